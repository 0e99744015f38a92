import type { Kind } from '../../kinds.ts';

export const cidery: Kind = {
  id: 'bottle-return',
  model: 'wholesale',
  channel: 'paper',
  where: ['farm', 'town', 'mountain', 'river', 'coast'],
  what: [
    'a juice and cider press that fills {bottles} bottles a year',
    'a press for [apples and pears|fruit] with {crates} crates on the road',
    'a press house that buys fruit from {growers} gardens',
  ],
  names: [
    '{surname} Press',
    'The {tree} Press',
    '{district} Press House',
    '{colour} Crate',
    '{bird} Orchard',
    '{stone} Lane Press',
  ],
  years: [5, 90],
  n: {
    bottles: [38000, 160000, 1000],
    crates: [3200, 12800, 100],
    growers: [80, 340, 5],
    shops: [42, 130],
    deposit: { eur: [0.3, 0.6] },
    washes: [14, 26],
    staff: [4, 12],
  },
  story: [
    'The press has stood in {district} for {years} years; people still bring fruit in [bathtubs|prams] and get it back in bottles.',
    'For {years} years a bottle has come home [fourteen|sixteen] times before it breaks; that is how the press can [live|afford it].',
    '{p0} took over from an uncle {tenure} years ago, with [a debt|forty trees] and eleven thousand crates.',
  ],
  audience: [
    'Households that drink a crate in [three|four] weeks, {shops} shops and bars, and {growers} gardens that bring their own fruit in autumn.',
    'People who like that bottles come back, and people who have nine of them under the [stairs|sink].',
    '{shops} places that sell it, most with [little|no] room for empties.',
  ],
  users: [
    {
      role: '[corner-shop owner|kiosk keeper|bar owner]',
      ages: [29, 64],
      goals: ['Empties out of the passage by Friday', 'Know what is owed for crates without [arguing|counting]'],
      pains: ['Customers bring bottles that are not ours', 'The van takes fewer than it brought'],
      quotes: ['The passage is a fire door. Officially.', 'I don’t sell juice. I store glass.'],
    },
    {
      role: '[midwife|bus inspector|set designer]',
      ages: [27, 51],
      goals: ['Get rid of nine bottles on the way to work', 'Have the {deposit} back without a form'],
      pains: ['Shops that sell but do not take back', 'No car'],
      quotes: ['I’d bring them back if ‘back’ were somewhere.'],
    },
    {
      role: '[retired gardener|allotment chair|village priest] with four pear trees',
      ages: [58, 84],
      goals: ['Bring {growers} kilos on the right day', 'Juice from one’s own trees, and only those'],
      pains: ['Waits three hours in a queue of trailers', 'Fruit goes soft while the line is engaged'],
      quotes: ['My pears are ready on one day. You choose another.'],
    },
    {
      role: '[driver|driver and drummer|delivery driver]',
      ages: [22, 60],
      goals: ['Load right the first time', 'Count crates once'],
      pains: ['Signs the same slip in three places', 'Rain on carbon paper'],
      quotes: ['I count, they count, then we discuss.'],
    },
    {
      role: '[events organiser|school fair committee|wedding caterer]',
      ages: [26, 57],
      goals: ['Twenty crates out, the rest back unopened', 'One invoice after the party'],
      pains: ['Deposit of a month’s rent', 'Bottles found in hedges weeks later'],
      quotes: ['We drank sixty and returned seventy. Explain that.'],
    },
  ],
  people: [
    {
      role: 'owner of the press',
      wants: ['glass that comes [home|back], at least {washes} times', 'no plastic, no single use'],
    },
    { role: 'depot manager', wants: ['a count that agrees', 'empties sorted before they reach the washer'] },
    {
      role: 'sales and shops',
      wants: ['more shops, however small their [cellar|passage]', 'as little trouble with deposits as possible'],
    },
    {
      role: 'pressing master',
      wants: ['fruit that is ripe, on a day that is free', 'gardens that come when they said'],
    },
  ],
  usps: [
    {
      title: '[{washes} lives|Home again]',
      text: 'A bottle is washed and filled {washes} times; [glass|each label] shows how often.',
    },
    {
      title: 'Your own trees',
      text: 'From [sixty|fifty] kilos on, people get the juice of their own fruit, {growers} gardens a year.',
    },
    {
      title: '[No concentrate|Pressed once]',
      text: 'What is pressed in a day is filled that [night|evening]; the taste differs from week to week.',
    },
    {
      title: '[Deposit in hand|{deposit} a bottle]',
      text: 'The deposit is {deposit}, paid out by anybody who sells it, [or should be|in theory].',
    },
    {
      title: 'An hour by van',
      text: 'No shop is more than an hour away, because beyond that a bottle [costs|takes] more than it saves.',
    },
  ],
  features: [
    {
      id: 'near',
      title: '[Where they go back|Take-back point]',
      text: 'Where bottles are taken now, and [whether|if] there is room. || The nearest place that takes bottles back today.',
      check:
        'Three places, one full, one that takes [crates|bottles] only || Open now, opens at four, takes none this week: in words',
      on: 0,
    },
    {
      id: 'slip',
      title: '[One count|The slip]',
      text: 'Full in, empty out, agreed at the door by both. || A delivery note that both sides [see|sign] at once.',
      check:
        'Two counts that differ by three crates: how it ends || Slip for a shop with [wet|cold] fingers, four fields',
      on: 1,
    },
    {
      id: 'owe',
      title: '[What is with you|Crates with you]',
      text: 'How many crates and bottles are at a shop, and what they are worth. || The glass account of a shop, readable [without|by] an accountant.',
      check: 'Account of one shop over a quarter, with one correction || Balance in glass and in money, side by side',
      on: 0,
    },
    {
      id: 'day',
      title: '[Pressing day|A day for pears]',
      text: 'A day and an hour for one’s own fruit, moved by the [weather|tree]. || Books a pressing by when the fruit is ripe, and says so when it [shifts|moves].',
      check: 'Day moved by rain: message and [two|three] new hours || Two hundred kilos announced, four hundred come',
      on: 0,
    },
    {
      id: 'round',
      title: '[Today’s round|Van list]',
      text: 'What to bring, what to fetch, what [fits|will fit]. || Stops with full and empty crates, the van never over its load.',
      check: '[17|19] stops, one that returns double || Load plan for a van of 120 crates',
      on: 1,
    },
    {
      id: 'party',
      title: '[Back after the party|Twenty out, nine back]',
      text: 'Crates for an occasion, paid for by what is missing. || Events: out, back, broken, [settled|paid] in one line each.',
      check: 'Settlement of 20 crates on one phone screen || Deposit explained before, in under [50|45] words',
      on: 0,
    },
    {
      id: 'sort',
      title: '[Ours and not ours|Sorting table]',
      text: 'Which bottles are ours, told at a glance. || Tells our bottles from [look-alikes|the others’].',
      check:
        'Wall sheet A2 with [six|seven] bottles, drawn at true size || Foreign bottles in a crate: what they cost whom',
      on: 1,
    },
    {
      id: 'lost',
      title: '[Gone missing|Where glass goes]',
      text: 'Where glass disappears, by shop and season. || Losses by place, shown so that nobody feels [accused|caught].',
      check:
        'Losses of {shops} shops by quarter, [no names|names hidden] in the public version || The letter to the three with the most, under 80 words',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[For shops and homes|Customers’ side]',
      format: '[Phone at 384 px, and a sticker on the crate|384 px, opened from a sticker]',
      states: '[place full|no room], wrong bottle and account disputed',
    },
    {
      name: '[Van and yard|The yard’s side]',
      format: '[Handheld in the van, 5.5 inches, gloves|Rugged phone of 5.5 inches, in rain]',
      states: 'van full, [count differs|shop closed] and no signal',
    },
  ],
  constraints: [
    {
      type: 'money',
      text: 'A bottle pays for itself after [nine|ten] returns; today it is [eight|nine] on average.',
      effect: 'Show returns, not sales, as the number that [grows|counts].',
    },
    {
      type: 'brand',
      text: 'The label is [washed off|dissolved] with each return, so nothing printed on it [lasts|survives].',
      effect: 'What should last goes on the crate or is moulded in glass.',
    },
    {
      type: 'technical',
      text: 'Crates carry no code and [will not|are not going to] get one: {crates} of them.',
      effect: 'Counting is done by people; design for two people who [count|see] differently.',
    },
    {
      type: 'legal',
      text: 'Deposits are other people’s money and [must|have to] be shown apart from sales.',
      effect: 'Never add up glass and juice in one sum.',
    },
    {
      type: 'people',
      text: '{staff} people, ten weeks of pressing, [sixteen|fourteen]-hour days.',
      effect: 'Nothing new may begin in pressing season; roll out before or after.',
    },
    {
      type: 'content',
      text: 'Each week’s juice tastes different and [has|gets] no name, only a number.',
      effect: 'The number has to be good to look at.',
    },
  ],
  nonGoals: [
    { text: 'A machine that takes bottles' },
    { text: 'Sales by parcel' },
    { text: 'Single-use bottles' },
    { text: 'Points for returning' },
    { text: 'A new bottle shape' },
  ],
  tensions: [
    {
      of: [1, 2],
      a: '{p1} wants each crate counted by two people at the door.',
      b: '{p2} loses shops that [have no time|will not count].',
      where: 'At the kerb, engine running, on the slip that both should sign.',
    },
    {
      of: [0, 3],
      a: '{p0} sells pressing days in {summer}, because the [calendar|year] fills.',
      b: '{p3} knows on the [Monday|day before] whether pears are ripe, and no sooner.',
      where: 'On the booking page: a date, or a promise to [ring|call]?',
    },
  ],
  unknowns: [
    'Where the bottles are: in cellars, in hedges, or in [other|rivals’] crates',
    'Whether {deposit} is too little to walk for and too much to lose',
    'Whether shops would take back more for [a shelf|less work] rather than money',
    'How gardeners judge that fruit is ready',
    'Who in a household carries the bottles back',
  ],
  twists: [
    'A law sets the deposit at twice {deposit} from {due}. In one night {bottles} bottles owe twice as much, and every cellar becomes worth a visit. What changes on the shop’s page?',
    'The neighbouring press goes bankrupt. Its bottles look almost like these, and {p1f} may wash them, if {p0f} pays for the sorting. Show a crate with both.',
    'Drought: a third of the fruit. {growers} gardens come all the same, on three days. {p3f} has nine hours a day.',
  ],
  objects: [
    'wooden crates with burnt-in marks',
    'swing-top bottles in a row',
    'delivery slips on carbon paper',
    'screw presses',
    'apple varieties on numbered plates',
    'chalk tallies on a barn door',
  ],
  moments: [
    'in a passage full of crates',
    'beside a van with the engine running',
    'under a tree with a bucket',
    'in a hall the morning after a wedding',
  ],
  samples: [
    'Fourteenth return. Two to go.',
    'Nine crates with you. Six due on Friday.',
    'Pears: Thursday, twenty past three.',
  ],
  troubles: [
    {
      id: 'missing-glass',
      titles: [
        '{lost} bottles that never came home: {org}',
        'Nine bottles under the stairs: {org}',
        'Back where? {org}, {town}',
        'The glass of {org}',
      ],
      n: {
        lost: [9000, 31000, 500],
        lostTo: [4200, 6800, 100],
        rate: [71, 79],
        rateTo: [88, 93],
        cost: { eur: [6800, 21000] },
      },
      problem: [
        '{lost} bottles a year do not come back, {cost} in new glass. People would return them, but shops that sell do not always [take|want] them.',
        'Only {rate}% of bottles return. The rest, {lost} a year, stand in cellars and passages, and cost {cost} to replace.',
      ],
      ask: [
        'Make the way back as plain as the way out, for people without a car and shops without a cellar.',
        'Find where the circle breaks, and mend it there instead of [preaching|appealing] everywhere.',
      ],
      situation: [
        'A list of shops hangs in the press house; half of them take bottles back on [some|quiet] days. Households ask in a neighbourhood group. A collection day filled [two|three] vans in an hour and was not repeated.',
        'The driver takes what stands there. Shops hide empties from the fire inspector and from {p1f}. A campaign with posters brought {washes} crates.',
      ],
      whyNow: [
        { kind: 'money', text: 'New glass costs twice what it did since {now}, and delivery takes half a year.' },
        {
          kind: 'rival',
          text: 'A dairy starts bottles of its own in {due} and would share take-back points with whoever [organises|has] them.',
        },
        { kind: 'rule', text: 'From {due} every shop over a certain size must take back what it sells.' },
      ],
      goals: [
        {
          text: 'Bring returns from {rate}% up to {rateTo}% {by}. || {rateTo}% of bottles home again {by}, from {rate}% today.',
          measure: {
            metric: 'Bottles that return',
            base: '{rate}%',
            target: '{rateTo}%',
            how: 'Washed against filled, rolling year || Washer’s counter, monthly',
          },
        },
        {
          text: 'Buy no more than {lostTo} new bottles a year {by2}; last year it was {lost}. || Cut new glass from {lost} to {lostTo} bottles a year {by2}.',
          measure: {
            metric: 'New bottles bought',
            base: '{lost} a year',
            target: '{lostTo}',
            how: 'Invoices of the glassworks || Pallets received, counted by {p1f}',
          },
        },
        { text: 'Have a place with room within twelve minutes’ walk of every second customer.' },
        { text: 'Ask no shop to count more than it does today.' },
      ],
      core: ['near:0', 'owe:1', 'round:0'],
      more: ['sort:1', 'slip:3', 'lost:0', 'party:1', 'day:3'],
    },
    {
      id: 'disputed-count',
      titles: [
        'Three crates short: {org}',
        'I count, they count: {org}',
        '{slips} slips and no peace at {org}',
        'At the kerb with {org}, {district}',
      ],
      n: { slips: [24, 61], slipsTo: [5, 9], hours: [9, 17], hoursTo: [2, 3], shopsLost: [4, 9] },
      problem: [
        '{slips} delivery slips a month are disputed, each over two or three crates. Settling them takes {hours} hours a week, and {shopsLost:w} shops have stopped selling over it.',
        'Two people count the same crates and get two numbers, {slips} times a month. {shopsLost:w} shops left last year, not because of the juice.',
      ],
      ask: [
        'Let two people agree at a kerb, in the rain, in under a minute.',
        'Build a record both sides believe, although neither likes [counting|figures].',
      ],
      situation: [
        'The slip is in triplicate: white, pink, unreadable. At the month’s end {p1f} rings shops with a shoebox at hand. Photographs were tried, of [piles|passages], from too near.',
        'Drivers note returns by heart at the next stop. Shops write theirs on the wall. The accounts show juice and glass in one [sum|line].',
      ],
      whyNow: [
        { kind: 'rule', text: 'The auditor wants deposits in a book of their own from {due}.' },
        { kind: 'people', text: '{p1}, who knows each shop’s habits, leaves in {due}.' },
        { kind: 'loss', text: 'The largest shop, with {shopsLost:w} branches, has withheld its payment since {now}.' },
      ],
      goals: [
        {
          text: 'Have no more than {slipsTo} disputed slips a month {by}, {slips} at present. || Reduce disputes from {slips} to {slipsTo} a month {by}.',
          measure: {
            metric: 'Disputed slips',
            base: '{slips} a month',
            target: '{slipsTo} a month',
            how: 'Corrections entered after delivery || Calls about counts, ticked by {p1f}',
          },
        },
        {
          text: 'Spend {hoursTo} hours a week on settling {by2} instead of {hours}. || Bring settling down from {hours} hours a week to {hoursTo} {by2}.',
          measure: {
            metric: 'Hours spent settling',
            base: '{hours} a week',
            target: '{hoursTo} a week',
            how: '{p1f}’s own note, four weeks a quarter || Time sheet of the office',
          },
        },
        { text: 'Agree a count at the door in under 50 seconds.' },
        { text: 'Leave neither side looking like a thief.' },
      ],
      core: ['slip:2', 'owe:0', 'sort:0'],
      more: ['round:1', 'lost:3', 'near:3', 'party:0', 'day:3'],
    },
  ],
};
