type Writing = typeof import('./Writing.tsx');

let there: Writing | null = null;
let under: Promise<Writing> | null = null;

/** The editor library, or null until it is loaded. */
export function writing(): Writing | null {
  return there;
}

/** Loads the library early, so that it is ready when somebody starts to write. */
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
