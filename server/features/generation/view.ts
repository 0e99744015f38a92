import type { Generation } from '#contract/generation.ts';
import type { PartialBriefContent } from '#domain/brief/content.ts';
import { defaultTitle } from '#domain/catalog/industries.ts';
import { wordFailure } from './failure.ts';
import type { GenerationRow } from './queries.ts';

export function viewGeneration(row: GenerationRow): Generation {
  const state = stateOf(row);
  const content = row.content ?? {};
  return {
    id: row.id,
    state,
    industry: row.industry,
    styles: row.styles,
    level: row.level,
    timeBoxDays: row.time_box_days,
    docket: row.docket,
    engine: row.engine,
    title: row.title ?? arrivedTitle(content) ?? defaultTitle(row.industry),
    content,
    revision: row.revision,
    attempt: row.attempt,
    startedAt: row.created_at.toISOString(),
    briefId: row.brief_id,
    briefCountIncremented: row.state !== 'refunded',
    error: state === 'failed' ? wordFailure(row.error_code, row.replaces_id ? 'again' : 'brief') : null,
  };
}

function stateOf(row: GenerationRow): Generation['state'] {
  if (row.state === 'reserved') return 'writing';
  if (row.state === 'consumed') return 'done';
  return row.cancelled ? 'cancelled' : 'failed';
}

/** The title, once it is complete. While it is the only field, it may still be partial. */
function arrivedTitle(content: PartialBriefContent): string | undefined {
  return Object.keys(content).length > 1 ? content.title?.trim() || undefined : undefined;
}
