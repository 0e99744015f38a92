import type { Kind } from '../../kinds.ts';

export const honey: Kind = {
  id: 'honey-cooperative',
  model: 'cooperative',
  channel: 'phone',
  where: ['farm', 'mountain', 'town'],
  what: [
    'a cooperative of {keepers} beekeepers',
    'a honey house that fills the jars of {keepers} beekeepers',
    '{keepers} beekeepers with one filling line and one [label|price]',
  ],
  names: [
    '{district} Honey House',
    'The {colour} Hive',
    '{tree} & {herb} Honey',
    '{surname} Beekeepers',
    '{thing} Lane Honey',
    'The {count} Hives Cooperative',
  ],
  years: [5, 87],
  n: {
    keepers: [28, 96],
    hives: [640, 2900, 20],
    kinds: [5, 9],
    jar: { eur: [6, 13] },
    shops: [31, 84],
    tonnes: [9, 41],
  },
  story: [
    'Six beekeepers bought a [centrifuge|settling tank] together {years} years ago, because none could pay for one alone.',
    'For {years} years every barrel has been tasted by three people before it is [filled|mixed], and two have to agree.',
    'The honey house was a dairy until {years} years ago; the tiles and the drain are [the dairy’s|from then].',
  ],
  audience: [
    'People who put honey into tea and never asked where it is from, and a few who taste [lime|chestnut] from heather.',
    'Customers of {shops} shops in and around {town}, and parents, bakers and cafés who buy by the bucket.',
    'Shoppers who stand before a shelf with nine honeys at a third of the price, and would like a reason.',
  ],
  users: [
    {
      role: '[nurse with a sore throat|choir member|speech therapist]',
      ages: [27, 61],
      goals: ['The same as last winter', 'Know whether it is really from here'],
      pains: ['All labels show a meadow', 'It has gone hard and looks spoilt'],
      quotes: ['It says “blend”. A blend of what, and whom?'],
    },
    {
      role: '[gingerbread baker|ice-cream maker|tea-room owner]',
      ages: [30, 63],
      goals: ['Thirty kilos that taste as in spring', 'Hear when the lime is out'],
      pains: ['Each bucket is another dough', 'Has to drive there to taste'],
      quotes: ['I don’t need the best. I need the same.'],
    },
    {
      role: '[hobby beekeeper and tax clerk|beekeeper and stove fitter|young beekeeper with five hives]',
      ages: [23, 68],
      goals: ['Know what the barrel earned', 'Be told why it was put down'],
      pains: ['Writes hives on a shed door', 'Learns the price in the year after'],
      quotes: ['The bees tell me more than the office does.'],
    },
    {
      role: '[retired teacher with forty hives|retired miner and beekeeper|widowed beekeeper]',
      ages: [64, 87],
      goals: ['Bring it in on Thursday, as ever', 'Have a name on the jar'],
      pains: ['Small keys, sticky fingers', 'The form asks for coordinates'],
      quotes: ['My coordinates are: behind the chapel.'],
    },
    {
      role: '[father of a child with asthma|mother of three|grandmother of a picky eater]',
      ages: [29, 70],
      goals: ['A jar with nothing added, said by somebody', 'One that can be spooned'],
      pains: ['Has read that most of it is syrup', 'Three shops, three stories'],
      quotes: ['I read one article and now I distrust bears.'],
    },
    {
      role: '[gardener with a swarm|janitor with a swarm in the wall|school cook near a swarm]',
      ages: [26, 66],
      goals: ['Somebody who comes before school is out', 'Know whether to shut the window'],
      pains: ['Rings the fire brigade, who ring the honey house', 'Everybody films'],
      quotes: ['There’s a beard on my tree and it hums.'],
    },
  ],
  people: [
    { role: 'chair and beekeeper', wants: ['a price that keeps the young ones', 'honey sold before the next harvest'] },
    {
      role: 'master of the honey house',
      wants: ['barrels labelled before they are unloaded', 'nothing mixed that need not be'],
    },
    { role: 'who looks after the shops', wants: ['a shelf that explains itself', '{kinds:w} kinds, not twenty-three'] },
    { role: 'food inspector of the district', wants: ['each jar traced to its barrel', 'claims that are proved'] },
  ],
  usps: [
    {
      title: '[From a known hive|Not from “outside”]',
      text: 'Each jar comes from {hives} hives within an hour of {town}, and it says which [hillside|village].',
    },
    {
      title: 'Tasted by three',
      text: 'Three people taste each barrel with their backs to each other; two have to agree.',
    },
    {
      title: '[It may go hard|Nothing done to it]',
      text: 'It is neither heated nor filtered fine, so it sets; a warm bath [helps|is enough].',
    },
    { title: '{kinds:w} honeys, no more', text: 'Each has a season, and when it is gone it is [gone|over].' },
    { title: 'Keepers are paid first', text: 'Of {jar} a jar, more than half goes to whoever carried it.' },
  ],
  features: [
    {
      id: 'origin',
      title: '[Where from?|Behind the chapel]',
      text: 'From the number on a jar to its hillside, its weeks and its keeper. || Says which hives a jar is from, as a keeper would.',
      check:
        'Jar of one keeper and jar of four: both answers at 360 px || Number mistyped by one figure: what is offered',
      on: 0,
    },
    {
      id: 'taste',
      title: '[How it tastes|In a word]',
      text: 'Each honey in three words by the tasters, and what it goes with. || Tells lime from chestnut before the lid is off.',
      check: '{kinds:w} honeys side by side, three words each, no stars || Two tasters disagree: both are shown',
      on: 0,
    },
    {
      id: 'set',
      title: '[It has set|Hard is good]',
      text: 'Why it is hard and what to do, on the lid’s rim and at home. || Turns “spoilt” into a warm bath.',
      check:
        'Three stages of one jar, drawn, with a temperature || Answer found from “white stuff in honey” in two steps',
      on: 0,
    },
    {
      id: 'same',
      title: '[Same again|The bucket that fits]',
      text: 'The barrel nearest to last year’s, for people who bake with it. || Finds what tastes like the last bucket.',
      check:
        'Last bucket gone: the nearest two, difference in words || Reserved, sampled, poured: three states of a barrel',
      on: 0,
    },
    {
      id: 'barrel',
      title: '[Bring it in|Thursday’s barrels]',
      text: 'A barrel announced from the shed: hives, blossom, kilos. || What a keeper brings on Thursday, said on Wednesday.',
      check: 'Barrel announced with three taps and a sticky thumb || Two barrels of one keeper, one open question each',
      on: 1,
    },
    {
      id: 'verdict',
      title: '[Why it was put down|The tasters’ word]',
      text: 'Class and reason for each barrel, in a sentence, the same day. || What the three said, and what it means in money.',
      check: 'Put down for moisture: reason, figure, next step || Keeper objects: second tasting, drawn',
      on: 1,
    },
    {
      id: 'pay',
      title: '[What it earned|From jar to shed]',
      text: 'From the shelf price back to the shed, coin by coin. || What a barrel has earned so far.',
      check: 'One barrel of 290 kg: sold, in jars, unsold || Year of a keeper with 11 hives on A5',
      on: 1,
    },
    {
      id: 'swarm',
      title: '[A swarm!|It hums in my tree]',
      text: 'From a picture of a swarm to the next keeper with a box. || Whom to ring, and what to leave alone.',
      check: 'Bees, wasps or hoverflies: told apart in three questions || Nobody free for two hours: what stands there',
      on: 0,
    },
    {
      id: 'shelf',
      title: '[What the shelf says|Beside the cheap ones]',
      text: 'A strip for the shelf: price, reason, number. || Why it costs three times as much, in a hand’s width.',
      check: 'Strip of 9 by 4 cm, legible at 80 cm || Shelf with two kinds missing, strip still true',
      on: 0,
    },
  ],
  surfaces: [
    {
      name: '[Jar, shelf and telephone|For those who spread it|The jar’s side]',
      format: 'Phone from 360 px, and a label of 9 by 5 cm',
      states: 'number unknown, honey gone, and gone hard',
    },
    {
      name: '[For keepers|From the shed]',
      format: 'Phone in one glove, outdoors, in full sun',
      states: 'no signal in the shed, barrel put down and too moist',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'Honey may not be said to heal; {p3f} reads each label.',
      effect: 'Taste, place and people carry it; the throat stays out.',
    },
    {
      type: 'technical',
      text: 'The filling line prints nine characters a jar.',
      effect: 'Whatever a jar knows hangs on nine characters.',
    },
    {
      type: 'people',
      text: 'Of {keepers} keepers half are over sixty; all wear gloves.',
      effect: 'Three taps or one call; both end in the same place.',
    },
    {
      type: 'brand',
      text: 'The jar with the embossed bee is {years} years old and stays.',
      effect: 'The label may take a third of the glass.',
    },
    {
      type: 'content',
      text: 'Tasters’ notes are in pencil and rude.',
      effect: 'Design the way from a note to three words.',
    },
    { type: 'money', text: 'Supermarket honey costs a third.', effect: 'Do not compete; explain, in a hand’s width.' },
  ],
  nonGoals: [
    { text: 'Health advice' },
    { text: 'Adopting a hive' },
    { text: 'Posting jars abroad' },
    { text: 'Pictures of cartoon bees' },
    { text: 'Weather for beekeepers' },
  ],
  tensions: [
    {
      of: [0, 2],
      a: '{p0} wants each keeper’s name on the jar.',
      b: '{p2} can sell {kinds:w} kinds, not {keepers} names.',
      where: 'On the third of the glass that a label may cover.',
    },
    {
      of: [1, 3],
      a: '{p1} mixes barrels when two make a better one.',
      b: '{p3} wants each jar traced to one barrel.',
      where: 'In the answer to the nine characters.',
    },
  ],
  unknowns: [
    'Whether anybody types nine characters at breakfast',
    'If “from four keepers” sounds better or worse than “from one”',
    'What share of returned jars had only set',
    'Whether keepers want to see each other’s money',
    'Who buys once because of the article, and again because of the taste',
  ],
  twists: [
    'A wet {summer}: {tonnes} tonnes become a third of that. {p0f} wants to buy from a neighbour cooperative, {p1f} would leave shelves empty. What does the jar say?',
    'A laboratory finds syrup in one barrel. {shops} shops have jars of it. {p3f} gives you a day. Show the shelf, the page and the message.',
    'A large chain wants the honey, under its own name, nine characters included. Half of the {keepers} keepers are for it. What remains of your first screen?',
  ],
  objects: [
    'wooden frames with wax',
    'jar lids and paper seals',
    'smokers and bellows',
    'pencilled tasting sheets',
    'barrel stencils',
    'hive fronts in different paints',
  ],
  moments: [
    'at breakfast with a sticky thumb',
    'before a supermarket shelf',
    'in a shed, with gloves, in full sun',
    'under a tree that hums',
  ],
  samples: [
    'Lime, from behind the chapel, second week of July.',
    'It has set. Put it in warm water.',
    'Two of three said chestnut.',
  ],
  troubles: [
    {
      id: 'doubt',
      titles: [
        'Is it really from here? {org}',
        'Nine characters on a jar: {org}',
        '{org} beside the cheap ones',
        'A reason on the shelf, {org}, {town}',
      ],
      n: {
        fell: [17, 31],
        doubt: [44, 62],
        doubtTo: [18, 27],
        back: [23, 58],
        backTo: [6, 13],
        again: [26, 37],
        againTo: [48, 61],
      },
      problem: [
        'Since a report on syrup in honey, sales have fallen by {fell}%. {doubt}% of those asked believe that this one is mixed as well; it never was.',
        'Good honey is taken for bad. Sales are {fell}% down, {doubt}% of shoppers doubt it, and {back} jars a month come back because they have [set|gone hard].',
      ],
      ask: [
        'Give people a reason to believe it that needs no trust: who, where, when.',
        'The cooperative wants a doubter to be able to check, and a believer to be left [alone|in peace].',
      ],
      situation: [
        'The label says “honey from our region” as do four others. The number on the rim is for {p3f}. A leaflet was printed; shops use it to [prop doors|wrap glasses].',
        'Those who ring the honey house get {p1f}, who can tell each barrel’s story. Some {kinds:w} a week ring. A seal of quality was considered: there are nineteen already.',
      ],
      whyNow: [
        {
          kind: 'rule',
          text: 'From {due} every label has to list the countries of origin with their shares; all others will look [longer|worse].',
        },
        { kind: 'rival', text: 'A chain of supermarkets brings “village honey” in a similar jar in {due}.' },
        { kind: 'season', text: 'The new harvest comes in {due}; labels for it are printed once.', when: 'summer' },
      ],
      goals: [
        {
          text: 'Bring doubters from {doubt}% of those asked to {doubtTo}% {by}. || {doubtTo}% who doubt it {by}, {doubt}% today.',
          measure: {
            metric: 'Shoppers who doubt the origin',
            base: '{doubt}% of those asked',
            target: '{doubtTo}%',
            how: 'Ninety people before three shelves, by {p2f}',
          },
        },
        {
          text: 'See {againTo}% of first buyers come back within the season {by2}, from {again}%. || {againTo}% who buy again {by2}, where {again}% do now.',
          measure: {
            metric: 'First buyers who buy again',
            base: '{again}%',
            target: '{againTo}%',
            how: 'Tokens under the lid, counted in five shops',
          },
        },
        {
          text: 'Have {backTo} jars a month returned as spoilt, not {back}. || Jars brought back as spoilt: {backTo} a month instead of {back}.',
          measure: {
            metric: 'Jars returned as spoilt',
            base: '{back} a month',
            target: '{backTo} a month',
            how: 'Shops’ lists, every fourth Friday',
          },
        },
        { text: 'Say nothing about others’ honey.' },
      ],
      core: ['origin:0', 'shelf:0', 'set:2'],
      more: ['taste:1', 'same:1', 'barrel:0', 'verdict:3', 'swarm:1'],
    },
    {
      id: 'young-keepers',
      titles: [
        'What the barrel earned at {org}',
        '{left} young beekeepers gone: {org}',
        'Put down without a word, {org}',
        'From the shed to the jar and back: {org}',
      ],
      n: { left: [6, 14], leftTo: [2, 4], days: [41, 77], daysTo: [3, 6], said: [21, 36], saidTo: [67, 83] },
      problem: [
        '{left} keepers under forty left last year and sell alone. They never knew why a barrel was put down, or what it had earned; the paper came after {days} days.',
        'Honey comes in on Thursday, a slip comes {days} days later. Only {said}% of keepers could say why a barrel got its class, and {left} young ones have [had enough|gone].',
      ],
      ask: [
        'Tell a keeper what became of the honey as plainly as the bees do.',
        'Make belonging worth more than a stall of one’s own, without more work for the [honey house|three tasters].',
      ],
      situation: [
        'A barrel gets a chalk number. Three tasters write in pencil; {p1f} types classes on Sundays. The sum is paid in {feast} week, in one line.',
        'Keepers ask each other in a chat group and compare. A table was shared once: {keepers} names with their money, and [a month|two months] of quarrels.',
      ],
      whyNow: [
        { kind: 'people', text: 'Of the three tasters two stop in {due}; what they know is in pencil.' },
        {
          kind: 'growth',
          text: 'A course for beginners ends in {due} with {kinds:w} new keepers, who will decide where to take their honey.',
        },
        { kind: 'legacy', text: 'The program that writes the slips does not start any more after {due}.' },
      ],
      goals: [
        {
          text: 'Tell a keeper the class and its reason within {daysTo} days {by}; it takes {days}. || {daysTo} days to the tasters’ word {by}, from {days} today.',
          measure: {
            metric: 'Days until the class is known',
            base: '{days} days',
            target: '{daysTo} days',
            how: 'Date of the barrel against date of the message',
          },
        },
        {
          text: 'Let {saidTo}% of keepers be able to give the reason {by2}, where {said}% can now. || {saidTo}% who can say why {by2}, up from {said}%.',
          measure: {
            metric: 'Keepers who can give the reason',
            base: '{said}%',
            target: '{saidTo}%',
            how: 'Asked on Thursdays at the ramp by {p2f}',
          },
        },
        {
          text: 'Lose no more than {leftTo} keepers under forty in a year, not {left}. || {leftTo} young keepers lost a year instead of {left}.',
          measure: {
            metric: 'Keepers under forty who leave',
            base: '{left} a year',
            target: '{leftTo} a year',
            how: 'Register, at the meeting in {spring}',
          },
        },
        { text: 'Show nobody what another earns.' },
      ],
      core: ['verdict:0', 'pay:1', 'barrel:0'],
      more: ['same:1', 'origin:2', 'taste:1', 'shelf:3', 'set:2'],
    },
  ],
};
