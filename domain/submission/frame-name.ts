import { FRAME_NAME_MAX } from './limits.ts';

/** What is wrong with the name of a frame, as it is said beside it; `null` for one that can be kept. */
export function whyNotFrameName(name: string): string | null {
  if (!name.trim()) return 'Give the frame a name';
  return name.trim().length > FRAME_NAME_MAX ? `Use at most ${FRAME_NAME_MAX} characters` : null;
}
