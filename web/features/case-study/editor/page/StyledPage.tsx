import { type ReactNode, useEffect, useRef } from 'react';
import type { CaseStudy } from '#domain/case-study/document.ts';
import { customProperties } from '#domain/case-study/look.ts';
import { ThemedPage } from '../../page/ThemedPage.tsx';
import { usePageField } from '../document/use-store.ts';

interface Props {
  className?: string;
  /** Another page than the edited one: an older version, or a theme to try. */
  document?: CaseStudy | null;
  children: ReactNode;
}

/** A page with its own theme, colours and type. */
export function StyledPage({ className, document, children }: Props) {
  const theme = usePageField('theme');
  const colors = usePageField('colors');
  const typography = usePageField('typography');
  const article = useRef<HTMLElement>(null);
  const look = document ?? { theme, colors, typography };
  useEffect(() => {
    for (const [name, value] of customProperties(look)) article.current!.style.setProperty(name, value);
  }, [look]);
  return (
    <ThemedPage ref={article} theme={look.theme} className={className} label="Case study page">
      {children}
    </ThemedPage>
  );
}
