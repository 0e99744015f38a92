import type { SubmissionView } from '#contract/submission.ts';
import type { DraftContent } from '#contract/submission-draft.ts';
import { figmaAddress } from '#domain/design-file/link.ts';
import { isSameValue } from '#domain/value/same.ts';

/** A submitted design in the form of a draft, for the wizard's steps. All of its frames are chosen. */
export function contentOfDesign(design: SubmissionView): DraftContent {
  const noted = design.frames.filter(({ notes }) => notes.pins.length + notes.general.length > 0);
  return {
    title: design.title,
    figmaLink: figmaAddress(design.figmaLink) ?? '',
    fileInfo: design.fileInfo,
    frames: design.frames.map(({ id, name, pageId, pageName, picture, featured }) => ({
      id,
      name,
      pageId,
      pageName,
      mediaId: picture.mediaId,
      selected: true,
      featured,
    })),
    annotations: Object.fromEntries(noted.map(({ id, notes }) => [id, notes])),
    approach: design.approach,
    challenges: design.challenges,
    resources: design.resources,
    tags: design.tags as DraftContent['tags'],
    coverage: design.coverage,
    assetsLink: design.assetsLink ?? '',
    handoffNotes: design.handoffNotes,
    privateNotes: design.privateNotes ?? '',
    showsChange: design.showsChange,
    isPublic: design.isPublic,
    openToCollaboration: design.openToCollaboration,
    collaborationPreferences: design.collaborationPreferences as DraftContent['collaborationPreferences'],
    techPreferences: design.techPreferences as DraftContent['techPreferences'],
    developerMessage: design.developerMessage,
  };
}

type Changed = Partial<Omit<DraftContent, 'figmaLink' | 'fileInfo'>> & { figmaLink?: '' };

/** The changed fields, as the API takes them. The link to the design file can only be removed. */
export function changedParts(before: DraftContent, after: DraftContent): Changed {
  const { figmaLink, fileInfo: _, ...rest } = after;
  const names = Object.keys(rest) as (keyof typeof rest)[];
  const changed = names.filter((name) => !isSameValue(before[name], after[name]));
  return {
    ...Object.fromEntries(changed.map((name) => [name, after[name]])),
    ...(before.figmaLink && !figmaLink && { figmaLink: '' as const }),
  };
}
