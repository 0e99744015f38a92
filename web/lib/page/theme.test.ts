import { expect, test } from 'vitest';
import { themeAfter } from './theme.ts';

test('the first press of the theme button always changes what is seen, and the third gives the theme back to the device', () => {
  for (const deviceIsDark of [true, false]) {
    const first = themeAfter('system', deviceIsDark);
    expect(first).toBe(deviceIsDark ? 'light' : 'dark');
    const second = themeAfter(first, deviceIsDark);
    expect(second).toBe(deviceIsDark ? 'dark' : 'light');
    expect(themeAfter(second, deviceIsDark)).toBe('system');
  }
});
