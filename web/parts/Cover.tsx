import { COVER_CELL, type CoverPiece, composeCover, MOTIF_CELLS, ORNAMENT_MODULES } from '#domain/brief/cover.ts';
import { type IndustryId, industryIds } from '#domain/catalog/industries.ts';
import type { StyleId } from '#domain/catalog/styles.ts';
import { spriteHref } from '#web/ui/brand/sprite.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './Cover.module.css';

interface Props {
  /** The brief's id: the same seed always gives the same cover. */
  seed: string;
  /** `null` if none is chosen: the cover shows a strip of every industry. */
  industry: IndustryId | null;
  styles: readonly StyleId[];
  columns?: number;
  rows?: number;
  /** Shows the pieces one after the other. With `printed`, only that many show, and the rest are shadows. */
  appearing?: boolean;
  printed?: number;
  /** Fills its box in any size, and is cropped where it is larger. */
  fills?: boolean;
  className?: string;
}

const INSET = 2;
const STRIP_INSET = 8;

/**
 * The picture of a brief: ornaments of its industry around the letters of its styles. It is decoration, so it has no
 * accessible name.
 */
export function Cover({
  seed,
  industry,
  styles: chosen,
  columns = 8,
  rows = 4,
  appearing,
  printed,
  fills,
  className,
}: Props) {
  const viewBox = `0 0 ${columns * COVER_CELL} ${rows * COVER_CELL}`;
  if (!industry)
    return (
      <svg className={classes(styles.cover, className)} viewBox={viewBox} aria-hidden>
        <Strips columns={columns} rows={rows} />
      </svg>
    );
  const pieces = composeCover(seed, industry, chosen, columns, rows);
  return (
    <svg
      className={classes(styles.cover, appearing && styles.appearing, className)}
      viewBox={viewBox}
      preserveAspectRatio={fills ? 'xMinYMax slice' : undefined}
      data-industry={industry}
      aria-hidden
    >
      {pieces.map((piece, n) => (
        <g
          key={`${piece.column},${piece.row}`}
          data-n={n}
          className={printed !== undefined && n >= printed ? styles.waiting : undefined}
        >
          <Piece piece={piece} />
        </g>
      ))}
    </svg>
  );
}

/** One column of each industry's paper and ornaments, side by side. */
function Strips({ columns, rows }: { columns: number; rows: number }) {
  const starts = (count: number) => Array.from({ length: count }, (_, n) => n * COVER_CELL);
  const size = COVER_CELL - 2 * STRIP_INSET;
  return starts(columns).map((x, column) => {
    const industry = industryIds[column % industryIds.length]!;
    return (
      <g key={x} data-industry={industry}>
        <rect x={x} width={COVER_CELL} height={rows * COVER_CELL} fill="var(--paper)" />
        {starts(rows).map((y, row) => (
          <use
            key={y}
            href={spriteHref(`o-${industry}-${(row % ORNAMENT_MODULES) as 0 | 1 | 2 | 3}`)}
            x={x + STRIP_INSET}
            y={y + STRIP_INSET}
            width={size}
            height={size}
          />
        ))}
      </g>
    );
  });
}

function Piece({ piece }: { piece: CoverPiece }) {
  const [x, y] = [piece.column * COVER_CELL, piece.row * COVER_CELL];
  if (piece.kind === 'motif') {
    const side = MOTIF_CELLS * COVER_CELL;
    return (
      <>
        <rect x={x + INSET} y={y + INSET} width={side - 2 * INSET} height={side - 2 * INSET} fill="var(--ink)" />
        <use href={spriteHref(`g-${piece.style}`)} x={x} y={y} width={side} height={side} fill="var(--paper)" />
      </>
    );
  }
  const side = COVER_CELL * piece.span;
  const size = side * piece.scale;
  const [left, top] = [x + (side - size) / 2, y + (side - size) / 2];
  const rotate = piece.rotation === 0 ? undefined : `rotate(${piece.rotation} ${x + side / 2} ${y + side / 2})`;
  return (
    <use
      href={spriteHref(`o-${piece.industry}-${piece.module}`)}
      x={left}
      y={top}
      width={size}
      height={size}
      transform={rotate}
    />
  );
}
