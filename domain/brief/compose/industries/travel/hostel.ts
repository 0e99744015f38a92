import type { Kind } from '../../kinds.ts';

export const hostel: Kind = {
  id: 'youth-hostel',
  model: 'membership',
  channel: 'desktop',
  where: ['city', 'coast', 'mountain', 'tourist', 'university', 'river'],
  what: [
    'a youth hostel with {beds} beds',
    'a hostel in a former [mill|school], {beds} beds in {rooms} rooms',
    'a hostel for classes, choirs and cyclists, {beds} beds',
  ],
  names: [
    '{town} Youth Hostel',
    'The {thing} Hostel',
    '{surname} House',
    '{tree} Mill Hostel',
    'Hostel of the {count} Bunks',
    '{bird} House',
  ],
  years: [6, 96],
  n: {
    beds: [84, 220, 2],
    rooms: [16, 44],
    staff: [8, 22],
    classes: [64, 210, 2],
    night: { eur: [17, 33] },
    trays: [140, 380, 10],
  },
  story: [
    'The [mill|school] was emptied {years} years ago and filled with bunks made of its own floorboards.',
    'For {years} years there has been tea at ten in the evening, whoever comes.',
    '{p0} came with a class {tenure} years ago, broke a window and was given a broom; and stayed, later.',
  ],
  audience: [
    'Classes from Monday to Friday, choirs at weekends, and single people in what is left: {beds} beds.',
    'Teachers who have done it nine times and teachers who have never, and {classes} classes a year.',
    'Groups that come in a lump and people on their own who would like to be [beside|away from] them.',
  ],
  users: [
    {
      role: '[class teacher, first trip|trainee teacher with a class|substitute teacher with a class]',
      ages: [24, 47],
      away: true,
      goals: ['Sleep, a little', 'Rooms divided before there are tears'],
      pains: ['Twenty-seven children, six rooms, two enemies', 'A form for diets, a form for money, a form for rooms'],
      quotes: ['I’ve got the diets. I’ve lost a child’s shoe and my mind.'],
    },
    {
      role: '[pupil, nobody’s friend|pupil, homesick|pupil and ringleader]',
      ages: [13, 16],
      away: true,
      goals: ['A bunk by the wall', 'Not be the one left over'],
      pains: ['Chosen last, in front of all', 'No signal, which is the point'],
      quotes: ['There were four in each. I made five.'],
    },
    {
      role: '[cyclist and organ builder|walker and night nurse|single traveller and translator]',
      ages: [22, 68],
      away: true,
      goals: ['A bed away from year eight', 'Breakfast before they come'],
      pains: ['“Full”, with nineteen empty bunks in class rooms', 'Corridor at one in the morning'],
      quotes: ['I like children. I like them on another floor.'],
    },
    {
      role: '[choir manager|chess club trainer|parent organising a holiday camp]',
      ages: [29, 64],
      away: true,
      goals: ['A room to sing in till ten', 'Pay what was eaten'],
      pains: ['Numbers due six weeks before, for singers', 'Two altos who may not share'],
      quotes: ['Singers tell you on Friday if they come on Friday.'],
    },
    {
      role: '[hostel cook|house father at night|receptionist and caretaker]',
      ages: [21, 61],
      goals: ['Diets by Thursday, true ones', 'Quiet by eleven on the second floor'],
      pains: ['Nine “vegetarians, except sausages”', 'Rings at night that are not emergencies'],
      quotes: ['Forty-one schnitzels, nine of them a matter of belief.'],
    },
  ],
  people: [
    {
      role: 'warden',
      wants: ['groups and single people in one house, in peace', 'beds that are used from {autumn} to {spring}'],
    },
    { role: 'cook', wants: ['diets on Thursday, and final', 'no tray for nobody'] },
    { role: 'speaker of the teachers’ association', wants: ['one form', 'numbers one may still change'] },
    { role: 'regional director', wants: ['all houses alike', 'deposits'] },
  ],
  usps: [
    { title: 'Tea at ten', text: 'At ten there is tea in the hall, for the homesick, the sleepless and the staff.' },
    {
      title: '[A broom for each|Everybody does something]',
      text: 'Each room does one thing for the house a day: sweep, lay, ring the bell.',
    },
    { title: '{rooms} rooms, no numbers', text: 'The rooms have names that children gave them over {years} years.' },
    { title: 'Nobody left over', text: 'The house helps to divide a class so that nobody makes five.' },
  ],
  features: [
    {
      id: 'rooms',
      title: '[Who sleeps where|Nobody left over]',
      text: 'Divides a class into rooms by wishes that nobody else sees. || Two wishes and one no, in secret; rooms in a minute.',
      check:
        '27 children, six rooms, two who may not: three solutions || A child with no wishes by others: where, unseen',
      on: 0,
    },
    {
      id: 'one',
      title: '[One list|Diets, rooms, money]',
      text: 'One list of a group that kitchen, desk and teacher share. || A class entered once, by those who know.',
      check:
        '27 names entered by 27 homes, three missing by Thursday || Diet “vegetarian except sausages”: asked back kindly',
      on: 0,
    },
    {
      id: 'quiet',
      title: '[On another floor|Quiet side]',
      text: 'Beds away from groups, with breakfast before them. || Where it will be quiet tonight.',
      check: 'Bed for tonight with who sleeps above, beside, below || Class arrives on the quiet floor: what changes',
      on: 0,
    },
    {
      id: 'late',
      title: '[Three fewer|Numbers move]',
      text: 'What a change of numbers costs, before it is made. || Three fewer, two more, a child with a broken leg.',
      check:
        'Change on Friday for Monday, with its cost in one line || Bed given back and taken by somebody: who pays less',
      on: 0,
    },
    {
      id: 'sing',
      title: '[Till ten|The barn]',
      text: 'Rooms to sing, play, stretch, by hour and noise. || Who may be loud where, until when.',
      check: 'Choir, chess and a class in one evening || Loud until ten, said to those above',
      on: 0,
    },
    {
      id: 'tray',
      title: '[Thursday’s number|The kitchen’s sheet]',
      text: 'Plates and diets by table, with what may still change. || One sheet for the kitchen, final on Thursday.',
      check: 'Sheet for {trays} trays, 14 diets, on A3 || Arrived with four more: what is cooked',
      on: 1,
    },
    {
      id: 'night',
      title: '[Second floor, eleven|The night round]',
      text: 'Who sleeps where, with whom to wake if need be. || The house at night, on one page.',
      check: 'Child ill at 2:10: room, teacher, home, in three seconds || Fire: list by floor, on paper, at the door',
      on: 1,
    },
    {
      id: 'fill',
      title: '[Nineteen empty bunks|The gaps]',
      text: 'Empty bunks that could be given to single people, and those that must not. || Gaps in the house, by whom one may put there.',
      check: 'Nineteen gaps, seven of them usable, and why || Choir gives back a room at noon: filled by six',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[For groups and guests|Before and after arriving]',
      format: '[Desktop in a staff room at 1024 px, phone at 375 px|1024 px in a staff room; 375 px on a bus]',
      states: 'numbers missing, [no bed|only with a class] and child sent home',
    },
    {
      name: '[In the house|Desk, kitchen, night]',
      format: '[Desktop at the desk, A3 in the kitchen, A4 at night|1280 px; A3; A4]',
      states: 'more than announced, [allergy unclear|diet contradicted] and alarm',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'Wishes and diets of children are [delicate|sensitive]; they are gone a week after the stay.',
      effect: 'Nobody but the teacher sees a no; nothing is kept for the next trip.',
    },
    {
      type: 'people',
      text: '{staff} people, of whom one is awake at night.',
      effect: 'At night: paper, large, at the door.',
    },
    {
      type: 'content',
      text: 'Homes answer in [nine|eleven] languages, on phones, late.',
      effect: 'Five questions, one at a time, with pictures.',
    },
    {
      type: 'technical',
      text: 'The association’s system books [rooms|beds] and cannot be changed.',
      effect: 'Your list lives beside it; say which one rules when.',
    },
    {
      type: 'money',
      text: 'An empty bunk costs {night}, a wrong tray a [third|quarter] of that.',
      effect: 'Numbers that move are fine if they move before Thursday.',
    },
    {
      type: 'brand',
      text: 'The triangle of the association has to be at the door, and [nowhere else|only there].',
      effect: 'The names of the rooms are the brand.',
    },
  ],
  nonGoals: [
    { text: 'Programmes and excursions' },
    { text: 'Online check-in' },
    { text: 'Supervision of children' },
    { text: 'Reviews' },
    { text: 'Choosing a bunk by picture' },
  ],
  tensions: [
    {
      of: [1, 2],
      a: '{p1} wants diets and numbers on Thursday, for good.',
      b: '{p2} knows that a class changes on Sunday night.',
      where: 'In the list, in the three days between.',
    },
    {
      of: [0, 3],
      a: '{p0} puts a cyclist into an empty class room if it feels right.',
      b: '{p3} wants groups and guests apart, in all houses alike.',
      where: 'In the nineteen gaps, at six in the evening.',
    },
  ],
  unknowns: [
    'How teachers divide a class today, and who cries',
    'Whether children would tell the truth about a no',
    'How many diets are a wish',
    'Whether single people would pay for another floor',
    'What happens at tea',
  ],
  twists: [
    'One floor is closed for a year. The same {classes} classes come, in shifts of three days. {p1f} cooks for arrivals and departures at once. What day is “Thursday” now?',
    'A parent demands to know who did not want to share with her son. There is a no, and it is seen by nobody. Go through each place where it could be guessed.',
    'The town rents half of the beds for families without a home, for two winters. {p0f} says yes. What changes at tea, on the list, at the door?',
  ],
  objects: [
    'bunks of old floorboards',
    'tin mugs on hooks',
    'room names in children’s writing',
    'hand bells',
    'brooms by size',
    'boards with slippers',
  ],
  moments: [
    'on a bus with twenty-seven children',
    'in a staff room with nine forms',
    'at eleven on the second floor',
    'at tea, homesick',
  ],
  samples: [
    'Six rooms, nobody left over.',
    'Three fewer till Thursday: nothing. After that: half.',
    'Quiet tonight: under the roof, beside the choir.',
  ],
  troubles: [
    {
      id: 'nine-forms',
      titles: [
        'Nine forms and a shoe: {org}',
        'I made five: {org}',
        '{wrong}% of the lists are wrong at {org}',
        'Nobody left over: {org}, {town}',
      ],
      n: { wrong: [57, 72], wrongTo: [16, 23], hours: [9, 15], hoursTo: [3, 4], trays: [160, 360, 10] },
      problem: [
        'A teacher spends {hours} hours on lists, and {wrong}% of them are wrong on arrival: rooms, diets, numbers. In each class somebody is left over, in front of all.',
        '{wrong}% of the groups arrive with other people than announced. {hours} hours of forms before, tears at the doors, and trays for nobody.',
      ],
      ask: [
        'Let those who know say it once: homes, children, teacher.',
        'Divide a class into rooms so that it is nobody’s fault.',
      ],
      situation: [
        'Three forms as files, due six weeks before. Teachers collect slips. Rooms are divided in the corridor, by shouting, or by a list hung up at school, with arrows.',
        '{p1f} rings on Thursday and gets the secretary. The association’s system wants numbers per sex and nothing else.',
      ],
      whyNow: [
        { kind: 'rule', text: 'Allergens must be confirmed by homes, in writing, from {due}.' },
        { kind: 'loss', text: 'Thirty schools have stopped class trips since {now}: teachers no longer want to.' },
        {
          kind: 'season',
          when: 'spring',
          text: 'Trips begin in {due}, with sixteen teachers who have never done one.',
        },
      ],
      goals: [
        {
          text: 'Have {wrongTo}% of lists wrong on arrival {by}, not {wrong}%. || Bring wrong lists from {wrong}% to {wrongTo}% {by}.',
          measure: {
            metric: 'Lists wrong on arrival',
            base: '{wrong}%',
            target: '{wrongTo}%',
            how: 'Desk, on the day, three ticks || Announced against slept, fed, paid',
          },
        },
        {
          text: 'Cost a teacher {hoursTo} hours {by2} instead of {hours}. || Cut the hours before a trip from {hours} to {hoursTo} {by2}.',
          measure: {
            metric: 'Hours before a trip',
            base: '{hours}',
            target: '{hoursTo}',
            how: 'Asked of every teacher at tea || Twenty trips a quarter',
          },
        },
        { text: 'Let nobody see a no.' },
        { text: 'Make it possible to be homesick.' },
      ],
      core: ['one:1', 'rooms:2', 'tray:0'],
      more: ['late:0', 'night:3', 'fill:0', 'sing:3', 'quiet:3'],
    },
    {
      id: 'other-floor',
      titles: [
        'On another floor: {org}',
        'Full, with nineteen empty bunks: {org}',
        '{single}% on their own at {org}',
        'Breakfast before they come: {org}',
      ],
      n: { single: [9, 16], singleTo: [26, 34], gaps: [24, 41], gapsTo: [11, 15] },
      problem: [
        '{gaps}% of the beds are empty on full nights, because they stand in rooms of classes. {single}% of the guests come on their own; those who do leave a day early.',
        'Classes take rooms, not beds. {gaps}% stays empty, cyclists are sent on, and the ones who stay sleep above year eight.',
      ],
      ask: [
        'Put people who come alone where they will sleep, and fill what may be filled.',
        'Make two houses out of one, each night anew.',
      ],
      situation: [
        'The system says “full” when all rooms have a name on them. {p0f} walks round at six and finds bunks. Single people ring, or go by.',
        'A quiet floor was declared; it was given to a choir. Breakfast is at eight for all.',
      ],
      whyNow: [
        { kind: 'money', text: 'The region closes houses under 55% from {due}; this one has 52.' },
        { kind: 'growth', text: 'A cycle path of nine hundred kilometres leads past the door from {due}.' },
        {
          kind: 'complaint',
          text: 'A walker’s account of one night in {now}, very funny, has been read forty thousand times.',
        },
      ],
      goals: [
        {
          text: 'Leave {gapsTo}% of the beds empty on full nights {by}, {gaps}% now. || Bring empty beds on full nights from {gaps}% to {gapsTo}% {by}.',
          measure: {
            metric: 'Beds empty on full nights',
            base: '{gaps}%',
            target: '{gapsTo}%',
            how: 'Night round against beds || House list at eleven',
          },
        },
        {
          text: 'Have {singleTo}% of guests come on their own {by2}, up from {single}%. || Raise guests on their own from {single}% to {singleTo}% {by2}.',
          measure: {
            metric: 'Guests on their own',
            base: '{single}%',
            target: '{singleTo}%',
            how: 'Nights by kind of guest || Desk book, monthly',
          },
        },
        { text: 'Say at four where it will be quiet at eleven.' },
        { text: 'Put no stranger beside a child.' },
      ],
      core: ['quiet:2', 'fill:0', 'night:3'],
      more: ['late:0', 'sing:1', 'one:0', 'tray:1', 'rooms:3'],
    },
  ],
};
