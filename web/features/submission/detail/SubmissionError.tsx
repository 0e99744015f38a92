import { links } from '#domain/navigation/links.ts';
import { useFailedLoad } from '#web/lib/api/use-failed-load.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { EmptyStatePage } from '#web/ui/feedback/EmptyState.tsx';
import { LoadFailed } from '#web/ui/feedback/LoadFailed.tsx';

/** Replaces a design that does not exist, is not visible to this person, or could not be loaded (DET-5). */
export function SubmissionError({ className }: { className?: string }) {
  const { code, isLoading, loadAgain } = useFailedLoad();
  if (code === 'submission_not_found' || code === 'invalid_request') {
    return (
      <EmptyStatePage
        kind="not-found"
        outline="submission"
        title="Submission not found"
        action={
          <ButtonLink to={links.showcase()} size="l">
            Back to Showcase
          </ButtonLink>
        }
      >
        This submission is private or you do not have access to it
      </EmptyStatePage>
    );
  }
  return (
    <LoadFailed
      title="Failed to load submission details"
      isLoading={isLoading}
      onLoadAgain={loadAgain}
      className={className}
    />
  );
}
