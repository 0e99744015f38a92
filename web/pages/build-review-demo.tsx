import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { BuildReviews } from '#contract/build-review.ts';
import { demoReviews } from '#domain/build-review/demo.ts';
import { forPage } from '#web/lib/page/page.ts';
import { sampleActs } from '../features/build-review/acts.ts';
import { BuildReview } from '../features/build-review/BuildReview.tsx';
import { ToolThemeButton } from './root/ToolThemeButton.tsx';

export const loader = forPage('private', async () => ({ readAt: Date.now() }));

/** The sample review: everything works, and nothing is sent or saved. */
export function Component() {
  const { readAt } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const [view, setView] = useState<BuildReviews>(demoReviews);
  const [acts] = useState(sampleActs);
  return (
    <BuildReview
      view={view}
      onChange={setView}
      acts={acts}
      now={readAt}
      themeButton={<ToolThemeButton className="hide-s" />}
      onStale={() => setView(demoReviews)}
    />
  );
}
