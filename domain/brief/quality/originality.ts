import type { BriefContent } from '../content.ts';
import { proseOf, wordsOf } from './prose.ts';

/*
 * Similarity of two briefs: the share of their runs of five words that both have (Jaccard). The exact figure needs
 * both texts; a signature (MinHash) is small enough to store with each brief and estimates it to about ±3 points.
 */

/**
 * From this similarity on, a brief is written again (check M2). Two briefs of one case are 0.34 alike in the median and
 * 0.66 in one of a hundred pairs; two of different cases are never above 0.04.
 */
export const LIKENESS_MAX = 0.6;

const SHINGLE_WORDS = 5;
const SLOTS = 256;
const HEX_PER_SLOT = 4;

/** Hashes of the runs of five words in a brief. */
export function shinglesOf(content: BriefContent): Set<number> {
  const shingles = new Set<number>();
  for (const text of proseOf(content)) {
    const words = wordsOf(text);
    for (let start = 0; start + SHINGLE_WORDS <= words.length; start += 1) {
      shingles.add(hash(words.slice(start, start + SHINGLE_WORDS).join(' ')));
    }
  }
  return shingles;
}

/** The exact similarity of two sets of shingles, 0 to 1. */
export function jaccard(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared += 1;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** A brief's signature: 1,024 hexadecimal digits to store and to compare with other briefs. */
export function signatureOf(content: BriefContent): string {
  const least = new Uint32Array(SLOTS).fill(0xffffffff);
  for (const shingle of shinglesOf(content)) {
    for (let slot = 0; slot < SLOTS; slot += 1) {
      const value = (Math.imul(shingle, factors[slot]!) + offsets[slot]!) >>> 0;
      const mixed = (value ^ (value >>> 15)) >>> 0;
      if (mixed < least[slot]!) least[slot] = mixed;
    }
  }
  return Array.from(least, (value) => (value & 0xffff).toString(16).padStart(HEX_PER_SLOT, '0')).join('');
}

/**
 * Similarity of two briefs by their signatures, 0 to 1.
 * @throws RangeError when one of them is not such a signature.
 */
export function likeness(one: string, other: string): number {
  const length = SLOTS * HEX_PER_SLOT;
  if (one.length !== length || other.length !== length) throw new RangeError('not a signature');
  let equal = 0;
  // Digits are compared one by one: a new brief is compared with hundreds, and slices of strings would take most of
  // the time.
  for (let at = 0; at < length; at += HEX_PER_SLOT) {
    let same = 0;
    while (same < HEX_PER_SLOT && one.charCodeAt(at + same) === other.charCodeAt(at + same)) same += 1;
    if (same === HEX_PER_SLOT) equal += 1;
  }
  return equal / SLOTS;
}

/** 'nearest earlier brief: 21 % alike' (BRIEF-13); `null` when it is the first. */
export function nearestSentence(highest: number | null): string {
  return highest === null ? 'the first brief here' : `nearest earlier brief: ${Math.round(highest * 100)} % alike`;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value ^= value >>> 16;
  value = Math.imul(value, 0x7feb352d);
  return (value ^ (value >>> 15)) >>> 0;
}

const factors = Uint32Array.from({ length: SLOTS }, (_, slot) => hash(`factor ${slot}`) | 1);
const offsets = Uint32Array.from({ length: SLOTS }, (_, slot) => hash(`offset ${slot}`));
