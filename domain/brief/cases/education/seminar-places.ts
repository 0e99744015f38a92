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
          staffHours: 76,
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
          staffHours: 72,
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
          staffHours: 60,
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
          staffHours: 60,
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
          staffHours: 76,
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
          staffHours: 38,
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
          staffHours: 76,
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
          staffHours: 72,
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
          context: () => 'Named one seminar only, and reads the result among friends.',
          goal: () => 'See how close the only wish came to a place.',
          obstacle: () => 'The page says “no place” and nothing else.',
          quote: 'I wanted it more than anyone. Does the program know that?',
        },
        {
          role: 'Student in the third year, who got the third wish',
          conflict: 'result',
          ages: [20, 24],
          context: (d) => `Reads the result on the ${d.s.way} to a lecture.`,
          goal: () => 'Check why the first two wishes were not given.',
          obstacle: () => 'A friend with the same first wish got this seminar.',
          quote: 'I got my third wish. Did I do something wrong?',
        },
        {
          role: 'Student with low vision, in the second year',
          conflict: 'result',
          ages: [19, 25],
          context: () => 'Reads the phone in very large text.',
          goal: () => 'Check the reason for each wish without moving the page sideways.',
          obstacle: () => 'In very large text, today’s result is cut off at the edge.',
          needs: 'the reason why a second wish was not given, in large text',
          quote: 'I can see half of the word. It is not a yes.',
        },
        {
          role: 'Student in the second year, who likes rare subjects',
          conflict: 'wishes',
          ages: [19, 22],
          context: () => 'Names the wishes at a full table in the canteen.',
          goal: () => 'Choose by subject alone, and name the rare ones first.',
          obstacle: () => 'Friends at the table call a seminar bad when they hear that few students want it.',
          quote: 'Four of us love old maps. Must everybody know that we are only four?',
        },
        {
          role: 'Student in the last year, who needs one more seminar',
          conflict: 'free',
          ages: [22, 27],
          context: () => 'Has time for any seminar, and reads the list on the phone at home.',
          goal: () => 'Choose a seminar that certainly takes place.',
          obstacle: () => 'Last term the chosen seminar was cancelled, and then every other one was full.',
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
          context: (d) => `Works in ${d.s.work} after noon, and opens the list at 21:00.`,
          goal: () => 'Get the one seminar that ends before noon.',
          obstacle: () => 'Beside it stood “may be cancelled”, so others stayed away, and it was cancelled.',
          quote: 'I study whatever ends before noon. This term that is philosophy.',
        },
        {
          role: 'Student with a small child, back after a year',
          at: 'wishes',
          conflict: 'wishes',
          ages: [23, 34],
          context: () => 'Uses the phone in short moments, often with one hand.',
          goal: () => 'Add a seminar that ends before 15:00, with a good chance of a place.',
          obstacle: () => 'She cannot see which of these seminars are usually full.',
          quote: 'I can study until three. After that I read about a bear.',
          gender: 'f',
        },
        {
          role: 'Student who works at night, with a late turn',
          conflict: 'result',
          ages: [23, 29],
          context: () => 'Reads the result in the last break of a shift.',
          goal: () => 'Understand a “no” without feeling judged.',
          obstacle: () => 'Last term the office’s email named a late turn, and this looked like a bad mark.',
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
          context: () => 'Answers questions at a desktop computer, between visitors.',
          goal: () => 'Give the true reason in two minutes.',
          obstacle: () => 'The facts behind a reason stand in different lists.',
          quote: 'The lot did it. I only sign.',
        },
        {
          role: 'Student assistant in the seminar office',
          ages: [21, 26],
          context: () => 'Works at the second desktop computer in the week of results.',
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
      does: 'shows the clerk why a student got a seminar or none',
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
        'Take two seminars, “Cities and Water” and “Reading Old Maps”. Last term 64 students named the first one, and 11 the second. Each has 18 places. Write both lines with these numbers, and then without them. Ask a friend to choose from each list. What changed?',
      free: 'Take two seminars with free places, “Statistics of Voting” with eleven students and “Reading Old Maps” with three. Fewer than five means that a seminar may be cancelled. Write both lines with this warning, and then without it. Ask a friend to choose from each list. What changed?',
    })[at as string] ??
    'Take one student with turn 512 and three wishes. “Cities and Water” was full at turn 301, and “Reading Old Maps” at turn 498. “Statistics of Voting” had two places left. Write one line for each wish that says what happened. Then write the three lines without a number.',
  glossary: [
    { word: 'Turn', means: 'a student’s position in the order that is drawn by lot.' },
    { word: 'Priority', means: 'the right to choose before others, for example shortly before the degree.' },
  ],
  overview: [
    ({ org }) =>
      `Two friends at ${org} name the same first wish. At nine o’clock one gets “Reading Old Maps”, and the other “no place”. Each student names up to six wishes. A program draws an order of students by lot. It gives each of them the first wish that still has a place. The page does not say so, and they guess.`,
    ({ org }) =>
      `A student at ${org} could name six wishes, and names one, “to show that I mean it”. A program draws an order of students by lot. It gives each of them the first wish that still has a place. This student reads “no place”. The page does not name the rule, and students guess it.`,
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
      text: ({ s }) => `Under ${s.law}, an illness that gives priority is private.`,
      effect: () => '‘Your result’ says neither who had priority nor why.',
      frame: 'a “no” for a seminar that students with priority have filled',
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
      text: () => 'On the third day after the results, at 18:00, the lecturers get the names of their students.',
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
        `Students who do not get their first wish ask why. In the week of results the office gets ${f.questions} questions, and each answer takes a clerk ${f.minutes} minutes. When emails named the turn at which a seminar was full, students with a later turn asked what they had done wrong.`,
      whyNow: ({ f, start }) =>
        `On ${start} a new rule begins: every student who does not get the first wish must be told why. Last term these were ${f.notFirst} students. To answer each of them by hand takes ${f.hours} hours, and the office has only ${f.staffHours} in the week of results.`,
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
        `Last term ${f.noPlace} students, ${f.noPlaceIn100} in 100, got no place, although ${f.free} places stayed free. Of these students, ${f.short} had named only one or two wishes. They believed that a short list has a better chance, and could not see which seminars are popular.`,
      whyNow: ({ f, start }) =>
        `On ${start} a new rule begins: every student who does not get the first wish must be told why. Last term, the honest answer to ${f.short} students would have been that their list was too short.`,
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
      frame: 'a popular and a rare seminar that a student compares, both before 15:00',
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
        `Last term ${f.noPlaceIn100} in 100 students got no place, but ${f.free} places stayed free. Of 100 students without a place, only ${f.pickIn100} later took a free one. A seminar with fewer than five students is cancelled, and then its students have no place. Last term the list said “may be cancelled” beside nine seminars. Hardly anybody chose these, and six of them were cancelled.`,
      whyNow: ({ f, start }) =>
        `On ${start} a new rule begins: every student who does not get the first wish must be told why. From then on, each “no place” leads to the list of free places. Last term ${f.noPlace} students would have come to this list.`,
      sides: [
        {
          who: 'council',
          wants: () =>
            'wants a warning beside a seminar with few students, because whoever loses a second place finds no third',
        },
        {
          who: 'lecturers',
          wants: () => 'wants no warning, because a seminar with a warning stays empty, and only then is it cancelled',
        },
      ],
      decision: 'does the list warn that a seminar with few students may be cancelled, or not?',
      frame: 'a seminar with three students, in the first hour after the results',
      unknowns: [
        () => 'How soon do students without a place look for a free one?',
        () => 'Do students choose a seminar to save it from being cancelled?',
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
      text: () => 'Only priority changes a student’s turn. Grades and friends do not.',
    },
  ],
  audience: (_, has) =>
    `Students, among them many who work or care for a child${has.desk ? ', and the clerks of the seminar office' : ''}.`,
  direction: {
    styles: {
      minimal: {
        mood: 'Calm and exact, because the result comes between two lectures, and today it gives no reason.',
        shape:
          'One seminar, one sentence, like the slip on a door, because a disappointed reader takes in only one thing at a time.',
        second: {
          at: 'result',
          does: 'sets each reason as one short line below the name of a seminar, because a disappointed reader skips a long text',
        },
        avoid:
          'Icons in place of reasons, because a “no” needs words. Details behind a small arrow, because a disappointed reader does not open them.',
      },
      bold: {
        mood: 'Straight and plain, because today the page says only “no place”, and students want to know what happened.',
        shape: 'Names of seminars as large as titles on a poster, because students look for one name.',
        second: {
          at: 'result',
          does: 'sets the name of a seminar like the sign on its door, because students look for one name',
        },
        avoid:
          'A huge “no place”, because everybody in a full corridor can read it. Celebrations for a first wish, because a friend who looks on may have got no place.',
      },
      playful: {
        mood: 'Light and inviting, because today’s page looks like a form, and students fill in their wishes without thought.',
        shape: 'One card for each seminar, because cards are easy to put into an order.',
        second: {
          at: 'wishes',
          does: 'gives each wish a round card and a light number, because students put them into an order',
        },
        avoid:
          'Dice, because a result decides about months of study. Wheels of fortune, because students then think that their wishes do not count.',
      },
      luxury: {
        mood: 'Courteous and calm, because a result decides about months of study, and today it comes in two words.',
        shape:
          'Short paragraphs in wide margins, as in a letter to one person, because wishes and result are one student’s own.',
        second: {
          at: 'result',
          does: 'gives each reason the wide margins of a letter, because a disappointed reader takes in one at a time',
        },
        avoid:
          'Ceremonial greetings, because an upset reader skips them. Thin figures, because an hour and a room have to be found at once.',
      },
      corporate: {
        mood: 'Fair and steady, because students compare their results, and have to see the same rule in each of them.',
        shape: 'Each seminar in the same columns, like a timetable, because an upset reader must not search.',
        second: {
          at: 'result',
          does: 'divides each wish into name, outcome and reason, in ruled fields, because students compare their results',
        },
        avoid:
          'The language of an office, because students then ask their friends instead. Tables with codes, because nobody reads them on a phone.',
      },
      retro: {
        mood: 'Familiar and open, because for decades the results hung on a notice board, where everybody could compare them.',
        shape: 'Typed slips in a row, because students compare one seminar with the next.',
        second: {
          at: 'free',
          does: 'frames each seminar like a slip on the notice board, because students compare what is left',
        },
        avoid:
          'Stamps that say “refused”, because they hurt a student who got no place. Worn paper, because a list that looks old seems out of date.',
      },
      futuristic: {
        mood: 'Clear and sober, because the program follows a simple order, and today it looks like a secret.',
        shape:
          'A point for each wish, like stops on a straight line, because students want to see where each wish stands.',
        second: {
          at: 'wishes',
          does: 'puts each wish as a point on one straight line, because students must see that their order counts',
        },
        avoid:
          'The word “intelligent”, because the program only follows an order drawn by lot. Pictures of machines, because people made the rule.',
      },
      organic: {
        mood: 'Patient and friendly, because a student without a place should be led to what is still open.',
        shape:
          'Rounded blocks, like worn stone steps, because sharp corners make a “no” look harsher to an upset reader.',
        second: {
          at: 'free',
          does: 'gives each free seminar a soft, uneven field, because students come here straight from a “no”',
        },
        avoid:
          'Pictures of paths, because somebody without a place wants a time and a room. Uneven columns, because day and hour are then hard to compare.',
      },
    },
    reading: 'Students read in a corridor, fast and a little upset, so letters must be sturdy.',
    accent: 'the small chair at a wish that came true, because students look for it first',
    sample: 'Statistics of Voting, Tuesday at 10:00. This was your third wish.',
  },
  untold: {
    budget: () => 'The pages are paid from the student services. The program that gives places stays as it is.',
    decision: () => 'I sign. The wording of the rule also needs the nod of the student council.',
    history: () =>
      'We published the whole rule, all 31 paragraphs of it. Then we put it at the end of every email. It changed nothing.',
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
