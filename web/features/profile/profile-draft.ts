import type { OwnProfile } from '#contract/profile.ts';
import type { IndustryId } from '#domain/catalog/industries.ts';

/** What the form of the profile holds, as typed. */
export interface ProfileForm {
  displayName: string;
  handle: string;
  bio: string;
  links: readonly string[];
  paper: IndustryId;
}

export function formOf({ displayName, handle, bio, links, avatar }: OwnProfile): ProfileForm {
  return { displayName, handle, bio, links, paper: avatar.paper };
}

/** What was typed and is not on the server yet: only the fields that differ. */
export function changesIn(form: ProfileForm, saved: ProfileForm): Partial<ProfileForm> {
  const same = (key: keyof ProfileForm) => JSON.stringify(form[key]) === JSON.stringify(saved[key]);
  return Object.fromEntries(Object.entries(form).filter(([key]) => !same(key as keyof ProfileForm)));
}

const keyOf = (userId: string) => `bf-profile:${userId}`;

/** The changes that somebody had typed when the page went away, kept on this device. Nothing where there are none. */
export function readChanges(userId: string): Partial<ProfileForm> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const { displayName, handle, bio, links, paper } = kept as Partial<Record<keyof ProfileForm, unknown>>;
    return {
      ...(typeof displayName === 'string' && { displayName }),
      ...(typeof handle === 'string' && { handle }),
      ...(typeof bio === 'string' && { bio }),
      ...(Array.isArray(links) && links.every((link) => typeof link === 'string') && { links }),
      ...(typeof paper === 'string' && { paper: paper as IndustryId }),
    };
  } catch {
    return {};
  }
}

export function keepChanges(userId: string, changes: Partial<ProfileForm>): void {
  try {
    if (Object.keys(changes).length > 0) localStorage.setItem(keyOf(userId), JSON.stringify(changes));
    else localStorage.removeItem(keyOf(userId));
  } catch {
    // Storage is full or forbidden: what is typed lives as long as the page does.
  }
}
