import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';

/** For frames whose layers nobody has read yet: has them read, and says when that does not go. */
export function LayersReader({ designId }: { designId: string }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const isAsked = useRef(false);

  async function read() {
    setTrouble(null);
    try {
      const answer = await api('POST /api/workspaces/:id/inspection/layers', { params: { id: designId } });
      if (answer.success) await revalidate();
      else setTrouble([answer.error, answer.hint].filter(Boolean).join('. '));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(error.message);
    }
  }
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void read();
  });

  if (trouble)
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
        {trouble} The ruler and the colour picker work meanwhile.
      </Notice>
    );
  return (
    <p className="row gap-2 t-14 muted" role="status">
      <Spinner /> Reading the layers of the design file…
    </p>
  );
}
