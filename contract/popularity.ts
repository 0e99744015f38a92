import { z } from 'zod';

/** How people took to a design; `liked` is about whoever asks. */
export const popularity = {
  likeCount: z.int(),
  viewCount: z.int(),
  liked: z.boolean(),
};
