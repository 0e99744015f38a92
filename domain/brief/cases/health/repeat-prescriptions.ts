import { defineCase } from '../case.ts';

export const repeatPrescriptions = defineCase({
  id: 'repeat-prescriptions',
  industry: 'health',
  client: 'everyday',
  model: 'retail',
  channel: 'phone',
  about:
    'A chain of pharmacies prepares medicines that people take every month. Many customers come for them and go home without them, because a doctor’s signature or a medicine is still missing. The page says “Thank you” in every case. The chain wants customers to know when to come, and to come once.',
  settings: [
    {
      country: 'ie',
      town: 'Limerick',
      orgs: ['Thomond Lane Pharmacies', 'Priorsgate Pharmacies', 'Abbey Weir Pharmacies', 'Castletroy Row Pharmacies'],
      start: [3, 1],
      trigger: 'rival',
      languages: ['English', 'Polish'],
      inputs: [
        {
          shops: 14,
          vainIn100: 16,
          minutes: 6,
          calls: 600,
          left: 310,
          earlyIn100: 34,
        },
        {
          shops: 9,
          vainIn100: 18,
          minutes: 5,
          calls: 440,
          left: 180,
          earlyIn100: 29,
        },
      ],
      words: {
        law: 'The General Data Protection Regulation gives facts about health special protection.',
        from: 'Dublin',
        near: 'a village near Adare',
      },
    },
    {
      country: 'za',
      town: 'Gqeberha',
      orgs: ['Algoa Row Pharmacies', 'Settlers Row Pharmacies', 'Baakens Bend Pharmacies'],
      start: [8, 1],
      trigger: 'rival',
      languages: ['English', 'Afrikaans'],
      inputs: [
        {
          shops: 11,
          vainIn100: 19,
          minutes: 7,
          calls: 580,
          left: 270,
          earlyIn100: 31,
        },
      ],
      words: {
        law: 'The Protection of Personal Information Act, 2013, counts facts about health as special.',
        from: 'Johannesburg',
        near: 'a farm near Kirkwood',
      },
    },
    {
      country: 'au',
      town: 'Hobart',
      orgs: ['Derwent Row Pharmacies', 'Sullivan Row Pharmacies', 'Battery Lane Pharmacies'],
      start: [5, 1],
      trigger: 'rival',
      languages: ['English', 'Nepali'],
      inputs: [
        {
          shops: 8,
          vainIn100: 15,
          minutes: 6,
          calls: 310,
          left: 160,
          earlyIn100: 37,
        },
      ],
      words: {
        law: 'The Privacy Act 1988 counts facts about health as sensitive.',
        from: 'Melbourne',
        near: 'a village near Huonville',
      },
    },
    {
      country: 'se',
      town: 'Gävle',
      orgs: ['Apotek Gavleån', 'Strömsbro Apotek', 'Apotek Norrlandsporten'],
      start: [10, 1],
      trigger: 'rival',
      languages: ['Swedish', 'English'],
      inputs: [
        {
          shops: 12,
          vainIn100: 14,
          minutes: 5,
          calls: 430,
          left: 340,
          earlyIn100: 36,
        },
      ],
      words: {
        law: 'The General Data Protection Regulation gives facts about health special protection.',
        from: 'Stockholm',
        near: 'a village near Ockelbo',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Customer pages on the phone', device: 'phone', size: '390 × 844 px' },
    desk: { name: 'Screen behind the counter', device: 'desktop', size: '1440 × 900 px' },
  },
  figures: (i) => {
    return {
      ...i,
      // A shop prepares about 250 repeats a month.
      vainHours: Math.round((i.shops * 250 * i.vainIn100 * i.minutes) / 6000),
      vainGoal: Math.round(i.vainIn100 * 0.7),
      callsGoal: Math.round(i.calls * 0.065) * 10,
      earlyGoal: i.earlyIn100 + 18,
    };
  },
  users: {
    customer: {
      surface: 'phone',
      variants: [
        {
          role: 'School cook with tablets, an inhaler and a cream',
          conflict: 'repeat',
          gender: 'f',
          ages: [31, 57],
          context: () => 'She looks at the page before her bus home.',
          goal: () => 'Collect on the way home what is ready.',
          obstacle: () => 'She comes every evening, because no page tells her a day.',
          quote: 'Two of three is fine. Just tell me that it is two.',
        },
        {
          role: 'Welder who takes three medicines a day',
          conflict: 'ask',
          gender: 'm',
          ages: [47, 64],
          context: () => 'He reads in large text, and comes by bus.',
          goal: () => 'Ask in time, and come home with all three.',
          obstacle: () => 'He remembers to ask only when the pack is empty.',
          needs: 'one tablet left, and the offer to call a pharmacist, in large text',
          quote: 'I came three times this month. Twice for nothing.',
        },
        {
          role: 'Truck driver with tablets for blood pressure',
          conflict: 'ask',
          gender: 'm',
          ages: [38, 60],
          context: () => 'He is at home on two days a week.',
          goal: () => 'Have his tablets packed for Friday, without asking for them.',
          obstacle: () => 'He thinks of the tablets at the wheel, and forgets them at home.',
          needs: 'a request that waits for a signature',
          quote: 'At the wheel I remember everything. At home I remember the sofa.',
        },
      ],
    },
    collector: {
      surface: 'phone',
      variants: [
        {
          role: 'Son who collects the medicines of his mother',
          conflict: 'repeat',
          gender: 'm',
          ages: [41, 60],
          home: (d) => d.s.near,
          context: () => 'He drives half an hour to the pharmacy.',
          goal: () => 'Know before he leaves what is missing, and drive only once.',
          obstacle: () => 'He drives off without a call, and hears “sorry” at the counter.',
          quote: 'I know the car park of this pharmacy by heart.',
        },
        {
          role: 'Home helper who collects for a man of 80',
          conflict: 'ask',
          gender: 'f',
          ages: [29, 63],
          context: () => 'She looks into his cupboard once a week.',
          goal: () => 'Ask only for what he still takes.',
          obstacle: () => 'She answers a question only on the day of her visit.',
          quote: 'His cupboard is a pharmacy too. Nobody checks that one.',
        },
      ],
    },
    caller: {
      surface: 'phone',
      variants: [
        {
          role: 'Bookseller whose child takes tablets every day',
          conflict: 'repeat',
          gender: 'f',
          ages: [30, 44],
          context: () => 'She calls the doctor’s practice when her bookshop is empty.',
          goal: () => 'Know only on which day to collect.',
          obstacle: () => 'She hangs up when the practice’s line is busy, and comes for nothing.',
          quote: 'I was number eleven in the line. Ten wanted a signature.',
        },
      ],
    },
    assistant: {
      surface: 'desk',
      variants: [
        {
          role: 'Pharmacy assistant behind the counter',
          ages: [21, 56],
          context: () => 'searches while a customer waits on the telephone.',
          goal: () => 'Say at once what is missing.',
          obstacle: () => 'has to look at order list, shelf and inbox.',
          quote: 'I say sorry forty times a day.',
        },
      ],
    },
  },
  stakeholders: {
    director: {
      role: 'managing director',
    },
    pharmacist: {
      role: 'head pharmacist',
    },
    operations: {
      role: 'head of operations',
    },
    practices: {
      role: 'contact person for doctors’ practices',
    },
  },
  goals: ({ f }) => ({
    vain: {
      direction: 'Lower',
      what: 'the number of wasted visits for each 100 repeats',
      from: f.vainIn100,
      today: 'Of 100 repeats, {from} lead to a wasted visit.',
      to: f.vainGoal,
      months: 4,
      measuredBy: 'the assistants’ count at the till',
    },
    calls: {
      direction: 'Lower',
      what: 'the number of calls “Is it ready?”',
      from: `${f.calls} a week`,
      today: `Customers call ${f.calls} times a week to ask: “Is it ready?”`,
      to: `${f.callsGoal} a week`,
      months: 4,
      measuredBy: 'the phone log',
    },
    early: {
      direction: 'Raise',
      what: 'the share of repeats asked for at least five days before the pack is empty',
      from: `${f.earlyIn100} in 100`,
      today: 'Only {from} repeats are asked for at least five days before the pack is empty.',
      to: `${f.earlyGoal} in 100`,
      months: 5,
      measuredBy: 'the order system',
    },
  }),
  features: {
    repeat: {
      title: 'Your repeat',
      surface: 'phone',
      user: 'customer',
      goal: 'vain',
      does: 'shows what is ready, what is not, and when to come',
      frames: [
        'one medicine ready, one ordered and one without a signature',
        'a bag in which everything is ready',
        'a collection day that had to be moved',
      ],
    },
    ask: {
      title: 'Ask in time',
      surface: 'phone',
      user: 'collector',
      goal: 'early',
      does: 'asks a customer which medicines are needed, before the pack is empty',
      frames: [
        'the question about three medicines, with eight tablets left',
        'a medicine for which a doctor has to sign anew',
        'the answer “nothing this month”',
      ],
    },
    message: {
      title: 'Ready message',
      surface: 'phone',
      user: 'caller',
      goal: 'calls',
      does: 'tells customers and collectors that a bag is ready',
      frames: [
        'the message to a collector, when the last medicine has arrived',
        'a message for two people in one house',
        'the message about a bag that nobody has collected',
      ],
    },
    shelf: {
      title: 'Waiting shelf',
      surface: 'desk',
      user: 'assistant',
      goal: 'vain',
      does: 'shows what each repeat is waiting for',
      frames: [
        'one repeat, opened for its customer on the telephone',
        'a morning with nine repeats that wait',
        'a signature that is three days late',
      ],
    },
  },
  task: (d, has) =>
    [
      `Design pages for repeat prescriptions at ${d.org}, a chain of ${d.w.shops} pharmacies in and around ${d.town}, ${d.country}.`,
      'Customers, and people who collect for others, use them on a phone.',
      has.desk && 'Assistants use a desktop computer behind the counter.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (_d, _, at) => {
    if (at === 'ask')
      return 'Take one customer with three medicines. Eight tablets are left, the dose of the drops has changed, and the cream is still full. Write one question in four lines. What will somebody in a hurry answer?';
    return 'Take one repeat. The tablets are packed. The inhaler comes tomorrow at 7:00. The cream needs a doctor’s signature. Tell the customer in five lines at most. Should the customer come today?';
  },
  glossary: [
    { word: 'Repeat', means: 'the medicines that one customer takes every month, prepared in one bag.' },
    { word: 'Collector', means: 'somebody who fetches the medicines of others, and has their written consent.' },
  ],
  safety: 'The pages give no advice about doses. Whoever has no medicine left finds a telephone number at once.',
  overview: [
    (_d, _, at) =>
      at === 'ask'
        ? `Two tablets are left in a pack. For the next one a doctor must sign, and that takes days. The owner of the pack thinks of it at work, and forgets it at home. Nobody asks him.`
        : `A paper bag with two of three medicines stands behind the counter. The third waits for a doctor’s signature. The owner of the bag is on the bus to the pharmacy. The page told her only “Thank you”.`,
    (_d, _, at) =>
      at === 'ask'
        ? `A woman turns an empty pack over, on a Friday evening. She meant to ask for the next one on Monday. Now a doctor must sign first. The pharmacy knew the day on which the pack would be empty.`
        : `A man stands at the counter with an empty shopping bag. Two of his three medicines are packed, and the third waits for a doctor’s signature. “Sorry”, says the assistant. The page told him only “Thank you”.`,
  ],
  nonGoals: ['Delivery to the door', 'Advice about medicines', 'Selling other products', 'The doctors’ own software'],
  constraints: [
    {
      type: 'people',
      at: 'repeat',
      text: () => 'Somebody whose medicine runs out needs a person and not a page.',
      effect: () => '‘Your repeat’ always offers a call to a pharmacist.',
      frame: 'one tablet left, and the offer to call a pharmacist, in large text',
    },
    {
      type: 'legal',
      at: 'message',
      text: (d) => d.s.law,
      effect: () => '‘Ready message’ names no medicine, because other people may see the phone.',
      frame: 'the message on a locked phone',
    },
    {
      type: 'time',
      at: 'repeat',
      text: () => 'An order until 17:00 arrives on the next day, a later one after two days.',
      effect: () => '‘Your repeat’ asks nobody to come before that day.',
      frame: 'a medicine that was ordered at 17:30',
    },
    {
      type: 'technical',
      at: 'ask',
      text: () => 'The pharmacy cannot see when a doctor will sign.',
      effect: () => '‘Ask in time’ promises no date for a signature.',
      frame: 'a request that waits for a signature',
    },
    {
      type: 'people',
      at: 'shelf',
      text: () => 'Each shop has one pharmacist at a time, who checks every bag.',
      effect: () => '‘Waiting shelf’ separates “packed” from “checked”.',
      frame: 'six bags that are packed and not checked',
      from: 'professional',
    },
    {
      type: 'technical',
      at: 'repeat',
      text: () => 'Some wholesalers report a delivery and then send only half of it.',
      effect: () => '‘Your repeat’ can take back a “ready”.',
      frame: 'a “ready” that is taken back',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'repeat',
      titles: [
        (d) => `Repeat prescriptions at ${d.org}: why is it not ready yet?`,
        (d) => `${d.org}: a bag that waits for one signature`,
      ],
      problem: ({ f }) =>
        `Of 100 repeats, ${f.vainIn100} lead to a wasted visit. In two thirds of these cases the old prescription has run out, and a doctor has not signed a new one. Such visits cost the assistants ${f.vainHours} hours a month.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} a rival chain from ${s.from} begins to bring medicines to homes. Already ${f.left} customers have signed up. A frequent reason: “I never know what I am waiting for.”`,
      sides: [
        {
          who: 'pharmacist',
          wants: () => 'wants to show that a doctor has not signed, because then the customer can call the practice',
        },
        {
          who: 'practices',
          wants: () => 'wants to show only “not ready yet”, because practices that are called all day sign later',
        },
      ],
      decision: 'does the customer see that a doctor has not signed, or only “not ready yet”?',
      unknowns: [
        () => 'Does a customer who knows the reason wait, or call?',
        () => 'Do customers understand why a signature is missing?',
      ],
      twist: () =>
        'A large practice closes for two weeks without warning, and 140 repeats wait for its signature. What does ‘Your repeat’ tell these customers?',
      users: ['collector', 'caller', 'assistant', 'customer'],
    },
    {
      at: 'repeat',
      titles: [
        (d) => `Repeat prescriptions at ${d.org}: is it worth coming today?`,
        (d) => `${d.org}: one of three medicines is ready`,
      ],
      problem: ({ f }) =>
        `Of 100 repeats, ${f.vainIn100} lead to a wasted visit. In two thirds of these cases, a part of the bag is ready, but only complete bags are handed out. Such visits cost the assistants ${f.vainHours} hours a month.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} a rival chain from ${s.from} begins to bring medicines to homes. Already ${f.left} customers have signed up. A frequent reason: “I came for three things, and got none.”`,
      sides: [
        {
          who: 'pharmacist',
          wants: () =>
            'wants to offer what is ready, because nobody should wait for an inhaler while a cream is missing',
        },
        {
          who: 'operations',
          wants: () => 'wants to offer only a complete bag, because otherwise the pharmacist checks one bag twice',
        },
      ],
      decision: 'does the page offer what is ready, or only a complete bag?',
      unknowns: [
        () => 'Which of several medicines do customers come for?',
        () => 'Do customers prefer one late visit or two early ones?',
      ],
      twist: () =>
        'A tablet cannot be delivered for six weeks, and each customer may have half a pack. How does ‘Your repeat’ show this half pack?',
      users: ['customer', 'collector', 'assistant'],
    },
    {
      at: 'ask',
      titles: [
        (d) => `${d.org}: the pack is nearly empty, and nobody answers`,
        (d) => `Eight tablets left: monthly medicines at ${d.org}`,
      ],
      problem: ({ f }) =>
        `Only ${f.earlyIn100} in 100 repeats are asked for at least five days before the pack is empty. Customers forget, and then come for nothing. Such visits cost the assistants ${f.vainHours} hours a month.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} a rival chain from ${s.from} begins to bring medicines to homes. Already ${f.left} customers have signed up. A frequent reason: “Nobody asks me before my pack is empty.”`,
      sides: [
        {
          who: 'operations',
          wants: () => 'wants to prepare the next repeat unless the customer says no, because people forget to answer',
        },
        {
          who: 'pharmacist',
          wants: () =>
            'wants to prepare the next repeat only after a yes, because otherwise unused packs pile up at home',
        },
      ],
      decision: 'is the next repeat prepared when the customer does not answer, or only after a yes?',
      frame: 'the page after four days without an answer',
      unknowns: [
        () => 'Do customers who do not answer still need the medicine?',
        () => 'Would customers say that they still have full packs?',
      ],
      twist: () =>
        'A maker recalls one medicine. The pharmacies have just asked 90 customers whether they need it. What does ‘Ask in time’ say now?',
      users: ['customer', 'collector', 'assistant'],
    },
  ],
  sellingPoints: [
    {
      title: 'A pharmacist to talk to',
      text: () => 'A pharmacist answers calls until 22:00.',
    },
    { title: 'Any of the shops', text: ({ w }) => `Customers may collect in any of the ${w.shops} pharmacies.` },
    { title: 'Each bag is checked', text: () => 'A pharmacist looks into each bag before it leaves.' },
  ],
  audience: (_, has) =>
    has.desk
      ? 'Customers who take medicine every month, their collectors, and the assistants.'
      : 'Customers who take medicine every month, and their collectors.',
  direction: {
    styles: {
      minimal: {
        mood: 'Short and honest, because customers look at the page on their way, for one answer.',
        shape:
          'A thin ring before each medicine, closed when it is ready, and wide space between: two long names are easily mixed up.',
        second: {
          ask: 'shows the remaining tablets as one figure in empty space, because customers count before they answer',
          repeat: 'leaves the day to come alone in empty space, because customers look for it first',
        },
        avoid:
          'Icons without words, because customers must guess what they mean. Pale dates, because tired eyes miss them.',
      },
      bold: {
        mood: 'Direct and strong, because customers want a plain yes or no before they set out.',
        shape:
          'One heavy figure fills the width, the remaining tablets or the medicines that are ready: by it, customers decide whether to come.',
        second: {
          ask: 'sets the number of remaining tablets in figures as wide as the screen, because customers put off a quiet question',
          repeat: 'sets the day to come in the heaviest letters, because it decides about the whole trip',
        },
        avoid:
          'Big warnings, because they frighten somebody who has no tablets left. Red buttons, because they hurry people.',
      },
      playful: {
        mood: 'Light and helpful, because customers forget the long names of medicines.',
        shape:
          'A small round drawing stands beside each name, tablet, inhaler or drops: customers know their medicines by sight and not by name.',
        second: {
          ask: 'draws the remaining tablets as round dots in their pack, because customers hold the real pack beside them',
          repeat: 'draws tablets, inhaler or cream in a small bag, because customers then see what is not in it',
        },
        avoid: 'Faces on pills, because pills are not sweets. Rewards, because nobody collects medicine for fun.',
      },
      luxury: {
        mood: 'Discreet and attentive, because customers do not like to speak of what they take.',
        shape:
          'Wide margins, and a pharmacist’s signature on a fine line below the medicines: whoever worries knows whom to call.',
        second: {
          ask: 'gives one question wide margins and a fine line, because customers answer better when nothing hurries them',
          repeat:
            'sets the day to come alone in wide margins, because a customer who came for nothing wants to feel expected',
        },
        avoid: 'Tiny print, because it looks like a package leaflet. Long words of welcome, because they hide the day.',
      },
      corporate: {
        mood: 'Exact and even, because customers no longer believe a friendly page without facts.',
        shape:
          'A square compartment, as in a pill box, for each medicine, with state and day: customers see which one is still empty.',
        second: {
          ask: 'sets medicine, remaining tablets and answer in fixed columns, because customers answer for one medicine after another',
          repeat: 'keeps medicine, state and day in fixed columns, because a collector checks them for somebody else',
        },
        avoid:
          'Order numbers in first place, because they mean nothing to customers. Warehouse words, because only the staff know them.',
      },
      retro: {
        mood: 'Familiar and tidy, because customers have taken these medicines for years, and know each label.',
        shape:
          'Each medicine has a framed label with ruled lines, as on its pack: customers hold the pack beside it and compare.',
        second: {
          ask: 'writes on a framed label how many tablets remain of each medicine, because customers go through the cupboard label by label',
          repeat: 'puts a stamp on the label of each packed medicine, because customers look for the label without one',
        },
        avoid:
          'Latin words as ornament, because nobody understands them. Worn labels, because they suggest an old medicine.',
      },
      futuristic: {
        mood: 'Calm and precise, because customers count the days until a pack is empty.',
        shape:
          'A fine scale of days for each medicine, with one tick where the pack ends: customers see what runs out first.',
        second: {
          ask: 'sets the remaining tablets on an exact scale of days, because customers overlook how soon a pack ends',
          repeat:
            'gives each medicine an exact field of one size, filled once it is packed, because an empty one is seen at once',
        },
        avoid: 'Glow, because it hides words. Progress bars, because nobody knows how long a signature takes.',
      },
      organic: {
        mood: 'Gentle and reliable, because customers with an empty pack are worried.',
        shape:
          'Each medicine is a soft, uneven field, filled when nothing is missing, because customers see faster than they read.',
        second: {
          ask: 'fills a soft, uneven field as far as the pack is full, because customers guess wrongly what is left',
          repeat:
            'holds the packed medicines in one soft shape and leaves the others outside, because customers ask whether the bag is complete',
        },
        avoid:
          'Rough textures, because a day is hard to read on them. Promises of nature, because medicines come from a laboratory.',
      },
    },
    reading: 'Large, sturdy letters, because customers read in a queue.',
    lettering: 'the pharmacies’ signs',
    own: 'the pharmacies’ bags',
    accent: 'the day to collect, because customers want to come once',
    sample: 'Your pack lasts until Tuesday. What do you need?',
  },
  untold: {
    budget: () =>
      'The money comes from what we saved on printed leaflets. It covers the pages, and no new software in the shops.',
    decision: (d) =>
      `I approve the design. If a sentence makes doctors angry, ${d.who.practices!.first} is asked before it goes out.`,
    history: () =>
      'For a month, assistants told customers by phone that a signature was missing. Fewer came for nothing, but two practices were called so often that they signed later.',
    launch: () =>
      'Two shops begin, one in the centre and one in a suburb. The others follow when the till shows fewer empty visits.',
    content: () => 'The names of medicines come from the national list. Customers call them “the small round one”.',
    machines: () =>
      'Our own team of two looks after the pages. The software behind the counter is fifteen years old and stays.',
    access: () =>
      'Stand at a counter on the first Monday of a month. We will ask customers if they mind, and most talk.',
    fear: () => 'That the page says “ready”, a woman comes without a tablet left, and the bag is half full.',
    others: ({ s }) =>
      `The chain from ${s.from} is cheaper for some things. It cannot answer a question in five minutes, and we can.`,
    staff: () => 'Assistants learn it before opening, in a quarter of an hour. They trust it if it matches the shelf.',
    figures: () =>
      'The till key is pressed by hand, so busy days are too low. I believe the real share is a little higher.',
    complaints: () =>
      'People complain about us, although two thirds of the waiting is not in our hands. I would not put that on a page.',
    stake: () =>
      'I stood at the counter for nine years. I would like assistants to say “here it is” more often than “sorry”.',
  },
});
