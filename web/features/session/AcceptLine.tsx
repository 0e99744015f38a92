import { Link } from 'react-router';
import { links } from '#web/links.ts';

/** What a person agrees to by continuing, in small print. */
export function AcceptLine() {
  return (
    <p className="t-13 faint">
      By continuing you accept the <Link to={links.terms()}>terms</Link> and the{' '}
      <Link to={links.privacy()}>privacy notice</Link>. We ask for your name and e-mail, and nothing else.
    </p>
  );
}
