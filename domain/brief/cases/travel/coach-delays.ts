import { defineCase, money } from '../case.ts';

export const coachDelays = defineCase({
  id: 'coach-delays',
  industry: 'travel',
  client: 'everyday',
  model: 'fees',
  channel: 'phone',
  about:
    'A coach company pays part of the fare back when a coach is late. Each claim is compared by hand with the driver’s sheet, which arrives on paper days later. Passengers wait weeks for a small sum, and those who miss a connection stand in a station and call. The company wants refunds without a form and a new seat before the late coach arrives.',
  settings: [
    {
      country: 'pl',
      town: 'Lublin',
      orgs: ['Autokary Grodzkie', 'Linie Chmielne', 'Zamojska Linia Autokarowa'],
      start: [9, 1],
      trigger: 'rival',
      languages: ['Polish', 'English'],
      inputs: [
        {
          lines: 14,
          late: 620,
          claimIn100: 44,
          minutes: 14,
          refund: 21,
          wage: 48,
          days: 23,
          seatIn100: 22,
        },
        {
          lines: 11,
          late: 510,
          claimIn100: 47,
          minutes: 13,
          refund: 19,
          wage: 46,
          days: 26,
          seatIn100: 18,
        },
      ],
      words: {
        rule: 'By EU Regulation 181/2011 a voucher may replace money only if the passenger accepts it.',
        rival: 'a second company starts on the line to Warsaw',
        change: 'Warsaw',
        home: 'Zamość',
      },
    },
    {
      country: 'mx',
      town: 'Puebla',
      orgs: ['Autobuses Cerro Blanco', 'Líneas del Altiplano Sur', 'Autobuses La Encina'],
      start: [10, 1],
      trigger: 'rival',
      languages: ['Spanish', 'English'],
      inputs: [
        {
          lines: 19,
          late: 940,
          claimIn100: 36,
          minutes: 15,
          refund: 118,
          wage: 96,
          days: 31,
          seatIn100: 17,
        },
      ],
      words: {
        rule: 'By the contract of carriage a voucher may replace money only if the passenger accepts it.',
        rival: 'a second company starts on the line to Oaxaca',
        change: 'Oaxaca',
        home: 'Tehuacán',
      },
    },
    {
      country: 'tr',
      town: 'Eskişehir',
      orgs: ['Kalabak Yolu Turizm', 'Ak Kavak Seyahat', 'Sarıçam Seyahat'],
      start: [9, 15],
      trigger: 'rival',
      languages: ['Turkish', 'English'],
      inputs: [
        {
          lines: 16,
          late: 720,
          claimIn100: 39,
          minutes: 12,
          refund: 185,
          wage: 190,
          days: 21,
          seatIn100: 24,
        },
      ],
      words: {
        rule: 'By the contract of carriage a voucher may replace money only if the passenger accepts it.',
        rival: 'a second company starts on the line to İzmir',
        change: 'İzmir',
        home: 'Kütahya',
      },
    },
    {
      country: 'za',
      town: 'Bloemfontein',
      orgs: ['Witgras Coaches', 'Plains Road Coaches', 'Bluegum Coach Lines'],
      start: [2, 1],
      trigger: 'rival',
      languages: ['English', 'Afrikaans'],
      inputs: [
        {
          lines: 12,
          late: 560,
          claimIn100: 41,
          minutes: 14,
          refund: 135,
          wage: 92,
          days: 27,
          seatIn100: 20,
        },
      ],
      words: {
        rule: 'By the contract of carriage a voucher may replace money only if the passenger accepts it.',
        rival: 'a second company starts on the line to Johannesburg',
        change: 'Johannesburg',
        home: 'Kroonstad',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Passenger page', device: 'phone', size: '390 × 844 px' },
    desk: { name: 'Refund desk on the desktop', device: 'desktop', size: '1440 × 900 px' },
  },
  figures: (i) => {
    const claims = Math.round((i.late * i.claimIn100) / 100);
    const check = Math.round((i.minutes * i.wage) / 60);
    const missed = Math.round(i.late / 8);
    return {
      lines: i.lines,
      late: i.late,
      missed,
      // They get the whole fare back, which is twice a refund.
      homeLost: money(Math.round(missed * 0.23) * 2 * i.refund),
      days: i.days,
      seatIn100: i.seatIn100,
      refund: money(i.refund),
      claims,
      checks: money(claims * check),
      waiting: Math.round((claims * i.days) / 70) * 10,
      daysGoal: 7,
      handGoal: Math.round(claims * 0.55),
      seatGoal: Math.round(i.seatIn100 * 1.7),
    };
  },
  users: {
    regular: {
      surface: 'phone',
      variants: [
        {
          role: 'Student who goes home every Friday',
          ages: [19, 26],
          context: () => 'opens the page on the coach, on the way home.',
          goal: () => 'Get the money back without a form.',
          obstacle: () => 'The claim form asks for the minute of arrival, which nobody writes down.',
          quote: 'You drove me there late. Why do I have to tell you?',
        },
      ],
    },
    traveller: {
      surface: 'phone',
      variants: [
        {
          role: 'Electrician who travels to a building site each Monday',
          gender: 'm',
          ages: [30, 59],
          conflict: 'back',
          context: () => 'He pays for ten tickets at a time with his employer’s card.',
          goal: () => 'Choose where the money goes, or use it for the next tickets.',
          obstacle: () => 'He never sees the account of this card, so he cannot find a refund.',
          quote: 'They say that they have paid. They did not say whom.',
        },
        {
          role: 'Cook who begins work at six',
          ages: [30, 59],
          conflict: 'other',
          context: () => 'sits in the late coach and watches the clock.',
          goal: () => 'Have a seat on the next coach before this coach stops.',
          obstacle: () => 'On the shaking phone, a long list of coaches is hard to read.',
          quote: 'I do not need a choice. I need to be there at six.',
        },
      ],
    },
    changer: {
      surface: 'phone',
      variants: [
        {
          role: 'Carer, on the way to her mother',
          at: 'other',
          gender: 'f',
          ages: [41, 60],
          home: (d) => d.s.home,
          context: (d) => `Her connection leaves ${d.s.change} without her.`,
          goal: () => 'Choose between the next coach and her brother’s car.',
          obstacle: () => 'She calls her brother first, and opens the page only afterwards.',
          quote: 'My mother waits at the stop. I cannot tell her how long.',
        },
        {
          role: 'Beekeeper with a paper ticket from the counter',
          gender: 'm',
          ages: [48, 64],
          home: (d) => d.s.home,
          context: () => 'He paid in cash, and reads in large text.',
          goal: () => 'Choose a later coach or the way home, without a hotline.',
          obstacle: () => 'He types the code of his ticket, and mixes up O and 0.',
          needs: 'the first page for a paper ticket, in large text',
          quote: 'I have a ticket and a seat number. That used to be enough.',
        },
        {
          role: 'Mother with a child of three and a pushchair',
          gender: 'f',
          ages: [27, 40],
          home: (d) => d.s.home,
          context: () => 'She holds her child, and has one free hand.',
          goal: () => 'Get two seats side by side, or go back home.',
          obstacle: () => 'The hotline books only one seat at a time.',
          needs: 'two seats side by side in one booking',
          quote: 'She is three. She needs a seat beside me, not behind me.',
        },
      ],
    },
    agent: {
      surface: 'desk',
      variants: [
        {
          role: 'Claims agent',
          ages: [24, 57],
          context: () => 'works beside a tray of drivers’ sheets.',
          goal: () => 'Spend the time on cases that need a person.',
          obstacle: () => 'Most claims wait for a driver’s sheet.',
          quote: 'Most days I copy a time from one paper to another. It is always the same time.',
        },
      ],
    },
  },
  stakeholders: {
    director: { role: 'managing director' },
    care: {
      role: 'head of passenger care',
    },
    finance: { role: 'head of finance' },
    operations: { role: 'head of operations' },
  },
  goals: ({ f }) => ({
    days: {
      direction: 'Lower',
      what: 'the median time from a late arrival to the refund',
      from: `${f.days} days`,
      today: 'A refund takes {from} (median).',
      to: `${f.daysGoal} days`,
      months: 4,
      measuredBy: 'the refund log',
    },
    hand: {
      direction: 'Lower',
      what: 'the weekly number of claims checked by hand',
      from: f.claims,
      today: 'Agents compare {from} claims a week with the drivers’ sheets by hand.',
      to: f.handGoal,
      months: 5,
      measuredBy: 'the claims program',
    },
    seat: {
      direction: 'Raise',
      what: 'the share of passengers with a missed connection who get off with a new plan',
      from: `${f.seatIn100} in 100`,
      today: 'Of passengers who miss a connection, only {from} have a new plan when they get off.',
      to: `${f.seatGoal} in 100`,
      months: 4,
      measuredBy: 'the booking system',
    },
  }),
  features: {
    back: {
      title: 'Money back',
      surface: 'phone',
      user: 'regular',
      goal: 'days',
      does: 'pays half of the fare back after a delay of at least 60 minutes',
      frames: [
        'a card ticket on the evening after a delay of 84 minutes, with the refund rule',
        'a delay of 52 minutes, too short for a refund',
        'a refund that is on its way',
      ],
    },
    other: {
      title: 'Another way',
      surface: 'phone',
      user: 'changer',
      goal: 'seat',
      does: 'helps a passenger after a missed connection to travel on, or to go home',
      frames: [
        'a missed connection, two later coaches and the number of the hotline',
        'a passenger who would rather go home',
        'an evening without a free seat until tomorrow',
      ],
    },
    late: {
      title: 'Running late',
      surface: 'phone',
      user: 'traveller',
      goal: 'seat',
      does: 'shows the new arrival, and whether a connection will be reached',
      frames: ['a delay of 25 minutes with a connection in danger', 'a delay that has become shorter'],
    },
    cases: {
      title: 'Open cases',
      surface: 'desk',
      user: 'agent',
      goal: 'hand',
      does: 'shows an agent the claims that a person must decide',
      frames: ['a claim for 64 minutes, where the coach itself reported 55', 'a week without open cases'],
    },
  },
  task: (d, has) =>
    [
      `Design the delay pages of ${d.org}, a coach company with ${d.w.lines} lines from ${d.town}, ${d.country}.`,
      has.phone &&
        'When a coach is late, passengers get a new seat or half of the fare back on their phone. The pages open from the ticket.',
      has.desk && 'Agents decide difficult claims on a desktop computer.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (d, _, at) => {
    if (at === 'other')
      return 'Take one passenger: the coach arrives at 20:04, and the connection left at 19:30. Later coaches go at 20:40 and 22:15. Write four lines for this passenger. Which lines change for a mother with a child?';
    return `Take one passenger: planned arrival 18:40, arrival 20:04, paid by card. Write four lines for this passenger: what happened, the sum (${d.f.refund}), how it is paid, and when. Which lines change for cash?`;
  },
  glossary: (d) => [
    { word: 'Claim', means: `a request for half of the fare, on average ${d.f.refund}.` },
    { word: 'Connection', means: 'the second coach of a journey.' },
    { word: 'Voucher', means: 'a sum for a later journey, a quarter higher than the money.' },
    { word: 'Driver’s sheet', means: 'a paper with one week’s arrival times.' },
  ],
  safety: 'Nobody is left at a dark stop without help: the number of the hotline stands on each page.',
  overview: [
    ({ org }, _, at) =>
      at === 'other'
        ? `A coach of ${org} arrives 84 minutes late, and the next one has left. A passenger with a child calls the hotline for two seats, and hears music. Ten others from the same coach do the same.`
        : `A coach of ${org} arrives 84 minutes late. For half of the fare a passenger sends a claim, and an agent compares it with the driver’s sheet. A voucher would come then. The money comes weeks later.`,
    ({ org, s }, _, at) =>
      at === 'other'
        ? `In ${s.change} a passenger of ${org} gets off a late coach, and sees the next one leave. She calls the hotline and waits. Perhaps she should rather go home, but she cannot see which coaches still have a seat.`
        : `A passenger of ${org} comes home 84 minutes late, and must send a claim for half of the fare. Every Friday she asks whether the money has come. It has not, and nobody can say when it will.`,
  ],
  nonGoals: ['Buying tickets', 'A map with all coaches', 'The fares and the refund rules', 'An app for drivers'],
  constraints: [
    {
      type: 'technical',
      at: 'late',
      text: () => 'A coach reports its position only where there is a signal.',
      effect: () => '‘Running late’ says how old its news is.',
      frame: 'a position that is twelve minutes old',
    },
    {
      type: 'money',
      at: 'back',
      text: () => 'Card payments go back to the card, but 33 in 100 tickets are paid in cash.',
      effect: () => '‘Money back’ also works without a card.',
      frame: 'a passenger who paid in cash',
    },
    {
      type: 'people',
      at: 'other',
      text: () => 'Passengers often hold a child or a bag.',
      effect: () => '‘Another way’ works with one hand, and finds seats side by side.',
      frame: 'two seats side by side in one booking',
    },
    {
      type: 'technical',
      at: 'cases',
      text: () => 'On 3 in 100 journeys the device that reports the position is off.',
      effect: () => '‘Open cases’ shows which proof is missing.',
      frame: 'a journey without positions',
    },
    {
      type: 'legal',
      at: 'back',
      text: (d) => d.s.rule,
      effect: () => '‘Money back’ never sends a voucher unasked.',
      frame: 'the moment before a passenger accepts a voucher',
      from: 'professional',
    },
    {
      type: 'technical',
      at: 'other',
      text: () => 'Tickets from the counter carry a code, but no name.',
      effect: () => '‘Another way’ opens with the code on the ticket.',
      frame: 'the first page for a paper ticket, in large text',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'back',
      titles: [
        (d) => `Refunds after late coaches at ${d.org}: pay first, or ask first?`,
        (d) => `${d.org} and ${d.f.days} days of waiting for a small refund`,
      ],
      problem: ({ f }) =>
        `A refund takes ${f.days} days (median): the company pays only once a month, and each claim waits for the driver’s sheet. The coach itself has reported its arrival, but nobody uses this report. At any moment ${f.waiting} passengers wait for money.`,
      whyNow: ({ s, start }) =>
        `On ${start} ${s.rival}, with refunds within seven days. From then on the office pays every day, but passengers send most claims only after a week or more.`,
      sides: [
        {
          who: 'care',
          wants: () => 'wants to pay to the card without a request, because the coach has already reported the delay',
        },
        {
          who: 'finance',
          wants: () => 'wants to ask first where to pay, because the office cannot see which cards are still valid',
        },
      ],
      decision: 'is a card ticket refunded without a request, or does the page first ask where to pay?',
      unknowns: [
        () => 'Do passengers trust money that comes without a request?',
        () => 'Do passengers notice to which card the money goes?',
      ],
      twist: () =>
        'By mistake 43 passengers of a punctual coach were promised a refund. What does ‘Money back’ say the next morning?',
      users: ['regular', 'traveller', 'agent'],
    },
    {
      at: 'other',
      titles: [
        (d) => `A missed connection and a new seat: a passenger page for ${d.org}`,
        (d) => `${d.org}: the coach is late, the next one has left. What now?`,
      ],
      problem: ({ f }) =>
        `Each week ${f.missed} passengers miss a connection, and only ${f.seatIn100} in 100 have a new plan when they get off. While the hotline reads out coaches, their seats are sold. A quarter go home and get the whole fare back, ${f.homeLost} a week.`,
      whyNow: ({ s, start }) =>
        `On ${start} ${s.rival}. In a survey, 14 of 100 passengers there said that a missed connection would make them change company.`,
      sides: [
        {
          who: 'operations',
          wants: () => 'wants the next free seat to be booked at once, because seats are sold while people choose',
        },
        {
          who: 'care',
          wants: () => 'wants passengers to choose first, because a seat booked for somebody who goes home stays empty',
        },
      ],
      decision: 'is the next free seat booked for a passenger at once, or only after the passenger has chosen it?',
      unknowns: [
        () => 'How quickly do passengers answer in a late coach?',
        () => 'Who would rather turn back than arrive at night?',
      ],
      twist: () =>
        'The police close the road, and the other coaches have 22 seats for 60 passengers. What does ‘Another way’ show to passenger number 23?',
      users: ['changer', 'traveller', 'agent'],
    },
    {
      at: 'back',
      titles: [
        (d) => `Money or a voucher after a late coach: the refund page of ${d.org}`,
        (d) => `${d.org}: a late coach, a small refund, and two ways to pay it`,
      ],
      problem: ({ f }) =>
        `A refund takes ${f.days} days (median), because the company pays money only once a month. A voucher comes as soon as a claim has been checked, but only 15 in 100 passengers take one.`,
      whyNow: ({ s, start }) =>
        `On ${start} ${s.rival}, and promises refunds within seven days. Today only a voucher comes so soon.`,
      sides: [
        {
          who: 'finance',
          wants: () => 'wants the voucher first, because it comes much earlier than the money',
        },
        {
          who: 'care',
          wants: () => 'wants the money first, because a late passenger plans no new journey that evening',
        },
      ],
      decision: 'which stands first on the page, the voucher or the money?',
      unknowns: [
        () => 'Do passengers understand how much a voucher is worth, and until when it is valid?',
        () => 'Do passengers still like their voucher one month later?',
      ],
      twist: () =>
        'The company gives up a line. Some passengers with vouchers use no other line. What does ‘Money back’ offer them?',
      users: ['regular', 'traveller', 'agent'],
    },
  ],
  sellingPoints: [
    { title: 'A seat', text: () => 'Nobody stands, because each ticket has its seat.' },
    { title: 'A real counter', text: () => 'A person sells tickets at the station.' },
    { title: 'Small stops', text: () => 'The coaches stop in towns without a railway.' },
  ],
  audience: (_, has) =>
    has.desk ? 'Passengers of late coaches, and the agents who decide claims.' : 'Passengers of late coaches.',
  direction: {
    styles: {
      minimal: {
        mood: 'Short and kind, because passengers have waited long enough.',
        shape:
          'One figure in a thin ring on an empty screen, the sum or the hour: a late passenger asks only how much, or when.',
        second: {
          late: 'shows planned and new arrival in open space without boxes, because passengers subtract one from the other',
          back: 'leaves the sum, its reason and one button on an empty screen, because every further line looks like a condition',
        },
        avoid:
          'Rules behind small links, because passengers then suspect a trick. Faint text, because it is lost in a dark coach.',
      },
      bold: {
        mood: 'Frank and strong, because passengers are angry, and small words sound like excuses.',
        shape:
          'Full-width blocks with one heavy hour or sum in each: one hand holds a bag, and the thumb of the other one presses.',
        second: {
          late: 'sets the new arrival in heavy figures across the screen, because passengers read it to somebody on the telephone',
          other:
            'gives each later coach a block of full width with its departure, because passengers press it while they get off',
        },
        avoid:
          'A sum without its reason, because it looks like a prize. Capitals, because they shout at a tired passenger.',
      },
      playful: {
        mood: 'Friendly and light, because a stern page makes a late evening longer.',
        shape:
          'A small round coach between two stops, where the real one is: from a seat nobody sees how far it still is.',
        second: {
          other:
            'draws free seats as round tokens, and neighbours so that they touch, because people with a child look for pairs',
          back: 'draws a round coin on its way from the company to the card, because passengers ask where their money is',
        },
        avoid:
          'Jokes about traffic, because a passenger who waits does not laugh. A cheerful mascot, because somebody may miss a funeral.',
      },
      luxury: {
        mood: 'Courteous and discreet, because passengers who were kept waiting want respect before a form.',
        shape:
          'Hour, reason and sum on one card with a fine double frame and wide margins: it looks written to one passenger.',
        second: {
          late: 'sets the new arrival alone between two fine lines, because passengers lay the phone aside and look again in passing',
          other:
            'gives each later coach one line in wide margins, because a tired passenger confuses rows that stand close',
        },
        avoid: 'Pale small print, because a dark coach hides it. Long apologies, because they push the answer down.',
      },
      corporate: {
        mood: 'Orderly and exact, because passengers no longer trust a timetable, and check every figure.',
        shape:
          'Four rows and a ruled line, as in a bill: planned, arrived, delay, and below it the sum, which passengers check.',
        second: {
          late: 'lists each stop in a row with planned and new hour, because every passenger gets off at another one',
          other:
            'lists later coaches in rows with departure, arrival and free seats, because passengers weigh an early coach against a sure seat',
        },
        avoid:
          'Case numbers as headings, because they mean nothing to a passenger. The word “processing”, because it promises only more waiting.',
      },
      retro: {
        mood: 'Solid and plain, because many passengers still hold a printed ticket from the counter.',
        shape:
          'A framed receipt with ruled lines for hour, delay and sum, because passengers show it to an employer or at the counter.',
        second: {
          late: 'stamps the new arrival beside the printed one, which is struck out, because passengers know the old hour by heart',
          back: 'rules the screen like a receipt, with the sum in a box at the foot, because people look for a total there',
        },
        avoid: 'Worn paper, because it blurs figures. Narrow letters, because a tired passenger misreads them.',
      },
      futuristic: {
        mood: 'Awake and exact, because passengers feel forgotten until they see that somebody measures the delay.',
        shape:
          'One exact scale of time with ticks for plan, arrival and connection: passengers see the minutes that are missing.',
        second: {
          late: 'marks the coach on an exact line, with a tick for its last signal, because a position is older than it looks',
          back: 'measures the delay on a scale with a tick at 60 minutes, because there it is decided whether money is paid',
        },
        avoid: 'Dark maps, because they hide the hour. A countdown to a lost connection, because it only annoys.',
      },
      organic: {
        mood: 'Patient and mild, because passengers are tired when they open the page.',
        shape:
          'The latest news as a soft, hand-cut card on top of the older ones, because people want to see what has changed.',
        second: {
          late: 'draws the trip as one soft, curved band that is wider where time was lost, because passengers ask where the delay began',
          other:
            'gives the way on and the way home two soft, equal forms, because nobody should be pushed to travel on',
        },
        avoid: 'Landscape pictures, because they push the answer down. Soft contrast, because it is lost at dusk.',
      },
    },
    reading: 'Even, open figures, because the coach shakes.',
    lettering: 'the signs at the stops',
    own: 'the coaches',
    accent: 'the line with the new hour, because passengers still have the old one in mind',
    sample: 'Arrived 20:04 instead of 18:40. New seat: 23.',
  },
  untold: {
    budget: (d) => `Checking claims costs us ${d.f.checks} a week. Half a year of that is what we can spend.`,
    decision: (d) => `I approve the design. A screen that names a sum also needs ${d.who.finance!.first}.`,
    history: () =>
      'For a month we paid without a request. The money came after nine days, but 9 in 100 refunds came back from old cards.',
    launch: () => 'We start with the line on which the new company comes, and add the others month by month.',
    content: () => 'The refund rule has four sentences. A lawyer wrote them; you may rewrite them if nothing is lost.',
    machines: () =>
      'The position devices are two years old and work well. Nobody connected them to the claims program.',
    staff: () => 'Two agents check claims. They would like to call people instead.',
    fear: () => 'That somebody photographs a seat number and collects other people’s refunds.',
    complaints: () => 'Passengers forgive a late coach. They write to us about the form.',
    figures: (d) =>
      `Of ${d.f.late} late passengers a week, ${d.f.claims} claim. We do not know why the others stay silent.`,
    others: () =>
      'The new company has eleven coaches and no counters. People with cash will stay with us, for a while.',
    access: () => 'You can ride along on any Friday afternoon. That is when everything is late.',
  },
});
