import type { Kind } from '../../kinds.ts';

export const wardInterpreters: Kind = {
  id: 'ward-interpreters',
  model: 'public',
  channel: 'call',
  where: ['city'],
  what: [
    'a service of {people} interpreters for {wards} hospital wards',
    'an interpreting service in {tongues} languages for hospitals and surgeries',
    'a desk that brings {people} interpreters to bedsides and telephones',
  ],
  names: [
    '{surname} Ward Interpreters',
    'The {thing} at the Bedside',
    '{tree} Ward Interpreters',
    'In {count} Tongues',
    'The {bird} Language Desk',
    '{herb} House Interpreters',
  ],
  years: [3, 39],
  n: { people: [46, 130, 2], wards: [38, 94, 2], tongues: [19, 43], rare: [4, 8], hour: { eur: [24, 46] } },
  story: [
    'Two cleaners began it {years} years ago, called from their buckets to bedsides [once too often|every other night].',
    'For {years} years it has worked from the porter’s lodge, since that is where everybody [passes|asks].',
    'It was founded {years} years ago by a surgeon who had cut out the wrong word, as {p0f} [puts it|says].',
  ],
  audience: [
    'People who are ill in a language that nobody on the ward speaks, and staff with {wards} wards and eleven minutes.',
    'Patients, relatives, doctors on their rounds: {tongues} languages, of which five make up two thirds of all calls.',
    'Anyone who has to say where it hurts: [grandmothers|seasonal workers], mothers in labour, a cook with a broken wrist.',
  ],
  users: [
    {
      role: '[night nurse on a surgical ward|ward sister in paediatrics|midwife on the labour ward]',
      ages: [25, 58],
      goals: ['A voice within minutes, in the right dialect', 'Know how long somebody has for this'],
      pains: ['Draws pain on a paper towel', 'Gets an interpreter for the town, not for the valley'],
      quotes: ['I pointed, she nodded, and neither of us knew at what.'],
    },
    {
      role: '[seasonal picker with chest pain|welder with a hand in plaster|kitchen worker before an operation]',
      ages: [22, 57],
      goals: ['Ask what happens tomorrow', 'Say no without being rude'],
      pains: ['Signs and does not know what', 'Answers “yes” to be left in peace'],
      quotes: ['They asked if I was allergic. I said thank you.'],
    },
    {
      role: '[daughter who always translates|son who always translates|grandson who always translates]',
      ages: [13, 18],
      goals: ['Hold a hand in that room and say nothing', 'Go to school on a Wednesday'],
      pains: ['Leaves out the worst word, always', 'Knows things that nobody of that age should'],
      quotes: ['He said six months. I said he’d have to rest.'],
    },
    {
      role: '[interpreter with four languages|taxi driver and interpreter|retired teacher and interpreter]',
      ages: [27, 71],
      goals: ['Know which ward it is before the door opens', 'Ten minutes after bad news'],
      pains: ['Paid from the bedside, not from the bus', 'Last call of the day was a death, next one a birth'],
      quotes: ['I say ‘I have cancer’ in the first person. Four times a week.'],
    },
    {
      role: '[anaesthetist before a long list|oncologist on rounds|doctor in casualty]',
      ages: [29, 61],
      goals: ['A consent that is one', 'The talk before the theatre, not in front of it'],
      pains: ['Eleven minutes become thirty', 'Does not know what was really said'],
      quotes: ['I speak for a minute. He says three words. Was that all of it?'],
    },
    {
      role: '[deaf printer on the wards|deaf mother of a newborn|deaf-blind basket maker]',
      ages: [24, 43],
      goals: ['Somebody who can be seen, not heard', 'A name before the mask goes on'],
      pains: ['The service is a telephone', 'Is offered a pad and a pen'],
      quotes: ['They sent me a very good voice.'],
    },
  ],
  people: [
    {
      role: 'head of the service',
      wants: ['nobody treated through a child', 'languages found before they are needed'],
    },
    {
      role: 'speaker of the interpreters',
      wants: ['a word beforehand about what is coming', 'travel that is paid'],
    },
    { role: 'head of nursing', wants: ['an answer in minutes, at night as well', 'one number, no form'] },
    { role: 'hospital controller', wants: ['the telephone before the taxi', 'hours that somebody has ordered'] },
  ],
  usps: [
    {
      title: '[In the first person|I, not she]',
      text: 'Interpreters say “I” for the patient and “I” for the doctor, and never “she [says|thinks]”.',
    },
    {
      title: 'Dialect, too',
      text: 'Of {tongues} languages {rare:w} exist here in two or three versions, by valley and by street.',
    },
    {
      title: '[Sworn to silence|It stays in the room]',
      text: 'In {years} years not one sentence has [left a room|been told outside].',
    },
    {
      title: 'One voice throughout',
      text: 'Whoever was there for the diagnosis is asked first for the operation and the [farewell|stitches].',
    },
    {
      title: '[By bus to the bedside|Somebody comes]',
      text: 'For birth, death and consent a person comes; the rest [may be|is] a telephone.',
    },
  ],
  features: [
    {
      id: 'now',
      title: '[A voice now|Which language?]',
      text: 'From a bedside to a voice, even if nobody knows which language it is. || Finds the language first, then the person.',
      check:
        'Patient points, hears, nods: language found without reading || Nobody free in 90 seconds: what the ward hears and sees',
      on: 0,
    },
    {
      id: 'ahead',
      title: '[Tomorrow at nine|Before it is needed]',
      text: 'Tomorrow’s talks that will need a language, asked for today. || The day’s list with its languages, a day ahead.',
      check: 'List of 14 talks, three without anybody: seen by 16:00 || Operation moved by two hours: who is told',
      on: 1,
    },
    {
      id: 'brief',
      title: '[What is coming|Before the door]',
      text: 'Four lines for the interpreter: who, what about, how long, how bad. || What to expect behind the door, without a name.',
      check: 'Four lines read on a stair, no name in them || “How bad” in three steps, told apart without red',
      on: 1,
    },
    {
      id: 'how',
      title: '[Telephone or person?|How shall we talk?]',
      text: 'Telephone, picture or somebody who comes: which for what, and how soon. || Helps a ward choose between now and in person.',
      check:
        'Consent at noon, blood test at ten: two answers, one screen || Picture call for a deaf patient, held by nobody’s hand',
      on: 0,
    },
    {
      id: 'same',
      title: '[The same voice|Who was there before]',
      text: 'Asks first whoever has interpreted for this patient already. || Keeps one voice with one patient, if both want it.',
      check: 'Same voice free only at four: offered beside “now” || Patient wants another one: said without a reason',
      on: 1,
    },
    {
      id: 'meant',
      title: '[Did it arrive?|Say it back]',
      text: 'The patient says it back, the interpreter marks what was missing. || Checks what was understood, before somebody signs.',
      check:
        'Three things said back, one wrong: the next step || Consent stopped at the last minute: words for all three',
      on: 0,
    },
    {
      id: 'child',
      title: '[Not the child|A way out for a daughter]',
      text: 'Lets a young relative hand over, with one sentence and without shame. || A card that a child may hold up.',
      check:
        'Card of A7 that says it for the child, in both languages || Relative stays on as relative: where to sit, one drawing',
      on: 0,
    },
    {
      id: 'after',
      title: '[After bad news|Ten minutes]',
      text: 'A pause after a hard talk, and somebody who asks. || Takes an interpreter off the line for ten minutes, paid.',
      check: 'Pause taken, next call waiting: what the desk does || Third hard talk in a day: who rings whom',
      on: 1,
    },
    {
      id: 'words',
      title: '[How do you say it?|Words of the ward]',
      text: 'Words for an illness as patients say them, collected by interpreters. || A list of what has no word, and what is said for it.',
      check:
        'One illness in 5 languages, two without a word for it || Entry doubted by a second interpreter: both shown',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[At the bedside|On the ward]',
      format: '[Tablet, 8 inches, on an arm by the bed|8 inches on a swivel arm]',
      states: 'language unknown, nobody free, and line bad',
    },
    {
      name: '[Desk and bus|The interpreters’ side]',
      format: '[Phone, 412 px, on stairs and buses|412 px, read on a stair]',
      states: 'talk moved, two at once and pause taken',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'A consent through a child is void, and everybody on the wards knows it.',
      effect: 'The easy way must be quicker than the daughter.',
    },
    {
      type: 'technical',
      text: 'Telephones are dead in the X-ray corridor and in theatre.',
      effect: 'Say beforehand where a voice can reach; plan a person there.',
    },
    {
      type: 'people',
      text: 'Of {people} interpreters a third have another job by day.',
      effect: 'Asking takes one thumb; a no costs nothing.',
    },
    {
      type: 'content',
      text: 'Patients may read no language, or one that has no type.',
      effect: 'Voices and faces choose a language; flags never do.',
    },
    {
      type: 'money',
      text: 'An hour costs {hour}, and a trip in vain costs as much.',
      effect: 'The price stands beside the choice, for staff alone.',
    },
    {
      type: 'brand',
      text: 'Interpreters wear a grey badge so that they are taken for nobody’s side.',
      effect: 'Grey is theirs; patient and doctor get equal room.',
    },
  ],
  nonGoals: [
    { text: 'Translation by machine' },
    { text: 'Translating documents' },
    { text: 'Language courses for staff' },
    { text: 'Advice on treatment' },
    { text: 'Stars for interpreters' },
  ],
  tensions: [
    {
      of: [2, 3],
      a: '{p2} wants a person at the bed whenever the ward asks.',
      b: '{p3} pays for {people} interpreters and wants the telephone tried first.',
      where: 'On the screen that asks how to talk, in what stands first.',
    },
    {
      of: [0, 1],
      a: '{p0} wants the same voice from diagnosis to farewell.',
      b: '{p1} has seen interpreters break over one family.',
      where: 'In who is asked first, and in how easily they can say no.',
    },
  ],
  unknowns: [
    'How often a relative is preferred, and by whom',
    'Whether staff know which language it is when they ring',
    'What is left out in a room where everybody is tired',
    'If a face on a small screen calms or frightens',
    'How much of a consent is remembered on the next day',
  ],
  twists: [
    'A bus has crashed: {rare:w} wards need one language that two people here speak, at three in the morning. What does each bed see in the first quarter of an hour?',
    'The hospital buys a machine that speaks {tongues} languages. {p3f} wants it tried first at night. {p1f} will leave if it is. What may it say, and who decides when to stop it?',
    'A patient asks to hear again what was said, word for word. Recording is forbidden. What can be given instead, before Friday?',
  ],
  objects: [
    'ward clocks with a red second hand',
    'pictures of pain on a scale of faces',
    'grey badges on lanyards',
    'curtain rails around beds',
    'pocket dictionaries with taped spines',
    'telephone receivers with two earpieces',
  ],
  moments: [
    'at a bedside at four in the morning',
    'on a stair between two wards',
    'outside an operating theatre, with a pen',
    'on a bus, with a hood up, before bad news',
  ],
  samples: [
    'Point to the voice you understand.',
    'I am your interpreter. I say everything, and I say it as you do.',
    'You may stop at any time.',
    'Ten minutes. Nobody will ring.',
  ],
  troubles: [
    {
      id: 'the-daughter',
      titles: [
        'Not the daughter: {org}',
        'A child says it at {org}',
        '{kin}% through a relative, {org}',
        'What was left out: {org}, {town}',
      ],
      n: { kin: [43, 59], kinTo: [13, 19], void: [21, 38], voidTo: [4, 9], back: [14, 22], backTo: [6, 9] },
      problem: [
        'In {kin}% of talks a relative translates, every fourth of them a minor. {void} consents were void last year, and {back}% of such patients were back within a month for something they had not [understood|been told].',
        'The daughter is there, the interpreter is not. {kin}% of talks go through the family; what is left out comes [back|to light] as an emergency.',
      ],
      ask: [
        'Make the right way easier than the child beside the bed.',
        'The wards want to talk with the patient; let them, without waiting for a [better|quieter] day.',
      ],
      situation: [
        'A laminated sheet lists cleaners, cooks and a porter by language; three have left. To order an interpreter there is a form, by noon, for [tomorrow|two days later].',
        'Doctors ask “can somebody come along?” in the letter. {p0f}’s desk hears of half of these talks from the bill. Telephone interpreting exists, on a card in a [drawer|pocket].',
      ],
      whyNow: [
        { kind: 'rule', text: 'From {due} a consent counts only with the interpreter’s name beside the signature.' },
        {
          kind: 'complaint',
          text: 'A boy of fourteen told a mother her diagnosis in {now}. The ombudsman reports in {due}.',
        },
        {
          kind: 'growth',
          text: 'A canteen’s worth of new languages arrives in {due}, with the first large order of a factory.',
        },
      ],
      goals: [
        {
          text: 'Bring talks through relatives from {kin}% to {kinTo}% {by}. || {kinTo}% of talks through the family {by}, {kin}% today.',
          measure: {
            metric: 'Talks through a relative',
            base: '{kin}% of talks',
            target: '{kinTo}%',
            how: 'Two wards count for a week, every second month',
          },
        },
        {
          text: 'Have {voidTo} void consents a year at most, counted {by2}, after {void}. || Void consents: {voidTo} a year {by2} instead of {void}.',
          measure: {
            metric: 'Void consents',
            base: '{void} a year',
            target: '{voidTo} a year',
            how: 'Review of files by the legal office',
          },
        },
        {
          text: 'See {backTo}% come back within a month {by3} rather than {back}%. || From {back}% to {backTo}% back within a month {by3}.',
          measure: {
            metric: 'Patients back within a month',
            base: '{back}% of patients without the language',
            target: '{backTo}%',
            how: 'Admissions, compared with all other patients',
          },
        },
        { text: 'Let a daughter be a daughter in that room.' },
      ],
      core: ['child:0', 'now:0', 'meant:1'],
      more: ['how:0', 'ahead:2', 'same:2', 'words:1', 'brief:3'],
    },
    {
      id: 'not-in-time',
      titles: [
        'Forty minutes for a voice: {org}',
        'Which language is it? {org}, {town}',
        '{wait} minutes at the bedside, {org}',
        'A voice at four in the morning: {org}',
      ],
      n: { wait: [34, 58], waitTo: [3, 6], vain: [19, 33], vainTo: [6, 9], quit: [11, 23], quitTo: [3, 7] },
      problem: [
        'From the call to the first word it takes {wait} minutes; at night twice that. {vain}% of trips are in vain, because the round was earlier or the [bed|patient] had moved.',
        'Wards ring late and interpreters arrive late. {vain}% come for nothing, and {quit} of {people} gave up last year, tired of stairs and [grief|waiting].',
      ],
      ask: [
        'Bring the right voice to the right bed in the minutes that a ward has.',
        'Let those who speak know when and for what, and those who wait know [how long|whether to].',
      ],
      situation: [
        'One clerk rings down a list until somebody picks up. The dialect is asked for when the interpreter is there. {p1f}’s people sit in [corridors|cafés] for hours, on call and unpaid.',
        'There was a contract with a call centre abroad: good for five languages, none of them one of the {rare:w} that are needed at night. {p2f}’s nurses keep private numbers in their [apron pockets|phones].',
      ],
      whyNow: [
        { kind: 'people', text: 'The clerk who knows {people} voices by heart retires in {due}.' },
        { kind: 'money', text: '{p3} pays from {due} for minutes that were spoken, and for no others.' },
        { kind: 'move', text: 'Casualty moves to the new building in {due}, eleven minutes from the lodge on foot.' },
      ],
      goals: [
        {
          text: 'Bring the wait for a voice from {wait} minutes to {waitTo} {by}, at night too. || {waitTo} minutes from call to first word {by}, not {wait}.',
          measure: {
            metric: 'Wait for the first word',
            base: '{wait} minutes, median',
            target: '{waitTo} minutes',
            how: 'Log of the desk, nights apart from days',
          },
        },
        {
          text: 'Make no more than {vainTo}% of trips in vain {by2}; it is {vain}%. || Trips in vain at {vainTo}% {by2}, down from {vain}%.',
          measure: {
            metric: 'Trips in vain',
            base: '{vain}% of trips',
            target: '{vainTo}%',
            how: 'Interpreters mark it at the door',
          },
        },
        {
          text: 'Lose {quitTo} interpreters a year at most, counted {by3}, where {quit} left. || Have {quitTo} give up in a year {by3}, not {quit}.',
        },
        { text: 'Wake nobody for what can wait until breakfast.' },
      ],
      core: ['now:0', 'ahead:1', 'how:0'],
      more: ['brief:2', 'after:2', 'same:1', 'words:3', 'meant:3'],
    },
  ],
};
