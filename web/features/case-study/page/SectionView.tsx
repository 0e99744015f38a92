import {
  type ColumnName,
  type Component,
  columnNames,
  columnsOf,
  dotsOf,
  type Section,
} from '#domain/case-study/document.ts';
import { isEmptyText } from '#domain/case-study/rich-text.ts';
import { CaseImage, type Pictures } from './CaseImage.tsx';
import { ComponentView } from './ComponentView.tsx';
import { sizesOf } from './component-props.ts';
import { Decoration, Dots } from './Ornaments.tsx';
import { RichTextView } from './RichTextView.tsx';

interface Props {
  section: Section;
  pictures: Pictures;
  isPreview?: boolean;
  /** The first section of the page; its first paragraph is larger. */
  isFirst?: boolean;
}

/** The anchor of a section, for the contents. */
export const anchorOf = ({ id }: Pick<Section, 'id'>) => id;

/** One section as readers see it: background, colours, text, and columns side by side where they fit. */
export function SectionView({ section, pictures, isPreview, isFirst }: Props) {
  const { templateId, title, content, imageUrl } = section;
  const columns = renderedColumns(section);
  const isBeside = columns.length > 1 || templateId === 'image-text';
  const hasText = !isEmptyText(content);
  const heading = title && <h2 dir="auto">{title}</h2>;
  const text = hasText && (
    <div className="cs-t">
      <RichTextView text={content} hasLead={isFirst} />
    </div>
  );
  const componentsOf = (column: ColumnName) =>
    joinedTexts(section.children[column]).map((component, at) => (
      <ComponentView
        key={component.id}
        component={component}
        hasLead={isFirst && !hasText && at === 0}
        {...{ pictures, isBeside, isPreview }}
      />
    ));
  const picture = (templateId === 'image-text' || templateId === 'image-block') && (
    <figure className="cs-fig cs-wide">
      {isPreview && imageUrl === '' ? (
        <p className="cs-missing">No image added</p>
      ) : (
        <CaseImage imageUrl={imageUrl} pictures={pictures} alt={title} sizes={sizesOf(templateId === 'image-text')} />
      )}
    </figure>
  );
  return (
    <section
      className="cs-s"
      id={anchorOf(section)}
      data-layout={templateId}
      data-bg={section.backgroundColor}
      data-ink={section.fontColor}
    >
      <Decoration kind={section.decorativeElement} />
      {templateId === 'image-text' ? (
        <div className="cs-beside cs-wide">
          {picture}
          <div className="cs-col">
            {heading}
            {text}
            {columns.map(componentsOf)}
          </div>
        </div>
      ) : (
        <>
          {heading}
          {text}
          {picture}
          {columns.length > 1 ? (
            <div className="cs-two cs-wide">
              {columns.map((column) => (
                <div key={column} className="cs-col">
                  {componentsOf(column)}
                </div>
              ))}
            </div>
          ) : (
            columns.map(componentsOf)
          )}
        </>
      )}
      {section.hasPattern && <Dots count={dotsOf(templateId)} />}
    </section>
  );
}

/** Neighbouring text blocks of one colour as one text, so that themes can set them as one. */
function joinedTexts(components: readonly Component[]): Component[] {
  const joined: Component[] = [];
  for (const component of components) {
    const last = joined.at(-1);
    const isSame = last?.templateId === 'text-block' && component.templateId === 'text-block';
    if (last && isSame && last.fontColor === component.fontColor)
      joined[joined.length - 1] = { ...last, content: [...last.content, ...component.content] };
    else joined.push(component);
  }
  return joined;
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
