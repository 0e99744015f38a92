import { FREE_BRIEFS_A_MONTH } from '#domain/quota/quota.ts';
import { links } from '#web/links.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Ticket } from '#web/ui/Ticket.tsx';
import type { Feature } from './built.ts';
import styles from './PricingCard.module.css';
import { Ticks } from './Ticks.tsx';

const included: { words: string; needs?: Feature }[] = [
  { words: `${FREE_BRIEFS_A_MONTH} AI-generated briefs per month` },
  { words: 'Unlimited submissions, public or private', needs: 'submissions' },
  { words: 'Showcase and collaboration requests', needs: 'collaboration' },
  { words: 'Case studies', needs: 'caseStudies' },
  { words: 'Portfolio', needs: 'portfolio' },
];

export function PricingCard() {
  return (
    <section className="band" id="pricing" aria-labelledby="pricing-title">
      <div className={`wrap ${styles.inside}`}>
        <div>
          <h2 className="display d-44" id="pricing-title">
            One plan while we are in beta
          </h2>
          <p className={`lede ${styles.lede}`}>
            No card, no trial clock. A design-file account is needed only for linked files; pictures of your frames will
            do without one.
          </p>
        </div>
        <Ticket
          industry="ecommerce"
          className={styles.ticket}
          top={
            <>
              <p className="strong">Free Forever</p>
              <p className={`display ${styles.price}`}>$0</p>
            </>
          }
        >
          <Ticks items={included} />
          <ButtonLink to={links.generate()} block className={styles.start}>
            Get Started
          </ButtonLink>
        </Ticket>
      </div>
    </section>
  );
}
