import { faces as briefFaces } from '#domain/brief/direction/faces.ts';
import { colorOfItem } from '#domain/case-study/blocks.ts';
import type { Component } from '#domain/case-study/document.ts';
import { fontFamilies } from '#domain/case-study/palette.ts';
import { Caption } from './Caption.tsx';
import { keyed } from './keyed.ts';

/** Shipped for specimens alone. */
const specimenFaces = ['Andika', 'Anybody', 'Caprasimo', 'Gaegu', 'Geist'];
const shipped = new Set<string>([
  ...fontFamilies,
  ...Object.values(briefFaces).map(({ family }) => family),
  ...specimenFaces,
]);

/** The palette of a design and its faces. A face is set in itself where the product ships it. */
export function Specimen({ component: { items, caption } }: { component: Component }) {
  const colors = items.filter((item) => colorOfItem(item) !== null);
  const faces = items.filter((item) => colorOfItem(item) === null && item.term.trim() !== '');
  return (
    <figure className="cs-fig cs-spec cs-wide">
      {colors.length > 0 && (
        <ul className="cs-pal" data-count={colors.length}>
          {keyed(colors).map(([key, item]) => (
            <li key={key}>
              <svg aria-hidden>
                <rect width="100%" height="100%" fill={colorOfItem(item)!} />
              </svg>
              <b>{item.term}</b> <code>{item.text}</code>
            </li>
          ))}
        </ul>
      )}
      {faces.length > 0 && (
        <dl className="cs-faces">
          {keyed(faces).map(([key, { term, text }]) => (
            <div key={key}>
              <dt>
                {term} <span>{text}</span>
              </dt>
              {shipped.has(term.trim()) && <dd data-face={term.trim()}>{term}</dd>}
            </div>
          ))}
        </dl>
      )}
      <Caption caption={caption} />
    </figure>
  );
}
