import type { Kind } from '../../kinds.ts';

export const midwives: Kind = {
  id: 'midwives',
  model: 'fees',
  channel: 'messages',
  where: [],
  what: [
    'a practice of {midwives} midwives',
    'a birth house with {rooms:w} rooms and {midwives} midwives',
    '{midwives} midwives who share one telephone and {rooms:w} rooms',
  ],
  names: [
    '{district} Midwives',
    '{bird} House',
    'Birth House {town}',
    'The {tree} Room',
    '{surname} Midwifery',
    '{herb} House Midwives',
  ],
  years: [2, 38],
  n: { midwives: [5, 13], rooms: [2, 4], births: [90, 310, 5], visits: [9, 13], calls: [36, 92, 2], km: [14, 38] },
  story: [
    'Four midwives left the hospital {years} years ago and rented [a baker’s flat|a floor above a school] in {district}.',
    'For {years} years one of them has always been awake. The telephone is handed over at seven, with [coffee|a sentence about each family].',
    'About {births} children a year are born with them, [a third|two fifths] of those at home.',
  ],
  audience: [
    'Families from the {visits}th week to the end of the first two months, half of them with a first child, all of them short of sleep.',
    'Pregnant women within {km} km and whoever [stands|lives] beside them: partners, mothers, sisters, [friends|neighbours].',
    'Women who want the same face each time, and women who want somebody to answer within the hour.',
  ],
  users: [
    {
      role: '[structural engineer|choir conductor|shoe seller], expecting a first child',
      ages: [24, 41],
      goals: ['Tell normal from not normal at three in the morning', 'Know who will come on the day'],
      pains: ['Searches, reads, panics', 'Does not want to be the one who always rings'],
      quotes: ['I don’t want to bother you. I’ve been not bothering you since two.'],
    },
    {
      role: '[cashier|cook|train cleaner], expecting a third child',
      ages: [27, 44],
      goals: ['Fit visits around two others and a shift', 'Be asked about herself once'],
      pains: ['Everything is written for first-timers', 'Visits “between nine and two”'],
      quotes: ['Between nine and two I have a life, believe it or not.'],
    },
    {
      role: '[electrician and father to be|bus driver and expectant father|baker and father of a newborn]',
      ages: [24, 46],
      goals: ['Have something to do that helps', 'Know when to start the car'],
      pains: ['Nobody speaks to him', 'Learns everything second-hand'],
      quotes: ['I can boil water. Is there anything else?'],
    },
    {
      role: '[newly arrived seamstress|recently arrived pharmacist|au pair turned student], expecting a first child',
      ages: [20, 35],
      goals: [
        'Understand what is offered and what is expected',
        'Ask in her own language without a cousin in the room',
      ],
      pains: ['Leaflets in {language} about rights and lymph', 'Thinks a visit is an inspection'],
      quotes: ['At home the aunts come. Here a paper comes.'],
    },
    {
      role: '[midwife|midwife, newly qualified|senior midwife]',
      ages: [25, 63],
      goals: ['A night with four hours in one piece', 'Know what the colleague said yesterday'],
      pains: ['Nineteen chats on her own telephone', 'Notes in a car, a bag and a head'],
      quotes: ['Half of my messages could wait. I have to read them to know which.'],
    },
  ],
  people: [
    {
      role: 'founding midwife',
      wants: ['one midwife, one family, for as long as it goes', 'nobody to be alone with a worry at night'],
    },
    { role: 'midwife and rota keeper', wants: ['time off that is time off', 'messages that go to whoever is on duty'] },
    { role: 'practice secretary', wants: ['bills that are not returned', 'visits with an hour on them'] },
    { role: 'obstetrician at the hospital', wants: ['the record before the ambulance', 'to be asked early'] },
  ],
  usps: [
    {
      title: '[Always someone awake|Awake at four]',
      text: 'One of {midwives} midwives is awake at any hour; the telephone is answered within [six|five] rings.',
    },
    {
      title: '{visits} visits',
      text: 'After the birth there are {visits} visits at home and more if needed; [nobody|no one] has to ask for the tenth.',
    },
    {
      title: '[Room for two|Partners included]',
      text: 'Whoever stands beside the mother has a place in the plan and a task.',
    },
    {
      title: '[Open record|The notes are yours]',
      text: 'Families read what is written about them, on the day it is written.',
    },
    {
      title: 'Down the road',
      text: 'None lives more than {km} km away; on the night that counts they come by [bicycle|car] and not by helicopter.',
    },
  ],
  features: [
    {
      id: 'now',
      title: '[Can it wait?|Now, today, next visit]',
      text: 'Sorts a worry into now, today or next visit, [and tells nobody off|kindly]. || Three places for a worry, with an answer time for each.',
      check:
        'Six real worries sorted by three people who are not midwives || “Now” rings; “today” says by when; “next visit” is kept',
      on: 0,
    },
    {
      id: 'duty',
      title: '[Whoever is awake|To the one on duty]',
      text: 'Messages reach the one on duty, whoever the family [knows|writes to]. || One address for a family, the right midwife behind it.',
      check:
        'Handover at seven: open worries passed on with one sentence each || A message to a midwife who sleeps: what the family sees',
      on: 1,
    },
    {
      id: 'hour',
      title: '[Visit with an hour|I’m at yours by ten]',
      text: 'Visits that get an hour on the day and keep it to [twenty|fifteen] minutes. || The day’s round, sent to families as a time.',
      check:
        'Round of seven visits, one birth in between: who is told what || Visit moved twice: third message written',
      on: 0,
    },
    {
      id: 'record',
      title: '[The open notebook|Our notes]',
      text: 'What was seen, said and agreed, written so that both can read it. || A record for two readers: family and [hospital|colleague].',
      check:
        'One visit in at most nine lines, no abbreviation unexplained || The same record as the hospital wants it, on one A4',
      on: 1,
    },
    {
      id: 'task',
      title: '[For the other one|Something to do]',
      text: 'For whoever stands beside: what helps this week. || One task a week for the partner, [mother|sister] or friend.',
      check: 'Three weeks of tasks, none of them shopping || Without a partner: the same page for a neighbour',
      on: 0,
    },
    {
      id: 'night',
      title: '[The first ten nights|Nights one to ten]',
      text: 'Each of the first ten nights. || Ten nights, what is normal, and [where it ends|when to ring].',
      check: 'One night per screen, read with one eye and one hand || Each ends with the sentence at which one rings',
      on: 0,
    },
    {
      id: 'draw',
      title: '[Without words|Drawn, not written]',
      text: 'What matters in pictures, with a voice in [nine|seven] languages. || Drawings and a voice for those who do not read {language}.',
      check:
        'Eight drawings understood by three people without text || Voice and picture in step, stoppable with one hand',
      on: 0,
    },
    {
      id: 'rest',
      title: '[Off means off|Protected nights]',
      text: 'A rota that shows how much somebody has slept. || Who has had how many broken nights, [open to all|seen by all].',
      check: 'Month for {midwives} midwives with two ill || Limit reached: what can no longer be entered',
      on: 1,
    },
    {
      id: 'bill',
      title: '[Bills by themselves|Visit done]',
      text: 'A visit ticked once makes the bill. || What was done, in the insurer’s words, from what was written.',
      check: 'Nine visits billed without typing a code || Bill returned: reason in words, mended in two steps',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[The family’s side|In the family’s hand]',
      format: '[Phone, 412 px, one hand, dim|A dim phone at 412 px, used with one hand]',
      states: 'nobody answers at once, [visit moved|visit cancelled] and baby in hospital',
    },
    {
      name: '[The midwives’ side|On the round]',
      format: '[Phone in a coat pocket, 375 px, and paper in the car|375 px in a coat pocket]',
      states: 'birth in progress, [no signal|lift and cellar] and off duty',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'A message about symptoms is part of the [medical record|record] and must be kept for ten years.',
      effect: 'Say so once, kindly, and make messages easy to [file|hand over].',
    },
    {
      type: 'people',
      text: '{midwives} midwives; on any day two sleep, two drive and one is at a [birth|bedside].',
      effect: 'Whatever needs an answer has to know who can give it.',
    },
    {
      type: 'technical',
      text: 'Rooms, lifts, farmhouses: about {km} minutes a day without [signal|a net].',
      effect: 'Writing works offline; what has not arrived looks different.',
    },
    {
      type: 'content',
      text: 'Advice changes and [four|three] leaflets contradict each other.',
      effect: 'One page per question, dated, signed by a midwife.',
    },
    {
      type: 'brand',
      text: 'No pastel, no storks: the midwives [voted|agreed] on it.',
      effect: 'Warmth has to come from words, pace and paper.',
    },
    {
      type: 'money',
      text: 'Insurers pay for visits, not for {calls} messages a week.',
      effect: 'Each answered message should save a drive or a fear.',
    },
  ],
  nonGoals: [
    { text: 'A forum for parents' },
    { text: 'Measuring the child’s growth against others' },
    { text: 'Video births and pictures' },
    { text: 'Answers by a machine' },
    { text: 'A shop' },
  ],
  tensions: [
    {
      of: [0, 1],
      a: '{p0} has promised families one face from beginning to end.',
      b: '{p1} wants messages to go to whoever is awake.',
      where: 'When a mother writes to “her” midwife at four, who is asleep: [what does she see|who answers]?',
    },
    {
      of: [1, 3],
      a: '{p1} writes what a colleague needs, in [ten|nine] lines.',
      b: '{p3} needs forty fields before a transfer.',
      where: 'In the record, in the twelve minutes before the ambulance comes.',
    },
  ],
  unknowns: [
    'How many worries are never written because it is night',
    'Whether families mind an answer from another midwife if it is quick',
    'What partners would do if they were asked',
    'Whether reading one’s own record reassures or alarms',
    'Which of the {calls} weekly messages would not exist with an hour on the visit',
  ],
  twists: [
    'Two of {midwives} midwives fall ill in one month. {p0f} will not cut visits, {p1f} will not add nights. What can families do for each other, and what must they never?',
    'The hospital closes its delivery ward from {due}. Half again as many families come, from twice as far. “One face” cannot be kept. What takes its place, on which screen?',
    'Insurers will pay for messages after all: those answered within an hour. Design the hour without making anybody a call centre.',
  ],
  objects: [
    'canvas bags with brass hooks',
    'wooden listening horns',
    'first-name cards on a wall',
    'folded muslin',
    'hanging scales',
    'rota boards with magnets',
  ],
  moments: [
    'at three in the morning with one hand free',
    'in a car outside a farmhouse',
    'at the handover, coffee in hand',
    'in a waiting room full of coats',
  ],
  samples: [
    'Night three. Much crying is usual tonight.',
    'I’m at yours between ten and ten past.',
    'This can wait till Thursday, and here is why.',
  ],
  troubles: [
    {
      id: 'messages',
      titles: [
        'Can it wait till morning? {org}',
        '{calls} messages and one night: {org}',
        'Not bothering the midwife: {org}',
        'Whoever is awake at {org}, {town}',
      ],
      n: { wait: [41, 58], waitTo: [14, 21], night: [11, 19], nightTo: [4, 6], late: [5, 9] },
      problem: [
        '{calls} messages a week reach {midwives} private telephones. {wait}% could wait until morning but wake somebody; meanwhile {late:w} families last year [waited|kept quiet] with something that could not.',
        'Each midwife is woken {night} times a month by messages, {wait}% of which could have waited. And {late:w} times in a year the one that mattered came too late.',
      ],
      ask: [
        'Help families to know what can wait without making them afraid to ask.',
        'Let midwives sleep, and let nobody be alone with the thing that is not normal.',
      ],
      situation: [
        'Families have the private number of “their” midwife. Some write novels, some send a photograph without a word. {p1f} copies the important ones into the record on Sundays.',
        'There is a duty telephone; it rings {late} times a night, while the private ones blink beside the beds. A leaflet “when to ring” exists in one language.',
      ],
      whyNow: [
        { kind: 'people', text: 'Two midwives have said that they will stop in {due} if the nights stay as they are.' },
        { kind: 'rule', text: 'From {due} private messengers may no longer carry health data.' },
        {
          kind: 'growth',
          text: 'The practice in the next valley closes in {due}; its sixty families a year will come.',
        },
      ],
      goals: [
        {
          text: 'Have midwives woken {nightTo} times a month instead of {night}, {by}. || Bring wakings down from {night} to {nightTo} a month per midwife {by}.',
          measure: {
            metric: 'Times a midwife is woken',
            base: '{night} a month',
            target: '{nightTo} a month',
            how: 'A tick in the rota, each morning || Duty log against private telephones',
          },
        },
        {
          text: 'Reduce messages at night that could wait from {wait}% to {waitTo}% {by2}. || Only {waitTo}% of night messages that could wait {by2}, {wait}% today.',
          measure: {
            metric: 'Night messages that could wait',
            base: '{wait}%',
            target: '{waitTo}%',
            how: 'Sorted by two midwives each month, fifty messages || Sample of 40 night messages a quarter',
          },
        },
        {
          text: 'Answer what is urgent within nine minutes, every time.',
          measure: {
            metric: 'Time to answer what is urgent',
            base: 'unknown',
            target: 'nine minutes',
            how: 'Duty telephone log',
          },
        },
        { text: 'Leave no one feeling [silly|foolish] for having asked.' },
      ],
      core: ['now:1', 'duty:0', 'night:2'],
      more: ['record:2', 'hour:1', 'rest:0', 'draw:3', 'task:3'],
    },
    {
      id: 'visits',
      titles: [
        'Between nine and two: {org}',
        'A visit with an hour on it: {org}',
        '{km} km and seven doorbells, {org}',
        'Nobody home: {org}, {district}',
      ],
      n: { missed: [17, 34], missedTo: [4, 7], wide: [5, 6], drive: [34, 47], driveTo: [21, 27] },
      problem: [
        'Visits are announced “between nine and two”. {missed} a month find nobody at home, and midwives spend {drive}% of the day [driving|in the car].',
        '{missed} times a month a midwife rings in vain. The families were out because they could not wait {wide:w} hours with a newborn and a [toddler|school run].',
      ],
      ask: [
        'Give each visit an hour, although births do not keep to any.',
        'Find a promise that can be kept when, in the middle of the round, a child decides to come.',
      ],
      situation: [
        'The day’s list is made at seven on the back of an envelope. Families ring {p2f}, who rings the midwife, who is driving. A calendar with fixed hours was given up after [three|four] births in a week.',
        '{p1f} sends “on my way” when she remembers. Routes follow habit: the far ones first. Families wait behind the curtain.',
      ],
      whyNow: [
        { kind: 'money', text: 'Fuel is paid by a flat rate that no longer covers {km} km a day from {due}.' },
        {
          kind: 'complaint',
          text: 'A mother wrote to the council that she had waited {wide:w} hours, four times. The practice must answer by {due}.',
        },
        { kind: 'season', cold: true, text: 'In {winter} the passes and side roads cost half an hour more a day.' },
      ],
      goals: [
        {
          text: 'Bring visits in vain down from {missed} to {missedTo} a month {by}. || {missedTo} visits in vain a month at most {by}, {missed} at present.',
          measure: {
            metric: 'Visits in vain',
            base: '{missed} a month',
            target: '{missedTo} a month',
            how: 'Marked in the round by each midwife || Bills for visits that did not take place',
          },
        },
        {
          text: 'Cut driving from {drive}% to {driveTo}% of the working day {by2}. || Spend {driveTo}% of the day in the car {by2} instead of {drive}%.',
          measure: {
            metric: 'Share of the day spent driving',
            base: '{drive}%',
            target: '{driveTo}%',
            how: 'Kilometre book, two weeks a quarter || Car logs of all {midwives} midwives',
          },
        },
        { text: 'Tell every family a time that is right to within twenty minutes, on the day.' },
        { text: 'Let a birth upset the round without anyone having to apologise.' },
      ],
      core: ['hour:2', 'duty:1', 'record:1'],
      more: ['rest:1', 'bill:1', 'task:3', 'now:0', 'draw:0'],
    },
  ],
};
