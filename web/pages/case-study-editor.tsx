import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs, useLoaderData, useRouteError } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { forPage } from '#web/lib/page/page.ts';
import { useViewer } from '#web/lib/session/use-session.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { EmptyStatePage } from '#web/ui/feedback/EmptyState.tsx';
import { Editor } from '../features/case-study/editor/Editor.tsx';
import { ToolThemeButton } from './root/ToolThemeButton.tsx';

export const loader = forPage('private', async ({ api, params }) =>
  api('GET /api/submissions/:id/case-study', { params: { id: params.designId! } }),
);

/** The page's state is newer than the server's, so no data is loaded again. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function Component() {
  // Null for guests; the login dialog opens over the page for them.
  const data = useLoaderData<Awaited<ReturnType<typeof loader>> | null>();
  const viewer = useViewer();
  if (!data || !viewer) return <main id="main" />;
  return (
    <Editor
      key={data.design.id}
      data={data}
      userId={viewer.id}
      author={viewer.displayName}
      themeButton={<ToolThemeButton />}
    />
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const code = isRouteErrorResponse(error) ? (error.data as { code?: string } | null)?.code : undefined;
  if (code !== 'submission_not_found' && code !== 'invalid_request') throw error;
  return (
    <EmptyStatePage
      kind="not-found"
      outline="submission"
      title="Submission not found"
      action={
        <ButtonLink to={links.myProjects()} size="l">
          My Projects
        </ButtonLink>
      }
    >
      This submission is private or you do not have access to it
    </EmptyStatePage>
  );
}
