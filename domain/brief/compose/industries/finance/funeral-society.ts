import type { Kind } from '../../kinds.ts';

export const funeralSociety: Kind = {
  id: 'funeral-society',
  model: 'membership',
  channel: 'paper',
  where: ['town', 'city', 'farm'],
  what: [
    'a funeral society of {families} families',
    'a society that has paid for the funerals of {families} families',
    'a club of {families} families who bury their dead together',
  ],
  names: [
    '{surname} Funeral Society',
    'The {bird} Bearers',
    '{district} Last Honours',
    'The {thing} Burial Club',
    '{herb} Lane Society',
    '{tree} Street Bearers',
  ],
  years: [26, 149],
  n: { families: [1150, 4800, 10], collectors: [5, 11], sum: { eur: [1700, 3100] }, monthly: { eur: [4, 9] } },
  story: [
    'Carters began it {years} years ago with a cap that went round; the cap hangs in the [hall|office].',
    'Founded {years} years ago after a year of fever in which nobody could pay for [planks|a hearse].',
    'For {years} years every member has had six bearers, whoever they [were|had quarrelled with].',
  ],
  audience: [
    'Families who pay {monthly} a month for something nobody wants to use, and do so for thirty years.',
    '{families} families, three generations on one card, and the one among them who has to ring at night.',
    'Members from eighteen to ninety-six; most joined because a [grandmother|father-in-law] signed them up at birth.',
  ],
  users: [
    {
      role: '[daughter who arranges everything|son-in-law who arranges everything|niece who arranges everything]',
      ages: [34, 63],
      goals: ['Know tonight what is paid for', 'Ask a stupid question without an audience'],
      pains: ['Has four hours, eleven decisions and no card', 'Each bill has a line nobody explains'],
      quotes: ['They asked me which handles. I hadn’t told my brother yet.'],
    },
    {
      role: '[retired tram conductor and member for fifty years|retired cook and member since birth|widowed cobbler]',
      ages: [71, 93],
      goals: ['Leave it settled and in the drawer', 'Keep paying by hand, to a person'],
      pains: ['The collector comes when the bus does', 'Missed three months in hospital'],
      quotes: ['I’ve paid for it since I was nineteen. I’d like to see the menu.'],
    },
    {
      role: '[collector on foot|collector with a bicycle|collector and choir singer]',
      ages: [41, 70],
      goals: ['Fifty doors before dark', 'Say “behind” without saying it'],
      pains: ['Carries cash and four kinds of news', 'Learns of a death from a drawn curtain'],
      quotes: ['I’m the only one who rings and wants them to live long.'],
    },
    {
      role: '[electrician with two children|delivery rider|call-centre worker]',
      ages: [23, 41],
      goals: ['Understand what the family has paid for', 'Put a stepchild on the card'],
      pains: ['A standing order from a closed account', 'Thinks about it once a year, at a funeral'],
      quotes: ['It came with the house, like the cat.'],
    },
    {
      role: '[daughter who moved away|son on a freighter|nurse in a far-off town]',
      ages: [26, 57],
      away: true,
      goals: ['Pay for two parents from far away', 'Hear the hour in time for a train'],
      pains: ['Night shifts, and an office that shuts at noon', 'Everybody assumes that somebody has called'],
      quotes: ['I found out the time of the funeral from a florist.'],
    },
    {
      role: '[bearer on call|gravedigger and bearer|retired goalkeeper and bearer]',
      ages: [29, 68],
      goals: ['Hear by supper whether it’s tomorrow', 'A black coat that fits'],
      pains: ['The list of bearers has two dead men on it', 'Is asked by six people or by none'],
      quotes: ['Six of us, or it’s not a funeral, it’s a delivery.'],
    },
  ],
  people: [
    {
      role: 'secretary of the society',
      wants: ['money there before the undertaker asks', 'no long-standing member struck off'],
    },
    {
      role: 'speaker of the collectors',
      wants: ['a person at the door, as long as somebody opens', 'lists without the dead on them'],
    },
    { role: 'actuary, two days a month', wants: ['arrears that end after ninety days', 'ages that are true'] },
    { role: 'undertaker on contract', wants: ['one voice from each family', 'a sum agreed before the wood is cut'] },
  ],
  usps: [
    { title: 'Six bearers', text: 'Nobody is wheeled: six members carry, and [one of them|somebody] knew the dead.' },
    {
      title: '[Paid the same day|Money first]',
      text: 'The society pays {sum} at once and asks for papers later; it has been cheated [twice|three times].',
    },
    {
      title: '[A ring at the door|Somebody comes]',
      text: 'The {collectors} collectors walk every street and notice when a light stays off.',
    },
    { title: 'Same for everyone', text: 'One sum and one kind of wood for the dentist and for the [cleaner|cook].' },
    {
      title: '[Read the bill for you|A second pair of eyes]',
      text: 'The office reads an undertaker’s estimate aloud, line by line, and [strikes|crosses out] what is not needed.',
    },
  ],
  features: [
    {
      id: 'first-call',
      title: '[The first call|At any hour]',
      text: 'What has to be asked in the first call, and what can wait until morning. || Five questions at night, no more.',
      check:
        'Five questions, one screen, asked by somebody who cries too || Call at 03:00, cut off and taken up by another',
      on: 1,
    },
    {
      id: 'covered',
      title: '[What is paid for|On our card]',
      text: 'What the society pays, for whom, in the family’s own names. || One page: paid, partly paid, not paid.',
      check:
        'Family of seven, one not on the card: A5, both sides || Sum, bearers, hall, flowers: paid or not, without a footnote',
      on: 0,
    },
    {
      id: 'days',
      title: '[The first three days|Today, tomorrow, the day]',
      text: 'Who does what on which day, with one name to each line. || A sheet of three days that several relatives fill in.',
      check:
        'Eleven tasks, four relatives, one of them abroad || Sheet for a funeral within 24 hours, and for one in nine days',
      on: 0,
    },
    {
      id: 'bill',
      title: '[Read the bill|Line by line]',
      text: 'An estimate beside what is usual, line by line. || Marks what was not asked for.',
      check:
        'Estimate of 19 lines photographed, three of them marked || A line struck out: sentence for the undertaker, under 30 words',
      on: 1,
    },
    {
      id: 'behind',
      title: '[A month behind|Before it lapses]',
      text: 'What happens after three missed months, and how little mends it. || The way back for those who fell behind.',
      check:
        'One, two, three months behind: letter, door and screen || Forty years paid, then hospital: what the office sees first',
      on: 0,
    },
    {
      id: 'round',
      title: '[The round|Fifty doors]',
      text: 'Doors in walking order, with what was paid, said and noticed. || The street as a list, worked with gloves.',
      check: '50 doors, 3 not opened twice running, marked for a look || Cash counted by two people, one coin short',
      on: 1,
    },
    {
      id: 'card',
      title: '[Who is counted in|The family card]',
      text: 'Born, married, moved, parted: who belongs to the card, and since when. || The names a family counts in, kept by the family.',
      check: 'Stepchild added, former husband left on: both with a reason || Card of four generations at 360 px',
      on: 0,
    },
    {
      id: 'bearers',
      title: '[Six for tomorrow|Bearers]',
      text: 'Finds six who can walk, fit the coats and are not on a night shift. || Six names by supper, from a list that is true.',
      check:
        'Four found, two missing at 18:00: who is asked, how || Hour moved by the family: all six know, one by landline',
      on: 1,
    },
    {
      id: 'wishes',
      title: '[In my own words|Written beforehand]',
      text: 'A page of wishes, changed as often as one likes, opened once. || Song, clothes, who is not to speak.',
      check:
        'Wish that costs more than is paid for, said so at once || Page changed three times, opened by the right person',
      on: 0,
    },
  ],
  surfaces: [
    {
      name: '[For the family|On the kitchen table]',
      format: '[A5, A4 and a phone of 375 px|A card of A5, and 375 px]',
      states: 'not on the card, months behind, and paid in full',
    },
    {
      name: '[Office and round|The society’s side]',
      format: '[Tablet, 10 inches, carried about|10 inches, beside a telephone]',
      states: 'papers missing, relatives disagree and nobody home',
    },
  ],
  constraints: [
    {
      type: 'content',
      text: '“Client”, “case” and “package” are not said in this house.',
      effect: 'Write a word list first; every label is read aloud to a widow.',
    },
    {
      type: 'legal',
      text: 'A membership may lapse after three months, and the letter must come twice.',
      effect: 'The second letter names the smallest sum that stops it.',
    },
    {
      type: 'technical',
      text: 'Of ten members four have no address but a street and a colour of door.',
      effect: 'Doors are described as collectors describe them.',
    },
    {
      type: 'people',
      text: 'Calls at night reach one of {collectors} collectors in bed.',
      effect: 'What they need to ask fits on a card by the lamp.',
    },
    {
      type: 'time',
      text: 'In some families it is a day to the funeral, in others nine.',
      effect: 'No step may count on more than one day.',
    },
    {
      type: 'brand',
      text: 'Black edges and the bearers’ hat are on everything since the founding.',
      effect: 'Keep one of the two; say which, and why.',
    },
  ],
  nonGoals: [
    { text: 'Selling coffins or stones' },
    { text: 'A page to remember the dead' },
    { text: 'Savings with interest' },
    { text: 'Comparing undertakers in public' },
    { text: 'Advertising to the old' },
  ],
  tensions: [
    {
      of: [1, 2],
      a: '{p1} has collectors pay for three months themselves sooner than strike off a neighbour.',
      b: '{p2} shows that the society dies in eleven years if arrears stay as they are.',
      where: 'In what a collector’s list says about a door that is behind.',
    },
    {
      of: [0, 3],
      a: '{p0} wants the family to hear the whole sum before it chooses anything.',
      b: '{p3} finds that nobody can hear a number on the first evening.',
      where: 'On the first sheet a family is handed.',
    },
  ],
  unknowns: [
    'Who in a family really knows where the card is',
    'Whether a letter with a black edge is opened at all',
    'How many pay twice, by standing order and at the door',
    'If young members would join for the bearers rather than for the money',
    'What relatives remember of the first call',
  ],
  twists: [
    'Collectors may carry no cash from {due}. {p1f} says that they will walk on. What do they carry, and what do they ask for?',
    'A second family stands in the office with a second card for one man. {p0f} has paid already. Which screen should have known, and what does it say now?',
    'Half of the young choose no funeral at all. The society would still owe them {sum}. Redraw the card for somebody who wants nothing but the six bearers.',
  ],
  objects: [
    'collectors’ receipt books',
    'black-edged envelopes',
    'coat pegs with numbers',
    'brass handles and screws',
    'ledger pages in three hands',
    'a carter’s cap',
  ],
  moments: [
    'at a kitchen table, at two in the morning',
    'on a doorstep, with a pencil behind the ear',
    'in a hospital corridor, on a borrowed phone',
    'in the office, with five relatives and two chairs',
  ],
  samples: [
    'It is paid. Sleep first.',
    'Two months behind. One is enough to stay.',
    'Six of us will be there at ten.',
    'That can wait until tomorrow.',
  ],
  troubles: [
    {
      id: 'after-the-day',
      titles: [
        'The money came after the flowers: {org}',
        'Is it paid for? {org}, {town}',
        'Where is the card? {org}',
        'What to ask at three in the morning, {org}',
      ],
      n: { late: [11, 17], lateTo: [2, 3], loan: [33, 52], loanTo: [9, 14], calls: [10, 14], callsTo: [2, 4] },
      problem: [
        'The society pays {late} days after a death; undertakers want to be paid before. {loan}% of families borrow {sum} from somebody in the meantime and are [ashamed|angry] at the graveside.',
        'Nobody finds the card at night. It takes {calls} calls until a family knows what is paid for, and {late} days until the money comes.',
      ],
      ask: [
        'Let a family know on the first evening what is taken care of, whoever among them rings.',
        'The society wants its money there before the question, and the question asked once.',
      ],
      situation: [
        'The card lies in a tin, a sewing box or a handbag. Whoever rings is asked for a number, then for a certificate, which the registry hands out [on Thursdays|after three days].',
        'A leaflet of nine pages explains it. Families ring {p3}, who rings {p0}, who looks in a [drawer|box]. By then somebody has signed an estimate.',
      ],
      whyNow: [
        {
          kind: 'rival',
          text: 'An undertakers’ chain offers instalments from {due}, signed on the first evening.',
        },
        { kind: 'rule', text: 'From {due} an undertaker may ask for the full sum in advance.' },
        {
          kind: 'loss',
          text: 'Ninety families left after a funeral in {now} went unpaid; the next meeting is in {due}.',
        },
      ],
      goals: [
        {
          text: 'Pay within {lateTo:w} days of the call {by}, not {late}. || From {late} days to {lateTo} {by}, call to payment.',
          measure: {
            metric: 'Days from call to payment',
            base: '{late} days',
            target: '{lateTo} days or fewer',
            how: 'Night book against bank statement',
          },
        },
        {
          text: 'See no more than {loanTo}% of families borrow {by2}; {loan}% do. || Families who borrow: {loanTo}% {by2}, {loan}% today.',
          measure: {
            metric: 'Families who borrow for a funeral',
            base: '{loan}% of families',
            target: '{loanTo}%',
            how: 'Collectors ask on their next round',
          },
        },
        {
          text: 'Bring the calls until everything is clear from {calls} to {callsTo} {by3}. || {callsTo} calls instead of {calls} {by3}.',
          measure: {
            metric: 'Calls until it is clear',
            base: '{calls} calls',
            target: '{callsTo} calls',
            how: 'Tally beside the telephone, six weeks',
          },
        },
        { text: 'Let nobody have to prove a death to a form on the first evening.' },
      ],
      core: ['first-call:2', 'covered:1', 'days:0'],
      more: ['bill:1', 'bearers:2', 'card:0', 'wishes:1', 'behind:3'],
    },
    {
      id: 'lapsed',
      titles: [
        'Forty years paid and three months missed: {org}',
        'Before it lapses, {org}',
        '{lapsed} families struck off at {org}',
        'A month behind at {org}, {town}',
      ],
      n: {
        lapsed: [46, 118, 2],
        lapsedTo: [11, 23],
        old: [57, 74],
        oldTo: [18, 29],
        young: [7, 13],
        youngTo: [21, 34],
      },
      problem: [
        '{lapsed} families a year lose their cover over three missed months. In {old}% of them somebody had paid for more than twenty years and [fell ill|went into a home].',
        'A standing order ends, a door stays shut, a card lapses. {lapsed} families a year find out at the worst hour; only {young} join in their place who are under thirty.',
      ],
      ask: [
        'Notice a missed month while it is still a small thing, and let a small thing mend it.',
        'Let nobody lose thirty years to one bad quarter, and let the young see what the old are [paying for|afraid of losing].',
      ],
      situation: [
        'Arrears are a column in red ink. The second letter goes out by itself, to the last address known. {p1f}’s people pay for some, out of their own [pocket|wages].',
        'Collectors know who is in hospital; the ledger does not. {p2} strikes off what is ninety days behind, four times a year, from a [list|print-out].',
      ],
      whyNow: [
        { kind: 'people', text: 'Three collectors stop in {due}, and their streets will be left to standing orders.' },
        {
          kind: 'money',
          text: 'From {due} a society that loses too many members has to close its book.',
        },
        {
          kind: 'legacy',
          text: 'The bank closes its counter in {due}; some four hundred members have paid there for decades.',
        },
      ],
      goals: [
        {
          text: 'Let no more than {lapsedTo} families lapse in a year, counted {by}; it was {lapsed}. || {lapsedTo} lapsed families a year {by} instead of {lapsed}.',
          measure: {
            metric: 'Families who lapse',
            base: '{lapsed} a year',
            target: '{lapsedTo} a year',
            how: 'Ledger of all four quarters, read by {p0f}',
          },
        },
        {
          text: 'Bring the long-standing among them from {old}% to {oldTo}% {by2}. || {oldTo}% long-standing among the lapsed {by2}, {old}% now.',
          measure: {
            metric: 'Lapsed after twenty years or more',
            base: '{old}% of lapsed families',
            target: '{oldTo}%',
            how: 'Year of joining on the card',
          },
        },
        {
          text: 'Have {youngTo} members under thirty join in a year, counted {by3}; {young} did last time. || {youngTo} young members a year {by3}, where {young} joined last year.',
        },
        { text: 'Say “behind” in a way that somebody opens the door again.' },
      ],
      core: ['behind:0', 'round:1', 'covered:2'],
      more: ['card:1', 'wishes:2', 'bearers:2', 'first-call:3', 'days:0'],
    },
  ],
};
