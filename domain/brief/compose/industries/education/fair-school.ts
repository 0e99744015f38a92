import type { Kind } from '../../kinds.ts';

export const fairSchool: Kind = {
  id: 'fair-school',
  model: 'public',
  channel: 'paper',
  where: ['town', 'city', 'farm'],
  what: [
    'a school for {pupils} children whose families travel with fairs',
    'a school in {vans:w} vans that follows fairs and circuses',
    'a travelling school with {vans:w} classroom vans and {pupils} pupils',
  ],
  names: [
    '{surname} Travelling School',
    'The {thing} School on Wheels',
    '{bird} Road School',
    'The {colour} Wagon School',
    'School of the {thing}',
    '{herb} Fields Travelling School',
  ],
  years: [5, 88],
  n: { pupils: [86, 240, 2], vans: [4, 9], places: [19, 31], bases: [140, 320, 5], days: [4, 9], times: [9, 17] },
  story: [
    'A lion tamer who could not read wrote to the ministry {years} years ago; a neighbour [held|lent] the pen.',
    'For {years} years it has parked behind the big wheel, where the generator is [quietest|never quiet].',
    'It began {years} years ago in a [ticket booth|costume wagon], with six children and one slate.',
  ],
  audience: [
    'Children who change schools {places} times a year without changing house, and the people who teach them for {days:w} days at a time.',
    '{pupils} pupils from six to sixteen: dodgems, candyfloss, trapeze. For ten weeks a year they stand still.',
    'Families with a round older than any school’s, and teachers in {bases} base schools who [meet|see] such children for one week a year.',
  ],
  users: [
    {
      role: '[teacher in a classroom van|teacher who drives the van as well|teacher between three fairs]',
      ages: [27, 61],
      goals: ['Start where the last one stopped', 'Know tonight who stands on which field tomorrow'],
      pains: ['The folder is in a lorry that left at dawn', 'Teaches fractions for the fifth time'],
      quotes: ['I’ve met children who did volcanoes six times and commas never.'],
    },
    {
      role: '[pupil from the dodgems|pupil from a trapeze family|pupil from a candyfloss stall]',
      ages: [13, 16],
      goals: ['An exam in the same month as everybody', 'Not to say again where one is from'],
      pains: ['Always the new one, on a Tuesday', 'Books that have to be handed back on Monday'],
      quotes: ['By the time they learn my name, we’re packing up.'],
    },
    {
      role: '[mother who runs a merry-go-round|father who runs a ghost train|grandmother at the ticket window]',
      ages: [32, 68],
      goals: ['A child who can do the accounts of a ride', 'Homework that knows what Saturday is'],
      pains: ['Filled in one form {times} times this year', 'Told that the child is “missing”'],
      quotes: ['He was never missing. He was in the next town, as it says on the posters.'],
    },
    {
      role: '[class teacher at a base school|head of a village primary|form teacher in a town school]',
      ages: [29, 60],
      goals: ['Something useful for five days', 'A line on what the child can do already'],
      pains: ['A desk, and no notice', 'The file follows in three weeks, after the child has gone'],
      quotes: ['She left on Monday. The file arrived on Thursday. It said she likes maps.'],
    },
    {
      role: '[maths tutor by telephone|retired teacher on the evening line|student teacher on the line at night]',
      ages: [22, 74],
      goals: ['See the page while hearing the question', 'The same pupil all summer'],
      pains: ['The line drops behind the generator', 'The page in question is in another wagon'],
      quotes: ['I hear a calliope and a quadratic equation.'],
    },
    {
      role: '[young acrobat|apprentice rope walker|juggler in a last school year]',
      ages: [14, 17],
      goals: ['School between shows', 'A paper that counts outside the ring'],
      pains: ['Rehearsal at the hour of the lesson', 'Nobody marks what the hands can do'],
      quotes: ['I can do four clubs and the past perfect.'],
    },
  ],
  people: [
    {
      role: 'head of the school',
      wants: ['no child sent back to the beginning', 'a timetable that follows the fairs'],
    },
    {
      role: 'teacher with the longest route',
      wants: ['one page a child, in one hand', 'lessons that survive a storm'],
    },
    {
      role: 'chair of the show people’s guild',
      wants: ['Saturdays and build-up days left alone', 'to be told before anybody writes “absent”'],
    },
    { role: 'inspector of schools', wants: ['marks that a town school can read', 'a hundred and sixty days, proven'] },
  ],
  usps: [
    {
      title: '[It parks beside you|Behind the big wheel]',
      text: 'The school stands where the child stands, from the first lorry to the [last|tail light].',
    },
    {
      title: 'Same teacher all year',
      text: 'A child keeps one teacher for the whole round, by van or by [telephone|letter].',
    },
    {
      title: '[Sums with real money|Books of the ride]',
      text: 'Accounting is learnt on the takings of a merry-go-round, and the parents [check|sign].',
    },
    { title: 'Nobody is new here', text: 'In {vans:w} vans everybody has arrived from somewhere this week.' },
    {
      title: 'Ten weeks in one place',
      text: 'For ten weeks all {pupils} are in one place; what the year left out is done [then|there].',
    },
  ],
  features: [
    {
      id: 'page',
      title: '[One page a child|Where we stopped]',
      text: 'What the child can do, and what comes next. || A page that travels with the child and not after it.',
      check:
        'Page for a child of nine after 12 schools, A4, folded once || Two teachers write different things: both stand, with dates',
      on: 0,
    },
    {
      id: 'round',
      title: '[The round|Who stands where]',
      text: 'All families on their fairs, this week and next, with field and gate. || The year’s round as the teachers drive it.',
      check:
        'Fair cancelled on Friday, nine families: who goes where || {vans:w} vans, 23 families, one week on one screen',
      on: 1,
    },
    {
      id: 'five',
      title: '[Five good days|A week at your school]',
      text: 'What a school can do in {days:w} days, chosen beforehand. || A week that counts, for a class that did not expect it.',
      check:
        'Notice to a class teacher, eight days ahead, 80 words || Child arrives two days early: what is on the desk',
      on: 1,
    },
    {
      id: 'sent',
      title: '[In the lorry|The box]',
      text: 'Books and tasks in one box that stays with the family. || What is in the box, what goes back, from which town.',
      check: 'Box for 17 days, checked by a child of ten || Book lost between two towns: replaced where, by whom',
      on: 0,
    },
    {
      id: 'show',
      title: '[Not on Saturday|Around the show]',
      text: 'Lessons laid around build-up, matinée and night shift. || A timetable that begins with the show.',
      check:
        'Week with two build-up days and three matinées || Storm closes the fair at noon: lessons offered within an hour',
      on: 0,
    },
    {
      id: 'count',
      title: '[Days that count|A hundred and sixty]',
      text: 'Days of school from every town, added up in front of everybody. || School days collected like stamps, signed in each place.',
      check: '97 days from 14 schools, two unsigned || Lesson at 21:00 on the telephone: counted as what',
      on: 0,
    },
    {
      id: 'call',
      title: '[On the line|Ring your teacher]',
      text: 'A teacher on the line with the same page in front of both. || Help by telephone after the last ride.',
      check: 'Line lost for four minutes in the middle of a sum || Page photographed in a dark wagon, readable',
      on: 0,
    },
    {
      id: 'exam',
      title: '[Where do I sit it?|Exam on the way]',
      text: 'A seat in an exam hall, wherever one is that morning. || Finds a desk for an exam along the round.',
      check:
        'Exam day falls on build-up: two ways out || Hall 40 kilometres from the field: who drives, what is at stake',
      on: 1,
    },
    {
      id: 'hands',
      title: '[What hands can do|Counts as well]',
      text: 'Rigging, cash books and engines, as a school would write them. || Skills of the ground put into words for a certificate.',
      check:
        'Three skills described in 25 words each, signed by a stranger || Trapeze beside geometry on one certificate',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[In the wagon|The child’s folder]',
      format: '[A4 folded once, and a phone of 360 px|A folded A4; 360 px for the rest]',
      states: 'just arrived, box missing, and line lost',
    },
    {
      name: '[The teachers’ side|From van to van]',
      format: '[Laptop, 13 inches, offline|13 inches on a fold-down table]',
      states: 'fair called off, child gone and nobody has written',
    },
  ],
  constraints: [
    {
      type: 'technical',
      text: 'Fields have mud, a generator and rarely a network.',
      effect: 'Paper carries what must not fail; the rest waits for a signal.',
    },
    {
      type: 'people',
      text: 'Every third parent reads little and asks a child to do it.',
      effect: 'Nothing about a child is put so that the child must translate it.',
    },
    {
      type: 'legal',
      text: 'Each school district has its own form for absence.',
      effect: 'One entry has to fill them all; show it once.',
    },
    {
      type: 'brand',
      text: 'Families paint every wagon themselves, and better than any school would.',
      effect: 'One emblem that a sign painter can paint; no house style beside it.',
    },
    {
      type: 'time',
      text: 'Forty-two weeks a year nobody stands anywhere for more than {days:w} days.',
      effect: 'Whatever takes longer belongs to the ten quiet weeks.',
    },
    {
      type: 'content',
      text: '“Home address” is a question without an answer here.',
      effect: 'No field for it; ask for the next town and a gate.',
    },
  ],
  nonGoals: [
    { text: 'A boarding school' },
    { text: 'Lessons in circus skills' },
    { text: 'Following families by satellite' },
    { text: 'A site for tickets' },
    { text: 'Marks for behaviour' },
  ],
  tensions: [
    {
      of: [0, 2],
      a: '{p0} wants the next town from each family ten days ahead.',
      b: '{p2} keeps routes quiet, since whoever knows the field rents it first.',
      where: 'On the page of the round, in who may see next week.',
    },
    {
      of: [1, 3],
      a: '{p1} writes what a child can do, in two lines.',
      b: '{p3} can count only hours, subjects and marks.',
      where: 'On the one page that travels with the child.',
    },
  ],
  unknowns: [
    'Whether base schools would teach differently if they knew a week before',
    'What children carry from one school to the next without being asked',
    'How many days are lost on arrival and how many on leaving',
    'If a page on paper gets further than one on a screen',
    'Which parents would rather ask a child than a teacher',
  ],
  twists: [
    'The guild splits: from {due} half of the families travel a new round across the border, with other school forms and another alphabet on the signs. {p0f} keeps them all. What crosses over?',
    'Two vans fail their inspection. {p1f} now teaches by telephone for {days:w} weeks. Redraw a school day without a school.',
    'A television crew wants to film one child’s folder. {p2f} likes the idea, the child does not. Which parts of it may anybody see at all?',
  ],
  objects: [
    'painted wagon boards',
    'tin ticket rolls',
    'folding desks with brass catches',
    'fairground bulbs in rows',
    'strapped school boxes',
    'route posters, pasted over one another',
  ],
  moments: [
    'at a fold-down table, with a generator outside',
    'between a matinée and an evening show',
    'in a strange classroom, on a first morning',
    'in the cab of a lorry, by the reading lamp',
  ],
  samples: [
    'Fractions are done. Commas are next.',
    'Monday: field behind the station, gate two.',
    'You have 97 days. Nobody can take them away.',
  ],
  troubles: [
    {
      id: 'from-the-start',
      titles: [
        'Six times volcanoes: {org}',
        'Where we stopped, {org}',
        'The file comes on Thursday: {org}, {town}',
        '{lost} days lost on arriving, {org}',
      ],
      n: { lost: [27, 44], lostTo: [9, 16], known: [14, 26], knownTo: [67, 81], late: [16, 24], lateTo: [2, 3] },
      problem: [
        'A child arrives, is tested and leaves. {lost} school days a year go on finding out what it can do; the file is {late} days behind the [lorry|child].',
        'In {places} schools a year everything begins at the beginning. Only {known}% of base schools know on the first morning what a child has [done|learnt] before.',
      ],
      ask: [
        'Let what a child can do arrive before the child does, or at least with it.',
        'A strange teacher on a Tuesday should be able to go on where another one stopped on [Friday|a field].',
      ],
      situation: [
        'A red notebook goes along; schools write “was present”. Parents have {times} copies of one form. {p1f} keeps the truth in a [diary|shoebox] and three calls a night.',
        'There is a portal of the ministry. It wants a class, a room and a home address. Files go by post to the school that was [left|visited] before the last one.',
      ],
      whyNow: [
        {
          kind: 'season',
          text: 'The round begins in {due}, and with it {places} first mornings for each child.',
          when: 'spring',
        },
        { kind: 'rule', text: 'From {due} a base school may refuse a child that comes without a record of learning.' },
        { kind: 'people', text: 'Two teachers who carried it all in their heads leave in {due}.' },
      ],
      goals: [
        {
          text: 'Lose {lostTo} school days a year on arriving {by} rather than {lost}. || From {lost} lost days a year to {lostTo} {by}, for one child.',
          measure: {
            metric: 'Days lost on arriving, per child',
            base: '{lost} a year',
            target: '{lostTo} a year',
            how: 'Teachers’ diaries for twelve children',
          },
        },
        {
          text: 'Have {knownTo}% of base schools know what comes next {by2}; {known}% do. || {knownTo}% of schools that know what comes next {by2}, from {known}%.',
          measure: {
            metric: 'Base schools that know what comes next',
            base: '{known}% of schools',
            target: '{knownTo}%',
            how: 'One question to the class teacher',
          },
        },
        {
          text: 'Get a child’s papers to the next school within {lateTo:w} days {by3}, {late} at present. || {lateTo:w} days for the papers {by3} instead of {late}.',
          measure: {
            metric: 'Days until the papers arrive',
            base: '{late} days',
            target: '{lateTo} days',
            how: 'Stamp of the receiving school',
          },
        },
        { text: 'Never let a child have to tell its story in front of a class.' },
      ],
      core: ['page:0', 'five:1', 'round:2'],
      more: ['sent:0', 'count:2', 'hands:1', 'call:3', 'show:0'],
    },
    {
      id: 'no-certificate',
      titles: [
        'School between two shows: {org}',
        '{left}% leave without a paper, {org}',
        'An exam on build-up day, {org}',
        'What counts outside the ring: {org}, {town}',
      ],
      n: { left: [46, 63], leftTo: [22, 34], counted: [88, 112], countedTo: [146, 158], sat: [7, 12], satTo: [19, 29] },
      problem: [
        '{left}% leave without a certificate, most of them able to run the books of a ride. They reach {counted} counted days a year of a hundred and sixty.',
        'Lessons fall on shows and exams on build-up days. {sat} pupils sat a final last year; {left}% go without, and the guild calls school [a hobby|lost time].',
      ],
      ask: [
        'Make room for school in a life that has its own timetable, and let what was done there count everywhere.',
        'The children work already. Let school be [something|a thing] that fits between the rides and ends in a paper.',
      ],
      situation: [
        'On build-up days the vans are empty; on quiet Wednesdays they are full and the teacher is [elsewhere|on the road]. Hours after the last show are counted by nobody.',
        '{p3}’s sheet runs from eight to one; {p1f} writes evening lessons into Tuesday morning. Exams are where the family is registered, {places} towns away.',
      ],
      whyNow: [
        { kind: 'rule', text: 'Apprenticeships ask for a certificate from {due}, even with an uncle.' },
        { kind: 'money', text: 'The ministry pays for counted days alone from {due}.' },
        {
          kind: 'complaint',
          text: 'A family was fined in {now} for days on which the child was taught. The hearing is in {due}.',
        },
      ],
      goals: [
        {
          text: 'Bring school leavers without a certificate from {left}% to {leftTo}% a year, counted {by}. || {leftTo}% without a certificate in a year {by}; {left}% last year.',
          measure: {
            metric: 'Leavers without a certificate',
            base: '{left}% a year',
            target: '{leftTo}% a year',
            how: 'List of the quiet weeks, read by {p0f}',
          },
        },
        {
          text: 'Count {countedTo} school days a child and year {by2}, up from {counted}. || {countedTo} counted days a year {by2} where there are {counted}.',
          measure: {
            metric: 'Counted days, per child',
            base: '{counted} a year',
            target: '{countedTo} a year',
            how: 'Signatures in the folder, added up in the quiet weeks',
          },
        },
        {
          text: 'See {satTo} pupils sit a final exam in a year, counted {by3}, not {sat}. || {satTo} finals a year {by3} after {sat} last time.',
        },
        { text: 'Leave Saturdays to the families.' },
      ],
      core: ['show:1', 'count:1', 'exam:2'],
      more: ['hands:0', 'call:1', 'page:0', 'sent:1', 'round:3'],
    },
  ],
};
