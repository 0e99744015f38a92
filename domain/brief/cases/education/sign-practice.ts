import { defineCase, money } from '../case.ts';

export const signPractice = defineCase({
  id: 'sign-practice',
  industry: 'education',
  client: 'remembered',
  model: 'fees',
  channel: 'phone',
  about:
    'Hearing parents of deaf children learn a sign language in the evening. They cannot practise between two lessons, because the handout has drawings and a drawing does not move. Mistakes stay for a week. Many parents leave, and soon the school is paid only for those who finish.',
  settings: [
    {
      country: 'pl',
      town: 'Kraków',
      orgs: ['Dwie Dłonie', 'Szkoła Ręce i Twarz', 'Migowa Szkoła Dębniki'],
      start: [10, 1],
      trigger: 'money',
      languages: ['Polish'],
      inputs: [
        {
          teachers: 6,
          finish: 69,
          finishGoal: 90,
          noPractice: 33,
          perStart: 900,
          perFinish: 1150,
          days: 18,
        },
        {
          teachers: 5,
          finish: 57,
          finishGoal: 74,
          noPractice: 28,
          perStart: 900,
          perFinish: 1150,
          days: 16,
        },
      ],
      words: {
        sign: 'Polish Sign Language',
        short: 'PJM',
        spoken: 'Polish',
        payer: 'the city',
        law: 'The General Data Protection Regulation lets a school keep a clip only as long as needed.',
      },
    },
    {
      country: 'ke',
      town: 'Kisumu',
      orgs: ['Mikono Miwili', 'Nyalenda Signing School', 'Milimani Evening School of Signing'],
      start: [2, 1],
      trigger: 'money',
      languages: ['English', 'Swahili'],
      inputs: [
        {
          teachers: 4,
          finish: 44,
          finishGoal: 58,
          noPractice: 24,
          perStart: 6000,
          perFinish: 8000,
          days: 11,
        },
        {
          teachers: 3,
          finish: 34,
          finishGoal: 45,
          noPractice: 17,
          perStart: 6000,
          perFinish: 8000,
          days: 9,
        },
      ],
      words: {
        sign: 'Kenyan Sign Language',
        short: 'KSL',
        spoken: 'English',
        payer: 'the county',
        law: 'The Data Protection Act 2019 lets a school keep a clip only as long as needed.',
      },
    },
    {
      country: 'br',
      town: 'Pelotas',
      orgs: ['Escola Mão e Rosto', 'Escola Duas Mãos', 'Escola Laranjal de Libras'],
      start: [3, 1],
      trigger: 'money',
      languages: ['Portuguese'],
      inputs: [
        {
          teachers: 5,
          finish: 56,
          finishGoal: 73,
          noPractice: 29,
          perStart: 700,
          perFinish: 920,
          days: 15,
        },
        {
          teachers: 4,
          finish: 46,
          finishGoal: 60,
          noPractice: 22,
          perStart: 700,
          perFinish: 920,
          days: 13,
        },
      ],
      words: {
        sign: 'Brazilian Sign Language',
        short: 'Libras',
        spoken: 'Portuguese',
        payer: 'the city',
        law: 'The General Data Protection Law lets a school keep a clip only as long as needed.',
      },
    },
    {
      country: 'nz',
      town: 'Dunedin',
      orgs: ['Two Hands Signing School', 'Harbour Terrace Sign School', 'Pine Hill Signing School'],
      start: [3, 1],
      trigger: 'money',
      languages: ['English'],
      inputs: [
        {
          teachers: 3,
          finish: 35,
          finishGoal: 46,
          noPractice: 16,
          perStart: 520,
          perFinish: 680,
          days: 9,
        },
        {
          teachers: 4,
          finish: 45,
          finishGoal: 59,
          noPractice: 23,
          perStart: 520,
          perFinish: 680,
          days: 12,
        },
      ],
      words: {
        sign: 'New Zealand Sign Language',
        short: 'NZSL',
        spoken: 'English',
        payer: 'a family fund',
        law: 'The Privacy Act 2020 lets a school keep a clip only as long as needed.',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Practice pages on the phone', device: 'phone', size: '390 × 844 px' },
    desk: { name: 'Answer desk on the desktop', device: 'desktop', size: '1440 × 900 px' },
  },
  figures: (i) => {
    const starts = i.teachers * 20;
    return {
      ...i,
      perStart: money(i.perStart),
      perFinish: money(i.perFinish),
      starts,
      daysGoal: Math.round(i.days * 1.9),
      paidNow: money(starts * i.perStart),
      paidThen: money(i.finish * i.perFinish),
      answers: i.teachers * 40,
      answersFewer: (i.teachers - 1) * 40,
    };
  },
  users: {
    busy: {
      surface: 'phone',
      variants: [
        {
          role: 'Cashier and mother of a deaf boy of two',
          conflict: 'five',
          gender: 'f',
          ages: [24, 36],
          context: () => 'Her son sits on one arm, and the phone leans on a jar.',
          goal: () => 'Record and send with one free hand.',
          obstacle: () => 'Half of this week’s signs need two hands.',
          quote: 'He signs ‘more’. I think he means cake. He means me.',
        },
        {
          role: 'Nurse and mother of a deaf girl of four',
          conflict: 'answer',
          gender: 'f',
          ages: [27, 39],
          context: () => 'Practises on the bus, with the handout on her knees.',
          goal: () => 'Understand what a teacher’s film corrects.',
          obstacle: () => 'She does not know every sign yet, and on the bus she can ask nobody.',
          quote: 'I have eleven minutes on the bus, and one hand holds the phone.',
        },
        {
          role: 'Father of deaf twins of three, at home with them',
          conflict: 'five',
          gender: 'm',
          ages: [26, 41],
          context: () => 'Is called away after one minute of practice.',
          goal: () => 'Send the clip that he has, although it is not perfect.',
          obstacle: () => 'A second recording needs a second quiet minute.',
          quote: 'They have four hands. I need all of mine to hold them.',
        },
        {
          role: 'Mother of a deaf girl, with two jobs',
          conflict: 'week',
          gender: 'f',
          ages: [28, 43],
          context: () => 'Opens the pages after a week without practice.',
          goal: () => 'Begin again without being watched.',
          obstacle: () => 'She fears that the teacher thinks she is lazy.',
          quote: 'My week is full of everything but signs.',
        },
      ],
    },
    unsure: {
      surface: 'phone',
      variants: [
        {
          role: 'Bus mechanic and father of a deaf girl of three',
          conflict: 'answer',
          gender: 'm',
          ages: [30, 44],
          context: () => 'Practises in the workshop, with the handout under a spanner.',
          goal: () => 'Learn the face that belongs to a sign, before his daughter copies his mistake.',
          obstacle: () => 'Where words stand below a picture, he reads them, and forgets the face.',
          quote: 'My hands say ‘happy’. My face says Monday.',
        },
        {
          role: 'Accountant and mother of a deaf boy of five',
          gender: 'f',
          conflict: 'five',
          ages: [38, 49],
          context: () => 'Records each sign in the office, after work.',
          goal: () => 'Send only what the teacher can judge.',
          obstacle: () => 'Her first clip in the chat group showed no face, and nobody could correct it.',
          quote: 'I sent my hands. The answer asked for my face.',
        },
        {
          role: 'Gardener and father of a deaf boy of six',
          gender: 'm',
          conflict: 'week',
          ages: [33, 47],
          context: () => 'Stopped practising for two weeks when the planting began.',
          goal: () => 'Be asked back after a week without practice.',
          obstacle: () => 'Nobody at the school noticed that he had stopped.',
          quote: 'For two weeks I made no sign, and nobody asked.',
        },
      ],
    },
    teacher: {
      surface: 'desk',
      variants: [
        {
          role: 'Deaf teacher with 20 parents',
          ages: [27, 49],
          context: () => 'Signs each answer into a camera.',
          goal: () => 'Answer 40 clips in two hours.',
          obstacle: () => 'Among 40 clips, the one that has waited longest is easily missed.',
          quote: 'I can correct a hand in one minute. I need ten to find it.',
        },
        {
          role: 'Deaf teacher, in the first year at the school',
          ages: [24, 33],
          context: () => 'Answers late in the evening.',
          goal: () => 'Correct the one mistake that matters most.',
          obstacle: () => 'One clip alone does not show which mistake comes back again and again.',
        },
      ],
    },
  },
  stakeholders: {
    board: {
      role: 'director of the school',
    },
    head: { role: 'Deaf head teacher' },
    parents: {
      role: 'chair of the parents’ association',
    },
    teachers: { role: 'representative of the teachers' },
  },
  goals: ({ f }) => ({
    finish: {
      direction: 'Raise',
      what: 'the number of parents who finish the course',
      from: `${f.finish} of ${f.starts}`,
      today: 'Only {from} parents finish the course.',
      to: `${f.finishGoal} of ${f.starts}`,
      months: 6,
      measuredBy: 'the attendance list',
    },
    practise: {
      direction: 'Raise',
      what: 'the number of parents who practise on three days a week',
      from: `${f.days} of ${f.starts}`,
      today: 'Only {from} parents practise on three days a week.',
      to: `${f.daysGoal} of ${f.starts}`,
      months: 2,
      measuredBy: 'days with a recorded clip',
    },
    wait: {
      direction: 'Lower',
      what: 'the median time from a wrong sign to a right one',
      from: '14 days',
      today: 'A wrong sign stays wrong for {from} (median).',
      to: '9 days',
      months: 2,
      measuredBy: 'the teachers’ notes on each sign',
    },
  }),
  features: {
    five: {
      title: 'Five minutes',
      surface: 'phone',
      user: 'busy',
      goal: 'practise',
      does: 'shows a film of one sign, and records the parent’s clip',
      frames: [
        'the recording, with a child on one arm',
        'a clip with one hand and no face, before it is sent',
        'a practice that goes on after an interruption',
      ],
    },
    answer: {
      title: 'Teacher’s answer',
      surface: 'phone',
      user: 'unsure',
      goal: 'wait',
      does: 'shows the parent’s clip beside the film in which the teacher answers',
      frames: [
        'an answer that corrects the face',
        'an answer that finds no mistake',
        'a clip that no teacher has answered yet',
      ],
    },
    week: {
      title: 'My week',
      surface: 'phone',
      user: 'busy',
      goal: 'finish',
      does: 'shows the days of practice, and helps to begin again after a week without practice',
      frames: ['the first day of practice after a week without any', 'a week with two days of practice'],
    },
    desk: {
      title: 'Answer desk',
      surface: 'desk',
      user: 'teacher',
      goal: 'wait',
      does: 'shows the teacher the waiting clips and records the answers',
      frames: [
        '14 waiting clips, and what the desk shows about each parent',
        'an answer that is being recorded',
        'a desk without waiting clips',
      ],
    },
  },
  task: (d, has) =>
    [
      `Design practice pages for ${d.org}, an evening school in ${d.town}, ${d.country}.`,
      `Hearing parents of deaf children learn ${d.s.sign} (${d.s.short}) there from Deaf teachers.`,
      'Between the lessons the parents practise on a phone.',
      has.desk && 'The teachers answer at a desktop computer.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (_, __, at) =>
    ({
      answer:
        'A parent signs “happy” with correct hands but a sad face. Act out the teacher’s answer without a voice. Then write it in three words. Show the answer to a friend, with the words and without. When does the friend look at your eyebrows?',
      week: 'A parent has not practised for a week. Write the line that this parent reads, in twelve words. Write it once for a page that only the parent sees, and once for a page that the teacher sees too. After which line would you practise?',
    })[at as string] ??
    'Take the sign for “milk”. ‘Five minutes’ has four moments: watch, repeat, record, check. Write a label of three words at most for each. Then act out all four moments with a bag of flour on one arm. Which moment has to work without a tap?',
  glossary: [
    { word: 'Clip', means: 'a short film in which a parent repeats one sign.' },

    {
      word: 'Deaf teacher',
      means: 'a teacher who does not hear, and has signed since childhood.',
    },
  ],
  safety: 'Clips can show children. Only the family and its teacher see them.',
  overview: [
    ({ org }) =>
      `On Monday a mother learns the sign for “happy” at ${org}. The drawing that she takes home shows two hands, and no face. She practises once, with her son on one arm, and he copies her. A week later the teacher meets a boy who signs “happy” and looks sad.`,
    ({ org }) =>
      `A handout of ${org} shows a hand at a chin, and an arrow. Does the hand turn? A father guesses, with his daughter on one arm, and she learns his guess. He practises once that week, and the teacher corrects him only on the next Monday.`,
  ],
  nonGoals: [
    'The evening lessons',
    'Automatic recognition of signs',
    'A dictionary of all signs',
    'A chat between parents',
  ],
  constraints: [
    {
      type: 'legal',
      at: 'five',
      text: (d) => d.s.law,
      effect: () => '‘Five minutes’ says that each clip is deleted after 14 days.',
      frame: 'the note on deletion before a recording',
    },
    {
      type: 'content',
      at: 'five',
      text: (d) => `A sentence in ${d.s.spoken} has another word order than one in ${d.s.short}.`,
      effect: () => '‘Five minutes’ explains the meaning of a sign without a sentence.',
      frame: 'the meaning of a sign, before the film',
    },
    {
      type: 'money',
      at: 'week',
      text: (d) => `The ${d.w.teachers} teachers are paid for ${d.f.answers} answers a week in all.`,
      effect: (d) => `‘My week’ lets each of the ${d.f.starts} parents send two clips a week.`,
      frame: 'a week in which both clips are sent',
    },
    {
      type: 'people',
      at: 'desk',
      text: (d) => `For many Deaf teachers written ${d.s.spoken} is a second language.`,
      effect: () => '‘Answer desk’ uses few words, and no sounds.',
      frame: 'a new clip that arrives while a teacher records an answer',
      from: 'professional',
    },
    {
      type: 'technical',
      at: 'five',
      text: () => 'Films are large, and many parents pay for each megabyte.',
      effect: () => '‘Five minutes’ loads one sign at a time.',
      frame: 'a film that loads slowly',
      from: 'professional',
    },
    {
      type: 'technical',
      at: 'answer',
      text: () => 'A phone shows a parent’s clip as in a mirror, but not the teacher’s film.',
      effect: () => '‘Teacher’s answer’ shows the right hand on the same side in both.',
      frame: 'clip and film side by side, with the right hand on the same side',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'five',
      titles: [
        (d) => `Five minutes and one free hand: signing practice for ${d.org}`,
        (d) => `Practice pages for ${d.org}: a clip with one hand and no face`,
      ],
      problem: ({ f }) =>
        `Only ${f.days} of ${f.starts} parents practise on three days a week. In a chat group, parents with a child on one arm sent clips with one hand and without a face. Teachers could not correct these clips. When teachers asked for a second clip, some parents stopped.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} a new contract begins: ${s.payer} pays the school only for parents who finish the course. Last year ${f.noPractice} parents left because they could not practise at home.`,
      sides: [
        {
          who: 'head',
          wants: () => 'wants only clips with a face, because a child who sees half a sign learns half a language',
        },
        {
          who: 'parents',
          wants: () => 'wants every clip, because most parents hold a child, and have no second quiet minute',
        },
      ],
      decision: 'may a parent send a clip without a face, or only record it again?',
      frame: 'a clip with one hand and no face, before it is sent',
      unknowns: [
        () => 'Does an incomplete clip keep a parent in the course?',
        () => 'Do parents show their face when nobody asks for it?',
      ],
      twist: () =>
        'A father who has one hand joins the course. He signs well, in his own way. What does ‘Five minutes’ say about his clips?',
      users: ['busy', 'unsure', 'teacher'],
    },
    {
      at: 'answer',
      titles: [
        (d) => `A wrong sign at home: signed answers for parents at ${d.org}`,
        (d) => `Signed answers at ${d.org}: with words or without?`,
      ],
      problem: () =>
        'Of ten corrections in a lesson, parents remember four at home. The other six mistakes come back a week later, and it takes 14 days (median) until a wrong sign is right. In a trial, teachers answered clips with short signed films. Wrong signs were right after eleven days, but half of the parents asked what a film meant. With words behind a tap, most tapped before they had watched.',
      whyNow: ({ f, s, start }) =>
        `On ${start} a new contract begins: ${s.payer} pays the school only for parents who finish the course. Last year only ${f.finish} of ${f.starts} parents finished, and many of the others left because the same mistakes came back.`,
      sides: [
        {
          who: 'parents',
          wants: (d) =>
            `wants three words in ${d.s.spoken} below each answer, because parents do not know every sign yet`,
        },
        {
          who: 'teachers',
          wants: () => 'wants no words at all, because a parent who can read does not look at hands and face',
        },
      ],
      decision: 'does a signed answer have three written words below it, or no words at all?',
      unknowns: [
        () => 'Would parents understand an answer better after watching it twice?',
        () => 'Do parents look at the face when words stand below it?',
      ],
      twist: () =>
        'Children watch the answers too, and some copy the parent’s wrong sign from the clip. What changes in ‘Teacher’s answer’?',
      users: ['unsure', 'busy', 'teacher'],
    },
    {
      at: 'week',
      titles: [
        (d) => `A week without practice at ${d.org}: how parents come back`,
        (d) => `${d.org}: who sees that a parent did not practise?`,
      ],
      problem: ({ f }) =>
        `Only ${f.finish} of ${f.starts} parents finish the course. Most of the others leave after two weeks without practice. Nobody at the school notices in time. For one month, teachers asked in each lesson who had practised. Parents who had to say no stayed away from the next lesson.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} a new contract begins: ${s.payer} no longer pays ${f.perStart} for each parent who starts, but ${f.perFinish} for each parent who finishes. With last year’s parents, the school gets ${f.paidThen} instead of ${f.paidNow}.`,
      sides: [
        {
          who: 'teachers',
          wants: () =>
            'wants teachers to see the days of all parents, because whoever may hide them hides an empty week',
        },
        {
          who: 'parents',
          wants: () => 'wants only the parent to see the days, because a parent who feels judged stays at home',
        },
      ],
      decision: 'do teachers see the days of practice, or the parent alone?',
      frame: 'a week without a day of practice, and the line that says who sees it',
      unknowns: [
        () => 'What would a teacher do with the days: call, write, or wait for the lesson?',
        () => 'Do parents record more clips when somebody sees the days?',
      ],
      twist: (d) =>
        `One teacher leaves in the second month. Only ${d.f.answersFewer} answers a week remain for ${d.f.starts} parents. What changes in ‘My week’?`,
      users: ['busy', 'unsure', 'teacher'],
    },
  ],
  sellingPoints: [
    { title: 'Deaf teachers', text: (d) => `Every teacher grew up with ${d.s.short}.` },
    { title: 'Useful first', text: () => 'The first lesson teaches “milk”, “more” and “it hurts”.' },
    {
      title: 'Children welcome',
      text: () => 'Deaf children play in the next room.',
    },
  ],
  audience: (_, has) =>
    `Hearing parents with little time, whose children are deaf${has.desk ? ', and their Deaf teachers' : ''}.`,
  direction: {
    styles: {
      minimal: {
        mood: 'Calm and patient, because tired parents with one free hand can follow only one thing.',
        shape: 'One person in empty space, as in an open doorway, because a sign needs the whole width of the arms.',
        second: {
          at: 'five',
          does: 'leaves wide room on both sides of the signing person, because a sign needs the width of both arms',
        },
        avoid:
          'Icons without words, because parents already learn enough new signs. Films cut close to the hands, because the face must be seen.',
      },
      bold: {
        mood: 'Large and friendly, because a sign is made with arms and face, and a small picture hides them.',
        shape:
          'One person in each full-width block, like posters on a wall, because parents stand a metre away when they sign.',
        second: {
          at: 'five',
          does: 'makes the film the largest thing on the page, like a shop window, because parents stand a metre away',
        },
        avoid:
          'Patterns behind hands, because they hide the fingers. Strong letters over a film, because they cover the face.',
      },
      playful: {
        mood: 'Light and kind, because parents practise with small children, who should like the pages too.',
        shape: 'Rounded frames like picture cards, because families know such cards from the lessons.',
        second: {
          at: 'week',
          does: 'gives each day a round, light mark, because parents look at their week with a small child',
        },
        avoid:
          'Cartoon hands, because their fingers cannot show a sign exactly. Prizes, because they shame those who get none.',
      },
      luxury: {
        mood: 'Attentive and unhurried, because each answer is a film that a teacher made for one parent.',
        shape:
          'A fine frame around each film, like that of a portrait, because the eye should go to hands and face first.',
        second: {
          at: 'answer',
          does: 'sets the teacher’s name below the film, like the name below a portrait, because the teacher made this film for one parent',
        },
        avoid:
          'Heavy frames around films, because they make the hands smaller. Very thin letters, because they vanish beside a film.',
      },
      corporate: {
        mood: 'Reliable and clear, because parents are often called away, and have to see which step comes next.',
        shape:
          'Each part in one place, like cups on their hooks, because a parent with a child on one arm cannot search.',
        second: {
          at: 'five',
          does: 'numbers watch, repeat, record and check in one fixed row, because parents are called away between two steps',
        },
        avoid:
          'Long conditions before a recording, because a child on one arm does not wait. Tables of results, because parents fear to be compared.',
      },
      retro: {
        mood: 'Warm and simple, because the school uses picture cards in the lessons, and parents know them.',
        shape: 'Cards with a thick border, and one sign on each, because parents learn one sign after another.',
        second: {
          at: 'week',
          does: 'frames each day like a picture card with its lesson number, because parents go back to a lesson',
        },
        avoid:
          'Grain on films, because it hides the fingertips. Old-fashioned drawings, because a drawing does not move.',
      },
      futuristic: {
        mood: 'Focused and quiet, because parents stand a metre away, and look at hands and not at a page.',
        shape: 'A dark ground around a well-lit film, like a small stage, because fingers and eyebrows must stand out.',
        second: {
          at: 'five',
          does: 'marks the recording with a thin ring, like the lamp of a camera, because parents must see that it runs',
        },
        avoid:
          'Lines drawn over the hands, because they hide fingers. Scores, because a person judges here, and not a machine.',
      },
      organic: {
        mood: 'Homely and friendly, because parents practise at home, alone, between work and children.',
        shape: 'Soft-edged films in a row, like photographs on a shelf, because hard frames remind parents of a test.',
        second: {
          at: 'answer',
          does: 'gives clip and film soft, uneven edges, because an answer should not look like a test',
        },
        avoid:
          'Edges that cut into a film, because a hand at the side is lost. Rough textures behind a film, because fingers are then hard to see.',
      },
    },
    reading: 'Parents look at hands and face, and read between two films, so letters must be plain and open.',
    accent: 'the line under the word for a sign, because parents look up at a film and must find the word again',
    sample: 'Watch the eyebrows. Then make the sign yourself.',
  },
  untold: {
    budget: () => 'There is enough for the pages and for one year of storage. New films come from our own teachers.',
    decision: () => 'I decide. Nothing goes online before two teachers have used it without help.',
    history: () =>
      'We put films of all lessons online once. Parents watched them like television and came no better prepared.',
    launch: () =>
      'The new course uses it from the second lesson. In the first lesson everybody tries one clip together.',
    content: () => 'We have films of all signs of the course, from the front. Nobody has filmed them from the side.',
    machines: () => 'A former pupil looks after the website on Saturdays. Clips that fail on Sunday wait until then.',
    access: () => 'You may visit a lesson. Leave your voice outside; somebody will interpret for you in the break.',
    fear: () =>
      'That a clip with a child in it reaches somebody it was not meant for. One would be enough to close us.',
    staff: () => 'Two of our teachers learn new programs in an evening. The others ask those two, and then it works.',
    figures: () =>
      'We asked everyone who left. Today’s number for three days of practice is from a paper diary, so I would measure it again.',
    language: (d) =>
      `Short words in ${d.s.spoken} are fine. If a sentence needs a comma, half of my colleagues will ask somebody else.`,
    complaints: () => 'Parents say that they felt stupid. Nobody says that the lesson was too hard.',
    stake: () => 'My own parents never learned to sign. I know what the quiet at that table is like.',
  },
});
