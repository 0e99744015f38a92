import { errorFrom } from '#web/lib/api/api-error.ts';
import { type Sending, sendFile } from '#web/lib/api/send-file.ts';

/** Uploads a film of a page. @returns its address. @throws ApiError; an AbortError when cancelled */
export async function uploadClip(caseStudyId: string, file: File, sending: Sending): Promise<string> {
  const { status, body } = await sendFile(`/api/case-studies/${caseStudyId}/clips`, file, sending);
  if (status !== 201) throw errorFrom(status, body);
  return (JSON.parse(body) as { address: string }).address;
}
