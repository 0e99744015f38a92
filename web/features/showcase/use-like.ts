import { useMemo } from 'react';
import { api } from '#web/lib/api/browser-api.ts';
import { useOptimisticChanges } from '#web/lib/api/use-optimistic-changes.ts';
import { requireLogin } from '#web/lib/session/require-login.ts';

export interface Likeable {
  id: string;
  title: string;
  liked: boolean;
  likeCount: number;
}

type Likes = Pick<Likeable, 'liked' | 'likeCount'>;

/** The likes as they will be after the change. */
export function applyLike(likes: Likes, wanted: boolean): Likes {
  if (likes.liked === wanted) return likes;
  return { liked: wanted, likeCount: likes.likeCount + (wanted ? 1 : -1) };
}

/** SHOW-4: a like shows at once and is undone if it fails. A guest logs in first, and then the like is sent. */
export function useLike({ id, title, liked, likeCount }: Likeable) {
  const loaded = useMemo(() => ({ liked, likeCount }), [liked, likeCount]);
  const { shown, change } = useOptimisticChanges<Likes, boolean>(
    `like ${id}`,
    loaded,
    applyLike,
    ({ message }, wanted) => `${wanted ? 'Your like was not saved.' : 'Your like was not removed.'} ${message}`,
  );

  const set = (wanted: boolean) =>
    change(
      wanted,
      (signal) =>
        api(
          wanted ? 'PUT /api/submissions/:id/like' : 'DELETE /api/submissions/:id/like',
          { params: { id } },
          { signal },
        ),
      (_, answer) => answer,
    );

  function toggle() {
    const wanted = !shown.liked;
    requireLogin({ run: () => void set(wanted), pending: { act: 'like', id, title } });
  }

  return { ...shown, toggle };
}
