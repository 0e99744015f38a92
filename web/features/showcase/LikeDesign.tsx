import { LikeButton } from '#web/ui/WorkCard.tsx';
import { type Likeable, useLike } from './use-like.ts';

/** The heart of a design, on cards and on its page. */
export function LikeDesign({ design }: { design: Likeable }) {
  const { liked, likeCount, toggle } = useLike(design);
  return <LikeButton count={likeCount} liked={liked} label={`Like ${design.title}`} onToggle={toggle} />;
}
