import type { Kind } from '../../kinds.ts';

export const foodBank: Kind = {
  id: 'food-bank',
  model: 'charity',
  channel: 'messages',
  where: [],
  what: [
    'a charity that passes on {tonnes} tonnes of food a year',
    'a food pantry with {sites:w} hatches, run by {volunteers} volunteers',
    'a charity kitchen and larder in {sites:w} [church|union] halls',
  ],
  names: [
    '{district} Larder',
    'The {thing} Pantry',
    '{town} Food Table',
    '{tree} Street Larder',
    'Open {thing}',
    'The {count} Loaves',
  ],
  years: [2, 33],
  n: {
    tonnes: [46, 290, 2],
    sites: [2, 5],
    volunteers: [48, 170],
    homes: [240, 920, 10],
    donors: [17, 54],
    bags: [310, 980, 10],
  },
  story: [
    'It started {years} years ago with [one freezer|a handcart] and the bread of two bakeries.',
    '{p1} drives the van, as every [weekday|morning] for {years} years, and knows which shop throws away [what|too much].',
    'For {years} years nobody has been asked for proof: who comes, [gets|takes] a bag.',
  ],
  audience: [
    'People who [run|are] short of money in the last ten days of the month: families, pensioners, workers between [two|] contracts. About {homes} homes.',
    'Those who collect, those who give and those who carry; many in {town} have been [two|all three] of them.',
    '{homes} households, a third of them with work, most of whom would rather [not be seen|be unseen] in a queue.',
  ],
  users: [
    {
      role: '[parcel courier|cleaner at the hospital|kitchen porter]',
      ages: [22, 54],
      goals: [
        'Collect without losing a shift',
        'Choose, at least between two things',
        'Bring something back when times are better',
      ],
      pains: [
        'The hatch closes at four, work ends at six',
        'Stood in a queue behind [the child’s teacher|a neighbour]',
      ],
      quotes: ['I work. I just don’t get to the thirtieth.', 'I can queue. I can’t be seen queueing.'],
    },
    {
      role: '[carer for a husband|grandfather with custody|widowed clerk]',
      ages: [58, 83],
      goals: ['Food that can be chewed and lifted', 'Know the day before whether it is worth the bus fare'],
      pains: ['Six kilos and two changes of bus', 'Tins without a ring to pull'],
      quotes: ['The bus is four, the bag is six. Kilos, I mean.'],
    },
    {
      role: '[nursing assistant and mother of a baby|mother of four|father of a newborn]',
      ages: [21, 43],
      goals: ['Formula and nappies, by size', 'Nothing that makes the boy ill: he has an allergy'],
      pains: ['Labels in languages nobody at home reads', 'Has to explain everything again to each volunteer'],
      quotes: ['I don’t mind asking. I mind asking every week.'],
    },
    {
      role: '[retired grocer|retired customs officer|former headmistress] and volunteer',
      ages: [61, 79],
      goals: ['Know by nine what comes and who carries', 'Throw nothing away that can be eaten today'],
      pains: ['Forty crates of yoghurt, at eleven, unannounced', 'Lists on three clipboards'],
      quotes: ['Yoghurt is lovely. A pallet of yoghurt is an emergency.'],
    },
    {
      role: '[bakery branch manager|night manager of a supermarket|caterer]',
      ages: [25, 57],
      goals: ['Have it gone by half past nine', 'One message, not a form with twelve fields'],
      pains: ['The van came late, the food went in the bin', 'Head office wants kilos'],
      quotes: ['If I have to fill something in, it’s quicker to bin it.'],
    },
  ],
  people: [
    {
      role: 'coordinator',
      wants: ['nobody to [wait|stand] in the street', 'food that goes where it is needed, on the day'],
    },
    { role: 'driver', wants: ['a round that is [sure|fixed] by eight', 'no trip for two [loaves|crates]'] },
    { role: 'volunteer at the hatch', wants: ['to look at faces and not at lists', 'the same for everyone'] },
    {
      role: 'treasurer of the charity',
      wants: ['kilos and households for the [foundation|funders]', 'a count that does not need names'],
    },
  ],
  usps: [
    {
      title: 'No questions',
      text: 'Who comes is served; {years} years without a form have been [abused|misused] less than anyone feared.',
    },
    {
      title: '[Today’s food today|From shop to bag in five hours]',
      text: 'What {donors} shops give in the morning is handed out [by|before] the evening.',
    },
    {
      title: '[One’s own choice|A shelf, not a parcel]',
      text: 'People choose from a shelf, like anybody else in {town}.',
    },
    {
      title: 'Carried home',
      text: 'For those who cannot come, {volunteers} volunteers [carry|bring] bags up the stairs.',
    },
    {
      title: '[Both sides of the table|You may help as well]',
      text: 'A third of the volunteers [came|once came] for a bag.',
    },
  ],
  features: [
    {
      id: 'offer',
      title: '[Two lines from the shop|Come and get it]',
      text: 'A shop says what there is in one message; [all else|the rest] is filled in by what it gave before. || Surplus announced in a message of two lines.',
      check:
        'Offer made in under [20|25] seconds by somebody closing a till || “Bread, about six crates, before ten” turned into an entry',
      on: 1,
    },
    {
      id: 'round',
      title: '[This morning’s round|The van at eight]',
      text: 'Stops in order, what waits there, and what [fits|will fit]. || The van’s morning, changing until eight and then [fixed|no more].',
      check:
        '{donors} possible stops, nine driven, one added at 07:55 || Read by a driver at a traffic light: next stop, crates, door',
      on: 1,
    },
    {
      id: 'today',
      title: '[On the shelf today|What there is]',
      text: 'What there is today, at which hatch, until when, without [signing in|a name]. || Today’s shelf in pictures, [by noon|from eleven].',
      check:
        'Shelf of 14 things, [three|two] of them running low, at 360 px || The same in {language2} and as a text message',
      on: 0,
    },
    {
      id: 'slot',
      title: '[Come when it is quiet|A quiet time]',
      text: 'When to come without a queue; not a booking and not a [duty|promise]. || Shows the quiet hours, so that nobody has to stand in line.',
      check:
        'Evening with a full hour and two quiet ones, in words || Somebody comes unannounced: no screen says anything',
      on: 0,
    },
    {
      id: 'need',
      title: '[Remember my bag|Once and not again]',
      text: 'Allergies, nappies, no oven: told once, under a [word|number] instead of a name. || Needs kept under a word one chooses.',
      check:
        'Bag “[Sunflower|Bicycle]” with an allergy, found in two taps at the hatch || The word forgotten: the way without it',
      on: 0,
    },
    {
      id: 'bench',
      title: '[Sort and date|Sorting table]',
      text: 'Eat today, this week, later: three piles with [large|plain] rules. || What may still be given out, and [until when|for how long].',
      check:
        'Rules for [eight|nine] foods past their date, as a wall sheet A3 || Yoghurt, fish, bread: decided in five seconds each',
      on: 1,
    },
    {
      id: 'carry',
      title: '[Who carries|Stairs tonight]',
      text: 'Bags for people who cannot come, taken by those who [pass|live] near. || Finds a neighbour for a bag and the third floor.',
      check:
        'Bag taken, handed over, nobody at home: three states || What the carrier learns about the household: five facts at most',
      on: 0,
    },
    {
      id: 'count',
      title: '[Kilos without names|Count, don’t list]',
      text: 'Kilos and households, counted so that nobody can be [found|recognised]. || A month in figures for the funders, [from ticks|without a single name].',
      check:
        'Month’s sheet on A4, no cell with fewer than five households || Tick at the hatch: one tap per bag, gloves on',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[For households|At home, without a name|The household’s side]',
      format: '[Text message and phone page, 360 px, no sign-in|Small page of 60 kB on any phone]',
      states: '[nothing left|shelf empty], hatch closed and [word forgotten|bag not fetched]',
    },
    {
      name: '[Van and hatch|The volunteers’ side]',
      format: '[Shared tablet in the hall and phone in the van|Phone in a van, tablet in a hall]',
      states: 'van late, [pallet unannounced|too much of one thing] and new volunteer',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'Past the use-by date nothing may be [handed|given] out; past best-before [it may|one may].',
      effect: 'The two dates need two [words|signs] that a tired volunteer cannot mix up.',
    },
    {
      type: 'people',
      text: '{volunteers} volunteers, [half|most] of them over sixty, each here [once|one morning] a week.',
      effect: 'A screen must be understood after seven days of absence.',
    },
    {
      type: 'technical',
      text: 'Many households have [prepaid|pay-as-you-go] telephones that are [empty|out of credit] by the 20th.',
      effect: 'What matters arrives as a message and costs [them|the reader] nothing.',
    },
    {
      type: 'money',
      text: 'Every [coin|bill] for software is missing on the shelf; the board allows none that [renews|recurs].',
      effect: 'Nothing with a monthly fee, no licences, no maps.',
    },
    {
      type: 'brand',
      text: 'No logo on the bags: people [carry|take] them past their neighbours.',
      effect: 'Design a mark for the door that does not go home with [anyone|the bag].',
    },
    {
      type: 'content',
      text: 'Nobody can [know|say] at eight what there will be at four.',
      effect: 'Write about what is [likely|usual] in a way that is forgiven at four.',
    },
  ],
  nonGoals: [
    { text: 'Proof of need' },
    { text: 'Donations of money' },
    { text: 'Accounts with names for households' },
    { text: 'Recipes' },
    { text: 'Photographs of people at the hatch' },
  ],
  tensions: [
    {
      of: [0, 3],
      a: '{p0} wants no names anywhere, and [never will|no exception].',
      b: '{p3} has to show the funders how many [different|separate] households came.',
      where: 'On the tick at the hatch: what may one tap [know|record]?',
    },
    {
      of: [1, 2],
      a: '{p1} fixes the round at eight and [drives past|ignores] later offers.',
      b: '{p2} sees at three how [empty|bare] the shelf is and wants the late ones.',
      where: 'In the message back to a shop that offers at ten past eight.',
    },
  ],
  unknowns: [
    'How many do not come because of the queue',
    'Whether people would say when they will come if nobody wrote it down',
    'What shops throw away without [offering|mentioning] it',
    'Whether those who once came for a bag want to be [thanked|reminded] at all',
    'Which of the {sites:w} hatches people choose, and why not the [nearest|next] one',
  ],
  twists: [
    'A supermarket will give everything it has, {tonnes} crates a week, if its name is on the bags. The volunteers vote; {p2f} abstains. Design the page as if they said yes, then as if they said no.',
    'One of the {sites:w} halls is sold. From {due} its households need a hatch that moves: the van itself, [forty|thirty] minutes a stop. What becomes of the queue?',
    'A newspaper prints a picture of the queue. Next day half as many come. Which single thing do you change first, and how do people hear of it?',
  ],
  objects: [
    'stacked bread crates',
    'date stamps',
    'hand-written shelf labels',
    'shopping trolleys of all patterns',
    'keys on coloured string',
    'cardboard with felt-pen arrows',
  ],
  moments: [
    'on a bus with an old telephone',
    'in a hall with twenty people waiting',
    'in a van at a red light',
    'on a staircase with two bags',
  ],
  samples: [
    'Bread, apples, rice. Until seven, side door.',
    'Quiet after half past five.',
    'Six crates at the bakery, before ten.',
  ],
  troubles: [
    {
      id: 'queue',
      titles: [
        'No queue at {org}',
        '{queue} people in the street: {org}',
        'Unseen at the hatch: {org}, {district}',
        'Quiet hours at {org}, {town}',
      ],
      n: { queue: [46, 110, 2], queueTo: [8, 14], away: [19, 33], awayTo: [6, 10] },
      problem: [
        'At four {queue} people stand in the street, an hour too early, because the good things [go|are gone] first. {away}% of new households never come a second time.',
        'The queue is {queue} people long and in full view of {district}. About {away}% of those who come once stay away afterwards; hunger is not the reason.',
      ],
      ask: [
        'Take away the reason to be early, [without|and do it without] booking, names or numbers on sleeves.',
        'Find a fair way in which being [last|late] is not being punished.',
      ],
      situation: [
        'Doors open at four; what there is, is seen at the shelf. Numbered cards were tried and [sold|passed on]. {p2f} lets the old go first, and is [shouted at|criticised] for it.',
        'People learn by word of mouth what came in. Two chat groups exist, both [wrong|out of date] by noon. The side street was used for a while, until the neighbours [complained|wrote].',
      ],
      whyNow: [
        {
          kind: 'growth',
          text: 'Rents rose in {now}; the coordinator expects half as many households again by {due}.',
        },
        {
          kind: 'move',
          text: 'The larder moves to a hall on the main street in {due}, with a shop window and no yard.',
        },
        { kind: 'season', text: 'From {winter} on nobody should stand outside for an hour, least of all with a pram.' },
      ],
      goals: [
        {
          text: 'Have no more than {queueTo} people waiting outside at any time {by}; at four there are {queue} today. || Shorten the line in the street from {queue} people to {queueTo} {by}.',
          measure: {
            metric: 'People waiting outside',
            base: '{queue} at four',
            target: '{queueTo} at most',
            how: 'Counted from the window every quarter hour, [one week|five days] a month || Volunteer’s count at 15:45, 16:00 and 16:30',
          },
        },
        {
          text: 'Cut households that never return from {away}% to {awayTo}% {by2}. || Only {awayTo}% staying away after one visit {by2}, {away}% today.',
          measure: {
            metric: 'Households that do not return',
            base: '{away}%',
            target: '{awayTo}%',
            how: 'Self-chosen words seen once only || A question asked by {p2f} in the second month, no names',
          },
        },
        { text: 'Leave as much on the shelf at half past six as at [half past four|four], in kind if not in number.' },
        { text: 'Ask nobody’s name.' },
      ],
      core: ['slot:0', 'today:0', 'need:1'],
      more: ['carry:0', 'bench:2', 'count:3', 'round:2', 'offer:2'],
    },
    {
      id: 'late-offers',
      titles: [
        'Before ten, side door: {org}',
        '{lost} tonnes missed by {org}',
        'Two lines from the bakery to {org}',
        'The van of {org} and what it drives past',
      ],
      n: { lost: [14, 62, 2], lostTo: [4, 9], empty: [21, 36], emptyTo: [6, 11], shops: [19, 44] },
      problem: [
        'About {lost} tonnes a year are offered too late or to the wrong number and go in the bin. {empty}% of the van’s stops turn out to be for [nothing|a single crate].',
        '{shops} shops would give more if it were quicker. As it is, {lost} tonnes a year are binned, and the van [drives|goes] in vain at {empty}% of its stops.',
      ],
      ask: [
        'Make giving quicker than throwing away, for somebody who is [closing|cashing up] and wants to go home.',
        'Bring what there is and the one van together, every morning anew.',
      ],
      situation: [
        'Shops ring {p1f}’s own telephone, which is [switched off|silent] at the wheel. Two send photographs, one still sends a fax. What comes is [weighed|noted] on arrival and never compared.',
        'There is a form on the page with twelve fields; it was used [four|six] times last year. {p1f} drives the same round each day and asks at the door.',
      ],
      whyNow: [
        {
          kind: 'rule',
          text: 'A new law obliges shops over 400 m² to offer what they cannot sell, from {due}. They will all [ring|call] at once.',
        },
        {
          kind: 'people',
          text: '{p1} has a new hip in {due}; the round has to be driven by six people who do not know it.',
        },
        {
          kind: 'rival',
          text: 'A company buys leftovers by the kilo from {due}. The charity can only be quicker or [kinder|easier].',
        },
      ],
      goals: [
        {
          text: 'Miss no more than {lostTo} tonnes a year {by}, instead of {lost}. || Bring missed food down from {lost} to {lostTo} tonnes a year {by}.',
          measure: {
            metric: 'Food offered and missed',
            base: '{lost} tonnes a year',
            target: '{lostTo} tonnes',
            how: 'Offers without a pick-up, weighed by the shop || Calls missed and messages unread, listed by {p0f}',
          },
        },
        {
          text: 'Reduce stops in vain from {empty}% to {emptyTo}% {by2}. || Let {emptyTo}% of stops be for nothing {by2}; now it is {empty}%.',
          measure: {
            metric: 'Stops for nothing',
            base: '{empty}% of stops',
            target: '{emptyTo}%',
            how: 'Round sheet, ticked at each door || Kilos at each stop, under five counts as nothing',
          },
        },
        { text: 'Let a shop offer in under 25 seconds with one hand.' },
        { text: 'Keep the round drivable by [somebody|a person] on their first morning.' },
      ],
      core: ['offer:0', 'round:1', 'bench:0'],
      more: ['count:0', 'today:0', 'carry:3', 'need:3', 'slot:3'],
    },
  ],
};
