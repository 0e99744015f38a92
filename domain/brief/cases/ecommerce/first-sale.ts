import { defineCase, money } from '../case.ts';

export const firstSale = defineCase({
  id: 'first-sale',
  industry: 'ecommerce',
  client: 'everyday',
  model: 'subscription',
  channel: 'desktop',
  about:
    'A software company lets small sellers build an online shop. Its set-up asks for delivery zones, tax and the payment contract before a product can be shown. Owners do not have these answers at hand, so they leave an empty shop and rarely come back. The company wants new shops to open, and no first order should fail because a question came too late.',
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
          ad: 34,
          next: 1750,
          sent: 79,
          price: 32,
          fee: 19,
        },
        {
          starts: 900,
          noneIn100: 58,
          ad: 38,
          next: 1400,
          sent: 76,
          price: 39,
          fee: 24,
        },
      ],
      words: {
        change: 'a savings bank begins to recommend the set-up to small firms',
        zones: 'Germany, its islands and Austria',
        carrier: 'the parcel service',
        other: 'Görlitz',
        where: '',
        paying: 'payments',
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
          ad: 620,
          next: 1300,
          sent: 72,
          price: 1800,
          fee: 950,
        },
        {
          starts: 640,
          noneIn100: 63,
          ad: 580,
          next: 980,
          sent: 74,
          price: 1600,
          fee: 850,
        },
      ],
      words: {
        change: 'a telephone company begins to recommend the set-up to traders',
        zones: 'Kisumu by motorcycle and Nairobi by bus',
        carrier: 'the bus company that carries the parcels',
        other: 'Kakamega',
        where: ', many of them in a cybercafé or a library',
        paying: 'mobile payments',
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
          ad: 260,
          next: 2200,
          sent: 82,
          price: 690,
          fee: 290,
        },
      ],
      words: {
        change: 'a rival ends its free plan, and beginners look elsewhere',
        zones: 'the north, Bangkok and the islands',
        carrier: 'the post',
        other: 'Lampang',
        where: '',
        paying: 'payments',
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
          ad: 46,
          next: 1150,
          sent: 77,
          price: 48,
          fee: 29,
        },
        {
          starts: 1000,
          noneIn100: 59,
          ad: 42,
          next: 1600,
          sent: 81,
          price: 52,
          fee: 27,
        },
      ],
      words: {
        change: 'the months before Christmas begin, in which most new shops open',
        zones: 'Quebec and the far north',
        carrier: 'the post',
        other: 'Bathurst',
        where: '',
        paying: 'payments',
      },
    },
  ],
  surfaces: {
    desk: { name: 'Set-up on the desktop', device: 'desktop', size: '1280 × 800 px' },
    phone: { name: 'Order pages on the phone', device: 'phone', size: '390 × 844 px' },
  },
  figures: (i) => {
    const stops = Math.round((i.starts * i.noneIn100) / 100);
    const stopsThen = Math.round((i.next * i.noneIn100) / 100);
    const shown = 100 - i.noneIn100;
    const closed = 80 - Math.round(i.noneIn100 * 0.6);
    const open = Math.round((shown * (100 - closed)) / 100);
    const paySum = Math.round(i.noneIn100 * 0.24);
    const unopened = Math.round((i.starts * (100 - open)) / 100);
    const unopenedThen = Math.round((i.next * (100 - open)) / 100);
    return {
      ...i,
      ad: money(i.ad),

      price: money(i.price),
      fee: money(i.fee),
      stops,
      cost: money(stops * i.ad),
      stopsThen,
      shown,
      shownGoal: shown + 15,
      payNow: Math.round((i.starts * paySum) / 100),
      payThen: Math.round((i.next * paySum) / 100),
      unopened,
      lost: money(unopened * i.ad),
      unopenedThen,
      open,
      openGoal: Math.round(open * 1.45),
      sentGoal: i.sent + 9,
    };
  },
  users: {
    owner: {
      surface: 'desk',
      variants: [
        {
          role: 'Bicycle mechanic, who sews saddle bags',
          conflict: 'zones',
          needs: 'a weight that the owner can only guess',
          gender: 'm',
          ages: [27, 45],
          context: () => 'sits at a laptop, with three bags but without scales.',
          goal: () => 'Get past the parcel question tonight.',
          obstacle: () => 'He does not know what a parcel costs, and guesses.',
          quote: 'I can tell you what a bag costs. You ask me about parcels.',
        },
        {
          role: 'Tailor, who sells aprons after closing time',
          conflict: 'next',
          gender: 'f',
          ages: [48, 67],
          context: () => 'uses an old computer with large text.',
          needs: 'a product without a picture, in large text',
          goal: () => 'Open her shop tonight, and answer the rest later.',
          obstacle: () => 'She leaves to look for a picture, and loses the page.',
          quote: 'I left to look for a picture. I found the picture, but not the page.',
        },
        {
          role: 'Student, who sells baskets for her mother',
          conflict: 'pay',
          gender: 'f',
          ages: [19, 26],
          home: (d) => d.s.other,
          context: () => 'sits at a computer in her student room, far from her mother.',
          goal: () => 'Put one basket into the shop tonight.',
          obstacle: () => 'The photo ID is her mother’s, and her mother is at home.',
          quote: 'My mother makes the baskets. She also has the photo ID.',
        },
      ],
    },
    mover: {
      surface: 'desk',
      variants: [
        {
          role: 'Owner of a stationery shop, who already sends parcels',
          conflict: 'next',
          ages: [34, 58],
          context: () => 'sits at the shop’s computer between two customers.',
          goal: () => 'Answer every question first, and open on Monday.',
          obstacle: () => 'Each customer interrupts the set-up, and it starts again.',
          quote: 'A customer came in. When I was back, so was question one.',
        },
        {
          role: 'Bookseller, who already sends books by post',
          conflict: 'pay',
          gender: 'm',
          ages: [31, 59],
          context: () => 'has his photo ID ready beside the computer.',
          goal: () => 'Finish the ID check before the first buyer comes.',
          obstacle: () => 'When a step can be skipped, he skips it and forgets it.',
        },
        {
          role: 'Coffee roaster, who leaves an online marketplace',
          conflict: 'zones',
          gender: 'f',
          ages: [29, 47],
          context: () => 'copies parcel prices from the marketplace.',
          goal: () => 'Enter the exact parcel prices that buyers already know.',
          obstacle: () => 'When a number is there already, she does not check it.',
          quote: 'If a price stands there, I believe it. So let none stand there.',
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
          context: () => 'stands between boxes and reads on his phone.',
          goal: () => 'Know what to pack, and where it goes.',
          obstacle: () => 'An email tells him that an answer is missing, but not which one.',
          quote: 'I have the bag and the box. I do not know how to send them.',
        },
        {
          role: 'Sales assistant, who packs orders at the counter',
          gender: 'f',
          ages: [20, 55],
          context: () => 'reads on her phone while she packs.',
          goal: () => 'Close one parcel before the next customer comes.',
          obstacle: () => 'Only the owner knows the missing answer, and is away.',
        },
      ],
    },
  },
  stakeholders: {
    director: {
      role: 'managing director',
    },
    product: { role: 'head of product' },
    support: { role: 'head of support' },
    payments: { role: 'head of payments' },
  },
  goals: ({ f }) => ({
    shown: {
      direction: 'Raise',
      what: 'the share of first visits that end with a product in the shop',
      from: `${f.shown} in 100`,
      today: 'Only {from} first visits end with a product in the shop, because other questions come first.',
      to: `${f.shownGoal} in 100`,
      months: 2,
      measuredBy: 'the set-up’s log',
    },
    open: {
      direction: 'Raise',
      what: 'the share of new owners who open their shop within 30 days',
      from: `${f.open} in 100`,
      today: 'Of all new owners, only {from} open their shop within 30 days.',
      to: `${f.openGoal} in 100`,
      months: 3,
      measuredBy: 'the set-up’s log',
    },
    sent: {
      direction: 'Raise',
      what: 'the share of first orders that are sent within two days',
      from: `${f.sent} in 100`,
      today: 'Of the first orders, only {from} are sent within two days.',
      to: `${f.sentGoal} in 100`,
      months: 3,
      measuredBy: 'the order system',
    },
  }),
  features: {
    next: {
      title: 'What comes next',
      surface: 'desk',
      user: 'owner',
      goal: 'open',
      does: 'tells the owner what the shop still needs',
      frames: [
        'a shop with one product and three unanswered questions',
        'a new, empty shop',
        'a shop on the day of its first visitor',
      ],
    },
    product: {
      title: 'First product',
      surface: 'desk',
      user: 'owner',
      goal: 'shown',
      does: 'asks for name, price and picture',
      frames: ['a basket with picture and price', 'a shop with its second product'],
    },
    zones: {
      title: 'Where do you send?',
      surface: 'desk',
      user: 'mover',
      goal: 'shown',
      does: 'asks where the shop sends, and what a parcel costs',
      frames: [
        'the question about the parcel price of a basket',
        'a price list with three zones',
        'the answer “pick-up only”',
      ],
    },
    pay: {
      title: 'Getting paid',
      surface: 'desk',
      user: 'owner',
      goal: 'open',
      does: 'asks for the photo ID that is needed before buyers can pay',
      frames: [
        'the request for the photo ID, between two other steps, with the line on who sees it',
        'a photo ID that has been checked',
      ],
    },
    order: {
      title: 'First order',
      surface: 'phone',
      user: 'packer',
      goal: 'sent',
      does: 'shows what to pack, and which answer is missing',
      frames: [
        'an order with an unanswered question',
        'an order that can be packed',
        'a parcel that is marked as sent',
      ],
    },
  },
  task: (d, has) =>
    [
      `Design the set-up pages of ${d.org}, a company in ${d.town}, ${d.country}, that lets small sellers build an online shop.`,
      `Owners of new shops use them in a desktop browser${d.s.where}.`,
      has.phone && 'Whoever packs the parcels sees the first order on a phone.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: ({ f, s }, _, at) => {
    const start = `Take one woven basket of 900 g for ${f.price}.`;
    if (at === 'zones')
      return `Take one woven basket of 900 g, to be sent to ${s.zones}. Write what its owner reads beside the first parcel price, once with a proposed price and once with an empty field. Which words can stay the same?`;
    if (at === 'pay')
      return `${start} Write the sentence that asks for the photo ID, once before the basket is in the shop and once after it. Which of the two needs a reason?`;
    return `${start} List the questions that must be answered before a buyer can see the basket. Then list those that must be answered before it is sent.`;
  },
  glossary: [
    { word: 'Set-up', means: 'the steps that lead from an empty shop to an open one.' },
    { word: 'Parcel price', means: 'what a buyer pays for the parcel.' },
  ],
  safety: ({ s }) =>
    `Only the company that handles ${s.paying} sees the photo ID. ‘Getting paid’ says so before it asks for it.`,
  overview: [
    ({ f, org }, _, at) =>
      at === 'pay'
        ? `At eleven at night, a student sets up a shop for her mother’s baskets with ${org}. Before the first basket, the page asks for a photo ID, which her mother has. She is one of ${f.starts} people who begin a shop this month.`
        : at === 'next'
          ? `At eleven at night, a woman has put one basket into her new shop at ${org}. Before it can open, the page asks three more questions. She closes the laptop. Each month ${f.starts} people begin a shop.`
          : `At eleven at night, a woman opens an online shop for her baskets with ${org}. The first page asks: “Your delivery zones?” She closes the laptop. Each month ${f.starts} people begin a shop, and ${f.stops} leave it empty.`,
    ({ f, org }, _, at) =>
      at === 'pay'
        ? `Three jars of honey stand beside a keyboard. Their owner opens a shop with ${org}, and the page wants a photo ID before it wants honey. He stops there. He is one of ${f.starts} people who begin a shop this month.`
        : at === 'next'
          ? `Three jars of honey stand in a new shop at ${org}, but nobody can visit it. Its owner would have to answer three more questions first. Each month ${f.starts} people begin a shop, and ${f.unopened} do not open it within 30 days.`
          : `Three jars of honey stand beside a keyboard. Their owner opens a shop with ${org}, and the first page asks about delivery, not about honey. Each month ${f.starts} people begin a shop, and ${f.stops} leave it empty.`,
  ],
  nonGoals: [
    'The look of the shops and their templates',
    'The checkout that buyers see',
    'Reports about visitors and sales',
    'The questions about tax',
  ],
  constraints: [
    {
      type: 'time',
      at: 'next',
      text: () => 'Owners often come back days later, on another computer.',
      effect: () => '‘What comes next’ begins where the owner stopped.',
      frame: 'the page of an owner who comes back after nine days',
    },
    {
      type: 'money',
      at: 'zones',
      text: () => 'A heavy parcel costs twice as much, and few owners have scales.',
      effect: () => '‘Where do you send?’ helps owners to estimate the weight.',
      frame: 'a weight that the owner can only guess',
    },
    {
      type: 'technical',
      at: 'pay',
      text: ({ s }) => `The company that handles ${s.paying} takes three working days to check a photo ID.`,
      effect: () => '‘Getting paid’ says this before it asks for the ID.',
      frame: 'the page on the second day of a check',
    },
    {
      type: 'content',
      at: 'product',
      text: () => 'Many owners have their pictures on another device, and some need large text.',
      effect: () => '‘First product’ works without a picture, and in large text.',
      frame: 'a product without a picture, in large text',
    },
    {
      type: 'people',
      at: 'order',
      text: () => 'The person who packs is often not the owner.',
      effect: () => '‘First order’ sends unanswered questions to the owner.',
      frame: 'a question sent on to the owner',
      from: 'professional',
    },
  ],
  strands: [
    {
      at: 'next',
      titles: [
        (d) => `Setting up a shop with ${d.org}: open now, or answer first?`,
        (d) => `From an empty shop to an open one: what comes next at ${d.org}?`,
      ],
      problem: ({ f }) =>
        `Each month, ${f.unopened} new owners do not open their shop within 30 days. Each has cost ${f.ad} in advertising: ${f.lost} together. By the set-up’s log, four in ten shops with a product only wait for an answer.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.change}. If only ${f.open} in 100 new owners then open their shop in time, ${f.unopenedThen} of ${f.next} a month will not.`,
      sides: [
        {
          who: 'product',
          wants: () => 'wants the shop to open with one product, because owners go on when somebody has visited',
        },
        {
          who: 'support',
          wants: () => 'wants every question answered first, because a buyer without a parcel wants the money back',
        },
      ],
      decision: 'can an owner open the shop while questions are unanswered, or only when all are answered?',
      unknowns: [
        () => 'How long would a first buyer wait until the order can be sent?',
        () => 'Do owners answer sooner when a buyer waits for a parcel?',
      ],
      twist: () =>
        'After a newspaper report, 400 people visit a shop with three unanswered questions. What does ‘What comes next’ tell its owner?',
      users: ['owner', 'mover', 'packer'],
    },
    {
      at: 'zones',
      titles: [
        (d) => `Setting up a shop with ${d.org}: the first question should not be the last`,
        (d) => `Setting up a shop with ${d.org}: what does the first parcel cost?`,
      ],
      problem: ({ f }) =>
        `Each month, ${f.stops} new owners leave without a product. By the log, half of them stop at the question about parcel prices. Each has cost ${f.ad} in advertising: ${f.cost} together.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.change}. If only ${f.shown} in 100 first visits then end with a product, ${f.stopsThen} of ${f.next} owners a month will stop without one.`,
      sides: [
        {
          who: 'product',
          wants: () => 'wants a proposed price, because it is easier to correct a number than to find one',
        },
        {
          who: 'support',
          wants: () => 'wants an empty field, because owners keep a wrong price, and then pay for each parcel',
        },
      ],
      decision: 'does the page propose a parcel price, or leave the field empty?',
      unknowns: [
        () => 'Do owners correct a proposed price, or leave it?',
        () => 'Do owners weigh a product when the page asks for grams?',
      ],
      twist: ({ s }) =>
        `With one week’s notice, ${s.carrier} doubles the price for parcels above two kilograms. What does ‘Where do you send?’ ask owners with heavy goods?`,
      users: ['mover', 'owner', 'packer'],
    },
    {
      at: 'pay',
      titles: [
        (d) => `Setting up a shop with ${d.org}: your photo ID first, or your goods?`,
        (d) => `Getting paid with ${d.org}: when should a new owner show a photo ID?`,
      ],
      problem: ({ f }) =>
        `Each month, ${f.payNow} new owners stop at the request for a photo ID. In all, ${f.unopened} do not open their shop within 30 days, and each has cost ${f.ad} in advertising: ${f.lost} together.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.change}. Of ${f.next} new owners a month, ${f.payThen} will stop at the photo ID, and only ${f.open} in 100 will open in time.`,
      sides: [
        {
          who: 'payments',
          wants: () => 'wants the photo ID before the first product, because few who skip it return in time',
        },
        {
          who: 'product',
          wants: () => 'wants the photo ID after the first product, because owners stay once they see their goods',
        },
      ],
      decision: 'does the page ask for the photo ID before the first product, or after it?',
      unknowns: [
        () => 'Do owners look for their photo ID once a product is in the shop?',
        () => 'Does the name of the company that handles payments calm owners or worry them?',
      ],
      twist: () =>
        'After a second check, the company that handles payments refuses 30 shops that already sell. What does ‘Getting paid’ tell these owners?',
      users: ['owner', 'mover', 'packer'],
    },
  ],
  sellingPoints: [
    { title: 'No share of sales', text: ({ f }) => `Owners pay ${f.fee} a month and nothing for each sale.` },
    { title: 'Time to try', text: () => 'The first two months cost nothing.' },
    { title: 'Answers by people', text: () => 'Four people answer the questions of new owners.' },
  ],
  audience: (_, has) =>
    `Owners of new online shops${has.phone ? ', and those who pack their first orders' : ', many of them without experience'}.`,
  direction: {
    styles: {
      minimal: {
        mood: 'Calm and light, because owners are tired after work, and each extra line looks like one more question.',
        shape:
          'One shop door drawn in a single line, and one question below it in wide space: the door opens a little with each answer.',
        second: {
          zones: 'shows one zone and its price at a time, because owners think of one parcel, not of a list',
          product:
            'leaves the page around picture, name and price empty, because owners want to see their goods and no form',
        },
        avoid:
          'Hidden steps, because owners then think that they are done. Fields without labels, because owners do not know what to type there.',
      },
      bold: {
        mood: 'Confident and plain, because owners know their goods, and doubt themselves at the first form.',
        shape:
          'A stair of full-width blocks, one for each step, with the next one heaviest: the other questions are seen, and do not press.',
        second: {
          zones:
            'sets the parcel price in very heavy figures beside its zone, because a wrong figure is paid with each parcel',
          product: 'sets name and price across the full width, because owners can answer these at once',
        },
        avoid:
          'Cheers after small steps, because they sound false. Giant percentages, because they remind owners of how much is missing.',
      },
      playful: {
        mood: 'Light and encouraging, because a first shop is a small adventure, and dull questions spoil it.',
        shape: 'A small, round basket is fuller after each answer: owners see what the last question was good for.',
        second: {
          zones:
            'draws each zone as a round island with a small parcel on it, because owners think of places, not of zones',
          product:
            'puts the product into a small drawn shop window with round corners, because owners set up for this view',
        },
        avoid:
          'Jokes near the photo ID, because owners must trust the page that asks for it. Toys, because they make goods look cheap.',
      },
      luxury: {
        mood: 'Careful and generous, because a shop with one product looks poor unless this product gets room.',
        shape:
          'A shop window of fine lines in a wide margin, with the one product or still empty: owners see what buyers look at first.',
        second: {
          zones:
            'sets each zone and its price on a fine line with wide margins, because buyers judge a shop by its price list',
          product: 'gives the picture half of the page and few words beside it, because buyers cannot touch the goods',
        },
        avoid:
          'Thin grey letters, because they are hard to read on old screens. Pale pictures, because they look half loaded.',
      },
      corporate: {
        mood: 'Orderly and serious, because owners trust this page with their money and a photo ID.',
        shape:
          'A checklist with one row for each step, and a ticked or empty box in front: an owner who comes back reads down the boxes.',
        second: {
          zones: 'puts zone, weight and price into three columns, because owners copy the prices from another list',
          product: 'keeps name, price and picture in fixed rows, because the second product is entered in the same way',
        },
        avoid:
          'Terms such as “fulfilment”, because they stop new owners. Grey forms, because many owners are afraid of official forms.',
      },
      retro: {
        mood: 'Friendly and solid, because many owners have sold at a market before, and never with a form.',
        shape:
          'Ruled price labels with name and price of each product: owners have written such labels, and know what belongs there.',
        second: {
          zones:
            'gives each zone a ruled line with dots up to its price, because a price must not slip into another line',
          product:
            'sets name and price on a framed card below the picture, because an empty card shows what is missing',
        },
        avoid:
          'Worn wood, because it makes a new shop look old. Ornaments around a field, because they hide where to type.',
      },
      futuristic: {
        mood: 'Exact and sober, because owners guess the weight today, and then guess the price from it.',
        shape:
          'Fine lines with ticks and exact figures for grams and prices: an owner sees where a parcel becomes dearer.',
        second: {
          pay: 'draws the three days of the check as a thin line with three ticks, because owners otherwise ask what happens',
          product: 'sets the price in exact figures of one width, because one slip gives the goods away',
        },
        avoid:
          'Dark panels, because owners then look for a technician. Rows of settings, because an owner with one product needs none.',
      },
      organic: {
        mood: 'Warm and down-to-earth, because most owners sell what they have made themselves.',
        shape:
          'Soft boxes with uneven edges and of different sizes, one for each answer: strict forms frighten people who sell for the first time.',
        second: {
          zones: 'lays near and far zones as soft layers around the owner’s town, because prices rise with distance',
          product: 'gives the picture a soft, uneven edge, because goods made by hand look lifeless in a hard frame',
        },
        avoid:
          'Craft paper behind text, because it hides the letters. Flowers beside a contract, because it then looks like an advertisement.',
      },
    },
    reading: 'Clear letters, because owners look from the screen to their goods and back.',
    lettering: 'the company’s booklet',
    own: 'the company’s office door',
    accent: 'the field to fill in now, because interrupted owners have to find it again',
    sample: 'Woven basket, 900 g: three questions are unanswered.',
  },
  untold: {
    budget: ({ f }) => `We would give what we lose in three months. One month is ${f.cost}.`,
    decision: (d) =>
      `I decide. If the contract moves to another place, ${d.who.payments!.first} must agree in writing.`,
    history: () =>
      'We once let people skip every question. Many opened, and first orders could not be sent for a week.',
    launch: () => 'For a month, one in five new owners gets the new set-up. The others keep the old one.',
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
