import { defineCase, money } from '../case.ts';

export const customOrders = defineCase({
  id: 'custom-orders',
  industry: 'ecommerce',
  client: 'remembered',
  model: 'marketplace',
  channel: 'messages',
  about:
    'A small online marketplace sells for makers who work by hand. Buyers can have a piece made to order. They agree on it in a long exchange, and size, colour and date stand in different messages. The maker overlooks one, and the piece is wrong. Nobody else can use it, and the marketplace pays half back. It wants one agreed text before work begins.',
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
          agreed: 24,
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
          agreed: 21,
          minutes: 45,
          soon: 420,
        },
      ],
      words: {
        change: 'delivery to France begins',
        piece: 'a bowl',
        size: '24 cm wide',
        colour: 'blue, a little lighter than in the maker’s picture',
        words: 'the name Yasmine inside, near the rim',
        name: 'Yasmine',
        wrong: 'Yasmin',
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
          agreed: 23,
          minutes: 48,
          soon: 460,
        },
        {
          makers: 41,
          orders: 220,
          wrongIn100: 17,
          refund: 32,
          price: 64,
          messages: 33,
          agreed: 22,
          minutes: 55,
          soon: 350,
        },
      ],
      words: {
        change: 'the orders for Christmas begin',
        piece: 'a bowl',
        size: '24 cm wide',
        colour: 'green, a little darker than in the maker’s picture',
        words: 'the name Leonor inside, near the rim',
        name: 'Leonor',
        wrong: 'Leonora',
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
          messages: 33,
          agreed: 19,
          minutes: 40,
          soon: 700,
        },
      ],
      words: {
        change: 'the orders for Tết, the lunar new year, begin',
        piece: 'a lacquered tray',
        size: '24 cm wide',
        colour: 'red, a little darker than in the maker’s picture',
        words: 'the name Mai on the inside, near the rim',
        name: 'Mai',
        wrong: 'May',
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
          makers: 27,
          orders: 210,
          wrongIn100: 18,
          refund: 95,
          price: 190,
          messages: 31,
          agreed: 20,
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
          agreed: 25,
          minutes: 50,
          soon: 380,
        },
      ],
      words: {
        change: 'the dry season begins, in which visitors see the workshops and later order from home',
        piece: 'a bowl',
        size: '24 cm wide',
        colour: 'red, a little darker than in the maker’s picture',
        words: 'the name Luisa inside, near the rim',
        name: 'Luisa',
        wrong: 'Luiza',
        away: 'Arequipa',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Order pages on the phone', device: 'phone', size: '390 × 844 px' },
    desk: { name: 'Desktop for disagreements', device: 'desktop', size: '1440 × 900 px' },
  },
  figures: (i) => {
    const wrong = Math.round((i.orders * i.wrongIn100) / 100);
    const wrongSoon = Math.round((i.soon * i.wrongIn100) / 100);
    return {
      ...i,

      price: money(i.price),
      wrongSoon,
      cost: money(wrong * i.refund),
      wrongGoal: Math.round(i.wrongIn100 * 0.66),
      agreedGoal: Math.round(i.agreed * 1.7),
      byChange: 30 + i.wrongIn100,
      bySight: 30 + Math.round(i.minutes / 5),

      minutesGoal: Math.round(i.minutes * 0.54),
    };
  },
  users: {
    buyer: {
      surface: 'phone',
      variants: [
        {
          role: 'Clerk, who orders a gift for a newborn niece',
          conflict: 'change',
          gender: 'f',
          ages: [34, 61],
          home: (d) => d.s.away,
          context: () => 'Writes on her phone to a maker whom she has never met.',
          goal: () => 'Give a piece with the right name.',
          obstacle: () => 'The maker overlooked her message with the corrected name.',
          quote: 'It is beautiful, and it has the name of a child that is not ours.',
        },
        {
          role: 'Owner of a café, who orders twelve matching pieces',
          conflict: 'agreed',
          gender: 'm',
          ages: [28, 52],
          home: (d) => d.s.away,
          context: () => 'Answers messages on his phone between two guests.',
          goal: () => 'Say in his own words what “matching” means.',
          obstacle: () => 'By “matching” he means one size, and the maker means one style.',
          quote: 'All twelve are beautiful. They match everything but each other.',
        },
        {
          role: 'Engineer, who replaces her father’s broken piece',
          conflict: 'picture',
          gender: 'f',
          ages: [30, 58],
          home: (d) => d.s.away,
          context: () => 'Holds the broken piece beside the maker’s messages on her phone.',
          goal: () => 'Look long at the shape before she says yes.',
          obstacle: () => 'When somebody waits for her, she says yes too soon.',
          quote: 'We both said deep. We did not mean the same depth.',
        },
      ],
    },
    maker: {
      surface: 'phone',
      variants: [
        {
          role: 'Potter, who works alone',
          conflict: 'agreed',
          gender: 'm',
          ages: [29, 66],
          context: () => 'Reads on a phone that hangs in a bag beside the potter’s wheel.',
          goal: () => 'See what was agreed without scrolling with wet hands.',
          obstacle: () => 'The last message says “and as we said before”.',
          quote: 'I make what I remember, and I remember the first message.',
        },
        {
          role: 'Coppersmith, who also engraves the names',
          conflict: 'change',
          gender: 'm',
          ages: [26, 60],
          context: () => 'Looks at his phone once a day, before he begins.',
          goal: () => 'Work from one spelling until he agrees to another.',
          obstacle: () => 'One day a new spelling came when the old name was already half engraved.',
        },
        {
          role: 'Dyer of cloth, who works alone',
          conflict: 'picture',
          gender: 'm',
          ages: [31, 64],
          context: () => 'Reads messages on his phone while the cloth lies in the dye.',
          goal: () => 'Get an answer before the cloth dries.',
          obstacle: () => 'Buyers often answer three days after his message.',
        },
        {
          role: 'Weaver, who reads slowly',
          conflict: 'agreed',
          gender: 'f',
          ages: [38, 68],
          context: () => 'Uses large text, and lets her daughter type.',
          goal: () => 'Find size, colour and date in the same place each time.',
          obstacle: () => 'In long messages, she cannot find these three facts.',
          needs: 'the page in large text, as a maker sees it',
        },
      ],
    },
    mediator: {
      surface: 'desk',
      variants: [
        {
          role: 'Mediator, who decides when buyer and maker disagree',
          ages: [27, 58],
          context: () => 'Reads every message at a desktop computer.',
          goal: () => 'See what both agreed on, and when.',
          obstacle: () => 'Buyer and maker are both right, each in a different message.',
          quote: 'Both sides kept every message. I read all of them.',
        },
        {
          role: 'Bookkeeper, who also settles disagreements',
          ages: [31, 60],
          context: () => 'Does the bills at a desktop computer, and disagreements after them.',
          goal: () => 'Find the message in which a fact changed.',
          obstacle: () => 'Nothing marks the message that counts.',
        },
      ],
    },
  },
  stakeholders: {
    board: {
      role: 'chair of the marketplace’s board',
    },
    head: { role: 'head of the marketplace' },
    makers: { role: 'potter and representative of the makers' },
    buyers: { role: 'head of buyer service' },
  },
  goals: ({ f }) => ({
    wrong: {
      direction: 'Lower',
      what: 'the share of custom orders that end with a refund',
      from: `${f.wrongIn100} in 100`,
      today: 'Of all custom orders, {from} end with a refund of half the price.',
      to: `${f.wrongGoal} in 100`,
      months: 2,
      measuredBy: 'the refund list',
    },
    agreed: {
      direction: 'Raise',
      what: 'the share of orders that both sides confirm before work begins',
      from: `${f.agreed} in 100`,
      today: 'Only {from} orders are confirmed by both sides before work begins.',
      to: `${f.agreedGoal} in 100`,
      months: 1,
      measuredBy: 'the order system',
    },
    settle: {
      direction: 'Lower',
      what: 'the average time to settle one disagreement',
      from: `${f.minutes} minutes`,
      today: 'A mediator reads all messages to settle a disagreement, which takes {from} on average.',
      to: `${f.minutesGoal} minutes`,
      months: 2,
      measuredBy: 'the mediator’s log',
    },
  }),
  features: {
    agreed: {
      title: 'What we agreed',
      surface: 'phone',
      user: 'buyer',
      goal: 'agreed',
      does: 'gathers what buyer and maker agree on, until both confirm it',
      frames: [
        'an order for twelve “matching” pieces, as the buyer has filled it in',
        'an order that only the maker has confirmed',
        'a price and a date that the maker proposes',
      ],
    },
    change: {
      title: 'Ask for a change',
      surface: 'phone',
      user: 'buyer',
      goal: 'wrong',
      does: 'takes the buyer’s change to the maker, and brings back the new price and date',
      frames: ['a longer name, with the new price and date', 'a larger size, which needs two more days'],
    },
    picture: {
      title: 'Half-way picture',
      surface: 'phone',
      user: 'maker',
      goal: 'wrong',
      does: 'lets the maker show the unfinished piece, and waits for the buyer’s answer',
      frames: ['a picture that waits for the buyer’s answer', 'a picture that the buyer has answered'],
    },
    settle: {
      title: 'Settling desk',
      surface: 'desk',
      user: 'mediator',
      goal: 'settle',
      does: 'shows the mediator what was agreed and when each fact changed',
      frames: ['a disagreement about one colour', 'a decision before it is sent to both sides'],
    },
  },
  task: (d, has) =>
    [
      `Design the order pages of ${d.org}, an online marketplace of ${d.f.makers} craft makers in ${d.town}, ${d.country}.`,
      'Buyer and maker use them on a phone.',
      has.desk && 'A mediator, who decides when the two disagree, works at a desktop computer.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: ({ f, s }, _, at) => {
    const start = `Take one order for ${f.price}: ${s.piece}, ${s.size}. It is ${s.colour}, with ${s.words}.`;
    if (at === 'change')
      return `${start} The buyer now corrects one letter of the name. Write the line that the buyer reads until the maker answers, and the line that the maker reads.`;
    if (at === 'picture')
      return `${start} The piece is half done, and can wait until tomorrow. Write the two lines that the buyer reads with its picture.`;
    return `${start} Find the fact that buyer and maker can understand in two ways. Write one question to the buyer that makes this fact clear.`;
  },
  glossary: [
    { word: 'Custom order', means: 'an order for a piece, or a set, made for one buyer.' },

    { word: 'Sample', means: 'a numbered example of one colour, which the maker keeps.' },
  ],
  overview: [
    ({ f, s, org }) =>
      `On a shelf at ${org} stands ${s.piece} for “${s.wrong}”. The child is called ${s.name}, as the buyer wrote in one of ${f.messages} messages. Now the piece is a gift for nobody. Many makers have wet hands at work, do not search the messages, and work from memory. The marketplace gets ${f.orders} custom orders a month, and keeps a tenth of each price.`,
    ({ f, org }) =>
      `A maker of ${org} has wet hands, and ${f.messages} messages about one piece. The size is in the third, the colour in the ninth, the name in the last. The phone stays in its bag, and the maker works from memory. The marketplace gets ${f.orders} custom orders a month, and keeps a tenth of each price.`,
  ],
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
      text: () => 'A colour looks different on each screen and in each picture.',
      effect: () => '‘What we agreed’ names a colour by its sample number.',
      frame: 'a colour with its sample number',
    },
    {
      type: 'people',
      at: 'agreed',
      text: () => 'Many makers have wet hands at work, and some read in large text.',
      effect: () => '‘What we agreed’ needs no scrolling, even in large text.',
      frame: 'the page in large text, as a maker sees it',
    },
    {
      type: 'money',
      at: 'change',
      text: () => 'A piece with a name cannot be sold to anybody else. Makers tap “name done” on the phone.',
      effect: () => '‘Ask for a change’ shows whether the name is on the piece already.',
      frame: 'a change of a name that is already on the piece',
    },
    {
      type: 'content',
      at: 'agreed',
      text: () => 'A name must be copied letter by letter, with every accent.',
      effect: () => '‘What we agreed’ shows the name as it will stand on the piece.',
      frame: 'the name as it will stand on the piece',
    },
    {
      type: 'time',
      at: 'picture',
      text: () => 'A wet or half-dyed piece can wait two days at most.',
      effect: () => '‘Half-way picture’ tells the buyer when the maker will go on.',
      frame: 'a picture without an answer, after the maker has gone on',
    },
    {
      type: 'people',
      at: 'settle',
      text: () => 'There is only one mediator, who has other work too.',
      effect: () => '‘Settling desk’ puts a disagreement first when the piece can still be changed.',
      frame: 'five disagreements, one about an unfinished piece',
      from: 'professional',
    },
  ],
  strands: [
    {
      at: 'agreed',
      titles: [
        (d) => `Custom orders at ${d.org}: ${d.f.messages} messages, and one of them has the size`,
        (d) => `What we agreed at ${d.org}: one page, so that nobody works from memory`,
      ],
      problem: ({ f }) =>
        `Buyer and maker often mean different things by the same word. Only ${f.agreed} in 100 orders are confirmed by both sides before work begins. Of all custom orders, ${f.wrongIn100} in 100 end with a refund of half the price, which costs the marketplace ${f.cost} a month.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.change}. The marketplace then expects ${f.soon} custom orders a month, and many of these buyers have never ordered a piece there.`,
      sides: [
        {
          who: 'head',
          wants: () => 'wants fixed fields for every order, because a fact in a field is not overlooked',
        },
        {
          who: 'makers',
          wants: () => 'wants one free line, because fixed fields leave out what a buyer cares about most',
        },
      ],
      decision: 'does the buyer fill in fixed fields, or one free line?',
      unknowns: [
        () => 'What do buyers write in a free line: facts or wishes?',
        () => 'Do buyers read the page again once they have confirmed it?',
      ],
      twist: () =>
        'The makers can no longer get one of the colours. What does ‘What we agreed’ show to buyers whose confirmed order has this colour?',
      users: ['buyer', 'maker', 'mediator'],
    },
    {
      at: 'change',
      titles: [
        (d) => `Made to order at ${d.org}: the right piece with the wrong name`,
        (d) => `Changing a custom order at ${d.org}: which spelling counts?`,
      ],
      problem: ({ f }) =>
        `Buyers often correct a name or a size in a later message. Many makers overlook this message. Of all custom orders, ${f.wrongIn100} in 100 end with a refund of half the price, which costs the marketplace ${f.cost} a month. Of 100 refunds, ${f.byChange} follow an overlooked change.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.change}. The marketplace then expects ${f.soon} custom orders a month. At today’s share, ${f.wrongSoon} of them end with a refund.`,
      sides: [
        {
          who: 'buyers',
          wants: () => 'wants the new spelling at once, because buyers who see the old one write again',
        },
        {
          who: 'makers',
          wants: () => 'wants the old spelling until the maker agrees, because the old name may already be half done',
        },
      ],
      decision: 'until the maker answers, does the page show the name in its old spelling, or in the new one?',
      frame: 'a new spelling that waits for the maker’s answer',
      unknowns: [
        () => 'Do buyers notice that a new spelling is not yet confirmed?',
        () => 'How soon do makers answer a new spelling?',
      ],
      twist: () =>
        'A buyer changes an order for twelve pieces after three of them are done. What does ‘Ask for a change’ offer?',
      users: ['buyer', 'maker', 'mediator'],
    },
    {
      at: 'picture',
      titles: [
        (d) => `Half-way pictures for ${d.org}: look now, because tomorrow it is dry`,
        (d) => `Custom orders at ${d.org}: a look at the piece while it can still change`,
      ],
      problem: ({ f }) =>
        `Most buyers first see the piece when it is finished. Of all custom orders, ${f.wrongIn100} in 100 end with a refund of half the price, which costs the marketplace ${f.cost} a month. Of 100 refunds, ${f.bySight} follow a fault that the buyer could have seen half-way. A few makers sent pictures, but buyers answered too late or too quickly.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.change}. The marketplace then expects ${f.soon} custom orders a month. With so many orders, makers cannot wait long for each answer.`,
      sides: [
        {
          who: 'buyers',
          wants: () => 'wants the picture first, because buyers who first read a deadline do not look closely',
        },
        {
          who: 'makers',
          wants: () => 'wants the time first, because a piece that waits too long dries and cracks',
        },
      ],
      decision: 'does the buyer first see the picture, or how long the piece can wait?',
      unknowns: [
        () => 'When do buyers have time to look closely at a picture?',
        () => 'Does the picture of an unfinished piece calm buyers or worry them?',
      ],
      twist: () =>
        'Buyers begin to answer pictures with new wishes. What does ‘Half-way picture’ ask them from now on?',
      users: ['buyer', 'maker', 'mediator'],
    },
  ],
  sellingPoints: [
    { title: 'One pair of hands', text: () => 'Each piece is made by one person.' },
    { title: 'Repaired here', text: () => 'Makers repair their pieces for ten years after the sale.' },
    {
      title: 'Their own shop',
      text: () => 'The marketplace belongs to its makers.',
    },
  ],
  audience: (_, has) =>
    has.desk
      ? 'Buyers who want one special piece, makers who work by hand, and the mediator between them.'
      : 'Buyers who want one special piece, and makers who work by hand.',
  direction: {
    styles: {
      minimal: {
        mood: 'Calm and orderly, because size, colour and name are lost among many messages today.',
        shape: 'One plain sheet, like a slip pinned above the bench, because a maker there needs one fact at a time.',
        second: {
          at: 'agreed',
          does: 'gives the name on the piece a line to itself, with wide space around it, because makers copy it letter by letter',
        },
        avoid:
          'Facts without labels, because people understand them in two ways. Faint marks for “confirmed”, because a maker at the bench overlooks them.',
      },
      bold: {
        mood: 'Vivid and direct, because a polite message often leaves open whether its writer has said yes.',
        shape: 'Large letters and thick lines, as on a crate, because a maker at the bench reads from some distance.',
        second: {
          at: 'agreed',
          does: 'paints a broad tick beside each confirmed fact, because a maker must see from the bench what is certain',
        },
        avoid:
          'Strong colours beside a sample, because they change how it looks. Names in capitals, because a maker cannot see which letters must be small.',
      },
      playful: {
        mood: 'Warm and inviting, because buyer and maker have never met, and know each other only from short messages.',
        shape: 'Cut-out shapes of paper and ribbon, because many pieces are gifts.',
        second: {
          at: 'agreed',
          does: 'draws one cup of tea for each side, full once that side has confirmed, because an empty cup shows who has not answered',
        },
        avoid:
          'Jokes about mistakes, because they hurt a buyer whose gift is wrong. Drawings of the piece, because buyers then expect exactly that look.',
      },
      luxury: {
        mood: 'Personal and careful, because each piece is made for one buyer, and nobody else can use it.',
        shape: 'A thin border around each page, as on a card with a gift, because many pieces are gifts.',
        second: {
          at: 'agreed',
          does: 'sets each confirmed fact on a small sewn label, as in a tailored coat, because a sewn label looks final',
        },
        avoid:
          'Gold lines, because they draw the eye away from the colour samples. Thin script letters, because they cannot be copied safely.',
      },
      corporate: {
        mood: 'Fair and complete, because buyers pay a maker whom they have never met, and want proof of what both agreed on.',
        shape: 'Straight rows, each with a date and two signatures, because both sides look for the same proof.',
        second: {
          at: 'agreed',
          does: 'numbers the agreed facts, like the points in the record of a meeting, because both sides quote them in messages',
        },
        avoid:
          'Language of a contract, because slow readers then say yes without reading. Grey grids, because buyers then overlook the picture of the piece.',
      },
      retro: {
        mood: 'Trustworthy and handmade, because makers use old techniques, and write their orders into books.',
        shape: 'Ruled lines and a stamp for each confirmed fact, because both sides must see at once what is agreed.',
        second: {
          at: 'change',
          does: 'stamps the agreed date into the corner, as on a page of an order book, because makers keep such books',
        },
        avoid:
          'Letters like handwriting, because a misread name ends up on the piece. Stains, because they look like a colour sample.',
      },
      futuristic: {
        mood: 'Open and precise, because makers measure exactly, and buyers seldom see how.',
        shape:
          'Thin layers, like tracing paper, one for each version of the order, because a fact can change with each message.',
        second: {
          at: 'picture',
          does: 'draws the ordered width as a ruler with exact marks beside the piece, because buyers judge its size by the picture',
        },
        avoid:
          'Computer pictures of the piece, because they promise a surface that no hand makes. Shining colours, because a sample looks dull beside them.',
      },
      organic: {
        mood: 'Earthy and calm, because buyers come for things made by hand, and today the pages look like a large shop.',
        shape: 'Uneven edges as on handmade paper, because straight frames make each piece look alike.',
        second: {
          at: 'picture',
          does: 'shows each colour sample as a small clay tile with an uneven edge, because no glaze comes out quite even',
        },
        avoid:
          'Textures behind text, because names are then hard to copy. Painted glazes as ornament, because buyers then expect them on the piece.',
      },
    },
    reading: 'Open letters that are not easily confused, because makers copy names letter by letter.',
    accent: 'the pin above a colour sample, because only a numbered sample tells which colour is meant',
    sample: '24 cm wide, colour as sample 7, ready in five weeks.',
  },
  untold: {
    budget: (d) => `A month of refunds costs us ${d.f.cost}. The makers voted to spend twice that sum, once.`,
    decision: (d) => `${d.who.board!.first} approves, but the makers vote on anything that adds work at the bench.`,
    history: () => 'We once used a form with 22 fields, from a shop for printed shirts. It asked for a chest size.',
    launch: () => 'It starts with orders that carry a name. They are the most painful ones.',
    content: () =>
      'Every maker has a box of samples with numbers on the back. Only nine boxes have been photographed in daylight.',
    machines: () =>
      'Messages and orders live in the same system. It knows when a message was read, and not what it says.',
    access: () => 'You may visit four workshops. Go early, and do not ask questions while the potter’s wheel turns.',
    fear: () =>
      'That makers stop taking custom orders. Makers can live without these orders, and the marketplace cannot.',
    others: () =>
      'On large marketplaces the buyer’s rating decides a disagreement. Our makers left them because of that.',
    staff: () => 'We are five people in one room. The mediator also packs parcels before holidays.',
    complaints: () => 'Buyers seldom write “ugly”. They write “not what I meant”.',
    figures: () => 'Refunds are counted. Pieces that a buyer kept unhappily are not, and we know of many.',
    language: () => 'Voice messages are common among our makers. What they agree on there is never written down.',
  },
});
