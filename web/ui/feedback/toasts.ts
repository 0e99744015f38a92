import { createSignal } from '#web/lib/page/signal.ts';
export interface Toast {
  id: number;
  tone: 'good' | 'bad';
  text: string;
  action?: { label: string; run: () => void };
}

const GOOD_LASTS_MS = 6000;
/** A message with an undo action stays longer, to give time to decide. */
const WITH_ACTION_LASTS_MS = 12_000;
const HELD_AGAIN_MS = 2000;
const AT_MOST = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const changed = createSignal();

/**
 * Shows a toast. `good` disappears after six seconds (twelve with an action), but not under the pointer or with the
 * focus; `bad` stays until it is closed. At most three show. Only in the browser.
 * @returns a function that removes it
 */
export function showToast(tone: Toast['tone'], text: string, action?: Toast['action']): () => void {
  lastId += 1;
  const toast: Toast = { id: lastId, tone, text, action };
  change([...toasts.filter((other) => other.text !== text), toast].slice(-AT_MOST));
  if (tone === 'good') passIn(action ? WITH_ACTION_LASTS_MS : GOOD_LASTS_MS, toast.id);
  return () => dismissToast(toast.id);
}

function passIn(delayMs: number, id: number) {
  setTimeout(() => (isHeld() ? passIn(HELD_AGAIN_MS, id) : dismissToast(id)), delayMs);
}

function isHeld(): boolean {
  return Boolean(globalThis.document?.querySelector('[data-toasts]:hover, [data-toasts]:focus-within'));
}

export function dismissToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
}

export const subscribeToToasts = changed.subscribe;

export function currentToasts(): readonly Toast[] {
  return toasts;
}

const none: readonly Toast[] = [];

/** The server renders no toasts, because the list belongs to one browser. */
export function noToasts(): readonly Toast[] {
  return none;
}

function change(next: readonly Toast[]) {
  toasts = next;
  changed.send();
}
