import type { ReactNode } from 'react';

const drawn = new Map<string, { __html: string }>();
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
  if (!draw) return <Tag {...attributes}>{children}</Tag>;
  const key = `${attributes.className} ${by}`;
  const html = drawn.get(key) ?? { __html: draw(children) };
  drawn.set(key, html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself has drawn it
  return <Tag {...attributes} dangerouslySetInnerHTML={html} />;
}
