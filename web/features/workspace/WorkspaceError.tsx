import { links } from '#domain/navigation/links.ts';
import { useFailedLoad } from '#web/lib/api/use-failed-load.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { EmptyStatePage } from '#web/ui/feedback/EmptyState.tsx';
import { LoadFailed } from '#web/ui/feedback/LoadFailed.tsx';

/**
 * Replaces a workspace page that does not exist, is not visible to this person, or could not be loaded; `title` is for
 * the last case.
 */
export function WorkspaceError({ title }: { title: string }) {
  const { code, isLoading, loadAgain } = useFailedLoad();
  if (code === 'workspace_not_found' || code === 'invalid_request') {
    return (
      <EmptyStatePage
        kind="not-found"
        outline="submission"
        title="Workspace not found"
        action={
          <ButtonLink to={links.collaborations()} size="l">
            My Projects
          </ButtonLink>
        }
      >
        It is not there, it has ended, or it belongs to two other people.
      </EmptyStatePage>
    );
  }
  return <LoadFailed title={title} isLoading={isLoading} onLoadAgain={loadAgain} className="wrap" />;
}
