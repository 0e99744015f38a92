import type { DraftContent } from '#contract/submission-draft.ts';
import type { BriefContent } from '#domain/brief/content.ts';
import type { SampleBrief } from '../briefs.ts';
import type { SampleHandle } from '../people.ts';

/** A frame of a sample design: a picture in `../pictures/` with what its designer wrote on it. */
interface SampleFrame {
  id: string;
  name: string;
  /** The picture's folder and name. */
  art: string;
  /** x and y in percent of the picture. */
  pins: { x: number; y: number; text: string }[];
  /** General notes by id; coverage points at them. */
  notes?: Record<string, string>;
}

/** What stands against one requirement; one that is not named is open. */
type SampleEvidence = { frames?: string[]; notes?: string[] } | { argued: string };

/** A brief written by hand. */
export interface HandWrittenBrief extends Omit<SampleBrief, 'seed'> {
  /** Of a brief that several designs answer. Any other has the slug of its design. */
  slug?: string;
  /** A community brief belongs to nobody: every visitor may open it. The others are the designer's own. */
  isCommunity: boolean;
  content: BriefContent;
}

/** A finished design with the brief it answers. Times are in days before the installation's first start. */
export interface SampleDesign {
  slug: string;
  by: SampleHandle;
  brief: HandWrittenBrief;
  started: number;
  submitted: number;
  /** In their order; the first is the featured one. */
  frames: SampleFrame[];
  coverage: Record<string, SampleEvidence>;
  /** The words of the wizard's fields; what is left out stays empty. Public unless it says otherwise. */
  words: Pick<DraftContent, 'title' | 'approach' | 'challenges' | 'resources' | 'tags'> &
    Partial<
      Pick<
        DraftContent,
        | 'handoffNotes'
        | 'privateNotes'
        | 'isPublic'
        | 'openToCollaboration'
        | 'collaborationPreferences'
        | 'techPreferences'
        | 'developerMessage'
      >
    >;
}

export const briefSlugOf = ({ slug, brief }: SampleDesign): string => brief.slug ?? slug;

/** The brief of a design, for another design that answers it as well. */
export const briefOf = (design: SampleDesign): HandWrittenBrief => ({ ...design.brief, slug: briefSlugOf(design) });

export const seedOf = (briefSlug: string): string => `sample-design-${briefSlug}`;
