import type { CanvasNode, DocumentNode, Style } from '@figma/rest-api-spec';
import { laid, type Place, type Sketch } from './shapes.ts';

/** A file of the sandbox, as the service would hold it. */
export interface SandboxFile {
  name: string;
  lastModified: string;
  document: DocumentNode;
  styles: Record<string, Style>;
}

interface Page {
  name: string;
  sketches: readonly Sketch[];
}

/** Lays sketches on pages. As in Figma, the pages are 0:1 and 1:1, and what lies on them is 1:… and 2:…. */
export function drawFile(name: string, lastModified: string, pages: readonly Page[]): SandboxFile {
  const styles: Record<string, Style> = {};
  const styleId: Place['styleId'] = (styleName, styleType) => {
    const known = Object.entries(styles).find(([, style]) => style.name === styleName && style.styleType === styleType);
    if (known) return known[0];
    const id = `S:${Object.keys(styles).length + 1}`;
    const key = Buffer.from(`${name} ${styleName}`).toString('hex').padEnd(40, '0').slice(0, 40);
    styles[id] = { key, name: styleName, description: '', remote: false, styleType };
    return id;
  };
  const children = pages.map((page, n): CanvasNode => {
    let last = 1;
    const newId = () => `${n + 1}:${++last}`;
    return {
      id: `${n}:1`,
      name: page.name,
      type: 'CANVAS',
      scrollBehavior: 'SCROLLS',
      children: laid(page.sketches, { x: 0, y: 0, newId, styleId }),
      backgroundColor: { r: 0.96, g: 0.95, b: 0.93, a: 1 },
      prototypeStartNodeID: null,
      flowStartingPoints: [],
      prototypeDevice: { type: 'NONE', rotation: 'NONE' },
    };
  });
  const document: DocumentNode = { id: '0:0', name: 'Document', type: 'DOCUMENT', scrollBehavior: 'SCROLLS', children };
  return { name, lastModified, document, styles };
}

/** Screens in rows, as people lay them out: so many a row, with room between. */
export function inRows(
  perRow: number,
  [width, height]: readonly [number, number],
  screens: readonly ((x: number, y: number) => Sketch)[],
): Sketch[] {
  const gap = 80;
  return screens.map((screen, n) => screen((n % perRow) * (width + gap), Math.floor(n / perRow) * (height + gap)));
}
