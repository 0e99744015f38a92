import type { SampleDesign } from './sample-design.ts';
import { tarnValleyBank } from './tarn-valley-bank.ts';

export const breaker: SampleDesign = {
  slug: 'breaker',
  by: 'aiko-sandvik',
  brief: tarnValleyBank,
  started: 12.2,
  submitted: 5.4,
  frames: [
    {
      id: 'card',
      name: 'Card, on',
      art: 'breaker/card',
      pins: [
        { x: 50, y: 34.5, text: 'The switch of a fuse box. Everybody has thrown one, and everybody has put one back.' },
        { x: 50, y: 70, text: 'Two ways to do it, written down: a gesture alone shuts people out.' },
        { x: 50, y: 80, text: 'Three payments as a log. The oldest is the one most people recognise.' },
      ],
    },
    {
      id: 'paused',
      name: 'Card, paused',
      art: 'breaker/paused',
      pins: [
        { x: 50, y: 54, text: 'Down, orange and a word. Each of the three says it alone.' },
        { x: 50, y: 68.5, text: 'A counting clock proves that it holds. People wait for exactly that.' },
        { x: 50, y: 80, text: 'The first refused payment is the reason to have paused, so it stands on top.' },
      ],
    },
    {
      id: 'on-again',
      name: 'Turn on again',
      art: 'breaker/on-again',
      pins: [
        { x: 50, y: 32.3, text: 'Six bars, four done. Nothing is shown that a neighbour could read.' },
        { x: 38, y: 37, text: 'What happens after three tries is said before the first.' },
      ],
      notes: { keys: 'The keys are 66 px high and 8 px apart: a thumb in a glove still hits them.' },
    },
  ],
  coverage: {
    '0.0': { frames: ['card'] },
    '0.1': { frames: ['card'] },
    '0.2': {
      argued:
        'There is no button, there is a switch that can be pulled or pressed. A button beside it would be a second thing that does the same.',
    },
    '1.0': { frames: ['paused'] },
    '1.1': { frames: ['paused'] },
    '1.2': { frames: ['paused'] },
    '2.0': { frames: ['on-again'], notes: ['keys'] },
  },
  words: {
    title: 'Breaker',
    approach:
      'When the lights go out at home, I walk to the box in the hall. One lever is down, I push it up, and I know that it worked because it clicks. I drew that lever and put the card behind it.',
    challenges:
      'Black is not what a bank in Kendal expects, and Ruth asked twice. It stayed because the switch is then the only thing with a colour, in sun as well as at night. Why the code is asked for is missing. I cut the sentence and should not have.',
    resources: 'One typewriter face in two sizes. The fuse box of my landlady.',
    tags: ['Futuristic', 'Dark UI', 'Minimalist'],
    handoffNotes: 'The switch is a checkbox with a label. Pulling is an addition to pressing and never the only way.',
    openToCollaboration: true,
    collaborationPreferences: ['passive'],
    techPreferences: ['Svelte', 'TypeScript'],
    developerMessage: 'The click at the end of the travel matters more than the colour. Please build that first.',
  },
};
