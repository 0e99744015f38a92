import { isTall } from '#domain/case-study/cover.ts';
import { mediaIdOf } from '#domain/case-study/document.ts';
import { placePins } from '#web/ui/picture/place-pins.ts';
import { CaseImage } from '../CaseImage.tsx';
import { type ComponentProps, sizesOf } from '../component-props.ts';
import { Caption } from './Caption.tsx';

/** Shares of the figure's width that the picture takes, as in its style sheet; the pins stand at both sides. */
const TALL_SHARE = 0.78;
const WIDE_SHARE = 0.9;

/** A frame with numbered pins beside it, each at the nearer side, and a text for each pin. */
export function Annotated({ component, pictures, isPreview }: ComponentProps) {
  const { pictures: own, items, mat, caption } = component;
  const [shown] = own;
  if (!shown) return null;
  const picture = pictures[mediaIdOf(shown.imageUrl) ?? ''];
  const { width, height } = picture ?? { width: 600, height: 400 };
  const isWide = !isTall({ width, height });
  const radius = width * (isWide ? 0.022 : 0.0487);
  const margin = (width / (isWide ? WIDE_SHARE : TALL_SHARE) - width) / 2;
  const points = items.map(({ x, y }, n) => ({ number: n + 1, x: (x / 100) * width, y: (y / 100) * height }));
  const room = { gap: radius * 2.5, height };
  const pinsAt = (side: 'left' | 'right') => {
    const isLeft = side === 'left';
    const pinX = isLeft ? -margin / 2 : width + margin / 2;
    const stemX = isLeft ? pinX + radius : pinX - radius;
    const near = points.filter(({ x }) => x < width / 2 === isLeft);
    return placePins(near, room).map((pin) => ({ ...pin, pinX, stemX }));
  };
  const pins = [...pinsAt('left'), ...pinsAt('right')];
  return (
    <figure className="cs-fig cs-note cs-wide" data-shape={isWide ? 'wide' : 'tall'}>
      <div className="cs-mat" data-mat={mat}>
        {isPreview && shown.imageUrl === '' ? (
          <p className="cs-missing">No image added</p>
        ) : (
          <div className="cs-note-f">
            <CaseImage imageUrl={shown.imageUrl} pictures={pictures} alt={shown.alt} sizes={sizesOf(!isWide)} />
            <svg viewBox={`${-margin} 0 ${width + 2 * margin} ${height}`} aria-hidden>
              <g className="cs-stem" strokeWidth={radius / 9}>
                {pins.map(({ number, x, y, stemX, pinY }) => (
                  <g key={number}>
                    <path d={`M${x} ${y}L${stemX} ${pinY}`} />
                    <circle cx={x} cy={y} r={radius / 4} />
                  </g>
                ))}
              </g>
              <g className="cs-pin" fontSize={radius * 1.05}>
                {pins.map(({ number, pinX, pinY }) => (
                  <g key={number}>
                    <circle cx={pinX} cy={pinY} r={radius} />
                    <text x={pinX} y={pinY + radius * 0.37}>
                      {number}
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
