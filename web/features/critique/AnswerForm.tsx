import type { FormEvent } from 'react';
import type { CritiqueMark } from '#contract/critique.ts';
import { type Answer, answers, answerTrouble, answerWords, SUGGESTION_MAX } from '#domain/critique/critique.ts';
import { sentenceOf, useCall } from '#web/lib/api/use-call.ts';
import { useTextDraft } from '#web/lib/unsent/use-draft.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { Segmented } from '#web/ui/control/Segmented.tsx';
import { TextArea } from '#web/ui/field/TextArea.tsx';
import styles from './Critique.module.css';

interface Props {
  /** Draft name under which the reason is saved on the device until it is sent. */
  name: string;
  before: CritiqueMark['answer'];
  /** @throws ApiError */
  send: (answer: { answer: Answer; reason: string }) => Promise<unknown>;
  onClose: () => void;
}

const options = answers.map((value) => ({ value, label: answerWords[value] }));

/** The author's answer to a suggested change: applied, or declined with a reason. */
export function AnswerForm({ name, before, send, onClose }: Props) {
  const { value: reason, change, discard } = useTextDraft(name, before?.reason ?? '');
  const chosen = useTextDraft(`${name}-answer`);
  const answer = answers.find((one) => one === chosen.value) ?? before?.answer ?? null;
  const { call, busy, failure, refuse, forget } = useCall({ reload: 'done' });

  /** The choice is missing, so it is marked and not the text. */
  const isUnchosen = failure !== null && answer === null;

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const trouble = answerTrouble(answer, reason);
    if (trouble) return refuse(trouble);
    if (await call(() => send({ answer: answer!, reason }))) close();
  }

  /** The draft was sent, or is not wanted. */
  function close() {
    discard();
    chosen.discard();
    onClose();
  }

  /** What is being sent stays a draft until it has arrived. */
  const cancel = () => (busy ? onClose() : close());

  return (
    <form className={`${styles.answer} ${styles.answering}`} onSubmit={(event) => void onSubmit(event)}>
      <Segmented<Answer | ''>
        label="Your answer"
        options={options}
        value={answer ?? ''}
        onChange={(value) => {
          chosen.change(value);
          forget();
        }}
      />
      {isUnchosen && (
        <p className={styles.error} role="alert">
          <Icon name="circle-alert" size="s" />
          {failure.message}
        </p>
      )}
      <TextArea
        label={answer === 'declined' ? 'Reason' : 'What you did'}
        optional={answer !== 'declined'}
        hint="Shown under the critique."
        rows={2}
        maxLength={SUGGESTION_MAX}
        value={reason}
        error={isUnchosen ? null : sentenceOf(failure)}
        autoFocus
        onChange={(event) => {
          change(event.target.value);
          forget();
        }}
      />
      <div className={styles.actions}>
        <Button variant="quiet" size="s" onClick={cancel}>
          Cancel
        </Button>
        <Button type="submit" size="s" busy={busy}>
          {busy ? 'Answering' : 'Answer'}
        </Button>
      </div>
    </form>
  );
}
