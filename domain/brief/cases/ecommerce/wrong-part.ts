import { defineCase, money } from '../case.ts';

export const wrongPart = defineCase({
  id: 'wrong-part',
  industry: 'ecommerce',
  client: 'remembered',
  model: 'retail',
  channel: 'phone',
  about:
    'A small shop sends spare parts for household machines by post. Customers order by the name of the model and by the picture. But makers change a part within one model, and only the number on the rating plate tells which part is right. So many parts are wrong, come back and cost more than they earned. The shop wants the plate or a measure before the order.',
  settings: [
    {
      country: 'cz',
      town: 'Brno',
      orgs: ['Šuplík a syn', 'Tři šuplíky', 'Díly z Cejlu'],
      start: [3, 2],
      trigger: 'loss',
      languages: ['Czech', 'Ukrainian'],
      inputs: [
        {
          orders: 640,
          wrongIn100: 18,
          cost: 140,
          callsIn100: 22,
          plate: 33,
          minutes: 7,
          soon: 820,
          part: 420,
        },
        {
          orders: 430,
          wrongIn100: 20,
          cost: 135,
          callsIn100: 27,
          plate: 29,
          minutes: 8,
          soon: 560,
          part: 390,
        },
      ],
      words: {
        change: 'a large repair workshop closes and sends its customers here',
        home: 'Ostrava',
      },
    },
    {
      country: 'gr',
      town: 'Thessaloniki',
      orgs: ['Deka Syrtaria', 'Vida Kai Elatirio', 'Syrtari Toumbas'],
      start: [10, 5],
      trigger: 'growth',
      languages: ['Greek', 'English'],
      inputs: [
        {
          orders: 310,
          wrongIn100: 21,
          cost: 7,
          callsIn100: 30,
          plate: 31,
          minutes: 6,
          soon: 450,
          part: 24,
        },
        {
          orders: 260,
          wrongIn100: 19,
          cost: 8,
          callsIn100: 32,
          plate: 28,
          minutes: 7,
          soon: 390,
          part: 27,
        },
      ],
      words: {
        change: 'a maker of ovens begins to recommend the shop',
        home: 'Kavala',
      },
    },
    {
      country: 'uy',
      town: 'Montevideo',
      orgs: ['Cajón Diez', 'Repuestos del Cordón', 'El Cajonero'],
      start: [5, 4],
      trigger: 'rival',
      languages: ['Spanish', 'Portuguese'],
      inputs: [
        {
          orders: 260,
          wrongIn100: 19,
          cost: 320,
          callsIn100: 34,
          plate: 35,
          minutes: 6,
          soon: 380,
          part: 1300,
        },
      ],
      words: {
        change: 'a chain of household shops stops selling parts',
        home: 'Salto',
      },
    },
    {
      country: 'ph',
      town: 'Cebu City',
      orgs: ['Kahon Parts', 'Mabolo Drawers', 'Tornilyo House'],
      start: [3, 1],
      trigger: 'season',
      languages: ['English', 'Filipino'],
      inputs: [
        {
          orders: 480,
          wrongIn100: 23,
          cost: 180,
          callsIn100: 36,
          plate: 28,
          minutes: 7,
          soon: 690,
          part: 850,
        },
        {
          orders: 350,
          wrongIn100: 22,
          cost: 190,
          callsIn100: 31,
          plate: 30,
          minutes: 6,
          soon: 520,
          part: 780,
        },
      ],
      words: {
        change: 'the hottest months begin, and many fridges fail',
        home: 'Tagbilaran',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Shop on the phone', device: 'phone', size: '390 × 844 px' },
    desk: { name: 'Adviser’s bench on the desktop', device: 'desktop', size: '1440 × 900 px' },
  },
  figures: (i) => {
    const wrong = Math.round((i.orders * i.wrongIn100) / 100);
    // Of orders with a plate number, five in 100 are wrong.
    const guess = (100 * i.wrongIn100 - 5 * i.plate) / (100 - i.plate);
    const plateGoal = Math.round(i.plate * 1.7);
    const wrongSoon = Math.round((i.soon * i.wrongIn100) / 100);
    return {
      ...i,

      cost: money(i.cost),
      part: money(i.part),
      wrong,
      wrongSoon,
      costWeek: money(wrong * i.cost),
      costSoon: money(wrongSoon * i.cost),
      wrongGoal: Math.round((5 * plateGoal + guess * (100 - plateGoal)) / 100),
      plateGoal,

      callsGoal: Math.round(i.callsIn100 * 0.68),
      callsSoon: Math.round((i.soon * i.callsIn100) / 100),
      hours: Math.round((i.orders * i.callsIn100 * i.minutes) / 6000),
    };
  },
  users: {
    home: {
      surface: 'phone',
      variants: [
        {
          role: 'Florist, whose machine leaks',
          conflict: 'plate',
          gender: 'f',
          ages: [32, 54],
          context: () => 'kneels beside the machine with her phone.',
          goal: () => 'Learn where the plate is.',
          obstacle: () => 'She searches on all sides, and does not know the word “plate”.',
          quote: 'I do not have to understand it. It has to stop leaking.',
        },
        {
          role: 'Hairdresser, with a machine full of towels',
          conflict: 'ask',
          gender: 'f',
          ages: [24, 47],
          context: () => 'reads on her phone, among wet towels.',
          goal: () => 'Find the part that stopped somebody else’s leak.',
          obstacle: () => 'She cannot name the part that she needs.',
          quote: 'It is the round thing. They are all round things.',
        },
        {
          role: 'Toolmaker, who keeps her father’s machine',
          conflict: 'fit',
          gender: 'f',
          ages: [41, 62],
          home: (d) => d.s.home,
          context: () => 'holds the broken spring beside the drawings on her phone.',
          goal: () => 'Be sure of the spring before she pays.',
          obstacle: () => 'She can read only four figures of the worn plate.',
          needs: 'a worn plate with four readable figures',
          quote: 'There is nothing wrong with it except one spring.',
        },
      ],
    },
    repairer: {
      surface: 'phone',
      variants: [
        {
          role: 'Repairer with a van of his own',
          conflict: 'fit',
          gender: 'm',
          ages: [28, 60],
          context: () => 'orders on his phone, in the van.',
          goal: () => 'Order at once where a part is likely to fit.',
          obstacle: () => 'He is back in his van, and the plate is behind the customer’s machine.',
          quote: 'Nine times in ten I am right. The tenth part goes back.',
        },
        {
          role: 'Repairer who takes machines that others gave up',
          conflict: 'ask',
          gender: 'm',
          ages: [48, 66],
          context: () => 'photographs an odd pump beside a ruler, with his phone.',
          goal: () => 'Ask a question about this one machine.',
          obstacle: () => 'The answers that he reads are never about such old machines.',
        },
        {
          role: 'Repairer for a landlord, with eleven washing machines',
          conflict: 'plate',
          gender: 'f',
          ages: [36, 63],
          context: () => 'orders on her phone, from last year’s invoice.',
          goal: () => 'Type a number and order within a minute.',
          obstacle: () => 'She scrolls past the same explanation of the plate every week.',
        },
      ],
    },
    adviser: {
      surface: 'desk',
      variants: [
        {
          role: 'Adviser, who used to repair machines',
          ages: [44, 64],
          context: () => 'works at a desktop computer, between two telephones.',
          goal: () => 'Have time for the hard questions.',
          obstacle: () => 'Most calls begin with the question where the plate is.',
          quote: 'They ask me which seal. I ask for the number.',
        },
        {
          role: 'Apprentice adviser in the first year',
          ages: [18, 24],
          context: () => 'works at a desktop computer beside an older adviser.',
          goal: () => 'See what the customer has tried already.',
          obstacle: () => 'Customers send photographs without the plate number.',
        },
      ],
    },
  },
  stakeholders: {
    owner: {
      role: 'owner of the shop',
    },
    sales: { role: 'head of sales' },
    stores: { role: 'head of the parts store' },
    advice: { role: 'head of advice' },
  },
  goals: ({ f }) => ({
    wrong: {
      direction: 'Lower',
      what: 'the share of orders in which a part does not fit',
      from: `${f.wrongIn100} in 100`,
      today: 'Of all orders, {from} end with a part that does not fit.',
      to: `${f.wrongGoal} in 100`,
      months: 2,
      measuredBy: 'the returns list',
    },
    plate: {
      direction: 'Raise',
      what: 'the share of orders that carry a plate number',
      from: `${f.plate} in 100`,
      today: 'Only {from} orders carry a plate number.',
      to: `${f.plateGoal} in 100`,
      months: 1,
      measuredBy: 'the order system',
    },
    calls: {
      direction: 'Lower',
      what: 'the number of calls to the advisers for each 100 orders',
      from: f.callsIn100,
      today: 'Customers call the advisers {from} times for each 100 orders.',
      to: f.callsGoal,
      months: 2,
      measuredBy: 'the phone log',
    },
  }),
  features: {
    plate: {
      title: 'Find the plate',
      surface: 'phone',
      user: 'home',
      goal: 'plate',
      does: 'shows where the plate is, and takes its number',
      frames: [
        'the page before a number is typed',
        'a washing machine with its plate inside the door frame',
        'a plate number from an old invoice',
      ],
    },
    fit: {
      title: 'Will this one fit?',
      surface: 'phone',
      user: 'home',
      goal: 'wrong',
      does: 'answers whether a part fits, with “sure”, “likely” or “unknown”',
      frames: ['the answer “likely” for a grey door seal, and the next step below it', 'the answer “sure”'],
    },
    ask: {
      title: 'Ask an adviser',
      surface: 'phone',
      user: 'repairer',
      goal: 'calls',
      does: 'takes a question to an adviser, and shows earlier questions with their answers',
      frames: ['an unsent question that somebody has asked before', 'a question with its photograph'],
    },
    bench: {
      title: 'Adviser’s bench',
      surface: 'desk',
      user: 'adviser',
      goal: 'calls',
      does: 'shows each question with what the customer has tried, and sends the answer',
      frames: [
        'one question with its photograph, and the parts that the customer has tried',
        'a list of open questions in the morning',
      ],
    },
  },
  task: (d, has) =>
    [
      `Design the pages on which customers find the right part at ${d.org}, a shop in ${d.town}, ${d.country}, that sends spare parts for household machines.`,
      'Private customers and repairers use them on a phone.',
      has.desk && 'Advisers answer their questions from desktop computers.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: ({ f }, _, at) => {
    const start = `Take one washing machine, plate number 914 520 417, with a torn door seal for ${f.part}.`;
    if (at === 'fit')
      return `Take one washing machine with a torn door seal for ${f.part}. Its plate is hidden. Write the answers “sure”, “likely” and “unknown” in one line each. After “likely”, write the next step: once with an order, and once without.`;
    if (at === 'ask')
      return `${start} Its owner asks: “Which seal do I need?” Write an earlier answer that looks right, and is about another machine. Which word shows the difference?`;
    return `${start} Write three sentences for its owner: what to look for, where it is, what to type. Which of the three can a repairer skip?`;
  },
  glossary: [
    {
      word: 'Rating plate',
      means: 'a small sign on a machine, with a number that tells how it was built.',
    },
  ],
  safety: 'No page explains work inside a machine. Frames with a machine say “Switch off and pull out the plug first”.',
  overview: [
    ({ org }, _, at) =>
      at === 'ask'
        ? `“It is the round thing”, says a customer on the telephone. An adviser of ${org} has answered this question nine times today, each time about another machine. Only the number on the rating plate tells the machines apart.`
        : `At ${org} a red drawer has the label “Almost”. It holds parts that came back, because they did not fit. Customers choose a part by its picture, but only the number on the rating plate tells which part is right.`,
    ({ org }, _, at) =>
      at === 'ask'
        ? `On a wet kitchen floor, a customer calls ${org}: which of four seals is the right one? The adviser explains the rating plate, as in the call before. Nobody else hears the answer.`
        : `On a wet kitchen floor, a customer of ${org} holds a new door seal that leaks. The shop has four seals that look alike. Only the number on the rating plate tells which one is right.`,
  ],
  nonGoals: [
    'Instructions for the repair',
    'Checkout and payment',
    'Parcel tracking and returns',
    'The sale of new machines',
  ],
  constraints: [
    {
      type: 'content',
      at: 'fit',
      text: () => 'Some plate numbers are missing from the makers’ lists.',
      effect: () => '‘Will this one fit?’ also has the answer “unknown”.',
      frame: 'the answer “unknown” with a next step',
    },
    {
      type: 'people',
      at: 'plate',
      text: () => 'Many people reach for the plate while the plug is in.',
      effect: () => '‘Find the plate’ speaks of the plug before it shows the place.',
      frame: 'the advice to pull the plug first',
    },
    {
      type: 'technical',
      at: 'plate',
      text: () => 'On old machines the plate is worn, and some figures cannot be read.',
      effect: () => '‘Find the plate’ also accepts an incomplete number.',
      frame: 'a worn plate with four readable figures',
    },
    {
      type: 'money',
      at: 'fit',
      text: () => 'A circuit board that was plugged in once cannot be sold again.',
      effect: () => '‘Will this one fit?’ first asks whether a repairer has tested the old board.',
      frame: 'the question about the old circuit board, before a new one is sold',
    },
    {
      type: 'time',
      at: 'ask',
      text: () => 'Advisers answer until 16:00, and most people repair in the evening.',
      effect: () => '‘Ask an adviser’ says when the answer will come.',
      frame: 'a question sent at 21:40',
    },
  ],
  strands: [
    {
      at: 'fit',
      titles: [
        (d) => `Finding the right spare part at ${d.org}: is “likely” good enough?`,
        (d) => `“Sure”, “likely” or “unknown”: spare parts from ${d.org}`,
      ],
      problem: ({ f }) =>
        `Beside each part that may fit, the page says “Order”. Of all orders, ${f.wrongIn100} in 100 end with a part that does not fit: ${f.wrong} a week, at ${f.cost} each, cost ${f.costWeek}.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.change}. At today’s share, ${f.wrongSoon} of ${f.soon} orders a week will then bring a wrong part, which costs ${f.costSoon}.`,
      sides: [
        {
          who: 'stores',
          wants: () => 'wants the plate number first, because most wrong parts are ordered without it',
        },
        {
          who: 'sales',
          wants: () => 'wants to take the order, because customers who must look for a plate give up',
        },
      ],
      decision: 'can a customer order a part that is “likely” to fit, or must the plate number come first?',
      unknowns: [
        () => 'Do customers think that “likely” means “sure”?',
        () => 'Would customers look for the plate if they knew how often “likely” is wrong?',
      ],
      twist: () =>
        'A maker sends new lists, and 60 answers “sure” become “likely”. What does ‘Will this one fit?’ tell a customer who ordered yesterday?',
      users: ['home', 'repairer', 'adviser'],
    },
    {
      at: 'ask',
      titles: [
        (d) => `Asking for a spare part at ${d.org}: “It is the round thing”`,
        (d) => `Spare parts from ${d.org}: one question, nine machines, nine answers`,
      ],
      problem: ({ f, w }) =>
        `Customers call ${f.callsIn100} times for each 100 orders. At ${f.minutes} minutes a call, this takes the advisers ${w.hours} hours a week. By the phone log, 56 in 100 calls repeat an earlier question, often about another machine.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.change}. The shop then expects ${f.callsSoon} calls a week, and cannot hire another adviser.`,
      sides: [
        {
          who: 'advice',
          wants: () =>
            'wants questions sent after a look at earlier answers, because most calls repeat an earlier question',
        },
        {
          who: 'stores',
          wants: () => 'wants questions sent at once, because an answer about another machine leads to a wrong part',
        },
      ],
      decision: 'can a question be sent at once, or only after the customer has read earlier answers?',
      unknowns: [
        () => 'How many earlier answers does somebody read before writing a question?',
        () => 'Which details would show readers that an answer is not about their machine?',
      ],
      twist: () =>
        'An adviser’s answer was wrong, and 14 people ordered a part because of it. What does ‘Ask an adviser’ show in place of the answer?',
      users: ['home', 'repairer', 'adviser'],
    },
    {
      at: 'plate',
      titles: [
        (d) => `Spare parts from ${d.org}: four seals look alike, and one does not leak`,
        (d) => `Find the plate, then the part: spare parts from ${d.org}`,
      ],
      problem: ({ f }) =>
        `Only ${f.plate} in 100 orders carry a plate number. Orders without it bring a wrong part five or six times as often, and each wrong part costs the shop ${f.cost}.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.change}. Instead of ${f.wrong} of ${f.orders} orders a week, ${f.wrongSoon} of ${f.soon} will then end with a part that does not fit.`,
      sides: [
        {
          who: 'sales',
          wants: () => 'wants a large picture first, because people otherwise type any number',
        },
        {
          who: 'advice',
          wants: () => 'wants the field first, because repairers know the plate, and the picture is in their way',
        },
      ],
      decision: 'what comes first, a picture of the plate as large as the screen, or the field for its number?',
      unknowns: [
        () => 'Do private customers know the word “rating plate”?',
        () => 'Do repairers leave when they see a picture first?',
      ],
      twist: () =>
        'A maker replaces the plate number with a code for its own app. What does ‘Find the plate’ ask for on these machines?',
      users: ['home', 'repairer', 'adviser'],
    },
  ],
  sellingPoints: [
    {
      title: 'Parts without a maker',
      text: () => 'One drawer in five holds parts of vanished makers.',
    },
    { title: 'Measured here', text: () => 'Rubber parts are measured by hand when they arrive.' },
    { title: 'Old hands', text: () => 'One adviser repaired machines for thirty years.' },
  ],
  audience: (_, has) =>
    has.desk
      ? 'Private customers who buy one part every few years, repairers who buy several a week, and advisers.'
      : 'Private customers who buy one part every few years, and repairers who buy several a week.',
  direction: {
    styles: {
      minimal: {
        mood: 'Sober and calm, because parts look alike, and each extra line hides the one difference.',
        shape:
          'One part drawn in a single line, with its number below and space around: customers look up from the machine and find it again.',
        second: {
          fit: 'sets the answer alone below the part, because nobody reads on after it',
          plate: 'shows the machine in few lines with one dot for the plate, because people look for a place only',
        },
        avoid:
          'Symbols without words, because nobody can name them on the telephone. Thin lines, because they hide the edge of a part.',
      },
      bold: {
        mood: 'Direct and encouraging, because customers confuse parts today, and then doubt themselves.',
        shape:
          'A large, flat drawing with heavy edges across the full width: people kneel on the floor, away from the phone.',
        second: {
          fit: 'sets “sure”, “likely” or “unknown” in the heaviest letters, because people act on this one word',
          ask: 'gives the question a block across the full width, because people type with wet fingers',
        },
        avoid:
          'Offers around an answer, because they hide it. A loud “fits” for a guess, because it sells wrong parts.',
      },
      playful: {
        mood: 'Curious and friendly, because people who cannot name a part feel foolish on the telephone.',
        shape: 'Round, simple drawings of parts in small drawers: customers can point at what they cannot name.',
        second: {
          plate: 'draws a small, round hand that points to the plate, because people search on all sides',
          fit: 'gives each answer a round sign, full, half or empty, because customers must not take “likely” for “sure”',
        },
        avoid:
          'Parts with faces, because faces hide the edge of a part. Jokes about clumsy people, because nobody laughs beside a leak.',
      },
      luxury: {
        mood: 'Composed and respectful, because customers who repair a machine want to keep it for years.',
        shape:
          'One large drawing of each part with fine shading, in a wide margin: one groove decides which part is right.',
        second: {
          plate: 'sets the plate number in wide groups of three, because people read it aloud to check it',
          fit: 'sets few words in a wide margin beside the large part, because customers look from one to the other',
        },
        avoid:
          'Dark photographs, because a dark seal disappears in them. Small elegant figures, because a 3 then looks like an 8.',
      },
      corporate: {
        mood: 'Orderly and sure, because people who once got a wrong part want proof before they pay.',
        shape:
          'A parts list in an even grid, with part, number and answer in columns: two parts that look alike can be compared row by row.',
        second: {
          fit: 'sets each possible part in one row, with number, measure and answer in columns, because customers choose among several',
          ask: 'lists earlier questions with the machine in the first column, because an answer counts for one machine only',
        },
        avoid: 'Part codes without words, because they stop a beginner. Long warnings, because repairers skip them.',
      },
      retro: {
        mood: 'Sturdy and familiar, because customers keep machines that are thirty years old.',
        shape:
          'A ruled frame like the rating plate itself, with one box for each figure: people copy what they see on the machine.',
        second: {
          fit: 'prints part, name and answer on one framed label, because an answer must not be read beside another part',
          ask: 'sets each earlier answer on a ruled card headed by its machine, because people read the headings first',
        },
        avoid:
          'Imitated dirt, because it hides a figure. Stamped letters, because they are as hard to read as a worn plate.',
      },
      futuristic: {
        mood: 'Exact and cool, because the parts differ by less than the eye can tell.',
        shape:
          'A thin ruler with ticks in millimetres below each drawn part: customers measure the old part, and look for its length.',
        second: {
          plate:
            'shows the closed door as a thin outline, with the plate behind it, because most plates are hidden there',
          fit: 'shows on a scale how much of the plate number is known, because the answer is only as sure as it',
        },
        avoid:
          'Shadows, because they change the edge of a part. Scanning frames, because they promise a camera that knows parts.',
      },
      organic: {
        mood: 'Thrifty and warm, because customers repair what others would throw away.',
        shape:
          'Hand-drawn, uneven outlines of worn parts beside the new ones: customers hold a worn part, and have to recognise it.',
        second: {
          fit: 'lays the worn part in soft, uneven lines over the new one, because wear makes the right part look wrong',
          ask: 'frames the customer’s photograph with a soft, uneven edge, because a kitchen picture need not look perfect',
        },
        avoid:
          'Flowers beside a part, because they look like advertising. Paper patterns, because their fibres look like cracks in a part.',
      },
    },
    reading: 'Clear letters and large figures, because people read them in bad light.',
    lettering: 'the drawers in the store',
    own: 'the shop’s paper bags',
    accent: 'the plate number, because one wrong figure brings a wrong part',
    sample: 'Plate number 914 520 417: this seal fits.',
  },
  untold: {
    budget: (d) => `One week of wrong parts costs us ${d.f.costWeek}. We can spend as much as ten such weeks, once.`,
    decision: (d) => `I approve it. ${d.who.stores!.first} checks the name of every part.`,
    history: () =>
      'We made the plate number a required field. The telephone numbers that people typed are still in the system.',
    launch: () => 'It starts with door seals. They are the most ordered part and the most returned one.',
    content: () =>
      'We have photographs of about half of the parts, and drawings of nearly all. None of the photographs shows a ruler.',
    machines: () =>
      'The stock list is reliable to the piece. The lists of the makers are not, and every maker sends a different kind.',
    access: () =>
      'You may look into the red drawer for wrong parts and read the notes that people put with the parts. Some apologise to us.',
    fear: () => 'That somebody opens a machine because our page was friendly, and had not pulled the plug.',
    others: () =>
      'The makers sell parts as well, at twice our price, and hardly ever for machines older than ten years.',
    staff: () => 'Two advisers and an apprentice. The older adviser has the plates of a hundred models in his head.',
    complaints: () =>
      'Customers rarely complain about the wrong part. They complain about waiting twice for a small thing.',
    figures: () =>
      'A wrong part counts when it comes back. Cheap ones often stay in a kitchen drawer, so the true number is higher.',
    name: () => 'The label “Almost” is painted on the drawer. Please keep it off the pages.',
  },
});
