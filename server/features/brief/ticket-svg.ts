import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COVER_CELL, type CoverPiece, composeCover, MOTIF_CELLS } from '#domain/brief/cover.ts';
import { type IndustryId, industryOf } from '#domain/catalog/industries.ts';
import { type LevelId, levelOf, timeBoxLabel } from '#domain/catalog/levels.ts';
import type { StyleId } from '#domain/catalog/styles.ts';
import { escapeHtml } from '#server/platform/http/escape-html.ts';

export interface TicketOf {
  id: string;
  docket: string;
  title: string;
  industry: IndustryId;
  styles: StyleId[];
  level: LevelId;
  timeBoxDays: number | null;
}

/** The papers of the light theme (web/styles/tokens.css), with the colour of their ornaments. */
const papers: Record<IndustryId, { paper: string; deep: string }> = {
  ecommerce: { paper: '#f8e7a9', deep: '#cf9a0c' },
  health: { paper: '#c4e7d4', deep: '#2f8c66' },
  finance: { paper: '#cbdcf3', deep: '#3f6fb8' },
  education: { paper: '#f7d0d4', deep: '#cc4a62' },
  food: { paper: '#fad1ad', deep: '#d96f1e' },
  travel: { paper: '#ddd5ee', deep: '#7a63b4' },
};
const INK = '#13201a';
const CANVAS = '#f0f3ef';

const sprite = readFileSync(join(import.meta.dirname, '../../../web/ui/sprite.svg'), 'utf8');
const symbolOf = (id: string) => new RegExp(`<symbol id="${id}"[^>]*>.*?</symbol>`).exec(sprite)?.[0] ?? '';

const LINES_MAX = 3;
/** The width of a letter of the heading's face, on average, as a share of its size. */
const LETTER = 0.53;
const WIDTH = 1010;
const INSET = 2;

/** A brief's ticket as a picture of 1200 × 630 that can be read in a small preview. */
export function ticketSvg({ id, docket, title, industry, styles, level, timeBoxDays }: TicketOf): string {
  const { paper, deep } = papers[industry];
  const pieces = composeCover(id, industry, styles, 17, 3);
  const symbols = [...new Set(pieces.map(symbolName))].map(symbolOf).join('');
  const size = title.length > 74 ? 48 : title.length > 48 ? 56 : 64;
  const lines = wrap(title, Math.floor(WIDTH / (size * LETTER)));
  const facts = `${industryOf(industry).label} · ${levelOf(level).label} level · ${timeBoxLabel(timeBoxDays)}`;
  const text = (x: number, y: number, attributes: string, words: string) =>
    `<text x="${x}" y="${y}" fill="${INK}" ${attributes}>${escapeHtml(words)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
    <defs>${symbols}</defs>
    <rect width="1200" height="630" fill="${CANVAS}"/>
    <rect x="50" y="38" width="1100" height="554" rx="16" fill="#ffffff"/>
    <path d="M66 38h1068a16 16 0 0 1 16 16v206H50V54a16 16 0 0 1 16-16z" fill="${paper}"/>
    <g transform="translate(90 59)">${pieces.map(pieceSvg).join('')}</g>
    <path d="M80 260h1040" stroke="${INK}" stroke-opacity="0.5" stroke-width="3" stroke-dasharray="3 8" stroke-linecap="round"/>
    <circle cx="50" cy="260" r="17" fill="${CANVAS}"/><circle cx="1150" cy="260" r="17" fill="${CANVAS}"/>
    ${lines.map((line, n) => text(92, 344 + n * size * 1.14, `font-family="Young Serif" font-size="${size}"`, line)).join('')}
    ${text(92, 556, 'font-family="Figtree" font-size="25" font-weight="600"', facts)}
    ${text(1108, 556, 'font-family="Figtree" font-size="25" font-weight="600" text-anchor="end"', docket)}
  </svg>`;
  return svg.replaceAll('var(--paper-deep)', deep).replaceAll('var(--paper)', paper).replaceAll('var(--ink)', INK);
}

const symbolName = (piece: CoverPiece) =>
  piece.kind === 'motif' ? `g-${piece.style}` : `o-${piece.industry}-${piece.module}`;

/** As web/parts/Cover.tsx draws it. */
function pieceSvg(piece: CoverPiece): string {
  const [x, y] = [piece.column * COVER_CELL, piece.row * COVER_CELL];
  const name = symbolName(piece);
  if (piece.kind === 'motif') {
    const side = MOTIF_CELLS * COVER_CELL;
    return `<rect x="${x + INSET}" y="${y + INSET}" width="${side - 2 * INSET}" height="${side - 2 * INSET}" fill="var(--ink)"/>
      <use href="#${name}" x="${x}" y="${y}" width="${side}" height="${side}" fill="var(--paper)"/>`;
  }
  const side = COVER_CELL * piece.span;
  const size = side * piece.scale;
  const [left, top] = [x + (side - size) / 2, y + (side - size) / 2];
  const middle = side / 2;
  return `<g transform="rotate(${piece.rotation} ${x + middle} ${y + middle})"><use href="#${name}" x="${left}" y="${top}" width="${size}" height="${size}"/></g>`;
}

/** Lines of at most so many letters; what does not fit in three ends with an ellipsis. */
export function wrap(title: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= letters) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= LINES_MAX) return lines;
  const shown = lines.slice(0, LINES_MAX);
  shown[LINES_MAX - 1] = `${shown[LINES_MAX - 1]!.replace(/[,;:.]$/, '')}…`;
  return shown;
}
