import { api } from '#web/lib/api/browser-api.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';

/** After a change of the ways: whoever is signed in elsewhere by the old ones stays, unless the person ends it. */
export async function offerToSignOut(revalidate: () => Promise<void>): Promise<void> {
  const answer = await api('GET /api/me/sign-ins').catch(() => null);
  if (!answer) return void showToast('bad', 'Your other devices may still be logged in. They are listed below.');
  const { items } = answer;
  const others = items.filter(({ isThis }) => !isThis).length;
  if (others === 0) return;
  const text = others === 1 ? 'One other device is still logged in.' : `${others} other devices are still logged in.`;
  const signOut = async () => {
    await api('DELETE /api/me/sign-ins');
    showToast('good', 'You are now logged in only here.');
    await revalidate();
  };
  showToast('good', text, {
    label: others === 1 ? 'Log it out' : 'Log them out',
    run: () => void signOut().catch(() => showToast('bad', 'The other devices are still logged in. Try again below.')),
  });
}
