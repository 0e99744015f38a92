import { defineCase, money } from '../case.ts';

export const holdsExpire = defineCase({
  id: 'holds-expire',
  industry: 'education',
  client: 'everyday',
  model: 'public',
  channel: 'phone',
  about:
    'A public library keeps a reserved book on a pick-up shelf for seven days. More than a quarter of these books are never picked up: readers see the last day too late, cannot come in time, or no longer want the book and have no easy way to say so. Each such book stands still for a week while others wait for it. The library wants fewer reservations to expire, and it will soon have a smaller shelf.',
  settings: [
    {
      country: 'ee',
      town: 'Viljandi',
      orgs: ['Lossimäe Raamatukogu', 'Paala Järve Raamatukogu', 'Kantreküla Raamatukogu'],
      start: [2, 1],
      trigger: 'move',
      languages: ['Estonian', 'Russian'],
      inputs: [
        {
          reserved: 1900,
          outIn100: 27,
          room: 235,
          given: 46,
          wait: 38,
          fee: 1,
        },
        {
          reserved: 1650,
          outIn100: 29,
          room: 210,
          given: 38,
          wait: 41,
          fee: 1,
        },
      ],
      words: {
        law: 'By the General Data Protection Regulation',
        shelter: 'an old post office',
        book: 'Boats of the Northern Lakes',
      },
    },
    {
      country: 'uy',
      town: 'Salto',
      orgs: ['Biblioteca Costanera Norte', 'Biblioteca Arroyo Ceibal', 'Biblioteca Los Naranjos'],
      start: [8, 3],
      trigger: 'move',
      languages: ['Spanish'],
      inputs: [
        {
          reserved: 980,
          outIn100: 33,
          room: 125,
          given: 21,
          wait: 34,
          fee: 50,
        },
        {
          reserved: 840,
          outIn100: 31,
          room: 105,
          given: 18,
          wait: 37,
          fee: 40,
        },
      ],
      words: {
        law: 'By Law 18.331 on personal data',
        shelter: 'a former river office',
        book: 'Birds of the Lower River',
      },
    },
    {
      country: 'za',
      town: 'Paarl',
      orgs: ['Berg Bank Public Library', 'Oak Lane Public Library', 'Granite Hill Public Library'],
      start: [3, 1],
      trigger: 'move',
      languages: ['English', 'Afrikaans'],
      inputs: [
        {
          reserved: 1240,
          outIn100: 30,
          room: 155,
          given: 29,
          wait: 36,
          fee: 10,
        },
        {
          reserved: 1420,
          outIn100: 28,
          room: 180,
          given: 33,
          wait: 39,
          fee: 12,
        },
      ],
      words: {
        law: 'By the Protection of Personal Information Act',
        shelter: 'a side wing of the town hall',
        book: 'Walks under the Granite',
      },
    },
    {
      country: 'ph',
      town: 'Dumaguete',
      orgs: ['Banilad Public Library', 'Sea Wall Public Library', 'Piapi Lane Public Library'],
      start: [6, 1],
      trigger: 'move',
      languages: ['English', 'Filipino'],
      inputs: [
        {
          reserved: 760,
          outIn100: 34,
          room: 98,
          given: 14,
          wait: 31,
          fee: 20,
        },
        {
          reserved: 690,
          outIn100: 32,
          room: 88,
          given: 12,
          wait: 29,
          fee: 25,
        },
      ],
      words: {
        law: 'By the Data Privacy Act of 2012',
        shelter: 'a school hall near the market',
        book: 'Reefs of the Central Islands',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Reservation pages on the phone', device: 'phone', size: '390 × 844 px' },
    tablet: { name: 'Shelf list on the tablet', device: 'tablet', size: '1280 × 800 px' },
  },
  figures: (i) => {
    const out = Math.round((i.reserved * i.outIn100) / 100);
    return {
      ...i,
      fee: money(i.fee),
      expired: out,
      outGoal: Math.round(i.outIn100 * 0.58),
      onShelf: Math.round((out * 7 + (i.reserved - out) * 3) / 30),
      givenGoal: i.given * 3,
      waitGoal: Math.round(i.wait * 0.87),
    };
  },
  users: {
    reader: {
      surface: 'phone',
      variants: [
        {
          role: 'Electrician who works until 18:00',
          conflict: 'pass',
          gender: 'm',
          ages: [24, 55],
          context: () => 'reads messages when the library is closed.',
          goal: () => 'Know how many others wait before he gives a book up.',
          obstacle: () => 'He skips the line “Others wait for this book” in each email.',
          quote: 'The book and I are never free on the same day.',
        },
        {
          role: 'Gardener with weak eyes',
          conflict: 'before',
          gender: 'm',
          ages: [48, 64],
          context: () => 'uses large text, and leaves his phone in the van.',
          goal: () => 'Keep his book, even if he answers late.',
          obstacle: () => 'He reads his messages only on Sundays.',
          needs: 'the last day, in large text',
          quote: 'I found the date. It was last Tuesday.',
        },
        {
          role: 'Student with five reservations',
          conflict: 'ready',
          gender: 'm',
          ages: [18, 27],
          context: () => 'reserves many books before an examination.',
          goal: () => 'See which of five books is ready, without opening a page.',
          obstacle: () => 'He opens none of five emails that look the same.',
          quote: 'Five books, five emails, and each says ‘a book is ready’.',
        },
      ],
    },
    helper: {
      surface: 'phone',
      variants: [
        {
          role: 'Daughter, who also gets her mother’s messages',
          conflict: 'ready',
          gender: 'f',
          ages: [38, 57],
          context: () => 'works at a counter, where everybody sees her phone.',
          goal: () => 'Let nobody else see what her mother reads.',
          obstacle: () => 'She leaves her phone on the counter, with the screen up.',
          quote: 'My mother reads what she likes. My colleagues read my phone.',
        },
        {
          role: 'Parent of three, with four library cards on one phone',
          conflict: 'before',
          gender: 'f',
          ages: [31, 47],
          context: () => 'picks up for the whole family on Saturdays.',
          goal: () => 'Let the next reader go first when nobody has time.',
          obstacle: () => 'She asks at home whose book is ready, and then forgets to answer.',
          needs: 'four cards on one phone',
          quote: 'Four cards, one phone, and nobody knows whose book it is.',
        },
        {
          role: 'Neighbour who picks up for a woman of 86',
          conflict: 'pass',
          gender: 'f',
          ages: [29, 58],
          context: () => 'gets the messages for her own card and for the woman’s.',
          goal: () => 'Keep a book for the old woman, who reads slowly.',
          obstacle: () => 'She reads each message aloud, and the old woman gives her book up.',
          quote: 'She reads ten pages a day, and she finishes every book.',
        },
      ],
    },
    assistant: {
      surface: 'tablet',
      variants: [
        {
          role: 'Library assistant, on the early shift',
          ages: [22, 60],
          context: () => 'walks along the shelf before opening.',
          goal: () => 'Take down each book that may go to the next reader.',
          obstacle: () => 'Last days and calls of readers are noted on slips in the books.',
          quote: 'I know this shelf by heart. It changes every morning.',
        },
        {
          role: 'Library assistant in the first year',
          ages: [19, 29],
          context: () => 'uses the tablet while readers wait at the counter.',
          goal: () => 'Find a book whose reader has telephoned to pass it on.',
          obstacle: () => 'The call is noted on paper, and nobody reads the note.',
        },
      ],
    },
  },
  stakeholders: {
    board: {
      role: 'chair of the library’s board',
    },
    director: { role: 'director of the library' },
    lending: { role: 'head of lending' },
    privacy: {
      role: 'data protection officer',
    },
    friends: {
      role: 'chair of the readers’ association',
    },
  },
  goals: ({ f }) => ({
    out: {
      direction: 'Lower',
      what: 'the share of reservations that expire',
      from: `${f.outIn100} in 100`,
      today: 'Of all reservations, {from} expire.',
      to: `${f.outGoal} in 100`,
      months: 4,
      measuredBy: 'the loan system',
    },
    give: {
      direction: 'Raise',
      what: 'the number of reserved books a month that readers pass on',
      from: f.given,
      today: 'Readers can pass a book on only by telephone, and do so with {from} a month.',
      to: f.givenGoal,
      months: 4,
      measuredBy: 'the loan system',
    },
    wait: {
      direction: 'Lower',
      what: 'the median wait for a book with several reservations',
      from: `${f.wait} days`,
      today: 'For a book with several reservations, a reader waits {from} (median).',
      to: `${f.waitGoal} days`,
      months: 7,
      measuredBy: 'the loan system',
    },
  }),
  features: {
    ready: {
      title: 'Ready for you',
      surface: 'phone',
      user: 'reader',
      goal: 'out',
      does: 'tells a reader that a book waits, and until when',
      frames: [
        'one ready book, six days before its last day',
        'a book on the evening before its last day',
        'a book that went to the next reader this morning',
      ],
    },
    pass: {
      title: 'Pass it on',
      surface: 'phone',
      user: 'reader',
      goal: 'give',
      does: 'lets a reader give up a book that waits on the shelf, so that the next reader gets it',
      frames: [
        'a book that six other readers want',
        'a book that nobody else wants',
        'a book that was passed on by mistake',
      ],
    },
    before: {
      title: 'Before it waits',
      surface: 'phone',
      user: 'reader',
      goal: 'give',
      does: 'asks whether the coming days suit, before a book goes on the shelf',
      frames: [
        'the question with one answer marked, before the reader has answered',
        'a question that has had no answer for two days',
        'the answer “Next reader first”, with the place in the queue that is kept',
      ],
    },
    shelf: {
      title: 'Shelf list',
      surface: 'tablet',
      user: 'assistant',
      goal: 'wait',
      does: 'shows which books to take down, and for whom',
      frames: [
        'a book passed on by telephone, and two whose seven days are over',
        'a book that a reader passed on last night',
        'a morning without any book to take down',
      ],
    },
    mine: {
      title: 'My reservations',
      surface: 'phone',
      user: 'helper',
      goal: 'wait',
      does: 'lists all reservations, and pauses one, so that the next reader goes first',
      frames: ['five reservations on two cards, one of them on pause', 'a reader who is third in the queue'],
    },
  },
  later: ['before'],
  task: (d, has) =>
    [
      `Design reservation pages for ${d.org}, a public library in ${d.town}, ${d.country}.`,
      'Readers reserve books there and pick them up from a shelf within seven days.',
      'Today they get an email. In future, a text message will open the pages on their phones.',
      has.tablet && 'Library assistants, who look after the shelf, use a tablet.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (d, _, at) => {
    const start = `Take one book, “${d.s.book}”.`;
    if (at === 'pass')
      return `${start} It waits for one reader, and six others want it. Write what this reader sees before deciding, in two lines. Write these lines again for somebody who reads slowly.`;
    if (at === 'before')
      return `${start} It is ready on Friday. Write the question that asks whether the coming days suit, with two answers, in 25 words. Which answer does somebody who is ill need?`;
    return `${start} It is ready on a Friday, until the next Thursday at 18:00. Write two lines of 40 letters each for a locked phone, once with the title and once without. What did you leave out?`;
  },
  glossary: [
    {
      word: 'Expire',
      means: 'to end, because nobody came for the book within seven days.',
    },
    {
      word: 'Pause',
      means: 'to stop a reservation for some weeks, before the book is ready, and keep one’s place in the queue.',
    },
  ],
  overview: [
    ({ org, s }, _, at) =>
      at === 'ready'
        ? `A locked phone lights up with an email from ${org}. Line 15 says that “${s.book}” is ready. Its reader waits for four books, does not read so far, and comes too late.`
        : `“${s.book}” has stood on the pick-up shelf of ${org} for seven days. Its reader had no time, and never said so. The next reader gets the book a week late.`,
    ({ org, s }, _, at) =>
      at === 'ready'
        ? `A reader of ${org} waits for four books. Her locked phone shows an email, but not which book has come. She plans to look later, and “${s.book}” goes to the next reader.`
        : `A reader of ${org} gets an email: “${s.book}” is ready. He has no time this week, but can pass it on only by telephone. He does nothing, and the next reader waits a week longer.`,
  ],
  nonGoals: [
    'Longer opening hours',
    'Fees and fines',
    'The catalogue and the search for books',
    'Lockers, and delivery to the door',
  ],
  constraints: [
    {
      type: 'people',
      at: 'ready',
      text: () => 'Some readers have weak eyes, and use large text.',
      effect: () => '‘Ready for you’ shows the last day without scrolling.',
      frame: 'the last day, in large text',
    },
    {
      type: 'time',
      at: 'ready',
      text: () => 'The seven days include Sundays and holidays, when the library is closed.',
      effect: () => '‘Ready for you’ names the days on which the library is open.',
      frame: 'a week with a Sunday and a holiday',
    },
    {
      type: 'legal',
      at: 'pass',
      text: ({ s }) => `${s.law}, no reader may learn who else reserved a book.`,
      effect: () => '‘Pass it on’ gives no hint of age, street or name.',
      frame: 'the confirmation, without a hint of the next reader',
    },
    {
      type: 'technical',
      at: 'before',
      text: () => 'If a reader does not answer within two days, the marked answer counts.',
      effect: () => '‘Before it waits’ says on which day the marked answer counts.',
      frame: 'a marked answer that counts from tomorrow',
    },
    {
      type: 'people',
      at: 'shelf',
      text: () => 'Assistants hold a book in one hand.',
      effect: () => '‘Shelf list’ can be used with one thumb, left or right.',
      frame: 'the shelf list for the left hand',
      from: 'professional',
    },
    {
      type: 'technical',
      at: 'mine',
      text: () => 'The messages for children’s cards go to the phone of a parent.',
      effect: () => '‘My reservations’ says to which card a book belongs.',
      frame: 'four cards on one phone',
    },
  ],
  strands: [
    {
      at: 'ready',
      titles: [
        (d) => `${d.org}: your book is ready. Does a locked phone say which one?`,
        (d) => `Pick-up messages for ${d.org}: a title on a locked phone, or none?`,
      ],
      problem: ({ f }) =>
        `Of 100 reservations, ${f.outIn100} expire: ${f.expired} books a month stand on the shelf for a week. Of 100 of their readers, 58 have several reservations, and do not know which book is ready.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} the library moves to ${s.shelter} for a year. The shelf there has room for ${f.room} books, but ${f.onShelf} wait on an average day.`,
      sides: [
        {
          who: 'lending',
          wants: () => 'wants the title in the message, because readers who wait for four books cannot plan without it',
        },
        {
          who: 'privacy',
          wants: () => 'wants no title on a locked phone, because everybody beside the phone can read it',
        },
      ],
      decision: 'does the title of a book stand on every locked phone, or only on the page that the message opens?',
      frame: 'the message about one ready book, on a locked phone',
      unknowns: [
        () => 'Do readers who wait for only one book miss its title?',
        () => 'Do readers open a message that names no book?',
      ],
      twist: () =>
        'A mother sees on the family phone what her son of sixteen has reserved. He calls this his own business. What does ‘Ready for you’ show for his card now?',
      users: ['reader', 'helper', 'assistant'],
    },
    {
      at: 'pass',
      titles: [
        (d) => `Passing a reserved book on at ${d.org}: how many wait for it?`,
        (d) => `${d.org}: six readers want a book that waits for somebody else`,
      ],
      problem: ({ f }) =>
        `Readers pass on only ${f.given} reserved books a month, each by telephone. Each email says “Others wait for this book”, and readers skip this line. So ${f.outIn100} in 100 reservations expire: ${f.expired} a month, each after a week on the shelf.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} the library moves to ${s.shelter} for a year. The shelf there has room for ${f.room} books, but ${f.onShelf} wait on an average day.`,
      sides: [
        {
          who: 'lending',
          wants: () => 'wants the number of readers who wait, because readers ignore a sentence without a number',
        },
        {
          who: 'friends',
          wants: () =>
            'wants no such number, because a high number makes slow readers feel that they must pass the book on',
        },
      ],
      decision: 'does the page show how many other readers wait, or no such number?',
      unknowns: [
        () => 'Do readers pass a book on because others wait, or because they are busy?',
        () => 'Does a reader who passed a book on reserve it again?',
      ],
      twist: () =>
        'A novel wins a prize, and 84 readers reserve it. The library owns three copies. What does ‘Pass it on’ say to the first three readers?',
      users: ['reader', 'helper', 'assistant'],
    },
    {
      at: 'before',
      titles: [
        (d) => `${d.org} asks first: can the reader come for the book this week?`,
        (d) => `A question from ${d.org} that readers forget to answer`,
      ],
      problem: ({ f }) =>
        `Readers who have no time this week rarely say so, and pass on only ${f.given} reserved books a month. So ${f.outIn100} in 100 reservations expire: ${f.expired} a month, each after a week on the shelf.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} the library moves to ${s.shelter} for a year. The shelf there has room for ${f.room} books, but ${f.onShelf} wait on an average day.`,
      sides: [
        {
          who: 'director',
          wants: () => 'wants “Next reader first” marked, because the new shelf has little room',
        },
        {
          who: 'friends',
          wants: () => 'wants “Let it wait” marked, because people who are ill or away answer late',
        },
      ],
      decision: 'which answer is marked beforehand, “Let it wait” or “Next reader first”?',
      unknowns: [
        () => 'Do readers who do not answer come to the library anyway?',
        () => 'Do readers change an answer that is already marked?',
      ],
      twist: () =>
        'A storm cuts the mobile network for three days, and 40 questions were never delivered. What do these readers see in ‘Before it waits’ afterwards?',
      users: ['reader', 'helper', 'assistant'],
    },
  ],
  sellingPoints: [
    { title: 'Free for all', text: () => 'A card costs nothing, and neither does a reservation.' },
    { title: 'Long loans', text: () => 'A book may stay at home for four weeks.' },
    { title: 'People who know books', text: () => 'Assistants can say what to read next.' },
  ],
  audience: (_, has) =>
    has.tablet
      ? 'Readers who reserve books, people who pick up for others, and the library assistants.'
      : 'Readers who reserve books, and people who pick up for others.',
  direction: {
    styles: {
      minimal: {
        mood: 'Quiet and brief, because readers give a message from the library three seconds.',
        shape:
          'One upright book drawn in a single line, and its last day beside it: no other date is mistaken for this one.',
        second: {
          pass: 'leaves one book and two answers on an empty page, because each further line would push a reader to one side',
          mine: 'gives each reservation one short line without a cover, because five of them should fit into one glance',
        },
        avoid:
          'Signs without words, because readers must guess. A last day behind a tap, because many readers never tap.',
      },
      bold: {
        mood: 'Strong and direct, because readers have learned to skip what the library sends.',
        shape:
          'Day and hour in heavy figures across the full width, because they decide whether the walk is still worth it.',
        second: {
          pass: 'fills half of the page with each answer, because readers decide on the way, with one thumb',
          mine: 'sets a ready book in a heavy block across the page, because it is the only one that needs the reader now',
        },
        avoid:
          'Alarm signs, because they accuse a late reader. The word “urgent”, because reading should not feel like a duty.',
      },
      playful: {
        mood: 'Cheerful and forgiving, because readers who forget a book expect to be scolded.',
        shape:
          'A small round book that stands, leans or has left the shelf: it answers “Is it still there?” at a glance.',
        second: {
          ready:
            'draws the seven days as round fields, the closed ones empty, because readers look for an evening on which they can come',
          mine: 'marks each book with a round token of its library card, because some readers pick up for several people',
        },
        avoid:
          'Books with sad faces, because they blame a late reader. Jokes about forgetting, because readers feel mocked.',
      },
      luxury: {
        mood: 'Gracious and calm, because many readers have looked forward to this one book for weeks.',
        shape:
          'A fine bookmark that ends at the last day, in wide margins: a reader finds the date, and feels no alarm.',
        second: {
          pass: 'sets the confirmation in wide margins with one sentence of thanks, because the reader has done a stranger a favour',
          mine: 'shows each reserved book as a generous cover with few words, because readers know a cover before its title',
        },
        avoid:
          'Gold letters, because they shine, and hide a date. The word “exclusive”, because a public library is for everybody.',
      },
      corporate: {
        mood: 'Dependable and even, because readers plan a walk across town by one message.',
        shape:
          'Books stand in rows as on a shelf, with card and last day in fixed columns: whoever picks up for somebody else compares two cards.',
        second: {
          ready:
            'lists the open hours of the seven days in even rows, because readers hold them against their own shifts',
          mine: 'sorts all reservations into rows by their last day, because a reader begins with the one that ends first',
        },
        avoid:
          'The tone of a demand for payment, because readers put such letters aside. Reference numbers, because they hide the day.',
      },
      retro: {
        mood: 'Familiar and quiet, because readers trust a date stamped on paper more than one more email.',
        shape: 'Ruled lines with one stamped date, as on the slips in the books: the eye goes to the only stamp.',
        second: {
          pass: 'sets a stamped “passed on” across the book’s card, because readers doubt that one tap was enough',
          mine: 'sets each reservation on a ruled card with its place in the queue, because readers go through them one by one',
        },
        avoid: 'Smudged stamps, because they blur the day. Pale typing, because it looks like an old notice.',
      },
      futuristic: {
        mood: 'Exact and alert, because readers have to fit the library’s open hours around their own work.',
        shape:
          'A fine scale of seven days, with bars where the library is open: a reader sees the hours that are left.',
        second: {
          pass: 'sets the days that remain on a short exact scale, because passing a book on helps most on the first of them',
          mine: 'sets each last day as a tick on one shared line, because readers plan one walk for several books',
        },
        avoid:
          'Rings that count down, because they make readers anxious. Dark grounds, because they reflect the sky at a bus stop.',
      },
      organic: {
        mood: 'Neighbourly and mild, because readers share each book with people of the town whom they never see.',
        shape:
          'An uneven, hand-cut shape for each book, no two alike, because a reader of five books looks for one of them.',
        second: {
          pass: 'gives both answers the same soft, uneven field, because a slow reader gives in to the heavier one',
          mine: 'shows a paused book as a soft shape half under the others, because a reader has put it aside and not given it up',
        },
        avoid: 'Handwriting for dates, because it is misread. Leaves around a date, because they hide it.',
      },
    },
    reading: 'Strong figures and open letters, because readers look in passing, some with weak eyes.',
    lettering: 'the sign above the library’s door',
    own: 'the library card',
    accent: 'the last day, because readers see it too late today',
    sample: 'Until Thursday, 18:00, on the shelf by the door.',
  },
  untold: {
    budget: () => 'The town pays for the pages out of the money for the move. The loan system itself is not touched.',
    decision: () => 'I decide. A change of the seven days would need the town council, so please do not count on it.',
    history: (d) =>
      `For half a year we took ${d.f.fee} for each book that nobody picked up. Explaining this cost us more than it brought in.`,
    launch: () => 'It begins on the day of the move. Readers will have to learn a new address anyway.',
    content: () =>
      'We have titles and covers for most books. About one cover in six is missing, mostly of older books.',
    machines: () =>
      'The loan system sends text messages and emails, and it can open a page for each card. It sends everything at night.',
    access: () => 'You may stand beside the pick-up shelf on a Saturday. Everybody talks there.',
    fear: () =>
      'That people feel watched. They tell us that the library is the last place that wants nothing from them.',
    others: () => 'Other libraries have lockers in the street. We have neither the money nor the street.',
    staff: () => 'Five assistants take turns at the shelf. Two of them are left-handed, and they remind us of it.',
    figures: () =>
      'The loan system counts what is put on the shelf and what leaves it. Why somebody did not come, we know only from those whom we asked.',
    complaints: () => 'Readers who wait complain that they can see the book through the glass door.',
    language: () =>
      'Messages go out in the language that a reader chose for the card. Few people know that they can change it.',
    stake: () => 'I would like to walk past that shelf once and see gaps.',
  },
});
