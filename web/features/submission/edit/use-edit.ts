import { useMemo, useState } from 'react';
import type { SubmissionView } from '#contract/submission.ts';
import type { DraftContent } from '#contract/submission-draft.ts';
import { type DraftField, missingFromDraft } from '#domain/submission/ready.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { useDraft } from '#web/lib/unsent/use-draft.ts';
import { useWarnBeforeLeaving } from '#web/lib/unsent/use-warn-before-leaving.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { changedParts, contentOfDesign } from './content-of-design.ts';
import { asStoredChanges, STORED_CHANGES, type StoredChanges } from './stored-changes.ts';

type Missing = Partial<Record<DraftField, string>>;
interface EditOptions {
  design: SubmissionView;
  /** Called with the fields that prevent a save. */
  onMissing: (fields: Missing) => void;
  onSaved: () => void;
}

const hasChanges = (before: DraftContent, after: DraftContent) => Object.keys(changedParts(before, after)).length > 0;

/**
 * A design's edit form (SUB-9), with typed changes stored on this device at once. A version that was saved in another
 * window is overwritten only if the person asks for it.
 */
export function useEdit({ design, onMissing, onSaved }: EditOptions) {
  /**
   * The server's version. It differs from the version that the changes are based on, if somebody saved elsewhere in the
   * meantime.
   */
  const [server, setServer] = useState(design);
  const stored = useMemo(() => unchanged(server), [server]);
  const draft = useDraft<StoredChanges>({ kind: STORED_CHANGES, id: design.id, stored, check: asStoredChanges });
  const { value, isChanged } = draft;
  const [missing, setMissing] = useState<Missing>({});
  const { call, busy, failure, forget } = useCall();

  function storeChanges(next: StoredChanges) {
    if (hasChanges(next.before, next.content)) draft.change(next);
    else draft.discard();
  }

  async function save() {
    const { before, content, revision } = draft.now();
    const missingFields = missingFromDraft(content);
    setMissing(missingFields);
    forget();
    if (Object.keys(missingFields).length > 0) return onMissing(missingFields);
    const body = { ...changedParts(before, content), revision };
    await call(async () => {
      const saved = await api('PATCH /api/submissions/:id', { params: { id: design.id }, body }).catch(explain);
      if (!saved) return;
      if (hasChanges(content, draft.now().content)) continueWith(saved, content);
      else finish(saved);
    });
  }
  function finish(saved: SubmissionView) {
    setServer(saved);
    draft.discard();
    onSaved();
  }
  /** Text typed during the save is applied on top of the saved version, and still has to be saved. */
  function continueWith(saved: SubmissionView, sent: DraftContent) {
    const newer = unchanged(saved);
    setServer(saved);
    storeChanges({ ...newer, content: { ...newer.content, ...changedParts(sent, draft.now().content) } });
    showToast('good', 'Your changes are saved. What you typed last is not saved yet.');
  }
  /** Shows a refusal at its place in the form. @throws every other error */
  async function explain(error: unknown): Promise<null> {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'draft_incomplete') {
      setMissing(error.fields as Missing);
      onMissing(error.fields as Missing);
      return null;
    }
    if (error.code !== 'moved_on') throw error;
    const newer = await api('GET /api/submissions/:id', { params: { id: design.id } }).catch(() => null);
    if (!newer) throw error;
    // The save had arrived, and only its answer was lost.
    if (!hasChanges(contentOfDesign(newer), draft.now().content)) finish(newer);
    else setServer(newer);
    return null;
  }

  // If the device cannot store the changes, leaving the page asks first.
  useWarnBeforeLeaving(isChanged && !draft.isStored);

  return {
    content: value.content,
    missing,
    failure: failure?.message,
    isSaving: busy,
    isChanged,
    /** The design was changed in another window after these changes began. */
    isBehind: isChanged && value.revision !== server.revision,
    change(part: Partial<DraftContent> | ((now: DraftContent) => DraftContent)) {
      const { content, ...base } = draft.now();
      storeChanges({ ...base, content: typeof part === 'function' ? part(content) : { ...content, ...part } });
    },
    save: () => void save(),
    /** Applies only these changes on top of the newer design. */
    keepMine() {
      const { before, content } = draft.now();
      const newer = unchanged(server);
      storeChanges({ ...newer, content: { ...newer.content, ...changedParts(before, content) } });
    },
    discard() {
      const before = draft.now();
      draft.discard();
      setMissing({});
      forget();
      showToast('good', 'Your changes are discarded.', { label: 'Undo', run: () => storeChanges(before) });
    },
  };
}

function unchanged(design: SubmissionView): StoredChanges {
  const content = contentOfDesign(design);
  return { content, before: content, revision: design.revision };
}

export type Edit = ReturnType<typeof useEdit>;
