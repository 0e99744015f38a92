import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { composeBrief } from '../domain/brief/compose.ts';
import { briefMarkdown, markdownFileName } from '../domain/brief/markdown/markdown.ts';
import { industryIds, industryOf } from '../domain/catalog/industries.ts';
import { levelIds, timeBoxes } from '../domain/catalog/levels.ts';
import { styleIds, styleOf } from '../domain/catalog/styles.ts';
import { Random } from '../domain/random.ts';

/*
 * Prints random briefs exactly as the composer writes them, for people to read:
 * npm run briefs:print -- --count 20 --seed 2026 --into docs/samples
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: '2026' },
    into: { type: 'string', default: 'docs/samples' },
  },
});
const random = new Random(`print ${values.seed}`);
rmSync(values.into, { recursive: true, force: true });
mkdirSync(values.into, { recursive: true });

const index: string[] = [];
for (let n = 1; n <= Number(values.count); n += 1) {
  const input = {
    industry: random.pick(industryIds),
    styles: random.sample(styleIds, random.int(1, 2)),
    level: random.pick(levelIds),
    timeBoxDays: random.pick(timeBoxes).days,
    seed: `${values.seed} ${n}`,
  };
  const { content } = composeBrief(input);
  const docket = String(n).padStart(2, '0');
  const text = briefMarkdown({
    ...input,
    docket,
    title: content.title,
    engine: 'composer',
    model: null,
    originality: null,
    assignedTo: null,
    content,
    milestones: [],
    ticks: [],
    url: '',
  });
  const file = markdownFileName({ docket, title: content.title });
  const line = `\`${JSON.stringify(input)}\``;
  writeFileSync(join(values.into, file), `${text.trimEnd()}\n\n---\n\n\`composeBrief\` of ${line}\n`);
  const styles = input.styles.map((id) => styleOf(id).label).join(', ');
  index.push(`${n}. [${content.title}](${file}): ${industryOf(input.industry).label}, ${styles}, ${input.level}`);
}
writeFileSync(
  join(values.into, 'README.md'),
  `# ${values.count} briefs, drawn at random\n\nAs the embedded composer wrote them; nobody chose among them or touched a word. Each ends with the choice and the seed that write it\nagain. \`npm run briefs:print -- --count ${values.count} --seed ${values.seed} --into ${values.into}\` prints them anew. The plot twist, which a client of the product keeps until a\nmilestone, stands at the end of each.\n\n${index.join('\n')}\n`,
);
