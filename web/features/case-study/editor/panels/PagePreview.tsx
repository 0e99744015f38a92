import type { CaseStudy } from '#domain/case-study/document.ts';
import { forReaders } from '#domain/case-study/for-readers.ts';
import page from '../../page/page.module.css';
import { SectionView } from '../../page/SectionView.tsx';
import { useEditor, usePictures } from '../document/use-store.ts';
import styles from '../page/EditedPage.module.css';
import { StyledPage } from '../page/StyledPage.tsx';

/** The page as readers will see it, or an older version of it. */
export function PagePreview({ document: version }: { document: CaseStudy | null }) {
  const { store } = useEditor();
  const pictures = usePictures();
  const shown = forReaders(version ?? store.document());
  return (
    <StyledPage className={`${page.page} ${styles.page}`} document={version}>
      <header className={styles.head}>
        <p className={styles.pageTitle}>{shown.title || 'Project Title'}</p>
        {shown.description && <p className={page.lead}>{shown.description}</p>}
      </header>
      {shown.sections.map((section) => (
        <SectionView key={section.id} section={section} pictures={pictures} isPreview />
      ))}
    </StyledPage>
  );
}
