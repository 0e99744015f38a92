/** Why a sign-in ended without a session, as the address says it (`signIn=…`), and the words for the person. */
const refusals = {
  failed: 'Sign-in failed. Please try again.',
  closed: 'This account is closed. Ask the operator of this Brief Foundry.',
  not_allowed: 'This address may not log in here. Log in with another one, or ask the operator of this Brief Foundry.',
  no_address:
    'Only certain addresses may log in here, and this log-in names none. Log in with another one, or ask the operator of this Brief Foundry.',
  no_new_people: 'No new accounts are opened here. Ask the operator of this Brief Foundry.',
  link_over: 'This link was used already or has expired. Ask for a new one.',
  other_account: 'Log in with the account that asked for this link, then open it again.',
  linked_elsewhere: 'That log-in belongs to another account. Log in with it to see which one.',
} as const;

export type SignInRefusal = keyof typeof refusals;

/** Who runs the installation, as far as it is known. The contact has its scheme. */
interface Operator {
  operatorName: string | null;
  operatorContact: string | null;
}

const SOMEBODY = 'the operator of this Brief Foundry';

/** 'Design school Ost (briefs@school.example)', for the middle of a sentence. */
export function operatorInWords(operator: Operator | null): string {
  const name = operator?.operatorName ?? SOMEBODY;
  const contact = operator?.operatorContact?.replace(/^mailto:/, '');
  return contact ? `${name} (${contact})` : name;
}

export function refusalText(refusal: SignInRefusal, operator: Operator | null = null): string {
  return refusals[refusal].replace(SOMEBODY, () => operatorInWords(operator));
}

/** `null` for anything that is no refusal. */
export function readRefusal(given: string | null): SignInRefusal | null {
  return given !== null && Object.hasOwn(refusals, given) ? (given as SignInRefusal) : null;
}
