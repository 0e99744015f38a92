import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import type { Submitted } from '../wizard/use-submit.ts';

const PublishedDialog = lazy(async () => ({ default: (await import('./PublishedDialog.tsx')).PublishedDialog }));

/** Opens 'Design Published' after the wizard. Other visitors of the showcase do not load the dialog. */
export function PublishedGate() {
  const { state } = useLocation() as { state: { published?: Submitted } | null };
  const isHydrated = useHydrated();
  if (!isHydrated || !state?.published) return null;
  return (
    <Suspense>
      <PublishedDialog published={state.published} />
    </Suspense>
  );
}
