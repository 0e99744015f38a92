import { expect, test } from 'vitest';
import { sharp } from '#server/platform/media/sharp.ts';
import { signedInAs, testApp } from '#test/app.ts';
import { insertBrief } from '#test/briefs.ts';
import { createTestDatabase } from '#test/database.ts';
import { renderedTickets } from './ticket-picture.ts';
import { ticketSvg, wrap } from './ticket-svg.ts';

const database = await createTestDatabase();
const app = await testApp({ database });

test('a community brief has its ticket as a picture of 1200 × 630, and the brief of one person has none', async () => {
  const { userId } = await signedInAs(database);
  const id = await insertBrief(database.pool, { userId: null, title: 'Bread & <time>' });
  const answer = await app.inject(`/brief/${id}/ticket.png`);
  expect(answer.headers['content-type']).toBe('image/png');
  const open = await sharp();
  expect(await open(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  const own = await insertBrief(database.pool, { userId });
  for (const path of [own, 'nonsense']) expect((await app.inject(`/brief/${path}/ticket.png`)).statusCode).toBe(404);
});

test('the ticket has no colour left open, and its title cannot break it', () => {
  const svg = ticketSvg({
    id: 'seed',
    docket: 'BF2026000001',
    title: 'Bread & <time>',
    industry: 'food',
    styles: ['retro', 'bold'],
    level: 'professional',
    timeBoxDays: 14,
  });
  expect(svg).toContain('Bread &amp; &lt;time&gt;');
  expect(svg).not.toContain('var(');
});

test('a long title stands in three lines', () => {
  expect(wrap('Pause a lost card, and turn it on again when it is found', 20)).toEqual([
    'Pause a lost card,',
    'and turn it on again',
    'when it is found',
  ]);
  expect(wrap('one two three four five', 5)).toEqual(['one', 'two', 'three…']);
});

test('tickets are rendered one after the other, and each once, however many are asked for at once', async () => {
  let [now, most, times] = [0, 0, 0];
  const ticket = renderedTickets(async (svg) => {
    now += 1;
    times += 1;
    most = Math.max(most, now);
    await new Promise(setImmediate);
    now -= 1;
    return Buffer.from(svg);
  });
  const pictures = await Promise.all(['a', 'b', 'c', 'a', 'b', 'c'].map(ticket));
  expect(pictures.map(String)).toEqual(['a', 'b', 'c', 'a', 'b', 'c']);
  expect([most, times]).toEqual([1, 3]);
});
