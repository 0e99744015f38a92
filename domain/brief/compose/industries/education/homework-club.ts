import type { Kind } from '../../kinds.ts';

export const homeworkClub: Kind = {
  id: 'homework-club',
  model: 'charity',
  channel: 'tablet',
  where: [],
  what: [
    'a homework club with {rooms:w} rooms',
    'a tutoring charity: {tutors} volunteers, {kids} children',
    'an afternoon club for {kids} schoolchildren in a former [shop|bakery]',
  ],
  names: [
    '{tree} Street Homework Club',
    'The {thing} Table',
    '{district} Afternoon Club',
    '{bird} Tutoring',
    'Club of the {count} Tables',
    '{colour} Door Club',
  ],
  years: [2, 31],
  n: { rooms: [2, 5], tutors: [34, 130, 2], kids: [70, 260, 5], tables: [9, 24], subjects: [6, 9], turn: [5, 9] },
  story: [
    'It began {years} years ago when {p0} explained fractions to one boy on a [staircase|washing machine].',
    'For {years} years there has been soup first and sums second.',
    'The shop sold [curtains|fish] until {years} years ago; the children do Latin in the window.',
  ],
  audience: [
    'Children from eight to seventeen whose parents cannot help, or are not there, or have [enough to do|three others].',
    '{kids} children, {tutors} grown-ups who once were good at something, and teachers who know of neither.',
    'Pupils between “don’t get it” and “don’t want to”, and families who will not [ask|come to a parents’ evening].',
  ],
  users: [
    {
      role: '[pupil, year eight|pupil, year ten|pupil repeating a year]',
      ages: [13, 17],
      goals: ['Understand it once, before the test', 'The same person as last time'],
      pains: ['Has to say each week where it hurts', 'The book stays at school'],
      quotes: ['I don’t get it since September. Where do I start?'],
    },
    {
      role: '[retired engineer and tutor|student teacher and tutor|notary and tutor]',
      ages: [20, 77],
      goals: ['Know on the bus what it will be about', 'Notice that it helped'],
      pains: ['Fractions are taught differently now', 'Another child every Tuesday'],
      quotes: ['I explained it beautifully. It was the wrong page.'],
    },
    {
      role: '[mother of four|father and kitchen porter|older sister, in charge]',
      ages: [18, 49],
      goals: ['Know that he was there', 'Sign what has to be signed'],
      pains: ['Letters from school about “deficits”', 'Ashamed of own {language}'],
      quotes: ['I signed it. I don’t know what it was.'],
    },
    {
      role: '[maths teacher|class teacher|head of year]',
      ages: [27, 61],
      goals: ['Say in a sentence what is missing', 'Not be told how to teach'],
      pains: ['Hears of the club by accident', 'Nine forms for one child'],
      quotes: ['If they rang me I could tell them in ten seconds.'],
    },
  ],
  people: [
    { role: 'founder', wants: ['the same two people at one table', 'soup before sums'] },
    { role: 'coordinator', wants: ['a plan for {tutors} volunteers who cancel', 'to know why a child stays away'] },
    {
      role: 'head of the neighbouring school',
      wants: ['the club to teach it as the school does', 'no list of weak pupils'],
    },
    { role: 'representative of the foundation', wants: ['grades before and after', 'numbers of children'] },
  ],
  usps: [
    { title: 'Soup first', text: 'Nobody calculates hungry; there is soup at two, for children and tutors.' },
    {
      title: '[Same two|One table, two people]',
      text: 'Child and tutor stay together for a year, [Tuesdays|a fixed day], one table.',
    },
    { title: 'Nobody is weak', text: 'There are no lists and no levels; who sits there sits there.' },
    { title: 'In the window', text: 'One can see from the street that somebody is sitting with somebody.' },
  ],
  features: [
    {
      id: 'page',
      title: '[Which page?|Where are we?]',
      text: 'The page, the task, the place where it stops, caught in the morning. || What it is about today, by a photograph at school.',
      check: 'Photo taken in class in eight seconds, read on a bus || No photo: what the tutor knows all the same',
      on: 0,
    },
    {
      id: 'back',
      title: '[Back to where it was clear|Since September]',
      text: 'Goes back to the last thing that was understood. || Finds the step that is missing.',
      check: 'From “don’t get it” to one missing step in four questions || Step older than two years: said kindly',
      on: 0,
    },
    {
      id: 'pair',
      title: '[The same two|Who sits with whom]',
      text: 'Pairs that last, and what happens when one is away. || Two people, one table, one day.',
      check:
        '{tutors} tutors, {kids} children, nine cancelled at noon || A pair that does not work: said by either, quietly',
      on: 1,
    },
    {
      id: 'note',
      title: '[Two sentences|For next week]',
      text: 'What was done and what comes next, by both, in two sentences. || A note that begins next Tuesday.',
      check: 'Spoken by both in 20 seconds, read by a substitute || Child’s sentence first',
      on: 0,
    },
    {
      id: 'ten',
      title: '[Ten seconds from school|The teacher’s sentence]',
      text: 'A teacher says what is missing in one sentence, without a form. || One line from school, asked for once a term.',
      check: 'Sentence spoken by a teacher in the corridor || What the family has agreed to, visible to the teacher',
      on: 1,
    },
    {
      id: 'away',
      title: '[Not here twice|Somebody asks]',
      text: 'A child who stays away is asked after, by a person. || Missing twice: a call, with a first sentence.',
      check: 'Call prepared in {language2}, three first sentences || Reason kept: four words, no judgement',
      on: 1,
    },
    {
      id: 'now',
      title: '[Taught now|How it is done today]',
      text: 'How a thing is taught today, in two minutes, for those who learnt it otherwise. || Fractions as the school does them.',
      check: 'Two minutes, one sum, both ways side by side || Read on a bus without sound',
      on: 0,
    },
    {
      id: 'sign',
      title: '[What did I sign?|Letters from school]',
      text: 'What a letter wants, until when, in {language2} and aloud. || School letters in a sentence.',
      check: 'Three letters, a sentence each, one with a date || Signed on paper all the same',
      on: 0,
    },
  ],
  surfaces: [
    {
      name: '[At the table|For the two]',
      format: '[Tablet of 10 inches lying flat between two people|10 inches, flat on a table]',
      states: 'no page known, [tutor away|child away] and test tomorrow',
    },
    {
      name: '[In the kitchen|For the coordinator]',
      format: '[Laptop at 1280 px beside a soup pot|1280 px in a kitchen]',
      states: 'nine cancelled, [child not seen|two weeks away] and no tutor for Latin',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'What a school says about a child needs a yes from [the family|home], each time.',
      effect: 'The yes is asked in person, once a term, in their language.',
    },
    {
      type: 'people',
      text: '{tutors} volunteers come once a week; {turn} in ten stay [a year|longer than a year].',
      effect: 'They begin well-informed or they end soon.',
    },
    {
      type: 'technical',
      text: 'Phones are forbidden in [most|the] schools; books stay there.',
      effect: 'Eight seconds in a corridor, or the teacher’s board at home.',
    },
    {
      type: 'content',
      text: '{subjects:w} subjects, four kinds of school, [two|three] ways to do fractions.',
      effect: 'Begin with one subject done right.',
    },
    {
      type: 'money',
      text: 'The foundation pays for children, not for [software|soup].',
      effect: 'Old tablets, free parts, no licence.',
    },
    {
      type: 'brand',
      text: 'No owls, no [light bulbs|mortarboards].',
      effect: 'A table and two chairs are enough of a sign.',
    },
  ],
  nonGoals: [
    { text: 'Exercises by a machine' },
    { text: 'Grades' },
    { text: 'Video lessons' },
    { text: 'Lists of weak pupils' },
    { text: 'Paid tutoring' },
  ],
  tensions: [
    {
      of: [0, 3],
      a: '{p0} counts bowls of soup and years that two people stay together.',
      b: '{p3} pays, and would like grades before and after.',
      where: 'In the two sentences after each Tuesday: for whom are they?',
    },
    {
      of: [1, 2],
      a: '{p1} wants one sentence from school per child.',
      b: '{p2} fears a list of the weak, on somebody’s [phone|tablet].',
      where: 'At the teacher’s sentence: who can read it, and until when?',
    },
  ],
  unknowns: [
    'Where understanding really stopped, when a child says September',
    'Whether children photograph what they do not understand, or what they do',
    'Why tutors leave',
    'Whether a note for next week is read on the bus',
    'What parents would ask if asking cost nothing',
  ],
  twists: [
    'A machine explains fractions, for free, at two in the morning. Half of the children use it. {p0f} shrugs: it does not make soup. What is the table for now?',
    'The school offers rooms, books and a teacher, if the club moves in. {p2f} means it well. What does the window become?',
    'Eleven children want to tutor others, of their own age. {p1f} has tables, {p3f} wants police records. Design the first Tuesday.',
  ],
  objects: [
    'soup bowls',
    'squared paper',
    'shop windows at dusk',
    'pencil stubs in a tin',
    'two chairs at one table',
    'blackboards with half a sum',
  ],
  moments: [
    'in a corridor with eight seconds',
    'on a bus before the lesson',
    'at a table for two',
    'in a kitchen with nine cancellations',
  ],
  samples: [
    'Page 84, task 3, the second step.',
    'We went back to thirds. It was thirds.',
    'Next Tuesday: the other half.',
  ],
  troubles: [
    {
      id: 'wrong-page',
      titles: [
        'It was the wrong page: {org}',
        'Since September, at {org}',
        'Twenty minutes to find out: {org}',
        'Which page? {org}, {town}',
      ],
      n: { find: [19, 27], findTo: [4, 6], pairs: [31, 44], pairsTo: [63, 76] },
      problem: [
        'Of sixty minutes {find} go into finding out what it is about. {pairs}% of the pairs last a year; the others begin again, with somebody else, at the same fraction.',
        'Tutors come prepared for the wrong page. {find} minutes are gone before the first sum; after a few weeks {pairs}% are still together.',
      ],
      ask: [
        'Bring what happened at school in the morning to a table in the afternoon.',
        'Let a lesson begin where the last one ended, with whoever sits there.',
      ],
      situation: [
        'Children say “maths”. Books are at school. Tutors leaf through worksheets and teach what they know. {p1f} keeps a notebook per table, which {turn} in ten use.',
        'The school has a portal with a password that the family has lost. Teachers are asked by form and answer in six weeks.',
      ],
      whyNow: [
        {
          kind: 'growth',
          text: 'A second school sends children from {due}: {turn} more tables, and no one knows its books.',
        },
        { kind: 'people', text: 'Nineteen tutors stopped in {now}; most said they were of no use.' },
        {
          kind: 'rule',
          text: 'Phones will be locked away at school from {due}. Until then somebody must know the page.',
        },
      ],
      goals: [
        {
          text: 'Find the page within {findTo} minutes {by}, where it takes {find}. || Cut the time to find the page from {find} to {findTo} minutes {by}.',
          measure: {
            metric: 'Minutes until the first sum',
            base: '{find}',
            target: '{findTo}',
            how: 'Timed at six tables, once a month || Tutors’ own guess, each Tuesday',
          },
        },
        {
          text: 'Keep {pairsTo}% of pairs for a year {by2}, {pairs}% now. || Raise pairs that last a year from {pairs}% to {pairsTo}% {by2}.',
          measure: {
            metric: 'Pairs that last a year',
            base: '{pairs}%',
            target: '{pairsTo}%',
            how: 'Plan of {p1f}, each summer || Names at tables in {due}',
          },
        },
        { text: 'Let a tutor know on the bus what is missing.' },
        { text: 'Leave no trace a child could be ashamed of.' },
      ],
      core: ['page:0', 'note:1', 'back:2'],
      more: ['pair:1', 'now:2', 'ten:0', 'sign:3', 'away:1'],
    },
    {
      id: 'stay-away',
      titles: [
        'Not here twice: {org}',
        '{gone}% stay away from {org}',
        'Somebody asks: {org}',
        'The sister who signs: {org}, {district}',
      ],
      n: { gone: [33, 46], goneTo: [15, 21], know: [11, 19], knowTo: [62, 77] },
      problem: [
        '{gone}% of the children stop coming before {feast}. In {know}% of the cases anybody knows why.',
        'They come for a while and then not: {gone}%. A call would bring some back, but nobody knows whom to ring, in which language; the reason is known for {know}%.',
      ],
      ask: [
        'Notice a child that stays away while it can still be asked.',
        'Give a family an easy way to say that something is in the way.',
      ],
      situation: [
        'Attendance is ticked on paper and counted in {due} for the foundation. Cancellations reach the tutor, the school or nobody. {p0f} goes and rings doorbells, when there is time.',
        'Letters to parents are in {language}. Older sisters answer. A text service was tried: too many, all the same.',
      ],
      whyNow: [
        { kind: 'money', text: 'The foundation pays for whole years only, from {due}.' },
        {
          kind: 'loss',
          text: 'Since {now} nine boys of one class have stopped on one day; the reason was a bus line.',
        },
        { kind: 'season', text: 'After {feast} most stay away, and half of them for good.' },
      ],
      goals: [
        {
          text: 'Lose no more than {goneTo}% before {feast} {by}; it is {gone}% today. || Bring children who stop from {gone}% to {goneTo}% {by}.',
          measure: {
            metric: 'Children who stop',
            base: '{gone}%',
            target: '{goneTo}%',
            how: 'Ticks of autumn against spring || Bowls of soup by name, monthly',
          },
        },
        {
          text: 'Know the reason in {knowTo}% of the cases {by2}, in {know}% now. || Raise known reasons from {know}% to {knowTo}% {by2}.',
          measure: {
            metric: 'Absences with a known reason',
            base: '{know}%',
            target: '{knowTo}%',
            how: 'Four words beside the name || Calls made, with an answer',
          },
        },
        { text: 'Have a person ask within five days.' },
        { text: 'Ask as somebody who missed them.' },
      ],
      core: ['away:0', 'pair:0', 'sign:1'],
      more: ['note:0', 'ten:1', 'page:3', 'back:0', 'now:3'],
    },
  ],
};
