import { dayInWords } from '../../value/day-in-words.ts';
import { thousands } from '../../value/thousands.ts';
import { numberWord, writeNumber } from '../numbers.ts';
import type { Money as Currency } from '../places/country.ts';
import type { Figure } from './case.ts';

/* Small parts of sentences that every case writes in the same way. */

/** "1,400", "2.5", "RM 21", "900 zł". */
export function writeFigure(figure: Figure, { sign, after }: Currency): string {
  if (typeof figure === 'number') return writeNumber(figure);
  const amount = Number.isInteger(figure.money) ? thousands(figure.money) : figure.money.toFixed(2);
  if (after) return `${amount} ${sign.trim()}`;
  return /[A-Za-z]$/.test(sign.trim()) ? `${sign.trim()} ${amount}` : `${sign.trim()}${amount}`;
}

/** Whole numbers below 13, but for money: "two". */
export function inWords(figure: Figure): string | undefined {
  if (typeof figure !== 'number' || !Number.isInteger(figure) || figure > 12 || figure < 1) return undefined;
  return numberWord(figure);
}

/** "a", "a and b", "a, b, and c"; with semicolons where an item holds a comma. */
export function listOf(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  const mark = items.some((item) => item.includes(',')) ? ';' : items.length > 2 ? ',' : '';
  return `${items.slice(0, -1).join(`${mark} `)}${mark} and ${items.at(-1)}`;
}

/** "one frame", "nine frames", "15 frames". */
export function count(number: number, noun: string): string {
  return `${numberWord(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/** [7, 1] is "1 July". */
export function writeDay([month, day]: readonly [number, number]): string {
  return dayInWords(new Date(Date.UTC(2025, month - 1, day)));
}

/** The last day of the month that is `months` after `month` (1 to 12): "31 August", or "31 January next year". */
export function endOfMonth(month: number, months: number): string {
  const day = dayInWords(new Date(Date.UTC(2025, month + months, 0)));
  return month + months > 12 ? `${day} next year` : day;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
