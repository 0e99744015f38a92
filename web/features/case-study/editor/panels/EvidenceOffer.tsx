import { useState } from 'react';
import { draftFromEvidence } from '#domain/case-study/evidence.ts';
import { smoothable } from '#domain/case-study/smoothing.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { newId } from '../document/new-id.ts';
import { useEditor } from '../document/use-store.ts';
import { SmoothOffer } from './SmoothOffer.tsx';

interface Props {
  submissionId: string;
  onFilled: () => void;
  onDecline: () => void;
}

/**
 * Fills the page from the recorded evidence of the design, as one undo step. A connected language model can then
 * improve the wording.
 */
export function EvidenceOffer({ submissionId, onFilled, onDecline }: Props) {
  const { store, announce } = useEditor();
  const { call, busy } = useCall({ toast: true });
  const [smoothsBy, setSmoothsBy] = useState<string | null>(null);

  const fill = () =>
    call(async () => {
      const [evidence, { engine, model }] = await Promise.all([
        api('GET /api/submissions/:id/evidence', { params: { id: submissionId } }),
        api('GET /api/installation'),
      ]);
      const draft = draftFromEvidence(evidence, newId);
      store.dispatch({ kind: 'replace', from: store.document(), to: draft });
      announce(`The page was filled from your design: ${draft.sections.length} sections.`);
      if (engine === 'model' && smoothable(draft).length > 0) setSmoothsBy(model ?? 'unnamed');
      else onFilled();
    });
  if (smoothsBy) return <SmoothOffer submissionId={submissionId} model={smoothsBy} onDone={onFilled} />;
  return (
    <Notice
      tone="plain"
      title="Start with what you recorded"
      action={
        <>
          <Button size="s" variant="second" busy={busy} onClick={() => void fill()}>
            {busy ? 'Filling' : 'Fill from your design'}
          </Button>
          <Button size="s" variant="quiet" onClick={onDecline}>
            Not now
          </Button>
        </>
      }
    >
      Your brief, milestones, reflection, frames and annotations become a first draft. Each paragraph keeps a link to
      its source. What is not recorded becomes a question to you.
    </Notice>
  );
}
