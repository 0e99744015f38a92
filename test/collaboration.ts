import type { FastifyInstance } from 'fastify';
import { v7 as newId } from 'uuid';
import type { Database } from '#server/platform/database/connect.ts';
import { signedInAs, TEST_URL, type TestPerson } from './app.ts';
import { finishedDraft, storedBrief, storedPicture } from './submission.ts';

export const request = {
  message: 'I would start with the plan on a real tablet, in gloves.',
  role: 'full_stack',
  technologies: ['Svelte', 'TypeScript'],
};

/** Makes calls as a person, or as a guest of our own pages. */
export function caller(app: FastifyInstance) {
  return async (person: TestPerson | null, method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object) => {
    const headers = { ...(person?.headers ?? { origin: TEST_URL }), 'idempotency-key': newId() };
    return app.inject({ method, url, headers, ...(payload && { payload }) });
  };
}

/** A design in the showcase, submitted through the API. */
export async function submittedDesign(
  database: Database,
  app: FastifyInstance,
  person: TestPerson,
  change: { openToCollaboration?: boolean; isPublic?: boolean; title?: string } = {},
): Promise<string> {
  const call = caller(app);
  const briefId = await storedBrief(database, person.userId);
  const pictures = [await storedPicture(database, person.userId), await storedPicture(database, person.userId)];
  const draftId = newId();
  const content = finishedDraft(pictures, { openToCollaboration: true, ...change });
  await call(person, 'PUT', `/api/submission-drafts/${draftId}`, { briefId, step: 7, revision: 0, content });
  const answer = await call(person, 'POST', '/api/submissions', { draftId, revision: 1 });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().id;
}

export interface Pair {
  designer: TestPerson;
  developer: TestPerson;
  /** Belongs to neither. */
  third: TestPerson;
  designId: string;
  agreementId: string;
  requestId: string;
}

/** Two people who are about to agree on a design. */
export async function agreeing(database: Database, app: FastifyInstance): Promise<Pair> {
  const call = caller(app);
  const designer = await signedInAs(database, { name: 'Ines Marau' });
  const developer = await signedInAs(database, { name: 'Jonas Oyelaran' });
  const third = await signedInAs(database, { name: 'Rafa Quiroga' });
  const designId = await submittedDesign(database, app, designer);
  const asked = await call(developer, 'POST', `/api/submissions/${designId}/collaboration-requests`, request);
  const requestId = asked.json().id as string;
  const accepted = await call(designer, 'PUT', `/api/collaboration-requests/${requestId}`, { answer: 'accept' });
  if (accepted.statusCode !== 200) throw new Error(accepted.body);
  return { designer, developer, third, designId, requestId, agreementId: accepted.json().agreementId };
}

/** The same two, once both have confirmed: the workspace is open. */
export async function working(database: Database, app: FastifyInstance): Promise<Pair> {
  const pair = await agreeing(database, app);
  const call = caller(app);
  for (const person of [pair.designer, pair.developer]) {
    const answer = await call(person, 'POST', `/api/agreements/${pair.agreementId}/confirmation`, { revision: 1 });
    if (answer.statusCode !== 201 && answer.statusCode !== 200) throw new Error(answer.body);
  }
  return pair;
}
