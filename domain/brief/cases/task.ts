import { firstScreen, taskBeginnings } from '../task-parts.ts';
import type { DrawnCase } from './draw-case.ts';
import { capital, count } from './phrases.ts';

/** "Your task": what is designed and for whom, the screen to begin with, what to hand in, and the language. */
export function writeTask(drawn: DrawnCase): string {
  const { case: one, facts, has, strand, features } = drawn;
  const [first] = features;
  return [
    one.task(facts, has),
    firstScreen(first!.title, `it ${first!.does}.`),
    `${taskBeginnings.decide}on this screen: ${strand.decision}`,
    handIn(drawn),
    language(drawn),
  ].join(' ');
}

/** How many are for which screen, the deliverables say. */
function handIn({ features, input }: DrawnCase): string {
  const all = features.flatMap(({ handedIn }) => handedIn).length;
  return `${taskBeginnings.handIn}${count(all, 'frame')}${time(input.timeBoxDays)}.`;
}

function time(days: number | null): string {
  // The dates of the client are none for the designer.
  if (days === null) return ', on a day that you choose';
  if (days <= 3) return ' by the end of the weekend';
  const words: Record<number, string> = { 7: 'one week', 14: 'two weeks', 30: 'one month' };
  return ` within ${words[days] ?? `${days} days`}`;
}

/** Designers write in English. A translation asks for room. */
export function language({ setting }: Pick<DrawnCase, 'setting'>): string {
  const [main] = setting.languages;
  const english = `${taskBeginnings.language}English`;
  if (main === 'English') return `${english}.`;
  const there = capital(main);
  const room = `leave ${ROOM.find(([, languages]) => languages.has(there))?.[0] ?? 'a fifth'} more room for ${there}`;
  return RIGHT_TO_LEFT.has(there)
    ? `${english}, from left to right, and ${room}, which mirrors the screens.`
    : `${english}, and ${room}.`;
}

/** How much longer a translation usually is. */
const ROOM: readonly [string, ReadonlySet<string>][] = [
  ['a third', new Set(['German', 'Dutch', 'Finnish', 'Greek', 'Polish'])],
  ['a quarter', new Set(['French', 'Italian', 'Portuguese', 'Romanian', 'Spanish'])],
  ['a tenth', new Set(['Danish', 'Norwegian', 'Swedish'])],
];

const RIGHT_TO_LEFT = new Set(['Arabic', 'Hebrew', 'Persian', 'Urdu', 'Dari', 'Pashto']);
