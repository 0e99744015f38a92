import { isSameValue } from '../value/same.ts';
import type { CaseStudy } from './document.ts';
import { apply, CannotApply, type Operation, refresh } from './operations.ts';
import { childrenAt, idsWithin, isSameParent, type Place } from './tree.ts';

/** What an operation writes, needs and removes; two edits are compared by these. */
interface Touch {
  /** Slots with one value: 'page.title', 'section-1.title', 'component-2@' (its place). */
  writes: readonly string[];
  needs: readonly string[];
  removes: readonly string[];
  everything?: true;
}

function touch(operation: Operation): Touch {
  const none: readonly string[] = [];
  switch (operation.kind) {
    case 'set-page':
      return { writes: [`page.${operation.field}`], needs: none, removes: none };
    case 'set-theme':
      return { writes: ['theme'], needs: none, removes: none };
    case 'set-color':
      return { writes: [`color.${operation.index}`], needs: none, removes: none };
    case 'set-type':
      return { writes: [`type.${operation.index}`], needs: none, removes: none };
    case 'set-section':
    case 'set-component':
      return { writes: [`${operation.id}.${operation.field}`], needs: [operation.id], removes: none };
    case 'move-section':
      return { writes: [`${operation.id}@`], needs: [operation.id], removes: none };
    case 'move-component':
      return { writes: [`${operation.id}@`], needs: [operation.id, nodeOf(operation.to)], removes: none };
    case 'add-section':
      return { writes: [`${operation.section.id}@`], needs: none, removes: none };
    case 'add-component':
      return { writes: [`${operation.component.id}@`], needs: [nodeOf(operation.at)], removes: none };
    case 'remove-section':
      return { writes: none, needs: none, removes: idsWithin(operation.section) };
    case 'remove-component':
      return { writes: none, needs: none, removes: idsWithin(operation.component) };
    case 'replace':
      return { writes: none, needs: none, removes: none, everything: true };
  }
}

const nodeOf = ({ parent }: Place) => ('container' in parent ? parent.container : parent.section);

/** Whether the two edits cannot both be applied as intended. Two equal edits are no conflict. */
function collide(mine: Operation, theirs: Operation): boolean {
  if (saysSame(mine, theirs)) return false;
  const [a, b] = [touch(mine), touch(theirs)];
  if (a.everything || b.everything) return true;
  // Both deleted it, which is no conflict unless one of them deleted more.
  const meets = (left: readonly string[], right: readonly string[]) => left.some((one) => right.includes(one));
  if (meets(a.writes, b.writes)) return true;
  if (meets(a.needs, b.removes) || meets(b.needs, a.removes)) return true;
  return meets(a.removes, b.removes);
}

function saysSame(a: Operation, b: Operation): boolean {
  if (a.kind !== b.kind) return false;
  if ('to' in a && 'to' in b) {
    const target = (one: Operation) => touch(one).writes.join(' ');
    return target(a) === target(b) && isSameValue(a.to, b.to);
  }
  if (a.kind === 'remove-section' && b.kind === 'remove-section') return isSameValue(a.section, b.section);
  if (a.kind === 'remove-component' && b.kind === 'remove-component') return isSameValue(a.component, b.component);
  return false;
}

/** Those of `mine` that conflict with one of `theirs`; empty when there is no conflict. */
export function conflicts(mine: readonly Operation[], theirs: readonly Operation[]): Operation[] {
  return mine.filter((one) => theirs.some((other) => collide(one, other)));
}

export type Rebased =
  | { merged: true; document: CaseStudy; operations: Operation[] }
  | { merged: false; conflicts: Operation[] };

/**
 * Applies own unsaved operations after those that others saved in the meantime, from the common document `base`. Edits
 * in conflict are not merged: a person chooses.
 */
export function rebase(base: CaseStudy, mine: readonly Operation[], theirs: readonly Operation[]): Rebased {
  const met = conflicts(mine, theirs);
  if (met.length > 0) return { merged: false, conflicts: met };
  let before = base;
  let document = theirs.reduce(apply, base);
  const operations: Operation[] = [];
  for (const one of mine) {
    const isDone = theirs.some((other) => saysSame(one, other));
    try {
      if (!isDone) {
        const moved = refresh(document, anchored(before, document, one));
        document = apply(document, moved);
        operations.push(moved);
      }
      before = apply(before, one);
    } catch (error) {
      if (error instanceof CannotApply) return { merged: false, conflicts: [one] };
      throw error;
    }
  }
  return { merged: true, document, operations };
}

/** The operation with a new index, beside the same neighbour as before. */
function anchored(before: CaseStudy, now: CaseStudy, operation: Operation): Operation {
  if (operation.kind === 'add-section')
    return { ...operation, index: beside(ids(before.sections), ids(now.sections), operation.index) };
  if (operation.kind === 'move-section') {
    const rest = (all: readonly { id: string }[]) => ids(all).filter((id) => id !== operation.id);
    return { ...operation, to: beside(rest(before.sections), rest(now.sections), operation.to) };
  }
  if (operation.kind === 'add-component') return { ...operation, at: anchoredPlace(before, now, operation.at, '') };
  if (operation.kind === 'move-component')
    return { ...operation, to: anchoredPlace(before, now, operation.to, operation.id) };
  return operation;
}

function anchoredPlace(before: CaseStudy, now: CaseStudy, place: Place, moving: string): Place {
  const siblings = (document: CaseStudy) => ids(childrenAt(document, place.parent) ?? []).filter((id) => id !== moving);
  return { ...place, index: beside(siblings(before), siblings(now), place.index) };
}

function beside(before: readonly string[], now: readonly string[], index: number): number {
  for (let at = index - 1; at >= 0; at -= 1) {
    const found = now.indexOf(before[at]!);
    if (found >= 0) return found + 1;
  }
  const next = now.indexOf(before[index] ?? '');
  return next >= 0 ? next : index === 0 ? 0 : Math.min(index, now.length);
}

const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);

/** The index for a drop before `index`, counted after the node was removed from its old place. */
export function placeAfterTakingOut(from: Place, to: Place): Place {
  const isBelow = isSameParent(from.parent, to.parent) && from.index < to.index;
  return isBelow ? { ...to, index: to.index - 1 } : to;
}
