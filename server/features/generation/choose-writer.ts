import type { Tx } from '#server/platform/database/transaction.ts';
import type { Writer } from '#server/platform/writer/writer.ts';
import { takeModelText } from '#server/shared/model-budget.ts';

export interface Writers {
  writer: Writer;
  /** The embedded composer, for briefs over the model's limit and for people who ask for it. */
  spareWriter?: Writer;
  /** How often a language model may be used in a UTC day for briefs, sections and smoother wording; absent: no limit. */
  modelBriefsADay?: number;
}

/** Chooses the writer of a new reservation, within the reservation's transaction. */
export async function chooseWriter(
  tx: Tx,
  { writer, spareWriter, modelBriefsADay }: Writers,
  wished?: 'composer',
): Promise<Writer> {
  if (writer.engine !== 'model' || !spareWriter) return writer;
  if (wished) return spareWriter;
  return (await takeModelText(tx, modelBriefsADay)) ? writer : spareWriter;
}
