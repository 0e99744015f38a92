import type { Tx } from '#server/platform/database/transaction.ts';

/** Sample designs follow the sample world: says, with the world, that they are still to come. */
export async function oweSampleDesigns(tx: Tx): Promise<void> {
  await tx.insertInto('sample_designs_owed').values({ is_owed: true }).execute();
}

/** Says that whoever owed them has asked for them. @returns whether they were owed; of two that ask at once, one hears yes. */
export async function settleSampleDesigns(tx: Tx): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('sample_designs_owed').executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
