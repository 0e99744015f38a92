import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type BriefChoice, readChoice } from '#domain/brief/choice.ts';
import { DEFAULT_LEVEL } from '#domain/catalog/levels.ts';
import { links } from '#domain/navigation/links.ts';
import { deviceStore } from '#web/lib/unsent/device.ts';

export type WizardStep = 1 | 2;

const asChoice = (found: unknown): BriefChoice | null => {
  const choice = readChoice(found);
  return choice.industry ? choice : null;
};

/** The choice and the step in the address. Without an industry there is no second step. */
export function readWizard(search: URLSearchParams): { choice: BriefChoice; step: WizardStep } {
  const choice = readChoice({
    industry: search.get('industry'),
    styles: search.get('styles')?.split('.'),
    level: search.get('level'),
    timeBoxDays: Number(search.get('days') ?? Number.NaN),
    focus: search.get('focus'),
  });
  return { choice, step: search.get('step') === '2' && choice.industry ? 2 : 1 };
}

/** Values missing in the address stay as they were chosen before, so going back a step loses nothing. */
export function mergeChoice(before: BriefChoice, address: BriefChoice): BriefChoice {
  const industry = address.industry ?? before.industry;
  const focus = address.focus ?? (industry === before.industry ? before.focus : undefined);
  return {
    industry,
    styles: address.styles.length > 0 ? address.styles : before.styles,
    level: address.level === DEFAULT_LEVEL ? before.level : address.level,
    timeBoxDays: address.timeBoxDays ?? before.timeBoxDays,
    ...(focus && { focus }),
  };
}

/**
 * The choice and the step of the wizard. They are in the address, so they survive a reload and a log-in, the server can
 * render them, and a link can share them; only a step makes a history entry.
 */
export function useWizard(userId: string | undefined) {
  const last = deviceStore('choice', userId ?? 'guest', asChoice);
  const [search] = useSearchParams();
  const { pathname, search: query, key } = useLocation();
  const navigate = useNavigate();
  const asked = readWizard(search);
  const [choice, setShown] = useState(asked.choice);
  /** Several choices can be made before the next render. */
  const latest = useRef(choice);
  const { step } = asked;

  function setChoice(next: BriefChoice) {
    latest.current = next;
    setShown(next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per history entry; a choice does not run this.
  useEffect(() => {
    // The last choice of this device is the first of the next brief (GEN-5).
    const before = latest.current.industry || asked.choice.industry ? latest.current : last.read('last');
    const merged = mergeChoice(before ?? latest.current, asked.choice);
    setChoice(merged);
    const address = links.generate(merged, step);
    if (address !== pathname + query) navigate(address, { replace: true, preventScrollReset: true });
  }, [key]);

  return {
    choice,
    step,
    choose(part: Partial<BriefChoice>) {
      const next = readChoice({ ...latest.current, ...part });
      setChoice(next);
      navigate(links.generate(next, step), { replace: true, preventScrollReset: true });
    },
    /** Keeps the choice as the default of the next brief. */
    keep() {
      last.write('last', latest.current);
    },
    go(to: WizardStep) {
      navigate(links.generate(choice, to));
    },
  };
}
