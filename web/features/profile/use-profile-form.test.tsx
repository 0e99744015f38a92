// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OwnProfile } from '#contract/profile.ts';
import { partOnPage } from '#test/part-on-page.tsx';
import { useProfileForm } from './use-profile-form.ts';

const profile = {
  id: 'ines',
  displayName: 'Ines Marau',
  handle: 'ines',
  bio: '',
  links: [] as string[],
  avatar: { paper: 'travel', url: null },
} as unknown as OwnProfile;

test('SIGN-13 a profile that was saved is not called unsaved where the session cannot be read', async () => {
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url === '/api/session') throw new TypeError('Failed to fetch');
    return Response.json({ ...profile, ...JSON.parse(String(body)) });
  });
  const form = { current: null as unknown as ReturnType<typeof useProfileForm> };
  function Form() {
    form.current = useProfileForm(profile);
    return null;
  }
  partOnPage(<Form />);
  await act(async () => form.current.change({ bio: 'Draws timetables.' }));
  await act(async () => void (await form.current.save()));
  expect(form.current).toMatchObject({ failure: null, isChanged: false, form: { bio: 'Draws timetables.' } });
  expect(form.current.savedAt).not.toBeNull();
});
