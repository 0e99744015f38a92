import { defineCase, money } from '../case.ts';

export const emptyBunks = defineCase({
  id: 'empty-bunks',
  industry: 'travel',
  client: 'remembered',
  model: 'membership',
  channel: 'phone',
  about:
    'A mountain club runs huts. Walkers book beds months ahead, change their plans on the path and do not cancel, because cancelling means a call within one hour of the day. Beds stay empty while other walkers sleep on the floor, and sometimes rescuers search for people who are at home. The club wants beds to be given back as soon as a plan changes.',
  settings: [
    {
      country: 'si',
      town: 'Bovec',
      orgs: ['Planinsko društvo Beli Rob', 'Planinsko društvo Tri Police', 'Planinsko društvo Gamsova Pot'],
      start: [6, 15],
      trigger: 'complaint',
      languages: ['Slovene', 'German'],
      inputs: [
        { huts: 5, booked: 172, emptyIn100: 23, floor: 21, price: 32 },
        { huts: 4, booked: 139, emptyIn100: 27, floor: 17, price: 30 },
      ],
      words: {
        hour: 'between 17:00 and 18:00',
        weather: 'a thunderstorm',
        from: 'Maribor',
      },
    },
    {
      country: 'no',
      town: 'Geilo',
      orgs: ['Fjellaget Rypa', 'Steinbu Fjellag', 'Vardestien Turlag'],
      start: [7, 1],
      trigger: 'complaint',
      languages: ['Norwegian', 'English'],
      inputs: [{ huts: 6, booked: 214, emptyIn100: 21, floor: 19, price: 390 }],
      words: { hour: 'between 18:00 and 19:00', weather: 'wet snow', from: 'Stavanger' },
    },
    {
      country: 'ar',
      town: 'San Carlos de Bariloche',
      orgs: ['Club de Montaña Los Coihues', 'Club Andino Huella Sur', 'Club de Montaña Piedra Gris'],
      start: [12, 1],
      trigger: 'complaint',
      languages: ['Spanish', 'English'],
      inputs: [{ huts: 4, booked: 147, emptyIn100: 25, floor: 22, price: 28000 }],
      words: {
        hour: 'between 19:00 and 20:00',
        weather: 'a storm from the west',
        from: 'Rosario',
      },
    },
    {
      country: 'us',
      town: 'North Conway, New Hampshire',
      orgs: ['Spruce Notch Mountain Club', 'Gray Jay Mountain Club', 'Cairn and Kettle Club'],
      start: [6, 1],
      trigger: 'complaint',
      languages: ['English', 'French'],
      inputs: [{ huts: 5, booked: 196, emptyIn100: 19, floor: 16, price: 95 }],
      words: {
        hour: 'between 17:00 and 18:00',
        weather: 'a thunderstorm',
        from: 'Providence',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Walkers’ page on the phone', device: 'phone', size: '390 × 844 px' },
    hut: { name: 'Keeper’s list on the hut tablet', device: 'tablet', size: '1280 × 800 px' },
  },
  figures: (i) => {
    const empty = Math.round((i.booked * i.emptyIn100) / 100);
    return {
      huts: i.huts,
      emptyIn100: i.emptyIn100,
      empty,
      floor: i.floor,
      vain: Math.round(i.floor * 1.6),
      price: money(i.price),
      lost: money(empty * i.price),
      emptyGoal: Math.round(i.emptyIn100 / 2),
      floorGoal: Math.round(i.floor / 2),
      asked: Math.round(empty * 0.65),
      askedGoal: Math.round(empty * 0.3),
    };
  },
  users: {
    walker: {
      surface: 'phone',
      variants: [
        {
          role: 'Carpenter who walks from hut to hut for five days',
          ages: [29, 58],
          home: (d) => d.s.from,
          context: () => 'decides at noon on the path, without a connection.',
          goal: () => 'Give back two nights without going down to the valley.',
          obstacle: () => 'At the hour for calls, the phone has no connection.',
          conflict: 'nights',
          needs: 'a bed given back, with the message not yet sent',
          quote: 'At noon I know how far I’ll get. When I book, I do not.',
        },
        {
          role: 'Mother who walks with two children for one weekend',
          gender: 'f',
          ages: [33, 46],
          home: (d) => d.s.from,
          context: () => 'She booked a near hut and a far hut for the same night.',
          goal: () => 'Give the beds of one hut back without fear of a bill.',
          conflict: 'nights',
          obstacle: () => 'She thinks that an empty bed costs nobody anything, and forgets one booking.',
          quote: 'I can carry one child. I cannot carry two.',
        },
        {
          role: 'Postman who walks alone and takes his time',
          gender: 'm',
          ages: [52, 62],
          home: (d) => d.s.from,
          context: () => 'He saves his battery, and looks at the phone twice a day.',
          goal: () => 'Set out only for a bed within reach by daylight.',
          obstacle: () => 'He reads “free” at noon, and does not look again before he arrives.',
          conflict: 'tonight',
        },
      ],
    },
    waiting: {
      surface: 'phone',
      variants: [
        {
          role: 'Baker who gets free days at short notice',
          at: 'wait',
          ages: [36, 50],
          context: () => 'waits in the valley, and answers each message within a minute.',
          goal: () => 'Know before the climb whether there is a bed.',
          obstacle: (d) => `All day ${d.who.waiting!.they} opens a page that says only “full”.`,
          quote: 'The page says full. The hut says come and see.',
        },
      ],
    },
    passing: {
      surface: 'phone',
      variants: [
        {
          role: 'Student on the path, without a booking',
          conflict: 'tonight',
          at: 'tonight',
          ages: [19, 27],
          home: (d) => d.s.from,
          context: () => 'stands between two huts at three o’clock, with a phone signal.',
          goal: () => 'Choose the hut that still has a bed.',
          obstacle: () => 'Nobody at the huts answers a call before the evening.',
          quote: 'Two huts, one pair of legs, and nobody answers.',
        },
        {
          role: 'Geologist on the path, without a booking',
          conflict: 'wait',
          ages: [23, 31],
          home: (d) => d.s.from,
          context: () => 'has a connection only twice a day, on a ridge.',
          goal: () => 'Answer for a bed before somebody else has it.',
          obstacle: (d) => `At four, on the next ridge, ${d.who.passing!.they} reads a message from noon.`,
          quote: 'I said yes on the next ridge. Somebody had said it on a sofa.',
        },
      ],
    },
    keeper: {
      surface: 'hut',
      variants: [
        {
          role: 'Keeper of a hut',
          ages: [28, 62],
          context: () => 'cooks for forty guests, and keeps the list beside the stove.',
          goal: () => 'Know at 20:00 who has come and who is missing.',
          obstacle: () => 'cannot tell from an empty bed whether somebody is in trouble.',
          quote: 'I cook for forty. I count thirty. Then I worry about ten.',
        },
      ],
    },
  },
  stakeholders: {
    president: {
      role: 'president of the club',
    },
    huts: { role: 'head of the huts' },
    treasurer: { role: 'treasurer' },
    keepers: { role: 'representative of the keepers' },
  },
  goals: ({ f }) => ({
    empty: {
      direction: 'Lower',
      what: 'the share of booked beds that stay empty',
      from: `${f.emptyIn100} in 100`,
      today: 'Of the booked beds, {from} stay empty.',
      to: `${f.emptyGoal} in 100`,
      months: 2,
      measuredBy: 'the keepers’ evening lists',
    },
    floor: {
      direction: 'Lower',
      what: 'the number of people on the floor on a Saturday',
      from: f.floor,
      today: 'On a Saturday {from} people sleep on the floor.',
      to: f.floorGoal,
      months: 2,
      measuredBy: 'the keepers’ evening lists',
    },
    asked: {
      direction: 'Lower',
      what: 'the number of calls about missing guests on a Saturday',
      from: f.asked,
      today: 'Keepers make {from} calls about missing guests each Saturday.',
      to: f.askedGoal,
      months: 3,
      measuredBy: 'the keepers’ call lists',
    },
  }),
  features: {
    nights: {
      title: 'My nights',
      surface: 'phone',
      user: 'walker',
      goal: 'empty',
      does: 'lets a walker give a booked bed back',
      frames: [
        'the moment before a walker gives a night back',
        'two huts booked for one night',
        'a bed given back that somebody else has taken',
      ],
    },
    tonight: {
      title: 'Beds tonight',
      surface: 'phone',
      user: 'passing',
      goal: 'floor',
      does: 'shows which huts have free beds tonight',
      frames: [
        'three free beds at 13:00, four hours away, with the emergency number',
        'a morning on which all huts are full',
      ],
    },
    wait: {
      title: 'Waiting for a bed',
      surface: 'phone',
      user: 'waiting',
      goal: 'floor',
      does: 'tells people who wait for a bed that one was given back',
      frames: ['a bed that has just become free, while four people wait', 'a bed that somebody else has taken'],
    },
    evening: {
      title: 'Evening list',
      surface: 'hut',
      user: 'keeper',
      goal: 'asked',
      does: 'shows the keeper who has arrived and who is missing',
      frames: ['two people missing at 20:00', 'an evening on which everybody has come'],
    },
  },
  task: (d, has) =>
    [
      `Design pages for the free beds of ${d.org}, a club with ${d.w.huts} mountain huts near ${d.town}, ${d.country}.`,
      has.phone && 'Walkers give a bed back, or find one, on their phone.',
      has.hut && 'Keepers, who run the huts, use a tablet with a satellite link.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (d, _, at) => {
    if (at === 'wait')
      return 'At 14:10 one bed becomes free. Four people wait for it: two in the valley, one on a ridge, one without a connection. Write one line for each of them, at 14:10 and at 14:40.';
    if (at === 'tonight')
      return 'It is 13:30. Take three huts: one is full, one has three free beds, and one has sent no news for two hours. Write one line for each. Read them to somebody who still has three hours to walk.';
    return `It is noon, ${d.s.weather} comes, and a walker gives tonight’s bed back. Write two lines for each of three moments: before the tap, after the tap without a connection, and one hour later, when the change was sent.`;
  },
  glossary: [
    { word: 'Keeper', means: 'somebody who runs a hut.' },
    { word: 'To give a bed back', means: 'to tell a hut early that you will not come.' },
  ],
  safety: 'Beside each free bed stand the hours of walking to the hut, and the emergency number.',
  overview: [
    ({ org }, _, at) =>
      ({
        nights: `A keeper of ${org} sees ten empty beds, and walkers who sleep on the floor. The beds are booked, and held all night. To cancel, a walker must call the hut while the keeper cooks.`,
        tonight: `At three o’clock a walker stands between two huts of ${org}, and nobody answers her call. She walks to the nearer one, and sleeps on the floor. In the other hut ten beds stay empty.`,
        wait: `At noon a guest tells a keeper of ${org} that she goes home a day early. The keeper calls a man who waits for a bed, and he has no connection. Then the soup must be made. The bed stays empty.`,
      })[at]!,
    ({ org, s }, _, at) =>
      ({
        nights: `At noon a walker decides to go home. To give her bed back, she must call a hut of ${org} ${s.hour}. In the evening she forgets. Her bed is held all night, and a guest sleeps on the floor.`,
        tonight: `“Full”, says the list of ${org} in the valley, and a walker turns back. In this hut the keeper counts ten empty beds in the evening. A walker who set out at four has not come yet.`,
        wait: `A baker looks at a page of ${org} that says only “full”. A bed became free two hours ago. The keeper has called three people about it, one after the other, and nobody answered.`,
      })[at]!,
  ],
  nonGoals: ['Payment in advance', 'Maps and routes', 'A weather forecast', 'The first booking of a bed'],
  constraints: [
    {
      type: 'technical',
      at: 'nights',
      text: () => 'On the paths phones have a connection only here and there, mostly on a ridge.',
      effect: () => '‘My nights’ shows whether a change was sent.',
      frame: 'a bed given back, with the message not yet sent',
    },
    {
      type: 'technical',
      at: 'tonight',
      text: () => 'Huts send and get data by satellite, for ten minutes every two hours.',
      effect: () => '‘Beds tonight’ shows how old the news from each hut is.',
      frame: 'two huts, one with news from two hours ago',
    },
    {
      type: 'brand',
      at: 'wait',
      text: () => 'The club turns nobody away after dark.',
      effect: () => '‘Waiting for a bed’ never says “do not come”.',
      frame: 'the evening answer to somebody who gets no bed',
    },
    {
      type: 'people',
      at: 'evening',
      text: () => 'A keeper cooks all evening, with wet hands.',
      effect: () => '‘Evening list’ needs one tap for each group.',
      frame: 'a group of five of whom four have come',
    },
    {
      type: 'people',
      at: 'nights',
      text: () => 'One member in six has set large text.',
      effect: () => '‘My nights’ works in twice the usual text size.',
      frame: 'one night in large text',
      from: 'professional',
    },
    {
      type: 'legal',
      at: 'evening',
      text: () => 'The mountain rescue may get only the names of missing people.',
      effect: () => '‘Evening list’ sends no other name.',
      frame: 'the moment before one name is sent',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'nights',
      titles: [
        (d) => `Giving a bed back: ${d.org} and its ${d.w.huts} mountain huts`,
        (d) => `Plans change on the path: giving a hut bed back at ${d.org}`,
      ],
      problem: ({ f }) =>
        `Of 100 booked beds, ${f.emptyIn100} stay empty, and nobody has cancelled. Guests pay at the hut. So the ${f.empty} empty beds of one Saturday, at ${f.price} each, cost the club ${f.lost}.`,
      whyNow: ({ f, start }) =>
        `On ${start} the huts open. The members’ meeting wants at most ${f.emptyGoal} of 100 booked beds empty this summer, or the club must stop bookings for Saturdays.`,
      sides: [
        {
          who: 'treasurer',
          wants: () => 'wants the page to name the club’s loss, because people who know the loss give a bed back',
        },
        {
          who: 'keepers',
          wants: () => 'wants no sum, because a walker who reads one fears a bill, and walks on in bad weather',
        },
      ],
      decision: 'does the page say what an empty bed costs the club, or does it name no sum?',
      unknowns: [
        () => 'Why do people keep a bed that they will not use?',
        () => 'Would people give a bed back if they saw who waits for it?',
      ],
      twist: () =>
        'A rockfall closes a path, and 38 people cannot reach the hut that they have booked. What does ‘My nights’ show them at noon?',
      users: ['walker', 'waiting', 'keeper'],
    },
    {
      at: 'tonight',
      titles: [
        (d) => `A free bed tonight: the mountain huts of ${d.org}`,
        (d) => `${d.org}: which hut has a bed, and is it too late to set out?`,
      ],
      problem: ({ f }) =>
        `On a Saturday ${f.floor} people sleep on the floor, while ${f.empty} booked beds stay empty. These beds cost the club ${f.lost}. Nobody on the path knows which hut has a free bed.`,
      whyNow: ({ start }) =>
        `On ${start} the huts open. The members’ meeting wants news of free beds this summer, or the club must stop bookings for Saturdays.`,
      sides: [
        {
          who: 'huts',
          wants: () => 'wants free beds shown until dark, because otherwise people walk to a full hut',
        },
        {
          who: 'keepers',
          wants: () =>
            'wants no beds shown after two o’clock, because the page cannot know how far away a person still is',
        },
      ],
      decision: 'does the page show free beds until dark, or only until two o’clock?',
      frame: 'the page at 15:30, while one hut has three free beds',
      unknowns: [
        () => 'How late do people set out when they see a free bed?',
        () => 'Do people understand that news from a hut may be two hours old?',
      ],
      twist: (d) =>
        `The forecast for 16:00 is ${d.s.weather}. At 13:00 eleven beds become free in the highest hut. What does ‘Beds tonight’ show?`,
      users: ['passing', 'walker', 'keeper'],
    },
    {
      at: 'wait',
      titles: [
        (d) => `Waiting for a hut bed at ${d.org}: who is asked first?`,
        (d) => `${d.org}: one free bed in a mountain hut, and four people who want it`,
      ],
      problem: ({ f }) =>
        `On a Saturday ${f.vain} people find no bed, and ${f.floor} of them sleep on the floor. When a bed becomes free, the keeper calls one person after the other. Often the bed stays empty.`,
      whyNow: ({ start }) =>
        `On ${start} the huts open. The members’ meeting wants quick news of free beds this summer, or the club must stop bookings for Saturdays.`,
      sides: [
        {
          who: 'huts',
          wants: () => 'wants one message to all who wait, because the first answer fills the bed before dark',
        },
        {
          who: 'keepers',
          wants: () => 'wants to ask one person after the other, because nobody should walk to a bed that is gone',
        },
      ],
      decision: 'do all who wait hear of a free bed at the same time, or one person after the other?',
      unknowns: [
        () => 'How quickly do people with little connection answer?',
        () => 'Do people who wait for a bed already have another plan?',
      ],
      twist: () =>
        'A walker’s “yes” arrives three hours late, and another person already has the bed. What does ‘Waiting for a bed’ tell both people?',
      users: ['waiting', 'passing', 'keeper'],
    },
  ],
  sellingPoints: [
    { title: 'Open door', text: () => 'Whoever comes after dark gets a roof and soup.' },
    { title: 'Own water', text: () => 'Each hut has water from its own spring.' },
    { title: 'Keepers who stay', text: () => 'Most keepers have run their hut for years.' },
  ],
  audience: (_, has) =>
    has.hut ? 'Walkers with and without a bed, and the keepers.' : 'Walkers with and without a bed.',
  direction: {
    styles: {
      minimal: {
        mood: 'Calm and short, because walkers read the page between two steps.',
        shape:
          'One thin roof above each number of beds, in empty space without pictures: there is little signal to load more.',
        second: {
          tonight:
            'gives each hut two lines in empty space, because walkers choose between two huts at a fork in the path',
          nights: 'leaves one night and one button on the screen, because a walker decides about one night at a time',
        },
        avoid:
          'Colour alone for a free bed, because the sun washes it out. Shortened names of huts, because walkers mix them up.',
      },
      bold: {
        mood: 'Strong and plain, because tired walkers no longer read fine print at the end of a day.',
        shape:
          'Full-width bars with one heavy figure each, one a hut or night, because the other hand holds a walking stick.',
        second: {
          tonight:
            'sets the number of free beds in one heavy figure beside each hut, because walkers show it to others on the path',
          wait: 'fills the width with two blocks, “yes” and “no”, because a minute of thought can cost the bed',
        },
        avoid:
          'Words of conquest, because they shame a walker who turns back. Summit pictures, because they say nothing about a bed.',
      },
      playful: {
        mood: 'Warm and light, because a walker who gives a bed back does somebody a favour.',
        shape: 'A row of small round bunks, one for each bed: a walker sees at once how many are still empty.',
        second: {
          tonight: 'draws each free bed as a round bunk in its hut, because a group counts beds for its own people',
          wait: 'shows everybody who waits as a small round rucksack in a row, because people decide by it whether to wait on',
        },
        avoid:
          'Teasing, because it hurts a walker who turns back. Sleeping faces, because the person in the bed may be missing.',
      },
      luxury: {
        mood: 'Quiet and generous, because after a day outdoors a bed is the greatest comfort.',
        shape: 'A fine ridge with one dot a hut, and few words in wide margins: huts that look close lie hours apart.',
        second: {
          wait: 'sets hut and night alone between two fine lines, because people read this message again on the way up',
          nights:
            'gives each booked night wide margins and a fine line, because a walker gives back one and keeps the others',
        },
        avoid: 'Hotel words, because they promise more than a bunk. Shining lines, because snow outshines them.',
      },
      corporate: {
        mood: 'Dependable and plain, because a walker stakes hours of climbing on what the page says.',
        shape:
          'One signpost arm a hut, in even rows: free beds, hours of walking, age of the news. Walkers compare arm by arm.',
        second: {
          nights:
            'lists booked nights by date, with hut and beds in fixed columns, because double bookings then stand side by side',
          wait: 'keeps hut, night and state in the same three rows, because people get message after message and look for the difference',
        },
        avoid: 'Totals, because they hide which hut has a bed. Club terms, because a first visitor does not know them.',
      },
      retro: {
        mood: 'Plain and trusty, because walkers have entered themselves in a hut’s paper book for generations.',
        shape:
          'Ruled lines, one a night, and a stamp for each change: sent, given back, taken. A walker sees how far it has come.',
        second: {
          nights: 'rules one line a night and strikes out what was given back, because a walker wants proof of it',
          tonight:
            'hangs a framed label with beds and hour on each hut, because a number without its hour misleads people',
        },
        avoid:
          'Wooden boards behind text, because letters on them are hard to read. Handwriting, because tired eyes misread it.',
      },
      futuristic: {
        mood: 'Patient and exact, because walkers want to know what has reached the hut.',
        shape:
          'An exact line from phone to hut with ticks for “tapped”, “sent” and “read”: between them lie hours without a signal.',
        second: {
          nights:
            'draws the message as a line with a gap before the hut, because a walker must see that it has not left yet',
          tonight: 'puts free beds on one exact scale of hours until dark, because beds and daylight both run out',
        },
        avoid: 'Live maps, because huts have no steady connection. Glow, because it costs battery in the cold.',
      },
      organic: {
        mood: 'Unhurried and earthy, because walkers come for the mountain, and not to fill in forms.',
        shape:
          'Huts as soft, uneven layers, the highest on top: walkers know their way by what lies above and below them.',
        second: {
          tonight:
            'lays the huts in soft, uneven layers by height, because a walker thinks of the climb before the bed',
          nights:
            'lays the nights over each other like hand-cut cards, because one changed plan changes all that follow',
        },
        avoid: 'Stone textures behind text, because they break up letters. Mist, because it makes letters pale.',
      },
    },
    reading: 'Sturdy, open letters, because walkers read them in bright sun and wind.',
    lettering: 'the signposts on the paths',
    own: 'the shutters of the huts',
    accent: 'a bed that was given back, because other walkers look for such a bed',
    sample: 'Bed given back at 12:10. The hut heard of it at 13:05.',
  },
  untold: {
    budget: (d) => `A bad Saturday costs us ${d.f.lost}. The members will allow what six such Saturdays cost.`,
    decision: (d) => `I approve it. No keeper uses it before ${d.who.keepers!.first} has nodded.`,
    history: () => 'Two huts tried to call everybody on Fridays. They reached half, and the soup burned.',
    launch: () => 'The lowest hut begins, as it has the best connection. The highest comes last.',
    content: () => 'Rules hang on each hut door in one page. It is good; please do not make it longer.',
    machines: () => 'Satellite minutes are expensive. Pictures are out of the question.',
    staff: () => 'Keepers are alone with one helper. Some like the tablet. All like the paper list beside it.',
    fear: () => 'That somebody really lies there, and the list says “given back”, because a friend has tapped it.',
    complaints: () => 'Most letters come from people who carried a sleeping bag past an empty bed.',
    figures: () => 'The evening lists are honest, but on full nights they are written at eleven, from memory.',
    access: () => 'Come up in the week before we open. Bring your own towel, and you may try the bunks.',
    others: () => 'The next club takes money in advance. Its beds are fuller, and its members write angry letters.',
  },
});
