import type { SampleDesign } from './sample-design.ts';

export const corrant: SampleDesign = {
  slug: 'corrant',
  by: 'sana-aziz',
  brief: {
    number: 1206,
    industry: 'finance',
    styles: ['corporate'],
    level: 'stretch',
    timeBoxDays: 30,
    written: 49.4,
    isCommunity: false,
    content: {
      title: 'Corrant: the cash of a company by half past nine',
      task: 'Design the screen that a company’s treasurer opens in the morning, before a meeting with the board. Corrant is a small software firm near Mechelen, Belgium; its clients are middle-sized companies. The first screen is ‘The position’: it shows what the company has, owes and expects. Hand in the screen and the payments below it within one month.',
      projectDescription:
        'Corrant shows treasurers of middle-sized companies what they have, what they owe and when it gets tight. Its first eleven clients sit around Mechelen, Belgium. Each morning a treasurer joins six bank files in a spreadsheet and tells the board one number at half past nine. Corrant wants to be that number, and to be believed. Design the one screen a treasurer opens before that meeting.',
      situation:
        'The product exists as eight tables. They are right, and people copy them into their own spreadsheet to see whether they are. Payments wait for a second signature, and nobody knows whose.',
      whyNow:
        'Two clients were late with a payment in September, although there was money. Both end their contract on 31 December unless the morning gets shorter.',
      projectGoals: [
        'Lower the time to the morning’s number from 70 minutes to 15 minutes by 30 November, measured by watching four clients on two mornings.',
        'Lower payments that are late for want of a signature from 19 a month to 4 a month by 31 January, measured by the audit trail.',
        'Lower the number of clients who keep a spreadsheet of their own from 11 of 11 to 6 of 11 by 31 March, measured by a call to each of them.',
      ],
      successMeasures: [
        {
          metric: 'The time to the morning’s number',
          baseline: '70 minutes',
          target: '15 minutes',
          by: '30 November',
          how: 'Watching four clients on two mornings.',
        },
        {
          metric: 'Payments that are late for want of a signature',
          baseline: '19 a month',
          target: '4 a month',
          by: '31 January',
          how: 'The audit trail.',
        },
        {
          metric: 'Clients who keep a spreadsheet of their own',
          baseline: '11 of 11',
          target: '6 of 11',
          by: '31 March',
          how: 'A call to each of them.',
        },
      ],
      constraints: [
        {
          type: 'legal',
          text: 'A payment above € 50,000 needs two people, and the trail has to show both.',
          effect: 'How many have signed is part of each line.',
        },
        {
          type: 'technical',
          text: 'Banks deliver between 06:10 and 09:25; one of them often late.',
          effect: 'The hour of the position stands beside its name.',
        },
        {
          type: 'content',
          text: 'Amounts run from € 96,400 to € 48 million on one page.',
          effect: 'Millions are short where one compares and exact where one pays.',
        },
      ],
      nonGoals: ['Trading', 'Accounts of private people', 'A version for phones'],
      tension: {
        a: 'Liesbet Maes wants the low point of the next thirty days before anything else.',
        b: 'Ruben Van Acker wants the payments of this week, since they can still be changed.',
        where: 'In the first screenful, where a curve and a table ask for the same height.',
      },
      stakeholders: [
        { name: 'Liesbet Maes', role: 'Treasurer of a paper mill', wants: 'One number she can defend.' },
        { name: 'Ruben Van Acker', role: 'Founder', wants: 'Clients who stay after December.' },
      ],
      unknowns: [
        'Whether a stress line calms or frightens a board',
        'How much a treasurer wants to see before she trusts a sum',
      ],
      uspIntro: 'What a spreadsheet cannot keep up.',
      usps: [
        { title: 'The low, with its day', description: 'Not only how low, but on which morning.' },
        { title: 'Whose turn it is', description: 'Every payment says how many have signed.' },
      ],
      primaryAudience:
        'Treasurers and their one deputy in companies of 200 to 2,000 people, at two screens, between eight and half past nine.',
      personas: [
        {
          name: 'Griet Hoste',
          role: 'Deputy treasurer',
          age: 31,
          location: 'Mechelen, Belgium',
          goals: ['Knowing at nine who still has to sign'],
          painPoints: ['Calling three people to find one signature'],
          quote: 'The money is there. The second name is not.',
        },
        {
          name: 'Walter Peeters',
          role: 'Treasurer, former auditor',
          age: 59,
          location: 'Oostende, Belgium',
          goals: ['Tracing any sum to a line in two presses'],
          painPoints: ['Charts that round', 'Red where nothing is wrong'],
        },
      ],
      styleDescription:
        'Corporate as a good ledger is: navy, white, one blue that means “press”. Colour beside a number says what state it is in, and the word says it too. Avoid shadows and round charts, and any green that only celebrates.',
      colors: [
        { name: 'Sheet', hex: '#F4F6FA', role: 'background' },
        { name: 'Margin', hex: '#C2CEE6', role: 'surface' },
        { name: 'Navy', hex: '#10264D', role: 'text' },
        { name: 'Order blue', hex: '#1561E0', role: 'action' },
        { name: 'Amber', hex: '#B25B00', role: 'accent' },
      ],
      typography: {
        heading: {
          family: 'IBM Plex Sans',
          stack: '"IBM Plex Sans", "Segoe UI", "Helvetica Neue", Arial, sans-serif',
          weight: 600,
          note: 'For sums, with tabular figures and a thin space.',
        },
        body: {
          family: 'Noto Sans',
          stack: '"Noto Sans", Verdana, Geneva, "DejaVu Sans", sans-serif',
          weight: 400,
          note: 'At 14 px, labels above their values.',
        },
        sample: '30-day low, € 31.05 m on 21 Nov',
      },
      featuresIntro: 'The morning page. Everything else follows from it.',
      keyFeatures: [
        {
          title: 'The position',
          description: 'Available, committed, low, with hour and day.',
          priority: 'high',
          goal: 0,
        },
        { title: 'Thirteen weeks', description: 'A base line and a stress line.', priority: 'medium', goal: 2 },
        {
          title: 'Payments with signatures',
          description: 'Who is paid when, and what is missing.',
          priority: 'high',
          goal: 1,
        },
        { title: 'Audit trail', description: 'From each sum to its lines.', priority: 'low', goal: 2 },
      ],
      deliverablesIntro: 'One page for one hour of the day.',
      deliverables: [
        {
          title: 'Cash position',
          description: '1600 by 1200 px, on the second screen.',
          requirements: [
            'Three sums side by side, each with what qualifies it',
            'Day and hour of the position beside its name',
            'A curve of thirteen weeks with the low marked on it',
            'Base and stress told apart by more than colour',
            'Sums of curve and tiles that agree to the cent',
          ],
          goals: [0, 2],
          features: [0, 1],
        },
        {
          title: 'Payments',
          description: 'Below the curve, not behind it.',
          requirements: [
            'Four payments with day, amount and state of approval',
            'How many of two have signed, in words',
            'A chart of approvals by person',
          ],
          goals: [1],
          features: [2],
        },
      ],
      plotTwist:
        'One bank stops delivering for two days. The page has to be opened all the same, with 83% of the money on it. Show which numbers still stand.',
    },
  },
  started: 46.2,
  submitted: 18.5,
  frames: [
    {
      id: 'position',
      name: 'Cash position, 09:30',
      art: 'corrant',
      pins: [
        { x: 31, y: 11, text: 'The hour is part of the title. One bank is late every third day.' },
        { x: 76.3, y: 26.5, text: 'The low has its day. A board asks “when” before it asks “why”.' },
        {
          x: 61.2,
          y: 52.5,
          text: 'Marked on the curve as well. Here dot and label do not agree yet: the line is drawn at 36.',
        },
        { x: 89, y: 34.8, text: 'Stress is dashed, so the two lines differ on a grey printer.' },
        {
          x: 84.5,
          y: 81,
          text: '“1 of 2”, and not “pending”. Griet knows then that she has to call one person and not three.',
        },
      ],
      notes: {
        order:
          'Tiles, curve, payments. Liesbet reads down, Ruben’s clients scroll to the table; both find theirs without a second page.',
      },
    },
  ],
  coverage: {
    '0.0': { frames: ['position'] },
    '0.1': { frames: ['position'] },
    '0.2': { frames: ['position'], notes: ['order'] },
    '0.3': { frames: ['position'] },
    '1.0': { frames: ['position'] },
    '1.1': { frames: ['position'] },
    '1.2': {
      argued:
        'A chart of approvals by person ranks colleagues. The trail has the names, for those who must ask. The page says whose turn it is, and that is enough for half past nine.',
    },
  },
  words: {
    title: 'Corrant, half past nine',
    approach:
      'I sat beside two treasurers from eight on and wrote down what they said aloud. The order of the page is the order of their sentences: what we have, what is gone already, when it gets tight, who still has to sign.',
    challenges:
      'The curve is drawn from practice numbers, and its lowest point does not stand where the tile says. Nobody who works with money forgives that, so the design stays private until the line is right. Second worry: the grey labels pass, and Walter still leaned forward.',
    resources: 'IBM Plex Sans. Two mornings, two treasurers. A ledger from 1938, for its columns.',
    tags: ['Corporate', 'Light UI'],
    handoffNotes:
      'Figures are tabular, the currency sign is followed by a thin space. Rows are 68 px. State is dot plus word, never the dot alone.',
    privateNotes: 'Ask both treasurers before this is shown. Draw the curve again from the thirteen weekly sums.',
    isPublic: false,
  },
};
