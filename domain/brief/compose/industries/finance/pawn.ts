import type { Kind } from '../../kinds.ts';

export const pawnHouse: Kind = {
  id: 'pawn-house',
  model: 'public',
  channel: 'counter',
  where: ['city', 'town', 'coast', 'river'],
  what: [
    'a municipal pawn office with {counters:w} counters',
    'the town’s pawn office: {items} things on {shelves} shelves',
    'a public pledge office, open since trams were drawn by horses',
  ],
  names: [
    'Municipal Pledge Office {town}',
    '{district} Pledge House',
    'The {thing} Office',
    '{colour} Door Pledge Office',
    'House of the {bird}',
    '{town} Lending House',
  ],
  years: [58, 190],
  n: {
    counters: [2, 5],
    items: [9000, 31000, 100],
    shelves: [180, 520, 10],
    loan: { eur: [90, 310] },
    months: [6, 10],
    staff: [8, 19],
  },
  story: [
    'For {years} years it has lent money on things, [without asking why|to anyone who carries something in].',
    'It was set up {years} years ago against usury; the scales of that day [are still used|hang on the wall].',
    'In {years} years it has held wedding rings, tubas, [a stuffed bear|a diving helmet] and one crown.',
  ],
  audience: [
    'People who need {loan} until the end of the month and own something: musicians, caterers, [grandmothers|dealers], carpenters.',
    'About {items} things belong to four thousand people, most of whom come back; nine in ten things are redeemed.',
    'Those who have always come, and those who come for the first time and look round before they open the door.',
  ],
  users: [
    {
      role: '[wedding caterer|fairground operator|ice-cream maker]',
      ages: [32, 61],
      goals: ['Turn a ring into flour for a week', 'Renew without coming in'],
      pains: ['The due date is on a slip in the other jacket', 'Opening hours of a town hall'],
      quotes: ['In January my rings live with you. In June they live with me.'],
    },
    {
      role: '[trombonist|saxophonist|viola player]',
      ages: [23, 54],
      goals: ['Get the instrument out for one night', 'Know that it lies dry'],
      pains: ['All or nothing: the whole loan or no tuba', 'Nobody says where it is kept'],
      quotes: ['I need it Saturday. You can have it back on Sunday.'],
    },
    {
      role: '[widowed corset maker|retired governess|retired chess teacher]',
      ages: [68, 88],
      goals: ['Pay the electricity without asking the children', 'Be received as a customer'],
      pains: ['Windows that face the street', 'A voice that calls out names'],
      quotes: ['My mother came here. In a hat.'],
    },
    {
      role: '[nursing student|delivery rider|apprentice jeweller]',
      ages: [18, 29],
      goals: [
        'Find out what it would bring before carrying it across town',
        'Understand what it costs if it takes longer',
      ],
      pains: ['Believes it is like on television', 'Carried a games console here for {loan}, got a third'],
      quotes: ['Is it a shop? Is it a bank? Do I need to dress?'],
    },
    {
      role: '[valuer|valuer of instruments|goldsmith and valuer]',
      ages: [34, 64],
      goals: ['Look at the thing, not at the form', 'Say no once, before somebody has carried it here'],
      pains: ['Forty mobile phones a day', 'Photographs that hide the crack'],
      quotes: ['I can see the crack. They can see me see it.'],
    },
  ],
  people: [
    { role: 'director', wants: ['things to go home', 'new people who would otherwise pay forty per cent'] },
    { role: 'head valuer', wants: ['the thing in the hand', 'no promise from a picture'] },
    { role: 'counter clerk', wants: ['discretion', 'fewer who come just to ask when it is due'] },
    { role: 'auditor of the town', wants: ['interest that is the same for all', 'auctions that bring what is owed'] },
  ],
  usps: [
    {
      title: 'No question why',
      text: 'Nobody is asked what the money is for or what they earn: the thing [answers|vouches] for it.',
    },
    {
      title: '[The surplus is yours|What it brings above]',
      text: 'If a thing has to be sold, whatever it brings above the loan is kept for its owner for {months} years.',
    },
    {
      title: '{counters:w} screens of wood',
      text: 'Between the counters are wooden screens from the beginning; [nobody sees|one cannot see] what the neighbour puts down.',
    },
    {
      title: 'Dry, dark, insured',
      text: '{shelves} shelves, eighteen degrees, one key; in {years} years [three|two] things have been lost.',
    },
    { title: 'The same for everyone', text: 'One rate, set by the council, for {loan} as for a crown.' },
  ],
  features: [
    {
      id: 'worth',
      title: '[Worth the walk?|Before you carry it]',
      text: 'What a thing might bring, as a range, before anyone carries it here. || A rough yes or no from home, with what to bring along.',
      check:
        'Range for three things, one refused, in words that keep a door open || The crack shown on request: how it changes the range',
      on: 0,
    },
    {
      id: 'due',
      title: '[When is it due?|Dates of my things]',
      text: 'What is due when, and what the cheapest way out is. || Each thing with its date and three ways on.',
      check:
        'Five things, one due on Friday, one overdue, readable in ten seconds || What a locked phone shows: nothing that tells',
      on: 0,
    },
    {
      id: 'renew',
      title: '[A bit longer|Renew from home]',
      text: 'Paying the interest and keeping the loan, from a phone. || Three more months in two taps, with what it costs in all.',
      check: 'Renewal with cost in money now and in total || Third renewal: an honest sentence',
      on: 0,
    },
    {
      id: 'night',
      title: '[Out for one night|On Saturday only]',
      text: 'A thing that leaves for a day against a deposit. || The instrument out on Saturday, back on Monday.',
      check: 'Out, back, not back: three states, two dates || What is left instead, and who decides',
      on: 0,
    },
    {
      id: 'call',
      title: '[Number instead of name|Your turn]',
      text: 'Calls people by a word or number they chose. || A turn that can be waited for outside.',
      check: 'Called without a name; eight minutes’ notice || For someone without a phone: a brass tag',
      on: 0,
    },
    {
      id: 'bench',
      title: '[Valuer’s bench|In the hand]',
      text: 'What was seen, measured and said, with the thing in view. || The look at the thing, written while looking.',
      check: 'Ring, tuba, telephone: three entries under a minute each || Value disputed: second pair of eyes',
      on: 1,
    },
    {
      id: 'shelf',
      title: '[Where it lies|{shelves} shelves]',
      text: 'Where each thing lies, since when, until when. || Shelf by shelf, found with a slip or without.',
      check: 'Thing found without its slip in under two minutes || Row of 40 things with three to be fetched today',
      on: 1,
    },
    {
      id: 'last',
      title: '[Before the hammer|Last call]',
      text: 'The weeks before an auction: what can still be done, said in time. || Three letters before a sale, none of them a threat.',
      check: 'Three messages, six weeks to two days before || Sold: what it brought and how to get the rest',
      on: 0,
    },
    {
      id: 'sale',
      title: '[The sale|Auction day]',
      text: 'The list, the starting price, what was owed and what is over. || What goes under the hammer, seen from both sides.',
      check: 'List of 120 lots, owner not to be guessed || Surplus of one lot, from hammer to owner',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[For those who own things|At home and in the waiting room]',
      format: '[Phone, 375 px, and a paper slip of 80 × 150 mm|375 px and the slip]',
      states: 'not accepted, [overdue|due today] and sold',
    },
    {
      name: '[Behind the wooden screen|Bench and shelves]',
      format: '[Desktop 1366 px and a scanner that beeps softly|1366 px beside a pair of scales]',
      states: 'value disputed, [thing not found|slip lost] and owner dead',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'A value may only be [fixed|binding] with the thing in the hand.',
      effect: 'At home it is a range, and has to look like one.',
    },
    {
      type: 'brand',
      text: 'The house does not advertise: the council [decided|thinks] that it should be found and not offered.',
      effect: 'Be easy to find and impossible to be seen with.',
    },
    {
      type: 'technical',
      text: '{items} slips are on card, in drawers; the files go back [eleven|nine] years.',
      effect: 'What is older exists on paper; say so and say who fetches it.',
    },
    {
      type: 'people',
      text: 'Valuers are {counters:w}, each for other things: gold, [instruments|cameras], the rest.',
      effect: 'The right one is not there on each day; show which.',
    },
    {
      type: 'content',
      text: 'Words such as “debtor” are [forbidden|out] since the last director.',
      effect: 'Speak of things and dates, not of people and debts.',
    },
    {
      type: 'money',
      text: 'The rate is fixed by the council and [covers|pays for] the light, not more.',
      effect: 'Each visit saved keeps the rate where it is.',
    },
  ],
  nonGoals: [
    { text: 'Selling things from stock' },
    { text: 'Valuing from photographs alone' },
    { text: 'Cars' },
    { text: 'Reaching more people by advertising' },
    { text: 'Credit without a pledge' },
  ],
  tensions: [
    {
      of: [0, 1],
      a: '{p0} wants people to learn at home what a thing would bring.',
      b: '{p1} has been lied to by [eight thousand|thousands of] photographs.',
      where: 'In the range on the first screen: how wide, before it [says|means] nothing?',
    },
    {
      of: [2, 3],
      a: '{p2} would let a widow have another week, and has.',
      b: '{p3} wants the same dates for everyone, on paper.',
      where: 'In the third letter before the sale.',
    },
  ],
  unknowns: [
    'How many carry a thing home again, and where they go next',
    'Whether people would renew more often at home, and be worse off for it',
    'What it is that makes someone turn back at the door',
    'Whether an instrument let out for a night comes back',
    'Who inherits slips',
  ],
  twists: [
    'A stolen violin is found on shelf {months}. Police, owner and pledger each have a right. {p2f} has to tell two of them. What does the third see?',
    'The council wants the house to lend on things nobody has to bring: bicycles that stay in use. {p1f} cannot see the point. Design one such loan.',
    'For the first time more things are due than redeemed. {p0f} expects five hundred more at the next sale and wants none of it. What can change three weeks earlier?',
  ],
  objects: [
    'brass tags on hooks',
    'wooden counter screens',
    'jeweller’s scales',
    'slips with a perforated edge',
    'instrument cases in rows',
    'wax seals',
  ],
  moments: [
    'in a waiting room without looking up',
    'on a tram with something heavy',
    'behind a wooden screen',
    'on the day before it is due',
  ],
  samples: ['Between 80 and 120, if the clasp is sound.', 'Due on Friday. Three ways on.', 'It lies dry. Shelf 214.'],
  troubles: [
    {
      id: 'wasted-walk',
      titles: [
        'Worth the walk? {org}',
        '{refused}% carry it home again: {org}',
        'A third of what they hoped, {org}',
        'Before the door of {org}',
      ],
      n: { refused: [34, 49], refusedTo: [13, 19], first: [11, 18], firstTo: [26, 34] },
      problem: [
        '{refused}% of those who come carry their thing home again: not accepted, or a third of what they hoped. {first}% of customers are new; the others were brought by their mothers.',
        'People carry televisions across town in order to hear no. {refused}% leave as they came, and few newcomers ({first}%) try a second time.',
      ],
      ask: [
        'Let somebody know, before they leave home, what to expect and what the house is.',
        'Take the dread out of the door without putting a shop sign above it.',
      ],
      situation: [
        'The page is part of the town’s, between parking and parks. It gives the rate and the law. By telephone {p2f} says what may be brought, forty times a day.',
        'A price list hung in the hall for a year; people argued with it. Pawnshops with neon signs give an answer by text in a minute, and take forty per cent.',
      ],
      whyNow: [
        { kind: 'rival', text: 'A chain of neon shops opens three doors down in {due}.' },
        { kind: 'rule', text: 'The town must show the full cost of any loan beforehand, from {due}.' },
        { kind: 'money', text: 'Electricity bills arrive in {due}; last time the queue stood in the street.' },
      ],
      goals: [
        {
          text: 'Have {refusedTo}% leave as they came {by}, instead of {refused}%. || Bring wasted trips from {refused}% to {refusedTo}% {by}.',
          measure: {
            metric: 'People who carry it home again',
            base: '{refused}%',
            target: '{refusedTo}%',
            how: 'Tick at the counter, every day || Numbers called against slips written',
          },
        },
        {
          text: 'Raise newcomers from {first}% to {firstTo}% of customers {by2}. || {firstTo}% new customers {by2}, up from {first}%.',
          measure: {
            metric: 'Customers who are new',
            base: '{first}%',
            target: '{firstTo}%',
            how: 'First slips by month || Slip numbers, new against known',
          },
        },
        { text: 'Explain what it costs in all within one breath.' },
        { text: 'Be seen by those who search and by nobody else.' },
      ],
      core: ['worth:0', 'call:3', 'bench:0'],
      more: ['due:2', 'night:1', 'renew:2', 'shelf:0', 'last:2'],
    },
    {
      id: 'lost-dates',
      titles: [
        'The slip in the other jacket: {org}',
        'Due on Friday: {org}',
        '{sold} things that should have gone home, {org}',
        'Three ways on: {org}, {town}',
      ],
      n: { sold: [620, 1900, 20], soldTo: [210, 340, 10], ask: [44, 92, 2], askTo: [9, 16] },
      problem: [
        '{sold} things a year are auctioned whose owners only missed the date. {ask} people a day come or ring just to ask when it is.',
        'A ring is sold because the slip was in another jacket: {sold} times a year. The counter spends half its day on dates, {ask} of them daily.',
      ],
      ask: [
        'Keep people in time, without anybody else learning that they have a date.',
        'Make the cheapest way out the one that is easiest to see.',
      ],
      situation: [
        'The date is printed on the slip. A letter goes out after it has passed, in the town’s envelope with a window. Many give a neighbour’s address, or none.',
        'To renew one has to come, between eight and one, with the slip. {p2f} keeps a list of those who forget and rings them from a private telephone.',
      ],
      whyNow: [
        {
          kind: 'complaint',
          text: 'A tuba was sold two days before a wedding. The band played in front of the town hall in {now}.',
        },
        { kind: 'people', text: 'The clerk with the list retires in {due}.' },
        {
          kind: 'rule',
          text: 'A court has ruled that a letter must have been received; from {due} that has to be shown.',
        },
      ],
      goals: [
        {
          text: 'Auction no more than {soldTo} forgotten things a year {by}, {sold} today. || Bring things sold by oversight from {sold} to {soldTo} a year {by}.',
          measure: {
            metric: 'Things sold by oversight',
            base: '{sold} a year',
            target: '{soldTo}',
            how: 'Owners who turn up after the sale || Letters answered after the hammer',
          },
        },
        {
          text: 'Cut questions about dates from {ask} to {askTo} a day {by2}. || {askTo} people a day who ask for a date {by2}, not {ask}.',
          measure: {
            metric: 'Questions about dates',
            base: '{ask} a day',
            target: '{askTo} a day',
            how: 'Tally at the counter and by telephone || Numbers drawn for “a question”',
          },
        },
        { text: 'Let somebody renew in two minutes, knowing what it will have cost in the end.' },
        { text: 'Tell nothing to whoever else picks up the phone.' },
      ],
      core: ['due:0', 'renew:2', 'last:0'],
      more: ['call:1', 'shelf:1', 'night:0', 'sale:3', 'bench:1', 'worth:1'],
    },
  ],
};
