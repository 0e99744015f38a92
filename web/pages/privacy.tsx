import { Link } from 'react-router';
import { links } from '../links.ts';
import { TextPage } from '../ui/TextPage.tsx';

const sections = [
  {
    id: 'who',
    title: 'Who is responsible',
    content: (
      <p>
        The operator of this installation: the person, school or company that gave you its address. Nobody else runs it,
        and the makers of the software get nothing from it. Ask the operator whatever this page leaves open.
      </p>
    ),
  },
  {
    id: 'kept',
    title: 'What is kept',
    content: (
      <>
        <p>For people who sign in:</p>
        <ul>
          <li>
            <b>Your name, your e-mail address</b> and the number by which your sign-in provider knows you, so that you
            are recognised next time. No password: there is none.
          </li>
          <li>
            <b>Your briefs and your work on them</b>: milestones, ticks, states with their times, and how many briefs
            you had written this month.
          </li>
          <li>
            <b>Your sessions</b>: when each began and when it ends. The keys in them are kept as fingerprints only.
          </li>
        </ul>
        <p>
          For visitors who do not sign in, nothing. Server logs hold addresses of pages, times and error numbers; no
          names, e-mail addresses or contents.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    content: (
      <>
        <p>Only what the pages need to work, so there is no banner to click away:</p>
        <ul>
          <li>
            <b>Session cookies</b>, from signing in to logging out. Scripts cannot read them.
          </li>
          <li>
            <b>One cookie for the theme</b>, if you choose light or dark yourself.
          </li>
        </ul>
        <p>
          Your browser also remembers small things for itself, such as the page to return to after signing in. They are
          not sent anywhere.
        </p>
      </>
    ),
  },
  {
    id: 'others',
    title: 'Who else gets something',
    content: (
      <>
        <p>
          No third party. No tracking, no advertising, no analytics; fonts, pictures and scripts come from this server
          alone. Two services may be connected by the operator, and get no more than this:
        </p>
        <ul>
          <li>
            <b>The sign-in provider</b> that the login button names learns that you signed in here, and tells us your
            name and e-mail address.
          </li>
          <li>
            <b>A language model</b>, where one writes the briefs, gets the industry, the styles, the level and the time
            you chose. It does not learn who you are. Without one, briefs are composed on this server. Each brief names
            its writer.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'seen',
    title: 'Who can see what',
    content: (
      <p>
        A brief that was written for you can be read by you alone, until you share it as a community brief. Community
        briefs carry no name. The operator can reach everything that is stored, as with any server.
      </p>
    ),
  },
  {
    id: 'deletion',
    title: 'How long, and deletion',
    content: (
      <>
        <p>
          Everything is kept for as long as your account is. Sessions end by themselves when they have not been used for
          a while.
        </p>
        <p>
          To see, correct, receive or delete what is stored about you, ask the operator. Deleting an account takes your
          briefs, your progress and your sessions with it. Backups follow when the operator replaces them.
        </p>
        <p>You can also complain to the data protection authority of your country.</p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'When this notice changes',
    content: (
      <p>
        The date at the side changes with it. The rules for using the service are in the{' '}
        <Link to={links.terms()}>terms</Link>.
      </p>
    ),
  },
];

export function Component() {
  return (
    <TextPage
      title="Privacy"
      lede="What this installation knows about you, why, and how to have it deleted."
      sections={sections}
      aside={<p>In force since 21 November 2026.</p>}
    />
  );
}
