import { z } from 'zod';
import { industry } from './common.ts';

/** How a person looks beside their name: their picture, or their initials on a paper. */
export const face = z.object({
  paper: industry,
  /** `null` without a picture, and while it is being prepared. */
  url: z.string().nullable(),
});
export type Face = z.infer<typeof face>;
