import { defineCase, money } from '../case.ts';

export const teamOrder = defineCase({
  id: 'team-order',
  industry: 'ecommerce',
  client: 'everyday',
  model: 'retail',
  channel: 'phone',
  about:
    'An online shop prints shirts for sports teams, with a name and a number on each. A team order is printed only when every player has answered. One captain collects the answers in a chat and pays for all, so a single missing player holds up the whole team. Some teams give up, others order without somebody, and a shirt that is printed later is expensive. The shop wants complete orders in time.',
  settings: [
    {
      country: 'ie',
      town: 'Galway',
      orgs: ['Corrib Kit', 'Seven Bends Teamwear', 'Rahoon Road Shirts'],
      start: [1, 19],
      trigger: 'season',
      languages: ['English', 'Polish'],
      inputs: [
        {
          orders: 140,
          shirts: 24,
          lostIn100: 9,
          price: 36,
          extra: 22,
          quick: 34,
          single: 6,
          next: 260,
          printers: 3,
        },
        {
          orders: 110,
          shirts: 22,
          lostIn100: 11,
          price: 35,
          extra: 19,
          quick: 31,
          single: 8,
          next: 215,
          printers: 2,
        },
      ],
      words: {
        sport: 'Gaelic football and camogie, two Irish sports',
        change: 'the clubs begin to order for the new season',
        other: 'Athenry',
        chat: 'a Gaelic football team',
      },
    },
    {
      country: 'br',
      town: 'Recife',
      orgs: ['Camisaria Capibaribe', 'Uniformes Doze em Quadra', 'Casa da Camisa Dez'],
      start: [2, 2],
      trigger: 'season',
      languages: ['Portuguese'],
      inputs: [
        {
          orders: 210,
          shirts: 14,
          lostIn100: 12,
          price: 85,
          extra: 45,
          quick: 37,
          single: 9,
          next: 380,
          printers: 4,
        },
        {
          orders: 160,
          shirts: 13,
          lostIn100: 10,
          price: 92,
          extra: 50,
          quick: 33,
          single: 7,
          next: 290,
          printers: 3,
        },
      ],
      words: {
        sport: 'futsal and volleyball',
        change: 'the teams of the city leagues begin to order',
        other: 'Olinda',
        chat: 'a futsal team',
      },
    },
    {
      country: 'in',
      town: 'Jaipur',
      orgs: ['Chandpole Kit House', 'Amer Road Teamwear', 'Jhotwara Shirt Printers'],
      start: [9, 7],
      trigger: 'season',
      languages: ['English', 'Hindi'],
      inputs: [
        {
          orders: 320,
          shirts: 15,
          lostIn100: 11,
          price: 650,
          extra: 350,
          quick: 29,
          single: 7,
          next: 540,
          printers: 5,
        },
        {
          orders: 240,
          shirts: 16,
          lostIn100: 12,
          price: 580,
          extra: 300,
          quick: 35,
          single: 9,
          next: 430,
          printers: 4,
        },
      ],
      words: {
        sport: 'cricket and hockey',
        change: 'the cricket clubs begin to order for the dry months',
        other: 'Ajmer',
        chat: 'a cricket team',
      },
    },
    {
      country: 'nz',
      town: 'Dunedin',
      orgs: ['Leith Valley Kit', 'Harbour Cone Teamwear', 'Signal Hill Shirts'],
      start: [2, 16],
      trigger: 'season',
      languages: ['English'],
      inputs: [
        {
          orders: 90,
          shirts: 16,
          lostIn100: 10,
          price: 62,
          extra: 34,
          quick: 36,
          single: 5,
          next: 185,
          printers: 2,
        },
      ],
      words: {
        sport: 'hockey and football',
        change: 'the clubs begin to order for the winter season',
        other: 'Oamaru',
        chat: 'a hockey team',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Order pages on the phone', device: 'phone', size: '390 × 844 px' },
    desk: { name: 'Print desk on the desktop', device: 'desktop', size: '1440 × 900 px' },
  },
  figures: (i) => {
    const lost = Math.round((i.orders * i.lostIn100) / 100);
    const lostThen = Math.round((i.next * i.lostIn100) / 100);
    const order = i.shirts * i.price;
    return {
      ...i,
      price: money(i.price),
      extra: money(i.extra),
      lostNow: lost,
      order: money(order),
      late: Math.round((i.orders * i.shirts * i.single) / 100),
      lateThen: Math.round((i.next * i.shirts * i.single) / 100),
      lostThen,
      given: i.shirts - 1,
      answers: i.next * i.shirts,
      cost: money(lost * order),
      costThen: money(lostThen * order),
      lostGoal: Math.round(i.lostIn100 * 0.55),
      quickGoal: i.quick + 15,
      singleGoal: Math.round(i.single * 0.55),
    };
  },
  users: {
    captain: {
      surface: 'phone',
      variants: [
        {
          role: 'Captain, who drives a delivery van',
          conflict: 'team',
          gender: 'm',
          ages: [22, 39],
          context: () => 'looks at the phone in the van, between two stops.',
          goal: () => 'Let the players remind each other.',
          obstacle: () => 'He writes to each late player himself, and waits for each answer.',
          quote: 'I am the captain. I am not their alarm clock.',
        },
        {
          role: 'Coach who orders for a youth team',
          conflict: 'mine',
          gender: 'f',
          ages: [30, 54],
          context: () => 'plans on her phone in the evening.',
          goal: () => 'Have each family pay for its own shirt.',
          obstacle: () => 'She pays for all, and then asks each family for money.',
          quote: 'I wanted to coach a team. Now I lend money to it.',
        },
        {
          role: 'Captain for nine years, who repairs lifts',
          conflict: 'missing',
          gender: 'm',
          ages: [32, 47],
          context: () => 'has last season’s list on his phone.',
          goal: () => 'Send the order off tonight.',
          obstacle: () => 'He waits for one player whose size he knows by heart.',
          quote: 'He has worn size L for years. He just does not say so.',
        },
        {
          role: 'Club secretary, who orders for the first team',
          conflict: 'team',
          gender: 'm',
          ages: [44, 66],
          context: () => 'reads large text on his phone.',
          needs: 'the captain’s view of a player who got both reminders, in large text',
          goal: () => 'Let friends remind the late players.',
          obstacle: () => 'He calls each late player, and most do not pick up.',
          quote: 'His best friend sits beside him. I am the one who calls.',
        },
      ],
    },
    player: {
      surface: 'phone',
      variants: [
        {
          role: 'Midwife, who thinks of leaving the team',
          conflict: 'team',
          gender: 'f',
          ages: [25, 38],
          context: () => 'reads the captain’s question on her phone.',
          goal: () => 'Answer next week, without the whole team asking why.',
          obstacle: () => 'She leaves the message unanswered, because a “no” would start talk.',
          quote: 'If the list shows my name, the whole team asks me why.',
        },
        {
          role: 'Student, paid at the end of the month',
          conflict: 'mine',
          ages: [19, 25],
          context: () => 'reads the captain’s message on a phone.',
          goal: () => 'Keep number 4 and pay next week.',
          obstacle: () => 'A message that asks for size and money stays unanswered until payday.',
          quote: 'I know my size today. My money comes on the 30th.',
        },
        {
          role: 'Parent of two players, who reads messages late',
          conflict: 'missing',
          ages: [34, 49],
          home: (d) => d.s.other,
          context: () => 'reads the chats of two teams on Sunday, often too late.',
          needs: 'the page of a parent with two players',
          goal: () => 'Order both shirts in this year’s sizes.',
          obstacle: () => 'Both children have outgrown the sizes that the captains know.',
          quote: 'Last season’s size fits last season’s child.',
        },
      ],
    },
    operator: {
      surface: 'desk',
      variants: [
        {
          role: 'Printer, who sets up the press for each team',
          ages: [25, 59],
          context: () => 'works at a desktop computer beside the press.',
          goal: () => 'Set up the press once for each team.',
          obstacle: () => 'Late shirts come when the press is set up for others.',
          quote: 'A whole team takes an hour. So does one late shirt.',
        },
      ],
    },
  },
  stakeholders: {
    director: {
      role: 'managing director',
    },
    sales: { role: 'head of sales' },
    service: { role: 'head of customer service' },
    finance: { role: 'head of finance' },
  },
  goals: ({ f }) => ({
    lost: {
      direction: 'Lower',
      what: 'the share of team orders that are given up before printing',
      from: `${f.lostIn100} in 100`,
      today: 'Of all team orders, {from} are given up before printing.',
      to: `${f.lostGoal} in 100`,
      months: 2,
      measuredBy: 'the order system',
    },
    quick: {
      direction: 'Raise',
      what: 'the share of players whose size is known after three days',
      from: `${f.quick} in 100`,
      today: 'Three days after an order begins, the shop knows the sizes of only {from} players.',
      to: `${f.quickGoal} in 100`,
      months: 1,
      measuredBy: 'the order system',
    },
    single: {
      direction: 'Lower',
      what: 'the share of shirts that are printed later than the others',
      from: `${f.single} in 100`,
      today: 'Some captains order without the last players, so {from} shirts are printed later than the others.',
      to: `${f.singleGoal} in 100`,
      months: 2,
      measuredBy: 'the print list',
    },
  }),
  features: {
    team: {
      title: 'The team order',
      surface: 'phone',
      user: 'captain',
      goal: 'lost',
      does: 'shows what the order of a team still waits for',
      frames: [
        'the captain’s page of an order that lacks three answers',
        'a player’s page of an order that lacks three answers',
        'a complete order',
      ],
    },
    mine: {
      title: 'Your shirt',
      surface: 'phone',
      user: 'player',
      goal: 'quick',
      does: 'asks one player for size, name and number, and leads to the payment',
      frames: ['the page before the player’s first answer', 'a paid shirt with its printed name'],
    },
    missing: {
      title: 'Without an answer',
      surface: 'phone',
      user: 'captain',
      goal: 'single',
      does: 'proposes what a player without an answer gets, and lets the captain change it',
      frames: ['a player without an answer, who ordered last season too', 'a new player whose size nobody knows'],
    },
    date: {
      title: 'Print date',
      surface: 'phone',
      user: 'captain',
      goal: 'single',
      does: 'counts back from the first match to the last day for answers, and lets the captain move it',
      frames: ['the last day for answers, nine days from now', 'a print date that the captain has moved'],
    },
    press: {
      title: 'Print desk',
      surface: 'desk',
      user: 'operator',
      goal: 'single',
      does: 'shows the printer which orders are complete',
      frames: [
        'five complete orders, and one late shirt',
        'an order in which one shirt has no size',
        'a team whose shirts are all printed',
      ],
    },
  },
  task: (d, has) =>
    [
      `Design the team orders of ${d.org}, an online shop in ${d.town}, ${d.country}, that prints shirts for ${d.s.sport}.`,
      'On their phones, captains follow an order, and each player answers and pays.',
      has.desk && 'Printers see the finished orders on a desktop computer beside the press.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: ({ f, s }, _, at) => {
    const start = `Take one order of ${s.chat} with ${f.shirts} players.`;
    if (at === 'missing')
      return `${start} One player has not answered. Last season’s size was M. Write the row for the captain twice: with the size M, and with “no shirt”. Which row would a captain check?`;
    if (at === 'mine')
      return `${start} One player wants number 4 in size M, and has the money next week. Write everything that this player reads, from the size to the thanks, in 30 words.`;
    return `${start} One has no number yet, one has not paid, and one has not answered. Write one line about each of them for the captain. Then write the line that each of the three reads.`;
  },
  glossary: [
    { word: 'Team order', means: 'an order for all shirts of a team.' },
    { word: 'Captain', means: 'whoever orders: a player, a coach or a secretary.' },
  ],
  safety: 'For a child, a parent answers on the player’s page. Frames use invented first names.',
  overview: [
    ({ f, s, org }, _, at) =>
      at === 'mine'
        ? `The captain of ${s.chat} asks for size and money in one message. A student, who is paid at the end of the month, does not answer. ${org} waits for the last size, and so do all players.`
        : `In the chat of ${s.chat} stand ${f.given} shirt sizes, many thumbs, and a picture of a dog. Only the captain knows who has not answered. ${org} waits for the last size, and so do all players.`,
    ({ s, org }, _, at) =>
      at === 'mine'
        ? `At its first match, ${s.chat} wears old shirts with numbers made of tape. One player knew the size, but had no money yet, and so sent nothing. ${org} waits for the last size before it prints.`
        : `At its first match, ${s.chat} wears old shirts with numbers made of tape. One player has not answered, and ${org} waits for the last size. The captain alone asks each player, and pays for all.`,
  ],
  nonGoals: [
    'The design of the shirts and their colours',
    'A chat for the team',
    'The size chart',
    'The page for the card, and receipts',
  ],
  constraints: [
    {
      type: 'brand',
      at: 'team',
      text: () => 'The shop will remind each late player itself, twice at most.',
      effect: () => '‘The team order’ says, also in large text, when both reminders have been sent.',
      frame: 'the captain’s view of a player who got both reminders, in large text',
    },
    {
      type: 'technical',
      at: 'mine',
      text: () => 'Each shirt number exists once in a team.',
      effect: () => '‘Your shirt’ shows which numbers are free at this moment.',
      frame: 'a number that was taken a moment ago',
    },
    {
      type: 'money',
      at: 'missing',
      text: ({ f }) => `A late shirt costs ${f.extra} more, because the press is set up again.`,
      effect: () => '‘Without an answer’ shows this price before the captain decides.',
      frame: 'the price of a late shirt',
    },
    {
      type: 'time',
      at: 'date',
      text: () => 'Printing takes six working days, and transport two.',
      effect: () => '‘Print date’ counts back from the first match.',
      frame: 'a first match that the shirts will miss',
    },
    {
      type: 'people',
      at: 'mine',
      text: () => 'Some parents have two children in two teams.',
      effect: () => '‘Your shirt’ says for whom the shirt is.',
      frame: 'the page of a parent with two players',
    },
    {
      type: 'people',
      at: 'press',
      text: ({ w }) => `The ${w.printers} printers may not change an order.`,
      effect: () => '‘Print desk’ sends a question about a shirt back to the captain.',
      frame: 'a question about the spelling of a name, before the press is set up',
      from: 'professional',
    },
  ],
  strands: [
    {
      at: 'team',
      titles: [
        (d) => `Team orders at ${d.org}: a whole team waits for one answer`,
        (d) => `Team orders at ${d.org}: all sizes have come, but one`,
      ],
      problem: ({ f }) =>
        `Each month, ${f.lostNow} of ${f.orders} team orders are given up before printing. At ${f.order} each, this costs ${f.cost}. Of ten orders that are given up, seven lack only one or two answers.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.change}. At today’s share of ${f.lostIn100} in 100, ${f.lostThen} of ${f.next} team orders a month will be given up, which costs ${f.costThen}.`,
      sides: [
        {
          who: 'sales',
          wants: () => 'wants all players to see who is missing, because friends can then remind each other',
        },
        {
          who: 'service',
          wants: () => 'wants only the captain to see who is missing, because the reason can be private',
        },
      ],
      decision: 'do all players see who has not answered, or only the captain?',
      frame: 'a player’s page of an order that lacks three answers',
      unknowns: [
        () => 'Do players answer sooner when others can see that they are late?',
        () => 'How many players look at the list after their own answer?',
      ],
      twist: () =>
        'A team splits in two, and both halves want to keep their numbers. What does ‘The team order’ show to each captain?',
      users: ['captain', 'player', 'operator'],
    },
    {
      at: 'missing',
      titles: [
        (d) => `One player never answers: team orders at ${d.org}`,
        (d) => `Team orders at ${d.org}: a shirt for the player without an answer`,
      ],
      problem: ({ f }) =>
        `For a player who never answers, the captain guesses a size or leaves the shirt out. So ${f.late} shirts a month are printed later than the others. Each costs the team ${f.extra} more, because the press is set up again.`,
      whyNow: ({ f, w, s, start }) =>
        `On ${start}, ${s.change}. At today’s share of ${f.single} in 100, ${f.lateThen} shirts a month will be late, and the ${w.printers} printers have no time for them.`,
      sides: [
        {
          who: 'sales',
          wants: () => 'wants the page to propose last season’s size, because a late shirt costs more',
        },
        {
          who: 'service',
          wants: () => 'wants the page to propose no shirt, because a shirt in the wrong size is never worn',
        },
      ],
      decision: 'for a player without an answer, does the page propose last season’s size, or no shirt?',
      unknowns: [
        () => 'How many players need another size than last season?',
        () => 'Would a captain rather decide alone, or with the team?',
      ],
      twist: () =>
        'The maker changes the cut, and every size is now narrower. What does ‘Without an answer’ say about last season’s sizes?',
      users: ['captain', 'player', 'operator'],
    },
    {
      at: 'mine',
      titles: [
        (d) => `Your shirt at ${d.org}: the size now, and the money when?`,
        (d) => `One shirt of a team order at ${d.org}: pay now, or pay later?`,
      ],
      problem: ({ f }) =>
        `Of 100 team orders, ${f.lostIn100} are given up before printing. Of 100 late players whom the shop asked, 41 were waiting for their money.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.change}. The shop then needs the sizes of ${f.answers} players a month, and after three days it knows only ${f.quick} in 100.`,
      sides: [
        {
          who: 'finance',
          wants: () => 'wants payment in the same step, because many players who may pay later never pay',
        },
        {
          who: 'sales',
          wants: () => 'wants payment in a later step, because players know their size before they have the money',
        },
      ],
      decision: 'does a player pay in the same step as the size, or in a later one?',
      frame: 'a shirt with size, name and number, before the player has paid',
      unknowns: [
        () => 'Does the payment also hold up players who have the money?',
        () => 'On which day of the month do most players pay?',
      ],
      twist: () =>
        'A sponsor offers to pay half of each shirt once six players have paid. What does ‘Your shirt’ tell these six, and the others?',
      users: ['captain', 'player', 'operator'],
    },
  ],
  sellingPoints: [
    { title: 'One price', text: ({ f }) => `Each shirt costs ${f.price}, with any name and number.` },
    {
      title: 'Next season too',
      text: () => 'The shop keeps each design for ten years.',
    },
    { title: 'From this town', text: ({ town }) => `All shirts are printed in ${town}.` },
  ],
  audience: (_, has) =>
    has.desk ? 'Captains, players or their parents, and the printers.' : 'Captains, and players or their parents.',
  direction: {
    styles: {
      minimal: {
        mood: 'Quick and clear, because people open the page for half a minute before training.',
        shape:
          'Plain lines with one name each, and one empty shirt outline where a size is missing: a captain sees this line at once.',
        second: {
          mine: 'asks for size, name and number in three bare lines, because players answer between two exercises',
          date: 'sets the last day alone on a bare page, because it is all that a captain tells the team',
        },
        avoid:
          'Symbols without names, because a captain has to guess who is missing. Pale rows, because they vanish in the sun.',
      },
      bold: {
        mood: 'Loud and proud, because players wear these shirts to show their club.',
        shape:
          'Full-width blocks, one for each player, with a huge number or an empty outline: a captain sees each gap while scrolling.',
        second: {
          missing: 'sets the size of each doubtful shirt as one huge letter, because a captain must not overlook it',
          date: 'sets the last day across the full width in the heaviest figures, because a whole team has to keep it',
        },
        avoid: 'Alarm signs, because they accuse a player. Slanted letters, because names are then hard to read.',
      },
      playful: {
        mood: 'Friendly and cheerful, because a new shirt is part of the fun, and collecting sizes is not.',
        shape:
          'One small drawn shirt with round shoulders for each player, with a number or still empty: a gap needs no reading.',
        second: {
          mine: 'draws the player’s shirt from behind, with the number large and round, because a shirt is known by its back',
          date: 'shows each day that is left as a small round ball, because a late reader can count them',
        },
        avoid:
          'Teasing lines about late players, because teasing hurts when it comes from a shop. Mascots, because they hide the name.',
      },
      luxury: {
        mood: 'Calm and careful, because the first shirt with one’s own name is special to a player.',
        shape:
          'One large picture of the shirt in wide margins, and few words: players check each letter of their name.',
        second: {
          mine: 'shows the player’s shirt alone in wide space, with fine lines below, because players show it to their families',
          date: 'gives the print date a wide margin and one fine line, because after it no name can be corrected',
        },
        avoid:
          'Fine grey lettering, because a missing name is then overlooked. Full-page pictures, because they cost time, and captains have little of it.',
      },
      corporate: {
        mood: 'Fair and orderly, because captains handle other people’s money, and have to show a list.',
        shape:
          'A team list in straight columns for name, size, number and payment: a captain runs down one column and finds each gap.',
        second: {
          missing: 'sets last season’s and this season’s size in two columns, because captains decide row by row',
          date: 'sets last day, print day and arrival in one table, because captains count back from the first match',
        },
        avoid:
          'Trade terms such as “lot”, because they are strange to a coach. Small tables, because they hide the one empty row.',
      },
      retro: {
        mood: 'Warm and sporty, because players keep old team shirts, and the new one will hang beside them.',
        shape:
          'A framed team sheet with ruled lines and block numbers, as at each match: players find their number before their name.',
        second: {
          mine: 'sets size and number on a framed label below the shirt, because the two must not be confused',
          date: 'stamps the print date across the ruled sheet, because a stamped sheet is closed',
        },
        avoid: 'Faded textures, because sizes are then hard to read. Outlined letters, because they blur long names.',
      },
      futuristic: {
        mood: 'Quick and exact, because captains count the days to the first match.',
        shape:
          'An exact ring with one tick for each player, and a live figure inside: it shows how many answers are missing.',
        second: {
          mine: 'marks free and taken numbers on one exact scale, because a number can be gone within a minute',
          date: 'sets answers, printing and transport on one scale of days, because captains ask why the last day is so early',
        },
        avoid:
          'Countdowns in seconds, because they frighten players. Glowing figures, because they cannot be read in the sun.',
      },
      organic: {
        mood: 'Relaxed and warm, because a reminder sounds harsh in a group of friends.',
        shape:
          'Soft, hand-cut patches, one for each player, lie side by side: a missing answer leaves a hole in the cloth.',
        second: {
          missing: 'draws a doubtful shirt with an open, uneven edge, because its size is only a guess',
          date: 'lays the steps before printing in soft layers, the next on top, because captains think of the next one',
        },
        avoid:
          'Grass behind a list, because it hides the rows. Wood grain behind text, because an S then looks like an 8.',
      },
    },
    reading: 'Strong, open letters, because players read names and numbers beside the pitch, in daylight.',
    lettering: 'the shop’s parcel boxes',
    own: 'the label in each shirt',
    accent: 'a shirt without an answer, because the captain has to ask about it',
    sample: 'Number 4, size M. We print on Thursday.',
  },
  untold: {
    budget: ({ f }) => `What we lose in two months by teams that give up. One month is ${f.cost}.`,
    decision: (d) => `I decide. Where money is asked for earlier or later, ${d.who.finance!.first} has to agree.`,
    history: () => 'We had a shared table for each team. Players changed the rows of other players, some for fun.',
    launch: () => 'Ten clubs that order every year have offered to begin. Two have been angry with us.',
    content: () => 'Each design exists as a picture of the back. We can put a name and a number on it at once.',
    machines: () => 'Our order system knows captains only. Players can answer by a link, without an account.',
    access: () => 'Come to a club on a training evening. You will see how long a minute is there.',
    fear: () => 'That a child is teased because a parent has not paid, and the list was ours.',
    staff: () => 'The printers want a fixed list in the morning. What changes after nine, they do not see.',
    figures: () => 'We count given-up orders when nothing happens for 60 days. Some of those teams may simply be slow.',
    complaints: () =>
      'Nobody complains about the shirts. They complain about waiting for one person, and they name the person.',
    others: () => 'Cheaper shops print without names in two days. Teams that are tired of waiting go there.',
    stake: () => 'I played for nine years with a borrowed number.',
  },
});
