import { z } from 'zod';

/** How people like a design; `liked` is about the viewer. */
export const popularity = {
  likeCount: z.int(),
  viewCount: z.int(),
  liked: z.boolean(),
};
