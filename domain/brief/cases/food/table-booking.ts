import { defineCase, money } from '../case.ts';
import { capital } from '../phrases.ts';

export const tableBooking = defineCase({
  id: 'table-booking',
  industry: 'food',
  client: 'everyday',
  model: 'retail',
  channel: 'phone',
  about:
    'A restaurant group holds tables for guests who never come. Cancelling needs a telephone call at a time when nobody answers, so many guests simply stay away. The group wants to know earlier who comes, and to use the tables that become free.',
  settings: [
    {
      country: 'pt',
      town: 'Porto',
      orgs: ['Grupo Mesa Ribeirinha', 'Casa Três Azulejos', 'Grupo Travessa Alta'],
      start: [6, 1],
      trigger: 'season',
      languages: ['Portuguese', 'English'],
      inputs: [
        {
          places: 6,
          bookings: 1800,
          noShowIn100: 9,
          noShowGoal: 6,
          filled: 61,
          guests: 3,
          bill: 34,
          fee: 17,
          big: 72,
          bigSoon: 155,
          reuseGoal: 62,
        },
        {
          places: 4,
          bookings: 1150,
          noShowIn100: 11,
          noShowGoal: 7,
          filled: 45,
          guests: 3,
          bill: 38,
          fee: 19,
          big: 48,
          bigSoon: 110,
          reuseGoal: 59,
        },
      ],
      words: {
        change: 'the travel season begins',
        dish: 'octopus',
        from: 'Lyon',
        fault: 'A cruise ship is delayed by two hours.',
      },
    },
    {
      country: 'in',
      town: 'Pune',
      orgs: ['Mula Terrace Restaurants', 'Tamarind Court Kitchens', 'Erandwane Table Group'],
      start: [10, 10],
      trigger: 'season',
      languages: ['English', 'Hindi'],
      inputs: [
        {
          places: 8,
          bookings: 2400,
          noShowIn100: 12,
          noShowGoal: 8,
          filled: 108,
          guests: 4,
          bill: 900,
          fee: 450,
          big: 190,
          bigSoon: 340,
          reuseGoal: 61,
        },
        {
          places: 5,
          bookings: 1500,
          noShowIn100: 10,
          noShowGoal: 7,
          filled: 55,
          guests: 4,
          bill: 1100,
          fee: 550,
          big: 115,
          bigSoon: 215,
          reuseGoal: 58,
        },
      ],
      words: {
        change: 'the weeks of festival dinners begin',
        dish: 'biryani',
        from: 'Mumbai',
        fault: 'Heavy rain stops the traffic in half of the town.',
      },
    },
    {
      country: 'za',
      town: 'Cape Town',
      orgs: ['Lower Kloof Restaurants', 'Sandpiper & Sons Dining', 'Vlei Street Kitchens'],
      start: [12, 1],
      trigger: 'season',
      languages: ['English', 'Afrikaans'],
      inputs: [
        {
          places: 5,
          bookings: 1400,
          noShowIn100: 13,
          noShowGoal: 8,
          filled: 66,
          guests: 3,
          bill: 420,
          fee: 210,
          big: 85,
          bigSoon: 190,
          reuseGoal: 57,
        },
        {
          places: 7,
          bookings: 2000,
          noShowIn100: 11,
          noShowGoal: 7,
          filled: 84,
          guests: 3,
          bill: 390,
          fee: 195,
          big: 120,
          bigSoon: 240,
          reuseGoal: 60,
        },
      ],
      words: {
        change: 'the weeks of year-end dinners begin',
        dish: 'lamb',
        from: 'Durban',
        fault: 'Strong wind closes the coast road.',
      },
    },
    {
      country: 'ca',
      town: 'Montréal',
      orgs: ['Tables Petite-Écluse', 'Groupe Marmite Nord', 'Restaurants Ruelle Verte'],
      start: [12, 1],
      trigger: 'season',
      languages: ['French', 'English'],
      inputs: [
        {
          places: 6,
          bookings: 1700,
          noShowIn100: 10,
          noShowGoal: 7,
          filled: 64,
          guests: 3,
          bill: 62,
          fee: 10,
          big: 90,
          bigSoon: 205,
          reuseGoal: 60,
        },
        {
          places: 4,
          bookings: 1200,
          noShowIn100: 12,
          noShowGoal: 8,
          filled: 53,
          guests: 3,
          bill: 58,
          fee: 10,
          big: 66,
          bigSoon: 150,
          reuseGoal: 59,
        },
      ],
      words: {
        change: 'the weeks of staff dinners begin',
        dish: 'duck',
        from: 'Toronto',
        fault: 'A snowstorm stops the buses.',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Guests’ page on the phone', device: 'phone', size: '390 × 844 px' },
    door: { name: 'Tablet at the door', device: 'tablet', size: '1280 × 800 px' },
  },
  figures: (i) => {
    const noShows = Math.round((i.bookings * i.noShowIn100) / 100);
    const empty = noShows - i.filled;
    // About two guests an evening in each restaurant.
    const cancelled = 14 * i.places;
    const unused = cancelled + noShows;
    const given = (left: number) => Math.round((100 * (unused - left)) / unused);
    return {
      ...i,
      fee: money(i.fee),
      emptyIn100: Math.round((100 * empty) / noShows),
      emptyGoal: 100 - i.reuseGoal,
      given: given(noShows),
      givenGoal: given(Math.round((i.bookings * i.noShowGoal) / 100)),
      loss: money(empty * i.guests * i.bill),
    };
  },
  users: {
    guest: {
      surface: 'phone',
      variants: [
        {
          role: 'Project manager who books for eleven colleagues',
          conflict: 'book',
          ages: [28, 49],
          context: () => 'books early, for colleagues who decide late.',
          goal: () => 'Book for eleven without a risk.',
          obstacle: () => 'Two of the eleven always stay away without a word.',
          quote: 'Eleven said yes. Nine meant it.',
        },
        {
          role: 'Project manager who books for eleven colleagues',
          conflict: 'coming',
          ages: [28, 49],
          context: () => 'counts the colleagues in a chat, all day long.',
          goal: () => 'Keep the table until the colleagues have answered.',
          obstacle: () => 'The colleagues answer an hour before dinner, and the restaurant asks earlier.',
          quote: 'Eleven said yes. Nine meant it.',
        },
        {
          role: 'Retired judge, a guest for twenty years',
          conflict: 'book',
          gender: 'm',
          ages: [66, 79],
          context: () => 'books the family table twice a year, on his phone.',
          goal: () => 'Book as always, with a name and a time.',
          obstacle: () => 'He closes each page that asks for his bank card.',
          quote: 'I have eaten here more often than your chef.',
        },
        {
          role: 'Mother of a child who has a fever',
          conflict: 'coming',
          gender: 'f',
          ages: [29, 43],
          context: () => 'has booked a birthday table for eight.',
          goal: () => 'Keep the table until the fever falls.',
          obstacle: () => 'Until six she does not know whether the child can go.',
          quote: 'I would have told you. I had a sick child on my arm.',
        },
        {
          role: 'Mother of a child who has a fever',
          conflict: 'cancel',
          gender: 'f',
          ages: [29, 43],
          context: () => 'has a table for eight, one free hand, and an hour until dinner.',
          goal: () => 'Cancel in half a minute and be believed.',
          obstacle: () => 'She feels guilty before she has dialled the number.',
          quote: 'I would have told you. I had a sick child on my arm.',
        },
      ],
    },
    traveller: {
      surface: 'phone',
      variants: [
        {
          role: 'Traveller with bookings in three restaurants',
          ages: [24, 61],
          home: ({ s }) => s.from,
          context: () => 'books early and decides in the street.',
          goal: () => 'Keep one table and let the others go.',
          obstacle: () => 'Forgetting a table costs nothing, and cancelling it needs a telephone call.',
          quote: 'Three tables, one stomach. I meant to call.',
        },
      ],
    },
    nearby: {
      surface: 'phone',
      variants: [
        {
          role: 'Bookseller who decides at seven',
          conflict: 'book',
          ages: [30, 64],
          context: () => 'stands outside after work, and sees an empty table for eight.',
          goal: () => 'Sit down within a quarter of an hour.',
          obstacle: () => 'The page shows no free table, and the window shows an empty one.',
          quote: 'Your window and your page should talk to each other.',
        },
        {
          role: 'Bookseller who decides at seven',
          conflict: 'coming',
          ages: [30, 64],
          context: () => 'stands outside after work and looks for a free table.',
          goal: () => 'Sit down within a quarter of an hour.',
          obstacle: () => 'The page shows no free table, and the window shows an empty one.',
          quote: 'Your window and your page should talk to each other.',
        },
        {
          role: 'Regular guest who books for two on the same day',
          conflict: 'book',
          ages: [35, 70],
          context: () => 'looks at noon, and finds all tables taken.',
          goal: () => 'Get a table that somebody else does not need.',
          obstacle: () => 'The page stays the same when a group cancels in the evening.',
        },
        {
          role: 'Regular guest who books for two on the same day',
          conflict: 'coming',
          ages: [35, 70],
          context: () => 'looks at noon, and finds all tables taken.',
          goal: () => 'Get a table that somebody else does not need.',
          obstacle: () => 'The page stays the same when a table becomes free after all.',
        },
      ],
    },
    host: {
      surface: 'door',
      variants: [
        {
          role: 'Host at the door',
          ages: [21, 48],
          context: () => 'looks at the list for a second, with people in front.',
          goal: () => 'Know which guests are only late, and which will not come.',
          obstacle: (d) =>
            `${capital(d.who.host.they)} cannot tell late guests from absent ones, fifteen minutes after the booked time.`,
          quote: 'I am guarding a table from people who want to eat.',
        },
      ],
    },
  },
  stakeholders: {
    director: {
      role: 'managing director of the group',
    },
    operations: { role: 'head of operations' },
    hospitality: { role: 'head of guest relations' },
    chef: { role: 'head chef of the oldest restaurant' },
  },
  goals: ({ f, start }) => ({
    noShow: {
      direction: 'Lower',
      what: 'the share of bookings that are no-shows',
      from: `${f.noShowIn100} in 100`,
      today: 'Of all bookings, {from} are no-shows.',
      to: `${f.noShowGoal} in 100`,
      months: start.endsWith('December') ? 0 : 2,
      measuredBy: 'the hosts’ lists',
    },
    reuse: {
      direction: 'Lower',
      what: 'the share of no-shows whose table stays empty all evening',
      from: `${f.emptyIn100} in 100`,
      today: 'After {from} no-shows, the table stays empty all evening.',
      to: `${f.emptyGoal} in 100`,
      months: start.endsWith('December') ? 1 : 3,
      measuredBy: 'the tills',
    },
    given: {
      direction: 'Raise',
      what: 'the share of absent groups that cancel before dinner',
      from: `${f.given} in 100`,
      today: 'Of groups that do not come, only {from} cancel before dinner.',
      to: `${f.givenGoal} in 100`,
      months: start.endsWith('December') ? 0 : 2,
      measuredBy: 'the booking list',
    },
  }),
  features: {
    coming: {
      title: 'Are you coming?',
      surface: 'phone',
      user: 'guest',
      goal: 'noShow',
      does: 'asks guests on the day whether they come, and tells them about their table',
      frames: [
        'guests with a table at 20:00 who have not answered by 17:00',
        'a table for eleven that becomes one for nine',
        'a table that is confirmed',
      ],
    },
    cancel: {
      title: 'We cannot come',
      surface: 'phone',
      user: 'traveller',
      goal: 'given',
      does: 'lets guests cancel their table, and answers them in one sentence',
      frames: ['a table for eight given back an hour before dinner', 'a table for two given back at four o’clock'],
    },
    book: {
      title: 'Book a table',
      surface: 'phone',
      user: 'guest',
      goal: 'noShow',
      does: 'takes a booking and says what the restaurant expects of its guests',
      frames: ['the last step for a table for eight', 'the last step for a table for two'],
    },
    tonight: {
      title: 'Free tonight',
      surface: 'phone',
      user: 'nearby',
      goal: 'reuse',
      does: 'shows people who look for a table which ones have just become free',
      frames: ['a table for two that is free in twenty minutes', 'a table that somebody else took a moment ago'],
    },
    room: {
      title: 'The room now',
      surface: 'door',
      user: 'host',
      goal: 'reuse',
      does: 'shows the host which tables are expected, seated, late or free',
      frames: ['eight tables: four seated, two late, two free', 'one free table, and two groups at the door'],
    },
    late: {
      title: 'Twenty minutes late',
      surface: 'door',
      user: 'host',
      goal: 'noShow',
      does: 'helps the host to reach late guests',
      frames: ['guests who answer that they are on the way', 'guests who do not answer'],
    },
  },
  later: ['late', 'tonight'],
  task: (d, has) =>
    [
      `Design booking, confirming and cancelling a table for ${d.org}, a group of ${d.w.places} restaurants in ${d.town}, ${d.country}.`,
      has.phone && 'Guests use a web page on their phone.',
      has.door && 'The host, who greets people at the door, uses a tablet.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (_, __, at) => {
    const then: Partial<Record<string, string>> = {
      coming: `Take one booking: Friday, 20:00, eleven people. At four nobody has answered. Write the last message of ‘Are you coming?’ in two sentences, with three answers that fit on buttons. Which answer does a guest need who does not know yet?`,
      cancel: `A mother cancels a table for eight, an hour before dinner, with one free hand. Write ‘We cannot come’ in three lines, once with the cost for the kitchen and once with a thank-you. After which would she cancel sooner the next time?`,
      book: `Somebody books a table for eight on Friday at 20:00. Write the last step of ‘Book a table’ in three lines, once with a bank card and once with a sentence. Read both as a guest and as a host. Where do they disagree?`,
    };
    return `${then[at]}`;
  },
  glossary: [
    { word: 'No-show', means: 'a booking whose guests neither come nor cancel.' },
    { word: 'Host', means: 'the person at the door who greets guests.' },
  ],
  overview: [
    (_d, _has, at) =>
      `On Friday evening a laid table for eight stands empty. At the door, the host sends six people away. ${{ book: `The guests promised nothing when they booked, and pay nothing for staying away.`, coming: `Nobody asked the guests of this table in the afternoon. They may only be late.`, cancel: `The guests of this table have known since noon that they cannot come. They feel guilty, and do not call.` }[at]}`,
    ({ org }, _has, at) =>
      `Twenty minutes after the booked time, a host of ${org} takes the “reserved” sign from an empty table. The people who asked for it have gone. ${{ book: `A name and a time were enough to book it, and nobody had promised to come.`, coming: `Until the end, nobody knew whether its guests were late or would not come.`, cancel: `Its guests felt guilty, and put off the telephone call until it was too late.` }[at]}`,
  ],
  nonGoals: ['The menu and ordering', 'Points for regular guests', 'Reviews', 'Who sits at which table'],
  constraints: [
    {
      type: 'technical',
      at: 'coming',
      text: () => 'On the day, guests get text messages of 160 characters with a link.',
      effect: () => '‘Are you coming?’ can be understood from the message alone.',
      frame: 'the text message on a locked phone',
    },
    {
      type: 'technical',
      at: 'cancel',
      text: () => 'Guests have no account.',
      effect: () => '‘We cannot come’ shows the booking without a password.',
      frame: 'a booking for six, before it is cancelled',
    },
    {
      type: 'money',
      at: 'book',
      text: ({ f }) => `With a bank card, a no-show costs ${f.fee} a guest. Without one, it costs nothing.`,
      effect: () => '‘Book a table’ says before the last step whether a no-show costs money.',
      frame: 'the rule for no-shows, before the last step',
    },
    {
      type: 'time',
      at: 'tonight',
      text: () => 'A confirmed table is kept for twenty minutes after the booked time.',
      effect: () => '‘Free tonight’ marks the table of late guests as “perhaps free”.',
      frame: 'a table of late guests that may become free at 20:20',
    },
    {
      type: 'people',
      at: 'room',
      text: () => 'The host looks at the tablet for a second and then at a face.',
      effect: () => '‘The room now’ shows one word and one name for each table.',
      frame: 'a table marked “late”, with the name of its guests',
      from: 'professional',
    },
    {
      type: 'technical',
      at: 'late',
      text: () => 'Hotel receptions book without the guest’s telephone number.',
      effect: () => '‘Twenty minutes late’ shows whom the host can call instead.',
      frame: 'a booking by a hotel reception',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'book',
      titles: [
        (d) => `Booking a table at ${d.org}: what do guests have to promise?`,
        (d) => `${d.org}: a table on Friday, with a bank card or without`,
      ],
      problem: ({ f }) =>
        `Of all bookings, ${f.noShowIn100} in 100 are no-shows. Of their tables, ${f.emptyIn100} in 100 stay empty all evening, which costs ${f.loss} a week.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.change}. Bookings for six and more people then rise from ${f.big} to ${f.bigSoon} a week, so each no-show leaves more chairs empty.`,
      sides: [
        {
          who: 'operations',
          wants: ({ f }) =>
            `wants a bank card for each booking, because people cancel in time if a no-show costs ${f.fee} a guest`,
        },
        {
          who: 'hospitality',
          wants: () => 'wants only a sentence, because guests who are asked for a card book elsewhere',
        },
      ],
      decision: 'does a booking need a bank card, or only a sentence that asks guests to cancel in time?',
      unknowns: [
        () => 'Do people who gave a card number come more often, or do they only cancel more often?',
        () => 'Which sentence makes a guest promise, and does not sound like a threat?',
      ],
      twist: ({ s }) =>
        `${s.fault} Many large groups will come late or not at all. What does ‘Book a table’ say to somebody who books for tonight?`,
      users: ['guest', 'nearby', 'host'],
    },
    {
      at: 'coming',
      titles: [
        (d) => `Asking guests of ${d.org} if they come: eleven said yes, nine meant it`,
        (d) => `A guest does not answer: who gets the table? Booking at ${d.org}`,
      ],
      problem: ({ f }) =>
        `Of all bookings, ${f.noShowIn100} in 100 are no-shows, and the host keeps their tables for nobody. Of these tables, ${f.emptyIn100} in 100 stay empty all evening, which costs ${f.loss} a week.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.change}. Bookings for six and more people then rise from ${f.big} to ${f.bigSoon} a week, and more tables will be kept for nobody.`,
      sides: [
        {
          who: 'operations',
          wants: () =>
            'wants to give away the table of guests who do not answer, because people at the door ask for a table',
        },
        {
          who: 'hospitality',
          wants: () => 'wants to keep the table of guests who do not answer, because they may still come',
        },
      ],
      decision: 'if guests do not answer by 17:00, is their table kept for them or given to others?',
      frame: 'guests with a table at 20:00 who have not answered by 17:00',
      unknowns: [
        () => 'Which words would bring an answer from guests who mean to come?',
        () => 'When do guests know whether they come?',
      ],
      twist: () =>
        'One evening’s messages were sent a day too early, and guests answered for the wrong day. What does ‘Are you coming?’ ask them now?',
      users: ['guest', 'nearby', 'host'],
    },
    {
      at: 'cancel',
      titles: [
        (d) => `A guest cancels dinner at ${d.org}: the cost, or a thank-you?`,
        (d) => `Giving a table back to ${d.org}, one hour before dinner`,
      ],
      problem: ({ f }) =>
        `Guests can cancel only by telephone. Of 100 groups that do not come, only ${f.given} cancel before dinner. After a no-show, ${f.emptyIn100} in 100 tables stay empty all evening, which costs ${f.loss} a week.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.change}. Bookings for six and more people then rise from ${f.big} to ${f.bigSoon} a week, and more large tables will stay empty.`,
      sides: [
        {
          who: 'chef',
          wants: ({ s }) =>
            `wants guests to read what was bought for them, such as the ${s.dish}, because some then cancel earlier`,
        },
        {
          who: 'hospitality',
          wants: () =>
            'wants guests to read only a thank-you, because those who feel guilty do not cancel the next time',
        },
      ],
      decision: 'do guests who cancel read what this costs the kitchen, or only a thank-you?',
      unknowns: [
        () => 'Who stays away without a word: guests who feel guilty, or guests who forget?',
        () => 'Does it matter to guests that somebody else gets the table?',
      ],
      twist: () =>
        'A group of nine cancels, and within minutes other guests take its table. What does the answer in ‘We cannot come’ say now?',
      users: ['traveller', 'guest', 'host'],
    },
  ],
  sellingPoints: [
    { title: 'Your table for the evening', text: () => 'Nobody is asked to leave after two hours.' },
    { title: 'A chef in each kitchen', text: () => 'Each restaurant has its own chef and menu.' },
    { title: 'A host at each door', text: () => 'A host greets every guest by name.' },
  ],
  audience: (_, has) =>
    has.door
      ? 'Guests who want a table, guests whose plans change, and the hosts at the door.'
      : 'Guests who want a table, and guests whose plans change.',
  direction: {
    styles: {
      minimal: {
        mood: 'Courteous and brief, because guests answer in a street, in a meeting or with a child on one arm.',
        shape:
          'One sentence and its answers stand alone, like a note on an empty plate, because every further line would put the answer off.',
        second: {
          cancel: 'leaves day, time and number in wide space, because guests check these three before they cancel',
          book: 'shows one question on each step, because guests ask their friends between two steps',
        },
        avoid:
          'Answers without words, because a hurried guest has to guess. A pale “no”, because a busy guest overlooks it.',
      },
      bold: {
        mood: 'Self-assured and direct, because an evening out is settled in a noisy group.',
        shape:
          'Answers like “reserved” signs, heavy and all of one size, because no answer should be easier to tap than another.',
        second: {
          room: 'gives each table one heavy word, “late” or “free”, because the host reads it past a guest’s shoulder',
          coming: 'sets day and hour in very large figures, because guests read them while they walk',
          book: 'sets the number of guests in heavy figures, because groups change their size while they book',
        },
        avoid:
          'Pictures behind the answers, because they hide the “no”. Exclamation marks, because they sound like a reproach.',
      },
      playful: {
        mood: 'Light-hearted and quick, because for guests the evening begins with the booking.',
        shape: 'A round table with one small chair for each guest: a changed number is seen before it is counted.',
        second: {
          book: 'draws open and taken chairs at a round table, because groups forget who has not answered yet',
          cancel: 'draws the table with its chairs pushed in, because guests want to see that it is given back',
        },
        avoid:
          'Jokes about a cancelled table, because some guests cancel for a sick child. Bent digits, because a nine then looks like an eight.',
      },
      luxury: {
        mood: 'Discreet and warm, because guests celebrate here, and like to feel expected.',
        shape:
          'A place card: the guest’s name above a fine line, and few words below, because guests say this name at the door.',
        second: {
          book: 'sets the rule for no-shows in one sentence between fine lines, because guests skip what looks like terms',
          cancel:
            'leaves a wide margin around the last sentence, because guests who excuse themselves want to be heard',
        },
        avoid:
          'Hairline letters, because they vanish in the street at dusk. Dark photographs, because they hide the answers.',
      },
      corporate: {
        mood: 'Clear and fair, because guests accept a rule only if it holds for everybody.',
        shape:
          'Rows as in a reservation book, for restaurant, day, time and guests, because some guests hold several tables.',
        second: {
          room: 'keeps tables in rows and their state in one column, because the host counts the free ones',
          cancel: 'puts booking and answer in fixed rows, because guests make sure that they cancel the right evening',
          book: 'keeps number, time and rule in one column, because guests read down it before the last step',
        },
        avoid:
          'Terms in small print, because they cause quarrels. Booking numbers, because guests know their name and time.',
      },
      retro: {
        mood: 'Hospitable and steady, because guests of many years do not want to be handled by a machine.',
        shape:
          'A framed card with ruled lines for name, day, time and number: a wrong number stands out on its own line.',
        second: {
          cancel:
            'stamps “cancelled” on a framed card of the booking, because guests want proof that they need not call',
          book: 'prints the name on a card with a double frame, because guests picture this card on their table',
        },
        avoid:
          'Handwriting, because a seven looks like a one in it. Candles and leather, because they say nothing about tonight.',
      },
      futuristic: {
        mood: 'Exact and alert, because plans for an evening change by the hour.',
        shape:
          'A thin line from booking to dinner, with exact ticks on it: guests see until when an answer still helps.',
        second: {
          room: 'sets all tables on one line of hours, because the host looks for those that are late',
          cancel:
            'shows day, hour and guests as exact figures on one line, because a mistake here gives away the wrong table',
          book: 'shows the free hours as open ticks on a line, because groups try several before they agree',
        },
        avoid:
          'Percentages beside a name, because guests feel judged by them. Countdowns, because a late guest then gives up.',
      },
      organic: {
        mood: 'Generous and unhurried, because guests look forward to an evening without a clock.',
        shape:
          'Tables as soft, uneven shapes with an open side: guests see that one person more or fewer can still be said.',
        second: {
          cancel:
            'sets the last sentence on a soft, uneven shape apart from the facts, because guests wait for a human word',
          book: 'lays the steps over one another in soft layers, because guests go back when one more friend says yes',
        },
        avoid:
          'Wood grain behind text, because letters on it are hard to read. Herbs around the answers, because they look like the menu.',
      },
    },
    reading: 'Plain letters and clear figures, because guests read in the sun and at dusk.',
    lettering: 'the restaurants’ front doors',
    own: 'the menu covers',
    accent: 'the answer that a guest has chosen, because guests check it later',
    sample: 'Friday, 20:00, table for six. Still right?',
  },
  untold: {
    budget: ({ f }) => `The empty tables cost us ${f.loss} a week. We may spend what four such weeks cost.`,
    decision: () => 'I decide about the guests’ page. About the tablet I listen to the hosts, because they carry it.',
    history: () => 'For a month we took more bookings than we had tables. Guests stood at the door, and we stopped.',
    launch: () => 'The restaurant with the most large tables begins, on a Tuesday, which is our quietest evening.',
    content: () =>
      'There are pictures of every dish. There is no picture of an empty table, and I would rather not have one.',
    machines: () =>
      'The booking system stays. It can send text messages, and it can tell your page about every change at once.',
    access: () => 'You may stand beside a host on a Friday. Wear black, hold the door.',
    fear: () => 'That a regular of twenty years gets a message that sounds like a bank.',
    staff: () => 'Hosts are young and quick, and most stay for one season. They learn from each other.',
    figures: () =>
      'A booking is a no-show when the host says so. Some hosts forget it on busy evenings, so the true number is higher.',
    complaints: () => '“I was only twenty-five minutes late, and my table was gone.” We read that about once a week.',
    others: () => 'Other restaurants here take a card number. They have fewer empty tables, and fewer regulars.',
  },
});
