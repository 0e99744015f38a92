import type { Component } from '#domain/case-study/document.ts';
import { BlockView } from './blocks/BlockView.tsx';
import { CaseImage, type Pictures } from './CaseImage.tsx';
import { RichTextView } from './RichTextView.tsx';

/** Display width of a picture, as in an image's `sizes`: a full column is 1280 px, one of two about half of that. */
export function sizesOf(isBeside: boolean): string {
  return isBeside ? '(min-width: 900px) 600px, 92vw' : '(min-width: 1400px) 1280px, 92vw';
}

export type ComponentProps = {
  component: Component;
  pictures: Pictures;
  /** The component is in one of two columns. */
  isBeside: boolean;
  /** The author views their own page, so a missing picture is described in words. */
  isPreview?: boolean;
  hasLead?: boolean;
};

export function ComponentView({ component, pictures, isBeside, isPreview, hasLead }: ComponentProps) {
  const { templateId, content, caption, imageUrl, fontColor, children } = component;
  if (templateId === 'container') {
    return (
      <div className="cs-box cs-wide">
        {children.map((child) => (
          <ComponentView key={child.id} component={child} {...{ pictures, isPreview }} isBeside />
        ))}
      </div>
    );
  }
  if (templateId === 'image-block') {
    return (
      <figure className="cs-fig cs-wide">
        {isPreview && imageUrl === '' ? (
          <p className="cs-missing">No image added</p>
        ) : (
          <CaseImage imageUrl={imageUrl} pictures={pictures} alt={caption} sizes={sizesOf(isBeside)} />
        )}
        {caption && <figcaption data-ink={fontColor}>{caption}</figcaption>}
      </figure>
    );
  }
  if (templateId === 'text-block') {
    return (
      <div className="cs-t" data-ink={fontColor}>
        <RichTextView text={content} hasLead={hasLead} />
      </div>
    );
  }
  return <BlockView component={component} {...{ pictures, isBeside, isPreview }} />;
}
