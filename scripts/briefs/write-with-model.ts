import type { BriefInput, Skeleton } from '../../domain/brief/compose.ts';
import { checkBrief } from '../../domain/brief/quality/check-brief.ts';
import type { Sample } from '../../domain/brief/quality/corpus/check-result.ts';
import { signatureOf } from '../../domain/brief/quality/originality.ts';
import { GateRefused } from '../../server/features/generation/failure.ts';
import { judge } from '../../server/features/generation/judge.ts';
import { nearestOf } from '../../server/features/generation/originality.ts';
import { type Gate, writeBrief } from '../../server/features/generation/write-brief.ts';
import { createModelWriter } from '../../server/platform/writer/model/model-writer.ts';
import { WriterError } from '../../server/platform/writer/writer.ts';
import { startSandboxModel } from '../../server/stand-ins/model/sandbox-model.ts';
import { scriptLog } from '../log.ts';

export interface ModelRun {
  samples: Sample[];
  /** How many briefs were good as they came, had sections mended by the composer, were written mostly by the composer, or were refused. */
  ends: { asItCame: number; mended: number; composed: number; refused: number };
  /** How often the gate found each fault in the model's answers, by check. */
  found: Map<string, number>;
  callsAtMost: number;
}

/** The sandbox model `name` writes a brief for every input. Each brief passes the gate and its repairs. */
export async function writeWithModel(inputs: readonly BriefInput[], name: string): Promise<ModelRun> {
  const sandbox = await startSandboxModel({ pace: 0 });
  const writer = createModelWriter({
    address: { baseUrl: sandbox.baseUrl, apiKey: undefined, name },
    log: { ...scriptLog, warn: () => {} },
  });
  const earlier: string[] = [];
  const run: ModelRun = {
    samples: [],
    ends: { asItCame: 0, mended: 0, composed: 0, refused: 0 },
    found: new Map(),
    callsAtMost: 0,
  };
  try {
    for (const input of inputs) {
      let isFirst = true;
      const gate: Gate = async (content, order) => {
        const signature = signatureOf(content);
        const verdict = judge(content, order, signature, nearestOf(signature, earlier));
        if (isFirst) count(run.found, new Set(verdict.record.failures.map(({ code }) => code)));
        isFirst = false;
        return verdict;
      };
      const before = sandbox.calls.length;
      try {
        const signal = AbortSignal.timeout(60_000);
        const {
          content,
          skeleton,
          gate: kept,
          by,
        } = await writeBrief(input, {
          writer,
          gate,
          replacesId: null,
          signal,
          onDraft: () => {},
        });
        const end = by ? 'composed' : kept!.record.mended ? 'mended' : 'asItCame';
        run.ends[end] += 1;
        earlier.push(kept!.signature);
        const sample = { input, content, skeleton: skeleton as Skeleton, draws: 1 };
        run.samples.push({ ...sample, failures: checkBrief(content, input) });
      } catch (error) {
        if (!(error instanceof WriterError) && !(error instanceof GateRefused)) throw error;
        if (isFirst) count(run.found, new Set(['unusable']));
        run.ends.refused += 1;
      }
      run.callsAtMost = Math.max(run.callsAtMost, sandbox.calls.length - before);
    }
  } finally {
    await sandbox.close();
  }
  return run;
}

function count(found: Map<string, number>, codes: ReadonlySet<string>): void {
  for (const code of codes) found.set(code, (found.get(code) ?? 0) + 1);
}
