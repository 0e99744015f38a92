import { casesOf } from '../domain/brief/cases/all.ts';
import { drawCase, strandsForBeginners } from '../domain/brief/cases/draw-case.ts';
import { writeCase } from '../domain/brief/cases/write-case.ts';
import { readChoice } from '../domain/brief/choice.ts';
import { writeDirection } from '../domain/brief/direction/write-direction.ts';
import { briefMarkdown } from '../domain/brief/markdown/markdown.ts';
import { industryIds } from '../domain/catalog/industries.ts';
import { levelIds } from '../domain/catalog/levels.ts';

/*
 * Prints a brief of each conflict of a case, for people to read: `node scripts/cases-print.ts late-check-in 7 retro luxury`.
 */
const [id, seed = '1', ...asked] = process.argv.slice(2);
const { styles } = readChoice({ styles: asked.length > 0 ? asked : ['minimal'] });
const one = industryIds.flatMap(casesOf).find((each) => each.id === id);
if (!one) throw new Error(`There is no case called ${id}`);
const days = { foundation: 3, professional: 14, stretch: 30 };
for (const [n, strand] of one.strands.entries()) {
  const only = { ...one, strands: [strand, strand, strand] as const };
  const wanted = levelIds[n % levelIds.length]!;
  const level = wanted === 'foundation' && !strandsForBeginners(one).includes(strand) ? 'professional' : wanted;
  const input = { styles, level, timeBoxDays: days[level], seed };
  const drawn = drawCase(only, input);
  const content = { ...writeCase(drawn), ...writeDirection(drawn) };
  const { title } = content;
  const record = {
    docket: one.id,
    industry: one.industry,
    engine: 'composer',
    model: null,
    originality: null,
  } as const;
  const work = { assignedTo: null, milestones: [], ticks: [], url: '' };
  process.stdout.write(`${briefMarkdown({ ...input, ...record, ...work, title, content })}\n`);
}
