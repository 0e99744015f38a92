/** Short enough to read, and random enough for one person's pages in several windows. */
export function newId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).reduce((id, part) => id + part.toString(36), '');
}
