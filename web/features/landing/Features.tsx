import { LineGauge, MilestoneItems } from '#web/parts/LineGauge.tsx';
import { Message } from '#web/parts/Message.tsx';
import { StatusBadge } from '#web/parts/StatusBadge.tsx';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { PinMark } from '#web/ui/picture/PinMark.tsx';
import shop from './art/02-ecommerce-bold.svg?url';
import school from './art/07-education-playful.svg?url';
import nightTrain from './art/12-travel-retro.svg?url';
import bakeBoard from './art/sm-1.svg?url';
import styles from './Features.module.css';

const milestones = [
  { id: 'ride', percentage: 18, title: 'Ride along at 05:00' },
  { id: 'board', percentage: 46, title: 'Bake board' },
  { id: 'tested', percentage: 92, title: 'Prototype tested', isNew: true },
];

/** The features: four stages of a brief, each with its picture. */
export function Features() {
  return (
    <section className="band" id="features" aria-labelledby="features-title">
      <div className="wrap">
        <h2 className={`display d-58 ${styles.title}`} id="features-title">
          From brief to build, in one place
        </h2>
        <div className={styles.features}>
          <article className={styles.work}>
            <div className={styles.words}>
              <h3>Work the brief</h3>
              <p>
                Start it, set your own milestones on a timeline, and go on where you left off. Goals, personas, palette
                and deliverables stay one scroll away.
              </p>
            </div>
            <div className={styles.gauge}>
              <LineGauge milestones={milestones} />
              <MilestoneItems milestones={milestones} label="Milestones of a sample brief" />
            </div>
          </article>
          <article className={styles.explain}>
            <div className={styles.words}>
              <h3>Explain your decisions</h3>
              <p>Import frames from your design file and pin notes to the pixels they are about.</p>
            </div>
            <div className={styles.frame} aria-hidden>
              <img src={bakeBoard} alt="" width="780" height="1688" loading="lazy" />
              <PinMark number={1} on="frame" selected className={styles.firstPin} />
              <PinMark number={2} on="frame" className={styles.secondPin} />
              <div className={styles.note}>
                <PinMark number={1} />
                <p>Time first, product second. Regulars choose when, then what.</p>
              </div>
            </div>
          </article>
          <article className={styles.shown}>
            <div className={styles.words}>
              <h3>Be seen by people who ship</h3>
              <p>Share to the showcase or keep it private. Only you decide which designs are visible.</p>
            </div>
            <div className={styles.stack} aria-hidden>
              <img src={nightTrain} alt="" width="1600" height="1200" loading="lazy" />
              <img src={school} alt="" width="1600" height="1200" loading="lazy" />
              <img src={shop} alt="" width="1600" height="1200" loading="lazy" />
            </div>
          </article>
          <article className={styles.handed}>
            <div className={styles.words}>
              <h3>Hand it to a developer</h3>
              <p>A shared workspace with the frames, a build status and one conversation.</p>
            </div>
            <div className={styles.workspace} aria-hidden>
              <p className={styles.track}>
                <StatusBadge status="planning" />
                <Icon name="arrow-right" size="s" />
                <StatusBadge status="building" />
                <Icon name="arrow-right" size="s" />
                <StatusBadge status="complete" />
              </p>
              <Message name="Ines Marau" as="designer">
                The bake slots can go to two columns from 360 px.
              </Message>
              <Message name="You" as="developer" isMine>
                Done. Pushed to the preview, status moved to Building.
              </Message>
            </div>
          </article>
        </div>
      </div>
    </section>
  );
}
