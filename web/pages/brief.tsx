import { useState } from 'react';
import { useLoaderData, useNavigate, useRevalidator, useRouteError } from 'react-router';
import { countsAsStarted } from '#domain/brief/progress.ts';
import { type BriefSectionId, canBeRewritten } from '#domain/brief/sections.ts';
import { links } from '#domain/navigation/links.ts';
import { COLUMNS_MAX } from '#domain/showcase/side-by-side.ts';
import { forPage } from '#web/lib/page/page.ts';
import { usePendingAct } from '#web/lib/session/use-pending-act.ts';
import { useViewer } from '#web/lib/session/use-session.ts';
import { BriefMenu } from '#web/parts/BriefMenu.tsx';
import { AboutBrief } from '../features/brief/AboutBrief.tsx';
import { ANSWERS, Answers } from '../features/brief/Answers.tsx';
import { BriefActions, SubmitBriefLink } from '../features/brief/BriefActions.tsx';
import { BriefError } from '../features/brief/BriefError.tsx';
import { BriefHeader } from '../features/brief/BriefHeader.tsx';
import { BriefSections, sectionsOf } from '../features/brief/BriefSections.tsx';
import { Deliverables } from '../features/brief/Deliverables.tsx';
import { WithGlossary } from '../features/brief/glossary/Explained.tsx';
import { HAND_INS, HandIns } from '../features/brief/HandIns.tsx';
import { loadBrief } from '../features/brief/load-brief.ts';
import { OpenRequirements } from '../features/brief/OpenRequirements.tsx';
import { SectionIndex } from '../features/brief/SectionIndex.tsx';
import { TASK, Task } from '../features/brief/Task.tsx';
import { useBriefProgress } from '../features/brief/use-brief-progress.ts';
import { useClosedSections } from '../features/brief/use-closed-sections.ts';
import { AskBar, AskClient } from '../features/client/AskClient.tsx';
import { CLIENT, ClientPreview, ClientSection } from '../features/client/ClientSection.tsx';
import { ChangeBadge, ToAnswer } from '../features/client/ToChange.tsx';
import { useDesk } from '../features/client/use-desk.ts';
import { KeepButton } from '../features/collection/KeepButton.tsx';
import { withdrawDiscardOffer } from '../features/generation/discard-offer.ts';
import { RewriteSection } from '../features/generation/RewriteSection.tsx';
import { Timeline } from '../features/milestone/Timeline.tsx';
import { TIMELINE, TimelineRecord } from '../features/milestone/TimelineRecord.tsx';
import { AnswerChoice, BESIDE } from '../features/showcase/side-by-side/AnswerChoice.tsx';
import { SideBySide } from '../features/showcase/side-by-side/SideBySide.tsx';
import { Regeneration } from './brief/Regeneration.tsx';
import { Tools } from './brief/Tools.tsx';
import styles from './brief.module.css';

/** The brief; for a community brief also a page of the designs for it. */
export const loader = forPage('inviting', async ({ api, params, url }) => {
  const brief = await loadBrief(api, params.briefId);
  const now = Date.now();
  if (!brief.isCommunity) return { brief, now, answers: null, compared: null, handIns: null };
  const cursor = url.searchParams.get('after') ?? undefined;
  const of = { params: { id: brief.id } };
  const [designs, compared, handIns] = await Promise.all([
    api('GET /api/briefs/:id/designs', { ...of, query: cursor ? { cursor } : {} }),
    cursor ? null : api('GET /api/briefs/:id/side-by-side', { ...of, query: comparedQuery(url.searchParams) }),
    brief.sharedBy === 'me' ? api('GET /api/briefs/:id/hand-ins', of) : null,
  ]);
  const isCompared = new Set(compared?.columns.map(({ id }) => id));
  const items = designs.items.filter(({ id }) => !isCompared.has(id));
  return {
    brief,
    now,
    answers: { ...designs, items, isLater: cursor !== undefined },
    compared,
    handIns: handIns?.items ?? null,
  };
});

/** Which answers the address asks for side by side. */
function comparedQuery(search: URLSearchParams) {
  const [page, of] = [search.get('side') ?? '', search.getAll(BESIDE).slice(0, COLUMNS_MAX.brief)];
  return { ...(/^[1-9]\d?$/.test(page) && { page }), ...(of.length > 0 && { of: of.join(',') }) };
}

type Data = Awaited<ReturnType<typeof loader>>;

export function Component() {
  const data = useLoaderData<Data>();
  return <Brief key={data.brief.id} {...data} />;
}

