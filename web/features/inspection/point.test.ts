import { expect, test } from 'vitest';
import { inside, movedBy, pointAt } from './point.ts';
import { endNear, firstRuler } from './Ruler.tsx';

const size = { width: 390, height: 844.5 };
const press = (key: string, shiftKey = false) => movedBy({ key, shiftKey }, { x: 5, y: 840 }, size);

test('WORK-13 arrow keys move a point by one px, with Shift by ten, and never out of the frame', () => {
  expect(press('ArrowRight')).toEqual({ x: 6, y: 840 });
  expect(press('ArrowUp', true)).toEqual({ x: 5, y: 830 });
  expect(press('ArrowLeft', true)).toEqual({ x: 0, y: 840 });
  expect(press('ArrowDown', true)).toEqual({ x: 5, y: 844 });
  expect(press('Enter')).toBeNull();
  expect(inside({ x: 20.6, y: -3 }, size)).toEqual({ x: 21, y: 0 });
});

test('WORK-13 where somebody points is told in px of the frame, however large it is shown', () => {
  const box = { left: 100, top: 50, width: 195, height: 422.25 } as DOMRect;
  expect(pointAt({ clientX: 110, clientY: 60 }, box, size)).toEqual({ x: 20, y: 20 });
});

test('WORK-13 pressing near an end of the ruler takes that end, and elsewhere begins a new measure', () => {
  const ruler = firstRuler({ width: 900, height: 600 });
  expect(ruler).toEqual({ from: { x: 300, y: 300 }, to: { x: 600, y: 300 } });
  expect(endNear(ruler, { x: 310, y: 305 }, 20)).toBe('from');
  expect(endNear(ruler, { x: 595, y: 300 }, 20)).toBe('to');
  expect(endNear(ruler, { x: 450, y: 300 }, 20)).toBeNull();
});
