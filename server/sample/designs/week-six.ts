import type { SampleDesign } from './sample-design.ts';

export const weekSix: SampleDesign = {
  slug: 'week-six',
  by: 'vikram-desai',
  brief: {
    number: 1653,
    industry: 'ecommerce',
    styles: ['corporate', 'minimal'],
    level: 'stretch',
    timeBoxDays: 30,
    written: 28.6,
    isCommunity: true,
    content: {
      title: 'Week six: when a charity shop should take the price down',
      client: { name: 'Second Shelf', place: 'Newcastle upon Tyne, United Kingdom' },
      task: 'Design the screens with which Second Shelf, a charity with 24 shops around Newcastle upon Tyne in the United Kingdom, decides what becomes cheaper. The area manager looks at them on Monday morning, each shop’s manager during the week. The first screen is ‘All shops’: it says where things stay too long. Hand in three screens of 1440 px within a month.',
      projectDescription:
        'Second Shelf sells what people give. A thing that has not been sold after six weeks is hardly ever sold, but it takes a place on the shelf and hides what is new. Each manager lowers prices by feeling, some too early, most never. Design the screens that tell what waits, what a lower price would bring, and who decides.',
      situation:
        'There are 21,760 things on the shelves. Labels have a code since April, so the age of each thing is known. The office prints a table of eleven pages on Mondays, and nobody reads past the first. Of the things on the shelves, 3,418 are older than six weeks. A metre of shelf brings £31 a week.',
      whyNow:
        'In January the charity has to pay for each tonne of goods that it sends away. Last winter that was 46 tonnes, most of it unsold.',
      projectGoals: [
        'Lower things that are older than six weeks from 3,418 to 1,900 by 31 March, measured by the labels.',
        'Raise takings for each metre of shelf from £31 a week to £36 a week by 30 April, measured by the tills.',
        'Lower goods that are sent away from 46 tonnes a winter to 27 tonnes a winter by 31 March, measured by the scales of the depot.',
      ],
      successMeasures: [
        {
          metric: 'Things that are older than six weeks',
          baseline: '3,418',
          target: '1,900',
          by: '31 March',
          how: 'The labels.',
        },
        {
          metric: 'Takings for each metre of shelf',
          baseline: '£31 a week',
          target: '£36 a week',
          by: '30 April',
          how: 'The tills.',
        },
        {
          metric: 'Goods that are sent away',
          baseline: '46 tonnes a winter',
          target: '27 tonnes a winter',
          by: '31 March',
          how: 'The scales of the depot.',
        },
      ],
      constraints: [
        {
          type: 'people',
          text: 'Managers are volunteers and know their customers. They are never told what to do.',
          effect: 'A screen shows what each choice would bring, and the manager presses.',
        },
        {
          type: 'content',
          text: 'All figures are counted from labels, and some labels are lost.',
          effect: 'Each forecast says from how many cases it comes.',
        },
        {
          type: 'technical',
          text: 'The shops have old screens and no sound.',
          effect: 'Everything works in two colours and in print.',
        },
      ],
      nonGoals: ['Selling on the web', 'Comparing managers with each other', 'Prices for new goods'],
      tension: {
        a: 'Alison Greenwell wants the price to fall by itself after six weeks.',
        b: 'Maureen Tindle wants to decide about each thing, because she knows who will come for it.',
        where: 'On ‘Price down’, at the button that prints the labels.',
      },
      stakeholders: [
        { name: 'Alison Greenwell', role: 'Manages the area', wants: 'Shelves that change.' },
        { name: 'Maureen Tindle', role: 'Manages the shop at Consett', wants: 'Not to sell a good coat for nothing.' },
      ],
      unknowns: [
        'Whether customers wait for the lower price once they know of it',
        'How many labels are lost in a week',
      ],
      uspIntro: 'Three things that a shop with new goods cannot say.',
      usps: [
        {
          title: 'One of each',
          description: 'Nothing comes twice, so a place on the shelf is worth more than the thing.',
        },
        { title: 'Given', description: 'Nobody has paid for it, so a low price loses nothing.' },
        { title: 'Known', description: 'Maureen knows who collects brass lamps.' },
      ],
      primaryAudience:
        'One area manager and 24 shop managers, most of them over sixty, who are good with people and tired of tables.',
      personas: [
        {
          name: 'Dot Hewitson',
          role: 'Manages the shop at Morpeth',
          age: 66,
          location: 'Morpeth, United Kingdom',
          goals: ['To know on Monday what to do by Friday'],
          painPoints: ['Tables in which every number is equally loud'],
          quote: 'Show me the one that is different.',
        },
        {
          name: 'Kieran Oduya',
          role: 'Drives the van between the shops',
          age: 31,
          location: 'Gateshead, United Kingdom',
          goals: ['To carry things once'],
          painPoints: ['Boxes that travel to the depot and back'],
        },
      ],
      styleDescription:
        'Corporate as a well printed report is: one finding as the heading, then the figures that prove it. Minimal in colour: blue is in order, orange is not. Avoid dials, traffic lights, and numbers without something to compare them with.',
      direction: {
        mood: 'Sober, with one clear sentence on each screen.',
        shape: 'A grid of six columns, thin rules, no boxes around charts.',
        type: 'Archivo, narrow and heavy for findings, normal for figures.',
        color: 'Blue is the usual, orange is past week six. Buttons are blue as well.',
        avoid: 'Dials, traffic lights, shadows, numbers without a neighbour.',
      },
      colors: [
        { name: 'Paper', hex: '#FBFAF6', role: 'background' },
        { name: 'White', hex: '#FFFFFF', role: 'surface' },
        { name: 'Near black', hex: '#15171C', role: 'text' },
        { name: 'Strong blue', hex: '#2440D8', role: 'action' },
        { name: 'Snow', hex: '#FFFFFF', role: 'actionText' },
        { name: 'Burnt orange', hex: '#B83A12', role: 'accent' },
      ],
      typography: {
        heading: {
          family: 'Archivo',
          stack: '"Archivo", "Helvetica Neue", Arial, sans-serif',
          weight: 700,
          size: 40,
          note: 'For the finding, two lines at most.',
        },
        body: {
          family: 'Archivo',
          stack: '"Archivo", "Helvetica Neue", Arial, sans-serif',
          weight: 400,
          size: 15,
          note: 'For figures and explanations, in columns.',
        },
        sample: 'Five shops keep things longer than six weeks',
      },
      featuresIntro: 'From 24 shops to one label.',
      keyFeatures: [
        { title: 'All shops', description: 'Where things stay too long.', priority: 'high', goal: 0 },
        { title: 'Price down', description: 'What a lower price would bring.', priority: 'high', goal: 0 },
        { title: 'One shop', description: 'What sells, when, and what does not.', priority: 'medium', goal: 1 },
        { title: 'Donors', description: 'What is asked for, and what is not taken.', priority: 'low', goal: 2 },
      ],
      deliverablesIntro: 'Screens at 1440 px that also print on A4.',
      deliverables: [
        {
          title: 'All shops',
          description: 'Monday morning.',
          requirements: [
            '24 shops on one screen, each with its last 24 weeks',
            'The finding as one sentence in the heading',
            'Three totals, each with something to compare it with',
          ],
          goals: [0, 2],
          features: [0],
        },
        {
          title: 'Price down',
          description: 'The decision.',
          requirements: [
            'Each thing of one shop as a mark, by age and price',
            'Three choices, with what each would bring',
            'From how many cases the forecast comes, written beside it',
            'A way to leave things out, shown on the screen',
          ],
          goals: [0, 1],
          features: [1],
        },
        {
          title: 'One shop',
          description: 'Why it is so.',
          requirements: [
            'Sales by hour and day in one drawing',
            'Weeks on the shelf by kind, with the number of pieces',
            'The screen on paper, in black and white',
          ],
          goals: [1],
          features: [2],
        },
      ],
      plotTwist:
        'In the third week it turns out that one shop prints new labels for old things, so that they look young. Show what the screen does with figures that somebody has made prettier, and whom it tells.',
    },
  },
  started: 23.4,
  submitted: 3.8,
  frames: [
    {
      id: 'shops',
      name: 'All shops',
      art: 'week-six/shops',
      pins: [
        { x: 20, y: 14, text: 'The finding is the heading. Whoever reads only this can pick up the telephone.' },
        {
          x: 13,
          y: 27,
          text: 'All 24 on one scale, the longest first. A shop is compared with itself before it is with others.',
        },
        { x: 60, y: 87, text: 'A sum at the price on the label, and at once how much of it is real.' },
      ],
    },
    {
      id: 'down',
      name: 'Price down',
      art: 'week-six/down',
      pins: [
        { x: 50, y: 50, text: 'Each thing is a dot. The corner that matters is tinted, and it can be pulled.' },
        {
          x: 82,
          y: 46,
          text: 'Three choices with what they bring. The one that earns most is not the one that clears most.',
        },
        { x: 82, y: 68, text: 'From how many cases, and how far off it has been.' },
      ],
      notes: {
        prettier:
          'Things whose label is younger than their code have a hollow dot. The manager sees it first, the office a week later.',
      },
    },
    {
      id: 'consett',
      name: 'Consett',
      art: 'week-six/consett',
      pins: [
        { x: 27, y: 47, text: 'Hours and days with the figure in the field, so that it works without colour.' },
        { x: 76, y: 45, text: 'Kinds by age, with the pieces beside them: 41 coats weigh less than 212 books.' },
        { x: 24, y: 78, text: 'A proposal with people in it, and it asks before it changes anything.' },
      ],
    },
  ],
  coverage: {
    '0.0': { frames: ['shops'] },
    '0.1': { frames: ['shops'] },
    '0.2': { frames: ['shops'] },
    '1.0': { frames: ['down'], notes: ['prettier'] },
    '1.1': { frames: ['down'] },
    '1.2': { frames: ['down'] },
    '1.3': { frames: ['down'] },
    '2.0': { frames: ['consett'] },
    '2.1': { frames: ['consett'] },
    '2.2': {
      argued:
        'I printed all three on Dot’s laser printer and they hold, since orange becomes darker than blue. A frame of it would show grey boxes and prove nothing.',
    },
  },
  words: {
    title: 'Week six',
    approach:
      'I asked four managers what they do on Monday with the eleven pages. They look for their own name and then for one that is worse. So the first screen has no table: every shop is a small line, and the heading says what I would say if I stood beside it.',
    challenges:
      'Orange is a judgement. On the first version it filled whole shops, and Maureen felt accused. Now it marks things and weeks, and a shop is orange only where its middle has passed the sixth.',
    resources: 'Archivo, from narrow to wide. 2,115 labels in a spreadsheet. Pencil on squared paper.',
    tags: ['Corporate', 'Minimalist', 'Light UI'],
    handoffNotes: 'All small charts share one scale, from 2 to 9 weeks. Dots are 4.6 px and never grow with the price.',
    openToCollaboration: true,
    collaborationPreferences: ['active'],
    techPreferences: ['Solid', 'TypeScript'],
    developerMessage:
      'Please draw the dots on a canvas and keep a real table behind them. It is for print and for people who do not see dots.',
  },
};
