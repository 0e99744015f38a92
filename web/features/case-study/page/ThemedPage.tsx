import type { ReactNode, Ref } from 'react';
import type { ThemeId } from '#domain/case-study/themes.ts';
import { classes } from '#web/ui/classes.ts';
import { ThemeSheets } from './ThemeSheets.tsx';

interface Props {
  theme: ThemeId;
  /** The id of a published page, whose colours and type come from a style sheet of its own. */
  look?: string;
  className?: string;
  label?: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The element that holds a page. Its width, not the window's, decides on columns. */
export function ThemedPage({ theme, look, className, label, ref, children }: Props) {
  return (
    <div className="cs-frame" data-export={look ? true : undefined}>
      <ThemeSheets themes={[theme]} />
      <article
        ref={ref}
        className={classes('cs-page', className)}
        data-page-theme={theme}
        data-look={look}
        aria-label={label}
      >
        {children}
      </article>
    </div>
  );
}
