import { fieldNotes } from './field-notes.ts';
import { briefOf, type SampleDesign } from './sample-design.ts';

export const fiveCalls: SampleDesign = {
  slug: 'five-calls',
  by: 'eluned-parry',
  brief: briefOf(fieldNotes),
  started: 21.4,
  submitted: 5.2,
  frames: [
    {
      id: 'question',
      name: 'How do you know?',
      art: 'five-calls/question',
      pins: [
        {
          x: 62,
          y: 30,
          text: 'A bird against the light, as one meets it. Nobody can name it from this, and that is the lesson.',
        },
        { x: 40, y: 65, text: 'The question takes the place of a list. Five is said once.' },
        { x: 85, y: 91, text: 'Twenty minutes stand on the button itself.' },
      ],
    },
    {
      id: 'score',
      name: 'Five calls, to be read',
      art: 'five-calls/score',
      pins: [
        { x: 45, y: 16, text: 'One mark is one note, and higher is higher. Nothing else has to be learned.' },
        { x: 45, y: 67, text: 'The only one in colour is the one that half of the group cannot hear any more.' },
        { x: 90, y: 27, text: 'Played singly. The next one waits until it is asked for.' },
      ],
    },
    {
      id: 'marks',
      name: 'Three marks',
      art: 'five-calls/marks',
      pins: [
        { x: 31, y: 33, text: 'The angle first: it can be seen at forty metres, and a brow cannot.' },
        { x: 40, y: 71, text: 'Numbers beside the bird, never on it. The words are below, so they can be translated.' },
      ],
    },
    {
      id: 'outside',
      name: 'Go outside',
      art: 'five-calls/outside',
      pins: [
        { x: 45, y: 33, text: 'The end of the lesson, as large as a door.' },
        { x: 45, y: 83, text: 'One line, about what was heard. A name is not asked for.' },
      ],
      notes: {
        school:
          'Three with one tablet: the button becomes three, one for each ear, and the log has three lines on one date.',
      },
    },
  ],
  coverage: {
    '0.0': { frames: ['question'] },
    '0.1': { frames: ['marks'] },
    '0.2': { frames: ['question'] },
    '0.3': { frames: ['question'] },
    '1.0': { frames: ['score'] },
    '1.1': {
      argued:
        'I cut five blocks and printed them on one sheet. On paper nobody wanted them in a row; they went back and forth between two. So each call is played alone.',
    },
    '1.2': { frames: ['outside'] },
  },
  words: {
    title: 'Five calls, to be read',
    approach:
      'Walk four fails because the birds look alike, so I stopped drawing how they look. A call has a rhythm, a direction and an end, and all three can be cut into wood. I cut them first and drew the screens around the prints.',
    challenges:
      'Wood does not forgive, and the willow warbler has a slope that I cut three times. The four parts of the walk are not shown: I had them as a row of small blocks, and it looked like a menu. That line of the brief is open.',
    resources: 'Bitter. Pear wood, a knife, two inks. Nesta’s recordings at half speed.',
    tags: ['Retro', 'Organic', 'Monochrome'],
    handoffNotes:
      'A score is data: time, pitch, length and kind of each note. The rough edge is one filter over the drawing and can be left out.',
    openToCollaboration: true,
    collaborationPreferences: ['passive'],
    techPreferences: ['HTML and CSS', 'TypeScript'],
    developerMessage: 'Let the mark that sounds turn orange while it sounds. That is all the motion there should be.',
  },
};
