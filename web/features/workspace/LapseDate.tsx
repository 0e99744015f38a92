import type { WorkspaceView } from '#contract/workspace.ts';
import { DateTime } from '#web/ui/text/DateTime.tsx';

/** When the collaboration ends by itself, to the one who can prevent it or to the other. */
export function LapseDate({ view, now }: { view: Pick<WorkspaceView, 'iAm' | 'lapsesAt'>; now: number }) {
  if (!view.lapsesAt) return null;
  return (
    <>
      The collaboration ends on <DateTime iso={view.lapsesAt} now={now} /> if{' '}
      {view.iAm === 'developer' ? 'you do' : 'the developer does'} nothing here until then.{' '}
    </>
  );
}
