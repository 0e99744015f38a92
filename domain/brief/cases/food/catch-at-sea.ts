import { defineCase, money } from '../case.ts';

export const catchAtSea = defineCase({
  id: 'catch-at-sea',
  industry: 'food',
  client: 'remembered',
  model: 'cooperative',
  channel: 'phone',
  about:
    'A fishers’ cooperative lands its fish in the afternoon. Restaurant kitchens decide at eleven what they buy, so they order from a wholesaler, and most of the catch goes cheaply to one dealer. The skippers know by ten what is on board, but nobody tells the cooks in a form that they can order from. The cooperative wants to sell fish before the boats are back.',
  settings: [
    {
      country: 'ie',
      town: 'Dingle',
      orgs: ['Burnham Quay Fishers', 'Comharchumann na Trá', 'Blasket Sound Boats'],
      start: [9, 1],
      trigger: 'loss',
      languages: ['English', 'Irish'],
      inputs: [
        {
          boats: 9,
          kg: 2600,
          earlyIn100: 12,
          kitchens: 31,
          elsewhere: 940,
          low: 4,
          high: 8,
          earlyGoal: 38,
          kept: 61,
          keptGoal: 88,
        },
        {
          boats: 7,
          kg: 1900,
          earlyIn100: 14,
          kitchens: 24,
          elsewhere: 720,
          low: 5,
          high: 9,
          earlyGoal: 41,
          kept: 64,
          keptGoal: 89,
        },
      ],
      words: {
        fish: 'pollack',
        other: 'gurnard',
        dish: 'pollack with mussels',
        law: 'EU rules say that fish is offered with its kind, its area and the gear that caught it.',
        shows: 'kind, area and gear',
        reason: 'because another harbour has opened an auction',
        weather: 'Wind drives the boats home two hours early.',
      },
    },
    {
      country: 'gr',
      town: 'Kavala',
      orgs: ['Trata Kavalas', 'Alieis Paliou Limaniou', 'Vradini Kalada'],
      start: [10, 1],
      trigger: 'loss',
      languages: ['Greek', 'English'],
      inputs: [
        {
          boats: 12,
          kg: 3100,
          earlyIn100: 11,
          kitchens: 42,
          elsewhere: 1150,
          low: 6,
          high: 11,
          earlyGoal: 37,
          kept: 58,
          keptGoal: 86,
        },
        {
          boats: 8,
          kg: 2200,
          earlyIn100: 13,
          kitchens: 29,
          elsewhere: 860,
          low: 5,
          high: 10,
          earlyGoal: 40,
          kept: 62,
          keptGoal: 87,
        },
      ],
      words: {
        fish: 'red mullet',
        other: 'bogue',
        dish: 'fried red mullet',
        law: 'EU rules say that fish is offered with its kind, its area and the gear that caught it.',
        shows: 'kind, area and gear',
        reason: 'because the harbour of Thessaloniki is cheaper',
        weather: 'A strong north wind drives the boats home two hours early.',
      },
    },
    {
      country: 'cl',
      town: 'Ancud',
      orgs: ['Caleta Tres Boyas', 'Pescadores de Punta Ahuenco', 'Cooperativa La Espinelera'],
      start: [11, 1],
      trigger: 'loss',
      languages: ['Spanish', 'English'],
      inputs: [
        {
          boats: 14,
          kg: 3800,
          earlyIn100: 9,
          kitchens: 27,
          elsewhere: 1200,
          low: 1800,
          high: 3600,
          earlyGoal: 31,
          kept: 57,
          keptGoal: 85,
        },
        {
          boats: 10,
          kg: 2700,
          earlyIn100: 10,
          kitchens: 21,
          elsewhere: 980,
          low: 1700,
          high: 3300,
          earlyGoal: 35,
          kept: 60,
          keptGoal: 86,
        },
      ],
      words: {
        fish: 'hake',
        other: 'sierra',
        dish: 'fried hake',
        law: 'Chilean law asks fishers to declare each landing, with its kind and its weight.',
        shows: 'kind, weight and place of landing',
        reason: 'because the ferry to the mainland costs him too much',
        weather: 'A north wind drives the boats home two hours early.',
      },
    },
    {
      country: 'za',
      town: 'Lambert’s Bay',
      orgs: ['Soutbaai Boats', 'Kreefbaai Fishers', 'Dawn Line Cooperative'],
      start: [5, 1],
      trigger: 'loss',
      languages: ['English', 'Afrikaans'],
      inputs: [
        {
          boats: 11,
          kg: 3400,
          earlyIn100: 8,
          kitchens: 19,
          elsewhere: 1050,
          low: 35,
          high: 62,
          earlyGoal: 33,
          kept: 55,
          keptGoal: 84,
        },
        {
          boats: 8,
          kg: 2500,
          earlyIn100: 10,
          kitchens: 16,
          elsewhere: 820,
          low: 38,
          high: 66,
          earlyGoal: 36,
          kept: 59,
          keptGoal: 87,
        },
      ],
      words: {
        fish: 'snoek',
        other: 'yellowtail',
        dish: 'grilled snoek',
        law: 'Permits for small boats ask that each landing is weighed and recorded.',
        shows: 'kind, weight and place of landing',
        reason: 'because the road to the city costs him too much',
        weather: 'Fog drives the boats home two hours early.',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Kitchen page on the phone', device: 'phone', size: '390 × 844 px' },
    tablet: { name: 'Tablet on the boat', device: 'tablet', size: '1280 × 800 px' },
  },
  figures: (i) => {
    const early = Math.round((i.kg * i.earlyIn100) / 100);
    const dealer = i.kg - early;
    return {
      ...i,
      low: money(i.low),
      high: money(i.high),
      early,
      dealer,
      gap: money(i.elsewhere * (i.high - i.low)),
      stranded: Math.round((dealer * 2) / 5),
    };
  },
  users: {
    cook: {
      surface: 'phone',
      variants: [
        {
          role: 'Chef of an inn with 40 seats',
          ages: [29, 58],
          context: () => 'Looks at the phone between two pans, with wet hands, and has three minutes.',
          goal: ({ s }) => `Write “${s.dish}” on the board at eleven and mean it.`,
          obstacle: () => 'At eleven the fish is at sea, and nobody can say how much of it.',
          quote: 'I cannot print ‘perhaps fish’.',
        },
        {
          role: 'Hospital cook',
          ages: [31, 60],
          context: () => 'Orders on the phone in the storeroom and enters the same order in the hospital’s list.',
          goal: () => 'Get 60 portions of nearly the same size.',
          obstacle: () => 'Boats report kilos, and a kitchen counts portions.',
          quote: 'Sixty trays. Fifty-nine pieces of fish is a problem with a name.',
        },
        {
          role: 'Canteen manager who plans a day ahead',
          ages: [27, 55],
          context: () => 'Opens the page in the evening and again at ten.',
          goal: () => 'Have a second dish ready when the fish is not sure.',
          obstacle: () => 'News from the boats never says whether it is a guess or a weight.',
        },
      ],
    },
    small: {
      surface: 'phone',
      variants: [
        {
          role: 'Owner of a place with four tables',
          at: 'less',
          ages: [33, 66],
          context: () => 'Has the phone on the counter and serves coffee until half past ten.',
          goal: () => 'Buy three kilos of whatever is good today.',
          obstacle: () => 'Large kitchens have already taken it when the morning’s guests have left.',
          quote: 'I cook what comes. But something has to come.',
        },
        {
          role: 'Cook who sells fish sandwiches from a van',
          ages: [24, 49],
          context: () => 'Reads the page on the phone at a market stall, in full sun.',
          goal: () => 'Take the cheaper fish that nobody asks for.',
          obstacle: () => 'Kinds that few people know are never offered, because nobody expects a buyer.',
        },
      ],
    },
    skipper: {
      surface: 'tablet',
      variants: [
        {
          role: 'Skipper of a boat with a crew of two',
          ages: [28, 64],
          context: () => 'Touches the tablet with a wet glove, and steers with the other hand.',
          goal: () => 'Report the catch in ten seconds, and once.',
          obstacle: () => 'Typing on deck is impossible, and a call to each kitchen takes the morning.',
          quote: 'At sea I have one dry finger, and I need it.',
        },
      ],
    },
  },
  stakeholders: {
    president: {
      role: 'president of the cooperative',
      wants: () => 'Fish should be sold on the day on which it lands, at a price that is fair to both sides.',
    },
    manager: { role: 'manager of the cooperative', wants: () => 'More of the catch has a buyer before it lands.' },
    skippers: { role: 'chair of the skippers', wants: () => 'No boat is blamed for fish that it did not catch.' },
    kitchens: { role: 'speaker of the kitchens', wants: () => 'A cook can rely on what stands on the page.' },
  },
  goals: ({ f }) => ({
    early: {
      direction: 'Raise',
      what: 'kilos of fish that are sold before the boats land',
      from: `${f.earlyIn100} in 100`,
      to: `${f.earlyGoal} in 100`,
      months: 5,
      measuredBy: 'the list of sales',
    },
    kept: {
      direction: 'Raise',
      what: 'kitchen orders that are delivered as they were confirmed',
      from: `${f.kept} in 100`,
      to: `${f.keptGoal} in 100`,
      months: 4,
      measuredBy: 'the delivery slips',
    },
    told: {
      direction: 'Raise',
      what: 'trips of which the catch is reported before 10:30',
      from: '6 in 100',
      to: '78 in 100',
      months: 3,
      measuredBy: 'the time of each report',
      today: 'Before 10:30 the catch is reported from only {from} trips.',
    },
  }),
  features: {
    sea: {
      title: 'At sea now',
      surface: 'phone',
      user: 'cook',
      goal: 'early',
      does: 'shows which fish the boats have on board, how sure that is, and when they land',
      frames: ['three boats at 10:15', 'a kind of fish that few cooks know', 'a morning without boats'],
    },
    take: {
      title: 'Take it',
      surface: 'phone',
      user: 'cook',
      goal: 'early',
      does: 'lets a kitchen order part of a catch that has not landed yet',
      frames: ['an order of 60 portions', 'an order of three kilos', 'the last kilos of the day'],
    },
    less: {
      title: 'Less than said',
      surface: 'phone',
      user: 'small',
      goal: 'kept',
      does: 'tells kitchens that a boat brings less than it reported, and what each of them can do',
      frames: ['twelve kilos ordered and eight landed', 'another boat with the same fish'],
    },
    fish: {
      title: 'Your fish',
      surface: 'phone',
      user: 'small',
      goal: 'kept',
      does: 'shows what has been weighed on the quay and when it reaches the kitchen',
      frames: ['a box on its way', 'a box that is larger than ordered'],
    },
    board: {
      title: 'On board',
      surface: 'tablet',
      user: 'skipper',
      goal: 'told',
      does: 'lets the skipper report kinds and kilos between two hauls',
      frames: ['the first report of the day', 'a report that is corrected after the next haul'],
    },
    sold: {
      title: 'Sold already',
      surface: 'tablet',
      user: 'skipper',
      goal: 'kept',
      does: 'shows the skipper how much of the catch is promised to kitchens',
      frames: ['a catch of which half is sold', 'more sold than is on board'],
    },
  },
  first: 'sea',
  later: ['fish'],
  titles: [
    (d) => `Fish sold before it lands: orders for ${d.org}`,
    (d) => `${d.org}: what the boats have on board, told while cooks can still order`,
    (d) => `Selling a catch from the sea, for the cooperative ${d.org}`,
  ],
  task: (d, has) =>
    [
      `Design early orders for ${d.org}, a fishers’ cooperative with ${d.f.boats} boats in ${d.town}, ${d.country}.`,
      has.phone && 'Cooks of restaurants and canteens order on a web page on their phone, before the boats are back.',
      has.tablet && 'Skippers report their catch on a tablet in a waterproof case on the boat.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: ({ s }) =>
    `It is 10:15. The first boat has 30 kg of ${s.fish} in boxes. The second one has about 50 kg of ${s.fish} in the net. The third one caught ${s.other}, and its last report is 90 minutes old. Write one line for each boat, as ‘At sea now’ shows it to a cook. Then underline the words that tell how sure it is. Could the cook write a menu from that?`,
  glossary: [
    { word: 'Haul', means: 'one time that nets or lines are pulled in. A boat makes three to five hauls a day.' },
    { word: 'Dealer', means: 'the buyer who waits on the quay and takes the rest of the catch at a low price.' },
    { word: 'Landing', means: 'the moment at which fish is carried from the boat and weighed.' },
  ],
  safety:
    'Fish from the sea is shown as “not weighed, not checked” until it has been landed, weighed and put on ice. The page gives no advice on eating fish raw.',
  overview: [
    ({ f, s }) => [
      `The boats go out on five days a week and land at 14:30. Kitchens decide by 11:00 what they buy, because the wholesaler’s van is loaded then. By ten the skippers know roughly what they have. They cannot type with wet gloves, and there are ${f.kitchens} kitchens to call. Of the orders by telephone, ${f.kept} in 100 are delivered as they were confirmed.`,
      `So only ${f.early} of ${f.kg} kg a week, ${f.earlyIn100} in 100, are sold before landing. The other ${f.dealer} kg go to one dealer on the quay, at ${f.low} a kilo. Kitchens pay ${f.high}. They buy ${f.elsewhere} kg a week elsewhere, often ${s.fish} too. If the cooperative sold these kilos to them, it would get ${f.gap} more than from the dealer.`,
    ],
    ({ f, org }) => [
      `${org} catches what the kitchens of the town cook, and sells most of it to somebody else. The reason is the clock. At 11:00 cooks order; at 14:30 the boats land. A message group for cooks and skippers was tried. It had 60 messages a morning, and fish was sold twice. Only ${f.kept} in 100 orders arrive as they were confirmed.`,
      `Of ${f.kg} kg a week, ${f.early} kg have a buyer before landing: ${f.earlyIn100} in 100. A dealer takes the other ${f.dealer} kg for ${f.low} a kilo. The ${f.kitchens} kitchens pay ${f.high}, and order ${f.elsewhere} kg a week from a wholesaler. For the cooperative, these kilos would bring ${f.gap} more than from the dealer.`,
    ],
  ],
  whyNow: ({ f, s, start }) =>
    `From ${start} the dealer comes on three days a week instead of five, ${s.reason}. If nothing changes, about ${f.stranded} kg a week will land without a buyer.`,
  nonGoals: ['Sales to private households', 'Quotas and licences', 'A map of the fishing grounds', 'Paying'],
  constraints: [
    {
      type: 'technical',
      at: 'sea',
      text: () =>
        'Phones and tablets lose their signal a few miles out. A report leaves the boat when there is a signal again.',
      effect: () => '‘At sea now’ says how old each report is.',
      frame: 'a report that is 90 minutes old',
    },
    {
      type: 'people',
      at: 'sea',
      text: () => 'Skippers tell nobody where they found fish.',
      effect: () => '‘At sea now’ shows boats by name and never by position.',
      frame: 'two boats with the same fish',
    },
    {
      type: 'time',
      at: 'take',
      text: () => 'Cooks order between 10:15 and 11:00, all at the same time.',
      effect: () => '‘Take it’ says at once whether the kilos were still free.',
      frame: 'kilos that another kitchen took a moment earlier',
    },
    {
      type: 'legal',
      at: 'fish',
      text: ({ s }) => s.law,
      effect: ({ s }) => `‘Your fish’ shows ${s.shows}.`,
      frame: 'the entries that the law asks for',
    },
    {
      type: 'technical',
      at: 'board',
      text: () => 'The tablet hangs in a waterproof case, and wet gloves touch it.',
      effect: () => '‘On board’ has no keyboard and no area smaller than a thumb in a glove.',
      frame: 'a touch by spray that nobody meant',
    },
    {
      type: 'content',
      at: 'less',
      text: () => 'The weight is known only on the quay, after 14:30. Kitchens begin to cook at 17:00.',
      effect: () => '‘Less than said’ shows until when an answer is needed.',
      frame: 'fifteen minutes left to answer',
      from: 'professional',
    },
    {
      type: 'people',
      at: 'sold',
      text: () => 'A skipper looks at the tablet for two seconds, in rain or low sun.',
      effect: () => '‘Sold already’ shows one number for each kind.',
      frame: 'the screen in low sun',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'sea',
      sides: [
        {
          who: 'manager',
          wants: () =>
            'wants fish shown from the first haul, as “about 50 kg”, because cooks decide before the second one',
        },
        {
          who: 'skippers',
          wants: () => 'wants only fish shown that is boxed, because a cook who gets less speaks badly of the boat',
        },
      ],
      decision: 'is fish shown before it is boxed and weighed?',
      where: 'In ‘At sea now’, at fish that is caught but not boxed.',
      unknowns: [
        () => 'How wrong is a skipper’s guess after the first haul?',
        () => 'Which word for “not sure yet” do cooks trust enough to order?',
      ],
      twist: ({ s }) =>
        `${s.weather} Half of what was shown as “about” will not be caught today, and eleven kitchens have ordered. What does ‘At sea now’ show?`,
      users: ['cook', 'small', 'skipper'],
    },
    {
      at: 'take',
      sides: [
        {
          who: 'kitchens',
          wants: () => 'wants the price fixed with the order, because a menu has its prices printed at noon',
        },
        {
          who: 'skippers',
          wants: () =>
            'wants a lowest price now and the final price after landing, because on poor days fish is worth more by evening',
        },
      ],
      decision: 'is the price fixed before the boat lands?',
      where: 'In ‘Take it’, beside the price.',
      unknowns: [
        () => 'How much more would a cook pay in order to know the price at eleven?',
        () => 'On how many days a year does the price on the quay rise above the kitchens’ price?',
      ],
      twist: ({ s }) =>
        `A feast in the next town doubles the price of ${s.fish} within an hour. Nine kitchens have opened ‘Take it’ and not yet confirmed. What do they see now?`,
      users: ['cook', 'small', 'skipper'],
    },
    {
      at: 'less',
      sides: [
        {
          who: 'manager',
          wants: () =>
            'wants a small catch shared among all who ordered, because otherwise late small kitchens never get fish',
        },
        {
          who: 'kitchens',
          wants: () =>
            'wants the first order filled first, because two thirds of the portions do not fill a dining room',
        },
      ],
      decision: 'who gets a catch that is too small for all?',
      where: 'In ‘Less than said’, when eight kilos land and three kitchens ordered twelve in all.',
      unknowns: [
        () => 'Which kitchens can do something with a part of their order?',
        () => 'Would a kitchen give its part to another one, if it were asked?',
      ],
      twist: ({ s }) =>
        `One box of ${s.fish} was counted twice on the quay. Two kitchens already have the message that their fish is on its way. What does ‘Less than said’ tell the second one at 16:00?`,
      users: ['small', 'cook', 'skipper'],
    },
  ],
  sellingPoints: [
    { title: 'Caught today', text: () => 'Between the net and the kitchen there are less than ten hours.' },
    { title: 'Lines and small nets', text: () => 'No boat is longer than twelve metres.' },
    { title: 'Owned by the crews', text: ({ f }) => `The ${f.boats} boats share the ice, the scales and the van.` },
  ],
  audience: (_, has) =>
    `Cooks of restaurants, inns and canteens within an hour of the harbour.${has.tablet ? ' The design also serves the skippers.' : ''}`,
  direction: {
    styles: {
      minimal: {
        mood: 'Clear air: a cook sees three boats and three lines, and decides.',
        why: 'Cooks read the list in the middle of work, with wet hands.',
        shape: 'One row for each boat, with kilos, sureness and hour in fixed places.',
        avoid: 'Saying “not sure” only by a lighter tone. A cook between two pans takes it for certain.',
      },
      bold: {
        mood: 'Fresh and loud as a quay in the afternoon, and just as honest.',
        why: 'The market is loud, and a quiet page was overlooked.',
        shape: 'Kilos as huge figures on plain bands. The band grows with what is boxed.',
        avoid: 'Heroic pictures of waves. The hospital cook needs sixty portions, not a storm.',
      },
      playful: {
        mood: 'Good-humoured, like the talk between two boats on the radio.',
        why: 'Skippers and cooks know each other, and joke on the radio.',
        shape: 'Fish in simple outline, each kind with its true shape, lined up by the box.',
        avoid: 'Smiling fish. Somebody is about to cook them.',
      },
      luxury: {
        mood: 'Quietly proud: few boats, one day, and fish that can be named.',
        why: 'The fish goes to good restaurants, which pay for freshness. The risk: skippers distrust anything that looks expensive.',
        shape: 'A short list with wide margins, set like a good menu.',
        avoid: 'Words such as “exclusive” for fish that a four-table place should buy as well.',
      },
      corporate: {
        mood: 'Sober and dependable, so that a canteen can put an order into its books.',
        why: 'Boats and kitchens settle money by what the list says.',
        shape: 'A table with the same columns every morning: boat, kind, kilos, landing, price.',
        avoid: 'Ten columns at once. The page is read on a phone at a stove.',
      },
      retro: {
        mood: 'Upright and weathered, like names on a boat’s bow.',
        why: 'The harbour has painted boards with the catch, and everybody can read them.',
        shape: 'Boat names as painted boards, and a slate for the kilos of the day.',
        avoid: 'Chalk texture under figures. A three that looks like an eight costs five kilos.',
      },
      futuristic: {
        mood: 'Alert and exact: news from the sea arrives, and its age can be seen.',
        why: 'The boats have new instruments, and the cooperative wants its page to match them.',
        shape: 'A line from sea to kitchen, on which each box has its place.',
        avoid: 'Radar rings and sweeping beams. They show positions, and positions are secret here.',
      },
      organic: {
        mood: 'Salty and plain, close to the day’s weather.',
        why: 'The sea decides what there is, and the page should not hide it.',
        shape: 'Forms with the curve of a hull, above rows that stay straight.',
        avoid: 'Watercolour seas behind text. In full sun at a market stall nothing remains readable.',
      },
    },
    reading: 'Cooks read it at a stove or in the sun, in a few seconds.',
    accent: 'kilos that are still free',
    sample: 'About 50 kg, in the net. Lands at 14:30.',
  },
  untold: {
    budget: () =>
      'The tablets come from a fund for small harbours, and they are here already. For the rest we have what one boat earns in a good month.',
    decision: ({ who }) =>
      `I approve it, and the skippers vote. ${who.skippers!.first} says little in meetings, and most of them vote the same way afterwards.`,
    history: () =>
      'In the message group somebody wrote “nice fish today”, and four kitchens bought it. It was one box.',
    launch: () =>
      'Three boats and eight kitchens begin. We chose cooks who complain early, because the others just stay away.',
    content: () =>
      'Each skipper has photographs of the boat. Of the fish we have drawings from an old poster, which everybody can read.',
    machines: () =>
      'The scales on the quay print a slip. A clerk types it in, so the page learns the weight about ten minutes later.',
    access: () => 'One of the boats takes you along if you can stand up at four and do not get seasick.',
    fear: () => 'That a cook trusts us for a wedding, and the wind does not.',
    staff: () => 'One clerk and one driver work on the quay. Both have time before two o’clock, and none after it.',
    figures: () => 'The kilos that kitchens buy elsewhere are what the cooks told us. Three of them would not say.',
    complaints: () => '“You told me eight kilos, and you told him the same eight.” Both were right.',
    others: () =>
      'The wholesaler’s fish is two days older. It is also there every morning, and nobody prints “perhaps” on its list.',
  },
});
