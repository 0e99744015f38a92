import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BriefView } from '#contract/brief.ts';
import { numberedParts, partsOf } from '#domain/brief/frames.ts';
import { coverageState, framesLinked } from '#domain/submission/coverage.ts';
import { NOTE_TEXT_MAX } from '#domain/submission/limits.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { TextArea } from '#web/ui/field/TextArea.tsx';
import { CoverageGlyph } from '../../detail/CoverageGlyph.tsx';
import { FramePicture } from '../../parts/FramePicture.tsx';
import type { StepProps } from '../step-props.ts';
import { CoverageCount } from './CoverageCount.tsx';
import styles from './CoverageForm.module.css';
import { EvidenceDialog } from './EvidenceDialog.tsx';
import { evidenceOf, notesToPointAt, shownCoverage, toggled, withEvidence } from './requirements.ts';

type Props = StepProps & { brief: BriefView };

const labels = {
  evidenced: 'Evidenced',
  partly: 'Some of its frames are linked',
  argued: 'Left out, with a reason',
  open: 'Nothing linked yet',
} as const;

/** Each requirement of the brief, and the part of the design that answers it (SUB-11). */
export function CoverageForm(props: Props) {
  const { content, brief } = props;
  const ticks = new Set(brief.ticks);
  return (
    <section className={styles.coverage} aria-labelledby="coverage">
      <div className={styles.head}>
        <div>
          <h2 className="display d-26" id="coverage">
            What the brief asked for
          </h2>
          <p className={`muted t-14 ${styles.about}`}>
            Link each requirement to the frames that show it. Readers jump from the requirement to the frame. A
            requirement is evidenced when all the frames that it asks for are linked to it. Your ticks on the brief are
            only for you.
          </p>
        </div>
        <CoverageCount content={content} brief={brief} />
      </div>
      {brief.content.deliverables.map((deliverable, d) => (
        <div key={deliverable.title} className={styles.group}>
          <h3>{deliverable.title}</h3>
          <ol>
            {deliverable.requirements.map((text, r) => (
              <Requirement
                key={text}
                {...props}
                requirementKey={`${d}.${r}`}
                text={text}
                isTicked={ticks.has(`${d}.${r}`)}
              />
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

type RequirementProps = Props & { requirementKey: string; text: string; isTicked: boolean };

function Requirement({ content, change, requirementKey: key, text, isTicked }: RequirementProps) {
  const [isLinking, setIsLinking] = useState(false);
  const [isArguing, setIsArguing] = useState(false);
  const argue = useRef<HTMLButtonElement>(null);
  const shown = evidenceOf(shownCoverage(content), key);
  const state = coverageState(shown, text);
  const { name, text: asked, goal } = partsOf(text);
  const { lead, lines } = numberedParts(asked);
  const { linked, of } = framesLinked(shown, text);
  const linkWords = linked > 0 ? 'Link more' : 'Link a frame';
  const frames = content.frames.filter((frame) => shown.frameIds.includes(frame.id));
  const notes = notesToPointAt(content).filter((note) => shown.noteIds.includes(note.id));
  const put = (part: Parameters<typeof withEvidence>[2]) =>
    change((now) => ({ ...now, coverage: withEvidence(now.coverage, key, part) }));

  function endArguing() {
    flushSync(() => setIsArguing(false));
    argue.current?.focus();
  }

  return (
    <li className={styles.requirement} data-state={state}>
      <span className={styles.glyph} title={labels[state]}>
        <CoverageGlyph state={state} />
        <span className="sr">{labels[state]}: </span>
      </span>
      <div className="grow">
        <p>
          {name && <b>{name}</b>} {lead}
        </p>
        {lines.length > 0 && (
          <ol className={styles.numbered}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        )}
        {(goal || of > 1 || isTicked) && (
          <p className={styles.facts}>
            {goal && <span>Serves goal {goal}</span>}
            {of > 1 && (
              <b>
                {linked} of {of} frames
              </b>
            )}
            {isTicked && <span>Ticked on the brief</span>}
          </p>
        )}
        <div className={styles.proof}>
          {frames.map((frame) => (
            <Chip
              key={frame.id}
              name={frame.name}
              onUnlink={() => put({ frameIds: toggled(shown.frameIds, frame.id) })}
              mediaId={frame.mediaId}
            />
          ))}
          {notes.map((note) => (
            <Chip key={note.id} name={note.name} onUnlink={() => put({ noteIds: toggled(shown.noteIds, note.id) })} />
          ))}
          {state === 'argued' && !isArguing && <blockquote className={styles.reason}>{shown.arguedAway}</blockquote>}
          <Button
            variant="quiet"
            size="s"
            icon="link"
            aria-label={`${linkWords}: ${text}`}
            onClick={() => setIsLinking(true)}
          >
            {linkWords}
          </Button>
          {state !== 'evidenced' && !isArguing && (
            <Button
              ref={argue}
              variant="quiet"
              size="s"
              aria-label={`${state === 'argued' ? 'Edit reason' : 'Say why it is missing'}: ${text}`}
              onClick={() => setIsArguing(true)}
            >
              {state === 'argued' ? 'Edit reason' : 'Say why it is missing'}
            </Button>
          )}
        </div>
        {isArguing && state !== 'evidenced' && (
          <div className={styles.arguing}>
            <TextArea
              label={linked > 0 ? 'Why not all its frames are there' : 'Why nothing shows it'}
              rows={2}
              autoFocus
              maxLength={NOTE_TEXT_MAX}
              value={shown.arguedAway}
              onChange={(event) => put({ arguedAway: event.target.value })}
            />
            <Button variant="second" size="s" onClick={endArguing}>
              Done
            </Button>
          </div>
        )}
      </div>
      {isLinking && (
        <EvidenceDialog
          requirement={text}
          content={content}
          evidence={shown}
          onChange={put}
          onClose={() => setIsLinking(false)}
        />
      )}
    </li>
  );
}

function Chip({ name, mediaId, onUnlink }: { name: string; mediaId?: string; onUnlink: () => void }) {
  return (
    <span className={styles.chip}>
      {mediaId ? (
        <FramePicture mediaId={mediaId} alt="" sizes="16px" className={styles.thumb} />
      ) : (
        <Icon name="file-text" size="s" />
      )}
      <span className={styles.chipName}>{name}</span>
      <button type="button" aria-label={`Unlink ${name} from this requirement`} onClick={onUnlink}>
        <Icon name="x" size="s" />
      </button>
    </span>
  );
}
