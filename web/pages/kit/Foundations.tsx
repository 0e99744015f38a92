import { Icon } from '#web/ui/brand/Icon.tsx';
import type { IconName } from '#web/ui/brand/sprite.ts';
import styles from './Kit.module.css';
import { Part, Specimen } from './Part.tsx';

const colours = {
  Surfaces: ['canvas', 'surface', 'raised', 'sunken', 'hover', 'pressed'],
  'Ink and lines': ['ink', 'ink-2', 'ink-3', 'line', 'line-strong', 'line-field'],
  'Action and accent': ['action', 'action-hover', 'accent', 'accent-ink', 'accent-tint', 'focus'],
  Meaning: ['positive', 'positive-tint', 'caution', 'caution-tint', 'negative', 'negative-tint', 'info', 'info-tint'],
  'Stocks, one paper per industry': ['butter', 'celadon', 'ledger', 'blush', 'apricot', 'lilac'],
  'Stocks, the ink of their ornaments': [
    'butter-deep',
    'celadon-deep',
    'ledger-deep',
    'blush-deep',
    'apricot-deep',
    'lilac-deep',
  ],
};

const sizes = [
  ['76 / 1.04', 'display d-76', 'Cast to order'],
  ['58 / 1.04', 'display d-58', 'Choose a client'],
  ['44 / 1.10', 'display d-44', 'How should it feel?'],
  ['34 / 1.14', 'display d-34', 'Target Audience'],
  ['26 / 1.20', 'display d-26', 'Design Reflection'],
  ['21 / 1.42', 't-21', 'Lead text for the top of a page, in the working face'],
  ['17 / 1.60', 'prose', 'Long text. Three small shops on a tidal river, and a queue that starts at six.'],
  ['15 / 1.50', '', 'Interface text, buttons 14 semibold, hints 13'],
  ['Value', 'value', 'BF20264417  #B6432A  cs-m3k9x2'],
] as const;

export function Foundations({ icons }: { icons: readonly IconName[] }) {
  return (
    <>
      <Part
        id="colour"
        title="Colour"
        rule="Neutral metal, one machine green for action, ember for the place where work is happening. Papers belong to industries only."
      >
        {Object.entries(colours).map(([name, tokens]) => (
          <Specimen key={name} name={name}>
            <ul className={styles.swatches}>
              {tokens.map((token) => (
                <li key={token}>
                  <svg aria-hidden>
                    <rect width="100%" height="100%" fill={`var(--${token})`} />
                  </svg>
                  {token}
                </li>
              ))}
            </ul>
          </Specimen>
        ))}
      </Part>
      <Part
        id="type"
        title="Type"
        rule="Besley, a Clarendon, for names and headings. Schibsted Grotesk for the working interface. Geist Mono for values only."
      >
        <div className={styles.sizes}>
          {sizes.map(([size, look, words]) => (
            <div key={size} className={styles.type}>
              <span className="t-12 faint tnum">{size}</span>
              <p className={look}>{words}</p>
            </div>
          ))}
        </div>
      </Part>
      <Part id="icons" title="Icons" rule="Lucide at 1.75, always beside a word. One file, no script.">
        <ul className={styles.icons}>
          {icons.map((name) => (
            <li key={name}>
              <Icon name={name} size="l" />
              <span className="clip">{name}</span>
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}
