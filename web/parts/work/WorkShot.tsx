import type { Picture as PictureView } from '#contract/media.ts';
import { classes } from '#web/ui/classes.ts';
import { NO_PICTURE, Picture } from '#web/ui/picture/Picture.tsx';
import { shotOf } from './shot.ts';
import styles from './WorkShot.module.css';

interface Props {
  cover: PictureView | null;
  frames: readonly PictureView[];
  /** Which of cover and frames is visible. */
  at: number;
  /** Whether the frames are needed. */
  withFrames: boolean;
  sizes: string;
  eager?: boolean | undefined;
}

/** The picture of a design on a card, and its frames over it. Nothing is cropped and nothing covers it. */
export function WorkShot({ cover, frames, at, withFrames, sizes, eager }: Props) {
  const { ratio, onMat, mat } = shotOf(cover, frames);
  return (
    <div className={styles.shot} data-ratio={ratio} data-shot>
      <div className={classes(styles.layer, at === 0 && styles.visible)}>
        {onMat.length > 0 ? (
          <Mat colour={mat} pictures={onMat} sizes={sizes} eager={eager} />
        ) : (
          <Picture {...(cover ?? NO_PICTURE)} alt="" sizes={sizes} eager={eager} className={styles.fills} />
        )}
      </div>
      {withFrames &&
        frames.map((frame, n) => (
          <div key={frame.mediaId} className={classes(styles.layer, at === n + 1 && styles.visible)}>
            <Mat colour={mat} pictures={[frame]} sizes={sizes} eager={false} />
          </div>
        ))}
    </div>
  );
}

type MatProps = Pick<Props, 'sizes' | 'eager'> & { colour: string | undefined; pictures: readonly PictureView[] };

/** Whole pictures beside each other on a ground of one colour. */
export function Mat({ colour, pictures, sizes, eager }: MatProps) {
  return (
    <div className={styles.mat} data-count={pictures.length}>
      {/* A colour as an attribute, because a style attribute is not allowed. */}
      <svg className={styles.ground} color={colour} aria-hidden />
      {pictures.map((picture, n) => (
        <Picture
          key={picture.mediaId}
          {...picture}
          alt=""
          sizes={shareOf(sizes, pictures.length)}
          eager={eager && n === 0}
        />
      ))}
    </div>
  );
}

/** A phone takes about a third of a mat. */
function shareOf(sizes: string, count: number): string {
  if (count === 1) return sizes;
  return sizes.replace(
    /(\d+)(px|vw)(?=,|$)/g,
    (_, length: string, unit: string) => `${Math.ceil(Number(length) / 3)}${unit}`,
  );
}
