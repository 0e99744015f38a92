import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import type { BuildReview } from '#contract/build-review.ts';
import type { Picture as PictureView } from '#contract/media.ts';
import type { Area, Box } from '#domain/build-review/raster.ts';
import styles from './Comparison.module.css';
import type { Mode } from './modes.ts';
import { PictureEnd } from './PictureEnd.tsx';

/** Approximate display width of a frame, in CSS pixels; Comparison.module.css sets the same limits. */
const shownWidths = { tall: 390, square: 560, wide: 760 } as const;

export function shapeOf({ width, height }: PictureView): keyof typeof shownWidths {
  const ratio = width / height;
  if (ratio < 0.65) return 'tall';
  return ratio < 1.1 ? 'square' : 'wide';
}

/** The same colours as in the picture that the comparison makes. */
export const HEAT = ['#f5c31f', '#f29a3f', '#f2601f', '#b0143d'];

interface Point {
  x: number;
  y: number;
}

interface Props {
  review: BuildReview;
  mode: Mode;
  chosen: number | null;
  onChoose: (finding: number | null) => void;
  designUrl: string;
  buildUrl: string;
  /** The left edge of the build, in percent of the width. */
  cut: number;
  opacity: number;
  /** The area that is being selected, in fractions of the design; null while there is none. */
  area: Area | null;
  onDraw: (area: Area) => void;
}

/** The two pictures over each other, with their marks. */
export function ComparisonPictures({
  review,
  mode,
  chosen,
  onChoose,
  designUrl,
  buildUrl,
  cut,
  opacity,
  area,
  onDraw,
}: Props) {
  const clip = useId();
  const mark = useRef<SVGGElement>(null);
  const [from, setFrom] = useState<Point | null>(null);
  const { design, build, result, verdicts, ignored, heatUrl, frameName } = review;
  const { width } = design;
  const buildHeight = (build.height / build.width) * width;
  const height = Math.max(design.height, buildHeight);
  // Marks have about the same size on the screen for every size of picture.
  const unit = width / shownWidths[shapeOf(design)];
  const x = (cut / 100) * width;
  const verdictOf = (number: number) => verdicts.find(({ finding }) => finding === number)?.verdict;
  // Open findings are painted over accepted ones.
  const findings = [...(result?.findings ?? [])].sort(
    (one, other) => Number(verdictOf(other.number) === 'fine') - Number(verdictOf(one.number) === 'fine'),
  );
  const boxOf = (one: Area): Box => ({
    x: one.x * width,
    y: one.y * design.height,
    width: one.width * width,
    height: one.height * design.height,
  });
  const words = {
    slide: 'Design at the left, build at the right',
    onion: 'The build over the design',
    heat: 'Where design and build differ',
  };
  // A finding chosen in the list scrolls into view here.
  useEffect(() => {
    if (chosen !== null) mark.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const at = (event: PointerEvent<SVGSVGElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    const part = (value: number) => Math.min(1, Math.max(0, value));
    return {
      x: part((event.clientX - box.left) / box.width),
      y: part((((event.clientY - box.top) / box.height) * height) / design.height),
    };
  };
  const drawing = area && {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setFrom(at(event));
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => from && onDraw(areaBetween(from, at(event))),
    onPointerUp: () => setFrom(null),
    onPointerCancel: () => setFrom(null),
  };

  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={styles.pictures}
      role="img"
      aria-label={`${frameName}. ${words[mode]}.`}
      data-draws={area ? true : undefined}
      {...drawing}
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
      {mode === 'slide' && buildHeight < design.height && (
        <PictureEnd of="build" x={x} y={buildHeight} width={width - x} height={height - buildHeight} unit={unit} />
      )}
      {mode === 'slide' && design.height < buildHeight && (
        <PictureEnd of="design" x={0} y={design.height} width={x} height={height - design.height} unit={unit} />
      )}
      {mode === 'onion' && (
        <image href={buildUrl} width={width} height={buildHeight} preserveAspectRatio="none" opacity={opacity / 100} />
      )}
      {mode === 'heat' && heatUrl && (
        <image href={heatUrl} width={width} height={Math.min(design.height, buildHeight)} preserveAspectRatio="none" />
      )}
      {ignored.map((one) => (
        <rect
          key={`${one.x} ${one.y} ${one.width}`}
          {...boxOf(one)}
          className={styles.ignored}
          strokeWidth={unit * 1.5}
          strokeDasharray={`${unit * 5} ${unit * 4}`}
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
      {findings.map(({ number, places }) => {
        const isChosen = number === chosen;
        const [place] = places;
        return (
          <g key={number} ref={isChosen ? mark : undefined}>
            {isChosen && places.map((one) => <Place key={`${one.x} ${one.y}`} box={boxOf(one)} unit={unit} />)}
            {place && (
              // Keyboard users choose the same finding in the list beside the picture.
              <Pin
                number={number}
                verdict={verdictOf(number)}
                isChosen={isChosen}
                x={Math.min(width - 16 * unit, (place.x + place.width) * width)}
                y={Math.min(height - 16 * unit, Math.max(16 * unit, place.y * design.height))}
                unit={unit}
                onPress={() => onChoose(isChosen ? null : number)}
              />
            )}
          </g>
        );
      })}
      {area && (
        <rect
          {...boxOf(area)}
          className={styles.drawn}
          strokeWidth={unit * 2}
          strokeDasharray={`${unit * 5} ${unit * 4}`}
        />
      )}
    </svg>
  );
}

function Place({ box, unit }: { box: Box; unit: number }) {
  return (
    <rect
      x={box.x - 3 * unit}
      y={box.y - 3 * unit}
      width={box.width + 6 * unit}
      height={box.height + 6 * unit}
      rx={4 * unit}
      className={styles.place}
      strokeWidth={2 * unit}
    />
  );
}

interface PinProps {
  number: number;
  verdict: 'fine' | 'returned' | undefined;
  isChosen: boolean;
  x: number;
  y: number;
  unit: number;
  onPress: () => void;
}

/** Same styles as in the list: accepted findings are faint, returned ones stand out. */
function Pin({ number, verdict, isChosen, x, y, unit, onPress }: PinProps) {
  return (
    <g className={styles.pin} data-on={isChosen || undefined} data-verdict={verdict} onClick={onPress} aria-hidden>
      <circle cx={x} cy={y} r={(verdict === 'fine' ? 10 : 13) * unit} strokeWidth={2 * unit} />
      <text x={x} y={y} fontSize={13 * unit} textAnchor="middle" dominantBaseline="central">
        {number}
      </text>
    </g>
  );
}

function areaBetween(one: Point, other: Point): Area {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return { x, y, width: Math.abs(one.x - other.x), height: Math.abs(one.y - other.y) };
}
