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
          goal: () => 'Drive the long road only after a firm yes.',
          obstacle: () => 'He reads any “perhaps” as a yes, and drives off.',
          quote: 'I can plaster in any wind. I cannot plaster on the quay.',
        },
        {
          role: 'Fisherman, on his way to the eye clinic',
          conflict: 'today',
          gender: 'm',
          ages: [44, 62],
          home: (d) => d.s.isle,
          context: () => 'Since an operation he has read the phone in large text.',
          goal: () => 'Set out for the doctor only after a firm yes.',
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
          obstacle: () => 'sees an old number in the queue, and takes a room too early.',
          quote: 'Tell me yes or not yet. I cannot sleep in a number.',
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
      today: 'Of the passengers of cancelled boats, {from} come to the quay for nothing.',
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
      does: 'tells passengers which wind is forecast for the day of their crossing',
      frames: ['six half-days, with strong wind on the morning of a booked boat', 'three days without wind'],
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
        ahead: `On Thursday the forecast for a boat of ${org} becomes worse. A painter could still move to Friday, but hears nothing. On Saturday she calls the harbour office, as others do.`,
      })[at]!,
    ({ org }, _, at) =>
      ({
        today: `A builder looks at the page of ${org} before he loads his van. “Subject to weather”, it says, as on every windy day. He drives off, and reads on the quay that his boat is cancelled.`,
        crossing: `The noon boat of ${org} is cancelled. A clerk writes down who wants a place on the next one, and nobody else sees this list. So people call, and a little later they call again.`,
        ahead: `A baker crosses with ${org} every morning. Last winter she got a “perhaps” almost every week, and soon read none of them. Now messages tell only of decisions, and a visitor hears of Saturday’s wind too late.`,
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
      text: (d) => `Islanders also buy paper tickets in ${d.s.shop}.`,
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
        `Of 100 passengers of cancelled boats, ${f.lateIn100} come to the quay for nothing. Until the captain decides, the page says only “subject to weather”. Meal vouchers for these passengers cost ${f.vouchers} a windy day.`,
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
        `On a windy day the office answers ${f.calls} calls, some of them about the next days. Messages tell only of decisions, because earlier ones often warned of nothing: last winter six of ten boats with a forecast of strong wind sailed.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.season}, one of the two clerks retires and is not replaced. All calls of a windy day, ${f.hours} hours of them, then come to the other.`,
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
      decision: 'do passengers get a message when the forecast becomes worse, or only when the captain has decided?',
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
        mood: 'Still and brief, because a windy day is full of rumours, and people want one plain line.',
        shape:
          'A thin line of sea with one boat on it for each departure, and hour and decision above: the one that differs stands out.',
        second: {
          today:
            'shows boat, hour and decision and leaves the rest empty, because everybody on the quay asks this one thing',
          crossing:
            'leaves one boat and one answer on an empty screen, because a passenger only asks whether there is a place',
        },
        avoid: 'Short names for harbours, because a visitor must guess them. Tiny times, because spray hides them.',
      },
      bold: {
        mood: 'Direct and strong, because people on a quay read in haste, between two gusts.',
        shape: 'Full-width blocks, one a boat, with the hour in heavy figures: drops on the screen cannot hide them.',
        second: {
          today:
            'sets “sails” or “cancelled” in heavy letters across each boat, because a wrong reading costs a long drive',
          crossing:
            'gives each next boat a full-width block with its free places, because places are taken while people search',
        },
        avoid: 'Storm pictures, because they frighten visitors. Alarm stripes, because they annoy islanders.',
      },
      playful: {
        mood: 'Neighbourly and light, because a cancelled boat spoils a day, and nobody is to blame.',
        shape:
          'Small round boats, under way or tied to the quay: visitors understand this before any word of the harbour.',
        second: {
          today:
            'draws each boat small and round, at sea or tied up, because children ask at breakfast which one is theirs',
          ahead:
            'draws a small, round windsock for each half-day, hanging or full, because visitors do not understand knots',
        },
        avoid:
          'Jokes in a cancellation, because somebody may miss a doctor. Seagulls, because they tell nothing about a boat.',
      },
      luxury: {
        mood: 'Courteous and calm, because passengers accept a decision that looks carefully made.',
        shape:
          'Wide margins, and the captain’s signature on a fine line below each decision: a signed “no” needs no more words.',
        second: {
          crossing: 'sets boat and refund apart with wide margins, because one wrong tap gives a place away',
          ahead:
            'gives each half-day one fine line and few words, because people read it at leisure, days before they travel',
        },
        avoid: 'Pale gold, because nobody reads it in spray. Sunsets, because they do not fit a storm.',
      },
      corporate: {
        mood: 'Reliable and even, because islanders plan work, school and doctors by these boats.',
        shape:
          'A square flag, up or down, before each boat, and fixed columns for hour and decision: regular passengers look at one place only.',
        second: {
          crossing:
            'lists the next boats with hour and free places in fixed columns, because people weigh an early boat against a sure place',
          today: 'lists all boats of the day in fixed rows, because whoever wants to come back needs two of them',
        },
        avoid:
          'Legal paragraphs above the boats, because nobody reads them on a quay. Codes, because nobody looks them up.',
      },
      retro: {
        mood: 'Plain and solid, because a captain’s word has counted on these quays longer than any forecast.',
        shape:
          'A framed board with one stamped word a boat, “sails” or “cancelled”, because a decision must not look like a forecast.',
        second: {
          crossing:
            'frames the valid ticket and strikes out the old one, because passengers must not queue for the wrong boat',
          ahead: 'rules a page with one line a half-day, because a new forecast should stand below the old one',
        },
        avoid: 'Ropes and anchors, because they only decorate. Worn letters, because rain makes them unreadable.',
      },
      futuristic: {
        mood: 'Alert and exact, because a decision can change while people are on the road.',
        shape:
          'One exact scale of the day, with a tick for each boat and a mark at “now”: people see when the next decision falls.',
        second: {
          ahead:
            'draws the wind of six half-days as ticks on one exact scale, because people look for the next calm one',
          today:
            'sets the minutes since each decision in small live figures, because people on the road ask whether it still holds',
        },
        avoid: 'Wind maps, because they promise a forecast for each hour. Glow, because it blurs on a wet screen.',
      },
      organic: {
        mood: 'Unhurried and mild, because a windy day worries passengers enough.',
        shape:
          'Large, uneven pebble forms, one a boat, with room between them: a wet thumb slips, and must not hit the wrong one.',
        second: {
          ahead: 'draws the wind of each half-day as a soft hill, low or high, because a forecast has no sharp edge',
          crossing:
            'lays the next boats as soft, overlapping cards behind the first, because people ask what comes if it fails too',
        },
        avoid:
          'Wave patterns behind text, because they break up letters. Faint tones, because sunlight takes them away.',
      },
    },
    reading: 'Sturdy figures, because passengers read the hours of the boats in wind and rain.',
    lettering: 'the signs on the quay',
    own: 'the boats’ funnels',
    accent: 'the latest news, because old news misleads people',
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
    others: (d) => `People on the islands ask ${d.s.shop} first. It has a window onto the harbour.`,
  },
});
