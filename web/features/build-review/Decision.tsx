import { useState } from 'react';
import type { BuildReview } from '#contract/build-review.ts';
import { approvalHindrance, REVIEW_NOTE_MAX } from '#domain/build-review/review.ts';
import { useTextDraft } from '#web/lib/unsent/use-draft.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { TextArea } from '#web/ui/field/TextArea.tsx';
import styles from './BuildReview.module.css';

interface Props {
  review: BuildReview;
  busy: boolean;
  /** Resolves to whether the decision was stored. */
  onDecide: (decision: 'approved' | 'returned', note: string) => Promise<boolean>;
}

/** The designer's decision: approve once every finding is fine, or ask for changes with a note. */
export function Decision({ review, busy, onDecide }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  const { value: text, change, discard } = useTextDraft(`review-${review.id}`);
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
          hint="The developer reads this with the changes you asked for."
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
        <Button variant="second" onClick={() => setConfirming(true)}>
          Ask for changes
        </Button>
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
