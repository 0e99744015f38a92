import type { Layer } from '#domain/inspection/layer.ts';
import styles from './Panel.module.css';

/** The padding of a layer, around the size of its content. */
export function BoxModel({
  layer,
  padding: [top, right, bottom, left],
}: {
  layer: Layer;
  padding: readonly [number, number, number, number];
}) {
  const rest = (px: number) => Math.round(px * 100) / 100;
  return (
    <div
      className={styles.box}
      role="img"
      aria-label={`Box model: ${layer.width} wide, ${layer.height} high, padding ${top}, ${right}, ${bottom}, ${left}`}
    >
      <span>{top}</span>
      <div>
        <span>{left}</span>
        <b>
          {rest(layer.width - left - right)} × {rest(layer.height - top - bottom)}
        </b>
        <span>{right}</span>
      </div>
      <span>{bottom}</span>
    </div>
  );
}
