import type { SampleDesign } from './sample-design.ts';

export const halm: SampleDesign = {
  slug: 'halm',
  by: 'mei-arnadottir',
  brief: {
    number: 1583,
    industry: 'finance',
    styles: ['minimal', 'organic'],
    level: 'professional',
    timeBoxDays: 14,
    written: 36.1,
    isCommunity: false,
    content: {
      title: 'Halm: a card that can be told what to do',
      task: 'Design the card screens of Halm, a savings bank with 61,000 customers in Vorarlberg, Austria. People use them on a phone, standing, with one thumb. The first screen is ‘The card’: it says what is left this month and lets people freeze. Hand in four phone screens within two weeks.',
      projectDescription:
        'Halm is a savings bank with nine branches and one card. A third of the calls to its hotline are about that card: it is lost, it was refused, or it paid something it should not. People are afraid of the button that blocks it, since the old block cannot be undone. Design the screens that freeze, limit and place the card, so that nobody has to ring.',
      situation:
        'The app shows a list of payments and a button “Block card”. A blocked card is replaced by post, which takes six days. Four people answer the phone from seven to seven. They take 430 calls about the card a week.',
      whyNow:
        'From January the card network lets the bank freeze a card and wake it again within a second. The hotline loses two of its four people in March.',
      projectGoals: [
        'Lower calls about the card from 430 a week to 190 a week by 31 May, measured by the hotline.',
        'Lower cards that are replaced and were never lost from 57 a week to 12 a week by 31 May, measured by the card office.',
        'Raise customers who have set a limit from 4 in 100 to 23 in 100 by 30 June, measured by the accounts.',
      ],
      successMeasures: [
        {
          metric: 'Calls about the card',
          baseline: '430 a week',
          target: '190 a week',
          by: '31 May',
          how: 'The hotline.',
        },
        {
          metric: 'Cards that are replaced and were never lost',
          baseline: '57 a week',
          target: '12 a week',
          by: '31 May',
          how: 'The card office.',
        },
        {
          metric: 'Customers who have set a limit',
          baseline: '4 in 100',
          target: '23 in 100',
          by: '30 June',
          how: 'The accounts.',
        },
      ],
      constraints: [
        {
          type: 'technical',
          text: 'Standing orders do not pass through the card network and cannot be frozen.',
          effect: 'A frozen card says that the rent still goes out.',
        },
        {
          type: 'legal',
          text: 'A refused payment is shown to the customer within one minute, with the name of the shop.',
          effect: 'The refusal is the first thing on the frozen card, with two short answers.',
        },
        {
          type: 'brand',
          text: 'The bank never shows red on an account.',
          effect: 'Danger has to be told by words, place and one warm tone.',
        },
      ],
      nonGoals: ['A second card', 'Credit', 'Advice on saving'],
      tension: {
        a: 'Gerlinde Fessler wants a second question before anything is frozen.',
        b: 'Emre Sönmez wants one press, because the people who call him are shaking.',
        where: 'On ‘The card’, at the button that freezes.',
      },
      stakeholders: [
        { name: 'Gerlinde Fessler', role: 'Head of the card office', wants: 'No freeze by mistake.' },
        { name: 'Emre Sönmez', role: 'Answers the hotline', wants: 'Calls from people who lost something real.' },
      ],
      unknowns: [
        'Whether people look for a limit before or after a large payment',
        'How many travel with one card only',
      ],
      uspIntro: 'Three things that the bank can say and that few others say.',
      usps: [
        { title: 'It wakes again', description: 'A frozen card is back within a second, as often as one likes.' },
        { title: 'Rent is safe', description: 'Whatever is frozen, standing orders run and refunds arrive.' },
        { title: 'Closed again by itself', description: 'A limit or a country can be opened for two weeks.' },
      ],
      primaryAudience:
        'Customers who have one account and one card, check it twice a day, and ring the hotline rather than try a button they do not know.',
      personas: [
        {
          name: 'Konstantina Weiss-Arrhenius',
          role: 'Stage carpenter, paid by the month',
          age: 37,
          location: 'Bregenz, Austria',
          goals: ['To freeze the card at eleven at night without ringing anybody'],
          painPoints: ['Words such as “permanently block” on a button'],
          quote: 'I only want it to stop for a moment.',
        },
        {
          name: 'Alfons Rhomberg',
          role: 'Retired teacher',
          age: 71,
          location: 'Dornbirn, Austria',
          goals: ['A limit that his granddaughter cannot pass by mistake'],
          painPoints: ['Sliders that jump when his thumb shakes'],
        },
      ],
      styleDescription:
        'Minimal with something grown in it: linen, petrol and one soft light on the card. Shadows say only what can be touched. Avoid red, locks, shields and anything that looks like an alarm.',
      colors: [
        { name: 'Linen', hex: '#F1EFEB', role: 'background' },
        { name: 'Paper', hex: '#FFFFFF', role: 'surface' },
        { name: 'Ink', hex: '#1D2B2C', role: 'text' },
        { name: 'Petrol', hex: '#1F5A5C', role: 'action' },
        { name: 'Snow', hex: '#FFFFFF', role: 'actionText' },
        { name: 'Clay', hex: '#9A4B30', role: 'accent' },
      ],
      typography: {
        heading: {
          family: 'Figtree',
          stack: '"Figtree", "Avenir Next", Avenir, Montserrat, "Segoe UI", sans-serif',
          weight: 600,
          note: 'For amounts, with figures of one width.',
        },
        body: {
          family: 'Figtree',
          stack: '"Figtree", "Avenir Next", Avenir, Montserrat, "Segoe UI", sans-serif',
          weight: 400,
          note: 'For everything that explains an amount.',
        },
        sample: '465.60 € left in November',
      },
      featuresIntro: 'Four screens, one decision on each.',
      keyFeatures: [
        { title: 'The card', description: 'What is left, and the button that freezes.', priority: 'high', goal: 0 },
        { title: 'Limits', description: 'A payment, a day or a month, for a time.', priority: 'medium', goal: 2 },
        { title: 'Frozen', description: 'What was refused, and what still runs.', priority: 'high', goal: 1 },
        { title: 'Where it works', description: 'Ways to pay, and countries.', priority: 'low', goal: 0 },
      ],
      deliverablesIntro: 'Phone screens at 390 px, with the words as they will be shown.',
      deliverables: [
        {
          title: 'Card and limit',
          description: 'The two screens for a calm day.',
          requirements: [
            'What is left this month as the largest number on the screen',
            'Freezing and waking in one press each',
            'A limit for a month that ends by itself on a named day',
            'A forecast written before the button',
          ],
          goals: [0, 2],
          features: [0, 1],
        },
        {
          title: 'Frozen, and where it works',
          description: 'The two screens for a bad evening.',
          requirements: [
            'One refused payment with a shop’s name on two lines',
            'What still runs while the card is frozen, as a list',
            'A country that is open for two weeks',
            'A switch that was just turned off, and its way back',
            'All four screens in large text, twice the usual size',
          ],
          goals: [0, 1],
          features: [2, 3],
        },
      ],
      plotTwist:
        'In the second week the card network reports that a frozen card may still pay for a motorway toll, up to three days later. Say so where the card is frozen, without taking back its calm.',
    },
  },
  started: 33.8,
  submitted: 6.9,
  frames: [
    {
      id: 'card',
      name: 'Everyday card',
      art: 'halm/card',
      pins: [
        { x: 22, y: 56, text: 'What is left comes first, what is spent explains it.' },
        { x: 18, y: 46, text: 'Freeze needs no second question, because it can be undone.' },
        { x: 22, y: 87, text: 'Pending is grey in the amount, not a badge.' },
      ],
    },
    {
      id: 'limit',
      name: 'A limit for a month',
      art: 'halm/limit',
      pins: [
        { x: 54, y: 26, text: 'The pale part is room, the dark part is gone; the knob cannot pass under it.' },
        { x: 50, y: 37, text: 'The number is the biggest thing and can be typed.' },
        { x: 50, y: 80, text: 'The forecast stands before the button, so that it can change a mind.' },
      ],
    },
    {
      id: 'frozen',
      name: 'Frozen',
      art: 'halm/frozen',
      pins: [
        { x: 83, y: 18, text: 'The card loses its warmth when frozen, and keeps its place.' },
        { x: 50, y: 63, text: 'Two answers, both short; the merchant’s long name gets two lines.' },
        { x: 50, y: 80, text: 'The fear is the rent, so the rent is named.' },
      ],
      notes: {
        toll: 'The motorway toll is a third line of this list, and it appears only where the card has paid tolls.',
      },
    },
    {
      id: 'where',
      name: 'Where it works',
      art: 'halm/where',
      pins: [
        { x: 58, y: 23, text: 'Here is shown, so that a country is no list of flags.' },
        { x: 85, y: 56, text: 'Off was just pressed; the way back waits below.' },
        { x: 40, y: 81, text: 'A country for two weeks closes itself.' },
      ],
    },
  ],
  coverage: {
    '0.0': { frames: ['card'] },
    '0.1': { frames: ['card', 'frozen'] },
    '0.2': { frames: ['limit'] },
    '0.3': { frames: ['limit'] },
    '1.0': { frames: ['frozen'] },
    '1.1': { frames: ['frozen'], notes: ['toll'] },
    '1.2': { frames: ['where'] },
    '1.3': { frames: ['where'] },
    '1.4': {
      argued:
        'I tried the card at twice the size and it broke in one place: the three acts under the card need a second row. I would rather say that than show a screen that I have not tested with anybody.',
    },
  },
  words: {
    title: 'Halm, a card that can be told what to do',
    approach:
      'I listened to twenty-six recorded calls. Nobody asked how to block a card. They asked whether it could be undone, and whether the rent would still go out. These two answers became the design.',
    challenges:
      'Gerlinde wanted a second question before the freeze. I built it and watched five people read it: all five stopped. A question is right before something final. This is not final any more, so the question went and an undo came.',
    resources: 'Figtree. Twenty-six recorded calls. A phone with a cracked screen, to hold it as people hold it.',
    tags: ['Minimalist', 'Organic', 'Light UI'],
    handoffNotes:
      'One column of 358 px, 16 px to the edge. Groups have a radius of 22 and one shadow. The frozen card is the same drawing with a colour matrix, so it must not be a second picture.',
    openToCollaboration: true,
    collaborationPreferences: ['passive'],
    techPreferences: ['React Native', 'TypeScript'],
    developerMessage: 'The dial is the part that needs care: with a screen reader it is a number field, nothing else.',
  },
};
