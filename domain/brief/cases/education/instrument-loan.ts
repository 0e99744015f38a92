import { defineCase, money } from '../case.ts';

export const instrumentLoan = defineCase({
  id: 'instrument-loan',
  industry: 'education',
  client: 'remembered',
  model: 'fees',
  channel: 'phone',
  about:
    'A music school lends instruments to families for a school year. On the first day a family signs a paper that says “in good condition”, and nobody takes photos of what is scratched already. When the instrument comes back damaged, nobody can say since when. Families also hide small faults for fear of a bill, until the repair is large. The school wants both sides to know the condition of an instrument at the beginning, during the loan and at the end.',
  settings: [
    {
      country: 'lv',
      town: 'Cēsis',
      orgs: ['Mūzikas skola Vecā Priede', 'Pirtsupes mūzikas skola', 'Mūzikas skola Trīs Stīgas'],
      start: [9, 7],
      trigger: 'loss',
      languages: ['Latvian'],
      inputs: [
        {
          loans: 260,
          damagedIn100: 28,
          disputedIn100: 47,
          repair: 74,
          small: 22,
          cap: 60,
          noteIn100: 24,
          toldIn100: 21,
        },
        {
          loans: 210,
          damagedIn100: 30,
          disputedIn100: 44,
          repair: 68,
          small: 19,
          cap: 50,
          noteIn100: 26,
          toldIn100: 23,
        },
      ],
      words: {
        kinds: 'violins, clarinets and accordions',
        air: 'In winter heated rooms dry the wood, and cracks open.',
        way: 'in a crowded bus',
      },
    },
    {
      country: 'pe',
      town: 'Arequipa',
      orgs: ['Escuela de Música Valle Blanco', 'Escuela de Música Yanahuara Alta', 'Taller de Música Dos Arcos'],
      start: [3, 16],
      trigger: 'loss',
      languages: ['Spanish'],
      inputs: [
        {
          loans: 140,
          damagedIn100: 31,
          disputedIn100: 49,
          repair: 160,
          small: 45,
          cap: 120,
          noteIn100: 22,
          toldIn100: 18,
        },
        {
          loans: 165,
          damagedIn100: 29,
          disputedIn100: 46,
          repair: 145,
          small: 40,
          cap: 110,
          noteIn100: 25,
          toldIn100: 20,
        },
      ],
      words: {
        kinds: 'violins, flutes and guitars',
        air: 'The air is dry for most of the year, and wood shrinks in it.',
        way: 'through dust and sun',
      },
    },
    {
      country: 'eg',
      town: 'Alexandria',
      orgs: ['Sidi Bishr Music School', 'East Harbour Music School', 'Three Arches Music School'],
      start: [9, 26],
      trigger: 'loss',
      languages: ['Arabic'],
      inputs: [
        {
          loans: 120,
          damagedIn100: 33,
          disputedIn100: 45,
          repair: 900,
          small: 250,
          cap: 700,
          noteIn100: 21,
          toldIn100: 17,
        },
        {
          loans: 150,
          damagedIn100: 30,
          disputedIn100: 42,
          repair: 1100,
          small: 300,
          cap: 800,
          noteIn100: 23,
          toldIn100: 19,
        },
      ],
      words: {
        kinds: 'violins, ouds and clarinets',
        air: 'Salt air from the sea attacks keys and strings.',
        way: 'on a crowded tram',
      },
    },
    {
      country: 'my',
      town: 'George Town',
      orgs: ['Sekolah Muzik Kebun Pala', 'Sekolah Muzik Tiga Tangga', 'Sekolah Muzik Jalan Cengal'],
      start: [2, 1],
      trigger: 'loss',
      languages: ['English', 'Malay'],
      inputs: [
        {
          loans: 190,
          damagedIn100: 27,
          disputedIn100: 47,
          repair: 180,
          small: 45,
          cap: 140,
          noteIn100: 27,
          toldIn100: 24,
        },
        {
          loans: 170,
          damagedIn100: 32,
          disputedIn100: 44,
          repair: 165,
          small: 50,
          cap: 130,
          noteIn100: 25,
          toldIn100: 22,
        },
      ],
      words: {
        kinds: 'violins, clarinets and trumpets',
        air: 'Damp air softens glue, and the felt under the keys swells.',
        way: 'through heavy rain',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Loan pages on the phone', device: 'phone', size: '390 × 844 px' },
    tablet: { name: 'Check page on the tablet', device: 'tablet', size: '1280 × 800 px' },
  },
  figures: (i) => {
    const damaged = Math.round((i.loans * i.damagedIn100) / 100);
    const disputed = Math.round((damaged * i.disputedIn100) / 100);
    return {
      ...i,
      repair: money(i.repair),
      small: money(i.small),
      cap: money(i.cap),
      disputed,
      cost: money(disputed * i.repair),
      disputedGoal: Math.round(i.disputedIn100 * 0.6),
      toldGoal: Math.round(i.toldIn100 * 1.8),
      noted: Math.round((i.loans * i.noteIn100) / 100),
      notedGoal: Math.round((i.loans * (36 + i.noteIn100)) / 100),
    };
  },
  users: {
    family: {
      surface: 'phone',
      variants: [
        {
          role: 'Father of a child of eight who learns the violin',
          conflict: 'look',
          gender: 'm',
          ages: [31, 47],
          context: () => 'lays the violin on the kitchen table.',
          goal: () => 'Know which scratches are old before he looks.',
          obstacle: () => 'He looks at the front, and forgets the back of the violin.',
          quote: 'There is a crack. Or a line. Or is that the violin?',
        },
        {
          role: 'Grandmother, a tailor, who brings a child to the lessons',
          conflict: 'look',
          gender: 'f',
          ages: [59, 74],
          context: () => 'turns the violin with both hands, a metre from her phone.',
          goal: () => 'Compare the old notes with the instrument, place by place.',
          obstacle: () => 'The old notes name parts that she does not know.',
          needs: 'one place with its question, in very large letters',
          quote: 'I find every hole in a coat. Here I do not know where to look.',
        },
        {
          role: 'Mother whose daughter stops playing',
          conflict: 'back',
          gender: 'f',
          ages: [36, 52],
          context: () => 'sits at the kitchen table with the instrument.',
          goal: () => 'Write what she sees before an expert speaks.',
          obstacle: () => 'She crosses out her own words when an expert writes others.',
          quote: 'If the repairer says dent, I see a dent.',
        },
        {
          role: 'Parent of two pupils with two lent instruments',
          conflict: 'fault',
          ages: [33, 50],
          context: () => 'reports late in the evening.',
          goal: () => 'Know the most that a report can cost.',
          obstacle: () => 'waits with each report, because the last one brought a letter about money.',
          quote: 'I was honest once, and I got an invoice.',
        },
      ],
    },
    player: {
      surface: 'phone',
      variants: [
        {
          role: 'Pupil who plays in the school orchestra',
          conflict: 'fault',
          ages: [15, 18],
          context: (d) => `carries the instrument ${d.s.way} four times a week.`,
          goal: () => 'Get a loose part mended before the concert on Saturday.',
          obstacle: () => 'When a page names a sum, both parents have to read it first.',
          quote: 'It rattles, so I play softly and hope.',
        },
        {
          role: 'Adult beginner with a first instrument',
          conflict: 'look',
          gender: 'f',
          ages: [22, 36],
          context: () => 'turns the instrument slowly in the evening sun.',
          goal: () => 'Write down what she sees before she reads the old notes.',
          obstacle: () => 'The old notes come with the instrument, and she reads them at once.',
          quote: 'Tell me of three scratches, and I stop looking after three.',
        },
        {
          role: 'Retired postman, who gives his instrument back',
          conflict: 'back',
          gender: 'm',
          ages: [60, 71],
          context: () => 'holds the instrument under a lamp.',
          goal: () => 'Read what an expert says about a new mark.',
          obstacle: () => 'He cannot tell a new mark from an old one, and writes “none”.',
        },
      ],
    },
    keeper: {
      surface: 'tablet',
      variants: [
        {
          role: 'Instrument keeper, on three afternoons a week',
          ages: [30, 63],
          context: () => 'needs both hands for each instrument.',
          goal: () => 'Find a new mark without a pile of papers.',
          obstacle: () => 'Most papers of the first day say only “good”.',
          quote: 'Good, good, good. It says so here.',
        },
        {
          role: 'Violin teacher who also keeps the instruments',
          ages: [28, 58],
          context: () => 'checks instruments between lessons, with a tablet on the piano.',
          goal: () => 'Finish a check before the next pupil knocks.',
          obstacle: () => 'In the last week, many checks begin with an argument.',
        },
        {
          role: 'Apprentice of the repairer, at the school on Mondays',
          conflict: 'back',
          ages: [34, 62],
          context: () => 'holds a lamp over each mark, with the tablet beside it.',
          goal: () => 'Tell wear from damage before a family writes.',
          obstacle: () => 'Families have already written “dent” where the wood is only worn.',
        },
      ],
    },
  },
  stakeholders: {
    board: {
      role: 'chair of the school’s board',
    },
    director: { role: 'director of the school' },
    treasurer: { role: 'treasurer of the school' },
    parents: {
      role: 'representative of the parents’ council',
    },
    workshop: {
      role: 'repairer of the school’s instruments',
    },
  },
  goals: ({ f }) => ({
    agree: {
      direction: 'Lower',
      what: 'the share of damaged instruments that lead to a dispute',
      from: `${f.disputedIn100} in 100`,
      today: 'Of damaged instruments, {from} lead to a dispute.',
      to: `${f.disputedGoal} in 100`,
      months: 10,
      measuredBy: 'the letters about damage',
    },
    known: {
      direction: 'Raise',
      what: 'the number of instruments with a condition sheet in the first ten days',
      from: `${f.noted} of ${f.loans}`,
      today: 'Only {from} instruments get a condition sheet in the first ten days.',
      to: `${f.notedGoal} of ${f.loans}`,
      months: 1,
      measuredBy: 'the dates on the sheets',
    },
    told: {
      direction: 'Raise',
      what: 'the share of damaged instruments that families report during the loan',
      from: `${f.toldIn100} in 100`,
      today: 'Families fear a bill, and reported only {from} damaged instruments during the loan.',
      to: `${f.toldGoal} in 100`,
      months: 9,
      measuredBy: 'the reports',
    },
  }),
  features: {
    look: {
      title: 'Look it over',
      surface: 'phone',
      user: 'family',
      goal: 'known',
      does: 'leads a family around the instrument, and takes photos and notes',
      frames: [
        'a condition sheet that still lacks a note on the violin’s back',
        'a scratch that is not in the keeper’s old notes',
        'a photo of the instrument’s back',
      ],
    },
    fault: {
      title: 'Something is wrong',
      surface: 'phone',
      user: 'player',
      goal: 'told',
      does: 'takes the report of a fault, before anybody knows its cost',
      frames: [
        'a report about a crack, before it is sent',
        'a report about a loose part, two days before a concert',
        'the answer “You can play on. Bring it next week.”',
      ],
    },
    back: {
      title: 'Then and now',
      surface: 'phone',
      user: 'family',
      goal: 'agree',
      does: 'compares an instrument at the start and the end of a loan, with the notes on it',
      frames: [
        'a new dent beside the first photo, with one note about it',
        'a mark on which family and repairer disagree',
        'an instrument without a change',
      ],
    },
    table: {
      title: 'Check table',
      surface: 'tablet',
      user: 'keeper',
      goal: 'agree',
      does: 'shows the notes on an instrument, and takes new ones',
      frames: [
        'a violin with two old notes and a new one by the repairer',
        'the instruments that are expected this afternoon',
        'a check without any finding',
      ],
    },
    mine: {
      title: 'My instrument',
      surface: 'phone',
      user: 'player',
      goal: 'told',
      does: 'shows what is lent, and how to look after it',
      frames: ['an instrument in its fourth month, with its care', 'two instruments of one family'],
    },
  },
  later: ['mine'],
  task: (d, has) =>
    [
      `Design loan pages for ${d.org}, a music school in ${d.town}, ${d.country}.`,
      `Families and adult pupils borrow ${d.s.kinds} there for a school year, and use the pages on a phone.`,
      has.tablet && 'The keeper, who hands out and checks the instruments, uses a tablet, and so does the repairer.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (_d, _has, at) => {
    const start = 'Take violin number 41, with an old scratch of 3 cm on its back.';
    if (at === 'fault')
      return `${start} A family finds a new crack, and nobody knows the cost. Write the first three lines that the family reads. Which line could keep the family silent?`;
    if (at === 'back')
      return `${start} At the hand-back there is a dent as well. Write one line by the family and one by the repairer. On what do both agree?`;
    return `${start} Choose five places at which a family should look. Write each as a request of seven words or fewer, without musical terms. Which place needs a picture most?`;
  },
  glossary: [
    { word: 'Condition sheet', means: 'a list of marks and faults at the start of a loan, with photos.' },

    { word: 'Wear', means: 'marks of normal playing, for which nobody pays.' },
    { word: 'Keeper', means: 'the person who hands out and checks all instruments.' },
  ],
  safety: 'Photos never show a child. No text asks a family to repair anything: a tight string can hurt an eye.',
  overview: [
    ({ org, s }, _, at) =>
      at === 'fault'
        ? `A violin of ${org} falls over at home, and a fine crack opens. The family fears a bill, and says nothing. When the violin comes back after the year, the crack runs down its whole back.`
        : `A father signs “in good condition” at ${org}, and carries a violin home ${s.way}. Ten months later the keeper finds a dent. It was always there, says the father. There is no photo.`,
    ({ org }, _, at) =>
      at === 'fault'
        ? `Something rattles in a violin of ${org}. The pupil hears it, her mother hears it, and nobody tells the school. Both think of a bill. When the loan ends, the loose part has torn the wood.`
        : `Violin 41 of ${org} has had a scratch for years. Its paper says “in good condition”, like most others. A family signs it, and is asked about the scratch ten months later.`,
  ],
  nonGoals: [
    'Tuning, and how to play',
    'The price of a loan',
    'Buying or selling instruments',
    'A judgement of damage by a program',
  ],
  constraints: [
    {
      type: 'content',
      at: 'look',
      text: () => 'Most families do not know parts such as bridge, peg or pad.',
      effect: () => '‘Look it over’ names a part only beside its picture.',
      frame: 'a part with its picture and its name',
    },
    {
      type: 'people',
      at: 'look',
      text: () => 'To turn an instrument, families need both hands, and put the phone down.',
      effect: () => '‘Look it over’ shows a question so large that it can be read from a metre away.',
      frame: 'one place with its question, in very large letters',
    },
    {
      type: 'legal',
      at: 'fault',
      text: () => 'A photo from home may show a child, and the school may not store it.',
      effect: () => '‘Something is wrong’ lets a family crop a photo.',
      frame: 'a photo that the family crops',
    },
    {
      type: 'time',
      at: 'back',
      text: () => 'Nearly all loans end in the same week.',
      effect: () => '‘Then and now’ lets families take the last photos at home.',
      frame: 'the last photos, on the evening before the hand-back',
    },
    {
      type: 'technical',
      at: 'table',
      text: () => 'The instrument room in the cellar has no network.',
      effect: () => '‘Check table’ keeps the checks, and sends them later.',
      frame: 'five checks that wait for the network',
      from: 'professional',
    },
    {
      type: 'content',
      at: 'mine',
      text: (d) => d.s.air,
      effect: () => '‘My instrument’ gives the advice for this place and month.',
      frame: 'the advice for an instrument in this month',
      from: 'professional',
    },
    {
      type: 'money',
      at: 'back',
      text: (d) => `No family has to pay more than ${d.f.cap} for damage.`,
      effect: () => '‘Then and now’ names this limit beside each sum.',
      frame: 'a repair that costs more than the limit',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'fault',
      titles: [
        (d) => `A lent violin has a crack: how a family tells ${d.org}`,
        (d) => `Reports of damage at ${d.org}: it rattles, and nobody says so`,
      ],
      problem: ({ f }) =>
        `Families report only ${f.toldIn100} in 100 damaged instruments during the loan, because they fear a bill. A small repair costs ${f.small}. When the instrument comes back after the year, the same fault costs ${f.repair}.`,
      whyNow: ({ f, start }) =>
        `On ${start} the school hands out its ${f.loans} instruments. From then on, the insurer no longer pays for a fault that a family has hidden.`,
      sides: [
        {
          who: 'parents',
          wants: ({ f }) =>
            `wants “You pay ${f.cap} at most” on the page, because fear of a large bill keeps families silent`,
        },
        {
          who: 'treasurer',
          wants: () => 'wants no sum yet, because a family pays nothing for wear or for an old fault',
        },
      ],
      decision: 'does the page show the most that a family pays, or no sum yet?',
      unknowns: [
        () => 'Does a sum calm families, or does it frighten them?',
        () => 'Which faults do families hide, and which do they not notice?',
      ],
      twist: () =>
        'A pupil reports a crack that somebody else made in the orchestra room. He does not say who. What does ‘Something is wrong’ ask him, and what not?',
      users: ['player', 'family', 'keeper'],
    },
    {
      at: 'look',
      titles: [
        (d) => `Lent instruments at ${d.org}: which scratch was there first?`,
        (d) => `${d.org} lends instruments: old notes first, or own eyes first?`,
      ],
      problem: ({ f }) =>
        `The keeper has short notes on old marks. A family should add a condition sheet, but only ${f.noted} of ${f.loans} instruments get one in the first ten days. Last year ${f.disputed} repairs in dispute, at ${f.repair} each, cost the insurer ${f.cost}.`,
      whyNow: ({ f, start }) =>
        `On ${start} the school hands out its ${f.loans} instruments. From then on, the insurer pays for damage only with photos from the first ten days.`,
      sides: [
        {
          who: 'director',
          wants: () => 'wants the family to write first, because people who have read a list see only what is on it',
        },
        {
          who: 'workshop',
          wants: () => 'wants the old notes first, because beginners write down dust and shadows as damage',
        },
      ],
      decision: 'does a family read the keeper’s old notes before it writes its own, or afterwards?',
      frame: 'a violin with an old scratch, before the family’s first note',
      unknowns: [
        () => 'How many scratches do families find that the school has overlooked?',
        () => 'How long does a family look before it loses patience?',
      ],
      twist: () =>
        'Two families have each other’s violins, and both sheets are finished. What does ‘Look it over’ show when they exchange them?',
      users: ['family', 'player', 'keeper'],
    },
    {
      at: 'back',
      titles: [
        (d) => `The hand-back of lent instruments at ${d.org}: who writes first?`,
        (d) => `${d.org} finds a new dent, and two people describe it`,
      ],
      problem: ({ f }) =>
        `Of 100 damaged instruments, ${f.disputedIn100} lead to a dispute. The repairer alone describes each mark, and a week later the family writes that it is old. Last year ${f.disputed} repairs in dispute, at ${f.repair} each, cost the insurer ${f.cost}.`,
      whyNow: ({ f, start }) =>
        `On ${start} the school hands out its ${f.loans} instruments. From then on, the insurer pays for a new mark only if both family and repairer describe it.`,
      sides: [
        {
          who: 'workshop',
          wants: () => 'wants to write first, because families cannot tell wear from damage without help',
        },
        {
          who: 'parents',
          wants: () => 'wants the family to write first, because few people contradict an expert',
        },
      ],
      decision: 'who writes first about a new mark, the family or the repairer?',
      unknowns: [
        () => 'Does a family write less after the repairer’s note?',
        () => 'Can a photo show the difference between wear and damage?',
      ],
      twist: () =>
        'The first photos of 18 instruments are too dark, and these instruments come back tomorrow. What does ‘Then and now’ show instead of these photos?',
      users: ['family', 'player', 'keeper'],
    },
  ],
  sellingPoints: [
    {
      title: 'Good old instruments',
      text: () => 'Three generations have played them.',
    },
    {
      title: 'A size for each age',
      text: () => 'A growing child gets a larger instrument during the year.',
    },
    {
      title: 'Lessons and loan together',
      text: () => 'Beginners take an instrument home on the same day.',
    },
  ],
  audience: (_, has) =>
    has.tablet
      ? 'Families who look after a lent instrument, people who play one, and the keeper.'
      : 'Families who look after a lent instrument, and people who play one.',
  direction: {
    styles: {
      minimal: {
        mood: 'Quiet and plain, because families hold an instrument, and can follow only one line at a time.',
        shape:
          'One place of the instrument to a page, and one line below it: eyes that come back from the wood find it at once.',
        second: {
          look: 'shows one place and one question with nothing around them, because families lose their place when they turn an instrument',
          back: 'leaves the two photos alone on the page, because anything beside them draws the eye from a fine crack',
        },
        avoid:
          'Drawings without names, because some families have never held a violin. Hidden help, because few people look for it.',
      },
      bold: {
        mood: 'Direct and sure, because families do not know what counts as a mark, and then write nothing.',
        shape:
          'Photos across the full width and one heavy ring around the mark, because a fine scratch is lost in a small picture.',
        second: {
          back: 'fills the width with the first photo and again with the last, because a very small dent decides about money',
          fault: 'sets its first line in heavy letters across the page, because a worried family reads no further',
        },
        avoid:
          'Warning signs, because families then fear to note a scratch. Shouting headlines, because they draw the eye from a crack.',
      },
      playful: {
        mood: 'Light and kind, because it is often a child who finds the scratch, or has made it.',
        shape:
          'A small drawn ant beside the place in question: a child finds the ant, and then looks at the wood there.',
        second: {
          look: 'draws the instrument in round lines with a dot on each finished place, because families forget its back',
          fault: 'shows what can break in small round drawings, because a pupil has no word for the part that rattles',
        },
        avoid:
          'Points for each find, because children then invent scratches. Faces on instruments, because they hide a mark.',
      },
      luxury: {
        mood: 'Respectful and calm, because families hold something old that is not theirs.',
        shape:
          'Tall photos in wide margins with one fine line of text, because a scratch in old wood needs a long look.',
        second: {
          back: 'sets the two photos in wide margins with a fine caption each, because two people judge them, and none should be hurried',
          look: 'shows each finished place as a generous photo with its note, because the sheet is the family’s own careful work',
        },
        avoid:
          'Dark pictures, because they swallow a crack. Faint lines around a mark, because families then overlook it.',
      },
      corporate: {
        mood: 'Fair and even, because families feel accused as soon as somebody speaks of damage.',
        shape:
          'One outline of the instrument with numbered places, and a row for each number: whoever compares two days looks up one number.',
        second: {
          back: 'puts the family’s note and the repairer’s in two equal columns, because neither should look more right',
          fault:
            'asks for part, day and photo in three even rows, because short questions are answered sooner than an empty field',
        },
        avoid:
          'Legal sentences at the start, because people sign them unread. The tone of an insurer, because families then hide a fault.',
      },
      retro: {
        mood: 'Careful and old-fashioned, because families are used to the school’s papers, and trust what is written and dated.',
        shape:
          'Framed photos with a ruled label for name and day, because both sides ask later who saw the mark, and when.',
        second: {
          look: 'puts a small ruled label with a number beside each mark, because a family must find it again after ten months',
          fault:
            'sets the report as a framed slip with three ruled lines, because a short slip does not look like a bill',
        },
        avoid:
          'Toned photographs, because they change the colour of wood. Paper stains, because they look like damage.',
      },
      futuristic: {
        mood: 'Exact and calm, because two people who look at one scratch describe it differently.',
        shape: 'A fine millimetre scale beside each mark, because “small” means something else to each family.',
        second: {
          fault:
            'sets a fine scale beside the crack with a tick at each end, because its length tells whether a pupil may play on',
          back: 'sets the same exact ticks along the edges of both photos, because a mark is old only if it keeps its place',
        },
        avoid:
          'Moving scan lines, because they hide a fine crack. Scores for condition, because a number looks like a verdict.',
      },
      organic: {
        mood: 'Warm and mild, because families often believe that a mark is their child’s fault.',
        shape:
          'Each part cut out along its own soft outline, because families know a shape before they know a word such as “peg”.',
        second: {
          fault: 'sets each question in a soft, uneven field, because a stern form keeps families silent',
          look: 'lays the photos loosely over each other, because a family then sees how much it has looked at',
        },
        avoid:
          'Wood grain behind text, because it hides the words. Torn edges across a photo, because they cut off a crack.',
      },
    },
    reading: 'Large, open letters, because the phone often lies on the table beside the instrument.',
    lettering: 'the school’s concert posters',
    own: 'the instrument cases',
    accent: 'the place in question, because families turn the instrument, and then look back',
    sample: 'Turn the violin over. Do you see a scratch?',
  },
  untold: {
    budget: () =>
      'The parents’ council gives the money for the phone pages. The tablet we have already; today it serves as a metronome.',
    decision: () =>
      'I sign. The insurer must accept the condition sheet as well, and it has asked for nothing but photos and a date.',
    history: () => 'A paper with 30 boxes lasted for one year. On 60 of these papers the handwriting was our own.',
    launch: () =>
      'The violins go first, because most of the loans are violins. The other instruments follow in the second week.',
    content: () =>
      'We have good drawings of every kind of instrument. The keeper has old notes on most of them, two lines each, without a photo or a date.',
    machines: () =>
      'Each instrument has a number on a small metal plate. Our office system knows who has which number, and no more.',
    access: () => 'Come in the week of the hand-back. Stand beside the table, not in front of it.',
    fear: () => 'That families who look closely for the first time ask for another instrument.',
    others: () =>
      'Shops hire out instruments with insurance for every scratch. That costs four times as much as our loan.',
    staff: () => 'One keeper, and in the last week two teachers who help. Their notes are short and hard to read.',
    figures: () =>
      'The number of damaged instruments is exact. The age of a fault is what the repairer thinks, and it is usually right.',
    complaints: () => 'Families say that they feel accused. The keeper says so too.',
    name: () => 'Please use the word loan and not rent. We are a school.',
    stake: () => 'I learned on one of these violins. The scratch beside the bridge is mine, and I never said so.',
  },
});
