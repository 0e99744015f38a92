import { defineCase, money } from '../case.ts';

export const shoeReturns = defineCase({
  id: 'shoe-returns',
  industry: 'ecommerce',
  client: 'everyday',
  model: 'retail',
  channel: 'phone',
  about:
    'An online shop sells children’s shoes. Many pairs come back because the size is wrong. The code for sending them back arrives late, and then the customer hears nothing until the money comes. So customers write to the shop, and few of them take another size. The shop wants parcels sooner, fewer messages and more exchanges.',
  settings: [
    {
      country: 'br',
      town: 'Goiânia',
      orgs: ['Cadarço Curto', 'Palmilha Nova', 'Meia e Botina'],
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
        law: 'Customers may return a purchase within seven days, without a reason (Consumer Defence Code, article 49).',
        fast: 'instant transfer (Pix)',
        slow: 'A card refund waits for the next statement.',
        far: 'Imperatriz',
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
          exchange: 14,
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
          minutes: 6,
          exchange: 13,
          price: 169,
        },
      ],
      words: {
        school: 'school starts on 1 September',
        size: '27',
        next: '28',
        place: 'parcel locker',
        law: 'Customers may return a purchase within 14 days, without a reason (Consumer Rights Act of 2014).',
        fast: 'bank transfer',
        slow: 'A card refund takes longer.',
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
          exchange: 11,
          price: 390,
        },
      ],
      words: {
        school: 'children need shoes for the new school year',
        size: '9',
        next: '10',
        place: 'parcel counter',
        law: 'Customers may return a purchase within seven days, without a reason (Electronic Communications and Transactions Act).',
        fast: 'bank transfer',
        slow: 'A card refund takes longer.',
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
        law: 'Customers may return a purchase within 14 days, without a reason (Consumer Protection Act 6502).',
        fast: 'bank transfer',
        slow: 'A card refund takes longer.',
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
    const others = returns - Math.round((returns * i.exchange) / 100);
    return {
      ...i,
      price: money(i.price),
      returns,
      others,
      lost: money(others * i.price),
      lostThen: money(others * 2 * i.price),
      hoursThen: 2 * Math.round((messages * i.minutes) / 60),
      hours: Math.round((messages * i.minutes) / 60),
      days: i.code + i.post + i.way + i.check,
      handed: i.code + i.post,
      handedGoal: Math.round((i.code + i.post) * 0.6),
      returnsThen: returns * 2,
      messagesGoal: Math.round(i.messagesIn100 * 0.57),
      exchangeGoal: Math.round(i.exchange * 1.45),
    };
  },
  users: {
    parent: {
      surface: 'phone',
      variants: [
        {
          role: 'Florist and mother of a boy of five',
          conflict: 'size',
          gender: 'f',
          ages: [28, 42],
          context: () => 'uses her phone before her shop opens.',
          goal: ({ s }) => `Get the gym shoes in size ${s.next} before sports day.`,
          obstacle: () => 'She hands parcels in on Saturdays only, and the last pair may be gone.',
          quote: 'His feet grow. My free Saturdays do not.',
        },
        {
          role: 'Baker and father of twins',
          conflict: 'choose',
          gender: 'm',
          ages: [30, 45],
          context: () => 'uses his phone in a ten-minute break.',
          goal: () => 'Exchange one of two pairs for the next size.',
          obstacle: () => 'He sends back both pairs, because the form takes only whole orders.',
          quote: 'Two children, two pairs, and only one goes back.',
        },
        {
          role: 'Teacher, who sent back her son’s shoes',
          conflict: 'money',
          gender: 'f',
          ages: [27, 44],
          context: () => 'looks at her phone in the staff room.',
          goal: () => 'Know whether the parcel has reached the shop.',
          obstacle: () => 'She guesses the day herself, and buys other shoes too soon.',
          quote: 'If a page says Thursday, I buy on Thursday.',
        },
      ],
    },
    payer: {
      surface: 'phone',
      variants: [
        {
          role: 'Carpenter, who bought shoes for his goddaughter',
          conflict: 'choose',
          gender: 'm',
          ages: [46, 63],
          home: (d) => d.s.far,
          context: () => 'reads on a phone with large text.',
          goal: () => 'Get his money back without choosing a size.',
          obstacle: () => 'He does not know the size of a child far away.',
          needs: 'a card refund still on its way, in large text',
          quote: 'I know her birthday. I do not know her feet.',
        },
        {
          role: 'Seamstress, who needs the refund for other shoes',
          conflict: 'money',
          gender: 'f',
          ages: [46, 60],
          context: () => 'looks at her phone several times a day.',
          goal: () => 'Know on which day she can order other shoes.',
          obstacle: () => 'She orders nothing before the money comes, and the next size sells out.',
          quote: 'I look for my money every morning. I even look on Sundays.',
        },
        {
          role: 'Grandmother, who pays for the shoes',
          conflict: 'size',
          gender: 'f',
          ages: [58, 72],
          home: (d) => d.s.far,
          context: () => 'looks at her phone at noon, away from her daughter.',
          goal: () => 'Have a pair kept until she has asked.',
          obstacle: () => 'She chooses a pair at noon, and her daughter often says no at night.',
          quote: 'I choose a pair first. Then I ask whether we need it.',
        },
      ],
    },
    agent: {
      surface: 'desk',
      variants: [
        {
          role: 'Agent in the service team',
          ages: [22, 50],
          context: () => 'answers messages at a desktop computer.',
          goal: () => 'Answer “Where is my money?” without asking the warehouse.',
          obstacle: () => 'Parcel, check and payment stand in three different lists.',
          quote: 'I am the fourth person who does not know.',
        },
        {
          role: 'Student, who helps in the service team',
          ages: [19, 26],
          context: () => 'works at a desktop computer in the late shift.',
          goal: () => 'Give the same answer as the customer’s page.',
          obstacle: () => 'The warehouse list and the emails use different words.',
        },
      ],
    },
  },
  stakeholders: {
    director: {
      role: 'managing director',
    },
    service: { role: 'head of customer service' },
    sales: { role: 'head of sales' },
    warehouse: { role: 'warehouse manager' },
  },
  goals: ({ f }) => ({
    exchange: {
      direction: 'Raise',
      what: 'the share of returns that become an exchange',
      from: `${f.exchange} in 100`,
      today: 'Whoever wants another size has to write, so only {from} returns become an exchange.',
      to: `${f.exchangeGoal} in 100`,
      months: 2,
      measuredBy: 'the order system',
    },
    messages: {
      direction: 'Lower',
      what: 'the number of messages for each 100 returns',
      from: f.messagesIn100,
      today: 'Customers send {from} messages for each 100 returns.',
      to: f.messagesGoal,
      months: 1,
      measuredBy: 'the help desk',
    },
    time: {
      direction: 'Lower',
      what: 'the average time from the request for a code to the handed-in parcel',
      from: `${f.handed} days`,
      today: 'No code names a last day, so parcels are handed in only {from} after the request (average).',
      to: `${f.handedGoal} days`,
      months: 1,
      measuredBy: 'the order system',
    },
  }),
  features: {
    choose: {
      title: 'Choose what you want',
      surface: 'phone',
      user: 'parent',
      goal: 'exchange',
      does: 'lets the customer choose money back or another size',
      frames: ['the page as it opens, for one pair of gym shoes', 'one of two pairs that goes back'],
    },
    money: {
      title: 'Where is my money',
      surface: 'phone',
      user: 'payer',
      goal: 'messages',
      does: 'tells the customer what has happened to parcel and money',
      frames: ['a parcel that is being checked', 'a refund that the shop paid today'],
    },
    code: {
      title: 'Return code',
      surface: 'phone',
      user: 'parent',
      goal: 'time',
      does: 'gives a return code, with the place and the last day for handing in the parcel',
      frames: ['a return code with its place and last day', 'a return code that has expired'],
    },
    size: {
      title: 'Another size',
      surface: 'phone',
      user: 'parent',
      goal: 'exchange',
      does: 'shows which sizes are left, and keeps a pair for the customer',
      frames: [
        'the sizes of one shoe, with one last pair and the line “We keep it for you when …”',
        'a shoe whose next size is sold out',
      ],
    },
    desk: {
      title: 'Service desk',
      surface: 'desk',
      user: 'agent',
      goal: 'messages',
      does: 'shows the agent one return as the customer sees it, so that one answer is enough',
      frames: ['one return with its four stages', 'a parcel that has not moved for nine days'],
    },
  },
  task: (d, has) =>
    [
      `Design the return pages of ${d.org}, an online shop for children’s shoes in ${d.town}, ${d.country}.`,
      'On a phone, customers send shoes back, exchange them, and see where their money is.',
      has.desk && 'Service agents see the same return on a desktop computer.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: ({ f, s }, _, at) => {
    const start = `Take one return: blue gym shoes, size ${s.size}, ${f.price}.`;
    if (at === 'choose')
      return `${start} Write the first four lines twice: with the sizes that are left, and with the choice between money and a size. Read both as somebody who does not know the size. Where do you stop?`;
    if (at === 'size')
      return `${start} One pair is left in size ${s.next}. Write what stands beside it: once if the first tap keeps the pair, and once if only the handed-in parcel does.`;
    return `${start} Write one plain sentence for each of its four stages: code, parcel, check and payment.`;
  },
  glossary: [
    {
      word: 'Return code',
      means: 'a number that replaces the printed label of a parcel.',
    },
    { word: 'Stage', means: 'one part of a return: code, parcel, check or payment.' },
  ],
  overview: [
    ({ f, s, org }, _, at) =>
      at === 'choose'
        ? `A boy curls his toes in blue gym shoes of size ${s.size}, and takes them off. The form of ${org} offers only money back. His parents would have to write for another size, and take the money. Each month ${f.returns} pairs come back.`
        : at === 'size'
          ? `A boy curls his toes in blue gym shoes of size ${s.size}. ${org} has one pair in size ${s.next}, and keeps it for nobody. When the parcel arrives, the pair is sold. Each month ${f.returns} pairs come back.`
          : `A boy curls his toes in blue gym shoes of size ${s.size}, and takes them off. ${org} sends his parents a return code, and then says nothing until the money comes. Each month ${f.returns} pairs come back.`,
    ({ f, s, org }, _, at) =>
      at === 'choose'
        ? `Blue gym shoes arrive for the new term, but the feet have grown by one size. The form of ${org} offers only money back, and the parents would have to write for another size. Each month ${f.returns} pairs come back.`
        : at === 'size'
          ? `Two children need the same gym shoes in size ${s.next}, and ${org} has one pair. It keeps the pair for nobody, and sells it to whoever orders next. Each month ${f.returns} pairs come back.`
          : `Blue gym shoes arrive for the new term, but the feet have grown by one size. ${org} sends the parents a return code, and then says nothing until the money comes. Each month ${f.returns} pairs come back.`,
  ],
  nonGoals: [
    'The size chart',
    'Complaints about broken shoes',
    'The shop’s product pages',
    'Parcels to other countries',
  ],
  constraints: [
    {
      type: 'legal',
      at: 'choose',
      text: (d) => d.s.law,
      effect: () => '‘Choose what you want’ says that the question “Why?” is optional.',
      frame: 'the question “Why?” left empty',
    },
    {
      type: 'technical',
      at: 'money',
      text: (d) => `The shop registers a parcel twice: at the ${d.s.place} and at its own door.`,
      effect: () => '‘Where is my money’ shows no place in between.',
      frame: 'a parcel that nobody has registered for three days',
    },
    {
      type: 'money',
      at: 'money',
      text: (d) => `A refund by ${d.s.fast} comes within a day. ${d.s.slow}`,
      effect: () => '‘Where is my money’ separates “we have paid” from “you have it”.',
      frame: 'a card refund still on its way, in large text',
    },
    {
      type: 'time',
      at: 'size',
      text: () => 'The warehouse can keep a pair for two weeks at most.',
      effect: () => '‘Another size’ says until which day the pair is kept.',
      frame: 'a kept pair, with its last day',
    },
    {
      type: 'people',
      at: 'code',
      text: () => 'Hardly any customer has a printer at home.',
      effect: (d) => `‘Return code’ works from the phone alone at the ${d.s.place}.`,
      frame: 'the return code alone, as the customer shows it',
    },
    {
      type: 'content',
      at: 'size',
      text: () => 'The shop knows the inner length of each shoe in millimetres.',
      effect: () => '‘Another size’ compares two sizes by their inner length.',
      frame: 'the inner length of two sizes',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'choose',
      titles: [
        (d) => `Return pages for ${d.org}: the sizes first, or the choice?`,
        (d) => `Children’s shoes sent back to ${d.org}: money, or the next size?`,
      ],
      problem: ({ f }) =>
        `Only ${f.exchange} in 100 returns become an exchange. For the other ${f.others} pairs, at ${f.price} each, the shop pays back ${f.lost} a month.`,
      whyNow: ({ f, s, start }) =>
        `From ${start}, orders double, because ${s.school}. If nothing changes, the shop will then pay back ${f.lostThen} a month.`,
      sides: [
        {
          who: 'sales',
          wants: () => 'wants the sizes that are left first, because parents who see the next size seldom take money',
        },
        {
          who: 'service',
          wants: () => 'wants the choice first, because people who only want money lose patience among sizes',
        },
      ],
      decision: 'does the page open with the sizes that are left, or with the choice between money and a size?',
      unknowns: [
        () => 'Do parents decide before they open ‘Choose what you want’, or on this page?',
        () => 'How many customers would exchange if they saw the sizes first?',
      ],
      twist: () =>
        'A maker stops making one of its shoes. What does ‘Choose what you want’ offer to parents who want this shoe in another size?',
      users: ['parent', 'payer', 'agent'],
    },
    {
      at: 'size',
      titles: [
        (d) => `Exchanging children’s shoes at ${d.org}: who gets the last pair?`,
        (d) => `One last pair of children’s shoes at ${d.org}, and two parents`,
      ],
      problem: ({ f }) =>
        `Only ${f.exchange} in 100 returns become an exchange. The other ${f.others} sales, at ${f.price} each, are lost: ${f.lost} a month. Of 100 exchanges that customers ask for, 27 fail, because the size is gone.`,
      whyNow: ({ s, start, f }) =>
        `From ${start}, orders double, because ${s.school}. The shop then expects ${f.returnsThen} returns a month, and common sizes are gone within days.`,
      sides: [
        {
          who: 'sales',
          wants: () => 'wants the pair kept at the first tap, because parents who may lose a pair take the money',
        },
        {
          who: 'warehouse',
          wants: () =>
            'wants the pair kept only for a handed-in parcel, because many parents would give a kept pair back',
        },
      ],
      decision: 'is the last pair kept for the first parent who taps, or for the first who hands in a parcel?',
      unknowns: [
        () => 'How long would a parent wait for a size that is gone?',
        () => 'How many parents choose a size before they have asked at home?',
      ],
      twist: () =>
        'A kept pair is damaged in the warehouse, and it was the last in this size. What does ‘Another size’ tell the parent?',
      users: ['parent', 'payer', 'agent'],
    },
    {
      at: 'money',
      titles: [
        (d) => `Return pages for ${d.org}: nobody says where the money is`,
        (d) => `Returns at ${d.org}: the shop takes children’s shoes back and says nothing`,
      ],
      problem: ({ f }) =>
        `Customers wait ${f.days} days for their money (average), and hear nothing. So they send ${f.messagesIn100} messages for each 100 returns. At ${f.minutes} minutes each, the answers take agents ${f.hours} hours a month.`,
      whyNow: ({ f, s, start }) =>
        `From ${start}, orders double, because ${s.school}. The shop then expects ${f.returnsThen} returns a month. If nothing changes, the answers will take ${f.hoursThen} hours.`,
      sides: [
        {
          who: 'service',
          wants: () => 'wants a likely day for the refund, because people who know a day do not write',
        },
        {
          who: 'warehouse',
          wants: () => 'wants only the stages that are done, because a wrong day brings two messages',
        },
      ],
      decision: 'does the page show a likely day for the refund, or only the stages that are done?',
      frame: 'a parcel that was handed in yesterday',
      unknowns: [
        () => 'Would people still write once they can see the stage of their return?',
        () => 'Do people open the page again when it names no day?',
      ],
      twist: (d) =>
        `Because of a fault, no ${d.s.place} registers a parcel for ten days. What does ‘Where is my money’ say now?`,
      users: ['payer', 'parent', 'agent'],
    },
  ],
  sellingPoints: [
    { title: 'Free both ways', text: () => 'Parcels cost the customer nothing, there and back.' },
    { title: 'New soles', text: () => 'Every pair can get new soles, for the next child.' },
    { title: 'Repaired free of charge', text: () => 'The shop sews loose straps for two years.' },
  ],
  audience: (_, has) =>
    has.desk
      ? 'Parents and grandparents who send children’s shoes back, and the team that answers them.'
      : 'Parents and grandparents who send children’s shoes back.',
  direction: {
    styles: {
      minimal: {
        mood: 'Calm and short, because parents open the page for one answer, with a child at their hand.',
        shape:
          'One shoe-box label in much empty space, with a single size, stage or day on it: a second line would only delay the parent.',
        second: {
          size: 'shows one size a line with “left” or “gone”, because parents look for a single size',
          code: 'sets the code and the last day alone, because a parent holds a parcel in the other hand',
        },
        avoid:
          'Symbols without words, because older customers have to guess. Pale grey dates, because they vanish in bright light.',
      },
      bold: {
        mood: 'Strong and direct, because tired parents skim a page, and see only what is large.',
        shape:
          'The size or the day stands across the full width in heavy figures: it can be read on a bus, at one glance.',
        second: {
          size: 'gives each size one heavy figure in a block of its own, because parents tap sizes with a thumb',
          code: 'sets the return code in the heaviest figures, because it is copied figure by figure',
        },
        avoid:
          'Lines in capitals, because they sound like shouting. Exclamation marks, because they annoy people who wait for money.',
      },
      playful: {
        mood: 'Light and kind, because a foot that has grown is a good reason, and nobody’s mistake.',
        shape:
          'A small, round pair of shoes stands at the stage that the return has reached: parents see where it is without reading.',
        second: {
          size: 'draws each size as a round footprint, because parents know feet better than numbers',
          code: 'puts the last day on a round sticker with a small shoe, because a day among figures is easily overlooked',
        },
        avoid:
          'Jokes beside money, because customers then doubt the refund. Drawn children’s faces, because they seem to laugh at a wrong choice.',
      },
      luxury: {
        mood: 'Unhurried and attentive, because people who send something back are seldom treated as guests.',
        shape:
          'One large picture of the shoe in a wide margin, and few words: parents see at once which pair is meant.',
        second: {
          size: 'shows the shoe large, with its sizes in one fine row, because choosing a size again should feel like choosing a shoe',
          code: 'gives the code a wide margin and one fine line, because a customer on the way needs nothing else',
        },
        avoid:
          'Thin small type, because nobody can read it on a moving bus. Hidden buttons, because a tired parent does not find them.',
      },
      corporate: {
        mood: 'Orderly and sure, because customers wait for their own money, and want to check each step.',
        shape:
          'A timetable in straight rows, one for each stage, with the dates in one column: customers see where the time went.',
        second: {
          size: 'puts the sizes in a grid with the inner length below each, because parents compare two shoes by millimetres',
          code: 'sets code, place and last day in fixed rows, because customers need them in this order',
        },
        avoid:
          'Terms such as “being handled”, because customers ask by whom. Long legal notes, because they hide the answer.',
      },
      retro: {
        mood: 'Warm and patient, because parents miss the shop assistant who measured the foot and brought the next size.',
        shape:
          'A framed label with the size in block figures, as on each shoe box: parents look for the size there first.',
        second: {
          size: 'prints “left” or “gone” like a stamp on each size label, because nobody should hope for a size that is gone',
          code: 'sets the code in typed figures inside a ruled frame, because it stands for the printed label',
        },
        avoid:
          'Worn paper behind sizes, because it makes them pale. Decorative figures, because a return code is then hard to read.',
      },
      futuristic: {
        mood: 'Quick and exact, because customers look several times a day whether anything has changed.',
        shape:
          'A thin line with four ticks, and one mark where the return is: customers see how much is still to come.',
        second: {
          size: 'draws two inner lengths as exact lines, one above the other, because one size is only a few millimetres',
          code: 'shows the days that are left as a ring with ticks, because customers hand in parcels on free days only',
        },
        avoid: 'A parcel on a map, because nobody knows its place. Glowing text, because it is hard to read on a bus.',
      },
      organic: {
        mood: 'Gentle and patient, because people feel guilty when they send something back.',
        shape:
          'One soft, uneven footprint, a little fuller at each of the four stages: feet have grown, and nobody is to blame.',
        second: {
          money: 'shows the stages as soft layers, the newest on top, because customers read what has changed first',
          code: 'frames the code with one soft, uneven line, because a square field looks like an official form',
        },
        avoid:
          'Patterns around a date, because they draw the eye away from it. Low contrast, because some grandparents have weak eyes.',
      },
    },
    reading: 'Plain letters and clear figures, because parents read on the move, for a minute.',
    lettering: 'the shop’s paper bags',
    own: 'the shoe boxes',
    accent: 'the last day of a code or a kept pair, because after it nobody can use them',
    sample: 'Return code 62 904: hand the parcel in by Saturday.',
  },
  untold: {
    budget: (d) => `For the pages we can spend what ${d.f.hours} hours of messages cost us, and not more.`,
    decision: (d) => `I approve it. ${d.who.sales!.first} will ask to see the two choices first.`,
    history: () => 'We sent an automatic email that said “being handled”. People answered it to ask by whom.',
    launch: () => 'Returns of gym shoes go first, because their sizes are the ones that sell out.',
    content: () => 'We have photographs of each shoe from the side and of its sole.',
    machines: () =>
      'The warehouse scans a parcel at the door, then again when the check is done. Only the first scan reaches our pages today.',
    access: () => 'One customer in nine uses large text, as pictures of cut-off buttons showed.',
    fear: () => 'That people order three sizes each time because sending back has become so easy.',
    others: () => 'Large shops refund before the parcel arrives. We cannot do that with shoes that were worn outside.',
    staff: () => 'Six people answer messages. In the school season two of them come from the warehouse.',
    figures: () =>
      'A return counts from the moment when the form is sent, also on a Sunday. Nobody has measured how long the form takes.',
    language: () =>
      'A few customers write in another language. We answer with a dictionary, and they are kind about it.',
    complaints: () => 'The sentence that we read most often is “I only want to know if you have them”.',
  },
});
