import type { Kind } from '../../kinds.ts';

export const coachLine: Kind = {
  id: 'night-coach',
  model: 'fees',
  channel: 'phone',
  where: ['city', 'town', 'mountain'],
  what: [
    'a coach line with {coaches} coaches',
    'a company that runs {lines:w} night lines',
    'a long-distance coach line, {coaches} coaches and one [café|waiting room]',
  ],
  names: [
    '{surname} Coaches',
    'The {bird} Line',
    '{colour} Night Coaches',
    '{district} Long Distance',
    '{thing} Express',
    '{stone} Pass Coaches',
  ],
  years: [5, 39],
  n: {
    coaches: [9, 34],
    lines: [3, 9],
    drivers: [22, 84, 2],
    riders: [90000, 410000, 5000],
    fare: { eur: [14, 38] },
    stops: [16, 44, 2],
  },
  story: [
    '{p0} drove the first line {years} years ago, alone, with a [thermos|cat], nine hours each way.',
    'For {years} years the ten o’clock has left from under the [chestnut|flyover] and arrived for breakfast.',
    'It was a [removal firm|cattle haulier] until {years} years ago; the horn is from then.',
  ],
  audience: [
    'People who cannot or will not pay for a train: students, builders who go home on Fridays, families, grandmothers with [bags|a goose].',
    '{riders} passengers a year who sleep badly and arrive, four in ten of them every fortnight.',
    'Riders at {stops} stops, half of which are a lay-by with a lamp.',
  ],
  users: [
    {
      role: '[bricklayer who goes home on Fridays|live-in carer|seasonal cook]',
      ages: [27, 58],
      goals: ['Sleep from the pass to the border', 'Be at the right lay-by at four'],
      pains: ['The stop is “by the petrol station”, of which there are three', 'A seat over the wheel, again'],
      quotes: ['I know the road by the bumps.'],
    },
    {
      role: '[student of dentistry|music student with a cello|au pair]',
      ages: [18, 26],
      goals: ['Cheap, and a socket', 'Tell a mother where one is'],
      pains: ['The cello needs a seat, says one driver, and not another', 'Delayed, and nobody says by how much'],
      quotes: ['Is a cello a person? Depends on the driver.'],
    },
    {
      role: '[grandmother with three bags|widow visiting a son|retired market woman]',
      ages: [61, 82],
      goals: ['Front seat, left', 'Somebody to say when to get off'],
      pains: ['Ticket in a telephone', 'Toilets at steps, in the dark'],
      quotes: ['I don’t sleep. I might miss it.'],
    },
    {
      role: '[mother with two small children|father with a baby|aunt with two nephews]',
      ages: [23, 46],
      goals: ['Three seats together', 'A stop when it is needed'],
      pains: ['Sat apart by a machine', 'Looks'],
      quotes: ['They put the four-year-old in 31. Alone.'],
    },
    {
      role: '[night driver|night driver and former sailor|relief driver]',
      ages: [28, 62],
      goals: ['Know who gets off where, in the dark', 'Not be rung while driving'],
      pains: ['List on paper, torch in the teeth', 'Somebody always sleeps past it'],
      quotes: ['I wake up nine people a night, by hand.'],
    },
  ],
  people: [
    { role: 'owner', wants: ['seats filled on both ways', 'riders who ride again'] },
    { role: 'head of the drivers', wants: ['nothing that rings at the wheel', 'rest times kept'] },
    { role: 'dispatcher at night', wants: ['to know where they are without asking', 'one message for forty people'] },
    { role: 'officer of the transport authority', wants: ['every delay recorded', 'stops that have a sign'] },
  ],
  usps: [
    { title: 'Somebody wakes you', text: 'Drivers wake whoever has to get off, by hand, at four in the morning.' },
    {
      title: '[To the door, nearly|{stops} stops]',
      text: 'It stops at {stops} places, most of which see nothing else with wheels.',
    },
    { title: 'Three together', text: 'Families sit together; a machine may not part them.' },
    { title: '{fare}, goose included', text: 'A seat costs {fare}, and what one can hold on one’s lap travels free.' },
  ],
  features: [
    {
      id: 'stop',
      title: '[Which lay-by?|The stop at night]',
      text: 'The stop as one sees it at night, from which side. || Where to stand, shown in the dark.',
      check:
        'Three stops with the same name told apart in the dark || Stop moved by roadworks: picture, side, 60 metres',
      on: 0,
    },
    {
      id: 'late',
      title: '[How late, and why|Where is it?]',
      text: 'How late it is, why, and what to do with the time. || A time that is honest, to those who stand outside.',
      check: '40 minutes late in fog: message and where to wait || Estimate gone wrong twice: third message',
      on: 0,
    },
    {
      id: 'wake',
      title: '[Wake me|Getting off at four]',
      text: 'Who gets off where, and how they want to be woken. || A list of sleepers for the next stop.',
      check: 'Next stop: three sleepers, seats and names, in red light || Rider who wakes alone: not woken',
      on: 1,
    },
    {
      id: 'seat',
      title: '[Three together|Seats by night]',
      text: 'Seats by what the night is like there: wheel, toilet, draught. || Groups first, then windows.',
      check: 'Family of three on a nearly full coach, together || Seat over the wheel: said, and cheaper by a little',
      on: 0,
    },
    {
      id: 'tell',
      title: '[Tell my mother|Where I am]',
      text: 'Lets one person know how far one is. || A line for those who wait at the other end.',
      check: 'Mother without an app: three messages in a night || Rider switches it off: what she reads',
      on: 0,
    },
    {
      id: 'cello',
      title: '[Is a cello a person?|What comes along]',
      text: 'What comes along, what it costs, decided once. || Cello, goose, pram: answered before the kerb.',
      check: 'Six odd things with an answer and a price || Driver sees it before the stop',
      on: 0,
    },
    {
      id: 'night',
      title: '[Where are they?|The night board]',
      text: 'Coaches, delays and breaks of the night, without a call. || {coaches} coaches as a night on one board.',
      check: 'Nine coaches, two late, one driver due to rest, one board || Message to one stop only, in 20 seconds',
      on: 1,
    },
    {
      id: 'cab',
      title: '[Nothing rings|In the cab]',
      text: 'What a driver may see while standing and hear while driving. || The next stop, spoken, then silence.',
      check: 'Next stop spoken in eight words, at 2 km || Standing: list, luggage, seats; driving: nothing',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[At the roadside|For riders]',
      format: '[Phone at 360 px, in the dark, cold thumbs|360 px in the dark]',
      states: 'not there yet, [missed it|gone] and replaced by another',
    },
    {
      name: '[In cab and control room|Night side]',
      format: '[8 inches in red light, 27 inches in the control room|8 inches in the cab; 27 inches at night]',
      states: 'no signal in the pass, [rider missing|too many at a stop] and breakdown',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'While the coach moves the driver may look at [nothing|no screen] but the road.',
      effect: 'Spoken, short, or not at all.',
    },
    {
      type: 'technical',
      text: 'In the pass there is no signal for [fifty|forty] minutes.',
      effect: 'The last known place carries its age; no dot that stands still.',
    },
    {
      type: 'people',
      text: 'One dispatcher for {coaches} coaches, from ten to six.',
      effect: 'What is normal must not ask for attention.',
    },
    {
      type: 'content',
      text: 'Stops are named by what [used to be|once stood] there.',
      effect: 'Show what one sees tonight: lamp, side, distance.',
    },
    {
      type: 'money',
      text: 'At {fare} a seat there is nothing for [machines|gates] at stops.',
      effect: 'A sticker on a lamp post and what riders carry.',
    },
    {
      type: 'brand',
      text: 'The coaches are [ox-blood|night blue] and are not repainted.',
      effect: 'Light on that colour, from outside, at night.',
    },
  ],
  nonGoals: [
    { text: 'Films on board' },
    { text: 'Prices that change by the hour' },
    { text: 'Points' },
    { text: 'Connections by other companies' },
    { text: 'A live map' },
  ],
  tensions: [
    {
      of: [1, 2],
      a: '{p1} wants silence in the cab.',
      b: '{p2} needs to know, and has only the driver to ask.',
      where: 'On the night board, when a dot has not moved for half an hour.',
    },
    {
      of: [0, 3],
      a: '{p0} stops where people stand, lamp or not.',
      b: '{p3} wants {stops} stops with a sign and a time.',
      where: 'At “which lay-by?”: can it be shown if it does not officially exist?',
    },
  ],
  unknowns: [
    'Whether people would rather sleep or know',
    'How many miss it while standing at the wrong lay-by',
    'What riders forgive at four in the morning',
    'Whether mothers want messages or a son who writes',
    'Which seats are really bad, and for whom',
  ],
  twists: [
    'The border is checked again, from {due}: forty minutes, everybody out. Sleep ends at three. What changes on the ticket, in the seat, on the list of sleepers?',
    'Drivers may no longer wake anybody by hand, says the insurer. {p1f} is speechless. Nine people a night. How then?',
    'A railway strike fills {coaches} coaches for three weeks with people who have never been at a lay-by. {p2f} asks for one page they will all read.',
  ],
  objects: [
    'destination blinds',
    'reading lamps above seats',
    'luggage tags',
    'reflector posts',
    'thermos flasks with cups',
    'punched tickets',
  ],
  moments: [
    'at a lay-by at four in the morning',
    'half asleep, against a window',
    'in a cab in red light',
    'in a kitchen, waiting for somebody',
  ],
  samples: [
    'Left side, under the second lamp.',
    'Forty minutes late: fog in the pass. There is tea inside.',
    'Seat 31, the mill, gently.',
  ],
  troubles: [
    {
      id: 'wrong-layby',
      titles: [
        'Which lay-by? {org}',
        'Left side, second lamp: {org}',
        '{missed} people who missed it: {org}',
        'By the petrol station, says {org}',
      ],
      n: { missed: [320, 960, 20], missedTo: [80, 140, 10], over: [190, 520, 10], overTo: [40, 70, 5] },
      problem: [
        '{missed} people a year miss the coach although they are there: other lay-by, other side, in the dark. {over} sleep past their stop.',
        'Stops are called “by the mill”; the mill is gone. {missed} stand in the wrong place, and {over} wake up in the next valley.',
      ],
      ask: [
        'Bring a tired person to the right side of the right lamp.',
        'Get sleepers out at the right place without waking the others.',
      ],
      situation: [
        'The ticket gives a name and a time. Riders film the place for each other. Drivers flash their lights twice at anything that looks like a rider.',
        'A paper list, a torch, a voice: “anyone for the mill?”. A map link was added; it shows the middle of the village.',
      ],
      whyNow: [
        { kind: 'rule', text: 'The authority wants coordinates and a sign for all {stops} stops by {due}.' },
        {
          kind: 'complaint',
          text: 'A girl of seventeen stood at a motorway for two hours in {now}. Nothing happened, this time.',
        },
        { kind: 'growth', text: 'Two lines begin in {due} with nineteen stops that no driver knows.' },
      ],
      goals: [
        {
          text: 'Have {missedTo} people a year miss it while there {by}, not {missed}. || Bring riders who stood wrong from {missed} to {missedTo} a year {by}.',
          measure: {
            metric: 'Riders who stood in the wrong place',
            base: '{missed} a year',
            target: '{missedTo}',
            how: 'Refunds with this reason || Calls at night, by stop',
          },
        },
        {
          text: 'Let no more than {overTo} sleep past their stop {by2}; it is {over}. || Cut riders carried too far from {over} to {overTo} a year {by2}.',
          measure: {
            metric: 'Riders carried too far',
            base: '{over} a year',
            target: '{overTo}',
            how: 'Drivers’ sheet || Taxis paid, by month',
          },
        },
        { text: 'Show each stop as it looks at night.' },
        { text: 'Wake nobody who need not wake.' },
      ],
      core: ['stop:0', 'wake:1', 'late:0'],
      more: ['cab:3', 'seat:3', 'tell:0', 'night:1', 'cello:2'],
    },
    {
      id: 'how-late',
      titles: [
        'How late, and why? {org}',
        'Forty minutes in fog: {org}',
        '{calls} calls in a night of fog at {org}',
        'Where is it? {org}, {town}',
      ],
      n: {
        calls: [160, 480, 10],
        callsTo: [40, 70, 5],
        told: [17, 29],
        toldTo: [78, 89],
        again: [41, 52],
        againTo: [60, 68],
      },
      problem: [
        'When a coach is late {told}% of those who stand outside are told. In a night of fog {calls} calls reach one person, who does not know either.',
        'People stand at lamps and look at the road. {told}% hear of a delay before it is over; {calls} ring; {again}% ride again.',
      ],
      ask: [
        'Let those who wait know what is known, and how sure it is, without ringing a driver.',
        'Make forty minutes bearable at a lay-by.',
      ],
      situation: [
        'The dispatcher rings drivers at their breaks. Riders ring the dispatcher. A program sends “delayed”, with no number, after half an hour.',
        'Each coach has a box with a position, which is looked at after accidents. In the pass it is silent. Riders follow somebody on board, by chat.',
      ],
      whyNow: [
        {
          kind: 'season',
          when: 'autumn',
          text: 'The fogs begin in {due}; last {winter} a third of all nights were late.',
        },
        { kind: 'rule', text: 'From {due} a delay over half an hour must be told, and paid for if it was not.' },
        { kind: 'rival', text: 'A line with green coaches and a moving dot starts on the same road in {due}.' },
      ],
      goals: [
        {
          text: 'Tell {toldTo}% of those waiting before they would have to ask {by}; {told}% are told now. || Bring riders told of a delay in time from {told}% to {toldTo}% {by}.',
          measure: {
            metric: 'Riders told in time',
            base: '{told}%',
            target: '{toldTo}%',
            how: 'Message sent before scheduled time, by stop || Asked on board, ten late nights',
          },
        },
        {
          text: 'Cut calls in a bad night from {calls} to {callsTo} {by2}. || {callsTo} calls in a night of fog {by2} instead of {calls}.',
          measure: {
            metric: 'Calls in a bad night',
            base: '{calls}',
            target: '{callsTo}',
            how: 'Night telephone, by hour || Log of five nights',
          },
        },
        { text: 'Ask no driver anything between two stops.' },
        { text: 'Say “we don’t know” in a way that helps.' },
      ],
      core: ['late:0', 'night:1', 'cab:2'],
      more: ['tell:0', 'stop:0', 'wake:3', 'seat:3', 'cello:3'],
    },
  ],
};
