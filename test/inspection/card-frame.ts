import type { FileNode } from '#domain/inspection/file-node.ts';

const solid = (r: number, g: number, b: number, opacity = 1) => ({
  type: 'SOLID',
  ...(opacity < 1 && { opacity }),
  color: { r: r / 255, g: g / 255, b: b / 255, a: 1 },
});
const at = (x: number, y: number, width: number, height: number) => ({ absoluteBoundingBox: { x, y, width, height } });
const letters = { fontFamily: 'Baloo 2', fontWeight: 600, fontSize: 17, lineHeightPx: 22, letterSpacing: 0 };

/** The file's shared styles. */
export const styles = {
  'S:1': { name: 'Oven Brick' },
  'S:2': { name: 'Type / Name' },
  'S:3': { name: 'Lift' },
};

const brick = solid(182, 67, 42);

/**
 * A screen as the service sends one, small enough to be counted by hand: it lies at 1000, 500 on its page and holds two cards with
 * auto layout, one of them hidden, and a bar.
 */
export const screen: FileNode = {
  id: '1:1',
  name: 'Bake board',
  type: 'FRAME',
  ...at(1000, 500, 390, 844),
  fills: [solid(246, 234, 214)],
  layoutMode: 'VERTICAL',
  itemSpacing: 12.00000012,
  paddingTop: 16,
  paddingLeft: 20,
  paddingRight: 20,
  children: [
    {
      id: '1:2',
      name: 'Card',
      type: 'INSTANCE',
      ...at(1020, 516, 350, 137.00205612182617),
      fills: [solid(255, 250, 240), { ...solid(0, 0, 0), visible: false }],
      strokes: [solid(234, 218, 189)],
      strokeWeight: 1,
      cornerRadius: 18.0000006,
      effects: [
        {
          type: 'DROP_SHADOW',
          color: { r: 0.2, g: 0.1, b: 0, a: 0.25 },
          offset: { x: 0, y: 4 },
          radius: 12,
        },
        { type: 'INNER_SHADOW', visible: false, color: { r: 0, g: 0, b: 0, a: 1 }, radius: 1 },
      ],
      styles: { effect: 'S:3' },
      layoutMode: 'HORIZONTAL',
      primaryAxisAlignItems: 'SPACE_BETWEEN',
      itemSpacing: 99,
      paddingTop: 16,
      paddingRight: 20,
      paddingBottom: 22,
      paddingLeft: 16,
      children: [
        {
          id: '1:3',
          name: 'Name',
          type: 'TEXT',
          ...at(1160, 560, 190, 22),
          fills: [solid(51, 37, 29)],
          characters: 'Marsh sourdough',
          style: letters,
          styles: { text: 'S:2' },
        },
        {
          id: '1:4',
          name: 'Count',
          type: 'TEXT',
          ...at(1160, 586, 190, 17),
          fills: [brick],
          styles: { fill: 'S:1' },
          characters: '9 left',
          style: { ...letters, fontSize: 13, lineHeightPx: 17 },
          // '9' is heavier.
          characterStyleOverrides: [7],
          styleOverrideTable: { 7: { fontWeight: 800 } },
        },
        {
          id: '1:5',
          name: 'Bar',
          type: 'RECTANGLE',
          ...at(1160, 608, 190, 7),
          fills: [brick, solid(182, 67, 42, 0.5)],
          rectangleCornerRadii: [4, 0, 0, 4],
        },
        {
          id: '1:6',
          name: 'Crust',
          type: 'VECTOR',
          ...at(1036, 540, 100, 80),
          fills: [
            {
              type: 'GRADIENT_LINEAR',
              gradientHandlePositions: [
                { x: 0.5, y: 0 },
                { x: 0.5, y: 1 },
              ],
              gradientStops: [
                { position: 0, color: { r: 1, g: 1, b: 1, a: 1 } },
                { position: 1, color: { r: 0, g: 0, b: 0, a: 1 } },
              ],
            },
            { type: 'IMAGE', imageRef: 'loaf' },
          ],
        },
      ],
    },
    {
      id: '1:7',
      name: 'Hidden card',
      type: 'FRAME',
      visible: false,
      ...at(1020, 660, 350, 137),
      fills: [solid(1, 2, 3)],
      children: [],
    },
  ],
};
