import { useState } from 'react';
import { api } from '#web/lib/api/browser-api.ts';
import { ReportDialog } from '#web/parts/ReportDialog.tsx';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import { Menu } from '#web/ui/control/Menu.tsx';

/** What somebody rarely does with a public design of another person: report it. */
export function ViewerActions({ id }: { id: string }) {
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      <Menu
        label="More"
        trigger={<IconButton icon="ellipsis" label="More for this design" className="no-print" />}
        items={[{ label: 'Report…', icon: 'flag', onSelect: () => setReporting(true) }]}
      />
      <ReportDialog
        open={isReporting}
        onClose={() => setReporting(false)}
        subject="design"
        name={`design-report-${id}`}
        send={(reason) => api('POST /api/submissions/:id/report', { params: { id }, body: { reason } })}
      />
    </>
  );
}
