import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { BuildReviews } from '#contract/build-review.ts';
import { demoReviews } from '#domain/build-review/demo.ts';
import { forPage } from '#web/lib/page/page.ts';
import { BuildReview } from '../features/build-review/BuildReview.tsx';
import { sampleActions } from '../features/build-review/review-actions.ts';
import { ToolThemeButton } from './root/ToolThemeButton.tsx';

export const loader = forPage('private', async () => ({ readAt: Date.now() }));

/** The sample review: everything works, and nothing is sent or saved. */
export function Component() {
  const { readAt } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const [view, setView] = useState<BuildReviews>(demoReviews);
  const [actions] = useState(sampleActions);
  return (
    <BuildReview
      view={view}
      onChange={setView}
      actions={actions}
      now={readAt}
      themeButton={<ToolThemeButton className="hide-s" />}
      onStale={() => setView(demoReviews)}
    />
  );
}
