import { defineCase, money } from '../case.ts';

export const ferryInWind = defineCase({
  id: 'ferry-in-wind',
  industry: 'travel',
  client: 'remembered',
  model: 'fees',
  channel: 'phone',
  about:
    'A small ferry line cancels boats on windy days. The captain decides early enough, but the news reaches passengers late: the clerks who should publish it are on the telephone. People travel to a quay from which no boat leaves. The line wants the captain’s word to reach everybody sooner, and it wants passengers to choose another boat by themselves.',
  settings: [
    {
      country: 'ie',
      town: 'Galway',
      orgs: ['Gannet Sound Ferries', 'Cuan Bán Ferries', 'Three Harbours Line'],
      start: [10, 1],
      trigger: 'people',
      languages: ['English', 'Irish'],
      inputs: [
        {
          islands: 3,
          booked: 320,
          lateIn100: 41,
          calls: 180,
          voucher: 9,
          windy: 52,
          next: 64,
          want: 95,
        },
        {
          islands: 2,
          booked: 260,
          lateIn100: 37,
          calls: 215,
          voucher: 8,
          windy: 47,
          next: 48,
          want: 82,
        },
      ],
      words: {
        season: 'as the autumn storms begin',
        rule: 'By EU Regulation 1177/2010 the line itself has to tell passengers that a boat is cancelled.',
        work: 'the university hospital',
        from: 'Cork',
        onward: 'a flight from Dublin',
        shop: 'the island shop',
        isle: 'Inis Meáin',
      },
    },
    {
      country: 'pt',
      town: 'Horta',
      orgs: ['Barcos do Cais Velho', 'Linha das Duas Pontas', 'Travessias Cagarro'],
      start: [11, 2],
      trigger: 'people',
      languages: ['Portuguese', 'English'],
      inputs: [
        {
          islands: 2,
          booked: 280,
          lateIn100: 44,
          calls: 165,
          voucher: 7,
          windy: 61,
          next: 52,
          want: 88,
        },
      ],
      words: {
        season: 'as the winter storms begin',
        rule: 'By EU Regulation 1177/2010 the line itself has to tell passengers that a boat is cancelled.',
        work: 'the hospital in Horta',
        from: 'Porto',
        onward: 'a flight to Lisbon',
        shop: 'the café at the island harbour',
        isle: 'Pico',
      },
    },
    {
      country: 'ca',
      town: 'Prince Rupert',
      orgs: ['Dogfish Bay Ferries', 'Chatham Passage Ferries', 'Cedar Landing Line'],
      start: [10, 6],
      trigger: 'people',
      languages: ['English'],
      inputs: [
        {
          islands: 4,
          booked: 210,
          lateIn100: 38,
          calls: 140,
          voucher: 16,
          windy: 58,
          next: 40,
          want: 66,
        },
      ],
      words: {
        season: 'as the autumn gales begin',
        rule: 'By the ticket’s terms the line itself must tell passengers about a cancelled boat.',
        work: 'the hospital in Prince Rupert',
        from: 'Calgary',
        onward: 'a flight to Vancouver',
        shop: 'the island store',
        isle: 'Digby Island',
      },
    },
    {
      country: 'fj',
      town: 'Savusavu',
      orgs: ['Reef Passage Ferries', 'Kadavulevu Line', 'Coconut Coast Ferries'],
      start: [6, 1],
      trigger: 'people',
      languages: ['English', 'Hindi'],
      inputs: [
        {
          islands: 3,
          booked: 240,
          lateIn100: 46,
          calls: 160,
          voucher: 12,
          windy: 39,
          next: 50,
          want: 76,
        },
      ],
      words: {
        season: 'as the strong trade winds begin',
        rule: 'By the ticket’s terms the line itself must tell passengers about a cancelled boat.',
        work: 'the hospital in Savusavu',
        from: 'Suva',
        onward: 'a flight to Nadi',
        shop: 'the island store',
        isle: 'Taveuni',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Passenger page on the phone', device: 'phone', size: '390 × 844 px' },
    desk: { name: 'Harbour desk on the tablet', device: 'tablet', size: '1280 × 800 px' },
  },
  figures: (i) => {
    const late = Math.round((i.booked * i.lateIn100) / 100);
    return {
      islands: i.islands,
      lateIn100: i.lateIn100,
      calls: i.calls,
      windy: i.windy,
      next: i.next,
      // A call takes four minutes.
      hours: Math.round(i.calls / 15),
      want: i.want,
      vouchers: money(late * i.voucher),
      lateGoal: Math.round(i.lateIn100 / 2),
      callsGoal: Math.round(i.calls / 2),
    };
  },
  users: {
    islander: {
      surface: 'phone',
      variants: [
        {
          role: 'Midwife who lives on an island',
          conflict: 'crossing',
          gender: 'f',
          ages: [27, 58],
          home: (d) => d.s.isle,
          context: (d) => `She works in ${d.s.work}.`,
          goal: () => 'Know before the shift ends whether she sleeps at home.',
          obstacle: () => 'She has one minute between two births to look at the phone.',
          quote: 'Tell me no at half past two. Do not tell me sorry at six.',
        },
        {
          role: 'Builder who crosses twice a week',
          conflict: 'today',
          gender: 'm',
          ages: [30, 61],
          context: () => 'He looks at his phone before he loads the van.',
          goal: () => 'Drive the long road only for a boat that sails.',
          obstacle: () => 'He checks the page once at six, and not again on the road.',
          quote: 'I can plaster in any wind. I cannot plaster on the quay.',
        },
        {
          role: 'Fisherman, on his way to the eye clinic',
          conflict: 'today',
          gender: 'm',
          ages: [44, 62],
          home: (d) => d.s.isle,
          context: () => 'Since an operation he has read the phone in large text.',
          goal: () => 'Reach the doctor and be home the same evening.',
          obstacle: () => 'In large text, only one boat fits on his screen.',
          needs: 'the page without a ticket number, in large text',
          quote: 'I can smell the wind. I cannot smell what the office thinks of it.',
        },
        {
          role: 'Apprentice who crosses every morning',
          conflict: 'ahead',
          ages: [18, 23],
          home: (d) => d.s.isle,
          context: () => 'sleeps until ten minutes before the boat.',
          goal: () => 'Hear only of a boat that does not sail.',
          obstacle: (d) => `Half asleep, ${d.who.islander!.they} swipes messages away without reading them.`,
          quote: 'Wind is no news here. A cancelled boat is.',
        },
      ],
    },
    visitor: {
      surface: 'phone',
      variants: [
        {
          role: 'Mother of two, on her first visit',
          conflict: 'today',
          gender: 'f',
          ages: [31, 46],
          home: (d) => d.s.from,
          context: () => 'travels with both children, in a hired car.',
          goal: () => 'Decide at breakfast whether to drive to the harbour.',
          obstacle: () => 'She reads “subject to weather” five times, and finds no answer.',
          quote: 'At breakfast I have three plans. On the quay I have none.',
        },
        {
          role: 'Cyclist who travels alone',
          conflict: 'crossing',
          ages: [42, 64],
          home: (d) => d.s.from,
          context: () => 'has little connection on the island.',
          goal: (d) => `Leave the island in time for ${d.s.onward}.`,
          obstacle: () => 'takes a room for the night as soon as a page says “not yet”.',
          quote: 'Number 70 of 64 is an answer. “Not yet” is not.',
        },
        {
          role: 'Birdwatcher who is free on any of three days',
          conflict: 'ahead',
          ages: [42, 64],
          home: (d) => d.s.from,
          context: () => 'reads all messages over a long breakfast.',
          goal: () => 'Move to a calm day before its boats are full.',
          obstacle: (d) => `After the booking, ${d.who.visitor!.they} never looks at the forecast again.`,
          quote: 'The birds knew it on Tuesday.',
        },
      ],
    },
    clerk: {
      surface: 'desk',
      variants: [
        {
          role: 'Clerk at the harbour office',
          ages: [25, 60],
          context: () => 'works at a counter with one telephone.',
          goal: () => 'Enter the decision once, before the telephone rings.',
          obstacle: () => 'During each call the notice has to wait, and meanwhile more people call.',
          quote: 'I know the answer. I give it to one person at a time.',
        },
      ],
    },
  },
  stakeholders: {
    director: {
      role: 'managing director of the ferry line',
    },
    service: { role: 'head of passenger service' },
    captain: { role: 'senior captain' },
    islands: { role: 'representative of the islanders' },
  },
  goals: ({ f }) => ({
    quay: {
      direction: 'Lower',
      what: 'the share of passengers of cancelled boats who come to the quay',
      from: `${f.lateIn100} in 100`,
      today: 'Of the passengers of cancelled boats, {from} come to the quay in vain.',
      to: `${f.lateGoal} in 100`,
      months: 4,
      measuredBy: 'the ticket gate of the quay',
    },
    calls: {
      direction: 'Lower',
      what: 'the number of calls to the harbour office on a windy day',
      from: f.calls,
      today: 'On a windy day the office answers {from} calls.',
      to: f.callsGoal,
      months: 4,
      measuredBy: 'the phone log',
    },
    settled: {
      direction: 'Raise',
      what: 'the share of passengers who rebook or take a refund without a call',
      from: '17 in 100',
      today: 'After a cancellation only {from} passengers rebook or take a refund without a call.',
      to: '36 in 100',
      months: 5,
      measuredBy: 'the booking system',
    },
  }),
  features: {
    today: {
      title: 'Today’s boats',
      surface: 'phone',
      user: 'islander',
      goal: 'quay',
      does: 'shows what the captain has decided for each boat today',
      frames: [
        'three boats, with the decision about the last one still open',
        'the page at 6:00 before any decision',
        'the last boat, one minute after it was cancelled',
      ],
    },
    crossing: {
      title: 'My crossing',
      surface: 'phone',
      user: 'visitor',
      goal: 'settled',
      does: 'offers a passenger the next boats or a refund',
      frames: [
        'a cancelled boat, and a next boat that is nearly full',
        'a passenger who has chosen another boat',
        'a refund that is on its way',
      ],
    },
    ahead: {
      title: 'The next three days',
      surface: 'phone',
      user: 'visitor',
      goal: 'calls',
      does: 'tells passengers which boats the wind may stop',
      frames: ['three days, with the weather service’s warning for one booked boat', 'three days without wind'],
    },
    word: {
      title: 'Captain’s word',
      surface: 'desk',
      user: 'clerk',
      goal: 'quay',
      does: 'lets a clerk send the captain’s decision everywhere at once',
      frames: ['a cancellation before it is sent', 'a decision that was entered for the wrong boat'],
    },
  },
  task: (d, has) =>
    [
      `Design the windy-day pages of ${d.org}, a ferry line from ${d.town}, ${d.country}, to ${d.w.islands} islands.`,
      has.phone && 'Islanders and visitors see on their phone whether their boat sails, and rebook.',
      has.desk && 'A clerk in the harbour office enters the captain’s decisions on a tablet.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (d, _, at) => {
    if (at === 'crossing')
      return `The 13:00 boat is cancelled. ${d.f.want} people want the 15:00 boat, which has ${d.f.next} places. Write three lines for somebody who asked late: what is cancelled, what is free, what to do now.`;
    if (at === 'ahead')
      return 'Take the boat on Saturday at 9:00. On Wednesday its forecast is calm, and on Thursday it is windy. Write one line for each of these two days. Read both lines to somebody who crosses every morning.';
    return 'Take three boats. The one at 9:00 sails, the one at 13:00 is cancelled, and the captain decides about the last one at 14:30. Write one line about each boat at 11:00. Then write the last line again, for 14:31.';
  },
  glossary: [
    { word: 'Quay', means: 'where passengers get on a boat.' },
    { word: 'To rebook', means: 'to move a ticket to another boat.' },
  ],
  safety: 'No page says that the sea is safe. Each forecast names the weather service.',
  overview: [
    ({ org, s }, _, at) =>
      ({
        today: `At 10:20 the captain cancels a boat of ${org}. The clerks who should tell everybody are on the telephone. A family drives an hour to the harbour, because the page still says “subject to weather”.`,
        crossing: `A woman stands on the windy quay with twelve hens in a crate. Her boat to ${s.isle} is cancelled, and more people want the next one than it has places. To learn whether she has a place, she must call ${org}.`,
        ahead: `On Thursday the forecast for a boat of ${org} becomes worse. A birdwatcher could still move to Friday, but hears nothing. On Saturday he calls the harbour office, as many others do.`,
      })[at]!,
    ({ org }, _, at) =>
      ({
        today: `A builder looks at the page of ${org} before he loads his van. “Subject to weather”, it says, as on every windy day. He drives off, and reads on the quay that his boat is cancelled.`,
        crossing: `The noon boat of ${org} is cancelled. A clerk writes down who wants a place on the next one, and nobody else sees this list. So people call, and a little later they call again.`,
        ahead: `An apprentice crosses with ${org} every morning. “Perhaps no boat on Saturday”, says a message. She swipes it away, as she did with the last five. A visitor with the same boat has waited for this message.`,
      })[at]!,
  ],
  nonGoals: ['Buying tickets', 'A live map of the boats', 'The loading of cars', 'Lost luggage'],
  constraints: [
    {
      type: 'legal',
      at: 'today',
      text: () => 'By law only the captain decides, and the captain may change a decision.',
      effect: () => '‘Today’s boats’ shows when each decision was made.',
      frame: 'a boat that is cancelled by a second decision',
    },
    {
      type: 'technical',
      at: 'crossing',
      text: () => 'On parts of the islands there is no connection.',
      effect: () => '‘My crossing’ says how old its news is.',
      frame: 'news that is three hours old, without a connection',
    },
    {
      type: 'people',
      at: 'word',
      text: () => 'One clerk serves counter, telephone and tablet.',
      effect: () => '‘Captain’s word’ needs one hand and two taps.',
      frame: 'a decision after the first of two taps',
    },
    {
      type: 'content',
      at: 'ahead',
      text: () => 'A forecast is for half a day, not for an hour.',
      effect: () => '‘The next three days’ gives the wind for a morning or an afternoon.',
      frame: 'a day on which only the afternoon is windy',
    },
    {
      type: 'people',
      at: 'today',
      text: (d) => `Many islanders buy paper tickets in ${d.s.shop}.`,
      effect: () => '‘Today’s boats’ works without a ticket number.',
      frame: 'the page without a ticket number, in large text',
      from: 'professional',
    },
    {
      type: 'legal',
      at: 'crossing',
      text: (d) => d.s.rule,
      effect: () => '‘My crossing’ also sends a message to passengers who have not opened the page.',
      frame: 'the message on a locked phone',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'today',
      titles: [
        (d) => `Sailing or not: today’s boats at ${d.org}, before the captain decides`,
        (d) => `When the wind decides: today’s boats at ${d.org}`,
      ],
      problem: ({ f }) =>
        `Of 100 passengers of cancelled boats, ${f.lateIn100} come to the quay in vain. Until the captain decides, the page says only “subject to weather”. Meal vouchers for these passengers cost ${f.vouchers} a windy day.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.season}, one of the two clerks retires and is not replaced. On a windy day the other has ${f.calls} calls of four minutes: ${f.hours} hours.`,
      sides: [
        {
          who: 'captain',
          wants: () => 'wants no word about chances, because people understand “probably” as a promise',
        },
        {
          who: 'service',
          wants: () => 'wants a word such as “probably” from the morning on, because people plan at breakfast',
        },
      ],
      decision: 'before the captain decides, does the page say “probably”, or only “not decided”?',
      unknowns: [
        () => 'Do people who read “not decided” wait, set out or call?',
        () => 'Do islanders and visitors read “probably” in the same way?',
      ],
      twist: () =>
        'On Saturday morning two weather services disagree, and all boats are full. What does ‘Today’s boats’ show at 6:00?',
      users: ['visitor', 'islander', 'clerk'],
    },
    {
      at: 'crossing',
      titles: [
        (d) => `A cancelled ferry and too few places: the next boats of ${d.org}`,
        (d) => `${d.org}: the boat is cancelled. Who gets a place on the next one?`,
      ],
      problem: ({ f }) =>
        `After a cancellation, ${f.want} people ask for ${f.next} places on the next boat. Only 17 in 100 passengers rebook or take a refund without a call, because the page does not say who will get a place.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.season}, one of the two clerks retires and is not replaced. On a windy day the other has ${f.calls} calls of four minutes: ${f.hours} hours.`,
      sides: [
        {
          who: 'islands',
          wants: () => 'wants people to see their number in the queue, because islanders must plan where to sleep',
        },
        {
          who: 'service',
          wants: () =>
            'wants only “yes” or “not yet”, because patients go first, and whoever falls back in the queue calls again',
        },
      ],
      decision: 'does a passenger see a number in the queue for the next boat, or only “yes” or “not yet”?',
      frame: 'a passenger who waits for a place on a full boat',
      unknowns: [
        () => 'Would passengers also take a later boat than the next one?',
        () => 'Up to which number do people still wait for a place?',
      ],
      twist: () =>
        'A patient on a stretcher needs four places on a full boat. What does ‘My crossing’ tell the people who lose theirs?',
      users: ['islander', 'visitor', 'clerk'],
    },
    {
      at: 'ahead',
      titles: [
        (d) => `Wind in the next three days: what passengers of ${d.org} hear, and when`,
        (d) => `${d.org}: a booked ferry, a worse forecast, and a message or none`,
      ],
      problem: ({ f }) =>
        `On a windy day the office answers ${f.calls} calls, many of them about the next days. All passengers of a boat get the same messages. Of 100 boats with a forecast of strong wind, 55 sail.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.season}, one of the two clerks retires and is not replaced. On a windy day the other has ${f.calls} calls of four minutes: ${f.hours} hours.`,
      sides: [
        {
          who: 'service',
          wants: () => 'wants a message when a forecast becomes worse, because people can still change their plans',
        },
        {
          who: 'islands',
          wants: () =>
            'wants messages only about decisions, because daily passengers stop reading messages that only say “perhaps”',
        },
      ],
      decision: 'do all passengers of a boat get a message about a worse forecast, or only about a decision?',
      frame: 'the phone of a passenger on Thursday, when the forecast for Saturday becomes worse',
      unknowns: [
        () => 'Which words tell a daily passenger at once that a message is no cancellation?',
        () => 'Which passengers cannot change their day at all?',
      ],
      twist: () =>
        'A storm is forecast, and half of Saturday’s passengers move to Friday. Then the storm turns away. What does ‘The next three days’ tell the passengers who moved?',
      users: ['islander', 'visitor', 'clerk'],
    },
  ],
  sellingPoints: [
    { title: 'A named captain', text: () => 'Each decision carries the captain’s name.' },
    { title: 'Free to change', text: () => 'On windy days a change costs nothing.' },
    { title: 'All year', text: () => 'The boats sail in every season.' },
  ],
  audience: (_, has) =>
    has.desk
      ? 'Islanders and visitors with a ticket, and the clerk in the harbour office.'
      : 'Islanders and visitors with a ticket.',
  direction: {
    styles: {
      minimal: {
        mood: 'Still and exact, because islanders know the timetable, and look only for the boat that differs.',
        shape: 'Each boat alone in empty space, like a buoy on calm water, because one glance must be enough.',
        second: { today: 'leaves out all but boat, hour and decision, because one glance must be enough',
        },
        avoid: 'Short names for harbours, because a visitor must guess them. Tiny times, because spray hides them.',
      },
      bold: {
        mood: 'Direct and loud, because passengers overlook today’s small, pale notice.',
        shape: 'Large times on solid blocks, like numbers on a bow, because the page is read through a wet screen.',
        second: { today: 'gives each boat a solid block with its hour, because passengers read it through a wet screen',
        },
        avoid: 'Storm pictures, because they frighten visitors. Alarm stripes, because they annoy islanders.',
      },
      playful: {
        mood: 'Neighbourly and light, because many passengers are families whose plan has just changed.',
        shape: 'Light, simple forms, like paper boats, because a stern page makes a spoilt outing worse.',
        second: { today: 'gives each boat a light form of its own, because visitors then find their boat at once',
        },
        avoid:
          'Jokes in a cancellation, because somebody may miss a doctor. Seagulls, because they tell nothing about a boat.',
      },
      luxury: {
        mood: 'Courteous and calm, because passengers trust a decision that looks carefully made.',
        shape: 'Generous rows with fine lines, like a captain’s log, because each boat has one decision and one hour.',
        second: { crossing: 'writes each piece of news like an entry in a captain’s log, because people read bad news slowly',
        },
        avoid:
          'Pale gold, the risk of Luxury, because nobody reads it in spray. Sunsets, because they do not fit a storm.',
      },
      corporate: {
        mood: 'Reliable and even, because islanders read the tide table each day.',
        shape: 'The same columns every day, as in the tide table, because islanders look at one place only.',
        second: { crossing: 'sets boat, decision and hour in fixed columns, because islanders read such tables daily',
        },
        avoid:
          'Legal paragraphs above the boats, because nobody reads them on a quay. Codes, because nobody looks them up.',
      },
      retro: {
        mood: 'Short and plain, because islanders trust the painted board outside a harbour office.',
        shape: 'Strong frames and stencilled letters, like the crates on the quay, because passengers know them.',
        second: { crossing: 'frames the valid boat like a stamped ticket, because passengers must not mix up two boats',
        },
        avoid: 'Ropes and anchors, because they only decorate. Worn letters, because rain makes them unreadable.',
      },
      futuristic: {
        mood: 'Calm and exact, because passengers trust a page that shows when the captain decided.',
        shape: 'Fine marks and exact times, as on a barometer, because passengers must see how old news is.',
        second: { ahead: 'puts the hour of each piece of news first, because passengers must see how old it is',
        },
        avoid:
          'Wind maps, the risk of Futuristic, because they promise a forecast for each hour. Glow, because it blurs on a wet screen.',
      },
      organic: {
        mood: 'Unhurried and mild, because a windy day worries passengers enough.',
        shape: 'Large, rounded shapes, like stones on a beach, because a wet thumb needs space.',
        second: { ahead: 'rounds all shapes, because a hard box would look like a final decision',
        },
        avoid:
          'Wave patterns behind text, because they break up letters. Faint tones, because sunlight takes them away.',
      },
    },
    reading: 'Sturdy figures, because passengers read the hours of the boats in wind and rain.',
    accent: 'the hour of the latest news, because old news misleads people',
    sample: 'The 13:00 boat is cancelled. Decided at 10:20.',
  },
  untold: {
    budget: (d) =>
      `A windy day costs us ${d.f.vouchers} in vouchers, and we have ${d.f.windy} such days a year. Half of one winter may go into this.`,
    decision: (d) => `I approve the design. No word about the sea goes out that ${d.who.captain!.first} has not read.`,
    history: () =>
      'We once published the wind in knots. Visitors did not know what it meant, and islanders argued with it.',
    launch: () => 'It starts with the boat that school children and nurses take. If they trust it, the rest will.',
    content: () => 'We have four sentences for the loudspeakers. The page may use the same four.',
    machines: () =>
      'The radio on the bridge works everywhere. The mobile connection does not, so the captain will not type anything on board.',
    staff: () => 'The clerk who retires knows most passengers by voice. The other one came last year.',
    fear: () => 'That the page says “sails”, the boat turns back in the harbour mouth, and sixty people saw the page.',
    complaints: () => 'Nobody complains about the wind. They complain that somebody knew.',
    figures: () =>
      'The gate scans every ticket, paper or phone. So we know who came after the decision. We do not know who turned round on the way.',
    language: (d) =>
      `Our captains speak plainly in one language. ${d.who.service!.first} reads every translation before it is used.`,
    others: (d) => `People on the islands ask ${d.s.shop} first. It has a window onto the harbour, and no lag.`,
  },
});
