import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Progress } from '#contract/brief.ts';
import type { Milestone } from '#contract/milestone.ts';
import { quoted } from '#domain/text/quoted.ts';
import { shortDay } from '#web/lib/format/days.ts';
import { LineGauge, MilestoneItems } from '#web/parts/LineGauge.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { Check } from '#web/ui/field/Check.tsx';
import { Deadline, DueDay } from './DueDay.tsx';
import { MilestoneForm } from './MilestoneForm.tsx';
import styles from './Timeline.module.css';
import { TIMELINE } from './TimelineRecord.tsx';
import { useMilestoneDraft } from './use-milestone-draft.ts';
import { useMilestones } from './use-milestones.ts';

interface Props {
  briefId: string;
  milestones: readonly Milestone[];
  progress: Pick<Progress, 'startedAt' | 'dueOn'> | null;
  now: number;
}

/** A brief's line gauge with its milestones: a press on it adds one; milestones can be ticked and deleted (TIME). */
export function Timeline({ briefId, milestones: loaded, progress, now }: Props) {
  const list = useMilestones(briefId, loaded);
  const { milestones, failure, reload, setDone, remove, undo } = list;
  const [announcement, announce] = useState('');
  const bar = useRef<HTMLButtonElement>(null);
  const form = useMilestoneDraft(briefId, milestones);
  const { draft, setDraft, edited, left, flag, nudge, dropMark, open, resume, edit, close } = form;
  const focusAfterDelete = useFocusAfterDelete(milestones, bar);

  /** The toast's Undo is hard to reach by keyboard, so Ctrl+Z works too. In a field, Ctrl+Z undoes typing. */
  function onKeyDown(event: KeyboardEvent) {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    if (!isUndo || (event.target as HTMLElement).closest('[role="dialog"]')) return;
    event.preventDefault();
    undo();
  }

  const [loadedIds] = useState(() => new Set(loaded.map(({ id }) => id)));
  const marks = milestones.map(({ doneAt, ...milestone }) => ({
    ...milestone,
    isDone: doneAt !== null,
    isPlanted: !loadedIds.has(milestone.id),
    day: milestone.dueOn ? shortDay(milestone.dueOn, new Date(now), 'UTC') : undefined,
  }));
  const others = marks.filter(({ id }) => id !== edited?.id);
  const focusOpener = () => (edited ? document.getElementById(editId(edited.id)) : bar.current)?.focus();
  const byId = (id: string) => milestones.find((milestone) => milestone.id === id)!;
  return (
    <section
      id={TIMELINE.id}
      className={`card ${styles.timeline}`}
      aria-labelledby="timeline-title"
      onKeyDown={onKeyDown}
    >
      <div className="row between">
        <h2 className="t-18" id="timeline-title">
          {TIMELINE.title}
        </h2>
        <Deadline progress={progress} now={now} />
        {left ? (
          <Button variant="quiet" size="s" icon="pen-line" className={styles.left} onClick={resume}>
            <span>Go on with {quoted(left.title.trim())}</span>
          </Button>
        ) : (
          <span className="t-14 faint">Click the timeline to add a milestone</span>
        )}
      </div>
      {failure && (
        <Notice
          tone="bad"
          alert
          className={styles.failure}
          action={
            failure.what === 'load' && (
              <Button variant="second" size="s" onClick={() => void reload()}>
                Try Again
              </Button>
            )
          }
        >
          {failure.text}
        </Notice>
      )}
      <div className={styles.gauge}>
        <LineGauge
          ends={endsOf(progress, now)}
          milestones={flag ? [...others, flag] : marks}
          barRef={bar}
          pickLabel="Timeline. Press to add a milestone"
          describedBy="timeline-keys"
          onPick={open}
          onNudge={(by) => announce(`Mark at ${nudge(by)}%`)}
          onKeyDown={(event) => event.key === 'Escape' && dropMark()}
          onBlur={dropMark}
        />
        <p className="sr" id="timeline-keys">
          Arrow keys move the mark, Enter adds a milestone there.
        </p>
        {draft && (
          // The content security policy forbids style attributes, so the value is set here, in the browser.
          <div className={styles.place} ref={(place) => place?.style.setProperty('--at', `${flag?.percentage}%`)}>
            <MilestoneForm
              draft={draft}
              onChange={setDraft}
              list={list}
              edited={edited}
              onSaved={({ title, percentage }) => {
                close();
                announce(`Milestone ${quoted(title)} ${edited ? 'saved' : 'added'} at ${percentage}%`);
                focusOpener();
              }}
              onClose={(how) => {
                close({ keepTitle: how === 'left' });
                if (how === 'cancelled') focusOpener();
              }}
              gauge={() => bar.current}
            />
          </div>
        )}
      </div>
      {marks.length === 0 ? (
        <p className={styles.none}>No milestones yet.</p>
      ) : (
        <div className={styles.list}>
          <MilestoneItems
            milestones={marks}
            words={({ id, title, isDone }) => (
              <>
                <Check
                  checked={isDone}
                  onChange={(event) => {
                    void setDone(byId(id), event.target.checked);
                    announce(`Milestone ${quoted(title)} ${event.target.checked ? 'done' : 'open again'}`);
                  }}
                >
                  {title}
                  <span className="sr">, done</span>
                </Check>
                <DueDay dueOn={byId(id).dueOn} now={now} />
              </>
            )}
            action={({ id, title }) => (
              <span className="row row-nowrap">
                <IconButton
                  id={editId(id)}
                  icon="pen-line"
                  label={`Edit milestone: ${title}`}
                  size="s"
                  onClick={() => edit(byId(id))}
                />
                <IconButton
                  id={deleteId(id)}
                  icon="trash-2"
                  label={`Delete milestone: ${title}`}
                  variant="quiet-danger"
                  size="s"
                  onClick={() => {
                    focusAfterDelete(id);
                    void remove(byId(id));
                    announce('Control Z brings it back.');
                  }}
                />
              </span>
            )}
          />
        </div>
      )}
      <p className="sr" role="status">
        {announcement}
      </p>
    </section>
  );
}

/** The days at both ends of a gauge whose brief has a last day. */
function endsOf(progress: Props['progress'], now: number): [string, string] | undefined {
  const { startedAt, dueOn } = progress ?? {};
  const day = (iso: string) => shortDay(iso, new Date(now), 'UTC');
  return startedAt && dueOn ? [day(startedAt), day(dueOn)] : undefined;
}

const deleteId = (id: string) => `delete-${id}`;
const editId = (id: string) => `edit-${id}`;

/** Deleting moves the focus to the next milestone's delete button, then the one before, then the gauge. */
function useFocusAfterDelete(milestones: readonly Milestone[], bar: { current: HTMLElement | null }) {
  const nextMilestone = useRef<string | null>(null);
  useEffect(() => {
    if (nextMilestone.current === null || document.activeElement !== document.body) return;
    const button =
      milestones.some(({ id }) => id === nextMilestone.current) &&
      document.getElementById(deleteId(nextMilestone.current));
    (button || bar.current)?.focus();
    nextMilestone.current = null;
  }, [milestones, bar]);
  return (id: string) => {
    const at = milestones.findIndex((milestone) => milestone.id === id);
    nextMilestone.current = (milestones[at + 1] ?? milestones[at - 1])?.id ?? '';
  };
}
