import type { CritiqueLine, Critique as Given } from '#contract/critique.ts';
import type { SubmittedFrame } from '#contract/submission.ts';
import { type Answer, SUGGESTION_MAX, takesSuggestion } from '#domain/critique/critique.ts';
import { VerdictBadge } from '#web/parts/VerdictBadge.tsx';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { TextArea } from '#web/ui/field/TextArea.tsx';
import styles from './Critique.module.css';
import { type DraftMark, verdictName } from './draft.ts';
import { LineMarks } from './LineMarks.tsx';
import { LineText } from './LineText.tsx';
import { MarkPin } from './MarkPin.tsx';
import { VerdictChoice } from './VerdictChoice.tsx';

interface Props {
  line: CritiqueLine;
  given: readonly Given[];
  frames: readonly SubmittedFrame[];
  mark: DraftMark | null;
  /** The author's answer. An answered line can no longer be changed. */
  answered: Answer | null;
  error: string | undefined;
  onChange: (mark: DraftMark) => void;
}

/** One line of the brief with its verdict. "Partly" and "not" also allow a pin and a suggested change. */
export function MarkLine({ line, given, frames, mark, answered, error, onChange }: Props) {
  const isOpen = mark !== null && takesSuggestion(mark.verdict);
  return (
    <>
      <div className={styles.question}>
        <div>
          <LineText line={line} />
          <LineMarks line={line} given={given} />
        </div>
        <VerdictChoice
          name={verdictName(line.key)}
          label={`Verdict: ${line.text}`}
          value={mark?.verdict ?? null}
          disabled={answered !== null}
          onChange={(verdict) => onChange({ suggestion: '', pin: null, ...mark, verdict })}
        />
      </div>
      {isOpen && answered && (
        <div className={styles.change}>
          <p className={styles.words}>{mark.suggestion}</p>
          <VerdictBadge verdict={answered} />
        </div>
      )}
      {isOpen && !answered && (
        <div className={styles.change}>
          <TextArea
            label="Suggested change"
            optional
            rows={2}
            maxLength={SUGGESTION_MAX}
            placeholder="What would you change, and what would it do for the people in the brief?"
            value={mark.suggestion}
            error={error}
            onChange={(event) => onChange({ ...mark, suggestion: event.target.value })}
          />
          {frames.length > 0 && (
            <MarkPin line={line.text} frames={frames} pin={mark.pin} onPin={(pin) => onChange({ ...mark, pin })} />
          )}
        </div>
      )}
      {!isOpen && error && (
        <p className={styles.error} role="alert">
          <Icon name="circle-alert" size="s" />
          {error}
        </p>
      )}
    </>
  );
}
