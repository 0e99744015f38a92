import { defineCase } from '../case.ts';

export const homeExercises = defineCase({
  id: 'home-exercises',
  industry: 'health',
  client: 'everyday',
  model: 'fees',
  channel: 'phone',
  about:
    'A physiotherapy practice gives its patients exercises for home, on a printed sheet. At home they do not know if they do them correctly or if a pain is ordinary, and most stop in the second week. The therapist learns it at the next session and shows everything again. The practice wants patients to keep going.',
  settings: [
    {
      country: 'br',
      town: 'Joinville',
      orgs: ['Fisioterapia Passo Firme', 'Clínica Movimento Atiradores', 'Fisio Rio Cachoeira'],
      start: [3, 1],
      trigger: 'complaint',
      languages: ['Portuguese', 'English'],
      inputs: [
        {
          therapists: 8,
          half: 50,
          keepIn100: 31,
          again: 15,
          breakIn100: 23,
          sent: 640,
        },
        {
          therapists: 6,
          half: 50,
          keepIn100: 28,
          again: 14,
          breakIn100: 26,
          sent: 420,
        },
      ],
      words: {
        law: 'The General Data Protection Law (LGPD) counts facts about health as sensitive.',
        holiday: 'the long weekend of Easter',
        floor: 'a rug in the living room',
      },
    },
    {
      country: 'cz',
      town: 'Olomouc',
      orgs: ['Fyzioterapie Nové Sady', 'Rehabilitace U Morávky', 'Fyzio Hejčín'],
      start: [10, 1],
      trigger: 'complaint',
      languages: ['Czech', 'Ukrainian'],
      inputs: [
        {
          therapists: 7,
          half: 45,
          keepIn100: 35,
          again: 13,
          breakIn100: 21,
          sent: 510,
        },
      ],
      words: {
        law: 'The General Data Protection Regulation gives facts about health special protection.',
        holiday: 'the Christmas holidays',
        floor: 'a carpet in the bedroom',
      },
    },
    {
      country: 'in',
      town: 'Pune',
      orgs: ['Kothrud Physio Rooms', 'Mula Bend Physiotherapy', 'Aundh Lane Physiotherapy'],
      start: [1, 15],
      trigger: 'complaint',
      languages: ['English', 'Hindi'],
      inputs: [
        {
          therapists: 9,
          half: 40,
          keepIn100: 29,
          again: 11,
          breakIn100: 27,
          sent: 720,
        },
      ],
      words: {
        law: 'The Digital Personal Data Protection Act, 2023, asks for consent in plain words.',
        holiday: 'the days of Holi',
        floor: 'a mat on a tiled floor',
      },
    },
    {
      country: 'tr',
      town: 'İzmir',
      orgs: ['Körfez Adım Fizyoterapi', 'Hatay Yolu Fizyoterapi', 'Rıhtım Fizyoterapi'],
      start: [9, 15],
      trigger: 'complaint',
      languages: ['Turkish', 'English'],
      inputs: [
        {
          therapists: 6,
          half: 45,
          keepIn100: 33,
          again: 13,
          breakIn100: 24,
          sent: 460,
        },
      ],
      words: {
        law: 'The Turkish law on personal data (6698) counts facts about health as special.',
        holiday: 'a long national holiday',
        floor: 'a carpet in the living room',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Exercise pages on the phone', device: 'phone', size: '390 × 844 px' },
    tablet: { name: 'Therapist’s tablet', device: 'tablet', size: '1280 × 800 px' },
  },
  figures: (i) => {
    return {
      ...i,
      breakLimit: Math.round(i.breakIn100 * 0.85),
      keepGoal: i.keepIn100 + 16,
      breakGoal: Math.round(i.breakIn100 * 0.72),
      againGoal: Math.round(i.again * 0.65),
    };
  },
  users: {
    patient: {
      surface: 'phone',
      variants: [
        {
          role: 'Bus driver after an operation on the knee',
          conflict: 'today',
          gender: 'm',
          ages: [44, 61],
          context: ({ s }) => `He exercises on ${s.floor}, and reads lying down.`,
          goal: () => 'Know how often he has really exercised.',
          obstacle: () => 'He thinks that he missed one day, and it was three.',
          needs: 'repetition seven of ten, in the middle of an exercise',
          quote: 'I counted one missed day. The calendar counted three.',
        },
        {
          role: 'Bus driver after an operation on the knee',
          conflict: 'felt',
          gender: 'm',
          ages: [44, 61],
          context: ({ s }) => `He rests on ${s.floor}, still out of breath.`,
          goal: () => 'See over weeks which exercises help.',
          obstacle: () => 'From one day to the next he notices no difference.',
          quote: 'Yesterday it hurt. Today it hurts. Is that better?',
        },
        {
          role: 'Bus driver after an operation on the knee',
          conflict: 'short',
          gender: 'm',
          ages: [44, 61],
          context: () => 'He exercises after ten hours at the wheel.',
          goal: () => 'Keep to the full plan until the knee bends.',
          obstacle: () => 'When he sees an easier plan, he takes it.',
          quote: 'Show me the easy way, and I take the easy way.',
        },
        {
          role: 'Amateur runner with a torn ankle ligament',
          conflict: 'felt',
          gender: 'm',
          ages: [21, 39],
          context: () => 'He likes numbers, and does twice as much as planned.',
          goal: () => 'Know when he has done enough.',
          obstacle: () => 'He goes on through pain, as he does in a race.',
          needs: 'the end of the day’s exercises, for a patient who wants to go on',
        },
        {
          role: 'Music teacher with a new hip',
          conflict: 'today',
          gender: 'f',
          ages: [55, 67],
          context: () => 'She reads in large text, and holds a chair while she exercises.',
          goal: () => 'Notice at once when she does less than planned.',
          obstacle: () => 'Without noticing it, she does one day less each week.',
          needs: 'an exercise beside a chair in large text',
          quote: 'The hip is new. The rest of me is not.',
        },
        {
          role: 'Music teacher with a new hip',
          conflict: 'short',
          gender: 'f',
          ages: [55, 67],
          context: () => 'She reads in large text, and holds a chair while she exercises.',
          goal: () => 'Do all six exercises safely.',
          obstacle: () => 'She stops after the easy exercises, and leaves out the others.',
          needs: 'an exercise beside a chair in large text',
        },
      ],
    },
    irregular: {
      surface: 'phone',
      variants: [
        {
          role: 'Hotel porter on shifts with a stiff shoulder',
          conflict: 'today',
          gender: 'f',
          ages: [22, 34],
          context: () => 'Her working hours change each week.',
          goal: () => 'Exercise whenever she has the time.',
          obstacle: () => 'After a missed day, she leaves the sheet in her bag for a week.',
          quote: 'My morning is at four in the afternoon.',
        },
        {
          role: 'Hotel porter on shifts with a stiff shoulder',
          conflict: 'short',
          gender: 'f',
          ages: [22, 34],
          context: () => 'She exercises in a corridor of the hotel, between two tasks.',
          goal: () => 'Do what is possible in seven minutes.',
          obstacle: () => 'She does nothing when she cannot finish the whole plan.',
          quote: 'I have seven minutes. The sheet wants twenty-five.',
        },
        {
          role: 'Bookkeeper with back pain for years',
          conflict: 'today',
          gender: 'f',
          ages: [35, 54],
          context: () => 'She exercises before the children wake.',
          goal: () => 'Begin again after a bad day.',
          obstacle: () => 'On a bad day she does nothing, and then fears to begin again.',
          quote: 'Is this the good pain or the other one?',
        },
        {
          role: 'Bookkeeper with back pain for years',
          conflict: 'felt',
          gender: 'f',
          ages: [35, 54],
          context: () => 'She exercises before the children wake.',
          goal: () => 'Exercise without thinking of pain all day.',
          obstacle: () => 'She looks for the pain as soon as somebody asks about it.',
          quote: 'If you ask me every day, it hurts every day.',
        },
        {
          role: 'Bookkeeper with back pain for years',
          conflict: 'short',
          gender: 'f',
          ages: [35, 54],
          context: () => 'She exercises before the children wake.',
          goal: () => 'Do two exercises rather than none.',
          obstacle: () => 'She would rather skip a day than say that she cannot do more.',
          quote: 'I do not fail at two exercises. I fail at six.',
        },
      ],
    },
    therapist: {
      surface: 'tablet',
      variants: [
        {
          role: 'Physiotherapist of the practice',
          ages: [25, 57],
          context: () => 'reads while the next patient gets up from a chair.',
          goal: () => 'Know before the session what went wrong at home.',
          obstacle: () => 'hears from patients only “it went well”.',
          quote: 'I never ask if they did it. I ask which one they hated.',
        },
      ],
    },
  },
  stakeholders: {
    partner: {
      role: 'owner of the practice',
    },
    lead: {
      role: 'head physiotherapist',
    },
    pain: {
      role: 'physiotherapist for long-lasting pain',
    },
    office: {
      role: 'practice manager',
    },
  },
  goals: ({ f }) => ({
    finish: {
      direction: 'Lower',
      what: 'the share of courses that patients break off',
      from: `${f.breakIn100} in 100`,
      today: 'Patients break off {from} courses.',
      to: `${f.breakGoal} in 100`,
      months: 8,
      measuredBy: 'the appointment calendar',
    },
    keep: {
      direction: 'Raise',
      what: 'the share of patients who keep to their plan',
      from: `${f.keepIn100} in 100`,
      today: 'In a test with motion sensors, only {from} patients kept to their plan.',
      to: `${f.keepGoal} in 100`,
      months: 5,
      measuredBy: 'motion sensors worn for six weeks',
    },
    again: {
      direction: 'Lower',
      what: 'the time for known exercises in a session',
      from: `${f.again} minutes`,
      today: `Of ${f.half} minutes in a session, ${f.again} go to exercises that the patient already knows.`,
      to: `${f.againGoal} minutes`,
      months: 4,
      measuredBy: 'a stopwatch',
    },
  }),
  features: {
    today: {
      title: 'Today',
      surface: 'phone',
      user: 'patient',
      goal: 'keep',
      does: 'shows the days so far, and how to do today’s exercises',
      frames: [
        'the morning after a missed day',
        'one exercise with its first and its last position',
        'the last day of a week without a missed day',
      ],
    },
    felt: {
      title: 'How it felt',
      surface: 'phone',
      user: 'patient',
      goal: 'finish',
      does: 'asks the patient one question about an exercise, and says what to do next',
      frames: [
        'an answer that leads to “stop and call us”, with the emergency number',
        'the question after an exercise, above the last three answers',
        'an answer after which the patient may go on',
      ],
    },
    short: {
      title: 'Short day',
      surface: 'phone',
      user: 'irregular',
      goal: 'keep',
      does: 'reduces the plan when time or strength is short',
      frames: [
        'a short plan of seven minutes, on the third short day in a row',
        'the page just after “I cannot do more”',
        'the day after three short days',
      ],
    },
    before: {
      title: 'Before the session',
      surface: 'tablet',
      user: 'therapist',
      goal: 'again',
      does: 'shows what was done at home, and what was hard',
      frames: [
        'one patient’s answers since the last session',
        'the week of a patient who did too much',
        'the week of a patient who did nothing',
      ],
    },
  },
  task: (d, has) =>
    [
      `Design pages for exercises at home for ${d.org}, a practice with ${d.w.therapists} physiotherapists in ${d.town}, ${d.country}.`,
      'Patients use them on their phone between two sessions.',
      has.tablet && 'Therapists look at the results on a tablet.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (_, __, at) => {
    const then: Partial<Record<string, string>> = {
      today: `Take one exercise: lie on your back, lift the straight leg, hold for five seconds, ten times. Write it in four lines for ‘Today’. Which line must be readable from two metres?`,
      felt: `A patient says “it hurts”. Write the question of ‘How it felt’ twice: as a number from 0 to 10, and as “What was possible today?” Answer both for an ache, and then for a numb foot. Which question shows the difference?`,
      short: `A plan has six exercises and takes 25 minutes. A hotel porter has seven minutes. Write ‘Short day’ in four lines: what stays, what is left out, why it counts, what comes tomorrow. What changes on the third short day in a row?`,
    };
    return `${then[at]}`;
  },
  glossary: [
    { word: 'Course', means: 'twelve to fourteen sessions for one pain or injury.' },
    {
      word: 'Plan',
      means:
        'exercises for five days a week. A patient who exercises on at least four of these days keeps to the plan.',
    },
  ],
  safety:
    'After sudden pain, sudden swelling or numbness, the pages say only “stop and call us”, and show the emergency number.',
  overview: [
    ({ s }, _, at) =>
      ({
        today: `A patient lies on ${s.floor} with a printed sheet. “Five days a week”, it says. She has missed Tuesday and Wednesday, and wonders whether it is worth beginning again. Nobody asks what was done between two sessions.`,
        felt: `A patient lies on ${s.floor}, with one leg in the air. It hurts, and the printed sheet does not say whether this pain is ordinary. He stops. Nobody asks him about it until the next session.`,
        short: `A patient looks at the clock. She has seven minutes, and her printed sheet shows six exercises that take 25. So she does none. Nobody tells her what she could do in seven minutes.`,
      })[at]!,
    (_d, __, at) =>
      ({
        today: `After two weeks a patient unfolds her printed sheet. It is as clean as on the first day, and says “five days a week”. She missed one day, and never began again. Nobody asks what was done.`,
        felt: `In the second week a patient feels his muscles. “It hurts”, he says at home, folds the printed sheet, and stops. It was an ordinary ache. Until the next session nobody asks him how it felt.`,
        short: `After a long shift a patient looks at six exercises on a printed sheet. She could do two, but the sheet shows only the whole plan of 25 minutes. She does none, as on the day before.`,
      })[at]!,
  ],
  nonGoals: [
    'Booking sessions',
    'Watching patients by camera',
    'Messages between patient and therapist',
    'Writing the plans',
  ],
  constraints: [
    {
      type: 'content',
      at: 'felt',
      text: () => 'Patients say “it hurts” for an ache, and also for numbness or swelling.',
      effect: () => '‘How it felt’ tells a warning from an ordinary ache.',
      frame: 'the choice between an ache, numbness and swelling, of which two lead to “stop and call us”',
    },
    {
      type: 'technical',
      at: 'today',
      text: () => 'During an exercise the phone lies up to two metres away.',
      effect: () => '‘Today’ can be used from there, without a touch.',
      frame: 'repetition seven of ten, in the middle of an exercise',
    },
    {
      type: 'legal',
      at: 'felt',
      text: (d) => d.s.law,
      effect: () => '‘How it felt’ first says who will read the answers.',
      frame: 'the line that says who reads the answers, before the first question',
    },
    {
      type: 'people',
      at: 'today',
      text: () => 'Some patients hold a chair while they exercise, and use large text.',
      effect: () => '‘Today’ shows a safe hold with each movement.',
      frame: 'an exercise beside a chair in large text',
    },
    {
      type: 'people',
      at: 'today',
      text: () => 'Some patients do twice as much as planned, which can harm a joint.',
      effect: () => '‘Today’ says when the exercises of a day are enough.',
      frame: 'the end of the day’s exercises, for a patient who wants to go on',
    },
    {
      type: 'time',
      at: 'before',
      text: () => 'Between two patients a therapist has two minutes.',
      effect: () => '‘Before the session’ tells a week in five lines at most.',
      frame: 'a week with two missed days, in five lines',
      from: 'professional',
    },
    {
      type: 'money',
      at: 'short',
      text: () => 'Nobody pays therapists for changing a plan between two sessions.',
      effect: () => '‘Short day’ uses two exercises that were chosen in the last session.',
      frame: 'the two exercises chosen for this patient',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'today',
      titles: [
        (d) => `Exercises at home for ${d.org}: does a missed day show?`,
        (d) => `Exercises at home for ${d.org}: five days a week, and one is missing`,
      ],
      problem: ({ f }) =>
        `In a test with motion sensors, only ${f.keepIn100} in 100 patients kept to their plan. Whoever misses a day in the second week often never begins again. So in each session, ${f.again} of ${f.half} minutes go to exercises that are already known.`,
      whyNow: ({ f, start }) =>
        `From ${start} the city hospital, which sends ${f.sent} patients a year, asks on how many days they exercise. After nine months it leaves practices where fewer than 40 in 100 keep to their plan.`,
      sides: [
        {
          who: 'office',
          wants: () => 'wants missed days to show, because otherwise patients believe that they keep to their plan',
        },
        {
          who: 'pain',
          wants: () => 'wants only the days done to show, because a patient who sees a gap often stops for good',
        },
      ],
      decision: 'does the page show the missed days too, or only the days with exercises?',
      unknowns: [
        () => 'What would bring patients back after a missed day?',
        () => 'Do patients remember how many days they have missed?',
      ],
      twist: ({ s }) =>
        `After ${s.holiday}, half of the patients have done nothing for five days. What does ‘Today’ show them on the first morning?`,
      users: ['patient', 'irregular', 'therapist'],
    },
    {
      at: 'felt',
      titles: [
        (d) => `Home exercises for ${d.org}: does it help to ask about pain?`,
        (d) => `${d.org}: “it hurts” in the second week of exercises at home`,
      ],
      problem: ({ f }) =>
        `Patients break off ${f.breakIn100} in 100 courses, most of them in the second week, when the muscles ache. Those who come back months later need a whole course again.`,
      whyNow: ({ f, start }) =>
        `From ${start} the city hospital, which sends ${f.sent} patients a year, asks for a report on each course. After nine months it leaves practices where more than ${f.breakLimit} in 100 courses are broken off.`,
      sides: [
        {
          who: 'lead',
          wants: () => 'wants the strength of pain from 0 to 10, because only numbers show over weeks what helps',
        },
        {
          who: 'pain',
          wants: () => 'wants to ask what was possible, because people who measure pain daily begin to wait for it',
        },
      ],
      decision: 'does the page ask how strong the pain was, or what was possible?',
      frame: 'the question after an exercise, above the last three answers',
      unknowns: [
        () => 'Can patients tell an ache from a warning in their own words?',
        () => 'How often can a page ask before people answer without thinking?',
      ],
      twist: () =>
        'The hospital wants a number for pain in its report on each course. What does ‘How it felt’ ask now, and how often?',
      users: ['irregular', 'patient', 'therapist'],
    },
    {
      at: 'short',
      titles: [
        (d) => `A shorter plan for a bad day: exercises at home for ${d.org}`,
        (d) => `${d.org}: the short plan, in sight or behind a tap?`,
      ],
      problem: ({ f }) =>
        `In a test with motion sensors, only ${f.keepIn100} in 100 patients kept to their plan. On days with little time or strength, the others do nothing. So in each session, ${f.again} of ${f.half} minutes go to exercises that are already known.`,
      whyNow: ({ f, start }) =>
        `From ${start} the city hospital, which sends ${f.sent} patients a year, asks on how many days they exercise. After nine months it leaves practices where fewer than 40 in 100 keep to their plan.`,
      sides: [
        {
          who: 'pain',
          wants: () => 'wants to show the short plan every day, because two exercises are better than none',
        },
        {
          who: 'lead',
          wants: () =>
            'wants to show it only after a tap on “I cannot do more”, because whoever sees the easy plan every day forgets the full one',
        },
      ],
      decision: 'does a patient see the short plan every day, or only after a tap on “I cannot do more”?',
      frame: 'an ordinary morning, before the first exercise',
      unknowns: [
        () => 'How many full days would become short days?',
        () => 'Do patients who did two exercises come back the next day?',
      ],
      twist: () =>
        'A wave of colds goes round, and the practice advises weak patients to do less. How does ‘Short day’ tell them so without making them stop?',
      users: ['irregular', 'patient', 'therapist'],
    },
  ],
  sellingPoints: [
    {
      title: 'One therapist for a course',
      text: () => 'A patient sees the same person in every session.',
    },
    { title: 'A plan of your own', text: () => 'Each plan is made for one person.' },
    {
      title: 'A call back the same day',
      text: () => 'Whoever phones before noon is called back by the evening.',
    },
  ],
  audience: (_, has) =>
    has.tablet
      ? 'Patients on the days between two sessions, and their therapists.'
      : 'Patients on the days between two sessions.',
  direction: {
    styles: {
      minimal: {
        mood: 'Calm and patient, because patients in the middle of an exercise can look at only one thing.',
        shape:
          'One line drawing of a position, alone in empty space: a patient who looks up from the floor finds it again at once.',
        second: {
          short: 'leaves out all but the exercises that stay, because a tired patient wants to begin, and not to read',
          felt: 'sets one question alone in empty space, because a patient answers out of breath',
        },
        avoid:
          'Small buttons, because nobody on the floor can hit them. Icons without words, because patients at home cannot ask.',
      },
      bold: {
        mood: 'Encouraging and strong, because patients look up from an exercise for one second only.',
        shape:
          'Heavy figures as wide as the screen, for repetitions, minutes and days: from two metres, a patient reads nothing smaller.',
        second: {
          short:
            'sets the minutes of the short plan in the heaviest figures, because a hurried patient looks for them first',
          felt: 'gives each answer a heavy, full-width block, because a patient taps it with a tired hand',
        },
        avoid:
          'Slogans of a gym, because patients are recovering. Trained bodies, because patients compare themselves with them.',
      },
      playful: {
        mood: 'Friendly and light, because patients exercise alone, without the therapist who jokes with them.',
        shape:
          'A small round figure, drawn in few lines, shows each position: a patient on the floor copies it at a glance.',
        second: {
          short: 'draws each exercise as a small round figure, because a hurried patient knows it faster than by name',
          felt: 'sets the answers in round fields of one size, because no answer should look like the right one',
        },
        avoid: 'Cartoon faces, because they make light of pain. Sad figures, because patients take them as blame.',
      },
      luxury: {
        mood: 'Attentive and calm, because patients miss the therapist who looked only at them.',
        shape:
          'One large picture of each position, in wide margins and with one line below: patients see the angle of every joint.',
        second: {
          short:
            'sets each exercise of the short plan in wide margins, because a short plan asks for as much care as a full one',
          felt: 'sets the question in wide margins with few words, because patients think before they judge a pain',
        },
        avoid:
          'Faint captions, because nobody reads them from the floor. Words such as “relax”, because exercises are hard work.',
      },
      corporate: {
        mood: 'Clear and trustworthy, because patients and therapists must mean the same exercise.',
        shape:
          'A numbered square for each exercise, with position and pause in the same corners: nobody can search while holding up a leg.',
        second: {
          short:
            'sets exercise, number and minutes in even columns, because patients compare the short plan with the full one',
          felt: 'sets today’s answer and the last answers in even rows, because patients look for a change',
        },
        avoid:
          'Medical terms, because patients have to look them up. Tables of values, because nobody reads them on the floor.',
      },
      retro: {
        mood: 'Cheerful and plain, because many patients last exercised at school, from numbered pictures on a wall.',
        shape:
          'Framed pictures with large numbers, one for each position: a patient who loses the count finds the next number again.',
        second: {
          short:
            'frames and numbers the exercises, because a hurried patient stops at any of them, and goes on there later',
          felt: 'sets each answer on a framed label with one plain word, because patients search for a word for their pain',
        },
        avoid:
          'People in uniform, because an exercise is no order. Old paper textures, because outlines get lost in them.',
      },
      futuristic: {
        mood: 'Precise and bright, because progress is so slow that patients do not notice it themselves.',
        shape: 'A fine ring with one tick for each repetition or day: a patient sees from the floor how much is left.',
        second: {
          short: 'sets the minutes of the plan on an exact scale, because patients fit them between two tasks',
          felt: 'marks today’s answer on a fine line beside the last ones, because patients ask whether it gets better',
        },
        avoid: 'Scans of bodies, because bones do not show a movement. Scores, because patients are not in a contest.',
      },
      organic: {
        mood: 'Gentle and patient, because patients fear each movement that could hurt.',
        shape:
          'A soft curve follows each movement from its first to its last position: patients see a path, and do not force a joint.',
        second: {
          short: 'puts each exercise on a soft field as large as its minutes, because patients look for one that fits',
          felt: 'sets the question on a soft, uneven field, because a patient in pain should not fill in a form',
        },
        avoid:
          'Bulging shapes, because they remind patients of a swollen joint. Dim pictures, because nobody sees the knee in them.',
      },
    },
    reading: 'Plain letters and large figures, because patients read them from the floor.',
    lettering: 'the practice’s window',
    own: 'the mats in the practice',
    accent: 'the next exercise, because patients look back at it after a pause',
    sample: 'Lift the straight leg 10 times. Hold for 5 seconds.',
  },
  untold: {
    budget: () => 'It has to cost less than one treatment table a year to run. The first version is paid for.',
    decision: (d) => `I approve it. No exercise goes out that ${d.who.lead!.first} has not shown to a patient.`,
    history: () =>
      'Patients crossed out each day on a paper calendar. They exercised more often, but many threw it away at the first gap.',
    launch: () => 'It begins with knees, because we have the most of them. Backs follow when the questions are right.',
    content: () => 'We have 60 drawings by a colleague. They are correct, and all people in them are slim and young.',
    machines: () => 'The tablets are there. The appointment calendar gives us names and times, and nothing else.',
    access: () =>
      'You may watch sessions if a patient agrees. Ask them to show you their sheet: you will see coffee on exercise four.',
    fear: () => 'That somebody goes on through a warning pain, because the page said “well done”.',
    others: () =>
      'There are many exercise apps. Our patients tried them and did exercises that were right for somebody else.',
    staff: () => 'Half of the therapists like the tablet. The other half like their hands, and I understand them.',
    figures: () => 'Patients wore motion sensors for six weeks. What they told us themselves was nearly twice as high.',
    complaints: () =>
      'People say: “Nobody told me that it would hurt in the second week.” We did, on the back of the sheet.',
  },
});
