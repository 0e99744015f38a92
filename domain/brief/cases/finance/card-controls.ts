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
          cardThen: 29,
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
          cardThen: 27,
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
          cardThen: 25,
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
          cardThen: 22,
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
        law: 'The General Data Protection Regulation asks for a legal ground before data are shown to others. Here it is consent.',
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
          cardThen: 130,
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
          cardThen: 125,
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
        law: 'The Protection of Personal Information Act asks for a ground such as consent before data are shown to others.',
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
          cardThen: 135,
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
        law: 'The federal law on personal data held by private parties asks for express consent before data about someone’s money are shown to others.',
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
      cardThen: money(i.cardThen),
      lunch: money(i.lunch),
      lossEach: money(i.lossEach),
      losses: money(losses),
      lossesGoal: money(Math.round((losses * 0.92) / 1000) * 1000),
      waste: money(innocent * i.card),
      wasteThen: money(innocent * i.cardThen),
      innocentGoal: Math.round((innocent * 0.36) / 100) * 100,
      callIn100: 100 - i.settledIn100,
    };
  },
  users: {
    holder: {
      surface: 'phone',
      variants: [
        {
          role: 'Hairdresser, who pays for the cards of her family',
          gender: 'f',
          ages: [41, 56],
          context: (d) => `An alert wakes her: somebody has paid at ${d.s.night}.`,
          goal: () => 'Stop a thief without stopping her own son.',
          obstacle: () => 'The alert names a code and an amount. She cannot tell whose payment it was.',
          quote: 'Is it a thief, or is it my son with his friends?',
        },
        {
          role: 'Delivery driver, with one card for everything',
          gender: 'm',
          ages: [24, 45],
          context: () => 'He sees an alert for a moment, on a doorstep between two parcels.',
          goal: () => 'Keep a working card, because fuel is paid with it.',
          obstacle: () => 'If he blocks it, a new card takes a week, and he has no other.',
          quote: 'Blocking takes a second. Then I walk for a week.',
        },
        {
          role: 'Retired teacher, with one card',
          ages: [66, 79],
          context: () => 'Reads each alert twice and always calls the bank before pressing anything.',
          goal: () => 'Be sure that an answer can be taken back.',
          obstacle: () => 'The one button says ‘Block for good’, and the words sound final.',
          quote: 'I press nothing that ends in ‘for good’.',
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
          context: () => 'Stands at a till with a full tray when the card is refused.',
          goal: () => 'Know at once why the card was refused, and who stopped it.',
          obstacle: () => 'The till says “refused”, and the app says nothing.',
          quote: 'The soup was warm when I began to call.',
        },
        {
          role: 'Carer, with an extra card for the shopping of an old couple',
          ages: [29, 58],
          context: () => 'Pays in six shops on one morning, with somebody else’s money.',
          goal: () => 'Shop without a call after every second payment.',
          obstacle: () => 'Each new shop looks unusual to the bank, and the couple is frightened by every alert.',
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
          context: () => 'Works at a desktop computer, with a headset and forty callers a shift.',
          goal: () => 'See what the caller has already pressed.',
          obstacle: () => 'App and hotline show the same card in different ways.',
          quote: 'My first three questions are: what do you see?',
        },
        {
          role: 'Hotline agent, in the first month',
          ages: [21, 30],
          context: () => 'Reads the screen aloud to callers, word by word.',
          goal: () => 'Tell a frightened caller in one sentence whether the card is safe.',
          obstacle: () => 'The screen shows codes, and a colleague has to explain them.',
        },
      ],
    },
  },
  stakeholders: {
    board: {
      role: 'member of the bank’s board',
      wants: () => 'Customers should trust an alert, and the cost of new cards has to fall.',
    },
    cards: { role: 'head of cards', wants: () => 'Fewer new cards for people who lost nothing.' },
    fraud: { role: 'head of fraud prevention', wants: () => 'No thief gets a second payment.' },
    hotline: { role: 'head of the hotline', wants: () => 'Staff and callers look at the same words.' },
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
      what: 'the median time from a holder’s first look at the alert to a stopped card',
      from: `${f.median} minutes`,
      to: '2 minutes',
      months: 3,
      measuredBy: 'the alert log',
      today: 'From the first look at the alert to a stopped card it takes {from} (median).',
    },
    settled: {
      direction: 'Raise',
      what: 'alerts that holders answer without a call',
      from: `${f.settledIn100} in 100`,
      to: '62 in 100',
      months: 6,
      measuredBy: 'the hotline log',
      today: 'Holders answer only {from} alerts without a call.',
    },
    losses: {
      direction: 'Lower',
      what: 'losses from stolen cards',
      from: `${f.losses} a month`,
      to: `${f.lossesGoal} a month`,
      months: 8,
      measuredBy: 'the fraud report',
    },
  }),
  features: {
    ask: {
      title: 'Is this you?',
      surface: 'phone',
      user: 'holder',
      goal: 'replaced',
      does: 'shows one unusual payment and lets the holder answer',
      frames: ['a payment with an unclear shop name', 'the moment after “yes, it was me”', 'the report of a theft'],
    },
    pause: {
      title: 'Pause',
      surface: 'phone',
      user: 'holder',
      goal: 'time',
      does: 'stops a card in a way that can be taken back',
      frames: [
        'a paused card at the moment it is needed at a till',
        'the moment after the answer “pause”',
        'the end of a pause',
      ],
    },
    family: {
      title: 'Family cards',
      surface: 'phone',
      user: 'family',
      goal: 'settled',
      does: 'shows the cards of one family, and who may see and pause which',
      frames: [
        'the main holder’s view of a payment by somebody else',
        'the view of a person with an extra card',
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
      goal: 'losses',
      does: 'shows hotline staff what the holder has pressed',
      frames: ['a paused card', 'a card that was reported as stolen', 'two family members with different answers'],
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
      has.desk && 'Hotline staff see the same card at a desktop computer.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (d) =>
    `Take one payment: “PMTSVC 4029”, ${d.f.lunch}, 12:40, ${d.s.city}. Write it as one line for a person in a hurry. Then write a label of three words at most for each answer: it was me, stop the card for now, it was stolen. Read all three labels to somebody who has not seen the line. Which one would they press first?`,
  glossary: [
    { word: 'Main holder', means: 'the person who opened the account and pays for all its cards.' },
    { word: 'Extra card', means: 'a second card on the same account, for a child, a partner or a carer.' },
    { word: 'Block', means: 'to end a card for good. The bank then sends a new one.' },
    { word: 'Pause', means: 'to stop a card for a time. The same card works again afterwards.' },
  ],
  safety:
    'Somebody may be losing money at this moment. ‘Is this you?’ always offers the report of a theft, and a pause never looks like such a report.',
  overview: [
    ({ f }) => [
      `At 12:40 a student pays ${f.lunch} for lunch at a canteen that calls itself “PMTSVC 4029”. The bank finds the name unusual and sends an alert. The alert has one button, ‘Block for good’, and the number of the hotline.`,
      `Each month ${f.blocked} cards are blocked. In ${f.innocent} cases, ${f.innocentIn100} in 100, nothing was stolen. It was a subscription, a payment by somebody in the family, or lunch. Each new card costs the bank ${f.card}. For these cases that makes ${f.waste} a month. Careful people call first, and wait ${f.queue} minutes. A real thief goes on paying meanwhile, and thefts cost about ${f.losses} a month.`,
    ],
    ({ f, org }) => [
      `${org} warns its customers quickly, but the alert does not help them to decide. An alert shows a shop code and an amount. A holder who is not sure has two ways. One blocks the card for good. The other is a call to the hotline, with a wait of ${f.queue} minutes. Of 100 alerts that people answer, ${f.callIn100} end in a call.`,
      `The bank replaces ${f.blocked} blocked cards a month at ${f.card} each. ${f.innocent} of them were never misused, and these alone cost ${f.waste}. In the other ${f.stolen} cases there was a theft. A theft costs ${f.lossEach} on average: about ${f.losses} a month. Last year the bank tried fewer alerts. Fewer cards were blocked by mistake, but thieves had more time.`,
    ],
  ],
  whyNow: ({ f, start }) =>
    `On ${start} the price of a new card rises from ${f.card} to ${f.cardThen}. The same ${f.innocent} mistakes then cost ${f.wasteThen} a month instead of ${f.waste}.`,
  nonGoals: [
    'Spending limits and secret numbers',
    'The rule that decides what is unusual',
    'Ordering a new card',
    'Credit and loans',
  ],
  constraints: [
    {
      type: 'technical',
      at: 'pause',
      text: (d) => `A pause needs up to ${d.f.seconds} seconds to reach all shops.`,
      effect: () => '‘Pause’ shows that it has begun but is not complete, and names any payment that still passed.',
      frame: 'a pause that has not reached all shops yet',
    },
    {
      type: 'content',
      at: 'ask',
      text: () => 'Shops send names such as “PMTSVC 4029”, and the bank may not change them.',
      effect: () => '‘Is this you?’ leads with time and amount, and with the place where it is known.',
      frame: 'a payment of which only time and amount are known',
    },
    {
      type: 'legal',
      at: 'family',
      text: (d) => d.s.law,
      effect: () => 'in ‘Family cards’ the main holder sees amounts, and shop names only if the other person agrees.',
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
      text: () => 'By contract, only the report of a theft protects the holder from further loss. A pause does not.',
      effect: () => '‘Is this you?’ says so in one sentence before the answer.',
      frame: 'the sentence about what each answer protects',
      from: 'professional',
    },
    {
      type: 'technical',
      at: 'agent',
      text: () => 'The app sends each answer to the hotline within a few seconds, but not the reason for it.',
      effect: () => '‘Agent view’ shows what was pressed and when, and marks what staff still have to ask.',
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
          wants: () =>
            'wants the report of a theft as the first answer, because every minute of a real theft costs money',
        },
        {
          who: 'cards',
          wants: (d) =>
            `wants the pause first, because in ${d.f.innocentIn100} of 100 cases nothing was stolen, and a report means a new card`,
        },
      ],
      decision: 'which answer comes first, a pause or the report of a theft?',
      where: 'In ‘Is this you?’, in the order, weight and words of the answers.',
      unknowns: [
        () => 'How many people press the first answer without reading the others?',
        () => 'Which words tell a careful person that a pause can be taken back?',
      ],
      twist: () =>
        'A fault sends ‘Is this you?’ to 9,000 holders about payments that are quite normal. What does the screen tell them afterwards?',
      users: ['holder', 'family', 'agent'],
    },
    {
      at: 'family',
      sides: [
        {
          who: 'fraud',
          wants: () => 'wants the main holder to pause any extra card alone, because that person pays every bill',
        },
        {
          who: 'hotline',
          wants: () =>
            'wants the person with the extra card to be asked first, because a person at a till with a stopped card calls the hotline',
        },
      ],
      decision: 'may the main holder stop the card of somebody else?',
      where: 'In ‘Family cards’, when a main holder sees a payment that somebody else made.',
      unknowns: [
        () => 'How long would a main holder wait for the other person’s answer?',
        () => 'Do families want to see each other’s payments, or do they prefer not to?',
      ],
      twist: () =>
        'A couple separates, and both ask the bank to hide their payments from the other. What does ‘Family cards’ still show?',
      users: ['holder', 'family', 'agent'],
    },
    {
      at: 'pause',
      sides: [
        {
          who: 'fraud',
          wants: () => 'wants a pause to last until the holder ends it, because a thief can wait for a day',
        },
        {
          who: 'cards',
          wants: () =>
            'wants it to end by itself after a day, because people forget it and then think that their card is broken',
        },
      ],
      decision: 'who ends a pause, the holder or the clock?',
      where: 'In ‘Pause’, when a paused card is needed at a till.',
      unknowns: [
        () => 'How many holders forget that they paused a card?',
        () => 'Does a reminder help at a till, or does it come too late?',
      ],
      twist: () =>
        'For one afternoon the bank can neither begin nor end a pause. What does ‘Pause’ tell somebody whose card is already paused?',
      users: ['holder', 'family', 'agent'],
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
        mood: 'Calm and exact. Somebody who fears a thief can take in one payment, and nothing else.',
        why: 'Holders are frightened and in a hurry, and should see one question.',
        shape: 'One payment alone on the screen, with the answers below it at equal distance.',
        avoid: 'Icons without words and answers hidden behind a menu. A retired holder calls instead of guessing.',
      },
      bold: {
        mood: 'Direct and awake, like a good security guard who also greets people.',
        why: 'Alerts look like advertising, and some holders delete them.',
        shape: 'Large amounts and full-width answers that a driver can hit with a parcel under one arm.',
        avoid: 'Alarm effects and shouting capitals. Most of these payments are lunch.',
      },
      playful: {
        mood: 'Friendly and level: families talk about money here, often at a bad moment.',
        why: 'Most alerts are false, and the bank would like people to breathe again. The risk: a joke at the moment of a theft.',
        shape: 'Rounded cards that lie beside each other, one for each person of the family.',
        avoid: 'Mascots and jokes in an alert. A person who really was robbed would feel mocked.',
      },
      luxury: {
        mood: 'Discreet and certain, as with a banker who lowers his voice.',
        why: 'The card belongs to an account with personal advice, and customers pay for it.',
        shape: 'Fine lines, wide space around the amount, and no more than one card in view.',
        avoid: 'Thin small figures and pale text. Holders read the amount half asleep.',
      },
      corporate: {
        mood: 'Orderly and dependable, because app and hotline have to say the same thing.',
        why: 'Customers and hotline talk about the same alert, and should see the same facts.',
        shape: 'The same rows in the same order for each payment: time, amount, place, name.',
        avoid: 'Legal paragraphs before the answers, and equal grey boxes. A student at a till needs one word.',
      },
      retro: {
        mood: 'Plain and trustworthy, in the manner of an old savings book.',
        why: 'The bank’s first cards are collected, and customers like their look.',
        shape: 'Ruled lines as in a passbook, and a stamp form for the state of a card.',
        avoid: 'Faded print and typewriter texture. Digits have to be told apart at night.',
      },
      futuristic: {
        mood: 'Alert and composed: the card answers, and one can watch it happen.',
        why: 'The bank competes with banks that exist only as an app.',
        shape: 'A ring that closes while a pause spreads, since waiting needs a visible end.',
        avoid: 'Glowing warnings and moving backgrounds, which turn a pause into an emergency.',
      },
      organic: {
        mood: 'Warm and steady, so that a family can look at its payments without a quarrel.',
        why: 'Customers call the bank cold, and the hotline is not.',
        shape: 'Soft-edged groups that keep the cards of one household together.',
        avoid: 'Handwritten letters for amounts, and leaves as decoration. They weaken a sentence about theft.',
      },
    },
    reading: 'Holders read it in a hurry, in bed or at a till; some use large text.',
    accent: 'a pause that is still spreading',
    sample: 'PMTSVC 4029, today at 12:40. Was this you?',
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
