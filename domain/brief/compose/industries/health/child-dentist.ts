import type { Kind } from '../../kinds.ts';

export const childDentist: Kind = {
  id: 'child-dentist',
  model: 'public',
  channel: 'paper',
  where: [],
  what: [
    'a dental service for {schools} schools, with {vans:w} vans',
    'a school dental clinic: {chairs:w} chairs and a van',
    'a children’s dental practice that looks after {schools} schools',
  ],
  names: [
    '{district} School Dental Service',
    '{thing} Dental Van',
    '{surname} Children’s Dentistry',
    'The {bird} Clinic',
    '{tree} School Clinic',
    'The {colour} Chair',
  ],
  years: [3, 37],
  n: { schools: [12, 46], vans: [2, 3], chairs: [3, 6], kids: [2400, 9800, 50], team: [7, 19], minutes: [9, 14] },
  story: [
    'For {years} years a van has stood in school yards [twice a year|each term]; inside it smells of [cloves|mint] and rubber.',
    '{p0} has looked after {schools} schools for {years} years and began with a chair from [the army|a barber].',
    'The clinic was set up {years} years ago after a school doctor counted [holes|teeth].',
  ],
  audience: [
    'Children of five to fourteen, about {kids} of them, and the adults who sign for them.',
    'Families who would never go to a dentist, reached through the school, and families who have one already.',
    'Children with nothing at all (half of them), children with a little, and one in nine who is in pain and says nothing.',
  ],
  users: [
    {
      role: '[machinist|nursery cook|tram cleaner] and mother of two',
      ages: [25, 45],
      goals: ['Know what was found, in words', 'One letter, not four'],
      pains: ['Yellow slip with boxes ticked', 'Two half-days off for one tooth'],
      quotes: ['It says 64 distal. Is that a lot?'],
    },
    {
      role: '[pupil, afraid of the chair|pupil, second tooth out|pupil with a brace]',
      ages: [13, 14],
      goals: ['Know what happens next, each time', 'Be able to say stop'],
      pains: ['Called out of class by loudspeaker', 'Adults speak over the mouth'],
      quotes: ['If I put my hand up, it has to stop. That’s the deal.'],
    },
    {
      role: '[class teacher|school secretary|caretaker with the keys]',
      ages: [28, 62],
      goals: ['Thirty children seen without losing a morning', 'No lists with findings in the staff room'],
      pains: ['Slips that come back unsigned', 'Is asked by parents what the van said'],
      quotes: ['I have nineteen signatures, six excuses and one dog.'],
    },
    {
      role: '[grandfather who does the school run|grandmother and guardian|foster mother]',
      ages: [47, 74],
      goals: ['Do it right, though it was once done wrong', 'Sign without understanding four pages'],
      pains: ['Own fear, handed on', 'Not allowed to sign, or is it allowed?'],
      quotes: ['They tied us down. I’m not telling the boy that.'],
    },
    {
      role: '[dental nurse|travelling dentist|dental therapist]',
      ages: [23, 59],
      goals: ['Chart thirty mouths by eleven', 'Children who come back without tears'],
      pains: ['Gloves on, pencil in hand', 'Same child, third letter, no answer'],
      quotes: ['I see the hole grow from term to term, on paper.'],
    },
  ],
  people: [
    {
      role: 'head dentist',
      wants: ['every child with a finding to be treated, not listed', 'children who are not afraid'],
    },
    {
      role: 'coordinator with the schools',
      wants: ['signed forms before the van arrives', 'no child left out because of a slip'],
    },
    {
      role: 'data-protection officer of the council',
      wants: ['consent for each step', 'nothing in a schoolbag that another child can read'],
    },
    { role: 'head of a primary school', wants: ['lessons undisturbed', 'no class pointed at'] },
  ],
  usps: [
    { title: 'The van comes to them', text: 'Nobody has to travel; {kids} children are seen where they are anyway.' },
    {
      title: '[The hand goes up|Stop means stop]',
      text: 'A raised hand stops everything, every time; [children|they] try it out first.',
    },
    {
      title: '{minutes} minutes',
      text: 'A child is away from class for {minutes} minutes and back before [anybody|the sum] is missed.',
    },
    {
      title: '[No scolding|Nobody is told off]',
      text: 'Sweets are not mentioned unless a child does; brushing is shown, not preached.',
    },
    { title: 'One drawing home', text: 'Each child takes a drawing of its own mouth home, [made|coloured] by itself.' },
  ],
  features: [
    {
      id: 'sign',
      title: '[One signature|Yes, once]',
      text: 'Consent in one step, understood, for the whole of primary school. || One yes that can be taken back at any time.',
      check: 'Consent on one page of A4 and on a phone at 360 px || Taken back: what changes and who is told',
      on: 0,
    },
    {
      id: 'letter',
      title: '[What we found|A letter one understands]',
      text: 'What was found, how soon, what it costs, whom to ring: four lines. || The finding as a drawing with a date.',
      check:
        'Nothing found, something small, something soon: three letters || The same letter in {language2}, and read aloud',
      on: 0,
    },
    {
      id: 'next',
      title: '[From letter to chair|An hour for that tooth]',
      text: 'A time for treatment offered with the finding. || The letter brings the appointment along.',
      check:
        'Three hours offered, one outside school and work || No answer after two weeks: the second and last message',
      on: 0,
    },
    {
      id: 'stop',
      title: '[The stop hand|What happens next]',
      text: 'Shows a child what comes next and how to stop it. || Step by step in pictures, with the hand on every one.',
      check: 'Five pictures without words, understood by three children || Stop tried out before anything begins',
      on: 0,
    },
    {
      id: 'chart',
      title: '[Thirty by eleven|Spoken chart]',
      text: 'A chart filled by voice while both hands are in a mouth. || Findings spoken, seen by the nurse, mended at once.',
      check:
        '28 teeth in under 90 seconds, one misheard and corrected || Readable from the head of the chair, gloves on',
      on: 1,
    },
    {
      id: 'class',
      title: '[Class list without findings|Who is next]',
      text: 'Who is next, for the teacher, and nothing else. || A list that calls children without telling why.',
      check:
        'Class of 27 with three without consent, not to be told apart || Loudspeaker not needed: how a child is fetched',
      on: 1,
    },
    {
      id: 'open',
      title: '[Not yet treated|Open findings]',
      text: 'Children with a finding and no treatment, by how long. || What was seen and not mended, term by term.',
      check:
        '[140|160] open findings, nine over a year, sorted || One call prepared: what to say, to whom, in which language',
      on: 1,
    },
    {
      id: 'mouth',
      title: '[My mouth|Drawing to take home]',
      text: 'The child’s own mouth as a drawing it can read. || A map of 24 teeth, coloured by the child.',
      check:
        'A5, black on white, to be coloured with three pencils || The same for a child with a missing front tooth, proudly',
      on: 0,
    },
    {
      id: 'yard',
      title: '[Van in the yard|Where the van stands]',
      text: 'Yards, power sockets, forms still missing, by day. || The van’s term: where, with whose consent, how many.',
      check: 'A term of {schools} schools with three moved || Forms missing on the day before: who does what',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[For families|At the kitchen table]',
      format: '[Phone at 360 px and one sheet of A4|One sheet of A4, and the same at 360 px]',
      states: 'no consent, [no answer|letter unopened] and pain today',
    },
    {
      name: '[In the van|Around the chair]',
      format: '[Tablet on an arm, 11 inches, seen from 80 cm|11 inches on an arm], voice and foot switch',
      states: 'child says stop, [power cut|no power] and name not on the list',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'Consent of a guardian for [each|every] step; for treatment in writing.',
      effect: 'Make one page that covers looking, and another that covers doing.',
    },
    {
      type: 'people',
      text: 'One dentist, one nurse, {minutes} minutes; [nobody|no one] types.',
      effect: 'Voice, foot and two large buttons.',
    },
    {
      type: 'content',
      text: 'Families speak [eleven|fourteen] languages; many parents [do not read|read little] in any.',
      effect: 'The drawing says it, the text repeats it, a voice reads it.',
    },
    {
      type: 'technical',
      text: 'In yards there is a socket and no net; [findings|charts] reach the clinic at night.',
      effect: 'What was found at ten cannot be an appointment at eleven: say “tomorrow”.',
    },
    {
      type: 'brand',
      text: 'No smiling teeth with eyes: children of fourteen [laugh|would die].',
      effect: 'One visual language from five to fourteen, without a mascot.',
    },
    {
      type: 'money',
      text: 'The council pays for looking; treatment is paid by [insurance|the fund], by the tooth.',
      effect: 'Show what costs nothing first, and it nearly all does.',
    },
  ],
  nonGoals: [
    { text: 'Teaching how to brush' },
    { text: 'Stickers and prizes' },
    { text: 'Braces' },
    { text: 'Findings shown to schools', bars: [] },
    { text: 'A game in the waiting room' },
  ],
  tensions: [
    {
      of: [1, 2],
      a: '{p1} wants one signature for six years.',
      b: '{p2} wants one for every step, and may [forbid|stop] anything else.',
      where: 'On the consent page: how much can one yes cover and still be a yes?',
    },
    {
      of: [0, 3],
      a: '{p0} wants to treat the urgent ones at once, in the yard.',
      b: '{p3} wants no child to come back to class with a numb [face|mouth].',
      where: 'On the list for the second hour, when somebody in pain is next.',
    },
  ],
  unknowns: [
    'How many letters are never opened',
    'Whether parents are ashamed, afraid or just at work',
    'Whether children carry a drawing home when they would lose a letter',
    'Who in the family takes time off for a tooth',
    'Whether one consent for six years is still remembered in the third',
  ],
  twists: [
    'A parents’ evening asks to see all findings of a class, “to compare”. {p3f} is inclined to agree. Show what you would hang up instead.',
    'The van gets a second chair and may treat. From {due} a finding at ten can be mended at noon, if somebody says yes by telephone. Redesign that hour and a half.',
    'In {schools} schools half of the children have moved within three years. The one signature no longer knows whom it is from. Who asks whom?',
  ],
  objects: [
    'tin toothbrush mugs',
    'plaster casts of small jaws',
    'lamps on folding arms',
    'school coat pegs',
    'wax crayons',
    'mirrors on sticks',
  ],
  moments: [
    'at a kitchen table with four other letters',
    'on a chair that tips back',
    'in a school corridor',
    'in a van with gloves on',
  ],
  samples: [
    'All in order. See you in spring.',
    'One tooth, upper left, within three weeks.',
    'Hand up means stop. Try it.',
  ],
  troubles: [
    {
      id: 'untreated',
      titles: [
        'Found and not mended: {org}',
        'From letter to chair at {org}',
        '{open}% still open after a year: {org}',
        'The yellow slip of {org}, {town}',
      ],
      n: { open: [38, 54], openTo: [15, 22], weeks: [19, 31], weeksTo: [4, 6] },
      problem: [
        '{open}% of the children in whom something was found are still untreated a year later. The letter goes home in a schoolbag, and the wait for those who answer is {weeks} weeks.',
        'The van looks and the letter tells, but {open}% of findings are never mended. Those who do come have waited {weeks} weeks.',
      ],
      ask: [
        'Shorten the way from being seen to being treated, for families with little time, language or trust.',
        'Why does a letter not become an appointment? Begin there.',
      ],
      situation: [
        'A yellow slip with ticked boxes is folded into the homework book. Parents should ring between eight and ten. {p1f} telephones after families in the [holidays|evenings], when there is time.',
        'Second letters are sent by post and come back from {weeks} addresses. A text service was tried in two schools: more answers, until a wrong child was named.',
      ],
      whyNow: [
        { kind: 'rule', text: 'From {due} the council counts children treated, no longer children seen.' },
        { kind: 'people', text: 'A second dentist starts in {due}; for the first time there is room to treat.' },
        {
          kind: 'complaint',
          text: 'A child of nine was in hospital with an abscess in {now}; the yellow slip was eleven months old.',
        },
      ],
      goals: [
        {
          text: 'Bring findings still open after a year from {open}% to {openTo}% {by}. || No more than {openTo}% of findings open after a year {by}; {open}% today.',
          measure: {
            metric: 'Findings open after a year',
            base: '{open}%',
            target: '{openTo}%',
            how: 'Charts of two visits compared || Open list at the end of each term',
          },
        },
        {
          text: 'Shorten the wait from finding to chair from {weeks} to {weeksTo} weeks {by2}. || {weeksTo} weeks from letter to chair {by2}, not {weeks}.',
          measure: {
            metric: 'Weeks from finding to treatment',
            base: '{weeks}',
            target: '{weeksTo}',
            how: 'Date of chart against date of treatment, median || Diary of the clinic, monthly',
          },
        },
        { text: 'Let a parent who reads little book an hour in under two minutes.' },
        { text: 'Shame no family.' },
      ],
      core: ['letter:2', 'next:1', 'open:0'],
      more: ['mouth:3', 'sign:0', 'stop:3', 'chart:1', 'class:3'],
    },
    {
      id: 'unsigned',
      titles: [
        '{none}% without a signature: {org}',
        'One yes for six years, {org}',
        'Left out because of a slip: {org}',
        'A form, a dog and {org}',
      ],
      n: { none: [21, 34], noneTo: [5, 8], pages: [4, 6], hours: [11, 23], hoursTo: [3, 4] },
      problem: [
        '{none}% of children are not seen because a form is missing, and they are the ones who need it most. Chasing slips costs {hours} hours a week.',
        'For every visit a form of {pages:w} pages goes home, and {none}% never return. {p1f} spends {hours} hours a week on the telephone about them.',
      ],
      ask: [
        'Get a real yes, or a real no, from people who do not answer forms.',
        'Find a consent that a tired parent understands and a lawyer can defend.',
      ],
      situation: [
        'Forms are copied at school, collected by teachers, sorted in the van. Names are spelt in three ways. Those without a form stay in class and [know|see] it.',
        'An online version was offered: it asked for an e-mail address and a child’s number. {noneTo}% used it.',
      ],
      whyNow: [
        {
          kind: 'rule',
          text: 'New rules on consent apply from {due}: the form of {pages:w} pages is no longer valid.',
        },
        { kind: 'growth', text: '{chairs:w} more schools join in {due}, with the families hardest to reach.' },
        { kind: 'people', text: 'The teachers’ council has decided to stop collecting forms from {due}.' },
      ],
      goals: [
        {
          text: 'Have no more than {noneTo}% of children without an answer {by}, {none}% at present. || Reduce children without an answer from {none}% to {noneTo}% {by}.',
          measure: {
            metric: 'Children without an answer',
            base: '{none}%',
            target: '{noneTo}%',
            how: 'Class lists on the day of the van || Forms against pupils, each term',
          },
        },
        {
          text: 'Cut chasing slips from {hours} to {hoursTo} hours a week {by2}. || Spend {hoursTo} hours a week on slips {by2} instead of {hours}.',
          measure: {
            metric: 'Hours spent on slips',
            base: '{hours} a week',
            target: '{hoursTo} a week',
            how: '{p1f}’s diary, four weeks a term || Time noted by call',
          },
        },
        { text: 'Let a no be as easy as a yes, and last as long.' },
        { text: 'Let no child see who has no form.' },
      ],
      core: ['sign:0', 'class:3', 'yard:1'],
      more: ['stop:2', 'letter:2', 'mouth:0', 'chart:3', 'open:1'],
    },
  ],
};
