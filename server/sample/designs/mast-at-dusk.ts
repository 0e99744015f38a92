import { halden } from './halden.ts';
import { briefOf, type SampleDesign } from './sample-design.ts';

export const mastAtDusk: SampleDesign = {
  slug: 'mast-at-dusk',
  by: 'bruno-castellari',
  brief: briefOf(halden),
  started: 14.6,
  submitted: 4.1,
  frames: [
    {
      id: 'lit',
      name: 'Lit, at 390 px',
      art: 'mast-at-dusk/lit',
      pins: [
        { x: 51, y: 37, text: 'The lamp is on. People buy the light, and every shop shows the object.' },
        { x: 17, y: 24, text: 'A window at dusk gives the hour. Without it the wall was only brown.' },
        { x: 86, y: 81, text: 'The price stands with the material and the place, in one line of sight.' },
      ],
    },
    {
      id: 'shade',
      name: 'The shade',
      art: 'mast-at-dusk/shade',
      pins: [
        { x: 84, y: 20, text: 'What changes is named where it changes. The inside is the same for all five.' },
        { x: 25, y: 72, text: 'The shade is a word first, since people order it by telephone.' },
        { x: 60, y: 74, text: 'The wait changes with the shade, so it is said here and again at the end.' },
      ],
      notes: {
        parts:
          'Outside and foot take the shade. Inside stays white, or the light would be coloured. The stem is steel, always.',
      },
    },
    {
      id: 'height',
      name: 'The height',
      art: 'mast-at-dusk/height',
      pins: [
        { x: 14, y: 56.5, text: 'A cup of 9 cm. Centimetres mean nothing until something lies beside them.' },
        { x: 54, y: 24.5, text: 'By day, because heights are compared and light is not.' },
        { x: 45, y: 71.5, text: 'Named by its use. “52” is what the workshop calls it.' },
      ],
    },
    {
      id: 'wait',
      name: 'The wait',
      art: 'mast-at-dusk/wait',
      pins: [
        { x: 40, y: 19, text: 'The hardest sentence of the shop is the heading.' },
        { x: 40, y: 53, text: 'Five dates with hands in them. A bar would say how long, and not why.' },
        { x: 50, y: 93, text: 'The date is on the button. Nobody can say that it was in small type.' },
      ],
    },
  ],
  coverage: {
    '0.0': { frames: ['lit'] },
    '0.1': { frames: ['shade'] },
    '0.2': { frames: ['height'] },
    '0.3': { frames: ['wait'] },
    '0.4': { frames: ['lit', 'wait'] },
    '1.0': { frames: ['shade'], notes: ['parts'] },
    '1.1': {
      argued:
        'Three reviews beside a price make a lamp look like a hotel. I would rather print one letter of a customer on the paper in the box.',
    },
    '1.2': { frames: ['lit', 'shade', 'height', 'wait'] },
  },
  words: {
    title: 'Mast at dusk',
    approach:
      'I have lit lamps for catalogues for twenty years, and they were always switched off. Here it is ten to six in November and somebody has just come home. I chose the phone, as half of the callers do, and gave each question of the brief a screen.',
    challenges:
      'Four screens for one lamp are many. I tried them as one long page and people never reached the wait. In four steps all of six did, and one of them turned back there. That is what Detlef asked for.',
    resources: 'Cormorant Garamond and Hanken Grotesk. One lamp, one wall, drawn and not photographed.',
    tags: ['Luxury', 'Minimalist', 'Dark UI'],
    handoffNotes:
      'The light is one radial gradient behind the dome and one ellipse on the table. A shade is three stops of a gradient, so five shades need no picture.',
    openToCollaboration: true,
    collaborationPreferences: ['active'],
    techPreferences: ['Astro', 'HTML and CSS'],
    developerMessage:
      'Please let the lamp come on slowly, over a second. If somebody wants less motion, it is on at once.',
  },
};
