import type { Component } from '#domain/case-study/document.ts';
import { CaseImage, type Pictures } from './CaseImage.tsx';
import styles from './page.module.css';
import { RichTextView } from './RichTextView.tsx';

/** Display width of a picture, as in an image's `sizes`: a full column is 1040 px, one of two about half of that. */
export function sizesOf(isBeside: boolean): string {
  return isBeside ? '(min-width: 768px) 560px, 92vw' : '(min-width: 1100px) 1040px, 92vw';
}

type Props = {
  component: Component;
  pictures: Pictures;
  /** The picture is in one of two columns. */
  isBeside: boolean;
  /** The author views their own page, so a missing picture is described in words. */
  isPreview?: boolean;
};

export function ComponentView({ component, pictures, isBeside, isPreview }: Props) {
  const { templateId, content, caption, imageUrl, fontColor, children } = component;
  if (templateId === 'container') {
    return (
      <div className={styles.container}>
        {children.map((child) => (
          <ComponentView key={child.id} component={child} {...{ pictures, isBeside, isPreview }} />
        ))}
      </div>
    );
  }
  if (templateId === 'image-block') {
    return (
      <figure>
        {isPreview && imageUrl === '' ? (
          <p className={styles.noImage}>No image added</p>
        ) : (
          <CaseImage imageUrl={imageUrl} pictures={pictures} alt={caption} sizes={sizesOf(isBeside)} />
        )}
        {caption && <figcaption data-ink={fontColor}>{caption}</figcaption>}
      </figure>
    );
  }
  return (
    <div className={styles.text} data-ink={fontColor}>
      <RichTextView text={content} />
    </div>
  );
}
