import { LikeButton } from '#web/parts/WorkCard.tsx';
import { type Likeable, useLike } from './use-like.ts';

/** The heart of a design, on cards and on its page. On the server no like is under way, and nobody is asked who it is. */
export const LikeDesign = import.meta.env.SSR ? LoadedLike : LivingLike;

function LoadedLike({ design: { title, liked, likeCount } }: { design: Likeable }) {
  return <LikeButton count={likeCount} liked={liked} label={`Like ${title}`} onToggle={() => {}} />;
}

function LivingLike({ design }: { design: Likeable }) {
  const { liked, likeCount, toggle } = useLike(design);
  return <LikeButton count={likeCount} liked={liked} label={`Like ${design.title}`} onToggle={toggle} />;
}
