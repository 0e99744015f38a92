import type { DraftContent, FrameNotes } from '#contract/submission-draft.ts';
import { coverageCount, pruneCoverage, requirementsOf } from '#domain/submission/coverage.ts';
import { webLink } from '#domain/submission/link.ts';
import { missingFromDraft } from '#domain/submission/ready.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { FrameToStore } from './queries.ts';

const NO_NOTES: FrameNotes = { pins: [], general: [] };

/** The chosen frames in their order, each with its notes. */
export function framesToStore(content: DraftContent): FrameToStore[] {
  return content.frames
    .filter((frame) => frame.selected)
    .map((frame) => ({ ...frame, notes: content.annotations[frame.id] ?? NO_NOTES }));
}

/**
 * The columns of a design, from the wizard's content. A private design is not open to developers (SUB-5), and evidence on an
 * unselected frame is removed. @throws draft_incomplete with every missing field.
 */
export function columnsOf(content: DraftContent, deliverables: readonly { requirements: readonly string[] }[]) {
  const fields = missingFromDraft(content);
  if (Object.keys(fields).length > 0) throw draftIncomplete(fields);
  const frames = framesToStore(content);
  const requirements = requirementsOf(deliverables);
  const keys = requirements.map(({ key }) => key);
  const coverage = pruneCoverage(
    Object.fromEntries(Object.entries(content.coverage).filter(([key]) => keys.includes(key))),
    new Set(frames.map((frame) => frame.id)),
    new Set(frames.flatMap((frame) => frame.notes.general.map((note) => note.id))),
  );
  const count = coverageCount(coverage, requirements);
  return {
    title: content.title.trim(),
    approach: content.approach.trim(),
    challenges: content.challenges.trim(),
    resources: content.resources.trim(),
    private_notes: content.privateNotes.trim(),
    tags: content.tags,
    assets_link: webLink(content.assetsLink),
    handoff_notes: content.handoffNotes.trim(),
    shows_change: content.showsChange,
    is_public: content.isPublic,
    open_to_collaboration: content.isPublic && content.openToCollaboration,
    collaboration_preferences: content.collaborationPreferences,
    tech_preferences: content.techPreferences,
    developer_message: content.developerMessage.trim(),
    coverage: JSON.stringify(coverage),
    requirement_count: count.of,
    evidenced_count: count.evidenced,
    cover_media_id: frames.find((frame) => frame.featured)!.mediaId,
  };
}

export function draftIncomplete(fields: Record<string, string>) {
  return new AppError('draft_incomplete', Object.values(fields)[0]!, { fields });
}
