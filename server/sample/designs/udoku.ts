import type { SampleDesign } from './sample-design.ts';

export const udoku: SampleDesign = {
  slug: 'udoku',
  by: 'haruka-minagawa',
  brief: {
    number: 1264,
    industry: 'ecommerce',
    styles: ['minimal', 'organic'],
    level: 'professional',
    timeBoxDays: 14,
    written: 24.9,
    isCommunity: true,
    content: {
      title: 'Udoku: a bookshop that opens when it rains, in Japanese',
      client: { name: 'Udoku Old Books', place: 'Kanazawa, Japan' },
      task: 'Design the phone screens of Udoku Old Books in Kanazawa, Japan, a shop for old books that sells by post on rainy days only. Its readers open it in the morning, often on a train. The first screen is ‘The rain’: it says that the shelf is open today. Draw in Japanese, with running text from top to bottom. Hand in four phone screens within two weeks.',
      projectDescription:
        'Udoku Old Books has 14,000 books in a house with a narrow door. The owner sorts them when it rains, and shows seven on a shelf that closes when the rain stops. The readers like the idea and dislike the page, which lists the seven like spare parts. Design the shelf, one book, and what is wrong with it.',
      situation:
        'It rains on 178 days a year in Kanazawa. On each of them about 240 people look at the seven books, and two are sold. The others wait for weeks and are shown again.',
      whyNow:
        'The rainy season begins in June. In the last one the shop sold 96 books and sent 21 of them twice, since readers had not known of stains and notes.',
      projectGoals: [
        'Raise books that are sold on a rainy day from 2 of 7 to 4 of 7 by 31 July, measured by the owner’s notebook.',
        'Lower books that come back because of their state from 21 in a season to 3 in a season by 31 July, measured by the parcels that return.',
        'Raise readers who read the first page of a book from 14 in 100 to 43 in 100 by 31 July, measured by the records of the page.',
      ],
      successMeasures: [
        {
          metric: 'Books that are sold on a rainy day',
          baseline: '2 of 7',
          target: '4 of 7',
          by: '31 July',
          how: 'The owner’s notebook.',
        },
        {
          metric: 'Books that come back because of their state',
          baseline: '21 in a season',
          target: '3 in a season',
          by: '31 July',
          how: 'The parcels that return.',
        },
        {
          metric: 'Readers who read the first page of a book',
          baseline: '14 in 100',
          target: '43 in 100',
          by: '31 July',
          how: 'The records of the page.',
        },
      ],
      constraints: [
        {
          type: 'content',
          text: 'Text of a book runs from top to bottom and from right to left.',
          effect: 'A first page is set as it was printed, and turned to no other direction.',
        },
        {
          type: 'people',
          text: 'The owner photographs nothing. She draws each stain and each torn corner.',
          effect: 'The state of a book is a drawing with words beside it.',
        },
        {
          type: 'brand',
          text: 'There are seven books a day, and they are all the same to the shop.',
          effect: 'No book is larger, earlier or louder than another.',
        },
      ],
      nonGoals: ['A search', 'Recommendations', 'Buying on a dry day'],
      tension: {
        a: 'Suzuno Hatta wants every stain to be seen before a book is bought.',
        b: 'Ren Hatta wants the first line of the book to be read before anything else.',
        where: 'On ‘The first page’, between the text and the button.',
      },
      stakeholders: [
        { name: 'Suzuno Hatta', role: 'Owner, draws the stains', wants: 'Books that stay where they were sent.' },
        { name: 'Ren Hatta', role: 'Her nephew, ties the parcels', wants: 'Readers who fall in love with a sentence.' },
      ],
      unknowns: ['Whether readers trust a drawing of a stain', 'What happens on a day with ten minutes of rain'],
      uspIntro: 'Three things that large shops for books do not do.',
      usps: [
        { title: 'It closes', description: 'When the rain stops, the shelf is gone.' },
        { title: 'Seven', description: 'One can look at all of them before the next station.' },
        { title: 'Honest', description: 'What is torn is drawn, and never called charming.' },
      ],
      primaryAudience: 'People who own too many books, ride a train in the morning, and look out of the window first.',
      personas: [
        {
          name: 'Takumi Oride',
          role: 'Repairs lifts',
          age: 41,
          location: 'Kanazawa, Japan',
          goals: ['One book that he would never have looked for'],
          painPoints: ['Lists that are sorted by what others bought'],
          quote: 'I read the first line. Then I know.',
        },
        {
          name: 'Chizuru Nomoto',
          role: 'Retired school cook',
          age: 68,
          location: 'Toyama, Japan',
          goals: ['Knowing whether somebody has written into it'],
          painPoints: ['Grey words on a white ground'],
        },
      ],
      styleDescription:
        'Minimal like a shelf with seven things on it, organic like paper that has been wet once. Ink, paper and one red. Avoid cherry blossom, brush strokes and anything that plays at being old.',
      direction: {
        mood: 'Quiet and dry, as it is inside when it rains.',
        shape: 'Spines and pages in their true proportion, nothing rounded.',
        type: 'Noto Serif for Latin letters, a Mincho for Japanese, set from top to bottom.',
        color: 'Paper, ink, and one red for what is wrong and for the button that buys.',
        avoid: 'Cherry blossom, brush strokes, paper textures that shout.',
      },
      colors: [
        { name: 'Paper', hex: '#F3EFE5', role: 'background' },
        { name: 'White', hex: '#FFFFFF', role: 'surface' },
        { name: 'Ink', hex: '#20242B', role: 'text' },
        { name: 'Seal red', hex: '#B83A26', role: 'action' },
        { name: 'Light paper', hex: '#F3EFE5', role: 'actionText' },
        { name: 'Rain blue', hex: '#3A5A94', role: 'accent' },
      ],
      typography: {
        heading: {
          family: 'Noto Serif',
          stack: '"Noto Serif", Georgia, "Times New Roman", serif',
          weight: 700,
          size: 26,
          note: 'Beside a Mincho of the same weight.',
        },
        body: {
          family: 'Noto Serif',
          stack: '"Noto Serif", Georgia, "Times New Roman", serif',
          weight: 400,
          size: 17,
          note: 'For figures and Latin letters in Japanese text.',
        },
        sample: '雨の日に、一冊。',
      },
      featuresIntro: 'Four screens, in the order in which a reader moves.',
      keyFeatures: [
        { title: 'The rain', description: 'That the shelf is open, and for how long.', priority: 'medium', goal: 0 },
        { title: 'The shelf', description: 'Seven spines.', priority: 'high', goal: 0 },
        { title: 'The first page', description: 'As it was printed.', priority: 'high', goal: 2 },
        { title: 'The state', description: 'Each stain, drawn and named.', priority: 'low', goal: 1 },
      ],
      deliverablesIntro: 'Phone screens at 390 px, in Japanese.',
      deliverables: [
        {
          title: 'Rain and shelf',
          description: 'What a reader sees at seven in the morning.',
          requirements: [
            'The name of the shop and why it is open, on one screen',
            'Seven spines in their true height, with title and author',
            'How long the shelf stays, written in words',
            'One spine that was taken out',
          ],
          goals: [0],
          features: [0, 1],
        },
        {
          title: 'One book',
          description: 'From its first line to the parcel.',
          requirements: [
            'A first page set from top to bottom',
            'Two faults, each drawn and named',
            'The price with postage, shown before the button',
            'What the page says when the rain stops',
          ],
          goals: [1, 2],
          features: [2, 3],
        },
      ],
      plotTwist:
        'In the second week a reader writes that it never rains where she lives. Show how she may look at the shelf on another town’s rain, without making the shop open every day.',
    },
  },
  started: 19.1,
  submitted: 6.6,
  frames: [
    {
      id: 'ame',
      name: 'A rainy day, one book',
      art: 'udoku/ame',
      pins: [
        { x: 80, y: 30, text: 'The sentence is the sign over the door. It runs as a book runs.' },
        { x: 15, y: 70, text: 'The seal of the shop is the only red, until something can be bought.' },
        { x: 33, y: 44, text: 'Chosen when it begins, delivered when it stops: the whole service in one line.' },
      ],
    },
    {
      id: 'tana',
      name: 'This morning’s shelf',
      art: 'udoku/tana',
      pins: [
        { x: 50, y: 45, text: 'The one that was taken out stands a finger higher. Nothing else marks it.' },
        { x: 36, y: 12, text: 'How long the shelf stays. It is the weather’s deadline, so nobody is pushed.' },
        { x: 42, y: 85, text: 'Title, kind and price. The rest is on its first page.' },
      ],
    },
    {
      id: 'ichi',
      name: 'The first page',
      art: 'udoku/ichi',
      pins: [
        {
          x: 55,
          y: 40,
          text: 'Set in eight lines of thirty, as it was printed. No line is hyphenated, no line is short.',
        },
        { x: 85, y: 86, text: 'How much is left to read says more than the number of pages.' },
        { x: 38, y: 91, text: 'The faults come before the button that buys, as Suzuno asked.' },
      ],
    },
    {
      id: 'itami',
      name: 'Two faults',
      art: 'udoku/itami',
      pins: [
        { x: 74, y: 17, text: 'A fault is a circle and a word. There are two, and the heading counts them.' },
        { x: 45, y: 68, text: 'A name in pencil is told, and stays in the book.' },
        { x: 50, y: 84, text: 'Postage is within the price, since a second sum at the end feels like a stain.' },
      ],
    },
  ],
  coverage: {
    '0.0': { frames: ['ame'] },
    '0.1': { frames: ['tana'] },
    '0.2': { frames: ['tana'] },
    '0.3': { frames: ['tana'] },
    '1.0': { frames: ['ichi'] },
    '1.1': { frames: ['itami'] },
    '1.2': { frames: ['itami'] },
    '1.3': {
      argued:
        'When the rain stops, the page is a sheet of paper with the name of the shop. I thought about a sentence and found none that was better than nothing.',
    },
  },
  words: {
    title: 'One book on a rainy day',
    approach:
      'I set books for a living, so I began with the page and not with the shelf. When the first page stood in eight lines, the rest had to be as quiet. A spine already has a title and an author in the right direction; nothing had to be designed there.',
    challenges:
      'Buttons are from left to right and books are from top to bottom. I kept them apart: what is read runs down, what is pressed runs across, and no screen mixes the two in one sentence.',
    resources: 'Shippori Mincho, under an open licence. A shelf at home, measured with a ruler.',
    tags: ['Minimalist', 'Organic', 'Light UI'],
    handoffNotes:
      'Text of books uses vertical-rl. Punctuation hangs. Figures in prices are written as words, as on a receipt by hand.',
    openToCollaboration: true,
    collaborationPreferences: ['passive'],
    techPreferences: ['HTML and CSS', 'Astro'],
    developerMessage:
      'Please do not animate the rain. It is drawn once each morning, from the real amount in millimetres.',
  },
};
