import { CLIP_BYTES_MAX, CLIPS_OF_ONE_MAX } from './clips.ts';

/** The most that a film may have, in words. */
export const FILM_SIZE = `${CLIP_BYTES_MAX / 1024 / 1024} MB`;

/** The words for refused films. The browser checks the size before it sends; the server checks all. */
export const filmRefusals = {
  noForm: 'Send the video as multipart/form-data.',
  none: 'Choose a video',
  notWhole: 'The video did not arrive whole. Choose it again.',
  tooLarge: `A video may have ${FILM_SIZE} at most. Export it smaller, or link to it.`,
  otherBytes: 'This file is not an MP4 or WebM video. Export it again.',
  tooMany: `Your case studies have ${CLIPS_OF_ONE_MAX} videos, which is as many as there can be. Link to this one.`,
} as const;
