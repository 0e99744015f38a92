import type { Kind } from '../../kinds.ts';

export const pharmacy: Kind = {
  id: 'pharmacy',
  model: 'retail',
  channel: 'counter',
  where: [],
  what: [
    'a pharmacy with {counters:w} counters and a night bell',
    'the [only|oldest] pharmacy in {district}',
    'a pharmacy that makes up its own [ointments|mixtures], {staff} people',
  ],
  names: [
    '{tree} Pharmacy',
    '{surname} Pharmacy',
    'The {bird} Pharmacy',
    'Pharmacy at the {thing}',
    '{district} Dispensary',
    '{herb} & {surname2}',
  ],
  years: [6, 130],
  n: {
    counters: [2, 4],
    staff: [5, 14],
    scripts: [160, 420, 10],
    regulars: [420, 1500, 10],
    night: [11, 34],
    blister: [46, 180, 2],
  },
  story: [
    'For {tenure} years the night bell has rung through to {p0}’s [bedroom|kitchen]; it rings {night} times a month.',
    'The drawers are {years} years old and still [in use|labelled in Latin]; behind them stands a machine that [picks|fetches] boxes.',
    'Three generations have weighed powders here; {p0} took over {tenure} years ago and [learnt|put up with] the computer.',
  ],
  audience: [
    'People from {district} who bring {scripts} prescriptions a day; {regulars} of them come every month and are known by name.',
    'Two lines at the counter: those who take [seven|six] medicines for good, and those who have had a cough since yesterday.',
    'Patients, the daughters and neighbours who [fetch|collect] for them, and {night} people a month who ring at night.',
  ],
  users: [
    {
      role: '[retired plasterer|retired canteen cook|retired bus driver]',
      ages: [66, 88],
      goals: ['Take seven things at the right hour', 'Not stand for long'],
      pains: ['The white one is now oval and nobody said why', 'Comes twice because one was not in stock'],
      quotes: ['It used to be round. Is it still the same?', 'My knees don’t do queues.'],
    },
    {
      role: '[bookbinder|postal clerk|language teacher] caring for a parent',
      ages: [41, 63],
      goals: ['Fetch everything for two people in one go', 'Know on Friday what runs out on Monday'],
      pains: ['Three doctors, three repeat dates', 'Signs for things without knowing what has changed'],
      quotes: ['I’m the courier, the nurse and the filing cabinet.'],
    },
    {
      role: '[father of a one-year-old|new mother|mother of three]',
      ages: [22, 42],
      goals: ['Be told at two in the morning: now, or tomorrow', 'The right dose for eleven kilos'],
      pains: ['Drives across town to a closed door', 'Leaflets with letters like dust'],
      quotes: ['It’s two in the morning and the leaflet says ‘consult’.'],
    },
    {
      role: '[roofer|dancer|courier] with asthma',
      ages: [20, 46],
      goals: ['Spray in the pocket before the old one is empty', 'Five minutes, not thirty'],
      pains: ['The counter hears everything', 'The spray was swapped for another with another lever'],
      quotes: ['I notice it’s empty when I need it.'],
    },
    {
      role: '[district nurse|care-home nurse|home carer]',
      ages: [25, 60],
      goals: ['Blister packs that match the plan', 'A change by noon, in tonight’s pack'],
      pains: ['Faxed plans with a shadow across them', 'Changes by telephone, unsigned'],
      quotes: ['Half a tablet is a long telephone call.'],
    },
  ],
  people: [
    {
      role: 'owner and pharmacist',
      wants: ['time to talk to those who need it', 'no medicine given out that nobody has looked at'],
    },
    {
      role: 'pharmacist on the counter',
      wants: ['people who come when it is ready', 'questions asked away from other ears'],
    },
    {
      role: 'dispensing assistant',
      wants: ['{blister} weekly packs done by Thursday', 'one plan per patient, not three'],
    },
    { role: 'doctor in {district}', wants: ['to be rung about what matters', 'repeats asked for a week ahead'] },
  ],
  usps: [
    {
      title: 'The night bell',
      text: 'A person answers, {night} times a month; the next [such|open] door is forty minutes away.',
    },
    {
      title: 'Made here',
      text: 'Ointments, capsules for children and [eye drops|small doses] are made up in the back room the same day.',
    },
    {
      title: '[Looked at twice|Two pairs of eyes]',
      text: 'Each of the {scripts} prescriptions is read by two people, every day of the year.',
    },
    {
      title: '[Packed by the week|Seven small windows]',
      text: '{blister} patients get their week in blister packs, brought [home|to the door] on Fridays.',
    },
    {
      title: 'Known by name',
      text: '{regulars} people are known here well enough that a [wrong|strange] prescription is noticed.',
    },
  ],
  features: [
    {
      id: 'ready',
      title: '[Ready at four|When to come]',
      text: 'Says when everything is there, not when the first box is. || One time at which all of it is ready, [and it holds|kept to].',
      check:
        'Prescription of five, one of them ordered: what is said, when || Ready time moved from 16:00 to tomorrow: message under 110 characters',
      on: 0,
    },
    {
      id: 'runs',
      title: '[Runs out Monday|One date for all]',
      text: 'All repeats of a household on one date, by and by. || Brings three doctors’ repeats to the same day.',
      check:
        'Seven medicines, three dates, made one within [two|three] months: drawn || Doctor asked a week ahead, and what if there is no answer',
      on: 0,
    },
    {
      id: 'same',
      title: '[Is it the same?|Another box]',
      text: 'Shows the new box beside the old, with what differs and what does not. || When the maker changes: old, new, [same inside|what stays].',
      check:
        'Two boxes side by side, difference told in one sentence || The same as a printed strip for the box, 70 × 30 mm',
      on: 0,
    },
    {
      id: 'ask',
      title: '[Away from the counter|Ask quietly]',
      text: 'A question put in writing or by voice, answered by a person [the same day|by six]. || Ask without the queue listening.',
      check: 'Question, answer, and “please come in”: three frames || What is shown on a locked phone',
      on: 0,
    },
    {
      id: 'night',
      title: '[Now or tomorrow|Before you ring]',
      text: 'Three questions at night that end in ringing, waiting or [the hospital|an ambulance]. || Helps at two in the morning to decide whom to call.',
      check:
        'Path for a feverish child of 11 kg in at most four steps || Each of three ends with telephone number and hours',
      on: 0,
    },
    {
      id: 'pack',
      title: '[Packing bench|This week’s packs]',
      text: 'Plans, changes and who checked, pack by pack. || What goes into which window, and what changed since last week.',
      check: 'Change at 11:50 for tonight’s pack: where it shows || {blister} packs in four states on one screen',
      on: 1,
    },
    {
      id: 'two',
      title: '[Second look|Stop and read]',
      text: 'What the second pair of eyes should look at first. || Orders the pile by what could [go wrong|matter].',
      check:
        'Pile of 30, sorted by risk, with the reason in words || Two medicines that do not go together: three degrees of warning',
      on: 1,
    },
    {
      id: 'card',
      title: '[My list|What I take]',
      text: 'Everything one takes, on one page one can show a doctor. || The list for the handbag, [printed or on the phone|dated and signed].',
      check: 'List of nine on A6, folded once, and on a phone || Out of date by a month: how one sees it',
      on: 0,
    },
    {
      id: 'fetch',
      title: '[Who fetches|For somebody else]',
      text: 'A neighbour may collect, without learning [what for|what it is]. || Lets another person collect with a word instead of a paper.',
      check: 'Fetcher sees two facts only; which two || Word forgotten at the counter: the way without it',
      on: 0,
    },
  ],
  surfaces: [
    {
      name: '[At home and on the way|The patient’s side]',
      format: '[Phone, 360 px, large type on|Phone of 360 px set to large type]',
      states: 'not in stock, [doctor silent|no prescription yet] and closed',
    },
    {
      name: '[Behind the drawers|The dispensary side]',
      format: '[Desktop at 1280 px and a label printer|1280 px beside a label printer], standing',
      states: 'conflict found, [plan unsigned|plan changed late] and machine down',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'What somebody takes must not be [guessed|readable] from a message, envelope or screen.',
      effect: 'Messages speak of “it” and “your order”; details wait behind one step.',
    },
    {
      type: 'technical',
      text: 'The dispensary program was [bought|written] before phones; it prints and it exports at night.',
      effect: 'Anything “live” is what a person has just [ticked|scanned].',
    },
    {
      type: 'people',
      text: '{staff} people, {counters:w} counters, and the telephone [between|beside] them.',
      effect: 'A new task has to replace a call, or it will not be done.',
    },
    {
      type: 'content',
      text: 'Names of medicines are [alike|long], and leaflets [contradict|frighten].',
      effect: 'Use the shape, the hour and the purpose, then the name.',
    },
    {
      type: 'brand',
      text: 'The green cross is [required|fixed by law], and so is its size.',
      effect: 'Keep green for the cross and nothing else.',
    },
    {
      type: 'money',
      text: 'Nothing is earned on [advice|questions]; a box brings a fixed fee.',
      effect: 'Save steps at the counter to pay for time at the back.',
    },
  ],
  nonGoals: [
    { text: 'Selling cosmetics' },
    { text: 'Diagnosis' },
    { text: 'Sending medicines by post' },
    { text: 'Reminders by the hour' },
    { text: 'Reviews' },
  ],
  tensions: [
    {
      of: [0, 1],
      a: '{p0} wants to speak to everyone who gets something new.',
      b: '{p1} sees the queue and [knows|counts] who will walk out.',
      where: 'At handing over: when may a box cross the counter [in silence|without a word]?',
    },
    {
      of: [2, 3],
      a: '{p2} closes the packs on Thursday at noon.',
      b: '{p3} sees patients until six and changes doses [on the spot|then and there].',
      where: 'In the hours between, on a pack that is already [sealed|closed].',
    },
  ],
  unknowns: [
    'How many come twice for one prescription, and what it costs them',
    'Whether people would trust “ready at four” more than “we will ring”',
    'What patients do when the box looks different and nobody is there to ask',
    'Whether those who ring at night tried anything else first',
    'Who in a household really sorts the medicines',
  ],
  twists: [
    'The wholesaler cuts deliveries from {counters:w} a day to one. “Ready at four” now means tomorrow for a third of all orders. Rewrite every place that names a time.',
    'From {due} prescriptions come without paper. {regulars} regulars have no idea what they hold in their hands, because they hold nothing. Design that nothing.',
    'A neighbouring pharmacy closes; its night bell is now yours. {night} rings become three times as many, and {p0f} is sixty-one. Which of them need a person?',
  ],
  objects: [
    'porcelain jars with black lettering',
    'drawers that run the whole wall',
    'brass weights in a case',
    'prescription pads',
    'folded powder papers',
    'bell plates by the door',
  ],
  moments: [
    'in a queue with a cough behind',
    'at two in the morning beside a cot',
    'at a kitchen table with seven boxes',
    'at the back bench on a Thursday',
  ],
  samples: [
    'All five ready at ten past four.',
    'New box, same inside: still one in the morning.',
    'Ring the bell. Somebody comes.',
  ],
  troubles: [
    {
      id: 'twice',
      titles: [
        'All of it, at four o’clock: {org}',
        'Coming twice to {org}',
        '{twice}% walk home for nothing: {org}',
        'When is it ready? {org}, {town}',
      ],
      n: { twice: [27, 41], twiceTo: [8, 13], calls: [58, 124, 2], callsTo: [18, 29], wait: [13, 22] },
      problem: [
        '{twice}% of patients come a second time because something was not [there|in the drawer]. The telephone rings {calls} times a day, mostly with “is it ready?”.',
        'One prescription in three is incomplete on the first visit ({twice}%). People wait {wait} minutes to hear it, or ring: {calls} calls a day.',
      ],
      ask: [
        'Let people come once, at a time that [holds|is true], and let the counter talk about medicine again.',
        'Find an honest way to say “all of it, at four”, when part of it is on a van.',
      ],
      situation: [
        'What is missing goes on a yellow slip; the patient keeps half. Deliveries come {counters:w} times a day. A message service was bought and sends “your order has arrived” for [each box|every single box].',
        'Repeats are asked for by voice on an answering machine. {p2f} writes them down at seven. Half of the boxes that stand on the shelf at night are waiting for a second one.',
      ],
      whyNow: [
        {
          kind: 'rule',
          text: 'From {due} prescriptions are electronic, and people will arrive before their data [does|do].',
        },
        { kind: 'people', text: '{p1} goes half-time in {due}; a counter closes with it.' },
        {
          kind: 'rival',
          text: 'A mail-order house promises next-day delivery on posters all over {town} since {now}.',
        },
      ],
      goals: [
        {
          text: 'Bring second visits down from {twice}% to {twiceTo}% {by}. || {twiceTo}% coming twice instead of {twice}%, {by}.',
          measure: {
            metric: 'Patients who come twice',
            base: '{twice}%',
            target: '{twiceTo}%',
            how: 'Yellow slips against prescriptions, weekly || Slips counted at closing time, two weeks a month',
          },
        },
        {
          text: 'Cut calls from {calls} to {callsTo} a day {by2}. || No more than {callsTo} calls a day {by2}; it is {calls} now.',
          measure: {
            metric: 'Telephone calls',
            base: '{calls} a day',
            target: '{callsTo} a day',
            how: 'Call log, Monday to Friday || Counted by the telephone itself',
          },
        },
        {
          text: 'Keep nine of ten promised times to the quarter hour.',
          measure: {
            metric: 'Promised times kept',
            base: 'not promised today',
            target: 'nine of ten',
            how: 'Time on the message against time of handing over',
          },
        },
        { text: 'Say nothing on a screen that the person behind may read.' },
      ],
      core: ['ready:0', 'runs:1', 'two:2'],
      more: ['fetch:0', 'ask:1', 'pack:2', 'same:1', 'card:0', 'night:1'],
    },
    {
      id: 'mixed-up',
      titles: [
        'Is it still the same? {org}',
        'Seven boxes on a kitchen table: {org}',
        'The round one and the oval one, {org}',
        'What do I take? {org} and {regulars} regulars',
      ],
      n: { wrong: [19, 32], wrongTo: [6, 10], back: [31, 74], backTo: [9, 15], changes: [140, 360, 5] },
      problem: [
        'Makers change: {changes} times a month a patient gets another box for the same thing. Asked about it, {wrong}% take one of their medicines twice, or [not at all|leave one out].',
        '{changes} boxes a month look different from the last one. {back} people came back confused in {now} alone; how many did not come nobody knows, but {wrong}% had a list that was wrong.',
      ],
      ask: [
        'Help people to see what has changed and what has not, [at home|at their own table], without the pharmacist.',
        'Make one true list of what somebody takes, that they would really use.',
      ],
      situation: [
        'The assistant writes “instead of” on the box with a felt pen. The official plan is a printed sheet of small type that hangs on [few|no] fridges.',
        'Patients sort by colour and shape. {p1f} draws suns and moons on boxes. Doctors’ plans, hospital plans and the pharmacy’s differ for about a third of the regulars.',
      ],
      whyNow: [
        {
          kind: 'complaint',
          text: 'A regular was in hospital in {now} after taking two of the same. Her son has asked what will change by {due}.',
        },
        {
          kind: 'rule',
          text: 'From {due} the insurers pay for a yearly talk about medicines, if a list comes out of it.',
        },
        { kind: 'season', text: 'Shortages come with {winter}; last time half of all boxes changed twice.' },
      ],
      goals: [
        {
          text: 'Have no more than {wrongTo}% of regulars with a wrong list {by}, after {wrong}% today. || Bring wrong lists from {wrong}% to {wrongTo}% of regulars {by}.',
          measure: {
            metric: 'Regulars with a wrong list',
            base: '{wrong}%',
            target: '{wrongTo}%',
            how: 'Brown-bag check with 60 regulars, twice a year || Table talk with forty regulars, compared with the plan',
          },
        },
        {
          text: 'Reduce confused returns from {back} to {backTo} a month {by2}. || {backTo} people a month who come back confused {by2}, not {back}.',
          measure: {
            metric: 'People who come back confused',
            base: '{back} a month',
            target: '{backTo} a month',
            how: 'A tick at the counter || Tally kept by {p1f}',
          },
        },
        { text: 'Let a patient of eighty tell in ten seconds whether two boxes are the same.' },
        { text: 'Frighten nobody out of taking what helps.' },
      ],
      core: ['same:1', 'card:0', 'two:0'],
      more: ['ask:1', 'pack:0', 'runs:2', 'fetch:2', 'night:3', 'ready:2'],
    },
  ],
};
