import type { BriefContent, PartialBriefContent } from './content.ts';
import { firstScreen } from './task-parts.ts';

export interface Voice {
  /** `null` where a side does not begin with one of the people. */
  name: string | null;
  role: string;
  words: string;
}

/** A side of the conflict with the person who holds it: "Ruth Hallam, head of cards, wants …". */
export function voiceOf(side: string, stakeholders: readonly Partial<BriefContent['stakeholders'][number]>[]): Voice {
  const name = stakeholders.find((person) => person.name && side.startsWith(`${person.name}, `))?.name;
  const begin = side.indexOf(', wants ');
  if (!name || begin <= name.length) return { name: null, role: '', words: side };
  return { name, role: side.slice(name.length + 2, begin), words: `W${side.slice(begin + 3)}` };
}

/** The people with a say who do not speak in the conflict. Older briefs say of each what he or she wants. */
export function withoutVoice<P extends { name?: string; wants?: string | undefined }>(content: {
  tension?: BriefContent['tension'] | undefined;
  stakeholders?: readonly P[] | undefined;
}): P[] {
  const { tension, stakeholders = [] } = content;
  return stakeholders.filter(
    ({ name = '', wants }) => wants || ![tension?.a, tension?.b].some((side) => side?.startsWith(name)),
  );
}

/** Where the conflict shows: "In ‘Pause’." Empty where that is the screen to begin with, as the task says. */
export function placeOfConflict({ task = '', tension }: Pick<PartialBriefContent, 'task' | 'tension'>): string {
  const where = tension?.where ?? '';
  const [, screen] = /^In ‘(.*)’\.$/.exec(where) ?? [];
  return screen && task.includes(firstScreen(screen, '')) ? '' : where;
}
