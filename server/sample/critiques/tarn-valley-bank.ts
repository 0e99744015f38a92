import type { SampleCritique } from './sample-critique.ts';

export const critiquesOfTarnValleyBank: Readonly<Record<string, readonly SampleCritique[]>> = {
  'quiet-card': [
    {
      by: 'sana-aziz',
      given: 2.6,
      marks: {
        'goal.0': 'met',
        'goal.1': 'met',
        'goal.2': 'unclear',
        'deliverable.0': 'met',
        'deliverable.1': 'met',
        'deliverable.2': {
          verdict: 'partly',
          suggestion:
            'The question asks whether the card is in the hand, and the code answers it. A thief with the phone passes. One sentence for Imran would do: what happens if the code is wrong three times.',
          pin: { frame: 'on-again', x: 50, y: 34 },
          answer: {
            answer: 'applied',
            reason:
              'The line under the boxes says it from the second wrong code on. Before that it would frighten people who only mistyped.',
            given: 2.2,
          },
        },
      },
    },
    {
      by: 'noor-haddad',
      given: 1.9,
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
      by: 'jonas-oyelaran',
      given: 1.1,
      marks: {
        'goal.0': 'met',
        'goal.1': 'unclear',
        'goal.2': 'met',
        'deliverable.0': 'met',
        'deliverable.1': {
          verdict: 'partly',
          suggestion:
            'I printed both cards and laid them on a table. The pause sign in the middle of the card covers its name. People with two cards need the name more than the sign, so I would move the sign to the corner.',
          pin: { frame: 'paused', x: 50, y: 26 },
          answer: {
            answer: 'declined',
            reason:
              'With two cards the name stands above, as a heading. In the corner the sign was read as a button by two of five.',
            given: 0.8,
          },
        },
        'deliverable.2': 'met',
      },
    },
  ],
  breaker: [
    {
      by: 'anselm-dufour',
      given: 2.2,
      marks: {
        'goal.0': 'met',
        'goal.1': {
          verdict: 'partly',
          suggestion:
            'The way back is shorter than the way there, which is right. But nothing says why the code is asked for, and the brief wants that sentence. It fits between the heading and the bars.',
          pin: { frame: 'on-again', x: 38, y: 28 },
          answer: {
            answer: 'applied',
            reason: 'It is back: “So that only you can do this.” You found the sentence that I should not have cut.',
            given: 1.8,
          },
        },
        'goal.2': 'unclear',
        'deliverable.0': 'met',
        'deliverable.1': 'met',
        'deliverable.2': 'partly',
      },
    },
    {
      by: 'mei-arnadottir',
      given: 1.4,
      marks: {
        'goal.0': 'met',
        'goal.1': 'unclear',
        'goal.2': 'unclear',
        'deliverable.0': {
          verdict: 'partly',
          suggestion:
            'A switch of 170 points is a joy with a thumb and a trap in a pocket. Ask for a hold of half a second, and show the hold as it fills.',
          pin: { frame: 'card', x: 50, y: 34 },
        },
        'deliverable.1': 'met',
        'deliverable.2': 'met',
      },
    },
  ],
  'one-sentence': [
    {
      by: 'lukas-weil',
      given: 2.1,
      marks: {
        'goal.0': 'met',
        'goal.1': 'met',
        'goal.2': 'met',
        'deliverable.0': 'met',
        'deliverable.1': {
          verdict: 'partly',
          suggestion:
            'It says what goes on and what waits, and not since when. A customer who looks on Sunday cannot tell whether it was this morning. “Paused since 09:42” would still be one sentence.',
          pin: { frame: 'paused', x: 45, y: 28 },
          answer: {
            answer: 'applied',
            reason: 'You are right, and it reads better: “has been paused since 09:42”. Seven words instead of five.',
            given: 1.6,
          },
        },
        'deliverable.2': 'met',
      },
    },
    {
      by: 'zora-klint',
      given: 1.3,
      marks: {
        'goal.0': 'met',
        'goal.1': 'unclear',
        'goal.2': 'met',
        'deliverable.0': 'met',
        'deliverable.1': 'met',
        'deliverable.2': 'met',
      },
    },
    {
      by: 'tomasz-wieland',
      given: 0.7,
      marks: {
        'goal.0': 'met',
        'goal.1': 'met',
        'goal.2': 'unclear',
        'deliverable.0': 'met',
        'deliverable.1': 'met',
        'deliverable.2': {
          verdict: 'partly',
          suggestion:
            'The button “Turn it on” has 2.3 to 1 on its ground while the code is open. It may look asleep, but its words have to be read.',
          pin: { frame: 'on-again', x: 50, y: 92 },
        },
      },
    },
  ],
  'last-seen': [
    {
      by: 'sana-aziz',
      given: 1.7,
      marks: {
        'goal.0': {
          verdict: 'partly',
          suggestion:
            'The question of the brief is how fast the card stops. The button stands under two lines that invite people to ring a shop first. I would put it above them and keep the red.',
          pin: { frame: 'card', x: 50, y: 80 },
          answer: {
            answer: 'declined',
            reason:
              'I tried it. With the button on top nobody in my test looked at the shop any more, and two of the five cards were lying there.',
            given: 1.2,
          },
        },
        'goal.1': 'met',
        'goal.2': 'unclear',
        'deliverable.0': {
          verdict: 'partly',
          suggestion:
            '“Card 4471 is on” is the smallest line of the sheet. It should at least have the colour of the heading.',
          pin: { frame: 'card', x: 40, y: 74 },
        },
        'deliverable.1': 'met',
        'deliverable.2': 'met',
      },
    },
    {
      by: 'aiko-sandvik',
      given: 1.0,
      marks: {
        'goal.0': 'met',
        'goal.1': 'met',
        'goal.2': 'met',
        'deliverable.0': 'met',
        'deliverable.1': 'met',
        'deliverable.2': 'unclear',
      },
    },
  ],
};
