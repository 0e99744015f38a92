import type { SampleDesign } from './sample-design.ts';
import { tarnValleyBank } from './tarn-valley-bank.ts';

export const quietCard: SampleDesign = {
  slug: 'quiet-card',
  by: 'lukas-weil',
  brief: tarnValleyBank,
  started: 19.6,
  submitted: 6.4,
  frames: [
    {
      id: 'card',
      name: 'Card, on',
      art: 'quiet-card/card',
      pins: [
        { x: 16, y: 47.5, text: 'One word in the largest type. It is read before the card is.' },
        { x: 50, y: 64, text: 'The last payment is there so that people can tell whether anybody else has paid.' },
        { x: 50, y: 92.5, text: 'The two fears stand under the button: can I undo it, and will the rent go out.' },
      ],
    },
    {
      id: 'paused',
      name: 'Card, paused',
      art: 'quiet-card/paused',
      pins: [
        { x: 50, y: 26.5, text: 'The card loses its colour and keeps its place, so nobody looks for it.' },
        { x: 50, y: 69, text: 'Go on and stop, in one list and in the bank’s own words.' },
        { x: 50, y: 91.5, text: 'Gone for good is text, not a button: it is the only act here that is final.' },
      ],
    },
    {
      id: 'on-again',
      name: 'Turn on again',
      art: 'quiet-card/on-again',
      pins: [
        { x: 50, y: 22, text: 'A question that only a person with the card can answer with yes.' },
        { x: 42, y: 51, text: 'It says what is never asked for. Two of five people had begun to type their PIN.' },
      ],
      notes: {
        joint: 'With a joint account the name on the card is the person’s own, and the other card is a second line.',
      },
    },
  ],
  coverage: {
    '0.0': { frames: ['card'] },
    '0.1': { frames: ['card'] },
    '0.2': { frames: ['card'] },
    '1.0': { frames: ['paused'] },
    '1.1': { frames: ['paused'] },
    '1.2': { frames: ['paused'] },
    '2.0': { frames: ['on-again'] },
    '2.1': { frames: ['on-again'] },
    '2.2': {
      argued:
        'At twice the size the keys of the telephone cover the boxes of the code. I would take the telephone’s own keyboard there and drop mine. I have not drawn a state that I have not tried.',
    },
  },
  words: {
    title: 'Quiet card',
    approach:
      'I gave each screen one word and asked what has to stand under it. On needs the last payment. Paused needs the bills. Turn on again needs a reason. Everything that did not answer one of these went.',
    challenges:
      'My first pause had a second question. Imran liked it, and four of five people read it as a warning that something would break. An act that can be undone needs no question, so it went, and the sentence under the button came.',
    resources:
      'Source Serif 4, a cousin of the serif that the brief proposes, and Figtree. Five neighbours, one of them with a cracked screen.',
    tags: ['Minimalist', 'Corporate', 'Light UI'],
    handoffNotes:
      'One column of 334 px. The card has a radius of 12 and is the only shape with a fill. The word is text, never part of the picture.',
    openToCollaboration: true,
    collaborationPreferences: ['active'],
    techPreferences: ['React Native', 'TypeScript'],
    developerMessage: 'Start with the three words and their buttons. The card itself can wait until the very end.',
  },
};
