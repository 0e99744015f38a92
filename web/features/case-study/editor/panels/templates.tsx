import { blockIds } from '#domain/case-study/blocks.ts';
import type { ComponentTemplate, LayoutId } from '#domain/case-study/document.ts';
import { componentNames, layoutNames } from '../document/template-names.ts';
import type { Dragged } from '../drag/drop.ts';
import styles from './templates.module.css';

export type Template = Extract<Dragged, { kind: 'layout' | 'component' }>;

export const layoutTemplates: LayoutId[] = ['single-column', 'two-column', 'image-text', 'full-width'];
export const componentTemplates: ComponentTemplate[] = ['text-block', 'image-block', 'container'];
export const blockTemplates: readonly ComponentTemplate[] = blockIds;

export const nameOfTemplate = (template: Template) =>
  template.kind === 'layout' ? layoutNames[template.templateId]! : componentNames[template.templateId];

/** A simple line drawing of a template. */
export function Schema({ id }: { id: LayoutId | ComponentTemplate }) {
  return (
    <svg className={styles.schema} viewBox="0 0 80 50" aria-hidden>
      {drawings[id]}
    </svg>
  );
}

const line = (x: number, y: number, width: number, height = 3) => (
  <rect key={`${x}-${y}`} x={x} y={y} width={width} height={height} />
);

const drawings: Record<LayoutId | ComponentTemplate, React.ReactNode> = {
  'single-column': [line(8, 10, 64, 6), line(8, 22, 64), line(8, 29, 64), line(8, 36, 42)],
  'two-column': [8, 43].flatMap((x) => [line(x, 10, 29, 5), line(x, 20, 29), line(x, 27, 29), line(x, 34, 20)]),
  'image-text': [
    <rect key="h" data-fill="picture" x="8" y="9" width="34" height="32" rx="1" />,
    line(48, 12, 24, 5),
    line(48, 22, 24),
    line(48, 29, 24),
    line(48, 36, 14),
  ],
  'full-width': [
    <rect key="h" data-fill="picture" x="0" y="0" width="80" height="50" />,
    <rect key="a" data-fill="paper" x="8" y="18" width="44" height="6" />,
    <rect key="b" data-fill="paper" x="8" y="30" width="30" height="3" />,
  ],
  'text-block': [line(8, 12, 52, 4), line(8, 21, 64), line(8, 28, 64), line(8, 35, 38)],
  'image-block': [
    <rect key="h" data-fill="picture" x="8" y="8" width="64" height="28" rx="1" />,
    <path key="w" data-fill="paper" d="M8 36l20-16 13 11 9-7 22 12z" />,
    line(26, 41, 28),
  ],
  container: [
    <rect
      key="o"
      x="9"
      y="9"
      width="62"
      height="32"
      rx="2"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeDasharray="4 3"
    />,
    line(17, 17, 20, 16),
    line(43, 17, 20, 16),
  ],
  frame: [picture(8, 7, 64, 36), phone(31, 10, 18, 30)],
  'full-bleed': [picture(0, 8, 80, 34), <path key="w" data-fill="paper" d="M0 42l26-20 17 14 11-8 26 14z" />],
  frames: [picture(8, 7, 64, 36), phone(22, 9, 17, 27), phone(41, 14, 17, 27)],
  'before-after': [
    picture(10, 8, 60, 34),
    <path key="h" data-fill="paper" d="M39 8h2v34h-2z" />,
    dot(40, 25, 5, 'paper'),
  ],
  annotated: [
    picture(8, 8, 30, 34),
    dot(45, 15, 4),
    line(52, 14, 20),
    dot(45, 27, 4),
    line(52, 26, 20),
    line(52, 36, 14),
  ],
  figures: [8, 32, 56].flatMap((x) => [line(x, 14, 17, 10), line(x, 30, 17), line(x, 36, 11)]),
  quote: [line(12, 10, 6, 7), line(20, 10, 6, 7), line(12, 23, 56, 5), line(12, 32, 38, 5), line(12, 42, 18)],
  timeline: [line(8, 18, 64, 2), ...[10, 27, 44, 61].flatMap((x) => [line(x, 12, 2, 9), line(x, 28, 11)])],
  specimen: [
    line(8, 9, 14, 20),
    picture(24, 9, 14, 20),
    line(40, 9, 14, 20),
    picture(56, 9, 16, 20),
    line(8, 35, 28, 6),
    line(44, 35, 28, 6),
  ],
  video: [picture(8, 7, 64, 36), <path key="v" data-fill="paper" d="M34 17l15 8-15 8z" />],
  coverage: [10, 20, 30, 40].flatMap((y) => [line(8, y, 34), line(48, y, 12), dot(69, y + 1, 2.5)]),
};

function picture(x: number, y: number, width: number, height: number) {
  return <rect key={`p${x}-${y}`} data-fill="picture" {...{ x, y, width, height }} rx="1" />;
}

function phone(x: number, y: number, width: number, height: number) {
  return <rect key={`d${x}-${y}`} data-fill="paper" {...{ x, y, width, height }} rx="2" />;
}

function dot(cx: number, cy: number, r: number, fill?: 'paper') {
  return <circle key={`o${cx}-${cy}`} data-fill={fill} {...{ cx, cy, r }} />;
}
