import type { Kind } from '../../kinds.ts';

export const signSchool: Kind = {
  id: 'sign-school',
  model: 'fees',
  channel: 'tablet',
  where: ['city', 'university'],
  what: [
    'a school for sign language, run by {deaf:w} deaf teachers',
    'a sign-language school with {groups} groups and no [bells|telephone]',
    'a school in which {deaf:w} deaf teachers teach the hearing to sign',
  ],
  names: [
    '{surname} School of Signing',
    'The {colour} Room, Sign School',
    '{district} Signing School',
    '{count} Fingers',
    'The {bird} Sign School',
    '{tree} House for Sign Language',
  ],
  years: [3, 38],
  n: {
    deaf: [4, 11],
    groups: [14, 42],
    learners: [170, 620, 10],
    fee: { eur: [90, 240] },
    signs: [820, 2600, 20],
    level: [3, 6],
  },
  story: [
    'It was a club room until {years} years ago, when a [midwife|bus driver] asked to be taught properly.',
    'For {years} years nobody has spoken in the corridor; visitors notice after [a minute|the second door].',
    '{p0} began {years} years ago with one table, since a round of more than {level:w} cannot see each other’s hands.',
  ],
  audience: [
    'Hearing people with a reason: parents of deaf children, nurses, colleagues, grandchildren, and some who [saw it on stage|fell in love].',
    '{learners} learners, four in ten of whom have a deaf person at home and no [common language|way to quarrel] with them yet.',
    'Families and staff in {town} who have an hour a week, tired hands and a [video|drawer] full of good intentions.',
  ],
  users: [
    {
      role: '[mother of a deaf two-year-old|father of a deaf girl|grandmother of a deaf boy]',
      ages: [25, 69],
      goals: ['Tell a story tonight, and be understood', 'The signs of our kitchen, not of an airport'],
      pains: ['The child is faster', 'Films are of strangers in black, mirrored or not'],
      quotes: ['She signs “again”. I don’t know what I did.'],
    },
    {
      role: '[ward nurse|paramedic|school secretary]',
      ages: [24, 58],
      goals: ['Twenty sentences for a night shift', 'Know which are safe to get wrong'],
      pains: ['Signs with gloves on', 'Forgets a sign not used for a month'],
      quotes: ['“Pain” and “tired” are the same hand. I found out.'],
    },
    {
      role: '[joiner with a deaf colleague|lab assistant with a deaf boss|cook beside a deaf cook]',
      ages: [22, 55],
      goals: ['Join in at lunch', 'Say a technical thing that has no sign yet'],
      pains: ['Hands are full at work', 'The course teaches weather'],
      quotes: ['He laughs at my signing. It’s the best part of the day.'],
    },
    {
      role: '[man who is going deaf|choir singer who is losing her hearing|retired telephonist]',
      ages: [46, 78],
      goals: ['Learn it before it is needed', 'Sit where the light is good'],
      pains: ['Stiff fingers', 'Ashamed to be in a class with children'],
      quotes: ['I’m emigrating. I’d like to learn the language first.'],
    },
    {
      role: '[student of linguistics|student interpreter|drama student]',
      ages: [19, 29],
      goals: ['See the same sign from the side', 'Be corrected, hard, by somebody deaf'],
      pains: ['Learns town signs, and another town laughs', 'Records everything, finds nothing'],
      quotes: ['My grammar is in my eyebrows, and I didn’t practise those.'],
    },
    {
      role: '[deaf teacher and carpenter|deaf teacher and illustrator|deaf teacher and chess player]',
      ages: [28, 63],
      goals: ['See each learner’s hands before the lesson', 'Write nothing at all'],
      pains: ['All programs are for those who hear', 'Explains the rules to each new office by fax'],
      quotes: ['Don’t write me a message. Sign it.'],
    },
  ],
  people: [
    {
      role: 'head of the school, deaf',
      wants: ['signs taught by people who live in them', 'nothing subtitled that can be signed'],
    },
    { role: 'office manager, hearing', wants: ['forms filled in before term', 'a written word now and then'] },
    {
      role: 'teacher and keeper of the sign films',
      wants: ['local signs beside the national ones', 'no film without a face'],
    },
    { role: 'adviser of the health insurance', wants: ['hours attended, by name', 'a level that means something'] },
  ],
  usps: [
    {
      title: '[Taught by the deaf|Their own language]',
      text: 'All {deaf:w} teachers are deaf; whoever teaches has [dreamt|argued] in it.',
    },
    { title: 'Never more than {level:w}', text: 'Groups are of {level:w}, in a half circle, by daylight.' },
    {
      title: '[Your own list|Your kitchen]',
      text: 'Learners bring twenty things they need to say, and begin [there|with those].',
    },
    { title: 'Lunch without voices', text: 'Once a week everybody eats together, and nobody speaks.' },
    { title: '{signs} signs on film', text: 'Filmed from the front and the side, by people from {town}.' },
  ],
  features: [
    {
      id: 'show',
      title: '[Show me|From both sides]',
      text: 'A sign from the front, the side and as one’s own hands see it. || One sign, three views, as slowly as wanted.',
      check: 'Three views at 360 px, left-handed as well || Quarter speed without losing the face',
      on: 0,
    },
    {
      id: 'mirror',
      title: '[Beside the teacher|Mirror]',
      text: 'One’s own hands beside the teacher’s, seen by nobody else. || Films oneself next to the model and throws it away.',
      check: 'Own film beside the teacher’s, deleted with one tap || Bad light: what is said, and how',
      on: 0,
    },
    {
      id: 'need',
      title: '[What I need to say|My twenty]',
      text: 'Twenty things of one’s own, which become the first lessons. || A list from one’s own kitchen, ward or workshop.',
      check: 'List drawn, spoken or signed: three ways in || Thing without a sign: who makes one, and when',
      on: 0,
    },
    {
      id: 'find',
      title: '[Find it by hand|What was that?]',
      text: 'Finds a sign by its shape, place and movement, without its word. || From a hand that was seen to its meaning.',
      check: 'Flat hand, at the chin, outwards: at most six results || Two signs alike, difference marked in motion',
      on: 0,
    },
    {
      id: 'feedback',
      title: '[Eyebrows|Signed back]',
      text: 'The teacher’s answer as a film of twelve seconds over one’s own. || Correction in sign, on the very moment.',
      check: 'Answer pinned to second 4 of a film of 11 seconds || Three answers waiting, none of them read aloud',
      on: 1,
    },
    {
      id: 'round',
      title: '[Half circle|Who sits where]',
      text: 'Light, seats and sight lines of a room for {level:w}. || Plans a lesson so that all can see all.',
      check:
        'Half circle of {level:w}, one with narrow sight, one left-handed || Sun at four o’clock: seats moved, drawn',
      on: 1,
    },
    {
      id: 'local',
      title: '[Here we say|Two signs for bread]',
      text: 'What is signed in {town} beside what the rest of the country signs. || Local signs, with who uses them.',
      check: 'One word, three signs, their ages and places || Sign that has become rude: how that is said',
      on: 0,
    },
    {
      id: 'gap',
      title: '[A month without|Not to forget]',
      text: 'Five signs a day that are about to be forgotten. || Brings back what has not been used.',
      check: 'Five signs in 90 seconds on a bus, without sound || Back after six weeks: first screen',
      on: 0,
    },
    {
      id: 'hours',
      title: '[Hours for the office|Attended]',
      text: 'Who was there, ticked by sight and not by signature. || Attendance for the insurance, without paper.',
      check: 'Eleven names ticked in 20 seconds from a photograph of the room || One hour in doubt: who settles it',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[For learners|Hands at home|The learner’s side]',
      format: 'Tablet on its stand, or phone leaning on a cup',
      states: 'too dark, hands out of the picture, and no film yet',
    },
    {
      name: '[For teachers|The half circle]',
      format: 'Tablet, 11 inches, no sound at all',
      states: 'answer waiting, learner missing and film broken off',
    },
  ],
  constraints: [
    {
      type: 'people',
      text: 'All teachers are deaf; {language} is their second language.',
      effect: 'Nothing for teachers may need more than nine written words.',
    },
    {
      type: 'technical',
      text: '{signs} films, filmed over {years} years in four formats.',
      effect: 'Old and new films share a frame that forgives both.',
    },
    {
      type: 'legal',
      text: 'Learners’ films are faces; they may not leave the school.',
      effect: 'Show where a film is, who sees it, and when it goes.',
    },
    {
      type: 'brand',
      text: 'No ear, no crossed-out loudspeaker, no white gloves.',
      effect: 'Find pictures of the language, not of what is missing.',
    },
    {
      type: 'content',
      text: 'There is no written form of signs that learners can read.',
      effect: 'Lists, searches and headings have to work by moving hands.',
    },
    {
      type: 'money',
      text: 'The insurance pays by the hour attended, {fee} a term.',
      effect: 'What is done at home has to lead back into the room.',
    },
  ],
  nonGoals: [
    { text: 'Translation by camera' },
    { text: 'A dictionary of everything' },
    { text: 'Certificates for interpreters' },
    { text: 'Courses without a teacher' },
    { text: 'Baby signs as a fashion' },
  ],
  tensions: [
    {
      of: [0, 1],
      a: '{p0} wants no written word on any screen for learners.',
      b: '{p1} has to write, file and find {learners} people by their words.',
      where: 'In search: by hand, or by letters?',
    },
    {
      of: [2, 3],
      a: '{p2} teaches the signs of {town}, which grandmothers use.',
      b: '{p3} pays for a level that is the same in all of {country}.',
      where: 'On the page of a word that has two signs.',
    },
  ],
  unknowns: [
    'Whether parents practise where the child can see it',
    'How learners look for a sign whose word they do not know',
    'If being filmed keeps people from trying',
    'What teachers would rather sign than tick',
    'How long a sign lasts that nobody uses',
  ],
  twists: [
    'A learner has lost an arm. {p0f} says one can sign with one hand, and half of the films show two. Which screens take that for granted?',
    'Two teachers leave, and for {level:w} weeks the beginners have films only. {p3f} pays for hours in a room. What is an hour now?',
    'A hospital asks for {groups} sentences that all its staff can sign by {due}. {p2f} would choose others than the hospital does. Show whose list it is.',
  ],
  objects: [
    'hand shapes in plaster',
    'half circles of chairs',
    'flashing doorbells',
    'old sign primers with arrows',
    'slates and chalk',
    'film strips of a moving hand',
  ],
  moments: [
    'with both hands free and the tablet leaning on a cup',
    'by a window at four in the afternoon',
    'on a ward at night, gloves on',
    'at lunch, among hands',
  ],
  samples: [
    'Eyebrows up: it is a question.',
    'Again, slower, from the side.',
    'In this town, bread is signed like this.',
  ],
  troubles: [
    {
      id: 'forgotten',
      titles: [
        'Hands forget by Sunday: {org}',
        '{gone}% gone by the next lesson, {org}',
        'Twenty things to say tonight: {org}',
        'A month without signing: {org}, {town}',
      ],
      n: { gone: [53, 68], goneTo: [28, 37], stop: [34, 47], stopTo: [17, 23], film: [8, 16], filmTo: [41, 57] },
      problem: [
        'Between two lessons learners lose {gone}% of what they had. {stop}% stop within the first term, parents of deaf children among them.',
        'One hour a week is too little for a language without letters. {gone}% is forgotten by the next lesson, and {stop}% are gone by the [end of term|holidays].',
      ],
      ask: [
        'Find a way to practise a language of hands and faces in a kitchen, alone, without shame.',
        'The school wants learners to come back with more than they [took home|left with].',
      ],
      situation: [
        'Learners film the teacher with their own telephones, from the side, against the light. {film}% look at it again. A memory stick with films was sold until {p2f} saw it on [the web|a market].',
        'There is a book with arrows. Signs are explained in words to people who have come to get away from words. Each teacher gives other homework, or [none|a story].',
      ],
      whyNow: [
        {
          kind: 'rule',
          text: 'From {due} parents of deaf children are paid {groups} hours, and have to show what they learnt.',
        },
        { kind: 'rival', text: 'An app with a drawn figure that signs is free from {due}; {p0} calls it a puppet.' },
        { kind: 'growth', text: 'Two kindergartens send all their staff from {due}, in groups of {level:w}.' },
      ],
      goals: [
        {
          text: 'Bring what is forgotten in a week from {gone}% to {goneTo}% {by}. || {goneTo}% forgotten after a week {by}, {gone}% now.',
          measure: {
            metric: 'Signs forgotten after a week',
            base: '{gone}%',
            target: '{goneTo}%',
            how: 'Twelve signs asked at the door, four groups',
          },
        },
        {
          text: 'Lose {stopTo}% of beginners in the first term {by2}, not {stop}%. || Beginners who stop: {stopTo}% {by2} instead of {stop}%.',
          measure: {
            metric: 'Beginners who stop in the first term',
            base: '{stop}%',
            target: '{stopTo}%',
            how: 'Seats taken in the last week, counted by {p1f}',
          },
        },
        {
          text: 'Have {filmTo}% practise at home on three days a week, where {film}% do. || {filmTo}% who practise on three days, up from {film}%.',
          measure: {
            metric: 'Learners who practise on three days',
            base: '{film}%',
            target: '{filmTo}%',
            how: 'Asked by show of hands, each month',
          },
        },
        { text: 'Make no one watch themselves who does not want to.' },
      ],
      core: ['show:0', 'feedback:1', 'mirror:2'],
      more: ['need:1', 'gap:0', 'local:3', 'round:1', 'find:0'],
    },
    {
      id: 'what-was-that',
      titles: [
        'What was that sign? {org}',
        'Found by hand at {org}',
        '{signs} films and no word for it: {org}',
        'Two signs for bread: {org}, {town}',
      ],
      n: { found: [18, 31], foundTo: [66, 81], ask: [37, 72], askTo: [9, 16], secs: [95, 170, 5], secsTo: [18, 27] },
      problem: [
        '{signs} signs are on film, filed under {language} words. Whoever saw a sign and wants to know what it means finds it in {found}% of cases, after {secs} seconds.',
        'The films can be searched by those who know the word already. {ask} times a week somebody signs a question to {p2f} [in the corridor|over lunch] instead.',
      ],
      ask: [
        'Open a collection of movements to people who have only a movement to go by.',
        'Turn a cellar of films into something one can ask with a [hand|face].',
      ],
      situation: [
        'Films lie in folders A to Z, with the year. Local signs have a star. {p1f} finds any of them; learners find [bread|the letter A].',
        'A table of hand shapes hangs in the corridor, drawn by a pupil {years} years ago; it is photographed daily. A search by drawing was shown at a fair and not [bought|understood].',
      ],
      whyNow: [
        { kind: 'people', text: '{p2}, who knows all films by heart, stops in {due}.' },
        {
          kind: 'legacy',
          text: 'A third of the films is on tapes for which the last player is out of order; the others are to be moved by {due}.',
        },
        {
          kind: 'complaint',
          text: 'A nurse signed something rude to a dying man in {now}, learnt from an old film. {p0} wants each sign to carry its age by {due}.',
        },
      ],
      goals: [
        {
          text: 'Let {foundTo}% of seen signs be found {by}, from {found}%. || {foundTo}% of signs found by what was seen {by}; {found}% today.',
          measure: {
            metric: 'Seen signs that are found',
            base: '{found}%',
            target: '{foundTo}%',
            how: 'Twelve signs shown to fourteen learners',
          },
        },
        {
          text: 'Bring the time to find one from {secs} seconds to {secsTo} {by2}. || {secsTo} seconds to a sign {by2}, {secs} at present.',
          measure: {
            metric: 'Time to find a sign',
            base: '{secs} seconds',
            target: '{secsTo} seconds',
            how: 'Stopwatch, the same twelve signs',
          },
        },
        {
          text: 'Have {p2f} asked {askTo} times a week and not {ask}. || {askTo} questions a week in the corridor instead of {ask}.',
          measure: {
            metric: 'Questions asked in the corridor',
            base: '{ask} a week',
            target: '{askTo} a week',
            how: 'Marks on a slate by the door',
          },
        },
        { text: 'Show each sign with a face, an age and a place.' },
      ],
      core: ['find:0', 'local:2', 'show:1'],
      more: ['need:3', 'feedback:2', 'gap:1', 'mirror:1', 'hours:2'],
    },
  ],
};
