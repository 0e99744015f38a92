import type { Kind } from '../../kinds.ts';

export const roaster: Kind = {
  id: 'coffee-roaster',
  model: 'wholesale',
  channel: 'desktop',
  where: [],
  what: [
    'a coffee roaster that supplies {cafes} cafés',
    'a roastery with one drum, {cafes} cafés and a counter',
    'a small roaster, {tonnes} tonnes a year, sold by the sack and by the bag',
  ],
  names: [
    '{surname} Coffee',
    '{bird} Roasters',
    '{district} Roastery',
    'The {thing} Roastery',
    '{stone} & {herb} Coffee',
    '{colour} Drum',
  ],
  years: [3, 38],
  n: { cafes: [26, 88], tonnes: [14, 72], lots: [9, 21], bag: { eur: [8.5, 14] }, days: [6, 11], staff: [5, 14] },
  story: [
    '{p0} bought the drum [second-hand|from a bankrupt competitor] {years} years ago and still roasts on Tuesdays and Fridays.',
    'For {years} years it has bought from the same [nine|eleven] farms and paid before the harvest.',
    'The roastery began {years} years ago [in a garage in {district}|behind a bicycle shop]; the neighbours voted on the hours of smoke.',
  ],
  audience: [
    '{cafes} cafés and offices that reorder every {days} days, and people nearby who buy a bag on Saturday.',
    'Café owners who order [standing up|between two customers], and home drinkers who want to be [told|advised] once and then left in peace.',
    'Those who make coffee for a living and those who make it to wake up; both want it to taste like last time.',
  ],
  users: [
    {
      role: '[café owner|station kiosk owner|owner of a coffee van]',
      ages: [25, 58],
      goals: ['Never run out on a Saturday', 'Taste the new lot before it is on the grinder'],
      pains: ['Remembers to order at eleven at night', 'The blend changed and nobody said so'],
      quotes: [
        'I ran out once. People still mention it.',
        'Same name, other coffee. My regulars noticed before I did.',
      ],
    },
    {
      role: '[head barista|barista in training|barista and graphic artist]',
      ages: [20, 37],
      goals: ['Set the grinder in three tries, not thirty', 'Know the roast date without moving sacks'],
      pains: ['Notes on flavour, none on grams', 'Recipes for a machine nobody has'],
      quotes: ['‘Apricot and hope.’ And the dose?'],
    },
    {
      role: '[office manager|dental practice manager|school secretary]',
      ages: [28, 61],
      goals: ['Coffee that arrives without thinking of it', 'One bill a quarter'],
      pains: ['Fourteen opinions and one budget', 'Deliveries that need a signature at eight'],
      quotes: ['Nobody thanks you for coffee. They only tell you when it’s out.'],
    },
    {
      role: '[retired ferry cook|retired organist|translator]',
      ages: [48, 80],
      goals: ['The dark one, ground for the pot on the stove', 'Know why it costs {bag}'],
      pains: ['Told to buy a scale', 'Cannot read brown print on brown paper'],
      quotes: ['I have made coffee for fifty years. I don’t need a scale.'],
    },
    {
      role: '[home brewer and physicist|bus driver with two grinders|night-shift programmer]',
      ages: [24, 46],
      goals: ['Drink each lot between day {days} and day thirty', 'Follow one farm over several years'],
      pains: ['Lots vanish without notice', 'Buys too much because postage is dear'],
      quotes: ['Where did the one from last spring go?'],
    },
  ],
  people: [
    {
      role: 'owner and roaster',
      wants: ['roasting to order, [nothing|no sack] older than a week', 'farms paid before the harvest'],
    },
    { role: 'head of café accounts', wants: ['orders by noon on Monday, from everyone', 'no surprises in a blend'] },
    { role: 'packer', wants: ['one list for Tuesday', 'labels that say what is in it, for whom, from when'] },
    {
      role: 'buyer of green coffee',
      wants: ['to buy what [tastes|is] best, year by year', 'cafés that follow the [harvest|season]'],
    },
  ],
  usps: [
    {
      title: '[Paid before harvest|Money in May]',
      text: 'Farms are paid half a year ahead; that is why {lots} lots come here [first|and not to bigger houses].',
    },
    {
      title: 'Tuesday and Friday',
      text: 'Roasting happens on two days; a bag is never [older|more] than {days} days when it leaves.',
    },
    {
      title: '[Somebody comes by|Grinder visits]',
      text: '{p1f} sets the grinder in each of the {cafes} cafés, twice a year, without [being asked|a bill].',
    },
    {
      title: '[Same farms|Nine names]',
      text: 'The names on the sacks have stayed the same for {years} years; the taste has not [always|had to].',
    },
    {
      title: '[Full sacks back|Buckets, not bags]',
      text: 'Cafés get coffee in buckets that are [returned|collected]; {cafes} cafés [make|throw away] no bag at all.',
    },
  ],
  features: [
    {
      id: 'again',
      title: '[Same as last time|Again]',
      text: 'The usual order, ready to be sent, with what has [changed|run out] marked. || Last order as a draft each Sunday [night|evening].',
      check: 'Usual order sent in two taps at 390 px || Draft with one coffee replaced and one gone',
      on: 0,
    },
    {
      id: 'low',
      title: '[Runs out Friday|How long it lasts]',
      text: 'Says on which day the coffee will be gone, and [admits|shows] how sure it is. || Days left, from what was ordered and what is usual.',
      check: '“Friday” against “Friday, perhaps”: two designs || A festival doubles sales: corrected in one step',
      on: 0,
    },
    {
      id: 'change',
      title: '[What has changed|Blend news]',
      text: 'A new harvest in an old name, said before it is [ground|poured]. || What is different in this sack, in words a guest would [use|repeat].',
      check:
        'Change told in [three|two] sentences: taste, dose, from which day || Sample of 100 g offered before the change',
      on: 0,
    },
    {
      id: 'dose',
      title: '[Dose card|First three shots]',
      text: 'Grams, seconds, temperature: a start for each lot. || Where to begin with this lot on a [common|plain] machine.',
      check:
        'Card of 74 × 105 mm, readable beside a grinder || Two baristas reach the target in at most [three|four] shots',
      on: 0,
    },
    {
      id: 'tuesday',
      title: '[Tuesday’s drum|Roast list]',
      text: 'What goes into the drum, in which order, for whom. || Batches of the day, adding up to what was [ordered|promised].',
      check:
        '[14|16] batches from {cafes} orders with the remainder shown || Late order at 12:20: what it would [shift|displace]',
      on: 1,
    },
    {
      id: 'lot',
      title: '[Where is that lot?|Sack and shelf]',
      text: 'Every sack by harvest, opened when, enough for how long. || Green coffee on the shelf and what it is [promised|meant] for.',
      check:
        '{lots} lots with weeks left, two running out before the next harvest || Sack found by number, name or farm',
      on: 1,
    },
    {
      id: 'farm',
      title: '[The farm this year|Letter from the farm]',
      text: 'What happened there since the last sack: [rain|frost], price, people. || One farm, three years, without [palm trees|sunsets].',
      check: 'Three years of one farm on one page, price paid included || A bad harvest told in under [90|80] words',
      on: 0,
    },
    {
      id: 'bucket',
      title: '[Buckets out|Empty buckets]',
      text: 'Which buckets are where, and which to [bring|take] back. || Buckets by café, without anyone [counting|scanning] twice.',
      check: '[120|140] buckets, nine missing for over a month || Handed back at the door: one tap, no paper',
      on: 1,
    },
    {
      id: 'one',
      title: '[Just one question|For the kitchen]',
      text: 'Pot, paper, machine? One question, one bag, ground or not. || For people at home: how do you make it, [and that is all|then a bag].',
      check: 'From question to bag in under 30 seconds || Answer for somebody who does not know what they have',
      on: 0,
    },
  ],
  surfaces: [
    {
      name: '[For cafés and kitchens|The buyer’s side]',
      format: '[Phone behind a counter and desktop, 390 and 1280 px|390 px behind a bar, 1280 px in an office]',
      states: 'lot gone, [order too late|after noon] and account on hold',
    },
    {
      name: '[In the roastery|Drum and bench]',
      format: '[Tablet in a dusty place, 10 inches|10-inch tablet near the drum], gloves',
      states: 'drum stopped, [short weight|batch spoilt] and order changed',
    },
  ],
  constraints: [
    {
      type: 'technical',
      text: 'The accounts program takes orders as a [file|list] at one o’clock and nothing afterwards.',
      effect: 'After one everything is [a wish|a request], and the words must say so.',
    },
    {
      type: 'brand',
      text: 'The bags are plain brown and printed with one [stamp|plate]; [{tonnes} thousand|several thousand] are in stock.',
      effect: 'What changes goes on a label of 50 × 90 mm.',
    },
    {
      type: 'content',
      text: 'Taste is described by {p3f}, [beautifully|like a poet], in [forty|fifty] words.',
      effect: 'Find the six words a barista needs and put the rest where one may [linger|skip it].',
    },
    {
      type: 'people',
      text: '{staff} people roast, pack, deliver and [answer|pick up] the telephone.',
      effect: 'Nobody watches a screen on Tuesday; exceptions must come to them.',
    },
    {
      type: 'money',
      text: 'Cafés pay [30|28] days late on average, and every one has its own price.',
      effect: 'Prices show only to those they belong to; the layout works without [any|prices].',
    },
    {
      type: 'legal',
      text: 'The organic seal and the farm’s name need the same lot number on [bag and page|label and invoice].',
      effect: 'The number is part of the design, legible and [copyable|short].',
    },
  ],
  nonGoals: [
    { text: 'A subscription for people at home' },
    { text: 'Selling machines and grinders' },
    { text: 'A loyalty card' },
    { text: 'A map of cafés' },
    { text: 'Courses' },
  ],
  tensions: [
    {
      of: [1, 3],
      a: '{p1} has promised {cafes} cafés that their blend [stays|tastes] the same.',
      b: '{p3} buys the best of each harvest, and that is never [the same|last year’s].',
      where: 'In the message about a change: is it news or an [apology|excuse]?',
    },
    {
      of: [0, 1],
      a: '{p0} roasts to order and wants the list closed on Monday at noon.',
      b: '{p1} knows that cafés notice on [Tuesday|Monday night] what they forgot.',
      where: 'On the order page after noon: a closed door, or one left [ajar|on the latch]?',
    },
  ],
  unknowns: [
    'Whether cafés run out because they forget or because they [hope|wait for money]',
    'How many guests notice a changed blend if nobody tells them',
    'What baristas do with the flavour notes',
    'Whether offices care about anything but the [day|date] of delivery',
    'Which cafés would take less choice for a better price',
  ],
  twists: [
    'Frost halves the harvest of the main farm. For nine months the [house blend|most sold coffee] cannot be made. {p1f} wants to keep the name, {p3f} refuses. Design both and choose.',
    'The town limits smoke: from {due} the drum may run on one day instead of two. Everything must be ordered {days} days ahead. Which screens carry that?',
    'The largest customer, a chain of nine cafés, wants to order for all of them at once and to see who [drinks|uses] what. The nine managers do not. Who sees what?',
  ],
  objects: [
    'jute sacks with stencilled numbers',
    'cast-iron drums',
    'tasting bowls in rows',
    'brass sample scoops',
    'roast curves on squared paper',
    'tin caddies',
  ],
  moments: [
    'behind a bar with a queue waiting',
    'at eleven at night on the sofa',
    'beside a hot drum',
    'in an office kitchen with nothing left',
  ],
  samples: [
    'Lasts until Friday, at this rate.',
    'Same name, new harvest: a little grind finer.',
    'Roasted Tuesday. Best from the ninth.',
  ],
  troubles: [
    {
      id: 'rush-orders',
      titles: [
        'Out of coffee on a Saturday: {org}',
        '{rush} rush orders a month at {org}',
        'Runs out Friday: {org} and {cafes} cafés',
        'Monday noon at {org}, {town}',
      ],
      n: { rush: [34, 76], rushTo: [8, 14], stale: [210, 540, 10], staleTo: [60, 110, 5], hours: [9, 16] },
      problem: [
        '{rush} orders a month come too late and are [driven|brought] round by hand, {hours} hours of somebody’s week. At the same time {stale} kg a year grow stale in cafés that ordered too much.',
        'Half of the cafés order in panic, the other half out of fear. {rush} rush deliveries a month; {stale} kg a year too old to [sell|serve].',
      ],
      ask: [
        'Let cafés think about coffee before they are out of it, for less than a minute a week.',
        'Bring order and drum together, without taking the [ordering|decision] away from people who like to decide.',
      ],
      situation: [
        'Orders arrive by e-mail, text and voice message, many between ten and midnight. {p2f} types them on Monday. A web shop exists; {hours} cafés [use|have tried] it.',
        '{p1f} rings the forgetful ones on Monday morning, by heart. Standing orders were tried: they were right for [five|six] weeks, until the first holiday.',
      ],
      whyNow: [
        { kind: 'people', text: '{p1}, who remembers for {cafes} cafés, takes half a year off in {due}.' },
        { kind: 'money', text: 'Green coffee costs two fifths more since {now}; stale sacks now hurt.' },
        { kind: 'growth', text: 'A second town with [twenty|nineteen] cafés joins in {due}, too far to drive round.' },
      ],
      goals: [
        {
          text: 'Bring rush orders down from {rush} to {rushTo} a month {by}. || {rushTo} rush deliveries a month instead of {rush}, {by}.',
          measure: {
            metric: 'Rush orders',
            base: '{rush} a month',
            target: '{rushTo} a month',
            how: 'Orders after Monday noon, delivered the same week || Trips outside the round, noted by {p2f}',
          },
        },
        {
          text: 'Have less than {staleTo} kg a year go stale in cafés {by2}; it is {stale} kg today. || Reduce stale coffee from {stale} to {staleTo} kg a year {by2}.',
          measure: {
            metric: 'Coffee gone stale',
            base: '{stale} kg a year',
            target: '{staleTo} kg',
            how: 'Bags past day forty, asked on grinder visits || Returned or thrown away, by visit',
          },
        },
        { text: 'Let the usual order take under fifteen seconds.' },
        { text: 'Leave the choice with the café, every time.' },
      ],
      core: ['low:0', 'again:2', 'tuesday:1'],
      more: ['change:3', 'lot:1', 'bucket:2', 'dose:3', 'farm:3'],
    },
    {
      id: 'changed-blend',
      titles: [
        'Same name, new harvest: {org}',
        'The blend that changed: {org}',
        'Tell them before they taste it: {org}',
        'Three shots with {org}, {town}',
      ],
      n: { quit: [5, 11], calls: [38, 84], callsTo: [9, 17], shots: [14, 26], shotsTo: [4, 6] },
      problem: [
        'With each harvest the blends change a little. {calls} complaints followed the last time, and {quit} cafés left, most of them over [something|a difference] that three grams would have cured.',
        'A café needs {shots} shots to find the setting for a new sack and nobody tells it that the sack is new. {quit} cafés are gone since {now}.',
      ],
      ask: [
        'Make a change something cafés look forward to, or at least [something|one that] nobody has to find out from a guest.',
        'What does a person at a grinder need to know, when, and how little of it?',
      ],
      situation: [
        'The label has the roast date and a sentence by {p3f}. A sheet goes out with the first delivery and lies under the till. Grinder visits come [six|seven] weeks too late.',
        '{p1f} writes an e-mail to all before a change; a fifth open it. Baristas ask each other in a group that {org} is not [in|part of].',
      ],
      whyNow: [
        { kind: 'season', text: 'The new harvest lands in {due}; four of {lots} lots will be different.' },
        {
          kind: 'loss',
          text: 'The best-known café in {town} has announced that it will change roaster if it happens again.',
        },
        {
          kind: 'rival',
          text: 'A large roaster promises a taste that never changes and [sends|lends] a machine with it, from {due}.',
        },
      ],
      goals: [
        {
          text: 'Have a café find its setting in {shotsTo} shots {by}, down from {shots}. || From {shots} shots to {shotsTo} for a new sack, {by}.',
          measure: {
            metric: 'Shots until the setting is right',
            base: '{shots}',
            target: '{shotsTo}',
            how: 'Counted by nine cafés at the next two changes || Asked on the visit after a change',
          },
        },
        {
          text: 'Bring complaints after a change from {calls} to {callsTo} {by2}. || No more than {callsTo} complaints per change {by2}, {calls} last time.',
          measure: {
            metric: 'Complaints per change',
            base: '{calls}',
            target: '{callsTo}',
            how: 'Calls and messages in the three weeks after || {p1f}’s list, three weeks from the first sack',
          },
        },
        { text: 'Tell every café before the first sack, in a way that needs no [opening|reading] of mail.' },
        { text: 'Be honest about a worse year.' },
      ],
      core: ['change:2', 'dose:0', 'lot:1'],
      more: ['farm:3', 'again:2', 'low:1', 'tuesday:2', 'one:3'],
    },
  ],
};
