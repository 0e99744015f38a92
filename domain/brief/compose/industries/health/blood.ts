import type { Kind } from '../../kinds.ts';

export const bloodService: Kind = {
  id: 'blood-service',
  model: 'public',
  channel: 'phone',
  where: [],
  what: [
    'a regional blood service with {beds} couches',
    'a blood-donation service: one house, {buses:w} buses',
    'a public service that collects {units} donations a year',
  ],
  names: [
    '{town} Blood Service',
    '{district} Donor House',
    '{tree} Blood Bank',
    'The {colour} Couch',
    'Blood Service {count}',
    '{surname} Institute',
  ],
  years: [11, 74],
  n: {
    beds: [8, 22],
    buses: [2, 4],
    units: [16000, 52000, 500],
    donors: [7200, 21000, 100],
    stops: [38, 110, 2],
    days: [56, 90],
  },
  story: [
    'The service has stood beside the hospital for {years} years. Its biscuits are known [all over town|better than its name].',
    'For {years} years {buses:w} buses have gone to {stops} village squares, factories and schools.',
    '{p1} has put in [about eighty|over ninety] thousand needles and remembers [the few|those] who fainted.',
  ],
  audience: [
    '{donors} people who have given before, and all who might: healthy, over eighteen, with an hour to spare and [mixed|some] feelings about needles.',
    'Regulars who come every {days} days like clockwork, and a far larger group who came once.',
    'People at work in {town}, people in {stops} villages who wait for the bus, and [students|first-timers] who bring a friend.',
  ],
  users: [
    {
      role: '[geologist|bus mechanic|maths teacher], fifty-third donation',
      ages: [39, 64],
      goals: ['In and out in forty minutes', 'Know whether it is needed now or in a month'],
      pains: ['Answers the same forty questions each time', 'Called in three days before being allowed'],
      quotes: ['You have my answers since I was thirty.'],
    },
    {
      role: '[drama student|trainee nurse|football goalkeeper], never before',
      ages: [18, 27],
      goals: ['Not faint in front of others', 'Find out beforehand if it is allowed at all'],
      pains: ['Tattoo, travel, tablets: does it count?', 'Took the morning off and was sent home'],
      quotes: ['I’m not afraid of the needle. I’m afraid of falling over.'],
    },
    {
      role: '[tile fitter|farmer|sawmill worker]',
      ages: [24, 60],
      goals: ['Give when the bus is here, after work', 'Not be told off for low iron'],
      pains: ['The bus leaves at five, the shift ends at five', 'A letter about a value, without a word on what to do'],
      quotes: ['The bus and I have the same working hours. That’s the trouble.'],
    },
    {
      role: '[rare-type donor and cellist|platelet donor and tax adviser|plasma donor and nurse]',
      ages: [26, 57],
      goals: ['Be called only when it is truly so', 'An hour’s notice'],
      pains: ['Urgent messages four times a month', 'Never learns what became of it'],
      quotes: ['If everything’s urgent, I’ll finish my coffee.'],
    },
    {
      role: '[mother of a patient|recovered patient|widowed choir singer]',
      ages: [33, 72],
      goals: ['Give something back, although blood is refused', 'Bring ten others'],
      pains: ['Turned away for life, in one sentence', 'No task for those who may not'],
      quotes: ['I had eleven of those bags. I may not give one.'],
    },
  ],
  people: [
    { role: 'medical director', wants: ['safe donations and honest questions', 'stocks for six days, of every type'] },
    {
      role: 'head nurse',
      wants: ['couches that are full at all hours, not at five', 'nobody sent home after an hour’s wait'],
    },
    { role: 'planner of the buses', wants: ['stops with at least forty donors', 'one call a week, not three'] },
    { role: 'press officer', wants: ['calls that [move|shake] people', 'new donors'] },
  ],
  usps: [
    {
      title: '[Used within ten days|It does not lie about]',
      text: 'What is given is used within ten days on average; [donors|people] hear on which ward.',
    },
    {
      title: '{stops} stops',
      text: 'The {buses:w} buses reach {stops} places, some of which see no other [doctor|service].',
    },
    {
      title: '[Nobody is paid|For biscuits]',
      text: 'Nobody is paid; there are biscuits, and the rest is decency, {units} times a year.',
    },
    { title: 'A value back', text: 'Donors learn their iron and blood pressure, explained by a person.' },
    {
      title: '[Also for those who may not|Room for helpers]',
      text: 'Those who may not give can [drive|bring others], pour tea or hold a hand.',
    },
  ],
  features: [
    {
      id: 'may',
      title: '[May I?|Before you come]',
      text: 'Whether one may give now, later or not, found out at home. || Yes, in three weeks, or never, and why: before the trip.',
      check:
        'Tattoo, tablets, trip: three answers with a date or a reason || A lasting no in under 50 words, with something one can do',
      on: 0,
    },
    {
      id: 'need',
      title: '[What is short|Days in stock]',
      text: 'How many days each type will last, without alarm. || Stock by type in days, [normal|calm] when it is normal.',
      check:
        'Eight types, one low, one very low, readable without red || The same on a bus stop, A1, seen from four metres',
      on: 0,
    },
    {
      id: 'same',
      title: '[Same as last time|Only what changed]',
      text: 'Asks what has changed instead of all forty questions. || For regulars: three questions and a signature.',
      check:
        'Regular done in under two minutes, all forty still answerable || A change that matters leads to the nurse, not to a “no”',
      on: 0,
    },
    {
      id: 'slot',
      title: '[A quiet couch|When it is quiet]',
      text: 'Hours with a free couch, made [attractive|likely] without a prize. || Shows when one is in and out in forty minutes.',
      check: 'A day with a rush at five and two quiet hours || Walk-in at the rush: honest time and another offer',
      on: 0,
    },
    {
      id: 'bus',
      title: '[Bus in the square|When the bus comes]',
      text: 'The bus in one’s own square, when, until when, for how many. || Stops of the {buses:w} buses, with the wait there.',
      check:
        'Stop moved by a flood: message to 60 people, under 130 characters || Stop with 24 names where 40 are needed: what they see',
      on: 0,
    },
    {
      id: 'call',
      title: '[Really urgent|A call for you]',
      text: 'Calls few people, rightly, and says why them. || One message to those whose type is needed, and not again for {days} days.',
      check:
        'Message to 40 rare-type donors, reply “on my way” or “can’t” || After enough have answered: thank you, not needed',
      on: 1,
    },
    {
      id: 'flow',
      title: '[Through the house|Who is where]',
      text: 'Who is at which station, and where it backs up. || The house from door to biscuit, with the slowest [station|step] marked.',
      check:
        '{beds} couches, five stations, one backed up, on a wall screen || Nurse moves from one station to another: two taps',
      on: 1,
    },
    {
      id: 'where',
      title: '[Where it went|On a ward]',
      text: 'Tells a donor, weeks later, where it was used. || A word about what became of it, never of whom.',
      check: 'Message with ward and week, no patient to be guessed || Not used: said honestly, in 40 words',
      on: 0,
    },
    {
      id: 'iron',
      title: '[A value, explained|Low iron]',
      text: 'What a low value means and what helps, until next time. || Iron and pressure over time, with a nurse’s sentence.',
      check: 'Six visits as one line, two below the mark || Letter about low iron: three things to do, no threat',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[For donors|The donor’s side]',
      format: '[Phone at 402 px, paper on the bus|402 px, and A5 paper where there is no net]',
      states: 'not allowed today, [bus cancelled|stop moved] and stock full',
    },
    {
      name: '[In house and bus|The service’s side]',
      format: '[Tablet of 10 inches, gloves, and a wall screen|10 inches with gloves on; one wall screen]',
      states: 'donor faint, [offline in a village|bus without a net] and couch free',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'All forty questions must be [answered|signed] anew at each donation, by the donor alone.',
      effect: 'Shorten the way, never the list; show that it was read.',
    },
    {
      type: 'technical',
      text: 'The laboratory system gives stocks [twice a day|at six and at two].',
      effect: 'A number carries its hour; a call may not rest on a guess.',
    },
    {
      type: 'people',
      text: 'Nurses wear gloves and [move|look up] every ninety seconds.',
      effect: 'Big targets, no typing, and a screen that waits.',
    },
    {
      type: 'content',
      text: 'Some questions are [intimate|about sex and drugs] and are asked in a bus full of neighbours.',
      effect: 'Nobody beside or behind may see question or answer.',
    },
    {
      type: 'brand',
      text: 'No drops, no hearts, no [heroes|capes]: {p0} has had enough of them.',
      effect: 'Find a picture for an ordinary decency.',
    },
    {
      type: 'money',
      text: 'A stop with fewer than [forty|38] donors costs more than it brings.',
      effect: 'Say how many are coming, and let villages save their own stop.',
    },
  ],
  nonGoals: [
    { text: 'Rewards and lotteries' },
    { text: 'Ranking donors' },
    { text: 'Sharing a photograph with a bandage' },
    { text: 'Explaining medicine to patients' },
    { text: 'Donations of money' },
  ],
  tensions: [
    {
      of: [0, 3],
      a: '{p0} wants calls only when stocks truly fall.',
      b: '{p3} knows that people come when it is [urgent|on the news], and not otherwise.',
      where: 'On the stock page on a normal Tuesday: is normal a reason to come?',
    },
    {
      of: [1, 2],
      a: '{p1} wants donors spread over the day.',
      b: '{p2} needs forty at once, or the bus does not [go|pay].',
      where: 'On the page for a village stop: “come early”, “come late”, or just “come”?',
    },
  ],
  unknowns: [
    'Why most come once and never again',
    'Whether the forty questions frighten or bore',
    'Whether people answer differently at home than in the bus',
    'How far somebody will go for a stop that is not in their own square',
    'Whether hearing where it went brings them back',
  ],
  twists: [
    'A new test finds more in the blood, and for [some|a few] donors it will find something they do not want to know. From {due} everybody must be asked beforehand. Put that question into the path.',
    'One of the {buses:w} buses burns out. {stops} stops must become half. Let the villages decide: on which screen, by when, with what in hand?',
    'Young people may give from seventeen, from {due}, with a parent’s signature. {p1f} is glad, {p0f} worries about the forty questions and a mother who reads along.',
  ],
  objects: [
    'biscuit tins',
    'striped awnings of a bus',
    'rubber balls for squeezing',
    'numbered couches',
    'glass tubes in racks',
    'donor books with stamps',
  ],
  moments: [
    'on a couch with one free hand',
    'in a village square after work',
    'in a bus full of neighbours',
    'at lunch with an hour to spare',
  ],
  samples: ['A minus: enough for three days.', 'You may, from the ninth.', 'Used on a Tuesday, in surgery.'],
  troubles: [
    {
      id: 'once-only',
      titles: [
        'Once and never again: {org}',
        'The second time at {org}',
        '{second}% come back to {org}',
        'After the first biscuit, {org}, {town}',
      ],
      n: { second: [31, 43], secondTo: [54, 66], home: [14, 22], homeTo: [4, 6], hour: [68, 96, 2] },
      problem: [
        'Of those who give for the first time {second}% come a second time. {home}% of all comers are sent home after waiting, most of them first-timers, [nearly|about] all for reasons that could have been known.',
        'A first visit takes {hour} minutes and for {home}% ends with a “not today”. Only {second}% try again.',
      ],
      ask: [
        'Make the first time one that leads to a second, and spare people the trip if it must be a “not yet”.',
        'Find out where somebody who came out of decency is lost.',
      ],
      situation: [
        'Rules stand in a leaflet of sixteen pages and on a page nobody finds. At the desk forty questions are answered on a clipboard. Those turned away get a slip with a [code|number].',
        'After the first time comes a card by post, six weeks later; then an invitation every {days} days, the same for all. {p1f} rings some back on slow days, and it works.',
      ],
      whyNow: [
        {
          kind: 'loss',
          text: 'The large years grow too old to give: by {due} one regular in nine will have passed the limit.',
        },
        { kind: 'rule', text: 'New rules from {due} allow many who were turned away before; they do not know it.' },
        { kind: 'rival', text: 'A plasma company pays, and opens in {district} in {due}.' },
      ],
      goals: [
        {
          text: 'Bring {secondTo}% of first-timers back within a year {by}; {second}% return today. || Raise second donations from {second}% to {secondTo}% of first-timers {by}.',
          measure: {
            metric: 'First-timers who give again',
            base: '{second}%',
            target: '{secondTo}%',
            how: 'Second donation within twelve months || Donor register, by month of first visit',
          },
        },
        {
          text: 'Send home no more than {homeTo}% of those who come {by2}, {home}% at present. || Cut “not today” at the desk from {home}% to {homeTo}% {by2}.',
          measure: {
            metric: 'People sent home',
            base: '{home}% of comers',
            target: '{homeTo}%',
            how: 'Slips at the desk, by reason || Desk log, house and buses apart',
          },
        },
        { text: 'Let the first visit take under an hour, tea included.' },
        { text: 'Turn nobody away without something to do.' },
      ],
      core: ['may:1', 'slot:2', 'where:0'],
      more: ['need:0', 'iron:0', 'same:2', 'flow:2', 'bus:1'],
    },
    {
      id: 'alarm-fatigue',
      titles: [
        'If everything is urgent: {org}',
        'Days in stock, {org}',
        'Called four times a month by {org}',
        'A normal Tuesday at {org}, {district}',
      ],
      n: { reply: [7, 12], replyTo: [31, 44], waste: [6, 11], wasteTo: [2, 3], alarms: [34, 61] },
      problem: [
        '{alarms} urgent calls went out last year; {reply}% of those called came. And {waste}% of all blood expired, because after each alarm too many come at once.',
        'Every call is urgent, {alarms} times a year. So {reply}% answer. A week later the fridges are full and {waste}% has to be thrown away.',
      ],
      ask: [
        'Replace the alarm by something people can [trust|plan with].',
        'Bring the right forty people and not four thousand, and be believed the next time.',
      ],
      situation: [
        'The press office writes to everybody when the six-day mark is missed. Radio stations read it out. Three days later the house has a queue to the street.',
        'Stocks are known to the hour in the laboratory and to nobody else. {p2f} sends the buses where they always go. Rare types are rung by hand from a list of names.',
      ],
      whyNow: [
        {
          kind: 'complaint',
          text: 'Donors who stood in line for two hours in {now} have asked what was urgent about it. {p0} has to answer by {due}.',
        },
        { kind: 'legacy', text: 'The message service stops in {due}; whatever replaces it may be different.' },
        {
          kind: 'growth',
          text: 'The hospital opens a cancer centre in {due} that needs platelets, which last [five|six] days.',
        },
      ],
      goals: [
        {
          text: 'Have {replyTo}% of those called come {by}, instead of {reply}%. || Raise the answer to a call from {reply}% to {replyTo}% {by}.',
          measure: {
            metric: 'People called who come',
            base: '{reply}%',
            target: '{replyTo}%',
            how: 'Calls against arrivals within three days || Message log and desk log compared',
          },
        },
        {
          text: 'Let no more than {wasteTo}% expire {by2}; it was {waste}% last year. || Bring expired blood from {waste}% to {wasteTo}% {by2}.',
          measure: {
            metric: 'Blood that expires',
            base: '{waste}%',
            target: '{wasteTo}%',
            how: 'Laboratory list, monthly || Fridge log by type',
          },
        },
        { text: 'Call nobody more than three times a year.' },
        { text: 'Make a normal day a good reason to come.' },
      ],
      core: ['call:0', 'need:1', 'bus:2'],
      more: ['slot:1', 'where:3', 'flow:1', 'same:3', 'may:0', 'iron:3'],
    },
  ],
};
