import type { DraftContent } from '#contract/submission-draft.ts';
import type { Evidence } from '#domain/submission/coverage.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { Check } from '#web/ui/field/Check.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { FramePicture } from '../../parts/FramePicture.tsx';
import styles from './EvidenceDialog.module.css';
import { notesToPointAt, toggled } from './requirements.ts';

interface Props {
  requirement: string;
  content: DraftContent;
  evidence: Evidence;
  onChange: (part: Partial<Evidence>) => void;
  onClose: () => void;
}

/** The frames and general notes that answer one requirement. Each tick is saved at once. */
export function EvidenceDialog({ requirement, content, evidence, onChange, onClose }: Props) {
  const frames = content.frames.filter((frame) => frame.selected);
  const notes = notesToPointAt(content);
  return (
    <Dialog open wide title="What answers it?" onClose={onClose} actions={<Button onClick={onClose}>Done</Button>}>
      <p className="muted">{requirement}</p>
      <fieldset className={styles.group}>
        <legend>Frames</legend>
        <div className={styles.frames}>
          {frames.map((frame) => (
            <Check
              key={frame.id}
              checked={evidence.frameIds.includes(frame.id)}
              onChange={() => onChange({ frameIds: toggled(evidence.frameIds, frame.id) })}
            >
              <span className={styles.frame}>
                <FramePicture mediaId={frame.mediaId} alt="" sizes="28px" className={styles.thumb} />
                {frame.name}
              </span>
            </Check>
          ))}
        </div>
      </fieldset>
      {notes.length > 0 && (
        <fieldset className={styles.group}>
          <legend>General notes</legend>
          {notes.map((note) => (
            <Check
              key={note.id}
              checked={evidence.noteIds.includes(note.id)}
              onChange={() => onChange({ noteIds: toggled(evidence.noteIds, note.id) })}
            >
              {note.name}
              <span className={styles.text}>{note.text}</span>
            </Check>
          ))}
        </fieldset>
      )}
    </Dialog>
  );
}
