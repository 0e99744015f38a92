import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OwnProfile } from '#contract/profile.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { followPicture } from '#web/lib/api/follow-picture.ts';
import { uploadPicture } from '#web/lib/api/upload-picture.ts';
import { sessionStore } from '#web/lib/session/browser-session.ts';
import { useOnSignIn } from '#web/lib/session/use-on-sign-in.ts';
import { whyTooSmall } from './avatar-size.ts';

type State =
  | { kind: 'idle' }
  | { kind: 'uploading'; part: number }
  | { kind: 'removing' }
  | { kind: 'done'; words: string }
  | { kind: 'failed'; message: string };

/**
 * Encoding takes a second or two, and much longer on a busy machine. A picture that takes longer shows at the next
 * visit.
 */
const LONGEST_WAIT_MS = 120_000;

/** Uploads and removes the person's picture. It shows on their page as soon as the server has it. */
export function useAvatar(profile: OwnProfile) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  useOnSignIn(() => setState((now) => (now.kind === 'failed' ? { kind: 'idle' } : now)));
  // Shows the local file until the server has encoded its sizes.
  const [local, setLocal] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => () => void (local && URL.revokeObjectURL(local)), [local]);

  async function setAvatar(avatarMediaId: string | null) {
    await api('PATCH /api/profile', { body: { avatarMediaId } });
  }
  const reload = () => Promise.all([sessionStore().reload(), revalidate()]);

  async function upload(file: File) {
    setState({ kind: 'uploading', part: 0 });
    const tooSmall = await whyTooSmall(file);
    if (tooSmall) return setState({ kind: 'failed', message: tooSmall });
    await orFailure(async () => {
      const { mediaId } = await uploadPicture(file, {
        onProgress: (part) => setState({ kind: 'uploading', part }),
      });
      await setAvatar(mediaId);
      setLocal(URL.createObjectURL(file));
      setState({ kind: 'done', words: 'Your picture is saved.' });
      await untilEncoded(mediaId);
      await reload();
    });
  }

  async function remove() {
    setState({ kind: 'removing' });
    await orFailure(async () => {
      await setAvatar(null);
      setLocal(null);
      await reload();
      setState({ kind: 'done', words: 'Your picture is removed.' });
    });
  }

  async function orFailure(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ kind: 'failed', message: error.message });
    }
  }

  return { shown: local ?? profile.avatar.url, state, upload, remove };
}

async function untilEncoded(id: string) {
  for await (const picture of followPicture(id, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }))
    if (picture === 'lost' || picture.sources.length > 0) return;
}
