import './styles/tokens.css';
import './styles/base.css';

/*
 * The only script that every page loads. Pages for visitors are plain HTML and stay asleep: links are links, questions are
 * <details>. The React app arrives when somebody reaches for a control, and gets the click that woke it. Pages that are
 * worked on wake at once. (docs/decisions/004-pages-wake-on-touch.md)
 */

const CONTROL = 'button, input, select, textarea, summary, [role="button"], [data-wakes]';
let app: Promise<void> | undefined;

function wake(): Promise<void> {
  app ??= import('./app.tsx').then(({ start }) => start()).then(stopListening);
  return app;
}

/** Reaching for a control fetches the app before the click comes. */
function onReach(event: Event) {
  if ((event.target as Element).closest?.(CONTROL)) void wake();
}

/** A click before the app is there is held back and given to it. Native controls (inputs, summaries) act by themselves. */
function onClick(event: MouseEvent) {
  const button = (event.target as Element).closest<HTMLElement>('button, [data-wakes]');
  if (!button || event.button !== 0) return;
  event.preventDefault();
  event.stopPropagation();
  button.setAttribute('aria-busy', 'true');
  void wake().then(() => {
    button.removeAttribute('aria-busy');
    button.click();
  });
}

const reaches = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

function stopListening() {
  for (const name of reaches) removeEventListener(name, onReach, true);
  removeEventListener('click', onClick, true);
  document.documentElement.dataset.awake = '';
}

if (document.documentElement.dataset.wake === 'now') void wake();
else {
  for (const name of reaches) addEventListener(name, onReach, { capture: true, passive: true });
  addEventListener('click', onClick, true);
}
