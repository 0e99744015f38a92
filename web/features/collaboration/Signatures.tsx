import type { AgreementView } from '#contract/agreement.ts';
import { Badge } from '#web/parts/StatusBadge.tsx';
import { classes } from '#web/ui/classes.ts';
import { Avatar } from '#web/ui/picture/Avatar.tsx';
import { DateTime } from '#web/ui/text/DateTime.tsx';
import styles from './AgreementDocument.module.css';

/** Who has confirmed, and when. */
export function Signatures({ agreement, now }: { agreement: AgreementView; now: number }) {
  const { iAm, designer, developer, designerConfirmedAt, developerConfirmedAt } = agreement;
  const both = [
    { party: 'designer', person: designer, at: designerConfirmedAt },
    { party: 'developer', person: developer, at: developerConfirmedAt },
  ] as const;
  return (
    <div className={styles.signatures}>
      {both.map(({ party, person, at }) => (
        <div key={party} className={classes(styles.signature, at && styles.signed)}>
          <Avatar name={person.displayName} paper={person.avatar.paper} src={person.avatar.url} />
          <div>
            <b>{iAm === party ? 'You' : person.displayName}</b>
            <p>
              <Badge icon={at ? 'circle-check' : 'hourglass'} tone={at ? 'positive' : 'outline'}>
                {at ? 'Confirmed' : 'Not confirmed'}
              </Badge>
            </p>
            {at && (
              <p className="t-13 muted">
                <DateTime iso={at} now={now} as="moment" />
              </p>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}
