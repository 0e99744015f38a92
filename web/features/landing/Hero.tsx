import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { IndustryId } from '#domain/catalog/industries.ts';
import { STYLES_MAX, type StyleId, stylesHint } from '#domain/catalog/styles.ts';
import { links } from '#domain/navigation/links.ts';
import { useViewer } from '#web/lib/session/use-session.ts';
import { IndustryChips, StyleChips } from '#web/parts/ChoiceGroup.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import styles from './Hero.module.css';
import { HeroTicket } from './HeroTicket.tsx';

/** The ticket's first choices. */
export const SHOWN_FIRST = { industry: 'food' as IndustryId, styles: ['retro'] as StyleId[] };

/** The last choices, so that the landing page still has them when a guest comes back from the log-in dialog. */
let kept = SHOWN_FIRST;

interface Props {
  docketYear: number;
  /** The address of the generator, with what was chosen here. */
  onAddress: (address: string) => void;
}

/** The product in two sentences, and a ticket whose choices can be changed. */
export function Hero({ docketYear, onAddress }: Props) {
  const [industry, setIndustry] = useState(kept.industry);
  const [chosen, setChosen] = useState(kept.styles);
  const [touched, setTouched] = useState(false);
  const isNew = useViewer()?.briefsGenerated === 0;
  const picker = useRef<HTMLDivElement>(null);
  const address = touched ? links.generate({ industry, styles: chosen }) : links.generate();
  useEffect(() => onAddress(address), [address, onAddress]);
  useEffect(() => {
    kept = { industry, styles: chosen };
  }, [industry, chosen]);

  // Before hydration, a person can already have changed the native radio buttons and checkboxes.
  useEffect(() => {
    const picked = (name: string) =>
      [...picker.current!.querySelectorAll<HTMLInputElement>(`input[name="${name}"]:checked`)].map(
        ({ value }) => value,
      );
    const nowIndustry = (picked('industry')[0] ?? SHOWN_FIRST.industry) as IndustryId;
    // Checkboxes do not know the order in which they were ticked. The initial styles count as the oldest.
    const ticked = picked('style') as StyleId[];
    const isOld = (style: StyleId) => SHOWN_FIRST.styles.includes(style);
    const nowStyles = [...ticked.filter(isOld), ...ticked.filter((style) => !isOld(style))].slice(-STYLES_MAX);
    for (const box of picker.current!.querySelectorAll<HTMLInputElement>('input[name="style"]'))
      box.checked = nowStyles.includes(box.value as StyleId);
    setIndustry(nowIndustry);
    setChosen(nowStyles);
    setTouched(nowIndustry !== SHOWN_FIRST.industry || nowStyles.join() !== SHOWN_FIRST.styles.join());
  }, []);

  return (
    <section className={`wrap ${styles.hero}`} aria-labelledby="hero-title">
      <div className={styles.intro}>
        <h1 className="display d-76" id="hero-title">
          Client briefs, cast to order
        </h1>
        <p className={`lede ${styles.lede}`}>
          Practise on realistic briefs from invented clients. Choose an industry and up to two styles; Brief Foundry
          writes the client, the people and the constraints. You design it, show it, and meet someone who wants to build
          it.
        </p>
        <div className={styles.actions}>
          <ButtonLink to={address} size="l">
            Generate brief
          </ButtonLink>
          <ButtonLink to={links.showcase({ open: true })} size="l" variant="second">
            Start collaborating now
          </ButtonLink>
        </div>
        {isNew && (
          <p className={`t-14 muted ${styles.first}`}>
            No brief has been written for you this month. Choose below, or{' '}
            <Link to={links.communityBriefs()}>start a community brief</Link>;{' '}
            <Link to={links.help('read')}>how to read a brief</Link> takes two minutes.
          </p>
        )}
      </div>
      <div className={styles.picker} ref={picker} onChange={() => setTouched(true)}>
        <IndustryChips legend="Industry" value={industry} onChange={setIndustry} />
        <StyleChips legend="Style" hint={stylesHint(chosen.length)} value={chosen} onChange={setChosen} />
      </div>
      <div className={styles.ticket}>
        <HeroTicket industry={industry} styles={chosen} docketYear={docketYear} />
      </div>
    </section>
  );
}
