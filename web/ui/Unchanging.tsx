import type { ReactNode } from 'react';
import { drawWithSigns, type SpriteId, signsOfPage } from './sprite.ts';

interface Drawn {
  html: { __html: string };
  signs: ReadonlySet<SpriteId>;
}

const NONE: ReadonlySet<SpriteId> = new Set();
const drawn = new Map<string, Drawn>();
let draw: ((part: ReactNode) => string) | null = null;

/** The page renderer hands in how a part is drawn. In the browser and while developing nobody does, and React draws it. */
export function drawUnchangingWith(render: (part: ReactNode) => string) {
  draw = render;
}

type Props = {
  as: 'details' | 'div' | 'footer';
  /** Its own, by which it is known. */
  className: string | undefined;
  /** All that its inside depends on: one of a few, since what is drawn is kept for as long as the process lives. */
  by?: string;
  /** Without state, and without what a page knows. */
  children: ReactNode;
};

/** A part that is the same on every page that has it: the server draws it once, not with each page. */
export function Unchanging({ as: Tag, by, children, ...attributes }: Props) {
  if (!import.meta.env.SSR || !draw) return <Tag {...attributes}>{children}</Tag>;
  const signs = signsOfPage();
  const key = `${attributes.className} ${by} ${signs !== null}`;
  const known = drawn.get(key) ?? drawOnce(draw, children, signs !== null);
  drawn.set(key, known);
  for (const id of known.signs) signs?.add(id);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself has drawn it
  return <Tag {...attributes} dangerouslySetInnerHTML={known.html} />;
}

function drawOnce(render: (part: ReactNode) => string, part: ReactNode, hasSignsWithin: boolean): Drawn {
  if (!hasSignsWithin) return { html: { __html: render(part) }, signs: NONE };
  const { html, signs } = drawWithSigns(() => render(part));
  return { html: { __html: html }, signs };
}
