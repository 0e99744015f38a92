import type { OwnProfile } from '#contract/profile.ts';
import type { IndustryId } from '#domain/catalog/industries.ts';
import { isSameValue } from '#domain/value/same.ts';

/** The profile form's values, as typed. */
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

/** The fields that differ from the saved profile. */
export function changesIn(form: ProfileForm, saved: ProfileForm): Partial<ProfileForm> {
  const names = Object.keys(form) as (keyof ProfileForm)[];
  return Object.fromEntries(
    names.filter((name) => !isSameValue(form[name], saved[name])).map((name) => [name, form[name]]),
  );
}

/**
 * Reads changes stored on this device, and ignores invalid fields.
 * @throws if the value is not an object
 */
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
