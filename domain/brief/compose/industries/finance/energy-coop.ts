import type { Kind } from '../../kinds.ts';

export const energyCoop: Kind = {
  id: 'energy-cooperative',
  model: 'cooperative',
  channel: 'desktop',
  where: [],
  what: [
    'a cooperative that owns {roofs} solar roofs',
    'an energy cooperative with {members} shareholders and {roofs} roofs',
    '{members} neighbours who own {roofs} roofs and a [weir|wind turbine]',
  ],
  names: [
    '{district} Power Cooperative',
    'The {colour} Roof',
    '{bird} Energy Society',
    '{town} Roofs',
    '{tree} Street Power',
    '{count} Roofs Cooperative',
  ],
  years: [3, 27],
  n: {
    roofs: [14, 68],
    members: [420, 2600, 10],
    share: { eur: [100, 260] },
    output: [820, 5400, 20],
    dividend: [2, 4],
    loans: [3, 9],
  },
  story: [
    'It was founded {years} years ago [in a school kitchen|after a storm took the power for a week] with nineteen shares.',
    'For {years} years the general meeting has been about the [weir|swimming-pool roof], and then about everything else.',
    'A teacher, an electrician and a widow began it {years} years ago on the roof of the fire station.',
  ],
  audience: [
    'Shareholders with one share or forty, {members} people who want to know what their money is doing, once or twice a year.',
    'Neighbours in {town} who have {share} to spare and no roof of their own.',
    'Two kinds of member: those who look at the [meter|graph] daily and those who forgot that they joined.',
  ],
  users: [
    {
      role: '[bus inspector|primary teacher|hospital cook], one share',
      ages: [29, 58],
      goals: ['See that the share does something', 'Know how to get it back, just in case'],
      pains: ['A report of sixty pages', 'Feels too small to ask'],
      quotes: ['I own a square metre of somewhere. Which one?'],
    },
    {
      role: '[retired railway engineer|retired meteorologist|former mill owner], forty shares',
      ages: [63, 85],
      goals: ['Check the yield of every roof', 'Be heard at the meeting'],
      pains: ['Figures in three formats', 'Nobody answers about inverter nine'],
      quotes: ['Inverter nine has been off since Tuesday. Does anyone look?'],
    },
    {
      role: '[tenant and stage technician|tenant and kindergarten teacher|subtenant and viola player]',
      ages: [24, 42],
      goals: ['Take part without owning a roof', 'Pay in small amounts'],
      pains: ['Shares of {share}, all at once', 'Forms that ask for a land register entry'],
      quotes: ['I’ve got a north-facing balcony and good intentions.'],
    },
    {
      role: '[farmer with a barn|parish council clerk|hotel owner] who lends the roof',
      ages: [36, 67],
      goals: ['Rent on time', 'Somebody to ring when it drips'],
      pains: ['Visitors in the yard “just to look”', 'Contract of 24 pages for a barn'],
      quotes: ['It’s my roof and their power and nobody’s ladder.'],
    },
    {
      role: '[treasurer, unpaid|secretary, unpaid|electrician on the board]',
      ages: [41, 70],
      goals: ['Finish the annual letter by {due}', 'Not write the same answer forty times'],
      pains: ['{members} names in a table of many colours', 'Deaths, divorces, moves'],
      quotes: ['When a member dies I need a lawyer, a table and a weekend.'],
    },
  ],
  people: [
    { role: 'chair of the board', wants: ['many small members', 'new roofs decided together'] },
    { role: 'treasurer', wants: ['money promised before a roof is signed', 'one list of members that is right'] },
    { role: 'electrician of the cooperative', wants: ['faults seen on the day', 'no member on a ladder'] },
    { role: 'auditor', wants: ['risk said before return', 'each share traceable to a person'] },
  ],
  usps: [
    {
      title: '[One member, one vote|Forty shares, one vote]',
      text: 'Whoever has forty shares has one vote; that is how {members} people have [agreed|quarrelled well] for years.',
    },
    {
      title: 'Roofs one can walk to',
      text: 'All {roofs} roofs are within {loans} kilometres; some can be seen from the market.',
    },
    {
      title: '{dividend}%, honestly',
      text: 'It has paid about {dividend}% in most years, and said so when it was nothing.',
    },
    {
      title: '[The school gets the rest|Surplus stays here]',
      text: 'What is over goes to [heating|windows] of the school, by vote.',
    },
    { title: 'Without a roof of one’s own', text: 'Tenants are [half|more than half] of the members.' },
  ],
  features: [
    {
      id: 'piece',
      title: '[My square metre|Which one is mine]',
      text: 'What one’s share made today, on which roof, in something one can picture. || The share as a piece of a roof.',
      check: 'Share explained in kettles or washes, with the sum behind it || Bad month shown as calmly as a good one',
      on: 0,
    },
    {
      id: 'join',
      title: '[Become a member|From 20 a month]',
      text: 'Joining with what it means, in small amounts if need be. || In: what one gives, gets and may lose, then a signature.',
      check:
        'Risk said before return, in the same size || From first page to member in under six minutes, tenant included',
      on: 0,
    },
    {
      id: 'next',
      title: '[The next roof|Shall we?]',
      text: 'A proposed roof with cost, yield, doubts and how much is promised. || Roofs to be decided, with both sides of the argument.',
      check:
        'Proposal with two arguments against, written by those who hold them || 61% promised, eleven days left: what happens if not',
      on: 0,
    },
    {
      id: 'vote',
      title: '[The vote|One vote each]',
      text: 'Voting before, in and after the meeting, counted once. || A vote for those in the hall and those at home.',
      check: 'Paper and phone counted together, one person once || Result with numbers, and what follows from it',
      on: 0,
    },
    {
      id: 'fault',
      title: '[Off since Tuesday|Fault book]',
      text: 'What is down, since when, who is on it, open to all members. || Faults with a name and a next step.',
      check: '{roofs} roofs, two down, one waiting for a part || Report by a member from the street, without a ladder',
      on: 1,
    },
    {
      id: 'life',
      title: '[Moved, married, died|When life changes]',
      text: 'Shares that pass on: moves, deaths, divorces, gifts. || What to do with a share when something happens.',
      check: 'Death of a member: four steps for a grieving daughter || Share given to a grandchild, paper and screen',
      on: 0,
    },
    {
      id: 'list',
      title: '[The list|Who belongs]',
      text: 'One list of members that shows what is unclear. || {members} members, with doubts marked and dated.',
      check: '{members} names, 14 doubtful, mended one by one || Auditor’s view: every share to a person, on A4',
      on: 1,
    },
    {
      id: 'year',
      title: '[The year on a page|Annual letter]',
      text: 'The year on one page: made, earned, broken, decided. || The annual letter, short enough to be read aloud.',
      check: 'One A4 page, seven figures, one failure || The same page for a member with one share',
      on: 1,
    },
    {
      id: 'roof',
      title: '[For roof owners|My barn]',
      text: 'What a roof owner needs: rent, visits, whom to ring. || The roof from the side of whoever lives under it.',
      check: 'Visit announced two days before, with a name || It drips: who comes, when, on one screen',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[For members|The shareholder’s side]',
      format: '[Phone at 412 px, and letters on A4|412 px; A4 for those without]',
      states: 'bad year, [vote missed|too late to vote] and share in dispute',
    },
    {
      name: '[For the board|The unpaid office]',
      format: '[A laptop, 1280 px, on a kitchen table|1280 px on a kitchen table]',
      states: 'roof down, [member unknown|address lost] and audit tomorrow',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'Before anyone pays, the risk of losing all of it must be [stated|understood].',
      effect: 'It leads the page; the return comes after.',
    },
    {
      type: 'people',
      text: 'The office is {loans} volunteers, on [Wednesdays|two evenings a week].',
      effect: 'Whatever runs must run without anybody until Wednesday.',
    },
    {
      type: 'technical',
      text: 'The {roofs} roofs have inverters of five makes; three report, [two|the rest] are read on a ladder.',
      effect: 'Say which figure is measured and which is carried up by hand.',
    },
    {
      type: 'content',
      text: 'Members are between 19 and 93, and [two thirds|most] joined for a reason that is not money.',
      effect: 'Explain in pictures of daily life; keep the table one step away.',
    },
    {
      type: 'money',
      text: 'There are {loans} loans to serve; [a tenth|8%] of {share} may go into administration.',
      effect: 'Paper only where somebody asks for it.',
    },
    {
      type: 'brand',
      text: 'No leaves, no suns, no [hands holding a bulb|children in fields].',
      effect: 'Use roofs: their shapes are the identity.',
    },
  ],
  nonGoals: [
    { text: 'Supplying members with power' },
    { text: 'Trading shares' },
    { text: 'Competitions for saving energy' },
    { text: 'Advice on one’s own roof' },
    { text: 'A campaign' },
  ],
  tensions: [
    {
      of: [0, 1],
      a: '{p0} wants people to join with twenty a month.',
      b: '{p1} cannot sign a roof on [promises|standing orders] that may stop.',
      where: 'On the page of the next roof: is 61% promised or 61% paid?',
    },
    {
      of: [2, 3],
      a: '{p2} wants faults open to everybody, on the day.',
      b: '{p3} worries that a red line makes people [leave|ask for their shares].',
      where: 'In the fault book, on the first day of an outage.',
    },
  ],
  unknowns: [
    'Why people join, when they are asked without a form',
    'Whether members who look daily are the ones who stay',
    'How many shares belong to people who have died',
    'Whether tenants would come when it cost less or when they were asked',
    'Whether a bad year told well costs members',
  ],
  twists: [
    'The price for power falls by half. For two years there will be nothing to pay out. {p1f} wants to write after the summer, {p0f} tomorrow. Write and place the news.',
    'The school roof must come off: rot, {share} times two hundred. Eleven days to decide, {members} people to ask. Design the eleven days.',
    'A company offers to buy all {roofs} roofs for a third more than they cost. Each member has one vote and a different reason. What does the voting page show, and in which order?',
  ],
  objects: [
    'roof outlines',
    'brass electricity meters',
    'share certificates with engraved borders',
    'sluice gates',
    'slate and mounting rails',
    'meeting bells',
  ],
  moments: [
    'in a hall with raised hands',
    'at a kitchen table on a Wednesday',
    'in the street, looking up',
    'in the year one forgot about it',
  ],
  samples: [
    'Today your share boiled nine kettles.',
    'You may lose all of it. Now the rest.',
    'Inverter 9: off since Tuesday, part ordered.',
  ],
  troubles: [
    {
      id: 'silent-members',
      titles: [
        'Which square metre is mine? {org}',
        'Forgotten shares: {org}',
        '{vote}% voted at {org}',
        'The members of {org}, {town}',
      ],
      n: { vote: [9, 16], voteTo: [34, 46], lost: [11, 19], lostTo: [3, 5] },
      problem: [
        '{vote}% of the members voted last time. {lost}% have moved, married or died without the list knowing. A cooperative that cannot reach its owners [decides|is run] by twenty people.',
        'Of {members} owners {vote}% take part, and for {lost}% nobody knows where they are. The rest get a letter of sixty pages.',
      ],
      ask: [
        'Give a person with one share a reason to look in twice a year, and an easy way to be found.',
        'Make owners out of people who once signed something good.',
      ],
      situation: [
        'Members get an invitation by post and a report as a file. There is a page with a curve for each roof that {p2f} reads. Addresses are mended when a letter comes back.',
        'The meeting is on a weekday at seven; the same {loans} people speak. Online voting was tried, failed the auditor and was not repeated.',
      ],
      whyNow: [
        {
          kind: 'rule',
          text: 'From {due} decisions need a fifth of all members; with {vote}% nothing can be decided.',
        },
        { kind: 'people', text: 'The secretary, who knows people by their handwriting, stops in {due}.' },
        { kind: 'growth', text: 'The hospital’s roof is on offer until {due}: as large as all others together.' },
      ],
      goals: [
        {
          text: 'Have {voteTo}% of members vote {by}; it was {vote}%. || Raise voting from {vote}% to {voteTo}% of members {by}.',
          measure: {
            metric: 'Members who vote',
            base: '{vote}%',
            target: '{voteTo}%',
            how: 'Votes cast against the list, paper and phone || Count of the next two meetings',
          },
        },
        {
          text: 'Lose sight of no more than {lostTo}% of the members {by2}, {lost}% today. || Bring unknown addresses from {lost}% down to {lostTo}% {by2}.',
          measure: {
            metric: 'Members without a known address',
            base: '{lost}%',
            target: '{lostTo}%',
            how: 'Letters returned || Doubts in the list, by quarter',
          },
        },
        { text: 'Let a daughter settle a share in one evening without a lawyer.' },
        { text: 'Tell bad years as plainly as good ones.' },
      ],
      core: ['vote:0', 'piece:3', 'life:1'],
      more: ['year:0', 'list:1', 'next:0', 'fault:3', 'roof:3', 'join:0'],
    },
    {
      id: 'next-roof',
      titles: [
        '61% promised: the next roof of {org}',
        'Without a roof of one’s own, {org}',
        'Shall we? {org}',
        'Twenty a month for {org}, {district}',
      ],
      n: { tenants: [17, 29], tenantsTo: [41, 52], months: [11, 17], monthsTo: [4, 6], quit: [48, 63] },
      problem: [
        'It takes {months} months to fund a roof, and two were lost to a company that was faster. {quit}% of those who begin to join stop at the second page.',
        'Roofs are offered faster than shares are sold: {months} months each. Tenants would like to join, yet they are {tenants}% of the members; {quit}% give up half way.',
      ],
      ask: [
        'Make joining possible for somebody with little money and an honest fear of losing it.',
        'Let people see what they would be deciding, doubts included, and decide.',
      ],
      situation: [
        'A form of five pages is printed, signed and brought to the library. The risk stands on page four in grey. New roofs are announced by e-mail to those who are members already.',
        '{p0f} speaks at street parties, and people come. Then the form comes. Instalments exist and are mentioned nowhere.',
      ],
      whyNow: [
        { kind: 'rival', text: 'A fund offers schools a roof for nothing, signed in a week, from {due}.' },
        { kind: 'money', text: 'The subsidy for shared roofs ends in {due}.' },
        { kind: 'rule', text: 'A new prospectus rule applies from {due}; all papers must be rewritten anyway.' },
      ],
      goals: [
        {
          text: 'Fund a roof within {monthsTo} months {by}, instead of {months}. || Bring funding from {months} to {monthsTo} months a roof {by}.',
          measure: {
            metric: 'Months to fund a roof',
            base: '{months}',
            target: '{monthsTo}',
            how: 'From vote to last share || Dates in the minutes',
          },
        },
        {
          text: 'Raise tenants from {tenants}% to {tenantsTo}% of the members {by2}. || Have {tenantsTo}% of members be tenants {by2}; now {tenants}%.',
          measure: {
            metric: 'Members who are tenants',
            base: '{tenants}%',
            target: '{tenantsTo}%',
            how: 'One question when joining, optional || Sample of 150 members a year',
          },
        },
        { text: 'Have everyone who joins be able to say what they may lose.' },
        { text: 'Give the arguments against the same room.' },
      ],
      core: ['join:1', 'next:0', 'piece:2'],
      more: ['vote:0', 'year:3', 'list:1', 'fault:3', 'life:2'],
    },
  ],
};
