import { type Ref, useState } from 'react';
import type { WorkspaceView } from '#contract/workspace.ts';
import { Tabs } from '#web/ui/control/Tabs.tsx';
import { Activity } from './Activity.tsx';
import { Conversation } from './Conversation.tsx';
import type { Outbox } from './outbox.ts';
import styles from './Panel.module.css';
import type { WorkspaceHandlers } from './Workspace.tsx';

interface Props {
  ref: Ref<HTMLElement>;
  view: WorkspaceView;
  outbox: Outbox;
  handlers: WorkspaceHandlers;
  now: number;
}

/** The conversation and the activity, with the conversation first (WORK-8). */
export function Panel({ ref, view, outbox, handlers, now }: Props) {
  const [tab, setTab] = useState<'comments' | 'activity'>('comments');
  return (
    <aside ref={ref} tabIndex={-1} className={styles.panel} aria-label="Collaboration">
      <Tabs
        label="Collaboration"
        className={styles.tabs}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'comments',
            label: 'Comments',
            count: view.commentCount,
            content: <Conversation view={view} outbox={outbox} handlers={handlers} now={now} />,
          },
          {
            value: 'activity',
            label: 'Activity',
            count: view.activityCount,
            content: <Activity view={view} handlers={handlers} now={now} />,
          },
        ]}
      />
    </aside>
  );
}
