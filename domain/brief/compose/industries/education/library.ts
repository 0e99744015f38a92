import type { Kind } from '../../kinds.ts';

export const library: Kind = {
  id: 'library',
  model: 'public',
  channel: 'kiosk',
  where: [],
  what: [
    'a public library with {branches:w} branches',
    'a town library, {branches:w} branches and a bus',
    'a library with {books} books and a [workshop|seed cupboard]',
  ],
  names: [
    '{town} Library',
    '{district} Reading House',
    'The {thing} Library',
    '{surname} Library',
    '{tree} Street Library',
    '{bird} Library',
  ],
  years: [14, 121],
  n: {
    branches: [2, 6],
    books: [48000, 210000, 1000],
    visits: [74000, 290000, 1000],
    staff: [11, 38],
    things: [90, 310, 5],
    seats: [60, 190, 5],
  },
  story: [
    'For {years} years there has been a [green lamp|heater] in the reading room and somebody asleep beside it.',
    'It was given to {town} {years} years ago by a [button maker|widow] on the condition that it be warm.',
    'Besides books it lends {things} things: drills, a projector, [fishing rods|ukuleles].',
  ],
  audience: [
    'Everybody, which means: children after school, people without a desk at home, readers, and those who come because it is [warm|quiet and warm].',
    '{visits} visits a year, of which four in ten [borrow nothing|are not for books].',
    'Regulars with their own chair, pupils who need a table, and people who have not been in since school.',
  ],
  users: [
    {
      role: '[pupil before finals|pupil with three siblings|pupil and class clown]',
      ages: [14, 18],
      goals: ['A table where others work too', 'Help with chemistry, at four'],
      pains: ['Every table taken by one bag', 'Quiet room or loud room, nothing between'],
      quotes: ['At home there’s a table. There are also five people at it.'],
    },
    {
      role: '[unemployed welder|seasonal waitress|packer between jobs]',
      ages: [27, 59],
      goals: ['Fill in a form with somebody beside', 'Print nine pages'],
      pains: ['The computer stops after thirty minutes', 'Card expired, and the form wants an address'],
      quotes: ['I came to print. I stayed because nobody asked why.'],
    },
    {
      role: '[retired welder|retired proofreader|widowed surveyor]',
      ages: [65, 87],
      goals: ['The paper, the chair by the window', 'A novel somebody else has liked'],
      pains: ['The self-service machine says “error 4”', 'Where did the woman at the desk go?'],
      quotes: ['She used to put one aside for me. The machine doesn’t.'],
    },
    {
      role: '[carpenter and father|paediatric nurse and mother|stay-at-home father]',
      ages: [26, 44],
      goals: ['An hour in the dry with two children', 'Twelve picture books, not the same twelve'],
      pains: ['Overdue books under the sofa', 'Feels loud'],
      quotes: ['We’re loud. We know. We’re leaving. No, one more.'],
    },
    {
      role: '[neighbour without a library card|delivery driver|shop assistant from next door]',
      ages: [22, 51],
      goals: ['Borrow a drill for Saturday', 'Find out whether one may'],
      pains: ['Thinks it is for readers', 'Opening hours of a museum'],
      quotes: ['You have drills? Since when do you have drills?'],
    },
  ],
  people: [
    { role: 'head librarian', wants: ['people who have never come', 'tables, not only shelves'] },
    { role: 'librarian at the desk', wants: ['time for the one question a day that matters', 'no policing'] },
    {
      role: 'speaker of the friends of the library',
      wants: ['quiet', 'books that are bought for reading and not for statistics'],
    },
    { role: 'head of the council’s culture office', wants: ['visits counted', 'hours without staff'] },
  ],
  usps: [
    { title: 'Nothing to buy', text: 'It is the only warm room in {district} in which one need not buy anything.' },
    {
      title: '{things} things',
      text: 'Drills, tents, [a microscope|telescopes]: {things} things may be borrowed like a book.',
    },
    {
      title: '[Somebody who has read it|Put aside for you]',
      text: 'People at the desk still say “try this”, {visits} times a year or nearly.',
    },
    {
      title: 'No fines',
      text: 'Since the council was convinced, nobody is fined; [things|books] come back all the same.',
    },
    {
      title: 'Doors from six',
      text: 'Two branches open at six with a card, before anybody is there, and nothing has ever been stolen but a clock.',
    },
  ],
  features: [
    {
      id: 'now',
      title: '[Room right now|How loud, how full]',
      text: 'How full and how loud it is, room by room. || A table now: where, how loud, with whom.',
      check: 'Four rooms, two full, one loud, at 360 px || Bag on a table for an hour: what the room does',
      on: 0,
    },
    {
      id: 'things',
      title: '[Drill for Saturday|Things]',
      text: 'Things to borrow, with what one needs to know about them. || {things} things by what one wants to do.',
      check: 'From “hang a shelf” to a drill on Saturday || Returned without the bit: said without blame',
      on: 0,
    },
    {
      id: 'aside',
      title: '[Put aside for you|Somebody thought of you]',
      text: 'A person at the desk puts something aside for a person. || One book, chosen by somebody, with a sentence.',
      check: 'Sentence of at most 20 words, from desk to reader || “Not for me” as an answer that helps',
      on: 0,
    },
    {
      id: 'form',
      title: '[Beside you|Help with a form]',
      text: 'A quarter of an hour with somebody beside, at an hour that is kept. || Help for forms, letters, chemistry, by the quarter hour.',
      check: 'Slot found without saying what it is about || Helper away: who else, within ten minutes',
      on: 0,
    },
    {
      id: 'first',
      title: '[Never been?|First time]',
      text: 'What one may, for those who think they may not. || Six things one may do without a card.',
      check: 'Six sentences that all begin with “you may” || Card in under three minutes without proof of address',
      on: 0,
    },
    {
      id: 'desk',
      title: '[What people asked|Question book]',
      text: 'The questions of the day and what came of them. || Questions at the desk, kept in a line each.',
      check: 'Question kept in eight seconds while listening || Week’s questions on one page, nobody recognisable',
      on: 1,
    },
    {
      id: 'open',
      title: '[Before anyone is here|Open at six]',
      text: 'Hours without staff: who is in, what works, whom to ring. || The house from six to ten, alone.',
      check: 'Lamp, heater, printer, door: what works alone || Somebody unwell at 06:40: what the wall says',
      on: 1,
    },
    {
      id: 'shelf',
      title: '[Not one shelf too many|Living shelves]',
      text: 'What is read, what waits, what could go to another branch. || Shelves that move with the readers.',
      check: '120 books to move, with the reason for each group || The last copy in the county: never on the list',
      on: 1,
    },
    {
      id: 'back',
      title: '[Under the sofa|Bring it back]',
      text: 'What is due, found, lost, without fear. || Things that are late, asked for kindly and once.',
      check:
        'Twelve picture books, one under the sofa: three taps || Lost: what it costs, or how to make it good with an hour',
      on: 0,
    },
  ],
  surfaces: [
    {
      name: '[For visitors|On the way and inside]',
      format: '[Phone at 360 px and a screen in the hall|360 px, and a portrait screen in the hall]',
      states: 'full, [closed early|alone in the house] and thing missing',
    },
    {
      name: '[At the desk|The librarians’ side]',
      format: '[Desktop at 1280 px, turned to the visitor|1280 px shared with whoever asks]',
      states: 'helper away, [alarm|door stuck] and question unanswered',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'What somebody reads or asks is nobody’s business and may not be [kept|stored].',
      effect: 'Recommendations come from people, from memory.',
    },
    {
      type: 'technical',
      text: 'The catalogue is shared by [forty|eleven] libraries and cannot be changed; it can be [searched|asked].',
      effect: 'Build beside it, link into it, promise nothing it does not know.',
    },
    {
      type: 'people',
      text: 'Between six and ten, and on Sundays, there is nobody.',
      effect: 'The house itself has to speak: walls, lamps, doors.',
    },
    {
      type: 'content',
      text: 'House rules have grown to [31|28] sentences with “not”.',
      effect: 'Say what one may; keep the four that protect others.',
    },
    {
      type: 'money',
      text: 'The budget buys {staff} hours a day or books, and each year [fewer|less] of both.',
      effect: 'Nothing that needs looking after.',
    },
    {
      type: 'brand',
      text: 'The owl of the founder has been on every stamp for {years} years.',
      effect: 'Use the stamp as it is, inked and crooked.',
    },
  ],
  nonGoals: [
    { text: 'E-books' },
    { text: 'Events' },
    { text: 'Automatic recommendations' },
    { text: 'Fines' },
    { text: 'A new catalogue' },
  ],
  tensions: [
    {
      of: [0, 2],
      a: '{p0} wants tables, talk and people who have never read.',
      b: '{p2} has kept the quiet alive through three renovations.',
      where: 'In “how loud, how full”: is loud a warning or an invitation?',
    },
    {
      of: [1, 3],
      a: '{p1} wants somebody there when somebody asks.',
      b: '{p3} pays for doors that open by themselves.',
      where: 'At half past six, in front of a printer that has stopped.',
    },
  ],
  unknowns: [
    'Why those who could use it most do not come in',
    'How much quiet pupils really want',
    'Whether a loud hour, announced, bothers anybody',
    'What people hope for who borrow nothing',
    'Whether things come back better without fines',
  ],
  twists: [
    'The heating elsewhere is turned down in {winter}. Twice as many people come, to sit. There are {seats} chairs. Decide what the hall says at five o’clock.',
    'The council closes the smallest branch unless {visits} visits become a tenth more. Its neighbours ask what counts as a visit. Answer with a screen.',
    'A school moves in for two years while its building is repaired. Two hundred children, {p2f}’s quiet, one toilet. Draw the day.',
  ],
  objects: [
    'date stamps',
    'green reading lamps',
    'catalogue drawers',
    'book trolleys',
    'chairs of four generations',
    'desk bells',
  ],
  moments: [
    'at a table with five others',
    'in front of a machine that says “error”',
    'at half past six, alone in the house',
    'in the street, not sure one may',
  ],
  samples: ['Two tables by the window. Whispering.', 'You may sit here all day.', 'Put aside for you, till Friday.'],
  troubles: [
    {
      id: 'not-for-me',
      titles: [
        'You have drills? {org}',
        'Not for me, they think: {org}',
        '{never}% have never been in: {org}',
        'You may: {org}, {town}',
      ],
      n: { never: [48, 63], neverTo: [31, 38], loans: [280, 720, 10], loansTo: [1500, 2300, 50] },
      problem: [
        '{never}% of the people in {district} have never been in. They think it is for readers. The {things} things are lent {loans} times a year, mostly to those who work there.',
        'Asked in the street, {never}% say the library is not for them. Inside there are drills, warmth and help, and nobody has told them.',
      ],
      ask: [
        'Show people who do not read what they may do here, without giving readers the feeling of a fun fair.',
        'Find the first five minutes for somebody who stands outside and is not sure.',
      ],
      situation: [
        'The window shows new novels. The page has a search field. For a card one needs an address, which some do not have. Things are listed in the catalogue under “realia”.',
        '{p1f} walks out and talks to people at the bus stop; it works, ten minutes a day. A poster with a drill was stolen, twice, for the drill.',
      ],
      whyNow: [
        {
          kind: 'money',
          text: 'The council decides about the smallest branch in {due}, by the number of people and not of loans.',
        },
        { kind: 'move', text: 'The house gets a glass front on the square in {due}.' },
        { kind: 'growth', text: 'Six hundred new flats without cellars are ready in {due}, three streets away.' },
      ],
      goals: [
        {
          text: 'Bring those who have never been in from {never}% to {neverTo}% of {district} {by}. || No more than {neverTo}% of {district} never in here {by}; {never}% today.',
          measure: {
            metric: 'People who have never been in',
            base: '{never}%',
            target: '{neverTo}%',
            how: '120 asked at the bus stop, twice a year || Street survey, same corner, same question',
          },
        },
        {
          text: 'Lend things {loansTo} times a year {by2}; it was {loans}. || Raise loans of things from {loans} to {loansTo} a year {by2}.',
          measure: {
            metric: 'Loans of things',
            base: '{loans} a year',
            target: '{loansTo}',
            how: 'Loan list, staff not counted || Catalogue report, quarterly',
          },
        },
        { text: 'Give a card in three minutes to somebody without papers.' },
        { text: 'Take no quiet from those who came for it.' },
      ],
      core: ['first:2', 'things:1', 'desk:0'],
      more: ['now:0', 'form:0', 'aside:3', 'back:1', 'shelf:3', 'open:2'],
    },
    {
      id: 'no-table',
      titles: [
        'One bag, one table: {org}',
        'Four o’clock at {org}',
        '{turned} pupils sent home by a full room: {org}',
        'Neither quiet nor loud: {org}',
      ],
      n: { turned: [38, 92, 2], turnedTo: [9, 14], used: [42, 57], usedTo: [71, 83] },
      problem: [
        'At four every table is taken and {used}% of the chairs are empty: bags sit on the rest. {turned} people a day turn round in the door.',
        '{turned} pupils a day find no place, although only {used}% of {seats} seats have somebody on them. One room is too quiet to ask, the other too loud to think.',
      ],
      ask: [
        'Share {seats} seats among people who need different kinds of quiet, without wardens.',
        'Make the middle: a room in which one may ask.',
      ],
      situation: [
        'Signs say “silence”. At four the desk becomes a police station. Booking of tables was tried: those who booked did not come, those who came had not booked.',
        'Pupils send one of them ahead with four bags. {p2f} counts decibels. The workshop stands empty until six.',
      ],
      whyNow: [
        { kind: 'season', when: 'spring', text: 'Finals begin in {due}; last year people sat on the stairs.' },
        { kind: 'complaint', text: 'Readers and pupils have each handed in a list with two hundred names, in {now}.' },
        { kind: 'rule', text: 'The fire office forbids sitting on stairs from {due}.' },
      ],
      goals: [
        {
          text: 'Turn away no more than {turnedTo} people a day {by}, instead of {turned}. || Bring people without a place from {turned} to {turnedTo} a day {by}.',
          measure: {
            metric: 'People who find no place',
            base: '{turned} a day',
            target: '{turnedTo} a day',
            how: 'Door counter, in and out within four minutes || Tally at four o’clock, two weeks a term',
          },
        },
        {
          text: 'Have {usedTo}% of the seats used at four {by2}, up from {used}%. || Raise seats in use at four from {used}% to {usedTo}% {by2}.',
          measure: {
            metric: 'Seats with somebody on them',
            base: '{used}%',
            target: '{usedTo}%',
            how: 'Count at four and five, three days a week || Photograph without faces, counted by hand',
          },
        },
        { text: 'Let a pupil find a fitting table before climbing the stairs.' },
        { text: 'Make nobody a policeman.' },
      ],
      core: ['now:0', 'form:2', 'open:1'],
      more: ['first:0', 'desk:3', 'aside:3', 'things:1', 'back:3'],
    },
  ],
};
