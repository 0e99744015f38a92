import { thousands } from '../value/thousands.ts';

/** By their number, from "no" on. */
export const numberWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** "three", and "13" from thirteen on. */
export function numberWord(count: number): string {
  return numberWords[count] ?? String(count);
}

/** 1,240 or 3.5: with thousands separators and at most one decimal place. */
export function writeNumber(value: number): string {
  const rounded = Math.abs(value) >= 10 ? Math.round(value) : Math.round(value * 10) / 10;
  const [whole, decimals] = String(rounded).split('.');
  return decimals ? `${thousands(whole!)}.${decimals}` : thousands(whole!);
}
