import { FRAME_NAME_MAX } from './limits.ts';

/** What is wrong with the name of a frame, as it is said beside it; `null` for one that can be kept. */
export function whyNotFrameName(name: string): string | null {
  if (!name.trim()) return 'Give the frame a name';
  return name.trim().length > FRAME_NAME_MAX ? `Use at most ${FRAME_NAME_MAX} characters` : null;
}

/** Where a pin was, once its frame is taken out of the design. */
export function onGoneFrame(name: string): string {
  return name ? `On ‘${name}’, a frame that was taken out` : 'On a frame that was taken out';
}
