import type { Installation } from '#contract/installation.ts';

type Props = { installation: Installation };

/** Whoever runs this installation, by name where they have given one, as a link where they can be reached. */
export function Operator({ installation: { operatorName, operatorContact } }: Props) {
  const name = operatorName ?? 'the operator';
  return operatorContact ? <a href={operatorContact}>{name}</a> : name;
}

/** For the side of a page: who runs this, and how to reach them. Nothing where they have said neither. */
export function RunBy({ installation }: Props) {
  const { operatorName, operatorContact } = installation;
  if (!operatorName && !operatorContact) return null;
  return (
    <p>
      Run by <Operator installation={installation} />.
    </p>
  );
}
