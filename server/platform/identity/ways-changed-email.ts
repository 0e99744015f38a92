import { links } from '#domain/navigation/links.ts';
import { escapeHtml } from '#server/platform/http/escape-html.ts';
import type { Email } from '#server/platform/mail/mailer.ts';

interface Change {
  id: string;
  to: Email['to'];
  /** 'GitHub was added as a way to log in.' */
  what: string;
  publicUrl: string;
}

/** Tells a person that the ways to their account have changed, so that nobody adds one unnoticed. */
export function writeWaysChangedEmail({ id, to, what, publicUrl }: Change): Email {
  const settings = publicUrl + links.waysToLogIn();
  const otherwise = 'If this was not you: log in, check your ways to log in under Settings, and log out everywhere.';
  return {
    id,
    to,
    subject: 'The ways to log in to your account have changed',
    text: `${what}\n\n${otherwise}\n${settings}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px;background:#fff;color:#13201a;font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px">
<p><b>${escapeHtml(what)}</b></p><p>${escapeHtml(otherwise)}</p>
<p><a href="${escapeHtml(settings)}" style="color:#17402f">Open the settings</a></p></div></body></html>`,
    unsubscribeUrl: null,
  };
}
