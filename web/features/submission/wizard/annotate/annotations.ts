import type { DraftContent, FrameNotes } from '#contract/submission-draft.ts';
import { NOTES_A_FRAME_MAX, PINS_A_FRAME_MAX } from '#domain/submission/limits.ts';
import { count } from '#web/lib/format/count.ts';
import { place } from '#web/ui/picture/place.ts';

/** A note that is being written. */
export interface WrittenNote {
  kind: 'pin' | 'general';
  frameId: string;
  id: string;
  /** The note's text before the edit; `null` for a new note. */
  before: string | null;
  text: string;
  x: number;
  y: number;
}

export type Annotations = DraftContent['annotations'];
export type Pin = FrameNotes['pins'][number];

const NONE: FrameNotes = { pins: [], general: [] };

export function notesOf(annotations: Annotations, frameId: string): FrameNotes {
  return annotations[frameId] ?? NONE;
}

/** Changes the notes of one frame. A frame without notes has no entry. */
function change(annotations: Annotations, frameId: string, by: (notes: FrameNotes) => FrameNotes): Annotations {
  const { [frameId]: before = NONE, ...others } = annotations;
  const after = by(before);
  return after.pins.length + after.general.length > 0 ? { ...others, [frameId]: after } : others;
}

/** Text must not be empty (SUB-3), so a pin without text is not added. */
function addPin(annotations: Annotations, frameId: string, pin: Pin): Annotations {
  if (!pin.text.trim()) return annotations;
  return change(annotations, frameId, (notes) => ({
    ...notes,
    pins: [...notes.pins, { ...pin, x: place(pin.x), y: place(pin.y) }].slice(0, PINS_A_FRAME_MAX),
  }));
}

export function movePin(annotations: Annotations, frameId: string, id: string, to: { x: number; y: number }) {
  return change(annotations, frameId, (notes) => ({
    ...notes,
    pins: notes.pins.map((pin) => (pin.id === id ? { ...pin, x: place(to.x), y: place(to.y) } : pin)),
  }));
}

function addNote(annotations: Annotations, frameId: string, note: { id: string; text: string }): Annotations {
  if (!note.text.trim()) return annotations;
  return change(annotations, frameId, (notes) => ({
    ...notes,
    general: [...notes.general, note].slice(0, NOTES_A_FRAME_MAX),
  }));
}

/** Replaces the text of a pin or a note. */
function rewrite(annotations: Annotations, frameId: string, id: string, text: string): Annotations {
  const written = <T extends { id: string; text: string }>(one: T) => (one.id === id ? { ...one, text } : one);
  return change(annotations, frameId, ({ pins, general }) => ({
    pins: pins.map(written),
    general: general.map(written),
  }));
}

/**
 * The annotations with the note that is being written. A note without text returns to its earlier text; a new one is
 * left out (SUB-3).
 */
export function withWords(annotations: Annotations, writing: WrittenNote): Annotations {
  const { kind, frameId, id, before, x, y } = writing;
  const text = writing.text.trim() ? writing.text : before;
  if (text === null) return removeNote(annotations, frameId, id);
  const { pins, general } = notesOf(annotations, frameId);
  if ([...pins, ...general].some((note) => note.id === id)) return rewrite(annotations, frameId, id, text);
  return kind === 'pin'
    ? addPin(annotations, frameId, { id, x, y, text })
    : addNote(annotations, frameId, { id, text });
}

export function removeNote(annotations: Annotations, frameId: string, id: string): Annotations {
  return change(annotations, frameId, ({ pins, general }) => ({
    pins: pins.filter((pin) => pin.id !== id),
    general: general.filter((note) => note.id !== id),
  }));
}

/** '5 pins on 3 frames, 2 general notes', for the given frames. */
export function annotationsText(annotations: Annotations, frameIds: readonly string[]): string {
  const notes = frameIds.map((id) => notesOf(annotations, id));
  const pins = notes.reduce((sum, one) => sum + one.pins.length, 0);
  const general = notes.reduce((sum, one) => sum + one.general.length, 0);
  const frames = notes.filter((one) => one.pins.length > 0).length;
  const parts = [
    pins > 0 && `${count(pins, 'pin')} on ${count(frames, 'frame')}`,
    general > 0 && count(general, 'general note'),
  ].filter(Boolean);
  return parts.join(', ') || 'None';
}
