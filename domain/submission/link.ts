/** What is said of a link that `webLink` does not take. */
export const NO_WEB_LINK = 'Use a web address, such as https://example.org';
/** What is said of a repository that `repositoryLink` does not take. */
export const NO_REPOSITORY_LINK = 'Use a repository at github.com, such as github.com/owner/name';

const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
const NAMES_A_SITE = /\.([a-z]{2,}|xn--[a-z0-9-]+)$/i;

/**
 * The address as it is stored and shown, when it is http or https and names a host; else `null` (SUB-10). What was typed
 * without a scheme and names a site gets 'https://': 'example.org/work' is a link, 'saltmarsh' is none.
 */
export function webLink(typed: string): string | null {
  const text = typed.trim();
  const hasScheme = SCHEME.test(text);
  const whole = hasScheme ? text : `https://${text}`;
  if (!/^https?:\/\/[^/]/i.test(whole) || !URL.canParse(whole)) return null;
  const url = new URL(whole);
  if (!url.hostname || url.username || url.password) return null;
  return hasScheme || NAMES_A_SITE.test(url.hostname) ? url.href : null;
}

const OWNER_AND_NAME = /^[a-z\d-]+\/[\w.-]+$/i;

/**
 * The address of a repository at GitHub, whose webhooks a workspace takes (WORK-4, WORK-9); `null` for any other. The form
 * for git itself, and `owner/name` alone, are taken too.
 */
export function repositoryLink(typed: string): string | null {
  const text = typed.trim().replace(/^git@github\.com:/i, 'https://github.com/');
  const link = webLink(OWNER_AND_NAME.test(text) ? `https://github.com/${text}` : text);
  if (!link) return null;
  const { hostname, pathname } = new URL(link);
  const [, owner, name] = /^\/([^/]+)\/([^/]+?)(\.git)?(\/|$)/.exec(pathname) ?? [];
  return /^(www\.)?github\.com$/.test(hostname) && owner && name ? `https://github.com/${owner}/${name}` : null;
}
