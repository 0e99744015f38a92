import type { PartialBriefContent } from '#domain/brief/content.ts';
import { leadOf } from '#domain/brief/lead.ts';
import { withoutVoice } from '#domain/brief/voice.ts';
import { classes } from '#web/ui/classes.ts';
import shared from './BriefSections.module.css';
import { Constraints } from './Constraints.tsx';
import { Goals } from './Goals.tsx';
import { Explained } from './glossary/Explained.tsx';
import styles from './Overview.module.css';
import { Part } from './Part.tsx';
import { SuccessMeasures } from './SuccessMeasures.tsx';
import { Tension } from './Tension.tsx';

/** The job: background, goals, success measures, conflict, constraints, non-goals, people and open questions. */
export function Overview({ content }: { content: PartialBriefContent }) {
  const { whyNow, unknowns, nonGoals } = content;
  const stakeholders = withoutVoice(content);
  const { lead, rest } = leadOf(content.projectDescription ?? '');
  return (
    <>
      <div className={styles.top}>
        <div className={styles.story}>
          {lead && (
            <p className={styles.lead}>
              <Explained>{lead}</Explained>
            </p>
          )}
          {rest && (
            <p>
              <Explained>{rest}</Explained>
            </p>
          )}
          {content.situation && (
            <p>
              <Explained>{content.situation}</Explained>
            </p>
          )}
        </div>
        {whyNow && (
          <div className={styles.now}>
            <h3>Why now</h3>
            <p>
              <Explained>{whyNow}</Explained>
            </p>
          </div>
        )}
      </div>
      <Goals content={content}>
        {hasAny(content.successMeasures) && (
          <Part title="How success is measured">
            <SuccessMeasures measures={content.successMeasures} />
          </Part>
        )}
      </Goals>
      <Tension content={content} />
      <div className={styles.two}>
        {hasAny(content.constraints) && (
          <div>
            <Part title="Constraints">
              <Constraints constraints={content.constraints} />
            </Part>
          </div>
        )}
        <div>
          {hasAny(unknowns) && (
            <Part title="Still unknown">
              <Points items={unknowns} />
            </Part>
          )}
          {hasAny(nonGoals) && (
            <Part title="Not part of this job">
              <Points items={nonGoals} />
            </Part>
          )}
        </div>
      </div>
      {hasAny(stakeholders) && (
        <Part title="People with a say">
          <dl className={classes(shared.rows, shared.plain)}>
            {stakeholders.map((person, n) => (
              <div key={person.name ?? n}>
                <dt>
                  {person.name}
                  <span className={classes(shared.aside, styles.role)}>{person.role}</span>
                </dt>
                {person.wants && <dd>{person.wants}</dd>}
              </div>
            ))}
          </dl>
        </Part>
      )}
    </>
  );
}

function Points({ items }: { items: readonly string[] }) {
  return (
    <ul className={shared.points}>
      {items.map((item) => (
        <li key={item}>
          <Explained>{item}</Explained>
        </li>
      ))}
    </ul>
  );
}

function hasAny<T>(items: readonly T[] | undefined): items is readonly T[] {
  return items !== undefined && items.length > 0;
}
