import type { Critique, CritiqueLine, CritiqueMark } from '#contract/critique.ts';
import type { BriefContent } from '#domain/brief/content.ts';
import { linesOfBrief } from '#domain/critique/lines.ts';
import type { RowOf } from '#server/platform/database/row-of.ts';
import type { critiquesOf, marksOfAll, verdictsOn } from './read-queries.ts';

type MarkRow = RowOf<typeof marksOfAll>;

/** A mark counts only if its line of the brief still has the same text. */
export function viewLines(content: Partial<BriefContent>, given: readonly RowOf<typeof verdictsOn>[]): CritiqueLine[] {
  return linesOfBrief(content).map((line) => {
    const counts = { met: 0, partly: 0, not: 0, unclear: 0 };
    for (const { line: key, asked, verdict, count } of given)
      if (key === line.key && asked === line.text) counts[verdict] += count;
    return { ...line, counts };
  });
}

export function viewCritique(row: RowOf<typeof critiquesOf>, marks: readonly MarkRow[]): Critique {
  const { id, isMine, revision, reviewer, hidden_at, created_at, updated_at } = row;
  return {
    id,
    isMine,
    isHidden: hidden_at !== null,
    revision,
    reviewer,
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
    marks: marks.filter(({ critique_id }) => critique_id === id).map(viewMark),
  };
}

/** A pin on a deleted frame keeps only the frame's name. */
function viewMark({ line, asked, verdict, suggestion, pinned_frame, x, y, ...row }: MarkRow): CritiqueMark {
  const { answer, reason, answered_at, frame_id, gone_frame } = row;
  return {
    line,
    asked,
    verdict,
    suggestion,
    pin: pinned_frame === null ? null : { frameId: pinned_frame, x: x!, y: y! },
    goneFrame: frame_id !== null && pinned_frame === null ? (gone_frame ?? '') : null,
    answer: answer === null ? null : { answer, reason: reason!, answeredAt: answered_at!.toISOString() },
  };
}
