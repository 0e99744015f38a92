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
        { shops: 12, cakes: 220, wrongIn100: 7, price: 42, unclearIn100: 13, minutes: 5, more: 60, reachedGoal: 85 },
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
        change: 'the cake kitchen also begins to work for two shops in Girón',
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
        { shops: 10, cakes: 240, wrongIn100: 8, price: 620, unclearIn100: 14, minutes: 6, more: 70, reachedGoal: 80 },
        { shops: 7, cakes: 150, wrongIn100: 9, price: 560, unclearIn100: 16, minutes: 8, more: 40, reachedGoal: 77 },
      ],
      words: {
        change: 'four more shops begin to send orders to the same kitchen',
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
      unclear,
      refunds: money(wrong * i.price),
      calling: unclear * i.minutes,
      callingSoon: Math.round((soon * i.unclearIn100) / 100) * i.minutes,
      soon,
      reached: Math.round(i.reachedGoal / 2),
      trial: i.reachedGoal + 6,
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
          context: () => 'Reads messages fast, on the bus.',
          goal: ({ s }) => `Be sure that the cake says ${s.name}.`,
          obstacle: () => 'She spelt the name at the counter, beside a loud coffee machine.',
          quote: 'I spelt the name. The assistant nodded. Nodding is not writing.',
        },
        {
          role: 'Mother who orders a birthday cake',
          conflict: 'change',
          gender: 'f',
          ages: [28, 45],
          context: () => 'Talks about the cake with the family at supper.',
          goal: () => 'Change the words when everybody has spoken.',
          obstacle: () => 'The family talks at eight in the evening, and the shop closes at six.',
          quote: 'At supper they suddenly all have an opinion.',
        },
        {
          role: 'Mother who orders a birthday cake',
          conflict: 'question',
          gender: 'f',
          ages: [28, 45],
          context: () => 'Reads messages at seven, while she looks for a child’s second shoe.',
          goal: ({ s }) => `Be sure that the cake says ${s.name}.`,
          obstacle: () => 'In a hurry she says yes to the spelling that stands first.',
          quote: 'I spelt the name. The assistant nodded. Nodding is not writing.',
        },
      ],
    },
    organiser: {
      surface: 'phone',
      variants: [
        {
          role: 'Teacher who orders nine cakes for a school feast',
          ages: [46, 60],
          context: () => 'Gets the wishes of many parents in one chat.',
          goal: () => 'Change one cake without touching the other eight.',
          obstacle: () => 'Wishes come until midnight, because nobody told the parents until when a cake can change.',
          quote: 'Eight cakes were right. Everybody talked about the ninth.',
        },
        {
          role: 'Secretary of a football club',
          ages: [56, 68],
          context: () => 'Orders a cake for every anniversary.',
          goal: () => 'Know the last hour for the words, and tell the board an earlier one.',
          obstacle: () => 'The board of the club argues about the words for as long as they can change.',
          quote: 'Give eleven people until midnight, and they need until midnight.',
        },
      ],
    },
    colleague: {
      surface: 'phone',
      variants: [
        {
          role: 'Clerk who orders a farewell cake for a colleague',
          conflict: 'check',
          ages: [22, 60],
          context: () => 'Reads messages when no customer is there.',
          goal: () => 'Get a rare name right without a call.',
          obstacle: () => 'Everybody “corrects” the colleague’s name to a usual one.',
          quote: 'Nine years in one office, and I still look up how the name is spelt.',
        },
        {
          role: 'Clerk who orders a farewell cake for a colleague',
          conflict: 'question',
          ages: [22, 60],
          context: () => 'Reads messages when no customer is there.',
          goal: () => 'Answer the kitchen with one tap.',
          obstacle: () => 'The kitchen calls before eight, when customers already stand at the desk.',
          quote: 'Nine years in one office, and I still look up how the name is spelt.',
        },
        {
          role: 'Hotel night porter who orders a cake for a colleague',
          conflict: 'check',
          ages: [26, 57],
          context: () => 'Works until six in the morning.',
          goal: () => 'Get a rare name right without a call.',
          obstacle: () => 'On an earlier cake, somebody “corrected” the name.',
        },
        {
          role: 'Hotel night porter who orders a cake for a colleague',
          conflict: 'question',
          ages: [26, 57],
          context: () => 'Works until six in the morning.',
          goal: () => 'Answer between two guests, with one tap.',
          obstacle: () => 'The kitchen calls at six, when the night shift ends and nobody has time.',
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
          context: () => 'Has icing on both hands.',
          goal: () => 'Write only words that the customer has checked.',
          obstacle: () => 'Some words look like mistakes, but the customer wants them so.',
          quote: 'I write what I read. That is the whole problem.',
        },
        {
          role: 'Decorator in the first month at work',
          ages: [19, 33],
          context: () => 'Checks every word twice.',
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
      to: `${f.wrongGoal} in 100`,
      months: 4,
      measuredBy: 'the list of refunds',
      today: 'Of all cakes, {from} are not what was ordered.',
    },
    reached: {
      direction: 'Raise',
      what: 'the share of changes that reach the kitchen before decorating begins',
      from: `${f.reached} in 100`,
      to: `${f.reachedGoal} in 100`,
      months: 3,
      measuredBy: 'the kitchen’s list of changes',
      today: 'Of the changes that customers want, only {from} reach the kitchen before decorating begins.',
    },
    unclear: {
      direction: 'Lower',
      what: 'the share of orders for which the kitchen telephones',
      from: `${f.unclearIn100} in 100`,
      to: `${f.unclearGoal} in 100`,
      months: 3,
      measuredBy: 'the kitchen’s call list',
      today: 'For {from} orders the kitchen has to telephone the customer.',
    },
  }),
  features: {
    check: {
      title: 'Read it back',
      surface: 'phone',
      user: 'buyer',
      goal: 'wrong',
      does: 'shows customers their order and its allergens as the kitchen reads them, and lets them confirm it',
      frames: [
        'a wrong letter and a wrong filling',
        'an odd word that is right',
        'the order after the customer has confirmed it',
      ],
    },
    change: {
      title: 'Change it',
      surface: 'phone',
      user: 'organiser',
      goal: 'reached',
      does: 'lets customers correct an order, and says until when each part can change',
      frames: [
        'a change to one of nine cakes for a school, with the last hour for each part',
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
      does: 'shows the decorator one order, and whether the customer has confirmed it',
      frames: ['an order that nobody has confirmed', 'a confirmed order'],
    },
  },
  task: (d, has) =>
    [
      `Design order pages for ${d.org}, a chain of ${d.w.shops} bakeries in and around ${d.town}, ${d.country}.`,
      'At the counter customers order a cake with words on it, and the decorators of one kitchen write them in icing.',
      has.phone && 'Customers check their order on their phone.',
      has.tablet && 'Decorators read it on a tablet.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: ({ s }, _, at) => {
    const then: Partial<Record<string, string>> = {
      check: `Write ‘Read it back’ in five lines: words, filling, allergens, size, time. Show it to a friend for five seconds. Which of the two mistakes did the friend see?`,
      change: `The customer sees this on Friday at 19:00. Write ‘Change it’ in five lines: words, filling, allergens, size, time. Mark what can still change, once with the words open until 5:00 and once with the words closed.`,
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
    ({ f, s }) =>
      `Eleven guests look at a birthday cake for ${s.heard}. The child is called ${s.name}. An assistant wrote the order on a paper slip, while other customers queued, and a van took the slip to the kitchen. It decorates ${f.cakes} cakes a week. No customer sees the order again before the cake.`,
    ({ f, s, org }) =>
      `At five in the morning, a decorator of ${org} holds a paper slip to the light. Is it ${s.name} or ${s.heard}? The customer said it at a counter, an assistant wrote it down, and a van brought the slip. The kitchen writes words on ${f.cakes} cakes a week. No customer sees the order again before the cake.`,
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
      effect: () => '‘Read it back’ makes sense to somebody who did not order the cake.',
      frame: 'the page for a friend who got the link',
    },
    {
      type: 'time',
      at: 'change',
      text: () => 'Fillings are made at 18:00, the evening before the cake is fetched.',
      effect: () => 'after 18:00, ‘Change it’ offers no other filling and says why.',
      frame: 'a wish at 20:30 for another filling',
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
        `Of ${f.cakes} cakes a week, ${f.wrong} are wrong (${f.wrongIn100} in 100), most of them in a name or a filling. Refunds cost ${f.refunds} a week. Some rare names are wrong because an assistant or a decorator “corrected” them. The chain tried slips with a box for each letter, but when people queued, the assistants left the boxes empty.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.change}, and assistants type the orders from then on. If customers still cannot check them, ${f.wrongSoon} of ${f.soon} cakes a week will be wrong.`,
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
        `Customers can change an order only through the shop, which closes at 18:00. Of 100 changes that they want, only ${f.reached} reach the kitchen before decorating begins. For each cake with the old words, the chain pays back ${f.price}. For a month, customers could change the words by message until 5:00. Then ${f.trial} in 100 changes came in time, but the decorators had to plan each morning anew.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.change}, and assistants type the orders from then on. The kitchen then decorates ${f.soon} cakes a week instead of ${f.cakes}, and gets more late changes.`,
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
        `For ${f.unclearIn100} in 100 orders the decorators telephone about a name, which takes ${f.calling} minutes a week. They first read a slip at 5:00, when few customers answer, and then guess. The kitchen once sent 50 customers its guess by message. Nearly all answered in time, but five said yes to a wrong name. It sent 50 others both spellings. No answer was wrong, but 18 came too late.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.change}, and assistants type the orders from then on. With ${f.soon} cakes a week instead of ${f.cakes}, telephoning would take ${f.callingSoon} minutes a week.`,
      sides: [
        {
          who: 'kitchen',
          wants: () =>
            'wants the likely spelling first, because customers who have to compare two spellings put off the answer',
        },
        {
          who: 'service',
          wants: () =>
            'wants both spellings side by side, because customers in a hurry say yes to the one that stands first',
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
    { title: 'Two days are enough', text: () => 'A cake that is ordered on Thursday is ready on Saturday.' },
    { title: 'In every shop', text: () => 'Each order can be fetched in any of the shops.' },
  ],
  audience: (_, has) => `People who order a cake with words${has.tablet ? ', and the decorators' : ''}.`,
  direction: {
    styles: {
      minimal: {
        mood: 'Quiet and attentive, because customers check letter by letter, and nothing should draw their eyes away.',
        shape:
          'The words alone in the middle, as on a white cake, because a wrong letter is easily overlooked among other lines.',
        second: {
          at: 'check',
          does: 'leaves the words of the cake alone in the middle of the page, because a wrong letter hides among other lines',
        },
        avoid:
          'Icons instead of words for the filling, because two fruits can look alike. Pale small print, because it hides the allergens.',
      },
      bold: {
        mood: 'Glad and direct, because the shops are known for large letters in icing.',
        shape:
          'The greeting from edge to edge, like the name over a shop, because a wrong letter is easier to see when it is large.',
        second: {
          at: 'check',
          does: 'sets the greeting from edge to edge, like icing across a cake, because a wrong letter shows when it is large',
        },
        avoid:
          'Confetti before the customer confirms, because the order then looks finished. Large prices, because they draw the eye from the words.',
      },
      playful: {
        mood: 'Warm and a little festive, because most cakes are for birthdays, and the order is a part of the party.',
        shape:
          'Rounded layers, one for each part of the order, because customers forget to check what stands below the name.',
        second: {
          at: 'change',
          does: 'stacks the parts of an order like the layers of a cake, because each part can change until another hour',
        },
        avoid:
          'Wavy letters, because an “n” in them looks like a “u”. Balloons beside the words, because a mistake then looks like a joke.',
      },
      luxury: {
        mood: 'Calm and careful, because each cake is for one person and one day, and a wrong name spoils it.',
        shape:
          'The greeting in wide margins and a fine frame, like a wedding invitation, because it is read letter by letter.',
        second: {
          at: 'check',
          does: 'sets the greeting like a guest’s name on a place card, because it is meant for one person',
        },
        avoid:
          'Ornate script, because a wrong letter hides among curls. Shining effects, because they make letters hard to read.',
      },
      corporate: {
        mood: 'Even and reliable, because customers and decorators need the same words in the same place.',
        shape:
          'Labelled rows, as on a printed order slip, with the greeting first, because most mistakes are in names.',
        second: {
          at: 'check',
          does: 'puts words, filling, size and time into the fixed rows of a recipe card, because the kitchen reads them so',
        },
        avoid:
          'Order numbers at the top, because customers look for the name. Terms of sale above the order, because they push the filling down.',
      },
      retro: {
        mood: 'Friendly and plain, because customers like the labels on the cake boxes, and keep them.',
        shape: 'A box label with one line for each part, because filling, size and day go wrong too.',
        second: {
          at: 'check',
          does: 'prints the order like the label on a cake box, because customers check this label at the counter',
        },
        avoid:
          'Imitated handwriting, because handwriting brought the mistakes. Faded print, because dots and accents disappear in it.',
      },
      futuristic: {
        mood: 'Clear and awake, because customers check one letter after another, and compare it with what they said.',
        shape:
          'A place of its own for each letter, as on a departure board, because a line on the cake holds only 18 letters.',
        second: {
          at: 'change',
          does: 'sets the last hour of each part on one exact scale, because words and filling close at different hours',
        },
        avoid:
          'A cake in three dimensions, because it hides the second line. Glowing letters, because the dot of an “i” blurs in the glow.',
      },
      organic: {
        mood: 'Soft and homely, because the cakes are made by hand, and customers should see that in the order too.',
        shape:
          'Slightly uneven shapes, like biscuits, around straight lines of text, because every letter has to be read.',
        second: {
          at: 'question',
          does: 'gives the question the soft edge of rolled dough, and keeps its letters straight, because a person in the kitchen asks',
        },
        avoid:
          'Crumb textures behind the greeting, because they hide the dot of an “i”. Hand-cut letters, because a right letter in them looks wrong.',
      },
    },
    reading: 'Open letters, in which i and l differ clearly, because customers check them one by one on a phone.',
    accent: 'the two lines under the greeting, because a cake has no room for a third',
    sample: 'Words: Happy birthday. Fetch it on Saturday.',
  },
  untold: {
    budget: ({ f }) => `We pay back ${f.refunds} a week. The project may cost what we pay back in half a year.`,
    decision: ({ who }) =>
      `I decide, with ${who.kitchen!.first}. If the decorators do not like the screen, they will print each order and work from paper.`,
    history: () =>
      'We tried the boxes for letters, and before that we tried calling every customer back. Both needed people we do not have at noon.',
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
