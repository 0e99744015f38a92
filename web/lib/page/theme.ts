/** `system` follows the device; it is what counts until somebody chooses. */
export type Theme = 'system' | 'light' | 'dark';

/** Read by the server too, so that a page is drawn in the right theme from its first byte. */
const COOKIE = 'bf-theme';
const YEAR_S = 365 * 24 * 60 * 60;
const listeners = new Set<() => void>();

export function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Applies a theme at once and keeps it for a year, in every tab opened from now on. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = `${COOKIE}=${theme}; path=/; max-age=${theme === 'system' ? 0 : YEAR_S}; samesite=lax${secure}`;
  for (const listener of listeners) listener();
}

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The order of one button: first what the device does not show, then what it shows but fixed, then the device again. */
export function themeAfter(theme: Theme, deviceIsDark: boolean): Theme {
  const [other, same]: Theme[] = deviceIsDark ? ['light', 'dark'] : ['dark', 'light'];
  if (theme === 'system') return other!;
  return theme === other ? same! : 'system';
}
