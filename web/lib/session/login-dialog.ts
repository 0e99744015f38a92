import { atRest } from '#web/lib/at-rest.ts';
import { controlAt, isPlainPress } from '#web/lib/plain-press.ts';

/*
 * The login dialog is a native <dialog> that stands in every page. This file opens and closes it with nothing but the document,
 * so that logging in works on pages that are asleep as it does where React runs. It belongs to the script that every page loads
 * (web/entry-browser.ts); components reach it through web/lib/session/login.ts. Markup speaks to it by attributes:
 *   data-login="/path"          opens the dialog; after signing in the person lands on that path. Empty: on the page shown now.
 *   data-sign-in="/begin?to="   goes to the identity provider: this address with the stored path, or data-return-to, at its end.
 *   data-close-login            closes the dialog.
 *   data-login-ask              somewhere in the page. `once`: invites, once a visit, at a moment of rest. Opened at once: `now`,
 *                               and whoever dismisses it goes home; `again`, because the last sign-in failed.
 */

const RETURN_TO = 'bf-return-to';
const INVITED = 'bf-invited';
const FAILED = 'signIn';
const DONE = 'done';
let hasLeft = false;
let callOffInvitation = () => {};

export interface LoginQuestion {
  returnTo?: string;
  once?: boolean;
}

/** Handles the attributes above and the events of web/lib/session/login.ts, for as long as the document lives. */
export function installLogin(): void {
  addEventListener('click', onClick, true);
  addEventListener('login:open', (event) => openLogin((event as CustomEvent<LoginQuestion>).detail));
  addEventListener('login:close', () => {
    callOffInvitation();
    loginDialog()?.close(DONE);
  });
  // Back from the identity provider by the back button, to a page that is asleep: whoever signed in there is not on it.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasLeft && !('awake' in document.documentElement.dataset)) location.reload();
  });
  const ask = asks();
  if (ask) openLogin({ once: ask === 'once', returnTo: ask === 'again' ? sessionStorage[RETURN_TO] : undefined });
  // The failure has been said; a reload or a copied address is not to say it again.
  if (location.search.includes(FAILED)) history.replaceState(history.state, '', currentPath());
}

function asks(): string | undefined {
  return document.querySelector<HTMLElement>('[data-login-ask]')?.dataset.loginAsk;
}

function onClick(event: MouseEvent) {
  if (!isPlainPress(event)) return;
  const asking = controlAt(event, '[data-login]');
  const going = controlAt(event, '[data-sign-in]');
  if (asking) openLogin({ returnTo: asking.dataset.login }, asking);
  else if (going) signIn(going);
  else if (event.target === loginDialog() || controlAt(event, '[data-close-login]')) loginDialog()!.close();
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function loginDialog(): HTMLDialogElement | null {
  return document.querySelector('dialog#login');
}

/** Asks a guest to log in. Where they land afterwards is stored until they have, or have dismissed the question. */
function openLogin({ returnTo, once }: LoginQuestion, opener = document.activeElement) {
  callOffInvitation();
  const dialog = loginDialog();
  if (!dialog || dialog.open) return;
  if (once) {
    if (!sessionStorage[INVITED]) callOffInvitation = atRest(() => openLogin({ returnTo }));
    return;
  }
  sessionStorage[RETURN_TO] = returnTo || currentPath();
  // Whoever was asked on this visit, for whatever reason, is not invited once more.
  sessionStorage[INVITED] = 'yes';
  dialog.returnValue = '';
  dialog.showModal();
  dialog.onclose = () => {
    // Opened again before the browser came to say that it was closed.
    if (dialog.open) return;
    delete sessionStorage[RETURN_TO];
    const failure = dialog.querySelector<HTMLElement>('[data-failed]');
    if (failure) failure.hidden = true;
    const isDismissed = dialog.returnValue !== DONE;
    if (isDismissed && asks() === 'now') {
      if (dispatchEvent(new Event('login:dismissed', { cancelable: true }))) location.replace('/');
      return;
    }
    // The browser gives the focus back by itself, but not to what a pointer pressed in Safari.
    (opener as HTMLElement | null)?.focus();
  };
}

/** To the provider and back; over a page whose session ended, in a window of its own, so that nothing typed goes away. */
function signIn({ dataset }: HTMLElement) {
  hasLeft = true;
  const begin = (path: string, from = currentPath()) =>
    `${dataset.signIn}${encodeURIComponent(path)}&from=${encodeURIComponent(from)}`;
  const { window } = dataset;
  if (window && open(begin(window, window), 'bf-sign-in', 'width=520,height=680')) return;
  location.assign(begin(dataset.returnTo ?? sessionStorage[RETURN_TO] ?? '/'));
}

/** The address shown now, as a path of this site, without the trace of a failed sign-in. */
function currentPath(): string {
  const url = new URL(location.href);
  if (url.search.includes(FAILED)) url.searchParams.delete(FAILED);
  return url.pathname + url.search + url.hash;
}
