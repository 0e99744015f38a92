import { defineCase, money } from '../case.ts';
import { capital } from '../phrases.ts';

export const receiptChase = defineCase({
  id: 'receipt-chase',
  industry: 'finance',
  client: 'remembered',
  model: 'subscription',
  channel: 'messages',
  about:
    'A bookkeeping office looks after small trades. At the end of each period many payments have no receipt, so the tax in them cannot be claimed back. The office writes long lists in bank words, and nobody answers a list of bank words on a ladder. The office wants receipts while people still remember them, and fewer evenings of chasing.',
  settings: [
    {
      country: 'nz',
      town: 'Nelson',
      orgs: ['Maitai Bookkeeping', 'Second Pencil Books', 'Tahuna Ledger'],
      start: [4, 1],
      trigger: 'growth',
      languages: ['English'],
      inputs: [
        {
          clients: 214,
          books: 7,
          payments: 46,
          missIn100: 33,
          minutes: 4,
          average: 92,
          taxIn100: 13,
          lostIn100: 38,
          more: 36,
          days: 19,
          years: 7,
        },
        {
          clients: 168,
          books: 5,
          payments: 52,
          missIn100: 29,
          minutes: 5,
          average: 85,
          taxIn100: 13,
          lostIn100: 41,
          more: 28,
          days: 21,
          years: 7,
        },
      ],
      words: {
        tax: 'goods and services tax',
        law: 'Tax records must be kept for seven years. A clear picture counts.',
        shop: 'BLDG SPL NLSN 0417',
        bought: 'a box of roofing screws',
        more: 'a second bookkeeper in the street closes her office',
      },
    },
    {
      country: 'za',
      town: 'Gqeberha',
      orgs: ['Baakens Bookkeeping', 'Walmer Road Books', 'Sardinia Bay Bookkeeping'],
      start: [3, 1],
      trigger: 'growth',
      languages: ['English', 'Afrikaans'],
      inputs: [
        {
          clients: 186,
          books: 6,
          payments: 41,
          missIn100: 37,
          minutes: 4,
          average: 780,
          taxIn100: 13,
          lostIn100: 43,
          more: 32,
          days: 22,
          years: 5,
        },
      ],
      words: {
        tax: 'value added tax',
        law: 'Tax records must be kept for five years. A clear picture counts.',
        shop: 'HDWR GQB 0417',
        bought: 'two bags of tile glue',
        more: 'a bookkeeper in the next street closes her office',
      },
    },
    {
      country: 'at',
      town: 'Graz',
      orgs: ['Buchhaltung Murblick', 'Belegwerk Lend', 'Buchhaltung Kirchengasse'],
      start: [10, 1],
      trigger: 'growth',
      languages: ['German', 'English'],
      inputs: [
        {
          clients: 152,
          books: 5,
          payments: 48,
          missIn100: 31,
          minutes: 5,
          average: 78,
          taxIn100: 16,
          lostIn100: 36,
          more: 26,
          days: 18,
          years: 7,
        },
        {
          clients: 198,
          books: 6,
          payments: 44,
          missIn100: 34,
          minutes: 4,
          average: 84,
          taxIn100: 16,
          lostIn100: 39,
          more: 33,
          days: 20,
          years: 7,
        },
      ],
      words: {
        tax: 'value added tax',
        law: 'Tax records must be kept for seven years. A clear picture counts.',
        shop: 'BAUSTF GRZ 0417',
        bought: 'a box of roofing screws',
        more: 'a bookkeeper in the next street closes his office',
      },
    },
    {
      country: 'gb',
      town: 'Hebden Bridge',
      orgs: ['Calder Books', 'Hangingroyd Bookkeeping', 'Packhorse Ledger'],
      start: [9, 1],
      trigger: 'growth',
      languages: ['English'],
      inputs: [
        {
          clients: 174,
          books: 6,
          payments: 43,
          missIn100: 35,
          minutes: 4,
          average: 66,
          taxIn100: 16,
          lostIn100: 42,
          more: 29,
          days: 20,
          years: 6,
        },
      ],
      words: {
        tax: 'value added tax',
        law: 'Tax records must be kept for six years. A clear picture counts.',
        shop: 'TRD CTR HX7 0417',
        bought: 'a box of roofing screws',
        more: 'a bookkeeper in the next street closes her office',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Clients’ app on the phone', device: 'phone', size: '390 × 844 px' },
    desk: { name: 'Office desktop', device: 'desktop', size: '1440 × 900 px' },
  },
  figures: (i) => {
    const payments = i.clients * i.payments;
    const missing = Math.round((payments * i.missIn100) / 100);
    const lost = Math.round((missing * i.lostIn100) / 100);
    const hours = Math.round((missing * i.minutes) / 60);
    const tax = Math.round((lost * i.average * i.taxIn100) / 10000) * 100;
    return {
      ...i,
      paymentsAll: payments,
      missing,
      lost,
      hours,
      average: money(i.average),
      tax: money(tax),
      clientsThen: i.clients + i.more,
      hoursThen: Math.round(((i.clients + i.more) * i.payments * i.missIn100 * i.minutes) / 6000),
      missGoal: Math.round(i.missIn100 * 0.37),
      lostGoal: Math.round(i.lostIn100 * 0.4),
      hoursGoal: Math.round(hours * 0.35),
    };
  },
  users: {
    trade: {
      surface: 'phone',
      variants: [
        {
          role: 'Roofer with two vans and no office',
          gender: 'm',
          ages: [29, 55],
          context: () => 'His gloves stay on, and receipts go into the door of the van.',
          goal: () => 'Be done with a receipt before the van moves.',
          obstacle: (d) => `The office asks three weeks later about “${d.s.shop}”, and he has bought a lot since then.`,
          needs: 'the camera with one large button',
          quote: 'Ask me at the till. In three weeks I am somebody else.',
        },
        {
          role: 'Hairdresser with one chair',
          gender: 'f',
          ages: [25, 58],
          context: () => 'She has four minutes between two customers, and wet hands.',
          goal: () => 'Answer a question without opening the whole list.',
          obstacle: () => 'The list comes as an email with thirty lines, and she reads it at night.',
          quote: 'Thirty lines at ten at night. I close the phone.',
        },
        {
          role: 'Café owner who buys from six growers',
          ages: [31, 64],
          context: () => 'Loads the car at six farms before the café opens.',
          goal: () => 'Tell the office which grower writes no receipts at all.',
          obstacle: () => 'Each message asks for a paper that never existed.',
        },
      ],
    },
    helper: {
      surface: 'phone',
      variants: [
        {
          role: 'Apprentice who buys material with the firm’s card',
          at: 'snap',
          ages: [18, 22],
          context: () => 'Stands at the till of a builders’ shop with a queue behind.',
          goal: () => 'Hand the receipt in without carrying it for a week.',
          obstacle: () => 'The office writes only to the owner, and the receipt stays in a trouser pocket.',
          quote: 'It went through the wash. Twice.',
        },
        {
          role: 'Partner of a plumber, who does the papers on Sunday',
          at: 'pile',
          ages: [34, 61],
          context: () => 'Sorts a box at the kitchen table, with the phone as the only camera.',
          goal: () => 'See what is still missing before asking at dinner.',
          obstacle: () => 'Nobody can see which receipts were sent from the van.',
          quote: 'I asked for one paper three times. It had gone out on Monday.',
        },
      ],
    },
    bookkeeper: {
      surface: 'desk',
      variants: [
        {
          role: 'Bookkeeper for thirty trades',
          ages: [27, 59],
          context: () => 'Works at two screens, with bank lines on one and receipts on the other.',
          goal: () => 'Chase only what is worth it.',
          obstacle: () => 'A missing parking ticket looks as urgent as a missing boiler.',
          quote: 'I spent an hour on a parking ticket. It was mine, as it turned out.',
        },
      ],
    },
  },
  stakeholders: {
    partner: {
      role: 'co-owner of the office',
      wants: () => 'Each month should be closed in time, because clients pay for that.',
    },
    owner: { role: 'owner of the office', wants: () => 'Clients send receipts and still like to talk to us.' },
    head: { role: 'head bookkeeper', wants: () => 'No questions in the last week before a tax return.' },
    tax: { role: 'tax adviser of the office', wants: () => 'Each claimed sum has a paper or a good reason.' },
  },
  goals: ({ f }) => ({
    missing: {
      direction: 'Lower',
      what: 'payments without a receipt at the end of the month',
      from: `${f.missIn100} in 100`,
      to: `${f.missGoal} in 100`,
      months: 5,
      measuredBy: 'the bookkeeping program',
      today: 'At the end of the month {from} payments have no receipt.',
      told: [f.missing],
    },
    lost: {
      direction: 'Lower',
      what: 'missing receipts that are never found',
      from: `${f.lostIn100} in 100`,
      to: `${f.lostGoal} in 100`,
      months: 5,
      measuredBy: 'the bookkeeping program',
      today: 'Of the missing receipts {from} are never found.',
      told: [f.lost],
    },
    hours: {
      direction: 'Lower',
      what: 'hours that the office spends on chasing',
      from: `${f.hours} a month`,
      to: `${f.hoursGoal} a month`,
      months: 7,
      measuredBy: 'the time sheets',
    },
  }),
  features: {
    what: {
      title: 'What was this?',
      surface: 'phone',
      user: 'trade',
      goal: 'lost',
      does: 'asks about one payment without a receipt, and takes a picture, or the answer that ends the search',
      frames: [
        'one payment with all answers to choose from',
        'the moment after a receipt was marked as lost',
        'a payment that was private',
      ],
    },
    snap: {
      title: 'Before it fades',
      surface: 'phone',
      user: 'helper',
      goal: 'missing',
      does: 'sends a note about a new payment, takes a picture of the receipt and keeps the two together',
      frames: [
        'the note after a payment in a shop',
        'a receipt on a van seat in the camera',
        'a picture that cannot be read',
      ],
    },
    pile: {
      title: 'My pile',
      surface: 'phone',
      user: 'helper',
      goal: 'missing',
      does: 'shows which receipts are still missing before the tax return, and who bought what',
      frames: ['eleven missing receipts, added up', 'a pile without missing receipts'],
    },
    chase: {
      title: 'Chase list',
      surface: 'desk',
      user: 'bookkeeper',
      goal: 'hours',
      does: 'shows a bookkeeper the missing receipts by worth and age, and which questions are already out',
      frames: [
        'a list with one large and nine small sums',
        'a client who has not answered for two weeks',
        'an answer that needs a look',
      ],
    },
  },
  first: 'what',
  titles: [
    (d) => `${d.org} chases receipts, and would like to stop`,
    (d) => `Receipts before they fade: a phone app for the clients of ${d.org}`,
    (d) => `“What was this?” One question at a time, for ${d.org}`,
  ],
  task: (d, has) =>
    [
      `Design a phone app with which ${d.org}, a bookkeeping office in ${d.town}, ${d.country}, asks its clients for missing receipts.`,
      `The ${d.f.clients} clients have small trades, such as roofing or hairdressing, and they answer between two jobs.`,
      has.desk && 'Bookkeepers decide at a desktop computer which missing receipts are worth a question.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (d) =>
    `Take one bank line: “${d.s.shop}”, ${d.f.average}, three weeks old. It was ${d.s.bought}. Write the question that a person on a ladder can answer without looking anything up. Then write four answers of three words at most. Which answer would an honest person miss?`,
  glossary: [
    { word: 'Receipt', means: 'the paper from a shop that says what was bought and how much tax was in it.' },
    { word: 'Bank line', means: 'one payment as the bank names it, such as a shop code.' },
    { word: 'Tax return', means: 'the report to the tax office. It comes at the end of each period.' },
    { word: 'To claim', means: 'to get the tax in a purchase back from the tax office.' },
  ],
  overview: [
    ({ f, s, w }) => [
      `A roofer buys ${s.bought} and puts the receipt into the door of the van. Three weeks later the office asks about “${s.shop}”. By then he has been to that shop nine times, and the paper has faded. The office sends a list with thirty such lines by email.`,
      `The clients make ${f.paymentsAll} payments a month. ${f.missing} of them, ${f.missIn100} in 100, have no receipt when the month ends. The office asks for each, which takes ${w.minutes} minutes: ${f.hours} hours a month. ${f.lost} receipts are never found. So each month the clients lose ${f.tax} of ${s.tax}.`,
    ],
    ({ f, s, org, w }) => [
      `${org} does the books of ${f.clients} small trades: roofers, hairdressers, cafés. Most work alone, and few have an office. All of them pay ${s.tax}. For each purchase with a receipt, the tax in it comes back. Without one the client loses it.`,
      `Of ${f.paymentsAll} payments a month, ${f.missing} lack a receipt at the end of the month. The median receipt arrives after ${f.days} days, because the office asks once a month. ${capital(w.books)} bookkeepers spend ${f.hours} hours a month on chasing. Even so, ${f.lost} receipts are never found, and the clients lose ${f.tax} of tax a month. A weekly reminder to all clients was tried. It came on Mondays, also to those who had sent everything.`,
    ],
  ],
  whyNow: ({ f, s, start }) =>
    `On ${start} ${s.more}, and ${f.more} of its clients come here. With ${f.clientsThen} clients, chasing takes ${f.hoursThen} hours a month instead of ${f.hours}.`,
  nonGoals: ['Invoices to customers', 'Wages', 'The tax return itself', 'Advice on what to buy'],
  constraints: [
    {
      type: 'content',
      at: 'what',
      text: (d) => `Banks send shop codes such as “${d.s.shop}”, and some banks send them a day late.`,
      effect: () => '‘What was this?’ leads with day, time and amount, and puts the code last.',
      frame: 'a payment of which only day and amount are known',
    },
    {
      type: 'technical',
      at: 'snap',
      text: () => 'Building sites and cellars often have no connection.',
      effect: () => '‘Before it fades’ keeps pictures on the phone and says that it did.',
      frame: 'four pictures that were not sent yet',
    },
    {
      type: 'legal',
      at: 'what',
      text: (d) => d.s.law,
      effect: () => '‘What was this?’ says at once when a picture does not show the whole paper.',
      frame: 'a receipt of which one edge is missing',
    },
    {
      type: 'people',
      at: 'pile',
      text: () => 'Apprentices and partners may hand in receipts, but they may not see the firm’s account.',
      effect: () => '‘My pile’ shows each of them only what that person bought.',
      frame: 'the pile of an apprentice',
      from: 'professional',
    },
    {
      type: 'time',
      at: 'chase',
      text: () => 'In the last week before a tax return nobody has time for new questions.',
      effect: () => '‘Chase list’ shows how many days remain and what is worth asking.',
      frame: 'two days before the tax return',
      from: 'professional',
    },
    {
      type: 'people',
      at: 'snap',
      text: () => 'Many clients wear gloves or have wet hands.',
      effect: () => '‘Before it fades’ works with gloves and without typing.',
      frame: 'the camera with one large button',
    },
  ],
  strands: [
    {
      at: 'what',
      sides: [
        {
          who: 'owner',
          wants: () =>
            'wants the answer “It is lost” from the start, because an honest client should not be asked four times',
        },
        {
          who: 'tax',
          wants: () => 'wants it only after two weeks, because most papers turn up when somebody has to look for them',
        },
      ],
      decision: 'when may a client say “It is lost”?',
      where: 'In ‘What was this?’, in the answers to the first question about a payment.',
      unknowns: [
        () => 'How many receipts are called lost because looking for them is a nuisance?',
        () => 'Where do trades look first: in the van, in the jacket or at home?',
      ],
      twist: () =>
        'The receipts of one large shop fade within five weeks, and 400 of them are now blank. What does ‘What was this?’ accept for them?',
      users: ['trade', 'helper', 'bookkeeper'],
    },
    {
      at: 'snap',
      sides: [
        {
          who: 'head',
          wants: () => 'wants the note within a minute of each payment, because the paper is still in the hand',
        },
        {
          who: 'owner',
          wants: () =>
            'wants one note at the end of the day, because people soon switch off an app that rings at every till',
        },
      ],
      decision: 'is a client asked at once, or in the evening?',
      where: 'In ‘Before it fades’, in the note after a payment in a shop.',
      unknowns: [
        () => 'Where is a person one minute after paying: at the till or on the road?',
        () => 'How many notes a day does a trade accept?',
      ],
      twist: () =>
        'From now on, one bank reports its payments two days late. What does ‘Before it fades’ do for clients of that bank?',
      users: ['helper', 'trade', 'bookkeeper'],
    },
    {
      at: 'pile',
      sides: [
        {
          who: 'tax',
          wants: () =>
            'wants the lost tax shown as a sum, because people look for a receipt when they see what it is worth',
        },
        {
          who: 'head',
          wants: () =>
            'wants only the number of receipts, because clients stop sending small ones when each has a price',
        },
      ],
      decision: 'does a client see what a lost receipt costs?',
      where: 'In ‘My pile’, where the missing receipts are added up.',
      unknowns: [
        () => 'From which sum on does a client get up and look?',
        () => 'Do clients feel helped or told off by a sum?',
      ],
      twist: () =>
        'The tax office no longer asks for receipts below a small sum. What does ‘My pile’ do with the ones that people have already looked for?',
      users: ['helper', 'trade', 'bookkeeper'],
    },
  ],
  sellingPoints: [
    { title: 'A bookkeeper by name', text: () => 'Each client speaks to the same person all year.' },
    { title: 'A fixed price', text: () => 'The monthly price does not rise with the number of questions.' },
    { title: 'On site', text: () => 'Twice a year the bookkeeper comes to the workshop or the shop.' },
  ],
  audience: (_, has) =>
    has.desk
      ? 'People who work with their hands, those who help them with papers, and bookkeepers.'
      : 'People who work with their hands, and those who help them with papers.',
  direction: {
    styles: {
      minimal: {
        mood: 'Short and considerate. One payment is asked about, and then the phone goes back into the pocket.',
        why: 'Clients send receipts between two customers, and want to be finished at once.',
        shape: 'One question in the upper half, its answers within reach of a thumb in a glove.',
        avoid: 'Fine lines and tiny signs. On a bright roof they vanish, and wet hands miss them.',
      },
      bold: {
        mood: 'Straightforward, as people talk at a builders’ counter.',
        why: 'Clients overlook reminders, because they look like all the others.',
        shape: 'Amounts as large as the prices on a shelf, answers as wide as the screen.',
        avoid: 'Red counters and shouting totals. A client who feels told off stops opening the app.',
      },
      playful: {
        mood: 'Light and forgiving: a lost paper is a nuisance, and no crime.',
        why: 'Collecting receipts is boring, and clients tell jokes about it.',
        shape: 'Slips that stack and come off the pile one by one.',
        avoid: 'Points, streaks and prizes. Nobody wants to collect parking tickets for a medal.',
      },
      luxury: {
        mood: 'Polite and short, like a good receptionist who never asks twice.',
        why: 'Clients pay for personal advice, and should feel it in small things.',
        shape: 'A narrow column with ample space, in the proportions of a till slip.',
        avoid: 'Slow transitions and delicate type. The next customer is already in the chair.',
      },
      corporate: {
        mood: 'Tidy and trustworthy. Money and tax are at stake, and the client can check both.',
        why: 'Bookkeepers and clients need the same list in the same order.',
        shape: 'Equal rows of day, amount and answer, on the phone as at the desktop.',
        avoid: 'Columns of codes and tax terms. The roofer bought screws, not an input tax item.',
      },
      retro: {
        mood: 'Familiar and practical, close to the spike on which shops collect their slips.',
        why: 'The office still has its cash books from the first year in the window.',
        shape: 'A slip with a torn edge for each payment, and a stamp when it is done.',
        avoid: 'Faded till print as an effect. Faded print is the problem.',
      },
      futuristic: {
        mood: 'Quick and exact: the picture finds its payment, and the client can see why.',
        why: 'The office reads receipts by a program, and wants clients to trust it.',
        shape: 'Two halves that meet, the slip on one side and the bank line on the other.',
        avoid: 'Scanning beams and dark glass. In sunlight on a roof they show only a reflection.',
      },
      organic: {
        mood: 'Easy and down to earth, for people with soil, glue or hair on their hands.',
        why: 'Many clients are cafés, gardens and workshops, and dislike everything that looks like an office.',
        shape: 'Loose paper shapes that settle into one pile.',
        avoid: 'Torn textures behind small text. A café owner reads this before it is light.',
      },
    },
    reading: 'Clients read it for seconds, in sunlight or before dawn, often with gloves.',
    accent: 'the question that is open now',
    sample: 'Tuesday, 7:12, paid by card: what was this?',
  },
  untold: {
    budget: () => 'It may cost what one bookkeeper costs us in four months. After that the owner pays with holidays.',
    decision: (d) => `${d.who.partner.first} approves the design and asks ${d.who.head.first} before saying so.`,
    history: () =>
      'We gave out envelopes with the months printed on them. They came back full, in December, all at once.',
    launch: () => 'Twenty clients begin, the ten best and the ten worst. The worst ten have agreed, laughing.',
    content: () => 'We have pictures of four hundred real receipts. About sixty can no longer be read.',
    machines: () =>
      'One bank sends each payment within a minute, and it has most of our clients. The others send a list at night.',
    access: () => 'Ride in a van for a morning. You will see where the paper goes.',
    fear: () => 'That we become one more thing that beeps.',
    others: () => 'There are good programs for receipts. They were made for people who sit at a desk.',
    staff: () => 'Chasing is done in the evening, because clients answer the telephone then. Nobody here likes it.',
    figures: () =>
      'Fuel, material and parking make up four in five missing receipts. The large sums are in the fifth one.',
    complaints: () => 'They say: you write as if I had done something.',
    language: () => 'Clients say “slip” or “the paper”. Only we say “supporting document”.',
  },
});
