import { links } from '../links.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Link } from '../ui/Link.tsx';
import { NothingHere } from '../ui/NothingHere.tsx';

/** For every address that is nobody's. */
export function Component() {
  return (
    <NothingHere
      title="This page is not in the case"
      action={
        <>
          <ButtonLink to={links.home()} size="l">
            Start page
          </ButtonLink>
          <Link to={links.generate()}>Generate brief</Link>
          <Link to={links.showcase()}>Showcase</Link>
          <Link to={links.help()}>Help</Link>
        </>
      }
    >
      The address may be mistyped, or the page was taken away by its owner.
    </NothingHere>
  );
}
