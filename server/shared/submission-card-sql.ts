import { isoTime } from '../platform/database/prepared.ts';
import { pictureSql } from '../platform/media/picture-sql.ts';
import { personNameSql } from './person-sql.ts';
import { popularitySql } from './popularity-sql.ts';

/** SQL for whether a design is a sample: made by the installation, or from one of its sample design files. */
export const isSampleSql = `s.is_sample or coalesce((s.figma_file_info ->> 'isSample')::boolean, false)`;

/** SQL for the fields of a card; `s` is the design, `p` its designer, `b` its brief, `m` its cover's picture. */
const cardFields = `
  'id', s.id, 'title', s.title, 'briefTitle', b.title, 'industry', s.industry, 'styles', s.styles, 'tags', s.tags,
  'designer', ${personNameSql('p')},
  'picture', ${pictureSql('m')}, 'isPublic', s.is_public, 'openToCollaboration', s.open_to_collaboration and not s.is_claimed,
  'figmaLink', s.figma_link, 'requirementCount', s.requirement_count, 'evidencedCount', s.evidenced_count,
  'isSample', ${isSampleSql}, 'createdAt', ${isoTime('s.created_at')}`;

/** SQL that writes a design as the contract's `submissionCard`. */
export const submissionCardSql = `json_build_object(${cardFields})`;

/** SQL that writes a design as the contract's `showcaseCard`; `c` is its row of counts, `viewer` the SQL of the viewer. */
export const showcaseCardSql = (viewer: string) => `json_build_object(${cardFields},
  'frames', showcase_frames(s), ${popularitySql(viewer)})`;
