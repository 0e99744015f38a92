import { defineCase } from '../case.ts';

export const careHandover = defineCase({
  id: 'care-handover',
  industry: 'health',
  client: 'remembered',
  model: 'cooperative',
  channel: 'phone',
  about:
    'A cooperative of carers visits old people at home. A patient sees several carers a week, and they hand over in a paper folder in the kitchen. The next carer reads it only after she has begun, and often misses what has changed. The cooperative wants each carer to know it before the door opens.',
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
          patients: 148,
          faces: 5,
          missIn100: 36,
          calls: 186,
          write: 9,
          writtenIn100: 78,
          more: 24,
        },
        {
          carers: 22,
          patients: 104,
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
        patient: 'Mrs Ter Horst',
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
          patients: 86,
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
        patient: 'Dona Amélia',
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
          patients: 97,
          faces: 4,
          missIn100: 41,
          calls: 143,
          write: 11,
          writtenIn100: 74,
          more: 18,
        },
      ],
      words: {
        law: 'Chile’s law on the rights of patients (20.584) protects what is written about their health.',
        patient: 'Señora Elba',
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
          patients: 72,
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
        patient: 'Miss Icilda',
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
      callsGoal: Math.round(i.calls * 0.65),
      writtenGoal: i.writtenIn100 + 7,
      joins: Math.round((i.carers * i.more) / i.patients),
      soon: i.patients + i.more,
      // A call takes six minutes.
      callHours: Math.round(i.calls / 10),
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
          goal: () => 'Ring as soon as she knows what has changed.',
          obstacle: () => 'She looks at the top of a long list, and leaves out the rest.',
          quote: 'Five changes a day, two of them about jam. I ring anyway.',
        },
        {
          role: 'Carer who returns after eight days off',
          conflict: 'door',
          gender: 'm',
          ages: [27, 50],
          context: () => 'He remembers his patients as they were eight days ago.',
          goal: () => 'Read eight days of changes in one minute.',
          obstacle: () => 'He ticks off long lists on his phone without reading them.',
          quote: 'Eight days of notes. Which of them matter today?',
          needs: 'one home with the changes of eight days',
        },
        {
          role: 'Carer who reads the notes aloud to her patients',
          conflict: 'note',
          gender: 'f',
          ages: [31, 57],
          context: () => 'She reads at the kitchen table, beside the patient.',
          goal: () => 'Read out notes with which the patient agrees.',
          obstacle: () => 'She learns only days later what is wrong in a note.',
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
          context: () => 'She writes with her coat on, while the patient watches.',
          goal: () => 'Tell all that she noticed before she leaves.',
          obstacle: () => 'Beside the patient, she leaves out what is hard to put into words.',
          quote: 'At the third door I remember what I forgot at the first.',
        },
        {
          role: 'Carer who speaks better than she writes',
          gender: 'f',
          ages: [25, 46],
          context: () => 'She describes a change in two sentences, but writes only three words.',
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
          context: () => 'learns at 6:30 which unknown patients to visit.',
          goal: () => 'Ring only after reading every change.',
          obstacle: () => 'stops reading after three changes, and rings.',
          quote: 'I have the key, and I do not know how the patient takes her tea.',
        },
        {
          role: 'Student nurse, in her third week as a stand-in',
          conflict: 'note',
          gender: 'f',
          ages: [19, 24],
          context: () => 'She goes alone to the easier homes.',
          goal: () => 'See whether a patient eats less than last week.',
          obstacle: () => 'She compares two notes, and they are about different things.',
        },
      ],
    },
    nurse: {
      surface: 'desk',
      variants: [
        {
          role: 'Nurse on duty in the office',
          ages: [29, 59],
          context: () => 'answers the carers’ calls at a desk.',
          goal: () => 'See which change needs a doctor today.',
          obstacle: () => 'hears of a change only when a carer calls.',
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
    patients: {
      role: 'representative of the patients',
      gender: 'f',
    },
  },
  goals: ({ f }) => ({
    known: {
      direction: 'Raise',
      what: 'the share of changes known before the visit',
      from: `${f.known} in 100`,
      today: 'The notes lie in the kitchen, so the next carer knows only {from} changes before the visit.',
      to: `${f.knownGoal} in 100`,
      months: 4,
      measuredBy: 'a nurse’s questions to carers before 150 visits',
    },
    calls: {
      direction: 'Lower',
      what: 'the number of calls to other carers or the nurse',
      from: `${f.calls} a week`,
      today: `To ask about habits and changes, carers call each other or the nurse ${f.calls} times a week.`,
      to: `${f.callsGoal} a week`,
      months: 4,
      measuredBy: 'the phones’ call lists',
    },
    written: {
      direction: 'Raise',
      what: 'the share of changes that are written down',
      from: `${f.writtenIn100} in 100`,
      today: 'A carer writes in a hurry, so only {from} changes are written down.',
      to: `${f.writtenGoal} in 100`,
      months: 3,
      measuredBy: 'a nurse who compares 40 patients with their notes',
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
        'five changes on a patient’s first day back, before the carer rings',
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
        'the start of a note about a patient who eats less, with the emergency number',
        'a change that is hard to name, such as a low mood',
        'a note that somebody has to act on today',
      ],
    },
    habits: {
      title: 'In this home',
      surface: 'phone',
      user: 'standIn',
      goal: 'calls',
      does: 'shows how daily things are done in a home, in the patient’s words',
      frames: [
        'one morning in the patient’s words',
        'a habit that has changed since last month',
        'a home without any entry yet',
      ],
    },
    board: {
      title: 'Open changes',
      surface: 'desk',
      user: 'nurse',
      goal: 'calls',
      does: 'shows the nurse which changes wait for an answer, and sends this answer to the carers',
      frames: [
        'seven open changes in the morning, one of which needs a doctor',
        'a change that three carers saw',
        'a change that was read and not answered',
      ],
    },
  },
  task: (d, has) =>
    [
      `Design a handover for ${d.org}, a cooperative of ${d.f.carers} carers in ${d.town}, ${d.country}, who visit old patients at home.`,
      'Carers use it on their work phone, before and after each visit.',
      has.desk && 'A nurse in the office follows the changes on a desktop computer.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: ({ s }, _, at) => {
    const then: Partial<Record<string, string>> = {
      door: `Since Tuesday she eats less, sleeps in the armchair, and has a new bandage. Write each change in eight words for ‘Before the door’. Which of them needs a tick before a carer rings?`,
      note: `This morning she left half of her breakfast, and said little. Write a note of three lines for ‘Leave a note’. What would the next carer change in it, and what would the patient change?`,
    };
    return `Take one patient: ${s.patient}, 91. ${then[at]}`;
  },
  glossary: [
    { word: 'Change', means: 'something new about a patient, such as a fall.' },
    { word: 'Stand-in', means: 'a carer who takes over another carer’s round.' },
  ],
  safety: 'After a fall, trouble with breathing or sudden confusion: call for help first, write later.',
  overview: [
    ({ w, s }, _, at) =>
      at === 'door'
        ? `A carer bandages the left leg of ${s.patient}. Then she reads in the kitchen that the right leg needs the bandage now. About ${w.faces} carers visit each patient in turn, and write such notes in a paper folder.`
        : `${s.patient} has left half of her breakfast, and seems lost. She looks on while the carer writes in the paper folder: “As usual.” About ${w.faces} carers visit each patient in turn, and know only such notes.`,
    ({ w, s }, _, at) =>
      at === 'door'
        ? `A carer asks ${s.patient} why she is limping. A note in the kitchen says that she fell on Sunday. About ${w.faces} carers visit each patient in turn, and write such notes in a paper folder.`
        : `“As usual”, says the paper folder in the kitchen of ${s.patient}, for the ninth time. She eats less every day, and seems sad. The carer writes beside her, in a hurry. About ${w.faces} carers visit each patient in turn, and know only such notes.`,
  ],
  nonGoals: ['Planning the rounds', 'Proof of working time', 'A page for relatives', 'Orders for medicine'],
  constraints: [
    {
      type: 'technical',
      at: 'door',
      text: () => 'In some streets the phone has no connection.',
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
      effect: () => '‘Before the door’ opens with a PIN, and shows only today’s homes.',
      frame: 'the question for the PIN on a lost phone',
    },
    {
      type: 'people',
      at: 'door',
      text: () => 'Carers have up to eight days off in a row.',
      effect: () => '‘Before the door’ also serves somebody who has missed many notes.',
      frame: 'one home with the changes of eight days',
    },
    {
      type: 'content',
      at: 'habits',
      text: () => 'Two carers often describe the same habit of a patient differently.',
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
        (d) => `Handover between carers of ${d.org}: does each change need a tick?`,
        (d) => `Handover at ${d.org}: was it read before the door opened?`,
      ],
      problem: ({ f }) =>
        `The next carer knows only ${f.known} in 100 changes before the visit. To ask about changes and habits, carers call each other or the nurse ${f.calls} times a week. At six minutes a call, that is ${f.callHours} hours.`,
      whyNow: ({ f, start }) =>
        `From ${start} the hospital sends patients home a day earlier. The cooperative then has ${f.soon} patients instead of ${f.patients}, and the new ones have up to five changes a day.`,
      sides: [
        {
          who: 'nursing',
          wants: () =>
            'wants a tick for each change before the visit, because nobody knows today what a carer has read',
        },
        {
          who: 'speaker',
          wants: () => 'wants no ticks, because carers who stand in the rain tick without reading',
        },
      ],
      decision: 'does a carer tick each change before the visit, or ring without a tick?',
      unknowns: [
        () => 'How many of five changes does a carer remember after ringing?',
        () => 'After how many ticks do carers stop reading?',
      ],
      twist: () =>
        'A stomach illness goes round, and eleven homes have the same change. What does ‘Before the door’ show at the twelfth home?',
      users: ['carer', 'standIn', 'nurse'],
    },
    {
      at: 'note',
      titles: [
        (d) => `Notes of carers at ${d.org}: spoken freely, or as answers?`,
        (d) => `${d.org}: how to leave a note about half a breakfast`,
      ],
      problem: ({ f, w }) =>
        `Only ${f.writtenIn100} in 100 changes are written down. A note takes ${w.write} minutes, and nobody pays them. Each carer notes other things, so nobody sees that a patient eats less every day.`,
      whyNow: ({ f, w, start }) =>
        `From ${start} the hospital sends patients home a day earlier. The cooperative takes on ${f.more} more patients, and ${w.joins} more carers, who know these patients only from notes.`,
      sides: [
        {
          who: 'speaker',
          wants: () => 'wants free spoken notes, because carers tell more when they speak in their own order',
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
        'A doctor asks for five days of notes about one patient. Three of them say only “as usual”. What does ‘Leave a note’ ask for from now on?',
      users: ['writer', 'standIn', 'nurse'],
    },
    {
      at: 'note',
      titles: [
        (d) => `Notes about patients of ${d.org}: with them, or about them?`,
        (d) => `${d.org}: the note “She seems lost today”`,
      ],
      problem: ({ f }) =>
        `Only ${f.writtenIn100} in 100 changes are written down. Carers leave out what could hurt a patient, who reads the folder too. So carers call each other or the nurse ${f.calls} times a week. At six minutes a call, that is ${f.callHours} hours.`,
      whyNow: ({ f, start }) =>
        `From ${start} the hospital sends patients home a day earlier, and the cooperative takes on ${f.more} more. These patients fear to be sent back, and ask what carers write.`,
      sides: [
        {
          who: 'patients',
          wants: () =>
            'wants the patient to hear each note before it is sent, because the note is about the patient’s own life',
        },
        {
          who: 'nursing',
          wants: () => 'wants carers to write alone, because nobody writes “She seems lost today” beside the patient',
        },
      ],
      decision: 'does the patient hear each note before it is sent, or does the carer write alone?',
      frame: 'the note “She seems lost today”, before it is sent',
      unknowns: [
        () => 'What would patients correct in the notes about them?',
        () => 'Which changes do carers never write down today?',
      ],
      twist: (d) =>
        `${d.s.patient}, 91, says: “I fell, but do not write it down. They will send me to a nursing home.” What does ‘Leave a note’ offer the carer?`,
      users: ['carer', 'writer', 'nurse'],
    },
  ],
  sellingPoints: [
    {
      title: 'Owned by its carers',
      text: ({ f }) => `The ${f.carers} carers vote on every rule.`,
    },
    { title: 'Time for tea', text: () => 'One visit a week is ten minutes longer.' },
    { title: 'A nurse on the phone', text: () => 'A nurse answers from the first visit to the last.' },
  ],
  audience: (_, has) =>
    has.desk
      ? 'Carers who visit the same homes in turn, and the nurse in the office.'
      : 'Carers who visit the same homes in turn.',
  direction: {
    styles: {
      minimal: {
        mood: 'Quiet and brief, because the patient waits while a carer reads or writes.',
        shape:
          'A filled dot before each short line about a change, and wide space between them: whoever looks up finds the line again.',
        second: {
          door: 'shows the changes alone, without menu or picture, because a carer with a bag cannot scroll far',
          habits: 'shows one habit with wide space around it, because a stand-in looks it up beside the patient',
        },
        avoid:
          'Hidden gestures, because one thumb has to be enough. Thin text, because it vanishes under a street lamp.',
      },
      bold: {
        mood: 'Clear and strong, because a fall must stand out from notes about tea and jam.',
        shape:
          'One heavy word begins each change, “bandage” or “meals”, at full width: in the street it is read at arm’s length.',
        second: {
          habits:
            'sets the hour of each habit in very large figures, because a stand-in finds the next task by the clock',
          door: 'gives each change a heavy block, because five of them run together on a wet screen',
        },
        avoid:
          'Warning signs for everything, because carers then stop looking. Large portraits, because strangers could recognise a patient.',
      },
      playful: {
        mood: 'Kind and light, because the patient looks on, and most notes are about small things.',
        shape:
          'A small round drawing, such as a cup or a bandage, begins each change: carers recognise it before they read.',
        second: {
          note: 'offers round pictures of meals, sleep and mood, because carers with little time point faster than they write',
          habits: 'draws a cup, a chair or a radio beside each habit, because a stand-in has to find the real one',
        },
        avoid:
          'Smiling faces as a scale of mood, because patients are adults. A drawing beside a fall, because it makes the fall look harmless.',
      },
      luxury: {
        mood: 'Courteous and calm, because carers are guests in somebody’s home, and read about a private life.',
        shape:
          'The patient’s name on a door plate with a fine double frame, in wide margins: a carer meets a person before the changes.',
        second: {
          habits: 'sets the patient’s own words between two fine lines, because they should not be read as orders',
          note: 'sets the note in wide margins under a fine line, because the patient may read along',
        },
        avoid:
          'Pale letters, because they vanish in the dark. Long polite sentences, because nobody finishes them at a door.',
      },
      corporate: {
        mood: 'Clear and dependable, because carers who have never met share the same notes.',
        shape:
          'A square tab for each day above fixed columns for change and carer: carers read one home after another, without a search.',
        second: {
          door: 'sets the changes in even rows by day, because a carer who was away compares the days',
          habits: 'keeps hour, habit and carer in three columns, because a stand-in reads down the hours of a morning',
        },
        avoid:
          'Codes for tasks, because nobody at a door can look them up. Grey tables, because a new row is lost in them.',
      },
      retro: {
        mood: 'Homely and orderly, because carers grew used to the ring folder in the kitchen, and still reach for it.',
        shape:
          'A framed date at the edge of each ruled line, as in the kitchen folder: carers run down the dates to today.',
        second: {
          note: 'puts the note on ruled lines under a framed date, because carers know this sheet from the folder',
          habits: 'puts each habit on a framed label with its hour, because a stand-in looks up one hour of the day',
        },
        avoid:
          'Imitated handwriting, because carers struggle with handwriting already. Coffee stains, because they hide words.',
      },
      futuristic: {
        mood: 'Alert and exact, because a change from last night matters more than one from last week.',
        shape: 'A fine line of days with a tick for each change: carers see what is new since their last visit.',
        second: {
          habits: 'marks each habit at its hour on a fine scale, because a stand-in comes in the middle of the morning',
          door: 'marks each change on an exact line of days, because a carer may have been away for a week',
        },
        avoid:
          'Scores for people, because a number cannot explain a low mood. Forecasts, because nobody knows tomorrow.',
      },
      organic: {
        mood: 'Warm and gentle, because a note is written at a kitchen table, beside the person it is about.',
        shape:
          'Soft fields of uneven size, each as large as its change: a note of one word looks as complete as five lines.',
        second: {
          door: 'lays newer changes over older ones in soft layers, because a carer wants the newest first and the others in sight',
          habits:
            'sets the habits in soft fields of uneven size, because patients explain one in a word and another in a story',
        },
        avoid: 'Torn edges, because a word seems to be missing. Faint tones, because carers read in dark stairways.',
      },
    },
    reading: 'Firm letters with open shapes, because carers often read in the dark.',
    lettering: 'the cooperative’s cars',
    own: 'the carers’ jackets',
    accent: 'the day of a change, because a carer first asks what is new',
    sample: 'Ate half her breakfast. New bandage since Tuesday.',
  },
  untold: {
    budget: () =>
      'The members voted for it. It is the money for a company outing, two years in a row, so it had better work.',
    decision: (d) => `I approve it. ${d.who.speaker!.first} can ask for a vote of the members, and has done so before.`,
    history: () =>
      'The nurse sent each change by text message for a month. When carers had to answer “read”, some answered before they had read.',
    launch: () =>
      'One round of eleven homes begins. The paper folder stays beside it until the carers forget to fill it in.',
    content: () => 'We can give you forty old notes without names. Half of them say “as usual”.',
    machines: () =>
      'Each carer has a simple work phone. A neighbour who knows computers keeps them running, on Saturdays.',
    access: () => 'You may come on a round if the patient agrees. Wear shoes that you can take off quickly.',
    fear: () => 'That a carer trusts an empty screen, and it was empty because nobody wrote.',
    staff: () => 'The oldest carer writes the best notes, on paper, in pencil. Please ask her before anybody else.',
    figures: () =>
      'I compared the folders myself for four weeks. Falls were nearly always known; meals and moods were not.',
    complaints: () =>
      'Patients do not complain about care. They complain that they have to tell the same story to each new face.',
    language: () =>
      'Some carers write in a second language. Nobody here corrects spelling, as long as the meaning is clear.',
    stake: () => 'My own mother had six carers a week. Only one of them knew that she hated the radio.',
  },
});
