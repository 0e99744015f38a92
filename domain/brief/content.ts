import { z } from 'zod';

/*
 * The first fields are from the specification, the later ones from research on good briefs. The later ones default to empty,
 * so that older briefs stay readable.
 */

const sentence = z.string().trim().min(1).max(600);
const paragraph = z.string().trim().min(1).max(2000);
const name = z.string().trim().min(1).max(120);

export const PRIORITIES = ['high', 'medium', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Purposes of colours. The text, surface and action pairs are checked for contrast. */
export const COLOR_ROLES = [
  'background',
  'surface',
  'text',
  'muted',
  'action',
  'actionText',
  'accent',
  'success',
  'error',
] as const;
export type ColorRole = (typeof COLOR_ROLES)[number];

export const CONSTRAINT_TYPES = ['legal', 'technical', 'brand', 'content', 'time', 'people', 'money'] as const;

const persona = z.object({
  name,
  role: name,
  age: z.int().min(13).max(95),
  location: name,
  /** Where and how the person uses the design. */
  situation: sentence.optional(),
  goals: z.array(sentence).min(1).max(5),
  painPoints: z.array(sentence).min(1).max(5),
  quote: sentence.optional(),
});

const color = z.object({ name, hex: z.string().regex(/^#[0-9A-Fa-f]{6}$/), role: z.enum(COLOR_ROLES) });

/** One font of the pairing: the family, the fonts that replace it where it is missing, and advice on its use. */
const typeface = z.object({
  family: name,
  stack: name,
  weight: z.int().min(100).max(900),
  /** px, on the first screen. Older briefs do not say it. */
  size: z.int().min(10).max(240).optional(),
  note: sentence.optional(),
});

const keyFeature = z.object({
  title: name,
  description: sentence,
  priority: z.enum(PRIORITIES),
  /** Index of its goal in projectGoals. */
  goal: z.int().min(0).max(9).default(0),
});

const deliverable = z.object({
  title: name,
  description: sentence,
  requirements: z.array(sentence).min(1).max(8),
  /** Indexes into projectGoals and keyFeatures that this deliverable covers. */
  goals: z.array(z.int().min(0).max(9)).max(6).default([]),
  features: z.array(z.int().min(0).max(9)).max(8).default([]),
});

export const briefContentSchema = z.object({
  title: z.string().trim().min(3).max(120),
  projectDescription: paragraph,
  projectGoals: z.array(sentence).min(2).max(6),
  uspIntro: sentence,
  usps: z
    .array(z.object({ title: name, description: sentence }))
    .min(2)
    .max(5),
  primaryAudience: paragraph,
  personas: z.array(persona).min(1).max(4),
  styleDescription: paragraph,
  colors: z.array(color).min(4).max(9),
  typography: z.object({ heading: typeface, body: typeface, sample: sentence }).optional(),
  featuresIntro: sentence,
  keyFeatures: z.array(keyFeature).min(3).max(8),
  deliverablesIntro: sentence,
  deliverables: z.array(deliverable).min(1).max(6),
  plotTwist: paragraph.optional(),

  /** Whom the brief is for, and where. Older briefs name the client only in their texts. */
  client: z.object({ name, place: name }).optional(),
  /** What is designed, for whom, on which device, which screen comes first, and what to hand in. */
  task: paragraph.optional(),
  /** A small start for beginners. */
  firstStep: paragraph.optional(),
  glossary: z
    .array(z.object({ word: name, means: sentence }))
    .max(6)
    .optional(),
  /** What no screen may promise, where health, food, money or children need it. */
  safety: sentence.optional(),
  /** The design direction in five lines, each with its reason from this client. */
  direction: z.object({ mood: sentence, shape: sentence, type: sentence, color: sentence, avoid: sentence }).optional(),

  situation: paragraph.or(z.literal('')).default(''),
  whyNow: paragraph.or(z.literal('')).default(''),
  successMeasures: z
    .array(z.object({ metric: name, baseline: name, target: name, by: name, how: sentence }))
    .max(5)
    .default([]),
  constraints: z
    .array(z.object({ type: z.enum(CONSTRAINT_TYPES), text: sentence, effect: sentence }))
    .max(7)
    .default([]),
  nonGoals: z.array(sentence).max(5).default([]),
  tension: z.object({ a: sentence, b: sentence, where: sentence }).nullable().default(null),
  stakeholders: z
    // Whoever is in the conflict says there what he or she wants.
    .array(z.object({ name, role: name, wants: sentence.optional() }))
    .max(5)
    .default([]),
  unknowns: z.array(sentence).max(5).default([]),
});

export type BriefContent = z.infer<typeof briefContentSchema>;

/** A brief during generation: any field may be missing, and the last one may be incomplete. */
export type PartialBriefContent = {
  [Key in keyof BriefContent]?: BriefContent[Key] extends (infer Item)[] | undefined
    ? Partial<Item>[]
    : BriefContent[Key];
};
