import type { DraftContent, Frame } from '#contract/submission-draft.ts';
import { cut } from '#domain/text/cut.ts';
import type { Answer } from '#web/lib/api/api-client.ts';
import { count } from '#web/lib/format/count.ts';
import { withFileFrames } from '../../parts/frames.ts';

export type Preview = NonNullable<Answer<'POST /api/figma/preview'>['data']>;

/** The file's frames that have a picture, as the draft stores them; and the names of the frames without one. */
export function framesOf(preview: Preview): { frames: Frame[]; unrendered: string[] } {
  const rendered = preview.frames.filter((frame) => frame.mediaId !== null);
  return {
    frames: rendered.map(({ id, name, pageId, pageName, mediaId }) => ({
      id,
      name: cut(name, 200) || 'Frame',
      pageId,
      pageName: cut(pageName, 200),
      mediaId: mediaId!,
      selected: true,
      featured: false,
    })),
    unrendered: preview.frames.filter((frame) => frame.mediaId === null).map((frame) => frame.name),
  };
}

export function withFile(content: DraftContent, preview: Preview): DraftContent {
  const { fileInfo, totalFrames } = preview;
  return withFileFrames({ ...content, fileInfo: { ...fileInfo, totalFrames } }, framesOf(preview).frames);
}

/** 'Saltmarsh order ahead, 6 frames on 2 pages, edited 3 November 2026'. */
export function fileText(info: NonNullable<DraftContent['fileInfo']>, frames: number): string {
  const { name, pages, totalFrames, lastModified } = info;
  const counted = totalFrames > frames ? `the first ${frames} of ${totalFrames} frames` : count(frames, 'frame');
  const at = new Date(lastModified);
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const edited = Number.isNaN(at.getTime()) ? '' : `, edited ${day.format(at)}`;
  return `${name}, ${counted} on ${count(pages, 'page')}${edited}`;
}

/** 'Mobile, 5 frames. Tablet, 1 frame.' */
export function pagesText(frames: readonly Frame[]): string {
  const pages = Map.groupBy(frames, (frame) => frame.pageName ?? '');
  return [...pages].map(([page, of]) => `${page || 'Page'}, ${count(of.length, 'frame')}.`).join(' ');
}

/** When the service may be asked again, in the person's time zone: '14:20', with the day if it is not today. */
export function retryText(retryAt: string, now: Date, timeZone?: string): string {
  const at = new Date(retryAt);
  const dayOf = (date: Date) => date.toLocaleDateString('en-GB', { timeZone });
  const time = at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  if (dayOf(at) === dayOf(now)) return `Try again at ${time}.`;
  return `Try again on ${at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone })} at ${time}.`;
}
