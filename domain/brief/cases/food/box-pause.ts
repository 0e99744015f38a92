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
        away: 'two weeks in a summer house',
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
      lateGoal: Math.round(i.lateIn100 * 0.55),
      lost: money(i.paused * 4 * i.price),
      endsSummer: 2 * i.ends,
      lateSummer: Math.round((i.summer * i.lateIn100) / 100),
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
          context: ({ s }) => `Packs for ${s.away}, and the cut-off was yesterday.`,
          goal: () => 'Know what she pays before somebody else gets the box.',
          obstacle: () => 'Last time she gave a box away, and learned the price from the bill.',
          quote: 'I remembered the passports. I forgot the vegetables.',
        },
        {
          role: 'Mother of three',
          conflict: 'weeks',
          gender: 'f',
          ages: [33, 47],
          context: ({ s }) => `Plans ${s.away}.`,
          goal: () => 'Remember the box in time.',
          obstacle: () => 'She thinks of the box only when she packs, a day after the cut-off.',
          quote: 'I remembered the passports. I forgot the vegetables.',
        },
        {
          role: 'Mother of three',
          conflict: 'pause',
          gender: 'f',
          ages: [33, 47],
          context: ({ s }) => `Plans ${s.away}.`,
          goal: () => 'Have a box again in the first week at home.',
          obstacle: () => 'She does not know the day of her return, and would forget to ask for the boxes.',
          quote: 'I remembered the passports. I forgot the vegetables.',
        },
        {
          role: 'Tailor who lives alone',
          conflict: 'weeks',
          gender: 'm',
          ages: [51, 66],
          context: () => 'Opens the app once a month.',
          goal: () => 'Skip a box in time, without looking every week.',
          obstacle: () => 'He deletes messages that ask him nothing.',
          quote: 'I like leek. I do not like it for eleven days.',
        },
        {
          role: 'Tailor who lives alone',
          conflict: 'pause',
          gender: 'm',
          ages: [51, 66],
          context: () => 'Uses large text, and opens the app once a month.',
          goal: () => 'Know when the next box comes.',
          obstacle: () => 'Last year he paused by telephone. Then he forgot the boxes for months.',
          needs: 'the middle of a long pause, in large text',
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
          goal: () => 'Let somebody else have the box.',
          obstacle: () => 'After the cut-off the app offers nothing.',
          quote: 'Somebody in my street would have cooked with it.',
        },
      ],
    },
    carer: {
      surface: 'phone',
      variants: [
        {
          role: 'Teacher who looks after her father',
          gender: 'f',
          ages: [44, 59],
          context: () => 'Travels to her father at short notice.',
          goal: () => 'Stop all boxes now, and decide later when they begin again.',
          obstacle: () => 'She does not know when she will be back.',
          quote: 'Every form asks me for a date. My father does not.',
        },
        {
          role: 'Interpreter who is called abroad at short notice',
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
          goal: () => 'See four weeks at once, and skip those in which nobody cooks.',
          obstacle: () => 'The weekly message also came for weeks that were already skipped.',
          quote: 'My weeks are different. The box is not.',
        },
        {
          role: 'Ship’s engineer, two weeks at home and two away',
          ages: [28, 57],
          context: () => 'Sets everything on the last day ashore.',
          goal: () => 'Skip both weeks at sea before the ship leaves.',
          obstacle: () => 'At sea there is no connection, so a weekly question would get no answer.',
          quote: 'At sea I eat from tins, and think of the lettuce at my door.',
        },
      ],
    },
    planner: {
      surface: 'desk',
      variants: [
        {
          role: 'Planner who orders from the growers',
          ages: [27, 58],
          context: () => 'Sends each grower a first order before the cut-off.',
          goal: () => 'Send each grower an order that does not change.',
          obstacle: () => 'The first order is a guess, because most requests to skip come later.',
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
    growers: { role: 'representative of the growers' },
  },
  goals: ({ f }) => ({
    late: {
      direction: 'Lower',
      what: 'the share of unwanted boxes that stand at a closed door',
      from: `${f.lateIn100} in 100`,
      to: `${f.lateGoal} in 100`,
      months: 2,
      measuredBy: 'the drivers’ lists',
      today: 'Of these unwanted boxes, {from} stand at a closed door.',
    },
    ended: {
      direction: 'Lower',
      what: 'the number of people who end the subscription although they only need a pause',
      from: f.paused,
      to: `${f.pausedGoal} a month`,
      months: 2,
      measuredBy: 'a question to those who end it',
      today: 'Each month {from} people end the subscription although they only need a pause.',
    },
    back: {
      direction: 'Raise',
      what: 'the share of customers with a pause who get boxes again within ten weeks',
      from: `${f.returns} in 100`,
      to: `${f.returnsGoal} in 100`,
      months: 5,
      measuredBy: 'the list of deliveries',
      today: 'Of customers who pause, only {from} get boxes again within ten weeks.',
    },
    held: {
      direction: 'Lower',
      what: 'the share of orders to growers that the planner has to correct',
      from: '23 in 100',
      to: '12 in 100',
      months: 2,
      measuredBy: 'the planner’s list',
      today: 'The planner has to correct {from} orders to growers.',
    },
  }),
  features: {
    weeks: {
      title: 'Next four weeks',
      surface: 'phone',
      user: 'shift',
      goal: 'late',
      does: 'shows customers the coming boxes, and the cut-off of each',
      frames: [
        'four weeks, of which two are skipped',
        'the next box, two days before its cut-off',
        'a skipped week that the customer takes back',
      ],
    },
    pause: {
      title: 'Pause',
      surface: 'phone',
      user: 'carer',
      goal: 'ended',
      does: 'stops all boxes for some weeks or months',
      frames: ['a pause whose end is not known', 'the third week of such a pause', 'a pause of three weeks'],
    },
    late: {
      title: 'Too late to skip',
      surface: 'phone',
      user: 'giver',
      goal: 'late',
      does: 'shows what can still happen to a box after the cut-off',
      frames: ['a request to skip tomorrow’s box, after the cut-off', 'a box that somebody else will get'],
    },
    back: {
      title: 'First box again',
      surface: 'phone',
      user: 'household',
      goal: 'back',
      does: 'tells a customer when the boxes begin again',
      frames: ['the message a week before the first box', 'a pause that is made longer'],
    },
    list: {
      title: 'Harvest list',
      surface: 'desk',
      user: 'planner',
      goal: 'held',
      does: 'shows for how many boxes each grower has to harvest',
      frames: ['two growers’ first orders, with all skips so far', 'a week with half of the usual boxes'],
    },
  },
  later: ['late'],
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
      weeks: `A household is away in the second of four weeks. Write the four lines of ‘Next four weeks’, one for each week, as they stand a day before the first cut-off. Which line looks different a day after this cut-off?`,
      pause: `A father falls ill, and nobody knows for how long. Write the words of ‘Pause’ in four lines: once if the boxes begin again after four weeks, and once if the customer has to ask. Which of the two needs more words?`,
      late: `Now the cut-off has passed, and nobody will be at home on ${s.day}. Write ‘Too late to skip’ in three lines: what has happened, who gets the box, what the customer pays. Then write it again as a question. Which of the two texts is quicker to read while packing?`,
    };
    return `Boxes come on ${s.day}, and the cut-off is ${s.cut}. ${then[at]}`;
  },
  glossary: [
    { word: 'Cut-off', means: 'the time after which a box cannot be skipped.' },
    { word: 'Pause', means: 'a stop of all boxes, which begin again later.' },
  ],
  overview: [
    ({ f, s, org }) =>
      `A cat sleeps on a box of ${s.veg}, before a closed door. The household is away. Growers harvest what is ordered, so customers of ${org} can skip or pause only until the cut-off on ${s.cut}. The app does not show this time. Customers ask to skip ${f.skips} boxes a week.`,
    ({ f, s, org, w }) =>
      `On ${s.cut}, ${w.growers} growers of ${org} get their orders for the harvest. An hour later, a family packs its passports and thinks of the boxes. Noon was the cut-off, also for pauses, but the app had not said so. Customers ask to skip ${f.skips} boxes a week.`,
  ],
  nonGoals: ['Choosing single vegetables', 'Recipes', 'The route of the vans', 'Discounts for people who leave'],
  constraints: [
    {
      type: 'time',
      at: 'weeks',
      text: ({ s }) => `The growers plan their harvest on ${s.cut}, and cannot change it later.`,
      effect: () => '‘Next four weeks’ makes a near cut-off hard to overlook.',
      frame: 'a box one hour before the cut-off',
    },
    {
      type: 'brand',
      at: 'pause',
      text: () => 'The company promises that a subscription can be ended at once.',
      effect: () => '‘Pause’ makes it as easy to end the subscription as to pause it.',
      frame: 'the choice between a pause and the end of the subscription',
    },
    {
      type: 'people',
      at: 'back',
      text: () => 'Some customers use large text.',
      effect: () => '‘First box again’ can be read in twice the usual text size.',
      frame: 'the middle of a long pause, in large text',
    },
    {
      type: 'money',
      at: 'late',
      text: ({ start }) =>
        `Growers are paid for what they cut. So from ${start} the company no longer pays back a box after the cut-off.`,
      effect: () => '‘Too late to skip’ names what the customer pays.',
      frame: 'what the customer pays for a box that others get',
    },
    {
      type: 'content',
      at: 'list',
      text: () => 'Growers get their orders on paper.',
      effect: () => '‘Harvest list’ prints one sheet for each grower.',
      frame: 'the list beside a preview of one grower’s sheet',
      from: 'professional',
    },
    {
      type: 'technical',
      at: 'weeks',
      text: () => 'On a journey the app often has no connection.',
      effect: () => '‘Next four weeks’ says whether a change has reached the company.',
      frame: 'a change that has not been sent yet',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'pause',
      titles: [
        (d) => `Pausing a vegetable box at ${d.org}: until when?`,
        (d) => `${d.org}: a rest from the vegetable box, and who ends it`,
      ],
      problem: ({ f }) =>
        `Today ‘Pause’ asks for an end date, and people who do not know this date end the subscription. So the company loses ${f.paused} people a month who only needed a pause, and who paid ${f.lost} a month together. For three months, people could pause by telephone, without an end date. Of 40 who did, only 15 ever asked for boxes again.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.change}. Last summer ${f.endsSummer} people ended the subscription in one month, most of them after they had opened ‘Pause’.`,
      sides: [
        {
          who: 'subscriptions',
          wants: () =>
            'wants the boxes to begin again after four weeks, because most people who have to ask do not come back',
        },
        {
          who: 'service',
          wants: () => 'wants no box before the customer asks, because people who are still away would pay for it',
        },
      ],
      decision: 'if the end is not known, do the boxes begin again after four weeks, or when the customer asks?',
      unknowns: [
        () => 'During a pause, do people forget the box, or enjoy the rest?',
        () => 'How many people know the day of their return when they leave?',
      ],
      twist: () =>
        'In one week twice as many people want boxes again as the growers can supply. What does ‘Pause’ tell those who have to wait?',
      users: ['carer', 'household', 'planner'],
    },
    {
      at: 'weeks',
      titles: [
        (d) => `Skipping a vegetable box at ${d.org}, before the lettuce is cut`,
        (d) => `Skipping a vegetable box at ${d.org}: potatoes do not pause`,
      ],
      problem: ({ f }) =>
        `Of the boxes that customers want to skip, ${f.lateIn100} in 100 stand at a closed door, because the request comes too late. Of these ${f.late} boxes a week, the company pays back ${f.back}, for ${f.credit}. It tried a weekly message that named the cut-off. Most customers read the first one, but only 28 in 100 read the fourth.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.change}. In the busiest week they will ask to skip ${f.summer} boxes instead of ${f.skips}.`,
      sides: [
        {
          who: 'growers',
          wants: () =>
            'wants to ask every household each week, “Do you want this box?”, because growers then cut only what is eaten',
        },
        {
          who: 'subscriptions',
          wants: () => 'wants only to say that the box comes, because people subscribed so as not to decide each week',
        },
      ],
      decision: 'is a customer asked about the box each week, or only told that it comes?',
      frame: 'the next box, two days before its cut-off',
      unknowns: [
        () => 'Would people go on reading a weekly message if it said what their box holds?',
        () => 'Do people who do not answer a weekly question still want their box?',
      ],
      twist: ({ s }) =>
        `In a heat wave ${s.veg} have to be harvested early, and the cut-off comes one day earlier. What does ‘Next four weeks’ show?`,
      users: ['shift', 'household', 'planner'],
    },
    {
      at: 'late',
      titles: [
        (d) => `${d.org}: a vegetable box for tomorrow, and nobody at home`,
        (d) => `Too late to skip: what happens to a vegetable box from ${d.org}?`,
      ],
      problem: ({ f, s }) =>
        `Of the boxes that customers want to skip, ${f.lateIn100} in 100 stand at a closed door. So far the company has paid back ${f.credit} a week. It asked 100 late callers whether ${s.pass} could have the box. Of these, only 46 agreed and paid.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.change}. In the busiest week they will ask to skip ${f.summer} boxes, ${f.lateSummer} of them too late at today’s rate.`,
      sides: [
        {
          who: 'growers',
          wants: ({ s }) => `wants to give the box to ${s.pass} at once, because harvested food should be eaten`,
        },
        {
          who: 'service',
          wants: () => 'wants to ask the customer first, because the customer pays for food that others eat',
        },
      ],
      decision: 'after a late request, is the box given to others at once, or only if the customer agrees?',
      unknowns: [
        () => 'How do people feel about paying for food that somebody else eats?',
        () => 'Would more people give a box if they knew to whom?',
      ],
      twist: () =>
        'A van breaks down. Its boxes come a day later. What does ‘Too late to skip’ show to somebody who will be away by then?',
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
      ? 'Households that travel, people whose shifts change, and the planner.'
      : 'Households that travel, and people whose shifts change.',
  direction: {
    styles: {
      minimal: {
        mood: 'Clear and light, because people skip in a hurry before a journey, and look for one date.',
        shape:
          'Four plain rows, like the slats of a crate, with the date in front, because people decide while they pack.',
        second: {
          at: 'back',
          does: 'gives the date a line of its own, with nothing beside it, because people look for one date',
        },
        avoid:
          'Hidden gestures, because hurried people never look for them. Pale dates, because a wrong date means an unwanted box.',
      },
      bold: {
        mood: 'Fresh and direct, because today many customers miss the cut-off, and good food stands at a closed door.',
        shape: 'Large blocks, like full and empty crates, because customers ask first in which weeks a box comes.',
        second: {
          at: 'weeks',
          does: 'sets the cut-off as heavily as the name on a crate, because many customers miss it today',
        },
        avoid:
          'Large pictures of vegetables, because they hide the cut-off. Prices in large figures, because customers look for a date.',
      },
      playful: {
        mood: 'Good-humoured and light, because nobody should feel guilty about a week without a box.',
        shape:
          'Boxes in a few round lines, with an open lid when empty, because a skipped week should look as pleasant as any other.',
        second: {
          at: 'weeks',
          does: 'shows each skipped week as a round, empty box, because a skipped week is no failure',
        },
        avoid:
          'Sad faces on vegetables, because they blame customers who skip. Wavy dates, because two of them are hard to compare.',
      },
      luxury: {
        mood: 'Unhurried and calm, because people who skip in haste often end the whole subscription.',
        shape:
          'Each week in a field of its own, like a pear in tissue paper, because people decide about one date at a time.',
        second: {
          at: 'weeks',
          does: 'spaces the weeks like beds in a kitchen garden, with room around each, because people decide about one at a time',
        },
        avoid:
          'Thin numbers, because they are lost in a bright kitchen. Long texts about origin, because they hide the cut-off.',
      },
      corporate: {
        mood: 'Reliable and plain, because customers compare four weeks, and look for the same fact in the same place.',
        shape:
          'A grid like a timetable, with box, price and cut-off for each week, because these three decide about a skip.',
        second: {
          at: 'weeks',
          does: 'sets box, price and cut-off in the same order in each week, because customers compare four of them',
        },
        avoid:
          'Words such as “contract period”, because they sound like a trap. Rows of settings, because they hide the pause.',
      },
      retro: {
        mood: 'Friendly and plain, like the label on a crate, because the food comes from a field nearby.',
        shape: 'Paper labels with a frame and one bold line, because a date and a time need no more.',
        second: {
          at: 'back',
          does: 'prints the first box as a paper label, as on a fruit crate, because people look forward to a crate from the field',
        },
        avoid: 'Wood texture under dates, because it hides them. Faded inks, because pale dates are hard to read.',
      },
      futuristic: {
        mood: 'Exact and calm, because customers want to see how long they can still skip a box.',
        shape:
          'One time line from field to door with the cut-off as a fixed point, because people ask how long they can wait.',
        second: {
          at: 'weeks',
          does: 'places the cut-off as a fixed point on a line from field to door, because growers harvest after this hour',
        },
        avoid:
          'Forecasts, because people know their own plans better. Dials, because they tell a time less clearly than words.',
      },
      organic: {
        mood: 'Honest and natural, because no two vegetables have the same shape, and customers like that.',
        shape:
          'Uneven shapes, like potatoes, in straight weekly rows, because only straight rows of dates can be compared.',
        second: {
          at: 'back',
          does: 'gives the first box the soft forms of the vegetables in it, because people look forward to it after a pause',
        },
        avoid:
          'Hand-drawn figures, because a date in them is easily misread. Vegetables behind text, because they hide a date.',
      },
    },
    reading: 'Figures of equal width, because people compare the dates of four weeks.',
    accent: 'the tab on the week of the next box, because people mix up the weeks',
    sample: 'Second week: skipped. Third week: one box.',
  },
  untold: {
    budget: ({ f }) => `Customers get back ${f.credit} a week from us. We can spend what they get in twenty weeks.`,
    decision: () => 'I decide, but the growers’ representative can stop anything that moves the cut-off.',
    history: () => 'We once offered a cheaper box to everybody who wanted to pause. People paused in order to get it.',
    launch: () =>
      'We begin with the customers of one van, about a tenth of all. Their driver will tell us what they say.',
    content: () => 'We have a photograph of each vegetable and a letter from each grower. The letters are long.',
    machines: () => 'The app can send messages at any hour. Until now nobody chose the hour; it was the default.',
    access: () => 'Talk to the drivers. They know who was away, because the old box is still there.',
    fear: () => 'That pausing becomes so easy that the growers plant less next year.',
    staff: () =>
      'One planner and three people in customer service. On the day of the cut-off they only answer requests to skip.',
    figures: () => 'The drivers write down each closed door. They do not write down whether a neighbour took the box.',
    others: () => 'The supermarket lets people order until the evening before. It has a warehouse, and we have fields.',
    complaints: () => '“I told you that I was away.” They did, on the day after the cut-off.',
  },
});
