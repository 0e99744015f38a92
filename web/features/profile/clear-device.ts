/** Removes everything that pages stored on this device for a person who has left, above all unfinished drafts. */
export function clearDevice(): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      const items = storage();
      for (const key of Object.keys(items)) if (key.startsWith('bf-')) items.removeItem(key);
    } catch {
      // Storage is forbidden, so nothing is stored.
    }
  }
}
