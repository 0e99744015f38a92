import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { COMMENT_MAX, commentTrouble } from '#domain/comment/comment.ts';
import { sentenceOf, useCall } from '#web/lib/api/use-call.ts';
import { useTextDraft } from '#web/lib/unsent/use-draft.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { TextArea } from '#web/ui/field/TextArea.tsx';
import styles from './MessageForm.module.css';

interface Props {
  /** The name of the draft on this device. */
  name: string;
  label: string;
  placeholder?: string;
  /** The field's first value, for editing. */
  text?: string;
  /**
   * The page loads again afterwards.
   * @throws ApiError
   */
  send: (body: string, key: string) => Promise<unknown>;
  onSent?: () => void;
  submit: { idle: string; busy: string };
  /** Set if a press opened the field; the field then has the focus at once. */
  onCancel?: () => void;
  /** Shown beside the button. */
  children?: ReactNode;
}

/** A text field for messages to other people. The draft is stored until the message has arrived. */
export function MessageForm({ name, label, placeholder, text = '', send, onSent, submit, onCancel, children }: Props) {
  const { value: body, change, saved, discard } = useTextDraft(name, text);
  const { call, busy, failure, refuse, forget } = useCall({ reload: 'done' });
  const field = useRef<HTMLTextAreaElement>(null);

  const isAskedFor = onCancel !== undefined;
  useEffect(() => {
    if (!isAskedFor) return;
    const { length } = field.current!.value;
    field.current!.focus();
    field.current!.setSelectionRange(length, length);
  }, [isAskedFor]);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const trouble = commentTrouble(body);
    if (trouble) return refuse(trouble);
    if (!(await call(({ key }) => send(body, key)))) return;
    saved(body);
    onSent?.();
  }

  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)}>
      <TextArea
        ref={field}
        label={label}
        hideLabel
        rows={2}
        placeholder={placeholder}
        maxLength={COMMENT_MAX}
        value={body}
        error={sentenceOf(failure)}
        onChange={(event) => {
          change(event.target.value);
          forget();
        }}
      />
      <div className={styles.formEnd}>
        {children}
        {onCancel && (
          <Button
            variant="quiet"
            size="s"
            onClick={() => {
              // What is being sent stays a draft until it has arrived.
              if (!busy) discard();
              onCancel();
            }}
          >
            Cancel
          </Button>
        )}
        <Button type="submit" size="s" busy={busy}>
          {busy ? submit.busy : submit.idle}
        </Button>
      </div>
    </form>
  );
}
