import { Link, useLoaderData } from 'react-router';
import type { Installation } from '#contract/installation.ts';
import { links } from '#domain/navigation/links.ts';
import { CANCELLATIONS_A_DAY, UNLIMITED } from '#domain/quota/quota.ts';
import { forPage } from '#web/lib/page/page.ts';
import { TextPage, type TextSection } from '#web/ui/page/TextPage.tsx';
import { Operator, RunBy } from '../features/installation/Operator.tsx';

export const loader = forPage('open', async ({ api }) => api('GET /api/installation'));

const sectionsFor = (installation: Installation): TextSection[] => [
  {
    id: 'generate',
    title: 'How a brief is made',
    content: (
      <ol>
        <li>
          <Link to={links.generate()}>Choose</Link> one industry and one or two styles. If you like, say how much it
          should ask for and how much time you give yourself.
        </li>
        <li>
          Press “Generate Brief”. The sections appear as they are written, and finished ones can be read at once. You
          can leave the page: the brief goes on being written, and you find it in My Projects.
        </li>
        <li>Not what you hoped for? Regenerate it. A started brief cannot be regenerated.</li>
      </ol>
    ),
  },
  {
    id: 'read',
    title: 'How to read a brief',
    content: (
      <>
        <p>
          Begin with the goals: each has a number, and everything else is there to serve them. Then the people, because
          the goals are reached through them. Then the deliverables: each one lists what it must show, and you can tick
          that off while you work.
        </p>
        <p>
          Colours come with their contrast. Copy a value by pressing it. A plot twist, where there is one, is the last
          section: what the client finds out late.
        </p>
      </>
    ),
  },
  {
    id: 'progress',
    title: 'Milestones and states',
    content: (
      <>
        <p>
          Once you press “Start Brief” a timeline appears. Press it where a milestone should stand, give it a title, and
          press Enter. One milestone per percentage; if yours is taken, the nearest free one is offered.
        </p>
        <p>
          Pause and resume whenever you like. A brief with a deadline shows the day of the work; nothing happens when it
          is over.
        </p>
      </>
    ),
  },
  {
    id: 'quota',
    title: 'Quota',
    content: (
      <p>
        Everybody gets{' '}
        {installation.briefsAMonth === UNLIMITED ? 'any number of briefs' : `${installation.briefsAMonth} briefs`} a
        month, unless the operator set another number for them. The month is the calendar month in UTC. What is left is
        shown before you spend one. Your own count, and what to do when it is used up, is on the{' '}
        <Link to={links.pricing()}>plans page</Link>.
      </p>
    ),
  },
  {
    id: 'community',
    title: 'Community briefs',
    content: (
      <p>
        A <Link to={links.communityBriefs()}>community brief</Link> belongs to nobody. Everyone can read it, with or
        without an account, and everyone who logs in can work on it: start it, add milestones, tick deliverables. Your
        work on it is yours and seen by you alone; the public designs for it stand side by side on its page. It does not
        count towards your month. You can share a copy of a brief of your own from its page, under Export and share. The
        copy carries no name, and it stays.
      </p>
    ),
  },
  {
    id: 'class',
    title: 'With a class',
    content: (
      <ul>
        <li>
          Share a copy of your brief with the community, and give its link to everyone. They work on it with accounts of
          their own.
        </li>
        <li>
          What they submit as public stands on the page of the brief. A private design is seen by whoever gets its
          unlisted link, for example you. Only public designs can be commented on and critiqued.
        </li>
        <li>
          On the same page you see who works on the brief and who has submitted, with the day. Nobody else sees this
          list, and whoever starts the brief is told of it. You get a notification of each public design. You choose
          there which answers stand side by side.
        </li>
        <li>
          With “Add to collection” you put designs in an order of your own, with notes. A collection can be private or
          public.
        </li>
        <li>The operator can set another number of briefs a month for you.</li>
      </ul>
    ),
  },
  {
    id: 'critique',
    title: 'Giving and answering critique',
    content: (
      <>
        <p>
          Below every design that answers a brief stand the goals and deliverables of that brief. Mark each as met,
          partly, not, or can’t tell; you need not mark all. Partly and not take a suggested change, and a pin on the
          frame it is about. Judge what the brief asks for, not what you would have made.
        </p>
        <p>
          Your critique carries your name, and everybody reads it. You can change a line until the designer has answered
          it, and delete the whole critique at any time. The designer answers a suggestion with applied, or with
          declined and a reason. Both of you get a notification.
        </p>
        <p>
          Whoever began a thread of comments can resolve it, and so can the designer. A resolved thread is folded.
          Report a comment, a critique, a design or a community brief that should not be there at all:{' '}
          <Operator installation={installation} /> reads it. For a design or a brief, it is in the menu with three dots.
        </p>
        <p>
          Whoever asks to build a design of yours can be blocked, where you report the request or end the collaboration.
          They can then neither ask you again nor comment on your designs or mark them.
        </p>
      </>
    ),
  },
  {
    id: 'failure',
    title: 'When something fails',
    content: (
      <ul>
        <li>
          <b>A brief that could not be written</b> does not count. Try again.
        </li>
        <li>
          <b>You cancel</b>: the writing stops, nothing is kept, and the brief does not count. You can do this{' '}
          {CANCELLATIONS_A_DAY} times a day, also while a finished brief is still being shown.
        </li>
        <li>
          <b>The connection is lost, or the page is closed</b>: the brief is still being written. Open the page again to
          go on where you were. Nothing counts twice.
        </li>
        <li>
          <b>A message names a request number</b>: give it to <Operator installation={installation} />. It leads to the
          entry in the log.
        </li>
      </ul>
    ),
  },
  {
    id: 'keyboard',
    title: 'Keyboard',
    content: (
      <ul>
        <li>
          <kbd>Tab</kbd> goes from control to control; the first stop on every page skips to the content.
        </li>
        <li>
          Industries are one group: arrow keys move the choice. Styles are boxes: <kbd>Space</kbd> chooses.
        </li>
        <li>
          <kbd>Enter</kbd> on the timeline opens a new milestone at the next free place; <kbd>Enter</kbd> saves it,{' '}
          <kbd>Esc</kbd> closes it.
        </li>
        <li>
          <kbd>Esc</kbd> closes any dialog or menu, and the focus returns to where it was.
        </li>
        <li>Menus and tabs move with arrow keys, Home and End.</li>
      </ul>
    ),
  },
];

export function Component() {
  const installation = useLoaderData<typeof loader>();
  return (
    <TextPage
      title="Help"
      lede="How a brief comes about, how to read it, and what happens when something goes wrong."
      sections={sectionsFor(installation)}
      aside={<RunBy installation={installation} />}
    />
  );
}
