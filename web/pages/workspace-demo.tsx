import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { WorkspaceView } from '#contract/workspace.ts';
import { demoReviewSummary } from '#domain/build-review/demo.ts';
import { demoWorkspace } from '#domain/workspace/demo.ts';
import { forPage } from '#web/lib/page/page.ts';
import { Workspace } from '../features/workspace/Workspace.tsx';
import { sampleActions } from '../features/workspace/workspace-actions.ts';
import { ToolThemeButton } from './root/ToolThemeButton.tsx';

export const loader = forPage('private', async () => ({ readAt: Date.now() }));

const sample: WorkspaceView = { ...demoWorkspace, review: demoReviewSummary };

/** The sample project: everything works, and nothing is sent or saved. */
export function Component() {
  const { readAt } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const [view, setView] = useState(sample);
  const [actions] = useState(() => sampleActions(sample));
  return (
    <Workspace
      view={view}
      onChange={setView}
      actions={actions}
      now={readAt}
      themeButton={<ToolThemeButton className="hide-s" />}
    />
  );
}
