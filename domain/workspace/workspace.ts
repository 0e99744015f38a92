/** What happens in a workspace (WORK-9). Commits and deployments come from the repository, the rest from people. */
export const activityTypes = [
  'claim',
  'status_change',
  'comment',
  'commit',
  'deploy',
  'feedback',
  'progress_update',
] as const;
export type ActivityType = (typeof activityTypes)[number];

/** A progress update, in characters (specification, part 5). */
export const PROGRESS_MAX = 280;
/** A message of the conversation, in characters. */
export const COMMENT_MAX = 4000;
export const LINK_MAX = 500;

/** The address of the sample project, which anyone may look at. */
export const DEMO_ID = 'demo';

/** What the pictures of a design are drawn for, told by their shape: nothing in a design says it. */
export function platformOf(frames: readonly { width: number; height: number }[]): string {
  const shapes = new Set(frames.map(({ width, height }) => shapeOf(width / height)));
  const words = ['mobile', 'tablet', 'desktop'].filter((word) => shapes.has(word));
  if (words.length === 0) return '';
  return `${words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words[0]} frames`;
}

function shapeOf(ratio: number): string {
  if (ratio < 0.65) return 'mobile';
  return ratio < 0.95 ? 'tablet' : 'desktop';
}
