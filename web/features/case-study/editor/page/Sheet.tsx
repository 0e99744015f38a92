import { memo, Suspense, useEffect } from 'react';
import { PAGE_DESCRIPTION_MAX, PAGE_TITLE_MAX } from '#domain/case-study/limits.ts';
import page from '../../page/page.module.css';
import { useEditor, usePageField, useSectionIds } from '../document/use-store.ts';
import { useComponentMenus } from '../menus/use-component-menus.ts';
import { usePastedPictures } from '../pictures/use-pasted-pictures.ts';
import { PlainText } from '../writing/PlainText.tsx';
import { Looking } from './Looking.tsx';
import { SectionEditor } from './SectionEditor.tsx';
import styles from './Sheet.module.css';
import { useUndrawn } from './use-undrawn.ts';

/** The page while it is worked on. What is drawn again around it must not draw its sections again: they would all have to wake for it. */
export const Sheet = memo(function Sheet() {
  const ids = useSectionIds();
  const undrawn = useUndrawn();
  const menus = useComponentMenus();
  usePastedPictures();
  useEffect(focusOnceMore, []);
  return (
    <Looking className={`${page.page} ${styles.sheet}`}>
      <header className={styles.head}>
        <PageTitle />
        <PageDescription />
      </header>
      <div data-canvas {...menus}>
        {ids.map((id) => (
          <SectionSlot key={id} id={id} isDrawn={!undrawn.has(id)} />
        ))}
        {ids.length === 0 && <p className={styles.noSections}>Drag a layout here, or press one to add it.</p>}
      </div>
    </Looking>
  );
});

/** A text that was pressed before the page answered has the focus and does not know: it opens when it hears of it. */
function focusOnceMore() {
  const at = document.activeElement as HTMLElement | null;
  if (!at?.matches('[data-section] [role="textbox"]:not([contenteditable])')) return;
  at.blur();
  at.focus({ preventScroll: true });
}

/**
 * Each section wakes by itself, a touched one first: the page answers before the last of them does. A memo, as whatever draws the
 * sheet again would have all of them wake at once.
 */
const SectionSlot = memo(function SectionSlot({ id, isDrawn }: { id: string; isDrawn: boolean }) {
  return (
    <Suspense>
      {isDrawn ? <SectionEditor id={id} /> : <div className={styles.undrawn} data-section={id} data-undrawn />}
    </Suspense>
  );
});

function PageTitle() {
  const title = usePageField('title');
  const { store } = useEditor();
  return (
    <PlainText
      className={styles.pageTitle}
      label="Title of the case study"
      placeholder="Project Title"
      maxLength={PAGE_TITLE_MAX}
      value={title}
      onChange={(to) => store.dispatch({ kind: 'set-page', field: 'title', from: title, to })}
    />
  );
}

function PageDescription() {
  const description = usePageField('description');
  const { store } = useEditor();
  return (
    <PlainText
      className={page.lead}
      label="Description of the case study"
      placeholder="A brief description of the project and its main objectives."
      maxLength={PAGE_DESCRIPTION_MAX}
      multiline
      value={description}
      onChange={(to) => store.dispatch({ kind: 'set-page', field: 'description', from: description, to })}
    />
  );
}
