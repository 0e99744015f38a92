import { Button } from '#web/ui/control/Button.tsx';
import { Nothing } from './Nothing.tsx';

type Props = { title: string; isLoading: boolean; onLoadAgain: () => void; className?: string };

/** Replaces a page that could not be loaded, although it may exist. */
export function LoadFailed({ title, isLoading, onLoadAgain, className }: Props) {
  return (
    <main id="main" className={className}>
      <Nothing
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
      </Nothing>
    </main>
  );
}
