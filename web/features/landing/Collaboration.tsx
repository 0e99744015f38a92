import { Link } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { useViewer } from '#web/lib/session/use-session.ts';
import { CoverBox, CoverPicture } from '#web/parts/CoverPicture.tsx';
import { MemberLink } from '#web/parts/MemberLink.tsx';
import { Avatar } from '#web/ui/picture/Avatar.tsx';
import bakery from './art/10-food-retro.svg?url';
import styles from './Collaboration.module.css';
import type { ShownDesign } from './open-designs.ts';

const SIZES = { first: '(min-width: 768px) 52vw, 92vw', other: '(min-width: 768px) 26vw, 46vw' };

/** Designers meet developers: real designs if there are any, else a labelled example (LAND-3). */
export function Collaboration({ designs }: { designs: ShownDesign[] }) {
  const viewer = useViewer();
  return (
    <section className={`is-dark ${styles.band}`} id="collaboration" aria-labelledby="collaboration-title">
      <div className={`wrap ${styles.inside}`}>
        <div>
          <h2 className="display d-58" id="collaboration-title">
            Find somebody who builds your design
          </h2>
          <p className={`lede ${styles.lede}`}>
            Open a design to collaboration and say how you like to work: hands on, by message, or as open source.
            Developers bring a stack; you bring the frames.
          </p>
          <div className={styles.actions}>
            <MemberLink to={links.submitDesign()} size="l">
              Submit your design
            </MemberLink>
            <MemberLink to={links.demoWorkspace()} size="l" variant="second">
              Try a sample workspace
            </MemberLink>
          </div>
          {designs.some(({ isOpen }) => isOpen) && (
            <p className={styles.hint}>
              Do you build? <Link to={links.showcase({ open: true })}>See the designs that are open</Link>
            </p>
          )}
          {!viewer && (
            <p className={`t-14 muted ${styles.hint}`}>
              The sample asks you to log in first. Nothing you do there is kept.
            </p>
          )}
        </div>
        {designs.length > 0 ? <Designs designs={designs} /> : <Example />}
      </div>
    </section>
  );
}

function Designs({ designs }: { designs: ShownDesign[] }) {
  return (
    <ul className={styles.designs}>
      {designs.map(({ id, title, designer, isOpen, isSample, picture }, n) => (
        <li key={id}>
          <CoverBox className={styles.shot}>
            <CoverPicture {...picture} alt="" sizes={n === 0 ? SIZES.first : SIZES.other} />
          </CoverBox>
          <p>
            <Link to={links.submission(id)}>{title}</Link>
            <span className="t-13 muted">
              {designer}
              {isOpen && ' · open to collaboration'}
              {isSample && ' · sample'}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Example() {
  return (
    <figure className={styles.example}>
      <img
        src={bakery}
        alt="A bakery's website: tomorrow's bread, kept for you, with a board of baking times"
        width="1600"
        height="1200"
        loading="lazy"
      />
      <figcaption className={styles.note}>
        <span className={styles.who}>
          <Avatar name="Kofi Brandt" />
          <span>
            <b>Kofi Brandt</b>
            <span className="t-13 muted">Developer in this example, Svelte and Postgres</span>
          </span>
        </span>
        <span>I can build the bake board. Would you open the staff view too?</span>
      </figcaption>
    </figure>
  );
}
