import { Link } from 'react-router';
import { links } from '#domain/navigation/links.ts';

/** The terms that a person accepts by continuing, in small print. */
export function TermsNotice() {
  return (
    <p className="t-13 faint">
      By continuing you accept the <Link to={links.terms()}>terms</Link> and the{' '}
      <Link to={links.privacy()}>privacy notice</Link>. We ask for no more than your name and e-mail.
    </p>
  );
}
