import type { Kind } from '../../kinds.ts';

export const marketHall: Kind = {
  id: 'market-hall',
  model: 'hire',
  channel: 'kiosk',
  where: [],
  what: [
    'a covered market with {stalls} stalls',
    'a market hall from the last century, {stalls} stalls and one [dining|long] table',
    'a hall of {stalls} small kitchens and grocers under one [glass|iron] roof',
  ],
  names: [
    '{district} Market Hall',
    '{town} Covered Market',
    'The {colour} Hall',
    '{thing} Market',
    '{surname} Hall',
    'Hall of the {count} Gates',
  ],
  years: [9, 138],
  n: {
    stalls: [22, 68],
    food: [9, 24],
    visitors: [2600, 9800, 100],
    rent: { eur: [210, 640] },
    seats: [60, 180, 5],
    wait: [11, 19],
  },
  story: [
    'The roof is {years} years old and [listed|protected]; the oldest stall, for [tripe|pickles], is run by the founder’s [granddaughter|great-niece].',
    'For {years} years the bell has rung at seven. [Half|A third] of the stalls now cook as well as sell.',
    'Ten years ago it was half empty; then {p1} [lit|opened] the first stove between the fishmongers.',
  ],
  audience: [
    'People from {district} who shop in the morning and people from the offices who eat at noon: {visitors} a week, in [each other’s|one another’s] way.',
    'Neighbours with a trolley, clerks with {wait} minutes, and on Saturdays [everyone|the whole town].',
    'Regulars who have [bought|eaten] at the same three stalls for years, and visitors who walk round twice and leave [hungry|with nothing].',
  ],
  users: [
    {
      role: '[court usher|bank clerk|planning officer]',
      ages: [24, 58],
      goals: [
        'Eat something decent and be back in forty minutes',
        'Order with four colleagues from four stalls and sit together',
      ],
      pains: ['{wait} minutes in a queue to learn that it is sold out', 'Five dishes ready at five different times'],
      quotes: ['I spend my lunch watching somebody else’s.', 'We came together and ate in shifts.'],
    },
    {
      role: '[retired nurse|retired printer|grandmother with a trolley]',
      ages: [67, 86],
      goals: ['Buy fish and [leave|be out] before noon', 'Sit down once on the way round'],
      pains: ['Every bench is taken by trays', 'Has to shout over the music'],
      quotes: ['I have come on Fridays since this was a market.'],
    },
    {
      role: '[dumpling cook|noodle cook|soup cook] with a stall of six square metres',
      ages: [26, 61],
      goals: ['Cook what is ordered, in order', 'See the rush ten minutes before it comes'],
      pains: ['No room for a second screen, or a second person', 'Pays for a delivery app that brings the wrong hour'],
      quotes: ['I have two flames and one elbow.'],
    },
    {
      role: '[cheesemonger|greengrocer|spice seller], third generation',
      ages: [33, 69],
      goals: ['Keep the aisle free for people who buy', 'Get some of the noon crowd to take a bag home'],
      pains: ['Queues for soup stand in front of the cheese', 'Rent goes up with the queues'],
      quotes: ['They lean on my counter and eat somebody else’s lunch.'],
    },
    {
      role: '[tourist guide|school trip leader|hotel porter]',
      ages: [23, 55],
      goals: ['Send people somewhere with a free table', 'Know what is open on a Monday'],
      pains: ['Four stalls closed, no sign why', 'Opening hours on three pages, all different'],
      quotes: ['I say ‘try the hall’, and then I pray.'],
    },
  ],
  people: [
    {
      role: 'manager of the hall',
      wants: ['noon and morning under one roof without a [war|quarrel]', 'rents that [hold|are paid] all year'],
    },
    { role: 'speaker of the food stalls', wants: ['shorter queues and full pots', 'no commission, to anyone'] },
    { role: 'speaker of the grocers', wants: ['aisles one can walk with a trolley', 'a hall that is still a market'] },
    { role: 'caretaker', wants: ['trays back where they belong', 'nothing screwed into the listed [pillars|iron]'] },
  ],
  usps: [
    {
      title: '{food} kitchens, one table',
      text: '{food} kitchens of six square metres each [share|feed] one table with {seats} seats.',
    },
    {
      title: '[From the next stall|Bought ten steps away]',
      text: 'Most of what is cooked was bought [ten|a dozen] steps away that morning.',
    },
    {
      title: 'The bell',
      text: 'A bell is rung when something comes out of an oven, as for {years} years; [regulars|people] know what it means.',
    },
    {
      title: '[Nobody owns it|No chain]',
      text: 'A trader may rent one stall and no more, at {rent} a month; there is no chain in the hall.',
    },
    {
      title: 'Morning and noon',
      text: 'Before eleven it is a market, after that a [canteen|dining room], and both use the same {stalls} stalls.',
    },
  ],
  features: [
    {
      id: 'now',
      title: '[What is out now|Ready now]',
      text: 'Stalls with something ready, with the wait in minutes. || What can be eaten at once, [and where|stall by stall].',
      check:
        '{food} stalls at 12:20, [four|five] sold out, read from five metres || Wait shown for [three|four] stalls, one of them wrong and corrected',
      on: 0,
    },
    {
      id: 'order',
      title: '[One order, many stalls|Order across the hall]',
      text: 'Dishes from several stalls in one go, paid [once|at one till]. || A table orders from four stalls and [gets|hears] one call.',
      check:
        'Four people, four stalls, one payment, in under [two minutes|120 seconds] || One dish of four sold out after paying: what happens',
      on: 0,
    },
    {
      id: 'call',
      title: '[Called together|The call]',
      text: 'Holds the quick dish back until the slow one is done. || Tells a group when all of it is ready, not [piece by piece|four times].',
      check:
        'Timing of four dishes (2, 5, 9, 12 minutes) drawn as one call || The call as sound, light and text, for people who miss one of them',
      on: 0,
    },
    {
      id: 'flame',
      title: '[Next on the flame|Cook’s strip]',
      text: 'What to cook next, on a strip a hand wide. || The next [three|four] orders, no taps while hands are full.',
      check:
        'Strip of 80 mm width, legible at arm’s length in [steam|smoke] || Order changed while in the pan: what the cook sees',
      on: 1,
    },
    {
      id: 'seat',
      title: '[A place at the table|Find a seat]',
      text: 'Which part of the table is getting free. || Free places by section, [counted|guessed] from what was served when.',
      check: '{seats} seats in six sections, two filling up || A wheelchair and a trolley: where they can [sit|stand]',
      on: 0,
    },
    {
      id: 'bag',
      title: '[Take it home raw|The same, uncooked]',
      text: 'What was in the dish, to be picked up at the grocers’ on the way out. || A bag with the ingredients, kept at [one|a] stall.',
      check:
        'Bag from [three|four] stalls collected in one place by 18:00 || Offer that appears after the meal, never before',
      on: 0,
    },
    {
      id: 'aisle',
      title: '[Queue line|Where to stand]',
      text: 'Where a queue may go and when it is [full|closed]. || Sends waiting people [off the aisle|to the table] until their turn.',
      check:
        'Floor plan with [three|four] queues that leave 140 cm free || The message “come back in eight minutes”, as a person would say it',
      on: 1,
    },
    {
      id: 'closed',
      title: '[Closed today|Shutter down]',
      text: 'One switch at the stall that tells doors, page and map. || Closed or out, [said|told] once, seen at every gate.',
      check:
        'A stall closes at 13:10: gate, page and kiosk within a minute || [Monday|Winter] with a third of the stalls closed, still inviting',
      on: 1,
    },
    {
      id: 'split',
      title: '[Fair shares|End of the day]',
      text: 'Who sold what through the hall, paid out the [same|next] day. || Takings by stall, without commission, [readable|checkable] by hand.',
      check: 'Day sheet for one stall on a till roll of 80 mm || A refund that touches two stalls',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[At the gate|For hungry people|The visitor’s side]',
      format: '[Kiosk at the gates, portrait, and phone at 390 px|Portrait screens at the gates; the same on a phone]',
      states: '[all full|no seat], stall sold out and payment failed',
    },
    {
      name: '[In the stall|The trader’s side]',
      format: '[Strip of 80 mm by 300 mm beside the stove|Narrow screen at the stove], [greasy|wet] fingers',
      states: 'rush, [one flame down|order withdrawn] and closing',
    },
  ],
  constraints: [
    {
      type: 'technical',
      text: 'Iron and fish ice: the wireless network [fails|drops out] in [two|three] of the aisles.',
      effect: 'A stall without a net must be able to go on by [paper|number], and to come back.',
    },
    {
      type: 'brand',
      text: 'The building is listed; nothing may be [hung|fixed] above two metres ten.',
      effect: 'Signs stand on the floor, or are [held|carried] in a hand.',
    },
    {
      type: 'people',
      text: '{food} cooks work alone, and [some|a few] read {language2} better than {language}.',
      effect: 'Dishes have a number and a shape before they have a name.',
    },
    {
      type: 'money',
      text: 'Traders have voted against any commission, {stalls} to [none|two].',
      effect: 'Whatever it costs comes out of the rent of {rent}; [keep|make] it cheap to run.',
    },
    {
      type: 'legal',
      text: 'Allergens have to be given for each dish, also when the [recipe|soup] changes at eleven.',
      effect: 'Changing a dish must ask about allergens and take under [20|25] seconds.',
    },
    {
      type: 'content',
      text: 'Menus change daily and are [chalked|handwritten].',
      effect: 'A photograph of the board is the [source|menu]; design around it.',
    },
  ],
  nonGoals: [
    { text: 'Delivery to offices' },
    { text: 'Booking a table' },
    { text: 'A commission or a fee per order' },
    { text: 'Star ratings for stalls' },
    { text: 'Music and events' },
  ],
  tensions: [
    {
      of: [1, 2],
      a: '{p1} wants queues, because a queue [sells|is the best sign].',
      b: '{p2} loses every customer who cannot get through with a trolley.',
      where: 'In the aisle at noon, and on the screen that sends people to wait [elsewhere|at the table].',
    },
    {
      of: [0, 1],
      a: '{p0} wants one till for the whole hall.',
      b: '{p1} has seen what happens to those who [let|allow] somebody else hold the money.',
      where: 'At the moment of paying: whose name [is|stands] on the receipt?',
    },
  ],
  unknowns: [
    'Whether people wait for the food or for each other',
    'Whether grocers gain anything from the noon crowd today',
    'How cooks decide what to [drop|leave out] when it gets too much',
    'Who walks out again without having eaten, and at which gate',
    'Whether a wait in minutes calms people or [sends them away|puts them off]',
  ],
  twists: [
    'The fire office counts: from {due} only {seats} people may be inside at noon, about half of today. {p0f} asks for a queue outside that [nobody|no one] has to stand in.',
    'The grocers [threaten|plan] to leave for a new hall. They stay if noon brings them a fifth of their takings. Turn your first screen round.',
    'The ten biggest offices want to pay for their people by the month. {p1f} is for it, {p2f} against. Sketch what changes for somebody who pays {rent} in coins.',
  ],
  objects: [
    'iron columns with numbers',
    'enamel price tags',
    'wooden crates on end',
    'hand-lettered awnings',
    'brass scales',
    'oilcloth in three patterns',
  ],
  moments: [
    'in a crowd at a quarter past twelve',
    'with a tray in both hands',
    'with a trolley in a narrow aisle',
    'beside a flame with wet fingers',
  ],
  samples: [
    'Ready now: stall 14, dumplings.',
    'All four are done. Stall 9, please.',
    'Back at ten to one. Nobody takes your place.',
  ],
  troubles: [
    {
      id: 'noon-rush',
      titles: [
        '{wait} minutes for soup at {org}',
        'Lunch in shifts: {org}',
        'Forty minutes, {food} kitchens, {org}',
        'Noon and the trolley at {org}, {town}',
      ],
      n: { gone: [18, 29], goneTo: [7, 12], waitTo: [5, 7], bags: [4, 8], bagsTo: [13, 19] },
      problem: [
        'At noon people wait {wait} minutes, and {gone}% of those who came to eat leave without [eating|food]. The queues shut off the grocers, whose trade between twelve and two has all but [stopped|gone].',
        '{gone}% of noon visitors turn round at the door. Those who stay wait {wait} minutes in front of somebody else’s cheese.',
      ],
      ask: [
        'Take the waiting out of the aisles without taking the [life|bustle] out of the hall.',
        'Let a group eat together from several stalls, and let a person with a trolley pass.',
      ],
      situation: [
        'Each stall shouts its own numbers. Two joined a delivery app and left it after a season. {p3f} puts chains on the floor on [Fridays|busy days]; people step over them.',
        'Wooden tokens hang at the soup stall, one per bowl, and work well until [half past twelve|the tokens run out]. A shared till failed [three|two] years ago because of the money, not the queue.',
      ],
      whyNow: [
        {
          kind: 'growth',
          text: 'The district court moves in across the road in {due}, with four hundred people who break at the same minute.',
        },
        {
          kind: 'complaint',
          text: 'The grocers have handed {p0} a paper with {stalls} signatures and a date in {due}.',
        },
        { kind: 'rule', text: 'The fire office wants an aisle of 140 cm kept free from {due}, at all hours.' },
      ],
      goals: [
        {
          text: 'Shorten the wait at noon from {wait} to {waitTo} minutes {by}. || From {wait} minutes to {waitTo}: the noon wait {by}.',
          measure: {
            metric: 'Wait at noon',
            base: '{wait} minutes',
            target: '{waitTo} minutes',
            how: 'Order to plate at six stalls, [Tuesday to Thursday|three days a month] || Timed by {p3f} at six stalls, 12:00 to 13:00',
          },
        },
        {
          text: 'Cut those who leave without eating from {gone}% to {goneTo}% {by2}. || {goneTo}% leaving hungry instead of {gone}% {by2}.',
          measure: {
            metric: 'Visitors who leave hungry',
            base: '{gone}%',
            target: '{goneTo}%',
            how: 'Counters at the gates against dishes sold || Gate counts compared with orders, one week a month',
          },
        },
        { text: 'Keep 140 cm of every aisle free between twelve and two.' },
        { text: 'Cost a trader nothing per dish.' },
      ],
      core: ['now:1', 'order:0', 'flame:0'],
      more: ['call:0', 'aisle:2', 'seat:1', 'bag:1', 'split:3', 'closed:1'],
    },
    {
      id: 'quiet-days',
      titles: [
        'Monday at {org}',
        '{shut} shutters down: {org}, {district}',
        'Open or not? {org} on a wet Tuesday',
        '{org} before eleven',
      ],
      n: { shut: [8, 19], shutTo: [3, 5], early: [21, 34], earlyTo: [38, 51], wrong: [24, 39], wrongTo: [3, 7] },
      problem: [
        'On Mondays and Tuesdays {shut} shutters stay down, none of them [with a reason|explained]. {wrong}% of visitors find something closed that they came for.',
        'Nobody knows what is open. {wrong}% of people come for a stall that is shut, and the morning brings {early}% of the takings where it once brought [two thirds|most].',
      ],
      ask: [
        'Make the quiet days worth the walk, and stop [promising|announcing] what is not there.',
        'Give the morning back to those who cook at home, with what the hall knows and does not [tell|say].',
      ],
      situation: [
        'Traders open as they can; the lease asks for five days and nobody [checks|counts]. Opening hours hang at the north gate, last painted {wait} years ago.',
        'A newsletter goes out when {p0f} has time. Grocers tell regulars by telephone what has come in; about [forty|sixty] people get such calls.',
      ],
      whyNow: [
        {
          kind: 'money',
          text: 'The town [subsidises|supports] the roof only for a hall that is open; the next count is in {due}.',
        },
        {
          kind: 'loss',
          text: 'Two grocers in their sixties give up in {due}, and [one|a] phone shop has asked for the space.',
        },
        {
          kind: 'season',
          text: '{winter} is the [hole|trough]: last year a third of the stalls earned less than their rent of {rent}.',
        },
      ],
      goals: [
        {
          text: 'Have at most {shutTo} shutters down on a weekday {by}, from {shut}. || Reduce closed stalls on weekdays from {shut} to {shutTo} {by}.',
          measure: {
            metric: 'Stalls closed on weekdays',
            base: '{shut}',
            target: '{shutTo}',
            how: '{p3f}’s round at ten, every day || Count at ten o’clock, Monday to Thursday',
          },
        },
        {
          text: 'Bring visits that end at a closed stall from {wrong}% to {wrongTo}% {by2}. || {wrongTo}% of people before a shut stall instead of {wrong}%, {by2}.',
          measure: {
            metric: 'Visits to a closed stall',
            base: '{wrong}%',
            target: '{wrongTo}%',
            how: 'Short question at the gates, [two|three] days a month || Asked at the gate, 100 people each month',
          },
        },
        {
          text: 'Raise takings before eleven from {early}% to {earlyTo}% of the day.',
          measure: {
            metric: 'Takings before eleven',
            base: '{early}%',
            target: '{earlyTo}%',
            how: 'Day sheets of twelve grocers',
          },
        },
        { text: 'Let a trader close with dignity and a sentence.' },
      ],
      core: ['closed:1', 'now:0', 'bag:2'],
      more: ['split:2', 'seat:2', 'order:2', 'aisle:3', 'call:2'],
    },
  ],
};
