import type { ActivityItem, WorkspaceView } from '#contract/workspace.ts';
import { webLink } from '#domain/submission/link.ts';
import type { ActivityType } from '#domain/workspace/workspace.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import type { IconName } from '#web/ui/brand/sprite.ts';
import { DateTime } from '#web/ui/text/DateTime.tsx';
import { LinkedText } from '#web/ui/text/LinkedText.tsx';
import { OlderButton } from './OlderButton.tsx';
import styles from './Panel.module.css';
import type { WorkspaceHandlers } from './Workspace.tsx';

const icons: Record<ActivityType, IconName> = {
  claim: 'flag',
  status_change: 'hammer',
  comment: 'message-square',
  commit: 'git-commit-horizontal',
  deploy: 'rocket',
  feedback: 'message-square',
  progress_update: 'notebook-pen',
};

/** What happened in the workspace, the newest first (WORK-9). */
export function Activity({ view, handlers, now }: { view: WorkspaceView; handlers: WorkspaceHandlers; now: number }) {
  const { activity, activityCount, iAm } = view;
  return (
    <div className={styles.activity}>
      <ol className={styles.items}>
        {activity.map((item) => (
          <li key={item.id}>
            <Icon name={icons[item.type]} size="l" />
            <div>
              <p>
                {item.actor && <b>{item.actor.role === iAm ? 'You' : item.actor.displayName} </b>}
                {item.content}
              </p>
              <More item={item} />
              <p className={styles.moment}>
                <DateTime iso={item.createdAt} now={now} as="moment" />
              </p>
            </div>
          </li>
        ))}
      </ol>
      {activity.length < activityCount && <OlderButton read={handlers.readOlderActivity}>Earlier activity</OlderButton>}
    </div>
  );
}

function More({ item: { metadata } }: { item: ActivityItem }) {
  const link = metadata.url && webLink(metadata.url);
  if (!metadata.message && !link) return null;
  return (
    <p className={styles.more}>
      {metadata.message && <LinkedText text={metadata.message} />}
      {link && (
        <>
          {' '}
          <a href={link} target="_blank" rel="noopener noreferrer ugc">
            {new URL(link).hostname}
          </a>
        </>
      )}
    </p>
  );
}
