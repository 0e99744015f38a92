import type { ErrorCode } from '#contract/error.ts';
import type { WriterFailure } from '#server/platform/writer/writer.ts';

/** Why a generation ended without a brief. This value is stored in its row. */
export type FailureReason = WriterFailure | 'interrupted' | 'no_database' | 'brief_started' | 'gate';

const sentences: Record<FailureReason, string> = {
  failed: 'The answer of the language model could not be used.',
  timed_out: 'It took longer than a brief may take.',
  busy: 'The language model is too busy right now. Wait a minute.',
  key_refused:
    'The language model refuses the key of this Brief Foundry. Its operator finds the reason in the log (MODEL_API_KEY).',
  interrupted: 'The server stopped while the brief was being written.',
  no_database: 'Brief Foundry could not reach its database.',
  brief_started: 'The brief was started in the meantime, and a started brief cannot be changed.',
  gate: 'The text was not good enough.',
};

const codes = {
  timed_out: 'writer_timed_out',
  brief_started: 'brief_started',
} as const satisfies Partial<Record<FailureReason, ErrorCode>>;

const subjects = {
  brief: { what: 'Failed to generate brief', kept: 'Nothing was counted.' },
  again: { what: 'Failed to regenerate brief', kept: 'The brief you had has not changed, and nothing was counted.' },
  section: {
    what: 'Failed to regenerate this section',
    kept: 'The section you had has not changed, and nothing was counted.',
  },
};

/** The brief did not pass the gate in any attempt. */
export class GateRefused extends Error {
  constructor(problems: string[]) {
    super(`The brief did not pass the gate: ${problems.join(' ')}`);
  }
}

/** The failure in words for the reader: what happened, that the attempt did not count, and what to do next. */
export function wordFailure(
  reason: string | null,
  subject: keyof typeof subjects,
): { code: ErrorCode; message: string } {
  const known = reason !== null && reason in sentences ? (reason as FailureReason) : 'failed';
  const code = known in codes ? codes[known as keyof typeof codes] : 'writer_failed';
  const { what, kept } = subjects[subject];
  const next = known === 'brief_started' || known === 'key_refused' ? '' : ' Try again.';
  return { code, message: `${what}. ${sentences[known]} ${kept}${next}` };
}
