import { isRouteErrorResponse } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { EmptyState, EmptyStatePage } from '#web/ui/feedback/EmptyState.tsx';

interface Failure {
  code: string;
  message: string;
}

interface Props {
  /** The error that the router caught. */
  error: unknown;
  /** Loads again; absent where that cannot help. */
  onRetry?: () => void;
  isRetrying?: boolean;
  className?: string;
}

const TITLE = 'Error Loading Brief';

/** The page 'Error Loading Brief', with the next step that fits the cause (BRIEF-10). */
export function BriefError({ error, onRetry, isRetrying, className }: Props) {
  const { code, message } = failureOf(error);
  if (code === 'brief_not_found')
    return (
      <EmptyStatePage
        kind="not-found"
        outline="brief"
        title={TITLE}
        action={
          <>
            <ButtonLink to={links.generate()} size="l">
              Go Back
            </ButtonLink>
            <ButtonLink to={links.communityBriefs()} variant="second" size="l">
              Community briefs
            </ButtonLink>
          </>
        }
      >
        <span>{message}</span>. It may have been deleted, or it belongs to somebody else.
      </EmptyStatePage>
    );
  return (
    <main id="main" className={className}>
      <EmptyState
        kind="failed"
        heading={1}
        title={TITLE}
        action={
          <>
            {onRetry && (
              <Button busy={isRetrying} onClick={onRetry}>
                Try Again
              </Button>
            )}
            <ButtonLink to={links.generate()} variant="second">
              Go Back
            </ButtonLink>
          </>
        }
      >
        <p>{message}</p>
      </EmptyState>
    </main>
  );
}

function failureOf(error: unknown): Failure {
  if (isRouteErrorResponse(error)) {
    const { code, message } = (error.data ?? {}) as Partial<Failure>;
    return { code: code ?? '', message: message ?? 'The server made an error. Try again.' };
  }
  return { code: '', message: 'This page could not be shown. Try again.' };
}
