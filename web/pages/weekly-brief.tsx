import { useLoaderData } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { weekInWords } from '#domain/weekly-brief/week.ts';
import { forPage } from '#web/lib/page/page.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { SideBySide } from '../features/showcase/side-by-side/SideBySide.tsx';
import { answersInWords } from '../features/showcase/week/WeekList.tsx';
import { WeekTicket } from '../features/showcase/week/WeekTicket.tsx';
import styles from './weekly-brief.module.css';

export const loader = forPage('open', ({ api, params }) =>
  api('GET /api/weekly-briefs/:week', { params: { week: params.week! } }),
);

/** SHOW-10: one week. Its answers stand side by side from the next Monday on. */
export function Component() {
  const { brief, isOver, compared } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return (
    <main id="main" data-wide>
      <div className={`wrap ${styles.head}`}>
        <ButtonLink to={links.weeklyBriefs()} variant="quiet" icon="arrow-left" className={styles.back}>
          All weeks
        </ButtonLink>
        <h1 className="display d-44">
          {isOver ? 'Brief of the week' : 'Brief of this week'}, {weekInWords(brief.week)}
        </h1>
        {isOver && <p className="lede">{answersInWords(brief.answerCount)}</p>}
      </div>
      {compared ? (
        <SideBySide compared={compared} eager />
      ) : (
        <div className={`wrap ${styles.body}`}>
          {isOver ? (
            <EmptyState
              kind="empty"
              title="Nothing to compare"
              industry={brief.industry}
              action={
                <ButtonLink to={links.brief(brief.id)} variant="second">
                  Read this brief
                </ButtonLink>
              }
            >
              In that week fewer than two designs showed the same deliverable.
            </EmptyState>
          ) : (
            <WeekTicket brief={brief} withoutArchive />
          )}
        </div>
      )}
    </main>
  );
}
