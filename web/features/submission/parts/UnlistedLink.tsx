import { useEffect, useState } from 'react';
import { api } from '#web/lib/api/browser-api.ts';
import { sentenceOf, useCall } from '#web/lib/api/use-call.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { CopyButton } from '#web/ui/control/CopyButton.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { TextInput } from '#web/ui/field/TextInput.tsx';

/** Shows a private design to whoever has its link. The designer makes the link, replaces it and turns it off. */
export function UnlistedLink({ designId }: { designId: string }) {
  /** `undefined` until it is known whether there is a link. */
  const [url, setUrl] = useState<string | null | undefined>(undefined);
  const reading = useCall();
  const { call, doing } = useCall<'make' | 'end'>({ toast: true });
  const params = { id: designId };

  const load = () =>
    reading.call(async () => setUrl((await api('GET /api/submissions/:id/share-link', { params })).url));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each design.
  useEffect(() => void load(), [designId]);

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
        <Button variant="second" size="s" busy={reading.busy} onClick={() => void load()}>
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
    <>
      <TextInput
        label="Unlisted link"
        mono
        readOnly
        value={url}
        suffix={<CopyButton text={url} label="Copy link" copiedLabel="Link copied" />}
        hint="Whoever has this link sees the design, without an account."
      />
      <div className="row">
        <Button variant="second" size="s" busy={doing === 'make'} onClick={() => void make()}>
          Create a new link
        </Button>
        <Button variant="quiet-danger" size="s" busy={doing === 'end'} onClick={() => void end()}>
          Turn the link off
        </Button>
      </div>
    </>
  );
}
