import { noFilter } from '#domain/showcase/filter.ts';
import { addLike } from '#server/features/like/queries.ts';
import { listDesigns } from '#server/features/showcase/list.ts';
import { rankOnce } from '#server/features/showcase/rank.ts';
import { submissionForViewer } from '#server/features/submission/queries.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { pause } from '#server/platform/pause.ts';
import { besideFloor, queryOf, startFloor } from '../floor.ts';
import { signIn } from '../people.ts';
import { startProduct } from '../processes.ts';
import type { Report } from '../report.ts';
import { designId, personId, WORDS } from './fill.ts';

const TAKE = 9;
const LIKES = { requests: 1_500, deadlineMs: 5_000 };
/** Two servers, four rounds. */
const LIKES_IN_ALL = LIKES.requests * 8;

/** Requests a second at the current size: the product, and bare Fastify with the same statements and answers. */
export async function requestRates(report: Report, database: Database, dataDir: string, size: number): Promise<void> {
  const [one, other] = [designId(1), designId(2)];
  const likers = await freshLikers(database, dataDir, size);
  const list = (filter: object) =>
    queryOf(database, (database) => listDesigns({ database }, { ...noFilter, ...filter }, null), { take: TAKE });
  const product = await startProduct({ DATA_DIR: dataDir });
  const floor = await startFloor(database, {
    page1: await list({}),
    search: await list({ q: WORDS.middling }),
    design: await queryOf(database, ({ pool }) => submissionForViewer(pool, one, null)),
    like: await queryOf(database, ({ pool }) => addLike(pool, other, likers.first.id)),
  });
  const beside = (compared: Parameters<typeof besideFloor>[2]) =>
    besideFloor(report, { product, floor }, { ...compared, name: `At ${size}: ${compared.name}` });
  let nth = 0;
  const next = () => designId(1 + (nth++ % size));
  try {
    const page1 = { product: { path: '/api/showcase' }, floor: { path: '/page1' } };
    await beside({ name: 'page 1', ...page1, same: page1, goal: '≥ 0.6' });
    const search = { product: { path: `/api/showcase?q=${WORDS.middling}` }, floor: { path: '/search' } };
    await beside({ name: 'middling word', ...search, same: search });
    await beside({
      name: 'detail',
      product: () => ({ path: `/api/submissions/${next()}` }),
      floor: () => ({ path: `/design?values=${next()}` }),
      same: { product: { path: `/api/submissions/${one}` }, floor: { path: '/design' } },
      goal: '≥ 0.6',
    });
    const liked = async () => Number((await database.pool.query('select from submission_likes')).rowCount);
    const before = await liked();
    const asked = { count: 0 };
    const counted = () => {
      asked.count += 1;
      return likers.next();
    };
    await beside({
      name: 'like',
      product: () => {
        const { design, token } = counted();
        return likeOf(design, token);
      },
      floor: () => {
        const { design, person } = counted();
        return { path: `/like?values=${design},${person}` };
      },
      // This person already likes the design, so both sides answer the same count.
      same: { product: likeOf(other, likers.first.token), floor: { path: '/like' } },
      ...LIKES,
      before: () => putListsInOrder(database),
      goal: '≥ 0.6',
    });
    const added = (await liked()) - before;
    if (added !== asked.count) throw new Error(`Of ${asked.count} likes ${added} were new`);
  } finally {
    await floor.stop();
    await product.stop();
  }
}

const likeOf = (design: string, token: string) => ({
  path: `/api/submissions/${design}/like`,
  method: 'PUT',
  headers: { authorization: `Bearer ${token}` },
});

/** Enough people for every like to be a person's first one for a design: a second like changes nothing. */
async function freshLikers(database: Database, dataDir: string, size: number) {
  const needed = Math.ceil(LIKES_IN_ALL / size) + 1;
  const ids = Array.from({ length: needed }, (_, n) => personId(1 + n));
  // Removes likes of an earlier size.
  await database.pool.query('delete from submission_likes where user_id = any ($1)', [ids]);
  const tokens = await signIn(database, dataDir, ids);
  const first = { id: ids[0]!, token: tokens.get(ids[0]!)! };
  await addLike(database.pool, designId(2), first.id);
  let nth = size;
  return {
    first,
    next() {
      const person = ids[Math.floor(nth / size)]!;
      return { person, token: tokens.get(person)!, design: designId(1 + (nth++ % size)) };
    },
  };
}

/**
 * Updates the order of the lists now. After the likes of both sides the product would otherwise do this work during
 * a measurement.
 */
async function putListsInOrder(database: Database): Promise<void> {
  // The answer is -1 while the product does this work itself.
  while ((await rankOnce({ database })) !== 0) await pause(50);
}
