import type { PartialBriefContent } from '#domain/brief/content.ts';
import { Card } from './Card.tsx';
import { Chart } from './Chart.tsx';
import styles from './PaletteInUse.module.css';
import type { Paints } from './paints.ts';
import { Screen } from './Screen.tsx';

interface Props {
  paints: Paints;
  content: PartialBriefContent;
}

/**
 * The palette as a screen, buttons, a card and a chart, with words of the brief. These are pictures of colours, not a
 * proposal. They are SVG, because the content policy forbids inline styles.
 */
export function PaletteInUse({ paints, content }: Props) {
  const fonts = {
    heading: content.typography?.heading?.stack ?? 'serif',
    headingWeight: content.typography?.heading?.weight ?? 600,
    body: content.typography?.body?.stack ?? 'sans-serif',
  };
  return (
    <figure className={styles.use}>
      <svg className={styles.ground} preserveAspectRatio="none" aria-hidden>
        <rect width="100%" height="100%" fill={paints.background} />
      </svg>
      <div className={styles.screen}>
        <Screen paints={paints} fonts={fonts} content={content} />
      </div>
      <div className={styles.side}>
        <Card paints={paints} fonts={fonts} content={content} />
        <Chart paints={paints} fonts={fonts} content={content} />
      </div>
      <figcaption className="sr">
        The colours in use: a small screen, a button, a card and a chart. Their names and values follow.
      </figcaption>
    </figure>
  );
}

export type DrawingProps = Props & { fonts: { heading: string; headingWeight: number; body: string } };
