/** What a reader can be told they are in: a control that leaves hands the focus to the nearest of these that stays. */
const PLACES =
  'li, ul, ol, article, section, form, aside, nav, fieldset, dialog, main, [role="group"], [role="region"], [role="tabpanel"]';
/** Parts that know better where the focus belongs have put it there by then. In ms. */
const PATIENCE = 150;
/** What is out of order for longer has done its work. In ms. */
const OUT_OF_ORDER_MAX = 1500;

/**
 * Keeps the keyboard and the screen reader where they were when what held the focus leaves the page: a deleted line, a button
 * that its own press did away with. The focus goes to what stood around it, without scrolling. What was only out of order for a
 * while gets it back.
 */
export function keepFocus() {
  /** What has the focus, and all that stands around it, the nearest first. */
  let path: HTMLElement[] = [];
  let isOutOfOrder = false;
  let timer = 0;

  document.addEventListener('focusin', ({ target }) => {
    path = pathOf(target as HTMLElement);
    isOutOfOrder = false;
  });
  // Who presses beside everything has left by themselves.
  document.addEventListener('pointerdown', ({ target }) => {
    if (!document.activeElement?.contains(target as Node) || document.activeElement === document.body) path = [];
  });
  new MutationObserver(() => {
    if (path.length === 0 || timer) return;
    // The browser takes the focus from what is out of order a moment later.
    if (document.activeElement === document.body || document.activeElement?.matches(':disabled')) lookAgain(PATIENCE);
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });

  function lookAgain(afterMs: number) {
    timer = window.setTimeout(() => {
      timer = 0;
      if (document.activeElement === document.body) mend();
    }, afterMs);
  }

  function mend() {
    const [held, ...around] = path;
    if (!held) return;
    const isThere = isSeen(held);
    if (isThere && !held.matches(':disabled')) {
      if (isOutOfOrder) held.focus({ preventScroll: true });
    } else if (isThere && !isOutOfOrder) {
      isOutOfOrder = true;
      lookAgain(OUT_OF_ORDER_MAX);
    } else focusPlace(around.find((place) => isSeen(place) && place.matches(PLACES)));
  }
}

function pathOf(element: HTMLElement): HTMLElement[] {
  const path = [];
  for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) path.push(at);
  return path;
}

function isSeen(element: HTMLElement): boolean {
  return element.isConnected && element.checkVisibility();
}

/** Focuses what is no stop of the keyboard, and leaves it as it was. */
export function focusPlace(place: HTMLElement | null | undefined) {
  if (!place) return;
  const wasStop = place.hasAttribute('tabindex');
  if (!wasStop) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  if (!wasStop) place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
}
