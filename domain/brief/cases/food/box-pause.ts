import { defineCase, money } from '../case.ts';

export const boxPause = defineCase({
  id: 'box-pause',
  industry: 'food',
  client: 'everyday',
  model: 'subscription',
  channel: 'phone',
  about:
    'A company brings vegetable boxes every week. Growers harvest to order, so a box can be skipped only until a fixed hour. Many people ask too late, because nothing tells them the hour, and some end the subscription although they only wanted a pause. The company wants earlier skips and pauses from which people return.',
  settings: [
    {
      country: 'dk',
      town: 'Aarhus',
      orgs: ['Muldkassen', 'Marselis Grøntkasse', 'Kassen fra Brabrand'],
      start: [6, 1],
      trigger: 'season',
      languages: ['Danish', 'English'],
      inputs: [
        {
          boxes: 2400,
          skips: 310,
          lateIn100: 31,
          back: 58,
          price: 229,
          summer: 840,
          ends: 132,
          paused: 57,
          pausedGoal: 31,
          returns: 54,
          returnsGoal: 72,
          growers: 14,
        },
        {
          boxes: 1650,
          skips: 220,
          lateIn100: 34,
          back: 44,
          price: 245,
          summer: 590,
          ends: 96,
          paused: 41,
          pausedGoal: 23,
          returns: 51,
          returnsGoal: 69,
          growers: 11,
        },
      ],
      words: {
        cut: 'Friday at 10:00',
        day: 'Wednesday',
        veg: 'new potatoes and dill',
        change: 'households begin to go away for the summer',
        away: 'two weeks in a summer house without a delivery',
        pass: 'a shared house for students',
      },
    },
    {
      country: 'au',
      town: 'Hobart',
      orgs: ['Derwent Veg Boxes', 'Knocklofty Boxes', 'Huon Road Produce Boxes'],
      start: [12, 1],
      trigger: 'season',
      languages: ['English'],
      inputs: [
        {
          boxes: 1300,
          skips: 170,
          lateIn100: 32,
          back: 33,
          price: 56,
          summer: 460,
          ends: 74,
          paused: 31,
          pausedGoal: 17,
          returns: 52,
          returnsGoal: 70,
          growers: 12,
        },
        {
          boxes: 980,
          skips: 140,
          lateIn100: 29,
          back: 24,
          price: 49,
          summer: 390,
          ends: 61,
          paused: 27,
          pausedGoal: 15,
          returns: 56,
          returnsGoal: 73,
          growers: 9,
        },
      ],
      words: {
        cut: 'Sunday at 18:00',
        day: 'Thursday',
        veg: 'cherries and the first potatoes',
        change: 'households begin to go away for the summer',
        away: 'three weeks at the coast',
        pass: 'a community kitchen',
      },
    },
    {
      country: 'br',
      town: 'Curitiba',
      orgs: ['Cesta Boa Terra Alta', 'Cesta do Barigui', 'Horta na Porta Curitiba'],
      start: [12, 1],
      trigger: 'season',
      languages: ['Portuguese'],
      inputs: [
        {
          boxes: 1900,
          skips: 240,
          lateIn100: 36,
          back: 57,
          price: 89,
          summer: 710,
          ends: 118,
          paused: 52,
          pausedGoal: 29,
          returns: 49,
          returnsGoal: 68,
          growers: 17,
        },
        {
          boxes: 1450,
          skips: 190,
          lateIn100: 33,
          back: 38,
          price: 94,
          summer: 560,
          ends: 88,
          paused: 36,
          pausedGoal: 20,
          returns: 53,
          returnsGoal: 70,
          growers: 13,
        },
      ],
      words: {
        cut: 'Saturday at noon',
        day: 'Tuesday',
        veg: 'peaches and green maize',
        change: 'households begin to go away for the summer',
        away: 'three weeks at the beach',
        pass: 'a community kitchen',
      },
    },
    {
      country: 'es',
      town: 'Zaragoza',
      orgs: ['La Cesta del Gállego', 'Caja Huerta Vieja', 'Cestas de Movera'],
      start: [7, 1],
      trigger: 'season',
      languages: ['Spanish'],
      inputs: [
        {
          boxes: 1500,
          skips: 200,
          lateIn100: 35,
          back: 41,
          price: 29,
          summer: 680,
          ends: 92,
          paused: 43,
          pausedGoal: 24,
          returns: 48,
          returnsGoal: 68,
          growers: 10,
        },
        {
          boxes: 2100,
          skips: 260,
          lateIn100: 30,
          back: 47,
          price: 27,
          summer: 870,
          ends: 121,
          paused: 50,
          pausedGoal: 28,
          returns: 55,
          returnsGoal: 72,
          growers: 15,
        },
      ],
      words: {
        cut: 'Sunday at 20:00',
        day: 'Wednesday',
        veg: 'tomatoes and peaches',
        change: 'families begin to leave town for the summer',
        away: 'August in a village',
        pass: 'a neighbourhood pantry',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Phone app', device: 'phone', size: '390 × 844 px' },
    desk: { name: 'Planner’s desktop', device: 'desktop', size: '1440 × 900 px' },
  },
  figures: (i) => {
    const late = Math.round((i.skips * i.lateIn100) / 100);
    return {
      ...i,
      price: money(i.price),
      late,
      credit: money(i.back * i.price),
      lateGoal: Math.round((i.lateIn100 * 2) / 5),
      lateSummer: Math.round((i.summer * i.lateIn100) / 100),
      away: 100 - i.returns,
    };
  },
  users: {
    household: {
      surface: 'phone',
      variants: [
        {
          role: 'Mother of three',
          conflict: 'late',
          gender: 'f',
          ages: [33, 47],
          context: ({ s }) => `Plans ${s.away}.`,
          goal: () => 'Know at once what the box still costs her.',
          obstacle: () => 'She thinks of it when she packs, and pays for food that others eat.',
          quote: 'I remembered the passports. I forgot the vegetables.',
        },
        {
          role: 'Mother of three',
          conflict: 'weeks',
          gender: 'f',
          ages: [33, 47],
          context: ({ s }) => `Plans ${s.away}.`,
          goal: () => 'Remember the box in time.',
          obstacle: () => 'She thinks of it only when she packs, a day after the cut-off.',
          quote: 'I remembered the passports. I forgot the vegetables.',
        },
        {
          role: 'Mother of three',
          conflict: 'pause',
          gender: 'f',
          ages: [33, 47],
          context: ({ s }) => `Plans ${s.away}.`,
          goal: () => 'Find a box on the first day at home.',
          obstacle: () => 'On holiday nobody thinks of the box.',
          quote: 'I remembered the passports. I forgot the vegetables.',
        },
        {
          role: 'Retired tailor, lives alone',
          conflict: 'weeks',
          gender: 'm',
          ages: [72, 80],
          context: () => 'Uses large text, and opens the app once a month.',
          goal: () => 'Know when the next box comes.',
          obstacle: () => 'He opens the app too seldom to skip in time.',
          needs: 'a look at the page in the middle of a pause, in large text',
          quote: 'I like leek. I do not like it for eleven days.',
        },
        {
          role: 'Retired tailor, lives alone',
          conflict: 'pause',
          gender: 'm',
          ages: [72, 80],
          context: () => 'Uses large text, and opens the app once a month.',
          goal: () => 'Know when the next box comes.',
          obstacle: () => 'He forgets that a pause goes on, and lives on tins.',
          needs: 'a look at the page in the middle of a pause, in large text',
          quote: 'I like leek. I do not like it for eleven days.',
        },
      ],
    },
    giver: {
      surface: 'phone',
      variants: [
        {
          role: 'Nurse who takes over shifts at short notice',
          ages: [26, 58],
          context: () => 'Learns in the evening that nobody will be at home tomorrow.',
          goal: () => 'Let somebody else eat the box.',
          obstacle: () => 'After the cut-off the app offers nothing.',
          quote: 'Somebody on my stairs would eat this.',
        },
      ],
    },
    carer: {
      surface: 'phone',
      variants: [
        {
          role: 'Teacher, looks after her father',
          gender: 'f',
          ages: [44, 59],
          context: () => 'Travels to her father at short notice.',
          goal: () => 'Stop all boxes now, and decide later when they begin again.',
          obstacle: () => 'She does not know when she will be back.',
          quote: 'Every form asks me for a date. My father does not.',
        },
        {
          role: 'Interpreter, is called abroad at short notice',
          ages: [28, 52],
          context: () => 'Looks at the phone in the taxi.',
          goal: () => 'Stop all boxes before take-off.',
          obstacle: () => 'The last day of a job is known only on that day.',
          quote: 'I know when I leave. Coming back is a rumour.',
        },
      ],
    },
    shift: {
      surface: 'phone',
      variants: [
        {
          role: 'Train driver with changing shifts',
          ages: [25, 50],
          context: () => 'Knows the shifts four weeks ahead.',
          goal: () => 'See four weeks at once, and skip those without cooking.',
          obstacle: () => 'The weekly reminder asked again what was decided long ago.',
          quote: 'My weeks are different. The box is not.',
        },
        {
          role: 'Ship’s engineer, two weeks at home and two away',
          ages: [28, 57],
          context: () => 'Sets everything on the last day ashore.',
          goal: () => 'Find a box on the first day at home.',
          obstacle: () => 'At sea there is no signal, so no box can be skipped.',
        },
      ],
    },
    planner: {
      surface: 'desk',
      variants: [
        {
          role: 'Planner who orders from the growers',
          ages: [27, 58],
          context: () => 'Calls all growers twice a week.',
          goal: () => 'Give each grower one number that holds.',
          obstacle: () => 'The first number is only a guess.',
          quote: 'You cannot put a lettuce back.',
        },
      ],
    },
  },
  stakeholders: {
    director: {
      role: 'managing director',
    },
    subscriptions: { role: 'head of subscriptions' },
    service: { role: 'head of customer service' },
    growers: { role: 'buyer who speaks for the growers' },
  },
  goals: ({ f }) => ({
    late: {
      direction: 'Lower',
      what: 'the share of skip requests that end with a box at a closed door',
      from: `${f.lateIn100} in 100`,
      to: `${f.lateGoal} in 100`,
      months: 2,
      measuredBy: 'the drivers’ lists',
    },
    ended: {
      direction: 'Lower',
      what: 'the number of people who end the subscription but only needed a pause',
      from: `${f.paused} a month`,
      to: `${f.pausedGoal} a month`,
      months: 2,
      measuredBy: 'a question to those who end',
    },
    back: {
      direction: 'Raise',
      what: 'the share of pauses that lead to a box within ten weeks',
      from: `${f.returns} in 100`,
      to: `${f.returnsGoal} in 100`,
      months: 5,
      measuredBy: 'the list of deliveries',
    },
    held: {
      direction: 'Lower',
      what: 'the share of the growers’ first numbers that change later',
      from: '23 in 100',
      to: '12 in 100',
      months: 2,
      measuredBy: 'the planner’s list',
      today: 'Two days before the cut-off each grower gets a first number, and {from} of these numbers change later.',
    },
  }),
  features: {
    weeks: {
      title: 'Next four weeks',
      surface: 'phone',
      user: 'shift',
      goal: 'late',
      does: 'shows the coming boxes and the cut-off of each',
      frames: [
        'four weeks with a skip in the first and in the third',
        'the next box, two days before its cut-off',
        'a skipped week that the customer takes back',
      ],
    },
    pause: {
      title: 'Pause',
      surface: 'phone',
      user: 'carer',
      goal: 'ended',
      does: 'stops the boxes for more than one week',
      frames: ['a pause whose end is not known', 'a pause of three weeks'],
    },
    late: {
      title: 'Too late to skip',
      surface: 'phone',
      user: 'giver',
      goal: 'late',
      does: 'shows what can still happen to a box after the cut-off',
      frames: ['a box for tomorrow, with nobody at home', 'a box that somebody else will get'],
    },
    back: {
      title: 'First box again',
      surface: 'phone',
      user: 'household',
      goal: 'back',
      does: 'tells a customer when the boxes begin again',
      frames: ['the message four days before the first box', 'a pause that is made longer'],
    },
    list: {
      title: 'Harvest list',
      surface: 'desk',
      user: 'planner',
      goal: 'held',
      does: 'shows the planner how many boxes each grower has to fill',
      frames: ['two growers whose first numbers will change', 'a week with half of the usual boxes'],
    },
  },
  titles: [
    (d) => `${d.org}: skipping and pausing a weekly vegetable box`,
    (d) => `Pausing a vegetable box at ${d.org}, before the lettuce is cut`,
    (d) => `A box subscription that can rest: skips and pauses for ${d.org}`,
  ],
  task: (d, has) =>
    [
      `Design skipping and pausing for ${d.org}, which brings ${d.f.boxes} vegetable boxes a week to doors in ${d.town}, ${d.country}.`,
      has.phone && 'Households use an app on the phone.',
      has.desk && 'One planner orders from the growers on a desktop.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: ({ s }, _, at) => {
    const then: Partial<Record<string, string>> = {
      weeks: `A household is away in the second of four weeks. Write one line of ‘Next four weeks’ for each. Which line changes after a cut-off?`,
      pause: `A father falls ill, and nobody knows for how long. Write ‘Pause’ in four lines, with an end date and then without. Which one would his daughter send from a train?`,
      late: `Now it is a day later, and nobody will be at home. Write ‘Too late to skip’ in three lines: what can still happen, who could eat the box, what it costs. Which line does somebody in a taxi read first?`,
    };
    return `Boxes come on ${s.day}, and the cut-off is ${s.cut}. ${then[at]}`;
  },
  glossary: [
    { word: 'Cut-off', means: 'the last hour for changes to a box.' },
    { word: 'Pause', means: 'more than one week in a row without a box.' },
  ],
  overview: [
    ({ f, s, org, w }) => [
      `${org} brings all boxes on ${s.day}. Its ${w.growers} growers harvest to order, so a box can be skipped only until the cut-off, ${s.cut}. The app does not show this hour. Each week customers ask to skip ${f.skips} boxes. But ${f.late} requests (${f.lateIn100} in 100) come too late, and these boxes stand at a closed door.`,
      `In a trial of a weekly reminder, 28 in 100 customers still read the fourth one. The company pays back ${f.back} of the late boxes at ${f.price} each, ${f.credit} a week. Of ${f.ends} people who end the subscription in a month, ${f.paused} only needed a pause. Only ${f.returns} in 100 pauses lead to a box within ten weeks.`,
    ],
    ({ f, s, org, w }) => [
      `${org} brings all boxes on ${s.day}. The cut-off is on ${s.cut}: its ${w.growers} growers get their last numbers, and no box can be skipped. The app does not show this hour. Each week customers ask to skip ${f.skips} boxes. But ${f.late} requests (${f.lateIn100} in 100) come too late, and these boxes stand at a closed door.`,
      `In a trial of a weekly reminder, 28 in 100 customers still read the fourth one. The company pays back ${f.back} of the late boxes at ${f.price} each, ${f.credit} a week. Of ${f.ends} people who end the subscription in a month, ${f.paused} only needed a pause. Only ${f.returns} in 100 pauses lead to a box within ten weeks.`,
    ],
  ],
  whyNow: ({ f, s, start }) =>
    `On ${start} ${s.change}. In the busiest week customers will skip ${f.summer} boxes instead of ${f.skips}. If ${f.lateIn100} in 100 requests still come too late, ${f.lateSummer} boxes will stand at a closed door. One van’s customers got a note with the cut-off for a month, and ${f.lateGoal} in 100 of their requests were late.`,
  nonGoals: ['Choosing single vegetables', 'Recipes', 'The route of the vans', 'Discounts for staying'],
  constraints: [
    {
      type: 'time',
      at: 'weeks',
      text: ({ s }) => `The growers get their last numbers on ${s.cut}.`,
      effect: () => '‘Next four weeks’ makes a near cut-off hard to overlook.',
      frame: 'a box one hour before the cut-off',
    },
    {
      type: 'brand',
      at: 'pause',
      text: () => 'The company promises to hold nobody back.',
      effect: () => '‘Pause’ makes ending as easy as pausing.',
      frame: 'the choice between a pause and the end',
    },
    {
      type: 'people',
      at: 'back',
      text: () => 'Some customers are over seventy and use large text.',
      effect: () => '‘First box again’ works in twice the usual text size.',
      frame: 'a look at the page in the middle of a pause, in large text',
    },
    {
      type: 'money',
      at: 'late',
      text: () => 'After the cut-off the grower is paid, whoever eats the box.',
      effect: () => '‘Too late to skip’ names what the customer pays.',
      frame: 'what the customer pays after the choice',
    },
    {
      type: 'people',
      at: 'list',
      text: () => 'Some growers read their numbers on paper.',
      effect: () => '‘Harvest list’ prints one sheet for each grower.',
      frame: 'the sheet for one grower',
      from: 'professional',
    },
    {
      type: 'technical',
      at: 'weeks',
      text: () => 'On ships and in the country the app often has no connection.',
      effect: () => '‘Next four weeks’ says whether a change has arrived.',
      frame: 'a change that has not been sent yet',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'pause',
      sides: [
        {
          who: 'subscriptions',
          wants: ({ f }) =>
            `wants an end date for each pause, because ${f.away} in 100 pauses last longer than ten weeks`,
        },
        {
          who: 'service',
          wants: () =>
            'wants no question about a date, because in a trial people guessed one, and boxes came to closed doors',
        },
      ],
      decision: 'does it ask for an end date, or leave the end open?',
      where: 'In ‘Pause’, when somebody stops the boxes.',
      unknowns: [
        () => 'Do people forget the box, or enjoy being without it?',
        () => 'How many people know their first day at home when they leave?',
      ],
      twist: () =>
        'In one week twice as many people want boxes again as the growers can supply. What does ‘Pause’ tell those who have to wait?',
      users: ['carer', 'household', 'planner'],
    },
    {
      at: 'weeks',
      sides: [
        {
          who: 'growers',
          wants: () =>
            'wants every household asked “Do you want this box?” each week, because growers then cut only what is eaten',
        },
        {
          who: 'subscriptions',
          wants: () => 'wants only an announcement, because people subscribed in order to be asked less',
        },
      ],
      decision: 'is a customer asked about the box each week, or only told that it comes?',
      frame: 'the next box, two days before its cut-off',
      where: 'In ‘Next four weeks’, two days before the cut-off.',
      unknowns: [
        () => 'Would people read a weekly message longer if it named their own box?',
        () => 'Does a weekly question stop boxes that people want?',
      ],
      twist: ({ s }) =>
        `In a heat wave ${s.veg} have to be harvested early, and the cut-off comes one day earlier. What does ‘Next four weeks’ show?`,
      users: ['shift', 'household', 'planner'],
    },
    {
      at: 'late',
      sides: [
        {
          who: 'growers',
          wants: ({ s }) => `wants “Give it to ${s.pass}” to stand first, because harvested food should be eaten`,
        },
        {
          who: 'service',
          wants: () => 'wants the cost to stand first, because the customer pays for food that others eat',
        },
      ],
      decision: 'which stands first, who could eat the box or what it costs?',
      where: 'In ‘Too late to skip’, in what the customer is offered.',
      unknowns: [
        () => 'Do people feel better about a box that somebody else eats?',
        () => 'Would a neighbour take the box, if the app asked?',
      ],
      twist: () =>
        'A van breaks down, and its boxes come a day later. What does ‘Too late to skip’ show to somebody who leaves in the morning?',
      users: ['giver', 'household', 'planner'],
    },
  ],
  sellingPoints: [
    { title: 'Cut that morning', text: () => 'Salad is cut on the morning of the delivery.' },
    {
      title: 'Growers with a name',
      text: () => 'Each box names the growers whose food is in it.',
    },
    { title: 'The box goes back', text: () => 'The driver takes last week’s empty box along.' },
  ],
  audience: (_, has) =>
    has.desk
      ? 'Households that travel, people whose shifts change, and the planner who buys from the growers.'
      : 'Households that travel, and people whose shifts change.',
  direction: {
    styles: {
      minimal: {
        mood: 'Clear and light, like a note on the kitchen door.',
        why: 'People pause in a hurry before a holiday, and want one clear answer.',
        shape:
          'Four plain rows for four weeks, in which the next cut-off is seen first, because people decide while they pack.',
        gives: 'gives the next cut-off a line of its own, with nothing beside it',
        avoid:
          'Hidden gestures, because nobody finds them while packing. Pale dates, because nobody finds them in a hurry.',
      },
      bold: {
        mood: 'Fresh and outspoken, like a crate on the doorstep.',
        why: 'Today customers miss the last hour, and this should not happen again.',
        shape:
          'Large blocks for weeks, full for a box and empty for a skip, because two skips in a month are easily mixed up.',
        gives: 'sets the cut-off as heavily as the name on a crate',
        avoid:
          'Huge vegetables above the dates, because they hide the last hour. Loud prices, because they make a skip feel like a fine.',
      },
      playful: {
        mood: 'Good-humoured, like a wave over the garden fence.',
        why: 'Nobody should feel guilty about a holiday.',
        shape:
          'Boxes drawn in a few round lines, with an open lid when empty, because a skipped box should not look sad.',
        gives: 'draws a box with an open lid on each week that is skipped',
        avoid:
          'Sad vegetables when somebody pauses, because the company holds nobody back. Dancing dates, because nobody can compare them.',
      },
      luxury: {
        mood: 'Unhurried, like a walk through a kitchen garden.',
        why: 'Customers pay more than in a shop, and expect more care. Yet wide margins push the third week off the screen.',
        shape:
          'One box a row with wide margins, as on a printed garden calendar, because one date at a time can be decided calmly.',
        gives: 'spaces the four weeks like beds in a kitchen garden',
        avoid:
          'Thin numbers, because they are lost in a bright kitchen. Long texts about origin, because they hide the cut-off.',
      },
      corporate: {
        mood: 'Reliable and plain, like a calendar on an office wall.',
        why: 'Customers, office and growers should read the same dates.',
        shape:
          'A calendar grid with box, price and last hour for each week, because these three facts decide about a skip.',
        gives: 'sets box, price and last hour in the same order in each week',
        avoid:
          'Words such as “contract period”, because they sound like a trap. Rows of settings, because nobody finds the pause among them.',
      },
      retro: {
        mood: 'Friendly like the printed label on an old fruit crate.',
        why: 'Customers want a box from a field and not from a warehouse.',
        shape:
          'Paper labels with a frame and one bold line for each week, because one line is enough for a date and an hour.',
        gives: 'prints the next box as a paper label, as on a fruit crate',
        avoid:
          'Wood texture under dates, because nobody can read it while packing a car. Faded inks, because they look like old vegetables.',
      },
      futuristic: {
        mood: 'Exact and calm, like a rain gauge in a field.',
        why: 'Customers want to see how long a decision stays open. Yet food must not look as if a machine had grown it.',
        shape:
          'One line of time from field to door with the cut-off as a fixed point, because people ask how long they can wait.',
        gives: 'places the cut-off as a fixed point on a line from field to door',
        avoid:
          'Forecasts, because people know their own weeks. Dials, because they tell an hour less clearly than words.',
      },
      organic: {
        mood: 'Honest and close to the ground, like a row of lettuce after rain.',
        why: 'Customers want to see soil and season in the app too.',
        shape:
          'Slightly irregular shapes, like cut leaves, in straight weekly rows, because the food is uneven and the dates are not.',
        gives: 'cuts the outline of each week like a leaf, and keeps its date straight',
        avoid: 'Hand-drawn figures, because they look like decoration. Leaves behind text, because they hide a date.',
      },
    },
    reading: 'Figures of one width, because people compare four weeks at arm’s length while they pack.',
    accent: 'the bar beside the next cut-off',
    sample: 'Second week: skipped. Third week: one box.',
  },
  untold: {
    budget: ({ f }) => `What we give back in a week is ${f.credit}. We can spend about twenty such weeks.`,
    decision: () => 'I decide, but the growers’ buyer can stop anything that moves the cut-off.',
    history: () => 'We once offered a cheaper box to everybody who wanted to pause. People paused in order to get it.',
    launch: () =>
      'We begin with the customers of one van, about a tenth of all. Their driver will tell us what they say.',
    content: () => 'We have a photograph of each vegetable and a letter from each grower. The letters are long.',
    machines: () => 'The app can send messages at any hour. Until now nobody chose the hour; it was the default.',
    access: () => 'Talk to the drivers. They know who was away, because the old box is still there.',
    fear: () => 'That pausing becomes so easy that the growers plant less next year.',
    staff: () => 'One planner and three people in customer service. On the day of the cut-off they do nothing else.',
    figures: () => 'The drivers write down each closed door. They do not write down the neighbour who took the box.',
    others: () => 'The supermarket lets people order until the evening before. It has a warehouse, and we have fields.',
    complaints: () => '“I told you that I was away.” They did, on the day after the cut-off.',
  },
});
