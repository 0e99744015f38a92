import { defineCase, money } from '../case.ts';

export const tripSlips = defineCase({
  id: 'trip-slips',
  industry: 'education',
  client: 'everyday',
  model: 'public',
  channel: 'messages',
  about:
    'A group of primary schools sends letters home before each class trip. Parents sign a slip at the bottom, and the child brings it back. The letter stays in the bag, or the slip stays in the other home, so teachers run after answers. A child without an answer stays at school. The schools want a yes or a no from every family in time, and they want parents to know what they have agreed to.',
  settings: [
    {
      country: 'se',
      town: 'Malmö',
      orgs: ['Ängslyckans skolor', 'Norra Kanalens skolor', 'Kvarnbackens skolor'],
      start: [8, 17],
      trigger: 'money',
      languages: ['Swedish', 'Arabic'],
      inputs: [
        {
          schools: 4,
          trips: 90,
          children: 48,
          stayIn100: 4,
          chase: 95,
          seat: 180,
          early: 58,
          calls: 7,
          next: 135,
          days: 9,
        },
        {
          schools: 3,
          trips: 72,
          children: 46,
          stayIn100: 5,
          chase: 85,
          seat: 165,
          early: 54,
          calls: 8,
          next: 108,
          days: 8,
        },
      ],
      words: {
        change: 'the city begins to pay for two more trips a year for each class',
        trip: 'a day on a farm',
        language: 'Arabic',
        other: 'Lund',
      },
    },
    {
      country: 'us',
      town: 'Toledo',
      orgs: ['Swan Creek Elementary Schools', 'Maumee Bend Elementary Schools', 'Ottawa Park Elementary Schools'],
      start: [9, 8],
      trigger: 'money',
      languages: ['English', 'Spanish'],
      inputs: [
        {
          schools: 5,
          trips: 84,
          children: 52,
          stayIn100: 5,
          chase: 105,
          seat: 24,
          early: 55,
          calls: 9,
          next: 126,
          days: 10,
        },
        {
          schools: 6,
          trips: 110,
          children: 44,
          stayIn100: 4,
          chase: 90,
          seat: 21,
          early: 61,
          calls: 6,
          next: 165,
          days: 9,
        },
      ],
      words: {
        change: 'a foundation begins to pay for two more trips a year for each class',
        trip: 'a day in a nature reserve on the lake',
        language: 'Spanish',
        other: 'Bowling Green',
      },
    },
    {
      country: 'za',
      town: 'East London',
      orgs: ['Nahoon Ridge Primary Schools', 'Buffalo Bend Primary Schools', 'Quigney Road Primary Schools'],
      start: [1, 20],
      trigger: 'growth',
      languages: ['English', 'Xhosa'],
      inputs: [
        {
          schools: 4,
          trips: 64,
          children: 62,
          stayIn100: 6,
          chase: 110,
          seat: 140,
          early: 49,
          calls: 9,
          next: 118,
          days: 10,
        },
        {
          schools: 3,
          trips: 51,
          children: 58,
          stayIn100: 5,
          chase: 98,
          seat: 125,
          early: 53,
          calls: 8,
          next: 95,
          days: 9,
        },
      ],
      words: {
        change: 'a bus company begins to lend the schools a bus on two days a week',
        trip: 'a day at the aquarium',
        language: 'Xhosa',
        other: 'Qonce',
      },
    },
    {
      country: 'au',
      town: 'Geelong',
      orgs: ['Barwon Reach Primary Schools', 'Corio Hill Primary Schools', 'Moorabool Bend Primary Schools'],
      start: [2, 2],
      trigger: 'growth',
      languages: ['English', 'Vietnamese'],
      inputs: [
        {
          schools: 4,
          trips: 76,
          children: 50,
          stayIn100: 4,
          chase: 88,
          seat: 29,
          early: 60,
          calls: 7,
          next: 114,
          days: 9,
        },
      ],
      words: {
        change: 'the schools join a programme that takes each class to the coast twice a year',
        trip: 'a day at a lighthouse',
        language: 'Vietnamese',
        other: 'Ballarat',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Trip pages on the phone', device: 'phone', size: '390 × 844 px' },
    desk: { name: 'Trip list on the desktop', device: 'desktop', size: '1440 × 900 px' },
  },
  figures: (i) => {
    const places = i.trips * i.children;
    const stay = Math.round((places * i.stayIn100) / 100);
    const stayThen = Math.round((i.next * i.children * i.stayIn100) / 100);
    return {
      ...i,
      seat: money(i.seat),
      places,
      stay,
      seats: money(stay * i.seat),
      hours: Math.round((i.trips * i.chase) / 60),
      stayThen,
      hoursThen: Math.round((i.next * i.chase) / 60),
      earlyGoal: i.early + 29,
      stayGoal: Math.floor(i.stayIn100 / 3),
      chaseGoal: Math.round(i.chase * 0.36),
      callsGoal: Math.round(i.calls * 0.42),
    };
  },
  users: {
    parent: {
      surface: 'phone',
      variants: [
        {
          role: 'Baker and father of a girl of seven',
          gender: 'm',
          ages: [29, 44],
          context: () => 'Gets up at two in the morning and reads on his phone when his daughter is at school.',
          goal: () => 'Answer at once, before he sleeps.',
          obstacle: () => 'The letter is in a bag, and the bag is at school.',
          quote: 'When I am awake, the letter is at school. When it comes home, I sleep.',
        },
        {
          role: 'Care worker with dyslexia, who reads long letters slowly',
          gender: 'f',
          ages: [27, 45],
          context: () => 'Opens messages on her phone on the bus, and has the phone read them aloud.',
          goal: () => 'Know when her son must be where, and what he has to bring.',
          obstacle: () => 'The letter has eleven lines, and the important one is the ninth.',
          quote: 'My son reads the letters to me. His versions always need sweets.',
        },
        {
          role: 'Grandmother and guardian of a boy of nine',
          gender: 'f',
          ages: [58, 71],
          context: () => 'Her phone shows large text, and she opens links from the school only.',
          needs: 'the page on a small old phone, in large text',
          goal: () => 'Say yes and be sure that it has arrived.',
          obstacle: () => 'She signed the last slip, and nobody can tell her where it is.',
        },
      ],
    },
    twoHomes: {
      surface: 'phone',
      variants: [
        {
          role: 'Electrician, whose daughter lives with him every second week',
          gender: 'm',
          ages: [31, 48],
          home: (d) => d.s.other,
          context: () =>
            'Sees the message on his phone at work and does not know what the child’s mother has answered.',
          goal: () => 'See whether somebody has answered, without a quarrel.',
          obstacle: () => 'The slip lies in the other home.',
          quote: 'She has two toothbrushes. She has one slip.',
        },
        {
          role: 'Mother of three children at two of the schools',
          gender: 'f',
          ages: [33, 46],
          context: () => 'Does everything for school on her phone in ten minutes on Sunday evening.',
          goal: () => 'See all open trips of all three in one place.',
          obstacle: () => 'Three letters look alike and end on different days.',
          quote: 'I have signed for the right trip and the wrong child.',
        },
      ],
    },
    teacher: {
      surface: 'desk',
      variants: [
        {
          role: 'Class teacher of children of seven',
          ages: [25, 59],
          context: () => 'Has a desktop computer in the classroom and ten minutes between two lessons.',
          goal: () => 'Know who is coming without asking the children.',
          obstacle: () => 'Slips lie in three places, and two children say that theirs was handed in.',
          quote: 'I teach reading. In trip weeks I teach the emptying of bags.',
        },
        {
          role: 'School secretary, who orders the buses',
          ages: [34, 62],
          context: () => 'Works at a desktop computer, with parents at the window and on the telephone.',
          goal: () => 'Order the right number of seats, once.',
          obstacle: () => 'The number changes until the bus is at the gate.',
        },
      ],
    },
  },
  stakeholders: {
    board: {
      role: 'chair of the schools’ board',
      wants: () => 'Every child should be able to go on a trip, and the offices should count less paper.',
    },
    head: { role: 'head of the schools', wants: () => 'No child should stay behind because of a piece of paper.' },
    teachers: { role: 'speaker of the teachers', wants: () => 'Lessons should not be spent on slips.' },
    parents: {
      role: 'chair of the parents’ council',
      wants: () => 'Parents should know where their child is, and with whom.',
    },
  },
  goals: ({ f }) => ({
    early: {
      direction: 'Raise',
      what: 'children whose family has said yes or no five days before a trip',
      from: `${f.early} in 100`,
      to: `${f.earlyGoal} in 100`,
      months: 3,
      measuredBy: 'the teachers’ trip lists',
      today: 'Five days before a trip the school has an answer for {from} children.',
    },
    stay: {
      direction: 'Lower',
      what: 'children who miss a trip because nobody has answered',
      from: `${f.stayIn100} in 100`,
      to: `${f.stayGoal} in 100`,
      months: 4,
      measuredBy: 'the teachers’ trip lists',
    },
    calls: {
      direction: 'Lower',
      what: 'calls to parents on the morning of a trip',
      from: `${f.calls} for each trip`,
      to: `${f.callsGoal} for each trip`,
      months: 3,
      measuredBy: 'the office’s phone log',
      today: 'On the morning of a trip the office calls parents: {from}.',
    },
    chase: {
      direction: 'Lower',
      what: 'the time that a teacher spends on missing answers',
      from: `${f.chase} minutes for each trip`,
      to: `${f.chaseGoal} minutes for each trip`,
      months: 3,
      measuredBy: 'a diary that six teachers keep',
      today: 'A teacher spends {from} on missing answers.',
    },
  }),
  features: {
    slip: {
      title: 'Yes or no',
      surface: 'phone',
      user: 'parent',
      goal: 'early',
      does: 'shows where a class goes, when and with whom, and takes the family’s answer',
      frames: [
        'the third trip of the school year before the answer',
        'the answer “no” and what the child does instead',
        'the note that an answer has arrived',
      ],
    },
    open: {
      title: 'Still open',
      surface: 'phone',
      user: 'twoHomes',
      goal: 'stay',
      does: 'shows a parent which trips still need an answer, for each child',
      frames: [
        'a trip without an answer, for a child with two homes',
        'three children and two open trips',
        'a day on which nothing is open',
      ],
    },
    needs: {
      title: 'What your child needs',
      surface: 'phone',
      user: 'parent',
      goal: 'calls',
      does: 'asks about food, medicine and a phone number for the day of the trip',
      frames: [
        'the three questions, three weeks after the last trip',
        'a child who takes medicine at noon',
        'a phone number that has changed',
      ],
    },
    changed: {
      title: 'Changed since your answer',
      surface: 'phone',
      user: 'parent',
      goal: 'calls',
      does: 'tells parents who have answered what is different now',
      frames: ['another place to fetch the child', 'a trip that is cancelled'],
    },
    list: {
      title: 'Who is coming',
      surface: 'desk',
      user: 'teacher',
      goal: 'chase',
      does: 'shows the teacher each answer, each missing one, and what is known about it',
      frames: ['five missing answers, five days before a trip', 'the list for the bus', 'a family that said no'],
    },
  },
  first: 'slip',
  later: ['changed'],
  titles: [
    (d) => `Class trips at ${d.org}: an answer that does not travel in a school bag`,
    (d) => `${d.org} asks parents about a trip, and has to hear back in time`,
    (d) => `Yes or no before the bus leaves: trip slips for ${d.org}`,
  ],
  task: (d, has) =>
    [
      `Design the trip pages of ${d.org}, a group of ${d.f.schools} primary schools in ${d.town}, ${d.country}.`,
      'Parents and guardians open them on a phone, from a link in a text message, to say whether a child may go on a class trip.',
      has.desk && 'Teachers and secretaries see the answers on a desktop computer.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: ({ s, f }) =>
    `Take one trip: ${s.trip}, on a Thursday. The bus leaves at 8:10 and is back at 15:20. Children need rain clothes and a packed lunch. ${f.children} children go, with five adults. Write the text message that leads to the page, in two lines at most. Then write what ‘Yes or no’ shows above its answers, in five short lines.`,
  glossary: [
    { word: 'Slip', means: 'the lower part of a letter, which a parent signs and the child brings back.' },
    { word: 'Guardian', means: 'an adult who decides for a child in the place of its parents.' },
    { word: 'Two homes', means: 'a child lives with one parent in one week and with the other in the next.' },
  ],
  safety:
    'Answers about medicine and allergies concern a child’s health. Before a release, the schools’ health staff and somebody who knows the local privacy law must check each question. A printed copy of all answers goes with each trip.',
  overview: [
    ({ f, org }) => [
      `Before each trip the class teachers of ${org} give every child a letter with a slip. It goes home in a bag, ${f.days} days before the trip. Some letters stay there. Some are not understood. Five days before a trip only ${f.early} in 100 families have answered.`,
      `Teachers then ask children, write notes and call, ${f.chase} minutes for each trip. That is ${f.hours} hours a year. Children without an answer stay at school in another class: ${f.stay} in a year, or ${f.stayIn100} in 100 places. Their seats are paid, at ${f.seat} each and ${f.seats} together. The last attempt was an email with the slip. Few families have a printer.`,
    ],
    ({ f, org }) => [
      `${org} goes on ${f.trips} class trips a year, with about ${f.children} children each. No child goes without the yes of a parent. This yes is asked on paper and travels twice in a school bag.`,
      `Last year ${f.stay} children stayed at school because nobody had answered, ${f.stayIn100} in 100 places. The schools had paid ${f.seats} for their seats. On the morning of a trip the office calls parents ${f.calls} times, because a phone number or a medicine is missing on a slip. Orange paper was tried. For a month it helped, and then every letter was orange.`,
    ],
  ],
  whyNow: ({ f, s, start }) =>
    `On ${start}, ${s.change}. There will be ${f.next} trips a year. If ${f.stayIn100} in 100 children still have no answer, ${f.stayThen} stay behind, and teachers spend ${f.hoursThen} hours on slips.`,
  nonGoals: [
    'Marks, timetables and homework',
    'A chat between parents and teachers',
    'Payments by parents',
    'Photographs from the trips',
  ],
  constraints: [
    {
      type: 'legal',
      at: 'slip',
      text: () => 'No child goes on a trip without the yes of a parent or guardian. A child cannot give it.',
      effect: () => '‘Yes or no’ keeps the name of the person who answers, and the time.',
      frame: 'an answer with name and time',
    },
    {
      type: 'people',
      at: 'slip',
      text: ({ s }) => `Not all parents read the language of the school well. Many of them read ${s.language}.`,
      effect: () => '‘Yes or no’ has few and short lines, each with room for a longer translation.',
      frame: 'the trip in a text that is a third longer',
    },
    {
      type: 'technical',
      at: 'open',
      text: () =>
        'Nearly every family has given a phone number for text messages. Few would install an app for a few trips a year.',
      effect: () => '‘Still open’ works in any phone’s browser and needs no password.',
      frame: 'the page on a small old phone, in large text',
    },
    {
      type: 'time',
      at: 'changed',
      text: () => 'Times and meeting places change until the day before, because buses are shared.',
      effect: () => '‘Changed since your answer’ shows the old and the new fact together.',
      frame: 'a bus that leaves 40 minutes earlier',
    },
    {
      type: 'people',
      at: 'list',
      text: () => 'In most classes one family has no phone for messages.',
      effect: () => '‘Who is coming’ prints a slip for this family and takes its answer from paper.',
      frame: 'an answer that came on paper',
      from: 'professional',
    },
    {
      type: 'time',
      at: 'list',
      text: () => 'A teacher has ten minutes for the list, between two lessons.',
      effect: () => '‘Who is coming’ shows missing answers first and hides the rest.',
      frame: 'one missing answer, which was reminded of yesterday',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'slip',
      sides: [
        {
          who: 'head',
          wants: () => 'wants one yes for all trips of the year, because then no child stays behind',
        },
        {
          who: 'parents',
          wants: () => 'wants a yes for each trip, because parents should know on every day where their child is',
        },
      ],
      decision: 'is one “yes” enough for all trips of the year?',
      where: 'In ‘Yes or no’, before the answer to the third trip of a school year.',
      unknowns: [
        () => 'How many parents would read about a trip if they need not answer?',
        () => 'For which kinds of trip do parents say no?',
      ],
      twist: () =>
        'Two days before a trip the place is closed, and the class will go to a river instead. Some parents said yes to the first place. What does ‘Yes or no’ ask them?',
      users: ['parent', 'twoHomes', 'teacher'],
    },
    {
      at: 'open',
      sides: [
        {
          who: 'teachers',
          wants: () =>
            'wants both parents reminded until one answers, because nobody at school knows who has the child this week',
        },
        {
          who: 'parents',
          wants: () =>
            'wants one parent reminded, chosen by the family, because each of two parents believes that the other has answered',
        },
      ],
      decision: 'who is reminded when a child has two homes?',
      where: 'In ‘Still open’, when a child has two homes and nobody has answered.',
      unknowns: [
        () => 'Do two reminded parents answer sooner than one?',
        () => 'How many families would name one parent for trips?',
      ],
      twist: () =>
        'One parent answers yes, and an hour later the other answers no. What does ‘Still open’ show to each of the two?',
      users: ['twoHomes', 'parent', 'teacher'],
    },
    {
      at: 'needs',
      sides: [
        {
          who: 'parents',
          wants: () => 'wants the last answers filled in, because families type the same three things at each trip',
        },
        {
          who: 'teachers',
          wants: () => 'wants empty fields, because a medicine that has changed is easily confirmed by mistake',
        },
      ],
      decision: 'are the last answers filled in already?',
      where: 'In ‘What your child needs’, three weeks after the last trip.',
      unknowns: [
        () => 'How often do phone number, food or medicine change between two trips?',
        () => 'Do parents read an answer that is filled in already?',
      ],
      twist: () =>
        'On the evening before a trip a parent enters a new medicine. The teacher’s list is already printed. What does ‘What your child needs’ tell this parent?',
      users: ['parent', 'twoHomes', 'teacher'],
    },
  ],
  sellingPoints: [
    { title: 'Free trips', text: () => 'Class trips cost families nothing. The schools pay bus and tickets.' },
    { title: 'Five adults', text: () => 'Five adults go with every trip, and one of them knows first aid.' },
    {
      title: 'A day for those who stay',
      text: () => 'A child whose family says no has a planned day in another class.',
    },
  ],
  audience: (_, has) =>
    `Parents and guardians of children from six to eleven, in many languages and with little time.${has.desk ? ' The design also serves the class teachers.' : ''}`,
  direction: {
    styles: {
      minimal: {
        mood: 'Plain and calm: parents decide in half a minute and should be sure afterwards.',
        why: 'Parents answer in the kitchen, and should see one question.',
        shape: 'Five lines and two answers of the same size, on one screen without scrolling.',
        avoid: 'Icons instead of words and pale lines. A grandmother must not wonder whether her yes has arrived.',
      },
      bold: {
        mood: 'Bright and direct, as a teacher who calls one name across the yard.',
        why: 'The slip was overlooked among other letters, so it has to be seen.',
        shape: 'Large blocks for place, day and time, which can be read while walking.',
        avoid: 'A huge yes beside a small no. Parents would feel pushed, and both answers are useful.',
      },
      playful: {
        mood: 'Cheerful like the morning of a trip, and serious where health is asked.',
        why: 'A trip is something to look forward to, and the slip never said so.',
        shape: 'A drawn bus whose windows fill up as answers arrive.',
        avoid: 'Sad faces for a no and toys around medicine. Families say no for good reasons.',
      },
      luxury: {
        mood: 'Courteous and composed: a school writes to each family by name.',
        why: 'The board wants letters that look worth an answer. The risk: parents think of the price of the trip.',
        shape: 'A page like an invitation, with wide margins and the day in its middle.',
        avoid: 'Slender type and decorative borders. On a small old phone they push the answer out of sight.',
      },
      corporate: {
        mood: 'Dependable and even, so that all schools and all trips look the same.',
        why: 'Several schools use one slip, and the office counts them together.',
        shape: 'A fixed order of where, when, with whom, what to bring, and answer.',
        avoid: 'The tone of an authority and its long terms. Parents who fear offices leave such a page.',
      },
      retro: {
        mood: 'Familiar and warm, like a letter on lined paper with a stamp of the school.',
        why: 'The schools are old, and parents remember their own slips.',
        shape: 'A slip with a dotted line, which is torn off when the answer is sent.',
        avoid: 'Chalk writing and old school jokes. Parents who learn the language cannot read chalk.',
      },
      futuristic: {
        mood: 'Light and prompt: an answer goes from a phone to a class list in a moment.',
        why: 'The board wants schools to look up to date. The risk: many parents have old phones.',
        shape: 'One fine path from home to the bus and back, with times along it.',
        avoid: 'Maps that show children as moving points. Parents would expect to follow their child all day.',
      },
      organic: {
        mood: 'Friendly and outdoor, because most of these days end with mud on the shoes.',
        why: 'Most trips go to a wood or a farm.',
        shape: 'Soft stepping stones from bag to bus, with much room around the words.',
        avoid: 'Leaf patterns under text and handwriting for times. A time that is misread means a missed bus.',
      },
    },
    reading: 'Parents read it on the move, and some of them in a second language.',
    accent: 'trips that still need an answer',
    sample: 'Thursday, 8:10: rain clothes and a packed lunch.',
  },
  untold: {
    budget: ({ f }) => `Last year we paid ${f.seats} for empty seats. We can spend three times that, once.`,
    decision: (d) =>
      `${d.who.board!.first} decides. What is asked about health goes to ${d.who.teachers!.first} as well.`,
    history: () =>
      'One school had an app. A third of the parents installed it, and the teacher still printed the letters.',
    launch: () =>
      'Two classes of one school begin. Their teachers offered themselves, and one of them dislikes screens.',
    content: () =>
      'Letters exist for every trip. Each teacher writes them differently, and the dates stand in the middle.',
    machines: () =>
      'We can send text messages with a link for each child. The link stays valid until the day of the trip.',
    access: () => 'Parents talk at the gate, at ten to eight and at three. Bring the page on an old phone.',
    fear: () => 'That a child comes along whose parent has said no. That must not happen once.',
    staff: () => 'Teachers know the families well. They do not want a tool that knows less and asks more.',
    figures: () =>
      'Missed trips are counted exactly. The minutes are from a diary that six teachers kept for one term.',
    language: () => 'Parents of our schools speak 14 languages. We can have four of them translated by people.',
    complaints: () => 'Parents complain that they knew nothing. We usually find the letter, in June, in the bag.',
    stake: () => 'I was once the child who sat in the other class. I still know what we drew there.',
  },
});
