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
      words: { partner: 'a state programme for people without work' },
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
      words: { partner: 'the employment office of the province' },
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
      words: { partner: 'a public fund for people without work' },
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
      words: { partner: 'the public employment office' },
    },
  ],
  surfaces: {
    phone: { name: 'Course pages on the phone', device: 'phone', size: '390 × 844 px' },
    desk: { name: 'Step editor on the desktop', device: 'desktop', size: '1440 × 900 px' },
  },
  figures: (i) => {
    const stop = Math.round((i.learners * i.stopIn100) / 100);
    const extraStop = Math.round((i.extra * i.stopIn100) / 100);
    const goOnIn100 = 100 - i.stopIn100;
    return {
      ...i,
      fee: money(i.fee),
      stop,
      lost: money(Math.round((stop * 5 * i.fee) / 1000) * 1000),
      extraStop,
      goOnIn100,
      goOnGoal: goOnIn100 + Math.round(i.stopIn100 * 0.17),
      goOnTrial: goOnIn100 + Math.round(i.stopIn100 * 0.12),
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
          context: (d) => `Learns on the bus home, for ${d.f.minutes} minutes.`,
          goal: () => 'Finish a step before the ride is over.',
          obstacle: () => 'The page does not say how long an exercise takes.',
          quote: 'I can do anything in a quarter of an hour. Tell me what.',
        },
        {
          role: 'Father of a baby, on parental leave',
          conflict: 'next',
          gender: 'm',
          ages: [25, 40],
          context: () => 'Opens a lesson when the baby sleeps, and never knows for how long.',
          goal: () => 'Get a step that he can finish before the baby wakes.',
          obstacle: () => 'He began the same step three times, and never reached its end.',
          quote: 'The baby woke up at receipt 29 of 31.',
        },
        {
          role: 'Hairdresser, who stopped three weeks ago',
          conflict: 'again',
          ages: [23, 44],
          context: () => 'Opens the course again between two customers.',
          goal: () => 'Go on with the unfinished step, in this break.',
          obstacle: () => 'The page begins lesson three from its first minute.',
          quote: 'I did half of it. The page says that I did nothing.',
        },
        {
          role: 'Cleaner in an office, who learns after midnight',
          conflict: 'parts',
          gender: 'f',
          ages: [27, 46],
          context: () => 'Opens an exercise on her phone when her shift is over.',
          goal: () => 'Finish the step before she falls asleep.',
          obstacle: () => 'When she is stuck at one answer, she closes the page and does not come back.',
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
          context: () => 'Uses an old phone with a crack across the screen.',
          goal: () => 'Repeat what is forgotten, and then do the unfinished step.',
          obstacle: () => 'After a month, the question in the unfinished step makes no sense.',
          needs: 'the list of finished steps, after a month’s absence',
          quote: 'It asks about receipt nine. I have forgotten the other eight.',
        },
        {
          role: 'Kiosk owner, who once skipped a lesson',
          conflict: 'next',
          ages: [39, 58],
          context: () => 'Learns behind the counter when nobody comes.',
          goal: () => 'Do the steps in their order.',
          obstacle: () => 'After the skipped lesson, the next one made no sense.',
          quote: 'I balanced the month, and had never sorted the receipts.',
        },
        {
          role: 'Waiter, who keeps the accounts of his aunt’s café',
          conflict: 'parts',
          gender: 'm',
          ages: [21, 33],
          context: () => 'Repeats the same exercise on his free Monday.',
          goal: () => 'Go on only when he can do it.',
          obstacle: () => 'He once went on after a wrong answer, and later nothing balanced.',
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
          context: () => 'Divides long exercises into steps at a desktop computer.',
          goal: () => 'Know the question at which learners stop.',
          obstacle: () => 'The log names the lesson in which learners stop, but not the question.',
          quote: 'I know that they leave. I do not know at which receipt.',
        },
        {
          role: 'Bookkeeper, who also edits courses',
          ages: [33, 60],
          context: () => 'Works at a desktop computer, two days a week.',
          goal: () => 'Divide an exercise where one task ends and the next begins.',
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
      what: 'the share of learners who go on from lesson two and finish lesson three',
      from: `${f.goOnIn100} in 100`,
      today: 'After lesson two, only {from} learners finish lesson three.',
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
      today: 'In the present program, an editor can divide four exercises a month.',
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
      frames: ['15 minutes, and a step that fits', '13 minutes, and a next step of 14', 'all steps of the lesson done'],
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
      frames: [
        'the first page after three weeks, with one of three steps done',
        'a lesson of which nothing is left to do',
      ],
    },
    editor: {
      title: 'Step editor',
      surface: 'desk',
      user: 'editor',
      goal: 'length',
      does: 'shows where learners stop, and divides an exercise there',
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
        'A learner comes back after three weeks. One of three steps is done: “Collect receipts”. Write the first page with the unfinished step first. Then write it with a short repeat first. Show both to somebody who once stopped a course. Where would this person press?',
      parts:
        'Take one question from a bookkeeping exercise: is a bus ticket a cost? Write what the page says after a wrong answer, in two lines, with a way to go on. Then write it without one. Try both on a tired friend. After which text does the friend try again?',
    })[at as string] ??
    'Take lesson three of “Bookkeeping from the beginning”. Its exercise is now divided into three steps: collect receipts (12 minutes), sort them (14) and balance the month (13). A learner has done the first step, and has 13 minutes. Write what ‘Next step’ says, in three lines. Then write the same for six minutes.',
  glossary: [
    { word: 'Step', means: 'a part of an exercise, saved at its end. Today an exercise has only one step.' },
    { word: 'Usual time', means: 'the time in which half of all learners finish a step.' },
  ],
  overview: [
    ({ f, org }) =>
      `On the bus a learner of ${org} opens lesson three. Lessons one and two were films of ten minutes. Here 31 receipts wait in an exercise of one long step, which takes 40 minutes (median). At receipt 23 she is wrong, and nobody on the bus can help. After ${f.minutes} minutes she gets off. Most learners do not try again.`,
    ({ f, org }) =>
      `After midnight a man opens the exercise in lesson three of ${org}. It is one long step with 31 receipts, and takes 40 minutes (median). At receipt 23 his answer is wrong, and at this hour nobody can help him. He falls asleep. Half of all visits are shorter than ${f.minutes} minutes, so most learners give up in this exercise.`,
  ],
  nonGoals: ['New courses', 'The films', 'Paying and cancelling', 'Badges, points and ranks'],
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
      text: () => 'The new pages can save each finished step, but not a half-finished one.',
      effect: () => '‘Where you were’ says what was saved, and what was not.',
      frame: 'a step that was half finished, and the line that says what was saved',
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
      effect: () => '‘Where you were’ shows what is done, and not how long a learner was away.',
      frame: 'the list of finished steps, after a month’s absence',
    },
    {
      type: 'people',
      at: 'editor',
      text: (d) => `The ${d.w.editors} editors cannot divide all exercises in one year.`,
      effect: () => '‘Step editor’ begins with the exercise that most learners leave unfinished.',
      frame: 'the list of exercises, with the most unfinished one first',
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
        (d) => `Lesson three at ${d.org}: what fits into ${d.f.minutes} minutes?`,
        (d) => `${d.org}: a break of 13 minutes, and a step of 14`,
      ],
      problem: ({ f }) =>
        `After lesson two, only ${f.goOnIn100} in 100 learners finish lesson three. Each month ${f.stop} learners stop after lesson two, and pay for two months instead of seven. So the platform loses about ${f.lost} a month. In a trial with shorter steps in order, ${f.goOnTrial} in 100 finished this lesson. Many others wrote that the next step never fitted into a break.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.partner} begins to pay for courses in office work. The platform then expects ${f.extra} more learners a month. At today’s share, ${f.extraStop} of them would stop after lesson two.`,
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
      frame: '13 minutes, and a next step of 14',
      unknowns: [
        () => 'Do learners enter all the minutes that they have, or fewer to be safe?',
        () => 'Do learners miss a step that they have skipped?',
      ],
      twist: () => 'In a new course no step fits into ten minutes. What does ‘Next step’ show to somebody who has ten?',
      users: ['evening', 'returner', 'editor'],
    },
    {
      at: 'again',
      titles: [
        (d) => `Back at ${d.org} after three weeks: repeat first, or go on?`,
        (d) => `${d.org}: back after three weeks, in the middle of an exercise`,
      ],
      problem: ({ f }) =>
        `Only ${f.backIn100} in 100 unfinished exercises are finished later. Whoever comes back after weeks has to begin again at receipt one. Each month ${f.stop} learners stop, and pay for two months instead of seven, so the platform loses about ${f.lost}. An email once led learners back to their question. Many read it, had forgotten the rest, and closed the page. Others closed it when a repeat was offered.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.partner} begins to pay for courses in office work. The platform then expects ${f.extra} more learners a month. Many of them take a job for a few weeks, and then come back to an unfinished exercise.`,
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
        `After lesson two, only ${f.goOnIn100} in 100 learners finish lesson three. Each month ${f.stop} others pay for two months instead of seven, so the platform loses about ${f.lost}. Many close the page at a wrong answer, because it lets nobody go on. For a month they could go on. Then ${f.goOnTrial} in 100 finished, but half of these could not balance a month.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.partner} begins to pay for courses in office work. The platform then expects ${f.extra} more learners a month. They learn in the evening, when nobody at the platform can answer a question.`,
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
    { title: 'A paper to show', text: ({ town }) => `Each course ends with a certificate that firms in ${town} know.` },
  ],
  audience: (_, has) =>
    `People who learn in short breaks, beside a job or a family${has.desk ? ', and the editors of the courses' : ''}.`,
  direction: {
    styles: {
      minimal: {
        mood: 'Quiet and clear, because learners have a short break, and nothing should stand before the exercise.',
        shape:
          'One thing with wide space around it, like one receipt on a table, because many learners read on a moving bus.',
        second: {
          at: 'parts',
          does: 'gives one question much space, because a learner on a bus has time for one thing',
        },
        avoid:
          'Hidden menus, because a learner on a bus does not search. Progress without words, because a ring does not say what is done.',
      },
      bold: {
        mood: 'Awake and direct, because today learners do not see how long an exercise is.',
        shape: 'One fact in each large block, like the keys of a till, because tired learners see size before words.',
        second: {
          at: 'next',
          does: 'sets the minutes of a step as large as on a poster, because learners cannot see today how long it is',
        },
        avoid:
          'Big praise after small steps, because adults feel mocked by it. Headlines in capitals, because a tired reader takes them for advertising.',
      },
      playful: {
        mood: 'Light and helpful, because learners hardly know office papers, and a mistake in one should not feel grave.',
        shape: 'Paper shapes such as receipts and folders, because learners will handle such papers at work.',
        second: {
          at: 'parts',
          does: 'gives each question round fields and a light drawing of its paper, because learners hardly know receipts',
        },
        avoid:
          'Points, because learners want work in an office, and not a game. Sad faces, because an adult who missed a week needs no scolding.',
      },
      luxury: {
        mood: 'Attentive and courteous, because learners are adults with a job, and not pupils.',
        shape: 'One heading in a fine frame, as on a certificate, because each course ends with one.',
        second: {
          at: 'again',
          does: 'gives what is done wide margins and a careful line, because learners come back to work of their own',
        },
        avoid:
          'Fine pale letters, because they vanish on a moving bus. Full-page pictures, because they load for a minute.',
      },
      corporate: {
        mood: 'Trustworthy and practical, because learners hope to work in an office, and want to practise real work.',
        shape: 'One row for each step, like the lines of a cash book, because learners come back after days.',
        second: {
          at: 'again',
          does: 'lists done and open steps in straight rows, because learners look for one step among many',
        },
        avoid:
          'Charts of performance, because they count what a learner missed. Trade terms in buttons, because learners do not know them yet.',
      },
      retro: {
        mood: 'Orderly and warm, because learners leave in the middle of a lesson, and have to find their place again.',
        shape: 'Ruled lines and index tabs, because bookkeepers have always worked with them.',
        second: {
          at: 'again',
          does: 'frames the unfinished step like a ticket that is still valid, because learners left in the middle of it',
        },
        avoid:
          'Typewriter letters, because they make sums hard to read. Worn paper, because it makes this year’s tax rules look old.',
      },
      futuristic: {
        mood: 'Exact and calm, because learners know how long their break is, but not how long a step is.',
        shape:
          'Lines as long as each step takes, as on a ruler, because a learner plans in minutes and not in lessons.',
        second: {
          at: 'parts',
          does: 'marks each question on one exact line, because learners must see how much of a step is left',
        },
        avoid:
          'Glowing lines, because they are hard to read on a bus. Panels full of data, because a learner has one question.',
      },
      organic: {
        mood: 'Patient and kind, because learners come back after weeks, and expect a reproach.',
        shape: 'Soft shapes like loaves of different size, because a long step should look long.',
        second: {
          at: 'again',
          does: 'gives finished steps soft, uneven edges, because learners come back and expect a reproach',
        },
        avoid:
          'Faded shapes, because they blame a learner who was away. Handwritten figures, because a sum must not be misread.',
      },
    },
    reading: 'Open letters and clear figures, because learners read on a bus, with the phone in one hand.',
    accent: 'the bar beside the minutes of a step, because learners plan a short break by them',
    sample: 'Sort the receipts. This usually takes 14 minutes.',
  },
  untold: {
    budget: () =>
      'There is money for the pages and for dividing the third lessons. Other lessons have to wait for next year.',
    decision: (d) => `I decide. A change that cuts an exercise needs the nod of ${d.who.authors!.first} as well.`,
    history: () =>
      'We gave badges for finished lessons. Most learners have two of them, and nobody asks for the third.',
    launch: () => 'One bookkeeping course gets it first. It has the most learners and the longest exercise.',
    content: () =>
      'All exercises exist as one long text each. The authors have marked where they could be cut, some with a sigh.',
    machines: () => 'Our two developers can save a finished step. To save every entry inside a step is a year’s work.',
    access: () => 'Some learners who stopped have agreed to talk. They are free after nine in the evening.',
    fear: () => 'That we cut everything so small that people finish a course and cannot do the job.',
    others: () => 'Free films are everywhere. People come to us because somebody looks at their exercise.',
    staff: () => 'The editors know bookkeeping well. None of them has read a log of visits before.',
    figures: () =>
      'The lesson records are exact. The reasons come from those who answered us, and the angriest did not.',
    complaints: () => 'The word that comes back most often is “again”, as in “I had to do it again”.',
    stake: () => 'I took one of our courses myself. I stopped in the third lesson.',
  },
});
