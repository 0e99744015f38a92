import { expect, test } from 'vitest';
import { restorePeople } from './restore-people.ts';

const drawn = {
  personas: [{ name: 'Sanna Koivu', role: 'Tram driver', age: 41, location: 'Turku', goals: ['x'], painPoints: ['x'] }],
  stakeholders: [{ name: 'Ilmari Laine', role: 'Treasurer', wants: 'x' }],
};

test('BRIEF-13 invented names give way to the drawn ones, wherever they stand', () => {
  const kept = restorePeople(
    {
      situation: 'Sarah Chen waits. Sarah is late; Sarahs are many.',
      personas: [{ name: 'Sarah Chen', age: 25, role: 'UX lover', goals: ['Sarah wants in'], painPoints: ['Queues'] }],
      stakeholders: [{ name: 'Ilmari Laine', role: 'CEO', wants: 'Growth' }],
    },
    drawn,
  );
  expect(kept).toEqual({
    situation: 'Sanna Koivu waits. Sanna is late; Sarahs are many.',
    personas: [
      {
        name: 'Sanna Koivu',
        role: 'Tram driver',
        age: 41,
        location: 'Turku',
        goals: ['Sanna wants in'],
        painPoints: ['Queues'],
      },
    ],
    stakeholders: [{ name: 'Ilmari Laine', role: 'Treasurer', wants: 'Growth' }],
  });
});

test('what is no list of people stays as it came, and more people than were drawn are left out', () => {
  expect(restorePeople({ personas: 'many', stakeholders: [null, {}] }, drawn)).toEqual({
    personas: 'many',
    stakeholders: [null],
  });
});

test('BRIEF-13 an invented first name that somebody else was drawn with leaves the drawn name whole', () => {
  const { personas, situation } = restorePeople(
    {
      situation: 'Marcus waits for Amara.',
      personas: [{ name: 'Amara Osei' }],
      stakeholders: [{ name: 'Marcus Webb', wants: 'x' }],
    },
    {
      personas: [{ ...drawn.personas[0]!, name: 'Marcus Petersen' }],
      stakeholders: [{ ...drawn.stakeholders[0]!, name: 'Virgilio Dizon' }],
    },
  );
  expect(personas).toMatchObject([{ name: 'Marcus Petersen' }]);
  expect(situation).toBe('Virgilio waits for Marcus.');
});
