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
          children: 168,
          changes: 11,
          touch: 4,
          call: 3,
          reached: 58,
          reachedGoal: 96,
          cards: 71,
          cardsGoal: 95,
          minutesGoal: 24,
          plain: 64,
          more: 3,
        },
        {
          schools: 11,
          lunches: 2150,
          children: 121,
          changes: 9,
          touch: 3,
          call: 4,
          reached: 62,
          reachedGoal: 97,
          cards: 68,
          cardsGoal: 94,
          minutesGoal: 20,
          plain: 47,
          more: 2,
        },
      ],
      words: {
        law: 'EU Regulation 1169/2011 names 14 allergens that guests must be told about.',
        dish: 'fish with sauce',
        staple: 'potatoes',
        other: 'bean stew',
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
          children: 204,
          changes: 13,
          touch: 4,
          call: 3,
          reached: 55,
          reachedGoal: 95,
          cards: 66,
          cardsGoal: 94,
          minutesGoal: 28,
          plain: 82,
          more: 4,
        },
        {
          schools: 9,
          lunches: 1700,
          children: 96,
          changes: 8,
          touch: 3,
          call: 4,
          reached: 63,
          reachedGoal: 97,
          cards: 73,
          cardsGoal: 96,
          minutesGoal: 18,
          plain: 38,
          more: 2,
        },
      ],
      words: {
        law: 'EU Regulation 1169/2011 names 14 allergens that guests must be told about.',
        dish: 'chicken with gravy',
        staple: 'potatoes',
        other: 'lentil curry',
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
          changes: 12,
          touch: 3,
          call: 4,
          reached: 52,
          reachedGoal: 94,
          cards: 61,
          cardsGoal: 92,
          minutesGoal: 26,
          plain: 71,
          more: 3,
        },
        {
          schools: 12,
          lunches: 3100,
          children: 109,
          changes: 10,
          touch: 4,
          call: 3,
          reached: 57,
          reachedGoal: 95,
          cards: 64,
          cardsGoal: 93,
          minutesGoal: 21,
          plain: 52,
          more: 2,
        },
      ],
      words: {
        law: 'Federal Law 12,982 of 2014 gives pupils with special needs a menu of their own.',
        dish: 'chicken with sauce',
        staple: 'rice',
        other: 'black beans',
        grains: 'corn starch',
        term: 'half-year',
        start: 'the school year begins',
      },
    },
    {
      country: 'us',
      town: 'Burlington, Vermont',
      orgs: ['Winooski Bend School Kitchen', 'Old North School Meals', 'Appletree Point School Kitchen'],
      start: [8, 26],
      trigger: 'growth',
      languages: ['English', 'Vietnamese'],
      inputs: [
        {
          schools: 10,
          lunches: 2600,
          children: 187,
          changes: 9,
          touch: 3,
          call: 4,
          reached: 60,
          reachedGoal: 96,
          cards: 74,
          cardsGoal: 96,
          minutesGoal: 19,
          plain: 58,
          more: 2,
        },
        {
          schools: 13,
          lunches: 3300,
          children: 231,
          changes: 12,
          touch: 4,
          call: 3,
          reached: 56,
          reachedGoal: 95,
          cards: 69,
          cardsGoal: 94,
          minutesGoal: 25,
          plain: 76,
          more: 3,
        },
      ],
      words: {
        law: 'Federal law names nine major allergens, and sesame is one of them since 2023.',
        dish: 'turkey with gravy',
        staple: 'potatoes',
        other: 'bean chili',
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
    const calls = i.touch * i.schools;
    return {
      ...i,
      calls,
      minutes: calls * i.call,
      missed: 100 - i.reached,
      schoolsSoon: i.schools + i.more,
      minutesSoon: i.touch * (i.schools + i.more) * i.call,
      noCard: i.children - Math.round((i.children * i.cards) / 100),
    };
  },
  users: {
    helper: {
      surface: 'hatch',
      variants: [
        {
          role: 'Substitute helper on a first day at this school',
          ages: [20, 45],
          context: () => 'Stands at the hatch with a ladle in one hand and the tablet beside the other.',
          goal: () => 'Give each child the right plate without asking in front of the queue.',
          obstacle: () => 'All children are strangers, and the list has only names.',
          quote: 'I have known them for eleven minutes.',
        },
        {
          role: 'Helper at the same school for nineteen years',
          gender: 'f',
          ages: [52, 64],
          context: () => 'Wears reading glasses that steam up, and looks at the tablet from an arm’s length.',
          goal: () => 'See only what is different from yesterday.',
          obstacle: () => 'She knows the plates by heart, so a change of today surprises her.',
          quote: 'I know who eats what. I do not know what is in it.',
        },
        {
          role: 'Caretaker who helps when somebody is ill',
          gender: 'm',
          ages: [38, 62],
          context: () => 'Comes to the hatch two minutes before the first class and takes the tablet.',
          goal: () => 'Make no mistake in twenty minutes.',
          obstacle: () => 'The telephone calls of the morning went to somebody who is not here.',
        },
      ],
    },
    parent: {
      surface: 'phone',
      variants: [
        {
          role: 'Father of a girl with coeliac disease',
          gender: 'm',
          ages: [30, 48],
          context: () => 'Reads the phone on the way to work, about seven in the morning.',
          goal: () => 'Know whether his daughter can eat what the others eat.',
          obstacle: () => 'The menu names the dish, and the flour is in the sauce.',
          quote: 'It is never the fish. It is always the sauce.',
        },
        {
          role: 'Mother of a boy who reacts to milk and hazelnut',
          gender: 'f',
          ages: [27, 44],
          context: () => 'Fills in forms for three children on her phone, in the evening.',
          goal: () => 'Say once what he must not eat, and see that it arrived.',
          obstacle: ({ s }) => `She gets the same paper each ${s.term} and never an answer.`,
        },
        {
          role: 'Grandmother who raises her grandson',
          gender: 'f',
          ages: [57, 71],
          context: () => 'Uses large text on her phone and reads slowly in the language of the school.',
          goal: () => 'Understand the card without calling a neighbour.',
          obstacle: () => 'She knows the dishes, but not all words for ingredients.',
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
          context: () => 'Looks at the phone in the corridor, before the queue begins.',
          goal: () => 'Choose lunch like everybody else.',
          obstacle: () => 'To ask at the hatch means to explain the allergy to the whole queue.',
          quote: 'I want to order lunch, not give a speech.',
        },
      ],
    },
  },
  stakeholders: {
    dietitian: { role: 'dietitian of the kitchen', wants: () => 'No plate leaves the hatch on a guess.' },
    cook: { role: 'head cook', wants: () => 'The morning is for cooking and not for telephone calls.' },
    parents: { role: 'speaker of the parents', wants: () => 'No child is singled out in front of others.' },
  },
  goals: ({ f, s }) => ({
    reached: {
      direction: 'Raise',
      what: 'allergen changes that every hatch has confirmed by 10:45',
      from: `${f.reached} in 100`,
      to: `${f.reachedGoal} in 100`,
      months: 3,
      measuredBy: 'the confirmations on the hatch tablets (today: ticks on the call sheet)',
    },
    cards: {
      direction: 'Raise',
      what: `children with a diet card that was confirmed this ${s.term}`,
      from: `${f.cards} in 100`,
      to: `${f.cardsGoal} in 100`,
      months: 2,
      measuredBy: 'the register of diet cards',
    },
    minutes: {
      direction: 'Lower',
      what: 'the time spent on calls about changes',
      from: `${f.minutes} minutes a week`,
      to: `${f.minutesGoal} minutes a week`,
      months: 3,
      measuredBy: 'the kitchen’s telephone log',
    },
  }),
  features: {
    plate: {
      title: 'This child’s plate',
      surface: 'hatch',
      user: 'helper',
      goal: 'reached',
      does: 'shows which plate a child with a diet card gets today',
      frames: [
        'a child at the hatch with others behind',
        'a child whose plate is different today',
        'a child without a confirmed card',
      ],
    },
    changed: {
      title: 'Changed today',
      surface: 'hatch',
      user: 'helper',
      goal: 'reached',
      does: 'shows each changed ingredient and asks the hatch to confirm it',
      frames: ['one change that touches two children', 'a change at 10:40 that must be read within a minute'],
    },
    unsure: {
      title: 'Not sure',
      surface: 'hatch',
      user: 'helper',
      goal: 'minutes',
      does: 'tells the helper what to do when a plate is unclear',
      frames: ['the plain plate and the button that reaches the kitchen', 'the kitchen’s answer'],
    },
    card: {
      title: 'Diet card',
      surface: 'phone',
      user: 'parent',
      goal: 'cards',
      does: 'lets a parent enter, change and confirm what a child must not eat',
      frames: ['last year’s card with two allergens', 'a new allergen', 'the confirmation from the kitchen'],
    },
    news: {
      title: 'News for your child',
      surface: 'phone',
      user: 'parent',
      goal: 'minutes',
      does: 'tells a parent which change of today concerns the child',
      frames: ['a change for which another plate is ready', 'a change for which there is only the plain plate'],
    },
    week: {
      title: 'Lunch this week',
      surface: 'phone',
      user: 'pupil',
      goal: 'cards',
      does: 'shows the plates of the week and which allergens their recipes contain',
      frames: ['a week with two dishes marked for this child', 'a dish that was changed since Monday'],
    },
  },
  first: 'plate',
  titles: [
    (d) => `Allergen information from kitchen to hatch for ${d.org}`,
    (d) => `${d.org}: when the sauce changes on Tuesday and the list is from Monday`,
    (d) => `The right plate for the right child: allergens at ${d.org}`,
  ],
  task: (d, has) =>
    [
      `Design allergen information for ${d.org}, which cooks ${d.f.lunches} lunches a day for ${d.w.schools} schools in and around ${d.town}, ${d.country}.`,
      has.hatch && 'Helpers who serve the food use a tablet at the hatch of each school.',
      has.phone && 'Parents, and pupils from the age of 13, use a page on their phone.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: ({ s }, has) =>
    [
      `A girl in class 2b must not eat milk or hazelnut. Today’s dish is ${s.dish}. The sauce is usually made with ${s.grains}; today another sauce was delivered, and it contains milk. The other dish is ${s.other}, and the plain plate is ${s.staple} with vegetables.`,
      has.hatch && 'Write three lines for the helper at the hatch, who sees the girl and the queue.',
      has.phone && 'Write two lines for her parents, who read them at nine.',
    ]
      .filter(Boolean)
      .join(' '),
  glossary: [
    { word: 'Diet card', means: 'what a child must not eat, entered by a parent and confirmed by the dietitian.' },
    { word: 'Hatch', means: 'the window at which lunch is served in a school.' },
    {
      word: 'Plain plate',
      means: 'a simple meal without any of the listed allergens. It is given when something is unclear.',
    },
  ],
  safety:
    'When anything is unclear, the child gets the plain plate, and the kitchen is called. No screen says “safe” or “free from”; it says which allergens the recipe contains. The dietitian checks every text about allergens.',
  overview: [
    ({ f, s, w }) => [
      `In all schools together, ${f.children} children have an allergy. Their plates stand on a list that is printed on Monday. But suppliers send something else ${w.changes} times a week, and about ${w.touch} of these changes bring in an allergen. The printed list does not change with them.`,
      `So the kitchen calls all ${w.schools} schools, ${f.call} minutes each: ${f.calls} calls or ${f.minutes} minutes a week. A call reaches whoever is near the telephone, and that is often not the helper. ${f.missed} in 100 changes are not known at every hatch by 10:45. In doubt the helpers give ${s.staple} with vegetables, which is right: ${w.plain} times a week.`,
    ],
    ({ f, s, org, w }) => [
      `At ${org} a recipe is correct until the van comes. If the supplier has no ${s.grains} for the sauce, another sauce is delivered, and it may contain milk. This happens about ${w.touch} times a week. The helpers learn it by telephone, or not at all, because their list is from Monday.`,
      `A shared spreadsheet was tried, but there is no computer at the hatch. The calls to ${w.schools} schools take ${f.minutes} minutes a week. The diet cards are a second problem: ${f.noCard} of ${f.children} were not confirmed this ${s.term}, so nobody knows whether they are still right. Helpers give the plain plate ${w.plain} times a week.`,
    ],
  ],
  whyNow: ({ f, s, start, w }) =>
    `On ${start} ${s.start}, and ${w.more} more schools join: ${f.schoolsSoon} in all. If each change is still told by telephone, the calls need ${f.minutesSoon} minutes a week instead of ${f.minutes}.`,
  nonGoals: [
    'Ordering and paying for lunch',
    'The recipes and the kitchen’s stock list',
    'Medical advice',
    'The printed menu in the corridor',
  ],
  constraints: [
    {
      type: 'people',
      at: 'plate',
      text: () => 'A helper has about twenty seconds for each child, and other children stand behind.',
      effect: () => '‘This child’s plate’ can be read at a glance, and not by the queue.',
      frame: 'the screen as the queue sees it',
    },
    {
      type: 'technical',
      at: 'changed',
      text: () => 'Some dining rooms have no connection.',
      effect: () => '‘Changed today’ says from when its list is, and what to do if it is old.',
      frame: 'a list from yesterday while there is no connection',
    },
    {
      type: 'legal',
      at: 'week',
      text: ({ s }) => s.law,
      effect: () => '‘Lunch this week’ names each allergen in a full word beside the dish.',
      frame: 'the allergens of one dish in words',
    },
    {
      type: 'time',
      at: 'unsure',
      text: () => 'From 11:00 the cooks cannot leave the stoves for longer than a minute.',
      effect: () => '‘Not sure’ sends the kitchen one question that can be answered with one word.',
      frame: 'a question to the kitchen without an answer after one minute',
    },
    {
      type: 'content',
      at: 'card',
      text: () => 'Some families read the language of the school slowly, and some use large text.',
      effect: () => '‘Diet card’ shows each allergen as a word and a picture, and works with large text.',
      frame: 'the card in large text',
    },
    {
      type: 'technical',
      at: 'news',
      text: () => 'A message stands on a locked phone, where others can read it.',
      effect: () => '‘News for your child’ names neither child nor allergen before the phone is unlocked.',
      frame: 'the message on a locked phone',
    },
    {
      type: 'legal',
      at: 'plate',
      text: () => 'What a child must not eat is health information.',
      effect: () => '‘This child’s plate’ forgets the child when the next one comes.',
      frame: 'the screen between two children',
      from: 'professional',
    },
  ],
  strands: [
    {
      at: 'plate',
      sides: [
        {
          who: 'dietitian',
          wants: () =>
            'wants a picture of each child on the tablet, because a substitute helper knows nobody and names are mixed up',
        },
        {
          who: 'parents',
          wants: () =>
            'wants no pictures and only a card that the child shows, because the tablet stands where others can see it',
        },
      ],
      where: 'In ‘This child’s plate’, at the moment at which the helper finds the child.',
      unknowns: [
        () => 'Would children of seven carry a card for a whole year?',
        () => 'How far can the queue see, and what do the others already know?',
      ],
      twist: () =>
        'Two classes come back from a trip and eat at another school today. Its helpers have never seen them. What does ‘This child’s plate’ show there?',
      users: ['helper', 'parent', 'pupil'],
    },
    {
      at: 'news',
      sides: [
        {
          who: 'dietitian',
          wants: () =>
            'wants every change that concerns the child told, because parents know what their child reacts to',
        },
        {
          who: 'cook',
          wants: () =>
            'wants a message only if no other dish is left, because parents who get one each week stop reading or keep the child at home',
        },
      ],
      where: 'In ‘News for your child’, when another plate is ready.',
      unknowns: [
        () => 'Do parents feel safer with more messages or with fewer?',
        () => 'Until what time can a parent still bring something?',
      ],
      twist: () =>
        'At 11:20 the kitchen learns that this morning’s news was wrong: the sauce has no milk. What does ‘News for your child’ say now?',
      users: ['parent', 'pupil', 'helper'],
    },
    {
      at: 'card',
      sides: [
        {
          who: 'dietitian',
          wants: ({ s }) =>
            `wants the whole card filled in anew each ${s.term}, because a quick “yes” also confirms what is out of date`,
        },
        {
          who: 'parents',
          wants: ({ f }) =>
            `wants one touch for “nothing has changed”, because the long form is why only ${f.cards} in 100 cards are confirmed`,
        },
      ],
      where: 'In ‘Diet card’, when last year’s card is shown.',
      unknowns: [
        () => 'How many cards do change from one year to the next?',
        () => 'Who fills in the card when a child lives with two families?',
      ],
      twist: () =>
        'Two parents of one child confirm two different cards on the same evening. What does ‘Diet card’ show to each of them?',
      users: ['parent', 'pupil', 'helper'],
    },
  ],
  sellingPoints: [
    {
      title: 'Cooked from scratch',
      text: () => 'The kitchen makes its sauces and soups itself, whenever the ingredients come.',
    },
    {
      title: 'A name under each card',
      text: () => 'The dietitian signs each diet card and can be called until three.',
    },
    {
      title: 'A plate for everybody',
      text: () => 'There is a plain plate at each hatch every day, and nobody has to ask why.',
    },
  ],
  audience: (_, has) =>
    has.hatch && has.phone
      ? 'Helpers at the hatch, parents of children with an allergy, and pupils who read for themselves.'
      : has.hatch
        ? 'Helpers at the hatch.'
        : 'Parents of children with an allergy, and pupils who read for themselves.',
  direction: {
    styles: {
      minimal: {
        mood: 'Calm and unmistakable, because the helper has one look.',
        shape: 'One plate and one sentence in the middle; everything else waits outside.',
        avoid: 'Small grey allergens and symbols without words. What is left out here is what matters.',
      },
      bold: {
        mood: 'Firm and loud enough for a dining room with two hundred children.',
        shape: 'One full-width block for each plate, with the changed ingredient as the largest word.',
        avoid: 'Alarm everywhere. If each plate shouts, the one with milk in it is not heard.',
      },
      playful: {
        mood: 'Friendly towards children, who should not feel like a danger.',
        shape: 'Round plates with simple drawings of food, the same on tablet and phone.',
        avoid: 'Faces on allergens and cheerful sounds. The queue would look up and see whose plate it is.',
      },
      luxury: {
        mood: 'Attentive: each child is served as if there were no queue.',
        shape: 'Much space and fine frames, with one plate in the centre.',
        avoid:
          'Fine lettering behind steamed glasses and elegant names for dishes. Parents look for “milk”, not for a menu card.',
      },
      corporate: {
        mood: 'Correct and even-tempered, like a good record that many people use.',
        shape: 'The same four rows for each child: name, plate, allergens, change of today.',
        avoid: 'Codes and numbers for allergens. A caretaker who helps once a month does not know them.',
      },
      retro: {
        mood: 'Warm and orderly like the recipe cards on a kitchen wall.',
        shape: 'Cards with a clear head line and ruled rows, one for each child.',
        avoid: 'Stains and handwriting faces. A word that must not be misread has to be printed.',
      },
      futuristic: {
        mood: 'Alert and precise; the news travels from van to hatch without a telephone.',
        shape: 'A clear path with five points, from delivery to plate, and one that lights up.',
        avoid: 'Scores of risk and glowing rings. Nobody at a hatch should have to interpret a number.',
      },
      organic: {
        mood: 'Fresh and reassuring, close to the food and far from a clinic.',
        shape: 'Soft plate shapes on a plain ground, with allergens in straight columns.',
        avoid: 'Leaves and herbs as decoration. On this screen every picture of food is information.',
      },
    },
    reading: 'Helpers read it at arm’s length in a bright, steamy room; parents read it on the way to work.',
    accent: 'an ingredient that was changed today',
    sample: 'Today the sauce contains milk. Plate two.',
  },
  untold: {
    budget: () =>
      'The tablets are paid for, one for each hatch and one spare. For the design there is what one helper costs in two months.',
    decision: () =>
      'I approve every word about allergens. The look is decided by the school board’s office, quickly and by post.',
    history: () => 'We tried stickers on the plates. They came off in the steam, and some went from plate to plate.',
    launch: () =>
      'Two schools begin, one large and one with a single helper. The paper list stays beside the tablet for the first six weeks.',
    content: () =>
      'We have the recipes with all ingredients. We have no pictures of the plates, and no two cooks fill them alike.',
    machines: () =>
      'The cook enters a changed ingredient into the stock list on the kitchen computer. Your screens read it from there.',
    access: () => 'You can stand behind a hatch for a day, with an apron. Please do not photograph children or lists.',
    fear: () => 'That people trust the tablet and stop asking. Asking has saved us more than once.',
    staff: () =>
      'Helpers change often. A new one has about ten minutes of training, and the children are already in the corridor.',
    figures: () => 'Please do not make the plain plates a target. I do not want anybody to hesitate to give one.',
    complaints: () =>
      'Parents complain that nobody answers. Children complain that they always get the same potatoes or the same rice.',
    language: () => 'The names of allergens are translated and checked. Names of dishes are not, and some cannot be.',
  },
});
