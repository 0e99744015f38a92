import type { PublishedCaseStudy } from '#contract/published-case-study.ts';
import type { Section } from '#domain/case-study/document.ts';
import { industryOf } from '#domain/catalog/industries.ts';
import { styleOf } from '#domain/catalog/styles.ts';
import { links } from '#domain/navigation/links.ts';
import { anchorOf } from '../page/SectionView.tsx';
import { titledOf } from './titled.ts';

type Props = { sections: readonly Section[] } & Pick<PublishedCaseStudy, 'brief' | 'build'>;

/** What the design was made for and who built it, and the contents of a long page. */
export function Summary({ sections, brief, build }: Props) {
  const titled = titledOf(sections);
  const hasContents = titled.length > 0;
  if (!hasContents && !brief && !build) return null;
  return (
    <div className="cs-s cs-start">
      {(brief || build) && (
        <div className="cs-glance">
          <h2>About this design</h2>
          <dl>
            {brief && (
              <>
                <div>
                  <dt>Made for the brief</dt>
                  <dd dir="auto">
                    {brief.isReadable ? <a href={links.brief(brief.id)}>{brief.title}</a> : brief.title}
                  </dd>
                </div>
                <div>
                  <dt>Industry</dt>
                  <dd>{industryOf(brief.industry).label}</dd>
                </div>
                <div>
                  <dt>Style</dt>
                  <dd>{brief.styles.map((style) => styleOf(style).label).join(' and ')}</dd>
                </div>
              </>
            )}
            {build && (
              <div>
                <dt>Built by</dt>
                <dd dir="auto">
                  <a href={links.person(build.developer.handle)}>{build.developer.displayName || 'Anonymous'}</a>
                </dd>
              </div>
            )}
          </dl>
        </div>
      )}
      {hasContents && (
        <nav className="cs-toc" aria-labelledby="cs-contents">
          <h2 id="cs-contents">Contents</h2>
          <ol>
            {titled.map((section) => (
              <li key={section.id} dir="auto">
                <a href={`#${anchorOf(section)}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  );
}
