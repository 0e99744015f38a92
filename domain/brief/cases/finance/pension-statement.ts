import { defineCase, money } from '../case.ts';
import { capital } from '../phrases.ts';

export const pensionStatement = defineCase({
  id: 'pension-statement',
  industry: 'finance',
  client: 'everyday',
  model: 'membership',
  channel: 'phone',
  about:
    'A pension fund sends each member a statement once a year. It begins with the money saved so far, and the expected pension per month stands on page five. Most members read the first sum only, so they do not see whether their pension will do, and they do not notice errors in their record. The fund wants members to know their expected pension, and to find errors while there is time.',
  settings: [
    {
      country: 'nl',
      town: 'Zwolle',
      orgs: ['Pensioenfonds De IJsselbrug', 'Pensioenfonds Stadshagen', 'Pensioenfonds Hanzepoort'],
      start: [5, 1],
      trigger: 'money',
      languages: ['Dutch', 'English'],
      inputs: [
        {
          members: 46000,
          rightIn100: 21,
          answerIn100: 6,
          pot: 168000,
          pension: 1140,
          pensionThen: 1080,
          earlyIn100: 34,
          weeks: 7,
        },
        {
          members: 39000,
          rightIn100: 23,
          answerIn100: 7,
          pot: 154000,
          pension: 1060,
          pensionThen: 1010,
          earlyIn100: 32,
          weeks: 8,
        },
      ],
      words: {
        law: 'European Directive 2016/2341 asks for a yearly statement.',
        state: 'the state pension',
        until: '30 September',
        sooner: '16 September',
      },
    },
    {
      country: 'dk',
      town: 'Odense',
      orgs: ['Pensionskassen Fjordvang', 'Fynske Værksteders Pension', 'Pensionskassen Rosenbæk'],
      start: [3, 1],
      trigger: 'money',
      languages: ['Danish', 'English'],
      inputs: [
        {
          members: 38000,
          rightIn100: 24,
          answerIn100: 8,
          pot: 1520000,
          pension: 9400,
          pensionThen: 8900,
          earlyIn100: 31,
          weeks: 6,
        },
      ],
      words: {
        law: 'Danish law asks for a yearly statement.',
        state: 'the state pension',
        until: '31 August',
        sooner: '17 August',
      },
    },
    {
      country: 'ie',
      town: 'Drogheda',
      orgs: ['Boyne Trades Pension Plan', 'Mell Road Pension Plan', 'Northbank Workshops Pension Plan'],
      start: [6, 1],
      trigger: 'money',
      languages: ['English', 'Irish'],
      inputs: [
        {
          members: 29000,
          rightIn100: 19,
          answerIn100: 5,
          pot: 189000,
          pension: 1310,
          pensionThen: 1240,
          earlyIn100: 29,
          weeks: 9,
        },
      ],
      words: {
        law: 'The Pensions Act 1990 asks for a yearly statement.',
        state: 'the State Pension',
        until: '31 October',
        sooner: '17 October',
      },
    },
    {
      country: 'ke',
      town: 'Nakuru',
      orgs: ['Lanet Staff Pension Scheme', 'Bahati Workers’ Pension Scheme', 'Mau Road Pension Scheme'],
      start: [4, 1],
      trigger: 'money',
      languages: ['English', 'Swahili'],
      inputs: [
        {
          members: 21000,
          rightIn100: 17,
          answerIn100: 4,
          pot: 2700000,
          pension: 31000,
          pensionThen: 29200,
          earlyIn100: 27,
          weeks: 11,
        },
      ],
      words: {
        law: 'The rules of the fund ask for a yearly statement.',
        state: 'the National Social Security Fund',
        until: '31 August',
        sooner: '17 August',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Statement on the phone', device: 'phone', size: '390 × 844 px' },
    sheet: { name: 'Sheet by post', device: 'paper', size: '2480 × 3508 px (A4, upright)' },
  },
  figures: (i) => ({
    ...i,
    pot: money(i.pot),
    pension: money(i.pension),
    pensionThen: money(i.pensionThen),
    rightGoal: Math.round(i.rightIn100 * 1.9),
    earlyGoal: i.earlyIn100 + 15,
    answerGoal: Math.round(i.answerIn100 * 1.9),
    tooLate: Math.round(i.members / 500) * 10,
    retire: Math.round(i.members / 400) * 10,
  }),
  users: {
    member: {
      surface: 'phone',
      variants: [
        {
          role: 'Welder who has worked for four firms',
          conflict: 'month',
          ages: [36, 47],
          context: (d) => `${capital(d.who.member.they)} opens the statement in a short break.`,
          goal: () => 'Know the expected pension.',
          obstacle: (d) =>
            `${capital(d.who.member.they)} stops after the first page, because its sum looks like enough.`,
          quote: 'Page one makes me rich. I never got to page five.',
        },
        {
          role: 'Welder who has worked for four firms',
          conflict: 'record',
          ages: [36, 47],
          context: (d) => `${capital(d.who.member.they)} opens the statement in a short break.`,
          goal: () => 'Confirm only the years that look wrong.',
          obstacle: (d) => `${capital(d.who.member.they)} closes every list that is longer than the break.`,
        },
        {
          role: 'Electrician in the third year of work',
          conflict: 'month',
          ages: [22, 29],
          context: (d) => `${capital(d.who.member.they)} sees between two chats that the statement has come.`,
          goal: () => 'Learn the one sum that matters, in a minute.',
          obstacle: (d) => `${capital(d.who.member.they)} does not know which of the many sums matters.`,
          quote: 'If it were urgent, it would be shorter.',
        },
        {
          role: 'Carpenter who works full time again',
          conflict: 'ways',
          gender: 'f',
          ages: [33, 42],
          context: () => 'For two years she worked less, and paid in less.',
          goal: () => 'Pay in more this year, and not later.',
          obstacle: () => 'She finds the form on page seven only after the last day.',
          quote: 'I found page seven when the last day was over.',
        },
      ],
    },
    older: {
      surface: 'phone',
      variants: [
        {
          role: 'Bookkeeper of a joinery, three years before retirement',
          ages: [60, 64],
          context: (d) => `${capital(d.who.older.they)} has kept every payslip in a folder.`,
          goal: () => 'See that each year is counted.',
          obstacle: (d) => `${capital(d.who.older.they)} cannot compare single payslips with one total.`,
          quote: 'I can prove every month. Nobody has asked.',
        },
      ],
    },
    planner: {
      surface: 'phone',
      variants: [
        {
          role: 'Bricklayer, four years before retirement',
          conflict: 'month',
          ages: [59, 62],
          context: (d) => `${capital(d.who.planner.they)} made plans with last year’s sum.`,
          goal: () => 'Make a plan that also holds in a bad case.',
          obstacle: (d) => `${capital(d.who.planner.they)} writes one sum into a plan, and forgets that it can change.`,
          quote: 'I had already spent it, in my head.',
        },
        {
          role: 'Roofer who wants to stop early because of his knees',
          conflict: 'month',
          gender: 'm',
          ages: [54, 61],
          context: () => 'He reads the statement in large text.',
          goal: () => 'Know the bad case before he gives notice.',
          obstacle: () => 'He never sees a sum and its meaning on one screen.',
          quote: 'My knees retire before I do.',
          needs: 'the expected pension in large text',
        },
        {
          role: 'Tiler who still pays for the family’s house',
          conflict: 'ways',
          ages: [46, 53],
          context: (d) =>
            `${capital(d.who.planner.they)} reads the statement when ${d.who.planner.their} account is empty.`,
          goal: () => 'Change nothing this year, and not feel guilty.',
          obstacle: (d) => `${capital(d.who.planner.they)} closes a page that only asks for more money.`,
          quote: 'The fund and the bank want the same money.',
        },
      ],
    },
    reader: {
      surface: 'sheet',
      variants: [
        {
          role: 'Glazier who wants letters and no passwords',
          ages: [48, 63],
          context: (d) => `${capital(d.who.reader.they)} opens the post at the kitchen table.`,
          goal: () => 'Answer with a pen, on the same evening.',
          obstacle: (d) => `${capital(d.who.reader.they)} puts every letter aside that leads to a password.`,
          quote: 'I have a pen. They want a password.',
        },
        {
          role: 'Plasterer who left school early',
          ages: [33, 57],
          context: (d) => `${capital(d.who.reader.they)} asks a neighbour about long letters.`,
          goal: () => 'Understand the expected pension without help.',
          obstacle: (d) => `${capital(d.who.reader.they)} stops reading at words such as “accrual”.`,
        },
      ],
    },
  },
  stakeholders: {
    director: {
      role: 'managing director of the fund',
    },
    service: {
      role: 'head of member service',
    },
    actuary: {
      role: 'actuary, who calculates the pensions',
    },
    advice: { role: 'head of advice' },
    records: { role: 'head of records' },
  },
  goals: ({ f }) => ({
    know: {
      direction: 'Raise',
      what: 'the share of readers who can name their expected pension',
      from: `${f.rightIn100} in 100`,
      today: 'Only {from} readers can name their expected pension.',
      to: `${f.rightGoal} in 100`,
      months: 3,
      measuredBy: 'a question to 600 readers',
    },
    record: {
      direction: 'Raise',
      what: 'the share of errors in records that are corrected more than a year before retirement',
      from: `${f.earlyIn100} in 100`,
      today: 'Of errors in records, only {from} are corrected more than a year before retirement.',
      to: `${f.earlyGoal} in 100`,
      months: 6,
      measuredBy: 'the list of corrections',
    },
    choose: {
      direction: 'Raise',
      what: 'the share of members who send back one of the three choices',
      from: `${f.answerIn100} in 100`,
      today: 'Page seven offers three choices, and only {from} members send one back.',
      to: `${f.answerGoal} in 100`,
      months: 5,
      measuredBy: 'a count of the choices',
    },
  }),
  features: {
    month: {
      title: 'Per month',
      surface: 'phone',
      user: 'member',
      goal: 'know',
      does: 'shows the expected pension, and why it has changed',
      frames: [
        'a member of 52, whose expected pension has fallen',
        'a member of 24 in the third year of work',
        'a member one year before retirement',
      ],
    },
    record: {
      title: 'Your record',
      surface: 'phone',
      user: 'older',
      goal: 'record',
      does: 'asks a member to confirm years, firms and wages',
      frames: [
        'a year with three missing months',
        'a correction with a photo of a payslip',
        'a record that the member has confirmed',
      ],
    },
    ways: {
      title: 'Your choice',
      surface: 'phone',
      user: 'planner',
      goal: 'choose',
      does: 'offers three choices: pay in more, work longer, change nothing',
      frames: [
        'the three choices of a member four years before retirement',
        'the moment after the choice “change nothing”',
        'the choice “pay in more” before it is confirmed',
      ],
    },
    sheet: {
      title: 'One sheet',
      surface: 'sheet',
      user: 'reader',
      goal: 'choose',
      does: 'brings the statement by post, with a slip for the answer',
      frames: ['the front, with the expected pension and the slip for the answer', 'the slip, filled in by a member'],
    },
  },
  task: (d, has) =>
    [
      `Design the yearly statement of ${d.org}, a pension fund with ${d.f.members} members from workshops and building firms in ${d.town}, ${d.country}.`,
      'Members of all ages read it on the phone.',
      has.sheet && 'Those who prefer post get it as one sheet.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (d, _, at) =>
    ({
      record:
        'Take a record of 31 years at four firms. Two years look wrong: one has nine months, one has no wage. Write the first question to the member in two lines. Then write it again for all 31 years. When would you stop answering?',
      ways: 'Write three choices in one line each: pay in more, work longer, change nothing. Then put “pay in more” first and make it larger. Each time, ask a friend what the fund wants.',
    })[at as string] ??
    `Take one member of 52. The pot is ${d.f.pot}. The expected pension has fallen from ${d.f.pension} to ${d.f.pensionThen} per month. Write the first three lines of the statement. What would somebody remember after ten seconds?`,
  glossary: [
    { word: 'Pot', means: 'the money that is saved for one member so far.' },
    { word: 'Expected pension', means: 'what the fund will probably pay per month.' },
    { word: 'Bad case', means: 'what the fund pays per month after years of falling markets.' },
    { word: 'Record', means: 'the years, firms and wages behind a pension.' },
  ],
  safety: 'Each pension is called expected, and never certain.',
  overview: [
    ({ f }, _has, at) =>
      `Once a year a locksmith gets a statement of eight pages. ${{ month: `The first page shows ${f.pot}, his pot for the rest of his life. The expected pension stands on page five. After page one, he buys a catalogue of boats.`, record: `Page six shows one total for his years at four firms. One firm reported too few months, and the total hides it.`, ways: `On page seven a form asks him to pay in more. Two other choices follow in small print. He has no money to spare, and puts the form away.` }[at]}`,
    ({ f }, _, at) =>
      `In the canteen of a joinery, a coffee cup stands on eight pages. They are somebody’s yearly statement. ${{ month: `The first page shows the pot, ${f.pot} for a typical member. The expected pension stands on page five.`, record: `Page six gives one total for many years and several firms. Nobody can see in it whether a month is missing.`, ways: `Page seven asks its reader to pay in more, and offers two other choices in small print. A clean ring of coffee is all that anybody has added.` }[at]}`,
  ],
  nonGoals: [
    'How the money is invested',
    'Payments to people who have retired',
    'Joining or leaving the fund',
    'A calculator with all other incomes',
  ],
  constraints: [
    {
      type: 'content',
      at: 'month',
      text: (d) => `The fund does not know what ${d.s.state} will pay.`,
      effect: () => '‘Per month’ names the money that may come on top.',
      frame: 'the list of money that may come on top of the expected pension',
    },
    {
      type: 'technical',
      at: 'record',
      text: () => 'Firms report wages once a year, so the latest months are not in the record yet.',
      effect: () => '‘Your record’ shows these months differently from months that are really missing.',
      frame: 'months that are not reported yet',
    },
    {
      type: 'time',
      at: 'ways',
      text: (d) => `Members can change what they pay in once a year, until ${d.s.until}.`,
      effect: () => '‘Your choice’ shows this day, and afterwards the next chance.',
      frame: 'a member who returns after the last day',
    },
    {
      type: 'money',
      at: 'sheet',
      text: () => 'A second sheet would double the cost of printing.',
      effect: () => '‘One sheet’ has one front and one back, and nothing more.',
      frame: 'the back with the record and the three choices',
    },
    {
      type: 'people',
      at: 'month',
      text: () => 'One member in seven uses large text.',
      effect: () => '‘Per month’ keeps sums and meaning on one screen at double text size.',
      frame: 'the expected pension in large text',
    },
    {
      type: 'legal',
      at: 'month',
      text: (d) => `${d.s.law} All eight pages must stay available.`,
      effect: () => '‘Per month’ leads from each sum to its page in the full statement.',
      frame: 'a page of the full statement, opened from a sum',
      from: 'professional',
    },
  ],
  strands: [
    {
      at: 'month',
      titles: [
        (d) => `${d.org}: what will the pension be per month?`,
        (d) => `A pension statement for ${d.org}: rich on page one`,
      ],
      problem: ({ f }) =>
        `To most members the pot looks like enough. Of 100 members who read the statement, only ${f.rightIn100} can name their expected pension. Twelve employees explain it to callers all year.`,
      whyNow: ({ f, start }) =>
        `On ${start} the next statement goes out. After a year of falling markets, the typical expected pension falls from ${f.pension} to ${f.pensionThen} per month, and plans with the old sum no longer hold.`,
      sides: [
        {
          who: 'service',
          wants: () => 'wants the expected pension alone, because people who see two sums remember neither',
        },
        {
          who: 'actuary',
          wants: () => 'wants the bad case beside the expected pension, because one sum alone sounds like a promise',
        },
      ],
      decision: 'does the expected pension stand alone, or beside the sum of a bad case?',
      unknowns: [
        () => 'Do people remember on the next day that the sum can change?',
        () => 'Does a bad case lead people to act, or to close the statement?',
      ],
      twist: () =>
        'For two days a fault adds five per cent to all sums. What does ‘Per month’ show members who saw the wrong sum?',
      users: ['member', 'planner', 'reader'],
    },
    {
      at: 'record',
      titles: [
        (d) => `The record of a pension at ${d.org}: who finds the missing months?`,
        (d) => `${d.org}: 31 years of work, and three months that nobody counted`,
      ],
      problem: ({ f, w }) =>
        `Firms sometimes report too few months, and the record shows only a total. Of 100 errors, only ${f.earlyIn100} are corrected more than a year before retirement. A later correction delays the pension by ${w.weeks} weeks.`,
      whyNow: ({ f, start }) =>
        `On ${start} the next statement goes out. In the year after it, ${f.retire} members retire, more than ever before. Errors that are still in their records will delay their pensions.`,
      sides: [
        {
          who: 'records',
          wants: () => 'wants members to confirm the record year by year, because only they know where they worked',
        },
        {
          who: 'service',
          wants: () => 'wants to ask only about years that look wrong, because most people close a long list',
        },
      ],
      decision: 'must a member confirm every year before the record counts, or only the years that look wrong?',
      frame: 'a record of 31 years, two of which look wrong',
      unknowns: [
        () => 'Which errors would members notice if they saw each year?',
        () => 'Do people who confirm a year really check it?',
      ],
      twist: () =>
        'A building firm closes, and its last two years of wages were never reported. What does ‘Your record’ ask its former workers?',
      users: ['older', 'member', 'reader'],
    },
    {
      at: 'ways',
      titles: [
        (d) => `${d.org}: pay in more for a pension, work longer, or change nothing?`,
        (d) => `${d.org} asks what its members choose, and hardly anybody answers`,
      ],
      problem: ({ f }) =>
        `Of 100 members, only ${f.answerIn100} send back one of the three choices. After the last day, ${f.tooLate} members a year ask to pay in more, and lose a year.`,
      whyNow: ({ f, start }) =>
        `On ${start} the next statement goes out. The typical expected pension falls from ${f.pension} to ${f.pensionThen} per month, so more members have a reason to choose.`,
      sides: [
        {
          who: 'actuary',
          wants: () => 'wants “pay in more” first, because the expected pension of many members is too low',
        },
        {
          who: 'advice',
          wants: () =>
            'wants three choices that look equal, because people with debts do not answer a page that pushes them',
        },
      ],
      decision: 'does “pay in more” stand first, or do all three choices look equal?',
      unknowns: [
        () => 'Does the order of the choices change what people choose?',
        () => 'Do more people answer when they see what no answer costs?',
      ],
      twist: (d) =>
        `The last day for a choice moves from ${d.s.until} to ${d.s.sooner}. What does ‘Your choice’ tell a member who planned to answer later?`,
      users: ['member', 'planner', 'reader'],
    },
  ],
  sellingPoints: [
    { title: 'One fund for a trade', text: () => 'Members who change firms stay in the fund.' },
    { title: 'Owned by its members', text: () => 'The members elect the board of the fund.' },
    { title: 'People who answer', text: () => 'Whoever takes a call can open the record.' },
  ],
  audience: 'Members of all ages, who get the statement once a year.',
  direction: {
    styles: {
      minimal: {
        mood: 'Plain and short, because members open the statement in a break, and give it a minute.',
        shape:
          'Each sum stands beside its name in wide space, like a price on a label: nobody mixes up all savings and a monthly pension.',
        second: {
          record: 'shows one year and one question, and nothing else, because members think back to one firm at a time',
          ways: 'leaves wide space between the three choices, because people choose once a year, and think about it for days',
        },
        avoid:
          'Sums without words, because a bare sum sounds like a promise. Small print, because members overlook it.',
      },
      bold: {
        mood: 'Loud and straightforward, because a statement that whispers goes into a folder unread.',
        shape:
          'Figures as heavy as those on a bus, across the full width, for pension, missing months or last day: they stop a thumb.',
        second: {
          month: 'sets the words “per month” as large as the sum, because members read figures, and skip words',
          ways: 'sets the last day for a choice in very large figures, because members find it when it has passed',
        },
        avoid:
          'Alarm signs, because a slightly lower sum is no disaster. Cheering headlines, because some members will get too little.',
      },
      playful: {
        mood: 'Encouraging and light, because members put away what looks like homework.',
        shape:
          'A row of small round blocks, one for each working year: members find their own place without reading a table.',
        second: {
          record:
            'shows the years as round blocks with an empty place for each missing month, because a gap needs no counting',
          ways: 'draws each choice as a small round figure, at work or at rest, because members ask how they would live',
        },
        avoid:
          'Beaches and piggy banks, because retirement may be a worry. Jokes about age, because some readers soon stop work.',
      },
      luxury: {
        mood: 'Respectful and calm, because each sum stands for decades of hard work.',
        shape:
          'Each sum stands like a name on a certificate, with one careful sentence on a fine line below: members read what it means.',
        second: {
          month:
            'sets the sum like a name on a certificate, with its reason in one sentence below, because members ask why it fell',
          record:
            'sets the name of each firm above a fine line, because members go through their working life firm by firm',
        },
        avoid:
          'Thin digits, because they are hard to read in a short break. Gold edges, because a fund that shines seems to spend its members’ money.',
      },
      corporate: {
        mood: 'Reliable and exact, because members hold the fund to each figure for decades.',
        shape:
          'Rows as on a payslip, one for each year or choice, with the sum at the right edge: members compare without calculating.',
        second: {
          record: 'gives each year one row with firm, months and wage, because members check it against payslips',
          ways: 'sets the three choices in equal rows with what each costs and brings, because a choice has two sides, and members weigh both',
        },
        avoid:
          'Accountants’ words in headings, because members skip them. Charts with many lines, because members lose their own line.',
      },
      retro: {
        mood: 'Solid and honest, because members keep pension papers for decades, and distrust a passing fashion.',
        shape:
          'Framed tables with ruled lines and labelled tabs: members look up one year or one sum without reading the rest.',
        second: {
          ways: 'sets each choice on a framed slip with an empty box, because members know forms that take a cross',
          record: 'lists wages in ruled rows below a labelled tab for each firm, because members search by firm',
        },
        avoid: 'Yellowed paper, because it makes new sums look old. Worn letters, because members check small figures.',
      },
      futuristic: {
        mood: 'Clear and forward-looking, because members have to picture a day that is years away.',
        shape:
          'One exact scale with a tick for each working year and a mark for today: members see how long they can act.',
        second: {
          ways: 'sets the three choices on one exact scale of years, because working longer and paying in more both count in years',
          record:
            'shows the months of a year as fine ticks, with gaps where none is reported, because errors hide in a total',
        },
        avoid:
          'Shining curves, because they make an expectation look certain. Countdowns, because a young member has forty years left.',
      },
      organic: {
        mood: 'Patient and steady, because a pension grows over a whole working life.',
        shape:
          'Uneven layers, one for each working year, thick where wages were high: members recognise their own life in them.',
        second: {
          ways: 'lets the three choices branch from one soft, uneven line, because all of them begin at today’s sum',
          record:
            'draws each year as a soft layer of its own thickness, because members remember their good and bad years',
        },
        avoid:
          'Seedlings, because they promise growth after a year of loss. Coins in soil, because a pension is no harvest.',
      },
    },
    reading: 'Figures of one width: members compare years, months and sums.',
    lettering: 'the membership card',
    own: 'the statement’s cover',
    accent: 'what differs from last year, because nobody finds it on eight pages today',
    sample: 'Record: 31 years, 4 firms, 3 months missing',
  },
  untold: {
    budget: () => 'The members pay for it, so each expense has to be explained to the elected board.',
    decision: (d) => `I approve the design. ${d.who.actuary.first} checks each sentence in which a sum stands.`,
    history: () =>
      'We once put a calculator on the website. It asked for eleven figures that members look for in vain. At one firm, a clerk told members only the expected pension. They remembered it, and thought of a promise.',
    launch: () => 'Two hundred members at three firms get it a month before the others.',
    content: () =>
      'You get forty real statements without names. In nine of them the sum has fallen for two reasons at once.',
    machines: () =>
      'The sums come from one system and the record from an older one. Both can be read, and corrections are typed in by hand.',
    access: () =>
      'You can sit in a canteen at noon with the statement in your hand. Bring two copies, as one will be kept.',
    fear: () => 'That somebody reads a clear sum, relies on it, and gets less.',
    others: () => 'Banks show a pot that grows. Hardly anybody shows what it means per month.',
    staff: () => 'Twelve people answer the calls. They open page five with nearly every caller.',
    figures: () =>
      'Before, 600 readers were asked one question by phone. We know who opened the statement, but not who read to the end.',
    complaints: () => 'The anger comes at retirement, about a month that went missing twenty years earlier.',
    language: () =>
      'Many members learned their trade in another language. They know the words for wages, not those for pensions.',
  },
});
