import { defineCase } from '../case.ts';

export const millQueue = defineCase({
  id: 'mill-queue',
  industry: 'food',
  client: 'remembered',
  model: 'fees',
  channel: 'counter',
  about:
    'A small mill grinds grain that neighbours bring. Each change of grain needs minutes of cleaning. People wait inside, because nobody can say when their turn comes. The mill wants fewer changes and shorter waiting in the room, and it wants the order to be understood.',
  settings: [
    {
      country: 'mx',
      town: 'Tlaxcala',
      orgs: ['Molino Dos Acequias', 'Molino La Piedra Mansa', 'Molino Tía Engracia'],
      start: [9, 1],
      trigger: 'growth',
      languages: ['Spanish'],
      inputs: [
        {
          loads: 60,
          grind: 2,
          changes: 30,
          clean: 3,
          wait: 44,
          waitGoal: 25,
          leave: 9,
          leaveGoal: 3,
          more: 18,
          few: 10,
        },
        {
          loads: 66,
          grind: 2,
          changes: 26,
          clean: 3,
          wait: 41,
          waitGoal: 24,
          leave: 8,
          leaveGoal: 3,
          more: 16,
          few: 12,
        },
      ],
      words: {
        load: 'bucket',
        loads: 'buckets',
        brings: 'cooked corn in buckets',
        makes: 'dough for tortillas',
        product: 'dough',
        first: 'white corn',
        second: 'yellow corn',
        last: 'blue corn',
        stain: 'Blue corn stains white dough.',
        change: 'another mill closes, four streets away',
        opens: '5:30',
        shuts: '9:00',
        fault: '7:10',
        food: 'tortillas',
      },
    },
    {
      country: 'in',
      town: 'Nashik',
      orgs: ['Godakath Flour Mill', 'Ramkund Lane Flour Mill', 'Tambat Ali Flour Mill'],
      start: [10, 1],
      trigger: 'season',
      languages: ['Marathi', 'Hindi'],
      inputs: [
        {
          loads: 48,
          grind: 3,
          changes: 24,
          clean: 4,
          wait: 52,
          waitGoal: 28,
          leave: 7,
          leaveGoal: 2,
          more: 14,
          few: 9,
        },
        {
          loads: 52,
          grind: 3,
          changes: 21,
          clean: 4,
          wait: 47,
          waitGoal: 26,
          leave: 6,
          leaveGoal: 2,
          more: 13,
          few: 10,
        },
      ],
      words: {
        load: 'tin',
        loads: 'tins',
        brings: 'cleaned grain in tins',
        makes: 'flour for flat bread',
        product: 'flour',
        first: 'wheat',
        second: 'sorghum',
        last: 'chickpeas',
        stain: 'Chickpeas leave their smell in wheat flour.',
        change: 'families begin to grind flour for Diwali',
        opens: '7:30',
        shuts: '11:30',
        fault: '9:10',
        food: 'flat bread',
      },
    },
    {
      country: 'ke',
      town: 'Kitale',
      orgs: ['Kibomet Posho Mill', 'Tuwan Corner Posho Mill', 'Section Six Posho Mill'],
      start: [11, 1],
      trigger: 'season',
      languages: ['Swahili', 'English'],
      inputs: [
        {
          loads: 40,
          grind: 4,
          changes: 20,
          clean: 4,
          wait: 58,
          waitGoal: 32,
          leave: 8,
          leaveGoal: 3,
          more: 10,
          few: 8,
        },
        {
          loads: 36,
          grind: 4,
          changes: 24,
          clean: 4,
          wait: 63,
          waitGoal: 34,
          leave: 7,
          leaveGoal: 2,
          more: 12,
          few: 9,
        },
      ],
      words: {
        load: 'bag',
        loads: 'bags',
        brings: 'dry grain in bags',
        makes: 'flour for ugali and porridge',
        product: 'flour',
        first: 'white maize',
        second: 'sorghum',
        last: 'millet',
        stain: 'Millet darkens white maize flour.',
        change: 'the new maize harvest reaches the town',
        opens: '7:00',
        shuts: '11:00',
        fault: '8:40',
        food: 'porridge',
      },
    },
    {
      country: 'ma',
      town: 'Meknes',
      orgs: ['Moulin Derb Zitoun', 'Moulin Sidi Baba', 'Moulin Bab Tizimi'],
      start: [9, 15],
      trigger: 'growth',
      languages: ['Arabic', 'French'],
      inputs: [
        {
          loads: 45,
          grind: 3,
          changes: 25,
          clean: 3,
          wait: 46,
          waitGoal: 27,
          leave: 8,
          leaveGoal: 3,
          more: 15,
          few: 9,
        },
        {
          loads: 50,
          grind: 3,
          changes: 20,
          clean: 3,
          wait: 43,
          waitGoal: 26,
          leave: 6,
          leaveGoal: 2,
          more: 13,
          few: 6,
        },
      ],
      words: {
        load: 'bag',
        loads: 'bags',
        brings: 'washed and dried grain in bags',
        makes: 'flour for bread and semolina',
        product: 'flour',
        first: 'wheat',
        second: 'barley',
        last: 'maize',
        stain: 'Maize leaves yellow grains in wheat flour.',
        change: 'another mill in the old town closes',
        opens: '8:00',
        shuts: '11:30',
        fault: '9:20',
        food: 'bread',
      },
    },
  ],
  surfaces: {
    wall: { name: 'Wall screen', device: 'wall screen', size: '1920 × 1080 px' },
    tablet: { name: 'Miller’s tablet', device: 'tablet', size: '1280 × 800 px' },
  },
  figures: (i) => {
    const soon = i.loads + i.more;
    return {
      ...i,
      grinding: i.loads * i.grind,
      cleaning: i.changes * i.clean,
      open: i.loads * i.grind + i.changes * i.clean,
      soon,
      soonToday: soon * i.grind + i.changes * i.clean,
      soonFew: soon * i.grind + i.few * i.clean,
      fewer: i.changes - i.few,
      saved: (i.changes - i.few) * i.clean,
      people: i.loads + i.leave,
      fiveShort: 5 * i.grind,
      fiveLong: 5 * (i.grind + i.clean),
      // The ten tickets of the first step: five changes in the order of arrival, two when they are sorted.
      stepSaved: 3 * i.clean,
      early: 2 * i.grind + i.clean,
      late: 7 * i.grind + 2 * i.clean,
    };
  },
  users: {
    household: {
      surface: 'wall',
      variants: [
        {
          role: 'Grandmother, a customer for forty years',
          gender: 'f',
          ages: [66, 78],
          context: ({ s }) => `Brings two kilos of ${s.first} and reads the wall screen without glasses.`,
          goal: () => 'Know that nobody was put before her without a reason.',
          obstacle: () => 'Small letters, and an order that changes while she reads.',
          quote: 'I can wait. I only want to know for whom.',
        },
        {
          role: 'Father who comes before work',
          gender: 'm',
          ages: [28, 44],
          context: ({ s }) => `Puts down his ${s.load}, looks once at the wall screen and thinks of his bus.`,
          goal: () => 'Decide within a minute whether he can stay.',
          obstacle: () => 'He leaves without his grain ground when the queue looks long.',
          quote: 'Ten people in front of me can be ten minutes or an hour.',
        },
        {
          role: 'Schoolgirl who comes for her family',
          gender: 'f',
          ages: [15, 17],
          context: () => 'Reads the wall screen aloud to two neighbours who read little.',
          goal: () => 'Be at school in time, with the errand done.',
          obstacle: () => 'She cannot say to the neighbours why a later number goes first.',
        },
      ],
    },
    cook: {
      surface: 'wall',
      variants: [
        {
          role: 'Street cook with two children',
          gender: 'f',
          ages: [29, 48],
          context: ({ s }) => `Brings a large ${s.load} of ${s.last} and looks at the wall screen from the door.`,
          goal: () => 'Know at once whether she can go home and come back.',
          obstacle: ({ s }) => `The mill takes ${s.last} late, and nobody says when.`,
          quote: 'If I know the minute, I can cook the beans meanwhile.',
        },
        {
          role: 'Owner of a small eating house',
          gender: 'm',
          ages: [35, 60],
          context: ({ s }) => `Waits outside beside his cart with two ${s.loads}, six metres from the wall screen.`,
          goal: () => 'Open his kitchen at the usual hour.',
          obstacle: ({ s }) => `One ${s.load} is ${s.first} and one is ${s.last}, so he is called twice.`,
        },
      ],
    },
    miller: {
      surface: 'tablet',
      variants: [
        {
          role: 'Miller’s helper at the mill',
          ages: [21, 50],
          context: () => 'Touches the tablet with a dusty finger, between two loads.',
          goal: () => 'Choose the next ticket without leaving the mill.',
          obstacle: () => 'People call their wishes over the noise of the motor.',
          quote: 'Everybody has a reason, and they all shout it at once.',
        },
      ],
    },
  },
  stakeholders: {
    owner: { role: 'owner and head miller', wants: () => 'The mill spends its minutes on grinding.' },
    speaker: {
      role: 'customer who speaks for the neighbours',
      gender: 'f',
      wants: () => 'The order is fair and can be checked.',
    },
    scale: { role: 'assistant at the scale', wants: () => 'People believe what the screen says.' },
  },
  goals: ({ f }) => ({
    wait: {
      direction: 'Lower',
      what: 'the median wait inside the mill (time at home does not count)',
      from: `${f.wait} minutes`,
      to: `${f.waitGoal} minutes`,
      months: 2,
      measuredBy: 'a count at the door on two mornings a week',
    },
    changes: {
      direction: 'Lower',
      what: 'changes of grain',
      from: `${f.changes} a morning`,
      to: `${f.few} a morning`,
      months: 1,
      measuredBy: 'the log of the scale',
    },
    leave: {
      direction: 'Lower',
      what: 'people who go away without grinding',
      from: `${f.leave} a morning`,
      to: `${f.leaveGoal} a morning`,
      months: 2,
      measuredBy: 'unpaid tickets',
    },
  }),
  features: {
    turn: {
      title: 'Whose turn',
      surface: 'wall',
      user: 'household',
      goal: 'wait',
      does: 'shows the number being ground and the next five',
      frames: ['number 32 called without an answer above the next five', 'number 32 being ground and the next five'],
    },
    next: {
      title: 'Which grain next',
      surface: 'wall',
      user: 'household',
      goal: 'changes',
      does: 'shows which grain the mill takes next, and what this means for early numbers',
      frames: ['number 33 still waiting while later numbers are ground', 'the change to the next grain'],
    },
    about: {
      title: 'About this long',
      surface: 'wall',
      user: 'cook',
      goal: 'leave',
      does: 'tells each waiting number when its turn will come',
      frames: ['eight waiting numbers with their times', 'a time that has become later'],
    },
    cleaning: {
      title: 'Cleaning now',
      surface: 'wall',
      user: 'cook',
      goal: 'leave',
      does: 'shows how long the cleaning between two grains still takes',
      frames: ['one minute left and the grain that follows', 'a cleaning that takes longer than planned'],
    },
    list: {
      title: 'Next load',
      surface: 'tablet',
      user: 'miller',
      goal: 'changes',
      does: 'lets the miller choose the next ticket',
      frames: ['ten waiting tickets of three grains', 'a ticket that the miller has moved'],
    },
    stop: {
      title: 'We stand still',
      surface: 'tablet',
      user: 'miller',
      goal: 'wait',
      does: 'lets the miller tell the room that the mill has stopped',
      frames: ['a stop of unknown length', 'the first minutes after a stop'],
    },
  },
  first: 'turn',
  titles: [
    (d) => `A wall screen for the morning queue at ${d.org}`,
    (d) => `${d.org}: showing the queue, so that the ${d.s.load} can wait alone`,
    (d) => `Whose ${d.s.load} is next? A queue screen for ${d.org}`,
  ],
  task: (d, has) =>
    [
      has.wall
        ? `Design a wall screen for ${d.org}, a small mill in ${d.town}, ${d.country}.`
        : `Design the miller’s tablet for ${d.org}, a small mill in ${d.town}, ${d.country}.`,
      `Every morning neighbours bring ${d.s.brings}, and the mill grinds it to ${d.s.makes}.`,
      has.wall && 'The screen measures 43 inches; people read it from up to six metres away and do not touch it.',
      has.tablet && 'The miller uses a tablet beside the mill.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: ({ f, s }) =>
    `Call ${s.first} A, ${s.second} B and ${s.last} C. Ten ${s.loads} arrive in this order: 31 A, 32 A, 33 C, 34 A, 35 A, 36 B, 37 B, 38 A, 39 C, 40 C. Ground like this, the mill is cleaned five times; ground as A, B, C, it is cleaned twice and saves ${f.stepSaved} minutes. But number 33 then starts after ${f.late} minutes, not after ${f.early}. Write the sentence that its owner should read.`,
  glossary: [
    { word: 'Ticket', means: 'a paper with a number, printed by the scale at the entrance.' },
    { word: 'Load', means: 'what one person brings under one number.' },
    { word: 'Grain', means: 'a sort that is ground by itself. Each colour of corn counts as one.' },
    { word: 'Change', means: 'the minutes of cleaning between two grains or two colours of corn.' },
  ],
  safety:
    'No screen may say that a flour or dough is free of another grain, nut or seed. Each frame on the wall shows: “Other grains, nuts and seeds are ground here too.”',
  overview: [
    ({ f, s, w }) => [
      `The mill runs from ${s.opens} to ${s.shuts}: ${f.open} minutes. It grinds ${f.loads} ${s.loads}, ${f.grind} minutes each: ${f.grinding} minutes. ${s.stain} So the mill is cleaned between two grains: ${f.changes} times, ${f.clean} minutes each, which makes ${f.cleaning} minutes. Nothing is left over.`,
      `Each ${s.load} is ground only while its owner stands beside it. As nobody can say when a turn comes, people stay in the room, and half of them wait longer than ${f.wait} minutes. Each morning ${w.leave} go away with their grain as it was. A board with chalk numbers was tried, but it could not keep up with the changes.`,
    ],
    ({ f, s, org, w }) => [
      `${s.stain} So ${org} cleans the mill before each change of grain, and that takes ${f.clean} minutes. The ${s.loads} come in any order, which makes ${w.changes} changes a morning. Of ${f.open} minutes, ${f.cleaning} are cleaning and ${f.grinding} are grinding.`,
      `The room is full, although much of the waiting could happen at home. People stay because a number says nothing about time: the next five may need ${f.fiveShort} minutes or ${f.fiveLong}. Half of the people wait longer than ${f.wait} minutes. Each morning ${f.leave} of ${w.people} go away with their grain as it was.`,
    ],
  ],
  whyNow: ({ f, s, start, w }) =>
    `On ${start} ${s.change}. The mill then expects ${w.more} more ${s.loads} a morning: ${f.soon} in all. With ${w.changes} changes of grain they need ${f.soonToday} minutes, and the mill has ${f.open}. With ${w.few} changes they need ${f.soonFew}.`,
  nonGoals: ['The scale and its printed ticket', 'A version for phones', 'Paying', 'Longer opening hours'],
  constraints: [
    {
      type: 'technical',
      at: 'turn',
      text: () => 'The scale knows number, grain and weight, but no names.',
      effect: () => '‘Whose turn’ calls numbers.',
      frame: 'a called number with its grain and weight',
    },
    {
      type: 'time',
      at: 'about',
      text: ({ s }) => `The motor stops at ${s.shuts}, as agreed with the neighbours.`,
      effect: () => '‘About this long’ says which number is the last for today.',
      frame: 'nine waiting numbers of which seven can be ground today',
    },
    {
      type: 'people',
      at: 'next',
      text: () => 'Some customers read little.',
      effect: () => '‘Which grain next’ gives each grain a pattern and a whole word, never a letter alone.',
      frame: 'the signs of three grains side by side',
    },
    {
      type: 'people',
      at: 'cleaning',
      text: () => 'The motor is loud, so nobody hears a call or a signal.',
      effect: () => '‘Cleaning now’ has to be told from the other screens at a glance, without sound.',
      frame: 'the moment at which cleaning ends',
    },
    {
      type: 'technical',
      at: 'list',
      text: () => 'The miller’s fingers are dusty, and the tablet does not feel every touch.',
      effect: () => '‘Next load’ has large areas to touch and shows at once what was chosen.',
      frame: 'a wrong choice that the miller takes back',
      from: 'professional',
    },
    {
      type: 'technical',
      at: 'turn',
      text: () => 'The power fails for some minutes about twice a week.',
      effect: () => '‘Whose turn’ shows the old order again after a failure, and says that it does.',
      frame: 'the first minute after a power failure',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'next',
      sides: [
        {
          who: 'owner',
          wants: ({ f, w }) =>
            `wants to grind one grain after another, because ${w.fewer} changes fewer save ${f.saved} minutes`,
        },
        {
          who: 'speaker',
          wants: ({ s }) =>
            `wants first come, first served, although ${s.first}, her own, would go first, because everybody can check such an order`,
        },
      ],
      where: 'In ‘Which grain next’, when an early number has to wait for its grain.',
      unknowns: [
        () => 'Do people accept a later turn if they know the reason and the time?',
        ({ s }) => `Would those with ${s.last} come later in the morning by themselves?`,
      ],
      twist: ({ s }) =>
        `A cook brings four ${s.loads} of ${s.last} at once, for a wedding meal. What does ‘Which grain next’ tell those who wait?`,
      users: ['household', 'cook', 'miller'],
    },
    {
      at: 'about',
      sides: [
        {
          who: 'owner',
          wants: () => 'wants one time for each number, because people go home only if they know when to be back',
        },
        {
          who: 'scale',
          wants: () =>
            'wants “between” and two times, because one wrong minute makes people stay in the room for weeks',
        },
      ],
      where: 'In ‘About this long’, for numbers that still have many others before them.',
      unknowns: [
        () => 'Do people sit down or go home if they know their time?',
        () => 'How early do people come back, if they live five minutes away?',
      ],
      twist: ({ s }) =>
        `The motor fails at ${s.fault}. The repair may take 20 minutes or two hours. What does ‘About this long’ show?`,
      users: ['cook', 'household', 'miller'],
    },
    {
      at: 'turn',
      sides: [
        {
          who: 'scale',
          wants: () =>
            'wants an absent number to keep its place for three loads, because some people walk slowly or carry a child',
        },
        {
          who: 'speaker',
          wants: () =>
            'wants an absent number to go to the end of its grain, because those who waited inside lose minutes',
        },
      ],
      where: 'In ‘Whose turn’, after a number was called and nobody came.',
      unknowns: [
        () => 'How many people are less than a minute late?',
        () => 'Do those in the room send a child to fetch the neighbour?',
      ],
      twist: () => 'Five numbers in a row are called, and nobody comes. What does ‘Whose turn’ show?',
      users: ['household', 'cook', 'miller'],
    },
  ],
  sellingPoints: [
    { title: 'Your own grain', text: ({ s }) => `Each ${s.load} is ground alone, in front of its owner.` },
    { title: 'Coarse or fine', text: ({ s }) => `People choose how fine they want their ${s.product}.` },
    { title: 'Fresh the same day', text: ({ s }) => `What is ground in the morning becomes ${s.food} at noon.` },
  ],
  audience: (_, has) =>
    has.tablet
      ? 'Families with small loads, cooks with large ones, and the miller between them.'
      : 'Families with small loads, and cooks with large ones.',
  direction: {
    styles: {
      minimal: {
        mood: 'Still and exact. In a loud, dusty room one large number is a relief.',
        shape: 'One number fills half of the screen; the other five stand in one line below.',
        avoid: 'Thin figures and empty corners instead of words. The grandmother at six metres sees neither.',
      },
      bold: {
        mood: 'Loud enough for a loud room: the screen has to do what a voice cannot.',
        shape: 'Blocks as heavy as filled sacks, cut straight, with a number in each.',
        avoid: 'Blocks of equal weight and blinking calls. People would not know which number is meant.',
      },
      playful: {
        mood: 'Kind and lively, like talk among neighbours who wait together.',
        shape: 'Round shapes taken from grains and scoops; each grain has a drawing of its own.',
        avoid: 'Funny lines about waiting and figures that dance. Whoever misses a bus does not find them funny.',
      },
      luxury: {
        mood: 'Dignified: this is daily food, and it deserves care in its lettering.',
        shape: 'Wide margins and a fine double frame around one very large number.',
        avoid:
          'Fine hairlines and words in small capitals. Dust covers the first, and nobody reads the second from the door.',
      },
      corporate: {
        mood: 'Plain and fair: the same table every morning, so that everybody can check the order.',
        shape: 'A grid with fixed columns for number, grain and time. Nothing moves without a reason.',
        avoid: 'Rows of small print and words from offices. Some customers read little, and all of them stand.',
      },
      retro: {
        mood: 'Proud and calm like a painted sign over a shop that has been there for decades.',
        shape: 'Frames with a double line and one large number in the middle.',
        avoid: 'False scratches and faded print. They look like the dust that lies on the real screen.',
      },
      futuristic: {
        mood: 'Precise and quiet, like a good instrument that shows what the motor does.',
        shape: 'A track from left to right on which numbers move towards the mill.',
        avoid: 'Glow and constant motion. They draw the eye all the time, and people miss the call.',
      },
      organic: {
        mood: 'Warm and earthy, because everybody in the room can smell what is being made.',
        shape: 'Soft uneven edges, like flour on a table, with straight columns for numbers and times.',
        avoid: 'Ears of grain as decoration and rough textures. The signs of the grains must stay the only pictures.',
      },
    },
    reading: 'People read it from six metres, standing, some of them without their glasses.',
    accent: 'a change of grain',
    action: 'the number being ground now',
    sample: 'Now number 32. Then 34, 35, 38.',
  },
  untold: {
    budget: () =>
      'The screen is a used television. We pay for the design with what one month of cleaning costs us in lost loads.',
    decision: () => 'I decide. But if the neighbours do not believe the screen, it comes down again.',
    history: () =>
      'We had a board with chalk numbers. My helper had to leave the mill to change it, so it was always two numbers behind.',
    launch: () => 'For the first week my helper also calls the numbers at the door. After that only the screen speaks.',
    content: () =>
      'The scale prints the grain as a short word. We can give you those words, and a handful of each grain to draw.',
    machines: () =>
      'The scale sends each ticket to the screen within a second. The motor sends nothing, so we have to say when it stands still.',
    access: () => 'Come any morning and stand near the door. People will explain to you who is before whom.',
    fear: () => 'That somebody thinks I let my cousin go first. It happened once, and it is still talked about.',
    staff: () => 'We are three: one at the mill, one at the scale, and one who carries and cleans.',
    figures: () =>
      'The scale counts the loads and the changes. The wait was counted by my niece, at the door, for two weeks.',
    complaints: () => 'The sentence I hear most is “I was here before”. It is often true, and the grain is the reason.',
    language: () =>
      'A neighbour who teaches at the school corrects our words. Short ones, she says, and no abbreviations.',
  },
});
