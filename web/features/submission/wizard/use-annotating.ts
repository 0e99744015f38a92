import { useState } from 'react';
import { v4 as newId } from 'uuid';
import { addNote, addPin, notesOf, removeNote, rewrite } from './annotations.ts';
import type { StepProps } from './step-props.ts';
import { useKept } from './use-kept.ts';

/** A note that is being written. `id` is set for one that exists already. */
export interface Writing {
  kind: 'pin' | 'general';
  frameId: string;
  id: string | null;
  text: string;
  x: number;
  y: number;
  /** The place is typed as numbers rather than pointed at. */
  byPosition: boolean;
}

/** Which frame and note are looked at, and the note being written; half a note survives a reload. */
export function useAnnotating({ content: { frames, annotations }, change, draftId }: StepProps & { draftId: string }) {
  const chosen = frames.filter((frame) => frame.selected);
  const [writing, setWriting] = useKept<Writing | null>(`bf-note:${draftId}`, null);
  const [wanted, setWanted] = useState(writing?.frameId);
  const [tab, setTab] = useState<'pins' | 'general'>(writing?.kind === 'general' ? 'general' : 'pins');
  const [selected, setSelected] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<string | null>(null);
  const frame = chosen.find(({ id }) => id === wanted) ?? chosen[0];
  const frameId = frame?.id ?? '';
  const notes = notesOf(annotations, frameId);
  const put = (by: (before: typeof annotations) => typeof annotations) =>
    change((content) => ({ ...content, annotations: by(content.annotations) }));

  function write(kind: Writing['kind'], at: { x: number; y: number } = { x: 50, y: 50 }, byPosition = false) {
    // What was begun goes on at the new place.
    const text = writing && writing.id === null && writing.frameId === frameId ? writing.text : '';
    setTab(kind === 'pin' ? 'pins' : 'general');
    setSelected(null);
    setWriting({ kind, frameId, id: null, text, ...at, byPosition });
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
    /** The note being written on the frame in view. */
    writing: writing?.frameId === frameId ? writing : null,
    setWriting,
    write,
    edit(kind: Writing['kind'], id: string) {
      const pin = notes.pins.find((one) => one.id === id);
      const text = (pin ?? notes.general.find((one) => one.id === id))?.text ?? '';
      setSelected(id);
      setWriting({ kind, frameId, id, text, x: pin?.x ?? 0, y: pin?.y ?? 0, byPosition: false });
    },
    /** Text must be non-empty (SUB-3): the form does not send any other. */
    finish(done: Writing) {
      const { id, text, kind, x, y } = done;
      if (!text.trim()) return;
      const made = id ?? newId();
      put((before) => {
        if (id) return rewrite(before, frameId, id, text);
        return kind === 'pin'
          ? addPin(before, frameId, { id: made, x, y, text })
          : addNote(before, frameId, { id: made, text });
      });
      setWriting(null);
      setSelected(made);
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

export type Annotating = ReturnType<typeof useAnnotating>;
