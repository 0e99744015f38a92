import type { Kind } from '../../kinds.ts';

export const familyHotel: Kind = {
  id: 'family-hotel',
  model: 'hire',
  channel: 'desktop',
  where: ['tourist', 'coast', 'mountain', 'river', 'city'],
  what: [
    'a family hotel with {rooms} rooms',
    'a hotel of {rooms} rooms, no two alike',
    'a small hotel in its [third|second] generation, {rooms} rooms',
  ],
  names: [
    'Hotel {surname}',
    'The {bird} Hotel',
    'Hotel {tree}',
    'The {thing} {district}',
    'Pension {surname2}',
    'Hotel {colour} Door',
  ],
  years: [9, 118],
  n: {
    rooms: [17, 46],
    staff: [8, 27],
    night: { eur: [68, 142] },
    cut: [15, 22],
    regulars: [180, 620, 10],
    steps: [31, 78],
  },
  story: [
    '{p0}’s grandmother let a room to a [surveyor|travelling dentist] {years} years ago; he stayed for eleven years.',
    'The lift has been out of order since the opening, {years} years ago: there is [no shaft|a shaft and no lift].',
    'For {years} years breakfast has ended when the last guest gets up.',
  ],
  audience: [
    '{regulars} guests who come again, half of them each year, and strangers who find it on a [portal|map].',
    'Couples past fifty, cyclists, wedding guests, and people with work in {town} who dislike [chains|long corridors].',
    'Guests who want to know which room, and guests who want to know nothing.',
  ],
  users: [
    {
      role: '[retired geography teacher|retired conductor|widow and botanist], 23rd stay',
      ages: [64, 86],
      away: true,
      goals: ['Room 14, as always', 'Be asked about the knee'],
      pains: ['A portal says full; on the telephone there is 14', 'Has to fill in a form, name first'],
      quotes: ['You know me. Your computer doesn’t.'],
    },
    {
      role: '[dialysis nurse on free days|judge with a dog|translator who sleeps badly]',
      ages: [31, 58],
      away: true,
      goals: ['Quiet, really quiet, away from the bins', 'Window that opens'],
      pains: ['“Quiet room” in all of them', 'Pictures taken with a very wide lens'],
      quotes: ['What’s behind the wall? That’s what I’d like a picture of.'],
    },
    {
      role: '[bride’s cousin|best man|wedding singer]',
      ages: [24, 49],
      away: true,
      goals: ['Nine rooms for three days, paid by nine people', 'Know who snores'],
      pains: ['A list, a chat, a list', 'Two dropped out, one came with a child'],
      quotes: ['I’m booking for nine people who all answer ‘either’.'],
    },
    {
      role: '[wheelchair user and lawyer|mother of a son in a wheelchair|cyclist with a broken ankle]',
      ages: [26, 59],
      away: true,
      goals: ['Door widths, not adjectives', 'Arrive and be in bed without a drama'],
      pains: ['{steps} steps, found on arrival', '“Accessible” with a step'],
      quotes: ['Send me the width of the bathroom door. I’ll decide.'],
    },
    {
      role: '[receptionist|night porter|chambermaid who runs the floor]',
      ages: [20, 63],
      goals: ['Put people where they sleep well', 'Know at six who comes late'],
      pains: ['Portal gives away 14', 'Notes on a blotter'],
      quotes: ['Twelve has the bakery under it. Warm in winter. At four in the morning.'],
    },
  ],
  people: [
    { role: 'owner', wants: ['guests who book with us, not through others', 'the old ones to come, and some new'] },
    { role: 'receptionist of many years', wants: ['to be the one who gives the rooms', 'one book'] },
    { role: 'son who will take over', wants: ['room prices that move', 'a booking at two in the morning'] },
    { role: 'housekeeper', wants: ['departures known by nine', 'no early arrivals in unmade rooms'] },
  ],
  usps: [
    {
      title: '[No two alike|{rooms} different rooms]',
      text: 'There are {rooms} rooms and no second one like any of them; people ask for theirs by number.',
    },
    {
      title: 'Breakfast till you are up',
      text: 'Breakfast ends when the last guest has come; the record is [ten past two|noon].',
    },
    {
      title: 'The truth about room twelve',
      text: 'Every room has a flaw that is [told|written] beforehand: bakery, bell, bins.',
    },
    { title: 'Somebody is up', text: 'There is a person at the desk all night, reading.' },
  ],
  features: [
    {
      id: 'room',
      title: '[This very room|Fourteen]',
      text: 'Each room as itself: bed, light, sound, stairs, flaw. || {rooms} rooms told apart by what one notices at night.',
      check: 'Three rooms told apart in four lines each, one line a flaw || Sound of each room at 04:00, in words',
      on: 0,
    },
    {
      id: 'mine',
      title: '[As always|Known guests]',
      text: 'A regular books in one sentence, and is known. || Same room, same week, with what is different this time.',
      check: 'Booked in under 40 seconds without a password || Room 14 is taken: the sentence that says so',
      on: 0,
    },
    {
      id: 'give',
      title: '[Who sleeps where|The board]',
      text: 'Guests and rooms as a puzzle that a person solves. || Tonight and the next ten nights, movable.',
      check:
        '{rooms} rooms, ten nights, three wishes that collide || Portal sells 14: how it is put right in two moves',
      on: 1,
    },
    {
      id: 'nine',
      title: '[All nine|A party]',
      text: 'Several rooms, several purses, one date. || Nine people, who each say yes for themselves.',
      check: 'Nine rooms, two open, one paid twice: on one page || Best man leaves it: handed over in two taps',
      on: 0,
    },
    {
      id: 'cm',
      title: '[In centimetres|Door widths]',
      text: 'Widths, heights, steps, as numbers and a drawing. || The way from car to bed, measured.',
      check: 'Way from kerb to bed: every step and width || Three rooms that are possible, one with help, said how',
      on: 0,
    },
    {
      id: 'direct',
      title: '[Here or there|Booked with us]',
      text: 'What is better when booked here, honestly. || The same night, here and on the portal.',
      check:
        'Two differences in the guest’s favour, one against || Portal guest becomes a regular: asked once, at the desk',
      on: 0,
    },
    {
      id: 'late',
      title: '[Late tonight|After ten]',
      text: 'Who comes late, hungry, with a dog, in what mood. || Arrivals by hour, with a key for the last.',
      check: 'Six arrivals, one at 01:20, key and soup arranged || Message “I’m two hours late” answered in a minute',
      on: 1,
    },
    {
      id: 'house',
      title: '[By nine|The floor]',
      text: 'Which rooms are free, made, waiting, from the corridor. || The floor in the order it becomes free.',
      check: '{rooms} rooms at 09:40, four stay, two early ones || Read and changed with one knuckle',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[Before the trip|For guests]',
      format: '[A 390 px phone, and 1280 px in the lobby|390 and 1280 px]',
      states: 'room taken, [no room|full] and party incomplete',
    },
    {
      name: '[At the desk and on the floor|Behind the desk]',
      format: '[Desktop at 1366 px, phone in an apron|1366 px at the desk; 375 px on the floor]',
      states: 'double booking, [guest ill|guest locked out] and line down',
    },
  ],
  constraints: [
    {
      type: 'money',
      text: 'Portals take {cut}% and [want|require] the same price everywhere.',
      effect: 'Win with what a portal cannot have, not with price.',
    },
    {
      type: 'technical',
      text: 'The portals sell [types of rooms|“doubles”]; the house has {rooms} single ones.',
      effect: 'A type is a promise the board must be able to keep.',
    },
    {
      type: 'people',
      text: '{p1} gives the rooms and is off on [Mondays|two days a week].',
      effect: 'What one person knows has to be on the board, in the same words.',
    },
    {
      type: 'legal',
      text: 'Guests’ data have to be [wiped|deleted] after a year, unless they say otherwise.',
      effect: 'Ask a regular once, well, and remember the answer.',
    },
    {
      type: 'content',
      text: 'Pictures of {rooms} rooms exist from a [wide-angle|very optimistic] photographer.',
      effect: 'Sketches, plans and words are truer; use them first.',
    },
    {
      type: 'brand',
      text: 'The key fobs are of wood, with burnt numbers, and [weigh|are] too much.',
      effect: 'The numbers are the identity.',
    },
  ],
  nonGoals: [
    { text: 'Opening doors by phone' },
    { text: 'A loyalty programme' },
    { text: 'Tips for the region' },
    { text: 'Reviews' },
    { text: 'Prices that move by the hour' },
  ],
  tensions: [
    {
      of: [1, 2],
      a: '{p1} keeps 14 free until it is clear who is coming.',
      b: '{p2} wants it sold at two in the morning, to anybody.',
      where: 'On the board, on a room that is held for nobody yet.',
    },
    {
      of: [0, 3],
      a: '{p0} lets people have breakfast until they are up.',
      b: '{p3} has six early arrivals and eleven sleeping doors.',
      where: 'On the floor at twenty to ten.',
    },
  ],
  unknowns: [
    'Whether telling the flaw loses guests or only the wrong ones',
    'Why regulars book through portals nevertheless',
    'How many call because they cannot find what they want to know',
    'Whether people want a room or a price',
    'What {p1f} goes by',
  ],
  twists: [
    'The portal stops listing houses that do not sell every room to it, from {due}. It brings {cut} in a hundred guests. {p2f} wants to give in. Show both weeks.',
    'Room 14 loses its view to a crane for a year. Forty regulars ask for 14. What do they read, and what are they offered?',
    'A film crew books {rooms} rooms for nine weeks of {winter}. The regulars of {winter} are eleven people. {p0f} asks you which of them to write to, and how.',
  ],
  objects: [
    'wooden key fobs',
    'brass desk bells',
    'numbered doors',
    'wallpaper of five decades',
    'breakfast china that does not match',
    'guest books',
  ],
  moments: [
    'at two in the morning in another time zone',
    'on the telephone with somebody one knows',
    'in a corridor with an armful of sheets',
    'in front of {steps} steps',
  ],
  samples: [
    'Fourteen: morning sun, church bell at six.',
    'Bathroom door: 78 cm. No step.',
    'As always, the second week of September.',
  ],
  troubles: [
    {
      id: 'portal',
      titles: [
        'You know me, your computer doesn’t: {org}',
        '{cut}% for somebody one knows: {org}',
        'Fourteen, as always, at {org}',
        '{direct}% book with {org} itself',
      ],
      n: { direct: [31, 43], directTo: [57, 66], reg: [38, 52], regTo: [12, 17] },
      problem: [
        '{direct}% of the nights are booked with the house, the rest through portals at {cut}%. {reg}% of the regulars now come that way, because it is easier.',
        'Guests of twenty years click on a portal, and the hotel pays {cut}% to greet them. {reg}% of {regulars} regulars do; only {direct}% of nights are booked here.',
      ],
      ask: [
        'Make it easier to book with people one knows than with a machine one does not.',
        'Find what only this house can say about {rooms} rooms, and say it before the price.',
      ],
      situation: [
        'The page has a form that sends an e-mail; the answer comes in the morning. A booking engine was bought: it knows three types of room. Regulars ring and get an engaged tone.',
        'A card in each room says “book direct”. {p1f} remembers {regulars} people and how they sleep; the list is one head and a blotter.',
      ],
      whyNow: [
        { kind: 'money', text: 'The portals raise their cut by two points in {due}.' },
        { kind: 'people', text: '{p1} retires in {due}.' },
        { kind: 'growth', text: 'Seven more rooms are ready in {due}; they should not fill at {cut}%.' },
      ],
      goals: [
        {
          text: 'Have {directTo}% of nights booked with the house {by}, up from {direct}%. || Raise nights booked here from {direct}% to {directTo}% {by}.',
          measure: {
            metric: 'Nights booked with the house',
            base: '{direct}%',
            target: '{directTo}%',
            how: 'Book of the house, by source || Monthly statement of the portals',
          },
        },
        {
          text: 'Let {regTo}% of regulars come through a portal {by2}, not {reg}%. || Cut regulars through portals from {reg}% to {regTo}% {by2}.',
          measure: {
            metric: 'Regulars who use a portal',
            base: '{reg}%',
            target: '{regTo}%',
            how: 'Third stay or more, by source || Names compared each quarter',
          },
        },
        { text: 'Let a regular book in forty seconds without a password.' },
        { text: 'Tell the flaw of each room before it is slept in.' },
      ],
      core: ['mine:2', 'room:0', 'give:1'],
      more: ['direct:0', 'cm:3', 'late:1', 'nine:0', 'house:3'],
    },
    {
      id: 'wrong-room',
      titles: [
        'What’s behind the wall? {org}',
        'The truth about room twelve: {org}',
        '{move} people moved in a night at {org}',
        'In centimetres, please: {org}, {town}',
      ],
      n: { move: [16, 38], moveTo: [4, 7], ask: [54, 68], askTo: [22, 31] },
      problem: [
        '{move} times a month somebody is moved in the evening, since the room was not what they had thought. {ask}% ring or write before they come, to ask what the page does not say.',
        '{rooms} rooms, no two alike, sold as three types. {move} guests a month change rooms with their coats on; {ask}% ask beforehand, one question each.',
      ],
      ask: [
        'Show rooms as they are at four in the morning.',
        'Answer the question behind “quiet”, “accessible” and “nice”.',
      ],
      situation: [
        'Each type has eleven words and three pictures, none of the room one will get. {p1f} gives rooms by voice, listening, and then says a number.',
        'Door widths are measured on request, by {p3f}, with a broom. Reviews praise the staff for moving people so quickly.',
      ],
      whyNow: [
        { kind: 'rule', text: 'Accessibility has to be given in figures from {due}.' },
        {
          kind: 'complaint',
          text: 'A guest in a wheelchair stood before {steps} steps in {now}, in the rain. It is the first review one reads.',
        },
        { kind: 'move', text: 'Eleven rooms are rebuilt by {due} and get new numbers; nobody will know them.' },
      ],
      goals: [
        {
          text: 'Move {moveTo} guests a month {by} instead of {move}. || Bring guests moved from {move} to {moveTo} a month {by}.',
          measure: {
            metric: 'Guests moved in the evening',
            base: '{move} a month',
            target: '{moveTo} a month',
            how: 'Board of the desk, each night || Keys exchanged, by reason',
          },
        },
        {
          text: 'Have {askTo}% ask before they come {by2}, {ask}% at present. || Cut guests who must ask from {ask}% to {askTo}% {by2}.',
          measure: {
            metric: 'Guests who have to ask',
            base: '{ask}%',
            target: '{askTo}%',
            how: 'Calls and mails against arrivals || Tally at the desk, two weeks a quarter',
          },
        },
        { text: 'Give the way from kerb to bed in centimetres for every room.' },
        { text: 'Keep the pleasure of being given a room.' },
      ],
      core: ['room:0', 'cm:2', 'give:0'],
      more: ['mine:3', 'direct:1', 'house:1', 'late:0', 'nine:1'],
    },
  ],
};
