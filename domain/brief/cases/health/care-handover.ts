import { defineCase } from '../case.ts';

export const careHandover = defineCase({
  id: 'care-handover',
  industry: 'health',
  client: 'remembered',
  model: 'cooperative',
  channel: 'phone',
  about:
    'A cooperative of carers visits old people at home. A client sees several carers a week, and they hand over in a paper folder in the kitchen. The next carer reads it only after she has begun, and often misses what has changed. The cooperative wants each carer to know it before the door opens.',
  settings: [
    {
      country: 'nl',
      town: 'Deventer',
      orgs: ['Zorgcoöperatie De Sleutelbos', 'Thuiszorg Bergkwartier', 'Coöperatie Zorg aan Huis IJssel'],
      start: [10, 1],
      trigger: 'growth',
      languages: ['Dutch', 'Turkish'],
      inputs: [
        {
          carers: 31,
          clients: 148,
          perWeek: 11,
          faces: 5,
          missIn100: 36,
          calls: 186,
          write: 9,
          writtenIn100: 78,
          more: 24,
        },
        {
          carers: 22,
          clients: 104,
          perWeek: 10,
          faces: 4,
          missIn100: 33,
          calls: 131,
          write: 8,
          writtenIn100: 79,
          more: 17,
        },
      ],
      words: {
        law: 'The General Data Protection Regulation gives facts about health special protection.',
        travel: 'bicycle',
        client: 'Mrs Ter Horst',
      },
    },
    {
      country: 'pt',
      town: 'Évora',
      orgs: ['Cooperativa Porta do Raimundo', 'Cuidar em Casa Alentejo', 'Cooperativa Boa Visita'],
      start: [9, 15],
      trigger: 'growth',
      languages: ['Portuguese', 'English'],
      inputs: [
        {
          carers: 19,
          clients: 86,
          perWeek: 12,
          faces: 4,
          missIn100: 39,
          calls: 118,
          write: 10,
          writtenIn100: 75,
          more: 15,
        },
      ],
      words: {
        law: 'The General Data Protection Regulation gives facts about health special protection.',
        travel: 'car',
        client: 'Dona Amélia',
      },
    },
    {
      country: 'cl',
      town: 'Valdivia',
      orgs: ['Cooperativa Cuidados Calle-Calle', 'Cooperativa Casa y Compañía', 'Cuidadoras de Isla Teja'],
      start: [5, 1],
      trigger: 'growth',
      languages: ['Spanish', 'English'],
      inputs: [
        {
          carers: 24,
          clients: 97,
          perWeek: 9,
          faces: 4,
          missIn100: 41,
          calls: 143,
          write: 11,
          writtenIn100: 74,
          more: 18,
        },
      ],
      words: {
        law: 'Law 20.584 on the rights of patients protects what is written about their health.',
        travel: 'bus',
        client: 'Señora Elba',
      },
    },
    {
      country: 'jm',
      town: 'Mandeville',
      orgs: ['Hillside Carers Co-operative', 'Brooks Lane Home Carers', 'Knock First Carers Co-operative'],
      start: [2, 1],
      trigger: 'growth',
      languages: ['English'],
      inputs: [
        {
          carers: 17,
          clients: 72,
          perWeek: 10,
          faces: 4,
          missIn100: 38,
          calls: 102,
          write: 9,
          writtenIn100: 76,
          more: 13,
        },
      ],
      words: {
        law: 'The Data Protection Act, 2020, counts facts about health as sensitive.',
        travel: 'shared taxi',
        client: 'Miss Icilda',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Carer’s phone', device: 'phone', size: '390 × 844 px' },
    desk: { name: 'Nurse’s desktop', device: 'desktop', size: '1440 × 900 px' },
  },
  figures: (i) => {
    return {
      ...i,
      visits: i.clients * i.perWeek,
      known: 100 - i.missIn100,
      knownGoal: 100 - Math.round(i.missIn100 * 0.52),
      knownTrial: 100 - Math.round(i.missIn100 * 0.44),
      callsGoal: Math.round(i.calls * 0.55),
      writtenTrial: i.writtenIn100 + 13,
      writtenGoal: i.writtenIn100 + 11,
      joins: Math.round((i.carers * i.more) / i.clients),
    };
  },
  users: {
    carer: {
      surface: 'phone',
      variants: [
        {
          role: 'Carer on the morning round',
          conflict: 'door',
          gender: 'f',
          ages: [34, 58],
          context: () => 'She reads in front of the house, a bag in one hand.',
          goal: () => 'Know what has changed before she rings.',
          obstacle: () => 'In the trial she got five changes by text message, and read only the first two.',
          quote: 'I learn that she fell when I ask why she is limping.',
        },
        {
          role: 'Carer who returns after eight days off',
          conflict: 'door',
          gender: 'm',
          ages: [27, 50],
          context: () => 'He remembers his clients as they were before.',
          goal: () => 'Learn what has changed with each client before he rings.',
          obstacle: () => 'Three colleagues have written notes, and he has one minute to read them.',
          quote: 'Eight days of notes. Which of these notes matter today?',
          needs: 'five notes from eight days',
        },
        {
          role: 'Carer who reads the notes aloud to her clients',
          conflict: 'note',
          gender: 'f',
          ages: [31, 57],
          context: () => 'She opens the folder at the kitchen table, beside the client.',
          goal: () => 'Find notes that the clients call right.',
          obstacle: () => 'Clients hear a note only afterwards, and then tell her what is wrong in it.',
          quote: 'The note said that she would not eat. She said it was liver.',
        },
      ],
    },
    writer: {
      surface: 'phone',
      variants: [
        {
          role: 'Carer with eight homes before noon',
          gender: 'f',
          ages: [29, 55],
          context: () => 'She writes in the folder with her coat on.',
          goal: () => 'Tell all that she noticed, before the next bell.',
          obstacle: () => 'A page in the folder takes longer than the way to the next home.',
          quote: 'At the third door I remember what I forgot at the first.',
        },
        {
          role: 'Carer who speaks better than she writes',
          gender: 'f',
          ages: [25, 46],
          context: () =>
            'On the phone she tells a change in two clear sentences, and in the folder she writes three words.',
          goal: () => 'Leave a note that a doctor could read.',
          obstacle: () => 'She leaves out words that she cannot spell.',
          needs: 'a finished note without a typed sentence',
        },
      ],
    },
    standIn: {
      surface: 'phone',
      variants: [
        {
          role: 'Stand-in',
          conflict: 'door',
          ages: [22, 61],
          context: () => 'Learns at 6:30 whom to visit, and knows nobody.',
          goal: () => 'Miss no change, not even a small one.',
          obstacle: () => 'A short note leaves out what the others know, and a stranger cannot guess it.',
          quote: 'I have the key, and I do not know how she takes her tea.',
        },
        {
          role: 'Student nurse in her third week, who stands in for others',
          conflict: 'note',
          gender: 'f',
          ages: [19, 24],
          context: () => 'She goes alone to the easier homes.',
          goal: () => 'See whether a client eats less than last week.',
          obstacle: () => 'One note tells of the soup, and the next of the radio.',
        },
      ],
    },
    nurse: {
      surface: 'desk',
      variants: [
        {
          role: 'Nurse on duty in the office',
          ages: [29, 59],
          context: () => 'Answers the carers’ calls and decides what to do.',
          goal: () => 'See which change needs a doctor today.',
          obstacle: () => 'The folders lie in other people’s kitchens.',
          quote: 'What I need to know is written down, eleven kilometres from here.',
        },
      ],
    },
  },
  stakeholders: {
    board: {
      role: 'chair of the cooperative’s board',
    },
    nursing: {
      role: 'head of nursing',
    },
    speaker: {
      role: 'carer and speaker of the members',
    },
    clients: {
      role: 'speaker of the clients',
      gender: 'f',
    },
  },
  goals: ({ f }) => ({
    known: {
      direction: 'Raise',
      what: 'the share of changes that the next carer knows before the visit',
      from: `${f.known} in 100`,
      to: `${f.knownGoal} in 100`,
      months: 4,
      measuredBy: 'a nurse who checks 40 changes a week',
      today: 'The next carer knows only {from} changes before the visit.',
    },
    calls: {
      direction: 'Lower',
      what: 'the number of calls about clients',
      from: `${f.calls} a week`,
      today: `Carers call each other or the nurse ${f.calls} times a week.`,
      to: `${f.callsGoal} a week`,
      months: 4,
      measuredBy: 'the phones’ call lists',
    },
    written: {
      direction: 'Raise',
      what: 'the share of changes that are written down',
      from: `${f.writtenIn100} in 100`,
      today: 'Only {from} changes are written down.',
      to: `${f.writtenGoal} in 100`,
      months: 3,
      measuredBy: 'a nurse who checks 40 visits a week',
    },
  }),
  features: {
    door: {
      title: 'Before the door',
      surface: 'phone',
      user: 'carer',
      goal: 'known',
      does: 'shows what has changed in a home, before the carer rings',
      frames: [
        'five changes on a client’s first day home from hospital',
        'a home where nothing has changed',
        'one change that needs action today',
      ],
    },
    note: {
      title: 'Leave a note',
      surface: 'phone',
      user: 'writer',
      goal: 'written',
      does: 'takes down what a carer noticed, for the next one',
      frames: [
        'the start of a note about a client who eats less',
        'a small change, such as half a meal left',
        'a note that somebody has to act on today',
      ],
    },
    habits: {
      title: 'In this home',
      surface: 'phone',
      user: 'standIn',
      goal: 'calls',
      does: 'shows how daily things are done, in the client’s words',
      frames: [
        'one morning in the client’s words',
        'a habit that two carers describe differently',
        'a home without any entry yet',
      ],
    },
    board: {
      title: 'Open changes',
      surface: 'desk',
      user: 'nurse',
      goal: 'calls',
      does: 'shows the nurse the changes that wait for her decision',
      frames: [
        'seven open changes in the morning',
        'a change that three carers saw',
        'a change that was read and not answered',
      ],
    },
  },
  task: (d, has) =>
    [
      `Design a handover for ${d.org}, a cooperative of ${d.f.carers} carers in ${d.town}, ${d.country}, who visit old people at home.`,
      'Carers read and write it on their work phone, before and after each visit.',
      has.desk && 'A nurse in the office follows it on a desktop computer.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: ({ s }, _, at) => {
    const then: Partial<Record<string, string>> = {
      door: `Since Tuesday she has eaten less, she sleeps in the armchair, and her left leg has a new dressing. Write three lines of eight words at most, and put them in order for ‘Before the door’. Which comes first?`,
      note: `This morning she left half of her breakfast, and said little. Write ‘Leave a note’ in three lines. Read it as the next carer, and then as the client herself. What would each of them change?`,
    };
    return `Take one client: ${s.client}, 86. ${then[at]}`;
  },
  glossary: [
    { word: 'Change', means: 'something new about a client, such as a fall or an untouched plate.' },
    { word: 'Stand-in', means: 'a carer who takes over another carer’s round.' },
  ],
  safety:
    'A note never replaces a call for help. After a fall, trouble with breathing or sudden confusion: call first, write later. The screens make no diagnosis.',
  overview: [
    ({ w, org }) =>
      `Each client of ${org} sees about ${w.faces} carers a week. They hand over in a paper folder on the kitchen table, and the next carer can read it only after the greeting. Often something has changed since the last visit, such as a fall, a new dressing or a client who eats less. What the folder does not say, carers ask each other by telephone.`,
    ({ f, org }) =>
      `The ${f.clients} clients of ${org} get ${f.visits} visits a week. Several carers share each home, and write to each other in a folder in the kitchen. But a carer needs the news before the visit, and the folder is inside. Some changes are never written down. So carers call each other, or learn the news too late.`,
  ],
  nonGoals: ['Planning the rounds', 'Proof of working time', 'A page for relatives', 'Orders for medicine'],
  constraints: [
    {
      type: 'technical',
      at: 'door',
      text: () => 'In many streets the phone has no connection.',
      effect: () => '‘Before the door’ says how old its news is.',
      frame: 'a street without connection',
    },
    {
      type: 'content',
      at: 'note',
      text: () => 'After a fall, a carer calls the nurse before anything is written.',
      effect: () => '‘Leave a note’ asks for this call first.',
      frame: 'a note that begins with “fall”',
    },
    {
      type: 'legal',
      at: 'door',
      text: (d) => d.s.law,
      effect: () => '‘Before the door’ shows only today’s homes, because a phone may be lost.',
      frame: 'a lost phone, as a stranger sees it',
    },
    {
      type: 'people',
      at: 'door',
      text: () => 'Carers have up to eight days off in a row.',
      effect: () => '‘Before the door’ also serves somebody who has missed many notes.',
      frame: 'five notes from eight days',
    },
    {
      type: 'content',
      at: 'habits',
      text: () => 'Some clients tell the same thing differently each time.',
      effect: () => '‘In this home’ says who described a habit, and when.',
      frame: 'a habit with its source and date',
      from: 'professional',
    },
    {
      type: 'people',
      at: 'note',
      text: () => 'A third of the carers find writing hard, some because it is their second language.',
      effect: () => '‘Leave a note’ can be finished without typing a sentence.',
      frame: 'a finished note without a typed sentence',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'door',
      titles: [
        (d) => `Handover between carers of ${d.org}: what to know before the bell`,
        (d) => `${d.org}: what has changed since the last visit?`,
      ],
      problem: ({ f }) =>
        `The next carer knows only ${f.known} in 100 changes before the visit. So a dressing, for example, is done in the old way. In a trial, the nurse sent each client’s changes by text message. Then ${f.knownTrial} in 100 changes were known. But when a message had five changes, most carers had read only the first ones.`,
      whyNow: ({ f, start }) =>
        `From ${start} the hospital sends patients home a day earlier, and the cooperative takes on ${f.more} more clients. In their first days at home, these clients have up to five changes a day.`,
      sides: [
        {
          who: 'nursing',
          wants: () =>
            'wants to show every change at once, because carers easily miss what they see only after one more tap',
        },
        {
          who: 'speaker',
          wants: () => 'wants three changes at most, because carers close a long list before they have read it',
        },
      ],
      decision: 'does a carer see every change, or three at most?',
      where: 'In ‘Before the door’, when there are five changes.',
      unknowns: [
        () => 'How many lines does a carer remember in the kitchen?',
        () => 'Who should decide which change comes first?',
      ],
      twist: () =>
        'A stomach illness goes round, and eleven homes have the same change. What does ‘Before the door’ show at the twelfth home?',
      users: ['carer', 'standIn', 'nurse'],
    },
    {
      at: 'note',
      titles: [
        (d) => `Notes for the next carer at ${d.org}: spoken freely, or as answers?`,
        (d) => `${d.org}: how to leave a note about half a breakfast`,
      ],
      problem: ({ f }) =>
        `Only ${f.writtenIn100} in 100 changes are written down. A carer needs ${f.write} minutes (median) for a note, and this time is not paid. In a trial, carers spoke their notes on an answering machine. Then ${f.writtenTrial} in 100 changes were recorded. But each carer told other things, so nobody noticed that one client ate less every day.`,
      whyNow: ({ f, w, start }) =>
        `From ${start} the hospital sends patients home a day earlier, and the cooperative takes on ${f.more} more clients and ${w.joins} more carers. The new carers know none of the clients, and have only the notes.`,
      sides: [
        {
          who: 'speaker',
          wants: () => 'wants a free spoken note, because carers tell more when they speak in their own order',
        },
        {
          who: 'nursing',
          wants: () =>
            'wants the same few questions each day, because only the same answers show that somebody eats less and less',
        },
      ],
      decision: 'does a carer speak freely, or answer the same few questions each day?',
      where: 'At the start of ‘Leave a note’.',
      unknowns: [
        () => 'How many carers would hear a spoken note to its end?',
        () => 'Which questions would carers answer honestly every day?',
      ],
      twist: () =>
        'A doctor asks for the last five days of one client, before an operation. What does ‘Leave a note’ take down from now on?',
      users: ['writer', 'standIn', 'nurse'],
    },
    {
      at: 'note',
      titles: [
        (d) => `Notes about clients of ${d.org}: with them, or about them?`,
        (d) => `${d.org}: a note that the client may read`,
      ],
      problem: ({ f }) =>
        `Only ${f.writtenIn100} in 100 changes are written down. Carers leave out what could hurt a client, because the client reads the folder too. In a trial, ten homes had a second folder that only carers could read. Then ${f.writtenTrial} in 100 changes were written down. But clients who heard of it were angry, and found mistakes about themselves.`,
      whyNow: ({ f, start }) =>
        `From ${start} the hospital sends patients home a day earlier, and the cooperative takes on ${f.more} more clients. People straight from hospital are afraid to be sent back, and ask what is written about them.`,
      sides: [
        {
          who: 'clients',
          wants: () => 'wants the client to hear each note first, because it is about the client’s own life',
        },
        {
          who: 'nursing',
          wants: () =>
            'wants carers to write alone, because nobody writes “She seems lost today” while the client listens',
        },
      ],
      decision: 'does the client hear the note first, or does the carer write alone?',
      frame: 'the note “She seems lost today”, before it is sent',
      where: 'In ‘Leave a note’, before a note is sent.',
      unknowns: [
        () => 'What would clients correct if they could?',
        () => 'Which changes do carers never write down today?',
      ],
      twist: (d) =>
        `${d.s.client}, 86, says: “I fell, but do not write it down. They will send me to a home.” What does ‘Leave a note’ offer the carer?`,
      users: ['carer', 'writer', 'nurse'],
    },
  ],
  sellingPoints: [
    {
      title: 'Owned by those who come',
      text: ({ f }) => `The ${f.carers} carers own the cooperative and vote on its rules.`,
    },
    { title: 'Time for tea', text: () => 'Once a week a visit is ten minutes longer, for tea and talk.' },
    { title: 'A nurse on the phone', text: () => 'A nurse answers the carers from the first visit to the last.' },
  ],
  audience: (_, has) =>
    has.desk
      ? 'Carers who share the same homes, stand-ins who have never been there, and the nurse in the office.'
      : 'Carers who share the same homes, and stand-ins who have never been there.',
  direction: {
    styles: {
      minimal: {
        mood: 'Quiet and close, like a word from a colleague on the stairs.',
        why: 'Carers read the page at a door, with a key in one hand.',
        shape: 'Few lines with much space between them, because each line has to be remembered behind the door.',
        gives: 'sets the newest change alone, with space above and below it',
        avoid:
          'Hidden gestures, because one thumb has to be enough. Thin text, because nobody reads it under a street lamp.',
      },
      bold: {
        mood: 'Alert and warm, like a lamp beside a dark door.',
        why: 'In long notes, carers overlook what matters.',
        shape: 'Very large letters on strong blocks of one colour, because a street lamp is the only light.',
        gives: 'sets the first words of each change as heavily as a sign on a door',
        avoid:
          'Warning signs for everything, because carers then stop looking. Large portraits of clients, because a stranger could see them.',
      },
      playful: {
        mood: 'Kind and light, like the little notes that people leave on a kitchen table.',
        why: 'Carers are alone all day, and most news from a home is small and human.',
        shape: 'Small slips of paper, one for each change, because a carer takes in one change at a time.',
        gives: 'writes each change on a small slip, as people do for the kitchen table',
        avoid:
          'Smiling faces as a scale of mood, because clients are adults. Childish drawings, because they make a fall look harmless.',
      },
      luxury: {
        mood: 'Courteous, like a good guest who comes prepared.',
        why: 'Each note is about somebody’s private life, and should be treated with respect. Yet nobody has time for ceremony at the door.',
        shape:
          'Calm pages with the client’s name as the one heading, because a stand-in should meet the person before the task.',
        gives: 'puts the client’s name at the head of the page, like a letter',
        avoid:
          'Long polite sentences, because nobody finishes them at a door. Thin grey letters, because they vanish in the dark.',
      },
      corporate: {
        mood: 'Clear and dependable, like the signs in a hospital.',
        why: 'Carers who have never met must find the same fact in the same place.',
        shape:
          'One order of what changed, since when and what to do, because carers who never met look in the same place.',
        gives: 'keeps what changed, since when and what to do in one fixed order',
        avoid:
          'Codes for tasks, because nobody at a door has time to decode. Grey tables, because one change is lost in them.',
      },
      retro: {
        mood: 'Homely, like the ring folder on the kitchen table.',
        why: 'The folder has one line for each day, and carers know where to look.',
        shape: 'Ruled lines and a tab for each day, because a carer looks for the day of her last visit.',
        gives: 'rules one line for each day, as in the ring folder',
        avoid:
          'Imitated handwriting, because carers could not read it in the folder. Coffee stains, because they hide a word.',
      },
      futuristic: {
        mood: 'Steady and exact, like a good wristwatch.',
        why: 'Carers come back after days off, and must see how old a change is. Yet the page measures only the days, never the client.',
        shape: 'A thin scale of days on which only a change stands out, because an ordinary day needs no look.',
        gives: 'puts a scale of days beside the changes, like the marks on a watch',
        avoid:
          'Scores for people, because a number cannot say why somebody does not eat. Forecasts, because the screens make no diagnosis.',
      },
      organic: {
        mood: 'Warm and unhurried, like a kitchen in the morning.',
        why: 'Most care happens in kitchens, where the look of an office would be cold.',
        shape:
          'Soft fields of different height on one straight edge, because a kitchen is warm and a change must still be found.',
        gives: 'gives the parts of a note soft corners along one straight edge',
        avoid:
          'Autumn leaves, because old age is not a decoration. Loose wording, because a vague note can harm a client.',
      },
    },
    reading:
      'Firm letters with open shapes, because carers read them in front of a house, often in the dark, in one minute.',
    accent: 'the bar beside what changed last',
    sample: 'Ate half. New dressing, left leg, since Tuesday.',
  },
  untold: {
    budget: () =>
      'The members voted for it. It is the money for a company outing, two years in a row, so it had better work.',
    decision: (d) =>
      `${d.who.board!.first} approves it. ${d.who.speaker!.first} can ask for a vote of the members, and has done so before.`,
    history: () =>
      'A chat group sent everything to every phone, and we closed it. Then we tried a call at the end of each round.',
    launch: () =>
      'One round of eleven homes begins. The paper folder stays beside it until the carers forget to fill it in.',
    content: () => 'We can give you forty old notes without names. About half of them say “as usual”.',
    machines: () =>
      'Each carer has a simple work phone. A neighbour who knows computers keeps them running, on Saturdays.',
    access: () => 'You may come on a round if the client agrees. Wear shoes that you can take off quickly.',
    fear: () => 'That a carer trusts an empty screen, and it was empty because nobody wrote.',
    staff: () => 'The oldest carer writes the best notes, on paper, in pencil. Please ask her before anybody else.',
    figures: () =>
      'I compared the folders myself for four weeks. Falls were nearly always known; meals and moods were not.',
    complaints: () =>
      'Clients do not complain about care. They complain that they have to tell the same story to each new face.',
    language: () =>
      'Some carers write in a second language. Nobody here corrects spelling, as long as the meaning is clear.',
    stake: () => 'My own mother had six carers a week. Only one of them knew that she hated the radio.',
  },
});
