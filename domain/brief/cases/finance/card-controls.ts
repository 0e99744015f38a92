import { defineCase, money } from '../case.ts';
import { capital } from '../phrases.ts';

export const cardControls = defineCase({
  id: 'card-controls',
  industry: 'finance',
  client: 'everyday',
  model: 'fees',
  channel: 'phone',
  about:
    'A retail bank sends an alert about each unusual payment. The alert has one button, which blocks the card for good. Most blocked cards were never misused: the payment was a subscription, the family or a cinema ticket. The bank wants fewer cards replaced by mistake, and it wants real theft stopped sooner.',
  settings: [
    {
      country: 'my',
      town: 'Melaka',
      orgs: ['Bank Tengkera', 'Bank Ujong Pasir', 'Bachang Bank'],
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
          median: 16,
          forgotIn100: 18,
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
          median: 13,
          forgotIn100: 21,
          lunch: 12,
          seconds: 35,
          extra: 3,
        },
      ],
      words: {
        city: 'Kuala Lumpur',
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
          forgotIn100: 22,
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
          forgotIn100: 19,
          lunch: 29,
          seconds: 45,
          extra: 4,
        },
      ],
      words: {
        city: 'Warsaw',
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
          forgotIn100: 16,
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
          forgotIn100: 23,
          lunch: 75,
          seconds: 40,
          extra: 4,
        },
      ],
      words: {
        city: 'Johannesburg',
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
          forgotIn100: 17,
          lunch: 120,
          seconds: 60,
          extra: 3,
        },
      ],
      words: {
        city: 'Mexico City',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Phone app', device: 'phone', size: '390 × 844 px' },
    desk: { name: 'Hotline desktop', device: 'desktop', size: '1440 × 900 px' },
  },
  figures: (i) => {
    const innocent = Math.round((i.blocked * i.innocentIn100) / 100);
    return {
      ...i,
      innocent,
      lunch: money(i.lunch),
      lossEach: money(i.lossEach),
      cards: money(innocent * i.card),
      innocentGoal: Math.round(i.innocentIn100 * 0.6),
      blockedThen: Math.round(i.blocked * 0.0125) * 100,
      medianGoal: Math.ceil(i.median * 0.5),
      forgotGoal: Math.round(i.forgotIn100 * 0.6),
    };
  },
  users: {
    holder: {
      surface: 'phone',
      variants: [
        {
          role: 'Nail artist who saves on every fee',
          gender: 'f',
          ages: [26, 44],
          context: () => 'She once blocked her card because of her own subscription.',
          goal: () => 'Answer in a way that does not end her card.',
          obstacle: () => 'She presses the first button before she reads the name of the shop.',
          quote: 'I reported a thief. It was me.',
        },
        {
          role: 'Delivery driver with one card for everything',
          gender: 'm',
          ages: [24, 45],
          context: () => 'He sees an alert on a doorstep, between two parcels.',
          goal: () => 'Keep a working card, because he pays for fuel with it.',
          obstacle: () => 'He has one hand free, and reads only the amount.',
          quote: 'Blocking takes a second. Then I walk for a week.',
        },
        {
          role: 'Proofreader with tired eyes',
          ages: [38, 56],
          context: (d) => `${capital(d.who.holder.they)} reads alerts in the evening, in large text.`,
          needs: 'the payment in large text',
          goal: () => 'Be sure that an answer can be taken back.',
          obstacle: (d) => `${capital(d.who.holder.they)} presses nothing until the hotline has answered.`,
          quote: 'I press nothing that ends in ‘for good’.',
        },
      ],
    },
    main: {
      surface: 'phone',
      variants: [
        {
          role: 'Hairdresser, whose card was copied once',
          conflict: 'ask',
          gender: 'f',
          ages: [46, 58],
          context: () => 'She reads alerts between two customers.',
          goal: () => 'Report a thief before the second payment.',
          obstacle: () => 'She calls the hotline, and waits while the thief pays again.',
          quote: 'Five payments. I was number nine in the queue.',
        },
        {
          role: 'Taxi driver who pays for the cards of three children',
          conflict: 'family',
          gender: 'm',
          ages: [45, 58],
          context: () => 'He reads an alert while a passenger waits at the door.',
          goal: () => 'Stop a thief before the second payment.',
          obstacle: () => 'He calls three children before he knows whose payment it is.',
          quote: 'Three children, three cards, and an alert without a name.',
        },
        {
          role: 'Florist, whose bag was stolen this week',
          conflict: 'pause',
          ages: [47, 60],
          context: (d) => `${capital(d.who.main.they)} has searched for the bag for three days, with the card paused.`,
          goal: () => 'Know that a paused card stays paused.',
          obstacle: (d) =>
            `${capital(d.who.main.they)} calls the hotline each morning, because the app shows no pause.`,
          quote: 'Thieves own calendars too.',
        },
      ],
    },
    family: {
      surface: 'phone',
      variants: [
        {
          role: 'Student who pays with a family card',
          conflict: 'family',
          ages: [18, 23],
          home: (d) => d.s.city,
          context: (d) => `${capital(d.who.family.they)} stands at a cinema’s till.`,
          goal: () => 'Say “It is me” before anybody stops the card.',
          obstacle: (d) => `${capital(d.who.family.they)} has the phone in a bag while paying.`,
          quote: 'The film had begun when the hotline answered.',
        },
        {
          role: 'Carer who pays with the family card of an old couple',
          conflict: 'family',
          ages: [29, 58],
          context: (d) => `${capital(d.who.family.they)} pays in six shops on one morning.`,
          goal: () => 'Be asked before somebody pauses the card.',
          obstacle: (d) => `${capital(d.who.family.they)} hears of an alert only when a till refuses the card.`,
          quote: 'Every baker counts as a suspect. So do I.',
        },
        {
          role: 'Trainee who pays with a family card',
          conflict: 'pause',
          ages: [18, 24],
          context: (d) => `${capital(d.who.family.they)} asked for a pause, and then found the card in a shoe.`,
          goal: () => 'Pay with the card again, without a call.',
          obstacle: (d) => `${capital(d.who.family.they)} forgets the pause until the till says “refused”.`,
          quote: 'I blamed the machine. It was me.',
        },
      ],
    },
    agent: {
      surface: 'desk',
      variants: [
        {
          role: 'Hotline agent on night shifts',
          ages: [25, 44],
          context: (d) => `${capital(d.who.agent.they)} has a headset and forty callers a shift.`,
          goal: () => 'See what the caller has already pressed.',
          obstacle: (d) => `${capital(d.who.agent.they)} sees codes where the caller sees buttons.`,
          quote: 'My first question is always: what do you see?',
        },
        {
          role: 'Hotline agent in the first month',
          ages: [21, 30],
          context: (d) => `${capital(d.who.agent.they)} reads the screen aloud to callers, word by word.`,
          goal: () => 'Tell a caller in one sentence whether the card is stopped.',
          obstacle: (d) => `${capital(d.who.agent.they)} does not know the codes on the hotline’s screen.`,
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
    time: {
      direction: 'Lower',
      what: 'the median time from an alert to a stopped card',
      from: `${f.median} minutes`,
      today: 'Holders stop a card {from} after an alert (median).',
      to: `${f.medianGoal} minutes`,
      months: 3,
      measuredBy: 'the alert log',
    },
    replaced: {
      direction: 'Lower',
      what: 'the share of blocked cards from which nothing was stolen',
      from: `${f.innocentIn100} in 100`,
      today: 'Of all cards that holders block for good, nothing was stolen from {from}.',
      to: `${f.innocentGoal} in 100`,
      months: 6,
      measuredBy: 'the list of blocked cards',
    },
    forgotten: {
      direction: 'Lower',
      what: 'the share of pauses that a holder forgets until a till refuses the card',
      from: `${f.forgotIn100} in 100`,
      today: 'Of the pauses that the hotline begins, holders forget {from}, until a till refuses the card.',
      to: `${f.forgotGoal} in 100`,
      months: 6,
      measuredBy: 'the hotline’s call log',
    },
  }),
  features: {
    ask: {
      title: 'Is this you?',
      surface: 'phone',
      user: 'holder',
      goal: 'replaced',
      does: 'asks a holder about an unusual payment, and takes the answer “mine”, “pause” or “theft”',
      frames: [
        'an unclear payment with its three answers',
        'the moment after the answer “mine”',
        'a theft that has been reported',
      ],
    },
    pause: {
      title: 'Pause',
      surface: 'phone',
      user: 'family',
      goal: 'forgotten',
      does: 'stops a card, and lets it work again',
      frames: [
        'a card that was paused yesterday evening',
        'the moment after a holder has paused the card',
        'a card that works again',
      ],
    },
    family: {
      title: 'Family cards',
      surface: 'phone',
      user: 'main',
      goal: 'time',
      does: 'shows a payment with a family card to the main holder and to the person who paid',
      frames: [
        'the first minute after an alert, with the report of a theft, as the main holder sees it',
        'the same minute, as the person who paid sees it',
        'a family card that the main holder has paused',
      ],
    },
    agent: {
      title: 'Agent view',
      surface: 'desk',
      user: 'agent',
      goal: 'time',
      does: 'shows hotline staff the alert and the holder’s answer',
      frames: [
        'a caller whose card is not stopped yet',
        'a card that was reported as stolen',
        'two different answers from one family',
      ],
    },
  },
  task: (d, has) =>
    [
      `Design card controls for ${d.org}, a retail bank in ${d.town}, ${d.country}.`,
      'Card holders use them in the bank’s phone app.',
      has.desk && 'Hotline staff see the same card on a desktop.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (d, _, at) =>
    ({
      family: `Somebody pays ${d.f.lunch} with a family card in ${d.s.city}. Write two lines for the main holder, who does not know this payment. Write two more for the person who paid. Who feels watched, and who feels safe?`,
      pause:
        'A card was paused at 12:41. Write the line that its holder sees at once, and the line on the next morning. Write both for a pause that ends by itself, and for one that does not. Which pause helps a thief?',
    })[at as string] ??
    `Take one payment: “GLBTEC 0071”, ${d.f.lunch}, ${d.s.city}. Its holder taps “theft”. Write what comes next, once if the card is blocked already, and once above the last five payments. When would a friend recognise this payment?`,
  glossary: [
    { word: 'Main holder', means: 'the person who owns an account and its family cards.' },
    { word: 'Family card', means: 'a second card of an account, which another person uses.' },
    { word: 'Pause', means: 'to stop a card for some time.' },
  ],
  safety: 'A page about a single payment always offers the report of a theft. A report never looks like a pause.',
  overview: [
    ({ f, w }, _has, at) =>
      ({
        ask: `At work a man gets an alert: “GLBTEC 0071, ${f.lunch}”. He has forgotten the cinema ticket that he bought at noon. The alert has one button, “Block for good”. Only the hotline can pause a card, and callers wait ${w.queue} minutes.`,
        family: `On Saturday a mother gets an alert: “GLBTEC 0071, ${f.lunch}”. Is it a thief, or her daughter at the cinema? The daughter stands at the till, and knows of no alert. The mother calls her, and then the hotline.`,
        pause: `Two weeks ago the hotline paused a card for a mother, who found it on the same day. Today a till says “refused”. She thinks that the card is broken, because the app shows no pause.`,
      })[at]!,
    ({ f, w }, _, at) =>
      ({
        ask: `Late in the evening an alert wakes a mother: “GLBTEC 0071, ${f.lunch}”. She presses the only button, “Block for good”. The payment was her own music subscription. Only the hotline can pause a card, and callers wait ${w.queue} minutes.`,
        family: `A student pays ${f.lunch} for the cinema, and the till refuses the family card. Her father had got an alert that he did not understand. He blocked the card, and nobody had asked the student.`,
        pause: `“Refused”, says a till, and eight people wait behind a man with a full basket. The hotline paused his card a week ago, and he has forgotten it. To end the pause, he has to call.`,
      })[at as string]!,
  ],
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
      text: (d) => `A pause and its end need ${d.f.seconds} seconds to reach all shops.`,
      effect: () => '‘Pause’ tells a holder at a till when the card works again.',
      frame: 'a pause that its holder has just ended at a till',
    },
    {
      type: 'content',
      at: 'ask',
      text: () => 'The bank may not change shop names such as “GLBTEC 0071”.',
      effect: () => '‘Is this you?’ can be understood without the name.',
      frame: 'the longest shop name, 22 capital letters',
    },
    {
      type: 'brand',
      at: 'family',
      text: () => 'The new contracts promise users of a family card that nobody learns where they pay.',
      effect: () => '‘Family cards’ hides the shop’s name until the person who paid agrees.',
      frame: 'the alert for the person who paid, and the question whether the main holder may see the shop',
    },
    {
      type: 'people',
      at: 'ask',
      text: () => 'One holder in six uses large text.',
      effect: () => '‘Is this you?’ keeps payment and answers on one screen.',
      frame: 'the payment in large text',
      from: 'professional',
    },
    {
      type: 'money',
      at: 'ask',
      text: () => 'Under the new contracts, only a reported theft costs the holder nothing.',
      effect: () => '‘Is this you?’ says this before anybody answers.',
      frame: 'each answer with what it protects from',
      from: 'professional',
    },
    {
      type: 'technical',
      at: 'agent',
      text: () => 'The hotline sees each answer, but not its reason.',
      effect: () => '‘Agent view’ marks what staff still have to ask.',
      frame: 'an answer that came in during the call',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'ask',
      titles: [
        (d) => `Card alerts for ${d.org}: was this payment your own?`,
        (d) => `Card alerts for ${d.org}: most of the thieves were the owners`,
      ],
      problem: ({ f }) =>
        `Each month holders block ${f.blocked} cards for good. In ${f.innocentIn100} of 100 cases nothing was stolen, but the card is replaced all the same. That costs the bank ${f.cards} a month.`,
      whyNow: ({ f, start }) =>
        `On ${start} new card contracts begin: only a reported theft then costs the holder nothing. The bank expects ${f.blockedThen} blocked cards a month, and a new card for each.`,
      sides: [
        {
          who: 'fraud',
          wants: () => 'wants the report at the first tap, because a thief pays again within minutes',
        },
        {
          who: 'cards',
          wants: () => 'wants the last five payments first, because most holders then recognise their own payment',
        },
      ],
      decision: 'does a tap on “theft” report it at once, or first show the last five payments?',
      frame: 'the moment after a tap on “theft”',
      unknowns: [
        () => 'How many holders recognise a payment beside their others?',
        () => 'Would a holder who was robbed read a list?',
      ],
      twist: () =>
        'Thieves have copied 9,000 cards, and used none of them yet. What does ‘Is this you?’ ask the holders?',
      users: ['holder', 'main', 'agent'],
    },
    {
      at: 'family',
      titles: [
        (d) => `Family cards for ${d.org}: is it a thief, or a daughter at the cinema?`,
        (d) => `${d.org}: one person pays with a family card, and another gets the alert`,
      ],
      problem: ({ f }) =>
        `Only the main holder gets the alert about a family card. Main holders first call the family, and then the hotline. From an alert to a stopped card, ${f.median} minutes pass (median), and a thief pays again.`,
      whyNow: ({ f, start }) =>
        `On ${start} new card contracts begin. The bank then pays the whole loss of each reported theft, ${f.lossEach} on average.`,
      sides: [
        {
          who: 'fraud',
          wants: () => 'wants main holders to pause the card at once, because a thief pays again within minutes',
        },
        {
          who: 'hotline',
          wants: () =>
            'wants the person who paid to have two minutes for an answer, because each refused card leads to a call',
        },
      ],
      decision:
        'can a main holder pause the card at once, or does the person who paid first get two minutes to answer?',
      unknowns: [
        () => 'How often does the person who paid answer within two minutes?',
        () => 'Do families want to see each other’s payments?',
      ],
      twist: () =>
        'A couple separates, and both ask the bank to hide their payments from each other. What does ‘Family cards’ still show?',
      users: ['main', 'family', 'agent'],
    },
    {
      at: 'pause',
      titles: [
        (d) => `A pause for cards of ${d.org}: who remembers to end it?`,
        (d) => `${d.org}: a paused card, and a forgetful holder`,
      ],
      problem: ({ f }) =>
        `A pause that the hotline begins lasts until the holder calls again. Of 100 paused cards, ${f.forgotIn100} are later refused at a till, and their holders call the hotline.`,
      whyNow: ({ f, start }) =>
        `On ${start} new card contracts begin, which promise a pause in the app. The bank then expects ${f.innocent} more pauses a month, and more forgotten ones.`,
      sides: [
        {
          who: 'fraud',
          wants: () => 'wants a pause to last until its holder ends it, because a thief can wait for a day',
        },
        {
          who: 'cards',
          wants: () => 'wants a pause to end by itself after a day, because people forget a pause',
        },
      ],
      decision: 'does a pause end by itself after a day, or only when its holder ends it?',
      frame: 'the moment after a holder has paused the card',
      unknowns: [
        () => 'After how many days do holders forget a pause?',
        () => 'When would a holder read a reminder of the pause?',
      ],
      twist: () =>
        'For one afternoon the bank can neither begin nor end a pause. What does ‘Pause’ tell somebody whose card is paused?',
      users: ['main', 'family', 'agent'],
    },
  ],
  sellingPoints: [
    { title: 'Cash everywhere', text: () => 'Cash machines of all banks cost nothing.' },
    {
      title: 'Cards for the family',
      text: (d) => `An account can have ${d.w.extra} more cards without a fee.`,
    },
    {
      title: 'Alerts within seconds',
      text: () => 'An alert comes before the receipt is printed.',
    },
  ],
  audience: (_, has) =>
    has.desk
      ? 'Card holders, families who share an account, and the hotline staff.'
      : 'Card holders, and families who share an account.',
  direction: {
    styles: {
      minimal: {
        mood: 'Calm and spare, because fright, or a queue at the till, leaves room for one thing.',
        shape:
          'One payment or card lies alone, like a card on a counter, with the answers far apart: a hurried thumb hits no wrong one.',
        second: {
          pause: 'shows one card and one word for its state, because people ask whether it works, and nothing more',
          family: 'leaves the amount and a first name alone on the page, because a main holder asks first who has paid',
        },
        avoid:
          'Icons without words, because careful holders call instead of guessing. Answers in a menu, because people in a fright open none.',
      },
      bold: {
        mood: 'Direct and awake, because people are in the middle of something else, and must not miss one line.',
        shape:
          'Full-width buttons below one very large line, the amount or the state of the card: one free thumb is enough.',
        second: {
          ask: 'sets the amount across the full width, because holders know a payment by it, and not by the shop’s code',
          pause: 'sets the state of the card across the full width, because holders look at it while the cashier waits',
        },
        avoid:
          'Alarm effects, because startled holders report their own payment. Shouting capitals, because shop names already come in capitals.',
      },
      playful: {
        mood: 'Friendly and relaxed, because it is mostly a ticket, a subscription, or a card that turns up at home.',
        shape:
          'Each card carries a round badge with its user’s first name: nobody in a hurry stops the card of another person.',
        second: {
          family:
            'puts each person’s first name on a round badge beside the payment, because a family uses names, not card numbers',
          pause:
            'draws the paused card lying face down, with round corners, because people see this before they read a word',
        },
        avoid:
          'Mascots, because they make a theft look like a game. Jokes, because a person who was robbed would feel mocked.',
      },
      luxury: {
        mood: 'Polite and discreet, because the person who is asked is nearly always an honest customer.',
        shape: 'Wide margins, fine lines and few words around one card: people behind in the queue see no alarm.',
        second: {
          family:
            'sets the question about the shop in one polite sentence with wide margins, because a blunt question sounds like suspicion',
          pause:
            'tells in one polite sentence, between wide margins, that the card is paused, because a refusal embarrasses people',
        },
        avoid:
          'Small figures, because holders read the amount half asleep. Pale text, because it cannot be read at a bright till.',
      },
      corporate: {
        mood: 'Sober and dependable, because holders must believe what the page says before they press anything.',
        shape:
          'Rows as on a bank statement, with card, person and time in fixed places: holder and hotline find a line together.',
        second: {
          family:
            'lists time, amount and person in ruled rows, because main holders compare several payments of one afternoon',
          ask: 'sets each answer in a row with its effect beside it, because holders weigh three answers against each other',
        },
        avoid:
          'Long legal texts, because nobody reads them at a till. Abbreviations, because the hotline would have to explain each of them.',
      },
      retro: {
        mood: 'Solid and calm, because in a fright people trust what looks like paper from a bank.',
        shape:
          'A ruled frame for each payment or card, and its state as a dated stamp: holders see what they did, and when.',
        second: {
          pause: 'shows the state of the card as a dated stamp, because holders ask when the pause began',
          family: 'files each payment under a labelled tab with a first name, because several people use one account',
        },
        avoid:
          'Faded print, because digits have to be told apart. Typewriter texture, because it makes a new alert look old.',
      },
      futuristic: {
        mood: 'Exact and awake, because a holder who has pressed wants to see at once that it worked.',
        shape:
          'A fine scale beside the card, ticked in seconds until all shops know its state: a holder sees when to pay.',
        second: {
          pause:
            'marks the seconds until all shops know of the pause on an exact scale, because a holder may stand at a till',
          family:
            'sets alert, answer and payment on one exact line of minutes, because two people see them at different times',
        },
        avoid:
          'Glowing warnings, because they turn a pause into an emergency. Dark glass, because nobody can read it in the sun.',
      },
      organic: {
        mood: 'Gentle and steady, because alerts also come late in the evening, and hard signals keep people awake.',
        shape:
          'Soft, overlapping sheets for the cards of one account, the one in question on top: the others are seen to work.',
        second: {
          family:
            'lets the cards of one household overlap at soft edges, because main holders look after all of them together',
          ask: 'cuts each answer in an uneven outline of its own, because people half awake tell forms apart before words',
        },
        avoid:
          'Handwritten amounts, because digits have to be exact. Faint shades, because the amount must stand out at a till.',
      },
    },
    reading: 'Plain letters, and figures of one width: holders read them in a hurry.',
    lettering: 'the front of the cards',
    own: 'the bank’s cash machines',
    accent: 'the card that the page is about, because a family has several',
    sample: 'Paused at 12:41. Not all shops know it yet.',
  },
  untold: {
    budget: (d) =>
      `It has to pay for itself within a year. Count what the ${d.f.innocent} needless cards cost us, and you know the frame.`,
    decision: (d) =>
      `I approve the design. ${d.who.fraud.first} can stop the launch, and has done so once with another project.`,
    history: () =>
      'We once wrote “Unusual payment, please check” in the alert. Most people opened the list of payments and gave up there. For a month, 300 holders saw their last payments first. Most knew their own, and three thefts were reported late.',
    launch: () => 'Our own staff gets it first, with their families. After that one branch at a time.',
    content: () => 'The shops send their names in 22 capital letters at most. We have a list of the hundred strangest.',
    machines: () =>
      'The alert, the pause and the block are three systems. The pause exists already, but only the hotline can press it.',
    access: () => 'You can listen to recorded calls in which the names were removed.',
    fear: () => 'That somebody pauses a card, feels safe, and the thief has a second one.',
    others: () => 'Other banks have a pause in their app.',
    staff: () => 'At night nine people answer. They write the answers on paper first, because typing is heard.',
    figures: () => 'Most alerts that turn out to be harmless are subscriptions.',
    complaints: () => 'People write that the bank took their card away. From their side that is what happened.',
    language: () => 'The word “block” frightens people. We have found no better one for the real thing.',
  },
});
