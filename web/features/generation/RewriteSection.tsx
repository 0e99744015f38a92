import type { BriefSectionId } from '#domain/brief/sections.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';

interface Props {
  briefId: string;
  section: BriefSectionId;
  title: string;
  left: number;
}

/** Has one section of a brief rewritten. The others stay, and it costs no place in the quota (BRIEF-8). */
export function RewriteSection({ briefId, section, title, left }: Props) {
  const { call, busy } = useCall({ reload: 'done', toast: true });

  async function rewrite() {
    let after = left;
    const isDone = await call(async ({ key: idempotencyKey }) => {
      const params = { id: briefId, section };
      const answer = await api('POST /api/briefs/:id/sections/:section/regenerate', { params }, { idempotencyKey });
      after = answer.sectionRewritesLeft;
    });
    if (isDone) showToast('good', `${title} is regenerated. ${timesLeft(after)}`);
  }

  return (
    <Button
      // A quiet button would not be visible on the inverted block.
      variant={section === 'twist' ? 'second' : 'quiet'}
      size="s"
      icon="rotate-cw"
      busy={busy}
      aria-label={busy ? undefined : `Regenerate ${title}. ${timesLeft(left)}`}
      onClick={() => void rewrite()}
    >
      {busy ? 'Regenerating' : 'Regenerate'}
    </Button>
  );
}

function timesLeft(left: number): string {
  if (left === 0) return 'You cannot regenerate more sections of this brief.';
  return left === 1 ? 'You can do this once more.' : `You can do this ${left} more times.`;
}
