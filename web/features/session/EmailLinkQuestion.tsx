import { links } from '#domain/navigation/links.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { sentenceOf, useCall } from '#web/lib/api/use-call.ts';
import { goOn } from '#web/lib/session/go-on.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';

/** Asks before a link is used on this device: whoever sent it may not be the person who reads it. */
export function EmailLinkQuestion({ address, adds, token }: { address: string; adds: boolean; token: string }) {
  const { call, busy, failure } = useCall();
  const use = () => call(async () => goOn(await api('POST /api/sign-in/email-link', { body: { token } })));
  return (
    <>
      <h1 className="display d-44">{adds ? `Log in by ${address} from now on?` : `Log in as ${address}?`}</h1>
      <p className="lede">This link was requested in another browser. Go on only if that was you.</p>
      {failure && (
        <Notice tone="bad" alert>
          {sentenceOf(failure)}
        </Notice>
      )}
      <div className="row">
        <Button busy={busy} onClick={() => void use()}>
          {busy ? 'Logging in' : adds ? 'Confirm this address' : 'Log in here'}
        </Button>
        <ButtonLink to={links.home()} variant="quiet">
          {' '}
          Cancel{' '}
        </ButtonLink>
      </div>
    </>
  );
}