function Brief({ brief, answers, compared, handIns, now }: Data) {
  const viewer = useViewer();
  const { status, progress, ticks, move, tick } = useBriefProgress(brief);
  const onToggle = useClosedSections(brief.id);
  const desk = useDesk();
  const [regenerates, setRegenerates] = useState(false);
  const navigate = useNavigate();
  const isStarted = countsAsStarted(status);
  const canRemove = brief.isMine || progress !== null;
  const canReport = viewer !== null && brief.isCommunity && brief.sharedBy !== 'me';
  const canAsk = isStarted && brief.hasClient;
  const isOver = status === 'submitted';
  const hasTimeline = isStarted || (isOver && brief.milestones.length > 0);
  const canRewrite = brief.isMine && status === 'not_started' && brief.sectionRewritesLeft > 0;
  const rewriteSection = (section: BriefSectionId, title: string) =>
    canBeRewritten(section) && (
      <RewriteSection briefId={brief.id} section={section} title={title} left={brief.sectionRewritesLeft} />
    );
  const shown = {
    ...brief,
    progress,
    assignedTo: brief.assignedTo ?? (isStarted ? (viewer?.displayName ?? null) : null),
  };
  usePendingAct('start', ({ id }) => {
    if (id === brief.id && status === 'not_started') void move('in_progress');
  });

  return (
    <main id="main">
      <BriefHeader
        brief={shown}
        now={now}
        avatar={viewer?.avatar}
        tools={
          <>
            {brief.isCommunity && <KeepButton kind="brief" thingId={brief.id} small />}
            <Tools brief={brief} />
            {(canRemove || canReport) && (
              <BriefMenu
                canRemove={canRemove}
                canReport={canReport}
                brief={{ ...brief, status, submissionId: progress?.submissionId ?? null }}
                onRemoved={() => {
                  withdrawDiscardOffer();
                  return navigate(links.myProjects());
                }}
              />
            )}
          </>
        }
        ask={canAsk && <AskClient desk={desk} />}
        changeRequest={brief.changeWaits && <ChangeBadge />}
        status={viewer && (progress || isStarted || brief.isMine) ? status : null}
        actions={
          <BriefActions
            brief={shown}
            status={status}
            isGuest={!viewer}
            onMove={(to) => {
              withdrawDiscardOffer();
              void move(to);
            }}
            onRegenerate={() => setRegenerates(true)}
          />
        }
      />
      <div className={`wrap ${styles.body}`}>
        <SectionIndex
          sections={[
            ...(brief.content.task ? [TASK] : []),
            ...(hasTimeline ? [TIMELINE] : []),
            ...sectionsOf(brief.content),
            ...(brief.hasClient ? [CLIENT] : []),
            ...(handIns ? [HAND_INS] : []),
            ...(answers ? [ANSWERS] : []),
          ]}
        />
        <WithGlossary glossary={brief.content.glossary ?? []}>
          <div className={styles.main}>
            <Task content={brief.content} industry={brief.industry} />
            {isStarted && <Timeline briefId={brief.id} milestones={brief.milestones} progress={progress} now={now} />}
            {hasTimeline && isOver && <TimelineRecord milestones={brief.milestones} />}
            <div>
              <BriefSections
                content={brief.content}
                twistAction={brief.changeWaits && <ToAnswer />}
                onToggle={onToggle}
                actionOf={canRewrite ? rewriteSection : undefined}
                deliverables={
                  <Deliverables
                    content={brief.content}
                    ticks={new Set(ticks)}
                    onTick={isStarted ? (key, done) => void tick(key, done) : undefined}
                  />
                }
              />
              {brief.hasClient &&
                (isStarted || isOver ? (
                  <ClientSection briefId={brief.id} isOver={isOver} desk={desk} />
                ) : (
                  <ClientPreview />
                ))}
              {isStarted && (
                <OpenRequirements content={brief.content} ticks={ticks}>
                  <SubmitBriefLink brief={brief} size="l" />
                </OpenRequirements>
              )}
              <AboutBrief brief={brief} />
              {handIns && (
                <div className="no-print">
                  <HandIns items={handIns} now={now} />
                </div>
              )}
            </div>
            {canAsk && (
              <AskBar desk={desk}>
                <SubmitBriefLink brief={brief} />
              </AskBar>
            )}
          </div>
        </WithGlossary>
      </div>
      {answers && (
        <Answers
          briefId={brief.id}
          answers={answers}
          compared={
            compared && (
              <>
                <SideBySide compared={compared} ofPage />
                <AnswerChoice compared={compared} />
              </>
            )
          }
        />
      )}
      {brief.isMine && <Regeneration briefId={brief.id} open={regenerates} onClose={() => setRegenerates(false)} />}
    </main>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  return (
    <BriefError
      error={error}
      onRetry={() => void revalidate()}
      isRetrying={state === 'loading'}
      className={`wrap wrap-narrow ${styles.error}`}
    />
  );
}
