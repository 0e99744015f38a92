import type { LightMyRequestResponse } from 'fastify';
import type { Mailbox } from '#server/stand-ins/mailbox/mailbox.ts';
import type { Visitor } from './visitor.ts';

/** The product's own pages. These tests serve none, so a flow ends there. */
export const LANDED = /^\/(?!api\/|dev-idp)/;

export async function viewerOf(who: Visitor) {
  return (await who.call('GET', '/api/session')).json().viewer;
}

/** Signs in with the development provider. @returns the address where it ended. */
export async function signInByDevelopment(who: Visitor, email: string, name = 'Inés Moreau'): Promise<string> {
  const start = '/api/auth/sign-in?with=development&returnTo=/generate&from=/pricing';
  const { url } = await who.follow(await who.get(start), LANDED);
  return (await who.follow(await who.submit(url, { name, email }), LANDED)).url;
}

/** Goes to the stand-in of GitHub and comes back. @returns the address where it ended. */
export async function throughGithub(who: Visitor, start: LightMyRequestResponse | string): Promise<string> {
  const location = typeof start === 'string' ? start : start.headers.location!;
  const asked = await fetch(location, { redirect: 'manual' });
  const back = new URL(asked.headers.get('location')!);
  return (await who.follow(await who.get(back.pathname + back.search), LANDED)).url;
}

/** Asks for a link and reads it in the mailbox. @returns the path of the link. */
export async function linkFor(who: Visitor, mailbox: Mailbox, email: string, returnTo = '/generate'): Promise<string> {
  const answer = await who.call('POST', '/api/sign-in/email', { email, returnTo });
  if (answer.statusCode !== 204) throw new Error(answer.body);
  return newestLink(mailbox);
}

export function newestLink(mailbox: Mailbox): string {
  const links = mailbox.emails().map(({ text }) => /http:\/\/localhost:3000(\/api\/auth\/email\S+)/.exec(text)?.[1]);
  return links.find((link) => link !== undefined)!;
}
