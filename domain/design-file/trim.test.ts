import { expect, test } from 'vitest';
import type { DesignNode } from './frames.ts';
import { isSampleKey, SAMPLE_FILES, sampleLink } from './samples.ts';
import { pageCount, trimDocument } from './trim.ts';

const box = { x: 1, y: 2, width: 3, height: 4 };
const node = (more: object = {}) => ({ id: '1:1', name: 'Home', type: 'FRAME', ...more }) as DesignNode;

test('FILE-1 of a document only what frames are chosen by is kept', () => {
  const kept = { absoluteBoundingBox: box, visible: false, opacity: 0, sectionContentsHidden: true };
  const other = { fills: [], absoluteBoundingBox: { ...box, rotation: 5 } };
  const hidden = node({ ...kept, ...other, children: [node({ characters: 'Bread' })] });
  expect(trimDocument(hidden)).toStrictEqual(node({ ...kept, children: [node()] }));
  expect(trimDocument(node({ visible: true, opacity: 0.5, sectionContentsHidden: false }))).toStrictEqual(node());
});

test('FILE-1 pages are counted, and nothing else that a document may hold', () => {
  expect(pageCount(node())).toBe(0);
  expect(pageCount(node({ children: [node({ type: 'CANVAS' }), node(), node({ type: 'CANVAS' })] }))).toBe(2);
});

test('FILE-4 each sample has a link of its own, and its key says that it is one', () => {
  expect(SAMPLE_FILES.every(({ key }) => isSampleKey(key) && key.length === 22)).toBe(true);
  expect(isSampleKey('AbSandboxPitchDeck0000')).toBe(false);
  expect(sampleLink(SAMPLE_FILES[0]!)).toBe(
    'https://www.figma.com/design/SandboxPitchDeck000000/Saltmarsh-order-ahead',
  );
});
