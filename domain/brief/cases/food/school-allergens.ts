import { defineCase } from '../case.ts';

export const schoolAllergens = defineCase({
  id: 'school-allergens',
  industry: 'food',
  client: 'remembered',
  model: 'public',
  channel: 'tablet',
  about:
    'One kitchen cooks for several schools. Ingredients change between Monday, when the list of special plates is printed, and lunch. Helpers at the hatch do not know of the change, and parents do not either. The kitchen wants each change to reach each hatch before lunch.',
  settings: [
    {
      country: 'se',
      town: 'Umeå',
      orgs: ['Ålidhöjds skolkök', 'Tegsbackens skolkök', 'Björkvretens skolkök'],
      start: [8, 20],
      trigger: 'growth',
      languages: ['Swedish', 'Arabic'],
      inputs: [
        {
          schools: 14,
          lunches: 2900,
          children: 175,
          reached: 58,
          cards: 71,
          cardsGoal: 85,
          wrong: 16,
          asks: 46,
          asksGoal: 25,
          more: 3,
        },
        {
          schools: 11,
          lunches: 2150,
          children: 121,
          reached: 62,
          cards: 68,
          cardsGoal: 83,
          wrong: 12,
          asks: 33,
          asksGoal: 18,
          more: 2,
        },
      ],
      words: {
        law: 'EU Regulation 1169/2011 names 14 allergens that guests must be told about.',
        dish: 'fish with sauce',
        grains: 'oat cream',
        term: 'term',
        start: 'the school year begins',
      },
    },
    {
      country: 'ie',
      town: 'Cork',
      orgs: ['Lee Valley School Kitchen', 'Gurrane School Meals', 'Tramore Road School Kitchen'],
      start: [9, 1],
      trigger: 'growth',
      languages: ['English', 'Polish'],
      inputs: [
        {
          schools: 17,
          lunches: 3400,
          children: 211,
          reached: 55,
          cards: 66,
          cardsGoal: 82,
          wrong: 20,
          asks: 58,
          asksGoal: 32,
          more: 4,
        },
        {
          schools: 9,
          lunches: 1700,
          children: 96,
          reached: 63,
          cards: 73,
          cardsGoal: 86,
          wrong: 10,
          asks: 27,
          asksGoal: 15,
          more: 2,
        },
      ],
      words: {
        law: 'EU Regulation 1169/2011 names 14 allergens that guests must be told about.',
        dish: 'chicken with gravy',
        grains: 'cornflour',
        term: 'term',
        start: 'the school year begins',
      },
    },
    {
      country: 'br',
      town: 'Londrina',
      orgs: ['Cozinha Escolar Cinco Pontes', 'Cozinha Central Ipê-Roxo', 'Cozinha Escolar Vila Paineira'],
      start: [2, 5],
      trigger: 'growth',
      languages: ['Portuguese'],
      inputs: [
        {
          schools: 16,
          lunches: 4200,
          children: 143,
          reached: 52,
          cards: 61,
          cardsGoal: 80,
          wrong: 18,
          asks: 39,
          asksGoal: 21,
          more: 3,
        },
        {
          schools: 12,
          lunches: 3100,
          children: 109,
          reached: 57,
          cards: 64,
          cardsGoal: 81,
          wrong: 13,
          asks: 31,
          asksGoal: 17,
          more: 2,
        },
      ],
      words: {
        law: 'Federal Law 12,982 of 2014 gives pupils with special needs a menu of their own.',
        dish: 'chicken with sauce',
        grains: 'corn starch',
        term: 'half-year',
        start: 'the school year begins',
      },
    },
    {
      country: 'us',
      town: 'Burlington',
      orgs: ['Winooski Bend School Kitchen', 'Old North School Meals', 'Appletree Point School Kitchen'],
      start: [8, 26],
      trigger: 'growth',
      languages: ['English', 'Vietnamese'],
      inputs: [
        {
          schools: 10,
          lunches: 2600,
          children: 187,
          reached: 60,
          cards: 74,
          cardsGoal: 86,
          wrong: 14,
          asks: 52,
          asksGoal: 29,
          more: 2,
        },
        {
          schools: 13,
          lunches: 3300,
          children: 231,
          reached: 56,
          cards: 69,
          cardsGoal: 84,
          wrong: 19,
          asks: 63,
          asksGoal: 35,
          more: 3,
        },
      ],
      words: {
        law: 'Federal law names nine major allergens, and sesame has been one of them since 2023.',
        dish: 'turkey with gravy',
        grains: 'corn starch',
        term: 'semester',
        start: 'the school year begins',
      },
    },
  ],
  surfaces: {
    hatch: { name: 'Hatch tablet', device: 'tablet', size: '1280 × 800 px' },
    phone: { name: 'Parents’ page on the phone', device: 'phone', size: '390 × 844 px' },
  },
  figures: (i) => {
    return {
      ...i,
      reachedGoal: Math.round(i.reached + (100 - i.reached) * 0.6),
      wrong: Math.round((10 * i.wrong) / i.schools),
      wrongGoal: Math.round((5 * i.wrong) / i.schools),
      calls: Math.round((10 * i.asks) / i.schools),
      callsGoal: Math.round((10 * i.asksGoal) / i.schools),
      asksSoon: Math.round((i.asks * (i.schools + i.more)) / i.schools),
      noCard: i.children - Math.round((i.children * i.cards) / 100),
    };
  },
  users: {
    helper: {
      surface: 'hatch',
      variants: [
        {
          role: 'Substitute helper on the first day at this school',
          ages: [20, 45],
          context: () => 'stands at the hatch with a ladle in one hand.',
          goal: () => 'Give each child the right plate without asking aloud.',
          obstacle: () => 'All children are strangers, and the list has only names.',
          quote: 'I have known these children for eleven minutes.',
        },
        {
          role: 'Caretaker who helps when somebody is ill',
          gender: 'm',
          ages: [38, 62],
          context: () => 'comes to the hatch two minutes before the first class.',
          goal: () => 'Find each child without asking twice.',
          obstacle: () => 'He knows the children by sight, and nothing about their allergies.',
          quote: 'I can mend a tap. I cannot see an allergy.',
        },
      ],
    },
    regular: {
      surface: 'hatch',
      variants: [
        {
          role: 'Helper at one school for nineteen years',
          gender: 'f',
          ages: [52, 64],
          context: () => 'serves in glasses that steam up over the pots.',
          goal: () => 'Miss no change, and let no child stand out.',
          obstacle: () => 'She turns her list away from the queue, and then reads it badly.',
          quote: 'I know who eats what. I do not know what is in it.',
        },
      ],
    },
    parent: {
      surface: 'phone',
      variants: [
        {
          role: 'Father of a girl who must not eat wheat',
          conflict: 'plate',
          gender: 'm',
          ages: [30, 48],
          context: () => 'reads the phone on the way to work.',
          goal: () => 'Be sure that his daughter gets her own plate.',
          obstacle: () => 'His daughter takes any plate that a stranger gives her.',
        },
        {
          role: 'Father of a girl who must not eat wheat',
          conflict: 'news',
          gender: 'm',
          ages: [30, 48],
          context: () => 'reads the phone on the way to work.',
          goal: () => 'Know whether his daughter can eat what the others eat.',
          obstacle: () => 'He hears of a changed sauce when his daughter is home again.',
          quote: 'It is never the fish. It is always the sauce.',
        },
        {
          role: 'Father of a girl who must not eat wheat',
          conflict: 'card',
          gender: 'm',
          ages: [30, 48],
          context: () => 'signs everything on the phone, on the way to work.',
          goal: () => 'Confirm the card between two stops.',
          obstacle: () => 'He cannot fill in a long paper card on a bus.',
          quote: 'I signed for a house on this bus. Lunch needs paper.',
        },
        {
          role: 'Mother of a boy who reacts to milk and hazelnut',
          conflict: 'news',
          gender: 'f',
          ages: [27, 44],
          context: () => 'packs a second lunch when she is not sure.',
          goal: () => 'Hear of each change before lunch.',
          obstacle: () => 'The menu never says what was changed.',
          quote: 'I do not need comfort. I need the recipe.',
        },
        {
          role: 'Mother of a boy who reacts to milk and hazelnut',
          conflict: 'card',
          gender: 'f',
          ages: [27, 44],
          context: () => 'fills in forms for three children in the evening.',
          goal: () => 'Say once what her son must not eat.',
          obstacle: ({ s }) => `She gets the same paper each ${s.term}, and puts it aside.`,
          quote: 'Three children, three forms, and one of them matters.',
        },
      ],
    },
    grandparent: {
      surface: 'phone',
      variants: [
        {
          role: 'Aunt who raises her nephew',
          conflict: 'news',
          gender: 'f',
          ages: [44, 60],
          context: () => 'reads each message twice, and then calls.',
          goal: () => 'Hear only of what she has to do.',
          obstacle: () => 'Most messages frighten her, although she has nothing to do.',
          quote: 'Every message costs me a night’s sleep.',
        },
        {
          role: 'Aunt who raises her nephew',
          conflict: 'card',
          gender: 'f',
          ages: [44, 60],
          context: () => 'uses large text, and reads each word twice.',
          goal: () => 'Be sure that the card is right.',
          obstacle: () => 'She loses her place in long lists, and skips a line.',
          needs: 'the card in large text',
        },
      ],
    },
    pupil: {
      surface: 'phone',
      variants: [
        {
          role: 'Pupil with a peanut allergy',
          ages: [13, 15],
          context: () => 'looks at the phone in the corridor, before the queue.',
          goal: () => 'Choose lunch like everybody else.',
          obstacle: () => 'Whoever asks at the hatch explains the allergy to the whole queue.',
          quote: 'I want to order lunch, not give a speech.',
        },
      ],
    },
  },
  stakeholders: {
    town: {
      role: 'manager of the school kitchen',
    },
    dietitian: { role: 'dietitian of the kitchen' },
    cook: { role: 'head cook' },
    parents: { role: 'representative of the parents' },
  },
  goals: ({ f, s, w }) => ({
    wrong: {
      direction: 'Lower',
      what: `the number of wrong plates a ${s.term} for each ten schools`,
      from: f.wrong,
      today: `For each ten schools, ${w.wrong} wrong plates a ${s.term} are noticed only at the hatch.`,
      to: f.wrongGoal,
      months: 5,
      measuredBy: 'the dietitian’s list',
    },
    reached: {
      direction: 'Raise',
      what: 'the share of allergen changes that every hatch confirms by 10:45',
      from: `${f.reached} in 100`,
      today: 'Only {from} allergen changes are confirmed at every hatch by 10:45.',
      to: `${f.reachedGoal} in 100`,
      months: 3,
      measuredBy: 'the log of each hatch',
    },
    cards: {
      direction: 'Raise',
      what: 'the share of diet cards that parents have confirmed',
      from: `${f.cards} in 100`,
      today: 'Parents have confirmed only {from} diet cards.',
      to: `${f.cardsGoal} in 100`,
      months: 2,
      measuredBy: 'the card register',
    },
    asks: {
      direction: 'Lower',
      what: 'the number of calls a week about a changed dish for each ten schools',
      from: f.calls,
      today: 'For each ten schools, parents call the kitchen {from} times a week about a changed dish.',
      to: f.callsGoal,
      months: 3,
      measuredBy: 'the kitchen’s telephone log',
    },
  }),
  features: {
    plate: {
      title: 'This child’s plate',
      surface: 'hatch',
      user: 'helper',
      goal: 'wrong',
      does: 'lets the helper find a child, and shows today’s plate',
      frames: [
        'a child with two allergens',
        'a child whose plate is different today',
        'a child without a confirmed card, who gets the plain plate',
      ],
    },
    changed: {
      title: 'Changed today',
      surface: 'hatch',
      user: 'regular',
      goal: 'reached',
      does: 'shows each changed ingredient, until the hatch confirms it',
      frames: ['one change that concerns two children', 'a change at 10:40 that nobody has confirmed'],
    },
    unsure: {
      title: 'Not sure',
      surface: 'hatch',
      user: 'helper',
      goal: 'wrong',
      does: 'lets the helper ask the kitchen',
      frames: ['the plain plate and a way to reach the kitchen', 'the kitchen’s answer'],
    },
    card: {
      title: 'Diet card',
      surface: 'phone',
      user: 'parent',
      goal: 'cards',
      does: 'asks a parent to confirm what a child must not eat',
      frames: [
        'the first page for a boy who had two allergens last time',
        'an allergen that is new this time',
        'the confirmation from the kitchen',
      ],
    },
    news: {
      title: 'News for your child',
      surface: 'phone',
      user: 'grandparent',
      goal: 'asks',
      does: 'tells a parent which change of today concerns the child',
      frames: ['a changed sauce, with another dish ready', 'a change that leaves only the plain plate'],
    },
    week: {
      title: 'Lunch this week',
      surface: 'phone',
      user: 'pupil',
      goal: 'asks',
      does: 'shows the plates of the week',
      frames: ['a week with two dishes marked for this child', 'a dish that was changed since Monday'],
    },
  },
  later: ['week', 'unsure'],
  task: (d, has) =>
    [
      `Design allergen information for ${d.org}, which cooks ${d.f.lunches} lunches a day for ${d.w.schools} schools in and around ${d.town}, ${d.country}.`,
      has.hatch && 'Helpers use a tablet at each school’s hatch (the serving window).',
      has.phone && 'Parents use a page on their phone.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: ({ s }, _, at) => {
    const then: Partial<Record<string, string>> = {
      plate: `A girl in class 2b must not eat milk or hazelnut. Today’s ${s.dish} contains milk. Write ‘This child’s plate’ in three lines: who she is, what has changed, what she gets. Which words should the children behind her not see?`,
      news: `A girl in class 2b must not eat milk or hazelnut. Today’s ${s.dish} contains milk. Write ‘News for your child’ in two sentences. Which words should not stand on a locked phone?`,
      card: `A boy’s card says milk and hazelnut, but his doctor now allows milk. Write ‘Diet card’ in four lines, once empty and once filled in. With which of the two would a tired parent make a mistake?`,
    };
    return `${then[at]}`;
  },
  glossary: [
    { word: 'Diet card', means: 'a card on which a parent writes what a child must not eat.' },
    { word: 'Hatch', means: 'the window at which lunch is served in a school.' },
    {
      word: 'Plain plate',
      means: 'a simple meal without any listed allergen.',
    },
  ],
  safety: 'When anything is unclear, the child gets the plain plate. No screen says “safe” or “free from”.',
  overview: [
    ({ s }, _has, at) =>
      ({
        plate: `A girl who must not eat milk is third in the queue. Today’s helper knows none of the children, and the list shows two girls with this name. The helper asks aloud, and thirty children listen.`,
        news: `A girl who must not eat milk is third in the queue. This morning no ${s.grains} came, and the cooks took a ready sauce with milk. Her family hears of it in the afternoon.`,
        card: `On a fridge, under a magnet, hangs a diet card that is half filled in. It asks for the same as last ${s.term}. Until it comes back, a boy gets the plain plate.`,
      })[at]!,
    ({ s, org }, _has, at) =>
      ({
        plate: `A substitute helper holds a plate without milk, and looks at thirty children. Two of them have the same name. From ${org} the helper has a list of names, and nothing else.`,
        news: `No ${s.grains} has come to ${org}, so the cooks take a ready sauce with milk. A child in the queue must not eat it. The parents know only the printed menu.`,
        card: `In a school bag, beside an old apple, lies a long diet card from ${org}. On it a parent should write what a child must not eat. Without the card, the child gets the plain plate.`,
      })[at]!,
  ],
  nonGoals: ['Ordering and paying for lunch', 'The recipes', 'Medical advice', 'The printed menu in the corridor'],
  constraints: [
    {
      type: 'people',
      at: 'plate',
      text: () => 'A helper has twenty seconds for each child in the queue.',
      effect: () => '‘This child’s plate’ needs one touch at most for each child.',
      frame: 'the wrong child on the screen, and the way back',
    },
    {
      type: 'technical',
      at: 'changed',
      text: () => 'Some dining rooms lose the connection for minutes.',
      effect: () => '‘Changed today’ says how old its list is.',
      frame: 'a list twenty minutes old, without a connection',
    },
    {
      type: 'legal',
      at: 'week',
      text: ({ s }) => s.law,
      effect: () => '‘Lunch this week’ names each allergen in full beside the dish.',
      frame: 'the allergens of one dish in words',
    },
    {
      type: 'time',
      at: 'unsure',
      text: () => 'From 11:00 the cooks cannot leave the stoves.',
      effect: () => '‘Not sure’ sends a question that the cooks can answer with one word.',
      frame: 'a question without an answer after one minute',
    },
    {
      type: 'content',
      at: 'card',
      text: () => 'Some families read slowly, some in large text.',
      effect: () => '‘Diet card’ works in large text, with a picture for each allergen.',
      frame: 'the card in large text',
    },
    {
      type: 'technical',
      at: 'news',
      text: () => 'Other people can read a message on a locked phone.',
      effect: () => '‘News for your child’ names no child and no allergen in its message.',
      frame: 'the message on a locked phone',
    },
    {
      type: 'brand',
      at: 'plate',
      text: () => 'The kitchen promises that no other child learns of an allergy.',
      effect: () => '‘This child’s plate’ is hidden as soon as the child has gone.',
      frame: 'the screen when a child has left with a plate',
      from: 'professional',
    },
  ],
  strands: [
    {
      at: 'plate',
      titles: [
        (d) => `The right plate for the right child: allergens at ${d.org}`,
        (d) => `${d.org}: which child in the queue must not eat milk?`,
      ],
      problem: ({ s, w }) =>
        `For each ten schools, ${w.wrong} wrong plates a ${s.term} are noticed only at the hatch. Six in ten are another child’s, because a helper mixes up two names. The others have a changed ingredient. Each could make a child ill.`,
      whyNow: ({ s, start, w }) =>
        `On ${start} ${s.start}, and ${w.more} more schools join. Their helpers are substitutes at first, who know none of the children.`,
      sides: [
        {
          who: 'dietitian',
          wants: () => 'wants a picture of each child, because a substitute helper knows nobody',
        },
        {
          who: 'parents',
          wants: () => 'wants each child to show a pass, because the queue would see a picture on the tablet',
        },
      ],
      decision: 'does the helper find a child by a picture on the tablet or by the child’s pass?',
      unknowns: [() => 'Would children of seven carry a pass for a whole year?', () => 'How far can the queue see?'],
      twist: () =>
        'Two classes come back from a trip and eat at another school today. What does ‘This child’s plate’ show there?',
      frame: 'a class of thirty, before the helper has found the child',
      users: ['helper', 'regular', 'parent'],
    },
    {
      at: 'news',
      titles: [
        (d) => `${d.org}: the sauce has changed. Which parents hear of it?`,
        (d) => `Allergen news for parents from ${d.org}: it is always the sauce`,
      ],
      problem: ({ f }) =>
        `Parents hear of a changed dish only in the afternoon, from their child. For each ten schools, parents call the kitchen ${f.calls} times a week about such a dish. Each call stops a cook at work.`,
      whyNow: ({ f, s, start, w }) =>
        `On ${start} ${s.start}, and ${w.more} more schools join. At today’s rate, parents will then call ${f.asksSoon} times a week instead of ${f.asks}.`,
      sides: [
        {
          who: 'dietitian',
          wants: () => 'wants to tell every change that concerns the child, because a diet card may be out of date',
        },
        {
          who: 'cook',
          wants: () => 'wants to tell only a change that leaves no other dish, because too much news is not read',
        },
      ],
      decision: 'does a parent hear of every change that concerns the child, or only if no other dish is left?',
      unknowns: [
        () => 'Do parents feel safer with more messages or with fewer?',
        () => 'Until what time can a parent still bring something?',
      ],
      twist: () =>
        'At 11:20 the kitchen learns that this morning’s news was wrong: the sauce has no milk. What does ‘News for your child’ say now?',
      users: ['parent', 'grandparent', 'helper'],
    },
    {
      at: 'card',
      titles: [
        (d) => `Diet cards for ${d.org}: parents confirm what a child must not eat`,
        (d) => `${d.org}: a diet card that nobody puts aside`,
      ],
      problem: ({ f }) =>
        `Parents put the long paper card aside, so only ${f.cards} in 100 diet cards are confirmed. The other ${f.noCard} of ${f.children} children get the plain plate every day.`,
      whyNow: ({ s, start, w }) =>
        `On ${start} ${s.start}, and ${w.more} more schools join. Their families then get the long paper card too.`,
      sides: [
        {
          who: 'dietitian',
          wants: ({ s }) =>
            `wants an empty card each ${s.term}, because some parents would confirm old answers without a look`,
        },
        {
          who: 'parents',
          wants: () => 'wants the old answers filled in, because a long empty form is put aside',
        },
      ],
      decision: 'does the card open empty, or filled in with the old answers?',
      unknowns: [
        () => 'Do parents read the old card before they confirm it?',
        () => 'Who fills in the card of a child who lives in two homes?',
      ],
      twist: () =>
        'Two parents of one child confirm two different cards on one evening. What does ‘Diet card’ show to each?',
      users: ['parent', 'grandparent', 'helper'],
    },
  ],
  sellingPoints: [
    {
      title: 'Cooked the same morning',
      text: () => 'Nothing is warmed up from the day before.',
    },
    {
      title: 'A name behind each plate',
      text: () => 'One dietitian answers for every special plate.',
    },
    {
      title: 'A plate for everybody',
      text: () => 'A plain plate needs no reason.',
    },
  ],
  audience: (_, has) =>
    has.hatch && has.phone
      ? 'Helpers who serve lunch, and families of children with an allergy.'
      : has.hatch
        ? 'Helpers who serve lunch to children with an allergy.'
        : 'Families of children with an allergy.',
  direction: {
    styles: {
      minimal: {
        mood: 'Calm and bare, because people read while a queue or a bus needs their eyes too.',
        shape: 'One child and one plate to a page, in empty space: there is no second name to misread.',
        second: {
          changed: 'leaves wide space around each allergen, because two close words read as one',
          card: 'puts one allergen on each line and nothing beside it, because a parent says yes or no to each',
          news: 'leaves one sentence and one answer, because a parent opens it at work',
        },
        avoid:
          'Small grey words, because an allergen must be seen. Symbols without words, because nobody should have to guess.',
      },
      bold: {
        mood: 'Firm and clear, because a timid word makes helpers and parents ask again.',
        shape: 'Full-width buttons with one heavy word in each, because the other hand holds a ladle or a child.',
        second: {
          changed: 'sets each new ingredient as one heavy word, because a helper reads it while the pots come in',
          card: 'gives each allergen a full-width “yes” and “no”, because parents fill it in on a bus',
          news: 'sets “another dish” or “plain plate” in heavy words, because these decide what a parent does',
        },
        avoid:
          'A warning on every plate, because the important one is then overlooked. Names in capitals, because they can be read from the queue.',
      },
      playful: {
        mood: 'Friendly and light, because a child with a special plate wants lunch, and no fuss.',
        shape:
          'Food on a round, drawn plate, and allergens in straight letters below it: a special plate looks like any other.',
        second: {
          changed:
            'draws the pot that has changed beside the allergen in plain words, because helpers look for a pot first',
          card: 'sets a small, round plate before each answered line, because interrupted parents look for the next one',
          news: 'draws today’s plate above the plain sentence, because a parent asks what is left to eat',
        },
        avoid:
          'Faces on allergens, because an allergen is no toy. Bright marks for one child, because other children tease.',
      },
      luxury: {
        mood: 'Attentive and discreet, because no family wants its child’s allergy to be talked about.',
        shape:
          'Each allergen stands on a fine line of its own, as in an exercise book, because a crowded list hides a new one.',
        second: {
          changed: 'gives each change a wide margin and a fine line below, because helpers confirm one after the other',
          card: 'sets each allergen in few words with a wide margin, because parents of several children fill it in late in the evening',
          news: 'puts the news into two short sentences between fine lines, because worried parents read more into each word',
        },
        avoid:
          'Fine lettering, because tired people misread it. Elegant names for dishes, because people look for “milk”.',
      },
      corporate: {
        mood: 'Even and exact, because helpers and parents answer for what they confirm.',
        shape:
          'Rows as in a class register, for child, allergen and plate, because hatch and home then check the same three facts.',
        second: {
          changed:
            'keeps dish, old and new ingredient in three columns, because helpers compare them before they confirm',
          card: 'keeps “yes” and “no” in two columns beside the allergens, because parents go down the list once',
          news: 'keeps dish, change and other plate in fixed rows, because parents know the place after two messages',
        },
        avoid:
          'Codes for allergens, because only the kitchen knows them. Rows of old dates, because they hide what is new.',
      },
      retro: {
        mood: 'Warm and orderly, because helpers and parents trust what looks like a well-kept kitchen.',
        shape:
          'A framed label with ruled lines for child, dish and allergens: an empty line shows that something is not settled.',
        second: {
          changed:
            'gives each changed dish a framed label with the stamp “new”, because its name alone looks like yesterday’s',
          card: 'sets a ruled box beside each allergen, because parents know such boxes from paper',
          news: 'frames the one dish that has changed, because the other dishes stay as they were printed',
        },
        avoid: 'Stains, because a stain can hide a letter. Handwriting faces, because they are misread.',
      },
      futuristic: {
        mood: 'Alert and precise, because what was right at eight may be wrong at eleven.',
        shape:
          'A thin, exact line between what was and what is now, because people who know the old list overlook a new word.',
        second: {
          changed: 'sets the minute of each change on one exact scale, because helpers ask whether the list is old',
          card: 'counts the confirmed lines on a row of ticks, because parents finish a list whose end they see',
          news: 'sets the hour of the change and of lunch on one line, because a parent asks if there is still time',
        },
        avoid:
          'Risk scores, because helpers have no time to interpret them. Glowing rings, because they look like an alarm.',
      },
      organic: {
        mood: 'Fresh and reassuring, because an allergy is frightening enough without a screen that looks like a clinic.',
        shape: 'Soft layers, one for each part of a dish, with a changed one outlined: mostly it is only the sauce.',
        second: {
          changed:
            'draws the dish in soft layers and outlines the changed one, because helpers serve each part with its own ladle',
          card: 'sets the allergens in small groups on soft shapes, because people skip a line in a long list',
          news: 'shows the changed part as a cut-out with soft edges, because parents ask whether the rest can be eaten',
        },
        avoid:
          'Herbs as decoration, because they look like an ingredient. Uneven letters, because words in them are hard to tell apart.',
      },
    },
    reading: 'Open, firm letters, because an allergen is read in a hurry.',
    lettering: 'the menu beside the hatch',
    own: 'the helpers’ aprons',
    accent: 'a plate that is different today, because yesterday’s plate would be wrong',
    sample: 'Today the sauce contains milk. Another dish is ready.',
  },
  untold: {
    budget: () =>
      'The tablets are paid for, one for each hatch and one spare. For the design there is what one helper costs in two months.',
    decision: () =>
      'I approve it, quickly and in writing. Before that, our dietitian reads every word about allergens.',
    history: () => 'We tried stickers on the plates. They came off in the steam, and some went from plate to plate.',
    launch: () =>
      'Two schools begin, one large and one with a single helper. The paper list stays beside the tablet for the first six weeks.',
    content: () =>
      'We have the recipes with all ingredients. We have no pictures of the plates, and no two cooks fill them alike.',
    machines: () =>
      'The cook enters a changed ingredient into the stock list on the kitchen computer. Your screens read it from there.',
    access: () => 'You can stand behind a hatch for a day, with an apron. Please do not photograph children or lists.',
    fear: () => 'That people trust the tablet and stop asking. Their questions have saved us more than once.',
    staff: () =>
      'Helpers change often. A new one has about ten minutes of training, and the children are already in the corridor.',
    figures: () => 'Please do not make the plain plates a target. I do not want anybody to hesitate to give one.',
    complaints: () =>
      'Parents complain that nobody answers. Children complain that they always get the same potatoes or the same rice.',
    language: () => 'The names of allergens are translated and checked. Names of dishes are not, and some cannot be.',
  },
});
