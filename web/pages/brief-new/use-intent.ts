import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type Intent, isEmpty, readIntent } from '../../features/generation/intent.ts';

/**
 * The request of the history entry. A jump within the page makes an entry without one, so the earlier request stays.
 */
export function useIntent(): Intent {
  const { state, hash } = useLocation();
  const asked = readIntent(state);
  const [kept, setKept] = useState(asked);
  const isKept = isEmpty(asked) && hash !== '';
  useEffect(() => {
    if (!isKept) setKept(readIntent(state));
  }, [state, isKept]);
  return isKept ? kept : asked;
}
