import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { BuildReviews, BuildReview as Review } from '#contract/build-review.ts';
import { canDecide, IGNORED_MAX } from '#domain/build-review/review.ts';
import { links } from '#domain/navigation/links.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { recordChange } from '#web/lib/api/server-changes.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { useAddressChange } from '#web/lib/page/use-address-change.ts';
import { useLatest } from '#web/lib/page/use-latest.ts';
import { BuildReviewBadge } from '#web/parts/BuildReviewBadge.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { ToolHeader } from '#web/ui/page/ToolHeader.tsx';
import { Picture } from '#web/ui/picture/Picture.tsx';
import { DateTime } from '#web/ui/text/DateTime.tsx';
import styles from './BuildReview.module.css';
import { Comparison } from './Comparison.tsx';
import { type Mode, modes } from './modes.ts';
import { ReviewSidebar, type SideActions } from './ReviewSidebar.tsx';
import type { ReviewActions } from './review-actions.ts';
import { frameToShow, isDecided, withReview } from './state.ts';

interface Props {
  view: BuildReviews;
  /** Shown in the page's header. */
  themeButton: ReactNode;
  onChange: (change: (view: BuildReviews) => BuildReviews) => void;
  actions: ReviewActions;
  now: number;
  /** Another person decided or replaced what the page shows, so the page must be loaded again. */
  onStale: () => void;
}

/** The design and its build, frame by frame, with the differences and the designer's verdicts (WORK-10). */
export function BuildReview({ view, themeButton, onChange, actions, now, onStale }: Props) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // The first frame stays selected while one works on it, also when another frame's build arrives or this one is
  // decided.
  const [first] = useState(() => frameToShow(view.frames, null, view.iAm)?.id ?? null);
  const frame = frameToShow(view.frames, search.get('frame') ?? first, view.iAm);
  const strip = useShownWhole(frame?.id);
  const mode = modes.find((one) => one === search.get('mode')) ?? 'slide';
  const [chosen, setChosen] = useState<number | null>(null);
  const { call, busy } = useCall({ toast: true });
  const reading = useCall({ toast: true });
  const [earlier, setEarlier] = useState<Review | null>(null);
  const review = earlier && earlier.frameId === frame?.id ? earlier : (frame?.current ?? null);

  const go = useAddressChange(Object.fromEntries(search), (next: Record<string, string>) =>
    navigate(`?${new URLSearchParams(next)}`, { replace: true, preventScrollReset: true }),
  );

  const readAt = useLatest(now);
  /**
   * Shows the result of a change. If the page was loaded again in the meantime, its data may be too old, so it is
   * loaded once more.
   */
  async function show(act: () => Promise<Review>) {
    const before = readAt.current;
    const changed = await act();
    recordChange();
    if (readAt.current === before) onChange((known) => withReview(known, changed));
    else onStale();
  }

  /** Makes one change at a time and shows the result. Resolves to whether it succeeded. */
  const change = (act: () => Promise<Review>) =>
    call(async () => {
      try {
        await show(act);
      } catch (thrown) {
        if (thrown instanceof ApiError && thrown.code === 'moved_on') onStale();
        throw thrown;
      }
    });

  const sideActions: SideActions = {
    add: view.isDemo
      ? null
      : async (mediaId, key) => {
          await show(() => actions.add(frame!.id, mediaId, key));
          setEarlier(null);
          setChosen(null);
          showToast('good', `${view.designer.displayName} gets a notification.`);
        },
    judge: (verdicts) => change(() => actions.judge(review!, verdicts)),
    ignore: view.isDemo
      ? null
      : (areas) => {
          setChosen(null);
          void change(() => actions.ignore(review!, areas));
        },
    async decide(made) {
      const isMade = await change(() => actions.decide(review!, made));
      if (isMade)
        showToast(
          'good',
          made.decision === 'approved' ? `${frame!.name} is approved.` : 'The developer gets a notification.',
        );
      return isMade;
    },
    showRound(id) {
      setChosen(null);
      if (id === frame?.current?.id) return setEarlier(null);
      void reading.call(async () => setEarlier(await actions.read(id)));
    },
  };

  const canJudge =
    review !== null && review.id === frame?.current?.id && canDecide(view.iAm) && review.state === 'to_review';
  const decided = view.frames.filter(isDecided).length;
  return (
    <>
      <ToolHeader
        back={{ to: links.workspace(view.designId), label: 'Back to workspace' }}
        title="Build review"
        about={
          <>
            {view.title}
            {review && (
              <>
                , build {review.round} by {view.developer.displayName},{' '}
                <DateTime iso={review.addedAt} now={now} as="moment" />
              </>
            )}
          </>
        }
      >
        <span className="t-14 muted tnum hide-m" role="status">
          {decided} of {view.frames.length} frames decided
        </span>
        {themeButton}
      </ToolHeader>
      <main id="main" className={styles.review}>
        <nav className={styles.frames} aria-label="Frames">
          <h2 className="t-14 strong hide-m">Frames</h2>
          <ul ref={strip}>
            {view.frames.map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  aria-current={one.id === frame?.id}
                  onClick={() => {
                    setChosen(null);
                    setEarlier(null);
                    go({ frame: one.id });
                  }}
                >
                  <span className={styles.thumb}>
                    <Picture {...one.picture} alt="" sizes="38px" />
                  </span>
                  <span className="grow">
                    <b>{one.name}</b>
                    <BuildReviewBadge status={one.current?.state ?? 'no_build'} className={styles.badge} />
                  </span>
                  {one.current?.result && (
                    <span className={styles.points}>
                      <span className="sr">Fidelity </span>
                      {one.current.result.fidelity}
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <section className={styles.middle} aria-label="Comparison">
          {view.isDemo && (
            <p className={styles.sample}>
              <b>This is a sample review.</b> You play the designer; nothing you do here is kept or seen by anyone.
            </p>
          )}
          {review ? (
            <Comparison
              key={review.id}
              review={review}
              mode={mode}
              onMode={(next: Mode) => go({ mode: next })}
              chosen={chosen}
              onChoose={setChosen}
              busy={busy}
              onIgnore={
                canJudge && sideActions.ignore && review.ignored.length < IGNORED_MAX
                  ? (area) => sideActions.ignore?.([...review.ignored, area])
                  : null
              }
            />
          ) : (
            frame && (
              <div className={styles.alone}>
                <Picture
                  {...frame.picture}
                  alt={`Design of ${frame.name}`}
                  sizes="(min-width: 768px) 700px, 96vw"
                  eager
                />
              </div>
            )
          )}
          {!frame && <p className="muted">This design has no frames any more.</p>}
        </section>
        {frame && (
          <ReviewSidebar
            frame={frame}
            review={review}
            workspace={view}
            canJudge={canJudge}
            chosen={chosen}
            onChoose={setChosen}
            busy={busy}
            actions={sideActions}
            now={now}
          />
        )}
      </main>
    </>
  );
}

/** Scrolls a strip of frames sideways until the current one is seen as a whole. */
function useShownWhole(frameId: string | undefined) {
  const strip = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame decides which item is the current one.
  useEffect(() => {
    const item = strip.current?.querySelector('[aria-current="true"]')?.getBoundingClientRect();
    if (!strip.current || !item) return;
    const { left, right } = strip.current.getBoundingClientRect();
    if (item.left < left || item.right > right) strip.current.scrollLeft += item.left - left;
  }, [frameId]);
  return strip;
}
