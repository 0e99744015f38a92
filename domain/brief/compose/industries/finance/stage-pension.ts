import type { Kind } from '../../kinds.ts';

export const stagePension: Kind = {
  id: 'stage-pension',
  model: 'membership',
  channel: 'paper',
  where: [],
  what: [
    'a pension fund for people who work on stages',
    'a small pension fund: {members} singers, fitters, dancers and [prompters|wardrobe staff]',
    'a provident fund for {members} people with many employers',
  ],
  names: [
    '{thing} Provident Fund',
    'The {colour} Curtain Fund',
    '{town} Stage Fund',
    '{surname} Fund for the Stage',
    '{bird} Provident',
    'Fund of the {count} Houses',
  ],
  years: [11, 96],
  n: { members: [2100, 9800, 50], houses: [34, 140, 2], staff: [6, 17], slips: [14, 38], share: [8, 11], gap: [5, 11] },
  story: [
    'It was founded {years} years ago after a collection for a tenor who had lost his voice and had [nothing|four children].',
    'For {years} years {houses} theatres, circuses and choirs have paid in, some of them [late|by cheque].',
    'The fund has always sat above a theatre; during performances one hears the [timpani|trapdoor].',
  ],
  audience: [
    '{members} people with {slips} employers in a career, who learn at forty that they will be old.',
    'Dancers who stop at thirty-five, stagehands who stop at sixty-three, [singers|prompters] who never stop.',
    'Members who work evenings, move often and have a drawer full of slips.',
  ],
  users: [
    {
      role: '[dancer|acrobat|trapeze artist]',
      ages: [23, 35],
      away: true,
      goals: ['Know what happens if the knee goes', 'Learn a second trade with what is saved'],
      pains: ['“At 67”, says each letter', 'Moved four times in {gap} years'],
      quotes: ['I’ll be old at thirty-six. Your table starts at sixty.'],
    },
    {
      role: '[lighting technician|flyman|stage carpenter]',
      ages: [29, 58],
      goals: ['See that all three houses have paid', 'Buy back two years that are missing'],
      pains: ['One house paid under another spelling', 'A statement with codes'],
      quotes: ['I hung the lights. Somebody must have paid.'],
    },
    {
      role: '[soprano|prompter|chorus master]',
      ages: [44, 67],
      away: true,
      goals: ['Decide between this year and the next', 'Sing a little on the side afterwards'],
      pains: ['Three answers from three people', 'Afraid that asking ends the contract'],
      quotes: ['If I ask, it’s known I’m thinking of it.'],
    },
    {
      role: '[payroll clerk of a small theatre|manager of a puppet theatre|bookkeeper of a circus]',
      ages: [31, 64],
      goals: ['Report forty short contracts in one go', 'Not pay a fine for a comma'],
      pains: ['A form per person per week', 'Rules change in mid-season'],
      quotes: ['She worked nine days. The form wants a year.'],
    },
    {
      role: '[retired wardrobe mistress|retired clown|retired répétiteur]',
      ages: [66, 90],
      goals: ['The money on the first', 'Somebody to ring when the rent goes up'],
      pains: ['Must prove each year to be alive', 'Letters about “digital offers”'],
      quotes: ['I signed that I’m alive. With a flourish.'],
    },
  ],
  people: [
    { role: 'managing director', wants: ['gaps found while they can be closed', 'members who look in before fifty'] },
    {
      role: 'head of member accounts',
      wants: ['one person, one file', 'no figure out of the house that is not checked'],
    },
    {
      role: 'representative of the theatres',
      wants: ['one report a month for all contracts', 'no extra cost for those who pay on time'],
    },
    { role: 'actuary', wants: ['cautious forecasts', 'no number without its assumptions'] },
  ],
  usps: [
    {
      title: '[Nine days count|Every evening counts]',
      text: 'Contracts of nine days count as much as those of nine years; nobody else [takes|wants] them.',
    },
    {
      title: 'A second trade',
      text: 'Whoever stops before forty may use [half|a part] of it to learn something else.',
    },
    { title: '{houses} houses', text: '{houses} employers pay into one file, whatever the name on the poster.' },
    {
      title: '[Somebody who has sung|From the trade]',
      text: 'Half of the {staff} people in the office have stood on a stage or under one.',
    },
    {
      title: 'Above the theatre',
      text: 'One can come after the rehearsal and before the show; there is a light until eight.',
    },
  ],
  features: [
    {
      id: 'path',
      title: '[My line|All my houses]',
      text: 'All engagements on one line, gaps and all. || A working life as a line, from house to house.',
      check: '{slips} engagements in 19 years on one phone screen || Gap of 14 months: known, unknown and settled',
      on: 0,
    },
    {
      id: 'gap',
      title: '[What is missing|Find the gap]',
      text: 'Gaps one can close, with how and until when. || Missing evenings, and whether a poster would prove them.',
      check:
        'Three gaps, three ways: employer, paper, money || Evidence by a photographed poster, accepted and refused',
      on: 0,
    },
    {
      id: 'then',
      title: '[And then?|Three old ages]',
      text: 'Three futures in money of today: stop now, at forty, at the end. || What would be there, in rents and not in percentages.',
      check: 'Three futures with doubt shown as width || Dancer of 31: the first question is the knee',
      on: 0,
    },
    {
      id: 'knee',
      title: '[If the knee goes|When it ends early]',
      text: 'What happens when a career stops from one day to the next. || The first four weeks after the last performance.',
      check: 'Four weeks, one step each, first in 30 words || What is paid when, and by whom, without a code',
      on: 0,
    },
    {
      id: 'many',
      title: '[Forty at once|A season’s list]',
      text: 'A house reports all its short contracts in one list. || The season’s list, pasted, checked, sent.',
      check: '43 contracts pasted, five doubtful, mended in place || Name known under three spellings',
      on: 1,
    },
    {
      id: 'one',
      title: '[One person, one file|Are these the same?]',
      text: 'Puts two files of one person together, with proof. || Doubles, with what speaks for and against.',
      check: 'Three doubles: sure, likely, no || Stage name, married name, passport: all kept',
      on: 1,
    },
    {
      id: 'alive',
      title: '[Alive and well|Signed, alive]',
      text: 'The yearly proof of life, without a trip. || Once a year: still here, in one step.',
      check:
        'Proof by letter, call and screen, each in under two minutes || No answer: the three kind steps before money stops',
      on: 0,
    },
    {
      id: 'ask',
      title: '[Ask without a name|Just asking]',
      text: 'A question that nobody connects with a file. || Ask first, say who you are later or never.',
      check: 'Question and answer without a name, kept by a word || The point at which a name is needed, said openly',
      on: 0,
    },
    {
      id: 'letter',
      title: '[The year’s letter|What I have so far]',
      text: 'The yearly statement on one page, in money a month. || What it would be today, and what changed.',
      check: 'A4, one number large, three small, no code || The same for someone with nine days in the year',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[For members|In the dressing room]',
      format: '[Phone, 375 px, between two acts|375 px, backstage]',
      states: 'house has not paid, [file doubled|two files] and question unanswered',
    },
    {
      name: '[For houses and the office|Behind the stage]',
      format: '[Desktop, 1280 px, and A4|1280 px and a printer]',
      states: 'spelling doubtful, [report late|season open] and member dead',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'A forecast must name its [assumptions|doubts] beside it.',
      effect: 'Doubt is drawn, not put into a footnote.',
    },
    {
      type: 'technical',
      text: 'Files come from three mergers; {gap}% of people are in there [twice|more than once].',
      effect: 'Show a file as “found so far” and make adding easy.',
    },
    {
      type: 'people',
      text: '{staff} people answer {members}, in the season [mostly|only] before noon.',
      effect: 'A question should find its answer or its person in one step.',
    },
    {
      type: 'content',
      text: 'Rules differ by the year one began: [four|five] sets are alive.',
      effect: 'Show only the one that is yours, and say which it is.',
    },
    {
      type: 'money',
      text: 'Members pay {share}% of small fees; an expensive portal would [be noticed|cost a pension].',
      effect: 'Simple pages, no account where a letter will do.',
    },
    {
      type: 'brand',
      text: 'The seal shows a mask laughing and one weeping; the dancers [dislike|hate] it.',
      effect: 'Leave the masks on the letterhead and find something with hands.',
    },
  ],
  nonGoals: [
    { text: 'Choosing investments' },
    { text: 'A job exchange' },
    { text: 'Comparing with other funds' },
    { text: 'Contributions by card' },
    { text: 'Membership for audiences' },
  ],
  tensions: [
    {
      of: [0, 1],
      a: '{p0} wants members to see their line at once, gaps included.',
      b: '{p1} will not show a line that is [wrong|doubled] for one in twelve.',
      where: 'On the first screen after signing in: a line with holes, or a date to come back?',
    },
    {
      of: [2, 3],
      a: '{p2} speaks for houses that can report a season [in one list|once].',
      b: '{p3} calculates by the day and needs each evening.',
      where: 'In the list of forty contracts, in the column for days.',
    },
  ],
  unknowns: [
    'What makes somebody of thirty open a letter from a pension fund',
    'How many gaps could be closed with a poster',
    'Whether seeing the gap makes people act or look away',
    'Which houses report late because they cannot and which because they will not',
    'Whether anyone wants a forecast for more than ten years',
  ],
  twists: [
    'Three circuses go bankrupt in one {winter}. {slips} years of contributions are missing for four hundred people. Change the line: what was paid, what was promised, what is lost?',
    'A member of {gap} years under another name claims a whole career, with posters. {p1f} believes it, {p3f} wants days. Design the afternoon they spend together.',
    'The state will pay something for every year worked after {due}, if it is reported monthly. {p2f} has houses that report once. Who gains, and who must be told?',
  ],
  objects: [
    'playbills',
    'contract slips with tear lines',
    'prompters’ boxes',
    'ropes with numbered pins',
    'dance shoes in cubbyholes',
    'brass cash boxes',
  ],
  moments: [
    'between two acts',
    'in a dressing room with bad light',
    'on a train between two engagements',
    'at the desk of a very small theatre',
  ],
  samples: [
    'Nineteen years, eleven houses, two gaps.',
    'If the knee goes tomorrow: this much, from then.',
    'Found so far. Something missing?',
  ],
  troubles: [
    {
      id: 'gaps',
      titles: [
        '{slips} engagements and two gaps: {org}',
        'Somebody must have paid: {org}',
        'A poster as proof, {org}',
        'My line at {org}',
      ],
      n: { gaps: [37, 52], gapsTo: [16, 22], found: [61, 66], foundTo: [41, 46], doubles: [6, 11] },
      problem: [
        '{gaps}% of members have months that nobody paid for or recorded. They find out at {found} on average, when theatre and paper are gone.',
        'Careers of {slips} employers leave holes: {gaps}% of the files have one, {doubles}% exist twice. It comes to light with the pension.',
      ],
      ask: [
        'Let people see their line early enough to mend it, even if it is not perfect yet.',
        'Make the search for a lost winter in a small theatre something two people can do in an afternoon.',
      ],
      situation: [
        'A statement comes each spring with codes. {p1f} has a box of posters that served as proof. Houses that have closed are looked up in a newspaper archive.',
        'Members ring before noon, when they sleep. A portal shows the last five years, because the others are on film. One in nine has signed in.',
      ],
      whyNow: [
        { kind: 'rule', text: 'Claims older than ten years lapse in {due}, unless they are on file.' },
        { kind: 'legacy', text: 'The film reader is broken; the archive can be read until {due}.' },
        { kind: 'people', text: '{p1}, who knows every closed house by its manager, goes in {due}.' },
      ],
      goals: [
        {
          text: 'Bring files with a gap from {gaps}% to {gapsTo}% {by}. || {gapsTo}% of files with a gap {by}, down from {gaps}%.',
          measure: {
            metric: 'Files with a gap',
            base: '{gaps}%',
            target: '{gapsTo}%',
            how: 'All files, counted twice a year || Random 300 files a quarter',
          },
        },
        {
          text: 'Have gaps found at {foundTo} on average {by2}, not at {found}. || Lower the age at which gaps are found from {found} to {foundTo} {by2}.',
          measure: {
            metric: 'Age at which a gap is found',
            base: '{found} years',
            target: '{foundTo} years',
            how: 'Date of report minus date of birth || Reports in the file, by age',
          },
        },
        { text: 'Let a stagehand report a gap in the break between two scenes.' },
        { text: 'Show no figure without saying how sure it is.' },
      ],
      core: ['path:1', 'gap:0', 'one:0'],
      more: ['many:0', 'ask:2', 'letter:1', 'then:3', 'alive:2', 'knee:3'],
    },
    {
      id: 'too-early',
      titles: [
        'Old at thirty-six: {org}',
        'If the knee goes, {org}',
        'The table starts at sixty: {org}',
        'A second trade with {org}, {town}',
      ],
      n: { used: [6, 12], usedTo: [31, 43], stop: [33, 37], know: [11, 19], knowTo: [54, 68] },
      problem: [
        'Dancers and acrobats stop at {stop}. Money for a second trade has been in the rules for decades; {used}% of those entitled use it, {know}% know of it.',
        'The fund speaks of old age to people who will be old at {stop}. {know}% know that they could learn something else with it; {used}% have.',
      ],
      ask: [
        'Speak to people of twenty-eight about an end they do not want to think of.',
        'Find the moment and the tone in which “and then?” can be asked.',
      ],
      situation: [
        'The rule is paragraph {share} of the statutes. It is explained on request, in the office, before noon. Companies do not mention it: [a dancer who asks is one who leaves|nobody likes to].',
        '{p0f} gives a talk in company canteens; the young sit at the back. A brochure shows two pensioners with a rose.',
      ],
      whyNow: [
        { kind: 'loss', text: 'A ballet closes in {due}; forty-one people between 22 and 36 need an answer.' },
        { kind: 'money', text: 'Unused money for second trades goes back into the pot in {due}, by decree.' },
        { kind: 'complaint', text: 'Former dancers published a letter in {now}: “Nobody told us.”' },
      ],
      goals: [
        {
          text: 'Have {usedTo}% of those entitled use it {by}, from {used}%. || Raise use of the second-trade money from {used}% to {usedTo}% {by}.',
          measure: {
            metric: 'Entitled members who use it',
            base: '{used}%',
            target: '{usedTo}%',
            how: 'Grants against members who stopped || Applications by year of leaving',
          },
        },
        {
          text: 'Let {knowTo}% of members under 35 know of it {by2}; now {know}%. || Bring those who know from {know}% to {knowTo}% of under-35s {by2}.',
          measure: {
            metric: 'Members under 35 who know',
            base: '{know}%',
            target: '{knowTo}%',
            how: '100 asked in canteens, twice a year || One question in the yearly letter',
          },
        },
        { text: 'Answer the question about the knee first, in under 40 words.' },
        { text: 'Make it safe to ask without anyone knowing.' },
      ],
      core: ['knee:2', 'then:0', 'ask:1'],
      more: ['path:1', 'gap:0', 'letter:1', 'alive:3', 'one:3'],
    },
  ],
};
