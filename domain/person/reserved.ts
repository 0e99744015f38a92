/** Who says one of these speaks for Brief Foundry, or for nobody; a plural means the same. */
const WORDS = new Set(
  `admin administrator moderator mod operator owner root system sysadmin staff team crew official support help helpdesk service
   security abuse safety trust legal billing press contact info mail noreply postmaster webmaster hostmaster
   api app www dev-idp auth oauth login logout signin signup account settings status about terms privacy pricing
   brief briefs showcase generate community client foundry everyone everybody anonymous guest nobody deleted me null undefined`
    .split(/\s+/)
    .map((word) => word.replaceAll('-', '')),
);

/** Whether a handle could mislead: 'admin', 'ad-min', 'admin-2', 'support-team', and whatever names Brief Foundry. */
export function isReserved(handle: string): boolean {
  const whole = handle.replaceAll('-', '');
  if (whole.includes('brieffoundry') || isWord(whole)) return true;
  const parts = handle.split('-').filter((part) => part !== 'the' && /[a-z]/.test(part));
  return parts.length > 0 && parts.every(isWord);
}

function isWord(part: string): boolean {
  const word = part.replace(/\d+$/, '');
  return WORDS.has(word) || WORDS.has(word.replace(/s$/, ''));
}
