import { CoverBox, CoverPicture } from '#web/parts/CoverPicture.tsx';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { classes } from '#web/ui/classes.ts';
import { isSmall, Picture } from '#web/ui/picture/Picture.tsx';
import styles from './FramePicture.module.css';
import { isDamaged, usePicture } from './use-pictures.ts';

interface Props {
  mediaId: string;
  /** Empty if the frame's name stands beside it. */
  alt: string;
  /** The rendered width, as in an <img>'s sizes. */
  sizes: string;
  /** The class of a box that the picture fills; without it, the picture keeps its shape. */
  className?: string;
  /** The picture is the cover; a portrait picture keeps its shape inside the box. */
  isCover?: boolean;
}

/** A frame of the draft: its encoded sizes, the local file until they are ready, or an icon if it cannot be shown. */
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
  if (!picture || (picture.sources.length === 0 && !localUrl))
    return <span className={classes(styles.waiting, className)} aria-hidden />;
  const { sources, width, height, colors } = picture;
  const shown = { sources, width, height, localUrl, alt, sizes };
  const element = isCover ? <CoverPicture {...shown} colors={colors} /> : <Picture {...shown} />;
  if (className) return <CoverBox className={className}>{element}</CoverBox>;
  return isSmall(picture) && !isCover ? <span className={styles.small}>{element}</span> : element;
}
