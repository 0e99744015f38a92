import { errorFrom } from '#web/lib/api/api-error.ts';

/** Uploads a film of a page. @returns its address. @throws ApiError */
export async function uploadClip(caseStudyId: string, file: File): Promise<string> {
  const form = new FormData();
  form.append('file', file);
  const response = await fetch(`/api/case-studies/${caseStudyId}/clips`, { method: 'POST', body: form });
  const body = await response.text();
  if (!response.ok) throw errorFrom(response.status, body);
  return (JSON.parse(body) as { address: string }).address;
}
