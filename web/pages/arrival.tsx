import { redirect, useLoaderData } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { operatorInWords } from '#domain/person/sign-in-refusal.ts';
import { forPage } from '#web/lib/page/page.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { ArrivalQuestion } from '../features/session/ArrivalQuestion.tsx';
import { SecondStepForm } from '../features/session/SecondStepForm.tsx';
import styles from './unsubscribe.module.css';

export const loader = forPage('open', async ({ api, session }) => {
  const arrival = await api('GET /api/sign-in/arrival');
  // The log-in was finished in another tab.
  if (arrival.waitsFor === 'nothing' && session.viewer) throw redirect(links.home());
  const operator = arrival.waitsFor === 'second step' ? await api('GET /api/installation').catch(() => null) : null;
  return { arrival, operator: operatorInWords(operator) };
});

/** A log-in that is not over yet: a question about the account, or the second step. */
export function Component() {
  const { arrival, operator } = useLoaderData<typeof loader>();
  return (
    <main id="main" className={`wrap wrap-narrow ${styles.page}`}>
      {arrival.waitsFor === 'answer' && <ArrivalQuestion arrival={arrival} />}
      {arrival.waitsFor === 'second step' && (
        <SecondStepForm byCode={arrival.byCode} byPasskey={arrival.byPasskey} operator={operator} />
      )}
      {arrival.waitsFor === 'nothing' && (
        <>
          <h1 className="display d-44">This log-in has expired</h1>
          <p className="lede">Nothing is lost. Start again.</p>
          <ButtonLink to={links.auth()}>Log in</ButtonLink>
        </>
      )}
    </main>
  );
}
