/** The address as it is stored and shown, when it is http or https and names a host; else `null` (SUB-10). */
export function webLink(text: string): string | null {
  const trimmed = text.trim();
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return null;
  const url = new URL(trimmed);
  return url.hostname && !url.username && !url.password ? url.href : null;
}
