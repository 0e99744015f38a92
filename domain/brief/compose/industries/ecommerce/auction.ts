import type { Kind } from '../../kinds.ts';

export const estateAuction: Kind = {
  id: 'estate-auction',
  model: 'commission',
  channel: 'desktop',
  where: [],
  what: [
    'an auction house for the contents of ordinary homes',
    'a house that auctions {lots} lots a month, mostly kitchens and garages',
    'an estate auctioneer with a hall, a van and {staff} people',
  ],
  names: [
    '{surname} & {surname2} Auctions',
    'The {thing} Rooms',
    '{district} Sale Rooms',
    '{tree} Hall Auctions',
    '{bird} & Hammer',
    '{surname} Sale Rooms',
  ],
  years: [6, 112],
  n: {
    lots: [420, 1600, 10],
    staff: [6, 18],
    cut: [16, 24],
    bidders: [140, 620, 10],
    price: { eur: [32, 88] },
    weeks: [4, 9],
  },
  story: [
    'Wednesday is sale day, as it has been for {years} years; the tea urn is older than the auctioneer.',
    'For {years} years what is left of households has come through the back door and gone out of the front.',
    '{p0}’s grandfather sold [horses|hay] here {years} years ago; the rings are still in the wall.',
  ],
  audience: [
    'Families with a flat to empty and {bidders} people who would like one thing out of it.',
    'Dealers, students furnishing a room, people who collect irons, and neighbours who come for the [tea|company].',
    'Sellers who are grieving and bidders who are hunting, on the same Wednesday.',
  ],
  users: [
    {
      role: '[daughter with two brothers|executor and tax clerk|niece from far away]',
      ages: [37, 66],
      goals: ['The flat empty by the end of {due}', 'No quarrel among three'],
      pains: ['Asked for a list, has a house', 'Sees mother’s teapot as lot 214'],
      quotes: ['They called it ‘box of kitchenalia’. It was breakfast.'],
    },
    {
      role: '[dealer in lamps|dealer in irons|dealer in gramophones]',
      ages: [39, 71],
      goals: ['Look underneath before bidding', 'Know who else is after it'],
      pains: ['One picture of a box of thirty', 'Bids left on a slip that got lost'],
      quotes: ['There’s a box with something in it. I’ve driven ninety kilometres for worse.'],
    },
    {
      role: '[student in a bare room|newly arrived plasterer|young couple’s furnisher]',
      ages: [19, 35],
      goals: ['A table for twenty', 'Get it up the stairs'],
      pains: ['Hands up and down, what does it mean', '{cut}% on top, at the end'],
      quotes: ['I won. How do I get it home?'],
    },
    {
      role: '[retired typesetter|retired farmer|widow from round the corner]',
      ages: [66, 87],
      goals: ['A Wednesday with people', 'Win one thing a year'],
      pains: ['Half of the bids come from a screen', 'Nobody calls out any more'],
      quotes: ['I bid on a duck in 1988. I’m still known for it.'],
    },
    {
      role: '[porter of the sale room|cataloguer|porter and student of archaeology]',
      ages: [21, 62],
      goals: ['A flat into lots in a day', 'Find the piece somebody wept over, and put it aside'],
      pains: ['{lots} lots, one camera', 'Told afterwards that it was promised'],
      quotes: ['There’s always one thing they meant to keep. It’s always in a box.'],
    },
  ],
  people: [
    { role: 'auctioneer and owner', wants: ['Wednesdays with people in the hall', 'small lots that find somebody'] },
    { role: 'head cataloguer', wants: ['a sentence per lot that is true', 'not to open each drawer twice'] },
    {
      role: 'front desk, sellers',
      wants: ['families who know what happens when', 'nothing sold that was meant to stay'],
    },
    { role: 'manager of online bidding', wants: ['every lot pictured five times', 'bids from anywhere'] },
  ],
  usps: [
    {
      title: 'The whole house',
      text: 'Everything is taken, from the piano to the [jam jars|half-used candles]; nothing has to be sorted first.',
    },
    {
      title: '[One drawer back|The drawer]',
      text: 'Before anything is sold, one drawer of letters and photographs goes back to the family, unasked.',
    },
    {
      title: 'Called out loud',
      text: 'Each lot is called in a hall with tea; a bid is a hand, a nod or a [duck|newspaper].',
    },
    {
      title: '{cut}% and no more',
      text: 'Sellers pay {cut}%, whatever it is; it is said at the first visit and on the last page.',
    },
  ],
  features: [
    {
      id: 'when',
      title: '[What happens when|The weeks of a flat]',
      text: 'A flat from first visit to money, week by week, for people who grieve. || Six steps with a date, one of them a pause.',
      check:
        'Six steps in {weeks} weeks, with who comes through the door || Step in which nothing is asked of the family',
      on: 0,
    },
    {
      id: 'keep',
      title: '[Not this|Red thread]',
      text: 'What must not be sold, tied with red thread and seen by all. || Things that stay, marked by three siblings without a quarrel.',
      check:
        'Three siblings mark in one flat; two want the same || Found in a box afterwards: stopped before Wednesday',
      on: 0,
    },
    {
      id: 'lot',
      title: '[Into lots|Drawer by drawer]',
      text: 'A flat into lots in a day, with a sentence and enough pictures. || One box, four pictures, one true sentence.',
      check: 'Box of thirty things in four pictures and 14 words || Sixty lots by one person in a day',
      on: 1,
    },
    {
      id: 'look',
      title: '[Look underneath|Ask for a look]',
      text: 'Ask for the underside, the maker’s name, the smell. || A porter looks and sends a picture.',
      check: 'Asked on Monday, answered by Tuesday noon, for all to see || Eleven questions about one box',
      on: 0,
    },
    {
      id: 'bid',
      title: '[A slip that holds|My highest]',
      text: 'A highest sum left in writing, with what it will cost in all. || Bid, with cut and collection in one sum.',
      check: 'Total with {cut}% and carriage before pressing || Outbid while asleep: what one learns, when',
      on: 0,
    },
    {
      id: 'hall',
      title: '[Hall and screen|One hammer]',
      text: 'Bids from the hall and from screens, in one rhythm. || The auctioneer sees both with one look.',
      check: 'Auctioneer’s view from three metres, two bids at once || Line fails for nine seconds: what is called',
      on: 1,
    },
    {
      id: 'home',
      title: '[How do I get it home?|Up the stairs]',
      text: 'Who has a van, going where, on Wednesday evening. || Getting it home, shared.',
      check: 'Three tables, one van, two floors: agreed by six || Not fetched by Friday: said on Thursday',
      on: 0,
    },
    {
      id: 'sum',
      title: '[What it came to|The account]',
      text: 'What each thing brought, in a form that can be shown to brothers. || The account, room by room.',
      check: 'Account of 140 lots on two A4 pages, by room || A thing that brought nothing: said decently',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[For families and bidders|From home]',
      format: '[Phone at 384 px, desktop at 1280 px|384 and 1280 px]',
      states: 'withdrawn, [outbid|reserve not met] and nothing sold',
    },
    {
      name: '[In flats and in the hall|The porters’ side]',
      format: '[Phone at 375 px in a flat, 27 inches in the hall|375 px among boxes; 27 inches beside the rostrum]',
      states: 'red thread found, [lot split|lot mixed up] and line down',
    },
  ],
  constraints: [
    {
      type: 'people',
      text: '{staff} people: two catalogue, two carry, one [weeps|talks] with families.',
      effect: 'What is asked of families is asked once, by one person.',
    },
    {
      type: 'legal',
      text: 'Ivory, weapons and [medals|certain skins] may not be sold; they turn up in each flat.',
      effect: 'A way out of the catalogue that needs no word to the bidder.',
    },
    {
      type: 'content',
      text: '{lots} lots a month, eleven minutes each, pictures [included|and all].',
      effect: 'One sentence, true and plain; no story.',
    },
    {
      type: 'technical',
      text: 'The bidding platform is hired, [fixed|rigid], and takes lots until Sunday noon.',
      effect: 'Changes after Sunday are called out in the hall; show who will miss them.',
    },
    {
      type: 'money',
      text: 'The middle lot brings {price}; a fifth picture does not [pay|earn itself].',
      effect: 'Spend where somebody asks.',
    },
    {
      type: 'brand',
      text: 'No hammer in the sign, no [crest|gold]; the bell of the hay market will do.',
      effect: 'One bell, one colour, a lot of type.',
    },
  ],
  nonGoals: [
    { text: 'Art and antiques above a certain value' },
    { text: 'Valuations for insurance' },
    { text: 'Buying at a fixed price' },
    { text: 'Timed auctions without a person' },
    { text: 'House clearing without a sale' },
  ],
  tensions: [
    {
      of: [0, 3],
      a: '{p0} wants hands in the hall on a Wednesday.',
      b: '{p3} wants bids from anywhere, at any hour.',
      where: 'At the rostrum, in the second between a nod and a number on a screen.',
    },
    {
      of: [1, 2],
      a: '{p1} has eleven minutes a lot and a Sunday noon.',
      b: '{p2} gets the call on Monday: “not the teapot”.',
      where: 'At the red thread, after the catalogue is out.',
    },
  ],
  unknowns: [
    'What families wish they had been told in the first week',
    'Whether a look underneath raises the price or just the questions',
    'How many winners do not know what it costs in all',
    'Whether the hall fills because of the tea or the lots',
    'What happens to the drawer that goes back',
  ],
  twists: [
    'A painting behind a wardrobe brings four hundred times {price}, bought by a screen. The family had {cut}% explained for “kitchen and garage”. Who is told what, in which order?',
    'The hall is closed for {weeks} weeks. {p0f} will call from a balcony into the yard, with umbrellas. What becomes of one hammer?',
    'Three flats a week instead of one: a home for the old closes. {p2f} cannot talk to all. Which of the six steps can be on paper, and which never?',
  ],
  objects: [
    'numbered lot stickers',
    'red thread',
    'brass bells',
    'tea urn and thick cups',
    'stacked chairs of eleven kinds',
    'biscuit tins of buttons',
  ],
  moments: [
    'in a dead mother’s kitchen',
    'at the rostrum with two bids at once',
    'at midnight with a highest sum',
    'on a pavement with a table',
  ],
  samples: ['Lot 214: teapot, blue, mended.', 'In all: 46, and a van at six.', 'Red thread: this stays.'],
  troubles: [
    {
      id: 'the-teapot',
      titles: [
        'Not the teapot: {org}',
        'Red thread at {org}',
        '{wrong} things that were meant to stay: {org}',
        'The weeks of a flat, {org}',
      ],
      n: { wrong: [34, 82, 2], wrongTo: [6, 11], calls: [9, 16], callsTo: [3, 4] },
      problem: [
        '{wrong} times a year something is sold that a family meant to keep. Each flat takes {calls} telephone calls, most of which ask what happens next.',
        'Grieving people are asked for lists. {calls} calls a flat, and {wrong} times a year a teapot goes under the hammer that should not have.',
      ],
      ask: [
        'Take people through the emptying of a home so that they need not hold it in their heads.',
        'Find the one thing they meant to keep before Wednesday does.',
      ],
      situation: [
        'At the first visit a contract of four pages is signed on the arm of a sofa. What stays is said in passing. {p2f} keeps it in mind, for six flats at a time.',
        'Brothers ring one after the other. Stickers were tried: children peeled them off, and one uncle moved them. The catalogue is online before the family has seen it.',
      ],
      whyNow: [
        {
          kind: 'complaint',
          text: 'A box of letters was sold in {now} for {price}. The buyer has read them aloud on the radio.',
        },
        { kind: 'growth', text: 'Two care homes will send their families here from {due}.' },
        { kind: 'people', text: '{p2} goes in {due}, with six flats in mind.' },
      ],
      goals: [
        {
          text: 'Sell no more than {wrongTo} things a year that were meant to stay {by}; it was {wrong}. || Bring things sold by mistake from {wrong} to {wrongTo} a year {by}.',
          measure: {
            metric: 'Things sold that were meant to stay',
            base: '{wrong} a year',
            target: '{wrongTo}',
            how: 'Letters and buy-backs || Book of {p2f}',
          },
        },
        {
          text: 'Need {callsTo} calls a flat {by2} instead of {calls}. || Cut calls per flat from {calls} to {callsTo} {by2}.',
          measure: {
            metric: 'Calls per flat',
            base: '{calls}',
            target: '{callsTo}',
            how: 'Telephone log by family || Twenty flats a quarter',
          },
        },
        { text: 'Let three siblings mark one flat without meeting.' },
        { text: 'Ask nothing in the first week.' },
      ],
      core: ['keep:0', 'when:1', 'lot:0'],
      more: ['sum:1', 'look:3', 'bid:1', 'home:1', 'hall:3'],
    },
    {
      id: 'thin-hall',
      titles: [
        'Nineteen people and a duck: {org}',
        'I won, how do I get it home? {org}',
        'Wednesday at {org}, {town}',
        'One picture of thirty things: {org}',
      ],
      n: { sold: [58, 69], soldTo: [79, 88], unpaid: [13, 21], unpaidTo: [4, 6], hall: [19, 34], hallTo: [58, 84, 2] },
      problem: [
        'Of {lots} lots {sold}% find a buyer. {unpaid}% of the winners do not collect, because they had not reckoned with {cut}% or the stairs. In the hall sit {hall} people.',
        'Boxes go for nothing since nobody can see into them: {sold}% sold, {unpaid}% never fetched. The hall has {hall} people left and an urn for two hundred.',
      ],
      ask: [
        'Let people far away see enough to want a thing, and people near by find a reason to come.',
        'Think as far as the third floor.',
      ],
      situation: [
        'A list with one picture each is online on Monday. Bids on slips, by voice and by screen are called by {p0f} from three papers. Newcomers do not know when to raise a hand.',
        'Fetching is until Friday noon. A driver waits outside and names a price by the look of the buyer. Unsold things go to the tip.',
      ],
      whyNow: [
        { kind: 'rule', text: 'From {due} the sum in all must be shown before a bid.' },
        { kind: 'money', text: 'The tip has doubled its price since {now}; what nobody buys now costs.' },
        {
          kind: 'season',
          text: 'In {autumn} students come with empty rooms; last year they bought elsewhere, by van.',
        },
      ],
      goals: [
        {
          text: 'Sell {soldTo}% of the lots {by}, up from {sold}%. || Raise lots sold from {sold}% to {soldTo}% {by}.',
          measure: {
            metric: 'Lots sold',
            base: '{sold}%',
            target: '{soldTo}%',
            how: 'Sale sheet of each Wednesday || Lots called against paid',
          },
        },
        {
          text: 'Have {unpaidTo}% not collected {by2}, not {unpaid}%. || Cut lots never fetched from {unpaid}% to {unpaidTo}% {by2}.',
          measure: {
            metric: 'Lots never fetched',
            base: '{unpaid}%',
            target: '{unpaidTo}%',
            how: 'What stands there on Friday || Fetch list, weekly',
          },
        },
        {
          text: 'Get {hallTo} people into the hall on a Wednesday.',
          measure: { metric: 'People in the hall', base: '{hall}', target: '{hallTo}', how: 'Cups washed' },
        },
        { text: 'Keep it possible to bid with a newspaper.' },
      ],
      core: ['bid:1', 'look:0', 'hall:2'],
      more: ['home:1', 'lot:0', 'sum:1', 'when:3', 'keep:3'],
    },
  ],
};
