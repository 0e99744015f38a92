import type { Entry, EntryParts } from '#server/platform/identity/entry.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';

export interface SignInParts extends EntryParts {
  entry: Entry;
  /** Sends the links; absent where no link signs anybody in. */
  mailer?: Mailer | undefined;
  /** Whom a refused person may ask. */
  operator?: { name: string | null; contact: string | null };
  passkeys: 'no' | 'yes' | 'accounts';
}
