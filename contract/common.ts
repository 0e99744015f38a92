import { z } from 'zod';
import { industryIds } from '#domain/catalog/industries.ts';
import { levelIds } from '#domain/catalog/levels.ts';
import { STYLES_MAX, styleIds } from '#domain/catalog/styles.ts';

export const id = z.uuid();
export const time = z.iso.datetime({ offset: true });

/**
 * How often a document has been saved; 0 while there is none. A save names the one it builds on, and is refused with `moved_on` where
 * there is a newer one.
 */
export const revision = z.int32().min(0);

/** The last event of the person's stream that an answer knows of; 0 for nobody. Whoever listens goes on after it. */
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

/** What one tells the operator about something that somebody else has said. */
export const report = z.strictObject({
  reason: z.string().trim().min(1, 'Say what is wrong with it').max(REPORT_REASON_MAX),
});

/** What stands beside a person's name: their picture, or their initials on a paper. */
export const avatar = z.object({
  paper: industry,
  /** `null` without a picture, and while it is being prepared. */
  url: z.string().nullable(),
});
export type Avatar = z.infer<typeof avatar>;

/** A person who is named, with a link to their page. */
export const personName = z.object({ handle: z.string(), displayName: z.string() });
export type PersonName = z.infer<typeof personName>;

/** A person who is shown. */
export const person = personName.extend({ avatar });
