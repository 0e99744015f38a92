import { expect, test } from 'vitest';
import { showcaseCard } from '#contract/showcase.ts';
import { submissionCard } from '#contract/submission.ts';
import { signedInAs } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { storedDesign, storedPicture } from '#test/submission.ts';
import { showcaseCardSql, submissionCardSql } from './submission-card-sql.ts';

const database = await createTestDatabase();
const { userId } = await signedInAs(database, { name: 'Ines Marau' });

async function written(what: string, designId: string) {
  const { rows } = await database.pool.query(
    `select ${what} as card from design_submissions s join profiles p on p.id = s.user_id
     join submission_counts c on c.submission_id = s.id
     left join design_briefs b on b.id = s.brief_id left join media m on m.id = s.cover_media_id where s.id = $1`,
    [designId],
  );
  return rows[0].card;
}

test('a design is written as the contract’s card, also without a brief and a picture', async () => {
  const whole = await storedDesign(database, userId, { cover_media_id: await storedPicture(database, userId) });
  expect(submissionCard.strict().parse(await written(submissionCardSql, whole))).toMatchObject({
    id: whole,
    briefTitle: 'Order ahead at a bakery that sells out by ten',
    designer: { handle: 'ines-marau', displayName: 'Ines Marau' },
    picture: { state: 'ready', width: 1440 },
  });
  const bare = await storedDesign(database, userId, { brief_id: null });
  const card = submissionCard.strict().parse(await written(submissionCardSql, bare));
  expect(card).toMatchObject({ briefTitle: null, picture: null });
});

test('the card of a public list says besides how it is liked, and whether by whoever asks', async () => {
  const id = await storedDesign(database, userId);
  await database.kysely.insertInto('submission_likes').values({ submission_id: id, user_id: userId }).execute();
  const [mine, guests] = [`'${userId}'::uuid`, 'null::uuid'].map((viewer) => written(showcaseCardSql(viewer), id));
  expect(showcaseCard.strict().parse(await mine)).toMatchObject({
    ...(await written(submissionCardSql, id)),
    liked: true,
  });
  expect((await guests).liked).toBe(false);
});
