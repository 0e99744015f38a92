import { useState } from 'react';
import { Link } from 'react-router';
import type { Critique, CritiqueMark } from '#contract/critique.ts';
import type { SubmissionView } from '#contract/submission.ts';
import { links } from '#domain/navigation/links.ts';
import { onGoneFrame } from '#domain/submission/frame-name.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { ReportDialog } from '#web/parts/ReportDialog.tsx';
import { VerdictBadge } from '#web/parts/VerdictBadge.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { PinPicker } from '#web/ui/picture/PinPicker.tsx';
import { DateTime } from '#web/ui/text/DateTime.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import styles from './Critique.module.css';
import type { Viewing } from './SuggestionList.tsx';

interface Props {
  design: SubmissionView;
  critique: Critique;
  mark: CritiqueMark;
  viewer: Viewing;
}

/** One suggested change: its line of the brief, its reviewer, its place, and the author's answer. */
export function SuggestionItem({ design, critique, mark, viewer }: Props) {
  const [doing, setDoing] = useState<'answer' | 'report' | null>(null);
  const [isShown, setShown] = useState(false);
  const { id, reviewer, isMine } = critique;
  const { answer, pin } = mark;
  const frame = design.frames.find((one) => one.id === pin?.frameId);
  const close = () => setDoing(null);
  return (
    <article
      id={`critique-${id}-${mark.line}`}
      className={styles.suggestion}
      aria-label={`${reviewer.displayName}: ${mark.asked}`}
    >
      <div className={styles.suggestionHead}>
        <p>
          <b>{mark.asked}</b>
        </p>
        <VerdictBadge verdict={mark.verdict} />
      </div>
      <p className={styles.by}>
        <Link to={links.person(reviewer.handle)}>{isMine ? 'You' : reviewer.displayName}</Link>
        {mark.goneFrame !== null && <span>{onGoneFrame(mark.goneFrame)}</span>}
        {pin && frame && (
          <Button
            variant="quiet"
            size="s"
            icon="map-pin"
            aria-expanded={isShown}
            className={styles.pinned}
            onClick={() => setShown(!isShown)}
          >
            {frame.name}, {Math.round(pin.x)} × {Math.round(pin.y)}
          </Button>
        )}
      </p>
      <p className={styles.words}>{mark.suggestion}</p>
      {isShown && pin && frame && (
        <PinPicker
          frames={[frame]}
          frame={frame}
          onFrame={() => {}}
          pins={[{ id: mark.line, x: pin.x, y: pin.y, text: mark.suggestion }]}
          selected={mark.line}
          onSelect={() => setShown(false)}
          placing={null}
          onPlace={() => {}}
          label="Frames"
        />
      )}
      {answer && doing !== 'answer' && (
        <div className={styles.answer} data-answer={answer.answer}>
          <p className="row">
            <VerdictBadge verdict={answer.answer} />
            <span className="t-13 muted">
              {design.isMine ? 'You' : design.designer.displayName},{' '}
              <DateTime iso={answer.answeredAt} now={viewer.now} />
            </span>
          </p>
          {answer.reason && (
            <p className={styles.words}>
              {answer.answer === 'declined' && <b>Reason. </b>}
              {answer.reason}
            </p>
          )}
        </div>
      )}
      {doing === 'answer' && (
        <AnswerForm
          name={`critique-answer-${id}-${mark.line}`}
          before={answer}
          send={(answer) =>
            api('PUT /api/critiques/:id/marks/:line/answer', { params: { id, line: mark.line }, body: answer })
          }
          onClose={close}
        />
      )}
      {doing !== 'answer' && (
        <div className={styles.actions}>
          {design.isMine && (
            <Button variant={answer ? 'quiet' : 'second'} size="s" onClick={() => setDoing('answer')}>
              {answer ? 'Change answer' : 'Answer'}
            </Button>
          )}
          {viewer.isSignedIn && !isMine && (
            <Button variant="quiet" size="s" onClick={() => setDoing('report')}>
              Report
            </Button>
          )}
        </div>
      )}
      <ReportDialog
        open={doing === 'report'}
        onClose={close}
        subject="critique"
        name={`critique-report-${id}`}
        send={(reason) => api('POST /api/critiques/:id/report', { params: { id }, body: { reason } })}
      />
    </article>
  );
}
