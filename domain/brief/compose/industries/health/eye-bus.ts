import type { Kind } from '../../kinds.ts';

export const eyeBus: Kind = {
  id: 'eye-bus',
  model: 'public',
  channel: 'paper',
  where: ['farm', 'mountain', 'town'],
  what: [
    'an eye clinic in a bus that visits {stops} villages',
    'a travelling eye clinic: one bus, {stops} stops, {crew:w} people',
    'a bus with a sight-testing room and {stops} stops',
  ],
  names: [
    'The {bird} Eye Bus',
    '{town} Travelling Eye Clinic',
    '{surname} Sight Bus',
    'The {colour} Bus for Eyes',
    '{tree} Road Eye Service',
    'The {thing} Bus, Eyes on Wheels',
  ],
  years: [3, 44],
  n: { stops: [23, 64], crew: [4, 7], seen: [17, 29], weeks: [5, 9], glasses: { eur: [28, 74] }, old: [61, 78] },
  story: [
    'The bus carried [a library|skiers] before; the shelves became drawers for lenses {years} years ago.',
    'A doctor with a van started it {years} years ago, after [a neighbour|her father] had driven into a barn he did not see.',
    'For {years} years it has stood beside churches, dairies and one petrol station, always on the same [weekday|corner].',
  ],
  audience: [
    'People who live an hour and more from an eye clinic: {old}% are over sixty, and some have not seen the blackboard since [school|they sat before it].',
    'Whoever comes up the three steps at one of {stops} stops: {seen} a day, of whom four do not know that they need glasses.',
    'Villagers, farm workers, school children and drivers who have to be told that they must [stop|not drive at night].',
  ],
  users: [
    {
      role: '[retired dairy farmer|retired forester|widowed former postmistress]',
      ages: [68, 91],
      goals: ['Read the seed packets again', 'Be told a day that is kept'],
      pains: ['The letter is in type that cannot be read', 'Waited in the rain beside the wrong church'],
      quotes: ['If I could read your letter I wouldn’t need your bus.'],
    },
    {
      role: '[milk-lorry driver|school bus driver|driver of a harvester]',
      ages: [37, 64],
      goals: ['Keep the licence', 'Hear it before the authority does'],
      pains: ['Is asleep when the bus calls', 'Afraid of one sentence'],
      quotes: ['Tell me straight. Then tell me what I do on Monday.'],
    },
    {
      role: '[mother of a boy who squints|grandmother raising two girls|aunt of a girl with patches]',
      ages: [26, 66],
      goals: ['A patch that stays on until noon', 'The same person at the next visit'],
      pains: ['Nine weeks between two questions', 'Drops that sting, and no second adult'],
      quotes: ['He wears it for the bus. Only for the bus.'],
    },
    {
      role: '[vineyard worker on a season|shepherd|fruit picker from abroad]',
      ages: [22, 58],
      goals: ['Glasses that survive a ladder', 'No form before the first letter is read'],
      pains: ['Will be three valleys on when they are ready', 'No address to send them to'],
      quotes: ['I thought all trees looked like that.'],
    },
    {
      role: '[village shopkeeper who keeps the list|sexton with the key|teacher who rings the bus]',
      ages: [33, 72],
      goals: ['Fill the list fairly', 'Somebody to ring when the bus is late'],
      pains: ['Knows more about eyes than is right', 'Is blamed for the weather'],
      quotes: ['They don’t book with the bus. They book with my counter.'],
    },
    {
      role: '[optometrist on the bus|eye nurse on the bus|trainee optometrist]',
      ages: [24, 57],
      goals: ['Last visit’s drawing before this visit’s eye', 'Write once, in the bus, offline'],
      pains: ['Paper from {stops} villages in one drawer', 'Types at night in a lay-by'],
      quotes: ['I see the eye for nine minutes. The paper takes eleven.'],
    },
  ],
  people: [
    {
      role: 'eye doctor and head of the bus',
      wants: ['urgent eyes in a hospital within a day', 'nobody examined for nothing'],
    },
    { role: 'driver and receptionist', wants: ['to leave on time', 'a list that is right when the door opens'] },
    { role: 'planner at the health office', wants: ['{stops} stops, all of them kept', 'figures for the next grant'] },
    { role: 'mayor of a village on the round', wants: ['the bus on market day', 'no old people standing in the rain'] },
  ],
  usps: [
    {
      title: '[It comes to you|Three steps up]',
      text: 'Nobody drives to be told not to drive: {stops} places, with {weeks:w} weeks between two visits.',
    },
    { title: 'Glasses from the drawer', text: 'Four people in ten leave with a pair that day, at {glasses}.' },
    {
      title: '[Told straight|In plain words]',
      text: 'What was seen is said and drawn, on one sheet, in [large|very large] type.',
    },
    { title: 'No referral', text: 'Nobody needs a letter from a doctor, nor an address.' },
    {
      title: '[The same faces|Who knows your eyes]',
      text: 'The crew of {crew:w} has stayed together for years; they know who is afraid of drops.',
    },
  ],
  features: [
    {
      id: 'when',
      title: '[When it comes|Day and place]',
      text: 'The next visit as a day, a place and a sign by the road, on paper and by telephone. || Where the bus stands, from when until when.',
      check:
        'Card in 24 pt with one day and one place || Bus 40 minutes late: what the shop, the church and the telephone say',
      on: 0,
    },
    {
      id: 'sheet',
      title: '[The sheet|What we saw]',
      text: 'One page to take home: what was seen, what to do, when to worry. || The result, drawn and in large type.',
      check: 'Sheet read at arm’s length with 30% sight || Three findings, one urgent: A4, one side',
      on: 0,
    },
    {
      id: 'first',
      title: '[Who goes first|Sort at the steps]',
      text: 'Two questions at the steps that put a sudden change before a yearly check. || Decides at the door who cannot wait.',
      check: 'Eleven waiting, one with flashes in the eye: new order, said aloud || Two questions answered by nodding',
      on: 1,
    },
    {
      id: 'list',
      title: '[The village list|Shop’s list]',
      text: 'Names kept in the shop, with room left for those who dare late. || A list on a counter, copied into the bus by picture.',
      check:
        'Paper list of 19 names photographed, two unreadable || Three places kept free: who may fill them, and when',
      on: 1,
    },
    {
      id: 'before',
      title: '[Last time|Beside the last visit]',
      text: 'Last visit’s figures and drawing beside today’s, without a net. || Today and {weeks:w} weeks ago on one screen.',
      check:
        'Two visits compared offline, difference marked by shape || First visit, nothing to compare: the same screen',
      on: 1,
    },
    {
      id: 'urgent',
      title: '[Straight to hospital|Today, not next time]',
      text: 'From a finding in the bus to a bed, a driver and a name. || Arranges a hospital from a lay-by.',
      check:
        'Finding at 11:20, ward told by 11:30: each step and who took it || No signal for 40 minutes: what is done by hand',
      on: 1,
    },
    {
      id: 'drive',
      title: '[May I drive?|About driving]',
      text: 'What the measurement means for a licence, said before it is written. || Driving: yes, by day, or not now.',
      check: 'Three answers on one card, each with a next step || “Not now” in at most 40 words',
      on: 0,
    },
    {
      id: 'patch',
      title: '[Patch days|Until the bus returns]',
      text: 'Hours of a patch on a sheet for the fridge, filled in by a child. || {weeks:w} weeks of patch, on paper.',
      check: 'Sheet for {weeks:w} weeks with 12 lost days in it || Child of five fills in a day without help',
      on: 0,
    },
    {
      id: 'collect',
      title: '[Where are they now?|Glasses on the way]',
      text: 'Glasses find their owner by the shop, the sexton or the next stop. || Who has the glasses, and where the owner is.',
      check: 'Owner two valleys on: glasses left where, told how || Seven pairs at four shops on one list',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[For the village|On paper, large|The card and the sheet]',
      format: 'A5 and A4 in type from 18 pt, and a voice on the telephone',
      states: 'stop called off, glasses not ready, and urgent',
    },
    {
      name: '[In the bus|The crew’s tablet]',
      format: 'Tablet, 11 inches, offline for hours',
      states: 'no signal, list full and two people of one name',
    },
  ],
  constraints: [
    {
      type: 'content',
      text: 'Whoever needs this most cannot read under 24 pt.',
      effect: 'Type size is settled first; what does not fit is left out.',
    },
    {
      type: 'technical',
      text: '{seen} people a day, and a signal at every third stop.',
      effect: 'All works offline; what has not been sent yet says so.',
    },
    {
      type: 'legal',
      text: 'Findings may not lie on a shop’s counter.',
      effect: 'Lists carry a first name and an hour, nothing else.',
    },
    {
      type: 'people',
      text: 'The crew is {crew:w} people; the driver is the receptionist.',
      effect: 'Reception has to work from a driver’s seat.',
    },
    {
      type: 'money',
      text: 'Glasses over {glasses} are not paid by anybody.',
      effect: 'Show what the drawer has before what it has not.',
    },
    {
      type: 'time',
      text: 'A stop lasts three hours, sunshine or snow.',
      effect: 'The order of the queue is a design matter.',
    },
  ],
  nonGoals: [
    { text: 'Selling frames' },
    { text: 'Appointments to the minute' },
    { text: 'Advice by video' },
    { text: 'Reminders by e-mail' },
    { text: 'Tests at home' },
  ],
  tensions: [
    {
      of: [0, 1],
      a: '{p0} wants whoever has flashes in the eye seen at once, whatever the list says.',
      b: '{p1} gave the first in line a promise and has to drive on at two.',
      where: 'At the foot of the steps, when the eleventh person says one word.',
    },
    {
      of: [2, 3],
      a: '{p2} counts {stops} stops kept, three hours each.',
      b: '{p3} wants the bus longer, on market day, or not at all.',
      where: 'On the card with the date, and in what happens if it snows.',
    },
  ],
  unknowns: [
    'Who does not come because the letter cannot be read',
    'Whether the shop’s list keeps somebody away',
    'How many drivers avoid the bus on purpose',
    'If people would tell a stranger at the steps why they came',
    'What becomes of the sheet at home',
  ],
  twists: [
    'The bus breaks an axle. For {weeks:w} weeks there is a car, two cases and no dark room. Decide what is still examined, and how the villages hear of it.',
    'The authority wants to be told of every driver who sees too little, from {due}. {p1f} says that nobody will come up the steps again. What do the card and the sheet say now?',
    'A camera that finds diabetes in an eye is lent to the bus. {seen} people a day turn into twice that. Who goes first?',
  ],
  objects: [
    'letter charts with worn corners',
    'trial lenses in wooden trays',
    'bus destination blinds',
    'spectacle cases from a drawer',
    'church noticeboards',
    'eye patches with drawings',
  ],
  moments: [
    'in the rain, three steps below a door',
    'at arm’s length, without glasses',
    'in a lay-by at the end of the day',
    'across a shop counter',
  ],
  samples: [
    'Tuesday, beside the dairy, from nine until noon.',
    'Your left eye is tired. Your right eye is fine.',
    'Do not drive at night until we meet again.',
  ],
  troubles: [
    {
      id: 'unread-letters',
      titles: [
        'The letter nobody could read: {org}',
        'Beside the wrong church, {org}',
        '{org} comes on Tuesday',
        'Read at arm’s length: {org}, {town}',
      ],
      n: { empty: [22, 38], emptyTo: [7, 14], vain: [26, 71, 3], vainTo: [5, 12], lost: [31, 49], lostTo: [12, 19] },
      problem: [
        '{empty}% of the places stay empty while people wait at the wrong corner. The announcement is a letter, and half of those it is for cannot read it.',
        '{vain} people a month come on the wrong day; {empty}% of the places go unused. Of the sheets handed out, {lost}% are [lost|unread] within a week.',
      ],
      ask: [
        'Tell people who see badly where, when and what then, in the places where they are anyway.',
        'The crew wants full mornings and clear goodbyes, without one more [letter|leaflet].',
      ],
      situation: [
        'Letters go out in {now} for half a year. {p1f} tapes a notice to the bus stop; the wind takes it. The shop is asked, and says what it remembers.',
        'Each village has its own way: a bell, a chat group, a sermon. Findings are spoken; the doctor’s sheet is in [eleven|twelve] point and in abbreviations.',
      ],
      whyNow: [
        { kind: 'money', text: 'From {due} the grant is paid by people seen, no longer by kilometres.' },
        {
          kind: 'complaint',
          text: 'A man of {old} walked seven kilometres to a bus that had been in {now}. The council wants to know by {due} how he could have known.',
        },
        {
          kind: 'season',
          text: 'In {due} the upper villages are cut off for weeks; their last visit has to work.',
          when: 'winter',
          cold: true,
        },
      ],
      goals: [
        {
          text: 'Bring empty places from {empty}% to {emptyTo}% {by}. || {emptyTo}% of places empty {by}, from {empty}% now.',
          measure: {
            metric: 'Places that stay empty',
            base: '{empty}%',
            target: '{emptyTo}%',
            how: 'People seen against places, stop by stop',
          },
        },
        {
          text: 'Have no more than {vainTo} people a month come in vain {by2}; there are {vain}. || From {vain} who come in vain each month to {vainTo}, {by2}.',
          measure: {
            metric: 'People who come in vain',
            base: '{vain} a month',
            target: '{vainTo} a month',
            how: 'Asked at {stops} shops by {p1f}',
          },
        },
        {
          text: 'See {lostTo}% of sheets lost after a week, not {lost}%. || No more than {lostTo}% of sheets gone after a week, {lost}% are today.',
          measure: {
            metric: 'Sheets not found after a week',
            base: '{lost}%',
            target: '{lostTo}%',
            how: 'Thirty calls, one question',
          },
        },
        { text: 'Make no one admit in public that they cannot read it.' },
      ],
      core: ['when:0', 'sheet:2', 'list:0'],
      more: ['drive:3', 'collect:1', 'patch:2', 'first:1', 'before:2'],
    },
    {
      id: 'too-late',
      titles: [
        'One eye that could not wait: {org}',
        'Who goes first at {org}?',
        '{days} days from bus to bed: {org}',
        'The eleventh in line, {org}, {town}',
      ],
      n: { days: [13, 27], daysTo: [2, 4], missed: [6, 14], missedTo: [2, 4], paper: [52, 88, 2], paperTo: [14, 23] },
      problem: [
        'From the bus to a hospital bed takes {days} days. Last year {missed} people lost sight that a faster bed would have [kept|saved].',
        '{missed} eyes a year are found in time and treated too late. Between the steps and the ward lie {days} days, four forms and a lay-by without signal.',
      ],
      ask: [
        'Find the few that cannot wait among the many that can, and get them down the mountain.',
        'Bring order to a queue, a drawer and a telephone so that one sentence arrives [today|within the day].',
      ],
      situation: [
        'Order of arrival, unless somebody cries. The finding is written by hand, typed at night and posted from {town}. {p0f} rings the ward when there is a signal.',
        'Paper lies by village in {stops} folders. To compare with last time takes {paper} seconds, if the folder is [on board|in the right drawer].',
      ],
      whyNow: [
        {
          kind: 'loss',
          text: 'The case of a woman who waited {days} days is before the authority; the hearing is in {due}.',
        },
        { kind: 'rule', text: 'The hospital takes referrals only by its own form from {due}.' },
        {
          kind: 'people',
          text: '{p0} is to share the round with a younger doctor from {due}, who knows nobody’s eyes.',
        },
      ],
      goals: [
        {
          text: 'Get urgent eyes to a bed within {daysTo} days {by}; it takes {days}. || {daysTo} days from bus to bed {by}, from {days} now.',
          measure: {
            metric: 'Days from finding to bed',
            base: '{days} days',
            target: '{daysTo} days',
            how: 'Date on the sheet against date on the ward',
          },
        },
        {
          text: 'Bring last visit’s figures up in {paperTo} seconds {by2} instead of {paper}. || {paperTo} seconds to the last visit {by2}, {paper} at present.',
          measure: {
            metric: 'Time to find the last visit',
            base: '{paper} seconds',
            target: '{paperTo} seconds',
            how: 'Stopwatch on two mornings, offline',
          },
        },
        {
          text: 'Let no more than {missedTo} people a year be treated too late, where it was {missed}. || {missedTo} a year treated too late, from {missed}.',
          measure: {
            metric: 'Eyes treated too late',
            base: '{missed} a year',
            target: '{missedTo} a year',
            how: 'Review of all referrals by two doctors',
          },
        },
        { text: 'Explain a changed order so that the tenth in line agrees.' },
      ],
      core: ['first:2', 'urgent:0', 'before:1'],
      more: ['sheet:0', 'list:3', 'drive:2', 'when:3', 'collect:1'],
    },
  ],
};
