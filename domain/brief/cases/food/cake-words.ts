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
        { shops: 14, cakes: 260, wrongIn100: 7, price: 36, unclearIn100: 15, minutes: 6, more: 50, checked: 84 },
        { shops: 11, cakes: 190, wrongIn100: 8, price: 34, unclearIn100: 13, minutes: 7, more: 45, checked: 81 },
      ],
      words: {
        change: 'three more shops open, in Bradford',
        name: 'Aimee',
        heard: 'Amy',
        filling: 'raspberry',
        otherFilling: 'strawberry',
        law: 'UK data protection law lets a shop keep a name only as long as it needs it.',
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
        { shops: 9, cakes: 170, wrongIn100: 6, price: 38, unclearIn100: 14, minutes: 6, more: 40, checked: 82 },
        { shops: 12, cakes: 220, wrongIn100: 7, price: 42, unclearIn100: 12, minutes: 5, more: 60, checked: 85 },
      ],
      words: {
        change: 'two more shops open, in Jonava',
        name: 'Elzė',
        heard: 'Elza',
        filling: 'cranberry',
        otherFilling: 'cherry',
        law: 'EU data protection law, the GDPR, lets a shop keep a name only as long as it needs it.',
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
        { shops: 8, cakes: 180, wrongIn100: 9, price: 85000, unclearIn100: 16, minutes: 6, more: 50, checked: 78 },
        { shops: 6, cakes: 140, wrongIn100: 8, price: 78000, unclearIn100: 15, minutes: 7, more: 45, checked: 76 },
      ],
      words: {
        change:
          'the cake kitchen also begins to work for two shops in Girón that have decorated their own cakes until now',
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
        { shops: 10, cakes: 240, wrongIn100: 8, price: 620, unclearIn100: 14, minutes: 6, more: 70, checked: 80 },
        { shops: 7, cakes: 150, wrongIn100: 9, price: 560, unclearIn100: 16, minutes: 7, more: 40, checked: 77 },
      ],
      words: {
        change: 'four shops that the chain has bought send their cake orders to the same kitchen',
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
    tablet: { name: 'Tablet in shop and kitchen', device: 'tablet', size: '1280 × 800 px' },
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
      soon,
      wrongSoon: Math.round((soon * i.wrongIn100) / 100),
      wrongGoal: Math.round(i.wrongIn100 / 3),
      unclearGoal: Math.round(i.unclearIn100 / 3),
    };
  },
  users: {
    buyer: {
      surface: 'phone',
      variants: [
        {
          role: 'Mother who orders a birthday cake',
          gender: 'f',
          ages: [28, 45],
          context: () => 'Gets the message on the bus home and opens it with one thumb.',
          goal: ({ s }) => `Be sure that the cake says ${s.name}.`,
          obstacle: () => 'She said the name once, over a coffee machine, and saw nobody write it.',
          quote: 'I spelt it. He nodded. Nodding is not writing.',
        },
        {
          role: 'Clerk who orders a farewell cake for a colleague',
          ages: [24, 60],
          context: () => 'Opens the message at work and passes it on to three people.',
          goal: () => 'Have others check the name before the kitchen begins.',
          obstacle: () => 'Only the person who ordered gets the message, and that person is not sure of the spelling.',
          quote: 'We have worked together for nine years. I had to look it up.',
        },
        {
          role: 'Night nurse who ordered on the way home',
          at: 'question',
          ages: [26, 57],
          context: () => 'Sleeps until two in the afternoon and reads all messages then.',
          goal: () => 'Answer everything about the cake in one visit to the page.',
          obstacle: () => 'The kitchen calls at the end of a night shift, when no nurse can answer.',
        },
      ],
    },
    organiser: {
      surface: 'phone',
      variants: [
        {
          role: 'Teacher who orders nine cakes for a school feast',
          at: 'change',
          ages: [31, 58],
          context: () => 'Has nine orders in one page on the phone, two of them with the same words.',
          goal: () => 'Change one cake without touching the other eight.',
          obstacle: () => 'Each change has meant a call to the shop, and a new slip for all nine.',
          quote: 'Eight were right. We ate the ninth first.',
        },
        {
          role: 'Secretary of a football club',
          at: 'change',
          ages: [23, 66],
          context: () => 'Orders a cake for every jubilee, often before the exact words are known.',
          goal: () => 'Fix day and size now, and the words later.',
          obstacle: () => 'The slip has no place for “the words will follow”.',
        },
      ],
    },
    decorator: {
      surface: 'tablet',
      variants: [
        {
          role: 'Cake decorator',
          ages: [22, 54],
          context: () => 'Stands at a cold table with a piping bag and looks at the tablet behind it.',
          goal: () => 'Write on the cake exactly what somebody has read before.',
          obstacle: () => 'Some words look like mistakes, and nobody can say whether they are meant.',
          quote: 'I write what I read. That is the whole problem.',
        },
        {
          role: 'Decorator in the first month at work',
          ages: [19, 33],
          context: () => 'Checks every word on the tablet twice, before and after writing it.',
          goal: () => 'Ask without stopping the table.',
          obstacle: () => 'Does not know which of the usual jokes are jokes.',
        },
      ],
    },
    assistant: {
      surface: 'tablet',
      variants: [
        {
          role: 'Shop assistant',
          ages: [18, 49],
          context: () => 'Takes orders on the tablet beside the till, with a queue behind the customer.',
          goal: () => 'Finish an order in three minutes and serve bread again.',
          obstacle: () => 'Customers decide while they speak, and change the filling at the end.',
        },
      ],
    },
  },
  stakeholders: {
    owner: {
      role: 'owner of the bakeries',
      wants: () => 'The words on a cake should be right, because nobody forgets a wrong name.',
    },
    service: { role: 'head of customer service', wants: () => 'No party begins with a wrong name.' },
    kitchen: { role: 'head of the cake kitchen', wants: () => 'The table does not stop for one cake.' },
    shops: { role: 'head of the shops', wants: () => 'A customer who asks in the evening still gets a yes.' },
  },
  goals: ({ f }) => ({
    checked: {
      direction: 'Raise',
      what: 'orders that the customer has read and confirmed before the filling is made',
      from: '0 in 100',
      to: `${f.checked} in 100`,
      months: 3,
      measuredBy: 'the ordering system',
      today: 'Today customers read {from} orders again before the filling is made.',
    },
    wrong: {
      direction: 'Lower',
      what: 'cakes that are not what was ordered',
      from: `${f.wrongIn100} in 100`,
      to: `${f.wrongGoal} in 100`,
      months: 4,
      measuredBy: 'the list of refunds',
    },
    unclear: {
      direction: 'Lower',
      what: 'orders for which the kitchen has to telephone',
      from: `${f.unclearIn100} in 100`,
      to: `${f.unclearGoal} in 100`,
      months: 3,
      measuredBy: 'the kitchen’s call list',
      today: 'For {from} orders the kitchen has to telephone.',
    },
  }),
  features: {
    check: {
      title: 'Read it back',
      surface: 'phone',
      user: 'buyer',
      goal: 'checked',
      does: 'shows customers their order as the kitchen will read it, and asks them to confirm it',
      frames: [
        'an order with a name that was heard wrongly',
        'a word that looks like a mistake, and is meant',
        'the order after the customer has confirmed it',
      ],
    },
    change: {
      title: 'Change it',
      surface: 'phone',
      user: 'organiser',
      goal: 'wrong',
      does: 'lets customers correct words, filling, size, day or shop after they have ordered',
      frames: [
        'an order whose words are still missing',
        'one of nine cakes that gets other words',
        'two days before, with every part open',
      ],
    },
    question: {
      title: 'A question',
      surface: 'phone',
      user: 'buyer',
      goal: 'unclear',
      does: 'brings one question from the kitchen to the customer',
      frames: ['a question with two possible answers', 'an answer that has arrived in the kitchen'],
    },
    ready: {
      title: 'Your cake',
      surface: 'phone',
      user: 'buyer',
      goal: 'wrong',
      does: 'tells customers on the day how far their cake is, and where to fetch it',
      frames: ['a cake that was just decorated', 'a cake that stands in the shop'],
    },
    take: {
      title: 'Take the order',
      surface: 'tablet',
      user: 'assistant',
      goal: 'unclear',
      does: 'lets the assistant write an order while the customer speaks',
      frames: ['an order at the question about words', 'an order whose words will follow'],
    },
    next: {
      title: 'Next cake',
      surface: 'tablet',
      user: 'decorator',
      goal: 'wrong',
      does: 'shows the decorator one order, and whether the customer has confirmed it',
      frames: ['a confirmed order', 'an order that nobody has confirmed'],
    },
  },
  first: 'check',
  later: ['ready'],
  titles: [
    (d) => `Cake orders for ${d.org}: check the name before the icing`,
    (d) => `${d.org}: a cake that says what the customer said`,
    (d) => `From the counter to the cake: orders that customers can check, for ${d.org}`,
  ],
  task: (d, has) =>
    [
      `Design cake orders for ${d.org}, a chain of ${d.f.shops} bakeries in and around ${d.town}, ${d.country}.`,
      'Customers order a cake with words on it at the counter, where an assistant types the order in. One kitchen decorates the cakes for these shops.',
      has.phone && 'After ordering, customers check their order on a web page on their phone.',
      has.tablet && 'Shop assistants take the order on a tablet, and decorators read it on another one.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: ({ s }) =>
    `A customer said: a cake for twelve people, ${s.filling}, “For ${s.name}, 7 years”, Saturday at 10:00. The assistant wrote ${s.heard} and ${s.otherFilling}. Write the wrong order as ‘Read it back’ shows it, in four lines: words, filling, size, time. Show it to somebody for five seconds. Which mistake was seen?`,
  glossary: [
    { word: 'Slip', means: 'the paper on which an order stood before the new system.' },
    { word: 'Cake kitchen', means: 'the one kitchen that makes the cakes of all shops.' },
    { word: 'Filling', means: 'what is between the layers of a cake. It is made on the evening before.' },
  ],
  safety:
    'The allergens of each cake come from its recipe and are shown with every order. No screen promises that a cake is free of an allergen.',
  overview: [
    ({ f, s }) => [
      `Customers say their wishes at the counter, and an assistant writes them on a slip while others queue. In the evening a van brings the slips to the cake kitchen. The customers never see what was written. Somebody says ${s.name}, and the cake says ${s.heard}.`,
      `Of ${f.cakes} cakes a week, ${f.wrong} are not what was ordered: ${f.wrongIn100} in 100. Each is paid back at ${f.price}, ${f.refunds} in all. For ${f.unclear} slips the kitchen telephones, ${f.minutes} minutes each: ${f.calling} minutes a week. The last attempt was a slip with one box for each letter. With five people in the queue, assistants wrote across the boxes.`,
    ],
    ({ f, org }) => [
      `${org} decorates ${f.cakes} cakes a week with words. An order goes from the customer to an assistant, on a slip into a van, and to a decorator. A mistake can begin at each step. The customer finds it in front of the guests.`,
      `The decorators start at 5:00 and ring when they cannot read a slip. That happens ${f.unclear} times a week and takes ${f.minutes} minutes each time: ${f.calling} minutes. Many customers are asleep, and then somebody guesses. Each week ${f.wrong} cakes go wrong. At ${f.price} each, ${f.refunds} is paid back.`,
    ],
  ],
  whyNow: ({ f, s, start }) =>
    `On ${start} ${s.change}. The kitchen then expects ${f.soon} cakes a week instead of ${f.cakes}. If ${f.wrongIn100} in 100 are still wrong, that makes ${f.wrongSoon} a week.`,
  nonGoals: ['A tool that draws the cake', 'Paying', 'Bread and rolls', 'Delivery to the door', 'New recipes'],
  constraints: [
    {
      type: 'content',
      at: 'check',
      text: () => 'A cake has room for two lines of 18 letters each.',
      effect: () => '‘Read it back’ shows the words in the lines in which they will be written.',
      frame: 'a greeting that is too long for two lines',
    },
    {
      type: 'technical',
      at: 'check',
      text: () => 'Customers have no account. They get a text message with a link, and may pass it on.',
      effect: () => '‘Read it back’ also makes sense to a friend who did not place the order.',
      frame: 'the page for a friend who got the link',
    },
    {
      type: 'time',
      at: 'change',
      text: () => 'Fillings are made at 18:00 on the evening before.',
      effect: () => 'after 18:00, ‘Change it’ offers no other filling and says why.',
      frame: '19:30, when the filling can no longer be changed',
    },
    {
      type: 'people',
      at: 'question',
      text: () => 'Decorators begin at 5:00, and most customers sleep then.',
      effect: () => '‘A question’ says what will be on the cake if nobody answers by 8:00.',
      frame: 'a question that is open at 7:40',
    },
    {
      type: 'people',
      at: 'take',
      text: () => 'An assistant has three minutes for an order, and others queue.',
      effect: () => '‘Take the order’ can be put aside and taken up again.',
      frame: 'one order put aside while another begins',
    },
    {
      type: 'legal',
      at: 'ready',
      text: ({ s }) => s.law,
      effect: () => '‘Your cake’ says when the order will be deleted.',
      frame: 'a cake that was fetched, with the day on which its order is deleted',
      from: 'professional',
    },
    {
      type: 'technical',
      at: 'next',
      text: () => 'Decorators have icing on their fingers and touch the tablet with a knuckle.',
      effect: () => '‘Next cake’ works with two large areas and no list to scroll.',
      frame: 'the touch that ends one cake and opens the next',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'check',
      sides: [
        {
          who: 'service',
          wants: () =>
            'wants the page to point at words that look wrong, because a customer who reads fast sees what was meant',
        },
        {
          who: 'kitchen',
          wants: () =>
            'wants no such marks, because family names and family jokes look like mistakes and then get corrected',
        },
      ],
      decision: 'does the page point at words that look wrong?',
      frame: 'a word that looks like a mistake, and is meant',
      where: 'In ‘Read it back’, at a word that no dictionary knows.',
      unknowns: [
        () => 'How many unusual words are meant that way?',
        () => 'Do people read an order that they gave ten minutes ago?',
      ],
      twist: () =>
        'In the first week, 40 customers confirm within two seconds, and their mistakes reach the kitchen. What does ‘Read it back’ do with a yes that comes so fast?',
      users: ['buyer', 'organiser', 'decorator'],
    },
    {
      at: 'change',
      sides: [
        {
          who: 'shops',
          wants: () =>
            'wants the words open until 5:00, because they are written last and families talk about them in the evening',
        },
        {
          who: 'kitchen',
          wants: () =>
            'wants the words closed at 18:00 too, because the order of work for the morning is planned in the evening',
        },
      ],
      decision: 'until when may the words be changed?',
      frame: '20:00, when a customer wants other words',
      where: 'In ‘Change it’, between 18:00 and 5:00.',
      unknowns: [
        () => 'How many late changes mend a mistake, and how many are new wishes?',
        () => 'Would customers decide earlier if each part had its own hour?',
      ],
      twist: ({ s }) =>
        `${s.weather} moves ${s.feast} by one day. Nine cakes for it are ordered, and their fillings are made. What does ‘Change it’ offer the school at 20:00?`,
      users: ['organiser', 'buyer', 'decorator'],
    },
    {
      at: 'ready',
      sides: [
        {
          who: 'service',
          wants: () =>
            'wants to send each customer a photograph of the finished cake, because a mistake can still be mended in the kitchen',
        },
        {
          who: 'kitchen',
          wants: () => 'wants no photograph, because customers would judge the roses too, and the van leaves at 9:00',
        },
      ],
      decision: 'does the customer see the cake before it leaves?',
      where: 'In ‘Your cake’, when the cake is decorated and the van has not left.',
      unknowns: [
        () => 'How many customers would look at the picture before 9:00?',
        () => 'Which mistakes do customers see in a picture, and which only on the table?',
      ],
      twist: () =>
        'The van brakes hard, and six decorated cakes slide. Their customers have already read that all is well. What does ‘Your cake’ tell them?',
      users: ['buyer', 'decorator', 'organiser'],
    },
  ],
  sellingPoints: [
    { title: 'Written by hand', text: () => 'Every greeting is written in icing by a person, not printed.' },
    { title: 'Two days are enough', text: () => 'A cake that is ordered on Thursday can be fetched on Saturday.' },
    { title: 'In every shop', text: ({ f }) => `A cake ordered in one shop can be fetched in any of the ${f.shops}.` },
  ],
  audience: (_, has) =>
    `People who order a cake with words on it, for one birthday or for a whole feast.${has.tablet ? ' The design also serves the decorators and the shop assistants.' : ''}`,
  direction: {
    styles: {
      minimal: {
        mood: 'Quiet and attentive, like somebody who repeats an order slowly.',
        why: 'The words on the cake are what matters, and the page should not compete with them.',
        shape: 'The words of the cake stand alone in the middle; everything else is one narrow column below.',
        avoid: 'Filling and day hidden behind icons. Those two are wrong nearly as often as the name.',
      },
      bold: {
        mood: 'Glad and direct: a party is coming, and one name matters.',
        why: 'The shops are known for large letters in icing.',
        shape: 'The greeting fills the width in letters as large as on the cake. Answers are two full-width blocks.',
        avoid: 'Confetti before the customer has confirmed. It says “done” to somebody who has not read yet.',
      },
      playful: {
        mood: 'Warm and a little festive, since most orders are for children.',
        why: 'Most cakes are for birthdays of children.',
        shape: 'Rounded layers, one for each part of the order, stacked as on the plate.',
        avoid: 'Letters that dance. A parent has to see whether it is an “i” or an “e”.',
      },
      luxury: {
        mood: 'Calm care, as at a counter where somebody takes time.',
        why: 'A decorated cake is the dearest thing in the shop, and the page should look as careful.',
        shape: 'Wide margins and a fine frame around the greeting, like a place card.',
        avoid: 'Ornate script for the words to be checked. Nobody finds a wrong letter among curls.',
      },
      corporate: {
        mood: 'Even and reliable: the same order looks the same in every shop and in the kitchen.',
        why: 'Assistants, decorators and customers need the same words in the same place.',
        shape: 'Labelled rows in a fixed order, with the greeting first and its state beside it.',
        avoid: 'Order numbers and conditions at the top. Customers stop reading before they reach the name.',
      },
      retro: {
        mood: 'Friendly, as in a bakery with paper boxes and string.',
        why: 'The bakeries have written on cakes by hand since they opened, and show old photographs.',
        shape: 'A box label with a double border, and lines that remind one of the old slip.',
        avoid: 'Imitated handwriting for the order. Handwriting is what brought the mistakes.',
      },
      futuristic: {
        mood: 'Clear and awake: every hand through which the order goes leaves a visible mark.',
        why: 'The owner has paid for a new ordering system, and wants customers to notice it.',
        shape: 'One thin line divides what was said from what will stand on the cake.',
        avoid: 'A three-dimensional cake that turns. It takes seconds to load and hides the second line of words.',
      },
      organic: {
        mood: 'Soft and homely, like flour on a wooden table.',
        why: 'The cakes are made with butter and fruit, and the shops smell of it.',
        shape: 'Shapes with the slight unevenness of things made by hand, around a firm block of text.',
        avoid: 'Paper and crumb textures behind the greeting. On a phone in the sun they swallow accents and dots.',
      },
    },
    reading: 'Customers check single letters with one quick look, often on the way.',
    accent: 'the part of an order that nobody has confirmed',
    sample: 'Two lines, 18 letters each. Fetch it Saturday.',
  },
  untold: {
    budget: ({ f }) => `We pay back ${f.refunds} a week. The project may cost what we pay back in half a year.`,
    decision: ({ who }) =>
      `I decide, with ${who.kitchen!.first}. If the decorators do not like it, they will print it and work from paper.`,
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
