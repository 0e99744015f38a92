import { expect, test } from 'vitest';
import { writeEmail } from './email.ts';

test('WORK-11 a name in a letter is never a link, not even one from before names were checked', () => {
  const { subject, text, html } = writeEmail({
    id: 'm1',
    to: { name: 'Ines Moreau', address: 'ines@people.example' },
    items: [
      {
        happening: 'asked',
        actor: 'Sign in at https://evil.example/login',
        dueOn: null,
        design: 'Order ahead',
        path: '/showcase/d1',
        times: 1,
        at: new Date('2026-03-02T08:00:00Z'),
      },
    ],
    pace: 'daily',
    publicUrl: 'https://briefs.example',
    unsubscribeUrl: 'https://briefs.example/unsubscribe/x',
  });
  for (const part of [subject, text, html]) expect(part).not.toMatch(/evil\.example|https:\/\/evil/);
  expect(subject).toContain('Sign in at https evil example login');
});

test('WORK-11 the title of somebody else’s design in a letter is never a link; one’s own milestone stays as it is', () => {
  const letter = (happening: 'replied' | 'milestone_due', design: string) =>
    writeEmail({
      id: 'm2',
      to: { name: 'Ines Moreau', address: 'ines@people.example' },
      items: [
        {
          happening,
          actor: null,
          dueOn: null,
          design,
          path: '/showcase/d1',
          times: 1,
          at: new Date('2026-03-02T08:00:00Z'),
        },
      ],
      pace: 'daily',
      publicUrl: 'https://briefs.example',
      unsubscribeUrl: 'https://briefs.example/unsubscribe/x',
    });
  const { subject, text, html } = letter('replied', 'Log in again at https://evil.example/login');
  for (const part of [subject, text, html]) expect(part).not.toMatch(/evil\.example/);
  expect(subject).toContain('Log in again at https evil example login');
  const hidden = letter('replied', 'Log in again at evil\u2060.example/login').subject;
  expect(hidden).toContain('Log in again at evil example login');
  expect(letter('replied', 'Calm \u202eboard').subject).toContain('“Calm board”');
  expect(letter('milestone_due', 'Draw halm.example').subject).toContain('“Draw halm.example”');
});
