import { defineCase, money } from '../case.ts';

export const shoeReturns = defineCase({
  id: 'shoe-returns',
  industry: 'ecommerce',
  client: 'everyday',
  model: 'retail',
  channel: 'phone',
  about:
    'An online shop sells children’s shoes. Many pairs come back because the size is wrong. The code for sending them back arrives late, and then the customer hears nothing until the money comes. So customers write to the shop, and few of them take another size. The shop wants faster returns, fewer messages and more exchanges.',
  settings: [
    {
      country: 'br',
      town: 'Curitiba',
      orgs: ['Pé Miúdo', 'Cadarço Curto', 'Passo de Caio', 'Meia e Botina'],
      start: [1, 10],
      trigger: 'season',
      languages: ['Portuguese'],
      inputs: [
        {
          pairs: 9000,
          backIn100: 22,
          code: 3,
          post: 4,
          way: 5,
          check: 4,
          messagesIn100: 140,
          minutes: 5,
          exchange: 12,
          price: 180,
        },
        {
          pairs: 6500,
          backIn100: 24,
          code: 2,
          post: 5,
          way: 6,
          check: 4,
          messagesIn100: 130,
          minutes: 6,
          exchange: 14,
          price: 165,
        },
      ],
      words: {
        school: 'the school year starts in early February',
        size: '26',
        next: '27',
        place: 'post office',
        law: 'For seven days after delivery, a customer may return an online purchase without a reason (Consumer Defence Code, article 49).',
        fast: 'Pix, the instant bank transfer',
        slow: 'A refund to a credit card can appear as late as on the next bill.',
        far: 'Feira de Santana',
      },
    },
    {
      country: 'pl',
      town: 'Łódź',
      orgs: ['Trzy Rozmiary', 'Bucik i Brat', 'Kapeć i Córka'],
      start: [8, 17],
      trigger: 'season',
      languages: ['Polish'],
      inputs: [
        {
          pairs: 7200,
          backIn100: 26,
          code: 2,
          post: 5,
          way: 3,
          check: 5,
          messagesIn100: 120,
          minutes: 6,
          exchange: 11,
          price: 189,
        },
        {
          pairs: 4800,
          backIn100: 25,
          code: 3,
          post: 4,
          way: 3,
          check: 6,
          messagesIn100: 150,
          minutes: 5,
          exchange: 13,
          price: 169,
        },
      ],
      words: {
        school: 'school starts on 1 September',
        size: '27',
        next: '28',
        place: 'parcel locker',
        law: 'For 14 days after delivery, a customer may return an online purchase without a reason (Consumer Rights Act of 2014).',
        fast: 'a transfer to the bank account',
        slow: 'A refund to a card can take several working days more at the bank.',
        far: 'Suwałki',
      },
    },
    {
      country: 'za',
      town: 'Durban',
      orgs: ['Umgeni Shoe Room', 'Marula Steps', 'Two Sizes Up'],
      start: [1, 4],
      trigger: 'season',
      languages: ['English'],
      inputs: [
        {
          pairs: 5500,
          backIn100: 18,
          code: 3,
          post: 5,
          way: 6,
          check: 5,
          messagesIn100: 160,
          minutes: 5,
          exchange: 15,
          price: 420,
        },
        {
          pairs: 4000,
          backIn100: 20,
          code: 4,
          post: 4,
          way: 7,
          check: 4,
          messagesIn100: 155,
          minutes: 6,
          exchange: 12,
          price: 390,
        },
      ],
      words: {
        school: 'the school year starts in the middle of January',
        size: '9',
        next: '10',
        place: 'parcel counter',
        law: 'For seven days after delivery, a customer may cancel an online purchase without a reason (Electronic Communications and Transactions Act, section 44).',
        fast: 'a transfer to the bank account',
        slow: 'A refund to a credit card can take several working days more at the bank.',
        far: 'Polokwane',
      },
    },
    {
      country: 'tr',
      town: 'Bursa',
      orgs: ['Minik Taban', 'Bağcık Ayakkabı', 'Küçük Numara'],
      start: [8, 24],
      trigger: 'season',
      languages: ['Turkish'],
      inputs: [
        {
          pairs: 8200,
          backIn100: 21,
          code: 2,
          post: 4,
          way: 3,
          check: 4,
          messagesIn100: 135,
          minutes: 5,
          exchange: 16,
          price: 1350,
        },
      ],
      words: {
        school: 'the school year starts in September',
        size: '27',
        next: '28',
        place: 'cargo branch',
        law: 'For 14 days after delivery, a customer may return an online purchase without a reason (Consumer Protection Act 6502).',
        fast: 'a transfer to the bank account',
        slow: 'A refund to a card can take several working days more at the bank.',
        far: 'Kars',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Return pages on the phone', device: 'phone', size: '390 × 844 px' },
    desk: { name: 'Service desk on the desktop', device: 'desktop', size: '1440 × 900 px' },
  },
  figures: (i) => {
    const returns = Math.round((i.pairs * i.backIn100) / 100);
    const messages = Math.round((returns * i.messagesIn100) / 100);
    return {
      ...i,
      price: money(i.price),
      returns,
      messages,
      hours: Math.round((messages * i.minutes) / 60),
      days: i.code + i.post + i.way + i.check,
      daysGoal: 2 + i.way + 2,
      returnsThen: returns * 2,
      hoursThen: Math.round((messages * 2 * i.minutes) / 60),
      messagesGoal: Math.round(i.messagesIn100 * 0.57),
      exchangeGoal: Math.round(i.exchange * 1.6),
    };
  },
  users: {
    parent: {
      surface: 'phone',
      variants: [
        {
          role: 'Nurse and mother of a boy of four',
          gender: 'f',
          ages: [28, 42],
          context: () => 'Uses her phone on the bus after a night shift, with one hand.',
          goal: ({ s }) => `Get the red sandals in size ${s.next} in time for a wedding.`,
          obstacle: ({ s }) => `She cannot see if size ${s.next} will still be there when her parcel arrives.`,
          quote: 'He wore them for one minute. It was a good minute.',
        },
        {
          role: 'Baker and father of twins',
          gender: 'm',
          ages: [30, 45],
          context: () => 'Fills in the pages on his phone in a ten-minute break.',
          goal: () => 'Send one of two pairs back and keep the other.',
          obstacle: () => 'One order holds both pairs, and the old email asks for the whole order.',
          quote: 'Two feet each, two children, one parcel. You do the sums.',
        },
        {
          role: 'Teacher and mother, who ordered two sizes on purpose',
          gender: 'f',
          ages: [27, 44],
          context: () => 'Does the return on her phone in the evening, with both pairs on the kitchen table.',
          goal: () => 'Send the smaller pair back without a long form.',
          obstacle: () => 'Every form asks her why, and her reason is not on the list.',
        },
      ],
    },
    payer: {
      surface: 'phone',
      variants: [
        {
          role: 'Retired bus driver, who bought a gift for his granddaughter',
          gender: 'm',
          ages: [60, 74],
          home: (d) => d.s.far,
          context: () => 'His phone shows large text.',
          goal: () => 'See that his money is coming.',
          obstacle: () => 'He paid by card and finds nothing on the bill.',
          needs: 'a card refund that is paid but not on the bill, in large text',
          quote: 'The shoes left on Monday. I would like to know who has my money now.',
        },
        {
          role: 'Seamstress, who needs the refund to buy other shoes',
          gender: 'f',
          ages: [25, 50],
          context: () => 'Looks at the page on her phone several times a day.',
          goal: () => 'Know on which day she can order again.',
          obstacle: () => 'The last email is a week old and says “in progress”.',
          quote: '‘In progress’ is what I tell my daughter about dinner.',
        },
      ],
    },
    agent: {
      surface: 'desk',
      variants: [
        {
          role: 'Agent in the service team',
          ages: [22, 50],
          context: () => 'Answers messages at a desktop computer with two windows open.',
          goal: () => 'Answer “Where is my money?” without asking the warehouse.',
          obstacle: () => 'Parcel, check and payment stand in three different lists.',
          quote: 'I am the fourth person who does not know.',
        },
        {
          role: 'Student, who helps in the service team twice a week',
          ages: [19, 26],
          context: () => 'Works at a shared desktop computer in the late shift.',
          goal: () => 'Give the same answer as the page that the customer sees.',
          obstacle: () => 'The customer’s page and the list at work use different words.',
        },
      ],
    },
  },
  stakeholders: {
    director: {
      role: 'managing director',
      wants: () => 'Families should buy the next size here as well, because children soon need new shoes.',
    },
    service: { role: 'head of customer service', wants: () => 'Parents should not have to write.' },
    sales: { role: 'head of sales', wants: () => 'More returns should become exchanges.' },
    warehouse: { role: 'warehouse manager', wants: () => 'No pair should leave the shelf without a reason.' },
  },
  goals: ({ f }) => ({
    time: {
      direction: 'Lower',
      what: 'the median time from the request to the refund',
      from: `${f.days} days`,
      to: `${f.daysGoal} days`,
      months: 3,
      measuredBy: 'the order system',
    },
    messages: {
      direction: 'Lower',
      what: 'messages for each 100 returns',
      from: f.messagesIn100,
      to: f.messagesGoal,
      months: 3,
      measuredBy: 'the help desk',
    },
    exchange: {
      direction: 'Raise',
      what: 'returns that become an exchange',
      from: `${f.exchange} in 100`,
      to: `${f.exchangeGoal} in 100`,
      months: 4,
      measuredBy: 'the order system',
    },
  }),
  features: {
    choose: {
      title: 'Choose what you want',
      surface: 'phone',
      user: 'parent',
      goal: 'exchange',
      does: 'lets the customer pick the shoes and choose money back or another size',
      frames: ['the two choices with one pair left in the next size', 'one of two pairs picked'],
    },
    money: {
      title: 'Where is my money',
      surface: 'phone',
      user: 'payer',
      goal: 'messages',
      does: 'shows at which of four stages a return is: code, parcel, check or payment',
      frames: ['a parcel that is being checked, in large text', 'a refund that the shop paid today'],
    },
    code: {
      title: 'Return code',
      surface: 'phone',
      user: 'parent',
      goal: 'time',
      does: 'gives the number that is shown when the parcel is handed in, and the last day to use it',
      frames: ['the number and its last day', 'a number that has expired'],
    },
    size: {
      title: 'Another size',
      surface: 'phone',
      user: 'parent',
      goal: 'exchange',
      does: 'shows which sizes are left and keeps one for the customer',
      frames: ['one kept size with the line that says when it is sent', 'the next size sold out'],
    },
    desk: {
      title: 'Service desk',
      surface: 'desk',
      user: 'agent',
      goal: 'messages',
      does: 'shows the agent one return as the customer sees it',
      frames: [
        'one return with its four stages: code, parcel, check and payment',
        'a parcel that has not moved for nine days',
      ],
    },
  },
  first: 'choose',
  titles: [
    (d) => `Return pages for ${d.org}: the shoes went back. Where is the money?`,
    (d) => `Sending children’s shoes back to ${d.org}, one size too late`,
    (d) => `Returns at ${d.org}: the shop takes children’s shoes back and says nothing`,
  ],
  task: (d, has) =>
    [
      `Design the return pages of ${d.org}, an online shop for children’s shoes in ${d.town}, ${d.country}.`,
      'Parents and grandparents use them in the web browser of a phone. They send shoes back there and see where their money is.',
      has.desk && 'Agents of the service team see the same return on a desktop computer.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: ({ f, s }) =>
    `Take one return: red sandals, size ${s.size}, ${f.price}. It has four stages: return code, parcel on its way, check, payment. Write one plain sentence for each stage. Together they are the content of ‘Where is my money’. Which sentence answers the question “When?”, and which cannot?`,
  glossary: [
    {
      word: 'Return code',
      means: 'a number that stands for a printed label. The customer gives it where the parcel is handed in.',
    },
    { word: 'Exchange', means: 'the same shoe in another size, without a new payment.' },
    { word: 'Check', means: 'the warehouse opens the parcel and looks whether the shoes were worn.' },
  ],
  overview: [
    ({ f, org }) => [
      `${org} sells ${f.pairs} pairs a month. Of these, ${f.returns} come back, or ${f.backIn100} in 100. Most of them have the wrong size: children’s feet grow, and parents guess.`,
      `A refund takes ${f.days} days. The return code comes by email after ${f.code} days, and the customer hands the parcel in ${f.post} days later. It travels for ${f.way} days; check and payment take ${f.check}. Between code and refund the customer hears nothing. Each 100 returns bring ${f.messagesIn100} messages, or ${f.messages} a month. At ${f.minutes} minutes each, the answers take ${f.hours} hours. Only ${f.exchange} in 100 returns become an exchange, because the form does not show which sizes are left.`,
    ],
    ({ f, s, org }) => [
      `A pair in size ${s.size} is too small, and the parent wants ${s.next}. At ${org} this takes a form, an email with a code and a walk to the ${s.place}. The refund comes ${f.days} days after the form, and until then the shop says nothing. An automatic email “in progress” was tried. It made people write earlier.`,
      `The shop gets ${f.returns} returns a month, ${f.backIn100} in 100 pairs sold. They bring ${f.messages} messages. At ${f.minutes} minutes each, the answers take ${f.hours} hours. Only ${f.exchange} in 100 returns become an exchange, because the form does not show which sizes are left.`,
    ],
  ],
  whyNow: ({ f, s, start }) =>
    `From ${start}, orders double, because ${s.school}. The shop then expects ${f.returnsThen} returns a month. If nothing changes, the answers take ${f.hoursThen} hours. From the same day the system can make return codes at once, and a second shift shortens check and payment to two days. The pages can also shorten the ${f.post} days until a customer hands the parcel in.`,
  nonGoals: ['The size chart', 'Broken shoes', 'The shop’s product pages', 'Parcels to other countries'],
  constraints: [
    {
      type: 'legal',
      at: 'choose',
      text: (d) => d.s.law,
      effect: () => 'in ‘Choose what you want’ the question “Why?” is optional and says so.',
      frame: 'the question “Why?” left empty',
    },
    {
      type: 'technical',
      at: 'money',
      text: (d) => `The shop learns of a parcel only twice: at the ${d.s.place} and at the warehouse door.`,
      effect: () => '‘Where is my money’ never shows a place between these two points.',
      frame: 'a parcel that was handed in and has not arrived yet',
    },
    {
      type: 'money',
      at: 'money',
      text: (d) => `The shop can refund by ${d.s.fast}, and this money arrives the same day. ${d.s.slow}`,
      effect: () => '‘Where is my money’ separates “we have paid” from “you have it”.',
      frame: 'a card refund that is paid but not on the bill, in large text',
    },
    {
      type: 'time',
      at: 'size',
      text: () => 'The warehouse can keep a size for two weeks, because the shelf for kept pairs is small.',
      effect: () => '‘Another size’ shows the last day on which the size is kept.',
      frame: 'the last day of a kept size',
    },
    {
      type: 'people',
      at: 'code',
      text: () => 'Hardly any customer has a printer.',
      effect: (d) => `‘Return code’ works from the phone alone at the ${d.s.place}.`,
      frame: 'the number, large, while the parcel is handed in',
    },
    {
      type: 'content',
      at: 'size',
      text: () => 'Every model is measured inside in millimetres. There are no photographs of worn shoes.',
      effect: () => '‘Another size’ compares two sizes by their inner length.',
      frame: 'the inner length of two sizes',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'choose',
      sides: [
        {
          who: 'sales',
          wants: () => 'wants the exchange to be the larger choice, because it keeps the sale and the child gets shoes',
        },
        {
          who: 'service',
          wants: () => 'wants both choices equal, because parents who feel pushed write to the service team',
        },
      ],
      where: 'In ‘Choose what you want’, in the size and order of the two choices.',
      unknowns: [
        () => 'Do parents decide on this page, or have they decided before they open it?',
        () => 'How many customers would exchange if they saw the sizes first?',
      ],
      twist: () =>
        'The maker stops the red sandals, and no other size will come. What does ‘Choose what you want’ offer to parents who chose an exchange?',
      users: ['parent', 'payer', 'agent'],
    },
    {
      at: 'size',
      sides: [
        {
          who: 'sales',
          wants: () => 'wants to send the new pair before the old one is back, because the child needs shoes now',
        },
        {
          who: 'warehouse',
          wants: () => 'wants to send it only after the old pair has arrived, because some parcels never come',
        },
      ],
      where: 'In ‘Another size’, in the line under the kept size that says when it is sent.',
      unknowns: [
        () => 'How long would a parent wait for the other size?',
        () => 'Would customers accept a deposit for the second pair?',
      ],
      twist: () =>
        'A kept pair is damaged in the warehouse, and it was the last in this size. What does ‘Another size’ tell the parent?',
      users: ['parent', 'payer', 'agent'],
    },
    {
      at: 'money',
      sides: [
        {
          who: 'service',
          wants: () => 'wants a likely day for the refund, because people who know a day do not write',
        },
        {
          who: 'warehouse',
          wants: () => 'wants only the stages that are done, because a missed day brings two messages instead of one',
        },
      ],
      where: 'In ‘Where is my money’, while the parcel is on its way.',
      unknowns: [
        () => 'Does a span of days calm people as much as one day?',
        () => 'How often does a customer open the page?',
      ],
      twist: (d) =>
        `For ten days no parcel is registered at the ${d.s.place}, because a system there has failed. What does ‘Where is my money’ say now?`,
      users: ['payer', 'parent', 'agent'],
    },
  ],
  sellingPoints: [
    { title: 'Thirty days', text: () => 'Unworn shoes can come back free of charge for 30 days.' },
    { title: 'Measured inside', text: () => 'Every model is measured inside, in millimetres.' },
    { title: 'Half a pair', text: () => 'A child with two different feet can order two different sizes.' },
  ],
  audience: (_, has) =>
    has.desk
      ? 'Parents and grandparents who send children’s shoes back by phone, and the team that answers them.'
      : 'Parents and grandparents who send children’s shoes back by phone.',
  direction: {
    styles: {
      minimal: {
        mood: 'Calm and short: one question a page, for a parent who stands on a bus.',
        shape: 'Much white, one line through the four stages, and nothing beside it.',
        avoid: 'Symbols without words and pale grey dates. A grandfather with large text loses both.',
      },
      bold: {
        mood: 'Lively and direct, as the shop is when it sells. A return deserves the same energy.',
        shape: 'Large blocks for the stages; the present one fills half of the page.',
        avoid: 'Shouting at the choice and many strong colours at once. A parent would feel pushed to one side.',
      },
      playful: {
        mood: 'Light and kind, because a wrong size is nobody’s fault.',
        shape: 'Round corners, and a footprint that walks through the four stages.',
        avoid: 'Jokes next to money and bouncing pictures. Whoever waits for a refund would doubt the shop.',
      },
      luxury: {
        mood: 'Unhurried and attentive, like a good shop assistant who kneels down to measure.',
        shape: 'Generous margins and fine lines; each stage is set like a line in a letter.',
        avoid: 'Thin small type and hidden buttons. A tired parent on a bus needs neither.',
      },
      corporate: {
        mood: 'Orderly and sure: the money is accounted for at each step.',
        shape: 'A table of four stages with day and state, the same for the customer and the service team.',
        avoid: 'Terms such as “in process” and long legal notes. They are what people write about today.',
      },
      retro: {
        mood: 'Warm, like a shoe shop with a foot measure on the counter.',
        shape: 'Labels with rounded ends, as on the side of old shoe boxes, one for each stage.',
        avoid: 'Worn paper and decorative figures. A return code must be read once and typed right.',
      },
      futuristic: {
        mood: 'Quick and exact: the shop answers as soon as a parcel is registered.',
        shape: 'One track with lit points for what is known, and an honest gap for what is not.',
        avoid: 'A moving parcel on a map and glowing text. The shop does not know where the parcel is.',
      },
      organic: {
        mood: 'Gentle and patient, since growing feet are the reason for most returns.',
        shape: 'Soft uneven forms like insoles, and a path with four stops.',
        avoid: 'Leaves as decoration and low contrast. Neither helps somebody to find a date.',
      },
    },
    reading: 'Parents read it on the move, and some customers use large text.',
    accent: 'the stage that a return has reached',
    sample: 'We have your sandals. We pay tomorrow.',
  },
  untold: {
    budget: (d) =>
      `The second shift is paid for. For the pages we can spend what ${d.f.hours} hours of messages cost us, and not more.`,
    decision: (d) => `${d.who.director!.first} approves. ${d.who.sales!.first} will ask to see the two choices first.`,
    history: () => 'We sent an automatic email that said “in progress”. People answered it to ask what it meant.',
    launch: () => 'Returns of sandals go first, because their sizes are the ones that sell out.',
    content: () => 'We have photographs of every shoe from the side and of every sole. We have none of children.',
    machines: () =>
      'The warehouse scans a parcel at the door, then again when the check is done. Only the first scan reaches our pages today.',
    access: () =>
      'About one customer in nine uses large text. We found out by chance, in messages with pictures of cut-off buttons.',
    fear: () => 'That people order three sizes each time because sending back has become so easy.',
    others: () => 'Large shops refund before the parcel arrives. We cannot do that with shoes that were worn outside.',
    staff: () => 'Six people answer messages. In the school season two of them come from the warehouse.',
    figures: () =>
      'A return counts from the moment when the form is sent, also on a Sunday. Nobody has measured how long people need to find the form.',
    language: () =>
      'Staff write all messages in the main language. Our second language is answered with a dictionary, and customers notice it kindly.',
    complaints: () => 'The sentence that we read most often is “I only want to know if you have them”.',
  },
});
