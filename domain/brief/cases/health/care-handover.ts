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
      known: 100 - i.missIn100,
      // Nobody can know beforehand what is not written down.
      knownGoal: i.writtenIn100 - 5,
      knownTrial: i.writtenIn100 - 2,
      callsGoal: Math.round(i.calls * 0.65),
      writtenTrial: i.writtenIn100 + 8,
      writtenGoal: i.writtenIn100 + 7,
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
          context: () => 'She reads in the street, a bag in one hand.',
          goal: () => 'Know the most important changes before she rings.',
          obstacle: () => 'Of five changes in a text message, she read only the first two.',
          quote: 'I learn that a client fell when I ask why she is limping.',
        },
        {
          role: 'Carer who returns after eight days off',
          conflict: 'door',
          gender: 'm',
          ages: [27, 50],
          context: () => 'He remembers his clients as they were eight days ago.',
          goal: () => 'Learn what is new with a client before he rings.',
          obstacle: () => 'Three colleagues have written notes, and he has one minute to read them.',
          quote: 'Eight days of notes. Which of them matter today?',
          needs: 'one home, opened by a carer after eight days off',
        },
        {
          role: 'Carer who reads the notes aloud to her clients',
          conflict: 'note',
          gender: 'f',
          ages: [31, 57],
          context: () => 'She reads at the kitchen table, beside the client.',
          goal: () => 'Read out notes with which the client agrees.',
          obstacle: () => 'Clients hear a note only days later, and then find mistakes in it.',
          quote: 'The note said that she would not eat. She said that it was liver.',
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
          context: () => 'She writes with her coat on, while the client watches.',
          goal: () => 'Tell all that she noticed, before she rings at the next home.',
          obstacle: () => 'With the client beside her, she finds neither the time nor the words for everything.',
          quote: 'At the third door I remember what I forgot at the first.',
        },
        {
          role: 'Carer who speaks better than she writes',
          gender: 'f',
          ages: [25, 46],
          context: () => 'She can describe a change in two clear sentences, but writes only three words.',
          goal: () => 'Leave a note that a doctor could understand.',
          obstacle: () => 'She leaves out words that she cannot spell.',
          needs: 'a finished note without a typed sentence',
          quote: 'I know ten words for tired. I can spell one.',
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
          context: () => 'Learns at 6:30 whom to visit, and has met none of these clients.',
          goal: () => 'Miss no change in any home.',
          obstacle: () => 'Short notes leave out what the other carers already know.',
          quote: 'I have the key, and I do not know how the client takes her tea.',
        },
        {
          role: 'Student nurse, in her third week as a stand-in',
          conflict: 'note',
          gender: 'f',
          ages: [19, 24],
          context: () => 'She goes alone to the easier homes.',
          goal: () => 'See whether a client eats less than last week.',
          obstacle: () => 'One note is about the soup, and the next one only about the radio.',
        },
      ],
    },
    nurse: {
      surface: 'desk',
      variants: [
        {
          role: 'Nurse on duty in the office',
          ages: [29, 59],
          context: () => 'Answers the carers’ calls.',
          goal: () => 'See which change needs a doctor today.',
          obstacle: () => 'The folders lie in the clients’ kitchens.',
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
      role: 'carer and representative of the members',
    },
    clients: {
      role: 'representative of the clients',
      gender: 'f',
    },
  },
  goals: ({ f }) => ({
    known: {
      direction: 'Raise',
      what: 'the share of changes known before the visit',
      from: `${f.known} in 100`,
      to: `${f.knownGoal} in 100`,
      months: 4,
      measuredBy: 'a nurse who asks carers about 150 changes before their visits',
      today: 'The next carer knows only {from} changes before the visit.',
    },
    calls: {
      direction: 'Lower',
      what: 'the number of calls to other carers or the nurse',
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
      measuredBy: 'a nurse who asks 40 clients, and then reads the notes',
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
        'five changes on a client’s first day back from the hospital',
        'a home where nothing has changed',
        'one change that needs action today',
      ],
    },
    note: {
      title: 'Leave a note',
      surface: 'phone',
      user: 'writer',
      goal: 'written',
      does: 'takes down what a carer noticed, for the next carer',
      frames: [
        'a note about a client who eats less',
        'a change that is hard to name, such as a low mood',
        'a note that somebody has to act on today',
      ],
    },
    habits: {
      title: 'In this home',
      surface: 'phone',
      user: 'standIn',
      goal: 'calls',
      does: 'shows how daily things are done in a home, in the client’s words',
      frames: [
        'one morning in the client’s words',
        'a habit that has changed since last month',
        'a home without any entry yet',
      ],
    },
    board: {
      title: 'Open changes',
      surface: 'desk',
      user: 'nurse',
      goal: 'calls',
      does: 'shows the nurse the open changes, and sends each answer to the carers',
      frames: [
        'seven open changes in the morning, one of which needs a doctor',
        'a change that three carers saw',
        'a change that was read and not answered',
      ],
    },
  },
  task: (d, has) =>
    [
      `Design a handover for ${d.org}, a cooperative of ${d.f.carers} carers in ${d.town}, ${d.country}, who visit old people at home.`,
      'Carers use it on their work phone, before and after each visit.',
      has.desk && 'A nurse in the office follows the changes on a desktop computer.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: ({ s }, _, at) => {
    const then: Partial<Record<string, string>> = {
      door: `Since Tuesday she has eaten less, she sleeps in the armchair, and her left leg has a new bandage. Write each change as a line of eight words at most for ‘Before the door’. Which line comes first?`,
      note: `This morning she left half of her breakfast, and said little. Write a note of three lines for ‘Leave a note’. What would the next carer change in it, and what would the client change?`,
    };
    return `Take one client: ${s.client}, 86. ${then[at]}`;
  },
  glossary: [
    { word: 'Client', means: 'here, an old person whom the carers visit at home.' },
    { word: 'Change', means: 'something new about a client, such as a fall.' },
    { word: 'Stand-in', means: 'a carer who takes over another carer’s round.' },
  ],
  safety:
    'After a fall, trouble with breathing or sudden confusion: call for help first, write later. Only nurses, a client’s carers and their stand-ins can open the notes.',
  overview: [
    ({ w, org, s }) =>
      `A carer bandages the left leg of ${s.client}, as always. “Since Tuesday the right one”, says a note in the folder on the kitchen table. Each client of ${org} sees about ${w.faces} carers a week, who all write in such a folder. Some changes are missing from it, and carers often read it only after the greeting.`,
    ({ w, org, s }) =>
      `It rains, and a carer stands at the door of ${s.client} with a key in her hand. Inside, beside the sugar bowl, lies a folder. One of its 40 pages says that the client fell on Sunday. None says that the client eats less. About ${w.faces} carers of ${org} visit each client in turn, and all write in such folders.`,
  ],
  nonGoals: ['Planning the rounds', 'Proof of working time', 'A page for relatives', 'Orders for medicine'],
  constraints: [
    {
      type: 'technical',
      at: 'door',
      text: () => 'In many streets the phone has no connection.',
      effect: () => '‘Before the door’ says how old its news is.',
      frame: 'a phone without connection, with the news of last night',
    },
    {
      type: 'content',
      at: 'note',
      text: () => 'After a fall, a carer first calls for help.',
      effect: () => '‘Leave a note’ asks whether this call was made.',
      frame: 'a note that begins with “fall”',
    },
    {
      type: 'legal',
      at: 'door',
      text: (d) => d.s.law,
      effect: () => '‘Before the door’ opens with a PIN, and shows a carer only the homes on today’s round.',
      frame: 'the question for the PIN, as a stranger sees it on a lost phone',
    },
    {
      type: 'people',
      at: 'door',
      text: () => 'Carers have up to eight days off in a row.',
      effect: () => '‘Before the door’ also serves somebody who has missed many notes.',
      frame: 'one home, opened by a carer after eight days off',
    },
    {
      type: 'content',
      at: 'habits',
      text: () => 'Two carers often describe the same habit of a client differently.',
      effect: () => '‘In this home’ says which carer described a habit, and when.',
      frame: 'a habit with the carer who described it, and the date',
      from: 'professional',
    },
    {
      type: 'people',
      at: 'note',
      text: () => 'A third of the carers find writing hard.',
      effect: () => '‘Leave a note’ can be finished without typing a sentence.',
      frame: 'a finished note without a typed sentence',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'door',
      titles: [
        (d) => `Handover between carers of ${d.org}: what to know before ringing`,
        (d) => `Handover at ${d.org}: the news lies behind the door`,
      ],
      problem: ({ f }) =>
        `The next carer knows only ${f.known} in 100 changes before the visit. For a month, the nurse sent each client’s changes to the next carer by text message. Then carers knew ${f.knownTrial} in 100. But of five changes, most carers read only the first ones.`,
      whyNow: ({ f, start }) =>
        `From ${start} the hospital sends patients home a day earlier, and the cooperative, with ${f.clients} clients today, takes on ${f.more} more. Their first days at home bring up to five changes a day.`,
      sides: [
        {
          who: 'nursing',
          wants: () => 'wants to show every change at once, because carers miss a change that needs one more tap',
        },
        {
          who: 'speaker',
          wants: () => 'wants three changes at most, because carers close a long list before they have read it',
        },
      ],
      decision: 'does a carer see every change at once, or three at most?',
      unknowns: [
        () => 'How many of the changes does a carer remember after ringing?',
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
      problem: ({ f, w }) =>
        `Only ${f.writtenIn100} in 100 changes are written down. A note takes ${w.write} minutes, which are not paid. For some weeks, carers spoke their notes on an answering machine. Then ${f.writtenTrial} in 100 changes were recorded. But each carer told different things, so nobody noticed that one client ate less every day. When the machine asked questions as well, most carers hung up.`,
      whyNow: ({ f, w, start }) =>
        `From ${start} the hospital sends patients home a day earlier. The cooperative takes on ${f.more} more clients and ${w.joins} more carers, who will know their clients only from notes.`,
      sides: [
        {
          who: 'speaker',
          wants: () => 'wants a free spoken note, because carers tell more when they speak in their own order',
        },
        {
          who: 'nursing',
          wants: () => 'wants the same few questions each day, because only they show that somebody eats less and less',
        },
      ],
      decision: 'does a carer speak freely, or answer the same few questions each day?',
      unknowns: [
        () => 'How many carers would listen to a spoken note to its end?',
        () => 'Which questions would carers answer honestly every day?',
      ],
      twist: () =>
        'Before an operation, a doctor asks for the notes of the last five days about one client. Three of them say only “as usual”. What does ‘Leave a note’ ask for from now on?',
      users: ['writer', 'standIn', 'nurse'],
    },
    {
      at: 'note',
      titles: [
        (d) => `Notes about clients of ${d.org}: with them, or about them?`,
        (d) => `${d.org}: a note that the client hears first`,
      ],
      problem: ({ f }) =>
        `Only ${f.writtenIn100} in 100 changes are written down. Carers leave out what could hurt a client, because clients read the folder too. Ten homes had a second folder for carers only. There ${f.writtenTrial} in 100 changes were written down. But clients who heard of this folder were angry, and found mistakes about themselves in it.`,
      whyNow: ({ f, start }) =>
        `From ${start} the hospital sends patients home a day earlier, and the cooperative, with ${f.clients} clients today, takes on ${f.more} more. These clients are afraid of being sent back, and ask what carers write about them.`,
      sides: [
        {
          who: 'clients',
          wants: () =>
            'wants the client to hear each note before it is sent, because the note is about the client’s own life',
        },
        {
          who: 'nursing',
          wants: () => 'wants carers to write alone, because nobody writes “She seems lost today” beside the client',
        },
      ],
      decision: 'does the client hear each note before it is sent, or does the carer write alone?',
      frame: 'the note “She seems lost today”, before it is sent',
      unknowns: [
        () => 'What would clients correct in the notes about them?',
        () => 'Which changes do carers never write down today?',
      ],
      twist: (d) =>
        `${d.s.client}, 86, says: “I fell, but do not write it down. They will send me to a nursing home.” What does ‘Leave a note’ offer the carer?`,
      users: ['carer', 'writer', 'nurse'],
    },
  ],
  sellingPoints: [
    {
      title: 'Owned by its carers',
      text: ({ f }) => `The ${f.carers} carers vote on every rule.`,
    },
    { title: 'Time for tea', text: () => 'Each client has one visit a week that is ten minutes longer.' },
    { title: 'A nurse on the phone', text: () => 'A nurse answers from the first visit to the last.' },
  ],
  audience: (_, has) =>
    has.desk
      ? 'Carers who visit the same homes, stand-ins, and the nurse in the office.'
      : 'Carers who visit the same homes, and stand-ins.',
  direction: {
    styles: {
      minimal: {
        mood: 'Quiet and brief, because carers have one hand free and little time, before a visit and after it.',
        shape: 'Few words, like those on the back of a hand, because a carer in the street easily loses the line.',
        second: {
          at: 'habits',
          does: 'sets each habit alone, with space above and below it, because a stand-in looks for one habit at a time',
        },
        avoid:
          'Hidden gestures, because one thumb has to be enough. Thin text, because nobody reads it under a street lamp.',
      },
      bold: {
        mood: 'Clear and strong, because in long notes carers overlook what matters.',
        shape: 'One solid plate for each change, like a house number, because a carer must see where each change ends.',
        second: {
          at: 'habits',
          does: 'sets the first word of each habit as heavily as the label on a jar, because a stand-in looks for one habit',
        },
        avoid:
          'Warning signs for everything, because carers then stop looking. Large portraits of clients, because a stranger could see them.',
      },
      playful: {
        mood: 'Kind and light, because most notes are about small daily things, such as a meal.',
        shape: 'Small slips of paper, one for each change, because carers then see at once how many changes there are.',
        second: {
          at: 'habits',
          does: 'writes each habit on a small slip of paper, like a note on a kitchen table, because carers find slips there',
        },
        avoid:
          'Smiling faces as a scale of mood, because clients are adults. Childish drawings, because they make a fall look harmless.',
      },
      luxury: {
        mood: 'Courteous and calm, because each note is about somebody’s private life.',
        shape: 'The client’s name at the head, as on a doorplate, because no note may go to the wrong client.',
        second: {
          at: 'habits',
          does: 'puts the client’s name at the head of the page, like a letter, because habits belong to a person, and not to a task',
        },
        avoid:
          'Long polite sentences, because nobody finishes them at a door. Thin grey letters, because they vanish in the dark.',
      },
      corporate: {
        mood: 'Clear and dependable, because carers who have never met must find the same fact in the same place.',
        shape:
          'One order, as on a hospital chart: what changed, since when and what to do, because carers read many notes a day.',
        second: {
          at: 'habits',
          does: 'keeps hour, habit and carer in one fixed order, because a stand-in then knows where to look',
        },
        avoid:
          'Codes for tasks, because nobody at a door has time to look them up. Grey tables, because nobody notices one new row in them.',
      },
      retro: {
        mood: 'Homely and orderly, like the ring folder in the kitchen, because carers know where to look in it.',
        shape: 'Ruled lines and a tab for each day, because carers look for the days on which they were away.',
        second: {
          at: 'habits',
          does: 'rules one line for each habit, like a page of the ring folder, because carers are used to such pages',
        },
        avoid:
          'Imitated handwriting, because carers struggle with the handwriting in the folder already. Coffee stains as decoration, because they hide words.',
      },
      futuristic: {
        mood: 'Steady and exact, because carers come back after days off, and must see how old a change is.',
        shape: 'A scale of days, like a ruler, on which only a change stands out, because most days bring none.',
        second: {
          at: 'habits',
          does: 'puts a scale of hours beside the habits, like the marks on a ruler, because each habit has its hour',
        },
        avoid:
          'Scores for people, because a number cannot say why somebody does not eat. Forecasts, because no screen can know how a client will be tomorrow.',
      },
      organic: {
        mood: 'Warm and unhurried, because most care happens in kitchens, where an office form would look cold.',
        shape:
          'Soft fields, like loaves of bread on a board, because some notes are one word long, and others five lines.',
        second: {
          at: 'habits',
          does: 'gives the fields soft corners along one straight edge, because the client’s own words should not look like a form',
        },
        avoid:
          'Autumn leaves, because they remind old people of the end of life. Loose wording, because a vague note can harm a client.',
      },
    },
    reading: 'Firm letters with open shapes, because carers read in front of a house, often in the dark.',
    accent: 'the bar above the day of a change, because carers come back after days off',
    sample: 'Ate half her breakfast. New bandage since Tuesday.',
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
