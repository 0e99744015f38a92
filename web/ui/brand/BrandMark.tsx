import { spriteHref } from './sprite.ts';

/** The sign-in provider's logo, 18 px, in its own colours. */
export function BrandMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden>
      <use href={spriteHref('b-google')} />
    </svg>
  );
}
