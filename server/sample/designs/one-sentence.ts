import type { SampleDesign } from './sample-design.ts';
import { tarnValleyBank } from './tarn-valley-bank.ts';

export const oneSentence: SampleDesign = {
  slug: 'one-sentence',
  by: 'noor-haddad',
  brief: tarnValleyBank,
  started: 9.8,
  submitted: 5,
  frames: [
    {
      id: 'card',
      name: 'Your card works',
      art: 'one-sentence/card',
      pins: [
        { x: 40, y: 28, text: 'The whole screen is one sentence. It can be read aloud, by a person or by a phone.' },
        {
          x: 80,
          y: 70,
          text: 'The card lies at the edge because it is not lost yet. It is a drawing and hidden from readers.',
        },
      ],
    },
    {
      id: 'paused',
      name: 'Your card is paused',
      art: 'one-sentence/paused',
      pins: [
        { x: 45, y: 28, text: 'One word has changed, and the colour of everything with it.' },
        { x: 46, y: 54, text: 'Bills first, subscriptions second. “See which” opens the list.' },
        { x: 50, y: 91, text: 'Found and gone have the same size and not the same weight.' },
      ],
    },
    {
      id: 'on-again',
      name: 'Good. Type the code',
      art: 'one-sentence/on-again',
      pins: [
        { x: 44, y: 27, text: '“Good” answers a person who has just found something under a seat.' },
        { x: 44, y: 70, text: 'The two codes that people mix up are named in one line.' },
      ],
    },
  ],
  coverage: {
    '0.0': { frames: ['card'] },
    '0.1': { frames: ['card'] },
    '0.2': { frames: ['card'] },
    '1.1': { frames: ['paused'] },
    '1.2': { frames: ['paused'] },
    '2.0': { frames: ['on-again'] },
    '2.2': {
      argued:
        'The sentence is 43 px already. At twice that it takes seven lines, and the button moves below the fold with everything else in order. I checked it in the browser and did not draw it again.',
    },
  },
  words: {
    title: 'One sentence',
    approach:
      'I wrote the answers before I drew. “Does my card work?” has a short one, so I set it as large as the phone allows and let the rest follow. Colour changes with the sentence, and no colour is needed to understand it.',
    challenges:
      'The word for the state is inside a sentence, and the bank wanted it alone. I read both versions to my mother on the telephone. The sentence she understood. “On” she asked about. The hour since when is still missing on the blue screen.',
    resources: 'Bricolage Grotesque, narrow. My mother, who has lost four cards and found three.',
    tags: ['Bold', 'Colorful', 'Playful'],
    handoffNotes: 'The number of the card is the only underlined text. Three grounds, one ink, two sizes of type.',
    openToCollaboration: false,
  },
};
