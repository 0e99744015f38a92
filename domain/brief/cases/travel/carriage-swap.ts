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
          lateGoal: 7,
          back: 48,
          fare: 24,
          told: 8,
          toldGoal: 38,
          apart: 31,
          apartGoal: 16,
        },
        {
          trains: 20,
          swapIn100: 20,
          soonIn100: 35,
          moved: 38,
          late: 11,
          lateGoal: 6,
          back: 33,
          fare: 22,
          told: 12,
          toldGoal: 39,
          apart: 27,
          apartGoal: 14,
        },
      ],
      words: {
        law: 'The Equality Act 2010 asks a railway to make access possible for disabled passengers.',
        from: 'Birmingham',
        valley: 'In the narrow valley phones have little signal.',
      },
    },
    {
      country: 'nz',
      town: 'Reefton',
      orgs: ['Inangahua Bend Railway', 'Garvey Creek Steam Railway', 'Two Tunnels Railway'],
      start: [12, 1],
      trigger: 'legacy',
      languages: ['English', 'German'],
      inputs: [
        {
          trains: 22,
          swapIn100: 18,
          soonIn100: 32,
          moved: 51,
          late: 16,
          lateGoal: 8,
          back: 44,
          fare: 54,
          told: 11,
          toldGoal: 37,
          apart: 28,
          apartGoal: 14,
        },
        {
          trains: 16,
          swapIn100: 19,
          soonIn100: 31,
          moved: 47,
          late: 14,
          lateGoal: 7,
          back: 37,
          fare: 58,
          told: 8,
          toldGoal: 35,
          apart: 33,
          apartGoal: 17,
        },
      ],
      words: {
        law: 'The Human Rights Act 1993 asks a railway to make access possible for disabled passengers.',
        from: 'Christchurch',
        valley: 'Between the mountains phones have little signal.',
      },
    },
    {
      country: 'ar',
      town: 'Tandil',
      orgs: ['Tren Loma Ventosa', 'Ferrocarril del Cerro Manso', 'Tren Cuatro Vagones'],
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
          lateGoal: 8,
          back: 35,
          fare: 24000,
          told: 7,
          toldGoal: 36,
          apart: 34,
          apartGoal: 17,
        },
        {
          trains: 12,
          swapIn100: 25,
          soonIn100: 42,
          moved: 40,
          late: 14,
          lateGoal: 7,
          back: 29,
          fare: 22000,
          told: 10,
          toldGoal: 38,
          apart: 28,
          apartGoal: 14,
        },
      ],
      words: {
        law: 'Law 22.431 asks for transport that disabled people can use.',
        from: 'Mar del Plata',
        valley: 'Among the hills phones have little signal.',
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
          lateGoal: 6,
          back: 34,
          fare: 60,
          told: 13,
          toldGoal: 38,
          apart: 30,
          apartGoal: 15,
        },
        {
          trains: 16,
          swapIn100: 19,
          soonIn100: 31,
          moved: 35,
          late: 15,
          lateGoal: 8,
          back: 22,
          fare: 55,
          told: 9,
          toldGoal: 37,
          apart: 26,
          apartGoal: 13,
        },
      ],
      words: {
        law: 'Law 448 of 2006 asks for transport that disabled people can use.',
        from: 'Cluj-Napoca',
        valley: 'In the wooded valley phones have little signal.',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Ticket page on the phone', device: 'phone', size: '390 × 844 px' },
    tablet: { name: 'Guard’s tablet', device: 'tablet', size: '1024 × 768 px' },
  },
  figures: (i) => ({
    swaps: Math.round((i.trains * i.swapIn100) / 100),
    swapsSoon: Math.round((i.trains * i.soonIn100) / 100),
    moved: i.moved,
    late: i.late,
    lateGoal: i.lateGoal,
    back: i.back,
    fare: money(i.fare),
    refunds: money(i.back * i.fare),
    told: i.told,
    toldGoal: i.toldGoal,
    apart: i.apart,
    apartGoal: i.apartGoal,
  }),
  users: {
    group: {
      surface: 'phone',
      variants: [
        {
          role: 'Grandfather who travels with three grandchildren',
          conflict: 'again',
          gender: 'm',
          ages: [61, 78],
          home: ({ s }) => s.from,
          context: () => 'looks at the phone at breakfast.',
          goal: () => 'Sit where he can see all three children.',
          obstacle: () => 'He reads each seat number aloud before he chooses, and that takes time.',
          quote: 'I booked four seats at one table. I got four seats.',
        },
        {
          role: 'Mother who travels with three sons, one of them in a wheelchair',
          conflict: 'again',
          at: 'again',
          gender: 'f',
          ages: [30, 49],
          home: ({ s }) => s.from,
          context: () => 'checks her phone in the car park.',
          goal: () => 'Keep all four together, with a place for the wheelchair.',
          obstacle: () => 'The guard offers her seats without knowing of the wheelchair.',
          quote: 'Four people, one wheelchair, one table. I booked it all.',
        },
        {
          role: 'Leader of a youth group of nine',
          conflict: 'early',
          ages: [23, 45],
          context: () => 'has all nine tickets on one phone.',
          goal: () => 'Tell the group on the evening before which train they take.',
          obstacle: () => 'Half of the group read a forwarded message only an hour later.',
          quote: 'Nine people, one phone, and everybody asks me.',
        },
        {
          role: 'Aunt with a birthday party of nine',
          conflict: 'seats',
          gender: 'f',
          ages: [33, 55],
          home: ({ s }) => s.from,
          context: () => 'reads the tickets aloud in the car park.',
          goal: () => 'Show eight children where they sit, and tell them why.',
          obstacle: () => 'She reads out the seats, and eight children ask “Why?” at once.',
          quote: 'The seats I can explain. The tears I cannot.',
        },
      ],
    },
    pair: {
      surface: 'phone',
      variants: [
        {
          role: 'Retired engineer who booked two window seats',
          conflict: 'again',
          gender: 'f',
          ages: [60, 80],
          home: ({ s }) => s.from,
          context: () => 'has the old seat plan of carriage 3 at home.',
          goal: () => 'Keep a window on the side of the valley.',
          obstacle: () => 'She compares each free seat with the old plan, which no longer fits.',
          quote: 'I booked that window seven weeks ago. I have looked out of it since.',
        },
        {
          role: 'Photographer who travels with a friend',
          conflict: 'seats',
          ages: [25, 57],
          home: ({ s }) => s.from,
          context: () => 'looks at the phone on the way to the station.',
          goal: () => 'Find the two new seats in ten seconds.',
          obstacle: ({ who }) => `With a camera in one hand, ${who.pair!.they} reads only the first line.`,
        },
        {
          role: 'Pianist who booked the trip for an anniversary',
          conflict: 'early',
          ages: [45, 70],
          home: ({ s }) => s.from,
          context: () => 'looks at the phone in the evening and at breakfast.',
          goal: () => 'Hear at breakfast, and not before, whether the seats have changed.',
          obstacle: ({ who }) => `After an uncertain message, ${who.pair!.they} looks at the phone all night.`,
          quote: 'Tell me at seven. At night I can only worry.',
        },
      ],
    },
    guard: {
      surface: 'tablet',
      variants: [
        {
          role: 'Volunteer guard, a teacher by profession',
          ages: [27, 70],
          context: () => 'stands on the platform between steam and passengers.',
          goal: () => 'See who has no seat, and leave on time.',
          obstacle: () => 'The paper list does not show which passengers belong together.',
          quote: 'I wanted to work with steam. I work with lists.',
        },
      ],
    },
  },
  stakeholders: {
    chair: {
      role: 'chair of the association that runs the railway',
    },
    visitors: { role: 'head of visitor services' },
    guards: { role: 'head guard' },
    tickets: { role: 'head of the ticket office' },
    workshop: { role: 'head of the workshop' },
  },
  goals: ({ f }) => ({
    together: {
      direction: 'Lower',
      what: 'the share of moved groups that do not sit together',
      from: `${f.apart} in 100`,
      today: 'Of the moved groups, {from} do not sit together.',
      to: `${f.apartGoal} in 100`,
      months: 3,
      measuredBy: 'the guard’s list of seats',
    },
    told: {
      direction: 'Raise',
      what: 'the share of moved passengers who have a new seat before they reach the gate',
      from: `${f.told} in 100`,
      today: 'Only {from} moved passengers have a new seat before they reach the gate to the platform.',
      to: `${f.toldGoal} in 100`,
      months: 2,
      measuredBy: 'the scans at the gate',
    },
    late: {
      direction: 'Lower',
      what: 'the average delay of trains with a replaced carriage',
      from: `${f.late} minutes`,
      today:
        'Trains with a replaced carriage leave {from} late on average, because passengers first ask the guard for seats.',
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
      goal: 'late',
      does: 'shows passengers where they sit today, and what has changed',
      frames: [
        'two new seats, two carriages away',
        'seats that change a second time',
        'a family at the gate, whose new seats are apart',
      ],
    },
    again: {
      title: 'Choose again',
      surface: 'phone',
      user: 'pair',
      goal: 'together',
      does: 'offers moved passengers other seats',
      frames: [
        'a group of four whose table is gone, while other seats are free',
        'two free window seats, in different compartments',
        'four people, and no four free seats together',
      ],
    },
    early: {
      title: 'Before you set out',
      surface: 'phone',
      user: 'group',
      goal: 'told',
      does: 'tells passengers at home what is known about their train, and which later train has seats',
      frames: ['a later train with free seats', 'a morning on which nothing has changed'],
    },
    train: {
      title: 'Today’s train',
      surface: 'tablet',
      user: 'guard',
      goal: 'late',
      does: 'shows the guard which groups have no seats yet',
      frames: ['two groups without seats', 'a carriage whose free seats are far apart'],
    },
  },
  task: (d, has) =>
    [
      `Design a ticket page for ${d.org}, a railway with old steam trains near ${d.town}, ${d.country}.`,
      'When a carriage is replaced, passengers get new seats on their phone.',
      has.tablet && 'The guard, who looks after the passengers and gives the sign to leave, uses a tablet.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (_d, _, at) => {
    if (at === 'again')
      return 'Four people lose seats 21 to 24 at one table. Seats 31 and 32 are free in one compartment, and 37 and 38 in the next. Write in four lines what they read. Which line changes for a couple?';
    if (at === 'early')
      return 'It is 19:00. Carriage 3 may fail its inspection, which ends at 7:00. A family leaves home at 7:30. Write two lines for 19:00, and two for 7:05. Read them to somebody who wants to sleep.';
    return 'Four people booked seats 21 to 24 at one table. They now have 31 and 32 in one compartment, and 37 and 38 in the next. Write three lines: what has changed, why, and where they sit. Which line could you leave out?';
  },
  glossary: [
    { word: 'Moved passenger', means: 'somebody whose booked seat does not exist today.' },
    { word: 'Compartment', means: 'a small room with six or eight seats.' },
    { word: 'Guard', means: 'the person who looks after the passengers and gives the sign to leave.' },
  ],
  overview: [
    ({ org }, _, at) =>
      ({
        again: `In the morning an old carriage of ${org} fails its inspection, and one without tables takes its place. A family of four booked a table. When it reaches the platform, a guard finds only single seats.`,
        early: `At 7:00 an old carriage of ${org} fails its inspection. A family leaves home at 7:30 and knows nothing of it. The workshop had its doubts on the evening before, when another train still had seats.`,
        seats: `“Why?”, asks a family on the platform of ${org}. Its carriage has failed the inspection, and its table does not exist today. A guard gives out new seats and answers one question after another. The train waits.`,
      })[at]!,
    ({ org }, _, at) =>
      ({
        again: `“Carriage 3, table, window”, says the ticket of a family at ${org}. Carriage 3 has failed its inspection, and its replacement has no tables. A guard with a flag in one hand looks for four seats together.`,
        early: `“Carriage 3, table, window”, says the ticket of a family at ${org}. Only at the gate does the family learn that carriage 3 has failed its inspection. The office was still calling other groups.`,
        seats: `“Carriage 3, table, window”, says the ticket. Today carriage 3 of ${org} stays in the workshop. A guard with a flag in one hand gives out new seats, and explains to each group why.`,
      })[at]!,
  ],
  nonGoals: [
    'Selling tickets',
    'The plan of the inspections',
    'A map of the moving train',
    'Complaints after the journey',
  ],
  constraints: [
    {
      type: 'technical',
      at: 'seats',
      text: ({ s }) => s.valley,
      effect: () => '‘Your seats’ keeps the last news and says how old it is.',
      frame: 'the new seats on a phone without a connection',
    },
    {
      type: 'time',
      at: 'early',
      text: () => 'The inspection ends at 7:00, and passengers leave home from 7:30 on.',
      effect: () => '‘Before you set out’ sends messages that can be understood without the page.',
      frame: 'the message on a locked phone at 7:05',
    },
    {
      type: 'legal',
      at: 'again',
      text: ({ s }) => s.law,
      effect: () => '‘Choose again’ keeps wheelchair places free, and the seats beside them.',
      frame: 'three seats beside a wheelchair place',
    },
    {
      type: 'people',
      at: 'train',
      text: () => 'One guard serves all moved passengers within ten minutes.',
      effect: () => '‘Today’s train’ shows all groups without seats on one screen.',
      frame: 'six groups ten minutes before departure',
    },
    {
      type: 'money',
      at: 'again',
      text: () => 'A seat in a compartment costs less than one at a table.',
      effect: () => '‘Choose again’ shows how much money a passenger gets back.',
      frame: 'a new seat that costs less than the booked one',
      from: 'professional',
    },
    {
      type: 'people',
      at: 'train',
      text: () => 'The guard wears gloves and stands in rain and steam.',
      effect: () => '‘Today’s train’ works without typing.',
      frame: 'a seat given by mistake and taken back',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'again',
      titles: [
        (d) => `${d.org}: new seats, because a carriage stays in the shed`,
        (d) => `A carriage is replaced: who sits where at ${d.org}?`,
      ],
      problem: ({ f }) =>
        `Of 100 moved groups, ${f.apart} do not sit together, because the last groups find only single seats. Each week ${f.back} passengers get their ${f.fare} back, ${f.refunds} in all.`,
      whyNow: ({ w, start }) =>
        `On ${start} two carriages leave for a year of repairs. Then ${w.swapsSoon} trains a week will have a replaced carriage, instead of ${w.swaps}.`,
      sides: [
        {
          who: 'tickets',
          wants: () => 'wants to show all free seats, because only passengers know what matters to them',
        },
        {
          who: 'guards',
          wants: () =>
            'wants one offer for each group, because early groups otherwise take the seats that later groups need',
        },
      ],
      decision: 'does a passenger see all free seats, or one offer that the railway has found?',
      unknowns: [
        () => 'Would passengers accept a seat that the railway has found for them?',
        () => 'When do passengers look at a phone on a day off?',
      ],
      twist: ({ f }) =>
        `At 8:20 the replacement carriage fails too. Of the ${f.moved} moved passengers, 26 lose their new seats. What does ‘Choose again’ show them?`,
      users: ['pair', 'group', 'guard'],
    },
    {
      at: 'early',
      titles: [
        (d) => `${d.org}: what a family hears at home when a carriage may fail`,
        (d) => `Before you set out: news of a changed train at ${d.org}`,
      ],
      problem: ({ f }) =>
        `After the inspection the ticket office calls one group after the other. Only ${f.told} in 100 moved passengers have a new seat before they reach the gate to the platform. The workshop tells nobody of its doubts.`,
      whyNow: ({ w, start }) =>
        `On ${start} two carriages leave for repairs. Then ${w.swapsSoon} trains a week will have a replaced carriage, instead of ${w.swaps}, and the office cannot call so many groups.`,
      sides: [
        {
          who: 'visitors',
          wants: () => 'wants to warn passengers in the evening, because a family can then still choose another train',
        },
        {
          who: 'workshop',
          wants: () => 'wants to wait for the inspection, because two of three doubtful carriages pass it',
        },
      ],
      decision:
        'does a family hear in the evening that its carriage may fail the inspection, or only the result in the morning?',
      frame: 'the evening before, when carriage 3 may fail',
      unknowns: [
        () => 'What do passengers do when they read in the evening that a carriage may fail?',
        () => 'Which groups could take a later train?',
      ],
      twist: () =>
        'Nine groups hear of a doubtful carriage, and change to a later train. In the morning the carriage passes its inspection. What does ‘Before you set out’ tell these groups?',
      users: ['group', 'pair', 'guard'],
    },
    {
      at: 'seats',
      titles: [
        (d) => `Today’s seats at ${d.org}: with the reason for the change, or without?`,
        (d) => `${d.org}: new seats this morning, and everybody asks why`,
      ],
      problem: ({ f }) =>
        `Trains with a replaced carriage leave ${f.late} minutes late on average, because the guard first answers questions. On two Sundays a guard counted: of 100 moved passengers, 46 asked why they had other seats.`,
      whyNow: ({ w, start }) =>
        `On ${start} two carriages leave for repairs. Then ${w.swapsSoon} trains a week will have a replaced carriage, instead of ${w.swaps}, and more passengers will ask the guard.`,
      sides: [
        {
          who: 'tickets',
          wants: () => 'wants the reason on the page, because a passenger who has read it need not ask',
        },
        {
          who: 'guards',
          wants: () =>
            'wants no reason, not even behind a tap, because each reason starts a discussion on the platform',
        },
      ],
      decision: 'does the page give the reason for the new seats, or only the seats?',
      frame: 'the new seats of a group of nine, in two compartments',
      unknowns: [
        () => 'Which reasons would passengers accept without a question?',
        () => 'Would a passenger who knows the reason still ask the guard?',
      ],
      twist: () =>
        'Today’s carriage has eight more window seats than the booked carriage. What does ‘Your seats’ say to a couple who lost their window seats?',
      users: ['group', 'pair', 'guard'],
    },
  ],
  sellingPoints: [
    { title: 'Windows that open', text: () => 'In every carriage half of the windows open.' },
    { title: 'Run by volunteers', text: () => 'Guards and drivers give their free days.' },
    { title: 'One hour each way', text: () => 'At the far end there is time for a walk.' },
  ],
  audience: (_, has) =>
    `Families, groups and couples with booked seats on an old train${has.tablet ? ', and the guards' : ''}.`,
  direction: {
    styles: {
      minimal: {
        mood: 'Calm and short, because passengers look at the phone with bags in hand and children around them.',
        shape:
          'Carriage and seat in the outline of one carriage window, alone in empty space: on a platform, people look for two numbers.',
        second: {
          early:
            'leaves one line about the train on an empty screen, because most passengers only check that nothing has changed',
          seats:
            'puts the new seat in the middle, with the old one small below, because people read it while they walk',
        },
        avoid:
          'A seat plan without words, because it does not show the direction. Pale text, because the sun hides it.',
      },
      bold: {
        mood: 'Loud and cheerful, because small print is overlooked on a full platform.',
        shape:
          'Carriage and seats in heavy figures across the screen, because several people read them from one phone.',
        second: {
          seats: 'makes the carriage number as large as the screen, because people hold it up beside the carriages',
          again: 'gives each choice a full-width block with its seats, because people choose with one thumb in a crowd',
        },
        avoid:
          'Warnings in big letters, because they make a change look like an accident. Long sentences, because nobody reads them.',
      },
      playful: {
        mood: 'Light and kind, because a family has looked forward to this day, and now its seats have changed.',
        shape:
          'A small round figure for each person, placed on the new seats: children find themselves before they read a number.',
        second: {
          early: 'draws home, gate and train as three round stops, because a family at home asks when it has to leave',
          again: 'draws each person as a round token beside the free seats, because families try out who sits where',
        },
        avoid:
          'Steam clouds, because they cover the seat numbers. Faces on trains, because a divided family feels mocked.',
      },
      luxury: {
        mood: 'Courteous and unhurried, because people paid for a day out, and a change should feel like service.',
        shape:
          'One large picture of the new carriage with wide margins: people who lose their seats want to see what they get.',
        second: {
          again:
            'gives each choice a wide picture of its compartment, because passengers cannot look inside before they choose',
          seats:
            'sets carriage and seats between two fine lines with wide margins, because the guard reads them in passing',
        },
        avoid: 'Gold lines, because they vanish in the sun. Small capitals, because seat numbers get lost in them.',
      },
      corporate: {
        mood: 'Orderly and fair, because passengers suspect that others have got better seats.',
        shape:
          'Two fixed columns, “booked” and “today”, with an arrow in each person’s row: whoever holds the phone reads the seats out.',
        second: {
          again:
            'lists free seats in rows with fixed columns for carriage, table and window, because passengers weigh one against another',
          early:
            'lists the trains of the day in rows with departure and free seats, because a family compares them with its own plans',
        },
        avoid:
          'Codes for carriages, because only guards know them. Legal conditions, because they sound like an excuse.',
      },
      retro: {
        mood: 'Solid and proud, because passengers come for old carriages, and forgive them more than a new train.',
        shape:
          'Carriage and seat on two framed plates, like those on the train: people look from the phone to a door and find the same.',
        second: {
          seats:
            'sets the new seat on a ruled ticket with the old number struck out, because nobody should follow the wrong one',
          early:
            'stamps “as booked” or “changed” across the ticket, because people look for one word before they leave home',
        },
        avoid:
          'Typefaces of several decades, because the number is lost among them. Worn textures, because they hide the change.',
      },
      futuristic: {
        mood: 'Exact and alert, because news about a carriage can change until the train leaves.',
        shape:
          'One exact line for the train, ticks between its carriages, and a ring at the new seats: people see how far to walk.',
        second: {
          again:
            'draws the seat plan in fine, exact lines with ticks for windows, because each old carriage has its seats elsewhere',
          early:
            'sets evening, inspection and departure as ticks on one scale, because people at home ask when the next news comes',
        },
        avoid: 'Glow, because nobody sees it in the sun. The live position, because phones get it late.',
      },
      organic: {
        mood: 'Gentle and unhurried, because people come for a slow day out, and it begins with a change.',
        shape:
          'Compartments as soft, hand-cut forms with seats inside, because people think of rooms and benches, and not of numbers.',
        second: {
          again:
            'draws one soft outline round seats that touch, because a group looks for a place where it stays together',
          seats: 'lays the new seat over the old one like cut paper, because people ask what has changed',
        },
        avoid:
          'Landscapes behind the seats, because they hide the numbers. Faint outlines, because the sun hides free seats.',
      },
    },
    reading: 'Sturdy figures, because passengers read carriage and seat in bright light.',
    lettering: 'the railway’s printed timetables',
    own: 'the railway’s tickets',
    accent: 'a seat that has changed, because most seats stay as they were',
    sample: 'New today: carriage 5, seats 31, 32, 37, 38.',
  },
  untold: {
    budget: ({ f }) =>
      `A legacy pays for it: an old guard left us his savings. On top of it there are the ${f.refunds} a week that we pay back.`,
    decision: ({ who }) =>
      `I approve it. ${who.guards!.first} has to like it on a rainy Sunday, or it will stay in the office.`,
    history: () =>
      'For one season we sold no seat numbers, and people ran. On two Sundays we sent text messages at 7:05, and 24 in 100 had a new seat in time.',
    launch: () =>
      'It begins with the first train on weekdays. Sundays come last, when the guards stop asking questions.',
    content: () =>
      'There are seat plans of all carriages, drawn by four people in four ways. One shows a stove that is no longer there.',
    machines: () =>
      'The ticket system knows seats. The workshop’s blackboard knows carriages. Nothing connects them but a telephone.',
    access: () => 'Come at 6:30, when the carriages are inspected. You will be asked to hold a lamp.',
    fear: () => 'That people think we swap carriages carelessly. We do it because somebody looked underneath.',
    staff: () => 'About 40 guards take turns, and many work once a month. In between they forget every screen.',
    figures: () =>
      'The delays come from the station’s log. Split groups were counted by two guards in one month, and they agreed only roughly.',
    complaints: () => '“We sat in three compartments and waved.” That one hangs in the guards’ room.',
    others: () =>
      'Ordinary railways swap whole trains that look the same. Ours have eleven carriages and eleven plans.',
  },
});
