import { defineCase, money } from '../case.ts';
import { capital } from '../phrases.ts';

export const businessAccount = defineCase({
  id: 'business-account',
  industry: 'finance',
  client: 'everyday',
  model: 'fees',
  channel: 'phone',
  about:
    'A bank opens accounts for small businesses with a form that was made for large companies. People begin without knowing which papers they need. A refused paper comes back days later with a code, and a second owner thinks that the bank’s link is fraud. Many applications are never finished. The bank wants complete applications and accounts that open within days.',
  settings: [
    {
      country: 'ro',
      town: 'Cluj-Napoca',
      orgs: ['Banca Feleacu', 'Banca Someșeni', 'Banca Gheorgheni Nord'],
      start: [3, 1],
      trigger: 'move',
      languages: ['Romanian', 'English'],
      inputs: [
        {
          starts: 900,
          openIn100: 46,
          fee: 45,
          median: 17,
          partnerDays: 6,
          branches: 31,
          closing: 9,
          branchStarts: 260,
        },
        {
          starts: 740,
          openIn100: 43,
          fee: 39,
          median: 19,
          partnerDays: 7,
          branches: 26,
          closing: 7,
          branchStarts: 190,
        },
      ],
      words: {
        law: 'Law 129 of 2019 asks banks to identify the owners of a business.',
        firm: 'bicycle workshop',
        partner: 'Timișoara',
      },
    },
    {
      country: 'gh',
      town: 'Kumasi',
      orgs: ['Bantama Commercial Bank', 'Oforikrom Bank', 'Subin Valley Bank'],
      start: [2, 1],
      trigger: 'move',
      languages: ['English'],
      inputs: [
        {
          starts: 680,
          openIn100: 52,
          fee: 30,
          median: 21,
          partnerDays: 8,
          branches: 24,
          closing: 6,
          branchStarts: 210,
        },
      ],
      words: {
        law: 'The Anti-Money Laundering Act of 2020 asks banks to identify the owners of a business.',
        firm: 'tyre shop',
        partner: 'Accra',
      },
    },
    {
      country: 'br',
      town: 'Curitiba',
      orgs: ['Banco Araucária Velha', 'Banco Bigorrilho', 'Banco Pinhão'],
      start: [5, 1],
      trigger: 'move',
      languages: ['Portuguese', 'English'],
      inputs: [
        {
          starts: 1350,
          openIn100: 41,
          fee: 59,
          median: 13,
          partnerDays: 5,
          branches: 38,
          closing: 11,
          branchStarts: 340,
        },
      ],
      words: {
        law: 'Law 9,613 of 1998 asks banks to know each business and its owners.',
        firm: 'pastry kitchen',
        partner: 'Recife',
      },
    },
    {
      country: 'ph',
      town: 'Davao City',
      orgs: ['Talomo Business Bank', 'Matina Hills Bank', 'Bangko Agdao'],
      start: [7, 1],
      trigger: 'move',
      languages: ['English', 'Filipino'],
      inputs: [
        {
          starts: 820,
          openIn100: 49,
          fee: 300,
          median: 18,
          partnerDays: 7,
          branches: 28,
          closing: 8,
          branchStarts: 230,
        },
      ],
      words: {
        law: 'The Anti-Money Laundering Act of 2001 asks banks to identify the owners of a business.',
        firm: 'printing shop',
        partner: 'Manila',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Application on the phone', device: 'phone', size: '390 × 844 px' },
    desk: { name: 'Review desktop', device: 'desktop', size: '1440 × 900 px' },
  },
  figures: (i) => {
    const sent = i.starts - Math.round((i.starts * i.openIn100) / 100);
    const startsThen = i.starts + i.branchStarts;
    const sentThen = Math.round((sent * startsThen) / i.starts);
    const callIn100 = i.openIn100 - 8;
    return {
      ...i,
      sent,
      open: i.starts - sent,
      openMoney: money((i.starts - sent) * i.fee * 12),
      sentThen,
      links: Math.round(sentThen / 2),
      fee: money(i.fee),
      feeYear: money(i.fee * 12),
      stay: i.branches - i.closing,
      startsThen,
      callIn100,
      calls: Math.round((sent * callIn100) / 100),
      callsThen: Math.round((sentThen * callIn100) / 100),
      callGoal: Math.round(callIn100 * 0.63),
      openGoal: Math.round(i.openIn100 * 0.65),
      medianGoal: Math.round(i.median * 0.8),
    };
  },
  users: {
    founder: {
      surface: 'phone',
      variants: [
        {
          role: 'Mechanic, who opens a workshop with a friend',
          conflict: 'need',
          gender: 'm',
          ages: [26, 38],
          context: () => 'He applies at home, and his papers are at the workshop.',
          goal: () => 'Know first which papers to fetch.',
          obstacle: () => 'He stops at each paper, because the form never says how many follow.',
          quote: 'Tell me all nine. I want to drive there once.',
        },
        {
          role: 'Retired engineer, who founds a repair business',
          conflict: 'need',
          ages: [61, 71],
          context: (d) => `${capital(d.who.founder.they)} sorts papers into a folder before opening a form.`,
          goal: () => 'See the whole list before sending the first paper.',
          obstacle: (d) =>
            `${capital(d.who.founder.they)} sends nothing without the whole list, and the form has none.`,
          quote: 'I start no repair before I see all the parts.',
        },
        {
          role: 'Caterer with a first order',
          gender: 'f',
          conflict: 'account',
          ages: [29, 38],
          context: () => 'She writes her first invoice on the evening after a party.',
          goal: () => 'Put an account number on the invoice.',
          obstacle: () => 'She opens the page five times a day, and finds an hourglass.',
          quote: 'The cake was eaten. The account was in review.',
        },
        {
          role: 'Joiner, who opens a workshop with a friend',
          gender: 'm',
          conflict: 'other',
          ages: [39, 55],
          context: () => 'He talks to his friend every evening.',
          goal: () => 'Send his friend the link himself.',
          obstacle: () => 'He has to explain a message that only his friend has seen.',
        },
      ],
    },
    newcomer: {
      surface: 'phone',
      variants: [
        {
          role: 'Baker, who founds a company at home',
          conflict: 'need',
          gender: 'f',
          ages: [42, 54],
          context: () => 'She photographs papers between two trays of bread.',
          goal: () => 'Begin with the two papers that she has.',
          obstacle: () => 'She never has all nine papers and a free hour together.',
          quote: 'I have two papers, and an oven that beeps.',
        },
        {
          role: 'Printer, who has founded a company before',
          gender: 'm',
          conflict: 'account',
          ages: [45, 58],
          context: () => 'He prints the account number on all his papers.',
          goal: () => 'Give customers only a number that works.',
          obstacle: () => 'He trusts no number while the page shows an hourglass.',
        },
      ],
    },
    partner: {
      surface: 'phone',
      variants: [
        {
          role: 'Second owner, who works in another town',
          ages: [27, 56],
          home: (d) => d.s.partner,
          context: (d) => `${capital(d.who.partner.they)} gets a link from an unknown bank.`,
          goal: () => 'Find out who asks for the identity card, and why.',
          obstacle: (d) =>
            `${capital(d.who.partner.they)} deletes messages from banks that ${d.who.partner.they} does not know.`,
          quote: 'A stranger wants my identity card. I did nothing.',
        },
        {
          role: 'Aunt of a founder, who owns a third of the business',
          gender: 'f',
          ages: [52, 68],
          context: () => 'She does not work in the business.',
          goal: () => 'Know for which business her identity is checked.',
          obstacle: () => 'She believes that the message wants to sell her an account.',
          quote: 'I gave him money for a machine. Now they want my face.',
        },
      ],
    },
    reviewer: {
      surface: 'desk',
      variants: [
        {
          role: 'Reviewer of business applications',
          ages: [26, 53],
          context: (d) => `${capital(d.who.reviewer.they)} has forty open applications every morning.`,
          goal: () => 'Report all mistakes in an application at once.',
          obstacle: (d) => `${capital(d.who.reviewer.they)} sees the second mistake only when the first is corrected.`,
          quote: 'I report one mistake. A week later I see the next.',
        },
      ],
    },
  },
  stakeholders: {
    board: {
      role: 'member of the bank’s board',
    },
    business: { role: 'head of business customers' },
    rules: {
      role: 'head of identity checks',
    },
    review: { role: 'head of the review team' },
  },
  goals: ({ f }) => ({
    unfinished: {
      direction: 'Lower',
      what: 'the share of applications that are never finished',
      from: `${f.openIn100} in 100`,
      today: 'Of all applications, {from} are never finished, mostly because a paper is not at hand.',
      to: `${f.openGoal} in 100`,
      months: 5,
      measuredBy: 'the application log',
    },
    days: {
      direction: 'Lower',
      what: 'the median time from the first page to an open account',
      from: `${f.median} days`,
      today:
        'An account opens {from} after the first page (median), because a paper is refused or a second owner answers late.',
      to: `${f.medianGoal} days`,
      months: 5,
      measuredBy: 'the review system',
    },
    calls: {
      direction: 'Lower',
      what: 'the share of founders who call during the review',
      from: `${f.callIn100} in 100`,
      today: 'During the review, {from} founders call the bank.',
      to: `${f.callGoal} in 100`,
      months: 4,
      measuredBy: 'the call log',
    },
  }),
  features: {
    need: {
      title: 'What you need',
      surface: 'phone',
      user: 'founder',
      goal: 'unfinished',
      does: 'tells which papers the bank asks for, and begins the application',
      frames: [
        'a founder with two of nine papers at hand',
        'a founder with all nine papers at hand',
        'one paper of nine still missing',
      ],
    },
    paper: {
      title: 'One paper',
      surface: 'phone',
      user: 'newcomer',
      goal: 'days',
      does: 'takes a picture of one paper, and says whether the bank accepts it',
      frames: ['a refused paper with its reason', 'a picture without one corner of the paper', 'an accepted paper'],
    },
    other: {
      title: 'The other owner',
      surface: 'phone',
      user: 'partner',
      goal: 'days',
      does: 'asks a second owner for an identity check, and says why',
      frames: ['the first message, on a locked phone', 'the page behind the link', 'the face check'],
    },
    account: {
      title: 'Your account',
      surface: 'phone',
      user: 'founder',
      goal: 'calls',
      does: 'shows how far the application is, and who has to act next',
      frames: [
        'the third day of a review, for a founder who asks for the account number',
        'the first day of the open account',
        'an application that waits for the other owner',
      ],
    },
    review: {
      title: 'Review desk',
      surface: 'desk',
      user: 'reviewer',
      goal: 'days',
      does: 'shows the papers of one application, and all mistakes in them',
      frames: [
        'an application with two mistakes',
        'one message to the founder about two mistakes',
        'a second owner who is not identified yet',
      ],
    },
  },
  task: (d, has) =>
    [
      `Design the application for a small business account at ${d.org}, a bank in ${d.town}, ${d.country}.`,
      'Founders and second owners use it on the phone.',
      has.desk && 'Reviewers check each application on a desktop.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (d, _, at) =>
    ({
      other: `Take a ${d.s.firm} with two owners. Write the message to the second owner in 30 words at most. Write it once as the bank, and once as the founder, who is a friend. Which message would you open?`,
      account:
        'An application is on its third day. Write two lines for a founder who wants to send an invoice today. Write them once with an account number and once without. What happens when a customer pays today?',
    })[at as string] ??
    `Take a ${d.s.firm} with two owners. Name nine papers that a bank may ask for. Write the first page for a founder who may begin at once, and for one who may not. Where would a founder with two papers stop?`,
  glossary: [
    { word: 'Founder', means: 'the person who applies for the account of a new business.' },
    { word: 'Review', means: 'the check of papers and owners by people at the bank.' },
  ],
  overview: [
    ({ s }, _has, at) =>
      `The founder of a ${s.firm} needs an account number for an invoice. ${{ need: `The bank’s form asks for nine papers, one after another. After the third paper, the founder stops.`, other: `The second owner gets a link from an unknown bank, fears fraud, and deletes it. So the account cannot open.`, account: `The bank has all papers. For three days its page has shown an hourglass, and a customer waits for the invoice.` }[at]}`,
    ({ s }, _, at) =>
      `“Who sits on your supervisory board?”, asks the form of the bank. The founder of a ${s.firm} has no board. The form was made for large companies. ${{ need: `It asks for nine papers, one after another, and never says how many follow.`, other: `It expects one owner. The second one gets a link without any name in it, and deletes it.`, account: `After its last page, the founder sees an hourglass, and no number for the first invoice.` }[at]}`,
  ],
  nonGoals: [
    'Loans and cards',
    'Registering the business with the authorities',
    'A chat with an adviser',
    'Moving payments from another bank',
  ],
  constraints: [
    {
      type: 'legal',
      at: 'other',
      text: (d) => d.s.law,
      effect: () => '‘The other owner’ names this law beside its request.',
      frame: 'the request for an identity card, with its law',
    },
    {
      type: 'time',
      at: 'paper',
      text: () => 'A proof of address may be at most three months old.',
      effect: () => '‘One paper’ tells a founder when a paper is too old.',
      frame: 'a paper that is too old',
    },
    {
      type: 'people',
      at: 'need',
      text: () => 'Founders apply in the short breaks of a working day, and often stop.',
      effect: () => '‘What you need’ shows a founder who returns where to go on.',
      frame: 'a founder who comes back after a week',
    },
    {
      type: 'technical',
      at: 'review',
      text: () => 'The bank must store each mistake as one of 40 codes.',
      effect: () => '‘Review desk’ shows each code as a sentence.',
      frame: 'the code of a mistake beside its sentence',
    },
    {
      type: 'money',
      at: 'account',
      text: () => 'The account can neither send nor receive money during the review.',
      effect: () => '‘Your account’ says what already works, and what does not.',
      frame: 'a payment that a founder tries to send too early',
    },
    {
      type: 'technical',
      at: 'other',
      text: () => 'One face check in eleven fails, mostly in poor light.',
      effect: () => '‘The other owner’ offers another way after a second failed check.',
      frame: 'a second failed face check',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'need',
      titles: [
        (d) => `A business account at ${d.org}: nine papers, one after another`,
        (d) => `${d.org}: a small business wants an account, and the form wants nine papers`,
      ],
      problem: ({ f }) =>
        `Founders stop at the first paper that is not at hand. Of ${f.starts} applications a month, ${f.openIn100} in 100 are never finished. Each of these ${f.open} would bring ${f.feeYear} a year in fees: ${f.openMoney}.`,
      whyNow: ({ f, w, start }) =>
        `On ${start} the bank closes ${w.closing} branches. From then on, ${f.startsThen} applications a month begin on the phone, and more founders meet this form.`,
      sides: [
        {
          who: 'business',
          wants: () => 'wants founders to begin at once, because people who must first find nine papers leave',
        },
        {
          who: 'review',
          wants: () =>
            'wants founders to begin only with all nine at hand, because half an application is work for reviewers, and no account',
        },
      ],
      decision: 'can a founder send the first paper at once, or only when all nine are at hand?',
      unknowns: [
        () => 'Does a list of nine papers put off a founder who has two of them?',
        () => 'How many founders have all papers at hand?',
      ],
      twist: () =>
        'From next week on the bank needs a tenth paper. 310 founders are in the middle of an application. What does ‘What you need’ tell them?',
      users: ['founder', 'newcomer', 'reviewer'],
    },
    {
      at: 'other',
      titles: [
        (d) => `${d.org} asks a second owner for an identity card, and has to say why`,
        (d) => `A business with two owners at ${d.org}: a link that looks like fraud`,
      ],
      problem: ({ w, f }) =>
        `The bank sends the second owner a link that names neither the founder nor the business. Second owners suspect fraud, and need ${w.partnerDays} days to answer. An account opens ${f.median} days after the first page (median), and brings no fee before.`,
      whyNow: ({ f, w, start }) =>
        `On ${start} the bank closes ${w.closing} branches, where second owners could show their identity card. From then on, all ${f.links} second owners a month get the link.`,
      sides: [
        {
          who: 'rules',
          wants: () =>
            'wants the bank to send the link, because a founder who has the link can answer for the second owner',
        },
        {
          who: 'business',
          wants: () => 'wants the founder to send the link, because people delete what an unknown bank sends',
        },
      ],
      decision: 'who sends the second owner the link, the bank or the founder?',
      unknowns: [
        () => 'How does a second owner find out that the bank is real?',
        () => 'Do second owners know that they count as owners?',
      ],
      twist: () =>
        'Criminals copy the message and send it to thousands of people. How does ‘The other owner’ show that the bank’s message is real?',
      users: ['partner', 'founder', 'reviewer'],
    },
    {
      at: 'account',
      titles: [
        (d) => `A business account at ${d.org}: what works before it is open?`,
        (d) => `${d.org}: the first invoice is written, and the account is in review`,
      ],
      problem: ({ f }) =>
        `Founders need the account number for their first invoice, and ask for it by telephone. Of ${f.sent} founders a month, ${f.callIn100} in 100 call the bank. Reviewers answer these ${f.calls} calls, and check no papers meanwhile.`,
      whyNow: ({ f, w, start }) =>
        `On ${start} the bank closes ${w.closing} branches, and founders there have to apply on the phone. Then ${f.sentThen} founders a month wait in a review, and ${f.callsThen} of them will call.`,
      sides: [
        {
          who: 'business',
          wants: () => 'wants to show the number during the review, because founders need it for their first invoices',
        },
        {
          who: 'review',
          wants: () =>
            'wants to show the number only after the opening, because a payment that comes too early is sent back',
        },
      ],
      decision: 'does a founder see the account number during the review, or only after the opening?',
      unknowns: [
        () => 'How soon do founders give the number to a customer?',
        () => 'Do founders think that an account with a number is already open?',
      ],
      twist: () =>
        'One review in fifty ends with a refusal. What does ‘Your account’ say to a founder whom the bank refuses?',
      users: ['founder', 'newcomer', 'reviewer'],
    },
  ],
  sellingPoints: [
    { title: 'An adviser by name', text: () => 'Each business with an account has one person to call.' },
    { title: 'One price', text: (d) => `${d.f.fee} a month, with all payments.` },
    {
      title: 'Branches for cash',
      text: (d) => `Cash can be paid in at ${d.f.stay} branches.`,
    },
  ],
  audience: (_, has) =>
    has.desk
      ? 'Founders, second owners, and the bank’s reviewers.'
      : 'Founders of small businesses, and second owners, who prove who they are.',
  direction: {
    styles: {
      minimal: {
        mood: 'Short and quiet, because people apply in a break, with time for one thing.',
        shape:
          'What is missing stands as one empty frame in wide space: a founder sees at once why the account is not open.',
        second: {
          account:
            'leaves only the next step and the name of who has to act, because founders look here several times a day',
          paper: 'shows the picture and one sentence below it, because people hold the paper in their other hand',
        },
        avoid:
          'Signs without words, because returning founders forget them. Empty pages between questions, because each page invites founders to stop.',
      },
      bold: {
        mood: 'Loud and direct, because people at work put a quiet bank page aside for later.',
        shape:
          'Full-width blocks with one paper or owner in each, and its name in heavy letters: they are read at arm’s length, beside the work.',
        second: {
          other:
            'sets the founder’s name in heavy letters across the page, because that name decides whether a second owner reads on',
          account:
            'sets the words that say whether the account is open very large, because founders check them in the middle of a job',
        },
        avoid:
          'Slogans about dreams, because founders want facts. Shouting buttons, because a link that shouts looks like fraud.',
      },
      playful: {
        mood: 'Friendly and light, because a bank’s official words make people afraid of doing something wrong.',
        shape:
          'Round tokens, one for each paper and each owner. Those that the bank has are filled: an anxious founder sees progress.',
        second: {
          need: 'draws each paper as a small round figure, because founders know papers by their look, and not by official names',
          paper: 'puts a round token on each corner of the picture, because people cut off a corner without noticing',
        },
        avoid:
          'Cheerful drawings at the identity check, because second owners would suspect a trick. Applause, because the next paper may be refused.',
      },
      luxury: {
        mood: 'Courteous and calm, because owners of small businesses feel that a bank has no time for them.',
        shape:
          'The name of the business above a fine line, as on its own letterhead: its owners are guests here, and no file numbers.',
        second: {
          other:
            'sets the request as a short letter with wide margins, because people read it twice before they show an identity card',
          account:
            'gives what comes next one full sentence between wide margins, because a founder who waits reads every word',
        },
        avoid:
          'Solemn language, because founders read it between two jobs. Thin type, because founders read it in poor light.',
      },
      corporate: {
        mood: 'Orderly and open, because founders hand over private papers, and want to see where each one went.',
        shape:
          'Rows as in a register, for paper or owner, state and date: a founder on the telephone finds the line that the reviewer means.',
        second: {
          other:
            'lists who asks, for which business and by which law in numbered rows, because careful people check each point',
          paper:
            'sets what the bank asks and what the picture shows in two equal columns, because founders compare them',
        },
        avoid:
          'Department names, because founders do not know them. Codes, because “27” does not tell a founder what to send.',
      },
      retro: {
        mood: 'Solid and familiar, because people trust a stamped paper more than a line on a screen.',
        shape:
          'Framed cards for papers and owners, and a dated stamp on those that are accepted: done and open cannot be confused.',
        second: {
          account:
            'sets the steps of the review on ruled lines with their dates, because founders ask since when nothing has happened',
          paper: 'marks an accepted paper with a dated stamp, because founders in doubt send the same paper again',
        },
        avoid:
          'Old certificates as ornament, because they look like real papers. Yellowed paper, because dates become hard to read.',
      },
      futuristic: {
        mood: 'Exact and quick, because a founder who waits wants to see what has been checked up to this hour.',
        shape:
          'One exact scale from the first page to the open account, with a tick for each step: a founder sees what is left.',
        second: {
          account:
            'marks the days that have passed on one exact scale, because founders promise an invoice for a certain day',
          paper:
            'puts exact ticks on the edges and the date of the picture, because founders must see which of them failed',
        },
        avoid:
          'Grids over a face, because they look like a police check. Dark screens, because photographed papers are hard to check there.',
      },
      organic: {
        mood: 'Warm and human, because people found a business with family and friends, and a form knows only companies.',
        shape:
          'Soft, uneven layers, one for each paper or owner, with the missing one on top: finished ones stay in view, without asking for anything.',
        second: {
          other:
            'draws both owners as soft, overlapping shapes, because the second owner must see whose business this is',
          need: 'lets the papers overlap in a loose pile, because founders fetch them in any order',
        },
        avoid:
          'Uneven frames round a picture, because the paper’s own corners must be seen. Handwritten names, because each letter must match.',
      },
    },
    reading: 'Plain letters that are easy to tell apart: founders compare names with a paper.',
    lettering: 'the signs of the branches',
    own: 'the folder for new customers',
    accent: 'the one thing that the bank waits for, because nobody tells founders today',
    sample: 'Identity card of each owner, front and back',
  },
  untold: {
    budget: (d) =>
      `If one founder in ten more finished the application, that would pay for it in a year. An account brings ${d.f.feeYear} a year.`,
    decision: (d) => `I approve the design. ${d.who.rules.first} has to sign each word about identity.`,
    history: () =>
      'We had a checklist to print, with all 40 papers that any company might need. Later 200 founders got the account number early. For 26 of them, a customer paid too soon.',
    launch: () => 'It begins in the towns where a branch closes. Two clerks from there will help on the telephone.',
    content: () =>
      'The 40 codes have official texts. A reviewer has rewritten eleven of them on a sheet beside her screen.',
    machines: () =>
      'The picture check can read edges and dates. It cannot tell a stamp from a coffee stain, so people look.',
    access: () =>
      'You can sit with the reviewers for a day. Founders are harder to meet, but a market for new shops is near.',
    fear: () => 'That we make it so easy that somebody opens a business in another person’s name.',
    others: () =>
      'Banks without branches open an account in a day, for businesses with one owner. With two they struggle as well.',
    staff: () => 'There are six reviewers. Two of them handle businesses with more than one owner.',
    figures: () => 'Every second business has two owners or more.',
    complaints: () => 'The most frequent one: “You could have told me that on the first day.”',
    language: () =>
      'Say “the other owner”. The legal word, beneficial owner, sounds to people as if they had won something.',
  },
});
