import type { SampleDesign } from './sample-design.ts';

export const oneOnion: SampleDesign = {
  slug: 'one-onion',
  by: 'clemence-aubry',
  brief: {
    number: 1391,
    industry: 'food',
    styles: ['minimal', 'luxury'],
    level: 'professional',
    timeBoxDays: 14,
    written: 20.8,
    isCommunity: true,
    content: {
      title: 'One onion: a family cookbook that may be written into',
      client: { name: 'Bibliothèque de Saint-Aubin', place: 'Autun, France' },
      task: 'Design the phone screens of a cookbook that the library of a small town near Autun, France, makes from the handwritten books of eleven families. People read it in the evening and cook from it with wet hands. The first screen is ‘Contents’: it leads to one chapter, about the onion. Hand in four phone screens within two weeks.',
      projectDescription:
        'The library has collected eleven cookbooks that were written by hand between 1911 and 2004. Each was used by three generations, who struck things out and wrote into the margin. The library wants to publish them for phones, chapter by chapter, and keep what makes them worth reading: the many hands. The first chapter is about one onion.',
      situation:
        'Six hundred pages are scanned. On the page of the library they are pictures of 4 MB, which nobody can read in a kitchen. In a year 212 people have looked at them, and nine have cooked something. Of 480 notes in the margins, 61 say who wrote them. At the stove it takes 38 seconds until a step can be read.',
      whyNow:
        'The oldest of the families is 94 and can still say who wrote what. The fair of Autun, where the library has a table, is on 14 March.',
      projectGoals: [
        'Raise people who cook something from it from 9 in a year to 140 in a year by 31 December, measured by photographs that are sent to the library.',
        'Raise margins that say who wrote them from 61 of 480 to 390 of 480 by 31 March, measured by the list of the archive.',
        'Lower the time until a step can be read at the stove from 38 seconds to 3 seconds by 14 March, measured by trying it with ten people.',
      ],
      successMeasures: [
        {
          metric: 'People who cook something from it',
          baseline: '9 in a year',
          target: '140 in a year',
          by: '31 December',
          how: 'Photographs that are sent to the library.',
        },
        {
          metric: 'Margins that say who wrote them',
          baseline: '61 of 480',
          target: '390 of 480',
          by: '31 March',
          how: 'The list of the archive.',
        },
        {
          metric: 'The time until a step can be read at the stove',
          baseline: '38 seconds',
          target: '3 seconds',
          by: '14 March',
          how: 'Trying it with ten people.',
        },
      ],
      constraints: [
        {
          type: 'content',
          text: 'There are no photographs of the dishes, and none will be taken.',
          effect: 'Everything is told by words and by the way they are set.',
        },
        {
          type: 'people',
          text: 'Hands are wet or full, and the phone leans against a jar.',
          effect: 'A step can be read from a metre, and turned by voice.',
        },
        {
          type: 'brand',
          text: 'Nothing that was struck out is ever removed.',
          effect: 'What was changed stays readable, with the name of whoever changed it.',
        },
      ],
      nonGoals: ['Lists for shopping', 'Stars and comments by readers', 'Other vegetables'],
      tension: {
        a: 'Solange Perrier wants the text as it was written, with its mistakes.',
        b: 'Bastien Roche wants a recipe that works for somebody who has never cooked.',
        where: 'On ‘One recipe’, where a quantity is missing.',
      },
      stakeholders: [
        { name: 'Solange Perrier', role: 'Keeps the archive', wants: 'That no hand is lost.' },
        { name: 'Bastien Roche', role: 'Teaches cooking at the school', wants: 'That somebody eats.' },
      ],
      unknowns: [
        'Whether people read a recipe before they begin',
        'How families feel about strangers in their margins',
      ],
      uspIntro: 'Three things that a page with recipes does not have.',
      usps: [
        { title: 'Three hands', description: 'A recipe is a talk between people who never met.' },
        { title: 'No pictures', description: 'Nothing looks better than what you will make.' },
        { title: 'One onion', description: 'It begins with something that everybody has.' },
      ],
      primaryAudience:
        'People who cook because it is evening, own one good pan, and like to read while something is slow.',
      personas: [
        {
          name: 'Aurélien Maçon',
          role: 'Drives the school bus',
          age: 34,
          location: 'Autun, France',
          goals: ['To cook one thing well before he is forty'],
          painPoints: ['Twelve steps before the pan is warm'],
          quote: 'Tell me what it smells like when it is right.',
        },
        {
          name: 'Paulette Giraud',
          role: 'Retired seamstress',
          age: 83,
          location: 'Autun, France',
          goals: ['To find the page of her sister'],
          painPoints: ['Letters that are smaller than a stitch'],
        },
      ],
      styleDescription:
        'Minimal as a printed page of prose is, with the luxury of space and of one good face. All there is are black, white and the colour of a red onion. Avoid pictures of food, frames, and paper that looks old.',
      direction: {
        mood: 'Unhurried, as a kitchen is when it is dark outside.',
        shape: 'A page: one column, a margin, thin rules between things.',
        type: 'Large roman for names, italic for whoever speaks from the margin. Noto Serif where no finer serif is at hand.',
        color: 'Black on white. The red of the onion is for what was added, never on the words that were struck out.',
        avoid: 'Photographs, icons of pans, brown paper.',
      },
      colors: [
        { name: 'White', hex: '#FFFFFF', role: 'background' },
        { name: 'Milk', hex: '#FFFDF8', role: 'surface' },
        { name: 'Black', hex: '#191416', role: 'text' },
        { name: 'Onion skin', hex: '#8A1F4B', role: 'action' },
        { name: 'Snow', hex: '#FFFFFF', role: 'actionText' },
        { name: 'Bay leaf', hex: '#6B6A22', role: 'accent' },
      ],
      typography: {
        heading: {
          family: 'Cormorant Garamond',
          stack: '"Cormorant Garamond", Georgia, "Times New Roman", serif',
          weight: 400,
          size: 54,
          note: 'For names of chapters and recipes, never below 28 px.',
        },
        body: {
          family: 'Noto Serif',
          stack: '"Noto Serif", Georgia, "Times New Roman", serif',
          weight: 400,
          size: 19,
          note: 'For the text of a recipe.',
        },
        sample: 'Turned brown in an hour',
      },
      featuresIntro: 'Four pages of one chapter.',
      keyFeatures: [
        { title: 'Contents', description: 'Seven things to do with one onion.', priority: 'medium', goal: 0 },
        { title: 'One recipe', description: 'As prose, to be read first.', priority: 'high', goal: 0 },
        { title: 'One step', description: 'To be read from a metre.', priority: 'high', goal: 2 },
        { title: 'The margin', description: 'Who changed what, and when.', priority: 'low', goal: 1 },
      ],
      deliverablesIntro: 'Phone screens at 390 px, in English for the fair.',
      deliverables: [
        {
          title: 'Reading',
          description: 'Before the pan is warm.',
          requirements: [
            'Seven recipes on one page, each with its own line',
            'One recipe as prose, with its quantities marked',
            'How long it takes, written on the page',
          ],
          goals: [0],
          features: [0, 1],
        },
        {
          title: 'Cooking',
          description: 'With wet hands.',
          requirements: [
            'One step in type of 40 px or more',
            'How to go on without touching the screen, written on it',
            'What to do when it goes wrong, in one sentence',
          ],
          goals: [2],
          features: [2],
        },
        {
          title: 'The margin',
          description: 'Three hands on one page.',
          requirements: [
            'Words that were struck out, still readable',
            'Who wrote each change, in the margin beside it',
            'An empty margin, and how one writes into it',
            'How the library checks what readers write',
          ],
          goals: [1],
          features: [3],
        },
      ],
      plotTwist:
        'In the second week a family finds that its most loved recipe was copied from another family’s book, word for word. Both want to stand on the page. Show it.',
    },
  },
  started: 15.7,
  submitted: 7.9,
  frames: [
    {
      id: 'contents',
      name: 'Contents',
      art: 'one-onion/contents',
      pins: [
        { x: 45, y: 20, text: 'Two words fill the width. There is no picture to compete with them.' },
        { x: 50, y: 70, text: 'Each line has a second one, by whoever gave it. They are the families’ own words.' },
      ],
    },
    {
      id: 'recipe',
      name: 'Turned brown in an hour',
      art: 'one-onion/recipe',
      pins: [
        { x: 40, y: 45, text: 'Prose, with the quantities in bold: it can be read first and looked up later.' },
        { x: 88, y: 93, text: 'One hour is in the name, and the true time is at the foot.' },
      ],
    },
    {
      id: 'step',
      name: 'Minute forty',
      art: 'one-onion/step',
      pins: [
        { x: 45, y: 23, text: 'The minute, as large as the screen allows. It is what one looks for from the stove.' },
        { x: 50, y: 51, text: 'One sentence, 45 px.' },
        { x: 58, y: 93, text: '“Next” may be said. Wet hands stay where they are.' },
      ],
    },
    {
      id: 'margin',
      name: 'The margin',
      art: 'one-onion/margin',
      pins: [
        { x: 40, y: 36, text: 'Struck out and still readable. The quarrel about sugar is the recipe.' },
        { x: 83, y: 37, text: 'The margin speaks in italic and signs when it can.' },
        { x: 40, y: 90, text: 'Readers may write, and nothing that was there is rubbed out.' },
      ],
    },
  ],
  coverage: {
    '0.0': { frames: ['contents'] },
    '0.1': { frames: ['recipe'] },
    '0.2': { frames: ['recipe'] },
    '1.0': { frames: ['step'] },
    '1.1': { frames: ['step'] },
    '1.2': { frames: ['step'] },
    '2.0': { frames: ['margin'] },
    '2.1': { frames: ['margin'] },
    '2.2': { frames: ['margin'] },
    '2.3': {
      argued:
        'Solange reads each line that comes in, with a pencil, and wants it to stay like this. A screen for it would be a screen for one person.',
    },
  },
  words: {
    title: 'One onion',
    approach:
      'I read book seven twice before I opened a file. It has no lists; people wrote as they spoke. So I set it as prose and gave the quantities a weight. Everything else is a matter of size and of the margin.',
    challenges:
      'Bastien asked for numbered steps and was right at the stove. The prose stays for reading, and one press turns it into steps that fill the screen. The words are the same, only fewer at a time.',
    resources: 'Newsreader in four sizes. Eleven cookbooks. Three kilograms of onions.',
    tags: ['Minimalist', 'Light UI', 'Luxury'],
    handoffNotes:
      'Optical sizes are on: the large words use the display cut. The margin is 108 px and never wraps under the text.',
    openToCollaboration: false,
  },
};
