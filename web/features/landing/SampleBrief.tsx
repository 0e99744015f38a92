import { Link } from 'react-router';
import type { IndustryId } from '#domain/catalog/industries.ts';
import type { StyleId } from '#domain/catalog/styles.ts';
import { links } from '#domain/navigation/links.ts';
import { count } from '#web/lib/format/count.ts';
import { IndustryTag } from '#web/parts/IndustryTag.tsx';
import { StyleTag } from '#web/parts/StyleTag.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { Avatar } from '#web/ui/picture/Avatar.tsx';
import styles from './SampleBrief.module.css';

/** The part of a real brief that the landing page shows. */
export interface Sample {
  id: string;
  docket: string;
  title: string;
  industry: IndustryId;
  styles: StyleId[];
  summary: string;
  goals: string[];
  persona: { name: string; age: number; words: string };
  deliverables: { title: string; requirements: number }[];
}

/**
 * An example of a real brief (LAND-3). If `null`, nobody has shared one, and the parts of a brief are listed instead.
 */
export function SampleBrief({ sample, generate }: { sample: Sample | null; generate: string }) {
  return sample ? <Docket sample={sample} generate={generate} /> : <WhatABriefHolds generate={generate} />;
}

function Docket({ sample, generate }: { sample: Sample; generate: string }) {
  const { persona } = sample;
  return (
    <section className={styles.docket} data-industry={sample.industry} aria-labelledby="sample-title">
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.left}>
          <p className={styles.line}>
            <span className="value strong">{sample.docket}</span>
            <span className="t-14">Sample brief</span>
          </p>
          <h2 className="display d-58" id="sample-title">
            {sample.title}
          </h2>
          <p className={styles.tags}>
            <IndustryTag industry={sample.industry} outline />
            {sample.styles.map((style) => (
              <StyleTag key={style} style={style} />
            ))}
          </p>
          <p className={`t-18 ${styles.summary}`}>{sample.summary}</p>
          <div className={styles.actions}>
            <ButtonLink to={generate} size="l">
              Generate My First Brief
            </ButtonLink>
            <Link to={links.brief(sample.id)}>Read the whole brief</Link>
            <Link to={links.communityBriefs()}>More community briefs</Link>
          </div>
        </div>
        <div className={styles.right}>
          <h3>Goals</h3>
          <ol className={styles.rules}>
            {sample.goals.map((goal) => (
              <li key={goal}>{goal}</li>
            ))}
          </ol>
          <h3>Primary persona</h3>
          <div className={styles.persona}>
            <Avatar name={persona.name} size="l" />
            <p>
              <b>
                {persona.name}, {persona.age}
              </b>
              <br />
              {persona.words}
            </p>
          </div>
          <h3>Deliverables</h3>
          <ul className={styles.rules}>
            {sample.deliverables.map(({ title, requirements }) => (
              <li key={title} className={styles.deliverable}>
                {title}
                <span>{count(requirements, 'requirement')}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

const PARTS = [
  'Project Overview',
  'Unique Selling Points',
  'Target Audience',
  'Design Direction',
  'Key Features',
  'Deliverables',
];

function WhatABriefHolds({ generate }: { generate: string }) {
  return (
    <section className={styles.docket} data-industry="health" aria-labelledby="sample-title">
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.left}>
          <p className="t-14">No sample brief has been shared here yet</p>
          <h2 className="display d-58" id="sample-title">
            Six parts, one client
          </h2>
          <p className={`t-18 ${styles.summary}`}>
            A brief names the client and the reason for the work, then asks for things that can be delivered and
            checked.
          </p>
          <div className={styles.actions}>
            <ButtonLink to={generate} size="l">
              Generate My First Brief
            </ButtonLink>
          </div>
        </div>
        <div className={styles.right}>
          <h3>What a brief holds</h3>
          <ol className={styles.rules}>
            {PARTS.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
