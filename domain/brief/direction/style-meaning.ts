import type { StyleId } from '../../catalog/styles.ts';
import type { Random } from '../../random.ts';

/** What each style is, in a few ways, each with one thing to look at. They leave room for every case. */
export const styleMeanings: Readonly<Record<StyleId, readonly string[]>> = {
  minimal: [
    'few things and much space, as on a gallery wall',
    'nothing without work to do, as on a good road sign',
    'one thing at a time, with air around it, as on a clear desk',
  ],
  bold: [
    'large type and full colour, as on a poster',
    'few heavy shapes and strong colour, as on a flag',
    'big words and hard contrast, as on a market sign',
  ],
  playful: [
    'round shapes and light details, as in a picture book',
    'simple figures and bright spots, as on a board game',
    'soft corners and clear colour, as in a box of crayons',
  ],
  luxury: [
    'wide margins and careful details, as on a printed invitation',
    'few words and much space, as on a wine label',
    'quiet colour and exact edges, as on a good menu',
  ],
  corporate: [
    'straight rows and fixed places, as in a timetable',
    'one grid and plain labels, as on a good form',
    'the same order on every page, as in a handbook',
  ],
  retro: [
    'frames and letters, as on old tickets',
    'heavy frames and few inks, as on old packets',
    'ruled lines and stamped words, as in an old account book',
  ],
  futuristic: [
    'precise lines and exact figures, as on an instrument',
    'exact shapes and short signals, as on a control panel',
    'clear marks and even steps, as on a ship’s display',
  ],
  organic: [
    'soft shapes and uneven edges, like leaves',
    'rounded shapes and warm colour, like river stones',
    'uneven lines and rough grounds, as on hand-made paper',
  ],
};

/** One of them that shares no thing with what the brief says of the style already: leaves are not used and avoided. */
export function drawMeaning(style: StyleId, said: string, random: Random): string {
  const free = styleMeanings[style].filter(
    (meaning) => !stems(meaning).some((stem) => said.toLowerCase().includes(stem)),
  );
  return random.pick(free.length > 0 ? free : styleMeanings[style]);
}

const stems = (text: string): string[] =>
  (text.match(/[a-z-]{5,}/g) ?? []).map((word) => word.replace(/(?:s|es)$/, ''));
