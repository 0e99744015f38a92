import type { BriefContent } from '#domain/brief/content.ts';

type People = Pick<BriefContent, 'personas' | 'stakeholders'>;

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const first = (name: string): string => name.split(' ')[0]!;

/**
 * Restores the composer's people in a model's brief: invented names are replaced everywhere, and ages, roles and homes
 * are reset.
 */
export function restorePeople(raw: Record<string, unknown>, drawn: People): Record<string, unknown> {
  const renamed = rename(raw, drawnNames(raw, drawn)) as Record<string, unknown>;
  const restored = { ...renamed };
  for (const field of fields) {
    const people = renamed[field];
    if (!Array.isArray(people) || drawn[field].length === 0) continue;
    restored[field] = people.slice(0, drawn[field].length).map((person: unknown, index) => {
      if (typeof person !== 'object' || person === null) return person;
      // The model writes what people want, feel and say; their other facts are fixed.
      const given: Record<string, unknown> = { ...drawn[field][index]! };
      const { goals: _, painPoints: __, quote: ___, wants: ____, ...facts } = given;
      return { ...person, ...facts };
    });
  }
  return restored;
}

const fields = ['personas', 'stakeholders'] as const;

/** Maps each invented name, full and first name, to the composer's name. */
function drawnNames(raw: Record<string, unknown>, drawn: People): Map<string, string> {
  const names = new Map<string, string>();
  for (const field of fields) {
    const people = raw[field];
    if (!Array.isArray(people)) continue;
    for (const [index, given] of drawn[field].entries()) {
      const { name } = (people[index] ?? {}) as { name?: unknown };
      if (typeof name !== 'string' || !name.includes(' ') || name === given.name) continue;
      if (!names.has(name)) names.set(name, given.name);
      if (!names.has(first(name))) names.set(first(name), first(given.name));
    }
  }
  return names;
}

/** All names are replaced in one pass, because an invented first name may be another person's real one. */
function rename(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (names.size === 0) return value;
  const longestFirst = [...names.keys()].toSorted((a, b) => b.length - a.length).map(literal);
  const invented = new RegExp(`(?<!\\p{L})(?:${longestFirst.join('|')})(?!\\p{L})`, 'gu');
  const replaceIn = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replace(invented, (name) => names.get(name)!);
    if (Array.isArray(part)) return part.map(replaceIn);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, replaceIn(inner)]));
  };
  return replaceIn(value);
}
