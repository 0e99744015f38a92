import { defineCase, money } from '../case.ts';

export const rightGroup = defineCase({
  id: 'right-group',
  industry: 'education',
  client: 'remembered',
  model: 'fees',
  channel: 'phone',
  about:
    'An evening school teaches adults to swim. Adults choose a group by three words, such as “beginner”, and everybody understands them differently. So people who are afraid of deep water stand beside people who swim, and the first lesson is spent on sorting. Some are ashamed and do not come back. The school wants each adult in a group that fits from the first lesson, or from the second at the latest.',
  settings: [
    {
      country: 'gb',
      town: 'Dundee',
      orgs: ['Second Length Swimming School', 'Stobswell Swim Evenings', 'Shallow End Evening School'],
      start: [1, 11],
      trigger: 'growth',
      languages: ['English'],
      inputs: [
        {
          groups: 48,
          learners: 420,
          wrongIn100: 26,
          leaveIn100: 46,
          fee: 96,
          sort: 25,
          sure: 58,
          soon: 21,
          next: 610,
        },
        {
          groups: 36,
          learners: 310,
          wrongIn100: 29,
          leaveIn100: 43,
          fee: 88,
          sort: 22,
          sure: 54,
          soon: 18,
          next: 450,
        },
      ],
      words: {
        change: 'the town begins to pay the course for adults who have never learned to swim',
        pool: 'the old town baths',
        near: 'Arbroath',
        why: 'a holiday at the sea',
      },
    },
    {
      country: 'no',
      town: 'Trondheim',
      orgs: ['Svømmeskolen Grunt Vann', 'Kveldssvøm Ila', 'Voksensvøm Lade'],
      start: [9, 7],
      trigger: 'move',
      languages: ['Norwegian', 'English'],
      inputs: [
        {
          groups: 32,
          learners: 280,
          wrongIn100: 24,
          leaveIn100: 41,
          fee: 1900,
          sort: 23,
          sure: 61,
          soon: 24,
          next: 430,
        },
        {
          groups: 42,
          learners: 360,
          wrongIn100: 27,
          leaveIn100: 45,
          fee: 1750,
          sort: 26,
          sure: 56,
          soon: 19,
          next: 520,
        },
      ],
      words: {
        change: 'the school moves to a larger pool with room for more groups',
        pool: 'an indoor pool of the town',
        near: 'Stjørdal',
        why: 'a boat trip with friends',
      },
    },
    {
      country: 'my',
      town: 'Kuching',
      orgs: ['Satok Evening Swimmers', 'Sekolah Renang Air Tenang', 'Padungan Swim School'],
      start: [3, 2],
      trigger: 'growth',
      languages: ['Malay', 'English'],
      inputs: [
        {
          groups: 35,
          learners: 300,
          wrongIn100: 31,
          leaveIn100: 42,
          fee: 240,
          sort: 24,
          sure: 49,
          soon: 17,
          next: 480,
        },
        {
          groups: 28,
          learners: 240,
          wrongIn100: 28,
          leaveIn100: 48,
          fee: 260,
          sort: 21,
          sure: 53,
          soon: 22,
          next: 390,
        },
      ],
      words: {
        change: 'two companies on the river begin to send their staff',
        pool: 'the pool of a sports centre',
        near: 'Serian',
        why: 'work on a boat',
      },
    },
    {
      country: 'uy',
      town: 'Salto',
      orgs: ['Escuela de Natación Agua Mansa', 'Nado de Noche', 'Escuela La Primera Brazada'],
      start: [12, 1],
      trigger: 'season',
      languages: ['Spanish'],
      inputs: [
        {
          groups: 30,
          learners: 260,
          wrongIn100: 27,
          leaveIn100: 44,
          fee: 3600,
          sort: 22,
          sure: 55,
          soon: 20,
          next: 410,
        },
      ],
      words: {
        change: 'the summer courses begin, in which most adults want to learn',
        pool: 'the warm pool of a club',
        near: 'Paysandú',
        why: 'Sundays at the river',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Course pages on the phone', device: 'phone', size: '390 × 844 px' },
    poolside: { name: 'Group list on the tablet', device: 'tablet', size: '1280 × 800 px' },
  },
  figures: (i) => {
    const wrong = Math.round((i.learners * i.wrongIn100) / 100);
    const leave = Math.round((wrong * i.leaveIn100) / 100);
    const wrongThen = Math.round((i.next * i.wrongIn100) / 100);
    const leaveThen = Math.round((wrongThen * i.leaveIn100) / 100);
    return {
      ...i,
      fee: money(i.fee),
      wrong,
      leave,
      moved: wrong - leave,
      refunds: money(leave * i.fee),
      leaveThen,
      refundsThen: money(leaveThen * i.fee),
      hours: Math.round((i.groups * i.sort) / 60),
      wrongGoal: Math.round(i.wrongIn100 * 0.52),
      sureGoal: i.sure + 27,
      sortGoal: Math.round(i.sort * 0.38),
      soonGoal: i.soon + 51,
    };
  },
  users: {
    newcomer: {
      surface: 'phone',
      variants: [
        {
          role: 'Bookkeeper, who has been afraid of deep water since childhood',
          ages: [31, 54],
          home: (d) => d.s.near,
          context: (d) => `Reads on the phone on the bus and has put this off for years, until ${d.s.why} came closer.`,
          goal: () => 'Know before the first lesson that nobody has to go into deep water.',
          obstacle: () => 'The form offers “beginner”, and nobody says what beginners do.',
          quote: 'I can do everything in water, as long as I can stand.',
        },
        {
          role: 'Fitter, who learned to swim a little at school',
          gender: 'm',
          ages: [38, 61],
          context: () => 'Fills in the page on his phone in a break, next to colleagues.',
          goal: () => 'Find a group that is neither too easy nor too fast.',
          obstacle: () => 'He swam 25 metres once, and that was thirty years ago.',
          quote: 'I can swim. Or I could. Ask me after the first metre.',
        },
        {
          role: 'Nurse, who wants to go into the pool with her daughter',
          gender: 'f',
          ages: [27, 42],
          context: () => 'Uses her phone late in the evening, when the child is asleep.',
          goal: () => 'Choose an evening and a group in ten minutes.',
          obstacle: () => 'She puts her face under water easily and does not float, so two groups fit.',
        },
      ],
    },
    learner: {
      surface: 'phone',
      variants: [
        {
          role: 'Shop assistant, who had a bad first lesson',
          ages: [24, 47],
          context: () => 'Sits in the changing room with the phone, before the others come out.',
          goal: () => 'Change the group without telling anybody why.',
          obstacle: () => 'A change means a call to the office, in the daytime, at work.',
          quote: 'I was the only one who held on to the wall.',
        },
        {
          role: 'Retired postal worker, who is bored in her group',
          gender: 'f',
          ages: [64, 76],
          context: () => 'Her phone shows large text, and she answers after breakfast.',
          needs: 'one situation in large text',
          goal: () => 'Move up without seeming proud.',
          obstacle: () => 'She does not know whether her teacher would agree.',
          quote: 'I blew bubbles for an hour. My grandson does that.',
        },
      ],
    },
    teacher: {
      surface: 'poolside',
      variants: [
        {
          role: 'Swimming teacher, who teaches two groups an evening',
          ages: [23, 57],
          context: () => 'Stands in the water up to the waist, and the tablet hangs at the edge of the pool.',
          goal: () => 'Know who is afraid before anybody lets go of the wall.',
          obstacle: () => 'A list of names says nothing about water.',
          quote: 'Ten people say they are beginners. Each means something else.',
        },
        {
          role: 'Physiotherapist, who teaches on two evenings a week',
          ages: [29, 60],
          context: () => 'Looks at the tablet with wet hands and a whistle between the teeth.',
          goal: () => 'Keep the ten in one group that can learn together.',
          obstacle: () => 'Those who do not fit say so on the way out, or not at all.',
        },
      ],
    },
  },
  stakeholders: {
    board: {
      role: 'chair of the school’s board',
      wants: () => 'Learners should stay until the last lesson, because half-empty lanes cost the school its courses.',
    },
    teaching: { role: 'head teacher', wants: () => 'Nobody should be frightened in a first lesson.' },
    office: { role: 'head of the office', wants: () => 'A person who begins to enrol should finish.' },
    speaker: { role: 'speaker of the learners', wants: () => 'Adults should be treated as adults.' },
  },
  goals: ({ f }) => ({
    wrong: {
      direction: 'Lower',
      what: 'learners who leave or change in the second or third lesson because of their group',
      from: `${f.wrongIn100} in 100`,
      to: `${f.wrongGoal} in 100`,
      months: 4,
      measuredBy: 'the attendance lists',
    },
    sure: {
      direction: 'Raise',
      what: 'learners whose group the teacher confirms in the first ten minutes',
      from: `${f.sure} in 100`,
      to: `${f.sureGoal} in 100`,
      months: 3,
      measuredBy: 'the teachers’ lists',
      today: 'In the first ten minutes teachers confirm the group of only {from} learners.',
    },
    sort: {
      direction: 'Lower',
      what: 'the time that a first lesson spends on sorting',
      from: `${f.sort} minutes`,
      to: `${f.sortGoal} minutes`,
      months: 3,
      measuredBy: 'the teachers’ lists',
      today: 'Sorting takes {from} of a first lesson.',
    },
    soon: {
      direction: 'Raise',
      what: 'learners in a wrong group who have a new place before their second lesson',
      from: `${f.soon} in 100`,
      to: `${f.soonGoal} in 100`,
      months: 3,
      measuredBy: 'the enrolment system',
      today: 'Only {from} learners in a wrong group have a new place before their second lesson.',
    },
  }),
  features: {
    water: {
      title: 'You and the water',
      surface: 'phone',
      user: 'newcomer',
      goal: 'sure',
      does: 'asks what a person does in six situations in the water, each with a picture',
      frames: [
        'the first question, as somebody who is afraid sees it',
        'the situation “water up to the chest”',
        'the answer “I do not know”',
      ],
    },
    group: {
      title: 'Your group',
      surface: 'phone',
      user: 'newcomer',
      goal: 'wrong',
      does: 'proposes one of the four groups and says what happens in its first lesson',
      frames: ['a proposal between two groups', 'a clear proposal', 'a proposal that the learner does not want'],
    },
    after: {
      title: 'After the first lesson',
      surface: 'phone',
      user: 'learner',
      goal: 'soon',
      does: 'asks the learner on the same evening whether the group fits',
      frames: [
        'the answer “too deep for me” and who will read it',
        'the answer “too slow for me”',
        'a learner who did not come to the lesson',
      ],
    },
    change: {
      title: 'Another group',
      surface: 'phone',
      user: 'learner',
      goal: 'soon',
      does: 'shows groups with a free place, on the same evening first',
      frames: ['one free place on another evening', 'a change that is done'],
    },
    list: {
      title: 'In the water',
      surface: 'poolside',
      user: 'teacher',
      goal: 'sort',
      does: 'shows the teacher ten people, what each has answered, and who may be in the wrong group',
      frames: ['a first lesson with ten names', 'one learner moved at the edge of the pool', 'a name without answers'],
    },
  },
  first: 'water',
  titles: [
    (d) => `${d.org}: finding a swimming group before the first lesson`,
    (d) => `“Beginner” says nothing about water: groups at ${d.org}`,
    (d) => `Adults learn to swim at ${d.org}, and each needs a group that fits`,
  ],
  task: (d, has) =>
    [
      `Design the course pages of ${d.org}, an evening school in ${d.town}, ${d.country}, where adults learn to swim.`,
      'Before they enrol, adults use the pages in the web browser of a phone to find one of four groups. After the first lesson they say there whether the group fits.',
      has.poolside && 'Teachers see the answers on a tablet at the edge of the pool.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: () =>
    'Take one adult. Water up to the chest is pleasant. The face goes under water for two seconds. Floating works only with a hand under the neck. In group 2 people learn to float, and in group 3 they swim their first metres. Write three questions of ‘You and the water’ that bring out these three facts. Use no word that only swimmers know.',
  glossary: [
    { word: 'Group', means: 'up to ten adults who learn together, on one of four levels from shallow to deep water.' },
    { word: 'To float', means: 'to lie on the water without moving and without help.' },
    { word: 'To sort', means: 'to find out in the first lesson who can do what, and who should change.' },
  ],
  safety:
    'A page cannot tell whether somebody is safe in water. Before a release, a qualified swimming teacher must check each question, and every learner is still tested in shallow water.',
  overview: [
    ({ f, s, org }) => [
      `${org} teaches ${f.learners} adults a term in ${s.pool}. The form for a course has one question: beginner, improver or swimmer? Somebody who swam once at school ticks “beginner” out of modesty. Somebody who has never let go of the wall ticks it too. Both stand in the same water on the first evening.`,
      `The teacher then spends ${f.sort} of 45 minutes on finding out who can do what. For ${f.groups} groups that is ${f.hours} hours a term. In the next two lessons ${f.wrong} adults, ${f.wrongIn100} in 100, leave or change because of their group. ${f.leave} of them leave and get ${f.fee} back each, ${f.refunds} in all. A test in the water before the course did not help: it frightened away the people for whom the course is made.`,
    ],
    ({ f, org }) => [
      `An adult who cannot swim has often hidden it for years. At ${org} this adult chooses between three words and hopes. If the group is too fast, people are ashamed and do not call the office. If it is too slow, the evening feels like a children’s class.`,
      `Of ${f.learners} adults a term, ${f.wrong} leave or change in the second or third lesson because of their group. ${f.moved} of them change, and ${f.leave} leave. Those who leave get their fee of ${f.fee} back, together ${f.refunds}. A longer form was tried, with words such as breaststroke and treading water. People guessed what they meant, and the groups were as mixed as before.`,
    ],
  ],
  whyNow: ({ f, s, start }) =>
    `On ${start}, ${s.change}. The school then expects ${f.next} adults a term. If ${f.wrongIn100} in 100 are still in a wrong group and the same share of them leaves, ${f.leaveThen} adults go, and ${f.refundsThen} is paid back.`,
  nonGoals: [
    'Courses for children',
    'Films that teach strokes',
    'Payment and tickets',
    'Marks, medals and certificates',
  ],
  constraints: [
    {
      type: 'content',
      at: 'water',
      text: () => 'Most newcomers do not know the words of swimmers, and some are ashamed to ask.',
      effect: () => '‘You and the water’ uses a picture and everyday words for each situation.',
      frame: 'one situation in large text',
    },
    {
      type: 'brand',
      at: 'group',
      text: () => 'The school calls nobody a non-swimmer and gives no marks.',
      effect: () => '‘Your group’ describes a group by what its people do, and not by what they lack.',
      frame: 'the four groups side by side',
    },
    {
      type: 'people',
      at: 'group',
      text: () => 'One teacher is in the water with ten learners at most.',
      effect: () => '‘Your group’ says when a fitting group is full, and what else is possible.',
      frame: 'a fitting group that is full',
    },
    {
      type: 'time',
      at: 'change',
      text: () => 'Each group meets once a week. A new name must reach the teacher two days before the lesson.',
      effect: () => '‘Another group’ says from which lesson on a change counts.',
      frame: 'a change on the evening before a lesson',
    },
    {
      type: 'legal',
      at: 'water',
      text: () => 'The school keeps no data about illness. A teacher asks for it in person before the first lesson.',
      effect: () => '‘You and the water’ asks for no illness and says who will.',
      frame: 'the note about the talk with a teacher',
      from: 'professional',
    },
    {
      type: 'technical',
      at: 'list',
      text: () => 'The tablet hangs in a waterproof cover, and the teacher reads it from two metres away.',
      effect: () => '‘In the water’ has ten rows at most and one large mark in each.',
      frame: 'ten names read from two metres away',
      from: 'professional',
    },
  ],
  strands: [
    {
      at: 'water',
      sides: [
        {
          who: 'teaching',
          wants: () => 'wants to ask about fear first, because fear decides more than any stroke',
        },
        {
          who: 'office',
          wants: () => 'wants to ask about it last, because a person who must begin with fear closes the page',
        },
      ],
      decision: 'does the page ask about fear first or last?',
      where: 'In ‘You and the water’, at the first question.',
      unknowns: [
        () => 'Do people admit fear to a page sooner than to a person?',
        () => 'Which of the six situations tells most about the right group?',
      ],
      twist: () =>
        'A newspaper prints the six questions, and many answer what they think is wanted. How does ‘You and the water’ make an honest answer useful to the person who gives it?',
      users: ['newcomer', 'learner', 'teacher'],
    },
    {
      at: 'group',
      sides: [
        {
          who: 'teaching',
          wants: () =>
            'wants the shallower of two groups to be proposed, because one frightening evening undoes a month',
        },
        {
          who: 'speaker',
          wants: () => 'wants both groups shown as equal, because adults know best how brave they are that week',
        },
      ],
      decision: 'does the page choose one group, or leave the choice open?',
      where: 'In ‘Your group’, when a proposal lies between two groups.',
      unknowns: [
        () => 'Do people who choose for themselves stay longer than people who follow a proposal?',
        () => 'Is boredom or fear the more frequent reason to leave?',
      ],
      twist: () =>
        'A teacher falls ill, and groups 1 and 2 have to share one evening for a month. What does ‘Your group’ tell people who enrol now?',
      users: ['newcomer', 'learner', 'teacher'],
    },
    {
      at: 'after',
      sides: [
        {
          who: 'teaching',
          wants: () => 'wants teachers to read each answer with its name, because they can help in the next lesson',
        },
        {
          who: 'speaker',
          wants: () =>
            'wants only the office to read it, because nobody complains to the person who holds them up in the water',
        },
      ],
      decision: 'who reads what a learner says about the lesson?',
      where: 'In ‘After the first lesson’, when a learner answers “too deep for me”.',
      unknowns: [
        () => 'How many learners would answer if they knew that their teacher reads it?',
        () => 'Does a wrong group feel wrong on the same evening, or only a week later?',
      ],
      twist: () =>
        'In one group, seven of ten learners answer “too deep for me” on the same evening. What does ‘After the first lesson’ tell each of the seven?',
      users: ['learner', 'newcomer', 'teacher'],
    },
  ],
  sellingPoints: [
    { title: 'Adults only', text: () => 'On course evenings nobody else is in the pool.' },
    {
      title: 'Teachers in the water',
      text: () => 'During a lesson the teacher stands in the water, within reach of everybody.',
    },
    { title: 'Shallow to deep', text: () => 'In groups 1 and 2 everybody can stand at any time.' },
  ],
  audience: (_, has) =>
    `Adults who want to learn to swim, some of whom are afraid and most of whom are a little ashamed.${has.poolside ? ' The design also serves the swimming teachers.' : ''}`,
  direction: {
    styles: {
      minimal: {
        mood: 'Quiet and kind, as a calm pool in the evening.',
        why: 'People choose a group in the evening, and every extra line makes them doubt.',
        shape: 'One line of water across each screen, which rises from question to question.',
        avoid: 'Bare pages with a single word such as “Deep?”. Somebody who is afraid needs the whole sentence.',
      },
      bold: {
        mood: 'Warm and open: it says aloud what adults keep to themselves.',
        why: 'People who are afraid close a page quickly, and one large question keeps them.',
        shape: 'Large bands of water and body, so that depth is seen before it is read.',
        avoid: 'Dives, splashes and cheering. They show the moment of which these people are afraid.',
      },
      playful: {
        mood: 'Light and respectful, since laughing helps and being laughed at does not.',
        why: 'Beginners are shy, and a lighter page makes the first question easier.',
        shape: 'Round figures of many ages who stand, float and hold on to the wall.',
        avoid: 'Ducks, rubber rings and children’s drawings. Adults have come to be taken seriously.',
      },
      luxury: {
        mood: 'Unhurried and private, like a pool that was kept free for ten people.',
        why: 'The lessons cost more than a public course. The risk: shy learners feel too small for it.',
        shape: 'Still surfaces with one fine waterline, and much room around each question.',
        avoid: 'Perfect bodies in blue light. Nobody in group 1 would expect to belong there.',
      },
      corporate: {
        mood: 'Sober and reassuring: each evening has a plan, and the plan is known.',
        why: 'Office and teachers have to read the same about a learner.',
        shape: 'The same block for every group, with depth, first lesson and place.',
        avoid: 'Tables of abilities with ticks. They look like the school report that people remember.',
      },
      retro: {
        mood: 'Friendly and familiar, like the tiled hall of old baths.',
        why: 'The school has taught in the town for decades, and shows photographs of early lessons.',
        shape: 'Square tiles and depth marks with figures, as on the wall of a pool.',
        avoid: 'Posters of divers and cracked tiles behind text. One frightens, the other cannot be read.',
      },
      futuristic: {
        mood: 'Clear and gentle, with every next step visible through the water.',
        why: 'The school wants to look new beside the public courses. The risk: questions on a screen feel like an examination.',
        shape: 'A section through the pool in fine lines, on which the person’s own place moves.',
        avoid: 'Black grounds and depth scales in glowing lines. They look like the deep sea.',
      },
      organic: {
        mood: 'Soft and patient, because water carries those who have time.',
        why: 'Water, breath and calm are what the lessons are about.',
        shape: 'Slow waves that part two thoughts, drawn without a straight edge.',
        avoid: 'Underwater photographs and floating text. What moves is read as unsafe.',
      },
    },
    reading: 'Adults read it alone, and many of them without their glasses in a changing room.',
    accent: 'the depth of the water',
    sample: 'Group 2: water up to the chest, all evening.',
  },
  untold: {
    budget: ({ f }) => `We have what two terms of refunds cost us. One term is ${f.refunds}.`,
    decision: (d) =>
      `${d.who.board!.first} decides. What teachers read about a learner has to be agreed with ${d.who.speaker!.first}.`,
    history: () => 'We once gave the groups names of fish. Nobody wanted to be the smallest one.',
    launch: () => 'It begins with the Tuesday groups. On that evening our calmest teacher is in the water.',
    content: () => 'We have drawings of all situations, made for the wall. They show one man, always the same one.',
    machines: () => 'The enrolment system knows groups, names and places. Answers about water would be new to it.',
    access: () => 'Learners talk to you gladly when they are dry. Please do not come with a camera.',
    fear: () => 'That somebody trusts a page more than the teacher, and lets go too early.',
    staff: () => 'Most teachers work elsewhere in the daytime. They read a list five minutes before the lesson.',
    figures: () =>
      'Attendance is exact. “Because of the group” is what people told us, and some said “no time” instead.',
    complaints: () => 'In writing we hardly get any. People simply ask for their money and wish us well.',
    name: () => 'The word “course” may stay. Please do not write “lesson for non-swimmers” anywhere.',
    stake: () => 'I learned to swim at 41. I still know which tile I held on to.',
  },
});
