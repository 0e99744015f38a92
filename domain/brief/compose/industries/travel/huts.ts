import type { Kind } from '../../kinds.ts';

export const huts: Kind = {
  id: 'mountain-huts',
  model: 'membership',
  channel: 'phone',
  where: ['mountain'],
  what: [
    'a club that runs {huts:w} mountain huts',
    'a walking club with {huts:w} huts and {members} members',
    'the keeper of {huts:w} huts on one long-distance path',
  ],
  names: [
    '{town} Mountain Club',
    '{surname} Huts',
    'The {stone} Path',
    '{bird} Ridge Huts',
    '{district} Alpine Section',
    '{count} Huts Trail',
  ],
  years: [7, 118],
  n: { huts: [4, 9], beds: [18, 64], members: [900, 6200, 50], night: { eur: [24, 52] }, hours: [4, 7] },
  story: [
    'Volunteers have [roofed|painted] and restocked the huts for {years} years, [by mule|on foot] at first and by helicopter since.',
    'The first hut was built {years} years ago by [teachers|railwaymen] from {district}; the last one has a toilet.',
    'For {years} years one rule has held: nobody who arrives after dark is turned away.',
  ],
  audience: [
    'Walkers who cross two or three of the huts in a weekend, half of them members, and families on their first night above the [tree line|valley].',
    'People who plan in a valley with good signal and decide, hours later, on a path with none.',
    'Members who know every keeper by name, and visitors from abroad who have [read|heard] of the path and know nothing else.',
  ],
  users: [
    {
      role: '[primary-school teacher|paediatric nurse|librarian]',
      ages: [27, 49],
      away: true,
      goals: ['One night with two children, {hours:w} hours’ walk at most', 'Know beforehand what they eat there'],
      pains: ['Times on signs are for people without children', 'A full hut is learnt of at the door'],
      quotes: ['‘Moderate’ means nothing to a six-year-old.', 'I’ll carry one of them. Not both.'],
    },
    {
      role: '[retired surveyor|retired forester|former postman]',
      ages: [63, 79],
      away: true,
      goals: ['The whole path in {huts:w} days, without hurry', 'A lower bunk'],
      pains: ['Knees that decide at noon', 'Booking asks for all nights at once', 'Cancelling by e-mail from a ridge'],
      quotes: ['At noon I know how far I’ll get. Not in March.'],
    },
    {
      role: '[trail runner|nurse and trail runner|bicycle courier]',
      ages: [22, 41],
      away: true,
      goals: ['Soup and ten minutes by the stove', 'To know if water is running at the next hut'],
      pains: ['Huts shut between two and four', 'Carries cash because no hut takes cards'],
      quotes: ['I’m not staying. I just need to know if there’s water.'],
    },
    {
      role: '[exchange student|visiting doctoral student|au pair]',
      ages: [19, 29],
      away: true,
      goals: ['A cheap night [high up|above the clouds]', 'Do nothing wrong in front of people who know'],
      pains: ['Eleven rules on a door, each beginning with “no”', 'Does not own a sleeping bag'],
      quotes: ['Is there a word for ‘sorry, I’ve never done this’?'],
    },
    {
      role: '[hut keeper|second-season hut keeper]',
      ages: [24, 61],
      goals: ['Cook for the right number', 'Send the helicopter list by six'],
      pains: ['Radio at seven, signal at the cairn only', 'Thirty booked, eleven come, or the other way round'],
      quotes: ['I cook for forty and pray. Either way the pig eats.'],
    },
    {
      role: '[youth group leader|scout leader|teacher with a class]',
      ages: [23, 55],
      away: true,
      goals: ['Nineteen places in one room', 'One message to all parents when plans change'],
      pains: ['Weather moves the whole plan by a day', 'Deposits paid by nineteen families'],
      quotes: ['If we turn back, nineteen mothers have to know before I’m down.'],
    },
  ],
  people: [
    { role: 'president of the club', wants: ['beds used on weekdays, too', 'guests who join and volunteers who stay'] },
    {
      role: 'keeper of the highest hut',
      wants: ['the true number for supper by four', 'room kept for those who come late'],
    },
    { role: 'treasurer', wants: ['a deposit from everybody', 'empty beds that somebody has paid for'] },
    {
      role: 'mountain rescue liaison',
      wants: ['to know who set out and did not arrive', 'no promise of safety on any screen'],
    },
  ],
  usps: [
    {
      title: '[Nobody turned away|The door is open]',
      text: 'Whoever arrives after dark gets a place, if need be under the table, as for the last {years} years.',
    },
    {
      title: 'Keepers who [ring ahead|know the weather]',
      text: 'From hut to hut by radio each evening: wind, water, who is [missing|still out].',
    },
    {
      title: '{huts:w} huts, one path',
      text: 'They lie {hours:w} hours apart, so that plans can be changed at noon and still end [at|under] a roof.',
    },
    {
      title: '[Built by hand|Kept by members]',
      text: 'What breaks is mended by those who sleep here; a night costs {night} because of that.',
    },
    {
      title: '[Soup for everyone|One pot]',
      text: 'One meal, same hour, long tables: people are [seated|mixed] so that they talk.',
    },
  ],
  features: [
    {
      id: 'noon',
      title: '[Decide at noon|How far today?]',
      text: 'From where one stands: which huts can be reached before dark, and whether there is room. || Where one can still get to before dark, decided on a stone at noon.',
      check:
        'Three huts compared at 12:10, one of them full, without signal since nine || Choice of two huts for a slow walker and a quick one, at 12:10',
      on: 0,
    },
    {
      id: 'hold',
      title: '[Held until six|Say you are coming]',
      text: 'A place held until six, let go by itself. || A bed that waits until six and then lets itself go.',
      check:
        'Held, let go, and arrived late anyway: three states || Six o’clock passed: what the walker reads, what the keeper sees, two frames',
      on: 0,
    },
    {
      id: 'supper',
      title: '[Supper list|Who eats tonight]',
      text: 'Booked, on the way, probably: the keeper’s three numbers. || Plates for tonight: sure, likely, perhaps.',
      check:
        'Numbers at 15:30 for {beds} beds, readable with gloves on || Three numbers at 16:00 and what came at 19:00, on one strip',
      on: 1,
    },
    {
      id: 'pocket',
      title: '[Without signal|In the pocket]',
      text: 'Everything about the next two huts kept on the phone, with its age. || The next two huts in a pocket, with the hour it was true.',
      check:
        'Data from this morning and from three days ago, told apart in words || Hut page with nothing newer than yesterday, age said in words',
      on: 0,
    },
    {
      id: 'change',
      title: '[Turn back|Plan B]',
      text: 'One message that cancels, rebooks and tells those who wait. || Turning back: everyone who waits learns it at once.',
      check:
        'Group of 19 turns back: who learns what, in which order || Four people told in one message, each what concerns them',
      on: 0,
    },
    {
      id: 'chain',
      title: '[Radio round|Evening round]',
      text: 'The evening call between huts: arrived, expected, missing. || From hut to hut at seven: who came, who has not.',
      check:
        '{huts:w} huts at 19:00, two people missing, on one screen || Two names missing at 19:20: who calls whom, three steps',
      on: 1,
    },
    {
      id: 'first',
      title: '[First night|Never been?]',
      text: 'What to bring, how to behave, what it sounds like at night. || A first night above the trees: what to bring, what to expect.',
      check:
        '[Six|Seven] drawings without words, understood by three strangers || Packing list of nine things for a child and a grown-up',
      on: 0,
    },
    {
      id: 'stock',
      title: '[Helicopter list|What to bring up]',
      text: 'What runs out before the next flight, in kilos. || Kilos for the next flight, by what runs out first.',
      check:
        'List under 400 kg with what was left out and why || Load of 400 kg with three things left below, each with a reason',
      on: 1,
    },
    {
      id: 'work',
      title: '[Two days|A hand with the roof]',
      text: 'Work that members can do on the way, from an hour to a weekend. || Half a day’s work on the way, for whoever has two hands.',
      check:
        'Five tasks with tools, hours and the keeper’s name || Task of one hour with tool and keeper, done and crossed off',
      on: 0,
    },
  ],
  surfaces: [
    {
      name: '[On the path|The walker’s side]',
      format: 'Phone in sunlight, one glove off, 412 px',
      states: 'no signal since morning, hut full, and storm warning',
    },
    {
      name: '[In the hut|The keeper’s side]',
      format: 'Ruggedised tablet, 8 inches, solar power, used at dusk',
      states: 'battery under 15%, radio down, and forty guests unannounced',
    },
  ],
  constraints: [
    {
      type: 'technical',
      text: '{huts:w} huts, [one|two] with a line to the valley; the others have signal at the cairn.',
      effect: 'Every figure says when it was true; nothing waits for an answer.',
    },
    {
      type: 'brand',
      text: 'The painted signposts cannot be changed[, they belong to the region|].',
      effect: 'Names, times and colours on screen follow the posts.',
    },
    {
      type: 'people',
      text: 'Keepers change every season and [cook|have wet hands] while they type.',
      effect: 'What they need fits on one screen and is learnt in an evening.',
    },
    {
      type: 'legal',
      text: 'The club may not advise on the safety of a route.',
      effect: 'Show what is known and who said so; leave the judging to the walker.',
    },
    {
      type: 'money',
      text: 'The club lives on {night} a night and may not pay commission.',
      effect: 'No outside booking service; payment in the hut, in cash if need be.',
    },
    {
      type: 'content',
      text: 'There are {years} years of photographs and none in bad weather.',
      effect: 'Draw the weather; do not promise the sun.',
    },
  ],
  nonGoals: [
    { text: 'Navigation on the path' },
    { text: 'Paying in advance', bars: [] },
    { text: 'Reviews and stars' },
    { text: 'Selling equipment' },
    { text: 'Tracking where people are', bars: ['chain'] },
  ],
  tensions: [
    {
      of: [1, 2],
      a: '{p1} keeps [six|eight] places free for those who come late.',
      b: '{p2} counts them as empty and wants them paid for.',
      where: 'On the evening screen: “full” for one of them is “six left” for the other.',
    },
    {
      of: [0, 3],
      a: '{p0} wants first-timers on the path, with as few questions as possible.',
      b: '{p3} has carried enough of them down and wants to be asked first.',
      where: 'At “I’m coming”: how much must one say before the bed is held?',
    },
  ],
  unknowns: [
    'How many guests decide on the day and never book anything',
    'Whether people let a bed go if it costs them nothing to keep it',
    'What keepers write down that nobody sees',
    'Whether walkers believe a number that is three hours old',
    'Whether members and guests should see the same beds',
  ],
  twists: [
    'A landslide takes away the path between two huts. For this season the detour is {hours:w} hours longer and passes no water. Change the first screen, and say what you no longer promise.',
    'The two lowest huts will be open to cars by a new forest road. {p0f} is delighted, {p1f} may resign. Who is the product for now?',
    'Solar power fails in the highest hut: the tablet has forty minutes a day. {p1f} asks which forty.',
  ],
  objects: [
    'painted signposts',
    'hut books with pencilled names',
    'enamel cups',
    'wool blankets with woven dates',
    'brass barometers',
    'felt slippers in a row',
  ],
  moments: [
    'on a ridge in full sun, one glove off',
    'at noon on a flat stone',
    'at dusk in a doorway',
    'beside a stove with wet socks',
  ],
  samples: [
    'Next hut: three hours ten. Nine beds, as of half past seven.',
    'Soup until eight. Bring a cup.',
    'Let the bed go? Somebody is still out.',
  ],
  troubles: [
    {
      id: 'ghost-beds',
      titles: [
        '{ghost}% booked and never came: {org}',
        'Supper for how many? {org}',
        'A bed until six, {org}',
        'Held, not hoarded: the huts of {org}',
      ],
      n: { ghost: [27, 41], ghostTo: [9, 14], floor: [140, 330, 5], floorTo: [45, 80], waste: { eur: [6200, 14800] } },
      problem: [
        '{ghost}% of booked beds stay empty while {floor} people a season sleep on the floor. Food for those who did not come costs {waste} a year.',
        'Every hut is “full” by spring. By evening {ghost}% of the beds are empty, and the keeper has cooked for them: {waste} a season.',
      ],
      ask: [
        'Let plans change at noon, as they do in mountains, without the keeper paying for it.',
        'Turn a booking made in winter into an honest number at four o’clock.',
      ],
      situation: [
        'Booking opens on one day in [January|winter] and is over by lunch. Cancelling is an e-mail that reaches the hut by radio, if at all. A deposit of {night} was tried: people paid it and still did not come.',
        'Keepers book in a paper diary, the office in a table; at seven they compare by radio. Groups reserve two huts and decide on the way.',
      ],
      whyNow: [
        {
          kind: 'season',
          when: 'winter',
          text: 'The season opens in {summer}, and the winter’s bookings come in from {due}.',
        },
        {
          kind: 'complaint',
          text: 'A family with two children was sent on at dusk from a “full” hut with {beds} beds, nine of them empty. The club has promised {district} a better rule by {due}.',
        },
        {
          kind: 'growth',
          text: 'A guidebook named the path among the ten best of its kind; requests from abroad have doubled since {now}.',
        },
      ],
      goals: [
        {
          text: 'Bring booked beds that stay empty from {ghost}% to {ghostTo}% {by}. || {ghostTo}% of booked beds empty {by}, not {ghost}%.',
          measure: {
            metric: 'Booked beds left empty',
            base: '{ghost}% of bookings',
            target: '{ghostTo}%',
            how: 'Hut book against bookings, counted every Sunday',
          },
        },
        {
          text: 'Have at most {floorTo} people a season sleep on the floor {by2}; it was {floor} last year. || Bring nights on the floor from {floor} to {floorTo} a season {by2}.',
          measure: {
            metric: 'Nights on the floor',
            base: '{floor} a season',
            target: '{floorTo}',
            how: 'Keeper’s mark in the hut book',
          },
        },
        {
          text: 'Give keepers a number for supper at four that is right to within five. || Let the four o’clock number be out by five plates at most.',
          measure: {
            metric: 'Error in the supper number',
            base: '13 meals either way',
            target: 'five or fewer',
            how: 'Four o’clock number against plates washed',
          },
        },
        { text: 'Turn nobody away after dark, whatever the screen says.' },
      ],
      core: ['hold:0', 'supper:2', 'noon:1'],
      more: ['change:0', 'pocket:1', 'chain:3', 'first:3', 'stock:2'],
    },
    {
      id: 'weekdays',
      titles: [
        'Tuesday above the clouds: {org}',
        '{org} on a weekday',
        '{beds} beds and a quiet Wednesday at {org}',
        'New people for the old path of {org}',
      ],
      n: { week: [19, 29], weekTo: [38, 49], volunteers: [46, 88], volTo: [120, 165], age: [57, 64] },
      problem: [
        'On Saturdays people sleep on the tables; from Monday to Thursday {week}% of the beds are used. The {volunteers} volunteers are {age} years old on average.',
        'The huts are half a business: full on two nights, {week}% on the others. And of the {volunteers} people who mend them, few can still climb the roof.',
      ],
      ask: [
        'Find the people for whom a Tuesday is better than a Saturday, and give them a reason to come back with a hammer.',
        'The club needs new guests on quiet nights and new hands all year, and wants to be no louder for it.',
      ],
      situation: [
        'The page shows a calendar in which everything looks [full|red]. Members’ evenings are announced on a board in {district}. Reduced weekday prices brought the same people a day earlier.',
        'Volunteers are asked by letter. Those who write back are asked again next year. First-time guests get a list of eleven prohibitions.',
      ],
      whyNow: [
        {
          kind: 'money',
          text: 'The roof of the highest hut must be renewed; the bank lends if weekday nights rise by {due}.',
        },
        { kind: 'people', text: 'Three keepers stop in {due}, and [nobody|no one] has asked for their huts.' },
        { kind: 'rule', text: 'From {due} the reserve limits Saturdays to two thirds of the beds.' },
      ],
      goals: [
        {
          text: 'Raise the use of beds from Monday to Thursday from {week}% to {weekTo}% {by}. || Fill {weekTo}% of the beds from Monday to Thursday {by}; {week}% are filled today.',
          measure: {
            metric: 'Weekday beds used',
            base: '{week}%',
            target: '{weekTo}%',
            how: 'Hut books, Monday to Thursday, June to September or its like',
          },
        },
        {
          text: 'Have {volTo} people who gave at least one day {by2}, instead of {volunteers}. || From {volunteers} people who gave a day to {volTo} {by2}.',
          measure: {
            metric: 'People who gave a day',
            base: '{volunteers} a year',
            target: '{volTo}',
            how: 'Names in the work book of each hut',
          },
        },
        {
          text: 'Let a first-timer know within two minutes whether this is for them. || Tell a first-timer in two minutes whether this is for them.',
        },
        { text: 'Keep the Saturday regulars from feeling like a problem.' },
      ],
      core: ['first:0', 'work:1', 'hold:0'],
      more: ['noon:2', 'pocket:2', 'supper:3', 'change:3', 'stock:1'],
    },
  ],
};
