import type { ComponentProps } from 'react';
import { classes } from '#web/ui/classes.ts';
import { isSmall, Picture } from '#web/ui/picture/Picture.tsx';
import styles from './CoverPicture.module.css';

type Props = ComponentProps<typeof Picture> & {
  /** Its own colours as hex, the commonest first. */
  colors?: readonly string[];
};

/** Height by width from which on a box of 4 : 3 would leave too little of a picture: a tablet held upright. */
const HIGH_FROM = 1.15;
/** A phone's screen, or a page as long as its scroll. */
const SLIM_FROM = 1.7;
/** Less than this is a desktop's screen, which a box of 4 : 3 would cut at both sides. */
const WIDE_BELOW = 0.65;

/**
 * A design's picture in a box of about 4 : 3: one of that form fills it, any other is placed in it on a ground of its own colour, never
 * wider than it is in pixels. The box is positioned, hides what stands over, and says how its pictures fill it.
 */
export function CoverPicture({ colors, ...picture }: Props) {
  const form = picture.height / picture.width;
  const isHigh = form > HIGH_FROM;
  const isOwnSize = isSmall(picture) && (picture.sources.length > 0 || picture.placeholder !== undefined);
  if (!isOwnSize && !isHigh && !(form < WIDE_BELOW)) return <Picture {...picture} />;
  const shape = isOwnSize ? styles.small : isHigh ? styles.high : styles.wide;
  return (
    <span className={classes(styles.stand, shape, form > SLIM_FROM && styles.slim)}>
      <svg className={styles.ground} color={isOwnSize ? undefined : colors?.[0]} aria-hidden />
      <Picture {...picture} sizes={isHigh ? halfOf(picture.sizes) : picture.sizes} />
    </span>
  );
}

/** What is high takes less than half the width of its box. */
function halfOf(sizes: string): string {
  return sizes.replace(/(\d+)(px|vw)(?=,|$)/g, (_, length: string, unit: string) => `${Number(length) / 2}${unit}`);
}
