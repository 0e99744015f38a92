// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import type { OwnProfile } from '#contract/profile.ts';
import { hookOnPage } from '#test/hook-on-page.tsx';
import { useAvatar } from './use-avatar.ts';

test('SIGN-13 a picture that was removed is not called kept where the session cannot be read', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/session') throw new TypeError('Failed to fetch');
    return Response.json({});
  });
  const profile = { avatar: { paper: 'travel', url: '/media/a' } } as unknown as OwnProfile;
  const { result, act, unmount } = await hookOnPage(() => useAvatar(profile));
  onTestFinished(unmount);
  await act(async () => void (await result.current.remove()));
  expect(result.current).toMatchObject({ failure: null, done: 'Your picture is removed.' });
});
