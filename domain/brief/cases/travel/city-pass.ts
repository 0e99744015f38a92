import { defineCase, money } from '../case.ts';

export const cityPass = defineCase({
  id: 'city-pass',
  industry: 'travel',
  client: 'everyday',
  model: 'commission',
  channel: 'phone',
  about:
    'A city sells one pass for many museums. Some of them let people in only at a booked time, and each has its own page for that. Visitors with a pass learn it at the door and are turned away, while places kept for them stay empty. The pass office wants visitors to have a time before they set out.',
  settings: [
    {
      country: 'it',
      town: 'Bologna',
      orgs: ['Passo Portico', 'Carta delle Sale', 'Bologna Dodici Porte'],
      start: [4, 1],
      trigger: 'season',
      languages: ['Italian', 'English'],
      inputs: [
        {
          museums: 24,
          timed: 6,
          timedThen: 9,
          passes: 5200,
          doorIn100: 29,
          awayIn100: 61,
          back: 240,
          price: 42,
          kept: 1900,
          unusedIn100: 37,
        },
        {
          museums: 21,
          timed: 5,
          timedThen: 8,
          passes: 4300,
          doorIn100: 32,
          awayIn100: 58,
          back: 215,
          price: 39,
          kept: 1600,
          unusedIn100: 41,
        },
      ],
      words: { season: 'the spring season', ride: 'a bus', from: 'Bari' },
    },
    {
      country: 'mx',
      town: 'Guadalajara',
      orgs: ['Pase Patio', 'Tarjeta Ocho Salas', 'Pase Tapatío de Museos'],
      start: [11, 1],
      trigger: 'season',
      languages: ['Spanish', 'English'],
      inputs: [
        {
          museums: 18,
          timed: 4,
          timedThen: 7,
          passes: 3400,
          doorIn100: 33,
          awayIn100: 55,
          back: 190,
          price: 640,
          kept: 1300,
          unusedIn100: 42,
        },
      ],
      words: { season: 'the dry season', ride: 'a light-rail train', from: 'Mérida' },
    },
    {
      country: 'in',
      town: 'Jaipur',
      orgs: ['Jharokha City Pass', 'Sat Dwar Museum Pass', 'Jaipur Courtyards Pass'],
      start: [10, 1],
      trigger: 'season',
      languages: ['English', 'Hindi'],
      inputs: [
        {
          museums: 16,
          timed: 4,
          timedThen: 6,
          passes: 6100,
          doorIn100: 27,
          awayIn100: 63,
          back: 310,
          price: 1250,
          kept: 2200,
          unusedIn100: 39,
        },
      ],
      words: { season: 'the cool season', ride: 'a bus', from: 'Pune' },
    },
    {
      country: 'de',
      town: 'Leipzig',
      orgs: ['Leipziger Saalkarte', 'Museumskarte Pleiße', 'Kulturkarte Zwölf Häuser'],
      start: [5, 1],
      trigger: 'season',
      languages: ['German', 'English'],
      inputs: [
        {
          museums: 22,
          timed: 5,
          timedThen: 8,
          passes: 4600,
          doorIn100: 31,
          awayIn100: 57,
          back: 205,
          price: 38,
          kept: 1700,
          unusedIn100: 40,
        },
      ],
      words: { season: 'the summer season', ride: 'a tram', from: 'Kiel' },
    },
  ],
  surfaces: {
    phone: { name: 'Pass on the phone', device: 'phone', size: '390 × 844 px' },
    door: { name: 'Door list on the tablet', device: 'tablet', size: '1280 × 800 px' },
  },
  figures: (i) => {
    const door = Math.round((i.passes * i.doorIn100) / 100);
    return {
      museums: i.museums,
      timed: i.timed,
      timedThen: i.timedThen,
      passes: i.passes,
      doorIn100: i.doorIn100,
      door,
      awayIn100: i.awayIn100,
      away: Math.round((door * i.awayIn100) / 100),
      back: i.back,
      price: money(i.price),
      refunds: money(i.back * i.price),
      kept: i.kept,
      unusedIn100: i.unusedIn100,
      unused: Math.round((i.kept * i.unusedIn100) / 100),
      doorGoal: Math.round(i.doorIn100 / 3),
      unusedGoal: Math.round(i.unusedIn100 / 3),
      backGoal: Math.round(i.back / 2),
      doorThen: Math.round((door * i.timedThen) / i.timed),
      newTimed: i.timedThen - i.timed,
    };
  },
  users: {
    planner: {
      surface: 'phone',
      variants: [
        {
          role: 'Teacher, spends two days in the city',
          ages: [28, 57],
          home: (d) => d.s.from,
          context: () => 'Plans on the phone in the evening.',
          goal: () => 'Fit five museums and a lunch into two days.',
          obstacle: () => 'Each booking page knows only its own museum.',
          quote: 'I bought one card. Now I have five passwords.',
        },
        {
          role: 'Grandmother, shows the city to her grandson',
          gender: 'f',
          ages: [62, 75],
          home: (d) => d.s.from,
          context: () => 'She reads in large text and walks slowly.',
          goal: () => 'See one museum in the morning and one in the afternoon, without stairs.',
          obstacle: () => 'She finds out at each door whether there is a lift.',
          needs: 'a museum that has not told whether it has a lift, in large text',
        },
      ],
    },
    drifter: {
      surface: 'phone',
      variants: [
        {
          role: 'Designer, travels without a plan',
          at: 'times',
          ages: [23, 44],
          home: (d) => d.s.from,
          context: () => 'Looks at the phone at a street corner.',
          goal: () => 'Go to what is open and free now, nearby.',
          obstacle: () => 'The leaflet says “free entry”, and the door says “full until 16:00”.',
          quote: 'My plan is to have no plan. Every museum door asks for one.',
        },
        {
          role: 'Father, shows the city to his two children',
          at: 'code',
          gender: 'm',
          ages: [33, 49],
          home: (d) => d.s.from,
          context: () => 'He uses the phone while the children count pigeons.',
          goal: () => 'Change a time when somebody falls asleep.',
          obstacle: () => 'A booked time cannot be moved, so he lets it go.',
          quote: 'We booked ten o’clock. The youngest booked a nap.',
        },
      ],
    },
    attendant: {
      surface: 'door',
      variants: [
        {
          role: 'Attendant at a museum door',
          ages: [24, 63],
          context: () => 'Stands at the door with a tablet, and people on both sides.',
          goal: () => 'Let in everybody who may come in, without a discussion.',
          obstacle: () => 'A pass without a time looks the same as a pass with one.',
          quote: 'They hold up the pass. I hold up the clock.',
        },
      ],
    },
  },
  stakeholders: {
    town: {
      role: 'head of tourism in the town',
      wants: () => 'Visitors should use their pass on each of its days, and recommend it.',
    },
    office: { role: 'head of the pass office', wants: () => 'A pass that keeps its promise at each door.' },
    museums: {
      role: 'speaker of the museums',
      wants: () => 'Full rooms at quiet hours, and quiet rooms at full ones.',
    },
    doors: { role: 'head of the attendants', wants: () => 'Short talks at the door.' },
  },
  goals: ({ f }) => ({
    back: {
      direction: 'Lower',
      what: 'passes returned because a door stayed shut',
      from: `${f.back} a month`,
      to: `${f.backGoal} a month`,
      months: 4,
      measuredBy: 'the refund list',
    },
    door: {
      direction: 'Lower',
      what: 'pass holders who come to timed entry without a time',
      from: `${f.doorIn100} in 100`,
      to: `${f.doorGoal} in 100`,
      months: 3,
      measuredBy: 'the scans at the doors',
    },
    unused: {
      direction: 'Lower',
      what: 'places kept for pass holders that stay empty',
      from: `${f.unusedIn100} in 100`,
      to: `${f.unusedGoal} in 100`,
      months: 4,
      measuredBy: 'the museums’ booking systems',
    },
  }),
  features: {
    day: {
      title: 'My day',
      surface: 'phone',
      user: 'planner',
      goal: 'door',
      does: 'shows which of the chosen museums need a time, and books it',
      frames: [
        'five chosen museums, three of them with timed entry',
        'the choice of a time at one museum',
        'two booked times that are too close together',
      ],
    },
    times: {
      title: 'Times today',
      surface: 'phone',
      user: 'drifter',
      goal: 'unused',
      does: 'shows the free times of today, and books one',
      frames: ['14:10 in the street, with a famous museum that is full today', 'four museums that need no time'],
    },
    code: {
      title: 'My entry',
      surface: 'phone',
      user: 'drifter',
      goal: 'back',
      does: 'shows the code for the door, and what a late visitor can do',
      frames: [
        'a code twelve minutes after the booked time',
        'a time for one adult and two children that is moved to the afternoon',
      ],
    },
    list: {
      title: 'Door list',
      surface: 'door',
      user: 'attendant',
      goal: 'back',
      does: 'shows an attendant the booked time of a pass, or the next free one',
      frames: ['a pass without a time and the next free one', 'a pass with a time on another day'],
    },
  },
  first: 'day',
  titles: [
    (d) => `One pass, booked times: planning museum visits with ${d.org}`,
    (d) => `Timed entry for ${d.org}: a pass is not yet a time`,
    (d) => `${d.org}: museum visits that begin with a booked time`,
  ],
  task: (d, has) =>
    [
      `Design timed entry for ${d.org}, a pass for ${d.f.museums} museums in ${d.town}, ${d.country}, valid for two days.`,
      'With timed entry, a museum lets people in only at a booked time.',
      has.phone && 'Visitors have the pass on their phone.',
      has.door && 'Attendants at the museum doors check it with a tablet.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: () =>
    'Take one day with three museums. The first needs a time and has 10:00 and 15:30. The second needs no time and closes at 17:00. The third needs a time and has 11:00 only. Put them into an order. Then write one line of ‘My day’ for each museum, before a time is booked.',
  glossary: [
    { word: 'Timed entry', means: 'people are let in only at the time that they have booked.' },
    { word: 'Pass holder', means: 'a visitor who has bought the pass.' },
    { word: 'Kept places', means: 'places that a museum keeps for pass holders at each time.' },
  ],
  overview: [
    ({ f }) => [
      `The pass promises ${f.museums} museums. ${f.timed} of them have timed entry, and each has its own booking page. Visitors read “free entry” on the pass and go. Of ${f.passes} pass holders a month, ${f.door} come to such a door without a time: ${f.doorIn100} in 100.`,
      `${f.away} of them are turned away. Yet of ${f.kept} kept places a month, ${f.unused} stay empty: ${f.unusedIn100} in 100. They stand only on the booking pages, so an attendant cannot see them. ${f.back} visitors return the pass and get ${f.price} back: ${f.refunds} a month. A leaflet with all booking pages was tried. It was left in hotel rooms.`,
    ],
    ({ f, org }) => [
      `A visitor with ${org} stands before a museum and reads “full until closing”. Inside, places kept for people with this very pass are empty. They can be booked only on the museum’s own page, and nobody sees them at the door.`,
      `${f.timed} of ${f.museums} museums have timed entry. ${f.door} of ${f.passes} pass holders a month, ${f.doorIn100} in 100, come there without a time, and ${f.away} have to leave. ${f.unused} of ${f.kept} kept places, ${f.unusedIn100} in 100, stay empty. ${f.back} visitors return the pass and get ${f.price} back: ${f.refunds} a month. A telephone line for bookings was tried, and visitors from abroad did not call it.`,
    ],
  ],
  whyNow: ({ f, w, s, start }) =>
    `On ${start} ${s.season} begins, and ${w.newTimed} more museums introduce timed entry. If visitors plan as they do today, about ${f.doorThen} a month then come to such a door without a time.`,
  nonGoals: ['Selling the pass', 'Audio guides', 'Routes through the city', 'Times for school classes'],
  constraints: [
    {
      type: 'technical',
      at: 'times',
      text: () => 'The museums send their free places only every ten minutes.',
      effect: () => '‘Times today’ promises no place that is already taken.',
      frame: 'a time that was taken a minute ago',
    },
    {
      type: 'technical',
      at: 'code',
      text: () => 'Behind thick walls some phones have no connection.',
      effect: () => '‘My entry’ works without a connection once a time is booked.',
      frame: 'the code without a connection',
    },
    {
      type: 'content',
      at: 'day',
      text: () => 'Some museums do not say whether they have steps or a lift.',
      effect: () => '‘My day’ says what is known, and what is not.',
      frame: 'a museum that has not told whether it has a lift, in large text',
    },
    {
      type: 'people',
      at: 'list',
      text: () => 'An attendant has ten seconds for each visitor, and speaks few languages.',
      effect: () => '‘Door list’ gives one answer that a visitor can read.',
      frame: 'the answer turned towards a visitor',
    },
    {
      type: 'brand',
      at: 'times',
      text: () => 'All museums pay the same for their place in the pass.',
      effect: () => '‘Times today’ has no paid places and no stars.',
      frame: 'a small museum and a famous one with the same free time',
      from: 'professional',
    },
    {
      type: 'legal',
      at: 'code',
      text: () => 'The terms of the museums allow no names on a list at the door.',
      effect: () => '‘My entry’ has a code and a number of persons, and no name.',
      frame: 'a code that somebody else has already used',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'times',
      sides: [
        {
          who: 'museums',
          wants: () =>
            'wants only museums with room to be shown, because a full one draws everybody away from small ones',
        },
        {
          who: 'office',
          wants: () => 'wants a full one to be shown with its next free time, because visitors came for it',
        },
      ],
      decision: 'does the page show a famous museum that is full today?',
      where: 'In ‘Times today’, where a famous museum is full.',
      unknowns: [
        () => 'How many visitors would take another museum on the same day?',
        () => 'Do visitors see a proposal as help or as second choice?',
      ],
      twist: () =>
        'The famous museum closes for three days because of a leaking roof. What does ‘Times today’ show to the 700 who booked it?',
      users: ['drifter', 'planner', 'attendant'],
    },
    {
      at: 'code',
      sides: [
        {
          who: 'doors',
          wants: () => 'wants a late visitor to see a new time, because the next group stands at the door',
        },
        {
          who: 'office',
          wants: (d) =>
            `wants the code to stay on the screen, because ${d.s.ride} may be late and visitors lose their way`,
        },
      ],
      decision: 'what does a late visitor see first, the old code or a new time?',
      where: 'In ‘My entry’, twelve minutes after the booked time.',
      unknowns: [
        () => 'How late are late visitors, and do they know it?',
        () => 'How many would release the place if they knew that they would be late?',
      ],
      twist: () =>
        'A marathon closes the streets, and half of the visitors are 40 minutes late. What does ‘My entry’ show them, and when?',
      users: ['drifter', 'planner', 'attendant'],
    },
    {
      at: 'day',
      sides: [
        {
          who: 'museums',
          wants: () => 'wants times of one day only, because places booked “to be sure” stay empty',
        },
        {
          who: 'office',
          wants: () => 'wants times of both days, because somebody with two days has to plan both',
        },
      ],
      decision: 'does it offer times of the second day as well?',
      where: 'In ‘My day’, in the times of a visitor with five chosen museums.',
      unknowns: [
        () => 'How many booked times are released before they are lost?',
        () => 'Do visitors change a plan on the second day?',
      ],
      twist: () =>
        'Somebody sells 40 booked times in front of a museum. The museums want a limit by tomorrow. What does ‘My day’ show to visitors who have planned both days?',
      users: ['planner', 'drifter', 'attendant'],
    },
  ],
  sellingPoints: [
    { title: 'One price', text: (d) => `One pass for ${d.f.price} is valid in ${d.f.museums} museums.` },
    { title: 'Kept places', text: () => 'Every museum with timed entry keeps places for pass holders.' },
    { title: 'Small museums too', text: () => 'The pass includes museums that stand in no guidebook.' },
  ],
  audience: (_, has) => (has.door ? 'Visitors with a pass, and those who let them in.' : 'Visitors with a pass.'),
  direction: {
    styles: {
      minimal: {
        mood: 'As quiet as a museum wall with one picture.',
        why: 'Visitors decide in the street, and want one hour and one place.',
        shape: 'A single column of hours, in which booked times stand and gaps stay empty.',
        avoid: 'Labels that appear on touch, and thin pale hours. A street corner in the sun shows neither.',
      },
      bold: {
        mood: 'Curious and quick, like a poster that one reads from a moving bus.',
        why: 'Today visitors overlook which museums need a time.',
        shape: 'Large hours on plain fields, one field for each museum of the day.',
        avoid: 'Cut works of art behind text. Museums object, and the hour is lost in the picture.',
      },
      playful: {
        mood: 'Light-footed, for visitors who change their minds and may.',
        why: 'Families use the pass, and their children read along.',
        shape: 'Pieces of a day that fit together like a puzzle with some pieces missing.',
        avoid: 'Badges for many museums, and talking statues. A visit is not a collection of stamps.',
      },
      luxury: {
        mood: 'Attentive, like a concierge who has already looked at the clock.',
        why: 'The museums own famous works, and today the pass looks like a bus ticket.',
        shape: 'Wide margins and one fine line that leads from hour to hour.',
        avoid: 'Small grey captions and gold frames. The grandmother needs the hour, not the frame.',
      },
      corporate: {
        mood: 'Fair and tidy, like a good timetable.',
        why: 'Many museums share one pass, and each wants to be treated alike.',
        shape: 'The same four facts for each museum: needs a time, next time, closing hour, stairs.',
        avoid: 'Partner logos in rows. They fill the screen before the first free time.',
      },
      retro: {
        mood: 'Like a paper ticket that one keeps in a book afterwards.',
        why: 'The town is old, and visitors like its enamel signs.',
        shape: 'Tickets with a torn edge and a printed hour, one for each booked time.',
        avoid: 'Fine engraved patterns and crooked stamps. The hour must be read in a second.',
      },
      futuristic: {
        mood: 'Alert: the pass knows which doors are open.',
        why: 'One of the museums shows technology, and young visitors come for it.',
        shape: 'One band of the day, with free times as openings in it.',
        avoid: 'Flashing “last place” signs and dark maps. They hurry people past what they wanted to see.',
      },
      organic: {
        mood: 'Unhurried, with time to sit in a courtyard between two museums.',
        why: 'The town has gardens and a river, and wants visitors to slow down.',
        shape: 'A winding line through the day, with rounded stops and open stretches.',
        avoid: 'Paper texture below codes and soft contrast. A scanner and tired eyes need clear edges.',
      },
    },
    reading: 'Time and museum are read while walking, at arm’s length, in the sun.',
    accent: 'the next booked time',
    sample: 'Museum of drawings, 15:30, two persons.',
  },
  untold: {
    budget: (d) => `Refunds cost us ${d.f.refunds} a month. Four months of that is what I can ask for.`,
    decision: (d) =>
      `${d.who.town!.first} approves the design. ${d.who.museums!.first} has to convince the museums, one at a time.`,
    history: () => 'The telephone line was answered by very kind people, in one language, until four o’clock.',
    launch: () => 'Two museums are ready to start. The others wait to see whether these two regret it.',
    content: () => 'We have one good sentence about each museum. Pictures come with conditions, so use few.',
    machines: () =>
      'Every museum has another booking system. All of them can send free places, and can take a booking.',
    staff: () => 'Attendants change between museums. What works at one door must work at all of them.',
    fear: () => 'That booking becomes so easy that people book everything, and the rooms are emptier than before.',
    complaints: () => 'The sentence we hear most is “but I have paid already”.',
    figures: () => 'A door scan tells us the pass and the hour. It does not tell us why somebody came without a time.',
    language: () => 'Half of the visitors do not read our language. Numbers and hours they all read.',
    access: () => 'You may stand at a door for a morning. Ask the attendants; they have theories about everybody.',
  },
});
