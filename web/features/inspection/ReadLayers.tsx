import { useEffect, useRef } from 'react';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';

/** Starts the reading of layers for frames that have none yet, and reports a failure. */
export function ReadLayers({ designId }: { designId: string }) {
  const { call, failure, refuse } = useCall({ reload: 'done' });
  const isAsked = useRef(false);

  const read = () =>
    call(async () => {
      const answer = await api('POST /api/workspaces/:designId/inspection/layers', { params: { designId } });
      if (!answer.success) refuse([answer.error, answer.hint].filter(Boolean).join('. '));
    });
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void read();
  });

  if (failure)
    return (
      <Notice
        tone="bad"
        alert
        title="The layers could not be read"
        action={
          <Button variant="second" size="s" onClick={() => void read()}>
            Try again
          </Button>
        }
      >
        {failure.message} You can use the ruler and the colour picker meanwhile.
      </Notice>
    );
  return (
    <p className="row gap-2 t-14 muted" role="status">
      <Spinner /> Reading the layers of the design file…
    </p>
  );
}
