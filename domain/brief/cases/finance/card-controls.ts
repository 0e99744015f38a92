import { defineCase, money } from '../case.ts';

export const cardControls = defineCase({
  id: 'card-controls',
  industry: 'finance',
  client: 'everyday',
  model: 'fees',
  channel: 'phone',
  about:
    'A retail bank sends an alert about each unusual payment. The alert has one button, which blocks the card for good. Most blocked cards were never misused: the payment was a subscription, the family or lunch. The bank wants fewer cards replaced by mistake, and it wants real theft stopped sooner.',
  settings: [
    {
      country: 'my',
      town: 'George Town, Penang',
      orgs: ['Jelutong Bank', 'Bank Seri Tanjung', 'Bank Batu Uban', 'Air Hitam Bank'],
      start: [3, 1],
      trigger: 'money',
      languages: ['English', 'Malay'],
      inputs: [
        {
          blocked: 6200,
          innocentIn100: 63,
          card: 21,
          lossEach: 180,
          queue: 11,
          median: 14,
          settledIn100: 18,
          lunch: 14,
          seconds: 40,
          extra: 4,
        },
        {
          blocked: 4800,
          innocentIn100: 58,
          card: 19,
          lossEach: 210,
          queue: 9,
          median: 12,
          settledIn100: 21,
          lunch: 12,
          seconds: 35,
          extra: 3,
        },
      ],
      words: {
        law: 'The Personal Data Protection Act 2010 asks for consent before data are shown to others.',
        city: 'Kuala Lumpur',
        night: 'a food stall after midnight',
      },
    },
    {
      country: 'pl',
      town: 'Toruń',
      orgs: ['Bank Drwęca', 'Bank Rubinkowo', 'Bank Mokry Młyn'],
      start: [9, 1],
      trigger: 'money',
      languages: ['Polish', 'English'],
      inputs: [
        {
          blocked: 4100,
          innocentIn100: 61,
          card: 18,
          lossEach: 240,
          queue: 13,
          median: 16,
          settledIn100: 22,
          lunch: 32,
          seconds: 30,
          extra: 3,
        },
        {
          blocked: 5400,
          innocentIn100: 66,
          card: 16,
          lossEach: 260,
          queue: 10,
          median: 13,
          settledIn100: 19,
          lunch: 29,
          seconds: 45,
          extra: 4,
        },
      ],
      words: {
        law: 'The General Data Protection Regulation asks for consent before data are shown to others.',
        city: 'Warsaw',
        night: 'a petrol station after midnight',
      },
    },
    {
      country: 'za',
      town: 'Durban',
      orgs: ['Umbilo Bank', 'Berea & Bluff Bank', 'Isipingo Savings Bank'],
      start: [4, 1],
      trigger: 'money',
      languages: ['English', 'Zulu'],
      inputs: [
        {
          blocked: 5300,
          innocentIn100: 57,
          card: 95,
          lossEach: 1150,
          queue: 17,
          median: 21,
          settledIn100: 16,
          lunch: 85,
          seconds: 50,
          extra: 3,
        },
        {
          blocked: 3900,
          innocentIn100: 62,
          card: 90,
          lossEach: 1300,
          queue: 14,
          median: 18,
          settledIn100: 23,
          lunch: 75,
          seconds: 40,
          extra: 4,
        },
      ],
      words: {
        law: 'The Protection of Personal Information Act asks for consent before data are shown to others.',
        city: 'Johannesburg',
        night: 'a petrol station after midnight',
      },
    },
    {
      country: 'mx',
      town: 'Mérida',
      orgs: ['Banco Itzimná', 'Banco Ceiba Blanca', 'Banco Chuburná'],
      start: [2, 1],
      trigger: 'money',
      languages: ['Spanish', 'English'],
      inputs: [
        {
          blocked: 3600,
          innocentIn100: 64,
          card: 95,
          lossEach: 1400,
          queue: 19,
          median: 23,
          settledIn100: 17,
          lunch: 120,
          seconds: 60,
          extra: 3,
        },
      ],
      words: {
        law: 'The federal law on personal data asks for express consent before data about money are shown to others.',
        city: 'Mexico City',
        night: 'a taco stand after midnight',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Phone app', device: 'phone', size: '390 × 844 px' },
    desk: { name: 'Hotline desktop', device: 'desktop', size: '1440 × 900 px' },
  },
  figures: (i) => {
    const innocent = Math.round((i.blocked * i.innocentIn100) / 100);
    const stolen = i.blocked - innocent;
    const losses = Math.round((stolen * i.lossEach) / 1000) * 1000;
    return {
      ...i,
      innocent,
      stolen,
      card: money(i.card),
      lunch: money(i.lunch),
      lossEach: money(i.lossEach),
      losses: money(losses),
      waste: money(innocent * i.card),
      innocentGoal: Math.round((innocent * 0.36) / 100) * 100,
    };
  },
  users: {
    holder: {
      surface: 'phone',
      variants: [
        {
          role: 'Nail artist, saves on every fee',
          gender: 'f',
          ages: [26, 44],
          context: () => 'She blocked her card over her own subscription.',
          goal: () => 'Never again wait a week for a new card.',
          obstacle: () => 'The only button is ‘Block for good’.',
          quote: 'I reported a thief. It was me.',
        },
        {
          role: 'Delivery driver, one card for everything',
          gender: 'm',
          ages: [24, 45],
          context: () => 'He sees an alert on a doorstep, between two parcels.',
          goal: () => 'Keep a working card, because he pays fuel with it.',
          obstacle: () => 'A new card takes a week.',
          quote: 'Blocking takes a second. Then I walk for a week.',
        },
        {
          role: 'Retired teacher, with one card',
          ages: [66, 79],
          context: () => 'Reads each alert twice and calls the bank before pressing anything.',
          goal: () => 'Be sure that an answer can be taken back.',
          obstacle: () => 'The one button says ‘Block for good’.',
          quote: 'I press nothing that ends in ‘for good’.',
        },
      ],
    },
    main: {
      surface: 'phone',
      variants: [
        {
          role: 'Hairdresser, pays for the cards of her family',
          gender: 'f',
          ages: [46, 58],
          context: (d) => `She reads an alert: somebody has paid at ${d.s.night}.`,
          goal: () => 'Stop a thief before the second payment.',
          obstacle: () => 'Last year a thief paid five times while she waited.',
          quote: 'Is it a thief, or is it my son with his friends?',
        },
      ],
    },
    family: {
      surface: 'phone',
      variants: [
        {
          role: 'Student, with an extra card on a parent’s account',
          ages: [18, 23],
          home: (d) => d.s.city,
          context: () => 'Stands at a till with a full tray.',
          goal: () => 'Know at once who stopped the card, and why.',
          obstacle: () => 'The till says “refused”, and the app says nothing.',
          quote: 'The soup was warm when I began to call.',
        },
        {
          role: 'Carer, has an extra card for an old couple',
          ages: [29, 58],
          context: () => 'Pays in six shops on one morning.',
          goal: () => 'Do the shopping without a call after every second payment.',
          obstacle: () => 'Each new shop looks unusual to the bank.',
          quote: 'Every baker counts as a suspect. So do I.',
        },
      ],
    },
    agent: {
      surface: 'desk',
      variants: [
        {
          role: 'Hotline agent, on nights',
          ages: [25, 44],
          context: () => 'Has a headset and forty callers a shift.',
          goal: () => 'See what the caller has already pressed.',
          obstacle: () => 'App and hotline show the same card in different ways.',
          quote: 'My first three questions are: what do you see?',
        },
        {
          role: 'Hotline agent, in the first month',
          ages: [21, 30],
          context: () => 'Reads the screen aloud to callers, word by word.',
          goal: () => 'Tell a frightened caller in one sentence whether the card is safe.',
          obstacle: () => 'The screen shows codes.',
        },
      ],
    },
  },
  stakeholders: {
    board: {
      role: 'member of the bank’s board',
    },
    cards: { role: 'head of cards' },
    fraud: { role: 'head of fraud prevention' },
    hotline: { role: 'head of the hotline' },
  },
  goals: ({ f }) => ({
    replaced: {
      direction: 'Lower',
      what: 'cards replaced although nothing was stolen',
      from: `${f.innocent} a month`,
      to: `${f.innocentGoal} a month`,
      months: 6,
      measuredBy: 'the closed cases',
    },
    time: {
      direction: 'Lower',
      what: 'the median time from an alert to a stopped card',
      from: `${f.median} minutes`,
      to: '2 minutes',
      months: 3,
      measuredBy: 'the alert log',
      today: 'The median card is stopped {from} after the alert.',
    },
    settled: {
      direction: 'Raise',
      what: 'alerts that holders answer without a call',
      from: `${f.settledIn100} in 100`,
      to: '62 in 100',
      months: 6,
      measuredBy: 'the hotline log',
      today: 'Only {from} alerts are answered without a call.',
    },
  }),
  features: {
    ask: {
      title: 'Is this you?',
      surface: 'phone',
      user: 'holder',
      goal: 'replaced',
      does: 'shows one unusual payment and lets the holder answer',
      frames: ['an unclear payment with all its answers', 'the moment after “yes, it was me”', 'the report of a theft'],
    },
    pause: {
      title: 'Pause',
      surface: 'phone',
      user: 'family',
      goal: 'time',
      does: 'stops a card in a way that can be taken back',
      frames: [
        'a paused card that is needed at a till',
        'the moment after the answer “pause”',
        'a card that works again after one day',
      ],
    },
    family: {
      title: 'Family cards',
      surface: 'phone',
      user: 'main',
      goal: 'settled',
      does: 'shows the cards of a family, and who may see and pause which',
      frames: [
        'somebody else’s payment, as the main holder sees it',
        'the same payment, as its buyer sees it',
        'a card that somebody else paused',
      ],
    },
    passes: {
      title: 'What still passes',
      surface: 'phone',
      user: 'holder',
      goal: 'replaced',
      does: 'lists regular payments, such as rent, which a pause does not stop',
      frames: ['three regular payments', 'a card without regular payments'],
    },
    agent: {
      title: 'Agent view',
      surface: 'desk',
      user: 'agent',
      goal: 'time',
      does: 'shows hotline staff what the holder has pressed',
      frames: [
        'a caller whose card is not stopped yet',
        'a card that was reported as stolen',
        'two family members with different answers',
      ],
    },
  },
  first: 'ask',
  later: ['passes'],
  titles: [
    (d) => `Card controls for ${d.org}: is it a thief, or is it lunch?`,
    (d) => `Card controls for ${d.org}: answers for a payment that nobody recognises`,
    (d) => `${d.org} wants card alerts that have more than one answer`,
  ],
  task: (d, has) =>
    [
      `Design card controls for ${d.org}, a retail bank in ${d.town}, ${d.country}.`,
      'Card holders use them in the bank’s phone app when an unusual payment appears.',
      has.desk && 'Hotline staff see the same card on a desktop.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (d) =>
    `Take one payment: “PMTSVC 4029”, ${d.f.lunch}, 12:40, ${d.s.city}. Write it as one line for a person in a hurry. Then write three labels of three words at most: it was me, stop for now, stolen. Which one would a friend press first?`,
  glossary: [
    { word: 'Main holder', means: 'the person who pays for all cards of an account.' },
    { word: 'Extra card', means: 'another card on the account, for a child or a carer.' },
    { word: 'Block', means: 'to end a card for good. A new one is sent.' },
    { word: 'Pause', means: 'to stop a card for a time. It works again afterwards.' },
  ],
  safety:
    'Somebody may be losing money right now. ‘Is this you?’ always offers the report of a theft. A pause and a report never look alike.',
  overview: [
    ({ f }) => [
      `At 12:40 a student pays ${f.lunch} at a canteen that calls itself “PMTSVC 4029”. The bank finds the name unusual and sends an alert. It has one button, ‘Block for good’, and the number of the hotline. Only ${f.settledIn100} in 100 alerts are answered without a call.`,
      `Each month ${f.blocked} cards are blocked, ${f.innocent} of them although nothing was stolen: ${f.innocentIn100} in 100. New cards for these cost ${f.waste}, at ${f.card} each. Callers wait ${f.queue} minutes, and the median card is stopped ${f.median} minutes after the alert. Meanwhile a real thief goes on paying: thefts cost about ${f.losses} a month. To send fewer alerts did not help, because thefts were then noticed later.`,
    ],
    ({ f, org }) => [
      `${org} warns customers quickly, but an alert shows only a shop code and an amount. A holder who is not sure can block the card for good, or call. Only ${f.settledIn100} in 100 alerts are answered without a call. Callers wait ${f.queue} minutes, and the median card is stopped ${f.median} minutes after the alert.`,
      `Of ${f.blocked} blocked cards a month, ${f.innocent} were never misused. New cards for their holders cost ${f.waste}, at ${f.card} each. The other ${f.stolen} cards were stolen or copied, and each theft costs ${f.lossEach} on average. To send fewer alerts did not help, because thefts were then noticed later.`,
    ],
  ],
  whyNow: ({ f, start }) =>
    `On ${start} new contracts begin. From then on the bank, and no longer the holder, pays for each theft that is reported after an alert. As long as a card is stopped only after ${f.median} minutes, that is about ${f.losses} a month.`,
  nonGoals: [
    'Setting spending limits',
    'The rule that decides what is unusual',
    'Ordering a new card',
    'A chat with the hotline',
  ],
  constraints: [
    {
      type: 'technical',
      at: 'pause',
      text: (d) => `A pause needs up to ${d.f.seconds} seconds to reach all shops.`,
      effect: () => '‘Pause’ says that it is not complete, and names any payment that still passed.',
      frame: 'a pause that has not reached all shops yet',
    },
    {
      type: 'content',
      at: 'ask',
      text: () => 'Shops send names such as “PMTSVC 4029”, and the bank may not change them.',
      effect: () => '‘Is this you?’ leads with time and amount, and puts the name last.',
      frame: 'the longest shop name, 22 capital letters',
    },
    {
      type: 'legal',
      at: 'family',
      text: (d) => d.s.law,
      effect: () => 'In ‘Family cards’ the main holder sees shop names only if the other person agrees.',
      frame: 'shop names hidden until the other person agrees',
    },
    {
      type: 'people',
      at: 'ask',
      text: () => 'One holder in six uses large text on the phone.',
      effect: () => '‘Is this you?’ keeps payment and answers on one screen at double text size.',
      frame: 'the payment in large text',
      from: 'professional',
    },
    {
      type: 'money',
      at: 'ask',
      text: () => 'By contract, the bank pays only for a theft that was reported. A pause is no report.',
      effect: () => '‘Is this you?’ says so before anybody answers.',
      frame: 'each answer with what it protects from',
      from: 'professional',
    },
    {
      type: 'technical',
      at: 'agent',
      text: () => 'The hotline gets each answer within seconds, but not its reason.',
      effect: () => '‘Agent view’ marks what staff still have to ask.',
      frame: 'an answer that came in during the call',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'ask',
      sides: [
        {
          who: 'fraud',
          wants: () => 'wants the report of a theft first, because every minute of a real theft costs money',
        },
        {
          who: 'cards',
          wants: (d) =>
            `wants the pause first, because in ${d.f.innocentIn100} of 100 cases nothing was stolen, and a report means a new card`,
        },
      ],
      decision: 'which answer comes first, a pause or the report of a theft?',
      where: 'In ‘Is this you?’, in the order and weight of the answers.',
      unknowns: [
        () => 'How many people press the first answer unread?',
        () => 'Which words tell a careful person that a pause can be taken back?',
      ],
      twist: () =>
        'A fault sends ‘Is this you?’ to 9,000 holders about normal payments. What does the screen tell them afterwards?',
      users: ['holder', 'main', 'agent'],
    },
    {
      at: 'family',
      sides: [
        {
          who: 'fraud',
          wants: () => 'wants the main holder to stop a card at once, because that person pays every bill',
        },
        {
          who: 'hotline',
          wants: () => 'wants its user asked first, because a person at a till with a stopped card calls the hotline',
        },
      ],
      decision: 'does a main holder first stop a card, or ask its user?',
      where: 'In ‘Family cards’, at a payment by somebody else.',
      unknowns: [
        () => 'How long would a main holder wait for an answer?',
        () => 'Do families want to see each other’s payments?',
      ],
      twist: () => 'A couple separates, and both ask to hide their payments. What does ‘Family cards’ still show?',
      users: ['main', 'family', 'agent'],
    },
    {
      at: 'pause',
      sides: [
        {
          who: 'fraud',
          wants: () => 'wants “until I end it” first, because a thief can wait for a day',
        },
        {
          who: 'cards',
          wants: () => 'wants “for one day” first, because people forget a pause and think that the card is broken',
        },
      ],
      decision: 'which choice stands first, “until I end it” or “for one day”?',
      frame: 'the moment after the answer “pause”',
      where: 'In ‘Pause’, in the moment after the answer.',
      unknowns: [
        () => 'How many holders forget that they paused a card?',
        () => 'Does a reminder help at a till, or does it come too late?',
      ],
      twist: () =>
        'For one afternoon the bank can neither begin nor end a pause. What does ‘Pause’ tell somebody whose card is paused?',
      users: ['holder', 'main', 'agent'],
    },
  ],
  sellingPoints: [
    { title: 'A person at any hour', text: () => 'The hotline is staffed by day and by night.' },
    { title: 'Cards for the family', text: (d) => `An account can have ${d.w.extra} extra cards without a fee.` },
    {
      title: 'Alerts within seconds',
      text: () => 'The bank reports an unusual payment before the receipt is printed.',
    },
  ],
  audience: (_, has) =>
    has.desk
      ? 'People with a card, their families, and the hotline staff who help them.'
      : 'People with a card, and their families.',
  direction: {
    styles: {
      minimal: {
        mood: 'Calm and exact, like the voice that answers an emergency call.',
        why: 'Holders are frightened and in a hurry.',
        shape: 'One payment alone on the screen, and its answers in words.',
        avoid: 'Icons without words and answers behind a menu. A careful holder calls instead of guessing.',
      },
      bold: {
        mood: 'Direct and awake, like a good security guard who also greets people.',
        why: 'Today’s alerts look like advertising, so some holders overlook them.',
        shape: 'Large amounts and full-width answers that one can hit with a parcel under one arm.',
        avoid: 'Alarm effects and shouting capitals. Most of these payments are lunch.',
      },
      playful: {
        mood: 'Friendly and level, like a talk about money at a family table.',
        why: 'Most alerts are harmless, and people should be able to breathe again.',
        shape: 'Rounded cards that lie beside each other, one for each person of the family.',
        avoid: 'Mascots and jokes in an alert. A person who really was robbed would feel mocked.',
      },
      luxury: {
        mood: 'Discreet and certain, like a quiet word at the counter.',
        why: 'Customers pay for an account with personal advice.',
        shape: 'Fine lines, and wide space around the amount.',
        avoid: 'Thin small figures and pale text. Holders read the amount half asleep.',
      },
      corporate: {
        mood: 'Orderly and dependable, like a timetable.',
        why: 'Holder and hotline talk about the same alert, so both have to see the same facts.',
        shape: 'The same rows in the same order for each payment: time, amount, place, name.',
        avoid: 'Legal paragraphs before the answers, and equal grey boxes. A student at a till needs one word.',
      },
      retro: {
        mood: 'Plain and trustworthy, like an old savings book.',
        why: 'The bank’s first cards are collected, and customers like their look.',
        shape: 'Ruled lines as in a passbook, and a stamp form for the state of a card.',
        avoid: 'Faded print and typewriter texture. Digits have to be told apart at night.',
      },
      futuristic: {
        mood: 'Alert and composed, like a night porter.',
        why: 'The bank competes with banks that exist only as an app.',
        shape: 'The state of the card and the time since the answer, seen together.',
        avoid: 'Glowing warnings. They turn a pause into an emergency.',
      },
      organic: {
        mood: 'Warm and steady, like a family doctor who has time.',
        why: 'Customers call the bank cold and praise its hotline.',
        shape: 'Soft-edged groups that keep the cards of one household together.',
        avoid: 'Handwritten amounts and leaves as decoration. They weaken a sentence about theft.',
      },
    },
    reading:
      'Large, sturdy letters, with figures of one width: holders read the amount in a hurry, in bed or at a till, often in large text.',
    accent: 'a pause that is still spreading',
    sample: 'Paused at 12:41. Not all shops know it yet.',
  },
  untold: {
    budget: (d) =>
      `It has to pay for itself within a year. Count what the ${d.f.innocent} needless cards cost us, and you know the frame.`,
    decision: (d) =>
      `${d.who.board.first} approves the design. ${d.who.fraud.first} can stop the launch, and has done so once with another project.`,
    history: () =>
      'We once wrote “Unusual payment, please check” in the alert. Most people opened the list of payments and gave up there.',
    launch: () => 'Our own staff gets it first, with their families. After that one branch at a time.',
    content: () => 'The shops send their names in 22 capital letters at most. We have a list of the hundred strangest.',
    machines: () =>
      'The alert, the pause and the block are three systems. The pause exists already, but only the hotline can press it.',
    access: () =>
      'You can listen to recorded calls in which the names were removed. Ten of them teach more than our reports.',
    fear: () => 'That somebody pauses a card, feels safe, and the thief had a second one.',
    others: () => 'Other banks have a pause in their app. With most of them it is three menus away from the alert.',
    staff: () => 'At night nine people answer. They write the answers on paper first, because typing is heard.',
    figures: () =>
      'Most alerts that turn out to be harmless are subscriptions. They are renewed at night, and they frighten people at breakfast.',
    complaints: () => 'People write that the bank took their card away. From their side that is what happened.',
    language: () => 'The word “block” frightens people. We have found no better one for the real thing.',
  },
});
