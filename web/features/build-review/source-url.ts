import type { Picture } from '#contract/media.ts';

/** Address of the widest WebP, which every browser opens; null until the first one is encoded. */
export function sourceUrl({ sources }: Picture): string | null {
  return sources.filter(({ type }) => type === 'image/webp').at(-1)?.url ?? null;
}
