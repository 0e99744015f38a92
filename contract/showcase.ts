import { z } from 'zod';
import { industryIds } from '#domain/catalog/industries.ts';
import { styleIds } from '#domain/catalog/styles.ts';
import { swatchIds } from '#domain/showcase/colors.ts';
import { PAGE_SIZE, QUERY_MAX, readableWords, SHOWN_MAX, sortIds, WITHOUT_MAX } from '#domain/showcase/filter.ts';
import { TECH_PREFERENCES } from '#domain/submission/collaboration.ts';
import { defineCall } from './call.ts';
import { id, industry, person } from './common.ts';
import { picture } from './media.ts';
import { popularity } from './popularity.ts';
import { sideBySide } from './side-by-side.ts';
import { submissionCard } from './submission.ts';
import { weeklyBrief } from './weekly-brief.ts';

/** A public design in the showcase's list. */
export const showcaseCard = submissionCard.extend({
  /** Up to three further frames. */
  frames: z.array(picture),
  ...popularity,
});
export type ShowcaseCard = z.infer<typeof showcaseCard>;

/** A design above the list; `picked` by the operator, otherwise by the rule. */
export const featuredCard = showcaseCard.extend({ picked: z.boolean() });
export type FeaturedCard = z.infer<typeof featuredCard>;

/** Several values in one query parameter: `food,travel`. */
const several = <const T extends readonly [string, ...string[]]>(known: T) =>
  z
    .string()
    .max(400)
    .default('')
    .transform((text) => (text === '' ? [] : [...new Set(text.split(','))]))
    .pipe(z.array(z.enum(known)));

const yes = z
  .enum(['yes', 'no'])
  .default('no')
  .transform((word) => word === 'yes');

const words = z.string().trim().max(QUERY_MAX).default('').transform(readableWords);
const narrowed = {
  industries: several(industryIds),
  styles: several(styleIds),
  techs: several(TECH_PREFERENCES),
  color: z.enum(swatchIds).nullable().default(null),
  open: yes,
};

const take = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .pipe(z.int().multipleOf(PAGE_SIZE, 'Take whole pages of nine').min(PAGE_SIZE).max(SHOWN_MAX));

const designIds = z
  .string()
  .default('')
  .transform((text) => (text === '' ? [] : text.split(',')))
  .pipe(z.array(id).max(WITHOUT_MAX));

export const listShowcase = defineCall({
  method: 'GET',
  path: '/api/showcase',
  summary: 'Public designs that belong to a brief: searched, filtered and ordered, nine at a time',
  tag: 'showcase',
  who: 'anyone',
  query: z.strictObject({
    q: words,
    ...narrowed,
    sort: z.enum(sortIds).default('newest'),
    /** Finds the words as they are written, without forgiving typing errors. */
    exact: yes,
    cursor: z.string().max(200).optional(),
    /** Designs that stand on the page already. */
    without: designIds,
    take: take.optional(),
  }),
  answer: z.object({
    items: z.array(showcaseCard),
    nextCursor: z.string().nullable(),
    /** The words that were searched for instead, when nothing has the words of `q`. */
    corrected: z.string().nullable(),
  }),
});

export const findBeside = defineCall({
  method: 'GET',
  path: '/api/showcase/beside',
  summary: 'People who show a design, and community briefs, that the words of a search name: three of each',
  tag: 'showcase',
  who: 'anyone',
  query: z.strictObject({ q: words }),
  answer: z.object({
    people: z.array(person.extend({ designTitle: z.string() })),
    briefs: z.array(z.object({ id, title: z.string(), industry })),
  }),
});
export type Beside = z.infer<typeof findBeside.answer>;

export const listAnswers = defineCall({
  method: 'GET',
  path: '/api/briefs/:id/designs',
  summary: 'The public designs that were made for a community brief, newest first, twelve at a time',
  tag: 'showcase',
  who: 'anyone',
  params: z.strictObject({ id }),
  query: z.strictObject({ cursor: z.string().max(200).optional() }),
  answer: z.object({ items: z.array(showcaseCard), nextCursor: z.string().nullable() }),
});

export const getShowcaseFront = defineCall({
  method: 'GET',
  path: '/api/showcase/front',
  summary:
    'What stands above the list: answers to one brief, the brief of the week, featured designs, and new ones that are due to be seen',
  tag: 'showcase',
  who: 'anyone',
  answer: z.object({
    lead: sideBySide.nullable(),
    week: weeklyBrief.nullable(),
    featured: z.array(featuredCard),
    newcomers: z.array(showcaseCard),
  }),
});

export const countShowcase = defineCall({
  method: 'GET',
  path: '/api/showcase/counts',
  summary: 'How many designs each filter would show, beside the others that are chosen',
  tag: 'showcase',
  who: 'anyone',
  query: z.strictObject({ q: words, ...narrowed }),
  /** `null` for words, technologies and colours when there are too many designs to count. */
  answer: z
    .object({
      total: z.int(),
      open: z.int(),
      industries: z.partialRecord(z.enum(industryIds), z.int()),
      styles: z.partialRecord(z.enum(styleIds), z.int()),
    })
    .nullable(),
});
export type ShowcaseCounts = NonNullable<z.infer<typeof countShowcase.answer>>;
