import type { Database } from '../../server/platform/database/connect.ts';
import { transaction } from '../../server/platform/database/transaction.ts';
import { onOneLine } from './one-line.ts';
import { CommandRefused } from './refused.ts';

/** One report to the operator, of any kind. */
interface Report {
  id: string;
  kind: keyof typeof tableOf;
  /** The id of what is reported; for a report on a person, the id of the request. */
  target_id: string;
  reason: string;
  reporter: string;
  /** The reported person, or the author of what is reported; null if they deleted their account, and for a brief, which carries no name. */
  about: string | null;
  /** The reported words, or the title of the page; empty once they are deleted. */
  words: string;
  /** The address of the page where it is. */
  page: string;
  is_hidden: boolean;
  created_at: Date;
}

const WORDS_SHOWN = 300;

const REPORTS = `
  select r.id, 'comment' as kind, c.id as target_id, r.reason, r.created_at, w.handle as reporter, a.handle as about,
    c.body as words, '/showcase/' || c.submission_id as page, c.removed is not null as is_hidden
  from comment_reports r join comments c on c.id = r.comment_id
  join profiles w on w.id = r.reporter_id left join profiles a on a.id = c.user_id
  where r.settled_at is null
  union all
  select r.id, 'critique', c.id, r.reason, r.created_at, w.handle, a.handle,
    coalesce((select string_agg(m.suggestion, ' / ' order by m.line) from critique_marks m
              where m.critique_id = c.id and m.suggestion <> ''), ''),
    '/showcase/' || c.submission_id, c.hidden_at is not null
  from critique_reports r join critiques c on c.id = r.critique_id
  join profiles w on w.id = r.reporter_id join profiles a on a.id = c.reviewer_id
  where r.settled_at is null
  union all
  select r.id, 'person', q.id, r.reason, r.created_at, w.handle, a.handle, q.message, '/showcase/' || q.submission_id, false
  from person_reports r join collaboration_requests q on q.id = r.request_id
  join profiles w on w.id = r.reporter_id join profiles a on a.id = r.reported_id
  where r.settled_at is null
  union all
  select r.id, 'design', s.id, r.reason, r.created_at, w.handle, a.handle, s.title, '/showcase/' || s.id, not s.is_public
  from design_reports r join design_submissions s on s.id = r.submission_id
  join profiles w on w.id = r.reporter_id join profiles a on a.id = s.user_id
  where r.settled_at is null
  union all
  select r.id, 'brief', b.id, r.reason, r.created_at, w.handle, null, b.title, '/brief/' || b.id, false
  from brief_reports r join design_briefs b on b.id = r.brief_id
  join profiles w on w.id = r.reporter_id
  where r.settled_at is null
  order by created_at, id`;

const tableOf = {
  comment: 'comment_reports',
  critique: 'critique_reports',
  person: 'person_reports',
  design: 'design_reports',
  brief: 'brief_reports',
} as const;

async function openReports({ pool }: Database): Promise<Report[]> {
  return (await pool.query<Report>(REPORTS)).rows;
}

/** Open reports, oldest first. */
export async function listReports(database: Database, publicUrl: string): Promise<string> {
  const reports = await openReports(database);
  if (reports.length === 0) return 'No report waits.';
  return reports.map((report) => inWords({ ...report, page: publicUrl + report.page })).join('\n\n');
}

function inWords({ id, kind, reason, reporter, about, words, page, is_hidden, created_at }: Report): string {
  const of = kind === 'brief' ? '' : ` of ${about ?? 'somebody who deleted it'}`;
  const shortened = words.length > WORDS_SHOWN ? `${words.slice(0, WORDS_SHOWN)}…` : words;
  return [
    `${id}  ${created_at.toISOString().slice(0, 16).replace('T', ' ')}`,
    `  ${reporter} reports a ${kind === 'person' ? 'request' : kind}${of}${is_hidden ? ' (out of sight already)' : ''}`,
    `  Reason: ${onOneLine(reason).trim()}`,
    ...(shortened ? [`  It says: ${onOneLine(shortened).trim()}`] : []),
    isPage(kind) ? `  Take it away: npm run admin -- remove ${page}` : `  On: ${page}`,
  ].join('\n');
}

function isPage(kind: Report['kind']): kind is 'design' | 'brief' {
  return kind === 'design' || kind === 'brief';
}

/** Hides the reported words from everybody and settles every report about them. */
export async function hideReported(database: Database, id: string): Promise<string> {
  const report = await findReport(database, id);
  if (report.kind === 'person')
    throw new CommandRefused(
      'A request is seen by its two people alone, so there is nothing to hide. Settle the report.',
    );
  const { kind, target_id, page } = report;
  if (isPage(kind))
    throw new CommandRefused(
      `A ${kind} is not hidden. Take it away with "npm run admin -- remove ${page}", or settle the report.`,
    );
  await transaction(database.kysely, async (tx) => {
    const settled = { settled_at: new Date() };
    if (kind === 'comment') {
      await tx
        .updateTable('comments')
        .set({ body: '', removed: 'operator', frame_id: null, x: null, y: null })
        .where('id', '=', target_id)
        .where('removed', 'is', null)
        .execute();
      await tx.updateTable('comment_reports').set(settled).where('comment_id', '=', target_id).execute();
    } else {
      await tx.updateTable('critiques').set({ hidden_at: new Date() }).where('id', '=', target_id).execute();
      await tx.updateTable('critique_reports').set(settled).where('critique_id', '=', target_id).execute();
    }
  });
  return `The ${kind} is out of sight, and what was reported about it is settled.`;
}

/** Settles one report without changing what it is about. */
export async function settleReport(database: Database, id: string): Promise<string> {
  const { kind } = await findReport(database, id);
  await database.kysely.updateTable(tableOf[kind]).set({ settled_at: new Date() }).where('id', '=', id).execute();
  return 'The report is settled.';
}

async function findReport(database: Database, id: string): Promise<Report> {
  const report = (await openReports(database)).find((one) => one.id === id);
  if (!report) throw new CommandRefused(`No report ${id} waits. "npm run admin -- reports" lists those that do.`);
  return report;
}
