import type { Kind } from '../../kinds.ts';

export const ferry: Kind = {
  id: 'island-ferry',
  model: 'public',
  channel: 'kiosk',
  where: ['coast'],
  what: [
    'a ferry line to {islands:w} islands',
    'a ferry company with {boats:w} boats and {islands:w} landings',
    'a ferry to {islands:w} islands, run by {staff} people',
  ],
  names: [
    '{town} Ferries',
    '{surname} Line',
    'The {bird} Line',
    '{district} Ferry Company',
    '{colour} Funnel Line',
    '{stone} Sound Ferries',
  ],
  years: [8, 124],
  n: {
    islands: [2, 6],
    boats: [2, 5],
    staff: [24, 78],
    riders: [140000, 620000, 5000],
    cars: [18, 46],
    minutes: [35, 80, 5],
  },
  story: [
    'The first boat carried [mail and a cow|salt and a priest] {years} years ago; the timetable has hardly changed.',
    'For {years} years the seven o’clock boat has waited for whoever is seen running.',
    'It belongs to the islands themselves, which bought it {years} years ago for [a song|one coin].',
  ],
  audience: [
    'Islanders who cross twice a day, visitors who cross once, and lorries that bring [bread|everything].',
    '{riders} crossings a year, half of them in {summer}, by people who need it and people who enjoy it.',
    'Those for whom the boat is the road, and those for whom it is the [view|holiday].',
  ],
  users: [
    {
      role: '[school bus escort|island nurse|teacher on the mainland]',
      ages: [26, 60],
      goals: ['Get home tonight', 'Know at noon whether the five o’clock goes'],
      pains: ['Queue of visitors’ cars up to the church', 'Finds out on the quay'],
      quotes: ['You’re on holiday. I’m going to work.'],
    },
    {
      role: '[father of three on holiday|mother with a tent and two|cyclist with a trailer]',
      ages: [27, 52],
      away: true,
      goals: ['Understand whether one has to book', 'Not be left behind with ice cream in both hands'],
      pains: ['Three kinds of ticket for one boat', 'The queue for cars and the queue for people cross'],
      quotes: ['We were in a queue for an hour. It was for gas bottles.'],
    },
    {
      role: '[baker on the island|island shopkeeper|builder with a van]',
      ages: [31, 64],
      goals: ['Flour on the first boat', 'Know on Tuesday if Thursday blows'],
      pains: ['Cargo is whatever fits', 'Rings the captain, everyone rings the captain'],
      quotes: ['If the boat doesn’t come, nobody eats. No pressure.'],
    },
    {
      role: '[retired harbour master|widowed island postmistress|retired dentist with a stick]',
      ages: [68, 90],
      goals: ['To the hospital and back on one day', 'A seat out of the wind'],
      pains: ['Forty steps at low tide', 'A machine that wants a card'],
      quotes: ['At low water I need two men. At high water I need none.'],
    },
    {
      role: '[deckhand|deckhand and student|purser]',
      ages: [19, 59],
      goals: ['Load it in nine minutes', 'Say no to one car, not to twenty'],
      pains: ['Counts with chalk', 'Shouted at for the weather'],
      quotes: ['I don’t make the wind. I just wear the jacket.'],
    },
  ],
  people: [
    { role: 'managing director', wants: ['cars that come when there is room', 'visitors in spring and autumn'] },
    { role: 'senior captain', wants: ['to decide about the wind, and be believed', 'no promise beyond noon'] },
    { role: 'speaker of the islanders', wants: ['a place on each boat for those who live there', 'cargo first'] },
    { role: 'traffic officer of the county', wants: ['every sailing counted', 'the same rule for all'] },
  ],
  usps: [
    {
      title: 'It waits',
      text: 'Whoever is seen running at seven is waited for; that costs [forty|fifty] seconds a day and is worth it.',
    },
    {
      title: '[The only road|Bread and coffins]',
      text: 'Bread, coffins, brides and gas: everything on {islands:w} islands has been on this boat.',
    },
    {
      title: '{minutes} minutes outside',
      text: 'The crossing takes {minutes} minutes and is the best part of the day for [most|many].',
    },
    { title: 'A captain’s word', text: 'Whether it sails is said by a captain with a name, not by a colour.' },
  ],
  features: [
    {
      id: 'goes',
      title: '[Does it go?|The captain’s word]',
      text: 'Whether the next boats sail: yes, no, probably, and who says so. || A captain’s word for today and a guess for tomorrow.',
      check:
        'Six sailings of a windy day in four words, with the hour they were said || “Probably” at noon, “no” at three: message under 100 characters',
      on: 0,
    },
    {
      id: 'room',
      title: '[Room for a car|How full]',
      text: 'How likely a place is on the next three boats, for this vehicle. || Queue and room, seen before driving down.',
      check:
        'Three boats, one queue of 40 cars, said as a chance || Islander’s place kept until ten minutes before: shown',
      on: 0,
    },
    {
      id: 'queue',
      title: '[Which queue am I in?|In the right line]',
      text: 'Which line is for whom, on the ground, on signs, in the hand. || The quay as lines with names.',
      check: 'Quay with four lines, readable through a windscreen || Wrong line noticed after ten minutes: what then',
      on: 0,
    },
    {
      id: 'tide',
      title: '[Forty steps|At low water]',
      text: 'How many steps there are at which boat, and who helps. || The landing by hour of tide.',
      check: 'Steps for each sailing of one day, {islands:w} landings || Two men asked for at 11:00, there at 14:20',
      on: 0,
    },
    {
      id: 'ticket',
      title: '[One ticket|Just one]',
      text: 'One ticket that knows who lives here and who visits. || Pay once, show anything.',
      check: 'Family, bicycle, trailer: one price in two taps || Old person with coins: the same ticket from a hatch',
      on: 0,
    },
    {
      id: 'load',
      title: '[Nine minutes|Deck plan]',
      text: 'The deck as it will be, from what stands on the quay. || Who goes where, in which order, in nine minutes.',
      check:
        '{cars} car places, two lorries, one hearse: order shown || Plan changed at minute six, with chalk and without',
      on: 1,
    },
    {
      id: 'cargo',
      title: '[Bread first|Cargo]',
      text: 'What must go today, what may wait, for whom. || Cargo by need, agreed the evening before.',
      check: 'Nine loads, room for six, decided by 18:00 || Gas bottles and schoolchildren: never on one boat',
      on: 1,
    },
    {
      id: 'say',
      title: '[Said once|One voice]',
      text: 'One sentence, everywhere at once: quay, phone, shop window, radio. || The captain speaks, the islands hear.',
      check:
        'Spoken on the bridge, in seven places within a minute || Corrected after two minutes: what is left of the first',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[On the way to the boat|For those who cross]',
      format: '[Phone at 384 px in sun and a sign at the quay|384 px in sunlight; a sign seen through a windscreen]',
      states: 'cancelled, [full|left behind] and guess for tomorrow',
    },
    {
      name: '[On quay and bridge|For the crew]',
      format: '[Handheld with a strap, wet, 6 inches|6 inches on a strap, in spray]',
      states: 'lorry too long, [wind rising|fog] and nobody at the hatch',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'The captain decides about sailing, alone and [late|at the last moment].',
      effect: 'Nothing may sound surer than the captain.',
    },
    {
      type: 'people',
      text: '{staff} people; a deckhand loads with both [hands|arms] and a whistle.',
      effect: 'What is needed on the quay is seen, not typed.',
    },
    {
      type: 'technical',
      text: 'Signal on the crossing comes and goes; on two of {islands:w} islands it is [in the churchyard|by the shop].',
      effect: 'A shop window and a radio belong to the system.',
    },
    {
      type: 'content',
      text: 'Visitors read [five|six] languages; the islands have a dialect.',
      effect: 'Times, signs and four words do most of it.',
    },
    {
      type: 'money',
      text: 'The county pays by sailing, visitors pay for the [paint|rest].',
      effect: 'A full boat in {spring} is worth more than a fuller one in {summer}.',
    },
    {
      type: 'brand',
      text: 'The funnel’s colour is known for miles and may not be [touched|altered].',
      effect: 'Everything else steps back behind it.',
    },
  ],
  nonGoals: [
    { text: 'Package holidays' },
    { text: 'Seat reservations' },
    { text: 'A live map of boats' },
    { text: 'Advertising on board' },
    { text: 'Dearer tickets on full days' },
  ],
  tensions: [
    {
      of: [0, 2],
      a: '{p0} needs visitors’ cars, which pay for the winter.',
      b: '{p2} wants a third of the deck for those who live there, always.',
      where: 'On “room for a car”, on a Friday in {summer}.',
    },
    {
      of: [1, 3],
      a: '{p1} says at noon whether the five o’clock goes, and not before.',
      b: '{p3} wants it announced [a day ahead|the evening before], like a train.',
      where: 'In the word “probably”.',
    },
  ],
  unknowns: [
    'Whether people would rather have an early guess or a late truth',
    'How many cars come down to the quay because nobody knows',
    'What islanders do when it does not sail, step by step',
    'Whether visitors would leave the car if they knew the queue',
    'Who looks at the sign, and who at the sea',
  ],
  twists: [
    'One of the {boats:w} boats is in dock for the whole of {summer}. {p0f} keeps all sailings, with a smaller boat. What is said to whom at the end of the queue?',
    'The county introduces a booking for cars, as of {due}, against the captain’s will. Islanders never book. Draw the first Friday.',
    'A film made one of {islands:w} islands famous. Nine hundred people a day want to see a [well|door]. {p2f} lives behind it.',
  ],
  objects: [
    'brass ship’s bells',
    'tide tables',
    'bollards with worn paint',
    'chalk on a steel deck',
    'life rings with names',
    'harbour clocks',
  ],
  moments: [
    'on the quay in wind',
    'through a windscreen at the end of a queue',
    'at noon, deciding about tonight',
    'on deck with nothing to do',
  ],
  samples: [
    'Five o’clock: probably. Said at noon, by the captain.',
    'Forty cars wait. Yours goes at seven.',
    'Low water at two: 38 steps.',
  ],
  troubles: [
    {
      id: 'left-behind',
      titles: [
        'You’re on holiday, I’m going to work: {org}',
        'Room for a car? {org}',
        '{left} cars left on the quay of {org}',
        'A queue for gas bottles: {org}',
      ],
      n: { left: [240, 760, 10], leftTo: [70, 120, 5], isl: [38, 84, 2], islTo: [4, 9] },
      problem: [
        'In a week of {summer} {left} cars are left on the quay, {isl} of them belonging to people who live over there. Nobody knows it before the church.',
        'The queue reaches the church, and in it stand {isl} islanders a week who cannot get home. {left} cars stay behind; most need not have come.',
      ],
      ask: [
        'Let people know about the queue before they are in it, and keep a place for those who live there without a fight.',
        'Turn a quay full of strangers into lines that are understood.',
      ],
      situation: [
        'First come, first on board, except the baker, the hearse and whoever the captain knows. A man with a whistle decides. On the page stands “expect delays”.',
        'Booking was tried for one {summer}: visitors booked three boats each. Islanders have a sticker that is [copied|for sale].',
      ],
      whyNow: [
        {
          kind: 'season',
          when: 'spring',
          text: 'The summer timetable begins in {due}, with no more boats than last year.',
        },
        {
          kind: 'complaint',
          text: 'A nurse missed a night shift in {now}. Since then islanders have blocked the ramp, twice.',
        },
        { kind: 'rule', text: 'The county demands a fair and public rule for the deck by {due}.' },
      ],
      goals: [
        {
          text: 'Leave no more than {leftTo} cars a week behind {by}, instead of {left}. || Bring cars left behind from {left} to {leftTo} a week {by}.',
          measure: {
            metric: 'Cars left behind',
            base: '{left} a week in {summer}',
            target: '{leftTo} a week',
            how: 'Count at the ramp after each sailing || Chalk marks, weekly',
          },
        },
        {
          text: 'Let at most {islTo} islanders a week be among them {by2}; it was {isl}. || Cut islanders left behind from {isl} to {islTo} a week {by2}.',
          measure: {
            metric: 'Islanders left behind',
            base: '{isl} a week',
            target: '{islTo} a week',
            how: 'Stickers in the queue at departure || {p2f}’s list',
          },
        },
        { text: 'Tell a family at breakfast what awaits them at the church.' },
        { text: 'Load in nine minutes, as ever.' },
      ],
      core: ['room:0', 'load:3', 'queue:2'],
      more: ['ticket:1', 'goes:2', 'cargo:1', 'say:2', 'tide:3'],
    },
    {
      id: 'does-it-go',
      titles: [
        'Does it go? {org}',
        'The captain’s word: {org}',
        '{calls} calls on a windy day at {org}',
        'Probably, said at noon: {org}, {town}',
      ],
      n: { calls: [420, 1300, 20], callsTo: [110, 180, 10], quay: [64, 77], quayTo: [21, 29] },
      problem: [
        'On a windy day {calls} people ring the office, the captain and each other. {quay}% of those who cross learn on the quay that they do not.',
        'The sea decides, the captain says so, and then it takes two hours to reach an island. {quay}% find out at the ramp; the telephone rings {calls} times.',
      ],
      ask: [
        'Get one voice to all who depend on it, as early as it is true and no earlier.',
        'Find words for four degrees of sureness that a baker and a visitor understand alike.',
      ],
      situation: [
        '{p1f} tells the purser, who writes it on a board. The shopkeeper on the island looks through binoculars. A message service exists, run by a schoolboy, and is better than the page.',
        'The page says “subject to weather”. In {winter} it said so for ninety days. Radio reads it at noon, if somebody has rung the radio.',
      ],
      whyNow: [
        {
          kind: 'season',
          when: 'autumn',
          text: 'The storms begin in {due}; last {winter} three weeks of sailings were lost.',
        },
        { kind: 'people', text: 'The schoolboy finishes school in {due}.' },
        { kind: 'rule', text: 'Passengers must be told of a cancellation within the hour, from {due}.' },
      ],
      goals: [
        {
          text: 'Have {quayTo}% learn it on the quay {by}, not {quay}%. || Bring those who learn it at the ramp from {quay}% to {quayTo}% {by}.',
          measure: {
            metric: 'People who learn it on the quay',
            base: '{quay}%',
            target: '{quayTo}%',
            how: 'Asked at the ramp on ten cancelled days || Tickets changed before against after',
          },
        },
        {
          text: 'Cut calls on a windy day from {calls} to {callsTo} {by2}. || {callsTo} calls on a windy day {by2} instead of {calls}.',
          measure: {
            metric: 'Calls on a windy day',
            base: '{calls}',
            target: '{callsTo}',
            how: 'Office telephone, storm days || Call log, three days a season',
          },
        },
        { text: 'Be everywhere within a minute of being said on the bridge.' },
        { text: 'Sound no surer than the captain.' },
      ],
      core: ['goes:0', 'say:2', 'room:1'],
      more: ['cargo:0', 'tide:3', 'ticket:1', 'queue:0', 'load:3'],
    },
  ],
};
