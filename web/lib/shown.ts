/**
 * Resolves once all of the page has loaded and is on the screen, so that what is asked for then shares the line with no picture. In
 * a background tab that is when the person goes there: no frame is drawn before.
 */
export async function pageShown(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  // A browser prepares one frame while it draws the one before: when the third begins, the first, with the last picture in it, is drawn.
  for (let frame = 1; frame <= 3; frame++) await new Promise(requestAnimationFrame);
}
