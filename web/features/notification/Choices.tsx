import type { NotificationChoice } from '#contract/notification.ts';
import { notificationKinds } from '#domain/notification/kinds.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { api } from '#web/lib/browser-api.ts';
import { useServerState } from '#web/lib/use-server-state.ts';
import { showToast } from '#web/ui/toasts.ts';
import styles from './Inbox.module.css';

const withChoice = (choices: NotificationChoice[], wish: NotificationChoice) =>
  choices.map((choice) => (choice.kind === wish.kind ? wish : choice));

/** What one wants to hear of, and where; each takes effect at once. */
export function Choices({ choices }: { choices: NotificationChoice[] }) {
  const { shown, run } = useServerState(choices, withChoice);

  async function choose(wish: NotificationChoice) {
    const { kind, inProduct, byMail } = wish;
    try {
      await run(
        wish,
        (signal) =>
          api('PUT /api/me/notification-choices/:kind', { params: { kind }, body: { inProduct, byMail } }, { signal }),
        (_state, answer) => answer.items,
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast('bad', error.message);
    }
  }

  return (
    <section className={styles.choices} aria-labelledby="choices">
      <h2 id="choices" className="display d-26">
        What you hear of
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Here</th>
          </tr>
        </thead>
        <tbody>
          {notificationKinds.map(({ id, label }) => {
            const choice = shown.find(({ kind }) => kind === id)!;
            return (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>
                  <input
                    type="checkbox"
                    aria-label={`Here: ${label}`}
                    checked={choice.inProduct}
                    onChange={(event) => void choose({ ...choice, inProduct: event.target.checked })}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
