import { links } from '#domain/navigation/links.ts';
import { type Happening, kindOf, namelessActor, sentences } from '#domain/notification/kinds.ts';
import { type MailPace, mailPaceLabel } from '#domain/notification/mail-pace.ts';
import { withoutAddress } from '#domain/person/names.ts';
import { escapeHtml } from '#server/platform/http/escape-html.ts';
import type { Email } from '#server/platform/mail/mailer.ts';

interface NewsItem {
  happening: Happening;
  /** The person who did it; null for automatic events. */
  actor: string | null;
  /** The title of the design, brief or milestone. */
  design: string;
  dueOn: string | null;
  path: string;
  /** How often it happened since the person last read it. */
  times: number;
  at: Date;
}

interface EmailInput {
  id: string;
  to: Email['to'];
  /** At least one item, oldest first. */
  items: readonly NewsItem[];
  pace: MailPace;
  publicUrl: string;
  unsubscribeUrl: string;
}

const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

/** Writes the e-mail: who did what and when, with links. Messages between people stay in the product. */
export function writeEmail({ id, to, items, pace, publicUrl, unsubscribeUrl }: EmailInput): Email {
  const lines = withoutDuplicates(items).map(({ actor, happening, design, dueOn, path, times, at }) => ({
    sentence: `${actor === null ? namelessActor(happening) : withoutAddress(actor)} ${sentences[happening](titleFor(happening, design), times, dueOn)}`,
    when: dayAndTime.format(at),
    url: publicUrl + path,
  }));
  const more = lines.length - 1;
  const choices = publicUrl + links.notificationChoices();
  const why = `You chose to get e-mails about this, ${mailPaceLabel(pace).toLowerCase()}.`;
  return {
    id,
    to,
    subject: more === 0 ? lines[0]!.sentence : `${lines[0]!.sentence}, and ${more} more`,
    text: [
      ...lines.map(({ sentence, when, url }) => `${sentence}\n${when}\n${url}\n`),
      `${why}\nChoose which e-mails you get: ${choices}\nStop all e-mails: ${unsubscribeUrl}\n`,
    ].join('\n'),
    html: asHtml(lines, { why, choices, unsubscribeUrl }),
    unsubscribeUrl,
  };
}

/** Somebody else may have chosen the title; those of milestones and briefs are the reader's own. */
function titleFor(happening: Happening, title: string): string {
  return kindOf[happening] === 'brief' ? title : withoutAddress(title);
}

/** Combines repeated events of one person in one place into one line, with the number and the time of the last. */
function withoutDuplicates(items: readonly NewsItem[]): NewsItem[] {
  const lines = new Map<string, NewsItem>();
  for (const item of items) {
    const key = JSON.stringify([item.actor, item.happening, item.design, item.path]);
    lines.set(key, { ...item, times: item.times + (lines.get(key)?.times ?? 0) });
  }
  return [...lines.values()];
}

function asHtml(
  lines: readonly { sentence: string; when: string; url: string }[],
  { why, choices, unsubscribeUrl }: { why: string; choices: string; unsubscribeUrl: string },
): string {
  const link = (url: string, text: string) =>
    `<a href="${escapeHtml(url)}" style="color:#17402f">${escapeHtml(text)}</a>`;
  const items = lines.map(
    ({ sentence, when, url }) =>
      `<p style="margin:0 0 20px"><b>${link(url, sentence)}</b><br><span style="color:#52625a">${escapeHtml(when)}</span></p>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px;background:#fff;color:#13201a;font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px">
${items.join('\n')}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #cfd8d2;color:#52625a;font-size:14px">${escapeHtml(why)}<br>
${link(choices, 'Choose which e-mails you get')} · ${link(unsubscribeUrl, 'Stop all e-mails')}</p>
</div></body></html>`;
}
