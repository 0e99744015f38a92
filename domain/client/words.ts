import { wordsOf } from '../brief/quality/prose.ts';

/** What a text is about, without the words that most questions have. */
export function stemsAsked(text: string): Set<string> {
  const asked = wordsOf(text).filter((word) => !empty.has(word));
  return new Set(asked.map(stem).filter((word) => word.length > 2));
}

/** Cut to what words of one family share: 'counting', 'counts' and 'counted' become one. */
export function stem(word: string): string {
  // Most words end in another letter, which is seen sooner than that there is nothing to cut.
  let left = word.endsWith('s') ? word.replace(/[’']s$/, '') : word;
  if (lastLetters.has(left.at(-1)!)) left = left.replace(/(?<=\p{L}{3})(?:ings?|ers?|ed|es|s|e)$/u, '');
  return left.at(-1) === left.at(-2) ? left.replace(/(\p{L})\1$/u, '$1') : left;
}
const lastLetters = new Set('sgrde');

/** Words that most questions have, whatever they are about. */
const empty = new Set(
  `a about after all also am an and any are as at be been being but by can could did do does for from get give go had happen happens has have he her here
  him his how i if in into use uses used using is it its just know like made many may me mean might more most much must my need no not now of on one or our out please
  say see shall she should so some tell than that the their them then there these they thing this those to too up us very want was we were
  need want what when where whether which who whom whose why will with would you your really exactly there’s what’s who’s it’s`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
