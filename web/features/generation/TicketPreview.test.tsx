import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type BriefChoice, emptyChoice } from '#domain/brief/choice.ts';
import { TicketPreview } from './TicketPreview.tsx';

const printed = (choice: Partial<BriefChoice>) =>
  renderToStaticMarkup(
    <TicketPreview choice={{ ...emptyChoice, ...choice }} assignedTo="Ines" quotaAfter="2 of 3 left" year={2026} />,
  );

test('the ticket shows the papers of all industries until one is chosen, and letters once a style is', () => {
  const open = printed({});
  expect(open.match(/data-industry="\w+"/g)).toHaveLength(6);
  expect(open).not.toContain('#g-');
  const paper = printed({ industry: 'travel' });
  expect(paper).toContain('data-industry="travel"');
  expect(paper).not.toContain('#g-');
  expect(printed({ industry: 'travel', styles: ['retro'] })).toContain('#g-retro');
});

test.each([
  [1, '1 day'],
  [5, '5 days'],
  [7, 'One week'],
  [null, 'Open-ended'],
])('GEN-5 a deadline of %s days reads "%s"', (timeBoxDays, words) => {
  expect(printed({ timeBoxDays })).toContain(`>${words}<`);
});
