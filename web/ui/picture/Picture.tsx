import { classes } from '#web/ui/classes.ts';
import styles from './Picture.module.css';

/** What stands where a design has lost its picture. */
export const NO_PICTURE = { sources: [], width: 4, height: 3 } as const;

export type PictureSource = { type: string; width: number; url: string };

type Props = {
  /** What is encoded by now; none while a picture is still being prepared. */
  sources: readonly PictureSource[];
  /** Of the original, in pixels: keeps the room before anything has arrived. */
  width: number;
  height: number;
  /** A few pixels as a data URL; stands in until there is more. */
  placeholder?: string;
  alt: string;
  /** How wide it is drawn, as in the `sizes` of an image. */
  sizes: string;
  /** In sight at once: fetched first. */
  eager?: boolean;
  className?: string;
};

/** In px: an icon, or a part of a screen. Enlarged to fill a box, it would show its pixels. */
const SMALL_BELOW = 320;

/** Whether a picture is shown as large as it is, and no larger. */
export function isSmall({ width, height }: Pick<Props, 'width' | 'height'>): boolean {
  return width > 0 && width < SMALL_BELOW && height < SMALL_BELOW;
}

const TYPES = ['image/avif', 'image/webp'] as const;

/** A picture of ours in the best format and width for the place it has. Every picture on a page is drawn by this. */
export function Picture({ sources, width, height, placeholder, alt, sizes, eager, className }: Props) {
  const widest = sources.filter((source) => source.type === 'image/webp').at(-1);
  const src = widest?.url ?? placeholder;
  if (!src) {
    const none = classes(styles.none, className);
    // Like an image with an empty alternative, a picture that only decorates is nothing to say.
    return alt ? <span role="img" aria-label={alt} className={none} /> : <span className={none} />;
  }
  return (
    <picture className={className ? classes(styles.box, className) : styles.picture}>
      {TYPES.map((type) => {
        const ofType = sources.filter((source) => source.type === type);
        if (ofType.length === 0) return null;
        return (
          <source
            key={type}
            type={type}
            srcSet={ofType.map((source) => `${source.url} ${source.width}w`).join(', ')}
            sizes={isSmall({ width, height }) ? `${width}px` : sizes}
          />
        );
      })}
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        // An eager picture appears together with its frame; others are decoded when there is time.
        decoding={eager ? 'sync' : 'async'}
      />
    </picture>
  );
}
