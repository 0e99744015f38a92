import type { Random } from './random.ts';

/**
 * The words a brief prefers where English has two that mean the same: one brief says “someone” and “phone” throughout, another
 * “somebody” and “telephone”. Drawn once for a brief, so that it sounds like one person; another brief sounds like another.
 */

interface Choice {
  /** What is replaced when the draw falls this way; `null` leaves the text as the table has it. */
  ways: readonly (readonly [RegExp, string] | null)[];
}

const word = (text: string): RegExp => new RegExp(`\\b(${text[0]!.toUpperCase()}|${text[0]!})${text.slice(1)}\\b`, 'g');
/** Swaps one word for another that begins with the given letter, keeping the capital. */
const swap = (from: string, to: string): Choice['ways'][number] => [word(from), to];

const count =
  '(?=\\{|\\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|ninety)\\b)';
const notAfterEach = '(?!of|other|with|for|in|has|have|is|by|at|and|one|to|on|from)';
const notAfterEvery =
  '(?!second|third|fourth|fifth|sixth|ninth|tenth|hundredth|other|few|two|three|four|five|ten|hundred|one)';

const choices: readonly Choice[] = [
  { ways: [swap('somebody', 'someone'), swap('someone', 'somebody')] },
  { ways: [swap('nobody', 'no one'), swap('no one', 'nobody')] },
  { ways: [swap('anybody', 'anyone'), swap('anyone', 'anybody')] },
  { ways: [swap('everybody', 'everyone'), swap('everyone', 'everybody')] },
  { ways: [null, swap('telephone', 'phone')] },
  { ways: [null, swap('telephones', 'phones')] },
  { ways: [null, swap('begins', 'starts')] },
  { ways: [null, [/\b(B|b)egin (?=with|at|in|from|again)/g, 'start ']] },
  {
    ways: [
      [new RegExp(`\\b(E|e)ach (?=[a-z])${notAfterEach}`, 'g'), 'every '],
      [new RegExp(`\\b(E|e)very (?=[a-z])${notAfterEvery}`, 'g'), 'each '],
    ],
  },
  {
    ways: [
      null,
      [new RegExp(`\\b(A|a)bout ${count}`, 'g'), 'roughly '],
      [new RegExp(`\\b(A|a)bout ${count}`, 'g'), 'around '],
    ],
  },
  { ways: [swap('instead of', 'rather than'), swap('rather than', 'instead of')] },
  { ways: [null, [/\b(H|h)alf of the (?!year|time)/g, 'half the ']] },
  {
    ways: [
      [/(?<!\b[Tt]he )\b(P|p)eople who\b/g, 'those who'],
      [/\b(T|t)hose who\b/g, 'people who'],
    ],
  },
  { ways: [null, swap('beforehand', 'in advance')] },
  { ways: [null, swap('large', 'big')] },
  { ways: [null, [/(?<=^|\. )(T)oday (?=[a-z{])/g, 'at present ']] },
  { ways: [null, swap('afterwards', 'later')] },
  { ways: [null, [/(?<=\d|\})(%)(?=[ ,;:.)])/g, ' per cent']] },
  {
    ways: [
      null,
      [
        /(?<=(?:\}|\d)(?: (?!in\b|for\b|of\b|to\b|at\b|within\b|on\b|by\b|with\b|and\b|or\b|as\b|not\b|is\b|was\b|times\b)[a-z]+){0,2}) (a) (?=(?:day|week|month|year)\b)/g,
        ' per ',
      ],
    ],
  },
]; // prettier-ignore

/** One digit for each choice; short enough to be stored with the facts. */
export function drawDiction(random: Random): string {
  return choices.map(({ ways }) => random.int(0, ways.length - 1)).join('');
}

/** A text in the words that a brief prefers. An unknown or empty diction leaves it as it is. */
export function inDiction(text: string, diction: string): string {
  let spoken = text;
  choices.forEach(({ ways }, index) => {
    const way = ways[Number(diction[index])];
    if (way) spoken = spoken.replace(way[0], (_, first: string) => keepCapital(first, way[1]));
  });
  return spoken;
}

function keepCapital(first: string, text: string): string {
  return /^\p{Lu}$/u.test(first) ? text[0]!.toUpperCase() + text.slice(1) : text;
}
