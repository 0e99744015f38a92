import { defineCase, money } from '../case.ts';

export const soldOut = defineCase({
  id: 'sold-out',
  industry: 'ecommerce',
  client: 'everyday',
  model: 'retail',
  channel: 'phone',
  about:
    'An online supermarket promises goods that are gone when the order is packed. A picker, who collects the goods, chooses something similar in a hurry. The customer learns of it at the door and refuses much of it, and chilled food that was refused is thrown away. The supermarket wants to know beforehand what a customer would take.',
  settings: [
    {
      country: 'gb',
      town: 'Leeds',
      orgs: ['Airebank Grocers', 'Kirkgate Larder', 'Ninefold Grocery'],
      start: [11, 2],
      trigger: 'season',
      languages: ['English'],
      inputs: [
        {
          orders: 5200,
          swapsIn100: 58,
          refusedIn100: 24,
          wish: 22,
          cost: 3,
          seconds: 150,
          soon: 6800,
          price: 1.8,
          dearer: 2.4,
        },
        {
          orders: 4100,
          swapsIn100: 64,
          refusedIn100: 26,
          wish: 27,
          cost: 3,
          seconds: 140,
          soon: 5600,
          price: 1.7,
          dearer: 2.3,
        },
      ],
      words: { change: 'the weeks of the Christmas orders begin', item: 'oat drink', brand: 'soya drink', rule: '' },
    },
    {
      country: 'ro',
      town: 'Cluj-Napoca',
      orgs: ['Cămara Clujului', 'Coșul Someș', 'Băcănia Feleac'],
      start: [9, 1],
      trigger: 'rival',
      languages: ['Romanian', 'Hungarian'],
      inputs: [
        {
          orders: 3100,
          swapsIn100: 66,
          refusedIn100: 29,
          wish: 21,
          cost: 16,
          seconds: 160,
          soon: 4300,
          price: 11,
          dearer: 14,
        },
        {
          orders: 2500,
          swapsIn100: 61,
          refusedIn100: 27,
          wish: 26,
          cost: 15,
          seconds: 145,
          soon: 3400,
          price: 10,
          dearer: 13,
        },
      ],
      words: { change: 'a rival stops its deliveries in the city', item: 'oat drink', brand: 'almond drink', rule: '' },
    },
    {
      country: 'my',
      town: 'Ipoh',
      orgs: ['Kinta Bakul', 'Dapur Kinta Grocers', 'Lorong Pasar Online'],
      start: [7, 1],
      trigger: 'growth',
      languages: ['Malay', 'English'],
      inputs: [
        {
          orders: 2600,
          swapsIn100: 71,
          refusedIn100: 31,
          wish: 19,
          cost: 8,
          seconds: 170,
          soon: 3900,
          price: 9,
          dearer: 12,
        },
      ],
      words: {
        change: 'the supermarket begins to deliver in the evening as well',
        item: 'oat drink',
        brand: 'soya drink',
        rule: ' Where a product is halal, the label line says so.',
      },
    },
    {
      country: 'cl',
      town: 'Concepción',
      orgs: ['Almacén Biobío', 'La Despensa Penquista', 'Canasto Andalién'],
      start: [9, 1],
      trigger: 'season',
      languages: ['Spanish'],
      inputs: [
        {
          orders: 3800,
          swapsIn100: 63,
          refusedIn100: 28,
          wish: 25,
          cost: 2100,
          seconds: 155,
          soon: 5100,
          price: 1900,
          dearer: 2400,
        },
        {
          orders: 2900,
          swapsIn100: 67,
          refusedIn100: 30,
          wish: 28,
          cost: 2000,
          seconds: 165,
          soon: 4200,
          price: 1800,
          dearer: 2300,
        },
      ],
      words: {
        change: 'the weeks before the national holidays begin',
        item: 'oat drink',
        brand: 'almond drink',
        rule: '',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Shop on the customer’s phone', device: 'phone', size: '390 × 844 px' },
    picker: { name: 'Picking tablet on the trolley', device: 'tablet', size: '1280 × 800 px' },
  },
  figures: (i) => {
    const swaps = Math.round((i.orders * i.swapsIn100) / 100);
    const refused = Math.round((swaps * i.refusedIn100) / 100);
    const swapsSoon = Math.round((i.soon * i.swapsIn100) / 100);
    const refusedSoon = Math.round((swapsSoon * i.refusedIn100) / 100);
    return {
      ...i,

      price: money(i.price),
      dearer: money(i.dearer),
      swaps,
      refused,
      refusedSoon,
      each: money(i.cost),
      costWeek: money(refused * i.cost),
      costSoon: money(refusedSoon * i.cost),
      refusedGoal: Math.round(i.refusedIn100 * 0.66),
      wishGoal: Math.round(i.wish * 1.7),
      secondsGoal: Math.round((i.seconds * 0.71) / 5) * 5,
    };
  },
  users: {
    shopper: {
      surface: 'phone',
      variants: [
        {
          role: 'Hospital porter, who orders once a week',
          conflict: 'swap',
          gender: 'm',
          ages: [28, 50],
          context: () => 'pushes beds, and looks at his phone in the lift.',
          goal: () => 'Get something for dinner, even when he cannot answer.',
          obstacle: () => 'He often reads a message when the bags are closed already.',
          quote: 'I ordered rice and curry paste. I got noodles and the paste.',
        },
        {
          role: 'Mother of a girl with a nut allergy',
          conflict: 'rules',
          gender: 'f',
          ages: [29, 48],
          context: () => 'orders on her phone, and reads every label.',
          goal: () => 'Get only products that she has chosen.',
          obstacle: () => 'She sends back each substitute whose label she could not check.',
          quote: 'Similar is a word for socks. It is no word for nuts.',
        },
        {
          role: 'Father of three, who keeps to a weekly budget',
          conflict: 'door',
          gender: 'm',
          ages: [31, 49],
          context: () => 'compares the bags with the order on his phone.',
          goal: () => 'Know before the van comes what costs more.',
          obstacle: () => 'He finds a higher price only days later, on the bill.',
          quote: 'My money lasts exactly one week. Then they swap the cheese.',
        },
      ],
    },
    receiver: {
      surface: 'phone',
      variants: [
        {
          role: 'Dressmaker, who cooks for her sister',
          conflict: 'rules',
          gender: 'f',
          ages: [50, 66],
          context: () => 'Her phone shows large text, and she orders between two fittings.',
          goal: () => 'Get something similar without answering questions.',
          obstacle: () => 'She skips each question, and the picker’s guess is often wrong.',
          needs: 'a substitute with its label line, in large text',
          quote: 'I take nearly anything, if somebody tells me.',
        },
        {
          role: 'Carer, who receives a patient’s order',
          conflict: 'door',
          gender: 'f',
          ages: [24, 57],
          context: () => 'unpacks the bags, with her phone beside her.',
          goal: () => 'Hold a product before she says yes or no.',
          obstacle: () => 'She has never seen the order, and knows products by sight only.',
        },
        {
          role: 'Cook, who opens the bags of his shared house',
          conflict: 'swap',
          gender: 'm',
          ages: [21, 28],
          context: () => 'answers every message on his phone at once.',
          goal: () => 'Get nothing that he has not agreed to.',
          obstacle: () => 'The question goes to a flatmate, who does not read it.',
          quote: 'I would have said yes to the other cheese. Nobody asked me.',
        },
      ],
    },
    picker: {
      surface: 'picker',
      variants: [
        {
          role: 'Picker, who collects eight orders in one round',
          ages: [20, 55],
          context: () => 'pushes a trolley with a tablet on its handle.',
          goal: () => 'Decide at an empty shelf without guessing.',
          obstacle: () => 'For most items, the tablet does not say what the customer wants.',
          quote: 'I know the shelf. I do not know the dinner.',
        },
        {
          role: 'Student, who picks on Saturdays',
          ages: [18, 26],
          context: () => 'pushes a trolley with a tablet.',
          goal: () => 'Choose what an experienced picker would choose.',
          obstacle: () => 'For most items, the tablet says only “similar product”.',
        },
      ],
    },
  },
  stakeholders: {
    director: {
      role: 'managing director',
    },
    service: { role: 'head of customer service' },
    operations: { role: 'head of the storehouse' },
    buying: { role: 'head of buying' },
  },
  goals: ({ f }) => ({
    refused: {
      direction: 'Lower',
      what: 'the share of substitutes that are refused or sent back',
      from: `${f.refusedIn100} in 100`,
      today: 'Of all substitutes, {from} are refused or sent back.',
      to: `${f.refusedGoal} in 100`,
      months: 1,
      measuredBy: 'the drivers’ list and the refund list',
    },
    wishes: {
      direction: 'Raise',
      what: 'the share of sold-out items with a customer’s wish',
      from: `${f.wish} in 100`,
      today: 'Pickers know the customer’s wish for only {from} sold-out items.',
      to: `${f.wishGoal} in 100`,
      months: 1,
      measuredBy: 'the wishes that customers entered or confirmed',
    },
    seconds: {
      direction: 'Lower',
      what: 'a picker’s average time for one substitute',
      from: `${f.seconds} seconds`,
      today: 'Guessing takes a picker {from} on average for each substitute.',
      to: `${f.secondsGoal} seconds`,
      months: 2,
      measuredBy: 'the picking tablets',
    },
  }),
  features: {
    rules: {
      title: 'If it is sold out',
      surface: 'phone',
      user: 'shopper',
      goal: 'wishes',
      does: 'asks beforehand what the customer would take instead',
      frames: [
        'the question about a cereal bar, before the customer answers',
        'a basket without any wish',
        'two items that belong to one dinner',
      ],
    },
    swap: {
      title: 'Swap now',
      surface: 'phone',
      user: 'shopper',
      goal: 'refused',
      does: 'asks about a substitute while the order is packed',
      frames: [
        'the question about an oat drink, with what happens if no answer comes',
        'the customer’s answer “no substitute”',
      ],
    },
    door: {
      title: 'What is different',
      surface: 'phone',
      user: 'receiver',
      goal: 'refused',
      does: 'lists the substitutes without an answer once the bags are closed, and takes a yes or no',
      frames: ['a more expensive substitute, with price and reason', 'one substitute that the customer refuses'],
    },
    shelf: {
      title: 'Empty shelf',
      surface: 'picker',
      user: 'picker',
      goal: 'seconds',
      does: 'shows the picker what this customer would take',
      frames: ['a customer’s wish, and three products on the shelf', 'an item without any wish'],
    },
  },
  task: (d, has) =>
    [
      `Design the pages on which ${d.org}, an online supermarket in ${d.town}, ${d.country}, replaces sold-out items.`,
      'Customers see them on a phone: when they order, while the order is packed, and when it comes.',
      has.picker && 'Pickers, who collect the goods, use a tablet on a trolley.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: ({ f, s }, _, at) => {
    const start = `Take one litre of ${s.item} for ${f.price}, which is sold out.`;
    if (at === 'rules')
      return `Take one litre of ${s.item} for ${f.price}, which may be sold out. The customer has not ordered yet. Write the question and its answers, in 25 words at most. Which answer does a tired customer choose?`;
    if (at === 'door')
      return `${start} The bag holds ${s.brand} for ${f.dearer}, the only one left. Write the line about it twice: for somebody at home before the van comes, and for somebody at the door.`;
    return `${start} The shelf holds ${s.brand} for ${f.dearer}. Write the question to the customer. Then write two lines for a customer who does not answer: “packed” and “left out”.`;
  },
  glossary: [
    { word: 'Picker', means: 'somebody who collects the goods of an order.' },
    { word: 'Substitute', means: 'a product packed in place of a sold-out one.' },
    { word: 'Wish', means: 'what a customer wants if an item is sold out.' },
  ],
  safety: ({ s }) => `A label line names each substitute’s ingredients, and no page calls a product safe.${s.rule}`,
  overview: [
    ({ f, s, org }, _, at) =>
      at === 'swap'
        ? `A picker of ${org} asks a customer about ${s.item}. No answer comes in six minutes, so the picker packs ${s.brand}. At home nobody drinks it. The supermarket packs ${f.swaps} substitutes a week.`
        : at === 'door'
          ? `A customer of ${org} finds ${s.brand} for ${f.dearer} in a bag, instead of ${s.item} for ${f.price}. The list of substitutes lies in the bag, and the van has left. The supermarket packs ${f.swaps} substitutes a week.`
          : `Somebody orders a birthday cake and candles from ${org}. The cake is sold out, and the picker’s tablet says only “similar product”. At the door, the customer gets bread with candles. The supermarket packs ${f.swaps} substitutes a week.`,
    ({ f, s, org }, _, at) =>
      at === 'swap'
        ? `In a lift, a customer of ${org} reads a question: ${s.brand} for ${s.item}? It is eight minutes old, and the bags are closed. The supermarket packs ${f.swaps} substitutes a week.`
        : at === 'door'
          ? `At the door, a driver of ${org} holds four bags and looks at the clock. The customer reads prices, and finds ${s.brand} for ${f.dearer} in place of ${s.item}. The supermarket packs ${f.swaps} substitutes a week.`
          : `A picker of ${org} finds the shelf empty. For ${s.item}, the tablet says only “similar product”. The picker packs ${s.brand}, and the customer hears of it at the door. The supermarket packs ${f.swaps} substitutes a week.`,
  ],
  nonGoals: [
    'Forecasts of the stock',
    'The choice of a delivery time',
    'Search and product pages',
    'Payment and receipts',
  ],
  constraints: [
    {
      type: 'technical',
      at: 'rules',
      text: () => 'The website knows only the stock of the night before.',
      effect: () => '‘If it is sold out’ says “may be”, and never “will be”.',
      frame: 'an item that may be sold out, with last week’s answer',
    },
    {
      type: 'time',
      at: 'swap',
      text: () => 'The picker walks on, and closes the bags six minutes after the question.',
      effect: () => '‘Swap now’ shows how long an answer still counts.',
      frame: 'a customer’s answer after the bags were closed',
    },
    {
      type: 'people',
      at: 'door',
      text: () => 'Some customers hold a bag in one hand, and read in large text.',
      effect: () => '‘What is different’ keeps product and price together, also in large text.',
      frame: 'a substitute with its label line, in large text',
    },
    {
      type: 'time',
      at: 'rules',
      text: () => 'Customers order 40 items in about ten minutes.',
      effect: () => '‘If it is sold out’ asks only about items that often run out.',
      frame: 'a basket of 40 items with three questions',
    },
    {
      type: 'money',
      at: 'door',
      text: () => 'Chilled food that stands at the door too long is thrown away.',
      effect: () => '‘What is different’ puts chilled food first.',
      frame: 'a chilled substitute at the top of the list',
    },
    {
      type: 'technical',
      at: 'shelf',
      text: () => 'Pickers wear gloves, and look at the tablet while they walk.',
      effect: () => '‘Empty shelf’ has few, large buttons.',
      frame: 'a choice between two products, with large buttons',
      from: 'professional',
    },
  ],
  strands: [
    {
      at: 'rules',
      titles: [
        (d) => `Sold out at ${d.org}: would you take ${d.s.brand} for ${d.s.item}?`,
        (d) => `${d.org} asks before it packs: what would you take instead?`,
      ],
      problem: ({ f }) =>
        `For only ${f.wish} in 100 sold-out items, pickers know what the customer wants. For the others they guess. Of all substitutes, ${f.refusedIn100} in 100 are refused or sent back: ${f.refused} a week, at ${f.each} each, cost ${f.costWeek}.`,
      whyNow: ({ f, s, start, org }) =>
        `On ${start}, ${s.change}. ${org} then expects ${f.soon} orders a week instead of ${f.orders}, and refused substitutes will cost ${f.costSoon} a week.`,
      sides: [
        {
          who: 'buying',
          wants: () => 'wants “Something similar” selected from the start, because most customers would take it',
        },
        {
          who: 'service',
          wants: () =>
            'wants nothing selected, because an answer that the supermarket selects is not the customer’s wish',
        },
      ],
      decision: 'is “Something similar” selected from the start, or is nothing selected?',
      unknowns: [
        () => 'How many questions does a customer answer before paying?',
        () => 'Do wishes stay the same from week to week?',
      ],
      twist: () =>
        'A maker recalls a yoghurt that many people ordered. What does ‘If it is sold out’ show to customers who want “Only this one”?',
      users: ['shopper', 'receiver', 'picker'],
    },
    {
      at: 'swap',
      titles: [
        (d) => `Substitutes at ${d.org}: asked at a shelf, answered in a lift`,
        (d) => `Sold out at ${d.org}: six minutes to agree on something else`,
      ],
      problem: ({ f }) =>
        `Of all substitutes, ${f.refusedIn100} in 100 are refused or sent back: ${f.refused} a week, at ${f.each} each, cost ${f.costWeek}. Chilled food among them is thrown away.`,
      whyNow: ({ f, s, start, org }) =>
        `On ${start}, ${s.change}. With ${f.soon} orders a week instead of ${f.orders}, refused substitutes will cost ${org} ${f.costSoon} a week.`,
      sides: [
        {
          who: 'operations',
          wants: () =>
            'wants the substitute packed, because most customers keep it, and have nothing to cook without it',
        },
        {
          who: 'service',
          wants: () => 'wants the item left out, because food that nobody has agreed to is often thrown away',
        },
      ],
      decision: 'if no answer comes in time, is the substitute packed or left out?',
      unknowns: [
        () => 'How many customers see a message before the bags are closed?',
        () => 'What does a customer expect who has not answered?',
      ],
      twist: () =>
        'The messages of one morning arrive an hour late. What does ‘Swap now’ show to those who answer after the van has left?',
      users: ['shopper', 'receiver', 'picker'],
    },
    {
      at: 'door',
      titles: [
        (d) => `A different product in the bag from ${d.org}: when can you say no?`,
        (d) => `Substitutes from ${d.org}: yes or no an hour before, or at the door?`,
      ],
      problem: ({ f }) =>
        `Of all substitutes, ${f.refusedIn100} in 100 are refused or sent back: ${f.refused} a week, at ${f.each} each, cost ${f.costWeek}. Of 100 refused ones, 46 cost more than the ordered item.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.change}. With ${f.soon} orders a week instead of ${f.orders}, customers will refuse ${f.refusedSoon} substitutes, which costs ${f.costSoon}.`,
      sides: [
        {
          who: 'buying',
          wants: () => 'wants the answer at the door, because customers refuse less when they hold the product',
        },
        {
          who: 'service',
          wants: () => 'wants the answer an hour before, because at the door nobody has time to read prices',
        },
      ],
      decision: 'does the page take the yes or no an hour before the van comes, or only at the door?',
      frame: 'the list before an answer, with the time at which the customer can give it',
      unknowns: [
        () => 'Do customers refuse the higher price, or the different product?',
        () => 'Do customers check prices at the door or days later?',
      ],
      twist: () => 'A driver has brought the bags of another customer. What does ‘What is different’ show at the door?',
      users: ['shopper', 'receiver', 'picker'],
    },
  ],
  sellingPoints: [
    { title: 'Own pickers', text: () => 'The pickers are employed and trained by the supermarket.' },
    { title: 'Labels online', text: () => 'The website names each ingredient of each product.' },
    { title: 'Back at the door', text: () => 'The driver takes an unwanted item back.' },
  ],
  audience: (_, has) =>
    has.picker
      ? 'People who order food for a week, those who receive it, and pickers.'
      : 'People who order food for a week, and those who receive it.',
  direction: {
    styles: {
      minimal: {
        mood: 'Short and calm, because customers answer in the middle of something else.',
        shape: 'Two products and nothing else, the sold-out one above the other: one look is enough for an answer.',
        second: {
          swap: 'shows one question and the minutes that are left, because an answer counts for a few minutes only',
          rules: 'shows one item with its answers and no basket around it, because a full basket draws the eye away',
        },
        avoid:
          'Answers behind a menu, because a hurried customer does not look there. Symbols for ingredients, because an allergy needs words.',
      },
      bold: {
        mood: 'Fresh and direct, because customers want to hear at once what is missing, and no soft excuse.',
        shape:
          'The sold-out pack stands large across the full width, with one heavy word below: customers know a pack before its name.',
        second: {
          swap: 'sets both prices in heavy figures side by side, because in a hurry the price decides',
          door: 'gives each substitute a full-width block, because customers read between open bags',
        },
        avoid:
          'Offers beside a sold-out item, because they hide it. Flashing clocks, because hurried customers then tap the wrong answer.',
      },
      playful: {
        mood: 'Light and neighbourly, because a missing item is a small thing, and people like to be asked.',
        shape:
          'A small, round bag with one gap for each sold-out item: customers see how much of dinner is in question.',
        second: {
          door: 'draws old and new item as two round shapes that touch, because customers look for what belongs together',
          rules:
            'draws the answers as small round baskets, full, changed or empty, because customers choose faster than they read',
        },
        avoid:
          'Jokes beside ingredients, because some customers must trust them. Food with faces, because customers then feel rude when they refuse it.',
      },
      luxury: {
        mood: 'Considerate and calm, because people come here for good food, and choose it with care.',
        shape:
          'Each substitute stands large and alone on one fine shelf line, in wide space: it must look chosen, and not left over.',
        second: {
          swap: 'shows both products equally large with a fine line between them, because customers compare, and are not persuaded',
          door: 'gives each substitute its reason in one quiet line with wide margins, because customers ask why it came',
        },
        avoid:
          'Small prices, because a higher price then looks hidden. Soft contrasts, because customers read in a dim hall.',
      },
      corporate: {
        mood: 'Even and honest, because the goods are chosen by somebody whom customers never see.',
        shape:
          'A packing slip in even rows, with “ordered” and “packed” in two columns: customers find each difference on the way down.',
        second: {
          door: 'sets product, price and label line in fixed columns, because a higher price must not hide among lower ones',
          rules:
            'lists the doubtful items in rows with the same answers, because customers answer them one after another',
        },
        avoid:
          'Item numbers, because customers do not know them. Terms such as “out of assortment”, because they sound like an excuse.',
      },
      retro: {
        mood: 'Familiar and careful, because customers miss the grocer who knew what they would take instead.',
        shape:
          'A ruled shopping list with one line crossed out and a new one below: customers find the change as on paper.',
        second: {
          rules: 'gives each doubtful item a ruled line for the wish, because an empty line shows what is not answered',
          door: 'puts a ruled frame around each line with a new price, because it must not pass for the ordered one',
        },
        avoid:
          'Faint receipt print, because it cannot be read at the door. Ornaments beside a price, because they crowd it.',
      },
      futuristic: {
        mood: 'Alert and exact, because a shelf can be empty within an hour.',
        shape:
          'A thin line of hours from order to door, with a mark for now: customers see until when their answer counts.',
        second: {
          rules:
            'sets an exact figure beside each item, the hour of its last count, because the stock is as old as this figure',
          swap: 'draws the minutes for an answer as a ring with ticks, because a late answer changes nothing',
        },
        avoid:
          'Forecasts that look certain, because the shelf proves them wrong. Moving numbers, because they make people hurry.',
      },
      organic: {
        mood: 'Fresh and unpolished, because a substitute is second best, and a glossy page would deny it.',
        shape:
          'Soft, uneven shapes in layers, the substitute on the sold-out item: customers see both, and which one they get.',
        second: {
          door: 'gives chilled food soft shapes and packed food straight ones, because customers put chilled food away first',
          swap: 'leaves a torn, uneven edge between the two products, because the second is only an offer',
        },
        avoid:
          'Fruit as a sign for “good”, because it looks like advice on health. Rough textures, because they hide small text.',
      },
    },
    reading: 'Open, clear letters, because customers read product names at the door, in poor light.',
    lettering: 'the sides of the vans',
    own: 'the delivery bags',
    accent: 'an item that is or may be sold out, because no other item needs an answer',
    sample: 'One litre of oat drink: sold out at 10:40.',
  },
  untold: {
    budget: (d) => `We lose ${d.f.costWeek} a week with refused food. You can plan with the cost of six weeks.`,
    decision: (d) => `I approve it. Whatever stops a round has to pass ${d.who.operations!.first} first.`,
    history: () => 'We once had a switch “No substitutes” for the whole order. People who used it went without food.',
    launch: () => 'We would begin with milk, bread and eggs. They run out most, and everybody has an opinion.',
    content: () =>
      'We have a photograph and the ingredients of every product. The photographs are from the makers, so packs look larger than they are.',
    machines: () => 'A picker’s tap reaches the customer’s phone in about ten seconds, if the phone has a signal.',
    access: () => 'You may push a trolley for one round. Please wear warm socks, because it passes the cold room.',
    fear: () => 'That a child eats something because our page said “similar”.',
    others: () => 'Other supermarkets swap without asking and refund without a question. They can afford it.',
    staff: () =>
      'Customers refuse only half as many substitutes when the picker has some years here. We do not know how to write down why.',
    figures: () =>
      'The drivers’ list counts what is refused at the door and what is sent back later. Food that people keep and throw away is not counted.',
    complaints: () => 'The most frequent word is “instead”, followed by an exclamation mark.',
  },
});
