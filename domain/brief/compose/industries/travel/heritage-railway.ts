import type { Kind } from '../../kinds.ts';

export const heritageRailway: Kind = {
  id: 'heritage-railway',
  model: 'charity',
  channel: 'counter',
  where: ['mountain', 'tourist', 'river', 'coast', 'farm'],
  what: [
    'a narrow-gauge railway of {km} kilometres, run by volunteers',
    'a steam railway with {engines:w} engines and {volunteers} volunteers',
    '{km} kilometres of old railway and a society that keeps it going',
  ],
  names: [
    '{town} Light Railway',
    '{surname} Valley Railway',
    'The {stone} Line',
    '{bird} Valley Railway',
    '{district} Steam Society',
    '{colour} Signal Railway',
  ],
  years: [12, 61],
  n: {
    km: [7, 24],
    engines: [3, 8],
    volunteers: [80, 340, 5],
    days: [58, 140, 2],
    riders: [21000, 98000, 500],
    fare: { eur: [9, 21] },
  },
  story: [
    'It was to be closed {years} years ago; a schoolteacher and two firemen lay down on the rails, and then bought them.',
    'For {years} years people who sit at desks on weekdays have shovelled coal on [Saturdays|Sundays].',
    'The line carried [timber|marl] until {years} years ago; one of {engines:w} engines has a bullet hole.',
  ],
  audience: [
    'Families, day trippers, and men with [cameras|notebooks]; {riders} riders on {days} days of the year.',
    'People who want an outing of half a day, and people who want to know the boiler pressure.',
    'Children of four, grandfathers of seventy-four, and those in between who drive.',
  ],
  users: [
    {
      role: '[grandfather with two grandchildren|aunt with a nephew|father, every other Sunday]',
      ages: [34, 76],
      away: true,
      goals: ['Steam, not the diesel', 'Be back for the nap at two'],
      pains: ['Timetable in four colours', 'Drove an hour, and it was a railcar'],
      quotes: ['He’s four. If there’s no smoke, there’s no train.'],
    },
    {
      role: '[train enthusiast and notary|photographer of engines|retired boiler inspector]',
      ages: [41, 79],
      away: true,
      goals: ['Engine number five, uphill, morning light', 'See it being oiled'],
      pains: ['Changed at eight, told at ten', 'Families in the picture'],
      quotes: ['I came for number five. That’s number three with a cough.'],
    },
    {
      role: '[volunteer fireman and accountant|volunteer conductor and dentist|volunteer in the signal box]',
      ages: [18, 72],
      goals: ['A shift that is a shift', 'Know on Thursday who else is on'],
      pains: ['Rota as a file from March', 'Nine jobs, and seven can do them'],
      quotes: ['I fired the engine, sold the tickets and closed the gate. Lovely day.'],
    },
    {
      role: '[wheelchair user and train lover|mother with a double pram|visitor with a guide dog]',
      ages: [26, 64],
      away: true,
      goals: ['The coach with the ramp, on that day', 'To be expected'],
      pains: ['Ramp is there, the coach is not', 'A phone that is staffed on Tuesdays'],
      quotes: ['There’s a ramp. It was on the other train.'],
    },
    {
      role: '[new volunteer, apprentice electrician|new volunteer, nurse|new volunteer, retired pilot]',
      ages: [17, 66],
      goals: ['Do something on the first day', 'Learn to fire before the season ends'],
      pains: ['“Come round some time”', 'Nobody had been told'],
      quotes: ['I stood there in overalls for an hour. I’d ironed them.'],
    },
  ],
  people: [
    {
      role: 'chair of the society',
      wants: ['young volunteers before the old ones stop', 'days on which it really runs'],
    },
    {
      role: 'head of the engine shed',
      wants: ['an engine in steam when it is ready and not when it is printed', 'people who stay'],
    },
    { role: 'station master and rota keeper', wants: ['nine jobs filled by Thursday', 'one timetable'] },
    { role: 'safety officer of the county', wants: ['nobody on a job they are not passed for', 'paper'] },
  ],
  usps: [
    {
      title: '[Real smoke|Coal]',
      text: 'On most days it is coal, water and a person with a shovel; {engines:w} engines, each with a temper.',
    },
    {
      title: 'One may help',
      text: 'Whoever comes early may oil, carry or hold a flag; children remember that longer than the ride.',
    },
    { title: 'Ticket of card', text: 'Tickets are of card, clipped, {fare}, and valid until one has had enough.' },
    {
      title: '{volunteers} people',
      text: 'Nobody is paid; {volunteers} people from eleven trades do it, and argue afterwards.',
    },
  ],
  features: [
    {
      id: 'smoke',
      title: '[Is there smoke?|Which engine]',
      text: 'Which engine runs, how sure that is, and until when one will know. || Steam or not, with the shed’s word.',
      check:
        'Saturday seen on Monday, Thursday and at 7:30: three states || Changed at eight: what the grandfather on the road learns',
      on: 0,
    },
    {
      id: 'half',
      title: '[Half a day|Back by two]',
      text: 'Days out by how long a child lasts. || A half day with train, cake, a gate to close.',
      check: 'Outing of three hours with nap at two, as five lines || Rain: what of it stays',
      on: 0,
    },
    {
      id: 'ramp',
      title: '[The coach with the ramp|Expected]',
      text: 'Says that one is coming and is expected. || The ramp, the coach and a person, on one train.',
      check: 'Coach with ramp on the 11:20, confirmed by a name || Swapped the day before: who rings whom',
      on: 0,
    },
    {
      id: 'help',
      title: '[May I help?|Hold the flag]',
      text: 'Small jobs for visitors, by age and by hour. || What one may do on the day: oil, carry, wave.',
      check: 'Six jobs by age, two for four-year-olds || All taken: what is left, said nicely',
      on: 0,
    },
    {
      id: 'nine',
      title: '[Nine jobs|Saturday’s crew]',
      text: 'Nine jobs, who is passed for which, who has said yes. || A day’s crew with its gaps.',
      check:
        'Nine jobs, two open on Thursday, asked in a fair order || Fireman ill at 6:10: three who could, and how far they live',
      on: 1,
    },
    {
      id: 'pass',
      title: '[Passed for|What I may do]',
      text: 'What one may do, what comes next, who can teach it. || From sweeping to firing, with dates.',
      check: 'Way to fireman in seven steps, two done || Pass runs out in {due}: seen by both in time',
      on: 1,
    },
    {
      id: 'day1',
      title: '[First Saturday|New here]',
      text: 'A first day with a name, a job and a cup. || What happens on a newcomer’s first day, hour by hour.',
      check:
        'First day in six lines, with who will be at the gate || Nobody passed to teach that day: said before, with another',
      on: 1,
    },
    {
      id: 'clip',
      title: '[Card ticket|Clipped]',
      text: 'A card ticket that can also be had at home. || Sold at the hatch and at home, clipped by hand.',
      check: 'Ticket bought at home, fetched and clipped as card || Diesel instead of steam: money back in one step',
      on: 0,
    },
  ],
  surfaces: [
    {
      name: '[For visitors|On the way to the smoke]',
      format: '[Phone at 402 px, in a car, and a board at the station|402 px on the passenger seat; a chalk board]',
      states: 'diesel instead, [fire ban|no steam: drought] and train full',
    },
    {
      name: '[For volunteers|In the shed]',
      format: '[Phone at 375 px, sooty, and a board with hooks|375 px with coal on it; hooks and tags]',
      states: 'job open, [pass run out|pass expired] and nobody has the key',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'Nobody does a job without being [passed|examined] for it, and passes run out.',
      effect: 'The rota must not be able to say otherwise.',
    },
    {
      type: 'people',
      text: '{volunteers} volunteers, half of them over [sixty-five|sixty], with day jobs or without telephones.',
      effect: 'A call by {p2f} counts as much as a tap.',
    },
    {
      type: 'technical',
      text: 'An engine is a guess until [half past seven|the gauge says so].',
      effect: 'Say how sure; never print a number on a ticket.',
    },
    {
      type: 'content',
      text: 'Enthusiasts want numbers, families want smoke; both read the [same|one] page.',
      effect: 'Two sentences, not two sites.',
    },
    {
      type: 'money',
      text: 'All is spent on [boiler tubes|sleepers]; {fare} a head pays for coal.',
      effect: 'Nothing that has to be paid by the month.',
    },
    {
      type: 'brand',
      text: 'Enamel signs and the old type are [listed|sacred]; {p1} paints them.',
      effect: 'Take the lettering seriously and leave the patina alone.',
    },
  ],
  nonGoals: [
    { text: 'Reserved seats' },
    { text: 'Themed trains with costumes' },
    { text: 'Souvenirs by post' },
    { text: 'A live camera' },
    { text: 'History of the line' },
  ],
  tensions: [
    {
      of: [0, 1],
      a: '{p0} prints “steam” on a poster in {winter}.',
      b: '{p1} knows at half past seven, and not before.',
      where: 'On “is there smoke?”, on a Monday.',
    },
    {
      of: [2, 3],
      a: '{p2} fills nine jobs with seven people.',
      b: '{p3} asks for nine passes.',
      where: 'In Saturday’s crew, at the gate at kilometre four.',
    },
  ],
  unknowns: [
    'How many would come for a diesel if they were told',
    'Why newcomers come once',
    'Whether children want to ride or to help',
    'Who would step in at six in the morning, if asked differently',
    'What the men with cameras would do if they were allowed',
  ],
  twists: [
    'Coal from the last mine ends in {due}. What comes instead smells of [barbecue|bread]. {p1f} mourns, children cheer. What does “is there smoke?” say now?',
    'A film wants the line for nine weeks in {summer}. It pays for a boiler. {days} days become {engines}. Which people must hear it from a person?',
    'Half of the {volunteers} passes run out in one month, for want of an examiner. Nine jobs, three people. What still runs, and who decides?',
  ],
  objects: [
    'card tickets and a clipper',
    'enamel station signs',
    'oil cans with long spouts',
    'signal arms',
    'brass number plates',
    'boards with hooks and tags',
  ],
  moments: [
    'in a car with a child of four',
    'in overalls at six in the morning',
    'on a platform, waiting for smoke',
    'in a signal box in the rain',
  ],
  samples: [
    'Saturday: number five, very likely. Sure by half past seven.',
    'Fireman wanted, 6:10, kilometre 0.',
    'Back by two, with cake.',
  ],
  troubles: [
    {
      id: 'no-smoke',
      titles: [
        'If there’s no smoke, there’s no train: {org}',
        'Is there smoke? {org}',
        '{angry} families and a diesel: {org}',
        'Number three with a cough: {org}',
      ],
      n: { angry: [140, 420, 10], angryTo: [30, 50, 2], calls: [34, 78, 2], callsTo: [9, 14] },
      problem: [
        '{angry} families a season drive an hour for steam and get a diesel. {calls} people ring on a Saturday morning, to a telephone in an empty office.',
        'The engine is decided at half past seven; the poster was printed in {winter}. {angry} families a season stand before a railcar with a weeping child.',
      ],
      ask: [
        'Tell people what the shed knows, as it comes to know it.',
        'Make a day without smoke one that a child of four would forgive.',
      ],
      situation: [
        'The timetable has four colours for four kinds of train. In the shed hangs a slate with what is really going. Enthusiasts tell each other by radio.',
        'Money back is given at the hatch, after a discussion. {p2f} changes the page when at home, which is in the evening.',
      ],
      whyNow: [
        { kind: 'season', when: 'spring', text: 'The season starts in {due}, with one engine fewer.' },
        { kind: 'rule', text: 'In drought steam is forbidden at a day’s notice, from {due} by law.' },
        { kind: 'complaint', text: 'A letter by a child of six was printed in {now}: “You said smoke.”' },
      ],
      goals: [
        {
          text: 'Have no more than {angryTo} families a season surprised {by}, {angry} last year. || Bring families surprised by a diesel from {angry} to {angryTo} {by}.',
          measure: {
            metric: 'Families surprised by a diesel',
            base: '{angry} a season',
            target: '{angryTo}',
            how: 'Money back at the hatch || Asked on the platform, ten diesel days',
          },
        },
        {
          text: 'Cut calls on a Saturday from {calls} to {callsTo} {by2}. || {callsTo} calls on a Saturday {by2} instead of {calls}.',
          measure: {
            metric: 'Calls on a Saturday',
            base: '{calls}',
            target: '{callsTo}',
            how: 'Telephone of the office, until ten || Log of six Saturdays',
          },
        },
        { text: 'Get from the slate to the road by 7:40.' },
        { text: 'Promise no number.' },
      ],
      core: ['smoke:0', 'half:3', 'clip:1'],
      more: ['help:0', 'ramp:1', 'nine:2', 'day1:3', 'pass:2'],
    },
    {
      id: 'nine-jobs',
      titles: [
        'Nine jobs and seven people: {org}',
        'I’d ironed them: {org}',
        '{off} days that did not run: {org}',
        'Passed for what? {org}, {district}',
      ],
      n: { off: [9, 21], offTo: [2, 3], once: [52, 66], onceTo: [24, 31] },
      problem: [
        '{off} of {days} days did not run last year, because of one missing person. And {once}% of the newcomers come once.',
        'With {volunteers} names on the list nine jobs cannot be filled: {off} days fell through. Those who would like to begin stand about; {once}% never return.',
      ],
      ask: [
        'Fill nine jobs by Thursday without always asking the same four.',
        'Give a newcomer something to do on the first day, and a way to the footplate.',
      ],
      situation: [
        'The rota is a file from {spring}. {p2f} rings from Wednesday on, in the order of memory. Who may do what stands on cards in a box.',
        'Newcomers write an e-mail; the answer is “come round some time”. A rota program was tried and needed nine hundred clicks.',
      ],
      whyNow: [
        { kind: 'people', text: 'Eleven drivers and firemen pass seventy-five in {due}; the insurer stops there.' },
        { kind: 'rule', text: 'Passes must be provable on the day, from {due}.' },
        {
          kind: 'growth',
          text: 'Thirty people have signed up after a broadcast in {now}. Somebody ought to be at the gate.',
        },
      ],
      goals: [
        {
          text: 'Lose no more than {offTo} days a year {by}, {off} last year. || Bring days that do not run from {off} to {offTo} {by}.',
          measure: {
            metric: 'Days that did not run',
            base: '{off} of {days}',
            target: '{offTo}',
            how: 'Slate of the shed || Timetable against trains',
          },
        },
        {
          text: 'Have {onceTo}% of newcomers come only once {by2}, not {once}%. || Cut newcomers who come once from {once}% to {onceTo}% {by2}.',
          measure: {
            metric: 'Newcomers who come once',
            base: '{once}%',
            target: '{onceTo}%',
            how: 'Names at the gate, second visit within six weeks || Cards in the box',
          },
        },
        { text: 'Know the crew on Thursday at eight.' },
        { text: 'Put nobody on a job without a pass.' },
      ],
      core: ['nine:0', 'day1:1', 'pass:3'],
      more: ['smoke:0', 'help:1', 'ramp:0', 'clip:2', 'half:2'],
    },
  ],
};
