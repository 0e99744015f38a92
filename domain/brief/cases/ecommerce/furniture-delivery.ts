import { defineCase, money } from '../case.ts';

export const furnitureDelivery = defineCase({
  id: 'furniture-delivery',
  industry: 'ecommerce',
  client: 'everyday',
  model: 'retail',
  channel: 'phone',
  about:
    'An online furniture shop asks for an address and a number of floors, and for nothing else. Its carriers learn at the front door that a sofa does not get through the stairs, the lift or the door of the home. They drive it back. The shop wants to know the way to the room before it loads the van, and buyers want to know the price of carrying before they pay.',
  settings: [
    {
      country: 'nl',
      town: 'Utrecht',
      orgs: ['Meubelhuis Wissel', 'Dom en Divan', 'Steegman Meubelen'],
      start: [4, 1],
      trigger: 'growth',
      languages: ['Dutch', 'Turkish'],
      inputs: [
        {
          deliveries: 420,
          failIn100: 9,
          cost: 95,
          soon: 610,
          leave: 14,
          known: 24,
          sofa: 1190,
          floor: 25,
          extra: 125,
        },
        {
          deliveries: 300,
          failIn100: 11,
          cost: 90,
          soon: 450,
          leave: 16,
          known: 21,
          sofa: 990,
          floor: 22,
          extra: 110,
        },
      ],
      words: {
        change: 'the shop begins to deliver in Rotterdam and The Hague',
        hard: 'a steep, narrow staircase',
        help: 'a furniture lift to the window',
        law: 'Dutch consumer law requires every charge in the total before the buyer pays.',
        other: 'Groningen',
      },
    },
    {
      country: 'es',
      town: 'Bilbao',
      orgs: ['Muebles Artxanda', 'Casa Trama', 'Siete Calles Muebles'],
      start: [9, 15],
      trigger: 'move',
      languages: ['Spanish'],
      inputs: [
        {
          deliveries: 260,
          failIn100: 12,
          cost: 70,
          soon: 380,
          leave: 13,
          known: 25,
          sofa: 890,
          floor: 20,
          extra: 95,
        },
        {
          deliveries: 330,
          failIn100: 10,
          cost: 75,
          soon: 460,
          leave: 15,
          known: 22,
          sofa: 1050,
          floor: 22,
          extra: 90,
        },
      ],
      words: {
        change: 'the last showroom closes, and every order comes through the website',
        hard: 'an old lift for two people',
        help: 'a furniture lift to the balcony',
        law: 'Spanish consumer law requires every charge in the total before the buyer pays.',
        other: 'Torrelavega',
      },
    },
    {
      country: 'in',
      town: 'Pune',
      orgs: ['Mulshi Living', 'Peth Furniture House', 'Deccan Divan'],
      start: [10, 1],
      trigger: 'season',
      languages: ['English', 'Hindi'],
      inputs: [
        {
          deliveries: 340,
          failIn100: 10,
          cost: 1400,
          soon: 520,
          leave: 12,
          known: 19,
          sofa: 24000,
          floor: 450,
          extra: 1200,
        },
        {
          deliveries: 240,
          failIn100: 13,
          cost: 1200,
          soon: 390,
          leave: 10,
          known: 25,
          sofa: 19000,
          floor: 400,
          extra: 1100,
        },
      ],
      words: {
        change: 'the orders for Diwali begin',
        hard: 'a lift too low for a sofa',
        help: 'two more carriers on the stairs',
        law: 'The Consumer Protection (E-Commerce) Rules require the total price in one figure before payment.',
        other: 'Nagpur',
      },
    },
    {
      country: 'mx',
      town: 'Puebla',
      orgs: ['Muebles Cuatro Calles', 'Casa Tepozán', 'Sillón y Patio'],
      start: [11, 9],
      trigger: 'season',
      languages: ['Spanish'],
      inputs: [
        {
          deliveries: 230,
          failIn100: 13,
          cost: 850,
          soon: 410,
          leave: 15,
          known: 23,
          sofa: 16500,
          floor: 300,
          extra: 1000,
        },
      ],
      words: {
        change: 'the November sales begin',
        hard: 'a spiral staircase in the courtyard',
        help: 'two more carriers for the balcony',
        law: 'The Federal Consumer Protection Act requires every charge in the total before the buyer pays.',
        other: 'Veracruz',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Checkout on the phone', device: 'phone', size: '390 × 844 px' },
    desk: { name: 'Delivery plan on the desktop', device: 'desktop', size: '1440 × 900 px' },
  },
  figures: (i) => {
    const fails = Math.round((i.deliveries * i.failIn100) / 100);
    const failsThen = Math.round((i.soon * i.failIn100) / 100);
    return {
      ...i,

      sofa: money(i.sofa),
      floor: money(i.floor),
      extra: money(i.extra),
      fails,
      each: money(i.cost),
      failsThen,
      costWeek: money(fails * i.cost),
      costThen: money(failsThen * i.cost),
      carrying: money(3 * i.floor),
      // Of all buyers who reach the last page, the others order.
      leaveNow: Math.round((i.deliveries * i.leave) / (100 - i.leave)),
      leaveSoon: Math.round((i.soon * i.leave) / (100 - i.leave)),
      failGoal: Math.round(i.failIn100 * 0.58),
      knownGoal: Math.round(i.known * 1.75),
      leaveGoal: Math.round(i.leave * 0.72),
    };
  },
  users: {
    buyer: {
      surface: 'phone',
      variants: [
        {
          role: 'Optician, who moves into her first flat',
          conflict: 'way',
          gender: 'f',
          ages: [25, 38],
          context: () => 'orders on her phone, on a train.',
          goal: () => 'Pay for the sofa before it is sold out.',
          obstacle: () => 'She orders on the way to work, and measures at the weekend.',
          quote: 'I measured the wall. I never thought of the stairs.',
        },
        {
          role: 'Bus mechanic, who compares three shops',
          conflict: 'price',
          gender: 'm',
          ages: [30, 52],
          context: () => 'looks at sofas on his phone, in a short break.',
          goal: () => 'See at once roughly what carrying costs.',
          obstacle: () => 'He leaves each checkout that names the price only on its last page.',
          quote: 'Three shops, three sofas, and no price for the stairs.',
        },
        {
          role: 'Music teacher, whose last sofa went back',
          conflict: 'fit',
          gender: 'f',
          ages: [34, 60],
          context: () => 'sits at home with phone and tape measure.',
          goal: () => 'Know before she pays that this sofa gets in.',
          obstacle: (d) => `Her house has ${d.s.hard}.`,
          quote: 'My sofa went up to the second floor, and down again.',
        },
      ],
    },
    proxy: {
      surface: 'phone',
      variants: [
        {
          role: 'Accountant, who orders a bed for his mother',
          conflict: 'way',
          gender: 'm',
          ages: [38, 58],
          home: (d) => d.s.other,
          context: () => 'orders on his phone from another town.',
          goal: () => 'Know before he pays that the bed gets upstairs.',
          obstacle: () => 'He asks his mother for centimetres, and she answers “big enough”.',
          quote: 'She says the lift is big. She also says that I am tall.',
        },
        {
          role: 'Owner of a holiday flat, who orders its sofa',
          conflict: 'fit',
          gender: 'm',
          ages: [46, 66],
          home: (d) => d.s.other,
          context: () => 'orders on his phone, far from the flat.',
          goal: () => 'Order now, because guests come in two weeks.',
          obstacle: () => 'By his measures the sofa stays outside, but a larger wardrobe once got in.',
          quote: 'The wardrobe was bigger, and it went in. We only had to tilt it.',
        },
        {
          role: 'Dentist’s assistant, who orders a cupboard',
          conflict: 'price',
          gender: 'f',
          ages: [24, 46],
          context: () => 'uses her phone between two patients.',
          goal: () => 'Give her boss a price that does not change.',
          obstacle: () => 'Her boss signs an order once, and she cannot ask again.',
        },
      ],
    },
    planner: {
      surface: 'desk',
      variants: [
        {
          role: 'Planner, who puts tomorrow’s vans together',
          ages: [26, 56],
          context: () => 'works at a desktop computer with tomorrow’s addresses.',
          goal: () => 'Send the right number of carriers to each address.',
          obstacle: () => 'There is no time to call each buyer.',
          quote: 'I plan with addresses. The vans arrive at staircases.',
        },
        {
          role: 'Former carrier, who now plans the vans',
          gender: 'm',
          ages: [32, 58],
          context: () => 'works at a desktop computer, and knows many staircases.',
          goal: () => 'Spend his calls on the doubtful addresses only.',
          obstacle: () => 'All addresses look the same in his list.',
        },
      ],
    },
  },
  stakeholders: {
    director: {
      role: 'managing director',
    },
    delivery: { role: 'head of delivery' },
    sales: { role: 'head of online sales' },
    finance: { role: 'head of finance' },
  },
  goals: ({ f }) => ({
    fails: {
      direction: 'Lower',
      what: 'the share of pieces that come back',
      from: `${f.failIn100} in 100`,
      today: 'Of all pieces, {from} come back, because they do not get in.',
      to: `${f.failGoal} in 100`,
      months: 3,
      measuredBy: 'the carriers’ log',
    },
    known: {
      direction: 'Raise',
      what: 'the share of orders for which the shop knows the way to the room',
      from: `${f.known} in 100`,
      today: 'The shop knows the way to the room for only {from} orders, those for which it called the buyer.',
      to: `${f.knownGoal} in 100`,
      months: 2,
      measuredBy: 'the order system',
    },
    leave: {
      direction: 'Lower',
      what: 'the share of buyers who leave at the price of carrying',
      from: `${f.leave} in 100`,
      today: `Only the last page of the checkout names the price of carrying, ${f.floor} a floor, and {from} buyers leave there.`,
      to: `${f.leaveGoal} in 100`,
      months: 1,
      measuredBy: 'the checkout’s log',
    },
  }),
  features: {
    way: {
      title: 'The way to your room',
      surface: 'phone',
      user: 'buyer',
      goal: 'known',
      does: 'asks for floor, lift and narrowest place',
      frames: [
        'the answer “third floor, no lift”',
        'the question about the narrowest place, sent to somebody at the home',
      ],
    },
    fit: {
      title: 'Will it get in?',
      surface: 'phone',
      user: 'buyer',
      goal: 'fails',
      does: 'compares the packed piece with the narrowest place, once the buyer has measured it',
      frames: [
        'a sofa two centimetres too wide for the door, and what the buyer can do',
        'a sofa that gets through everywhere',
      ],
    },
    price: {
      title: 'Price of carrying',
      surface: 'phone',
      user: 'proxy',
      goal: 'leave',
      does: 'shows what carrying costs before the buyer pays',
      frames: ['a third floor without a lift, after the stairs are measured', 'a ground floor without a charge'],
    },
    plan: {
      title: 'Delivery plan',
      surface: 'desk',
      user: 'planner',
      goal: 'fails',
      does: 'shows the planner which of tomorrow’s pieces may not get in',
      frames: ['one van with six deliveries, two of them doubtful', 'one doubtful delivery, with the buyer’s answers'],
    },
  },
  task: (d, has) =>
    [
      `Design the delivery part of the checkout of ${d.org}, an online furniture shop in ${d.town}, ${d.country}.`,
      'On a phone, buyers describe the way to their room, and see the price of carrying.',
      has.desk && 'Planners of the vans see the answers on a desktop computer.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: ({ f }, _, at) => {
    const start = `Take one sofa for ${f.sofa}, which goes to a third floor without a lift.`;
    if (at === 'fit')
      return `${start} The door is 78 cm wide, and the sofa needs 80 cm. Write what the buyer reads, once if the page takes the order and once if it refuses it.`;
    if (at === 'price')
      return `${start} Carrying costs ${f.carrying}, and ${f.extra} more on narrow stairs. Write what the page says before measuring, once with a range and once without a price.`;
    return `${start} The narrowest place is a door of 78 cm. Write the question about this place, once for a buyer at home and once for a buyer on a train.`;
  },
  glossary: [{ word: 'Narrowest place', means: 'the door, lift or turn of the stairs with the least room.' }],
  overview: [
    ({ f, s, org }, _, at) =>
      at === 'price'
        ? `A buyer has chosen a sofa of ${org} for ${f.sofa}. The last page adds ${f.carrying} for three floors without a lift. The buyer closes the checkout. The shop delivers ${f.deliveries} pieces a week.`
        : `Two carriers of ${org} sit on a new sofa outside. The house has ${s.hard}, so they drive the sofa back. The checkout had asked only for the floor. The shop delivers ${f.deliveries} pieces a week.`,
    ({ f, s, org }, _, at) =>
      at === 'price'
        ? `In an empty flat, a buyer orders a sofa from ${org}. On the last page it suddenly costs ${f.carrying} more, because the flat is on the third floor. The flat stays empty. The shop delivers ${f.deliveries} pieces a week.`
        : `In an empty flat, a buyer waits for a sofa from ${org}. Two carriers find ${s.hard}, and drive the sofa back. The checkout had asked only for the floor. The shop delivers ${f.deliveries} pieces a week.`,
  ],
  nonGoals: [
    'The choice of the delivery day',
    'Card details and payment',
    'Putting the furniture together',
    'Product pages',
  ],
  constraints: [
    {
      type: 'legal',
      at: 'price',
      text: (d) => d.s.law,
      effect: () => '‘Price of carrying’ shows the total with the charge.',
      frame: 'the order total, which contains the charge',
    },
    {
      type: 'technical',
      at: 'fit',
      text: () => 'The shop knows the size of its pieces, but has no plans of buildings.',
      effect: () => '‘Will it get in?’ uses what the buyer has measured.',
      frame: 'a result with one measure missing',
    },
    {
      type: 'people',
      at: 'way',
      text: () => 'Buyers often order away from home, without a tape measure.',
      effect: () => '‘The way to your room’ accepts the answer “I do not know yet”.',
      frame: 'the answer “I do not know yet”',
    },
    {
      type: 'money',
      at: 'price',
      text: ({ s, f }) => `Some homes need extra help: ${s.help}. This costs ${f.extra}.`,
      effect: () => '‘Price of carrying’ says when a home needs this help, and its price.',
      frame: 'a home that needs extra help, with its price',
    },
    {
      type: 'time',
      at: 'plan',
      text: () => 'The vans are loaded at 16:00 on the day before.',
      effect: () => '‘Delivery plan’ shows until when a delivery can be changed.',
      frame: 'a doubtful delivery at 15:30, which can still be changed',
      from: 'professional',
    },
    {
      type: 'content',
      at: 'fit',
      text: () => 'There are photographs of furniture, but none of packed pieces.',
      effect: () => '‘Will it get in?’ draws the packed piece with its three measures.',
      frame: 'the packed sofa with its three measures',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'way',
      titles: [
        (d) => `A checkout for ${d.org} that knows the stairs before the van does`,
        (d) => `The way to your room: ${d.org} asks about stairs, because sofas do not bend`,
      ],
      problem: ({ f }) =>
        `The shop knows the way to the room for only ${f.known} in 100 orders, those for which it called the buyer. Each week, ${f.fails} pieces come back, at ${f.each} each: this costs ${f.costWeek}.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.change}. At today’s share of ${f.failIn100} in 100, ${f.failsThen} of ${f.soon} pieces a week will come back, and planners cannot call more buyers.`,
      sides: [
        {
          who: 'sales',
          wants: () =>
            'wants the narrowest place asked after payment, because each question before it makes buyers leave',
        },
        {
          who: 'delivery',
          wants: () => 'wants the narrowest place asked before payment, because few buyers answer after they have paid',
        },
      ],
      decision: 'does the page ask for the narrowest place before payment, or after it?',
      frame: 'the question about the narrowest place, with the steps before and after it',
      unknowns: [
        () => 'How many buyers leave when a page asks for centimetres?',
        () => 'What can buyers answer from memory: floor, lift or narrowest place?',
      ],
      twist: () =>
        'The shop gives a discount to buyers who measure, and many invent numbers. What does ‘The way to your room’ say when a number cannot be true?',
      users: ['buyer', 'proxy', 'planner'],
    },
    {
      at: 'fit',
      titles: [
        (d) => `Will the sofa get in? A checkout page for ${d.org}`,
        (d) => `Checkout for ${d.org}: the sofa was paid for, and driven back`,
      ],
      problem: ({ f }) =>
        `Each week, ${f.fails} pieces come back, at ${f.each} each: this costs ${f.costWeek}. By the carriers’ log, more than half of the pieces that look too wide get in, because carriers tilt them.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.change}. At today’s share of ${f.failIn100} in 100, ${f.failsThen} of ${f.soon} pieces a week will come back, which costs ${f.costThen}.`,
      sides: [
        {
          who: 'delivery',
          wants: () => 'wants no order for a piece that looks too wide, because each return delays other deliveries',
        },
        {
          who: 'sales',
          wants: () => 'wants every order taken, because carriers often tilt a large piece until it is in',
        },
      ],
      decision: 'when a sofa looks too wide for the door, does the page take the order or refuse it?',
      unknowns: [
        () => 'How exact are measures that buyers take themselves?',
        () => 'Does a buyer who is refused measure again, or leave?',
      ],
      twist: () =>
        'The best-selling sofa now comes in a box that is four centimetres wider. What does ‘Will it get in?’ say to buyers who have paid?',
      users: ['buyer', 'proxy', 'planner'],
    },
    {
      at: 'price',
      titles: [
        (d) => `What does carrying cost? The checkout of ${d.org}`,
        (d) => `Up three floors with ${d.org}: when to name the price of carrying`,
      ],
      problem: ({ f }) =>
        `For each floor without a lift, the shop charges ${f.floor}. Only the last page of the checkout says so. There the shop loses ${f.leaveNow} orders a week.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.change}. If ${f.leave} in 100 buyers still leave at the price of carrying, the shop will then lose ${f.leaveSoon} orders a week.`,
      sides: [
        {
          who: 'finance',
          wants: () => 'wants no price before the stairs are measured, because a wide range frightens buyers',
        },
        {
          who: 'sales',
          wants: () => 'wants a range of prices at once, because buyers who learn the price late leave',
        },
      ],
      decision: 'before the buyer has measured the stairs, does the page show a range of prices or no price?',
      frame: 'the page before the stairs are measured',
      unknowns: [
        () => 'Would buyers on high floors pay the charge if they saw it earlier?',
        () => 'How many buyers carry the piece up themselves to avoid the charge?',
      ],
      twist: () =>
        'The lift of a tower with 60 homes is out of order for a month. What does ‘Price of carrying’ show to buyers who live there?',
      users: ['buyer', 'proxy', 'planner'],
    },
  ],
  sellingPoints: [
    { title: 'Covers for decades', text: () => 'Every sofa cover can be bought again for 30 years.' },
    { title: 'Own carriers', text: () => 'The carriers are employed by the shop.' },
    { title: 'No old sofa left', text: () => 'The carriers take the old piece with them.' },
  ],
  audience: (_, has) =>
    has.desk
      ? 'Buyers of large furniture, for themselves or for others, and the planners of the vans.'
      : 'Buyers of large furniture, for themselves or for others.',
  direction: {
    styles: {
      minimal: {
        mood: 'Quiet and short, because buyers want to pay, and each line here stands in between.',
        shape:
          'One door drawn in a single line, one measure across it and nothing beside it: buyers look up from the tape and find it again.',
        second: {
          fit: 'shows two plain lines, as long as sofa and door are wide, because buyers compare only these two',
          way: 'asks for one place and shows nothing else, because many buyers answer on a train',
        },
        avoid:
          'Figures without units, because nobody knows what “84” alone means. Questions hidden behind a plus sign, because nobody opens them.',
      },
      bold: {
        mood: 'Frank and strong, because buyers want one plain answer before they pay, and no small print after it.',
        shape:
          'Heavy bars for door and piece, drawn to one scale across the full width: buyers see the gap before they read.',
        second: {
          price: 'sets the price of carrying in the heaviest figures, because buyers open this screen for one sum',
          way: 'gives each answer a block across the full width, because buyers tap with a thumb on the move',
        },
        avoid:
          'An alarm for “may not get in”, because buyers then leave at once. Slogans, because they take room from the measures.',
      },
      playful: {
        mood: 'Cheerful and helpful, because nobody likes to look for a tape measure in the middle of a purchase.',
        shape:
          'A small, round sofa stands at the door, the lift or the stairs: buyers see which place to measure next.',
        second: {
          way: 'draws door, lift and stairs as round pictures to tap, because buyers know their house by sight',
          fit: 'shows the small sofa before its door, because a picture is understood sooner than two measures',
        },
        avoid:
          'Jokes about stuck sofas, because they hurt people who had one. Wobbly figures, because buyers misread a measure in them.',
      },
      luxury: {
        mood: 'Attentive and calm, because people keep a sofa for years, and choose it with care.',
        shape:
          'One large picture of the piece in wide margins, with its three measures and no more: buyers check that it is theirs.',
        second: {
          fit: 'sets the result as one short sentence in a wide margin, because three measures should end in one answer',
          price:
            'sets the total alone in a wide margin, with its parts in quiet rows below, because a sum that stands alone hides nothing',
        },
        avoid:
          'Hairlines, because they vanish on a dim staircase. Small figures, because buyers misread them in the dark.',
      },
      corporate: {
        mood: 'Reliable and even, because buyers check the shop’s arithmetic before they pay for a sofa.',
        shape:
          'Straight rows, each with a small door, lift or stair in front, and piece and place in two columns: the row that fails stands out.',
        second: {
          way: 'lists front door, lift, stairs and room door in fixed rows, because buyers answer in the order of the walk',
          fit: 'puts piece and door side by side in each row, because only two measures of one row may be compared',
        },
        avoid:
          'Terms of the trade, because they mean nothing to buyers. Long forms, because buyers leave them half filled.',
      },
      retro: {
        mood: 'Solid and homely, because people buy a piece here that stays in the family for decades.',
        shape: 'A ruled form with one framed box for each measure: buyers see at once which box is still empty.',
        second: {
          fit: 'stamps the result across the ruled form, because it must not be taken for one more measure',
          price: 'rules the sum off with a double line, because buyers look for the total below it',
        },
        avoid:
          'Paper texture behind figures, because it makes them pale. Decorated numerals, because a 6 then looks like an 8.',
      },
      futuristic: {
        mood: 'Precise and quiet, because one centimetre decides whether a sofa gets in.',
        shape:
          'Thin lines with ticks in centimetres across door and piece: buyers see which measure stops the sofa, and by how much.',
        second: {
          way: 'draws the way to the room as one line with a tick at each narrow place, because buyers forget one of them',
          price: 'marks the buyer’s floor on a scale of floors with their prices, because the charge rises by floor',
        },
        avoid:
          'Camera pictures, because they look as if the shop had measured. Glowing outlines, because they blur a small gap.',
      },
      organic: {
        mood: 'Homely and patient, because buyers think of their home here, and not of a load of freight.',
        shape:
          'A soft band shows the way to the room and narrows at one place: buyers see that only this place matters.',
        second: {
          fit: 'draws the cushions soft and the frame straight, because only the frame stops at a door',
          way: 'shows each place of the way as an uneven, hand-cut shape, because no two staircases are alike',
        },
        avoid: 'Wood grain behind figures, because it hides them. Pale text, because it cannot be read on the stairs.',
      },
    },
    reading: 'Clear figures of equal width, because buyers hold a tape measure in one hand.',
    lettering: 'the sides of the vans',
    own: 'the carriers’ jackets',
    accent: 'the narrowest place, because buyers measure there',
    sample: 'The sofa needs 80 cm. Your door has 78.',
  },
  untold: {
    budget: (d) => `Pieces that come back cost us ${d.f.costWeek} a week, and we would pay four such weeks, once.`,
    decision: (d) => `I approve it. Anything that makes the checkout longer goes to ${d.who.sales!.first} as well.`,
    history: () =>
      'We had a page called “Please measure your door”. It was in the help section, and nobody found it there.',
    launch: () => 'Sofas first. They are a third of our orders and most of the pieces that come back.',
    content: () =>
      'Our carriers have taken hundreds of photographs of staircases, for their own amusement. You may have them.',
    machines: () =>
      'The order system can hold ten answers for each order. Today it holds an address, the number of floors and a remark that nobody reads.',
    access: () => 'You can ride in a van for a day. The carriers will talk, and they are right about most things.',
    fear: () => 'That people who could have had the sofa are frightened away by a question.',
    others: () =>
      'The large chains leave the piece at the front door and call it delivered. Many of our buyers have ordered there before.',
    staff: () => 'Three planners and eleven pairs of carriers. Two of the planners used to carry.',
    figures: () =>
      'A piece counts as failed when it returns to the warehouse. When carriers take a window out and get it in, nobody writes it down.',
    complaints: () =>
      'The bitterest letters are about the carrying charge on the last page, not about sofas that came back.',
    language: () => 'Carriers speak five languages among them. Numbers and a drawing serve all of them.',
  },
});
