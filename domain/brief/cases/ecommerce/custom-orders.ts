import { defineCase, money } from '../case.ts';

export const customOrders = defineCase({
  id: 'custom-orders',
  industry: 'ecommerce',
  client: 'remembered',
  model: 'marketplace',
  channel: 'messages',
  about:
    'A small online marketplace sells for makers who work by hand. Buyers can have a piece made to order. They agree on it in a long exchange, and size, name and date stand in different messages. The maker overlooks one, and the piece is wrong. Nobody else can use it, and the marketplace pays half back. It wants one agreed text before work begins.',
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
        change: 'delivery to Casablanca begins',
        piece: 'a bowl',
        size: '24 cm wide',
        colour: 'blue, a little lighter than in the maker’s picture',
        words: 'the name Yasmine inside',
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
        words: 'the name Leonor inside',
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
        words: 'the name Mai inside',
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
        change: 'the dry season begins, and visitors of the workshops order from home',
        piece: 'a bowl',
        size: '24 cm wide',
        colour: 'red, a little darker than in the maker’s picture',
        words: 'the name Luisa inside',
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
      wrong,
      wrongSoon,
      overlooked: Math.round(wrong * 0.46),
      refund: money(i.refund),
      cost: money(wrong * i.refund),
      wrongGoal: Math.round(i.wrongIn100 * 0.66),
      agreedGoal: Math.round(i.agreed * 1.7),
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
          context: () => 'writes on her phone to a maker far away.',
          goal: () => 'Give a piece with the right name.',
          obstacle: () => 'She corrected one letter in time, and the maker never saw it.',
          quote: 'It is beautiful, and it has the name of a child that is not ours.',
        },
        {
          role: 'Owner of a café, who orders twelve matching pieces',
          conflict: 'agreed',
          gender: 'm',
          ages: [28, 52],
          home: (d) => d.s.away,
          context: () => 'answers messages on his phone between two guests.',
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
          context: () => 'holds the broken piece beside her phone.',
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
          context: () => 'reads on a phone beside the potter’s wheel.',
          goal: () => 'Write each fact down as he needs it at the wheel.',
          obstacle: () => 'Buyers leave out the depth, so he has to guess it.',
          quote: 'I make what I remember, and I remember the first message.',
        },
        {
          role: 'Coppersmith, who also engraves the names',
          conflict: 'change',
          gender: 'm',
          ages: [26, 60],
          context: () => 'looks at his phone once a day, before he begins.',
          goal: () => 'Work from one spelling until he agrees to another.',
          obstacle: () => 'A new spelling came when the old name was half engraved.',
        },
        {
          role: 'Dyer of cloth, who works alone',
          conflict: 'picture',
          gender: 'm',
          ages: [31, 64],
          context: () => 'reads on his phone while the cloth is in the dye.',
          goal: () => 'Get an answer before the cloth dries.',
          obstacle: () => 'Many buyers answer after days, when the cloth has dried.',
        },
        {
          role: 'Weaver, who reads slowly',
          conflict: 'agreed',
          gender: 'f',
          ages: [38, 68],
          context: () => 'uses large text, and lets her daughter type.',
          goal: () => 'Name the facts herself, in her own order.',
          obstacle: () => 'Buyers write long messages, and leave out the width.',
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
          context: () => 'reads every message at a desktop computer.',
          goal: () => 'See what both agreed on, and when.',
          obstacle: () => 'Buyer and maker are both right, each in a different message.',
          quote: 'Both sides kept every message. I read all of them.',
        },
        {
          role: 'Bookkeeper, who also settles disagreements',
          ages: [31, 60],
          context: () => 'works on bills and disagreements at a desktop computer.',
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
      what: 'the share of custom orders that both sides confirm before work begins',
      from: `${f.agreed} in 100`,
      today: 'Only {from} custom orders are confirmed by both sides before work begins.',
      to: `${f.agreedGoal} in 100`,
      months: 1,
      measuredBy: 'the order system',
    },
    settle: {
      direction: 'Lower',
      what: 'the average time to settle one disagreement',
      from: `${f.minutes} minutes`,
      today: 'To settle one disagreement takes the mediator {from} on average.',
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
        'an order for twelve cups, which only one side has confirmed',
        'a price and a date that the maker proposes',
        'an order that both sides have confirmed',
      ],
    },
    change: {
      title: 'Ask for a change',
      surface: 'phone',
      user: 'buyer',
      goal: 'wrong',
      does: 'takes the buyer’s change to the maker, and brings back the new price and date',
      frames: ['a longer name, with the new price and date', 'a change that the maker refuses'],
    },
    picture: {
      title: 'Half-way picture',
      surface: 'phone',
      user: 'maker',
      goal: 'wrong',
      does: 'lets the maker show the unfinished piece, and waits for the buyer’s answer',
      frames: ['a picture that waits for the buyer’s “yes”', 'a picture that the buyer has answered'],
    },
    settle: {
      title: 'Settling desk',
      surface: 'desk',
      user: 'mediator',
      goal: 'settle',
      does: 'shows the mediator what was agreed and when each fact changed',
      frames: ['a disagreement about the spelling of a name', 'a decision before it is sent to both sides'],
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
    const start = `Take one order for ${f.price}: ${s.piece}, ${s.size}, with ${s.words}.`;
    if (at === 'change')
      return `${start} The buyer corrects one letter. Write what the buyer reads before the maker answers: once if the new spelling counts already, once if it does not.`;
    if (at === 'picture')
      return `${start} It is half done. Write what the buyer reads beside its picture: once for an answer in ten seconds, and once for a long look.`;
    return `${start} It is ${s.colour}. Write these facts once in the buyer’s words and once in the maker’s. Which fact differs most?`;
  },
  glossary: [
    { word: 'Custom order', means: 'an order for a piece, or a set, made for one buyer.' },

    { word: 'Sample', means: 'a numbered example of one colour, which the maker keeps.' },
  ],
  overview: [
    ({ f, s, org }, _, at) =>
      at === 'picture'
        ? `A buyer opens a parcel from ${org}. In it lies ${s.piece}, and the colour is not the one that she meant. She had never seen the unfinished piece. The marketplace gets ${f.orders} custom orders a month.`
        : `A buyer orders ${s.piece} from ${org} for a child called ${s.name}. One of her ${f.messages} messages corrects the spelling. The maker goes by memory, and writes “${s.wrong}”. The marketplace gets ${f.orders} custom orders a month.`,
    ({ f, s, org }, _, at) =>
      at === 'picture'
        ? `The messages to a maker of ${org} said “${s.size}”. The finished piece is smaller, and nobody looked at it half-way. The buyer wants money back. The marketplace gets ${f.orders} custom orders a month.`
        : `A buyer and a maker of ${org} write ${f.messages} messages about one piece. The maker has wet hands at work, searches none of them, and works from memory. The marketplace gets ${f.orders} custom orders a month.`,
  ],
  nonGoals: [
    'Finished pieces and their pages',
    'Writing and reading messages',
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
      text: () => 'Makers with wet hands cannot scroll, and some read in large text.',
      effect: () => '‘What we agreed’ fits on one screen without scrolling, even in large text.',
      frame: 'the page in large text, as a maker sees it',
    },
    {
      type: 'money',
      at: 'change',
      text: () => 'A piece with a name cannot be resold. Makers tap “name done” after the last letter.',
      effect: () => '‘Ask for a change’ shows whether the name is on already.',
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
      text: () => 'There is only one mediator.',
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
        (d) => `What we agreed at ${d.org}: who writes it down?`,
      ],
      problem: ({ f }) =>
        `Only ${f.agreed} in 100 custom orders are confirmed by both sides before work begins. Of all custom orders, ${f.wrongIn100} in 100 end with a refund of half the price: ${f.wrong} a month, at ${f.refund} each, cost ${f.cost}.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.change}. At today’s share, ${f.wrongSoon} of ${f.soon} custom orders a month will then end with a refund.`,
      sides: [
        {
          who: 'head',
          wants: () => 'wants the buyer to write, because a buyer who only says “yes” overlooks a wrong fact',
        },
        {
          who: 'makers',
          wants: () => 'wants the maker to write, because buyers leave out facts that a maker needs',
        },
      ],
      decision: 'who writes down the facts of an order, the buyer or the maker?',
      frame: 'an empty page for twelve cups, before the first fact is written',
      unknowns: [
        () => 'Which facts do buyers leave out when they write?',
        () => 'Do buyers read facts that somebody else has written?',
      ],
      twist: () =>
        'The makers can no longer get one of the colours. What does ‘What we agreed’ show to buyers whose confirmed order has this colour?',
      users: ['buyer', 'maker', 'mediator'],
    },
    {
      at: 'change',
      titles: [
        (d) => `Made to order at ${d.org}: the right piece with the wrong name`,
        (d) => `Changing a custom order at ${d.org}: when does a new spelling count?`,
      ],
      problem: ({ f }) =>
        `Of all custom orders, ${f.wrongIn100} in 100 end with a refund: ${f.wrong} a month, at ${f.refund} each, cost ${f.cost}. Of these refunds, ${f.overlooked} follow a change that the maker overlooked.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.change}. At today’s share, ${f.wrongSoon} orders a month will then end with a refund, instead of ${f.wrong}.`,
      sides: [
        {
          who: 'buyers',
          wants: () => 'wants a new spelling to count when it is sent, because the buyer asked in time',
        },
        {
          who: 'makers',
          wants: () =>
            'wants a new spelling to count when the maker agrees, because makers otherwise begin again unpaid',
        },
      ],
      decision: 'does a new spelling count when the buyer sends it, or when the maker agrees?',
      frame: 'a new spelling that the maker has not seen yet',
      unknowns: [
        () => 'Do buyers understand that the maker works on until a message is read?',
        () => 'How soon do makers answer a new spelling?',
      ],
      twist: () =>
        'A buyer changes an order for twelve pieces after three of them are done. What does ‘Ask for a change’ offer?',
      users: ['buyer', 'maker', 'mediator'],
    },
    {
      at: 'picture',
      titles: [
        (d) => `Half-way pictures for ${d.org}: a quick yes, or a long look?`,
        (d) => `Custom orders at ${d.org}: a look at the piece while it can still change`,
      ],
      problem: ({ f }) =>
        `Of all custom orders, ${f.wrongIn100} in 100 end with a refund: ${f.wrong} a month, at ${f.refund} each, cost ${f.cost}. By the refund list, four in ten of them follow a fault that the buyer could have seen half-way.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.change}. At today’s share, ${f.wrongSoon} of ${f.soon} orders a month will then end with a refund, and makers cannot wait for answers.`,
      sides: [
        {
          who: 'buyers',
          wants: () => 'wants each fact compared, because a quick “yes” leaves the fault to be found at home',
        },
        {
          who: 'makers',
          wants: () => 'wants one tap, because a piece that waits for a long comparison dries and cracks',
        },
      ],
      decision: 'can the buyer say “yes” with one tap, or only after comparing each agreed fact with the picture?',
      unknowns: [
        () => 'When do buyers have time to look closely at a picture?',
        () => 'Which faults can a buyer see in a picture?',
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
        mood: 'Bare and exact, because a maker at the bench needs a few facts, and none of the messages around them.',
        shape:
          'One fact in each line, and beside it two dots for buyer and maker, full when confirmed: a maker sees what is agreed.',
        second: {
          change:
            'shows only the old and the new spelling, one above the other, because the one new letter must stand out',
          picture: 'leaves the picture alone above one short question, because the buyer first has to look',
        },
        avoid:
          'Facts without labels, because people understand them in two ways. Faint marks for “confirmed”, because a maker at the bench overlooks them.',
      },
      bold: {
        mood: 'Strong and direct, because a clear “yes” gets lost in polite messages, and work then begins without one.',
        shape: 'Full-width blocks in heavy letters, one for each fact: a maker reads them from the bench.',
        second: {
          change:
            'sets the new spelling across the full width in heavy letters, because the maker must not go on with the old one',
          picture:
            'fills the width with the picture and sets one heavy question below, because small pictures hide faults',
        },
        avoid:
          'Large pictures behind text, because they hide a letter. Names in capitals, because a maker cannot see which letters are small.',
      },
      playful: {
        mood: 'Warm and light, because many buyers order a gift, and look forward to giving it.',
        shape: 'Each fact is a round token with a buyer’s and a maker’s half: an empty half says who has not agreed.',
        second: {
          picture:
            'puts a round, numbered pin on the picture for each fact, because buyers can point at what they cannot describe',
          change:
            'shows a small drawn maker, still at work or already done, because buyers first ask whether they are too late',
        },
        avoid:
          'Jokes about mistakes, because they hurt a buyer. Drawings of the piece, because buyers then expect exactly that look.',
      },
      luxury: {
        mood: 'Unhurried and personal, because a buyer pays for one piece that nobody else has.',
        shape:
          'One large picture of the maker’s work in wide margins, and few words: buyers choose by eye, and then read the facts.',
        second: {
          change: 'sets the name in wide margins, as it will stand on the piece, because the buyer checks it once more',
          picture:
            'gives the picture a fine frame and a wide margin, because an unfinished piece needs an attentive look',
        },
        avoid:
          'Gold lines, because they draw the eye away from the colour samples. Thin script letters, because they cannot be copied safely.',
      },
      corporate: {
        mood: 'Orderly and fair, because both sides may have to show later what they agreed.',
        shape:
          'A work sheet in an even grid, with the facts of every piece in the same places: a maker with several orders knows where to look.',
        second: {
          change: 'sets old and new fact, price and date in two columns, because the maker weighs them together',
          picture: 'lists the agreed facts in numbered rows beside the picture, because buyers check one after another',
        },
        avoid:
          'Language of a contract, because slow readers then say yes unread. Rows without a picture, because figures alone do not show a shape.',
      },
      retro: {
        mood: 'Solid and old-fashioned, because the crafts are old, and buyers order here for that very reason.',
        shape: 'A ruled order slip, and a double frame around the name: the maker copies what stands in the frame.',
        second: {
          change: 'rules off the old spelling and sets the new one on the line above, because both must stay readable',
          picture:
            'sets the picture in a frame with a dated label, because an answer counts for this stage of the piece only',
        },
        avoid:
          'Letters like handwriting, because a misread name ends up on the piece. Stains, because they look like a colour sample.',
      },
      futuristic: {
        mood: 'Exact and quiet, because a word such as “deep” means one thing to the buyer and another to the maker.',
        shape:
          'One exact scale in centimetres, with the agreed width marked on it: both sides see how large “large” is.',
        second: {
          picture: 'draws the agreed width as a ruler along the picture, because a photograph has no centimetres',
          change: 'marks on a thin line with ticks how far the work is, because the price of a change depends on it',
        },
        avoid:
          'Computer pictures, because they promise a surface that no hand makes. Shining colours, because a sample looks dull beside them.',
      },
      organic: {
        mood: 'Earthy and calm, because buyers come here for what no machine makes.',
        shape: 'Uneven, hand-cut edges around the maker’s picture: they tell buyers not to expect an exact copy of it.',
        second: {
          change: 'lays the new wish as a second, hand-cut layer over the first, because the maker needs to see both',
          picture:
            'gives the picture an uneven edge and soft notes at its side, because an unfinished piece is not exact yet',
        },
        avoid:
          'Textures behind text, because names are then hard to copy. Painted glazes as ornament, because buyers then expect them on the piece.',
      },
    },
    reading: 'Open letters that are not easily confused, because makers copy names letter by letter.',
    lettering: 'the tag that hangs on each piece',
    own: 'the parcel tape',
    accent: 'a fact that one side has not confirmed, because nobody should work from it yet',
    sample: '24 cm wide, colour as sample 7, name inside.',
  },
  untold: {
    budget: (d) => `A month of refunds costs us ${d.f.cost}. The makers voted to spend twice that sum, once.`,
    decision: () => 'I approve it, but the makers vote on anything that adds work at the bench.',
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
