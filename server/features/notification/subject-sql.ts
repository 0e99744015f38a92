import { notificationKinds } from '#domain/notification/kinds.ts';
import { pictureSql } from '#server/platform/media/picture-sql.ts';
import { knownTitleSql } from '#server/shared/known-design-sql.ts';
import { knowsDesignSql } from '#server/shared/visible.ts';

/** Joins what a notification `n` is about: a design `s`, or a brief and a milestone of the person. */
export const withSubject = `left join design_submissions s on s.id = n.submission_id
  left join design_briefs about_brief on about_brief.id = n.brief_id
  left join brief_milestones about_milestone on about_milestone.id = n.milestone_id
  left join user_brief_progress about_work on about_work.brief_id = n.brief_id and about_work.user_id = n.user_id`;

/** Its title, as far as `person` may know it. */
export const subjectTitle = (person: string): string =>
  `coalesce(case n.happening when 'handed_in' then about_brief.title end, ${knownTitleSql(person)}, n.about, about_milestone.title, about_brief.title, '')`;

/** The cover of the design; null for whoever may not know it, and for other subjects. */
export const subjectPicture = (person: string): string =>
  `(select ${pictureSql('cover')} from media cover where cover.id = s.cover_media_id and ${knowsDesignSql('s', person)})`;

/** The last day of the milestone, or else of the brief; null for other happenings. */
export const subjectDueOn = `case n.happening when 'milestone_due' then about_milestone.due_on when 'brief_due' then about_work.due_on end`;

/** The industry of the client who asks for a change; null for other happenings. */
export const subjectIndustry = `case n.happening when 'change_requested' then about_brief.industry end`;

const kindsFor = (reader: (typeof notificationKinds)[number]['reaches']) =>
  `n.kind in (${notificationKinds.flatMap(({ id, reaches }) => (reaches === reader ? [`'${id}'`] : [])).join(', ')})`;

/** Notifications about a design of somebody else, with whom the person does not work on it. They last while the person sees it. */
export const isForViewers = kindsFor('viewer');
/** Notifications from a workspace, while it is open. */
export const isForMembers = kindsFor('member');

/** A change request stays unread until it is answered, or can no longer be. */
export const awaitsAnswer = `(n.happening = 'change_requested' and exists (
  select from brief_clients c join user_brief_progress p on p.brief_id = c.brief_id and p.user_id = c.user_id
  where c.brief_id = n.brief_id and c.user_id = n.user_id and c.change_answer is null
    and p.status in ('in_progress', 'paused', 'completed')))`;
