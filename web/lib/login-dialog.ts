import { controlAt, isPlainPress } from './plain-press.ts';

/*
 * The login dialog is a native <dialog> that stands in every page. This file opens and closes it with nothing but the document,
 * so that logging in works on pages that are asleep as it does where React runs. It belongs to the script that every page loads
 * (web/entry-browser.ts); components reach it through web/lib/login.ts. Markup asks for it by attributes:
 *   data-login="/path"          opens the dialog; after signing in the person lands on that path. Empty: on the page shown now.
 *   data-sign-in="/begin?to="   goes to the identity provider: this address with the stored path, or data-return-to, at its end.
 *   data-close-login            closes the dialog.
 */

const RETURN_TO = 'bf-return-to';

/** Handles the attributes above and the events of web/lib/login.ts, for as long as the document lives. */
export function installLogin(): void {
  addEventListener('click', onClick, true);
  addEventListener('login:open', (event) => openLogin((event as CustomEvent<string | undefined>).detail));
  addEventListener('login:close', closeLogin);
}

function onClick(event: MouseEvent) {
  if (!isPlainPress(event)) return;
  const asks = controlAt(event, '[data-login]');
  const goes = controlAt(event, '[data-sign-in]');
  if (asks) openLogin(asks.dataset.login, asks);
  else if (goes) location.assign(goes.dataset.signIn + encodeURIComponent(goes.dataset.returnTo ?? storedPath()));
  else if (event.target === loginDialog() || controlAt(event, '[data-close-login]')) closeLogin();
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function loginDialog(): HTMLDialogElement | null {
  return document.querySelector('dialog#login');
}

/** Asks a guest to log in. Where they land afterwards is stored until they have, or have dismissed the question. */
function openLogin(returnTo?: string, opener = document.activeElement) {
  const dialog = loginDialog();
  if (!dialog || dialog.open) return;
  sessionStorage.setItem(RETURN_TO, returnTo || currentPath());
  dialog.showModal();
  dialog.onclose = () => {
    sessionStorage.removeItem(RETURN_TO);
    // The browser gives the focus back by itself, but not to what a pointer pressed in Safari.
    (opener as HTMLElement | null)?.focus();
  };
}

function closeLogin() {
  loginDialog()?.close();
}

/** The address shown now, as a path of this site, without the trace of a failed sign-in. */
function currentPath(): string {
  const url = new URL(location.href);
  url.searchParams.delete('signIn');
  return url.pathname + url.search + url.hash;
}

/** Where to land after signing in: the stored path, else the site's origin (SIGN-4). */
function storedPath(): string {
  return sessionStorage.getItem(RETURN_TO) ?? '/';
}
