import type { Kind } from '../../kinds.ts';

export const homeCare: Kind = {
  id: 'home-care',
  model: 'fees',
  channel: 'tablet',
  where: [],
  what: [
    'a home-nursing service with {nurses} nurses and carers',
    'a nursing service on bicycles and in small cars, {clients} clients',
    '{nurses} people who nurse {clients} others in their own homes',
  ],
  names: [
    '{district} Home Nursing',
    '{thing} Care',
    '{surname} Nursing Service',
    'The {tree} Round',
    '{bird} Home Care',
    'Doorbell {town}',
  ],
  years: [3, 38],
  n: {
    nurses: [16, 58],
    clients: [110, 380, 5],
    rounds: [7, 19],
    visits: [14, 23],
    keys: [60, 210, 5],
    minutes: [18, 26],
  },
  story: [
    '{p0} began {years} years ago with [a moped|a second-hand car] and a list of nine names.',
    'For {years} years the office has hung {keys} keys on a board; who takes one [signs|writes the hour].',
    'It belongs to its {nurses} employees, who bought it [from a nun|when the owner retired] {years} years ago.',
  ],
  audience: [
    '{clients} people who want to stay at home, most of them over seventy-five, and the daughters, sons and neighbours who hold it together.',
    'Clients who see three to five different faces a week, and families who live [an hour|two hundred kilometres] away.',
    'People for whom the nurse is the only visitor of the day, and people who wish there were fewer.',
  ],
  users: [
    {
      role: '[retired goldsmith|retired lorry driver|widowed milliner]',
      ages: [76, 94],
      goals: ['Know who comes, and when', 'Be washed by somebody who remembers how'],
      pains: ['A stranger with a key', 'Explains the stockings anew each time'],
      quotes: ['I don’t mind who. I mind not knowing who.'],
    },
    {
      role: '[tax inspector|stage designer|train dispatcher], daughter or son of a client',
      ages: [43, 66],
      goals: ['See from afar that all is well', 'Be rung before, not after'],
      pains: ['Rings the office, the office rings the nurse', 'Reads bills to find out what was done'],
      quotes: ['I find out from the invoice that she had a fall.'],
    },
    {
      role: '[nurse|nurse and mother of two|nursing assistant]',
      ages: [22, 61],
      goals: ['Ring the bell knowing what has changed', 'Finish at the hour that was promised'],
      pains: ['Writes it in the folder, in the tablet and for the doctor', '{minutes} minutes for what takes thirty'],
      quotes: ['I nurse for twenty minutes and type for nine.'],
    },
    {
      role: '[neighbour with a key|caretaker of the building|sister-in-law next door]',
      ages: [47, 78],
      goals: ['Help without becoming responsible', 'Know whom to tell'],
      pains: ['Sees things and is asked by nobody', 'Is rung at night'],
      quotes: ['I see whether the blind is up. That’s my whole medical training.'],
    },
    {
      role: '[family doctor|locum doctor|practice nurse]',
      ages: [31, 64],
      goals: ['Three numbers and a sentence, before the visit', 'One person who can answer'],
      pains: ['Four carers, four stories', 'Photographs of wounds without a date'],
      quotes: ['‘Slightly worse’ than what?'],
    },
  ],
  people: [
    {
      role: 'head of nursing',
      wants: ['the same two faces for each client', 'wounds photographed on the same day each week'],
    },
    { role: 'planner', wants: ['rounds that work with two people ill', 'no round with a gap of forty minutes'] },
    {
      role: 'nurse and speaker of the staff',
      wants: ['time that is paid to be time that is taken', 'writing done where it happens'],
    },
    { role: 'representative of the insurer', wants: ['proof of each task', 'minutes'] },
  ],
  usps: [
    {
      title: '[Two faces|The same two]',
      text: 'Each client has two nurses who come most often; a third has to introduce themselves [first|the day before].',
    },
    { title: '{keys} keys', text: '{keys} households have given a key; not one has been lost in {years} years.' },
    {
      title: '[Nurses plan themselves|Planned by those who drive]',
      text: 'The {rounds} rounds are swapped among the nurses, within rules they made.',
    },
    { title: 'Rung first', text: 'When something changes, families are rung [that|the same] day, by whoever saw it.' },
    { title: 'At night, too', text: 'From ten to six one car is out, {visits} stops on a bad night.' },
  ],
  features: [
    {
      id: 'who',
      title: '[Who comes today|A face and an hour]',
      text: 'Who comes, roughly when, with a face one can [recognise|know again]. || Today’s visitor and hour, readable from an armchair.',
      check:
        'Face, first name and hour legible at two metres, type 28 px or more || Nurse changed at 07:10: how a person of 86 learns of it',
      on: 0,
    },
    {
      id: 'door',
      title: '[Before the bell|Since last time]',
      text: 'What has changed since one was last here, in the time of a staircase. || Three lines for the stairs: changed, agreed, [watch|careful].',
      check: 'Read in 15 seconds, standing, with a bag || Nothing changed: what the screen says then',
      on: 1,
    },
    {
      id: 'done',
      title: '[Done at the bedside|Written once]',
      text: 'What was done, [spoken or ticked|ticked] before leaving, for folder, doctor and bill. || One entry that serves nurse, doctor and insurer.',
      check: 'Visit of six tasks recorded in under 70 seconds || A task not done, with its reason: two taps',
      on: 1,
    },
    {
      id: 'far',
      title: '[From far away|All well]',
      text: 'For families: whether somebody was there and whether anything is different. || A sentence a day for the daughter [in another town|two hours away].',
      check:
        'Quiet day, changed day and bad day: three messages under 140 characters || What the client has allowed the family to see',
      on: 0,
    },
    {
      id: 'round',
      title: '[Rounds that bend|Tomorrow’s rounds]',
      text: 'Rounds that show what happens if one person is ill. || {rounds} rounds that can be pulled about without [breaking|losing] anyone.',
      check:
        'Two ill at 05:50: nine visits moved, three declined, none lost || Who has not seen their own nurse for a week',
      on: 1,
    },
    {
      id: 'wound',
      title: '[Week by week|Same angle]',
      text: 'The same place, distance and light each week, side by side. || A wound over [six|five] weeks, in pictures one can compare.',
      check: 'Five pictures with date, size and a ruler || Consent and who may see: two taps each',
      on: 1,
    },
    {
      id: 'key',
      title: '[Key board|Who has the key]',
      text: 'Which key is where, since when. || {keys} keys, each with a hand it is in.',
      check: '{keys} keys, two overdue, found by street without a name || Key handed over at a kerb',
      on: 1,
    },
    {
      id: 'blind',
      title: '[Blind not up|Something is odd]',
      text: 'A neighbour can say that something is [odd|different], without a form. || A line for those who see the blind.',
      check: 'Sentence sent in under 20 seconds, answered within the hour || What the neighbour does not get to know',
      on: 0,
    },
    {
      id: 'wish',
      title: '[How I like it|My way]',
      text: 'Stockings, tea, radio: told once. || Ten habits on one card, in the client’s own words.',
      check: 'Card with ten habits at most, read aloud in 40 seconds || Card changed by the client, not for them',
      on: 0,
    },
  ],
  surfaces: [
    {
      name: '[For clients and families|At home]',
      format:
        '[A frame on the sideboard, 10 inches, and phones at 390 px|10 inches on a sideboard; 390 px for families]',
      states: 'nurse late, [nobody assigned|unknown nurse] and client in hospital',
    },
    {
      name: '[On the round|The nurse’s side]',
      format: '[Phone, 375 px, gloves off and on|375 px with a bag on the arm]',
      states: 'no answer at the door, [offline|in a cellar] and visit cut short',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'The insurer pays for tasks [with a code|from a list], each of which must be confirmed.',
      effect: 'Codes stay under the surface; the nurse sees [verbs|deeds].',
    },
    {
      type: 'people',
      text: '{visits} doors per shift, {minutes} minutes each, [with|on] stairs.',
      effect: 'Anything over a minute per visit will be written in the car, from memory.',
    },
    {
      type: 'technical',
      text: 'The planning program is kept; it gives rounds at [five|half past four] and takes changes by noon.',
      effect: 'Between five and noon the truth is on the telephones; show which one holds.',
    },
    {
      type: 'content',
      text: 'There are {clients} paper folders on {clients} sideboards, and [they stay|the doctors want them].',
      effect: 'Screen and folder must have the same order and words.',
    },
    {
      type: 'money',
      text: 'No device for clients may cost more than [a pair of glasses|two visits].',
      effect: 'Old tablets, no sound, no contract.',
    },
    {
      type: 'brand',
      text: 'Clients do not want to look [like patients|cared for] to their visitors.',
      effect: 'What stands on the sideboard must be fit for a living room.',
    },
  ],
  nonGoals: [
    { text: 'Cameras in homes' },
    { text: 'Tracking nurses by satellite' },
    { text: 'An emergency call system' },
    { text: 'Finding new staff' },
    { text: 'Rating nurses' },
  ],
  tensions: [
    {
      of: [0, 1],
      a: '{p0} wants two familiar faces at each door.',
      b: '{p1} has {nurses} people, [nine|eight] of them ill in {winter}, and {clients} doors.',
      where: 'In tomorrow’s rounds at half past four, when one name has to give way.',
    },
    {
      of: [2, 3],
      a: '{p2} will not time [a wash|a person] with a stopwatch.',
      b: '{p3} pays by the task and wants minutes.',
      where: 'On the entry at the bedside: does it ask what was done or how long it took?',
    },
  ],
  unknowns: [
    'Whether clients want to know who comes or that the same one comes',
    'How much is written from memory at nine in the evening',
    'What families do with bad news at noon',
    'Whether neighbours would say more when they need not give a name',
    'Which visits could be shorter, and which are too short by half',
  ],
  twists: [
    'The insurer offers to pay for an outcome instead of tasks: fewer days in hospital. {p2f} is delighted, {p3f} wants to know how one sees it. What is still written at the bedside?',
    'A client dies and the family asks for everything that was ever written. {clients} others hear of it. Go through your texts once more as their reader.',
    'Nine nurses from abroad begin in {due}, excellent and with little {language}. Which three screens have to work without sentences?',
  ],
  objects: [
    'key boards with brass tags',
    'folders on sideboards',
    'bicycle bags',
    'blood-pressure cuffs',
    'pill boxes with seven lids',
    'house numbers in six styles',
  ],
  moments: [
    'on a staircase with a bag',
    'from an armchair without glasses',
    'in a car at half past four',
    'at a desk two hundred kilometres away',
  ],
  samples: [
    'Today about nine: the nurse who came on Sunday.',
    'Since Tuesday: left foot swollen, doctor knows.',
    'All well. The radio was on.',
  ],
  troubles: [
    {
      id: 'strangers',
      titles: [
        'Who is at the door? {org}',
        '{faces} faces a month: {org}',
        'The same two nurses: {org}, {town}',
        'A stranger with a key, {org}',
      ],
      n: { faces: [9, 15], facesTo: [4, 5], unknown: [31, 44], unknownTo: [8, 13], calls: [46, 98, 2] },
      problem: [
        'A client meets {faces} different people a month. {unknown}% of visits are by somebody they were not told about, and {calls} families a week ring to ask who was there.',
        'Each month {faces} faces come through one door, often unannounced: at {unknown}% of visits the client did not know who would ring.',
      ],
      ask: [
        'Bring the number of faces down, and where it cannot come down, take away the surprise.',
        'Design for a person of eighty-six who wants to put on the good cardigan for the right nurse.',
      ],
      situation: [
        'Rounds are planned at half past four for the same day. The program optimises kilometres. Clients have a weekly sheet that is wrong by [Tuesday|Monday noon].',
        'Nurses swap among themselves by telephone. A list of favourites was kept for a while until it was used as a [threat|complaint book].',
      ],
      whyNow: [
        { kind: 'loss', text: 'Fourteen clients changed to another service since {now}, all for the same reason.' },
        { kind: 'people', text: 'Six nurses start in {due} and none of {clients} clients has seen them.' },
        { kind: 'rule', text: 'The new contract with the insurers, from {due}, asks for a named nurse.' },
      ],
      goals: [
        {
          text: 'Bring faces per client down from {faces} to {facesTo} a month {by}. || {facesTo} faces a month at one door {by}, not {faces}.',
          measure: {
            metric: 'Faces per client and month',
            base: '{faces}',
            target: '{facesTo}',
            how: 'Rounds as driven, by client || Names in forty folders, counted quarterly',
          },
        },
        {
          text: 'Let no more than {unknownTo}% of visits be a surprise {by2}; it is {unknown}% today. || Cut unannounced faces from {unknown}% to {unknownTo}% of visits {by2}.',
          measure: {
            metric: 'Visits by somebody unannounced',
            base: '{unknown}%',
            target: '{unknownTo}%',
            how: 'Frame or call against who came || Thirty clients asked each month',
          },
        },
        { text: 'Tell a client of a change at least half an hour before the bell.' },
        { text: 'Leave no nurse feeling second choice.' },
      ],
      core: ['who:1', 'round:0', 'wish:3'],
      more: ['door:1', 'far:2', 'key:2', 'blind:3', 'done:0'],
    },
    {
      id: 'writing',
      titles: [
        'Twenty minutes nursing, nine writing: {org}',
        'Written once, at the bedside: {org}',
        'What did Tuesday’s nurse see? {org}',
        'Nine lines for {org}, {district}',
      ],
      n: { write: [29, 41], writeTo: [11, 16], late: [52, 68], lateTo: [12, 19], missed: [6, 13] },
      problem: [
        'Nurses spend {write}% of their day writing the same thing [three|four] times. {late}% of it is written hours later, and {missed} changes last year were seen and passed on to nobody.',
        '{late}% of entries are made in the evening, from memory. {missed} times in a year something noticed on Tuesday was read on Friday.',
      ],
      ask: [
        'Let what is seen at the bedside be written there, once, and reach the next person on the stairs.',
        'The service wants less writing and more knowing. What may be left out?',
      ],
      situation: [
        'There is a folder in the home, a tablet for the insurer and a chat group for [what matters|what counts]. The doctor gets a telephone call, at noon, on hold.',
        'The tablet asks for {visits} codes per visit. {p2f} ticks them in the car. In the folder stands “all as usual”, [for weeks|forty times].',
      ],
      whyNow: [
        {
          kind: 'legacy',
          text: 'The tablets are {minutes} months past their end of life; the maker switches them off in {due}.',
        },
        { kind: 'rule', text: 'The inspectors come in {due} and read folders first.' },
        {
          kind: 'money',
          text: 'Overtime for writing cost more than the night car last year; {p1f} must choose one of them by {due}.',
        },
      ],
      goals: [
        {
          text: 'Reduce writing from {write}% to {writeTo}% of the working day {by}. || Have writing take {writeTo}% of the day {by}, down from {write}%.',
          measure: {
            metric: 'Share of the day spent writing',
            base: '{write}%',
            target: '{writeTo}%',
            how: 'Two weeks’ diaries of ten nurses || Observed on nine rounds, twice a year',
          },
        },
        {
          text: 'Have at most {lateTo}% of entries made later than the visit {by2}, {late}% now. || Bring late entries from {late}% down to {lateTo}% {by2}.',
          measure: {
            metric: 'Entries made after the visit',
            base: '{late}%',
            target: '{lateTo}%',
            how: 'Time of entry against time of leaving || Log of the device, monthly',
          },
        },
        { text: 'Get a change from one nurse to the next before the next bell.' },
        { text: 'Make nobody type with their back to the client.' },
      ],
      core: ['done:0', 'door:2', 'wound:1'],
      more: ['far:2', 'round:2', 'wish:3', 'key:3', 'who:3', 'blind:2'],
    },
  ],
};
