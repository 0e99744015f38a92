import { expect, test } from 'vitest';
import { industryIds } from '../catalog/industries.ts';
import { casesOf } from './cases/all.ts';
import { drawCase } from './cases/draw-case.ts';
import { writeCase } from './cases/write-case.ts';
import { taskParts } from './task-parts.ts';

test('BRIEF-15 a task is split into what is designed, the first screen, the decision, what to hand in and the language', () => {
  expect(
    taskParts(
      'Design a page for a hotel. Guests use it at night. The first screen is ‘Door’: it opens the door. The hardest decision is in ‘Help’: it calls. Hand in six frames within one week. Write in English, and leave a fifth more room: the screens will be in German. Show one frame in German.',
    ),
  ).toEqual({
    text: 'Design a page for a hotel. Guests use it at night.',
    rows: [
      { label: 'First screen', text: 'The first screen is ‘Door’: it opens the door.' },
      { label: 'Decide', text: 'The hardest decision is in ‘Help’: it calls.' },
      { label: 'Hand in', text: 'Hand in six frames within one week.' },
      {
        label: 'Language',
        text: 'Write in English, and leave a fifth more room: the screens will be in German. Show one frame in German.',
      },
    ],
  });
  expect(
    taskParts(
      'Design a page. Begin with ‘Door’: it opens. The hardest decision on this screen: “Open?” or “Shut?” Hand in two.',
    ),
  ).toEqual({
    text: 'Design a page.',
    rows: [
      { label: 'First screen', text: 'Begin with ‘Door’: it opens.' },
      { label: 'Decide', text: 'The hardest decision on this screen: “Open?” or “Shut?”' },
      { label: 'Hand in', text: 'Hand in two.' },
    ],
  });
  const other = 'Design a form. People write in it every day. Two frames are enough.';
  expect(taskParts(other)).toEqual({ text: other, rows: [] });
});

test('BRIEF-15 the task of every case has a row for the first screen, for what to hand in and for the language', () => {
  for (const one of industryIds.flatMap(casesOf))
    for (const level of ['foundation', 'professional', 'stretch'] as const) {
      const drawn = drawCase(one, { styles: ['minimal'], level, timeBoxDays: 14, seed: '5' });
      const task = writeCase(drawn).task!;
      const { text, rows } = taskParts(task);
      expect([text, ...rows.map((row) => row.text)].join(' ')).toBe(task);
      expect(rows.map(({ label }) => label)).toEqual(['First screen', 'Decide', 'Hand in', 'Language']);
      expect(text).not.toMatch(/Hand in|Begin with/);
    }
});
