import { defineCase, money } from '../case.ts';

export const limbChecks = defineCase({
  id: 'limb-checks',
  industry: 'health',
  client: 'remembered',
  model: 'charity',
  channel: 'phone',
  about:
    'A workshop makes artificial legs for children. A child grows and the leg does not, so each child needs two checks a year. Many families come late, because a paper card from six months before says neither how long a check takes nor who pays. A late check often means a new socket. The workshop wants families to come on time.',
  settings: [
    {
      country: 'ke',
      town: 'Kisumu',
      orgs: ['Dunga Limb Workshop', 'Kondele Children’s Limb Workshop', 'Nyalenda Leg Workshop'],
      start: [1, 1],
      trigger: 'money',
      languages: ['English', 'Swahili'],
      inputs: [
        {
          children: 108,
          morning: 6,
          onTimeIn100: 52,
          soreIn100: 44,
          lateSocketsIn100: 31,
          otherSockets: 19,
          paid: 31,
          minutes: 45,
          socket: 18500,
        },
      ],
      words: {
        law: 'The Data Protection Act, 2019, counts facts about health as sensitive.',
        near: 'Ahero',
        far: 'a village near Siaya',
        trade: 'Market trader',
        farm: 'Maize farmer',
        girl: 'Achieng',
      },
    },
    {
      country: 'ph',
      town: 'Iloilo City',
      orgs: ['Molo Limb Workshop', 'Jaro Children’s Limb Workshop', 'Arevalo Leg Workshop'],
      start: [1, 1],
      trigger: 'money',
      languages: ['English', 'Hiligaynon'],
      inputs: [
        {
          children: 84,
          morning: 4,
          onTimeIn100: 56,
          soreIn100: 38,
          lateSocketsIn100: 34,
          otherSockets: 15,
          paid: 26,
          minutes: 35,
          socket: 9500,
        },
      ],
      words: {
        law: 'The Data Privacy Act of 2012 counts facts about health as sensitive.',
        near: 'Pavia',
        far: 'a village near Miagao',
        trade: 'Market vendor',
        farm: 'Rice farmer',
        girl: 'Lina',
      },
    },
    {
      country: 'co',
      town: 'Bucaramanga',
      orgs: ['Taller Paso Nuevo', 'Taller de Prótesis Cabecera', 'Taller Pie Firme'],
      start: [1, 1],
      trigger: 'money',
      languages: ['Spanish', 'English'],
      inputs: [
        {
          children: 120,
          morning: 5,
          onTimeIn100: 60,
          soreIn100: 41,
          lateSocketsIn100: 32,
          otherSockets: 22,
          paid: 36,
          minutes: 45,
          socket: 620000,
        },
      ],
      words: {
        law: 'Colombia’s law on personal data (1581 of 2012) counts facts about health as sensitive.',
        near: 'Girón',
        far: 'a village near San Gil',
        trade: 'Shoe stitcher',
        farm: 'Coffee farmer',
        girl: 'Sara',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Pages on a small phone', device: 'phone', size: '360 × 640 px' },
    counter: { name: 'Tablet at the counter', device: 'tablet', size: '1280 × 800 px' },
  },
  figures: (i) => {
    const checks = i.children * 2;
    const onTime = Math.round((checks * i.onTimeIn100) / 100);
    const late = checks - onTime;
    const lateSockets = Math.round((late * i.lateSocketsIn100) / 100);
    const onTimeGoal = Math.round((checks * 5) / 6);
    return {
      ...i,
      socket: money(i.socket),
      checks,
      onTime,
      sore: Math.round((late * i.soreIn100) / 100),
      lateSockets,
      sockets: lateSockets + i.otherSockets,
      unpaid: lateSockets + i.otherSockets - i.paid,
      bill: money((lateSockets + i.otherSockets - i.paid) * i.socket),
      onTimeGoal,
      soreGoal: Math.floor(((checks - onTimeGoal) * i.soreIn100) / 100),
    };
  },
  users: {
    carer: {
      surface: 'phone',
      variants: [
        {
          role: 'Clothes mender whose son of nine has an artificial leg',
          conflict: 'belt',
          gender: 'f',
          ages: [29, 41],
          home: (d) => d.s.near,
          context: () => 'She shares one small smartphone with her sister.',
          goal: () => 'Have her son say himself where the leg hurts.',
          obstacle: () => 'He tells her that nothing hurts, because he wants to play.',
          quote: 'He says that nothing hurts. He says that every time.',
        },
        {
          role: 'Aunt of a girl of twelve with an artificial leg',
          conflict: 'day',
          gender: 'f',
          ages: [33, 56],
          home: (d) => d.s.near,
          context: (d) => `She is a ${d.s.trade.toLowerCase()}, and reads slowly.`,
          goal: () => 'Know what she pays, before she travels.',
          obstacle: () => 'She stops reading at the first sum that she sees.',
          needs: 'the answer to “What do I pay?”',
          quote: 'First they say it is free. Then comes a paper with a number.',
        },
      ],
    },
    worker: {
      surface: 'phone',
      variants: [
        {
          role: 'Bus conductor whose daughter of seven has an artificial leg',
          conflict: 'belt',
          gender: 'm',
          ages: [28, 45],
          context: () => 'He reads messages in bright sun, at the door of the bus.',
          goal: () => 'See with his own eyes when a leg is too short.',
          obstacle: () => 'His daughter stands on her toes when he looks at the belt.',
          quote: 'She says that it fits. She said so about her last shoes.',
        },
        {
          role: 'Bricklayer whose son of eight has an artificial leg',
          conflict: 'day',
          gender: 'm',
          ages: [28, 45],
          context: () => 'He is paid by the day.',
          goal: () => 'Decide whether a check is worth the day’s pay.',
          obstacle: () => 'He puts off a check until a day without work.',
          quote: 'For a check I lose a day’s pay. What do I save?',
        },
        {
          role: 'Night watchman whose nephew of ten has an artificial leg',
          conflict: 'text',
          gender: 'm',
          ages: [34, 44],
          context: () => 'He works at night, far from the boy’s home.',
          goal: () => 'Have somebody near the boy who knows the day.',
          obstacle: () => 'He sees the boy only on Sundays, and leaves questions in messages unanswered.',
          quote: 'I guard a bank all night. The boy I see on Sundays.',
        },
      ],
    },
    textCarer: {
      surface: 'phone',
      variants: [
        {
          role: 'Uncle of a girl of six with an artificial leg',
          gender: 'm',
          ages: [47, 62],
          home: (d) => d.s.far,
          context: (d) => `He is a ${d.s.farm.toLowerCase()}. Neighbours often borrow his phone.`,
          goal: () => 'Choose a day without telling anybody why.',
          obstacle: () => 'He answers no question that could tell the village of the leg.',
          needs: 'a locked phone that shows the word “appointment” and a date',
          quote: 'What one neighbour reads, the whole village knows.',
        },
      ],
    },
    assistant: {
      surface: 'counter',
      variants: [
        {
          role: 'Counter assistant of the workshop',
          ages: [23, 48],
          context: () => 'stands at the counter all morning.',
          goal: () => 'See who is due, late or in pain.',
          obstacle: () => 'keeps three paper lists, which do not agree.',
          quote: 'I have three lists, and they are about three different workshops.',
        },
      ],
    },
  },
  stakeholders: {
    director: {
      role: 'director of the workshop',
    },
    physio: {
      role: 'physiotherapist of the workshop',
    },
    technician: {
      role: 'head technician',
    },
    foundation: {
      role: 'officer of the foundation',
    },
  },
  goals: ({ f }) => ({
    sockets: {
      direction: 'Lower',
      what: 'the number of new sockets a year',
      from: f.sockets,
      today: 'Last year children needed {from} new sockets.',
      to: f.paid,
      months: 11,
      measuredBy: 'the socket orders',
    },
    onTime: {
      direction: 'Raise',
      what: 'the number of checks on time',
      from: `${f.onTime} of ${f.checks} a year`,
      today: `Only ${f.onTime} of ${f.checks} checks a year are on time.`,
      to: `${f.onTimeGoal} of ${f.checks} a year`,
      months: 11,
      measuredBy: 'the appointment records',
    },
    sore: {
      direction: 'Lower',
      what: 'the number of late checks with sore skin',
      from: `${f.sore} a year`,
      today: `In ${f.sore} late checks a year, the skin is sore.`,
      to: `${f.soreGoal} a year`,
      months: 11,
      measuredBy: 'the check sheets',
    },
  }),
  features: {
    day: {
      title: 'Check day',
      surface: 'phone',
      user: 'carer',
      goal: 'onTime',
      does: 'shows carers the free days for a check, why to come on time, and who pays',
      frames: [
        'two days for a check, with the reason to come on time',
        'a check that is five weeks late',
        'a week in which no day is free',
      ],
    },
    belt: {
      title: 'Belt line',
      surface: 'phone',
      user: 'worker',
      goal: 'sockets',
      does: 'asks about pain, and about the child’s belt, which hangs lower on one side when a leg is too short',
      frames: [
        'the question about the child’s belt',
        'the reply when the leg is too short',
        'the reply to a belt that is level',
      ],
    },
    text: {
      title: 'Reminder',
      surface: 'phone',
      user: 'textCarer',
      goal: 'onTime',
      does: 'reminds carers of a check by message, and takes a short answer',
      frames: [
        'the reminder with two days to choose from',
        'a second reminder, three days before the check',
        'the reply to a carer who wants another day',
      ],
    },
    book: {
      title: 'Counter book',
      surface: 'counter',
      user: 'assistant',
      goal: 'sore',
      does: 'shows who comes today, who is late and who reported pain',
      frames: [
        'a full morning, with one child in pain and one who is late',
        'a family that has not answered',
        'a morning with one free place',
      ],
    },
  },
  task: (d, has) =>
    [
      `Design pages for the leg checks of ${d.org}, a workshop in ${d.town}, ${d.country}, that makes artificial legs for children.`,
      'Carers (parents and other relatives) open them from a message on a small phone and choose a day.',
      has.counter && 'An assistant at the counter uses a tablet.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (d, _, at) => {
    if (at === 'belt')
      return `Take one child: a girl called ${d.s.girl}, whose artificial leg may have become too short. Write one question about the belt and one about pain: for the girl, and then for her aunt. Which question changes more?`;
    if (at === 'text')
      return `Write ‘Reminder’ in five lines: Tuesday or Thursday, 9:00, ${d.f.minutes} minutes, and a question about the child’s teacher. Write one version in which no answer means yes, and one in which it means no. Which would you send?`;
    return `Take one check of a girl called ${d.s.girl}: Tuesday, 9:00, ${d.f.minutes} minutes. Write four lines for the carer: when, how long, who pays, another day. Which word should a neighbour not read?`;
  },
  glossary: [
    { word: 'Socket', means: 'the cup into which the child’s own leg fits.' },
    {
      word: 'Check',
      means: 'the visit at which a leg is made longer.',
    },
    { word: 'On time', means: 'within four weeks of the planned day.' },
  ],
  safety: 'No screen judges skin or pain. Pain always leads to a call on the same day.',
  overview: [
    ({ f, s }, _, at) => {
      const card = `Twice a year each of ${f.children} children gets a card for a check.`;
      return `Pencil lines on a door frame show how ${s.girl}, who is eight, grows. Her artificial leg does not. ${card} ${
        {
          belt: 'In between, nobody looks whether her belt is still level. It is not.',
          day: 'It does not say what a check costs, so families come late.',
          text: 'Nobody at her school has seen hers.',
        }[at]
      }`;
    },
    ({ f, s }, _, at) => {
      const card = `Each of ${f.children} children gets such a card twice a year.`;
      return `A paper card hangs beside a stove. On its date the artificial leg of ${s.girl}, who is eight, should be made longer. ${card} ${
        {
          belt: 'The leg is already too short, but nobody has looked at her belt.',
          day: 'It does not say what a check costs, so families come late.',
          text: 'Nobody at her school has seen hers.',
        }[at]
      }`;
    },
  ],
  nonGoals: ['Hospital records', 'Advice about exercises', 'Orders for a new leg', 'A chat with the technician'],
  constraints: [
    {
      type: 'content',
      at: 'belt',
      text: () => 'Skin can be sore although the belt is level.',
      effect: () => '‘Belt line’ also asks about pain.',
      frame: 'the page after the answer “pain”',
    },
    {
      type: 'money',
      at: 'day',
      text: () => 'A check is free, and families pay only for the trip.',
      effect: () => '‘Check day’ says so before anyone travels.',
      frame: 'the answer to “What do I pay?”',
    },
    {
      type: 'legal',
      at: 'text',
      text: (d) => d.s.law,
      effect: () => '‘Reminder’ calls a check “appointment”, because other people may read it.',
      frame: 'a locked phone that shows the word “appointment” and a date',
    },
    {
      type: 'technical',
      at: 'text',
      text: () => 'Some carers open no link, and a text message has 160 characters.',
      effect: () => '‘Reminder’ can also be answered in the text message alone, with 1 or 2.',
      frame: 'the reminder as a text message, with the answers 1 and 2',
    },
    {
      type: 'time',
      at: 'book',
      text: ({ w }) => `The workshop sees ${w.morning} children a morning.`,
      effect: () => '‘Counter book’ shows when a morning is full.',
      frame: 'a changed day when the morning is already full',
      from: 'professional',
    },
    {
      type: 'people',
      at: 'day',
      text: () => 'Some carers share their phone with relatives.',
      effect: () => '‘Check day’ shows the child’s first name only after a tap.',
      frame: 'the page before the first tap, on a shared phone',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'belt',
      titles: [
        (d) => `Checks at home for ${d.org}: is the leg still long enough?`,
        (d) => `${d.org}: the leg is too short, and nobody at home has looked`,
      ],
      problem: ({ f }) =>
        `Few families know what a belt tells about a leg. Last year children needed ${f.sockets} new sockets, ${f.lateSockets} of them after a late check.`,
      whyNow: ({ f, start }) =>
        `From ${start} the foundation behind the workshop pays for only ${f.paid} new sockets a year. The other ${f.unpaid}, at ${f.socket} each, would cost the workshop ${f.bill}.`,
      sides: [
        {
          who: 'technician',
          wants: () => 'wants to ask the carer, because children say “fine” when they want to play',
        },
        {
          who: 'physio',
          wants: () => 'wants to ask the child, because only the child feels where a leg hurts',
        },
      ],
      decision: 'does the page ask the carer, or the child?',
      unknowns: [
        () => 'Do children tell a phone more than their family?',
        () => 'Can a child see in a mirror whether a belt is level?',
      ],
      twist: () =>
        'A girl reports pain on five mornings, each time before school. What does ‘Belt line’ say to her, and to her aunt?',
      users: ['worker', 'carer', 'assistant', 'textCarer'],
    },
    {
      at: 'day',
      titles: [
        (d) => `Check days for ${d.org}: what a late check can cost`,
        (d) => `${d.org}: a check is free. Is a late check free too?`,
      ],
      problem: ({ f }) =>
        `Last year only ${f.onTime} of ${f.checks} checks were on time. Some families fear a bill for the check. Others do not know that a late check can end in a new socket, for ${f.socket}.`,
      whyNow: ({ f, start }) =>
        `From ${start} the foundation behind the workshop pays for only ${f.paid} new sockets a year, instead of ${f.sockets}. The other ${f.unpaid} would cost the workshop ${f.bill}.`,
      sides: [
        {
          who: 'foundation',
          wants: ({ f }) =>
            `wants to name the ${f.socket} that a new socket costs, because otherwise a late check seems to cost nothing`,
        },
        {
          who: 'physio',
          wants: () => 'wants no such sum, because a family that fears a bill stays away even longer',
        },
      ],
      decision: 'does the page say what a late check can cost, or does it name no sum?',
      unknowns: [
        () => 'Are carers late because of the cost, or because the child says “fine”?',
        () => 'Does a price help, if somebody else pays it?',
      ],
      twist: () =>
        'In October the foundation has paid for its last socket of the year. What does ‘Check day’ tell a family whose check is late?',
      users: ['worker', 'carer', 'assistant', 'textCarer'],
    },
    {
      at: 'text',
      titles: [
        (d) => `Reminders for ${d.org}: who has to remember the check?`,
        (d) => `A reminder from ${d.org}: may a teacher know of the check?`,
      ],
      problem: ({ f }) =>
        `Last year only ${f.onTime} of ${f.checks} checks were on time. A child who lives near its school during the week is far from the carer with the paper card. The late checks led to ${f.lateSockets} new sockets.`,
      whyNow: ({ f, start }) =>
        `From ${start} the foundation behind the workshop pays for only ${f.paid} of the ${f.sockets} new sockets a year. The other ${f.unpaid}, at ${f.socket} each, would cost the workshop ${f.bill}.`,
      sides: [
        {
          who: 'technician',
          wants: () =>
            'wants to remind a teacher unless the carer says no, because hardly any carer answers a question',
        },
        {
          who: 'physio',
          wants: () =>
            'wants to remind a teacher only after a yes, because at a school many people could learn of the leg',
        },
      ],
      decision: 'is the child’s teacher reminded when the carer says nothing, or only after a yes?',
      frame: 'a reminder without an answer, with the question about the child’s teacher',
      unknowns: [
        () => 'Which adult notices first that a child walks differently?',
        () => 'Which adult would a child choose for a reminder?',
      ],
      twist: () =>
        'A school offers to bring four children to the workshop in its own bus, on one morning. How does ‘Reminder’ ask each carer whether the child may go?',
      users: ['worker', 'textCarer', 'assistant', 'carer'],
    },
  ],
  sellingPoints: [
    { title: 'The child’s own cloth', text: () => 'Each child chooses the cloth that covers the leg.' },
    { title: 'Longer the same morning', text: () => 'A leg is made longer while the child waits and watches.' },
    {
      title: 'Made here',
      text: () => 'Socket and leg are made in one room.',
    },
  ],
  audience: (_, has) =>
    has.counter
      ? 'Carers who decide twice a year whether to travel, and the assistant at the counter.'
      : 'Carers who decide twice a year whether to travel.',
  direction: {
    styles: {
      minimal: {
        mood: 'Calm and certain, because a carer expects bad news when the workshop writes.',
        shape:
          'One square, like a leaf of a calendar, with a day or a question, and space round it: a carer answers without scrolling.',
        second: {
          belt: 'leaves one question alone in empty space, because a carer looks from the phone to the child and back',
          day: 'sets two days apart with much space between, because a carer talks both over with the family',
        },
        avoid:
          'Icons without words, because a carer must guess them. Thin pale text, because carers in the sun cannot read it.',
      },
      bold: {
        mood: 'Strong and direct, because a carer at work looks at the phone for a few seconds.',
        shape:
          'Each answer is a heavy block at full width, a day or a word: several relatives can read the small screen together.',
        second: {
          belt: 'sets the question about the belt in heavy letters at full width, because the carer holds a lively child meanwhile',
          day: 'gives each day a heavy, full-width block, because a carer taps it with dusty hands',
        },
        avoid:
          'Warning signs on late checks, because they make carers feel guilty. Words in capitals, because some carers read slowly.',
      },
      playful: {
        mood: 'Friendly and light, because the child often looks on, and is proud of growing.',
        shape:
          'A round patch of the child’s own cloth stands where a name would: the family knows whose check it is, strangers do not.',
        second: {
          belt: 'draws a round belt, level or lower on one side, because child and carer compare it with the real one',
          day: 'gives each day a round patch of cloth with its own pattern, because relatives can point to it',
        },
        avoid: 'Stars as a reward, because no child chooses how fast it grows. Jokes about legs, because they hurt.',
      },
      luxury: {
        mood: 'Discreet and respectful, because carers do not want a stranger to see what the page is about.',
        shape:
          'One question in a fine double frame with wide margins, like a card to a guest: a carer who fears blame feels invited.',
        second: {
          belt: 'sets one large drawing of a belt in wide margins, because carer and child look at it together',
          day: 'sets each day alone between two fine lines, because a family should feel free in its choice',
        },
        avoid:
          'An expensive look, because it makes carers think of a bill. Small print, because the screens are small.',
      },
      corporate: {
        mood: 'Reliable and plain, because carers have been told different things about what a check costs.',
        shape:
          'Day, hour, cost and question in numbered rows, each with a square box to tick: a carer sees what is still open.',
        second: {
          belt: 'sets question and answers in even rows, because the same question comes back again and again',
          day: 'sets both days in two even columns with their hours, because a carer compares them',
        },
        avoid:
          'Long paragraphs, because some carers read slowly. Pictures of doctors, because this is a workshop and not a hospital.',
      },
      retro: {
        mood: 'Familiar and sturdy, because families have used the paper card for years.',
        shape:
          'Each page is a ruled card with the next check in a double frame: families find it where the paper card had it.',
        second: {
          belt: 'sets question and answers in numbered, ruled frames, because carers read them aloud to each other',
          day: 'puts each day on a ruled card with a frame, because carers copy the chosen one onto the paper card',
        },
        avoid: 'Worn paper, because a date on it looks old. Decorated figures, because an hour is misread in them.',
      },
      futuristic: {
        mood: 'Exact and light, because a child outgrows a leg by one centimetre before anybody notices.',
        shape:
          'A fine line of months with a tick at each check: carers see how long the child has grown since the last one.',
        second: {
          belt: 'draws an exact level line under the belt, because a small difference is hard to see on a child',
          day: 'sets the two days as ticks on a fine line, because carers count the days until a trip',
        },
        avoid: 'Robot legs, because children would ask for them. Film, because small phones cannot play it.',
      },
      organic: {
        mood: 'Warm and forgiving, because carers who come late are ashamed already.',
        shape:
          'Uneven fields, cut as if by hand, no two alike: carers who read slowly find an answer again by its outline.',
        second: {
          belt: 'draws belt and hips as soft layers, because a carer has to find the same shape on the child',
          day: 'sets each day on a soft piece with a hand-cut edge, because a late family should not meet an official form',
        },
        avoid: 'Frayed edges, because they look like a worn leg. Loose layouts, because a date is misread in them.',
      },
    },
    reading: 'Sturdy, open letters, because carers read on a small phone in bright sun.',
    lettering: 'the sign above the workshop',
    own: 'the workshop’s door',
    accent: 'the day of the check, because families plan the trip by it',
    sample: 'Tuesday, 9:00. You pay only for the trip.',
  },
  untold: {
    budget: () =>
      'The foundation pays for the design, once. Messages cost us money every month, so each one has to earn its place.',
    decision: (d) => `I approve it, after ${d.who.physio!.first} has read every word about the body.`,
    history: () =>
      'We sent 50 families a reminder by text message, and 38 came on time. Most of the others do not live with the child during the week.',
    launch: () =>
      'We begin with the families whose check is due next month. The others keep the paper card for one more round.',
    content: () =>
      'We have drawings of belts from our physiotherapist. We have no photographs of children, and we do not want any.',
    machines: () =>
      'A student keeps our appointment list in a table and prints it for us. The tablet is new, and the power fails now and then.',
    access: () =>
      'Come on a morning and sit on the bench with the families. Ask the children too; they know why they are late.',
    fear: () => 'That a family reads “late”, feels ashamed, and does not come again.',
    staff: () => 'One person stands at the counter. When she is ill, the technician does it with plaster on his hands.',
    figures: () =>
      'A check counts as late when it is more than four weeks after the planned day. We chose that limit because the skin changes at about that time.',
    complaints: () =>
      'Nobody complains about the leg. They complain about the bus, and that nobody told them it would be quick.',
    stake: () => 'I would like to see a child come because she has grown, and not because it hurts.',
  },
});
