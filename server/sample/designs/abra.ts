import type { SampleDesign } from './sample-design.ts';

export const abra: SampleDesign = {
  slug: 'abra',
  by: 'yusuf-belkhadra',
  brief: {
    number: 1347,
    industry: 'travel',
    styles: ['organic', 'playful'],
    level: 'professional',
    timeBoxDays: 14,
    written: 22.7,
    isCommunity: true,
    content: {
      title: 'Abra: the next boat across the creek, in Arabic first',
      client: { name: 'Rahba Boatmen', place: 'Khor Rahba, United Arab Emirates' },
      task: 'Design the phone screens of Rahba Boatmen, a union of 31 small ferries in a harbour town in the United Arab Emirates. Passengers stand on the quay and want to know when a boat leaves. The first screen is ‘Next boat’: it says in minutes when the next one goes. Draw in Arabic, from right to left. Hand in four phone screens within two weeks.',
      projectDescription:
        'Rahba Boatmen carry 9,400 people a day across the creek, for one dirham each. There is no timetable. A boat goes when it is full, and nobody on the quay knows when that will be. Half of the passengers work on the other side and are late because of it. Design what they look at while they wait.',
      situation:
        'Each boat has twenty seats and a man who calls. At seven in the morning four boats leave in ten minutes, and at two in the afternoon one leaves in forty. The union has a page in English, which its own members cannot read. Each day 64 boats leave with half of their seats empty.',
      whyNow:
        'From January on a new bridge has a bus every twelve minutes. The boatmen have lost one passenger in nine since it opened for cars.',
      projectGoals: [
        'Lower the longest wait at two in the afternoon from 41 minutes to 18 minutes by 31 May, measured by the man at the steps, with a watch.',
        'Raise passengers who come back within a week from 57% to 68% by 31 May, measured by the numbers of the tickets.',
        'Lower boats that leave with half of the seats empty from 64 a day to 23 a day by 30 June, measured by the counting of the boatmen.',
      ],
      successMeasures: [
        {
          metric: 'The longest wait at two in the afternoon',
          baseline: '41 minutes',
          target: '18 minutes',
          by: '31 May',
          how: 'The man at the steps, with a watch.',
        },
        {
          metric: 'Passengers who come back within a week',
          baseline: '57%',
          target: '68%',
          by: '31 May',
          how: 'The numbers of the tickets.',
        },
        {
          metric: 'Boats that leave with half of the seats empty',
          baseline: '64 a day',
          target: '23 a day',
          by: '30 June',
          how: 'The counting of the boatmen.',
        },
      ],
      constraints: [
        {
          type: 'people',
          text: 'Half of the passengers read Arabic only, and one in five reads slowly.',
          effect: 'Figures are Arabic-Indic, words are few, and each screen can be understood from its drawing.',
        },
        {
          type: 'technical',
          text: 'There is no network under the bridge and at two of the five landings.',
          effect: 'The ticket works without one.',
        },
        {
          type: 'money',
          text: 'The price is one dirham and has not changed since 1998.',
          effect: 'Nothing on a screen looks like an offer.',
        },
      ],
      nonGoals: ['Tours for visitors', 'A page in English', 'Seats that cost more'],
      tension: {
        a: 'Mona Al-Suwaidi wants seats to be kept, so that people come at the right minute.',
        b: 'Salim Marzouqi wants nobody to keep a seat, because the man who stands there has come first.',
        where: 'On ‘Next boat’, at the number of free seats.',
      },
      stakeholders: [
        { name: 'Mona Al-Suwaidi', role: 'Keeps the union’s books', wants: 'People who come back.' },
        { name: 'Salim Marzouqi', role: 'Boatman for thirty years', wants: 'A full boat and no quarrel at the steps.' },
      ],
      unknowns: ['Whether passengers give up a kept seat in time', 'What people do during prayer, when no boat leaves'],
      uspIntro: 'Three things that the bus cannot say.',
      usps: [
        { title: 'Six minutes', description: 'From quay to quay, with wind on the face.' },
        { title: 'A name', description: 'Each boat has a man, and people know whose boat they like.' },
        { title: 'One dirham', description: 'It was one dirham when the passengers’ fathers crossed.' },
      ],
      primaryAudience:
        'People who cross twice a day to work in the market, in workshops and in houses, with a phone in one hand and a bag in the other.',
      personas: [
        {
          name: 'Abdulkarim Wali',
          role: 'Tailor in the market',
          age: 46,
          location: 'Khor Rahba, United Arab Emirates',
          goals: ['To drink his tea and still be on the boat'],
          painPoints: ['Running to steps that are empty'],
          quote: 'Tell me four minutes, and I can finish the hem.',
        },
        {
          name: 'Rukhsana Begum',
          role: 'Cook in a house on the far side',
          age: 33,
          location: 'Khor Rahba, United Arab Emirates',
          goals: ['To be home before the children'],
          painPoints: ['Words that she has to read twice'],
        },
      ],
      styleDescription:
        'Organic in the manner of the water and of the tiles on the old customs house: flat colour, round waves, a star with eight points. Playful in the boats, never in the numbers. Avoid gold, falcons and the towers of other cities.',
      direction: {
        mood: 'Light and certain, since people look at it while walking.',
        shape: 'The star of the customs house for places, waves for time.',
        type: 'Vazirmatn in heavy weights, for figures first.',
        color: 'Tar for text, deep blue for actions, teal for water only, apricot for what is free.',
        avoid: 'Gold, falcons, photographs of sunsets.',
      },
      colors: [
        { name: 'Sand', hex: '#FBF3E4', role: 'background' },
        { name: 'White', hex: '#FFFFFF', role: 'surface' },
        { name: 'Tar', hex: '#15110E', role: 'text' },
        { name: 'Deep blue', hex: '#23318A', role: 'action' },
        { name: 'Sail', hex: '#FFFFFF', role: 'actionText' },
        { name: 'Red lead', hex: '#B23A2E', role: 'accent' },
      ],
      typography: {
        heading: {
          family: 'Vazirmatn',
          stack: '"Vazirmatn", "Helvetica Neue", Arial, sans-serif',
          weight: 800,
          size: 34,
          note: 'For minutes, names of landings and the number of the boat.',
        },
        body: {
          family: 'Vazirmatn',
          stack: '"Vazirmatn", "Helvetica Neue", Arial, sans-serif',
          weight: 400,
          size: 16,
          note: 'For everything else.',
        },
        sample: 'بعد أربع دقائق',
      },
      featuresIntro: 'Four screens, each read in the time of a few steps.',
      keyFeatures: [
        { title: 'Next boat', description: 'When it leaves, and how many seats are free.', priority: 'high', goal: 0 },
        { title: 'Landings', description: 'Five stairs, and which is the nearest.', priority: 'medium', goal: 0 },
        { title: 'Ticket', description: 'Shown at the steps, without a network.', priority: 'high', goal: 1 },
        { title: 'No boats', description: 'Wind and prayer, and what to do.', priority: 'low', goal: 2 },
      ],
      deliverablesIntro: 'Phone screens at 390 px, in Arabic, from right to left.',
      deliverables: [
        {
          title: 'Before the steps',
          description: 'What people look at while they come.',
          requirements: [
            'Minutes to the next boat as the largest words of the screen',
            'Free seats, shown as a number and as a drawing',
            'Five landings on one map, the nearest one named',
            'The next two boats with their men',
          ],
          goals: [0, 2],
          features: [0, 1],
        },
        {
          title: 'At the steps, and without boats',
          description: 'What people show, and what they see in wind.',
          requirements: [
            'A ticket that works without a network, on one screen',
            'Giving a ticket back in one press',
            'One screen for strong wind, with two other ways',
            'The first screen in large text',
          ],
          goals: [1],
          features: [2, 3],
        },
      ],
      plotTwist:
        'In the second week the town asks the boatmen to carry wheelchairs. Two boats of the 31 can do it. Show which boat that is, and how a passenger asks for it, without making the others wait.',
    },
  },
  started: 17.9,
  submitted: 4.4,
  frames: [
    {
      id: 'next',
      name: 'The next boat',
      art: 'abra/next',
      pins: [
        { x: 62, y: 47, text: 'The minutes are words and not a number that counts down, so that nobody runs.' },
        { x: 45, y: 56, text: 'Seven seats, once as a figure and once as seats. Those who read slowly count.' },
        { x: 60, y: 77, text: 'A line without a boat, since prayer is part of the timetable.' },
      ],
    },
    {
      id: 'landing',
      name: 'The nearest stair',
      art: 'abra/landing',
      pins: [
        { x: 74, y: 19, text: 'The stairs are stars from the tiles, so that they are found without reading.' },
        { x: 56, y: 75, text: 'Steps instead of metres, and the tide: the lowest stair is wet twice a day.' },
      ],
    },
    {
      id: 'ticket',
      name: 'Ticket',
      art: 'abra/ticket',
      pins: [
        {
          x: 50,
          y: 53,
          text: 'The star turns and changes its colours each minute. Salim knows which one is right, without a network.',
        },
        { x: 50, y: 90, text: 'Giving it back costs nothing and can be pressed until the boat leaves.' },
      ],
      notes: {
        union: 'A kept seat is free again three minutes before the boat leaves. This was the price of Salim’s yes.',
      },
    },
    {
      id: 'wind',
      name: 'The boats are asleep',
      art: 'abra/wind',
      pins: [
        { x: 62, y: 54, text: 'Why, and who says so. A name is believed more than a symbol.' },
        { x: 50, y: 70, text: 'The bus of the bridge is named. Who is told the truth comes back.' },
      ],
    },
  ],
  coverage: {
    '0.0': { frames: ['next'] },
    '0.1': { frames: ['next'], notes: ['union'] },
    '0.2': { frames: ['landing'] },
    '0.3': { frames: ['next'] },
    '1.0': { frames: ['ticket'] },
    '1.1': { frames: ['ticket'] },
    '1.2': { frames: ['wind'] },
    '1.3': {
      argued:
        'Large text moves the second boat below the edge and nothing else. I tried it with two passengers and left it undrawn.',
    },
  },
  words: {
    title: 'Abra',
    approach:
      'I stood on the stairs for three mornings and asked what people said into their phones. They said: I am at the water, I do not know. So the first screen answers the one question that they cannot answer, in the words that the boatmen shout.',
    challenges:
      'Right to left is more than a mirror. The boat goes to the left here because the far side lies to the left of the market, and figures keep their own direction within the line. The seats that are free stand where an Arabic reader begins.',
    resources: 'Vazirmatn. A tile of the old customs house, drawn with a ruler and a thread.',
    tags: ['Playful', 'Organic', 'Colorful'],
    handoffNotes:
      'All distances are written as start and end, never as left and right. The star is one path with two radii.',
    openToCollaboration: true,
    collaborationPreferences: ['active'],
    techPreferences: ['Flutter', 'Kotlin'],
    developerMessage:
      'Please test with a phone that is set to Arabic, not with a mirrored one. The figures will show you why.',
  },
};
