/** Why a sign-in ended without a session, as the address says it (`signIn=…`), and the words for the person. */
const refusals = {
  failed: 'Sign-in failed. Please try again.',
  closed: 'This account is closed. Ask the people who run this Brief Foundry.',
  not_allowed:
    'This address may not log in here. Log in with another one, or ask the people who run this Brief Foundry.',
  no_new_people: 'No new accounts are opened here. Ask the people who run this Brief Foundry.',
} as const;

export type SignInRefusal = keyof typeof refusals;

export function refusalText(refusal: SignInRefusal): string {
  return refusals[refusal];
}

/** `null` for anything that is no refusal. */
export function readRefusal(given: string | null): SignInRefusal | null {
  return given !== null && Object.hasOwn(refusals, given) ? (given as SignInRefusal) : null;
}
