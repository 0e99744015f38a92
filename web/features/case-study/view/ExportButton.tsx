import { ApiError } from '#web/lib/api/api-error.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { Button } from '#web/ui/control/Button.tsx';

/** Saves the page on this device as one file with text, colours, type and pictures. */
export function ExportButton({ title }: { title: string }) {
  const { call, busy } = useCall({ toast: true });

  const save = () =>
    call(async () => {
      try {
        const { exportPage } = await import('./export-page.ts');
        await exportPage(title);
      } catch {
        throw new ApiError('network', 'The file could not be made. Check your connection and try again.');
      }
    });
  return (
    <Button variant="quiet" size="s" icon="download" busy={busy} onClick={() => void save()}>
      {busy ? 'Downloading' : 'Download'}
    </Button>
  );
}
