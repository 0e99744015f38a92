import type { Picture as PictureOfOurs } from '#contract/media.ts';
import { isTall } from '#domain/case-study/cover.ts';
import { mediaIdOf } from '#domain/case-study/document.ts';
import { classes } from '#web/ui/classes.ts';
import { Picture } from '#web/ui/picture/Picture.tsx';

/** Pictures of a page by their id. */
export type Pictures = Readonly<Record<string, PictureOfOurs>>;

interface Props {
  imageUrl: string;
  pictures: Pictures;
  /** The caption, or another description. */
  alt: string;
  sizes: string;
  eager?: boolean;
}

/** A picture of the page, or the placeholder of 600 × 400 where there is none. */
export function CaseImage({ imageUrl, pictures, alt, sizes, eager }: Props) {
  const picture = pictures[mediaIdOf(imageUrl) ?? ''];
  if (picture) {
    const className = classes('cs-img', isTall(picture) && 'cs-img-tall');
    return <Picture {...picture} alt={alt} sizes={sizes} eager={eager} className={className} />;
  }
  return (
    <svg
      className="cs-noimg"
      viewBox="0 0 600 400"
      width="600"
      height="400"
      role="img"
      aria-label={alt || 'No picture yet'}
    >
      <rect width="600" height="400" />
      <path d="M0 400l190-150 110 84 84-64 216 130z" />
      <circle cx="150" cy="120" r="38" />
    </svg>
  );
}
