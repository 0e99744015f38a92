import { useLocation } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { LikeButton } from '#web/parts/WorkCard.tsx';
import { type Likeable, useLike } from './use-like.ts';

/**
 * The like button of a design, on cards and on its page. The server renders it without optimistic updates and without
 * the login check.
 */
export const LikeDesign = import.meta.env.SSR ? LoadedLike : InteractiveLike;

function LoadedLike({ design: { id, title, liked, likeCount } }: { design: Likeable }) {
  const form = useForm(id);
  return <LikeButton count={likeCount} liked={liked} label={`Like ${title}`} form={form} onToggle={() => {}} />;
}

function InteractiveLike({ design }: { design: Likeable }) {
  const { liked, likeCount, toggle } = useLike(design);
  const form = useForm(design.id);
  return <LikeButton count={likeCount} liked={liked} label={`Like ${design.title}`} form={form} onToggle={toggle} />;
}

function useForm(designId: string) {
  const { pathname, search } = useLocation();
  return { action: links.designForm(designId), from: pathname + search };
}
