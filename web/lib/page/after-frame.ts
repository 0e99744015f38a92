/**
 * Calls back once the next frame is on its way to the screen: what a page does by itself then keeps nothing waiting that a hand has
 * just done. In a tab that nobody sees that is when somebody does. Answers how to call it off.
 */
export function afterFrame(act: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
