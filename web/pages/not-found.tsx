import { Link } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { EmptyStatePage } from '#web/ui/feedback/EmptyState.tsx';
import { SearchBox } from '#web/ui/field/SearchBox.tsx';

/** For every unknown address. */
export function Component() {
  return (
    <EmptyStatePage
      kind="not-found"
      title="Page not found"
      action={
        <>
          <SearchBox />
          <Link to={links.home()}>Start page</Link>
          <Link to={links.generate()}>Generate brief</Link>
          <Link to={links.showcase()}>Showcase</Link>
          <Link to={links.help()}>Help</Link>
        </>
      }
    >
      The address may be mistyped, or the page was removed by its owner.
    </EmptyStatePage>
  );
}
