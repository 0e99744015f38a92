import { constraintKinds } from '#domain/brief/constraint-kinds.ts';
import type { BriefContent } from '#domain/brief/content.ts';
import { classes } from '#web/ui/classes.ts';
import shared from './BriefSections.module.css';

type Constraint = Partial<BriefContent['constraints'][number]>;

/** The constraints by kind, with their effect on the design. */
export function Constraints({ constraints }: { constraints: readonly Constraint[] }) {
  return (
    <dl className={classes(shared.rows, shared.plain)}>
      {constraints.map((constraint, n) => (
        <div key={constraint.text ?? n}>
          <dt>{constraint.type && constraintKinds[constraint.type]}</dt>
          <dd>
            {constraint.text}
            <span className={shared.aside}>{constraint.effect}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
