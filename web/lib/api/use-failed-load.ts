import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import type { Trouble } from '#web/lib/page/page.ts';

/** In an error view: the code of the refusal where the API named one, and the way to ask again. */
export function useFailedLoad() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  return {
    code: isRouteErrorResponse(error) ? (error.data as Partial<Trouble> | null)?.code : undefined,
    isLoading: state === 'loading',
    loadAgain: () => void revalidate(),
  };
}
