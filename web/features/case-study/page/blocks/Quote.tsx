import type { Component } from '#domain/case-study/document.ts';
import { plainText } from '#domain/case-study/rich-text.ts';
import { Caption } from './Caption.tsx';

/** A sentence in large type, and who said it. */
export function Quote({ component: { content, caption } }: { component: Component }) {
  // The theme sets the quotation marks.
  const words = plainText(content)
    .trim()
    .replace(/^[“"]|[”"]$/g, '');
  if (words === '') return null;
  return (
    <figure className="cs-quote">
      <blockquote>
        <p dir="auto">{words}</p>
      </blockquote>
      <Caption caption={caption} />
    </figure>
  );
}
