import { z } from 'zod';
import { defineCall } from './call.ts';
import { id } from './common.ts';

/**
 * A picture in the product's own storage, as far as a page needs it. `sources` holds the encoded files so far,
 * widest last per format; while `state` is `processing` it may be empty.
 */
export const picture = z.object({
  mediaId: id,
  state: z.enum(['processing', 'ready', 'failed']),
  width: z.int(),
  height: z.int(),
  /** Up to five hex colours, the most common first. */
  colors: z.array(z.string()),
  sources: z.array(z.object({ type: z.enum(['image/avif', 'image/webp']), width: z.int(), url: z.string() })),
});
export type Picture = z.infer<typeof picture>;

export const getMedia = defineCall({
  method: 'GET',
  path: '/api/media/:id',
  summary: 'How far a picture is; only for its owner and for those who may see a design it is in',
  tag: 'media',
  who: 'anyone',
  params: z.strictObject({ id }),
  answer: picture,
  errors: ['media_not_found'],
});

export const copyMedia = defineCall({
  method: 'POST',
  path: '/api/media/from-address',
  summary: 'Copy a picture from a public http(s) address, so that no reader’s browser asks anybody else for it',
  tag: 'media',
  who: 'person',
  body: z.strictObject({ url: z.string().trim().min(1).max(2000) }),
  answer: picture,
  status: 201,
  errors: ['address_refused', 'unsupported_media_type', 'payload_too_large', 'too_many_requests'],
});

/*
 * POST /api/media (multipart/form-data, one part named "file") → 201 with a picture, and GET /media/:id/:variant,
 * which answers bytes, are plain routes: their bodies are not JSON.
 */
