import type { ItemState } from '#domain/case-study/blocks.ts';
import type { Component } from '#domain/case-study/document.ts';
import { keyed } from './keyed.ts';

export const stateWords: Record<Exclude<ItemState, ''>, string> = {
  met: 'Met',
  partly: 'Partly',
  'left-out': 'Left out',
};

/** What the brief asked for, its evidence, and what the designer says of it, in a sign and a word. */
export function CoverageBlock({ component: { items, caption } }: { component: Component }) {
  const says = items.some(({ state }) => state);
  return (
    <div className="cs-table cs-wide">
      <table className="cs-cov">
        {caption && <caption dir="auto">{caption}</caption>}
        <thead>
          <tr>
            <th scope="col">Asked for</th>
            <th scope="col">Evidence</th>
            {says && <th scope="col">Designer says</th>}
          </tr>
        </thead>
        <tbody>
          {keyed(items).map(([key, { term, text, state }]) => (
            <tr key={key}>
              <th scope="row" dir="auto">
                {term}
              </th>
              <td dir="auto">{text}</td>
              {says && (
                <td>
                  {state && (
                    <span className="cs-v" data-v={state}>
                      {stateWords[state]}
                    </span>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
