import type { Kind } from '../../kinds.ts';

export const plantNursery: Kind = {
  id: 'plant-nursery',
  model: 'retail',
  channel: 'phone',
  where: [],
  what: [
    'a nursery that sends {plants} kinds of perennial by post',
    'a plant nursery with {houses:w} glasshouses, [mostly|half] by post',
    'a grower of {plants} kinds of plant, {staff} people',
  ],
  names: [
    '{surname} Plants',
    '{herb} & {thing} Plants',
    'The {bird} Nursery',
    '{district} Perennials',
    '{stone} Wall Plants',
    '{surname2} & {tree}',
  ],
  years: [4, 39],
  n: {
    plants: [640, 2200, 10],
    houses: [3, 8],
    staff: [6, 21],
    parcels: [90, 340, 5],
    basket: { eur: [34, 72] },
    weeks: [7, 11],
  },
  story: [
    '{p0} began {years} years ago with [a bucket of phlox|a dead neighbour’s garden] and a bicycle trailer.',
    'For {years} years cuttings have been taken in the same shed; the [radio|stove] in it is older.',
    'It was a market garden until {years} years ago, when the cabbages gave way to [cranesbill|things that come back].',
  ],
  audience: [
    'People with a garden, a balcony or a grave to plant, who buy for {basket} in {weeks} weeks of spring and then [wait|not at all].',
    'Beginners who want something green that lives, and connoisseurs who want the white one, not the cream one.',
    'Customers all over {country}, from sand to clay, who order in bloom and should plant in [mud|autumn].',
  ],
  users: [
    {
      role: '[nurse with a balcony|tenant and bookkeeper|shift worker with a window sill]',
      ages: [25, 49],
      away: true,
      goals: ['Something that survives a week away', 'Know what to do when the parcel comes'],
      pains: ['Killed three, no idea why', 'Words such as “semi-ripe”'],
      quotes: ['I’d like a plant that forgives.'],
    },
    {
      role: '[retired judge|retired ceramicist|retired bus driver] and plantsman',
      ages: [61, 82],
      away: true,
      goals: ['Geranium ‘Marta’, and not what is sold as it', 'A swap for what only he has'],
      pains: ['Pictures that are of another plant', 'Sold out since February'],
      quotes: ['That’s not ‘Marta’. I’ve got ‘Marta’. I sent you ‘Marta’.'],
    },
    {
      role: '[new house-owner and plumber|young couple’s garden-minded half|farm-shop keeper]',
      ages: [28, 45],
      away: true,
      goals: ['A bed of four by two metres that looks like something', 'Spend it once, not every year'],
      pains: ['Nine hundred kinds', 'Clay, shade, a dog'],
      quotes: ['Shade, clay, dog. Now what?'],
    },
    {
      role: '[daughter who looks after a grave|widower|cemetery gardener]',
      ages: [44, 79],
      away: true,
      goals: ['Green in winter, without watering', 'Order the same each autumn'],
      pains: ['Garden talk, when it is a grave', 'Rules of the cemetery'],
      quotes: ['It’s sixty by a hundred and twenty, and it’s my wife.'],
    },
    {
      role: '[school caretaker|allotment chairwoman|church warden]',
      ages: [36, 68],
      away: true,
      goals: ['Two hundred of one kind in {due}', 'An invoice that the town accepts'],
      pains: ['Basket counts to ten', 'Delivered in the holidays'],
      quotes: ['Two hundred. The website says ‘last three’.'],
    },
  ],
  people: [
    { role: 'grower and owner', wants: ['plants that are ready to leave', 'customers who plant at the right time'] },
    { role: 'head of packing', wants: ['orders spread over more than {weeks} weeks', 'no parcel over a weekend'] },
    {
      role: 'adviser by telephone and letter',
      wants: ['time to ask about the soil', 'to write “no” when it will die'],
    },
    { role: 'bookkeeper and sister', wants: ['fewer replacements', 'sales in autumn'] },
  ],
  usps: [
    {
      title: '[Grown here, outside|No pampering]',
      text: 'What is sent has spent a winter outside; it looks less and lives [longer|on].',
    },
    {
      title: 'True to name',
      text: 'All {plants} kinds are propagated from plants that {p0f} [knows|checked]; mistakes are replaced after years.',
    },
    {
      title: '[We say no|Not in your soil]',
      text: 'Orders are questioned if something will not live; one in thirty is talked out of a plant.',
    },
    {
      title: 'Sent when it is ready',
      text: 'Plants leave when they may, and that may be {weeks} weeks after the order.',
    },
  ],
  features: [
    {
      id: 'spot',
      title: '[Shade, clay, dog|My spot]',
      text: 'From the spot to the plants that will live there. || Begins with light, soil and what else lives there.',
      check:
        'Spot in five answers, without a word of botany || “I don’t know my soil”: a test with a jam jar in four pictures',
      on: 0,
    },
    {
      id: 'true',
      title: '[This very one|True picture]',
      text: 'Pictures of this plant in the four seasons, here. || How it looks when it comes, in summer, in winter.',
      check: 'The pot as it arrives beside the plant in its third year || White against cream, in overcast light',
      on: 0,
    },
    {
      id: 'when',
      title: '[When it leaves|Ready in week 17]',
      text: 'When it may leave and when to plant, before paying. || A week for leaving, one for planting.',
      check:
        'Basket of seven plants with three weeks: one parcel or two || Weather: moved by a week, told in under 110 characters',
      on: 0,
    },
    {
      id: 'arrive',
      title: '[The parcel is here|First ten minutes]',
      text: 'What to do in the first ten minutes and the first two weeks. || Open, water, shade, wait.',
      check: 'Four steps on the lid, four on the phone || “It looks dead”: three pictures that say if it is',
      on: 0,
    },
    {
      id: 'bed',
      title: '[Four by two|A bed that works]',
      text: 'A bed for a size and a spot, with months of bloom. || Groups that get on with each other.',
      check: 'Bed of 4 × 2 m for shade as a plan to print || One plant sold out: its stand-in and what changes',
      on: 0,
    },
    {
      id: 'again',
      title: '[The same each autumn|Same again]',
      text: 'Last year’s order, moved to this year’s weeks. || A grave, a box, a bed: again.',
      check: 'Order repeated in two taps, one kind gone || Not garden but grave: words changed throughout',
      on: 0,
    },
    {
      id: 'ready',
      title: '[Ready to go|Benches]',
      text: 'What is ready on which bench, by a walk on Monday. || Monday’s walk, entered while walking.',
      check: '{plants} kinds walked in two hours with one thumb || “Rooted, not yet”: how the shop hears of it',
      on: 1,
    },
    {
      id: 'pack',
      title: '[Monday to Wednesday|Packing week]',
      text: 'Parcels by day and size, none over a weekend. || What leaves when, with the weather on the way.',
      check:
        '{parcels} parcels on three days, nine held for the weather || Two hundred of one kind: the same list, one line',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[For gardeners|In the garden]',
      format: '[Phone at 390 px in sunlight, wet hands|390 px with earth on the thumb]',
      states: 'not yet ready, [sold out till autumn|gone] and arrived broken',
    },
    {
      name: '[Benches and packing|In the glasshouse]',
      format: '[Phone in a pouch and A5 lists|375 px in a pouch; A5 on a clipboard]',
      states: 'weather warning, [kind mixed up|label lost] and no boxes',
    },
  ],
  constraints: [
    {
      type: 'technical',
      text: 'Parcels take [one to three|two] days, and nothing green survives a weekend in one.',
      effect: 'Wednesday noon is a wall; show it before it is hit.',
    },
    {
      type: 'people',
      text: 'In the {weeks} weeks of spring {staff} people pack; nobody [answers|reads] anything.',
      effect: 'Answer the questions of spring in winter.',
    },
    {
      type: 'content',
      text: 'There are {plants} kinds and pictures of [half|two thirds], in bloom.',
      effect: 'Find a way to show a plant of which there is none but a label.',
    },
    {
      type: 'legal',
      text: 'Some kinds need a plant passport and may not [cross|leave] certain borders.',
      effect: 'Say so at the plant, by the postcode, and not at the end.',
    },
    {
      type: 'money',
      text: 'Replacing a dead plant costs as much as [three|four] sold.',
      effect: 'Planting it right is part of the product.',
    },
    {
      type: 'brand',
      text: 'No butterflies, no straw hats; the labels are [tin|grey] and typed.',
      effect: 'Grow the identity from the label.',
    },
  ],
  nonGoals: [
    { text: 'Pots, tools and soil' },
    { text: 'Cut flowers' },
    { text: 'A garden planner with drawings' },
    { text: 'Recognising plants by photograph' },
    { text: 'A forum' },
  ],
  tensions: [
    {
      of: [0, 3],
      a: '{p0} sends a plant when it is ready, whatever the customer wrote.',
      b: '{p3} sees who cancels in week [four|five] of waiting.',
      where: 'In the basket, at “ready in week 17”.',
    },
    {
      of: [1, 2],
      a: '{p1} wants orders that go straight into a box.',
      b: '{p2} wants to ask about the soil, and to say no to one in thirty.',
      where: 'At “order”: is it one, or is it a question?',
    },
  ],
  unknowns: [
    'What most of the lost plants died of',
    'Whether people would order in autumn if pictures were honest',
    'How many know what their soil is',
    'Whether waiting is the price or part of the joy',
    'What connoisseurs would swap',
  ],
  twists: [
    'A new disease: {plants} kinds must be tested before they may leave, from {due}. Nothing goes for [five|six] weeks in spring. Write to {parcels} people a day.',
    'Peat is banned. Plants arrive smaller, in paper, in earth that falls out. {p0f} is glad. How does a picture say that this is better?',
    'The town plants two thousand of one kind along the tramline and names the nursery on a sign. {p2f} reads three hundred letters: “the pink one at the stop”. Answer them with one page.',
  ],
  objects: [
    'tin plant labels',
    'terracotta in stacks',
    'potting benches',
    'twine and raffia',
    'glasshouse panes',
    'bare roots on newspaper',
  ],
  moments: [
    'kneeling, with earth on both hands',
    'in front of an opened parcel',
    'in February with a catalogue',
    'at a grave in November',
  ],
  samples: ['Leaves in week 17. Plant the same day.', 'It is not dead. It is March.', 'Shade, clay, dog: these nine.'],
  troubles: [
    {
      id: 'they-die',
      titles: [
        'A plant that forgives: {org}',
        '{dead}% die in the first year, {org}',
        'It is not dead, it is March: {org}',
        'Shade, clay, dog: {org}, {town}',
      ],
      n: { dead: [21, 33], deadTo: [9, 13], calls: [34, 78, 2], callsTo: [11, 17] },
      problem: [
        '{dead}% of the plants do not live through their first year. Most were in the wrong spot; many were alive and thrown away.',
        'Customers kill {dead}% and blame themselves, or the nursery. In spring {calls} a day write that “it looks dead”.',
      ],
      ask: [
        'Bring the right plant to the right spot, and a person through the first two weeks.',
        'Begin with what somebody has: shade, clay, a dog, three dead ones.',
      ],
      situation: [
        'The shop sorts by Latin names and by colour. At each plant stand seven signs for soil. {p2f} writes long letters that people frame.',
        'A leaflet in the parcel says how to plant. It is wet. Replacements are sent without a question, so nobody knows why things died.',
      ],
      whyNow: [
        {
          kind: 'season',
          when: 'spring',
          text: 'The parcels start in {due}; last spring’s questions are still unanswered.',
        },
        { kind: 'money', text: 'Replacements have eaten the profit of two years; {p3f} wants them halved by {due}.' },
        {
          kind: 'rival',
          text: 'Garden centres sell in bloom, at half the price, and people buy again each year, cheerfully, since {now}.',
        },
      ],
      goals: [
        {
          text: 'Let {deadTo}% die in the first year {by}, not {dead}%. || Bring losses in the first year from {dead}% to {deadTo}% {by}.',
          measure: {
            metric: 'Plants lost in the first year',
            base: '{dead}%',
            target: '{deadTo}%',
            how: '300 customers asked after a year || Replacements against plants sent',
          },
        },
        {
          text: 'Have {callsTo} messages a day about dead-looking plants {by2}, {calls} now. || Cut “it looks dead” from {calls} to {callsTo} a day {by2}.',
          measure: {
            metric: 'Messages “it looks dead”',
            base: '{calls} a day',
            target: '{callsTo} a day',
            how: 'Inbox in the {weeks} weeks of spring || {p2f}’s tally by week',
          },
        },
        { text: 'Get from a spot to three plants that will live in under two minutes.' },
        { text: 'Say no to a sale that will die.' },
      ],
      core: ['spot:0', 'arrive:1', 'true:0'],
      more: ['bed:2', 'when:0', 'ready:3', 'again:1', 'pack:0'],
    },
    {
      id: 'all-in-spring',
      titles: [
        '{weeks} weeks and a wall on Wednesday: {org}',
        'Ready in week 17: {org}',
        'Order in bloom, plant in mud: {org}',
        'The autumn of {org}',
      ],
      n: { spring: [71, 83], springTo: [52, 59], held: [180, 460, 10], heldTo: [60, 90, 5] },
      problem: [
        '{spring}% of the year’s parcels leave in {weeks} weeks. {held} are held over weekends in their boxes, and plants that want to be planted in autumn are sold when they bloom.',
        'Everything happens in {weeks} weeks: {spring}% of the orders, all of the night shifts, {held} parcels that wait too long.',
      ],
      ask: [
        'Spread the year by telling people when a plant wants to move, in a way that makes them want it, too.',
        'Make waiting part of it.',
      ],
      situation: [
        'The catalogue comes in January; people mark and order at once. A note says “autumn planting recommended” in italics. Parcels leave in order of arrival.',
        'A discount in autumn was tried: those came who would have come anyway. {p1f} stops at Wednesday noon and is rung on Thursday.',
      ],
      whyNow: [
        { kind: 'people', text: 'Seasonal helpers cannot be found from {due}; {staff} people are all there are.' },
        { kind: 'rule', text: 'The post no longer takes living things on Thursdays and Fridays from {due}.' },
        { kind: 'loss', text: 'A hot week in {now} cooked four hundred parcels.' },
      ],
      goals: [
        {
          text: 'Send {springTo}% of the year in spring {by}, not {spring}%. || Bring spring’s share from {spring}% to {springTo}% of parcels {by}.',
          measure: {
            metric: 'Parcels sent in spring',
            base: '{spring}%',
            target: '{springTo}%',
            how: 'Packing list by week || Post’s invoice by month',
          },
        },
        {
          text: 'Hold no more than {heldTo} parcels over a weekend {by2}; it was {held}. || Cut parcels held from {held} to {heldTo} a season {by2}.',
          measure: {
            metric: 'Parcels held over a weekend',
            base: '{held} a season',
            target: '{heldTo}',
            how: 'Friday count in the shed || Labels printed against handed over',
          },
        },
        { text: 'Show two dates at each plant before the basket.' },
        { text: 'Make autumn look like a beginning.' },
      ],
      core: ['when:0', 'ready:1', 'true:3'],
      more: ['pack:1', 'again:0', 'bed:3', 'spot:2', 'arrive:3'],
    },
  ],
};
