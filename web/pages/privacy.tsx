import { Link, useLoaderData } from 'react-router';
import type { Installation } from '#contract/installation.ts';
import { links } from '#domain/navigation/links.ts';
import { forPage } from '#web/lib/page/page.ts';
import { TextPage, type TextSection } from '#web/ui/page/TextPage.tsx';
import { Operator, RunBy } from '../features/installation/Operator.tsx';

export const loader = forPage('open', async ({ api }) => api('GET /api/installation'));

const sectionsFor = (installation: Installation): TextSection[] => [
  {
    id: 'who',
    title: 'Who is responsible',
    content: (
      <p>
        Whoever runs this installation, <Operator installation={installation} />: the person, school or company that
        gave you its address. Nobody else runs it, and the makers of the software get nothing from it. Ask them whatever
        this page leaves open.
      </p>
    ),
  },
  {
    id: 'kept',
    title: 'What is kept',
    content: (
      <>
        <p>For people who log in:</p>
        <ul>
          <li>
            <b>Your name, your e-mail address</b> and the number by which your login provider knows you, so that you are
            recognised next time. There is no password.
          </li>
          <li>
            <b>Other ways to log in, where you add them</b>: e-mail addresses, the public half of your passkeys, and the
            secret of your second step, encrypted.
          </li>
          <li>
            <b>What you say of yourself</b>: your bio, your links and your picture, where you give any, and the last
            addresses of your page.
          </li>
          <li>
            <b>Your designs</b> with their pictures and notes, your case studies, your comments and critiques, what you
            report, and what you write to people you work with.
          </li>
          <li>
            <b>Your briefs and your work on them</b>: milestones, ticks, states with their times, and how many briefs
            you had written this month.
          </li>
          <li>
            <b>Your sessions</b>: when each began and when it ends, and the browser’s name (“Firefox on Linux”), so that
            you recognise your devices. The keys in them are kept as fingerprints only.
          </li>
        </ul>
        <p>
          For visitors who do not log in, nothing. Server logs hold times, numbers of requests and what went wrong; no
          names, e-mail addresses or contents. While somebody logs in, their network address is remembered for a moment,
          to stop programs that try again and again. It is not stored.
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
            <b>Two session cookies</b>, from logging in to logging out, and some more for the minutes in which you log
            in. Scripts cannot read them.
          </li>
          <li>
            <b>One cookie for the theme</b>, if you choose light or dark yourself.
          </li>
        </ul>
        <p>
          Your browser also remembers small things for itself, such as the page to return to after logging in, or which
          sections you closed. They are not sent anywhere.
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
          alone. What is connected here gets no more than this:
        </p>
        <ul>
          {installation.signInWith.length > 0 && (
            <li>
              <b>{installation.signInWith.join(', ')}</b>, with which you log in, learns that you logged in here, and
              sends your name and e-mail address.
            </li>
          )}
          <li>
            {installation.engine === 'model' ? (
              <>
                <b>A language model{installation.model && ` (${installation.model})`}</b> writes the briefs. It gets the
                industry, the styles, the level and the time you chose, and nothing that you typed. Only where you ask
                it to smooth the wording of a case study it gets the drafted paragraphs of that page, without those that
                hold an address or a telephone number. It does not learn who you are.
              </>
            ) : (
              <>
                <b>The built-in composer</b> writes the briefs on this server. What you chose goes nowhere.
              </>
            )}{' '}
            Each brief names its writer.
          </li>
          {installation.sendsMail && (
            <li>
              <b>The mail server</b> this installation sends by gets your e-mail address and your name, with the names
              of the people and designs that an e-mail is about. Only if you chose e-mails in the{' '}
              <Link to={links.notificationChoices()}>settings</Link>, where every e-mail has a link that stops them, or
              when somebody asks for a link to log in with your address, or when your ways to log in change.
            </li>
          )}
        </ul>
      </>
    ),
  },
  {
    id: 'seen',
    title: 'Who can see what',
    content: (
      <p>
        Your page under /u/ shows everybody your name, what you say of yourself, your public designs, the critiques you
        gave and how many briefs you have finished. Comments and critiques can be read by everybody who sees the design.
        A private design is for you alone, and so are its pictures. A brief that was written for you, and your work on
        it, can be read by you alone; of the brief behind a public design everybody sees its description, its goals and
        what it asks for. Community briefs belong to nobody and carry no name. Whoever shared one sees the names of
        those who work on it, their state and its day. The operator can reach everything that is stored, as with any
        server.
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
          In your <Link to={links.settings()}>settings</Link> you correct what is stored about you, download all of it
          in one file, and delete your account. Deleting takes everything that is yours at once: briefs, designs,
          pictures, case studies, messages, sessions. An agreement and its workspace go for both who were in it. A brief
          that you shared with everybody carries no name and stays. Backups follow when the operator replaces them.
        </p>
        <p>
          Whatever you cannot do there, ask <Operator installation={installation} /> for.
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
  const installation = useLoaderData<typeof loader>();
  return (
    <TextPage
      title="Privacy"
      lede="What this installation knows about you, why, and how to have it deleted."
      sections={sectionsFor(installation)}
      aside={
        <>
          <p>In force since 21 November 2026.</p>
          <RunBy installation={installation} />
        </>
      }
    />
  );
}
