import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import type { PageError } from '#web/lib/page/page.ts';

/** For an error view: the refusal's code if the API named one, and a function that loads again. */
export function useFailedLoad() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  return {
    code: isRouteErrorResponse(error) ? (error.data as Partial<PageError> | null)?.code : undefined,
    isLoading: state === 'loading',
    loadAgain: () => void revalidate(),
  };
}
