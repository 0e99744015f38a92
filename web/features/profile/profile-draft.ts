import type { OwnProfile } from '#contract/profile.ts';
import type { IndustryId } from '#domain/catalog/industries.ts';
import { isSameValue } from '#domain/value/same.ts';

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
  const names = Object.keys(form) as (keyof ProfileForm)[];
  return Object.fromEntries(
    names.filter((name) => !isSameValue(form[name], saved[name])).map((name) => [name, form[name]]),
  );
}

/** Reads changes that were kept on this device: the fields that are sound. @throws where it is nothing of the kind */
export function asChanges(found: unknown): Partial<ProfileForm> | null {
  const { displayName, handle, bio, links, paper } = found as Partial<Record<keyof ProfileForm, unknown>>;
  const changes = {
    ...(typeof displayName === 'string' && { displayName }),
    ...(typeof handle === 'string' && { handle }),
    ...(typeof bio === 'string' && { bio }),
    ...(Array.isArray(links) && links.every((link) => typeof link === 'string') && { links }),
    ...(typeof paper === 'string' && { paper: paper as IndustryId }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}
