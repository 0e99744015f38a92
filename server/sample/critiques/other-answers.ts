import type { SampleCritique } from './sample-critique.ts';

export const critiquesOfOtherAnswers: Readonly<Record<string, readonly SampleCritique[]>> = {
  'mast-at-dusk': [
    {
      by: 'hedda-voss',
      given: 3.4,
      marks: {
        'goal.0': 'met',
        'goal.1': 'met',
        'goal.2': 'met',
        'deliverable.0': 'met',
        'deliverable.1': {
          verdict: 'partly',
          suggestion:
            'You named outside, inside and foot, and left the stem out. It is the part that gets longer. One more line at “Height” and the developer has everything.',
          pin: { frame: 'height', x: 54, y: 43 },
          answer: {
            answer: 'applied',
            reason: 'It stands in the notes now, and the stem has a line of its own.',
            given: 2.9,
          },
        },
      },
    },
    {
      by: 'sana-aziz',
      given: 2.5,
      marks: {
        'goal.0': {
          verdict: 'partly',
          suggestion:
            'The wait comes on screen four. Those who leave because of it have come a long way by then. Put “Ready on 10 December” under the price on the first screen; the date is good news.',
          pin: { frame: 'lit', x: 40, y: 81 },
          answer: {
            answer: 'declined',
            reason:
              'It was there first. On a lit lamp any date looked like a discount that ends. On the second screen the shade explains it.',
            given: 2.1,
          },
        },
        'goal.1': 'met',
        'goal.2': 'met',
        'deliverable.0': 'met',
        'deliverable.1': 'unclear',
      },
    },
  ],
  'six-kilometres': [
    {
      by: 'jonas-oyelaran',
      given: 6.1,
      marks: { 'goal.0': 'met', 'goal.1': 'met', 'goal.2': 'unclear', 'deliverable.0': 'met', 'deliverable.1': 'met' },
    },
    {
      by: 'petra-holub',
      given: 4.9,
      marks: {
        'goal.0': 'met',
        'goal.1': 'met',
        'goal.2': 'met',
        'deliverable.0': {
          verdict: 'partly',
          suggestion:
            'Nine circles on one map are clear. With 38 they will touch. Say what happens then: I would show the four that fit the answer in dark, and the rest as an outline only.',
          pin: { frame: 'map', x: 30, y: 48 },
          answer: {
            answer: 'applied',
            reason:
              'That is what it does now: dark for what was asked, pale for the rest, a line for what lies outside.',
            given: 4.4,
          },
        },
        'deliverable.1': 'met',
      },
    },
    {
      by: 'rafa-quiroga',
      given: 3.3,
      marks: { 'goal.0': 'met', 'goal.1': 'unclear', 'goal.2': 'met', 'deliverable.0': 'met', 'deliverable.1': 'met' },
    },
  ],
  'five-calls': [
    {
      by: 'pim-okafor',
      given: 4.6,
      marks: {
        'goal.0': 'met',
        'goal.1': 'met',
        'goal.2': 'met',
        'deliverable.0': {
          verdict: 'partly',
          suggestion:
            'The four parts of the walk are asked for, and I miss them. Four small cuts in a row, a bird, an ear, a door and a pencil, would be in your hand already.',
          pin: { frame: 'question', x: 45, y: 74 },
        },
        'deliverable.1': 'met',
      },
    },
    {
      by: 'sana-aziz',
      given: 4.0,
      marks: { 'goal.0': 'met', 'goal.1': 'met', 'goal.2': 'met', 'deliverable.0': 'met', 'deliverable.1': 'met' },
    },
    {
      by: 'tomasz-wieland',
      given: 2.8,
      marks: {
        'goal.0': 'met',
        'goal.1': 'unclear',
        'goal.2': {
          verdict: 'partly',
          suggestion:
            'The five scores differ in length, and I wanted to know whether the length is time. A thin line with seconds, once, under the first call.',
          pin: { frame: 'score', x: 45, y: 16 },
          answer: {
            answer: 'applied',
            reason: 'Ticks for seconds, under the first one only. The others inherit it without a word.',
            given: 2.3,
          },
        },
        'deliverable.0': 'met',
        'deliverable.1': 'met',
      },
    },
  ],
  'slack-water': [
    {
      by: 'mei-arnadottir',
      given: 8.4,
      marks: {
        'goal.0': 'met',
        'goal.1': 'met',
        'goal.2': 'unclear',
        'deliverable.0': 'met',
        'deliverable.1': {
          verdict: 'partly',
          suggestion:
            'Size and hollow tell the marks apart, well done. The smallest one is 4 points and goes grey outdoors. Make the small one half and leave the colour.',
          pin: { frame: 'month', x: 57, y: 34 },
          answer: { answer: 'applied', reason: 'The smallest is now 6 points and a half circle.', given: 7.6 },
        },
      },
    },
    {
      by: 'jonas-oyelaran',
      given: 7.1,
      marks: { 'goal.0': 'met', 'goal.1': 'unclear', 'goal.2': 'met', 'deliverable.0': 'met', 'deliverable.1': 'met' },
    },
    {
      by: 'anselm-dufour',
      given: 5.5,
      marks: {
        'goal.0': 'met',
        'goal.1': {
          verdict: 'partly',
          suggestion:
            'A nurse reads “eleven with something” and asks what something is. Write what the person did: eleven days of breathing.',
          pin: { frame: 'month', x: 45, y: 88 },
        },
        'goal.2': 'met',
        'deliverable.0': 'met',
        'deliverable.1': 'met',
      },
    },
  ],
  'fjell-and-fern': [
    {
      by: 'synne-haugland',
      given: 9.7,
      marks: {
        'goal.0': 'met',
        'goal.1': 'unclear',
        'goal.2': 'met',
        'deliverable.0': 'met',
        'deliverable.1': {
          verdict: 'partly',
          suggestion:
            'I looked for the marks for path, water and road, and they are the open point of your notes. Three words would be enough: forty minutes, stream, no road. Words cannot look like a road sign.',
          pin: { frame: 'first', x: 25, y: 80 },
          answer: {
            answer: 'applied',
            reason: 'Three words, in this order, under the valley. Ragnhild read them aloud and did not laugh.',
            given: 8.6,
          },
        },
      },
    },
    {
      by: 'petra-holub',
      given: 7.5,
      marks: { 'goal.0': 'met', 'goal.1': 'unclear', 'goal.2': 'met', 'deliverable.0': 'met' },
    },
  ],
  'field-notes': [
    {
      by: 'eluned-parry',
      given: 5.6,
      marks: {
        'goal.0': 'met',
        'goal.1': 'met',
        'goal.2': 'met',
        'deliverable.0': 'met',
        'deliverable.1': {
          verdict: 'partly',
          suggestion:
            'The bars under Ear are the only ones that are sound, and they look like the three others. Leave them out elsewhere and the eye begins to listen.',
          pin: { frame: 'walk', x: 39, y: 89 },
          answer: {
            answer: 'declined',
            reason:
              'They hold the four parts together, and without them three of the parts had no picture. I named each part in words instead.',
            given: 5.0,
          },
        },
      },
    },
    {
      by: 'pim-okafor',
      given: 4.4,
      marks: { 'goal.0': 'met', 'goal.1': 'unclear', 'goal.2': 'met', 'deliverable.0': 'met', 'deliverable.1': 'met' },
    },
  ],
  tide: [
    {
      by: 'mei-arnadottir',
      given: 4.2,
      marks: {
        'goal.0': 'met',
        'goal.1': 'met',
        'goal.2': 'met',
        'deliverable.0': 'met',
        'deliverable.1': {
          verdict: 'partly',
          suggestion:
            'The marks of the month differ by colour alone, as you say yourself. Let the stones differ in size: a full day large, a small one small.',
          pin: { frame: 'phones', x: 82, y: 45 },
        },
      },
    },
    {
      by: 'teodor-ilic',
      given: 3.0,
      marks: { 'goal.0': 'met', 'goal.1': 'unclear', 'goal.2': 'met', 'deliverable.0': 'met', 'deliverable.1': 'met' },
    },
  ],
  pocket: [
    { by: 'lukas-weil', given: 6.3, marks: { 'goal.0': 'met', 'goal.1': 'met', 'deliverable.0': 'met' } },
    { by: 'noor-haddad', given: 5.1, marks: { 'goal.0': 'unclear', 'goal.1': 'met', 'deliverable.0': 'met' } },
  ],
  loudr: [
    {
      by: 'zora-klint',
      given: 12.6,
      marks: { 'goal.0': 'met', 'goal.1': 'met', 'goal.2': 'met', 'deliverable.0': 'met' },
    },
    {
      by: 'aiko-sandvik',
      given: 11.0,
      marks: { 'goal.0': 'met', 'goal.1': 'unclear', 'goal.2': 'met', 'deliverable.0': 'met' },
    },
  ],
};
