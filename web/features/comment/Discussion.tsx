import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CommentPin, Discussion as DiscussionView } from '#contract/comment.ts';
import type { SubmissionView } from '#contract/submission.ts';
import { isShown, type Shown, threadsOf } from '#domain/comment/comment.ts';
import { useViewer } from '#web/lib/session/use-session.ts';
import { useDraft } from '#web/lib/unsent/use-draft.ts';
import { LoginLink } from '#web/parts/MemberLink.tsx';
import { MessageForm } from '#web/parts/MessageForm.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { PinFields, PinPicker } from '#web/ui/picture/PinPicker.tsx';
import { asPin, pinIn } from './comment-pin.ts';
import styles from './Discussion.module.css';
import { Filter } from './Filter.tsx';
import { PlainComment } from './PlainComment.tsx';
import { postComment } from './post-comment.ts';
import { Thread } from './Thread.tsx';
import { useNewComments } from './use-new-comments.ts';

interface Props {
  design: SubmissionView;
  discussion: DiscussionView;
  /** Time when the page's data was loaded, in ms. */
  now: number;
}

/** Comments on a design, some with a pin on a frame (DET-2). Everybody can read them; writing needs a log-in. */
export function Discussion({ design, discussion, now }: Props) {
  const viewer = useViewer();
  const [frameId, setFrameId] = useState<string | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [shown, setShown] = useState<Shown>('all');
  const [isOldestFirst, setOldestFirst] = useState(false);
  const [hasPins, setPins] = useState(true);
  // The pin is saved with the text, so that an unfinished comment gets its place back.
  const stored = useDraft<CommentPin | null>({ kind: 'comment-pin', id: design.id, stored: null, check: asPin });
  const placing = pinIn(stored.value, design.frames);
  const [isPlacedNow, setPlacedNow] = useState(false);
  const threads = threadsOf(discussion.items);
  const frame =
    design.frames.find(({ id }) => id === (frameId ?? placing?.frameId)) ??
    design.frames.find(({ featured }) => featured) ??
    design.frames[0];
  // Numbered from the oldest to the newest.
  const pins = threads
    .toReversed()
    .flatMap(({ first }) =>
      first.pin && first.pin.frameId === frame?.id
        ? [{ id: first.id, x: first.pin.x, y: first.pin.y, text: first.body }]
        : [],
    );
  const shownThreads = threads.filter(({ first }) => isShown(first, shown, frame?.id));
  if (isOldestFirst) shownThreads.reverse();
  const count = (which: Shown) => threads.filter(({ first }) => isShown(first, which, frame?.id)).length;
  const viewing = { isSignedIn: viewer !== null, isDesigner: design.isMine, now };

  function setPlacing(pin: CommentPin | null) {
    setPlacedNow(pin !== null);
    stored.change(pin);
  }

  function showThread(id: string) {
    setOpen(id === open ? null : id);
    document.getElementById(`comment-${id}`)?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <section id="comments" className={styles.discussion} aria-labelledby="comments-heading">
      {frame && (
        <PinPicker
          frames={design.frames}
          frame={frame}
          onFrame={(id) => {
            setFrameId(id);
            if (placing) setPlacing({ ...placing, frameId: id });
          }}
          pins={hasPins ? pins : []}
          selected={open}
          onSelect={showThread}
          placing={placing}
          isOnReturn={!isPlacedNow}
          onPlace={setPlacing}
          label="Frames to comment on"
          className={styles.stageSide}
        />
      )}
      <div className={styles.conversation}>
        <div className="row between">
          <h2 id="comments-heading" className="display d-34">
            Comments
          </h2>
          {pins.length > 0 && (
            <Button variant="second" size="s" icon="map-pin" pressed={hasPins} onClick={() => setPins(!hasPins)}>
              Pins
            </Button>
          )}
        </div>
        {viewer ? (
          <>
            {discussion.isFirst && <FirstComment />}
            <PlainComment designId={design.id} />
            <div className={styles.withScript}>
              <MessageForm
                name={`comment-${design.id}`}
                label="Comment"
                placeholder="Say what you see, then what you would try"
                submit={{ idle: 'Comment', busy: 'Sending' }}
                send={(body, key) => postComment(design.id, { body, pin: placing }, key)}
                onSent={() => setPlacing(null)}
              >
                {frame && (
                  <PinFields
                    name={frame.name}
                    pin={placing}
                    onPin={(pin) => setPlacing(pin && { ...pin, frameId: frame.id })}
                  />
                )}
              </MessageForm>
            </div>
          </>
        ) : (
          <LogInToComment />
        )}
        <NewComments count={useNewComments(design.id, discussion)} />
        {threads.length === 0 && <p className="muted">No comments yet</p>}
        {threads.length > 1 && (
          <Filter
            count={count}
            shown={shown}
            onShown={setShown}
            isOldestFirst={isOldestFirst}
            onOldestFirst={setOldestFirst}
          />
        )}
        {threads.length > 0 && shownThreads.length === 0 && (
          <p className="muted">{shown === 'open' ? 'Every comment here is resolved' : 'No comments on this frame'}</p>
        )}
        <ol className={styles.threads}>
          {shownThreads.map(({ first, replies }) => (
            <li key={first.id} id={`comment-${first.id}`} className={open === first.id ? styles.open : undefined}>
              <Thread
                design={design}
                first={first}
                replies={replies}
                viewer={viewing}
                onShowPin={() => {
                  setFrameId(first.pin!.frameId);
                  setOpen(first.id);
                }}
              />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function NewComments({ count }: { count: number }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div role="status">
      {count > 0 && (
        <Notice
          title={count === 1 ? 'One new comment' : `${count} new comments`}
          action={
            <Button variant="second" size="s" busy={state === 'loading'} onClick={() => void revalidate()}>
              Show
            </Button>
          }
        />
      )}
    </div>
  );
}

function FirstComment() {
  return (
    <Notice title="Your first comment">
      Say what you see before what you think of it. Name the place: a pin says more than “the second screen”. Suggest
      one change and what it would do for the people in the brief. Talk about the work, not the person.
    </Notice>
  );
}

function LogInToComment() {
  return <LoginLink variant="second">Log in to comment</LoginLink>;
}
