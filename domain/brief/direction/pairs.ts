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

/** Two pairs for each temper, so that briefs of one style do not all look the same. */
export const pairs: Readonly<Record<StyleId, Readonly<Record<Temper, readonly [Pair, Pair]>>>> = {
  minimal: {
    calm: [pair(inter, 600, inter), pair(plex, 600, plex)],
    lively: [pair(figtree, 700, inter), pair(figtree, 700, figtree)],
  },
  bold: {
    calm: [pair(archivo, 800, archivo), pair(inter, 800, inter)],
    lively: [pair(bricolage, 800, figtree), pair(archivo, 800, figtree)],
  },
  playful: {
    calm: [pair(nunito, 800, nunito), pair(bricolage, 800, nunito)],
    lively: [pair(baloo, 700, nunito), pair(baloo, 700, figtree)],
  },
  luxury: {
    calm: [pair(cormorant, 600, inter), pair(cormorant, 600, figtree)],
    lively: [pair(fraunces, 600, plex), pair(fraunces, 600, inter)],
  },
  corporate: {
    calm: [pair(plex, 600, plex), pair(notoSans, 600, notoSans)],
    lively: [pair(archivo, 700, plex), pair(archivo, 700, inter)],
  },
  retro: {
    calm: [pair(bitter, 700, notoSans), pair(bitter, 700, figtree)],
    lively: [pair(oswald, 600, bitter), pair(oswald, 600, notoSans)],
  },
  futuristic: {
    calm: [pair(spaceGrotesk, 600, plex), pair(spaceGrotesk, 600, inter)],
    lively: [pair(chakra, 600, inter), pair(chakra, 600, plex)],
  },
  organic: {
    calm: [pair(notoSerif, 600, notoSans), pair(notoSerif, 600, nunito)],
    lively: [pair(fraunces, 600, nunito), pair(fraunces, 600, notoSans)],
  },
};

/** For scripts that no pair of the style covers, and needs that few of them meet. */
export const otherPairs: readonly { styles: readonly StyleId[]; pair: Pair }[] = [
  { styles: ['minimal'], pair: pair(notoSans, 600, notoSans) },
  { styles: ['minimal', 'corporate', 'bold'], pair: pair(inter, 600, inter) },
  { styles: ['bold'], pair: pair(figtree, 700, figtree) },
  { styles: ['bold', 'playful'], pair: pair(nunito, 800, notoSans) },
  { styles: ['bold'], pair: pair(bitter, 700, notoSans) },
  { styles: ['playful'], pair: pair(figtree, 700, nunito) },
  { styles: ['playful'], pair: pair(baloo, 700, notoSans) },
  { styles: ['luxury', 'retro'], pair: pair(notoSerif, 600, notoSans) },
  { styles: ['luxury', 'retro'], pair: pair(notoSerif, 600, figtree) },
  { styles: ['luxury'], pair: pair(notoSerif, 600, plex) },
  { styles: ['retro'], pair: pair(notoSerif, 600, bitter) },
  { styles: ['organic'], pair: pair(bitter, 700, nunito) },
  { styles: ['futuristic'], pair: pair(plex, 600, plex) },
  { styles: ['futuristic', 'corporate'], pair: pair(figtree, 700, plex) },
  { styles: ['futuristic'], pair: pair(chakra, 600, chakra) },
  { styles: [], pair: pair(vazirmatn, 700, vazirmatn) },
];
