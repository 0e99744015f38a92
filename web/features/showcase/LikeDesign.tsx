import { LikeButton } from '#web/parts/WorkCard.tsx';
import { type Likeable, useLike } from './use-like.ts';

/**
 * The like button of a design, on cards and on its page. The server renders it without optimistic updates and without
 * the login check.
 */
export const LikeDesign = import.meta.env.SSR ? LoadedLike : InteractiveLike;

function LoadedLike({ design: { title, liked, likeCount } }: { design: Likeable }) {
  return <LikeButton count={likeCount} liked={liked} label={`Like ${title}`} onToggle={() => {}} />;
}

function InteractiveLike({ design }: { design: Likeable }) {
  const { liked, likeCount, toggle } = useLike(design);
  return <LikeButton count={likeCount} liked={liked} label={`Like ${design.title}`} onToggle={toggle} />;
}
