import { useState } from 'react';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { SecretLink } from '#web/parts/SecretLink.tsx';
import { Button } from '#web/ui/control/Button.tsx';

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
    <SecretLink
      label="Calendar link"
      url={url}
      hint="Whoever has this link can read your deadlines. A new link replaces this one."
      doing={doing}
      onMake={() => void make()}
      onEnd={() => void end()}
    />
  );
}
