import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { checkCorpus, corpusInputs } from '#domain/brief/quality/corpus/check-corpus.ts';
import { composeCorpus } from '#domain/brief/quality/corpus/compose-corpus.ts';
import { sampleDesigns } from '../server/sample/designs/all.ts';

/*
 * Composes briefs and puts the 26 mechanical checks to them: `npm run briefs:check -- --count 1000 --seed a`. The same count and seed
 * give the same figures. Ends with 1 when a check is missed.
 */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '1000' }, seed: { type: 'string', default: 'a' } },
});
const count = Number(values.count);
if (!Number.isInteger(count) || count < 2) {
  console.error('--count takes a whole number from 2.');
  process.exit(1);
}

const started = performance.now();
const samples = composeCorpus(corpusInputs(count, values.seed));
const lines = checkCorpus(samples, {
  reference: sampleDesigns.map(({ brief }) => brief.content),
  compress: (text) => gzipSync(text, { level: 9 }).length,
});

const verdicts = { met: 'met', missed: 'MISSED', unmeasured: 'no verdict' } as const;
for (const { code, name, figure, threshold, verdict } of lines) {
  console.log(
    `${code.padEnd(4)}${verdicts[verdict].padEnd(11)}${name}\n${' '.repeat(15)}${figure}\n${' '.repeat(15)}wanted: ${threshold}`,
  );
}
const tally = (verdict: keyof typeof verdicts): number => lines.filter((line) => line.verdict === verdict).length;
console.log(
  `\n${count} briefs, seed ${values.seed}: ${tally('met')} of ${lines.length} met, ${tally('missed')} missed, ${tally('unmeasured')} without a verdict (${Math.round((performance.now() - started) / 100) / 10} s)`,
);
process.exit(tally('missed') === 0 ? 0 : 1);
