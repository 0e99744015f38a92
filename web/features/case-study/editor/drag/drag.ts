import { isSameValue } from '#domain/value/same.ts';
import { newId } from '../document/new-id.ts';
import type { EditorStore } from '../document/store.ts';
import {
  type Dragged,
  dropOperation,
  nameOfDragged,
  nameOfTarget,
  startTarget,
  type Target,
  targetsFor,
} from './drop.ts';
import { dropMs, type Slot, scrollStep, slotAt } from './geometry.ts';
import { measure } from './measure.ts';
import type { Dragging } from './use-drag.ts';

const START_DISTANCE_PX = 5;
const LONG_PRESS_MS = 120;
/** If a finger moves further than this before the long press, it scrolls. */
const SCROLL_DISTANCE_PX = 8;
/** After scrolling further than this, the layout is measured again, because other sections are rendered. */
const MEASURED_AGAIN_PX = 200;
/** The dragging flag clears this long after the end, so that the same press does not open anything. */
const FLAG_CLEARS_MS = 100;

interface Parts {
  element: HTMLElement;
  line: { current: HTMLElement | null };
  ghost: { current: HTMLElement | null };
  flag: { current: boolean };
  store: EditorStore;
  announce(words: string): void;
  setDragging(dragging: Dragging | null): void;
}

