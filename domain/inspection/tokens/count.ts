import { TOKENS_MAX, type Token } from './token-set.ts';

interface Counted<Value> {
  value: Value;
  style: string | null;
  uses: number;
}

/** The same text for equal values, whatever the order of their keys: stored JSON comes back with its own. */
export function keyOf(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Counts values by what they are. A value that a shared style names is that style's; its unnamed uses count with it. */
export class Counter<Value> {
  readonly #values = new Map<string, Map<string | null, Counted<Value>>>();

  add(value: Value, style: string | null = null) {
    const key = keyOf(value);
    const byStyle = this.#values.get(key) ?? new Map<string | null, Counted<Value>>();
    this.#values.set(key, byStyle);
    const known = byStyle.get(style);
    if (known) known.uses += 1;
    else byStyle.set(style, { value, style, uses: 1 });
  }

  get size(): number {
    return this.#values.size;
  }

  /** The most used first; of two as often used the one seen first. */
  ranked(): Counted<Value>[] {
    const all = [...this.#values.values()].flatMap((byStyle) => {
      const named = [...byStyle.values()].filter(({ style }) => style !== null);
      const unnamed = byStyle.get(null);
      const [first] = named.sort((a, b) => b.uses - a.uses);
      if (!first) return unnamed ? [unnamed] : [];
      if (unnamed) first.uses += unnamed.uses;
      return named;
    });
    return all.sort((a, b) => b.uses - a.uses);
  }
}

/**
 * Gives every counted value a name that is unique in its kind. `prefix` will be added in front, so the name does
 * not repeat it.
 */
export function named<Value>(
  counted: readonly Counted<Value>[],
  nameOf: (value: Value) => string,
  prefix: string,
): Token<Value>[] {
  const taken = new Set<string>();
  const kept = new Set([...counted].sort((a, b) => Number(!a.style) - Number(!b.style)).slice(0, TOKENS_MAX));
  return counted
    .filter((one) => kept.has(one))
    .map(({ value, style, uses }) => {
      const wanted = (style && withoutPrefix(slug(style), prefix)) || nameOf(value);
      let name = wanted;
      for (let n = 2; taken.has(name); n++) name = `${wanted}-${n}`;
      taken.add(name);
      return { name, style, value, uses };
    });
}

const withoutPrefix = (name: string, prefix: string) =>
  name.startsWith(`${prefix}-`) ? name.slice(prefix.length + 1) : name;

/** 'Brand / Oven Brick' → 'brand-oven-brick'. Letters of every script stay; both CSS and token files take them. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
