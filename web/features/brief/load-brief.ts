import type { BriefView } from '#contract/brief.ts';
import type { ApiClient } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

/** Same text as the server's, also for addresses that cannot belong to a brief. */
export const BRIEF_NOT_FOUND = 'Brief not found or you do not have access to it';

/** @throws ApiError brief_not_found, for anything that is not a brief of this person (BRIEF-10) */
export async function loadBrief(api: ApiClient, id = ''): Promise<BriefView> {
  try {
    return await api('GET /api/briefs/:id', { params: { id } });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_request')
      throw new ApiError('brief_not_found', BRIEF_NOT_FOUND, { status: 404 });
    throw error;
  }
}
