import { defineCase, money } from '../case.ts';

export const tableBooking = defineCase({
  id: 'table-booking',
  industry: 'food',
  client: 'everyday',
  model: 'retail',
  channel: 'phone',
  about:
    'A restaurant group holds tables for guests who never come. Cancelling needs a telephone call at a time when nobody answers, so many guests simply stay away. The group wants to know earlier who comes, and to use the tables that become free.',
  settings: [
    {
      country: 'pt',
      town: 'Porto',
      orgs: ['Grupo Mesa Ribeirinha', 'Casa Três Azulejos', 'Grupo Travessa Alta'],
      start: [6, 1],
      trigger: 'season',
      languages: ['Portuguese', 'English'],
      inputs: [
        {
          places: 6,
          bookings: 1800,
          noShowIn100: 9,
          noShowGoal: 4,
          filled: 61,
          guests: 3,
          bill: 34,
          early: 44,
          earlyGoal: 71,
          big: 72,
          bigSoon: 155,
          reuseGoal: 62,
        },
        {
          places: 4,
          bookings: 1150,
          noShowIn100: 11,
          noShowGoal: 5,
          filled: 45,
          guests: 3,
          bill: 38,
          early: 41,
          earlyGoal: 68,
          big: 48,
          bigSoon: 110,
          reuseGoal: 59,
        },
      ],
      words: {
        change: 'the travel season begins',
        closed: '16:00',
        opens: '19:00',
        dish: 'octopus',
        fault: 'A cruise ship is delayed by two hours.',
      },
    },
    {
      country: 'in',
      town: 'Pune',
      orgs: ['Mula Terrace Restaurants', 'Tamarind Court Kitchens', 'Erandwane Table Group'],
      start: [10, 10],
      trigger: 'season',
      languages: ['English', 'Hindi'],
      inputs: [
        {
          places: 8,
          bookings: 2400,
          noShowIn100: 12,
          noShowGoal: 5,
          filled: 108,
          guests: 4,
          bill: 900,
          early: 37,
          earlyGoal: 66,
          big: 190,
          bigSoon: 340,
          reuseGoal: 61,
        },
        {
          places: 5,
          bookings: 1500,
          noShowIn100: 10,
          noShowGoal: 4,
          filled: 55,
          guests: 4,
          bill: 1100,
          early: 40,
          earlyGoal: 67,
          big: 115,
          bigSoon: 215,
          reuseGoal: 58,
        },
      ],
      words: {
        change: 'the weeks of festival dinners begin',
        closed: '15:30',
        opens: '19:00',
        dish: 'biryani',
        fault: 'Heavy rain stops the traffic in half of the town.',
      },
    },
    {
      country: 'za',
      town: 'Cape Town',
      orgs: ['Lower Kloof Restaurants', 'Sandpiper & Sons Dining', 'Vlei Street Kitchens'],
      start: [12, 1],
      trigger: 'season',
      languages: ['English', 'Afrikaans'],
      inputs: [
        {
          places: 5,
          bookings: 1400,
          noShowIn100: 13,
          noShowGoal: 6,
          filled: 66,
          guests: 3,
          bill: 420,
          early: 39,
          earlyGoal: 66,
          big: 85,
          bigSoon: 190,
          reuseGoal: 57,
        },
        {
          places: 7,
          bookings: 2000,
          noShowIn100: 11,
          noShowGoal: 5,
          filled: 84,
          guests: 3,
          bill: 390,
          early: 42,
          earlyGoal: 69,
          big: 120,
          bigSoon: 240,
          reuseGoal: 60,
        },
      ],
      words: {
        change: 'the weeks of year-end dinners begin',
        closed: '15:00',
        opens: '18:00',
        dish: 'lamb',
        fault: 'Strong wind closes the terraces.',
      },
    },
    {
      country: 'ca',
      town: 'Montréal',
      orgs: ['Tables Petite-Écluse', 'Groupe Marmite Nord', 'Restaurants Ruelle Verte'],
      start: [12, 1],
      trigger: 'season',
      languages: ['French', 'English'],
      inputs: [
        {
          places: 6,
          bookings: 1700,
          noShowIn100: 10,
          noShowGoal: 4,
          filled: 64,
          guests: 3,
          bill: 62,
          early: 46,
          earlyGoal: 72,
          big: 90,
          bigSoon: 205,
          reuseGoal: 60,
        },
        {
          places: 4,
          bookings: 1200,
          noShowIn100: 12,
          noShowGoal: 5,
          filled: 53,
          guests: 3,
          bill: 58,
          early: 43,
          earlyGoal: 70,
          big: 66,
          bigSoon: 150,
          reuseGoal: 59,
        },
      ],
      words: {
        change: 'the weeks of staff dinners begin',
        closed: '15:00',
        opens: '17:30',
        dish: 'duck',
        fault: 'A snowstorm stops the buses.',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Guests’ page on the phone', device: 'phone', size: '390 × 844 px' },
    door: { name: 'Tablet at the door', device: 'tablet', size: '1280 × 800 px' },
  },
  figures: (i) => {
    const noShows = Math.round((i.bookings * i.noShowIn100) / 100);
    const empty = noShows - i.filled;
    return {
      ...i,
      bill: money(i.bill),
      noShows,
      reuse: Math.round((i.filled * 100) / noShows),
      empty,
      seats: empty * i.guests,
      loss: money(empty * i.guests * i.bill),
    };
  },
  users: {
    guest: {
      surface: 'phone',
      variants: [
        {
          role: 'Project manager who books for eleven colleagues',
          ages: [28, 49],
          context: () => 'Learns the true number of guests by chat, on the phone, until the last hour.',
          goal: () => 'Change eleven to nine without explaining it to anybody.',
          obstacle: ({ s }) => `The restaurant answers calls from ${s.opens}, and then it is full and loud.`,
          quote: 'Eleven said yes. Nine meant it.',
        },
        {
          role: 'Mother of a child who has a fever',
          gender: 'f',
          ages: [29, 43],
          context: () => 'Has one hand free for the phone, an hour before dinner.',
          goal: () => 'Cancel in half a minute and be believed.',
          obstacle: () => 'The confirmation has no link, only a telephone number.',
          quote: 'I would have told you. I was holding a bucket.',
        },
        {
          role: 'Traveller with bookings in three restaurants',
          ages: [24, 61],
          context: () => 'Books early on the phone and decides on the evening, in the street.',
          goal: () => 'Keep one table and let the others go.',
          obstacle: () => 'Nothing reminds them of the two other tables.',
        },
      ],
    },
    nearby: {
      surface: 'phone',
      variants: [
        {
          role: 'Bookseller who decides at seven',
          ages: [30, 64],
          context: () => 'Stands outside after work and looks at the phone for a free table.',
          goal: () => 'Sit down within a quarter of an hour.',
          obstacle: () => 'The page says that everything is booked, but empty tables can be seen through the window.',
          quote: 'Your window and your page should talk to each other.',
        },
        {
          role: 'Couple’s planner for every second Friday',
          ages: [35, 70],
          context: () => 'Has a favourite restaurant and asks the phone for it at short notice.',
          goal: () => 'Get a message when a table for two becomes free.',
          obstacle: () => 'Waiting lists exist only on paper at the door.',
        },
      ],
    },
    host: {
      surface: 'door',
      variants: [
        {
          role: 'Host at the door',
          ages: [21, 48],
          context: () => 'Greets people with the tablet on the arm and looks at it for a second at a time.',
          goal: () => 'Know which empty table is late and which is lost.',
          obstacle: () => 'Fifteen minutes after the hour, nobody can tell the two apart.',
          quote: 'I am guarding a table from people who want to eat.',
        },
      ],
    },
  },
  stakeholders: {
    operations: { role: 'head of operations', wants: () => 'Every table is used.' },
    hospitality: { role: 'head of guest relations', wants: () => 'Guests feel expected, and not controlled.' },
    chef: { role: 'head chef of the oldest restaurant', wants: () => 'The kitchen buys what is eaten.' },
  },
  goals: ({ f }) => ({
    noShow: {
      direction: 'Lower',
      what: 'bookings whose guests neither come nor cancel',
      from: `${f.noShowIn100} in 100`,
      to: `${f.noShowGoal} in 100`,
      months: 3,
      measuredBy: 'the hosts’ tablets',
    },
    early: {
      direction: 'Raise',
      what: 'cancellations that arrive more than three hours before dinner',
      from: `${f.early} in 100 cancellations`,
      to: `${f.earlyGoal} in 100`,
      months: 3,
      measuredBy: 'the booking system',
    },
    reuse: {
      direction: 'Raise',
      what: 'tables of guests who did not come that others could use',
      from: `${f.reuse} in 100`,
      to: `${f.reuseGoal} in 100`,
      months: 4,
      measuredBy: 'the tills',
    },
  }),
  features: {
    coming: {
      title: 'Are you coming?',
      surface: 'phone',
      user: 'guest',
      goal: 'noShow',
      does: 'asks guests on the day whether the booking still holds',
      frames: ['a question that was not answered by noon', 'a table that is confirmed', 'two guests fewer than booked'],
    },
    cancel: {
      title: 'We cannot come',
      surface: 'phone',
      user: 'guest',
      goal: 'early',
      does: 'lets guests give the table back',
      frames: [
        'the first screen after the touch on “We cannot come”',
        'a table given back twenty minutes before dinner',
      ],
    },
    book: {
      title: 'Book a table',
      surface: 'phone',
      user: 'guest',
      goal: 'noShow',
      does: 'takes a booking and says what the restaurant expects',
      frames: ['a table for eight before the last step', 'a table for two'],
    },
    tonight: {
      title: 'Free tonight',
      surface: 'phone',
      user: 'nearby',
      goal: 'reuse',
      does: 'shows tables that have just become free',
      frames: ['one table for two in twenty minutes', 'a table that somebody else took a moment ago'],
    },
    room: {
      title: 'The room now',
      surface: 'door',
      user: 'host',
      goal: 'reuse',
      does: 'shows the host which tables are expected, late or free',
      frames: ['eight tables of which two are late', 'a late table and people waiting at the door'],
    },
    late: {
      title: 'Twenty minutes late',
      surface: 'door',
      user: 'host',
      goal: 'noShow',
      does: 'helps the host to reach late guests and to note what became of the table',
      frames: ['guests who answer that they are on the way', 'guests who do not answer'],
    },
  },
  first: 'coming',
  titles: [
    (d) => `Table booking for ${d.org}: fewer tables that wait for nobody`,
    (d) => `${d.org}: asking guests whether they still come`,
    (d) => `Cancelling dinner made easy, for the restaurants of ${d.org}`,
  ],
  task: (d, has) =>
    [
      `Design confirming and cancelling a table for ${d.org}, a group of ${d.w.places} restaurants in ${d.town}, ${d.country}.`,
      has.phone && 'Guests use a web page on their phone, which opens from a text message.',
      has.door && 'The host, who greets people at the door, uses a tablet.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: () =>
    'Take one booking: Friday, 20:00, eleven people. It is noon on Friday, and two of them are ill. Write the message of ‘Are you coming?’ in two sentences, with three answers that fit on three buttons. Then write what the guest reads after each answer. Which answer is missing?',
  glossary: [
    { word: 'No-show', means: 'a booking whose guests neither come nor cancel.' },
    { word: 'Host', means: 'the person at the door who greets guests and knows the tables.' },
    { word: 'Walk-ins', means: 'guests without a booking.' },
  ],
  overview: [
    ({ f, s, w }) => [
      `The ${w.places} restaurants take ${f.bookings} bookings a week. With ${f.noShowIn100} in 100 of them nobody comes and nobody cancels: ${f.noShows} tables. Guests who book get an email with a telephone number. From ${s.closed} to ${s.opens}, when plans change, no one answers it. So staying away is the easiest way to cancel.`,
      `The host keeps a table for twenty minutes. Then guests without a booking get ${f.filled} of these tables, and ${f.empty} stay empty. With ${w.guests} guests a table and ${f.bill} each, that is ${f.loss} a week. A reminder by email was tried, a day before; plans change on the day.`,
    ],
    ({ f, s, org }) => [
      `${org} keeps tables for guests who booked, with a small “reserved” sign. Each week the guests of ${f.noShows} bookings, out of ${f.bookings}, do not come. People who happen to stand at the door get ${f.filled} of these tables. The other ${f.empty} are ${f.seats} empty seats, or ${f.loss} at ${f.bill} a guest.`,
      `Most guests do not mean harm. The kitchen closes at ${s.closed}, and the telephone is answered again at ${s.opens}. Only ${f.early} in 100 cancellations arrive more than three hours before dinner. Hosts tried to call every guest at noon. It took them two hours, and half of the calls reached nobody.`,
    ],
  ],
  whyNow: ({ f, s, start }) =>
    `On ${start} ${s.change}. Tables for six and more rise from ${f.big} to ${f.bigSoon} a week. A large table that stays empty cannot be filled by people who pass by.`,
  nonGoals: [
    'The menu and ordering',
    'Points for regular guests',
    'Reviews',
    'A plan of the room for guests to choose from',
  ],
  constraints: [
    {
      type: 'technical',
      at: 'coming',
      text: () => 'Emails are read late, so the question comes as a text message of 160 letters with a link.',
      effect: () => '‘Are you coming?’ must make sense in the message alone.',
      frame: 'the text message on a locked phone',
    },
    {
      type: 'people',
      at: 'cancel',
      text: () => 'Guests cancel with one hand, in a hurry, and without a password.',
      effect: () => '‘We cannot come’ needs two touches and asks for no account.',
      frame: 'a second touch that can be taken back',
    },
    {
      type: 'money',
      at: 'book',
      text: () => 'The group may charge only what the guest has read and accepted before booking.',
      effect: () => 'before the last touch, ‘Book a table’ says what happens to guests who stay away.',
      frame: 'two sentences on guests who do not come',
    },
    {
      type: 'time',
      at: 'tonight',
      text: () => 'A table is kept for twenty minutes after the booked time.',
      effect: () => '‘Free tonight’ shows a late table only as “perhaps”.',
      frame: 'a table that is perhaps free at 20:20',
    },
    {
      type: 'people',
      at: 'room',
      text: () => 'The host looks at the tablet for a second and then at a face.',
      effect: () => '‘The room now’ marks each table with one of four words.',
      frame: 'all four words in one room',
      from: 'professional',
    },
    {
      type: 'technical',
      at: 'late',
      text: () => 'Some bookings are made by hotel desks and have no guest’s number.',
      effect: () => '‘Twenty minutes late’ shows whom the host can call instead.',
      frame: 'a booking by a hotel desk',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'book',
      sides: [
        {
          who: 'operations',
          wants: () =>
            'wants a bank card for tables of six and more, because people think twice when absence has a price',
        },
        {
          who: 'hospitality',
          wants: () => 'wants no card from anybody, because regular guests feel distrusted and book elsewhere',
        },
      ],
      where: 'In ‘Book a table’, for a table of eight, before the last step.',
      unknowns: [
        () => 'Do people with a card on file come, or do they cancel earlier?',
        () => 'How many guests leave when they are asked for a card?',
      ],
      twist: ({ s }) =>
        `${s.fault} Many large tables will come late or not at all. What does ‘Book a table’ now say about its own rule?`,
      users: ['guest', 'nearby', 'host'],
    },
    {
      at: 'coming',
      sides: [
        {
          who: 'operations',
          wants: () =>
            'wants to give a table away when nobody has answered three hours before dinner, because others would take it',
        },
        {
          who: 'hospitality',
          wants: () => 'wants to keep it, because many guests come without ever answering a message',
        },
      ],
      where: 'In ‘Are you coming?’, when the question was not answered.',
      unknowns: [
        () => 'How many of those who do not answer still come?',
        () => 'At what hour of the day do guests know whether they come?',
      ],
      twist: () =>
        'The text messages of one evening were sent a day too early, and guests have answered for the wrong day. What does ‘Are you coming?’ ask them now?',
      users: ['guest', 'nearby', 'host'],
    },
    {
      at: 'cancel',
      sides: [
        {
          who: 'chef',
          wants: ({ s }) =>
            `wants guests to read what was bought for them, such as the ${s.dish}, because they should know what a late “no” costs`,
        },
        {
          who: 'hospitality',
          wants: () =>
            'wants only a thank-you, because guests who feel guilty do not cancel the next time: they stay away',
        },
      ],
      where: 'In ‘We cannot come’, in the words of the first screen.',
      unknowns: [
        () => 'Do people who cancel with a good feeling book again sooner?',
        () => 'Does it matter to guests that somebody else gets the table?',
      ],
      twist: () =>
        'A guest has cancelled by mistake and the table is already given to others. What does ‘We cannot come’ show?',
      users: ['guest', 'nearby', 'host'],
    },
  ],
  sellingPoints: [
    { title: 'Your table for the evening', text: () => 'Nobody is asked to leave after two hours.' },
    { title: 'One kitchen, one chef', text: () => 'Each restaurant of the group has its own chef and its own menu.' },
    { title: 'People at the door', text: () => 'A host greets every guest by the name of the booking.' },
  ],
  audience: (_, has) =>
    has.door
      ? 'Guests whose plans change, people nearby who are hungry now, and the hosts between them.'
      : 'Guests whose plans change, and people nearby who are hungry now.',
  direction: {
    styles: {
      minimal: {
        mood: 'Courteous and short: one question, asked once.',
        shape: 'A single sentence with three answers below it, and nothing else on the screen.',
        avoid: 'Answers without words and a cancel link in pale grey. A mother with one free hand would miss it.',
      },
      bold: {
        mood: 'Self-assured and direct, as a good host is on a full evening.',
        shape: 'Two thick blocks for yes and no, equally large; the table’s hour above them.',
        avoid: 'A “yes” that is much larger than “no”. The host needs true answers, not friendly ones.',
      },
      playful: {
        mood: 'Light-hearted, because dinner is something to look forward to.',
        shape: 'Round tables seen from above, with as many chairs as guests.',
        avoid: 'Crying plates for those who cancel. They would rather not open the page at all.',
      },
      luxury: {
        mood: 'Discreet and warm, like being recognised at the door.',
        shape: 'Generous margins, one fine rule, and the hour of the booking in the largest size.',
        avoid: 'Hairline letters over dark photographs. The traveller reads this in the street at dusk.',
      },
      corporate: {
        mood: 'Clear and fair, with the same rule in all restaurants of the group.',
        shape: 'A short card with four rows: restaurant, hour, guests, rule.',
        avoid: 'Terms in small print. A rule about money that nobody read only makes quarrels at the door.',
      },
      retro: {
        mood: 'Hospitable like the reservation book that once lay beside the entrance.',
        shape: 'Ruled lines and a name on each, with one line crossed out when a table is given back.',
        avoid: 'Handwriting faces for hours and names. The host has a second, and a seven must not look like a one.',
      },
      futuristic: {
        mood: 'Attentive to the minute: the page knows the evening as well as the host does.',
        shape: 'Tables as points of light in a dark room, each with a word.',
        avoid: 'Predicted percentages beside a guest’s name. Nobody should be greeted as a probability.',
      },
      organic: {
        mood: 'Generous and unhurried, as around a long wooden table.',
        shape: 'Soft, slightly uneven plates for tables, in a clear row of hours.',
        avoid: 'Wood grain and herbs behind text. They cost contrast at the one line that matters.',
      },
    },
    reading: 'Guests read it in a hurry with one hand, and hosts for a second between two faces.',
    accent: 'a table that is late',
    sample: 'Friday, 20:00, table for eleven. Still right?',
  },
  untold: {
    budget: ({ f }) => `The empty tables cost us ${f.loss} a week. We may spend what four such weeks cost.`,
    decision: () => 'I decide about the guests’ page. About the tablet I listen to the hosts, because they carry it.',
    history: () => 'For a month we took more bookings than we had tables. Guests stood at the door, and we stopped.',
    launch: () => 'The restaurant with the most large tables begins, on a Tuesday, which is our quietest evening.',
    content: () =>
      'There are pictures of every dish. There is no picture of an empty table, and I would rather not have one.',
    machines: () =>
      'The booking system stays. It can send text messages, and it can tell your page about every change at once.',
    access: () => 'You may stand beside a host on a Friday. Dress in black and hold the door.',
    fear: () => 'That a regular of twenty years gets a message that sounds like a bank.',
    staff: () => 'Hosts are young and quick, and most stay for one season. They learn from each other.',
    figures: () =>
      'A booking is a no-show when the host says so. Some hosts forget it on busy evenings, so the true number is higher.',
    complaints: () => '“I was only twenty-five minutes late, and my table was gone.” We read that about once a week.',
    others: () => 'Other restaurants here take a card number. They have fewer empty tables, and fewer regulars.',
  },
});
