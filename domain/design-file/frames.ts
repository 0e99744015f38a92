import { findableIds } from './chain.ts';

/** The part of the service's document tree that choosing frames looks at; everything else is ignored. */
export interface DesignNode {
  id: string;
  name: string;
  type: string;
  visible?: boolean;
  opacity?: number;
  sectionContentsHidden?: boolean;
  absoluteBoundingBox?: { x: number | null; y: number | null; width: number | null; height: number | null } | null;
  children?: DesignNode[];
}

export interface CandidateFrame {
  id: string;
  name: string;
  pageId: string;
  pageName: string;
  widthPx: number;
  heightPx: number;
}

const FRAME_TYPES = new Set(['FRAME', 'COMPONENT_SET', 'COMPONENT', 'INSTANCE']);
/** Smaller things are icons and buttons, not screens. */
const SIDE_MIN_PX = 64;
const AREA_MIN_PX = 14_400;

interface Placed extends CandidateFrame {
  x: number;
  y: number;
  isFrame: boolean;
}

/**
 * Everything on a file's pages that a person would call a screen, in reading order: frames before components, page after
 * page, row after row. `first` (a node id from the link) or the frame that holds it comes first.
 */
export function candidateFrames(document: DesignNode, first: string | null = null): CandidateFrame[] {
  const pages = (document.children ?? []).filter((page) => page.type === 'CANVAS');
  const placed = pages.flatMap((page) => inReadingOrder(screensIn(page.children ?? [], page)));
  const ranked = [...placed.filter((one) => one.isFrame), ...placed.filter((one) => !one.isFrame)];
  const known = new Set(ranked.map((one) => one.id));
  const wanted = first && findableIds(first).flatMap((id) => topFrameOf(pages, id, known) ?? [])[0];
  const sorted = wanted
    ? [...ranked.filter((one) => one.id === wanted), ...ranked.filter((one) => one.id !== wanted)]
    : ranked;
  return sorted.map(({ id, name, pageId, pageName, widthPx, heightPx }) => ({
    id,
    name,
    pageId,
    pageName,
    widthPx,
    heightPx,
  }));
}

/** Sections group frames and can be nested: their frames count, unless the section is hidden. */
function screensIn(nodes: DesignNode[], page: DesignNode): Placed[] {
  return nodes.flatMap((node): Placed[] => {
    if (node.visible === false || node.opacity === 0) return [];
    if (node.type === 'SECTION') return node.sectionContentsHidden ? [] : screensIn(node.children ?? [], page);
    const box = node.absoluteBoundingBox;
    if (!FRAME_TYPES.has(node.type) || !box) return [];
    const { x, y, width, height } = box;
    if (x === null || y === null || width === null || height === null) return [];
    if (width < SIDE_MIN_PX || height < SIDE_MIN_PX || width * height < AREA_MIN_PX) return [];
    const where = { pageId: page.id, pageName: page.name, x, y, widthPx: width, heightPx: height };
    return [{ id: node.id, name: node.name, isFrame: node.type === 'FRAME', ...where }];
  });
}

/** The file's own order is the order of painting. People read rows: a frame joins a row when its top is above the row's middle. */
function inReadingOrder(frames: Placed[]): Placed[] {
  const rows: { middle: number; frames: Placed[] }[] = [];
  for (const frame of [...frames].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    if (row && frame.y < row.middle) row.frames.push(frame);
    else rows.push({ middle: frame.y + frame.heightPx / 2, frames: [frame] });
  }
  return rows.flatMap((row) => row.frames.sort((a, b) => a.x - b.x || a.y - b.y));
}

/** The candidate that is the node or holds it somewhere inside. */
function topFrameOf(nodes: DesignNode[], nodeId: string, candidates: ReadonlySet<string>): string | null {
  const search = (node: DesignNode, candidate: string | null): string | null => {
    const holder = candidates.has(node.id) ? node.id : candidate;
    if (node.id === nodeId) return holder;
    for (const child of node.children ?? []) {
      const found = search(child, holder);
      if (found) return found;
    }
    return null;
  };
  for (const node of nodes) {
    const found = search(node, null);
    if (found) return found;
  }
  return null;
}
