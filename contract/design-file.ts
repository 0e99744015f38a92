import { z } from 'zod';
import { FRAMES_MAX } from '#domain/submission/limits.ts';
import { defineCall } from './call.ts';
import { id } from './common.ts';

/*
 * The three calls to the design-file service, exactly as in the specification. They answer 200 with {success, data,
 * error} even when the file is not available, because the wizard shows the error beside the link.
 */

const linkText = z.string().max(2_000);

/** How many more files the person may import today. */
export const importBudget = z.object({ left: z.int(), of: z.int(), renewsAt: z.iso.datetime() });

const failure = { error: z.string().nullable(), hint: z.string().nullable(), retryAt: z.iso.datetime().nullable() };

export const validateFile = defineCall({
  method: 'POST',
  path: '/api/figma/validate',
  summary: 'Whether a link leads to a file that can be read',
  tag: 'design files',
  who: 'person',
  body: z.strictObject({ url: linkText }),
  answer: z.object({
    success: z.boolean(),
    data: z
      .object({ name: z.string(), lastModified: z.string(), fileKey: z.string(), isSample: z.boolean() })
      .nullable(),
    ...failure,
    budget: importBudget,
  }),
});

export const previewFile = defineCall({
  method: 'POST',
  path: '/api/figma/preview',
  summary: 'The frames of a file, with their pictures on the way into our own storage',
  tag: 'design files',
  who: 'person',
  body: z.strictObject({ url: linkText, maxFrames: z.int().min(1).max(FRAMES_MAX).default(FRAMES_MAX) }),
  answer: z.object({
    success: z.boolean(),
    data: z
      .object({
        frames: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            pageId: z.string(),
            pageName: z.string(),
            /** Address in our own storage; `null` when the service could not render the frame. */
            imageUrl: z.string().nullable(),
            mediaId: id.nullable(),
          }),
        ),
        fileInfo: z.object({
          fileKey: z.string(),
          name: z.string(),
          lastModified: z.string(),
          pages: z.int(),
          version: z.string().nullable(),
          isSample: z.boolean(),
        }),
        totalFrames: z.int(),
      })
      .nullable(),
    ...failure,
    budget: importBudget,
  }),
});

export const fileImages = defineCall({
  method: 'POST',
  path: '/api/figma/images',
  summary: 'The pictures of frames, by frame id',
  tag: 'design files',
  who: 'person',
  body: z.strictObject({
    fileKey: z.string().regex(/^[0-9A-Za-z]{22,128}$/),
    frameIds: z
      .array(
        z
          .string()
          .regex(/^I?\d+:\d+(;\d+:\d+)*$/)
          .max(120),
      )
      .min(1)
      .max(FRAMES_MAX),
    /** Whole numbers only: the service renders and counts each scale separately. */
    scale: z.literal([1, 2, 3, 4]).default(2),
  }),
  answer: z.object({
    success: z.boolean(),
    data: z.object({ images: z.record(z.string(), z.string().nullable()) }).nullable(),
    ...failure,
  }),
});
