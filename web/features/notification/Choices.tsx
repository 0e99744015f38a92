import type { NotificationChoice, NotificationChoices } from '#contract/notification.ts';
import { links } from '#domain/navigation/links.ts';
import { notificationKinds } from '#domain/notification/kinds.ts';
import { type MailPace, mailPaces } from '#domain/notification/mail-pace.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useOptimisticChanges } from '#web/lib/api/use-optimistic-changes.ts';
import { useInertUntilHydrated } from '#web/lib/page/use-hydrated.ts';
import { classes } from '#web/ui/classes.ts';
import { Segmented } from '#web/ui/control/Segmented.tsx';
import styles from './Choices.module.css';

type Change = NotificationChoice | { pace: MailPace };

function applyChange(choices: NotificationChoices, change: Change): NotificationChoices {
  if ('pace' in change) return { ...choices, mail: choices.mail && { ...choices.mail, pace: change.pace } };
  return { ...choices, items: choices.items.map((choice) => (choice.kind === change.kind ? change : choice)) };
}

/** The text under the section's title: whether and where e-mails are sent. */
export function aboutMail({ mail }: NotificationChoices): string {
  if (!mail) return 'This Brief Foundry sends no e-mail.';
  return 'One e-mail can hold several notifications. What you have read already is left out.';
}

/** Which notifications a person wants, and where (WORK-11). Each choice is saved at once. */
export function Choices({ choices }: { choices: NotificationChoices }) {
  const { shown, change } = useOptimisticChanges(
    'notification choices',
    choices,
    applyChange,
    ({ message }) => message,
  );
  const { items, mail } = shown;
  const inert = useInertUntilHydrated({ controlledBy: items });
  const canMail = mail !== null && mail.address !== null;

  function choose(chosen: Change) {
    void change(
      chosen,
      (signal) => {
        if ('pace' in chosen) return api('PUT /api/me/mail-pace', { body: chosen }, { signal });
        const { kind, ...body } = chosen;
        return api('PUT /api/me/notification-choices/:kind', { params: { kind }, body }, { signal });
      },
      (_state, answer) => answer,
    );
  }

  return (
    <>
      <table className={styles.table} inert={inert}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">When</span>
            </th>
            <th scope="col">In Brief Foundry</th>
            {canMail && <th scope="col">By e-mail</th>}
          </tr>
        </thead>
        <tbody>
          {notificationKinds.map(({ id, label }) => {
            const choice = items.find(({ kind }) => kind === id)!;
            return (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={`${label}, in Brief Foundry`}
                      checked={choice.inProduct}
                      onChange={({ target }) => choose({ ...choice, inProduct: target.checked })}
                    />
                  </label>
                </td>
                {canMail && (
                  <td>
                    <label>
                      <input
                        type="checkbox"
                        aria-label={`${label}, by e-mail`}
                        checked={choice.byMail}
                        onChange={({ target }) => choose({ ...choice, byMail: target.checked })}
                      />
                    </label>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      {mail && (mail.address === null ? <NoAddress /> : <MailLine mail={mail} onPace={(pace) => choose({ pace })} />)}
    </>
  );
}

function NoAddress() {
  return (
    <p className="muted t-14">
      Your way to log in has no confirmed e-mail address, so no e-mail can be sent. Confirm your address there, then log
      in again.
    </p>
  );
}

function MailLine({
  mail,
  onPace,
}: {
  mail: NonNullable<NotificationChoices['mail']>;
  onPace: (pace: MailPace) => void;
}) {
  return (
    <div className={classes('row', 'between', styles.pace)}>
      <p className="t-14">
        To <b>{mail.address}</b>
        {mail.isDevelopment && (
          <>
            , shown in the <a href={links.developmentMailbox()}>development mailbox</a>
          </>
        )}
      </p>
      <Segmented
        label="How often e-mails come"
        options={mailPaces.map(({ id, label }) => ({ value: id, label }))}
        value={mail.pace}
        onChange={onPace}
      />
    </div>
  );
}
