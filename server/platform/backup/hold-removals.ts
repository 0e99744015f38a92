import type pg from 'pg';
import { holdLock, tryShareLock } from '#server/platform/database/locks.ts';
import type { Tx } from '#server/platform/database/transaction.ts';

/**
 * Blocks the removal of picture files until the connection closes. A backup reads the files after the rows that name
 * them.
 */
export const holdRemovals = (client: pg.ClientBase): Promise<void> => holdLock(client, 'removal of files');

/** Whether this transaction may remove picture files. If not, the next sweep removes them. */
export const mayRemove = (tx: Tx): Promise<boolean> => tryShareLock(tx, 'removal of files');
