import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '#web/lib/api/browser-api.ts';
import { sentenceOf, useCall } from '#web/lib/api/use-call.ts';
import { SecretLink } from '#web/parts/SecretLink.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';

/** Shows a private design to whoever has its link. The designer makes the link, replaces it and turns it off. */
export function UnlistedLink({ designId }: { designId: string }) {
  /** `undefined` until it is known whether there is a link. */
  const [url, setUrl] = useState<string | null | undefined>(undefined);
  const reading = useCall();
  const { call, doing } = useCall<'make' | 'end'>({ toast: true });

  const load = (id: string) =>
    reading.call(async () => setUrl((await api('GET /api/submissions/:id/share-link', { params: { id } })).url));
  const open = useEffectEvent(load);
  useEffect(() => void open(designId), [designId]);

  const params = { id: designId };

  const make = () =>
    call(async () => setUrl((await api('POST /api/submissions/:id/share-link', { params })).url), 'make');
  const end = () =>
    call(async () => {
      await api('DELETE /api/submissions/:id/share-link', { params });
      setUrl(null);
    }, 'end');

  if (reading.failure)
    return (
      <Notice tone="bad" alert title="The unlisted link could not be loaded.">
        <p>{sentenceOf(reading.failure)}</p>
        <Button variant="second" size="s" busy={reading.busy} onClick={() => void load(designId)}>
          Try again
        </Button>
      </Notice>
    );
  if (url === undefined) return null;
  if (url === null)
    return (
      <p className="row">
        <Button variant="second" icon="link" busy={doing === 'make'} onClick={() => void make()}>
          Create an unlisted link
        </Button>
        <span className="t-13 muted">Only people with the link see the design. You can turn it off.</span>
      </p>
    );
  return (
    <SecretLink
      label="Unlisted link"
      url={url}
      hint="Whoever has this link sees the design, without an account. Only a public design can be commented on and critiqued."
      doing={doing}
      onMake={() => void make()}
      onEnd={() => void end()}
    />
  );
}
