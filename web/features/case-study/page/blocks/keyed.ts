/** Items with a key that stays theirs while the others change. */
export function keyed<T extends { term: string; text: string }>(items: readonly T[]): [string, T][] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const words = `${item.term} ${item.text}`;
    const n = (seen.get(words) ?? 0) + 1;
    seen.set(words, n);
    return [`${words} ${n}`, item];
  });
}
