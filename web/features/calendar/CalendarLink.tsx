import { useState } from 'react';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { CopyButton } from '#web/ui/control/CopyButton.tsx';
import { TextInput } from '#web/ui/field/TextInput.tsx';

/** The secret address of the person's calendar of deadlines: made, replaced and ended here (TIME-6). */
export function CalendarLink({ url: loaded }: { url: string | null }) {
  const [url, setUrl] = useState(loaded);
  const { call, doing } = useCall<'make' | 'end'>({ toast: true });
  const make = () => call(async () => setUrl((await api('POST /api/me/calendar')).url), 'make');
  const end = () =>
    call(async () => {
      await api('DELETE /api/me/calendar');
      setUrl(null);
    }, 'end');

  if (!url)
    return (
      <div className="row between">
        <p className="t-14 muted">The days of your milestones and the last days of your briefs.</p>
        <Button variant="second" icon="link" busy={doing === 'make'} onClick={() => void make()}>
          Create a calendar link
        </Button>
      </div>
    );
  return (
    <>
      <TextInput
        label="Calendar link"
        mono
        readOnly
        value={url}
        suffix={<CopyButton text={url} />}
        hint="Whoever has this link can read your deadlines. A new link replaces this one."
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
