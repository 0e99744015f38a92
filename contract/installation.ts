import { z } from 'zod';
import { defineCall } from './call.ts';

const installation = z.object({
  /** Whoever runs this installation, as they want to be called; `null` where they have not said. */
  operatorName: z.string().nullable(),
  /** `mailto:` or https address to write to; `null` where they have not said. */
  operatorContact: z.string().nullable(),
  /** Who vouches for people, as the login button calls it. */
  signInWith: z.string(),
  engine: z.enum(['composer', 'model']),
  /** Where designs are read from: Figma itself, or samples because this installation has no access to it. */
  designFiles: z.enum(['figma', 'samples']),
  /** Whether people can choose to be told things by e-mail. */
  sendsMail: z.boolean(),
  /** The language model's name; `null` for the built-in composer. */
  model: z.string().nullable(),
});
export type Installation = z.infer<typeof installation>;

export const getInstallation = defineCall({
  method: 'GET',
  path: '/api/installation',
  summary:
    'Who runs this installation, who vouches for people, and where design files come from and what writes the briefs',
  tag: 'installation',
  who: 'anyone',
  answer: installation,
});
