import { useState } from 'react';
import type { BuildReview } from '#contract/build-review.ts';
import { approvalHindrance, type NewVerdict, REVIEW_NOTE_MAX } from '#domain/build-review/review.ts';
import { useTextDraft } from '#web/lib/unsent/use-draft.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { TextArea } from '#web/ui/field/TextArea.tsx';
import styles from './BuildReview.module.css';

interface Props {
  /** The frame's name for what is typed and not sent yet. */
  name: string;
  review: BuildReview;
  /** Notes on findings that were typed and not sent; a request for changes takes them along. */
  unsent: readonly NewVerdict[];
  busy: boolean;
  /** Nothing is sent back once the build is complete. */
  mayReturn: boolean;
  /** Resolves to whether the decision was stored. */
  onDecide: (decision: 'approved' | 'returned', note: string) => Promise<boolean>;
}

/** The designer's decision: approve once every finding is fine, or ask for changes with a note. */
export function Decision({ name, review, unsent, busy, mayReturn, onDecide }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  const { value: text, change, discard } = useTextDraft(`review-${name}`);
  const [error, setError] = useState<string | null>(null);
  const hindrance = approvalHindrance({ findings: review.result!.findings, verdicts: review.verdicts });

  async function ask() {
    const note = text.trim();
    if (note === '') return setError('Say what should change');
    setError(null);
    if (await onDecide('returned', note)) discard();
  }

  if (isConfirming) {
    return (
      <form
        className={styles.decision}
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <TextArea
          label="What should change"
          rows={3}
          maxLength={REVIEW_NOTE_MAX}
          value={text}
          error={error}
          hint={`The developer reads this with the changes you asked for.${takenAlong(unsent)}`}
          onChange={(event) => {
            setError(null);
            change(event.target.value);
          }}
          autoFocus
        />
        <div className={styles.buttons}>
          <Button variant="second" onClick={() => setConfirming(false)}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            Ask for changes
          </Button>
        </div>
      </form>
    );
  }
  return (
    <div className={styles.decision}>
      <p className="t-13 muted" id="hindrance">
        {hindrance ? `${hindrance} on this frame` : 'Nothing stands against approving this frame'}
      </p>
      <div className={styles.buttons}>
        {mayReturn && (
          <Button variant="second" onClick={() => setConfirming(true)}>
            Ask for changes
          </Button>
        )}
        <Button
          busy={busy}
          disabled={hindrance !== null}
          aria-describedby="hindrance"
          onClick={() => void onDecide('approved', '')}
        >
          Approve frame
        </Button>
      </div>
    </div>
  );
}

function takenAlong(unsent: readonly NewVerdict[]): string {
  const numbers = unsent.map(({ finding }) => finding);
  if (numbers.length === 0) return '';
  if (numbers.length === 1) return ` Your note on finding ${numbers[0]} is sent too.`;
  return ` Your notes on findings ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)} are sent too.`;
}
