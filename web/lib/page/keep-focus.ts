/**
 * Places that a screen reader can name. When a focused control leaves the page, the nearest of these that stays gets
 * the focus.
 */
const PLACES =
  'li, ul, ol, article, section, form, aside, nav, fieldset, dialog, main, [role="group"], [role="region"], [role="tabpanel"]';
/** In ms. Within this time, components that manage the focus themselves have set it. */
const WAIT_MS = 150;
/** In ms. A control that is disabled for longer than this does not get the focus back. */
const DISABLED_MAX_MS = 1500;

/**
 * Keeps the focus near its place when the focused element leaves the page, for example a deleted line. The focus
 * moves to a surrounding element without scrolling; a control that was disabled for a short time gets it back.
 */
export function keepFocus() {
  /** The focused element and its ancestors, the nearest first. */
  let path: HTMLElement[] = [];
  let wasDisabled = false;
  let timer = 0;

  document.addEventListener('focusin', ({ target }) => {
    path = pathOf(target as HTMLElement);
    wasDisabled = false;
  });
  // A press outside the focused element gives up its focus on purpose.
  document.addEventListener('pointerdown', ({ target }) => {
    if (!document.activeElement?.contains(target as Node) || document.activeElement === document.body) path = [];
  });
  new MutationObserver(() => {
    if (path.length === 0 || timer) return;
    // The browser removes the focus from a disabled element a moment later.
    if (document.activeElement === document.body || document.activeElement?.matches(':disabled')) lookAgain(WAIT_MS);
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });

  function lookAgain(afterMs: number) {
    timer = window.setTimeout(() => {
      timer = 0;
      if (document.activeElement === document.body) restore();
    }, afterMs);
  }

  function restore() {
    const [held, ...around] = path;
    if (!held) return;
    const isThere = isSeen(held);
    if (isThere && !held.matches(':disabled')) {
      if (wasDisabled) held.focus({ preventScroll: true });
    } else if (isThere && !wasDisabled) {
      wasDisabled = true;
      lookAgain(DISABLED_MAX_MS);
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

/** Focuses an element that is not a tab stop, and removes its tabindex afterwards. */
export function focusPlace(place: HTMLElement | null | undefined) {
  if (!place) return;
  const wasStop = place.hasAttribute('tabindex');
  if (!wasStop) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  if (!wasStop) place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
}
