import { expect, onTestFinished, test, vi } from 'vitest';
import { currentToasts, dismissToast } from '#web/ui/feedback/toasts.ts';
import { offerToSignOut } from './offer-to-sign-out.ts';

test('OPS-5 who changed how they log in is told as well where their devices cannot be counted', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  onTestFinished(() => void vi.unstubAllGlobals());
  for (const { id } of currentToasts()) dismissToast(id);
  await offerToSignOut(async () => {});
  expect(currentToasts().map(({ text }) => text)).toEqual([
    'Your other devices may still be logged in. They are listed below.',
  ]);
});
