import type Sharp from 'sharp';

let loaded: Promise<typeof Sharp> | undefined;

/**
 * The picture library, loaded with the first picture: a process that only serves pages spares 28 MB and an eighth of its
 * start. A picture may use two cores: only the widest AVIF gains by it (168 ms for 297), of which one is made at a moment,
 * because two at once take 130 MB more. Nothing is kept of a picture.
 */
export function sharp(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: library }) => {
    library.concurrency(2);
    library.cache(false);
    return library;
  });
  return loaded;
}
