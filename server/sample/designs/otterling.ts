import type { SampleDesign } from './sample-design.ts';

export const otterling: SampleDesign = {
  slug: 'otterling',
  by: 'pim-okafor',
  brief: {
    number: 1805,
    industry: 'education',
    styles: ['playful', 'organic'],
    level: 'professional',
    timeBoxDays: 14,
    written: 40.2,
    isCommunity: true,
    content: {
      title: 'Otterling: page nine of the long rain',
      task: 'Design the reading app of Otterling, a library project in Galway, Ireland. Children of six who read slowly use it on a tablet that a family shares. The first screen is ‘The shelf’: it goes back to the page of yesterday. Hand in four tablet screens within two weeks.',
      projectDescription:
        'Nine libraries in Galway lend a tablet with eleven picture books to families. It is meant for children who read slowly, and most of them stop before page five. The books are good, and the old app rewards speed: a clock, points and a red cross. Design an app in which a slow reader reaches the last page and wants the next book.',
      situation:
        'A tablet is lent for four weeks. It goes through a family: one child at breakfast, another on the train. Librarians see only which page each book stopped at. Parents ask for minutes, and the project does not want to give them points. Of 100 books, 17 are read to the last page. Of 100 sessions, 34 end on a hard word.',
      whyNow:
        'The county pays for 400 more tablets from September. Before that, the app has to show that children finish books.',
      projectGoals: [
        'Raise books that are read to the last page from 17 in 100 to 46 in 100 by 31 May, measured by the pages the tablets report.',
        'Lower sessions that end on a hard word from 34 in 100 to 12 in 100 by 31 May, measured by the tablets.',
        'Raise families who ask for a second loan from 5 of 30 to 18 of 30 by 30 June, measured by the desks.',
      ],
      successMeasures: [
        {
          metric: 'Books that are read to the last page',
          baseline: '17 in 100',
          target: '46 in 100',
          by: '31 May',
          how: 'The pages the tablets report.',
        },
        {
          metric: 'Sessions that end on a hard word',
          baseline: '34 in 100',
          target: '12 in 100',
          by: '31 May',
          how: 'The tablets.',
        },
        {
          metric: 'Families who ask for a second loan',
          baseline: '5 of 30',
          target: '18 of 30',
          by: '30 June',
          how: 'The desks.',
        },
      ],
      constraints: [
        {
          type: 'people',
          text: 'The child cannot yet read the words of the app, and no adult is beside it.',
          effect: 'A picture, a place and a colour carry each control; words only repeat them.',
        },
        {
          type: 'technical',
          text: 'The tablet is often without a network for a week.',
          effect: 'Books that have not arrived are told to the grown-ups, and never to the child.',
        },
        {
          type: 'legal',
          text: 'No name, voice or picture of a child leaves the tablet.',
          effect: 'Reading aloud is judged by the child, and nothing is recorded.',
        },
      ],
      nonGoals: ['Points and rankings', 'A keyboard', 'Books in a second language'],
      tension: {
        a: 'Gráinne Mulqueen wants a star for each page, because parents count stars.',
        b: 'Tadhg Feeney wants no reward at all, because the story is the reward.',
        where: 'On ‘The shelf’, in the corner that shows the week.',
      },
      stakeholders: [
        { name: 'Gráinne Mulqueen', role: 'Leads the project', wants: 'Families who come back to the desk.' },
        { name: 'Tadhg Feeney', role: 'Teaches the first class', wants: 'No child that feels late.' },
      ],
      unknowns: [
        'Whether children want their word read or broken in parts',
        'What a day without reading should look like',
      ],
      uspIntro: 'Three things that the library may do and a shop would not.',
      usps: [
        { title: 'Slow is fine', description: 'No clock runs anywhere in the app.' },
        { title: 'One word at a time', description: 'Every word can be heard, whole or in its parts.' },
        { title: 'Rest days count', description: 'A day without a book takes nothing away.' },
      ],
      primaryAudience:
        'Children between five and seven who know their letters, read word by word, and give up quietly; and the adults who are in the next room.',
      personas: [
        {
          name: 'Nora Heaphy',
          role: 'Mother of Mio, who is six',
          age: 34,
          location: 'Galway, Ireland',
          goals: ['Seven quiet minutes on the train that are not a fight'],
          painPoints: ['Apps that tell her son how many he got wrong'],
          quote: 'He is not lazy. He is careful.',
        },
        {
          name: 'Bríd Costello',
          role: 'Librarian at the desk in Tuam',
          age: 52,
          location: 'Tuam, Ireland',
          goals: ['Children who know where they stopped'],
          painPoints: ['Two weeks lost to a game inside a book'],
        },
      ],
      styleDescription:
        'Playful as a felt pen is: drawn by hand, over the edge, with few colours. Organic as a river after rain. Everything that can be touched is as large as a hand. Avoid mascots that cheer, confetti, clocks and shouting letters.',
      colors: [
        { name: 'Paper', hex: '#FBF4E4', role: 'background' },
        { name: 'White page', hex: '#FFFFFF', role: 'surface' },
        { name: 'Pen', hex: '#2B2A33', role: 'text' },
        { name: 'Scarf red', hex: '#C9442A', role: 'action' },
        { name: 'Chalk', hex: '#FFFFFF', role: 'actionText' },
        { name: 'River blue', hex: '#2F7A9B', role: 'accent' },
      ],
      typography: {
        heading: {
          family: 'Baloo 2',
          stack: '"Baloo 2", "Trebuchet MS", "Comic Sans MS", sans-serif',
          weight: 600,
          note: 'For titles of books, one size only.',
        },
        body: {
          family: 'Nunito',
          stack: '"Nunito", "Avenir Next", "Segoe UI", sans-serif',
          weight: 400,
          note: 'For the story, never below 28 px.',
        },
        sample: 'The river has come to my door',
      },
      featuresIntro: 'Four screens, three for a child and one for adults.',
      keyFeatures: [
        { title: 'The shelf', description: 'Books, yesterday’s page and the week.', priority: 'high', goal: 2 },
        { title: 'A page', description: 'A picture, a sentence, one lit word.', priority: 'high', goal: 0 },
        { title: 'One word', description: 'Two parts and a question.', priority: 'medium', goal: 1 },
        { title: 'For the grown-ups', description: 'Minutes, switches and missing books.', priority: 'low', goal: 2 },
      ],
      deliverablesIntro: 'Four screens for a tablet, landscape.',
      deliverables: [
        {
          title: 'Reading',
          description: 'What the child sees.',
          requirements: [
            'Five books on the first screen that can be told apart without reading',
            'The way back to yesterday’s page in one press',
            'A page with one word lit while it is read aloud',
            'One hard word in two parts, each to be heard alone',
            'A wrong answer that is told without a cross',
          ],
          goals: [0, 1],
          features: [0, 1, 2],
        },
        {
          title: 'For adults',
          description: 'One screen behind a held press.',
          requirements: [
            'The minutes of a week as a drawing with seven days',
            'Three switches, each with what it does in one line',
            'Two books that have not arrived, shown with the reason',
            'The same screen on a phone, 390 px wide',
          ],
          goals: [2],
          features: [3],
        },
      ],
      plotTwist:
        'In week two a school asks for the tablet on trains, where nothing may be read aloud. Show on each screen what happens when the sound is off, and let the child lose nothing by it.',
    },
  },
  started: 37.5,
  submitted: 10.1,
  frames: [
    {
      id: 'shelf',
      name: 'The shelf',
      art: 'otterling/shelf',
      pins: [
        { x: 34, y: 88, text: 'One button is red on the whole shelf, and it goes back to yesterday.' },
        { x: 57, y: 33, text: 'Books differ in height, so they can be found without reading.' },
        { x: 85, y: 82, text: 'A rest day is a pebble, not a gap.' },
      ],
    },
    {
      id: 'page-nine',
      name: 'Page nine',
      art: 'otterling/page-nine',
      pins: [
        { x: 58, y: 80, text: 'One word is lit at a time. The line never jumps.' },
        { x: 60, y: 7, text: 'Fourteen pebbles: how far it is can be counted.' },
        { x: 92, y: 84, text: 'The way on is as big as a hand.' },
      ],
      notes: {
        silent:
          'With the sound off the word is lit by touch, and the speaker shows a closed mouth. Nothing else changes.',
      },
    },
    {
      id: 'one-word',
      name: 'One hard word',
      art: 'otterling/one-word',
      pins: [
        { x: 69, y: 30, text: 'Two parts as they are spoken, each can be heard alone.' },
        { x: 50, y: 79, text: 'The wrong picture turns quiet and says what it is.' },
        { x: 20, y: 87, text: 'Nothing counts down.' },
      ],
    },
    {
      id: 'grown-ups',
      name: 'For the grown-ups',
      art: 'otterling/grown-ups',
      pins: [
        { x: 18, y: 45, text: 'Minutes for parents, pebbles and stars for Mio.' },
        { x: 38, y: 68, text: 'The off switch says until when.' },
        { x: 75, y: 74, text: 'Offline says what is missing and that the rest is here.' },
      ],
    },
  ],
  coverage: {
    '0.0': { frames: ['shelf'] },
    '0.1': { frames: ['shelf'] },
    '0.2': { frames: ['page-nine'], notes: ['silent'] },
    '0.3': { frames: ['one-word'] },
    '0.4': { frames: ['one-word'] },
    '1.0': { frames: ['grown-ups'] },
    '1.1': { frames: ['grown-ups'] },
    '1.2': { frames: ['grown-ups'] },
    '1.3': {
      argued:
        'The tablet is lent without a phone, and half of the families I met have no second device. I would send a parent nothing rather than a screen that asks for one.',
    },
  },
  words: {
    title: 'Otterling, a book that waits',
    approach:
      'I read with eleven children at three desks and wrote down where they stopped. Nine stopped at a word, none at a picture. So a hard word became a place of its own that one can go to and come back from.',
    challenges:
      'Gráinne wanted stars and Tadhg wanted none. There is one star a day for opening a book, and a pebble for a day without. Nothing is ever taken away. A phone screen for parents is not drawn, on purpose.',
    resources: 'Andika and Gaegu. Felt pens, a scanner, eleven patient children and one very impatient one.',
    tags: ['Playful', 'Organic', 'Colorful'],
    handoffNotes:
      'Nothing is smaller than 64 px to touch. All outlines are drawn strokes with round ends, 4 px. The lit word is a shape behind the text, so the text stays text.',
    openToCollaboration: true,
    collaborationPreferences: ['active'],
    techPreferences: ['Vue', 'TypeScript'],
    developerMessage: 'I can draw as many otters as you need. Please do not animate the rain.',
  },
};
