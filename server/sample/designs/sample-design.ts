import type { DraftContent } from '#contract/submission-draft.ts';
import type { BriefContent } from '#domain/brief/content.ts';
import type { SampleBrief } from '../briefs.ts';
import type { SampleHandle } from '../people.ts';

/** A frame of a sample design: a drawing in `../art/` with what its designer wrote on it. */
interface SampleFrame {
  id: string;
  name: string;
  /** The drawing's file name without its ending. */
  art: string;
  /** x and y in percent of the drawing. */
  pins: { x: number; y: number; text: string }[];
  /** General notes by id; coverage points at them. */
  notes?: Record<string, string>;
}

/** What stands against one requirement; one that is not named is open. */
type SampleEvidence = { frames?: string[]; notes?: string[] } | { argued: string };

/** A finished design with the brief it answers, both written by hand. Times are in days before the installation's first start. */
export interface SampleDesign {
  slug: string;
  by: SampleHandle;
  /** A community brief belongs to nobody: every visitor may open it. The others are the designer's own. */
  brief: Omit<SampleBrief, 'seed'> & { isCommunity: boolean; content: BriefContent };
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

export const seedOf = ({ slug }: Pick<SampleDesign, 'slug'>): string => `sample-design-${slug}`;
