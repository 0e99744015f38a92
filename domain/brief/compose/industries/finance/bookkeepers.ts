import type { Kind } from '../../kinds.ts';

export const bookkeepers: Kind = {
  id: 'bookkeepers',
  model: 'subscription',
  channel: 'desktop',
  where: [],
  what: [
    'a bookkeeping office for {clients} small trades',
    'a bookkeeping bureau above a [hairdresser|fishmonger], {clients} clients',
    '{staff} bookkeepers for people who work with their hands',
  ],
  names: [
    '{surname} Bookkeeping',
    '{tree} & {surname}',
    'The {thing} Ledger',
    '{district} Bookkeeping',
    '{count} Columns',
    '{surname2} & Co., Books',
  ],
  years: [3, 37],
  n: {
    clients: [140, 520, 5],
    staff: [5, 17],
    boxes: [38, 120, 2],
    fee: { eur: [85, 210] },
    receipts: [24000, 96000, 500],
    days: [12, 21],
  },
  story: [
    'Clients climb [nineteen|twenty-three] steps with a shoebox, as they have for {years} years; the staircase has its own [stories|smell].',
    '{p0} did the books of one [roofer|hairdresser] {years} years ago and was passed on from hand to hand.',
    'For {years} years the office has closed in the second week of {summer}, when nobody can find anything anyway.',
  ],
  audience: [
    'Hairdressers, fitters, florists and [two|three] circus people: {clients} trades, seven in ten with no employee.',
    'People who are good at something else and put paper in a box.',
    '{clients} clients between 22 and 77, most of them on a phone, on a ladder, or asleep.',
  ],
  users: [
    {
      role: '[hairdresser|dog groomer|piercer] with one chair',
      ages: [24, 55],
      goals: ['Know on the 5th what is really hers', 'Hand things over between two customers'],
      pains: ['A full account that belongs to the tax office', 'Is asked in March about a receipt from May'],
      quotes: ['Is it mine? That’s all I ever want to know.'],
    },
    {
      role: '[roofer|chimney builder|scaffolder] with four employees',
      ages: [31, 62],
      goals: ['Wages out on the last day', 'See which jobs lose money before they end'],
      pains: ['Invoices go out when it rains', 'Paper in three vans'],
      quotes: ['I write invoices when it rains. It’s been a dry year.'],
    },
    {
      role: '[florist|greengrocer|kiosk owner]',
      ages: [28, 66],
      goals: ['Not be afraid of envelopes', 'One list of what is missing'],
      pains: ['Receipts that fade in the sun', 'Feels told off by e-mail'],
      quotes: ['I sell tulips at six. At nine at night I’m not a person.'],
    },
    {
      role: '[double-bass player|illustrator|sign painter]',
      ages: [25, 58],
      goals: ['Spread a good month over four bad ones', 'Quarterly tax without a loan'],
      pains: ['Three countries, five kinds of income', 'Paid in spring for last autumn'],
      quotes: ['In June I’m rich. Ask me again in October.'],
    },
    {
      role: '[bookkeeper|bookkeeper in training|senior bookkeeper]',
      ages: [22, 61],
      goals: ['Chase each thing once', 'Close a month by the tenth'],
      pains: ['Photographs of half a receipt with a thumb', 'The same question to {boxes} clients'],
      quotes: ['I spend my days asking grown people for a petrol receipt.'],
    },
  ],
  people: [
    { role: 'owner', wants: ['clients who hand in each month', 'fewer letters that frighten'] },
    { role: 'senior bookkeeper', wants: ['receipts whole, sharp and in order', 'nothing guessed by a machine'] },
    { role: 'client and chimney builder', wants: ['one number on the fifth', 'not to be asked twice'] },
    { role: 'tax adviser who signs the accounts', wants: ['every figure traceable to a paper', 'deadlines kept'] },
  ],
  usps: [
    {
      title: '[No shoebox is refused|Shoeboxes welcome]',
      text: 'Whoever brings a box gets it back sorted; after a year most bring [folders|envelopes].',
    },
    {
      title: 'Somebody picks up',
      text: 'A telephone call is answered by the person who does those books, as for {years} years.',
    },
    {
      title: '[What is yours|The one number]',
      text: 'On the fifth of each month clients learn what is left when all that is owed has been [paid|taken off].',
    },
    {
      title: '{fee} a month',
      text: 'The price is {fee} for a trade with one chair, and does not rise with [the panic|bad handwriting].',
    },
    { title: 'Nine trades, known', text: 'A roofer’s bookkeeper knows what rain means; a florist’s knows {feast}.' },
  ],
  features: [
    {
      id: 'mine',
      title: '[What is mine|The one number]',
      text: 'What is left once tax, wages and bills are off, in one number with its reasons. || One’s own money, apart from what only passes through.',
      check:
        'Number with at most four lines under it, at 360 px || Sure part and estimated part told apart without colour',
      on: 0,
    },
    {
      id: 'missing',
      title: '[What is missing|One list]',
      text: 'What the office still needs, as few lines as possible, with the reason. || A list that gets shorter, with “I haven’t got it” as an answer.',
      check:
        'Nine missing papers, three of them “lost”, answered in two minutes || Client answers “no idea”: what the bookkeeper sees',
      on: 0,
    },
    {
      id: 'throw',
      title: '[Throw it in|From the van]',
      text: 'Paper handed over by any road: photographed, forwarded, spoken, in a box. || Gets rid of a receipt in three seconds.',
      check: 'Receipt caught in three seconds, thumb in the picture and all || 40 receipts from one shoebox in one go',
      on: 0,
    },
    {
      id: 'desk',
      title: '[The bookkeeper’s desk|Open questions]',
      text: 'All open questions of all clients, asked once, together. || One pile instead of {clients} inboxes.',
      check:
        '{clients} clients by what they lack, without a name twice || One question to eleven clients: sent, answered, closed',
      on: 1,
    },
    {
      id: 'month',
      title: '[A quiet month|The tenth]',
      text: 'A month as a row of steps that closes on the tenth. || What is done, what waits, for whom.',
      check: 'Twelve months of one client on one line || Month closed with two papers missing, and reopened',
      on: 1,
    },
    {
      id: 'spread',
      title: '[June pays October|A level year]',
      text: 'A good month spread over the year, with tax put aside. || What to put away now so that October works.',
      check: 'Year with three good months and a bill in autumn || The suggestion refused: what changes',
      on: 0,
    },
    {
      id: 'letter',
      title: '[What is this letter?|The envelope]',
      text: 'A letter photographed, explained and sorted into now, later, never mind. || Says what an official letter wants, until when, and who will do it.',
      check:
        'Three letters, three answers in under 40 words each || The frightening one: first sentence written with care',
      on: 0,
    },
    {
      id: 'job',
      title: '[Does the job pay?|Roof by roof]',
      text: 'What a job has cost so far against what was agreed. || Jobs in money, while something can still be done.',
      check: 'Three jobs, one losing money on day four of nine || Hours entered on a roof with one thumb',
      on: 0,
    },
    {
      id: 'why',
      title: '[Where it comes from|Back to the paper]',
      text: 'From any figure to the papers it is made of. || Every number opens into its receipts.',
      check: 'From total to receipt in at most three steps || Printed for the tax adviser, page numbers and all',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[In the shop and the van|The client’s side]',
      format: '[Phone, 375 px, one thumb, paint on it|375 px and one thumb]',
      states: 'nothing to do, [picture unreadable|receipt cut off] and letter urgent',
    },
    {
      name: '[In the office|The bookkeeper’s side]',
      format: '[Two screens of 1440 px, keyboard only|1440 px and a keyboard]',
      states: 'month closed, [client silent|no answer in 14 days] and figure disputed',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'Receipts must be kept for ten years, [unchanged|as they came in].',
      effect: 'Show the original beside what was read from it, always.',
    },
    {
      type: 'technical',
      text: 'The accounting program is the tax adviser’s and takes [entries|files] once a night.',
      effect: 'The number on the fifth is the office’s own; say from when.',
    },
    {
      type: 'people',
      text: 'Clients give it [two|three] minutes a week, in the evening, unwillingly.',
      effect: 'One thing at a time, and an end in sight.',
    },
    {
      type: 'content',
      text: 'Tax words have exact meanings; {p3} will not let go of [one|any] of them.',
      effect: 'Plain word first, exact word after it.',
    },
    {
      type: 'money',
      text: 'At {fee} a month [forty|fifty] minutes are paid; chasing takes twenty of them.',
      effect: 'Each minute of chasing saved is the business case.',
    },
    {
      type: 'brand',
      text: '{p0} wants no green arrows and no [piggy banks|coins].',
      effect: 'Draw trades, tools and paper instead of money.',
    },
  ],
  nonGoals: [
    { text: 'Filing tax returns by the client' },
    { text: 'Online banking' },
    { text: 'Reading receipts without a person' },
    { text: 'A shop for forms' },
    { text: 'Comparing clients with each other' },
  ],
  tensions: [
    {
      of: [1, 2],
      a: '{p1} will not name a number before the last paper is in.',
      b: '{p2} needs one on the fifth, [rough|more or less], to decide about a van.',
      where: 'In the one number: how unsure may it be and still be shown?',
    },
    {
      of: [0, 3],
      a: '{p0} writes to clients so that they open the letter.',
      b: '{p3} needs the sentence that holds in front of the tax office.',
      where: 'In the explanation of a letter, between two words for the same thing.',
    },
  ],
  unknowns: [
    'Whether clients avoid paper or the feeling that comes with it',
    'How exact a number must be to be of use on the fifth',
    'Whether people answer “I haven’t got it” when there is a button for it',
    'What share of questions is about the same [five|six] suppliers',
    'Who opens the envelopes at home',
  ],
  twists: [
    'Every invoice must be electronic from {due}. For {clients} trades the shoebox ends on a Tuesday. {p0f} wants them to feel nothing. Where do they feel it first?',
    'A client’s one number was right and the account was empty: a customer had not paid. {p2f} asks what “mine” means. Answer on the screen.',
    'Half of the clients want to hand in by speaking, while driving. {p1f} wants paper. What is a spoken receipt?',
  ],
  objects: [
    'shoeboxes with names on them',
    'spikes full of receipts',
    'carbon-copy invoice books',
    'adding machines with paper rolls',
    'rubber stamps on a carousel',
    'ring binders by colour',
  ],
  moments: [
    'between two customers with scissors in hand',
    'in a van in the rain',
    'at nine at night, unwillingly',
    'on a scaffold',
  ],
  samples: [
    'Yours this month: about 1,840.',
    'Three papers missing. “Lost” is an answer.',
    'Nothing to do until the fourth.',
  ],
  troubles: [
    {
      id: 'chasing',
      titles: [
        'A petrol receipt from May: {org}',
        '{chase}% of the day spent asking, {org}',
        'Three seconds and gone: {org}',
        'The shoebox of {org}, {town}',
      ],
      n: { chase: [36, 51], chaseTo: [14, 19], onTime: [27, 41], onTimeTo: [66, 79] },
      problem: [
        'Bookkeepers spend {chase}% of their day asking for papers. {onTime}% of clients have handed in by the tenth; the others follow, on average {days} days later.',
        'The month should close on the tenth and closes {days} days after it. {chase}% of the working time goes into reminding people of petrol.',
      ],
      ask: [
        'Make handing over easier than putting it in a drawer, and asking easier than asking again.',
        'Treat people who are afraid of paper as if that were normal, because it is.',
      ],
      situation: [
        'Papers come by stairs, e-mail, messenger and post. Each bookkeeper keeps a list. {p1f} prints photographs in order to see them. An app was bought; {staff} clients use it.',
        'A reminder goes out to all on the first. Those it is meant for do not read it; the others are [annoyed|alarmed]. Shoeboxes arrive in quarter-years.',
      ],
      whyNow: [
        { kind: 'rule', text: 'Sales tax is due monthly instead of quarterly for most clients, from {due}.' },
        { kind: 'people', text: 'Two bookkeepers leave in {due}, and nobody wants a job that is {chase}% asking.' },
        {
          kind: 'rival',
          text: 'A service for {fee} a year promises that a machine does it all. Thirty clients have asked about it since {now}.',
        },
      ],
      goals: [
        {
          text: 'Cut chasing from {chase}% to {chaseTo}% of the day {by}. || Spend {chaseTo}% of the day on chasing {by}, not {chase}%.',
          measure: {
            metric: 'Share of the day spent chasing',
            base: '{chase}%',
            target: '{chaseTo}%',
            how: 'Diaries of all bookkeepers, two weeks a quarter || Time sheet with one code for asking',
          },
        },
        {
          text: 'Have {onTimeTo}% of clients complete by the tenth {by2}; {onTime}% are now. || Raise months complete by the tenth from {onTime}% to {onTimeTo}% {by2}.',
          measure: {
            metric: 'Clients complete by the tenth',
            base: '{onTime}%',
            target: '{onTimeTo}%',
            how: 'Months closed, counted on the eleventh || Month board, by client',
          },
        },
        { text: 'Let a receipt be gone in three seconds, whole or not.' },
        { text: 'Frighten nobody with an e-mail.' },
      ],
      core: ['missing:1', 'throw:2', 'desk:0'],
      more: ['month:1', 'letter:3', 'why:0', 'mine:1', 'spread:3'],
    },
    {
      id: 'is-it-mine',
      titles: [
        'Is it mine? {org}',
        'The one number on the fifth, {org}',
        'Rich in {summer}, broke in {winter}: {org}',
        'What is left? {org}, {district}',
      ],
      n: { short: [29, 43], shortTo: [9, 14], know: [18, 31], knowTo: [67, 82] },
      problem: [
        '{short}% of clients could not pay a tax bill at once last year, although they had earned it. Only {know}% can say what of their account is theirs.',
        'The account looks full and is not: {short}% of clients borrow for tax each year. Asked, {know}% know what is really left.',
      ],
      ask: [
        'Tell somebody on a ladder what is theirs, in a form that can be wrong by a little and still be of use.',
        'Turn books that look back into something one can decide by.',
      ],
      situation: [
        'Clients get a page of forty-one figures in the second week. They look at the last one, which is the wrong one. {p0f} tells some of them the right one by telephone.',
        'Some hold tax money in a second account, some in a tin. The program can forecast; the forecast assumes a {feast} every month.',
      ],
      whyNow: [
        { kind: 'money', text: 'Prepayments go up in {due}; {p0f} expects a quarter of the clients to be caught out.' },
        { kind: 'loss', text: 'Seven clients closed down since {now}, four of them with full order books.' },
        {
          kind: 'growth',
          text: 'A guild wants the office for all its members, if it can name the one number, from {due}.',
        },
      ],
      goals: [
        {
          text: 'Have {knowTo}% of clients know what is theirs {by}, up from {know}%. || Bring those who know what is theirs from {know}% to {knowTo}% {by}.',
          measure: {
            metric: 'Clients who know what is theirs',
            base: '{know}%',
            target: '{knowTo}%',
            how: 'Guess against books, fifty clients twice a year || Asked on the telephone, then compared',
          },
        },
        {
          text: 'Reduce clients who cannot pay a tax bill at once from {short}% to {shortTo}% {by2}. || {shortTo}% surprised by a tax bill {by2}, where it was {short}%.',
          measure: {
            metric: 'Clients surprised by a bill',
            base: '{short}%',
            target: '{shortTo}%',
            how: 'Instalments asked for at the tax office || Late payments in the books',
          },
        },
        { text: 'Put the number on a screen by the fifth, with its doubt beside it.' },
        { text: 'Advise nobody to buy anything.' },
      ],
      core: ['mine:0', 'spread:1', 'month:2'],
      more: ['missing:2', 'letter:1', 'job:0', 'why:0', 'throw:2'],
    },
  ],
};
