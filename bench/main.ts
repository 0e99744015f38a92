import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createReport, type Report } from './report.ts';

/*
 * npm run bench -- <name> [options] [--json]
 * Each figure is printed with its goal; floor and product run in turn in one process tree, so that only ratios are compared.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { json: { type: 'boolean', default: false }, rows: { type: 'string' } },
});
const names = readdirSync(join(import.meta.dirname, 'suites')).map((file) => file.replace(/\.ts$/, ''));
const [name] = positionals;

if (!name || !names.includes(name)) {
  process.stderr.write(`npm run bench -- <${names.join(' | ')}> [--json]\n`);
  process.exit(2);
}

const suite = (await import(`./suites/${name}.ts`)) as {
  run(report: Report, options: Record<string, unknown>): Promise<void>;
};
const report = createReport({ json: Boolean(values.json) });
await suite.run(report, values);
report.end();
process.exit(0);
