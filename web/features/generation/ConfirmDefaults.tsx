import type { Generation } from '#contract/generation.ts';
import type { Viewer } from '#contract/session.ts';
import { emptyChoice } from '#domain/brief/choice.ts';
import { industryOf } from '#domain/catalog/industries.ts';
import { styleOf } from '#domain/catalog/styles.ts';
import { links } from '#domain/navigation/links.ts';
import { mayGenerate } from '#domain/quota/quota.ts';
import { quoted } from '#domain/text/quoted.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import styles from './ConfirmDefaults.module.css';
import { withDefaults } from './intent.ts';
import { QuotaReached } from './QuotaReached.tsx';
import { leftText, quotaAfterText, renewalText } from './quota-texts.ts';
import { TicketPreview } from './TicketPreview.tsx';

interface ConfirmProps {
  viewer: Viewer;
  year: number;
  onGenerate: () => void;
}

/** Shown when nothing was chosen. It shows the defaults, and nothing is spent until the person confirms (GEN-4). */
export function ConfirmDefaults({ viewer, year, onGenerate }: ConfirmProps) {
  const choice = withDefaults(emptyChoice);
  const quota = { generated: viewer.briefsGenerated, limit: viewer.briefsLimit };
  return (
    <div className={`wrap ${styles.page}`}>
      <div>
        <h1 className="display d-44">Write this brief?</h1>
        <p className="lede">
          You have not chosen anything yet. This is the default:{' '}
          <span className={styles.choice}>
            {industryOf(choice.industry).label}, {choice.styles.map((style) => styleOf(style).label).join(', ')}.
          </span>
        </p>
        {mayGenerate(quota) ? (
          <>
            <p className={`muted ${styles.text}`}>
              It uses one of your briefs for this month: {leftText(quota)}. {renewalText(viewer.quotaRenewsAt)}.
            </p>
            <div className={`row ${styles.actions}`}>
              <Button size="l" onClick={onGenerate}>
                Generate Brief
              </Button>
              <ButtonLink size="l" variant="second" to={links.generate()}>
                Choose something else
              </ButtonLink>
            </div>
          </>
        ) : (
          <div className={styles.text}>
            <QuotaReached quota={quota} renewsAt={viewer.quotaRenewsAt} />
          </div>
        )}
      </div>
      <aside aria-label="Preview of the brief">
        <TicketPreview choice={choice} assignedTo={viewer.displayName} quotaAfter={quotaAfterText(quota)} year={year} />
      </aside>
    </div>
  );
}

/**
 * A brief is already being generated, here or on another device. The person continues with it before starting another.
 */
export function ContinueLive({ live, onContinue }: { live: Generation; onContinue: () => void }) {
  return (
    <div className="wrap wrap-narrow band stack">
      <h1 className="display d-44">A brief is being written for you</h1>
      <p className="lede">
        {quoted(live.title)}, {industryOf(live.industry).label},{' '}
        {live.styles.map((style) => styleOf(style).label).join(', ')}.
      </p>
      <div className="row">
        <Button size="l" onClick={onContinue}>
          Continue
        </Button>
        <ButtonLink size="l" variant="second" to={links.generate()}>
          Choose another
        </ButtonLink>
      </div>
    </div>
  );
}
