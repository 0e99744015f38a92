import type { ComponentProps, ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { isSmall, Picture } from '#web/ui/picture/Picture.tsx';
import styles from './CoverPicture.module.css';

type Props = ComponentProps<typeof Picture> & {
  /** The picture's own colours as hex, the most common first. */
  colors?: readonly string[];
};

/** Height divided by width. From this ratio (a tablet held upright), a box of 4 : 3 would crop too much. */
const HIGH_FROM = 1.15;
/** Height divided by width. Below it is a desktop's screen, which a box of 4 : 3 would crop at both sides. */
const WIDE_BELOW = 0.74;

/** What a picture fills, from its top. It is 4 : 3 unless the class of the place says otherwise. */
export function CoverBox({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <span className={classes(styles.box, className)}>{children}</span>;
}

/**
 * A design's picture for a `CoverBox` of about 4 : 3. A picture of that shape fills the box; any other stands on a background
 * of its own colour, never wider than its pixels.
 */
export function CoverPicture({ colors, ...picture }: Props) {
  const form = picture.height / picture.width;
  const isHigh = form > HIGH_FROM;
  const isOwnSize = isSmall(picture) && (picture.sources.length > 0 || Boolean(picture.localUrl));
  if (!isOwnSize && !isHigh && !(form < WIDE_BELOW)) return <Picture {...picture} />;
  const shape = isOwnSize ? styles.small : isHigh ? styles.high : styles.wide;
  return (
    <span className={classes(styles.stand, shape)}>
      <svg className={styles.ground} color={isOwnSize ? undefined : colors?.[0]} aria-hidden />
      <Picture {...picture} sizes={isHigh ? halfOf(picture.sizes) : picture.sizes} />
    </span>
  );
}

/** A high picture takes less than half of the box's width. */
function halfOf(sizes: string): string {
  return sizes.replace(/(\d+)(px|vw)(?=,|$)/g, (_, length: string, unit: string) => `${Number(length) / 2}${unit}`);
}
