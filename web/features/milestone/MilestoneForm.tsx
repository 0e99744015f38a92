import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Milestone } from '#contract/milestone.ts';
import { DAY_MAX, DAY_MIN, MILESTONE_PERCENT_MAX, MILESTONE_PERCENT_MIN } from '#domain/milestone/milestone.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { TextInput } from '#web/ui/field/TextInput.tsx';
import styles from './MilestoneForm.module.css';
import type { MilestoneDraft } from './milestone-draft.ts';
import { useMilestoneForm } from './use-milestone-form.ts';
import type { MilestoneList, NewMilestone } from './use-milestones.ts';

interface Props {
  draft: MilestoneDraft;
  onChange: (draft: MilestoneDraft) => void;
  list: MilestoneList;
  /** The milestone that is changed; null for a new one. */
  edited: Milestone | null;
  onSaved: (one: NewMilestone) => void;
  /** Closes without saving. A press outside can be an accident, so its title is saved. */
  onClose: (how: 'cancelled' | 'left') => void;
  /** A press on this element does not count as outside: it moves the milestone. */
  gauge: () => HTMLElement | null;
}

/** The form of a milestone: Enter saves, Escape cancels, a press outside closes (TIME-1). */
export function MilestoneForm({ draft, onChange, list, edited, onSaved, onClose, gauge }: Props) {
  const { titleError, percentageError, dueOnError, suggestion, isValid, busy, failure, changed, save } =
    useMilestoneForm(draft, edited, list, onSaved);
  const onCancel = () => onClose('cancelled');
  const box = useRef<HTMLDivElement>(null);
  useBegin(box);
  // Changes to a milestone are not kept as a draft, so a press outside does not discard them.
  useLeave(box, gauge, () => !busy && !edited && onClose('left'));

  function change(part: Partial<MilestoneDraft>) {
    const next = { ...draft, ...part };
    onChange(next);
    changed(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onCancel();
    // A disabled Add button blocks the form's own submission. Enter then shows the errors.
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) save();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const [moved, setMoved] = useState<string | null>(null);
  function changePercentage(typed: string) {
    const percentage = clampTyped(typed);
    setMoved(
      percentage !== typed && Number(typed) !== Number(percentage)
        ? `${typed}% lies outside 1–100, so it is ${percentage}%.`
        : null,
    );
    change({ percentage });
  }

  return (
    <div
      ref={box}
      className={styles.form}
      role="dialog"
      aria-label={edited ? 'Edit milestone' : 'Add milestone'}
      onKeyDown={onKeyDown}
    >
      <div className={styles.fields}>
        <TextInput
          label="Title"
          placeholder="Enter milestone title..."
          autoComplete="off"
          value={draft.title}
          error={titleError}
          onChange={(event) => change({ title: event.target.value })}
          className={styles.title}
        />
        <TextInput
          label={
            <>
              Progress % <span className={styles.range}>(1-100)</span>
            </>
          }
          type="number"
          inputMode="numeric"
          min={MILESTONE_PERCENT_MIN}
          max={MILESTONE_PERCENT_MAX}
          step={1}
          value={draft.percentage}
          error={percentageError}
          onChange={(event) => changePercentage(event.target.value)}
          className={styles.percentage}
        />
        <TextInput
          label="Due"
          optional
          type="date"
          min={DAY_MIN}
          max={DAY_MAX}
          value={draft.dueOn}
          error={dueOnError}
          onChange={(event) => change({ dueOn: event.target.value })}
          className={styles.due}
        />
      </div>
      {failure && (
        <Notice tone="bad" alert>
          {failure}
        </Notice>
      )}
      <div className={styles.below}>
        <span className="t-14">
          <span role="status">{moved}</span>
          {suggestion !== null && (
            <>
              {suggestion}% is free{' '}
              <button type="button" className={styles.use} onClick={() => change({ percentage: String(suggestion) })}>
                Use this
              </button>
            </>
          )}
        </span>
        <span className="row row-nowrap gap-2">
          <Button variant="quiet" size="s" onClick={onCancel}>
            Cancel
          </Button>
          <Button size="s" disabled={!isValid} busy={busy} onClick={save}>
            {edited ? (busy ? 'Saving' : 'Save') : busy ? 'Adding' : 'Add'}
          </Button>
        </span>
      </div>
    </div>
  );
}

/** Typed numbers are limited to 1–100. An empty field stays empty, so that another number can be typed. */
function clampTyped(typed: string): string {
  if (/^0*\d+$/.test(typed))
    return String(Math.min(MILESTONE_PERCENT_MAX, Math.max(MILESTONE_PERCENT_MIN, Number(typed))));
  return typed.startsWith('-') ? String(MILESTONE_PERCENT_MIN) : typed;
}

/** Focuses the title when the form opens. */
function useBegin(box: { current: HTMLElement | null }) {
  useEffect(() => {
    const title = box.current?.querySelector('input');
    // Scrolls the whole form with its buttons into view; `focus` alone would scroll to the field only.
    title?.focus({ preventScroll: true });
    title?.select();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [box]);
}

function useLeave(box: { current: HTMLElement | null }, gauge: () => HTMLElement | null, onLeave: () => void) {
  const onPress = useEffectEvent((event: PointerEvent) => {
    const target = event.target as Node;
    if (!box.current?.contains(target) && !gauge()?.contains(target)) onLeave();
  });
  useEffect(() => {
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);
}
