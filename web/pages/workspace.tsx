import { useEffect, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import type { WorkspaceView } from '#contract/workspace.ts';
import { links } from '#domain/navigation/links.ts';
import { useLive } from '#web/lib/live/use-live.ts';
import { forPage } from '#web/lib/page/page.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { EmptyStatePage } from '#web/ui/feedback/EmptyState.tsx';
import { withEvent } from '../features/workspace/state.ts';
import { PresenceContext, usePresence } from '../features/workspace/use-presence.ts';
import { Workspace } from '../features/workspace/Workspace.tsx';
import { WorkspaceError } from '../features/workspace/WorkspaceError.tsx';
import { serverActions } from '../features/workspace/workspace-actions.ts';
import { orItsRecord } from './or-its-record.ts';
import { ToolThemeButton } from './root/ToolThemeButton.tsx';

export const loader = forPage('private', async ({ api, params }) => {
  const designId = params.designId!;
  const workspace = await orItsRecord(api, designId, () =>
    api('GET /api/workspaces/:designId', { params: { designId } }),
  );
  return { workspace, readAt: Date.now() };
});

export function Component() {
  const data = useLoaderData<Awaited<ReturnType<typeof loader>> | null>();
  if (!data) return <main id="main" />;
  return <LiveWorkspace key={data.workspace.id} {...data} />;
}

function LiveWorkspace({ workspace, readAt }: { workspace: WorkspaceView; readAt: number }) {
  const [view, setView] = useState(workspace);
  const [closed, setClosed] = useState<string | null>(null);
  const isClosed = closed !== null;
  const [actions] = useState(() => serverActions(workspace.designId));
  const { revalidate } = useRevalidator();
  const presence = usePresence(workspace.designId, isClosed);
  // After a gap that the stream cannot fill, the data loads again and replaces the local state.
  useEffect(() => setView(workspace), [workspace]);
  const readReview = async () => {
    const review = await actions.readReview().catch(() => null);
    // Without an answer, the next event or a reload brings it.
    if (review) setView((known) => ({ ...known, review }));
  };
  useLive(
    {
      onEvent(event) {
        if (event.kind === 'workspace_closed' && event.data.id === workspace.id)
          setClosed(String(event.data.reason ?? 'ended'));
        else if (event.kind === 'review') void readReview();
        else setView((known) => withEvent(known, event));
        if (event.kind === 'comment' && event.data.role !== workspace.iAm) presence.messageCame();
      },
      onHello({ isLost }) {
        if (isLost) void revalidate();
        presence.arrive();
      },
      onPresence: ({ workspaceId, signal }) => workspaceId === workspace.id && presence.onSignal(signal),
    },
    workspace.eventsUntil,
  );
  if (isClosed) {
    return (
      <EmptyStatePage
        kind="not-found"
        outline="submission"
        title="This workspace is closed"
        action={
          <ButtonLink to={links.collaborations()} size="l">
            My Projects
          </ButtonLink>
        }
      >
        <span role="alert">{closings[closed] ?? closings.ended}</span>
      </EmptyStatePage>
    );
  }
  return (
    <PresenceContext value={presence}>
      <Workspace
        view={view}
        onChange={setView}
        actions={actions}
        now={readAt}
        themeButton={<ToolThemeButton className="hide-s" />}
      />
    </PresenceContext>
  );
}

/** The reason in the event says how the workspace ended. */
const closings: Record<string, string> = {
  ended: 'The collaboration has ended. What you said, agreed and built stays readable in My Projects.',
  design_deleted: 'The designer has deleted the design. The workspace and the agreement are deleted too.',
  member_gone: 'The other person has deleted their account. What was in this workspace is deleted too.',
};

export function ErrorBoundary() {
  return <WorkspaceError title="The workspace could not be loaded" />;
}
