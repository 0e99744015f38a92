import type { Kind } from '../../kinds.ts';

export const leftLuggage: Kind = {
  id: 'left-luggage',
  model: 'fees',
  channel: 'counter',
  where: ['tourist', 'city'],
  what: [
    'a left-luggage office at the station, with {porters:w} porters',
    'a luggage counter with {shelves} shelves and {porters:w} people behind it',
    'the last staffed left-luggage office in the region, {porters:w} porters and {shelves} shelves',
  ],
  names: [
    '{surname} Luggage',
    'The {colour} Tag',
    '{town} Porters’ Office',
    '{thing} & Trunk',
    '{surname} & {surname2}, Porters',
    'Platform {count} Luggage',
  ],
  years: [6, 94],
  n: {
    porters: [5, 12],
    shelves: [120, 340, 4],
    pieces: [190, 620, 6],
    piece: { eur: [5, 11] },
    lockers: [48, 160, 2],
  },
  story: [
    'Porters have run it themselves for {years} years, since the railway [gave it up|let them go].',
    '{p0}’s grandfather carried trunks here {years} years ago; the brass scale is [his|still in use].',
    'It has stood beside platform two for {years} years and moved once, [by eleven metres|across the hall].',
  ],
  audience: [
    'Travellers with four hours and two suitcases: between check-out and the night train, between a flight and a [funeral|wedding].',
    '{pieces} pieces on a summer Saturday, from people who will be back by nine, or believe they will.',
    'Tourists, market traders, musicians and people who [have just moved out|are between two flats]; half speak neither {language} nor {language2}.',
  ],
  users: [
    {
      role: '[walker with a rucksack|cyclist with boxed bicycle|choir singer on tour]',
      ages: [21, 58],
      away: true,
      goals: ['Both hands free in two minutes', 'Find the way back to the counter'],
      pains: ['Does not know when the counter shuts', 'The ticket is in the bag'],
      quotes: ['I have five hours in this town and a tent on my back.'],
    },
    {
      role: '[mother of two with a pram|father with three car seats|grandmother with a harp]',
      ages: [29, 71],
      away: true,
      goals: ['Leave the pram, keep the baby things', 'Pay once for everything'],
      pains: ['Each piece is a form', 'A queue with a sleeping child'],
      quotes: ['It’s one family. Why is it nine receipts?'],
    },
    {
      role: '[double-bass player|photographer with light stands|puppeteer]',
      ages: [26, 63],
      away: true,
      goals: ['Say what must not lie flat', 'Get at it between two rehearsals'],
      pains: ['Too large for a locker, too dear for a shelf', 'Has to explain it to each shift'],
      quotes: ['It’s worth more than my car. And it’s a cupboard.'],
    },
    {
      role: '[market trader|travelling optician|seller of umbrellas]',
      ages: [33, 66],
      goals: ['The same shelf each Friday', 'In before six, out before the rain'],
      pains: ['Pays like a tourist', 'The counter opens after the market'],
      quotes: ['I’ve left my trolley here longer than I’ve been married.'],
    },
    {
      role: '[au pair between two families|newly arrived cook|seasonal picker]',
      ages: [19, 41],
      away: true,
      goals: ['Leave all there is for three weeks', 'Know today what it will cost on the last day'],
      pains: ['Is counted by the day', 'Reads neither language on the board'],
      quotes: ['That bag is my flat.'],
    },
    {
      role: '[retired judge on a day trip|retired florist on a day trip|widower with a hat box]',
      ages: [66, 86],
      away: true,
      goals: ['Hand it to a person', 'Somebody to lift it'],
      pains: ['A locker asks for an app', 'Cannot bend to the lower row'],
      quotes: ['I don’t want a code. I want that young man’s face.'],
    },
  ],
  people: [
    {
      role: 'head porter',
      wants: ['no bag without an owner at closing time', 'the counter kept when the hall is rebuilt'],
    },
    { role: 'porter of the late shift', wants: ['to be home by ten', 'a name on what is not fetched'] },
    { role: 'station manager', wants: ['shorter queues in the hall', 'nothing unattended, ever'] },
    { role: 'security officer', wants: ['each piece seen inside or not taken', 'a list in case of evacuation'] },
  ],
  usps: [
    {
      title: '[A face, not a code|Somebody looks]',
      text: 'One of {porters:w} porters takes each piece and remembers [most|nearly all] of them.',
    },
    { title: 'Anything that fits the door', text: 'Harps, kites and a stuffed bear have stood on these shelves.' },
    { title: '[Light work|We lift]', text: 'Nobody over seventy lifts; the porter comes round the [counter|desk].' },
    { title: 'Until the last train', text: 'If the train is late the counter waits, and has for {years} years.' },
    { title: '{piece} and the day is yours', text: 'A piece costs {piece} until closing, whatever its [size|shape].' },
  ],
  features: [
    {
      id: 'tag',
      title: '[One tag a family|The tag]',
      text: 'All pieces of one party on one number, on paper and on a telephone. || One number for whatever belongs together.',
      check:
        'Five pieces, one number, one kept back: counter and ticket || Tag legible at three metres and in a photograph',
      on: 1,
    },
    {
      id: 'room',
      title: '[Is there room?|Before you come]',
      text: 'Room now and at noon, for small, large and odd pieces. || Whether it fits, asked on the train.',
      check: 'Full for trunks, room for rucksacks, on one screen || Question about a double bass, answered in one line',
      on: 0,
    },
    {
      id: 'back',
      title: '[Back in time|When to turn round]',
      text: 'From the train’s time back to the minute one has to leave the square. || Says when to start walking so that bag and train are both caught.',
      check:
        'Train at 18:52, queue of nine: when to leave the cathedral || Train 20 minutes late: what the phone says then',
      on: 0,
    },
    {
      id: 'ready',
      title: '[Ten minutes before|Have it ready]',
      text: 'A message from the way, and the bag is in front. || Tells the counter that somebody is about to come.',
      check:
        'Message sent, seen, bag in front: three states on both sides || Message in no language at all, by one sign',
      on: 0,
    },
    {
      id: 'shelf',
      title: '[Where it stands|Shelf finder]',
      text: 'Shelf and colour for each number, by voice or four keys. || Finds one of {shelves} shelves from a number.',
      check:
        'Number spoken over a loudspeaker’s noise, shelf shown in two seconds || Piece on the wrong shelf: who is told, what is crossed out',
      on: 1,
    },
    {
      id: 'late',
      title: '[Not fetched|After nine]',
      text: 'What is left at closing, whose it is, and what they were told. || Bags without people, with the next step for each.',
      check:
        'Four pieces left at 21:50, each with a next step || Owner reached, not reached, in the air: three messages under 100 characters',
      on: 1,
    },
    {
      id: 'lost',
      title: '[Ticket lost|It is in the bag]',
      text: 'Proving without a ticket that a bag is one’s own. || Three questions that only the owner can answer.',
      check:
        'Ticket lost, phone flat: handed over in under three minutes || Two people claim one bag: what the porter sees',
      on: 1,
    },
    {
      id: 'long',
      title: '[Three weeks|By the week]',
      text: 'The whole price of a long stay, said at the start. || What it costs until a date, and if it gets later.',
      check: '19 days and 26 days compared before paying || One day overdue: sentence and sum',
      on: 0,
    },
    {
      id: 'board',
      title: '[Signs, no words|The board]',
      text: 'Price, hours and what is not taken, without a sentence. || The board above the counter in signs and figures.',
      check: 'Understood by three people who share no language || Board at A1 and the same on a phone at 360 px',
      on: 0,
    },
  ],
  surfaces: [
    {
      name: '[In the traveller’s hand|With no hand free]',
      format: 'Phone, 360 px, on foreign networks and low battery',
      states: 'counter full, about to close, and no signal',
    },
    {
      name: '[Behind the counter|The porter’s screen]',
      format: 'Touch screen, 15 inches, and a label printer',
      states: 'printer out of paper, alarm in the hall and bag not found',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'Each piece has to be opened or X-rayed before it is shelved.',
      effect: 'Say so before the queue, not at its end.',
    },
    {
      type: 'technical',
      text: 'The label printer knows two sizes and no accents.',
      effect: 'Names are set so that foreign names survive; numbers carry the meaning.',
    },
    {
      type: 'people',
      text: '{porters:w} porters, [two|three] to a shift; one lifts, one writes.',
      effect: 'A hand-over takes at most five taps.',
    },
    {
      type: 'money',
      text: 'Lockers across the hall cost a third less.',
      effect: 'Show what a person does that a door does not.',
    },
    {
      type: 'content',
      text: 'Announcements in the hall drown every voice from 17:00 to 18:00.',
      effect: 'Nothing may depend on being heard.',
    },
    {
      type: 'brand',
      text: 'The brass numbers from {years} years ago are to stay in use.',
      effect: 'Screen and paper repeat the brass, figures first.',
    },
  ],
  nonGoals: [
    { text: 'Bringing bags to hotels' },
    { text: 'Opening or closing lockers' },
    { text: 'A map of the sights' },
    { text: 'Insurance' },
    { text: 'Points for regulars' },
  ],
  tensions: [
    {
      of: [0, 3],
      a: '{p0} wants a piece taken in forty seconds.',
      b: '{p3} wants each one opened and looked into.',
      where: 'At the scale, with eleven people waiting behind.',
    },
    {
      of: [1, 2],
      a: '{p1} wants to lock up at nine sharp.',
      b: '{p2} has promised that the counter waits for late trains.',
      where: 'On whatever tells a traveller “until when”.',
    },
  ],
  unknowns: [
    'How many walk past because they do not see the counter',
    'What share of lost tickets is in the bag',
    'Whether travellers would send a message to strangers at a counter',
    'If one price for all sizes brings trunks or drives rucksacks away',
    'Who comes back late on purpose',
  ],
  twists: [
    'The hall is rebuilt: for {porters:w} months the counter is a container behind the taxi rank. Nobody will see it. Change what a traveller learns before getting off the train.',
    'After an alarm, {pieces} pieces have to be out in twelve minutes, each with a name. {p3f} asks for the drill on paper. What does the counter show meanwhile?',
    'A cruise line wants {shelves} shelves each Tuesday. {p0f} would sign, {p1f} would not. Show on the first screen what that does to everybody else.',
  ],
  objects: [
    'brass tokens with numbers',
    'leather straps',
    'chalk marks on trunks',
    'luggage scales',
    'carbon-paper receipts',
    'wooden pigeonholes',
  ],
  moments: [
    'in a crowded hall between two announcements',
    'with a bag in each hand',
    'from a café seventeen minutes away',
    'at the counter at two minutes to nine',
  ],
  samples: ['Two pieces, number 214, until nine.', 'Start walking at 18:20.', 'We wait for your train.'],
  troubles: [
    {
      id: 'queue-at-five',
      titles: [
        'Seventeen minutes for a suitcase at {org}',
        'The queue at five: {org}',
        '{org} between bag and train',
        'When to turn round, {org}, {town}',
      ],
      n: { wait: [14, 26], waitTo: [4, 7], gone: [23, 41], goneTo: [8, 13], missed: [17, 44], missedTo: [3, 8] },
      problem: [
        'Bags come all morning and leave within an hour. At five the wait is {wait} minutes; {missed} people a month miss a train with the bag in sight.',
        'Between 17:00 and 18:00 everybody wants everything back. {wait} minutes in line, {missed} missed trains a month, and tempers on both sides of the [scale|counter].',
      ],
      ask: [
        'Spread the hour before the trains without telling anybody on holiday to hurry.',
        'The porters want to know who comes next. Travellers want to know when to leave the [square|beach].',
      ],
      situation: [
        'A paper ticket in two halves; the second hangs on the bag. The porter walks, looks, and walks again. A bell for urgent trains was [tried|hung up]: everybody rang it.',
        'Numbers run in order of arrival, shelves by size. {p1f} keeps the night train’s bags on the floor. Nobody knows what will be fetched next.',
      ],
      whyNow: [
        { kind: 'rule', text: 'The new timetable bundles three trains at a quarter to six from {due}.' },
        { kind: 'rival', text: 'A firm with {lockers} lockers and an app opens across the hall in {due}.' },
        {
          kind: 'season',
          text: 'The season begins in {due}; last year’s queue reached the flower stall.',
          when: 'summer',
        },
      ],
      goals: [
        {
          text: 'Bring the wait at five from {wait} minutes to {waitTo} {by}. || {waitTo} minutes at five {by}, from {wait} today.',
          measure: {
            metric: 'Wait between five and six',
            base: '{wait} minutes',
            target: '{waitTo} minutes',
            how: 'Number drawn against bag handed over, five Saturdays',
          },
        },
        {
          text: 'See no more than {missedTo} missed trains a month {by2}; it is {missed}. || Missed trains down from {missed} a month to {missedTo} {by2}.',
          measure: {
            metric: 'Trains missed at the counter',
            base: '{missed} a month',
            target: '{missedTo} a month',
            how: 'Complaints and the porters’ book, counted by {p0f}',
          },
        },
        {
          text: 'Lose fewer than {goneTo}% of those who look at the queue and go, {gone}% now. || Turn {gone}% who walk away at the sight of it into {goneTo}%.',
          measure: {
            metric: 'People who turn away',
            base: '{gone}% of those who stop',
            target: '{goneTo}%',
            how: 'Counted from the flower stall, two afternoons',
          },
        },
        { text: 'Keep the face: whoever took it gives it back, if at all possible.' },
      ],
      core: ['ready:0', 'shelf:0', 'back:1'],
      more: ['tag:0', 'room:2', 'board:2', 'lost:1', 'late:3'],
    },
    {
      id: 'unfetched',
      titles: [
        '{left} bags nobody fetched at {org}',
        'After nine at {org}',
        'Whose is this? {org}, {town}',
        'What stays on the shelf at {org}',
      ],
      n: { left: [37, 92], leftTo: [9, 18], hours: [11, 22], hoursTo: [3, 6], anon: [58, 77], anonTo: [12, 24] },
      problem: [
        '{left} pieces a month are still there at closing. For {anon}% nobody knows a name, and {p1f} spends {hours} hours a month on the telephone and in the [cellar|back room].',
        'A bag that nobody fetches may be forgotten, delayed or dangerous. There are {left} a month; {anon}% have a number and nothing else.',
      ],
      ask: [
        'Find out, with as little asking as possible, whose it is, before it is too late to ask.',
        'The counter wants a quiet end to the day, and travellers who are late want somebody to [know|tell].',
      ],
      situation: [
        'The ticket says “closing 21:00” in {language}. A form for name and number was tried; the queue doubled and the form was [dropped|forgotten].',
        'At nine {p1f} walks the shelves with a torch. What looks valuable goes to the safe, what looks odd to {p3f}. In the morning people stand there, [angry|in tears].',
      ],
      whyNow: [
        {
          kind: 'rule',
          text: 'From {due} a piece without a known owner must leave the building within an hour of closing.',
        },
        {
          kind: 'complaint',
          text: 'A wedding dress was sent for destruction in {now}; the newspaper had the picture. {p2} wants another procedure by {due}.',
        },
        { kind: 'people', text: 'The late shift is one porter instead of two from {due}.' },
      ],
      goals: [
        {
          text: 'Bring unfetched pieces from {left} a month to {leftTo} {by}. || {leftTo} left at closing a month {by}, {left} now.',
          measure: {
            metric: 'Pieces left at closing',
            base: '{left} a month',
            target: '{leftTo} a month',
            how: 'Shelf walk at nine, in the book',
          },
        },
        {
          text: 'Know an owner for all but {anonTo}% of them {by2}; today {anon}% have none. || Nameless pieces down from {anon}% to {anonTo}% {by2}.',
          measure: {
            metric: 'Pieces without a known owner',
            base: '{anon}% of those left',
            target: '{anonTo}%',
            how: 'List of the evening, checked by {p3f}',
          },
        },
        {
          text: 'Let the late shift close in {hoursTo} hours a month beyond nine, not {hours}. || {hoursTo} hours a month after nine instead of {hours}.',
          measure: {
            metric: 'Hours worked after nine',
            base: '{hours} a month',
            target: '{hoursTo} a month',
            how: 'Time sheets of the late shift',
          },
        },
        { text: 'Ask nobody for more than the bag needs.' },
      ],
      core: ['late:0', 'tag:1', 'back:0'],
      more: ['long:0', 'lost:1', 'ready:2', 'board:0', 'room:3'],
    },
  ],
};
