import { defineCase, money } from '../case.ts';
import { capital } from '../phrases.ts';

export const sharedBills = defineCase({
  id: 'shared-bills',
  industry: 'finance',
  client: 'everyday',
  model: 'fees',
  channel: 'phone',
  about:
    'A bank offers a house account, from which people who share a flat pay energy, internet and the like. The bank announces each bill to one person only, the holder. If a part is missing on the day of the bill, the bank takes it from the holder’s own account, and the others hear nothing. The bank wants parts to arrive in time, and it wants advances to come back sooner.',
  settings: [
    {
      country: 'ie',
      town: 'Galway',
      orgs: ['Claddagh Street Bank', 'Terryland Bank', 'Bohermore Savings Bank'],
      start: [10, 1],
      trigger: 'money',
      languages: ['English', 'Irish'],
      inputs: [
        {
          accounts: 4200,
          shortIn100: 26,
          shortThenIn100: 33,
          missing: 52,
          days: 23,
          part: 46,
          partThen: 53,
          earlyIn100: 31,
        },
        {
          accounts: 3600,
          shortIn100: 23,
          shortThenIn100: 29,
          missing: 49,
          days: 25,
          part: 44,
          partThen: 51,
          earlyIn100: 34,
        },
      ],
      words: {
        change: 'the energy companies raise their prices',
        kinds: 'energy, bins and internet',
        payIn: 'by transfer',
        wages: 'every second Thursday',
      },
    },
    {
      country: 'it',
      town: 'Padua',
      orgs: ['Banca Portello', 'Cassa dell’Arcella', 'Banca Riviera dei Salici'],
      start: [10, 1],
      trigger: 'money',
      languages: ['Italian', 'English'],
      inputs: [
        {
          accounts: 5600,
          shortIn100: 24,
          shortThenIn100: 31,
          missing: 47,
          days: 26,
          part: 37,
          partThen: 43,
          earlyIn100: 29,
        },
      ],
      words: {
        change: 'the energy companies raise their prices',
        kinds: 'energy, water and internet',
        payIn: 'by transfer',
        wages: 'the tenth of each month',
      },
    },
    {
      country: 'in',
      town: 'Pune',
      orgs: ['Erandwane Bank', 'Kothrud Sahakari Bank', 'Parvati Hill Bank'],
      start: [4, 1],
      trigger: 'season',
      languages: ['English', 'Hindi'],
      inputs: [
        {
          accounts: 9200,
          shortIn100: 29,
          shortThenIn100: 37,
          missing: 640,
          days: 19,
          part: 620,
          partThen: 880,
          earlyIn100: 27,
        },
      ],
      words: {
        change: 'the hot months begin, and fans and coolers run all night',
        kinds: 'energy, cooking gas and internet',
        payIn: 'by mobile payment (UPI)',
        wages: 'the seventh of each month',
      },
    },
    {
      country: 'co',
      town: 'Manizales',
      orgs: ['Banco Chipre', 'Banco La Enea', 'Caja de Ahorros Palogrande'],
      start: [2, 1],
      trigger: 'money',
      languages: ['Spanish', 'English'],
      inputs: [
        {
          accounts: 3100,
          shortIn100: 25,
          shortThenIn100: 32,
          missing: 58000,
          days: 27,
          part: 53000,
          partThen: 62000,
          earlyIn100: 28,
        },
      ],
      words: {
        change: 'the energy companies raise their prices',
        kinds: 'energy, water and internet',
        payIn: 'by transfer',
        wages: 'the 15th and the last day of each month',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Phone app', device: 'phone', size: '390 × 844 px' },
  },
  figures: (i) => ({
    ...i,
    missing: money(i.missing),
    part: money(i.part),
    partThen: money(i.partThen),
    bill: money(i.part * 4),
    billThen: money(i.partThen * 4),
    half: money(i.part * 2),
    closed: Math.round(i.accounts / 9),
    shortGoal: Math.round(i.shortIn100 * 0.6),
    daysGoal: Math.round(i.days * 0.56),
    earlyGoal: i.earlyIn100 + 15,
  }),
  users: {
    holder: {
      surface: 'phone',
      variants: [
        {
          role: 'Bus driver who opened the house account',
          conflict: 'next',
          at: 'next',
          ages: [25, 37],
          context: (d) =>
            `After a shift, ${d.who.holder.they} sees that money has gone from ${d.who.holder.their} account.`,
          goal: () => 'Know three days ahead whose part is missing.',
          obstacle: (d) => `${capital(d.who.holder.they)} writes to all three flatmates, although two have paid.`,
          quote: 'I rent one room, and I run a small bank.',
        },
        {
          role: 'Cook who shares a flat with three friends',
          conflict: 'back',
          at: 'back',
          gender: 'm',
          ages: [24, 39],
          context: () => 'His rent is due a week after the bills.',
          goal: () => 'Get an advance back before the rent is due.',
          obstacle: () => 'At breakfast he says nothing to the friend who owes him money.',
          quote: 'I can shout at six cooks. I cannot ask a friend for money.',
        },
        {
          role: 'Gardener who opened the house account in spring',
          conflict: 'part',
          ages: [24, 36],
          context: (d) => `${capital(d.who.holder.they)} pays every bill on the day on which it comes.`,
          goal: () => 'See all four parts paid or promised early.',
          obstacle: (d) => `${capital(d.who.holder.they)} asks once, and does not dare to ask again.`,
          quote: 'I ask on Monday. By Friday, one of three has read it.',
        },
        {
          role: 'Translator who opened the house account',
          conflict: 'next',
          gender: 'f',
          ages: [54, 67],
          context: () => 'She shares a flat with three others, and reads in large text.',
          goal: () => 'See who has paid.',
          obstacle: () => 'She adds up single payments to find out which part is missing.',
          needs: 'the next bill in large text',
          quote: 'I am the oldest here, so I am the bank.',
        },
      ],
    },
    flatmate: {
      surface: 'phone',
      variants: [
        {
          role: 'Waiter who shares a flat',
          conflict: 'part',
          at: 'part',
          ages: [21, 34],
          context: (d) => `${capital(d.who.flatmate.they)} gets wages on ${d.s.wages}.`,
          goal: () => 'Pay on payday without being asked twice.',
          obstacle: (d) =>
            `${capital(d.who.flatmate.they)} closes a request that comes before the wages, and forgets it.`,
          quote: 'I do pay. I pay when I am paid.',
        },
        {
          role: 'Geologist who is away for most of the month',
          conflict: 'next',
          ages: [25, 41],
          context: (d) => `${capital(d.who.flatmate.they)} often has no connection when a bill is due.`,
          goal: () => 'Pay after a trip, without being named.',
          obstacle: (d) => `${capital(d.who.flatmate.they)} reads a request a week late, and pays then.`,
          quote: 'I was on a mountain. At home I was the one who had not paid.',
        },
        {
          role: 'Trainee who has no money left this month',
          conflict: 'part',
          at: 'part',
          ages: [18, 22],
          context: (d) => `${capital(d.who.flatmate.they)} reads the request at the bus stop, and closes the chat.`,
          goal: () => 'Be asked when there is money again.',
          obstacle: (d) => `${capital(d.who.flatmate.they)} borrows for a part, because the others have paid.`,
          quote: 'They had all paid. So I borrowed, and paid too.',
        },
        {
          role: 'Shop assistant who owes the holder an advance',
          conflict: 'back',
          at: 'back',
          ages: [20, 33],
          context: (d) => `${capital(d.who.flatmate.they)} has agreed with the holder to pay in two weeks.`,
          goal: () => 'Pay on the agreed day, without a reminder from the bank.',
          obstacle: (d) => `${capital(d.who.flatmate.they)} reads a reminder from the bank as the holder’s complaint.`,
          quote: 'We had agreed at breakfast. Then the bank wrote.',
        },
      ],
    },
  },
  stakeholders: {
    board: {
      role: 'member of the bank’s board',
    },
    accounts: {
      role: 'head of private accounts',
    },
    service: {
      role: 'head of customer service',
    },
    adviser: {
      role: 'money adviser for young customers',
    },
    legal: { role: 'contracts lawyer of the bank' },
  },
  goals: ({ f }) => ({
    short: {
      direction: 'Lower',
      what: 'the share of bills for which money is missing on the due day',
      from: `${f.shortIn100} in 100`,
      today: 'Of all bills, {from} lack money on the due day.',
      to: `${f.shortGoal} in 100`,
      months: 5,
      measuredBy: 'the house accounts',
    },
    early: {
      direction: 'Raise',
      what: 'the share of bills paid in full three days before the due day',
      from: `${f.earlyIn100} in 100`,
      today: 'Three days before the due day, only {from} bills are paid in full.',
      to: `${f.earlyGoal} in 100`,
      months: 4,
      measuredBy: 'the app’s records',
    },
    back: {
      direction: 'Lower',
      what: 'the median time until an advance is paid back',
      from: `${f.days} days`,
      today: 'An advance is paid back after {from} (median).',
      to: `${f.daysGoal} days`,
      months: 6,
      measuredBy: 'the house accounts',
    },
  }),
  features: {
    next: {
      title: 'Next bill',
      surface: 'phone',
      user: 'holder',
      goal: 'short',
      does: 'shows a bill before its due day, and what is still missing',
      frames: [
        'an energy bill with two of four parts paid',
        'a bill with all parts paid',
        'the due day with one of four parts missing',
      ],
    },
    part: {
      title: 'Your part',
      surface: 'phone',
      user: 'flatmate',
      goal: 'early',
      does: 'asks for one person’s part, and takes a payment or the day of the next wages',
      frames: [
        'a new part with its sum and due day, before an answer',
        'the moment after “not now”, without a question for the reason',
      ],
    },
    back: {
      title: 'Covered',
      surface: 'phone',
      user: 'holder',
      goal: 'back',
      does: 'shows a part that the holder has paid for a flatmate, and whether a reminder went out',
      frames: [
        'an advance after a week, before the first reminder',
        'an advance that is half paid back',
        'an advance that is fully paid back',
      ],
    },
    payday: {
      title: 'My payday',
      surface: 'phone',
      user: 'flatmate',
      goal: 'early',
      does: 'lets a flatmate change the payday',
      frames: ['a payday that has moved by a week', 'wages on days that change each month'],
    },
  },
  later: ['payday'],
  task: (d) =>
    `Design the house account of ${d.org}, a bank in ${d.town}, ${d.country}. In ${d.f.accounts} flats, people share such an account, and pay ${d.s.kinds} from it. All of them use the same phone app.`,
  firstStep: (d, _, at) =>
    ({
      part: `An energy bill of ${d.f.bill} is announced today. The due day is in two weeks, and one of four people gets wages in ten days. Write the request for today, and then the request for payday. Which one sounds fair?`,
      back: `An advance of ${d.f.part} is five days old. Write a reminder from the bank in two lines. Then write it as the flatmate who paid the advance. Which one would you rather get at breakfast?`,
    })[at as string] ??
    `An energy bill of ${d.f.bill} is due in six days. Two of four people have paid, so ${d.f.half} is missing. Write this in three lines for all of them. Which line would start a quarrel?`,
  glossary: [
    { word: 'Holder', means: 'the person who opened the house account and answers for it.' },
    { word: 'Part', means: 'what one person owes of one bill.' },
    { word: 'Advance', means: 'a missing part that the holder’s own account has paid.' },
  ],
  safety: 'A flatmate may have no money left. ‘Your part’ never asks for a reason.',
  overview: [
    ({ f }, _has, at) =>
      `An energy bill of ${f.bill} comes for a flat of four. The bank tells only the holder, who asks the others. ${{ next: `“Of course”, they answer, and one pays. On the due day two parts are missing, and only the holder knows it.`, part: `One of them gets wages only in ten days. By then, the request is far up in the chat, and forgotten.`, back: `On the due day, a part is missing, and the holder’s own account pays it. At breakfast, nobody speaks of it.` }[at]}`,
    ({ f }, _, at) =>
      `At six in the morning, ${f.part} leave the account of somebody who is asleep. The sum was a flatmate’s part of the energy bill. ${{ next: `Only the holder hears of a bill, and writes to all three flatmates, although two have paid.`, part: `The holder had asked for it long before the flatmate was paid. On payday nobody asked again.`, back: `Weeks later the flatmate still owes it, and nobody speaks of it.` }[at]}`,
  ],
  nonGoals: ['Opening a house account', 'Rent and food', 'A loan for a missing part', 'A chat among flatmates'],
  constraints: [
    {
      type: 'technical',
      at: 'next',
      text: () => 'Companies may correct a bill until seven days before its due day.',
      effect: () => '‘Next bill’ marks a sum that may still change.',
      frame: 'a sum that may still change',
    },
    {
      type: 'legal',
      at: 'back',
      text: () => 'By contract only the holder owes the bank money.',
      effect: () => '‘Covered’ says that flatmates owe a missing part to the holder.',
      frame: 'an advance after a reminder, seen by the person who owes it',
    },
    {
      type: 'time',
      at: 'part',
      text: () => 'The bank books payments at six each morning.',
      effect: () => '‘Your part’ says from which day a payment counts.',
      frame: 'a part promised for payday, with the day from which the payment counts',
    },
    {
      type: 'people',
      at: 'next',
      text: () => 'One user in eight has set large text.',
      effect: () => '‘Next bill’ keeps sum, day and missing money together.',
      frame: 'the next bill in large text',
    },
    {
      type: 'brand',
      at: 'payday',
      text: () => 'The bank promises that no flatmate sees the payday of another.',
      effect: () => '‘My payday’ says who can see the day.',
      frame: 'a payday, with the words that only the bank sees it',
      from: 'professional',
    },
  ],
  strands: [
    {
      at: 'next',
      titles: [
        (d) => `Shared bills for ${d.org}: four people, one energy bill`,
        (d) => `A bill in a shared flat, for ${d.org}: may all see who has not paid?`,
      ],
      problem: ({ f }) =>
        `For ${f.shortIn100} in 100 bills, money is missing on the due day. The holder then advances ${f.missing} on average. Last year, ${f.closed} of ${f.accounts} holders closed the account.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.change}. The bank expects that money will then be missing for ${f.shortThenIn100} in 100 bills.`,
      sides: [
        {
          who: 'accounts',
          wants: () => 'wants everybody to see the names, because otherwise the holder has to ask each person',
        },
        {
          who: 'service',
          wants: () => 'wants everybody to see only the sum, because a person who is named stops opening the app',
        },
      ],
      decision: 'do all people in the flat see whose part is missing, or only how much is missing?',
      unknowns: [
        () => 'Do people pay sooner when they are named?',
        () => 'Do people in a flat already know who usually pays late?',
      ],
      twist: () =>
        'An internet company sends the same bill twice. What does ‘Next bill’ tell people who have already paid twice?',
      users: ['holder', 'flatmate'],
    },
    {
      at: 'part',
      titles: [
        (d) => `Shared bills for ${d.org}: the bill comes today, the wages later`,
        (d) => `${d.org} asks for a part of a bill: now, or on payday?`,
      ],
      problem: ({ f }) =>
        `Holders ask for a part on any day. Only ${f.earlyIn100} in 100 bills are paid in full three days before the due day. Of 100 late parts, 52 come on the day after a payday. Last year, ${f.closed} of ${f.accounts} holders closed the account.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.change}. A typical part then rises from ${f.part} to ${f.partThen}, and more people have to wait for their wages.`,
      sides: [
        {
          who: 'accounts',
          wants: () => 'wants flatmates to hear of a part at once, because people can then put money aside',
        },
        {
          who: 'adviser',
          wants: () =>
            'wants flatmates to hear of a part on payday, because an earlier request makes some people borrow',
        },
      ],
      decision: 'is a flatmate asked for a part on the day of the bill, or only on the next payday?',
      frame: 'a part of a bill that came ten days before payday',
      unknowns: [
        () => 'How often does a promised day pass without a payment?',
        () => 'Would people tell the app on which day they are paid?',
      ],
      twist: () =>
        'A bill is corrected and becomes higher. Two of four people have already paid. What does ‘Your part’ show them?',
      users: ['flatmate', 'holder'],
    },
    {
      at: 'back',
      titles: [
        (d) => `Advances among flatmates, for ${d.org}: who asks for the money?`,
        (d) => `${d.org}: one flatmate paid for another, and nobody says a word`,
      ],
      problem: ({ f }) =>
        `When parts are missing, the holder advances ${f.missing} on average. The money comes back after ${f.days} days (median). Last year, ${f.closed} of ${f.accounts} holders closed the account.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.change}. A typical bill then rises from ${f.bill} to ${f.billThen}, and advances become larger.`,
      sides: [
        {
          who: 'service',
          wants: () => 'wants reminders to go out unless the holder stops them, because many holders never dare to ask',
        },
        {
          who: 'legal',
          wants: () => 'wants the holder to send each reminder, because some holders have promised to wait',
        },
      ],
      decision: 'does a reminder go out unless the holder stops it, or only when the holder sends it?',
      unknowns: [
        () => 'How long would a holder wait before sending a reminder?',
        () => 'From whom do people who live together accept a reminder?',
      ],
      twist: () =>
        'One person moves out, leaves no address, and has not paid back three parts. What does ‘Covered’ show the others?',
      users: ['holder', 'flatmate'],
    },
  ],
  sellingPoints: [
    { title: 'Any bank will do', text: ({ s }) => `People pay in from any bank, ${s.payIn}.` },
    {
      title: 'Bills come by themselves',
      text: () => 'The companies send their bills to the house account.',
    },
    { title: 'Up to eight people', text: () => 'The price is the same for two and for eight.' },
  ],
  audience: 'People who share a flat: the holder of the house account, and those who pay a part.',
  direction: {
    styles: {
      minimal: {
        mood: 'Quiet and fair, because in a shared kitchen each extra word about money sounds like a reproach.',
        shape:
          'Three short lines, like a note on a fridge, for sum, day and what is missing: a tired flatmate needs nothing else.',
        second: {
          part: 'leaves one sum and its answers in open space, because people decide about it in passing',
          back: 'shows one advance at a time with space around it, because the holder decides about one person',
        },
        avoid:
          'Sums without words, because the holder would have to explain them. Tiny dots for paid parts, because nobody notices them.',
      },
      bold: {
        mood: 'Frank and lively, because a bill gets lost among the messages of a day.',
        shape:
          'Sum and due day stand heavy as on a wall calendar, across the full width: people read them with a hand on the door.',
        second: {
          next: 'sets the due day in figures across the full width, because every company sets another day',
          part: 'sets the sum across the full width above heavy buttons, because people open it in a short break from work',
        },
        avoid:
          'Warning stripes, because a late part is no danger. Heavy capitals, because a request would sound like a demand.',
      },
      playful: {
        mood: 'Light and exact, because people who owe each other money still share a bathroom.',
        shape:
          'The bill is a round shape cut into pieces, one for each part: a missing piece is seen without calculating.',
        second: {
          part: 'draws a person’s part as one piece of a round bill, because people ask how much of the bill is theirs',
          back: 'draws an advance as a round shape, filled as far as it is paid back, because small payments should count',
        },
        avoid:
          'Frowning faces, because a late part may be on its way. Jokes about debts, because somebody may have no money.',
      },
      luxury: {
        mood: 'Courteous and discreet, because a request for money also reaches people who have little.',
        shape:
          'A fine line leads from each word to its sum, as on a menu with wide margins: people see exactly what they pay for.',
        second: {
          part: 'asks in one courteous sentence with wide margins, because the request stands between people who live together',
          back: 'sets the reminder as a short letter with wide margins, because it must not embarrass its reader',
        },
        avoid:
          'Pale thin digits, because people read them at a bus stop. Long polite sentences, because they hide the sum.',
      },
      corporate: {
        mood: 'Clear and impartial, because people in one flat earn different wages, and want the same treatment.',
        shape:
          'One row for each bill, as on a bank statement, with sum, due day and state: people compare several bills without opening them.',
        second: {
          part: 'gives kind, sum and due day of a bill fixed places, because people ask about one bill among several',
          back: 'lists each payment towards an advance in a ruled row, because two people must arrive at the same sum',
        },
        avoid:
          'Contract words, because they frighten people who pay for the first time. Dense tables, because nobody reads them in a hurry.',
      },
      retro: {
        mood: 'Homely and orderly, because to many people shared money still means a list on the fridge.',
        shape: 'Ruled lines, and a round “paid” stamp where money has come in: nobody has to ask for it twice.',
        second: {
          back: 'writes advances into ruled columns with their days, because two people must remember how each came about',
          part: 'stamps the promised day on the part, because the person who promises wants to be left in peace until then',
        },
        avoid: 'Worn paper, because it hides small figures. Typewriter digits, because a new request would look old.',
      },
      futuristic: {
        mood: 'Exact and far-sighted, because people with little money plan by days.',
        shape: 'One exact scale of days, with a mark for each bill: people see which one comes next, and how soon.',
        second: {
          next: 'draws the days until the bill as ticks on one exact scale, because people ask how much time is left',
          back: 'marks the weeks of an advance on one exact scale, because both people lose count of them',
        },
        avoid: 'Glowing totals, because a normal bill is no event. Warning lights, because a due day is no danger.',
      },
      organic: {
        mood: 'Warm and patient, because people in one flat forgive a late part sooner than a cold letter.',
        shape:
          'Soft, uneven shapes that together make one bill, one for each part: people see that theirs completes it.',
        second: {
          back: 'draws what is still owed as a soft, uneven patch beside its sum, because bare sums sound like a bank',
          next: 'lets the parts of a bill meet at soft, uneven edges, because it is paid only when all are there',
        },
        avoid:
          'Faint tones, because the missing sum must stand out. Handwriting, because it makes a sum look uncertain.',
      },
    },
    reading: 'Plain letters and larger figures: people read sum and day in seconds.',
    lettering: 'the bank’s posters',
    own: 'the card of the house account',
    accent: 'the part of a bill that is still missing, because flatmates look for it first',
    sample: 'Energy, due on 14 June: 2 of 4 parts paid',
  },
  untold: {
    budget: (d) =>
      `We earn a small fee for each of the ${d.f.accounts} accounts. If we lose no account for a year, that pays for the work.`,
    decision: (d) => `I approve the design. ${d.who.legal.first} reads every sentence about money that somebody owes.`,
    history: () =>
      'We once had a chat inside the app. People wrote there for a week and went back to their own. In 20 flats we then named late payers by letter. More people paid, and some felt accused.',
    launch: () => 'It begins with two hundred flats near the university. Flats with a bill in this month come first.',
    content: () =>
      'Each company sends a bill with other words for the same thing. We have one example of each, with the names removed.',
    machines: () =>
      'The app already knows who has paid into which account. It cannot read the chat, and it never sees the balance of another bank.',
    access: () => 'Four flats have agreed to talk to you, each around their own kitchen table. Go in the evening.',
    fear: () => 'That we are the reason why somebody moves out.',
    others: () => 'There are apps that only calculate who owes what. They do it well, but no bill is paid from them.',
    staff: () =>
      'Nine people in customer service answer questions about house accounts. They mostly explain what has already happened.',
    figures: () =>
      'We count bills and payments exactly. Why somebody paid late is something that only the people in the flat know.',
    complaints: () =>
      'Most complaints come from holders, after money has left their account. The others rarely write, as they do not know.',
    language: () =>
      'In many flats people have no first language in common. They understand sums and dates, and few words like “liability”.',
  },
});
