import type { Kind } from '../../kinds.ts';

export const fishers: Kind = {
  id: 'fishing-cooperative',
  model: 'cooperative',
  channel: 'messages',
  where: ['coast'],
  what: [
    'a cooperative of {boats} small boats',
    'a fishers’ cooperative with {boats} boats under twelve metres',
    '{boats} boats and one ice house on the quay',
  ],
  names: [
    '{town} Boats',
    '{district} Fishers',
    'The {thing} Quay',
    '{bird} Point Fishers',
    '{stone} Harbour Cooperative',
    '{count} Boats',
  ],
  years: [4, 77],
  n: {
    boats: [7, 24],
    kinds: [14, 29],
    box: { eur: [18, 34] },
    buyers: [120, 480, 5],
    kitchens: [9, 31],
    miles: [6, 14],
  },
  story: [
    'Founded {years} years ago to buy ice together, it now sells [about a third|two fifths] of the catch itself.',
    'For {years} years the rule has been a day’s fishing, nets by hand, home by [three|two].',
    'The quay had ninety boats once. {boats} are left, [most of them|all] older than their skippers’ children.',
  ],
  audience: [
    'People within an hour of the quay who [like|eat] fish and cannot tell [one from another|pollock from cod], and {kitchens} kitchens that can.',
    '{buyers} households that bought a box at least once, and {kitchens} cooks who need to know by eleven.',
    'Those who want fish from here and do not know that there is [none|almost none] on a windy Thursday.',
  ],
  users: [
    {
      role: '[hospital cook|chef of a small inn|school cook]',
      ages: [27, 59],
      goals: ['Write tonight’s menu by noon', 'Twelve portions of one size'],
      pains: ['Prices by message from nine boats', '“Mixed, nice” is not a kind of fish'],
      quotes: ['I can cook anything. I can’t print ‘anything’.', 'Tell me by eleven, even if it’s no.'],
    },
    {
      role: '[nursery nurse|piano tuner|tax clerk]',
      ages: [29, 55],
      goals: ['Fish once a week without bones for the children', 'Be told what to do with it'],
      pains: ['Gurnard, with its head on', 'The box came on the day of the school play'],
      quotes: ['It looked at me. I looked at it. We had pasta.'],
    },
    {
      role: '[skipper|skipper and mussel grower|third-generation skipper]',
      ages: [28, 67],
      goals: ['Sell before landing, at a price that is known', 'Not type on deck'],
      pains: ['Hands, salt, spray', 'Fish sold twice, or not at all'],
      quotes: ['At sea I have one dry finger.'],
    },
    {
      role: '[retired docker|retired lighthouse clerk|widowed net-mender]',
      ages: [68, 88],
      goals: ['Two small ones, gutted, on Fridays', 'A word on the quay'],
      pains: ['It is all in boxes now, and on telephones', 'Too much fish for one'],
      quotes: ['I can see the boat from my window. I can’t buy from it.'],
    },
    {
      role: '[vet|ferry purser|potter] and weekend cook',
      ages: [31, 58],
      goals: ['The odd fish nobody else wants', 'Know which boat and which morning'],
      pains: ['Boxes are announced after they have gone', 'Cannot see when there will be none'],
      quotes: ['Give me the ugly one.'],
    },
  ],
  people: [
    {
      role: 'elected skipper',
      wants: ['a fair price for what is caught, not for what is [asked|wanted]', 'no skipper forced to type'],
    },
    { role: 'manager on the quay', wants: ['every fish sold by the time it is landed', 'boxes that go out at four'] },
    { role: 'cook and buyer', wants: ['the list by eleven, in kilos and sizes', 'to be told when there is nothing'] },
    {
      role: 'fishery officer',
      wants: ['every kilo reported by species before it leaves the quay', 'one entry, not three'],
    },
  ],
  usps: [
    {
      title: '[One day out|Home by three]',
      text: 'Boats are out for one day, {miles} miles at most; fish is [sold|eaten] the day it was caught.',
    },
    { title: '{kinds} kinds', text: 'About {kinds} kinds come up in a year; the trade buys [six|five] of them.' },
    {
      title: '[Boat by name|A name on the box]',
      text: 'Each box carries boat, skipper and [ground|hour]; complaints are settled on the quay.',
    },
    {
      title: 'No fish today',
      text: 'When it blows there is none, and {org} says so; [others|the lorries] have fish from elsewhere.',
    },
    { title: '[By hand|Small nets]', text: 'Nets are hauled by hand, and what is too small [goes|swims] back.' },
  ],
  features: [
    {
      id: 'deck',
      title: '[One dry finger|From the deck]',
      text: 'Kind, about how much, home when: three [presses|touches] at sea. || A skipper’s word from the boat, in three touches or by voice.',
      check:
        'Entry with one wet finger in spray, targets of 15 mm || Spoken entry with engine noise, and its [correction|undoing]',
      on: 1,
    },
    {
      id: 'board',
      title: '[On the way in|Coming ashore]',
      text: 'What is on its way, about how much, sure from when. || The day’s catch before it is landed, growing [surer|firmer].',
      check:
        '{boats} boats at 10:40, [three|four] silent, one turned back || Estimate and landed weight of the same fish side by side',
      on: 0,
    },
    {
      id: 'box',
      title: '[Box of the day|Whatever comes]',
      text: 'A box of what there is, with what to do with it. || The day’s mixed box, named when it is [packed|known].',
      check:
        'Box before, during and after packing, contents changing || Card for one ugly fish: [four|five] steps, one pan',
      on: 0,
    },
    {
      id: 'none',
      title: '[No fish today|Wind]',
      text: 'A day without fish, announced [early|at dawn] and kept from being a failure. || Says at six that nothing will come, and what [instead|then].',
      check: 'Message at 06:00 under 120 characters, no apology || Order moved to the next day at sea in one tap',
      on: 0,
    },
    {
      id: 'cooks',
      title: '[Cooks’ hour|Kitchen list]',
      text: 'An hour in which kitchens choose first, by kilo and size. || From ten to eleven for {kitchens} kitchens; then for everybody.',
      check: '{kitchens} kitchens, one fish, not enough: how it is shared || List printed on A5 for a kitchen wall',
      on: 0,
    },
    {
      id: 'land',
      title: '[Weighed once|Quay scale]',
      text: 'Weight on the quay that fills report, bill and box. || One weighing for officer, buyer and label.',
      check: 'Weighed once, shown in [three|four] places || Weight 12% below the estimate: who is told',
      on: 1,
    },
    {
      id: 'small',
      title: '[Two small ones|For one]',
      text: 'Portions for one or two, gutted, at the hatch. || Small amounts on the quay, kept by name [until six|till evening].',
      check: 'Order of 350 g by telephone, kept under a first name || Hatch list of [18|16] names, large type',
      on: 1,
    },
    {
      id: 'share',
      title: '[Who sold what|Fair shares]',
      text: 'Kilos, price and buyer by boat, open to all skippers. || How the price came about, [boat by boat|for every boat].',
      check: 'Month of {boats} boats on one A4 page || A dispute about 14 kg, retraced in [three|four] steps',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[Buyers’ side|Ashore|For kitchens and homes]',
      format: '[Phone at 402 px and a kitchen printer|402 px, and paper in kitchens]',
      states: 'nothing caught, [sold out|all promised] and boat late',
    },
    {
      name: '[Deck and quay|At sea and on the quay]',
      format: '[Waterproof phone in a bag, tablet on the scale|Phone in a plastic pouch, one tablet by the ice]',
      states: 'no signal, [wrong kind entered|wrong weight] and landed elsewhere',
    },
  ],
  constraints: [
    {
      type: 'technical',
      text: 'Beyond [two|three] miles there is no signal; boats go out {miles}.',
      effect: 'Entries wait in the phone and carry the [hour|time] they were made.',
    },
    {
      type: 'legal',
      text: 'Every kilo must be reported by species before [sale|it leaves the quay].',
      effect: 'The report has to fall out of the work, not [follow|be added to] it.',
    },
    {
      type: 'people',
      text: '{boats} skippers; [four|five] of them will not [own|carry] a smartphone.',
      effect: 'A call to {p1f} counts as an entry and looks the same to buyers.',
    },
    {
      type: 'content',
      text: 'Half of the {kinds} kinds have no name that people [here|in town] know.',
      effect: 'Draw each fish, and say what it [eats|cooks] like.',
    },
    {
      type: 'brand',
      text: 'The boats’ own colours and numbers [come|are] first; the cooperative has no sign.',
      effect: 'Build the identity from {boats} hulls.',
    },
    {
      type: 'money',
      text: 'Price is fixed on landing; [nobody|no one] may be charged before.',
      effect: 'Promise a range and settle later; make the range easy to trust.',
    },
  ],
  nonGoals: [
    { text: 'Delivery by parcel' },
    { text: 'Auctions' },
    { text: 'Tracking boats on a map' },
    { text: 'Frozen goods' },
    { text: 'Recipes from famous cooks' },
  ],
  tensions: [
    {
      of: [0, 2],
      a: '{p0} will not promise a fish that is still [swimming|in the sea].',
      b: '{p2} prints a menu at noon and needs a [word|name].',
      where:
        'On the list at ten past ten: “about twelve kilos” [is|may be] too little for one and too much for the other.',
    },
    {
      of: [1, 3],
      a: '{p1} wants fish sold and gone within the hour.',
      b: '{p3} wants it weighed and reported before it moves [a metre|at all].',
      where: 'At the scale, with ice melting and a van waiting.',
    },
  ],
  unknowns: [
    'How wrong a guess from the deck is, and whether buyers would forgive it',
    'Whether people want to choose a fish or be given one',
    'Whether a day without fish makes them come back or go elsewhere',
    'What becomes of the kinds nobody buys',
    'Whether skippers want to see each other’s catch',
  ],
  twists: [
    'The quota for the best-selling fish ends in {due}, four months early. {kinds} kinds are left, none of which anyone asks for. The first screen still shows a fish. Which?',
    'Two of {boats} boats leave and sell to a lorry that pays at once. {p0f} asks what the others must be paid on the spot, and what that does to the price “on landing”.',
    'The harbour is dredged for [six|seven] weeks. Landing moves to the next bay; the hatch, the scale and the old buyers stay. Design the gap.',
  ],
  objects: [
    'painted hull numbers',
    'fish boxes in four colours',
    'tide tables',
    'knotted net floats',
    'brass scales with a dent',
    'oilskins on nails',
  ],
  moments: [
    'on deck with one dry finger',
    'in a kitchen at eleven',
    'on the quay in wind',
    'at a front door with a box that has a head in it',
  ],
  samples: [
    'On the way in: gurnard, about 14 kg.',
    'No fish today. Wind from the west, seven.',
    'Landed 13:40, sold by two.',
  ],
  troubles: [
    {
      id: 'too-late',
      titles: [
        'By eleven, even if it’s no: {org}',
        '{lorry}% on the lorry from {org}',
        'Sold before it lands: {org}',
        'Fish at noon, menu at eleven: {org}, {town}',
      ],
      n: { lorry: [54, 71], lorryTo: [33, 44], less: [31, 46], by11: [12, 22], by11To: [64, 79] },
      problem: [
        '{lorry}% of the catch goes on a lorry for {less}% less than kitchens nearby would pay. They would buy, but [hear|learn] of it at two, when the menu is printed.',
        'Cooks decide at eleven; boats come in at one. So {lorry}% of the fish leaves by lorry at {less}% under the price on the quay.',
      ],
      ask: [
        'Let what is known at sea be of use ashore, without making skippers into clerks.',
        'Find the earliest honest word about a catch, and buyers who can [live|work] with it.',
      ],
      situation: [
        'Skippers ring {p1f} from the harbour mouth; {p1f} rings {kitchens} kitchens in the order they [pay|answer]. {by11}% of sales are agreed before eleven.',
        'Three kitchens have a skipper’s own number. A chat group with photographs works on calm days and [excludes|forgets] the boats without a smartphone.',
      ],
      whyNow: [
        {
          kind: 'money',
          text: 'Fuel went up in {now}. At the lorry’s price, {p0f} reckons, half of the boats stop by {due}.',
        },
        {
          kind: 'rule',
          text: 'From {due} catches must be reported electronically before landing; whoever has to type anyway might as well [sell|profit].',
        },
        { kind: 'growth', text: 'The school kitchens of the county may buy here from {due}, if they know by ten.' },
      ],
      goals: [
        {
          text: 'Reduce what goes on the lorry from {lorry}% to {lorryTo}% of the catch {by}. || {lorryTo}% on the lorry {by}, where it is {lorry}% today.',
          measure: {
            metric: 'Catch sold to the lorry',
            base: '{lorry}% by weight',
            target: '{lorryTo}%',
            how: 'Quay scale against lorry notes, monthly || {p1f}’s sales book, by weight',
          },
        },
        {
          text: 'Agree {by11To}% of sales to kitchens before eleven {by2}, up from {by11}%. || Have {by11To}% of kitchen sales settled by eleven {by2}; it is {by11}% now.',
          measure: {
            metric: 'Kitchen sales agreed by eleven',
            base: '{by11}%',
            target: '{by11To}%',
            how: 'Time of agreement on each bill || Order times over four weeks',
          },
        },
        { text: 'Cost a skipper no more than [20|25] seconds at sea.' },
        { text: 'Promise nothing that is still swimming.' },
      ],
      core: ['deck:1', 'board:0', 'cooks:0'],
      more: ['none:3', 'land:2', 'box:0', 'share:3', 'small:0'],
    },
    {
      id: 'unknown-fish',
      titles: [
        '{kinds} kinds and six that sell: {org}',
        'Give me the ugly one: {org}',
        'What the net brings up at {org}',
        'A box with a head in it: {org}, {district}',
      ],
      n: { dump: [17, 31], dumpTo: [6, 9], again: [21, 34], againTo: [48, 59] },
      problem: [
        '{dump}% of the catch finds no buyer and becomes bait. Of the households that try a mixed box only {again}% order a second one: [heads, bones, names|the fish looks back].',
        'The net brings up {kinds} kinds, people want six. {dump}% is [thrown|given] away, and a box with the others in it is ordered once by most.',
      ],
      ask: [
        'Help people who like fish to like the ones there are.',
        'Turn an unknown fish in a box into supper for somebody who has never [gutted|cooked] one.',
      ],
      situation: [
        'The box costs {box} and comes with a printed note. {p1f} answers the same [nine|eight] questions on Thursdays. A recipe book was printed; it is mostly about [cod|sole].',
        'At the hatch {p1f} talks people into a gurnard, one at a time, and it works. Online there is a list of names. Cooks who know them come at six in the morning and [grin|choose].',
      ],
      whyNow: [
        { kind: 'rule', text: 'The quota for two of the six kinds that sell is cut by half from {due}.' },
        {
          kind: 'season',
          text: 'In {summer} visitors come who want fish from here; last year they were sent [away|to the freezer].',
        },
        { kind: 'complaint', text: 'A picture of bait bins with good fish in them went through {town} in {now}.' },
      ],
      goals: [
        {
          text: 'Leave no more than {dumpTo}% of the catch without a buyer {by}; {dump}% today. || Cut unsold fish from {dump}% to {dumpTo}% of the catch {by}.',
          measure: {
            metric: 'Catch without a buyer',
            base: '{dump}% by weight',
            target: '{dumpTo}%',
            how: 'Bait bins weighed every Friday || Scale minus sales, by week',
          },
        },
        {
          text: 'Have {againTo}% of first-time households order again {by2}, from {again}%. || Raise second orders from {again}% to {againTo}% {by2}.',
          measure: {
            metric: 'Households that order twice',
            base: '{again}%',
            target: '{againTo}%',
            how: 'Second order within six weeks of the first || Names in the box list, compared by month',
          },
        },
        { text: 'Get somebody who has never gutted a fish from box to plate in under 40 minutes.' },
        { text: 'Call every fish by a name that does not lie.' },
      ],
      core: ['box:1', 'board:0', 'small:0'],
      more: ['none:3', 'cooks:0', 'deck:3', 'land:3', 'share:3'],
    },
  ],
};
