import type { StyleId } from '../../catalog/styles.ts';
import type { Temper } from './base/base-set.ts';
import { type Face, faces } from './faces.ts';

export interface Pair {
  heading: { face: Face; weight: number };
  body: { face: Face; weight: number };
}

const pair = (heading: Face, weight: number, body: Face): Pair => ({
  heading: { face: heading, weight },
  body: { face: body, weight: 400 },
});

const { inter, plex, figtree, archivo, bricolage, nunito, baloo, cormorant, fraunces } = faces;
const { notoSerif, notoSans, bitter, oswald, spaceGrotesk, chakra, vazirmatn } = faces;

export const pairs: Readonly<Record<StyleId, Readonly<Record<Temper, Pair>>>> = {
  minimal: { calm: pair(inter, 600, inter), lively: pair(figtree, 700, inter) },
  bold: { calm: pair(archivo, 800, archivo), lively: pair(bricolage, 800, figtree) },
  playful: { calm: pair(nunito, 800, nunito), lively: pair(baloo, 700, nunito) },
  luxury: { calm: pair(cormorant, 600, inter), lively: pair(fraunces, 600, plex) },
  corporate: { calm: pair(plex, 600, plex), lively: pair(archivo, 700, plex) },
  retro: { calm: pair(bitter, 700, notoSans), lively: pair(oswald, 600, bitter) },
  futuristic: { calm: pair(spaceGrotesk, 600, plex), lively: pair(chakra, 600, inter) },
  organic: { calm: pair(notoSerif, 600, notoSans), lively: pair(fraunces, 600, nunito) },
};

/** For scripts that no pair of the style covers; the first that covers them is taken. */
export const otherPairs: readonly { styles: readonly StyleId[]; pair: Pair }[] = [
  { styles: ['playful'], pair: pair(baloo, 700, notoSans) },
  { styles: ['organic', 'luxury', 'retro'], pair: pair(notoSerif, 600, notoSans) },
  { styles: ['minimal', 'corporate', 'bold'], pair: pair(inter, 600, inter) },
  { styles: ['futuristic'], pair: pair(plex, 600, plex) },
  { styles: ['minimal', 'corporate'], pair: pair(notoSans, 600, notoSans) },
  { styles: ['futuristic'], pair: pair(chakra, 600, chakra) },
  { styles: ['minimal', 'corporate'], pair: pair(vazirmatn, 700, vazirmatn) },
];
