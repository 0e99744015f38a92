import { useViewer } from '#web/lib/use-session.ts';
import { links } from '#web/links.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import bakery from './art/10-food-retro.svg?url';
import styles from './Collaboration.module.css';
import { Soon } from './Soon.tsx';

/** Designers meet developers. The picture is an example and says so. */
export function Collaboration() {
  const viewer = useViewer();
  return (
    <section className={`is-dark ${styles.band}`} id="collaboration" aria-labelledby="collaboration-title">
      <div className={`wrap ${styles.inside}`}>
        <div>
          <h2 className="display d-58" id="collaboration-title">
            Good designs get built by someone
          </h2>
          <p className={`lede ${styles.lede}`}>
            Open a design for collaboration and say how you like to work: hands on, by message, or as open source.
            Developers bring a stack; you bring the frames.
          </p>
          <div className={styles.actions}>
            <ButtonLink to={links.submitDesign()} size="l" data-login={viewer ? undefined : links.submitDesign()}>
              Submit your design
            </ButtonLink>
            <Soon feature="collaboration" />
          </div>
        </div>
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
      </div>
    </section>
  );
}
