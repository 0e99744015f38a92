import { startTransition, useEffect, useState } from 'react';
import type { CaseStudy, Section } from '#domain/case-study/document.ts';
import { walkSection } from '#domain/case-study/tree.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { useEditor } from './use-store.ts';

/** What is drawn in one go, counted in components: from the server it is more than a tall window shows. */
const AT_ONCE = 30;
/** A section without any is as high as this many of them. */
const EMPTY_SECTION = 3;
/** What nobody sees yet leaves time for frames, and for whatever is pressed. */
const BETWEEN_MS = 50;

const NONE: ReadonlySet<string> = new Set();

/**
 * The sections of a page just opened that are still to be drawn. The server draws the first ones; the others follow once the page
 * answers, those near the window first. Keys that walk through all of the page draw it all.
 */
export function useUndrawn(): ReadonlySet<string> {
  const { store } = useEditor();
  const isAwake = useHydrated();
  const [undrawn, setUndrawn] = useState(() => (isAwake ? NONE : beyondFirst(store.opened.document())));

  useEffect(() => {
    if (undrawn.size === 0) return;
    const control = new AbortController();
    const waiting = byDistance();
    const timer = setTimeout(
      () => {
        const next = takeWhileLight(
          waiting.map(({ id }) => id),
          (id) => store.section(id),
        );
        const left = next.length > 0 ? new Set([...undrawn].filter((id) => !next.includes(id))) : NONE;
        startTransition(() => setUndrawn(left));
      },
      waiting[0]?.away === 0 ? 0 : BETWEEN_MS,
    );
    const onKey = ({ key }: KeyboardEvent) => (key === 'Tab' || key === ' ') && setUndrawn(NONE);
    addEventListener('keydown', onKey, { capture: true, signal: control.signal });
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [undrawn, store]);
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
