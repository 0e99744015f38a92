import type { BriefContent } from '#domain/brief/content.ts';

type People = Pick<BriefContent, 'personas' | 'stakeholders'>;

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const first = (name: string): string => name.split(' ')[0]!;

/**
 * The people of a brief are drawn, not invented: where a model gave them names of its own, the drawn names come back, wherever the
 * invented ones stand; ages, roles and homes are those that were drawn.
 */
export function keepPeople(raw: Record<string, unknown>, drawn: People): Record<string, unknown> {
  const told = rename(raw, drawnNames(raw, drawn)) as Record<string, unknown>;
  const kept = { ...told };
  for (const field of fields) {
    const people = told[field];
    if (!Array.isArray(people) || drawn[field].length === 0) continue;
    kept[field] = people.slice(0, drawn[field].length).map((person: unknown, index) => {
      if (typeof person !== 'object' || person === null) return person;
      // What they want, feel and say is the model’s; who they are is not.
      const given: Record<string, unknown> = { ...drawn[field][index]! };
      const { goals: _, painPoints: __, quote: ___, wants: ____, ...facts } = given;
      return { ...person, ...facts };
    });
  }
  return kept;
}

const fields = ['personas', 'stakeholders'] as const;

/** From each invented name, whole and first alone, to the drawn one. */
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

/** All at once: an invented first name may be the one that somebody else was drawn with. */
function rename(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (names.size === 0) return value;
  const longestFirst = [...names.keys()].toSorted((a, b) => b.length - a.length).map(literal);
  const invented = new RegExp(`(?<!\\p{L})(?:${longestFirst.join('|')})(?!\\p{L})`, 'gu');
  const told = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replace(invented, (name) => names.get(name)!);
    if (Array.isArray(part)) return part.map(told);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, told(inner)]));
  };
  return told(value);
}
