import { useState } from 'react';
import { Button } from '#web/ui/control/Button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';

/** Saves the page on this device as one file: words, colours, type and pictures. */
export function ExportButton({ title }: { title: string }) {
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const { exportPage } = await import('./export-page.ts');
      await exportPage(title);
    } catch {
      showToast('bad', 'The file could not be made. Check your connection and try again.');
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="quiet" size="s" icon="download" busy={busy} onClick={() => void save()}>
      {busy ? 'Downloading' : 'Download'}
    </Button>
  );
}
