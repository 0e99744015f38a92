import type { Kind } from '../../kinds.ts';

export const eveningSchool: Kind = {
  id: 'evening-school',
  model: 'public',
  channel: 'desktop',
  where: [],
  what: [
    'an evening school with {courses} courses a term',
    'a [municipal|town] evening school in {sites:w} buildings',
    'a public school for adults, open from five to ten at night',
  ],
  names: [
    '{town} Evening School',
    '{district} Evening Institute',
    'The {thing} School',
    'School for Adults {district}',
    '{surname} Institute',
    '{tree} Street Evening School',
  ],
  years: [8, 112],
  n: { courses: [64, 190], sites: [2, 5], teachers: [28, 90], learners: [1100, 4300, 50], fee: { eur: [35, 92] } },
  story: [
    'For {years} years it has [taught|offered] what [people|grown people] missed or were never offered: reading, sums, languages, [welding|sewing].',
    'It was founded {years} years ago [in a tram depot|above a fire station|in a printing works] and still starts at [ten|twenty] past five, when the shift ends.',
    'The school borrows its rooms: by day they belong to [children|a primary school], and the chairs show it.',
  ],
  audience: [
    'Adults who come after work, ten or twenty years after their last lesson, some with a [bad|sore] memory of it.',
    '{learners} learners a year between 18 and 80, six in ten of them women, a third with {language} as a second language.',
    'People in {town} who want a certificate, a language, [an hour for themselves|a trade], and do not know what courses are called.',
  ],
  users: [
    {
      role: '[night porter|baker’s assistant|security guard]',
      ages: [25, 57],
      goals: ['Get the school certificate at the third attempt', 'Catch up what was missed because of a shift'],
      pains: [
        'Misses one week in four',
        'Is ashamed to ask the same thing again',
        'Letters from school still turn the stomach',
      ],
      quotes: ['I’m not bad at it. I’m just never there on Wednesdays.', 'Last time I left school by the window.'],
    },
    {
      role: '[seamstress|cleaner|kitchen hand] from {language2}-speaking family',
      ages: [24, 52],
      goals: ['Write to the children’s school without help', 'Find the right level without a test in front of others'],
      pains: ['Level names such as B1.2 mean nothing', 'Childcare ends at half past seven'],
      quotes: ['I speak it all day. Nobody ever showed me how it looks.'],
    },
    {
      role: '[bookkeeper|dental nurse|court clerk]',
      ages: [29, 54],
      goals: ['Change trade without giving up the wage', 'See what the whole way costs and how long it takes'],
      pains: ['Five courses, no order', 'The next step is only offered every second year'],
      quotes: ['I can give it two evenings for three years. Is that enough?'],
    },
    {
      role: '[retired miner|retired train driver|retired nurse]',
      ages: [65, 84],
      goals: ['Learn to draw, at last', 'Sit beside the same [four|five] people again next term'],
      pains: ['Places are gone by noon on the first day', 'Registration wants an e-mail address and a card'],
      quotes: ['I don’t want a certificate. I want Thursdays.'],
    },
    {
      role: '[father with custody at weekends|mother of a baby|carer for a parent]',
      ages: [23, 48],
      goals: ['A course that forgives a missed evening', 'To know by five whether tonight takes place'],
      pains: ['Finds the cancelled note on the door', 'Paid for twelve evenings and came to five'],
      quotes: ['A note on the door is no use to me on the bus.'],
    },
    {
      role: '[part-time teacher of book-keeping|teacher of Portuguese|welding instructor]',
      ages: [33, 66],
      goals: ['Know who comes, at what level, before the first evening', 'Cancel once, not eleven times by telephone'],
      pains: ['The attendance list is [a|one] photocopy of a photocopy', 'Has keys to two of the {sites:w} buildings'],
      quotes: ['I plan for fourteen and teach nine. Every year.'],
    },
  ],
  people: [
    {
      role: 'head of the school',
      wants: ['learners who stay to the last evening', 'courses that fill without being [shouted|advertised]'],
    },
    {
      role: 'course planner',
      wants: ['numbers two weeks before term', 'no change of rooms after the plan is printed'],
    },
    { role: 'registrar', wants: ['nobody turned away for a missing paper', 'first-day queues below twenty people'] },
    {
      role: 'town councillor for schools',
      wants: ['the {learners} counted once each', 'a sentence for the budget debate'],
    },
  ],
  usps: [
    {
      title: '[After the shift|Ten past five]',
      text: 'Times follow the shifts of {town}, not the hours of an office.',
    },
    {
      title: 'No marks',
      text: 'Nobody is graded unless they ask for it; {teachers} teachers write two sentences instead.',
    },
    {
      title: '[Start in the middle|Join late]',
      text: 'Two thirds of the courses can be joined in the [third|fourth] week, with the gap explained.',
    },
    {
      title: '{fee} and no more',
      text: 'A term costs {fee} at most, and the registrar may halve it without asking for proof.',
    },
    {
      title: '[One roof, all ages|Eighteen to eighty]',
      text: 'A baker’s assistant and a judge sit on the same [small chairs|bench]; that is the point.',
    },
  ],
  features: [
    {
      id: 'want',
      title: '[What for?|Start from the aim]',
      text: 'From what somebody wants to do to the course that begins there. || Somebody says what they want to learn; courses follow.',
      check:
        'From “write to the school” to a first evening in at most four steps || Three wishes in plain words, each with the [evening|room] where it starts',
      on: 0,
    },
    {
      id: 'level',
      title: '[Try ten minutes|Find my level alone]',
      text: 'Ten minutes of real material, stopped at any time, seen by nobody else. || A private way to find one’s level with real [pages|tasks].',
      check:
        'Level found, level unclear, and stopped half way: three frames || Ten minutes stopped after four: what is known by then, in two sentences',
      on: 0,
    },
    {
      id: 'missed',
      title: '[What I missed|Last Wednesday]',
      text: 'What happened on a missed evening, in the teacher’s five lines. || Five lines about each evening, for those who were not there.',
      check:
        'Two missed evenings in a row, read on a bus at 360 px || One missed evening made up at home in [20|25] minutes',
      on: 0,
    },
    {
      id: 'tonight',
      title: '[Tonight|Is it on?]',
      text: 'Whether it takes place, where, and who brings the key. || One sentence at five o’clock: on, off or moved.',
      check:
        'Cancelled at 16:40: what is sent, to whom, in under 120 characters || Room moved at 17:05: the line on the phone and the sheet on the door',
      on: 0,
    },
    {
      id: 'way',
      title: '[The whole way|Three years, two evenings]',
      text: 'Courses in their order with time and cost until the end. || The road to a certificate, evening by evening, with its price.',
      check:
        'A way of [five|six] courses with one that is only offered every second year || Two roads to one certificate side by side, years and cost in all',
      on: 0,
    },
    {
      id: 'five',
      title: '[Five lines|After the evening]',
      text: 'The teacher’s note after class, spoken or typed in two minutes. || What was done tonight, said into a telephone on the way out.',
      check:
        'Note spoken in a corridor, corrected and sent in five taps || Five lines out of 40 seconds of speech, read once before sending',
      on: 1,
    },
    {
      id: 'room',
      title: '[Rooms and keys|Who has the key]',
      text: '{sites:w} buildings, who has which key, and what changes tonight. || Buildings, rooms and keys of one evening.',
      check:
        'One evening in {sites:w} buildings with two changes, printed on A4 || Key holder ill: who opens which of the {sites:w} doors by 17:00',
      on: 1,
    },
    {
      id: 'stay',
      title: '[Not seen twice|Missing twice]',
      text: 'Who was away twice, with a message ready to be [signed|changed]. || Learners who have gone quiet, for a teacher who knows them.',
      check:
        'List of seven names and one message that does not scold || First sentence of a call, written in three tones',
      on: 1,
    },
    {
      id: 'same',
      title: '[Same seat|Again in spring]',
      text: 'Last term’s place, kept for a week. || Last term’s learners may keep their chair until a date.',
      check:
        'Kept place on day one, day six and after it has lapsed || Seven kept places, two let go, seen by the office on one list',
      on: 0,
    },
  ],
  surfaces: [
    {
      name: '[For learners|The learner’s side]',
      format: 'Phone at 360 px and the two public computers in the hall',
      states: 'course full, course cancelled, and joined late',
    },
    {
      name: '[For teachers and office|The staff room]',
      format: 'Any screen from 768 px, and A4 on the door',
      states: 'too few names, teacher ill, and room taken',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'The town’s pages have to meet the accessibility law in full.',
      effect: 'Everything works by keyboard and at 200% type, tests of level included.',
    },
    {
      type: 'people',
      text: '{teachers} teachers are paid by the evening and for nothing [else|beyond it].',
      effect: 'What they are asked to do must take two minutes or replace something.',
    },
    {
      type: 'content',
      text: 'Course texts are written by {teachers} people in {teachers} manners.',
      effect: 'Design the text itself: five fixed questions, each answered in a line.',
    },
    {
      type: 'technical',
      text: 'Registration runs in the town’s program, which sends a file every night.',
      effect: 'A free place is a hope until the office confirms it; say so.',
    },
    {
      type: 'money',
      text: 'There is money for [one|a single] term of work and none for licences.',
      effect: 'Nothing that needs a subscription, a font fee or a map.',
    },
    {
      type: 'brand',
      text: 'The coat of arms of {town} has to be on every page, top left.',
      effect: 'Let it stand there and give the school its own voice beside it.',
    },
  ],
  nonGoals: [
    { text: 'Lessons by video' },
    { text: 'Certificates as pictures to share' },
    { text: 'Ratings of teachers' },
    { text: 'A place to chat' },
    { text: 'Courses for children' },
  ],
  tensions: [
    {
      of: [0, 1],
      a: '{p0} wants people to join a course in any week.',
      b: '{p1} has to know two weeks before term which rooms to pay for.',
      where: 'On the course page, where “you can still come” meets “too few names so far”.',
    },
    {
      of: [2, 3],
      a: '{p2} wants to enrol anyone who turns up, papers later.',
      b: '{p3} needs every learner counted with [date of birth and address|name and address], or the grant shrinks.',
      where: 'In the second step of enrolment, where most people stop.',
    },
  ],
  unknowns: [
    'Why the [third|fourth] week is the one in which people stay away',
    'Whether anybody who reads badly uses the programme at all',
    'How many would come if the children were minded until nine',
    'Whether learners want their absence noticed',
    'What {teachers} teachers already do by private message',
  ],
  twists: [
    'One of the {sites:w} buildings closes for asbestos. For a term, a third of the courses move each week. Which screen matters most now, and what does it say at five o’clock?',
    'A radio programme brings {courses} enrolments from people who cannot read well. Go through your main path with no text longer than [four|five] words.',
    'The council will pay for learners who finish, no longer for those who begin. {p0f} fears for courses that nobody has to finish. What do you show the council?',
  ],
  objects: [
    'coat hooks with animal pictures',
    'blackboards with yesterday’s sums',
    'printed course programmes',
    'key boards',
    'stacked chairs',
    'enrolment cards',
  ],
  moments: [
    'on the last bus before class',
    'in a corridor with a coat on',
    'at a public computer with somebody waiting',
    'after a shift, with tired eyes',
  ],
  samples: [
    'Tonight, room 12, the door by the bicycle shed.',
    'You missed fractions. It takes twenty minutes.',
    'Four places left. You can still join next week.',
  ],
  troubles: [
    {
      id: 'drop-out',
      titles: [
        'The third Wednesday at {org}',
        'Coming back after a missed evening: {org}',
        '{lost}% never finish at {org}',
        'Stay till {due}: {org}, {town}',
      ],
      n: { lost: [36, 51], lostTo: [21, 29], back: [12, 21], backTo: [44, 58] },
      problem: [
        '{lost}% of those who begin a course do not finish it. Most miss one evening, lose the thread and stay away; after two, only {back}% return.',
        'A missed evening is [mostly|usually] the end: {back}% come back after two, and by the last week {lost}% are gone.',
      ],
      ask: [
        'Make coming back easier than staying away.',
        'The school wants a missed evening to be [an evening|a gap of one evening] and nothing worse, without asking unpaid work of teachers.',
      ],
      situation: [
        'Teachers tick a paper list that the office collects at the end of term. Some write to their learners on their own account. A platform with files was introduced; {back}% have ever signed in.',
        'Nobody says why they stopped. {p2f} rang sixty people last year: [work|shifts], children, shame, in this order. This year there was no time.',
      ],
      whyNow: [
        {
          kind: 'money',
          text: 'From {due} the town pays the grant in two parts, the second by the number who are there at the end.',
        },
        {
          kind: 'people',
          text: 'A third of the {teachers} teachers [retire|stop] within two years, and their private lists with them. The first leave in {due}.',
        },
        {
          kind: 'growth',
          text: 'A factory closes in {due}; the school expects [several hundred|four hundred] people who have to learn something else.',
        },
      ],
      goals: [
        {
          text: 'Bring the share of learners who do not finish from {lost}% to {lostTo}% {by}. || From {lost}% who do not finish to {lostTo}%, {by}.',
          measure: {
            metric: 'Learners who do not finish',
            base: '{lost}% of those enrolled',
            target: '{lostTo}%',
            how: 'Present in one of the last two weeks, from the lists',
          },
        },
        {
          text: 'Have {backTo}% return after two missed evenings {by2}; now it is {back}%. || Raise returns after two absences from {back}% to {backTo}% {by2}.',
          measure: {
            metric: 'Return after two absences',
            base: '{back}%',
            target: '{backTo}%',
            how: 'Lists of twelve courses, compared each month',
          },
        },
        {
          text: 'Ask no more than two minutes of a teacher after each evening. || Let a teacher be done in two minutes after class.',
          measure: {
            metric: 'Time a teacher spends after class',
            base: 'nothing, or half an hour',
            target: 'two minutes',
            how: 'Nine teachers asked by {p1f} in week four',
          },
        },
        { text: 'Let absence be noticed [as care|kindly] and never as control.' },
      ],
      core: ['missed:0', 'five:2', 'stay:1'],
      more: ['tonight:0', 'same:1', 'level:0', 'room:2', 'way:1'],
    },
    {
      id: 'find-course',
      titles: [
        '{courses} courses and the right one: {org}',
        'What do I want to be able to do? {org}',
        'From the wish to the room at {org}, {town}',
        '{org}, without B1.2',
      ],
      n: { wrong: [19, 31], wrongTo: [7, 12], empty: [14, 27], emptyTo: [5, 9] },
      problem: [
        '{wrong}% of learners sit in a course of the wrong level in the first week. {empty} courses a term are cancelled for want of names that were on other lists.',
        'The programme lists {courses} courses by department. {wrong}% pick the wrong one, and {empty} good ones fall through each term.',
      ],
      ask: [
        'Help people who do not know the names of subjects to find the evening that suits them.',
        'Whoever can say what they want, [badly spelt|in any words], should end up in the right room.',
      ],
      situation: [
        'The printed programme has 84 pages and is loved. The web page is the same programme as a file. On enrolment day {p2f} asks three questions and is right nine times in ten.',
        'People ask the porter. Level tests are taken in a group, aloud, on the first evening; one in six leaves during the break.',
      ],
      whyNow: [
        { kind: 'legacy', text: 'The printer of the programme closes in {due}; 84 pages will not be printed again.' },
        { kind: 'rule', text: 'The town requires all its schools to enrol on the web from {due}.' },
        { kind: 'people', text: '{p2}, who has asked those three questions for {tenure} years, goes in {due}.' },
      ],
      goals: [
        {
          text: 'Cut wrong levels in the first week from {wrong}% to {wrongTo}% {by}. || {wrongTo}% in the wrong level {by}, where {wrong}% sit today.',
          measure: {
            metric: 'Learners in the wrong level',
            base: '{wrong}% in week one',
            target: '{wrongTo}%',
            how: 'Changes of course in the first two weeks',
          },
        },
        {
          text: 'Have no more than {emptyTo} courses a term cancelled for lack of names {by2}, from {empty} now. || Bring cancelled courses from {empty} a term to {emptyTo} {by2}.',
          measure: {
            metric: 'Courses cancelled',
            base: '{empty} a term',
            target: '{emptyTo} a term',
            how: 'Plan compared with what took place',
          },
        },
        {
          text: 'Let a person who reads slowly get from the first page to a place in under six minutes. || Take a slow reader from the first page to a place within six minutes.',
        },
        { text: 'Keep the luck of leafing through: something not looked for, once a visit.' },
      ],
      core: ['want:0', 'level:0', 'way:2'],
      more: ['same:1', 'tonight:2', 'stay:1', 'room:1', 'missed:2'],
    },
  ],
};
