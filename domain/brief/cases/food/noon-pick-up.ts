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
        change: 'an office opens beside the largest branch',
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
        change: 'a call centre opens across the street from the largest branch',
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
          asks: 35,
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
        change: 'a bank moves into the tower above the largest branch',
        sweet: 'a bowl of clear soup that is ready now',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Phone app', device: 'phone', size: '390 × 844 px' },
    counter: { name: 'Packing tablet', device: 'tablet', size: '1280 × 800 px' },
  },
  figures: (i) => {
    return {
      ...i,
      behind: Math.round(((i.peak - i.cap) * 10) / i.cap),
      soon: i.orders + i.more,
      price: money(i.price),
      refunds: money(i.back * i.price),
      asks: Math.round((100 * i.asks) / i.orders),
      asksGoal: Math.round((100 * i.asksGoal) / i.orders),
      again: i.onTime - 11,
      againGoal: i.onTime + 8,
    };
  },
  users: {
    shortBreak: {
      surface: 'phone',
      variants: [
        {
          role: 'Laboratory assistant with a short break',
          conflict: 'time',
          gender: 'f',
          ages: [25, 47],
          context: () => 'orders at eleven, and looks again only when she leaves.',
          goal: () => 'Choose a time that the kitchen keeps.',
          obstacle: ({ s }) => `She chooses ${s.peak} every day, and then waits at the shelf.`,
          quote: 'I have thirty minutes. I do not want to spend them with your shelf.',
        },
        {
          role: 'Laboratory assistant with a short break',
          conflict: 'bag',
          gender: 'f',
          ages: [25, 47],
          context: () => 'walks six minutes to the shop.',
          goal: () => 'Leave her bench at the right minute.',
          obstacle: () => 'She leaves too early, and then waits in front of the shelf.',
          quote: 'I have thirty minutes. I do not want to spend them with your shelf.',
        },
        {
          role: 'Laboratory assistant with a short break',
          conflict: 'late',
          gender: 'f',
          ages: [25, 47],
          context: () => 'stands at the shelf, and has fifteen minutes left.',
          goal: () => 'Eat something before the break is over.',
          obstacle: () => 'She reads only the first line, because each minute counts.',
          quote: 'I have thirty minutes. I do not want to spend them with your shelf.',
        },
        {
          role: 'Ticket clerk with a fixed break',
          conflict: 'bag',
          ages: [20, 36],
          context: ({ s }) => `has a break at exactly ${s.peak}, and then looks at the phone.`,
          goal: () => 'Know before leaving where the bag is.',
          obstacle: () => 'On the stairs, the app shows nothing about the bag.',
          quote: 'My break starts by the clock, not by my hunger.',
        },
        {
          role: 'Delivery driver who parks for five minutes',
          conflict: 'time',
          gender: 'm',
          ages: [23, 55],
          context: () => 'looks at his phone only when the van stands.',
          goal: () => 'Come when the bag is really there.',
          obstacle: () => 'He stops for five minutes, and drives on without a late bag.',
          quote: 'I can stand here for five minutes. Lunch takes six.',
        },
        {
          role: 'Delivery driver who parks for five minutes',
          conflict: 'late',
          gender: 'm',
          ages: [23, 55],
          context: () => 'looks at his phone only when the van stands.',
          goal: () => 'Take any meal and drive on.',
          obstacle: () => 'He has to decide in seconds, or he pays a fine for parking.',
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
          context: () => 'asks five colleagues by chat before each order.',
          goal: () => 'Fetch six meals in one walk, even ten minutes later.',
          obstacle: () => 'Five colleagues want the usual time, or eat elsewhere.',
          quote: 'Five of us agreed at once. We are six.',
        },
        {
          role: 'Office assistant who orders for six',
          conflict: 'bag',
          ages: [24, 58],
          context: () => 'sits in a meeting until the bag is there.',
          goal: () => 'Get one message, when all six meals can be fetched.',
          obstacle: () => 'Each sound of the phone disturbs the meeting.',
          quote: 'Everybody hears my phone. Then everybody is hungry.',
        },
        {
          role: 'Office assistant who orders for six',
          conflict: 'late',
          ages: [24, 58],
          context: () => 'pays for all six meals, and collects the money later.',
          goal: () => 'Get back the money for the late meals.',
          obstacle: () => 'Five colleagues have to agree before anything can be changed.',
          quote: 'I paid for six meals. I can eat one.',
        },
        {
          role: 'Site foreman who fetches lunch for his crew',
          conflict: 'time',
          gender: 'm',
          ages: [32, 59],
          context: () => 'orders the same eight meals every day.',
          goal: () => 'Bring eight meals at once, even ten minutes later.',
          obstacle: () => 'The crew wants the usual time, or drives elsewhere.',
        },
        {
          role: 'Site foreman who fetches lunch for his crew',
          conflict: 'bag',
          gender: 'm',
          ages: [32, 59],
          context: () => 'wears thick gloves, and rarely looks at the phone.',
          goal: () => 'Get one message, when all eight meals can be fetched.',
          obstacle: () => 'He takes off his gloves for each message, and most are useless.',
        },
      ],
    },
    packer: {
      surface: 'counter',
      variants: [
        {
          role: 'Packer at the counter',
          ages: [19, 44],
          context: () => 'touches the tablet between kitchen and shelf with thin gloves.',
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
      today: 'Only {from} orders are on the shelf at the promised time.',
      to: `${f.onTimeGoal} in 100`,
      months: 3,
      measuredBy: 'scans in the largest branch',
    },
    asks: {
      direction: 'Lower',
      what: 'the number of people who ask for their bag for each 100 meals',
      from: f.asks,
      today: 'The app does not say where a bag is, so for each 100 meals {from} people ask a packer.',
      to: f.asksGoal,
      months: 3,
      measuredBy: 'a count in the largest branch',
    },
    again: {
      direction: 'Raise',
      what: 'the share of customers who order again within two weeks of a late bag',
      from: `${f.again} in 100`,
      today: 'Of customers with a late bag, only {from} order again within two weeks.',
      to: `${f.againGoal} in 100`,
      months: 3,
      measuredBy: 'the ordering system',
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
        'the list of times, of which the most wanted is full',
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
      does: 'says that a bag is late, and what the customer gets',
      frames: ['a bag ten minutes late, with its new time and the offer', 'a bag only five minutes late'],
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
      frames: ['four orders of which one is late', 'an order of six meals, of which four are packed'],
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
      late: `A bag for ${s.peak} is ten minutes late. Write ‘Later than promised’ in three lines: once with another meal and its allergens, and once with the money. Read both as somebody with a short break. What did you look for first?`,
    };
    return `${then[at]}`;
  },
  glossary: [
    { word: 'Promised time', means: 'the time that a customer chose when ordering.' },
    { word: 'Bag', means: 'one order, packed. It may hold several meals.' },
  ],
  safety: 'A page that offers another meal for a late bag names its allergens.',
  overview: [
    ({ s }, _has, at) =>
      `In the largest branch, a woman looks at place 14 of a shelf. It is ${s.after}, the place is empty, and her break is half over. ${{ time: `Too many customers want the same ten minutes, and the app takes every order.`, bag: `Her phone says “paid”, and nothing about the bag. She asks the packer, and so do ten others.`, late: `The app had promised ${s.peak}. Now it offers neither another meal nor her money.` }[at]}`,
    ({ s, org }, _has, at) =>
      ({
        time: `At ${s.early} a cook in the largest branch of ${org} has time to sharpen a knife. At ${s.peak} the paper slips hang three deep. Too many customers want the same ten minutes, and the app takes every order.`,
        bag: `At ${s.peak} a packer in the largest branch of ${org} fills a bag. “Is it mine?”, asks a man at the counter. It is his third question, because his phone says only “paid”.`,
        late: `At ${s.after} a packer in the largest branch of ${org} puts a bag on the shelf. Its customer has gone back to work, hungry. The app had promised ${s.peak}, and offered nothing.`,
      })[at]!,
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
        `The app sells twice as many ${s.many} for ${s.peak} as the largest branch can make. Only ${f.onTime} in 100 orders are on the shelf at the promised time. In all branches, ${f.back} refunds a week cost ${f.price} each: ${f.refunds}.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.change}. This branch expects ${f.more} more ${s.many} in the lunch hour, most of them for ${s.peak}.`,
      sides: [
        {
          who: 'operations',
          wants: () => 'wants to hide times that are full, because a promise that cannot be kept delays everybody',
        },
        {
          who: 'sales',
          wants: ({ s }) =>
            `wants to sell a full time with the words “may be late”, because people who cannot have ${s.peak} eat elsewhere`,
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
      problem: ({ f }) =>
        `After the payment, the app shows nothing more. For each 100 meals, ${f.asks} people ask for their bag, and the packer stops to answer. So other bags are late: in all branches, ${f.back} refunds a week cost ${f.price} each, or ${f.refunds}.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.change}. The packer there will then have ${f.soon} ${s.many} in the lunch hour instead of ${f.orders}.`,
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
        `The last bags for ${s.peak} are ${f.behind} minutes late. Of 100 customers with a late bag, only ${f.again} order again within two weeks. In all branches, ${f.back} refunds a week cost ${f.refunds}.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.change}. This branch expects ${f.more} more ${s.many} in the lunch hour, so more bags will be late.`,
      sides: [
        {
          who: 'sales',
          wants: ({ s }) => `wants the page to offer another meal, such as ${s.sweet}, because customers are hungry`,
        },
        {
          who: 'service',
          wants: () => 'wants the page to offer the money, because people should not get food that they did not choose',
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
    { title: 'A kitchen in each branch', text: ({ s }) => `All ${s.many} are made where they are sold.` },
    { title: 'Your own mixture', text: () => 'Every ingredient can be left out or doubled.' },
    { title: 'Close by', text: () => 'The next office is two minutes away.' },
  ],
  audience: (_, has) =>
    has.counter
      ? 'People with a short break, those who order for a group, and packers.'
      : 'People with a short break, and those who order for a group.',
  direction: {
    styles: {
      minimal: {
        mood: 'Bare and brisk, because a short break leaves no time for a long page.',
        shape:
          'The one time that counts stands alone, like a clock on a bare wall, because people look at the phone between two steps.',
        second: {
          bag: 'leaves only the time and the place on the shelf, because a customer at the shelf compares nothing else',
          late: 'shows two facts, the new time and the offer, because a hungry customer stops after the second',
        },
        avoid: 'Symbols without words, because they cost a second look. Grey digits, because they vanish in sunlight.',
      },
      bold: {
        mood: 'Loud and quick, because people read in the noon crowd, at walking pace.',
        shape: 'Full-width blocks with one heavy time in each, because a thumb has to hit the right one at once.',
        second: {
          line: 'sets the time of the next bag in the heaviest figures, because the packer looks over from the shelf',
          bag: 'fills the page with the number of the place, because customers hold it up against a full shelf',
          late: 'sets the new time in heavy figures, because customers ask first whether it is still within their break',
        },
        avoid:
          'Warnings in capitals, because customers did nothing wrong. Large food pictures, because they push the times away.',
      },
      playful: {
        mood: 'Cheerful and quick, because lunch is the best hour of the working day.',
        shape:
          'A small, round bag stands in the kitchen, on the counter or on the shelf: one look says where lunch is.',
        second: {
          bag: 'writes the place on a round, drawn bag, because customers look for a bag first, and then for a number',
          time: 'draws a row of round bags beside each time, taken or free, because people see crowds faster than they read',
        },
        avoid:
          'Jokes about a late bag, because a customer who waits does not laugh. Wobbly digits, because they cannot be compared.',
      },
      luxury: {
        mood: 'Attentive and calm, because lunch is all the rest that these people have at work.',
        shape:
          'Times stand like dishes on a menu, with a fine line between two, because neighbouring times are easily confused.',
        second: {
          late: 'sets a fine line under each fact, because hungry customers mix up hours and sums',
          bag: 'gives the place on the shelf a wide margin and few words, because customers read it only in passing',
        },
        avoid:
          'Fine lettering on photographs, because nobody reads it outdoors. Long descriptions, because they cost minutes of a break.',
      },
      corporate: {
        mood: 'Punctual and even, because a break that begins by the clock needs a promise that does so too.',
        shape:
          'Equal rows as in a bus timetable, in steps of ten minutes, because ten minutes earlier must look as good as the usual time.',
        second: {
          line: 'puts time, place and number of meals in fixed columns, because the packer reads across with both hands busy',
          bag: 'keeps time and place in the same two rows at each moment, because customers look there first',
          late: 'sets promised time, new time and offer in fixed rows, because customers weigh one against the other',
        },
        avoid:
          'Notices above the times, because nobody comes for them. Codes for orders, because nobody remembers them.',
      },
      retro: {
        mood: 'Homely and plain, because regular customers say “as always”, and mean it.',
        shape:
          'A ruled frame with one large number, like a cloakroom ticket, because this number gets people their bag.',
        second: {
          bag: 'prints place and time on a framed ticket, because customers show it when two bags look alike',
          late: 'sets old and new time on two ruled lines, the old one crossed out, because customers ask which one still holds',
        },
        avoid:
          'Stamps across the text, because they look like a cancelled order. Grease marks, because they look like dirt.',
      },
      futuristic: {
        mood: 'Exact and wide awake, because customers count a short break in minutes.',
        shape: 'A row of ticks, one for each minute until the bag, because people decide by them when to stand up.',
        second: {
          line: 'sets the minutes left for each bag on one exact scale, because the packer takes the shortest first',
          late: 'marks promised and new time on one scale, because customers see what is left of their break',
          bag: 'draws a ring around the place, open until the bag is there, because customers see from afar whether to wait',
        },
        avoid: 'Running seconds, because they make people nervous. Glow, because it blurs the minutes in daylight.',
      },
      organic: {
        mood: 'Fresh and warm, because customers come from desks and machines, and want real food.',
        shape:
          'Soft, uneven shapes for meals on straight rows for times: people see at once what is food and what is a promise.',
        second: {
          bag: 'lays the meals of one order in soft layers, because somebody who fetches six checks that none is missing',
          late: 'sets the other meal on a hand-cut shape beside a straight sum, because customers choose between food and money',
        },
        avoid:
          'Herbs behind text, because such text is lost in sunlight. Brown paper behind digits, because it swallows them.',
      },
    },
    reading: 'Large times and places, because people read them while they walk.',
    lettering: 'the board above the counter',
    own: 'the paper bags',
    accent: 'the promised time, because customers plan their walk by it',
    sample: 'Your bag is on the shelf, place 14.',
  },
  untold: {
    budget: ({ f }) => `Late bags cost us ${f.refunds} a week. The project may cost as much as half a year of that.`,
    decision: () => 'I decide with the manager of the largest branch. If it works there at noon, it works everywhere.',
    history: () =>
      'We sent everybody a voucher for coming earlier. People used it at the time at which they always come. For a week, one branch offered meal and money in one message. Most answers came after the break.',
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
