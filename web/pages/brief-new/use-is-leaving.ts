import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { links } from '#web/links.ts';

/** Whether the person is leaving for another page; this page must not navigate then. */
export function useIsLeaving() {
  const { location } = useNavigation();
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = location !== undefined && location.pathname !== links.newBrief();
  }, [location]);
  return isLeaving;
}
