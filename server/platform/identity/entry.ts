import type { FastifyReply, FastifyRequest } from 'fastify';
import { links } from '#domain/navigation/links.ts';
import { deviceWords } from '#domain/person/device.ts';
import type { Counters } from '#server/platform/counters.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import { sessionCookies } from '#server/platform/session/cookies.ts';
import type { Sessions } from '#server/platform/session/sessions.ts';
import { type AccountParts, addressOf, findAccount, linkIdentity, openAccount, rememberUse } from './account.ts';
import { SignInRefused } from './admission.ts';
import { ARRIVAL_MINUTES, type Arrival, arrivalSealer, type Proof } from './arrival.ts';
import { secondStepOf } from './second-step.ts';
import { writeWaysChangedEmail } from './ways-changed-email.ts';

/** What a finished sign-in was, beside a sign-in (SIGN-8). */
export type EntryEvent = 'signed_in' | 'password_recovery' | 'mfa_challenge_verified';

/** Where the person goes now. `event` is null while a question or the second step is open. */
export interface Next {
  to: string;
  event: EntryEvent | null;
}

export interface EntryParts extends AccountParts {
  sessions: Sessions;
  publicUrl: string;
  secret: string;
  clock: () => Date;
  counters?: Counters;
  /** Tells people that their ways have changed; absent where no e-mail is sent. */
  mailer?: Mailer | undefined;
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

interface Admitted {
  userId: string;
  way: string;
  /** The passkey with which the person came. */
  passkey?: string | null;
  /** The identity that joins the account; `null` when it is known. */
  link: Proof | null;
  isRecovery: boolean;
  returnTo: string;
}

export type Entry = ReturnType<typeof createEntry>;

type Addressee = Awaited<ReturnType<typeof addressOf>>;

/** What happens between a proof of who somebody is and their session. */
export function createEntry(parts: EntryParts) {
  const { database, sessions, publicUrl } = parts;
  const https = publicUrl.startsWith('https://');
  const cookies = sessionCookies({ https });
  const arrivals = arrivalSealer(parts);
  const name = `${https ? '__Host-' : ''}bf-arrival`;
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const;

  /** A known identity enters, a new one opens an account; an address that somebody has leads to a question. */
  async function arrive(exchange: Exchange, proof: Proof, returnTo: string): Promise<Next> {
    const found = await findAccount(parts, proof);
    const { way } = proof;
    if (found.userId !== null) {
      await rememberUse(database, proof);
      return admit(exchange, { userId: found.userId, way, link: null, isRecovery: false, returnTo });
    }
    const isByEmail = proof.way === 'e-mail';
    if (found.sameAddress.length === 0 && !isByEmail)
      return admit(exchange, { userId: await openAccount(parts, proof), way, link: null, isRecovery: false, returnTo });
    // A link in an e-mail opens no account silently, and no address joins accounts silently.
    if (found.sameAddress.length === 0 && parts.admission?.takesNewPeople === false)
      throw new SignInRefused('no_new_people');
    return wait(exchange, { waitsFor: 'answer', proof, returnTo, id: parts.newId() });
  }

  /** Lets a person in, or asks for their second step first. */
  async function admit(exchange: Exchange, admitted: Admitted, { isStrong = false } = {}): Promise<Next> {
    if (!isStrong && (await secondStepOf(database, admitted.userId)))
      return wait(exchange, { waitsFor: 'second step', passkey: null, ...admitted, id: parts.newId() });
    return enter(exchange, admitted, admitted.isRecovery ? 'password_recovery' : 'signed_in');
  }

  async function enter(
    exchange: Exchange,
    { userId, way, link, returnTo }: Admitted,
    event: EntryEvent,
  ): Promise<Next> {
    const { request, reply } = exchange;
    if (link && !(await linkIdentity(database.kysely, userId, link))) throw new SignInRefused('failed');
    if (link) tellChange(request, userId, `${link.way} was added as a way to log in.`);
    const tokens = await sessions.begin(userId, { device: deviceWords(request.headers['user-agent']) });
    await endFormerSession(request);
    cookies.setAccess(reply, tokens.access);
    cookies.setRefresh(reply, tokens.refresh);
    reply.clearCookie(name, options);
    request.log.info({ userId, way }, 'Signed in');
    parts.counters?.add('sign_ins', { way, outcome: 'done' });
    return { to: returnTo, event };
  }

  async function wait({ reply }: Exchange, arrival: Arrival): Promise<Next> {
    reply.setCookie(name, await arrivals.seal(arrival), { ...options, maxAge: ARRIVAL_MINUTES * 60 });
    return { to: links.arrival(), event: null };
  }

  /** Sends an e-mail about a change to the account's address, or to the one it had. The change does not wait for it. */
  function tellChange(request: FastifyRequest, userId: string, what: string, had?: Addressee): void {
    const { mailer, newId } = parts;
    if (!mailer) return;
    const tell = async () => {
      const person = had ?? (await addressOf(database.kysely, userId));
      if (!person?.email) return;
      const to = { name: person.display_name, address: person.email };
      await mailer.send(writeWaysChangedEmail({ id: newId(), to, what, publicUrl }));
    };
    tell().catch((error: unknown) =>
      request.log.warn({ err: error, userId }, 'A change of the ways could not be told'),
    );
  }

  /** Ends the browser's former session, because a session never continues with another person. */
  async function endFormerSession(request: FastifyRequest) {
    const former = cookies.refresh(request);
    const family = former ? await sessions.familyOf(former) : null;
    if (family) await sessions.end({ familyId: family.familyId });
  }

  return {
    arrive,
    admit,
    enter,
    tellChange,
    /** The sign-in of this browser that waits; `null` when there is none, or it took too long. */
    waiting: (request: FastifyRequest): Promise<Arrival | null> => arrivals.open(request.cookies[name]),
    giveUp: (reply: FastifyReply) => void reply.clearCookie(name, options),
  };
}
