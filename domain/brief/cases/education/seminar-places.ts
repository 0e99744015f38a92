import { defineCase } from '../case.ts';

export const seminarPlaces = defineCase({
  id: 'seminar-places',
  industry: 'education',
  client: 'everyday',
  model: 'public',
  channel: 'phone',
  about:
    'A university gives places in seminars by wishes. A program takes the students in an order drawn by lot, and gives each the highest wish that still has a place. The result page shows only a seminar or “no place”. Students guess the rule: many believe that a single wish is stronger, name one or two, and get nothing, while other seminars stay half empty. The university wants students to understand the result, so that they ask less and choose better.',
  settings: [
    {
      country: 'tr',
      town: 'Eskişehir',
      orgs: ['Frig Vadisi Üniversitesi', 'Sazova Üniversitesi', 'Bozkır Kapısı Üniversitesi'],
      start: [9, 1],
      trigger: 'rule',
      languages: ['Turkish'],
      inputs: [
        {
          students: 1040,
          seminars: 62,
          noPlaceIn100: 12,
          shortIn100: 71,
          notFirstIn100: 43,
          minutes: 12,
          mailIn100: 31,
          pickIn100: 34,
        },
        {
          students: 960,
          seminars: 58,
          noPlaceIn100: 11,
          shortIn100: 68,
          notFirstIn100: 41,
          minutes: 13,
          mailIn100: 29,
          pickIn100: 31,
        },
      ],
      words: { way: 'tram', work: 'a bakery', law: 'Law 6698 on personal data' },
    },
    {
      country: 'cl',
      town: 'Valdivia',
      orgs: ['Universidad Los Tilos', 'Universidad Río Cruces', 'Universidad Costanera Sur'],
      start: [7, 20],
      trigger: 'rule',
      languages: ['Spanish'],
      inputs: [
        {
          students: 720,
          seminars: 44,
          noPlaceIn100: 13,
          shortIn100: 73,
          notFirstIn100: 46,
          minutes: 14,
          mailIn100: 33,
          pickIn100: 29,
        },
        {
          students: 800,
          seminars: 47,
          noPlaceIn100: 12,
          shortIn100: 69,
          notFirstIn100: 44,
          minutes: 12,
          mailIn100: 30,
          pickIn100: 33,
        },
      ],
      words: { way: 'bus', work: 'a fish market', law: 'Law 19.628 on private life' },
    },
    {
      country: 'cz',
      town: 'Olomouc',
      orgs: ['Univerzita Nad Moravou', 'Univerzita Bystřička', 'Univerzita Na Hradbách'],
      start: [9, 7],
      trigger: 'rule',
      languages: ['Czech'],
      inputs: [
        {
          students: 880,
          seminars: 54,
          noPlaceIn100: 10,
          shortIn100: 74,
          notFirstIn100: 39,
          minutes: 15,
          mailIn100: 28,
          pickIn100: 36,
        },
        {
          students: 640,
          seminars: 40,
          noPlaceIn100: 11,
          shortIn100: 70,
          notFirstIn100: 42,
          minutes: 16,
          mailIn100: 32,
          pickIn100: 35,
        },
      ],
      words: { way: 'tram', work: 'a cheese shop', law: 'the General Data Protection Regulation' },
    },
    {
      country: 'vn',
      town: 'Huế',
      orgs: ['Đại học Ngự Bình', 'Đại học Vĩ Dạ', 'Đại học Cầu Ngói'],
      start: [8, 10],
      trigger: 'rule',
      languages: ['Vietnamese'],
      inputs: [
        {
          students: 1280,
          seminars: 76,
          noPlaceIn100: 14,
          shortIn100: 66,
          notFirstIn100: 48,
          minutes: 11,
          mailIn100: 34,
          pickIn100: 27,
        },
        {
          students: 1120,
          seminars: 67,
          noPlaceIn100: 13,
          shortIn100: 72,
          notFirstIn100: 45,
          minutes: 12,
          mailIn100: 32,
          pickIn100: 30,
        },
      ],
      words: { way: 'bus', work: 'a noodle kitchen', law: 'the Law on Personal Data Protection' },
    },
  ],
  surfaces: {
    phone: { name: 'Seminar pages on the phone', device: 'phone', size: '390 × 844 px' },
    desk: { name: 'Office page on the desktop', device: 'desktop', size: '1440 × 900 px' },
  },
  figures: (i) => {
    const seats = i.seminars * 18;
    const noPlace = Math.round((i.students * i.noPlaceIn100) / 100);
    const notFirst = Math.round((i.students * i.notFirstIn100) / 100);
    const questions = Math.round((i.students * i.mailIn100) / 100);
    return {
      ...i,
      noPlace,
      seen: Math.round((noPlace * (i.pickIn100 + 12)) / 100),
      notFirst,
      questions,
      free: seats - (i.students - noPlace),
      short: Math.round((noPlace * i.shortIn100) / 100),
      hours: Math.round((notFirst * i.minutes) / 60),
      noPlaceGoal: Math.round(i.noPlaceIn100 * 0.65),
      questionsGoal: Math.round(questions * 0.058) * 10,
      pickGoal: Math.round(i.pickIn100 * 1.45),
    };
  },
  users: {
    student: {
      surface: 'phone',
      variants: [
        {
          role: 'Student in the second year, without a place',
          conflict: 'result',
          ages: [19, 22],
          context: () => 'named one seminar only, and reads the result among friends.',
          goal: () => 'See how close the only wish came to a place.',
          obstacle: () => 'tells friends that the program made a mistake.',
          quote: 'I wanted it more than anyone. Does the program know that?',
        },
        {
          role: 'Student in the third year, who got the third wish',
          conflict: 'result',
          ages: [20, 24],
          context: (d) => `reads the result on the ${d.s.way} to a lecture.`,
          goal: () => 'Check why the first two wishes were not given.',
          obstacle: () => 'A friend with the same first wish got this seminar.',
          quote: 'I got my third wish. Did I do something wrong?',
        },
        {
          role: 'Student with low vision, in the second year',
          conflict: 'result',
          ages: [19, 25],
          context: () => 'reads the phone in very large text.',
          goal: () => 'Check the reason for each wish without moving the page sideways.',
          obstacle: () => 'In very large text, today’s result is cut off at the edge.',
          needs: 'the reason why a second wish was not given, in large text',
          quote: 'I can see half of the word. It is not a yes.',
        },
        {
          role: 'Student in the second year, who likes rare subjects',
          conflict: 'wishes',
          ages: [19, 22],
          context: () => 'names the wishes at a full table in the canteen.',
          goal: () => 'Choose by subject alone, and name the rare ones first.',
          obstacle: () => 'Friends at the table laugh at a seminar that few students want.',
          quote: 'Four of us love old maps. Must everybody know that we are only four?',
        },
        {
          role: 'Student in the last year, who needs one more seminar',
          conflict: 'free',
          ages: [22, 27],
          context: () => 'has time for any seminar, and reads the list at home.',
          goal: () => 'Choose a seminar that certainly takes place.',
          obstacle: () => 'lost a place once, when a small seminar was cancelled without a warning.',
        },
      ],
    },
    worker: {
      surface: 'phone',
      variants: [
        {
          role: 'Student with a job',
          at: 'free',
          conflict: 'free',
          ages: [20, 27],
          context: (d) => `works in ${d.s.work} after noon, and opens the list at 21:00.`,
          goal: () => 'Get the one seminar that ends before noon.',
          obstacle: () => 'has heard that small seminars are cancelled, skips them, and finds no other free hour.',
          quote: 'I study whatever ends before noon. This term that is philosophy.',
        },
        {
          role: 'Student with a small child, back after a year',
          at: 'wishes',
          conflict: 'wishes',
          ages: [23, 34],
          context: () => 'uses the phone in short moments, often with one hand.',
          goal: () => 'Add a seminar that ends before 15:00, with a good chance.',
          obstacle: () => 'She names one wish, and does not look through the others.',
          quote: 'I can study until three. After that I read about a bear.',
          gender: 'f',
        },
        {
          role: 'Student who works at night, with a late turn',
          conflict: 'result',
          ages: [23, 29],
          context: () => 'reads the result in the last break of a shift.',
          goal: () => 'Understand a “no” without feeling judged.',
          obstacle: () => 'reads each number from the office like a mark.',
          quote: 'Turn 512. I thought that I had failed.',
        },
      ],
    },
    clerk: {
      surface: 'desk',
      variants: [
        {
          role: 'Clerk in the seminar office',
          ages: [29, 60],
          context: () => 'answers questions at a desktop computer, between visitors.',
          goal: () => 'Give the true reason in two minutes.',
          obstacle: () => 'The facts behind a reason stand in different lists.',
          quote: 'The lot did it. I only sign.',
        },
        {
          role: 'Student assistant in the seminar office',
          ages: [21, 26],
          context: () => 'works at the second desktop computer in the week of results.',
          goal: () => 'Answer without promising something that cannot be given.',
          obstacle: () => 'Everybody in the office gives a different answer to the same question.',
        },
      ],
    },
  },
  stakeholders: {
    dean: {
      role: 'dean of studies',
    },
    registrar: {
      role: 'head of student services',
    },
    council: { role: 'chair of the student council' },
    lecturers: { role: 'representative of the lecturers' },
  },
  goals: ({ f }) => ({
    questions: {
      direction: 'Lower',
      what: 'the number of questions to the office in the week of results',
      from: f.questions,
      today: 'In the week of results, students send the office {from} questions.',
      to: f.questionsGoal,
      months: 1,
      measuredBy: 'the office’s mailbox',
    },
    place: {
      direction: 'Lower',
      what: 'the share of students who get no place',
      from: `${f.noPlaceIn100} in 100`,
      today: 'Last term {from} students got no place.',
      to: `${f.noPlaceGoal} in 100`,
      months: 1,
      measuredBy: 'the results of the program',
    },
    free: {
      direction: 'Raise',
      what: 'the share of students without a place who later take a free one',
      from: `${f.pickIn100} in 100`,
      today: 'Of the students without a place, only {from} later took a free one.',
      to: `${f.pickGoal} in 100`,
      months: 1,
      measuredBy: 'the seminar lists',
    },
  }),
  features: {
    result: {
      title: 'Your result',
      surface: 'phone',
      user: 'student',
      goal: 'questions',
      does: 'shows what a student got, and why, wish by wish',
      frames: [
        'a student who named one wish and got no place',
        'a student who got the third wish, after two full seminars',
        'a student who got the first wish',
        'the rule for somebody who has never read it',
      ],
    },
    wishes: {
      title: 'My wishes',
      surface: 'phone',
      user: 'student',
      goal: 'place',
      does: 'shows the seminars of the term, and takes up to six wishes in an order',
      frames: [
        'two wishes with four empty lines',
        'six wishes in an order, with their days and times',
        'the wishes as they were handed in',
      ],
    },
    free: {
      title: 'Free places',
      surface: 'phone',
      user: 'worker',
      goal: 'free',
      does: 'shows the seminars that still have places, and takes a choice',
      frames: [
        'the list for a student who is free in the morning only',
        'a place that was taken a moment ago',
        'the chosen place',
      ],
    },
    office: {
      title: 'Reason page',
      surface: 'desk',
      user: 'clerk',
      goal: 'questions',
      does: 'shows why a student got a seminar or none, so that one answer is enough',
      frames: ['one student with all wishes and reasons', 'the list of open questions', 'a finished answer'],
    },
  },
  task: (d, has) =>
    [
      `Design seminar pages for ${d.org}, a university in ${d.town}, ${d.country}.`,
      'Each term students name the seminars that they want, and a computer program gives the places.',
      'Students use the pages on a phone.',
      has.desk && 'Clerks in the seminar office answer questions at a desktop computer.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (_, __, at) =>
    ({
      wishes:
        'Take “Cities and Water” and “Reading Old Maps”, seminars of 18 places each. Last term 64 students named the first, and 11 the second. Write both lines with these numbers, and then without. Ask a friend to choose from each list. What changed?',
      free: 'Take “Statistics of Voting” with eleven students and “Reading Old Maps” with three. A seminar with fewer than five may be cancelled. Write both lines with this warning, and then without it. Ask a friend to choose from each list. What changed?',
    })[at as string] ??
    'Take one student with turn 512. “Cities and Water” was full at turn 301, and “Reading Old Maps” at turn 498. “Statistics of Voting” had two places left. Write one line for each wish. Then write the three lines without a number.',
  glossary: [
    { word: 'Turn', means: 'a student’s position in the order that is drawn by lot.' },
    { word: 'Wish', means: 'a seminar that a student names. There are up to six, in an order.' },
  ],
  overview: [
    ({ org }, _, at) =>
      at === 'free'
        ? `A student at ${org} got “no place”, and took a free place in “Reading Old Maps”. Three others sat there. A week later the seminar was cancelled. The list had not warned her, and she has no place again.`
        : at === 'wishes'
          ? `A student at ${org} names “Cities and Water”, and nothing else. Another 63 students name it too, for 18 places, but the page shows no numbers. A program draws students by lot, and she gets no place.`
          : `Two friends at ${org} name the same first wish. A program draws students by lot. One friend gets “Reading Old Maps”, the other reads “no place”. The page gives no reason, so both write to the office.`,
    ({ org }, _, at) =>
      at === 'free'
        ? `Five students at ${org} find “Reading Old Maps” in the list of free places. Four take it. The fifth has heard that small seminars are cancelled, and waits. So it is cancelled.`
        : at === 'wishes'
          ? `A student at ${org} could name six wishes, but names one, “to show that I mean it”. A program draws students by lot, and her seminar is full. The page had not shown how popular it is.`
          : `A student at ${org} reads “no place” on her phone, between two lectures. A program drew students by lot, and her seminar was full. The page does not say this, so she writes to the office.`,
  ],
  nonGoals: [
    'The rule by which places are given',
    'More seminars or larger rooms',
    'Grades and examinations',
    'Exchanging places between students',
  ],
  constraints: [
    {
      type: 'people',
      at: 'result',
      text: () => 'Some students use very large text, or have the page read aloud.',
      effect: () => '‘Your result’ makes sense line by line.',
      frame: 'the reason why a second wish was not given, in large text',
    },
    {
      type: 'legal',
      at: 'result',
      text: ({ s }) => `Under ${s.law}, an illness that lets a student choose first is private.`,
      effect: () => '‘Your result’ says neither who chose first nor why.',
      frame: 'a “no” for a seminar that was full before the first turn',
    },
    {
      type: 'content',
      at: 'wishes',
      text: () => 'A third of the seminars are new each term.',
      effect: () => '‘My wishes’ does not guess how many students want a new seminar.',
      frame: 'a new seminar among the six wishes',
    },
    {
      type: 'time',
      at: 'free',
      text: () => 'Three days after the results, at 18:00, lecturers get the names of their students.',
      effect: () => '‘Free places’ says how long students can still choose.',
      frame: 'the last hour in which students can choose',
    },
    {
      type: 'legal',
      at: 'office',
      text: () => 'By the rules of the university, a clerk may explain a result but not change it.',
      effect: () => '‘Reason page’ gives the clerk no way to change a place.',
      frame: 'a request for another seminar, which the clerk has to refuse',
      from: 'professional',
    },
    {
      type: 'people',
      at: 'wishes',
      text: () => 'Many exchange students come from universities where the earliest student gets the place.',
      effect: () => '‘My wishes’ says that an early list is no better than a late one.',
      frame: 'the first visit of an exchange student',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'result',
      titles: [
        (d) => `Seminar results at ${d.org}: “no place”, and the reason for it`,
        (d) => `Why not this seminar? The result page of ${d.org}`,
      ],
      problem: ({ f }) =>
        `Students who do not get their first wish ask why. In the week of results the office gets ${f.questions} questions, and each answer takes a clerk ${f.minutes} minutes.`,
      whyNow: ({ f, start }) =>
        `On ${start} a new rule begins: every student who does not get the first wish must be told why. For last term’s ${f.notFirst} students, that is ${f.hours} hours of work.`,
      sides: [
        {
          who: 'council',
          wants: () =>
            'wants the reason to name the turn at which the seminar was full, because students trust what they can check',
        },
        {
          who: 'registrar',
          wants: () => 'wants a reason in words alone, because students read a late turn as a bad mark',
        },
      ],
      decision: 'does the reason for a “no” name the turn at which the seminar was full, or does it use words alone?',
      unknowns: [
        () => 'How many students would check a result if they could?',
        () => 'Do students compare their turns with those of friends?',
      ],
      twist: () =>
        'One seminar turns out to have 16 places, not 18. What do the two students who lose their places read in ‘Your result’?',
      users: ['student', 'worker', 'clerk'],
    },
    {
      at: 'wishes',
      titles: [
        (d) => `Wishes for seminars at ${d.org}: does a number help to choose?`,
        (d) => `${d.org}: how students choose a second wish for a seminar`,
      ],
      problem: ({ f }) =>
        `Last term ${f.noPlaceIn100} in 100 students got no place, although ${f.free} places stayed free. Of these students, ${f.shortIn100} in 100 had named only one or two wishes. They could not see which seminars are popular.`,
      whyNow: ({ f, start }) =>
        `On ${start} a new rule begins: every student who does not get the first wish must be told why. For ${f.short} of ${f.noPlace} students without a place, the reason would be too few wishes.`,
      sides: [
        {
          who: 'registrar',
          wants: () => 'wants last term’s number of wishes beside each seminar, because students then add a safer wish',
        },
        {
          who: 'lecturers',
          wants: () => 'wants no number, because a low number makes good seminars on hard subjects look bad',
        },
      ],
      decision: 'does each seminar show how many students named it last term, or no number at all?',
      frame: 'a popular and a rare seminar side by side, both before 15:00',
      unknowns: [
        () => 'Does a high number make students avoid a seminar, or want it more?',
        () => 'After how many wishes do students no longer care which one they get?',
      ],
      twist: () =>
        'On the last evening for wishes, a seminar that 31 students have named is cancelled. How does ‘My wishes’ tell these students in the hours that are left?',
      users: ['worker', 'student', 'clerk'],
    },
    {
      at: 'free',
      titles: [
        (d) => `“No place” at ${d.org}: a free seminar that may be cancelled`,
        (d) => `Free seminar places at ${d.org}: to warn, or not to warn?`,
      ],
      problem: ({ f }) =>
        `Last term ${f.noPlaceIn100} in 100 students got no place, although ${f.free} places stayed free. Of these students, only ${f.pickIn100} in 100 later took a free one. A seminar with fewer than five students is cancelled, and the list does not say so.`,
      whyNow: ({ f, start }) =>
        `On ${start} a new rule begins: each page with “no place” must lead to the list of free places. Then about ${f.noPlace} students will open it, instead of ${f.seen}.`,
      sides: [
        {
          who: 'council',
          wants: () =>
            'wants a warning beside a seminar with few students, because whoever loses a second place finds no third',
        },
        {
          who: 'lecturers',
          wants: () => 'wants no warning, because students avoid such a seminar, and so it is cancelled',
        },
      ],
      decision: 'does the list warn that a seminar with few students may be cancelled, or not?',
      frame: 'a seminar with three students, in the first hour after the results',
      unknowns: [
        () => 'Do students choose a seminar to save it from being cancelled?',
        () => 'How many students would skip a seminar with a warning?',
      ],
      twist: () =>
        'A popular seminar gets a second group, and 18 places are added on the second day. Who sees these places first in ‘Free places’?',
      users: ['worker', 'student', 'clerk'],
    },
  ],
  sellingPoints: [
    { title: 'Small groups', text: () => 'Everybody speaks in each session.' },
    {
      title: 'Open doors',
      text: () => 'Students may choose seminars of every faculty.',
    },
    {
      title: 'Drawn by lot',
      text: () => 'Grades and friends do not change a student’s turn.',
    },
  ],
  audience: (_, has) =>
    `Students, among them many who work or care for a child${has.desk ? ', and the clerks of the seminar office' : ''}.`,
  direction: {
    styles: {
      minimal: {
        mood: 'Calm and sparing, because students read between two lectures, and a disappointed one takes in little.',
        shape:
          'One seminar to a line, a full or empty square before it and one sentence below: each “no” keeps its own reason.',
        second: {
          free: 'gives each free seminar one line, because the list is long and the time to choose is short',
          wishes: 'leaves the six lines for wishes bare but for a number, because students stop when a form looks long',
        },
        avoid:
          'Icons in place of reasons, because a “no” needs words. Hidden details, because a disappointed reader does not open them.',
      },
      bold: {
        mood: 'Straight and strong, because students guess at a rule that nobody has told them plainly.',
        shape:
          'The name of a seminar in heavy letters across the full width, and its hour below, because students look for one name.',
        second: {
          wishes: 'gives each wish a heavy number across the page, because students overlook that six are allowed',
          result:
            'sets the reason heavier than the outcome, because students see the outcome at once, and skip the reason',
        },
        avoid:
          'A huge “no place”, because everybody nearby can read it. Celebrations, because a friend may have got no place.',
      },
      playful: {
        mood: 'Light and friendly, because a program that draws lots seems cold to students.',
        shape:
          'Six round tokens, one for each wish, and the one that was given is full: students see that all six count.',
        second: {
          free: 'draws the free places of a seminar as round chairs, because students picture a room sooner than a number',
          result: 'puts a round drawn flag on the wish that was given, because students want to find it first',
        },
        avoid:
          'Dice, because a result decides about months of study. Wheels of fortune, because wishes then seem not to count.',
      },
      luxury: {
        mood: 'Courteous and composed, because students take a “no” personally.',
        shape:
          'A letter with wide margins, and a whole sentence for each wish, because a refusal in two words seems careless.',
        second: {
          wishes:
            'gives each seminar a generous title and few well-set lines, because students choose by what a subject promises',
          free: 'sets the chosen place alone in wide margins, because after a “no” it should feel like a welcome',
        },
        avoid:
          'Ceremonial greetings, because an upset reader skips them. Thin figures, because an hour has to be found at once.',
      },
      corporate: {
        mood: 'Fair and steady, because students suspect that somebody else was favoured.',
        shape:
          'One result sheet for everybody, with wish, outcome and reason in fixed rows: friends hold their phones side by side.',
        second: {
          free: 'lists day, hour and free places in straight columns, because students check them against a timetable',
          wishes:
            'sets the six wishes in even rows with day and hour, because two of them may fall on the same morning',
        },
        avoid:
          'The language of an office, because students then ask friends. Tables with codes, because nobody reads them on a phone.',
      },
      retro: {
        mood: 'Familiar and open, because students trust what hangs on a notice board more than a program.',
        shape:
          'Ruled cards, one for each wish, with a typed reason below the name: students see that each wish was looked at.',
        second: {
          free: 'sets each free seminar as a framed notice with a large day, because students pass over many until one fits',
          result:
            'sets each reason between two ruled lines under a typed number, because students quote it to the office',
        },
        avoid:
          'Stamps that say “refused”, because they hurt a student. Worn paper, because such a list seems out of date.',
      },
      futuristic: {
        mood: 'Exact and sober, because students suspect an error in a program that they cannot see.',
        shape:
          'Six exact ticks on one line, one for each wish, and a mark where the program stopped: students can follow it.',
        second: {
          wishes:
            'joins the six wishes by one fine, ticked line, because students think that their order does not matter',
          result:
            'writes the steps of the program as fine numbered lines, because a friend with the same wish got another answer',
        },
        avoid:
          'The word “intelligent”, because the program only follows an order drawn by lot. Pictures of machines, because people made the rule.',
      },
      organic: {
        mood: 'Gentle and patient, because choosing among dozens of seminars makes students unsure.',
        shape:
          'Soft layers, the first wish on top and the others showing below: students see what is left under a “no”.',
        second: {
          free: 'gives each free seminar a soft, uneven field, because students come here from a “no”',
          wishes:
            'lets each wish overlap the next like cut paper, because students fear that a second wish weakens the first',
        },
        avoid:
          'Pictures of paths, because students want a time and a room. Uneven columns, because hours are hard to compare.',
      },
    },
    reading: 'Sturdy letters, because students read in a corridor, fast and a little upset.',
    lettering: 'the university’s certificates',
    own: 'the university’s seal',
    accent: 'the day and hour of a seminar, because many students are free only at certain hours',
    sample: 'Statistics of Voting, Tuesday at 10:00: your third wish.',
  },
  untold: {
    budget: () => 'The pages are paid from the student services. The program that gives places stays as it is.',
    decision: () => 'I sign. The wording of the rule also needs the nod of the student council.',
    history: () => 'We published the whole rule, all 31 paragraphs of it. Then we put it at the end of every email.',
    launch: () =>
      'All faculties get it with the same round of wishes. A part of the students cannot have another rule.',
    content: () =>
      'Titles and times of seminars are in order. Their descriptions come from the lecturers and are of very different length.',
    machines: () =>
      'The program keeps the turn of each student and the turn at which each seminar gave its last place. So every reason can be worked out.',
    access: () => 'The student council can bring eight students together, four of whom had no place last term.',
    fear: () => 'That a clear reason is read as an invitation to argue, and the office has more work than before.',
    others: () =>
      'Other universities give places to those who click first. Our students tell us that they prefer the lot.',
    staff: () => 'Two clerks and one student assistant. In the week of results nobody takes a holiday.',
    figures: () =>
      'Places and wishes are counted by the program. The questions we counted by hand in the mailbox, so a few may be missing.',
    complaints: () => 'The sentence that we read most often is: my friend got it, so it cannot be full.',
    language: () =>
      'Exchange students may read the pages in English. They are about 30 each term, and they ask three times as often.',
  },
});
