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
          each: 14,
          next: 3400,
          wish: 38,
          repacked: 9,
          packers: 5,
        },
        {
          parcels: 1800,
          diedIn100: 19,
          each: 16,
          next: 2450,
          wish: 35,
          repacked: 11,
          packers: 4,
        },
      ],
      words: {
        season: 'spring',
        change: 'the spring parcels begin, now also for the customers of a nursery that has closed',
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
          each: 52,
          next: 4100,
          wish: 41,
          repacked: 8,
          packers: 6,
        },
        {
          parcels: 2100,
          diedIn100: 18,
          each: 58,
          next: 2900,
          wish: 43,
          repacked: 12,
          packers: 4,
        },
      ],
      words: {
        season: 'spring',
        change: 'the spring parcels begin, and a seed shop now sends its customers here too',
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
          each: 14500,
          next: 2050,
          wish: 36,
          repacked: 10,
          packers: 4,
        },
        {
          parcels: 1900,
          diedIn100: 15,
          each: 13500,
          next: 2600,
          wish: 39,
          repacked: 13,
          packers: 5,
        },
      ],
      words: {
        season: 'autumn',
        change: 'the autumn parcels begin, for the first time also to Concepción',
        danger: 'night frost',
        wait: 'in a bright place without sun, under a roof',
        far: 'Concepción',
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
          each: 420,
          next: 3300,
          wish: 34,
          repacked: 12,
          packers: 6,
        },
        {
          parcels: 1600,
          diedIn100: 23,
          each: 380,
          next: 2200,
          wish: 37,
          repacked: 9,
          packers: 4,
        },
      ],
      words: {
        season: 'rainy season',
        change: 'the parcels of the rainy season begin, for the first time also to Guwahati',
        danger: 'landslides on the hill road',
        wait: 'in a bright place under a roof, out of the rain',
        far: 'Guwahati',
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

      died,
      each: money(i.each),
      cost: money(died * i.each),
      diedThen,
      closed: Math.round(died * 0.56),
      badThen: Math.round((i.next * (100 - i.wish)) / 100),
      costThen: money(diedThen * i.each),
      diedGoal: Math.round(i.diedIn100 * 0.63),
      wishGoal: Math.round(i.wish * 1.45),
      repackedGoal: Math.round(i.repacked * 0.6),

      again: Math.round((i.parcels * i.repacked) / 100),
      againThen: Math.round((i.next * i.repacked) / 100),
    };
  },
  users: {
    gardener: {
      surface: 'phone',
      variants: [
        {
          role: 'Bus driver with a new garden',
          conflict: 'later',
          gender: 'f',
          ages: [28, 49],
          home: (d) => d.s.far,
          context: () => 'gets her shifts on the phone, late in the evening.',
          goal: () => 'Move the parcel as soon as she knows her shifts.',
          obstacle: () => 'She calls when the office is closed, and the parcel leaves.',
          quote: 'My shifts come at ten. Your office closes at five.',
        },
        {
          role: 'Nurse with a balcony, who works at night',
          conflict: 'box',
          gender: 'f',
          ages: [25, 46],
          home: (d) => d.s.near,
          context: () => 'reads on her phone, after a night shift.',
          goal: () => 'Do what cannot wait, and then sleep.',
          obstacle: () => 'She puts the box in the hall, and sleeps before she opens it.',
          quote: 'I can do one thing before I sleep. Tell me which.',
        },
        {
          role: 'Surveyor, whose garden is far from his flat',
          conflict: 'week',
          gender: 'm',
          ages: [31, 52],
          home: (d) => d.s.far,
          context: () => 'orders on his phone, two hours from his garden.',
          goal: () => 'Have the box just before his one free weekend.',
          obstacle: () => 'His last box stood closed in the garden for eleven days.',
          quote: 'The plants came on a Tuesday. I come on Saturdays, and not on every one.',
        },
      ],
    },
    beginner: {
      surface: 'phone',
      variants: [
        {
          role: 'Cook, who buys plants for the first time',
          conflict: 'box',
          gender: 'm',
          ages: [22, 38],
          home: (d) => d.s.near,
          context: () => 'stands before the open box, his phone beside it.',
          needs: 'a plant without leaves that is alive',
          goal: () => 'Know which plants are alive, and what they need today.',
          obstacle: () => 'Three plants look dead, and he throws away what looks dead.',
          quote: 'Three of them look like sticks. Do I water a stick?',
        },
        {
          role: 'Carpenter, who plants his first hedge',
          conflict: 'later',
          gender: 'm',
          ages: [44, 60],
          home: (d) => d.s.near,
          context: () => 'digs the holes by the light of his phone.',
          goal: () => 'Be sure tonight that the plants leave tomorrow.',
          obstacle: () => 'He digs before he knows the day, and the holes fill with rain.',
        },
        {
          role: 'Seamstress, whose first plants died',
          conflict: 'week',
          gender: 'f',
          ages: [47, 66],
          home: (d) => d.s.near,
          context: () => 'reads large text on her phone, from the garden table.',
          needs: 'three plants in large text',
          goal: () => 'Wait until every plant is strong enough.',
          obstacle: () => 'Her last box came a week too early for the weakest plants.',
          quote: 'I have time. The plants had not.',
        },
      ],
    },
    packer: {
      surface: 'bench',
      variants: [
        {
          role: 'Gardener at the packing bench',
          ages: [24, 58],
          context: () => 'works with wet gloves, with the tablet at arm’s length.',
          goal: () => 'Lift only plants that leave today.',
          obstacle: () => 'Each box that is opened again stops the whole bench.',
          quote: 'A plant that I pack twice has a bad day twice.',
        },
        {
          role: 'Student, who packs for one season',
          ages: [19, 27],
          context: () => 'stands at the bench with a pot in each hand.',
          goal: () => 'Pack in the order in which plants were lifted.',
          obstacle: () => 'The paper list follows the order in which customers paid.',
        },
      ],
    },
  },
  stakeholders: {
    owner: {
      role: 'owner of the nursery',
    },
    grower: { role: 'head grower' },
    service: { role: 'head of customer service' },
    packing: { role: 'head of packing' },
  },
  goals: ({ f }) => ({
    died: {
      direction: 'Lower',
      what: 'the share of parcels with a plant that dies within six weeks',
      from: `${f.diedIn100} in 100`,
      today: 'Of all parcels, {from} hold a plant that dies within six weeks.',
      to: `${f.diedGoal} in 100`,
      months: 3,
      measuredBy: 'the replacement list',
    },
    wish: {
      direction: 'Raise',
      what: 'the share of parcels that come in a week that suits the customer',
      from: `${f.wish} in 100`,
      today: 'Only {from} parcels come in a week that suits the customer.',
      to: `${f.wishGoal} in 100`,
      months: 2,
      measuredBy: 'a question to customers after delivery',
    },
    repacked: {
      direction: 'Lower',
      what: 'the share of packed parcels that are opened again',
      from: `${f.repacked} in 100`,
      today: 'Customers ask too late for another week, so {from} packed parcels are opened again.',
      to: `${f.repackedGoal} in 100`,
      months: 2,
      measuredBy: 'the packing list',
    },
  }),
  features: {
    week: {
      title: 'When can you plant?',
      surface: 'phone',
      user: 'gardener',
      goal: 'wish',
      does: 'asks which week suits the customer, before any plant is packed',
      frames: [
        'an order whose customer is free a week before the last plant is ready',
        'two weeks in which all plants are ready',
        'an order of one plant that is ready now',
      ],
    },
    box: {
      title: 'Your box has come',
      surface: 'phone',
      user: 'beginner',
      goal: 'died',
      does: 'says what to do first with a parcel',
      frames: ['an open box, and the step “Water the roots”', 'the last step, when all plants are watered'],
    },
    wait: {
      title: 'It can wait here',
      surface: 'phone',
      user: 'beginner',
      goal: 'died',
      does: 'shows how long each plant can wait, and where',
      frames: [
        'six plants, two of which must be planted this week',
        'one plant that can wait for three weeks',
        'a list without the plant that is already in the ground',
      ],
    },
    later: {
      title: 'Later, please',
      surface: 'phone',
      user: 'gardener',
      goal: 'repacked',
      does: 'moves a parcel to another week before it is packed',
      frames: [
        'a parcel on the evening before packing',
        'a parcel that is packed already',
        'two other weeks to choose from',
      ],
    },
    bench: {
      title: 'Packing list',
      surface: 'bench',
      user: 'packer',
      goal: 'repacked',
      does: 'shows the packers which plants to lift and which boxes to close today',
      frames: [
        'today’s boxes, two of them moved to another week',
        'a box that is taken back to the shelf',
        'the last box of the day',
      ],
    },
  },
  task: (d, has) =>
    [
      `Design the parcel pages of ${d.org}, a nursery in ${d.town}, ${d.country}, that sends garden plants by post.`,
      'Customers use them on a phone.',
      has.bench && 'Packers see on a tablet at the packing bench what leaves today.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (_d, _has, at) => {
    const start = 'Take one parcel with a geranium, a fern and an iris.';
    if (at === 'box')
      return `${start} It came yesterday. Write the first line for somebody who has opened it, and the first line for somebody who has not.`;
    if (at === 'later')
      return `${start} It is the evening before packing. Write three lines for a customer who has just learned of an early shift. Which line would surprise a customer who waits for the parcel?`;
    return `${start} The customer is free in the next two weeks, and the iris is ready in three. Write what the customer reads before choosing a week, in three short sentences.`;
  },
  glossary: [
    { word: 'Ready', means: 'strong enough to survive the journey in a box.' },
    { word: 'To lift', means: 'to take a plant out of the ground.' },
  ],
  overview: [
    ({ f, s, org }, _, at) =>
      at === 'later'
        ? `At ten at night, a customer of ${org} hears that her shift begins at six. Her plants leave tomorrow, and nobody answers the telephone. The nursery sends ${f.parcels} parcels each ${s.season}.`
        : at === 'week'
          ? `A customer takes Friday off to plant. His box comes a week later, when he works again, and stands in the hall. ${org} sends ${f.parcels} parcels each ${s.season}, and asks nobody for a good week.`
          : `A box of plants arrives in ${s.near} on a Tuesday. It stands in the hall until Saturday, and the roots dry out. ${org} sends ${f.parcels} parcels each ${s.season}, and asks nobody for a good week.`,
    ({ f, s, org }, _, at) =>
      at === 'later'
        ? `At six in the morning, a packer of ${org} opens a closed box again. Its customer has called: she has no time this week. The nursery sends ${f.parcels} parcels each ${s.season}.`
        : at === 'week'
          ? `A driver in ${s.near} has one free weekend to plant. Some of his plants are not ready then, and nobody has asked him. His box comes in a week of night shifts. ${org} sends ${f.parcels} parcels each ${s.season}.`
          : `On a doorstep in ${s.near} a box says “Living plants”. Nobody has come home for days. ${org} sends ${f.parcels} parcels each ${s.season}, and tells customers of a parcel only when it is packed.`,
  ],
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
      text: () => 'One order travels in one box. Boxes leave from Monday to Wednesday.',
      effect: () => '‘When can you plant?’ names the days on which the parcel can arrive.',
      frame: 'a chosen week with its days of arrival',
    },
    {
      type: 'content',
      at: 'box',
      text: () => 'Many plants are cut back before the journey and look dead.',
      effect: () => '‘Your box has come’ shows what a living plant looks like.',
      frame: 'a plant without leaves that is alive',
    },
    {
      type: 'people',
      at: 'wait',
      text: () => 'The phone lies between the pots, and customers have earth on their hands.',
      effect: () => '‘It can wait here’ has large text, and works with one finger.',
      frame: 'three plants in large text',
    },
    {
      type: 'time',
      at: 'later',
      text: ({ s }) => `No parcel should travel in a week of ${s.danger}.`,
      effect: () => '‘Later, please’ says when the nursery holds a parcel back, and why.',
      frame: 'a parcel held back because of the weather',
    },
    {
      type: 'brand',
      at: 'wait',
      text: () => 'The nursery replaces a dead plant at once, whatever the reason.',
      effect: () => '‘It can wait here’ never says whose fault a dead plant is.',
      frame: 'a plant that has waited too long',
      from: 'professional',
    },
    {
      type: 'people',
      at: 'bench',
      text: ({ w }) => `The ${w.packers} packers wear wet gloves.`,
      effect: () => '‘Packing list’ can be used with wet gloves.',
      frame: 'one box with the buttons “lifted” and “closed”',
      from: 'professional',
    },
  ],
  strands: [
    {
      at: 'week',
      titles: [
        (d) => `Plants by post from ${d.org}: the fern is ready. Are you?`,
        (d) => `Plants from ${d.org}: the right week for the plants, or for you?`,
      ],
      problem: ({ f, s }) =>
        `Only ${f.wish} in 100 parcels come in a week that suits the customer. In ${f.diedIn100} of 100, a plant dies within six weeks. The replacements, at ${f.each} a parcel, cost ${f.cost} each ${s.season}.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.change}. Of ${f.next} parcels, ${f.badThen} will then come in the wrong week, and in ${f.diedThen} a plant dies.`,
      sides: [
        {
          who: 'service',
          wants: () => 'wants the customer’s free week, because many customers have no other free day soon',
        },
        {
          who: 'grower',
          wants: () => 'wants the week in which all plants are ready, because a plant that is sent too soon dies',
        },
      ],
      decision:
        'does the page propose the week in which the customer is free, or the week in which all plants are ready?',
      unknowns: [
        () => 'How many weeks ahead do customers know when they are free?',
        () => 'How many customers keep the week that a page proposes?',
      ],
      twist: () =>
        'A month without sun delays half of all plants. What does ‘When can you plant?’ offer to customers who have taken a day off?',
      users: ['gardener', 'beginner', 'packer'],
    },
    {
      at: 'box',
      titles: [
        (d) => `Plants by post from ${d.org}: alive in a closed box. For how long?`,
        (d) => `Plants by post from ${d.org}: the box is here. Is it open?`,
      ],
      problem: ({ f, s }) =>
        `Each ${s.season}, a plant dies in ${f.died} parcels. By what customers say, ${f.closed} of these parcels had stayed closed for more than three days. The replacements, at ${f.each} a parcel, cost ${f.cost}.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.change}. At today’s share of ${f.diedIn100} in 100, ${f.diedThen} of ${f.next} parcels will need a replacement, which costs ${f.costThen}.`,
      sides: [
        {
          who: 'grower',
          wants: () => 'wants to warn everybody, because people put a question aside, and the roots dry out',
        },
        {
          who: 'service',
          wants: () => 'wants to ask first, because people whose plants are watered do not believe the next warning',
        },
      ],
      decision:
        'a day after delivery, does the page warn everybody that plants are drying out, or first ask whether the box is open?',
      frame: 'the day after delivery, when nobody has said whether the box is open',
      unknowns: [
        () => 'How many people open the box at once, and never say so on the page?',
        () => 'Does a warning help, or does it only frighten people?',
      ],
      twist: () =>
        'The post reports 60 parcels as delivered, but they still lie in a depot. What does ‘Your box has come’ say to customers who have no box?',
      users: ['beginner', 'gardener', 'packer'],
    },
    {
      at: 'later',
      titles: [
        (d) => `A later week for plants from ${d.org}, asked for at ten at night`,
        (d) => `Plants by post from ${d.org}: packed tomorrow, and your shift begins at six`,
      ],
      problem: ({ f, s }) =>
        `Each ${s.season}, packers open ${f.again} packed parcels again, and each of them takes as long as three new ones.`,
      whyNow: ({ f, w, s, start }) =>
        `On ${start}, ${s.change}. At today’s share of ${f.repacked} in 100, ${w.packers} packers will open ${f.againThen} of ${f.next} packed parcels again.`,
      sides: [
        {
          who: 'packing',
          wants: () => 'wants the week fixed, because the list for six in the morning is made that evening',
        },
        {
          who: 'service',
          wants: () => 'wants to let the parcel move, because many customers learn of a shift only that evening',
        },
      ],
      decision: 'on the evening before packing, can the customer still move the parcel, or is the week fixed?',
      unknowns: [
        () => 'Do customers look at the page on the evening before packing?',
        () => 'Would people move a parcel twice if it were easy?',
      ],
      twist: ({ s }) =>
        `At seven in the morning the forecast warns of ${s.danger}. By then 90 plants are lifted. What does ‘Later, please’ tell the customers who wait for them?`,
      users: ['gardener', 'beginner', 'packer'],
    },
  ],
  sellingPoints: [
    { title: 'Grown outside', text: () => 'All plants grow up in wind and rain.' },
    {
      title: 'Rare plants',
      text: () => 'Half of the plants are sold nowhere else.',
    },
    { title: 'Answers from growers', text: () => 'The person who grew the plant answers questions.' },
  ],
  audience: (_, has) =>
    `People who buy garden plants by post, many for the first time${has.bench ? ', and the packers' : ''}.`,
  direction: {
    styles: {
      minimal: {
        mood: 'Calm and plain, because customers look in between work and garden, and have one thing to decide.',
        shape:
          'A pot drawn in one line for each plant, with its day and much space: a finger with earth on it hits the right one.',
        second: {
          box: 'shows one step alone in the middle, because hands are busy with the box',
          wait: 'shows one plant with its place and its last day, because people carry one plant at a time',
        },
        avoid:
          'Icons without words, because beginners have to guess. Grey small print, because nobody can read it in bright light.',
      },
      bold: {
        mood: 'Strong and clear, because people in a garden give a screen one glance.',
        shape:
          'The day or the step stands across the full width in heavy letters: the phone lies low, between the pots.',
        second: {
          later: 'sets the last hour for a change across the full width, because the parcel leaves the next morning',
          wait: 'sets “today”, “this week” or “later” in heavy letters over the plants, because people sort the pots by it',
        },
        avoid:
          'Alarm bands, because beginners then water too much. Rows of exclamation marks, because they hide the step.',
      },
      playful: {
        mood: 'Cheerful and patient, because many customers plant for the first time, and are afraid of mistakes.',
        shape: 'A small round pot for each plant, with its leaves or bare sticks: beginners find it again in the box.',
        second: {
          wait: 'shows the days that are left as round drops beside each pot, because beginners can count them',
          later: 'draws a small round box, open or already closed, because customers first ask whether it is too late',
        },
        avoid:
          'Sad plants with faces, because they blame the customer. Jokes about dead plants, because some customers have just lost one.',
      },
      luxury: {
        mood: 'Attentive and calm, because many plants are sold nowhere else, and customers have long looked for them.',
        shape:
          'One large picture of each plant in wide margins, and few words: customers remember what they have waited for.',
        second: {
          week: 'sets each possible week on a fine line with wide margins, because customers look to their diary and back',
          wait: 'gives the picture of one plant the full width, with few words below, because a rare plant is looked after by itself',
        },
        avoid: 'Thin lettering, because it fades outdoors. Pale pictures, because they make a living plant look dead.',
      },
      corporate: {
        mood: 'Reliable and plain, because customers take a day off for the parcel, and it has to hold.',
        shape:
          'A wall calendar of weeks, with one row and one mark for each plant: customers see what is ready in their free week.',
        second: {
          wait: 'sorts the plants in fixed rows by their last day, because customers plant from top to bottom',
          later:
            'sets old and new week in two columns with their days of arrival, because customers compare them with their shifts',
        },
        avoid:
          'Order numbers above the day, because they push it down the page. Postal terms, because gardeners do not know them.',
      },
      retro: {
        mood: 'Homely and sturdy, because gardeners trust a label in the pot more than their memory.',
        shape:
          'Ruled labels with plant name and day, like the label in each pot: customers match pot and page word by word.',
        second: {
          box: 'numbers the steps in ruled frames, like a printed care card, because people put the phone down after each',
          wait: 'stamps the last day on each plant’s label, because this day is what customers look for again',
        },
        avoid:
          'Engraved flowers, because their fine lines blur on a phone. Drawn blossoms, because the plants arrive cut back.',
      },
      futuristic: {
        mood: 'Alert and exact, because the weather can move a date overnight.',
        shape:
          'One exact line of days, with a tick where each plant is ready and a mark for the free day: the gap between them is seen at once.',
        second: {
          later: 'shows the hours until packing as a ring with ticks, because a change counts only until then',
          wait: 'gives each plant a scale of days with a mark for today, because customers plan which to plant next',
        },
        avoid:
          'Dark screens, because they mirror the sky outdoors. Glowing lines, because they disappear in the light.',
      },
      organic: {
        mood: 'Gentle and grounded, because customers receive something alive, which a parcel number lets them forget.',
        shape:
          'A soft, uneven leaf for each plant, open when it is ready and closed when not: customers see why a week is too soon.',
        second: {
          wait: 'lays the plants in soft layers, the most urgent on top, because customers begin with what lies on top',
          box: 'draws roots and water in soft, uneven shapes, because beginners look at leaves and forget the roots',
        },
        avoid:
          'Blossoms behind text, because beginners look for them in the box. Handwritten dates, because they are misread.',
      },
    },
    reading: 'Sturdy, open letters, because customers read outdoors, in the sun.',
    lettering: 'the nursery’s gate',
    own: 'the plant labels',
    accent: 'the last day on which a plant can wait, because the roots dry out after it',
    sample: 'The geranium can wait for nine days.',
  },
  untold: {
    budget: ({ f }) => `We can spend half of what replacements cost us last year. They cost ${f.cost}, with postage.`,
    decision: (d) => `I say yes or no. Where it touches the bench, ${d.who.packing!.first} has to agree too.`,
    history: () =>
      'We once printed care cards on waterproof paper. People kept them for years, in a drawer, with the box still closed.',
    launch: () => 'Customers who have ordered twice get it first. They write to us anyway when something is wrong.',
    content: ({ s }) =>
      `For each plant we know how long it can wait ${s.wait}. It stands in the grower’s notebook, and someone must type it.`,
    machines: () =>
      'The post tells us when a parcel is delivered. Whether a box is open, we only know if somebody says so.',
    access: () => 'You may pack with us for a morning. You will have opinions about closed boxes afterwards.',
    fear: () => 'That all customers choose the same fine weekend, and we cannot pack so many boxes on three days.',
    staff: () => 'The packers are quick and do not read long lines. Two of them read better with pictures.',
    figures: () =>
      'Dead plants are counted well, because people want new ones. How long a box was closed is what people remember.',
    complaints: () => 'Most begin with “I was away”. After that they become friendly.',
    others: () => 'Garden centres sell the same plants bigger and dearer. There people choose the day themselves.',
    stake: () => 'I have a box from a colleague in my own hall. It came on Tuesday.',
  },
});
