import { expect, test } from 'vitest';
import { platformOf } from './workspace.ts';

test('WORK-7 the platform is told by the shape of the frames', () => {
  const [phone, tablet, screen] = [
    { width: 780, height: 1688 },
    { width: 1536, height: 2048 },
    { width: 1600, height: 1200 },
  ];
  expect(platformOf([screen])).toBe('desktop frames');
  expect(platformOf([screen, phone, phone])).toBe('mobile and desktop frames');
  expect(platformOf([screen, tablet, phone])).toBe('mobile, tablet and desktop frames');
  expect(platformOf([])).toBe('');
});
