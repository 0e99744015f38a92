import { defineCase, money } from '../case.ts';
import { capital } from '../phrases.ts';

export const waterClaim = defineCase({
  id: 'water-claim',
  industry: 'finance',
  client: 'everyday',
  model: 'subscription',
  channel: 'phone',
  about:
    'An insurer’s claim form is the same for theft, storm and water. After water damage the first report lacks the pictures that a claims handler needs, so one question follows another. Nobody tells the customer whether drying may begin, so walls stay wet and the damage grows. The insurer wants drying to begin sooner, and complete reports.',
  settings: [
    {
      country: 'de',
      town: 'Kassel',
      orgs: ['Fuldabogen Versicherung', 'Habichtswald Versicherung', 'Drusel Versicherung'],
      start: [10, 1],
      trigger: 'people',
      languages: ['German', 'English'],
      inputs: [
        {
          claims: 1400,
          gapsIn100: 62,
          roundDays: 2,
          lateIn100: 38,
          extra: 640,
          handlers: 22,
          leave: 5,
          dryDay: 9,
          payDay: 31,
          callsIn100: 140,
        },
        {
          claims: 1150,
          gapsIn100: 57,
          roundDays: 2,
          lateIn100: 41,
          extra: 710,
          handlers: 18,
          leave: 4,
          dryDay: 8,
          payDay: 27,
          callsIn100: 125,
        },
      ],
      words: {
        law: 'By the insurance contract act, customers may ask for part payment after one month.',
        shut: 'the main tap of the flat',
        far: 'Rostock',
      },
    },
    {
      country: 'au',
      town: 'Wollongong',
      orgs: ['Escarpment Home Insurance', 'Bulli Point Insurance', 'Figtree Mutual Insurance'],
      start: [5, 1],
      trigger: 'people',
      languages: ['English'],
      inputs: [
        {
          claims: 920,
          gapsIn100: 59,
          roundDays: 4,
          lateIn100: 44,
          extra: 1150,
          handlers: 15,
          leave: 4,
          dryDay: 11,
          payDay: 36,
          callsIn100: 165,
        },
      ],
      words: {
        law: 'The insurers’ code of practice asks for news of a claim every 20 working days.',
        shut: 'the tap at the water meter',
        far: 'Perth',
      },
    },
    {
      country: 'es',
      town: 'Valladolid',
      orgs: ['Seguros Pisuerga', 'Seguros La Rondilla', 'Seguros Campo Grande'],
      start: [11, 1],
      trigger: 'people',
      languages: ['Spanish', 'English'],
      inputs: [
        {
          claims: 1750,
          gapsIn100: 64,
          roundDays: 2,
          lateIn100: 36,
          extra: 520,
          handlers: 26,
          leave: 6,
          dryDay: 8,
          payDay: 29,
          callsIn100: 155,
        },
      ],
      words: {
        law: 'The insurance contract act asks for a minimum payment within 40 days of the report.',
        shut: 'the main tap of the flat',
        far: 'Cádiz',
      },
    },
    {
      country: 'tr',
      town: 'İzmir',
      orgs: ['Körfez Yuva Sigorta', 'Karantina Sigorta', 'İmbat Konut Sigorta'],
      start: [12, 1],
      trigger: 'people',
      languages: ['Turkish', 'English'],
      inputs: [
        {
          claims: 1280,
          gapsIn100: 66,
          roundDays: 2,
          lateIn100: 42,
          extra: 14500,
          handlers: 20,
          leave: 5,
          dryDay: 9,
          payDay: 33,
          callsIn100: 170,
        },
      ],
      words: {
        law: 'Under the Turkish commercial code, the money is due 45 days after the report.',
        shut: 'the main valve by the front door',
        far: 'Trabzon',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Customer app on the phone', device: 'phone', size: '390 × 844 px' },
    desk: { name: 'Claims desktop', device: 'desktop', size: '1440 × 900 px' },
  },
  figures: (i) => {
    const late = Math.round((i.claims * i.lateIn100) / 100);
    const stay = i.handlers - i.leave;
    return {
      ...i,
      late,
      extra: money(i.extra),
      extras: money(late * i.extra),
      dryGoal: Math.round(i.dryDay * 0.55),
      stay,
      each: Math.round(i.claims / i.handlers),
      eachThen: Math.round(i.claims / stay),
      callsGoal: Math.round(i.callsIn100 * 0.68),
      gapsGoal: Math.round(i.gapsIn100 * 0.58),
    };
  },
  users: {
    wet: {
      surface: 'phone',
      variants: [
        {
          role: 'Mother of a baby, with a wet kitchen',
          conflict: 'first',
          gender: 'f',
          ages: [26, 39],
          context: () => 'She has the baby on one arm.',
          goal: () => 'Know at once whether she may dry the floor.',
          obstacle: () => 'She closes a form that she cannot fill in with one hand.',
          quote: 'They asked what was stolen. I said: my dry kitchen.',
        },
        {
          role: 'Night-shift worker who comes home to a wet ceiling',
          conflict: 'show',
          gender: 'm',
          ages: [28, 52],
          context: () => 'At six in the morning, nobody at the insurer answers.',
          goal: () => 'Report in one minute, and sleep.',
          obstacle: () => 'He sees a wet ceiling, but no pipe that he could photograph.',
          quote: 'If I could see the pipe, I would close it.',
        },
        {
          role: 'Son who reports for his parents',
          conflict: 'show',
          at: 'show',
          gender: 'm',
          ages: [42, 58],
          home: (d) => d.s.far,
          context: () => 'His parents send him pictures, one by one.',
          goal: () => 'Send the report with the pictures that he has.',
          obstacle: () => 'He lives far away, and cannot take a missing picture himself.',
          quote: 'My mother photographs everything but the pipe.',
        },
      ],
    },
    cautious: {
      surface: 'phone',
      variants: [
        {
          role: 'Retired postman with a second claim',
          conflict: 'first',
          gender: 'm',
          ages: [66, 78],
          context: () => 'He reads each line twice, beside the bucket.',
          goal: () => 'Dry nothing before a handler agrees.',
          obstacle: () => 'He calls no drying firm before he knows who pays for it.',
          quote: 'I was quick once. It cost me a month’s pension.',
        },
        {
          role: 'Librarian with a leak behind the bath',
          gender: 'f',
          conflict: 'show',
          ages: [52, 64],
          context: () => 'She holds a lamp over the pipe.',
          goal: () => 'Send all five pictures together.',
          obstacle: () => 'She sends nothing before she knows everything that is needed.',
          quote: 'Give me the whole list. I am good with lists.',
        },
        {
          role: 'Teacher with a second claim for a wet kitchen',
          gender: 'f',
          ages: [44, 60],
          conflict: 'status',
          context: () => 'For her first claim, a handler named a day for the payment.',
          goal: () => 'See who has to act next, and no uncertain day.',
          obstacle: () => 'She makes plans with each day that the insurer names.',
          quote: 'They named a day. So I ordered a kitchen.',
        },
      ],
    },
    waiting: {
      surface: 'phone',
      variants: [
        {
          role: 'Tailor who works at home',
          at: 'status',
          ages: [33, 61],
          context: (d) => `${capital(d.who.waiting.they)} looks at the app beside a loud drying machine.`,
          goal: () => 'Know when the money comes.',
          obstacle: (d) => `${capital(d.who.waiting.they)} calls each week, because the app says only “in progress”.`,
          quote: 'In progress. So is the mould.',
        },
      ],
    },
    handler: {
      surface: 'desk',
      variants: [
        {
          role: 'Claims handler for water damage',
          ages: [29, 57],
          context: (d) => `${capital(d.who.handler.they)} opens ${d.f.each} new claims a month.`,
          goal: () => 'Ask in one message for everything that is missing.',
          obstacle: (d) => `${capital(d.who.handler.they)} has to guess which room a picture shows.`,
          quote: 'I have nine photographs of a carpet and none of a pipe.',
        },
      ],
    },
  },
  stakeholders: {
    board: {
      role: 'member of the insurer’s board',
    },
    claims: { role: 'head of claims' },
    service: { role: 'head of customer service' },
    repairs: {
      role: 'head of drying and repairs',
    },
  },
  goals: ({ f }) => ({
    drying: {
      direction: 'Lower',
      what: 'the median time from the report to the start of drying',
      from: `${f.dryDay} days`,
      today: 'Drying begins {from} after the report (median).',
      to: `${f.dryGoal} days`,
      months: 4,
      measuredBy: 'the bills for drying',
    },
    complete: {
      direction: 'Lower',
      what: 'the share of reports that lead to a question from a handler',
      from: `${f.gapsIn100} in 100`,
      today: 'Of all reports, {from} lead to a question from a handler.',
      to: `${f.gapsGoal} in 100`,
      months: 4,
      measuredBy: 'the claims system',
    },
    calls: {
      direction: 'Lower',
      what: 'the number of calls for each 100 claims',
      from: f.callsIn100,
      today: 'For each 100 claims, customers call {from} times.',
      to: f.callsGoal,
      months: 6,
      measuredBy: 'the call log',
    },
  }),
  features: {
    first: {
      title: 'First hour',
      surface: 'phone',
      user: 'wet',
      goal: 'drying',
      does: 'says what to do before a handler answers, and how to call a drying firm',
      frames: [
        'a wet floor: the warning about sockets, and the way to a drying firm',
        'the instruction about the tap',
        'water that comes from the flat above',
      ],
    },
    show: {
      title: 'Show the water',
      surface: 'phone',
      user: 'cautious',
      goal: 'complete',
      does: 'takes the five pictures that a handler needs, and sends the report',
      frames: ['a report with two of five pictures', 'the picture of the pipe', 'a picture that is too dark'],
    },
    status: {
      title: 'Where it stands',
      surface: 'phone',
      user: 'waiting',
      goal: 'calls',
      does: 'shows how the claim stands, and who has to act next',
      frames: [
        'a claim that is 20 days old and waits for the insurer',
        'a claim that waits for the customer',
        'a claim that has been paid',
      ],
    },
    desk: {
      title: 'Claim desk',
      surface: 'desk',
      user: 'handler',
      goal: 'drying',
      does: 'shows where drying has not begun, with the pictures by room',
      frames: [
        'three pictures by room, and a message that asks for the two missing ones',
        'pictures that arrived in no order',
        'a complete claim',
      ],
    },
  },
  task: (d, has) =>
    [
      `Design the claim after water damage at home, for ${d.org}, a home insurer in ${d.town}, ${d.country}.`,
      'Customers use a phone app, from the first wet floor to the payment.',
      has.desk && 'Claims handlers decide on a desktop.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (d, _, at) =>
    ({
      show: 'Water runs from under the sink. Ask for each of the five pictures in six words at most. After which picture would somebody with one free hand stop?',
      status:
        'A claim is 20 days old and waits for the insurer. Write two lines for the customer: what happens now, and who has to act. Then add a likely day. What does the customer believe when this day has passed?',
    })[at as string] ??
    `It is 6:10, and water runs from under the sink. Write three instructions for ‘First hour’, each in six words at most. One warns of electricity, and one says: close ${d.s.shut}. Which one would a frightened person overlook?`,
  glossary: [
    { word: 'Claims handler', means: 'the person at the insurer who decides about a claim.' },
    { word: 'Drying', means: 'taking the water out of floors and walls with the machines of a drying firm.' },
    {
      word: 'Five pictures',
      means: 'the whole room, the pipe, the wet place, the walls, and the ruined things.',
    },
  ],
  safety: '‘First hour’ begins with a warning: do not step into water near sockets.',
  overview: [
    (_d, _has, at) =>
      ({
        first: `At 6:10 somebody stands in water, and opens the insurer’s app. The form for all damage first asks: “What was stolen?” Nothing says whether the floor may be dried. A claims handler reads the form on a later day.`,
        show: `At 6:10 somebody stands in water, and opens the insurer’s app. The form for all damage asks for “some pictures”, and nine of the carpet go out. A claims handler needs the pipe, and writes back days later.`,
        status: `A drying machine roars in a kitchen, and somebody opens the insurer’s app. It says “in progress”, as on each of the last twenty days. Nobody outside the insurer knows who has to act next.`,
      })[at]!,
    (_d, _has, at) =>
      ({
        first: `A bucket stands under a ceiling. Its owner wants to know whether she may dry the floor. The insurer’s app has one form for all damage. A claims handler reads the form on a later day.`,
        show: `A bucket stands under a ceiling. Its owner has sent a picture of it to the insurer. A claims handler asks for the pipe, gets the wet wall, and asks again.`,
        status: `A bucket has stood under a ceiling for three weeks. The insurer’s app says “in progress”. Its owner calls, and a claims handler stops work to say that nothing is decided.`,
      })[at as string]!,
  ],
  nonGoals: [
    'Buying or changing a contract',
    'Theft, fire and storm',
    'A machine that judges pictures',
    'Bills of the repair firms',
  ],
  constraints: [
    {
      type: 'technical',
      at: 'show',
      text: () => 'In a wet home the connection is often weak.',
      effect: () => '‘Show the water’ sends the pictures when the connection is back.',
      frame: 'three pictures that wait for a connection',
    },
    {
      type: 'legal',
      at: 'status',
      text: (d) => d.s.law,
      effect: () => '‘Where it stands’ tells customers about this right.',
      frame: 'a claim that is 50 days old, with the customer’s right',
    },
    {
      type: 'content',
      at: 'first',
      text: () => 'Some water damage is not covered, such as rain through an open window.',
      effect: () => '‘First hour’ says who may have to pay for drying.',
      frame: 'the answer to the question who pays for the drying',
    },
    {
      type: 'people',
      at: 'desk',
      text: (d) => `From ${d.start} on, ${d.w.stay} handlers examine all claims.`,
      effect: () => '‘Claim desk’ begins with homes where drying has not begun.',
      frame: 'twelve claims, three of them without drying',
    },
    {
      type: 'time',
      at: 'first',
      text: () => 'Handlers work on weekdays, and pipes also burst on Sundays.',
      effect: () => '‘First hour’ says when a person will answer.',
      frame: 'a Sunday, with the hour at which a handler will answer',
      from: 'professional',
    },
  ],
  strands: [
    {
      at: 'first',
      titles: [
        (d) => `Water at home: the first hour of a claim with ${d.org}`,
        (d) => `${d.org}: a wet floor, and nobody says whether to dry it`,
      ],
      problem: ({ f, w }) =>
        `Customers do not dry anything, because they fear that the insurer wants to see the water first. Drying begins ${w.dryDay} days after the report (median). The delay costs the insurer ${f.extra} in each of ${f.late} claims a month: ${f.extras}.`,
      whyNow: ({ f, start, w }) =>
        `On ${start}, ${w.leave} claims handlers retire, and nobody replaces them. Each of the others then has ${f.eachThen} new claims a month instead of ${f.each}, and answers later.`,
      sides: [
        {
          who: 'repairs',
          wants: () => 'wants customers to begin drying at once, because each wet day makes the damage larger',
        },
        {
          who: 'claims',
          wants: () => 'wants customers to wait for a handler, because the insurer does not pay for all drying',
        },
      ],
      decision: 'does the screen tell customers to begin drying at once, or to wait for a handler?',
      unknowns: [
        () => 'Do people understand that they may have to pay for drying?',
        () => 'Would people pay a drying firm before a handler decides?',
      ],
      twist: () =>
        'After a storm every drying machine of the region is in use for nine days. What does ‘First hour’ tell people who get no machine?',
      users: ['wet', 'cautious', 'handler'],
    },
    {
      at: 'show',
      titles: [
        (d) => `Water damage at home: a claim with fewer questions, for ${d.org}`,
        (d) => `${d.org} needs a picture of the pipe, and gets nine of the carpet`,
      ],
      problem: ({ f, w }) =>
        `Customers add pictures of the carpet, and none of the pipe. Of 100 reports, ${f.gapsIn100} lead to a question from a handler. Each answer takes ${w.roundDays} days.`,
      whyNow: ({ f, start, w }) =>
        `On ${start}, ${w.leave} claims handlers retire, and nobody replaces them. Each of the others then has ${f.eachThen} new claims a month instead of ${f.each}, and less time for questions.`,
      sides: [
        {
          who: 'claims',
          wants: () => 'wants no report without all five pictures, because each later question costs days',
        },
        {
          who: 'service',
          wants: () =>
            'wants reports with missing pictures too, because people in a wet home give up at the third picture',
        },
      ],
      decision: 'can a report be sent while pictures are missing, or only with all five?',
      unknowns: [
        () => 'Which of the five pictures do people find hardest to take?',
        () => 'Do people come back on the next day to add pictures?',
      ],
      twist: () =>
        'A large pipe bursts, and 300 homes report on one evening. Which pictures does ‘Show the water’ still ask for?',
      users: ['wet', 'cautious', 'handler'],
    },
    {
      at: 'status',
      titles: [
        (d) => `A claim after water damage with ${d.org}: when does the money come?`,
        (d) => `${d.org}: the wall is drying, and the claim is “in progress”`,
      ],
      problem: ({ f }) =>
        `A claim is paid after ${f.payDay} days on average. Meanwhile each 100 claims bring ${f.callsIn100} calls. By the call log, two in three ask who has to act. While handlers answer the telephone, they decide no claims.`,
      whyNow: ({ f, start, w }) =>
        `On ${start}, ${w.leave} claims handlers retire, and nobody replaces them. Each of the others then has ${f.eachThen} new claims a month instead of ${f.each}, so customers will wait longer.`,
      sides: [
        {
          who: 'service',
          wants: () => 'wants an expected day for the payment, because people without a day call every week',
        },
        {
          who: 'claims',
          wants: () => 'wants only the next step, because a day that passes without money brings a complaint',
        },
      ],
      decision: 'does the screen say when the money will probably come, or only who has to act next?',
      unknowns: [
        () => 'Which annoys customers more: a payment day that changes, or no day?',
        () => 'Whom do customers expect to act next?',
      ],
      twist: () =>
        'A new payment system fails for two weeks. What does ‘Where it stands’ show to people who were about to be paid?',
      users: ['waiting', 'cautious', 'handler'],
    },
  ],
  sellingPoints: [
    {
      title: 'Clear limits',
      text: () => 'Page one of each contract lists what is not covered.',
    },
    {
      title: 'Own firms for drying',
      text: () => 'For covered damage, the insurer pays these firms directly.',
    },
    { title: 'New for old', text: () => 'Ruined things are paid at the price of new ones.' },
  ],
  audience: (_, has) =>
    has.desk
      ? 'Customers with water at home, and the claims handlers who decide.'
      : 'Customers with water at home, from the first hour to the payment.',
  direction: {
    styles: {
      minimal: {
        mood: 'Clear and quiet, because damage at home leaves people room for one thing at a time.',
        shape: 'One step stands alone, like a note on a door: a person with one free hand does it, and goes on.',
        second: {
          status:
            'leaves the next step and who has to act alone on the page, because customers look at it for seconds each day',
          show: 'shows the camera, the name of one picture and one button, because people hold a lamp in the other hand',
        },
        avoid:
          'Signs without words, because nobody should guess about electricity. Hidden steps, because people in water do not search.',
      },
      bold: {
        mood: 'Firm and helpful, because upset people follow a clear order, and skip a polite text.',
        shape:
          'Full-width lines with one large verb in each, like signs on an escape route: people read them across a wet room.',
        second: {
          first:
            'sets the verb of each instruction across the full width, because the phone lies on a dry shelf while people mop',
          status:
            'sets whose turn it is in very large letters, because customers look for one word, and call if it is missing',
        },
        avoid:
          'Warning stripes everywhere, because people would overlook the electricity. Shouting capitals, because the customer is frightened enough.',
      },
      playful: {
        mood: 'Kind and light, because many customers fear that the water was their own fault.',
        shape: 'Rooms, pipes and people are drawn in round, simple outlines: customers point at what they cannot name.',
        second: {
          show: 'draws a small round sketch of each picture that is needed, because people do not know what it should show',
          status:
            'gives customer, handler and drying firm a round token each, because people ask with whom the claim lies',
        },
        avoid:
          'Cheerful drops, because water is the customer’s trouble. Smiling faces, because the decision may be a “no”.',
      },
      luxury: {
        mood: 'Attentive and composed, because upset customers want a person who looks after them.',
        shape:
          'Each step is one whole, polite sentence in wide margins, like a card from a neighbour: a bare order sounds impatient.',
        second: {
          status: 'ends each message with the handler’s name below a fine line, because customers ask who is at work',
          show: 'frames each finished picture with fine lines, because customers show strangers their private rooms',
        },
        avoid:
          'Pictures of beautiful rooms, because they hurt people with a wet ceiling. Thin letters, because the light may be off.',
      },
      corporate: {
        mood: 'Reliable and orderly, because customers want to see that a claim is treated by fixed rules.',
        shape:
          'One row for each room, as on a surveyor’s sheet, with pictures, damage and state: customer and handler mean the same wall.',
        second: {
          show: 'numbers rooms and pictures in fixed rows, because handlers ask for a missing picture by its number',
          status:
            'lists the steps of a claim in numbered rows with a name beside each, because customers ask what comes after',
        },
        avoid:
          'Contract language, because nobody looks up words while water runs. Long claim numbers, because they push down the first instruction.',
      },
      retro: {
        mood: 'Solid and neighbourly, because customers want an insurer that has seen water before.',
        shape:
          'Each room, picture and step has a framed label with one short word: labels are read where sentences are skipped.',
        second: {
          status: 'stamps each finished step with its day, because customers ask when something last happened',
          show: 'gives each picture a framed label with its room, because one carpet looks like the next',
        },
        avoid:
          'Yellowed paper, because it looks like a stain. Old typewriter letters, because they are hard to read without light.',
      },
      futuristic: {
        mood: 'Precise and awake, because pipes burst at any hour, and the app answers before a person does.',
        shape:
          'A fine scale with a tick for each step, and a mark where the claim stands now: customers see it without a call.',
        second: {
          status: 'marks the days of a claim on one exact scale, because people who wait count them anyway',
          show: 'shows exact corner marks in the camera for pipe or wall, because a picture that is cut off brings a question',
        },
        avoid:
          'Scanning lines over pictures, because they suggest that a machine decides. Dark screens, because the photographs are already dark.',
      },
      organic: {
        mood: 'Kind and patient, because it is the customers’ own home that is wet.',
        shape:
          'Steps and pictures lie like soft, uneven stepping stones: customers go from one to the next, and see which are left.',
        second: {
          show: 'draws the rooms as soft shapes with an empty spot for each picture, because people walk from room to room',
          first:
            'lays the instructions over each other as soft layers, because frightened people take one, and then the next',
        },
        avoid:
          'Wave forms, because customers have seen enough water. Stains as texture, because they look like damage.',
      },
    },
    reading: 'Strong, plain letters: customers read them in a wet room with little light.',
    lettering: 'the sign above the insurer’s office',
    own: 'the drying firms’ vans',
    accent: 'the one step that comes next, because frightened customers ask for it first',
    sample: 'Keep away from sockets. Then close the tap.',
  },
  untold: {
    budget: (d) =>
      `If it prevents a tenth of the growing damage, it is paid for within the year. Take ${d.f.extras} a month and calculate.`,
    decision: (d) => `I approve the design. ${d.who.repairs.first} has to agree to every word about drying.`,
    history: () =>
      'We had a longer form, with a field for the cause. The most frequent answer was “water”. For a month, handlers named a likely day for the money. One day in four passed without it.',
    launch: () =>
      'One district begins, with four handlers. If they ask fewer questions after a month, the rest follows.',
    content: () =>
      'We can give you two hundred real pictures without names. About forty show what a handler needs to see.',
    machines: () =>
      'The claims system is old, and it stores pictures by the minute in which they arrived. Rooms are unknown to it.',
    access: () => 'Spend a day with a drying firm. They hear what customers never say to us.',
    fear: () => 'That somebody steps into water beside a socket because our app asked for a picture.',
    others: () => 'Others show a film of a friendly expert. Our customers had no power and no patience for films.',
    staff: () =>
      'Two of the handlers who leave can see from a stain where the pipe runs. Nobody has written that down.',
    figures: () => 'Kitchens come first, then bathrooms. The washing machine alone causes one claim in five.',
    complaints: () => 'The sentence that we read most often: “Nobody told me that I was allowed to.”',
    stake: (d) =>
      `With ${d.f.stay} handlers and the old form we would need about two weeks longer for a claim. Then people leave us.`,
  },
});
