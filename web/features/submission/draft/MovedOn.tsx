import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';

type Props = {
  /** The newer draft is being asked for. */
  isLoading: boolean;
  failure: string | null;
  onLoad: () => void;
  onKeep: () => void;
};

/** The draft was changed in another window or on another device: both versions are safe, and the person says which goes on. */
export function MovedOn({ isLoading, failure, onLoad, onKeep }: Props) {
  return (
    <Notice
      tone="warn"
      alert
      title="This draft was changed somewhere else."
      action={
        <span className="row gap-2">
          <Button variant="second" busy={isLoading} onClick={onLoad}>
            {isLoading ? 'Loading' : 'Load the newer one'}
          </Button>
          <Button variant="second" onClick={onKeep}>
            Keep mine as a new draft
          </Button>
        </span>
      }
    >
      {failure ?? 'Nothing was overwritten. What you typed here is kept on this device.'}
    </Notice>
  );
}
