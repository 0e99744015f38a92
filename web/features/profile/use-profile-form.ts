import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OwnProfile } from '#contract/profile.ts';
import { cleanHandle } from '#domain/person/handle.ts';
import { profileProblems } from '#domain/person/profile.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { sessionStore } from '#web/lib/session/browser-session.ts';
import { useBack } from '#web/lib/session/use-back.ts';
import { changesIn, formOf, keepChanges, type ProfileForm, readChanges } from './profile-draft.ts';

type State = 'idle' | 'saving' | { savedAt: number } | { failed: string };

interface Problems {
  /** A sentence per field, by its path: 'handle', 'links.1'. */
  fields: Record<string, string>;
  /** Free handles, where the wanted one is taken. */
  free: readonly string[];
}

const NONE: Problems = { fields: {}, free: [] };

/** The profile as it is being changed: kept on this device while typed, judged by the same rules as on the server. */
export function useProfileForm(profile: OwnProfile) {
  const saved = formOf(profile);
  const [form, setShown] = useState(saved);
  /** What stands in the form when an answer comes, which may be more than was sent. */
  const latest = useRef(form);
  const [state, setState] = useState<State>('idle');
  const [problems, setProblems] = useState(NONE);
  const { revalidate } = useRevalidator();

  // The server knows nothing of what this device kept, so it comes after the first drawing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for a person.
  useEffect(() => setForm({ ...saved, ...readChanges(profile.id) }), [profile.id]);

  // What was refused to a guest is no longer true of whoever is back.
  useBack(() => setState((now) => (typeof now === 'object' && 'failed' in now ? 'idle' : now)));

  function setForm(next: ProfileForm) {
    latest.current = next;
    setShown(next);
  }

  function change(part: Partial<ProfileForm>) {
    const next = { ...latest.current, ...part };
    setForm(next);
    keepChanges(profile.id, changesIn(next, saved));
    if (state !== 'saving') setState('idle');
    const changed = Object.keys(part);
    const isStale = (path: string) => changed.includes(path.split('.')[0]!);
    setProblems({
      fields: Object.fromEntries(Object.entries(problems.fields).filter(([path]) => !isStale(path))),
      free: changed.includes('handle') ? [] : problems.free,
    });
  }

  /** @returns the path of the first field that is wrong, or null. */
  async function save(): Promise<string | null> {
    if (state === 'saving') return null;
    const words = { ...form, handle: cleanHandle(form.handle), links: form.links.filter((link) => link.trim()) };
    const fields = profileProblems(words, saved.handle);
    if (Object.keys(fields).length > 0) return refuse({ fields, free: [] });
    setState('saving');
    try {
      const now = await api('PATCH /api/profile', { body: { ...words, links: [...words.links] } });
      // What was typed while it was sent is still to be saved.
      const since = changesIn(latest.current, form);
      keepChanges(profile.id, since);
      setForm({ ...formOf(now), ...since });
      setProblems(NONE);
      setState(Object.keys(since).length > 0 ? 'idle' : { savedAt: Date.now() });
      await Promise.all([sessionStore().reload(), revalidate()]);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (Object.keys(error.fields).length > 0) return refuse({ fields: error.fields, free: error.alternatives });
      setState({ failed: error.message });
      return null;
    }
  }

  function refuse(found: Problems): string {
    // Links are told apart by their place, so empty ones go before a place is named.
    setForm({ ...latest.current, links: latest.current.links.filter((link) => link.trim()) });
    setProblems(found);
    setState('idle');
    return order(Object.keys(found.fields))[0]!;
  }

  return { form, change, save, state, problems, isChanged: Object.keys(changesIn(form, saved)).length > 0 };
}

const ORDER = ['displayName', 'handle', 'bio', 'links'];

/** As the fields stand on the page. */
function order(paths: string[]): string[] {
  const place = (path: string) => ORDER.indexOf(path.split('.')[0]!);
  return paths.toSorted((a, b) => place(a) - place(b));
}
