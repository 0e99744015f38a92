import { Link } from 'react-router';
import type { Notification } from '#contract/notification.ts';
import { namelessActor, sentences } from '#domain/notification/kinds.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { markRead } from '#web/lib/live/mark-read.ts';
import { Ornament } from '#web/ui/brand/Ornament.tsx';
import { classes } from '#web/ui/classes.ts';
import { Avatar } from '#web/ui/picture/Avatar.tsx';
import { Picture } from '#web/ui/picture/Picture.tsx';
import { DateTime } from '#web/ui/text/DateTime.tsx';
import styles from './Inbox.module.css';

interface Props {
  item: Notification;
  now: number;
  /** Also shows the first words of the message; only the notifications page has room for them. */
  isLong?: boolean;
  onFollow?: () => void;
}

/** Who did what, with a link to it. */
export function NotificationLine({ item, now, isLong, onFollow }: Props) {
  const { id, actor, industry, happening, design, picture, dueOn, path, quote, times, createdAt, isRead } = item;
  const { call } = useCall({ toast: true });
  const name = actor?.displayName ?? namelessActor(happening);

  function follow() {
    if (!isRead) void call(() => markRead({ ids: [id] }));
    onFollow?.();
  }

  return (
    <Link to={path} className={classes(styles.line, isLong && styles.long, !isRead && styles.fresh)} onClick={follow}>
      {industry ? (
        <span className={styles.sign} data-industry={industry}>
          <Ornament industry={industry} />
        </span>
      ) : (
        <Avatar name={name} paper={actor?.avatar.paper} src={actor?.avatar.url} />
      )}
      <span>
        <b>{name}</b> {sentences[happening](design, times, dueOn)}
        {!isRead && <span className="sr">, unread</span>}
        {isLong && quote && <span className={styles.quote}>{quote}</span>}
        <DateTime iso={createdAt} now={now} as="ago" />
      </span>
      {picture && <Picture {...picture} alt="" sizes="64px" className={styles.picture} />}
    </Link>
  );
}
