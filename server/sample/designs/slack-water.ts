import { briefOf, type SampleDesign } from './sample-design.ts';
import { tide } from './tide.ts';

export const slackWater: SampleDesign = {
  slug: 'slack-water',
  by: 'teodor-ilic',
  brief: briefOf(tide),
  started: 20.1,
  submitted: 9.6,
  frames: [
    {
      id: 'today',
      name: 'Today',
      art: 'slack-water/today',
      pins: [
        { x: 20, y: 50, text: 'Done, on its way, not begun. Three rings are told apart by place and by sign.' },
        { x: 40, y: 23, text: 'How many are left, and no hour by which.' },
        { x: 50, y: 86, text: 'The button names the next thing, so that nothing has to be chosen.' },
      ],
    },
    {
      id: 'in',
      name: 'Breathe in',
      art: 'slack-water/in',
      pins: [
        { x: 50, y: 26, text: 'One word, readable with the arm on the blanket.' },
        { x: 50, y: 77, text: 'The water rises with the breath. The number is for those who like to count.' },
      ],
    },
    {
      id: 'out',
      name: 'Breathe out',
      art: 'slack-water/out',
      pins: [{ x: 50, y: 83, text: 'Out takes longer than in, and the low water says so before the number does.' }],
    },
    {
      id: 'pause',
      name: 'Paused by a cough',
      art: 'slack-water/pause',
      pins: [
        {
          x: 45,
          y: 24,
          text: 'It pauses by itself when the wrist shakes. Nobody in a fit of coughing presses anything.',
        },
      ],
      notes: { hand: 'Covering the watch with the other hand pauses it as well. It is the only gesture.' },
    },
    {
      id: 'month',
      name: 'Four weeks',
      art: 'slack-water/month',
      pins: [
        { x: 50, y: 55, text: 'Large, middle, small and hollow: four marks that need no colour.' },
        { x: 45, y: 87, text: 'The sentence for the nurse. It is read from the wrist.' },
      ],
    },
    {
      id: 'who',
      name: 'Two people, one watch',
      art: 'slack-water/who',
      pins: [
        { x: 50, y: 35, text: 'Half of the screen for each, with what waits for them. No password for a breath.' },
      ],
    },
  ],
  coverage: {
    '0.0': { frames: ['today'] },
    '0.1': { frames: ['today'] },
    '0.2': { frames: ['in', 'out'] },
    '0.3': { frames: ['pause'], notes: ['hand'] },
    '1.0': { frames: ['month'] },
    '1.1': { frames: ['month'] },
    '1.2': { frames: ['month'] },
    '1.3': {
      argued:
        'The watch taps once, at the hour at which it was put on that morning. Nobody has to choose an hour, so there is no screen for it.',
    },
  },
  words: {
    title: 'Slack water',
    approach:
      'The brief says a phone that somebody else set up. I met seven of these people, and the phone lay in another room each time. Four of them wear a watch that counts steps. So I drew for 198 by 242 points and one thumb, and left the phone where it lay.',
    challenges:
      'A watch has room for one thought. The month was the hard one: I had names of days, numbers and a line, and took them away until the sentence fitted. Whoever has no watch gets nothing from me, and that is a real loss.',
    resources: 'Nunito in two sizes. Seven visits. A kitchen timer and a bowl of water.',
    tags: ['Dark UI', 'Organic', 'Minimalist'],
    handoffNotes:
      'The tide is a sine with two overtones, moved by the seconds that are left. With reduced motion it stands still and the word changes.',
    openToCollaboration: true,
    collaborationPreferences: ['active'],
    techPreferences: ['Swift', 'Kotlin'],
    developerMessage: 'The tap on the wrist at the turn of each breath is the whole product. Please start there.',
  },
};
