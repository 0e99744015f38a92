import { z } from 'zod';
import { industryIds } from '#domain/catalog/industries.ts';
import { levelIds } from '#domain/catalog/levels.ts';
import { STYLES_MAX, styleIds } from '#domain/catalog/styles.ts';

/** In small letters, as the database writes it: addresses and stored paths are compared as text. */
export const id = z.uuid().toLowerCase();
export const time = z.iso.datetime({ offset: true });
/** A day without a time, 'YYYY-MM-DD'. */
export const date = z.iso.date();

/**
 * How often a document was saved; 0 before the first save. A save names the revision it builds on, and fails with
 * `moved_on` when there is a newer one.
 */
export const revision = z.int32().min(0);

/** The last event of the person's stream that this answer includes; 0 for nobody. Subscribers continue after it. */
export const eventsUntil = z.int();

export const industry = z.enum(industryIds);
export const style = z.enum(styleIds);
export const level = z.enum(levelIds);

export const chosenStyles = z
  .array(style)
  .min(1, 'Choose at least one style')
  .max(STYLES_MAX, `Choose at most ${STYLES_MAX} styles`)
  .refine((chosen) => new Set(chosen).size === chosen.length, 'Choose two different styles');

export const timeBoxDays = z.int().min(1).max(365).nullable();

const REPORT_REASON_MAX = 500;

/** A report to the operator about something that another person wrote. */
export const report = z.strictObject({
  reason: z.string().trim().min(1, 'Say what is wrong with it').max(REPORT_REASON_MAX),
});

/** The avatar beside a person's name: their picture, or their initials on a coloured paper. */
export const avatar = z.object({
  paper: industry,
  /** `null` without a picture, and while the picture is being processed. */
  url: z.string().nullable(),
});
export type Avatar = z.infer<typeof avatar>;

/** A person's name with a link to their page. */
export const personName = z.object({ handle: z.string(), displayName: z.string() });
export type PersonName = z.infer<typeof personName>;

/** A person with name and avatar. */
export const person = personName.extend({ avatar });
export type Person = z.infer<typeof person>;
