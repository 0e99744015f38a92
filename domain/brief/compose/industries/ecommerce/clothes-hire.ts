import type { Kind } from '../../kinds.ts';

export const clothesHire: Kind = {
  id: 'clothes-hire',
  model: 'hire',
  channel: 'phone',
  where: [],
  what: [
    'a hire service for children’s clothes, {homes} households',
    'a shop that lends baby clothes in bundles of {pieces}',
    'a hire service that sends {bundles} bundles of children’s clothes a month',
  ],
  names: [
    '{bird} & Bundle',
    'The {colour} Bundle',
    '{herb} Lending Clothes',
    '{surname} Children’s Hire',
    '{thing} Wardrobe',
    '{district} Hand-me-down',
  ],
  years: [2, 17],
  n: {
    homes: [420, 2600, 20],
    pieces: [9, 14],
    bundles: [260, 1500, 10],
    month: { eur: [17, 34] },
    lives: [5, 9],
    staff: [4, 16],
  },
  story: [
    '{p0} began {years} years ago with the suitcases of three sisters and a [laundry|washing line] in {district}.',
    'For {years} years things have come back with mud, jam and now and then a [tooth|snail]; a good jumper lives through {lives} children.',
    'It started {years} years ago in a parish hall, by swap; the hall is now [the laundry|too small].',
  ],
  audience: [
    'Parents of children up to four, who outgrow a size every ten weeks: {homes} households, most with [a first child|one child].',
    'Families with little room and a bad conscience about clothes, and others for whom {month} is simply cheaper.',
    'People who open a parcel at night with one hand and want it to be right.',
  ],
  users: [
    {
      role: '[architect’s draughtswoman and mother|teacher and mother of twins|lab assistant and mother]',
      ages: [25, 41],
      goals: ['Ten things that go together, in the right size, on the day', 'Not decide anything'],
      pains: ['Size 74 of four makers, four sizes', 'Sent summer, got a cold spell'],
      quotes: ['Don’t ask me. Send me something that’s warm.'],
    },
    {
      role: '[forester and father|stage manager and father|father on leave]',
      ages: [27, 45],
      goals: ['Mud trousers that may be muddy', 'Send it back without washing first'],
      pains: ['Afraid of stains', 'Forgets the day, pays another month'],
      quotes: ['She’s two. It’s a stain with some jumper on it.'],
    },
    {
      role: '[grandmother who knits|grandmother who buys|aunt who buys]',
      ages: [55, 76],
      goals: ['Give something that is not hired', 'Understand why they do not want things'],
      pains: ['Bought three of a size that had just been sent', 'Is told “we hire”'],
      quotes: ['You can’t hire a christening.'],
    },
    {
      role: '[cleaner and mother of three|student and mother|carer and mother of two]',
      ages: [20, 39],
      goals: ['Pay less in a bad month', 'Keep the one he sleeps in'],
      pains: ['The deposit is a week’s food', 'Things that look hired'],
      quotes: ['He won’t sleep without the bear one. What does the bear one cost?'],
    },
    {
      role: '[sorter in the laundry|laundry worker|seamstress, mending]',
      ages: [23, 62],
      goals: ['Decide in nine seconds: again, mend, out', 'Know which of it is loved'],
      pains: ['Labels gone after {lives} children', 'Bundles that never come back whole'],
      quotes: ['You can see which ones were loved. It’s not the clean ones.'],
    },
  ],
  people: [
    { role: 'founder', wants: ['things to live through {lives} children', 'parents who need not think'] },
    { role: 'head of the laundry', wants: ['bundles back on a known day', 'nine seconds per piece'] },
    { role: 'stylist and packer', wants: ['things that go together', 'to know what was never worn'] },
    {
      role: 'investor and mother',
      wants: ['households that stay beyond the first winter', 'buying instead of returning, if they like'],
    },
  ],
  usps: [
    {
      title: 'Stains are included',
      text: 'Nothing needs to be washed, ironed or apologised for; mud is in the {month}.',
    },
    {
      title: '{lives} children',
      text: 'The number of children who wore it is sewn into each piece, {lives} at most, and people like to read it.',
    },
    {
      title: '[Keep the bear|What is loved stays]',
      text: 'Whatever a child will not give back may stay, for what it is still worth.',
    },
    { title: 'Mended, visibly', text: 'Holes get a patch one can see; the patched ones are asked for.' },
  ],
  features: [
    {
      id: 'grow',
      title: '[The next size|Grown again]',
      text: 'The next bundle before it is needed, by how the last one fitted. || Says when it will be too small, and sends.',
      check: 'Too small in three weeks: asked with one picture || Twins, one a size ahead: two bundles, one parcel',
      on: 0,
    },
    {
      id: 'send',
      title: '[Something warm|Send me something]',
      text: 'A bundle by weather, nursery and mess, without choosing. || Three words instead of a shop.',
      check: 'Bundle from “cold, mud, nursery” in three taps || “Nothing scratchy”: kept for good',
      on: 0,
    },
    {
      id: 'back',
      title: '[In the bag|Send it back]',
      text: 'What goes back, what stays, what is lost, in one go. || A bag, a day, no washing.',
      check: '12 pieces, one lost, one kept: settled in 40 seconds || Day forgotten: what it costs, said before',
      on: 0,
    },
    {
      id: 'keep',
      title: '[Keep the bear|This one stays]',
      text: 'Keeps one piece, for what it is worth now. || A price that falls with each child.',
      check: 'Price after {lives} children and after one, side by side || Paid in three small sums',
      on: 0,
    },
    {
      id: 'gift',
      title: '[From grandmother|What may be given]',
      text: 'What a grandmother may give that is needed. || One thing to knit, one to pay for.',
      check: 'Gift that does not collide with the next bundle || Hand-knitted thing joins the bundle, with its name',
      on: 0,
    },
    {
      id: 'nine',
      title: '[Again, mend, out|Nine seconds]',
      text: 'Each piece decided in nine seconds, by feel. || Sorting with two hands and one pedal.',
      check: '60 pieces in nine minutes with a foot pedal || Label gone: found by pattern',
      on: 1,
    },
    {
      id: 'loved',
      title: '[What was loved|Worn to bits]',
      text: 'What was worn and what came back unworn. || The life of a piece, from child to child.',
      check: 'Ten pieces by wear, five never worn, with the reason || Stain that tells nothing: not shown',
      on: 1,
    },
    {
      id: 'pool',
      title: '[Enough for {due}|What there will be]',
      text: 'How much of each size will be there when it turns cold. || The pool against the children who grow.',
      check: 'Size 86 short by 40 in {due}: seen ten weeks ahead || Bought, borrowed or said no: three ways',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[For families|With one hand]',
      format: '[Phone, 375 px, at night, a child on the arm|375 px with one hand]',
      states: 'size not there, [parcel late|bundle incomplete] and month unpaid',
    },
    {
      name: '[In the laundry|Sorting table]',
      format: '[Screen above a table, foot pedal, scanner|21 inches above a table with a pedal]',
      states: 'label gone, [bundle short|piece missing] and machine full',
    },
  ],
  constraints: [
    {
      type: 'technical',
      text: 'Each piece has a chip that survives [four|five] of {lives} lives.',
      effect: 'Everything must also work by pattern and eye.',
    },
    {
      type: 'people',
      text: 'Nine seconds per piece, {staff} people, two hands each.',
      effect: 'No typing, no looking away.',
    },
    {
      type: 'legal',
      text: 'Sleepwear and [car-seat things|cords] must meet rules that change.',
      effect: 'Know which piece falls under which; take it out of circulation in one move.',
    },
    {
      type: 'content',
      text: 'Makers’ sizes are [fiction|a novel]; the house measures itself in centimetres of child.',
      effect: 'Speak of the child’s length and of weeks, not of sizes.',
    },
    {
      type: 'money',
      text: '{month} a month pays for washing twice and [one|a single] parcel each way.',
      effect: 'An extra parcel is the loss; make the first one right.',
    },
    {
      type: 'brand',
      text: 'No pink and blue, no [storks|clouds].',
      effect: 'Colours come from the clothes themselves.',
    },
  ],
  nonGoals: [
    { text: 'Choosing single pieces' },
    { text: 'Clothes for grown people' },
    { text: 'New clothes for sale' },
    { text: 'Pictures of children' },
    { text: 'A resale marketplace' },
  ],
  tensions: [
    {
      of: [0, 3],
      a: '{p0} wants a jumper to go through {lives} children.',
      b: '{p3} likes families to buy what they love, after the first.',
      where: 'At “keep the bear”: is it easy, or just possible?',
    },
    {
      of: [1, 2],
      a: '{p1} wants twelve pieces back on a Tuesday.',
      b: '{p2} wants to hear first what was never worn.',
      where: 'In the bag going back: one question too many?',
    },
  ],
  unknowns: [
    'What unworn clothes were: wrong, ugly or too good',
    'Whether parents see too-small before grandmothers do',
    'Whether a number of {lives} children draws or repels',
    'How much of hiring is thrift and how much is space',
    'Why most leave after the first winter',
  ],
  twists: [
    'Nurseries ask for six pairs of mud trousers each, for whoever comes without. {p1f} is thrilled. What is a bundle without a family?',
    'A dye turns out to be harmful: one pattern, {bundles} pieces, in nine hundred homes. {p0f} wants them back within four days. Write, show, count.',
    'A maker offers new clothes for nothing, to be hired and read by chip: how often, how long. {p3f} says yes. Show families what changes, on one screen.',
  ],
  objects: [
    'patched knees',
    'wooden pegs',
    'numbers embroidered on tape',
    'small coat hangers',
    'mangles',
    'string bags',
  ],
  moments: [
    'at night with one free hand',
    'at nursery, at the hook with the name',
    'in front of a bag that should go back',
    'at a sorting table, standing',
  ],
  samples: ['Worn by four. You are the fifth.', 'Too small in about three weeks.', 'Keep the bear: 3.20.'],
  troubles: [
    {
      id: 'first-winter',
      titles: [
        'After the first winter: {org}',
        'Send me something warm: {org}',
        '{leave}% leave {org} by spring',
        'Never worn: {org}, {town}',
      ],
      n: { leave: [44, 58], leaveTo: [26, 33], unworn: [29, 41], unwornTo: [13, 18] },
      problem: [
        '{leave}% of the households leave after their first winter. {unworn}% of the pieces come back unworn: too late, too small, too good for mud.',
        'A third of each bundle, {unworn}%, is never worn, and nobody says why. By spring {leave}% have gone.',
      ],
      ask: [
        'Get the next bundle right for people who do not want to choose.',
        'Find out what an unworn jumper would say, without asking a tired person twelve questions.',
      ],
      situation: [
        'Parents pick a style and a size; bundles are packed from what is clean. A form with stars lies in the bag and comes back as [paper|mash].',
        'Size follows age. {p2f} packs by feeling and is right two times in three. An app with pictures of each piece was built: it took twenty minutes a bundle.',
      ],
      whyNow: [
        {
          kind: 'season',
          when: 'autumn',
          cold: true,
          text: 'The cold comes in {due}; what is packed then decides who stays.',
        },
        { kind: 'money', text: '{p3} pays for another year if fewer than a third leave; the date is {due}.' },
        { kind: 'growth', text: 'Two towns with three hundred waiting households join in {due}.' },
      ],
      goals: [
        {
          text: 'Lose {leaveTo}% of households after the first winter {by}, not {leave}%. || Bring households that leave from {leave}% to {leaveTo}% {by}.',
          measure: {
            metric: 'Households that leave after winter',
            base: '{leave}%',
            target: '{leaveTo}%',
            how: 'Ended between {winter} and {spring} || Homes by month of joining',
          },
        },
        {
          text: 'Have {unwornTo}% of pieces come back unworn {by2}, {unworn}% at present. || Cut unworn pieces from {unworn}% to {unwornTo}% {by2}.',
          measure: {
            metric: 'Pieces that come back unworn',
            base: '{unworn}%',
            target: '{unwornTo}%',
            how: 'Sorter’s pedal, each bundle || Ten bundles a week, looked at closely',
          },
        },
        { text: 'Let a bundle be ordered with one hand in ten seconds.' },
        { text: 'Make stains something to be proud of.' },
      ],
      core: ['send:2', 'grow:0', 'loved:1'],
      more: ['keep:0', 'pool:1', 'nine:1', 'gift:3', 'back:0'],
    },
    {
      id: 'late-bags',
      titles: [
        'The bag in the hall: {org}',
        'Back by Tuesday? {org}',
        '{late} bundles late at {org}',
        'She’s two, it’s a stain: {org}',
      ],
      n: { late: [110, 420, 5], lateTo: [40, 60, 2], days: [16, 29], daysTo: [5, 8], fee: [31, 46] },
      problem: [
        '{late} bundles a month come back late, by {days} days on average. The next family waits, and {fee}% of all complaints are about a month that was charged for a forgotten bag.',
        'Clothes that are too small lie in halls: {days} days, {late} bundles. Others go cold. Nobody likes the fee, least of all those who charge it.',
      ],
      ask: ['Bring bags out of the hall, on the way to something else.', 'Make giving back feel like giving on.'],
      situation: [
        'A return label lies in the parcel, and gets lost. Parents wash before sending back, and therefore do not. Reminders come on the first, when nothing is done.',
        'A drop-off at the nursery was tried in one street; all the bags came on one Friday. A piece missing holds up the bag.',
      ],
      whyNow: [
        { kind: 'rule', text: 'Charging for late returns without a reminder is forbidden from {due}.' },
        { kind: 'loss', text: 'Forty pieces of size 86 were short in {now}; thirty-eight lay in halls.' },
        { kind: 'people', text: 'The laundry works four days instead of five from {due}.' },
      ],
      goals: [
        {
          text: 'Have {lateTo} late bundles a month {by}, {late} today. || Cut late bundles from {late} to {lateTo} a month {by}.',
          measure: {
            metric: 'Bundles late',
            base: '{late} a month',
            target: '{lateTo} a month',
            how: 'Due day against arrival || Sorting table, Fridays',
          },
        },
        {
          text: 'Bring the delay from {days} to {daysTo} days {by2}. || {daysTo} days late on average {by2}, not {days}.',
          measure: {
            metric: 'Days late',
            base: '{days}',
            target: '{daysTo}',
            how: 'Median of late bundles || Laundry log by month',
          },
        },
        { text: 'Let a bag leave the house unwashed, incomplete and without a form.' },
        { text: 'Charge nobody who was not asked first.' },
      ],
      core: ['back:0', 'pool:1', 'keep:2'],
      more: ['grow:0', 'nine:2', 'gift:3', 'loved:1', 'send:3'],
    },
  ],
};
