import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { type IndustryId, industryIds } from '../../domain/catalog/industries.ts';
import { DEFAULT_LEVEL } from '../../domain/catalog/levels.ts';
import { type StyleId, styleIds } from '../../domain/catalog/styles.ts';
import { links } from '../../domain/navigation/links.ts';
import { quoted } from '../../domain/text/quoted.ts';
import { createGate } from '../../server/features/generation/gate.ts';
import { storeSignature } from '../../server/features/generation/store-brief.ts';
import { type Finished, writeBrief } from '../../server/features/generation/write-brief.ts';
import type { Database } from '../../server/platform/database/connect.ts';
import { type Tx, transaction } from '../../server/platform/database/transaction.ts';
import { createComposerWriter } from '../../server/platform/writer/composer-writer.ts';
import type { WritingOrder } from '../../server/platform/writer/writer.ts';
import { insertUnderDocket } from '../../server/shared/docket-sql.ts';
import { CommandRefused } from './refused.ts';

type Order = Omit<WritingOrder, 'seed'>;

/** @throws CommandRefused with the possible choices */
export function readOrder([industry, ...styles]: string[], usage: string): Order {
  const isChoice =
    industryIds.includes(industry as IndustryId) &&
    (styles.length === 1 || styles.length === 2) &&
    new Set(styles).size === styles.length &&
    styles.every((style) => styleIds.includes(style as StyleId));
  if (!isChoice)
    throw new CommandRefused(
      `Usage: ${usage}\nIndustries: ${industryIds.join(', ')}. One or two styles: ${styleIds.join(', ')}.`,
    );
  return {
    industry: industry as IndustryId,
    styles: styles as StyleId[],
    level: DEFAULT_LEVEL,
    timeBoxDays: null,
  };
}

/** The composer writes a brief without an owner. The brief passes the same gate as any other. */
export async function writeCommunityBrief(database: Database, order: Order, publicUrl: string): Promise<string> {
  const finished = await writeBrief(
    { ...order, seed: newId() },
    {
      writer: createComposerWriter({ sectionMs: 0 }),
      gate: createGate(database),
      replacesId: null,
      signal: new AbortController().signal,
      onDraft: () => {},
    },
  );
  const id = newId();
  const docket = await transaction(database.kysely, async (tx) => {
    const drawn = await insert(tx, { id, order, finished });
    await storeSignature(tx, id, finished.gate);
    return drawn;
  });
  return `${quoted(finished.content.title)} (${docket}) belongs to everybody now: ${publicUrl}${links.brief(id)}`;
}

/** @returns the docket number, which no other brief or generation has. */
async function insert(tx: Tx, { id, order, finished }: { id: string; order: Order; finished: Finished }) {
  const { content, seed, skeleton, gate } = finished;
  const { docket } = await insertUnderDocket(
    tx,
    (drawn) => sql<{ docket: string }>`
      insert into design_briefs
        (id, docket, user_id, industry, styles, level, time_box_days, title, content, engine, model, seed, skeleton, gate)
      select ${id}::uuid, drawn.docket, null, ${order.industry}, ${order.styles}::text[], ${order.level}, ${order.timeBoxDays}::int,
        ${content.title}, ${JSON.stringify(content)}::jsonb, 'composer', null, ${seed}, ${JSON.stringify(skeleton)}::jsonb,
        ${gate && JSON.stringify(gate.record)}::jsonb
      from (select ${drawn} as docket) drawn
      where not exists (select 1 from brief_generations g where g.docket = drawn.docket)
      on conflict (docket) do nothing
      returning docket`,
  );
  return docket;
}
