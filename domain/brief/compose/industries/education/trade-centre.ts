import type { Kind } from '../../kinds.ts';

export const tradeCentre: Kind = {
  id: 'trade-centre',
  model: 'public',
  channel: 'tablet',
  where: [],
  what: [
    'a training centre for {trades:w} trades',
    'a workshop school where {apprentices} apprentices learn {trades:w} trades',
    'a joint training workshop of {firms} small firms',
  ],
  names: [
    '{district} Training Workshop',
    '{surname} Trade School',
    'The {thing} Works',
    '{stone} Hall Training Centre',
    '{count} Trades {town}',
    '{tree} Works School',
  ],
  years: [7, 94],
  n: {
    trades: [4, 9],
    apprentices: [180, 640, 10],
    firms: [62, 240, 2],
    teachers: [12, 36],
    weeks: [9, 14],
    benches: [48, 160, 4],
  },
  story: [
    'The lathes are {years} years old in part; one of them came [by barge|on a sledge].',
    '{firms} firms that are too small to train alone have shared it for {years} years, and argued about the bill every {winter}.',
    'For {years} years each apprentice has made a vice in the first {weeks} weeks; [old people|retired masters] in {town} still have theirs.',
  ],
  audience: [
    'Apprentices between sixteen and twenty-two, {apprentices} of them, who spend {weeks} weeks a year here and the rest in a firm.',
    'Young people who are good with their hands and have had enough of paper; and {firms} masters who want them back on the site.',
    'Three who should know the same and do not: the apprentice, the teacher and the firm.',
  ],
  users: [
    {
      role: '[apprentice plumber|apprentice carpenter|apprentice mechatronics fitter]',
      ages: [16, 22],
      goals: ['Show what one can do, not write about it', 'Learn the thing the firm never does'],
      pains: ['Report book with a page per week', 'Swept the yard for a month and has to call it training'],
      quotes: ['I can braze a pipe. I can’t braze a paragraph.'],
    },
    {
      role: '[apprentice from abroad, roofer|apprentice with a degree nobody knows|apprentice, deaf in one ear]',
      ages: [19, 32],
      goals: ['Understand the exam question', 'Ask twice without looks'],
      pains: ['The word for the tool, in three dialects', 'Knows it and cannot say it'],
      quotes: ['I know the tool. I don’t know its name on Mondays.'],
    },
    {
      role: '[master plumber, four employees|master joiner, nine employees|owner of a garage]',
      ages: [34, 64],
      goals: ['See in a minute what the boy can do now', 'Sign once, not fifty-two times'],
      pains: ['Signs a year of reports on one evening', 'Learns of a problem from the exam'],
      quotes: ['I sign fifty-two lies in one evening. So does everyone.'],
    },
    {
      role: '[workshop teacher|welding teacher|teacher of electrics]',
      ages: [29, 63],
      goals: ['Give the eleventh week to what is missing', 'Watch hands, not forms'],
      pains: ['Sixteen apprentices at sixteen stages', 'Does not know what the firms do'],
      quotes: ['One has never seen a gas boiler, the next has seen nothing else.'],
    },
  ],
  people: [
    {
      role: 'head of the centre',
      wants: ['apprentices who pass, and firms that go on training', 'weeks given to what is missing'],
    },
    { role: 'master of the workshop', wants: ['work judged by looking at it', 'no phones near machines'] },
    {
      role: 'spokesman of the small firms',
      wants: ['as few days away from the site as possible', 'nothing more to sign'],
    },
    { role: 'examiner of the chamber', wants: ['reports that prove training', 'the same for all {trades} trades'] },
  ],
  usps: [
    {
      title: '{benches} benches',
      text: 'Every apprentice has a bench with a name on it, for {weeks} weeks and then again next year.',
    },
    {
      title: '[What the firm lacks|The missing half]',
      text: 'Here one learns what one’s own firm never does: {firms} firms, {firms} different gaps.',
    },
    {
      title: 'A vice of one’s own',
      text: 'Everyone makes a vice and takes it home; it is the only certificate that is ever [shown|used].',
    },
    { title: 'Old machines, new ones', text: 'One learns on a lathe that shows why and on one that shows how fast.' },
  ],
  features: [
    {
      id: 'did',
      title: '[Look, I made that|Three pictures]',
      text: 'A piece of work in three pictures and a sentence, spoken. || What one made, shown, in under a minute.',
      check: 'Three pictures and 15 seconds of voice, gloves off once || A failed piece shown, and what was learnt',
      on: 0,
    },
    {
      id: 'can',
      title: '[What I can do|My wall]',
      text: 'Skills as pieces one has made, with the gaps visible. || Done alone, done with help, not yet: by piece.',
      check: '40 skills as pieces, nine gaps, at 390 px || Firm and centre see it differently: both shown',
      on: 0,
    },
    {
      id: 'gap',
      title: '[The missing half|What next year needs]',
      text: 'What the firm never does and the centre should. || Gaps of one group, added up for the next weeks.',
      check: '16 apprentices, five common gaps, one plan for a week || Apprentice strikes out a gap: reason kept',
      on: 1,
    },
    {
      id: 'sign',
      title: '[Signed in passing|The master’s nod]',
      text: 'The master says yes, no or show me, once a week. || A week signed in a breath, on a site.',
      check: 'Five apprentices’ weeks signed in 60 seconds || “Show me”: what happens on Monday',
      on: 0,
    },
    {
      id: 'word',
      title: '[What is it called?|Tool and word]',
      text: 'Tool, picture, word, said aloud, in two languages. || The word for a thing, by pointing at it.',
      check: 'Tool found by picture, said in {language} and {language2} || Three names for one tool, by district',
      on: 0,
    },
    {
      id: 'bench',
      title: '[Bench by bench|Sixteen stages]',
      text: 'Who is at which stage, on one sheet at the door. || Sixteen benches, sixteen stages, one glance.',
      check: '16 benches, two stuck, read from five metres || Machine taken: who goes on with what',
      on: 1,
    },
    {
      id: 'exam',
      title: '[Questions without fog|Exam words]',
      text: 'Old exam questions, with what they really ask. || Question, plain meaning, piece that answers it.',
      check: 'Question in original and plain words, side by side || Answer by showing a piece first',
      on: 0,
    },
    {
      id: 'book',
      title: '[The report by itself|For the chamber]',
      text: 'The report the chamber wants, made from what was shown. || A year as the examiner reads it.',
      check: '52 weeks on 20 A4 pages out of pictures and voice || Week with only sweeping, said honestly',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[For apprentices and masters|On the site]',
      format: '[Phone, 390 px, dusty, one glove off|390 px with a cracked corner]',
      states: 'nothing made this week, [master silent|not signed] and picture not allowed',
    },
    {
      name: '[In the workshop|For teachers]',
      format: '[Screen at the door, 24 inches, and a tablet in a tray|24 inches at the door], out of reach of sparks',
      states: 'machine down, [apprentice stuck|bench empty] and inspector in the house',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'The report book is required for the exam, [week by week|52 of them], signed.',
      effect: 'Its content may change shape; a week must stay a week.',
    },
    {
      type: 'legal',
      text: 'On customers’ premises nothing may be photographed [without asking|inside].',
      effect: 'Drawing and voice have to be as good as pictures.',
    },
    {
      type: 'people',
      text: 'No phones within [three|four] metres of a machine; {p1} collects them.',
      effect: 'What is shown is shown at the end of the day.',
    },
    {
      type: 'technical',
      text: 'The chamber takes one file a year, from a program of [2009|another age].',
      effect: 'Everything before that file is yours to design.',
    },
    {
      type: 'content',
      text: 'Plans of {trades:w} trades list [three hundred|280] skills in the words of a ministry.',
      effect: 'Translate them into pieces one can hold.',
    },
    {
      type: 'money',
      text: '{firms} firms share the bill; whatever costs by head is [voted down|hated].',
      effect: 'One price for all, or none.',
    },
  ],
  nonGoals: [
    { text: 'Lessons at home' },
    { text: 'A job exchange' },
    { text: 'Marks' },
    { text: 'Comparing firms' },
    { text: 'Simulated machines' },
  ],
  tensions: [
    {
      of: [1, 3],
      a: '{p1} judges a weld by looking at it, and that settles it.',
      b: '{p3} needs fifty-two signed pages [for|about] the same weld.',
      where: 'In the week on the phone: is a picture a report?',
    },
    {
      of: [0, 2],
      a: '{p0} wants a week more for those with gaps.',
      b: '{p2} wants them on the site on [Monday|the first of the month].',
      where: 'In next year’s plan, in the eleventh week.',
    },
  ],
  unknowns: [
    'Whether apprentices would show a failed piece',
    'How masters really decide when they sign',
    'Whether speaking is easier than writing when others can hear',
    'Which gaps are the firm’s and which the apprentice’s',
    'Who looks at the report book after the exam',
  ],
  twists: [
    'The chamber accepts pieces instead of pages from {due}, for one of {trades:w} trades, on trial. {p3f} will compare. Show the same year both ways.',
    'Four firms train together on one big site for a year, with one master. Whose nod counts?',
    'A third of the apprentices are over thirty, with another trade behind them. {p1f} wants them at the vice. What may they skip, and who can see it?',
  ],
  objects: [
    'home-made vices',
    'chalk marks on steel',
    'tool outlines on a board',
    'blueprints with coffee rings',
    'punch letters',
    'leather aprons',
  ],
  moments: [
    'on a site with one glove off',
    'at the end of a day beside a bench',
    'in a van between two jobs',
    'from the door of a loud hall',
  ],
  samples: ['Brazed alone. Leaks none. Week 14.', 'Show me on Monday.', 'Bench 9: waiting for the lathe.'],
  troubles: [
    {
      id: 'report-book',
      titles: [
        'Fifty-two signatures in one evening: {org}',
        'Look, I made that: {org}',
        '{late}% written in one night, {org}',
        'Pieces instead of pages at {org}',
      ],
      n: { late: [57, 74], lateTo: [14, 21], fail: [19, 28], failTo: [10, 13] },
      problem: [
        '{late}% of the report books are written in one night before the exam, and signed in another. {fail}% fail on things that could have been seen a year before.',
        'What apprentices can do stands nowhere. {late}% of the reports are invented afterwards; {fail}% fail.',
      ],
      ask: [
        'Turn the duty to report into something an apprentice would do anyway.',
        'Let apprentice, master and teacher see the same piece of work while it still matters.',
      ],
      situation: [
        'A page a week in a ring binder, with the heading “activities”. Masters sign piles. A program with drop-down lists was introduced; it produced fifty-two times “assembly work”.',
        'Apprentices photograph what they are proud of and send it to each other. {p1f} knows every one of them by their welds, and keeps it in mind.',
      ],
      whyNow: [
        { kind: 'rule', text: 'The chamber allows reports in other forms from {due}.' },
        {
          kind: 'loss',
          text: 'Fourteen of {firms} firms have stopped training since {now}; paper was the first reason they gave.',
        },
        { kind: 'people', text: '{p1}, who knows them by their welds, retires in {due}.' },
      ],
      goals: [
        {
          text: 'Have no more than {lateTo}% of reports written afterwards {by}, {late}% today. || Bring reports written afterwards from {late}% to {lateTo}% {by}.',
          measure: {
            metric: 'Reports written afterwards',
            base: '{late}%',
            target: '{lateTo}%',
            how: 'Date of entry against week || Sample of 40 books a term',
          },
        },
        {
          text: 'Let {failTo}% fail {by2}, down from {fail}%. || Cut failures from {fail}% to {failTo}% {by2}.',
          measure: {
            metric: 'Apprentices who fail',
            base: '{fail}%',
            target: '{failTo}%',
            how: 'Results of the chamber, each summer || Exam list by trade',
          },
        },
        { text: 'Let a week be shown in under a minute and signed in ten seconds.' },
        { text: 'Make a failed piece worth showing.' },
      ],
      core: ['did:2', 'sign:0', 'can:1'],
      more: ['book:0', 'gap:1', 'word:3', 'exam:1', 'bench:1'],
    },
    {
      id: 'wrong-weeks',
      titles: [
        'The missing half: {org}',
        '{weeks} weeks on the wrong thing, {org}',
        'Never seen a boiler: {org}',
        'Sixteen stages in one room: {org}, {town}',
      ],
      n: { known: [41, 56], knownTo: [14, 19], gaps: [6, 9], gapsTo: [2, 3] },
      problem: [
        'Apprentices spend {known}% of their {weeks} weeks here on what they know from the firm, and leave with {gaps:w} gaps each.',
        'One has never seen a boiler, the other nothing else; both get the same {weeks} weeks. {known}% of it is repetition, {gaps:w} gaps stay.',
      ],
      ask: [
        'Find out what sixteen people lack before the week begins, without an exam.',
        'Give the time to what the firm never does, and let the firm see it.',
      ],
      situation: [
        'Courses follow a plan from a ministry. On the first morning {p1f} asks round, and everybody can do everything. By Wednesday one knows better.',
        'Firms are sent a questionnaire; a fifth answer, with ticks in one column. Gaps come to light in the trial exam, two months before the real one.',
      ],
      whyNow: [
        { kind: 'money', text: 'The subsidy is cut from {weeks} to two weeks fewer in {due}.' },
        { kind: 'growth', text: 'Heat pumps: eleven firms need skills from {due} that no one has yet.' },
        {
          kind: 'complaint',
          text: '{p2} has read out at the assembly what a week costs a firm, and what it repeated.',
        },
      ],
      goals: [
        {
          text: 'Spend no more than {knownTo}% of the weeks on the known {by}, {known}% now. || Bring repetition from {known}% to {knownTo}% of the time {by}.',
          measure: {
            metric: 'Time spent on what is known',
            base: '{known}%',
            target: '{knownTo}%',
            how: 'Apprentices’ tick each Friday || Plan against skills before the course',
          },
        },
        {
          text: 'Leave {gapsTo:w} gaps per apprentice {by2} instead of {gaps:w}. || From {gaps:w} gaps at the trial exam to {gapsTo:w} {by2}.',
          measure: {
            metric: 'Gaps at the trial exam',
            base: '{gaps}',
            target: '{gapsTo}',
            how: 'Trial exam, by skill || List of {p1f}, each spring',
          },
        },
        { text: 'Know by Monday at nine what sixteen people lack.' },
        { text: 'Accuse no firm.' },
      ],
      core: ['can:2', 'gap:0', 'bench:1'],
      more: ['did:2', 'exam:1', 'sign:3', 'word:1', 'book:3'],
    },
  ],
};
