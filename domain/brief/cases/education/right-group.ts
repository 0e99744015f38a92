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
          learners: 420,
          leaveIn100: 12,
          fee: 96,
          sort: 25,
          soon: 21,
          next: 610,
        },
        {
          learners: 310,
          leaveIn100: 12,
          fee: 88,
          sort: 22,
          soon: 18,
          next: 450,
        },
      ],
      words: {
        change: 'the council begins to pay for the course of adults who have never learned to swim',
        pool: 'the old public baths',
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
          learners: 280,
          leaveIn100: 10,
          fee: 1900,
          sort: 23,
          soon: 24,
          next: 430,
        },
        {
          learners: 360,
          leaveIn100: 12,
          fee: 1750,
          sort: 26,
          soon: 19,
          next: 520,
        },
      ],
      words: {
        change: 'the school moves to a larger pool with room for more groups',
        pool: 'a public indoor pool',
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
          learners: 300,
          leaveIn100: 13,
          fee: 240,
          sort: 24,
          soon: 17,
          next: 480,
        },
        {
          learners: 240,
          leaveIn100: 13,
          fee: 260,
          sort: 21,
          soon: 22,
          next: 390,
        },
      ],
      words: {
        change: 'two companies on the river begin to send their staff to the courses',
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
          learners: 260,
          leaveIn100: 12,
          fee: 3600,
          sort: 22,
          soon: 20,
          next: 410,
        },
      ],
      words: {
        change: 'the summer courses begin, which are the fullest of the year',
        pool: 'the warm pool of a club',
        near: 'San Antonio',
        why: 'Sundays at the river',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Course pages on the phone', device: 'phone', size: '390 × 844 px' },
    poolside: { name: 'Group list on the tablet', device: 'tablet', size: '1280 × 800 px' },
  },
  figures: (i) => {
    const leave = Math.round((i.learners * i.leaveIn100) / 100);
    const leaveThen = Math.round((i.next * i.leaveIn100) / 100);
    return {
      ...i,
      leave,
      leaveThen,
      fee: money(i.fee),
      refundsThen: money(leaveThen * i.fee),
      refunds: money(leave * i.fee),
      leaveGoal: Math.round(i.leaveIn100 * 0.62),
      sortGoal: Math.round(i.sort * 0.56),
      soonGoal: Math.round(i.soon / 2),
    };
  },
  users: {
    newcomer: {
      surface: 'phone',
      variants: [
        {
          role: 'Bookkeeper, afraid of deep water since childhood',
          conflict: 'water',
          gender: 'f',
          ages: [31, 54],
          home: (d) => d.s.near,
          context: (d) => `fills in the form, and thinks of ${d.s.why}.`,
          goal: () => 'Be asked about fear, so that she can say it.',
          obstacle: () => 'She ticks “beginner”, and tells nobody that she is afraid.',
          quote: 'I can do everything in water, as long as I can stand.',
        },
        {
          role: 'Nurse, whose legs shook in the first lesson',
          conflict: 'after',
          gender: 'f',
          ages: [44, 60],
          context: () => 'writes at the bus stop, with wet hair.',
          goal: () => 'Let her teacher know that she was afraid, without saying it aloud.',
          obstacle: () => 'She smiles at the teacher, and says that all is well.',
          quote: 'I tell people all day to be brave. Nobody told me how.',
        },
        {
          role: 'Hairdresser, who wants to swim with her daughter',
          conflict: 'group',
          gender: 'f',
          ages: [27, 42],
          context: () => 'reads when her daughter is asleep.',
          goal: () => 'Be told which of two groups is the safer one.',
          obstacle: () => 'She puts her face under water, but she does not float.',
          quote: 'My face is brave. My feet want the floor.',
        },
      ],
    },
    learner: {
      surface: 'phone',
      variants: [
        {
          role: 'Fitter, who last swam at school',
          conflict: 'water',
          gender: 'm',
          ages: [38, 61],
          context: () => 'answers at work, next to colleagues.',
          goal: () => 'Answer only questions that anybody may see.',
          obstacle: () => 'He closes a page when a colleague looks over his shoulder.',
          quote: 'I can swim. Or I could, when I was ten.',
        },
        {
          role: 'Shop assistant, who had a bad first lesson',
          conflict: 'after',
          gender: 'm',
          ages: [24, 47],
          context: () => 'sits in the changing room with his phone.',
          goal: () => 'Change the group without hurting his teacher.',
          obstacle: () => 'The teacher was so kind that he does not dare to say “too deep”.',
          quote: 'Nine people swam. I got to know the wall.',
        },
        {
          role: 'Postal worker, whose last group was too easy',
          conflict: 'group',
          gender: 'f',
          ages: [62, 68],
          context: () => 'leaves her glasses at home, and reads in large text.',
          needs: 'the question about the lesson in large text',
          goal: () => 'Judge for herself how brave she is.',
          obstacle: () => 'Last term she ticked “beginner”, and then only practised how to breathe.',
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
          context: () => 'stands in the water, and reads the tablet at the edge.',
          goal: () => 'Know who is afraid before anybody lets go of the wall.',
          obstacle: () => 'Today’s list has nothing but names.',
          quote: 'Ten people say they are beginners. Each means something else.',
        },
        {
          role: 'Swimming teacher in the first term at the school',
          ages: [29, 60],
          context: () => 'looks at the tablet with wet hands.',
          goal: () => 'Have ten people in a group who can learn together.',
          obstacle: () => 'Learners who are in the wrong group say so too late.',
        },
      ],
    },
  },
  stakeholders: {
    board: {
      role: 'chair of the school’s board',
    },
    teaching: { role: 'head teacher' },
    office: { role: 'head of the office' },
    speaker: { role: 'representative of the learners' },
  },
  goals: ({ f }) => ({
    leave: {
      direction: 'Lower',
      what: 'the share of adults who leave by the third lesson',
      from: `${f.leaveIn100} in 100`,
      today: 'Of all adults, {from} leave by the third lesson.',
      to: `${f.leaveGoal} in 100`,
      months: 3,
      measuredBy: 'the attendance lists',
    },
    soon: {
      direction: 'Lower',
      what: 'the median time until an adult in a wrong group changes it',
      from: `${f.soon} days`,
      today: 'An adult in a wrong group changes it after {from} (median).',
      to: `${f.soonGoal} days`,
      months: 2,
      measuredBy: 'the enrolment system',
    },
    sort: {
      direction: 'Lower',
      what: 'the time until a teacher knows who is in the right group',
      from: `${f.sort} minutes`,
      today: 'A teacher needs {from} of a first lesson to find out who is in the right group.',
      to: `${f.sortGoal} minutes`,
      months: 2,
      measuredBy: 'the teachers’ lists',
    },
  }),
  features: {
    water: {
      title: 'You and the water',
      surface: 'phone',
      user: 'newcomer',
      goal: 'leave',
      does: 'asks six questions, from standing in water to letting go of the wall, to find a group that fits',
      frames: [
        'the question about floating, with the answer “only with help”',
        'the answer “I do not know”',
        'the sixth answer, before a group is shown',
      ],
    },
    group: {
      title: 'Your group',
      surface: 'phone',
      user: 'newcomer',
      goal: 'leave',
      does: 'shows which groups may fit, and when their first lesson is',
      frames: [
        'answers that fit groups 1 and 2',
        'answers that fit one group, with the line about the teacher’s test in shallow water',
        'a group that the learner does not want',
      ],
    },
    after: {
      title: 'After the first lesson',
      surface: 'phone',
      user: 'learner',
      goal: 'soon',
      does: 'asks on the same evening whether the group fits, and offers another group',
      frames: [
        'the answer “too deep”, and who reads it',
        'the answer “too slow”, when the faster group is full',
        'a change of group that is done',
      ],
    },
    list: {
      title: 'In the water',
      surface: 'poolside',
      user: 'teacher',
      goal: 'sort',
      does: 'shows the teacher what ten adults have answered',
      frames: [
        'a first lesson, with the answers of ten adults',
        'a learner who would fit another group',
        'a name without answers',
      ],
    },
  },
  task: (d, has) =>
    [
      `Design the course pages of ${d.org}, an evening school in ${d.town}, ${d.country}, where adults learn to swim.`,
      'On a phone, adults find a group, and say after the first lesson whether it fits.',
      has.poolside && 'Teachers use a tablet at the edge of the pool.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (_d, _has, at) => {
    if (at === 'group')
      return 'Take one adult whose answers fit groups 1 and 2. Write what people do in each group, in ten words. Then write the line that stands above both groups. Read all of it as somebody who is afraid.';
    if (at === 'after')
      return 'Take one adult who held on to the wall in the first lesson. Write the question that comes that evening, with three answers. Add the line that says who reads the answer.';
    return 'Take one adult. Water up to the chest is pleasant, and deep water is frightening. Floating works only with help. Write three questions that this adult can answer in one word. Ask them aloud in a full room. Which one would you leave out?';
  },
  glossary: [
    {
      word: 'Group',
      means:
        'up to ten adults who learn together. Its number stands for the depth of the water, from 1 (shallow) to 4 (deep).',
    },
  ],
  safety: 'A page cannot tell whether somebody is safe in water. A teacher tests every learner in shallow water.',
  overview: [
    ({ org, s }, _, at) =>
      at === 'group'
        ? `A man can float, but deep water frightens him. ${org} offers him groups 1 and 2, and the form does not say which is deeper. He chooses group 2, and stays at home after one evening.`
        : at === 'after'
          ? `In ${s.pool}, a woman holds on to the wall for a whole lesson of ${org}. “All is well”, she tells the teacher. The next week she stays at home, and nobody knows why.`
          : `Two people stand in the same water. One swam at school, thirty years ago. The other has never let go of the wall. Both ticked “beginner”, because the form of ${org} asks only: beginner, advanced or swimmer?`,
    ({ s, org }, _, at) =>
      at === 'group'
        ? `A woman reads the words “group 1” and “group 2” on the form of ${org}, and guesses. In ${s.pool} she stands among people who jump from the edge. The next week she stays at home.`
        : at === 'after'
          ? `A man comes home from his first lesson at ${org} in ${s.pool}, and hangs up his wet towel. The water was too deep, but nobody asked him. He does not go again.`
          : `A woman holds on to the wall in ${s.pool}. On the form of ${org} she ticked “beginner”, because the other two words were “advanced” and “swimmer”. The next week she stays at home.`,
  ],
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
      text: () => 'Most newcomers do not know the words of swimmers.',
      effect: () => '‘You and the water’ shows each situation in a picture and everyday words.',
      frame: 'the question about water up to the chest',
    },
    {
      type: 'brand',
      at: 'group',
      text: () => 'The school calls nobody a non-swimmer and gives no marks.',
      effect: () => '‘Your group’ says what people in a group do, not what they lack.',
      frame: 'groups 1 to 4, with what people do in each',
    },
    {
      type: 'legal',
      at: 'group',
      text: () => 'By the rules of the pool, a teacher has ten learners at most.',
      effect: () => '‘Your group’ says what else is possible when a group is full.',
      frame: 'a fitting group that is full',
    },
    {
      type: 'time',
      at: 'after',
      text: () => 'A teacher must know of a new learner two days before a lesson.',
      effect: () => '‘After the first lesson’ says in which lesson the new group begins.',
      frame: 'a change of group on the evening before a lesson',
    },
    {
      type: 'people',
      at: 'after',
      text: () => 'After a lesson many learners read without their glasses.',
      effect: () => '‘After the first lesson’ keeps question and answers together in large text.',
      frame: 'the question about the lesson in large text',
    },
    {
      type: 'legal',
      at: 'water',
      text: () => 'Facts about illness are private, and the school does not store them.',
      effect: () => '‘You and the water’ leaves questions about illness to a teacher.',
      frame: 'the note that a teacher will ask about illness',
      from: 'professional',
    },
    {
      type: 'technical',
      at: 'list',
      text: () => 'The teacher reads the tablet from two metres away.',
      effect: () => '‘In the water’ shows all ten names in large letters.',
      frame: 'ten long names in large letters',
      from: 'professional',
    },
  ],
  strands: [
    {
      at: 'water',
      titles: [
        (d) => `Adults learn to swim at ${d.org}: does the form ask about fear?`,
        (d) => `“Beginner” says nothing about water: the questions of ${d.org}`,
      ],
      problem: ({ f }) =>
        `Of 100 adults, ${f.leaveIn100} leave by the third lesson. Each term ${f.leave} adults get ${f.fee} each back: ${f.refunds}. Asked why, half of them named deep water. The form had not asked about fear.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.change}. At today’s share, ${f.leaveThen} of ${f.next} adults will then leave, and the school pays back ${f.refundsThen} a term.`,
      sides: [
        {
          who: 'teaching',
          wants: () => 'wants a question about fear, because fear decides which group fits',
        },
        {
          who: 'office',
          wants: () => 'wants questions only about what adults can do, because many close a page that asks about fear',
        },
      ],
      decision: 'does the page ask about fear, or only about what an adult can do?',
      frame: 'the question about deep water, before an adult has answered it',
      unknowns: [
        () => 'Do adults answer a question about fear honestly on a phone?',
        () => 'Which of the six questions tells most about the right group?',
      ],
      twist: () =>
        'A newspaper prints the six questions, and many people answer what they think the school wants. How does ‘You and the water’ invite an honest answer?',
      users: ['newcomer', 'learner', 'teacher'],
    },
    {
      at: 'group',
      titles: [
        (d) => `${d.org}: two swimming groups fit, and an adult has to choose one`,
        (d) => `Swimming groups at ${d.org}: the deeper or the shallower one?`,
      ],
      problem: ({ f }) =>
        `Adults in doubt choose alone. Of 100 adults, ${f.leaveIn100} leave by the third lesson. Each term ${f.leave} adults get ${f.fee} each back: ${f.refunds}. Asked why, half of them named deep water, and a third a slow group.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.change}. At today’s share, ${f.leaveThen} of ${f.next} adults will leave, and get ${f.refundsThen} back each term.`,
      sides: [
        {
          who: 'teaching',
          wants: () => 'wants the shallower group proposed, because one frightening evening can end a course',
        },
        {
          who: 'speaker',
          wants: () => 'wants both groups shown as equal, because adults know best how brave they are',
        },
      ],
      decision: 'when two groups fit, does the page propose the shallower one, or show both as equal?',
      unknowns: [
        () => 'Do adults who choose a group for themselves stay longer?',
        () => 'How often does a learner choose the deeper group and regret it?',
      ],
      twist: () =>
        'A teacher falls ill, and groups 1 and 2 have to share one evening for a month. What does ‘Your group’ tell people who enrol now?',
      users: ['newcomer', 'learner', 'teacher'],
    },
    {
      at: 'after',
      titles: [
        (d) => `After the first swimming lesson at ${d.org}: was it too deep?`,
        (d) => `${d.org}: “Was the water too deep?” Who reads the answer?`,
      ],
      problem: ({ f }) =>
        `After a bad first lesson, most adults say nothing. An adult in a wrong group changes it only after ${f.soon} days (median). By then ${f.leaveIn100} in 100 adults have left: ${f.leave} of ${f.learners} a term, who get ${f.refunds} back.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.change}. At today’s share, ${f.leaveThen} of ${f.next} adults a term will then leave, which costs ${f.refundsThen}.`,
      sides: [
        {
          who: 'teaching',
          wants: () => 'wants teachers to read each answer with its name, because those who need help never ask for it',
        },
        {
          who: 'speaker',
          wants: () =>
            'wants only the office to read the answers, because ashamed adults do not answer honestly to their teacher',
        },
      ],
      decision: 'does the teacher read the answer with the learner’s name, or does only the office read it?',
      unknowns: [
        () => 'Do learners answer honestly when their teacher reads the answer?',
        () => 'Do adults know on the same evening whether their group fits?',
      ],
      twist: () =>
        'In one group, seven of ten learners answer “too deep” on the same evening. What does ‘After the first lesson’ tell these seven?',
      users: ['learner', 'newcomer', 'teacher'],
    },
  ],
  sellingPoints: [
    { title: 'Adults only', text: () => 'On course evenings nobody else is in the pool.' },
    {
      title: 'Within reach',
      text: () => 'The teacher stands in the water, beside the learners.',
    },
    { title: 'Shallow to deep', text: () => 'In group 1 everybody can stand at any time.' },
  ],
  audience: (_, has) =>
    `Adults who want to learn to swim, many of them afraid or ashamed${has.poolside ? ', and their teachers' : ''}.`,
  direction: {
    styles: {
      minimal: {
        mood: 'Quiet and kind, because each extra line gives a nervous adult a reason to close the page.',
        shape:
          'Few words in wide space, and one picture to each: a full page looks like an exam to adults who feel ashamed.',
        second: {
          water:
            'leaves one question and its picture alone on the page, because an adult has to remember how the water felt',
          after:
            'asks one question in wide space with three short answers, because learners read it tired, on the way home',
        },
        avoid:
          'Bare words such as “Deep?”, because they frighten nervous adults. Faint lines, because nobody sees them on a wet phone.',
      },
      bold: {
        mood: 'Warm and sure, because adults who are afraid look for a firm voice.',
        shape:
          'A standing figure with a heavy band of water at hip, chest, chin or above: adults see the depth before they read a word.',
        second: {
          group: 'sets the group’s number large across the page, because adults look for it again at the pool',
          after: 'gives each answer a heavy block of full width, because fingers are still wet and cold',
        },
        avoid:
          'Dives and splashes, because they show what people fear. Cheering, because it sounds like a sports club.',
      },
      playful: {
        mood: 'Light and respectful, because adults are shy about learning what children can do.',
        shape:
          'A round drawn swimmer at the wall, afloat or on the way: adults find themselves in a picture, not in “beginner”.',
        second: {
          group:
            'draws each group as round heads above a water line, because adults look how many stand and how many swim',
          water:
            'draws each situation with one round, grown-up figure, because a child in the picture would shame the reader',
        },
        avoid:
          'Ducks and rubber rings, because they mock adults. Children’s drawings, because they promise a course for children.',
      },
      luxury: {
        mood: 'Unhurried and courteous, because adults who are ashamed need respect.',
        shape:
          'Wide margins and one large picture of people who stand in the shallow end, because adults think of deep water first.',
        second: {
          group: 'sets each group in wide margins under a quiet heading, because nobody likes to feel sorted',
          after:
            'sets one courteous question in wide margins, because learners say “all is well” to anybody in a hurry',
        },
        avoid: 'Perfect bodies, because beginners feel out of place. Wide empty water, because it looks deep.',
      },
      corporate: {
        mood: 'Sober and reassuring, because nervous adults want to know beforehand what will happen, and where.',
        shape:
          'A timetable with the same rows for each group, for depth, hour and what people do: adults in doubt compare line by line.',
        second: {
          group:
            'keeps number, hour and entrance in straight rows, because a nervous person checks the way three times',
          after:
            'puts old and new group into two even columns, because learners who change want to see what gets easier',
        },
        avoid:
          'Tables of abilities, because they look like a school report. Long forms, because tired people close them.',
      },
      retro: {
        mood: 'Friendly and familiar, because many adults were last at a pool in their schooldays.',
        shape:
          'Square tiles, and depths in stencilled figures as on the pool’s edge: adults find the same figures when they arrive.',
        second: {
          group:
            'sets each group in a double frame with its number stencilled above, because adults in doubt mix up groups 1 and 2',
          water:
            'sets each question on a framed card with a plain caption, because one card after another feels shorter than a form',
        },
        avoid:
          'Posters of divers, because they frighten people. Cracked tiles behind text, because they hide the words.',
      },
      futuristic: {
        mood: 'Exact and gentle, because whoever fears deep water asks how high it will reach.',
        shape:
          'A fine scale beside a standing figure, with the water at an exact mark, because adults ask whether they can still stand.',
        second: {
          water: 'counts the six questions by exact ticks on one line, because a nervous adult wants to see the end',
          group:
            'sets the groups on one exact line from shallow to deep, because adults ask which of two is the safer one',
        },
        avoid: 'Black grounds, because they look like the deep sea. Glowing scales, because they look like an alarm.',
      },
      organic: {
        mood: 'Soft and patient, because adults who are afraid are stiff before they reach the water.',
        shape:
          'A soft slope from the steps to the deep end, with the groups along it, because adults fear a sudden edge.',
        second: {
          group: 'gives each group a soft field that overlaps the next, because a learner may change after one lesson',
          after: 'sets the three answers in soft shapes of one size, because no answer should look like a failure',
        },
        avoid:
          'Underwater photographs, because they show what learners fear. Moving waves, because they look like rough water.',
      },
    },
    reading: 'Strong, open letters, because some adults read without their glasses.',
    lettering: 'the school’s posters',
    own: 'the school’s swimming caps',
    accent: 'the depth of the water, because people ask about it first',
    sample: 'Group 2: water up to the chest, all evening.',
  },
  untold: {
    budget: ({ f }) => `We have what two terms of refunds cost us. One term is ${f.refunds}.`,
    decision: (d) => `I decide. What teachers read about a learner has to be agreed with ${d.who.speaker!.first}.`,
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
