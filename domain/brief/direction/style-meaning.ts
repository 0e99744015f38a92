import type { StyleId } from '../../catalog/styles.ts';
import type { Random } from '../../random.ts';

/** What each style is, in a few ways that leave room for every case. The thing to look at is the case's own. */
export const styleMeanings: Readonly<Record<StyleId, readonly string[]>> = {
  minimal: ['few things and much space', 'nothing without work to do', 'one thing at a time, with air around it'],
  bold: ['large type and full colour', 'few heavy shapes and strong colour', 'big words and hard contrast'],
  playful: ['round shapes and light details', 'simple figures and bright spots', 'soft corners and clear colour'],
  luxury: ['wide margins and careful details', 'few words and much space', 'quiet colour and exact edges'],
  corporate: ['straight rows and fixed places', 'one grid and plain labels', 'the same order on every page'],
  retro: ['frames and letters of another time', 'heavy frames and few inks', 'ruled lines and stamped words'],
  futuristic: ['precise lines and exact figures', 'exact shapes and short signals', 'clear marks and even steps'],
  organic: ['soft shapes and uneven edges', 'rounded shapes and calm colour', 'uneven lines and rough grounds'],
};

/** One of them that shares no word with what the brief says of the style already: rough grounds are not used and avoided. */
export function drawMeaning(style: StyleId, said: string, random: Random): string {
  const free = styleMeanings[style].filter(
    (meaning) => !stems(meaning).some((stem) => said.toLowerCase().includes(stem)),
  );
  return random.pick(free.length > 0 ? free : styleMeanings[style]);
}

const stems = (text: string): string[] =>
  (text.match(/[a-z-]{5,}/g) ?? []).map((word) => word.replace(/(?:s|es)$/, ''));
