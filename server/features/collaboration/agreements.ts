import { createHash } from 'node:crypto';
import { agreementText, type Changes, changedTerms, type Terms } from '#domain/collaboration/agreement.ts';
import { links } from '#domain/navigation/links.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { publishEvent } from '#server/platform/events/publish.ts';
import { movedOn } from '#server/platform/http/errors.ts';
import { makeRoom } from '#server/shared/make-room.ts';
import { changeAtRevision, expectRevision } from '#server/shared/revision.ts';
import { partiesOf, roleOf, updateWorkspace, type WorkspaceRow } from '#server/shared/workspace/enter.ts';
import { publishClosed } from '#server/shared/workspace/publish-closed.ts';
import { notifyOther } from '#server/shared/workspace/record.ts';
import { agreementForParty, block, historyOf, lockWorkspace, namesOf, titleOf, writeHistory } from './queries.ts';
import { AGREEMENT_CHANGED, agreementFixed, agreementNotFound } from './refusals.ts';
import type { CollaborationParts } from './requests.ts';
import { viewAgreement } from './view.ts';

interface Which {
  id: string;
  userId: string;
}

export async function readAgreement({ database }: Pick<CollaborationParts, 'database'>, { id, userId }: Which) {
  const row = await agreementForParty(database, userId, id);
  if (!row) throw agreementNotFound();
  const view = viewAgreement(row, await historyOf(database, id), userId);
  if (view.text !== null) return { ...view, text: view.text, hash: view.hash! };
  // Until the agreement is fixed, text and hash follow from its current terms. A confirmation counts for the words that it was given to.
  const text = agreementText(
    { designer: view.designer.displayName, developer: view.developer.displayName, design: view.design.title },
    view.terms,
  );
  const hash = hashOf(text);
  const isConfirmed = view.state === 'ended' || isOfWords(row, hash);
  return { ...view, text, hash, ...(!isConfirmed && { designerConfirmedAt: null, developerConfirmedAt: null }) };
}

/** Whether who has confirmed read these words. */
const isOfWords = ({ confirmed_hash }: { confirmed_hash: string | null }, hash: string) =>
  confirmed_hash === null || confirmed_hash === hash;

/** A changed line removes both confirmations, because nobody has confirmed the new text. */
export async function changeAgreement(
  parts: CollaborationParts,
  which: Which,
  { revision, terms: change }: { revision: number; terms: Partial<Terms> },
) {
  await transaction(parts.database.kysely, async (tx) => {
    const row = await lockAgreement(tx, which, revision);
    const before = row.terms;
    const terms = { ...before, ...change };
    const names = changedTerms(before, terms);
    if (names.length === 0) return;
    await makeRoom(tx, 'workspaces', which.userId);
    const now = parts.clock();
    const by = roleOf(row, which.userId);
    const changes: Changes = { ...row.changes };
    for (const name of names) {
      const from = changes[name]?.from ?? String(before[name]);
      if (from === String(terms[name])) delete changes[name];
      else changes[name] = { from, by, at: now.toISOString() };
      await writeHistory(tx, {
        workspace_id: row.id,
        actor_id: which.userId,
        what: 'changed',
        term: name,
        created_at: now,
      });
    }
    await changeAtRevision(tx, 'workspaces', row, {
      terms: JSON.stringify(terms),
      silence_days: terms.silenceDays,
      changes: JSON.stringify(changes),
      designer_confirmed_at: null,
      developer_confirmed_at: null,
      confirmed_hash: null,
      changed_at: now,
    });
    await notifyOther(tx, row, {
      id: parts.newId(),
      actorId: which.userId,
      happening: 'agreement_changed',
      path: links.agreement(row.id),
    });
    await publishEvent(tx, partiesOf(row), { kind: 'agreement', data: { id: row.id } });
  });
  return readAgreement(parts, which);
}

