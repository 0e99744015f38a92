import { expect, test } from 'vitest';
import { agreementText, changedTerms, firstTerms } from './agreement.ts';

const parties = { designer: 'Ines Marau', developer: 'Jonas Oyelaran', design: 'Saltmarsh, kept for you' };

test('WORK-12 the sheet names scope, credit line, pace, silence, licence and contact from the start', () => {
  expect(agreementText(parties, firstTerms(parties))).toBe(
    `Agreement between Ines Marau and Jonas Oyelaran to build “Saltmarsh, kept for you”
Scope: All frames of “Saltmarsh, kept for you”, as they are in the workspace.
Credit line: Design by Ines Marau, build by Jonas Oyelaran
Pace: One build to look at each week.
Days of silence: 14
Licence: Design: all rights reserved. Code: MIT
Contact: In the workspace.
`,
  );
});

test('WORK-12 a change is told by the lines that differ', () => {
  const terms = firstTerms(parties);
  expect(changedTerms(terms, { ...terms })).toEqual([]);
  expect(changedTerms(terms, { ...terms, silenceDays: 7, scope: 'The bake board.' })).toEqual(['scope', 'silenceDays']);
});
