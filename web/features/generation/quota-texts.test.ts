import { expect, onTestFinished, test, vi } from 'vitest';
import { leftText, placesAfterReturn, quotaAfterText } from './quota-texts.ts';

test('GEN-5 the renewal day is the day in UTC, wherever the reader is', async () => {
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  for (const zone of ['America/New_York', 'Asia/Tokyo']) {
    vi.stubEnv('TZ', zone);
    vi.resetModules();
    const { renewalText } = await import('./quota-texts.ts');
    expect(renewalText('2026-12-01T00:00:00Z'), zone).toBe('Renews on 1 December');
    expect(renewalText('2026-11-30T23:59:00Z'), zone).toBe('Renews on 30 November');
  }
});

test.each([
  [{ generated: 0, limit: 3 }, '3 of 3 briefs left', '2 of 3 left', '3 of 3 briefs left'],
  [{ generated: 2, limit: 3 }, '1 of 3 briefs left', '0 of 3 left', '2 of 3 briefs left'],
  [{ generated: 3, limit: 3 }, '0 of 3 briefs left', '0 of 3 left', '1 of 3 briefs left'],
  [{ generated: 7, limit: -1 }, 'Unlimited briefs', 'Unlimited', 'Unlimited briefs'],
])('of %j it is said what is left now, after one more, and after one came back', (quota, now, after, back) => {
  expect([leftText(quota), quotaAfterText(quota), placesAfterReturn(quota)]).toEqual([now, after, back]);
});
