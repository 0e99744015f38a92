import { type FocusEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';
import type { ClientEntry } from '#contract/client.ts';
import { CHANGE_REQUEST } from '#domain/navigation/links.ts';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { Avatar } from '#web/ui/picture/Avatar.tsx';
import { ChangeRequest } from './ChangeRequest.tsx';
import styles from './Conversation.module.css';
import { QuestionForm } from './QuestionForm.tsx';
import { type Client, useClient } from './use-client.ts';
import type { Desk } from './use-desk.ts';

/** The conversation with the client, the remaining questions, and the change request once there is one (BRIEF-14). */
export function Conversation({ briefId, isOver, desk }: { briefId: string; isOver: boolean; desk: Desk }) {
  const { client, failure, load, ask, answer } = useClient(briefId);
  if (client === undefined && failure) {
    return (
      <Notice
        tone="bad"
        className={styles.desk}
        action={
          <Button variant="second" size="s" onClick={() => void load()}>
            Try Again
          </Button>
        }
      >
        {failure}
      </Notice>
    );
  }
  // A brief written by a person has no client.
  if (!client) return null;
  const { name, role, log, questionsLeft, change } = client;
  if (isOver) return <Record client={client} />;
  const decision = change && !change.answer && <ChangeRequest briefId={briefId} name={name} onAnswer={answer} />;
  return (
    <>
      {desk.isBeside && <Backdrop onPress={desk.close} />}
      <section
        className={classes('card', styles.desk, desk.isBeside && styles.beside)}
        aria-label="Your client"
        onBlur={(event) => desk.isBeside && isCovering(event) && desk.leave()}
      >
        <div className={`row row-nowrap gap-3 ${styles.head}`}>
          <Avatar name={name} size="l" />
          <div className="grow">
            <h2 className="t-18">{name}</h2>
            <p className="t-14 muted">Your client, {role}</p>
          </div>
          {desk.isBeside && <IconButton icon="x" label="Close the conversation" size="s" onClick={desk.close} />}
        </div>
        <div
          role="log"
          className={styles.said}
          aria-label={`What was said with ${name}`}
          // Beside the brief it scrolls by itself, and so by keyboard too.
          tabIndex={desk.isBeside && log.length > 0 ? 0 : undefined}
        >
          <p className={styles.intro}>{name} knows more than the brief says, and answers in business language.</p>
          {log.length > 0 && <LiveLog log={log} name={name} decision={decision} />}
        </div>
        <QuestionForm
          briefId={briefId}
          name={name}
          left={questionsLeft}
          takesFocus={desk.isBeside}
          waits={Boolean(decision)}
          asked={log.filter(({ kind }) => kind === 'question').map(({ text }) => text)}
          onAsk={ask}
        />
      </section>
    </>
  );
}

/** Dims the brief. A press closes the conversation, as Escape does, and leaves the focus where it is until then. */
function Backdrop({ onPress }: { onPress: () => void }) {
  return (
    <div className={styles.backdrop} aria-hidden onMouseDown={(event) => event.preventDefault()} onClick={onPress} />
  );
}

/** Whether the conversation hides most of what gets the focus next. On small screens it covers the whole width. */
function isCovering({ currentTarget, relatedTarget }: FocusEvent): boolean {
  if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return false;
  const { left, width } = relatedTarget.getBoundingClientRect();
  return left + width / 2 > currentTarget.getBoundingClientRect().left;
}

/** The read-only conversation of a brief that is handed in. */
function Record({ client: { name, role, log } }: { client: Client }) {
  return (
    <>
      <p className="muted">
        {log.length === 0 ? `${name}, ${role}, was not asked anything.` : `What was said with ${name}, ${role}.`}
      </p>
      {log.length > 0 && <Log log={log} name={name} />}
    </>
  );
}

type LogProps = Pick<Client, 'log' | 'name'> & { decision?: ReactNode };

/** The growing log. It scrolls to the client's newest message, wherever the question was written. */
function LiveLog(props: LogProps) {
  const { log } = props;
  const list = useRef<HTMLOListElement>(null);
  const seen = useRef(log.length);
  useEffect(() => {
    const isNew = log.length > seen.current;
    seen.current = log.length;
    const last = list.current?.lastElementChild as HTMLElement | null;
    // A change request can arrive while one works elsewhere on the page. A toast announces it, and the page does not
    // scroll.
    if (!isNew || !last || log.at(-1)?.kind === 'change') return;
    last.scrollIntoView({ block: 'nearest' });
    // The form that sent the answer to the change request is gone, so the answer gets the focus.
    if (document.activeElement === document.body) last.focus({ preventScroll: true });
  }, [log]);
  return <Log {...props} listRef={list} />;
}

function Log({ log, name, decision, listRef }: LogProps & { listRef?: Ref<HTMLOListElement> }) {
  return (
    <ol className={styles.log} ref={listRef}>
      {log.map((entry) => (
        <Entry key={entry.id} entry={entry} name={name}>
          {entry.kind === 'change' && decision}
        </Entry>
      ))}
    </ol>
  );
}

interface EntryProps {
  entry: ClientEntry;
  name: string;
  children?: ReactNode;
}

function Entry({ entry: { speaker, kind, text }, name, children }: EntryProps) {
  const isChange = kind === 'change';
  return (
    <li
      id={isChange ? CHANGE_REQUEST : undefined}
      tabIndex={-1}
      className={classes(styles.entry, speaker === 'designer' && styles.own, isChange && styles.change)}
    >
      <p className="t-13 faint">
        {speaker === 'designer' ? 'You' : name}
        {isChange && ': change request'}
      </p>
      <p className={styles.entryText}>{text}</p>
      {children}
    </li>
  );
}
