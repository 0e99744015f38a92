import type { Kind } from '../../kinds.ts';

export const bakery: Kind = {
  id: 'bakery',
  model: 'retail',
  channel: 'counter',
  where: [],
  what: [
    'a bakery with {shops:w} [small |]shops',
    '{shops:w} bakeries [under one name|that share one oven house]',
    'a [family|working] bakery with {shops:w} counters',
  ],
  names: [
    '{surname} & {surname2}',
    '{district} Bakehouse',
    '{herb} & {stone}',
    'The {colour} {thing} Bakery',
    '{surname}’s Loaves',
    '{tree} Street Bread',
  ],
  years: [4, 96],
  n: { shops: [2, 5], bakers: [5, 14], loaves: [320, 780, 20], price: { eur: [3.4, 5.6] }, hold: [2, 4] },
  story: [
    '{p0} took [the ovens|the business] over {tenure} years ago and [kept the recipes|changed the flour, not the recipes].',
    '[It has baked|The ovens have been lit] in {district} for {years} years, [always before dawn|every day but Monday].',
    'It began {years} years ago with one deck oven in {district} and [a borrowed van|a queue out of the door].',
  ],
  audience: [
    'People within a fifteen-minute walk of a shop who come twice a week and [plan|think about] breakfast the night before.',
    'Regulars from {district}: [about {bakers} dozen|several hundred] households who buy the same [loaf|two things] most weeks and know the staff by name.',
    'Those who pass a shop on the way to work between six and nine, and the cafés that buy from it by the tray.',
  ],
  users: [
    {
      role: '[night-shift nurse|night-shift midwife|ambulance dispatcher]',
      ages: [27, 58],
      goals: [
        'Bread in hand on the way home at half past seven',
        'To order in under a minute on a dim screen',
        'Rye at least twice a week without ringing round',
      ],
      pains: [
        'Shops list opening hours, never [bake|oven] times',
        'Apps that log people out between shifts',
        'Arrives after the good loaves have gone',
      ],
      quotes: [
        'I don’t want a bakery app. I want to know if there’s rye.',
        'By the time I’m off the ward, everyone else has had breakfast.',
      ],
    },
    {
      role: '[café owner|guesthouse cook|lunch-bar owner]',
      ages: [31, 63],
      goals: [
        'A standing order that can change until [nine|eight]',
        'One invoice a week, not seven receipts',
        'To hear of a short delivery before the van comes',
      ],
      pains: [
        'Phones {shops:w} shops to find twelve buns',
        'Keeps no record of what arrived short',
        'Orders on whatever paper is by the till',
      ],
      quotes: [
        'If the buns are late, so is everyone’s morning.',
        'I ring, they shout numbers over the mixer, I guess.',
      ],
    },
    {
      role: '[father of three|mother of twins|childminder]',
      ages: [29, 52],
      goals: [
        'Know the [sliced white|soft rolls] will be there before setting out with a pushchair',
        'Pay at the till, in coins if need be',
        'One order for the whole weekend',
      ],
      pains: [
        'A wasted trip with tired children',
        'Allergen notes are on a card behind the counter',
        'Repeats a nut allergy to all new staff',
      ],
      quotes: ['The walk is fine. The walk for nothing isn’t.', 'Tell me before I put three coats on.'],
    },
    {
      role: '[tram driver|postal worker|street cleaner]',
      ages: [22, 61],
      goals: ['Something warm in the [eleven|nine] minutes between runs', 'To skip the queue without feeling rude'],
      pains: [
        'The break is shorter than the Saturday queue',
        'Card machine fails at [two of the|some] shops',
        'Signs are too small to read from the door',
      ],
      quotes: ['My break has a timetable. Your queue hasn’t.'],
    },
    {
      role: '[retired teacher|retired typesetter|widowed former seamstress]',
      ages: [66, 88],
      goals: ['The same half loaf every Tuesday and Friday', 'To have somebody say good morning'],
      pains: [
        'Small type and codes to scan',
        'Worries that telephones push walk-in customers to the back',
        'Cannot carry more than one bag',
      ],
      quotes: ['I have bought bread here since before your telephone existed.'],
    },
    {
      role: '[market trader|allotment secretary|choir treasurer]',
      ages: [34, 69],
      goals: [
        'Forty rolls for the [first Saturday of the month|Sunday meeting], without a deposit',
        'A name to ask for at the counter',
      ],
      pains: ['Bulk orders live in one baker’s notebook', 'Finds out on the morning that half is missing'],
      quotes: ['Forty people looked at me when the rolls didn’t come.'],
    },
  ],
  people: [
    {
      role: 'owner',
      wants: [
        'fewer people leaving empty-handed, and [no|never a] queue for telephones',
        'to sell what is baked by noon and [bin|give away] less',
      ],
    },
    {
      role: 'head baker',
      wants: [
        'a plan that is fixed [by four in the afternoon|before the dough is mixed]',
        'no alterations once the dough is shaped',
      ],
    },
    {
      role: 'shop manager, {district}',
      wants: ['to greet walk-in customers first', 'less explaining at the till on Saturdays'],
    },
    {
      role: 'bookkeeper',
      wants: ['till and orders in one daily total', 'the café accounts paid within [two|three] weeks'],
    },
  ],
  usps: [
    {
      title: '[Bakes, not stock|Oven times first]',
      text: 'Everything is tied to an oven time: people choose [06:40 or 08:20|the first or the second bake], then what is in it.',
    },
    {
      title: '[Kept, not paid|Held on trust]',
      text: 'A loaf is held until {hold:w} hours after the bake and paid for at the till, so a missed alarm costs nobody {price}.',
    },
    {
      title: 'Pass it on',
      text: 'A loaf that cannot be collected goes to the next [person on|name in] the list, and both get a note.',
    },
    {
      title: '[People who bake|The baker signs it]',
      text: 'Each bake carries the name of whoever [shaped it|stood at the oven], which no supermarket [can|could] copy.',
    },
    {
      title: '{shops:w} shops, one [shelf|list]',
      text: 'All counters see the same loaves, so a [sold-out|bare] shelf in {district} is not the end of the [morning|walk].',
    },
  ],
  features: [
    {
      id: 'board',
      title: '[Bake board|Oven board|Tomorrow’s bakes]',
      text: 'Tomorrow’s bakes by shop and oven time, with what is left of each. || What comes out when, in which shop, and how much of it is left.',
      check:
        'Board shown at 05:00 with nothing out yet, and [at 09:50|late] with one loaf left || Three shops at 06:40 on one screen, one oven late',
      on: 0,
    },
    {
      id: 'hold',
      title: '[Keep it for me|Hold a loaf|Put one by]',
      text: 'A hold on one bake in [two taps|under a minute]; no account until the second order. || Puts a loaf aside for somebody, paid for at the till.',
      check:
        'Hold placed in no more than three taps from the first screen || Loaf held, collected and missed: three states',
      on: 0,
    },
    {
      id: 'plan',
      title: '[Baker’s plan|Plan of the night]',
      text: 'Bakes move between ovens; [the shops see it at once|every board follows]. || Tonight’s bakes by oven and hour, moved by hand.',
      check:
        'Plan changed by drag and by buttons, both drawn || One bake moved from 05:20 to 06:40: what each of the {shops:w} shops sees',
      on: 1,
    },
    {
      id: 'standing',
      title: '[Standing order|Same again weekly]',
      text: 'A weekly pattern for cafés with a cut-off at [nine|eight] in the evening. || Same order every week until somebody says otherwise.',
      check:
        'Standing order before and after its cut-off time || Café order changed at 19:55 and at 20:05, two answers',
      on: 0,
    },
    {
      id: 'pass',
      title: '[Pass it on|Let it go]',
      text: 'Releases a held loaf to the waiting list and tells both people. || A loaf nobody fetches finds the next name.',
      check: 'Both messages written, each under 90 characters || Loaf let go at 08:31 and taken at 08:33: both phones',
      on: 0,
    },
    {
      id: 'shelf',
      title: '[Shelf list|Collection shelf]',
      text: 'What waits behind the counter, by first name and hour. || Names and loaves behind the counter.',
      check:
        'List readable from 1.5 metres, 12 names at once || 14 bags on a shelf found by first name in five seconds',
      on: 1,
    },
    {
      id: 'allergen',
      title: '[Allergen card|What’s in it]',
      text: 'The fourteen allergens of each loaf, the same at the till and at home. || What each bread contains, where one chooses it.',
      check:
        'All 14 allergens marked by word and sign, never by colour alone || One loaf with three allergens at 16 px, and on the printed sign',
      on: 0,
    },
    {
      id: 'short',
      title: '[Short today|Short count]',
      text: 'One tap tells every waiting customer that a bake came out short. || Says who goes without when a batch is short, and tells them.',
      check:
        'The moment a bake drops from 40 loaves to 25: who is told, in which order || 25 of 40 loaves: order of waiting names shown to the shop',
      on: 1,
    },
    {
      id: 'map',
      title: 'Which shop',
      text: 'Which of the {shops:w} shops is on the way, with what is left there. || The shop that is on the way and still has some.',
      check:
        'The {shops:w} shops compared on one screen without a map || Closest shop sold out: the next one with its minutes on foot',
      on: 0,
    },
  ],
  surfaces: [
    {
      name: '[Customer’s side|For the regulars|At home, the night before]',
      format: 'Phone, 393 px wide, held in one hand',
      states: 'empty, sold out and missed collection',
    },
    {
      name: '[Baker’s side|In the bakehouse|For floury hands]',
      format: 'Landscape tablet on the wall, used standing',
      states: 'before the shift, mid-bake and one oven down',
    },
  ],
  constraints: [
    {
      type: 'technical',
      text: 'The tills are leased for [three|four] more years and export one file a night.',
      effect: 'What is left is a promise made by people; show when it was counted.',
    },
    {
      type: 'people',
      text: 'There [are|will be] {bakers} bakers and nobody [sits at|owns] a desk.',
      effect: 'Every task works with wet hands in under ten seconds.',
    },
    {
      type: 'legal',
      text: 'Allergens must be stated [before the order is placed|at the moment of choosing].',
      effect: 'They belong on the loaf itself, not on a page of their own.',
    },
    {
      type: 'brand',
      text: 'The painted shop signs stay; {p0} [will not|refuses to] have a new logo.',
      effect: 'The sign’s lettering has to survive at 24 px.',
    },
    {
      type: 'money',
      text: 'No payment before collection: [the owners tried it once|it was tried] and lost {bakers} regulars.',
      effect: 'Design for [trust|holds that lapse] instead of a checkout.',
    },
    {
      type: 'content',
      text: 'There is no photograph of [most loaves|two thirds of the range] and no budget for any.',
      effect: 'Tell loaves apart by name, weight and a shape in line.',
    },
  ],
  nonGoals: [
    { text: 'Home delivery' },
    { text: 'A loyalty scheme[ with points|]' },
    { text: 'Online payment' },
    { text: 'Celebration cakes made to order' },
    { text: 'Wholesale for cafés', bars: ['standing'] },
  ],
  tensions: [
    {
      of: [0, 1],
      a: '{p0} wants people to [change an order|alter what they keep] until late in the evening.',
      b: '{p1} mixes at four in the afternoon and wants nothing altered [after that|from then on].',
      where: 'On the hold screen: whatever the cut-off, one of them [loses|gives way].',
    },
    {
      of: [0, 2],
      a: '{p0} wants held loaves [ready and out of sight|put by before opening].',
      b: '{p2} has to tell walk-ins that the [full|laden] shelf is not for sale.',
      where: 'At the counter around nine, when the shelf is full and the queue is long.',
    },
  ],
  unknowns: [
    'How many regulars would rather walk in and take their chance',
    'Whether a loaf not collected can be sold [again|on] the same morning',
    'Whether the {shops:w} shops should share loaves or keep to their own',
    'Who [counts|will count] what is left at nine, and with which hand free',
    'Whether the evening message is [welcome|wanted] or one message too many',
  ],
  twists: [
    'The ovens are the bottleneck: on Saturdays the {district} shop has one deck, which holds {bakers} trays. {p0f} asks that people choose when before what, everywhere. Show how the first screen changes.',
    '{p1f} breaks a wrist. For {hold:w} months an apprentice makes the plan, on a phone. Cut the bakehouse screens to what an apprentice needs and say what is lost.',
    'The flour price rises by a fifth and half the range goes. Only {bakers} breads remain, but all may be ordered up to three days ahead. Which screens become unnecessary?',
  ],
  objects: [
    'painted shop signs',
    'flour sacks with stencilled weights',
    'proving baskets',
    'chalked oven times',
    'till rolls and brown paper',
    'scored crusts',
  ],
  moments: [
    'at four in the morning on a dimmed screen',
    'with floury hands',
    'from the back of a queue',
    'between two stops on the way to work',
  ],
  samples: [
    'Out of the oven at 06:40. [Rye|Sourdough|Spelt], nine left.',
    'Kept for you until half past eight.',
    'Two [rye|seeded] loaves, {district}, second bake.',
  ],
  troubles: [
    {
      id: 'sold-out',
      titles: [
        'Order ahead at {org}, [sold out by ten|where bread is gone by ten]',
        'A loaf kept [for the night shift|until half past eight] in {district}',
        '{loaves} loaves and {lost}% [disappointed|empty hands]: {org}',
        'Bread for those who come late to {org}',
      ],
      n: { lost: [24, 38], lostTo: [7, 12], ahead: [31, 46], aheadNow: [3, 8] },
      problem: [
        'The queue starts at [six|half past six], the [sourdough|rye] is gone by ten, and {lost}% of those who come in leave with nothing they wanted.',
        'Of the {loaves} loaves baked each night none is left by eleven, yet {lost}% of visitors [leave|go home] without the one they came for.',
      ],
      ask: [
        'The owners want neither delivery nor a bigger oven. Regulars should know what is coming out, when, and have it kept.',
        'What is asked for is certainty the evening before, and nobody who walks in feeling second.',
      ],
      situation: [
        'People ring the shop, and whoever answers writes a name on a bag. About {ahead} bags wait on a Saturday; [some|a few] are never collected. A regular’s chat group announces what is left.',
        'Orders by telephone make up {aheadNow}% of sales and half of the mistakes. {p2f} keeps them in an exercise book; the bakehouse learns of them [at five|when the bags are packed].',
      ],
      whyNow: [
        {
          kind: 'rival',
          text: 'A supermarket with an in-store oven opens [three streets away|opposite the {district} shop] in {due}, open until ten.',
        },
        {
          kind: 'people',
          text: '{p1} [retires|goes down to three days] in {due}, and the plan of the night is [in one head|nowhere on paper].',
        },
        {
          kind: 'growth',
          text: 'The {district} shop opens its second counter in {due}; the exercise book cannot be in two places.',
        },
      ],
      goals: [
        {
          text: 'Cut the share who leave [empty-handed|without their loaf] from {lost}% to under {lostTo}% {by}. || Under {lostTo}% leaving empty-handed {by}, from {lost}% now.',
          measure: {
            metric: 'Visitors leaving empty-handed',
            base: '{lost}% of visits',
            target: 'under {lostTo}%',
            how: 'Tally at each till, one week a month, by {p2f}',
          },
        },
        {
          text: 'Raise orders placed the evening before from {aheadNow}% to {ahead}% of weekday loaves {by2}. || {ahead}% of weekday loaves ordered the evening before {by2}, up from {aheadNow}%.',
          measure: {
            metric: 'Loaves ordered the evening before',
            base: '{aheadNow}% of weekday loaves',
            target: '{ahead}%',
            how: 'Nightly count of holds against loaves baked',
          },
        },
        {
          text: 'Let a baker change tomorrow’s plan in under [a minute|50 seconds], with floury hands. || Tomorrow’s plan changed with floury hands in [a minute|50 seconds] or less.',
          measure: {
            metric: 'Time to change the plan',
            base: 'about six minutes with three phone calls',
            target: 'under a minute',
            how: 'Stopwatch in the bakehouse, five changes on two nights',
          },
        },
        { text: 'Keep the shop first: nobody who walks in may feel second to a [phone|screen].' },
      ],
      core: ['board:0', 'hold:1', 'plan:2'],
      more: ['pass:0', 'standing:1', 'shelf:3', 'short:0', 'allergen:3', 'map:0'],
    },
    {
      id: 'waste',
      titles: [
        'What is left at [three|four] o’clock at {org}',
        '{org} and the {waste} loaves nobody bought',
        'Half the waste, [none of the guilt|same bread]: {org}, {town}',
      ],
      n: { waste: [58, 118], wasteTo: [21, 34], cost: { eur: [13000, 31000] }, late: [12, 17], lateTo: [26, 37] },
      problem: [
        '{waste} loaves a day go to pig feed, [worth|at a cost of] {cost} a year, while the evening shelf stands empty of what people want after work.',
        'The bakery throws away {waste} loaves a day and still sells out of rye. [That costs|The books put it at] {cost} a year.',
      ],
      ask: [
        '[Help|Let] the bakery bake what will be wanted, and what is left find somebody, without teaching regulars to wait for the cheap hour.',
        'Bring plan and appetite closer together, and give [late customers|the last hour] a reason to come.',
      ],
      situation: [
        'The plan for a Tuesday is last Tuesday’s. What is left is [counted|noted] on a slip that reaches {p1f} two days later. An app for leftovers was tried; {late}% of buyers came back at full price.',
        'Each shop returns a slip with what was left; {p3f} types them in on Fridays. Reduced prices after four were dropped when the morning trade [fell|moved to the afternoon].',
      ],
      whyNow: [
        {
          kind: 'money',
          text: 'Flour and power went up within a year; from {due} every wasted loaf costs {price} instead of two thirds of that.',
        },
        {
          kind: 'rule',
          text: 'From {due} the town charges for food waste by weight, and the bakery’s bins will be weighed.',
        },
        {
          kind: 'complaint',
          text: 'A photograph of the full bins went round {town} in {now}; {p0} has promised an answer by {due}.',
        },
      ],
      goals: [
        {
          text: 'Bring wasted loaves down from {waste} to {wasteTo} a day {by}. || No more than {wasteTo} loaves wasted a day {by}; {waste} today.',
          measure: {
            metric: 'Loaves wasted',
            base: '{waste} a day',
            target: '{wasteTo} a day',
            how: 'Closing count in each shop, every day',
          },
        },
        {
          text: 'Raise the share of sales after [three|four] o’clock from {late}% to {lateTo}% {by2}, at full price. || After [three|four] o’clock, {lateTo}% of sales {by2} instead of {late}%, at full price.',
          measure: {
            metric: 'Sales after four',
            base: '{late}% of the day',
            target: '{lateTo}%',
            how: 'Till report by hour, full-price items only',
          },
        },
        {
          text: 'Give the bakehouse yesterday’s count before [the dough is mixed|four in the afternoon], each day. || Yesterday’s count in the bakehouse before [mixing begins|four o’clock], daily.',
        },
        { text: 'Never make a morning regular feel foolish for having paid the full price.' },
      ],
      core: ['plan:0', 'shelf:2', 'board:1'],
      more: ['short:2', 'pass:0', 'hold:1', 'standing:0', 'map:1', 'allergen:3'],
    },
  ],
};
