import { useLocation } from 'react-router';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';

const FROM = 'my-projects';

/** The state of a link in My Projects: the page that it opens leads back there. */
export const FROM_MY_PROJECTS = { from: FROM } as const;

/** Whether the page was opened from My Projects. Only the browser's history knows. */
export function useIsFromMyProjects(): boolean {
  const { state } = useLocation();
  return useHydrated() && state?.from === FROM;
}
