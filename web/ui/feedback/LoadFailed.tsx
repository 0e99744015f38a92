import { Button } from '#web/ui/control/Button.tsx';
import { Nothing } from './Nothing.tsx';

type Props = { title: string; isLoading: boolean; onLoadAgain: () => void; className?: string };

/** In place of a page that could not be loaded, though it may be there. */
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
