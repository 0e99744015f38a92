import { createSignal } from './signal.ts';

/** `system` follows the device, and is the default. */
export type Theme = 'system' | 'light' | 'dark';

/** The server reads this cookie too, so that the page renders in the right theme from its first byte. */
const COOKIE = 'bf-theme';
const YEAR_S = 365 * 24 * 60 * 60;
const changed = createSignal();

export function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Applies a theme at once and saves it for a year. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = `${COOKIE}=${theme}; path=/; max-age=${theme === 'system' ? 0 : YEAR_S}; samesite=lax${secure}`;
  changed.send();
}

export const subscribeToTheme = changed.subscribe;

/**
 * The order of the one theme button: the opposite of the device's theme, then the device's theme fixed, then
 * `system`.
 */
export function themeAfter(theme: Theme, deviceIsDark: boolean): Theme {
  const [other, same]: Theme[] = deviceIsDark ? ['light', 'dark'] : ['dark', 'light'];
  if (theme === 'system') return other!;
  return theme === other ? same! : 'system';
}
