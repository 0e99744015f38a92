import type { ReactNode } from 'react';
import type { Picture as PictureOfOurs } from '#contract/media.ts';
import { Picture } from '#web/ui/picture/Picture.tsx';
import { isTall } from './CaseImage.tsx';

/** The frames of a design from which the cover is composed. */
export const COVER_FRAMES = 4;

type Props = { title: ReactNode; description: ReactNode; byline: ReactNode; frames: readonly CoverFrame[] };
export type CoverFrame = { name: string; picture: PictureOfOurs };

/** The head of a page: title, description, byline, and up to three whole frames of the design on a mat. */
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

function CoverFrames({ frames }: { frames: readonly CoverFrame[] }) {
  const shown = arranged(frames);
  if (shown.length === 0) return null;
  const shape = shown.every(({ picture }) => isTall(picture)) ? 'tall' : shown.length > 1 ? 'mixed' : 'wide';
  return (
    <figure className="cs-stage" data-shape={shape} data-count={shown.length}>
      {shown.map(({ name, picture }) => (
        <div key={picture.mediaId} className={isTall(picture) ? 'cs-phone' : 'cs-browser'}>
          <Picture {...picture} alt={name} sizes={isTall(picture) ? '(min-width: 700px) 20vw, 45vw' : '92vw'} eager />
        </div>
      ))}
    </figure>
  );
}

/** One wide frame between two tall ones; or the tall ones alone; or one wide frame. */
function arranged(frames: readonly CoverFrame[]): CoverFrame[] {
  const tall = frames.filter(({ picture }) => isTall(picture));
  const [wide] = frames.filter(({ picture }) => !isTall(picture));
  if (!wide) return tall.slice(0, 3);
  return tall.length >= 2 ? [tall[0]!, wide, tall[1]!] : [wide];
}
