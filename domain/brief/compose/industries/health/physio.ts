import type { Kind } from '../../kinds.ts';

export const physio: Kind = {
  id: 'physio',
  model: 'fees',
  channel: 'phone',
  where: [],
  what: [
    'a physiotherapy practice with {rooms:w} treatment rooms',
    'a practice of {staff} physiotherapists',
    'a walk-in physiotherapy practice, {rooms:w} rooms and a small gym',
  ],
  names: [
    '{district} Physiotherapy',
    '{surname} & {surname2} Physiotherapy',
    '{tree} Practice',
    '{bird} House Physiotherapy',
    'The {stone} Room',
    '{surname} Movement Practice',
  ],
  years: [3, 41],
  n: { staff: [5, 14], rooms: [3, 7], patients: [180, 460, 10], weeks: [6, 9], fee: { eur: [38, 74] } },
  story: [
    '{p0} [opened|set up] the practice {years} years ago after [a decade|fifteen years] on a hospital ward.',
    'For {years} years it has treated [backs, knees and shoulders|knees, hips and shoulders] from {district}, [sent|referred] by the same few doctors.',
    'The practice [shares|has shared] a corridor with a dentist and a tailor for {years} years; the gym used to be a garage.',
  ],
  audience: [
    'People in the {weeks:w} weeks after an operation or injury, most of them between two appointments, at home and [unsure|alone with the exercises].',
    'Those who [sit|stand] all day in {town} and come when it hurts, and those who were sent by a surgeon and count the weeks.',
    'About {patients} patients at any one time; four in ten are over sixty, and most have never exercised by choice.',
  ],
  users: [
    {
      role: '[bus driver|crane driver|taxi driver]',
      ages: [34, 63],
      goals: ['Sit through a shift without tablets', 'Do the exercises in the [depot|break room] in seven minutes'],
      pains: [
        'Forgets the third exercise every time',
        'Feels watched in the gym',
        'Shifts change weekly, appointments do not',
      ],
      quotes: [
        'In the room I can do it. At home I do something like it.',
        'My back has a timetable, and it isn’t mine.',
      ],
    },
    {
      role: '[retired seamstress|retired market trader|grandmother of six]',
      ages: [66, 87],
      goals: ['Walk to the market and back without a stick', 'Know if this pain is the good kind'],
      pains: [
        'Tiny drawings of identical stick figures',
        'Does not want to bother [anyone|the practice] by telephone',
        'Glasses off when lying down',
      ],
      quotes: ['Nobody told me it may hurt a little. So I stopped.', 'On the floor I can’t see the picture, dear.'],
    },
    {
      role: '[handball player|amateur goalkeeper|club rower]',
      ages: [17, 34],
      goals: ['Back on the [pitch|team] by {due}', 'See in figures that the leg is catching up'],
      pains: ['Does twice what was asked', 'Told three dates by three people'],
      quotes: ['Tell me a number and I’ll beat it. That’s the problem, I suppose.'],
    },
    {
      role: '[hotel cleaner|care assistant|warehouse picker]',
      ages: [24, 59],
      goals: ['Lift again without fear', 'A note for the employer that says what is [allowed|possible]'],
      pains: [
        'Exercises in a language that is not the first',
        'Pays by the session and skips the last two',
        'No quiet room, no mat',
      ],
      quotes: ['I have the floor between the bed and the wardrobe.'],
    },
    {
      role: '[software tester|translator|music teacher]',
      ages: [27, 55],
      goals: ['Play [or type|] for an hour without a numb hand', 'Be reminded, but not nagged'],
      pains: ['Eleven printed sheets in a drawer', 'Two reminders a day and now none is read'],
      quotes: ['I’d rather be asked how it went than told to go.'],
    },
    {
      role: '[new mother|father on parental leave]',
      ages: [24, 42],
      goals: ['Strength back in the ten minutes the child sleeps', 'Stop and go on later without starting over'],
      pains: ['A video cannot be heard beside a cot', 'Feels guilty about every gap in the list'],
      quotes: ['I get as far as number two. Then somebody wakes up.'],
    },
  ],
  people: [
    {
      role: 'founder and physiotherapist',
      wants: ['patients who finish all {weeks:w} weeks', 'to see on one page who is drifting away'],
    },
    {
      role: 'physiotherapist, hands and shoulders',
      wants: ['to choose each exercise alone, by eye', 'no more than a minute of writing per patient'],
    },
    { role: 'receptionist', wants: ['fewer calls about the same drawing', 'gaps filled within the morning'] },
    {
      role: 'referring surgeon',
      wants: ['half a page at week {weeks:w}, with [angles|figures]', 'to hear early when something goes wrong'],
    },
  ],
  usps: [
    {
      title: '[Shown, then sent|Filmed in the room]',
      text: 'Exercises are filmed in the treatment room with the patient’s own [body|limits], never taken from a library.',
    },
    {
      title: '{rooms:w} rooms, one record',
      text: 'Whoever is in the room knows what happened in the last one; patients tell their story once.',
    },
    {
      title: 'Pain is a question',
      text: 'After each exercise one question is asked about pain, and {p0f} reads the answers [daily|every evening].',
    },
    {
      title: '[No machine|Nothing to buy]',
      text: 'A towel, a wall and a chair: every plan works in a room [two metres|three steps] wide.',
    },
    {
      title: '[Seen within four days|A place this week]',
      text: 'New patients are [seen|looked at] within four days, while others in {town} wait for {weeks:w} weeks.',
    },
  ],
  features: [
    {
      id: 'today',
      title: '[Today’s three|Just today]',
      text: 'The [three|few] exercises for today, large, in order, with the next one in sight. || What to do now: one exercise at a time, drawn large.',
      check:
        'One exercise readable from two metres, lying down || Three exercises in a row with one [skipped|left out], readable lying on one’s back',
      on: 0,
    },
    {
      id: 'pain',
      title: '[How was it?|Pain question]',
      text: 'One question after each exercise, [answered|to be answered] without reading. || Asks after each exercise whether it hurt, [and how|in one tap].',
      check:
        'Pain answer in one tap with at most five choices, each with a word || “It hurts” twice running: what the person sees next, in under 40 words',
      on: 0,
    },
    {
      id: 'drift',
      title: '[Who is drifting|Quiet patients]',
      text: 'Those who have gone quiet, worst first, with the last thing they said. || Whoever has stopped answering, with a reason to ring.',
      check:
        'List of [40|36] patients, nine of them quiet, sorted and explained || First sentence of a call to three different people, written out',
      on: 1,
    },
    {
      id: 'clip',
      title: '[Film in the room|Own clip]',
      text: 'Ten seconds of this patient doing it right, kept with consent. || A short clip of the patient, taken while the hand still corrects.',
      check:
        'Consent asked, given, and taken back: three frames || Ten seconds filmed and named in under 30, gloves off',
      on: 1,
    },
    {
      id: 'plan',
      title: '[Plan in a minute|Sixty-second plan]',
      text: 'A plan put together while the patient gets dressed. || Exercises chosen and sent in the time it takes to tie a shoe.',
      check:
        'Plan of four exercises made in at most eight taps || Plan with one exercise [changed|replaced] after the third day, both versions kept',
      on: 1,
    },
    {
      id: 'way',
      title: '[Where I am|The weeks ahead]',
      text: 'The {weeks:w} weeks with what usually gets better when. || What week three is like for most people, and week five.',
      check:
        'Week three with a setback drawn, without red || {weeks:w} weeks on one screen, two of them bad, without a percentage',
      on: 0,
    },
    {
      id: 'letter',
      title: '[Half a page|Letter to the surgeon]',
      text: 'A letter with angles, dates and one sentence, ready to sign. || What the surgeon reads in a minute, ready to sign.',
      check:
        'Half an A4 page, four figures, one sentence of free text || Letter of 90 words with two angles and a date, printed on A5',
      on: 1,
    },
    {
      id: 'pause',
      title: '[Pause|Not today]',
      text: 'Skipping with a reason, which changes tomorrow instead of scolding. || A day off, with a word why; tomorrow is lighter.',
      check:
        'Three reasons for a pause and what each changes tomorrow || Three days of pause in a row: what is asked, by whom',
      on: 0,
    },
    {
      id: 'gap',
      title: '[Free at four|A place came free]',
      text: 'Cancelled hours offered to those who asked for them. || An hour that came free, given to somebody who is near.',
      check:
        'Offer, acceptance and “already gone”, each under 100 characters || Four people asked one after the other, each with 12 minutes to answer',
      on: 0,
    },
  ],
  surfaces: [
    {
      name: '[At home|The patient’s side]',
      format: 'Phone on the floor or against a cup, read from two metres',
      states: 'first day, day missed, and stopped because of pain',
    },
    {
      name: '[In the practice|The practitioner’s side]',
      format: 'Tablet in landscape, used between two patients',
      states: 'nothing to do, one urgent answer, and no connection',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'Answers about pain are health data and stay in {country}.',
      effect: 'Consent comes in two steps, and the lock screen never shows what a message is about.',
    },
    {
      type: 'people',
      text: '[{staff}|All {staff}] practitioners have [four|five] minutes between patients.',
      effect: 'Whatever they do has to be interruptible and still be there.',
    },
    {
      type: 'content',
      text: 'There are {patients} plans on paper and no budget for filming a library.',
      effect: 'Start with line drawings and ten-second clips made in the room.',
    },
    {
      type: 'technical',
      text: 'The diary program stays; it gives [names and times|times] and takes nothing.',
      effect: 'Never show an appointment as moved before reception has done it.',
    },
    {
      type: 'brand',
      text: 'The practice does not promise recovery[, and {p0} insists on that|].',
      effect: 'Progress is shown as what was done, never as a percentage of healing.',
    },
    {
      type: 'money',
      text: 'Insurance pays {fee} a session and nothing for work between sessions.',
      effect: 'Reading answers may take {staff} minutes a day for the whole practice.',
    },
  ],
  nonGoals: [
    { text: 'Diagnosis by questionnaire' },
    { text: 'Video consultations' },
    { text: 'Points, streaks and [medals|badges]' },
    { text: 'Replacing the diary program' },
    { text: 'Contact between patients' },
  ],
  tensions: [
    {
      of: [0, 1],
      a: '{p0} wants all exercises from one list, so that results can be compared.',
      b: '{p1} trusts the eye and changes [every|each] exercise a little.',
      where: 'In the plan: either choosing is quick or adapting is.',
    },
    {
      of: [0, 3],
      a: '{p0} wants to wait [two|three] days before anyone is [alarmed|rung].',
      b: '{p3} wants to know at once when pain goes up.',
      where: 'In the list of quiet patients: who appears there, and when does it leave the house?',
    },
  ],
  unknowns: [
    'Whether patients answer the pain question honestly when they know who reads it',
    'Whether people stop because it hurts or because it no longer does',
    'How many do the exercises and simply never say so',
    'Whether reminders at a fixed hour work for people on shifts',
    'What {p3} really reads of a letter',
  ],
  twists: [
    'The clips have to go: {staff} patients in a week withdraw consent after a rumour at the market. {p0f} still wants people to see themselves do it right. What can take their place?',
    'The insurer will pay for work between sessions, {fee} per patient, if every answer is read within a day. {p1f} counts the minutes and shakes [a|the] head. Redraw the practitioner’s first screen.',
    'It turns out that four in ten patients are helped by somebody at home who holds the phone. Design for two people and one screen.',
  ],
  objects: [
    'anatomical wall charts',
    'rubber bands on a hook',
    'goniometers',
    'rolled towels',
    'wooden wall bars',
    'appointment cards',
  ],
  moments: [
    'lying on the floor without glasses',
    'in a break room with the door open',
    'beside a sleeping child',
    'standing at a wall, arms up',
  ],
  samples: [
    'Slowly up, three breaths, slowly down.',
    'Day 12 of 42. Two left for today.',
    'How was that? Fine, hard, or it hurt.',
  ],
  troubles: [
    {
      id: 'stop-early',
      titles: [
        'The exercises between Tuesdays: {org}',
        'What happens at home, {org} cannot see',
        '{done}% finish: {org} and the quiet weeks',
        'Week three at {org}, where [people|patients] stop',
      ],
      n: { done: [34, 47], doneTo: [58, 69], quiet: [11, 19], quietTo: [4, 6] },
      problem: [
        '{done}% of patients finish their {weeks:w} weeks. The others stop at home, usually in the third week, and come back a year later with the same [knee|shoulder].',
        'Only {done}% do their exercises to the end. [Nobody|No one] notices for {quiet} days that someone has stopped, because between appointments there is nothing to see.',
      ],
      ask: [
        'Make the days between two appointments visible to both sides, [without policing anybody|without a wagging finger].',
        'The practice wants to notice sooner and to be of use on a living-room floor.',
      ],
      situation: [
        'Patients leave with a printed sheet of stick figures. Reception takes [about|some] {quiet} calls a week asking which leg. An exercise library was bought and dropped: all its people are twenty-five.',
        '{p1f} draws on the back of appointment cards. Two text reminders a day were tried; after a week they were muted.',
      ],
      whyNow: [
        {
          kind: 'rule',
          text: 'From {due} the insurers [ask for|demand] a report at week {weeks:w}; without one the last sessions go unpaid.',
        },
        {
          kind: 'growth',
          text: 'The hospital will send a third more knees from {due}, after closing its own department.',
        },
        { kind: 'complaint', text: '{p3} has begun to send patients elsewhere and wants to see a change by {due}.' },
      ],
      goals: [
        {
          text: 'Raise the share of patients who finish {weeks:w} weeks from {done}% to {doneTo}% {by}. || Have {doneTo}% of patients finish {by}; it is {done}% now.',
          measure: {
            metric: 'Patients who finish their weeks',
            base: '{done}% of those who begin',
            target: '{doneTo}%',
            how: 'Final visit recorded in the diary, counted monthly',
          },
        },
        {
          text: 'Notice a patient who has stopped within {quietTo} days instead of {quiet} {by2}. || Bring the days until somebody notices from {quiet} to {quietTo} {by2}.',
          measure: {
            metric: 'Days until someone notices',
            base: '{quiet} days',
            target: '{quietTo} days',
            how: 'Last answer to first call, median per month',
          },
        },
        {
          text: 'Let a practitioner put a plan together in under 70 seconds. || Make a plan take less than 70 seconds.',
          measure: {
            metric: 'Time to make a plan',
            base: 'about five minutes, on paper',
            target: 'under 70 seconds',
            how: 'Timed with {staff} practitioners in the room',
          },
        },
        { text: 'Leave nobody feeling [told off|graded] after a missed day.' },
      ],
      core: ['today:0', 'drift:1', 'plan:2'],
      more: ['pain:1', 'way:0', 'pause:3', 'clip:0', 'letter:1'],
    },
    {
      id: 'no-shows',
      titles: [
        '{gone} empty hours a month at {org}',
        'The four o’clock nobody took: {org}',
        '{org}, {town}: full books and empty rooms',
      ],
      n: { gone: [46, 88], goneTo: [17, 26], wait: [16, 27], waitTo: [7, 11], loss: { eur: [2100, 4900] } },
      problem: [
        '{gone} hours a month stay empty because somebody did not come, while new patients wait {wait} days. That is {loss} a month.',
        'The diary is full and the rooms are not: {gone} missed hours a month, {loss} lost, {wait} days of waiting for the next person.',
      ],
      ask: [
        'Fill the hours without punishing people who are in pain, [late|on shifts] or afraid.',
        'Help people to say early that they cannot come, and help somebody else to be glad of it.',
      ],
      situation: [
        'Cancelling means ringing between nine and twelve. A fee of {fee} for missed hours was announced and never [asked for|charged]. {p2f} keeps a list of people who would come at once, on a card.',
        'Reminders go out by text the evening before, too late to fill a gap. {p2f} rings four people on average before one [takes|accepts] the hour.',
      ],
      whyNow: [
        {
          kind: 'money',
          text: 'The rent for the {rooms:w} rooms goes up in {due}; at today’s figures one room would have to go.',
        },
        { kind: 'people', text: '{p2} is alone at reception from {due}.' },
        {
          kind: 'season',
          cold: true,
          text: 'Each {winter} the falls on ice double the number of new patients, and the waiting list [breaks|overflows].',
        },
      ],
      goals: [
        {
          text: 'Cut hours that stay empty from {gone} to {goneTo} a month {by}. || No more than {goneTo} empty hours a month {by}, {gone} at present.',
          measure: {
            metric: 'Hours that stay empty',
            base: '{gone} a month',
            target: '{goneTo} a month',
            how: 'Diary at closing time, counted weekly by {p2f}',
          },
        },
        {
          text: 'Shorten the wait for a first appointment from {wait} to {waitTo} days {by2}. || First appointments within {waitTo} days {by2}, down from {wait}.',
          measure: {
            metric: 'Days to a first appointment',
            base: '{wait} days',
            target: '{waitTo} days',
            how: 'Day of call to day of visit, median per month',
          },
        },
        {
          text: 'Fill a gap without reception touching the telephone in two of three cases. || Let two of three gaps fill themselves.',
        },
        { text: 'Treat those who do not come as people with a reason.' },
      ],
      core: ['gap:0', 'pause:0', 'drift:1'],
      more: ['today:3', 'way:3', 'plan:1', 'letter:1', 'pain:3'],
    },
  ],
};
