import type { ReactNode } from 'react';
import type { PartialBriefContent } from '#domain/brief/content.ts';
import { classes } from '#web/ui/classes.ts';
import shared from './BriefSections.module.css';
import { Constraints } from './Constraints.tsx';
import styles from './Overview.module.css';
import { SuccessMeasures } from './SuccessMeasures.tsx';

/** The job: background, goals, success measures, constraints, non-goals, conflicts and open questions. */
export function Overview({ content }: { content: PartialBriefContent }) {
  const { tension, stakeholders, unknowns, nonGoals } = content;
  return (
    <>
      <div className="prose">
        <p>{content.projectDescription}</p>
        {content.situation && <p>{content.situation}</p>}
      </div>
      {content.whyNow && (
        <Part title="Why now">
          <p className="prose">{content.whyNow}</p>
        </Part>
      )}
      {hasAny(content.projectGoals) && (
        <Part title="Goals">
          <ol className={styles.goals} aria-label="Goals">
            {content.projectGoals.map((goal) => (
              <li key={goal}>{goal}</li>
            ))}
          </ol>
        </Part>
      )}
      {hasAny(content.successMeasures) && (
        <Part title="How success is measured">
          <SuccessMeasures measures={content.successMeasures} />
        </Part>
      )}
      {hasAny(content.constraints) && (
        <Part title="Constraints">
          <Constraints constraints={content.constraints} />
        </Part>
      )}
      {hasAny(nonGoals) && (
        <Part title="Not part of this job">
          <Points items={nonGoals} />
        </Part>
      )}
      {tension && (
        <Part title="The tension">
          <div className={styles.tension}>
            <p>{tension.a}</p>
            <p>{tension.b}</p>
          </div>
          {tension.where && (
            <p className={styles.where}>
              <b>Where it shows</b> {tension.where}
            </p>
          )}
        </Part>
      )}
      {hasAny(stakeholders) && (
        <Part title="People with a say">
          <dl className={classes(shared.rows, shared.plain)}>
            {stakeholders.map((person, n) => (
              <div key={person.name ?? n}>
                <dt>
                  {person.name}
                  <span className={classes(shared.aside, styles.role)}>{person.role}</span>
                </dt>
                <dd>{person.wants}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {hasAny(unknowns) && (
        <Part title="Still unknown">
          <Points items={unknowns} />
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className={shared.subhead}>{title}</h3>
      {children}
    </>
  );
}

function Points({ items }: { items: readonly string[] }) {
  return (
    <ul className={shared.points}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function hasAny<Item>(list: readonly Item[] | undefined): list is readonly Item[] {
  return list !== undefined && list.length > 0;
}
