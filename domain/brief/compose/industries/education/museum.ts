import type { Kind } from '../../kinds.ts';

export const museum: Kind = {
  id: 'museum-learning',
  model: 'charity',
  channel: 'desktop',
  where: [],
  what: [
    'a museum of [everyday things|work] that takes in {classes} school classes a year',
    'a small museum with {objects2} objects and {classes} classes a year',
    'a town museum, {rooms:w} rooms and a yard, run by {staff} people',
  ],
  names: [
    '{town} Museum of Work',
    'The {thing} Museum',
    '{surname} Collection',
    '{district} House Museum',
    'Museum of the {count} Trades',
    '{stone} Street Museum',
  ],
  years: [5, 108],
  n: {
    classes: [180, 620, 5],
    objects2: [3400, 18000, 100],
    rooms: [5, 13],
    staff: [6, 17],
    guides: [9, 27],
    minutes: [75, 110, 5],
  },
  story: [
    '{p0}’s predecessor began {years} years ago with a [spinning wheel|milk cart] and would not stop.',
    'For {years} years children have been allowed to touch [one|each] thing in each room.',
    'It is in a former [tannery|match factory]; for {years} years the smell has been the first exhibit.',
  ],
  audience: [
    'Classes from seven to seventeen, {classes} a year, their teachers, and on Sundays the same children with their [parents|grandparents].',
    'Teachers who have {minutes} minutes, twenty-six children and a bus, and children who would rather be [on the bus|outside].',
    'Schools within an hour; a third come every year to the same guide, and two thirds have never come.',
  ],
  users: [
    {
      role: '[class teacher, year four|history teacher|teacher of craft]',
      ages: [26, 61],
      goals: ['A visit that fits what they are doing in {due}', 'Know the loo, the bus and the price in one look'],
      pains: ['Booked by telephone, between lessons', 'A guided tour that begins with the founder'],
      quotes: ['I have ninety minutes and twenty-six bladders.'],
    },
    {
      role: '[pupil, year nine|pupil and reluctant visitor|pupil with a broken arm]',
      ages: [13, 16],
      goals: ['Do something with hands', 'Not be asked a question to which the guide knows the answer'],
      pains: ['Forty minutes in a room with bowls', 'May not touch'],
      quotes: ['It’s a bowl. I could see it was a bowl.'],
    },
    {
      role: '[guide and retired machinist|guide and student of history|guide and puppeteer]',
      ages: [21, 74],
      goals: ['Know beforehand who is coming', 'Drop a room when they are tired'],
      pains: ['“26, year four” is all one is told', 'A group of a teacher who has left the room'],
      quotes: ['They’d told me year four. It was four-year-olds.'],
    },
    {
      role: '[teacher at a special school|escort of a deaf class|teacher of newly arrived children]',
      ages: [28, 58],
      goals: ['Find out if it is possible, without a plea', 'A room to which one can withdraw'],
      pains: ['“Accessible” means a lift', 'Explains the group on five telephones'],
      quotes: ['Tell me what’s loud. I’ll manage the rest.'],
    },
    {
      role: '[grandfather with three children|aunt on a wet Sunday|father, every other weekend]',
      ages: [33, 74],
      goals: ['Two hours that are not about reading labels', 'See the thing the class saw'],
      pains: ['Labels for professors', 'The best things happen on weekdays, with guides'],
      quotes: ['She says there’s a thing you can smell. Where is the thing?'],
    },
  ],
  people: [
    { role: 'director', wants: ['classes that have never come', 'objects that are used'] },
    { role: 'head of learning', wants: ['fewer classes, longer', 'guides who know who is coming'] },
    { role: 'conservator', wants: ['hands off, or the [replica|spare]', 'humidity'] },
    { role: 'officer for schools at the county', wants: ['visits that fit the curriculum', 'buses that are full'] },
  ],
  usps: [
    {
      title: '[One thing you may touch|Hands on, once]',
      text: 'In each of the {rooms:w} rooms there is one thing one may touch; it is replaced when it is worn.',
    },
    {
      title: 'A guide who did it',
      text: 'Most of the {guides} guides have done what they show: tanned, set type, [spun|filed].',
    },
    {
      title: 'Smell first',
      text: 'The tour begins with a smell, with closed eyes; [everyone|each class] remembers it years later.',
    },
    {
      title: 'Nothing behind glass that is not alone',
      text: 'What exists three times is in drawers; what is alone is behind glass.',
    },
  ],
  features: [
    {
      id: 'fit',
      title: '[What are you doing in class?|Fits in {due}]',
      text: 'From what the class is doing to what here belongs to it. || A visit built from a topic, an age and {minutes} minutes.',
      check: 'Topic, age, minutes: three visits to choose from || Nothing fits: said, with what is nearest',
      on: 0,
    },
    {
      id: 'real',
      title: '[Bus, loo, price|All that, first]',
      text: 'What a teacher must know before asking a head. || Bus, loo, price, rain: one page to print.',
      check: 'A4 page that a head can sign || 26 children, two free places, one wheelchair: sum shown',
      on: 0,
    },
    {
      id: 'who',
      title: '[Who is coming|Before they come]',
      text: 'What guide and group should know of each other, in four lines. || The class as its teacher would describe it.',
      check: 'Four lines by the teacher, none about a single child || Read by a guide five minutes before',
      on: 1,
    },
    {
      id: 'turn',
      title: '[Plan B in the room|They are tired]',
      text: 'Ways to shorten, swap, go out, known to guide and teacher. || A visit that can change in the middle.',
      check: 'Three exits from a visit of {minutes} minutes || Next class early: who goes where',
      on: 1,
    },
    {
      id: 'task',
      title: '[A thing to find out|Question without answer]',
      text: 'A question nobody here can answer, to take along. || One real riddle per object.',
      check: 'Five riddles that the museum itself has not solved || A class’s answer, kept beside the object',
      on: 0,
    },
    {
      id: 'sense',
      title: '[Loud, dark, narrow|What it is like]',
      text: 'How loud, dark, narrow, smelly it is, room by room. || Each room as a body meets it.',
      check: '{rooms:w} rooms in five qualities, none called “accessible” || Way that leaves out the loud one',
      on: 0,
    },
    {
      id: 'sunday',
      title: '[Show me what you saw|Back on Sunday]',
      text: 'What the class did, to be shown to a grandfather. || A child’s own way back to the thing.',
      check: 'Card A6 that a child can follow alone || Without a guide: what one may do with hands',
      on: 0,
    },
    {
      id: 'day',
      title: '[Three classes at ten|The day]',
      text: 'Rooms, guides and buses of a day without collisions. || Who is in which room, with ten minutes of air.',
      check: 'Three classes, {rooms:w} rooms, one guide ill at 08:20 || Printed for the desk, A4, with names',
      on: 1,
    },
    {
      id: 'spare',
      title: '[Worn out|What may be touched]',
      text: 'Touching things with how worn they are and what comes next. || {rooms:w} things to touch, and their spares.',
      check: 'Thing worn: taken out, spare in, guide told || Conservator’s note in plain words',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[For schools and families|Before and after]',
      format: '[Desktop in a staff room, 1024 px, and phone|1024 px in a staff room; 384 px on a bus]',
      states: 'date taken, [nothing fits|too young] and bus cancelled',
    },
    {
      name: '[For guides|In the rooms]',
      format: '[A6 cards and a phone in an apron|A6 paper; 375 px in an apron]',
      states: 'class late, [room closed|lamp out] and child unwell',
    },
  ],
  constraints: [
    {
      type: 'people',
      text: '{guides} guides, paid by the hour, most of them [over sixty|retired].',
      effect: 'What they need fits a card and a glance.',
    },
    {
      type: 'content',
      text: 'The {objects2} objects have labels for [scholars|professors]; rewriting one takes a day.',
      effect: 'Begin with twelve things and leave the rest in peace.',
    },
    {
      type: 'legal',
      text: 'Nothing may be stored about single children, [at all|by the county’s order].',
      effect: 'Speak of the group as its teacher would in front of it.',
    },
    {
      type: 'technical',
      text: 'Walls a metre thick: there is a net in the [café|hall] and nowhere else.',
      effect: 'Paper in the rooms, screens before and after.',
    },
    {
      type: 'money',
      text: 'The county pays the bus or the [guide|visit], not both.',
      effect: 'Show which part is free for whom, early.',
    },
    {
      type: 'brand',
      text: 'No quill, no [gear wheel|magnifying glass]; {p0} has thrown out four logos.',
      effect: 'Let one object a month be the sign.',
    },
  ],
  nonGoals: [
    { text: 'A virtual tour' },
    { text: 'Audio guides' },
    { text: 'Worksheets with gaps to fill' },
    { text: 'An online catalogue' },
    { text: 'Birthday parties' },
  ],
  tensions: [
    {
      of: [0, 2],
      a: '{p0} wants more things to be touched.',
      b: '{p2} has seen what {classes} classes do to a [loom|saddle].',
      where: 'On the page of a room: which one thing, and for how long?',
    },
    {
      of: [1, 3],
      a: '{p1} wants fewer classes with more time.',
      b: '{p3} counts classes, and buses with empty seats.',
      where: 'On the booking page, where {minutes} minutes meet the bus.',
    },
  ],
  unknowns: [
    'Why two thirds of the schools have never come',
    'What children tell at home',
    'Whether teachers would describe a class in writing',
    'How tired a group is by the third room',
    'Whether anyone comes back on Sunday because of a Tuesday',
  ],
  twists: [
    'The roof of {rooms:w} rooms must be mended; for a year there are two rooms and the yard. {p1f} is not unhappy. Which {minutes} minutes are left?',
    'A foundation pays for a bus for every school that has never come: two hundred in a year. {guides} guides. What is a visit with half a guide?',
    'A class solves a riddle the museum could not. The object has been shown the wrong way round for {years} years. What happens on the label, and who signs?',
  ],
  objects: [
    'saddles polished by hands',
    'wooden type cases',
    'drawers with brass labels',
    'rope and pulley',
    'glass floats',
    'punch cards from a factory clock',
  ],
  moments: [
    'in a staff room between two lessons',
    'with closed eyes in a dark room',
    'on a bus with twenty-six children',
    'five minutes before they come',
  ],
  samples: ['Room four: loud, dark, worth it.', 'You may touch the saddle.', 'Nobody knows what this was for.'],
  troubles: [
    {
      id: 'never-came',
      titles: [
        'Bus, loo, price: {org}',
        '{never}% of the schools have never come to {org}',
        'Ninety minutes and twenty-six children: {org}',
        'What are you doing in class? {org}',
      ],
      n: { never: [59, 71], neverTo: [38, 45], calls: [5, 8], callsTo: [1, 2] },
      problem: [
        '{never}% of the schools within an hour have never come. Those who try need {calls:w} telephone calls; half give up before the head has [agreed|signed].',
        'The same schools come every year, the other {never}% never. To book takes {calls:w} calls, in breaks of fifteen minutes.',
      ],
      ask: [
        'Let a teacher who has a break and a topic find out whether this is worth a bus.',
        'Begin with the class and not with the collection.',
      ],
      situation: [
        'There is a leaflet with eleven tours named after the founder’s interests. Bookings go to an answering machine. {p1f} asks three things on the phone and is always right.',
        'The page has a form for “groups”. A newsletter to schools lands with the secretary. Teachers copy what the colleague did last year.',
      ],
      whyNow: [
        { kind: 'rule', text: 'A new curriculum asks for a place outside school twice a year, from {due}.' },
        { kind: 'money', text: 'From {due} the county pays for first visits only.' },
        { kind: 'people', text: '{p1}, who asks the three things, has a child in {due}.' },
      ],
      goals: [
        {
          text: 'Bring schools that have never come from {never}% to {neverTo}% {by}. || Have only {neverTo}% of schools never come {by}, {never}% now.',
          measure: {
            metric: 'Schools that have never come',
            base: '{never}%',
            target: '{neverTo}%',
            how: 'List of schools against bookings, yearly || County’s register of visits',
          },
        },
        {
          text: 'Need {callsTo:w} calls for a booking {by2} instead of {calls:w}. || Cut calls per booking from {calls:w} to {callsTo:w} {by2}.',
          measure: {
            metric: 'Calls per booking',
            base: '{calls}',
            target: '{callsTo}',
            how: 'Desk tally, two weeks a term || Asked of every tenth teacher',
          },
        },
        { text: 'Get from a topic to a page the head can sign in under eight minutes.' },
        { text: 'Promise no class what a tired guide cannot do.' },
      ],
      core: ['fit:2', 'real:0', 'sense:1'],
      more: ['who:3', 'day:1', 'task:0', 'turn:3', 'sunday:0'],
    },
    {
      id: 'third-room',
      titles: [
        'It’s a bowl: {org}',
        'The third room at {org}',
        'Year four or four-year-olds? {org}',
        'Plan B among the looms: {org}, {town}',
      ],
      n: { tired: [51, 66], tiredTo: [24, 31], wrong: [18, 29], wrongTo: [4, 7] },
      problem: [
        'By the third room {tired}% of the children look at the floor, guides say. At {wrong}% of the visits the class is not the one that was announced.',
        'A tour goes through {rooms:w} rooms, whoever comes. {tired}% are lost by room three; {wrong}% of the groups are another age, size or language than on the slip.',
      ],
      ask: [
        'Let guide and class meet half way, and let a visit change while it happens.',
        'Less of the museum, more of what hands can do.',
      ],
      situation: [
        'The slip says number and year. Guides have a set text of {minutes} minutes; good ones throw it away in room two. Nobody else learns what they do instead.',
        'After the visit a form asks how it was: “very nice”. The conservator finds out what was touched. Children write thank-you letters about the smell.',
      ],
      whyNow: [
        { kind: 'loss', text: 'Nine guides have stopped since {now}: too loud, too many, too little use.' },
        { kind: 'growth', text: 'Twelve new guides begin in {due}, and the set text is all there is to give them.' },
        {
          kind: 'complaint',
          text: 'A deaf class stood in the loudest room for half an hour in {now}. {p0} wants another way by {due}.',
        },
      ],
      goals: [
        {
          text: 'Have no more than {tiredTo}% lost by the third room {by}, {tired}% today. || Bring children lost by room three from {tired}% to {tiredTo}% {by}.',
          measure: {
            metric: 'Children lost by room three',
            base: '{tired}%',
            target: '{tiredTo}%',
            how: 'Guide’s guess on the card, each visit || Observed on thirty visits a year',
          },
        },
        {
          text: 'Let {wrongTo}% of groups be other than announced {by2}, not {wrong}%. || Cut wrongly announced groups from {wrong}% to {wrongTo}% {by2}.',
          measure: {
            metric: 'Groups other than announced',
            base: '{wrong}%',
            target: '{wrongTo}%',
            how: 'Card against slip || Guides’ tick, monthly',
          },
        },
        { text: 'Tell a guide in four lines who is coming.' },
        { text: 'Let every child do one thing with its hands.' },
      ],
      core: ['who:1', 'turn:0', 'task:0'],
      more: ['spare:3', 'sense:0', 'fit:1', 'day:2', 'sunday:3'],
    },
  ],
};
