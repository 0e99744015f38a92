import type { Kind } from '../../kinds.ts';

export const boatHire: Kind = {
  id: 'boat-hire',
  model: 'hire',
  channel: 'tablet',
  where: ['river', 'coast'],
  what: [
    'a boatyard that hires out {boats} slow boats',
    'a boat-hire yard with {boats} cabin boats and no [speed|hurry]',
    'a family boatyard: {boats} boats, {locks} locks, {staff} people',
  ],
  names: [
    '{surname} Boats',
    'The {bird} Boatyard',
    '{district} Boat Hire',
    '{tree} Lock Boats',
    '{colour} Hull',
    '{surname2} & {thing} Boatyard',
  ],
  years: [4, 83],
  n: {
    boats: [12, 44],
    locks: [9, 31],
    staff: [6, 18],
    week: { eur: [620, 1480] },
    deposit: { eur: [280, 620] },
    calls: [24, 68, 2],
  },
  story: [
    'The first hull was a barge for [beets|bricks]; {p0}’s uncle put a stove in it {years} years ago.',
    'For {years} years people have been let loose on the water after an hour of being shown.',
    'The yard built boats until {years} years ago; now it mends what guests do to [bridges|them].',
  ],
  audience: [
    'Families, friends and couples who have never steered anything and have a week: {boats} boats full from {spring} to {autumn}.',
    'People who want to be slow, four to eight to a boat, of whom one has read the [manual|book].',
    'First-timers, seven in ten, and people on their eleventh week who bring their own [kettle|flag].',
  ],
  users: [
    {
      role: '[tax clerk, captain for a week|midwife, captain for a week|bus driver, captain at last]',
      ages: [32, 63],
      away: true,
      goals: ['Get through the first lock without an audience', 'Know what to do when it beeps'],
      pains: ['An hour of being shown, gone by the first bend', 'A folder of ninety pages'],
      quotes: ['They showed me eleven levers. I remember the stove.'],
    },
    {
      role: '[grandfather who fends off|brother-in-law on the rope|friend who cannot swim]',
      ages: [24, 74],
      away: true,
      goals: ['A job, and only one', 'Not to be shouted at in a lock'],
      pains: ['Throws the rope at the right time to the wrong person', 'Is afraid and does not say so'],
      quotes: ['Everyone shouts ‘the rope!’. There are four ropes.'],
    },
    {
      role: '[mother of two under seven|father of three|aunt in charge]',
      ages: [28, 47],
      away: true,
      goals: ['Milk, a swing, a toilet, in two hours’ reach', 'Children who stay on board'],
      pains: ['Plans by kilometres, travels by locks', 'Moored beside a motorway'],
      quotes: ['How far is it in ice creams?'],
    },
    {
      role: '[retired typesetter, eleventh time|retired couple’s navigator|widower with a dog, ninth time]',
      ages: [59, 81],
      away: true,
      goals: ['The same boat, early in {autumn}', 'To be left alone by the yard'],
      pains: ['Is shown the lever again', 'Cannot book “Heron”, only “type B”'],
      quotes: ['I know the boat. I know the noise. It’s the pump.'],
    },
    {
      role: '[yard mechanic|yard mechanic and fiddler|boat builder]',
      ages: [23, 64],
      goals: ['Know what beeps before driving an hour', 'Tell the cause from the call'],
      pains: ['“It makes a noise”', 'Eleven boats on one Saturday'],
      quotes: ['Hold the telephone to the engine. No, the other one.'],
    },
  ],
  people: [
    {
      role: 'owner of the yard',
      wants: ['guests who come back in one piece, and in autumn', 'boats that go out on time'],
    },
    { role: 'head mechanic', wants: ['calls that say what it is', 'no call about a gas tap'] },
    { role: 'boat steward on Saturdays', wants: ['an hour per crew to show it properly', 'clean boats by three'] },
    { role: 'inspector of the waterways', wants: ['everybody shown and signed', 'hulls away from the weir'] },
  ],
  usps: [
    {
      title: '[Six kilometres an hour|Slow]',
      text: 'No boat does more than six kilometres an hour; one is overtaken by [joggers|ducks].',
    },
    {
      title: 'Somebody comes',
      text: 'If it beeps and does not stop, somebody comes, {calls} times a week, with a [cake|spanner].',
    },
    {
      title: 'Boats with names',
      text: 'The {boats} boats have names, habits and a noise each; regulars ask for theirs.',
    },
    {
      title: 'No licence',
      text: 'An hour of being shown is enough; in {years} years nobody has sunk anything but [a hat|hats].',
    },
  ],
  features: [
    {
      id: 'first',
      title: '[The first lock|Just this lock]',
      text: 'One lock, step by step, with a job for each. || What each of the crew does in the first lock, said beforehand.',
      check: 'Four jobs in the first lock, one card each || Somebody who cannot swim: a job on land',
      on: 0,
    },
    {
      id: 'beep',
      title: '[It beeps|What is it?]',
      text: 'From a noise, light or smell to what to do. || It beeps: three questions, then a tap or a call.',
      check: 'Nine noises, found in three questions || “Turn the tap a quarter”: shown at true size',
      on: 0,
    },
    {
      id: 'far',
      title: '[In ice creams|How far today]',
      text: 'What one reaches by six: locks, milk, a swing, a quiet bank. || A day by hours, not by kilometres.',
      check: 'Three days for a crew with small children || Lock shut: the day drawn again',
      on: 0,
    },
    {
      id: 'shown',
      title: '[Before you come|Shown at home]',
      text: 'What can be learnt at home, so that an hour is enough. || Ropes and levers, a week before, in bits.',
      check: 'Five bits of two minutes; who has seen which || Signed for the inspector, from the deck',
      on: 0,
    },
    {
      id: 'mine',
      title: '[The Heron|This very boat]',
      text: 'A boat by name, with its noise. || Each boat as itself: berths, stove, temper.',
      check: 'Two boats of one type told apart in four lines || “Heron” taken: when she is free',
      on: 0,
    },
    {
      id: 'moor',
      title: '[A quiet bank|Tonight]',
      text: 'Banks for the night: depth, noise, trees, neighbours. || Where to lie tonight, as others found it.',
      check: 'Three banks with what one hears at night || Full when one comes: the next one in ten minutes',
      on: 0,
    },
    {
      id: 'call',
      title: '[Before I drive|Call sheet]',
      text: 'Boat, noise, what has been tried, where exactly. || What the mechanic needs before getting into the van.',
      check: 'Call sheet from the guest’s answers, read at a red light || Solved on the phone: kept, for that boat',
      on: 1,
    },
    {
      id: 'sat',
      title: '[Saturday|Eleven boats by three]',
      text: 'In, clean, mended, shown, out. || The Saturday by boat and person.',
      check: '11 boats, one late, one with a broken pump || Crew that has been shown at home: 25 minutes instead of 60',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[On board|For crews]',
      format: '[Tablet of 8 inches at the wheel, in sun and drizzle|8 inches beside the wheel, in glare]',
      states: 'no signal, [engine stopped|engine hot] and lock closed',
    },
    {
      name: '[In the yard|For the yard]',
      format: '[Phone in an overall and a board on the slip|375 px in an overall; a board of two metres]',
      states: 'boat overdue, [part missing|pump gone] and guest in tears',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'Each crew has to be shown and [sign|confirm] it, by law.',
      effect: 'Learning at home counts only if it can be shown on deck.',
    },
    {
      type: 'technical',
      text: 'Between locks there is [no|little] signal for hours.',
      effect: 'All of it is on board; only the call needs a bar.',
    },
    {
      type: 'people',
      text: 'Two mechanics for {boats} boats on [ninety|a hundred and ten] kilometres of water.',
      effect: 'A call that is understood is a drive that is saved.',
    },
    {
      type: 'content',
      text: 'The folder has ninety pages, translated by [a nephew|guests].',
      effect: 'Twelve moments, drawn; the rest may stay in the folder.',
    },
    {
      type: 'money',
      text: 'A wasted drive costs as much as a [day’s|night’s] hire.',
      effect: 'The business case is a gas tap.',
    },
    {
      type: 'brand',
      text: 'No anchors and no [captain’s hats|ship’s wheels].',
      effect: 'Ropes, banks, stoves; the names on the hulls.',
    },
  ],
  nonGoals: [
    { text: 'Navigation' },
    { text: 'Booking moorings' },
    { text: 'Fast boats' },
    { text: 'Insurance' },
    { text: 'A logbook for guests' },
  ],
  tensions: [
    {
      of: [0, 2],
      a: '{p0} wants all boats out by four on Saturday.',
      b: '{p2} wants an hour for each crew, and has eleven.',
      where: 'On deck, at the part that was “seen at home”.',
    },
    {
      of: [1, 3],
      a: '{p1} wants guests to turn a tap themselves.',
      b: '{p3} wants nobody near gas who has not been shown.',
      where: 'In “it beeps”, at the third question.',
    },
  ],
  unknowns: [
    'What is left of the hour after the first bend',
    'Who on board really does the ropes',
    'Whether people look at home or only mean to',
    'Which noises are asked about, and which should be',
    'Whether slow is why they come or what they put up with',
  ],
  twists: [
    'Water is low: {locks} locks open twice a day, at eight and at four. “How far” turns into “when”. {p0f} has eleven crews on Saturday.',
    'Half of the {boats} boats get electric engines. No noise, no smell, a bar that falls. {p1f} is used to listening. What does one ask now?',
    'A crew of four who cannot hear books a week. {p2f} has never shown a lock without shouting. Which of your screens already work?',
  ],
  objects: [
    'coiled ropes',
    'brass name plates on hulls',
    'windlasses',
    'lock numbers in cast iron',
    'enamel kettles',
    'fenders in a row',
  ],
  moments: [
    'in a lock with people watching',
    'at the wheel in glare',
    'in bed, when it beeps',
    'on a slip on Saturday at noon',
  ],
  samples: [
    'You: front rope, twice round, don’t tie.',
    'It beeps in threes. That is the water tank.',
    'Four locks, two ice creams, a swing.',
  ],
  troubles: [
    {
      id: 'it-beeps',
      titles: [
        'It beeps: {org}',
        '{calls} calls a week and a gas tap: {org}',
        'It makes a noise: {org}',
        'Before I drive an hour, {org}',
      ],
      n: { vain: [52, 68], vainTo: [19, 26], callsTo: [11, 16], minutes: [40, 70, 5] },
      problem: [
        '{calls} calls a week come from the water, and for {vain}% a mechanic drives {minutes} minutes to turn a tap.',
        '“It makes a noise” is how it begins. In {vain}% of the cases a tap, a fuse or a full tank; the drive takes {minutes} minutes each way.',
      ],
      ask: ['Help a tax clerk at night to find out what beeps.', 'Let the mechanic know before the van starts.'],
      situation: [
        'The folder has a chapter “faults”, sorted by part. Guests ring at the first beep, often from bed. {p1f} listens through the telephone to an engine, and often to the wrong one.',
        'A sticker by the wheel says “do not panic”. A chat was tried, with pictures of levers; it was answered in the evening.',
      ],
      whyNow: [
        { kind: 'people', text: 'One of the two mechanics leaves in {due}; the season begins with half.' },
        { kind: 'money', text: 'Fuel and vans have cost more than the repairs since {now}.' },
        { kind: 'growth', text: '{staff} boats of another yard join in {due}, with other taps.' },
      ],
      goals: [
        {
          text: 'Have {vainTo}% of drives be for a tap {by}, not {vain}%. || Bring drives for nothing from {vain}% to {vainTo}% {by}.',
          measure: {
            metric: 'Drives for something a guest could mend',
            base: '{vain}%',
            target: '{vainTo}%',
            how: 'Van book, by cause || Mechanics’ tick after each drive',
          },
        },
        {
          text: 'Cut calls from {calls} to {callsTo} a week {by2}. || {callsTo} calls a week {by2} instead of {calls}.',
          measure: {
            metric: 'Calls from the water',
            base: '{calls} a week',
            target: '{callsTo} a week',
            how: 'Yard telephone, {summer} || Call sheets, weekly',
          },
        },
        { text: 'Find a noise in three questions, in the dark.' },
        { text: 'Send nobody to the gas who was not shown.' },
      ],
      core: ['beep:2', 'call:0', 'shown:1'],
      more: ['mine:1', 'first:1', 'far:0', 'sat:3', 'moor:1'],
    },
    {
      id: 'first-lock',
      titles: [
        'Four ropes and a lock: {org}',
        'Shown for an hour, gone by the bend: {org}',
        'Just the first lock, {org}',
        'How far is it in ice creams? {org}',
      ],
      n: { dents: [64, 150, 2], dentsTo: [22, 34, 2], again: [27, 38], againTo: [46, 55], first: [66, 78] },
      problem: [
        '{first}% of the crews have never done it. Of the {dents} dents a season half happen in the first two locks; {again}% of the crews come again.',
        'After an hour of levers they meet a lock, with an audience. {dents} dents, tears, and {again}% who return.',
      ],
      ask: [
        'Get a crew through its first lock as friends.',
        'Put the hour where it is needed: some of it earlier, some of it later.',
      ],
      situation: [
        'On Saturday {p2f} shows eleven crews everything, in rain. They nod. A video was made, of forty minutes, with music.',
        'In the lock the captain reads the folder aloud. Those with nothing to do stood in the way. Other boats wait and give advice.',
      ],
      whyNow: [
        { kind: 'rule', text: 'The inspector wants proof for each person on board, from {due}.' },
        { kind: 'complaint', text: 'A lock gate was bent in {now}; the waterway asks who was shown what.' },
        { kind: 'season', text: 'On the first Saturday of {summer} nineteen boats leave on one day.' },
      ],
      goals: [
        {
          text: 'Bring dents from {dents} to {dentsTo} a season {by}. || No more than {dentsTo} dents a season {by}, {dents} last year.',
          measure: {
            metric: 'Dents',
            base: '{dents} a season',
            target: '{dentsTo}',
            how: 'Hulls looked at on the slip || Deposits kept',
          },
        },
        {
          text: 'Have {againTo}% of crews come again {by2}, up from {again}%. || Raise crews that return from {again}% to {againTo}% {by2}.',
          measure: {
            metric: 'Crews that return',
            base: '{again}%',
            target: '{againTo}%',
            how: 'Names over three seasons || Bookings by first year',
          },
        },
        { text: 'Give every person on board one job in the first lock.' },
        { text: 'Take no fun out of being clumsy.' },
      ],
      core: ['first:2', 'shown:0', 'far:1'],
      more: ['beep:0', 'moor:1', 'mine:1', 'sat:0', 'call:0'],
    },
  ],
};
