import { useId, useState } from 'react';
import type { BuildReview } from '#contract/build-review.ts';
import type { Picture as PictureView } from '#contract/media.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import styles from './Comparison.module.css';

export const modes = ['slide', 'onion', 'heat'] as const;
export type Mode = (typeof modes)[number];

interface Props {
  review: BuildReview;
  mode: Mode;
  onMode: (mode: Mode) => void;
  /** The finding whose places are shown, or null. */
  chosen: number | null;
  onChoose: (finding: number | null) => void;
}

const options = [
  { value: 'slide', icon: 'columns-2', word: 'Slider' },
  { value: 'onion', icon: 'layers', word: 'Onion skin' },
  { value: 'heat', icon: 'flame', word: 'Difference' },
] as const;

/** The design with the build over it, in three ways (WORK-10). */
export function Comparison({ review, mode, onMode, chosen, onChoose }: Props) {
  const [shown, setShown] = useState(50);
  const [opacity, setOpacity] = useState(50);
  const { design, build, frameName } = review;
  const [designUrl, buildUrl] = [urlOf(design), urlOf(build)];
  return (
    <>
      <div className={styles.bar}>
        <Segmented
          label="Compare by"
          className={styles.modes}
          value={mode}
          onChange={onMode}
          options={options.map(({ value, icon, word }) => ({
            value,
            disabled: value === 'heat' && !review.heatUrl,
            label: (
              <>
                <Icon name={icon} />
                {word}
              </>
            ),
          }))}
        />
        <p className="t-13 muted hide-s">
          Build {review.round}, {build.width} × {build.height}
        </p>
      </div>
      <div className={styles.bench}>
        {!designUrl || !buildUrl ? (
          <p className={styles.none} role="status">
            The pictures are being prepared.
          </p>
        ) : (
          <div className={styles.frame} data-shape={shapeOf(design)}>
            <Pictures {...{ review, mode, chosen, onChoose, designUrl, buildUrl, cut: 100 - shown, opacity }} />
            {mode === 'slide' && (
              <input
                type="range"
                className={styles.slider}
                min={0}
                max={100}
                value={shown}
                aria-label={`How much of the build of ${frameName} is shown, in percent`}
                onChange={(event) => setShown(Number(event.target.value))}
              />
            )}
          </div>
        )}
        {mode === 'onion' && (
          <label className={styles.control}>
            <span>Design</span>
            <input
              type="range"
              min={0}
              max={100}
              value={opacity}
              aria-label="How solid the build is, in percent"
              onChange={(event) => setOpacity(Number(event.target.value))}
            />
            <span>Build</span>
          </label>
        )}
        {mode === 'heat' && (
          <p className={styles.control}>
            <span>Near</span>
            <svg className={styles.key} viewBox="0 0 4 1" preserveAspectRatio="none" aria-hidden>
              {HEAT.map((color, n) => (
                <rect key={color} x={n} y="0" width="1" height="1" fill={color} />
              ))}
            </svg>
            <span>Far apart</span>
          </p>
        )}
      </div>
    </>
  );
}

/** About how wide a frame is shown, in pixels of the screen; Comparison.module.css holds it to that. */
const shownWidths = { tall: 390, square: 560, wide: 760 } as const;

function shapeOf({ width, height }: PictureView): keyof typeof shownWidths {
  const ratio = width / height;
  if (ratio < 0.65) return 'tall';
  return ratio < 1.1 ? 'square' : 'wide';
}

/** As in the picture that the comparison draws. */
const HEAT = ['#f5c31f', '#f29a3f', '#f2601f', '#b0143d'];

/** The widest that every browser opens; null while nothing is encoded yet. */
function urlOf({ sources }: PictureView): string | null {
  return sources.filter(({ type }) => type === 'image/webp').at(-1)?.url ?? null;
}

interface PicturesProps extends Pick<Props, 'review' | 'mode' | 'chosen' | 'onChoose'> {
  designUrl: string;
  buildUrl: string;
  /** Where the build begins, in percent of the width. */
  cut: number;
  opacity: number;
}

