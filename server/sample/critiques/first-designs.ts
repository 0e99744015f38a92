import type { SampleCritique } from './sample-critique.ts';

/** By the design's slug. What is said is to be seen in the drawings. */
export const critiquesOfFirstDesigns: Readonly<Record<string, readonly SampleCritique[]>> = {
  saltmarsh: [
    {
      by: 'rafa-quiroga',
      given: 1.9,
      marks: {
        'goal.0': 'met',
        'goal.1': 'met',
        'goal.2': 'unclear',
        'deliverable.0': {
          verdict: 'partly',
          suggestion:
            'Red at a share of the bake makes four croissants of a small tray look like plenty. Let the bar follow the number that is left, and say somewhere which number that is.',
          pin: { frame: 'board', x: 62, y: 65.8 },
          answer: {
            answer: 'applied',
            reason:
              'It follows the number now: red from nine left, on every bake, large or small. The handoff notes say so too.',
            given: 1.5,
          },
        },
        'deliverable.1': {
          verdict: 'partly',
          suggestion:
            'The loaf that was missed is the hardest minute of this shop, and it is not drawn. Show what Marta sees at eleven, when her shelf went to somebody else: whose turn it was, and the next bake she can have.',
          pin: { frame: 'shelf', x: 50, y: 92 },
        },
        'deliverable.2': 'met',
      },
    },
    {
      by: 'sana-aziz',
      given: 1.2,
      marks: {
        'goal.0': 'unclear',
        'goal.1': 'met',
        'goal.2': {
          verdict: 'partly',
          suggestion:
            'From two metres I read the hours and the colours, and no name. Three of the blocks are nearly one brown. Set the count as large as the hour and leave the name small.',
          pin: { frame: 'plan', x: 38, y: 30 },
        },
        'deliverable.0': 'met',
        'deliverable.1': {
          verdict: 'partly',
          suggestion:
            'The basket says 06:40 at the sourdough and 08:00 on the button, and one sentence between them has to explain it. Put “held until 08:00” on the line of the sourdough and the sentence can go.',
          pin: { frame: 'basket', x: 50, y: 52 },
          answer: {
            answer: 'declined',
            reason:
              'I tried it. On the line it read as a change of the bake, and two of three people thought their bread comes later from the oven. The offer needs its own voice, so it keeps its own box.',
            given: 0.9,
          },
        },
        'deliverable.2': {
          verdict: 'not',
          suggestion:
            'The brief asks for moving a bake without dragging, and this plan is for reading. Two large buttons, “earlier” and “later”, on the bake that is under the line would leave the decision with Tomasz.',
          pin: { frame: 'plan', x: 37, y: 50 },
          answer: {
            answer: 'declined',
            reason:
              'At Harbour Street a bake moves when one baker tells the other. A tablet that moves bread is what Tomasz is afraid of, so this version is read only, and I would rather argue for that than hide it.',
            given: 0.9,
          },
        },
      },
    },
    {
      by: 'jonas-oyelaran',
      given: 0.6,
      marks: {
        'goal.0': 'met',
        'goal.1': 'met',
        'goal.2': 'met',
        'deliverable.0': 'met',
        'deliverable.1': 'met',
      },
    },
  ],
  halden: [
    {
      by: 'jonas-oyelaran',
      given: 2.8,
      marks: {
        'goal.0': 'met',
        'goal.1': {
          verdict: 'partly',
          suggestion:
            'I printed the page and held a ruler to it. The boxes let me compare three numbers, not three lamps. A cup on the table, drawn as one grey part, would tell 38 from 70 without a word.',
          pin: { frame: 'page', x: 79, y: 60.8 },
          answer: {
            answer: 'declined',
            reason:
              'The stem changes with the height and the base stays where it is, so the eye compares the tops. A cup would be the second thing on a page that has one, and people would ask whether it is for sale.',
            given: 2.3,
          },
        },
        'goal.2': 'met',
        'deliverable.0': 'met',
        'deliverable.1': {
          verdict: 'partly',
          suggestion:
            'The phone is where half of Detlef’s callers are, and there the wait stands under two rows of choices. I would put it above the shades.',
        },
      },
    },
  ],
  nightlines: [
    {
      by: 'sana-aziz',
      given: 1.1,
      marks: {
        'goal.0': 'unclear',
        'goal.1': 'met',
        'goal.2': {
          verdict: 'not',
          suggestion:
            'The words about the border come after the press. The forty callers of a day have not pressed anything yet. Give them one line on the ticket, under the hour.',
          pin: { frame: 'poster', x: 17, y: 78 },
        },
        'deliverable.0': {
          verdict: 'partly',
          suggestion:
            'From, To and Leaves stand at 3.99 to 1 on the cream, as you write yourself, and the brief asks for 4.5. The night blue of the ground at 80 % would do it and change nothing else.',
          pin: { frame: 'poster', x: 7, y: 61.5 },
        },
        'deliverable.1': 'unclear',
      },
    },
  ],
};
