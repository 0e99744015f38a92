import type { StyleId } from '../catalog/styles.ts';
import { type SubmissionTag, tagsOfStyles } from './tags.ts';

/** What the wizard begins with: nothing but the tags that follow from the brief's styles. Public, unless one says otherwise. */
export function emptyDraft(brief: { title: string; styles: readonly StyleId[] } | null) {
  return {
    title: '',
    figmaLink: '',
    fileInfo: null,
    frames: [],
    annotations: {},
    approach: '',
    challenges: '',
    resources: '',
    tags: (brief ? tagsOfStyles(brief.styles) : []) as SubmissionTag[],
    coverage: {},
    assetsLink: '',
    handoffNotes: '',
    privateNotes: '',
    showsChange: false,
    isPublic: true,
    openToCollaboration: false,
    collaborationPreferences: [],
    techPreferences: [],
    developerMessage: '',
  };
}
