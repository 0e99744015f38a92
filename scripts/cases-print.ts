import { casesOf } from '../domain/brief/cases/all.ts';
import { drawCase } from '../domain/brief/cases/draw-case.ts';
import { writeCase } from '../domain/brief/cases/write-case.ts';
import { briefMarkdown } from '../domain/brief/markdown/markdown.ts';
import { industryIds } from '../domain/catalog/industries.ts';
import { levelIds } from '../domain/catalog/levels.ts';

/*
 * Prints a brief of one case at each level, for people to read: `node scripts/cases-print.ts late-check-in 7`.
 */
const [id, seed = '1'] = process.argv.slice(2);
const one = industryIds.flatMap(casesOf).find((each) => each.id === id);
if (!one) throw new Error(`There is no case called ${id}`);
const days = { foundation: 3, professional: 14, stretch: 30 };
for (const level of levelIds) {
  const input = { styles: ['minimal'], level, timeBoxDays: days[level], seed } as const;
  const words = writeCase(drawCase(one, input));
  const content = { ...words, styleDescription: '', colors: [] };
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
