import type { MouseEvent } from 'react';
import type { IconName } from '#web/ui/brand/sprite.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { EmptyStatePage, type EmptyStateProps } from './EmptyState.tsx';

export type ErrorKind = 'offline' | 'network' | 'unavailable' | 'incomplete' | 'internal';

const texts: Record<ErrorKind, { icon: IconName; title: string; text: string }> = {
  offline: {
    icon: 'cloud-off',
    title: 'You are offline',
    text: 'This page needs the connection. What you have saved is safe; load it again when you are back.',
  },
  network: {
    icon: 'unplug',
    title: 'No answer from the server',
    text: 'The connection was interrupted. Nothing was changed. Load the page again in a moment.',
  },
  unavailable: {
    icon: 'unplug',
    title: 'Not available right now',
    text: 'The server is up, but cannot reach its data. Nothing was lost. Load the page again in a minute.',
  },
  incomplete: {
    icon: 'rotate-cw',
    title: 'A part of this page did not arrive',
    text: 'Brief Foundry was updated while it was open, or the connection broke. Load the page again to go on.',
  },
  internal: {
    icon: 'triangle-alert',
    title: 'The server made an error',
    text: 'The error was recorded. Load the page again. If it happens again, tell the operator.',
  },
};

interface Props {
  kind: ErrorKind;
  requestId?: string;
  /** Retries without a reload. Without it, a link reloads the page, which also works without scripts. */
  onRetry?: () => void;
  retrying?: boolean;
}

/** A page for a failure: what happened, what to do, and the request's id for the log. */
export function ErrorPage(props: Props) {
  return <EmptyStatePage {...errorContent(props)} />;
}

/** The content of the error page. */
export function errorContent({ kind, requestId, onRetry, retrying }: Props): EmptyStateProps {
  const { icon, title, text } = texts[kind];
  function tryAgain(event: MouseEvent) {
    if (!onRetry) return;
    event.preventDefault();
    if (!retrying) onRetry();
  }
  return {
    kind: 'failed',
    large: true,
    icon,
    quiet: kind === 'offline' || kind === 'incomplete',
    title,
    children: text,
    action: (
      <>
        <ButtonLink href="" size="l" icon="rotate-cw" onClick={tryAgain} aria-busy={retrying || undefined}>
          {retrying ? 'Loading' : 'Load again'}
        </ButtonLink>
        <ButtonLink href="/" variant="quiet" size="l">
          Start page
        </ButtonLink>
        {requestId && (
          <p className="t-13 faint">
            Request <span className="value">{requestId}</span>
          </p>
        )}
      </>
    ),
  };
}
