import { useLoaderData } from 'react-router';
import { hasDefaultLook } from '#domain/case-study/look.ts';
import { useFailedLoad } from '#web/lib/api/use-failed-load.ts';
import { longDay } from '#web/lib/format/days.ts';
import { forPage } from '#web/lib/page/page.ts';
import { CoverPicture } from '#web/parts/CoverPicture.tsx';
import { Badge } from '#web/parts/StatusBadge.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { CopyButton } from '#web/ui/control/CopyButton.tsx';
import { EmptyStatePage } from '#web/ui/feedback/EmptyState.tsx';
import { LoadFailed } from '#web/ui/feedback/LoadFailed.tsx';
import { Avatar } from '#web/ui/picture/Avatar.tsx';
import page from '../features/case-study/page/page.module.css';
import { SectionView } from '../features/case-study/page/SectionView.tsx';
import { ExportButton } from '../features/case-study/view/ExportButton.tsx';
import { links } from '../links.ts';
import styles from './case-study-view.module.css';

export const loader = forPage('open', async ({ api, params, url }) => ({
  study: await api('GET /api/published-case-studies/:id', { params: { id: params.caseStudyId! } }),
  address: url.origin + url.pathname,
}));

export function Component() {
  const { study, address } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const { document, pictures, author, design, brief, build } = study;
  const cover = design?.cover;
  const name = author.displayName || 'Anonymous';
  return (
    <main id="main">
      {!hasDefaultLook(document) && (
        <link rel="stylesheet" href={`/case-studies/${study.id}/look.css?at=${Date.parse(study.publishedAt)}`} />
      )}
      <div className={`wrap ${styles.top}`}>
        <ButtonLink to={links.showcase()} variant="quiet" icon="arrow-left">
          Back to Showcase
        </ButtonLink>
        <div className="row">
          {study.isMine && study.design && (
            <ButtonLink to={links.editCaseStudy(study.design.id)} variant="quiet" icon="pen-line">
              Edit
            </ButtonLink>
          )}
          <CopyButton text={address} label="Copy link" />
          <ExportButton title={document.title} />
        </div>
      </div>
      <article className={page.page} data-look={study.id} data-export>
        <header className={styles.head}>
          <h1>{document.title}</h1>
          {document.description && <p className={page.lead}>{document.description}</p>}
          <div className={styles.by}>
            <Avatar name={name} paper={author.avatar.paper} src={author.avatar.url} />
            <p>
              <b>{name}</b>
              <time dateTime={study.publishedAt}>{longDay(study.publishedAt)}</time>
            </p>
            {study.isSample && <Badge icon="box">Sample</Badge>}
            {study.visibility === 'unlisted' && study.isMine && <Badge icon="link">Unlisted</Badge>}
          </div>
        </header>
        {cover && (
          <figure className={styles.cover}>
            <CoverPicture
              {...cover}
              alt={`The cover of ${design.title}`}
              sizes="(min-width: 1360px) 1280px, 100vw"
              eager
            />
          </figure>
        )}
        {document.sections.map((section) => (
          <SectionView key={section.id} section={section} pictures={pictures} />
        ))}
      </article>
      <section className={`wrap ${styles.end}`}>
        {brief && (
          <div>
            <p className="muted">Made for the brief</p>
            <p className="display d-34">
              {brief.isReadable ? <a href={links.brief(brief.id)}>{brief.title}</a> : brief.title}
            </p>
          </div>
        )}
        {build && (
          <div>
            <p className="muted">Built by</p>
            <p className="display d-34">
              <a href={links.person(build.developer.handle)}>{build.developer.displayName || 'Anonymous'}</a>
            </p>
          </div>
        )}
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
            <ButtonLink to={links.submission(design.id)} variant="second" size="l">
              See the submission
            </ButtonLink>
          )}
          <ButtonLink to={links.showcase()} size="l">
            Browse Showcase
          </ButtonLink>
        </div>
      </section>
    </main>
  );
}

export function ErrorBoundary() {
  const { code, isLoading, loadAgain } = useFailedLoad();
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
