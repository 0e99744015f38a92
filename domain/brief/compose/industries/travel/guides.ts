import type { Kind } from '../../kinds.ts';

export const guides: Kind = {
  id: 'guides-guild',
  model: 'commission',
  channel: 'phone',
  where: ['tourist', 'city', 'university', 'coast'],
  what: [
    'a guild of {guides} town guides',
    'an association of {guides} guides with one desk by the [well|town gate]',
    '{guides} people who show their own town, on foot',
  ],
  names: [
    '{town} Walkers',
    'The {thing} Walks',
    '{district} Guides',
    'Guild of the {count} Gates',
    '{bird} Walks',
    '{surname} & Others, Guides',
  ],
  years: [3, 52],
  n: {
    guides: [14, 47],
    walks: [11, 29],
    guests: [7200, 34000, 200],
    size: [8, 14],
    fee: { eur: [11, 22] },
    langs: [5, 11],
  },
  story: [
    'A baker, a widow and a student of law began it {years} years ago by answering [questions|tourists].',
    'For {years} years the rule has been: only streets one has [lived|worked] in.',
    'The desk by the gate was a [ticket booth|lottery kiosk] until {years} years ago and is still as small.',
  ],
  audience: [
    'Visitors with half a day, people who live here and have never looked up, and [coach parties|school classes] on bad days.',
    '{guests} guests a year, {size} at a time, in {langs} languages, mostly by chance.',
    'Those who want the sights and those who would like to see behind a door.',
  ],
  users: [
    {
      role: '[dentist on a long weekend|retired geologist|schoolteacher with an afternoon]',
      ages: [31, 74],
      away: true,
      goals: ['Two hours that are not in any book', 'Sit down half-way'],
      pains: ['Forty walks on a portal, one text', 'Umbrella in the air, headphones in the ear'],
      quotes: ['I’ve read about the church. Show me where you buy bread.'],
    },
    {
      role: '[bus mechanic who lives here|pharmacist who lives here|new neighbour from the next street]',
      ages: [24, 66],
      goals: ['See one’s own street as if new', 'Not be taken for a tourist'],
      pains: ['“For visitors”, it says', 'In {language2} only, at two on a weekday'],
      quotes: ['I’ve passed that door for years. What’s behind it?'],
    },
    {
      role: '[guide and former postwoman|guide and stonemason|guide and night nurse]',
      ages: [23, 71],
      goals: ['Know in the evening if there will be anybody', 'Tell the other one that the gate is shut'],
      pains: ['Stood in the rain for two people', 'Portal keeps a third and the names'],
      quotes: ['I’ll do it for two. I’d like to know it’s two.'],
    },
    {
      role: '[daughter with a slow mother|man with a stick|mother with a pram]',
      ages: [29, 79],
      away: true,
      goals: ['Know about steps, benches, toilets', 'Leave in the middle without a fuss'],
      pains: ['“Easy walk”', 'Held up the group, felt it'],
      quotes: ['She can do two hours. She can’t do two hours without a bench.'],
    },
    {
      role: '[organiser of a works outing|choir secretary|cruise-ship clerk]',
      ages: [27, 61],
      away: true,
      goals: ['Thirty-four people, three guides, one bill', 'A plan for rain'],
      pains: ['Asks three guides, gets five answers', 'Numbers change on the quay'],
      quotes: ['It was thirty-four. It’s now thirty-nine and a dog.'],
    },
  ],
  people: [
    {
      role: 'chair of the guild',
      wants: ['guests who ask for us, and not for a portal’s star', 'no walk with more than {size}'],
    },
    {
      role: 'keeper of the desk',
      wants: ['to send people to whom they would like', 'one list for tonight and tomorrow'],
    },
    { role: 'speaker of the young guides', wants: ['bookings at midnight', 'new streets'] },
    { role: 'head of the town’s tourist office', wants: ['groups that go where it is not full', 'numbers'] },
  ],
  usps: [
    {
      title: 'Only where one has lived',
      text: 'Each guide shows only streets in which they have lived or worked; {walks} walks come of it.',
    },
    { title: '{size} at most', text: 'A walk has {size} people; the fifteenth is asked to come tomorrow.' },
    { title: '[A door opens|One door]', text: 'In each walk one door is opened by somebody who lives behind it.' },
    {
      title: 'Paid by the walk',
      text: 'The guide keeps all but a [tenth|twelfth] of the {fee}; the tenth pays for the desk and the tea.',
    },
  ],
  features: [
    {
      id: 'who',
      title: '[Whose street?|By person]',
      text: 'Chooses a person and a street instead of a sight. || Walks by who walks.',
      check: 'Three walks told apart by a sentence of the guide, spoken || No sight named in the first line',
      on: 0,
    },
    {
      id: 'today',
      title: '[Today at four|Who else comes]',
      text: 'What goes today, with how many, from where. || Walks of the next hours, and whether they will take place.',
      check: 'Four walks today, one sure, two perhaps, one full || Two people so far: what they and the guide know',
      on: 0,
    },
    {
      id: 'body',
      title: '[Benches and steps|How it goes]',
      text: 'Steps, benches, toilets and ways out, in order. || The walk as a body meets it.',
      check:
        'Two hours in nine lines: steps, bench, shade, way out || Slower variant of one walk, with what falls away',
      on: 0,
    },
    {
      id: 'here',
      title: '[Where we meet|Under the clock]',
      text: 'Where one meets, as one sees it, and how one is known. || The meeting place, at that hour, in that light.',
      check: 'Found by somebody with 3% battery and no {language} || Guide late: a line under 90 characters',
      on: 0,
    },
    {
      id: 'home',
      title: '[For those who live here|My own street]',
      text: 'Walks for people from here, in the evening, not called tours. || Neighbours who want to look up.',
      check: 'Page without the word “visitor” or “tour” || Neighbour brings a guest, pays half: one step',
      on: 0,
    },
    {
      id: 'party',
      title: '[Thirty-nine and a dog|A group]',
      text: 'A large group cut into small ones, with rain in mind. || Three guides, three ways, one bill.',
      check: '39 people in three walks that never meet || Rain at 13:10: what changes for whom',
      on: 0,
    },
    {
      id: 'slip',
      title: '[Tonight’s slip|Who I have]',
      text: 'Who is coming tomorrow, what they can do, who opens the door. || A guide’s slip for the pocket.',
      check: 'Slip A7: six people, one stick, one door at 16:40 || Nobody by eight in the evening: decided, told',
      on: 1,
    },
    {
      id: 'gate',
      title: '[The gate is shut|Street news]',
      text: 'What has changed in the streets, told to the others. || Shut, loud, new, from guide to guide.',
      check: 'News in eight words, gone after a day || Seen by the six whom it concerns',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[On the pavement|For guests]',
      format: '[Phone, 375 px, in the sun, roaming off|375 px without a net, in sunlight]',
      states: 'not enough people, [full|one too many] and guide ill',
    },
    {
      name: '[In the pocket and at the desk|For guides]',
      format: '[Phone at 375 px, and a desk one metre wide|375 px; 13 inches at the desk]',
      states: 'nobody came, [door stays shut|gate closed] and group split',
    },
  ],
  constraints: [
    {
      type: 'people',
      text: '{guides} guides, most of them with [another job|a trade], available by the week.',
      effect: 'Dates are offered by guides, week by week; the page shows what there is.',
    },
    {
      type: 'legal',
      text: 'In the old town groups over [fifteen|fourteen] are forbidden.',
      effect: 'The number is a wall; show it before it is met.',
    },
    {
      type: 'money',
      text: 'The desk lives on a tenth of {fee}; portals take a [third|quarter].',
      effect: 'Everything has to work for those who come without one.',
    },
    {
      type: 'technical',
      text: 'Visitors are offline, at 3%, in the [sun|rain].',
      effect: 'What matters fits a text message and a sheet at the desk.',
    },
    {
      type: 'content',
      text: 'Walks change with those who walk them; a text is [old|false] after a season.',
      effect: 'A spoken sentence, made anew each month.',
    },
    {
      type: 'brand',
      text: 'No umbrellas, no [compass|map pin]; a badge of enamel, and that is it.',
      effect: 'People, doors and hours instead of signs.',
    },
  ],
  nonGoals: [
    { text: 'Audio walks' },
    { text: 'Entrance tickets' },
    { text: 'Reviews' },
    { text: 'Walks through full streets' },
    { text: 'Restaurants' },
  ],
  tensions: [
    {
      of: [1, 2],
      a: '{p1} looks at people and sends them where they belong.',
      b: '{p2} wants them to book at midnight, unseen.',
      where: 'On the first screen: a choice of walks, or a question?',
    },
    {
      of: [0, 3],
      a: '{p0} takes {size} people behind one door.',
      b: '{p3} has two ships and wants them somewhere, quietly.',
      where: 'On the page for groups, at the number 39.',
    },
  ],
  unknowns: [
    'What people would choose if they knew whose street it was',
    'Whether two guests and a guide are sad or the best of all',
    'Whether neighbours would come, and at what hour',
    'Why people do not turn up who have paid',
    'Which doors would open if somebody asked',
  ],
  twists: [
    'The town closes the old streets to groups from ten to four, from {due}. {walks} walks become evening and morning walks. Who comes at eight?',
    'A portal copies three walks, texts and all, with actors. {p2f} wants to go to court, {p1f} to change the walks. What is on your page tomorrow?',
    'One door, behind which a man of ninety told of his street, stays shut. He was why people came. {p0f} asks what the walk is now.',
  ],
  objects: [
    'enamel badges',
    'door knockers',
    'worn thresholds',
    'street signs of four periods',
    'folding stools',
    'house keys on a ring',
  ],
  moments: [
    'on a pavement at 3%',
    'in front of a door one has passed for years',
    'at a desk one metre wide',
    'in a hotel room at midnight',
  ],
  samples: [
    'Four o’clock, under the clock. Six of you.',
    'Bench after twenty minutes. Way out after forty.',
    'She delivered letters here for nine years.',
  ],
  troubles: [
    {
      id: 'for-two',
      titles: [
        'For two, in the rain: {org}',
        'Today at four: {org}',
        '{vain} walks with nobody at {org}',
        'I’d like to know it’s two: {org}, {town}',
      ],
      n: { vain: [19, 44], vainTo: [5, 9], portal: [54, 69], portalTo: [28, 36] },
      problem: [
        '{vain} times a month a guide stands under the clock and nobody comes. {portal}% of the guests come through portals, which keep a third and the names.',
        'Nobody knows by evening who will come. {vain} walks a month in vain, others with nineteen; {portal}% by way of a portal that tells at the last hour.',
      ],
      ask: [
        'Let a guide know in the evening and a guest in the morning.',
        'Bring people who are standing in the street together with somebody who could start in an hour.',
      ],
      situation: [
        'Dates hang at the desk, on cards. {p1f} persuades passers-by at half past three. Guides write to each other in a group of {guides}.',
        'An online calendar was kept until {summer}. Hotels ring and book “about six”. Half of those who pay beforehand turn up.',
      ],
      whyNow: [
        { kind: 'money', text: 'The portals raise their share in {due}; at half, nine guides would stop.' },
        { kind: 'people', text: '{p1} gives up the desk in {due}; nobody else can persuade.' },
        { kind: 'season', text: 'In {winter} two in three walks were in vain; the guild would like to have one.' },
      ],
      goals: [
        {
          text: 'Have {vainTo} walks a month in vain {by}, {vain} today. || Bring walks with nobody from {vain} to {vainTo} a month {by}.',
          measure: {
            metric: 'Walks with nobody',
            base: '{vain} a month',
            target: '{vainTo} a month',
            how: 'Guides’ slips, monthly || Cards at the desk',
          },
        },
        {
          text: 'Let {portalTo}% come through portals {by2}, not {portal}%. || Cut guests by portal from {portal}% to {portalTo}% {by2}.',
          measure: {
            metric: 'Guests through portals',
            base: '{portal}%',
            target: '{portalTo}%',
            how: 'Slips, by source || Payouts against heads counted',
          },
        },
        { text: 'Decide at eight in the evening, and tell everybody by nine.' },
        { text: 'Walk for two, if two are known.' },
      ],
      core: ['today:0', 'slip:2', 'who:1'],
      more: ['here:0', 'home:1', 'party:1', 'gate:2', 'body:3'],
    },
    {
      id: 'own-street',
      titles: [
        'What’s behind it? {org}',
        'Not for visitors: {org}',
        'My own street, with {org}',
        '{locals}% from {town} at {org}',
      ],
      n: { locals: [6, 12], localsTo: [27, 38], left: [17, 28], leftTo: [6, 9] },
      problem: [
        '{locals}% of the guests live in {town}; the guild’s whole year hangs on [ships|{summer}]. And {left}% of all who start cannot finish, because of steps nobody mentioned.',
        'People who live here have never come: it says “for visitors”. Of those who do come, {left}% drop out at the second flight of steps.',
      ],
      ask: [
        'Make something neighbours would do on a Thursday evening.',
        'Say how a walk is for a body, without making it sound like a clinic.',
      ],
      situation: [
        'Leaflets lie in hotels. The page begins with the cathedral. Guides know each bench and tell nobody.',
        'A walk for neighbours was tried at two on a weekday. Two came, both [retired|guides]. “Easy, two hours” stands at every walk.',
      ],
      whyNow: [
        { kind: 'loss', text: 'The shipping line leaves {town} out from {due}; a third of the guests came from it.' },
        { kind: 'growth', text: 'A housing society wants walks for eleven hundred new neighbours from {due}.' },
        {
          kind: 'complaint',
          text: 'An old man was left on a bench in {now} because the group went on. His daughter wrote, kindly.',
        },
      ],
      goals: [
        {
          text: 'Have {localsTo}% of guests live in {town} {by}, up from {locals}%. || Raise guests from here from {locals}% to {localsTo}% {by}.',
          measure: {
            metric: 'Guests who live here',
            base: '{locals}%',
            target: '{localsTo}%',
            how: 'Asked at the first corner, ticked || Slips, one letter',
          },
        },
        {
          text: 'Let no more than {leftTo}% drop out {by2}, {left}% at present. || Cut guests who cannot finish from {left}% to {leftTo}% {by2}.',
          measure: {
            metric: 'Guests who cannot finish',
            base: '{left}%',
            target: '{leftTo}%',
            how: 'Heads at the start and at the end || Guides’ slips, both numbers',
          },
        },
        { text: 'Tell each walk in nine lines that a knee understands.' },
        { text: 'Use the word “tour” nowhere.' },
      ],
      core: ['home:0', 'body:1', 'who:0'],
      more: ['today:0', 'here:2', 'gate:2', 'slip:1', 'party:3'],
    },
  ],
};
