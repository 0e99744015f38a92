import type { SignInRefusal } from '#domain/person/sign-in-refusal.ts';
import { FREE_BRIEFS_A_MONTH } from '#domain/quota/quota.ts';

/** Who may sign in, and what new people get, as the operator set it. */
export interface Admission {
  /** Addresses (ines@school.example) and domains (school.example) in lower case. Empty: everybody. */
  allowed: string[];
  takesNewPeople: boolean;
  /** Briefs a month of a new person; −1 is unlimited. */
  briefsAMonth: number;
}

export const OPEN_TO_ALL: Admission = { allowed: [], takesNewPeople: true, briefsAMonth: FREE_BRIEFS_A_MONTH };

/** The person may not sign in, for a reason that they are told. */
export class SignInRefused extends Error {
  readonly refusal: SignInRefusal;
  constructor(refusal: SignInRefusal) {
    super(`A sign-in was refused: ${refusal}`);
    this.refusal = refusal;
  }
}

/** An entry allows one address, or all addresses of exactly this domain. An unknown address is allowed nowhere. */
export function isAllowed({ allowed }: Pick<Admission, 'allowed'>, email: string | null): boolean {
  if (allowed.length === 0) return true;
  if (!email) return false;
  const address = email.trim().toLowerCase();
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return allowed.some((entry) => entry === address || entry === domain);
}

export const notAllowed = (email: string | null): SignInRefusal => (email ? 'not_allowed' : 'no_address');

const ENTRY = /^(?:[^\s@,]+@)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/**
 * Reads SIGN_IN_ALLOWED.
 * @throws with a sentence for the operator
 */
export function readAllowed(list: string | undefined): string[] {
  const entries = (list ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase().replace(/^@/, ''))
    .filter(Boolean);
  const wrong = entries.find((entry) => !ENTRY.test(entry));
  if (wrong !== undefined)
    throw new Error(
      `SIGN_IN_ALLOWED lists addresses and domains, for example: ines@school.example, school.example. "${wrong}" is neither.`,
    );
  return entries;
}
