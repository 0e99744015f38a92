import { defineCase, money } from '../case.ts';

export const carriageSwap = defineCase({
  id: 'carriage-swap',
  industry: 'travel',
  client: 'remembered',
  model: 'charity',
  channel: 'phone',
  about:
    'A heritage railway sells numbered seats weeks ahead. On some mornings an old carriage fails its inspection and another one takes its place, with other seats. The seats that people bought do not exist, and a guard places them by hand on the platform. Groups are split and trains leave late. The railway wants passengers to have new seats before they arrive.',
  settings: [
    {
      country: 'gb',
      town: 'Llanidloes, Wales',
      orgs: ['Hafren Valley Steam Railway', 'Clywedog Light Railway', 'Three Viaducts Railway'],
      start: [7, 1],
      trigger: 'legacy',
      languages: ['English', 'Welsh'],
      inputs: [
        {
          trains: 28,
          swapIn100: 18,
          soonIn100: 32,
          moved: 42,
          late: 13,
          lateGoal: 4,
          back: 19,
          fare: 24,
          told: 9,
          toldGoal: 83,
          apart: 31,
          apartGoal: 8,
        },
        {
          trains: 20,
          swapIn100: 20,
          soonIn100: 35,
          moved: 38,
          late: 11,
          lateGoal: 3,
          back: 14,
          fare: 22,
          told: 12,
          toldGoal: 86,
          apart: 27,
          apartGoal: 7,
        },
      ],
      words: {
        law: 'The Equality Act 2010 asks a railway to remove obstacles for disabled passengers.',
        from: 'Birmingham',
        valley: 'The station lies in a narrow valley, and phones have little signal there.',
      },
    },
    {
      country: 'us',
      town: 'Salida, Colorado',
      orgs: ['Cleora Mountain Railroad', 'Poncha Creek Steam Railroad', 'Upper Arkansas Scenic Line'],
      start: [6, 15],
      trigger: 'legacy',
      languages: ['English', 'Spanish'],
      inputs: [
        {
          trains: 22,
          swapIn100: 18,
          soonIn100: 32,
          moved: 51,
          late: 15,
          lateGoal: 5,
          back: 21,
          fare: 38,
          told: 11,
          toldGoal: 84,
          apart: 28,
          apartGoal: 9,
        },
        {
          trains: 16,
          swapIn100: 19,
          soonIn100: 31,
          moved: 47,
          late: 14,
          lateGoal: 4,
          back: 16,
          fare: 42,
          told: 8,
          toldGoal: 81,
          apart: 33,
          apartGoal: 9,
        },
      ],
      words: {
        law: 'The Americans with Disabilities Act asks for access for passengers who use a wheelchair.',
        from: 'Denver',
        valley: 'The depot lies between mountains, and phones have little signal there.',
      },
    },
    {
      country: 'ar',
      town: 'Tandil',
      orgs: ['Tren de las Sierras Bajas', 'Ferrocarril del Cerro Manso', 'Tren Cuatro Vagones'],
      start: [12, 15],
      trigger: 'legacy',
      languages: ['Spanish', 'English'],
      inputs: [
        {
          trains: 14,
          swapIn100: 21,
          soonIn100: 36,
          moved: 44,
          late: 16,
          lateGoal: 5,
          back: 13,
          fare: 24000,
          told: 7,
          toldGoal: 79,
          apart: 34,
          apartGoal: 11,
        },
        {
          trains: 12,
          swapIn100: 25,
          soonIn100: 42,
          moved: 40,
          late: 14,
          lateGoal: 4,
          back: 11,
          fare: 22000,
          told: 10,
          toldGoal: 82,
          apart: 29,
          apartGoal: 9,
        },
      ],
      words: {
        law: 'Law 22.431 protects disabled people and asks for transport that they can use.',
        from: 'Mar del Plata',
        valley: 'The station stands alone among hills, and phones have little signal there.',
      },
    },
    {
      country: 'ro',
      town: 'Bistrița',
      orgs: ['Mocănița Dealu Lung', 'Calea Ferată Îngustă Valea Cireșului', 'Trenulețul Trei Poduri'],
      start: [6, 1],
      trigger: 'legacy',
      languages: ['Romanian', 'Hungarian'],
      inputs: [
        {
          trains: 18,
          swapIn100: 22,
          soonIn100: 33,
          moved: 37,
          late: 12,
          lateGoal: 4,
          back: 12,
          fare: 60,
          told: 13,
          toldGoal: 82,
          apart: 30,
          apartGoal: 9,
        },
        {
          trains: 16,
          swapIn100: 19,
          soonIn100: 31,
          moved: 35,
          late: 15,
          lateGoal: 5,
          back: 10,
          fare: 55,
          told: 9,
          toldGoal: 78,
          apart: 26,
          apartGoal: 8,
        },
      ],
      words: {
        law: 'Law 448 of 2006 asks for transport that disabled people can use.',
        from: 'Cluj-Napoca',
        valley: 'The station lies at the end of a wooded valley, and phones have little signal there.',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Ticket page on the phone', device: 'phone', size: '390 × 844 px' },
    tablet: { name: 'Guard’s tablet', device: 'tablet', size: '1024 × 768 px' },
  },
  figures: (i) => {
    const swaps = Math.round((i.trains * i.swapIn100) / 100);
    return {
      ...i,
      fare: money(i.fare),
      swaps,
      movedWeek: swaps * i.moved,
      refunds: money(i.back * i.fare),
      swapsSoon: Math.round((i.trains * i.soonIn100) / 100),
    };
  },
  users: {
    group: {
      surface: 'phone',
      variants: [
        {
          role: 'Grandfather who travels with three grandchildren',
          gender: 'm',
          ages: [61, 78],
          home: ({ s }) => s.from,
          context: () => 'Reads the page on his phone at breakfast, and once more on the platform.',
          goal: () => 'Sit where he can see all three children.',
          obstacle: () => 'His table for four is in a carriage that does not run today.',
          quote: 'I booked four seats at one table. I got four seats.',
        },
        {
          role: 'Mother of a boy who uses a wheelchair',
          at: 'again',
          gender: 'f',
          ages: [30, 49],
          home: ({ s }) => s.from,
          context: () => 'Checks her phone in the car park, before she unloads the wheelchair.',
          goal: () => 'Know before the platform that there is a place for the wheelchair, and a seat beside it.',
          obstacle: () => 'Not every carriage has such a place, and the page shows only numbers.',
          quote: 'He can move anywhere. Your carriage cannot.',
        },
        {
          role: 'Leader of a youth group of nine',
          ages: [23, 45],
          context: () => 'Has nine tickets in one page on the phone and counts heads all the time.',
          goal: () => 'Tell nine people one carriage and one door.',
          obstacle: () => 'New seats come one by one, from a guard who is surrounded by people.',
        },
      ],
    },
    pair: {
      surface: 'phone',
      variants: [
        {
          role: 'Retired engineer who booked two window seats months ago',
          ages: [60, 80],
          home: ({ s }) => s.from,
          context: () => 'Looks at the page on the evening before and prints it.',
          goal: () => 'Keep a window on the side of the valley.',
          obstacle: () => 'The seat is somewhere else today, and the new one may be on the aisle.',
          quote: 'I chose that window five months ago. Five months is a long time to look forward.',
        },
        {
          role: 'Photographer who travels alone',
          ages: [25, 57],
          home: ({ s }) => s.from,
          context: () => 'Opens the page on the way to the town, with a camera bag over one shoulder.',
          goal: () => 'Change to any seat whose window opens.',
          obstacle: () => 'Nobody asks single passengers, although they could move most easily.',
        },
      ],
    },
    guard: {
      surface: 'tablet',
      variants: [
        {
          role: 'Volunteer guard, a teacher during the week',
          ages: [27, 70],
          context: () => 'Stands on the platform with the tablet on one arm and a flag in the other hand.',
          goal: () => 'See who still has no seat, and give the sign to leave on time.',
          obstacle: () => 'All who lost a seat arrive in the same ten minutes, with the same question.',
          quote: 'I wanted to work with steam. I work with lists.',
        },
      ],
    },
  },
  stakeholders: {
    chair: {
      role: 'chair of the railway’s association',
      wants: () => 'Groups should come again next season, even after a day on which something broke.',
    },
    visitors: { role: 'head of visitor services', wants: () => 'Nobody learns it on the platform.' },
    guards: { role: 'head guard', wants: () => 'The platform is empty at the minute of departure.' },
    tickets: { role: 'head of the ticket office', wants: () => 'What was sold counts.' },
    workshop: { role: 'head of the workshop', wants: () => 'No carriage runs because somebody has sold it.' },
  },
  goals: ({ f }) => ({
    told: {
      direction: 'Raise',
      what: 'moved passengers who have a new seat before their ticket is scanned',
      from: `${f.told} in 100`,
      to: `${f.toldGoal} in 100`,
      months: 2,
      measuredBy: 'the ticket system',
      today: 'Only {from} moved passengers have a new seat before their ticket is scanned.',
    },
    together: {
      direction: 'Lower',
      what: 'moved groups that do not sit together',
      from: `${f.apart} in 100`,
      to: `${f.apartGoal} in 100`,
      months: 3,
      measuredBy: 'the guard’s list of seats',
      today: 'Of the moved groups {from} do not sit together.',
    },
    late: {
      direction: 'Lower',
      what: 'the mean delay at departure on mornings with another carriage',
      from: `${f.late} minutes`,
      to: `${f.lateGoal} minutes`,
      months: 3,
      measuredBy: 'the station’s log',
    },
  }),
  features: {
    seats: {
      title: 'Your seats',
      surface: 'phone',
      user: 'group',
      goal: 'told',
      does: 'shows a group where it sits in today’s train, and what has changed since it booked',
      frames: [
        'four seats at one table that have become four others',
        'seats that have not changed',
        'a group that is split',
      ],
    },
    again: {
      title: 'Choose again',
      surface: 'phone',
      user: 'pair',
      goal: 'together',
      does: 'helps passengers whose seats do not exist today to get others',
      frames: ['free seats in two carriages', 'two windows on different sides', 'no seats together for five people'],
    },
    early: {
      title: 'Before you set out',
      surface: 'phone',
      user: 'group',
      goal: 'told',
      does: 'tells passengers at home what is known about their train',
      frames: ['the evening before the trip', 'a later train with seats for the whole group'],
    },
    way: {
      title: 'Find your place',
      surface: 'phone',
      user: 'group',
      goal: 'late',
      does: 'leads passengers along the platform to the right carriage and door',
      frames: ['the train as one sees it from the gate', 'the door with the shortest way to the seat'],
    },
    train: {
      title: 'Today’s train',
      surface: 'tablet',
      user: 'guard',
      goal: 'together',
      does: 'shows the guard all carriages and the groups that have no seats yet',
      frames: ['two groups without seats', 'a carriage with single free seats'],
    },
    door: {
      title: 'At the carriage door',
      surface: 'tablet',
      user: 'guard',
      goal: 'late',
      does: 'lets the guard give seats to one group that stands in front of the train',
      frames: ['a group of five and the seats that fit', 'a group that wants to sit elsewhere'],
    },
  },
  first: 'seats',
  later: ['way'],
  titles: [
    (d) => `${d.org}: new seats when an old carriage stays in the shed`,
    (d) => `${d.org}: seats for a train that is put together every morning`,
    (d) => `A changed train, and seats that are still together: ${d.org}`,
  ],
  task: (d, has) =>
    [
      `Design a ticket page for ${d.org}, a heritage railway near ${d.town}, ${d.country}.`,
      'It runs old carriages for visitors, and it has to replace one of them on some mornings.',
      has.phone && 'Passengers whose seats are gone get others on a web page on their phone.',
      has.tablet && 'Guards, who see to the passengers and give the sign to leave, use a tablet on the platform.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: () =>
    'A group of four booked carriage 3, seats 21 to 24, at one table. Today carriage 3 is replaced. It now has compartments of six, and seats 21 and 22 are in one of them, 23 and 24 in the next. Write what ‘Your seats’ says, in four lines: what changed, why, where they sit now, what they can do. Which line comes first for somebody who is already on the platform?',
  glossary: [
    { word: 'Heritage railway', means: 'a railway that keeps old trains running for visitors.' },
    { word: 'Inspection', means: 'a check of every carriage at 6:30. One that fails stays in the shed that day.' },
    { word: 'Moved passenger', means: 'a passenger whose booked seat does not exist in today’s train.' },
    { word: 'Compartment', means: 'a small room in a carriage, with a door and six or eight seats.' },
  ],
  overview: [
    ({ f }) => [
      `Seats are sold weeks ahead, by carriage and number. At 6:30 every morning the carriages are inspected, and a carriage of 1920 sometimes fails. Another one takes its place, with compartments instead of tables. The first train leaves at 10:00. The ticket office telephones and reaches few people. A guard places the others on the platform, with a list and a pencil.`,
      `This happens to ${f.swaps} of ${f.trains} trains a week. ${f.moved} people lose their seats each time: ${f.movedWeek} a week. There are seats for nearly all of them, but not those that were sold. The guard takes free seats as they come. So ${f.apart} in 100 groups are split, and these trains leave ${f.late} minutes late on average. The railway pays ${f.back} tickets of ${f.fare} back: ${f.refunds} a week.`,
    ],
    ({ f, org }) => [
      `${org} sells a seat as if its carriage were certain. It is not. Most carriages are a hundred years old. If one fails the inspection at 6:30, another one replaces it. A family that booked a table then finds a compartment.`,
      `Each week ${f.swaps} of ${f.trains} trains run with another carriage. That moves ${f.movedWeek} passengers, ${f.moved} on each of these trains, and makes the trains ${f.late} minutes late on average. Tickets without seat numbers were tried for one season. People came an hour early and ran. Now ${f.back} tickets a week are paid back at ${f.fare} each: ${f.refunds}.`,
    ],
  ],
  whyNow: ({ f, start }) =>
    `On ${start} two carriages leave for a repair of one year, and the shed holds fewer spare ones. The workshop expects another carriage on ${f.soonIn100} in 100 trains instead of ${f.swapIn100}: ${f.swapsSoon} of ${f.trains} a week.`,
  nonGoals: [
    'Selling tickets',
    'The inspection of carriages',
    'Food and drink on the train',
    'The history of the railway',
    'Donations',
  ],
  constraints: [
    {
      type: 'technical',
      at: 'seats',
      text: ({ s }) => s.valley,
      effect: () => '‘Your seats’ keeps what it showed last and says how old that is.',
      frame: 'no connection on the platform',
    },
    {
      type: 'time',
      at: 'early',
      text: () => 'The inspection ends at 7:00, and many passengers leave home before 8:00.',
      effect: () => '‘Before you set out’ is complete in one message that can be read at 7:05.',
      frame: 'the message at 7:05',
    },
    {
      type: 'legal',
      at: 'again',
      text: ({ s }) => s.law,
      effect: () => '‘Choose again’ keeps wheelchair places, and a seat beside each, out of the free seats.',
      frame: 'a group with a wheelchair',
    },
    {
      type: 'content',
      at: 'way',
      text: () => 'The painted numbers on old carriages are not in order: 4471 stands beside 12.',
      effect: () => '‘Find your place’ counts carriages from the locomotive.',
      frame: 'a carriage whose painted number says something else',
    },
    {
      type: 'people',
      at: 'train',
      text: () => 'One guard works alone, and all moved passengers come within ten minutes.',
      effect: () => '‘Today’s train’ puts the groups first that are hardest to place.',
      frame: 'six groups ten minutes before departure',
    },
    {
      type: 'money',
      at: 'again',
      text: () => 'A seat at a table costs more than one in a compartment, and the difference is paid back.',
      effect: () => '‘Choose again’ shows the difference before anybody decides.',
      frame: 'a seat that costs less than the one that was paid',
      from: 'professional',
    },
    {
      type: 'people',
      at: 'door',
      text: () => 'The guard wears gloves and stands in rain and steam.',
      effect: () => '‘At the carriage door’ works with gloves, in the rain and without typing.',
      frame: 'a seat that was given by mistake and is taken back',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'again',
      sides: [
        {
          who: 'tickets',
          wants: () =>
            'wants passengers to choose, because only they know whether the window or the neighbour matters more',
        },
        {
          who: 'guards',
          wants: () =>
            'wants the railway to give out all new seats at once, because free choice leaves single seats and splits those who come last',
        },
      ],
      decision: 'who chooses the new seats, the passengers or the railway?',
      frame: 'the first minute after the message, with the free seats',
      where: 'In ‘Choose again’, in the first minute after the message.',
      unknowns: [
        () => 'How many passengers would accept a seat that was found for them?',
        () => 'Who looks at a phone between seven and ten in the morning of a day off?',
      ],
      twist: ({ f }) =>
        `At 8:20 the spare carriage fails too. In addition to the ${f.moved} people who were moved, 26 more now have no seat. Some are about to choose for the second time. What does ‘Choose again’ show them?`,
      users: ['pair', 'group', 'guard'],
    },
    {
      at: 'early',
      sides: [
        {
          who: 'visitors',
          wants: () =>
            'wants to warn passengers in the evening, because the workshop often sees which carriage is weak, and a family can still change trains',
        },
        {
          who: 'workshop',
          wants: () =>
            'wants to say nothing before the inspection, because two of three weak carriages pass it and people then worry in vain',
        },
      ],
      decision: 'is a family warned before anything is sure?',
      where: 'In ‘Before you set out’, on the evening before the trip.',
      unknowns: [
        () => 'What do people do with the word “perhaps” on the evening before a trip?',
        () => 'How many groups could take a later train at all?',
      ],
      twist: () =>
        'A warning went out in the evening, and nine groups changed to the afternoon train. In the morning the carriage passes its inspection. What does ‘Before you set out’ tell these groups?',
      users: ['group', 'pair', 'guard'],
    },
    {
      at: 'seats',
      sides: [
        {
          who: 'tickets',
          wants: () =>
            'wants early bookers to get the best new seats, because they chose months ago and a date is easy to explain',
        },
        {
          who: 'guards',
          wants: () =>
            'wants large groups placed first, because what is left then still suits couples and single passengers',
        },
      ],
      decision: 'who gets the good seats, the early or the large groups?',
      frame: 'the line that says why a group sits where it sits',
      where: 'In ‘Your seats’, at the line that says why a group sits where it sits.',
      unknowns: [
        () => 'Do people want to know the rule, or only the result?',
        () => 'Would a couple give up its window if it knew for whom?',
      ],
      twist: () =>
        'Today’s other carriage has eight seats more than the planned one, all of them at windows. What does ‘Your seats’ offer, and to whom first?',
      users: ['group', 'pair', 'guard'],
    },
  ],
  sellingPoints: [
    { title: 'Windows that open', text: () => 'In every carriage, at least half of the windows can be opened.' },
    { title: 'Run by volunteers', text: () => 'Guards, firemen and cleaners come from the town and from far away.' },
    { title: 'One hour each way', text: () => 'There is time for a walk at the other end before the train goes back.' },
  ],
  audience: (_, has) =>
    `Families, groups and couples who have booked seats for a trip on an old train.${has.tablet ? ' The design also serves the guards.' : ''}`,
  direction: {
    styles: {
      minimal: {
        mood: 'Calm and certain: one sentence says where the group sits now.',
        why: 'Passengers look at the page on a full platform, for seconds.',
        shape: 'The train as a thin row of boxes; one box is filled, with the seats beneath it.',
        avoid: 'A seat plan without words. On the platform nobody can tell which end is the locomotive.',
      },
      bold: {
        mood: 'Cheerful and loud enough for a platform full of steam.',
        why: 'The platform is full, and small signs are overlooked.',
        shape: 'Seat numbers as large as the figures on a locomotive, in heavy blocks.',
        avoid: 'Alarm in big letters at 7:05. A changed seat is a pity, not an accident.',
      },
      playful: {
        mood: 'Light-hearted, since this is a day out and children look over the shoulder.',
        why: 'Groups are on an outing, and a broken carriage should not spoil it.',
        shape: 'A small train whose carriages can be told apart by their outline.',
        avoid:
          'A train that puffs across the screen before the answer. A mother in the car park needs the answer first.',
      },
      luxury: {
        mood: 'Courteous, as a steward in a dining car would say it.',
        why: 'The railway has a dining carriage that people book for anniversaries.',
        shape: 'A card for each group with generous margins, like a place card on a white cloth.',
        avoid: 'Gold lines and small capitals for seat numbers. A retired reader on a sunny platform loses them.',
      },
      corporate: {
        mood: 'Orderly and fair; the same rule is written in the same place for everyone.',
        why: 'Guards and ticket office must count the same seats.',
        shape: 'Three fixed rows: booked, today, difference. Nothing moves between visits.',
        avoid: 'Conditions of carriage on the first screen. They read as if the railway defended itself.',
      },
      retro: {
        mood: 'Upright and warm, as suits a company that oils its own clocks.',
        why: 'People come because the railway is old.',
        shape: 'Pasteboard tickets with clipped corners and one strong number.',
        avoid: 'Station lettering from several decades at once. It looks like decoration and hides what changed.',
      },
      futuristic: {
        mood: 'Quick and transparent: the train is put together anew, and everyone can watch it settle.',
        why: 'The railway tests a new signal system, and wants to show it. The risk: passengers come for steam.',
        shape: 'Carriages as segments of one line; moved seats slide to their new place once.',
        avoid: 'Live positions that keep moving. The phone has little signal, and an old position is a wrong one.',
      },
      organic: {
        mood: 'Easy and green, like the hills that pass slowly outside.',
        why: 'Passengers have a day off, and are upset for a minute.',
        shape: 'A curved line for the track, with carriages as rounded forms upon it.',
        avoid: 'Landscape pictures under the seat plan. In bright sun the plan cannot be read any more.',
      },
    },
    reading: 'Passengers read it at breakfast and again on a bright platform, with people around them.',
    accent: 'seats that have changed',
    sample: 'Carriage 3 today: seats 31 to 34, together.',
  },
  untold: {
    budget: ({ f }) =>
      `A legacy pays for it: an old guard left us his savings. On top of it there are the ${f.refunds} a week that we pay back.`,
    decision: ({ who }) =>
      `I approve it. ${who.guards!.first} has to like it on a rainy Sunday, or it will stay in the office.`,
    history: () =>
      'Before the season without numbers we held back one whole carriage every day. It cost us more than all refunds.',
    launch: () =>
      'It begins with the first train on weekdays. Sundays come last, when the guards stop asking questions.',
    content: () =>
      'There are seat plans of all carriages, drawn by four people in four ways. One shows a stove that is no longer there.',
    machines: () =>
      'The ticket system knows seats. The workshop’s blackboard knows carriages. Nothing connects them but a telephone.',
    access: () => 'Come at 6:30, when the carriages are inspected. You will be asked to hold a lamp.',
    fear: () => 'That people think we swap carriages carelessly. We do it because somebody looked underneath.',
    staff: () => 'About 40 guards take turns, and many of them work once a month. They forget every screen in between.',
    figures: () =>
      'The delays come from the station’s log. Split groups were counted by two guards in one month, and they agreed only roughly.',
    complaints: () => '“We sat in three compartments and waved.” That one hangs in the guards’ room.',
    others: () =>
      'Ordinary railways swap whole trains that look the same. Ours have eleven carriages and eleven plans.',
  },
});
