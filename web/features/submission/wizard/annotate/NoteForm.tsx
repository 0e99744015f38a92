import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { NOTE_TEXT_MAX } from '#domain/submission/limits.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { TextArea } from '#web/ui/field/TextArea.tsx';
import { TextInput } from '#web/ui/field/TextInput.tsx';
import { place } from '#web/ui/picture/place.ts';
import styles from './Annotate.module.css';
import type { NoteDraft } from './use-annotating.ts';

interface Props {
  writing: NoteDraft;
  /** The name of what the note is about: 'pin 4'. */
  name: string;
  onChange: (writing: NoteDraft) => void;
  onDone: () => void;
  onCancel: () => void;
}

/** The form lies at the lower edge of the screen there (Annotate.module.css). */
const isNarrow = () => matchMedia('(width < 48em)').matches;

/** The text of a pin or a note; it must not be empty (SUB-3). */
export function NoteForm({ writing, name, onChange, onDone, onCancel }: Props) {
  const [isEmpty, setIsEmpty] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  // A pin that is placed again moves the focus back to its text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each placement.
  useEffect(() => {
    if (!writing.byPosition) area.current?.focus({ preventScroll: isNarrow() });
    if (isNarrow()) document.querySelector('[data-ghost]')?.scrollIntoView({ block: 'center' });
  }, [writing.placed]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (writing.text.trim()) onDone();
    else setIsEmpty(true);
  }
  function leave(event: KeyboardEvent) {
    // Escape cancels only if nothing was typed, so that no text is lost by accident.
    if (event.key === 'Escape' && writing.text === (writing.before ?? '')) onCancel();
  }
  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={leave} noValidate>
      {writing.byPosition && (
        <div className={styles.place}>
          {(['x', 'y'] as const).map((axis) => (
            <TextInput
              key={axis}
              label={`${axis.toUpperCase()} in percent`}
              type="number"
              min={0}
              max={100}
              step={0.1}
              autoFocus={axis === 'x'}
              value={writing[axis]}
              onChange={(event) => onChange({ ...writing, [axis]: place(Number(event.target.value)) })}
            />
          ))}
        </div>
      )}
      <TextArea
        ref={area}
        label={`Note for ${name}`}
        rows={3}
        maxLength={NOTE_TEXT_MAX}
        value={writing.text}
        error={isEmpty && !writing.text.trim() ? 'Write something first' : undefined}
        onChange={(event) => onChange({ ...writing, text: event.target.value })}
      />
      <div className="row end gap-1">
        <Button variant="quiet" size="s" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" size="s">
          {writing.before === null ? 'Add note' : 'Save note'}
        </Button>
      </div>
    </form>
  );
}