function Pictures({ review, mode, chosen, onChoose, designUrl, buildUrl, cut, opacity }: PicturesProps) {
  const clip = useId();
  const { design, build, result, ignored, heatUrl, frameName } = review;
  const { width } = design;
  const buildHeight = (build.height / build.width) * width;
  const height = Math.max(design.height, buildHeight);
  // Marks keep about their size on the screen, however many pixels the picture has.
  const unit = width / shownWidths[shapeOf(design)];
  const x = (cut / 100) * width;
  const findings = result?.findings ?? [];
  const words = {
    slide: 'Design at the left, build at the right',
    onion: 'The build over the design',
    heat: 'Where design and build differ',
  };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={styles.pictures}
      role="img"
      aria-label={`${frameName}. ${words[mode]}.`}
    >
      <image
        href={designUrl}
        width={width}
        height={design.height}
        preserveAspectRatio="none"
        className={mode === 'heat' ? styles.grey : undefined}
      />
      {mode === 'slide' && (
        <>
          <clipPath id={clip}>
            <rect x={x} y="0" width={width - x} height={height} />
          </clipPath>
          <image
            href={buildUrl}
            width={width}
            height={buildHeight}
            preserveAspectRatio="none"
            clipPath={`url(#${clip})`}
          />
        </>
      )}
      {mode === 'onion' && (
        <image href={buildUrl} width={width} height={buildHeight} preserveAspectRatio="none" opacity={opacity / 100} />
      )}
      {mode === 'heat' && heatUrl && (
        <image href={heatUrl} width={width} height={Math.min(design.height, buildHeight)} preserveAspectRatio="none" />
      )}
      {ignored.map((area) => (
        <rect
          key={`${area.x} ${area.y}`}
          x={area.x * width}
          y={area.y * design.height}
          width={area.width * width}
          height={area.height * design.height}
          className={styles.ignored}
          strokeWidth={unit * 1.5}
          strokeDasharray={`${unit * 5} ${unit * 4}`}
        />
      ))}
      {findings
        .filter(({ number }) => number === chosen)
        .flatMap(({ places }) => places)
        .map((place) => (
          <rect
            key={`${place.x} ${place.y}`}
            x={place.x * width - 3 * unit}
            y={place.y * design.height - 3 * unit}
            width={place.width * width + 6 * unit}
            height={place.height * design.height + 6 * unit}
            rx={4 * unit}
            className={styles.place}
            strokeWidth={2 * unit}
          />
        ))}
      {mode === 'slide' && (
        <g aria-hidden>
          <rect x={x - 1.5 * unit} y="0" width={3 * unit} height={height} className={styles.line} />
          <rect
            x={x - 18 * unit}
            y={height / 2 - 18 * unit}
            width={36 * unit}
            height={36 * unit}
            rx={8 * unit}
            className={styles.line}
          />
          <path
            d={`M${x - 8 * unit} ${height / 2}h${16 * unit}m${-4 * unit} ${-4 * unit}l${4 * unit} ${4 * unit}l${-4 * unit} ${4 * unit}M${x - 4 * unit} ${height / 2 - 4 * unit}l${-4 * unit} ${4 * unit}l${4 * unit} ${4 * unit}`}
            className={styles.arrows}
            strokeWidth={2 * unit}
          />
        </g>
      )}
      {mode === 'heat' &&
        findings.map(({ number, places: [place] }) => {
          if (!place) return null;
          const at = {
            x: Math.min(width - 16 * unit, (place.x + place.width) * width),
            y: Math.min(height - 16 * unit, Math.max(16 * unit, place.y * design.height)),
          };
          return (
            // The list beside it chooses the same by keyboard.
            <g
              key={number}
              className={styles.pin}
              data-on={number === chosen || undefined}
              onClick={() => onChoose(number === chosen ? null : number)}
              aria-hidden
            >
              <circle cx={at.x} cy={at.y} r={13 * unit} strokeWidth={2 * unit} />
              <text x={at.x} y={at.y} fontSize={13 * unit} textAnchor="middle" dominantBaseline="central">
                {number}
              </text>
            </g>
          );
        })}
    </svg>
  );
}
