import type { Kind } from '../../kinds.ts';

export const spareParts: Kind = {
  id: 'spare-parts',
  model: 'retail',
  channel: 'desktop',
  where: [],
  what: [
    'a mail-order house for [washing-machine|cooker and fridge] parts',
    'a shop for spare parts of household machines, [most|nearly all] of it by post',
    'a parts warehouse with {staff} people and {parts} drawers',
  ],
  names: [
    '{surname} Spares',
    '{tree} & {surname}',
    'The {thing} Drawer',
    '{district} Parts',
    '{surname2} Bros. Spares',
    '{colour} Washer',
    'Part {count}',
  ],
  years: [6, 58],
  n: {
    staff: [9, 34],
    parts: [14000, 62000, 500],
    orders: [140, 520, 10],
    basket: { eur: [21, 46] },
    days: [2, 4],
    brands: [38, 90],
  },
  story: [
    'It [opened|began] {years} years ago as a repair counter in {district} and kept [every part|the drawers] when the repairs stopped.',
    '{p0}’s family has [sold|sorted] seals, hinges and pumps for {years} years, [first from a van|at first over one counter].',
    'For {years} years it has bought [up|out] the stock of closing repair shops; some parts exist nowhere else.',
  ],
  audience: [
    'People with a broken machine, a screwdriver and [one free evening|a Saturday], who have never bought a part before and will not again for years.',
    'Two groups that [hardly|never] meet: [households|people at home] who need one part once, and repairers who order {days:w} times a week.',
    'Those who would rather spend {basket} on a part than ten times that on a new machine, if only they were sure it fits.',
  ],
  users: [
    {
      role: '[school caretaker|parish caretaker|youth club caretaker]',
      ages: [38, 66],
      goals: ['Get the [dishwasher|oven] running before Monday', 'Show the invoice to somebody who never saw the part'],
      pains: [
        'The rating plate has been [scrubbed|worn] blank',
        'Cannot pay by card, only on account',
        'Three parts look the same in the picture',
      ],
      quotes: [
        'I can fit anything. Finding it is the job.',
        'The plate says nothing any more, and everybody asks for the plate.',
      ],
    },
    {
      role: '[self-employed repairer|appliance fitter|mobile repairer]',
      ages: [26, 62],
      goals: [
        'Order from the van between two customers',
        'Know tonight whether it [comes|arrives] tomorrow',
        'Return the wrong one without a [letter|phone call]',
      ],
      pains: [
        'Types the same {days:w} numbers every week',
        'Old part numbers that were [replaced|superseded] without a word',
        'Loses half a day when a part is wrong',
      ],
      quotes: [
        'A wrong pump costs me the pump and the customer.',
        'I know the number by heart. Let me type the number.',
      ],
    },
    {
      role: '[mother of twins|father of four|foster carer]',
      ages: [28, 52],
      away: true,
      goals: [
        'Have the washing machine back within [three|four] days',
        'Be told whether this is a job for [an amateur|somebody like me]',
      ],
      pains: [
        'Cannot tell a seal from a gasket',
        'Is [afraid|wary] of water and current',
        'Watched a video about a slightly different machine',
      ],
      quotes: ['I don’t need to understand it. I need it to stop leaking.'],
    },
    {
      role: '[retired electrician|retired ship’s engineer|former toolmaker]',
      ages: [64, 86],
      away: true,
      goals: ['Keep a cooker from {years} years ago alive', 'See the drawing with its measurements'],
      pains: [
        'Pictures without a ruler in them',
        'The type on drawings is too small to [read|enlarge]',
        'Told that the model is too old, by people who never looked',
      ],
      quotes: ['There is nothing wrong with it except one spring.'],
    },
    {
      role: '[café manager|laundrette owner|hostel manager]',
      ages: [29, 60],
      goals: ['Cut the hours the machine stands still', 'Keep the two parts that always [go|fail] on a shelf'],
      pains: ['Every closed hour costs more than the part', 'No idea which parts will [go|fail] next'],
      quotes: ['The queue doesn’t care that it’s only a hinge.'],
    },
    {
      role: '[student in a shared flat|apprentice carpenter|library assistant]',
      ages: [19, 31],
      away: true,
      goals: ['Repair the landlord’s fridge before [anyone|the agent] notices', 'Spend under {basket} all told'],
      pains: ['Has a phone, one photo and no tools', 'Delivery needs somebody at home'],
      quotes: ['I took a picture of the bit that fell off. Is that enough?'],
    },
  ],
  people: [
    { role: 'managing owner', wants: ['fewer parts coming back', 'people at home served without a phone call'] },
    {
      role: 'head of the warehouse',
      wants: ['[one|a single] number per part, on drawer, label and page', 'returns sorted within the day'],
    },
    { role: 'telephone adviser', wants: ['time for the [hard|odd] questions', 'to see what the caller sees'] },
    {
      role: 'accountant',
      wants: ['the cost of returns in the month it arises', 'account customers who pay within 30 days'],
    },
  ],
  usps: [
    {
      title: 'Parts nobody else has',
      text: 'About a [fifth|sixth] of the {parts} drawers hold parts whose makers have [stopped|given up].',
    },
    {
      title: '[Someone who knows|A voice that knows]',
      text: '{p2f} has taken these machines apart; callers are asked about the noise, not the model.',
    },
    {
      title: 'Measured by hand',
      text: 'Each part is measured on arrival, so that it can be found by [size|diameter] when the number is gone.',
    },
    {
      title: '[Honest about effort|Half an hour or half a day]',
      text: 'Every part says how long fitting takes and which tool [it needs|one has to own].',
    },
    {
      title: '{brands} makes, one shelf',
      text: 'No maker’s own shop [can|will] compare across {brands} makes or name a part that fits from another.',
    },
  ],
  features: [
    {
      id: 'find',
      title: '[Start from the fault|What is it doing?|Find by fault]',
      text: 'From what the machine does wrong to the three parts it might be. || It leaks, hums or smells: from there to the part.',
      check:
        'Path from “leaks at the front” to a part in at most five questions || Three faults, three paths, none longer than five steps',
      on: 0,
    },
    {
      id: 'photo',
      title: '[Photo of the piece|Lay it on paper]',
      text: 'A photograph beside a coin or ruler, read for size and shape. || The broken piece on a sheet of paper, measured from a picture.',
      check:
        'The photo step with [bad light|a blurred picture], and the way on without it || Piece photographed beside a coin: size right to 2 mm, or said to be unsure',
      on: 0,
    },
    {
      id: 'fit',
      title: '[Does it fit?|Fit check]',
      text: 'Says what is known, what is [assumed|guessed] and what to measure before ordering. || Sure, likely or unknown, and the one thing to measure.',
      check:
        'Fit shown in three degrees: sure, likely, unknown, each in words || “Likely” with its reason and one measurement that makes it sure',
      on: 0,
    },
    {
      id: 'trade',
      title: '[Order by number|Quick order]',
      text: 'Many numbers at once, typed or pasted, with replacements shown. || For those who know the number: paste, check, send.',
      check:
        '12 numbers pasted, two replaced and one unknown, on one screen || Five known numbers in under 40 seconds, typed on a phone',
      on: 0,
    },
    {
      id: 'back',
      title: '[Wrong one|Send it back]',
      text: 'A return in one minute that asks why, because the reason mends the page. || Sent back with one reason, which goes to the page it came from.',
      check:
        'Return of one part from an order of four, with reason, in under 60 seconds || Return label and reason on one screen, printed on A5',
      on: 0,
    },
    {
      id: 'bench',
      title: '[Adviser’s view|Same page, both ends]',
      text: 'What the caller has looked at, with their permission, on the adviser’s screen. || Caller and adviser look at the same part.',
      check:
        'Adviser joins a search half way: both screens side by side || What the caller sees and what only the adviser sees: two frames',
      on: 1,
    },
    {
      id: 'again',
      title: '[What fails next|Shelf list]',
      text: 'The parts this machine usually needs within two years. || What usually goes next on such a machine.',
      check:
        'List of at most [four|five] parts with the year each tends to fail || Three parts with a year each, ordered together in two taps',
      on: 0,
    },
    {
      id: 'measure',
      title: '[Drawing with sizes|Ruler drawing]',
      text: 'Line drawing with every measurement, to be printed at true size. || Every size of a part on one drawing, to be laid beside it.',
      check: 'A4 print with a 50 mm scale bar to check the printer || Drawing with six measurements, legible at 320 px',
      on: 0,
    },
    {
      id: 'sort',
      title: '[Returns table|Sorting table]',
      text: 'What came back today, why, and which page caused it. || Today’s parcels back, counted by the page that misled.',
      check:
        '[30|25] returns sorted by page with the reason counted || Worst page of the week with nine returns and three reasons',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[The shop|Shop pages]',
      format: 'Phone at 402 px and desktop at 1280 px',
      states: 'no result, part discontinued, and delivery after the weekend',
    },
    {
      name: '[The adviser’s desk|At the telephone]',
      format: 'Desktop, 1440 px, one hand on the receiver',
      states: 'no call, call with a search running, and call lost',
    },
  ],
  constraints: [
    {
      type: 'content',
      text: 'Of {parts} parts, about a third have no picture and [most|many] have three numbers.',
      effect: 'A drawing, a size and a name have to do where the picture is missing.',
    },
    {
      type: 'technical',
      text: 'The stock system is from {years} years of additions and updates every [15|20] minutes.',
      effect: 'Never say “one left”; say when it was counted.',
    },
    {
      type: 'legal',
      text: 'Gas and mains parts may only be [sold|shipped] with a warning and a [confirmation|tick].',
      effect: 'The warning comes before the basket and has to be understood, not just passed.',
    },
    {
      type: 'people',
      text: '{p2} and one colleague answer every call, nine to four.',
      effect: 'The number is shown when it helps, with the hours, and never as the only way out.',
    },
    {
      type: 'money',
      text: 'Margins are thin: one return eats the profit of [seven|six] sales at {basket}.',
      effect: 'Slow people down before the wrong part and nowhere else.',
    },
    {
      type: 'brand',
      text: 'Makers forbid the use of their [signs|marks] on most pages.',
      effect: 'Machines are recognised by drawing, size and plain name.',
    },
  ],
  nonGoals: [
    { text: 'Selling whole machines' },
    { text: 'Booking a repairer' },
    { text: 'A forum for [users|customers]' },
    { text: 'Recommendations of what others bought', bars: ['again'] },
    { text: 'Marketing by e-mail' },
  ],
  tensions: [
    {
      of: [0, 2],
      a: '{p0} wants the telephone to ring half as often.',
      b: '{p2} knows that callers send back [almost nothing|the fewest parts].',
      where: 'On the fit check: when the answer is “likely”, does it offer the number or the basket?',
    },
    {
      of: [0, 1],
      a: '{p0} wants every part findable by its [old|old and new] numbers.',
      b: '{p1} wants one number and nothing else on label, drawer and page.',
      where: 'On the part page and on the label in the parcel, where both meet the customer.',
    },
  ],
  unknowns: [
    'How many wrong orders come from the [wrong|old] model number and how many from haste',
    'Whether people at home will measure something when asked',
    'What share of callers has already been on the page',
    'Whether repairers would accept [fewer|larger] parcels for a lower price',
    'Whether a photograph is good enough to tell two seals apart',
  ],
  twists: [
    'A maker offers its [complete|full] catalogue, forty thousand parts without pictures, if it goes live in {days:w} weeks. {p1f} has drawers for a tenth. Show what a page looks like when the part is elsewhere.',
    'Half of all orders turn out to come from {days:w} repair firms. {p0f} asks whether the page for people at home is worth keeping. Make the case with one screen.',
    'From {due}, makers must supply parts directly to anyone. {org} can no longer be the only source; it can only be the one that knows which part. Rethink the first screen.',
  ],
  objects: [
    'numbered drawers',
    'exploded drawings',
    'rating plates',
    'parts laid out on brown paper',
    'brass gauges',
    'old parts catalogues',
  ],
  moments: [
    'on the kitchen floor with one hand holding a torch',
    'in a van between two customers',
    'with a puddle spreading',
    'at a desk with the old part beside the keyboard',
  ],
  samples: [
    'Door seal, 38 cm, fits sure.',
    'Measure here before you order: 62 mm.',
    'Leaves today if ordered by half past two.',
  ],
  troubles: [
    {
      id: 'wrong-part',
      titles: [
        '{back}% come back: the right part from {org}',
        'Which seal is it? {org} and its {parts} drawers',
        'The wrong pump [from|at] {org}',
        'Fewer parcels home to {org}, {town}',
      ],
      n: { back: [17, 27], backTo: [8, 12], call: [34, 52], callTo: [19, 27], cost: { eur: [64000, 148000] } },
      problem: [
        '{back}% of all parts come back, most of them because they never fitted, which costs {cost} a year.',
        'Out of {orders} parcels a day {back}% return. The part was [sound|faultless], the machine was another; the bill is {cost} a year.',
      ],
      ask: [
        '[The work is to|What is wanted:] let somebody who knows nothing about machines order the right part, without boring those who know everything.',
        'Find out where people go wrong, and make being unsure [safe|cheap] before the order instead of after.',
      ],
      situation: [
        'People search by model number, which they copy from a worn plate; {call}% give up and ring {p2f}. A list of [compatible|fitting] models was tried on each page and ran to four screens.',
        'The page asks for a number of eleven digits. {call}% of orders are preceded by a call. Return slips have a line for the reason that [nobody|no one] types in.',
      ],
      whyNow: [
        {
          kind: 'rule',
          text: 'The right to repair comes into force in {due}: [many|far more] people without experience will look for parts.',
        },
        { kind: 'people', text: '{p2}, who answers most calls, [leaves|retires] in {due}.' },
        {
          kind: 'money',
          text: 'The parcel service charges for returns [by the piece|one by one] from {due}; until now they were free.',
        },
      ],
      goals: [
        {
          text: 'Bring returned parts down from {back}% to {backTo}% {by}. || {backTo}% of parts back {by}, not {back}%.',
          measure: {
            metric: 'Parts sent back',
            base: '{back}% of parts sold',
            target: '{backTo}%',
            how: 'Returns table by week, without parts damaged in the post',
          },
        },
        {
          text: 'Cut orders that need a call first from {call}% to {callTo}% {by2}. || Let {callTo}% of orders need a call {by2}; {call}% do at present.',
          measure: {
            metric: 'Orders preceded by a call',
            base: '{call}% of orders',
            target: '{callTo}%',
            how: 'Caller’s number matched with orders within two days',
          },
        },
        {
          text: 'Let a repairer order {days:w} known parts in under 40 seconds. || {days:w} known parts ordered in under 40 seconds by a repairer.',
          measure: {
            metric: 'Time for a known order',
            base: 'just over three minutes',
            target: 'under 40 seconds',
            how: 'Six repairers timed on their own telephones',
          },
        },
        { text: 'Say “we are not sure” [openly|in plain words] whenever that is the case.' },
      ],
      core: ['fit:0', 'find:1', 'trade:2'],
      more: ['photo:0', 'back:0', 'bench:1', 'measure:0', 'sort:0', 'again:2'],
    },
    {
      id: 'repairers-leave',
      titles: [
        'Win back the repairers of {town}: {org}',
        '{org} for people who know the number',
        'The van and the {parts} drawers of {org}',
      ],
      n: { trade: [58, 71], tradeTo: [66, 78], lost: [31, 64], minutes: [6, 11] },
      problem: [
        'Repairers bring {trade}% of the turnover and {lost} of them have stopped ordering in a year. None complained; they just went.',
        'The new pages were made for people at home. Since then an order of the trade takes {minutes} minutes, and {lost} repairers are gone.',
      ],
      ask: [
        'Give the trade its speed back without sending people at home into a [wall|desert] of numbers.',
        'The two groups share the drawers, the prices and the stock; what should they share on screen?',
      ],
      situation: [
        'The old order form took numbers and nothing else. It was switched off [last {now}|in {now}]; repairers now click through the same questions as everybody. Some send {p2f} a photo of a notebook page.',
        'Repairers order from the van at {minutes} in the evening. The basket forgets after an hour, and a replaced number shows as “not found”.',
      ],
      whyNow: [
        { kind: 'loss', text: 'The largest account, {staff} vans, has given notice for {due}.' },
        { kind: 'rival', text: 'A wholesaler from the next city promises parts by seven in the morning from {due}.' },
        {
          kind: 'legacy',
          text: 'The old form still runs on a machine under {p1f}’s desk and [has to|must] be switched off by {due}.',
        },
      ],
      goals: [
        {
          text: 'Shorten a repairer’s order of five parts from {minutes} minutes to under 90 seconds {by}. || An order of five in under 90 seconds {by}, where it takes {minutes} minutes.',
          measure: {
            metric: 'Time for an order of five',
            base: '{minutes} minutes',
            target: 'under 90 seconds',
            how: 'Median from the order log, account customers only',
          },
        },
        {
          text: 'Bring back at least 27 of the {lost} lost accounts {by2}. || 27 of the {lost} lost accounts ordering again {by2}.',
          measure: {
            metric: 'Lost accounts that order again',
            base: '0 of {lost}',
            target: '27 of {lost}',
            how: 'Accounts with two orders in a month, counted by {p3f}',
          },
        },
        {
          text: 'Keep the return rate of people at home at or below today’s. || No more returns from people at home than today.',
        },
        { text: 'Never show “not found” for a number that has a successor.' },
      ],
      core: ['trade:0', 'again:1', 'fit:3'],
      more: ['back:1', 'bench:1', 'measure:2', 'find:2', 'sort:2', 'photo:2'],
    },
  ],
};
