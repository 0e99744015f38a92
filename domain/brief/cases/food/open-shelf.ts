import { defineCase } from '../case.ts';
import { capital } from '../phrases.ts';

export const openShelf = defineCase({
  id: 'open-shelf',
  industry: 'food',
  client: 'remembered',
  model: 'charity',
  channel: 'phone',
  about:
    'A food bank gives every household the same bag. Households without a stove get things that they cannot prepare, and lay them on a table for unwanted food. Nobody knows whose kitchen has what, because people answer such questions badly while others listen. The food bank wants households to choose, so that each thing goes where it can be eaten.',
  settings: [
    {
      country: 'ca',
      town: 'Prince George',
      orgs: ['Nechako Open Pantry', 'Cottonwood Food Bank', 'Hart Hill Pantry'],
      start: [11, 1],
      trigger: 'growth',
      languages: ['English', 'French'],
      inputs: [
        {
          bags: 260,
          things: 22,
          backIn100: 17,
          withoutIn100: 31,
          easy: 5,
          hours: 12,
          more: 40,
          known: 11,
        },
        {
          bags: 210,
          things: 20,
          backIn100: 19,
          withoutIn100: 28,
          easy: 5,
          hours: 10,
          more: 30,
          known: 9,
        },
      ],
      words: {
        change: 'a former hotel opens as a place to live, with a kettle in each room and no kitchen',
        hard: 'dried lentils',
        easy: 'tins of chili',
        scarce: 'peanut butter',
        law: 'The Personal Information Protection Act of British Columbia lets a charity collect only what it needs.',
        lives: 'a hotel room',
      },
    },
    {
      country: 'nz',
      town: 'Palmerston North',
      orgs: ['Awapuni Open Pantry', 'Highbury Kai Shelf', 'Hokowhitu Food Bank'],
      start: [6, 1],
      trigger: 'growth',
      languages: ['English', 'Māori'],
      inputs: [
        {
          bags: 180,
          things: 24,
          backIn100: 16,
          withoutIn100: 35,
          easy: 6,
          hours: 9,
          more: 35,
          known: 12,
        },
        {
          bags: 150,
          things: 21,
          backIn100: 18,
          withoutIn100: 33,
          easy: 6,
          hours: 8,
          more: 28,
          known: 10,
        },
      ],
      words: {
        change: 'a motel becomes a place to live, with a kettle in each room and no kitchen',
        hard: 'dried beans',
        easy: 'instant noodles',
        scarce: 'cheese',
        law: 'The Privacy Act 2020 lets a charity collect only what it needs.',
        lives: 'a motel room',
      },
    },
    {
      country: 'be',
      town: 'Ghent',
      orgs: ['De Volle Plank', 'Voedselhulp Het Rek', 'Open Rek Dampoort'],
      start: [10, 1],
      trigger: 'growth',
      languages: ['Dutch', 'French'],
      inputs: [
        {
          bags: 320,
          things: 20,
          backIn100: 15,
          withoutIn100: 27,
          easy: 4,
          hours: 13,
          more: 50,
          known: 13,
        },
        {
          bags: 240,
          things: 19,
          backIn100: 18,
          withoutIn100: 29,
          easy: 4,
          hours: 11,
          more: 45,
          known: 8,
        },
      ],
      words: {
        change: 'a former office opens as a place to live, with a kettle in each room and no kitchen',
        hard: 'dried chickpeas',
        easy: 'jars of couscous salad',
        scarce: 'cheese',
        law: 'European data protection law (GDPR) lets a charity collect only what it needs.',
        lives: 'a single room',
      },
    },
    {
      country: 'ar',
      town: 'Buenos Aires',
      orgs: ['La Alacena Abierta', 'Despensa Tres Esquinas', 'Estante Vecino'],
      start: [6, 1],
      trigger: 'growth',
      languages: ['Spanish', 'English'],
      inputs: [
        {
          bags: 220,
          things: 18,
          backIn100: 14,
          withoutIn100: 38,
          easy: 5,
          hours: 9,
          more: 36,
          known: 12,
        },
        {
          bags: 170,
          things: 17,
          backIn100: 16,
          withoutIn100: 41,
          easy: 5,
          hours: 8,
          more: 30,
          known: 12,
        },
      ],
      words: {
        change: 'a boarding house closes its kitchen, and families there have only a kettle in the room',
        hard: 'dried lentils',
        easy: 'tins of tuna',
        scarce: 'milk powder',
        law: 'Law 25.326 lets an organisation collect only what its purpose needs.',
        lives: 'a boarding-house room',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Choosing page on the phone', device: 'phone', size: '360 × 640 px' },
    tablet: { name: 'Packing tablet', device: 'tablet', size: '1280 × 800 px' },
  },
  figures: (i) => {
    const without = Math.round((i.bags * i.withoutIn100) / 100);
    return {
      ...i,
      without,
      rest: i.things - i.easy,
      useless: without * (i.things - i.easy),
      easyGoal: Math.round(0.75 * Math.floor(((i.bags + i.more) * i.easy) / (without + i.more))),
      knownGoal: i.known * 5,
      backGoal: Math.round(i.backIn100 / 2),
    };
  },
  users: {
    noStove: {
      surface: 'phone',
      variants: [
        {
          role: 'Warehouse worker who lives in one room',
          conflict: 'shelf',
          ages: [24, 55],
          context: () => 'has only a kettle, and can come only after work.',
          goal: () => 'Take home a bag in which nothing needs a stove.',
          obstacle: () => 'When the shift ends, the food for a kettle is gone.',
          quote: 'I can boil water. After that the menu is short.',
        },
        {
          role: 'Warehouse worker who lives in one room',
          conflict: 'kitchen',
          ages: [24, 55],
          context: () => 'has only a kettle, and tells nobody the address.',
          goal: () => 'Get food for a kettle without telling a long story.',
          obstacle: () => 'Answers that are kept sound like a check, so the answer is “all fine”.',
          quote: 'I can boil water. After that the menu is short.',
        },
        {
          role: 'Warehouse worker who lives in one room',
          conflict: 'gone',
          ages: [24, 55],
          context: () => 'has only a kettle, and works until seven.',
          goal: () => 'Find a full bag after work.',
          obstacle: () => 'At work no phone is allowed, so a message waits all day.',
          quote: 'I can boil water. After that the menu is short.',
        },
        {
          role: 'Mother of two who lives in one room',
          conflict: 'shelf',
          gender: 'f',
          ages: [24, 42],
          context: () => 'has only a kettle, and comes in the evening with both children.',
          goal: () => 'Let the children choose two things themselves.',
          obstacle: () => 'In the evening the food for a kettle is gone.',
          quote: 'They can share a room. They cannot share a yoghurt.',
        },
        {
          role: 'Mother of two who lives in one room',
          conflict: 'kitchen',
          gender: 'f',
          ages: [24, 42],
          context: () => 'was asked about her stove at the welcome desk.',
          goal: () => 'Say in private that there is only a kettle.',
          obstacle: () => 'She said “all fine” aloud, and would have to take it back.',
          quote: 'Nine people were listening. So I said that all was fine.',
        },
      ],
    },
    cook: {
      surface: 'phone',
      variants: [
        {
          role: 'Retired cook whose stove is broken',
          ages: [63, 79],
          context: () => 'told the welcome desk about the stove last week.',
          goal: () => 'Say once that the stove is broken.',
          obstacle: (d) => `${capital(d.who.cook.they)} is asked again each week, because nobody keeps the answer.`,
          quote: 'It is still broken. You asked last week.',
        },
      ],
    },
    family: {
      surface: 'phone',
      variants: [
        {
          role: 'Father of four who cooks from dry food',
          conflict: 'shelf',
          gender: 'm',
          ages: [31, 52],
          context: () => 'shares a phone with his family.',
          goal: ({ s }) => `Take many ${s.hard}, and little else.`,
          obstacle: () => 'He gets the phone for five minutes, and cannot add up points in that time.',
          quote: 'Give me dry food and an onion. Keep the tins for somebody with a kettle.',
        },
        {
          role: 'Father of four who cooks from dry food',
          conflict: 'gone',
          gender: 'm',
          ages: [31, 52],
          context: () => 'shares a phone with his family, and cooks four dinners from each bag.',
          goal: ({ s }) => `Get more ${s.hard} and fewer tins.`,
          obstacle: () => 'He sees only at home that tins have replaced dry food.',
          quote: 'Give me dry food and an onion. Keep the tins for somebody with a kettle.',
        },
        {
          role: 'Carer whose son has a nut allergy',
          conflict: 'gone',
          ages: [29, 50],
          context: () => 'looks at every packet twice before the son eats.',
          goal: () => 'Read the ingredients before the bag is packed.',
          obstacle: () => 'Today the ingredients can be read only at home, on the packet.',
          quote: 'I read every packet twice. The packers have no time for that.',
        },
      ],
    },
    packer: {
      surface: 'tablet',
      variants: [
        {
          role: 'Volunteer who packs on Tuesdays',
          ages: [19, 74],
          context: () => 'walks along the shelves with a crate and the tablet.',
          goal: () => 'Pack each bag as it was chosen.',
          obstacle: () => 'Until now one list held for all bags, and packers knew it by heart.',
          quote: 'I packed bags all morning. Which of them was right for anybody?',
        },
      ],
    },
  },
  stakeholders: {
    director: { role: 'director of the food bank' },
    speaker: { role: 'representative of the households' },
    supply: { role: 'head of food supply' },
    desk: { role: 'head of the welcome desk' },
  },
  goals: ({ f }) => ({
    back: {
      direction: 'Lower',
      what: 'the share of packets left on the table for unwanted food',
      from: `${f.backIn100} in 100`,
      today: 'Of all packets in the bags, {from} end on the table for unwanted food.',
      to: `${f.backGoal} in 100`,
      months: 4,
      measuredBy: 'a count every evening',
    },
    fits: {
      direction: 'Raise',
      what: 'the number of usable foods in a bag for a household without a stove',
      from: `${f.easy} of ${f.things}`,
      today: 'A household without a stove can use only {from} foods in its bag.',
      to: `${f.easyGoal} of ${f.things}`,
      months: 3,
      measuredBy: 'the list of packed bags',
    },
    known: {
      direction: 'Raise',
      what: 'the share of bags for which the food bank knows the kitchen',
      from: `${f.known} in 100`,
      today: 'People say little while others listen, so the food bank knows the kitchen for only {from} bags.',
      to: `${f.knownGoal} in 100`,
      months: 3,
      measuredBy: 'the list of packed bags',
    },
  }),
  features: {
    shelf: {
      title: 'Today’s shelf',
      surface: 'phone',
      user: 'noStove',
      goal: 'fits',
      does: 'lets a household choose from today’s food, until its bag is full',
      frames: [
        'the shelf for somebody with only a kettle',
        'a scarce food that needs no stove, before somebody with only a kettle takes it',
        'a bag that is full',
      ],
    },
    kitchen: {
      title: 'Your kitchen',
      surface: 'phone',
      user: 'cook',
      goal: 'known',
      does: 'asks how a household cooks, and which food it does not eat',
      frames: ['a room with a kettle only', 'the page one week after the first answers', 'a stove that works again'],
    },
    gone: {
      title: 'Instead',
      surface: 'phone',
      user: 'family',
      goal: 'back',
      does: 'names what a volunteer no longer found, and what could come instead',
      frames: ['one food gone, and another with its allergens', 'two similar foods, of which one needs an oven'],
    },
    bag: {
      title: 'Your bag',
      surface: 'phone',
      user: 'family',
      goal: 'back',
      does: 'shows a household its bag, and takes out what it cannot use',
      frames: ['a packed bag, with one food taken out', 'the ingredients of one food in the bag'],
    },
    pack: {
      title: 'Pack this',
      surface: 'tablet',
      user: 'packer',
      goal: 'fits',
      does: 'shows one bag, in the order of the shelves',
      frames: ['a bag for a household without a stove', 'a shelf that is empty'],
    },
    table: {
      title: 'What came back',
      surface: 'tablet',
      user: 'packer',
      goal: 'back',
      does: 'counts what came back, and names the food to order less',
      frames: ['the table at closing time', 'one food that came back nine times'],
    },
  },
  later: ['bag', 'table'],
  task: (d, has) =>
    [
      `Design a way to choose food at ${d.org}, a food bank in ${d.town}, ${d.country}. It gives a bag to ${d.f.bags} households every week.`,
      has.phone && 'Soon, households choose on their phone, and fetch the bag on the same day.',
      has.tablet && 'Volunteers pack what was chosen, with a tablet beside the crate.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: ({ s }, _, at) => {
    const then: Partial<Record<string, string>> = {
      shelf: `Six foods stand on ‘Today’s shelf’: rice, ${s.hard}, ${s.easy}, oats, apples and ${s.scarce}. Put them in the best order for somebody with only a kettle. How does the list show what needs a stove?`,
      kitchen: `A household has a kettle, a broken stove and a son who eats no nuts. Write ‘Your kitchen’ as five questions that a neighbour may overhear. Answer them for this week and for the next. Which answer changes?`,
      gone: `A bag is half packed, and ${s.scarce} has run out. Rice, oats and ${s.hard} are left. Write ‘Instead’ in three sentences, first as news and then as a question. Which of the two helps somebody with only a kettle?`,
    };
    return `${then[at]}`;
  },
  glossary: [
    { word: 'Allergen', means: 'something in food, such as nuts, that can make a person ill.' },
    { word: 'Code word', means: 'a word, such as “bicycle”, instead of a household’s name.' },
  ],
  safety: 'A page that offers a food names each allergen on its packet. It calls no food safe.',
  overview: [
    ({ s }, _has, at) =>
      ({
        shelf: `On a table for unwanted food lie eleven packets of ${s.hard}. People with only a kettle have taken them out of their bags. The food bank packs all bags from one list.`,
        kitchen: `“Do you have a stove?”, asks a volunteer at the welcome desk, and nine people listen. “All fine”, says a man who lives in ${s.lives}. In his bag he finds ${s.hard}, and leaves them on a table for unwanted food.`,
        gone: `A volunteer packs a bag, and the shelf with ${s.easy} is empty. She puts in ${s.hard} without asking. In the evening they lie on a table for unwanted food, because the household has only a kettle.`,
      })[at]!,
    ({ s }, _has, at) =>
      `After an hour in hot water from a kettle, ${s.hard} are still hard. ${{ shelf: `So people who live in ${s.lives} leave them on a table for unwanted food. The food bank packs all bags from one list.`, kitchen: `Somebody who lives in ${s.lives} could have told the food bank. But at the welcome desk, others were listening.`, gone: `A volunteer had put them into the bag because another food was gone. Nobody had asked the household, which lives in ${s.lives}.` }[at]}`,
  ],
  nonGoals: [
    'Who may get food',
    'Times for fetching the bag',
    'Recipes',
    'Choosing without a phone, at the welcome desk',
  ],
  constraints: [
    {
      type: 'technical',
      at: 'shelf',
      text: () => 'The shelves are counted once a day, at 8:30.',
      effect: () => '‘Today’s shelf’ says when the food was counted, and promises nothing.',
      frame: 'the shelf at 18:00, with the hour of the count',
    },
    {
      type: 'money',
      at: 'shelf',
      text: () => 'Late in a month, people save their mobile data.',
      effect: () => '‘Today’s shelf’ is complete without its pictures.',
      frame: 'the shelf without pictures',
    },
    {
      type: 'legal',
      at: 'kitchen',
      text: ({ s }) => s.law,
      effect: () => '‘Your kitchen’ asks what a household eats and cooks with, never why.',
      frame: 'a food that the household does not eat',
    },
    {
      type: 'brand',
      at: 'bag',
      text: () => 'The food bank promises that nobody on the street knows its bags.',
      effect: () => '‘Your bag’ shows no logo and no name, only a code word.',
      frame: 'the code word in large letters, for the counter',
    },
    {
      type: 'people',
      at: 'pack',
      text: () => 'Each volunteer comes on one morning a week.',
      effect: () => '‘Pack this’ can be understood without an introduction.',
      frame: 'the first bag that a new volunteer packs',
    },
    {
      type: 'content',
      at: 'gone',
      text: () => 'Some labels are in a foreign language.',
      effect: () => '‘Instead’ says what a food is and how it is prepared.',
      frame: 'a food that the household does not know',
      from: 'professional',
    },
    {
      type: 'time',
      at: 'table',
      text: () => 'The table is cleared in ten minutes, before closing time.',
      effect: () => '‘What came back’ needs one touch for each packet.',
      frame: 'a wrong touch that is taken back',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'shelf',
      titles: [
        (d) => `Choosing food at ${d.org}: a bag that fits the kitchen`,
        (d) => `${d.org}: a shelf to choose from, when something is scarce`,
      ],
      problem: ({ f }) =>
        `About ${f.without} households have no stove. Such a household can use only ${f.easy} of ${f.things} foods in its bag. The other ${f.rest} are of no use there: ${f.useless} foods a week.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.change}. Then ${f.more} more households look for the same few foods.`,
      sides: [
        {
          who: 'supply',
          wants: ({ s }) =>
            `wants each food to cost points, because otherwise ${s.easy}, which need no stove, are gone before noon`,
        },
        {
          who: 'speaker',
          wants: () =>
            'wants a limit for each kind of food, because people who count coins should not count points too',
        },
      ],
      decision: 'does each food cost points, or does each kind of food have a limit?',
      frame: 'a scarce food that needs no stove, before somebody with only a kettle takes it',
      unknowns: [
        () => 'What do people take first when they may choose?',
        () => 'Which limit do people accept for scarce food?',
      ],
      twist: () =>
        'A supermarket brings 600 yoghurts at 11:00, to be eaten within two days. Half of today’s households have already filled their bags. What does ‘Today’s shelf’ show them?',
      users: ['noStove', 'family', 'packer'],
    },
    {
      at: 'kitchen',
      titles: [
        (d) => `Food for a room with a kettle: ${d.org} asks about kitchens`,
        (d) => `${d.org}: a question about the kitchen, when nobody else can hear it`,
      ],
      problem: ({ f, w }) =>
        `The food bank knows the kitchen for only ${f.known} in 100 bags. Putting back unwanted food takes ${w.hours} hours a week.`,
      whyNow: ({ f, s, start }) => `On ${start} ${s.change}. Then ${f.more} more households need a bag for a kettle.`,
      sides: [
        {
          who: 'supply',
          wants: () => 'wants to keep the answers, because people who have to start again each week stop answering',
        },
        {
          who: 'desk',
          wants: () => 'wants to ask again each week, because people leave things out if their answers are kept',
        },
      ],
      decision: 'does the food bank keep the answers for the next week, or ask again each week?',
      frame: 'the page one week after the first answers',
      unknowns: [
        () => 'What do people leave out when they think that their answers are kept?',
        () => 'How often does a kitchen change?',
      ],
      twist: () =>
        'The city wants to give stoves to households without one, and asks how many there are. What does ‘Your kitchen’ say before the first question?',
      users: ['noStove', 'cook', 'packer'],
    },
    {
      at: 'gone',
      titles: [
        (d) => `${d.org}: something has run out while a food bag is packed`,
        (d) => `What goes into the bag instead? Choosing food at ${d.org}`,
      ],
      problem: ({ f, w }) =>
        `Every day some food runs out, and volunteers put in other food without a question. Of 100 packets, ${f.backIn100} are left on a table for unwanted food. Putting them back takes ${w.hours} hours a week.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.change}. Then ${f.more} more bags are packed, and more food runs out.`,
      sides: [
        {
          who: 'supply',
          wants: () =>
            'wants to put in similar food and tell the household afterwards, because waiting bags fill the room',
        },
        {
          who: 'speaker',
          wants: () => 'wants to ask the household first, because a choice that others change is no choice',
        },
      ],
      decision: 'is a household asked first, or told afterwards what was put in?',
      frame: 'a page that came at 10:00, and is opened at 19:30',
      unknowns: [
        () => 'How fast do people answer a message about their bag?',
        () => 'Which foods are the same to people?',
      ],
      twist: ({ s }) =>
        `The freezer fails, and a company sends ${s.scarce} for everybody instead of the frozen food. What does ‘Instead’ say to a household that does not eat ${s.scarce}?`,
      users: ['family', 'noStove', 'packer'],
    },
  ],
  sellingPoints: [
    { title: 'No proof asked', text: () => 'Whoever asks for a bag gets one.' },
    { title: 'Fresh food', text: () => 'There is fruit and bread every day.' },
    { title: 'Volunteers who know', text: () => 'Some volunteers have fetched a bag here themselves.' },
  ],
  audience: (_, has) =>
    has.tablet
      ? 'Households with and without a kitchen, and volunteers who pack.'
      : 'Households with and without a kitchen.',
  direction: {
    styles: {
      minimal: {
        mood: 'Quiet and private, because many people do not want others to see their need.',
        shape:
          'One food in each row, set apart like jars on a shelf, because a tired reader takes one thing at a time.',
        second: {
          kitchen: 'shows a single question in wide space, because a neighbour may look over a shoulder',
          gone: 'leaves only the food that is gone and the one instead, because a household compares just these two',
        },
        avoid:
          'Signs without words, because a wrong guess spoils a dinner. Grey names, because cracked glass hides them.',
      },
      bold: {
        mood: 'Generous and frank, because people expect a queue and a form, and find a choice.',
        shape:
          'Full-width bands with one food in heavy letters in each, because a whole family looks at one small phone.',
        second: {
          pack: 'fills the width with the next food, because a volunteer reads it with the tablet beside a crate',
          gone: 'sets the name of the other food in heavy letters, because people look for it first',
          kitchen: 'gives each answer a full-width button, because the other hand holds a child or a bag',
        },
        avoid:
          'Words such as “last chance”, because they turn a choice into a race. Price tags, because nothing is sold here.',
      },
      playful: {
        mood: 'Light and kind, because nobody should be ashamed to choose food.',
        shape:
          'A small, round drawing of each food, with a kettle where one is enough: people see what they can prepare before they read.',
        second: {
          kitchen: 'draws kettle, stove and oven as round tokens, because people point faster than they explain',
          gone: 'draws both foods side by side, each with its pot or kettle, because a strange label tells nothing',
        },
        avoid:
          'Hungry faces, because nobody wants to be pitied. Rewards for taking little, because food is not a game.',
      },
      luxury: {
        mood: 'Courteous and calm, because people who fetch a bag should feel as welcome as customers.',
        shape:
          'Few words around each food, as in a shop window, because people who are used to crowded counters may take their time.',
        second: {
          gone: 'gives the other food a fine frame, because a replacement should not look like a leftover',
          kitchen: 'sets each question in few words with a wide margin, because a long question sounds like a check',
        },
        avoid:
          'Words such as “gourmet”, because they promise too much. Glossy photographs, because they use data that people lack.',
      },
      corporate: {
        mood: 'Fair and even, because people who were refused elsewhere look for a rule that holds for all.',
        shape:
          'Columns as on a stock list, for name, amount and preparation, because people without a stove skip rows that need one.',
        second: {
          pack: 'keeps shelf, food and number in fixed columns, because a volunteer walks from shelf to shelf in this order',
          gone: 'sets both foods in the same rows, because a household checks preparation and allergens of each',
          kitchen: 'keeps all answers in one column, because people look for the one that is different this week',
        },
        avoid:
          'Case numbers, because households fill in enough forms. Office language, because it makes people afraid of mistakes.',
      },
      retro: {
        mood: 'Neighbourly and plain, because people want to choose as in a corner shop, and not to be served by an office.',
        shape:
          'A framed label for each food, with one large word on it, because people who learn the language look for one word.',
        second: {
          kitchen: 'puts each answer beside a ruled box, because people know without help how to tick one',
          gone: 'stamps “gone” on a framed label of the missing food, because people would otherwise look for it in their bag',
        },
        avoid:
          'Ration cards, because they recall a time without choice. Stained paper, because it makes food look old.',
      },
      futuristic: {
        mood: 'Exact and plain, because people who were often disappointed believe a number more than a promise.',
        shape:
          'A scale above the foods, with a tick for each one that still fits, because people choose until their bag is full.',
        second: {
          pack: 'counts the packed foods on a row of ticks, because a volunteer is called away and comes back',
          shelf: 'sets an exact count beside each chosen food, because people fear that a choice was lost',
          gone: 'marks on one line when a food was counted and when it ran out, because households ask why it was offered',
        },
        avoid:
          'Animations, because old phones cannot show them. Technical words such as “error”, because people then blame themselves.',
      },
      organic: {
        mood: 'Fresh and warm, because people come for a meal, and too often meet an office.',
        shape:
          'The hand-cut outline of each food stands beside its name: whoever does not know the word knows the bean.',
        second: {
          gone: 'lays the food that is gone behind the one instead, in two uneven layers, because people look for their first choice',
          kitchen: 'gives each answer an uneven, hand-cut edge, because it may be another one next week',
        },
        avoid:
          'Pictures of fields, because most food is tinned. Farm baskets, because they promise more than a bag holds.',
      },
    },
    reading: 'Plain, open letters, because people read on old phones with cracked glass.',
    lettering: 'the sign above the counter',
    own: 'the welcome desk',
    accent: 'food that needs only hot water, because many households have only a kettle',
    sample: 'Needs only hot water. Plenty, counted at 8:30.',
  },
  untold: {
    budget: () => 'Nothing may cost us money every month. What is spent monthly on software is missing on the shelf.',
    decision: ({ who }) =>
      `I approve it, but I shall ask ${who.speaker!.first} first. What the households would not use, we do not build.`,
    history: ({ f }) =>
      `We had the form at the desk for two months. After that we knew the kitchens of ${f.known} in 100, and these people would have told us anyway.`,
    launch: () =>
      'It begins on the quietest day of the week. On the other days the bag stays as it is until the packers agree.',
    content: () =>
      'We have no photographs of the food. A volunteer can take them, on one table, in the light of one window.',
    machines: () => 'The count in the morning goes into a spreadsheet. It is right at 8:30 and wrong at noon.',
    access: () => 'You may talk to households if they offer it. Do not take notes while you stand in the room.',
    fear: () => 'That choosing becomes a test, and that the people with the worst kitchens choose the worst bag.',
    staff: () => 'Eleven volunteers a day, most of them retired or students. Gloves are worn only for bread and fruit.',
    figures: () => 'The table is counted by hand, every evening. We do not count what people throw away at home.',
    language: () =>
      'At the counter we hear a dozen languages. Pictures of packets have helped us more than translations.',
    complaints: () =>
      '“You gave my children an oven dish. We have no oven.” She was friendly about it, which made it worse.',
    others: () => 'Some food banks have a shop to walk through. We have a corridor.',
  },
});
