import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { hints } from '#domain/client/hints.ts';
import { sentenceOf, useCall } from '#web/lib/api/use-call.ts';
import { count } from '#web/lib/format/count.ts';
import { useTextDraft } from '#web/lib/unsent/use-draft.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { TextArea } from '#web/ui/field/TextArea.tsx';
import styles from './Conversation.module.css';

/** The server refuses longer questions. The field allows no more characters than this. */
const QUESTION_MAX = 300;

interface Props {
  briefId: string;
  name: string;
  left: number;
  /** Somebody has just opened the conversation to ask. */
  takesFocus: boolean;
  /** A change request waits, and its answer comes first. */
  waits: boolean;
  /** What the designer has asked so far. */
  asked: readonly string[];
  onAsk: (text: string, key: string) => Promise<void>;
}

/** The field for a question. Enter sends it; Shift and Enter insert a line break. */
export function QuestionForm({ briefId, name, left, takesFocus, waits, asked, onAsk }: Props) {
  const { value: text, change, saved } = useTextDraft(`question-${briefId}`);
  const examples = left === 0 ? [] : examplesFor(briefId).filter(({ example }) => !asked.includes(example));
  const field = useRef<HTMLTextAreaElement>(null);
  const { call, busy, failure, refuse, forget } = useCall();

  useEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  function write(next: string) {
    change(next);
    forget();
  }

  /** The example only fills the field; another press sends it. */
  function suggest(example: string) {
    write(example);
    field.current?.focus();
  }

  async function send(event?: FormEvent) {
    event?.preventDefault();
    if (busy) return;
    if (!text.trim()) return refuse('Please write a question');
    if (await call(({ key }) => onAsk(text, key))) saved(text);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  }

  return (
    <form className={`no-print ${styles.ask}`} onSubmit={(event) => void send(event)}>
      {examples.length > 0 && (
        <fieldset className={styles.chips}>
          <legend className="t-13 muted">You could ask</legend>
          {examples.slice(0, 3).map(({ example }) => (
            <button key={example} type="button" onClick={() => suggest(example)}>
              {example}
            </button>
          ))}
        </fieldset>
      )}
      <TextArea
        ref={field}
        label={`Ask ${name}`}
        hideLabel
        placeholder={`Ask ${name}`}
        rows={1}
        grows
        maxLength={QUESTION_MAX}
        value={text}
        error={sentenceOf(failure)}
        hint={hintFor(left)}
        onKeyDown={onKeyDown}
        onChange={(event) => write(event.target.value)}
      />
      <Button type="submit" variant={waits ? 'second' : 'primary'} busy={busy}>
        {busy ? 'Asking' : 'Ask'}
      </Button>
      {examples.length > 3 && (
        <details className={styles.hints}>
          <summary>What can I ask about?</summary>
          <p className="t-14 muted">
            These are things that no brief says. {name} knows some of them. A question counts only when it brings you
            one.
          </p>
          <ul>
            {examples.slice(3).map(({ label, example }) => (
              <li key={label}>
                <span className="t-14 faint">{label}</span>
                <button type="button" onClick={() => suggest(example)}>
                  {example}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </form>
  );
}

/** All topics, from another one for each brief. What this client knows plays no part, so the order gives nothing away. */
function examplesFor(briefId: string) {
  const all = Object.values(hints);
  const first = [...briefId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % all.length;
  return [...all.slice(first), ...all.slice(0, first)];
}

function hintFor(left: number): string {
  if (left === 0) return 'The client answers no new questions. You can ask again about what was said.';
  return `${count(left, 'more question')}. One that brings you nothing new does not count.`;
}
