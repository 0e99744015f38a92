import { useMemo } from 'react';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useServerState } from '#web/lib/api/use-server-state.ts';
import { useLogin } from '#web/lib/session/use-login.ts';
import { useViewer } from '#web/lib/session/use-session.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { forgetLike, keepLike } from './kept-like.ts';

export interface Likeable {
  id: string;
  title: string;
  liked: boolean;
  likeCount: number;
}

type Likes = Pick<Likeable, 'liked' | 'likeCount'>;

/** As it will be once the wish has arrived. */
export function applyLike(likes: Likes, wanted: boolean): Likes {
  if (likes.liked === wanted) return likes;
  return { liked: wanted, likeCount: likes.likeCount + (wanted ? 1 : -1) };
}

/** SHOW-4: a like shows at once and is taken back when it fails. A guest is asked to log in first, and the like follows. */
export function useLike({ id, title, liked, likeCount }: Likeable) {
  const loaded = useMemo(() => ({ liked, likeCount }), [liked, likeCount]);
  const { shown, run } = useServerState<Likes, boolean>(loaded, applyLike);
  const viewer = useViewer();
  const { requireLogin } = useLogin();

  async function set(wanted: boolean) {
    const name = wanted ? 'PUT /api/submissions/:id/like' : 'DELETE /api/submissions/:id/like';
    try {
      await run(
        wanted,
        (signal) => api(name, { params: { id } }, { signal }),
        (_, answer) => answer,
      );
    } catch (error) {
      const reason = error instanceof ApiError ? error.message : 'Try again in a moment.';
      showToast('bad', `${wanted ? 'Your like was not kept.' : 'Your like was not taken back.'} ${reason}`);
    }
  }

  function toggle() {
    const wanted = !shown.liked;
    requireLogin(undefined, () => {
      forgetLike();
      void set(wanted);
    });
    if (!viewer) keepLike({ id, title });
  }

  return { ...shown, toggle };
}
