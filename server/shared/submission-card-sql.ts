import { isoTime } from '../platform/database/prepared.ts';
import { pictureSql } from '../platform/media/picture-sql.ts';
import { personNameSql } from './person-sql.ts';
import { popularitySql } from './popularity-sql.ts';

/** SQL for whether a design is a sample: made by the installation, or from a sample design file alone. */
export const isSampleSql = 'is_sample_design(s.id, s.is_sample, s.figma_file_info)';

/** SQL for the design file's address, or null where it is a sample's, which does not open in Figma. */
export const openableFileSql = 'openable_file(s.figma_link, s.is_sample, s.figma_file_info)';

/** SQL for the fields of a card; `s` is the design, `p` its designer, `b` its brief, `m` its cover's picture. */
const cardFields = `
  'id', s.id, 'title', s.title, 'briefTitle', b.title, 'industry', s.industry, 'styles', s.styles, 'tags', s.tags,
  'designer', ${personNameSql('p')},
  'picture', ${pictureSql('m')}, 'isPublic', s.is_public, 'openToCollaboration', s.open_to_collaboration and not s.is_claimed,
  'figmaLink', ${openableFileSql}, 'requirementCount', s.requirement_count, 'evidencedCount', s.evidenced_count,
  'isSample', ${isSampleSql}, 'createdAt', ${isoTime('s.created_at')}`;

/** SQL that writes a design as the contract's `submissionCard`. */
export const submissionCardSql = `json_build_object(${cardFields})`;

/** SQL that writes a design as the contract's `showcaseCard`; `c` is its row of counts, `viewer` the SQL of the viewer. */
export const showcaseCardSql = (viewer: string) => `json_build_object(${cardFields},
  'frames', showcase_frames(s), ${popularitySql(viewer)})`;
