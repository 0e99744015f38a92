import type { Kind } from '../../kinds.ts';

export const drivingSchool: Kind = {
  id: 'driving-school',
  model: 'fees',
  channel: 'phone',
  where: [],
  what: [
    'a driving school with {cars} cars and a [lorry|tractor]',
    'a driving school, {cars} cars, {teachers} instructors',
    'a family driving school with {cars} cars and one [patient|deaf] dog',
  ],
  names: [
    '{surname} Driving School',
    '{district} Driving',
    'The {bird} Driving School',
    '{colour} Light',
    '{thing} Road School',
    '{surname2} & {surname} Driving',
  ],
  years: [3, 58],
  n: {
    cars: [4, 13],
    teachers: [4, 12],
    pupils: [160, 620, 10],
    lesson: { eur: [28, 58] },
    lessons: [24, 41],
    pass: [51, 64],
  },
  story: [
    '{p0}’s mother was the first woman in {town} to teach driving, {years} years ago, in a [saloon|car] with two horns.',
    'For {years} years every pupil has begun on the [fairground|market square], on a Monday, when it is empty.',
    'It was founded {years} years ago with one car and a hill. The hill is [still|now] in the test.',
  ],
  audience: [
    'People between 17 and 60 who need to drive: for a job, for a village without a bus, after a [divorce|move].',
    '{pupils} learners a year, about half of them eighteen, the others with a life that does not wait.',
    'Learners and whoever pays for them, who seldom sit in the same [car|conversation].',
  ],
  users: [
    {
      role: '[apprentice mason|care trainee|trainee gardener]',
      ages: [17, 22],
      goals: ['Pass by {due}, or lose the job', 'Know how many more lessons'],
      pains: ['“We’ll see”, after each lesson', 'Pays half of the wage'],
      quotes: ['How many more? Just say a number. Even a bad one.'],
    },
    {
      role: '[nurse with a licence from abroad|cook with ten years of driving elsewhere|engineer who drove in the desert]',
      ages: [28, 47],
      goals: ['Unlearn one habit, not everything', 'Do the theory in {language2}'],
      pains: ['Treated as a beginner', 'Signs that mean something else here'],
      quotes: ['I have driven a hundred thousand kilometres. On the other side.'],
    },
    {
      role: '[widow and bookbinder|divorced translator|violinist who moved to a village]',
      ages: [39, 61],
      goals: ['Never again wait for a lift', 'Learn without a boy sighing in the back seat'],
      pains: ['Motorway, alone the thought of it', 'Failed once, at nineteen'],
      quotes: ['I failed in a red car. I’d like a different colour.'],
    },
    {
      role: '[father who pays|aunt who pays|grandfather who pays]',
      ages: [42, 71],
      goals: ['See what the money does', 'Be allowed to practise with the girl, and do it right'],
      pains: ['Invoices with letters', 'Told to keep out of it'],
      quotes: ['I’m paying for ‘SF 2 UEL’. Is that good?'],
    },
    {
      role: '[driving instructor|driving instructor and former paramedic|motorcycle instructor]',
      ages: [28, 63],
      goals: ['Know what the colleague did last week', 'Not write at red lights'],
      pains: ['Seven pupils, seven lists, one lap', 'Cancelled from the pavement'],
      quotes: ['I teach with my right foot. I can’t write with it.'],
    },
  ],
  people: [
    { role: 'owner', wants: ['fewer who fail and pay again', 'learners who know where they stand'] },
    {
      role: 'senior instructor',
      wants: ['a licence as a by-product of driving well', 'no number before somebody is ready'],
    },
    { role: 'office and planning', wants: ['cars that are never empty', 'cancelling by noon the day before'] },
    { role: 'examiner', wants: ['people who look over their shoulder', 'no show for the test'] },
  ],
  usps: [
    {
      title: '[Mondays on the square|Room to be bad]',
      text: 'The first two hours take place where there is nothing to hit.',
    },
    {
      title: 'One instructor to the end',
      text: 'Whoever begins with one of {teachers} instructors finishes with the same, unless one of them asks.',
    },
    {
      title: '[Alone with a voice|Fourteen minutes alone]',
      text: 'Before the test every learner drives one known round while the instructor says nothing.',
    },
    { title: 'In {language2}, too', text: 'Theory is explained in {language2} by someone who learnt it that way.' },
    {
      title: 'Told the truth',
      text: '{pass} in a hundred pass at the first go; the figure hangs in the window, [good or bad|whatever it is].',
    },
  ],
  features: [
    {
      id: 'stand',
      title: '[Where I stand|What I can already do]',
      text: 'What works, what is shaky, what has not been tried. || Skills in three states, said by both seats.',
      check: 'Eighteen skills on one screen, three shaky, none red || Learner and instructor differ: both views shown',
      on: 0,
    },
    {
      id: 'more',
      title: '[How many more|An honest number]',
      text: 'A range of lessons left, with what would shorten it. || From–to, with the reason, from the tenth lesson.',
      check: 'Range “7 to 11” with two reasons || Range has grown: how one says it',
      on: 0,
    },
    {
      id: 'after',
      title: '[Three minutes parked|After the lesson]',
      text: 'Talked through while parked, kept by voice. || What went well, what next, before the door opens.',
      check: 'Kept in 40 seconds, engine off, eyes up || The same three points as the learner reads them at night',
      on: 1,
    },
    {
      id: 'shadow',
      title: '[Drive with your father|Practice at home]',
      text: 'What may be practised with whom, and how not to shout. || A round for two relatives in one car.',
      check: 'Three rounds, each with one thing to watch || Rules for the person beside, in six sentences',
      on: 0,
    },
    {
      id: 'swap',
      title: '[A lesson free|Today at four]',
      text: 'A cancelled hour offered to those who are near and ready. || Gaps filled by those who asked for them.',
      check: 'Offer, taken, gone: each under 90 characters || Cancelling late: cost said before pressing',
      on: 0,
    },
    {
      id: 'car',
      title: '[Cars and hours|Who is where]',
      text: '{cars} cars, {teachers} instructors and tests in one day. || The day by car, with what breaks if one stands still.',
      check: 'Car in the workshop: seven lessons moved || Test dates of {due} with nine names and four places',
      on: 1,
    },
    {
      id: 'sign',
      title: '[Signs by meaning|Theory in pieces]',
      text: 'Theory by place: crossing, hill, fog, bicycle. || The rule at the crossing where it was needed.',
      check: 'Rule linked to the crossing of today’s lesson || One rule in {language} and {language2}, side by side',
      on: 0,
    },
    {
      id: 'test',
      title: '[The last week|Before the test]',
      text: 'The days before: one round, one fear, one night of sleep. || What to do in the last week and what to leave.',
      check: 'Five days, one task each, none new || Failed: first sentence, first step, no invoice',
      on: 0,
    },
    {
      id: 'hand',
      title: '[Passed on|Change of seat]',
      text: 'What the next instructor must know, in three lines. || A learner handed over with what helps.',
      check: 'Three lines, readable at a traffic light, aloud || What a learner may strike out',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[For learners|After and between lessons]',
      format: '[Phone, 393 px|A phone at 393 px], never while driving',
      states: 'lesson cancelled, [failed|not passed] and no test date',
    },
    {
      name: '[In the car and the office|For instructors]',
      format: '[Phone in a holder, engine off, and 1280 px in the office|By voice in a parked car; 1280 px inside]',
      states: 'car broken down, [instructor ill|learner missing] and note lost',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'Nothing may be [touched|read] while the engine runs, by either of them.',
      effect: 'Three minutes, parked, by voice.',
    },
    {
      type: 'legal',
      text: 'Lessons of a set kind are required: night, motorway, [country|hill].',
      effect: 'Required and needed are two different lists; show both.',
    },
    {
      type: 'people',
      text: 'Instructors drive nine hours a day and [do not|will not] type at night.',
      effect: 'What is not kept in the car is not kept.',
    },
    {
      type: 'technical',
      text: 'Test dates are given by the [state’s|county’s] system, by fax at noon.',
      effect: 'A date is a hope until the fax; words for both.',
    },
    {
      type: 'money',
      text: 'A lesson costs {lesson}; every third learner pays in [instalments|cash].',
      effect: 'Money appears before it is spent, by the lesson.',
    },
    {
      type: 'content',
      text: 'Abbreviations from the law stand on [all invoices|every list].',
      effect: 'Say what was driven; keep the code for the authority.',
    },
  ],
  nonGoals: [
    { text: 'A simulator' },
    { text: 'Grades for each lesson' },
    { text: 'Tracking of routes' },
    { text: 'Comparing learners' },
    { text: 'Theory questions by the thousand' },
  ],
  tensions: [
    {
      of: [0, 1],
      a: '{p0} wants each learner to have a number: so many more.',
      b: '{p1} has never known one that was right and will not [guess|begin].',
      where: 'On “how many more”, after the tenth lesson.',
    },
    {
      of: [1, 2],
      a: '{p1} keeps one instructor for one learner.',
      b: '{p2} has a gap at four and a learner who is free.',
      where: 'In the offer for today at four: with whom?',
    },
  ],
  unknowns: [
    'Whether a range of lessons calms or annoys',
    'What learners remember of a lesson by the evening',
    'How often relatives practise with them, and how it ends',
    'Why so many fail on the hill',
    'Whether those from abroad would rather have a harder course and a shorter one',
  ],
  twists: [
    'The state halves the number of test dates. Waiting after “ready” is now [nine|ten] weeks. What is offered to somebody who is ready and forgetting?',
    'Half of the {cars} cars become electric, with one pedal. {p1f} teaches with the right foot. Which skills change state overnight?',
    'A learner uses the shaky list in a court case against the school. {p3f} must testify. Look at every word of it again.',
  ],
  objects: [
    'dual pedals',
    'road signs seen from behind',
    'traffic cones in a stack',
    'rear-view mirrors',
    'chalk drawings of a crossing',
    'key rings with tags',
  ],
  moments: [
    'parked, engine off',
    'at night in bed before a test',
    'at the kitchen table with the one who pays',
    'on a pavement, early',
  ],
  samples: [
    'Seven to eleven more. Here is why.',
    'Hill start: shaky. Roundabout: yours.',
    'Free today at four, from the station.',
  ],
  troubles: [
    {
      id: 'how-many',
      titles: [
        'How many more? {org}',
        'Where do I stand with {org}?',
        '{fail}% fail at the first go: {org}',
        '“We’ll see”, says {org}',
      ],
      n: { fail: [38, 49], failTo: [24, 31], unsure: [61, 78], unsureTo: [22, 31] },
      problem: [
        '{fail}% fail at the first go, and {unsure}% of the learners cannot say what they still lack. They book tests by gut feeling, because nobody names a number.',
        'After {lessons} lessons {unsure}% do not know where they stand. {fail}% fail, pay again, and tell the whole village.',
      ],
      ask: [
        'Let learner, instructor and payer see the same state of things, without turning driving into marks.',
        'Find an honest way to say “seven to eleven”.',
      ],
      situation: [
        'The learner’s card has required boxes to tick; they say that something was done, not how. {p1f} draws the crossing on a steamed-up window.',
        'Instructors remember. When one is ill the next begins with “show me”. Parents get invoices with codes; learners get “that was better”.',
      ],
      whyNow: [
        { kind: 'rule', text: 'Failing costs a new waiting time of six weeks from {due}.' },
        {
          kind: 'complaint',
          text: 'Eleven parents asked in {now} what they were paying for. {p0} has promised an answer by {due}.',
        },
        { kind: 'rival', text: 'A school with an app that promises “in 30 days” opens at the station in {due}.' },
      ],
      goals: [
        {
          text: 'Have {failTo}% fail at the first go {by}, instead of {fail}%. || Bring failures at the first go from {fail}% to {failTo}% {by}.',
          measure: {
            metric: 'Learners who fail at the first go',
            base: '{fail}%',
            target: '{failTo}%',
            how: 'Results from the fax, monthly || Tests of the quarter',
          },
        },
        {
          text: 'Cut those who do not know where they stand from {unsure}% to {unsureTo}% {by2}. || {unsureTo}% unsure of where they stand {by2}, {unsure}% now.',
          measure: {
            metric: 'Learners unsure of where they stand',
            base: '{unsure}%',
            target: '{unsureTo}%',
            how: 'Asked in lesson fifteen, compared with the instructor || Two lists side by side, forty learners a quarter',
          },
        },
        { text: 'Keep what was said in 40 seconds, parked.' },
        { text: 'Name a range only when one would bet on it.' },
      ],
      core: ['stand:1', 'after:2', 'more:0'],
      more: ['shadow:0', 'test:0', 'hand:2', 'sign:1', 'swap:3', 'car:2'],
    },
    {
      id: 'empty-seats',
      titles: [
        'Today at four: {org}',
        '{empty} empty hours a week at {org}',
        'Cancelled from the pavement: {org}',
        'Cars that stand still at {org}, {town}',
      ],
      n: { empty: [21, 44], emptyTo: [6, 10], weeks: [5, 9], weeksTo: [2, 3], loss: { eur: [2600, 5900] } },
      problem: [
        '{empty} lessons a week fall through at the last minute, {loss} a month, while new learners wait {weeks} weeks for a first hour.',
        'A car stands still for {empty} hours a week because somebody overslept. Others would have come at once; they wait {weeks} weeks.',
      ],
      ask: [
        'Bring the free hour and the person who is near together, quickly and fairly.',
        'Make cancelling early the natural thing, for people of eighteen.',
      ],
      situation: [
        'Cancelling is a call to {p2f} before noon on the day before, or to the instructor from the pavement. A fee is printed in the contract and collected from [strangers|some].',
        '{p2f} knows who might come at short notice: nine names on the wall. A booking app was tried; learners booked three hours and came to one.',
      ],
      whyNow: [
        { kind: 'people', text: 'Two instructors leave in {due}; from then on each hour counts.' },
        {
          kind: 'season',
          text: 'In {summer} everybody has time and no one is there; last year eleven tests were given back.',
        },
        { kind: 'money', text: 'Three leases end in {due}; at today’s use not all would be renewed.' },
      ],
      goals: [
        {
          text: 'Leave no more than {emptyTo} hours a week empty {by}, {empty} today. || Bring empty hours from {empty} to {emptyTo} a week {by}.',
          measure: {
            metric: 'Hours that fall through',
            base: '{empty} a week',
            target: '{emptyTo} a week',
            how: 'Car book, every Friday || Plan against what was driven',
          },
        },
        {
          text: 'Shorten the wait for a first hour from {weeks} to {weeksTo} weeks {by2}. || First hour within {weeksTo} weeks {by2}, where it takes {weeks}.',
          measure: {
            metric: 'Weeks until the first hour',
            base: '{weeks}',
            target: '{weeksTo}',
            how: 'Contract to first lesson || New learners of the month, median',
          },
        },
        { text: 'Fill a gap of today in under eight minutes without a call.' },
        { text: 'Favour nobody who looks at the phone all day.' },
      ],
      core: ['swap:0', 'car:2', 'stand:1'],
      more: ['hand:2', 'shadow:1', 'test:0', 'after:3', 'more:1'],
    },
  ],
};
