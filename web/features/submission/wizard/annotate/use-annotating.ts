import { useState } from 'react';
import { v4 as newId } from 'uuid';
import { tabStorage, useDraft } from '#web/lib/unsent/use-draft.ts';
import type { StepProps } from '../step-props.ts';
import { movePin, notesOf, removeNote, type WrittenNote, withWords } from './annotations.ts';

/** The form of a note that is being written. The draft gets its text at each key, so leaving the step loses nothing. */
export interface NoteDraft extends WrittenNote {
  /** The position is typed as numbers and not chosen with the pointer. */
  byPosition: boolean;
  /** How often the person has placed this pin. */
  placed: number;
}

/** The shown frame, the selected note, and the note that is being written. Its form survives a reload. */
export function useAnnotating({ content: { frames, annotations }, change, draftId }: StepProps & { draftId: string }) {
  const chosen = frames.filter((frame) => frame.selected);
  const { value: writing, change: setWriting } = useDraft<NoteDraft | null>({
    kind: 'writing',
    id: draftId,
    stored: null,
    check: asNoteDraft,
    storage: tabStorage,
  });
  const [wanted, setWanted] = useState(writing?.frameId);
  const [tab, setTab] = useState<'pins' | 'general'>(writing?.kind === 'general' ? 'general' : 'pins');
  const [selected, setSelected] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<string | null>(null);
  const frame = chosen.find(({ id }) => id === wanted) ?? chosen[0];
  const frameId = frame?.id ?? '';
  const notes = notesOf(annotations, frameId);
  const put = (by: (before: typeof annotations) => typeof annotations) =>
    change((content) => ({ ...content, annotations: by(content.annotations) }));

  function store(next: NoteDraft) {
    const isElsewhere = writing?.id === next.id && (writing.x !== next.x || writing.y !== next.y);
    setWriting(next);
    put((before) => {
      const written = withWords(before, next);
      return isElsewhere ? movePin(written, next.frameId, next.id, next) : written;
    });
  }
  function write(kind: NoteDraft['kind'], at: { x: number; y: number } = { x: 50, y: 50 }, byPosition = false) {
    setTab(kind === 'pin' ? 'pins' : 'general');
    setSelected(null);
    // An empty new note moves to the new place. A note with text stays, and another one begins.
    const isBlank = writing?.before === null && writing.text.trim() === '';
    if (writing && isBlank && writing.frameId === frameId && writing.kind === kind)
      store({ ...writing, ...at, byPosition, placed: writing.placed + 1 });
    else setWriting({ kind, frameId, id: newId(), before: null, text: '', ...at, byPosition, placed: 0 });
  }

  return {
    chosen,
    frame,
    notes,
    tab,
    setTab,
    selected,
    select: (id: string | null) => {
      setSelected(id);
      if (id && notes.pins.some((pin) => pin.id === id)) setTab('pins');
    },
    open(id: string) {
      setWanted(id);
      setSelected(null);
    },
    put,
    /** The note that is being written on the shown frame. */
    writing: writing?.frameId === frameId ? writing : null,
    /** Stores the form's current content. */
    hold: store,
    write,
    edit(kind: NoteDraft['kind'], id: string) {
      const pin = notes.pins.find((one) => one.id === id);
      const text = (pin ?? notes.general.find((one) => one.id === id))?.text ?? '';
      setSelected(id);
      setWriting({
        kind,
        frameId,
        id,
        before: text,
        text,
        x: pin?.x ?? 0,
        y: pin?.y ?? 0,
        byPosition: false,
        placed: 0,
      });
    },
    /** Closes the form; the draft already has the note. */
    finish() {
      setSelected(writing?.id ?? null);
      setWriting(null);
    },
    /** Closes the form and restores the note's earlier text. */
    cancel() {
      if (writing) put((before) => withWords(before, { ...writing, text: '' }));
      setWriting(null);
    },
    deleting,
    setDeleting,
    remove(id: string) {
      put((before) => removeNote(before, frameId, id));
      setDeleting(null);
      setSelected(null);
      if (writing?.id === id) setWriting(null);
    },
  };
}

function asNoteDraft(found: unknown): NoteDraft | null {
  const { frameId, id, text } = found as NoteDraft;
  return [frameId, id, text].every((part) => typeof part === 'string') ? (found as NoteDraft) : null;
}

export type Annotating = ReturnType<typeof useAnnotating>;
