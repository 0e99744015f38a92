import { defineCase, money } from '../case.ts';

export const signPractice = defineCase({
  id: 'sign-practice',
  industry: 'education',
  client: 'remembered',
  model: 'fees',
  channel: 'phone',
  about:
    'Hearing parents of deaf children learn a sign language in the evening. They cannot practise between two lessons, because the handout has drawings and a drawing does not move. Mistakes stay for weeks. Many parents leave, and soon the school is paid only for those who finish.',
  settings: [
    {
      country: 'pl',
      town: 'Wrocław',
      orgs: ['Szkoła Ręce i Twarz', 'Migowa Szkoła Krzyki', 'Szkoła Cicha Mowa'],
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
      orgs: ['Manyatta Signing School', 'Nyalenda Signing School', 'Milimani Evening School of Signing'],
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
      orgs: ['Escola Mão e Rosto', 'Escola Gesto Claro', 'Escola Laranjal de Libras'],
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
      orgs: ['Opoho Signing School', 'Harbour Terrace Sign School', 'Pine Hill Signing School'],
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
      perFinish: money(i.perFinish),
      starts,
      daysGoal: Math.round(i.days * 1.9),
      loss: money(i.noPractice * i.perFinish),
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
          role: 'Ticket seller and mother of a deaf boy of two',
          conflict: 'five',
          gender: 'f',
          ages: [24, 36],
          context: () => 'holds her son on one arm, and looks down at the phone.',
          goal: () => 'See the sign while she makes it.',
          obstacle: () => 'She forgets a sign between the film and her clip.',
          quote: 'I saw it. I understood it. Then I had to make it.',
        },
        {
          role: 'Nurse and mother of a deaf girl of four',
          conflict: 'answer',
          gender: 'f',
          ages: [27, 39],
          context: () => 'practises on the bus, with the handout on her knees.',
          goal: () => 'Understand what a teacher’s film corrects.',
          obstacle: () => 'She skips each sign of the handout that has no word below it.',
          quote: 'I have eleven minutes on the bus, and one hand holds the phone.',
        },
        {
          role: 'Father of deaf twins of three, at home with them',
          conflict: 'five',
          gender: 'm',
          ages: [26, 41],
          context: () => 'is called away after one minute of practice.',
          goal: () => 'Repeat a sign right at the first try.',
          obstacle: () => 'When he comes back to the phone, he has forgotten the sign.',
          quote: 'They have four hands. I need all of mine to hold them.',
        },
        {
          role: 'Mother of a deaf girl, with two jobs',
          conflict: 'week',
          gender: 'f',
          ages: [28, 43],
          context: () => 'opens the pages after a week without practice.',
          goal: () => 'Begin again without being watched.',
          obstacle: () => 'She stays away from a lesson when she has not practised.',
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
          context: () => 'practises in the workshop, with the handout under a spanner.',
          goal: () => 'Learn the face that belongs to a sign.',
          obstacle: () => 'He reads the word below a drawing first, and forgets the face.',
          quote: 'My hands say ‘happy’. My face says Monday.',
        },
        {
          role: 'Accountant and mother of a deaf boy of five',
          gender: 'f',
          conflict: 'five',
          ages: [38, 49],
          context: () => 'practises each sign in the office, after work.',
          goal: () => 'See her own face before the teacher does.',
          obstacle: () => 'She watches her hands, and forgets her face.',
          quote: 'My hands are right. My teacher asks where my face is.',
        },
        {
          role: 'Gardener and father of a deaf boy of six',
          gender: 'm',
          conflict: 'week',
          ages: [33, 47],
          context: () => 'stopped practising for two weeks when the planting began.',
          goal: () => 'Be asked back after a week without practice.',
          obstacle: () => 'After two weeks he no longer dared to come to a lesson.',
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
          context: () => 'signs each answer into a camera.',
          goal: () => 'Answer 40 clips in two hours.',
          obstacle: () => 'sees a wrong sign only when the child has copied it.',
          quote: 'I can correct a hand in one minute. It was wrong for two weeks.',
        },
        {
          role: 'Deaf teacher, in the first year at the school',
          ages: [24, 33],
          context: () => 'answers late in the evening.',
          goal: () => 'Correct the one mistake that matters most.',
          obstacle: () => 'cannot see in a lesson which mistake comes back at home.',
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
      measuredBy: 'the parents’ paper diaries, as today',
    },
    wait: {
      direction: 'Lower',
      what: 'the median time from a wrong sign to a right one',
      from: '14 days',
      today: 'Nobody corrects a sign at home, so it stays wrong for {from} (median).',
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
        'a clip, before it is sent',
        'the same sign, opened again after an interruption',
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
      does: 'shows the days of practice, and helps to begin again after an empty week',
      frames: ['the first day of practice after an empty week', 'a week with two days of practice'],
    },
    desk: {
      title: 'Answer desk',
      surface: 'desk',
      user: 'teacher',
      goal: 'wait',
      does: 'shows the teacher the waiting clips and records the answers',
      frames: [
        '14 waiting clips from nine parents',
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
        'A parent signs “happy” with correct hands but a sad face. Act out the teacher’s answer without a voice. Then write it in three words. Show it to a friend, with the words and without. When does the friend look at your eyebrows?',
      week: 'A parent has not practised for a week. Write the line that this parent reads, in twelve words. Write it again for a page that the teacher sees too. After which line would you practise?',
    })[at as string] ??
    'Learn the sign for “milk” from any film. Make it with the film in sight, and then before a mirror. Ask a friend when your face was right. Write the line that a parent reads while recording.',
  glossary: [
    { word: 'Clip', means: 'a short film in which a parent repeats one sign.' },

    {
      word: 'Deaf teacher',
      means: 'a teacher who does not hear, and has signed since childhood.',
    },
  ],
  safety: 'Clips can show children. Only the family and its teacher see them.',
  overview: [
    ({ org }, _, at) =>
      at === 'week'
        ? `A mother has not opened her handout all week. On Monday she sits in her car before ${org}, and drives home again. Her teacher sees an empty chair, and does not know why.`
        : `On Monday a mother learns the sign for “happy” at ${org}. Her handout shows hands, and no face. Her son copies her. A week later the teacher meets a boy who signs “happy” and looks sad.`,
    ({ org }, _, at) =>
      at === 'week'
        ? `A father did not practise while his son was ill. He fears the next lesson at ${org}, and stays away from it. His teacher hears of this when he has left the course.`
        : at === 'five'
          ? `A mother learns “happy” at ${org}. At home she holds her son on one arm, signs with the other hand, and looks tired. Nobody tells her that her face is wrong, and her son copies it.`
          : `A handout of ${org} shows a hand at a chin, and an arrow. Does the hand turn? A father guesses, and his daughter learns his guess. The teacher sees it only a week later.`,
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
      frame: 'the note before a recording, on who sees the clip and when it is deleted',
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
      frame: 'a film that is half loaded',
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
        (d) => `Signing practice for ${d.org}: see the sign, or see yourself?`,
        (d) => `Practice pages for ${d.org}: a mirror, or the film of the sign?`,
      ],
      problem: ({ f }) =>
        `Only ${f.days} of ${f.starts} parents practise on three days a week. At home they forget a sign before they have made it, or make it without the right face. Last year ${f.noPractice} parents left because they could not practise.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.payer} begins to pay only for parents who finish the course. If ${f.noPractice} parents leave again, at ${f.perFinish} each, the school loses ${f.loss} a year.`,
      sides: [
        {
          who: 'parents',
          wants: () => 'wants the film, because most parents forget a sign before they have made it',
        },
        {
          who: 'head',
          wants: () => 'wants the parent’s own picture, because people who cannot see their face forget it',
        },
      ],
      decision: 'during a recording, does the full screen show the film of the sign, or the parent?',
      unknowns: [
        () => 'How often do parents watch a film before they record?',
        () => 'Do parents correct their face when they see it?',
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
        'Of ten corrections in a lesson, parents remember four at home. So a wrong sign stays wrong for 14 days (median). The children copy it, and some parents lose courage and leave.',
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.payer} begins to pay only for parents who finish the course. Last year ${f.finish} of ${f.starts} finished. Each parent who leaves then costs the school ${f.perFinish}.`,
      sides: [
        {
          who: 'parents',
          wants: (d) =>
            `wants three words in ${d.s.spoken} below each answer, because parents do not know every sign yet`,
        },
        {
          who: 'teachers',
          wants: () =>
            'wants no words, not even after the film, because parents who wait for words do not look at faces',
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
        `Only ${f.finish} of ${f.starts} parents finish the course. Of ten who leave, seven say that they first stopped practising for two weeks. Nobody at the school notices in time.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.payer} begins to pay only for parents who finish. For last year’s ${f.finish} the school would then get ${f.paidThen}; today it gets ${f.paidNow} for all ${f.starts} who begin.`,
      sides: [
        {
          who: 'teachers',
          wants: () =>
            'wants teachers to see the days of all parents, because a parent who can hide an empty week will hide it',
        },
        {
          who: 'parents',
          wants: () => 'wants only the parent to see the days, because a parent who feels judged stays at home',
        },
      ],
      decision: 'do teachers see the days of practice, or the parent alone?',
      frame: 'a week without practice, and the line that says who sees it',
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
    { title: 'Small groups', text: () => 'Ten parents learn in a group.' },
    { title: 'Family evenings', text: () => 'Once a month, children and parents sign together.' },
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
        mood: 'Calm and patient, because tired parents can follow only one thing.',
        shape: 'One signing person with empty space on both sides, because arms, hands and face must all be seen.',
        second: {
          five: 'leaves nothing but the film and one button, because a parent who holds a child has one free thumb',
          week: 'shows seven days and one sentence, because a parent who comes back should meet no list of what is missing',
        },
        avoid:
          'Icons without words, because parents already learn enough signs. Close films of hands, because they leave out the face.',
      },
      bold: {
        mood: 'Large and lively, because parents practise in noisy rooms, beside children who want attention.',
        shape:
          'Films across the full width, with one heavy button below, because parents step back from the phone to sign.',
        second: {
          answer: 'stacks clip and film at full width, because a wrong finger or eyebrow is small',
          week: 'gives the next sign a heavy block of full width, because after an empty week parents look for one place to begin',
        },
        avoid:
          'Patterns behind hands, because they hide the fingers. Letters over a film, because they cover the face.',
      },
      playful: {
        mood: 'Light and warm, because parents practise in front of the small child for whom they learn.',
        shape:
          'A small round child drawn beside each film, because parents sign with more face when somebody looks back.',
        second: {
          week: 'gives each day a round mark with a drawn toy, because parents look at their week with a child on their knees',
          five: 'shows the meaning of a sign as a small round drawing, because a child beside the phone can guess along',
        },
        avoid:
          'Cartoon hands, because their fingers cannot show a sign. Prizes, because they shame parents who get none.',
      },
      luxury: {
        mood: 'Attentive and unhurried, because a Deaf teacher answers each parent in person.',
        shape:
          'Each film stands like a portrait, with one fine edge in wide margins: nothing beside the hands should draw the eye.',
        second: {
          answer:
            'gives the teacher’s film most of the page and the clip less, because a correction counts more than the mistake',
          five: 'shows the film as one generous picture with few words, because parents watch it several times before they sign',
        },
        avoid:
          'Heavy frames, because they make the hands smaller. Very thin letters, because they vanish beside a film.',
      },
      corporate: {
        mood: 'Reliable and even, because parents are called away in the middle of a sign, and come back later.',
        shape:
          'A board of even fields for picture and button, always in the same places: a parent with a child on one arm cannot search.',
        second: {
          week: 'lists days, clips and answers in even columns, because parents ask what is still to come this week',
          answer: 'puts clip and film side by side at one size, because parents compare them finger by finger',
        },
        avoid:
          'Long conditions before a recording, because a child does not wait. Tables of results, because parents fear comparison.',
      },
      retro: {
        mood: 'Warm and simple, because parents carry the school’s printed handout around with them.',
        shape:
          'A thick border around each sign, with a number as on the handout, because parents look from paper to phone.',
        second: {
          week: 'sets the week as seven framed boxes with a stamp for practice, because one stamp is a start after an empty week',
          five: 'puts a framed still of the face beside the film, because parents watch the hands alone',
        },
        avoid: 'Grain on films, because it hides the fingertips. Old drawings, because a drawing does not move.',
      },
      futuristic: {
        mood: 'Focused and exact, because a parent who misses one eyebrow signs something else.',
        shape:
          'Exact corner marks and a dark ground around each well-lit film, because fingers and eyebrows must stand out.',
        second: {
          week: 'marks practice on an exact line of seven ticks, because a parent who was away first looks for today',
          answer:
            'sets the same fine ticks along the edges of clip and film, because parents see by them that a hand is too low',
        },
        avoid: 'Lines over the hands, because they hide fingers. Scores, because people judge here, and not machines.',
      },
      organic: {
        mood: 'Homely and forgiving, because parents practise at home, and feel clumsy.',
        shape: 'A soft, uneven field behind each person, wide where the arms are: a signing body fits no straight box.',
        second: {
          answer:
            'sets clip and film in soft, uneven frames of one size, because a correction should not look like a school mark',
          week: 'shows days as soft shapes, larger after more practice, because no week with small children is even',
        },
        avoid: 'Edges that cut into a film, because a hand is lost. Rough grounds, because fingers are hard to see.',
      },
    },
    reading: 'Plain, open letters, because parents look away from hands only for a moment.',
    lettering: 'the school’s handouts',
    own: 'the school’s front door',
    accent: 'a running recording, because parents must see that it runs',
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
