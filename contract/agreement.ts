import { z } from 'zod';
import {
  licenceIds,
  SILENCE_DAYS_MAX,
  SILENCE_DAYS_MIN,
  TERM_LENGTH_MAX,
  termNames,
} from '#domain/collaboration/agreement.ts';
import { defineCall } from './call.ts';
import { design, party } from './collaboration.ts';
import { eventsUntil, id, person, revision, time } from './common.ts';

const licence = z.enum(licenceIds);
const params = z.strictObject({ id });
const sentence = (what: string) =>
  z
    .string()
    .trim()
    .min(1, `${what} cannot stay empty`)
    .max(TERM_LENGTH_MAX, `Keep it under ${TERM_LENGTH_MAX + 1} characters`);

const terms = z.object({
  scope: z.string(),
  creditLine: z.string(),
  pace: z.string(),
  silenceDays: z.int(),
  licence,
  contact: z.string(),
});

const change = z.object({ from: z.string(), by: party, at: time });

export const agreementView = z.object({
  id,
  iAm: party,
  state: z.enum(['agreeing', 'active', 'ended']),
  endReason: z.enum(['withdrawn', 'left', 'lapsed', 'blocked']).nullable(),
  design,
  designer: person,
  developer: person,
  terms,
  revision,
  changes: z.partialRecord(z.enum(termNames), change),
  designerConfirmedAt: time.nullable(),
  developerConfirmedAt: time.nullable(),
  /** SHA-256 of `text` in UTF-8, in hex, for the current agreement. It is final when both have confirmed. */
  hash: z.string(),
  text: z.string(),
  history: z.array(
    z.object({ id: z.string(), what: z.string(), term: z.string().nullable(), by: party.nullable(), at: time }),
  ),
  eventsUntil,
});
export type AgreementView = z.infer<typeof agreementView>;

export const getAgreement = defineCall({
  method: 'GET',
  path: '/api/agreements/:id',
  summary: 'The agreement of two people on a design, for those two',
  tag: 'collaboration',
  who: 'person',
  params,
  answer: agreementView,
  errors: ['agreement_not_found'],
});

export const changeAgreement = defineCall({
  method: 'PATCH',
  path: '/api/agreements/:id',
  summary: 'Change lines of an agreement that is not fixed yet; both confirmations are taken back',
  tag: 'collaboration',
  who: 'person',
  params,
  body: z.strictObject({
    revision,
    terms: z
      .strictObject({
        scope: sentence('Scope'),
        creditLine: sentence('The credit line'),
        pace: sentence('The pace'),
        silenceDays: z
          .int('Give whole days')
          .min(SILENCE_DAYS_MIN, `At least ${SILENCE_DAYS_MIN} days`)
          .max(SILENCE_DAYS_MAX, `At most ${SILENCE_DAYS_MAX} days`),
        licence,
        contact: sentence('Contact'),
      })
      .partial(),
  }),
  answer: agreementView,
  errors: ['agreement_not_found', 'moved_on', 'agreement_fixed', 'too_many_requests'],
});

export const confirmAgreement = defineCall({
  method: 'POST',
  path: '/api/agreements/:id/confirmation',
  summary: 'Confirm the version that was read; the second confirmation fixes it and opens the workspace',
  tag: 'collaboration',
  who: 'person',
  params,
  body: z.strictObject({
    revision,
    /** The hash that was read: names and title may change without a new revision. */
    hash: z.string().max(64).optional(),
  }),
  answer: agreementView,
  errors: ['agreement_not_found', 'moved_on', 'agreement_fixed'],
});
