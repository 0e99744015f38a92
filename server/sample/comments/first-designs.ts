import type { SampleComment } from './sample-comment.ts';

/** By the design's slug, the oldest first. What is said is to be seen in the drawings. */
export const commentsOnFirstDesigns: Readonly<Record<string, readonly SampleComment[]>> = {
  saltmarsh: [
    {
      by: 'kei-brandt',
      said: 1.85,
      text: 'What happens to the bar when a bake is cancelled, say the oven fails? Does the slot leave or stay?',
      pin: { frame: 'board', x: 62, y: 58 },
      replies: [
        {
          by: 'ines-marau',
          said: 1.8,
          text: 'It stays for the day, with “not baked today” in the place of the number. Whoever kept a loaf there is offered the next bake first.',
        },
        { by: 'kei-brandt', said: 1.75, text: 'Good: one state on the same row, and no special case in the list.' },
      ],
      settled: 1.7,
    },
    {
      by: 'jonas-oyelaran',
      said: 1.4,
      text: 'I printed this screen and put it on a table two metres away. “Shelf 14” carries, “Held until 10:30” is gone. It is the only line here that costs somebody their bread, so I would set it as large as the shelf.',
      pin: { frame: 'shelf', x: 28, y: 83 },
    },
    {
      by: 'rafa-quiroga',
      said: 0.8,
      text: 'Seventies shopfront without one sunburst cliché on the screens people work with. The restraint is the good part.',
    },
  ],
  nightlines: [
    {
      by: 'sana-aziz',
      said: 0.9,
      text: 'The headline and the ticket tell the same story twice, which is right for a poster. On the phone I would let the ticket win and leave the train out.',
      replies: [
        {
          by: 'ines-marau',
          said: 0.7,
          text: 'I tried it without the train, and people at the station asked what is sold. The ticket is in reach of the thumb, so the train may stay.',
        },
      ],
    },
  ],
};
