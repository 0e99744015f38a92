import { Link } from 'react-router';
import { TextPage } from '#web/ui/page/TextPage.tsx';
import { links } from '../links.ts';

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
      <ul>
        <li>
          <b>The ticket</b> is a brief: coloured paper above, a perforation, the facts below, and a number that stays.
        </li>
        <li>
          <b>The sort</b>, a piece of metal type, is a style. Each of the eight is the same letter, cut in another face.
        </li>
        <li>
          <b>The line gauge</b>, a printer's ruler, is time. Your milestones are the flags on it.
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
