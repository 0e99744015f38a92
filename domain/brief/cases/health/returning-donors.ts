import { defineCase } from '../case.ts';

export const returningDonors = defineCase({
  id: 'returning-donors',
  industry: 'health',
  client: 'remembered',
  model: 'public',
  channel: 'messages',
  about:
    'A blood donation service finds many new donors, and most of them never come again. After the first time they get the same urgent message as everybody, often on a day on which they may not give. They never learn what became of their blood. The service wants first-time donors to come back when they may.',
  settings: [
    {
      country: 'pl',
      town: 'Lublin',
      orgs: ['Dom Dawcy Czechów', 'Dom Dawcy nad Bystrzycą', 'Punkt Krwi Śródmieście'],
      start: [7, 1],
      trigger: 'loss',
      languages: ['Polish', 'Ukrainian'],
      inputs: [
        {
          backIn100: 24,
          home: 610,
          homeBackIn100: 14,
          appeals: 26,
          numbers: 18600,
          notYetIn100: 15,
          lost: 270,
          unusedIn100: 4,
        },
        {
          backIn100: 26,
          home: 470,
          homeBackIn100: 16,
          appeals: 31,
          numbers: 14200,
          notYetIn100: 16,
          lost: 220,
          unusedIn100: 4,
        },
      ],
      words: {
        law: 'The General Data Protection Regulation gives facts about health special protection.',
        closed: 'a furniture factory',
        wait: 'twelve weeks',
      },
    },
    {
      country: 'ar',
      town: 'Mendoza',
      orgs: ['Casa del Donante Guaymallén', 'Casa del Donante La Acequia', 'Centro Donar Mendoza'],
      start: [12, 1],
      trigger: 'loss',
      languages: ['Spanish', 'English'],
      inputs: [
        {
          backIn100: 19,
          home: 560,
          homeBackIn100: 11,
          appeals: 34,
          numbers: 12800,
          notYetIn100: 14,
          lost: 230,
          unusedIn100: 5,
        },
      ],
      words: {
        law: 'Argentina’s law on personal data (25.326) counts facts about health as sensitive.',
        closed: 'a bottle factory',
        wait: 'twelve weeks',
      },
    },
    {
      country: 'ph',
      town: 'Baguio',
      orgs: ['Session Hill Donor House', 'Burnham Rise Blood Centre', 'Pine Row Donor House'],
      start: [6, 1],
      trigger: 'loss',
      languages: ['English', 'Filipino'],
      inputs: [
        {
          backIn100: 22,
          home: 480,
          homeBackIn100: 12,
          appeals: 29,
          numbers: 9700,
          notYetIn100: 17,
          lost: 180,
          unusedIn100: 5,
        },
      ],
      words: {
        law: 'The Data Privacy Act of 2012 counts facts about health as sensitive.',
        closed: 'an insurance office with 900 staff',
        wait: 'three months',
      },
    },
    {
      country: 'in',
      town: 'Indore',
      orgs: ['Rajwada Blood Centre', 'Khan River Donor House', 'Palasia Voluntary Blood Centre'],
      start: [4, 1],
      trigger: 'loss',
      languages: ['Hindi', 'English'],
      inputs: [
        {
          backIn100: 18,
          home: 1010,
          homeBackIn100: 10,
          appeals: 38,
          numbers: 21500,
          notYetIn100: 20,
          lost: 370,
          unusedIn100: 4,
        },
      ],
      words: {
        law: 'The Digital Personal Data Protection Act, 2023, obliges everybody who keeps personal data to protect it.',
        closed: 'a textile mill',
        wait: 'three months',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Donor pages on the phone', device: 'phone', size: '390 × 844 px' },
    desk: { name: 'Office desktop', device: 'desktop', size: '1440 × 900 px' },
  },
  figures: (i) => {
    return {
      ...i,
      oneUnused: Math.round(100 / i.unusedIn100),
      tooEarly: Math.round((i.numbers * i.notYetIn100) / 100),
      backGoal: i.backIn100 + 8,
      homeGoal: i.homeBackIn100 + 10,
      tooEarlyGoal: Math.round((i.numbers * i.notYetIn100) / 200),
    };
  },
  users: {
    donor: {
      surface: 'phone',
      variants: [
        {
          role: 'Florist who gave blood once, with two colleagues',
          conflict: 'next',
          gender: 'f',
          ages: [22, 38],
          context: () => 'She reads messages at five in the morning.',
          goal: () => 'Find a free Monday to come again.',
          obstacle: () => 'She ignores “urgent”, since it once came three weeks too early.',
          quote: 'It said ‘urgent’, and then ‘three weeks too early’.',
        },
        {
          role: 'Student who nearly fainted at the first donation',
          conflict: 'next',
          gender: 'm',
          ages: [19, 25],
          context: () => 'He reads messages late at night.',
          goal: () => 'Try again when few people are there.',
          obstacle: () => 'When he reads “urgent”, he puts the phone away.',
          needs: 'the quiet hour for a donor who nearly fainted',
        },
        {
          role: 'Electrician who gave blood once, for an uncle’s operation',
          conflict: 'became',
          gender: 'm',
          ages: [27, 49],
          context: () => 'He answers only what takes one tap.',
          goal: () => 'Know what became of his half litre.',
          obstacle: () => 'He has stopped opening messages that only ask for blood.',
          quote: 'I gave half a litre. I would have liked one sentence.',
        },
        {
          role: 'Librarian who was sent home on her second visit',
          conflict: 'home',
          gender: 'f',
          ages: [41, 60],
          context: () => 'She reads her slip in the evening, alone.',
          goal: () => 'Learn from somebody what low iron means.',
          obstacle: () => 'She looks up the iron level by herself, and sleeps badly.',
          quote: 'I do not need a date. I need somebody who explains the number.',
        },
      ],
    },
    giver: {
      surface: 'phone',
      variants: [
        {
          role: 'Saleswoman who gave blood once',
          gender: 'f',
          ages: [24, 45],
          context: () => 'She opens messages at lunch, beside her colleagues.',
          goal: () => 'Learn that her blood helped somebody.',
          obstacle: () => 'She does not open a message that could bring bad news.',
          quote: 'I am not brave twice for nothing.',
        },
      ],
    },
    sentHome: {
      surface: 'phone',
      variants: [
        {
          role: 'Mechanic who was sent home with low iron',
          conflict: 'next',
          gender: 'm',
          ages: [36, 51],
          context: () => 'He may give again by now, but plans little.',
          goal: () => 'Come when his blood is needed.',
          obstacle: () => 'He reads a date in the garage, and forgets it.',
          quote: 'Tell me that you need it, and I come.',
        },
        {
          role: 'Teacher who was sent home after a new tattoo',
          conflict: 'home',
          gender: 'f',
          ages: [26, 30],
          context: () => 'Her class knows that she went to give blood.',
          goal: () => 'Have a new day, and tell nobody the reason.',
          obstacle: () => 'She threw the slip away, because the reason stood on it.',
          needs: 'a message without a reason, on a locked phone',
          quote: 'I came to give something, and I left with a slip.',
        },
        {
          role: 'Cook who was sent home with low iron',
          conflict: 'home',
          gender: 'f',
          ages: [21, 30],
          context: () => 'She reads on the phone in a short break.',
          goal: () => 'Have a day to come back to.',
          obstacle: () => 'She cannot answer calls at work, and does not call back.',
          quote: 'Low iron, they said. I cook in iron pans.',
        },
      ],
    },
    planner: {
      surface: 'desk',
      variants: [
        {
          role: 'Planner of the service',
          ages: [28, 59],
          context: () => 'sees the stock of blood only on a second list.',
          goal: () => 'Ask only those who may give and whose blood group is needed.',
          obstacle: () => 'has one button, which sends each appeal to all.',
          quote: 'I know who may come. I cannot write only to them.',
        },
      ],
    },
  },
  stakeholders: {
    manager: {
      role: 'manager of the donation service',
    },
    director: {
      role: 'medical director',
    },
    press: {
      role: 'press officer',
    },
    nurse: {
      role: 'head nurse',
    },
  },
  goals: ({ f }) => ({
    back: {
      direction: 'Raise',
      what: 'the share of new donors who give again within six months',
      from: `${f.backIn100} in 100`,
      today: 'Only {from} new donors give again within six months.',
      to: `${f.backGoal} in 100`,
      months: 9,
      measuredBy: 'the donor register',
    },
    home: {
      direction: 'Raise',
      what: 'the share of people sent home who come again within six months',
      from: `${f.homeBackIn100} in 100`,
      today: 'Of those who were sent home, only {from} come again within six months.',
      to: `${f.homeGoal} in 100`,
      months: 9,
      measuredBy: 'the donor register',
    },
    appeals: {
      direction: 'Lower',
      what: 'the number of people who get an appeal too early',
      from: `${f.tooEarly} per appeal`,
      today: `Each appeal reaches ${f.tooEarly} people who may not give yet.`,
      to: `${f.tooEarlyGoal} per appeal`,
      months: 5,
      measuredBy: 'the message log',
    },
  }),
  features: {
    next: {
      title: 'Your next day',
      surface: 'phone',
      user: 'donor',
      goal: 'back',
      does: 'tells a donor the first possible day, and offers times',
      frames: [
        'a donor whose blood group is in stock for two more days',
        'three free times, and a way to say “not this year”',
        'a donor whose blood group is in stock for nine more days',
      ],
    },
    became: {
      title: 'What became of it',
      surface: 'phone',
      user: 'giver',
      goal: 'back',
      does: 'tells donors what became of their blood',
      frames: [
        'what a donor sees when the blood could not be used',
        'what a donor sees when the blood was used in a hospital',
        'what a donor sees while the blood is still in stock',
      ],
    },
    home: {
      title: 'Not today',
      surface: 'phone',
      user: 'sentHome',
      goal: 'home',
      does: 'tells people who were sent home what happens next',
      frames: [
        'the page for low iron, on the evening of the visit',
        'the first possible day after a tattoo, four months away',
        'the page for somebody who may never give blood',
      ],
    },
    list: {
      title: 'Whom to ask',
      surface: 'desk',
      user: 'planner',
      goal: 'appeals',
      does: 'shows which blood group is running low, and who may give it',
      frames: [
        'a blood group whose stock lasts for three more days',
        'donors who were asked twice and did not answer',
        'a week in which no group is running low',
      ],
    },
  },
  task: (d, has) =>
    [
      `Design donor pages for ${d.org}, a blood donation service in ${d.town}, ${d.country}.`,
      'People who gave for the first time, or were sent home, open them from a message on their phone.',
      has.desk && 'A planner chooses at a desktop computer whom to ask.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (_, __, at) => {
    if (at === 'became')
      return 'Take three donations of last week. One was used in a hospital, one is in stock, and one could not be used. Write one sentence for each donor. Which sentence was the hardest?';
    if (at === 'home')
      return 'Take one person who was sent home at 17:30 with low iron. Write three lines for the same evening: what happened, what comes next, whom to call. Which line might worry a reader?';
    return 'Take one donor, who may give again from today. The stock of this blood group lasts for two more days. Write an invitation in three sentences. Write it once more for a stock of nine days. After which of them would you come?';
  },
  glossary: [
    { word: 'Appeal', means: 'a message that asks for blood when the stock is low.' },
    { word: 'Sent home', means: 'not allowed to give on the day of the visit.' },
  ],
  safety:
    'No page says why blood was not used: a nurse explains it. Each page has a telephone number for donors who feel unwell.',
  overview: [
    ({ s }, _, at) =>
      ({
        next: `A baker gives half a litre of blood, and gets tea and a biscuit. A week later her phone says “Urgent”, but she has to wait ${s.wait}. She hears nothing else.`,
        became: `A baker gives half a litre of blood, and gets tea and a biscuit. She would like to know whether it helped somebody. A week later her phone says only “Urgent”.`,
        home: `A baker comes to give blood, and is sent home with a slip: “Low iron”. The slip names no new day, and nobody explains the number. In the evening her phone says “Urgent”.`,
      })[at]!,
    (_d, _, at) =>
      ({
        next: `A postman gave blood once. Since then his phone has said “Urgent” nine times, and he has stopped reading it. No message tells him the day on which he may give again.`,
        became: `A postman gave blood once, for somebody whom he does not know. He still asks himself whether it was used. His phone says only “Urgent”.`,
        home: `A postman comes to give blood, and goes home with a slip: “Not today”. It names no other day. On the same evening his phone says “Urgent”.`,
      })[at]!,
  ],
  nonGoals: [
    'Finding new donors',
    'The questions about health before a donation',
    'Gifts and points',
    'The stock system of the hospitals',
  ],
  constraints: [
    {
      type: 'legal',
      at: 'home',
      text: (d) => d.s.law,
      effect: () => '‘Not today’ names the reason, but the message on the locked phone does not.',
      frame: 'a message without a reason, on a locked phone',
    },
    {
      type: 'content',
      at: 'home',
      text: () => 'A page must not advise on food, iron or treatment.',
      effect: () => '‘Not today’ shows the iron level without advice, and how to reach a nurse.',
      frame: 'the iron level, with the telephone hours of a nurse',
    },
    {
      type: 'technical',
      at: 'became',
      text: () => 'Hospitals report once a week which donations were used.',
      effect: () => '‘What became of it’ names the hospital and the week, but no day.',
      frame: 'a donation of nine days ago, without any report yet',
    },
    {
      type: 'time',
      at: 'next',
      text: ({ s }) => `After a donation everybody has to wait ${s.wait}.`,
      effect: () => '‘Your next day’ counts the days until a donor may give again.',
      frame: 'a donor who is two weeks too early',
    },
    {
      type: 'people',
      at: 'list',
      text: () => 'The planner works until 15:00.',
      effect: () => '‘Whom to ask’ lets an appeal end by itself, when enough donors have answered.',
      frame: 'an appeal that has ended by itself on Sunday',
      from: 'professional',
    },
    {
      type: 'people',
      at: 'next',
      text: () => 'Some donors nearly faint, and fear the second time.',
      effect: () => '‘Your next day’ offers them a quiet hour.',
      frame: 'the quiet hour for a donor who nearly fainted',
    },
  ],
  strands: [
    {
      at: 'next',
      titles: [
        (d) => `Inviting donors back to ${d.org}: the need, or only a day?`,
        (d) => `Giving blood a second time at ${d.org}: does the page name the need?`,
      ],
      problem: ({ f }) =>
        `Only ${f.backIn100} in 100 new donors give again within six months. Every donor gets the same ${f.appeals} appeals a year.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.closed} closes. The service collected ${f.lost} donations a year there, and now needs its new donors a second time.`,
      sides: [
        {
          who: 'press',
          wants: () =>
            'wants the page to say for how many days the stock of blood lasts, because people come when they are needed',
        },
        {
          who: 'director',
          wants: () => 'wants only the first possible day, because a donor who reads “nine more days” stays at home',
        },
      ],
      decision: 'does the page say for how many days the stock of blood lasts, or only when a donor may come?',
      unknowns: [
        () => 'Do donors come for the need, or for the date?',
        () => 'After how many appeals do donors stop reading?',
      ],
      twist: () =>
        'After a bus accident the stock lasts for one day. What does ‘Your next day’ say to those who are two weeks too early?',
      users: ['sentHome', 'donor', 'planner'],
    },
    {
      at: 'became',
      titles: [
        (d) => `What became of my blood? Messages to donors of ${d.org}`,
        (d) => `${d.org}: the blood could not be used. Who hears of it?`,
      ],
      problem: ({ f }) =>
        `Only ${f.backIn100} in 100 new donors give again within six months. Nobody tells them what became of their blood. One donation in ${f.oneUnused} cannot be used.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.closed} closes. The service collected ${f.lost} donations a year there. It can replace them only if new donors give again.`,
      sides: [
        {
          who: 'nurse',
          wants: () => 'wants to tell all donors, because those who hear nothing think the worst',
        },
        {
          who: 'director',
          wants: () =>
            'wants to tell only those whose blood was used, because the others would read that they came for nothing',
        },
      ],
      decision: 'do all donors hear what became of their blood, or only those whose blood was used?',
      unknowns: [() => 'Do donors come again after “could not be used”?', () => 'Does “in stock” please donors too?'],
      twist: () =>
        'A cooling room fails, and 70 donations are lost. All 70 donors had been told “in stock”. What does ‘What became of it’ say now?',
      users: ['donor', 'giver', 'planner', 'sentHome'],
    },
    {
      at: 'home',
      titles: [
        (d) => `Sent home without giving blood: what comes next at ${d.org}?`,
        (d) => `Sent home from ${d.org}: first a new day, or first a nurse?`,
      ],
      problem: ({ f }) =>
        `Each year ${f.home} people are sent home, for example with low iron or a new tattoo. Only ${f.homeBackIn100} in 100 come again within six months. Their slip gives a reason, but no day.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.closed} closes. The service collected ${f.lost} donations a year there. People who were sent home could replace about a quarter of them.`,
      sides: [
        {
          who: 'press',
          wants: () => 'wants to offer a new day at once, because people without a date rarely return',
        },
        {
          who: 'nurse',
          wants: () => 'wants a talk with a nurse first, because whoever has a new day no longer asks about low iron',
        },
      ],
      decision: 'does the page offer a new day at once, or only after a talk with a nurse?',
      unknowns: [
        () => 'Are people who were sent home disappointed, worried or relieved?',
        () => 'Would people talk to a nurse on the phone?',
      ],
      twist: () =>
        'A device measured iron too low for two days, and 38 people were sent home by mistake. What does ‘Not today’ tell them?',
      users: ['sentHome', 'donor', 'planner'],
    },
  ],
  sellingPoints: [
    {
      title: 'A nurse in the room',
      text: () => 'A nurse stays until the last donor leaves.',
    },
    {
      title: 'Iron is measured',
      text: () => 'Donors learn their iron level before they give.',
    },
    { title: 'Open after work', text: () => 'On two evenings a week, donors can come until 20:00.' },
  ],
  audience: (_, has) =>
    has.desk
      ? 'People who came once or twice to give blood, and the planner.'
      : 'People who came once or twice to give blood.',
  direction: {
    styles: {
      minimal: {
        mood: 'Sincere and short, because a donor gave freely, and wants no advertising.',
        shape:
          'One square, like a leaf of a calendar, with the day or the news, in empty space: donors skip what looks like an appeal.',
        second: {
          became:
            'sets the news about the blood alone in empty space, because nobody should search for it below a request',
          home: 'leaves the next step alone in empty space, because people who were sent home read little that evening',
        },
        avoid:
          'An iron level without a word beside it, because a bare number frightens people. Answers behind a menu, because nobody looks for them there.',
      },
      bold: {
        mood: 'Proud and warm, because donors do something that most people never do.',
        shape: 'One fact in heavy words, as wide as the screen: donors see in a second that it is not “Urgent” again.',
        second: {
          became: 'sets the news in one heavy sentence at full width, because donors open this page for nothing else',
          home: 'gives the next step a heavy, full-width block, because disappointed people read only the top',
        },
        avoid: 'Ambulances, because a thank-you is no alarm. Capitals, because donors have learned to skip them.',
      },
      playful: {
        mood: 'Light and kind, because many people fear the second time.',
        shape:
          'A small round cup of tea marks the next possible day: a donor who fears the needle thinks of the moment after it.',
        second: {
          became:
            'draws couch, cooling room and hospital as small round pictures, because pictures need no medical word',
          home: 'draws a round cup of tea beside the next step, because people should know that they are still welcome',
        },
        avoid:
          'Smiling drops, because for many donors blood is no joke. Jokes about fainting, because donors are ashamed of it.',
      },
      luxury: {
        mood: 'Grateful and discreet, because nobody feels thanked by today’s messages.',
        shape:
          'Wide margins, and one sentence above a nurse’s signature on a fine line: donors are thanked by a person, not by a system.',
        second: {
          became: 'sets one sentence in wide margins, because a gift deserves more than a notice',
          home: 'sets a nurse’s name above a fine line in wide margins, because people who were sent home feel dismissed',
        },
        avoid:
          'Small print, because nobody reads it at work. Ranks for many donations, because a first donor feels small.',
      },
      corporate: {
        mood: 'Open and factual, because donors do not believe “urgent” any more.',
        shape:
          'Three numbered steps in even rows, last visit, waiting time, first possible day: donors can check how the day comes about.',
        second: {
          home: 'sets reason, telephone and next step in fixed rows, because upset people look for one of the three',
          became: 'sets week, place and result in fixed rows, because a donor compares them with the day of the visit',
        },
        avoid:
          'Medical abbreviations, because donors do not know them. Long paragraphs, because the new fact is lost in them.',
      },
      retro: {
        mood: 'Dependable and plain, because first donors like to keep something from the day.',
        shape: 'A framed field with a dated stamp for each visit, and an empty one beside it: donors want to fill it.',
        second: {
          became: 'prints the news on a label with a ruled frame, because donors keep it and show it at home',
          home: 'puts the visit on a framed slip with a dated stamp, because coming counts although no blood was given',
        },
        avoid:
          'Heroes of old posters, because donors feel that they did something small. Faded print, because it looks old.',
      },
      futuristic: {
        mood: 'Clear and connected, because donors do not know what comes after a visit.',
        shape:
          'A fine line from the last visit to the next possible day, with a tick for each week: donors see how much is left.',
        second: {
          became: 'gives each step of a donation an exact tick, because donors know only the first one',
          home: 'sets the first possible day as a tick on a fine line, because four months are hard to imagine',
        },
        avoid: 'Veins and scans, because they frighten people who fear needles. Glow, because it hides the words.',
      },
      organic: {
        mood: 'Calm and human, because one alarm after another has tired donors.',
        shape:
          'News lies in soft, uneven layers, the latest on top: donors who come back see first what is new since their visit.',
        second: {
          became: 'lets the steps of a donation overlap in soft layers, because no hospital reports an exact day',
          home: 'puts reason and next step on soft, uneven fields, because nobody should read a refusal on an official form',
        },
        avoid:
          'Torn edges, because they look like wounds. Drops as decoration, because some people cannot look at blood.',
      },
    },
    reading: 'Open letters, because donors read at work, for a few seconds.',
    lettering: 'the donation buses',
    own: 'the donor card',
    accent: 'the first possible day, because donors copy this day into their calendar',
    sample: 'You may give again from Tuesday. Thank you.',
  },
  untold: {
    budget: () => 'We save it from the appeals. Each one goes to every phone, and we pay for each message.',
    decision: (d) =>
      `I approve it and read every sentence twice. ${d.who.nurse!.first} has to agree to everything about iron.`,
    history: () =>
      'For a month, nurses called new donors on their first possible day. More came, but many asked first whether their blood was needed.',
    launch: () =>
      'It starts with everyone who gave for the first time this month. The older addresses follow when we know that it works.',
    content: () =>
      'We have photographs of the couches, the tea and the staff. Donors do not like to be seen lying down.',
    machines: () => 'The register is old and safe. It can give us a list each night, and nothing during the day.',
    access: () => 'You may sit at the table with the tea. People talk there, and most of them for the first time.',
    fear: () => 'That we write “used” and a family reads it who lost somebody in that hospital in that week.',
    others: () => 'Shops win people back with vouchers. We may not and would not: blood is given, not bought.',
    staff: () =>
      'The nurses know many donors by name. The program knows them by number, and the messages sound like the program.',
    figures: () => 'Six months is our own limit for “came back”. With a year it looks better, and I trust it less.',
    complaints: () => 'The most frequent one: “You ask me to come, and then you send me away.”',
    stake: () => 'I got eleven units of blood once. I would like to know that those people came again.',
  },
});
