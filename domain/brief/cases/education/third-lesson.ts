import { defineCase, money } from '../case.ts';

export const thirdLesson = defineCase({
  id: 'third-lesson',
  industry: 'education',
  client: 'everyday',
  model: 'subscription',
  channel: 'phone',
  about:
    'A course platform teaches office work in short evenings. The first two lessons of a course are films of ten minutes. The third has an exercise of forty minutes, and it is saved only at its end. People have less than twenty minutes, lose their work and do not return. The platform wants them to get past the third lesson.',
  settings: [
    {
      country: 'in',
      town: 'Pune',
      orgs: ['Vetal Hill Courses', 'Parvati Lane Courses', 'Kothrud Course House'],
      start: [8, 1],
      trigger: 'growth',
      languages: ['English', 'Hindi'],
      inputs: [
        {
          learners: 5200,
          stopIn100: 61,
          fee: 349,
          minutes: 18,
          extra: 1800,
          backIn100: 21,
          editors: 3,
        },
        {
          learners: 4400,
          stopIn100: 58,
          fee: 299,
          minutes: 17,
          extra: 1500,
          backIn100: 23,
          editors: 2,
        },
      ],
      words: { partner: 'a state programme for shift workers' },
    },
    {
      country: 'ca',
      town: 'Halifax',
      orgs: ['Gottingen Learning', 'Tufts Cove Courses', 'Northwest Arm Courses'],
      start: [9, 1],
      trigger: 'growth',
      languages: ['English', 'French'],
      inputs: [
        {
          learners: 1400,
          stopIn100: 57,
          fee: 21,
          minutes: 19,
          extra: 500,
          backIn100: 24,
          editors: 2,
        },
        {
          learners: 1700,
          stopIn100: 55,
          fee: 17,
          minutes: 18,
          extra: 640,
          backIn100: 22,
          editors: 3,
        },
      ],
      words: { partner: 'a provincial fund for shift workers' },
    },
    {
      country: 'co',
      town: 'Medellín',
      orgs: ['Cursos Laureles', 'Aula Santa Elena', 'Cursos Boquerón'],
      start: [2, 1],
      trigger: 'growth',
      languages: ['Spanish', 'English'],
      inputs: [
        {
          learners: 2600,
          stopIn100: 59,
          fee: 32000,
          minutes: 17,
          extra: 900,
          backIn100: 19,
          editors: 2,
        },
        {
          learners: 2100,
          stopIn100: 62,
          fee: 29000,
          minutes: 16,
          extra: 760,
          backIn100: 18,
          editors: 3,
        },
      ],
      words: { partner: 'a public fund for shift workers' },
    },
    {
      country: 'gr',
      town: 'Thessaloniki',
      orgs: ['Mathimata Toumba', 'Vradino Mathima', 'Mathimata Evosmos'],
      start: [10, 1],
      trigger: 'growth',
      languages: ['Greek', 'English'],
      inputs: [
        {
          learners: 1100,
          stopIn100: 54,
          fee: 15,
          minutes: 19,
          extra: 400,
          backIn100: 26,
          editors: 2,
        },
        {
          learners: 900,
          stopIn100: 58,
          fee: 13,
          minutes: 16,
          extra: 340,
          backIn100: 23,
          editors: 2,
        },
      ],
      words: { partner: 'a public fund for shift workers' },
    },
  ],
  surfaces: {
    phone: { name: 'Course pages on the phone', device: 'phone', size: '390 × 844 px' },
    desk: { name: 'Step editor on the desktop', device: 'desktop', size: '1440 × 900 px' },
  },
  figures: (i) => {
    const stop = Math.round((i.learners * i.stopIn100) / 100);
    const goOnIn100 = 100 - i.stopIn100;
    return {
      ...i,
      fee: money(i.fee),
      stop,
      lost: money(Math.round((stop * 5 * i.fee) / 1000) * 1000),
      extraStop: Math.round((i.extra * i.stopIn100) / 100),
      goOnIn100,
      goOnGoal: goOnIn100 + Math.round(i.stopIn100 * 0.17),
      backGoal: i.backIn100 + 12,
    };
  },
  users: {
    evening: {
      surface: 'phone',
      variants: [
        {
          role: 'Shop assistant, who wants to work in an office',
          conflict: 'next',
          ages: [22, 38],
          context: (d) => `learns on the bus home, for ${d.f.minutes} minutes.`,
          goal: () => 'Finish a step before the ride is over.',
          obstacle: () => 'When the bus arrives, half of an exercise is done, and it is lost.',
          quote: 'I can do anything in a quarter of an hour. Tell me what.',
        },
        {
          role: 'Father of a baby, on parental leave',
          conflict: 'next',
          gender: 'm',
          ages: [25, 40],
          context: () => 'opens a lesson when the baby sleeps, and never knows for how long.',
          goal: () => 'Get a step that he can finish before the baby wakes.',
          obstacle: () => 'He began the same exercise three times, and never reached its end.',
          quote: 'The baby woke up at receipt 29 of 31.',
        },
        {
          role: 'Hairdresser, who stopped three weeks ago',
          conflict: 'again',
          ages: [23, 44],
          context: () => 'opens the course again between two customers.',
          goal: () => 'Go on with the unfinished step, in this break.',
          obstacle: () => 'The page begins the exercise again, at its first receipt.',
          quote: 'I did half of it. The page says that I did nothing.',
        },
        {
          role: 'Cleaner in an office, who learns after midnight',
          conflict: 'parts',
          gender: 'f',
          ages: [27, 46],
          context: () => 'opens an exercise on her phone when her shift is over.',
          goal: () => 'Finish the step before she falls asleep.',
          obstacle: () => 'She closes the page at a wrong answer, and does not come back.',
          quote: 'At one in the morning I can ask only myself.',
        },
      ],
    },
    returner: {
      surface: 'phone',
      variants: [
        {
          role: 'Warehouse worker, back after a busy month',
          conflict: 'again',
          ages: [27, 57],
          context: () => 'uses an old phone with a crack across the screen.',
          goal: () => 'Repeat what is forgotten, and then do the unfinished step.',
          obstacle: () => 'has forgotten the rule, and the page begins with a question about it.',
          needs: 'the list of finished steps, without a word about the absence',
          quote: 'It asks me about receipt one. The rule left me weeks ago.',
        },
        {
          role: 'Kiosk owner, who once skipped a lesson',
          conflict: 'next',
          ages: [39, 58],
          context: () => 'learns behind the counter when nobody comes.',
          goal: () => 'Do the steps in their order.',
          obstacle: () => 'After the skipped lesson, the next one made no sense.',
          quote: 'I balanced the month, and had never sorted the receipts.',
        },
        {
          role: 'Waiter, who keeps the accounts of his aunt’s café',
          conflict: 'parts',
          gender: 'm',
          ages: [21, 33],
          context: () => 'repeats the same exercise on his free Monday.',
          goal: () => 'Go on only when he can do it.',
          obstacle: () => 'He guesses when he is tired, and then his month does not balance.',
          quote: 'In my aunt’s café, nobody lets me skip a receipt.',
        },
      ],
    },
    editor: {
      surface: 'desk',
      variants: [
        {
          role: 'Editor of the bookkeeping courses',
          ages: [28, 55],
          context: () => 'divides long exercises into steps at a desktop computer.',
          goal: () => 'Know the question at which learners stop.',
          obstacle: () => 'Today’s log names the lesson in which learners stop, but not the question.',
          quote: 'I know that they leave. I do not know at which receipt.',
        },
        {
          role: 'Bookkeeper, who also edits courses',
          ages: [33, 60],
          context: () => 'works at a desktop computer, two days a week.',
          goal: () => 'Divide an exercise where one task ends.',
          obstacle: () => 'Each exercise is one long page, without a natural break.',
        },
      ],
    },
  },
  stakeholders: {
    director: { role: 'managing director' },
    product: { role: 'head of product' },
    authors: { role: 'representative of the course authors' },
    support: { role: 'head of learner support' },
  },
  goals: ({ f }) => ({
    third: {
      direction: 'Raise',
      what: 'the share of new learners who finish lesson three',
      from: `${f.goOnIn100} in 100`,
      today: 'Only {from} new learners finish lesson three.',
      to: `${f.goOnGoal} in 100`,
      months: 4,
      measuredBy: 'the lesson records',
    },
    back: {
      direction: 'Raise',
      what: 'the share of unfinished exercises that are finished later',
      from: `${f.backIn100} in 100`,
      today: 'Only {from} unfinished exercises are finished later.',
      to: `${f.backGoal} in 100`,
      months: 3,
      measuredBy: 'the lesson records',
    },
    length: {
      direction: 'Raise',
      what: 'the number of exercises that an editor divides in a month',
      from: '4',
      today: 'Editors have begun to divide exercises into steps, but each manages only four a month.',
      to: '7',
      months: 5,
      measuredBy: 'the list of changes',
    },
  }),
  features: {
    next: {
      title: 'Next step',
      surface: 'phone',
      user: 'evening',
      goal: 'third',
      does: 'asks how many minutes the learner has, and shows one step',
      frames: [
        'a break of 13 minutes, and a next step of 14',
        'a break of 15 minutes, and a step that fits',
        'all steps of the lesson done',
      ],
    },
    parts: {
      title: 'Exercise page',
      surface: 'phone',
      user: 'evening',
      goal: 'third',
      does: 'asks the questions of an exercise, and checks each answer',
      frames: [
        'a first wrong answer, and what the page offers next',
        'a third wrong answer to the same question',
        'the last question of a step, answered',
      ],
    },
    again: {
      title: 'Where you were',
      surface: 'phone',
      user: 'returner',
      goal: 'back',
      does: 'brings a learner back to an unfinished lesson',
      frames: ['the first page after three weeks, with one of three steps done', 'a lesson that is already finished'],
    },
    editor: {
      title: 'Step editor',
      surface: 'desk',
      user: 'editor',
      goal: 'length',
      does: 'records the question at which learners stop, and divides an exercise there',
      frames: [
        'an exercise in which most learners stop at one question',
        'an exercise divided into three steps',
        'a lesson without a long step',
      ],
    },
  },
  task: (d, has) =>
    [
      `Design course pages for ${d.org}, an online course platform in ${d.town}, ${d.country}.`,
      `People pay ${d.f.fee} a month and learn office work there, such as bookkeeping with real receipts.`,
      'Learners use the pages on a phone, in short breaks and late evenings.',
      has.desk && 'Editors, who prepare the courses, work at a desktop computer.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (_, __, at) =>
    ({
      again:
        'A learner comes back after three weeks. One of three steps is done: “Collect receipts”. Write the first page with the unfinished step first. Then write it with a short repeat first. Show both to a friend. Where does the friend press?',
      parts:
        'Take one question: is a bus ticket a cost? Write what the page says after a wrong answer, in two lines, with a way to go on. Then write it without one. Try both on a tired friend. When does the friend try again?',
    })[at as string] ??
    'Take an exercise of three steps: check ten receipts (12 minutes), sort them (14) and read a pay slip (13). A learner has done the first step, and has 13 minutes. Write what ‘Next step’ says, in three lines. Write it again for six minutes.',
  glossary: [
    { word: 'Step', means: 'a few questions of an exercise, saved together after the last one.' },
    { word: 'Usual time', means: 'the time in which half of all learners finish a step.' },
  ],
  overview: [
    ({ f, org }, _, at) =>
      at === 'again'
        ? `After three weeks a man opens ${org} again. In lesson three he had done 23 of 31 receipts, but none was saved. He has forgotten much, and does not know where to start. He closes the page.`
        : at === 'parts'
          ? `On the bus a learner of ${org} gives a wrong answer at receipt nine. The page lets her go no further, and nobody can help. After ${f.minutes} minutes she gets off, and her work is lost.`
          : `On the bus a learner of ${org} opens the exercise in lesson three. It takes 40 minutes (median), and is saved only at its end. After ${f.minutes} minutes she gets off, and her work is lost.`,
    ({ f, org }, _, at) =>
      at === 'again'
        ? `After a busy month a woman comes back to ${org}. The page asks her about receipt one, which she did long ago, and she has forgotten the rule. She leaves again after two minutes.`
        : at === 'next'
          ? `In a break of ${f.minutes} minutes a man opens the exercise in lesson three of ${org}. It takes 40 minutes (median). He reads the first receipt, looks at the clock, and closes the page.`
          : `After midnight a man sits at the exercise in lesson three of ${org}. At receipt 23 of 31 his answer is wrong, and the page lets him go no further. He closes it, and nothing is saved.`,
  ],
  nonGoals: ['New courses', 'The filmed lessons', 'Paying and cancelling', 'Badges, points and ranks'],
  constraints: [
    {
      type: 'content',
      at: 'parts',
      text: () => 'Some questions of bookkeeping have two right answers.',
      effect: () => '‘Exercise page’ takes both, and shows the other one.',
      frame: 'a right answer, with the other right answer beside it',
    },
    {
      type: 'technical',
      at: 'again',
      text: () => 'The platform will save each finished step, but not a half-finished one.',
      effect: () => '‘Where you were’ says what was saved, and what was not.',
      frame: 'a step that was half finished, and the line about what was saved',
    },
    {
      type: 'content',
      at: 'next',
      text: () => 'A new step has no usual time yet.',
      effect: () => '‘Next step’ shows such a step without a time.',
      frame: 'a new step without a usual time',
    },
    {
      type: 'brand',
      at: 'again',
      text: () => 'The platform promises never to count the days of a learner’s absence.',
      effect: () => '‘Where you were’ shows what is done, and not how long somebody was away.',
      frame: 'the list of finished steps, without a word about the absence',
    },
    {
      type: 'people',
      at: 'editor',
      text: (d) => `The ${d.w.editors} editors cannot divide all exercises in one year.`,
      effect: () => '‘Step editor’ begins with the exercise that most learners leave unfinished.',
      frame: 'the list of exercises, with the number of learners who left each',
      from: 'professional',
    },
    {
      type: 'technical',
      at: 'parts',
      text: () => 'On the way home the connection often breaks.',
      effect: () => '‘Exercise page’ keeps a finished step on the phone until it can be sent.',
      frame: 'a finished step that waits for a connection',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'next',
      titles: [
        (d) => `Lesson three at ${d.org}: the next step, or one that fits?`,
        (d) => `${d.org}: a break of 13 minutes, and a step of 14`,
      ],
      problem: ({ f }) =>
        `Only ${f.goOnIn100} in 100 new learners finish lesson three. The other ${f.stop} a month would have paid ${f.fee} in each of five more months: about ${f.lost}. Asked why they left, 64 in 100 said that an exercise is too long.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.partner} begins to pay for courses here. Then ${f.extra} more learners begin each month, and at today’s share ${f.extraStop} of them will not finish lesson three.`,
      sides: [
        {
          who: 'product',
          wants: () => 'wants a step that fits the minutes, because learners do not begin what they cannot finish',
        },
        {
          who: 'authors',
          wants: () => 'wants the next step in order, even a longer one, because most steps build on the one before',
        },
      ],
      decision: 'does the page show the next step in order, or a later step that fits the minutes?',
      frame: 'a break of 13 minutes, and a next step of 14',
      unknowns: [
        () => 'Do learners enter all the minutes that they have, or fewer to be safe?',
        () => 'Do learners miss a step that they have skipped?',
      ],
      twist: () =>
        'In one course the shortest step takes eleven minutes. What does ‘Next step’ show to somebody who has ten?',
      users: ['evening', 'returner', 'editor'],
    },
    {
      at: 'again',
      titles: [
        (d) => `Back at ${d.org} after three weeks: repeat first, or go on?`,
        (d) => `${d.org}: back after three weeks, in the middle of an exercise`,
      ],
      problem: ({ f }) =>
        `Only a whole exercise is saved. So whoever comes back begins again, and only ${f.backIn100} in 100 unfinished exercises are finished later. Each month ${f.stop} new learners stop, who would have paid ${f.fee} in each of five more months: about ${f.lost}.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.partner} begins to pay for courses here. Then ${f.extra} more learners begin each month, and at today’s share ${f.extraStop} of them will stop in lesson three.`,
      sides: [
        {
          who: 'support',
          wants: () => 'wants a short repeat first, because learners who have forgotten things fail and ask for help',
        },
        {
          who: 'product',
          wants: () => 'wants the unfinished step at once, because learners who are offered a repeat close the page',
        },
      ],
      decision: 'what comes first, a short repeat or the unfinished step?',
      unknowns: [
        () => 'What do learners still know after three weeks?',
        () => 'Do learners judge well what they still know?',
      ],
      twist: () =>
        'A tax rule changes, and two steps of lesson three are wrong now. What does ‘Where you were’ tell learners who have finished them?',
      users: ['returner', 'evening', 'editor'],
    },
    {
      at: 'parts',
      titles: [
        (d) => `A wrong answer at one in the morning: exercises of ${d.org}`,
        (d) => `Exercises on the phone at ${d.org}: may a wrong answer stand?`,
      ],
      problem: ({ f }) =>
        `Only ${f.goOnIn100} in 100 new learners finish lesson three. The other ${f.stop} a month would have paid ${f.fee} in each of five more months: about ${f.lost}. Asked why they left, 57 in 100 named a wrong answer.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.partner} begins to pay for courses here. At today’s share, ${f.extraStop} of ${f.extra} more learners a month will not finish lesson three. They often learn at night.`,
      sides: [
        {
          who: 'support',
          wants: () => 'wants learners to go on after a wrong answer, because at night nobody can help them',
        },
        {
          who: 'authors',
          wants: () => 'wants a right answer first, because each question builds on the one before',
        },
      ],
      decision: 'may a learner go on after a wrong answer, or only after a right one?',
      frame: 'a first wrong answer, and what the page offers next',
      unknowns: [
        () => 'Do learners who go on come back to a wrong answer?',
        () => 'Does a second try feel like help or like a test?',
      ],
      twist: () =>
        'The solutions appear on a public website, and half of the answers are now copied. What changes in ‘Exercise page’?',
      users: ['evening', 'returner', 'editor'],
    },
  ],
  sellingPoints: [
    { title: 'Real papers', text: () => 'Exercises use real papers, such as receipts and pay slips.' },
    { title: 'Answers from people', text: () => 'A person answers every question by the next noon.' },
    { title: 'A paper to show', text: ({ town }) => `Firms in ${town} know the certificate of each course.` },
  ],
  audience: (_, has) =>
    `People who learn in short breaks, beside a job or a family${has.desk ? ', and the editors of the courses' : ''}.`,
  direction: {
    styles: {
      minimal: {
        mood: 'Quiet and clear, because each choice on a page costs part of a short break.',
        shape:
          'One receipt with one line below it, and space around both: whoever is interrupted finds the place again at once.',
        second: {
          parts:
            'leaves one receipt and one question on the page, because tired eyes go back and forth between the two',
          again:
            'shows one line on what is done and one way on, because whoever comes back does not want to read first',
        },
        avoid:
          'Hidden menus, because tired learners do not search. Rings without words, because they do not say what is done.',
      },
      bold: {
        mood: 'Awake and direct, because learners come tired from work, and need a push to begin.',
        shape: 'Full-width blocks, each as high as its step is long, because a tired learner sees size before figures.',
        second: {
          next: 'sets the minutes of a step in heavy figures across the page, because learners decide while the bus arrives',
          again: 'gives the open step a heavy block of full width, because somebody who was away looks for one way in',
        },
        avoid:
          'Big praise after small steps, because it mocks adults. Headlines in capitals, because tired readers think of advertising.',
      },
      playful: {
        mood: 'Light and helpful, because receipts and pay slips frighten people who have never worked in an office.',
        shape: 'A small drawn receipt, crumpled before a step and flat after it: learners see that their work is kept.',
        second: {
          again: 'draws one flat receipt for each finished step, because whoever comes back thinks that all is lost',
          parts: 'puts the possible answers on round cards, because a wrong guess weighs less on a card than in a form',
        },
        avoid:
          'Points, because learners want work, and not a game. Sad faces, because adults who were away need no scolding.',
      },
      luxury: {
        mood: 'Attentive and courteous, because learners give a course their last free hour of the day.',
        shape:
          'Wide margins and one receipt shown large, with fine lines beside it, because learners read each figure on it twice.',
        second: {
          again:
            'sets each finished step on a fine line in wide margins, because learners value work that they once lost',
          parts:
            'gives a right answer a fine frame and a whole sentence, because nobody else is there to say “well done”',
        },
        avoid:
          'Fine pale letters, because they vanish on a moving bus. Full-page covers, because a learner in a short break wants the first question.',
      },
      corporate: {
        mood: 'Practical and serious, because learners hope for a job at a desk, and rehearse it here.',
        shape:
          'A timetable of steps in straight rows, with minutes and state in columns: learners look for their place after a pause.',
        second: {
          parts: 'sets receipt, question and answers in fixed rows, because learners work through many of them',
          next: 'puts the free minutes and those of the step into two columns, because learners weigh one against the other',
        },
        avoid:
          'Charts of performance, because they count what a learner missed. Trade terms, because learners do not know them yet.',
      },
      retro: {
        mood: 'Orderly and warm, because learners are more at home with paper than with office programs.',
        shape: 'Ruled lines, and a stamp at the end of each step, because a learner must see what is entered and safe.',
        second: {
          again: 'draws a double rule under the last finished step, because whoever comes back must see where to go on',
          parts: 'shows each receipt pinned to a ruled sheet with its number, because learners have to keep many apart',
        },
        avoid:
          'Typewriter letters, because they make sums hard to read. Worn paper, because it makes tax rules look old.',
      },
      futuristic: {
        mood: 'Exact and calm, because learners know to the minute when their break ends.',
        shape:
          'One exact scale of minutes, with a tick where each step ends, because learners ask what they can still finish.',
        second: {
          again:
            'shows the lesson as a ring of exact parts, the finished ones full, because one open part does not look like failure',
          parts: 'marks the questions of a step as exact ticks, because learners want to see the end before they begin',
        },
        avoid:
          'Glowing lines, because they are hard to read on a bus. Panels full of data, because a learner has one question.',
      },
      organic: {
        mood: 'Patient and kind, because learners are interrupted by others, and blame themselves.',
        shape:
          'Steps as soft, uneven pieces of different size, cut from one long exercise, because no two breaks are equally long.',
        second: {
          next: 'shows the free minutes as a soft field, and the step within it or over its edge, because nobody has to calculate',
          again:
            'sets the open step in a soft, unfinished shape beside closed ones, because an interruption is no mistake',
        },
        avoid:
          'Faded shapes, because a finished step then looks unfinished. Handwritten figures, because a sum must not be misread.',
      },
    },
    reading: 'Open letters and clear figures, because learners check sums on a small screen.',
    lettering: 'the covers of the courses',
    own: 'the course certificates',
    accent: 'the minutes of a step, because learners begin only what they can finish',
    sample: 'Sort the receipts. This usually takes 14 minutes.',
  },
  untold: {
    budget: () =>
      'There is money for the pages and for dividing the third lessons. Other lessons have to wait for next year.',
    decision: (d) => `I decide. A change that cuts an exercise needs the nod of ${d.who.authors!.first} as well.`,
    history: () =>
      'For a month, learners could go on after a wrong answer. More of them finished, but half could not balance a month.',
    launch: () => 'One bookkeeping course gets it first. It has the most learners and the longest exercise.',
    content: () =>
      'All exercises exist as one long text each. The authors have marked where they could be cut, some with a sigh.',
    machines: () => 'Our two developers can save a finished step. To save every entry inside a step is a year’s work.',
    access: () => 'Some learners who stopped have agreed to talk. They are free after nine.',
    fear: () => 'That we cut everything so small that people finish a course and cannot do the job.',
    others: () => 'Free films are everywhere. People come to us because somebody looks at their exercise.',
    staff: () => 'The editors know bookkeeping well. None of them has read a log of visits before.',
    figures: () => 'The lesson records are exact. The reasons come from those who answered us, and some did not.',
    complaints: () => 'The word that comes back most often is “again”, as in “I had to do it again”.',
    stake: () => 'I took one of our courses myself. I stopped in the third lesson.',
  },
});
