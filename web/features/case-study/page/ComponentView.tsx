import { BlockView } from './blocks/BlockView.tsx';
import { CaseImage } from './CaseImage.tsx';
import { type ComponentProps, sizesOf } from './component-props.ts';
import { RichTextView } from './RichTextView.tsx';

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
