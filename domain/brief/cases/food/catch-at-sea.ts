import { defineCase, money } from '../case.ts';
import { capital } from '../phrases.ts';

export const catchAtSea = defineCase({
  id: 'catch-at-sea',
  industry: 'food',
  client: 'remembered',
  model: 'cooperative',
  channel: 'phone',
  about:
    'A fishers’ cooperative lands its fish in the afternoon. Restaurant kitchens decide at eleven what they buy, so they order from a wholesaler, and most of the catch goes cheaply to one dealer. The skippers know by ten what is on board, but nobody tells the cooks in a form that they can order from. The cooperative wants to sell fish before the boats are back.',
  settings: [
    {
      country: 'ie',
      town: 'Dingle',
      orgs: ['Burnham Quay Fishers', 'Comharchumann na Trá', 'Blasket Sound Boats'],
      start: [9, 1],
      trigger: 'loss',
      languages: ['English', 'Irish'],
      inputs: [
        {
          boats: 9,
          kg: 2600,
          earlyIn100: 12,
          kitchens: 31,
          low: 4,
          again: 61,
          againGoal: 80,
        },
        {
          boats: 7,
          kg: 1900,
          earlyIn100: 14,
          kitchens: 24,
          low: 5,
          again: 64,
          againGoal: 81,
        },
      ],
      words: {
        fish: 'pollack',
        other: 'gurnard',
        dish: 'pollack with mussels',
        law: 'By EU rules fish is offered with its kind, sea area and fishing gear.',
        shows: 'kind, sea area and gear',
        weather: 'Wind drives the boats home two hours early.',
      },
    },
    {
      country: 'gr',
      town: 'Kavala',
      orgs: ['Trata Kavalas', 'Alieis Paliou Limaniou', 'Vradini Kalada'],
      start: [10, 1],
      trigger: 'loss',
      languages: ['Greek', 'English'],
      inputs: [
        {
          boats: 12,
          kg: 3100,
          earlyIn100: 12,
          kitchens: 42,
          low: 6,
          again: 58,
          againGoal: 78,
        },
        {
          boats: 8,
          kg: 2200,
          earlyIn100: 13,
          kitchens: 29,
          low: 5,
          again: 62,
          againGoal: 80,
        },
      ],
      words: {
        fish: 'red mullet',
        other: 'comber',
        dish: 'fried red mullet',
        law: 'By EU rules fish is offered with its kind, sea area and fishing gear.',
        shows: 'kind, sea area and gear',
        weather: 'A strong north wind drives the boats home two hours early.',
      },
    },
    {
      country: 'cl',
      town: 'Ancud',
      orgs: ['Caleta Tres Boyas', 'Pescadores de Punta Ahuenco', 'Cooperativa La Espinelera'],
      start: [11, 1],
      trigger: 'loss',
      languages: ['Spanish', 'English'],
      inputs: [
        {
          boats: 14,
          kg: 3800,
          earlyIn100: 9,
          kitchens: 27,
          low: 1800,
          again: 57,
          againGoal: 78,
        },
        {
          boats: 10,
          kg: 2700,
          earlyIn100: 11,
          kitchens: 21,
          low: 1700,
          again: 60,
          againGoal: 79,
        },
      ],
      words: {
        fish: 'hake',
        other: 'rollizo',
        dish: 'fried hake',
        law: 'By Chilean law each landing is declared with kind, weight and place.',
        shows: 'kind, reported weight and place of landing',
        weather: 'A north wind drives the boats home two hours early.',
      },
    },
    {
      country: 'za',
      town: 'Lambert’s Bay',
      orgs: ['Soutbaai Boats', 'Kreefbaai Fishers', 'Dawn Line Cooperative'],
      start: [5, 1],
      trigger: 'loss',
      languages: ['English', 'Afrikaans'],
      inputs: [
        {
          boats: 11,
          kg: 3400,
          earlyIn100: 8,
          kitchens: 19,
          low: 35,
          again: 55,
          againGoal: 77,
        },
        {
          boats: 8,
          kg: 2500,
          earlyIn100: 10,
          kitchens: 16,
          low: 38,
          again: 59,
          againGoal: 79,
        },
      ],
      words: {
        fish: 'snoek',
        other: 'maasbanker',
        dish: 'grilled snoek',
        law: 'By the boats’ permits each landing is recorded with kind, weight and place.',
        shows: 'kind, reported weight and place of landing',
        weather: 'Fog drives the boats home two hours early.',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Kitchen page on the phone', device: 'phone', size: '390 × 844 px' },
    tablet: { name: 'Tablet on the boat', device: 'tablet', size: '1280 × 800 px' },
  },
  figures: (i) => {
    const dealer = i.kg - Math.round((i.kg * i.earlyIn100) / 100);
    return {
      ...i,
      low: money(i.low),
      dealer,
      loss: money(dealer * i.low),
      reports: Math.ceil(i.boats * 0.46),
      reportsGoal: Math.ceil(i.boats * 0.78),
      earlyGoal: Math.round(i.earlyIn100 * 2.2),
      stranded: Math.round((dealer * 2) / 50) * 10,
    };
  },
  users: {
    cook: {
      surface: 'phone',
      variants: [
        {
          role: 'Chef of an inn with 40 seats',
          conflict: 'sea',
          ages: [29, 58],
          context: () => 'cooks alone until noon, with the phone on a shelf.',
          goal: ({ s }) => `Write “${s.dish}” on the menu board at eleven.`,
          obstacle: (d) => `${capital(d.who.cook.they)} reads only the first line, between two pans.`,
          quote: 'I cannot write ‘perhaps fish’ on the board.',
        },
        {
          role: 'Chef of an inn with 40 seats',
          conflict: 'take',
          ages: [29, 58],
          context: () => 'prints the menu at noon, with all prices.',
          goal: () => 'Know what nine kilos cost before the menu is printed.',
          obstacle: () => 'The price of the fish comes after the menu is printed.',
          quote: 'My guests read the price before they read the fish.',
        },
        {
          role: 'Chef of an inn with 40 seats',
          conflict: 'less',
          ages: [29, 58],
          context: () => 'has 40 guests at seven, and one dish of fish.',
          goal: () => 'Get fish for all 40 guests, or know by 16:00 that it is too little.',
          obstacle: (d) => `${capital(d.who.cook.they)} cannot change the menu any more after 17:00.`,
          quote: 'I had forty guests, and fish for twenty-five.',
        },
        {
          role: 'Hospital cook',
          conflict: 'sea',
          ages: [31, 60],
          context: () => 'orders in the storeroom, with a list of trays.',
          goal: () => 'Get 60 portions of nearly the same size.',
          obstacle: (d) => `${capital(d.who.cook.they)} closes each page that names no number of kilos.`,
          quote: 'Sixty trays need sixty pieces of fish. Fifty-nine are too few.',
        },
        {
          role: 'Hospital cook',
          conflict: 'take',
          ages: [31, 60],
          context: () => 'orders in the storeroom, with a list of trays.',
          goal: () => 'Know at eleven what 60 portions cost.',
          obstacle: () => 'The budget of the hospital kitchen is fixed for the month.',
          quote: 'I can cook any fish. I cannot cook any price.',
        },
        {
          role: 'Canteen manager who plans a day ahead',
          conflict: 'sea',
          ages: [27, 55],
          context: () => 'reads the message group in the evening and again at ten.',
          goal: () => 'Plan lunch on fish that really comes.',
          obstacle: () => 'Messages from the boats say “perhaps”, and nothing more exact.',
          quote: 'They write ‘some fish’. I have two hundred plates.',
        },
      ],
    },
    small: {
      surface: 'phone',
      variants: [
        {
          role: 'Owner of a place with four tables',
          conflict: 'sea',
          ages: [33, 66],
          context: () => 'writes the menu in chalk at eleven, and opens at six.',
          goal: () => 'Buy three kilos of whatever is good today.',
          obstacle: () => 'At eleven, large kitchens have already ordered what is in boxes.',
          quote: 'I cook what comes. But something has to come.',
        },
        {
          role: 'Owner of a place with four tables',
          conflict: 'take',
          ages: [33, 66],
          context: () => 'writes the menu in chalk at eleven, and the prices at six.',
          goal: () => 'Buy three kilos at the price of the day.',
          obstacle: (d) => `${capital(d.who.small.they)} has to order before the price of the day is known.`,
          quote: 'I cook what comes. But something has to come.',
        },
        {
          role: 'Owner of a place with four tables',
          conflict: 'less',
          ages: [33, 66],
          context: () => 'orders two kilos by message, once a day.',
          goal: () => 'Get at least a part of the order.',
          obstacle: (d) => `${capital(d.who.small.they)} shops in the morning, and orders later than large kitchens.`,
          quote: 'I cook what comes. But something has to come.',
        },
        {
          role: 'Cook who sells fish sandwiches from a van',
          conflict: 'sea',
          ages: [24, 49],
          context: () => 'reads messages in a van at the beach.',
          goal: () => 'Buy the fish for the evening before eleven.',
          obstacle: () => 'In full sun, small letters on the phone cannot be read.',
        },
      ],
    },
    skipper: {
      surface: 'tablet',
      variants: [
        {
          role: 'Skipper of a boat with a crew of two',
          ages: [28, 64],
          context: () => 'stands on deck between two nets, in wet gloves.',
          goal: () => 'Report the catch once, in ten seconds.',
          obstacle: () => 'Typing is impossible in wet gloves, and telephone calls take all morning.',
          quote: 'At sea I have one dry finger, and I need it.',
        },
      ],
    },
  },
  stakeholders: {
    president: {
      role: 'president of the cooperative',
    },
    manager: { role: 'manager of the cooperative' },
    skippers: { role: 'chair of the skippers' },
    kitchens: { role: 'representative of the kitchens' },
  },
  goals: ({ f, w }) => ({
    early: {
      direction: 'Raise',
      what: 'the share of kilos sold before the boats land',
      from: `${f.earlyIn100} in 100`,
      today: 'Only {from} kilos have a buyer before the boats land.',
      to: `${f.earlyGoal} in 100`,
      months: 5,
      measuredBy: 'the list of sales',
    },
    again: {
      direction: 'Raise',
      what: 'the share of kitchens that order again within a week of a short order',
      from: `${f.again} in 100`,
      today: 'Of kitchens that got less fish than ordered, only {from} order again within a week.',
      to: `${f.againGoal} in 100`,
      months: 4,
      measuredBy: 'the list of orders',
    },
    told: {
      direction: 'Raise',
      what: 'the number of boats that report their catch before 10:30 each morning',
      from: f.reports,
      today: `Only ${w.reports} of ${w.boats} boats report their catch before 10:30.`,
      to: f.reportsGoal,
      months: 3,
      measuredBy: 'the report log',
    },
  }),
  features: {
    sea: {
      title: 'At sea now',
      surface: 'phone',
      user: 'cook',
      goal: 'early',
      does: 'shows which fish the boats have, and when they land',
      frames: [
        'fish in boxes and in the net at 10:15, marked “not weighed, not checked”',
        'a morning on which no boat is at sea',
      ],
    },
    take: {
      title: 'Take it',
      surface: 'phone',
      user: 'cook',
      goal: 'early',
      does: 'shows what fish at sea costs, and takes an order before the boat lands',
      frames: ['nine kilos at 10:50, with the price of a kilo', 'an order of three kilos', 'the last kilos of the day'],
    },
    less: {
      title: 'Less fish',
      surface: 'phone',
      user: 'small',
      goal: 'again',
      does: 'tells kitchens that a boat brings less fish than it reported',
      frames: [
        'the page of a kitchen that ordered four kilos, when too few land for all',
        'another boat that lands the same fish at 15:00',
      ],
    },
    board: {
      title: 'On board',
      surface: 'tablet',
      user: 'skipper',
      goal: 'told',
      does: 'lets the skipper report kinds of fish and kilos between two nets, never at the wheel',
      frames: [
        'the first report of the day: two kinds, 30 and 50 kilos',
        'a report that is corrected after the next catch',
      ],
    },
  },
  task: (d, has) =>
    [
      `Design early orders for ${d.org}, a fishers’ cooperative with ${d.w.boats} boats in ${d.town}, ${d.country}.`,
      has.phone && 'Cooks order on a web page on their phone, before the boats are back.',
      has.tablet && 'Skippers report their catch on a tablet on the boat.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: ({ s }, _, at) => {
    const then: Partial<Record<string, string>> = {
      sea: `It is 10:15. The boat Stella has 30 kg of ${s.fish} in boxes. Aurora has about 50 kg in the net. Luna reported ${s.other}, a cheap kind, 90 minutes ago. Write one line of ‘At sea now’ for each boat. Which line would a cook read first?`,
      take: `The boat Stella has 30 kg of ${s.fish}, and lands at 14:30. A cook needs 60 portions of 150 g. Write ‘Take it’ in four lines: boat, kilos, price, landing. Which lines are promises, and which are guesses?`,
      less: `Three kitchens ordered six, four and two kilos of ${s.fish} from the boat Stella. The boat lands eight. Write ‘Less fish’ in three lines, for the kitchen that ordered four. What can it still cook?`,
    };
    return `${then[at]}`;
  },
  glossary: [
    { word: 'In the net', means: 'caught, but not sorted into boxes yet.' },
    {
      word: 'Short order',
      means: 'an order that is filled only in part, or not at all, because less fish landed.',
    },
    {
      word: 'Lowest price',
      means: 'the price of the morning. It may rise until 16:00, and all cooks then pay the same.',
    },
  ],
  safety: 'Fish is marked “not weighed, not checked” until it has landed.',
  overview: [
    (_d, _has, at) =>
      `A cook stands before an empty menu board, chalk in hand. ${{ sea: `A skipper’s message says “perhaps twelve kilos”. Kitchens order by 11:00, but half of the fish is still in the net, and the boats land in the afternoon.`, take: `A skipper’s message says “twelve kilos”, without a price. Kitchens order by 11:00, but the fish gets its price in the afternoon, on the scales.`, less: `A skipper has reported twelve kilos, and three kitchens have ordered them. In the afternoon only eight kilos land. The cook hears of it at the empty crate.` }[at]}`,
    ({ org }, _has, at) =>
      `A telephone rings on a boat of ${org}. ${{ sea: `A cook wants to order, but the fish is still in the net. Kitchens order by 11:00, and the boats land in the afternoon.`, take: `A cook wants nine kilos, and asks for the price. Nobody knows it before the fish is weighed, and the menu is printed at noon.`, less: `A cook asks where her fish is. Three kitchens ordered twelve kilos from this boat, and it has landed eight. The other two kitchens ordered first, and have taken all eight.` }[at]}`,
  ],
  nonGoals: ['Sales to private households', 'Quotas and licences', 'A map of the fishing grounds', 'Paying'],
  constraints: [
    {
      type: 'technical',
      at: 'sea',
      text: () => 'At sea the signal comes and goes, so some reports arrive late.',
      effect: () => '‘At sea now’ says how old each report is.',
      frame: 'a report that is 90 minutes old',
    },
    {
      type: 'people',
      at: 'sea',
      text: () => 'Skippers tell nobody where they found fish.',
      effect: () => '‘At sea now’ names boats, and never positions.',
      frame: 'two boats with the same fish',
    },
    {
      type: 'content',
      at: 'sea',
      text: ({ s }) => `Cooks do not know what ${s.other} and other cheap kinds look like.`,
      effect: () => '‘At sea now’ shows what each kind looks like.',
      frame: 'a cheap kind of fish that cooks do not know',
    },
    {
      type: 'time',
      at: 'take',
      text: () => 'Cooks order between 10:15 and 11:00.',
      effect: () => '‘Take it’ says at once whether another kitchen was faster.',
      frame: 'kilos that another kitchen ordered a moment ago',
    },
    {
      type: 'legal',
      at: 'take',
      text: ({ s }) => s.law,
      effect: ({ s }) => `‘Take it’ shows ${s.shows}.`,
      frame: 'an order with all required facts about its fish',
    },
    {
      type: 'technical',
      at: 'board',
      text: () => 'Spray touches the tablet as a finger does.',
      effect: () => '‘On board’ lets the skipper take back any touch.',
      frame: 'a wrong number of kilos, caused by spray',
    },
    {
      type: 'time',
      at: 'less',
      text: () => 'Fish is weighed after 14:30, and kitchens begin to cook at 17:00.',
      effect: () => '‘Less fish’ shows until when a kitchen can say yes or no.',
      frame: 'a kitchen that has 15 minutes left to answer',
      from: 'professional',
    },
    {
      type: 'technical',
      at: 'board',
      text: () => 'Rain and low sun make the tablet hard to read.',
      effect: () => '‘On board’ sets kinds and kilos in letters of 40 px at least.',
      frame: 'four kinds of fish, in letters of 40 px at least',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'sea',
      titles: [
        (d) => `Fish sold before it lands: orders for ${d.org}`,
        (d) => `${d.org}: fish still in the net, and cooks who have to order now`,
      ],
      problem: ({ f }) =>
        `When cooks order, half of the catch is still in the net, and not offered. Only ${f.earlyIn100} in 100 kilos are sold before the boats land. A dealer takes the rest, ${f.dealer} kg a week, and pays ${f.low} a kilo less: ${f.loss}.`,
      whyNow: ({ f, start }) =>
        `From ${start} the dealer comes only on three days a week, no longer daily. On the other two days, about ${f.stranded} kg a week will land without a buyer.`,
      sides: [
        {
          who: 'manager',
          wants: () => 'wants to show fish that is still in the net, because cooks decide before all fish is in boxes',
        },
        {
          who: 'skippers',
          wants: () => 'wants to show only fish in boxes, because a cook who gets less speaks badly of the boat',
        },
      ],
      decision: 'does the page show fish that is still in the net, or only fish in boxes?',
      unknowns: [
        () => 'How wrong is a skipper’s first guess?',
        () => 'Which word for “not sure yet” do cooks trust enough to order?',
      ],
      twist: ({ s }) =>
        `${s.weather} Half of the fish will not be caught today, and eleven kitchens have ordered. What does ‘At sea now’ show?`,
      users: ['cook', 'small', 'skipper'],
    },
    {
      at: 'take',
      titles: [
        (d) => `Buying fish from ${d.org} before it lands: at which price?`,
        (d) => `${d.org}: nine kilos of fish, ordered while the boat is at sea`,
      ],
      problem: ({ f }) =>
        `Without a price, cooks with a printed menu do not order. Only ${f.earlyIn100} in 100 kilos are sold before the boats land. A dealer takes the rest, ${f.dealer} kg a week, and pays ${f.low} a kilo less: ${f.loss}.`,
      whyNow: ({ f, start }) =>
        `From ${start} the dealer comes only on three days a week, no longer daily. On the other two days, about ${f.stranded} kg a week will land without a buyer.`,
      sides: [
        {
          who: 'kitchens',
          wants: () => 'wants one fixed price beside the order, because menus are printed at noon',
        },
        {
          who: 'skippers',
          wants: () => 'wants to name only the lowest price, because on days with little fish a kilo is worth more',
        },
      ],
      decision: 'does a cook see one fixed price, or a lowest price that may rise until 16:00?',
      unknowns: [
        () => 'How much more would a cook pay to know the price at eleven?',
        () => 'Do cooks order less when the price may still rise?',
      ],
      twist: ({ s }) =>
        `A feast in the next town doubles the price of ${s.fish} within an hour. Nine kitchens have just opened ‘Take it’. What do they see?`,
      users: ['cook', 'small', 'skipper'],
    },
    {
      at: 'less',
      titles: [
        (d) => `${d.org}: twelve kilos of fish were ordered, and eight land`,
        (d) => `Less fish than ordered: what ${d.org} tells its kitchens`,
      ],
      problem: ({ f }) =>
        `About twice a week, a boat lands less of one kind than its skipper reported. The kitchens that ordered first get their fish, and the last one gets nothing. Of 100 kitchens with a short order, only ${f.again} order again within a week.`,
      whyNow: ({ f, start }) =>
        `From ${start} the dealer, who buys the unsold fish, comes only on three days a week. Then about ${f.stranded} kg a week land without a buyer, unless kitchens order them.`,
      sides: [
        {
          who: 'manager',
          wants: () =>
            'wants each kitchen to get a share, because small kitchens order last, and otherwise get nothing',
        },
        {
          who: 'skippers',
          wants: () => 'wants the first kitchen to get its full order, because a cook who gets less blames the boat',
        },
      ],
      decision: 'does each kitchen get a share, or does the kitchen that ordered first get its full order?',
      unknowns: [
        () => 'Which kitchens can cook with a share of their order?',
        () => 'Would a kitchen give its share to another one?',
      ],
      twist: ({ s }) =>
        `A box of ${s.fish} was counted twice, and two kitchens believe that it is on its way to them. What does ‘Less fish’ tell the second one at 16:00?`,
      users: ['small', 'cook', 'skipper'],
    },
  ],
  sellingPoints: [
    { title: 'Caught today', text: () => 'From net to kitchen in less than ten hours.' },
    { title: 'Small boats', text: () => 'No boat is longer than twelve metres.' },
    { title: 'Owned by the crews', text: () => 'The crews own the cooperative, and share its profit.' },
  ],
  audience: (_, has) =>
    has.tablet
      ? 'Cooks who plan, cooks who take what comes, and the skippers.'
      : 'Cooks who plan, and cooks who take what comes.',
  direction: {
    styles: {
      minimal: {
        mood: 'Bare and quiet, because a cook looks up between two pans, and wants one answer.',
        shape:
          'One line for each boat, set apart like boats at their moorings: the eye finds its line again after each pan.',
        second: {
          less: 'leaves two numbers on the page, ordered and landed, because the cook changes a dish by them',
          take: 'shows one kind of fish, its kilos and one answer, because another kitchen may be faster',
        },
        avoid: 'Pale times, because steam hides them. Shortened names of fish, because a new cook mixes them up.',
      },
      bold: {
        mood: 'Loud and brisk, because at eleven all pans are on, and nobody looks twice.',
        shape:
          'Kilos in figures as heavy as those on a fish crate, because a cook reads them from the stove, with wet hands.',
        second: {
          board: 'gives each kind of fish a full-width button, because the skipper wears wet gloves',
          take: 'fills the width with the kilos that are left, because a cook decides by them within seconds',
          less: 'sets the landed kilos larger than all else, because the cook plans the evening by them',
        },
        avoid:
          'Large pictures of waves, because they push the kilos away. A page in capitals, because then no boat stands out.',
      },
      playful: {
        mood: 'Cheerful and curious, because each morning brings fish that nobody has planned.',
        shape:
          'A small, round drawing of each fish before its kilos, because cooks do not know the cheap kinds by name.',
        second: {
          less: 'draws ordered fish in outline and landed fish in full, because a cook sees the gap before reading a number',
          take: 'draws the fish that is left as a few small crates, because a cook sees how few they are',
        },
        avoid:
          'Smiling fish, because a cook looks for the true shape of a kind. Jokes about weight, because kitchens have quarrelled about it.',
      },
      luxury: {
        mood: 'Quiet and confident, because cooks are proud of fish that was caught today.',
        shape:
          'The boat’s name first, as on a bow, then few words between fine lines: cooks remember which boat kept its word.',
        second: {
          take: 'leaves wide margins around kind, kilos and boat, because cooks copy these three onto their menu',
          less: 'sets one short sentence between fine lines, because bad news should be read only once',
        },
        avoid:
          'Words such as “exclusive”, because small places buy here too. Thin figures, because they are lost in a bright kitchen.',
      },
      corporate: {
        mood: 'Sober and even, because a cook who has to plan trusts a list that looks the same each morning.',
        shape:
          'Columns as on the slip from the scales, for boat, kind, kilos and landing, because a cook compares all boats.',
        second: {
          board:
            'keeps kind and kilos in the same two columns, because the skipper fills them in without a second look',
          less: 'sets ordered and landed kilos in columns, because each kitchen checks that it was treated fairly',
          take: 'puts price, kilos and landing in fixed rows, because cooks check these three before they order',
        },
        avoid: 'Ten columns at once, because the page is read at a stove. Order numbers, because nobody uses them.',
      },
      retro: {
        mood: 'Sturdy and plain, because cooks know the skippers by their voices, and expect plain words.',
        shape:
          'A framed label for each boat, stamped “not weighed, not checked” until it lands: the stamp is seen before the kilos.',
        second: {
          less: 'sets ordered and landed kilos on two ruled lines, one above the other, because a cook takes one from the other',
          take: 'puts boat, kind and kilos on a framed slip, because a cook looks it over before sending the order',
        },
        avoid:
          'Chalk texture, because a three in chalk looks like an eight. Ropes and anchors, because they say nothing about the fish.',
      },
      futuristic: {
        mood: 'Alert and exact, because the numbers change while a cook reads them.',
        shape:
          'One exact line of hours, with a tick for each landing, because a cook plans backwards from the evening.',
        second: {
          sea: 'sets the age of each report on an exact scale, because cooks trust an old report less',
          less: 'marks ordered and landed kilos on one scale, because the distance is what a cook has to replace',
        },
        avoid:
          'Radar rings, because they hint at positions, which are secret here. Dark panels, because they mirror the sun.',
      },
      organic: {
        mood: 'Rough and honest, because cooks forgive a guess, but no guess that looks like a promise.',
        shape:
          'Kilos on uneven, hand-cut shapes until they are weighed, then on straight ones: a cook sees a guess before reading it.',
        second: {
          take: 'sets each kind of fish on a soft shape of its own, because cooks choose the kind before the kilos',
          less: 'cuts the missing part out of the order with an uneven edge, because the cook asks first how much is gone',
        },
        avoid:
          'Watercolour seas behind text, because letters vanish on them. Patterns of fish scales, because they hide figures.',
      },
    },
    reading: 'Heavy, clear figures, because people read them at a stove or in the sun.',
    lettering: 'the bows of the boats',
    own: 'the cooperative’s fish crates',
    accent: 'fish that nobody has ordered yet, because cooks look for what is left',
    sample: 'Boat Stella: 30 kg, not weighed, not checked.',
  },
  untold: {
    budget: () =>
      'The tablets come from a fund for small harbours, and they are here already. For the rest we have what one boat earns in a good month.',
    decision: ({ who }) =>
      `I approve it, and the skippers vote. ${who.skippers!.first} says little in meetings, and most of them vote the same way afterwards.`,
    history: () =>
      'In the message group somebody wrote “nice fish today”, and four kitchens bought it. It was one box.',
    launch: () =>
      'Three boats and eight kitchens begin. We chose cooks who complain early, because the others just stay away.',
    content: () =>
      'Each skipper has photographs of the boat. Of the fish we have drawings from an old poster, which everybody can read.',
    machines: () =>
      'The scales on the quay print a slip. A clerk types it in, so the page learns the weight about ten minutes later.',
    access: () => 'One of the boats takes you along if you get up at four and do not get seasick.',
    fear: () => 'That a cook trusts us for a wedding, and the wind does not.',
    staff: () => 'One clerk and one driver work on the quay. Both have time before two o’clock, and none after it.',
    figures: () => 'The kilos that kitchens buy elsewhere are what the cooks told us. Three would not say.',
    complaints: () => '“You told me eight kilos, and you told him the same eight.” Both cooks were right.',
    others: () =>
      'The wholesaler’s fish is two days older. It is also there every morning, and nobody prints “perhaps” on its list.',
  },
});
