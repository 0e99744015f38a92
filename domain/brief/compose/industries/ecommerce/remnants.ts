import type { Kind } from '../../kinds.ts';

export const remnants: Kind = {
  id: 'cloth-remnants',
  model: 'wholesale',
  channel: 'desktop',
  where: ['city', 'town'],
  what: [
    'a seller of cloth left over from {mills:w} mills',
    'a warehouse of roll ends, sold [by the piece|by post]',
    'a house that buys what {mills:w} weaving mills have left and sells it in lengths',
  ],
  names: [
    '{surname} Roll Ends',
    'The {colour} Selvedge',
    '{tree} Street Remnants',
    '{surname} & {thing}, Cloth',
    'Last {count} Metres',
    '{herb} & {colour} Textiles',
  ],
  years: [3, 71],
  n: {
    mills: [4, 11],
    ends: [1140, 4680, 20],
    hands: [4, 13],
    metre: { eur: [7, 19] },
    parcels: [38, 116, 2],
  },
  story: [
    '{p0}’s father bought one lorry of shirting {years} years ago to [settle a debt|help out a weaver] and never stopped.',
    'For {years} years the mills have rung here first when a colour comes out [wrong|a shade off].',
    'It began {years} years ago under a railway arch, with {hands:w} trestles and [no lift|one pair of shears].',
  ],
  audience: [
    'People who sew for others: small labels, theatre workshops, upholsterers and [tailors|dressmakers] who need three metres, not three hundred.',
    '{ends} lengths at any time, each there once, for makers who decide by touch and have to [buy|choose] by eye.',
    'Makers within a day’s post of {town}; four in ten parcels go to somebody who has [never|not once] been to the warehouse.',
  ],
  users: [
    {
      role: '[theatre cutter|costume maker|wardrobe mistress]',
      ages: [27, 61],
      away: true,
      goals: ['Eleven metres of one brown, by Thursday', 'See how it falls before it is cut'],
      pains: ['Three photographs, three browns', 'The length was sold while the director thought'],
      quotes: ['I don’t need it pretty. I need it to hang like 1911.'],
    },
    {
      role: '[upholsterer|boat upholsterer|maker of bus seats]',
      ages: [34, 66],
      goals: ['Know that it survives a dog', 'Two pieces from one roll, or none'],
      pains: ['Nobody says how wide it is inside the edges', 'A flaw, found after the first cut'],
      quotes: ['Tell me where the fault is and I’ll cut around it.'],
    },
    {
      role: '[founder of a small label|shirtmaker|maker of children’s coats]',
      ages: [25, 47],
      away: true,
      goals: ['Forty shirts out of what is there', 'Put a piece aside until a customer says yes'],
      pains: ['Falls in love with four metres and needs nine', 'Same cloth under two numbers'],
      quotes: ['I design backwards. First the cloth, then the coat.'],
    },
    {
      role: '[quilter|choir robe maker|carnival tailor]',
      ages: [38, 79],
      goals: ['A handful of reds that get on', 'Pieces under a metre without begging'],
      pains: ['Pays more for the post than for the cloth', 'The filter knows “red”, and only one'],
      quotes: ['Your red is my orange. We should talk.'],
    },
    {
      role: '[fashion student|student of stage design|apprentice tailor]',
      ages: [18, 27],
      goals: ['Good wool for little money', 'Learn what a cloth is called'],
      pains: ['Does not know what 280 grams feels like', 'Afraid to ask what twill is'],
      quotes: ['I bought satin for a coat. Nobody stopped me.'],
    },
    {
      role: '[buyer for a hotel group|props buyer|purchaser of a workwear firm]',
      ages: [31, 57],
      away: true,
      goals: ['A sample today, an invoice tomorrow', 'A list of what is more than sixty metres long'],
      pains: ['Nothing can be ordered twice', 'Has to explain to accounts why each roll has another price'],
      quotes: ['Once is fine. I have to know it’s once.'],
    },
  ],
  people: [
    {
      role: 'owner and buyer',
      wants: ['rolls out of the door before the next lorry', 'mills that go on ringing here first'],
    },
    {
      role: 'head of the cutting table',
      wants: ['each length measured once, properly', 'no order changed after the shears'],
    },
    {
      role: 'photographer and packer',
      wants: ['colours that are true in daylight', 'an hour a day away from the camera'],
    },
    { role: 'sales representative of a mill', wants: ['the mill’s name kept out of it', 'old stock gone by the fair'] },
  ],
  usps: [
    {
      title: '[There once|Never twice]',
      text: 'Each of {ends} lengths exists once; what is sold is [gone|not woven again].',
    },
    {
      title: '[Faults are told|Honest ends]',
      text: 'Every flaw is marked with a thread and said [aloud|in the listing].',
    },
    {
      title: 'A swatch by return',
      text: 'Swatches the size of a hand leave before four, free for the first {hands:w}.',
    },
    {
      title: '[Cut while you watch|On the long table]',
      text: 'The table is {hands:w} metres long, and anybody may stand at it in {district}.',
    },
    {
      title: 'Priced by the mill',
      text: 'From {metre} a metre, because the mill has already [given it up|lost money on it].',
    },
  ],
  features: [
    {
      id: 'fall',
      title: '[How it falls|Over the arm]',
      text: 'Each cloth over the same arm, the same table edge, the same window. || One movement that shows weight and stiffness.',
      check:
        'Wool, voile and canvas told apart without a word || Ten seconds of film, and three still frames for a slow line',
      on: 0,
    },
    {
      id: 'enough',
      title: '[Is it enough?|Enough for what?]',
      text: 'From length and width to what can be cut out of it. || Says whether four metres make a coat in size 46.',
      check:
        'Length 3.4 m, width 138 cm: skirt yes, coat no, on one frame || Pattern with a repeat of 32 cm: metres lost, shown',
      on: 0,
    },
    {
      id: 'true',
      title: '[True colour|Beside white]',
      text: 'A colour shown beside white paper, by day and by lamp. || The same cloth in two lights, with its nearest neighbours.',
      check: 'One brown by day and under a lamp at 360 px || Four reds side by side, each with its number',
      on: 0,
    },
    {
      id: 'aside',
      title: '[Put aside|Hold the piece]',
      text: 'A length held for two days, seen as held by everybody else. || Holds a piece while somebody asks somebody.',
      check: 'Held, lapsed and sold: three states of one length || Second in line for a held piece: what both read',
      on: 0,
    },
    {
      id: 'fault',
      title: '[Where the fault is|Red thread]',
      text: 'Flaws on a drawing of the length, in centimetres from the end. || A plan of the piece with every flaw.',
      check:
        'Two flaws in six metres, on a drawing and in one line of text || Flaw at 2.10 m: pieces left on both sides, measured',
      on: 0,
    },
    {
      id: 'measure',
      title: '[Measured once|At the table]',
      text: 'Length, width, weight and flaw go in at the table, by thumb. || Four figures entered beside the shears.',
      check:
        'Four figures in under 40 seconds, with one hand || Figure that cannot be right, questioned in one sentence',
      on: 1,
    },
    {
      id: 'cut',
      title: '[Before the shears|Cutting list]',
      text: 'What is cut today, in the order of the racks, checked twice. || Today’s cuts, rack by rack.',
      check:
        'Eleven cuts on one screen, readable from two metres || Order changed at the last moment: what stops the shears',
      on: 1,
    },
    {
      id: 'family',
      title: '[Goes with|Relatives]',
      text: 'Lengths that share a dye, a mill or a mood. || Other pieces that get on with this one.',
      check: 'One green with five relatives, the reason for each in three words || No relative left: what stands there',
      on: 0,
    },
    {
      id: 'lorry',
      title: '[New lorry|Just unloaded]',
      text: 'What came in this week, before it is photographed. || The newest rolls, still unmeasured and said to be.',
      check: 'Roll without picture, length or price, already listed || Seven rolls unloaded, two claimed from a phone',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[The rack at home|For makers|The maker’s side]',
      format: 'Desktop from 1280 px and phone, often beside a sewing machine',
      states: 'sold meanwhile, held by somebody, and too short',
    },
    {
      name: '[At the cutting table|The table’s side]',
      format: 'Tablet on a stand, touched with chalky fingers',
      states: 'figure missing, roll not found and order withdrawn',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'Fibre content has to be stated, and {p3f} knows it for half of the rolls.',
      effect: '“Not known” is a proper answer and looks like one.',
    },
    {
      type: 'technical',
      text: 'Stock is a table that {p2f} uploads at night.',
      effect: 'Whoever buys by day must learn at once that it is gone.',
    },
    {
      type: 'people',
      text: '{hands:w} people, one camera, and {parcels} parcels a week.',
      effect: 'A listing costs four minutes or it is not made.',
    },
    {
      type: 'brand',
      text: 'Mills sell on condition that they are not named.',
      effect: 'Tell where it comes from without saying from whom.',
    },
    {
      type: 'content',
      text: 'Pictures show folded cloth on concrete, [nine|seven] years of them.',
      effect: 'Old and new pictures stand beside each other for a year.',
    },
    {
      type: 'money',
      text: 'A sent-back length cannot be sold at the full price.',
      effect: 'Doubt has to come before the order, not after.',
    },
  ],
  nonGoals: [
    { text: 'Cloth woven to order' },
    { text: 'Sewing patterns' },
    { text: 'A market where others sell' },
    { text: 'Reserving by deposit' },
    { text: 'Buying a whole roll unseen' },
  ],
  tensions: [
    {
      of: [0, 1],
      a: '{p0} wants every roll online on the day it is [unloaded|bought].',
      b: '{p1} lets nothing be sold that has not been over the table.',
      where: 'On the page of a new roll: a price already, or a question mark?',
    },
    {
      of: [2, 3],
      a: '{p2} wants to say which mill wove a cloth, since makers ask.',
      b: '{p3} loses the contract on the day the mill is named.',
      where: 'In the line under the name, where makers look first.',
    },
  ],
  unknowns: [
    'Whether film sells what photographs do not',
    'How many lengths are bought to be kept in a cupboard',
    'What “brown” means to a theatre and to a tailor',
    'Whether swatches prevent returns or delay orders',
    'Which figure a maker looks at first: metres, grams or price',
  ],
  twists: [
    'A mill closes and sells all it has: {ends} lengths more, in {hands:w} days, unmeasured. Which of your screens survive twice the stock with half the figures?',
    '{p1f} goes on leave for {hands:w} weeks. Whoever cuts now has never seen a selvedge. Change the table’s side, and say what is no longer offered.',
    'The opera orders 140 metres and wants the right to return a third. {p0f} says yes before asking anybody. Show where that stands, and who sees it.',
  ],
  objects: [
    'selvedges with woven letters',
    'swatch cards with pinked edges',
    'tailor’s chalk',
    'cardboard tubes with mill numbers',
    'brass yard measures',
    'red flaw threads',
  ],
  moments: [
    'beside a sewing machine with the iron on',
    'at the cutting table, in chalk',
    'in a fitting room, whispering',
    'by north light at a window',
  ],
  samples: ['Wool twill, 3.4 m, one flaw near the end.', 'Held until noon on Friday.', 'Brown by day. Plum by lamp.'],
  troubles: [
    {
      id: 'sent-back',
      titles: [
        'The wrong brown from {org}',
        '{back} parcels come home to {org}',
        'How does it fall? {org}, {town}',
        'Chosen by eye, worn by hand: {org}',
      ],
      n: { back: [11, 24], backTo: [4, 8], swatch: [17, 29], swatchTo: [41, 57], loss: { eur: [9000, 23000] } },
      problem: [
        'Of a hundred lengths sent out, {back} come back: too stiff, too thin, another brown. Cut once, they sell at half. That costs {loss} a year.',
        '{back} in a hundred parcels return because cloth cannot be felt through glass. A returned piece has [lost|given up] half of its price; {loss} a year go that way.',
      ],
      ask: [
        'Let a maker know before the shears what the hand would have told them.',
        'The house wants fewer surprises in the parcel, and makers who still dare to [buy|try] something.',
      ],
      situation: [
        'Each length has one picture, folded, and a weight in grams. {p2f} answers “is it soft?” some thirty times a week. Swatches exist; {swatch}% of first orders were preceded by one.',
        'Buyers ring and {p1f} describes. Zooming in was added two years ago: returns [stayed|remained] where they were. Swatches go out in envelopes, and nobody notes to whom.',
      ],
      whyNow: [
        { kind: 'money', text: 'From {due} the carrier charges returns to the sender, at twice the old rate.' },
        {
          kind: 'rival',
          text: 'Two of the {mills:w} mills open a shop of their own in {due}, with pictures by a studio.',
        },
        { kind: 'people', text: '{p1}, who describes cloth by telephone, [retires|works mornings only] from {due}.' },
      ],
      goals: [
        {
          text: 'Bring returns from {back} in a hundred to {backTo} {by}. || {backTo} returns in a hundred parcels {by}, {back} today.',
          measure: {
            metric: 'Lengths sent back',
            base: '{back} in 100 parcels',
            target: '{backTo} in 100',
            how: 'Return slips, counted by {p2f} each Monday',
          },
        },
        {
          text: 'See {swatchTo}% of first orders preceded by a swatch {by2}; {swatch}% are now. || Swatches before {swatchTo}% of first orders {by2}, up from {swatch}%.',
          measure: {
            metric: 'First orders after a swatch',
            base: '{swatch}%',
            target: '{swatchTo}%',
            how: 'Addresses on swatch envelopes against orders',
          },
        },
        {
          text: 'Let a listing take under four minutes at the table, flaws included. || Four minutes a listing, flaws and all.',
          measure: {
            metric: 'Time to list a length',
            base: 'about eleven minutes',
            target: 'under four minutes',
            how: 'Stopwatch, twenty rolls on two mornings',
          },
        },
        { text: 'Call no cloth by a word that {p1f} would not use.' },
      ],
      core: ['fall:0', 'true:0', 'measure:2'],
      more: ['fault:0', 'enough:1', 'family:3', 'aside:1', 'cut:2'],
    },
    {
      id: 'slow-ends',
      titles: [
        'The back of the rack at {org}',
        '{old}% of {org} nobody has looked at',
        'Three metres looking for a coat: {org}',
        '{org}, {town}, before the next lorry',
      ],
      n: { old: [38, 53], oldTo: [21, 29], short: [27, 44], shortTo: [53, 68], rent: { eur: [1900, 4400] } },
      problem: [
        '{old}% of the lengths have lain for over a year. They take up two floors, {rent} a month, while makers say there is never enough of anything.',
        'Two floors at {rent} a month are full of cloth that [is just too short|nobody finds]; {old}% has been there for more than a year.',
      ],
      ask: [
        'Bring odd lengths and odd wishes together, without the word “sale”.',
        'Find a way in for people who have a garment in mind and not a cloth, and another for those with [neither|only a colour].',
      ],
      situation: [
        'The page lists cloth by fibre, newest first. What is under four metres is on page thirty. A clearing week in {now} sold {hands:w} rolls and [annoyed|upset] the mills.',
        'Makers who come in person leave with short ends in {short} of a hundred visits; online hardly anybody sees them. {p0f} tried mystery parcels: half were asked to be [exchanged|swapped].',
      ],
      whyNow: [
        { kind: 'move', text: 'The lease of the upper floor ends in {due}; what is up there has to fit below or go.' },
        {
          kind: 'growth',
          text: '{mills:w} mills are to send twice the usual ends from {due}, since their orders get smaller.',
        },
        {
          kind: 'season',
          text: 'Theatres order for the new season in {due}, and they are the ones who use short lengths.',
          when: 'summer',
        },
      ],
      goals: [
        {
          text: 'Bring what has lain for over a year from {old}% of the stock to {oldTo}% {by}. || Only {oldTo}% of lengths older than a year {by}; {old}% now.',
          measure: {
            metric: 'Stock older than a year',
            base: '{old}% of lengths',
            target: '{oldTo}%',
            how: 'Date of the lorry against the rack, at each month’s end',
          },
        },
        {
          text: 'Have {shortTo} of a hundred orders hold a length under four metres {by2}, from {short}. || Short lengths in {shortTo} of a hundred orders {by2}, {short} today.',
          measure: {
            metric: 'Orders with a short length',
            base: '{short} of 100',
            target: '{shortTo} of 100',
            how: 'Cutting lists, by {p1f}',
          },
        },
        { text: 'Let somebody with only a garment in mind reach a fitting length in under three minutes.' },
        { text: 'Keep the mills content: no red prices, no countdowns.' },
      ],
      core: ['enough:1', 'family:0', 'lorry:0'],
      more: ['true:0', 'fall:2', 'aside:2', 'fault:1', 'cut:1'],
    },
  ],
};
