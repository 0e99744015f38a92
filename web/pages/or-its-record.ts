import { redirect } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import type { ApiClient } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

/**
 * What `read` reads of a design's open workspace. After its end the page leads to what stays of it, so that no earlier
 * notification or e-mail leads to nothing (WORK-14).
 */
export async function orItsRecord<T>(api: ApiClient, designId: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'workspace_not_found') throw error;
    const record = await api('GET /api/submissions/:id/collaboration-record', { params: { id: designId } }).catch(
      () => null,
    );
    throw record ? redirect(links.agreement(record.agreementId)) : error;
  }
}
