import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { signedInAs, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { finishedDraft, storedDesign } from '#test/submission.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const person = await signedInAs(database);
const design = await storedDesign(database, person.userId);

/** A raw body, because JSON.stringify would correct its errors. */
function send(method: 'POST' | 'PUT', url: string, body: string) {
  return app.inject({ method, url, headers: { ...person.headers, 'content-type': 'application/json' }, payload: body });
}
const comment = (words: string) => send('POST', `/api/submissions/${design}/comments`, `{"body":"${words}"}`);
const draft = (words: string) => {
  const content = JSON.stringify(finishedDraft([])).replace('"challenges":"', `"challenges":"${words}`);
  return send(
    'PUT',
    `/api/submission-drafts/${newId()}`,
    `{"briefId":null,"step":1,"revision":0,"content":${content}}`,
  );
};

test.each([
  ['a NUL character', '\\u0000'],
  ['one after a backslash', '\\\\\\u0000'],
  ['half a pair of surrogates', '\\ud83d'],
  ['the other half', 'x\\uDe00'],
])('%s is refused in a text and in a document, and breaks nothing', async (_, words) => {
  for (const answered of [await comment(words), await draft(words)])
    expect([answered.statusCode, answered.json().error.code]).toEqual([400, 'invalid_request']);
});

test.each([
  ['a whole pair, escaped', '\\ud83d\\ude00', '😀'],
  ['a backslash before letters that look like an escape', '\\\\u0000 and \\\\ud83d', '\\u0000 and \\ud83d'],
])('%s is kept as it is', async (_, words, read) => {
  const said = await comment(words);
  expect([said.statusCode, said.json().body]).toEqual([201, read]);
  expect((await draft(words)).json().content.challenges).toContain(read);
});

test.each([
  ['nested 100,000 deep', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['nested one deeper than may be', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`],
  ['with __proto__', '{"body":"x","__proto__":{"isAdmin":true}}'],
  ['with constructor.prototype', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ['cut off', '{"body":"x"'],
])('JSON %s is refused before anything looks into it', async (_, body) => {
  const answer = await send('POST', `/api/submissions/${design}/comments`, body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error).toMatchObject({ code: 'invalid_request', message: 'This request cannot be read.' });
  expect({}).not.toHaveProperty('isAdmin');
});

test('JSON with a million keys is more than is taken', async () => {
  const keys = Array.from({ length: 1_000_000 }, (_, n) => `"k${n}":1`).join(',');
  expect((await send('POST', `/api/submissions/${design}/comments`, `{${keys}}`)).statusCode).toBe(413);
});
