import type { SampleDesign } from './sample-design.ts';

export const kelle: SampleDesign = {
  slug: 'kelle',
  by: 'greta-lindner',
  brief: {
    number: 1422,
    industry: 'food',
    styles: ['bold', 'playful'],
    level: 'foundation',
    timeBoxDays: 7,
    written: 26.2,
    isCommunity: true,
    content: {
      title: 'Kelle: a bowl for everybody who waits in a hospital',
      client: { name: 'Kelle', place: 'Klagenfurt, Austria' },
      task: 'Design the screens of a kiosk at Kelle, the canteen of a hospital in Klagenfurt, Austria. Visitors, patients in slippers and nurses in a hurry order at it while they stand. The first screen is ‘Bowls’: it shows the four dishes of the day. Hand in five screens of 1080 × 1920 px within a week.',
      projectDescription:
        'Kelle cooks four bowls a day for 640 people. At noon a queue goes through two fire doors, since one woman takes all orders and knows by heart what is in each bowl. People who may not eat something have to say so aloud, in front of others. Design a kiosk that takes the order and tells what is in it.',
      situation:
        'Mirjana Kos has stood at the till for nineteen years. At half past twelve people wait for 14 minutes and eat in 6. Nurses have thirty minutes in all and buy chocolate from a machine. Each week 22 bowls are sent back because of what is in them.',
      whyNow:
        'On 1 April Mirjana goes down to half of her hours. Two kiosks have been bought already, and they show the maker’s sample with burgers.',
      projectGoals: [
        'Lower the wait at half past twelve from 14 minutes to 6 minutes by 31 May, measured by a watch at the second fire door.',
        'Raise nurses who eat a meal on their shift from 31 of 90 to 58 of 90 by 30 June, measured by the list of the wards.',
        'Lower bowls that are sent back because of what is in them from 22 a week to 4 a week by 31 May, measured by the kitchen.',
      ],
      successMeasures: [
        {
          metric: 'The wait at half past twelve',
          baseline: '14 minutes',
          target: '6 minutes',
          by: '31 May',
          how: 'A watch at the second fire door.',
        },
        {
          metric: 'Nurses who eat a meal on their shift',
          baseline: '31 of 90',
          target: '58 of 90',
          by: '30 June',
          how: 'The list of the wards.',
        },
        {
          metric: 'Bowls that are sent back because of what is in them',
          baseline: '22 a week',
          target: '4 a week',
          by: '31 May',
          how: 'The kitchen.',
        },
      ],
      safety: 'A screen never says that a dish is safe for somebody. It says what is in it.',
      firstStep:
        'Stand where the kiosk will stand, hold a tray with one hand, and write down what you can still press. You now know where the buttons go.',
      constraints: [
        {
          type: 'technical',
          text: 'The screen is 1080 × 1920 px, upright, and hangs with its middle at 130 cm.',
          effect: 'Whoever sits reaches the lower half only.',
        },
        {
          type: 'legal',
          text: 'Fourteen things have to be named if they are in a dish.',
          effect: 'They are written in words on the dish, and never behind a symbol alone.',
        },
        {
          type: 'people',
          text: 'Four languages are spoken in the queue, and many people read none of them well.',
          effect: 'Each dish can be told by its drawing.',
        },
      ],
      nonGoals: ['A loyalty card', 'Orders from outside', 'The menu of next week'],
      tension: {
        a: 'Mirjana Kos wants everybody to be able to leave one thing out.',
        b: 'Dr. Emil Haas wants no changes at all, since the kitchen then counts wrong.',
        where: 'On ‘One bowl’, at the things that can be left out.',
      },
      stakeholders: [
        {
          name: 'Mirjana Kos',
          role: 'At the till for nineteen years',
          wants: 'That nobody has to say an illness aloud.',
        },
        { name: 'Dr. Emil Haas', role: 'Runs the kitchen', wants: 'Four bowls that are always the same.' },
      ],
      unknowns: ['Whether patients with a drip stand come close enough', 'How many people pay with coins'],
      uspIntro: 'Three things that the chocolate machine cannot say.',
      usps: [
        { title: 'Four, not forty', description: 'There are four bowls, so nobody has to read a list.' },
        { title: 'Known', description: 'What is in a bowl is known to the gram.' },
        { title: 'Minutes', description: 'Each bowl says how long it takes today.' },
      ],
      primaryAudience:
        'People who stand in a corridor with something on their mind, and who have between six and thirty minutes.',
      personas: [
        {
          name: 'Jelka Oman',
          role: 'Nurse on ward 4',
          age: 38,
          location: 'Klagenfurt, Austria',
          goals: ['Something warm within six minutes'],
          painPoints: ['A queue that she can see from the lift'],
          quote: 'If I see the second door, I turn around.',
        },
        {
          name: 'Hermann Duller',
          role: 'Retired carpenter, visits his wife',
          age: 79,
          location: 'Villach, Austria',
          goals: ['Soup, and to sit near the window'],
          painPoints: ['Buttons that move while he looks at them'],
        },
      ],
      styleDescription:
        'Bold as a picture book for adults: one colour to a dish, a bowl from above, few words. Playful in the food and serious about what is in it. Avoid photographs of food, and green leaves as a sign for health.',
      direction: {
        mood: 'Cheerful, and never loud about illness.',
        shape: 'Round bowls on square fields, so that each dish has a place that can be pointed at.',
        type: 'Fraunces in bold for names, Figtree for facts.',
        color: 'One field of colour for each dish, the same on every screen. White letters only on the dark ones.',
        avoid: 'Photographs, stars, the word “healthy”.',
      },
      colors: [
        { name: 'Cream', hex: '#FFF3DF', role: 'background' },
        { name: 'White', hex: '#FFFFFF', role: 'surface' },
        { name: 'Cocoa', hex: '#241412', role: 'text' },
        { name: 'Leaf green', hex: '#245C3A', role: 'action' },
        { name: 'Milk', hex: '#FFF3DF', role: 'actionText' },
        { name: 'Tomato', hex: '#C03C1F', role: 'accent' },
      ],
      typography: {
        heading: {
          family: 'Fraunces',
          stack: '"Fraunces", Georgia, "Times New Roman", serif',
          weight: 700,
          size: 64,
          note: 'For names of dishes and for the number.',
        },
        body: {
          family: 'Figtree',
          stack: '"Figtree", "Helvetica Neue", Arial, sans-serif',
          weight: 500,
          size: 20,
          note: 'For prices, times and what is in it.',
        },
        sample: 'Hungry? Touch a bowl.',
      },
      featuresIntro: 'Three steps, and a screen for people who sit.',
      keyFeatures: [
        { title: 'Bowls', description: 'Four dishes with price and minutes.', priority: 'high', goal: 0 },
        { title: 'One bowl', description: 'What is in it, and what can be left out.', priority: 'high', goal: 2 },
        { title: 'Paying', description: 'Card, coins, or a voucher of a ward.', priority: 'medium', goal: 0 },
        { title: 'Number', description: 'Whose turn it is, and how long.', priority: 'low', goal: 1 },
      ],
      deliverablesIntro: 'Upright screens at 1080 × 1920 px, finished.',
      deliverables: [
        {
          title: 'Choosing',
          description: 'The four bowls and one of them.',
          requirements: [
            'Four dishes on one screen, each with price and minutes',
            'One dish with everything that is in it, in words',
            'Three things that can be left out or made less',
          ],
          goals: [0, 2],
          features: [0, 1],
        },
        {
          title: 'Paying and waiting',
          description: 'From the card to the tray.',
          requirements: [
            'Where the card is held, drawn at the place itself',
            'The whole order with its sum on one screen',
            'The number, and how long it takes',
            'What people with coins do, written on the screen',
          ],
          goals: [0, 1],
          features: [2, 3],
        },
        {
          title: 'For people who sit',
          description: 'The same, lower.',
          requirements: ['All four dishes in the lower half of the screen', 'Prices in figures of 24 px or more'],
          goals: [0],
          features: [0],
        },
      ],
      plotTwist:
        'On day four the kitchen says that one bowl is sold out at ten past twelve each day. Show the first screen when one of four fields is empty, and keep the places of the others.',
    },
  },
  started: 16.4,
  submitted: 5.9,
  frames: [
    {
      id: 'start',
      name: 'Four bowls',
      art: 'kelle/start',
      pins: [
        { x: 25, y: 31, text: 'A dish is a colour and a bowl. It can be pointed at in any language.' },
        { x: 40, y: 53, text: 'Minutes beside the price, since most people here have more money than time.' },
        { x: 86, y: 94, text: 'Sitting is a language, too: one press and everything comes down.' },
      ],
    },
    {
      id: 'bowl',
      name: 'Beetroot',
      art: 'kelle/bowl',
      pins: [
        { x: 50, y: 27, text: 'The same bowl, as large as a plate, so that one sees what the words mean.' },
        { x: 35, y: 74, text: 'Three changes, no more. It is what the kitchen can count.' },
        { x: 45, y: 82, text: 'What is in it is said. Whether it is good for somebody is not ours to say.' },
      ],
    },
    {
      id: 'seated',
      name: 'For people who sit',
      art: 'kelle/seated',
      pins: [
        { x: 50, y: 20, text: 'The upper half is out of reach, so it holds nothing that can be pressed.' },
        { x: 50, y: 60, text: 'All four bowls in one row, at the height of an armrest.' },
      ],
    },
    {
      id: 'pay',
      name: 'Card here',
      art: 'kelle/pay',
      pins: [
        { x: 50, y: 44, text: 'The circles lie around the real reader behind the glass.' },
        { x: 45, y: 91, text: 'Coins and vouchers are answered before somebody has to ask.' },
      ],
    },
    {
      id: 'number',
      name: 'Number 58',
      art: 'kelle/number',
      pins: [
        { x: 42, y: 20, text: 'Readable from the lift. People sit down and do not stand about.' },
        { x: 42, y: 35, text: 'What is still missing is named, and not the time alone.' },
      ],
    },
  ],
  coverage: {
    '0.0': { frames: ['start'] },
    '0.1': { frames: ['bowl'] },
    '0.2': { frames: ['bowl'] },
    '1.0': { frames: ['pay'] },
    '1.1': { frames: ['pay'] },
    '1.2': { frames: ['number'] },
    '1.3': { frames: ['pay'] },
    '2.0': { frames: ['seated'] },
    '2.1': {
      argued: 'They are 19 points, which is 38 px of the screen. Larger ones pushed the fourth bowl off the row.',
    },
  },
  words: {
    title: 'Kelle',
    approach:
      'I stood in the corridor with a tray from eleven to one. People chose with their eyes on the pots and not on the board. So each pot became a colour and a drawing, and the words came after it.',
    challenges:
      'Emil wanted no changes, Mirjana wanted all of them. I counted the slips of a month: three wishes made up nine tenths. These three are on the screen, and for the rest there is Mirjana.',
    resources: 'Fraunces and Figtree. A tray. Four bowls from above, cut from coloured paper first.',
    tags: ['Bold', 'Playful', 'Colorful'],
    handoffNotes: 'Everything that can be pressed is 92 px high or more. No field moves after it has been drawn.',
    openToCollaboration: true,
    collaborationPreferences: ['passive'],
    techPreferences: ['Vue', 'HTML and CSS'],
    developerMessage:
      'If nobody presses for forty seconds it goes back to the start, slowly, and keeps what was chosen for a minute.',
  },
};
