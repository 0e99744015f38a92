import type { Kind } from '../../kinds.ts';

export const workwear: Kind = {
  id: 'made-to-measure',
  model: 'retail',
  channel: 'desktop',
  where: [],
  what: [
    'a maker of work clothes for {trades} trades',
    'a workroom that sews [trousers and smocks|overalls and aprons] to measure, {sewers} sewers',
    'a small factory for work clothes, sold by post',
  ],
  names: [
    '{surname} Workwear',
    'The {thing} Workroom',
    '{bird} & {surname2} Overalls',
    '{district} Work Clothes',
    '{colour} Drill',
    '{stone} & Sons Outfitters',
  ],
  years: [3, 102],
  n: {
    trades: [9, 24],
    sewers: [7, 26],
    orders: [34, 120, 2],
    price: { eur: [78, 164] },
    days: [13, 24],
    sizes: [38, 74, 2],
  },
  story: [
    'It has sewn for [dockers|bakers and miners] for {years} years; the patterns hang on hooks, in brown paper, with names.',
    '{p1} learnt here at fifteen and has cut for {tenure} years, [the last ones standing|lately in spectacles].',
    '{p0} bought it from the receiver {tenure} years ago with eleven machines and a [cat|debt].',
  ],
  audience: [
    'People who wear things out: gardeners, bakers, sculptors, electricians. Nobody among them has the body of a size.',
    'Craftspeople alone and firms with nine to ninety people, both tired of trousers that are too long.',
    'Women in trades, for whom nothing is made, and men of sixty-two with a back.',
  ],
  users: [
    {
      role: '[roofer, one metre 58|tree surgeon|stonemason, left-handed]',
      ages: [22, 46],
      away: true,
      goals: ['Knees where the knees are', 'A pocket for the rule on the other side'],
      pains: ['Women’s model: the same, in pink', 'Has never been measured and does not want to be'],
      quotes: ['The knee pads protect my shins. Beautifully.'],
    },
    {
      role: '[baker with a belly|potter with a stiff hip|retired boilermaker who still works]',
      ages: [48, 71],
      away: true,
      goals: ['A waist that moves in the course of a day', 'The same again, in two years'],
      pains: ['Buttons behind, hands in front', 'Tape measures lie, and so do people'],
      quotes: ['I put down what I used to be.'],
    },
    {
      role: '[owner of a landscaping firm|master electrician|kitchen chef with eleven cooks]',
      ages: [31, 60],
      away: true,
      goals: ['Eleven people measured without losing a day', 'Replace one pair without a meeting'],
      pains: ['Sizes on the back of a plan', 'Somebody always leaves'],
      quotes: ['Eleven people. They all said medium.'],
    },
    {
      role: '[set designer|glass-blower|violin maker]',
      ages: [25, 58],
      away: true,
      goals: ['Something one can also wear to the bank', 'Know who sewed it'],
      pains: ['Logos', 'Cloth that is heavy in pictures only'],
      quotes: ['I want my grandfather’s smock. Grandfather was bigger.'],
    },
  ],
  people: [
    { role: 'owner', wants: ['orders that fit the first time', 'firms as customers'] },
    { role: 'head cutter', wants: ['seven true measures, not twenty guessed', 'nothing cut before a look'] },
    { role: 'forewoman of the sewing room', wants: ['even weeks', 'one way to close a seam'] },
    { role: 'customer and owner of a landscaping firm', wants: ['eleven pairs by {due}', 'not to measure anybody'] },
  ],
  usps: [
    {
      title: 'Mended for good',
      text: 'What was sewn here is mended here, for the price of the thread, for as long as [one|the knees] can be found.',
    },
    {
      title: '[Seven measures|Cut for one]',
      text: 'Trousers are cut for one person from seven measures and kept as a pattern for the next pair.',
    },
    {
      title: 'A name in the waistband',
      text: 'The sewer’s name is in the waistband; one can write to her, and people do.',
    },
    {
      title: '{trades} trades',
      text: 'A roofer’s pocket is not a baker’s: {trades} trades, {trades} ways to reach for something.',
    },
  ],
  features: [
    {
      id: 'seven',
      title: '[Seven measures|Measured by two]',
      text: 'Seven measures, taken by two people with a string. || How to measure without a tape and without lying.',
      check: 'Seven measures with a string and a door, in pictures || Measure that cannot be true: asked back, kindly',
      on: 0,
    },
    {
      id: 'old',
      title: '[Like my old ones|Lay them flat]',
      text: 'An old pair laid flat, with what is wrong with it. || Begins with the pair that nearly fits.',
      check: 'Old pair photographed flat beside a sheet of A4 || Three complaints turned into centimetres',
      on: 0,
    },
    {
      id: 'reach',
      title: '[Where I reach|Pockets]',
      text: 'Which hand reaches for what, on knees, on a ladder. || Pockets by movement.',
      check: 'Five things placed for a left-handed roofer || Pocket that collides with the harness: said',
      on: 0,
    },
    {
      id: 'crew',
      title: '[All eleven|The crew]',
      text: 'Eleven people who each measure in their own time. || A firm’s order that fills itself.',
      check: '11 people, nine done, two reminded, none seen by the others || One leaves, one joins, in two taps',
      on: 0,
    },
    {
      id: 'look',
      title: '[A look before the cut|Cutter’s question]',
      text: 'The cutter’s one question before cutting. || Somebody looks and asks, once.',
      check: 'Question with a drawing, answered in one tap || No answer in three days: what happens',
      on: 1,
    },
    {
      id: 'where',
      title: '[On whose machine|Day by day]',
      text: 'Cut, sewn, pressed: on which day, by whom. || Where the pair is and who has it.',
      check: 'Six steps in {days} days, one late, with a name || Week in the sewing room with 60 pairs',
      on: 1,
    },
    {
      id: 'fit',
      title: '[Does it fit?|After a day’s work]',
      text: 'Asked after a day of work, not in front of a mirror. || Knees, waist, reach: three answers.',
      check: 'Three questions on day two, one changed in the pattern || Too long: back, mended, new pattern, 9 days',
      on: 0,
    },
    {
      id: 'again',
      title: '[The same again|Pattern 4117]',
      text: 'The same pair, in two years, from the kept pattern. || One’s own number in the waistband.',
      check: 'Ordered by the number in the waistband, in 40 seconds || Body changed: two measures asked again',
      on: 0,
    },
  ],
  surfaces: [
    {
      name: '[For those who wear it|Before it is cut]',
      format: '[Phone at 412 px, leaning against a wall|412 px propped up two metres away]',
      states: 'measure unlikely, [crew incomplete|two missing] and cloth out',
    },
    {
      name: '[In the workroom|Cutting table]',
      format: '[Screen of 24 inches above a table, and paper|24 inches over the table; A5 slips]',
      states: 'question open, [cloth short|bolt finished] and sewer ill',
    },
  ],
  constraints: [
    {
      type: 'people',
      text: 'One cutter, {sewers} sewers; the cutter cuts for [six|five] hours and not a minute longer.',
      effect: 'Whatever asks the cutter is one question, with a drawing.',
    },
    {
      type: 'content',
      text: 'Bodies are [private|a sore subject]; “hip” is a word that people close tabs over.',
      effect: 'Measure by door, string and chair; avoid words for parts.',
    },
    {
      type: 'technical',
      text: 'Patterns are brown paper with numbers, {sizes} hooks; the file knows the [hook|number], not the shape.',
      effect: 'The number is the interface; print it large.',
    },
    {
      type: 'legal',
      text: 'What is cut for one person cannot be [returned|sold again].',
      effect: 'Everything doubtful has to be cleared before the cut.',
    },
    {
      type: 'money',
      text: 'Misfits cost {price} each, [about|every] tenth pair.',
      effect: 'A day more before cutting is cheap.',
    },
    {
      type: 'brand',
      text: 'No models: {p0} wants [people|hands] at work or nothing.',
      effect: 'Show clothes by what they let one do.',
    },
  ],
  nonGoals: [
    { text: 'Fashion' },
    { text: 'Body scans' },
    { text: 'Logos by embroidery' },
    { text: 'Standard sizes' },
    { text: 'Shoes and helmets' },
  ],
  tensions: [
    {
      of: [0, 1],
      a: '{p0} wants an order to be an order, at night, without a question.',
      b: '{p1} has never cut anything without looking, and asks one in three.',
      where: 'Between “order” and the scissors, in the three days that may or may not be there.',
    },
    {
      of: [2, 3],
      a: '{p2} wants the same number of pairs each week.',
      b: '{p3} wants eleven at once, before the season.',
      where: 'On the page for crews, at the date.',
    },
  ],
  unknowns: [
    'Which of the seven measures goes wrong, and why',
    'Whether people will let somebody at home measure them',
    'What “fits” means on a ladder',
    'Whether a question before the cut builds trust or costs it',
    'How long a pair really lasts, by trade',
  ],
  twists: [
    'The mill that weaves the cloth closes; there is enough for {orders} weeks. The next cloth shrinks by two per cent. {p1f} has {sizes} patterns. Who is told, and who need not notice?',
    'A railway wants nine hundred pairs in three sizes. {p0f} could pay all debts. {p2f} asks what is then kept of it. Show the page on which the two orders meet.',
    'A third of the measures now come from telephones that measure by themselves. {p1f} trusts none. Put one beside the string and let the cutter see both.',
  ],
  objects: [
    'brown paper patterns on hooks',
    'tailor’s chalk',
    'heavy thread on cones',
    'worn knees',
    'strings with knots',
    'brass rivets',
  ],
  moments: [
    'at home with a string and somebody holding it',
    'on a ladder, reaching',
    'at a cutting table under a lamp',
    'in a van with ten others',
  ],
  samples: ['Pattern 4117, knees at 52.', 'Left hand, folding rule, kneeling.', 'One question before the cut.'],
  troubles: [
    {
      id: 'misfits',
      titles: [
        'Knees where the knees are: {org}',
        'Every tenth pair: {org}',
        'I put down what I used to be: {org}',
        'Seven measures by string: {org}, {town}',
      ],
      n: { miss: [9, 15], missTo: [2, 4], quit: [57, 71], quitTo: [33, 41] },
      problem: [
        '{miss}% of the pairs do not fit and are lost, at {price} each. Of those who begin to measure {quit}% stop at the third number.',
        'Everything hangs on seven numbers that people take from memory or vanity. {miss}% misfits, and {quit}% give up before the end.',
      ],
      ask: [
        'Get seven true measures from people who own no tape and like none of the numbers.',
        'Find the question that catches the wrong pair before the scissors do.',
      ],
      situation: [
        'A table with a drawing of a man asks for nineteen measures. {p1f} uses seven and guesses the rest from the trade. One in three gets a letter.',
        'A video showed how; it was watched to the second measure. Customers send photographs of old trousers, which nobody asked for and {p1f} likes best.',
      ],
      whyNow: [
        { kind: 'people', text: '{p1}, who can see a wrong number, stops in {due}.' },
        { kind: 'growth', text: 'A guild with eleven hundred members recommends the workroom from {due}.' },
        { kind: 'money', text: 'Cloth costs a third more since {now}; a tenth in the bin is the profit.' },
      ],
      goals: [
        {
          text: 'Lose {missTo}% of pairs to misfits {by}, {miss}% today. || Bring misfits from {miss}% to {missTo}% {by}.',
          measure: {
            metric: 'Pairs that do not fit',
            base: '{miss}%',
            target: '{missTo}%',
            how: 'Pairs sent back or remade || Answers on day two, monthly',
          },
        },
        {
          text: 'Have no more than {quitTo}% give up measuring {by2}, instead of {quit}%. || Cut those who stop while measuring from {quit}% to {quitTo}% {by2}.',
          measure: {
            metric: 'People who stop while measuring',
            base: '{quit}%',
            target: '{quitTo}%',
            how: 'Begun against sent || Log by step, no identities',
          },
        },
        { text: 'Measure a person in six minutes with a string and somebody.' },
        { text: 'Name no body part that closes a tab.' },
      ],
      core: ['seven:1', 'old:0', 'look:0'],
      more: ['reach:3', 'fit:0', 'again:2', 'where:3', 'crew:1'],
    },
    {
      id: 'crews',
      titles: [
        'They all said medium: {org}',
        'All eleven by {due}: {org}',
        '{firms} crews wait for {org}',
        'A day to measure eleven people? {org}',
      ],
      n: { firms: [14, 36], days: [19, 31], daysTo: [5, 8], complete: [31, 44], completeTo: [74, 86] },
      problem: [
        'An order for a crew takes {days} days to come together, because somebody is always missing. {complete}% of such orders are ever complete; the others are given up.',
        '{firms} firms would order if measuring cost no working day. As it is, lists come with “medium” eleven times, and {complete}% are completed.',
      ],
      ask: [
        'Let eleven people be measured by each other, in a break, without a boss looking on.',
        'Make an order for a crew that fills itself and can live with one who leaves.',
      ],
      situation: [
        '{p0f} drives to large firms with a tape and loses a day. Small ones get a table. Sizes come on plans, in chats, from wives.',
        'Whoever joins later gets what the one before wore. {p3f} keeps a list of who has which pattern, up to the year before last.',
      ],
      whyNow: [
        {
          kind: 'season',
          when: 'spring',
          text: 'Gardeners start in {due}; clothes ordered afterwards are clothes not needed.',
        },
        { kind: 'rule', text: 'Insurers require fitting protective trousers from {due}, by name.' },
        { kind: 'rival', text: 'A hire service brings washed overalls in three sizes each Monday, since {now}.' },
      ],
      goals: [
        {
          text: 'Bring a crew’s order together in {daysTo} days {by}, where it takes {days}. || Shorten crew orders from {days} to {daysTo} days {by}.',
          measure: {
            metric: 'Days until a crew is complete',
            base: '{days}',
            target: '{daysTo}',
            how: 'First measure to last || Order book, median',
          },
        },
        {
          text: 'Have {completeTo}% of crew orders completed {by2}, up from {complete}%. || Raise completed crew orders from {complete}% to {completeTo}% {by2}.',
          measure: {
            metric: 'Crew orders completed',
            base: '{complete}%',
            target: '{completeTo}%',
            how: 'Begun against cut || List of {p0f}, quarterly',
          },
        },
        { text: 'Cost a person six minutes and a firm nothing.' },
        { text: 'Let no colleague see another’s numbers.' },
      ],
      core: ['crew:0', 'seven:2', 'again:1'],
      more: ['look:1', 'fit:1', 'where:0', 'reach:2', 'old:3'],
    },
  ],
};
