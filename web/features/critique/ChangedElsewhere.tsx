import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';

/** The own critique has a newer revision than the one that the marks here build on. */
export function ChangedElsewhere({ onTakeNewer, onKeepMine }: { onTakeNewer: () => void; onKeepMine: () => void }) {
  return (
    <Notice
      tone="warn"
      alert
      title="Your critique was changed in another window."
      action={
        <span className="row gap-2">
          <Button variant="second" onClick={onTakeNewer}>
            Load the newer one
          </Button>
          <Button variant="second" onClick={onKeepMine}>
            Go on with mine
          </Button>
        </span>
      }
    >
      Nothing was overwritten. What you marked here is kept on this device.
    </Notice>
  );
}
