import type { Kind } from '../../kinds.ts';

export const craftMarket: Kind = {
  id: 'craft-cooperative',
  model: 'commission',
  channel: 'phone',
  where: [],
  what: [
    'a cooperative of {makers} potters, weavers and [turners|smiths]',
    'a shared shop of {makers} makers, half street and half post',
    'a makers’ cooperative that sells for {makers} workshops',
  ],
  names: [
    '{town} Makers',
    'The {thing} Shelf',
    '{stone} & Hand',
    '{district} Makers’ Cooperative',
    '{tree} Bench',
    '{count} Kilns',
  ],
  years: [3, 49],
  n: {
    makers: [17, 58],
    pieces: [900, 3800, 20],
    parcels: [22, 74, 2],
    cut: [18, 27],
    price: { eur: [28, 86] },
    months: [3, 7],
  },
  story: [
    'Six potters with one kiln began it {years} years ago; the kiln is [cold|still warm], the six still quarrel.',
    'For {years} years each member has stood in the shop one day a month, selling what the others made.',
    'It was a [coach house|creamery] until {years} years ago; on wet days one can smell it.',
  ],
  audience: [
    'People who want one good cup and people who want eight for Saturday; both have [turned one over|looked underneath].',
    'Buyers of presents, people setting up house, a few restaurants, and visitors to {town} who [carry|have] hand luggage.',
    'Those who know the maker, and the others, for whom {price} is a lot of money for a bowl.',
  ],
  users: [
    {
      role: '[godmother|choir that gives a present|colleague with an envelope of money]',
      ages: [27, 63],
      away: true,
      goals: ['A present for a wedding on the ninth, by somebody', 'Something that is really there'],
      pains: ['“Each piece is unique”, and sold', 'Does not know if it is big'],
      quotes: ['Is that a cup or a bucket? There’s no hand in the picture.'],
    },
    {
      role: '[restaurant cook|tea-room owner|guesthouse keeper]',
      ages: [28, 56],
      away: true,
      goals: ['Forty plates, alike enough', 'Four more in two years'],
      pains: ['Makers who do not like forty', 'A delivery date in the plural'],
      quotes: ['I need forty that are cousins, not twins.'],
    },
    {
      role: '[weaver|potter|wood turner], member',
      ages: [26, 68],
      goals: ['Make, and not photograph', 'Know what sold, and to whom if they like'],
      pains: ['Sunday is for listing', 'Her best things sit in the cupboard, unlisted'],
      quotes: ['I can throw twenty bowls in a day. I can photograph two.'],
    },
    {
      role: '[retired optician|retired potter’s customer|widowed gardener]',
      ages: [64, 84],
      goals: ['The lid to a jar bought long ago', 'Shake the hand that made it'],
      pains: ['Shop is manned by somebody else each day', 'Nobody knows the blue one'],
      quotes: ['I’ve got the jar. I’d like to marry it to a lid.'],
    },
    {
      role: '[cyclist on tour|visiting lecturer|hotel guest]',
      ages: [22, 59],
      away: true,
      goals: ['Buy now, carry nothing', 'Remember whose it was'],
      pains: ['Postage on a scrap of paper', 'Lost the card by the border'],
      quotes: ['I’m on a bicycle. It’s a teapot.'],
    },
  ],
  people: [
    {
      role: 'elected speaker',
      wants: ['the shop on the page and the page in the shop', 'a fair turn for the quiet ones'],
    },
    {
      role: 'potter and founding member',
      wants: ['people to take it in their hands', 'no picture that lies about a glaze'],
    },
    { role: 'shop and parcels, half-time', wants: ['to know what is there', 'one box size fewer'] },
    { role: 'treasurer and weaver', wants: ['{cut}% for the house and not more', 'orders for forty'] },
  ],
  usps: [
    { title: 'The maker sells', text: 'Behind the counter stands one of {makers} makers, who can say how it is done.' },
    {
      title: '[Marry a lid|Lids for old jars]',
      text: 'Members make the missing lid, the fourth cup, the handle, for things sold decades ago.',
    },
    {
      title: '{cut}% stays',
      text: 'The house keeps {cut}% of the price; the rest is the maker’s, and that is written on the [label|wall].',
    },
    { title: 'Seconds, honestly', text: 'What is crooked is sold as crooked, on a shelf of its own, in {feast} week.' },
  ],
  features: [
    {
      id: 'hand',
      title: '[In a hand|How big is it?]',
      text: 'Each piece beside a hand, a loaf, a door. || Size without centimetres.',
      check: 'Cup, bowl and jar beside the same hand || Weight said by something everyone has lifted',
      on: 0,
    },
    {
      id: 'there',
      title: '[Really there|On the shelf now]',
      text: 'What is on the shelf now and can leave today. || Shop and page show the same shelf.',
      check: 'Sold in the shop at 11:20, gone from the page by 11:25 || Not seen since Thursday: said',
      on: 0,
    },
    {
      id: 'shot',
      title: '[Twenty in an hour|By the window]',
      text: 'Twenty pieces into the list in an hour, by one person with a phone. || Photographed on one spot, described by voice.',
      check:
        '20 bowls in 60 minutes, same light, one voice note each || Glaze looks wrong: said in a word, not retouched',
      on: 1,
    },
    {
      id: 'forty',
      title: '[Forty cousins|For a restaurant]',
      text: 'Orders for many: how alike, by when, how many more later. || A talk between a kitchen and a workshop, in six steps.',
      check: 'Six steps from question to the first four samples || Range of “alike” shown by three real plates',
      on: 0,
    },
    {
      id: 'lid',
      title: '[Marry a lid|For the one I have]',
      text: 'Finds who made it and whether a part can be made. || From a photograph of the underside to a maker.',
      check: 'Mark on the underside matched with three members || Maker is dead: who could, and said how',
      on: 0,
    },
    {
      id: 'send',
      title: '[On a bicycle|Bought here, sent there]',
      text: 'Bought in the shop, sent home, before the next customer. || Postage and box in one glance.',
      check: 'Teapot abroad: price with postage in 15 seconds || Broken on the way: picture, answer, money or new',
      on: 1,
    },
    {
      id: 'turn',
      title: '[A fair turn|First shelf]',
      text: 'Who is shown first, by a rule all can see. || {makers} makers in turn, by week.',
      check: 'Rule in two sentences, this week’s three named || A maker with one piece a month: how seen',
      on: 1,
    },
    {
      id: 'word',
      title: '[Where it went|A word back]',
      text: 'What sold, and a word from the buyer if there is one. || A sentence for the maker.',
      check: 'Six sales, two words, no address || “May I be told?” asked once at the till',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[For buyers|On the shelf]',
      format: '[Phone at 393 px, and a tablet in the shop|393 px, and 10 inches in the shop]',
      states: 'sold a minute ago, [none like it|only one] and broken on arrival',
    },
    {
      name: '[For makers|By the window]',
      format: '[Phone at 375 px with clay on it|375 px, wet clay]',
      states: 'shelf not counted, [light gone|battery gone] and piece returned',
    },
  ],
  constraints: [
    {
      type: 'people',
      text: '{makers} makers, one day a month each in the shop; {p2f} is there [half-time|mornings].',
      effect: 'Anybody must be able to sell, list and pack after a month away.',
    },
    {
      type: 'content',
      text: 'No two pieces are alike, {pieces} of them, and each has [one|a single] picture at best.',
      effect: 'Design for one picture, one voice, one hand.',
    },
    {
      type: 'money',
      text: '{cut}% pays for rent, {p2f} and boxes; [nothing|no coin] is left.',
      effect: 'Only what replaces work.',
    },
    {
      type: 'technical',
      text: 'The till is a [drawer|tin] and a notebook, and has been since the beginning.',
      effect: 'A sale must be one tap beside the notebook, not instead.',
    },
    {
      type: 'brand',
      text: 'The {makers} have [eleven|nine] opinions on the logo; there is none.',
      effect: 'Let the undersides, with their marks, be it.',
    },
    {
      type: 'legal',
      text: 'What touches food must [state|show] its glaze.',
      effect: 'A sign per piece that the maker sets and the buyer sees first.',
    },
  ],
  nonGoals: [
    { text: 'Courses' },
    { text: 'Made to order for single buyers' },
    { text: 'Makers’ portraits' },
    { text: 'Ratings' },
    { text: 'Selling for people who are not members' },
  ],
  tensions: [
    {
      of: [1, 2],
      a: '{p1} wants things taken into the hand, in the shop, by daylight.',
      b: '{p2} wants every piece on the page by Monday.',
      where: 'By the window, at the photograph of a glaze that no picture gets right.',
    },
    {
      of: [0, 3],
      a: '{p0} gives the quiet makers a turn on the first shelf.',
      b: '{p3} sees what sells and would put it [there|in front].',
      where: 'At the top of the page on a Saturday before {feast}.',
    },
  ],
  unknowns: [
    'Whether people who cannot touch it need more pictures or other ones',
    'What share of the best things is never listed',
    'How alike forty must be for a cook',
    'Whether a word back changes what a maker makes',
    'Who buys again, and of whom',
  ],
  twists: [
    'A hotel takes four hundred plates from one member, for {months} months. Nothing else is made there any more; that shelf is empty. What stands there?',
    'The town wants the shop open on Sundays, with nobody: a door that lets people in by phone. {p1f} says a shop is a person. Design one Sunday.',
    'Half of the parcels of one {winter} arrive broken. The post changed its belts. {p2f} has one box size fewer than before. What does a buyer see first?',
  ],
  objects: [
    'maker’s marks on undersides',
    'test tiles in rows',
    'shuttles and bobbins',
    'kiln cones',
    'shavings on a floor',
    'tin cash boxes',
  ],
  moments: [
    'by a window at noon',
    'with wet clay on both hands',
    'in a shop one minds once a month',
    'on a train with hand luggage',
  ],
  samples: ['Holds two of your fists.', 'On the shelf since Tuesday. One.', 'Underside: a small fish.'],
  troubles: [
    {
      id: 'unlisted',
      titles: [
        'Twenty bowls, two photographs: {org}',
        'Really there? {org}',
        '{unlisted}% never listed at {org}',
        'Is that a cup or a bucket? {org}',
      ],
      n: { unlisted: [61, 74], unlistedTo: [23, 31], gone: [16, 26], goneTo: [3, 5] },
      problem: [
        '{unlisted}% of {pieces} pieces have never been on the page: a maker photographs two in the time it takes to make twenty. Of what is ordered, {gone}% was sold in the shop.',
        'The shelf and the page are two shops. {unlisted}% is only on the shelf, {gone}% of the orders are for things that have left it.',
      ],
      ask: [
        'Let the page show the shelf, with no more work than a Sunday morning.',
        'Give people who cannot lift a bowl what lifting would tell them.',
      ],
      situation: [
        'Each maker lists when there is time, in whatever light, on a Sunday. Descriptions say “unique”. {p2f} finds out by walking along the shelf.',
        'A photographer came once; it cost {months} months of {cut}%. Since then there are forty very good pictures of things that are sold.',
      ],
      whyNow: [
        { kind: 'season', text: 'Two thirds of the year is sold in the weeks before {feast}; those begin in {due}.' },
        {
          kind: 'people',
          text: 'Nine of {makers} members are past seventy and will leave their shelves to others from {due}.',
        },
        {
          kind: 'rival',
          text: 'A large marketplace raised its fees in {now}; twenty makers in {town} look for another shelf.',
        },
      ],
      goals: [
        {
          text: 'Leave no more than {unlistedTo}% unlisted {by}, {unlisted}% now. || Bring pieces that are on no page from {unlisted}% to {unlistedTo}% {by}.',
          measure: {
            metric: 'Pieces on no page',
            base: '{unlisted}%',
            target: '{unlistedTo}%',
            how: 'Shelf against list, first Monday || Count by two members, monthly',
          },
        },
        {
          text: 'Have {goneTo}% of orders fail {by2}, not {gone}%. || Cut orders for things already sold from {gone}% to {goneTo}% {by2}.',
          measure: {
            metric: 'Orders for things already sold',
            base: '{gone}%',
            target: '{goneTo}%',
            how: 'Apologies against orders || Notebook and page, weekly',
          },
        },
        { text: 'List twenty pieces in an hour with one hand.' },
        { text: 'Lie about no glaze.' },
      ],
      core: ['shot:2', 'there:1', 'hand:0'],
      more: ['turn:0', 'send:1', 'lid:3', 'word:0', 'forty:3'],
    },
    {
      id: 'forty-cousins',
      titles: [
        'Forty that are cousins: {org}',
        'Four more in two years: {org}',
        'A kitchen and a kiln: {org}',
        '{lost} plates nobody ordered: {org}',
      ],
      n: { lost: [380, 900, 20], won: [3, 6], wonTo: [14, 22], weeks: [7, 11], weeksTo: [2, 3] },
      problem: [
        'Kitchens and guesthouses ask {lost} times a year, in pieces, and {won} of them become customers. The talk takes {weeks} weeks and ends with “each piece is unique”.',
        'A cook wants forty plates that are cousins. It takes {weeks} weeks to find out who would, how alike and by when; {won} a year get that far.',
      ],
      ask: [
        'Help a cook and a maker to find out in a few days whether they suit each other.',
        'Make “alike enough” something two people can point at.',
      ],
      situation: [
        'Requests reach whoever stands in the shop, on a scrap. Makers fear series; cooks fear words. {p3f} once put three plates on a table and asked “this far?”. It took four minutes.',
        'Prices for forty are invented anew each time. A wholesaler’s form was used and asked for an article number.',
      ],
      whyNow: [
        { kind: 'growth', text: 'A hotel school with four hundred covers opens in {due} and would like to buy here.' },
        { kind: 'money', text: 'The rent goes up in {due} by what two such customers bring.' },
        { kind: 'loss', text: 'Three makers have left since {now} for a factory that gives them series.' },
      ],
      goals: [
        {
          text: 'Win {wonTo} such customers a year {by}, up from {won}. || From {won} kitchens a year to {wonTo} {by}.',
          measure: {
            metric: 'Kitchens that order',
            base: '{won} a year',
            target: '{wonTo} a year',
            how: 'First orders above thirty pieces || {p3f}’s book',
          },
        },
        {
          text: 'Need {weeksTo} weeks from question to samples {by2}, not {weeks}. || Shorten the talk from {weeks} to {weeksTo} weeks {by2}.',
          measure: {
            metric: 'Weeks from question to samples',
            base: '{weeks}',
            target: '{weeksTo}',
            how: 'Scrap to first four plates || Dates on the slips, median',
          },
        },
        { text: 'Let a cook point at “alike enough” without a meeting.' },
        { text: 'Make no maker make forty who does not want to.' },
      ],
      core: ['forty:0', 'hand:2', 'turn:3'],
      more: ['there:1', 'lid:0', 'shot:1', 'word:3', 'send:1'],
    },
  ],
};
