import type { BriefContent } from '#domain/brief/content.ts';

type People = Pick<BriefContent, 'personas' | 'stakeholders'>;

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const first = (name: string): string => name.split(' ')[0]!;

/**
 * The people of a brief are drawn, not invented: where a model gave them names of its own, the drawn names come back, wherever the
 * invented ones stand; ages, roles and homes are those that were drawn.
 */
export function keepPeople(raw: Record<string, unknown>, drawn: People): Record<string, unknown> {
  const kept = { ...raw };
  const renamed: [string, string][] = [];
  for (const field of ['personas', 'stakeholders'] as const) {
    if (!Array.isArray(raw[field]) || drawn[field].length === 0) continue;
    kept[field] = raw[field].slice(0, drawn[field].length).map((person: unknown, index) => {
      if (typeof person !== 'object' || person === null) return person;
      const given: Record<string, unknown> = { ...drawn[field][index]! };
      const { name } = person as { name?: unknown };
      if (typeof name === 'string' && name.includes(' ') && name !== given.name)
        renamed.push([name, given.name as string]);
      // What they want, feel and say is the model’s; who they are is not.
      const { goals: _, painPoints: __, quote: ___, wants: ____, ...facts } = given;
      return { ...person, ...facts };
    });
  }
  return renamed.length > 0 ? (rename(kept, renamed) as Record<string, unknown>) : kept;
}

function rename(value: unknown, names: readonly [string, string][]): unknown {
  if (typeof value === 'string') {
    return names.reduce(
      (text, [from, to]) =>
        text.replaceAll(from, to).replace(new RegExp(`(?<!\\p{L})${literal(first(from))}(?!\\p{L})`, 'gu'), first(to)),
      value,
    );
  }
  if (Array.isArray(value)) return value.map((item) => rename(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, rename(part, names)]));
}
