import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createReport, type Report } from './report.ts';

/*
 * npm run bench -- <name> [--json] [options of the suite]
 *
 * Each figure is printed with its goal; a missed goal ends the process with 1. Reference and product run
 * alternately, so that only ratios are compared.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    rows: { type: 'string' },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    frames: { type: 'string' },
    pairs: { type: 'string' },
    sizes: { type: 'string' },
  },
});
const names = readdirSync(join(import.meta.dirname, 'suites')).map((file) => file.replace(/\.ts$/, ''));
const [name] = positionals;

if (!name || !names.includes(name)) {
  process.stderr.write(
    `npm run bench -- <${names.join(' | ')}> [--json] [--rows 1000000] [--rounds 3] [--seconds 20] [--frames 20] [--pairs 1000] [--sizes 20,300]\n`,
  );
  process.exit(2);
}

const suite = (await import(`./suites/${name}.ts`)) as {
  run(report: Report, options: Options): Promise<void>;
};
const report = createReport(values);
await suite.run(report, values);
process.exit(report.end() ? 0 : 1);

/** All options of the command line; each suite reads its own. */
export type Options = Omit<typeof values, 'json'>;
