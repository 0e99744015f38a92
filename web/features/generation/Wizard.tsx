import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { isComplete } from '#domain/brief/choice.ts';
import type { IndustryId } from '#domain/catalog/industries.ts';
import { stylesHint } from '#domain/catalog/styles.ts';
import { IndustryChoice, StyleChoice } from '#web/parts/ChoiceGroup.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { Steps } from '#web/ui/control/Stepper.tsx';
import { Extras } from './Extras.tsx';
import type { useWizard } from './use-wizard.ts';
import styles from './Wizard.module.css';

interface Props {
  wizard: ReturnType<typeof useWizard>;
  /** The quota has a place left. */
  mayGenerate: boolean;
  /** The remaining quota, or why there is none; shown with the button that spends it. */
  quota: ReactNode;
  onGenerate: () => void;
}

const notes: Record<IndustryId, string> = {
  ecommerce: 'Shops, carts, returns',
  health: 'Care, habits, clinics',
  finance: 'Money, risk, trust',
  education: 'Courses, classrooms',
  food: 'Kitchens, menus, queues',
  travel: 'Stays, trips, maps',
};

/** One industry, then one or two styles (GEN-1). It is a form, so Enter means Next. */
export function Wizard({ wizard: { choice, step, choose, go }, mayGenerate, quota, onGenerate }: Props) {
  const heading = useFocusOnChange(step);
  const mayGoOn = step === 1 ? choice.industry !== null : isComplete(choice) && mayGenerate;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!mayGoOn) return;
    if (step === 1) go(2);
    else onGenerate();
  }

  return (
    <form onSubmit={submit} aria-label="Generate a brief">
      <Steps label="Steps" steps={['Industry', 'Style']} current={step} className={styles.steps} />
      {step === 1 ? (
        <>
          <h1 ref={heading} tabIndex={-1} className="display d-44">
            Who is the client?
          </h1>
          <p className="lede">Choose one industry. The client works in it.</p>
          <div className={styles.choices}>
            <IndustryChoice
              legend="Industry"
              hideLegend
              notes={notes}
              value={choice.industry}
              onChange={(industry) => choose({ industry })}
            />
          </div>
        </>
      ) : (
        <>
          <h1 ref={heading} tabIndex={-1} className="display d-44">
            How should it feel?
          </h1>
          <p className="lede">
            <span role="status">{stylesHint(choice.styles.length)}</span>. Two opposites make the best briefs.
          </p>
          <div className={styles.choices}>
            <StyleChoice legend="Styles" hideLegend value={choice.styles} onChange={(styles) => choose({ styles })} />
          </div>
          <Extras choice={choice} onChoose={choose} />
        </>
      )}
      <div className={mayGenerate ? `${styles.bar} ${styles.sticks}` : styles.bar}>
        <div className={styles.quota}>{quota}</div>
        <Button variant="second" icon="arrow-left" disabled={step === 1} onClick={() => go(1)}>
          Previous
        </Button>
        <span className={`t-14 muted tnum ${styles.count}`}>Step {step} of 2</span>
        {step === 1 ? (
          <Button type="submit" iconEnd="arrow-right" disabled={!mayGoOn}>
            Next
          </Button>
        ) : (
          <Button type="submit" disabled={!mayGoOn}>
            Generate Brief
          </Button>
        )}
      </div>
    </form>
  );
}

/** Moves the focus to the new step's heading for keyboards and screen readers, but not at the first render. */
function useFocusOnChange(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}
