import type { Random } from './random.ts';

/**
 * The words that a brief prefers where English has two with one meaning: one brief says “someone” and “phone”
 * throughout, another “somebody” and “telephone”. They are chosen once per brief, so that it reads as written by
 * one person.
 */

/**
 * The pattern, the replacement, and a text that every match contains. Looking for that text first is a hundred
 * times faster.
 */
type Swap = readonly [from: RegExp, to: string, mark: string];

interface Choice {
  /** The replacements of each way, one or several; `null` leaves the text unchanged. */
  ways: readonly (Swap | readonly Swap[] | null)[];
}

const word = (text: string): RegExp => new RegExp(`\\b(${text[0]!.toUpperCase()}|${text[0]!})${text.slice(1)}\\b`, 'g');
/** Swaps one word for another with the same first letter, and keeps the capital. */
const swap = (from: string, to: string): Swap => [word(from), to, from.slice(1)];

const count =
  '(?=\\{|\\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|ninety)\\b)';
const notAfterEach =
  '(?!here|goes|takes|gets|may|can|must|will|needs|wants|knows|gives|holds|stands|costs|pays|counts|sees|says|done|made|drawn|told|under|over|after|before|about|[a-z]+ed|of|other|with|for|in|has|have|is|by|at|and|one|to|on|from)';
const notAfterEvery =
  '(?!second|third|fourth|fifth|sixth|ninth|tenth|hundredth|other|few|two|three|four|five|ten|hundred|one)';

/** ‘The people who’ and ‘eleven people who’ stay: ‘the those’ and ‘eleven those’ would be wrong. */
const notThose =
  '(?<![}\\d] |\\b(?:[Tt]he|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve|[Ff]ew|[Ff]ewer|[Mm]any|[Mm]ost|[Mm]ore|[Ss]ome|[Oo]ther|[Nn]o|[Hh]undred|[Tt]housand|[Gg]rown|[Nn]ew|[Yy]oung|[Oo]ld(?:er)?) )';

/** A brief with “don’t” also has “can’t”. Questions are not contracted, so their word order stays. */
const together: readonly Swap[] = [
  ['cannot', 'can’t'],
  ['do not', 'don’t'],
  ['does not', 'doesn’t'],
  ['is not', 'isn’t'],
  ['are not', 'aren’t'],
  ['has not', 'hasn’t'],
  ['have not', 'haven’t'],
  ['was not', 'wasn’t'],
  ['did not', 'didn’t'],
  ['would not', 'wouldn’t'],
].map(([full, short]) => swap(full!, short!));

const notBent =
  '(?<!\\b(?:[Nn]ot|[Ww]ill|[Ww]ould|[Ss]hould|[Ss]hall|[Cc]ould|[Mm]ay|[Mm]ight|[Tt]o|[Cc]an|[Nn]obody|[Nn]o one|[Nn]othing|[Nn]ever|[Nn]o longer) |’(?:d|ll) )';

