import { defineCase, money } from '../case.ts';

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
          openIn100: 31,
          rightIn100: 21,
          answerIn100: 6,
          pot: 168000,
          pension: 1140,
          pensionThen: 1080,
          errors: 160,
          earlyIn100: 34,
          retire: 1180,
          weeks: 7,
          calls: 2900,
          callsThen: 5200,
        },
        {
          members: 39000,
          openIn100: 34,
          rightIn100: 23,
          answerIn100: 7,
          pot: 154000,
          pension: 1060,
          pensionThen: 1010,
          errors: 145,
          earlyIn100: 32,
          retire: 990,
          weeks: 8,
          calls: 2400,
          callsThen: 4300,
        },
      ],
      words: {
        law: 'European Directive 2016/2341 asks for a statement to each member every year.',
        state: 'the state pension',
        until: '30 September',
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
          openIn100: 36,
          rightIn100: 24,
          answerIn100: 8,
          pot: 1520000,
          pension: 9400,
          pensionThen: 8900,
          errors: 140,
          earlyIn100: 31,
          retire: 960,
          weeks: 6,
          calls: 2300,
          callsThen: 4100,
        },
      ],
      words: {
        law: 'European Directive 2016/2341 asks for a statement to each member every year.',
        state: 'the state pension',
        until: '31 August',
      },
    },
    {
      country: 'ca',
      town: 'Kingston, Ontario',
      orgs: ['Cataraqui Trades Pension Plan', 'Barriefield Pension Plan', 'Rideau Workshops Pension Plan'],
      start: [6, 1],
      trigger: 'money',
      languages: ['English', 'French'],
      inputs: [
        {
          members: 29000,
          openIn100: 28,
          rightIn100: 19,
          answerIn100: 5,
          pot: 246000,
          pension: 1650,
          pensionThen: 1560,
          errors: 150,
          earlyIn100: 29,
          retire: 740,
          weeks: 9,
          calls: 1900,
          callsThen: 3600,
        },
      ],
      words: {
        law: 'The Pension Benefits Act of Ontario asks for a statement to each member every year.',
        state: 'the Canada Pension Plan',
        until: '31 October',
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
          openIn100: 26,
          rightIn100: 17,
          answerIn100: 4,
          pot: 2700000,
          pension: 31000,
          pensionThen: 29200,
          errors: 230,
          earlyIn100: 27,
          retire: 520,
          weeks: 11,
          calls: 1600,
          callsThen: 2900,
        },
      ],
      words: {
        law: 'The rules of the fund ask for a statement to each member every year.',
        state: 'the National Social Security Fund',
        until: '31 August',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Statement on the phone', device: 'phone', size: '390 × 844 px' },
    sheet: { name: 'Posted sheet', device: 'paper', size: 'A4, upright' },
  },
  figures: (i) => {
    const early = Math.round((i.errors * i.earlyIn100) / 100);
    return {
      ...i,
      late: i.errors - early,
      opened: Math.round((i.members * i.openIn100) / 100),
      pot: money(i.pot),
      pension: money(i.pension),
      pensionThen: money(i.pensionThen),
      rightGoal: i.rightIn100 + 42,
      earlyGoal: i.earlyIn100 + 34,
      answerGoal: i.answerIn100 + 21,
      callsGoal: Math.round((i.callsThen * 0.46) / 100) * 100,
    };
  },
  users: {
    member: {
      surface: 'phone',
      variants: [
        {
          role: 'Welder, who has worked for four firms',
          ages: [36, 47],
          context: () => 'Opens the statement on the phone in a short break.',
          goal: () => 'Know what will come per month later.',
          obstacle: () => 'The first page shows a large sum, and it looks like enough.',
          quote: 'Page one makes me rich. I never got to page five.',
        },
        {
          role: 'Electrician, in the third year of work',
          ages: [22, 29],
          context: () => 'Sees the message about the statement between two others, and leaves it for the evening.',
          goal: () => 'Find out in a minute whether anything has to be done.',
          obstacle: () => 'Eight pages contain no sentence about what to do.',
          quote: 'If it were urgent, it would be shorter.',
        },
        {
          role: 'Carpenter, who works three days a week since her second child',
          at: 'since',
          gender: 'f',
          ages: [31, 42],
          context: () => 'She reads it at night and compares it with the one from last year.',
          goal: () => 'Understand why the sum has fallen.',
          obstacle: () => 'Two causes, shorter hours and the markets, stand in one figure.',
        },
      ],
    },
    older: {
      surface: 'phone',
      variants: [
        {
          role: 'Bookkeeper of a joinery, three years before retirement',
          at: 'record',
          ages: [57, 63],
          context: () => 'Has kept every payslip, and checks the record with a folder on the table.',
          goal: () => 'See that each year is counted.',
          obstacle: () => 'The record adds all years up, so a missing one cannot be found.',
          quote: 'I can prove every month. Nobody has asked.',
        },
        {
          role: 'Roofer, who wants to stop early because of his knees',
          at: 'ways',
          gender: 'm',
          ages: [54, 61],
          context: () => 'He has set large text on his phone and reads with it close to his face.',
          goal: () => 'Know what each year of work would still add.',
          obstacle: () => 'The statement knows one date of retirement only.',
          needs: 'the monthly sum in large text',
        },
      ],
    },
    reader: {
      surface: 'sheet',
      variants: [
        {
          role: 'Glazier, who wants letters and no passwords',
          ages: [48, 63],
          context: () => 'Opens the post at the kitchen table, and the couple reads it together.',
          goal: () => 'Answer with a pen, on the same evening.',
          obstacle: () => 'The letter sends people to a website for every answer.',
          quote: 'They write to me on paper and want the answer elsewhere.',
        },
        {
          role: 'Plasterer, who left school early',
          ages: [33, 57],
          context: () => 'Reads slowly, and asks a neighbour about long letters.',
          goal: () => 'Understand the letter without showing it to a neighbour.',
          obstacle: () => 'Words such as “accrual” stand where the sums are.',
        },
      ],
    },
  },
  stakeholders: {
    director: {
      role: 'managing director of the fund',
      wants: () => 'Members should understand their letter without a call.',
    },
    service: { role: 'head of member service', wants: () => 'A member can say the expected pension after one minute.' },
    actuary: {
      role: 'actuary, who calculates the pensions',
      wants: () => 'Nobody takes an expected sum for a promise.',
    },
    advice: { role: 'head of advice', wants: () => 'Each member chooses what fits the household.' },
    records: { role: 'head of records', wants: () => 'Errors are found years before a pension begins.' },
  },
  goals: ({ f }) => ({
    know: {
      direction: 'Raise',
      what: 'readers of the statement who can name their expected pension',
      from: `${f.rightIn100} in 100`,
      to: `${f.rightGoal} in 100`,
      months: 3,
      measuredBy: 'one question to 600 readers',
    },
    record: {
      direction: 'Raise',
      what: 'record errors found more than a year before retirement',
      from: `${f.earlyIn100} in 100`,
      to: `${f.earlyGoal} in 100`,
      months: 11,
      measuredBy: 'the list of corrections',
      today: 'Only {from} record errors are found more than a year before retirement.',
      told: [f.late],
    },
    choose: {
      direction: 'Raise',
      what: 'members who answer the statement (“leave it as it is” counts too)',
      from: `${f.answerIn100} in 100`,
      to: `${f.answerGoal} in 100`,
      months: 5,
      measuredBy: 'the answers on the page and by post',
      today: 'Only {from} members answer the statement at all.',
    },
    calls: {
      direction: 'Lower',
      what: 'calls that ask why the sum has fallen',
      from: `${f.callsThen} after the last fall`,
      to: `${f.callsGoal} after this one`,
      months: 2,
      measuredBy: 'the call log',
    },
  }),
  features: {
    month: {
      title: 'Per month',
      surface: 'phone',
      user: 'member',
      goal: 'know',
      does: 'shows what a member can expect per month from retirement on, in today’s prices',
      frames: [
        'a member with thirty years of work ahead',
        'a member with three years of work ahead',
        'a statement with no change',
      ],
    },
    record: {
      title: 'Your record',
      surface: 'phone',
      user: 'older',
      goal: 'record',
      does: 'shows the years, firms and wages behind the expected pension, and takes a correction',
      frames: [
        'a year with three missing months',
        'a correction with a photo of a payslip',
        'a record that the member has confirmed',
      ],
    },
    ways: {
      title: 'Three ways',
      surface: 'phone',
      user: 'member',
      goal: 'choose',
      does: 'shows what changes if a member pays in more, works longer or leaves it as it is',
      frames: [
        'the three ways for one member',
        'the moment after “leave it as it is”',
        'a higher payment before it is confirmed',
      ],
    },
    sheet: {
      title: 'One sheet',
      surface: 'sheet',
      user: 'reader',
      goal: 'choose',
      does: 'says the same on a posted sheet, with an answer that can be cut off and sent back',
      frames: ['the expected pension above the part that is sent back', 'the back with the three ways'],
    },
    since: {
      title: 'Since last year',
      surface: 'phone',
      user: 'member',
      goal: 'calls',
      does: 'explains why the expected pension has changed, one cause at a time',
      frames: ['a fall with two causes', 'a fall although the member paid in more'],
    },
  },
  first: 'month',
  titles: [
    (d) => `A pension statement for ${d.org} that says the sum per month`,
    (d) => `${d.org}: the yearly pension statement, without page five`,
    (d) => `Pension statements for ${d.org}: read, understood, answered`,
  ],
  task: (d, has) =>
    [
      `Design the yearly statement of ${d.org}, a pension fund in ${d.town}, ${d.country}, for people in workshops and building firms.`,
      'Members read it on the phone, from the first years of work until they retire.',
      has.sheet && 'Those who prefer post get the same statement as one sheet.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (d) =>
    `Take one member of 52. The pot is ${d.f.pot}, and the expected pension is ${d.f.pension} per month, in today’s prices. Write the first three lines of the statement for this person. Show them to somebody for ten seconds and take them away. Ask what this person will get per month, and whether it is certain. Change the lines until both answers are right.`,
  glossary: [
    { word: 'Pot', means: 'the money that is saved for one member so far.' },
    { word: 'Expected pension', means: 'what the fund will probably pay per month. It can become more or less.' },
    { word: 'Record', means: 'the list of years, firms and wages from which a pension is calculated.' },
    { word: 'In today’s prices', means: 'counted as if things cost the same at retirement as they do now.' },
  ],
  safety:
    'People plan decades with these sums. Each sum is called expected, never safe, and a link leads to a person at the fund.',
  overview: [
    ({ f, s }) => [
      `The statement of a typical member of 52 begins with a pot of ${f.pot}. It looks like a fortune. On page five stands what it means: an expected pension of ${f.pension} per month, besides ${s.state}. Most people stop before that page. Of 100 readers, ${f.rightIn100} can name their expected pension.`,
      `So they also miss errors in their record, such as a firm that reported too few months. Each year ${f.late} of ${f.retire} people learn of an error in the last year before they retire. Old payslips then have to be found, and the pension begins ${f.weeks} weeks late on average. The fund made a film about pensions. It explained pensions in general, and nobody found their own sum in it.`,
    ],
    ({ f, org }) => [
      `${org} sends ${f.members} statements a year, and ${f.opened} are opened. Eight pages begin with the pot, because the accounts begin with it. What people want to know, the expected pension per month, stands on page five. Of 100 readers ${f.rightIn100} can name it. Of 100 members ${f.answerIn100} answer in any way.`,
      `An error in the record stays hidden in this way, because only the total is shown. The fund corrects ${f.errors} errors a year. ${f.late} of them are found in the last year before retirement, and those pensions begin ${f.weeks} weeks late on average. A list of difficult words was added last year. It made the statement two pages longer, and fewer people opened it.`,
    ],
  ],
  whyNow: ({ f, start }) =>
    `On ${start} the next statement goes out, after a year in which the markets fell. For the typical member the expected pension falls from ${f.pension} to ${f.pensionThen} per month. After the last fall ${f.callsThen} people called to ask why. In other years ${f.calls} call.`,
  nonGoals: [
    'How the money is invested',
    'Payments to people who have retired',
    'Joining or leaving the fund',
    'Tax returns',
  ],
  constraints: [
    {
      type: 'content',
      at: 'month',
      text: (d) => `The fund does not know what ${d.s.state} or other funds will pay.`,
      effect: () => '‘Per month’ says beside the sum what is not part of it.',
      frame: 'the sentence about what is not in the sum',
    },
    {
      type: 'technical',
      at: 'record',
      text: () => 'Firms report wages once a year, so the latest months are not in the record.',
      effect: () => '‘Your record’ tells months that are not reported yet from months that are missing.',
      frame: 'months that are not reported yet',
    },
    {
      type: 'time',
      at: 'ways',
      text: (d) => `Members can change what they pay in once a year, until ${d.s.until}.`,
      effect: () => '‘Three ways’ shows this day, and what happens without an answer.',
      frame: 'a member who returns after the last day',
    },
    {
      type: 'money',
      at: 'sheet',
      text: () => 'A second sheet would double the cost of printing.',
      effect: () => '‘One sheet’ has a front and a back, and nothing else is in the envelope.',
      frame: 'the back with the record',
    },
    {
      type: 'people',
      at: 'month',
      text: () => 'One member in seven has set large text on the phone.',
      effect: () => '‘Per month’ keeps the sum and its meaning on one screen at double text size.',
      frame: 'the monthly sum in large text',
    },
    {
      type: 'legal',
      at: 'month',
      text: (d) => `${d.s.law} It has eight pages, and they must stay available.`,
      effect: () => '‘Per month’ leads to the full statement from every sum.',
      frame: 'a sum with its place in the full statement',
      from: 'professional',
    },
  ],
  strands: [
    {
      at: 'month',
      sides: [
        {
          who: 'service',
          wants: () => 'wants one expected sum at the top, because people who see three sums remember none of them',
        },
        {
          who: 'actuary',
          wants: () => 'wants a good, a normal and a bad case at the top, because one sum is taken for a promise',
        },
      ],
      decision: 'does a member read one sum first, or three?',
      where: 'In ‘Per month’, in the first thing that a member reads.',
      unknowns: [
        () => 'How many people still remember a sum on the next day, and how many remember that it can change?',
        () => 'Does a bad case lead people to act, or to close the statement?',
      ],
      twist: () =>
        'A fault adds five per cent to all sums in ‘Per month’, for two days. What does the screen show members who saw the wrong sum?',
      users: ['member', 'older', 'reader'],
    },
    {
      at: 'record',
      sides: [
        {
          who: 'records',
          wants: () => 'wants members to confirm the record year by year, because only they know where they worked',
        },
        {
          who: 'service',
          wants: () =>
            'wants to ask only about years that look wrong, because most people close a long list in which all is right',
        },
      ],
      decision: 'does a member confirm every year, or only those that look wrong?',
      frame: 'what the record shows and asks first',
      where: 'In ‘Your record’, in what the screen shows and asks first.',
      unknowns: [
        () => 'Which errors can members see, and which can only the fund see?',
        () => 'Do people who confirm a year really check it?',
      ],
      twist: () =>
        'A building firm closes, and its last two years of wages were never reported. What does ‘Your record’ ask its former workers?',
      users: ['older', 'member', 'reader'],
    },
    {
      at: 'ways',
      sides: [
        {
          who: 'actuary',
          wants: () =>
            'wants a higher payment as the first way, because each year of waiting makes the same pension dearer',
        },
        {
          who: 'advice',
          wants: () =>
            'wants three ways of equal weight, because a household with debts may do better to leave it as it is',
        },
      ],
      decision: 'is one of the three ways put first?',
      where: 'In ‘Three ways’, in the order and size of the ways.',
      unknowns: [
        () => 'How many people choose the first way because it is the first?',
        () => 'In which sum do people understand a higher payment: per month, per year or per working day?',
      ],
      twist: (d) =>
        `The fund moves the last day for a choice, ${d.s.until}, forward by two weeks. What does ‘Three ways’ tell a member who had planned to answer later?`,
      users: ['member', 'older', 'reader'],
    },
  ],
  sellingPoints: [
    { title: 'One fund for a trade', text: () => 'Members who change firms within the trade stay in the same fund.' },
    { title: 'Owned by its members', text: () => 'The fund has no shareholders, and its board is elected.' },
    { title: 'People who answer', text: () => 'Each call is answered by somebody who can open the record.' },
  ],
  audience: (_, has) =>
    has.sheet
      ? 'People at the start of their work, people close to retirement, and members who want post.'
      : 'People at the start of their work, and people close to retirement.',
  direction: {
    styles: {
      minimal: {
        mood: 'Plain and unhurried: one sum, its meaning, and a way on.',
        why: 'Members read the letter once a year, and should find three figures.',
        shape: 'The expected sum stands alone, and each cause of a change has a line of its own.',
        avoid:
          'Sums without words, and grey small print. A roofer with large text would lose the sentence that matters.',
      },
      bold: {
        mood: 'Straightforward, as people speak in a workshop.',
        why: 'Members put the letter away unread, so it has to say what matters in large type.',
        shape: 'Figures as large as on a measuring tape, with full-width answers below.',
        avoid: 'Alarm and triumph. A sum that has fallen a little is not a disaster.',
      },
      playful: {
        mood: 'Encouraging and light, so that an electrician of 24 reads a second line.',
        why: 'Members are afraid of the letter, and a friendly page is opened sooner. The risk: money for old age is no game.',
        shape: 'Working years as building blocks, which a member can count with a finger.',
        avoid: 'Beaches, piggy banks and jokes about age. Retirement may be two years away, or a worry.',
      },
      luxury: {
        mood: 'Respectful. Thirty years of work deserve a careful page.',
        why: 'Members trust the fund with the savings of a life.',
        shape: 'Broad margins, a single fine rule, and the sum set like the title of a book.',
        avoid: 'Delicate digits and an air of wealth, because the pot already looks larger than it is.',
      },
      corporate: {
        mood: 'Reliable and exact, and still written to one person.',
        why: 'The fund has to be as exact as its figures.',
        shape: 'The same table on the screen and on the sheet that the fund posts.',
        avoid: 'Headings from accounts and charts with many lines. They are why page five was never read.',
      },
      retro: {
        mood: 'Solid, in the manner of a wage book that was filled in each Friday.',
        why: 'Older members have kept every letter since their first year.',
        shape: 'Ruled rows for years, and a stamp form for a year that is confirmed.',
        avoid: 'Yellowed paper and worn letters. A missing month has to be seen at once.',
      },
      futuristic: {
        mood: 'Looking ahead with calm, since the subject is a day far away.',
        why: 'The fund wants younger members to look at what they will have. The risk: older ones are shut out.',
        shape: 'One long line from the first wage to retirement, on which a member stands today.',
        avoid: 'Sums that count up and shining curves. They make an expectation look like a certainty.',
      },
      organic: {
        mood: 'Patient, for something that grows over a working life.',
        why: 'Saving takes decades, and the fund compares it with planting.',
        shape: 'Year rings that show thin and thick years, with each missing month as a gap.',
        avoid: 'Seedlings and coins in soil. People in the building trades asked for a sum.',
      },
    },
    reading: 'Members read it in a short break or at the kitchen table; some use large text.',
    accent: 'the sum that a member can expect per month',
    sample: 'Expected per month, in today’s prices',
  },
  untold: {
    budget: () => 'The members pay for it, so each expense has to be explained to the elected board.',
    decision: (d) =>
      `${d.who.director.first} approves the design. ${d.who.actuary.first} checks each sentence in which a sum stands.`,
    history: () =>
      'We once put a calculator on the website. It asked for eleven figures that members look for in vain.',
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
