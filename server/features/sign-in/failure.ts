import { refusalText, type SignInRefusal } from '#domain/person/sign-in-refusal.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { refusalOf } from '#server/platform/identity/refusal.ts';
import type { SignInParts } from './parts.ts';

export function tooOften() {
  return new AppError('too_many_requests', 'You tried too often. Wait a little, then try again.', {
    retryAfterSeconds: 60,
  });
}

export function signInOver() {
  return new AppError('sign_in_over', 'This log-in has expired or was used already. Start again.');
}

/** Refusals in words that name the operator. */
export function createRefusals({ operator }: Pick<SignInParts, 'operator'>) {
  const known = operator ? { operatorName: operator.name, operatorContact: operator.contact } : null;
  const refused = (refusal: SignInRefusal) => new AppError('sign_in_refused', refusalText(refusal, known));
  /** A refusal of the sign-in as an answer with words; everything else stays what it is. */
  async function inWords<T>(work: Promise<T>): Promise<T> {
    return work.catch((error: unknown) => {
      const refusal = refusalOf(error);
      throw refusal === 'failed' ? error : refused(refusal);
    });
  }
  return { refused, inWords };
}
