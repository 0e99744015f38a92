import type { FormEvent } from 'react';
import type { ChangeAnswer } from '#domain/client/lines.ts';
import { sentenceOf, useCall } from '#web/lib/api/use-call.ts';
import { useTextDraft } from '#web/lib/unsent/use-draft.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { Segmented } from '#web/ui/control/Segmented.tsx';
import { TextArea } from '#web/ui/field/TextArea.tsx';
import styles from './Conversation.module.css';

const REASON_MIN = 10;
const REASON_MAX = 600;

const choices = [
  { value: 'accepted', label: 'Accept', asks: 'What gives way for it' },
  { value: 'negotiated', label: 'Negotiate', asks: 'What you offer instead, and why' },
  { value: 'declined', label: 'Decline', asks: 'Your reason' },
] as const satisfies readonly { value: ChangeAnswer; label: string; asks: string }[];

interface Props {
  briefId: string;
  name: string;
  onAnswer: (how: ChangeAnswer, reason: string) => Promise<void>;
}

/** The designer’s answer to the change request. It can be given once and not changed. */
export function ChangeRequest({ briefId, name, onAnswer }: Props) {
  const chosen = useTextDraft(`change-answer-${briefId}`);
  const { value: reason, change, discard } = useTextDraft(`change-${briefId}`);
  const { call, busy, failure, refuse, forget } = useCall();
  const { value: how, asks } = choices.find(({ value }) => value === chosen.value) ?? choices[0];

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (how !== 'accepted' && reason.trim().length < REASON_MIN)
      return refuse(`Please give your client a reason, in ${REASON_MIN} characters or more`);
    if (!(await call(() => onAnswer(how, reason)))) return;
    discard();
    chosen.discard();
  }

  return (
    <form
      className={`no-print ${styles.answer}`}
      aria-label="Answer the change request"
      // The form is inside a live region that announces new messages. The form itself must not be announced.
      aria-live="off"
      onSubmit={(event) => void send(event)}
    >
      <Segmented
        label="Your answer"
        options={choices}
        value={how}
        onChange={(value) => {
          chosen.change(value);
          forget();
        }}
      />
      <TextArea
        label={asks}
        optional={how === 'accepted'}
        rows={1}
        grows
        maxLength={REASON_MAX}
        value={reason}
        error={sentenceOf(failure)}
        hint={`You answer ${name} once. The answer stays in this conversation.`}
        onChange={(event) => {
          change(event.target.value);
          forget();
        }}
      />
      <Button type="submit" busy={busy}>
        {busy ? 'Sending' : 'Send answer'}
      </Button>
    </form>
  );
}
