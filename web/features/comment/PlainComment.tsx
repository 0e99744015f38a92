import { COMMENT_MAX } from '#domain/comment/comment.ts';
import { links } from '#domain/navigation/links.ts';
import { Button } from '#web/ui/control/Button.tsx';
import styles from './PlainComment.module.css';

/** The form for a comment in browsers without script. */
export function PlainComment({ designId }: { designId: string }) {
  return (
    <noscript>
      <form method="post" action={links.designForm(designId)} className={styles.form}>
        <input type="hidden" name="from" value={`${links.submission(designId)}#comments`} />
        <input type="hidden" name="act" value="comment" />
        <label>
          <span className="t-14 strong">Comment</span>
          <textarea name="body" rows={3} required maxLength={COMMENT_MAX} />
        </label>
        <Button type="submit" size="s">
          Comment
        </Button>
      </form>
    </noscript>
  );
}
