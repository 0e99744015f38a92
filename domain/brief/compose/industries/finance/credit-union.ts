import type { Kind } from '../../kinds.ts';

export const creditUnion: Kind = {
  id: 'credit-union',
  model: 'cooperative',
  channel: 'counter',
  where: [],
  what: [
    'a savings and credit cooperative with {members} members',
    'a member-owned credit union with {branches:w} counters',
    'a cooperative of savers, {members} members and {branches:w} counters',
  ],
  names: [
    '{district} Credit Union',
    '{town} Savers’ Cooperative',
    '{tree} Mutual',
    '{bird} Savings Cooperative',
    '{thing} Credit Union',
    'The {count} Parishes Mutual',
  ],
  years: [12, 74],
  n: {
    members: [4200, 23000, 100],
    branches: [2, 5],
    staff: [14, 46],
    loan: { eur: [1400, 3800] },
    small: { eur: [120, 290] },
  },
  story: [
    '[It was founded|It began] {years} years ago by [dockers|teachers|market women] who could not get a loan elsewhere.',
    'Members have lent to members for {years} years; the board is [elected|voted in] each spring in a school hall.',
    '{years} years ago it had a tin box and [thirty|forty] names in a ledger. The ledger is on the wall of the {district} counter.',
  ],
  audience: [
    'Members who borrow two or three times in their lives and save a little each month: tradespeople, carers, pensioners, [young families|people between contracts].',
    'People in {town} with an income that [comes and goes|changes monthly], who are used to explaining themselves to banks.',
    '{members} members, a third of whom come to a counter each month and would be sorry to stop.',
  ],
  users: [
    {
      role: '[market trader|fish seller|flower seller]',
      ages: [31, 64],
      goals: [
        'Borrow {small} in [spring|the slow months] and pay it back by {due}',
        'Pay more in a good week and less in a bad one',
      ],
      pains: [
        'Has no payslip',
        'The form asks for a monthly income; there is none',
        'Each visit costs a morning’s trade',
      ],
      quotes: ['My income is Saturdays. Ask me about Saturdays.', 'They want a payslip. I have a stall.'],
    },
    {
      role: '[school cook|classroom assistant|school bus driver]',
      ages: [28, 60],
      goals: ['Get through the two unpaid summer months', 'See what a loan costs in all, in money'],
      pains: ['Percentages without an amount', 'Worried that colleagues see a visit to the counter'],
      quotes: ['I don’t want to know the rate. I want to know what’s left in August.'],
    },
    {
      role: '[newly arrived nurse|care worker from abroad|visiting welder]',
      ages: [23, 46],
      goals: ['A first account without [three years|a year] of history', 'Send part of the wage home each month'],
      pains: ['Letters in formal {language}', 'Told to come back with a paper nobody can explain'],
      quotes: ['Every form asks where I lived. I lived somewhere else.'],
    },
    {
      role: '[widowed pensioner|retired railwayman|retired postmistress]',
      ages: [67, 89],
      goals: ['Keep the savings book, or something like it', 'Help a granddaughter without the family knowing'],
      pains: ['Small type, and an app that is too [clever|quick]', 'Afraid of a button that cannot be undone'],
      quotes: ['I’ll change when you can show me it’s written down somewhere.'],
    },
    {
      role: '[apprentice electrician|apprentice cook|trainee hairdresser]',
      ages: [17, 24],
      goals: ['Buy tools worth {small} and own them after a year', 'Understand before signing, not after'],
      pains: ['Everything important is in the small print', 'Never learnt what interest does'],
      quotes: ['Show me the worst month. Then I’ll decide.'],
    },
    {
      role: '[treasurer of a sports club|treasurer of a burial society|parish treasurer]',
      ages: [39, 72],
      goals: ['Two signatures without two people in one room', 'A statement the members can read aloud'],
      pains: ['The old treasurer still [gets|receives] the letters', 'Carries the cash to the counter on foot'],
      quotes: ['It isn’t my money. That’s why I want it in writing.'],
    },
  ],
  people: [
    {
      role: 'general manager',
      wants: ['small loans decided on the same day', 'young members before the old ones are gone'],
    },
    {
      role: 'head of lending',
      wants: ['to look every borrower in the eye once', 'no decision that nobody can explain'],
    },
    { role: 'counter clerk, {district}', wants: ['time for those who need it', 'one screen instead of four programs'] },
    { role: 'chair of the board', wants: ['losses under two per cent', 'nothing a pensioner has to be sorry for'] },
  ],
  usps: [
    {
      title: '[Decided by members|A committee with names]',
      text: 'Loans are decided by {branches:w} elected members whose names hang at the counter.',
    },
    {
      title: '[Irregular is normal|Bad weeks included]',
      text: 'Repayments may follow the season: more in good months, a pause agreed beforehand in bad ones.',
    },
    {
      title: 'The whole cost in money',
      text: 'Each loan is stated as one amount, for {loan} as for {small}, before any percentage.',
    },
    {
      title: '[The surplus comes back|What is left is yours]',
      text: 'What is earned beyond the reserve is paid to members, most to those who borrowed.',
    },
    {
      title: '{branches:w} counters that stay',
      text: 'While the banks of {town} closed theirs, the counters have kept their hours for {years} years.',
    },
  ],
  features: [
    {
      id: 'ask',
      title: '[Ask for a loan|The first question]',
      text: 'What for, how much, and when money comes in: in this order. || A request as people think of it: what for, how much, from when.',
      check:
        'Request for {small} without a payslip, from first question to “sent” || Request begun at a stall, finished in the evening, nothing lost: two frames',
      on: 0,
    },
    {
      id: 'cost',
      title: '[Cost in money|What it costs you]',
      text: 'The loan in months and money, with the [hardest|worst] month marked. || What is paid back in all, and which month will be the worst.',
      check:
        'Total, each month and the worst month on one screen at 360 px || Same loan over nine and 14 months, compared on one screen',
      on: 0,
    },
    {
      id: 'season',
      title: '[Own rhythm|Good and bad months]',
      text: 'A repayment plan that follows the year of the trade. || Instalments that are small when the trade is slow.',
      check:
        'Plan with two light months and one pause, still adding up || Year of a flower seller: 12 months, three of them light, sum unchanged',
      on: 0,
    },
    {
      id: 'case',
      title: '[The file|One page per request]',
      text: 'All the committee needs on a page, gaps said first. || The request as the committee reads it, gaps first.',
      check:
        'Page with one paper missing and one contradiction, both visible || A4 page with four facts, one doubt and room for three signatures',
      on: 1,
    },
    {
      id: 'why',
      title: '[Why not|Reasons in words]',
      text: 'A refusal that says what would have to change. || A no with its reason and the one thing that would change it.',
      check: 'Refusal in at most 70 words with one next step || Two refusals read aloud in under 20 seconds each',
      on: 0,
    },
    {
      id: 'book',
      title: '[Savings book|The book]',
      text: 'Every movement on paper or screen, in the order it happened. || The savings book, kept on paper and screen alike.',
      check: 'Printed page of 18 lines and the same on a phone || One month of 14 entries at 16 px and in print',
      on: 0,
    },
    {
      id: 'two',
      title: 'Two signatures',
      text: 'Clubs approve a payment in two places. || A club’s payment, released by two people in two places.',
      check:
        'Payment waiting for the second signature, seen by both people || Second person away: reminder after two days, way out after five',
      on: 0,
    },
    {
      id: 'desk',
      title: '[Help at the counter|Side by side]',
      text: 'Member and clerk look at the same request on two screens. || One request, seen from both sides of the counter.',
      check:
        'Both screens of one conversation, what only the clerk sees marked || Five facts shown to the member, three more to the clerk',
      on: 1,
    },
    {
      id: 'early',
      title: '[Trouble ahead|Before it is late]',
      text: 'Says a month early that a payment will be hard, and offers three ways. || A hard month told beforehand, with three ways through it.',
      check:
        'Three ways with their cost in money, none in red || Message to be sent in under 30 seconds, no reason required',
      on: 0,
    },
  ],
  surfaces: [
    {
      name: '[The member’s side|In the member’s hand]',
      format: 'Phone, 360 px wide, often an old one',
      states: 'request half done, refused, and paused repayment',
    },
    {
      name: '[Behind the counter|For clerks and committee]',
      format: 'Desktop, 1366 px, printed on A4 for the meeting',
      states: 'paper missing, decision due today, and member at the counter',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'Cost, term and right to withdraw are shown before a request is sent[, in one type size|].',
      effect: 'They are part of the main path, not of the small print.',
    },
    {
      type: 'technical',
      text: 'The ledger is {years} years old in parts and posts once a night.',
      effect: 'Balances carry the time of last night; nothing may look instant that is not.',
    },
    {
      type: 'people',
      text: 'The committee meets on [Tuesdays|Thursdays], {branches:w} people, and the eldest reads only paper.',
      effect: 'The screen’s page and the printed page are one design.',
    },
    {
      type: 'brand',
      text: 'The [seal|emblem] of the founders, {years} years old, is [voted on|protected] by members.',
      effect: 'It appears once, whole, in one colour.',
    },
    {
      type: 'content',
      text: 'Members read {language} and {language2}; legal texts exist in the first only.',
      effect: 'Explain in both, sign in one, and say which is which.',
    },
    {
      type: 'money',
      text: 'There is money for one system, not for two.',
      effect: 'Both sides share parts and words.',
    },
  ],
  nonGoals: [
    { text: 'Cards and [contactless|cash machine] payment' },
    { text: 'Investment products' },
    { text: 'A credit score shown to members' },
    { text: 'Closing a counter' },
    { text: 'Accounts for larger businesses' },
  ],
  tensions: [
    {
      of: [0, 1],
      a: '{p0} wants loans under {small} decided at once, by rule.',
      b: '{p1} will not lend to anyone nobody has [spoken to|met].',
      where: 'At the end of the request: “yes” straight away, or an appointment?',
    },
    {
      of: [2, 3],
      a: '{p2} wants members to do at home whatever can be done at home.',
      b: '{p3} was elected by people who come to the counter to [talk|be seen].',
      where: 'On the first screen, and whenever somebody asks for the old form.',
    },
  ],
  unknowns: [
    'How many requests are given up because of the payslip question',
    'Whether members would show their takings instead of a payslip',
    'Whether a quick “no” is better liked than a slow “perhaps”',
    'Who in the family does the asking, and who signs',
    'What the committee decides by, whatever the rules say',
  ],
  twists: [
    'The regulator allows the quick decision only if a person looks again within {branches:w} days when asked. {p1f} is pleased, {p0f} is not. Put that into the path without hiding it.',
    'The members’ meeting votes, by a majority of nine, that every refusal be signed with a name. Two committee members threaten to leave. What changes on the page?',
    'A counter floods and stays shut for {branches:w} months. The telephone is now the counter. Which three things must it do by {due}?',
  ],
  objects: [
    'ledger pages',
    'savings books with stamps',
    'receipt pads with carbon paper',
    'wall clocks and counters of dark wood',
    'ballot slips',
    'coin trays',
  ],
  moments: [
    'at a market stall between two customers',
    'at the kitchen table with the bills laid out',
    'at the counter with a queue behind',
    'late in the evening, after the children',
  ],
  samples: [
    'You borrow {small} and pay back a little more, in eleven parts.',
    'Hardest month: {due}.',
    'Decided on Tuesday by three members.',
  ],
  troubles: [
    {
      id: 'slow-loans',
      titles: [
        'A small loan by the evening: {org}',
        '{org} and the {wait}-day yes',
        'Without a payslip at {org}, {town}',
        'Ask {org} [before|instead of] the lender on the corner',
      ],
      n: { wait: [8, 15], quit: [37, 53], quitTo: [16, 24], same: [58, 72], rate: [180, 390, 10] },
      problem: [
        'A loan of {small} takes {wait} days. {quit}% give up on the way, some for the doorstep lender, who takes {rate}% a year.',
        '{quit}% of requests are never finished. After {wait} days the need has passed or been met at {rate}% interest round the corner.',
      ],
      ask: [
        'Bring a small loan to the pace of a small worry, and keep the [person|people] in it.',
        'Be quick where the cooperative can be and human where it must; where that line runs is part of the work.',
      ],
      situation: [
        'The request is a form of four pages, typed in twice. Papers come by post, by hand and as photographs; {p2f} chases them by telephone. A web form produced the same four pages.',
        'Members ask at the counter, take the form home, and return it with something missing. Files wait in a basket for the [Tuesday|Thursday] meeting.',
      ],
      whyNow: [
        {
          kind: 'rival',
          text: 'A lender that pays within an hour opens beside the {district} counter in {due}.',
        },
        { kind: 'rule', text: 'New lending rules ask for a written reason for every refusal from {due}.' },
        {
          kind: 'loss',
          text: 'For the second year more old members died than young ones joined; the board wants a plan by {due}.',
        },
      ],
      goals: [
        {
          text: 'Decide {same}% of loans under {small} on the same day {by}; today it takes {wait} days. || Same-day answers for {same}% of loans under {small} {by}, where {wait} days are usual now.',
          measure: {
            metric: 'Small loans decided the same day',
            base: 'none; {wait} days on average',
            target: '{same}%',
            how: 'Time of request and of decision in the file, by month',
          },
        },
        {
          text: 'Bring unfinished requests down from {quit}% to {quitTo}% {by2}. || {quitTo}% of requests given up {by2}, {quit}% at present.',
          measure: {
            metric: 'Requests given up',
            base: '{quit}% of those begun',
            target: '{quitTo}%',
            how: 'Started against sent, screen and counter counted alike',
          },
        },
        {
          text: 'Keep loans in arrears below 1.9% of the sum lent. || Let arrears stay under 1.9% of what is lent.',
          measure: {
            metric: 'Loans in arrears',
            base: '1.7% of the sum lent',
            target: 'below 1.9%',
            how: 'Ledger at the end of each quarter',
          },
        },
        { text: 'Give every “no” a reason that a member can repeat at home.' },
      ],
      core: ['ask:0', 'case:0', 'cost:1'],
      more: ['why:3', 'season:1', 'desk:1', 'early:2', 'book:3'],
    },
    {
      id: 'arrears',
      titles: [
        'Before the payment fails: {org}',
        'The letter nobody opens, {org}',
        '{org} and the month that [does not|won’t] work',
        'Talking about money at {org}, {town}, sooner',
      ],
      n: { late: [212, 540, 4], lateTo: [120, 180, 3], talk: [9, 16], talkTo: [38, 52] },
      problem: [
        '{late} loans are behind. Only {talk}% got in touch beforehand; the others waited for the letter and did not open it.',
        'Members who cannot pay go silent. {late} of them are behind at present, and {talk}% said so before it happened.',
      ],
      ask: [
        'Make it easier to speak early than to keep quiet, for people who are ashamed and staff who are busy.',
        'Find the moment, the words and the place in which a member can say that next month will not work.',
      ],
      situation: [
        'Three letters go out, each harder than the last. {p1f} rings after the second; one call in five is answered. The payment holiday is on page three of the contract.',
        'The reminder comes from the ledger at night, [in capitals|in one typeface]. At the counter people pay what they have and say nothing. A softer letter changed nothing.',
      ],
      whyNow: [
        {
          kind: 'money',
          text: 'The [cannery|sugar mill] lays off a third of its people in {due}; [many|hundreds] of them are members.',
        },
        {
          kind: 'complaint',
          text: 'A member stood up at the meeting and read the third letter aloud. The board has promised a new one by {due}.',
        },
        {
          kind: 'rule',
          text: 'From {due} a lender must [offer|have offered] talks before it may charge for being late.',
        },
      ],
      goals: [
        {
          text: 'Raise the share of late payers who speak up first from {talk}% to {talkTo}% {by}. || Have {talkTo}% of late payers speak up first {by}, up from {talk}%.',
          measure: {
            metric: 'Members who speak up first',
            base: '{talk}% of late payers',
            target: '{talkTo}%',
            how: 'Contact noted before due date, counted by {p2f}',
          },
        },
        {
          text: 'Bring loans behind from {late} down to {lateTo} {by2}. || No more than {lateTo} loans behind {by2}; there are {late} today.',
          measure: {
            metric: 'Loans behind',
            base: '{late}',
            target: '{lateTo}',
            how: 'Ledger on the last day of the month',
          },
        },
        {
          text: 'Let a member agree a lighter month in under four minutes, without a call if preferred. || A lighter month agreed in four minutes, without a call, by those who prefer that.',
        },
        { text: 'Write nothing that one would not say across the counter.' },
      ],
      core: ['early:0', 'season:1', 'desk:2'],
      more: ['cost:1', 'book:3', 'case:1', 'why:3', 'ask:2', 'two:3'],
    },
  ],
};
