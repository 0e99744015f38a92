import { Link } from 'react-router';
import type { WorkspaceBrief } from '#contract/workspace.ts';
import { links } from '#domain/navigation/links.ts';
import styles from './BriefCard.module.css';

/** What the design answers, for the developer: the wishes, the plot twist, and the requirements. */
export function BriefCard({ brief }: { brief: WorkspaceBrief }) {
  return (
    <section className={`card card-pad ${styles.brief}`} aria-labelledby="project-brief">
      <div className={styles.head}>
        <h2 id="project-brief" className="display d-26">
          Project Brief
        </h2>
        <span className="t-13 muted tnum">{brief.docket}</span>
      </div>
      <div>
        <h3>{brief.isReadable ? <Link to={links.brief(brief.id)}>{brief.title}</Link> : brief.title}</h3>
        <p>{brief.projectDescription}</p>
      </div>
      {brief.plotTwist && (
        <div className={styles.twist}>
          <h3>Plot Twist</h3>
          <p>{brief.plotTwist}</p>
        </div>
      )}
      {brief.deliverables.length > 0 && (
        <details>
          <summary>What has to be in it</summary>
          {brief.deliverables.map(({ title, requirements }) => (
            <div key={title} className={styles.deliverable}>
              <h3>{title}</h3>
              <ul>
                {requirements.map((requirement) => (
                  <li key={requirement}>{requirement}</li>
                ))}
              </ul>
            </div>
          ))}
        </details>
      )}
    </section>
  );
}
