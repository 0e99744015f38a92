import type { ReactNode } from 'react';
import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';

type Props = {
  title: string;
  /** The newer one is being asked for. */
  isLoading?: boolean;
  onLoad: () => void;
  keep?: string;
  onKeep: () => void;
  className?: string;
  children?: ReactNode;
};

/** What is typed here builds on an older revision: both versions are safe, and the person says which goes on. */
export function MovedOn({ title, isLoading, onLoad, keep = 'Go on with mine', onKeep, className, children }: Props) {
  return (
    <Notice
      tone="warn"
      alert
      className={className}
      title={title}
      action={
        <span className="row gap-2">
          <Button variant="second" busy={isLoading} onClick={onLoad}>
            {isLoading ? 'Loading' : 'Load the newer one'}
          </Button>
          <Button variant="second" onClick={onKeep}>
            {keep}
          </Button>
        </span>
      }
    >
      {children ?? 'Nothing was overwritten. What you typed here is kept on this device.'}
    </Notice>
  );
}
