import type { SampleComment } from './sample-comment.ts';

/** On designs that answer a brief with others, and on those that have one to themselves. By the design's slug, the oldest first. */
export const commentsOnLaterDesigns: Readonly<Record<string, readonly SampleComment[]>> = {
  'quiet-card': [
    {
      by: 'kei-brandt',
      said: 2.8,
      text: 'Is “It is gone” one press, or does it ask? It is the only act here that costs a card.',
      pin: { frame: 'paused', x: 50, y: 91 },
      replies: [
        {
          by: 'lukas-weil',
          said: 2.7,
          text: 'It asks. It shows the address the new card goes to, and that is the question.',
        },
        { by: 'kei-brandt', said: 2.65, text: 'Good. Then the address can be wrong in the same place.' },
      ],
      settled: 2.5,
    },
    {
      by: 'greta-lindner',
      said: 1.5,
      text: 'The large serif word is what makes it feel like a bank that means it. I read “On” from across the tram.',
    },
  ],
  breaker: [
    {
      by: 'kei-brandt',
      said: 2.3,
      text: 'Does the lever follow the finger, or does it jump? With a slow network the card may still be on when the lever is down.',
      pin: { frame: 'card', x: 50, y: 34 },
      replies: [
        {
          by: 'aiko-sandvik',
          said: 2.2,
          text: 'It follows, and it stays grey at the bottom until the bank has answered. Then it turns orange and clicks.',
        },
      ],
    },
    {
      by: 'pim-okafor',
      said: 0.9,
      text: 'My mother would love this and be afraid of it at the same time. The word on the lever is what saves it.',
    },
  ],
  'one-sentence': [
    {
      by: 'haruka-minagawa',
      said: 2.4,
      text: 'In Japanese the state would stand at the end of the sentence and not in the middle. Could the underline move to the word that changes?',
      pin: { frame: 'paused', x: 45, y: 28 },
      replies: [
        {
          by: 'noor-haddad',
          said: 2.2,
          text: 'I like that. The number is underlined because people check it, but the word is what they came for.',
        },
      ],
    },
    { by: 'rafa-quiroga', said: 1.2, text: 'Three grounds, three moods, and never red. I would have reached for red.' },
  ],
  'last-seen': [
    {
      by: 'vikram-desai',
      said: 2.0,
      text: 'Two payments make a line, and the line looks like a walk. Somebody will go and search along it. Maybe two points without a line are more honest?',
      pin: { frame: 'card', x: 49, y: 37 },
      replies: [
        {
          by: 'petra-holub',
          said: 1.8,
          text: 'You are right that it claims too much. I tried points only, and people asked which one was first. Now it is dotted and ends in an arrow.',
        },
      ],
      settled: 1.4,
    },
  ],
  'mast-at-dusk': [
    {
      by: 'kei-brandt',
      said: 3.8,
      text: 'The wall is a gradient of five stops. On cheap phones it will show bands. May I add grain?',
      pin: { frame: 'lit', x: 80, y: 30 },
      replies: [
        {
          by: 'bruno-castellari',
          said: 3.7,
          text: 'There is grain in the drawing, 9 %. Please keep it, it is the wall.',
        },
      ],
      settled: 3.5,
    },
    { by: 'hedda-voss', said: 2.2, text: 'Finally a shop that switches the lamp on.' },
  ],
  'six-kilometres': [
    {
      by: 'jonas-oyelaran',
      said: 6.6,
      text: 'I argued this map away in my answer, because a map of cabins without neighbours soon has neighbours. How do you keep the two families out of it?',
      pin: { frame: 'map', x: 55, y: 27 },
      replies: [
        {
          by: 'synne-haugland',
          said: 6.4,
          text: 'By lying, and by saying so. A house may stand anywhere in its circle, and the height lines come from a formula. One cannot walk there with this map.',
        },
        { by: 'jonas-oyelaran', said: 6.3, text: 'Then I take it back. The lie is better than my empty header.' },
      ],
      settled: 5.9,
    },
  ],
  'five-calls': [
    {
      by: 'sana-aziz',
      said: 4.8,
      text: 'I have walk four on the wall now, printed from your frame. Two of the Sunday group could tell reed and willow at once. The third asked whether higher on the page is louder.',
      pin: { frame: 'score', x: 45, y: 36 },
      replies: [
        {
          by: 'eluned-parry',
          said: 4.6,
          text: 'Louder would be thicker. I will say it under the first one: higher is higher.',
        },
      ],
    },
  ],
  'slack-water': [
    {
      by: 'jonas-oyelaran',
      said: 8.9,
      text: 'Two people on one watch is a thought that I did not have. In the clinic I saw it twice since.',
      pin: { frame: 'who', x: 50, y: 50 },
    },
    {
      by: 'kei-brandt',
      said: 8.1,
      text: 'How do you know that it is a cough and not somebody who waves?',
      pin: { frame: 'pause', x: 45, y: 25 },
      replies: [
        { by: 'teodor-ilic', said: 7.9, text: 'I do not. It pauses for both, and costs nothing if it is wrong.' },
      ],
      settled: 7.4,
    },
  ],
  abra: [
    {
      by: 'synne-haugland',
      said: 4.0,
      text: 'The tide in the text is lovely. Is the map turned so that the far side is on the left for everybody, also for those who come from there?',
      pin: { frame: 'landing', x: 40, y: 30 },
      replies: [
        {
          by: 'yusuf-belkhadra',
          said: 3.8,
          text: 'No. It turns with the stair that you stand on. You are always at the right.',
        },
      ],
    },
    {
      by: 'clemence-aubry',
      said: 2.9,
      text: 'The figures sit perfectly in the line. I did not know how much I rely on mine.',
    },
  ],
  kelle: [
    {
      by: 'pim-okafor',
      said: 5.5,
      text: 'I want to eat the purple one. Is it beetroot because of the colour, or is the colour because of beetroot?',
      pin: { frame: 'bowl', x: 50, y: 27 },
      replies: [
        {
          by: 'greta-lindner',
          said: 5.4,
          text: 'The beetroot was first. Then everything else had to get out of its way.',
        },
      ],
    },
    {
      by: 'teodor-ilic',
      said: 4.6,
      text: '“I am sitting” stands at the top of reach for somebody who sits: 888 of 960 is low enough on the wall? Please give it in centimetres.',
      pin: { frame: 'start', x: 86, y: 94 },
      replies: [
        { by: 'greta-lindner', said: 4.4, text: 'It is 92 cm above the floor. I measured it from a borrowed chair.' },
      ],
      settled: 4.1,
    },
  ],
  udoku: [
    {
      by: 'noor-haddad',
      said: 6.1,
      text: 'I cannot read it and I know exactly what happens. What does the seal say?',
      pin: { frame: 'ame', x: 15, y: 70 },
      replies: [
        { by: 'haruka-minagawa', said: 6.0, text: 'Rain and reading. It is the name of the shop, without the house.' },
      ],
    },
  ],
  'kestrel-hill': [
    {
      by: 'rafa-quiroga',
      said: 8.3,
      text: 'I put it on a monitor in a dark room for an evening. Afterwards I could still see the stairs. Nothing else on this machine can say that.',
    },
    {
      by: 'kei-brandt',
      said: 7.2,
      text: 'Does Enter on a half-typed word do anything?',
      pin: { frame: 'night', x: 15, y: 88 },
      replies: [
        {
          by: 'wanda-pietrzak',
          said: 7.1,
          text: 'Nothing. It says what it would do before you press, and if it cannot say it, it does not do it.',
        },
      ],
      settled: 7.0,
    },
  ],
  'one-onion': [
    {
      by: 'pim-okafor',
      said: 7.2,
      text: '“Until the butter has stopped talking.” I have waited for that sentence for years.',
      pin: { frame: 'recipe', x: 40, y: 40 },
    },
    {
      by: 'greta-lindner',
      said: 6.3,
      text: 'Which words does it listen to, beside “next”?',
      pin: { frame: 'step', x: 58, y: 93 },
      replies: [
        {
          by: 'clemence-aubry',
          said: 6.1,
          text: '“Back”, and “how long”. In tests people also said “oh no”, and it now answers with the line in italics.',
        },
      ],
      settled: 5.7,
    },
  ],
  'week-six': [
    {
      by: 'tomasz-wieland',
      said: 3.5,
      text: 'One scale for 24 shops, longest first, and a line at six. This is what I would have wished for in my control room.',
    },
    {
      by: 'kei-brandt',
      said: 2.4,
      text: 'Can the corner be pulled on the chart, and what happens to the number on the button while I pull?',
      pin: { frame: 'down', x: 50, y: 75 },
      replies: [
        {
          by: 'vikram-desai',
          said: 2.3,
          text: 'Yes, and it follows. The sentence in the heading, too; it is the same number.',
        },
      ],
      settled: 2.0,
    },
  ],
};
