/*
 * Stands in the head of a first visit's page whose first screen is a picture (docs/decisions/017-a-first-visit.md), and is all the
 * script there is until that picture is seen. Then the rest of the styles comes, and the script of every page. What is pressed
 * before is held, asks for both at once, and is pressed again when they are there. It imports nothing, as it is no file of its own.
 */

const HELD = 'button, [data-wakes], [data-login]';
const TOUCHED = `${HELD}, input, select, textarea, summary`;
/** A slow picture does not keep the rest of the page waiting. */
const PATIENCE_MS = 1_500;
const { dataset } = document.documentElement;
const { entry, sheet } = document.currentScript!.dataset;
const alone = new AbortController();
const held: Element[] = [];
let isComing = false;

// Hides what is styled by the rest alone.
dataset.styles = 'first';

for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown'])
  listen(type, (event) => {
    if (!at(event, TOUCHED)) return;
    dataset.wake = 'now';
    come();
  });
listen('click', (event) => {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
  if (!(button || metaKey || ctrlKey || shiftKey || altKey)) hold(event, at(event, HELD));
});
// What is drawn and not a button of the browser's own gets no click from its keys.
listen('keydown', (event) => {
  const { key } = event as KeyboardEvent;
  if (key === 'Enter' || key === ' ') hold(event, at(event, 'svg [role="button"]'));
});
listen('scroll', come);
for (const type of ['load', 'error'])
  listen(type, (event) => {
    if (at(event, '[fetchpriority="high"]')) afterFrames(3);
  });
// The address leads to something further down.
if (location.hash) come();
setTimeout(come, PATIENCE_MS);

function listen(type: string, listener: (event: Event) => void) {
  document.addEventListener(type, listener, { capture: true, signal: alone.signal });
}

function at({ target }: Event, selector: string): Element | null | undefined {
  return (target as Element).closest?.(selector);
}

function hold(event: Event, control: Element | null | undefined) {
  if (!control) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  control.ariaBusy = 'true';
  held.push(control);
  come();
}

/** As in web/lib/shown.ts: when the third begins, the first is on the screen. */
function afterFrames(left: number) {
  if (left === 0) come();
  else requestAnimationFrame(() => afterFrames(left - 1));
}

function come() {
  if (isComing) return;
  isComing = true;
  fetchRest().then(letGo, () => {
    // Better without its look than not at all; the next press tries again.
    delete dataset.styles;
    isComing = false;
  });
}

async function fetchRest() {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet!;
  const styled = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject();
    };
  });
  document.head.append(link);
  // A module that could not be imported once is lost until the page is loaded again; a fetch may be tried as often as needed.
  await Promise.all([styled, fetch(entry!).then(() => import(/* @vite-ignore */ entry!))]);
}

function letGo() {
  alone.abort();
  delete dataset.styles;
  document.querySelector('style[data-first]')!.remove();
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  for (const control of held) {
    control.ariaBusy = null;
    control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
}
