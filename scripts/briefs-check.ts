import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { checkCorpus, corpusInputs } from '../domain/brief/quality/corpus/check-corpus.ts';
import { composeCorpus } from '../domain/brief/quality/corpus/compose-corpus.ts';
import { sampleDesigns } from '../server/sample/designs/all.ts';
import { checkPlainWords } from './briefs/plain-words.ts';
import { writeWithModel } from './briefs/write-with-model.ts';

/*
 * Writes briefs and runs the mechanical checks of docs/briefs.md on them; the exit code is 1 when a check fails. The same
 * count and seed give the same figures.
 *
 * npm run briefs:check -- --count 1080 --seed a             the composer
 * npm run briefs:check -- --count 216 --model sandbox-mediocre     a language model of `npm run sandbox:model`, through the gate
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1080' },
    seed: { type: 'string', default: 'a' },
    model: { type: 'string' },
  },
});
const count = Number(values.count);
if (!Number.isInteger(count) || count < 24) {
  console.error('--count takes a whole number from 24.');
  process.exit(1);
}

const started = performance.now();
const inputs = corpusInputs(count, values.seed);
const run = values.model ? await writeWithModel(inputs, values.model) : null;
const samples = run?.samples ?? composeCorpus(inputs);
const lines = [
  ...checkCorpus(samples, {
    reference: sampleDesigns.map(({ brief }) => brief.content),
    compress: (text) => gzipSync(text, { level: 9 }).length,
    isComposed: run === null,
  }),
  ...checkPlainWords(samples),
];

const verdicts = { met: 'met', missed: 'MISSED', unmeasured: 'no verdict', warned: 'warning' } as const;
for (const { code, name, figure, threshold, verdict } of lines) {
  console.log(
    `${code.padEnd(4)}${verdicts[verdict].padEnd(11)}${name}\n${' '.repeat(15)}${figure}\n${' '.repeat(15)}wanted: ${threshold}`,
  );
}
if (run) {
  const { asItCame, mended, composed, refused } = run.ends;
  const found = [...run.found].sort((one, other) => other[1] - one[1]).map(([code, briefs]) => `${code} in ${briefs}`);
  console.log(
    `\nFirst answers of ${values.model} as the gate found them: ${found.join(', ') || 'nothing wrong'}.\n${asItCame} briefs passed as the model left them, ${mended} with sections mended by the composer, ${composed} were composed anew, ${refused} refused with an error; at most ${run.callsAtMost} calls a brief.`,
  );
}
const tally = (verdict: keyof typeof verdicts): number => lines.filter((line) => line.verdict === verdict).length;
console.log(
  `\n${count} briefs, seed ${values.seed}: ${tally('met')} of ${lines.length} met, ${tally('missed')} missed, ${tally('warned')} with a warning, ${tally('unmeasured')} without a verdict (${Math.round((performance.now() - started) / 100) / 10} s)`,
);
process.exit(tally('missed') === 0 ? 0 : 1);
