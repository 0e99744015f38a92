import { defineCase, money } from '../case.ts';

export const boxPause = defineCase({
  id: 'box-pause',
  industry: 'food',
  client: 'everyday',
  model: 'subscription',
  channel: 'phone',
  about:
    'A company brings vegetable boxes every week. Growers harvest to order, so a box can be skipped only until a fixed hour. Many people ask too late, because nothing tells them the hour, and many who pause never ask for their boxes again. The company wants earlier skips and pauses from which people return.',
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
          pauses: 132,
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
          pauses: 96,
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
          pauses: 74,
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
          pauses: 61,
          returns: 56,
          returnsGoal: 73,
          growers: 9,
        },
      ],
      words: {
        cut: 'Sunday at 6 pm',
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
          pauses: 118,
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
          pauses: 88,
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
          pauses: 92,
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
          pauses: 121,
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
    desk: { name: 'Office desktop', device: 'desktop', size: '1440 × 900 px' },
  },
  figures: (i) => {
    const stay = Math.round((i.pauses * (100 - i.returns)) / 100);
    return {
      ...i,
      price: money(i.price),
      credit: money(i.back * i.price),
      lateGoal: Math.round(i.lateIn100 * 0.55),
      stay,
      lost: money(stay * 4 * i.price),
      pausesSoon: 2 * i.pauses,
      corrected: 42,
      correctedGoal: 20,
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
          context: ({ s }) => `packs for ${s.away}, and the cut-off was yesterday.`,
          goal: () => 'Know what she pays before somebody else gets the box.',
          obstacle: () => 'She taps through the app while she packs, and overlooks a price.',
          quote: 'I remembered the passports. I forgot the vegetables.',
        },
        {
          role: 'Mother of three',
          conflict: 'weeks',
          gender: 'f',
          ages: [33, 47],
          context: ({ s }) => `makes a list for ${s.away}.`,
          goal: () => 'Remember the box in time.',
          obstacle: () => 'She thinks of the box only when she packs, a day after the cut-off.',
          quote: 'I remembered the passports. I forgot the vegetables.',
        },
        {
          role: 'Mother of three',
          conflict: 'pause',
          gender: 'f',
          ages: [33, 47],
          context: ({ s }) => `makes a list for ${s.away}.`,
          goal: () => 'Have a box again in the first week at home.',
          obstacle: () => 'She thinks of vegetables only when the fridge is empty.',
          quote: 'I remembered the passports. I forgot the vegetables.',
        },
        {
          role: 'Tailor who lives alone',
          conflict: 'weeks',
          gender: 'm',
          ages: [51, 66],
          context: () => 'opens the app once a month.',
          goal: () => 'Skip a box in time, without looking every week.',
          obstacle: () => 'He deletes messages that ask him nothing.',
          quote: 'I like leek. I do not like it for eleven days.',
        },
        {
          role: 'Tailor who lives alone',
          conflict: 'pause',
          gender: 'm',
          ages: [51, 66],
          context: () => 'uses large text, and opens the app once a month.',
          goal: () => 'Know when the next box comes.',
          obstacle: () => 'He writes only dates into his calendar, and a pause has none.',
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
          context: () => 'learns in the evening that nobody will be at home tomorrow.',
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
          context: () => 'travels to her father at short notice.',
          goal: () => 'Stop all boxes now, and decide later when they begin again.',
          obstacle: () => 'She does not know when she will be back.',
          quote: 'Every form asks me for a date. My father does not.',
        },
        {
          role: 'Interpreter who is called abroad at short notice',
          ages: [28, 52],
          context: () => 'looks at the phone in the taxi.',
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
          context: () => 'knows the shifts four weeks ahead.',
          goal: () => 'See four weeks at once, and skip some of them.',
          obstacle: () => 'The app shows one week, and the shifts are known for four.',
          quote: 'My weeks are different. The box is not.',
        },
        {
          role: 'Ship’s engineer, two weeks at home and two away',
          ages: [28, 57],
          context: () => 'sets everything on the last day ashore.',
          goal: () => 'Skip both weeks at sea before the ship leaves.',
          obstacle: () => 'At sea there is no connection, so nothing can be changed later.',
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
          context: () => 'sends each grower a first order before the cut-off.',
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
      what: 'the share of requests to skip that end with a box at a closed door',
      from: `${f.lateIn100} in 100`,
      today: 'Of all requests to skip, {from} come after the cut-off, and the box stands at a closed door.',
      to: `${f.lateGoal} in 100`,
      months: 2,
      measuredBy: 'the drivers’ lists',
    },
    back: {
      direction: 'Raise',
      what: 'the share of customers with a pause who get boxes again within ten weeks',
      from: `${f.returns} in 100`,
      today: 'Of customers who pause, only {from} get boxes again within ten weeks.',
      to: `${f.returnsGoal} in 100`,
      months: 5,
      measuredBy: 'the list of deliveries',
    },
    held: {
      direction: 'Lower',
      what: 'the share of first orders to growers that the planner has to correct',
      from: `${f.corrected} in 100`,
      today: 'Of the first orders to growers, the planner has to correct {from} at the cut-off.',
      to: `${f.correctedGoal} in 100`,
      months: 2,
      measuredBy: 'the planner’s list',
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
        'the message about the next box, a day before the cut-off',
        'a skipped week that the customer takes back',
      ],
    },
    pause: {
      title: 'Pause',
      surface: 'phone',
      user: 'carer',
      goal: 'back',
      does: 'stops all boxes for some weeks or months',
      frames: [
        'a pause whose end is not known',
        'the third week of a pause without an end date',
        'a pause with a known end',
      ],
    },
    late: {
      title: 'Too late to skip',
      surface: 'phone',
      user: 'giver',
      goal: 'late',
      does: 'shows what can still happen to a box after the cut-off',
      frames: ['tomorrow’s box, after the cut-off', 'the page after somebody else has got the box'],
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
      weeks: `A household is away in the second of four weeks. Write ‘Next four weeks’ in four lines. Which line changes after the next cut-off?`,
      pause: `A father falls ill, and nobody knows for how long. Write ‘Pause’ in four lines, once with an end after four weeks and once without. Which needs more words?`,
      late: `The cut-off has passed, and nobody will be at home. Write ‘Too late to skip’ in three lines, once as news and once as a question. Which is quicker to read?`,
    };
    return `Boxes come on ${s.day}, and the cut-off is ${s.cut}. ${then[at]}`;
  },
  glossary: [
    { word: 'Cut-off', means: 'the time after which a box cannot be skipped.' },
    { word: 'Pause', means: 'a stop of all boxes, which begin again later.' },
  ],
  overview: [
    ({ s }, _has, at) =>
      ({
        pause: `A widow comes home after weeks in a hospital. The fridge is empty. She had paused her vegetable box, because nobody knew for how long. She has forgotten that she has to ask for the next one.`,
        weeks: `A cat sleeps on a box of ${s.veg}, before a closed door. Customers can skip a box only until the cut-off, on ${s.cut}, because growers then plan their harvest. The app neither shows this time nor asks anybody.`,
        late: `A box of ${s.veg} stands before a closed door, and a neighbour looks at it. The cut-off was on ${s.cut}, and the household asked an hour later. Nobody has told the neighbour to take the box.`,
      })[at]!,
    ({ s, org }, _has, at) =>
      ({
        pause: `In a kitchen, an empty box from ${org} holds old newspapers. For ${s.away}, the household paused its boxes. It came back five weeks ago. A new box comes only when somebody asks for it.`,
        weeks: `On ${s.cut}, the growers of ${org} get their final orders for the harvest. An hour later, a family packs its passports, and can no longer skip its box. Nobody had asked, and the app did not show this cut-off.`,
        late: `On ${s.cut}, the growers of ${org} get their final orders for the harvest. An hour later, a family asks to skip its box. It is after the cut-off, so the food will lie at a closed door.`,
      })[at]!,
  ],
  nonGoals: ['Choosing single vegetables', 'Recipes', 'The route of the vans', 'Discounts for people who leave'],
  constraints: [
    {
      type: 'time',
      at: 'weeks',
      text: ({ s }) => `The growers plan their harvest on ${s.cut}, and cannot change it later.`,
      effect: () => '‘Next four weeks’ counts the hours to a near cut-off.',
      frame: 'a box one hour before the cut-off',
    },
    {
      type: 'brand',
      at: 'pause',
      text: () => 'The company promises that a subscription can be ended at once.',
      effect: () => '‘Pause’ makes it as easy to end the subscription as to pause it.',
      frame: 'the choice between a pause and the end',
    },
    {
      type: 'people',
      at: 'back',
      text: () => 'One customer in six reads the app in large text.',
      effect: () => '‘First box again’ can be read in twice the usual text size.',
      frame: 'the middle of a long pause, in large text',
    },
    {
      type: 'money',
      at: 'late',
      text: ({ f, start }) => `From ${start} a box (${f.price}) is not paid back after the cut-off.`,
      effect: () => '‘Too late to skip’ names what the customer pays.',
      frame: 'the price of a box that the customer gives away',
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
      text: () => 'Away from home, the app often has no connection.',
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
        `Each month ${f.pauses} customers begin a pause. Of 100, only ${f.returns} get boxes again within ten weeks. So ${f.stay} stay away. With four boxes each, at ${f.price}, they would pay ${f.lost} a month.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.change}. In the first month, about ${f.pausesSoon} customers will begin a pause instead of ${f.pauses}.`,
      sides: [
        {
          who: 'subscriptions',
          wants: () => 'wants the boxes to begin again after four weeks, because people who have to ask forget it',
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
        `Of 100 requests to skip, ${f.lateIn100} come too late. Each week the company pays back ${f.back} of these boxes, ${f.price} each: ${f.credit}.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.change}. In the busiest week, customers will ask to skip ${f.summer} boxes instead of ${f.skips}.`,
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
      frame: 'the message about the next box, a day before the cut-off',
      unknowns: [
        () => 'Would people read a weekly message if it said what their box holds?',
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
      problem: ({ f }) =>
        `Of 100 requests to skip, ${f.lateIn100} come too late. So far the company has paid back ${f.back} boxes a week, ${f.price} each: ${f.credit}.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.change}, and late boxes are no longer paid back. In the busiest week, customers will pay for ${f.lateSummer} boxes at a closed door.`,
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
      ? 'Households that go away, planned or at short notice, and the planner.'
      : 'Households that go away, planned or at short notice.',
  direction: {
    styles: {
      minimal: {
        mood: 'Quiet and bare, because people who are about to leave have one question, and no mind for a second.',
        shape:
          'The date of the next box stands alone, like a calendar leaf, because people copy it into their calendar while they pack.',
        second: {
          back: 'leaves out everything but the first day and one answer, because people answer it while they unpack',
          weeks:
            'keeps four short lines with wide space between them, because people look for the one week that differs',
        },
        avoid:
          'Hidden gestures, because hurried people never look for them. Pale dates, because a wrong date means an unwanted box.',
      },
      bold: {
        mood: 'Strong and direct, because people look once, between two shifts or two suitcases.',
        shape:
          'A full-width block for each box, with its day in heavy letters: readable on a table, while both hands pack.',
        second: {
          list: 'sets the boxes of each grower in heavy figures, because growers cut exactly what stands there',
          back: 'fills the width with the day of the first box, because the message must stand out among many others',
        },
        avoid:
          'Large pictures of vegetables, because they hide the cut-off. Prices in large figures, because customers look for a date.',
      },
      playful: {
        mood: 'Good-humoured and light, because people feel guilty when they turn food away.',
        shape:
          'A small, rounded box stands in each week that brings one, because an empty place is seen before a word is read.',
        second: {
          pause: 'draws the box at rest for a pause, and no box for the end, because nobody should confuse the two',
          back: 'draws a round box with the first day on its lid, because people have not seen one for weeks',
        },
        avoid:
          'Sad faces on vegetables, because they blame customers who skip. Jokes about being away, because some people pause for a sad reason.',
      },
      luxury: {
        mood: 'Courteous and discreet, because people who want no box do not want to be persuaded either.',
        shape:
          'A fine line under the date, as under a signature, and few words in wide margins, because customers agree to this day.',
        second: {
          back: 'sets one large picture of the first vegetables above the day, because people who come home decide by the food',
          weeks: 'gives each box a wide margin and a fine line, because a crowded month hides a skipped week',
        },
        avoid:
          'Thin numbers, because they are lost in a bright kitchen. Long texts about origin, because they tire people who only want to skip.',
      },
      corporate: {
        mood: 'Orderly and dependable, because people whose weeks all differ look for something that stays in its place.',
        shape:
          'Columns as on a shift plan, for week, box and cut-off, because people with four different weeks compare them line by line.',
        second: {
          list: 'sets growers in rows, with ordered and skipped boxes in columns, because the planner looks for the row that changed',
          back: 'puts day, hour and price in fixed rows, because customers check these three after a pause',
        },
        avoid:
          'Words such as “contract period”, because they sound like a trap. Rows of settings, because they hide the pause.',
      },
      retro: {
        mood: 'Homely and plain, because people would rather tell a stallholder than a system that they are away.',
        shape:
          'A ruled frame for each week, with the stamp “box” or “skipped”: people can leave, because the matter looks settled.',
        second: {
          list: 'prints each grower’s order as a framed label, because the grower gets it on paper',
          back: 'prints the first day in a double frame, because customers keep the message until that day',
        },
        avoid:
          'Wood texture under dates, because it makes them hard to find. Faded inks, because pale dates are misread.',
      },
      futuristic: {
        mood: 'Exact and alert, because people far from home cannot look at their own doorstep.',
        shape: 'A thin line through the weeks, with a tick at each cut-off: people see at once what can still change.',
        second: {
          list: 'sets skips so far on one exact scale, with a tick at the first order, because that order is only a guess',
          back: 'counts the days to the first box on a row of ticks, because people plan their shopping by them',
        },
        avoid:
          'Glowing dials, because a box of vegetables is no machine. Forecasts, because only customers know when they come home.',
      },
      organic: {
        mood: 'Honest and natural, because customers think of their box as food from a field, and not as a parcel.',
        shape:
          'Uneven, hand-cut edges for boxes that can still change, and straight ones afterwards: people see what is fixed before they read.',
        second: {
          pause: 'ends a pause without a date in a torn, uneven edge, because nobody has agreed on its end',
          back: 'sets leaves and roots of the first box in soft outline beside the day, because people plan a meal from them',
        },
        avoid:
          'Hand-drawn figures, because a date in them is easily misread. Vegetables behind text, because letters vanish on leaves.',
      },
    },
    reading: 'Figures of equal width, because people compare the dates of four weeks.',
    lettering: 'the sides of the boxes',
    own: 'the company’s vans',
    accent: 'the next box, because people mix up the weeks',
    sample: 'Week 2, the 7th: skipped. Week 3, the 14th: box.',
  },
  untold: {
    budget: ({ f }) => `Customers get back ${f.credit} a week from us. We can spend what they get in twenty weeks.`,
    decision: () => 'I decide, but the growers’ representative can stop anything that moves the cut-off.',
    history: () =>
      'For some weeks a message named the cut-off. Most customers read the first one, and few read the fourth.',
    launch: () =>
      'We begin with the customers of one van, about a tenth of all. Their driver will tell us what they say.',
    content: () => 'We have a photograph of each vegetable and a letter from each grower.',
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
