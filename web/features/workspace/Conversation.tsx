import { type FormEvent, type KeyboardEvent, use, useEffect, useRef } from 'react';
import type { WorkspaceView } from '#contract/workspace.ts';
import { COMMENT_MAX } from '#domain/workspace/workspace.ts';
import { dayOfTalk } from '#web/lib/format/days.ts';
import { useHydrated, useReadOnlyUntilHydrated } from '#web/lib/page/use-hydrated.ts';
import { useTextDraft } from '#web/lib/unsent/use-draft.ts';
import { Message } from '#web/parts/Message.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import { DateTime } from '#web/ui/text/DateTime.tsx';
import { LinkedText } from '#web/ui/text/LinkedText.tsx';
import { OlderButton } from './OlderButton.tsx';
import type { Outbox } from './outbox.ts';
import styles from './Panel.module.css';
import { PresenceLine } from './PresenceLine.tsx';
import { PresenceContext } from './use-presence.ts';
import type { WorkspaceHandlers } from './Workspace.tsx';

interface Props {
  view: WorkspaceView;
  outbox: Outbox;
  handlers: Pick<WorkspaceHandlers, 'readOlderComments'>;
  now: number;
}

/** The comments of the two people: the reader's own at the right, unsent ones below. One line says each day. */
export function Conversation({ view, outbox: { unsent, send, again, drop }, handlers, now }: Props) {
  const { comments, commentCount, iAm, designer, developer, designId } = view;
  const other = iAm === 'designer' ? developer : designer;
  const { value: text, change, discard } = useTextDraft(`message-${designId}`);
  const field = useRef<HTMLTextAreaElement>(null);
  const presence = use(PresenceContext);
  const firstName = other.displayName.split(' ')[0]!;
  const timeZone = useHydrated() ? undefined : 'UTC';
  const list = useRef<HTMLDivElement>(null);
  const newest = comments.at(-1)?.id ?? '';
  const count = unsent.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the newest message, whoever wrote it.
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest, count]);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (text.trim() === '') return;
    send(text.trim());
    discard();
    // The send button becomes disabled and would lose the focus.
    field.current?.focus();
    presence?.noteSent();
  }

  function onKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      submit();
    }
  }

  let day = '';
  const readOnly = useReadOnlyUntilHydrated({ value: text });
  return (
    <div className={styles.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must be able to reach a scrolling region. */}
      <div ref={list} className={styles.list} role="log" aria-label="Comments" aria-live="polite" tabIndex={0}>
        {comments.length < commentCount && (
          <OlderButton read={handlers.readOlderComments}>Earlier comments</OlderButton>
        )}
        {comments.length + unsent.length === 0 && (
          <p className="muted">No comments yet. Write what you will begin with, or ask a question.</p>
        )}
        {comments.map((comment) => {
          const ofDay = dayOfTalk(comment.createdAt, new Date(now), timeZone);
          const isNewDay = ofDay !== day;
          day = ofDay;
          return (
            <div key={comment.id} className={styles.entry}>
              {isNewDay && <p className={styles.day}>{ofDay}</p>}
              <Message
                name={comment.role === iAm ? 'You' : comment.author.displayName}
                as={comment.role}
                isMine={comment.role === iAm}
                when={<DateTime iso={comment.createdAt} now={now} as="time" />}
              >
                <p className={styles.words}>
                  <LinkedText text={comment.text} />
                </p>
              </Message>
            </div>
          );
        })}
        {unsent.map((one) => (
          <div key={one.key} className={styles.entry}>
            <Message name="You" as={iAm} isMine when={one.state === 'sending' ? 'sending' : 'not sent'}>
              <p className={styles.words}>{one.text}</p>
            </Message>
            {one.state !== 'sending' && (
              <p className={styles.unsent}>
                {one.why}{' '}
                <Button size="s" variant="quiet" onClick={() => again(one)}>
                  Send again
                </Button>
                <Button size="s" variant="quiet" onClick={() => drop(one)}>
                  Discard
                </Button>
              </p>
            )}
          </div>
        ))}
      </div>
      <PresenceLine name={firstName} />
      <form className={styles.field} onSubmit={submit}>
        <label className="sr" htmlFor="message">
          Comment
        </label>
        <textarea
          ref={field}
          id="message"
          rows={2}
          maxLength={COMMENT_MAX}
          placeholder={`Write to ${firstName}`}
          value={text}
          readOnly={readOnly}
          onChange={(event) => {
            change(event.target.value);
            if (event.target.value.trim() !== '') presence?.noteWriting();
          }}
          onKeyDown={onKey}
        />
        <IconButton type="submit" variant="primary" icon="send-horizontal" label="Send" disabled={text.trim() === ''} />
      </form>
    </div>
  );
}
