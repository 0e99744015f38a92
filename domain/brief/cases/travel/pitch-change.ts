import { defineCase, money } from '../case.ts';

export const pitchChange = defineCase({
  id: 'pitch-change',
  industry: 'travel',
  client: 'remembered',
  model: 'cooperative',
  channel: 'phone',
  about:
    'A campsite belongs to its guests. Families book a pitch by its number on a flat plan, and learn on the first afternoon that it has no shade, or music beside it. Next morning they ask for another one, although others have booked it. What a pitch is like by the hour is known only to the wardens. The campsite wants families to know it before they book.',
  settings: [
    {
      country: 'fr',
      town: 'Millau',
      orgs: ['Camping Le Pré Commun', 'Camping des Trois Sources', 'Camping La Prairie du Gué'],
      start: [2, 1],
      trigger: 'loss',
      languages: ['French'],
      inputs: [
        { pitches: 140, families: 1450, moveIn100: 21, minutes: 35, leave: 46, nights: 3, price: 34, bare: 24 },
        { pitches: 118, families: 1180, moveIn100: 24, minutes: 40, leave: 41, nights: 3, price: 32, bare: 19 },
      ],
      words: {
        trees: 'poplars',
        peak: 'July',
        late: 'September',
        water: 'the river',
        music: 'the café terrace',
        from: 'Nantes',
        heat: '34 °C',
      },
    },
    {
      country: 'au',
      town: 'Bright',
      orgs: ['Four Taps Camping Ground', 'Magpie Flat Campers', 'Ovens Bend Camping Ground'],
      start: [8, 1],
      trigger: 'loss',
      languages: ['English'],
      inputs: [{ pitches: 126, families: 1240, moveIn100: 19, minutes: 30, leave: 38, nights: 2, price: 62, bare: 22 }],
      words: {
        trees: 'gum trees',
        peak: 'January',
        late: 'March',
        water: 'the river',
        music: 'the barbecue shelter',
        from: 'Geelong',
        heat: '36 °C',
      },
    },
    {
      country: 'ar',
      town: 'El Bolsón',
      orgs: ['Camping El Álamo Común', 'Camping Las Dos Acequias', 'Camping La Tranquera Verde'],
      start: [9, 1],
      trigger: 'loss',
      languages: ['Spanish'],
      inputs: [
        { pitches: 96, families: 880, moveIn100: 23, minutes: 35, leave: 29, nights: 3, price: 32000, bare: 17 },
      ],
      words: {
        trees: 'poplars',
        peak: 'January',
        late: 'March',
        water: 'the river',
        music: 'the shared kitchen',
        from: 'La Plata',
        heat: '31 °C',
      },
    },
    {
      country: 'pl',
      town: 'Giżycko',
      orgs: ['Pole Namiotowe Trzy Krany', 'Camping Wspólna Łąka', 'Pole Namiotowe Czapla'],
      start: [3, 1],
      trigger: 'loss',
      languages: ['Polish'],
      inputs: [
        { pitches: 110, families: 1020, moveIn100: 18, minutes: 30, leave: 34, nights: 2, price: 145, bare: 21 },
      ],
      words: {
        trees: 'spruces',
        peak: 'July',
        late: 'September',
        water: 'the lake',
        music: 'the boat bar',
        from: 'Łódź',
        heat: '30 °C',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Guest page on the phone', device: 'phone', size: '390 × 844 px' },
    book: { name: 'Pitch book on the wardens’ tablet', device: 'tablet', size: '1280 × 800 px' },
  },
  figures: (i) => {
    const moves = Math.round((i.families * i.moveIn100) / 100);
    const known = Math.round(moves * 0.8);
    return {
      pitches: i.pitches,
      families: i.families,
      moveIn100: i.moveIn100,
      minutes: i.minutes,
      leave: i.leave,
      nights: i.nights,
      bare: i.bare,
      price: money(i.price),
      moves,
      known,
      hours: Math.round((moves * i.minutes) / 60),
      lost: money(i.leave * i.nights * i.price),
      knownGoal: Math.round(known / 4),
      leaveGoal: Math.round(i.leave / 3),
    };
  },
  users: {
    family: {
      surface: 'phone',
      variants: [
        {
          role: 'Physiotherapist, mother of a baby who sleeps at noon',
          gender: 'f',
          ages: [28, 39],
          home: (d) => d.s.from,
          context: () => 'She books in the evening on her phone, with the baby in the other arm.',
          goal: () => 'Find shade from noon to three, at any distance from the showers.',
          obstacle: () => 'The plan shows trees as green circles, but not where their shade falls.',
          quote: 'I need shade at two. I’ll walk to the toilet.',
        },
        {
          role: 'Tram driver, father of two school children',
          gender: 'm',
          ages: [34, 48],
          home: (d) => d.s.from,
          context: () => 'He compares pitches on his phone during breaks of ten minutes.',
          goal: () => 'Be near other children, and far enough from the music to sleep.',
          obstacle: () => 'Last year a pitch called “central” was beside the loudspeaker.',
          quote: 'We asked for a quiet place. We got a place to hear everything.',
        },
        {
          role: 'Teacher, travels with three children and her father with a stick',
          gender: 'f',
          ages: [36, 47],
          home: (d) => d.s.from,
          context: () => 'She reads with her father, who needs large text on the phone.',
          goal: () => 'A flat way to the toilets that her father can walk at night.',
          obstacle: () => 'Nobody told her about the slope and the twelve steps.',
          needs: 'a family that is asked to swap and declines, in large text',
        },
      ],
    },
    returning: {
      surface: 'phone',
      variants: [
        {
          role: 'Member of the cooperative, comes each summer since childhood',
          at: 'find',
          ages: [44, 70],
          home: (d) => d.s.from,
          context: (d) => `Knows the old ${d.s.trees} by heart and books in two minutes on the phone.`,
          goal: () => 'Have the usual corner again, or one that feels like it.',
          obstacle: () => 'The usual corner has lost its trees, and the plan does not say so.',
          quote: 'I have slept in that corner for thirty years. It used to have a tree.',
        },
        {
          role: 'Cook, comes for two nights between two jobs',
          at: 'find',
          ages: [23, 41],
          home: (d) => d.s.from,
          context: () => 'Sleeps until noon in a small tent and books on the phone the day before.',
          goal: () => 'A pitch that is dark and cool in the morning.',
          obstacle: () => 'The page asks for the size of the tent, and for nothing else.',
        },
      ],
    },
    warden: {
      surface: 'book',
      variants: [
        {
          role: 'Warden for the summer',
          ages: [20, 45],
          context: () => 'Walks round the site twice a day with a tablet under one arm.',
          goal: () => 'Write down once what each family asks.',
          obstacle: () => 'The good notes are in a school notebook in the hut, in three handwritings.',
          quote: 'Pitch 81 is fine until four. I say it every Sunday.',
        },
      ],
    },
  },
  stakeholders: {
    secretary: {
      role: 'secretary of the members’ council',
      wants: () => 'Families should come back next summer, and the council should hear fewer complaints.',
    },
    chair: { role: 'chair of the members', wants: () => 'A family knows the pitch before it pays.' },
    treasurer: { role: 'treasurer', wants: () => 'No pitch stays empty in the best weeks.' },
    wardens: { role: 'head warden', wants: () => 'Mornings for the site, and not for arguments.' },
  },
  goals: ({ f }) => ({
    moves: {
      direction: 'Lower',
      what: 'families who move for a reason that the pitch page could have told',
      from: `${f.known} a season`,
      to: `${f.knownGoal} a season`,
      months: 8,
      measuredBy: 'the reasons in the wardens’ change book',
    },
    leave: {
      direction: 'Lower',
      what: 'families who leave early because of their pitch',
      from: `${f.leave} a season`,
      to: `${f.leaveGoal} a season`,
      months: 8,
      measuredBy: 'the departure list',
    },
    filled: {
      direction: 'Raise',
      what: 'pitches whose notes name shade, noise and ground',
      from: '12 in 100',
      to: '95 in 100',
      months: 3,
      measuredBy: 'the pitch book',
      today: 'The notes of only {from} pitches name shade, noise and ground.',
    },
  }),
  features: {
    day: {
      title: 'A day on this pitch',
      surface: 'phone',
      user: 'family',
      goal: 'moves',
      does: 'shows shade, noise and ground of one pitch from morning to night, and how far water and toilets are',
      frames: [
        'a pitch that wardens call quiet and one family called loud',
        'a pitch with shade from one to five',
        'a pitch whose trees were felled, with sun at two o’clock',
      ],
    },
    find: {
      title: 'Find a pitch',
      surface: 'phone',
      user: 'returning',
      goal: 'moves',
      does: 'lets guests say what matters to them, and lists the free pitches that come close',
      frames: ['four free pitches of which one is beside the music', 'no free pitch that has everything'],
    },
    morning: {
      title: 'After the first night',
      surface: 'phone',
      user: 'family',
      goal: 'leave',
      does: 'lets a family say what is wrong with the pitch, and get help or another one',
      frames: ['the first morning on a pitch with too much sun', 'a move that is agreed for eleven o’clock'],
    },
    notes: {
      title: 'Pitch notes',
      surface: 'book',
      user: 'warden',
      goal: 'filled',
      does: 'lets a warden note shade, noise and ground of a pitch while standing on it',
      frames: ['one pitch with two hours that are missing', 'a row of six pitches in one walk'],
    },
    changes: {
      title: 'Change book',
      surface: 'book',
      user: 'warden',
      goal: 'leave',
      does: 'shows which families want to move today, why, and which pitches are free',
      frames: ['five wishes and three free pitches', 'a reason that the pitch page did not tell'],
    },
  },
  first: 'day',
  titles: [
    (d) => `Shade at two: choosing a pitch at ${d.org}`,
    (d) => `A campsite page that knows the hours of each pitch, for ${d.org}`,
    (d) => `${d.org} wants families to stay where they first put the tent`,
  ],
  task: (d, has) =>
    [
      `Design the choice of a pitch for ${d.org}, a campsite with ${d.f.pitches} pitches near ${d.town}, ${d.country}, owned by its guests.`,
      'A pitch is the piece of ground for one tent.',
      has.phone && 'Families use a page on their phone to choose one, and to ask for another.',
      has.book && 'Wardens, who look after the site, keep notes on a tablet.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: () =>
    'Take one pitch, number 81. Sun until one, shade from one till five, sun again until eight. Music until eleven, ants near the hedge, 90 steps to the tap. Write it as a day in six lines, and put the two lines first that a family with a baby needs. Then do it for a cook who sleeps until noon.',
  glossary: [
    { word: 'Pitch', means: 'the piece of ground for one tent. Each has a number.' },
    { word: 'Warden', means: 'a person who looks after the campsite in summer.' },
    { word: 'Change book', means: 'the list of families who moved to another pitch, with the reason.' },
  ],
  safety:
    'The way to water and to the road is shown for each pitch, with its length. It never depends on what a guest has asked for.',
  overview: [
    ({ f, s, w }) => [
      `A family books a number on a flat plan. It shows trees, taps and the size of each pitch. It does not show where the shade is at two o’clock, when ${s.music} becomes loud, or which ground is wet after rain. The wardens know all this, but their notes are in a school notebook.`,
      `So ${f.moves} of ${f.families} families a season, ${f.moveIn100} in 100, ask for another pitch after the first night. In ${f.known} cases the reason was known before. Each move takes a warden ${f.minutes} minutes: ${f.hours} hours a season. ${f.leave} families leave early because nothing else is free. They take ${w.nights} paid nights back, at ${f.price} each: ${f.lost} a season. A plan with more signs was tried; guests then asked what the signs meant.`,
    ],
    ({ f, s, org, w }) => [
      `At ${org}, at ${s.heat} in the shade, it matters who has the shade. The pitch was booked months ago by its number. By four in the afternoon a family knows more about it than the plan ever said, and next morning they stand at the wardens’ hut.`,
      `That happens ${f.moves} times a season, for ${f.moveIn100} in 100 of ${f.families} families. One move costs ${f.minutes} minutes and often starts the next one, because the free pitch was promised to somebody else. ${f.known} of the reasons stood in the wardens’ notebook all along. ${f.leave} families find no other pitch and go home ${w.nights} nights early. At ${f.price} a night the campsite pays back ${f.lost}.`,
    ],
  ],
  whyNow: ({ f, s, start }) =>
    `On ${start} booking for the summer opens. During the last months sick ${s.trees} had to be felled. ${f.bare} of ${f.pitches} pitches have lost their shade at two o’clock, and the plan still shows the trees.`,
  nonGoals: ['Payment', 'Messages between guests', 'A live map of the site', 'The programme for children'],
  constraints: [
    {
      type: 'content',
      at: 'day',
      text: (d) => `The shade of ${d.s.peak} is not the shade of ${d.s.late}, because the sun stands lower.`,
      effect: () => '‘A day on this pitch’ shows the shade for the booked week.',
      frame: 'the same pitch in the last week of the season',
    },
    {
      type: 'technical',
      at: 'morning',
      text: () => 'On half of the site phones have hardly any connection.',
      effect: () => '‘After the first night’ keeps a wish and sends it later, and says so.',
      frame: 'a wish that is saved but not sent',
    },
    {
      type: 'people',
      at: 'notes',
      text: (d) => `A few wardens look after ${d.f.pitches} pitches, and most stay for one summer only.`,
      effect: () => '‘Pitch notes’ is learned in five minutes and takes one minute for each pitch.',
      frame: 'a warden’s first pitch',
    },
    {
      type: 'brand',
      at: 'find',
      text: () => 'The members decided long ago that all pitches cost the same.',
      effect: () => '‘Find a pitch’ has no classes, no stars and no “best” pitch.',
      frame: 'the same free pitches for a guest who wants quiet',
    },
    {
      type: 'time',
      at: 'notes',
      text: (d) =>
        `Shade in ${d.s.peak} can only be seen in ${d.s.peak}. Until then wardens copy it from the notebook.`,
      effect: () => '‘Pitch notes’ marks what a warden saw and what was copied.',
      frame: 'a note that is two summers old',
      from: 'professional',
    },
    {
      type: 'legal',
      at: 'morning',
      text: () => 'The terms promise a family the booked pitch number until it agrees to another one.',
      effect: () => '‘After the first night’ moves nobody until both families have agreed.',
      frame: 'a family that is asked to swap and declines, in large text',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'find',
      sides: [
        {
          who: 'chair',
          wants: () => 'wants each fault in the list, because a family should not find out after choosing',
        },
        {
          who: 'treasurer',
          wants: () =>
            'wants faults only on the page of the pitch, because nobody opens a pitch that is called loud, and some would like it',
        },
      ],
      decision: 'does the list show what is wrong with a pitch?',
      where: 'In ‘Find a pitch’, in the list, where one free pitch is beside the music.',
      unknowns: [
        () => 'Which fault for one family is an advantage for another?',
        () => 'How many pitches would nobody book if the list named every fault?',
      ],
      twist: (d) =>
        `In the best week only the ${d.f.bare} pitches without shade are left. How does ‘Find a pitch’ offer them to a family with a baby?`,
      users: ['family', 'returning', 'warden'],
    },
    {
      at: 'day',
      sides: [
        {
          who: 'wardens',
          wants: () => 'wants only what wardens have noted, because one bad night makes a pitch bad for ever',
        },
        {
          who: 'chair',
          wants: () => 'wants the sentences of families beside it, because guests believe guests',
        },
      ],
      decision: 'whose words about a pitch does a guest read?',
      where: 'In ‘A day on this pitch’, where a warden and a family disagree.',
      unknowns: [
        () => 'Do families describe the pitch, or the weather of their week?',
        () => 'Whom do first guests believe when two notes disagree?',
      ],
      twist: (d) =>
        `A member has written “loud and hot” about nine good pitches, so that they stay free for friends. What does ‘A day on this pitch’ show about ${d.s.music} next?`,
      users: ['family', 'returning', 'warden'],
    },
    {
      at: 'morning',
      sides: [
        {
          who: 'wardens',
          wants: () => 'wants families to speak with a warden first, because often a sunshade solves it',
        },
        {
          who: 'chair',
          wants: () =>
            'wants families to see the free pitches themselves, because nobody likes to beg at the wardens’ hut',
        },
      ],
      decision: 'may a family choose another pitch without asking a warden?',
      where: 'In ‘After the first night’, on the first morning on a pitch with too much sun.',
      unknowns: [
        () => 'How many families would stay if somebody lent them a sunshade?',
        () => 'Who stays silent and does not come again?',
      ],
      twist: () =>
        'A storm makes 14 pitches wet at six in the morning. All families there open ‘After the first night’ at once. What does it show to the ninth of them?',
      users: ['family', 'returning', 'warden'],
    },
  ],
  sellingPoints: [
    { title: 'Owned by campers', text: () => 'The guests own the ground and elect the chair among themselves.' },
    { title: 'One price', text: (d) => `Every pitch costs ${d.f.price} a night for a family.` },
    {
      title: 'Swim before breakfast',
      text: (d) => `From every pitch it is less than ten minutes on foot to ${d.s.water}.`,
    },
  ],
  audience: (_, has) =>
    has.book ? 'Families and other campers, and those who look after their pitches.' : 'Families and other campers.',
  direction: {
    styles: {
      minimal: {
        mood: 'Clear as a shadow on grass: hours on one side, facts on the other.',
        why: 'Families compare pitches in the evening, and should see only what differs.',
        shape: 'One line from morning to night, and shade as the only filled surface on it.',
        avoid: 'Signs without words, and thin lines. The old plan had both, and outdoors they vanish.',
      },
      bold: {
        mood: 'Sunny and frank. The page says “loud until eleven” as easily as “shade at two”.',
        why: 'The plan hid what matters, and families were angry.',
        shape: 'Large blocks for the hours of a day, which a parent can read at arm’s length.',
        avoid: 'Praise in capitals. Where each pitch sounds great, a family learns nothing.',
      },
      playful: {
        mood: 'A walk round the site with somebody who likes it and hides nothing.',
        why: 'A campsite is for holidays, and half of the guests are children.',
        shape: 'Small drawn tents, ants and taps, each with its plain word and its number of steps.',
        avoid: 'Cartoon suns on a hot pitch, and small jokes. With a crying baby at six, nobody laughs.',
      },
      luxury: {
        mood: 'Generous and quiet, because shade and sleep are what people come for.',
        why: 'The members want the quiet of the place to show. The risk: all pitches cost the same.',
        shape: 'One pitch on each screen, with wide margins and a fine line for the hours.',
        avoid: 'Anything like room classes, and photographs at sunset only. All pitches here cost the same.',
      },
      corporate: {
        mood: 'Even-handed: every pitch answers the same questions in the same order.',
        why: 'Every pitch must answer the same questions.',
        shape: 'The same few rows for every pitch, so that two pitches can be compared.',
        avoid: 'Scores and sums. A single number hides whether a family will be hot or awake.',
      },
      retro: {
        mood: 'Like a painted board at the gate of a campsite, made by somebody handy.',
        why: 'The campsite has painted signs that guests photograph.',
        shape: 'Number plates with rounded corners, and drawings in one line weight.',
        avoid: 'Fake wood and handwriting for facts. An hour must be readable in bright sun.',
      },
      futuristic: {
        mood: 'Curious and exact: one can look at the afternoon before it happens.',
        why: 'Guests would like to see the afternoon of a pitch before they book it.',
        shape: 'A control for the hour, with the shade moving over a plain outline of the pitch.',
        avoid: 'Dark screens and three-dimensional trees. One cannot be read at noon, the other is slow out here.',
      },
      organic: {
        mood: 'Easy and outdoors, with the pace of a day without a plan.',
        why: 'People come to live outdoors.',
        shape: 'Shapes as tents and crowns of trees have them from above, never quite round.',
        avoid: 'Leaves as ornament and brown on beige. A leaf on this page must mean shade.',
      },
    },
    reading: 'Half of the guests read it outdoors in full sun, the others in bed.',
    accent: 'the hour that a guest looks at',
    sample: 'Shade from one till five. Ants near the hedge.',
  },
  untold: {
    budget: (d) => `The nights we pay back come to ${d.f.lost} a season. The members allow one such season for this.`,
    decision: (d) =>
      `${d.who.secretary!.first} approves it. A word about a pitch needs ${d.who.wardens!.first} too, who knows each one.`,
    history: () => 'The plan with more signs had eleven of them. Guests photographed it and asked us what they meant.',
    launch: () => 'The members book first, for one week. They will find every mistake, and enjoy it.',
    content: () => 'The notebook covers eight summers. It is honest, and some of it is rude.',
    machines: () => 'A member who repairs lifts looks after our computer on Saturdays.',
    staff: () => 'Wardens get a bed, a wage and the evenings. Some read maps badly, all of them read the sky well.',
    fear: () => 'That the page is so honest that the low meadow stays empty and the members blame the page.',
    complaints: () => 'Nobody writes about the toilets. They write about the neighbour’s music and the afternoon.',
    figures: () =>
      'Wardens write a reason for each move in the change book. When it rains, they write “rain” and nothing more.',
    access: () => 'Come in the last week of the season and walk with a warden. Bring a hat.',
    language: (d) => `Guests from abroad use the plan and their hands. ${d.who.chair!.first} checks every translation.`,
  },
});
