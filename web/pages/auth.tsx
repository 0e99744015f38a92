import { useEffect } from 'react';
import { Link, redirect, useLoaderData } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { safePath } from '#domain/navigation/safe-path.ts';
import { forPage } from '#web/lib/page/page.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { Cover } from '#web/parts/Cover.tsx';
import { Logo } from '#web/ui/brand/Logo.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { TermsNotice } from '../features/session/TermsNotice.tsx';
import { WaysToLogIn } from '../features/session/WaysToLogIn.tsx';
import { returnPageAt } from './auth/return-page.ts';
import styles from './auth.module.css';
import { refusalAt } from './root/refusal-at.ts';

/**
 * A signed-in person is redirected, unless they log in again for a change that asks for it. The window of a second
 * login stays and ends here.
 */
export const loader = forPage('open', async ({ api, session, url }) => {
  const given = url.searchParams.get('returnTo');
  const returnTo = given === null ? null : safePath(given);
  const isWindow = url.searchParams.has('window');
  const isAgain = url.searchParams.has('again');
  if (session.viewer && !isWindow && !isAgain) throw redirect(returnTo ?? links.home());
  return { returnTo, isWindow, refusal: await refusalAt(url, api) };
});

/** The login dialog as a page (SIGN-12), for links that cannot open a dialog. */
export function Component() {
  const { returnTo, isWindow, refusal } = useLoaderData<typeof loader>();
  const { viewer, ways } = useSession();
  const place = returnTo ? returnPageAt(returnTo) : null;
  const back = place?.isForAll ? returnTo! : links.home();
  return (
    <main id="main" className={styles.page}>
      <section className={styles.side}>
        <Link className={styles.home} to={links.home()} aria-label="Brief Foundry, home">
          <Logo />
        </Link>
        <div className={styles.middle}>
          {viewer && isWindow ? (
            <LoggedIn />
          ) : (
            <>
              <h1 className="display d-44">{viewer ? 'Log in again' : 'Log in to Brief Foundry'}</h1>
              <p className={styles.lede}>Your briefs, milestones and designs are saved in your account.</p>
              {place && (
                <p className={styles.place}>
                  <b>You will come back to</b>
                  <br />
                  {place.name}
                </p>
              )}
              {refusal && (
                <Notice tone="bad" alert className={styles.failed}>
                  {refusal}
                </Notice>
              )}
              <div className={styles.button}>
                <WaysToLogIn ways={ways} returnTo={isWindow ? links.signedInWindow() : (returnTo ?? links.home())} />
              </div>
              <TermsNotice />
            </>
          )}
        </div>
        <p className={styles.back}>{!isWindow && <Link to={back}>Back without logging in</Link>}</p>
      </section>
      <section className={styles.art} data-industry="food" aria-hidden>
        <Cover seed="brief-foundry" industry="food" styles={['organic', 'retro']} columns={11} rows={15} fills />
      </section>
    </main>
  );
}

/** The page behind this window is already notified, so the window closes if the browser allows it. */
function LoggedIn() {
  useEffect(() => window.close(), []);
  return (
    <>
      <h1 className="display d-44">You are logged in</h1>
      <p className={styles.lede}>Close this window and go on where you were.</p>
    </>
  );
}
