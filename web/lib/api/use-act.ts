import { useRevalidator } from 'react-router';
import { ApiError } from './api-error.ts';

/** Does something at the server and has the page show what the server then has. Answers what was refused, or `null`. */
export function useAct() {
  const { revalidate } = useRevalidator();
  return async (work: () => Promise<unknown>): Promise<ApiError | null> => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'moved_on') await revalidate();
      return error;
    }
    await revalidate();
    return null;
  };
}

/** The words for a refusal where one sentence is shown for all of it. */
export function inOneSentence(refused: ApiError | null): string | null {
  return refused && (Object.values(refused.fields)[0] ?? refused.message);
}
