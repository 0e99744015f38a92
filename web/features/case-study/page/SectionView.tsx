import { type ColumnName, columnNames, columnsOf, dotsOf, type Section } from '#domain/case-study/document.ts';
import { isEmptyText } from '#domain/case-study/rich-text.ts';
import { CaseImage, type Pictures } from './CaseImage.tsx';
import { ComponentView, sizesOf } from './ComponentView.tsx';
import { Decoration, Dots } from './Ornaments.tsx';
import styles from './page.module.css';
import { RichTextView } from './RichTextView.tsx';

type Props = { section: Section; pictures: Pictures; isPreview?: boolean };

/** One section as readers see it: background, colours, text, and columns side by side from medium width. */
export function SectionView({ section, pictures, isPreview }: Props) {
  const { templateId, title, content, imageUrl } = section;
  const picture = (templateId === 'image-text' || templateId === 'image-block') && (
    <figure>
      {isPreview && imageUrl === '' ? (
        <p className={styles.noImage}>No image added</p>
      ) : (
        <CaseImage imageUrl={imageUrl} pictures={pictures} alt={title} sizes={sizesOf(templateId === 'image-text')} />
      )}
    </figure>
  );
  const words = (
    <>
      {title && <h2>{title}</h2>}
      {!isEmptyText(content) && (
        <div className={styles.text}>
          <RichTextView text={content} />
        </div>
      )}
    </>
  );
  const columns = renderedColumns(section);
  const isBeside = columns.length > 1 || templateId === 'image-text';
  const rendered = columns.map((column) => (
    <div key={column} className={styles.column}>
      {section.children[column].map((component) => (
        <ComponentView key={component.id} component={component} {...{ pictures, isBeside, isPreview }} />
      ))}
    </div>
  ));
  return (
    <section
      className={styles.section}
      data-layout={templateId}
      data-bg={section.backgroundColor}
      data-ink={section.fontColor}
    >
      <Decoration kind={section.decorativeElement} />
      {section.hasPattern && <Dots count={dotsOf(templateId)} />}
      <div className={styles.inside}>
        {templateId === 'image-text' ? (
          <div className={styles.beside}>
            {picture}
            <div className={styles.column}>
              <div>{words}</div>
              {rendered}
            </div>
          </div>
        ) : (
          <>
            {words}
            {picture}
            {rendered.length > 0 && <div className={rendered.length > 1 ? styles.two : styles.one}>{rendered}</div>}
          </>
        )}
      </div>
    </section>
  );
}

/**
 * The layout's columns first, then others that still have content: a change of layout must not hide content from
 * readers.
 */
function renderedColumns({ templateId, children }: Section): ColumnName[] {
  const own = columnsOf(templateId);
  const others = columnNames.filter((name) => !own.includes(name) && children[name].length > 0);
  const shown = [...own, ...others];
  return shown.some((name) => children[name].length > 0) ? shown : [];
}
