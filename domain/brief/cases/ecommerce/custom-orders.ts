import { defineCase, money } from '../case.ts';

export const customOrders = defineCase({
  id: 'custom-orders',
  industry: 'ecommerce',
  client: 'remembered',
  model: 'marketplace',
  channel: 'messages',
  about:
    'A small online marketplace sells for makers who work by hand. Buyers can have a piece made to order. They agree on it in a long exchange of messages, and size, colour and day stand in different ones. The maker overlooks one, and the piece is wrong. Nobody else can use it, and the marketplace pays half back. It wants one agreed text before work begins.',
  settings: [
    {
      country: 'ma',
      town: 'Fes',
      orgs: ['Yed Fes', 'Dar Lmaalem', 'Souk Lyed'],
      start: [3, 1],
      trigger: 'growth',
      languages: ['Arabic', 'French'],
      inputs: [
        {
          makers: 44,
          orders: 380,
          wrongIn100: 16,
          refund: 320,
          price: 640,
          messages: 31,
          agreed: 12,
          minutes: 50,
          soon: 520,
        },
        {
          makers: 36,
          orders: 310,
          wrongIn100: 18,
          refund: 300,
          price: 600,
          messages: 28,
          agreed: 9,
          minutes: 45,
          soon: 420,
        },
      ],
      words: {
        change: 'two hotels begin to order their dishes here',
        piece: 'a bowl',
        size: '24 cm wide',
        colour: 'blue, a little lighter than in the picture',
        words: 'the name Yasmine inside, near the rim',
        away: 'Tangier',
      },
    },
    {
      country: 'pt',
      town: 'Évora',
      orgs: ['Mão e Meia', 'Feira das Mãos', 'Roda e Tear'],
      start: [11, 2],
      trigger: 'season',
      languages: ['Portuguese', 'English'],
      inputs: [
        {
          makers: 58,
          orders: 290,
          wrongIn100: 14,
          refund: 34,
          price: 68,
          messages: 27,
          agreed: 14,
          minutes: 45,
          soon: 460,
        },
        {
          makers: 41,
          orders: 220,
          wrongIn100: 17,
          refund: 32,
          price: 64,
          messages: 33,
          agreed: 11,
          minutes: 55,
          soon: 350,
        },
      ],
      words: {
        change: 'the orders for Christmas begin',
        piece: 'a bowl',
        size: '24 cm wide',
        colour: 'green, a little darker than in the picture',
        words: 'the name Leonor inside, near the rim',
        away: 'Porto',
      },
    },
    {
      country: 'vn',
      town: 'Huế',
      orgs: ['Chợ Tay Nghề', 'Làng Thợ Hương', 'Nhà Thợ Nhỏ'],
      start: [12, 1],
      trigger: 'season',
      languages: ['Vietnamese', 'English'],
      inputs: [
        {
          makers: 36,
          orders: 450,
          wrongIn100: 17,
          refund: 400000,
          price: 800000,
          messages: 36,
          agreed: 8,
          minutes: 40,
          soon: 700,
        },
      ],
      words: {
        change: 'the orders for Tết, the lunar new year, begin',
        piece: 'a lacquered tray',
        size: '24 cm wide',
        colour: 'red, a little darker than in the picture',
        words: 'the name Mai on the inside, near the rim',
        away: 'Đà Lạt',
      },
    },
    {
      country: 'pe',
      town: 'Cusco',
      orgs: ['Manos de San Blas', 'Hilo y Barro', 'Taller Abierto Cusco'],
      start: [5, 1],
      trigger: 'season',
      languages: ['Spanish', 'English'],
      inputs: [
        {
          makers: 29,
          orders: 210,
          wrongIn100: 18,
          refund: 95,
          price: 190,
          messages: 29,
          agreed: 10,
          minutes: 45,
          soon: 320,
        },
        {
          makers: 33,
          orders: 260,
          wrongIn100: 15,
          refund: 90,
          price: 180,
          messages: 26,
          agreed: 13,
          minutes: 50,
          soon: 380,
        },
      ],
      words: {
        change: 'the dry season begins. Visitors see pieces in the workshops and order their own when they are home',
        piece: 'a bowl',
        size: '24 cm wide',
        colour: 'red, a little darker than in the picture',
        words: 'the name Rosa inside, near the rim',
        away: 'Arequipa',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Order pages on the phone', device: 'phone', size: '390 × 844 px' },
    desk: { name: 'Settling desk on the desktop', device: 'desktop', size: '1440 × 900 px' },
  },
  figures: (i) => {
    const wrong = Math.round((i.orders * i.wrongIn100) / 100);
    const wrongSoon = Math.round((i.soon * i.wrongIn100) / 100);
    return {
      ...i,
      refund: money(i.refund),
      price: money(i.price),
      wrong,
      wrongSoon,
      cost: money(wrong * i.refund),
      costSoon: money(wrongSoon * i.refund),
      hours: Math.round((wrong * i.minutes) / 60),
      wrongGoal: Math.round(i.wrongIn100 * 0.6),
      agreedGoal: i.agreed + 47,
      minutesGoal: Math.round(i.minutes * 0.54),
    };
  },
  users: {
    buyer: {
      surface: 'phone',
      variants: [
        {
          role: 'Aunt, who orders a present for a newborn niece',
          at: 'change',
          gender: 'f',
          ages: [34, 61],
          home: (d) => d.s.away,
          context: () => 'Writes on her phone in the evening and has never met the maker.',
          goal: () => 'Give a piece with the right name, on the right day.',
          obstacle: () => 'She changed the spelling in a later message, and nobody confirmed it.',
          quote: 'It is beautiful, and it is for a child that we do not have.',
        },
        {
          role: 'Owner of a small café, who orders twelve pieces alike',
          gender: 'm',
          ages: [28, 52],
          home: (d) => d.s.away,
          context: () => 'Answers messages on his phone between two orders.',
          goal: () => 'Know what “alike” means before the maker begins.',
          obstacle: () => 'He means the same size, and the maker means the same style.',
        },
        {
          role: 'Buyer who replaces a broken piece from her father’s collection',
          gender: 'f',
          ages: [30, 58],
          home: (d) => d.s.away,
          context: () => 'Has the broken piece on the table and compares it with her phone.',
          goal: () => 'Get the colour of the broken piece.',
          obstacle: () => 'The colour on her screen is not the colour of the piece.',
          quote: 'We both said blue. We did not mean the same blue.',
        },
      ],
    },
    maker: {
      surface: 'phone',
      variants: [
        {
          role: 'Potter, who works alone',
          gender: 'm',
          ages: [29, 66],
          context: () => 'Reads messages on a phone that hangs in a bag beside the wheel.',
          goal: () => 'See what was agreed without scrolling with wet hands.',
          obstacle: () => 'The last message says “and as we said before”.',
          quote: 'I make what I remember. I remember the first message.',
        },
        {
          role: 'Weaver, who reads slowly and prefers voice messages',
          gender: 'f',
          ages: [38, 68],
          context: () => 'Uses her phone with large text, and her daughter types long answers.',
          goal: () => 'Check size, colour and day by herself.',
          obstacle: () => 'Long messages hide the three facts that she needs.',
          needs: 'one order read aloud by the phone',
        },
      ],
    },
    settler: {
      surface: 'desk',
      variants: [
        {
          role: 'Settler, who decides when buyer and maker disagree',
          ages: [27, 58],
          context: () => 'Works at a desktop computer and reads every message of an order.',
          goal: () => 'See what both agreed on, and when.',
          obstacle: () => 'Both are right, each in a different message.',
          quote: 'I am paid to read other people’s messages. I would rather sell something.',
        },
        {
          role: 'Bookkeeper, who settles disagreements on two days a week',
          ages: [31, 60],
          context: () => 'Works at a desktop computer, with the refunds open beside the messages.',
          goal: () => 'Write a decision that both sides can follow.',
          obstacle: () => 'Nothing marks the message in which a fact changed.',
        },
      ],
    },
  },
  stakeholders: {
    board: {
      role: 'chair of the marketplace’s board',
      wants: () => 'The marketplace should grow without losing the makers with whom it began.',
    },
    head: { role: 'head of the marketplace', wants: () => 'Both sides should know what was agreed.' },
    makers: { role: 'potter and speaker of the makers', wants: () => 'Makers should stay free in how they work.' },
    buyers: { role: 'head of buyer service', wants: () => 'A buyer should dare to order a single piece.' },
  },
  goals: ({ f }) => ({
    wrong: {
      direction: 'Lower',
      what: 'custom orders that end with a refund',
      from: `${f.wrongIn100} in 100`,
      to: `${f.wrongGoal} in 100`,
      months: 4,
      measuredBy: 'the refund list',
    },
    agreed: {
      direction: 'Raise',
      what: 'custom orders in which both sides confirmed size, colour and day before work began',
      from: `${f.agreed} in 100`,
      to: `${f.agreedGoal} in 100`,
      months: 3,
      measuredBy: 'the order system',
      today: 'In only {from} custom orders did both sides confirm size, colour and day before work began.',
    },
    settle: {
      direction: 'Lower',
      what: 'the median time to settle one disagreement',
      from: `${f.minutes} minutes`,
      to: `${f.minutesGoal} minutes`,
      months: 4,
      measuredBy: 'the settling desk’s log',
    },
  }),
  features: {
    agreed: {
      title: 'What we agreed',
      surface: 'phone',
      user: 'buyer',
      goal: 'agreed',
      does: 'gathers size, colour, price, day and the words on the piece on one page that both sides confirm',
      frames: [
        'a page on which the colour is still open',
        'a page that one side has confirmed and the other has not',
        'a price and a day that the maker proposes',
      ],
    },
    change: {
      title: 'Ask for a change',
      surface: 'phone',
      user: 'buyer',
      goal: 'wrong',
      does: 'shows what a change means for the price and the day',
      frames: [
        'a new spelling of a name, as the maker gets it after both have confirmed',
        'a change that costs two days more',
      ],
    },
    picture: {
      title: 'Half-way picture',
      surface: 'phone',
      user: 'maker',
      goal: 'wrong',
      does: 'lets the maker show the unfinished piece to the buyer',
      frames: ['a picture that waits for the buyer’s answer', 'a picture that the buyer has answered'],
    },
    bench: {
      title: 'On my bench',
      surface: 'phone',
      user: 'maker',
      goal: 'agreed',
      does: 'shows the maker all orders of the week on one work sheet',
      frames: ['three orders with size, colour and day in large text', 'one order that has changed since yesterday'],
    },
    settle: {
      title: 'Settling desk',
      surface: 'desk',
      user: 'settler',
      goal: 'settle',
      does: 'shows the settler what was agreed and when each fact changed',
      frames: ['one disagreement about a colour', 'a decision before it is sent to both sides'],
    },
  },
  first: 'agreed',
  later: ['bench'],
  titles: [
    (d) => `Made to order at ${d.org}: the right piece with the wrong name`,
    (d) => `${d.org} turns a long chat into one agreed page`,
    (d) => `Before the work begins: custom orders at ${d.org}`,
  ],
  task: (d, has) =>
    [
      `Design the pages for custom orders of ${d.org}, an online marketplace for ${d.f.makers} craft makers in and around ${d.town}, ${d.country}.`,
      'A custom order is a piece that is made for one buyer. Buyers and makers use the pages in the web browser of a phone. There they agree on the piece before the work begins, and on each later change.',
      has.desk && 'A settler, who decides when the two disagree, works at a desktop computer.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: ({ f, s }) =>
    `Take one order: ${s.piece}, ${s.size}, ${s.colour}, ${s.words}, for ${f.price}, in five weeks. Write each fact on a line of its own. One fact can be understood in two ways: find it. Write the question that ‘What we agreed’ asks about it.`,
  glossary: [
    { word: 'Custom order', means: 'a piece that is made for one buyer and does not exist yet.' },
    { word: 'Settler', means: 'the person at the marketplace who decides when buyer and maker disagree.' },
    { word: 'Sample', means: 'a small fired, dyed or painted piece that shows a colour as it really is.' },
  ],
  overview: [
    ({ f, org }) => [
      `${org} sells for ${f.makers} makers. Besides finished pieces it gets ${f.orders} custom orders a month, ${f.price} each on average. Buyer and maker write to each other, ${f.messages} messages on average, until the maker begins. The facts stand in different messages, and some of them change on the way.`,
      `Makers work from memory, because nobody scrolls through messages with wet hands. So ${f.wrong} custom orders a month, ${f.wrongIn100} in 100, end with a refund. The marketplace pays half of the price back, ${f.refund} on average, or ${f.cost} a month. Before each refund somebody reads all messages for ${f.minutes} minutes. The maker keeps a piece that nobody else wants.`,
    ],
    ({ f, s }) => [
      `A buyer orders ${s.piece}. The size is in the third message and the colour in the ninth. Later the buyer corrects the name, and the maker finishes a good piece with the first spelling. Of ${f.orders} custom orders a month, ${f.wrong} go wrong in such a way, or ${f.wrongIn100} in 100.`,
      `Then a settler, who works for the marketplace, reads all messages and decides. An order has ${f.messages} of them on average, and one decision takes ${f.minutes} minutes: ${f.hours} hours a month. The marketplace pays half of the price back, or ${f.cost} a month. A form with 22 fields did not help: makers left it empty, because it had no place for the sentence that mattered.`,
    ],
  ],
  whyNow: ({ f, s, start }) =>
    `On ${start}, ${s.change}. The marketplace then expects ${f.soon} custom orders a month. If ${f.wrongIn100} in 100 still go wrong, ${f.wrongSoon} pieces are refunded each month, at ${f.costSoon}.`,
  nonGoals: [
    'Finished pieces and their pages',
    'The messages themselves',
    'Payment and parcels',
    'Profiles of the makers',
  ],
  constraints: [
    {
      type: 'technical',
      at: 'agreed',
      text: () =>
        'A colour looks different on each screen. Every maker has numbered samples, and a buyer can have three of them sent by post.',
      effect: () => '‘What we agreed’ never fixes a colour by a picture alone.',
      frame: 'a colour with its sample number',
    },
    {
      type: 'people',
      at: 'bench',
      text: () => 'Some makers read slowly, and most have wet or stained hands.',
      effect: () => '‘On my bench’ can be used by somebody who reads slowly and has wet hands.',
      frame: 'one order read aloud by the phone',
    },
    {
      type: 'money',
      at: 'change',
      text: () => 'A piece with a name on it cannot be sold to anybody else.',
      effect: () => '‘Ask for a change’ tells the buyer what has been done already.',
      frame: 'a change that comes too late',
    },
    {
      type: 'content',
      at: 'agreed',
      text: () => 'Names must be copied exactly, in any script and with every accent.',
      effect: () => '‘What we agreed’ shows the name alone, as it will stand on the piece.',
      frame: 'a name alone as it will stand on the piece',
    },
    {
      type: 'time',
      at: 'picture',
      text: () => 'A wet or half-dyed piece can wait two days at most.',
      effect: () => '‘Half-way picture’ shows how long an answer still helps.',
      frame: 'a picture with six hours left for an answer',
    },
    {
      type: 'people',
      at: 'settle',
      text: () => 'There is one settler, who also has other work.',
      effect: () => '‘Settling desk’ puts first the orders that are still being made.',
      frame: 'five disagreements, one about a piece that is still being made',
      from: 'professional',
    },
  ],
  strands: [
    {
      at: 'agreed',
      sides: [
        {
          who: 'head',
          wants: () => 'wants fixed fields for every order, because a fact in a field is not overlooked',
        },
        {
          who: 'makers',
          wants: () =>
            'wants one free sentence from the buyer, because good orders begin with a wish and not with centimetres',
        },
      ],
      decision: 'are the wishes of a buyer fields or a sentence?',
      where: 'In ‘What we agreed’, while the colour is still open.',
      unknowns: [
        () => 'Which fact goes wrong most often: size, colour, words or day?',
        () => 'Do buyers read a page again after they have confirmed it?',
      ],
      twist: () =>
        'A maker runs out of a glaze or dye that nobody produces any more. What does ‘What we agreed’ show to buyers who have confirmed this colour?',
      users: ['buyer', 'maker', 'settler'],
    },
    {
      at: 'change',
      sides: [
        {
          who: 'buyers',
          wants: () => 'wants changes to count at once until work begins, because a buyer who must ask keeps silent',
        },
        {
          who: 'makers',
          wants: () => 'wants each change to need the maker’s yes, because clay and thread are prepared days before',
        },
      ],
      decision: 'does a change count at once, or only after the maker’s yes?',
      where: 'In ‘Ask for a change’, when a name gets a new spelling after both have confirmed.',
      unknowns: [
        () => 'When does work begin: with the first cut, or with the purchase of the material?',
        () => 'How many changes are corrections, and how many are new wishes?',
      ],
      twist: () =>
        'A buyer changes an order for twelve pieces after three of them are done. What does ‘Ask for a change’ offer?',
      users: ['buyer', 'maker', 'settler'],
    },
    {
      at: 'picture',
      sides: [
        {
          who: 'buyers',
          wants: () => 'wants the maker to wait for the buyer’s yes, because a finished piece cannot be changed',
        },
        {
          who: 'makers',
          wants: () => 'wants to go on when no answer comes within a day, because a waiting piece dries and cracks',
        },
      ],
      decision: 'does the maker go on when the buyer does not answer?',
      where: 'In ‘Half-way picture’, while the picture waits for the buyer’s answer.',
      unknowns: [
        () => 'How fast do buyers answer a picture?',
        () => 'Does an unfinished piece calm buyers, or does it frighten them?',
      ],
      twist: () =>
        'Buyers begin to answer pictures with new wishes. What does ‘Half-way picture’ ask, so that an answer stays an answer?',
      users: ['maker', 'buyer', 'settler'],
    },
  ],
  sellingPoints: [
    { title: 'One pair of hands', text: () => 'Each piece is made by one person from beginning to end.' },
    { title: 'Real samples', text: () => 'A buyer can have three colour samples sent home before ordering.' },
    {
      title: 'Fair share',
      text: ({ f }) => `The marketplace belongs to its ${f.makers} makers, who vote on its fees.`,
    },
  ],
  audience: (_, has) =>
    has.desk
      ? 'Buyers who want one special piece, makers who work by hand, and the settler between them.'
      : 'Buyers who want one special piece, and makers who work by hand.',
  direction: {
    styles: {
      minimal: {
        mood: 'Still and attentive, because one fact at a time is how a piece is agreed.',
        why: 'Buyers and makers write a lot, and the page should leave room for it.',
        shape: 'One sheet with five lines, and an empty line where something is still open.',
        avoid: 'Facts without their labels and faint confirmations. Buyer and maker would each see what they expect.',
      },
      bold: {
        mood: 'Vivid and straight, like a market stall where both sides speak plainly.',
        why: 'The marketplace competes with large ones, and its pages look timid beside them.',
        shape: 'Large fields of the sample colour, with the fact beside it in heavy letters.',
        avoid: 'Strong screen colours near the samples and crowded pages. They change how a colour looks.',
      },
      playful: {
        mood: 'Warm and inviting: a wish may be unusual, and somebody will make it.',
        why: 'An order for a made thing is a small adventure, and the forms do not show it.',
        shape: 'Cut-out shapes of bowls, trays and ribbons that carry the five facts.',
        avoid: 'Jokes about mistakes and drawings that look like the ordered piece. Somebody waits for a present.',
      },
      luxury: {
        mood: 'Personal and slow, as when a maker takes the time to ask.',
        why: 'The things cost more than in shops, and the pages should look like a gift.',
        shape: 'A page like a hand-written order card, with the name alone in the middle.',
        avoid: 'Gold lines and thin script letters. A name has to be read letter by letter.',
      },
      corporate: {
        mood: 'Fair and documented, so that neither side has to remember.',
        why: 'Makers sell in several ways, and want every order in the same form.',
        shape: 'Rows with fact, value, date and two marks for “confirmed”, the same for everybody.',
        avoid: 'The look and language of a contract. Makers who read slowly would confirm without reading.',
      },
      retro: {
        mood: 'Trustworthy and handmade, like an order book on a workshop shelf.',
        why: 'Most makers use old techniques, and buyers look for this.',
        shape: 'Ruled lines, numbered slips and a stamp for each confirmation.',
        avoid: 'Handwriting faces and stains. An l that looks like an e ends on the bowl.',
      },
      futuristic: {
        mood: 'Open and precise: each change is seen the moment it happens.',
        why: 'The marketplace wants to look as modern as the large ones. The risk: buyers come for work by hand.',
        shape: 'Thin layers, one for each version, of which only the newest is bright.',
        avoid: 'Rendered pieces and shining colours. They promise a look that clay and thread do not have.',
      },
      organic: {
        mood: 'Earthy and calm, since clay, wool and wood set the pace.',
        why: 'Buyers come for things made by hand, and the pages look like those of a large shop.',
        shape: 'Uneven edges as on handmade paper, and samples shown like small tiles.',
        avoid: 'Textures behind text and colours that compete with the samples. The sample must stay the truest thing.',
      },
    },
    reading: 'Buyers read it in the evening, and makers read it at the wheel with wet hands.',
    accent: 'facts that are still open',
    sample: '24 cm wide, sample 7, ready in five weeks.',
  },
  untold: {
    budget: (d) => `A month of refunds costs us ${d.f.cost}. The makers voted for two such months, once.`,
    decision: (d) => `${d.who.board!.first} approves, but the makers vote on anything that adds work at the bench.`,
    history: () => 'The form with 22 fields came from a shop for printed shirts. It asked for a chest size.',
    launch: () => 'It starts with orders that carry a name. They are the most painful ones.',
    content: () =>
      'Every maker has a box of samples with numbers on the back. Only nine boxes have been photographed in daylight.',
    machines: () =>
      'Messages and orders live in the same system. It knows when a message was read, and not what it says.',
    access: () => 'You may visit four workshops. Go early, and do not ask questions while the wheel turns.',
    fear: () => 'That makers stop taking custom orders. They can live without them, and the marketplace cannot.',
    others: () => 'Large marketplaces leave a disagreement to the buyer’s stars. Our makers left them because of that.',
    staff: () => 'We are five people in one room. The settler also packs parcels before holidays.',
    complaints: () => 'Buyers seldom write “ugly”. They write “not what I meant”.',
    figures: () => 'Refunds are counted. Pieces that a buyer kept unhappily are not, and we know of many.',
    language: () =>
      'Voice messages are common among our makers. Whatever stands in one of them has never been written down.',
  },
});
