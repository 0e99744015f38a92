import type { Kind } from '../../kinds.ts';

export const nursery: Kind = {
  id: 'nursery',
  model: 'public',
  channel: 'messages',
  where: [],
  what: [
    'a nursery school with {groups:w} groups',
    'a kindergarten for {kids} children, run by parents and the town',
    'a nursery in {groups:w} rooms around a [yard|plum tree]',
  ],
  names: [
    '{bird} Nest',
    'The {tree} Yard',
    'Nursery at the {thing}',
    '{district} Kindergarten',
    '{herb} House',
    '{colour} Mitten Nursery',
  ],
  years: [3, 71],
  n: { groups: [3, 7], kids: [54, 160, 2], staff: [9, 28], langs: [7, 16], ratio: [6, 9], cold: [19, 31] },
  story: [
    'Seven mothers and a carpenter began it {years} years ago in a [laundry|garage]; the hooks are still at their height.',
    'For {years} years children have gone out in any weather; there are {kids} pairs of boots in the hall.',
    'It has stood around the same [plum tree|chestnut] for {years} years; each child plants something and few find it again.',
  ],
  audience: [
    'Families with children between one and six: {kids} children, {langs} languages, two working parents or one.',
    'Parents at ten to eight, in a hurry, and at four, in a hurry; in between they [wonder|work].',
    'Mothers, fathers and grandparents who collect, and {staff} people who know the child better in the daytime.',
  ],
  users: [
    {
      role: '[tram driver and mother|hairdresser and mother|father and electrician]',
      ages: [24, 42],
      goals: ['Know by ten to seven if the group is open', 'Hear one thing about the day that is not a rash'],
      pains: ['Ill staff, and it is on the door at half past seven', 'Nine messages about boots'],
      quotes: ['I drive the first tram. If you’re closed, eight hundred people walk.'],
    },
    {
      role: '[newly arrived physicist and father|refugee and mother of twins|visiting researcher and mother]',
      ages: [26, 43],
      goals: ['Understand what to bring tomorrow', 'Ask how he eats, without a cousin'],
      pains: ['Letters about “mud trousers”', 'Nods, and forgets the cake'],
      quotes: ['What is a mud trouser? I have a doctorate.'],
    },
    {
      role: '[grandmother who collects|neighbour who collects|grandfather, daily]',
      ages: [57, 77],
      goals: ['Be allowed to take the child home', 'Know about the bump before the mother rings'],
      pains: ['Is not on the list', 'Told everything in passing'],
      quotes: ['Four times a week I’m on the list. Today I’m not.'],
    },
    {
      role: '[nursery teacher|nursery teacher in training|group leader]',
      ages: [20, 62],
      goals: ['Look at children and not at a tablet', 'Tell parents what matters at the gate, in private'],
      pains: ['Forms for sleep, food, nappies', 'Twenty-two parents at one gate'],
      quotes: ['I have two hands and she wants to be carried. You choose.'],
    },
    {
      role: '[separated father|separated mother|foster mother]',
      ages: [27, 47],
      goals: ['Hear the same as the other one', 'Not be asked which of us'],
      pains: ['The notice went home in the wrong bag', 'Has to ask the child'],
      quotes: ['I read about the summer party on the wall, afterwards.'],
    },
  ],
  people: [
    { role: 'head of the nursery', wants: ['parents who know in time', 'a house that stays open when three are ill'] },
    { role: 'group leader', wants: ['no device in the room', 'conversations at the gate'] },
    { role: 'chair of the parents', wants: ['one message instead of nine', 'a fair rule for days with too few staff'] },
    {
      role: 'officer of the town’s children’s department',
      wants: ['the ratio kept, one adult to {ratio}', 'attendance by the hour'],
    },
  ],
  usps: [
    {
      title: '[Out in all weather|Every day outside]',
      text: 'The groups go out each day of the year; the yard is a room with another ceiling.',
    },
    {
      title: '{langs} languages',
      text: '{langs} languages are spoken at home, and all of them at [breakfast|the door].',
    },
    { title: 'A cook', text: 'There is a cook, with a window at children’s height.' },
    {
      title: '[One person per child|Your child’s person]',
      text: 'Each child has one grown-up who knows it best, until it leaves.',
    },
    { title: 'Nothing is photographed', text: 'There are no pictures of children, on principle, for {years} years.' },
  ],
  features: [
    {
      id: 'open',
      title: '[Open today?|Tomorrow at seven]',
      text: 'Whether one’s own group is open, before anybody puts on shoes. || Open, shared, half a day: known the evening before when it can be.',
      check:
        'Said at 06:20 for {groups:w} groups, one closed, one shared || Tram driver without reception until seven: how that driver learns it',
      on: 0,
    },
    {
      id: 'fair',
      title: '[Who can stay at home?|Too few today]',
      text: 'Asks who could keep a child at home, and keeps a fair count. || Places on a day with too few, by a rule all have [agreed|seen].',
      check:
        'Six places too few: asked, answered by seven, settled || Who has been asked how often, seen by all without names',
      on: 0,
    },
    {
      id: 'one',
      title: '[One thing about today|A line from the day]',
      text: 'One sentence a day about one’s child, from its own person. || What was funny, new or hard, in a line.',
      check: 'Sentence spoken in 12 seconds on the way to the yard || In {language} as said, in {language2} as meant',
      on: 0,
    },
    {
      id: 'bring',
      title: '[Bring tomorrow|What is in the bag]',
      text: 'What to bring, drawn, and only when it is really needed. || A picture of the thing for people who do not know the word.',
      check:
        'Mud trousers, cake, signature: three drawings with a date || Forgotten: what happens (nothing), in one sentence',
      on: 0,
    },
    {
      id: 'both',
      title: '[Both homes|Same for two]',
      text: 'Two homes that get the same, without speaking. || One child, two addresses, one line.',
      check: 'Two parents, same message, neither sees the other’s reply || Who collects on which day, agreed once',
      on: 0,
    },
    {
      id: 'fetch',
      title: '[Who fetches today|On the list]',
      text: 'Who may take a child home today, with a face or a word. || Collecting by somebody else, said in one tap.',
      check:
        'Grandmother added at 15:40, seen at the gate at 15:45 || Somebody who may not: what the gate sees, calmly',
      on: 1,
    },
    {
      id: 'gate',
      title: '[At the gate|Quarter to four]',
      text: 'What should be said to whom at the gate, in two words. || Bump, slept, ask about the ear: a note for the handover.',
      check: '22 children on a card of A6, three with two words || Read in passing, by a substitute',
      on: 1,
    },
    {
      id: 'ratio',
      title: '[Grown-ups in the house|One to {ratio}]',
      text: 'Grown-ups and children by the half hour, with what it means. || Who is in, who is ill, and what is still possible.',
      check: 'Three ill at 06:05: groups combined by 06:20 || The town’s sheet filled by itself, by the hour',
      on: 1,
    },
    {
      id: 'wall',
      title: '[The wall in the hall|By the boots]',
      text: 'One wall that says what matters to those who have no phone in hand. || The day, by the boots, in pictures.',
      check: 'Readable by a child of five and a father in a hurry || Printed at seven on one sheet of A3',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[For families|In the hurry]',
      format: '[Phone, 375 px, one hand, a child on the other|375 px with a child on the arm]',
      states: 'closed, [shared group|half a day] and child ill',
    },
    {
      name: '[In the house|Without a screen in the room]',
      format: '[Tablet in the office and paper in the rooms|One tablet in the office, A6 and A3 on paper]',
      states: 'three ill, [wrong person at the gate|not on the list] and power cut',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'One grown-up to {ratio} children, [always|at each hour]; below that a group must close.',
      effect: 'The number decides at six; design for that hour.',
    },
    {
      type: 'people',
      text: 'No device in the rooms: the {staff} teachers have [decided|voted] and {p0} agrees.',
      effect: 'Paper, voice on the way, and an office tablet.',
    },
    {
      type: 'content',
      text: 'Families read {langs} languages; [four|three] parents read none.',
      effect: 'Draw things, speak sentences, write little.',
    },
    {
      type: 'brand',
      text: 'No photographs of children and no [rainbows|crayon letters].',
      effect: 'Boots, hooks and weather are the imagery.',
    },
    {
      type: 'technical',
      text: 'The town’s attendance program [wants|takes] hours, once a day, from one computer.',
      effect: 'Count once, for the gate; let the town’s sheet follow.',
    },
    {
      type: 'money',
      text: 'There is money for [paper|one tablet] and for nothing monthly.',
      effect: 'Build on what parents own; no accounts to pay for.',
    },
  ],
  nonGoals: [
    { text: 'Photographs of children' },
    { text: 'Records of sleep, food and nappies' },
    { text: 'Development reports' },
    { text: 'Paying fees' },
    { text: 'A chat among parents' },
  ],
  tensions: [
    {
      of: [1, 2],
      a: '{p1} wants everything that matters said at the gate, face to face.',
      b: '{p2} stands at the gate with [twenty|nineteen] others and a tram to catch.',
      where: 'In the one line about today: instead of the gate, or for it?',
    },
    {
      of: [0, 3],
      a: '{p0} keeps a group open with one grown-up too few and two grandmothers.',
      b: '{p3} counts one to {ratio} and [closes|signs].',
      where: 'At ten past six, on the screen that says “open”.',
    },
  ],
  unknowns: [
    'Whether parents would keep a child at home if they were asked kindly at six',
    'Who in a family reads the messages, and who acts',
    'Whether a line a day makes the gate poorer or richer',
    'What families who never answer do understand',
    'How often both homes hear different things',
  ],
  twists: [
    'The town gives every nursery a finished app, with photographs, sleep curves and a chat. {p0f} must use it from {due}. What of yours survives inside it?',
    'Two teachers leave on one day. For [nine|ten] weeks one of {groups:w} groups is closed each day in turn. Make turns that families can live by.',
    'A child is fetched by somebody who may not. It ends well, by luck. {p1f} has no device, {p3f} wants a scanner. What does the gate need?',
  ],
  objects: [
    'small boots in rows',
    'coat hooks with drawn signs',
    'enamel bowls',
    'plum trees',
    'wooden blocks with worn edges',
    'wet mittens on a line',
  ],
  moments: [
    'at half past six with one shoe on',
    'at the gate at ten to four',
    'in a tram cab',
    'on the way to the yard with a child on the arm',
  ],
  samples: [
    'Open today, together with the Wrens.',
    'Found a worm. Named it. It has moved out.',
    'Tomorrow: mud trousers. These ones.',
  ],
  troubles: [
    {
      id: 'closed-again',
      titles: [
        'Open today? {org}',
        'On the door at half past seven: {org}',
        '{closed} closed days, {org}',
        'Too few at six: {org}, {town}',
      ],
      n: { closed: [19, 34], late: [58, 81], lateTo: [14, 22], homes: [11, 18], homesTo: [4, 6] },
      problem: [
        'In {winter} there were {closed} days with too few teachers. {late}% of the families learnt of it at the door; {homes} turned round with a child and a job.',
        '{closed} times a year a group cannot open. It is decided at six and hangs on the door at half past seven: too late for {late}% of the parents.',
      ],
      ask: [
        'Bring what is known at six to those who must know it, and share the burden so that it is felt to be fair.',
        'Between six and seven a house, {kids} families and {staff} colds have to come to terms.',
      ],
      situation: [
        'Teachers ring {p0f} at home. {p0f} rings others and then the parents who shout the loudest. A group chat of parents guesses from lights in windows.',
        'A list of families who could keep their child at home exists in one head. Always the same are asked. The town wants a form by nine.',
      ],
      whyNow: [
        { kind: 'season', when: 'autumn', text: 'Colds begin in {due}; last time {cold} days ran together.' },
        { kind: 'rule', text: 'The town will no longer tolerate a day above one to {ratio} from {due}.' },
        {
          kind: 'complaint',
          text: 'A tram stayed in the depot in {now} because its driver stood at a closed door. It was in the newspaper.',
        },
      ],
      goals: [
        {
          text: 'Let no more than {lateTo}% of families learn it at the door {by}; now {late}%. || Bring families surprised at the door from {late}% to {lateTo}% {by}.',
          measure: {
            metric: 'Families who learn it at the door',
            base: '{late}%',
            target: '{lateTo}%',
            how: 'Counted at the door on each such day || One question to all, after each closed day',
          },
        },
        {
          text: 'Have {homesTo} families turn round on such a day {by2}, not {homes}. || Reduce families who turn round from {homes} to {homesTo} {by2}.',
          measure: {
            metric: 'Families who turn round',
            base: '{homes} a day',
            target: '{homesTo} a day',
            how: 'Tally by {p0f} || Absences agreed before seven against after',
          },
        },
        { text: 'Have it settled by twenty past six, by one person in pyjamas.' },
        { text: 'Ask the same families no more often than others.' },
      ],
      core: ['open:0', 'fair:1', 'ratio:2'],
      more: ['fetch:0', 'both:0', 'wall:2', 'bring:3', 'gate:1', 'one:3'],
    },
    {
      id: 'nine-messages',
      titles: [
        'What is a mud trouser? {org}',
        'One thing about today: {org}',
        'Nine messages about boots, {org}',
        '{langs} languages at one gate: {org}',
      ],
      n: { read: [31, 46], readTo: [74, 86], ask: [24, 43], askTo: [7, 11] },
      problem: [
        'Of nine messages a week {read}% are read. Parents who do not read {language} well miss cake, boots and parties; {ask} times a day somebody asks at the gate what was written.',
        'The house sends much and says little. {read}% of the messages are opened; the one thing parents want to know is not in them.',
      ],
      ask: [
        'Say less, to everybody, in a way that a father with a doctorate and no {language} understands.',
        'Find out what one sentence a day can do that nine messages cannot.',
      ],
      situation: [
        'Letters go in the bags, messages go by e-mail, the important things hang by the boots. Separated parents get one copy. A translation program turned mud trousers into [dirt pants|a crime].',
        'At the gate {p1f} says to twenty people what mattered, in four languages and with two hands. Those who come last hear nothing.',
      ],
      whyNow: [
        { kind: 'growth', text: 'Twenty-two children start in {due}, with [nine|eight] languages more.' },
        { kind: 'legacy', text: 'The town closes its mail service for nurseries in {due}.' },
        { kind: 'people', text: '{p1}, who could say it in four languages, leaves in {due}.' },
      ],
      goals: [
        {
          text: 'Have {readTo}% of messages read {by}, up from {read}%, by sending far fewer. || Raise messages read from {read}% to {readTo}% {by}.',
          measure: {
            metric: 'Messages read',
            base: '{read}%',
            target: '{readTo}%',
            how: 'Families asked on Fridays what was said || Replies and things in bags, counted',
          },
        },
        {
          text: 'Cut questions at the gate from {ask} to {askTo} a day {by2}. || {askTo} questions a day about messages {by2} instead of {ask}.',
          measure: {
            metric: 'Questions about messages',
            base: '{ask} a day',
            target: '{askTo} a day',
            how: 'Tally on the A6 card || {p1f}’s strokes, two weeks a quarter',
          },
        },
        { text: 'Let a teacher say one thing in twelve seconds, walking.' },
        { text: 'Tell both homes the same.' },
      ],
      core: ['one:0', 'gate:1', 'bring:1'],
      more: ['both:3', 'wall:0', 'open:0', 'fetch:1', 'ratio:2'],
    },
  ],
};
