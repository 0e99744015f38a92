import { defineCase, money } from '../case.ts';

export const cakeWords = defineCase({
  id: 'cake-words',
  industry: 'food',
  client: 'everyday',
  model: 'retail',
  channel: 'phone',
  about:
    'A bakery chain takes cake orders at the counter, on paper. One kitchen decorates all cakes next morning from what an assistant heard and wrote. Customers never see the slip, so a wrong name or filling is found when the cake is fetched. The chain wants customers to check an order before the kitchen begins.',
  settings: [
    {
      country: 'gb',
      town: 'Leeds',
      orgs: ['Meanwood Lane Bakers', 'Three Larks Bakery', 'Kirkgate Crumb'],
      start: [9, 1],
      trigger: 'growth',
      languages: ['English'],
      inputs: [
        { shops: 14, cakes: 260, wrongIn100: 7, price: 36, unclearIn100: 15, minutes: 6, more: 50, reachedGoal: 84 },
        { shops: 11, cakes: 190, wrongIn100: 8, price: 34, unclearIn100: 13, minutes: 7, more: 45, reachedGoal: 81 },
      ],
      words: {
        change: 'three more shops open, in Bradford',
        name: 'Aimee',
        heard: 'Amy',
        filling: 'raspberry',
        otherFilling: 'strawberry',
        law: 'By UK data protection law a shop keeps no name for longer than it needs it.',
        weather: 'Heavy rain',
        feast: 'a school’s autumn fair',
      },
    },
    {
      country: 'lt',
      town: 'Kaunas',
      orgs: ['Trys Šaukštai', 'Aleksoto Pyragai', 'Miltų Kiemelis'],
      start: [10, 1],
      trigger: 'growth',
      languages: ['Lithuanian', 'Polish'],
      inputs: [
        { shops: 9, cakes: 170, wrongIn100: 6, price: 38, unclearIn100: 14, minutes: 5, more: 40, reachedGoal: 82 },
        { shops: 12, cakes: 220, wrongIn100: 7, price: 42, unclearIn100: 13, minutes: 5, more: 40, reachedGoal: 85 },
      ],
      words: {
        change: 'two more shops open, in Jonava',
        name: 'Elzė',
        heard: 'Elza',
        filling: 'cranberry',
        otherFilling: 'cherry',
        law: 'By EU law (GDPR) a shop keeps a name only as long as it needs it.',
        weather: 'Heavy rain',
        feast: 'a school’s harvest feast',
      },
    },
    {
      country: 'co',
      town: 'Bucaramanga',
      orgs: ['Pastelería Doña Oliva', 'Panadería La Mesa Larga', 'Pastelería Tres Cucharas'],
      start: [4, 1],
      trigger: 'growth',
      languages: ['Spanish', 'English'],
      inputs: [
        { shops: 8, cakes: 180, wrongIn100: 9, price: 85000, unclearIn100: 17, minutes: 6, more: 50, reachedGoal: 78 },
        { shops: 6, cakes: 140, wrongIn100: 8, price: 78000, unclearIn100: 14, minutes: 7, more: 45, reachedGoal: 76 },
      ],
      words: {
        change: 'two shops in Girón join the chain',
        name: 'Yesenia',
        heard: 'Jessenia',
        filling: 'blackberry',
        otherFilling: 'guava',
        law: 'Law 1581 of 2012 protects personal data, above all those of children.',
        weather: 'Heavy rain',
        feast: 'a school’s open-air feast',
      },
    },
    {
      country: 'eg',
      town: 'Alexandria',
      orgs: ['Makhbaz El Fanar', 'Halawany Bab El Raml', 'Makhbaz Taba’ El Bahr'],
      start: [5, 1],
      trigger: 'growth',
      languages: ['Arabic', 'English'],
      inputs: [
        { shops: 10, cakes: 240, wrongIn100: 8, price: 620, unclearIn100: 14, minutes: 6, more: 95, reachedGoal: 80 },
        { shops: 7, cakes: 150, wrongIn100: 9, price: 560, unclearIn100: 16, minutes: 8, more: 85, reachedGoal: 77 },
      ],
      words: {
        change: 'four more shops join the chain',
        name: 'Noha',
        heard: 'Nour',
        filling: 'mango',
        otherFilling: 'apricot',
        law: 'Law 151 of 2020 protects personal data, above all those of children.',
        weather: 'Hot wind with sand',
        feast: 'a school’s open-air feast',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Order page on the phone', device: 'phone', size: '390 × 844 px' },
    tablet: { name: 'Kitchen tablet', device: 'tablet', size: '1280 × 800 px' },
  },
  figures: (i) => {
    const wrong = Math.round((i.cakes * i.wrongIn100) / 100);
    const unclear = Math.round((i.cakes * i.unclearIn100) / 100);
    const soon = i.cakes + i.more;
    return {
      ...i,
      price: money(i.price),
      wrong,
      refunds: money(wrong * i.price),
      calling: unclear * i.minutes,
      callingSoon: Math.round((soon * i.unclearIn100) / 100) * i.minutes,
      soon,
      reached: Math.round(i.reachedGoal * 0.62),
      wrongSoon: Math.round((soon * i.wrongIn100) / 100),
      wrongGoal: Math.round(i.wrongIn100 / 2),
      unclearGoal: Math.round(i.unclearIn100 * 0.55),
    };
  },
  users: {
    buyer: {
      surface: 'phone',
      variants: [
        {
          role: 'Mother who orders a birthday cake',
          conflict: 'check',
          gender: 'f',
          ages: [28, 45],
          context: () => 'reads messages fast, on the bus.',
          goal: ({ s }) => `Be sure that the cake says ${s.name}.`,
          obstacle: () => 'She reads what she expects, and misses a single wrong letter.',
          quote: 'I spelt the name. The assistant nodded. Nodding is not writing.',
        },
        {
          role: 'Mother who orders a birthday cake',
          conflict: 'change',
          gender: 'f',
          ages: [28, 45],
          context: () => 'talks about the cake with the family at supper.',
          goal: () => 'Change the words when everybody has spoken.',
          obstacle: () => 'She has the new words at eight, when the shop is closed.',
          quote: 'At supper they suddenly all have an opinion.',
        },
        {
          role: 'Mother who orders a birthday cake',
          conflict: 'question',
          gender: 'f',
          ages: [28, 45],
          context: () => 'reads messages at seven, while she looks for a child’s second shoe.',
          goal: ({ s }) => `Be sure that the cake says ${s.name}.`,
          obstacle: () => 'She answers with one hand, and reads only the first line.',
          quote: 'I said yes to your question. I was looking for a shoe.',
        },
      ],
    },
    organiser: {
      surface: 'phone',
      variants: [
        {
          role: 'Teacher who orders nine cakes for a school feast',
          ages: [46, 60],
          context: () => 'gets the wishes of many parents in one chat.',
          goal: () => 'Change one cake without touching the other eight.',
          obstacle: () => 'New wishes come until midnight, long after the shop has closed.',
          quote: 'Eight cakes were right. Everybody talked about the ninth.',
        },
        {
          role: 'Secretary of a football club',
          ages: [56, 68],
          context: () => 'orders a cake for every anniversary.',
          goal: () => 'Know the last hour for the words.',
          obstacle: () => 'The board of the club argues until nothing can change any more.',
          quote: 'Give eleven people until midnight, and they need until midnight.',
        },
      ],
    },
    colleague: {
      surface: 'phone',
      variants: [
        {
          role: 'Clerk who orders a colleague’s farewell cake',
          conflict: 'check',
          ages: [22, 60],
          context: () => 'reads messages when no customer is there.',
          goal: () => 'Get a rare name right without a call.',
          obstacle: () => 'Even the team writes the rare name in three ways.',
          quote: 'Nine years in one office, and I still look up how the name is spelt.',
        },
        {
          role: 'Clerk who orders a colleague’s farewell cake',
          conflict: 'question',
          ages: [22, 60],
          context: () => 'reads messages when no customer is there.',
          goal: () => 'Answer the kitchen with one tap.',
          obstacle: () => 'The kitchen calls before eight, when customers already stand at the desk.',
          quote: 'You call about one letter, and nine people wait at my desk.',
        },
        {
          role: 'Hotel night porter who orders a colleague’s cake',
          conflict: 'check',
          ages: [26, 57],
          context: () => 'works until six in the morning.',
          goal: () => 'Get a rare name right without a call.',
          obstacle: () => 'After a night shift, even a wrong letter looks right.',
        },
        {
          role: 'Hotel night porter who orders a colleague’s cake',
          conflict: 'question',
          ages: [26, 57],
          context: () => 'works until six in the morning.',
          goal: () => 'Answer between two guests, with one tap.',
          obstacle: () => 'The kitchen calls at six, in the busiest minutes of the shift.',
          quote: 'At six I hand over the keys. Then you ask me about spelling.',
        },
      ],
    },
    decorator: {
      surface: 'tablet',
      variants: [
        {
          role: 'Cake decorator',
          ages: [22, 54],
          context: () => 'works with icing on both hands.',
          goal: () => 'Write only words that the customer has checked.',
          obstacle: () => 'Some words look like mistakes, but the customer wants them so.',
          quote: 'I write what I read. That is the whole problem.',
        },
        {
          role: 'Decorator in the first month at work',
          ages: [19, 33],
          context: () => 'checks every word twice before the first line of icing.',
          goal: () => 'See which words the customer has confirmed.',
          obstacle: () => 'Nobody says which odd words are mistakes and which are jokes.',
        },
      ],
    },
  },
  stakeholders: {
    owner: {
      role: 'owner of the bakeries',
    },
    service: { role: 'head of customer service' },
    kitchen: { role: 'head of the cake kitchen' },
    shops: { role: 'head of the shops' },
  },
  goals: ({ f }) => ({
    wrong: {
      direction: 'Lower',
      what: 'the share of cakes that are not what was ordered',
      from: `${f.wrongIn100} in 100`,
      today: 'Of all cakes, {from} are not what was ordered.',
      to: `${f.wrongGoal} in 100`,
      months: 4,
      measuredBy: 'the list of refunds',
    },
    reached: {
      direction: 'Raise',
      what: 'the share of changes that reach the kitchen before decorating begins',
      from: `${f.reached} in 100`,
      today: 'Of the changes that customers want, only {from} reach the kitchen before decorating begins.',
      to: `${f.reachedGoal} in 100`,
      months: 3,
      measuredBy: 'the list of changes',
    },
    unclear: {
      direction: 'Lower',
      what: 'the share of cakes about which the kitchen has to call',
      from: `${f.unclearIn100} in 100`,
      today: 'Slips are hard to read, so for {from} cakes the kitchen has to call a customer about a name.',
      to: `${f.unclearGoal} in 100`,
      months: 3,
      measuredBy: 'the call list',
    },
  }),
  features: {
    check: {
      title: 'Read it back',
      surface: 'phone',
      user: 'buyer',
      goal: 'wrong',
      does: 'shows customers their order with its allergens, and lets them confirm it',
      frames: [
        'an order with a wrong letter, a wrong filling and its allergens',
        'an odd word that is right',
        'the order after the customer has confirmed it',
      ],
    },
    change: {
      title: 'Change it',
      surface: 'phone',
      user: 'organiser',
      goal: 'reached',
      does: 'lets customers correct an order, and says until when',
      frames: [
        'a change to one of nine cakes at 17:30, half an hour before the fillings are made',
        'an order two days before the cake is fetched',
      ],
    },
    question: {
      title: 'A question',
      surface: 'phone',
      user: 'colleague',
      goal: 'unclear',
      does: 'brings one question from the kitchen to the customer',
      frames: ['a name with two usual spellings', 'the page after the kitchen has got the answer'],
    },
    next: {
      title: 'Next cake',
      surface: 'tablet',
      user: 'decorator',
      goal: 'wrong',
      does: 'shows one order, and whether the customer has confirmed it',
      frames: ['an order that nobody has confirmed', 'a confirmed order with an odd word'],
    },
  },
  task: (d, has) =>
    [
      `Design order pages for ${d.org}, a chain of ${d.w.shops} bakeries in and around ${d.town}, ${d.country}.`,
      'At the counter customers order cakes with words, and one kitchen writes the words in icing.',
      has.phone && 'Customers check their order on their phone.',
      has.tablet && 'Decorators read it on a tablet.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: ({ s }, _, at) => {
    const then: Partial<Record<string, string>> = {
      check: `Write ‘Read it back’ in five lines: words, filling, allergens, size, time. Show them to a friend for five seconds. Which mistake did the friend see?`,
      change: `Write ‘Change it’ for Friday at 19:00. Mark what can still change, once with the words open and once with the words closed.`,
      question: `At 5:00 the kitchen doubts the name. Write ‘A question’ in two sentences, with answers that fit on buttons. Which answer is missing?`,
    };
    return `A customer said: twelve people, ${s.filling}, “For ${s.name}”, Saturday at 10:00. The assistant wrote ${s.heard} and ${s.otherFilling}. ${then[at]}`;
  },
  glossary: [
    {
      word: 'Filling',
      means: 'what is between the layers of a cake.',
    },
  ],
  safety: 'Every order names the allergens of its cake. No screen says “free of”.',
  overview: [
    ({ s }, _has, at) =>
      ({
        check: `Eleven guests look at a birthday cake for ${s.heard}. The child is called ${s.name}. An assistant wrote the order on a paper slip at a busy counter. The customer never saw the slip.`,
        change: `At supper a family finds better words for its birthday cake. It is eight, and the shop closed at 18:00. At five in the morning a decorator writes the old words from a paper slip.`,
        question: `At five in the morning, a decorator calls a customer about one name: ${s.name} or ${s.heard}? The customer sleeps. The decorator looks at the paper slip once more, and guesses.`,
      })[at]!,
    ({ s, org }, _has, at) =>
      ({
        check: `At a shop of ${org}, a mother spells the name ${s.name}. The assistant nods, and writes ${s.heard} on a paper slip. The mother never sees the slip, and the decorator never sees the mother.`,
        change: `A school has ordered nine cakes from ${org}. In the evening a parent sends a new greeting for one of them. The shop is closed, and the kitchen begins to decorate before it opens.`,
        question: `At five in the morning, a decorator of ${org} holds a paper slip to the light. Is it ${s.name} or ${s.heard}? The telephone of the customer rings on, and nobody answers.`,
      })[at]!,
  ],
  nonGoals: ['A tool that draws the cake', 'Paying online', 'Delivery to the door', 'The screen at the counter'],
  constraints: [
    {
      type: 'content',
      at: 'check',
      text: () => 'A cake has room for two lines of 18 letters.',
      effect: () => '‘Read it back’ shows both lines as they will be written.',
      frame: 'a greeting that is too long for two lines',
    },
    {
      type: 'technical',
      at: 'check',
      text: () => 'Customers have no account, and some send the link to a friend.',
      effect: () => '‘Read it back’ says who ordered the cake.',
      frame: 'the page for a friend, with the name of the buyer',
    },
    {
      type: 'time',
      at: 'change',
      text: () => 'Fillings are made at 18:00, the evening before the cake is fetched.',
      effect: () => '‘Change it’ offers no other filling after 18:00, and says why.',
      frame: 'another filling, refused at 20:30 with the reason',
    },
    {
      type: 'time',
      at: 'question',
      text: () => 'Finished cakes leave the kitchen by van at 8:30.',
      effect: () => '‘A question’ says that an answer is needed by 8:00.',
      frame: 'a question without an answer at 7:40',
    },
    {
      type: 'legal',
      at: 'check',
      text: ({ s }) => s.law,
      effect: () => '‘Read it back’ says when an order is deleted.',
      frame: 'a fetched order with the day of its deletion',
      from: 'professional',
    },
    {
      type: 'technical',
      at: 'next',
      text: () => 'Decorators have icing on their hands, and touch the tablet with a knuckle.',
      effect: () => '‘Next cake’ can be used without fingertips.',
      frame: 'an order with the button “done”, large enough for a knuckle',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'check',
      titles: [
        (d) => `Cake orders for ${d.org}: check the name before the icing`,
        (d) => `${d.org}: a cake that says what the customer said`,
      ],
      problem: ({ f }) =>
        `Of all cakes, ${f.wrongIn100} in 100 are not what was ordered. A usual mistake is a wrong name or filling. Some rare names are wrong because somebody “corrected” them. The chain pays back ${f.wrong} cakes a week, ${f.price} each: ${f.refunds}.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.change}, and assistants begin to type all orders. At today’s rate, ${f.wrongSoon} of ${f.soon} cakes a week will then be wrong.`,
      sides: [
        {
          who: 'service',
          wants: () => 'wants to mark words that look wrong, because a customer who reads fast overlooks them',
        },
        {
          who: 'kitchen',
          wants: () => 'wants no marks, because customers would then “correct” rare names that are right',
        },
      ],
      decision: 'does the page mark words that look wrong, or show all words alike?',
      frame: 'an odd word that is right',
      unknowns: [
        () => 'Do customers notice an unusual word that is not marked?',
        () => 'Do people read closely what they have just ordered?',
      ],
      twist: () =>
        'In the first week 40 customers confirm mistakes within two seconds. What does ‘Read it back’ show to somebody who confirms so fast?',
      users: ['buyer', 'colleague', 'decorator'],
    },
    {
      at: 'change',
      titles: [
        (d) => `${d.org}: until when can the words on a cake change?`,
        (d) => `Changing a cake order at ${d.org}: at supper everybody has an opinion`,
      ],
      problem: ({ f }) =>
        `Customers can change an order only in the shop, which closes at 18:00. Of 100 changes, only ${f.reached} reach the kitchen before decorating begins. For each cake with old words, the chain pays back ${f.price}.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.change}, and assistants begin to type all orders. The kitchen then decorates ${f.soon} cakes a week, and has less time for late changes.`,
      sides: [
        {
          who: 'shops',
          wants: () =>
            'wants the words open until 5:00 in the morning, because families talk about them in the evening',
        },
        {
          who: 'kitchen',
          wants: () => 'wants the words closed at 18:00, because the kitchen then plans its morning',
        },
      ],
      decision: 'do the words stay open until 5:00 in the morning, or close at 18:00 the evening before?',
      frame: 'an order at 19:00, with what can still change',
      unknowns: [
        () => 'Are late changes new wishes, or mistakes found late?',
        () => 'Would customers decide earlier if each part had its own hour?',
      ],
      twist: ({ s }) =>
        `${s.weather} moves ${s.feast} by one day, and the fillings of its nine cakes are already made. What does ‘Change it’ offer the school at 20:00?`,
      users: ['organiser', 'buyer', 'decorator'],
    },
    {
      at: 'question',
      titles: [
        (d) => `One question before the icing: cake orders for ${d.org}`,
        (d) => `${d.org}: the cake kitchen doubts a name at five in the morning`,
      ],
      problem: ({ f }) =>
        `For ${f.unclearIn100} in 100 cakes, the kitchen has to call a customer about a name. The calls take ${f.calling} minutes a week. Decorators begin at 5:00, when customers sleep.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.change}, and assistants begin to type all orders. With ${f.soon} cakes a week, the calls would take ${f.callingSoon} minutes.`,
      sides: [
        {
          who: 'kitchen',
          wants: () => 'wants the likely spelling first, because customers who have to compare put off the answer',
        },
        {
          who: 'service',
          wants: () => 'wants both spellings side by side, because customers in a hurry say yes to the first one',
        },
      ],
      decision: 'does the likely spelling of a name stand first, or do both spellings stand side by side?',
      unknowns: [
        () => 'Do customers look at the second spelling when the first one looks right?',
        () => 'How many customers look at their phone before 8:00?',
      ],
      twist: () =>
        'A mother and a father answer the same question, and not in the same way. What does ‘A question’ show them at 7:50?',
      users: ['colleague', 'buyer', 'decorator'],
    },
  ],
  sellingPoints: [
    { title: 'Written by hand', text: () => 'A person writes every greeting in icing.' },
    { title: 'Two days are enough', text: () => 'A cake ordered on Thursday is ready on Saturday.' },
    { title: 'In every shop', text: () => 'Each cake can be fetched in any of the shops.' },
  ],
  audience: (_, has) => `People who order a cake with words${has.tablet ? ', and the decorators' : ''}.`,
  direction: {
    styles: {
      minimal: {
        mood: 'Quiet and patient, because customers have to read slowly what they think they know by heart.',
        shape:
          'The greeting stands alone, as on an empty plate, because a wrong letter hides as soon as other words stand near it.',
        second: {
          change: 'gives each part of the order one line of its own, because customers change one part at a time',
          question: 'shows the question and its answers, and nothing else, because people read it between two tasks',
        },
        avoid:
          'Icons instead of words for the filling, because two fruits look alike. Pale small print, because it hides the allergens.',
      },
      bold: {
        mood: 'Glad and loud, because these few words are meant for a room full of guests.',
        shape:
          'The greeting in heavy letters across the full width, like a banner over a party: no letter is small enough to be overlooked.',
        second: {
          next: 'fills the width with the greeting, because the decorator reads it past a cake, with both hands busy',
          question: 'sets the question in two heavy lines, because other people speak to the customer at the same time',
          change: 'sets the last hour in heavy figures, because families ask for it first',
        },
        avoid:
          'Confetti before the customer confirms, because the order then looks finished. Large prices, because they draw the eye from the words.',
      },
      playful: {
        mood: 'Warm and light, because for customers the party begins with these words.',
        shape:
          'A round cake, drawn from above, carries the words: customers see them in their place, and notice what does not fit.',
        second: {
          change:
            'cuts a drawn cake into one piece for each part of the order, because customers touch the piece that is wrong',
          question:
            'sets the question in a round bubble that comes from the kitchen, because customers then see who asks',
        },
        avoid:
          'Wavy letters, because “n” and “u” then look alike. Balloons beside the words, because a mistake then looks like a joke.',
      },
      luxury: {
        mood: 'Calm and careful, because a customer orders for one person, and wants to honour that person.',
        shape:
          'A fine line under each line of the greeting, as in an exercise book, because the eye follows it letter by letter.',
        second: {
          change: 'leaves few words on the page, each with a wide margin, because families weigh single words',
          question:
            'sets each spelling between two fine lines, because customers have to look at the letters, and not at the sentence',
        },
        avoid:
          'Ornate script, because a wrong letter hides among curls. Shining effects, because they make letters hard to read.',
      },
      corporate: {
        mood: 'Even and exact, because customers are here to check an order, and not to admire it.',
        shape:
          'Rows as on a till receipt, for words, filling, allergens, size and day: customers go down the column, and leave none out.',
        second: {
          next: 'keeps the greeting in the same field on every order, because decorators read one order after another',
          change: 'puts each part and its last hour in two columns, because customers ask what is still open',
          question: 'puts order, question and answers in fixed rows, because customers first check which cake is meant',
        },
        avoid:
          'Order numbers at the top, because customers look for the name. Small print, because it hides the filling.',
      },
      retro: {
        mood: 'Homely and careful, because customers think of a person who writes, and not of a form.',
        shape: 'A framed label with one ruled line for each part of the order: a missing part leaves an empty line.',
        second: {
          change: 'stamps “fixed” beside each part that is closed, because customers would otherwise try to change it',
          question:
            'prints the question on a framed label with the day of the order, because some customers have ordered several cakes',
        },
        avoid:
          'Imitated handwriting, because handwriting brought the mistakes. Faded print, because dots and accents disappear in it.',
      },
      futuristic: {
        mood: 'Sharp and exact, because customers know that icing cannot be taken back.',
        shape:
          'An exact scale over each line of the greeting, with a tick for every letter: people see a letter too many.',
        second: {
          change: 'sets the last hour of each part on one exact scale, because customers ask how long they can wait',
          question:
            'marks now and the last minute for an answer on one scale, because customers put off what has no limit',
        },
        avoid:
          'A cake in three dimensions, because it hides the second line. Glowing letters, because the dot of an “i” blurs.',
      },
      organic: {
        mood: 'Soft and personal, because customers give the cake to somebody whom they know well.',
        shape:
          'An uneven outline around words that nobody has confirmed, and a smooth one afterwards: customers see what is still open.',
        second: {
          question: 'lays the answers on wide, soft shapes, because a customer taps them with one thumb',
          change:
            'stacks words, filling and size in soft layers, because the lower ones are made first, and close first',
        },
        avoid:
          'Spots behind the greeting, because they look like dots and accents. Hand-cut letters, because even right ones look wrong.',
      },
    },
    reading: 'Open letters, in which i and l differ clearly, because customers check each letter.',
    lettering: 'the signs above the counters',
    own: 'the cake boxes',
    accent: 'what can still change, because the icing makes it final',
    sample: 'Words: For Lilli and Ilia. Saturday, 10:00.',
  },
  untold: {
    budget: ({ f }) => `We pay back ${f.refunds} a week. The project may cost what we pay back in half a year.`,
    decision: ({ who }) =>
      `I decide, with ${who.kitchen!.first}. If the decorators do not like the screen, they will print each order and work from paper.`,
    history: () =>
      'We tried slips with a box for each letter. When people queued, the assistants left the boxes empty.',
    launch: () =>
      'Two shops begin: the one with the most cakes and the one with the most mistakes. They are different shops.',
    content: () => 'We have good photographs of 30 cakes, all without words. Nobody ever photographed the greeting.',
    machines: () =>
      'The till only knows that a cake was paid. Slips are kept in a drawer for a month, and that is our whole record.',
    access: () =>
      'Come to the kitchen at 5:00 on a Friday. Wash your hands, and ask your questions after the van has left.',
    fear: () =>
      'That customers confirm without reading, and then we show them their own yes. We would be right, and they would not come back.',
    staff: () =>
      'Four decorators work in a row. Two of them do not read the local language easily; they copy the letters as shapes, and make fewer mistakes than the others.',
    figures: () =>
      'The mistakes are those that we paid for. Some people eat the wrong cake and say nothing, so the true number is higher.',
    complaints: () => 'About half of the mistakes are names. Then comes the filling, and then the day.',
    language: () =>
      'Greetings come in any language. We write everything that we have letters for, and we are proud of that.',
  },
});
