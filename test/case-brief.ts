import { casesOf } from '#domain/brief/cases/all.ts';
import { drawCase } from '#domain/brief/cases/draw-case.ts';
import { writeCase } from '#domain/brief/cases/write-case.ts';
import type { BriefContent } from '#domain/brief/content.ts';
import { writeDirection } from '#domain/brief/direction/write-direction.ts';
import type { LevelId } from '#domain/catalog/levels.ts';

/** A whole brief of one case, with task, first step and glossary. The glossary explains the first word of its first goal. */
export function buildCaseBrief(level: LevelId = 'foundation'): BriefContent {
  const one = casesOf('travel').find(({ id }) => id === 'late-check-in')!;
  const drawn = drawCase(one, { styles: ['retro', 'organic'], level, timeBoxDays: 14, seed: '7' });
  const content = { ...writeCase(drawn), ...writeDirection(drawn) };
  const [word] = content.projectGoals[0]!.split(' ');
  return {
    ...content,
    glossary: [...(content.glossary ?? []), { word: word!, means: 'which way a figure has to go.' }],
  };
}
