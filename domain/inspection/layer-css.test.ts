import { expect, test } from 'vitest';
import { screen, styles } from '#test/inspection/card-frame.ts';
import { layerCss } from './layer-css.ts';
import { readLayers } from './read-layers.ts';

const layers = readLayers(screen, styles);
const css = (name: string) => layerCss(layers.find((layer) => layer.name === name)!).split('\n');

test('WORK-13 the look of a layer can be taken along as CSS', () => {
  expect(css('Card')).toEqual([
    'width: 350px;',
    'height: 137px;',
    'display: flex;',
    'justify-content: space-between;',
    'padding: 16px 20px 22px 16px;',
    'border-radius: 18px;',
    'background: #fffaf0;',
    'border: 1px solid #eadabd;',
    'box-shadow: 0px 4px 12px 0px rgb(51 26 0 / 25%);',
  ]);
  expect(css('Bake board')).toContain('padding: 16px 20px 0;');
  expect(css('Count')).toEqual(['color: #b6432a;', 'font: 600 13px/17px "Baloo 2";']);
  expect(css('Bar')).toEqual([
    'width: 190px;',
    'height: 7px;',
    'border-radius: 4px 0 0 4px;',
    'background: rgb(182 67 42 / 50%);',
  ]);
});
