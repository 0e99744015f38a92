import { defineCase, money } from '../case.ts';
import { capital } from '../phrases.ts';

export const smallLoan = defineCase({
  id: 'small-loan',
  industry: 'finance',
  client: 'remembered',
  model: 'cooperative',
  channel: 'phone',
  about:
    'A small savings-and-loan cooperative treats each small loan like a house loan. The form asks for a payslip that most members do not have, and the elected committee meets every second week. So the answer takes two weeks, and members borrow from a street lender meanwhile. The cooperative wants an answer in days and no careless loans.',
  settings: [
    {
      country: 'ke',
      town: 'Nakuru',
      orgs: ['Section 58 Traders Sacco', 'Kiamunyi Traders Sacco', 'Bondeni Stalls Sacco'],
      start: [3, 1],
      trigger: 'rival',
      languages: ['English', 'Swahili'],
      inputs: [
        {
          counters: 2,
          goneIn100: 31,
          lateIn100: 26,
          loan: 18000,
          street: 20,
          own: 12,
          median: 14,
        },
        {
          counters: 2,
          goneIn100: 34,
          lateIn100: 23,
          loan: 15000,
          street: 20,
          own: 12,
          median: 15,
        },
      ],
      words: {
        kind: 'savings-and-loan cooperative (in Kenya, a “Sacco”)',
        law: 'The Data Protection Act 2019 lets an organisation ask only for what it needs.',
        thing: 'a bale of shoes',
        rival: 'a lender with a phone app comes to the market',
        slow: 'Heavy rain closes the market for six weeks.',
      },
    },
    {
      country: 'ph',
      town: 'Iloilo City',
      orgs: ['Molo Tinda Credit Cooperative', 'Bantay Suba Credit Cooperative', 'Arevalo Vendors Cooperative'],
      start: [5, 1],
      trigger: 'rival',
      languages: ['English', 'Filipino'],
      inputs: [
        {
          counters: 3,
          goneIn100: 29,
          lateIn100: 28,
          loan: 9000,
          street: 20,
          own: 18,
          median: 13,
        },
      ],
      words: {
        kind: 'savings-and-loan cooperative',
        law: 'The Data Privacy Act of 2012 lets an organisation ask only for what it needs.',
        thing: 'an ice box',
        rival: 'a lender with a phone app comes to the market',
        slow: 'A typhoon closes the market for six weeks.',
      },
    },
    {
      country: 'pe',
      town: 'Cusco',
      orgs: ['Cooperativa Puente Rosario', 'Cooperativa Siete Telares', 'Cooperativa San Blas Alto'],
      start: [4, 1],
      trigger: 'rival',
      languages: ['Spanish', 'English'],
      inputs: [
        {
          counters: 2,
          goneIn100: 33,
          lateIn100: 24,
          loan: 900,
          street: 20,
          own: 28,
          median: 15,
        },
      ],
      words: {
        kind: 'savings-and-loan cooperative',
        law: 'The act on personal data, number 29733, lets an organisation ask only for what it needs.',
        thing: 'wool for forty blankets',
        rival: 'a lender with a phone app comes to the market',
        slow: 'In the rains, no visitors come to the market for six weeks.',
      },
    },
    {
      country: 'jm',
      town: 'Mandeville',
      orgs: ['Spur Tree Hill Credit Union', 'Yam Hill Co-operative Credit Union', 'Market Square Credit Union'],
      start: [6, 1],
      trigger: 'rival',
      languages: ['English'],
      inputs: [
        {
          counters: 2,
          goneIn100: 28,
          lateIn100: 21,
          loan: 60000,
          street: 20,
          own: 18,
          median: 13,
        },
      ],
      words: {
        kind: 'savings-and-loan cooperative (a credit union)',
        law: 'The Data Protection Act of 2020 lets an organisation ask only for what it needs.',
        thing: 'a second-hand freezer',
        rival: 'a lender with a phone app comes to the market',
        slow: 'A hurricane closes the market for six weeks.',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Members’ app on the phone', device: 'phone', size: '360 × 640 px' },
    table: { name: 'Committee tablet', device: 'tablet', size: '1280 × 800 px' },
  },
  figures: (i) => ({
    ...i,
    loan: money(i.loan),
    // In twelve equal weekly payments the whole loan is owed for 6.5 weeks on average. `street` is a price per month.
    streetCostTwelve: money(Math.round((((i.loan * i.street) / 100) * 12 * 6.5) / 52)),
    ownCostTwelve: money(Math.round((((i.loan * i.own) / 100) * 6.5) / 52)),
    // A complete request waits half as long for the next meeting.
    medianGoal: Math.ceil(i.median / 2),
    loans: 600 * i.counters,
    trips: 12 * i.counters * i.lateIn100,
    goneGoal: Math.round(i.goneIn100 * 0.62),
    lateGoal: Math.round(i.lateIn100 * 0.65),
  }),
  users: {
    uneven: {
      surface: 'phone',
      variants: [
        {
          role: 'Seller of fruit, with a stall',
          conflict: 'weeks',
          gender: 'f',
          ages: [26, 42],
          context: () => 'She does sums between two customers.',
          goal: () => 'Type one sum for each week, and go back to the stall.',
          obstacle: () => 'She stops typing each time a customer comes.',
          quote: 'They want a payslip. I have a stall.',
        },
        {
          role: 'Porter at the market, who is paid by the load',
          conflict: 'weeks',
          gender: 'm',
          ages: [25, 44],
          context: () => 'He types on his phone between two loads.',
          goal: () => 'Say what he earned, without a paper.',
          obstacle: () => 'He writes nothing down, and keeps his sums in his head.',
          quote: 'My payslip is my back.',
        },
        {
          role: 'Motorcycle mechanic who works alone',
          conflict: 'carry',
          gender: 'm',
          ages: [24, 46],
          context: () => 'He does his sums with oil on his hands.',
          goal: () => 'Choose payments that follow his good weeks.',
          obstacle: () => 'He pays late in each week without a customer.',
          quote: 'I know my bad weeks. I was there.',
        },
      ],
    },
    careful: {
      surface: 'phone',
      variants: [
        {
          role: 'Seamstress who is paid per school uniform',
          conflict: 'weeks',
          gender: 'f',
          ages: [47, 63],
          context: () => 'She writes every sale into a notebook.',
          goal: () => 'Ask for no more than her notebook can prove.',
          obstacle: () => 'Without her notebook, she guesses each week too high.',
          quote: 'In my head every week is a good week.',
        },
        {
          role: 'Seamstress who is paid per school uniform',
          conflict: 'carry',
          gender: 'f',
          ages: [47, 63],
          context: () => 'She writes every sale into a notebook.',
          goal: () => 'Promise no more than her worst month can bear.',
          obstacle: () => 'She promises too much when she fills in a sum herself.',
          quote: 'In my head every week is a good week.',
        },
        {
          role: 'Seamstress who is paid per school uniform',
          conflict: 'where',
          gender: 'f',
          ages: [47, 63],
          context: () => 'She does her sums in the evening, when the sewing is done.',
          goal: () => 'Check once more at home how much money she needs.',
          obstacle: () => 'In a hurry, she takes the whole sum, and not what she needs.',
          quote: 'In the evening every sum is a little smaller.',
        },
      ],
    },
    waiting: {
      surface: 'phone',
      variants: [
        {
          role: 'Seller of cooked food, who waits for money',
          ages: [28, 60],
          context: (d) => `${capital(d.who.waiting.they)} reads messages behind the stall.`,
          goal: () => 'Have the money on the day of the answer.',
          obstacle: (d) => `${capital(d.who.waiting.they)} has to close the stall for a trip to the counter.`,
          quote: 'On Thursday they said yes. Nobody cooks with a yes.',
        },
      ],
    },
    committee: {
      surface: 'table',
      variants: [
        {
          role: 'Elected committee member, a retired accountant',
          ages: [61, 76],
          context: (d) => `${capital(d.who.committee.they)} reads requests at the kitchen table in the evening.`,
          goal: () => 'Judge one request on one page.',
          obstacle: (d) => `${capital(d.who.committee.they)} turns eight pages before the income comes.`,
          quote: 'Page nine. It is always on page nine.',
        },
        {
          role: 'Elected committee member, who keeps a shop',
          ages: [37, 59],
          context: (d) => `${capital(d.who.committee.they)} reads requests behind the counter of the shop.`,
          goal: () => 'Take up a request again after an interruption.',
          obstacle: (d) => `${capital(d.who.committee.they)} begins again on page one after each customer.`,
        },
      ],
    },
  },
  stakeholders: {
    president: {
      role: 'president of the cooperative',
    },
    manager: { role: 'general manager' },
    lending: { role: 'loan officer' },
    chair: { role: 'chair of the committee' },
  },
  goals: ({ f }) => ({
    gone: {
      direction: 'Lower',
      what: 'the share of requests withdrawn before the money is paid',
      from: `${f.goneIn100} in 100`,
      today: 'Members withdraw {from} requests before the money is paid.',
      to: `${f.goneGoal} in 100`,
      months: 6,
      measuredBy: 'the loan book',
    },
    answer: {
      direction: 'Lower',
      what: 'the median time from a request to its answer',
      from: `${f.median} days`,
      today: 'An answer takes {from} (median), because requests come back incomplete.',
      to: `${f.medianGoal} days`,
      months: 3,
      measuredBy: 'the loan book',
    },
    late: {
      direction: 'Lower',
      what: 'the share of loans with a late payment',
      from: `${f.lateIn100} in 100`,
      today: 'For {from} loans, a payment comes late.',
      to: `${f.lateGoal} in 100`,
      months: 6,
      measuredBy: 'the loan book',
    },
  }),
  features: {
    weeks: {
      title: 'Good weeks, bad weeks',
      surface: 'phone',
      user: 'uneven',
      goal: 'answer',
      does: 'lets a member without a payslip show the income of twelve weeks',
      frames: [
        'ten weeks with income and two without',
        'the question about one week, before a member answers',
        'the first empty week',
      ],
    },
    carry: {
      title: 'The worst month',
      surface: 'phone',
      user: 'careful',
      goal: 'late',
      does: 'shows the payment plan, its cost, and a member’s worst month beside them',
      frames: ['plan, cost and worst month, as a member first sees them', 'a plan that takes most of the worst month'],
    },
    where: {
      title: 'Answer and money',
      surface: 'phone',
      user: 'waiting',
      goal: 'gone',
      does: 'shows where a request is, and when its money comes',
      frames: [
        'a request that waits for the last of three votes',
        'the evening on which the answer is “yes”',
        'a refusal with its reason',
      ],
    },
    table: {
      title: 'Committee table',
      surface: 'table',
      user: 'committee',
      goal: 'answer',
      does: 'shows one request on one page, and takes votes between the meetings',
      frames: [
        'one request with two of three votes',
        'a request on which two members disagree',
        'a list without open requests',
      ],
    },
  },
  task: (d, has) =>
    [
      `Design the request for a small loan at ${d.org}, a ${d.s.kind} in ${d.town}, ${d.country}.`,
      'Members ask for a loan and follow the request on their phone.',
      has.table && 'Elected committee members vote on each loan on a tablet, between their meetings.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (d, _, at) =>
    ({
      carry: `Take a loan of ${d.f.loan} and twelve weeks, two of them without income. Write twelve equal payments in one column, and your own choice in a second. Which column is easier to keep?`,
      where: `At 19:00 a request for ${d.f.loan} gets a “yes”. Write three lines for the member: the answer, the cost, when the money comes. Write them for money at once, and for money at 7:00. After which version would a friend ask for less?`,
    })[at as string] ??
    `Draw twelve weeks of one stall as marks without numbers: ten with income, two without. In which weeks could this person pay back a part of ${d.f.loan}? What do you need to know that you have not drawn?`,
  glossary: [
    { word: 'Committee', means: 'members who are elected to decide about loans.' },
    { word: 'Street lender', means: 'a person who lends cash at once, at a high price.' },
    { word: 'Worst month', means: 'the four weeks in a row that bring in the least money.' },
  ],
  safety: ({ f }) =>
    `Before a request, ‘The worst month’ shows what a loan costs: ${f.ownCostTwelve} for ${f.loan} over twelve weeks.`,
  overview: [
    ({ f, s }, _has, at) =>
      `A seller needs ${f.loan} for ${s.thing}. ${{ weeks: `On page nine of eleven, the form asks for a payslip. “Ask anybody at the market”, she writes. The elected committee meets every second Thursday, and sends the form back.`, where: `The elected committee says “yes”. She hears of it days later, and closes her stall for the trip to the counter. By then, she has borrowed from a street lender.`, carry: `The plan asks for twelve equal payments. In the seventh week it rains, nobody comes to her stall, and she pays late.` }[at]}`,
    (_d, _has, at) =>
      `Every second Thursday the elected committee sits before a pile of paper: eleven pages for each small loan. ${{ weeks: `Only page nine asks for the income. Most members have a market stall, and write “it depends” there.`, where: `It says “yes” to a seller of shoes. She has just withdrawn her request, because a street lender paid at once.`, carry: `Each plan has twelve equal payments. Everybody at the table knows that no stall has twelve equal weeks.` }[at]}`,
  ],
  nonGoals: ['House loans', 'Savings accounts', 'A score that decides without people', 'Reminders of late payments'],
  constraints: [
    {
      type: 'legal',
      at: 'weeks',
      text: (d) => d.s.law,
      effect: () => '‘Good weeks, bad weeks’ gives the reason for each question.',
      frame: 'the reason for one question',
    },
    {
      type: 'people',
      at: 'where',
      text: () => 'Members read their phones at the market, among neighbours.',
      effect: () => '‘Answer and money’ hides answer and sum until the member asks.',
      frame: 'the morning after the “yes”, as a neighbour may see the page',
    },
    {
      type: 'technical',
      at: 'weeks',
      text: () => 'At the market stalls the connection often breaks.',
      effect: () => '‘Good weeks, bad weeks’ also works without a connection.',
      frame: 'eight weeks entered without a connection',
    },
    {
      type: 'people',
      at: 'table',
      text: () => 'Three committee members must agree to each loan.',
      effect: () => '‘Committee table’ asks for a reason when somebody votes “no”.',
      frame: 'a “no” with its reason',
    },
    {
      type: 'money',
      at: 'carry',
      text: () => 'Of ten loans that are never paid back, seven were larger than needed.',
      effect: () => '‘The worst month’ also shows what a smaller loan costs.',
      frame: 'a smaller loan beside the wanted one',
      from: 'professional',
    },
    {
      type: 'content',
      at: 'carry',
      text: () => 'Of 40 members whom the clerks asked, 21 could not use a percentage.',
      effect: () => '‘The worst month’ gives every cost as an amount of money.',
      frame: 'the cost of six weeks beside that of twelve, both as sums',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'weeks',
      titles: [
        (d) => `${d.org}: small loans for people with a stall and no payslip`,
        (d) => `Good weeks and bad weeks: a request for a small loan at ${d.org}`,
      ],
      problem: ({ f }) =>
        `People with a stall have no payslip. Their requests come back incomplete, and wait for the next meeting. An answer takes ${f.median} days (median). Meanwhile some pay a street lender ${f.streetCostTwelve} for a loan of ${f.loan}.`,
      whyNow: ({ s, start }) =>
        `On ${start} ${s.rival}. The lender answers in four minutes, and asks for no payslip. The next town’s cooperative lost one member in five to it.`,
      sides: [
        {
          who: 'lending',
          wants: () => 'wants a photo of the sales notebook for each week, because people forget their bad weeks',
        },
        {
          who: 'manager',
          wants: () =>
            'wants only a sum for each week, because people who have to prove each week go to the street lender',
        },
      ],
      decision: 'does a member prove the income of each week with a photo of a notebook, or only type a sum?',
      frame: 'the question about one week, before a member answers',
      unknowns: [
        () => 'How well do members remember an old week?',
        () => 'Do members keep a notebook that a stranger could read?',
      ],
      twist: (d) => `${d.s.slow} What does ‘Good weeks, bad weeks’ ask of somebody who wants a loan now?`,
      users: ['uneven', 'careful', 'committee'],
    },
    {
      at: 'where',
      titles: [
        (d) => `A “yes” to a small loan at ${d.org}: when does the money come?`,
        (d) => `${d.org} says “yes” to a small loan: money now, or tomorrow?`,
      ],
      problem: ({ f }) =>
        `Members fetch the money at the counter, days after the “yes”. Of 100 requests, ${f.goneIn100} are withdrawn before the money is paid. Asked why, two in three name a street lender, who takes ${f.streetCostTwelve} for a loan of ${f.loan}.`,
      whyNow: ({ s, start }) =>
        `On ${start} ${s.rival}, and answers in four minutes. From that day the cooperative may also pay by app: the members’ meeting has voted for it.`,
      sides: [
        {
          who: 'manager',
          wants: () => 'wants the money paid at once, because a member who waits for a night goes elsewhere',
        },
        {
          who: 'chair',
          wants: () => 'wants a night between answer and money, because people in a hurry borrow too much',
        },
      ],
      decision: 'does the money come at once after a “yes”, or only on the next morning?',
      frame: 'the evening on which the answer is “yes”',
      unknowns: [
        () => 'Would members change the sum after a night?',
        () => 'Which members really need the money on the same day?',
      ],
      twist: () =>
        'The committee agreed to one request by mistake, and the member has read the answer. What does ‘Answer and money’ say now?',
      users: ['waiting', 'careful', 'committee'],
    },
    {
      at: 'carry',
      titles: [
        (d) => `A small loan at ${d.org}: what can the worst month bear?`,
        (d) => `${d.org}: twelve payments, and two weeks without income`,
      ],
      problem: ({ f }) =>
        `Of ${f.loans} loans a year, ${f.lateIn100} in 100 have a late payment. For each of them, a loan officer goes to the market twice: ${f.trips} trips a year. Asked why, two in three members name a week without income.`,
      whyNow: ({ s, start }) =>
        `On ${start} ${s.rival}, and answers in four minutes. In the next town, the cooperative counted two loans in one bad week for one member in three.`,
      sides: [
        {
          who: 'chair',
          wants: () => 'wants members to fill in each payment, because they know their good and bad weeks best',
        },
        {
          who: 'lending',
          wants: () =>
            'wants the plan to begin with equal payments, because people who choose each payment promise too much',
        },
      ],
      decision: 'does the plan begin with twelve equal payments, or with twelve empty fields?',
      unknowns: [
        () => 'Which payment would members choose for a week without income?',
        () => 'Do members know which month is their worst?',
      ],
      twist: () =>
        'The price of all new loans rises a little. What does ‘The worst month’ show to a member who made a plan yesterday?',
      users: ['uneven', 'careful', 'committee'],
    },
  ],
  sellingPoints: [
    {
      title: 'Owned by its members',
      text: () => 'Each year the surplus goes back to the members.',
    },
    {
      title: 'The price in money',
      text: () => 'The cooperative asks for nothing beside the named price.',
    },
    { title: 'People with names', text: () => 'The committee’s names hang in every office.' },
  ],
  audience: (_, has) =>
    has.table
      ? 'Members with an uneven income, and the elected committee.'
      : 'Members with an uneven income and no payslip.',
  direction: {
    styles: {
      minimal: {
        mood: 'Plain and respectful, because members answer at their stall, between two customers.',
        shape:
          'One sum, week or answer lies in open space, like one coin on a counter: a member who was interrupted finds the place again.',
        second: {
          where: 'shows one line about where the request is, because members only glance at it',
          weeks: 'leaves one week and one field on the page, because members fill it in with one thumb, standing',
        },
        avoid:
          'Signs without words, because they leave doubt about money. Tiny pale sums, because they vanish on an old phone.',
      },
      bold: {
        mood: 'Open and sure of itself, because members have met lenders who hide the price.',
        shape:
          'Loan, cost and day stand like prices on a market board, heavy and of one size: nothing is left for small print.',
        second: {
          carry: 'sets the cost as large as the loan, because members compare the two before they ask',
          weeks:
            'sets the number of the week in figures across the full width, because members lose count when they are called away',
        },
        avoid:
          'Loud offers, because the street lender advertises like that. Large “apply now” buttons, because they hurry people into debt.',
      },
      playful: {
        mood: 'Kind and encouraging, because members fear that a bad week counts against them.',
        shape:
          'Round tokens in a row, one for each week or step, full or empty: members who read slowly see how things stand.',
        second: {
          carry:
            'stacks round tokens for income and payment side by side, because members must see whether a week can bear it',
          weeks: 'shows each week as a round token, empty when nothing came in, because members compare weeks by eye',
        },
        avoid: 'Confetti for a “yes”, because a debt begins. Prizes for good weeks, because a bad week is no failure.',
      },
      luxury: {
        mood: 'Courteous and unhurried, because a long form makes members feel like strangers.',
        shape:
          'The member’s name stands alone in the first line, as in a savings book, before any sum: members are owners here, and not cases.',
        second: {
          where: 'gives the answer in one whole sentence with wide margins, because even a refusal is read twice',
          carry: 'sets the cost in one full sentence below a fine line, because members read it aloud to their family',
        },
        avoid: 'Gold and marble, because they look made for the rich. Thin type, because nobody can read it outdoors.',
      },
      corporate: {
        mood: 'Steady and open, because members trust a decision if each request looks the same.',
        shape:
          'Rows as in a cash book, for weeks, payments and the steps of a request: each entry is checked beside its neighbour.',
        second: {
          where:
            'sets the steps of a request in numbered rows, because member and committee can then name the same step',
          weeks: 'lines up all weeks in one even grid, because a member looks for the one that is still empty',
        },
        avoid:
          'Bank words, because nobody uses them at the market. Dense tables, because they do not fit a small phone.',
      },
      retro: {
        mood: 'Trusted and familiar, because many members have saved at the counter since their youth.',
        shape:
          'Ruled lines, and a dated stamp on each answer and each paid week: members see in one look what is settled.',
        second: {
          where:
            'stamps the answer with day and hour, because an answer by phone looks less final than one at the counter',
          carry: 'sets the payments on ruled lines, because members compare them with their savings book',
        },
        avoid:
          'Ink stains, because they look like corrected sums. Worn edges, because they take room on a small screen.',
      },
      futuristic: {
        mood: 'Quick and open, because members cannot plan a market day while a request is out of sight.',
        shape: 'One exact scale with a tick for each week or step, and a mark for now: members see how much is left.',
        second: {
          where: 'names each step of a request on one straight scale, because members ask what comes next',
          carry:
            'marks income and payment of each week on two exact scales, because a plan fails where the payment is higher',
        },
        avoid:
          'Scores, because they look as if a machine judged a neighbour. Dark screens, because nobody can read them in the sun.',
      },
      organic: {
        mood: 'Grounded and patient, because members live by seasons, and not by equal weeks.',
        shape:
          'Soft, uneven heaps, one for each week’s income, stand under plan and answer: members see what both are based on.',
        second: {
          weeks:
            'lets the weeks rise and fall in one soft, uneven line, because members remember seasons better than dates',
          carry:
            'fits each payment as a soft layer into the week’s income, because members see what is left to live on',
        },
        avoid:
          'Seedlings, because a loan is a debt, and no harvest. Earth textures, because small figures get lost on them.',
      },
    },
    reading: 'Clear figures, and plain letters: members read them outdoors, on an old phone.',
    lettering: 'the sign above the counters',
    own: 'the cooperative’s savings books',
    accent: 'the line below the cost of a loan, because members look for it before they say yes',
    sample: 'Twelve weeks: 10 with income, 2 without',
  },
  untold: {
    budget: () => 'The members’ meeting voted for a modest sum. If it is not enough, we ask them again, in public.',
    decision: (d) =>
      `I approve the design. ${d.who.chair.first} asks the committee, and they want to try it themselves.`,
    history: () =>
      'The shorter form was one page. The committee then asked for six more papers by telephone. Once, 20 members chose each payment themselves. Some of them promised too much.',
    launch: () => 'It begins with members who have repaid a loan before, because we know their weeks already.',
    content: () => 'All texts exist twice: in the words of the law, and in those of our oldest clerk. Use hers.',
    machines: () =>
      'The loan book is a program at the office. The tablets belong to the cooperative, one for each committee member.',
    access: () =>
      'Stand beside the counter on a Monday morning. Members will tell you, once they know whose side you are on.',
    fear: () => 'That a quick answer makes us like the lender we warn people about.',
    others: () => 'The street lender asks one question: where do you live? We can learn from the number of questions.',
    staff: (d) =>
      `Each counter has two clerks. They type the same request into two programs, at all ${d.w.counters} counters.`,
    figures: () => 'Members with uneven income repay as well as the others. They only repay in other months.',
    complaints: () => 'They say that we make them feel like strangers in their own house.',
    language: () => 'Say “what it costs”, never “rate”. And say “not now” only when a later yes is possible.',
  },
});
