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
          members: 3400,
          counters: 2,
          requests: 210,
          backIn100: 46,
          goneIn100: 31,
          loan: 18000,
          street: 20,
          own: 12,
          median: 14,
        },
        {
          members: 2700,
          counters: 2,
          requests: 165,
          backIn100: 43,
          goneIn100: 34,
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
        rival: 'a lender with a phone app opens a stand at the market',
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
          members: 4100,
          counters: 3,
          requests: 260,
          backIn100: 48,
          goneIn100: 29,
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
        rival: 'a lender with a phone app opens a stand at the market',
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
          members: 2900,
          counters: 2,
          requests: 175,
          backIn100: 44,
          goneIn100: 33,
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
        rival: 'a lender with a phone app opens a stand at the market',
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
          members: 3800,
          counters: 2,
          requests: 190,
          backIn100: 41,
          goneIn100: 28,
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
        rival: 'a lender with a phone app opens a stand at the market',
        slow: 'A hurricane closes the market for six weeks.',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Members’ app on the phone', device: 'phone', size: '360 × 640 px' },
    table: { name: 'Committee tablet', device: 'tablet', size: '1280 × 800 px' },
  },
  figures: (i) => {
    const back = Math.round((i.requests * i.backIn100) / 100);
    return {
      ...i,
      back,
      afterYesIn100: Math.round(i.goneIn100 * 0.4),
      loan: money(i.loan),
      // In twelve equal weekly payments the whole loan is owed for 6.5 weeks on average. `street` is a price per month.
      streetCostTwelve: money(Math.round((((i.loan * i.street) / 100) * 12 * 6.5) / 52)),
      ownCostTwelve: money(Math.round((((i.loan * i.own) / 100) * 6.5) / 52)),
      backGoal: Math.round(i.backIn100 * 0.62),
      goneGoal: Math.round(i.goneIn100 * 0.62),
      backTrial: Math.round(i.backIn100 * 0.55),
      lateIn100: i.backIn100 - 20,
      lateGoal: Math.round((i.backIn100 - 20) * 0.65),
    };
  },
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
          obstacle: () => 'The form asks for a monthly wage.',
          quote: 'They want a payslip. I have a stall.',
        },
        {
          role: 'Porter at the market, who is paid by the load',
          conflict: 'weeks',
          gender: 'm',
          ages: [25, 44],
          context: () => 'He types between two loads.',
          goal: () => 'Say what he earned, without a paper.',
          obstacle: () => 'He keeps his sums in his head.',
          quote: 'My payslip is my back.',
        },
        {
          role: 'Motorcycle mechanic who works alone',
          conflict: 'carry',
          gender: 'm',
          ages: [24, 46],
          context: () => 'He does his sums with oil on his hands.',
          goal: () => 'Choose payments that follow his good weeks.',
          obstacle: () => 'Equal payments also fall into his bad weeks.',
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
          context: () => 'She now writes every sale into a notebook.',
          goal: () => 'Ask for no more than her notebook can prove.',
          obstacle: () => 'Last year she guessed her weeks, promised too much and paid late.',
          quote: 'In my head every week is a good week.',
        },
        {
          role: 'Seamstress who is paid per school uniform',
          conflict: 'carry',
          gender: 'f',
          ages: [47, 63],
          context: () => 'She now writes every sale into a notebook.',
          goal: () => 'Promise no more than her worst month can bear.',
          obstacle: () => 'When she chose the payments herself, she promised too much for good weeks that never came.',
          quote: 'In my head every week is a good week.',
        },
        {
          role: 'Seamstress who is paid per school uniform',
          conflict: 'where',
          gender: 'f',
          ages: [47, 63],
          context: () => 'She does her sums in the evening, when the sewing is done.',
          goal: () => 'Check once more at home how much money she needs.',
          obstacle: () => 'Last year she took the whole sum in a hurry, and it was too much.',
          quote: 'In the evening every sum is a little smaller.',
        },
      ],
    },
    waiting: {
      surface: 'phone',
      variants: [
        {
          role: 'Seller of cooked food, who waits for an answer',
          ages: [28, 60],
          context: (d) => `${capital(d.who.waiting.they)} reads messages behind the stall.`,
          goal: () => 'Have the money on the day of the answer.',
          obstacle: () => 'For a trip to the counter, the stall has to close.',
          quote: 'I waited two weeks for a yes. Nobody cooks with a yes.',
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
          obstacle: () => 'Only one of the eleven pages matters.',
          quote: 'Page nine. It is always on page nine.',
        },
        {
          role: 'Elected committee member, who keeps a shop',
          ages: [37, 59],
          context: (d) => `${capital(d.who.committee.they)} reads requests behind the counter of the shop.`,
          goal: () => 'Take up a request again after an interruption.',
          obstacle: () => 'Between two customers, eleven pages are too many.',
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
      to: `${f.goneGoal} in 100`,
      months: 6,
      measuredBy: 'the loan book',
      today: 'Members withdraw {from} requests before the money is paid.',
    },
    back: {
      direction: 'Lower',
      what: 'the share of requests that come back because something is missing',
      from: `${f.backIn100} in 100`,
      to: `${f.backGoal} in 100`,
      months: 3,
      measuredBy: 'the loan book',
      today: 'Because something is missing, {from} requests come back.',
    },
    late: {
      direction: 'Lower',
      what: 'the share of loans with a late payment',
      from: `${f.lateIn100} in 100`,
      to: `${f.lateGoal} in 100`,
      months: 6,
      measuredBy: 'the loan book',
      today: 'For {from} loans, a payment comes late.',
    },
  }),
  features: {
    weeks: {
      title: 'Good weeks, bad weeks',
      surface: 'phone',
      user: 'uneven',
      goal: 'back',
      does: 'lets a member without a payslip show the income of twelve weeks',
      frames: [
        'ten weeks with income and two without',
        'the question about the income of one week, before a member answers',
        'the first empty week',
      ],
    },
    carry: {
      title: 'The worst month',
      surface: 'phone',
      user: 'careful',
      goal: 'late',
      does: 'shows the payment plan, its cost, and what the worst month can bear, once a member has entered the weeks',
      frames: ['the payment plan, as a member first sees it', 'a plan that takes most of the worst month'],
    },
    where: {
      title: 'Answer and money',
      surface: 'phone',
      user: 'waiting',
      goal: 'gone',
      does: 'shows where a request is, and when its money comes',
      frames: [
        'the evening on which the answer is “yes”',
        'a request that waits for the last of three votes',
        'a refusal with its reason',
      ],
    },
    table: {
      title: 'Committee table',
      surface: 'table',
      user: 'committee',
      goal: 'gone',
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
      where: `At 19:00 the answer to a request for ${d.f.loan} is “yes”. Write three lines for the member: the answer, the cost, when the money comes. Write them once with the money at 19:01, and once with the money at 7:00. After which version would a friend ask for less?`,
    })[at as string] ??
    `Draw twelve weeks of one stall as marks without numbers: ten with income, two without. In which weeks could this person pay back a part of ${d.f.loan}? What do you need to know that you have not drawn?`,
  glossary: [
    { word: 'Committee', means: 'members who are elected to decide about loans.' },
    { word: 'Street lender', means: 'a person who lends cash at once, at a high price.' },
    { word: 'Worst month', means: 'the four weeks in a row that bring in the least money.' },
  ],
  safety: ({ f }) =>
    `Before the request, ‘The worst month’ shows the whole cost. For ${f.loan} in twelve weekly payments it is ${f.ownCostTwelve}. No screen praises a larger loan.`,
  overview: [
    ({ f, s }) =>
      `A seller needs ${f.loan} for ${s.thing}. On page nine of eleven, the form asks for a payslip. “Ask anybody at the market”, she writes. Then she waits, because the elected committee meets every second Thursday. Most members have a stall like hers, and in some weeks they earn nothing.`,
    ({ f }) =>
      `Every second Thursday the elected committee sits before a pile of paper: eleven pages for each small loan. Only page nine matters, because it asks for the income. Most of the ${f.members} members have a stall at the market, and in some weeks they earn nothing. On page nine they write “it depends”.`,
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
      effect: () => '‘Answer and money’ hides the sum and the answer until the member asks for them.',
      frame: 'the morning after the “yes”, as a neighbour may see the page',
    },
    {
      type: 'technical',
      at: 'weeks',
      text: () => 'Many members have an old phone and little data.',
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
      text: () => 'Most loans that are never paid back were larger than the member needed.',
      effect: () => '‘The worst month’ also shows what a smaller loan costs.',
      frame: 'a smaller loan beside the wanted one',
      from: 'professional',
    },
    {
      type: 'content',
      at: 'carry',
      text: () => 'Half of the members do not understand percentages.',
      effect: () => '‘The worst month’ gives every cost as an amount of money.',
      frame: 'two loans compared without a percentage',
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
      problem: ({ f, w }) =>
        `A person with a stall has no payslip. Of 100 requests, ${f.backIn100} come back because something is missing, and wait for the next meeting. For six weeks, clerks at ${w.counters} counters wrote down what members said about their weeks. Then only ${f.backTrial} in 100 came back, but the committee did not believe every sum.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.rival}, and asks for no payslip. Of ${f.requests} requests a month, ${f.back} come back today, and the members who sent them may go to that lender.`,
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
      frame: 'the question about the income of one week, before a member answers',
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
        `Members wait ${f.median} days for an answer (median), and fetch the money at the counter. Of 100 requests, ${f.goneIn100} are withdrawn before the money is paid, ${f.afterYesIn100} of them after the “yes”. Most of these members go to a street lender, who takes ${f.streetCostTwelve} for twelve weeks instead of ${f.ownCostTwelve}. Once, 40 loans were paid on the evening of the answer. Nobody withdrew, but 11 members later wanted to give a part back.`,
      whyNow: ({ s, start }) =>
        `On ${start} ${s.rival}, and gives its answer in four minutes. Therefore, from then on, the committee may vote between its meetings, and the app may pay a loan out at once.`,
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
      decision: 'is the money paid at once after a “yes”, or only after a night for thinking?',
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
        `Today’s plan has twelve equal weekly payments, but the weeks of a stall are not equal. Of 100 loans, ${f.lateIn100} have a late payment, mostly in a week without income. Last year 20 members chose each payment themselves. In bad weeks they paid on time, but some had promised too much for the good weeks.`,
      whyNow: ({ s, start }) =>
        `On ${start} ${s.rival}, and gives its answer in four minutes. Members may then have two loans to pay back in the same bad week.`,
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
      text: () => 'The cooperative names its whole price before the request, and asks for nothing more.',
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
        mood: 'Plain and respectful, because members answer at their stall, and read no more than one question at a time.',
        shape:
          'One week at a time, like a page of a tear-off calendar, because members are often interrupted by customers.',
        second: {
          at: 'weeks',
          does: 'leaves one question on the page, with the sum alone below it, because customers interrupt',
        },
        avoid:
          'Signs without words, because they leave room for doubt about money. Tiny pale sums, because they vanish on an old phone outdoors.',
      },
      bold: {
        mood: 'Open and sure of itself, because the price of the cooperative is no secret, and all members should see it.',
        shape: 'Sums as on the price board above a stall, because members read them between two customers.',
        second: {
          at: 'carry',
          does: 'sets the cost as large as the loan, because a cost in small print looks hidden',
        },
        avoid:
          'Loud offers, because the street lender advertises like that. Large “apply now” buttons, because they hurry people into a debt.',
      },
      playful: {
        mood: 'Kind and encouraging, because members are afraid that a bad week counts against them.',
        shape: 'Round marks in stacks, like coins, because some members read figures slowly.',
        second: {
          at: 'weeks',
          does: 'stacks the income of each week like coins on a market table, because members count their coins in stacks',
        },
        avoid:
          'Confetti for a “yes”, because with it a debt begins. Prizes for good weeks, because a bad week is no failure.',
      },
      luxury: {
        mood: 'Courteous and unhurried, because today’s form begins with a member number, and members feel like strangers.',
        shape: 'The member’s name at the head, as on a reserved table, because nobody should feel like a number.',
        second: {
          at: 'where',
          does: 'sets the member’s name above the request, as at the head of a letter, because a number makes members feel like strangers',
        },
        avoid:
          'Gold and marble, because they tell a market seller that this place is for the rich. Thin type, because nobody can read it outdoors.',
      },
      corporate: {
        mood: 'Steady and open, because members trust a decision if each request has the same form.',
        shape:
          'Sum, weeks and answer in order, as on a ballot paper, because three committee members compare many requests.',
        second: {
          at: 'where',
          does: 'sets the request in numbered rows, as in the report of a meeting, because member and committee can then name the same row',
        },
        avoid:
          'Bank words, because nobody uses them at the market. Dense tables, because they do not fit a small phone.',
      },
      retro: {
        mood: 'Trusted and familiar, because older members keep their savings book at home, and believe what stands in it.',
        shape: 'Ledger lines and a stamp for the answer, because members know both from their savings book.',
        second: {
          at: 'weeks',
          does: 'draws the lines of an old ledger between the twelve weeks, because the lines keep one week apart from the next',
        },
        avoid:
          'Imitated ink stains, because they look like corrected sums. Worn edges, because they take room on a small screen.',
      },
      futuristic: {
        mood: 'Quick and open, because today members wait for days without a word about their request.',
        shape: 'Steps like the floor numbers above a lift door, because members ask what comes next.',
        second: {
          at: 'where',
          does: 'names each step of a request along one straight line, because members ask which step comes next',
        },
        avoid:
          'Scores, because they look as if a machine judged a neighbour. Dark screens, because nobody can read them in the sun.',
      },
      organic: {
        mood: 'Grounded and patient, because members live by seasons, and equal weeks look false to them.',
        shape: 'Weeks as high and low ground, like fields, because members see there at once which weeks bring little.',
        second: {
          at: 'weeks',
          does: 'lets the twelve weeks rise and fall like fields on a slope, because members live by rain and harvest',
        },
        avoid:
          'Seedlings and growing trees, because a loan is a debt, and no harvest. Earth textures, because small figures get lost on them.',
      },
    },
    reading: 'Clear figures, and plain letters: members read them outdoors, on an old phone.',
    accent: 'the line under the cost of a loan, because members look for the cost before they say yes',
    sample: 'Twelve weeks: ten with income, two without',
  },
  untold: {
    budget: () => 'The members’ meeting voted for a modest sum. If it is not enough, we ask them again, in public.',
    decision: (d) =>
      `I approve the design. ${d.who.chair.first} asks the committee, and they want to try it themselves.`,
    history: () => 'The shorter form was one page. The committee then asked for six more papers by telephone.',
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
