import type { BriefContent } from '../content.ts';
import { countries } from '../places/all.ts';
import type { Country } from '../places/country.ts';
import { blocked, type Failure, noted } from './failure.ts';
import { proseOf } from './prose.ts';
import { KNOWN_BRANDS, STOCK_NAMES } from './word-lists.ts';

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The country of a brief; `null` when it names no known one. */
export function countryIn({ task = '', projectDescription, personas }: BriefContent): Country | null {
  const homes = personas.map(({ location }) => location).join('\n');
  const texts = [task, projectDescription, homes];
  const named = (says: (country: Country, text: string) => boolean) =>
    texts.flatMap((text) => countries.find((country) => says(country, text)) ?? []).at(0);
  return (
    named(({ name }, text) => hasName(text, name)) ??
    named(({ towns }, text) => towns.some(({ name }) => hasName(text, name))) ??
    null
  );
}

/** Ho is a town in Ghana, and also the beginning of Hobart. */
const hasName = (text: string, name: string): boolean =>
  text.includes(name) && new RegExp(`(?<!\\p{L})${literal(name)}(?!\\p{L})`, 'u').test(text);

const signs = [...new Set(countries.map(({ money }) => money.sign.trim()))]
  .sort((a, b) => b.length - a.length)
  .map(literal)
  .join('|');
const moneyBefore = new RegExp(`(?<![\\p{L}\\p{Sc}])(${signs})\\s?\\d`, 'gu');
const moneyAfter = new RegExp(`(?<=\\d\\s)(${signs})(?![\\p{L}\\p{Sc}])`, 'gu');

/** Currency signs that stand beside an amount in a text. */
export function moneyIn(text: string): string[] {
  return [...text.matchAll(moneyBefore), ...text.matchAll(moneyAfter)].map((match) => match[1]!);
}

/** M21: people live near the work, prices are in that country's money, and ages fit the roles. */
export function checkPlace(content: BriefContent): Failure[] {
  const failures: Failure[] = [];
  const country = countryIn(content);
  const text = proseOf(content).join('\n');
  const signs = [...new Set(moneyIn(text))];
  if (signs.length > 1) failures.push(noted('M21', `Prices are in ${signs.join(' and ')}.`));
  else if (country && signs.length === 1 && signs[0] !== country.money.sign.trim()) {
    failures.push(noted('M21', `Prices in ${country.name} are in ${signs[0]}, not ${country.money.sign.trim()}.`));
  }
  if (/\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/.test(text))
    failures.push(noted('M21', 'A date in figures reads differently from country to country.'));
  return [...failures, ...content.personas.flatMap(checkAge)];
}

const ageRules: readonly { says: RegExp; least: number; most: number }[] = [
  { says: /\bretired\b|\bpensioner\b|\bgrand(?:mother|father)\b/i, least: 48, most: 95 },
  { says: /\bstudent\b(?! counsell| adviser| services)/i, least: 13, most: 45 },
  { says: /\bapprentice\b|\btrainee\b/i, least: 14, most: 40 },
  { says: /\bpupil\b|\bschoolgirl\b|\bschoolboy\b/i, least: 13, most: 20 },
  {
    says: /\b(?<!retired [a-z ]*)(?:doctor|(?<!tree )surgeon|judge|consultant|head ?teacher|headmaster)\b/i,
    least: 25,
    most: 75,
  },
  { says: /\b(?<!retired [a-z ]*)(?:new mother|mother of a baby|midwife|driver|pilot)\b/i, least: 17, most: 85 },
];

function checkAge({ name, role, age }: BriefContent['personas'][number]): Failure[] {
  const broken = ageRules.find(({ says, least, most }) => says.test(role) && (age < least || age > most));
  return broken ? [noted('M21', `${name} is ${age}, which does not fit ‘${role}’.`)] : [];
}

/** M8 for one brief: no name is typical of language models, and no two people share one. */
export function checkNames(content: BriefContent): Failure[] {
  const names = [...content.personas, ...content.stakeholders].map(({ name }) => name);
  const text = proseOf(content).join('\n');
  const stock = STOCK_NAMES.filter((name) => text.includes(name)).map((name) =>
    noted('M8', `${name} appears in everybody’s briefs.`),
  );
  const double = names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => noted('M8', `Two people are called ${name}.`));
  return [...stock, ...double];
}

/** M10 for the title alone: it names no real company. */
export function checkTitle({ title }: BriefContent): Failure[] {
  const words = title.split(/[^\p{L}\p{N}.’&-]+/u);
  const brand = KNOWN_BRANDS.find((name) => words.includes(name));
  return brand ? [blocked('M10', `The title names ${brand}.`)] : [];
}
