import type { BriefChoice } from '#domain/brief/choice.ts';
import { links } from '#web/links.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { Nothing } from '#web/ui/feedback/Nothing.tsx';

type Props = {
  code: string;
  message: string;
  /** What was asked for, so that nothing has to be chosen again. */
  choice: BriefChoice | null;
  /** The brief that was to be written again; it is as it was. */
  regenerates: string | null;
  onRetry: (() => void) | null;
};

/** Why there is no brief, and every way on from here (BRIEF-10). */
export function WritingFailed({ code, message, choice, regenerates, onRetry }: Props) {
  const failed = regenerates ? 'Failed to regenerate brief' : 'Failed to generate brief';
  const isUsedUp = code === 'quota_reached';
  return (
    <div className="wrap wrap-narrow band">
      <Nothing
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
        {/* The writer's own failures begin with it; a network's do not. */}
        {!message.startsWith(failed) && <p className="strong">{failed}</p>}
        <p>{message}</p>
      </Nothing>
    </div>
  );
}
