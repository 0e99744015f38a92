import { memo } from 'react';
import { COVER_FRAMES } from '#domain/case-study/cover.ts';
import { PAGE_DESCRIPTION_MAX, PAGE_TITLE_MAX } from '#domain/case-study/limits.ts';
import { CoverFrames } from '../../page/Cover.tsx';
import { useEditor, usePageField, useSectionIds } from '../document/use-store.ts';
import { useComponentMenus } from '../menus/use-component-menus.ts';
import type { Frames } from '../pictures/FramePicker.tsx';
import { usePastedPictures } from '../pictures/use-pasted-pictures.ts';
import { PlainTextField } from '../rich-text/PlainTextField.tsx';
import { Byline } from './Byline.tsx';
import styles from './EditedPage.module.css';
import page from './layout.module.css';
import { SectionEditor } from './SectionEditor.tsx';
import { StyledPage } from './StyledPage.tsx';

/** The page in the editor. Each section subscribes to its own part of the document. */
export const EditedPage = memo(function Sheet({ frames, author }: { frames: Frames; author: string }) {
  const ids = useSectionIds();
  const menus = useComponentMenus();
  usePastedPictures();
  return (
    <StyledPage className={styles.page}>
      <header className={styles.head}>
        <PageTitle />
        <PageDescription />
        <Byline author={author} />
      </header>
      <div className={`cs-cover ${styles.cover}`}>
        <CoverFrames frames={frames.slice(0, COVER_FRAMES)} />
      </div>
      <div data-canvas {...menus}>
        {ids.map((id) => (
          <SectionEditor key={id} id={id} />
        ))}
        {ids.length === 0 && <p className={styles.noSections}>Drag a layout here, or press one to add it.</p>}
      </div>
    </StyledPage>
  );
});

function PageTitle() {
  const title = usePageField('title');
  const { store } = useEditor();
  return (
    <PlainTextField
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
    <PlainTextField
      className={`cs-stand ${page.lead}`}
      label="Description of the case study"
      placeholder="A brief description of the project and its main objectives."
      maxLength={PAGE_DESCRIPTION_MAX}
      multiline
      value={description}
      onChange={(to) => store.dispatch({ kind: 'set-page', field: 'description', from: description, to })}
    />
  );
}
