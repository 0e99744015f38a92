import { CoverPicture } from '#web/parts/CoverPicture.tsx';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { classes } from '#web/ui/classes.ts';
import { isSmall, Picture } from '#web/ui/picture/Picture.tsx';
import styles from './FramePicture.module.css';
import { isDamaged, usePicture } from './use-pictures.ts';

type Props = {
  mediaId: string;
  /** Empty where the frame's name stands beside it. */
  alt: string;
  /** How wide it is shown, as in an <img>'s sizes. */
  sizes: string;
  /** A box of its own, which the picture fills; without one it keeps its shape. */
  className?: string;
  /** It is the cover: one that is higher than wide stands in the box around it. */
  isCover?: boolean;
};

/** A frame of the draft: its encoded sizes, the file from this device until they are made, or a sign that it cannot be shown. */
export function FramePicture({ mediaId, alt, sizes, className, isCover }: Props) {
  const { picture, localUrl } = usePicture(mediaId);
  if (isDamaged(picture)) {
    return (
      <span
        className={classes(styles.lost, className)}
        {...(alt ? { role: 'img', 'aria-label': `${alt} cannot be shown` } : { 'aria-hidden': true })}
      >
        <Icon name="file-image" />
      </span>
    );
  }
  const stand = localUrl ?? picture?.placeholder;
  if (!picture || (picture.sources.length === 0 && !stand))
    return <span className={classes(styles.waiting, className)} aria-hidden />;
  const { sources, width, height, colors } = picture;
  const shown = { sources, width, height, placeholder: stand, alt, sizes };
  const drawn = isCover ? <CoverPicture {...shown} colors={colors} /> : <Picture {...shown} />;
  if (className) return <span className={classes(styles.box, className)}>{drawn}</span>;
  return isSmall(picture) && !isCover ? <span className={styles.small}>{drawn}</span> : drawn;
}
