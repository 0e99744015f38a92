import { Link } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { Cover } from '#web/parts/Cover.tsx';
import { LineGauge } from '#web/parts/LineGauge.tsx';
import { StyleLetter } from '#web/parts/StyleLetter.tsx';
import { TextPage } from '#web/ui/page/TextPage.tsx';
import styles from './about.module.css';

const milestones = [
  { id: '1', percentage: 25, title: 'Sketches' },
  { id: '2', percentage: 75, title: 'Prototype' },
];

const sections = [
  {
    id: 'why',
    title: 'Why it exists',
    content: (
      <>
        <p>
          Design is learned on real jobs, and real jobs go to people who have had some. Practice tasks leave out what
          makes a job a job: a client with a reason, people with habits, a limit that hurts, and something that has to
          be handed over.
        </p>
        <p>
          Brief Foundry writes such jobs to order. A type foundry casts letters; this one casts briefs. You choose the
          industry and the manner, and get a client to design for.
        </p>
      </>
    ),
  },
  {
    id: 'parts',
    title: 'The three things on the bench',
    content: (
      <ul className={styles.things}>
        <li>
          <div className={styles.ticket} data-industry="food">
            <Cover seed="about" industry="food" styles={['retro']} columns={4} rows={2} />
          </div>
          <p>
            <b>The ticket</b> is a brief: coloured paper above, a perforation, the facts below, and a number that stays.
          </p>
        </li>
        <li>
          <div className={styles.sorts}>
            <StyleLetter style="minimal" className={styles.sort} />
            <StyleLetter style="retro" className={styles.sort} />
            <StyleLetter style="luxury" className={styles.sort} />
          </div>
          <p>
            <b>The sort</b>, a piece of metal type, is a style. Each of the eight is the same letter, cut in another
            face.
          </p>
        </li>
        <li>
          <div aria-hidden>
            <LineGauge milestones={milestones} />
          </div>
          <p>
            <b>The line gauge</b>, a printer's ruler, is time. Your milestones are the flags on it.
          </p>
        </li>
      </ul>
    ),
  },
  {
    id: 'onward',
    title: 'Where a brief leads',
    content: (
      <ul>
        <li>To a design of yours, with notes pinned to the pixels they are about.</li>
        <li>
          To <Link to={links.showcase()}>the showcase</Link> of what people chose to share, and to a critique that
          answers the brief.
        </li>
        <li>
          To a developer who builds it with you, in a shared workspace, and a build that is measured against the design.
        </li>
        <li>To a case study with a link of its own, drafted from what really happened.</li>
      </ul>
    ),
  },
  {
    id: 'who',
    title: 'Who runs it',
    content: (
      <p>
        Brief Foundry is installed by the people who use it: a school, a studio, one person on a laptop. It needs no
        other service, and sends nothing to its makers. What is kept is in the{' '}
        <Link to={links.privacy()}>privacy notice</Link>.
      </p>
    ),
  },
];

export function Component() {
  return (
    <TextPage
      title="About"
      lede="Practice briefs for designers, and a place where designs meet the people who build them."
      sections={sections}
    />
  );
}
