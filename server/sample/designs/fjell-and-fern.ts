import type { SampleDesign } from './sample-design.ts';

export const fjellAndFern: SampleDesign = {
  slug: 'fjell-and-fern',
  by: 'jonas-oyelaran',
  brief: {
    number: 1985,
    industry: 'travel',
    styles: ['organic'],
    level: 'professional',
    timeBoxDays: 14,
    written: 30.4,
    isCommunity: true,
    content: {
      title: 'Fjell & Fern: cabins with nothing on',
      task: 'Design the first screen of a website that lets family cabins in Norway for short holidays. Fjell & Fern looks after 38 of these cabins, and most have no road. The first screen holds ‘Four questions’, which lead guests to a cabin that suits them. Hand in the screen for a long weekend in November within two weeks.',
      projectDescription:
        'Fjell & Fern lets 38 cabins in Norway that belong to families who use them five weeks a year. None has a television, most have no road. Guests who knew that come back. Guests who did not know write the reviews. The owners want people to find the right cabin, and the wrong people to find none. Design the first screen of their site.',
      situation:
        'Two sisters in Voss answer every request by hand. Half of the mails ask about dogs, snow or neighbours. The present page sorts cabins by price and shows each with a sunny photograph from July. From November to March, 120 long weekends stayed empty.',
      whyNow:
        'From November on the electricity companies stop reading the meters by hand, and twelve more families want to let. The sisters cannot answer for 50 cabins.',
      projectGoals: [
        'Lower questions before a booking from 5.4 to 2 by 30 April, measured by the mailbox.',
        'Lower stays of a winter that are broken off from 17 to 6 by 31 March, measured by the list of keys.',
        'Lower long weekends from November to March that stay empty from 120 to 50 by 31 March, measured by the calendar of bookings.',
      ],
      successMeasures: [
        { metric: 'Questions before a booking', baseline: '5.4', target: '2', by: '30 April', how: 'The mailbox.' },
        {
          metric: 'Stays of a winter that are broken off',
          baseline: '17',
          target: '6',
          by: '31 March',
          how: 'The list of keys.',
        },
        {
          metric: 'Long weekends from November to March that stay empty',
          baseline: '120',
          target: '50',
          by: '31 March',
          how: 'The calendar of bookings.',
        },
      ],
      constraints: [
        {
          type: 'content',
          text: 'Owners send two pictures, both from summer.',
          effect: 'A cabin is shown by its mountain and its light, drawn, in one frame for all.',
        },
        {
          type: 'people',
          text: 'Families decide each year which weeks are theirs, mostly late.',
          effect: 'Dates are asked in people’s words, such as a long weekend in November.',
        },
        {
          type: 'money',
          text: 'There is one price a night, cleaning included, and it never moves.',
          effect: 'The price stands plainly on every card.',
        },
      ],
      nonGoals: ['Booking of ski passes', 'Stars and scores', 'Letting for parties'],
      tension: {
        a: 'Ragnhild Bøe wants every hardship said at once: no road, no water in winter.',
        b: 'Solveig Bøe-Lunde wants one quiet picture before any word of warning.',
        where: 'On the first screen, between the heading and the first cabin.',
      },
      stakeholders: [
        { name: 'Ragnhild Bøe', role: 'Carries keys and wood', wants: 'Guests with the right shoes.' },
        { name: 'Solveig Bøe-Lunde', role: 'Answers mail', wants: 'To read a book in November.' },
      ],
      unknowns: [
        'Whether “no neighbours” is a wish or a fear',
        'How people say where they want to go when they do not know',
      ],
      uspIntro: 'Three things that hotels on the same mountains cannot say.',
      usps: [
        { title: 'Nothing on', description: 'No screen, no programme, no bell at breakfast.' },
        { title: 'Quiet can be chosen', description: 'How far away the next lit window is, asked like a date.' },
        { title: 'One price', description: 'What the card says is what leaves the account.' },
      ],
      primaryAudience:
        'Couples and pairs of friends from the towns, often with a dog, who want three nights away and have no list of places they must see.',
      personas: [
        {
          name: 'Tarjei Solbakken',
          role: 'Sound engineer',
          age: 33,
          location: 'Kristiansund, Norway',
          goals: ['Three nights without a hum', 'Bringing the dog without asking'],
          painPoints: ['Maps full of prices', '“Secluded”, with a car park'],
          quote: 'I listen for a living. I would like to stop.',
        },
        {
          name: 'Birgit Haugland',
          role: 'Night porter, two grown sons',
          age: 58,
          location: 'Tromsø, Norway',
          goals: ['Knowing that she can carry her bag to the door'],
          painPoints: ['Finding out about the path at the path'],
        },
      ],
      styleDescription:
        'Organic as a landscape is from a distance: layers, each paler than the one before. Colour comes from the hour and not from a logo. Real things are small in it and have corners. Avoid wooden textures, and photographs of mugs.',
      colors: [
        { name: 'Birch', hex: '#F2EFE6', role: 'background' },
        { name: 'Low sun', hex: '#F3C79A', role: 'surface' },
        { name: 'Spruce', hex: '#1F352D', role: 'text' },
        { name: 'Rust red', hex: '#A9522F', role: 'action' },
        { name: 'Hillside', hex: '#56705F', role: 'accent' },
      ],
      typography: {
        heading: {
          family: 'Fraunces',
          stack: '"Fraunces", "Palatino Linotype", Palatino, "Book Antiqua", serif',
          weight: 400,
          note: 'Large and unhurried, two lines at most.',
        },
        body: {
          family: 'Figtree',
          stack: '"Figtree", Seravek, "Gill Sans Nova", Ubuntu, Calibri, sans-serif',
          weight: 500,
          note: 'For questions, names of valleys and prices.',
        },
        sample: 'A cabin with nothing on',
      },
      featuresIntro: 'Asking well is the whole product.',
      keyFeatures: [
        { title: 'Four questions', description: 'Where, when, who, and how quiet.', priority: 'high', goal: 0 },
        {
          title: 'Cabins side by side',
          description: 'Name, valley, price, in the same light.',
          priority: 'high',
          goal: 2,
        },
        { title: 'What it lacks', description: 'A plain list per cabin.', priority: 'medium', goal: 1 },
        { title: 'Seasons', description: 'The same cabin in four months.', priority: 'low', goal: 1 },
      ],
      deliverablesIntro: 'One screen that asks and already answers.',
      deliverables: [
        {
          title: 'First screen',
          description: 'At 1600 px, for a long weekend in November.',
          requirements: [
            'Four questions in one row, each with an answer filled in',
            'How quiet it is, asked beside date and guests',
            'Four cabins with name, valley and price for a night',
            'A heading that says what is missing, in at most five words',
            'No photograph anywhere on the screen',
          ],
          goals: [0, 2],
          features: [0, 1],
        },
        {
          title: 'Honesty',
          description: 'How hardships are told.',
          requirements: [
            'A mark on each card for path, water and road',
            'The cabins marked on a map',
            'What the screen says when no cabin is quiet enough',
          ],
          goals: [1],
          features: [2],
        },
      ],
      plotTwist:
        'One family wants to let its cabin only to people they have met. Show how such a cabin appears among the four without looking better than the others.',
    },
  },
  started: 29.3,
  submitted: 12.3,
  frames: [
    {
      id: 'first',
      name: 'First screen, November',
      art: 'fjell-and-fern/first',
      pins: [
        { x: 22, y: 21, text: 'Five words that send the wrong people away, and make the right ones laugh.' },
        {
          x: 28,
          y: 53,
          text: 'Two lit windows are the only light that is not the sun. The bar stands in front of the house like a fence.',
        },
        {
          x: 70,
          y: 59.5,
          text: 'Quiet is asked like a date. “No neighbours” is an answer, and so is “a light across the lake”.',
        },
        {
          x: 29,
          y: 94,
          text: 'Name, valley, price, in the same places. Hallingdal comes before the number for people who know it.',
        },
        { x: 63, y: 78, text: 'One drawing, four hours of the day. The colour tells which side the mountain is on.' },
      ],
      notes: {
        none: 'When nothing is quiet enough, the bar stays and the cards give way to one line: “The quietest we have that weekend is Ridge hut, with one lit window at 900 metres.”',
      },
    },
    {
      id: 'cabin',
      name: 'One cabin and what it lacks',
      art: 'fjell-and-fern/cabin',
      pins: [
        {
          x: 50,
          y: 60,
          text: 'The path as Ragnhild walks it with wood on her back. Birgit can see where it is steep.',
        },
        { x: 18, y: 52, text: 'The heading is the promise of the house turned round: what it lacks, in four lines.' },
        { x: 50, y: 94, text: 'The button names the nights, so that nobody asks for the wrong ones.' },
      ],
    },
    {
      id: 'quietest',
      name: 'Nothing is that quiet',
      art: 'fjell-and-fern/none',
      pins: [
        { x: 76, y: 57, text: 'One lit window across the water. That is how much neighbour there is.' },
        {
          x: 50,
          y: 81,
          text: 'It does not apologise. It offers the next quiet one and says how far away the light is.',
        },
      ],
    },
    {
      id: 'seasons',
      name: 'One cabin, four months',
      art: 'fjell-and-fern/seasons',
      pins: [
        { x: 76, y: 50, text: 'The same drawing four times. Only the hour, the snow and the lamps change.' },
        { x: 26, y: 44.7, text: 'Light and path, since these two break off a stay. Nothing about temperatures.' },
        { x: 82, y: 5, text: 'The price never moves, and this is the page where one would expect it to.' },
      ],
    },
  ],
  coverage: {
    '0.0': { frames: ['first'] },
    '0.1': { frames: ['first'] },
    '0.2': { frames: ['first'] },
    '0.3': { frames: ['first'] },
    '0.4': { frames: ['first'] },
    '1.1': {
      argued:
        'A map of cabins without neighbours soon has neighbours, and two families asked for it not to exist. Map in the header shows valleys only. The way is told after the booking, by Ragnhild.',
    },
    '1.2': { frames: ['quietest'], notes: ['none'] },
  },
  words: {
    title: 'A cabin with nothing on',
    approach:
      'I printed sixty mails to the sisters and sorted them on the floor. Four heaps: where, when, who with, and how quiet. The fourth heap was the largest, and no form that I know asks for it. So it became the fourth field, as wide as the others.',
    challenges:
      'Four cards with the same drawing looked lazy until each had its own hour. Marks for path, water and road are missing on the cards: my first set looked like a road sign, and Ragnhild laughed at the second. That is the open point, and the important one.',
    resources: 'Fraunces and Inter. Sixty mails. Four evenings on one bench with a watercolour box.',
    tags: ['Organic', 'Light UI'],
    handoffNotes:
      'Each landscape has four layers from one palette of five. Layers are separate so that they can be tinted by the hour.',
    openToCollaboration: true,
    collaborationPreferences: ['active', 'passive'],
    techPreferences: ['Vue', 'TypeScript'],
    developerMessage:
      'The fourth question needs data that nobody has yet: distance to the next lit window. I know two people with a map and an idea.',
  },
};
