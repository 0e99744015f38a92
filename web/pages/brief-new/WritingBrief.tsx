import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { v4 as newKey } from 'uuid';
import type { BriefChoice } from '#domain/brief/choice.ts';
import { links } from '#domain/navigation/links.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { failureOf } from '#web/lib/api/use-call.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { offerDiscard } from '../../features/generation/discard-offer.ts';
import { type Intent, isSettled } from '../../features/generation/intent.ts';
import { Preparing } from '../../features/generation/Preparing.tsx';
import { leftText } from '../../features/generation/quota-texts.ts';
import { recordStartedHere } from '../../features/generation/started-here.ts';
import { useReveal } from '../../features/generation/use-reveal.ts';
import { useWriting } from '../../features/generation/use-writing.ts';
import { WritingFailed } from '../../features/generation/WritingFailed.tsx';
import { StartingScreen, WritingScreen } from '../../features/generation/WritingScreen.tsx';
import type { Arrival } from '../root/use-page-change.ts';
import { refreshQuota } from './refresh-quota.ts';
import { useHasScrolled } from './use-has-scrolled.ts';
import { useIsLeaving } from './use-is-leaving.ts';

interface Props {
  intent: Intent;
  year: number;
  /** Replaces the request of the history entry. */
  put: (state: object) => void;
}

/** Asks for a brief, shows how it is written, and opens it. */
export function WritingBrief({ intent, year, put }: Props) {
  const navigate = useNavigate();
  const { choice, regenerates, generationId, idempotencyKey, engine } = intent;
  const asked = { ...choice, regenerates, engine };
  const isOver = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const isLeaving = useIsLeaving();
  // The same key until the history entry has it, however often the entry is read before.
  const [freshKey] = useState(() => newKey());

  useEffect(() => {
    if (!generationId && !idempotencyKey) put({ ...asked, idempotencyKey: freshKey });
  });

  // A generation that is being written already counts in the month's quota.
  useEffect(() => {
    if (generationId) void refreshQuota();
  }, [generationId]);

  const [writing, repeat] = useWriting(intent, {
    onCreated(generation) {
      recordStartedHere(generation.id);
      if (!isLeaving.current) put({ ...asked, idempotencyKey, generationId: generation.id });
    },
    onDone(generation) {
      if (generation.briefCountIncremented) void refreshQuota();
    },
    onFailed: () => void refreshQuota(),
    onCancelled: (generation) => void leave(choice ?? generation),
  });

  const generation = writing.phase === 'writing' ? writing.generation : null;
  const reveal = useReveal(generation);
  const isDone = generation?.state === 'done';
  // A new brief can be cancelled while it is still being revealed. A regenerated brief cannot, because it has replaced
  // the old one.
  const canCancel = !isDone || (reveal.isPaced && !regenerates);
  const isShown = isDone && !reveal.isBehind && !(canCancel && isAsking);
  const open = useEffectEvent((briefId: string, section = '') => {
    if (isOver.current) return;
    // The dialog disappears with this page, so a toast says that nothing was cancelled.
    if (isAsking) showTooLateToast();
    const state: Arrival = { announce: 'Your brief is written.' };
    if (isLeaving.current) return;
    void navigate(links.brief(briefId) + section, { replace: true, state });
    if (!regenerates) offerToTakeBack();
  });
  // Whoever is reading in the middle of the page goes on reading, and opens the brief at the same section.
  const [isReading, setReading] = useState(false);
  const hasScrolled = useHasScrolled();
  useEffect(() => {
    if (!isShown) return;
    if (hasScrolled() && scrollY > READING_PX) setReading(true);
    else open(generation!.briefId!);
  }, [isShown, generation, hasScrolled]);

  function offerToTakeBack() {
    const { id } = generation!;
    offerDiscard(
      () =>
        void api('DELETE /api/generations/:id', { params: { id } }).then(
          () => leave(choice ?? generation),
          (error: unknown) => showToast('bad', failureOf(error).message),
        ),
    );
  }

  async function leave(back: BriefChoice | null) {
    // Both the answer to cancelling and the stream report the end.
    if (isOver.current) return;
    isOver.current = true;
    const quota = await refreshQuota();
    showToast('good', `Cancelled. It does not count against your month${quota ? `: ${leftText(quota)}` : ''}.`);
    void navigate(regenerates ? links.brief(regenerates) : links.generate(back ?? {}, 2), { replace: true });
  }

  if (writing.phase === 'failed') {
    const { generation: failed } = writing;
    const again = choice ?? failed;
    const anew = () => put({ ...again, regenerates, engine, idempotencyKey: newKey() });
    // The failed generation's id is the key, so that pressing twice writes one brief.
    const compose = () => put({ ...again, regenerates, engine: 'composer', idempotencyKey: failed!.id });
    const retry = writing.code === 'brief_started' ? null : isSettled(writing.code) ? anew : repeat;
    return (
      <WritingFailed
        code={writing.code}
        message={writing.message}
        choice={again}
        regenerates={regenerates}
        onRetry={retry}
        onCompose={retry && failed?.engine === 'model' ? compose : null}
      />
    );
  }
  if (generation && writing.phase === 'writing') {
    return (
      <WritingScreen
        generation={generation}
        content={reveal.content}
        isUp={writing.isUp}
        seed={regenerates ?? generation.id}
        onShowNow={reveal.isBehind ? reveal.showNow : null}
        onOpen={isReading && isShown ? () => open(generation.briefId!, sectionInView()) : null}
        cancel={
          canCancel
            ? {
                onCancelled: () => void leave(choice ?? generation),
                onTooLate: showTooLateToast,
                onAsk: setAsking,
              }
            : null
        }
      />
    );
  }
  return choice ? <StartingScreen choice={choice} year={year} /> : <Preparing />;
}

/** Someone who has scrolled this far is reading. */
const READING_PX = 200;

/** The hash of the section that is read; the brief's page has the same sections. */
function sectionInView(): string {
  const headings = [...document.querySelectorAll<HTMLElement>('#main h2[id]')];
  const above = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 2);
  return above.length > 0 ? `#${above.at(-1)!.id}` : '';
}

function showTooLateToast() {
  showToast('good', 'The brief was finished before you could cancel it.');
}
