import type { ReactNode } from 'react';
import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';

interface Props {
  title: string;
  /** The newer version is loading. */
  isLoading?: boolean;
  onLoad: () => void;
  /** Replaces the newer version with the typed text, where both can stay as well. */
  onReplace?: () => void;
  keepLabel?: string;
  onKeep: () => void;
  className?: string;
  children?: ReactNode;
}

/**
 * Shows when the typed text is based on an older revision. Both versions are stored, and the person decides which one
 * stays.
 */
export function ConflictNotice({
  title,
  isLoading,
  onLoad,
  onReplace,
  keepLabel = 'Go on with mine',
  onKeep,
  className,
  children,
}: Props) {
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
          {onReplace && (
            <Button variant="second" onClick={onReplace}>
              Use mine
            </Button>
          )}
          <Button variant="second" onClick={onKeep}>
            {keepLabel}
          </Button>
        </span>
      }
    >
      {children ?? 'Nothing was overwritten. What you typed here is kept on this device.'}
    </Notice>
  );
}
