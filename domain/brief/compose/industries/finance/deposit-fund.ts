import type { Kind } from '../../kinds.ts';

export const depositFund: Kind = {
  id: 'deposit-fund',
  model: 'fees',
  channel: 'phone',
  where: ['city', 'university'],
  what: [
    'a fund that keeps the deposits of {homes} rented homes',
    'a house between tenants and landlords that holds {homes} deposits',
    'a neutral keeper of rent deposits, with {arbiters:w} arbiters',
  ],
  names: [
    '{surname} Deposit Fund',
    'The {thing} Deposit House',
    '{district} Keyholders',
    '{stone} Tenancy Fund',
    '{tree} Court Deposits',
    'The {colour} Key',
  ],
  years: [4, 47],
  n: { homes: [2400, 9800, 20], deposit: { eur: [620, 1450] }, arbiters: [3, 7], corners: [16, 28] },
  also: ({ homes }) => ({ moves: Math.round(homes! / 50) * 10 }),
  story: [
    'Landlords and tenants founded it {years} years ago, tired of going to court over [a doorbell|a bathtub].',
    'For {years} years neither side has owned the money while somebody lives there, and both have [complained|grumbled] about that.',
    'It began {years} years ago in a [law student’s kitchen|law office], with nine deposits in nine envelopes.',
  ],
  audience: [
    'Whoever hands over keys: {moves} households a year that move out, and the people who let to them, from one room to ninety flats.',
    'Tenants with {deposit} tied up in a flat they have left, and owners who see a floor once in six years.',
    'Students, nurses, families, widows with one flat to let: {homes} homes, two sides to [every|each] one.',
  ],
  users: [
    {
      role: '[ward nurse between two flats|welder between two flats|sound engineer with a van outside]',
      ages: [24, 46],
      goals: ['The old deposit before the new one is due', 'Leave with a yes, not with “we’ll see”'],
      pains: ['Pays twice for a month and a half', 'Nobody says whose turn it is to answer'],
      quotes: ['I own two deposits and no sofa.'],
    },
    {
      role: '[widow who lets the flat upstairs|retired baker with one flat to let|seamstress with a room to let]',
      ages: [58, 82],
      goals: ['A floor as it was, or the money for it', 'Not to be called a shark'],
      pains: ['Took no pictures nine years ago', 'Letters come in the language of courts'],
      quotes: ['It’s my mother’s floor. To them it’s square metres.'],
    },
    {
      role: '[student in a flat of four|cellist in a flat of five|apprentice cook in a flat of three]',
      ages: [19, 28],
      goals: ['Get a quarter back and go', 'Not to pay for a party in another room'],
      pains: ['The contract has four names and one has left the country', 'The new flatmate pays the old one in cash'],
      quotes: ['Whose hole in the wall is it when five people have lived there?'],
    },
    {
      role: '[letting agent with ninety flats|caretaker of three stairwells|property manager]',
      ages: [29, 61],
      goals: ['Six handovers on one last day of the month', 'A signature before the lift comes'],
      pains: ['Writes it twice, on the stairs and at night', 'Stands between two people who are both right'],
      quotes: ['On the thirtieth I see more bathrooms than a plumber.'],
    },
    {
      role: '[mother who stood surety|uncle who signed for a nephew|grandfather who signed for a grandson]',
      ages: [45, 79],
      away: true,
      goals: ['Know when a signature ends', 'See it without asking the child'],
      pains: ['Hears of a stain by registered letter', 'Is asked to sign again each time a flatmate changes'],
      quotes: ['I signed for one boy. I seem to have signed for five.'],
    },
    {
      role: '[kitchen porter, newly arrived|au pair in a first flat|greenhouse worker, newly arrived]',
      ages: [21, 44],
      goals: ['Know what is normal here', 'Say that the mould was there before'],
      pains: ['Signed a list that could not be read', 'Cleaned for two days and was told it was not enough'],
      quotes: ['They took a picture of one hair.'],
    },
  ],
  people: [
    { role: 'head of the fund', wants: ['money that goes home within days', 'both sides complaining equally'] },
    {
      role: 'first arbiter, once a joiner',
      wants: ['two pictures of the same corner', 'to decide about wood, not about people'],
    },
    {
      role: 'speaker of the tenants’ union',
      wants: ['nothing held back for ordinary wear', 'silence to count for the tenant'],
    },
    {
      role: 'chair of the small owners’ club',
      wants: ['time to find a painter and his price', 'the word “damage” left on the form'],
    },
  ],
  usps: [
    {
      title: '[Nobody’s pocket|It lies in the middle]',
      text: 'While somebody lives there the money belongs to [neither|no] side and is lent to nobody.',
    },
    {
      title: 'Decided by a joiner',
      text: 'The {arbiters:w} arbiters have laid floors, tiled or painted before they judged [any|one].',
    },
    {
      title: '[Nine lines|A short answer]',
      text: 'A decision has nine lines and says what it would have needed to go the other way.',
    },
    {
      title: 'Free for whoever leaves',
      text: 'Owners pay a fee per home and year; moving out costs [nothing|no fee].',
    },
    {
      title: '[Still there|No flat too small]',
      text: 'In {years} years no deposit was lost, be it for a [cellar room|box room] or a villa.',
    },
  ],
  features: [
    {
      id: 'walk',
      title: '[Round the rooms|The walk through]',
      text: 'Both go from corner to corner and agree, or agree that they do not. || One telephone, two people, {corners} corners.',
      check:
        'Corner agreed, disputed, skipped: told apart at arm’s length || {corners} corners in 14 minutes, no signal in the stairwell',
      on: 0,
    },
    {
      id: 'pair',
      title: '[Then and now|Same corner, twice]',
      text: 'The first day’s picture as a stencil for the last. || Two pictures of one corner, years apart, taken from one spot.',
      check:
        'Stencil over a live picture, aligned by a trembling hand || Old picture missing: what stands in its place, one sentence',
      on: 0,
    },
    {
      id: 'wear',
      title: '[Worn or broken?|What living does]',
      text: 'What six years do to paint, wood and taps, and who bears it. || Life spans of floors and walls, with real examples.',
      check:
        'Paint after 2, 6 and 11 years, with shares for both sides || Scratch in wood, scratch in tile: two answers',
      on: 0,
    },
    {
      id: 'turn',
      title: '[Whose turn|Until Thursday, you]',
      text: 'Who has to say something, until when, and what happens if nobody does. || One line for both: whose turn, how long.',
      check:
        'Owner’s turn, tenant’s turn, nobody’s: the same line for both || Last day, 20:00: message under 120 characters',
      on: 0,
    },
    {
      id: 'part',
      title: '[What is not in doubt|Most of it, today]',
      text: 'The part that nobody argues over goes out at once. || Splits a deposit into the sure and the disputed.',
      check:
        'Deposit of {deposit}, a ninth disputed: three sums, one screen || Owner disputes all of it: what has to be given as reason',
      on: 0,
    },
    {
      id: 'table',
      title: '[The arbiter’s table|On one table]',
      text: 'Pictures, ages and both sides’ words, laid out for a decision in twenty minutes. || Everything about one stain, without the rest.',
      check: 'Case with 2 pictures and one with 60, same layout || Decision in nine lines, written beside the pictures',
      on: 1,
    },
    {
      id: 'one-leaves',
      title: '[One of four|Change of flatmates]',
      text: 'One goes, another comes, and the money stays with the flat. || A share changes hands without touching the rest.',
      check: 'Four names, one abroad, one new: five confirmations in order || New flatmate sees which holes are older',
      on: 0,
    },
    {
      id: 'onward',
      title: '[To the next door|Take it along]',
      text: 'The deposit is promised to the next landlord before it is free. || A letter that a new landlord accepts, for the weeks in between.',
      check:
        'A5 letter with a sum, a date and a way to check it || Old flat decided against the tenant: who is told what',
      on: 1,
    },
    {
      id: 'keys',
      title: '[Keys and meters|Four figures and a key]',
      text: 'Meters, keys and the hour, signed by both before the van leaves. || What ends a tenancy: three readings and a bunch.',
      check:
        'Meter in a dark cellar, read, doubted, photographed: three frames || One key missing: what it costs and how long it may still turn up',
      on: 0,
    },
  ],
  surfaces: [
    {
      name: '[In the empty flat|Between the boxes]',
      format: '[Phone, 375 px, held in turn|375 px, passed to and fro]',
      states: 'owner not there, corner disputed, and no light',
    },
    {
      name: '[At the fund’s desk|The case room]',
      format: '[Desktop, 1440 px, two pictures wide|1440 px, pictures in pairs]',
      states: 'one side silent, pictures missing and decided',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'Silence may be read as consent only after two reminders on paper.',
      effect: 'Every deadline on a screen has its letter; draw both.',
    },
    {
      type: 'technical',
      text: 'Empty flats have no network, and often no electricity either.',
      effect: 'The walk runs offline and by torchlight.',
    },
    {
      type: 'people',
      text: 'Half of the owners let a single home and do this once in six years.',
      effect: 'No step may rely on having done it before.',
    },
    {
      type: 'content',
      text: 'Pictures show beds, medicine and other people’s children.',
      effect: 'Only corners in dispute are kept; the rest is blurred, then gone.',
    },
    {
      type: 'brand',
      text: 'Neither side may take it for the other side’s friend.',
      effect: 'No colour, face or first name that takes a part.',
    },
    {
      type: 'time',
      text: 'Two thirds of all moves fall on six days of the year.',
      effect: 'Six handovers in a row without going back to a list.',
    },
  ],
  nonGoals: [
    { text: 'Finding flats' },
    { text: 'Collecting rent' },
    { text: 'Marks for tenants or owners' },
    { text: 'Advice on how to win' },
    { text: 'Booking painters' },
  ],
  tensions: [
    {
      of: [2, 3],
      a: '{p2} wants the money to go back by itself on day fourteen.',
      b: '{p3} cannot get a painter’s price in less than thirty days.',
      where: 'On the line that says whose turn it is, and what happens at its end.',
    },
    {
      of: [0, 1],
      a: '{p0} wants pictures of every corner, at moving in and out.',
      b: '{p1} refuses to look through sixty pictures of clean walls for one scratch.',
      where: 'In how many corners the walk asks for, and who chooses them.',
    },
  ],
  unknowns: [
    'Whether two people who dislike each other will hold one telephone',
    'What share of disputes is about a smell',
    'How many tenants give up a fair claim because of the tone',
    'If owners would pay out at once in return for an earlier handover',
    'What arbiters really look at first',
  ],
  twists: [
    'An owner of {homes} homes joins on one day and brings its own form, with eleven signatures. {p0f} wants the fee. Which of your screens would it break?',
    'The court has ruled: pictures taken by one side alone count for nothing from {due}. Tenants often stand there alone. Redraw the walk for one person.',
    'A pipe has burst and {corners} flats are empty on one day, nobody at fault. Every deposit is wanted at once. What do both sides see?',
  ],
  objects: [
    'bunches of keys with paper tags',
    'meter dials behind little windows',
    'paint samples on cardboard',
    'floorboard offcuts',
    'carbon copies of handover lists',
    'brass letterboxes',
  ],
  moments: [
    'in an empty flat, by torchlight',
    'on the stairs, with a lamp under one arm',
    'at a new front door, before the contract is signed',
    'on the last day of the month, in a third bathroom',
  ],
  samples: [
    'Your turn until Thursday.',
    'We agree about everything but the bath.',
    'The larger part is on its way.',
    'Paint lasts six years. This was the seventh.',
  ],
  troubles: [
    {
      id: 'between-flats',
      titles: [
        'Two deposits and no sofa: {org}',
        'Whose turn is it? {org}, {town}',
        '{weeks} weeks after the keys, {org}',
        'The month between two doors at {org}',
      ],
      n: {
        weeks: [10, 14],
        weeksTo: [2, 4],
        borrow: [27, 44],
        borrowTo: [8, 14],
        silent: [51, 68],
        silentTo: [17, 28],
      },
      problem: [
        'Money comes back {weeks} weeks after the keys. {borrow}% of those who move borrow the next deposit, from [family|an employer] or at a counter with a neon sign.',
        'A move takes one day, the deposit {weeks} weeks. In {silent}% of cases nothing was in dispute: somebody simply had not [answered|written].',
      ],
      ask: [
        'Get the money out as soon as nobody is against it, and make it plain who is holding it up.',
        'Shorten the weeks between two doors without shortening anybody’s right to [object|an answer].',
      ],
      situation: [
        'A form goes to the owner, comes back, goes to the tenant. Each has four weeks and uses [them|three]. {p0f}’s clerks answer “it is being processed” forty times a day.',
        'There is a page with a status. It says “open” from the first day to the [last|day before the last]. {p2f}’s people tell members to ring on Mondays.',
      ],
      whyNow: [
        {
          kind: 'rule',
          text: 'From {due} interest is due on whatever is held longer than a month for no stated reason.',
        },
        {
          kind: 'rival',
          text: 'An insurer sells “no deposit at all” to students in {town} before the term that begins in {due}.',
        },
        {
          kind: 'complaint',
          text: 'The university warned new students of the fund in {now}; the next edition is printed in {due}.',
        },
      ],
      goals: [
        {
          text: 'Pay out {weeksTo} weeks after the keys {by}, not {weeks}. || From {weeks} weeks to {weeksTo} {by}, keys to account.',
          measure: {
            metric: 'Time from keys to money',
            base: '{weeks} weeks, median',
            target: '{weeksTo} weeks',
            how: 'Hour of handover against the bank’s date',
          },
        },
        {
          text: 'Let no more than {borrowTo}% borrow for the next deposit {by2}; {borrow}% do now. || Bring borrowers from {borrow}% down to {borrowTo}% {by2}.',
          measure: {
            metric: 'Movers who borrow in between',
            base: '{borrow}% of movers',
            target: '{borrowTo}%',
            how: 'One question a week after the payment',
          },
        },
        {
          text: 'Bring undisputed cases that wait for an answer from {silent}% to {silentTo}% {by3}. || Let {silentTo}% of open cases be undisputed and waiting {by3}, not {silent}%.',
          measure: {
            metric: 'Undisputed cases that wait',
            base: '{silent}% of open cases',
            target: '{silentTo}%',
            how: 'Open cases on the first of a month, read by {p0f}',
          },
        },
        { text: 'Let nobody lose a right by being slow with paper.' },
      ],
      core: ['turn:2', 'part:0', 'onward:1'],
      more: ['walk:0', 'keys:0', 'one-leaves:1', 'wear:2', 'pair:3'],
    },
    {
      id: 'one-stain',
      titles: [
        'The stain that was there before: {org}',
        'One corner, two memories: {org}, {town}',
        'Worn or broken? {org}',
        '{blind}% have no picture: {org}',
      ],
      n: {
        blind: [58, 77],
        blindTo: [18, 29],
        cases: [140, 390, 5],
        casesTo: [60, 110, 5],
        hours: [5, 9],
        hoursTo: [2, 3],
      },
      problem: [
        '{cases} disputes a year come before {arbiters:w} arbiters, and in {blind}% nobody can show how it looked on the first day. One takes {hours} hours, for a sum that is [mostly|nearly always] under a third of the deposit.',
        'In {blind}% of disputes there is one picture: of the end. {cases} cases a year are decided by who [remembers|describes] better.',
      ],
      ask: [
        'Two people who part should leave with one record of the rooms, made when both still smile.',
        'Make the first day count on the last, and keep small scratches away from the [arbiters|table].',
      ],
      situation: [
        'A list on paper: “walls: good”. Both sign it in a hurry, one copy is [lost|under a kettle]. Six years on it is read by {p1f} with a magnifying glass.',
        'Tenants film everything on the first day and lose the telephone in the second year. Owners keep [nothing|receipts]. An upload page was opened; {arbiters:w} people in a hundred found it.',
      ],
      whyNow: [
        { kind: 'people', text: '{p1} retires in {due}; the others decide half as many cases in a week.' },
        {
          kind: 'money',
          text: 'The owners’ fee is set anew in {due}; {p3} wants it lower.',
        },
        {
          kind: 'growth',
          text: 'Two housing cooperatives join in {due}, with as many old floors as all the others together.',
        },
      ],
      goals: [
        {
          text: 'Have a picture of the first day in all but {blindTo}% of disputes {by}; today {blind}% lack one. || Disputes without a first picture: {blindTo}% {by}, from {blind}%.',
          measure: {
            metric: 'Disputes without a first picture',
            base: '{blind}% of disputes',
            target: '{blindTo}%',
            how: 'Noted by the arbiter when a case is opened',
          },
        },
        {
          text: 'See {casesTo} disputes a year instead of {cases}, counted {by2}. || No more than {casesTo} disputes a year {by2}, {cases} last year.',
          measure: {
            metric: 'Disputes at the table',
            base: '{cases} a year',
            target: '{casesTo} a year',
            how: 'Docket numbers, read at new year',
          },
        },
        {
          text: 'Decide a scratch in {hoursTo} hours of an arbiter’s time rather than {hours}. || {hoursTo} hours for a scratch, {hours} now.',
        },
        { text: 'Keep pictures of people’s homes no longer than the quarrel.' },
      ],
      core: ['pair:0', 'walk:0', 'wear:1'],
      more: ['table:2', 'one-leaves:0', 'keys:1', 'turn:2', 'part:3'],
    },
  ],
};
