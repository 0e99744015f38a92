/**
 * `after`, with the objects of `before` wherever both are equal: a comparison by identity then finds only real
 * changes.
 */
export function reuseUnchanged<T>(before: unknown, after: T): T {
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const byId = new Map(Array.isArray(before) ? before.map((one) => [idOf(one), one]) : []);
  const entries = Object.entries(after).map(([key, value]) => {
    const id = Array.isArray(after) ? idOf(value) : undefined;
    return [key, reuseUnchanged(id === undefined ? before[key] : byId.get(id), value)] as const;
  });
  const isSame =
    entries.length === Object.keys(before).length &&
    entries.every(([key, value]) => key in before && Object.is(before[key], value));
  if (isSame) return before as T;
  return (Array.isArray(after) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as T;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const idOf = (value: unknown) => (isObject(value) ? value.id : undefined);
