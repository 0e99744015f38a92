import { defineCase, money } from '../case.ts';

export const businessAccount = defineCase({
  id: 'business-account',
  industry: 'finance',
  client: 'everyday',
  model: 'fees',
  channel: 'phone',
  about:
    'A bank opens accounts for small businesses with a form that was made for large companies. People begin without knowing which papers they need. A refused paper comes back days later with a code, and a second owner takes the bank’s link for fraud. Many applications are never finished. The bank wants complete applications and accounts that open within days.',
  settings: [
    {
      country: 'ro',
      town: 'Cluj-Napoca',
      orgs: ['Banca Feleacu', 'Banca Someșeni', 'Banca Gheorgheni Nord'],
      start: [3, 1],
      trigger: 'move',
      languages: ['Romanian', 'English'],
      inputs: [
        {
          starts: 900,
          openIn100: 46,
          backIn100: 47,
          rounds: 2,
          roundDays: 4,
          minutes: 35,
          fee: 45,
          median: 17,
          partnerDays: 6,
          branches: 31,
          closing: 9,
          branchStarts: 260,
        },
        {
          starts: 740,
          openIn100: 43,
          backIn100: 44,
          rounds: 2,
          roundDays: 5,
          minutes: 30,
          fee: 39,
          median: 19,
          partnerDays: 7,
          branches: 26,
          closing: 7,
          branchStarts: 190,
        },
      ],
      words: {
        law: 'Law 129 of 2019 against money laundering asks the bank to identify the real owners of a business.',
        firm: 'bicycle workshop',
        partner: 'Timișoara',
        paper: 'the registration certificate',
      },
    },
    {
      country: 'gh',
      town: 'Kumasi',
      orgs: ['Bantama Commercial Bank', 'Oforikrom Bank', 'Subin Valley Bank'],
      start: [2, 1],
      trigger: 'move',
      languages: ['English'],
      inputs: [
        {
          starts: 680,
          openIn100: 52,
          backIn100: 55,
          rounds: 2,
          roundDays: 5,
          minutes: 40,
          fee: 30,
          median: 21,
          partnerDays: 8,
          branches: 24,
          closing: 6,
          branchStarts: 210,
        },
      ],
      words: {
        law: 'The Anti-Money Laundering Act of 2020 asks the bank to identify the real owners of a business.',
        firm: 'tyre shop',
        partner: 'Accra',
        paper: 'the registration certificate',
      },
    },
    {
      country: 'br',
      town: 'Curitiba',
      orgs: ['Banco Araucária Velha', 'Banco Bigorrilho', 'Banco Pinhão'],
      start: [5, 1],
      trigger: 'move',
      languages: ['Portuguese', 'English'],
      inputs: [
        {
          starts: 1350,
          openIn100: 41,
          backIn100: 42,
          rounds: 2,
          roundDays: 3,
          minutes: 25,
          fee: 59,
          median: 13,
          partnerDays: 5,
          branches: 38,
          closing: 11,
          branchStarts: 340,
        },
      ],
      words: {
        law: 'Law 9,613 of 1998 against money laundering asks the bank to know its customers and their owners.',
        firm: 'pastry kitchen',
        partner: 'Recife',
        paper: 'the company contract',
      },
    },
    {
      country: 'ph',
      town: 'Davao City',
      orgs: ['Talomo Business Bank', 'Matina Hills Bank', 'Bangko Agdao'],
      start: [7, 1],
      trigger: 'move',
      languages: ['English', 'Filipino'],
      inputs: [
        {
          starts: 820,
          openIn100: 49,
          backIn100: 51,
          rounds: 2,
          roundDays: 4,
          minutes: 30,
          fee: 300,
          median: 18,
          partnerDays: 7,
          branches: 28,
          closing: 8,
          branchStarts: 230,
        },
      ],
      words: {
        law: 'The Anti-Money Laundering Act of 2001 asks the bank to identify the real owners of a business.',
        firm: 'printing shop',
        partner: 'Manila',
        paper: 'the registration certificate',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Application on the phone', device: 'phone', size: '390 × 844 px' },
    desk: { name: 'Review desktop', device: 'desktop', size: '1440 × 900 px' },
  },
  figures: (i) => {
    const open = Math.round((i.starts * i.openIn100) / 100);
    const sent = i.starts - open;
    const back = Math.round((sent * i.backIn100) / 100);
    return {
      ...i,
      open,
      sent,
      back,
      sentIn100: 100 - i.openIn100,
      roundsDays: i.rounds * i.roundDays,
      hours: Math.round((back * i.rounds * i.minutes) / 60),
      fee: money(i.fee),
      feeYear: money(i.fee * 12),
      feesLost: money(open * i.fee * 12),
      stay: i.branches - i.closing,
      startsThen: i.starts + i.branchStarts,
      openThen: Math.round(((i.starts + i.branchStarts) * i.openIn100) / 100),
      sentGoal: 100 - Math.round(i.openIn100 * 0.52),
      backGoal: Math.round(i.backIn100 * 0.38),
      medianGoal: Math.round(i.median * 0.36),
    };
  },
  users: {
    founder: {
      surface: 'phone',
      variants: [
        {
          role: 'Mechanic who opens a first workshop with a friend',
          gender: 'm',
          ages: [26, 41],
          context: () => 'He fills in the form on the phone in the evening, and the papers lie at the workshop.',
          goal: () => 'Know before the first question which papers to fetch.',
          obstacle: () => 'The form asks for a ninth paper when eight are already sent.',
          quote: 'Tell me nine at once. I only have one car.',
        },
        {
          role: 'Baker who sells from home and grows',
          gender: 'f',
          ages: [31, 54],
          context: () => 'She photographs each paper on the kitchen table, between two trays.',
          goal: () => 'Receive the first payment from a café that pays only companies.',
          obstacle: () => 'Her pictures come back after days with the note “code 14”.',
          quote: 'I asked three people what code 14 is. Two work here.',
        },
        {
          role: 'Retired engineer who founds a repair business',
          ages: [61, 71],
          context: () => 'Types with one finger and prints each page to be safe.',
          goal: () => 'Stop today and go on tomorrow without losing anything.',
          obstacle: () => 'The form forgets everything after an hour.',
        },
      ],
    },
    partner: {
      surface: 'phone',
      variants: [
        {
          role: 'Second owner, who works in another town',
          ages: [27, 56],
          home: (d) => d.s.partner,
          context: () => 'Gets a link by message during work and has not heard of this bank before.',
          goal: () => 'Find out who asks for the identity card, and why.',
          obstacle: () => 'The link names the bank, but neither the friend nor the business.',
          quote: 'A stranger wants my identity card. I did what my mother taught me: nothing.',
        },
        {
          role: 'Sister who put money into the business and owns a third',
          gender: 'f',
          ages: [33, 62],
          context: () => 'She owns a part but does not run anything, and she seldom uses her phone for money.',
          goal: () => 'Know what she agrees to by showing her face and identity card.',
          obstacle: () => 'The page speaks as if she wanted an account.',
        },
      ],
    },
    reviewer: {
      surface: 'desk',
      variants: [
        {
          role: 'Reviewer of business applications',
          ages: [26, 53],
          context: () => 'Works at two screens, with forty open applications.',
          goal: () => 'Write down all doubts about an application in one round.',
          obstacle: () => 'The old screen shows one paper at a time, so the second doubt is seen a week later.',
          quote: 'I see one mistake and report it. A week later I see the next one.',
        },
      ],
    },
  },
  stakeholders: {
    board: {
      role: 'member of the bank’s board',
      wants: () => 'More accounts should open within a week of the application, and the bank may not break a rule.',
    },
    business: { role: 'head of business customers', wants: () => 'A founder who begins also finishes.' },
    rules: {
      role: 'head of compliance (the rules against money laundering)',
      wants: () => 'We know each owner, and we can show how.',
    },
    review: { role: 'head of the review team', wants: () => 'Each application is opened once and closed once.' },
  },
  goals: ({ f }) => ({
    sent: {
      direction: 'Raise',
      what: 'applications that people finish',
      from: `${f.sentIn100} in 100`,
      to: `${f.sentGoal} in 100`,
      months: 5,
      measuredBy: 'the application log',
      today: 'Only {from} applications are finished.',
      told: [f.open],
    },
    back: {
      direction: 'Lower',
      what: 'finished applications that come back because of a paper',
      from: `${f.backIn100} in 100`,
      to: `${f.backGoal} in 100`,
      months: 4,
      measuredBy: 'the review system',
      today: 'Because of a paper, {from} finished applications come back.',
      told: [f.back],
    },
    partner: {
      direction: 'Lower',
      what: 'the median time that a second owner takes to answer',
      from: `${f.partnerDays} days`,
      to: '2 days',
      months: 3,
      measuredBy: 'the application log',
      today: 'A second owner takes {from} (median) to answer.',
    },
    days: {
      direction: 'Lower',
      what: 'the median time from the first page to an open account',
      from: `${f.median} days`,
      to: `${f.medianGoal} days`,
      months: 5,
      measuredBy: 'the review system',
      today: 'From the first page to the open account it takes {from} (median).',
    },
  }),
  features: {
    need: {
      title: 'What you need',
      surface: 'phone',
      user: 'founder',
      goal: 'sent',
      does: 'tells a founder which papers this business needs',
      frames: [
        'nine papers of a business with one owner',
        'a business with two owners',
        'an application that goes on after a day',
      ],
    },
    paper: {
      title: 'One paper',
      surface: 'phone',
      user: 'founder',
      goal: 'back',
      does: 'takes a picture of one paper and says whether it can be read and is recent enough',
      frames: [
        'a paper that can be read and is new enough',
        'a picture with a cut edge',
        'a refused paper with its reason',
      ],
    },
    other: {
      title: 'The other owner',
      surface: 'phone',
      user: 'partner',
      goal: 'partner',
      does: 'asks a second owner for a proof of identity, and says for whom and why',
      frames: [
        'the first message to a second owner',
        'the page behind the link',
        'the check of face and identity card',
      ],
    },
    account: {
      title: 'Your account',
      surface: 'phone',
      user: 'founder',
      goal: 'days',
      does: 'shows how far the application is, who has to act next, and the new account',
      frames: [
        'an application in review above the place for the account number',
        'the open account',
        'an application that waits for the other owner',
      ],
    },
    review: {
      title: 'Review desk',
      surface: 'desk',
      user: 'reviewer',
      goal: 'back',
      does: 'shows a reviewer all papers and owners of a business, and all doubts before a message goes out',
      frames: [
        'an application with two doubts',
        'the message to the founder',
        'a second owner who is not identified yet',
      ],
    },
  },
  first: 'need',
  titles: [
    (d) => `A business account at ${d.org}, from the first page to the first payment`,
    (d) => `${d.org}: a small business wants an account, and the form wants nine papers`,
    (d) => `Opening a business account at ${d.org}: which papers, and when?`,
  ],
  task: (d, has) =>
    [
      `Design the application for a small business account at ${d.org}, a bank in ${d.town}, ${d.country}.`,
      'Founders apply on their phone, and a second owner confirms on another phone.',
      has.desk && 'Reviewers at the bank examine each application at a desktop computer.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (d) =>
    `Take one business: a ${d.s.firm} with two owners, one of them in ${d.s.partner}. Write the message that this second owner gets, in 30 words at most. It has to say who asks, for which business, and what is needed. Show it to somebody, and explain nothing. Would they open the link?`,
  glossary: [
    { word: 'Founder', means: 'the person who applies for the account of a new business.' },
    { word: 'Owner', means: 'a person to whom a part of the business belongs. Owners do not always work in it.' },
    { word: 'To identify', means: 'to make sure who somebody is, here with a face and an identity card.' },
    { word: 'Review', means: 'the check of papers and owners by people at the bank.' },
  ],
  overview: [
    ({ f, s }) => [
      `Two friends open a ${s.firm}. Their customers want to pay into an account in the name of the business. The form asks for one paper after another, up to nine, and nobody says which come next. Of ${f.starts} people who begin in a month, ${f.open} never finish, or ${f.openIn100} in 100.`,
      `Of the ${f.sent} who finish, ${f.back} get their application back because of a paper: a cut edge, or a date that is too old. The old review screen shows reviewers one paper at a time, and they report one doubt at a time. An application that comes back does so twice on average, and each time costs ${f.roundDays} days. The median account opens after ${f.median} days. Until then customers of the ${s.firm} pay in cash, or they do not pay.`,
    ],
    ({ f, org }) => [
      `${org} earns ${f.fee} a month with the account of a small business. Each month ${f.open} founders begin to apply and do not finish. These ${f.open} alone would bring ${f.feesLost} in their first year. The form was made for companies with a legal department. It calls a missing stamp “code 14”.`,
      `Finished applications are costly as well. ${f.back} of ${f.sent} come back because of a paper, twice each on average, and reviewers spend ${f.hours} hours a month on them. Where there are two owners, the second takes ${f.partnerDays} days to answer: the link looks like fraud. A telephone line for founders did not help: most callers asked what else would be needed, and the line did not know.`,
    ],
  ],
  whyNow: ({ f, start }) =>
    `On ${start} the bank closes ${f.closing} of its ${f.branches} branches. The ${f.branchStarts} applications a month that were begun there move to the phone, ${f.startsThen} in all. If ${f.openIn100} in 100 stop halfway, that is ${f.openThen} a month.`,
  nonGoals: [
    'Loans, cards and other products of the bank',
    'The founding of the business itself',
    'A new telephone line',
    'Changing which papers the law asks for',
  ],
  constraints: [
    {
      type: 'legal',
      at: 'other',
      text: (d) => d.s.law,
      effect: () => '‘The other owner’ asks each owner for face and identity card, and for nothing else.',
      frame: 'an owner whose identity card has expired',
    },
    {
      type: 'time',
      at: 'paper',
      text: (d) => `By the bank’s rule, ${d.s.paper} may not be older than three months.`,
      effect: () => '‘One paper’ tells a founder before sending that a paper is too old.',
      frame: 'a paper that is too old',
    },
    {
      type: 'people',
      at: 'need',
      text: () => 'Founders fill in the form between two jobs and often stop.',
      effect: () => '‘What you need’ loses nothing when a founder stops, and shows where to go on.',
      frame: 'a founder who comes back after a week',
    },
    {
      type: 'technical',
      at: 'review',
      text: () => 'The bank must store each doubt as one of 40 codes.',
      effect: () => '‘Review desk’ turns codes into sentences that a founder understands.',
      frame: 'a code beside its sentence',
    },
    {
      type: 'legal',
      at: 'account',
      text: () => 'Until the review is complete, the account may neither send nor receive money.',
      effect: () => '‘Your account’ says what the account can do now and what it cannot do yet.',
      frame: 'an account that cannot receive money yet',
    },
    {
      type: 'technical',
      at: 'other',
      text: () => 'The face check fails in poor light, in about one of eleven attempts.',
      effect: () => '‘The other owner’ offers another way after the second failed attempt.',
      frame: 'a second failed face check',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'need',
      sides: [
        {
          who: 'business',
          wants: () => 'wants three papers at a time on the page, because a list of nine makes people leave at once',
        },
        {
          who: 'review',
          wants: () =>
            'wants the whole list at the start, because people who begin without their papers stop later or send the wrong ones',
        },
      ],
      decision: 'does a founder see all papers at once, or three at a time?',
      where: 'In ‘What you need’, in what the first page tells about the rest.',
      unknowns: [
        () => 'At which paper do most people stop?',
        () => 'How many founders have all their papers at hand when they begin?',
      ],
      twist: () =>
        'The bank needs one more paper from next week on. 310 founders are in the middle of an application. What does ‘What you need’ tell them?',
      users: ['founder', 'partner', 'reviewer'],
    },
    {
      at: 'other',
      sides: [
        {
          who: 'rules',
          wants: () =>
            'wants the bank to write to the second owner, because a link that is passed on can reach the wrong person',
        },
        {
          who: 'business',
          wants: () =>
            'wants the founder to send the link, because people open a message from a friend and delete one from a bank',
        },
      ],
      decision: 'who writes to the second owner, the bank or the founder?',
      where: 'In ‘The other owner’, in the first message.',
      unknowns: [
        () => 'Whom does a second owner ask when in doubt: the friend or the bank?',
        () => 'Does a second owner know that a part of a business makes an owner?',
      ],
      twist: () =>
        'Criminals copy the message and send it to thousands of people. How does ‘The other owner’ show that it is real?',
      users: ['partner', 'founder', 'reviewer'],
    },
    {
      at: 'account',
      sides: [
        {
          who: 'business',
          wants: () =>
            'wants to show the account number during the review, because founders need it for their first invoices',
        },
        {
          who: 'review',
          wants: () =>
            'wants it only after the opening, because a payment to an account that is not open goes back, and the founder’s customer is confused',
        },
      ],
      decision: 'does a founder see the account number before the account is open?',
      where: 'In ‘Your account’, while the application is in review.',
      unknowns: [
        () => 'How soon do founders print the number on something?',
        () => 'Do they understand that an account can have a number and still not be open?',
      ],
      twist: () =>
        'One review in fifty ends with a refusal. What does ‘Your account’ say to a founder who has waited and is now refused?',
      users: ['founder', 'partner', 'reviewer'],
    },
  ],
  sellingPoints: [
    { title: 'An adviser by name', text: () => 'After the opening, each business has one person to call.' },
    { title: 'One price', text: (d) => `The account costs ${d.f.fee} a month, with all payments included.` },
    {
      title: 'Branches that stay',
      text: (d) => `In ${d.f.stay} branches, cash can be paid in on every working day.`,
    },
  ],
  audience: (_, has) =>
    has.desk
      ? 'Founders of small businesses, second owners, and the bank’s reviewers.'
      : 'Founders of small businesses, and second owners.',
  direction: {
    styles: {
      minimal: {
        mood: 'Clear and patient: each page wants one thing, and says so in a line.',
        why: 'Founders fill it in between two other tasks, and should see at once what is asked.',
        shape: 'Papers with drawn edges, as they lie on a kitchen table.',
        avoid: 'Hidden progress and bare signs. Whoever stops today must see tomorrow where to go on.',
      },
      bold: {
        mood: 'Confident, like the first sign above a new shop.',
        why: 'The bank looks like every other bank, and founders forget which one they asked.',
        shape: 'Large numbers for the papers, and one strong button below.',
        avoid: 'Slogans about dreams between the questions. The founder wants to be paid.',
      },
      playful: {
        mood: 'Friendly and encouraging, because founders do this once and are a little afraid.',
        why: 'Founders laugh about bank forms, and the bank would like them to come anyway. The risk: a joke about the law.',
        shape: 'Papers that slide into a folder, one for each step.',
        avoid: 'Cheerful drawings at the identity check. A second owner already suspects fraud.',
      },
      luxury: {
        mood: 'Courteous, as if a small workshop were the bank’s most important customer.',
        why: 'The bank has served firms for a century, and founders like to mention it.',
        shape: 'Generous margins and a fine frame around each paper.',
        avoid: 'Solemn language and thin type. A founder reads this with flour on the screen.',
      },
      corporate: {
        mood: 'Reliable and open. A bank asks for an identity card here, so everything has to look checked.',
        why: 'The bank is judged by how exact it is.',
        shape: 'A fixed order of steps, the same words on the phone and at the review desk.',
        avoid: 'Department names and codes. “Code 14” says nothing to the person who can mend it.',
      },
      retro: {
        mood: 'Honest and local, in the tone of a bank that knows the workshops of its town.',
        why: 'The bank has old counters in its first branch, and founders photograph them.',
        shape: 'Forms with ruled fields, and a stamp once a paper is accepted.',
        avoid: 'Old certificates as ornament. Real certificates lie beside the phone and get confused with them.',
      },
      futuristic: {
        mood: 'Swift and precise, so that nine papers do not feel like nine counters.',
        why: 'Many founders have technical firms, and compare the bank with new ones that have no branch.',
        shape: 'A frame that closes around the paper when the picture is good.',
        avoid: 'Face meshes and scanning light. They turn a check into an interrogation.',
      },
      organic: {
        mood: 'Calm and human: two people start a business and want to get it right.',
        why: 'The bank wants small firms to feel welcome, and its old form looks cold.',
        shape: 'Joined rounded fields that show which owner and which paper belong together.',
        avoid: 'Plants as pictures of growth. The business has not sold anything yet.',
      },
    },
    reading: 'Founders read it on a phone in the evening, with papers in the other hand.',
    accent: 'the paper that is asked for now',
    sample: 'The registration certificate: two pages, from this year',
  },
  untold: {
    budget: (d) =>
      `One founder in ten who finishes more than today would pay for it in a year. An account brings ${d.f.feeYear} a year.`,
    decision: (d) =>
      `${d.who.board.first} approves the design. ${d.who.rules.first} has to sign each word about identity.`,
    history: () => 'We had a checklist as a file to print. It showed all 40 papers that any company might ever need.',
    launch: () => 'It begins in the towns where a branch closes. Two clerks from there will help on the telephone.',
    content: () =>
      'The 40 codes have official texts. A reviewer has rewritten eleven of them on a sheet beside her screen.',
    machines: () =>
      'The picture check can read edges and dates. It cannot tell a stamp from a coffee stain, so people look.',
    access: () =>
      'You can sit with the reviewers for a day. Founders are harder to meet, but a market for new shops is near.',
    fear: () => 'That we make it so easy that somebody opens a business in another person’s name.',
    others: () =>
      'Banks without branches open an account in a day, for businesses with one owner. With two they struggle as well.',
    staff: () => 'There are six reviewers. Two of them handle businesses with more than one owner.',
    figures: () => 'Every second business has two owners or more. The old form counts on one.',
    complaints: () => 'The most frequent one: “You could have told me that on the first day.”',
    language: () =>
      'Say “the other owner”. The legal word, beneficial owner, sounds to people as if they had won something.',
  },
});
