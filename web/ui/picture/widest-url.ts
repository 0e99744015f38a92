interface Source {
  type: string;
  url: string;
}

/** Address of a picture's widest WebP, which every browser opens; null until the first one is encoded. */
export function widestUrl(sources: readonly Source[]): string | null {
  return sources.findLast(({ type }) => type === 'image/webp')?.url ?? null;
}
