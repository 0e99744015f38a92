import type { Component } from '#domain/case-study/document.ts';
import { CaseImage, type Pictures } from './CaseImage.tsx';
import styles from './page.module.css';
import { RichTextView } from './RichTextView.tsx';

type Props = {
  component: Component;
  pictures: Pictures;
  /** The author looks at their own page: a picture that is still missing is said in words. */
  isPreview?: boolean;
};

export function ComponentView({ component, pictures, isPreview }: Props) {
  const { templateId, content, caption, imageUrl, fontColor, children } = component;
  if (templateId === 'container') {
    return (
      <div className={styles.container}>
        {children.map((child) => (
          <ComponentView key={child.id} component={child} pictures={pictures} isPreview={isPreview} />
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
          <CaseImage imageUrl={imageUrl} pictures={pictures} alt={caption} sizes="(min-width: 768px) 560px, 92vw" />
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
