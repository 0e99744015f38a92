import { type ReactNode, useEffect, useRef } from 'react';
import type { CaseStudy } from '#domain/case-study/document.ts';
import { customProperties } from '#domain/case-study/look.ts';
import { usePageField } from '../document/use-store.ts';

/** Applies the page's own colours and type. */
export function StyledPage({
  className,
  document,
  children,
}: {
  className: string;
  document?: CaseStudy | null;
  children: ReactNode;
}) {
  const colors = usePageField('colors');
  const typography = usePageField('typography');
  const article = useRef<HTMLElement>(null);
  const look = document ?? { colors, typography };
  useEffect(() => {
    for (const [name, value] of customProperties(look)) article.current!.style.setProperty(name, value);
  }, [look]);
  return (
    <article ref={article} className={className} aria-label="Case study page">
      {children}
    </article>
  );
}
