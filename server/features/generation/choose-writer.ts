import type { Tx } from '#server/platform/database/transaction.ts';
import { modelHasRoom } from '#server/platform/writer/budget.ts';
import type { Writer } from '#server/platform/writer/writer.ts';

export interface Writers {
  writer: Writer;
  /** Writes what the first one may not: the embedded composer beside a language model. */
  spareWriter?: Writer;
  /** How many briefs, sections and smoother wordings a language model may be asked for in a UTC day; absent: as many as people may have. */
  modelBriefsADay?: number;
}

/** Who writes what is being reserved. Asked in the reservation's transaction. */
export async function chooseWriter(tx: Tx, { writer, spareWriter, modelBriefsADay }: Writers): Promise<Writer> {
  if (writer.engine !== 'model' || !spareWriter) return writer;
  return (await modelHasRoom(tx, modelBriefsADay)) ? writer : spareWriter;
}