const choices: readonly Choice[] = [
  { ways: [swap('somebody', 'someone'), swap('someone', 'somebody')] },
  { ways: [swap('nobody', 'no one'), swap('no one', 'nobody')] },
  { ways: [swap('anybody', 'anyone'), swap('anyone', 'anybody')] },
  { ways: [swap('everybody', 'everyone'), swap('everyone', 'everybody')] },
  { ways: [null, swap('telephone', 'phone')] },
  { ways: [null, swap('telephones', 'phones')] },
  { ways: [null, swap('begins', 'starts')] },
  { ways: [null, [/\b(B|b)egin (?=with|at|in|from|again)/g, 'start ', 'egin ']] },
  {
    ways: [
      [new RegExp(`\\b(E|e)ach (?=[a-z])${notAfterEach}`, 'g'), 'every ', 'ach '],
      [
        new RegExp(`(?<!\\b(?:[Nn]early|[Aa]lmost|[Nn]ot) )\\b(E|e)very (?=[a-z])${notAfterEvery}`, 'g'),
        'each ',
        'very ',
      ],
    ],
  },
  {
    ways: [
      null,
      [new RegExp(`\\b(A|a)bout ${count}`, 'g'), 'roughly ', 'bout '],
      [new RegExp(`\\b(A|a)bout ${count}`, 'g'), 'around ', 'bout '],
    ],
  },
  { ways: [swap('instead of', 'rather than'), swap('rather than', 'instead of')] },
  { ways: [null, [/\b(H|h)alf of the (?!year|time)/g, 'half the ', 'alf of the ']] },
  {
    ways: [
      [new RegExp(`${notThose}\\b(P|p)eople who\\b`, 'g'), 'those who', 'eople who'],
      [/\b(T|t)hose who\b/g, 'people who', 'hose who'],
    ],
  },
  { ways: [null, swap('beforehand', 'in advance')] },
  { ways: [null, swap('large', 'big')] },
  { ways: [null, [/(?<=^|\. )(T)oday (?=[a-z{])/g, 'at present ', 'oday ']] },
  { ways: [null, swap('afterwards', 'later')] },
  // A percentage has one spelling, in sentences and in the table of measures. The empty choice stays, so that later
  // random choices do not change.
  { ways: [null, null] },
  {
    ways: [
      null,
      [
        /(?<=(?:\}|\d)(?: (?!in\b|for\b|of\b|to\b|at\b|within\b|on\b|by\b|with\b|and\b|or\b|as\b|not\b|is\b|was\b|times\b|has\b|have\b|had\b|gives?\b|wants?\b|takes?\b|it\b|leaves\b|lasts?\b)[a-z]+){0,2}) (a) (?=(?:day|week|month|year)\b)/g,
        ' per ',
        ' a ',
      ],
    ],
  },
  { ways: [null, together] },
  { ways: [null, swap('until', 'till')] },
  {
    ways: [null, [new RegExp(`(?<!\\b(?:[Nn]o|[Nn]ot|[Oo]ver) )\\b(M|m)ore than ${count}`, 'g'), 'over ', 'ore than ']],
  },
  { ways: [null, [new RegExp(`${notBent}\\b(H|h)a(?:s|ve) to\\b`, 'g'), 'must', ' to']] },
  {
    ways: [
      [new RegExp(`\\b(N|n)o more than ${count}`, 'g'), 'at most ', 'o more than '],
      [new RegExp(`\\b(A|a)t most ${count}`, 'g'), 'no more than ', 't most '],
    ],
  },
  { ways: [null, [/(?<!\b[Aa] )\b(W|w)hile (?!and|that|each|the other)/g, 'whilst ', 'hile ']] },
  { ways: [null, [/\b(T|t)wice (?=a |per |each |every |in )/g, 'two times ', 'wice ']] },
  { ways: [null, [/\b(B|b)eside (?!itself|himself|herself|themselves)/g, 'next to ', 'eside ']] },
  { ways: [null, swap('often', 'frequently')] },
  { ways: [null, swap('a third of', 'one third of')] },
  { ways: [null, swap('each other', 'one another')] },
  { ways: [null, [new RegExp(`${notBent}(?<!n’t )\\b(W|w)ants? to\\b`, 'g'), 'would like to', 'ant']] },
]; // prettier-ignore

/** One digit for each choice, short enough to be stored with the facts. */
export function drawDiction(random: Random): string {
  return choices.map(({ ways }) => random.int(0, ways.length - 1)).join('');
}

/** The text with the brief's preferred words. An unknown or empty diction changes nothing. */
export function inDiction(text: string, diction: string): string {
  let spoken = text;
  choices.forEach(({ ways }, index) => {
    const way = ways[Number(diction[index])];
    if (!way) return;
    for (const [from, to, mark] of isSwap(way) ? [way] : way)
      if (spoken.includes(mark)) spoken = swapWords(spoken, from, to);
  });
  return spoken;
}

/** A fact’s name in braces may look like a word; it must not change. */
function swapWords(text: string, from: RegExp, to: string): string {
  return text.replace(from, (found, first: string, ...rest) => {
    const at = rest.find((argument) => typeof argument === 'number') as number;
    return text.lastIndexOf('{', at) > text.lastIndexOf('}', at) ? found : keepCapital(first, to);
  });
}

const isSwap = (way: Swap | readonly Swap[]): way is Swap => way[0] instanceof RegExp;

function keepCapital(first: string, text: string): string {
  return /^\p{Lu}$/u.test(first) ? text[0]!.toUpperCase() + text.slice(1) : text;
}
