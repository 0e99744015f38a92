import { links } from '#domain/navigation/links.ts';
import { briefsAMonthText } from '#domain/quota/quota.ts';
import { Ticket } from '#web/parts/Ticket.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { CheckList } from './CheckList.tsx';
import styles from './PricingCard.module.css';

const included = [
  'Unlimited designs, public or private',
  'Showcase and collaboration requests',
  'Case studies',
  'Portfolio',
];

export function PricingCard({ briefsAMonth }: { briefsAMonth: number }) {
  return (
    <section className="band" id="pricing" aria-labelledby="pricing-title">
      <div className={`wrap ${styles.inside}`}>
        <div>
          <h2 className="display d-44" id="pricing-title">
            One plan while we are in beta
          </h2>
          <p className={`lede ${styles.lede}`}>
            No card and no trial period. You need a design-file account only for linked files. Without one, upload
            pictures of your frames.
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
          <CheckList items={[briefsAMonthText(briefsAMonth), ...included]} />
          <ButtonLink to={links.generate()} block className={styles.start}>
            Get Started
          </ButtonLink>
        </Ticket>
      </div>
    </section>
  );
}
