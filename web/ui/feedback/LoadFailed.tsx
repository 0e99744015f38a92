import { Button } from '#web/ui/control/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface Props {
  title: string;
  isLoading: boolean;
  onLoadAgain: () => void;
  className?: string;
}

/** Replaces a page that could not be loaded, although it may exist. */
export function LoadFailed({ title, isLoading, onLoadAgain, className }: Props) {
  return (
    <main id="main" className={className}>
      <EmptyState
        kind="failed"
        heading={1}
        title={title}
        action={
          <Button busy={isLoading} onClick={onLoadAgain}>
            Try Again
          </Button>
        }
      >
        Nothing is lost. Try again in a moment.
      </EmptyState>
    </main>
  );
}
