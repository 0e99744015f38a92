import { type StyleId, styleOf } from '../../catalog/styles.ts';

/** What each style is, with one thing to look at. It leaves room for every case. */
const meanings: Readonly<Record<StyleId, string>> = {
  minimal: 'few things and much space, as on a gallery wall',
  bold: 'large type and full colour, as on a poster',
  playful: 'round shapes and light details, as in a picture book',
  luxury: 'wide margins and careful details, as on a printed invitation',
  corporate: 'straight rows and fixed places, as in a timetable',
  retro: 'frames and letters, as on old tickets',
  futuristic: 'precise lines and exact figures, as on an instrument',
  organic: 'soft shapes and uneven edges, like leaves',
};

/** "Minimal means few things and much space, as on a gallery wall." */
export function styleMeaning(style: StyleId): string {
  return `${styleOf(style).label} means ${meanings[style]}.`;
}
