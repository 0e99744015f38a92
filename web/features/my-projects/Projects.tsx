import { type ReactNode, useCallback, useState } from 'react';
import { useLocation, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import type { BriefCard } from '#contract/brief.ts';
import type { CaseStudyCard } from '#contract/case-study.ts';
import type { Generation } from '#contract/generation.ts';
import type { SubmissionCard } from '#contract/submission.ts';
import type { BegunSubmissionCard } from '#contract/submission-draft.ts';
import type { Answer } from '#web/lib/api/api-client.ts';
import { useAddressChange } from '#web/lib/page/use-address-change.ts';
import { useVisibleInterval } from '#web/lib/page/use-visible-interval.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { Tabs } from '#web/ui/control/Tabs.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { TicketSkeleton } from '#web/ui/feedback/Skeleton.tsx';
import { arrangementQuery, firstTab, readArrangement } from './arrange.ts';
import { BriefsTab } from './BriefsTab.tsx';
import { CaseStudiesTab } from './CaseStudiesTab.tsx';
import { useRefetchWhenStale } from './freshness.ts';
import styles from './Projects.module.css';
import { SubmissionsTab } from './SubmissionsTab.tsx';

export interface ProjectsData {
  briefs: BriefCard[];
  live: Generation[];
  submissions: SubmissionCard[];
  begun: BegunSubmissionCard[];
  caseStudies: CaseStudyCard[];
  collaborations: Answer<'GET /api/me/collaborations'>;
  /** Time when the data was loaded, in ms. */
  readAt: number;
}
export type ProjectsAnswer = ProjectsData | { failed: string; readAt: number };

const SKELETONS = ['first', 'second', 'third'];

export function LoadingProjects() {
  return (
    <>
      <div role="status">
        <h1 className="display d-58">Loading your projects...</h1>
      </div>
      <div className={`${styles.grid} ${styles.loading}`}>
        {SKELETONS.map((name) => (
          <TicketSkeleton key={name} />
        ))}
      </div>
    </>
  );
}

/** How often the page looks for a brief that is being written, which takes from seconds to a minute. */
const WRITING_MS = 3_000;

interface Props {
  answer: ProjectsAnswer;
  /** A component of another feature; the page provides it. */
  renderCollaborations: (items: ProjectsData['collaborations'], now: number) => ReactNode;
  /** What else somebody without a brief can begin with; also of another feature. */
  belowNoBriefs: ReactNode;
}

/** The tabs. If loading again fails, the old data stays, with the error above it. */
export function Projects({ answer, ...others }: Props) {
  const { revalidate, state } = useRevalidator();
  const [last, setLast] = useState<ProjectsData | null>('failed' in answer ? null : answer);
  if (!('failed' in answer) && answer !== last) setLast(answer);
  const data = 'failed' in answer ? last : answer;
  const refetch = useCallback(() => void revalidate(), [revalidate]);
  useRefetchWhenStale(answer.readAt, refetch);
  // A reload that takes long is not begun anew.
  useVisibleInterval(data?.live.length ? WRITING_MS : null, () => state === 'idle' && refetch());

  const retry = (
    <Button variant="second" busy={state === 'loading'} onClick={refetch}>
      Retry
    </Button>
  );
  if (!data)
    return (
      <div className={styles.empty}>
        <EmptyState
          kind="failed"
          title={`Failed to load data: ${(answer as { failed: string }).failed}`}
          action={retry}
        />
      </div>
    );
  return (
    <>
      {'failed' in answer && (
        <Notice tone="bad" alert title={`Failed to load data: ${answer.failed}`} action={retry} className={styles.live}>
          This is what was there before.
        </Notice>
      )}
      <ProjectTabs data={data} {...others} />
    </>
  );
}

type TabsProps = Omit<Props, 'answer'> & { data: ProjectsData };

function ProjectTabs({ data, renderCollaborations, belowNoBriefs }: TabsProps) {
  const { briefs, live, submissions, begun, caseStudies, collaborations, readAt } = data;
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const counts = {
    briefs: briefs.length,
    submissions: submissions.length,
    'case-studies': caseStudies.length,
    collaborations: collaborations.requests.length + collaborations.collaborations.length,
  };
  // What arrives while the page is open changes no tab.
  const [first] = useState(() =>
    firstTab({ ...counts, briefs: briefs.length + live.length, submissions: submissions.length + begun.length }),
  );
  const arrangement = readArrangement(search, first);
  const arrange = useAddressChange(arrangement, (next) =>
    navigate(pathname + arrangementQuery(next, first), { replace: true, preventScrollReset: true }),
  );
  return (
    <Tabs
      label="Projects"
      className={styles.tabs}
      value={arrangement.tab}
      onChange={(tab) => arrange({ tab })}
      tabs={[
        {
          value: 'briefs',
          label: 'Briefs',
          count: counts.briefs,
          content: (
            <BriefsTab
              cards={briefs}
              live={live}
              now={readAt}
              arrangement={arrangement}
              onArrange={arrange}
              belowNone={belowNoBriefs}
            />
          ),
        },
        {
          value: 'submissions',
          label: 'Submissions',
          count: counts.submissions,
          content: (
            <SubmissionsTab
              cards={submissions}
              begun={begun}
              now={readAt}
              order={arrangement.order}
              onArrange={arrange}
            />
          ),
        },
        {
          value: 'case-studies',
          label: 'Case studies',
          count: counts['case-studies'],
          content: <CaseStudiesTab cards={caseStudies} designs={submissions} now={readAt} />,
        },
        {
          value: 'collaborations',
          label: 'Collaborations',
          count: counts.collaborations,
          content: renderCollaborations(collaborations, readAt),
        },
      ]}
    />
  );
}
