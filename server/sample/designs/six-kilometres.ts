import { fjellAndFern } from './fjell-and-fern.ts';
import { briefOf, type SampleDesign } from './sample-design.ts';

export const sixKilometres: SampleDesign = {
  slug: 'six-kilometres',
  by: 'synne-haugland',
  brief: briefOf(fjellAndFern),
  started: 18.9,
  submitted: 7.3,
  frames: [
    {
      id: 'map',
      name: 'Nobody for six kilometres',
      art: 'six-kilometres/map',
      pins: [
        { x: 55, y: 28, text: 'Each circle ends at the next lit window. Its size is the only ranking.' },
        { x: 85, y: 78, text: 'How quiet it is, asked like a date, and the one answer that is filled in dark.' },
        { x: 30, y: 63, text: 'Four words. They say what is missing and how far it is missing.' },
      ],
    },
    {
      id: 'four',
      name: 'Four this quiet',
      art: 'six-kilometres/four',
      pins: [
        { x: 21, y: 22, text: 'The same drawing for all, at the same scale. Only the dark differs.' },
        { x: 55, y: 26, text: 'Path, water and road on every cabin, in this order, also when they are easy.' },
        { x: 87, y: 20, text: 'One price. There is nothing to add to it later.' },
      ],
    },
    {
      id: 'path',
      name: 'Kvitenuten, honestly',
      art: 'six-kilometres/path',
      pins: [
        {
          x: 66,
          y: 55,
          text: 'The way as a profile. A number of minutes does not tell that the end is the steep part.',
        },
        { x: 57, y: 56.5, text: 'The last water before the door, since there is none at it.' },
        { x: 35, y: 85, text: 'What it lacks, as a list without an excuse.' },
      ],
    },
    {
      id: 'none',
      name: 'No cabin is that alone',
      art: 'six-kilometres/none',
      pins: [
        { x: 50, y: 50, text: 'The dotted line is what was asked for. One sees at once how much is missing.' },
        { x: 40, y: 76, text: 'A reason, then the one cabin that comes close, in the month when it does.' },
      ],
      notes: {
        friends:
          'A cabin that is let to friends only has its circle and no house in it. Pressing it says whom to write to.',
      },
    },
  ],
  coverage: {
    '0.0': { frames: ['map'] },
    '0.1': { frames: ['map'] },
    '0.2': {
      argued:
        'The four cabins stand on the second screen. On the first they pushed the map to the size of a stamp, and the map is what decides.',
    },
    '0.3': { frames: ['map'] },
    '0.4': { frames: ['map', 'four'] },
    '1.0': { frames: ['four'] },
    '1.1': { frames: ['map'] },
    '1.2': { frames: ['none'], notes: ['friends'] },
  },
  words: {
    title: 'Six kilometres',
    approach:
      'Quiet is a distance, so it can be drawn. I asked the sisters for the next lit window of nine cabins, and with a compass drew nine circles on their paper map. Solveig looked at it for a minute and took one cabin off the list. From then on the map was the first screen.',
    challenges:
      'The drawn places are wrong on purpose: each house may stand anywhere within its circle, as two families asked. And I drew for the phone, since most mails to the sisters come from one, so the row of 1600 px is not here.',
    resources: 'Literata and Archivo. Height lines from a formula, no real valley. A compass.',
    tags: ['Organic', 'Minimalist', 'Light UI'],
    handoffNotes:
      'Circles are drawn to the scale of the map, never to that of the screen. Zooming in makes a cabin larger and no quieter.',
    openToCollaboration: true,
    collaborationPreferences: ['opensource'],
    techPreferences: ['Svelte', 'TypeScript'],
    developerMessage: 'I have a small script that finds the next window from open data. You may have it as it is.',
  },
};
