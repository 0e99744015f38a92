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
          schools: 6,
          trips: 90,
          children: 48,
          stayIn100: 4,
          chase: 95,
          seat: 180,
          calls: 7,
          next: 135,
        },
        {
          schools: 3,
          trips: 72,
          children: 46,
          stayIn100: 5,
          chase: 85,
          seat: 165,
          calls: 8,
          next: 108,
        },
      ],
      words: {
        law: 'the General Data Protection Regulation',
        change: 'the city begins to pay for more class trips',
        trip: 'a day on a farm',
        language: 'Arabic',
        school: 'Swedish',
        room: 'leaves room for Arabic, which runs from right to left',
        other: 'Lund',
      },
    },
    {
      country: 'us',
      town: 'Toledo, Ohio',
      orgs: ['Swan Creek Elementary Schools', 'Maumee Bend Elementary Schools', 'Ottawa Park Elementary Schools'],
      start: [9, 8],
      trigger: 'money',
      languages: ['English', 'Spanish'],
      inputs: [
        {
          schools: 7,
          trips: 84,
          children: 52,
          stayIn100: 5,
          chase: 105,
          seat: 24,
          calls: 9,
          next: 126,
        },
        {
          schools: 8,
          trips: 110,
          children: 44,
          stayIn100: 4,
          chase: 90,
          seat: 21,
          calls: 6,
          next: 165,
        },
      ],
      words: {
        law: 'the Family Educational Rights and Privacy Act',
        change: 'a foundation begins to pay for more class trips',
        trip: 'a day on the lake',
        language: 'Spanish',
        school: 'English',
        room: 'leaves a quarter more room for Spanish',
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
          calls: 9,
          next: 118,
        },
        {
          schools: 3,
          trips: 51,
          children: 58,
          stayIn100: 5,
          chase: 98,
          seat: 125,
          calls: 8,
          next: 95,
        },
      ],
      words: {
        law: 'the Protection of Personal Information Act',
        change: 'a bus company begins to drive the schools at half price',
        trip: 'a day at the aquarium',
        language: 'Xhosa',
        school: 'English',
        room: 'leaves a third more room for Xhosa',
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
          schools: 6,
          trips: 76,
          children: 50,
          stayIn100: 4,
          chase: 88,
          seat: 29,
          calls: 7,
          next: 114,
        },
      ],
      words: {
        law: 'the Health Records Act of Victoria',
        change: 'the state begins to pay for class trips to the coast',
        trip: 'a day at a lighthouse',
        language: 'Vietnamese',
        school: 'English',
        room: 'leaves a third more room for Vietnamese',
        other: 'Torquay',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Trip pages on the phone', device: 'phone', size: '390 × 844 px' },
    desk: { name: 'Trip list on the desktop', device: 'desktop', size: '1440 × 900 px' },
  },
  figures: (i) => {
    const stay = Math.round((i.trips * i.children * i.stayIn100) / 100);
    return {
      ...i,
      stay,
      stayThen: Math.round((stay * i.next) / i.trips),
      callsThen: i.calls * i.next,
      callsYear: i.calls * i.trips,
      seat: money(i.seat),
      seats: money(stay * i.seat),
      stayGoal: Math.round(i.stayIn100 / 1.8),
      chaseGoal: Math.round(i.chase * 0.62),
      callsGoal: Math.round(i.calls * 0.6),
    };
  },
  users: {
    parent: {
      surface: 'phone',
      variants: [
        {
          role: 'Baker and father of a girl of seven',
          conflict: 'slip',
          gender: 'm',
          ages: [29, 44],
          context: () => 'reads his phone in the bakery, at three in the morning.',
          goal: () => 'Say yes once, and not before each trip.',
          obstacle: () => 'He signs some letters a day after the bus has left.',
          quote: 'When the letter comes home, I sleep.',
        },
        {
          role: 'Care worker with dyslexia',
          conflict: 'slip',
          gender: 'f',
          ages: [27, 45],
          context: () => 'opens messages on the bus, and has her phone read them aloud.',
          goal: () => 'Say yes once, and read no more letters.',
          obstacle: () => 'She gives up before the end of a letter, where the important line stands.',
          quote: 'My son reads me the letters. In his version every trip needs sweets.',
        },
        {
          role: 'Aunt and guardian of a boy of nine',
          conflict: 'slip',
          gender: 'f',
          ages: [47, 61],
          context: () => 'reads large text on her phone, in a laundry full of steam.',
          needs: 'two open trips in large text',
          goal: () => 'Say yes once, and be sure that the answer has arrived.',
          obstacle: () => 'She signs each slip twice, because she does not trust the first.',
          quote: 'I signed it. I signed it twice. Who collects my signatures?',
        },
        {
          role: 'Dental assistant, who lives apart from her son’s father',
          conflict: 'open',
          gender: 'f',
          ages: [28, 40],
          context: () => 'answers on her phone, in a break.',
          goal: () => 'Be the one parent who is asked.',
          obstacle: () => 'She waits for the father’s answer before she gives her own.',
          quote: 'If two of us are asked, nobody is.',
        },
        {
          role: 'Postman and father of a girl with asthma',
          conflict: 'needs',
          at: 'needs',
          gender: 'm',
          ages: [28, 43],
          context: () => 'answers on his phone, between two streets.',
          goal: () => 'Enter the new dose, and not confirm the old one by mistake.',
          obstacle: () => 'He taps through a page while he walks.',
          quote: 'The old dose travels with her. The new one stays on my fridge.',
        },
      ],
    },
    twoHomes: {
      surface: 'phone',
      variants: [
        {
          role: 'Lifeguard and mother of a boy who cannot swim',
          conflict: 'slip',
          gender: 'f',
          ages: [29, 41],
          context: () => 'reads on her phone at the pool, when nobody swims.',
          goal: () => 'Know each trip before she says yes to it.',
          obstacle: () => 'She signs a slip before she has read the letter.',
          quote: 'I signed first. Then I read that there is a lake.',
        },
        {
          role: 'Electrician, whose daughter lives with him every second week',
          conflict: 'open',
          gender: 'm',
          ages: [31, 48],
          home: (d) => d.s.other,
          context: () => 'speaks only rarely with the girl’s mother.',
          goal: () => 'See each open trip, and whether the mother has answered.',
          obstacle: () => 'He hears of a trip when the bus has left.',
          quote: 'She has two homes, two toothbrushes and one slip.',
        },
        {
          role: 'Shop manager and mother of four',
          conflict: 'needs',
          at: 'needs',
          gender: 'f',
          ages: [34, 46],
          context: () => 'answers on her phone, when all four children are in bed.',
          goal: () => 'Confirm the same medicines, and not write them before each trip.',
          obstacle: () => 'In an empty field she forgets the second of two medicines.',
          quote: 'Four children, two medicines, thirty trips. I can spell one of them.',
        },
      ],
    },
    teacher: {
      surface: 'desk',
      variants: [
        {
          role: 'Class teacher of children of seven',
          ages: [25, 59],
          context: () => 'looks at the list between two lessons.',
          goal: () => 'Know who is coming without asking the children.',
          obstacle: () => 'Slips lie in bags, in a drawer and in the office.',
          quote: 'I teach reading. Before a trip I search bags.',
        },
        {
          role: 'School secretary, who orders the buses',
          ages: [34, 62],
          context: () => 'works at a window where parents ask questions.',
          goal: () => 'Order the right number of seats, once.',
          obstacle: () => 'The number changes until the bus is at the gate.',
        },
      ],
    },
  },
  stakeholders: {
    board: {
      role: 'chair of the schools’ board',
    },
    head: { role: 'head of the schools' },
    teachers: { role: 'representative of the teachers' },
    parents: {
      role: 'chair of the parents’ council',
    },
  },
  goals: ({ f, w }) => ({
    stay: {
      direction: 'Lower',
      what: 'the share of children who miss a trip because nobody answered',
      from: `${f.stayIn100} in 100`,
      today: 'On each trip, {from} children stay behind, because nobody has answered.',
      to: `${f.stayGoal} in 100`,
      months: 4,
      measuredBy: 'the trip lists',
    },
    calls: {
      direction: 'Lower',
      what: 'the number of calls to parents on the morning of each trip',
      from: f.calls,
      today: `On the morning of a trip, the office makes ${w.calls} calls about a medicine or a phone number.`,
      to: f.callsGoal,
      months: 3,
      measuredBy: 'the phone log',
    },
    chase: {
      direction: 'Lower',
      what: 'a teacher’s time for missing answers before each trip',
      from: `${f.chase} minutes`,
      today: 'A teacher spends {from} on missing answers before each trip.',
      to: `${f.chaseGoal} minutes`,
      months: 3,
      measuredBy: 'a diary of six teachers',
    },
  }),
  features: {
    slip: {
      title: 'Yes or no',
      surface: 'phone',
      user: 'parent',
      goal: 'stay',
      does: 'shows a trip, and takes the family’s answer',
      frames: [
        'an open trip, with the answers that a family can give',
        'the answer “no”, before it is sent',
        'the note that an answer has arrived',
      ],
    },
    open: {
      title: 'Still open',
      surface: 'phone',
      user: 'twoHomes',
      goal: 'stay',
      does: 'shows a parent which trips need an answer',
      frames: [
        'an open trip of a child with two homes, as one parent sees it',
        'a family with three children, one of them with an open trip',
        'a day on which nothing is open',
      ],
    },
    needs: {
      title: 'What your child needs',
      surface: 'phone',
      user: 'parent',
      goal: 'calls',
      does: 'asks before each trip about food, medicine and a phone number',
      frames: [
        'the question about medicine, when the last answer was two spoons, and the child now takes one',
        'a phone number that has changed',
        'a child who needs no medicine',
      ],
    },
    list: {
      title: 'Who is coming',
      surface: 'desk',
      user: 'teacher',
      goal: 'chase',
      does: 'shows teachers and secretaries which answers are missing',
      frames: [
        'five missing answers, five days before a trip',
        'the list of children for the bus',
        'a family that said no',
      ],
    },
  },
  task: (d, has) =>
    [
      `Design the trip pages of ${d.org}, a group of ${d.w.schools} primary schools in ${d.town}, ${d.country}.`,
      'On a phone, parents and guardians say whether a child may go on a class trip.',
      has.desk && 'Teachers and secretaries see the answers on a desktop computer.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: ({ s }, _, at) =>
    ({
      open: 'A child lives with both parents in turn. A trip has been open for two days, and nobody has answered. Write the line that both parents read, in twelve words. Then write it for one parent alone. Which line gets an answer?',
      needs:
        'A child took two spoons of syrup on the last trip, and now takes one. Write the question with the last answer, and then with an empty field. Tell a friend the new dose. Let the friend answer both quickly. Which answer is right?',
    })[at as string] ??
    `Take ${s.trip}: the bus leaves at 8:10, and is back at 15:20. Write ‘Yes or no’ in five short lines, once with “Yes to all trips” and once without. Which answer would you choose on your way to work?`,
  glossary: [{ word: 'Slip', means: 'the part of a letter that a parent signs.' }],
  safety: 'Other families never see an answer about health.',
  overview: [
    ({ org, s }, _, at) =>
      at === 'needs'
        ? `A full bus of ${org} cannot leave for ${s.trip}. The slip of one boy says “two spoons of syrup”, and the label on his bottle says one. The secretary calls his mother: it is one now.`
        : at === 'slip'
          ? `A bus of ${org} leaves for ${s.trip} without one girl. Her slip lies unsigned in a kitchen. Her parents would have said yes, as to the last five trips.`
          : `A bus of ${org} leaves for ${s.trip} without one girl. Her signed slip hangs on the fridge of her other home. Such a slip goes home in a bag before each trip.`,
    ({ org, s }, _, at) =>
      at === 'needs'
        ? `On the morning of ${s.trip}, the office of ${org} calls a father for the third time. His daughter’s slip has an empty field after “medicine”. The bus waits.`
        : at === 'open'
          ? `A boy sleeps in two homes, in turn. The letter of ${org} about ${s.trip} lies in the first one, and this week he is in the second. The bus leaves without him.`
          : `In a boy’s bag a teacher of ${org} finds a banana, a stone and the letter about ${s.trip}. Nobody has signed its slip, and the bus comes tomorrow. Teachers search bags before each trip.`,
  ],
  nonGoals: [
    'Marks, timetables and homework',
    'A chat between parents and teachers',
    'The choice of places for trips',
    'Photographs from the trips',
  ],
  constraints: [
    {
      type: 'legal',
      at: 'slip',
      text: () => 'The schools’ insurance counts only the yes of somebody with custody of the child.',
      effect: () => '‘Yes or no’ shows who has said yes, and when.',
      frame: 'an answer with name and time',
    },
    {
      type: 'content',
      at: 'slip',
      text: ({ s }) => `Many parents read ${s.language} better than ${s.school}.`,
      effect: ({ s }) => `‘Yes or no’ ${s.room}.`,
      frame: 'the trip with marked room for a translation',
    },
    {
      type: 'technical',
      at: 'open',
      text: () => 'Few families would install an app.',
      effect: () => '‘Still open’ opens from a text message, also in large text.',
      frame: 'two open trips in large text',
    },
    {
      type: 'legal',
      at: 'needs',
      text: ({ s }) => `Under ${s.law}, answers about health are private.`,
      effect: () => '‘What your child needs’ says that only the office and the trip’s teachers read them.',
      frame: 'the reply to the question “Who reads this?”',
    },
    {
      type: 'people',
      at: 'list',
      text: () => 'In most classes one family has no phone for messages.',
      effect: () => '‘Who is coming’ prints a slip for this family.',
      frame: 'an answer that came on paper',
      from: 'professional',
    },
    {
      type: 'time',
      at: 'list',
      text: () => 'A teacher has two minutes for the list, between two lessons.',
      effect: () => '‘Who is coming’ can be read in one minute.',
      frame: 'a long list on which one answer is missing',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'slip',
      titles: [
        (d) => `A yes to a class trip of ${d.org}: for one day or for a year?`,
        (d) => `${d.org}: one yes for a class trip, or one for the whole year?`,
      ],
      problem: ({ f }) =>
        `On each trip, ${f.stayIn100} in 100 children stay behind, because nobody has answered. Last year ${f.stay} empty seats, at ${f.seat} each, cost ${f.seats}. Asked later, 92 in 100 of these parents had nothing against the trip.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.change}. With ${f.next} trips a year instead of ${f.trips}, ${f.stayThen} seats will stay empty.`,
      sides: [
        {
          who: 'head',
          wants: () => 'wants a yes for the whole year, because then hardly any child misses a trip',
        },
        {
          who: 'parents',
          wants: () => 'wants a yes for one trip only, because parents should know where their child is',
        },
      ],
      decision: 'can a family say yes for the whole year, or only to one trip at a time?',
      unknowns: [
        () => 'Do parents read about a trip to which they have already said yes?',
        () => 'Would parents say yes for a year, or only to known places?',
      ],
      twist: () =>
        'Two days before a trip, the planned place closes, and the class will go to a river instead. What does ‘Yes or no’ ask parents who said yes?',
      users: ['parent', 'twoHomes', 'teacher'],
    },
    {
      at: 'open',
      titles: [
        (d) => `A class trip, two homes and no answer: trip pages for ${d.org}`,
        (d) => `${d.org}: which parent is asked about a class trip?`,
      ],
      problem: ({ f }) =>
        `On each trip, ${f.stayIn100} in 100 children stay behind, because nobody has answered. Last year ${f.stay} empty seats, at ${f.seat} each, cost ${f.seats}. Of 100 such children, 62 have two homes, and the letter lies in one of them.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.change}. With ${f.next} trips a year instead of ${f.trips}, ${f.stayThen} children will stay behind.`,
      sides: [
        {
          who: 'teachers',
          wants: () =>
            'wants both parents to see an open trip, because nobody at school knows who has the child this week',
        },
        {
          who: 'parents',
          wants: () => 'wants only one parent to see an open trip, because two parents wait for each other',
        },
      ],
      decision: 'do both parents of a child with two homes see an open trip, or only one?',
      unknowns: [
        () => 'Does a parent who sees that the other has not answered wait too?',
        () => 'Would families name one parent for trips?',
      ],
      twist: () =>
        'One parent answers yes, and an hour later the other answers no. What does ‘Still open’ show to each of the two?',
      users: ['twoHomes', 'parent', 'teacher'],
    },
    {
      at: 'needs',
      titles: [
        (d) => `A child’s medicine on a trip of ${d.org}: what did we say last time?`,
        (d) => `${d.org}: an old dose, or an empty field, before a class trip`,
      ],
      problem: ({ w }) =>
        `Before each trip, a slip asks about food and medicine. On the morning of a trip, the office makes ${w.calls} calls to parents, because an answer is missing or out of date. The bus then leaves late.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.change}. With ${f.next} trips a year instead of ${f.trips}, the office will make ${f.callsThen} calls instead of ${f.callsYear}.`,
      sides: [
        {
          who: 'parents',
          wants: () => 'wants the last answer filled in, because tired parents leave an empty field empty',
        },
        {
          who: 'teachers',
          wants: () => 'wants an empty field, because tired parents confirm an old dose',
        },
      ],
      decision: 'does the question about medicine show the last answer, or an empty field?',
      unknowns: [
        () => 'Do parents notice an old answer that is wrong?',
        () => 'Do parents leave a field empty because nothing has changed?',
      ],
      twist: () =>
        'A parent enters a new medicine after the copy for the trip has been printed. What does ‘What your child needs’ tell this parent?',
      users: ['parent', 'twoHomes', 'teacher'],
    },
  ],
  sellingPoints: [
    { title: 'Free trips', text: () => 'Class trips cost families nothing.' },
    { title: 'Five adults', text: () => 'Five adults go with every trip.' },
    { title: 'Places that teachers know', text: () => 'A teacher visits each place before the class does.' },
  ],
  audience: (_, has) =>
    has.desk
      ? 'Parents and guardians of children with one home or two, teachers, and secretaries.'
      : 'Parents and guardians of children with one home or two.',
  direction: {
    styles: {
      minimal: {
        mood: 'Plain and calm, because parents open a message on the way to work, and read one line of it.',
        shape:
          'One short line for each fact of a trip, and one empty box for the answer in wide space: long letters are put away unread.',
        second: {
          needs: 'leaves one question alone on each page, because a tired parent skips the second one',
          open: 'shows only the trips that wait, one line each, because a parent wants to be done before the next stop',
        },
        avoid:
          'Icons instead of words, because nobody should wonder what a tick means. Pale letters, because many parents read outdoors.',
      },
      bold: {
        mood: 'Bright and direct, because parents read among many other messages, with children around them.',
        shape:
          'Place and day in heavy letters across the full width, because parents decide by these two before they read on.',
        second: {
          slip: 'gives yes and no two full-width blocks of equal weight, because parents answer with one thumb',
          open: 'gives each open trip a heavy block across the page, because a missing answer is overlooked in a list',
        },
        avoid:
          'A huge yes beside a small no, because parents feel pushed. Lines in capitals, because they are hard to read.',
      },
      playful: {
        mood: 'Cheerful and clear, because parents hear of a trip from an excited child first.',
        shape:
          'A small round backpack, open until the family has answered and closed afterwards: one look tells that a trip is settled.',
        second: {
          open: 'draws an open backpack for each trip that waits, because a child who looks on sees it too, and asks',
          slip: 'draws the place of the trip in a few round lines, because parents who read another language know it at once',
        },
        avoid:
          'Sad faces for a no, because families have good reasons. Toys around medicine, because parents take it seriously.',
      },
      luxury: {
        mood: 'Courteous and composed, because parents are asked to hand over their child for a day.',
        shape:
          'Wide margins, fine lines and one large picture of the place, because parents trust a place that they have seen.',
        second: {
          slip: 'sets day and hours alone in wide margins, because parents look into their calendar before they say yes',
          needs:
            'asks each question in few words with wide margins, because nobody likes to describe an illness in a small box',
        },
        avoid:
          'Thin type, because some parents read in large text. Decorative borders, because they push the answer away.',
      },
      corporate: {
        mood: 'Dependable and even, because each teacher’s letter has the day and the hour in another place.',
        shape:
          'An index card with the same four rows each time, for child, place, day and answer: parents look only for what is new.',
        second: {
          open: 'gives child, day and answer fixed places, because parents look for the day first',
          needs:
            'puts food, medicine and phone number in three even rows, because parents check which of them has changed',
        },
        avoid:
          'The tone of an authority, because some parents fear offices. Long terms, because few parents know them.',
      },
      retro: {
        mood: 'Familiar and warm, because parents have signed paper slips for years, and trust them.',
        shape:
          'A dotted line above the answer, as on today’s slips, because parents know that below it something is asked of them.',
        second: {
          slip: 'shows a given answer as a stamp with name and day, because some parents sign twice when they see no proof',
          needs:
            'sets each question in a ruled box with the child’s name above, because parents of several mix them up',
        },
        avoid: 'Chalk writing, because it is hard to read. Old school jokes, because nobody can translate them.',
      },
      futuristic: {
        mood: 'Exact and light, because a bus leaves on the minute, and parents plan their shifts around it.',
        shape:
          'One fine line through the day, with exact ticks for leaving and coming back: parents hold it against their own hours.',
        second: {
          open: 'sets the open trips on one exact line by their last day for an answer, because parents take the nearest first',
          needs: 'shows a dose as an exact mark on a short scale, because one spoon and two look alike in words',
        },
        avoid:
          'Moving points on maps, because parents would watch them all day. Dark screens, because nobody can read them in the sun.',
      },
      organic: {
        mood: 'Kind and fresh, because parents who have missed a letter already feel guilty.',
        shape: 'Soft, uneven sheets that overlap, the nearest trip on top, because only this one needs the family now.',
        second: {
          open: 'gives each trip a soft field with an empty place in it, because parents see that only the answer is missing',
          needs: 'sets each answer in a soft, uneven field, because questions about health feel harsh in a table',
        },
        avoid:
          'Rough patterns under text, because they hide words. Handwritten times, because a misread time means a missed bus.',
      },
    },
    reading: 'Plain letters, because parents read on the move, some in a second language.',
    lettering: 'the gates of the schools',
    own: 'the vests that children wear on trips',
    accent: 'a missing answer, because a child without an answer stays at school',
    sample: 'Thursday, 8:10. Bring a jacket and a packed lunch.',
  },
  untold: {
    budget: ({ f }) => `Last year we paid ${f.seats} for empty seats. We can spend three times that, once.`,
    decision: (d) => `I decide. What is asked about health goes to ${d.who.teachers!.first} as well.`,
    history: () =>
      'One school had an app. A third of the parents installed it, and the teacher still printed the letters.',
    launch: () =>
      'Two classes of one school begin. Their teachers offered themselves, and one of them dislikes screens.',
    content: () =>
      'Letters exist for every trip. Each teacher writes them differently, and the dates stand in the middle.',
    machines: () =>
      'We can send each parent text messages with a personal link for each child. The link stays valid until the day of the trip.',
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
