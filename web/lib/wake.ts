import { controlAt, isPlainPress } from './plain-press.ts';

/** What is held back until React has it; inputs and summaries act by themselves. Links marked data-wakes do more than lead somewhere. */
const PRESSED = 'button:not([data-login], [data-sign-in], [data-close-login]), [data-wakes]';
/** What a page cannot answer without React. */
const CONTROL = `${PRESSED}, input, select, textarea, summary`;
const REACHES = ['pointerover', 'pointerdown', 'focusin', 'keydown'];
/** Some parts open on the press, others on the click; all of it is handed over. */
const PRESS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup'];

/**
 * Watches over a page that is asleep. Reaching for a control calls `prepare`, and what that answers lets React take over; presses
 * that come before are held back and replayed after it, each once and in order. Answers a function that wakes the page.
 */
export function createWaker(prepare: () => Promise<() => Promise<void>>): () => void {
  let isWaking = false;
  let held: { control: HTMLElement; again: () => void }[] = [];
  const asleep = new AbortController();

  function listen(type: string, listener: (event: Event) => void) {
    addEventListener(type, listener, { capture: true, signal: asleep.signal });
  }

  function wake() {
    if (isWaking) return;
    isWaking = true;
    prepare().then(takeOver, sleepOn);
  }

  function rest() {
    for (const { control } of held) control.ariaBusy = null;
  }

  async function takeOver(hydrate: () => Promise<void>) {
    // React compares what stands there with what it would draw.
    rest();
    await hydrate();
    asleep.abort();
    document.documentElement.dataset.awake = '';
    document.querySelector('.asleep')?.remove();
    rest();
    for (const { again } of held) {
      again();
      // React draws what a press changed before the next one comes.
      await new Promise((drawn) => setTimeout(drawn));
    }
  }

  function sleepOn() {
    isWaking = false;
    rest();
    held = [];
    const notice = document.querySelector('.asleep') ?? document.createElement('p');
    notice.className = 'asleep';
    notice.role = 'alert';
    notice.textContent = navigator.onLine
      ? 'This page could not be completed. Load it again.'
      : 'This needs a connection. Check yours and press again.';
    document.body.append(notice);
  }

  function hold(event: Event, control: HTMLElement, again: () => void) {
    event.preventDefault();
    event.stopPropagation();
    control.ariaBusy = 'true';
    held.push({ control, again });
    wake();
  }

  for (const type of REACHES) listen(type, (event) => controlAt(event, CONTROL) && wake());
  for (const type of PRESS) listen(type, (event) => controlAt(event, PRESSED) && event.stopPropagation());
  listen('click', (event) => {
    // A link leads away at once, but not past what was pressed before it.
    const control = controlAt(event, held.length > 0 ? `${PRESSED}, a[href]` : PRESSED);
    if (control && isPlainPress(event as MouseEvent)) hold(event, control, () => press(control));
  });
  // What is drawn and not a button of the browser's own gets no click from its keys.
  listen('keydown', (event) => {
    const drawn = controlAt(event, 'svg [role="button"]');
    const { key } = event as globalThis.KeyboardEvent;
    if (drawn && (key === 'Enter' || key === ' ')) hold(event, drawn, () => press(drawn));
  });
  // Enter in a form without a button: its submit waits like a press.
  listen('submit', (event) => {
    const form = event.target as HTMLFormElement;
    hold(event, form, () => form.requestSubmit());
  });
  // Loaded again in the middle of what the router did: Back changes the address and nothing else, as nobody draws the page of then.
  const drawn = addressNow();
  listen('popstate', () => addressNow() !== drawn && location.reload());
  return wake;
}

function addressNow(): string {
  return location.pathname + location.search;
}

function press(control: HTMLElement) {
  for (const type of PRESS) control.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
  // Drawn controls have no click() of their own.
  control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
