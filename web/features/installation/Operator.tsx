import type { Installation } from '#contract/installation.ts';

interface Props {
  installation: Installation;
}

/** The operator of this installation, by name if there is one, as a link if there is a contact. */
export function Operator({ installation: { operatorName, operatorContact } }: Props) {
  const name = operatorName ?? 'the operator';
  return operatorContact ? <a href={operatorContact}>{name}</a> : name;
}

/** For the side of a page: the operator and the contact. Renders nothing where there is neither. */
export function RunBy({ installation }: Props) {
  const { operatorName, operatorContact } = installation;
  if (!operatorName && !operatorContact) return null;
  return (
    <p>
      Run by <Operator installation={installation} />.
    </p>
  );
}
