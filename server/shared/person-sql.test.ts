import { expect, test } from 'vitest';
import { avatar, person, personName } from '#contract/common.ts';
import { signedInAs } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { storedPicture } from '#test/submission.ts';
import { personFields, personNameSql, personSql } from './person-sql.ts';

const database = await createTestDatabase();
const { userId } = await signedInAs(database, { name: 'Ines Marau' });

async function written(what: string) {
  const { rows } = await database.pool.query(`select ${what} as it from profiles p where p.id = $1`, [userId]);
  return rows[0].it;
}

test('a person is written as the contract has them, with and without a picture', async () => {
  const before = person.strict().parse(await written(personSql('p')));
  expect(before).toMatchObject({ handle: 'ines-marau', displayName: 'Ines Marau', avatar: { url: null } });

  const mediaId = await storedPicture(database, userId);
  const widths = [800, 96, 400].map((width) => ({ type: 'image/webp', width, height: width, bytes: 1, key: 'k' }));
  await database.kysely
    .updateTable('media')
    .set({ variants: JSON.stringify(widths) })
    .where('id', '=', mediaId)
    .execute();
  await database.kysely.updateTable('profiles').set({ avatar_media_id: mediaId }).where('id', '=', userId).execute();
  const shown = person.strict().parse(await written(personSql('p')));
  expect(avatar.strict().parse(shown.avatar).url).toBe(`/media/${mediaId}/96.webp`);
});

test('a person who is only named has no picture, and one of whom more is said has all of it', async () => {
  expect(personName.strict().parse(await written(personNameSql('p')))).toEqual({
    handle: 'ines-marau',
    displayName: 'Ines Marau',
  });
  const more = await written(`json_build_object(${personFields('p')}, 'bio', p.bio)`);
  expect(more).toEqual({ ...(await written(personSql('p'))), bio: '' });
});
