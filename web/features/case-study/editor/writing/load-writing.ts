type Writing = typeof import('./Writing.tsx');

let there: Writing | null = null;
let under: Promise<Writing> | null = null;

/** The editor library, where it has been fetched. */
export function writing(): Writing | null {
  return there;
}

/** Fetches it; asked for while nothing else is to do, so that it is there when somebody begins to write. */
export function loadWriting(): Promise<Writing> {
  under ??= import('./Writing.tsx').then(
    (module) => {
      there = module;
      return module;
    },
    (error) => {
      under = null;
      throw error;
    },
  );
  return under;
}
