import { expect, test } from 'vitest';
import { mailConfigFrom } from './mail-config.ts';

const from = 'Brief Foundry <briefs@school.example>';

test('WORK-11 e-mail is configured by an address of a server and a sender, and off without both', () => {
  expect(mailConfigFrom({})).toBeNull();
  expect(mailConfigFrom({ url: 'smtp://me%40x:p%3Aw@mail.school.example', from })).toEqual({
    host: 'mail.school.example',
    port: 587,
    secure: false,
    requireTLS: true,
    auth: { user: 'me@x', pass: 'p:w' },
    from: { name: 'Brief Foundry', address: 'briefs@school.example' },
  });
  expect(mailConfigFrom({ url: 'smtps://mail.school.example', from: 'briefs@school.example' })).toMatchObject({
    port: 465,
    secure: true,
    requireTLS: false,
    auth: null,
    from: { name: 'Brief Foundry', address: 'briefs@school.example' },
  });
  expect(mailConfigFrom({ url: 'smtp://u:p@127.0.0.1:2525', from })).toMatchObject({ port: 2525, requireTLS: false });
  expect(mailConfigFrom({ url: 'smtp://[::1]:2525', from })).toMatchObject({ host: '::1' });
});

test.each([
  ['a sender without a server', { from }, /MAIL_FROM also needs SMTP_URL/],
  ['a server without a sender', { url: 'smtp://mail.example' }, /SMTP_URL also needs MAIL_FROM/],
  ['another protocol', { url: 'http://mail.example', from }, /SMTP_URL reads like/],
  ['no address at all', { url: 'mail.example', from }, /SMTP_URL reads like/],
  ['switches behind the address', { url: 'smtp://mail.example?ignoreTLS=true', from }, /would change nothing/],
  ['a user without a password', { url: 'smtp://me@mail.example', from }, /or neither/],
  ['a broken code in the password', { url: 'smtp://me:%zz@mail.example', from }, /%25/],
  ['a sender that is none', { url: 'smtp://mail.example', from: 'the workshop' }, /MAIL_FROM is an e-mail address/],
  ['two senders', { url: 'smtp://mail.example', from: 'a@x.example, b@x.example' }, /MAIL_FROM is an/],
  [
    'a sender with a line break',
    { url: 'smtp://mail.example', from: 'A\r\nBcc: b@x.example <a@x.example>' },
    /MAIL_FROM is/,
  ],
])('WORK-11 the product refuses to start with %s, and says what to write', (_what, given, says) => {
  expect(() => mailConfigFrom(given)).toThrow(says);
});
