import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { NOTES_A_FRAME_MAX, PINS_A_FRAME_MAX } from '#domain/submission/limits.ts';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import { Segmented } from '#web/ui/control/Segmented.tsx';
import { PinMark } from '#web/ui/picture/PinMark.tsx';
import styles from './Annotate.module.css';
import { NoteForm } from './NoteForm.tsx';
import type { Annotating } from './use-annotating.ts';

/** The notes of the shown frame: its pins in their order, and general notes. */
export function NotesPanel({ annotating, frameName }: { annotating: Annotating; frameName: string }) {
  const { notes, tab, writing } = annotating;
  const isPins = tab === 'pins';
  const list: readonly { id: string; text: string }[] = isPins ? notes.pins : notes.general;
  const form = writing && (writing.kind === 'pin') === isPins ? writing : null;
  const isFull = list.length >= (isPins ? PINS_A_FRAME_MAX : NOTES_A_FRAME_MAX);
  const add = useRef<HTMLButtonElement>(null);

  /** The focused form is removed, so the focus moves to the button that starts the next note. */
  function putAway(by: () => void) {
    flushSync(by);
    add.current?.focus();
  }

  return (
    <aside className={styles.panel} aria-label={`Notes on ${frameName}`}>
      <h2 className="t-16">{frameName}</h2>
      <Segmented
        label="Kind of note"
        value={tab}
        onChange={annotating.setTab}
        options={[
          { value: 'pins', label: `Pins, ${notes.pins.length}` },
          { value: 'general', label: `General, ${notes.general.length}` },
        ]}
      />
      {list.some((note) => note.id !== form?.id) ? (
        <ol className={styles.notes}>
          {list.map((note, n) => {
            if (note.id === form?.id) return null;
            const name = isPins ? `pin ${n + 1}` : `note ${n + 1}`;
            return (
              <li key={note.id} className={classes(note.id === annotating.selected && styles.on)}>
                {isPins && <PinMark number={n + 1} selected={note.id === annotating.selected} />}
                <p>{note.text}</p>
                <span className={styles.actions}>
                  <IconButton
                    icon="pen-line"
                    size="s"
                    label={`Edit ${name}`}
                    onClick={() => annotating.edit(isPins ? 'pin' : 'general', note.id)}
                  />
                  <IconButton
                    icon="trash-2"
                    size="s"
                    label={`Delete ${name}`}
                    onClick={() => annotating.setDeleting(note.id)}
                  />
                </span>
              </li>
            );
          })}
        </ol>
      ) : (
        !form && (
          <p className="t-14 muted">
            {isPins ? 'No pins on this frame yet. Click it where something is worth a word.' : 'No general notes yet.'}
          </p>
        )
      )}
      {form ? (
        <NoteForm
          key={form.id}
          writing={form}
          name={isPins ? `pin ${numberOf(form.id, list)}` : form.before === null ? 'all of this frame' : 'this note'}
          onChange={annotating.hold}
          onDone={() => putAway(annotating.finish)}
          onCancel={() => putAway(annotating.cancel)}
        />
      ) : isFull ? (
        <p className="t-13 muted">This frame has as many {isPins ? 'pins' : 'notes'} as it takes.</p>
      ) : isPins ? (
        <>
          <Button
            ref={add}
            variant="second"
            size="s"
            icon="map-pin-plus"
            onClick={() => annotating.write('pin', undefined, true)}
          >
            Add pin by position
          </Button>
          <p className="t-13 faint">Keyboard: place a pin with X and Y in percent, then move it with the arrow keys.</p>
        </>
      ) : (
        <Button ref={add} variant="second" size="s" icon="plus" onClick={() => annotating.write('general')}>
          Add general note
        </Button>
      )}
    </aside>
  );
}

/** The note's number in its list; a new note comes last. */
function numberOf(id: string, list: readonly { id: string }[]): number {
  const at = list.findIndex((one) => one.id === id);
  return (at < 0 ? list.length : at) + 1;
}
