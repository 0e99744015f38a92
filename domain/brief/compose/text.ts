import { inDiction } from './diction.ts';
import type { Random } from './random.ts';

/**
 * A text with choices and facts: `[this|that]` picks one of the two, `{lost}` inserts the fact `lost`, `{shops:w}`
 * writes a number up to twelve as a word. Choices can be nested; ` || ` separates whole texts with the same
 * meaning.
 */
export type Text = string;

export type Facts = Readonly<Record<string, string>>;

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

export function numberWord(count: number): string {
  return words[count] ?? String(count);
}

/**
 * Writes a text out.
 * @throws when it needs an unknown fact: an error in a table, which the tests find.
 */
export function write(text: Text, facts: Facts, random: Random): string {
  return tidy(speak(text, facts, random));
}

/** Like `write`, for names and half sentences: no capital is added. */
export function writePlain(text: Text, facts: Facts, random: Random): string {
  return fixArticles(speak(text, facts, random));
}

/** Preferred words are replaced before facts are inserted, because facts must not change. */
function speak(text: Text, facts: Facts, random: Random): string {
  return fill(inDiction(choose(text, random), facts.diction ?? ''), facts);
}

const innermost = /\[([^[\]]*)\]/;

function choose(text: Text, random: Random): string {
  let open = text.includes(' || ') ? random.pick(text.split(' || ')) : text;
  for (let match = innermost.exec(open); match; match = innermost.exec(open)) {
    const picked = random.pick(match[1]!.split('|'));
    open = open.slice(0, match.index) + picked + open.slice(match.index + match[0].length);
  }
  return open;
}

const slot = /\{([a-zA-Z]\w*)(:w)?\}(’s(?!\p{L}))?/gu;
const plural = /\p{Ll}{3}[^s’]s$/u;
const unitNext = /^ (?:km|cm|mm|kg|px|m|m²|o’clock|pt)(?![a-z])/;

function fill(text: string, facts: Facts): string {
  const values = [...text.matchAll(slot)]
    .map(([, key]) => facts[key!])
    .filter((value) => /^\d[\d,.]*$/.test(value ?? ''));
  // Numbers under ten are words, unless the text has a larger number to compare with.
  const small = values.every((value) => value!.length === 1);
  return text.replace(slot, (match, key: string, asWord: string | undefined, owns: string | undefined, at: number) => {
    const fact = facts[key];
    if (fact === undefined) throw new Error(`no fact called ${key} for: ${text}`);
    const next = text.slice(at + match.length);
    const counted = small && /^\d$/.test(fact) && /^ \p{Ll}/u.test(next) && !unitNext.test(next);
    if ((asWord || counted) && /^\d+$/.test(fact)) return numberWord(Number(fact)) + (owns ?? '');
    // A plural takes only an apostrophe: the Textiles’ sign.
    return fact + (owns && plural.test(fact) ? '’' : (owns ?? ''));
  });
}

function fixArticles(text: string): string {
  return text.replace(/\b([Aa]) (?=(?:8|11|18)(?:[\s,%-]|$)|8\d|eight|eleven)/g, '$1n ');
}

/** Makes the first letter of each sentence a capital. */
function tidy(text: string): string {
  const clean = fixArticles(text)
    .replace(/ \([^()]*\)(?=’s\b)/g, '') // An introduction in brackets is dropped before “’s”.
    .replace(/ {2,}/g, ' ')
    .trim();
  return clean
    .replace(/^([("'‘“]?)(\p{Ll})/u, (_, open: string, letter: string) => open + letter.toUpperCase())
    .replace(/((?:\.”?|[!?]) )(\p{Ll})/gu, (_, end: string, letter: string) => end + letter.toUpperCase());
}
