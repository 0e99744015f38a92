import { useEffect, useMemo, useState } from 'react';
import type { SubmissionView } from '#contract/submission.ts';
import type { DraftContent } from '#contract/submission-draft.ts';
import { type DraftField, missingFromDraft } from '#domain/submission/ready.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useBack } from '#web/lib/session/use-back.ts';
import { useDraft } from '#web/lib/unsent/use-draft.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { changedParts, contentOfDesign } from './content-of-design.ts';
import { asKeptChanges, KEPT_CHANGES, type KeptChanges } from './kept-changes.ts';

type Missing = Partial<Record<DraftField, string>>;
interface Around {
  design: SubmissionView;
  /** Something keeps it from being saved, by field. */
  onMissing: (fields: Missing) => void;
  onSaved: () => void;
}

const hasChanges = (before: DraftContent, after: DraftContent) => Object.keys(changedParts(before, after)).length > 0;

/**
 * A design while its designer changes it (SUB-9). What is typed lies on this device at once and on the page when it is saved;
 * what somebody saved meanwhile in another window is never overwritten unasked.
 */
export function useEdit({ design, onMissing, onSaved }: Around) {
  /** As the server has it. What the changes build on is not the same when it was changed elsewhere meanwhile. */
  const [server, setServer] = useState(design);
  const stored = useMemo(() => untouched(server), [server]);
  const kept = useDraft<KeptChanges>({ kind: KEPT_CHANGES, id: design.id, stored, check: asKeptChanges });
  const { value, isChanged } = kept;
  const [missing, setMissing] = useState<Missing>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  useBack(() => setFailure(null));

  function hold(next: KeptChanges) {
    if (hasChanges(next.before, next.content)) kept.change(next);
    else kept.discard();
  }

  async function save() {
    const { before, content, revision } = kept.now();
    const lacks = missingFromDraft(content);
    setMissing(lacks);
    setFailure(null);
    if (Object.keys(lacks).length > 0) return onMissing(lacks);
    setIsSaving(true);
    try {
      const body = { ...changedParts(before, content), revision };
      const saved = await api('PATCH /api/submissions/:id', { params: { id: design.id }, body });
      if (hasChanges(content, kept.now().content)) goOnWith(saved, content);
      else end(saved);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await explain(error);
    } finally {
      setIsSaving(false);
    }
  }
  function end(saved: SubmissionView) {
    setServer(saved);
    kept.discard();
    onSaved();
  }
  /** What was typed while the rest was on its way stands on top of it, and is still to be saved. */
  function goOnWith(saved: SubmissionView, sent: DraftContent) {
    const newer = untouched(saved);
    setServer(saved);
    hold({ ...newer, content: { ...newer.content, ...changedParts(sent, kept.now().content) } });
    showToast('good', 'Your changes are saved, but for what you typed just now.');
  }
  async function explain(error: ApiError) {
    if (error.code === 'draft_incomplete') {
      setMissing(error.fields as Missing);
      onMissing(error.fields as Missing);
    } else if (error.code === 'moved_on') {
      const newer = await api('GET /api/submissions/:id', { params: { id: design.id } }).catch(() => null);
      if (!newer) setFailure(error.message);
      // Saved after all: only the answer was lost.
      else if (!hasChanges(contentOfDesign(newer), kept.now().content)) end(newer);
      else setServer(newer);
    } else setFailure(error.message);
  }

  // Where nothing can be kept on the device, leaving asks first.
  const wouldBeLost = isChanged && !kept.isKept;
  useEffect(() => {
    if (!wouldBeLost) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [wouldBeLost]);

  return {
    content: value.content,
    missing,
    failure,
    isSaving,
    isChanged,
    /** It was changed in another window since these changes began. */
    isBehind: isChanged && value.revision !== server.revision,
    change(part: Partial<DraftContent> | ((now: DraftContent) => DraftContent)) {
      const { content, ...base } = kept.now();
      hold({ ...base, content: typeof part === 'function' ? part(content) : { ...content, ...part } });
    },
    save: () => void save(),
    /** Puts these changes, and only them, on top of the newer design. */
    keepMine() {
      const { before, content } = kept.now();
      const newer = untouched(server);
      hold({ ...newer, content: { ...newer.content, ...changedParts(before, content) } });
    },
    discard() {
      const before = kept.now();
      kept.discard();
      setMissing({});
      setFailure(null);
      showToast('good', 'Your changes are gone.', { label: 'Undo', run: () => hold(before) });
    },
  };
}

function untouched(design: SubmissionView): KeptChanges {
  const content = contentOfDesign(design);
  return { content, before: content, revision: design.revision };
}

export type Edit = ReturnType<typeof useEdit>;
