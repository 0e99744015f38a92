/** How long nothing is pressed, typed or scrolled in a moment of rest. */
const REST_MS = 3000;
const STIRS = ['pointerdown', 'keydown', 'input', 'scroll'];

/**
 * Calls back once, at the person's next moment of rest; never while they are in a field or a dialog. Until then the function that
 * it answers calls it off.
 */
export function atRest(act: () => void): () => void {
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (isBusy()) return wait();
      callOff();
      act();
    }, REST_MS);
  };
  const callOff = () => {
    clearTimeout(timer);
    for (const stir of STIRS) removeEventListener(stir, wait, true);
  };
  for (const stir of STIRS) addEventListener(stir, wait, { capture: true, passive: true });
  wait();
  return callOff;
}

function isBusy(): boolean {
  const inField = document.activeElement?.matches('input, textarea, select, [contenteditable="true"]');
  return Boolean(inField || document.hidden || document.querySelector('dialog[open], [role="menu"]'));
}
