import { startTransition, useEffect, useState } from 'react';
import type { CaseStudy, Section } from '#domain/case-study/document.ts';
import { walkSection } from '#domain/case-study/tree.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { useEditor } from '../document/use-store.ts';

/** What is drawn in one go, counted in components: from the server it is more than a tall window shows. */
const AT_ONCE = 30;
/** A section without any is as high as this many of them. */
const EMPTY_SECTION = 3;
/** What nobody sees yet waits until the page has answered, and then leaves time for frames and for whatever is pressed. */
const FIRST_MS = 250;
const BETWEEN_MS = 50;

const NONE: ReadonlySet<string> = new Set();

/**
 * The sections of a page just opened that are still to be drawn. The server draws the first ones; the others follow once the page
 * answers, those near the window first. Keys that walk through all of the page draw it all.
 */
export function useUndrawn(): ReadonlySet<string> {
  const { store } = useEditor();
  const isAwake = useHydrated();
  const [first] = useState(() => (isAwake ? NONE : beyondFirst(store.opened.document())));
  const [undrawn, setUndrawn] = useState(first);

  useEffect(() => {
    if (undrawn.size === 0) return;
    const control = new AbortController();
    const on = (type: string, listener: (event: never) => void) =>
      addEventListener(type, listener as EventListener, { capture: true, passive: true, signal: control.signal });
    let isDrawing = false;
    function draw() {
      if (isDrawing) return;
      isDrawing = true;
      const next = takeWhileLight(byDistance(), ({ id }) => store.section(id)).map(({ id }) => id);
      const left = next.length > 0 ? new Set([...undrawn].filter((id) => !next.includes(id))) : NONE;
      startTransition(() => setUndrawn(left));
    }
    const isSeen = () => byDistance()[0]?.away === 0;
    const isFirst = undrawn === first;
    const timer = setTimeout(draw, isSeen() ? 0 : isFirst ? FIRST_MS : BETWEEN_MS);
    on('scroll', () => isSeen() && draw());
    on('keydown', ({ key }: KeyboardEvent) => (key === 'Tab' || key === ' ') && setUndrawn(NONE));
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [undrawn, first, store]);
  return undrawn;
}

/** Ids of the sections after those that are drawn first. */
export function beyondFirst({ sections }: CaseStudy): ReadonlySet<string> {
  const first = takeWhileLight(sections, (section) => section);
  return new Set(sections.slice(first.length).map(({ id }) => id));
}

/** The first one, and those after it until together they are as much as is drawn in one go. */
function takeWhileLight<T>(all: readonly T[], sectionOf: (one: T) => Section | undefined): T[] {
  let weight = 0;
  const end = all.findIndex((one) => {
    if (weight >= AT_ONCE) return true;
    const section = sectionOf(one);
    weight += EMPTY_SECTION + (section ? [...walkSection(section)].length : 0);
    return false;
  });
  return end === -1 ? [...all] : all.slice(0, end);
}

/** What waits on the page and how far it is from the window, px: what lies in it first. */
function byDistance(): { id: string; away: number }[] {
  return [...document.querySelectorAll<HTMLElement>('[data-undrawn]')]
    .map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { id: element.dataset.section!, away: Math.max(top - innerHeight, -bottom, 0) };
    })
    .sort((a, b) => a.away - b.away);
}
