import type { Kind } from '../../kinds.ts';

export const schoolKitchen: Kind = {
  id: 'school-kitchen',
  model: 'public',
  channel: 'desktop',
  where: [],
  what: [
    'a kitchen that cooks for {schools} schools',
    'a school-meals service: {meals} lunches a day from one kitchen',
    'a public caterer with {cooks} cooks and {schools} dining rooms',
  ],
  names: [
    '{district} School Kitchen',
    '{town} School Meals',
    'The {thing} Kitchen',
    '{tree} Road Kitchen',
    'Central Kitchen {district}',
    '{surname} Canteens',
  ],
  years: [5, 61],
  n: {
    schools: [9, 31],
    meals: [1400, 5200, 50],
    cooks: [12, 38],
    price: { eur: [2.6, 4.4] },
    diets: [90, 340, 5],
    hour: [7, 9],
  },
  story: [
    'The kitchen stands behind [the bus depot|a swimming pool] and has cooked since {hour} each morning for {years} years.',
    'For {years} years the same rule: soup on Mondays, nothing [fried|breaded] twice a week, and fruit that [can be|is] peeled by small hands.',
    '{p1} came as a [dishwasher|potato peeler] and now runs the stoves of {schools} schools.',
  ],
  audience: [
    'Parents of primary-school children who order a [month|week] ahead on the way to work, and children who decide on the day.',
    'About {meals} eaters between five and sixteen, their parents, and {schools} people who [serve|stand at the hatch].',
    'Families who rely on the meal, among them {diets} with an allergy or diet that must not be [got wrong|missed].',
  ],
  users: [
    {
      role: '[office cleaner|shop assistant|bus mechanic] and parent',
      ages: [26, 49],
      goals: [
        'Order a month in one go, from a phone',
        'Cancel by eight when a child has a fever',
        'Know the price at the end before it is [debited|taken]',
      ],
      pains: ['The cut-off was yesterday', 'Pays for meals that were never eaten', 'The form forgets the second child'],
      quotes: [
        'She was sick at seven. You wanted to know at noon the day before.',
        'I’d like to pay for what she eats.',
      ],
    },
    {
      role: '[night nurse|baker|security guard] and father of a child with coeliac disease',
      ages: [29, 47],
      goals: ['Be sure, not fairly sure', 'Speak to one person who knows the child'],
      pains: ['Allergens in a file from last term', 'Substitute staff at the hatch'],
      quotes: ['‘Should be fine’ isn’t an answer.'],
    },
    {
      role: '[kitchen hand at the hatch|meal supervisor|canteen assistant]',
      ages: [23, 63],
      goals: ['See at a glance who gets which plate', 'Not send a child away in front of others'],
      pains: [
        'A list of names without faces',
        'Nineteen seconds per child',
        'Children who say they are vegetarian [today|on fish days]',
      ],
      quotes: ['I have nineteen seconds and a ladle.'],
    },
    {
      role: '[class teacher|deputy head|school secretary]',
      ages: [27, 62],
      goals: ['Report a class trip once', 'No money in envelopes'],
      pains: ['Reports the trip to three places', 'Is asked about unpaid meals at the gate'],
      quotes: ['I teach fractions. I don’t collect debts.'],
    },
    {
      role: '[pupil, class speaker|pupil on the food council|pupil and reluctant eater]',
      ages: [13, 16],
      goals: ['Find out what it is before standing in the queue', 'Eat with friends who have the other line'],
      pains: ['Names of dishes that say nothing', 'The good one is gone by the second break'],
      quotes: ['Just say it’s potatoes. We like potatoes.'],
    },
  ],
  people: [
    { role: 'head of school meals', wants: ['fewer plates [scraped|thrown away]', 'orders that match what is eaten'] },
    { role: 'head cook', wants: ['numbers at half past eight that hold', 'no seventh dish'] },
    { role: 'dietitian', wants: ['not one wrong plate', 'every diet confirmed each term, by a parent'] },
    {
      role: 'spokesperson of the parents',
      wants: ['cancelling until eight on the day', 'no child singled out for [debt|money]'],
    },
  ],
  usps: [
    {
      title: '[Cooked here|Nothing from a bag]',
      text: 'Sauces, soups and dough are made in {district}; the kitchen [still has|kept] its potato peelers.',
    },
    {
      title: '{price} for everybody',
      text: 'A meal costs {price}, whoever eats it; [who pays less|those who pay less] is known to nobody at the hatch.',
    },
    {
      title: '[Someone signs each diet|A name on each diet]',
      text: 'Each of the {diets} special plates is [packed|covered] and signed by one person.',
    },
    {
      title: '[Children are asked|Tasted by children]',
      text: 'A new dish is [tried|voted on] by two classes before it goes to {schools} schools.',
    },
    {
      title: 'Twelve kilometres',
      text: 'No school is more than [twelve|nine] kilometres from the stove, so food [arrives|is served] as it was cooked.',
    },
  ],
  features: [
    {
      id: 'order',
      title: '[A month at once|Order the month]',
      text: 'Four weeks with days off already [out|taken out]. || A month of lunches ordered by saying what is [different|unusual].',
      check:
        'A month for two children ordered in at most [nine|ten] taps || Month view with holidays, a trip and a sick day at 360 px',
      on: 0,
    },
    {
      id: 'sick',
      title: '[Not today|Ill this morning]',
      text: 'Cancelling on the day, from bed, with one hand. || One tap for a child who stays at home, [until eight|before the stoves are lit].',
      check:
        'Cancelled at 07:52 and at 08:04: both answers written || Cancelling one of two children in under [ten|twelve] seconds',
      on: 0,
    },
    {
      id: 'diet',
      title: '[The safe plate|Diet card]',
      text: 'What a child may not eat, who confirmed it, and [when|how long ago]. || Allergies and diets, confirmed by a parent each term.',
      check:
        'Card of a child with two allergies, and the same card [out of date|expired] || Confirmation asked, given and overdue: three states',
      on: 0,
    },
    {
      id: 'hatch',
      title: '[At the hatch|Next plate]',
      text: 'The next child, the plate, nothing else. || Shows which plate, [for whom|whose turn], with no word about money.',
      check:
        'Readable at arm’s length in [steam|glare], [nineteen|twenty] seconds per child || Child not on the list: what is said, what is given',
      on: 1,
    },
    {
      id: 'count',
      title: '[Half past eight|The number]',
      text: 'The number for the pots, with how sure it is. || One number per dish at half past eight, and what [moved|changed] it.',
      check:
        'Number for {schools} schools on one screen, three of them [late|silent] || Count at 08:30 with a class trip forgotten',
      on: 1,
    },
    {
      id: 'plain',
      title: '[In plain words|What is it really?]',
      text: 'Dishes [named|described] by what one sees on the plate. || The menu in words a nine-year-old [uses|would use].',
      check:
        '[Ten|Twelve] dishes renamed, each in at most six words || Week’s menu as A4 for the door, in {language} and {language2}',
      on: 0,
    },
    {
      id: 'left',
      title: '[What came back|Scraped plates]',
      text: 'What went into the bin, by dish, in kilos. || Leftovers by dish and school, [weighed|noted] in one minute.',
      check:
        'Weighing entered with [wet|gloved] hands in three taps || Four weeks of one dish: eaten, left, and in which school',
      on: 1,
    },
    {
      id: 'paid',
      title: '[Only what was eaten|Month’s end]',
      text: 'A bill by the plate, explained line by line. || What was eaten, what was cancelled, [what it costs|and the sum].',
      check:
        'Bill with two children, one reduced, nothing that shows which || [Twenty|21] days on one phone screen, adding up',
      on: 0,
    },
    {
      id: 'trip',
      title: '[Class trip|Away on Thursday]',
      text: 'A class that is away, entered once by the school. || The school says who is out; [parents and kitchen|all others] see it.',
      check:
        'Trip entered by a teacher in under [40|45] seconds || Packed lunch instead of a meal for [26|24] children',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[For families|The family’s side]',
      format: '[Phone, 360 px wide, half asleep|A phone of 360 px at seven in the morning]',
      states: '[too late|past the hour], holiday, and two children in two schools',
    },
    {
      name: '[Kitchen and hatch|Where it is cooked and served]',
      format: '[Wall screen and hatch tablet|Tablet of 10 inches], steam and gloves',
      states: 'school silent, dish run out and [diet unclear|substitute at the hatch]',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'Diets are health data; [the hatch|whoever serves] may see the plate but not the reason.',
      effect: 'Use signs that [tell|name] the plate and hide the illness.',
    },
    {
      type: 'technical',
      text: 'The town’s payment system [counts|settles] once a month and cannot be [changed|replaced].',
      effect: 'Show a running sum of your own and call it an estimate.',
    },
    {
      type: 'people',
      text: '{cooks} cooks start at {hour}; nobody [looks|can look] at a screen between nine and twelve.',
      effect: 'What matters is said at half past eight, in [figures|one number] a metre wide.',
    },
    {
      type: 'content',
      text: 'Parents read {language}, {language2} and nine other [languages|tongues].',
      effect: 'Dates, pictures of plates and numbers carry the [meaning|order]; words [help|support].',
    },
    {
      type: 'money',
      text: 'The council pays for meals ordered, [not|never] for meals thrown away.',
      effect: 'Waste has to be visible in [kilos|plates] to those who order.',
    },
    {
      type: 'brand',
      text: 'The council’s blue and its crest are [fixed|prescribed] on all paper.',
      effect: 'Give the kitchen a voice of its own within one colour.',
    },
  ],
  nonGoals: [
    { text: 'Payment by card at the hatch' },
    { text: 'Nutrition figures per child' },
    { text: 'Choosing single ingredients' },
    { text: 'A game that rewards finishing the plate' },
    { text: 'Meals for staff' },
  ],
  tensions: [
    {
      of: [1, 3],
      a: '{p1} needs the number by half past eight and [trusts|wants] no late changes.',
      b: '{p3} knows that fevers come at seven and [schools|offices] open at eight.',
      where: 'In the last half hour before the stoves: what may [still move|change], and who pays?',
    },
    {
      of: [0, 2],
      a: '{p0} wants fewer special plates, because [most|half] are habits and not allergies.',
      b: '{p2} will not have anyone [doubt|question] a parent at the hatch.',
      where: 'On the diet card, at the question why.',
    },
  ],
  unknowns: [
    'How many meals are ordered out of [caution|fear] of missing the cut-off',
    'Whether children would eat more if dishes had other names',
    'Whether parents without a bank account [order|take part] at all',
    'What the {diets} diets have in common',
    'How often the hatch already breaks the rules, kindly',
  ],
  twists: [
    'From {due} lunch is free for all. Paying goes, and {meals} becomes [half as many again|half more]. What does a family still have to say, and why would they?',
    'A [child|pupil] is given the wrong plate. Nothing happens, but {p2f} asks for a second pair of eyes at each hatch. There are none to be had: redesign the moment.',
    'The oven for [three|four] schools breaks on a Tuesday at {hour}. Show what {p1f}, the schools and the parents see within ten minutes.',
  ],
  objects: [
    'steel trays with dents',
    'menu sheets on a door',
    'ladles on hooks',
    'stacked plastic chairs',
    'labelled lunch boxes',
    'chalked totals on a tiled wall',
  ],
  moments: [
    'at seven in the morning beside a child with a fever',
    'at a hatch in steam',
    'in a staff room during break',
    'on a bus with one hand on the rail',
  ],
  samples: [
    'Thursday: potatoes, white fish, peas.',
    'Cancelled for today. Nothing to pay.',
    '2,310 plates by half past eleven.',
  ],
  troubles: [
    {
      id: 'thrown-away',
      titles: [
        '{bin} plates a day for the bin: {org}',
        'Ordered, cooked, never eaten: {org}',
        'The fever at seven and the pots of {org}',
        'Cook what is eaten: {org}, {schools} schools',
      ],
      n: { bin: [190, 560, 10], binTo: [60, 110, 5], cost: { eur: [64000, 210000] }, same: [7, 13], sameTo: [61, 78] },
      problem: [
        '{bin} of {meals} plates a day go back untouched. They were ordered [weeks|a month] before by parents who could not know better, and cost {cost} a year.',
        'The kitchen cooks what was ordered a month ago. {bin} plates a day are for children who are ill, away or [somewhere else|eating at a friend’s].',
      ],
      ask: [
        'Bring the order closer to the day without taking the [morning|pots] away from the cooks.',
        'How late can a family change its mind, and what does the kitchen need to [bear|allow] it?',
      ],
      situation: [
        'Parents tick days on a web form until the 20th of the month before. {same}% of absences are [reported|passed on] in time. Schools know by nine who is missing; the kitchen is told by nobody.',
        'Cancelling means an e-mail before noon on the day before. A [hotline|answering machine] was tried: {p0f} spent the mornings typing names. What comes back is tipped away unweighed.',
      ],
      whyNow: [
        { kind: 'rule', text: 'A food-waste law makes public kitchens [report|publish] kilos from {due}.' },
        {
          kind: 'money',
          text: 'The council has cut the budget by what it thinks is thrown away; it [starts|applies] in {due}.',
        },
        { kind: 'growth', text: '{hour} more schools join in {due}, and the pots are [full|at their limit] as it is.' },
      ],
      goals: [
        {
          text: 'Bring untouched plates down from {bin} to {binTo} a day {by}. || No more than {binTo} untouched plates a day {by}; there are {bin} now.',
          measure: {
            metric: 'Untouched plates',
            base: '{bin} a day',
            target: '{binTo} a day',
            how: 'Trays counted at the dishwasher, two weeks a term || Count at {schools} hatches on ten days, by dish',
          },
        },
        {
          text: 'Have {sameTo}% of absences cancelled in time {by2}, from {same}%. || Raise absences that reach the kitchen in time from {same}% to {sameTo}% {by2}.',
          measure: {
            metric: 'Absences cancelled in time',
            base: '{same}%',
            target: '{sameTo}%',
            how: 'School registers against cancellations, monthly || Register of six schools compared with the morning’s number',
          },
        },
        { text: 'Give the head cook one number at half past eight that moves by no more than 2%.' },
        { text: 'Charge no family for a plate that was cancelled [in time|by eight].' },
      ],
      core: ['sick:1', 'count:2', 'order:0'],
      more: ['left:0', 'trip:1', 'plain:0', 'paid:3', 'hatch:0', 'diet:3'],
    },
    {
      id: 'wrong-plate',
      titles: [
        '{diets} special plates and no mistake: {org}',
        'The safe plate at {org}, {town}',
        'Whose plate is this? {org}',
        'Nineteen seconds at the hatch of {org}',
      ],
      n: { near: [23, 58], nearTo: [4, 8], stale: [34, 57], staleTo: [3, 6] },
      problem: [
        'Last year {near} plates were [stopped|caught] at the last moment, and {stale}% of the {diets} diet cards are older than a year. Nobody was hurt, [so far|yet].',
        '{diets} children have a diet. On {near} occasions in a year the wrong plate was noticed at the hatch, by luck or by the child.',
      ],
      ask: [
        'Make the right plate the easy one, for a [tired|hurried] person with a ladle and nineteen seconds.',
        'The way from a parent’s word to a child’s plate has [five|six] hands in it; find where it can break.',
      ],
      situation: [
        'Diets are kept in a table on {p2f}’s computer and printed each Monday. The hatches have a [folder|ring binder]; substitutes do not know where.',
        'A doctor’s note is asked for once, on entering school. Plates are marked with coloured foil: seven colours, [two|three] of which look alike in the steam.',
      ],
      whyNow: [
        { kind: 'complaint', text: 'A parent has written to the council; {p0} must [report|answer] by {due}.' },
        {
          kind: 'rule',
          text: 'From {due} an audit asks for the name of [whoever|the person who] packed each special plate.',
        },
        { kind: 'people', text: '{p2} goes on leave in {due}, and the table is [understood|read] by nobody else.' },
      ],
      goals: [
        {
          text: 'Reduce plates stopped at the last moment from {near} a year to {nearTo} {by}. || {nearTo} near misses a year or fewer {by}, after {near} last year.',
          measure: {
            metric: 'Plates stopped at the hatch',
            base: '{near} a year',
            target: '{nearTo}',
            how: 'Incident slips, read by {p2f} each week || Slips from {schools} hatches, counted every term',
          },
        },
        {
          text: 'Have no more than {staleTo}% of diet cards older than a term {by2}; today it is {stale}%. || Bring outdated cards from {stale}% to {staleTo}% {by2}.',
          measure: {
            metric: 'Cards older than a term',
            base: '{stale}%',
            target: '{staleTo}%',
            how: 'Date of the last confirmation || Confirmations listed on the first of each month',
          },
        },
        { text: 'Let a substitute serve the right plate on the first day without [training|a binder].' },
        { text: 'Single no child out.' },
      ],
      core: ['diet:1', 'hatch:0', 'count:2'],
      more: ['plain:2', 'sick:2', 'left:3', 'trip:2', 'order:1', 'paid:3'],
    },
  ],
};
