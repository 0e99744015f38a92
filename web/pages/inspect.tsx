import { useLoaderData, useNavigate } from 'react-router';
import type { InspectedFrame } from '#contract/inspection.ts';
import { links } from '#domain/navigation/links.ts';
import { useFailedLoad } from '#web/lib/api/use-failed-load.ts';
import { forPage } from '#web/lib/page/page.ts';
import { useAddressChange } from '#web/lib/page/use-address-change.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { EmptyStatePage } from '#web/ui/feedback/EmptyState.tsx';
import { LoadFailed } from '#web/ui/feedback/LoadFailed.tsx';
import { Inspector, panels } from '../features/inspection/Inspector.tsx';
import { orItsRecord } from './or-its-record.ts';
import { ToolThemeButton } from './root/ToolThemeButton.tsx';

export const loader = forPage('private', async ({ api, params, url }) => {
  const designId = params.designId!;
  const view = await orItsRecord(api, designId, () =>
    api('GET /api/workspaces/:designId/inspection', { params: { designId } }),
  );
  const asked = url.searchParams.get('frame');
  // It opens on a frame that has layers, if one has.
  const [first = null] = view.frames;
  const frame = view.frames.find(({ id }) => id === asked) ?? view.frames.find(({ layerCount }) => layerCount) ?? first;
  const inside = frame?.layerCount
    ? await api('GET /api/workspaces/:designId/inspection/frames/:frameId', { params: { designId, frameId: frame.id } })
    : { layers: [], leftOut: 0 };
  const panel = panels.find((one) => one === url.searchParams.get('panel')) ?? panels[0];
  return { view, frame, ...inside, panel, readAt: Date.now() };
});

/** The frames to measure and the tokens of a design, for the two people of its workspace; also the sample project. */
export function Component() {
  const data = useLoaderData<InspectionData | null>();
  if (!data) return <main id="main" />;
  const { frame, ...rest } = data;
  if (!frame)
    return (
      <EmptyStatePage
        kind="not-found"
        outline="submission"
        title="Nothing to inspect"
        action={
          <ButtonLink to={links.submission(rest.view.designId)} size="l">
            The design
          </ButtonLink>
        }
      >
        This design has no frames any more.
      </EmptyStatePage>
    );
  return <Inspection key={rest.view.designId} frame={frame} {...rest} />;
}

type InspectionData = Awaited<ReturnType<typeof loader>>;

function Inspection({ view, frame, readAt, ...rest }: InspectionData & { frame: InspectedFrame }) {
  const navigate = useNavigate();
  const go = useAddressChange({ frame: frame.id, panel: rest.panel }, (to) =>
    navigate(links.inspect(view.designId, to), { replace: true, preventScrollReset: true }),
  );
  return (
    <Inspector
      view={view}
      frame={frame}
      {...rest}
      go={go}
      now={readAt}
      themeButton={<ToolThemeButton className="hide-s" />}
    />
  );
}

export function ErrorBoundary() {
  const { code, isLoading, loadAgain } = useFailedLoad();
  if (code === 'workspace_not_found' || code === 'invalid_request') {
    return (
      <EmptyStatePage
        kind="not-found"
        outline="submission"
        title="Nothing to inspect here"
        action={
          <ButtonLink to={links.collaborations()} size="l">
            My Projects
          </ButtonLink>
        }
      >
        The design is not there, or only its designer and its developer may inspect it.
      </EmptyStatePage>
    );
  }
  return (
    <LoadFailed title="The frames could not be loaded" isLoading={isLoading} onLoadAgain={loadAgain} className="wrap" />
  );
}