/** Handles drags within an element. Returns a function that stops it. */
export function attachDrag({ element, line, ghost, flag, store, announce, setDragging }: Parts): () => void {
  let lifted: { dragged: Dragged; name: string; slots: Slot[]; slot: Slot | null; end: () => void } | null = null;
  /** Scroll position and page height at the last measurement. */
  let measured = { scrolled: 0, height: 0 };

  function slotsFor(dragged: Dragged): Slot[] {
    measured = { scrolled: scrollY, height: element.offsetHeight };
    return measure(element, targetsFor(store.document(), dragged), element.hasAttribute('data-whole'));
  }

  function measureAgain() {
    const isAsBefore = Math.abs(scrollY - measured.scrolled) < MEASURED_AGAIN_PX;
    if (!lifted || (isAsBefore && element.offsetHeight === measured.height)) return;
    lifted.slots = slotsFor(lifted.dragged);
    lifted.slot = null;
  }

  function lift(dragged: Dragged, by: Dragging['by'], end: () => void) {
    flag.current = true;
    element.toggleAttribute('data-whole', by === 'keyboard');
    const name = nameOfDragged(store.document(), dragged);
    lifted = { dragged, name, slots: slotsFor(dragged), slot: null, end };
    setDragging({ name, by });
    if (ghost.current) ghost.current.textContent = name;
    if (line.current) line.current.firstElementChild!.textContent = `Drop ${name} here`;
  }

  function show(slot: Slot | null) {
    if (!lifted || lifted.slot === slot) return;
    lifted.slot = slot;
    const { current } = line;
    if (!current) return;
    current.hidden = slot === null;
    if (!slot) return;
    const { left, right, y } = slot.line;
    current.style.transform = `translate(${left}px, ${y}px)`;
    current.style.width = `${right - left}px`;
  }

  function finish(target: Target | null) {
    if (!lifted) return;
    const { dragged, name, end } = lifted;
    lifted = null;
    element.removeAttribute('data-whole');
    end();
    if (line.current) line.current.hidden = true;
    setDragging(null);
    setTimeout(() => {
      flag.current = false;
    }, FLAG_CLEARS_MS);
    const operation = target && dropOperation(store.document(), dragged, target, newId);
    if (!operation) return announce(`${name} is back where it was.`);
    const where = nameOfTarget(store.document(), dragged, target);
    store.dispatch(operation);
    announce(`${name} dropped, ${where}.`);
  }

  function onPointerDown(event: PointerEvent) {
    const handle = (event.target as Element).closest<HTMLElement>('[data-drag]');
    if (!handle || event.button !== 0 || lifted) return;
    const dragged = carriedBy(handle);
    const start = { x: event.clientX, y: event.clientY };
    const isTouch = event.pointerType === 'touch';
    let at = start;
    let frame = 0;
    let isLifted = false;
    const gestures = new AbortController();
    const timer = isTouch ? setTimeout(begin, LONG_PRESS_MS) : undefined;
    const on = (type: string, listener: (event: never) => void, options: AddEventListenerOptions = {}) =>
      addEventListener(type, listener as EventListener, { signal: gestures.signal, ...options });

    function begin() {
      isLifted = true;
      // The press may have selected text, which must not stay selected during the drag.
      getSelection()?.removeAllRanges();
      lift(dragged, 'pointer', stop);
      frame = requestAnimationFrame(tick);
    }
    function stop() {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      gestures.abort();
    }
    function tick() {
      const by = scrollStep(at.y, innerHeight);
      if (by) scrollBy(0, by);
      if (ghost.current) ghost.current.style.transform = `translate(${at.x + 12}px, ${at.y + 10}px)`;
      measureAgain();
      if (lifted) show(slotAt(lifted.slots, at.x + scrollX, at.y + scrollY));
      frame = requestAnimationFrame(tick);
    }
    on('pointermove', (move: PointerEvent) => {
      if (move.pointerId !== event.pointerId) return;
      at = { x: move.clientX, y: move.clientY };
      if (isLifted) return;
      const way = Math.hypot(at.x - start.x, at.y - start.y);
      if (isTouch ? way > SCROLL_DISTANCE_PX : way >= START_DISTANCE_PX) {
        if (isTouch) stop();
        else begin();
      }
    });
    on('pointerup', (up: PointerEvent) => {
      if (up.pointerId !== event.pointerId) return;
      if (!isLifted || !lifted) return stop();
      const slot = slotAt(lifted.slots, up.clientX + scrollX, up.clientY + scrollY);
      settle(slot, up.clientX, up.clientY);
      finish(slot?.target ?? null);
    });
    on('pointercancel', () => (lifted ? finish(null) : stop()));
    // A finger that drags something must not scroll the page.
    on('touchmove', (move: TouchEvent) => isLifted && move.preventDefault(), { passive: false });
    on('contextmenu', (menu: Event) => isTouch && menu.preventDefault());
    on('keydown', (key: KeyboardEvent) => {
      if (key.key !== 'Escape') return;
      key.preventDefault();
      if (lifted) finish(null);
      else stop();
    });
    on('selectstart', (selection: Event) => isLifted && selection.preventDefault());
    on('click', (click: Event) => isLifted && click.preventDefault(), { capture: true });
  }

  function settle(slot: Slot | null, x: number, y: number) {
    const element = ghost.current;
    if (!element || !slot || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const to = { x: slot.line.left - scrollX, y: slot.line.y - scrollY };
    const copy = element.cloneNode(true) as HTMLElement;
    element.parentElement!.append(copy);
    copy.hidden = false;
    const glide = copy.animate(
      [
        { transform: `translate(${x + 12}px, ${y + 10}px)`, opacity: 1 },
        { transform: `translate(${to.x}px, ${to.y}px)`, opacity: 0 },
      ],
      { duration: dropMs(Math.hypot(to.x - x, to.y - y)), easing: 'cubic-bezier(0.2, 0.75, 0.2, 1)' },
    );
    glide.onfinish = () => copy.remove();
    glide.oncancel = () => copy.remove();
  }

  function onKeyDown(event: KeyboardEvent) {
    const handle = (event.target as Element).closest<HTMLElement>('[data-drag]');
    if (!handle || event.key !== ' ' || lifted || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    liftByKey(carriedBy(handle), handle);
  }

  function liftByKey(dragged: Dragged, handle: HTMLElement) {
    const gestures = new AbortController();
    lift(dragged, 'keyboard', () => gestures.abort());
    if (!lifted) return;
    const { slots, name } = lifted;
    const first = startTarget(store.document(), dragged);
    let at = Math.max(
      slots.findIndex(({ target }) => isSameValue(target, first)),
      0,
    );
    const where = () => nameOfTarget(store.document(), dragged, slots[at]!.target);
    show(slots[at] ?? null);
    announce(`${name} lifted, ${where()}. Arrow keys move it, Space drops it, Escape puts it back.`);
    const keys: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };
    addEventListener(
      'keydown',
      (event) => {
        event.stopPropagation();
        const by = keys[event.key];
        if (by) {
          event.preventDefault();
          at = skipOwnPlace(slots, dragged, store, at, by);
          show(slots[at]!);
          scrollTo({ top: slots[at]!.line.y - innerHeight / 2 });
          announce(`${name}, ${where()}.`);
        } else if (event.key === ' ' || event.key === 'Enter') {
          event.preventDefault();
          finish(slots[at]?.target ?? null);
          refocus(handle);
        } else if (event.key === 'Escape' || event.key === 'Tab') {
          event.preventDefault();
          finish(null);
          refocus(handle);
        }
      },
      { capture: true, signal: gestures.signal },
    );
    addEventListener('pointerdown', () => finish(null), { capture: true, signal: gestures.signal });
  }

  element.addEventListener('pointerdown', onPointerDown);
  element.addEventListener('keydown', onKeyDown);
  return () => {
    element.removeEventListener('pointerdown', onPointerDown);
    element.removeEventListener('keydown', onKeyDown);
    if (lifted) finish(null);
  };
}

/** The lines before and after the dragged item mean the same place, so one step skips both. */
function skipOwnPlace(slots: readonly Slot[], dragged: Dragged, store: EditorStore, at: number, by: number): number {
  const next = Math.min(Math.max(at + by, 0), slots.length - 1);
  const from = startTarget(store.document(), dragged);
  const after =
    from.kind === 'gap'
      ? { ...from, index: from.index + 1 }
      : { ...from, place: { ...from.place, index: from.place.index + 1 } };
  const isOwnEnd = (dragged.kind === 'section' || dragged.kind === 'placed') && isSameValue(slots[next]?.target, after);
  return isOwnEnd ? Math.min(Math.max(next + by, 0), slots.length - 1) : next;
}

/** What a handle drags: its own section or component, or the template that it names. */
function carriedBy(handle: HTMLElement): Dragged {
  const { drag, handle: id } = handle.dataset;
  return (id ? { kind: drag, id } : JSON.parse(drag!)) as Dragged;
}

/** React may have moved the handle in the meantime. */
function refocus(handle: HTMLElement) {
  const { drag, handle: id } = handle.dataset;
  requestAnimationFrame(() => {
    const handles = [...document.querySelectorAll<HTMLElement>('[data-drag]')];
    handles.find(({ dataset }) => dataset.drag === drag && dataset.handle === id)?.focus();
  });
}
