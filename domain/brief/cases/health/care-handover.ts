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
          changeIn100: 13,
          missIn100: 36,
          calls: 186,
          minutes: 7,
          write: 9,
          more: 24,
        },
        {
          carers: 22,
          clients: 104,
          perWeek: 10,
          faces: 4,
          changeIn100: 14,
          missIn100: 33,
          calls: 131,
          minutes: 6,
          write: 8,
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
          changeIn100: 12,
          missIn100: 39,
          calls: 118,
          minutes: 8,
          write: 10,
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
          changeIn100: 15,
          missIn100: 41,
          calls: 143,
          minutes: 8,
          write: 11,
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
          changeIn100: 14,
          missIn100: 38,
          calls: 102,
          minutes: 7,
          write: 9,
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
    const visits = i.clients * i.perWeek;
    const changes = Math.round((visits * i.changeIn100) / 100);
    const missed = Math.round((changes * i.missIn100) / 100);
    return {
      ...i,
      visits,
      changes,
      missed,
      callHours: Math.round((i.calls * i.minutes) / 60),
      known: 100 - i.missIn100,
      knownGoal: 100 - Math.round(i.missIn100 * 0.3),
      callsGoal: Math.round(i.calls * 0.42),
      writeGoal: Math.round(i.write * 0.6),
      clientsThen: i.clients + i.more,
      visitsThen: (i.clients + i.more) * i.perWeek,
    };
  },
  users: {
    carer: {
      surface: 'phone',
      variants: [
        {
          role: 'Carer on the morning round',
          gender: 'f',
          ages: [34, 58],
          context: (d) => `She travels by ${d.s.travel} and reads in front of the house, with a bag in her other hand.`,
          goal: () => 'Ring the bell knowing what has changed.',
          obstacle: () => 'The line that matters is four pages back in the folder, under a lunch menu.',
          quote: 'I learn that she fell when I ask why she is limping.',
        },
        {
          role: 'Carer who returns after nine days off',
          gender: 'm',
          ages: [27, 50],
          context: () => 'He sees nine clients on his first day and remembers how each of them was.',
          goal: () => 'Catch up on each client without reading nine days.',
          obstacle: () => 'Three colleagues wrote in turn, and each one wrote “as usual”.',
          quote: '‘As usual’ is what our folders say most. Nobody says whose usual.',
        },
        {
          role: 'Carer who speaks better than she writes',
          gender: 'f',
          ages: [25, 46],
          context: () => 'She tells a change in two clear sentences, and types it with one finger after the visit.',
          goal: () => 'Leave a note that a doctor could read.',
          obstacle: () => 'She leaves words out that she cannot spell, and the important one is among them.',
          needs: 'a finished note without a typed sentence',
        },
      ],
    },
    standIn: {
      surface: 'phone',
      variants: [
        {
          role: 'Stand-in who takes over rounds when a carer is ill',
          ages: [22, 61],
          context: () => 'Learns at 6:30 which homes are on the round, and has seen none of the clients before.',
          goal: () => 'Do it the way the client is used to.',
          obstacle: () => 'Every client has to explain again how the stockings go on.',
          quote: 'I am a stranger with a key. I would like to be a stranger who knows about the tea.',
        },
        {
          role: 'Student nurse on her third week of rounds',
          gender: 'f',
          ages: [19, 24],
          context: () => 'She goes alone to the easier homes and phones when in doubt.',
          goal: () => 'Tell a real change from an ordinary bad day.',
          obstacle: () => 'She does not know how this client looks on a good day.',
        },
      ],
    },
    nurse: {
      surface: 'desk',
      variants: [
        {
          role: 'Nurse on duty in the office',
          ages: [29, 59],
          context: () => 'Sits at a desktop computer and answers the carers’ calls in the morning.',
          goal: () => 'See which change needs a doctor or a relative today.',
          obstacle: () => 'The folders lie in other people’s kitchens.',
          quote: 'Everything that I need to know is written down, eleven kilometres from here.',
        },
      ],
    },
  },
  stakeholders: {
    board: {
      role: 'chair of the cooperative’s board',
      wants: () => 'Nothing important should get lost between two visits, whoever is on duty.',
    },
    nursing: {
      role: 'head of nursing',
      wants: () => 'A nurse should hear of every change on the same day.',
    },
    speaker: {
      role: 'carer and speaker of the members',
      wants: () => 'Writing does not take time from the client.',
    },
    clients: {
      role: 'wife of a client and speaker of the clients',
      gender: 'f',
      wants: () => 'People who are cared for know what is written about them.',
    },
  },
  goals: ({ f }) => ({
    known: {
      direction: 'Raise',
      what: 'changes that the next carer knows before the visit',
      from: `${f.known} in 100`,
      to: `${f.knownGoal} in 100`,
      months: 4,
      measuredBy: 'a weekly sample of 40 changes, about which the office asks the next carer',
      today: 'The next carer knows {from} changes before the visit.',
      told: [f.missed],
    },
    calls: {
      direction: 'Lower',
      what: 'calls between carers about a client',
      from: `${f.calls} a week`,
      to: `${f.callsGoal} a week`,
      months: 4,
      measuredBy: 'the list of calls on the work phones',
    },
    write: {
      direction: 'Lower',
      what: 'the median time of writing after a visit with a change',
      from: `${f.write} minutes`,
      to: `${f.writeGoal} minutes`,
      months: 3,
      measuredBy: 'a clock that carers start and stop in two sample weeks',
      today: 'To write a change down takes a carer {from} (median), without pay, and so some never do.',
    },
  }),
  features: {
    door: {
      title: 'Before the door',
      surface: 'phone',
      user: 'carer',
      goal: 'known',
      does: 'shows what has changed since this carer’s last visit',
      frames: ['a home with five changes', 'a home where nothing has changed', 'a carer who was away for nine days'],
    },
    note: {
      title: 'Leave a note',
      surface: 'phone',
      user: 'carer',
      goal: 'write',
      does: 'takes down what a carer noticed, for the next one',
      frames: [
        'the start of a note while the client is in the room',
        'a small change (she ate half)',
        'a note that somebody has to act on today',
      ],
    },
    habits: {
      title: 'My way',
      surface: 'phone',
      user: 'standIn',
      goal: 'calls',
      does: 'shows in the client’s own words how daily things are done in this home',
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
      goal: 'known',
      does: 'shows the nurse every change for which nobody has decided what to do',
      frames: [
        'seven open changes in the morning',
        'a change that three carers saw',
        'a change that was read and not answered',
      ],
    },
  },
  first: 'door',
  titles: [
    (d) => `Handover between carers: what ${d.org} knows before the bell`,
    (d) => `${d.org}: the news is in the kitchen, and the carer is at the door`,
    (d) => `What has changed since Tuesday? A handover for ${d.org}`,
  ],
  task: (d, has) =>
    [
      `Design a handover for ${d.org}, a cooperative of ${d.f.carers} carers in ${d.town}, ${d.country}, who visit old people at home.`,
      'Carers read and write it on their work phone, before and after each visit.',
      has.desk && 'A nurse in the office follows it on a desktop computer.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (d) =>
    `Take one client: ${d.s.client}, 86. Since Tuesday she has eaten less, she sleeps in the armchair, and her doctor has changed the dressing on her left leg. Write these three changes as lines of eight words at most. Put them in order for ‘Before the door’, the screen that a carer reads before the bell. What does a stand-in need besides?`,
  glossary: [
    { word: 'Client', means: 'a person who is cared for at home.' },
    { word: 'Change', means: 'anything that is different from the last visits: a fall, a bad night, an empty plate.' },
    { word: 'Round', means: 'all visits of one carer on one morning or evening.' },
    { word: 'Stand-in', means: 'a carer who takes over a round because somebody is ill.' },
  ],
  safety:
    'A note never replaces a call for help. A fall, trouble with breathing or sudden confusion leads to a call first and to a note later. The screens make no diagnosis.',
  overview: [
    ({ f, w }) => [
      `${f.clients} clients get ${f.visits} visits a week, and each client sees about ${w.faces} different carers. They hand over in a folder on the kitchen table. The next carer opens it after the greeting, often with wet hands. In ${f.changes} visits a week something has changed: a fall, a new dressing, a plate that stays full. In ${f.missed} of these cases the next carer does not know it when the visit begins.`,
      `So carers call each other between two homes: ${f.calls} calls a week of ${f.minutes} minutes, about ${f.callHours} hours without pay. The last attempt was a chat group. It brought everything about everybody to every phone, and the head of nursing closed it after two weeks.`,
    ],
    ({ f, org }) => [
      `At ${org} no carer knows a client alone. About ${f.faces} of them share each home, and the folder in the kitchen is their memory. It works for those who have time to read. But before the bell a carer has less than one minute, and the folder is inside.`,
      `Of ${f.changes} changes a week, ${f.missed} do not reach the next carer in time. A dressing is done in the old way, or nobody asks why a plate is full again. Carers call each other ${f.calls} times a week to be sure. Writing takes ${f.write} minutes after each change, without pay, so some changes are never written down. A form with 22 boxes was tried; most of them were ticked “as usual”.`,
    ],
  ],
  whyNow: ({ f, start }) =>
    `On ${start}, the hospital begins to send patients home a day earlier, and the cooperative takes on ${f.more} clients. It then makes ${f.visitsThen} visits a week instead of ${f.visits}. People who come straight from hospital change the most from day to day.`,
  nonGoals: ['Planning the rounds', 'Bills and proof of time', 'A page for relatives', 'Orders for medicine'],
  constraints: [
    {
      type: 'technical',
      at: 'door',
      text: () => 'In many houses and streets there is no connection.',
      effect: () => '‘Before the door’ shows what was loaded last, and says how old it is.',
      frame: 'a street without connection',
    },
    {
      type: 'content',
      at: 'note',
      text: () => 'After a fall, or when a client cannot breathe well, the carer must call before writing.',
      effect: () => '‘Leave a note’ puts the call first in these cases.',
      frame: 'a note that begins with “fall”',
    },
    {
      type: 'legal',
      at: 'door',
      text: (d) => d.s.law,
      effect: () => '‘Before the door’ opens only for the homes of today’s round.',
      frame: 'a lost phone, as a stranger sees it',
    },
    {
      type: 'time',
      at: 'door',
      text: () => 'From the street to the bell a carer has less than one minute.',
      effect: () => '‘Before the door’ says the most important thing within 40 seconds.',
      frame: 'the first visit after hospital, to be read in 40 seconds',
    },
    {
      type: 'people',
      at: 'habits',
      text: () => 'Some clients no longer tell the same thing twice in the same way.',
      effect: () => '‘My way’ says who told it and when.',
      frame: 'a habit with its source and date',
      from: 'professional',
    },
    {
      type: 'people',
      at: 'note',
      text: () => 'A third of the carers find writing hard, some of them because it is their second language.',
      effect: () => '‘Leave a note’ can be finished without typing a sentence.',
      frame: 'a finished note without a typed sentence',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'door',
      sides: [
        {
          who: 'nursing',
          wants: () => 'wants to show every change, because the one that is left out may be the one that matters',
        },
        {
          who: 'speaker',
          wants: () => 'wants to show three at most, because a long list is closed before it is read',
        },
      ],
      decision: 'is every change shown, or only the first three?',
      where: 'In ‘Before the door’, in a home with five changes.',
      unknowns: [
        () => 'How many lines does a carer remember until she stands in the kitchen?',
        () => 'Who should decide which change comes first?',
      ],
      twist: () =>
        'A stomach illness goes round, and eleven homes have the same change. What does ‘Before the door’ show in the twelfth?',
      users: ['carer', 'standIn', 'nurse'],
    },
    {
      at: 'note',
      sides: [
        {
          who: 'speaker',
          wants: () =>
            'wants a spoken note, because a carer can say it on the way to the next home and has more time for the client',
        },
        {
          who: 'nursing',
          wants: () =>
            'wants a few fixed questions, because only the same questions each day show that somebody eats less and less',
        },
      ],
      decision: 'is a note spoken freely, or an answer to fixed questions?',
      where: 'In ‘Leave a note’, in the way in which a note starts.',
      unknowns: [
        () => 'Do carers say more than they write, or only something else?',
        () => 'Which questions would carers answer honestly every day?',
      ],
      twist: () =>
        'A doctor asks for the last five days of one client, before an operation. What does ‘Leave a note’ have to ask from now on?',
      users: ['carer', 'standIn', 'nurse'],
    },
    {
      at: 'note',
      sides: [
        {
          who: 'clients',
          wants: () =>
            'wants the client to read or hear each note before it is sent, because it is about the client’s own life',
        },
        {
          who: 'nursing',
          wants: () =>
            'wants carers to write alone, because nobody writes “she seems lost today” while the client listens',
        },
      ],
      decision: 'does the client hear the note before it is sent?',
      where: 'In ‘Leave a note’, when the note starts and the client is in the room.',
      unknowns: [
        () => 'What would clients correct if they could?',
        () => 'Which changes do carers never write down today?',
      ],
      twist: (d) =>
        `${d.s.client}, 86, says: “I fell, but do not write it down. They will send me to a home.” What does ‘Leave a note’ offer the carer?`,
      users: ['carer', 'standIn', 'nurse'],
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
        mood: 'Quiet and close: the screen says one thing, and then the bell rings.',
        why: 'Carers read it at a door, with a key in one hand.',
        shape: 'One change in each line, with much space between the lines.',
        avoid: 'Hidden gestures and thin text. A carer with a key in her hand has one thumb.',
      },
      bold: {
        mood: 'Alert and warm, so that a change cannot be passed over at a dark door.',
        why: 'What matters was overlooked in long notes.',
        shape: 'The first change fills the width; the others follow in smaller blocks.',
        avoid: 'Warning signs for everything and large portraits of clients. If all is urgent, nothing is.',
      },
      playful: {
        mood: 'Kind and light, since most news from a home is small and human.',
        why: 'Carers work alone, and a friendly page makes a long day easier. The risk: it is about people who are ill.',
        shape: 'Little notes as people leave them on a kitchen table, one for each change.',
        avoid: 'Smiling faces as a scale of mood and childish drawings. Clients are adults with long lives.',
      },
      luxury: {
        mood: 'Courteous: the carer is a guest in somebody’s home and enters prepared.',
        why: 'The cooperative wants its work to be respected as much as that of a hospital. The risk: carers find it stiff.',
        shape: 'Calm pages with one heading in the client’s name, like a letter of introduction.',
        avoid: 'Long polite sentences and fine grey lines. At the door both are lost.',
      },
      corporate: {
        mood: 'Clear and dependable, because all carers must read a note in the same way.',
        why: 'Carers who have never met must find the same fact in the same place.',
        shape: 'The order never varies: what changed, since when, what to do.',
        avoid: 'Codes for tasks and columns of ticks. The old form had them, and everything was “as usual”.',
      },
      retro: {
        mood: 'Homely, as the ring folder that has lain on kitchen tables for years.',
        why: 'The cooperative began with a paper book in each kitchen, and clients miss it.',
        shape: 'Ruled lines and a tab for each day, taken from the folder that carers know.',
        avoid: 'Imitated handwriting and coffee stains. The real folder had enough of both.',
      },
      futuristic: {
        mood: 'Steady and exact: a change here is known there a moment later.',
        why: 'The cooperative wants to attract young carers who expect good tools.',
        shape: 'A thin line for each client, which rises only where something has changed.',
        avoid: 'Scores for people and prediction. A number cannot say why somebody does not eat.',
      },
      organic: {
        mood: 'Warm and unhurried, like a kitchen in the morning.',
        why: 'Care happens in kitchens and gardens, and the cooperative wants to look like that.',
        shape: 'Soft fields of different height, as notes differ, on one straight edge.',
        avoid: 'Autumn leaves as a picture of age, and loose wording. Both are hurtful, and one is dangerous.',
      },
    },
    reading: 'Carers read it in front of a dark house, in less than one minute.',
    accent: 'what changed last',
    sample: 'Ate half. New dressing, left leg, since Tuesday.',
  },
  untold: {
    budget: () =>
      'The members voted for it. It is the money for a company outing, two years in a row, so it had better work.',
    decision: (d) =>
      `${d.who.board!.first} approves it. ${d.who.speaker!.first} can ask for a vote of the members, and has done so before.`,
    history: () => 'After the chat group we tried a call at the end of each round. It reached whoever was driving.',
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
