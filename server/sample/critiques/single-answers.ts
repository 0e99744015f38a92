import type { SampleCritique } from './sample-critique.ts';

export const critiquesOfSingleAnswers: Readonly<Record<string, readonly SampleCritique[]>> = {
  abra: [
    {
      by: 'petra-holub',
      given: 3.7,
      marks: { 'goal.0': 'met', 'goal.1': 'unclear', 'goal.2': 'met', 'deliverable.0': 'met', 'deliverable.1': 'met' },
    },
    {
      by: 'hedda-voss',
      given: 3.0,
      marks: {
        'goal.0': {
          verdict: 'partly',
          suggestion:
            'Four minutes is a promise, and a boat that leaves when it is full cannot make one. Say how sure it is: “when seven more have come, about four minutes”.',
          pin: { frame: 'next', x: 62, y: 47 },
          answer: {
            answer: 'declined',
            reason:
              'The boatmen promised to leave within the minute that is shown, full or not. It is their answer to the bus.',
            given: 2.6,
          },
        },
        'goal.1': 'unclear',
        'goal.2': 'met',
        'deliverable.0': 'met',
        'deliverable.1': 'met',
      },
    },
    {
      by: 'tomasz-wieland',
      given: 2.2,
      marks: {
        'goal.0': 'met',
        'goal.1': 'met',
        'goal.2': 'unclear',
        'deliverable.0': {
          verdict: 'partly',
          suggestion:
            'The dots of the seats are 11 points and two colours. In the sun both are one. A hollow dot for a free seat would work without colour.',
          pin: { frame: 'next', x: 22, y: 56 },
        },
        'deliverable.1': 'met',
      },
    },
  ],
  kelle: [
    {
      by: 'zora-klint',
      given: 5.1,
      marks: {
        'goal.0': 'met',
        'goal.1': 'met',
        'goal.2': 'unclear',
        'deliverable.0': 'met',
        'deliverable.1': 'met',
        'deliverable.2': 'met',
      },
    },
    {
      by: 'mei-arnadottir',
      given: 4.3,
      marks: {
        'goal.0': 'met',
        'goal.1': 'unclear',
        'goal.2': 'met',
        'deliverable.0': 'met',
        'deliverable.1': {
          verdict: 'partly',
          suggestion:
            'The number before mine is on a pill that lies on the bowl. From two metres I read 55, 56, 57 larger than what they mean. Set “Before you” in the same size.',
          pin: { frame: 'number', x: 25, y: 93 },
        },
        'deliverable.2': 'met',
      },
    },
    {
      by: 'anselm-dufour',
      given: 2.9,
      marks: {
        'goal.0': 'met',
        'goal.1': 'met',
        'goal.2': {
          verdict: 'partly',
          suggestion:
            '“Take it out and nothing else is left that has to be named” is a riddle for somebody with an allergy. List the two words: egg, and nothing else of the fourteen.',
          pin: { frame: 'bowl', x: 45, y: 82 },
          answer: {
            answer: 'applied',
            reason: 'It says “Contains: egg. None of the other thirteen.” Short and dull, as it should be.',
            given: 2.4,
          },
        },
        'deliverable.0': 'met',
        'deliverable.1': 'met',
        'deliverable.2': 'met',
      },
    },
  ],
  udoku: [
    {
      by: 'clemence-aubry',
      given: 5.8,
      marks: { 'goal.0': 'met', 'goal.1': 'met', 'goal.2': 'met', 'deliverable.0': 'met', 'deliverable.1': 'met' },
    },
    {
      by: 'hedda-voss',
      given: 4.7,
      marks: {
        'goal.0': 'met',
        'goal.1': 'met',
        'goal.2': 'met',
        'deliverable.0': {
          verdict: 'partly',
          suggestion:
            'The spine that was taken out stands a finger higher, and I took it for a taller book. A shadow below it would say that somebody has pulled it.',
          pin: { frame: 'tana', x: 43, y: 76 },
          answer: { answer: 'applied', reason: 'There is a gap of shade now where it stood.', given: 4.1 },
        },
        'deliverable.1': 'met',
      },
    },
    {
      by: 'lukas-weil',
      given: 3.6,
      marks: { 'goal.0': 'met', 'goal.1': 'unclear', 'goal.2': 'met', 'deliverable.0': 'met', 'deliverable.1': 'met' },
    },
  ],
  'kestrel-hill': [
    {
      by: 'tomasz-wieland',
      given: 7.9,
      marks: {
        'goal.0': 'met',
        'goal.1': 'met',
        'goal.2': 'met',
        'deliverable.0': 'met',
        'deliverable.1': 'met',
        'deliverable.2': 'met',
      },
    },
    {
      by: 'anselm-dufour',
      given: 6.8,
      marks: {
        'goal.0': 'met',
        'goal.1': 'met',
        'goal.2': 'unclear',
        'deliverable.0': 'met',
        'deliverable.1': 'met',
        'deliverable.2': {
          verdict: 'partly',
          suggestion:
            'Enter moves three classes and sends three letters. These are two acts. Let Enter move them, and ask for the letters with a second key, even at midnight.',
          pin: { frame: 'rain', x: 22, y: 88 },
          answer: {
            answer: 'declined',
            reason:
              'Rhian tried both. With two keys she forgot the letters twice, and a class without a letter is what schools complain about. There is an undo until 23:00.',
            given: 6.1,
          },
        },
      },
    },
    {
      by: 'vikram-desai',
      given: 5.2,
      marks: {
        'goal.0': 'met',
        'goal.1': 'met',
        'goal.2': 'met',
        'deliverable.0': {
          verdict: 'partly',
          suggestion:
            'Where curves cross I lose M 31 for an hour. Give each object its own dot: round, square, hollow. One red is enough then.',
          pin: { frame: 'night', x: 52, y: 62 },
        },
        'deliverable.1': 'met',
        'deliverable.2': 'met',
      },
    },
  ],
  'one-onion': [
    {
      by: 'hedda-voss',
      given: 6.9,
      marks: {
        'goal.0': 'unclear',
        'goal.1': 'met',
        'goal.2': 'met',
        'deliverable.0': 'met',
        'deliverable.1': 'met',
        'deliverable.2': 'met',
      },
    },
    {
      by: 'haruka-minagawa',
      given: 5.6,
      marks: {
        'goal.0': 'met',
        'goal.1': 'unclear',
        'goal.2': 'met',
        'deliverable.0': {
          verdict: 'partly',
          suggestion:
            'The drop cap pushes its word apart: T and “ake” are strangers. Set the first words in small capitals to tie them, or let the letter stand in the margin.',
          pin: { frame: 'recipe', x: 12, y: 29 },
          answer: {
            answer: 'applied',
            reason: 'It is closer by five units, and the first three words are small capitals.',
            given: 5.0,
          },
        },
        'deliverable.1': 'met',
        'deliverable.2': 'met',
      },
    },
    {
      by: 'jonas-oyelaran',
      given: 4.4,
      marks: {
        'goal.0': 'met',
        'goal.1': 'met',
        'goal.2': 'met',
        'deliverable.0': 'met',
        'deliverable.1': {
          verdict: 'partly',
          suggestion:
            'I leaned the phone against a jar and stood back. The minute is readable from the door. “Next, at 60′” is not, and it is what I have to say. Make it as large as the sentence.',
          pin: { frame: 'step', x: 85, y: 93 },
        },
        'deliverable.2': 'met',
      },
    },
  ],
  'week-six': [
    {
      by: 'tomasz-wieland',
      given: 3.2,
      marks: {
        'goal.0': 'met',
        'goal.1': 'met',
        'goal.2': 'met',
        'deliverable.0': 'met',
        'deliverable.1': 'met',
        'deliverable.2': 'met',
      },
    },
    {
      by: 'anselm-dufour',
      given: 2.7,
      marks: {
        'goal.0': 'met',
        'goal.1': 'unclear',
        'goal.2': 'met',
        'deliverable.0': 'met',
        'deliverable.1': {
          verdict: 'partly',
          suggestion:
            '“A half off brings £18 less” compares two guesses. Show the range at the bars, too, and one sees that the two may be the same.',
          pin: { frame: 'down', x: 80, y: 47 },
          answer: {
            answer: 'applied',
            reason: 'Each bar ends in a thin line from the low to the high guess.',
            given: 2.2,
          },
        },
        'deliverable.2': 'met',
      },
    },
    {
      by: 'ines-marau',
      given: 1.8,
      marks: {
        'goal.0': 'met',
        'goal.1': {
          verdict: 'partly',
          suggestion:
            'Takings for each metre of shelf is a goal, and no screen has the metre in it. At Consett it would fit beside the pieces.',
          pin: { frame: 'consett', x: 90, y: 24 },
        },
        'goal.2': 'met',
        'deliverable.0': 'met',
        'deliverable.1': 'met',
        'deliverable.2': 'met',
      },
    },
  ],
  'grain-watch': [
    { by: 'vikram-desai', given: 4.8, marks: { 'goal.0': 'met', 'goal.1': 'met', 'deliverable.0': 'met' } },
    { by: 'wanda-pietrzak', given: 3.9, marks: { 'goal.0': 'met', 'goal.1': 'unclear', 'deliverable.0': 'met' } },
  ],
  halm: [
    {
      by: 'lukas-weil',
      given: 6.0,
      marks: {
        'goal.0': 'met',
        'goal.1': 'met',
        'goal.2': 'met',
        'deliverable.0': 'met',
        'deliverable.1': {
          verdict: 'partly',
          suggestion:
            'The list of what still runs is the calmest part of the set. The toll for the motorway is missing from it, and the twist asked for exactly that.',
          pin: { frame: 'frozen', x: 50, y: 80 },
          answer: {
            answer: 'applied',
            reason: 'It is the third line now, and only for cards that have paid a toll.',
            given: 5.4,
          },
        },
      },
    },
    {
      by: 'noor-haddad',
      given: 4.2,
      marks: { 'goal.0': 'met', 'goal.1': 'unclear', 'goal.2': 'met', 'deliverable.0': 'met', 'deliverable.1': 'met' },
    },
  ],
  rastsattel: [
    { by: 'bruno-castellari', given: 7.2, marks: { 'goal.0': 'met', 'goal.1': 'met', 'deliverable.0': 'met' } },
    { by: 'synne-haugland', given: 5.9, marks: { 'goal.0': 'met', 'goal.1': 'unclear', 'deliverable.0': 'met' } },
  ],
  otterling: [
    { by: 'eluned-parry', given: 8.8, marks: { 'goal.0': 'met', 'goal.1': 'met', 'deliverable.0': 'met' } },
    { by: 'greta-lindner', given: 7.0, marks: { 'goal.0': 'unclear', 'goal.1': 'met', 'deliverable.0': 'met' } },
  ],
  brine: [
    { by: 'noor-haddad', given: 10.2, marks: { 'goal.0': 'met', 'goal.1': 'met', 'deliverable.0': 'met' } },
    { by: 'greta-lindner', given: 8.9, marks: { 'goal.0': 'met', 'goal.1': 'unclear', 'deliverable.0': 'met' } },
  ],
  wellrota: [
    { by: 'lukas-weil', given: 11.7, marks: { 'goal.0': 'met', 'goal.1': 'met', 'deliverable.0': 'met' } },
    { by: 'wanda-pietrzak', given: 9.4, marks: { 'goal.0': 'met', 'goal.1': 'met', 'deliverable.0': 'met' } },
  ],
};
