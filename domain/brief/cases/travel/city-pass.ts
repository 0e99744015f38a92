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
      orgs: ['Passo Portico', 'Carta delle Sale', 'Bologna Sale Aperte'],
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
          unusedIn100: 41,
        },
      ],
      words: { season: 'the spring season', ride: 'a bus', from: 'Bari', also: 'Turin' },
    },
    {
      country: 'mx',
      town: 'Guadalajara',
      orgs: ['Pase Patio', 'Tarjeta de las Salas', 'Pase Tapatío de Museos'],
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
          unusedIn100: 42,
        },
      ],
      words: { season: 'the dry season', ride: 'a light-rail train', from: 'Mérida', also: 'Tijuana' },
    },
    {
      country: 'in',
      town: 'Jaipur',
      orgs: ['Jharokha City Pass', 'Gulabi Chowk Museum Pass', 'Jaipur Courtyards Pass'],
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
          unusedIn100: 39,
        },
      ],
      words: { season: 'the cool season', ride: 'a bus', from: 'Pune', also: 'Kochi' },
    },
    {
      country: 'de',
      town: 'Leipzig',
      orgs: ['Leipziger Saalkarte', 'Museumskarte Pleiße', 'Kulturkarte Augustusplatz'],
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
          unusedIn100: 40,
        },
      ],
      words: { season: 'the summer season', ride: 'a tram', from: 'Kiel', also: 'Freiburg' },
    },
  ],
  surfaces: {
    phone: { name: 'Pass on the phone', device: 'phone', size: '390 × 844 px' },
    door: { name: 'Door list on the tablet', device: 'tablet', size: '1280 × 800 px' },
  },
  figures: (i) => {
    const backIn100 = Math.round((i.back / i.passes) * 100);
    const door = Math.round((i.passes * i.doorIn100) / 100);
    return {
      museums: i.museums,
      timed: i.timed,
      timedThen: i.timedThen,
      newTimed: i.timedThen - i.timed,
      doorIn100: i.doorIn100,
      away: Math.round((door * i.awayIn100) / 100),
      back: i.back,
      backIn100,
      price: money(i.price),
      refunds: money(i.back * i.price),
      unusedIn100: i.unusedIn100,
      doorGoal: Math.round(i.doorIn100 * 0.55),
      unusedGoal: Math.round(i.unusedIn100 * 0.75),
      backGoal: Math.round(backIn100 / 2),
      keptSoon: (i.timedThen - i.timed) * 30,
    };
  },
  users: {
    planner: {
      surface: 'phone',
      variants: [
        {
          role: 'Teacher who spends two days in the city',
          conflict: 'day',
          ages: [28, 57],
          home: (d) => d.s.from,
          context: () => 'plans in the hotel, in the evening.',
          goal: () => 'Fit five museums and two lunches into two days.',
          obstacle: (d) => `With three booking pages open, ${d.who.planner!.they} books two times that overlap.`,
          quote: 'I bought one pass. Now I have three passwords.',
        },
        {
          role: 'Grandmother with her grandson for two days',
          conflict: 'day',
          gender: 'f',
          ages: [62, 75],
          home: (d) => d.s.from,
          context: () => 'Her grandson holds the phone, and she decides.',
          goal: () => 'See four museums in two days, with a long lunch.',
          obstacle: () => 'She plans a museum for the second day, when it is closed.',
          needs: 'a museum that is closed on the second day',
          quote: 'He wants mummies. I want a chair. We have two days.',
        },
        {
          role: 'Pensioner who comes for one famous museum',
          conflict: 'times',
          ages: [66, 76],
          home: (d) => d.s.from,
          context: () => 'leaves the city tomorrow at noon.',
          goal: () => 'See the famous museum, at any hour.',
          obstacle: (d) => `When the famous museum is full, ${d.who.planner!.they} stops searching.`,
          quote: 'I did not cross the country for the second-best museum.',
        },
        {
          role: 'Violinist who booked a time weeks ago',
          conflict: 'code',
          ages: [51, 64],
          home: (d) => d.s.from,
          context: (d) => `sits in ${d.s.ride} that does not move.`,
          goal: () => 'Enter with the time that was booked.',
          obstacle: () => 'The phone shows the booked time, but not how long the code still works.',
          quote: 'I was never late. The street was.',
        },
      ],
    },
    drifter: {
      surface: 'phone',
      variants: [
        {
          role: 'Designer who travels without a plan',
          at: 'times',
          conflict: 'times',
          ages: [23, 44],
          home: (d) => d.s.also,
          context: () => 'looks at the phone at a street corner.',
          goal: () => 'Find a museum nearby that is open for pass holders now.',
          obstacle: () => 'opens the page only after three closed doors.',
          quote: 'My plan is to have no plan. Every museum door asks for one.',
        },
        {
          role: 'Night nurse who decides each day after getting up',
          conflict: 'day',
          ages: [23, 44],
          home: (d) => d.s.also,
          context: () => 'opens the pass at noon, over the first coffee.',
          goal: () => 'Find one museum for this afternoon.',
          obstacle: () => 'At noon, half of the day’s times are already over.',
          quote: 'Full, says the page. Empty, says the room.',
        },
        {
          role: 'Father with two children',
          at: 'code',
          conflict: 'code',
          gender: 'm',
          ages: [33, 49],
          home: (d) => d.s.also,
          context: () => 'He visits museums with children of three and six.',
          goal: () => 'Move the booked time when a child falls asleep.',
          obstacle: () => 'The museums’ booking pages do not let him move a time.',
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
          context: () => 'stands at the door between two queues.',
          goal: () => 'Let in everybody who may come in, without a discussion.',
          obstacle: () => 'A pass looks the same with and without a time.',
          quote: 'They hold up the pass. I hold up the clock.',
        },
      ],
    },
  },
  stakeholders: {
    town: {
      role: 'head of tourism in the city',
    },
    office: { role: 'head of the pass office' },
    museums: {
      role: 'representative of the museums',
    },
    doors: { role: 'head of the attendants' },
  },
  goals: ({ f }) => ({
    back: {
      direction: 'Lower',
      what: 'the share of passes returned after a refusal at a museum door',
      from: `${f.backIn100} in 100`,
      today: `After a refusal at a door, {from} passes are returned, for ${f.refunds} a month.`,
      to: `${f.backGoal} in 100`,
      months: 4,
      measuredBy: 'the refund list',
    },
    door: {
      direction: 'Lower',
      what: 'the share of pass holders at a museum with timed entry who have no booked time',
      from: `${f.doorIn100} in 100`,
      today: 'At a museum with timed entry, {from} pass holders have no booked time.',
      to: `${f.doorGoal} in 100`,
      months: 3,
      measuredBy: 'the scans at the doors',
    },
    unused: {
      direction: 'Lower',
      what: 'the share of kept places that stay empty',
      from: `${f.unusedIn100} in 100`,
      today: 'No common page shows the kept places, so {from} of them stay empty.',
      to: `${f.unusedGoal} in 100`,
      months: 4,
      measuredBy: 'the museums’ booking systems',
    },
  }),
  features: {
    day: {
      title: 'My museums',
      surface: 'phone',
      user: 'planner',
      goal: 'door',
      does: 'shows which of the chosen museums need a time, and books these times',
      frames: [
        'five chosen museums, three of them with timed entry',
        'the choice of times on the first morning',
        'two booked times that are too close together',
      ],
    },
    times: {
      title: 'Times today',
      surface: 'phone',
      user: 'drifter',
      goal: 'unused',
      does: 'finds a museum that people without a plan can enter today',
      frames: ['the page at 14:10, when a famous museum is full', 'four museums that need no booked time'],
    },
    code: {
      title: 'My entry',
      surface: 'phone',
      user: 'drifter',
      goal: 'back',
      does: 'shows the entry code for the door, and lets a visitor move the booked time',
      frames: [
        'a booked time that was moved to the afternoon',
        'twelve minutes after a booked time, with a free time an hour later',
      ],
    },
    list: {
      title: 'Door list',
      surface: 'door',
      user: 'attendant',
      goal: 'back',
      does: 'shows an attendant the booked time of a pass, or the next free time',
      frames: ['a pass without a time, and the next free time', 'a pass with a time on another day'],
    },
  },
  task: (d, has) =>
    [
      `Design the booking of museum times for ${d.org}, a pass that is valid for two days in ${d.f.museums} museums of ${d.town}, ${d.country}.`,
      has.phone && 'Visitors have the pass on their phone.',
      has.door && 'Attendants check it at the doors with a tablet.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (_d, _, at) => {
    if (at === 'times')
      return 'It is 14:10. One museum is full until tomorrow at 10:00, one has a free time at 15:00, and the third needs no time. Write in three lines at most what the page says. Read them to somebody who has no plan.';
    if (at === 'code')
      return 'Take one visitor who has booked 15:30. It is 15:42, the code works until 15:50, and the visitor is three stops away. Write three lines: the time, the code, and a new time at 16:30. Which line stands first?';
    return 'Take three museums. One has times at 10:00 and 15:30, one only at 11:00, and the third needs no time. Put them into an order, and write one line for each. What must a visitor know before leaving the hotel?';
  },
  glossary: [
    { word: 'Timed entry', means: 'a museum lets people in only at a booked time.' },
    { word: 'Entry code', means: 'a code that an attendant accepts until 20 minutes after the booked time.' },
    { word: 'Kept places', means: 'places that a museum keeps for pass holders.' },
  ],
  overview: [
    ({ f, w, org }, _, at) =>
      ({
        day: `“Free entry”, says the pass in a visitor’s hand. “Only with a booked time”, says the door of a famous museum. Of the ${f.museums} museums, ${w.timed} have timed entry, each with its own booking page.`,
        times: `A couple with ${org} sits on the steps of a famous museum, which is full. Two streets away an attendant counts twelve empty places. Each museum has its own booking page, and nobody looks at the small ones.`,
        code: `It is 15:42, and a visitor with ${org} still sits in the bus. Her code for 15:30 works for eight more minutes, but her phone does not say so. At 15:51 an attendant sends her away.`,
      })[at]!,
    ({ org }, _, at) =>
      ({
        day: `At a small museum an attendant sends a couple with ${org} away, and then counts twelve empty places. The couple had no booked time. Each museum with timed entry has its own booking page.`,
        times: `“Full until tomorrow”, says a famous museum. A visitor with ${org} goes back to the hotel. In a small museum nearby, twelve places stay empty this afternoon, and no page had shown them.`,
        code: `“You are 26 minutes late”, says an attendant to a father with ${org}, whose child fell asleep on the way. The code no longer works, and no page had let him move the booked time.`,
      })[at]!,
  ],
  nonGoals: ['Selling the pass', 'Audio guides', 'Routes through the city', 'Times for school classes'],
  constraints: [
    {
      type: 'technical',
      at: 'times',
      text: () => 'The museums send lists of free places only every ten minutes.',
      effect: () => '‘Times today’ tells visitors when their chosen time has just been taken.',
      frame: 'a chosen time that has just been taken',
    },
    {
      type: 'technical',
      at: 'code',
      text: () => 'Behind thick walls phones have no connection.',
      effect: () => '‘My entry’ shows the code without a connection.',
      frame: 'the code without a connection',
    },
    {
      type: 'content',
      at: 'day',
      text: () => 'Each museum is closed on one day of the week.',
      effect: () => '‘My museums’ says on which of the two days a museum is open.',
      frame: 'a museum that is closed on the second day',
    },
    {
      type: 'people',
      at: 'list',
      text: () => 'An attendant has ten seconds for each visitor.',
      effect: () => '‘Door list’ gives one answer, which the visitor can read too.',
      frame: 'one answer, turned towards the visitor',
    },
    {
      type: 'money',
      at: 'times',
      text: () => 'The pass pays every museum the same for each visit.',
      effect: () => '‘Times today’ treats all museums with a free time alike.',
      frame: 'a small and a large museum that both have room at 15:00',
      from: 'professional',
    },
    {
      type: 'legal',
      at: 'code',
      text: () => 'The contracts with the museums allow no names at the door.',
      effect: () => '‘My entry’ shows museum, time and number of people, but no name.',
      frame: 'a code that somebody else has already used',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'times',
      titles: [
        (d) => `A museum for today: free places for visitors with ${d.org}`,
        (d) => `${d.org}: the famous museum is full, and the small ones have room`,
      ],
      problem: ({ f }) =>
        `Of 100 kept places, ${f.unusedIn100} stay empty, most of them in small museums. Of 100 visitors, 36 come for the same famous museum. When it is full, some visit no museum at all.`,
      whyNow: ({ f, s, w, start }) =>
        `On ${start} ${s.season} begins, and ${w.newTimed} small museums introduce timed entry. These museums will keep ${f.keptSoon} places a day, and some may stay empty.`,
      sides: [
        {
          who: 'museums',
          wants: () =>
            'wants to show only museums that people can enter today, because nobody looks at a small museum beside a famous name',
        },
        {
          who: 'office',
          wants: () => 'wants to show a full museum with its next free time, because people came for that museum',
        },
      ],
      decision:
        'does the page show a famous museum that is full today, or only museums that people can still enter today?',
      unknowns: [
        () => 'How far would visitors walk to a museum that they had not planned?',
        () => 'Do visitors take the proposal of another museum as help, or as a second choice?',
      ],
      twist: () =>
        'The famous museum closes for three days because of a leaking roof. What does ‘Times today’ show to the visitors who have booked a time there?',
      users: ['drifter', 'planner', 'attendant'],
    },
    {
      at: 'code',
      titles: [
        (d) => `Late at the museum door: the entry page of ${d.org}`,
        (d) => `${d.org}: a booked museum time, and a visitor who is twelve minutes late`,
      ],
      problem: ({ f }) =>
        `Of 100 passes, ${f.backIn100} are returned because visitors were not let in. They get ${f.refunds} a month back. Two of three came more than 20 minutes after their booked time, when their code no longer worked.`,
      whyNow: ({ s, w, start }) =>
        `On ${start} ${s.season} begins, and ${w.newTimed} more museums introduce timed entry. Already today 14 of 100 visitors with a booked time come late.`,
      sides: [
        {
          who: 'doors',
          wants: () =>
            'wants a new time to stand first, because visitors who are twelve minutes late usually arrive after the code has ended',
        },
        {
          who: 'office',
          wants: () => 'wants the code to stand first, because a visitor who takes a new time gives up the booked one',
        },
      ],
      decision: 'while the code of a late visitor still works, what stands first on the page, the code or a new time?',
      frame: 'twelve minutes after a booked time, with a free time an hour later',
      unknowns: [
        () => 'Do late visitors know how long their code still works?',
        () => 'Would a late visitor give the booked place back?',
      ],
      twist: () =>
        'A marathon closes the streets, and half of the visitors are 40 minutes late. What does ‘My entry’ show them, and when?',
      users: ['drifter', 'planner', 'attendant'],
    },
    {
      at: 'day',
      titles: [
        (d) => `One pass, many booking pages: planning museum visits with ${d.org}`,
        (d) => `Planning two days of museums with ${d.org}: which of them need a time?`,
      ],
      problem: ({ f }) =>
        `Of 100 pass holders at museums with timed entry, ${f.doorIn100} have no booked time. Attendants turn most of these away, ${f.away} people a month.`,
      whyNow: ({ w, s, start }) =>
        `On ${start} ${s.season} begins, and timed entry grows from ${w.timed} to ${w.timedThen} museums. Then almost every pass holder needs a booked time.`,
      sides: [
        {
          who: 'museums',
          wants: () =>
            'wants to offer the times of the first day only, because visitors book “to be sure” and do not come',
        },
        {
          who: 'office',
          wants: () =>
            'wants to offer the times of both days, because the famous museums are full for visitors who wait',
        },
      ],
      decision: 'on the first morning, does the page offer times for the first day only, or for both days?',
      frame: 'the choice of times on the first morning',
      unknowns: [
        () => 'How long before a visit do people like to book its time?',
        () => 'Do visitors change their plan for the second day?',
      ],
      twist: () =>
        'Somebody sells 40 booked times in the street. From tomorrow each visitor may hold only two times. What does ‘My museums’ show to visitors who hold more?',
      users: ['planner', 'drifter', 'attendant'],
    },
  ],
  sellingPoints: [
    { title: 'Two days', text: () => 'The second day may be any day of that week.' },
    { title: 'A place inside', text: () => 'Each museum with timed entry keeps places for pass holders.' },
    { title: 'Small museums too', text: () => 'Some of the museums are in no guidebook.' },
  ],
  audience: (_, has) => (has.door ? 'Visitors with a pass, and the attendants at the doors.' : 'Visitors with a pass.'),
  direction: {
    styles: {
      minimal: {
        mood: 'Quiet and brief, because visitors have just looked at hundreds of things.',
        shape:
          'One time under a thin arch, like a museum door, on an empty screen, because a visitor in the street first asks “when?”.',
        second: {
          day: 'leaves empty space between two booked times, because visitors overlook the way from one museum to the next',
          code: 'shows code, museum and hour on an otherwise empty screen, because a queue stands behind the visitor',
        },
        avoid: 'Hidden labels, because a hurried visitor misses them. Thin pale figures, because the sun hides them.',
      },
      bold: {
        mood: 'Strong and lively, because visitors walk while they read, and see only what is large.',
        shape:
          'Full-width blocks, one a museum, with the hour in heavy figures: whoever walks beside the phone reads along.',
        second: {
          times:
            'gives each museum with room a block across the screen, because a visitor at a street corner takes the first open door',
          code: 'sets the minutes that are left in the heaviest figures, because they tell a late visitor whether to run',
        },
        avoid:
          'Cropped paintings behind text, because museums object to them. Slogans, because they push the time down.',
      },
      playful: {
        mood: 'Light and friendly, because visitors are on holiday, and a booking form feels like work.',
        shape:
          'Each museum as a round token on a path of two days, because people shuffle their visits until all of them fit.',
        second: {
          day: 'draws visits as round tokens that touch when two times are too close, because nobody calculates on holiday',
          code: 'draws a small round walker on the way to the museum, because a late visitor thinks of the way, not of minutes',
        },
        avoid:
          'Badges, because children then look only at the phone. Pictures of statues, because they leave no room for times.',
      },
      luxury: {
        mood: 'Attentive and calm, because many visitors see these museums once in their lives.',
        shape:
          'One large picture of each museum, with wide margins and its hour on a fine line below: visitors recognise the house.',
        second: {
          code: 'sets the code alone in wide margins, because a scanner needs an empty edge',
          day: 'gives each chosen museum one large picture and few words, because visitors know the works better than the names',
        },
        avoid:
          'Small pale captions, because a walking visitor cannot read them. Gold frames, because they compete with the works.',
      },
      corporate: {
        mood: 'Tidy and reliable, because visitors who trust a wrong hour lose half a day.',
        shape:
          'One row a museum, with a door drawn open or shut, the hour and the way in: people compare three within a minute.',
        second: {
          times:
            'lists museums in rows by the hour of the next entry, because visitors read from the top until one suits them',
          day: 'sets both days in two equal columns with hours beside them, because visits that overlap then stand in one row',
        },
        avoid: 'Rows of logos, because they fill the screen. Words such as “slot”, because no visitor uses them.',
      },
      retro: {
        mood: 'Sturdy and familiar, because many visitors doubt that a screen counts as a ticket.',
        shape:
          'A framed ticket for each visit, with the hour as large as the museum’s name: at the door, the hour is checked first.',
        second: {
          code: 'stamps the last minute below the code in a ruled frame, because visitors and attendants argue about this minute',
          day: 'rules a card for each day with one line an hour, because the empty lines show how much still fits',
        },
        avoid: 'Engraved patterns, because they blur the time. Crooked stamps, because they cover the code.',
      },
      futuristic: {
        mood: 'Alert and exact, because a museum that had room an hour ago may be full now.',
        shape: 'One exact scale of hours, with a tick for each museum: visitors see what they can still reach today.',
        second: {
          times:
            'sets the age of the news in small figures beside each free time, because a place may be gone ten minutes later',
          code: 'draws an exact ring round the code, open by the minutes that are left, because a running visitor reads no words',
        },
        avoid: 'Dark maps, because the sun hides them. Signs such as “last place”, because they hurry people.',
      },
      organic: {
        mood: 'Unhurried and calm, because visitors remember a museum better after a pause.',
        shape:
          'Visits as soft, hand-cut forms on one winding line, with gaps between them, because people forget to plan a rest.',
        second: {
          day: 'cuts each visit as a soft form as long as the stay, because a large museum takes more time than a small one',
          times:
            'gathers neighbouring museums in one soft, uneven outline, because people without a plan go where it is near',
        },
        avoid: 'Paper texture below codes, because a scanner fails on it. Soft contrast, because it tires the eyes.',
      },
    },
    reading: 'Clear, even figures, because visitors read them in bright sun.',
    lettering: 'the museums’ flags',
    own: 'the attendants’ jackets',
    accent: 'the next booked time, because visitors have to leave in time for it',
    sample: 'Museum of drawings, 15:30, two people.',
  },
  untold: {
    budget: (d) => `Refunds cost us ${d.f.refunds} a month. Four months of that is what I can ask for.`,
    decision: (d) => `I approve the design. ${d.who.museums!.first} has to convince the museums, one at a time.`,
    history: () =>
      'We tried a telephone line, in one language. One museum let people book a week ahead, and 22 of 100 did not come.',
    launch: () => 'Two museums are ready to start. The others wait to see whether these two regret it.',
    content: () => 'We have one good sentence about each museum. Pictures come with conditions, so use few.',
    machines: () =>
      'Every museum has another booking system. All of them can send free places, and can take a booking.',
    staff: () => 'Attendants change between museums. What works at one door must work at all of them.',
    fear: () => 'That booking becomes so easy that people book everything, and the rooms are emptier than before.',
    complaints: () => 'The sentence we hear most is “but I have paid already”.',
    figures: () => 'A door scan tells us the pass and the hour. It does not tell us why somebody came without a time.',
    language: () => 'Half of the visitors do not read our language. Numbers and hours they all read.',
    access: () => 'You may stand at a door for a morning. Ask the attendants; they have theories.',
  },
});
