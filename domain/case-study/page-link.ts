/**
 * The last part of a published page's address. An unlisted page's has 128 random bits after the id, because the id is a
 * time that can be guessed.
 */
export function parsePageLink(link: string): { id: string; secret: string | null } | null {
  const [, id, secret = null] = /^(cs-[0-9a-z]{1,20})(?:-([0-9a-f]{32}))?$/.exec(link) ?? [];
  return id ? { id, secret } : null;
}
