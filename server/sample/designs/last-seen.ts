import type { SampleDesign } from './sample-design.ts';
import { tarnValleyBank } from './tarn-valley-bank.ts';

export const lastSeen: SampleDesign = {
  slug: 'last-seen',
  by: 'petra-holub',
  brief: tarnValleyBank,
  started: 15.3,
  submitted: 2.4,
  frames: [
    {
      id: 'card',
      name: 'Last seen',
      art: 'last-seen/card',
      pins: [
        { x: 49, y: 45, text: 'Two payments make a line. Most cards lie somewhere along it.' },
        { x: 50, y: 80, text: 'The shop has a telephone, and it closes at eight. That is the fastest way to a card.' },
        { x: 50, y: 88.5, text: '“While I look” says that it is not for ever.' },
      ],
    },
    {
      id: 'paused',
      name: 'Paused, and looking',
      art: 'last-seen/paused',
      pins: [
        { x: 50, y: 35.5, text: 'The map goes grey. It is still there, because people go on looking.' },
        { x: 50, y: 68, text: 'The bank asks tomorrow, once. Nobody has to remember a paused card.' },
        { x: 50, y: 79, text: 'Watch and phone are paused too, since this is what people call about.' },
      ],
    },
    {
      id: 'on-again',
      name: 'Found',
      art: 'last-seen/on-again',
      pins: [
        { x: 50, y: 62, text: 'The end of the story, in two sentences.' },
        { x: 46, y: 75, text: 'What was checked is said afterwards, when there is time to read.' },
      ],
      notes: {
        check: 'The check itself is the face or the code, drawn by the telephone. I show what the customer gets back.',
      },
    },
  ],
  coverage: {
    '0.0': { frames: ['card'] },
    '0.1': { frames: ['card'] },
    '0.2': { frames: ['card'] },
    '1.0': {
      argued:
        'The screen says when the bank will ask again. I had both hours and people mixed them up, so the one that lies ahead stayed.',
    },
    '1.1': { frames: ['paused'] },
    '1.2': { frames: ['paused'] },
    '2.0': { frames: ['on-again'], notes: ['check'] },
    '2.1': { frames: ['on-again'] },
  },
  words: {
    title: 'Last seen',
    approach:
      'Nobody opens this screen to manage a card. They open it to find one. So the first half of the screen is a map of the last two payments, and pausing is what one does in the meantime.',
    challenges:
      'The card is said to work in grey, under the heading, and the brief wanted it largest. I think that where it lies is the larger question. The large text is not drawn; the sheet would have to scroll over the map.',
    resources: 'Figtree. A drawn map of Kendal that is wrong in every street.',
    tags: ['Minimalist', 'Light UI', 'Colorful'],
    handoffNotes: 'The map is a picture with two points in percent. The sheet is 374 px high and has a radius of 16.',
    openToCollaboration: true,
    collaborationPreferences: ['active', 'opensource'],
    techPreferences: ['React Native', 'Node.js'],
    developerMessage: 'I would love to see this with real payments. Two points are enough, please do not draw a track.',
  },
};
