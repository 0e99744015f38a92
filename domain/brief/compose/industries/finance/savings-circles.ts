import type { Kind } from '../../kinds.ts';

export const savingsCircles: Kind = {
  id: 'savings-circles',
  model: 'membership',
  channel: 'messages',
  where: ['city', 'town'],
  what: [
    'a federation of {circles} savings circles',
    'an office that keeps the books of {circles} savings circles',
    'a house for {circles} circles in which people save in turn',
  ],
  names: [
    '{surname} Circles',
    'The {colour} Pot',
    '{count} Hands Savings',
    '{district} Turn & Turn About',
    'The {thing} Savings Circles',
    '{herb} Street Circles',
  ],
  years: [3, 58],
  n: { circles: [42, 168, 2], round: [9, 14], pay: { eur: [40, 130] }, keepers: [7, 19], members: [640, 2300, 10] },
  story: [
    'It began {years} years ago with {round:w} [seamstresses|nurses] and one biscuit tin; the tin stands in the window.',
    'For {years} years people here have paid in monthly and taken the pot in turn. Nobody ever signed [anything|a contract].',
    'Circles are older than the town’s banks; this office has kept their [books|names] for {years} years.',
  ],
  audience: [
    'Neighbours, colleagues and cousins who save together: {round} people, {pay} a month each, and one of them takes it all.',
    '{members} members in {circles} circles, two thirds of them women, most with a bank account they [hardly|rarely] use for saving.',
    'People who save better when somebody is waiting for it: cleaners, traders, drivers, [aunts|grandmothers].',
  ],
  users: [
    {
      role: '[cleaner and keeper of a circle|nurse and keeper of a circle|hairdresser and keeper of a circle]',
      ages: [34, 63],
      goals: ['Know by Friday who has paid', 'Remind a cousin without a quarrel'],
      pains: ['Carries the book and the blame', 'Pays for somebody else each third month'],
      quotes: ['I’m not a bank. I’m everybody’s aunt with a notebook.'],
    },
    {
      role: '[bus driver|market trader|school cook]',
      ages: [28, 59],
      goals: ['The pot in {due}, before the roof', 'Swap turns with somebody who can wait'],
      pains: ['Was ninth again', 'Asking for an earlier turn means telling why'],
      quotes: ['It’s my own money. I’d just like it before it rains.'],
    },
    {
      role: '[newly arrived carer|au pair turned cook|night-shift packer]',
      ages: [21, 43],
      goals: ['Join a circle without knowing anybody', 'Show a landlord that one pays on time'],
      pains: ['All circles are families', 'Three years of saving, and no paper to prove it'],
      quotes: ['Back home my name was enough.'],
    },
    {
      role: '[widowed pensioner|retired midwife|retired tram driver]',
      ages: [62, 84],
      goals: ['Go on meeting on the first Sunday', 'Put it in by hand'],
      pains: ['Transfers came, and the coffee went', 'Forgets which month it is hers'],
      quotes: ['Half of the pot is the cake.'],
    },
    {
      role: '[apprentice electrician|barista|nursing student]',
      ages: [18, 29],
      goals: ['Save with four friends, not with a mother', 'See the end of it'],
      pains: ['Two dropped out after their turn', 'The chat is funny until somebody owes'],
      quotes: ['We called it the Berlin pot. There was no Berlin.'],
    },
    {
      role: '[daughter who writes for her mother|nephew who keeps the book|son of a keeper]',
      ages: [17, 38],
      goals: ['Take over the notebook without taking over', 'Add it up once a month and be right'],
      pains: ['Names in the book are nicknames', 'Nobody says what happens when somebody dies'],
      quotes: ['It says “the tall one, forty”. Which tall one?'],
    },
  ],
  people: [
    { role: 'head of the office', wants: ['circles that outlive their keeper', 'a record that a bank would read'] },
    {
      role: 'speaker of the keepers',
      wants: ['no stranger looking into a circle', 'reminders in a keeper’s own words'],
    },
    { role: 'bookkeeper', wants: ['names that are names', 'each pot counted by two people'] },
    { role: 'adviser on loan from a bank', wants: ['three years of payments on one page', 'cash off the table'] },
  ],
  usps: [
    {
      title: '[Somebody is waiting|Your turn, her turn]',
      text: 'One saves because {round:w} people count on it; that holds better than [interest|a rule].',
    },
    {
      title: 'No interest, no fee on the pot',
      text: 'What goes in comes out; the office lives on {round:w} coins a year from each.',
    },
    {
      title: '[Keepers are known|A face for the book]',
      text: 'The {keepers} eldest keepers look after the others, by telephone, on Sundays.',
    },
    {
      title: 'Nobody left short',
      text: 'A pot has been paid out late [four|three] times in {years} years, and never not.',
    },
    {
      title: '[Name on a wall|Trusted by name]',
      text: 'Whoever completes {round:w} rounds is written on the wall in {district}.',
    },
  ],
  features: [
    {
      id: 'round',
      title: '[The round|Who is when]',
      text: 'The whole round at a glance: who has had it, whose turn it is, who waits. || One picture of {round:w} turns.',
      check: 'Round of {round} people, third month, readable at 320 px || Same round printed on A5, for the wall',
      on: 0,
    },
    {
      id: 'paid',
      title: '[Paid, not yet|This month]',
      text: 'Who has paid this month, seen by the keeper alone. || What is in and what is missing, for the keeper’s eyes.',
      check:
        'Two missing on day five, seen by keeper and by member || Cash, transfer and “with my sister”: three ways in',
      on: 1,
    },
    {
      id: 'nudge',
      title: '[A kind word|In whose voice?]',
      text: 'A reminder in words that a circle has agreed on beforehand. || Words for being late, chosen by the circle itself.',
      check:
        'First and second reminder, each under 90 characters || One reminder in {language} and {language2}, read aloud',
      on: 1,
    },
    {
      id: 'swap',
      title: '[Swap turns|Your month for mine]',
      text: 'Two people exchange turns; the others are told, not asked why. || An exchange between two, seen by all.',
      check: 'Swap offered, taken, taken back: three frames || Nobody swaps: what stays private',
      on: 0,
    },
    {
      id: 'begin',
      title: '[A new circle|Before the first month]',
      text: 'How many, how much, in which order, and what if. || The five questions a circle answers before it starts.',
      check:
        'Five questions answered by seven people, two of whom disagree || Order by lot, by need, by age: drawn each',
      on: 0,
    },
    {
      id: 'proof',
      title: '[My record|Three years on a page]',
      text: 'A page of one’s own payments, to be shown to a landlord. || What one has paid, when, attested by the office.',
      check: 'A4 with 36 months, one late, nobody else’s name on it || Page checked by a stranger through a code',
      on: 0,
    },
    {
      id: 'leave',
      title: '[When somebody leaves|The empty chair]',
      text: 'What happens with a turn when somebody moves, falls ill or dies. || The way out, before and after one’s own turn.',
      check:
        'Member leaves after her turn with four months owing: each step || Death in a circle: one screen, no red, no sum first',
      on: 1,
    },
    {
      id: 'book',
      title: '[The book|On paper too]',
      text: 'The notebook photographed each month and read into rows. || Paper stays; a picture of it fills the record.',
      check:
        'Page of eleven lines with two nicknames, put right || Picture too dark: what is asked for, in one sentence',
      on: 1,
    },
    {
      id: 'meet',
      title: '[First Sunday|Where we meet]',
      text: 'Day, place and who brings what; the pot changes hands there. || The monthly meeting, with cake.',
      check: 'Meeting moved on Saturday night: who knows by ten || Pot handed over, counted twice: both names',
      on: 0,
    },
  ],
  surfaces: [
    {
      name: '[For members|In everybody’s pocket]',
      format: 'Phone, 320 px and more, in a chat window where possible',
      states: 'not paid, pot delayed, and circle not yet full',
    },
    {
      name: '[For the keeper|The keeper’s side]',
      format: 'Phone at a kitchen table, and A5 on paper',
      states: 'two months behind, sum that does not add up and keeper away',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'The office may keep books and must never hold the money.',
      effect: 'No balance, no wallet, no word that sounds like one.',
    },
    {
      type: 'people',
      text: '{keepers} of the keepers are over sixty and write by hand.',
      effect: 'Paper first is a way through, not a fallback.',
    },
    {
      type: 'content',
      text: 'People are called by nicknames, and two are called {surname}.',
      effect: 'Let a circle name people as it does, the record as the passport does.',
    },
    {
      type: 'technical',
      text: 'A third of members share a telephone.',
      effect: 'Nothing shows on a locked screen; signing out is one tap.',
    },
    {
      type: 'brand',
      text: 'The biscuit tin is the sign and belongs to {p1f}.',
      effect: 'Use it once; draw no coins, no pigs.',
    },
    {
      type: 'money',
      text: 'There is {pay} a month for servers, which is one member’s share.',
      effect: 'Small pages, few pictures, messages by the dozen.',
    },
  ],
  nonGoals: [
    { text: 'Holding or moving money' },
    { text: 'Loans from the office' },
    { text: 'A score for members' },
    { text: 'Circles between strangers without a keeper' },
    { text: 'Prizes for paying early' },
  ],
  tensions: [
    {
      of: [0, 1],
      a: '{p0} wants each circle’s book in the office, in case a keeper falls ill.',
      b: '{p1} started a circle so that nobody would look into it.',
      where: 'In what the office sees when it opens a circle.',
    },
    {
      of: [2, 3],
      a: '{p2} wants nicknames kept, or the keepers stop writing.',
      b: '{p3} can read a record only under the name in a passport.',
      where: 'On the page a member takes to a landlord or a bank.',
    },
  ],
  unknowns: [
    'Whether a reminder from the office shames more than one from an aunt',
    'How turns are really drawn, whatever is said',
    'If young circles need a keeper at all',
    'What members would show to a bank, and what never',
    'How many rounds it takes until somebody is trusted with an early turn',
  ],
  twists: [
    'Two banks will read the record from {due}, but only if late payments show. {p1f} would rather burn the books. Find a page that both can live with.',
    'In one circle the keeper has died, and the book is in a language nobody in the office reads. {round:w} people wait for their turn. What do they see on Monday?',
    'The coin shortage makes cash impossible for {round:w} weeks. First Sundays stay. What changes hands at the table now?',
  ],
  objects: [
    'biscuit tins',
    'school notebooks with ruled columns',
    'rubber bands and envelopes',
    'kitchen calendars',
    'enamel coffee pots',
    'thumbprints in ink',
  ],
  moments: [
    'at a kitchen table with cake on it',
    'on a bus, behind somebody’s shoulder',
    'on the first Sunday, before counting',
    'on a phone that belongs to a sister',
  ],
  samples: ['It is your turn in March.', 'Two are missing. There is still time.', 'Counted twice, by both of us.'],
  troubles: [
    {
      id: 'late-pots',
      titles: [
        'Who has not paid yet? {org}',
        'The aunt with the notebook at {org}',
        '{late}% of pots come late: {org}',
        'A kind word on day five at {org}, {town}',
      ],
      n: { late: [22, 37], lateTo: [6, 12], cover: { eur: [70, 190] }, stop: [13, 24], stopTo: [4, 7] },
      problem: [
        '{late}% of pots are paid out late since one or two have not paid. The keeper makes up the rest, {cover} in a bad month; {stop} keepers [gave up|stopped] last year.',
        'A circle holds as long as its keeper does. {stop} stopped last year, tired of asking; {late}% of pots were late, and {cover} of a keeper’s own money stood in.',
      ],
      ask: [
        'Take the asking off the keeper’s shoulders without putting a stranger in her place.',
        'Let a circle see that it is late before anybody has to say so, and let nobody be [shown up|named].',
      ],
      situation: [
        'The notebook knows who paid; the keeper’s head knows why not. Reminders go by voice message, late at night, with [a joke|an apology] in front.',
        'Some circles keep a shared table. It shows everybody everything, and two [quarrelled|broke up] over it. {p2f} adds up {keepers} notebooks a month.',
      ],
      whyNow: [
        {
          kind: 'loss',
          text: 'Eleven circles ended in the last year, and the next {keepers} keepers want to hear by {due} what will change.',
        },
        {
          kind: 'rival',
          text: 'An app that promises circles without keepers advertises on the buses of {town} from {due}.',
        },
        { kind: 'money', text: 'Rents rise in {due}, and with them what people have to put off.' },
      ],
      goals: [
        {
          text: 'Bring late pots from {late}% to {lateTo}% {by}. || {lateTo}% of pots late {by}; {late}% are now.',
          measure: {
            metric: 'Pots paid out late',
            base: '{late}% of pots',
            target: '{lateTo}%',
            how: 'Date in the notebook against the agreed Sunday',
          },
        },
        {
          text: 'Lose no more than {stopTo} keepers a year, counted {by2}; last year it was {stop}. || {stopTo} keepers lost a year {by2} instead of {stop}.',
          measure: {
            metric: 'Keepers who stop',
            base: '{stop} a year',
            target: '{stopTo} a year',
            how: 'Calls on Sundays, noted by {p1f}',
          },
        },
        {
          text: 'Let a keeper close a month in under ten minutes, by hand or by thumb. || Ten minutes to close a month, paper included.',
          measure: {
            metric: 'Time to close a month',
            base: 'about fifty minutes',
            target: 'under ten',
            how: 'Seven keepers timed at their own tables',
          },
        },
        { text: 'Let nobody learn from a screen what a neighbour owes.' },
      ],
      core: ['paid:0', 'nudge:1', 'round:0'],
      more: ['book:2', 'swap:0', 'meet:3', 'leave:1', 'begin:2'],
    },
    {
      id: 'no-record',
      titles: [
        'Three years of saving and no paper: {org}',
        'What the landlord wants to see, {org}',
        'A record for {members} savers: {org}',
        '{org}, on one page, {town}',
      ],
      n: { refused: [41, 63], refusedTo: [17, 28], asked: [34, 71], end: [27, 42], endTo: [11, 18] },
      problem: [
        '{members} people save every month, and no bank or landlord can see it. {refused}% of members who applied for a flat or a loan were refused for want of a record.',
        'Whoever pays {pay} a month for years has nothing to show. {asked} members asked the office for a letter last year; {refused}% were turned down [all the same|in spite of it].',
      ],
      ask: [
        'Turn what a circle knows into a page that a stranger believes, without opening the circle.',
        'Find out what a record may say about one person when {round} names hang together.',
      ],
      situation: [
        'The office types a letter with a stamp. Landlords ring to ask what a circle is. {p3f} has seen [nineteen|twenty-three] such letters, no two alike.',
        'Members photograph their line in the notebook, with others’ names above and below. Two circles forbade it. Joining without a cousin is [hardly|not] possible.',
      ],
      whyNow: [
        { kind: 'rule', text: 'From {due} landlords in {country} may ask for two years of payments, and most will.' },
        {
          kind: 'growth',
          text: 'A hospital wants circles for its {keepers} wards from {due}, for staff who come from everywhere.',
        },
        {
          kind: 'complaint',
          text: 'A member was refused a flat in {now} after eleven years without a late month. {p0} told the radio that this would change by {due}.',
        },
      ],
      goals: [
        {
          text: 'Bring refusals of members from {refused}% down to {refusedTo}% {by}. || {refusedTo}% refused {by}, where {refused}% are today.',
          measure: {
            metric: 'Members refused for want of a record',
            base: '{refused}%',
            target: '{refusedTo}%',
            how: 'Asked by {p2f} when the letter is fetched, and again after a month',
          },
        },
        {
          text: 'See {endTo}% of new circles end within their first round {by2}, down from {end}%. || Only {endTo}% of new circles broken off {by2}, {end}% now.',
          measure: {
            metric: 'New circles that break off',
            base: '{end}%',
            target: '{endTo}%',
            how: 'Rounds begun against rounds ended, in the office’s book',
          },
        },
        { text: 'Let a member fetch the record alone, in under two minutes, at eleven at night.' },
        { text: 'Put nobody else’s name on anybody’s page.' },
      ],
      core: ['proof:0', 'book:0', 'begin:1'],
      more: ['round:1', 'leave:1', 'paid:0', 'swap:2', 'meet:3'],
    },
  ],
};
