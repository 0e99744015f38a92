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
          returns: 2600,
          nightIn100: 34,
          bills: 118,
          disputeIn100: 46,
          dropIn100: 59,
          bill: 290,
          proofIn100: 25,
          days: 9,
        },
        {
          stations: 4,
          returns: 1900,
          nightIn100: 31,
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
        surface: 'white dust',
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
          returns: 3100,
          nightIn100: 38,
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
        early: 'a flight at 5:50',
        surface: 'red dust',
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
          returns: 2200,
          nightIn100: 29,
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
        early: 'a flight at 5:35',
        surface: 'mud',
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
          returns: 1400,
          nightIn100: 33,
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
        surface: 'sand',
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
      returns: i.returns,
      nightIn100: i.nightIn100,
      night: Math.round((i.returns * i.nightIn100) / 100),
      bills: i.bills,
      disputeIn100: i.disputeIn100,
      dropped,
      lost: money(dropped * i.bill),
      proofIn100: i.proofIn100,
      days: i.days,
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
          context: (d) => `Has ${d.s.early}.`,
          goal: () => 'Hand in the key and leave with a receipt.',
          obstacle: (d) => `Asked for twelve pictures, ${d.who.hurried!.they} took four, and left without a receipt.`,
          quote: 'I gave you a car. You gave me a letter box.',
        },
        {
          role: 'Mother of two who picks up a car for the holidays',
          conflict: 'before',
          gender: 'f',
          ages: [31, 46],
          home: (d) => d.s.from,
          context: () => 'She has four bags, and her smaller child runs off.',
          goal: () => 'Note the scratch and drive off.',
          obstacle: () => 'Waiting for an agent costs her another quarter of an hour.',
          quote: 'I have two hands, two children, four bags and one scratch.',
        },
        {
          role: 'Consultant whose employer pays for the car',
          conflict: 'found',
          ages: [31, 56],
          home: (d) => d.s.from,
          context: () => 'Reads messages between two meetings.',
          goal: () => 'Tell the employer only once, with the price of the dent.',
          obstacle: () => 'An early message named no price, and the employer asked for it three times.',
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
          context: () => 'Walks round the car twice, with a pencil and a tape measure.',
          goal: () => 'Show every old scratch to an agent before driving off.',
          obstacle: () => 'The agent has marked the old damage alone, and now stands at the counter.',
          needs: 'a check that was stopped halfway',
          quote: 'They drew a cross. I saw a scratch as long as my hand.',
        },
        {
          role: 'Photographer who drives on unpaved roads for work',
          conflict: 'found',
          at: 'found',
          ages: [57, 66],
          context: () => 'Reads about a dent at a desk full of pictures.',
          goal: () => 'Answer while the memory of the car is fresh.',
          obstacle: (d) => `News of an earlier dent came after ${d.w.days} days, and felt like a trick.`,
          quote: 'I take pictures for a living. I took none of that door.',
        },
        {
          role: 'Shopkeeper who paid for a dent last year',
          conflict: 'back',
          ages: [57, 66],
          context: () => 'Brings the car back before dawn, with a torch and an hour to spare.',
          goal: () => 'Leave with a picture of every side.',
          obstacle: () => 'Last year the dent was in the one door that no picture showed.',
          quote: 'This time I photograph the roof as well.',
        },
        {
          role: 'Young driver who hires a car for the first time',
          at: 'before',
          conflict: 'before',
          ages: [21, 25],
          context: () => 'Bends down to look at each wheel.',
          goal: () => 'Ask an agent about each mark before driving off.',
          obstacle: () => 'There is nobody beside the car who could answer.',
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
          context: () => 'Checks nine cars in a row before the first customer comes.',
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
      today: 'Of the customers with a damage bill, only {from} answer within 14 days of the return.',
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
      does: 'leads a customer through a return, with pictures, key and receipt',
      frames: [
        'a return at 4:50, after four of twelve pictures',
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
        'the page on the morning after the return, while a new dent has no price',
        'a bill that the customer disputes',
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
      goal: 'disputes',
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
      return 'Take one dent of four centimetres: rear left door, found at 7:20, no price yet. Write four lines for the customer: what, where, when, what comes next. Read them to somebody who is sure that there was no dent.';
    if (at === 'before')
      return 'Take one car with eleven known marks. A customer finds a twelfth on the left door. Write four short lines: the known marks, the new one, who has seen it, and what it means at the return.';
    return `Take one return at a closed station: 4:50, a dark yard, ${d.s.early}, ${d.s.surface} on the doors. Write five short lines for the customer: place, pictures, fuel, key, receipt. The customer stops after four of twelve pictures. Which of your lines still come?`;
  },
  glossary: [
    { word: 'Mark', means: 'any scratch, dent or chip on a car.' },
    { word: 'To dispute', means: 'to say that a bill is wrong.' },
  ],
  safety: 'Each sum comes with its reason, and with a way to disagree.',
  overview: [
    ({ f, org, s }) =>
      `Before ${s.early}, a customer of ${org} drops a key into a letter box. Nobody looks at the car until morning. Days later a message says “damage, rear left”, and names a sum. The paper from the pick-up has a cross on that door, drawn by an agent alone. The firm sends ${f.bills} such bills a month.`,
    ({ f, org }) =>
      `On the pick-up paper of ${org}, a car is as small as a matchbox, and one cross covers a whole door. A cross means old damage. Each month ${f.night} cars come back at night, with the key in a letter box. The firm sends ${f.bills} damage bills a month.`,
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
      text: () => 'From 20:00 to 7:00 nobody works at the stations.',
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
      text: () => 'Only a garage names a price, three working days after it gets the car.',
      effect: () => '‘What we found’ shows who named a price, and for which work.',
      frame: 'a dent found a week ago, with the garage’s price and the way to disagree',
    },
    {
      type: 'people',
      at: 'check',
      text: () => 'An agent has ten minutes to check and clean a car.',
      effect: () => '‘Yard check’ puts new marks first.',
      frame: 'the fourth of nine cars, with two new marks',
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
      text: () => 'Under the roofs of the stations’ yards some phones have no connection.',
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
        (d) => `Pictures of a hired car at 4:50: the return page of ${d.org}`,
      ],
      problem: ({ f }) =>
        `Only ${f.proofIn100} in 100 damage bills have pictures of both pick-up and return. Without them nobody can prove when a dent came, so the firm withdraws ${f.dropped} bills a month. One station asked for twelve pictures before the receipt. Of 100 customers, 30 took all twelve, 28 took some, and the others drove away without a receipt.`,
      whyNow: ({ f, start }) =>
        `From ${start}, card companies pay a damage bill only with pictures of both pick-up and return. Today most bills lack the pictures of the return, and the firm loses ${f.lost} a month.`,
      sides: [
        {
          who: 'claims',
          wants: () =>
            'wants a receipt only for all twelve, because nobody can prove a dent in a part that no picture shows',
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
        'At 3:00 hail hits 31 cars in the yard of one station, and more cars on the road. What does ‘Bring it back’ ask of customers who come at 4:00?',
      users: ['hurried', 'careful', 'agent'],
    },
    {
      at: 'found',
      titles: [
        (d) => `${d.org}: a dent was found. When does the customer hear of it?`,
        (d) => `A dent without a price: the damage report of ${d.org}`,
      ],
      problem: ({ f, w }) =>
        `The first news about damage reaches customers ${w.days} days after the return (median), together with the price. Only ${f.answerIn100} in 100 of these customers answer within 14 days of the return. The firm withdraws ${f.dropped} bills a month, and loses ${f.lost}. One station wrote “We found damage” on the next morning. More customers answered in time, but many called to ask the price, and nobody knew it.`,
      whyNow: ({ start, w, n }) =>
        `From ${start}, card companies pay a damage bill only if the customer has answered within 14 days of the return. Today the news leaves the customer only ${w.daysLeft} ${n.daysLeft === 1 ? 'day' : 'days'} for an answer.`,
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
        `Customers dispute ${f.disputeIn100} in 100 damage bills. A third of these disputes are about a scratch that the customer saw at pick-up and nobody wrote down. For a week, an agent walked round each car with the customer. Such disputes became rare, but each pick-up took 40 minutes.`,
      whyNow: ({ start, f }) =>
        `From ${start}, card companies pay a damage bill only if pictures of the pick-up show the place without the mark. Today the firm withdraws ${f.dropped} bills a month, because it cannot prove them, and loses ${f.lost}.`,
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
      decision: 'is a customer safe from a bill after reporting a mark, or only after an agent has seen it?',
      unknowns: [
        () => 'How often does an agent not find a mark that a customer has reported?',
        () => 'Would customers hide a mark so that they need not wait?',
      ],
      twist: () =>
        'One car collects 26 marks from five customers within a month. Four of these marks are the same scratch. What does ‘Before you drive’ show to the sixth customer?',
      users: ['hurried', 'careful', 'agent'],
    },
  ],
  sellingPoints: [
    { title: 'Any hour', text: () => 'A car may come back day and night.' },
    { title: 'Known cars', text: () => 'The firm keeps each car for three years.' },
    { title: 'A person decides', text: () => 'A person looks at each mark before the firm writes a bill.' },
  ],
  audience: (_, has) => (has.yard ? 'Customers who hire a car, and agents who check it.' : 'Customers who hire a car.'),
  direction: {
    styles: {
      minimal: {
        mood: 'Calm and factual, because a hurried customer must see at once which part of the car is meant.',
        shape:
          'One part of the car with one line below it, like a picture in a manual, because a customer beside a car reads only a little.',
        second: {
          at: 'found',
          does: 'shows the outline of the car as one thin line with one place marked, because the bill is about one place',
        },
        avoid: 'Hidden steps, because customers then forget a picture. Faint outlines, because the sun hides them.',
      },
      bold: {
        mood: 'Strong and plain, because customers overlook the small cross that marks a scratch on paper today.',
        shape:
          'Broad frames round the part in question, like the lines of a parking space, because nobody may overlook it.',
        second: {
          at: 'before',
          does: 'frames each marked part with broad corners, like a parking space, because customers overlook the small crosses on paper',
        },
        avoid:
          'Red stripes round a part, because they accuse a customer before a person has judged the mark. Exclamation marks, because they start a quarrel.',
      },
      playful: {
        mood: 'Helpful and light, because talk of damage worries customers, and a drawing looks friendlier than a form.',
        shape: 'A simple drawn car whose parts are filled one by one, because customers then see which parts are done.',
        second: {
          at: 'back',
          does: 'draws a simple car whose checked parts are filled and whose other parts are empty, because a part is soon forgotten',
        },
        avoid:
          'Sad cars, because customers who have to pay feel mocked. Points for pictures, because customers in a hurry do not want to play.',
      },
      luxury: {
        mood: 'Discreet and attentive, because customers should feel that somebody has received each report and each key.',
        shape:
          'Wide margins and one numbered card for each part, because customer and agent can then name a part by its number.',
        second: {
          at: 'back',
          does: 'sets the receipt like a card with wide margins, because customers keep it as proof of the return',
        },
        avoid: 'Glossy cars, because shine hides a scratch. Thin figures, because nobody reads them in a dark yard.',
      },
      corporate: {
        mood: 'Correct towards both sides, because customer and firm must read the same record in the same way.',
        shape:
          'Part, mark and date in one order, like entries in a service book, because the question is always what changed.',
        second: {
          at: 'found',
          does: 'keeps picture, date and place of pick-up and return in the same order, because the question is what changed between them',
        },
        avoid:
          'Legal words, because customers do not understand them. File numbers in headings, because they mean nothing to a customer.',
      },
      retro: {
        mood: 'Trustworthy and plain, because customers know the old check sheet, and find their way on it at once.',
        shape: 'An outline of a car with numbered places, because a number names a place without many words.',
        second: {
          at: 'before',
          does: 'numbers the parts of the car as on an old check sheet, because customers know this sheet from the counter',
        },
        avoid: 'Rust and oil stains, because they look like damage. Stamps, because they hide a scratch.',
      },
      futuristic: {
        mood: 'Exact and unexcited, because a time from a camera convinces customers more than a time in handwriting.',
        shape:
          'Pick-up and return at two ends of a line, like towns on a road, because the question is on which day a dent was made.',
        second: {
          at: 'found',
          does: 'puts a ruler of days under the two pictures, from pick-up to return, because the question is on which day a dent was made',
        },
        avoid: 'Scanning lines, because no machine judges a mark. Target circles, because they accuse the customer.',
      },
      organic: {
        mood: 'At ease and friendly, because many customers come back from a week outdoors, and do not want an inspection.',
        shape:
          'Cards shaped like flat stones in the order of a walk round the car, because customers check the car in that order.',
        second: {
          at: 'back',
          does: 'draws the walk round the car as a footpath with numbered stops, because customers walk round the car anyway',
        },
        avoid: 'Patterns of sand, because they look like dirt. Low contrast, because the next step is lost in it.',
      },
    },
    reading: 'Sturdy letters, because customers read the next step beside the car, in the dark or in the sun.',
    accent: 'the outline of the part of the car in question, because nobody should look at the wrong part',
    sample: 'Rear left door. Pick-up on the 12th, return on the 19th.',
  },
  untold: {
    budget: (d) => `The bills that we withdraw cost us ${d.f.lost} a month. Three such months are what I may spend.`,
    decision: (d) =>
      `I approve the design. ${d.who.claims!.first} checks with the card companies whether a record counts.`,
    history: () => 'We asked agents for pictures. They took good ones, and nobody could find them again.',
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
