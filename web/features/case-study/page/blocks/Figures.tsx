import type { Component } from '#domain/case-study/document.ts';
import { Caption } from './Caption.tsx';
import { keyed } from './keyed.ts';

/** Two to four results in large type, with their source. */
export function Figures({ component: { items, caption } }: { component: Component }) {
  return (
    <figure className="cs-nums cs-wide" data-count={items.length}>
      <ul>
        {keyed(items).map(([key, { term, text }]) => (
          <li key={key} dir="auto">
            <b>{term}</b> <span>{text}</span>
          </li>
        ))}
      </ul>
      <Caption caption={caption} />
    </figure>
  );
}
