import type { ReactNode } from 'react';
import { drawWithSigns, type SpriteId, signsOfPage } from './brand/sprite.ts';

interface Drawn {
  html: { __html: string };
  signs: ReadonlySet<SpriteId>;
}

const NONE: ReadonlySet<SpriteId> = new Set();
/** An answer is asked for in a few forms; made-up ones are drawn each time. */
const FORMS_MAX = 24;
const drawn = new Map<string, Drawn>();
const drawnOf = new WeakMap<object, Map<string, Drawn>>();
let draw: ((part: ReactNode) => string) | null = null;

/** The page renderer hands in how a part is drawn. In the browser and while developing nobody does, and React draws it. */
export function drawUnchangingWith(render: (part: ReactNode) => string) {
  draw = render;
}

type Props = {
  as: 'aside' | 'details' | 'div' | 'footer' | 'nav' | 'section' | 'span' | 'ul';
  /** Its own, by which it is known. */
  className?: string | undefined;
  /** All that its inside depends on: one of a few, since what is drawn is kept for as long as the process lives. */
  by?: string;
  /**
   * What it shows, where that is an answer which stands on many pages (web/lib/shared-answers.ts): then it is kept as long as the
   * answer. What may still change is drawn with each page, and so is `null`: this time it depends on more.
   */
  of?: object | null;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'data-later'?: '';
  /** What state it has begins the same for everybody, and it asks neither the router nor the page: it is drawn by itself. */
  children: ReactNode;
};

/** A part that is the same on every page that has it: the server draws it once, not with each page. */
export function Unchanging({ as: Tag, by, of, children, ...attributes }: Props) {
  const known = import.meta.env.SSR && draw ? drawnPart(draw, `${attributes.className} ${by}`, of, children) : null;
  if (!known) return <Tag {...attributes}>{children}</Tag>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself has drawn it
  return <Tag {...attributes} dangerouslySetInnerHTML={known.html} />;
}

function drawnPart(render: (part: ReactNode) => string, form: string, of: object | null | undefined, part: ReactNode) {
  const kept = of === undefined ? drawn : of && keptWith(of);
  if (!kept) return null;
  const signs = signsOfPage();
  const key = `${form} ${signs !== null}`;
  let known = kept.get(key);
  if (!known) {
    if (of && kept.size >= FORMS_MAX) return null;
    known = drawOnce(render, part, signs !== null);
    kept.set(key, known);
  }
  for (const id of known.signs) signs?.add(id);
  return known;
}

/** `null` where it may still change. */
function keptWith(of: object): Map<string, Drawn> | null {
  const known = drawnOf.get(of);
  if (known || !Object.isFrozen(of)) return known ?? null;
  const none = new Map<string, Drawn>();
  drawnOf.set(of, none);
  return none;
}

function drawOnce(render: (part: ReactNode) => string, part: ReactNode, hasSignsWithin: boolean): Drawn {
  if (!hasSignsWithin) return { html: { __html: inOnePiece(render(part)) }, signs: NONE };
  const { html, signs } = drawWithSigns(() => render(part));
  return { html: { __html: inOnePiece(html) }, signs };
}

/** React adds thousands of pieces to each other; looking for something joins them, once and not with each page. */
function inOnePiece(html: string): string {
  html.indexOf('\0');
  return html;
}
