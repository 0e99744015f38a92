/** Short enough to read, random enough for the pages of one person in several windows. */
export function newId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).reduce((id, part) => id + part.toString(36), '');
}
