import type { Component } from '#domain/case-study/document.ts';
import { Caption } from './Caption.tsx';
import { keyed } from './keyed.ts';

export function TimelineBlock({ component: { items, caption } }: { component: Component }) {
  return (
    <figure className="cs-fig cs-wide cs-when">
      <ol className="cs-time" data-count={Math.min(items.length, 7)}>
        {keyed(items).map(([key, { term, text }]) => (
          <li key={key} dir="auto">
            <b>{term}</b> <span>{text}</span>
          </li>
        ))}
      </ol>
      <Caption caption={caption} />
    </figure>
  );
}
