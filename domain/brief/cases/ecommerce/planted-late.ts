import { defineCase, money } from '../case.ts';

export const plantedLate = defineCase({
  id: 'planted-late',
  industry: 'ecommerce',
  client: 'remembered',
  model: 'retail',
  channel: 'phone',
  about:
    'A nursery sends garden plants by post as soon as they are ready. Nobody asks the customer for a week. So parcels come when people have no time. The plants stay in the closed box or in their small pots until they are too weak. The nursery replaces them free of charge. It wants parcels to arrive when somebody can plant, and plants that have to wait should wait in the right way.',
  settings: [
    {
      country: 'gb',
      town: 'Ludlow',
      orgs: ['Whitcliffe Lane Plants', 'Teme Bank Perennials', 'Corve Slope Nursery'],
      start: [3, 9],
      trigger: 'growth',
      languages: ['English'],
      inputs: [
        {
          parcels: 2600,
          diedIn100: 16,
          lateIn100: 57,
          each: 14,
          next: 3400,
          wish: 6,
          open: 37,
          repacked: 9,
          packers: 5,
        },
        {
          parcels: 1800,
          diedIn100: 19,
          lateIn100: 53,
          each: 16,
          next: 2450,
          wish: 4,
          open: 33,
          repacked: 11,
          packers: 4,
        },
      ],
      words: {
        season: 'spring',
        change: 'the spring parcels begin, now also for the customers of a second nursery, whose owner has retired',
        danger: 'night frost',
        wait: 'in a bright place without sun, close to a wall',
        far: 'Aberdeen',
        near: 'Cardiff',
      },
    },
    {
      country: 'pl',
      town: 'Puławy',
      orgs: ['Szkółka Pod Skarpą', 'Byliny Włostowice', 'Szkółka Trzy Inspekty'],
      start: [3, 23],
      trigger: 'growth',
      languages: ['Polish', 'Ukrainian'],
      inputs: [
        {
          parcels: 3200,
          diedIn100: 14,
          lateIn100: 59,
          each: 52,
          next: 4100,
          wish: 5,
          open: 41,
          repacked: 8,
          packers: 6,
        },
        {
          parcels: 2100,
          diedIn100: 18,
          lateIn100: 55,
          each: 58,
          next: 2900,
          wish: 7,
          open: 36,
          repacked: 12,
          packers: 4,
        },
      ],
      words: {
        season: 'spring',
        change: 'the spring parcels begin, now also for the customers of a seed catalogue',
        danger: 'night frost',
        wait: 'in a bright place without sun, close to a wall',
        far: 'Szczecin',
        near: 'Lublin',
      },
    },
    {
      country: 'cl',
      town: 'Valdivia',
      orgs: ['Vivero Tres Canelos', 'Vivero Huerta Mojada', 'Plantas Arique'],
      start: [4, 6],
      trigger: 'growth',
      languages: ['Spanish'],
      inputs: [
        {
          parcels: 1400,
          diedIn100: 18,
          lateIn100: 56,
          each: 14500,
          next: 2050,
          wish: 5,
          open: 34,
          repacked: 10,
          packers: 4,
        },
        {
          parcels: 1900,
          diedIn100: 15,
          lateIn100: 61,
          each: 13500,
          next: 2600,
          wish: 6,
          open: 39,
          repacked: 13,
          packers: 5,
        },
      ],
      words: {
        season: 'autumn',
        change: 'the autumn parcels begin, and the nursery sends to Santiago for the first time',
        danger: 'heavy rain',
        wait: 'in a bright place without sun, under a roof',
        far: 'Santiago',
        near: 'Osorno',
      },
    },
    {
      country: 'in',
      town: 'Kalimpong',
      orgs: ['Nine Terraces Nursery', 'Durpin Slope Plants', 'Relli Terrace Nursery'],
      start: [6, 15],
      trigger: 'growth',
      languages: ['English', 'Hindi'],
      inputs: [
        {
          parcels: 2300,
          diedIn100: 21,
          lateIn100: 52,
          each: 420,
          next: 3300,
          wish: 4,
          open: 42,
          repacked: 12,
          packers: 6,
        },
        {
          parcels: 1600,
          diedIn100: 23,
          lateIn100: 54,
          each: 380,
          next: 2200,
          wish: 3,
          open: 38,
          repacked: 9,
          packers: 4,
        },
      ],
      words: {
        season: 'rainy season',
        change: 'the parcels of the rainy season begin, and the nursery sends to Bengaluru for the first time',
        danger: 'great heat',
        wait: 'in a bright place without sun, away from a hot wall',
        far: 'Bengaluru',
        near: 'Siliguri',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Parcel pages on the phone', device: 'phone', size: '390 × 844 px' },
    bench: { name: 'Packing list on the tablet', device: 'tablet', size: '1280 × 800 px' },
  },
  figures: (i) => {
    const died = Math.round((i.parcels * i.diedIn100) / 100);
    const diedThen = Math.round((i.next * i.diedIn100) / 100);
    return {
      ...i,
      each: money(i.each),
      died,
      late: Math.round((died * i.lateIn100) / 100),
      cost: money(died * i.each),
      diedThen,
      costThen: money(diedThen * i.each),
      repackedAll: Math.round((i.parcels * i.repacked) / 100),
      diedGoal: Math.round(i.diedIn100 * 0.63),
      wishGoal: i.wish + 61,
      openGoal: i.open + 32,
      repackedGoal: Math.round(i.repacked * 0.42),
    };
  },
  users: {
    gardener: {
      surface: 'phone',
      variants: [
        {
          role: 'Bus driver with a new garden, who works in shifts',
          ages: [28, 49],
          home: (d) => d.s.far,
          context: () => 'Orders on the phone in a break, and knows the free days two weeks ahead.',
          goal: () => 'Have the plants come on a free day.',
          obstacle: () => 'The shop names no week, so the parcel comes in the middle of five early shifts.',
          quote: 'They sent the plants in the right week for the plants.',
        },
        {
          role: 'Nurse with a balcony, who often sleeps in the daytime',
          at: 'box',
          gender: 'f',
          ages: [25, 46],
          home: (d) => d.s.near,
          context: () => 'Finds the parcel at the door after a night shift and reads on her phone in the kitchen.',
          goal: () => 'Do only what cannot wait, and sleep.',
          obstacle: () => 'The sheet in the box has two pages, and she does not know which line is urgent.',
          quote: 'I can do one thing before I sleep. Tell me which.',
        },
        {
          role: 'Surveyor, who plants a bed at his parents’ house',
          gender: 'm',
          ages: [31, 52],
          home: (d) => d.s.far,
          context: () => 'Drives to his parents every second weekend and plans on his phone.',
          goal: () => 'Have the box at his parents’ house on the Friday before.',
          obstacle: () => 'The parcel came on a Monday, and his parents left it closed for him.',
        },
      ],
    },
    beginner: {
      surface: 'phone',
      variants: [
        {
          role: 'Cook, who has bought plants for the first time',
          at: 'box',
          ages: [22, 38],
          home: (d) => d.s.near,
          context: () => 'Stands before the open box with earth on both hands, and the phone leans on a pot.',
          goal: () => 'Know which plants are alive and what they need today.',
          obstacle: () => 'Three of the plants have no leaves and look dead.',
          quote: 'I watered five sticks for a week. One of them was the label.',
        },
        {
          role: 'Retired seamstress, who was given a box of plants',
          gender: 'f',
          ages: [63, 79],
          home: (d) => d.s.near,
          context: () => 'Her phone shows large text, and she reads it from the garden table.',
          needs: 'three plants in large text',
          goal: () => 'Plant two today and let the others wait until her knee is better.',
          obstacle: () => 'She does not know which plants can wait.',
          quote: 'I have one good knee and six plants.',
        },
      ],
    },
    packer: {
      surface: 'bench',
      variants: [
        {
          role: 'Gardener at the packing bench',
          ages: [24, 58],
          context: () => 'Works at a bench with wet gloves, and the tablet hangs at arm’s length.',
          goal: () => 'Lift only plants that leave today.',
          obstacle: () => 'A customer’s wish for a later week arrives when the box is already closed.',
          quote: 'A plant that I have packed twice has had a bad day twice.',
        },
        {
          role: 'Student, who packs for one season',
          ages: [19, 27],
          context: () => 'Reads the tablet from two metres away, between the trolley and the bench.',
          goal: () => 'Pack the boxes in the order in which the plants were lifted.',
          obstacle: () => 'The paper list is in the order of payment.',
        },
      ],
    },
  },
  stakeholders: {
    owner: {
      role: 'owner of the nursery',
      wants: () => 'The plants should live, because customers who lose one seldom order again.',
    },
    grower: { role: 'head grower', wants: () => 'No plant should leave before it is strong enough.' },
    service: { role: 'head of customer service', wants: () => 'A customer should know the day of arrival.' },
    packing: { role: 'head of packing', wants: () => 'Every box should be packed once.' },
  },
  goals: ({ f }) => ({
    died: {
      direction: 'Lower',
      what: 'parcels with a plant that dies in its first six weeks',
      from: `${f.diedIn100} in 100`,
      to: `${f.diedGoal} in 100`,
      months: 4,
      measuredBy: 'the replacement list',
    },
    wish: {
      direction: 'Raise',
      what: 'parcels that arrive in a week that the customer has named',
      from: `${f.wish} in 100`,
      to: `${f.wishGoal} in 100`,
      months: 2,
      measuredBy: 'the order system',
      today: 'Only {from} parcels arrive in a week that the customer has named, by phone or in a letter.',
    },
    open: {
      direction: 'Raise',
      what: 'parcels whose plants are out of the box within a day',
      from: `${f.open} in 100`,
      to: `${f.openGoal} in 100`,
      months: 2,
      measuredBy: 'a question to every customer in the third week',
      today: 'Only {from} parcels have their plants out of the box within a day.',
    },
    repacked: {
      direction: 'Lower',
      what: 'packed parcels that are opened again because the customer wants another week',
      from: `${f.repacked} in 100`,
      to: `${f.repackedGoal} in 100`,
      months: 2,
      measuredBy: 'the packing list',
      today: 'Because customers wanted another week, {from} packed parcels are opened again.',
      told: [f.repackedAll],
    },
  }),
  features: {
    week: {
      title: 'When can you plant?',
      surface: 'phone',
      user: 'gardener',
      goal: 'wish',
      does: 'asks the customer for a week before any plant is packed',
      frames: [
        'a plant that is ready after the week that the customer would like',
        'the weeks in which all plants of an order are ready',
        'the note of the chosen week',
      ],
    },
    box: {
      title: 'The first hour',
      surface: 'phone',
      user: 'beginner',
      goal: 'open',
      does: 'asks whether the box is open, and says how to help the plants in the first hour',
      frames: ['the first step with an open box', 'the end of the first hour'],
    },
    wait: {
      title: 'It can wait here',
      surface: 'phone',
      user: 'beginner',
      goal: 'died',
      does: 'shows how long each plant can wait, and in which place',
      frames: [
        'six plants, of which two must be planted this week',
        'one plant that can wait for three weeks',
        'a plant planted and taken off the list',
      ],
    },
    later: {
      title: 'Later, please',
      surface: 'phone',
      user: 'gardener',
      goal: 'repacked',
      does: 'lets the customer move the parcel to another week as long as it is not packed',
      frames: ['the evening before packing', 'a parcel that is packed already', 'two other weeks to choose from'],
    },
    bench: {
      title: 'Packing list',
      surface: 'bench',
      user: 'packer',
      goal: 'repacked',
      does: 'shows the packers which plants to lift and which boxes to close today',
      frames: ['a morning with 40 boxes', 'a box that is taken back to the shelf', 'the last box of the day'],
    },
  },
  first: 'week',
  titles: [
    (d) => `${d.org}: plants by post, in a week when somebody can plant them`,
    (d) => `A parcel date for plants of ${d.org}: ready is not the same as welcome`,
    (d) => `From the box into the ground: parcel pages for ${d.org}`,
  ],
  task: (d, has) =>
    [
      `Design the parcel pages of ${d.org}, a nursery in ${d.town}, ${d.country}, that sends garden plants by post.`,
      'Customers use the pages in the web browser of a phone. They choose a week before the parcel is sent, and they get help when it has come.',
      has.bench && 'Packers see the same weeks on a tablet at the packing bench.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: () =>
    'Take one order with three plants. The geranium is ready in week 14, the fern in week 15 and the iris in week 17. The customer is free in weeks 15 and 16, and the nursery sends one parcel for each order. Write what ‘When can you plant?’ tells this customer, in three short sentences.',
  glossary: [
    { word: 'Ready', means: 'a plant has roots enough to survive the journey in a box.' },
    { word: 'To lift', means: 'to take a plant out of the ground so that it can be packed.' },
    { word: 'Replacement', means: 'a new plant, sent free of charge for one that has died.' },
  ],
  overview: [
    ({ f, s, org }) => [
      `${org} sends ${f.parcels} parcels each ${s.season}. A parcel leaves when its plants are ready, and the customer is told on the same day. Nobody asks whether there is time for planting. So many boxes stay closed in a hall or a kitchen. There a plant has no light, and three days later its roots are dry.`,
      `In ${f.died} parcels, ${f.diedIn100} in 100, a plant dies within six weeks. The nursery asked all of these customers. In ${f.late} cases the box had stayed closed for more than three days after it came. Each replacement costs ${f.each} with its postage, or ${f.cost} in all. The last attempt was a sheet of two pages in every box. Its most urgent line stands on the second page.`,
    ],
    ({ f, s, org }) => [
      `${org} decides when a parcel leaves, and tells the customer on the same day. Only ${f.open} in 100 customers take the plants out of the box within a day.`,
      `Of ${f.parcels} parcels in one ${s.season}, ${f.died} have a plant that dies in its first six weeks. In ${f.late} of these cases the box had stayed closed for more than three days. Inside, a plant has no light and its roots dry. The nursery replaces every dead plant, at ${f.each} each time and ${f.cost} in all. ${f.repackedAll} boxes were opened again because the customer wanted another week.`,
    ],
  ],
  whyNow: ({ f, s, start }) =>
    `On ${start}, ${s.change}. The nursery then expects ${f.next} parcels in one ${s.season}. If ${f.diedIn100} in 100 still have a plant that dies, ${f.diedThen} replacements cost ${f.costThen}.`,
  nonGoals: [
    'The choice of plants and the shop itself',
    'A plan or drawing of the garden',
    'Advice on pruning and feeding',
    'Recognising plants from photographs',
  ],
  constraints: [
    {
      type: 'technical',
      at: 'week',
      text: () => 'Parcels leave from Monday to Wednesday only, so that none spends a weekend on the way.',
      effect: () => '‘When can you plant?’ names the possible days of arrival and not the day of packing.',
      frame: 'a chosen week with its days of arrival',
    },
    {
      type: 'content',
      at: 'box',
      text: () => 'Many plants are cut back to short stems before the journey. Beginners take them for dead.',
      effect: () => '‘The first hour’ shows the plant as it looks in the box, in a drawing.',
      frame: 'a plant without leaves that is alive',
    },
    {
      type: 'people',
      at: 'wait',
      text: () => 'Customers read with earth on their hands, and some from a metre away.',
      effect: () => '‘It can wait here’ can be read from a metre away and used with dirty hands.',
      frame: 'three plants in large text',
    },
    {
      type: 'time',
      at: 'later',
      text: ({ s }) =>
        `The weather forecast is reliable for five days. A parcel should not arrive in a week of ${s.danger}.`,
      effect: () => '‘Later, please’ also says when and why the nursery holds a parcel back.',
      frame: 'a parcel that the nursery holds back because of the weather',
    },
    {
      type: 'brand',
      at: 'wait',
      text: () => 'The nursery replaces a dead plant at once, whatever the reason.',
      effect: () => '‘It can wait here’ never says whose fault it was.',
      frame: 'a plant that has waited too long',
      from: 'professional',
    },
    {
      type: 'people',
      at: 'bench',
      text: ({ f }) =>
        `There are ${f.packers} packers. They wear wet gloves, and a wet screen takes only large, slow taps.`,
      effect: () => '‘Packing list’ needs one tap for each box and shows nothing that is not for today.',
      frame: 'one box closed by mistake and opened again',
      from: 'professional',
    },
  ],
  strands: [
    {
      at: 'week',
      sides: [
        {
          who: 'service',
          wants: () => 'wants the customer’s week to count, because a free day for planting is hard to find twice',
        },
        {
          who: 'grower',
          wants: () => 'wants the plant’s week to count, because a plant sent too soon dies even in good hands',
        },
      ],
      decision: 'whose week counts, the customer’s or the plant’s?',
      where: 'In ‘When can you plant?’, when a plant is ready after the week that the customer would like.',
      unknowns: [
        () => 'How far ahead do customers know when they are free?',
        () => 'Would they take two parcels if one plant is not ready yet?',
      ],
      twist: () =>
        'A month with little sun delays half of all plants by two weeks. Many customers have taken a day off for the first date. What does ‘When can you plant?’ offer them?',
      users: ['gardener', 'beginner', 'packer'],
    },
    {
      at: 'box',
      sides: [
        {
          who: 'grower',
          wants: () =>
            'wants a message when nobody has reported the box as open after a day, because every closed day weakens the roots',
        },
        {
          who: 'service',
          wants: () =>
            'wants no further message, because most of these boxes are open and their owners are busy with planting',
        },
      ],
      decision: 'does the nursery write again to somebody who may be planting?',
      frame: 'a box that arrived yesterday and that nobody has reported as open',
      where: 'In ‘The first hour’, when the box arrived yesterday and nobody has reported it as open.',
      unknowns: [
        () => 'How many people open the box at once and never tell the page?',
        () => 'Does a reminder help, or does it only add guilt?',
      ],
      twist: () =>
        'The post reports 60 parcels as delivered that still lie in a depot. What does ‘The first hour’ say to people who have no box?',
      users: ['beginner', 'gardener', 'packer'],
    },
    {
      at: 'later',
      sides: [
        {
          who: 'packing',
          wants: () =>
            'wants the choice to end on the evening before, because plants are lifted from six in the morning',
        },
        {
          who: 'service',
          wants: () =>
            'wants it open until noon of the packing day, because people learn their shifts and the forecast in the morning',
        },
      ],
      decision: 'until when may a customer choose another week?',
      where: 'In ‘Later, please’, on the evening before packing.',
      unknowns: [
        () => 'How many customers change their week in the last twelve hours?',
        () => 'How often would people move a parcel if it costs nothing?',
      ],
      twist: ({ s }) =>
        `The forecast changes at seven in the morning: ${s.danger} in half of the country. 90 plants are lifted already. What does ‘Later, please’ tell their customers?`,
      users: ['gardener', 'beginner', 'packer'],
    },
  ],
  sellingPoints: [
    { title: 'Grown outside', text: () => 'All plants are grown outdoors, so they are used to wind and rain.' },
    {
      title: 'Replaced at once',
      text: () => 'A plant that dies in its first six weeks is replaced, whatever the reason.',
    },
    { title: 'Answers from growers', text: () => 'Letters about a plant are answered by the person who grew it.' },
  ],
  audience: (_, has) =>
    `People with a garden or a balcony who buy plants by post, many of them for the first time.${has.bench ? ' The design also serves the packers at the bench.' : ''}`,
  direction: {
    styles: {
      minimal: {
        mood: 'Calm and exact: a customer with earth on the hands reads one thing at a time.',
        why: 'Customers kneel beside a box, and can read one line at a time.',
        shape: 'A row of weeks with much space around it, like pots on an empty bench.',
        avoid: 'Icons without words and grey small print. Beginners would guess, and a guess costs them a plant.',
      },
      bold: {
        mood: 'Encouraging and clear, since planting in a free hour is work with a beginning and an end.',
        why: 'The most important line was overlooked on the printed sheet.',
        shape: 'Thick bands, one for each week, that can be hit with a wet thumb.',
        avoid: 'Alarm in large letters when a plant waits. Frightened beginners water too much.',
      },
      playful: {
        mood: 'Cheerful and patient, as a neighbour who hands a cutting over the fence.',
        why: 'Many buyers plant for the first time, and are afraid of doing it wrong.',
        shape: 'Simple drawn plants that stand up step by step as the box is unpacked.',
        avoid: 'Sad plants with faces, and jokes about dead ones. A customer who has lost six plants feels blamed.',
      },
      luxury: {
        mood: 'Attentive: each parcel is expected, and somebody has prepared its place.',
        why: 'The nursery grows rare plants, and sells them to people who collect them.',
        shape: 'One plant drawn with care on a wide page, and its week below it.',
        avoid: 'Fine thin lettering and slow entrances. Outdoors neither can be read from a garden table.',
      },
      corporate: {
        mood: 'Reliable and plain, so that shift workers can plan with it as with a timetable.',
        why: 'Packing, service and customers should speak of the same week.',
        shape: 'One table of plant, week and place that looks the same before and after delivery.',
        avoid: 'Order numbers and postal terms at the top of the page. People look for a day first.',
      },
      retro: {
        mood: 'Homely and well ordered, in the manner of an old seed catalogue.',
        why: 'The nursery’s printed catalogue is old and loved, with drawings of each plant.',
        shape: 'Plant labels with a typed name, a week and a hole for the string.',
        avoid: 'Engraved pictures with fine lines. A cut-back plant has to be recognised, and engravings show flowers.',
      },
      futuristic: {
        mood: 'Alert and quiet: plant, weather and free days come together on one line.',
        why: 'The nursery measures each bed, and wants to show what it knows. The risk: gardeners trust people more than measurements.',
        shape: 'A single time line on which roots, parcel and free days move towards each other.',
        avoid: 'Dark screens and live charts. In daylight they mirror the sky, and nobody can check a chart in gloves.',
      },
      organic: {
        mood: 'Grounded and unhurried, because most plants forgive a day and few forgive a week.',
        why: 'The nursery sells living things, and its boxes are made of straw and card.',
        shape: 'Soft, uneven shapes like trays and clods, with straight lines only where a date stands.',
        avoid: 'Leaves behind text, and dates in handwriting. A date that is misread means a closed box.',
      },
    },
    reading: 'Customers read it outdoors, in daylight, often from a metre away.',
    accent: 'plants that cannot wait',
    sample: 'Geranium, week 15: can wait for nine days.',
  },
  untold: {
    budget: ({ f }) =>
      `Half of what we spent on replacements last year, and that was ${f.cost}. Postage of it included.`,
    decision: (d) =>
      `${d.who.owner!.first} says yes or no. Where it touches the bench, ${d.who.packing!.first} has to agree too.`,
    history: () =>
      'We once printed care cards on waterproof paper. People kept them for years, in a drawer, with the box still closed.',
    launch: () => 'Customers who have ordered twice get it first. They write to us anyway when something is wrong.',
    content: ({ s }) =>
      `For each plant we know how long it can wait ${s.wait}. It stands in the grower’s notebook, and someone must type it.`,
    machines: () =>
      'The post tells us when a parcel is delivered. Whether a box is open, we only know if somebody says so.',
    access: () => 'You may pack with us for a morning. You will have opinions about closed boxes afterwards.',
    fear: () => 'That all of them choose the same fine weekend, and we cannot pack so many boxes on three days.',
    staff: () => 'The packers are quick and do not read long lines. Two of them read better with pictures.',
    figures: () =>
      'Dead plants are counted well, because people want new ones. How long a box was closed is what people remember.',
    complaints: () => 'Most begin with “I was away”. After that they become friendly.',
    others: () => 'Garden centres sell the same plants bigger and dearer. There people choose the day themselves.',
    stake: () => 'I have a box from a colleague in my own hall. It came on Tuesday.',
  },
});
