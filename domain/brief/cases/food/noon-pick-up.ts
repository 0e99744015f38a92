import { defineCase, money } from '../case.ts';

export const noonPickUp = defineCase({
  id: 'noon-pick-up',
  industry: 'food',
  client: 'everyday',
  model: 'retail',
  channel: 'phone',
  about:
    'A lunch chain takes orders ahead and lets everybody choose the same ten minutes. The kitchen cannot make so many at once, so bags are late and people crowd at the counter. The hour as a whole has room. The chain wants to promise only what it can keep, and still sell lunch.',
  settings: [
    {
      country: 'pl',
      town: 'Poznań',
      orgs: ['Piętka', 'Druga Skibka', 'Kanapki Południowe'],
      start: [10, 1],
      trigger: 'growth',
      languages: ['Polish', 'Ukrainian'],
      inputs: [
        {
          branches: 9,
          cap: 20,
          orders: 86,
          peak: 44,
          more: 29,
          onTime: 58,
          onTimeGoal: 78,
          asks: 31,
          asksGoal: 17,
          back: 85,
          price: 26,
        },
        {
          branches: 7,
          cap: 18,
          orders: 76,
          peak: 36,
          more: 27,
          onTime: 61,
          onTimeGoal: 80,
          asks: 26,
          asksGoal: 14,
          back: 64,
          price: 28,
        },
      ],
      words: {
        many: 'sandwiches',
        kind: 'a chain of sandwich bars',
        missing: 'roast beetroot',
        from: '12:00',
        to: '13:00',
        early: '12:20',
        peak: '12:30',
        after: '12:40',
        change: 'an office with 90 desks opens beside the largest branch',
        sweet: 'a cheese sandwich that is ready now',
      },
    },
    {
      country: 'vn',
      town: 'Đà Nẵng',
      orgs: ['Bánh Mì Nắng Trưa', 'Bánh Mì Ba Ổ', 'Bánh Mì Bến Gió'],
      start: [9, 7],
      trigger: 'growth',
      languages: ['Vietnamese', 'English'],
      inputs: [
        {
          branches: 12,
          cap: 30,
          orders: 131,
          peak: 66,
          more: 43,
          onTime: 55,
          onTimeGoal: 77,
          asks: 42,
          asksGoal: 23,
          back: 120,
          price: 38000,
        },
        {
          branches: 8,
          cap: 25,
          orders: 104,
          peak: 55,
          more: 38,
          onTime: 59,
          onTimeGoal: 79,
          asks: 34,
          asksGoal: 19,
          back: 88,
          price: 35000,
        },
      ],
      words: {
        many: 'rolls',
        kind: 'a chain of shops for bánh mì (filled rolls)',
        missing: 'pickled carrot',
        from: '11:00',
        to: '12:00',
        early: '11:20',
        peak: '11:30',
        after: '11:40',
        change: 'a call centre with 120 desks opens across the street from the largest branch',
        sweet: 'an egg roll that is ready now',
      },
    },
    {
      country: 'us',
      town: 'Columbus, Ohio',
      orgs: ['Scioto Lunch Company', 'Buckle Street Sandwiches', 'Alum Creek Sandwiches'],
      start: [2, 1],
      trigger: 'growth',
      languages: ['English', 'Spanish'],
      inputs: [
        {
          branches: 14,
          cap: 22,
          orders: 94,
          peak: 47,
          more: 31,
          onTime: 57,
          onTimeGoal: 78,
          asks: 29,
          asksGoal: 16,
          back: 96,
          price: 13,
        },
        {
          branches: 11,
          cap: 25,
          orders: 109,
          peak: 52,
          more: 34,
          onTime: 62,
          onTimeGoal: 80,
          asks: 33,
          asksGoal: 18,
          back: 78,
          price: 14,
        },
      ],
      words: {
        many: 'sandwiches',
        kind: 'a chain of sandwich shops',
        missing: 'roasted pepper',
        from: '12:00',
        to: '1:00',
        early: '12:20',
        peak: '12:30',
        after: '12:40',
        change: 'a hospital opens its new wing beside the largest branch',
        sweet: 'a turkey sandwich that is ready now',
      },
    },
    {
      country: 'my',
      town: 'Petaling Jaya',
      orgs: ['Mangkuk Noodle House', 'Mee Simpang Lima', 'Selera Mee Tengah Hari'],
      start: [3, 1],
      trigger: 'growth',
      languages: ['Malay', 'English'],
      inputs: [
        {
          branches: 10,
          cap: 24,
          orders: 103,
          peak: 51,
          more: 37,
          onTime: 56,
          onTimeGoal: 77,
          asks: 36,
          asksGoal: 20,
          back: 110,
          price: 15,
        },
        {
          branches: 6,
          cap: 20,
          orders: 84,
          peak: 41,
          more: 29,
          onTime: 60,
          onTimeGoal: 79,
          asks: 27,
          asksGoal: 15,
          back: 70,
          price: 14,
        },
      ],
      words: {
        many: 'bowls',
        kind: 'a chain of noodle shops',
        missing: 'fish balls',
        from: '12:30',
        to: '13:30',
        early: '12:50',
        peak: '13:00',
        after: '13:10',
        change: 'a bank moves 130 people into the tower above the largest branch',
        sweet: 'a bowl of clear soup that is ready now',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Phone app', device: 'phone', size: '390 × 844 px' },
    counter: { name: 'Packing tablet', device: 'tablet', size: '1280 × 800 px' },
  },
  figures: (i) => {
    const over = i.peak - i.cap;
    return {
      ...i,
      price: money(i.price),
      over,
      behind: Math.round((over * 10) / i.cap),
      soon: i.orders + i.more,
      refunds: money(i.back * i.price),
      again: i.onTime - 11,
      againGoal: i.onTime + 8,
      tooEarly: Math.round(i.asks / 3),
    };
  },
  users: {
    shortBreak: {
      surface: 'phone',
      variants: [
        {
          role: 'Laboratory assistant with a break of thirty minutes',
          conflict: 'time',
          gender: 'f',
          ages: [25, 47],
          context: () => 'Orders at eleven, and looks at her phone again only when she leaves.',
          goal: () => 'Choose a time that the kitchen keeps.',
          obstacle: ({ f }) => `Her bag comes ${f.behind} minutes after the promised time.`,
          quote: 'I have thirty minutes. I do not want to spend them with your shelf.',
        },
        {
          role: 'Laboratory assistant with a break of thirty minutes',
          conflict: 'bag',
          gender: 'f',
          ages: [25, 47],
          context: () => 'Walks six minutes to the shop.',
          goal: () => 'Leave her bench at the right minute.',
          obstacle: () => 'Nothing says when to go.',
          quote: 'I have thirty minutes. I do not want to spend them with your shelf.',
        },
        {
          role: 'Laboratory assistant with a break of thirty minutes',
          conflict: 'late',
          gender: 'f',
          ages: [25, 47],
          context: () => 'Stands at the shelf, and has fifteen minutes left.',
          goal: () => 'Eat something before the break is over.',
          obstacle: () => 'Money in three days is no lunch.',
          quote: 'I have thirty minutes. I do not want to spend them with your shelf.',
        },
        {
          role: 'Ticket clerk with a fixed break',
          conflict: 'bag',
          ages: [20, 36],
          context: ({ s }) => `Has a break at exactly ${s.peak}, and reads the phone on the way out.`,
          goal: () => 'Know before leaving where the bag is.',
          obstacle: () => 'The break cannot be moved, and the app does not say where the bag is.',
          quote: 'My break starts by the clock, not by my hunger.',
        },
        {
          role: 'Delivery driver who parks for five minutes',
          conflict: 'time',
          gender: 'm',
          ages: [23, 55],
          context: () => 'Looks at his phone only when the van stands.',
          goal: () => 'Come when the bag is really there.',
          obstacle: () => 'If he waits longer in the loading bay, he has to pay a fine.',
          quote: 'I can stand here for five minutes. Lunch takes six.',
        },
        {
          role: 'Delivery driver who parks for five minutes',
          conflict: 'late',
          gender: 'm',
          ages: [23, 55],
          context: () => 'Looks at his phone only when the van stands.',
          goal: () => 'Take any meal and drive on.',
          obstacle: () => 'If he waits longer in the loading bay, he has to pay a fine.',
          quote: 'I will eat anything that is not a parking ticket.',
        },
      ],
    },
    group: {
      surface: 'phone',
      variants: [
        {
          role: 'Office assistant who orders for six',
          conflict: 'time',
          ages: [24, 58],
          context: () => 'Asks five colleagues by chat.',
          goal: () => 'Fetch six meals in one walk, even ten minutes later.',
          obstacle: () => 'Five colleagues want the usual time, or eat elsewhere.',
          quote: 'Five of us agreed at once. We are six.',
        },
        {
          role: 'Office assistant who orders for six',
          conflict: 'bag',
          ages: [24, 58],
          context: () => 'Sits in a meeting until the bag is there.',
          goal: () => 'Get one message, when all six meals can be fetched.',
          obstacle: () => 'Each sound of the phone disturbs the meeting.',
          quote: 'Everybody hears my phone. Then everybody is hungry.',
        },
        {
          role: 'Office assistant who orders for six',
          conflict: 'late',
          ages: [24, 58],
          context: () => 'Pays for all six meals.',
          goal: () => 'Get back the money for the late meals.',
          obstacle: () => 'Once a packer gave out five other meals, and the colleagues did not eat them.',
          quote: 'I paid for six meals. I can eat one.',
        },
        {
          role: 'Site foreman who fetches lunch for his crew',
          conflict: 'time',
          gender: 'm',
          ages: [32, 59],
          context: () => 'Orders the same eight meals every day.',
          goal: () => 'Bring eight meals at once, even ten minutes later.',
          obstacle: () => 'The crew wants the usual time, or drives elsewhere.',
        },
        {
          role: 'Site foreman who fetches lunch for his crew',
          conflict: 'bag',
          gender: 'm',
          ages: [32, 59],
          context: () => 'Takes off his gloves for each look at the phone.',
          goal: () => 'Get one message, when all eight meals can be fetched.',
          obstacle: () => 'A message said “nearly ready”, and he walked to an empty shelf.',
        },
      ],
    },
    packer: {
      surface: 'counter',
      variants: [
        {
          role: 'Packer at the counter',
          ages: [19, 44],
          context: () => 'Touches the tablet between kitchen and shelf with thin gloves.',
          goal: () => 'Put each bag on the shelf at its promised time.',
          obstacle: () => 'Whoever asks for a bag stops the packing of all others.',
          quote: 'I could answer you, or finish your bag.',
        },
      ],
    },
  },
  stakeholders: {
    director: { role: 'managing director' },
    operations: { role: 'head of operations' },
    sales: { role: 'head of sales' },
    manager: { role: 'manager of the largest branch' },
    service: { role: 'head of customer service' },
  },
  goals: ({ f }) => ({
    onTime: {
      direction: 'Raise',
      what: 'the share of orders on the shelf at the promised time',
      from: `${f.onTime} in 100`,
      to: `${f.onTimeGoal} in 100`,
      months: 3,
      measuredBy: 'scans in the largest branch',
      today: 'Only {from} orders are on the shelf at the promised time.',
    },
    asks: {
      direction: 'Lower',
      what: 'the number of people who ask for their bag each noon',
      from: f.asks,
      to: f.asksGoal,
      months: 3,
      measuredBy: 'a count in the largest branch',
      today: 'Each noon {from} people ask a packer for their bag.',
    },
    again: {
      direction: 'Raise',
      what: 'the share of customers who order again within two weeks of a late bag',
      from: `${f.again} in 100`,
      to: `${f.againGoal} in 100`,
      months: 3,
      measuredBy: 'the ordering system',
      today: 'Of customers with a late bag, only {from} order again within two weeks.',
    },
  }),
  features: {
    time: {
      title: 'Pick a time',
      surface: 'phone',
      user: 'shortBreak',
      goal: 'onTime',
      does: 'offers the times at which an order can be fetched',
      frames: [
        'the list of times, once the most wanted is full',
        'a free time ten minutes earlier',
        'the last time of the day',
      ],
    },
    bag: {
      title: 'Your bag',
      surface: 'phone',
      user: 'shortBreak',
      goal: 'asks',
      does: 'tells a customer when to fetch the bag, and from which place',
      frames: ['an order five minutes before its promised time', 'a bag on the shelf with its place'],
    },
    late: {
      title: 'Later than promised',
      surface: 'phone',
      user: 'group',
      goal: 'again',
      does: 'tells a customer that the bag is late, and what the customer gets',
      frames: ['a bag that is ten minutes late, with what the customer gets', 'a bag that is five minutes late'],
    },
    usual: {
      title: 'The usual',
      surface: 'phone',
      user: 'group',
      goal: 'onTime',
      does: 'repeats an earlier order at a free time',
      frames: ['an order of six meals', 'a usual time that is taken today'],
    },
    line: {
      title: 'Next bags',
      surface: 'counter',
      user: 'packer',
      goal: 'onTime',
      does: 'shows the packer which order is needed next',
      frames: ['four orders of which one is late', 'an order of six meals that leaves together'],
    },
    shelf: {
      title: 'On the shelf',
      surface: 'counter',
      user: 'packer',
      goal: 'asks',
      does: 'shows the packer which bags have not been fetched',
      frames: ['a bag that nobody has fetched for twenty minutes', 'a shelf on which every place is taken'],
    },
  },
  later: ['usual', 'shelf'],
  task: (d, has) =>
    [
      `Design ordering ahead for ${d.org}, ${d.s.kind} with ${d.w.branches} branches in ${d.town}, ${d.country}.`,
      has.phone && 'People nearby order on their phone, and fetch the bag from a shelf with numbered places.',
      has.counter && 'A packer fills the bags, and reads the orders on a tablet.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: ({ s }, _, at) => {
    const then: Partial<Record<string, string>> = {
      time: `It is an hour before lunch. For ${s.early} the kitchen can still make six ${s.many}, for ${s.peak} none, for ${s.after} three. Write one line of ‘Pick a time’ for each. Which line does not help a person who needs four together?`,
      bag: `A bag is promised for ${s.peak}. Write one line of ‘Your bag’ for each of four moments: ordered, being made, on the shelf at place 14, five minutes late. At which line would you leave your desk?`,
      late: `A bag for ${s.peak} is ten minutes late. Write ‘Later than promised’ in three lines: once with another meal and its allergens, and once with the money. Read both as somebody with a break of thirty minutes. What did you look for first?`,
    };
    return `${then[at]}`;
  },
  glossary: [
    { word: 'Promised time', means: 'the time that a customer chose when ordering.' },
    { word: 'Bag', means: 'one order, packed. It may hold several meals.' },
  ],
  safety: 'Where a screen offers other food, its allergens stand beside it.',
  overview: [
    ({ s }) =>
      `In the largest branch, a woman in a white coat looks at place 14 of a shelf. It is ${s.after}, the place is empty, and her break is half over. Twenty minutes ago the kitchen had nothing to do. But most customers want the same ten minutes, and the app takes every order. Then bags are late, and people crowd at the counter.`,
    ({ s, org }) =>
      `At ${s.early} a cook in the largest branch of ${org} has time to sharpen a knife. At ${s.peak} the paper slips hang three deep, because most customers want their lunch in the same ten minutes. The app takes every order. Then bags are late, and people crowd at the counter.`,
  ],
  nonGoals: ['Delivery to the door', 'The menu and its prices', 'Points and vouchers', 'How customers pay'],
  constraints: [
    {
      type: 'technical',
      at: 'time',
      text: ({ f, s }) => `For orders ahead the kitchen makes ${f.cap} ${s.many} in ten minutes.`,
      effect: ({ s }) => `‘Pick a time’ counts ${s.many}, not orders.`,
      frame: 'six meals, when the wanted time has room for four',
    },
    {
      type: 'people',
      at: 'bag',
      text: () => 'People walk to the shop with the phone in their pocket.',
      effect: () => '‘Your bag’ can be read on a locked phone.',
      frame: 'the message on a locked phone',
    },
    {
      type: 'money',
      at: 'late',
      text: () => 'Money that is paid back, also for a cancelled order, needs three days.',
      effect: () => '‘Later than promised’ says how much comes back and when.',
      frame: 'money on its way back, after the customer has cancelled',
    },
    {
      type: 'content',
      at: 'usual',
      text: ({ s }) => `Some ingredients run out at noon, for example ${s.missing}.`,
      effect: () => '‘The usual’ offers an exchange with its allergens before anybody pays.',
      frame: 'one ingredient gone, with an exchange and its allergens',
    },
    {
      type: 'time',
      at: 'shelf',
      text: () => 'The packer wears gloves, and has three seconds for each bag.',
      effect: () => '‘On the shelf’ needs one touch for each bag.',
      frame: 'a bag that was marked as fetched by mistake',
      from: 'professional',
    },
    {
      type: 'time',
      at: 'late',
      text: ({ s }) => `From ${s.from} to ${s.to} nobody in the branch answers the telephone.`,
      effect: () => '‘Later than promised’ lets a customer cancel without a call.',
      frame: 'the button to cancel, with what happens then',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'time',
      titles: [
        (d) => `Ordering lunch ahead at ${d.org}: which times does the app offer?`,
        (d) => `${d.org}: pick-up at noon, when everybody wants ${d.s.peak}`,
      ],
      problem: ({ f, s }) =>
        `For ${s.peak}, customers of the largest branch order ${f.peak} ${s.many}, about twice as many as the kitchen can make. So only ${f.onTime} in 100 orders are on the shelf at the promised time. In all branches, refunds cost ${f.refunds} a week. For five days, the app hid times that were full. Nearly all bags then came on time, but every tenth regular customer ordered nothing.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.change}. This branch expects ${f.more} more ${s.many} in the lunch hour, most of them for ${s.peak} too.`,
      sides: [
        {
          who: 'operations',
          wants: () => 'wants to hide times that are full, because a promise that cannot be kept delays everybody',
        },
        {
          who: 'sales',
          wants: ({ f }) =>
            `wants to sell such a time as “about ${f.behind} minutes later”, because people who do not find their time eat elsewhere`,
        },
      ],
      decision: 'is a time that is full hidden, or sold with a warning?',
      unknowns: [
        () => 'How many people can move their break by ten minutes?',
        () => 'Do people trust a time more if another one is full?',
      ],
      twist: ({ s }) =>
        `One cook is ill, and the kitchen is slower by a third. All times around ${s.peak} are sold. What does ‘Pick a time’ show to the next customer?`,
      users: ['shortBreak', 'group', 'packer'],
    },
    {
      at: 'bag',
      titles: [
        (d) => `Where is my lunch? Orders for pick-up at ${d.org}`,
        (d) => `Lunch bags at ${d.org}: stay at your desk, or stand at the shelf?`,
      ],
      problem: ({ f, w }) =>
        `After the payment, the app shows nothing more. So ${f.asks} people each noon ask a packer for their bag, ${w.tooEarly} of them before the promised time. While the packer answers, no bag is packed. Late bags cost ${f.refunds} a week in all branches. For a week, a message said “Your order is nearly ready”. Most customers left their desk at once, and waited in front of the shelf.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.change}. The one packer there will then have ${f.soon} ${s.many} in the lunch hour instead of ${f.orders}, and no time for questions.`,
      sides: [
        {
          who: 'manager',
          wants: () =>
            'wants the message when the bag is on the shelf, because “nearly ready” brings a crowd to the counter',
        },
        {
          who: 'service',
          wants: () =>
            'wants the message five minutes earlier, because the walk to the shop is a part of a short break',
        },
      ],
      decision: 'does the one message come when the bag is nearly ready, or when it is on the shelf?',
      unknowns: [
        () => 'How long before the promised time do people leave their desk?',
        () => 'How far do customers walk to the shop?',
      ],
      twist: () =>
        'Two bags were swapped, and one has left the shop. What does ‘Your bag’ say to the customer at an empty place?',
      users: ['shortBreak', 'group', 'packer'],
    },
    {
      at: 'late',
      titles: [
        (d) => `Lunch from ${d.org} is late: another meal, or the money?`,
        (d) => `Lunch from ${d.org} is late, and the break is not`,
      ],
      problem: ({ f, s }) =>
        `The last bags for ${s.peak} are ${f.behind} minutes late, and customers learn this in front of the shelf. Of 100 customers with a late bag, only ${f.again} order again within two weeks. Packers offered a ready meal to 50 customers whose bag was late, and 21 took it. A message that offered both meal and money was mostly answered after the break.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.change}. This branch expects ${f.more} more ${s.many} in the lunch hour, so even more bags will be late.`,
      sides: [
        {
          who: 'sales',
          wants: ({ s }) => `wants the page to offer another meal, such as ${s.sweet}, because customers are hungry`,
        },
        {
          who: 'service',
          wants: () => 'wants it to offer the money, because people should not get food that they did not choose',
        },
      ],
      decision: 'for a bag that is ten minutes late, does the page offer another meal, or the money?',
      unknowns: [
        () => 'How late may a bag be before people prefer another meal?',
        () => 'Do people who get their money back come again the next week?',
      ],
      twist: () => 'The payment service fails until the evening. What does ‘Later than promised’ offer now?',
      users: ['shortBreak', 'group', 'packer'],
    },
  ],
  sellingPoints: [
    { title: 'A kitchen in each branch', text: ({ s }) => `All ${s.many} are made in the branch that sells them.` },
    { title: 'Your own mixture', text: () => 'Every ingredient can be left out or doubled.' },
    { title: 'Close by', text: () => 'Most customers walk less than five minutes.' },
  ],
  audience: (_, has) =>
    has.counter
      ? 'People with a short break, those who order for a group, and packers.'
      : 'People with a short break, and those who order for a group.',
  direction: {
    styles: {
      minimal: {
        mood: 'Brisk and calm, because regular customers know the menu by heart, and look only for the time.',
        shape:
          'A single column with one line set apart, like the next train on a board, because customers look at it while they walk.',
        second: {
          at: 'time',
          does: 'leaves an empty line above and below the chosen time, because people tap it while they walk',
        },
        avoid: 'Symbols without words, because they cost a second look. Grey digits, because they vanish in sunlight.',
      },
      bold: {
        mood: 'Loud and direct, because the branches are loud and colourful, and today’s app looks like the app of a bank.',
        shape:
          'Times as thick blocks, like the numbers on the shelf, because people read them at a glance in the street.',
        second: {
          at: 'time',
          does: 'sets each time as heavily as the board over a counter, because people compare times at a glance',
        },
        avoid:
          'Warnings in capitals, because customers did nothing wrong when a bag is late. Large food pictures, because they push the times away.',
      },
      playful: {
        mood: 'Cheerful and quick, because lunch is the best hour of the working day, and today’s app shows only lists.',
        shape: 'Layers and round edges, as in the food itself, because customers should think of food at once.',
        second: {
          at: 'bag',
          does: 'shows the place on the shelf in a large round shape, because customers look for this number',
        },
        avoid:
          'Jokes about a late bag, because a customer who waits does not laugh. Wobbly digits, because they cannot be compared.',
      },
      luxury: {
        mood: 'Attentive and calm, because a customer whose lunch is late wants to be treated with care.',
        shape:
          'One fine line between the times, like the string around a cake box, because neighbouring times are easily confused.',
        second: {
          at: 'time',
          does: 'sets the times like courses on a menu card, with ample space between them, because neighbouring times are easily confused',
        },
        avoid:
          'Fine lettering on photographs, because nobody reads it outdoors. Long descriptions, because they cost minutes of a break.',
      },
      corporate: {
        mood: 'Punctual and even, because customers, packers and the kitchen have to read the same promise.',
        shape:
          'A timetable of straight, equal rows, because ten minutes earlier has to look as good as the usual time.',
        second: {
          at: 'time',
          does: 'sets all times in equal rows, because ten minutes earlier has to look as good as noon',
        },
        avoid:
          'Notices above the times, because they push the times away. Codes for orders, because nobody remembers them.',
      },
      retro: {
        mood: 'Homely and quick, because the first branch was a kiosk, and its kitchen still hangs up paper slips.',
        shape:
          'Paper slips with a torn edge and a large number, because customers find their bag by the number of its place.',
        second: {
          at: 'bag',
          does: 'sets the place like the number on a paper slip, because customers look for it on the shelf',
        },
        avoid:
          'Stamps across the text, because they look like a cancelled order. Grease marks, because they look like dirt on the screen.',
      },
      futuristic: {
        mood: 'Exact and wide awake, because customers have a short break, and count it in minutes.',
        shape: 'A thin time line, like the edge of a ruler, because customers compare the promised time with a clock.',
        second: {
          at: 'time',
          does: 'shows the times on a scale of ten-minute steps, because customers count their break in minutes',
        },
        avoid:
          'Running seconds, because they make people who wait nervous. Glow, because it blurs the minutes in daylight.',
      },
      organic: {
        mood: 'Fresh and down to earth, because the food is fresh, and customers know the chain by its paper bags.',
        shape:
          'Soft shapes cut like paper around a firm grid of times, because straight rows of times are compared fastest.',
        second: {
          at: 'bag',
          does: 'gives the bag’s place an uneven edge, like cut paper, because customers look for a paper bag',
        },
        avoid:
          'Herbs behind text, because such text is lost in sunlight. Brown paper as a ground, because fine digits are hard to read on it.',
      },
    },
    reading: 'Times and places larger than all other text, because people read them while they walk.',
    accent: 'the frame around the promised time, because customers plan their walk by it',
    sample: 'Your bag is on the shelf, place 14.',
  },
  untold: {
    budget: ({ f }) => `Late bags cost us ${f.refunds} a week. The project may cost as much as half a year of that.`,
    decision: () => 'I decide with the manager of the largest branch. If it works there at noon, it works everywhere.',
    history: () =>
      'We sent everybody a voucher for coming earlier. People used it at the time at which they always come.',
    launch: () => 'It starts in one small branch, for two weeks. The largest branch comes last.',
    content: () => 'Menu pictures exist, from above, all in the same light. We have none of the shelf.',
    machines: () =>
      'The kitchen printer knows when an order was printed, not when it is finished. The first thing we know is the scan.',
    access: () =>
      'You may stand behind the counter at noon, if you wear a cap. Please do not ask anything before the hour is over.',
    fear: () => 'That the app says “full” while the shop looks empty, and somebody takes a picture of that.',
    staff: () => 'Packers change every few months. They learn the tablet in their first hour, from another packer.',
    figures: () =>
      'The numbers are from our largest branch, the mean of four normal weeks. The refunds are from all branches.',
    complaints: () => '“I saw my bag, and I could not have it.” It stood unscanned behind the packer.',
    others: () => 'The supermarket next door has lunch in boxes. It is not as good, and it takes one minute.',
  },
});
