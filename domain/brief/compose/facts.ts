import type { Derive, Drawn, Numbers, Season } from './kinds.ts';
import type { Money } from './places/country.ts';
import type { Random } from './random.ts';

/** Chooses every number of a table. Money stays in euros until it is written. */
export function drawNumbers(numbers: Numbers, random: Random): Record<string, number | { eur: number }> {
  const drawn: Record<string, number | { eur: number }> = {};
  for (const [key, draw] of Object.entries(numbers)) {
    drawn[key] =
      'eur' in draw ? { eur: random.between(draw.eur[0], draw.eur[1]) } : random.int(draw[0], draw[1], draw[2]);
  }
  return drawn;
}

/** Adds the numbers that depend on chosen ones. They come in as plain numbers, money in euros. */
export function derive(drawn: Record<string, number | { eur: number }>, also: Derive | undefined): typeof drawn {
  if (!also) return drawn;
  const plain: Record<string, number> = {};
  for (const [key, value] of Object.entries(drawn)) plain[key] = typeof value === 'number' ? value : value.eur;
  return { ...drawn, ...also(plain satisfies Drawn) };
}

export function writeNumbers(drawn: Record<string, number | { eur: number }>, money: Money): Record<string, string> {
  const written: Record<string, string> = {};
  for (const [key, value] of Object.entries(drawn)) {
    written[key] = typeof value === 'number' ? writeNumber(value) : writeMoney(value.eur, money);
  }
  return written;
}

/** 1,240 or 3.5: with thousands separators and at most one decimal place. */
export function writeNumber(value: number): string {
  const rounded = Math.abs(value) >= 10 ? Math.round(value) : Math.round(value * 10) / 10;
  const [whole, decimals] = String(rounded).split('.');
  const grouped = whole!.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals ? `${grouped}.${decimals}` : grouped;
}

/** An amount as on a local price list: in the country's money, rounded as usual there. */
export function writeMoney(eur: number, money: Money): string {
  const amount = eur * money.rate;
  const text = amount < 20 ? writeSmall(amount) : writeNumber(roundTo(amount));
  if (money.after) return `${text} ${money.sign}`;
  // A currency sign of letters needs a space, as in KSh 450.
  return /^[A-Za-z]{2,}$/.test(money.sign) && money.sign !== 'RM' ? `${money.sign} ${text}` : `${money.sign}${text}`;
}

function writeSmall(amount: number): string {
  const rounded = Math.round(amount * 10) / 10;
  return Number.isInteger(rounded) ? String(rounded) : rounded.toFixed(2);
}

/** Two significant figures, three for amounts that people quote exactly. */
function roundTo(amount: number): number {
  const grid = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - (amount < 100 ? 1 : 2));
  return Math.round(amount / (grid * (amount >= 1000 ? 5 : 1))) * (grid * (amount >= 1000 ? 5 : 1));
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export function monthName(index: number): string {
  return months[((index % 12) + 12) % 12]!;
}

const seasonMonths = { spring: 3, summer: 6, autumn: 9, winter: 0 } as const;

/** A month in the middle of a season, 0 to 11, by hemisphere. */
export function seasonMonth(season: Season, southern: boolean): number {
  return (seasonMonths[season] + (southern ? 6 : 0)) % 12;
}

export function seasons(southern: boolean): Record<Season, string> {
  const month = (season: Season): string => monthName(seasonMonth(season, southern));
  return { spring: month('spring'), summer: month('summer'), autumn: month('autumn'), winter: month('winter') };
}
