import type { Component } from '#domain/case-study/document.ts';
import { Caption } from './Caption.tsx';
import { keyed } from './keyed.ts';

/** From this many letters on ("34 of 41") a figure is set smaller, so that it keeps to its column. */
const LONG_FROM = 8;

/** Two to four results in large type, with their source. */
export function Figures({ component: { items, caption } }: { component: Component }) {
  return (
    <figure
      className="cs-nums cs-wide"
      data-count={items.length}
      data-long={items.some(({ term }) => term.length >= LONG_FROM) || undefined}
    >
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
