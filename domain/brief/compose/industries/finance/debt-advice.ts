import type { Kind } from '../../kinds.ts';

export const debtAdvice: Kind = {
  id: 'debt-advice',
  model: 'charity',
  channel: 'call',
  where: [],
  what: [
    'a charity that gives advice on debts, {advisers} advisers',
    'a debt-advice office above a [laundry|library]',
    'a free advice office for people with debts: {rooms:w} rooms and a kettle',
  ],
  names: [
    '{district} Debt Advice',
    'The {thing} Room',
    '{tree} Advice',
    'Table {count} Debt Advice',
    '{bird} Money Advice',
    'The Open Drawer {town}',
  ],
  years: [4, 43],
  n: {
    advisers: [6, 19],
    rooms: [2, 5],
    people: [640, 2900, 10],
    wait: [6, 13],
    letters: [34, 90],
    debt: { eur: [6200, 19000] },
  },
  story: [
    'It began {years} years ago with a nun, a [bailiff|bank clerk] on leave and a kitchen table.',
    'For {years} years people have brought letters in [plastic bags|pillowcases]; {p1} opens them one by one, with them.',
    'The kettle is {years} years old. Nobody is asked anything before the tea.',
  ],
  audience: [
    'People who owe about {debt} to seven or eight different ones and have stopped opening letters: {people} a year.',
    'Working people, mostly, between 25 and 55, with children, a car they need and a telephone contract they do not.',
    'Those who come because a bailiff was there, and the others, whom nobody knows, who have [not come yet|the bag under the bed].',
  ],
  users: [
    {
      role: '[lorry driver|night-shift packer|scaffolder]',
      ages: [28, 57],
      goals: ['Keep enough of the wage to live on', 'Know what happens to the van'],
      pains: ['Nine letters a week, no night for them', 'Each creditor speaks as if alone'],
      quotes: ['I earn. It’s gone before I’ve got my boots off.'],
    },
    {
      role: '[nursery assistant and mother of two|mother of three and cleaner|single mother and cashier]',
      ages: [25, 47],
      goals: ['Keep the flat', 'Tell the children something'],
      pains: ['Rings that she does not answer', 'Has told this story at four desks'],
      quotes: ['Please don’t make me start at the beginning again.'],
    },
    {
      role: '[former restaurant owner|bankrupt florist|former driving instructor]',
      ages: [36, 62],
      goals: ['Find out if it can ever end', 'Work again without losing it all'],
      pains: ['Debts from a firm that no longer exists', 'Shame, in a small town'],
      quotes: ['Everybody here has eaten at my place. That’s why I came by the back door.'],
    },
    {
      role: '[trainee roofer|first-job office clerk|apprentice nurse]',
      ages: [18, 26],
      goals: ['Get rid of three telephone contracts', 'Not become like uncle'],
      pains: ['Everything was one tap', 'Letters go to the parents’ address'],
      quotes: ['It was nine a month. Eleven times.'],
    },
    {
      role: '[retired caretaker|widower|retired factory cook]',
      ages: [63, 82],
      goals: ['Not leave debts to anybody', 'Be believed about the signature'],
      pains: ['Stood surety for a son', 'Cannot read the small letters, opens the wrong ones'],
      quotes: ['I signed because he asked. You do.'],
    },
  ],
  people: [
    { role: 'head of the office', wants: ['people to come two years earlier', 'first help within a week'] },
    { role: 'senior adviser', wants: ['the whole picture before anything is promised', 'time for the letters'] },
    { role: 'lawyer, two afternoons a week', wants: ['deadlines first', 'nothing sent that admits a debt'] },
    {
      role: 'representative of the savings bank that pays half',
      wants: ['numbers of cases closed', 'instalments kept'],
    },
  ],
  usps: [
    {
      title: 'Letters opened together',
      text: 'The bag is emptied on a table and each letter is opened by two people; it takes [an hour|ninety minutes], and then it is over.',
    },
    {
      title: '[Free, and it stays so|Costs nothing]',
      text: 'It costs nothing, not even when a law firm would; {people} people a year.',
    },
    { title: 'Deadlines before order', text: 'What runs out this week is dealt with first, the rest may stay a heap.' },
    {
      title: '[On nobody’s side|Not the bank]',
      text: 'Half of the money comes from a bank, none of the opinions; in {years} years it has been tested twice.',
    },
    { title: 'Back door', text: 'There is a door through the yard, for those who know everybody.' },
  ],
  features: [
    {
      id: 'week',
      title: '[This week first|What runs out]',
      text: 'Finds the letters that cannot wait among those that can. || Three questions per letter: from whom, until when, which colour.',
      check:
        '{letters} letters photographed, four that matter this week found || Yellow envelope: what it means and what to do today',
      on: 0,
    },
    {
      id: 'bag',
      title: '[One at a time|The bag]',
      text: 'Letters out of the bag, one by one, with a pause button. || Open, look, put down: a heap that shrinks.',
      check: 'Five letters, a pause, five more, on another day || A letter too bad to go on: what the screen says',
      on: 0,
    },
    {
      id: 'live',
      title: '[To live on|What stays mine]',
      text: 'What may not be taken, in money, by household. || The sum that must stay, and how to make sure.',
      check: 'Sum for a parent with two children, with its date || Bank has taken it all the same: steps for today',
      on: 0,
    },
    {
      id: 'first',
      title: '[Before the talk|First hour]',
      text: 'What can be done before there is an appointment. || Useful things for the {wait} weeks of waiting.',
      check:
        'Four things, each done in one evening || Adviser sees what has been done, and what has not, without a grade',
      on: 0,
    },
    {
      id: 'once',
      title: '[Told once|Not from the beginning]',
      text: 'A story told once and taken along, by the person who owns it. || One page that goes from desk to desk.',
      check: 'One page, 12 lines, in the person’s own words || What is left out when it goes to a creditor',
      on: 0,
    },
    {
      id: 'all',
      title: '[Who wants what|All of them]',
      text: 'All creditors on one page, with what is certain. || Seven claims, three doubtful, one that is nobody’s.',
      check: 'Eight claims, two sold on, one out of date: told apart || Total with and without the doubtful ones',
      on: 1,
    },
    {
      id: 'dates',
      title: '[The office’s week|Deadlines]',
      text: 'What runs out this week, over all cases. || A week of deadlines with a name on each.',
      check: '[44|38] deadlines, three today, one adviser ill || Missed: what is still possible, said first',
      on: 1,
    },
    {
      id: 'plan',
      title: '[What is left each month|A plan that survives]',
      text: 'A plan with room for a broken washing machine. || Months ahead, with a bad one built in.',
      check: 'Plan for 14 months, one wage late, still standing || The same as one page for a fridge door',
      on: 1,
    },
    {
      id: 'come',
      title: '[Which door|When and how]',
      text: 'Says where, when and by which door, and what will happen. || The first visit, described in six sentences.',
      check: 'Six sentences, no word with “debt” in the title || What the map, the bell and the letter do not say',
      on: 0,
    },
  ],
  surfaces: [
    {
      name: '[At home with the bag|On one’s own phone]',
      format: '[Phone, 360 px, pay-as-you-go, 40 kB a page|360 px, old, on little credit]',
      states: 'deadline past, [bailiff announced|account blocked] and given up half way',
    },
    {
      name: '[At the table|The adviser’s side]',
      format: '[Laptop 1280 px, turned so both can see|1280 px seen from two chairs]',
      states: 'paper missing, [claim doubtful|claim sold on] and person silent',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'A careless sentence can [admit|revive] a debt that has lapsed.',
      effect: 'Nothing goes to a creditor from this side of the table.',
    },
    {
      type: 'people',
      text: '{advisers} advisers; nine in ten hours are [booked|taken] for weeks.',
      effect: 'What comes before the talk must be safe without them.',
    },
    {
      type: 'technical',
      text: 'Telephones are out of credit [often|by the 20th], shared, or held by somebody else.',
      effect: 'No account; pages under 40 kB; nothing left behind.',
    },
    {
      type: 'content',
      text: 'Official letters use [colour, stamp and font|three signs] to say how serious they are, and so do false ones.',
      effect: 'Teach the real signs; draw them.',
    },
    {
      type: 'brand',
      text: 'The word “debt” is not on the [door|bell], and {p0} will not have it in a browser tab.',
      effect: 'Find names that search finds and a child does not ask about.',
    },
    {
      type: 'money',
      text: 'The grant counts [cases closed|closed files]; a person who only needed one letter counts nothing.',
      effect: 'Make the small help visible to whoever pays.',
    },
  ],
  nonGoals: [
    { text: 'Lending money' },
    { text: 'Writing to creditors automatically' },
    { text: 'A budget diary' },
    { text: 'Forums' },
    { text: 'Advice for companies' },
  ],
  tensions: [
    {
      of: [0, 1],
      a: '{p0} wants people helped on the first day, with one letter.',
      b: '{p1} has seen what one letter does without the other [forty|thirty].',
      where: 'On the screen for the week’s deadlines: act now, or wait for the table?',
    },
    {
      of: [2, 3],
      a: '{p2} wants nobody to pay a claim before it is proved.',
      b: '{p3} pays for half of it all and likes to see instalments.',
      where: 'In the plan, in the column for the doubtful ones.',
    },
  ],
  unknowns: [
    'What makes somebody open the first letter',
    'Whether people can tell a yellow envelope from a grey one when afraid',
    'How many would need one letter and no appointment',
    'Whether a heap that shrinks on a screen helps or mocks',
    'Who else in the flat knows',
  ],
  twists: [
    'The savings bank wants to send people over directly: a button in its app, at the moment the account is blocked. {p0f} says yes, {p2f} says whose side. Design that landing.',
    'From {due} bailiffs announce themselves by message, as do swindlers. {p1f} has two of each on the table. Which is which, for somebody alone?',
    'A former client of {letters} letters offers to sit with others at their bags. Twelve more do. What may they see, and what do they need?',
  ],
  objects: [
    'plastic bags of letters',
    'a kettle and odd cups',
    'coloured official envelopes',
    'letter openers of bone',
    'round tables',
    'back-door keys',
  ],
  moments: [
    'on the edge of a bed with a bag',
    'in a lorry cab',
    'at a round table with tea',
    'in a corridor, about to turn back',
  ],
  samples: [
    'This one can wait. So can this. This one: Thursday.',
    'This much must stay with you.',
    'Through the yard. Nobody asks anything first.',
  ],
  troubles: [
    {
      id: 'unopened',
      titles: [
        'The bag under the bed: {org}',
        '{letters} letters and one that matters: {org}',
        'What runs out this week, {org}',
        'Two years earlier at {org}, {town}',
      ],
      n: { late: [29, 43], lateTo: [11, 16], months: [19, 27], monthsTo: [8, 11] },
      problem: [
        'People come {months} months after they stopped opening letters. By then {late}% have missed a deadline that would have helped, and {debt} has become half as much again.',
        'Among {letters} letters in a bag there are three that matter. {late}% of people arrive after the date on them; the bag is {months} months old.',
      ],
      ask: [
        'Help somebody alone at night to find the three letters that cannot wait.',
        'Make the first hour possible before there is a person to share it.',
      ],
      situation: [
        'The wait for an appointment is {wait} weeks. Until then a page says “collect your documents”. {p2f} keeps two emergency hours, which are gone by ten past eight.',
        'By telephone the office asks for colour and date on the envelope, and that alone settles one call in three. Apps exist that sell loans at the end.',
      ],
      whyNow: [
        { kind: 'growth', text: 'Rents and power rose in {now}; {p0} expects a third more people by {due}.' },
        { kind: 'rule', text: 'The deadline for objecting is cut to two weeks from {due}.' },
        { kind: 'people', text: 'Two of {advisers} advisers go in {due}; the wait will pass {wait} weeks.' },
      ],
      goals: [
        {
          text: 'Bring missed deadlines at the first visit from {late}% to {lateTo}% {by}. || {lateTo}% arriving after a deadline {by}, instead of {late}%.',
          measure: {
            metric: 'People who arrive past a deadline',
            base: '{late}%',
            target: '{lateTo}%',
            how: 'Marked at the first talk || Files of the month, read by {p2f}',
          },
        },
        {
          text: 'Have people come {monthsTo} months after the first closed letter {by2}; it is {months}. || Shorten the silence from {months} to {monthsTo} months {by2}.',
          measure: {
            metric: 'Months of unopened letters',
            base: '{months}',
            target: '{monthsTo}',
            how: 'Oldest unopened letter in the bag || Date of first reminder against first visit',
          },
        },
        { text: 'Get through ten letters in fifteen minutes, with pauses.' },
        { text: 'Send nothing, promise nothing, keep nothing.' },
      ],
      core: ['week:0', 'bag:2', 'first:1'],
      more: ['come:1', 'dates:0', 'live:0', 'once:1', 'all:3'],
    },
    {
      id: 'told-again',
      titles: [
        'Not from the beginning: {org}',
        'Told once at {org}',
        'The fourth desk: {org}',
        '{gone}% do not come back to {org}',
      ],
      n: { gone: [31, 44], goneTo: [14, 19], desks: [4, 6], hours: [5, 8], hoursTo: [2, 3] },
      problem: [
        'A person tells the story at {desks} desks before anything happens. {gone}% do not come to the second talk; the first {hours} hours of every case go into finding out what was told elsewhere.',
        '{gone}% never come a second time. Those who do begin again with each adviser, court clerk and bank: {desks} times.',
      ],
      ask: [
        'Let somebody carry their own story, in their own words, and decide who reads what.',
        'Bring the heap on the table and the picture in the adviser’s head together in one sitting.',
      ],
      situation: [
        'A form of nine pages asks in the order of the law. Advisers write on yellow pads; the lawyer gets a summary by voice. If an adviser is ill, the table starts anew.',
        'The case program has {letters} fields, three of them used. People leave with a sheet of terms and a date. {p1f} draws the whole thing as a wheel, and that they remember.',
      ],
      whyNow: [
        { kind: 'money', text: 'The grant pays by finished case from {due}; broken-off ones pay nothing.' },
        { kind: 'legacy', text: 'The case program is switched off in {due} and the yellow pads are all that is left.' },
        {
          kind: 'complaint',
          text: 'In {now} four people wrote, independently, the same sentence: “I told you that already.”',
        },
      ],
      goals: [
        {
          text: 'Lose no more than {goneTo}% before the second talk {by}, {gone}% today. || Bring people lost after one talk from {gone}% to {goneTo}% {by}.',
          measure: {
            metric: 'People lost after the first talk',
            base: '{gone}%',
            target: '{goneTo}%',
            how: 'Second appointment kept || Diary of all rooms, by month',
          },
        },
        {
          text: 'Need {hoursTo} hours to know a case {by2}, down from {hours}. || Cut the time to know a case from {hours} hours to {hoursTo} {by2}.',
          measure: {
            metric: 'Hours to know a case',
            base: '{hours}',
            target: '{hoursTo}',
            how: 'Noted on twenty cases a quarter || Yellow pads, timed by {p1f}',
          },
        },
        { text: 'Let a person see everything that is written about them, at the same table.' },
        { text: 'Ask nothing twice.' },
      ],
      core: ['once:0', 'all:1', 'plan:2'],
      more: ['live:2', 'come:0', 'dates:1', 'bag:0', 'first:0'],
    },
  ],
};
