import type { Kind } from '../../kinds.ts';

export const restaurant: Kind = {
  id: 'restaurant',
  model: 'retail',
  channel: 'phone',
  where: [],
  what: [
    'a restaurant with {tables} tables and one menu a night',
    'a [neighbourhood|corner] restaurant, {tables} tables, closed on Mondays',
    'a kitchen with {cooks} cooks and {tables} tables in a former [chemist’s|printer’s] shop',
  ],
  names: [
    '{surname}’s',
    'The {herb} Table',
    '{tree} & {colour}',
    'The {thing}',
    '{bird} Street Kitchen',
    'Number {count}',
    'Café {surname2}',
  ],
  years: [2, 37],
  n: { tables: [9, 24], cooks: [2, 6], seats: [28, 70, 2], bill: { eur: [26, 58] }, nights: [5, 6], walk: [11, 19] },
  story: [
    '{p0} and {p1} opened it {years} years ago with [borrowed chairs|a loan from an aunt]; the menu is written at five.',
    'For {years} years there has been a set menu of four courses and [no choice|one exception]: ask, and there is an omelette.',
    'It was a [chemist’s|shoemaker’s] until {years} years ago; the drawers are still labelled.',
  ],
  audience: [
    'People from {district} who come [once|twice] a month without a reason, and others who come once a year with one.',
    'Couples and small parties who book [two or three weeks|ten days] ahead, and neighbours who look in at the window at [eight|seven].',
    'Guests who spend about {bill} a head and would [rather|sooner] be recognised than upgraded.',
  ],
  users: [
    {
      role: '[orthodontist|notary’s clerk|primary-school head]',
      ages: [34, 61],
      goals: ['A table for an anniversary without a campaign', 'Mention the shellfish allergy once'],
      pains: [
        'Card details for a dinner in three weeks',
        'Forgot to cancel when the sitter fell ill, and still feels bad',
      ],
      quotes: ['I’d have rung. You were cooking.', 'I cancelled on the sofa, in my head.'],
    },
    {
      role: '[nurse on call|sound engineer|freelance editor]',
      ages: [26, 48],
      goals: ['Eat at half past eight tonight if there is a stool', 'Know before putting on shoes'],
      pains: [
        'Online it is full for three weeks; through the window it is half empty',
        'Will not book a day that does not exist yet',
      ],
      quotes: ['Full, says the page. I can see four empty tables.'],
    },
    {
      role: '[retired magistrate|widowed piano teacher|retired stationmaster]',
      ages: [66, 88],
      goals: ['The table by the door, Thursdays, one person', 'Ring up and hear a voice'],
      pains: ['A machine asks for a [mobile|password]', 'Is asked to confirm by pressing two'],
      quotes: ['I have eaten here for years. Now I am to press two.'],
    },
    {
      role: '[waiter|waitress and singer|head waiter]',
      ages: [21, 57],
      goals: ['Know who sits where and why', 'Turn a table without [chasing|hurrying] anybody'],
      pains: ['The book says four, six come', 'Allergies told at the table after the order'],
      quotes: ['Give me a name and one thing about them.'],
    },
    {
      role: '[visiting engineer|travelling oboist|sales representative]',
      ages: [28, 59],
      away: true,
      goals: ['Dinner alone without being put by the toilets', 'Understand the menu in {language2}'],
      pains: ['Tables for one cannot be booked', 'Phones in a language nobody answers'],
      quotes: ['One person. Why is that the hard number?'],
    },
  ],
  people: [
    { role: 'chef and co-owner', wants: ['to know at four for how many to [buy|cook]', 'no second menu'] },
    {
      role: 'co-owner, front of house',
      wants: ['tables that are taken when they are [promised|booked]', 'room for the neighbour who looks in'],
    },
    {
      role: 'head waiter',
      wants: ['the [evening|room] to build up, not to break like a wave', 'the guest’s story in one line'],
    },
    { role: 'accountant and silent partner', wants: ['{seats} covers a night on average', 'deposits'] },
  ],
  usps: [
    {
      title: 'One menu',
      text: 'Four courses, written at five; because nobody chooses, nothing is [bought|cooked] for the bin.',
    },
    {
      title: '[The book knows you|Remembered]',
      text: '{p2f} remembers where people sat and what they [left|did not eat], for {years} years back.',
    },
    {
      title: '[A stool for the street|Two places free]',
      text: 'Two places are kept each night for whoever [looks in|comes by].',
    },
    {
      title: '[The drawers|What the room was]',
      text: 'The old shop is still there: drawers, scales, [a till|marble]; the bill comes in one of the drawers.',
    },
    {
      title: '{bill}, wine apart',
      text: 'The menu costs {bill} on each night of the week, [Saturdays|feast days] included.',
    },
  ],
  features: [
    {
      id: 'ask',
      title: '[Ask for a table|Three questions]',
      text: 'When, how many, anything we should know: [in this order|nothing else]. || A booking in three questions, with an answer [at once|straight away].',
      check:
        'From first tap to answer in under [40|45] seconds, allergy included || Request for a night that is nearly full: three honest answers',
      on: 0,
    },
    {
      id: 'still',
      title: '[Still coming?|The day before]',
      text: 'A question the day before that can be answered [in bed|with one thumb]. || Asks once, kindly, and takes “no” as [a favour|good news].',
      check:
        'Message under [110|120] characters with yes, no and “one fewer” || No answer by noon: what happens, in [which|what] words',
      on: 0,
    },
    {
      id: 'tonight',
      title: '[A stool tonight|Through the window]',
      text: 'What is free in the next two hours, as seen from the [street|pavement]. || Tonight’s gaps, for people who are {walk} minutes away.',
      check:
        'Offer held for {walk} minutes, then gone: both states || [20:10|20:20] with one stool and a table that may leave soon',
      on: 0,
    },
    {
      id: 'wait',
      title: '[If one comes free|Next in line]',
      text: 'Who would like a table if somebody [cancels|gives one up], and how quickly they can be here. || A list for tonight, in a fair order.',
      check:
        'Table freed at 17:40: offered to [three|two] people one after the other || Each message says how long the offer lasts',
      on: 0,
    },
    {
      id: 'book',
      title: '[The book|Tonight’s page]',
      text: 'The evening on one page, tables down, hours across, [one line|a line] of story each. || Tonight as a page that can be read walking.',
      check:
        '{tables} tables from 18:30 to 23:00 on one tablet page || Party of four becomes six at the door: moved in three taps',
      on: 1,
    },
    {
      id: 'line',
      title: '[One line about them|Guest note]',
      text: 'One line per guest, kind enough to be [read aloud|seen by them]. || What is worth knowing about a guest, [at most|in] 80 characters.',
      check: '[Five|Six] example notes and two that would be refused || The guest reads their own note: same words',
      on: 1,
    },
    {
      id: 'number',
      title: '[Four o’clock|For how many]',
      text: 'How many to buy for, with what is [shaky|unsure]. || One number for the kitchen and how far it may be [out|wrong].',
      check: 'Number at 16:00 with unsure tables shown apart || Allergies of tonight on one strip, by course',
      on: 1,
    },
    {
      id: 'gone',
      title: '[Did not come|An empty table]',
      text: 'What happens after somebody did not come: first time, [second|third] time. || Not turning up, answered once with a smile and once with [a rule|a deposit].',
      check:
        'Two letters, first and second time, under [70|60] words each || When a deposit is asked, and who [never|need not] pays it',
      on: 1,
    },
    {
      id: 'one',
      title: '[Table for one|One, please]',
      text: 'A good place for one person, [offered|bookable] like any other. || Places for one, shown by what one [sees|looks at] from them.',
      check: 'Three places for one with the view from each, in words || Booking for one in no more taps than for two',
      on: 0,
    },
  ],
  surfaces: [
    {
      name: '[For guests|Before dinner]',
      format: '[Phone, 393 px, and the window of the shop|A phone at 393 px and a sign in the window]',
      states: '[full|fully booked], cancelled by us and [answer overdue|waiting]',
    },
    {
      name: '[Front of house|The pass and the door]',
      format:
        '[Small tablet at the door and a printed strip in the kitchen|8-inch tablet by the coats, strip of paper at the stove]',
      states: 'party grown, [table not come|nobody came] and tablet flat',
    },
  ],
  constraints: [
    {
      type: 'people',
      text: '{cooks} cooks and {p2f}: after six nobody [answers|can answer] a telephone.',
      effect: 'What has to be settled is settled by five, or by the guest [alone|without help].',
    },
    {
      type: 'brand',
      text: 'The menu is handwritten and [not online|never announced].',
      effect: 'Sell an evening without naming a dish.',
    },
    {
      type: 'technical',
      text: 'The guide’s booking widget stays until its contract [ends|runs out]; it holds {tables} tables at most.',
      effect: 'Two doors into one book: show which tables belong to [which|whom].',
    },
    {
      type: 'legal',
      text: 'Allergens must be [given|known] before the first course, in writing.',
      effect: 'Ask when booking, confirm at the table, print on the strip.',
    },
    {
      type: 'money',
      text: 'A card fee on a deposit costs more than the [bread|amuse-bouche]; the partner [wants|insists on] one all the same.',
      effect: 'Find the few cases that deserve one.',
    },
    {
      type: 'content',
      text: 'No photograph shows the room at night; [there will be none|it is too dark].',
      effect: 'Let drawing, type and the drawers’ old labels do it.',
    },
  ],
  nonGoals: [
    { text: 'Takeaway' },
    { text: 'Vouchers' },
    { text: 'Showing the menu beforehand' },
    { text: 'Deposits from everybody' },
    { text: 'Seating plans for guests to choose from', bars: ['one'] },
  ],
  tensions: [
    {
      of: [1, 3],
      a: '{p1} keeps [two|a few] places for people who simply look in.',
      b: '{p3} reads them as empty, every night, at {bill} [each|a head].',
      where: 'On the page that says “full”: is it, [at five to eight|with two stools free]?',
    },
    {
      of: [0, 1],
      a: '{p0} buys for a number at four and [hates|cannot bear] throwing food away.',
      b: '{p1} sells the last stool at nine and [loves|enjoys] it.',
      where: 'In the number for the kitchen, and in who may change it after four.',
    },
  ],
  unknowns: [
    'Why people do not come: forgetting, shame, or a better [offer|evening]',
    'How many walk past because the page says full',
    'Whether guests mind being [remembered|known] in writing',
    'Whether a question the day before makes people cancel who would have come',
    'What {p2f} knows about guests that nobody has ever written down',
  ],
  twists: [
    'A critic writes three lines. For two months there are nine requests for each table, and the neighbours [vanish|stay away]. Protect them, on one screen.',
    '{p1f} wants to open at noon for people from the offices, {walk} minutes, one dish. {p0f} says it is another restaurant. Is it another product?',
    'The window breaks in {winter} and stays boarded up for a month. How does somebody on the pavement now learn that there is a stool?',
  ],
  objects: [
    'labelled apothecary drawers',
    'bound reservations books',
    'bent coat hooks',
    'chalk and slate',
    'folded linen with initials',
    'brass table numbers',
  ],
  moments: [
    'on the pavement, looking through the window',
    'in bed the evening before',
    'walking between two tables',
    'at the stove with wet hands',
  ],
  samples: ['Two at eight, by the window.', 'Still coming tomorrow?', 'One stool, from nine. Kept for eleven minutes.'],
  troubles: [
    {
      id: 'no-shows',
      titles: [
        'Still coming? {org}',
        '{gone} covers nobody ate: {org}',
        'The empty table by the door of {org}',
        'Full on paper: {org}, {district}',
      ],
      n: { gone: [31, 68], goneTo: [9, 16], late: [11, 19], lateTo: [46, 61], loss: { eur: [2600, 6400] } },
      problem: [
        'Each month {gone} people who booked do not come. That is {loss}, in a house that [earns|keeps] little more than that.',
        '{gone} covers a month are cooked for people who never arrive, while others [turn away|are sent away] at the door. The loss is {loss}.',
      ],
      ask: [
        'Make saying no as easy as saying yes was, and let somebody else be glad of it.',
        'The owners will not ask everyone for a card. What else would a [considerate|forgetful] person respond to?',
      ],
      situation: [
        'Bookings come by widget, telephone and on the pavement; {p2f} copies them into the book at four. Confirmation messages go out automatically and are answered by {late}%.',
        'A deposit was tried for [six|seven] weeks: no-shows fell by half, and so did bookings from {district}. On Saturdays {p2f} rings everyone, which takes an hour.',
      ],
      whyNow: [
        { kind: 'money', text: 'Rent goes up in {due}, by very nearly what the empty chairs cost.' },
        { kind: 'season', text: 'The weeks before {feast} make the year; last time one table in seven stayed empty.' },
        {
          kind: 'legacy',
          text: 'The widget’s contract ends in {due}, and its owner asks half as much again for renewing.',
        },
      ],
      goals: [
        {
          text: 'Bring covers nobody ate from {gone} down to {goneTo} a month {by}. || {goneTo} empty covers a month at most {by}; {gone} today.',
          measure: {
            metric: 'Covers booked and not eaten',
            base: '{gone} a month',
            target: '{goneTo} a month',
            how: 'The book at midnight, counted by {p2f} || Places laid and cleared unused, nightly',
          },
        },
        {
          text: 'Have {lateTo}% of cancelled tables taken by others {by2}, {late}% now. || Refill {lateTo}% of tables given back {by2}, up from {late}%.',
          measure: {
            metric: 'Cancelled tables taken again',
            base: '{late}%',
            target: '{lateTo}%',
            how: 'Cancellations after noon against covers served || Book and list compared each Monday',
          },
        },
        { text: 'Give the kitchen a number at four that is [wrong|out] by no more than three.' },
        { text: 'Lose none of the regulars to a rule.' },
      ],
      core: ['still:0', 'wait:1', 'book:2'],
      more: ['tonight:1', 'number:2', 'gone:0', 'line:3', 'ask:0', 'one:3'],
    },
    {
      id: 'full-and-empty',
      titles: [
        'The stool by the window: {org}',
        'Tonight, {walk} minutes away: {org}',
        '{org} is full, says the page',
        'Tuesday at {org}',
      ],
      n: { tue: [41, 56], tueTo: [68, 81], pass: [14, 29], passTo: [44, 63] },
      problem: [
        'On Saturdays {org} turns away forty people; on Tuesdays {tue}% of the seats are taken. Online the next three weeks are [red|full] all the same.',
        'The page says full, the room says {tue}%: tables [held|kept] for a widget, for the street and for no reason anyone remembers.',
      ],
      ask: [
        'Let people who are near and hungry find the free chair, without turning [the house|dinner] into a sale.',
        'What would bring a neighbour on a Tuesday who never books?',
      ],
      situation: [
        'Of {pass} people who stop at the window on a weekday, three come in. The widget shows Saturday first. A reduced Tuesday menu was tried and brought the Saturday guests, [cheaper|on Tuesday].',
        'Lights are dimmed at seven, so from outside it looks closed. {p1f} stands at the door when there is time. There is a chalk board with [no|nothing] on it but the date.',
      ],
      whyNow: [
        { kind: 'rival', text: 'A chain with photographs of its dishes opens opposite in {due}.' },
        { kind: 'growth', text: 'From {due} {nights:w} nights become seven; {p0f} has hired a second brigade.' },
        {
          kind: 'loss',
          text: 'Tuesdays lost money for the first time in {now}, and {p3f} wants them closed by {due}.',
        },
      ],
      goals: [
        {
          text: 'Fill {tueTo}% of the seats on Tuesdays and Wednesdays {by}, from {tue}%. || Raise Tuesday and Wednesday from {tue}% to {tueTo}% of the seats {by}.',
          measure: {
            metric: 'Seats taken, Tuesday and Wednesday',
            base: '{tue}%',
            target: '{tueTo}%',
            how: 'Covers in the book against {seats} seats || Covers served, averaged over four weeks',
          },
        },
        {
          text: 'Have {passTo} people a week come in on the day itself {by2}; it is {pass} at present. || Let {passTo} guests a week decide on the day {by2}, up from {pass}.',
          measure: {
            metric: 'Guests who decide on the day',
            base: '{pass} a week',
            target: '{passTo} a week',
            how: 'A tick in the book beside walk-ins || {p2f}’s tally at the door',
          },
        },
        { text: 'Say “full” only when it is.' },
        { text: 'Never lower the price to fill a chair.' },
      ],
      core: ['tonight:1', 'book:2', 'one:0'],
      more: ['ask:0', 'wait:1', 'line:3', 'number:2', 'still:2'],
    },
  ],
};
