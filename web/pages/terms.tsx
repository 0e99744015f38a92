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
    title: 'Who runs this',
    content: (
      <p>
        Brief Foundry is software that people and schools install for themselves. Whoever runs this installation,{' '}
        <Operator installation={installation} />, answers for it: for keeping it running, for your data, and for these
        terms.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    content: (
      <>
        <p>
          You log in with an account you already have. Keep it to yourself: what is done while logged in as you counts
          as yours. Log out on devices that others use.
        </p>
        <p>The operator may close an account that harms others or the service, and says why.</p>
      </>
    ),
  },
  {
    id: 'briefs',
    title: 'Briefs',
    content: (
      <>
        <p>
          Clients, people and numbers in a brief are invented. A likeness to a real company or person is chance. Do not
          present a brief as a real commission; say that the client is fictional.
        </p>
        <p>
          You may use a brief that was written for you for anything: practice, a portfolio, teaching. A brief may be
          wrong in places. It is practice material, not advice on law, health or money.
        </p>
        <p>
          A community brief belongs to nobody. Everyone may read and use it. A copy of a brief that you share with
          everybody stays, also when you delete yours.
        </p>
      </>
    ),
  },
  {
    id: 'work',
    title: 'Your work',
    content: (
      <p>
        What you design stays yours. The operator gets only what is needed to run the service: to store your work, and
        to show it to the people you choose. That right ends when you delete it.
      </p>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    content: (
      <ul>
        <li>Put in only what you have the right to use.</li>
        <li>
          No hate, threats, sexual content with minors, malware, or anything that is against the law where you are.
        </li>
        <li>
          Do not try to get around limits, read what is not yours, or put a load on the service that it cannot carry.
        </li>
      </ul>
    ),
  },
  {
    id: 'limits',
    title: 'Price and limits',
    content: (
      <p>
        Brief Foundry is free in beta. How many briefs you can have a month, and when the month starts, is on the{' '}
        <Link to={links.pricing()}>plans page</Link>. Nothing is charged, and a limit is never passed without you seeing
        it first.
      </p>
    ),
  },
  {
    id: 'warranty',
    title: 'What nobody can promise',
    content: (
      <p>
        The service is given as it is. It may be interrupted, changed or ended; the operator gives notice where that is
        possible. As far as the law allows, nobody is liable for loss that follows from using it. Where your law gives
        you rights that terms cannot take away, you keep them.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'When these terms change',
    content: (
      <p>
        The date at the side of this page changes with them. If you do not agree with a change, stop using the service
        and ask for your account to be deleted, as the <Link to={`${links.privacy()}#deletion`}>privacy notice</Link>{' '}
        says.
      </p>
    ),
  },
];

export function Component() {
  const installation = useLoaderData<typeof loader>();
  return (
    <TextPage
      title="Terms"
      lede="What you can expect here, and what is expected of you. Short, because it should be read."
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
