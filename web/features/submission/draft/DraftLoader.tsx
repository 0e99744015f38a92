import { useState } from 'react';
import { v4 as newId } from 'uuid';
import type { BriefView } from '#contract/brief.ts';
import type { Viewer } from '#contract/session.ts';
import type { DraftContent, SubmissionDraft } from '#contract/submission-draft.ts';
import { emptyDraft } from '#domain/submission/empty-draft.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { resume } from '#web/lib/unsent/revision-saver.ts';
import { ConflictNotice } from '#web/parts/ConflictNotice.tsx';
import { SubmissionWizard } from '../wizard/SubmissionWizard.tsx';
import type { Submitted } from '../wizard/use-submit.ts';
import { asStored, type DraftState, newestUnsentDraft, storedDrafts } from './stored-drafts.ts';
import type { OpenedDraft } from './use-submission-draft.ts';

interface Props {
  viewer: Viewer;
  brief: BriefView | null;
  /** The newest draft of the brief, or the draft that the address names. */
  draft: SubmissionDraft | null;
  /** The draft that the address names, whether the server knows it or not. */
  draftId: string | null;
  hasSamples: boolean;
  askedStep: number | null;
  onStep: (step: number, how?: { replace: boolean }) => void;
  /** Called when the person continues with another draft than the address names. */
  onOtherDraft: (draftId: string) => void;
  onSubmitted: (submitted: Submitted) => void;
}

/** Opens the person's latest draft, and lets them choose if there are two versions of it (SUB-8). */
export function DraftLoader(props: Props) {
  const { viewer, brief, onOtherDraft } = props;
  const briefId = brief?.id ?? null;
  const drafts = storedDrafts(viewer.id);
  const [opening, setOpening] = useState(() => firstOpening(props));
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  /** Opens the newer version; with `mine`, that text is then saved over it. */
  async function load(mine?: DraftState) {
    setIsLoading(true);
    setFailure(null);
    try {
      const { draftId } = opening;
      const newer = await api('GET /api/submission-drafts/:id', { params: { id: draftId } });
      if (mine) drafts.write(draftId, { value: mine, revision: newer.revision, sent: [], briefId, at: Date.now() });
      else drafts.clear(draftId);
      setOpening({ ...opening, onServer: newer, isCopy: false });
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : 'It could not be loaded. Try again.');
    } finally {
      setIsLoading(false);
    }
  }
  function keepAsNewDraft(held: DraftState) {
    const draftId = newId();
    // The copy is written before the old draft is cleared, so that the text is always stored somewhere.
    drafts.write(draftId, { value: held, revision: 0, sent: [], briefId, at: Date.now() });
    drafts.clear(opening.draftId);
    setOpening({ ...opening, draftId, onServer: null, fresh: held, isCopy: true });
    onOtherDraft(draftId);
  }

  const conflictNotice = (held: DraftState) => (
    <ConflictNotice
      title="This draft was changed in another window."
      isLoading={isLoading}
      onLoad={() => void load()}
      onReplace={() => void load(held)}
      keepLabel="Save mine as a new draft"
      onKeep={() => keepAsNewDraft(held)}
    >
      {failure}
    </ConflictNotice>
  );
  const { onServer } = opening;
  const onDevice = drafts.read(opening.draftId);
  if (onDevice && resume(onServer && asStored(onServer), onDevice).isBehind) return conflictNotice(onDevice.value);
  return (
    <SubmissionWizard
      key={`${opening.draftId} ${onServer?.revision ?? 0}`}
      opening={opening}
      brief={brief}
      designer={viewer.displayName}
      hasSamples={props.hasSamples}
      askedStep={props.askedStep}
      onStep={props.onStep}
      conflictNotice={conflictNotice}
      onSubmitted={props.onSubmitted}
    />
  );
}

function firstOpening({ viewer, brief, draft, draftId }: Props): OpenedDraft {
  const briefId = brief?.id ?? null;
  // A draft that was begun offline is stored on this device only.
  const unseen = briefId && newestUnsentDraft(viewer.id, briefId);
  return {
    draftId: draftId ?? draft?.id ?? (unseen || newId()),
    briefId,
    userId: viewer.id,
    onServer: draft,
    fresh: { step: 1, content: emptyDraft(brief) as DraftContent },
  };
}
