import { useMemo, useState } from 'react';
import type { SubmissionView } from '#contract/submission.ts';
import type { DraftContent } from '#contract/submission-draft.ts';
import { type DraftField, missingFromDraft } from '#domain/submission/ready.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useOnSignIn } from '#web/lib/session/use-on-sign-in.ts';
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
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  useOnSignIn(() => setFailure(null));

  function storeChanges(next: StoredChanges) {
    if (hasChanges(next.before, next.content)) draft.change(next);
    else draft.discard();
  }

  async function save() {
    const { before, content, revision } = draft.now();
    const missingFields = missingFromDraft(content);
    setMissing(missingFields);
    setFailure(null);
    if (Object.keys(missingFields).length > 0) return onMissing(missingFields);
    setIsSaving(true);
    try {
      const body = { ...changedParts(before, content), revision };
      const saved = await api('PATCH /api/submissions/:id', { params: { id: design.id }, body });
      if (hasChanges(content, draft.now().content)) continueWith(saved, content);
      else finish(saved);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await explain(error);
    } finally {
      setIsSaving(false);
    }
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
  async function explain(error: ApiError) {
    if (error.code === 'draft_incomplete') {
      setMissing(error.fields as Missing);
      onMissing(error.fields as Missing);
    } else if (error.code === 'moved_on') {
      const newer = await api('GET /api/submissions/:id', { params: { id: design.id } }).catch(() => null);
      if (!newer) setFailure(error.message);
      // The save had arrived, and only its answer was lost.
      else if (!hasChanges(contentOfDesign(newer), draft.now().content)) finish(newer);
      else setServer(newer);
    } else setFailure(error.message);
  }

  // If the device cannot store the changes, leaving the page asks first.
  useWarnBeforeLeaving(isChanged && !draft.isStored);

  return {
    content: value.content,
    missing,
    failure,
    isSaving,
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
      setFailure(null);
      showToast('good', 'Your changes are discarded.', { label: 'Undo', run: () => storeChanges(before) });
    },
  };
}

function unchanged(design: SubmissionView): StoredChanges {
  const content = contentOfDesign(design);
  return { content, before: content, revision: design.revision };
}

export type Edit = ReturnType<typeof useEdit>;
