import type { Kind } from '../../kinds.ts';

export const musicSchool: Kind = {
  id: 'music-school',
  model: 'fees',
  channel: 'messages',
  where: [],
  what: [
    'a music school with {teachers} teachers',
    'a town music school in a former [barracks|brewery], {pupils} pupils',
    'a music school that lends out {instruments} instruments',
  ],
  names: [
    '{town} Music School',
    '{surname} Conservatory',
    'The {bird} School of Music',
    '{district} Music House',
    '{tree} Hall',
    'School of the {count} Strings',
  ],
  years: [6, 88],
  n: {
    teachers: [18, 54],
    pupils: [420, 1700, 10],
    instruments: [120, 460, 5],
    fee: { eur: [38, 96] },
    rooms: [11, 26],
    waitlist: [34, 140, 2],
  },
  story: [
    'For {years} years scales have come out of the windows in {district} from two until nine.',
    'It was [a barracks|a brewery] until {years} years ago; the [drums|double basses] have the cellar.',
    '{p0} came as a pupil, left as a trumpeter and has led the school through half of its {years} years.',
  ],
  audience: [
    'Children from six, their parents as drivers and payers, and grown people who begin at forty: {pupils} in all.',
    'Families who want music for a child without knowing which, and pupils who know exactly and practise too little.',
    'Two groups with different fears: that the child stops, and that it has to go on.',
  ],
  users: [
    {
      role: '[mother of a cellist of nine|father of two violinists|grandmother of a drummer]',
      ages: [31, 67],
      goals: ['Half an hour of practice without a quarrel', 'Know what was set, in words a non-musician understands'],
      pains: ['“Bars 17 to 24, careful with the shift”', 'Sits in a car for the length of a lesson, every week'],
      quotes: ['I can hear that it’s wrong. I can’t hear what would be right.'],
    },
    {
      role: '[bassoon pupil|horn pupil|pupil, electric guitar]',
      ages: [13, 17],
      goals: ['Play with others before being good', 'Get better without being seen'],
      pains: ['Practises the beginning, always the beginning', 'The only one on this instrument'],
      quotes: ['I’m brilliant for four bars.'],
    },
    {
      role: '[postwoman, late beginner|surveyor, late beginner|nurse, beginner on the accordion]',
      ages: [38, 63],
      goals: ['Play one piece for one birthday', 'Not sit between children'],
      pains: ['Lessons at three in the afternoon', 'Books with bears'],
      quotes: ['I’ve paid off a house, and the book has a bear on it.'],
    },
    {
      role: '[violin teacher at three schools|clarinet teacher|piano teacher, 41 pupils]',
      ages: [27, 62],
      goals: [
        'Remember what was said to the fourteenth pupil of the day',
        'Find out how the week went before the case is open',
      ],
      pains: ['Writes tasks in notebooks that stay in the car', 'Cancelled at noon for two o’clock'],
      quotes: ['I ask ‘did you practise?’ and they look at the metronome.'],
    },
    {
      role: '[instrument keeper|luthier, half-time|caretaker and instrument keeper]',
      ages: [33, 66],
      goals: ['Know who has which quarter-size cello', 'Get them back before the next child grows'],
      pains: ['Forms in four drawers', 'A tuba in a garage for a decade'],
      quotes: ['Somewhere in this town are three of my violas.'],
    },
  ],
  people: [
    { role: 'head of the school', wants: ['pupils who stay past the second year', 'every child to play with others'] },
    { role: 'speaker of the teachers', wants: ['lessons, not reports', 'nothing measured that is not music'] },
    { role: 'chair of the parents', wants: ['to know what to do at home', 'refunds for lessons that fall through'] },
    { role: 'administrator', wants: ['rooms without double bookings', '{instruments} instruments accounted for'] },
  ],
  usps: [
    {
      title: '[Play with others at once|Ensemble from week six]',
      text: 'Every pupil plays with others from the [sixth|seventh] week, even if it is two notes.',
    },
    {
      title: '{instruments} to lend',
      text: '{instruments} instruments are lent by the half-year; a child may change its mind twice.',
    },
    {
      title: 'Try four',
      text: 'In the first month children try four instruments with four teachers, before anybody [signs|buys].',
    },
    {
      title: '[Also at fifty|Late beginners]',
      text: 'One pupil in six is grown up; they have an orchestra of their own, and a bar.',
    },
    {
      title: 'Windows open',
      text: 'From {district} one can hear what is played; people have come in because of it for {years} years.',
    },
  ],
  features: [
    {
      id: 'task',
      title: '[This week’s ten minutes|What to practise]',
      text: 'What to practise this week, small enough to begin. || A week in tasks of ten minutes, with where it is hard.',
      check:
        'One task for a nine-year-old and one for a postwoman || Parent who reads no music knows what “done” sounds like',
      on: 0,
    },
    {
      id: 'sound',
      title: '[How it should sound|Teacher’s take]',
      text: 'The teacher plays the hard place, slow and in tempo. || Twenty seconds of the passage, recorded in the lesson.',
      check:
        'Recorded in the lesson with one tap, between two bars || Slowed down without losing pitch; loop of four bars',
      on: 0,
    },
    {
      id: 'said',
      title: '[How was the week?|Before the case opens]',
      text: 'A word from the pupil before the lesson. || One question answered in the corridor.',
      check: 'Answer in three taps or five seconds of voice || “Not at all”: what the teacher sees',
      on: 0,
    },
    {
      id: 'day',
      title: '[Fourteenth pupil|The afternoon]',
      text: 'The afternoon as a strip: who, what was set, what they said. || What one needs to know in the two minutes between lessons.',
      check: '14 pupils, one cancelled, one new, read standing up || Note spoken between two lessons, 15 seconds',
      on: 1,
    },
    {
      id: 'two',
      title: '[Find a second|Two who could]',
      text: 'Pupils who could play together, by level, place and hour. || A duet partner within walking distance.',
      check: 'Three matches for the only bassoon || First contact through teachers, no number given',
      on: 1,
    },
    {
      id: 'lend',
      title: '[Where is it?|The quarter-size cello]',
      text: 'Which instrument is where and when it will be outgrown. || {instruments} instruments by child, size and date.',
      check: 'Cello outgrown in spring: who gets it next || Handover with a photograph of the scratch',
      on: 1,
    },
    {
      id: 'room',
      title: '[Which room now|Room {rooms}]',
      text: 'Where a lesson is, also when it has moved. || {rooms} rooms, the piano that is being tuned, and what moved.',
      check: 'Change at 13:40 on the door, the phone and the plan || Double booking resolved in two steps',
      on: 1,
    },
    {
      id: 'try',
      title: '[Which one is mine?|Four to try]',
      text: 'Four instruments in four weeks, and how to choose. || Trying out, with what the child said each time.',
      check: 'Four weeks on one page, in the child’s words || Chosen one has a waiting list: what then',
      on: 0,
    },
    {
      id: 'grown',
      title: '[Without a bear|For grown beginners]',
      text: 'Lessons, books and hours for people over thirty. || Beginning late, with evening hours and no bears.',
      check: 'First page for a beginner of 51, no child on it || Evening lesson found in three steps',
      on: 0,
    },
  ],
  surfaces: [
    {
      name: '[At home|For pupils and parents]',
      format: '[Phone propped on a music stand, 390 px|390 px on a music stand, read from a metre]',
      states: 'nothing practised, [lesson cancelled|teacher ill] and instrument broken',
    },
    {
      name: '[In the teaching room|The teachers’ side]',
      format: '[Tablet on the piano, 11 inches|11 inches on a piano lid], two minutes between pupils',
      states: 'pupil absent, [room taken|tuner inside] and recording failed',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'Recordings of children stay in the [school|house] and are [wiped|deleted] each summer.',
      effect: 'The teacher’s playing is kept; the child’s is heard and gone.',
    },
    {
      type: 'people',
      text: 'Teachers have [two|three] minutes between pupils and a bow in one hand.',
      effect: 'One tap or a voice; anything longer happens at home, unpaid, or not.',
    },
    {
      type: 'technical',
      text: 'Walls of a [barracks|brewery]: sound stays out, and so does the [net|network].',
      effect: 'Recorded here, sent in the corridor; show which is which.',
    },
    {
      type: 'content',
      text: 'Most scores are protected; a photograph of a page may not be [sent|shared].',
      effect: 'Speak of bars and of sound, not of pages.',
    },
    {
      type: 'money',
      text: 'The town pays half, by the number of pupils in {due}.',
      effect: 'A pupil who stops in spring is missing all year: look there.',
    },
    {
      type: 'brand',
      text: 'No clefs, no keys as a pattern: {p0} [pleads|begs].',
      effect: 'Find a sign in posture, cases and windows.',
    },
  ],
  nonGoals: [
    { text: 'Lessons by video' },
    { text: 'Minutes of practice as a ranking' },
    { text: 'Teaching how to read music' },
    { text: 'A shop for instruments' },
    { text: 'Streaming of concerts' },
  ],
  tensions: [
    {
      of: [1, 2],
      a: '{p1} wants what happens in a lesson to stay between two people and an instrument.',
      b: '{p2} pays for it and sits at home with a child and a notebook.',
      where: 'In this week’s task: how much of the lesson is in it?',
    },
    {
      of: [0, 3],
      a: '{p0} lets a child change instruments twice.',
      b: '{p3} has {instruments} of them, none in the right size.',
      where: 'On the page “which one is mine?”, at the third wish.',
    },
  ],
  unknowns: [
    'What is really practised at home, and who starts it',
    'Whether a recording makes pupils listen or give up',
    'Why the second spring is when they stop',
    'Whether grown beginners want other grown beginners or just later hours',
    'What parents hear',
  ],
  twists: [
    'Three teachers leave for the schools, where music becomes a subject. {pupils} pupils, fewer lessons: groups of three. Redraw the week for three on one screen.',
    'A neighbour sues over the windows. Until the verdict they stay shut from {due}. How is the school heard now?',
    'The orchestra of the grown beginners wins a prize and [forty|thirty] people of fifty want to begin. {p1f} has hours at eight in the morning. Who comes then?',
  ],
  objects: [
    'instrument cases in a corridor',
    'metronomes',
    'pencilled fingerings',
    'rosin tins',
    'music stands folded and open',
    'tuning forks on nails',
  ],
  moments: [
    'at a music stand with both hands busy',
    'in a parked car for the length of a lesson',
    'between two lessons',
    'in a corridor with a case on the back',
  ],
  samples: [
    'Ten minutes: bars 17 to 24, slowly, twice.',
    'Room 9 has moved to 14. The piano is being tuned.',
    'Two who could play together: you and a bassoon.',
  ],
  troubles: [
    {
      id: 'second-spring',
      titles: [
        'The second spring at {org}',
        '{stop}% stop at {org}',
        'Brilliant for four bars: {org}',
        'Ten minutes a day with {org}, {town}',
      ],
      n: { stop: [31, 44], stopTo: [17, 23], none: [38, 52], noneTo: [16, 22], gap: [4, 9] },
      problem: [
        '{stop}% of the children stop in the second year. At {none}% of the lessons a pupil has not played since the last one, and the half-hour goes into finding that out.',
        'It begins with joy and ends in the second spring, for {stop}%. Nobody at home knows what to practise; {none}% of the lessons start with a look at the floor.',
      ],
      ask: [
        'Help a child to begin, on a Tuesday, with nobody musical at home.',
        'What would make ten minutes happen that do not happen now?',
      ],
      situation: [
        'Tasks stand in a notebook that is in the case, in the car or at school. Parents ask “have you practised?”, which is the wrong question. An app with stars was used for [five|six] weeks.',
        'Teachers play the passage, the pupil nods. At home it sounds different. {p1f} began to send voice messages and now gets forty a week.',
      ],
      whyNow: [
        { kind: 'money', text: 'The town will pay by pupils in their third year, from {due}.' },
        {
          kind: 'rival',
          text: 'An app teaches the first year for {fee} a year; pupils then come here with odd habits, or not at all, since {now}.',
        },
        {
          kind: 'people',
          text: 'Eleven teachers retire within two years, the first in {due}, and with them what they know about second springs.',
        },
      ],
      goals: [
        {
          text: 'Have {stopTo}% stop in the second year {by}, down from {stop}%. || Bring those who stop in year two from {stop}% to {stopTo}% {by}.',
          measure: {
            metric: 'Pupils who stop in year two',
            base: '{stop}%',
            target: '{stopTo}%',
            how: 'Enrolments compared each {due} || Leavers’ list by year of beginning',
          },
        },
        {
          text: 'Let no more than {noneTo}% of lessons begin without a note played at home {by2}; today {none}%. || Reduce lessons without practice from {none}% to {noneTo}% {by2}.',
          measure: {
            metric: 'Lessons without practice before',
            base: '{none}%',
            target: '{noneTo}%',
            how: 'Teachers’ tick, two weeks a term || Answer in the corridor, counted',
          },
        },
        { text: 'Cost a teacher no more than fifteen seconds per pupil.' },
        { text: 'Count nothing that a child could be ashamed of.' },
      ],
      core: ['task:0', 'sound:1', 'day:2'],
      more: ['said:1', 'two:0', 'try:0', 'room:2', 'grown:3'],
    },
    {
      id: 'lost-instruments',
      titles: [
        'Somewhere in this town are three violas: {org}',
        'The quarter-size cello of {org}',
        '{idle} instruments asleep, {org}',
        'Which one is mine? {org}',
      ],
      n: { idle: [38, 96, 2], idleTo: [9, 16], weeks: [13, 24], weeksTo: [3, 5], gap: [4, 9] },
      problem: [
        'Of {instruments} instruments {idle} lie in cupboards of children who have stopped or grown, while {waitlist} families wait {weeks} weeks.',
        '{waitlist} children wait {weeks} weeks for an instrument that stands outgrown in somebody’s hall. {idle} are with nobody who plays.',
      ],
      ask: [
        'Keep instruments moving with the children, before they are outgrown.',
        'Make giving back as pleasant as getting was.',
      ],
      situation: [
        'The lending contract runs until further notice. Sizes are in the keeper’s head, and on cards in four drawers. A call round all families found eleven violins.',
        'Parents hold on to it “in case”. Deposits were tried and kept away those for whom lending exists. Repairs wait for a photograph.',
      ],
      whyNow: [
        {
          kind: 'growth',
          text: 'Every child of the second class gets an instrument for a year from {due}: ninety more.',
        },
        { kind: 'people', text: 'The keeper works half-time from {due}.' },
        { kind: 'rule', text: 'The town’s auditors want to see all {instruments} by {due}.' },
      ],
      goals: [
        {
          text: 'Have at most {idleTo} instruments with nobody who plays {by}; now {idle}. || Bring sleeping instruments from {idle} to {idleTo} {by}.',
          measure: {
            metric: 'Instruments nobody plays',
            base: '{idle}',
            target: '{idleTo}',
            how: 'Cards against enrolments each term || Keeper’s round of calls, twice a year',
          },
        },
        {
          text: 'Shorten the wait from {weeks} to {weeksTo} weeks {by2}. || {weeksTo} weeks to the first instrument {by2}, not {weeks}.',
          measure: {
            metric: 'Weeks until an instrument',
            base: '{weeks}',
            target: '{weeksTo}',
            how: 'Wish to handover, median || Waiting list, monthly',
          },
        },
        { text: 'See three months ahead which child outgrows what.' },
        { text: 'Charge no deposit.' },
      ],
      core: ['lend:0', 'try:1', 'two:1'],
      more: ['grown:1', 'room:2', 'said:2', 'task:3', 'day:2'],
    },
  ],
};
