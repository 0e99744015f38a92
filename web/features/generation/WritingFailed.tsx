import type { BriefChoice } from '#domain/brief/choice.ts';
import { links } from '#domain/navigation/links.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';

interface Props {
  code: string;
  message: string;
  /** The choices of the failed request, so that they do not have to be made again. */
  choice: BriefChoice | null;
  /** The brief that was to be generated again; it is unchanged. */
  regenerates: string | null;
  onRetry: (() => void) | null;
  /** Has the built-in composer write the brief instead; `null` where no model failed. */
  onCompose?: (() => void) | null;
}

/** Why there is no brief, and every way to continue (BRIEF-10). */
export function WritingFailed({ code, message, choice, regenerates, onRetry, onCompose }: Props) {
  const failed = regenerates ? 'Failed to regenerate brief' : 'Failed to generate brief';
  const isUsedUp = code === 'quota_reached';
  return (
    <div className="wrap wrap-narrow band">
      <EmptyState
        kind="failed"
        heading={1}
        title="Error Loading Brief"
        action={
          <>
            {isUsedUp ? (
              <ButtonLink to={links.pricing()}>Upgrade Plan</ButtonLink>
            ) : (
              onRetry && <Button onClick={onRetry}>Try again</Button>
            )}
            {onCompose && (
              <Button variant="second" onClick={onCompose}>
                Write it without the model
              </Button>
            )}
            {regenerates && (
              <ButtonLink to={links.brief(regenerates)} variant="second">
                Open the brief as it was
              </ButtonLink>
            )}
            <ButtonLink to={links.generate(choice ?? {}, choice?.industry ? 2 : 1)} variant="second">
              Go Back
            </ButtonLink>
          </>
        }
      >
        {/* Codes of the writer's own failures start with this; codes of network failures do not. */}
        {!message.startsWith(failed) && <p className="strong">{failed}</p>}
        <p>{message}</p>
        {onCompose && <p>Brief Foundry can also write this brief by itself, from the same choices.</p>}
      </EmptyState>
    </div>
  );
}
