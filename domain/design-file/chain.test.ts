import { expect, test } from 'vitest';
import { chainTo, findableIds, withChain } from './chain.ts';
import { candidateFrames, type DesignNode } from './frames.ts';

const box = { x: 0, y: 0, width: 400, height: 400 };
const node = (id: string, type: string, children?: DesignNode[]): DesignNode => ({
  id,
  name: id,
  type,
  absoluteBoundingBox: box,
  ...(children && { children }),
});
const shallow = node('0:0', 'DOCUMENT', [node('0:1', 'CANVAS', [node('1:1', 'FRAME'), node('1:2', 'FRAME')])]);
const branch = node('0:0', 'DOCUMENT', [
  node('0:1', 'CANVAS', [node('1:2', 'FRAME', [node('2:1', 'GROUP', [node('3:1', 'TEXT')])])]),
]);

test('FILE-1 a frame comes first for anything inside it, once the way there is known', () => {
  expect(candidateFrames(shallow, '3:1').map(({ id }) => id)).toEqual(['1:1', '1:2']);
  const grown = withChain(shallow, chainTo(branch, '3:1')!);
  expect(candidateFrames(grown, '3:1').map(({ id }) => id)).toEqual(['1:2', '1:1']);
  expect(candidateFrames(grown).map(({ id }) => id)).toEqual(['1:1', '1:2']);
  expect(chainTo(grown, '3:1')!.map(({ id }) => id)).toEqual(['0:0', '0:1', '1:2', '2:1', '3:1']);
});

test('FILE-1 a part of an instance is found by the instance', () => {
  expect(findableIds('I1:2;9:9')).toEqual(['I1:2;9:9', '1:2']);
  expect(candidateFrames(shallow, 'I1:2;9:9').map(({ id }) => id)).toEqual(['1:2', '1:1']);
});
