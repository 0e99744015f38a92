import { isTall } from '#domain/case-study/cover.ts';
import { mediaIdOf } from '#domain/case-study/document.ts';
import { placePins } from '#web/ui/picture/place-pins.ts';
import { CaseImage } from '../CaseImage.tsx';
import { type ComponentProps, sizesOf } from '../ComponentView.tsx';
import { Caption } from './Caption.tsx';

/** Share of the figure's width that the picture takes; the pins stand in the rest. */
const PICTURE_SHARE = 0.8125;

/** A frame with numbered pins beside it, and a text for each pin. */
export function Annotated({ component, pictures, isPreview }: ComponentProps) {
  const { pictures: own, items, mat, caption } = component;
  const [shown] = own;
  if (!shown) return null;
  const picture = pictures[mediaIdOf(shown.imageUrl) ?? ''];
  const { width, height } = picture ?? { width: 600, height: 400 };
  const isWide = !isTall({ width, height });
  const radius = width * (isWide ? 0.022 : 0.0487);
  const all = width / PICTURE_SHARE;
  const at = (width + all) / 2;
  const pins = placePins(
    items.map(({ x, y }) => ({ x: (x / 100) * width, y: (y / 100) * height })),
    { gap: radius * 2.5, height },
  );
  return (
    <figure className="cs-fig cs-note cs-wide" data-shape={isWide ? 'wide' : 'tall'}>
      <div className="cs-mat" data-mat={mat}>
        {isPreview && shown.imageUrl === '' ? (
          <p className="cs-missing">No image added</p>
        ) : (
          <div className="cs-note-f">
            <CaseImage imageUrl={shown.imageUrl} pictures={pictures} alt={shown.alt} sizes={sizesOf(!isWide)} />
            <svg viewBox={`0 0 ${all} ${height}`} aria-hidden>
              <g className="cs-stem" strokeWidth={radius / 9}>
                {pins.map(({ x, y, pinY }, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a pin is its number.
                  <g key={n}>
                    <path d={`M${x} ${y}L${at - radius} ${pinY}`} />
                    <circle cx={x} cy={y} r={radius / 4} />
                  </g>
                ))}
              </g>
              <g className="cs-pin" fontSize={radius * 1.05}>
                {pins.map(({ pinY }, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a pin is its number.
                  <g key={n}>
                    <circle cx={at} cy={pinY} r={radius} />
                    <text x={at} y={pinY + radius * 0.37}>
                      {n + 1}
                    </text>
                  </g>
                ))}
              </g>
            </svg>
          </div>
        )}
        <ol>
          {items.map(({ term, text }, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pin is its number.
            <li key={n} dir="auto">
              {term && <b>{term}</b>} {text}
            </li>
          ))}
        </ol>
      </div>
      <Caption caption={caption} />
    </figure>
  );
}
