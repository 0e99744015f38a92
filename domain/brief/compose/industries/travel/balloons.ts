import type { Kind } from '../../kinds.ts';

export const balloons: Kind = {
  id: 'balloons',
  model: 'fees',
  channel: 'call',
  where: ['farm'],
  what: [
    'a ballooning company with {baskets:w} baskets',
    'a company that takes {flown} passengers a year up in balloons',
    'a balloon company: {baskets:w} baskets, {pilots:w} pilots, and whatever wind there is',
  ],
  names: [
    '{surname} Balloons',
    'The {bird} Ballooning Company',
    '{colour} {thing} Balloons',
    '{tree} Field Ballooning',
    '{surname} & {surname2} Aloft',
    'Slow {bird} Flights',
  ],
  years: [3, 44],
  n: {
    baskets: [3, 6],
    pilots: [4, 8],
    flown: [1300, 4200, 20],
    price: { eur: [140, 260] },
    seats: [8, 14],
    farmers: [60, 170, 2],
  },
  story: [
    'It began {years} years ago with a second-hand envelope and a [bread|laundry] van that could tow it.',
    'For {years} years nobody has known at breakfast in whose field they would [land|have lunch].',
    'A [meteorologist|weather clerk] founded it {years} years ago, tired of being right from an office.',
  ],
  audience: [
    'People who were given a flight: for a wedding, a sixtieth birthday, a farewell. Few would have bought it for themselves.',
    '{flown} passengers a year at {price} each, of whom two thirds hold a voucher that somebody else has paid for.',
    'Couples, widows, brothers who do not talk otherwise, and {farmers} farmers under them who never [asked|bought a ticket].',
  ],
  users: [
    {
      role: '[retired train driver with a voucher|widow with her late husband’s voucher|grandmother with a birthday voucher]',
      ages: [61, 82],
      goals: ['Fly before the voucher runs out', 'Hear by nine in the evening, to sleep or not'],
      pains: ['Packed the sandwiches five times', 'Cannot climb over the rim, and did not dare to ask'],
      quotes: ['I’ve been up at four on five mornings. I’ve yet to leave the ground.'],
    },
    {
      role: '[nurse who gave it as a present|brother who gave it as a present|engineer who gave it as a present]',
      ages: [27, 55],
      goals: ['A present that happens', 'Know whether the two of them fit into one basket'],
      pains: ['Asked at every family dinner whether it has been', 'Would have to ask a mother her weight'],
      quotes: ['I gave my parents two years of weather reports.'],
    },
    {
      role: '[friend of the bride|teacher on a first holiday alone|amateur photographer]',
      ages: [24, 51],
      away: true,
      goals: ['A yes or no before the hotel is paid', 'Land before the train leaves'],
      pains: ['Drives two hours for a maybe', 'The meeting point is a lay-by without a name'],
      quotes: ['Go to the third lay-by, they said. It was dark. They all looked like the third.'],
    },
    {
      role: '[dairy farmer under the flight path|maize grower|goat keeper with a long meadow]',
      ages: [33, 72],
      goals: ['A call before they come down, not after', 'The gate shut and the money the same day'],
      pains: ['Forty cows through a fence in nine seconds', 'Six strangers and a trailer in the wet grass'],
      quotes: ['They wave. The cows don’t wave back.'],
    },
    {
      role: '[pilot with eleven years aloft|pilot and crop surveyor|trainee pilot]',
      ages: [24, 60],
      goals: ['One list: names, weights, knees', 'Decide at four without a telephone in the other hand'],
      pains: ['Rings fourteen people before dawn', 'Learns of a bad hip beside the basket'],
      quotes: ['The wind I can read. The passenger list I can’t.'],
    },
    {
      role: '[ground crew and baker|ground crew and student|ground crew on a motorbike]',
      ages: [19, 48],
      goals: ['See where it comes down before it does', 'Know which gate, and whose'],
      pains: ['Follows a dot into a farmyard with a dog', 'Pays farmers out of a jam jar'],
      quotes: ['I chase a thing with no steering along roads with no names.'],
    },
  ],
  people: [
    { role: 'owner of the company', wants: ['vouchers flown, not forgotten', 'full baskets on the mornings that fly'] },
    { role: 'chief pilot', wants: ['nobody to argue with a no', 'true weights'] },
    {
      role: 'who answers the telephone',
      wants: ['one sentence that goes for everybody tonight', 'no tears before seven'],
    },
    { role: 'spokesperson of the farmers', wants: ['no landing beside young animals', 'damage paid within a day'] },
  ],
  usps: [
    {
      title: '[Small baskets|No crowd]',
      text: 'At most {seats} stand in a basket, and everybody stands at the [rim|edge].',
    },
    {
      title: 'A no is a no',
      text: 'In {years} years no pilot has been [talked|persuaded] into a flight; the list of those who tried is framed.',
    },
    {
      title: '[You help|Hands on]',
      text: 'Passengers hold the mouth of the envelope open and fold it up [afterwards|at the end], on a farmer’s grass.',
    },
    {
      title: '[The dogs know us|Known below]',
      text: 'With {farmers} farmers there is a handshake, a price per landing and a list of [cows|mares] by name.',
    },
    {
      title: '[Back on foot|Tea at the van]',
      text: 'A trip ends with tea on a tailgate and a lift to where the [car|day] began.',
    },
  ],
  features: [
    {
      id: 'tonight',
      title: '[Do we fly tomorrow?|Yes, no, perhaps]',
      text: 'Yes, no or perhaps for tomorrow, said at nine with the reason, and again at four. || Tomorrow’s verdict in a word, its reason in a line.',
      check:
        'Perhaps at 21:00, no at 04:00: both as seen by somebody in bed || Verdict read at arm’s length without glasses',
      on: 0,
    },
    {
      id: 'again',
      title: '[The next morning|Another date]',
      text: 'Offers those called off the mornings with the best hope. || The next dates, by how often such a day has flown.',
      check:
        'Called off five times: three dates, and a word that is not “unfortunately” || Party of four, one cannot: two ways on',
      on: 0,
    },
    {
      id: 'voucher',
      title: '[The present|What it is good for]',
      text: 'A voucher that says how early, how often in vain, how high the rim. || A present explained to whoever unwraps it.',
      check:
        'Voucher as A5 card, the odds in one honest sentence || Voucher with eleven weeks left: what is sent, when',
      on: 0,
    },
    {
      id: 'weights',
      title: '[Who stands where|Said in confidence]',
      text: 'Weights and knees asked once, seen by the pilot alone. || What the pilot has to know, told without an audience.',
      check:
        'Question about weight in under 15 words, no shame in it || {seats} people, two compartments, balanced, then one falls out',
      on: 1,
    },
    {
      id: 'meet',
      title: '[Where we meet|The third lay-by]',
      text: 'The meeting point, found in the dark and changed by the wind. || From bed to basket at five in the morning.',
      check:
        'Meeting point moved at 04:10: seen, heard, confirmed || Last 800 metres without a street name, in the dark',
      on: 0,
    },
    {
      id: 'chase',
      title: '[Where it comes down|The chase]',
      text: 'Height, drift and the likeliest three fields, for the van below. || Where the balloon will be in ten minutes, by road.',
      check: 'Three fields, one without a gate: order and reason || No signal for 6 minutes: what the van still knows',
      on: 1,
    },
    {
      id: 'field',
      title: '[Whose field?|Fields and animals]',
      text: 'Fields with owner, gate, animals and mood, kept by those who own them. || Where one may land this week, and where not.',
      check:
        'Field closed for three weeks by its farmer, in two taps || Map of {farmers} owners on a tablet in a shaking van',
      on: 1,
    },
    {
      id: 'thanks',
      title: '[Paid on the spot|For the farmer]',
      text: 'Landing fee and damage settled before the trailer leaves the field. || What the farmer gets, confirmed at the gate.',
      check:
        'Fence broken, nobody at home: what is left in the letterbox || Fee paid, doubted, paid: three states at the gate',
      on: 1,
    },
    {
      id: 'step',
      title: '[Over the rim|Can I do that?]',
      text: 'Rim, landing and standing for an hour, shown by people of eighty. || Lets somebody find out alone whether they can.',
      check: 'Rim of 112 cm shown to scale on a phone || Bad hip, pregnant, afraid of heights: three plain answers',
      on: 0,
    },
  ],
  surfaces: [
    {
      name: '[For passengers|Beside the bed]',
      format: '[Phone, 384 px, dimmed, on a bedside table|384 px, read in bed]',
      states: 'called off again, perhaps, and voucher about to run out',
    },
    {
      name: '[For pilot and crew|Basket and van]',
      format: '[Tablet of 8 inches in a shaking van, phone in a glove|8 inches in a van; a phone in a glove]',
      states: 'one passenger missing, field closed and no signal',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'The pilot alone decides, and gives nobody a reason before landing.',
      effect: 'No button, sentence or colour that presses for a yes.',
    },
    {
      type: 'time',
      text: 'There is wind to fly in for two hours after dawn; dawn moves.',
      effect: 'Show times counted from sunrise, and the clock beside them.',
    },
    {
      type: 'money',
      text: 'An unflown voucher is money that is owed: {price} each.',
      effect: 'Nothing may make it pleasant to let one lapse.',
    },
    {
      type: 'people',
      text: '{pilots:w} pilots, all of whom sleep before they fly.',
      effect: 'After 21:00 nobody is asked anything that a table could answer.',
    },
    {
      type: 'content',
      text: 'Every picture here is taken in perfect weather.',
      effect: 'Show a grey morning and a landing in mud as well.',
    },
    {
      type: 'technical',
      text: 'At six hundred metres there is a signal, in the valley there is none.',
      effect: 'Basket and van must manage ten minutes apart.',
    },
  ],
  nonGoals: [
    { text: 'A weather forecast of our own' },
    { text: 'Discounts for the last seats' },
    { text: 'Films from on board' },
    { text: 'Advertising on balloons' },
    { text: 'Routes that can be chosen' },
  ],
  tensions: [
    {
      of: [0, 1],
      a: '{p0} wants “perhaps” said late, since every second perhaps still flies.',
      b: '{p1} has been begged at the basket, and wants an early no.',
      where: 'In the word that stands there at nine in the evening.',
    },
    {
      of: [2, 3],
      a: '{p2} wants the meeting point open until the wind has settled.',
      b: '{p3} asks to know by eight in the evening whose meadow it will be.',
      where: 'On the map that passengers, crew and farmers share, or do not.',
    },
  ],
  unknowns: [
    'After how many calls people stop setting the alarm',
    'Whether odds put people off or keep them patient',
    'How many vouchers lie in drawers because of a fear',
    'If farmers would mark their own fields',
    'What passengers tell others: the view or the landing',
  ],
  twists: [
    'Spring was lost to wind: {flown} people are waiting and there are forty mornings left. {p0f} thinks of a fifth basket, {p1f} of a list. Who flies first, and how is it told?',
    'A landing has frightened a herd; two animals are dead and the newspaper was there. {p3f} closes {farmers} fields for a month. What do crew and passengers see tomorrow?',
    'An insurer demands weights from a pair of scales, in public, beside the basket. Redraw the first ten minutes so that nobody turns back to the car.',
  ],
  objects: [
    'wicker baskets with leather rims',
    'burners and braided hoses',
    'striped nylon panels',
    'wind socks',
    'brass altimeters',
    'farm gates with chains',
  ],
  moments: [
    'in bed, at nine in the evening, alarm clock in hand',
    'in a lay-by before dawn',
    'in a van on a farm track',
    'at the rim of a basket, gloves on',
  ],
  samples: [
    'Perhaps. We look again at four.',
    'Not tomorrow: the wind turns at six.',
    'Land first, then tea.',
    'Third gate on the left, ask for the dog.',
  ],
  troubles: [
    {
      id: 'called-off',
      titles: [
        'Five mornings and no balloon: {org}',
        'Do we fly tomorrow? {org}, {town}',
        'A present that does not happen, {org}',
        '{lapse}% never leave the ground: {org}',
      ],
      n: {
        tries: [38, 52],
        lapse: [17, 28],
        lapseTo: [5, 9],
        drove: [24, 41],
        droveTo: [6, 11],
        calls: [10, 14],
        callsTo: [2, 3],
      },
      problem: [
        'Of a hundred mornings {tries} are flown. {lapse}% of vouchers lapse before their day comes, and {drove}% of passengers have stood in a lay-by [at dawn|in the dark] for nothing.',
        'Nearly every flight is called off once, many four or five times. {lapse}% give up, though the money has long been [paid|spent], and say so at dinner tables.',
      ],
      ask: [
        'Let people wait for weather without feeling that they wait for the [company|office].',
        'The wind stays as it is. Change what is known the evening before, and how the fifth attempt feels.',
      ],
      situation: [
        'Passengers ring a tape after nine. {p2} speaks it. The pilot rings them all at four; those who sleep through it drive to a [field|lay-by].',
        'A voucher says “subject to weather” in grey. New dates are given out in the order of [calls|who complains]. {p0f} once sent a letter with statistics; it was framed by a customer.',
      ],
      whyNow: [
        { kind: 'rule', text: 'From {due} a voucher may not lapse while the seller could not deliver.' },
        {
          kind: 'season',
          text: 'The season begins in {due}, with last year’s unflown families at the top of the list.',
          when: 'spring',
        },
        {
          kind: 'loss',
          text: 'The shop that sold half of all vouchers stopped in {now}; its last ones run out in {due}.',
        },
      ],
      goals: [
        {
          text: 'Let no more than {lapseTo}% of vouchers lapse in a year, counted {by}; it is {lapse}%. || Lapsed vouchers: {lapseTo}% a year {by}, from {lapse}%.',
          measure: {
            metric: 'Vouchers that lapse',
            base: '{lapse}% a year',
            target: '{lapseTo}% a year',
            how: 'Numbers sold against numbers flown, by year of sale',
          },
        },
        {
          text: 'Bring those who drive out in vain from {drove}% to {droveTo}% {by2}. || {droveTo}% who stand there in vain {by2}, {drove}% today.',
          measure: {
            metric: 'Passengers who came in vain',
            base: '{drove}% of passengers',
            target: '{droveTo}%',
            how: 'Counted at the lay-by by the ground crew',
          },
        },
        {
          text: 'Tell everybody of a no within {callsTo:w} minutes {by3}, not {calls}. || A no for all within {callsTo:w} minutes {by3}; it takes {calls} now.',
          measure: {
            metric: 'Minutes until all know of a no',
            base: '{calls} minutes',
            target: '{callsTo} minutes',
            how: 'Pilot’s decision against the last confirmation',
          },
        },
        { text: 'Never make a pilot’s no sound like a pity.' },
      ],
      core: ['tonight:1', 'again:0', 'voucher:0'],
      more: ['meet:1', 'step:0', 'weights:2', 'chase:3', 'field:3'],
    },
    {
      id: 'whose-field',
      titles: [
        'The cows do not wave back: {org}',
        'Whose field is this? {org}',
        'Down among the calves, {org}, {town}',
        '{closed} fields closed to {org}',
      ],
      n: { closed: [19, 37], closedTo: [6, 11], angry: [28, 46], angryTo: [7, 14], chase: [26, 44], chaseTo: [9, 14] },
      problem: [
        '{closed} of {farmers} farmers have closed their land since last year. {angry}% of landings come without a call; the crew arrives {chase} minutes later, by which time [the gate is open|the dog is loose].',
        'A balloon lands where it can, and the van finds it {chase} minutes on. {angry}% of farmers hear of it from their [animals|neighbours]; each year fewer let it happen twice.',
      ],
      ask: [
        'Those below have not bought a ticket. Let them know first, decide what they can, and be thanked before anyone leaves.',
        'Bring balloon, van and farmer to one gate at one time, without steering anything.',
      ],
      situation: [
        'A paper map in the van, with crosses in three colours. Which cross is a bull is known to [two|three] people. Farmers are paid from a jam jar.',
        'Pilots ring a farmer from the air, if there is a hand free and the number is [right|the son’s]. The crew follows the dot on a hiker’s app, which knows no gates. {p3f} writes letters.',
      ],
      whyNow: [
        {
          kind: 'rule',
          text: 'From {due} landings have to be reported to the district within the hour, with the field’s owner.',
        },
        {
          kind: 'complaint',
          text: 'A mare broke a leg in {now}. The farmers’ meeting in {due} votes on closing the whole valley.',
        },
        {
          kind: 'season',
          text: 'Animals with young come out in {due}; a third of all fields change overnight.',
          when: 'spring',
        },
      ],
      goals: [
        {
          text: 'Bring landings without a call from {angry}% to {angryTo}% {by}. || {angryTo}% of landings unannounced {by}, {angry}% at present.',
          measure: {
            metric: 'Landings without a call',
            base: '{angry}% of landings',
            target: '{angryTo}%',
            how: 'Farmers answer one message after each landing',
          },
        },
        {
          text: 'Have the van at the gate {chaseTo} minutes after landing {by2} instead of {chase}. || From {chase} minutes to {chaseTo} between basket and van {by2}.',
          measure: {
            metric: 'Time from landing to van',
            base: '{chase} minutes',
            target: '{chaseTo} minutes',
            how: 'Pilot’s log against the crew’s, thirty landings',
          },
        },
        {
          text: 'Have no more than {closedTo} closed farms a year, counted {by3}, where {closed} shut their gates. || {closedTo} farms that close in a year {by3}, not {closed}.',
          measure: {
            metric: 'Farms that close',
            base: '{closed} a year',
            target: '{closedTo} a year',
            how: 'List of the farmers’ meeting',
          },
        },
        { text: 'Leave each field as it was, gate included.' },
      ],
      core: ['field:0', 'chase:1', 'thanks:2'],
      more: ['weights:1', 'meet:1', 'tonight:3', 'voucher:3', 'step:3'],
    },
  ],
};
