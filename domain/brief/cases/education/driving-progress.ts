import { defineCase, money } from '../case.ts';

export const drivingProgress = defineCase({
  id: 'driving-progress',
  industry: 'education',
  client: 'everyday',
  model: 'fees',
  channel: 'phone',
  about:
    'In a driving school only the instructor knows what a learner can do. It stands in a notebook that stays in the car and that others can hardly read. The office books the driving test without seeing the notebook. Many learners fail because of a skill that the notebook calls weak, and the school pays for the second test. It wants learners to see how far they are.',
  settings: [
    {
      country: 'nl',
      town: 'Zwolle',
      orgs: ['Rijschool Lange Bocht', 'Rijschool Groene Wissel', 'Verkeersschool Hanzedijk'],
      start: [9, 1],
      trigger: 'people',
      languages: ['Dutch', 'English'],
      inputs: [
        {
          leaving: 2,
          changing: 44,
          tests: 140,
          passIn100: 54,
          passGoal: 60,
          weak: 41,
          again: 460,
          wait: 9,
          calls: 96,
        },
        {
          leaving: 3,
          changing: 67,
          tests: 190,
          passIn100: 52,
          passGoal: 58,
          weak: 58,
          again: 430,
          wait: 10,
          calls: 128,
        },
      ],
      words: {
        turn: 'left turns',
        route: 'a ring road',
        rule: 'Only an examiner of the CBR, the Dutch test office, decides who passes.',
      },
    },
    {
      country: 'ie',
      town: 'Sligo',
      orgs: ['Rosses Road Driving School', 'Second Gear School of Motoring', 'Calry Hill Driving School'],
      start: [10, 1],
      trigger: 'people',
      languages: ['English', 'Polish'],
      inputs: [
        {
          leaving: 2,
          changing: 37,
          tests: 110,
          passIn100: 56,
          passGoal: 62,
          weak: 31,
          again: 380,
          wait: 12,
          calls: 78,
        },
        {
          leaving: 2,
          changing: 42,
          tests: 126,
          passIn100: 53,
          passGoal: 59,
          weak: 39,
          again: 360,
          wait: 11,
          calls: 84,
        },
      ],
      words: {
        turn: 'right turns',
        route: 'a narrow country road',
        rule: 'Twelve lessons are compulsory in Ireland, but only the examiner decides who passes.',
      },
    },
    {
      country: 'za',
      town: 'Pietermaritzburg',
      orgs: ['Msunduzi Lane Driving School', 'Three Gears Driving School', 'Umgeni Rise Driving School'],
      start: [2, 1],
      trigger: 'people',
      languages: ['English', 'Zulu'],
      inputs: [
        {
          leaving: 2,
          changing: 46,
          tests: 150,
          passIn100: 48,
          passGoal: 54,
          weak: 52,
          again: 2300,
          wait: 6,
          calls: 104,
        },
        {
          leaving: 2,
          changing: 33,
          tests: 118,
          passIn100: 51,
          passGoal: 57,
          weak: 38,
          again: 2150,
          wait: 5,
          calls: 81,
        },
      ],
      words: {
        turn: 'right turns',
        route: 'a steep street',
        rule: 'Only an examiner of the licence centre decides who passes the driving test.',
      },
    },
    {
      country: 'au',
      town: 'Hobart',
      orgs: ['Cascade Bend Driving School', 'Lenah Lane Driver Training', 'Derwent Bank Driving School'],
      start: [3, 1],
      trigger: 'people',
      languages: ['English', 'Vietnamese'],
      inputs: [
        {
          leaving: 2,
          changing: 38,
          tests: 124,
          passIn100: 58,
          passGoal: 64,
          weak: 34,
          again: 540,
          wait: 5,
          calls: 73,
        },
      ],
      words: {
        turn: 'right turns',
        route: 'a steep street',
        rule: 'Only an examiner of the state of Tasmania decides who passes.',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Learner pages on the phone', device: 'phone', size: '390 × 844 px' },
    tablet: { name: 'Lesson sheet on the car’s tablet', device: 'tablet', size: '1280 × 800 px' },
  },
  figures: (i) => {
    const failed = i.tests - Math.round((i.tests * i.passIn100) / 100);
    const failThen = Math.round((i.changing * (100 - i.passIn100)) / 100);
    return {
      ...i,
      failed,
      again: money(i.again),
      failThen,
      failCost: money(failThen * i.again),
      callsThen: i.calls + i.changing,
      callHours: Math.round((i.calls * 10) / 60),
      cost: money(failed * i.again),
      callsGoal: Math.round(i.calls * 0.6),
      unsure: 44 + Math.round(i.weak / 5),
      unsureGoal: Math.round((44 + i.weak / 5) * 0.6),
    };
  },
  users: {
    learner: {
      surface: 'phone',
      variants: [
        {
          role: 'Apprentice electrician who needs the licence for work',
          conflict: 'where',
          gender: 'm',
          ages: [18, 23],
          context: () => 'reads beside colleagues who passed the test long ago.',
          goal: () => 'Tell his employer in which month the licence will come.',
          obstacle: () => 'He has named a month to his employer three times, and was wrong each time.',
          quote: 'Nearly was in March. It was nearly again in June.',
        },
        {
          role: 'Care worker who finishes after the last bus',
          conflict: 'test',
          gender: 'f',
          ages: [27, 49],
          context: () => 'reads in the break of a late shift.',
          goal: () => 'Get a test date now, and practise until then.',
          obstacle: () => 'She practises only when a date is near.',
          quote: 'The last bus goes at ten. I finish at half past.',
        },
        {
          role: 'Cook who has driven for ten years in another country',
          conflict: 'after',
          gender: 'm',
          ages: [29, 47],
          context: () => 'reads on his phone after work.',
          goal: () => 'Rate each skill himself, and then compare with the instructor.',
          obstacle: () => 'Once he knows the instructor’s rating, he no longer trusts his own.',
          quote: 'I have driven for ten years. Your roundabouts are new to me.',
        },
      ],
    },
    again: {
      surface: 'phone',
      variants: [
        {
          role: 'Shop assistant who failed the first test',
          conflict: 'test',
          gender: 'f',
          ages: [19, 34],
          context: () => 'reads on a bench, an hour after the test.',
          goal: () => 'Ask for a test only when she can do the failed skill.',
          obstacle: () => 'She does not know that two names mean the same skill.',
          needs: 'a failed test, with both names of the skill',
          quote: 'I failed at a skill that my instructor has never named.',
        },
        {
          role: 'Student whose instructor leaves',
          conflict: 'where',
          gender: 'f',
          ages: [18, 27],
          context: () => 'meets her new instructor tomorrow.',
          goal: () => 'See the rating of each skill, without a number of lessons.',
          obstacle: () => 'She has paid three times for the “last eight lessons”.',
          quote: 'I believed in eight lessons three times. Now I believe in parking.',
        },
        {
          role: 'Night porter, four weeks before the first test',
          conflict: 'after',
          gender: 'm',
          ages: [44, 58],
          context: () => 'reads on his phone between a lesson and a night shift.',
          goal: () => 'Read the instructor’s rating, and close the page.',
          obstacle: () => 'He puts the phone away as soon as he has to type.',
          quote: 'He sat beside me for an hour. Why should I tell him?',
        },
      ],
    },
    instructor: {
      surface: 'tablet',
      variants: [
        {
          role: 'Driving instructor with seven lessons a day',
          ages: [31, 62],
          context: () => 'has short breaks between the lessons, in the parked car.',
          goal: () => 'Finish the ratings before the next learner opens the door.',
          obstacle: () => 'By the evening, the seven learners are hard to keep apart.',
          quote: 'One foot is always on the brake. My hands have no time to write.',
        },
        {
          role: 'Driving instructor in the first month at the school',
          ages: [25, 39],
          context: () => 'takes over learners from a colleague and knows none of them.',
          goal: () => 'See in one minute what a learner can do.',
          obstacle: () => 'Each colleague’s notebook has its own signs.',
        },
      ],
    },
  },
  stakeholders: {
    owner: {
      role: 'owner of the school',
    },
    manager: { role: 'manager of the school' },
    senior: { role: 'senior instructor' },
    office: {
      role: 'head of the office',
    },
  },
  goals: ({ f }) => ({
    know: {
      direction: 'Lower',
      what: 'the share of learners who do not know what to practise next',
      from: `${f.unsure} in 100`,
      today: 'After a lesson, {from} learners do not know what to practise next.',
      to: `${f.unsureGoal} in 100`,
      months: 4,
      measuredBy: 'a question at each booking',
    },
    pass: {
      direction: 'Raise',
      what: 'the share of first driving tests that are passed',
      from: `${f.passIn100} in 100`,
      today: 'Only {from} first driving tests are passed.',
      to: `${f.passGoal} in 100`,
      months: 6,
      measuredBy: 'the results of the test centre',
    },
    ask: {
      direction: 'Lower',
      what: 'the number of calls a month that ask “How far am I?”',
      from: f.calls,
      today: 'Learners call the office {from} times a month to ask how far they are.',
      to: f.callsGoal,
      months: 3,
      measuredBy: 'the office’s call list',
    },
  }),
  features: {
    where: {
      title: 'Where you are',
      surface: 'phone',
      user: 'learner',
      goal: 'ask',
      does: 'shows how far the learner is on the way to the test',
      frames: [
        'a learner in mid-course, with 14 of 24 skills “alone”',
        'a skill that fell from “alone” to “when reminded”',
        'a second lesson, with 20 skills not tried yet',
      ],
    },
    after: {
      title: 'After the lesson',
      surface: 'phone',
      user: 'again',
      goal: 'know',
      does: 'shows what was practised in the last lesson and how it went',
      frames: [
        'the lesson of this evening, opened for the first time',
        'a skill on which learner and instructor disagree',
        'a lesson with two skills that are new',
        'a lesson that was cancelled',
      ],
    },
    test: {
      title: 'Ask for a test',
      surface: 'phone',
      user: 'learner',
      goal: 'pass',
      does: 'shows which skills are still weak, and lets a learner ask for a test date',
      frames: [
        'a learner with four skills not yet “alone”',
        'a test date that the office has booked',
        'a request that the office has not answered yet',
      ],
    },
    sheet: {
      title: 'Lesson sheet',
      surface: 'tablet',
      user: 'instructor',
      goal: 'know',
      does: 'shows what a learner can do and takes the ratings of a lesson',
      frames: [
        'a colleague’s learner, with three skills to rate',
        'a learner in the second lesson',
        'a lesson from the morning that has no rating',
      ],
    },
    next: {
      title: 'Next lesson',
      surface: 'phone',
      user: 'again',
      goal: 'know',
      does: 'shows which two skills the learner practises next',
      frames: ['two skills, and where they are practised', 'a first lesson with a new instructor'],
    },
  },
  later: ['after'],
  task: (d) =>
    [
      `Design web pages for learners at ${d.org}, a driving school in ${d.town}, ${d.country}.`,
      'On their phones, they see which skills they can do alone, and which are still weak.',
      'Instructors will rate the skills on a new tablet in the car.',
    ].join(' '),
  firstStep: (d, _, at) => {
    if (at === 'test')
      return `Take one learner with 20 of 24 skills “alone”. The next free test date is ${d.w.wait} weeks away. Write what the page says, in two lines. Write it again for a learner who has failed once.`;
    if (at === 'after')
      return 'Take one lesson in which parking went from “with help” to “when reminded”. Write the two lines that a tired learner reads. Then write the question that asks for the learner’s own rating.';
    return `Take one learner after 18 lessons. Roundabouts are “alone”, parking is “when reminded” and ${d.s.turn} are “with help”. Write three lines for this learner, each of eight words at most. Then parking goes back to “with help”. Write its line again.`;
  },
  glossary: [
    { word: 'Skill', means: 'one of 24 parts of the test, such as parking.' },
    { word: 'Rating', means: 'how a learner manages a skill: “with help”, “when reminded” or “alone”.' },
  ],
  safety: 'Ratings are given in a parked car. No screen asks for anything while somebody drives.',
  overview: [
    ({ org }, _, at) =>
      at === 'test'
        ? `A learner wants a test date, because she finishes work after the last bus. Four of her skills are still weak, says her instructor’s notebook. The office of ${org} books the date, and has never read the notebook.`
        : at === 'after'
          ? `After a lesson a learner asks what to practise. “Parking”, says his instructor, and takes the next learner. The notebook with the other five mistakes stays in the car of ${org}.`
          : `After lesson 31 a learner asks how far she is. “Nearly”, says her instructor, as after lesson 22. His notebook stays in the car. The office of ${org} has never read this notebook.`,
    ({ org }, _, at) =>
      at === 'test'
        ? `A learner of ${org} fails the test at the skill that her instructor’s notebook calls weak. The office, which books the tests, has never seen this page. The school pays for her second test.`
        : at === 'after'
          ? `After a lesson with ${org}, a learner thinks that parking went well. His instructor thinks the opposite, and writes it into a notebook. The notebook stays in the car.`
          : `In the notebook of one instructor of ${org}, a circle with a dot means “again”. In another notebook it means “good”. Both notebooks stay in the cars, and learners only hear “nearly”.`,
  ],
  nonGoals: [
    'Practice for the theory test',
    'Paying and invoices',
    'Booking of lessons',
    'Films or speed records from the car',
  ],
  constraints: [
    {
      type: 'technical',
      at: 'where',
      text: () => 'Where the car has no connection, ratings arrive later.',
      effect: () => '‘Where you are’ names the last lesson whose ratings have arrived.',
      frame: 'a lesson whose ratings have not arrived yet',
    },
    {
      type: 'time',
      at: 'after',
      text: () => 'Between two lessons an instructor has two minutes for notes.',
      effect: () => '‘After the lesson’ makes sense without a sentence from the instructor.',
      frame: 'three rated skills, without a sentence from the instructor',
    },
    {
      type: 'legal',
      at: 'test',
      text: (d) => d.s.rule,
      effect: () => '‘Ask for a test’ never says “ready”.',
      frame: 'all 24 skills “alone”',
    },
    {
      type: 'content',
      at: 'test',
      text: () => 'The examiner’s paper has its own names for the skills: “parking” is “reversing” there.',
      effect: () => '‘Ask for a test’ shows a failed skill under both names.',
      frame: 'a failed test, with both names of the skill',
    },
    {
      type: 'people',
      at: 'sheet',
      text: () => 'Some instructors need reading glasses.',
      effect: () => '‘Lesson sheet’ can be read without glasses.',
      frame: 'one skill, with the three words for its rating in large text',
      from: 'professional',
    },
    {
      type: 'content',
      at: 'next',
      text: (d) => `Some skills can be practised only in darkness, or only on ${d.s.route}.`,
      effect: () => '‘Next lesson’ says why a skill has to wait.',
      frame: 'a skill that waits for a dark evening',
    },
    {
      type: 'legal',
      at: 'where',
      text: () => 'Parents often pay for the lessons, but ratings are private.',
      effect: () => '‘Where you are’ shows parents nothing until the learner shares the page.',
      frame: 'the page as a parent sees it before the learner has shared it',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'where',
      titles: [
        (d) => `Driving lessons at ${d.org}: how many more until the test?`,
        (d) => `${d.org} says “nearly”: how far is it to the driving test?`,
      ],
      problem: ({ f }) =>
        `Learners call the office ${f.calls} times a month to ask how far they are. At ten minutes each, this takes ${f.callHours} hours. The office names the average number of lessons, and 58 in 100 learners need more.`,
      whyNow: ({ f, start, w }) =>
        `On ${start}, ${w.leaving} instructors leave, and their ${f.changing} learners change to another instructor. In the next month the office expects ${f.callsThen} calls instead of ${f.calls}.`,
      sides: [
        {
          who: 'office',
          wants: () => 'wants the number of lessons that are still needed, because learners plan money and months',
        },
        {
          who: 'senior',
          wants: () => 'wants only the skills, because learners take each number, even “about eight”, as a promise',
        },
      ],
      decision: 'does the page show how many lessons are still needed, or only the skills?',
      unknowns: [
        () => 'Do learners trust a number of lessons after it has gone up?',
        () => 'Do 24 skills without a number show how far away the test is?',
      ],
      twist: () =>
        'For a month, two instructors rated too kindly. Their learners change to stricter ones, and ratings go down. What does ‘Where you are’ tell these learners?',
      users: ['learner', 'again', 'instructor'],
    },
    {
      at: 'test',
      titles: [
        (d) => `${d.org}: when may a learner ask for the driving test?`,
        (d) => `Asking for a driving test at ${d.org}, with four skills still weak`,
      ],
      problem: ({ f }) =>
        `Of 100 first driving tests, only ${f.passIn100} are passed. By the notebooks, two in three of the others fail at a weak skill. The school pays for second tests: ${f.failed} of them, at ${f.again} each, cost ${f.cost} in six months.`,
      whyNow: ({ f, start, w }) =>
        `On ${start}, ${w.leaving} instructors leave, and their ${f.changing} learners ask for a test before a new instructor knows them. If ${f.failThen} of them fail, as today, that costs ${f.failCost}.`,
      sides: [
        {
          who: 'manager',
          wants: () =>
            'wants a test offered only when all 24 skills are “alone”, because a booked date cannot be given back',
        },
        {
          who: 'office',
          wants: (d) =>
            `wants a test offered at any time, because a free date is ${d.w.wait} weeks away, and learners practise until then`,
        },
      ],
      decision: 'does the page offer a test at any time, or only when all 24 skills are “alone”?',
      unknowns: [
        () => 'Does a learner who may ask for a test expect to pass it?',
        () => 'Do learners practise more when they have a date?',
      ],
      twist: () =>
        'The test centre offers one learner a date in four days. Five of the 24 skills are not yet “alone”. What does ‘Ask for a test’ say to this learner?',
      users: ['learner', 'again', 'instructor'],
    },
    {
      at: 'after',
      titles: [
        (d) => `After the driving lesson at ${d.org}: who says how it went?`,
        (d) => `After the driving lesson at ${d.org}: whose rating comes first?`,
      ],
      problem: ({ f }) =>
        `After a lesson, ${f.unsure} in 100 learners do not know what to practise next. They repeat their mistakes. The school pays for second tests: ${f.failed} of them, at ${f.again} each, cost ${f.cost} in six months.`,
      whyNow: ({ f, start, w }) =>
        `On ${start}, ${w.leaving} instructors leave, and nobody else can read their notebooks. Then ${f.changing} learners must say from memory which skills are weak.`,
      sides: [
        {
          who: 'senior',
          wants: () => 'wants the learner’s own rating first, because drivers have to notice their mistakes',
        },
        {
          who: 'manager',
          wants: () =>
            'wants the instructor’s rating first, because a tired learner closes a page that begins with a question',
        },
      ],
      decision: 'does the learner rate each skill first, or read the instructor’s rating first?',
      unknowns: [
        () => 'Do learners rate themselves higher or lower than their instructors?',
        () => 'Do learners rate honestly if the instructor’s rating follows?',
      ],
      twist: () =>
        'An instructor falls ill, and eleven lessons have no rating. Only the learners remember these lessons. What does ‘After the lesson’ ask them?',
      users: ['again', 'learner', 'instructor'],
    },
  ],
  sellingPoints: [
    { title: 'A second test', text: () => 'Learners who fail pay nothing for a second test.' },
    { title: 'From any place', text: () => 'A lesson can begin at home or at work.' },
    { title: 'Two kinds of car', text: () => 'Learners choose a manual or an automatic car.' },
  ],
  audience: (_, has) =>
    `People who learn to drive, before their first test or after a failed one${has.tablet ? ', and their instructors' : ''}.`,
  direction: {
    styles: {
      minimal: {
        mood: 'Calm and spare, because 24 skills at once make a nervous learner think that all of them are weak.',
        shape:
          'One skill to a line, with its rating and one dot, further right the better it goes: a weak skill stands apart.',
        second: {
          test: 'lists the weak skills and leaves out the rest, because a learner opens it to see what is missing',
          next: 'leaves the page to the two skills of the next lesson, because a learner keeps two in mind, and not five',
        },
        avoid:
          'Bars without words, because a learner has to guess. Grey for a weak skill, because it then looks unimportant.',
      },
      bold: {
        mood: 'Strong and plain, because learners hear too late, and in vague words, which skills are weak.',
        shape:
          'Heavy full-width bands, one for each of the three ratings, because a weak skill must not look like a strong one.',
        second: {
          test: 'sets each weak skill in a heavy block of full width, because whoever wants a date skips a list',
          next: 'sets both skills in heavy letters across the page, because a learner looks once more when the car arrives',
        },
        avoid:
          'Warning signs, because they frighten a nervous learner. Shouting headlines, because a weak skill then sounds like a failure.',
      },
      playful: {
        mood: 'Light and forgiving, because learners open the page after mistakes in traffic, and already feel bad.',
        shape:
          'A small round car beside each skill: parked, waiting or driving. It shows the three ratings before anybody reads them.',
        second: {
          where:
            'sets the 24 skills as round fields along a drawn road, because one bad lesson looks smaller on the whole way',
          next: 'draws the street in a few round lines beside each skill, because learners remember a skill by its place',
        },
        avoid:
          'Crashing toy cars, because they frighten nervous learners. Points to collect, because they reward hours and not skill.',
      },
      luxury: {
        mood: 'Composed and personal, because a lesson is an hour in which an instructor has only this one learner.',
        shape:
          'A card with wide margins for each skill, and its rating on one fine line: a learner reads it twice before believing it.',
        second: {
          test: 'sets a booked date alone in wide margins, because learners show it to family and employer',
          next: 'gives each of the two skills half the page and few words, because learners read it at home, on the evening before',
        },
        avoid:
          'Fine grey figures, because learners then overlook a rating. Small print, because many learners read while they walk.',
      },
      corporate: {
        mood: 'Fair and dependable, because learners change their instructor, and fear that the new one begins at zero.',
        shape:
          'A lesson card with a row for each skill and three columns for its rating: a learner runs down the column “with help”.',
        second: {
          test: 'lists the weak skills and their ratings in even rows, because a learner weighs them before asking for a date',
          next: 'keeps skill, rating and street in a small table, because learners read them out to a new instructor',
        },
        avoid:
          'School marks, because they turn a rating into a verdict. Charts of the average, because slow learners then give up.',
      },
      retro: {
        mood: 'Sturdy and homely, because learners at last see what the instructor’s paper notebook says about them.',
        shape:
          'Ruled lines with one stamped word at each skill, because learners must read at once what used to be a scribble.',
        second: {
          where:
            'stamps the day of its last rating beside each skill, because learners ask whether a rating is out of date',
          next: 'sets each skill in a double frame with its street below, because learners mix up what they hear at the car door',
        },
        avoid:
          'Rust and scratches, because a rating is then hard to read. Copies of road signs, because learners take them seriously.',
      },
      futuristic: {
        mood: 'Exact and alert, because learners want to know in the evening what changed in the car that day.',
        shape:
          'A ring of 24 exact ticks, one for each skill. Those rated “alone” are full: a learner counts the gaps at a glance.',
        second: {
          test: 'sets the weeks until the next free date on an exact scale, because learners plan work and practice by weeks',
          next: 'marks each skill on a fine scale of three ratings, because a learner sees how small the next step is',
        },
        avoid:
          'Dark dashboards, because they suggest that speed counts. Glowing figures, because they look like a warning lamp.',
      },
      organic: {
        mood: 'Steady and kind, because learners find that a skill which went well can get worse again.',
        shape:
          'Soft, uneven patches that overlap, one for each rating, because between “when reminded” and “alone” there is no sharp line.',
        second: {
          where:
            'shows a fallen skill with the soft outline of its old rating behind it, because learners forget that it went well once',
          next: 'sets the skills in two soft, uneven fields, one larger, because one of them takes most of the lesson',
        },
        avoid:
          'Faded labels, because a faded skill looks unimportant. Winding text, because it makes a short list long.',
      },
    },
    reading: 'Strong letters, because learners read in daylight, at bus stops and in car parks.',
    lettering: 'the roof signs of the cars',
    own: 'the instructors’ jackets',
    accent: 'a rating that changed in the last lesson, because learners look for what is new',
    sample: 'Parking between two cars: when reminded.',
  },
  untold: {
    budget: (d) =>
      `We can spend half of what second tests cost us in six months. They cost ${d.f.cost}. The tablets are paid.`,
    decision: (d) => `I decide. The names of the skills need the yes of ${d.who.senior!.first}.`,
    history: () =>
      'We once gave the instructors a card with 24 boxes for each learner. In the last week they ticked all boxes.',
    launch: () =>
      'The learners who change their instructor get it first. They need it most, and they complain politely.',
    content: () => 'We have the 24 skills in one sentence each. Nobody has written them for learners yet.',
    machines: () => 'A small firm made our booking program. It can send us test dates, but it cannot receive anything.',
    access: () =>
      'You may sit in the back seat for one lesson, if the learner agrees. Do not say a word at roundabouts.',
    fear: () => 'That somebody who sees only weak skills stops coming. We lose people in the fourth month as it is.',
    others: () => 'Other schools advertise with the fewest lessons. We would rather be the one that tells you early.',
    staff: () => 'Two instructors rate everything in a minute. One wants to think until the evening.',
    figures: () =>
      'Results come from the test centre. The weak skills we read in the notebooks, page by page, in two nights.',
    complaints: () => 'They say that nobody told them. We did tell them, somewhere between two traffic lights.',
    stake: () => 'I failed my own first test. I still do not know why, and I run a driving school.',
  },
});
