import type { ReactElement } from 'react';

const drawn = new WeakMap<ReactElement, { __html: string }>();
let draw: ((part: ReactElement) => string) | null = null;

/** The page renderer hands in how a part is drawn. In the browser and while developing nobody does, and React draws it. */
export function drawUnchangingWith(render: (part: ReactElement) => string) {
  draw = render;
}

type Props = {
  as: 'footer';
  className: string | undefined;
  /** One element for as long as the process lives: a constant of its module, without state and without what a page knows. */
  children: ReactElement;
};

/** A part that is the same on every page: the server draws it once, not with each page. */
export function Unchanging({ as: Tag, className, children }: Props) {
  if (!draw) return <Tag className={className}>{children}</Tag>;
  const html = drawn.get(children) ?? { __html: draw(children) };
  drawn.set(children, html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself has drawn it
  return <Tag className={className} dangerouslySetInnerHTML={html} />;
}
