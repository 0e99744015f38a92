import type { ReactNode } from 'react';
import type { Picture as PictureOfOurs } from '#contract/media.ts';
import { framesOfCover, isLong, isTall } from '#domain/case-study/cover.ts';
import { Picture } from '#web/ui/picture/Picture.tsx';

interface Props {
  title: ReactNode;
  description: ReactNode;
  byline: ReactNode;
  frames: readonly CoverFrame[];
}
export interface CoverFrame {
  name: string;
  picture: PictureOfOurs;
}

/** The head of a page: title, description, byline, and up to three frames of the design on a mat. */
export function Cover({ title, description, byline, frames }: Props) {
  return (
    <header className="cs-cover">
      {title}
      {description}
      {byline && <div className="cs-by">{byline}</div>}
      <CoverFrames frames={frames} />
    </header>
  );
}

/** Up to three frames of the design on a mat, whole but for a long page, which shows its beginning. */
export function CoverFrames({ frames }: { frames: readonly CoverFrame[] }) {
  const shown = framesOfCover(frames, ({ picture }) => picture);
  if (shown.length === 0) return null;
  const tall = shown.filter(({ picture }) => isTall(picture)).length;
  // One large picture is waited for; the others come after it.
  const first = shown.find(({ picture }) => !isTall(picture)) ?? shown[0];
  const shape = tall === shown.length ? 'tall' : tall === 0 ? 'wide' : tall === 1 ? 'pair' : 'mixed';
  return (
    <figure className="cs-stage" data-shape={shape} data-count={shown.length}>
      {shown.map((frame) => (
        <div
          key={frame.picture.mediaId}
          className={isTall(frame.picture) ? 'cs-phone' : 'cs-browser'}
          data-long={isLong(frame.picture) || undefined}
        >
          <Picture
            {...frame.picture}
            alt={frame.name}
            sizes={isTall(frame.picture) ? '(min-width: 700px) 20vw, 45vw' : '92vw'}
            eager={frame === first}
          />
        </div>
      ))}
    </figure>
  );
}
