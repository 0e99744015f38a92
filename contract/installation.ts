import { z } from 'zod';
import { defineCall } from './call.ts';

const installation = z.object({
  /** The operator's name, as they chose it; `null` when not set. */
  operatorName: z.string().nullable(),
  /** The operator's `mailto:` or https address; `null` when not set. */
  operatorContact: z.string().nullable(),
  /** The names of the identity providers, as on their buttons. */
  signInWith: z.array(z.string()),
  /** Briefs a month of a new person; −1 is unlimited. */
  briefsAMonth: z.int(),
  engine: z.enum(['composer', 'model']),
  /** Where designs come from: Figma, or samples because this installation has no access to Figma. */
  designFiles: z.enum(['figma', 'samples']),
  /** Whether people can choose notifications by e-mail. */
  sendsMail: z.boolean(),
  /** The language model's name; `null` for the built-in composer. */
  model: z.string().nullable(),
});
export type Installation = z.infer<typeof installation>;

/** What a setting is about, in the order in which pages show them. */
export const settingTopics = [
  'Server',
  'Data',
  'Sign-in',
  'Writing briefs',
  'Design files',
  'E-mail',
  'Operator',
] as const;
export type SettingTopic = (typeof settingTopics)[number];

const setting = z.object({
  topic: z.enum(settingTopics),
  /** As its environment variable is called. */
  name: z.string(),
  /** Secrets are masked. */
  value: z.string(),
  /** False where the default holds. */
  isSet: z.boolean(),
});
export type Setting = z.infer<typeof setting>;

export const listSettings = defineCall({
  method: 'GET',
  path: '/api/installation/settings',
  summary: 'Which version runs, on which tables, and what every setting is at, for the operators of this installation',
  tag: 'installation',
  who: 'person',
  answer: z.object({ version: z.string(), migration: z.string(), items: z.array(setting) }),
  errors: ['not_found'],
});

export const getInstallation = defineCall({
  method: 'GET',
  path: '/api/installation',
  summary:
    'Who runs this installation, who vouches for people, and where design files come from and what writes the briefs',
  tag: 'installation',
  who: 'anyone',
  answer: installation,
});
