import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { COMMENT_MAX, commentTrouble } from '#domain/comment/comment.ts';
import { useBack } from '#web/lib/session/use-back.ts';
import { useKeptEdit } from '#web/lib/unsent/use-kept-edit.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { TextArea } from '#web/ui/field/TextArea.tsx';
import styles from './SayForm.module.css';

interface Props {
  /** Under this name what is typed is kept on the device. */
  name: string;
  label: string;
  placeholder?: string;
  /** What stands in the field at first, for changing it. */
  text?: string;
  /** @returns what went wrong, or `null`. The key is the same until it has worked. */
  send: (body: string, key: string) => Promise<string | null>;
  submit: { idle: string; busy: string };
  /** Given where the field was asked for by a press: it has the focus at once. */
  onCancel?: () => void;
  hint?: ReactNode;
  /** Beside the button. */
  children?: ReactNode;
}

/** A field for words to other people, kept until they have arrived. */
export function SayForm({ name, label, placeholder, text = '', send, submit, onCancel, hint, children }: Props) {
  const { text: body, type, arrived, drop } = useKeptEdit(name, text);
  const [state, setState] = useState<'idle' | 'busy' | { trouble: string }>('idle');
  const key = useRef<string>(undefined);
  const field = useRef<HTMLTextAreaElement>(null);

  useBack(() => setState((now) => (now === 'busy' ? now : 'idle')));

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
    if (trouble) return setState({ trouble });
    setState('busy');
    key.current ??= crypto.randomUUID();
    const failed = await send(body, key.current);
    if (failed) return setState({ trouble: failed });
    key.current = undefined;
    arrived(body);
    setState('idle');
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
        hint={hint}
        error={typeof state === 'object' ? state.trouble : undefined}
        onChange={(event) => {
          type(event.target.value);
          // Other words are another request.
          key.current = undefined;
          if (state !== 'busy') setState('idle');
        }}
      />
      <div className={styles.formEnd}>
        {children}
        {onCancel && (
          <Button
            variant="quiet"
            size="s"
            onClick={() => {
              drop();
              onCancel();
            }}
          >
            Cancel
          </Button>
        )}
        <Button type="submit" size="s" busy={state === 'busy'}>
          {state === 'busy' ? submit.busy : submit.idle}
        </Button>
      </div>
    </form>
  );
}
