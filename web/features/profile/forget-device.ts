/** Removes what pages kept on this device of somebody who has left: half-written drafts above all. */
export function forgetDevice(): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      const kept = storage();
      for (const key of Object.keys(kept)) if (key.startsWith('bf-')) kept.removeItem(key);
    } catch {
      // Storage is forbidden, so nothing is in it.
    }
  }
}
