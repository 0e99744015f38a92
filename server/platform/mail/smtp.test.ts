import { afterAll, expect, test } from 'vitest';
import { startSmtp } from '#test/smtp.ts';
import type { Email } from './mailer.ts';
import { smtpMailer } from './smtp.ts';

const smtp = await startSmtp();
afterAll(() => smtp.close());
const mailer = smtpMailer(smtp.config);

const email: Email = {
  id: '0199',
  to: { name: 'Inés Marau', address: 'ines@people.example' },
  subject: 'Jonas asks to build “Saltmarsh”',
  text: 'Jonas asks to build “Saltmarsh”\nhttps://foundry.example/notifications\n',
  html: '<p>Jonas asks</p>',
  unsubscribeUrl: 'https://foundry.example/unsubscribe/token',
};

test('WORK-11 an e-mail arrives with its words, its sender and one click to end it', async () => {
  await mailer.send(email);
  const [mail] = smtp.received.splice(0);
  expect(mail!.to).toEqual(['ines@people.example']);
  expect(Object.fromEntries([...mail!.headers].map(([name, values]) => [name, values.join('|')]))).toMatchObject({
    from: 'Brief Foundry <briefs@school.example>',
    to: 'Inés Marau <ines@people.example>',
    subject: email.subject,
    'message-id': '<0199@school.example>',
    'list-unsubscribe': '<https://foundry.example/unsubscribe/token>',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'auto-submitted': 'auto-generated',
  });
  expect(mail!.text.replaceAll('\r\n', '\n').trim()).toBe(email.text.trim());
  expect(mail!.html).toContain('<p>Jonas asks</p>');
});

test('WORK-11 nothing that people name becomes a header, a recipient or a second e-mail', async () => {
  const hostile = 'x\r\nBcc: thief@evil.example\r\n\r\n<script>\u2028Bcc: thief@evil.example\u0000\u202e';
  await mailer.send({
    ...email,
    subject: hostile,
    to: { name: `${hostile}" <thief@evil.example>, "`, address: email.to.address },
  });
  const [mail, ...more] = smtp.received.splice(0);
  expect(more).toEqual([]);
  expect(mail!.to).toEqual(['ines@people.example']);
  expect(mail!.headers.has('bcc')).toBe(false);
  expect(mail!.headers.get('subject')).toEqual(['x Bcc: thief@evil.example <script> Bcc: thief@evil.example']);
  expect(mail!.headers.get('to')).toHaveLength(1);
});

test.each([
  'a@x.example, thief@evil.example',
  'a@x.example\r\nRCPT TO:<thief@evil.example>',
  '<a@x.example>',
  'nobody',
  `${'a'.repeat(250)}@x.example`,
])('WORK-11 no e-mail goes to %j, which is not one address', async (address) => {
  await expect(mailer.send({ ...email, to: { name: '', address } })).rejects.toMatchObject({ scope: 'email' });
  expect(smtp.received).toEqual([]);
});

test.each([
  [550, 'email'],
  [451, 'later'],
])('WORK-11 an answer of %i concerns the %s alone, and is told without the address', async (code, scope) => {
  smtp.refuseWith(code);
  const refused = await mailer.send(email).catch((error: unknown) => error);
  smtp.refuseWith(null);
  expect(refused).toMatchObject({ scope, code: `EENVELOPE ${code}` });
  expect(JSON.stringify([String(refused), { ...(refused as object) }])).not.toContain('ines');
});

test('WORK-11 a server that is away concerns every e-mail', async () => {
  const gone = await startSmtp();
  await gone.close();
  await expect(smtpMailer(gone.config).send(email)).rejects.toMatchObject({
    scope: 'server',
    message: expect.stringContaining('The mail server cannot be used: '),
  });
});
