import { v7 as newId } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { signedInAs, testApp } from '#test/app.ts';
import { caller, submittedDesign, working } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';
import { figure } from '#test/strength/figure.ts';
import { storedBrief, storedPicture } from '#test/submission.ts';

/* What is private and what never was are told apart by nobody. EXISTENCE_PAIRS=2000 is the long version. */
const PAIRS = Number(process.env.EXISTENCE_PAIRS ?? 40);

const database = await createTestDatabase();
const app = await testApp({ database });
afterAll(() => app.close());
const call = caller(app);

const { designer, third, designId, agreementId } = await working(database, app);
const collectionId = newId();
const collection = { title: 'Quiet harbours', about: '', isPublic: false, revision: 0 };
await call(designer, 'PUT', `/api/collections/${collectionId}`, collection);
const page = await call(designer, 'POST', '/api/case-studies', { submissionId: designId });

const places: [string, string][] = [
  ['/api/briefs/:id', await storedBrief(database, designer.userId)],
  ['/api/submissions/:id', await submittedDesign(database, app, designer, { isPublic: false })],
  ['/api/media/:id', await storedPicture(database, designer.userId)],
  ['/api/collections/:id', collectionId],
  ['/api/case-studies/:id', page.json().id],
  ['/api/agreements/:id', agreementId],
  ['/api/workspaces/:designId', designId],
];

/** How probable it is that one of the second times is longer than one of the first; 0.5 where they tell nothing. */
function areaUnderCurve(first: number[], second: number[]): number {
  const wins = first.map(
    (one) => second.filter((other) => other > one).length + second.filter((other) => other === one).length / 2,
  );
  return wins.reduce((sum, one) => sum + one, 0) / (first.length * second.length);
}

test.each(places)(
  'DET-5 %s answers alike for what is private and for what never was',
  {
    timeout: 90_000 + PAIRS * 200,
  },
  async (place, id) => {
    expect((await app.inject({ url: place.replace(/:\w+/, id), headers: designer.headers })).statusCode).toBe(200);
    const ask = async (one: string) => {
      const began = performance.now();
      const answer = await app.inject({ url: place.replace(/:\w+/, one), headers: third.headers });
      const ms = performance.now() - began;
      const { date, ...headers } = answer.headers;
      const said = answer.body.replace(/"requestId":"[^"]*"/, '');
      return { ms, answer: { status: answer.statusCode, headers, said } };
    };
    const times = { isPrivate: [] as number[], isMissing: [] as number[] };
    for (let n = 0; n < PAIRS; n++) {
      const missing = /^cs-/.test(id) ? `cs-${n.toString(36)}x` : newId();
      // Neither is always the second, which finds everything in the caches.
      const [one, other] = [await ask(n % 2 ? missing : id), await ask(n % 2 ? id : missing)];
      const [isPrivate, isMissing] = n % 2 ? [other, one] : [one, other];
      expect(isPrivate.answer).toEqual(isMissing.answer);
      expect(isPrivate.answer.status).toBe(404);
      times.isPrivate.push(isPrivate.ms);
      times.isMissing.push(isMissing.ms);
    }
    const area = areaUnderCurve(times.isMissing, times.isPrivate);
    figure(`${place}, ${PAIRS} pairs alike; AUC of their times`, area.toFixed(3));
    // A few pairs are too few to judge.
    if (PAIRS >= 1_000) expect(Math.abs(area - 0.5)).toBeLessThanOrEqual(0.05);
  },
);

test('nobody who is signed in is told of more than a guest', async () => {
  const other = await signedInAs(database);
  for (const [place, id] of places.slice(0, 4)) {
    const [guest, person] = await Promise.all([null, other].map((who) => call(who, 'GET', place.replace(/:\w+/, id))));
    expect([guest!.statusCode, person!.statusCode]).toEqual([404, 404]);
  }
});
