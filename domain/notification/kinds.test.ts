import { expect, test } from 'vitest';
import { happenings, kindOf, namelessActor, notificationKindIds, sentences } from './kinds.ts';

test('WORK-11 everything that people are told has a kind they can choose, and a sentence with the design in it', () => {
  expect(new Set(happenings.map((happening) => kindOf[happening]))).toEqual(new Set(notificationKindIds));
  const named = happenings.filter((happening) => happening !== 'designer_gone');
  for (const happening of named) expect(sentences[happening]('Saltmarsh')).toContain('“Saltmarsh”');
});

test.each([
  ['request', ['asked', 'withdrawn']],
  ['answer', ['accepted', 'declined']],
  ['agreement', ['agreement_changed', 'agreement_confirmed', 'workspace_opened']],
  ['comment', ['commented']],
  ['critique', ['critiqued', 'critique_answered']],
  ['discussion', ['remarked', 'replied']],
  ['hand_in', ['handed_in']],
  [
    'status',
    ['moved_to_building', 'moved_to_complete', 'progress_shared', 'build_added', 'build_approved', 'build_returned'],
  ],
  [
    'ended',
    ['left', 'lapsed', 'claim_lapsed', 'agreement_lapsed', 'design_deleted', 'designer_gone', 'developer_gone'],
  ],
])('WORK-11 who wants to hear nothing of kind %s does not hear of %j', (kind, silenced) => {
  expect(happenings.filter((happening) => kindOf[happening] === kind)).toEqual(silenced);
});

test('WORK-11 what happened several times before it was read is one sentence with the number in it', () => {
  expect(sentences.commented('Saltmarsh', 1)).toBe('wrote about “Saltmarsh”');
  expect(sentences.commented('Saltmarsh', 3)).toBe('wrote 3 comments about “Saltmarsh”');
  expect(sentences.build_added('Saltmarsh', 1)).toBe(
    'uploaded a screenshot of the build of “Saltmarsh” for you to review',
  );
  expect([1, 2].map((times) => sentences.build_approved('Saltmarsh', times))).toEqual([
    'approved a screenshot of your build of “Saltmarsh”',
    'approved 2 screenshots of your build of “Saltmarsh”',
  ]);
  expect(sentences.build_added('Saltmarsh', 2)).toBe(
    'uploaded 2 screenshots of the build of “Saltmarsh” for you to review',
  );
});

test('SIGN-13 who has deleted their account is a former member, and the name of their design is not said', () => {
  const said = `${namelessActor('designer_gone')} ${sentences.designer_gone('Saltmarsh')}`;
  expect(said).toBe('A former member deleted their account, and the design that you were building with it');
  expect(namelessActor('change_requested')).toBe('Your client');
});

test('WORK-12 nobody is named as silent to themselves, or for an agreement that both left alone', () => {
  const said = (happening: 'claim_lapsed' | 'agreement_lapsed') =>
    `${namelessActor(happening)} ${sentences[happening]('Saltmarsh')}`;
  expect(said('claim_lapsed')).toBe(
    'Brief Foundry ended the collaboration on “Saltmarsh”: you were silent for longer than agreed',
  );
  expect(said('agreement_lapsed')).toBe(
    'Brief Foundry ended the agreement on “Saltmarsh”: nobody changed or confirmed it for 14 days',
  );
});
