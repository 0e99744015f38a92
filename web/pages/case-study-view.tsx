import { useRef } from 'react';
import { Link, useLoaderData, useParams } from 'react-router';
import type { PublishedCaseStudy } from '#contract/published-case-study.ts';
import { summaryOf } from '#domain/case-study/summary.ts';
import { links } from '#domain/navigation/links.ts';
import { useFailedLoad } from '#web/lib/api/use-failed-load.ts';
import { longDay } from '#web/lib/format/days.ts';
import { forPage } from '#web/lib/page/page.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { CopyButton } from '#web/ui/control/CopyButton.tsx';
import { EmptyStatePage } from '#web/ui/feedback/EmptyState.tsx';
import { LoadFailed } from '#web/ui/feedback/LoadFailed.tsx';
import { Avatar } from '#web/ui/picture/Avatar.tsx';
import { Cover } from '../features/case-study/page/Cover.tsx';
import { SectionView } from '../features/case-study/page/SectionView.tsx';
import { ThemedPage } from '../features/case-study/page/ThemedPage.tsx';
import { Contents } from '../features/case-study/view/Contents.tsx';
import { ExportButton } from '../features/case-study/view/ExportButton.tsx';
import { MoreWork } from '../features/case-study/view/MoreWork.tsx';
import { PasswordForm } from '../features/case-study/view/PasswordForm.tsx';
import { Readers } from '../features/case-study/view/Readers.tsx';
import { Summary } from '../features/case-study/view/Summary.tsx';
import { useReportReading } from '../features/case-study/view/use-report-reading.ts';
import { KeepButton } from '../features/collection/KeepButton.tsx';
import styles from './case-study-view.module.css';

export const loader = forPage('open', async ({ api, params, url }) => ({
  study: await api('GET /api/published-case-studies/:id', { params: { id: params.caseStudyId! } }),
  address: url.origin + url.pathname,
}));

export function Component() {
  const { study, address } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const { author, document, pictures, design, brief, build } = study;
  const end = useRef<HTMLDivElement>(null);
  useReportReading(study.link, end);
  return (
    <main id="main">
      <link
        rel="stylesheet"
        href={`/case-studies/${study.link}/look.css?at=${Date.parse(study.publishedAt)}`}
        precedence="page-look"
      />
      <div className={`wrap ${styles.top}`}>
        <ButtonLink to={links.showcase()} variant="quiet" icon="arrow-left">
          Back to Showcase
        </ButtonLink>
        <div className="row gap-1">
          {study.isMine && study.design && (
            <ButtonLink to={links.editCaseStudy(study.design.id)} variant="quiet" icon="pen-line">
              Edit
            </ButtonLink>
          )}
          {study.isMine && <Readers id={study.id} />}
          {study.visibility === 'public' && <KeepButton kind="case-study" thingId={study.id} />}
          <CopyButton text={address} label="Copy link" />
          <ExportButton title={document.title} />
        </div>
      </div>
      <ThemedPage theme={document.theme} look={study.id}>
        <Cover
          title={<h1 dir="auto">{document.title}</h1>}
          description={
            document.description && (
              <p className="cs-stand" dir="auto">
                {document.description}
              </p>
            )
          }
          byline={<Byline study={study} />}
          frames={design?.frames ?? []}
        />
        <Summary sections={document.sections} brief={brief} build={build} />
        <div className="cs-body">
          {document.sections.map((section, at) => (
            <SectionView key={section.id} section={section} pictures={pictures} isFirst={at === 0} />
          ))}
          <Contents sections={document.sections} />
        </div>
        <div ref={end} />
        <MoreWork previous={study.previous} next={study.next} />
      </ThemedPage>
      <section className={`wrap ${styles.end}`} aria-label="Author">
        <Link to={links.person(author.handle)} className={styles.more}>
          <Avatar name={author.displayName} paper={author.avatar.paper} src={author.avatar.url} size="l" />
          <span>
            <b dir="auto">{author.displayName}</b>
            <span className="t-14 muted">All work on one page</span>
          </span>
        </Link>
        <div className="row">
          {build?.demoUrl && (
            <ButtonLink
              href={build.demoUrl}
              variant="second"
              size="l"
              icon="external-link"
              target="_blank"
              rel="noopener noreferrer ugc"
            >
              Try the build
            </ButtonLink>
          )}
          {design && (
            <ButtonLink to={links.submission(design.id)} size="l">
              See the design
            </ButtonLink>
          )}
          <ButtonLink to={links.showcase()} variant="quiet" size="l">
            Browse Showcase
          </ButtonLink>
        </div>
      </section>
    </main>
  );
}

/** Author, day, minutes of reading, and what the page is. */
function Byline({ study }: { study: PublishedCaseStudy }) {
  const { author, publishedAt, document } = study;
  const name = author.displayName || 'Anonymous';
  const { minutes } = summaryOf(document);
  return (
    <>
      <span className={styles.author}>
        <Avatar name={name} paper={author.avatar.paper} src={author.avatar.url} />
        <b dir="auto">{name}</b>
      </span>
      <time dateTime={publishedAt}>{longDay(publishedAt)}</time>
      <span>{minutes} min read</span>
      {study.isSample && <span>Sample</span>}
      {study.visibility === 'unlisted' && study.isMine && <span className="cs-own">Unlisted</span>}
    </>
  );
}

export function ErrorBoundary() {
  const { code, isLoading, loadAgain } = useFailedLoad();
  const { caseStudyId } = useParams();
  if (code === 'password_needed') {
    return (
      <EmptyStatePage
        kind="not-found"
        outline="case-study"
        title="This case study has a password"
        action={<PasswordForm link={caseStudyId!} />}
      >
        Ask its author for the password.
      </EmptyStatePage>
    );
  }
  if (code === 'case_study_not_found' || code === 'invalid_request') {
    return (
      <EmptyStatePage
        kind="not-found"
        outline="case-study"
        title="Case Study Not Found"
        action={
          <ButtonLink to={links.showcase()} size="l">
            Browse Showcase
          </ButtonLink>
        }
      >
        The case study you're looking for doesn't exist or may have been removed.
      </EmptyStatePage>
    );
  }
  return <LoadFailed title="Error loading case study" isLoading={isLoading} onLoadAgain={loadAgain} className="wrap" />;
}
