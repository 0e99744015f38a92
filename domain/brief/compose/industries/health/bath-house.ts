import type { Kind } from '../../kinds.ts';

export const bathHouse: Kind = {
  id: 'bath-house',
  model: 'membership',
  channel: 'kiosk',
  where: [],
  what: [
    'a public bath house with {pools:w} pools',
    'a town bath with {pools:w} warm pools and {lockers} lockers',
    'a bath house where {courses} water classes are held each week',
  ],
  names: [
    '{district} Baths',
    'The {colour} Baths',
    '{surname} Bath House',
    '{tree} Street Baths',
    '{stone} Springs',
    'Baths at the {thing}',
  ],
  years: [8, 118],
  n: {
    pools: [2, 5],
    lockers: [140, 420, 10],
    courses: [18, 46],
    visits: [42000, 160000, 1000],
    ticket: { eur: [4.2, 9.5] },
    degrees: [31, 36],
  },
  story: [
    'The tiles are {years} years old; about [thirty|forty] of them have been replaced, and regulars can tell which.',
    'For {years} years the steam has been let in at six. In the small pool the water is {degrees} degrees.',
    'It was built {years} years ago for people without a bathroom; now it is full of people [with two|who have one].',
  ],
  audience: [
    'Regulars who come before work, people sent by a doctor, and families on Sundays: {visits} visits a year.',
    'People with [stiff joints|new hips] in the warm pool, swimmers in the long one, and everybody in the steam.',
    'About {lockers} people an hour on a busy day, half of whom have a ticket for something [specific|else].',
  ],
  users: [
    {
      role: '[retired stonemason|retired postwoman|former weightlifter] with a new hip',
      ages: [61, 83],
      goals: ['The warm pool when it is empty enough to walk in', 'A rail on the good side'],
      pains: ['“Open” says nothing about full', 'The class moved and the door did not say'],
      quotes: ['I need water to my ribs and nobody’s elbow.'],
    },
    {
      role: '[translator|warehouse clerk|geography teacher], seven months pregnant',
      ages: [25, 40],
      goals: ['Float for half an hour', 'Know how warm it is before leaving home'],
      pains: ['Lockers at ankle height', 'Asked by three people when it is due'],
      quotes: ['It’s the only place I weigh nothing.'],
    },
    {
      role: '[early-shift nurse|baker|street-market trader] and lane swimmer',
      ages: [24, 57],
      goals: ['Forty lengths before eight', 'A lane that is a lane'],
      pains: ['Swim club in four of five lanes, unannounced', 'Two lengths behind a conversation'],
      quotes: ['I can swim or I can slalom.'],
    },
    {
      role: '[mother wearing a headscarf|seamstress and mother of three|women’s choir leader]',
      ages: [23, 56],
      goals: ['The women’s hours, without having to ask', 'Bring a boy of seven, or know that one may not'],
      pains: ['Rules on a laminated sheet behind the desk', 'A man came in to mend the pump'],
      quotes: ['It says women only. It doesn’t say really.'],
    },
    {
      role: '[apprentice roofer learning to swim|student learning to swim|trainee cook learning to swim]',
      ages: [16, 26],
      goals: ['Learn without an audience', 'See that others start late, too'],
      pains: ['Courses called “Seahorse”', 'Everybody else is six'],
      quotes: ['I’m grown up. I can’t do ‘Seahorse’.'],
    },
  ],
  people: [
    { role: 'manager of the baths', wants: ['visitors spread over the day', 'no argument at the till'] },
    {
      role: 'head of the water classes',
      wants: ['the warm pool free from ten to one', 'patients with a prescription first'],
    },
    {
      role: 'bath attendant',
      wants: ['people who know the rules before they are wet', 'one thing to look at: the water'],
    },
    { role: 'speaker of the regulars', wants: ['that nothing changes', 'the steam at six'] },
  ],
  usps: [
    {
      title: '{degrees} degrees',
      text: 'The small pool is {degrees} degrees on every day of the year; nobody within an hour’s drive has that.',
    },
    {
      title: '[Everyone undressed|No first class]',
      text: 'One ticket, {ticket}, one set of hooks: judges and plumbers sit in the same steam.',
    },
    {
      title: 'With a prescription',
      text: 'Doctors may prescribe the water; {courses} classes a week are led by people who were trained for it.',
    },
    {
      title: '[Hours for some|Doors that close]',
      text: 'Some hours are for women, some for those who want no [gaze|company]; the doors are really shut.',
    },
    { title: 'The old tiles', text: 'What others rebuild in plastic is {years} years old here, and [warm|real].' },
  ],
  features: [
    {
      id: 'now',
      title: '[How full, how warm|Now in the water]',
      text: 'Each pool now: how full, how warm, what is going on. || The water at this minute, [pool by pool|in three lines].',
      check: '{pools:w} pools on one screen, one closed, one half taken || Counted 20 minutes ago: how one sees that',
      on: 0,
    },
    {
      id: 'mine',
      title: '[A good hour for me|My hour]',
      text: 'When it suits this body: [shallow, warm, quiet|quiet, warm or long]. || Finds hours by what one needs instead of by pool.',
      check: 'Three needs, a week of hours, two taps || No good hour this week: what is offered',
      on: 0,
    },
    {
      id: 'rules',
      title: '[Before you are wet|What one may]',
      text: 'Who may come in when, with whom, in what. || Rules as answers to questions that people [do not ask|have].',
      check:
        'Six questions, each answered in a sentence, in {language} and {language2} || Women’s hours: what is promised and who checks',
      on: 0,
    },
    {
      id: 'class',
      title: '[Class and prescription|In class]',
      text: 'Places in a class, prescription first, the rest [openly|fairly]. || Water classes with what they are for, and a way in.',
      check: 'Class of 12 with nine prescriptions and seven others || Missed twice: what happens to the place',
      on: 0,
    },
    {
      id: 'board',
      title: '[Board at the door|Slate]',
      text: 'What is on in which pool, for people with wet glasses. || One board for hall and phone, changed in [one|a single] place.',
      check: 'Readable from six metres without glasses || Pool closed at 14:20: board, phone and till within a minute',
      on: 1,
    },
    {
      id: 'count',
      title: '[Heads in the water|Tap per head]',
      text: 'The attendant counts with a tap, [never|not] looking away. || Heads in and out, felt instead of seen.',
      check: 'Button for a wet thumb that is felt, not read || Count wrong by eight: how it is put right',
      on: 1,
    },
    {
      id: 'lane',
      title: '[Whose lane|Lanes today]',
      text: 'Who has which lane, by half hours, for a week. || Club, class, public: lanes before the swimsuit is packed.',
      check: 'Week of five lanes printed on A4 || Club comes with 11 instead of 25: what is freed',
      on: 1,
    },
    {
      id: 'late',
      title: '[Learning late|Grown beginners]',
      text: 'Classes for grown people who cannot swim, told without animals. || First lessons for those over sixteen.',
      check: 'Course described in 60 words with a photograph-free page || Booked without anybody behind reading it',
      on: 0,
    },
    {
      id: 'voice',
      title: '[Said at the till|What people say]',
      text: 'What was said at the till, by subject, once a week. || Remarks collected by the attendants, read by the manager.',
      check: 'Week with 34 remarks on one page || Answer hung up by Friday, three sentences',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[At home and at the door|The bather’s side]',
      format: '[Phone, 384 px, and a kiosk read without glasses|384 px at home, large type at the door]',
      states: 'full, [closed for women’s hour|reserved hour] and water too cold',
    },
    {
      name: '[Pool side and till|The attendant’s side]',
      format: '[Wristband or wall button and a desktop at the till|Wall button by the pool, 1280 px at the till]',
      states: 'accident, [pump out|water cloudy] and count lost',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'At most {lockers} people may be inside; the attendant [answers|is liable] for it.',
      effect: 'A count that is probably right is not enough at the upper end.',
    },
    {
      type: 'people',
      text: 'Attendants may not look [at a screen|away from the water] for longer than two seconds.',
      effect: 'Counting is felt and heard; the screen is for others.',
    },
    {
      type: 'technical',
      text: 'Steam, chlorine and {years}-year-old walls: no [wireless|net] by the pools.',
      effect: 'What happens at the water reaches the door by [cable|wire] or by a person.',
    },
    {
      type: 'brand',
      text: 'The enamel signs are listed: blue on white, [four|three] of them.',
      effect: 'New signs speak their language without copying it.',
    },
    {
      type: 'content',
      text: 'Rules grew over {years} years to [61|58] sentences, most with “not”.',
      effect: 'Keep the twelve that matter and say what one may.',
    },
    {
      type: 'money',
      text: 'Heating {pools:w} pools costs [more|no less] when they are empty.',
      effect: 'A quiet hour filled is worth more than a full one fuller.',
    },
  ],
  nonGoals: [
    { text: 'Booking single visits' },
    { text: 'Dearer tickets at busy hours' },
    { text: 'Cameras' },
    { text: 'Massages and treatments' },
    { text: 'A children’s playground' },
  ],
  tensions: [
    {
      of: [1, 3],
      a: '{p1} wants the warm pool for patients from ten to one.',
      b: '{p3} has stood in it at eleven for longer than there have been [classes|prescriptions].',
      where: 'On the board at the door at a quarter to ten.',
    },
    {
      of: [0, 2],
      a: '{p0} wants a live number of people in each pool.',
      b: '{p2} will look at heads and at [nothing else|no number].',
      where: 'At the edge of the pool: who counts, with what, and who believes it?',
    },
  ],
  unknowns: [
    'How many stay away because they fear that it is full',
    'What people do who find the pool closed: swim elsewhere in the house or go home',
    'Whether regulars would come at two if it were really quiet',
    'Whether an empty pool is an invitation or a warning',
    'Who reads rules, and when',
  ],
  twists: [
    'Heating has to fall by a fifth. One of {pools:w} pools goes cold from {due}; the visitors may choose which. {p3f} has already chosen. How do you ask the others?',
    'The women’s hours are challenged in court, and defended by four hundred signatures. Until the verdict both sides read every word on the page. Write it.',
    'A bus with forty patients comes three times a week from {due}. They need the rails, the warm pool and an hour. {p2f} has two hands.',
  ],
  objects: [
    'enamel signs',
    'numbered brass tags',
    'green and cream tiles',
    'wooden slatted benches',
    'thermometers in cork rings',
    'wall clocks without a second hand',
  ],
  moments: [
    'with wet hands and no glasses',
    'in front of a closed door with a bag',
    'at six in the morning',
    'at the edge of the water',
  ],
  samples: ['Warm pool: 34 degrees, nine people.', 'Quiet from two to four.', 'Lanes one to three are yours.'],
  troubles: [
    {
      id: 'full-or-empty',
      titles: [
        'Nobody’s elbow: {org}',
        'How full, how warm? {org}',
        'Eleven o’clock and two o’clock at {org}',
        '{turn} turned back at the door of {org}',
      ],
      n: { turn: [52, 118, 2], turnTo: [12, 19], quiet: [19, 31], quietTo: [42, 54] },
      problem: [
        'Each week {turn} people turn back at the door because the pool they came for is full or taken. At two in the afternoon {quiet}% of the water is in use.',
        'Between ten and noon there is no room to stretch an arm; from two to four {quiet}% is used. {turn} people a week come in vain.',
      ],
      ask: [
        'Let people with different bodies find the hour that suits theirs, without booking.',
        'Spread the day, for those who can choose, and be fair to those who cannot.',
      ],
      situation: [
        'The page has opening hours and a photograph of an empty pool. The lane plan hangs inside, behind the turnstile. By telephone {p2f} says “come and see”.',
        'Classes and clubs are entered in a book; who comes early enough reads it. A traffic light at the door was tried and stood on yellow for [three|four] months.',
      ],
      whyNow: [
        {
          kind: 'money',
          text: 'Energy has doubled since {now}; the council will close the hours that are empty, from {due}.',
        },
        { kind: 'rule', text: 'The fire office has lowered the limit to {lockers} people from {due}.' },
        {
          kind: 'complaint',
          text: 'Patients with new hips were turned back eleven times in {now}. Their doctors have written.',
        },
      ],
      goals: [
        {
          text: 'Have no more than {turnTo} people a week turn back {by}, {turn} today. || Cut visits in vain from {turn} to {turnTo} a week {by}.',
          measure: {
            metric: 'People who turn back',
            base: '{turn} a week',
            target: '{turnTo} a week',
            how: 'Tally at the till, one week a month || Counted by the till on six days',
          },
        },
        {
          text: 'Raise the use of the water from two to four from {quiet}% to {quietTo}% {by2}. || Fill {quietTo}% of the water in the quiet hours {by2}, up from {quiet}%.',
          measure: {
            metric: 'Water used from two to four',
            base: '{quiet}%',
            target: '{quietTo}%',
            how: 'Heads at half past two against places || Attendants’ count, weekdays',
          },
        },
        { text: 'Give an answer about now that is never older than twenty minutes, or says so.' },
        { text: 'Keep the attendant’s eyes on the water.' },
      ],
      core: ['now:0', 'count:2', 'mine:1'],
      more: ['board:2', 'class:1', 'lane:0', 'rules:0', 'voice:3'],
    },
    {
      id: 'unsaid-rules',
      titles: [
        'It doesn’t say really: {org}',
        '61 rules and one warm pool: {org}',
        'Before one is wet: {org}',
        'Who may come in when? {org}, {town}',
      ],
      n: { clash: [17, 34], clashTo: [4, 6], never: [44, 58], neverTo: [19, 27], rules: [54, 67] },
      problem: [
        '{clash} times a month there is a scene about who may be where. Asked in {district}, {never}% of those who have never been say that they would not know how to behave.',
        'The house has {rules} rules and {clash} quarrels a month. {never}% of the neighbours have never come in; they think it is not meant for them.',
      ],
      ask: [
        'Make the house readable for someone who comes for the first time, in any body and clothing.',
        'Say what really applies, and find out what nobody needs to be told.',
      ],
      situation: [
        'The rules hang behind the till, laminated, last changed {clash} years ago. Women’s hours are known by word of mouth. {p2f} explains the same four things about thirty times a day.',
        'New visitors watch the others. Some go home after the cloakroom. A leaflet in five languages was printed and lies in the {colour} cupboard.',
      ],
      whyNow: [
        {
          kind: 'growth',
          text: 'Two hundred families move into {district} by {due}, many from places with other baths.',
        },
        { kind: 'rule', text: 'The town requires house rules in plain language from {due}.' },
        { kind: 'people', text: '{p2}, who settles quarrels with a look, retires in {due}.' },
      ],
      goals: [
        {
          text: 'Bring scenes about rules from {clash} to {clashTo} a month {by}. || {clashTo} scenes a month at most {by}, instead of {clash}.',
          measure: {
            metric: 'Scenes about rules',
            base: '{clash} a month',
            target: '{clashTo} a month',
            how: 'Log of the attendants || A line per scene, read by {p0f}',
          },
        },
        {
          text: 'Have {neverTo}% of neighbours say they would not know how {by2}; it is {never}%. || Lower the share who would not know how from {never}% to {neverTo}% {by2}.',
          measure: {
            metric: 'Neighbours who would not know how',
            base: '{never}%',
            target: '{neverTo}%',
            how: '100 people asked in the street, twice a year || Survey at the market, same question',
          },
        },
        { text: 'Get a newcomer from the door into the water without one question to staff.' },
        { text: 'Tell regulars nothing they know.' },
      ],
      core: ['rules:0', 'board:2', 'late:1'],
      more: ['now:2', 'mine:1', 'class:1', 'voice:0', 'lane:2'],
    },
  ],
};
