import { PINS_A_FRAME_MAX } from '#domain/submission/limits.ts';
import { quoted } from '#domain/text/quoted.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { FramePicture } from '../../parts/FramePicture.tsx';
import type { StepProps } from '../step-props.ts';
import styles from './Annotate.module.css';
import { movePin, notesOf } from './annotations.ts';
import { FrameCanvas } from './FrameCanvas.tsx';
import { NotesPanel } from './NotesPanel.tsx';
import { useAnnotating } from './use-annotating.ts';

/** Pins on a frame, and notes about the whole frame (SUB-3). */
export function Annotate(props: StepProps & { draftId: string }) {
  const annotating = useAnnotating(props);
  const { frame, chosen, notes, deleting } = annotating;
  if (!frame) return <Notice tone="warn" title="Choose at least one frame first." />;
  const number = notes.pins.findIndex((pin) => pin.id === deleting) + 1;
  const { writing } = annotating;
  const isGhost = writing?.kind === 'pin' && notes.pins.every((pin) => pin.id !== writing.id);
  return (
    <div className={styles.annotate}>
      <ul className={styles.tabs} aria-label="Frames">
        {chosen.map(({ id, name, mediaId }) => {
          const { pins, general } = notesOf(props.content.annotations, id);
          const count = pins.length + general.length;
          return (
            <li key={id}>
              <button type="button" aria-pressed={id === frame.id} onClick={() => annotating.open(id)}>
                <FramePicture mediaId={mediaId} alt="" sizes="72px" className={styles.thumb} />
                <span className={styles.name}>{name}</span>
                {count > 0 && (
                  <b>
                    {count}
                    <span className="sr"> {count === 1 ? 'note' : 'notes'}</span>
                  </b>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <FrameCanvas
        key={frame.id}
        frame={frame}
        pins={notes.pins}
        selected={annotating.selected}
        ghost={isGhost ? writing : null}
        isFull={notes.pins.length >= PINS_A_FRAME_MAX}
        onPlace={(at) => annotating.write('pin', at)}
        onSelect={annotating.select}
        onMove={(id, at) => annotating.put((before) => movePin(before, frame.id, id, at))}
        onDelete={annotating.setDeleting}
      />
      <NotesPanel annotating={annotating} frameName={frame.name} />
      <Dialog
        open={deleting !== null}
        title={number > 0 ? `Delete pin ${number}?` : 'Delete this note?'}
        onClose={() => annotating.setDeleting(null)}
        actions={
          <>
            <Button variant="quiet" onClick={() => annotating.setDeleting(null)}>
              Cancel
            </Button>
            <Button variant="danger" onClick={() => deleting && annotating.remove(deleting)}>
              {number > 0 ? 'Delete pin' : 'Delete note'}
            </Button>
          </>
        }
      >
        <p>{quoted([...notes.pins, ...notes.general].find((note) => note.id === deleting)?.text ?? '')} is deleted.</p>
      </Dialog>
    </div>
  );
}
