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
      orgs: ['Maitai Bookkeeping', 'Second Pencil Bookkeeping', 'Tahuna Ledger'],
      start: [4, 1],
      trigger: 'growth',
      languages: ['English'],
      inputs: [
        {
          clients: 214,
          payments: 46,
          missIn100: 33,
          minutes: 4,
          average: 92,
          taxIn100: 13,
          lostIn100: 38,
          more: 36,
        },
        {
          clients: 168,
          payments: 52,
          missIn100: 29,
          minutes: 5,
          average: 85,
          taxIn100: 13,
          lostIn100: 41,
          more: 28,
        },
      ],
      words: {
        tax: 'goods and services tax',
        law: 'Under the Tax Administration Act 1994, a clear picture counts as a receipt.',
        shop: 'BLDG SPL NLSN 0417',
        bought: 'a box of roofing screws',
        more: 'a bookkeeper in the same street closes her office',
      },
    },
    {
      country: 'za',
      town: 'Gqeberha',
      orgs: ['Baakens Bookkeeping', 'Walmer Road Bookkeeping', 'Sardinia Bay Bookkeeping'],
      start: [3, 1],
      trigger: 'growth',
      languages: ['English', 'Afrikaans'],
      inputs: [
        {
          clients: 186,
          payments: 41,
          missIn100: 37,
          minutes: 4,
          average: 780,
          taxIn100: 13,
          lostIn100: 43,
          more: 32,
        },
      ],
      words: {
        tax: 'value added tax',
        law: 'Under the Tax Administration Act 2011, a clear picture counts as a receipt.',
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
          payments: 48,
          missIn100: 31,
          minutes: 5,
          average: 78,
          taxIn100: 16,
          lostIn100: 36,
          more: 26,
        },
        {
          clients: 198,
          payments: 44,
          missIn100: 34,
          minutes: 4,
          average: 84,
          taxIn100: 16,
          lostIn100: 39,
          more: 33,
        },
      ],
      words: {
        tax: 'value added tax',
        law: 'Under the Federal Fiscal Code, a clear picture counts as a receipt.',
        shop: 'BAUSTF GRZ 0417',
        bought: 'a box of roofing screws',
        more: 'a bookkeeper in the next street closes his office',
      },
    },
    {
      country: 'gb',
      town: 'Hebden Bridge',
      orgs: ['Calder Bookkeeping', 'Hangingroyd Bookkeeping', 'Packhorse Ledger'],
      start: [9, 1],
      trigger: 'growth',
      languages: ['English'],
      inputs: [
        {
          clients: 174,
          payments: 43,
          missIn100: 35,
          minutes: 4,
          average: 66,
          taxIn100: 16,
          lostIn100: 42,
          more: 29,
        },
      ],
      words: {
        tax: 'value added tax',
        law: 'Under the Value Added Tax Act 1994, a clear picture counts as a receipt.',
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
    const taxEach = Math.round((i.average * i.taxIn100) / 100);
    const tax = lost * taxEach;
    return {
      ...i,
      hours,
      missing,
      lost,
      taxEach: money(taxEach),
      average: money(i.average),
      tax: money(tax),
      taxThen: money(Math.round((tax * (i.clients + i.more)) / i.clients / 100) * 100),
      hoursThen: Math.round(((i.clients + i.more) * i.payments * i.missIn100 * i.minutes) / 6000),
      missGoal: Math.round(i.missIn100 * 0.63),
      foundIn100: 100 - i.lostIn100,
      foundGoal: 100 - Math.round(i.lostIn100 * 0.66),
      minutesGoal: i.minutes - 1,
    };
  },
  users: {
    trade: {
      surface: 'phone',
      variants: [
        {
          role: 'Roofer with two vans and no office',
          conflict: 'snap',
          gender: 'm',
          ages: [29, 55],
          context: () => 'His receipts go into the door of the van.',
          goal: () => 'Be done with a receipt before the van moves.',
          obstacle: () => 'He forgets a purchase as soon as the engine runs.',
          needs: 'the camera, with a button that a glove can hit',
          quote: 'Ask me at the till. In three weeks I am somebody else.',
        },
        {
          role: 'Hairdresser with one chair',
          conflict: 'snap',
          gender: 'f',
          ages: [25, 58],
          context: () => 'She has wet hands, and five minutes between two customers.',
          goal: () => 'Answer about a payment while she remembers it.',
          obstacle: () => 'By evening she has forgotten what she bought at noon.',
          quote: 'Fifteen questions in one email. I put the phone away.',
        },
        {
          role: 'Café owner who buys from six growers',
          conflict: 'what',
          ages: [31, 64],
          context: (d) => `${capital(d.who.trade.they)} gets handwritten receipts at six farms before the café opens.`,
          goal: () => 'Say at once that a receipt is lost.',
          obstacle: (d) => `${capital(d.who.trade.they)} no longer opens emails about a receipt that is gone.`,
          quote: 'A goat ate it. The list has no column for goats.',
        },
        {
          role: 'Window cleaner who parks six times a day',
          gender: 'm',
          conflict: 'pile',
          ages: [27, 44],
          context: () => 'He reads the office’s list after work.',
          goal: () => 'Send every receipt, and calculate nothing.',
          obstacle: () => 'He throws parking receipts away, because each is worth so little.',
          quote: 'If I see what it is worth, I leave it in the van.',
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
          context: (d) => `${capital(d.who.helper.they)} buys at a counter, with eight people waiting behind.`,
          goal: () => 'Send all receipts of the day together, after work.',
          obstacle: (d) => `${capital(d.who.helper.they)} puts receipts into a pocket, and forgets them there.`,
          quote: 'It went through the wash. Twice.',
        },
      ],
    },
    sorter: {
      surface: 'phone',
      variants: [
        {
          role: 'Nurse who is married to a plumber',
          conflict: 'what',
          ages: [34, 61],
          context: (d) => `On Sunday ${d.who.sorter.they} sorts the plumber’s receipts at the kitchen table.`,
          goal: () => 'Find each receipt before anybody gives it up.',
          obstacle: (d) => `${capital(d.who.sorter.they)} searches one jacket each Sunday, and needs weeks for all.`,
          quote: 'Nothing is lost. It is only in the wrong trousers.',
        },
        {
          role: 'Nurse who is married to a plumber',
          conflict: 'pile',
          ages: [34, 61],
          context: (d) => `On Sunday ${d.who.sorter.they} sorts the plumber’s receipts at the kitchen table.`,
          goal: () => 'Know which receipts are worth a search.',
          obstacle: (d) => `${capital(d.who.sorter.they)} searches for an hour, and finds a parking receipt.`,
          quote: 'Nothing is lost. It is only in the wrong trousers.',
        },
      ],
    },
    bookkeeper: {
      surface: 'desk',
      variants: [
        {
          role: 'Bookkeeper for thirty clients',
          ages: [27, 59],
          context: (d) => `${capital(d.who.bookkeeper.they)} compares bank lines with receipts.`,
          goal: () => 'Chase only receipts that are worth the time.',
          obstacle: (d) =>
            `${capital(d.who.bookkeeper.they)} chases receipts in the order of their dates, because the list has no other.`,
          quote: 'I spent an hour on a parking ticket. It was mine.',
        },
      ],
    },
  },
  stakeholders: {
    partner: {
      role: 'owner of the office',
    },
    owner: { role: 'office manager' },
    head: { role: 'head bookkeeper' },
    tax: { role: 'tax adviser of the office' },
  },
  goals: ({ f }) => ({
    lost: {
      direction: 'Raise',
      what: 'the share of missing receipts that are found within two months',
      from: `${f.foundIn100} in 100`,
      today: 'Only {from} missing receipts are found within two months.',
      to: `${f.foundGoal} in 100`,
      months: 5,
      measuredBy: 'the bookkeeping program',
    },
    hours: {
      direction: 'Lower',
      what: 'the average time for chasing a missing receipt',
      from: `${f.minutes} minutes`,
      today: 'A bookkeeper types each question, and chasing a missing receipt takes {from} on average.',
      to: `${f.minutesGoal} minutes`,
      months: 7,
      measuredBy: 'the time sheets',
    },
    missing: {
      direction: 'Lower',
      what: 'the share of payments without a receipt at the end of a month',
      from: `${f.missIn100} in 100`,
      today: 'At the end of a month, {from} payments have no receipt.',
      to: `${f.missGoal} in 100`,
      months: 5,
      measuredBy: 'the bookkeeping program',
    },
  }),
  features: {
    what: {
      title: 'What was this?',
      surface: 'phone',
      user: 'trade',
      goal: 'lost',
      does: 'asks about a receipt that is still missing after three weeks',
      frames: [
        'the first question about a missing receipt, with its answers',
        'a seller who writes no receipts',
        'the moment after a receipt was found',
      ],
    },
    snap: {
      title: 'Before it fades',
      surface: 'phone',
      user: 'helper',
      goal: 'missing',
      does: 'sends a note to the person whose card has paid, and takes a picture of the receipt',
      frames: [
        'a locked phone with the time and the note about a purchase',
        'a finished picture of a receipt, before it is sent',
        'a picture that cannot be read',
      ],
    },
    pile: {
      title: 'My pile',
      surface: 'phone',
      user: 'sorter',
      goal: 'lost',
      does: 'shows which receipts are missing',
      frames: ['eleven missing receipts, ten of them for parking', 'a pile without missing receipts'],
    },
    chase: {
      title: 'Chase list',
      surface: 'desk',
      user: 'bookkeeper',
      goal: 'hours',
      does: 'shows the missing receipts with their lost tax and their age, and asks for one with a tap',
      frames: [
        'one receipt for a boiler among nine for parking',
        'a client who has not answered for two weeks',
        'an answer that a bookkeeper has to check',
      ],
    },
  },
  task: (d, has) =>
    [
      `Design a phone app with which ${d.org}, a bookkeeping office in ${d.town}, ${d.country}, asks its clients for missing receipts.`,
      `The ${d.f.clients} clients are small businesses, for example roofers and hairdressers.`,
      has.desk && 'Bookkeepers see on a desktop what is missing.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (d, _, at) =>
    ({
      snap: `Somebody pays ${d.f.average} for ${d.s.bought}, with eight people waiting behind. Write the note that comes a minute later, in twelve words at most. Then write the note for the same evening, about six payments. Where is the receipt each time?`,
      pile: `Eleven receipts are missing: one of ${d.f.average}, and ten for parking. Write the line above this list once with the lost tax, and once with the number of receipts. After which line would a friend begin to search?`,
    })[at as string] ??
    `Take one bank line: “${d.s.shop}”, ${d.f.average}, three weeks old. Write the question for a person on a ladder. Then write four answers of three words at most. Which answer is still missing for an honest person?`,
  glossary: [
    { word: 'Receipt', means: 'the paper from a shop, with which a firm gets tax back.' },
    { word: 'Bank line', means: 'the words with which the bank names a payment.' },
    { word: 'To chase', means: 'to ask for a missing receipt again and again.' },
  ],
  overview: [
    ({ f, s }, _has, at) =>
      `A roofer pays ${f.average} for ${s.bought}, and puts the receipt into the van’s door. Three weeks later the office asks what “${s.shop}” was. ${{ what: `The receipt is gone, but the office offers no such answer.`, snap: `By then the sun has turned the receipt white.`, pile: `It is one line among ten for parking. He searches for none.` }[at]}`,
    ({ s }, _, at) =>
      `In the door of a van lie 40 white papers. They were receipts, and the sun has faded them. ${{ what: `Once a month the office asks for them in bank lines such as “${s.shop}”. Clients cannot answer that they are lost.`, snap: `Once a month the office sends bank lines such as “${s.shop}”. Clients no longer know what they bought.`, pile: `Once a month the office sends a list of missing receipts. Nobody sees which one is worth a search.` }[at]}`,
  ],
  nonGoals: ['Invoices to customers', 'Wages', 'The tax return itself', 'Sorting receipts by kind of tax'],
  constraints: [
    {
      type: 'content',
      at: 'what',
      text: (d) => `A bank line names a shop only by a code, such as “${d.s.shop}”.`,
      effect: () => '‘What was this?’ can be answered without the code.',
      frame: 'a payment of which only day and amount are known',
    },
    {
      type: 'technical',
      at: 'snap',
      text: () => 'Building sites and cellars often have no connection.',
      effect: () => '‘Before it fades’ keeps pictures until they can be sent.',
      frame: 'four pictures that are not sent yet',
    },
    {
      type: 'legal',
      at: 'what',
      text: (d) => d.s.law,
      effect: () => '‘What was this?’ shows which part of the receipt is not in the picture.',
      frame: 'a picture without the lower edge of the receipt',
    },
    {
      type: 'people',
      at: 'pile',
      text: () => 'Apprentices may not see the account of the firm.',
      effect: () => '‘My pile’ shows an apprentice only what the apprentice bought.',
      frame: 'the pile of an apprentice',
      from: 'professional',
    },
    {
      type: 'time',
      at: 'chase',
      text: () => 'In the last week before a tax return nobody has time for questions.',
      effect: () => '‘Chase list’ shows how many days remain until the tax return.',
      frame: 'the list two days before the tax return',
      from: 'professional',
    },
    {
      type: 'people',
      at: 'snap',
      text: () => 'Many clients wear gloves or have wet hands.',
      effect: () => '‘Before it fades’ works with gloves and without typing.',
      frame: 'the camera, with a button that a glove can hit',
    },
  ],
  strands: [
    {
      at: 'what',
      titles: [
        (d) => `“What was this?” An app that asks for receipts, for ${d.org}`,
        (d) => `Lost receipts at ${d.org}: may a client say “lost”?`,
      ],
      problem: ({ f, s }) =>
        `The office asks for a lost receipt again and again. Only ${f.foundIn100} in 100 missing receipts are found within two months. Each month ${f.lost} stay lost, with ${f.taxEach} of ${s.tax} each: ${f.tax}.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.more}. Then ${f.more} new clients come, and the lost tax rises to about ${f.taxThen} a month.`,
      sides: [
        {
          who: 'owner',
          wants: () =>
            'wants “It is lost” among the first answers, because an honest client should not be asked for weeks',
        },
        {
          who: 'tax',
          wants: () =>
            'wants to offer “It is lost” two weeks later, because most receipts turn up when somebody has to look',
        },
      ],
      decision: 'can a client answer “It is lost” at once, or only two weeks later?',
      unknowns: [
        () => 'Do clients call a receipt lost because looking takes time?',
        () => 'Where do clients look first?',
      ],
      twist: () =>
        'One shop’s receipts fade within five weeks, and 400 are now blank. What does ‘What was this?’ accept in their place?',
      users: ['trade', 'sorter', 'bookkeeper'],
    },
    {
      at: 'snap',
      titles: [
        (d) => `Receipts before they fade: an app for the clients of ${d.org}`,
        (d) => `${d.org} wants a picture of each receipt, but at which moment?`,
      ],
      problem: ({ f }) =>
        `The office asks weeks after a payment, when nobody knows where the receipt is. At the end of a month, ${f.missIn100} in 100 payments have no receipt. A bookkeeper types each question. For these ${f.missing} receipts, at ${f.minutes} minutes each, this takes ${f.hours} hours.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.more}. Then ${f.more} new clients come, and chasing receipts takes ${f.hoursThen} hours a month.`,
      sides: [
        {
          who: 'head',
          wants: () => 'wants the note within a minute, because the receipt is still in the hand',
        },
        {
          who: 'owner',
          wants: () => 'wants one note in the evening, because people switch off an app that rings all day',
        },
      ],
      decision: 'does the note come a minute after each payment, or once in the evening?',
      unknowns: [
        () => 'Where is a client one minute after a payment?',
        () => 'How many notes a day does a client accept?',
      ],
      twist: () =>
        'One bank now reports its payments two days late. What does ‘Before it fades’ show to clients who use this bank?',
      users: ['trade', 'helper', 'bookkeeper'],
    },
    {
      at: 'pile',
      titles: [
        (d) => `The pile of missing receipts: an app for the clients of ${d.org}`,
        (d) => `${d.org}: eleven missing receipts, and which one is worth a search?`,
      ],
      problem: ({ f, s }) =>
        `In the list, parking looks as important as a boiler. Only ${f.foundIn100} in 100 missing receipts are found within two months. Each month ${f.lost} stay lost, with ${f.taxEach} of ${s.tax} each: ${f.tax}.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.more}. Then ${f.more} new clients come, and the lost tax rises to about ${f.taxThen} a month.`,
      sides: [
        {
          who: 'tax',
          wants: () => 'wants the lost tax as a sum, because people search for what is worth money',
        },
        {
          who: 'head',
          wants: () => 'wants only the number of receipts, because clients who see small sums stop searching',
        },
      ],
      decision: 'does a client see the lost tax as a sum, or only the number of missing receipts?',
      unknowns: [
        () => 'How high must a sum be before a client begins to search?',
        () => 'Does a sum help clients, or does it feel like blame?',
      ],
      twist: () =>
        'The tax office raises the sum up to which a bank line is proof enough. What does ‘My pile’ still say about such receipts?',
      users: ['sorter', 'trade', 'bookkeeper'],
    },
  ],
  sellingPoints: [
    { title: 'A bookkeeper by name', text: () => 'Each client has the same bookkeeper all year.' },
    { title: 'A fixed price', text: () => 'The price does not rise with the number of questions.' },
    { title: 'On site', text: () => 'Twice a year the bookkeeper comes to the client.' },
  ],
  audience: (_, has) =>
    has.desk
      ? 'Clients who work with their hands, their helpers, and the bookkeepers.'
      : 'Clients who work with their hands, and their helpers.',
  direction: {
    styles: {
      minimal: {
        mood: 'Short and considerate, because clients look at the phone between two customers, or from a ladder.',
        shape: 'Few words, and a finger’s width of space around each payment: wet or gloved hands touch the right one.',
        second: {
          what: 'leaves one payment and its answers alone on the page, because clients answer one question, and put off fifteen',
          snap: 'shows only the camera and one button, because the client’s other hand holds the receipt',
        },
        avoid:
          'Fine lines, because they vanish on a bright roof. Tiny signs, because clients do not stop to guess them.',
      },
      bold: {
        mood: 'Loud and plain, because the page competes with a drill, a kettle and the next customer.',
        shape:
          'The day stands across the full width in heavy letters: clients remember where they were before what they bought.',
        second: {
          what: 'sets the amount across the full width, because clients know a payment by it, and not by the shop’s code',
          snap: 'lets the camera button fill the lower third of the page, because clients press it without taking off a glove',
        },
        avoid:
          'Red counters, because blamed clients close the app. Capitals in every line, because shop codes are capitals already.',
      },
      playful: {
        mood: 'Light and forgiving, because everybody has lost a receipt, and most people feel caught.',
        shape:
          'A small round slot beside each payment, empty until its receipt is there: the gap asks without a word of blame.',
        second: {
          what: 'draws van, jacket and till in round outlines beside the question, because clients remember the place first',
          pile: 'shows each missing receipt as a round tag with an empty middle, because clients see how few are left',
        },
        avoid:
          'Points and prizes, because clients want to be done. Tax jokes, because each lost receipt costs the client money.',
      },
      luxury: {
        mood: 'Polite and personal, because a bare list makes clients feel like debtors.',
        shape:
          'Wide margins, and each request as one short letter with the bookkeeper’s name: clients answer a person, and not a list.',
        second: {
          what: 'sets the question as one short, whole sentence with wide margins, because a bare code sounds like an accusation',
          pile: 'sets each missing receipt between fine lines, with few words, because people go through it at a table, in peace',
        },
        avoid:
          'Delicate type, because it cannot be read in sunlight. Long sentences, because the next customer is waiting.',
      },
      corporate: {
        mood: 'Tidy and dependable, because clients let an office see every payment that they make.',
        shape:
          'Rows as in a cash book, for day, amount and picture: client and bookkeeper on the telephone mean the same payment.',
        second: {
          pile: 'lists missing receipts in numbered rows, because the person who searches ticks them off one by one',
          snap: 'keeps day, amount and picture in three fixed places, because clients do this several times a day by habit',
        },
        avoid:
          'Columns of codes, because nobody remembers a code. Tax terms, because a roofer does not know “input tax”.',
      },
      retro: {
        mood: 'Familiar and practical, because clients handle paper slips from tills all day.',
        shape:
          'Narrow slips with ruled lines and a torn edge, one for each payment: a client sees which paper to look for.',
        second: {
          what: 'marks an answer with a stamp and its day, because clients want to see that it arrived',
          snap: 'draws the empty place as a slip with a torn edge, because apprentices photograph whatever lies on the seat',
        },
        avoid:
          'Faded print, because many receipts are already unreadable. Coffee stains, because they look like a bad picture.',
      },
      futuristic: {
        mood: 'Quick and exact, because clients give a receipt one movement of the hand, and no more.',
        shape:
          'Exact corner brackets around the empty place beside a payment: a client sees at a glance that a receipt is missing.',
        second: {
          pile: 'sets the missing receipts on one exact scale of weeks, because the oldest are the hardest to find',
          snap: 'puts exact corner marks round the receipt in the camera, because a picture without its lower edge does not count',
        },
        avoid: 'Scanning beams, because clients would wait for their end. Dark glass, because it reflects the sun.',
      },
      organic: {
        mood: 'Easy and down to earth, because clients are ashamed of their mess.',
        shape:
          'Soft, uneven slips that overlap, with the one in question on top: a client deals with one paper, and may stop there.',
        second: {
          pile: 'lays the receipts in a loose pile with uneven edges, because clients pick out the one that they know',
          snap: 'shows the day’s receipts as soft, overlapping layers, because clients photograph one after another',
        },
        avoid:
          'Torn textures behind small text, because they hide amounts. Loose scraps, because they look like still more receipts.',
      },
    },
    reading: 'Strong, open letters: clients read a question in sunlight, or before dawn.',
    lettering: 'the office’s nameplate',
    own: 'the office’s folders',
    accent: 'the receipt that is asked for, because a client looks for one at a time',
    sample: 'Tuesday, 7:12, paid by card: picture taken.',
  },
  untold: {
    budget: () => 'It may cost what one bookkeeper costs us in four months. After that it has to pay for itself.',
    decision: (d) => `I approve the design and ask ${d.who.head.first} before saying so.`,
    history: () =>
      'We gave out envelopes with the months printed on them. They came back full, in December, all at once. Later clients could answer “lost”. Of 96 such receipts, 40 turned up.',
    launch: () => 'Twenty clients begin, the ten best and the ten worst. The worst ten have agreed, laughing.',
    content: () => 'We have pictures of four hundred real receipts. About sixty can no longer be read.',
    machines: () =>
      'One bank sends each payment within a minute, and it has most of our clients. The others send a list at night.',
    access: () => 'Ride in a van for a morning. You will see where the paper goes.',
    fear: () => 'That we become one more thing that beeps.',
    others: () => 'There are good programs for receipts. They were made for people who sit at a desk.',
    staff: () => 'Chasing is done in the evening, because clients answer the telephone then. Nobody here likes it.',
    figures: () =>
      'Fuel, material and parking make up four in five missing receipts. The large sums are among the others.',
    complaints: () => 'They say: you write as if I had done something.',
    language: () => 'Clients say “slip” or “the paper”. Only we say “supporting document”.',
  },
});
