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
          patients: 210,
          sessions: 380,
          half: 50,
          keepIn100: 31,
          stopIn100: 44,
          again: 12,
          breakIn100: 23,
          sent: 640,
          newYear: 1450,
        },
        {
          therapists: 6,
          patients: 155,
          sessions: 280,
          half: 50,
          keepIn100: 28,
          stopIn100: 47,
          again: 14,
          breakIn100: 26,
          sent: 420,
          newYear: 1060,
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
          patients: 180,
          sessions: 340,
          half: 45,
          keepIn100: 34,
          stopIn100: 41,
          again: 11,
          breakIn100: 21,
          sent: 510,
          newYear: 1230,
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
          patients: 240,
          sessions: 430,
          half: 40,
          keepIn100: 29,
          stopIn100: 46,
          again: 11,
          breakIn100: 27,
          sent: 720,
          newYear: 1680,
        },
      ],
      words: {
        law: 'The Digital Personal Data Protection Act, 2023, requires that people are asked for consent in plain words.',
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
          patients: 165,
          sessions: 310,
          half: 45,
          keepIn100: 33,
          stopIn100: 42,
          again: 13,
          breakIn100: 24,
          sent: 460,
          newYear: 1120,
        },
      ],
      words: {
        law: 'Law No. 6698 on personal data counts facts about health as special.',
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
    const breaks = Math.round((i.newYear * i.breakIn100) / 100);
    return {
      ...i,
      againHours: Math.round((i.sessions * i.again) / 60),
      breaks,
      keepGoal: i.keepIn100 + 24,
      breakGoal: Math.round(i.breakIn100 * 0.58),
      againGoal: Math.round(i.again * 0.5),
    };
  },
  users: {
    patient: {
      surface: 'phone',
      variants: [
        {
          role: 'Bus driver after an operation on the knee',
          gender: 'm',
          ages: [44, 61],
          context: (d) => `He exercises on ${d.s.floor}, with the phone two metres away.`,
          goal: () => 'Climb into the driver’s seat without help.',
          obstacle: () => 'He cannot read the page while he lies on his back.',
          needs: 'the repetitions, counted while the patient lies on the floor',
          quote: 'The picture shows a calm young man. I am neither.',
        },
        {
          role: 'Bookkeeper with back pain',
          at: 'felt',
          gender: 'f',
          ages: [33, 52],
          context: () => 'She exercises at six in the morning, before the children wake.',
          goal: () => 'Sit through a working day.',
          obstacle: () => 'On the third day something pulls, and she does not know if she should stop.',
          quote: 'Is this the good pain or the other one? I stop, to be safe.',
        },
        {
          role: 'Retired teacher with a new hip',
          gender: 'f',
          ages: [66, 79],
          context: () => 'She uses large text and holds the back of a chair while she exercises.',
          goal: () => 'Walk to the market without a stick.',
          obstacle: () => 'The sheet has six exercises, and after the third she is tired and ashamed.',
          needs: 'an exercise beside a chair in large text',
        },
      ],
    },
    irregular: {
      surface: 'phone',
      variants: [
        {
          role: 'Nurse on shifts with a stiff shoulder',
          at: 'short',
          gender: 'f',
          ages: [26, 48],
          context: () => 'Her day begins at a different hour each week, and she exercises standing in a corridor.',
          goal: () => 'Fit something into seven minutes.',
          obstacle: () => 'The plan says “in the morning”, and some days have none.',
          quote: 'My morning is at four in the afternoon. The sheet does not know that.',
        },
        {
          role: 'Amateur runner with a torn ankle ligament',
          gender: 'm',
          ages: [21, 39],
          context: () => 'On free days he does each exercise twice as often as he was told, and on working days none.',
          goal: () => 'Run again before the season ends.',
          obstacle: () => 'Nobody notices that he does too much, and the ankle swells.',
        },
      ],
    },
    therapist: {
      surface: 'tablet',
      variants: [
        {
          role: 'Physiotherapist of the practice',
          ages: [25, 57],
          context: () => 'Stands beside the treatment table and has two minutes between patients.',
          goal: () => 'Know before the session where it went wrong at home.',
          obstacle: () => 'Everybody answers “yes, nearly every day”, and the movement shows something else.',
          quote: 'I never ask if they did it. I ask which one they hated.',
        },
      ],
    },
  },
  stakeholders: {
    partner: {
      role: 'co-owner who runs the business side of the practice',
      wants: () => 'Patients should finish their course of treatment and recommend the practice.',
    },
    lead: {
      role: 'head physiotherapist and owner',
      wants: () => 'Exercises are done correctly, and not only often.',
    },
    pain: {
      role: 'physiotherapist for long-lasting pain',
      wants: () => 'Patients should not be afraid of every small pain.',
    },
    office: {
      role: 'practice manager',
      wants: () => 'Courses are finished.',
    },
  },
  goals: ({ f }) => ({
    keep: {
      direction: 'Raise',
      what: 'patients who keep to at least four of five planned days a week',
      from: `${f.keepIn100} in 100`,
      to: `${f.keepGoal} in 100`,
      months: 5,
      measuredBy: 'the finished exercises and a test of movement at each session',
      today: 'Only {from} patients keep to at least four of five planned days a week.',
    },
    finish: {
      direction: 'Lower',
      what: 'courses of treatment that are broken off',
      from: `${f.breakIn100} in 100`,
      to: `${f.breakGoal} in 100`,
      months: 8,
      measuredBy: 'the appointment calendar',
    },
    again: {
      direction: 'Lower',
      what: 'the average time in a session for showing known exercises again',
      from: `${f.again} minutes`,
      to: `${f.againGoal} minutes`,
      months: 4,
      measuredBy: 'a stopwatch in two sample weeks',
      today: 'In a session the therapist needs {from} on average to show known exercises again.',
    },
  }),
  features: {
    today: {
      title: 'Today',
      surface: 'phone',
      user: 'patient',
      goal: 'keep',
      does: 'shows the exercises of the day, one after the other, and what each movement should look like',
      frames: [
        'the start of a day in the second week',
        'one exercise seen from two metres away',
        'a day on which all exercises are done, and a patient who wants more',
      ],
    },
    felt: {
      title: 'How it felt',
      surface: 'phone',
      user: 'patient',
      goal: 'finish',
      does: 'asks after an exercise how it felt and says what to do next',
      frames: [
        'the question after an exercise',
        'the answer “it pulls a little”, which is allowed',
        'an answer after which the patient should stop',
      ],
    },
    short: {
      title: 'Short day',
      surface: 'phone',
      user: 'irregular',
      goal: 'keep',
      does: 'reduces the plan to two exercises on a day with little time or strength',
      frames: [
        'the way from the full plan to the short one',
        'a short plan of seven minutes',
        'the third short day in a row',
      ],
    },
    before: {
      title: 'Before the session',
      surface: 'tablet',
      user: 'therapist',
      goal: 'again',
      does: 'shows the therapist what a patient did at home, what was hard and what to look at first',
      frames: ['one patient two minutes before the session', 'a patient who did too much', 'a patient who did nothing'],
    },
  },
  first: 'today',
  titles: [
    (d) => `Exercises at home for ${d.org}: getting past the second week`,
    (d) => `${d.org}: the days between two sessions`,
    (d) => `Go on or stop? Home exercises for patients of ${d.org}`,
  ],
  task: (d, has) =>
    [
      `Design pages for exercises at home for ${d.org}, a practice with ${d.w.therapists} physiotherapists in ${d.town}, ${d.country}.`,
      'Patients use them in the browser of their phone, on the days between two sessions.',
      has.tablet && 'Therapists look at the results on a tablet before a session.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: () =>
    'Take one exercise: lie on your back, lift the straight leg, hold for five seconds, ten times. Write it in four lines for ‘Today’, the page with the exercises of the day: position, movement, how often, what you should feel. Read it from two metres away, lying down. Which line do you still need then?',
  glossary: [
    { word: 'Session', means: 'one appointment with a physiotherapist.' },
    { word: 'Course', means: 'all sessions for one complaint, usually twelve to fourteen.' },
    { word: 'Plan', means: 'the exercises for one week, with days of rest.' },
  ],
  safety:
    'The pages give no diagnosis, and a therapist of the practice writes every sentence about pain. After numbness, sudden swelling or strong pain the page says only “stop and call us”, and the emergency number stays in view.',
  overview: [
    ({ f }) => [
      `A patient sees a therapist for ${f.half} minutes, about twice a week. What heals a knee or a back happens on the other days, at home. Only ${f.keepIn100} in 100 patients keep to their plan. Most of the others begin well. In the second week the exercises begin to pull, and the printed sheet does not say if that is right. To be safe, they stop.`,
      `At the next session the therapist shows everything again. That takes ${f.again} minutes of ${f.half}, or about ${f.againHours} hours in a week of ${f.sessions} sessions. And ${f.breaks} of ${f.newYear} courses a year are broken off. The practice tried films. They showed how a healthy person moves, and patients asked why they could not do the same.`,
    ],
    ({ f, org }) => [
      `Patients of ${org} leave with a sheet: six drawings, six numbers and the words “five days a week”. At home nobody can say if a movement is right. ${f.stopIn100} in 100 patients stop within two weeks, mostly because something hurts and they do not know what it means.`,
      `They rarely say so. The therapist notices it at the next session and explains the exercises again: about ${f.againHours} hours in a week, in ${f.sessions} sessions. ${f.breakIn100} in 100 courses end before they should. The last attempt was a daily reminder by text message. It told people that they had not exercised, and did not ask why.`,
    ],
  ],
  whyNow: ({ f, start }) =>
    `From ${start}, the hospital that sends ${f.sent} of the ${f.newYear} new patients a year asks for a report on each course. Last spring it complained: ${f.breakIn100} in 100 courses are broken off. It will choose the practices in which the fewest people stop early.`,
  nonGoals: ['Booking sessions', 'Watching patients by camera', 'Paying by phone', 'A shop for training equipment'],
  constraints: [
    {
      type: 'content',
      at: 'felt',
      text: () => 'Numbness, sudden swelling or strong pain must stop the exercise.',
      effect: () => '‘How it felt’ then says “stop and call us” and gives no advice.',
      frame: 'the answer “my foot is numb”, with “stop and call us”',
    },
    {
      type: 'technical',
      at: 'today',
      text: () => 'During an exercise the phone lies up to two metres away, and hands are not free.',
      effect: () => '‘Today’ can be read from there, and needs no hand during an exercise.',
      frame: 'the repetitions, counted while the patient lies on the floor',
    },
    {
      type: 'legal',
      at: 'felt',
      text: (d) => d.s.law,
      effect: () => '‘How it felt’ says who reads an answer before the patient gives the first one.',
      frame: 'the sentence about who reads the answer',
    },
    {
      type: 'people',
      at: 'today',
      text: () => 'The oldest patients exercise with one hand on a chair and use large text.',
      effect: () => '‘Today’ shows a safe hold in the same picture as the movement.',
      frame: 'an exercise beside a chair in large text',
    },
    {
      type: 'time',
      at: 'before',
      text: () => 'Between two patients a therapist has two minutes.',
      effect: () => '‘Before the session’ can be read standing, in ten seconds.',
      frame: 'three patients in the next two hours',
      from: 'professional',
    },
    {
      type: 'money',
      at: 'short',
      text: () => 'Nobody pays therapists for reading answers between sessions.',
      effect: () => '‘Short day’ works by itself, with two exercises that the therapist has chosen before.',
      frame: 'the two exercises that the therapist chose for this patient',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'today',
      sides: [
        {
          who: 'office',
          wants: () =>
            'wants to show how many planned days in a row were done, because a number that grows keeps people going',
        },
        {
          who: 'pain',
          wants: () =>
            'wants no such number, because people in pain need rest, and whoever falls back to zero often stops for good',
        },
      ],
      decision: 'does the patient see how many days in a row were done?',
      where: 'In ‘Today’, at the start of a day in the second week.',
      unknowns: [
        () => 'What do patients do on the day after a day without exercises?',
        () => 'Does such a number help those who are in pain, or only those who are well?',
      ],
      twist: ({ s }) =>
        `After ${s.holiday}, half of the patients have done nothing for five days. What does ‘Today’ show them on the first morning?`,
      users: ['patient', 'irregular', 'therapist'],
    },
    {
      at: 'felt',
      sides: [
        {
          who: 'lead',
          wants: () =>
            'wants a number from 0 to 10 after each exercise, because only numbers show over weeks what helps',
        },
        {
          who: 'pain',
          wants: () =>
            'wants to ask what was possible today, because people who measure pain every day begin to wait for it',
        },
      ],
      decision: 'is the patient asked for a number of pain?',
      where: 'In ‘How it felt’, in what is asked after an exercise.',
      unknowns: [
        () => 'Can patients tell an ordinary ache from a warning in their own words?',
        () => 'How often can a page ask before people tap anything?',
      ],
      twist: () =>
        'The hospital wants a number for pain in its report on each course. What does ‘How it felt’ ask now, and how often?',
      users: ['patient', 'irregular', 'therapist'],
    },
    {
      at: 'short',
      sides: [
        {
          who: 'pain',
          wants: () =>
            'wants to offer the short plan every day beside the full one, because two exercises are better than none',
        },
        {
          who: 'lead',
          wants: () =>
            'wants to offer it only to patients who say that they cannot do more, because the full plan is what heals',
        },
      ],
      decision: 'may every patient choose the short plan?',
      where: 'In ‘Short day’, on the way from the full plan to the short one.',
      unknowns: [
        () => 'How many full days would become short days?',
        () => 'Do patients who did two exercises come back the next day?',
      ],
      twist: () =>
        'A wave of colds goes round, and the practice advises weak patients to do less. How does ‘Short day’ tell them without making them stop?',
      users: ['irregular', 'patient', 'therapist'],
    },
  ],
  sellingPoints: [
    {
      title: 'One therapist for a course',
      text: () => 'A patient sees the same person from the first session to the last.',
    },
    { title: 'Plans of one page', text: () => 'Each plan is made for one person, with six exercises at most.' },
    {
      title: 'A call back the same day',
      text: () => 'Whoever phones with a problem before noon is called back by a therapist before the evening.',
    },
  ],
  audience: (_, has) =>
    has.tablet
      ? 'Patients between two sessions, some with too little time and some with too much zeal, and their therapists.'
      : 'Patients between two sessions, some with too little time and some with too much zeal.',
  direction: {
    styles: {
      minimal: {
        mood: 'Calm and patient: one movement, then the next.',
        why: 'Patients lie on the floor, and can look at one thing.',
        shape: 'One figure on an empty page, and a count that can be read from the floor.',
        avoid: 'Small buttons and words hidden behind icons. A patient who lies on the floor can reach neither.',
      },
      bold: {
        mood: 'Encouraging and strong, like a therapist who counts aloud.',
        why: 'Patients look up from an exercise for a second, and should see one thing.',
        shape: 'A number as wide as half the page, which can be read across a room.',
        avoid: 'Slogans of a gym and pictures of trained bodies. Patients compare themselves, and lose.',
      },
      playful: {
        mood: 'Friendly and light, so that lifting a leg ten times is a little less dull.',
        why: 'Exercises are boring in the second week, and a lighter tone keeps people going.',
        shape: 'Simple figures with round joints, which bend where the patient should bend.',
        avoid: 'Medals and sad faces after a day off. Whoever was in pain feels punished.',
      },
      luxury: {
        mood: 'Attentive: the plan was made for this person, and it looks so.',
        why: 'Patients pay for much of it themselves, and the rooms look like it.',
        shape: 'Much space and one fine line that draws the movement.',
        avoid: 'The language of a spa and faint captions. Recovery is work, and captions are read from afar.',
      },
      corporate: {
        mood: 'Clear and trustworthy, since patients entrust a new hip to these instructions.',
        why: 'Therapists look at six patients a day, and need the same order each time.',
        shape: 'Position, movement, number, feeling: four fields in the same place for each exercise.',
        avoid: 'Medical terms and tables of values. They answer the hospital and not the patient.',
      },
      retro: {
        mood: 'Cheerful and plain, as a gymnastics chart on the wall of an old sports hall.',
        why: 'The practice has old gymnastics pictures on its walls, and patients like them.',
        shape: 'Numbered figures in a row, drawn with one even line.',
        avoid: 'Uniforms and drill. Nobody heals on command, and older patients remember it without joy.',
      },
      futuristic: {
        mood: 'Light and precise: a joint is a fine machine, and one can see how it moves.',
        why: 'The practice explains joints with good models, and patients like to see how a movement works.',
        shape: 'Arcs that show how far a movement goes, with a clear mark for “far enough”.',
        avoid: 'Scans of bodies and scores for movement. The page sees nothing and should not pretend to.',
      },
      organic: {
        mood: 'Gentle and steady, as healing is: slow and not in a straight line.',
        why: 'The practice works with the body as it is, and says so in its rooms.',
        shape: 'Curves that follow a bending back or knee, on a quiet regular grid.',
        avoid: 'Growing plants as a measure of effort and dim pictures. A plant that withers is a reproach.',
      },
    },
    reading: 'Patients lie or stand up to two metres away while they read it.',
    accent: 'the exercise that comes next',
    sample: 'Lift the straight leg. Hold for five seconds.',
  },
  untold: {
    budget: () => 'It has to cost less than one treatment table a year to run. The first version is paid for.',
    decision: (d) =>
      `${d.who.partner!.first} approves it. No exercise goes out that ${d.who.lead!.first} has not shown to a patient.`,
    history: () =>
      'Films were the second attempt. The first was a notebook for patients, and it came back empty or invented.',
    launch: () => 'It begins with knees, because we have the most of them. Backs follow when the questions are right.',
    content: () => 'We have 60 drawings by a colleague. They are correct, and all figures are slim and young.',
    machines: () => 'The tablets are there. The appointment calendar gives us names and times, and nothing else.',
    access: () =>
      'You may watch sessions if a patient agrees. Ask them to show you their sheet: you will see coffee on exercise four.',
    fear: () => 'That somebody goes on through a warning pain, because the page said “well done”.',
    others: () =>
      'There are many exercise apps. Our patients tried them and did exercises that were right for somebody else.',
    staff: () => 'Half of the therapists like the tablet. The other half like their hands, and I understand them.',
    figures: () => 'Patients answer kindly when we ask how often. I believe the true figure is lower than ours.',
    complaints: () =>
      'People say: “Nobody told me that it would hurt in the second week.” We did, on the back of the sheet.',
  },
});
