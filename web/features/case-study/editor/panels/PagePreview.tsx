import { COVER_FRAMES } from '#domain/case-study/cover.ts';
import type { CaseStudy } from '#domain/case-study/document.ts';
import { forReaders } from '#domain/case-study/for-readers.ts';
import { Cover } from '../../page/Cover.tsx';
import { SectionView } from '../../page/SectionView.tsx';
import { useDocument, usePagePictures } from '../document/use-store.ts';
import { Byline } from '../page/Byline.tsx';
import { StyledPage } from '../page/StyledPage.tsx';
import type { Frames } from '../pictures/FramePicker.tsx';

interface Props {
  document: CaseStudy | null;
  frames: Frames;
  author: string;
}

/** The page as readers will see it, or an older version of it. */
export function PagePreview({ document: version, frames, author }: Props) {
  const now = useDocument();
  const pictures = usePagePictures();
  const shown = forReaders(version ?? now);
  return (
    <StyledPage document={version}>
      <Cover
        title={<p className="cs-title">{shown.title || 'Project Title'}</p>}
        description={shown.description && <p className="cs-stand">{shown.description}</p>}
        byline={<Byline author={author} />}
        frames={frames.slice(0, COVER_FRAMES)}
      />
      {shown.sections.map((section, at) => (
        <SectionView key={section.id} section={section} pictures={pictures} isPreview isFirst={at === 0} />
      ))}
    </StyledPage>
  );
}
