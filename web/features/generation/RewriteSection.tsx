import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { BriefSectionId } from '#domain/brief/sections.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';

type Props = { briefId: string; section: BriefSectionId; title: string; left: number };

/** Has one section of a brief written again; the others stay, and it costs no place of the month (BRIEF-8). */
export function RewriteSection({ briefId, section, title, left }: Props) {
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  // One wish, one key: a press that is repeated because its answer was lost is the same rewrite.
  const key = useRef<string | null>(null);

  async function rewrite() {
    setBusy(true);
    try {
      key.current ??= (await import('uuid')).v4();
      const { sectionRewritesLeft } = await api(
        'POST /api/briefs/:id/sections/:section/regenerate',
        { params: { id: briefId, section } },
        { idempotencyKey: key.current },
      );
      key.current = null;
      await revalidate();
      showToast('good', `${title} is written again. ${timesLeft(sectionRewritesLeft)}`);
    } catch (error) {
      if (error instanceof ApiError && error.status) key.current = null;
      showToast(
        'bad',
        error instanceof ApiError ? error.message : 'Nothing was changed. Check your connection and try again.',
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      // On the inverted block a quiet button would be ink on ink.
      variant={section === 'twist' ? 'second' : 'quiet'}
      size="s"
      icon="rotate-cw"
      busy={isBusy}
      aria-label={isBusy ? undefined : `Write again: ${title}. ${timesLeft(left)}`}
      onClick={() => void rewrite()}
    >
      {isBusy ? 'Writing' : 'Write again'}
    </Button>
  );
}

function timesLeft(left: number): string {
  if (left === 0) return 'No section can be written again any more.';
  return left === 1 ? 'Once more is possible.' : `${left} more times are possible.`;
}
