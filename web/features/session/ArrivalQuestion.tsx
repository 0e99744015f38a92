import type { CallAnswer } from '#contract/call.ts';
import type { getArrival } from '#contract/sign-in.ts';
import { links } from '#domain/navigation/links.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { sentenceOf, useCall } from '#web/lib/api/use-call.ts';
import { goOn } from '#web/lib/session/go-on.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { Avatar } from '#web/ui/picture/Avatar.tsx';
import styles from './ArrivalQuestion.module.css';

/** Somebody came by a new way: whose account it is, or whether they want a new one. Nothing is joined silently. */
export function ArrivalQuestion({ arrival }: { arrival: CallAnswer<typeof getArrival> }) {
  const { way, address, accounts, mayOpenNew } = arrival;
  const { call, doing, failure } = useCall<string>();
  const isKnown = accounts.length > 0;
  const answer = (account: string | null) =>
    call(async () => goOn(await api('POST /api/sign-in/arrival', { body: { account } })), account ?? 'new');

  return (
    <>
      <h1 className="display d-44">{isKnown ? 'Is this your account?' : 'Open an account?'}</h1>
      <p className="lede">
        {isKnown
          ? `You logged in by ${way} with ${address}. ${accounts.length === 1 ? 'An account already has' : 'Several accounts already have'} this address.`
          : `No account has the address ${address}. If you have an account, log in another way and add this address in the settings.`}
      </p>
      {isKnown && (
        <ul className={styles.accounts}>
          {accounts.map(({ id, handle, displayName, avatar }) => (
            <li key={id}>
              <Avatar name={displayName} seed={id} src={avatar.url} paper={avatar.paper} />
              <p className="grow">
                <b>{displayName}</b>
                <br />
                <span className="t-14 muted">/u/{handle}</span>
              </p>
              <Button busy={doing === id} onClick={() => void answer(id)}>
                {doing === id ? 'Logging in' : 'Log in'}
                <span className="sr"> as {displayName}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isKnown && (
        <p className="muted">From then on, you can log in to it by {way}. You can remove this in the settings.</p>
      )}
      {failure && (
        <Notice tone="bad" alert>
          {sentenceOf(failure)}
        </Notice>
      )}
      <div className="row">
        {mayOpenNew && (
          <Button variant={isKnown ? 'second' : 'primary'} busy={doing === 'new'} onClick={() => void answer(null)}>
            {doing === 'new' ? 'Opening' : isKnown ? 'Open another account' : 'Open an account'}
          </Button>
        )}
        <ButtonLink to={links.auth()} variant="quiet">
          Log in another way
        </ButtonLink>
      </div>
    </>
  );
}
