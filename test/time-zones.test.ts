import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each(['America/New_York', 'Asia/Tokyo', 'UTC'])('QUOTA-2 in %s the day of renewal is the UTC day', (TZ) => {
  const code = `import { renewalText } from '#web/features/generation/quota-texts.ts';
    process.stdout.write(renewalText('2026-12-01T00:00:00Z') + ', ' + renewalText('2026-11-30T23:30:00Z'));`;
  const shown = execFileSync(process.execPath, ['--input-type=module', '-e', code], { env: { ...process.env, TZ } });
  expect(shown.toString()).toBe('Renews on 1 December, Renews on 30 November');
});
