import type { Kind } from '../../kinds.ts';

export const campsite: Kind = {
  id: 'campsite',
  model: 'cooperative',
  channel: 'phone',
  where: ['coast', 'mountain', 'river', 'farm'],
  what: [
    'a campsite with {pitches} pitches, owned by its guests',
    'a campers’ cooperative: {pitches} pitches and one [kiosk|oven]',
    'a meadow with {pitches} pitches, {taps} taps and no reception',
  ],
  names: ['{tree} Meadow', 'The {bird} Field', '{district} Camp', 'Camp {stone}', '{herb} Meadow Camp', '{count} Taps'],
  years: [6, 74],
  n: {
    pitches: [64, 210, 2],
    taps: [6, 14],
    members: [240, 900, 10],
    night: { eur: [11, 24] },
    wardens: [3, 8],
    share: [38, 56],
  },
  story: [
    'Teachers bought the meadow {years} years ago from a farmer who thought they were [mad|cattle dealers].',
    'For {years} years whoever stays has cleaned something for half an hour; there is a list and no one [checks|looks].',
    'Tents came first, {years} years ago, then a tap, then the quarrel about electricity, which goes on.',
  ],
  audience: [
    'Families with tents, a few vans, cyclists who stay one night, and {members} members who own the grass.',
    'People who have come since they were children, and strangers who turn up at seven with [two children|a dog].',
    'Campers who want to know where the sun rises and where the [noise|toilet] is.',
  ],
  users: [
    {
      role: '[physiotherapist and mother|tram mechanic and father|baker and father of four]',
      ages: [29, 48],
      away: true,
      goals: ['A pitch in the shade at two, near the tap and not at it', 'Friends beside us'],
      pains: ['Pitch 81 might be anything', 'Arrives at seven, walks round with two crying'],
      quotes: ['I need shade at two. I’ll walk to the toilet.'],
    },
    {
      role: '[cyclist on a long tour|walker with a tarp|student with a bivouac bag]',
      ages: [20, 38],
      away: true,
      goals: ['One night, now, cash', 'To dry a sleeping bag'],
      pains: ['“Fully booked” with eleven empty pitches', 'Half an hour of cleaning nobody told of'],
      quotes: ['I’m the size of a door. There’s room for a door.'],
    },
    {
      role: '[member since the first tap|retired school caretaker, member|retired optician, member]',
      ages: [60, 83],
      goals: ['The same corner in {summer}', 'That no cable is laid'],
      pains: ['Finds a van in the corner', 'Meetings in {winter}, in the city'],
      quotes: ['I’ve slept in that corner since before you had teeth.'],
    },
    {
      role: '[warden for the summer|student warden|warden and sheep shearer]',
      ages: [19, 45],
      goals: ['Know who leaves today without walking round', 'Sleep after eleven'],
      pains: ['Two lists, one of them wet', 'Is asked about shade all day'],
      quotes: ['I walk eleven kilometres a day asking ‘and when are you off?’.'],
    },
    {
      role: '[mother of a boy with autism|wheelchair user with a small tent|father of a child with allergies]',
      ages: [28, 50],
      away: true,
      goals: ['Know the path, the light and the shower beforehand', 'A place at the edge'],
      pains: ['The map is a drawing of a squirrel', 'Has to explain on arrival'],
      quotes: ['Tell me which lamp burns all night. That’s the pitch we don’t want.'],
    },
  ],
  people: [
    { role: 'chair of the cooperative', wants: ['strangers who become members', 'meadow, not car park'] },
    { role: 'head warden', wants: ['departures before eleven', 'one list that is dry'] },
    { role: 'speaker of the old members', wants: ['their corners', 'nothing that hums'] },
    { role: 'treasurer', wants: ['pitches paid that are kept', 'nights in {spring} and {autumn}'] },
  ],
  usps: [
    {
      title: 'Half an hour',
      text: 'Everybody does half an hour for the meadow; it is how people [meet|get to know each other].',
    },
    {
      title: '[No hum|Dark and quiet]',
      text: 'There is no electricity on the pitches and one lamp; one sees the stars and hears the neighbour.',
    },
    { title: 'Shade at two', text: 'Each of the {pitches} pitches is known by its sun, wind and [ants|roots].' },
    {
      title: 'Room for a door',
      text: 'Who comes on foot or by bicycle is never sent on, as long as the rain is [wet|real].',
    },
  ],
  features: [
    {
      id: 'sun',
      title: '[Shade at two|The pitch by the hour]',
      text: 'Each pitch through a day: sun, wind, noise, slope. || Where the shade is at two and the sun at seven.',
      check: 'Pitch at 7, 14 and 20 o’clock, without a map || Three that suit a family with a baby, and why',
      on: 0,
    },
    {
      id: 'near',
      title: '[Beside friends|Next to each other]',
      text: 'Two or three parties who want to be beside each other. || Find pitches that touch.',
      check: 'Three parties, one late, two pitches left that touch || Friends become too many: said before they come',
      on: 0,
    },
    {
      id: 'tonight',
      title: '[Room for a door|Tonight]',
      text: 'What is free tonight, for which size of tent. || Small places for small tents, at seven in the evening.',
      check: '11 gaps by size, nobody sent on in rain || Paid in coins: how it reaches the list',
      on: 0,
    },
    {
      id: 'go',
      title: '[Off tomorrow|When are you off?]',
      text: 'Says when one leaves, without being asked. || Leaving told in one tap, the evening before.',
      check: 'Told by phone, by a peg with a colour, and by voice || Stays a day longer: what if it is promised',
      on: 0,
    },
    {
      id: 'half',
      title: '[Half an hour|What needs doing]',
      text: 'What needs doing, how long, with whom. || Jobs of half an hour, picked like apples.',
      check:
        'Nine jobs, three for children, one for somebody with a bad back || Done, and how one knows, without a tick',
      on: 0,
    },
    {
      id: 'path',
      title: '[Which lamp burns|What it is like]',
      text: 'Paths, lamps, showers, smells as they are at night. || The meadow for those who must know beforehand.',
      check: 'Way from pitch to shower in steps, slope and light || Edge pitch kept until noon for who needs it',
      on: 0,
    },
    {
      id: 'list',
      title: '[One dry list|Who is where]',
      text: 'The meadow tonight, in a pocket, in rain. || {pitches} pitches, free, leaving, kept, on one screen.',
      check: '{pitches} pitches in three states, read in rain || Two wardens change the same pitch: what happens',
      on: 1,
    },
    {
      id: 'corner',
      title: '[My corner|Kept for members]',
      text: 'Corners that members keep, until when, and what if not. || Kept places that come free in time.',
      check: 'Kept until noon, then free: told to both || Nine old corners, two quarrels, one rule of 40 words',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[In the grass|For campers]',
      format: '[Phone at 375 px, 9% battery, in sun|375 px in sunlight on little battery]',
      states: 'all taken, [storm warning|storm tonight] and friends late',
    },
    {
      name: '[On the round|For wardens]',
      format: '[Phone in a bag round the neck, and a board|375 px in a plastic bag; a board with pegs]',
      states: 'list wet, [two on one pitch|pitch taken twice] and lost child',
    },
  ],
  constraints: [
    {
      type: 'technical',
      text: 'There is [one|a single] socket, at the kiosk, and signal by the third birch.',
      effect: 'Everything works for a day without either.',
    },
    {
      type: 'people',
      text: '{wardens} wardens, each for a [summer|season], most of them under thirty.',
      effect: 'Learnt on the first evening, in a hammock.',
    },
    {
      type: 'brand',
      text: 'No signs on the meadow: the members have [voted|decided], twice.',
      effect: 'Pegs, colours, stones; nothing with type on it.',
    },
    {
      type: 'legal',
      text: 'In a storm everybody has to be [counted|found] within twenty minutes.',
      effect: 'The list must be right at nine in the evening, on paper, too.',
    },
    {
      type: 'content',
      text: 'What is known of the pitches is in the heads of [six|seven] old members.',
      effect: 'Walk it with them; ask by the hour, not by the number.',
    },
    {
      type: 'money',
      text: 'A night costs {night}; there is no money for [anything by the month|software].',
      effect: 'Simple enough to be kept alive by a student.',
    },
  ],
  nonGoals: [
    { text: 'Electricity for vans' },
    { text: 'Booking for a single night' },
    { text: 'A map one can zoom' },
    { text: 'Activities' },
    { text: 'Ratings of pitches' },
  ],
  tensions: [
    {
      of: [2, 3],
      a: '{p2} keeps a corner from {summer} to {autumn}, empty or not.',
      b: '{p3} counts its nights at {night} each.',
      where: 'On pitch 17, on a Friday at six, with a family standing before it.',
    },
    {
      of: [0, 1],
      a: '{p0} wants a meadow that organises itself.',
      b: '{p1} walks eleven kilometres a day because it does not.',
      where: 'At “off tomorrow”: asked for, or hoped for?',
    },
  ],
  unknowns: [
    'Whether people know what they want of a pitch before they lie on it',
    'How many gaps there are on a “full” evening',
    'Whether strangers like the half hour or put up with it',
    'What makes a guest a member',
    'Who would say when they leave, and why the others would not',
  ],
  twists: [
    'The river takes {taps} rows of pitches in {spring}. The corners of [nine|eleven] old members are among them. {p2f} asks for others. From whom?',
    'A dry summer: {taps} taps, water for half. Each tent gets a share. {p0f} wants no guard at the tap.',
    'Vans may stand on the lower field, says a court, with their own humming batteries. Two meadows, one cooperative. Redraw the first screen.',
  ],
  objects: [
    'tent pegs by colour',
    'tin baths',
    'guy ropes at dusk',
    'enamel plates',
    'storm lanterns',
    'numbers painted on stones',
  ],
  moments: [
    'on the grass at seven with two crying children',
    'at 9% battery in sunlight',
    'in a hammock on the first evening',
    'in the rain with a wet list',
  ],
  samples: ['Shade from one till five. Ants.', 'Off tomorrow: red peg.', 'Half an hour: stack wood, two people.'],
  troubles: [
    {
      id: 'full-not-full',
      titles: [
        'Room for a door: {org}',
        'Fully booked, with {gaps} gaps: {org}',
        'When are you off? {org}',
        'Eleven kilometres a day at {org}',
      ],
      n: { gaps: [9, 24], gapsTo: [2, 4], km: [9, 13], kmTo: [3, 4], sent: [140, 420, 10] },
      problem: [
        'On “full” evenings {gaps} pitches stay empty, and {sent} parties a season are sent on. Wardens walk {km} km a day to find out who leaves.',
        'Nobody knows at seven what is free. {sent} small tents are turned away in a season, past {gaps} gaps a night.',
      ],
      ask: [
        'Let the meadow know by noon what will be free by night, without signs and without questions at each tent.',
        'Find a way for people to say they are leaving that is nicer than being asked.',
      ],
      situation: [
        'A list at the kiosk is filled by hand and gets wet. Guests say “till Thursday, perhaps”. Members’ corners are empty until they come.',
        'A whiteboard worked until the pen was gone. Wardens shout across the meadow. Booking online is by week and begins in {winter}.',
      ],
      whyNow: [
        {
          kind: 'season',
          when: 'spring',
          text: 'The season opens in {due}, with {wardens} wardens who have never walked it.',
        },
        { kind: 'rule', text: 'From {due} the site must know at nine each evening who is on it.' },
        { kind: 'money', text: 'The lease rises in {due} by what the gaps would bring.' },
      ],
      goals: [
        {
          text: 'Leave no more than {gapsTo} pitches empty on a full evening {by}, {gaps} now. || Bring gaps on a full evening from {gaps} to {gapsTo} {by}.',
          measure: {
            metric: 'Gaps on a full evening',
            base: '{gaps}',
            target: '{gapsTo}',
            how: 'Round at nine, ten evenings a month || Pegs counted at dusk',
          },
        },
        {
          text: 'Have wardens walk {kmTo} km a day for it {by2}, not {km}. || Cut asking rounds from {km} to {kmTo} km a day {by2}.',
          measure: {
            metric: 'Kilometres walked to ask',
            base: '{km} a day',
            target: '{kmTo} a day',
            how: 'Step counter, two weeks a season || Rounds on the list',
          },
        },
        { text: 'Know at noon what is free at seven, to within five.' },
        { text: 'Put up no sign.' },
      ],
      core: ['go:0', 'list:1', 'tonight:0'],
      more: ['corner:0', 'near:2', 'half:3', 'sun:2', 'path:3'],
    },
    {
      id: 'wrong-pitch',
      titles: [
        'Shade at two: {org}',
        'The lamp that burns all night: {org}',
        '{move} tents moved at {org}',
        'Pitch 81 might be anything: {org}, {town}',
      ],
      n: { move: [110, 340, 10], moveTo: [30, 48, 2], back: [34, 46], backTo: [55, 64] },
      problem: [
        '{move} tents a season are taken down and put up again: sun at two, slope, the lamp. {back}% of first-time families come again, and the others say “it was hot”.',
        'A number says nothing. {move} families move after the first night, and {back}% return in another year.',
      ],
      ask: [
        'Hand on what six old members know of {pitches} pieces of grass.',
        'Let a family find its pitch by how it spends the day.',
      ],
      situation: [
        'A drawn map with a squirrel hangs at the kiosk. Wardens say “try the birches”. Old members walk to their corner with their eyes shut.',
        'People ask each other. Photographs on the page show an evening in {autumn}, without tents.',
      ],
      whyNow: [
        {
          kind: 'people',
          text: 'Two of the six who know it all are past eighty; they will walk the meadow with somebody in {due}.',
        },
        { kind: 'season', text: 'Summers have become hotter: last year nine people had heatstroke.' },
        {
          kind: 'growth',
          text: 'A second field with [forty|thirty-six] pitches opens in {due}, and nobody has slept there.',
        },
      ],
      goals: [
        {
          text: 'Have {moveTo} tents a season moved {by} instead of {move}. || Bring moved tents from {move} to {moveTo} a season {by}.',
          measure: {
            metric: 'Tents moved',
            base: '{move} a season',
            target: '{moveTo}',
            how: 'Wardens’ tally || List, changes of pitch',
          },
        },
        {
          text: 'Bring {backTo}% of first-time families back {by2}, up from {back}%. || Raise families that return from {back}% to {backTo}% {by2}.',
          measure: {
            metric: 'First-time families that return',
            base: '{back}%',
            target: '{backTo}%',
            how: 'Names of two summers || Asked at departure, compared a year on',
          },
        },
        { text: 'Describe every pitch by three hours of the day.' },
        { text: 'Leave room for trying it out.' },
      ],
      core: ['sun:0', 'path:1', 'list:2'],
      more: ['near:1', 'tonight:0', 'half:3', 'corner:3', 'go:2'],
    },
  ],
};
