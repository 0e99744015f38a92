import { useNavigation } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { useLatest } from '#web/lib/page/use-latest.ts';

/** Whether the person is leaving for another page; this page must not navigate then. */
export function useIsLeaving() {
  const { location } = useNavigation();
  return useLatest(location !== undefined && location.pathname !== links.newBrief());
}
