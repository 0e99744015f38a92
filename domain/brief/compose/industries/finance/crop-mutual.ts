import type { Kind } from '../../kinds.ts';

export const cropMutual: Kind = {
  id: 'crop-mutual',
  model: 'cooperative',
  channel: 'phone',
  where: ['farm'],
  what: [
    'a mutual insurer of {farms} farms against hail and storm',
    'a farmers’ mutual that insures {crops} crops',
    '{farms} farms that insure each other against the weather',
  ],
  names: [
    '{district} Hail Mutual',
    '{surname} Farm Mutual',
    'The {tree} Mutual',
    '{stone} Valley Mutual',
    'Field Mutual {town}',
    'The {colour} Hail',
  ],
  years: [9, 141],
  n: {
    farms: [640, 3800, 20],
    crops: [12, 31],
    assessors: [9, 28],
    premium: { eur: [420, 1350] },
    plots: [3200, 19000, 100],
    storms: [4, 9],
  },
  story: [
    'It was founded {years} years ago by [forty|sixty] farmers after a July in which nothing was left standing.',
    'For {years} years the assessors have been farmers from [two|three] valleys away; nobody judges a neighbour’s field.',
    'The members’ meeting is held in a barn, as {years} years ago, and ends with [soup|a dance].',
  ],
  audience: [
    'Farmers with two to sixty hectares, many of them alone on the farm, who think about insurance [twice|once] a year: when paying, and after the storm.',
    'Members of all ages, with {plots} plots between them, who know each field by a name that is on no map.',
    '{farms} farms: fruit, vines, grain and vegetables; a third are run beside another job.',
  ],
  users: [
    {
      role: '[apple grower|cherry grower|vine grower]',
      ages: [33, 62],
      goals: ['Report eleven plots on the evening of the storm', 'Know when to start clearing up'],
      pains: ['May not touch anything until somebody has come', 'Plot numbers from a land register nobody uses'],
      quotes: ['The fruit won’t wait for your man.', 'You call it 1147/2. I call it Behind-the-chapel.'],
    },
    {
      role: '[vegetable grower|lettuce grower|strawberry grower]',
      ages: [24, 55],
      goals: ['Sow again on Thursday', 'Insure what stands there now, not what stood in spring'],
      pains: ['Four crops a year on one bed', 'Insured as lettuce, hit as fennel'],
      quotes: ['In three weeks it’s another field.'],
    },
    {
      role: '[bus driver with nine hectares|vet with an orchard|teacher with a vineyard]',
      ages: [35, 64],
      goals: ['Do the papers at ten at night', 'Understand what is covered without ringing cousins'],
      pains: ['The office answers from eight to noon', 'Three kinds of deductible'],
      quotes: ['I farm from five to seven and from six till dark.'],
    },
    {
      role: '[retired grain farmer|grandmother who still signs|farmer handing over]',
      ages: [66, 86],
      goals: ['A person at the gate after a storm', 'Keep the policy as it was in father’s time'],
      pains: ['“Upload”', 'The son presses, the old hand signs'],
      quotes: ['A man came, looked, and shook his head. That was a report.'],
    },
    {
      role: '[assessor and hop grower|assessor and pear grower|assessor and cattle farmer]',
      ages: [38, 67],
      goals: ['Twenty fields a day in an order that makes sense', 'Numbers that hold before the arbitrator'],
      pains: ['Paper in the rain', 'Drives past a field on Monday and back to it on Thursday'],
      quotes: ['I can see eleven per cent. I can’t write in the wet.'],
    },
  ],
  people: [
    { role: 'managing director', wants: ['claims seen within four days', 'premiums that small farms can pay'] },
    { role: 'head assessor', wants: ['a pair of eyes on every field', 'no picture that decides'] },
    {
      role: 'member of the board and fruit grower',
      wants: ['to clear up the next morning', 'the same rules for both valleys'],
    },
    { role: 'actuary', wants: ['figures by plot, not by farm', 'no payment on estimates'] },
  ],
  usps: [
    {
      title: '[Farmers look at it|Judged by farmers]',
      text: 'Damage is judged by {assessors} farmers from elsewhere, who know what a plant can [recover|survive].',
    },
    { title: 'The surplus returns', text: 'In a year without hail members get a third of {premium} back on average.' },
    {
      title: '[Fields with names|Behind-the-chapel]',
      text: 'Fields may be called what they are called; the register [is kept|stays] in the office.',
    },
    { title: '{crops} crops', text: 'It insures {crops} crops, some of which no company [touches|knows].' },
    { title: 'Paid before sowing', text: 'Half of the money comes within [nine|ten] days, so that one can sow again.' },
  ],
  features: [
    {
      id: 'report',
      title: '[Storm tonight|Eleven fields at once]',
      text: 'Reports several fields at once, by their names, from a [wet|dark] yard. || What was hit, roughly how badly, in one go.',
      check:
        'Eleven fields reported in under three minutes, offline || Two fields with one name: how they are told apart',
      on: 0,
    },
    {
      id: 'clear',
      title: '[May I clear up?|What must stay]',
      text: 'Says what may be cleared and which rows must stand until somebody comes. || Rows that stay, marked in the field and on the phone.',
      check: 'Four rows of forty to be left standing, drawn for one field || Answer for a crop that rots in two days',
      on: 0,
    },
    {
      id: 'route',
      title: '[Twenty fields a day|Assessor’s day]',
      text: 'Fields in an order that follows roads and what will not wait. || The day’s fields, perishable first.',
      check: '22 fields, five urgent, one road closed || Handed to another assessor at noon: what goes along',
      on: 1,
    },
    {
      id: 'judge',
      title: '[In the row|Counting in the row]',
      text: 'Counts by row and plant, in rain, with one hand. || The assessor’s count with its reasons, signed in the field.',
      check: 'Ten plants counted in two minutes with gloves on || Farmer disagrees in the field: said and kept',
      on: 1,
    },
    {
      id: 'name',
      title: '[My fields|Names and plots]',
      text: 'One’s own names for fields, over the register’s numbers. || Fields as the family calls them.',
      check:
        'Plot divided by an inheritance: two names, one number || 34 fields on a phone, found by name, crop or road',
      on: 0,
    },
    {
      id: 'change',
      title: '[What stands there now|Now it is fennel]',
      text: 'Changes the crop when the field changes. || What grows where this month, told in two taps.',
      check: 'Four crops a year on one bed, cover shown for today || Changed on the day of the storm: what counts',
      on: 0,
    },
    {
      id: 'cover',
      title: '[In the worst case|What I would get]',
      text: 'What a bad, a middling and a good year would bring, in money. || Cover as three stories instead of a table.',
      check: 'Three cases for one farm with amounts and dates || Deductible explained by one apple tree',
      on: 0,
    },
    {
      id: 'where',
      title: '[Where it came down|The storm’s path]',
      text: 'Where reports came from, and where nobody has reported yet. || A storm’s path as it becomes known.',
      check:
        'Map-free list of 14 villages with times and counts || Members in the path who have not reported: one message',
      on: 1,
    },
    {
      id: 'paid',
      title: '[When the money comes|Half by the ninth]',
      text: 'The steps to the money with a date at each. || Where the claim is, who has it, until when.',
      check: 'Five steps, one late, with the reason in a sentence || First half paid, second disputed: both visible',
      on: 0,
    },
  ],
  surfaces: [
    {
      name: '[On the farm|The member’s side]',
      format: '[Phone, 375 px, wet and dark|375 px in a wet yard]',
      states: 'no signal, [field unknown|wrong field] and claim too late',
    },
    {
      name: '[In the field|The assessor’s side]',
      format: '[Rugged tablet, 8 inches, rain|8-inch tablet in rain, pencil grip]',
      states: 'disagreement, [battery low|dusk] and access blocked',
    },
  ],
  constraints: [
    {
      type: 'technical',
      text: 'After a storm the [mast|network] is often out; reports come in [hours|half a day] later.',
      effect: 'The time of writing counts, and is shown as such.',
    },
    {
      type: 'legal',
      text: 'Damage must be reported within [four|five] days and judged by a person.',
      effect: 'A picture supports a report and never settles it.',
    },
    {
      type: 'people',
      text: '{assessors} assessors, all with farms that were hit as well.',
      effect: 'Plan around people who have their own damage to look at.',
    },
    {
      type: 'content',
      text: 'Policies use words of [1911|the nineteenth century] that courts have explained since.',
      effect: 'Keep the word, put today’s beside it.',
    },
    {
      type: 'money',
      text: '{farms} members pay for everything; software [competes|stands] against premiums of {premium}.',
      effect: 'It has to work on telephones the members own.',
    },
    {
      type: 'brand',
      text: 'The sheaf in the seal stays, [voted|decided] three times.',
      effect: 'One seal, one colour; everything else is free.',
    },
  ],
  nonGoals: [
    { text: 'Weather forecasts' },
    { text: 'Judging damage by satellite or drone' },
    { text: 'Insuring buildings and machines' },
    { text: 'Selling policies to new regions' },
    { text: 'Advice on growing' },
  ],
  tensions: [
    {
      of: [1, 2],
      a: '{p1} wants nothing touched until an assessor has stood in the field.',
      b: '{p2} has fruit on the ground that [rots|ferments] by Thursday.',
      where: 'In the answer to “may I clear up?”, the evening after.',
    },
    {
      of: [0, 3],
      a: '{p0} wants half of the money out within nine days.',
      b: '{p3} will not pay on an estimate that may be [wrong|corrected].',
      where: 'On the page that says when the money comes.',
    },
  ],
  unknowns: [
    'Whether farmers under-report on the first evening, out of shock or pride',
    'How well a photograph of a field tells eleven per cent from thirty',
    'Who in the family does the reporting, and on whose telephone',
    'Whether members would accept a smaller sum that comes at once',
    'Which fields have been insured as the wrong crop for years',
  ],
  twists: [
    'Two storms in one week, on the same fields. The rules count them as two, the assessors see one. {p2f} has {storms} plots in both. Show what the member sees on the second evening.',
    'Reinsurers demand pictures of every field, before and after, from {due}. {p1f} says a picture of a field is a picture of [a field|weather]. Put the two into one path.',
    'A third of the members vote for insurance against drought. A storm has an evening; a drought has none. When does one report it?',
  ],
  objects: [
    'plot maps on linen',
    'hailstones drawn at true size',
    'barographs',
    'wooden field markers',
    'sheaves and seals',
    'rain gauges',
  ],
  moments: [
    'in a wet yard by torchlight',
    'in a row with pencil and gloves',
    'at ten at night after the milking',
    'at a kitchen table with a policy of 1954',
  ],
  samples: [
    'Behind-the-chapel: hail, 20:40, more than half.',
    'Leave rows 4 and 11. Clear the rest.',
    'Half on the ninth, half when judged.',
  ],
  troubles: [
    {
      id: 'after-storm',
      titles: [
        'May I clear up? {org}',
        '{days} days until somebody comes: {org}',
        'The evening after the hail, {org}',
        'The fruit won’t wait: {org}, {district}',
      ],
      n: { days: [9, 16], daysTo: [3, 4], rot: [14, 23], rotTo: [3, 5], calls: [240, 880, 20] },
      problem: [
        'After a storm members wait {days} days for an assessor and may touch nothing. {rot}% of the loss comes afterwards, from fruit that rots under the trees.',
        'It hails for nine minutes; then the telephone rings {calls} times in a day, and it takes {days} days until somebody comes. What rots meanwhile makes {rot}% of the damage.',
      ],
      ask: [
        'Find what must be seen by a person and what need not, and let people begin the next morning.',
        'Order the days after a storm for those whose fields they are.',
      ],
      situation: [
        'Members ring the office; two people write plots on slips. {p1f} sorts the slips by valley on a table-tennis table. Who rings first is seen first.',
        'Photographs arrive by every road there is, without plot or date. The assessors use paper that {p1f} dries on the radiator.',
      ],
      whyNow: [
        {
          kind: 'season',
          when: 'spring',
          text: 'The hail months begin in {due}; last year brought {storms} storms instead of two.',
        },
        { kind: 'loss', text: 'Forty fruit growers have asked a company for offers and will decide by {due}.' },
        {
          kind: 'people',
          text: 'Five of {assessors} assessors stop in {due}; their successors have never sorted slips.',
        },
      ],
      goals: [
        {
          text: 'See every urgent field within {daysTo} days {by}; it takes {days}. || Bring the wait for an assessor from {days} to {daysTo} days {by}.',
          measure: {
            metric: 'Days until an assessor comes',
            base: '{days}',
            target: '{daysTo}',
            how: 'Report against visit, for each storm || Slips with two dates, median',
          },
        },
        {
          text: 'Reduce what rots after the storm from {rot}% to {rotTo}% of the loss {by2}. || Let {rotTo}% of the loss come afterwards {by2}, not {rot}%.',
          measure: {
            metric: 'Loss from rot after the storm',
            base: '{rot}% of the loss',
            target: '{rotTo}%',
            how: 'Assessors’ second figure on the form || Sample of sixty plots per storm',
          },
        },
        { text: 'Let a member report eleven fields in three minutes, in the dark.' },
        { text: 'Let no field be judged by nobody.' },
      ],
      core: ['report:2', 'clear:1', 'route:0'],
      more: ['judge:3', 'where:0', 'name:2', 'paid:3', 'change:1'],
    },
    {
      id: 'wrong-crop',
      titles: [
        'Insured as lettuce, hit as fennel: {org}',
        'What stands there now? {org}',
        '{wrong}% of the plots are wrong: {org}',
        'In the worst case, {org}',
      ],
      n: { wrong: [21, 34], wrongTo: [6, 9], disputes: [46, 112, 2], disputesTo: [12, 19] },
      problem: [
        '{wrong}% of {plots} plots are insured as something that no longer grows there. It comes out after the storm, and {disputes} claims a year end in a quarrel.',
        'Crops change, policies do not: {wrong}% of the plots are recorded wrongly, and {disputes} families a year learn it when it is too late.',
      ],
      ask: [
        'Keep what is insured in step with what grows, at a price in time that a farmer will pay.',
        'Make a policy something one looks at before the storm.',
      ],
      situation: [
        'A form is sent each {winter} for the whole year. Vegetable growers fill it with what they hope. Changes are to be reported “without delay”, by letter.',
        'The office types {plots} lines in spring. {p1f} sees in {summer} what really stands there and writes it on the back. Members learn the rules from their neighbours.',
      ],
      whyNow: [
        { kind: 'rule', text: 'The reinsurer accepts only plots confirmed in the same season, from {due}.' },
        {
          kind: 'complaint',
          text: 'A grower lost nine tenths of a field of fennel in {now} and got nothing. The barn has been full ever since.',
        },
        { kind: 'legacy', text: 'The program that prints the forms will not run after {due}.' },
      ],
      goals: [
        {
          text: 'Bring wrongly recorded plots from {wrong}% to {wrongTo}% {by}. || No more than {wrongTo}% of plots recorded wrongly {by}; today {wrong}%.',
          measure: {
            metric: 'Plots recorded wrongly',
            base: '{wrong}%',
            target: '{wrongTo}%',
            how: 'Assessors check 200 plots each summer || Every fortieth plot looked at in the field',
          },
        },
        {
          text: 'Cut disputed claims from {disputes} to {disputesTo} a year {by2}. || {disputesTo} disputed claims a year {by2} instead of {disputes}.',
          measure: {
            metric: 'Disputed claims',
            base: '{disputes} a year',
            target: '{disputesTo} a year',
            how: 'Files with a letter of objection || Arbitrations opened',
          },
        },
        { text: 'Let a grower change a bed in fifteen seconds while standing in it.' },
        { text: 'Say in money what is covered before anyone signs.' },
      ],
      core: ['change:0', 'name:2', 'cover:1'],
      more: ['report:2', 'paid:1', 'judge:1', 'where:0', 'clear:3'],
    },
  ],
};
