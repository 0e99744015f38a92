import { useRouteError } from 'react-router';

export function RootError() {
  const error = useRouteError();
  return <main id="main">{error instanceof Error ? error.message : 'Something broke'}</main>;
}
