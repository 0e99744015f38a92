import type { Kind } from '../../kinds.ts';

export const hearing: Kind = {
  id: 'hearing-aids',
  model: 'retail',
  channel: 'counter',
  where: [],
  what: [
    'a hearing-aid shop with {booths:w} booths',
    'an audiologist’s practice with {booths:w} soundproof booths',
    '{staff} hearing specialists and a small workshop',
  ],
  names: [
    '{surname} Hearing',
    '{bird} Acoustics',
    'The {thing} Hearing Rooms',
    '{district} Hearing',
    '{tree} Acoustics',
    '{surname2} & Daughter, Hearing',
  ],
  years: [4, 38],
  n: {
    booths: [2, 4],
    staff: [4, 13],
    wearers: [900, 4200, 20],
    price: { eur: [780, 1900] },
    visits: [5, 8],
    years2: [6, 9],
  },
  story: [
    'The workshop still [casts|grinds] ear moulds itself, as it has for {years} years, in a room at the back.',
    '{p0} lost the hearing in one ear at twelve and opened the shop {years} years ago.',
    'For {years} years people have come in saying that [others|everybody else] mumble.',
  ],
  audience: [
    'People between fifty-five and ninety who have heard badly for about {years2} years before they came, and whoever sent them.',
    '{wearers} wearers of hearing aids, of whom a third put them [in a drawer|away] by the second month.',
    'Those who miss the end of sentences and have become good at nodding, and those who sit across the table.',
  ],
  users: [
    {
      role: '[retired conductor of a brass band|retired lecturer|former auctioneer]',
      ages: [66, 84],
      goals: ['Follow four people at one table again', 'Hear the second violin'],
      pains: ['Plates sound like gunfire', 'Is asked how it is, in a silent room'],
      quotes: ['In your booth it’s perfect. I don’t live in your booth.'],
    },
    {
      role: '[shop steward|sales manager|court interpreter]',
      ages: [44, 62],
      goals: ['Nobody at work notices', 'Understand numbers in a noisy hall'],
      pains: ['Says “exactly” too often', 'Appointments in working hours'],
      quotes: ['I laugh when the others laugh. It’s a system.'],
    },
    {
      role: '[wife of a wearer|husband of a wearer|neighbour and card partner]',
      ages: [57, 82],
      goals: ['Stop being the interpreter', 'Know how to help without nagging'],
      pains: ['The television, the television', 'Is never asked by anyone'],
      quotes: ['He has two little computers for the price of a car. In a drawer.'],
    },
    {
      role: '[former tailor|retired weaver|retired dressmaker] with stiff fingers',
      ages: [70, 91],
      goals: ['Change the thing without three hands', 'Know by touch which is left'],
      pains: ['Batteries the size of a lentil', 'An app, a password, a light that blinks'],
      quotes: ['I sewed for forty years. I can’t see this hole.'],
    },
    {
      role: '[roadie|dentist|carpenter] with ringing in the ears',
      ages: [29, 53],
      goals: ['Find out if it will get worse', 'Not be sold something'],
      pains: ['Feels too young for the shop window', 'Leaflets with grey couples on a beach'],
      quotes: ['Everyone in your window is a grandparent.'],
    },
  ],
  people: [
    { role: 'owner and audiologist', wants: ['aids in ears, not in drawers', 'people who come before it is late'] },
    {
      role: 'audiologist in the second booth',
      wants: ['to know what went wrong where, not “it whistles”', 'fewer visits for things that take a minute'],
    },
    { role: 'receptionist and workshop', wants: ['repairs with a note', 'time to show how the battery goes in'] },
    { role: 'representative of the maker', wants: ['new models in the window', 'data from the aids'] },
  ],
  usps: [
    {
      title: '[Tried at your own table|Fitted at home]',
      text: 'The last fitting takes place at home, with plates, grandchildren and the television on.',
    },
    {
      title: 'Moulds made here',
      text: 'Ear moulds are made in the back room within [two|three] days, and remade until they fit.',
    },
    {
      title: '[Both come|A chair for two]',
      text: 'Appointments are for two: the one who hears badly and the one who repeats.',
    },
    {
      title: '{visits} visits in the price',
      text: 'The price includes {visits} visits, whether or not something is bought in the end.',
    },
    { title: 'Heard by one who knows', text: '{p0f} wears one; nobody has to explain what a canteen sounds like.' },
  ],
  features: [
    {
      id: 'when',
      title: '[It was in the canteen|Mark the moment]',
      text: 'Marks a moment that was hard, with one press; place and noise are kept for the next visit. || One press when it goes wrong; words come later.',
      check:
        'Press, a word, done: under five seconds with stiff fingers || Nine marked moments as the specialist sees them',
      on: 0,
    },
    {
      id: 'week',
      title: '[Week by week|The first six weeks]',
      text: 'What sounds odd this week and why it will pass. || Six weeks of getting used to it, one small task each.',
      check: 'Week two told in four sentences and one task || “I have stopped wearing them”: what happens then',
      on: 0,
    },
    {
      id: 'small',
      title: '[Whistle, battery, wax|One minute at home]',
      text: 'The four usual faults, mended at home with large pictures. || Whistles, dead, dull, lost: four ways, large and slow.',
      check: 'Battery changed from a drawing, by three people over seventy || Each fault in at most four pictures',
      on: 0,
    },
    {
      id: 'across',
      title: '[Across the table|For the other one]',
      text: 'What the person opposite can do, [shown|told] once. || Five habits for those who speak with a wearer.',
      check: 'Five habits, one per card, none beginning with “don’t” || Card that stands on a table, A6, two sides',
      on: 0,
    },
    {
      id: 'try',
      title: '[Before a shop|Do I mumble or do you?]',
      text: 'Five minutes at home that say whether it is worth coming. || A first look at one’s hearing, without a number at the end.',
      check: 'Three results in words: come, wait a year, see a doctor || No headphones, loud street: said honestly',
      on: 0,
    },
    {
      id: 'real',
      title: '[The real room|What it was like]',
      text: 'The wearer’s week as the specialist sees it, before the door opens. || Where it worked and where not, on one page.',
      check: 'One page, three bad places, wearing hours per day || What the wearer has chosen not to show',
      on: 1,
    },
    {
      id: 'tune',
      title: '[Two and choose|A or B]',
      text: 'Two settings to compare at home, chosen by ear. || This or that, on the tram, with one press.',
      check: 'Two settings, same place, choice in one press || Specialist sees which was chosen where',
      on: 1,
    },
    {
      id: 'drawer',
      title: '[In the drawer|Not worn since]',
      text: 'Who has stopped wearing them, said gently and to one person. || Wearers gone quiet, with a reason to ring.',
      check: 'List of [22|25] with the last good day || First sentence of the call, written three ways',
      on: 1,
    },
    {
      id: 'repair',
      title: '[Back by Friday|Workshop slip]',
      text: 'What is broken, what is lent meanwhile, when it is ready. || The repair as a slip with a date that holds.',
      check: 'Slip of 80 × 120 mm with three dates || Delay: message before noon, under 100 characters',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[For wearers and those beside them|The wearer’s side]',
      format: '[Phone, 360 px, text at 130%|360 px with type at 20 px and more]',
      states: 'aid not found, [not worn|worn for an hour] and battery empty',
    },
    {
      name: '[In the booth|The specialist’s side]',
      format: '[Desktop at 1440 px, turned so that both see it|1440 px, seen by two people]',
      states: '[no data shared|nothing shared], one aid lost and setting undone',
    },
  ],
  constraints: [
    {
      type: 'technical',
      text: 'Aids of {booths:w} makers, each with an app of its own that [cannot|may not] be read.',
      effect: 'What is known comes from the wearer: one press, one word.',
    },
    {
      type: 'legal',
      text: 'Hearing is health data; the maker’s wish to [see|have] it needs a yes of its own.',
      effect: 'Two separate questions, the second of which may be forgotten.',
    },
    {
      type: 'people',
      text: 'Half of the wearers are over [seventy-six|seventy-four], with glasses and stiff fingers.',
      effect: 'Targets of 56 px and more, no swiping, no long press.',
    },
    {
      type: 'content',
      text: 'Sound has no words that people [share|agree on]: tinny, hollow, sharp.',
      effect: 'Offer places and events instead of adjectives.',
    },
    {
      type: 'brand',
      text: 'No beach, no silver hair, no [wave|sound wave]: {p0} has seen them all.',
      effect: 'Show tables, kitchens, trams.',
    },
    {
      type: 'money',
      text: 'Insurance pays {price} at most, once in {years2} years.',
      effect: 'Prices stand beside what is paid, before anybody falls in love.',
    },
  ],
  nonGoals: [
    { text: 'An online shop for hearing aids' },
    { text: 'Remote fitting by video' },
    { text: 'Comparing makers' },
    { text: 'Live subtitles' },
    { text: 'Advertising to people who heard well in the test' },
  ],
  tensions: [
    {
      of: [0, 3],
      a: '{p0} wants to know where wearers [struggle|fail], and only with their consent.',
      b: '{p3} gives the aids cheaper if the data [come|flow] by themselves.',
      where: 'In the first-day conversation, at the second question.',
    },
    {
      of: [1, 2],
      a: '{p1} wants small faults mended at home.',
      b: '{p2} knows that people come for the battery and [stay for|mean] the talk.',
      where: 'On the page “whistles, dead, dull, lost”: how far down is the telephone number?',
    },
  ],
  unknowns: [
    'At which hour of which week the aids go into the drawer',
    'Whether people mark a bad moment or only wish to forget it',
    'What the person across the table could tell',
    'Whether the word “hearing aid” keeps people away for {years2} years',
    'Whether wearers under sixty use the same shop at all',
  ],
  twists: [
    'Ordinary earphones may be sold as hearing aids from {due}, for a tenth of {price}. People will walk in with them in their ears. What are they offered?',
    'The maker closes its old app overnight; {wearers} people have lost their volume button. {p2f} has a queue to the street. Which page do you put up by noon?',
    'A large canteen, {staff} tables away from quiet, offers its room for fittings, with its noise. {p1f} wants to work there every Thursday. What goes along?',
  ],
  objects: [
    'ear moulds in coloured wax',
    'tuning forks',
    'booth doors with brass handles',
    'audiograms on squared paper',
    'battery dials',
    'ear trumpets in cases',
  ],
  moments: ['in a canteen at noon', 'at a family table with plates', 'on a tram', 'at night beside a drawer'],
  samples: [
    'Week two. Paper is loud. It passes.',
    'Where was it hard? Canteen, tram, telephone.',
    'Left is red. Feel the dot.',
  ],
  troubles: [
    {
      id: 'drawer',
      titles: [
        'In the drawer by week six: {org}',
        'I don’t live in your booth: {org}',
        '{drawer}% not worn, {org}',
        'Plates like gunfire: {org}, {town}',
      ],
      n: { drawer: [27, 39], drawerTo: [11, 16], visitsNow: [7, 9], visitsTo: [4, 5] },
      problem: [
        '{drawer}% of new wearers have put their aids in a drawer by the sixth week. The others come {visitsNow} times for settings, because nobody can describe on Thursday what the canteen was like on Monday.',
        'Between the booth and the family table {drawer}% give up. Each fitting takes {visitsNow} visits, most of which begin with “it is sort of sharp”.',
      ],
      ask: [
        'Bring the real rooms into the booth, and company into the first six weeks.',
        'Help somebody to describe a sound, days later, to a person who was not there.',
      ],
      situation: [
        'Wearers get a diary of paper and bring it back empty. The makers’ apps have sliders that the shop advises against. {p1f} asks “how was it?” and hears “fine”.',
        'There is a telephone call in week two. Those who have stopped [do not answer|say they are fine]. Family members write e-mails at night.',
      ],
      whyNow: [
        {
          kind: 'rule',
          text: 'From {due} the insurers pay the second half only if the aids are worn in the third month.',
        },
        { kind: 'rival', text: 'A chain with free batteries and no waiting opens in {district} in {due}.' },
        {
          kind: 'people',
          text: '{p1} will work alone in both booths from {due}; {visitsNow} visits each are too many.',
        },
      ],
      goals: [
        {
          text: 'Bring aids in drawers after six weeks from {drawer}% to {drawerTo}% {by}. || Have {drawerTo}% of aids unworn after six weeks {by} instead of {drawer}%.',
          measure: {
            metric: 'Aids not worn after six weeks',
            base: '{drawer}%',
            target: '{drawerTo}%',
            how: 'Wearing hours read at the third visit || Asked by telephone in week seven',
          },
        },
        {
          text: 'Fit in {visitsTo} visits {by2}; it takes {visitsNow} today. || Reduce visits per fitting from {visitsNow} to {visitsTo} {by2}.',
          measure: {
            metric: 'Visits per fitting',
            base: '{visitsNow}',
            target: '{visitsTo}',
            how: 'Appointments between sale and last setting || Diary of the shop, median per quarter',
          },
        },
        { text: 'Let somebody with stiff fingers mark a bad moment in under five seconds.' },
        { text: 'Give the person opposite a part in it.' },
      ],
      core: ['when:2', 'week:0', 'real:1'],
      more: ['across:3', 'drawer:0', 'tune:1', 'small:0', 'repair:1'],
    },
    {
      id: 'too-late',
      titles: [
        '{years} years of nodding: {org}',
        'Everybody mumbles: {org}',
        'Before the shop door of {org}',
        '{org} for people who hear perfectly well',
      ],
      n: { lateYears: [6, 9], first: [34, 58], firstTo: [71, 94], leave: [44, 57], leaveTo: [24, 31] },
      problem: [
        'People come {lateYears} years after they first noticed. Of those who ask for a test {leave}% never return, and the shop sees {first} new people a month where it could see twice that.',
        'It takes {lateYears} years from the first “pardon?” to the shop door. Behind the door {leave}% hear a price, nod and stay away.',
      ],
      ask: [
        'Find a first step that is small enough for somebody who has no problem.',
        'What would a person of fifty-two do on a quiet evening to find out, with nobody watching?',
      ],
      situation: [
        'The window shows devices on velvet. A free hearing test is advertised at the weekend market; [mostly|only] people come who wear aids already.',
        'The online test of the makers ends with a sales form. Family doctors whisper in the corner of the room and call it a test. {p0f} talks to clubs, which works and takes every evening.',
      ],
      whyNow: [
        { kind: 'growth', text: 'The factory in {district} must test the hearing of all its people from {due}.' },
        { kind: 'loss', text: 'Fewer came last year than the year before, for the first time in {years} years.' },
        { kind: 'move', text: 'The shop moves to a street with passers-by in {due}, with a window twice as wide.' },
      ],
      goals: [
        {
          text: 'See {firstTo} new people a month {by}, up from {first}. || Raise first visits from {first} to {firstTo} a month {by}.',
          measure: {
            metric: 'New people a month',
            base: '{first}',
            target: '{firstTo}',
            how: 'First visits in the diary || New names, counted on the last day',
          },
        },
        {
          text: 'Lose no more than {leaveTo}% after the test {by2}, {leave}% now. || Bring those who never return from {leave}% to {leaveTo}% {by2}.',
          measure: {
            metric: 'People who do not return after the test',
            base: '{leave}%',
            target: '{leaveTo}%',
            how: 'Second visit within four months || Diary compared by quarter',
          },
        },
        { text: 'Tell nobody that they need an aid who does not.' },
        { text: 'Let people under sixty feel meant.' },
      ],
      core: ['try:0', 'across:3', 'when:1'],
      more: ['week:1', 'real:1', 'small:1', 'tune:2', 'drawer:1'],
    },
  ],
};
