import { useState } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { webLink } from '#domain/submission/link.ts';
import type { Answer } from '#web/lib/api/api-client.ts';
import { useViewer } from '#web/lib/session/use-session.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { type AskedDesign, RequestDialog } from './RequestDialog.tsx';

export type DesignStanding = Answer<'GET /api/submissions/:id/collaboration'>;

interface Props {
  design: AskedDesign;
  standing: DesignStanding;
}

/**
 * On a design's page: who has built it, and the way to request a collaboration, or the state of that request (DET-3).
 */
export function RequestCollaboration({ design, standing }: Props) {
  return (
    <>
      {standing.build && <BuiltBy {...standing.build} />}
      <Ask design={design} standing={standing} />
    </>
  );
}

function BuiltBy({ developer, demoUrl }: NonNullable<DesignStanding['build']>) {
  const demo = demoUrl && webLink(demoUrl);
  return (
    <>
      <p className="t-14">
        Built by <Link to={links.person(developer.handle)}>{developer.displayName}</Link>
      </p>
      {demo && (
        <ButtonLink href={demo} target="_blank" rel="noopener noreferrer ugc" variant="second" icon="external-link">
          Open the build
        </ButtonLink>
      )}
    </>
  );
}

function Ask({ design, standing: { standing, agreementId, isWorkspaceOpen, waitingCount, hasLayers } }: Props) {
  const viewer = useViewer();
  const [search, setSearch] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  // The dialog is open again after the log-in.
  const isAsking = isOpen || (search.has('ask') && viewer !== null);

  function close() {
    setOpen(false);
    if (search.has('ask')) setSearch({}, { replace: true, preventScrollReset: true });
  }

  switch (standing) {
    case 'mine':
      if (waitingCount === 0) return null;
      return (
        <ButtonLink to={links.collaborations()} variant="second" icon="handshake">
          {waitingCount === 1 ? '1 request waits for you' : `${waitingCount} requests wait for you`}
        </ButtonLink>
      );
    case 'building':
      return isWorkspaceOpen ? (
        <ButtonLink to={links.workspace(design.id)} icon="hammer">
          Open workspace
        </ButtonLink>
      ) : (
        <ButtonLink to={links.agreement(agreementId!)} icon="handshake">
          Read the agreement
        </ButtonLink>
      );
    case 'asked':
      return (
        <>
          <p className="t-14 muted">You have asked. The answer comes to My Projects.</p>
          <ButtonLink to={links.collaborations()} variant="second" icon="handshake">
            Your request
          </ButtonLink>
        </>
      );
    case 'claimed':
      return (
        <p className="t-14 muted">Somebody is building this design. You can ask when that collaboration has ended.</p>
      );
    case 'built':
    case 'closed':
      return null;
    case 'open':
  }
  if (!viewer) {
    return (
      <ButtonLink to={links.auth(links.askForDesign(design.id))} icon="handshake">
        Request Collaboration
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink
        to={links.askForDesign(design.id)}
        icon="handshake"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        Request Collaboration
      </ButtonLink>
      <RequestDialog
        design={design}
        hasLayers={hasLayers}
        open={isAsking}
        onClose={close}
        onSent={() => {
          close();
          showToast('good', `Your request is with ${design.designer.displayName}. The answer comes to My Projects.`);
          void revalidate();
        }}
      />
    </>
  );
}
