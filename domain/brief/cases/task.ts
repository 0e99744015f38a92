import { numberWord } from '../compose/text.ts';
import type { DrawnCase } from './draw-case.ts';
import { capital, count, listOf } from './phrases.ts';

/** "Your task": what is designed and for whom, the first screen, what to hand in, and the language. */
export function writeTask(drawn: DrawnCase): string {
  const { case: one, facts, has, features } = drawn;
  const [first] = features;
  return [
    one.task(facts, has),
    `The first screen is ‘${first!.title}’: it ${first!.does}.`,
    handIn(drawn),
    language(drawn),
  ].join(' ');
}

function handIn({ surfaces, features, input }: DrawnCase): string {
  const framesOn = (key: string) =>
    features.filter(({ surface }) => surface === key).flatMap(({ handedIn }) => handedIn);
  const all = features.flatMap(({ handedIn }) => handedIn).length;
  const parts = surfaces.map(({ key, device }) => {
    const frames = framesOn(key).length;
    return `${numberWord(frames)} for the ${device}`;
  });
  const within = `Hand in ${count(all, 'frame')}${time(input.timeBoxDays)}`;
  return parts.length > 1 ? `${within}: ${listOf(parts)}.` : `${within}.`;
}

function time(days: number | null): string {
  if (days === null) return '';
  if (days <= 3) return ' by the end of the weekend';
  const words: Record<number, string> = { 7: 'one week', 14: 'two weeks', 30: 'one month' };
  return ` within ${words[days] ?? `${days} days`}`;
}

/** Designers write in English. Other languages of the screens ask for room, and of the most practised for a frame. */
function language({ setting, input }: DrawnCase): string {
  const [main, other] = setting.languages;
  if (main !== 'English')
    return `Write in English, and leave a fifth more room: the screens will be in ${capital(main)}.`;
  return other && input.level === 'stretch' ? `Write in English, and one frame in ${other}.` : 'Write in English.';
}
