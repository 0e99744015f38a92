import { useNavigation } from 'react-router';
import { useLatest } from '#web/lib/page/use-latest.ts';
import { links } from '#web/links.ts';

/** Whether the person is leaving for another page; this page must not navigate then. */
export function useIsLeaving() {
  const { location } = useNavigation();
  return useLatest(location !== undefined && location.pathname !== links.newBrief());
}
