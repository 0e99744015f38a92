import { parentKey } from '../document/parent-key.ts';
import type { Target } from './drop.ts';
import type { Rect, Slot } from './geometry.ts';

/**
 * Reads the positions of the targets; they stay valid until the page scrolls. Sections far from the window are not laid
 * out and are left out, unless `whole` is set.
 */
export function measure(root: HTMLElement, targets: readonly Target[], whole: boolean): Slot[] {
  const all = [...root.querySelectorAll<HTMLElement>('[data-section]')];
  const sections = all.map(rectOf);
  const canvas = rectOf(root.querySelector<HTMLElement>('[data-canvas]') ?? root);
  const parents = new Map<string, { area: Rect; children: Rect[] }>();
  const near = all.filter((_, at) => whole || isNear(sections[at]!));
  for (const element of near.flatMap((section) => [...section.querySelectorAll<HTMLElement>('[data-parent]')])) {
    const children = [...element.querySelectorAll<HTMLElement>(':scope > [data-node]')].map(rectOf);
    parents.set(element.dataset.parent!, { area: rectOf(element), children });
  }
  return targets.flatMap((target): Slot[] => {
    if (target.kind === 'gap') {
      const y = sections[target.index]?.top ?? sections.at(-1)?.bottom ?? canvas.bottom - 8;
      return [{ target, line: { left: canvas.left, right: canvas.right, y }, area: canvas }];
    }
    const parent = parents.get(parentKey(target.place.parent));
    if (!parent) return [];
    const { area, children } = parent;
    return [
      { target, area, line: { left: area.left, right: area.right, y: lineAt(children, target.place.index, area) } },
    ];
  });
}

/** At most one window height away from the window. */
function isNear({ top, bottom }: Rect): boolean {
  return bottom > scrollY - innerHeight && top < scrollY + 2 * innerHeight;
}

function lineAt(children: readonly Rect[], index: number, area: Rect): number {
  const [before, after] = [children[index - 1], children[index]];
  if (before && after) return (before.bottom + after.top) / 2;
  if (after) return after.top - 4;
  return before ? before.bottom + 4 : area.top + 4;
}

function rectOf(element: Element): Rect {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left: left + scrollX, right: right + scrollX, top: top + scrollY, bottom: bottom + scrollY };
}
