const CAST_MS = 480;

/** Uncovers a finished page from top to bottom. Presses go through the cover; without motion there is none. */
export function castPage() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const cover = document.createElement('div');
  cover.className = 'cast';
  cover.ariaHidden = 'true';
  document.body.append(cover);
  const leaving = cover.animate([{ translate: '0 0' }, { translate: '0 100%' }], {
    duration: CAST_MS,
    easing: 'cubic-bezier(0.5, 0, 0.2, 1)',
  });
  const remove = () => cover.remove();
  leaving.finished.then(remove, remove);
}
