import { numberWord } from '../numbers.ts';
import type { DrawnCase } from './draw-case.ts';
import { capital, count, listOf } from './phrases.ts';

/** "Your task": what is designed and for whom, the first screen, what to hand in, and the language. */
export function writeTask(drawn: DrawnCase): string {
  const { case: one, facts, has, strand, features } = drawn;
  const [first] = features;
  const shown = shownLanguage(drawn);
  const hard = features.find(({ key }) => key === strand.at)!;
  return [
    one.task(facts, has),
    `The first screen is ‘${first!.title}’: it ${first!.does}.`,
    hard !== first &&
      `The hardest decision is in ‘${hard.title}’: it ${hard.does}. It is the second most important screen.`,
    handIn(drawn),
    language(drawn),
    shown && `Show one frame of ‘${first!.title}’ in ${shown}.`,
  ]
    .filter(Boolean)
    .join(' ');
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

/** Designers write in English. Other languages of the screens ask for room. */
export function language({ setting, input }: Pick<DrawnCase, 'setting' | 'input'>): string {
  const [main] = setting.languages;
  const here = input.level === 'foundation' ? [main] : setting.languages;
  const others = here.filter((each) => each !== 'English');
  if (others.length === 0) return 'Write in English.';
  const named = others.map(
    (each) => capital(each) + (RIGHT_TO_LEFT.has(each) ? ', which reads from right to left' : ''),
  );
  const screens = `the screens will ${main === 'English' ? 'also be' : 'be'} in ${named.join(', and in ')}`;
  return `Write in English, and leave a fifth more room: ${screens}.`;
}

/** The language in which the most practised show one frame of the first screen; `null` where there is none. */
export function shownLanguage({ setting, input }: Pick<DrawnCase, 'setting' | 'input'>): string | null {
  const other = setting.languages.findLast((each) => each !== 'English');
  return input.level === 'stretch' && other ? capital(other) : null;
}

const RIGHT_TO_LEFT = new Set(['Arabic', 'Hebrew', 'Persian', 'Urdu', 'Dari', 'Pashto']);
