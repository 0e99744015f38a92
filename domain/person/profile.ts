import { webLink } from '../submission/link.ts';
import { handleProblem } from './handle.ts';
import { cleanDisplayName, DISPLAY_NAME_MAX, hasAddress, isOurs } from './names.ts';
import { isReserved } from './reserved.ts';

export const BIO_MAX = 280;
export const LINKS_MAX = 5;
export const PROFILE_LINK_MAX = 200;
/** Px; a smaller picture is coarse at the head of a person's page. */
export const AVATAR_SIDE_MIN = 256;

/** Why a picture of this size (px) cannot be a person's picture; `null` where it can. */
export function avatarProblem({ width, height }: { width: number; height: number }): string | null {
  if (Math.min(width, height) >= AVATAR_SIDE_MIN) return null;
  return `This picture is ${width} × ${height} px. Upload one of at least ${AVATAR_SIDE_MIN} px`;
}

/** What a person says of themselves. */
export interface ProfileWords {
  displayName: string;
  handle: string;
  bio: string;
  links: readonly string[];
}

/** An address for a public page, of a site that everybody can reach; `null` for anything else. */
export function profileLink(typed: string): string | null {
  const link = siteLink(typed);
  return link && link.length <= PROFILE_LINK_MAX ? link : null;
}

function siteLink(typed: string): string | null {
  const link = webLink(typed);
  return link && new URL(link).hostname.includes('.') ? link : null;
}

function linkProblem(typed: string): string | null {
  const link = siteLink(typed);
  if (!link) return 'A link begins with https:// and names a site';
  // It is kept as browsers send it, where 'é' is six characters: so how many there are is said.
  return link.length > PROFILE_LINK_MAX
    ? `Use at most ${PROFILE_LINK_MAX} characters; this link has ${link.length}`
    : null;
}

/** As it is shown: 'mastodon.example/@ines'. */
export function linkWords(link: string): string {
  return link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}

/**
 * A sentence for every field that cannot stay as it is, by its path ('links.1'). Only the fields that are there are looked at.
 * @param present the handle they have, which stays theirs whatever is reserved
 */
export function profileProblems(words: Partial<ProfileWords>, present?: string): Record<string, string> {
  const problems: Record<string, string> = {};
  const { displayName, handle, bio, links } = words;
  if (displayName !== undefined) {
    if (!displayName.trim()) problems.displayName = 'Say what to call you';
    else if ([...displayName.trim()].length > DISPLAY_NAME_MAX)
      problems.displayName = `Use at most ${DISPLAY_NAME_MAX} characters`;
    else if (!/[\p{L}\p{N}]/u.test(cleanDisplayName(displayName))) problems.displayName = 'A name has a letter in it';
    else if (hasAddress(displayName))
      problems.displayName = 'Leave out web and e-mail addresses. Links have fields of their own';
    else if (isOurs(displayName)) problems.displayName = 'This could be taken for Brief Foundry itself. Choose another';
  }
  const wrongHandle = handle === undefined ? null : handleProblem(handle);
  if (wrongHandle) problems.handle = wrongHandle;
  else if (handle !== undefined && handle !== present && isReserved(handle))
    problems.handle = 'This could be taken for Brief Foundry itself. Choose another';
  if (bio !== undefined && [...bio.trim()].length > BIO_MAX) problems.bio = `Use at most ${BIO_MAX} characters`;
  if (links && links.length > LINKS_MAX) problems.links = `Keep at most ${LINKS_MAX} links`;
  links?.forEach((link, n) => {
    const wrongLink = linkProblem(link);
    if (wrongLink) problems[`links.${n}`] = wrongLink;
  });
  return problems;
}