/** The second confirmation fixes text and hash, opens the workspace and claims the design. */
export async function confirmAgreement(
  parts: CollaborationParts,
  which: Which,
  { revision, hash }: { revision: number; hash?: string | undefined },
) {
  await transaction(parts.database.kysely, async (tx) => {
    const row = await lockAgreement(tx, which, revision);
    const words = await wordsOf(tx, row);
    if (hash !== undefined && hash !== words.agreement_hash) throw movedOn(AGREEMENT_CHANGED, row.revision);
    const now = parts.clock();
    const isDesigner = row.designer_id === which.userId;
    const [my, their] = isDesigner
      ? [row.designer_confirmed_at, row.developer_confirmed_at]
      : [row.developer_confirmed_at, row.designer_confirmed_at];
    const counts = isOfWords(row, words.agreement_hash);
    if (counts && my) return;
    const mine = isDesigner ? { designer_confirmed_at: now } : { developer_confirmed_at: now };
    const isSecond = counts && Boolean(their);
    await writeHistory(tx, {
      workspace_id: row.id,
      actor_id: which.userId,
      what: 'confirmed',
      term: null,
      created_at: now,
    });
    if (isSecond) {
      await updateWorkspace(tx, row.id, {
        ...mine,
        ...words,
        state: 'active',
        opened_at: now,
        heard_at: now,
        changed_at: now,
      });
      await tx
        .insertInto('workspace_activity')
        .values({
          id: parts.newId(),
          workspace_id: row.id,
          actor_id: row.developer_id,
          type: 'claim',
          content: 'claimed this design',
          created_at: now,
        })
        .execute();
    } else
      await updateWorkspace(tx, row.id, {
        designer_confirmed_at: null,
        developer_confirmed_at: null,
        ...mine,
        confirmed_hash: words.agreement_hash,
        changed_at: now,
      });
    await notifyOther(tx, row, {
      id: parts.newId(),
      actorId: which.userId,
      ...(isSecond
        ? { happening: 'workspace_opened', path: links.workspace(row.submission_id) }
        : { happening: 'agreement_confirmed', path: links.agreement(row.id) }),
    });
    await publishEvent(tx, partiesOf(row), { kind: 'agreement', data: { id: row.id } });
  });
  return readAgreement(parts, which);
}

/** After the commit, both people are notified only that the workspace is closed. */
export async function endCollaboration(
  parts: CollaborationParts,
  which: Which,
  { block: isToBlock }: { block: boolean },
) {
  await transaction(parts.database.kysely, async (tx) => {
    const row = await lockWorkspace(tx, which.id, which.userId);
    if (!row) throw agreementNotFound();
    const other = row.designer_id === which.userId ? row.developer_id : row.designer_id;
    const now = parts.clock();
    if (isToBlock) await block(tx, which.userId, other, now);
    // Ending it twice changes nothing and is no error.
    if (row.state === 'ended') return;
    const isAgreed = row.state === 'active';
    await updateWorkspace(tx, row.id, {
      state: 'ended',
      end_reason: isToBlock ? 'blocked' : isAgreed ? 'left' : 'withdrawn',
      ended_at: now,
      changed_at: now,
    });
    await writeHistory(tx, {
      workspace_id: row.id,
      actor_id: which.userId,
      what: isAgreed ? 'ended' : 'withdrew',
      term: null,
      created_at: now,
    });
    await notifyOther(tx, row, {
      id: parts.newId(),
      actorId: which.userId,
      happening: isAgreed ? 'left' : 'withdrawn',
      path: links.collaborations(),
    });
    await publishClosed(tx, row, partiesOf(row));
  });
  return undefined;
}

async function lockAgreement(tx: Tx, { id, userId }: Which, revision: number): Promise<WorkspaceRow> {
  const row = await lockWorkspace(tx, id, userId);
  if (!row) throw agreementNotFound();
  if (row.state !== 'agreeing') throw agreementFixed();
  expectRevision(row, revision, AGREEMENT_CHANGED);
  return row;
}

/** The agreement as it is now, with its hash. */
async function wordsOf(tx: Tx, row: WorkspaceRow) {
  const names = await namesOf(tx, [row.designer_id, row.developer_id]);
  const agreement = agreementText(
    {
      designer: names.get(row.designer_id)!,
      developer: names.get(row.developer_id)!,
      design: await titleOf(tx, row.submission_id),
    },
    row.terms,
  );
  return { agreement, agreement_hash: hashOf(agreement) };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
