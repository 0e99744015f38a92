import { defineCase, money } from '../case.ts';

export const firstSale = defineCase({
  id: 'first-sale',
  industry: 'ecommerce',
  client: 'everyday',
  model: 'subscription',
  channel: 'desktop',
  about:
    'A software company lets small sellers build an online shop. Its set-up asks for delivery zones, tax and the payment contract before a product can be shown. Owners do not have these answers at hand, so they leave an empty shop and rarely come back. The company wants new shops to reach their first sale, and no first order should fail because a question came too late.',
  settings: [
    {
      country: 'de',
      town: 'Leipzig',
      orgs: ['Auslage Nord', 'Pleiße Shopwerk', 'Bretterladen Software'],
      start: [2, 2],
      trigger: 'growth',
      languages: ['German', 'Turkish'],
      inputs: [
        {
          starts: 1200,
          noneIn100: 61,
          atZones: 54,
          sale: 14,
          ad: 34,
          next: 1750,
          sent: 79,
          parcel: 5.9,
          price: 34,
          fee: 19,
        },
        {
          starts: 900,
          noneIn100: 58,
          atZones: 49,
          sale: 17,
          ad: 38,
          next: 1400,
          sent: 76,
          parcel: 6.5,
          price: 39,
          fee: 24,
        },
      ],
      words: {
        change: 'a savings bank begins to recommend the company to small firms',
        zones: 'Germany, Austria and the islands',
        carrier: 'the parcel service',
        other: 'Görlitz',
      },
    },
    {
      country: 'ke',
      town: 'Kisumu',
      orgs: ['Duka Kibuye', 'Dunga Storefronts', 'Milimani Shop Builder'],
      start: [3, 2],
      trigger: 'growth',
      languages: ['English', 'Swahili'],
      inputs: [
        {
          starts: 800,
          noneIn100: 66,
          atZones: 58,
          sale: 11,
          ad: 620,
          next: 1300,
          sent: 72,
          parcel: 350,
          price: 1800,
          fee: 950,
        },
        {
          starts: 640,
          noneIn100: 63,
          atZones: 56,
          sale: 13,
          ad: 580,
          next: 980,
          sent: 74,
          parcel: 300,
          price: 1600,
          fee: 850,
        },
      ],
      words: {
        change: 'a telephone company begins to recommend the company to traders',
        zones: 'Kisumu by motorcycle and Nairobi by bus',
        carrier: 'the bus company',
        other: 'Kakamega',
      },
    },
    {
      country: 'th',
      town: 'Chiang Mai',
      orgs: ['Kad Noi Shops', 'Ran Mae Ping', 'Suan Dok Storefronts'],
      start: [9, 1],
      trigger: 'rival',
      languages: ['Thai', 'English'],
      inputs: [
        {
          starts: 1500,
          noneIn100: 57,
          atZones: 47,
          sale: 16,
          ad: 260,
          next: 2200,
          sent: 82,
          parcel: 45,
          price: 690,
          fee: 290,
        },
      ],
      words: {
        change: 'a rival ends its free plan, and its sellers look for another company',
        zones: 'the north, Bangkok and the islands',
        carrier: 'the post',
        other: 'Lampang',
      },
    },
    {
      country: 'ca',
      town: 'Moncton',
      orgs: ['Tidewall Storefronts', 'Bend Street Shops', 'Chocolate River Storefronts'],
      start: [9, 15],
      trigger: 'season',
      languages: ['English', 'French'],
      inputs: [
        {
          starts: 700,
          noneIn100: 62,
          atZones: 51,
          sale: 15,
          ad: 46,
          next: 1150,
          sent: 77,
          parcel: 14,
          price: 48,
          fee: 29,
        },
        {
          starts: 1000,
          noneIn100: 59,
          atZones: 53,
          sale: 12,
          ad: 42,
          next: 1600,
          sent: 81,
          parcel: 15.5,
          price: 52,
          fee: 27,
        },
      ],
      words: {
        change: 'the months before Christmas begin, in which most new shops open',
        zones: 'the Atlantic provinces, Quebec and the far north',
        carrier: 'the post',
        other: 'Bathurst',
      },
    },
  ],
  surfaces: {
    desk: { name: 'Set-up on the desktop', device: 'desktop', size: '1280 × 800 px' },
    phone: { name: 'Order pages on the phone', device: 'phone', size: '390 × 844 px' },
  },
  figures: (i) => {
    const stops = Math.round((i.starts * i.noneIn100) / 100);
    const zoneStops = Math.round((stops * i.atZones) / 100);
    const stopsThen = Math.round((i.next * i.noneIn100) / 100);
    const zoneShare = Math.round((zoneStops * 100) / i.starts);
    return {
      ...i,
      ad: money(i.ad),
      parcel: money(i.parcel),
      price: money(i.price),
      fee: money(i.fee),
      stops,
      cost: money(stops * i.ad),
      stopsThen,
      costThen: money(stopsThen * i.ad),
      zoneShare,
      shown: 100 - i.noneIn100,
      shownGoal: 128 - i.noneIn100,
      saleGoal: Math.round(i.sale * 1.72),
      sentGoal: i.sent + 9,
    };
  },
  users: {
    owner: {
      surface: 'desk',
      variants: [
        {
          role: 'Bicycle mechanic, who sews saddle bags',
          needs: 'a weight that the owner can only guess',
          gender: 'm',
          ages: [27, 45],
          context: () => 'Sits at a laptop in the kitchen, with three bags and no scales.',
          goal: () => 'See one bag in his own shop tonight.',
          obstacle: () => 'The first question is what a parcel costs, and he has never sent one.',
          quote: 'I can tell you what a bag costs. You ask me about parcels.',
        },
        {
          role: 'Tailor, who sells aprons after closing time',
          gender: 'f',
          ages: [48, 67],
          context: () => 'Uses the old computer in her workroom, with large text.',
          needs: 'a product without a picture, in large text',
          goal: () => 'Find out in one evening whether an online shop suits her.',
          obstacle: () => 'The page wants a picture, and all her pictures are on her phone.',
          quote: 'I left to look for a picture. I found the picture, but not the page.',
        },
        {
          role: 'Student, who sells baskets for her mother',
          at: 'pay',
          gender: 'f',
          ages: [19, 26],
          home: (d) => d.s.other,
          context: () => 'Works at a laptop in a library, and asks her mother by telephone.',
          goal: () => 'Show her mother a page with a basket on it.',
          obstacle: () => 'The contract needs her mother’s identity card, which is at home.',
        },
      ],
    },
    mover: {
      surface: 'desk',
      variants: [
        {
          role: 'Owner of a stationery shop, who already sends parcels',
          at: 'zones',
          ages: [34, 58],
          context: () => 'Has the parcel prices beside the computer, and serves customers meanwhile.',
          goal: () => 'Enter the parcel prices first, and open on Monday.',
          obstacle: () => 'After each interruption the set-up starts again at its first page.',
          quote: 'A customer came in. When I was back, so was question one.',
        },
        {
          role: 'Coffee roaster, who leaves a marketplace',
          at: 'zones',
          ages: [29, 47],
          context: () => 'Has the marketplace and the set-up open side by side.',
          goal: () => 'Open with exact parcel prices, as buyers know them.',
          obstacle: () => 'The set-up wants a parcel price for every place, and the roastery sends to three.',
        },
      ],
    },
    packer: {
      surface: 'phone',
      variants: [
        {
          role: 'Brother of an owner, who packs in the evening',
          gender: 'm',
          ages: [22, 44],
          context: () => 'Stands in a hallway between boxes and reads on his phone.',
          goal: () => 'Know what to pack, and where it goes.',
          obstacle: () => 'The email says that an answer is missing, but not which.',
          quote: 'I have the bag and the box. I wait for an address.',
        },
        {
          role: 'Sales assistant, who packs orders between two customers',
          gender: 'f',
          ages: [20, 55],
          context: () => 'Holds her phone over the parcel to compare address and goods.',
          goal: () => 'Finish one parcel before the next customer comes.',
          obstacle: () => 'Only the owner may answer the open question, and the owner is away.',
        },
      ],
    },
  },
  stakeholders: {
    director: {
      role: 'managing director',
      wants: () => 'More of those who begin should reach their first sale.',
    },
    product: { role: 'head of product', wants: () => 'A new owner should see something of their own in ten minutes.' },
    support: { role: 'head of support', wants: () => 'A first buyer should get what was promised.' },
    payments: { role: 'head of payments', wants: () => 'No seller should earn money that cannot be paid out.' },
  },
  goals: ({ f }) => ({
    shown: {
      direction: 'Raise',
      what: 'first visits that end with a product in the shop',
      from: `${f.shown} in 100`,
      to: `${f.shownGoal} in 100`,
      months: 2,
      measuredBy: 'the set-up’s log',
    },
    sale: {
      direction: 'Raise',
      what: 'new shops that sell within 30 days',
      from: `${f.sale} in 100`,
      to: `${f.saleGoal} in 100`,
      months: 4,
      measuredBy: 'the order system',
    },
    sent: {
      direction: 'Raise',
      what: 'first orders that are sent within two days',
      from: `${f.sent} in 100`,
      to: `${f.sentGoal} in 100`,
      months: 4,
      measuredBy: 'the order system',
      today: 'Of the first orders, {from} are sent within two days.',
    },
  }),
  features: {
    next: {
      title: 'What comes next',
      surface: 'desk',
      user: 'owner',
      goal: 'shown',
      does: 'shows which steps are done, which are open, and what comes next',
      frames: [
        'a shop with one product and three open questions',
        'a new, empty shop',
        'a shop on the day of its first visitor',
      ],
    },
    product: {
      title: 'First product',
      surface: 'desk',
      user: 'owner',
      goal: 'shown',
      does: 'asks for name, price and picture, and shows the product to its owner',
      frames: ['a basket with picture and price', 'a second product added'],
    },
    zones: {
      title: 'Where do you send?',
      surface: 'desk',
      user: 'mover',
      goal: 'shown',
      does: 'asks where the shop sends, and what a parcel costs',
      frames: ['the first parcel price', 'a price list with three zones', 'the answer “pick-up only”'],
    },
    pay: {
      title: 'Getting paid',
      surface: 'desk',
      user: 'owner',
      goal: 'sale',
      does: 'prepares the payment contract',
      frames: ['the contract for an owner who has no product yet', 'a contract that is ready'],
    },
    order: {
      title: 'First order',
      surface: 'phone',
      user: 'packer',
      goal: 'sent',
      does: 'shows what to pack, where it goes, and which answer is missing',
      frames: ['an order with an open question', 'an order that can be packed', 'a parcel reported as sent'],
    },
  },
  first: 'next',
  titles: [
    (d) => `Setting up a shop with ${d.org}: the first question should not be the last`,
    (d) => `From an empty shop to a first sale: set-up for ${d.org}`,
    (d) => `${d.org} asks new owners for parcel zones before they have a parcel`,
  ],
  task: (d, has) =>
    [
      `Design the set-up pages of ${d.org}, a company in ${d.town}, ${d.country}, whose software lets small sellers build an online shop.`,
      'Owners of new shops use them in the web browser of a computer.',
      has.phone && 'Whoever packs the parcels sees the first order on a phone.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: ({ f, s }) =>
    `Take one new shop with one woven basket: 900 g, ${f.price}. It goes to ${s.zones}. Write each question that must be answered before a stranger can see it. Then write each one that must be answered before it is sent.`,
  glossary: [
    { word: 'Delivery zone', means: 'an area in which every parcel of one weight costs the same.' },
    { word: 'Open question', means: 'an answer that is missing before an order can be sent.' },
    { word: 'Payment contract', means: 'the agreement with the company that collects the buyers’ money.' },
  ],
  safety:
    'The pages give no tax or legal advice. Before a release, a local expert must check each sentence about tax and payment.',
  overview: [
    ({ f, org }) => [
      `Each month ${f.starts} people begin a shop with ${org}. The set-up asks first for delivery zones, tax and a payment contract, and only then for a product. Most owners have never sent a parcel, so ${f.zoneShare} in 100 first visits end at the delivery question. Only ${f.shown} in 100 end with a product in the shop.`,
      `The other ${f.stops} people leave an empty shop. Advertising cost ${f.ad} for each, together ${f.cost}. A bar “Step 1 of 9” was tried; people left even earlier. Of all new shops, ${f.sale} in 100 sell within 30 days.`,
    ],
    ({ f, org }) => [
      `The software of ${org} was built for shops that knew their parcel prices. Today most owners begin with a few goods. They still meet questions about delivery, tax and a contract before they can show a product.`,
      `Of ${f.starts} first visits a month, ${f.zoneShare} in 100 end at the delivery question, and only ${f.shown} in 100 end with a product in the shop. Advertising for the other ${f.stops} people cost ${f.ad} each, together ${f.cost}. Films about delivery zones were tried. Owners still did not know what their parcel costs. Of all new shops, ${f.sale} in 100 sell within 30 days.`,
    ],
  ],
  whyNow: ({ f, s, start, org }) =>
    `On ${start}, ${s.change}. ${org} then expects ${f.next} new owners a month. At today’s rate, ${f.stopsThen} of them leave an empty shop, for ${f.costThen} of advertising.`,
  nonGoals: [
    'The look of the shops and their templates',
    'The checkout that buyers see',
    'Reports about visitors and sales',
    'Import of goods from another shop',
  ],
  constraints: [
    {
      type: 'time',
      at: 'next',
      text: () => 'Owners who come back do so days later, often on another computer.',
      effect: () => '‘What comes next’ begins where the owner stopped.',
      frame: 'a return after nine days',
    },
    {
      type: 'money',
      at: 'zones',
      text: ({ s, f }) =>
        `A parcel costs ${f.parcel} with ${s.carrier}, and twice as much when heavy. Few owners have scales.`,
      effect: () => '‘Where do you send?’ helps them to find the weight.',
      frame: 'a weight that the owner can only guess',
    },
    {
      type: 'technical',
      at: 'pay',
      text: () => 'The payment company checks each owner’s identity, for three working days.',
      effect: () => '‘Getting paid’ says so before it asks for the first paper.',
      frame: 'a check on its second day',
    },
    {
      type: 'content',
      at: 'product',
      text: () => 'Many owners have their pictures on another device, and some read in large text.',
      effect: () => '‘First product’ lets them go on without a picture.',
      frame: 'a product without a picture, in large text',
    },
    {
      type: 'people',
      at: 'order',
      text: () => 'The person who packs is often not the owner, and may not see sales or bank data.',
      effect: () => '‘First order’ shows only what the parcel needs, and sends open questions to the owner.',
      frame: 'a question sent on to the owner',
      from: 'professional',
    },
  ],
  strands: [
    {
      at: 'next',
      sides: [
        {
          who: 'product',
          wants: () =>
            'wants the page to offer opening the shop first, because owners go on once somebody has seen their goods',
        },
        {
          who: 'support',
          wants: () => 'wants the open questions first, because a first buyer who waits asks for money back',
        },
      ],
      decision: 'does a shop with one product first see “Open now”, or its open questions?',
      where: 'In ‘What comes next’, when a shop has one product and three open questions.',
      unknowns: [
        () => 'How many visitors does a shop with one product have in its first week?',
        () => 'Do owners answer an open question sooner when somebody waits for it?',
      ],
      twist: () =>
        'A newspaper writes about a shop with three open questions. 400 people visit it in one evening. What does ‘What comes next’ tell its owner?',
      users: ['owner', 'mover', 'packer'],
    },
    {
      at: 'zones',
      sides: [
        {
          who: 'product',
          wants: () => 'wants a proposed price, because any number is easier to correct than an empty field',
        },
        {
          who: 'support',
          wants: () =>
            'wants an empty field, because a proposed price stays for years, and owners lose money with each parcel',
        },
      ],
      decision: 'does the page show a proposed price, which may be wrong, or an empty field?',
      where: 'In ‘Where do you send?’, at the first parcel price.',
      unknowns: [
        () => 'How many owners know the weight of their goods?',
        () => 'How often is a proposed price changed later?',
      ],
      twist: ({ s }) =>
        `With one week’s notice, ${s.carrier} doubles its price for parcels above two kilograms. What does ‘Where do you send?’ ask owners with heavy goods?`,
      users: ['mover', 'owner', 'packer'],
    },
    {
      at: 'pay',
      sides: [
        {
          who: 'payments',
          wants: () => 'wants the card in the first visit, because a first buyer does not wait for a check',
        },
        {
          who: 'product',
          wants: () =>
            'wants the card after the first product, because nobody looks for it before there is something to sell',
        },
      ],
      decision: 'when does the page ask for the identity card?',
      where: 'In ‘Getting paid’, before the owner has a product to sell.',
      unknowns: [
        () => 'How many owners have the papers beside them on a first evening?',
        () => 'How many shops get their first order before the check ends?',
      ],
      twist: () =>
        'The payment company refuses 30 shops that have orders already. What does ‘Getting paid’ tell these owners, who owe somebody a parcel?',
      users: ['owner', 'mover', 'packer'],
    },
  ],
  sellingPoints: [
    { title: 'No share of sales', text: ({ f }) => `Owners pay ${f.fee} a month and nothing for each sale.` },
    { title: 'Two free months', text: () => 'The first two months cost nothing, and need no card number.' },
    { title: 'Own address', text: () => 'A shop that leaves keeps its goods, its orders and its web address.' },
  ],
  audience: (_, has) =>
    `People who open their first online shop, and small shops that go online.${has.phone ? ' The design also serves those who pack the first order.' : ''}`,
  direction: {
    styles: {
      minimal: {
        mood: 'Calm and light: owners are tired, and have one evening.',
        why: 'Today new owners are lost among questions.',
        shape: 'A single column with much space, and one thing for each line.',
        avoid: 'Hidden steps and fields without labels. Owners need to see how much is still open.',
      },
      bold: {
        mood: 'Confident, like somebody who calls out a price in a market.',
        why: 'Today owners doubt themselves at the first question, and leave.',
        shape: 'Wide blocks, one for each step, and the next one is the heaviest.',
        avoid: 'Cheering after small steps, which sounds false, and giant percentages, which show what is not done.',
      },
      playful: {
        mood: 'Light and curious, since most owners do this beside another job.',
        why: 'Most owners begin after work, and today the set-up feels like an office.',
        shape: 'Shelves with one drawn thing for each finished step.',
        avoid: 'Jokes at the contract. People who show an identity card want to be taken seriously.',
      },
      luxury: {
        mood: 'Careful and generous: even one basket is shown as if it were in a window.',
        why: 'Owners sell well-made things, and want to be proud of the shop while they build it.',
        shape: 'Wide margins, and one frame for what is asked now.',
        avoid: 'Thin grey letters and pale pictures. On old computers both look like a page that did not load.',
      },
      corporate: {
        mood: 'Clear and dependable, because money and contracts are decided here.',
        why: 'Owners trust the firm with their income, and want it to be as reliable as a bank.',
        shape: 'A list of steps with state and duration, in the same place on each page.',
        avoid: 'Trade terms such as fulfilment or checkout rules. A tailor should not need a dictionary.',
      },
      retro: {
        mood: 'Friendly and solid, like a shop sign that somebody painted by hand.',
        why: 'Many owners had a market stall before. The risk: old shapes look like an old program.',
        shape: 'Price cards and drawers with labels, one drawer for each open question.',
        avoid: 'Worn wood and ornaments around forms. They make a field look like decoration.',
      },
      futuristic: {
        mood: 'Quick and exact, like a good pocket calculator.',
        why: 'The firm is young, and wants to show that its program thinks ahead. The risk: beginners feel tested by it.',
        shape: 'Answers and the shop stand side by side, joined by one fine line.',
        avoid: 'Dark panels full of settings. New owners would think that the work is for engineers.',
      },
      organic: {
        mood: 'Warm and patient, like a neighbour who already has a shop.',
        why: 'Most of the goods are made by hand, and the firm’s other pages show baskets and cloth.',
        shape: 'Soft boxes of different sizes that are packed one after the other.',
        avoid: 'Craft paper behind text, and drawn leaves beside a contract. Nobody believes such a contract.',
      },
    },
    reading: 'Owners read the questions at arm’s length, with goods and papers around the computer.',
    accent: 'questions that are still open',
    sample: 'Woven basket, 900 g: three questions are open.',
  },
  untold: {
    budget: ({ f }) => `We would give three months of lost advertising for it. One month is ${f.cost}.`,
    decision: (d) =>
      `${d.who.director!.first} decides. If the contract moves to another place, ${d.who.payments!.first} must agree in writing.`,
    history: () =>
      'We once let people skip every question. Many opened, and first orders could not be sent for a week.',
    launch: () => 'One in five new owners sees it first, for a month. The others keep the old order.',
    content: () => 'The questions were written by our lawyers and our engineers. Nobody has put them into plain words.',
    machines: () => 'Every step can be saved and moved. Only the identity check belongs to another company.',
    access: () => 'Owners who left have agreed to calls. Call after eight, because they work in the daytime.',
    fear: () => 'That shops open quickly, disappoint their first buyers, and blame us for it.',
    others: () =>
      'Our rivals show a finished shop with invented goods first. People like it and then do not know what to do.',
    staff: () => 'Four people answer questions of new owners. Half of their answers are about parcels.',
    figures: () => 'Visits are counted exactly. Why somebody left is our reading, from the page on which it happened.',
    complaints: () => 'The sentence we hear most is “I only wanted to see what it looks like”.',
    stake: () => 'My sister tried it with her soaps. She stopped at the delivery zones.',
  },
});
