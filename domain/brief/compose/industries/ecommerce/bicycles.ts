import type { Kind } from '../../kinds.ts';

export const bicycles: Kind = {
  id: 'bicycle-refurbisher',
  model: 'retail',
  channel: 'desktop',
  where: [],
  what: [
    'a workshop that mends and resells {bikes} bicycles a year',
    'a refurbisher of bicycles with {stands} repair stands',
    'a second-hand bicycle house, {bikes} bicycles a year, {staff} people',
  ],
  names: [
    '{bird} Bicycles',
    '{surname} Wheelworks',
    'The {colour} Spoke',
    '{district} Bicycle Works',
    '{stone} Street Cycles',
    'Second {thing} Bicycles',
  ],
  years: [3, 38],
  n: {
    bikes: [480, 2200, 20],
    stands: [4, 11],
    staff: [5, 19],
    price: { eur: [190, 460] },
    tests: [34, 58, 2],
    months: [6, 12],
  },
  story: [
    'It began {years} years ago with forty bicycles from a [canal|police auction] and two people out of work.',
    'For {years} years half of the mechanics have been learning here; some [arrived|came] from prison, one from a bank.',
    '{p0} rents a tram shed; the first {years} years were spent getting the [pigeons|rails] out.',
  ],
  audience: [
    'People in {town} who need a bicycle for about {price} that will still be one next year.',
    'Commuters, students, people who have not ridden since school, and parents whose children grow out of one a year.',
    'Buyers who know nothing about bicycles and have [twice|once] been sold a bad one.',
  ],
  users: [
    {
      role: '[hospital cook|early-shift cleaner|kindergarten assistant]',
      ages: [22, 55],
      goals: ['Get to work when no bus runs', 'Be told if it breaks, and what it will cost'],
      pains: ['Three gears or twenty-one: why?', 'Bought one in the street, lasted a week'],
      quotes: ['I don’t want a hobby. I want to be there at five.'],
    },
    {
      role: '[geologist, one metre 94|violinist, one metre 52|dwarf-galaxy researcher, one metre 60]',
      ages: [23, 48],
      goals: ['One that fits, without riding nine', 'The old steel frame, with new brakes'],
      pains: ['Frame sizes in inches, legs in centimetres', 'Best ones are gone by Saturday noon'],
      quotes: ['Anything that fits me has been sold to somebody smaller.'],
    },
    {
      role: '[widow, last rode in 1979|retired bus driver|recovering stroke patient]',
      ages: [57, 78],
      goals: ['Get on and off without swinging a leg', 'Try it where nobody looks'],
      pains: ['Young men who say “super light”', 'The yard has an audience'],
      quotes: ['I’d like to fall over in private.'],
    },
    {
      role: '[mother of three|father of a tall boy|foster mother]',
      ages: [30, 49],
      goals: ['Swap the twenty-inch for the next one', 'Pay the difference, not the whole'],
      pains: ['Grows between two visits', 'Three bicycles in the hall, none fits'],
      quotes: ['They don’t wear them out. They grow out of them.'],
    },
    {
      role: '[apprentice mechanic|trainee mechanic after prison|mechanic and former bank clerk]',
      ages: [18, 51],
      goals: ['Finish what one began', 'Know why this one came back'],
      pains: ['Yesterday’s bicycle is on another stand', 'Cards with grease over the number'],
      quotes: ['I fixed it. Someone sold it. I never learnt if it held.'],
    },
  ],
  people: [
    { role: 'founder', wants: ['people who come back riding', 'learners who finish a bicycle'] },
    { role: 'master mechanic', wants: ['{tests} checks, each one signed', 'no bicycle sold from the stand'] },
    { role: 'shop and page', wants: ['thirty bicycles on the page by Friday', 'fewer people who just look'] },
    {
      role: 'officer of the employment agency that pays for the learners',
      wants: ['skills on paper', 'places filled'],
    },
  ],
  usps: [
    {
      title: '{tests} checks',
      text: 'Each bicycle is taken through {tests} checks by one pair of hands and signed by another.',
    },
    {
      title: '[It comes back|Bring it back]',
      text: 'Within {months} months anything that goes is mended; after that, for the price of the part.',
    },
    { title: 'Grow and swap', text: 'Children’s bicycles are swapped for the difference, up to four times.' },
    { title: 'Learnt here', text: 'Half of the hands are learning; it says so on the tag, with a name.' },
  ],
  features: [
    {
      id: 'fit',
      title: '[Fits me|Door frame]',
      text: 'From a leg beside a door frame to the bicycles that fit. || Size by a book and a wall.',
      check: 'Measured with a book and a wall, in three pictures || Between two sizes: both shown, with how it feels',
      on: 0,
    },
    {
      id: 'for',
      title: '[To be there at five|What for]',
      text: 'From the way one rides to three bicycles. || Hill, distance, weather, load: four answers.',
      check: 'Four answers, three bicycles, a reason each || None here today: what comes next week',
      on: 0,
    },
    {
      id: 'card',
      title: '[What was done|The card]',
      text: 'What was new, mended, left, and by whom. || The card of one bicycle, for somebody who knows nothing.',
      check: '{tests} checks as nine lines, new parts first || A flaw left in on purpose: where and why',
      on: 0,
    },
    {
      id: 'soon',
      title: '[On the stand|Coming on Friday]',
      text: 'Bicycles that are being mended now, and may be waited for. || Half-finished ones, with a day.',
      check: 'Frame on a stand, shown with what is missing || Waiting for it: three people, one bicycle, a fair order',
      on: 0,
    },
    {
      id: 'try',
      title: '[Fall over in private|Quiet hour]',
      text: 'An hour in the yard with nobody else. || Trying out, alone or with someone kind.',
      check: 'Hour found without saying why || Three bicycles put out for that hour, low first',
      on: 0,
    },
    {
      id: 'swap',
      title: '[Next size up|Swap]',
      text: 'The next size, for the difference, before it is too small. || Last one back, next one out.',
      check: 'Difference shown before the visit, from two photographs || Size not there: kept for them, with a date',
      on: 0,
    },
    {
      id: 'stand',
      title: '[My stand|Bench card]',
      text: 'What is done, open, waiting for a part, by stand. || One bicycle from in to out, in greasy hands.',
      check: 'Check ticked with a knuckle, 56 px || Handed to another at noon: what must be said',
      on: 1,
    },
    {
      id: 'held',
      title: '[Did it hold?|Came back]',
      text: 'What came back and to whose hands it belongs. || Repairs that held and repairs that did not.',
      check: 'Ten that came back, cause and check, with no blame || Learner’s wall: bicycles finished and riding',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[For people who need one|Before the yard]',
      format: '[Phone at 402 px|A phone of 402 px and one at 320]',
      states: 'none that fits, [sold an hour ago|just sold] and yard closed',
    },
    {
      name: '[At the stands|Grease side]',
      format: '[Rugged tablet, 8 inches, knuckles|8 inches behind a film, used with knuckles]',
      states: 'part missing, [check failed|second look] and bicycle recalled',
    },
  ],
  constraints: [
    {
      type: 'content',
      text: 'Each bicycle exists once and is on the page for [four|five] days.',
      effect: 'Three pictures and nine lines, made in six minutes, or not at all.',
    },
    {
      type: 'people',
      text: 'Learners change every {months} months; many [read little|are learning {language}].',
      effect: 'Signs, order and position carry the checks.',
    },
    {
      type: 'legal',
      text: 'A frame number must be checked against the police list before [sale|anything is mended].',
      effect: 'It is the first step, and nothing goes on without it.',
    },
    {
      type: 'technical',
      text: 'Grease, gloves and [no|weak] signal in a tram shed.',
      effect: 'Offline, in film, with big targets.',
    },
    {
      type: 'money',
      text: 'At {price} a bicycle may cost [five|six] hours, tests included.',
      effect: 'Each minute spent on a card is a minute less on brakes.',
    },
    {
      type: 'brand',
      text: 'No hipsters, no [vintage fonts|moustaches]: {p0} sells to people at five in the morning.',
      effect: 'Look like something one can rely on in rain.',
    },
  ],
  nonGoals: [
    { text: 'New bicycles' },
    { text: 'Electric bicycles' },
    { text: 'Booking a repair' },
    { text: 'Routes and training' },
    { text: 'Sending bicycles by parcel' },
  ],
  tensions: [
    {
      of: [1, 2],
      a: '{p1} shows a bicycle when the last check is signed.',
      b: '{p2} has thirty empty places on the page by Friday.',
      where: 'On “coming on Friday”: may one promise a bicycle that is in pieces?',
    },
    {
      of: [0, 3],
      a: '{p0} lets a learner take two days over one wheel.',
      b: '{p3} pays by the place and counts skills.',
      where: 'On the learner’s card, in the line for time.',
    },
  ],
  unknowns: [
    'Why people buy one in the street although they know better',
    'Whether {tests} checks reassure, or nine lines',
    'How many would wait for one that is being mended',
    'Whether a learner’s name on the tag sells or hinders',
    'What breaks first, by use',
  ],
  twists: [
    'The town gives {stands} hundred abandoned bicycles, all at once, in the rain. {p1f} can check nine a day. What can be shown of the others?',
    'A bicycle sold with {tests} signed checks loses a crank. Nobody is hurt. {p1f} wants to recall forty with the same part, from forty unknown buyers. How?',
    'The agency stops paying for learners in {due}. {p0f} would keep them and sell repairs. Which three screens turn round?',
  ],
  objects: [
    'truing stands',
    'spoke keys on nails',
    'number plates of enamel',
    'inner tubes by size',
    'head badges',
    'chalk on a tram-shed floor',
  ],
  moments: [
    'at five in the morning in rain',
    'in a yard, hoping nobody looks',
    'at a stand with greasy knuckles',
    'in a hall with three outgrown ones',
  ],
  samples: ['Fits from 158 to 167. New: brakes, chain.', 'On the stand. Friday.', 'Swap: 34 and the small one.'],
  troubles: [
    {
      id: 'wrong-bike',
      titles: [
        'To be there at five: {org}',
        'Sold to somebody smaller: {org}',
        '{wrong}% ride the wrong one from {org}',
        'Nine lines and a leg: {org}, {town}',
      ],
      n: { wrong: [22, 34], wrongTo: [7, 11], look: [64, 78], lookTo: [41, 49] },
      problem: [
        '{wrong}% come back within a month: too large, too heavy, not for that hill. {look}% of visitors to the yard leave with nothing, after an hour of somebody’s time.',
        'People choose by colour. {wrong}% swap or return, and on Saturdays {look}% of those in the yard only look.',
      ],
      ask: [
        'Bring somebody who knows nothing to three bicycles that suit them, before the yard.',
        'Start from five in the morning, a hill and a leg.',
      ],
      situation: [
        'The page shows pictures with frame sizes. {p2f} asks four questions in the yard and is nearly always right. Nobody is asked them at home.',
        'On Saturdays forty people stand about. The best bicycles are kept back by friends of the house. A quiz was made, with nineteen questions and a prize.',
      ],
      whyNow: [
        {
          kind: 'growth',
          text: 'The early buses are cut in {due}; eight hundred people will need to be somewhere at five.',
        },
        { kind: 'people', text: '{p2} goes to half-time in {due}, and with that go the four questions.' },
        { kind: 'rival', text: 'A hire company offers a bicycle by the month, mended, from {due}.' },
      ],
      goals: [
        {
          text: 'Have {wrongTo}% come back within a month {by}, not {wrong}%. || Bring swaps in the first month from {wrong}% to {wrongTo}% {by}.',
          measure: {
            metric: 'Bicycles back in the first month',
            base: '{wrong}%',
            target: '{wrongTo}%',
            how: 'Cards reopened within 30 days || Swaps and returns, by reason',
          },
        },
        {
          text: 'Let {lookTo}% of visitors leave with nothing {by2}, {look}% today. || Cut visits to the yard for nothing from {look}% to {lookTo}% {by2}.',
          measure: {
            metric: 'Visits for nothing',
            base: '{look}%',
            target: '{lookTo}%',
            how: 'Saturday count at the gate || Sales against people, four Saturdays a quarter',
          },
        },
        { text: 'Measure a leg with a book in under a minute.' },
        { text: 'Sell nobody more bicycle than they need.' },
      ],
      core: ['for:0', 'fit:2', 'try:1'],
      more: ['card:0', 'soon:1', 'swap:0', 'held:0', 'stand:3'],
    },
    {
      id: 'did-it-hold',
      titles: [
        'Did it hold? {org}',
        '{tests} checks and a greasy card: {org}',
        'Yesterday’s bicycle at {org}',
        'I never learnt if it held: {org}',
      ],
      n: { back: [15, 24], backTo: [6, 9], lost: [31, 47], lostTo: [8, 12], hours: [6, 9], hoursTo: [4, 5] },
      problem: [
        '{back}% come back with something that had been checked. {lost}% of the cards cannot be read or found, and a bicycle takes {hours} hours instead of five.',
        'A bicycle goes through three pairs of hands and nobody knows which. {back}% return; the learners never hear of it.',
      ],
      ask: [
        'Let work be passed on in the middle, by people with greasy hands and different languages.',
        'Bring what came back to those who can learn from it, without a pillory.',
      ],
      situation: [
        'A card hangs on each handlebar with {tests} lines; about twelve are ticked, and then the grease wins. {p1f} goes from stand to stand and asks.',
        'Returns are mended by whoever is free. The shop tells the customer, not the mechanic. A program of the agency wants skills ticked at the end of each month, from memory.',
      ],
      whyNow: [
        { kind: 'rule', text: 'From {due} every refurbished bicycle needs a record of its checks by law.' },
        { kind: 'complaint', text: 'A brake failed in {now}, on a hill, gently. The card was blank.' },
        { kind: 'people', text: 'Nine learners start in {due}, five of whom speak no {language} yet.' },
      ],
      goals: [
        {
          text: 'Bring bicycles that come back from {back}% to {backTo}% {by}. || {backTo}% coming back {by} instead of {back}%.',
          measure: {
            metric: 'Bicycles that come back',
            base: '{back}%',
            target: '{backTo}%',
            how: 'Within {months} months of sale, by check || Cards reopened, quarterly',
          },
        },
        {
          text: 'Lose no more than {lostTo}% of the cards {by2}, {lost}% at present. || Cut cards lost or unreadable from {lost}% to {lostTo}% {by2}.',
          measure: {
            metric: 'Cards lost or unreadable',
            base: '{lost}%',
            target: '{lostTo}%',
            how: 'Fifty sold bicycles looked up each month || Shed round on the last Friday',
          },
        },
        { text: 'Tick a check with a knuckle in two seconds.' },
        { text: 'Let every learner see one of theirs still riding.' },
      ],
      core: ['stand:2', 'held:0', 'card:1'],
      more: ['soon:1', 'fit:0', 'for:0', 'swap:3', 'try:3'],
    },
  ],
};
