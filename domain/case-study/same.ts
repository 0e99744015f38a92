/** Whether two values of a document say the same; the database orders keys its own way. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length && keys.every((key) => key in right && isSameValue(left[key], right[key]))
  );
}

/** `after`, made of the parts of `before` wherever they say the same: whoever compares by object sees only what has changed. */
export function sharing<T>(before: unknown, after: T): T {
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const byId = new Map(Array.isArray(before) ? before.map((one) => [idOf(one), one]) : []);
  const entries = Object.entries(after).map(([key, value]) => {
    const id = Array.isArray(after) ? idOf(value) : undefined;
    return [key, sharing(id === undefined ? before[key] : byId.get(id), value)] as const;
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
