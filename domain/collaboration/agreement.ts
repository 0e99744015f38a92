import { quoted } from '../text/quoted.ts';
import type { Party } from './request.ts';

/** What the two agree on before the workspace opens (WORK-12). */
export interface Terms {
  scope: string;
  creditLine: string;
  pace: string;
  /** The claim ends after this many days without activity of the developer. */
  silenceDays: number;
  licence: Licence;
  contact: string;
}
export type TermName = keyof Terms;

export const licences = [
  { id: 'design_reserved_code_mit', label: 'Design: all rights reserved. Code: MIT' },
  { id: 'design_cc_by_code_mit', label: 'Design: CC BY 4.0. Code: MIT' },
  { id: 'both_private', label: 'Both private' },
] as const;
export type Licence = (typeof licences)[number]['id'];
export const licenceIds = licences.map((licence) => licence.id) as [Licence, ...Licence[]];
export const licenceLabel = (id: Licence): string => licences.find((licence) => licence.id === id)!.label;

export const TERM_LENGTH_MAX = 1000;
export const SILENCE_DAYS_MIN = 3;
export const SILENCE_DAYS_MAX = 90;
/** Each change of a term is an entry, so an agreement that is changed for weeks has very many. The latest are shown. */
export const HISTORY_SHOWN = 200;
/** An agreement without changes for this many days ends, and the design is open again. */
export const AGREEING_DAYS = 14;

export const termNames = ['scope', 'creditLine', 'pace', 'silenceDays', 'licence', 'contact'] as const;
export const termLabels: Record<TermName, string> = {
  scope: 'Scope',
  creditLine: 'Credit line',
  pace: 'Pace',
  silenceDays: 'Days of silence',
  licence: 'Licence',
  contact: 'Contact',
};

export interface Parties {
  designer: string;
  developer: string;
  /** The design's title. */
  design: string;
}

/** The terms before anyone has changed them. */
export function firstTerms({ designer, developer, design }: Parties): Terms {
  return {
    scope: `All frames of ${quoted(design)}, as they are in the workspace.`,
    creditLine: `Design by ${designer}, build by ${developer}`,
    pace: 'One build to look at each week.',
    silenceDays: 14,
    licence: 'design_reserved_code_mit',
    contact: 'In the workspace.',
  };
}

export const termText = (terms: Terms, name: TermName): string =>
  name === 'licence' ? licenceLabel(terms.licence) : String(terms[name]);

/** The names of the terms that differ. */
export function changedTerms(before: Terms, after: Terms): TermName[] {
  return termNames.filter((name) => before[name] !== after[name]);
}

/** A term that was changed since the other person confirmed or wrote it. */
export type Changes = Partial<Record<TermName, { from: string; by: Party; at: string }>>;

/**
 * The agreement as text: what both have confirmed, and what its hash is made of. Every version of the product writes the
 * same text for the same agreement, so that anyone can make the hash again.
 */
export function agreementText(parties: Parties, terms: Terms): string {
  return [
    `Agreement between ${parties.designer} and ${parties.developer} to build ${quoted(parties.design)}`,
    ...termNames.map((name) => `${termLabels[name]}: ${termText(terms, name)}`),
    '',
  ].join('\n');
}
