import { useState } from 'react';
import type { OwnProfile } from '#contract/profile.ts';
import { cleanHandle } from '#domain/person/handle.ts';
import { profileProblems } from '#domain/person/profile.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { sessionStore } from '#web/lib/session/browser-session.ts';
import { useDraft } from '#web/lib/unsent/use-draft.ts';
import { asChanges, changesIn, formOf, type ProfileForm } from './profile-draft.ts';

interface Problems {
  /** An error message for each field, by its path: 'handle', 'links.1'. */
  fields: Record<string, string>;
  /** Free handles, if the wanted one is taken. */
  free: readonly string[];
}

const UNCHANGED = {};
const NONE: Problems = { fields: {}, free: [] };

/** The profile form: stored on this device while typed, and checked with the server's own rules. */
export function useProfileForm(profile: OwnProfile) {
  const [saved, setSaved] = useState(() => formOf(profile));
  const draft = useDraft<Partial<ProfileForm>>({ kind: 'profile', id: 'form', stored: UNCHANGED, check: asChanges });
  const form: ProfileForm = { ...saved, ...draft.value };
  /** The form's current values, which may be newer than those that were sent. */
  const formNow = (): ProfileForm => ({ ...saved, ...draft.now() });
  const { call, busy, failure, forget } = useCall({ reload: 'done' });
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [problems, setProblems] = useState(NONE);

  const changeDraft = (part: Partial<ProfileForm>) => draft.change(changesIn({ ...formNow(), ...part }, saved));

  function change(part: Partial<ProfileForm>) {
    changeDraft(part);
    setSavedAt(null);
    if (!busy) forget();
    const changed = Object.keys(part);
    const isStale = (path: string) => changed.includes(path.split('.')[0]!);
    setProblems({
      fields: Object.fromEntries(Object.entries(problems.fields).filter(([path]) => !isStale(path))),
      free: changed.includes('handle') ? [] : problems.free,
    });
  }

  /** @returns the paths of the invalid fields */
  async function save(): Promise<string[]> {
    if (busy) return [];
    forget();
    setSavedAt(null);
    const words = { ...form, handle: cleanHandle(form.handle), links: form.links.filter((link) => link.trim()) };
    const fields = profileProblems(words, saved.handle);
    if (Object.keys(fields).length > 0) return refuse({ fields, free: [] });
    let invalid: string[] = [];
    await call(async () => {
      try {
        const now = await api('PATCH /api/profile', { body: { ...words, links: [...words.links] } });
        // Text typed during the save still has to be saved.
        const since = changesIn(formNow(), form);
        draft.change(since);
        setSaved(formOf(now));
        setProblems(NONE);
        if (Object.keys(since).length === 0) setSavedAt(Date.now());
        // The profile is saved, also if the header cannot show it yet.
        await sessionStore()
          .reload()
          .catch(() => {});
      } catch (error) {
        if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) throw error;
        invalid = refuse({ fields: error.fields, free: error.alternatives });
      }
    });
    return invalid;
  }

  function refuse(found: Problems): string[] {
    // Link errors are found by position, so empty links are removed first.
    changeDraft({ links: formNow().links.filter((link) => link.trim()) });
    setProblems(found);
    return Object.keys(found.fields);
  }

  return {
    form,
    change,
    save,
    busy,
    failure,
    savedAt,
    problems,
    isChanged: Object.keys(changesIn(form, saved)).length > 0,
  };
}
