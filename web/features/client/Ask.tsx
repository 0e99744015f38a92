import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { hints } from '#domain/client/hints.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useKeptText } from '#web/lib/unsent/use-kept-text.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { TextArea } from '#web/ui/field/TextArea.tsx';
import styles from './Conversation.module.css';
import { reasonOf } from './use-client.ts';

/** The server refuses longer ones; here typing simply stops. */
const QUESTION_MAX = 300;

type Props = { briefId: string; name: string; left: number; onAsk: (text: string, key: string) => Promise<void> };

/** Where a question is written. Enter sends it, Shift and Enter begin a line. */
export function Ask({ briefId, name, left, onAsk }: Props) {
  const [text, setText, arrived] = useKeptText(`question-${briefId}`);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // One question, one key: a press that is repeated because its answer was lost asks the same once.
  const key = useRef<string | null>(null);

  function write(next: string) {
    setText(next);
    setError(null);
    key.current = null;
  }

  /** The question is only laid ready: asking it is another press. */
  function suggest(example: string) {
    write(example);
    field.current?.focus();
  }

  async function send(event?: FormEvent) {
    event?.preventDefault();
    if (isSending) return;
    if (!text.trim()) return setError('Please write a question');
    setSending(true);
    setError(null);
    try {
      key.current ??= (await import('uuid')).v4();
      await onAsk(text, key.current);
      key.current = null;
      arrived(text);
    } catch (failed) {
      if (failed instanceof ApiError && failed.status) key.current = null;
      setError((failed instanceof ApiError && failed.fields?.text) || reasonOf(failed));
    } finally {
      setSending(false);
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  }

  return (
    <form className={`no-print ${styles.ask}`} onSubmit={(event) => void send(event)}>
      <TextArea
        ref={field}
        label={`Ask ${name}`}
        rows={2}
        maxLength={QUESTION_MAX}
        value={text}
        error={error}
        hint={hintFor(left)}
        onKeyDown={onKeyDown}
        onChange={(event) => write(event.target.value)}
      />
      <Button type="submit" variant="second" busy={isSending}>
        {isSending ? 'Asking' : 'Ask'}
      </Button>
      <details className={styles.hints}>
        <summary>What can I ask about?</summary>
        <p className="t-14 muted">
          These are things that no brief says. {name} knows some of them; a question that is not understood costs
          nothing.
        </p>
        <ul>
          {Object.values(hints).map(({ label, example }) => (
            <li key={label}>
              <span className="t-14 faint">{label}</span>
              <button type="button" onClick={() => suggest(example)}>
                {example}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </form>
  );
}

function hintFor(left: number): string {
  if (left === 0) return 'No answers left. What was said can be asked again.';
  return left === 1 ? 'One answer left.' : `${left} answers left.`;
}
