import { type APIRequestContext, expect } from '@playwright/test';

/** Asks, accepts and confirms by the calls that the pages make: the workspace of the design is open. Answers the agreement's id. */
export async function agreeOn(
  designId: string,
  { designer, developer, baseURL }: { designer: APIRequestContext; developer: APIRequestContext; baseURL: string },
): Promise<string> {
  const headers = { origin: baseURL };
  const asked = await developer.post(`/api/submissions/${designId}/collaboration-requests`, {
    headers,
    data: { message: 'Two evenings a week.', role: 'front_end', technologies: ['Svelte'] },
  });
  const accepted = await designer.put(`/api/collaboration-requests/${(await asked.json()).id}`, {
    headers,
    data: { answer: 'accept' },
  });
  const { agreementId } = await accepted.json();
  for (const person of [designer, developer]) {
    const confirmed = await person.post(`/api/agreements/${agreementId}/confirmation`, {
      headers,
      data: { revision: 1 },
    });
    expect(confirmed.status()).toBe(200);
  }
  return agreementId;
}
