import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { links } from '#web/links.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Missing } from '#web/ui/Missing.tsx';

/** In place of a design that is not there, not theirs to see, or could not be loaded (DET-5). */
export function SubmissionError({ className }: { className?: string }) {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const code = isRouteErrorResponse(error) ? (error.data as { code?: string } | null)?.code : undefined;
  if (code === 'submission_not_found' || code === 'invalid_request') {
    return (
      <Missing
        art="submission"
        title="Submission not found"
        action={<ButtonLink to={links.showcase()}>Back to Showcase</ButtonLink>}
      >
        This submission is private or you do not have access to it
      </Missing>
    );
  }
  return (
    <main id="main" className={className}>
      <ErrorState
        heading={1}
        title="Failed to load submission details"
        action={
          <Button busy={state === 'loading'} onClick={() => void revalidate()}>
            Try Again
          </Button>
        }
      >
        Nothing is lost. Try again in a moment.
      </ErrorState>
    </main>
  );
}
