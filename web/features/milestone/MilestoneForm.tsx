import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { MILESTONE_PERCENT_MAX, MILESTONE_PERCENT_MIN, type MilestoneCheck } from '#domain/milestone/milestone.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { TextInput } from '#web/ui/field/TextInput.tsx';
import type { MilestoneDraft } from './draft.ts';
import styles from './MilestoneForm.module.css';

type Props = {
  draft: MilestoneDraft;
  onChange: (fields: { title: string; percentage: string }) => void;
  check: MilestoneCheck;
  /** A missing title is said once the person has tried to save without one, or emptied it. */
  saysMissingTitle: boolean;
  isSaving: boolean;
  /** What the last save failed with, apart from what is wrong with the fields (TIME-5). */
  failure: string | null;
  onSave: () => void;
  /** Escape and Cancel. */
  onCancel: () => void;
  /** A press anywhere outside; `gauge` is not outside. */
  onLeave: () => void;
  gauge: () => HTMLElement | null;
};

/** Where a milestone is written: Enter saves, Escape cancels, a press outside closes (TIME-1). */
export function MilestoneForm(props: Props) {
  const { draft, onChange, check, saysMissingTitle, isSaving, failure, onSave, onCancel } = props;
  const box = useRef<HTMLDivElement>(null);
  useBegin(box);
  useLeave(box, props.gauge, props.onLeave);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onCancel();
    // The Add button is disabled while something is wrong, so the form does not submit itself: Enter then says what it is.
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) onSave();
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
    onChange({ title: draft.title, percentage });
  }

  const isValid = check.title === null && check.percentage === null;
  return (
    <div ref={box} className={styles.form} role="dialog" aria-label="Add milestone" onKeyDown={onKeyDown}>
      <div className={styles.fields}>
        <TextInput
          label="Title"
          placeholder="Enter milestone title..."
          autoComplete="off"
          value={draft.title}
          error={saysMissingTitle || draft.title.trim() ? check.title : null}
          onChange={(event) => onChange({ title: event.target.value, percentage: draft.percentage })}
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
          error={check.percentage}
          onChange={(event) => changePercentage(event.target.value)}
          className={styles.percentage}
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
          {check.suggestion !== null && (
            <>
              {check.suggestion}% is free{' '}
              <button
                type="button"
                className={styles.use}
                onClick={() => onChange({ title: draft.title, percentage: String(check.suggestion) })}
              >
                Use this
              </button>
            </>
          )}
        </span>
        <span className="row row-nowrap gap-2">
          <Button variant="quiet" size="s" onClick={onCancel}>
            Cancel
          </Button>
          <Button size="s" disabled={!isValid} busy={isSaving} onClick={onSave}>
            {isSaving ? 'Adding' : 'Add'}
          </Button>
        </span>
      </div>
    </div>
  );
}

/** Typed numbers stay within 1–100 as far as they go; an empty field stays empty, so that another number can be typed. */
function clampTyped(typed: string): string {
  if (/^0*\d+$/.test(typed))
    return String(Math.min(MILESTONE_PERCENT_MAX, Math.max(MILESTONE_PERCENT_MIN, Number(typed))));
  return typed.startsWith('-') ? String(MILESTONE_PERCENT_MIN) : typed;
}

/** The keyboard goes to the title, when the form opens. */
function useBegin(box: { current: HTMLElement | null }) {
  useEffect(() => {
    const title = box.current?.querySelector('input');
    // The whole form with its buttons, not the field alone, which is what focusing brings into view.
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
