import { defineCase, money } from '../case.ts';

export const carReturn = defineCase({
  id: 'car-return',
  industry: 'travel',
  client: 'everyday',
  model: 'hire',
  channel: 'phone',
  about:
    'A car-hire firm writes damage on a paper outline at pick-up. Many customers bring the car back when the station is closed, and nobody looks at it until morning. Days later they get a bill for damage, and nobody can prove when it happened. The firm wants a record that both sides saw at pick-up and at return, and a report of damage that customers understand.',
  settings: [
    {
      country: 'hr',
      town: 'Zadar',
      orgs: ['Bonaca Rent', 'Jugo Najam Vozila', 'Kamenica Rent-a-car'],
      start: [4, 1],
      trigger: 'rule',
      languages: ['Croatian', 'English'],
      inputs: [
        {
          stations: 5,
          bills: 118,
          disputeIn100: 46,
          dropIn100: 59,
          bill: 290,
          proofIn100: 25,
          days: 9,
        },
        {
          stations: 4,
          bills: 92,
          disputeIn100: 51,
          dropIn100: 55,
          bill: 310,
          proofIn100: 22,
          days: 11,
        },
      ],
      words: {
        privacy: 'By EU law (GDPR) a firm keeps only the personal data that it needs.',
        early: 'a flight at 6:20',
        from: 'Zagreb',
      },
    },
    {
      country: 'us',
      town: 'Albuquerque',
      orgs: ['Juniper Mesa Car Rental', 'Sandhill Car Rental', 'Old Route Rentals'],
      start: [3, 1],
      trigger: 'rule',
      languages: ['English', 'Spanish'],
      inputs: [
        {
          stations: 6,
          bills: 134,
          disputeIn100: 43,
          dropIn100: 52,
          bill: 460,
          proofIn100: 27,
          days: 8,
        },
      ],
      words: {
        privacy: 'The hire contract allows pictures of cars, and none of people.',
        early: 'a flight at 5:50 am',
        from: 'Tucson',
      },
    },
    {
      country: 'au',
      town: 'Cairns',
      orgs: ['Cassowary Coast Hire Cars', 'Trinity Reef Hire Cars', 'Palm Siding Car Hire'],
      start: [6, 1],
      trigger: 'rule',
      languages: ['English'],
      inputs: [
        {
          stations: 4,
          bills: 104,
          disputeIn100: 48,
          dropIn100: 56,
          bill: 640,
          proofIn100: 24,
          days: 10,
        },
      ],
      words: {
        privacy: 'By the Privacy Act 1988 a firm keeps only the personal data that it needs.',
        early: 'a flight at 5:35 am',
        from: 'Adelaide',
      },
    },
    {
      country: 'ma',
      town: 'Agadir',
      orgs: ['Location Tafoukt', 'Souss Azur Location', 'Arganier Location de Voitures'],
      start: [3, 1],
      trigger: 'rule',
      languages: ['French', 'Arabic'],
      inputs: [
        {
          stations: 3,
          bills: 76,
          disputeIn100: 50,
          dropIn100: 58,
          bill: 2400,
          proofIn100: 21,
          days: 13,
        },
      ],
      words: {
        privacy: 'By Law 09-08 a firm keeps only the personal data that it needs.',
        early: 'a flight at 6:05',
        from: 'Fès',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Customer page on the phone', device: 'phone', size: '390 × 844 px' },
    yard: { name: 'Yard check on the tablet', device: 'tablet', size: '1280 × 800 px' },
  },
  figures: (i) => {
    const disputes = Math.round((i.bills * i.disputeIn100) / 100);
    const dropped = Math.round((disputes * i.dropIn100) / 100);
    return {
      stations: i.stations,
      disputeIn100: i.disputeIn100,
      dropped,
      days: i.days,
      bill: money(i.bill),
      lost: money(dropped * i.bill),
      proofIn100: i.proofIn100,
      daysLeft: 14 - i.days,
      answerIn100: 95 - i.days * 6,
      answerGoal: Math.round(98 - i.days * 3),
      disputeGoal: Math.round(i.disputeIn100 * 0.66),
      proofGoal: i.proofIn100 + 28,
    };
  },
  users: {
    hurried: {
      surface: 'phone',
      variants: [
        {
          role: 'Sales engineer who returns the car at night',
          conflict: 'back',
          ages: [29, 56],
          home: (d) => d.s.from,
          context: (d) => `stands in the dark yard before ${d.s.early}.`,
          goal: () => 'Hand in the key and leave with a receipt.',
          obstacle: (d) => `After four pictures the airport bus comes, and ${d.who.hurried!.they} runs.`,
          quote: 'I gave you a car. You gave me a letter box.',
        },
        {
          role: 'Mother of two who picks up a car for the holidays',
          conflict: 'before',
          gender: 'f',
          ages: [31, 46],
          home: (d) => d.s.from,
          context: () => 'She stands at the car with her children and four bags.',
          goal: () => 'Note the scratch and drive off.',
          obstacle: () => 'She photographs the scratch, and a child runs off before the picture is sent.',
          quote: 'I have two hands, two children, four bags and one scratch.',
        },
        {
          role: 'Consultant whose employer pays for the car',
          conflict: 'found',
          ages: [31, 56],
          home: (d) => d.s.from,
          context: () => 'reads messages on the phone between two meetings.',
          goal: () => 'Tell the employer only once, with the price of the dent.',
          obstacle: () => 'Messages without a sum stay unread until the weekend.',
          quote: 'A dent without a price is the most expensive dent there is.',
        },
      ],
    },
    careful: {
      surface: 'phone',
      variants: [
        {
          role: 'Retired bookkeeper who hires a car once a year',
          conflict: 'before',
          ages: [63, 76],
          home: (d) => d.s.from,
          context: () => 'walks round the car twice, with a pencil and a tape measure.',
          goal: () => 'Show every old scratch to an agent before driving off.',
          obstacle: () => 'The check takes so long that the phone locks itself in between.',
          needs: 'a check that was stopped halfway',
          quote: 'They drew a cross. I saw a scratch as long as my hand.',
        },
        {
          role: 'Photographer who drives on unpaved roads for work',
          conflict: 'found',
          at: 'found',
          ages: [57, 66],
          context: () => 'reads about a dent at a desk full of pictures.',
          goal: () => 'Answer while the memory of the car is fresh.',
          obstacle: () => 'After three more hired cars, the first one is hard to remember.',
          quote: 'I take pictures for a living. I took none of that door.',
        },
        {
          role: 'Shopkeeper who paid for a dent last year',
          conflict: 'back',
          ages: [57, 66],
          context: () => 'brings the car back before dawn, with an hour to spare.',
          goal: () => 'Leave with a picture of every side.',
          obstacle: () => 'On the small screen, nobody can tell whether a dark picture is sharp.',
          quote: 'This time I photograph the roof as well.',
        },
        {
          role: 'Young driver who hires a car for the first time',
          at: 'before',
          conflict: 'before',
          ages: [21, 25],
          context: () => 'bends down to look at each wheel.',
          goal: () => 'Ask an agent about each mark before driving off.',
          obstacle: (d) => `Unsure what a scratch is, ${d.who.careful!.they} reports every spot.`,
          quote: 'Is this a scratch or is this the car?',
        },
      ],
    },
    agent: {
      surface: 'yard',
      variants: [
        {
          role: 'Station agent who checks the cars in the morning',
          ages: [22, 55],
          context: () => 'checks nine cars in a row before the first customer comes.',
          goal: () => 'See at once what is new on a car.',
          obstacle: () => 'A car from another station comes without its paper drawing.',
          quote: 'I can see the dent. I cannot see Tuesday.',
        },
      ],
    },
  },
  stakeholders: {
    director: {
      role: 'managing director',
    },
    service: { role: 'head of customer service' },
    claims: { role: 'head of claims' },
    stations: { role: 'manager of the stations' },
  },
  goals: ({ f }) => ({
    proof: {
      direction: 'Raise',
      what: 'the share of damage bills with pictures of pick-up and return',
      from: `${f.proofIn100} in 100`,
      today: 'Only {from} damage bills have pictures of both pick-up and return.',
      to: `${f.proofGoal} in 100`,
      months: 2,
      measuredBy: 'the damage files',
    },
    disputes: {
      direction: 'Lower',
      what: 'the share of damage bills that customers dispute',
      from: `${f.disputeIn100} in 100`,
      today: 'Customers dispute {from} damage bills.',
      to: `${f.disputeGoal} in 100`,
      months: 4,
      measuredBy: 'the damage files',
    },
    answer: {
      direction: 'Raise',
      what: 'the share of customers with a damage bill who answer within 14 days of the return',
      from: `${f.answerIn100} in 100`,
      today:
        'Of the customers with a damage bill, only {from} answer within 14 days of the return, and the others pay late.',
      to: `${f.answerGoal} in 100`,
      months: 3,
      measuredBy: 'the message log',
    },
  }),
  features: {
    back: {
      title: 'Bring it back',
      surface: 'phone',
      user: 'hurried',
      goal: 'proof',
      does: 'leads a customer through a return, with twelve pictures, key and receipt',
      frames: [
        'a return at night, after four of twelve pictures',
        'a customer who reports a new dent',
        'a return by day, with an agent at the counter',
      ],
    },
    found: {
      title: 'What we found',
      surface: 'phone',
      user: 'careful',
      goal: 'answer',
      does: 'tells a customer about new damage, and asks whether the customer agrees',
      frames: [
        'a bill for new paint on a door, which a customer disputes',
        'the morning after the return, while a dent has no price',
      ],
    },
    before: {
      title: 'Before you drive',
      surface: 'phone',
      user: 'careful',
      goal: 'disputes',
      does: 'takes pictures of a car and its known marks, and lets a customer add others',
      frames: ['a scratch that only the customer has seen', 'a car with eleven known marks'],
    },
    check: {
      title: 'Yard check',
      surface: 'yard',
      user: 'agent',
      goal: 'proof',
      does: 'shows an agent the pictures of pick-up and return side by side',
      frames: ['one new mark on the rear left door', 'a car that came back without pictures'],
    },
  },
  task: (d, has) =>
    [
      `Design pages for pick-up, return and damage reports at ${d.org}, a car-hire firm with ${d.w.stations} stations in and around ${d.town}, ${d.country}.`,
      has.phone && 'Customers use them on the phone.',
      has.yard && 'Agents check the cars with a tablet.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (d, _, at) => {
    if (at === 'found')
      return 'Take one dent of four centimetres: rear left door, found in the morning, no price yet. Write four lines for the customer: what, where, when, what comes next. Read them to somebody who is sure that there was no dent.';
    if (at === 'before')
      return 'Take one car with eleven known marks. A customer finds a twelfth on the left door. Write four short lines: the known marks, the new one, who has seen it, and what it means at the return.';
    return `Take one return at a closed station: a dark yard, soon ${d.s.early}. Write five short lines: place, pictures, fuel, key, receipt. The customer stops after four of twelve pictures. Which of your lines still come?`;
  },
  glossary: [
    { word: 'Mark', means: 'any scratch, dent or chip on a car.' },
    { word: 'To dispute', means: 'to say that a bill is wrong.' },
  ],
  safety: 'Pictures are taken only of a car that stands still in the yard, with its engine off.',
  overview: [
    ({ org }, _, at) =>
      ({
        back: `At night a customer of ${org} photographs half of the car, and runs to the airport bus. The key lies in a letter box, and there is no receipt. Days later a bill comes for a dent on the other half.`,
        found: `A customer of ${org} has forgotten the hired car, when a bill comes for a dent. An agent found it on the morning after the return. The firm waited for the price, and said nothing.`,
        before: `At the pick-up a customer of ${org} sees a scratch that nobody has marked, and no agent is in the yard. She drives off. At the return she gets a bill for it.`,
      })[at]!,
    ({ org, s }, _, at) =>
      ({
        back: `A customer of ${org} returns a car before ${s.early}, when nobody is there. She takes two pictures in the dark, and leaves. Days later a bill comes for a dent, and no picture shows this door.`,
        found: `“Which dent?”, asks a customer of ${org}, who has hired other cars since. The firm has known of the dent for days. It tells customers only when the garage has named a price.`,
        before: `On the pick-up paper of ${org}, the cross for old damage covers a whole door. The customer has seen two scratches there. Days after the return comes a bill for the second one.`,
      })[at]!,
  ],
  nonGoals: [
    'Booking and paying for a hire',
    'Judging damage by software',
    'Hiring a car for more days',
    'Ordering repairs from a garage',
  ],
  constraints: [
    {
      type: 'people',
      at: 'back',
      text: () => 'At night nobody works at the stations.',
      effect: () => '‘Bring it back’ gives a receipt without an agent.',
      frame: 'the receipt after the key is in the box',
    },
    {
      type: 'technical',
      at: 'back',
      text: () => 'At night the yard of each station has one lamp.',
      effect: () => '‘Bring it back’ says at once whether a picture can be used.',
      frame: 'a picture that is too dark',
      from: 'professional',
    },
    {
      type: 'content',
      at: 'found',
      text: () => 'Only a garage names a price, and cars wait there for days.',
      effect: ({ f }) => `‘What we found’ shows who named a price, such as ${f.bill}, and for which work.`,
      frame: 'the garage’s price, with the way to disagree',
    },
    {
      type: 'people',
      at: 'check',
      text: () => 'An agent has ten minutes to check and clean a car.',
      effect: () => '‘Yard check’ puts new marks first.',
      frame: 'two new marks among eleven known ones',
    },
    {
      type: 'time',
      at: 'before',
      text: () => 'Customers have already waited at the counter.',
      effect: () => '‘Before you drive’ takes at most three minutes and can be interrupted.',
      frame: 'a check that was stopped halfway',
    },
    {
      type: 'legal',
      at: 'back',
      text: (d) => d.s.privacy,
      effect: () => '‘Bring it back’ keeps people and other cars out of the pictures.',
      frame: 'a picture with a passer-by in it',
      from: 'professional',
    },
    {
      type: 'technical',
      at: 'back',
      text: () => 'In the yard of one station, phones have no connection.',
      effect: () => '‘Bring it back’ keeps the pictures and sends them later.',
      frame: 'two pictures that are not sent yet',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'back',
      titles: [
        (d) => `Returning a car at ${d.org}, also when nobody is there`,
        (d) => `Pictures of a hired car in the dark: the return page of ${d.org}`,
      ],
      problem: ({ f }) =>
        `Only ${f.proofIn100} in 100 damage bills have pictures of both pick-up and return. Without them nobody can prove when a dent came, so each month the firm withdraws ${f.dropped} bills and loses ${f.lost}.`,
      whyNow: ({ start, n }) =>
        `From ${start}, card companies pay a damage bill only with pictures of both pick-up and return. Then the firm gets no money for ${100 - n.proofIn100} in 100 bills.`,
      sides: [
        {
          who: 'claims',
          wants: () =>
            'wants a receipt only after all twelve pictures, because nobody can prove a dent that no picture shows',
        },
        {
          who: 'service',
          wants: () =>
            'wants a receipt in any case, because customers in a hurry leave halfway through twelve pictures',
        },
      ],
      decision: 'does a customer get a receipt only after all twelve pictures, or also when some are missing?',
      unknowns: [
        () => 'Would customers in a hurry take more pictures if they knew why?',
        () => 'Which part of a car do customers forget in the dark?',
      ],
      twist: () =>
        'At night hail hits the cars in the yard of one station. What does ‘Bring it back’ ask of customers who return a car an hour later?',
      users: ['hurried', 'careful', 'agent'],
    },
    {
      at: 'found',
      titles: [
        (d) => `${d.org}: a dent was found. When does the customer hear of it?`,
        (d) => `A dent without a price: the damage report of ${d.org}`,
      ],
      problem: ({ f, w }) =>
        `Customers hear of a dent only with its price, usually ${w.days} days after the return. Only ${f.answerIn100} in 100 of them answer within 14 days. Each month the firm withdraws disputed bills, and loses ${f.lost}.`,
      whyNow: ({ start, w, n }) =>
        `From ${start}, card companies pay a damage bill only if the customer answers within 14 days of the return. Today the news usually comes only ${w.daysLeft} ${n.daysLeft === 1 ? 'day' : 'days'} before this limit.`,
      sides: [
        {
          who: 'service',
          wants: () => 'wants to tell the customer at once, because a late message looks like a trick',
        },
        {
          who: 'claims',
          wants: () => 'wants to wait until the price is known, because without a sum people expect the worst',
        },
      ],
      decision: 'does a customer hear of a dent on the morning after the return, or only with its price?',
      frame: 'the morning after the return, while a dent has no price',
      unknowns: [
        () => 'What do customers do between the first news of a dent and its price?',
        () => 'Would the usual price of such a dent calm a customer?',
      ],
      twist: () =>
        'The garage finds that a dent is older than the hire. The customer has already accepted the bill. What does ‘What we found’ say now?',
      users: ['careful', 'hurried', 'agent'],
    },
    {
      at: 'before',
      titles: [
        (d) => `Picking up a car at ${d.org}: whose scratch is it?`,
        (d) => `${d.org}: a customer, a hired car, and a scratch that nobody wrote down`,
      ],
      problem: ({ f }) =>
        `Of 100 damage bills, customers dispute ${f.disputeIn100}, most often because of an older mark. Each month the firm withdraws ${f.dropped} bills and loses ${f.lost}.`,
      whyNow: ({ start }) =>
        `From ${start}, card companies pay for a dent only if a picture from the pick-up shows that part undamaged. Most bills have no such picture today.`,
      sides: [
        {
          who: 'stations',
          wants: () => 'wants a reported mark to count as old at once, because an agent beside each car means queues',
        },
        {
          who: 'claims',
          wants: () => 'wants an agent to see the mark first, because a customer could report a new dent as old',
        },
      ],
      decision: 'does a mark that a customer reports count as old at once, or only after an agent has seen it?',
      unknowns: [
        () => 'How often does an agent not find a mark that a customer has reported?',
        () => 'Would customers hide a mark so that they need not wait?',
      ],
      twist: () =>
        'In one month five customers report 26 marks on one car. Four of these marks are the same scratch. What does ‘Before you drive’ show to the sixth customer?',
      users: ['hurried', 'careful', 'agent'],
    },
  ],
  sellingPoints: [
    { title: 'Any hour', text: () => 'A car may come back day and night.' },
    { title: 'Known cars', text: () => 'The firm keeps each car for three years.' },
    { title: 'A person decides', text: () => 'A person checks each mark before a bill is written.' },
  ],
  audience: (_, has) => (has.yard ? 'Customers who hire a car, and agents who check it.' : 'Customers who hire a car.'),
  direction: {
    styles: {
      minimal: {
        mood: 'Quiet and brief, because customers look from phone to car and back, and must find the place again.',
        shape:
          'One outline on each screen, a door or a wheel, and nothing beside it: a customer can look at only one part.',
        second: {
          found:
            'leaves only the picture of the dent, the sum and two answers, because the customer has one thing to decide',
          back: 'shows one of the twelve pictures at a time in empty space, because a long list makes hurried customers give up',
        },
        avoid: 'Hidden steps, because customers then forget a picture. Faint outlines, because the sun hides them.',
      },
      bold: {
        mood: 'Strong and plain, because a customer at the end of a trip overlooks whatever is small.',
        shape:
          'Full-width blocks with one heavy word each, such as “Rear left”: people hold the phone far away when they photograph a car.',
        second: {
          before:
            'sets the number of known marks in one figure across the screen, because the customer counts along at the car',
          found:
            'sets the sum and two answers in heavy blocks of full width, because customers look for them before the reason',
        },
        avoid:
          'Red stripes, because they accuse a customer too early. Exclamation marks, because they start a quarrel.',
      },
      playful: {
        mood: 'Friendly and light, because talk of scratches makes honest people feel accused.',
        shape:
          'A small round car with a dot for each picture: a customer sees at a glance which side is still missing.',
        second: {
          back: 'shows twelve round dots, filled where a picture is taken, because a customer in a hurry asks how many are left',
          before:
            'puts a round, numbered sticker beside each mark, because people point at a scratch and do not know the part’s name',
        },
        avoid:
          'Sad cars, because customers who have to pay feel mocked. Points for pictures, because customers in a hurry do not play.',
      },
      luxury: {
        mood: 'Courteous and unhurried, because customers want each mark looked at with care before anybody speaks of money.',
        shape:
          'One large picture of each part in a fine double frame, with wide margins: on a small one, dirt looks like a scratch.',
        second: {
          found:
            'gives the dent one large picture and a fine line to the spot, because customers first ask whether this was their car',
          back: 'sets the receipt in wide margins, with fine lines between place, hour and key, because customers show it when a bill comes',
        },
        avoid: 'Glossy cars, because shine hides a scratch. Thin figures, because nobody reads them in the dark.',
      },
      corporate: {
        mood: 'Exact and even-handed, because customer and firm rely on the same record.',
        shape:
          'Two columns of equal pictures, pick-up and return, with a numbered tab for each part: what has changed stands side by side.',
        second: {
          before:
            'lists known marks in numbered rows, in the order of a walk round the car, because customers check them while walking',
          found: 'lists part, pick-up, return and price in fixed rows, because customers check a bill line by line',
        },
        avoid:
          'Small grey conditions, because they look like a trap. File numbers as headings, because they mean nothing to a customer.',
      },
      retro: {
        mood: 'Solid and honest, because many customers trust a signed sheet of paper more than a phone.',
        shape:
          'A ruled sheet with a numbered line for each mark: on the telephone, both sides can then speak of line seven.',
        second: {
          before:
            'ties a printed label with size and date to each known mark, because customers must tell old scratches from new ones',
          back: 'sets the receipt as a ruled slip with hour, fuel and key, because at night no agent hands one over',
        },
        avoid: 'Rust and oil stains, because they look like damage. Stamps, because they hide a scratch.',
      },
      futuristic: {
        mood: 'Exact and cool, because a quarrel about a dent is a quarrel about days and hours.',
        shape:
          'One line from pick-up to return, with a tick for each dated picture: a mark appeared between two of the ticks.',
        second: {
          found:
            'marks pick-up, return and discovery as ticks on one scale of days, because customers must remember where the car stood',
          back: 'lays fine corner marks over the camera picture, because a picture of half a door proves nothing about the rest',
        },
        avoid: 'Scanning lines, because no machine judges a mark. Target circles, because they accuse the customer.',
      },
      organic: {
        mood: 'Mild and patient, because customers come tired from the road or from the queue at the counter.',
        shape:
          'The car as hand-cut pieces with soft edges, one for each part, because a thumb hits a whole door more easily than a line.',
        second: {
          before:
            'circles each mark with an uneven line, because scratches are crooked, and a box takes in sound paint too',
          back: 'lays the pictures already taken in soft, overlapping layers, because a customer without an agent asks whether they were kept',
        },
        avoid: 'Patterns of sand, because they look like dirt. Low contrast, because the next step is lost in it.',
      },
    },
    reading: 'Sturdy letters, because customers read beside the car, in the dark or the sun.',
    lettering: 'the signs at the stations',
    own: 'the key tags',
    accent: 'the part of the car in question, because nobody should look at the wrong part',
    sample: 'Rear left door. Pick-up on the 12th, return on the 19th.',
  },
  untold: {
    budget: (d) => `The bills that we withdraw cost us ${d.f.lost} a month. Three such months are what I may spend.`,
    decision: (d) =>
      `I approve the design. ${d.who.claims!.first} checks with the card companies whether a record counts.`,
    history: () =>
      'One station asked for twelve pictures before the receipt. Of 100 customers, 30 took all twelve, and many drove off without a receipt.',
    launch: () => 'The smallest station starts, since everybody there knows every car.',
    content: () => 'We can give you forty pictures of real marks, with the decision on each.',
    machines: () => 'Two students of the firm’s founder built our system. It can store pictures, but no drawings.',
    staff: () => 'Agents do not get a share of damage bills. Many customers think so, and nobody ever told them.',
    fear: () => 'That the pictures prove how often it was us, moving cars in the yard.',
    complaints: () => 'People can live with a bill. They cannot live with a bill that comes after they forgot the car.',
    figures: () =>
      'We count a dispute when somebody writes or calls. Who pays in anger and never comes back, we cannot count.',
    others: () => 'At the airport there are nine counters. Customers choose by price, and remember us by the bill.',
    access: () => 'Come at five in the morning. We leave the gate open, and you will see how dark it is.',
  },
});
