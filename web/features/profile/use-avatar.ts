import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OwnProfile } from '#contract/profile.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { followPicture } from '#web/lib/api/follow-picture.ts';
import { uploadPicture } from '#web/lib/api/upload-picture.ts';
import { sentenceOf, useCall } from '#web/lib/api/use-call.ts';
import { sessionStore } from '#web/lib/session/browser-session.ts';
import { whyTooSmall } from './avatar-size.ts';

/**
 * Encoding takes a second or two, and much longer on a busy machine. A picture that takes longer shows at the next
 * visit.
 */
const LONGEST_WAIT_MS = 120_000;

/** Uploads and removes the person's picture. It shows on their page as soon as the server has it. */
export function useAvatar(profile: OwnProfile) {
  const { call, doing, failure, cancel } = useCall<'upload' | 'remove'>();
  /** The part that is sent, 0 to 1. */
  const [part, setPart] = useState(0);
  const [done, setDone] = useState<string | null>(null);
  // Shows the local file until the server has encoded its sizes.
  const [local, setLocal] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => () => void (local && URL.revokeObjectURL(local)), [local]);

  async function setAvatar(avatarMediaId: string | null) {
    await api('PATCH /api/profile', { body: { avatarMediaId } });
  }
  /** A reload that fails is made up for by the next page. */
  const reload = () => Promise.all([sessionStore().reload(), revalidate()]).catch(() => {});

  const upload = (file: File) =>
    call(async ({ signal }) => {
      setPart(0);
      setDone(null);
      const tooSmall = await whyTooSmall(file);
      if (tooSmall) throw new ApiError('not_sent', tooSmall);
      const { mediaId } = await uploadPicture(file, { onProgress: setPart, signal });
      await setAvatar(mediaId);
      setLocal(URL.createObjectURL(file));
      setDone('Your picture is saved.');
      void untilEncoded(mediaId).then(reload);
    }, 'upload');

  const remove = () =>
    call(async () => {
      setDone(null);
      await setAvatar(null);
      setLocal(null);
      await reload();
      setDone('Your picture is removed.');
    }, 'remove');

  return {
    shown: local ?? profile.avatar.url,
    doing,
    part,
    done,
    failure: sentenceOf(failure),
    upload,
    remove,
    cancel,
  };
}

async function untilEncoded(id: string) {
  for await (const picture of followPicture(id, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }))
    if (picture === 'lost' || picture.sources.length > 0) return;
}
