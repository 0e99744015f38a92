import { classes } from '#web/ui/classes.ts';
import styles from './Picture.module.css';
import { widestUrl } from './widest-url.ts';

/** Stands for a design that has lost its picture. */
export const NO_PICTURE = { sources: [], width: 4, height: 3 } as const;

export interface PictureSource {
  type: string;
  width: number;
  url: string;
}

interface Props {
  /** The encoded files; empty while the picture is still being processed. */
  sources: readonly PictureSource[];
  /** Size of the original, in pixels. It reserves the space before the picture has loaded. */
  width: number;
  height: number;
  /** The address of a file on this device, shown until the encoded files are there. */
  localUrl?: string | null;
  alt: string;
  /** The rendered width, as in the `sizes` of an image. */
  sizes: string;
  /** Visible without scrolling, so it is loaded first. */
  eager?: boolean;
  className?: string;
}

/** In px. An enlarged icon or part of a screen would show its pixels. */
const SMALL_BELOW = 320;

/** Whether a picture keeps its own size instead of filling its box. */
export function isSmall({ width, height }: Pick<Props, 'width' | 'height'>): boolean {
  return width > 0 && width < SMALL_BELOW && height < SMALL_BELOW;
}

const TYPES = ['image/avif', 'image/webp'] as const;

/** A stored picture in the best format and width for its place. Every uploaded picture is rendered by this component. */
export function Picture({ sources, width, height, localUrl, alt, sizes, eager, className }: Props) {
  const src = widestUrl(sources) ?? localUrl;
  if (!src) {
    const none = classes(styles.none, className);
    // A decorative picture is hidden from screen readers, like an image with an empty alt text.
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
