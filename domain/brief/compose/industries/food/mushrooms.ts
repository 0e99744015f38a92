import type { Kind } from '../../kinds.ts';

export const mushroomOffice: Kind = {
  id: 'mushroom-office',
  model: 'public',
  channel: 'counter',
  where: ['cold'],
  what: [
    'a town office where baskets of wild mushrooms are looked through, {baskets} a year',
    'a mushroom inspection with {tables:w} tables and {baskets} baskets a year',
    'a service that says of wild mushrooms what may be eaten',
  ],
  names: [
    '{town} Mushroom Table',
    'The {tree} Basket Office',
    '{surname} Wild Food Inspection',
    '{district} Basket Desk',
    'The {bird} Forest Table',
    '{stone} Street Inspection',
  ],
  years: [6, 104],
  n: { tables: [2, 4], baskets: [2600, 7400, 20], inspectors: [9, 21], kinds: [140, 260] },
  story: [
    'It was set up {years} years ago after a [wedding|village feast] at which eleven guests fell ill.',
    'For {years} years it has sat in the [fire station|former toll house] and smelt of wet leaves from the first rain on.',
    'A schoolteacher began it {years} years ago on two trestles; the trestles are still [in use|the best tables].',
  ],
  audience: [
    'Whoever comes out of the forest with a basket and a doubt: families, pensioners, cooks, newcomers from another continent.',
    '{baskets} baskets a year, two thirds of them on nine Sundays between four and seven.',
    'Pickers who know three kinds for certain, and pickers who are [certain|sure] about all of them.',
  ],
  users: [
    {
      role: '[father of two with a pushchair|primary teacher on a day off|sound technician on a first outing]',
      ages: [27, 48],
      goals: ['Eat tonight what was found today', 'Know one kind more than last year'],
      pains: ['Stands in line with tired children', 'Two thirds of the basket thrown away without a word'],
      quotes: ['She tipped out the whole basket, and I still don’t know which one was the bad one.'],
    },
    {
      role: '[retired forester|retired baker who picks daily|grandmother with a stick and a knife]',
      ages: [66, 87],
      goals: ['Be asked what is growing', 'Come once a week and not be taught'],
      pains: ['Told off for a kind eaten for fifty years', 'The bench in the queue is always taken'],
      quotes: ['My mother ate those. Well. She boiled them twice.'],
    },
    {
      role: '[newly arrived engineer|care worker from another continent|cook from a city without forests]',
      ages: [23, 52],
      goals: ['The name of this one in a familiar language', 'Learn which twin is the wrong one'],
      pains: ['At home the white ones are good', 'The poster has Latin, dialect and no picture'],
      quotes: ['It looks exactly like the one we eat. That’s the problem, they say.'],
    },
    {
      role: '[cook of a country inn|market trader with wild goods|caterer with a forest menu]',
      ages: [29, 61],
      goals: ['Eleven kilos looked through before ten', 'A slip that the food inspector accepts'],
      pains: ['Waits behind a family with four mushrooms', 'Each crate needs its own slip'],
      quotes: ['It’s Saturday, I’ve forty covers and a crate nobody has signed.'],
    },
    {
      role: '[inspector on Sunday duty|biologist and inspector|postman and inspector]',
      ages: [31, 74],
      goals: ['Look at each cap without being talked to', 'A second opinion within five minutes'],
      pains: ['Says the same sentence two hundred times', 'Is shown photographs of what has been eaten already'],
      quotes: ['I’m not here to be nice. I’m here on Monday morning, so to speak.'],
    },
    {
      role: '[night doctor at the hospital|poison-line nurse|ward nurse on nights]',
      ages: [28, 60],
      goals: ['Know from scraps what was eaten', 'Reach somebody who knows mushrooms at 23:00'],
      pains: ['A picture of a pan is all there is', 'The list of numbers is from last year'],
      quotes: ['They bring me the plate. I need the stalk.'],
    },
  ],
  people: [
    {
      role: 'head of the inspection',
      wants: ['every basket seen, whatever the hour', 'nobody who leaves without knowing why'],
    },
    {
      role: 'speaker of the inspectors',
      wants: ['three minutes of silence per basket', 'a second pair of eyes for the white ones'],
    },
    { role: 'ranger of the forest district', wants: ['half of it left standing', 'no map of the good places'] },
    { role: 'town treasurer', wants: ['hours that cost what they bring', 'cooks who pay for crates'] },
  ],
  usps: [
    {
      title: '[Every cap in hand|Looked at, not scanned]',
      text: 'The {inspectors} inspectors turn each mushroom over, smell it and [cut|bend] it; no picture replaces that.',
    },
    { title: 'Free, down to the last one', text: 'Four caps or forty: looking through costs [nothing|not a coin].' },
    {
      title: '[One no is enough|The whole basket]',
      text: 'If one deadly cap lies in it the basket stays here, and the reason is [shown|said aloud].',
    },
    {
      title: 'Asked at night',
      text: 'Two of {inspectors} can be woken by the hospital, and come [by bicycle|at once].',
    },
    {
      title: '[{kinds} kinds in jars|The shelf]',
      text: 'The shelf holds {kinds} kinds and for most of them the wrong [twin|sister] beside it.',
    },
  ],
  features: [
    {
      id: 'sort',
      title: '[Sorted before the table|Kinds apart]',
      text: 'How to lay out a basket so that looking through takes three minutes. || Roots left on, like beside like, doubtful ones on top.',
      check:
        'Six steps in drawings, read in a queue at 375 px || Basket already cleaned and cut: what can still be done',
      on: 0,
    },
    {
      id: 'line',
      title: '[How long now?|The line on Sunday]',
      text: 'The line as it stands, and when it was shorter on other Sundays. || Wait in minutes, told before the drive home.',
      check:
        'Line of 38 baskets at 17:00, of two at 19:30 || Closing in 20 minutes with 31 waiting: who is sent home, how',
      on: 0,
    },
    {
      id: 'why',
      title: '[Why not this one|The wrong twin]',
      text: 'What was taken out, why, and how to tell it next time. || The cap that was thrown away, beside the one it was taken for.',
      check:
        'Two twins told apart in three drawings, without Latin || Nine caps refused, one reason each, on one slip of A6',
      on: 0,
    },
    {
      id: 'slip',
      title: '[The slip|Passed, and until when]',
      text: 'What was passed, how to cook it and until when. || A slip for kitchen or kitchen door.',
      check:
        'Three kinds on a slip, one to be boiled first: seen at a glance || Crate of 11 kilos, two inspectors, one slip for a cook',
      on: 1,
    },
    {
      id: 'second',
      title: '[A second pair of eyes|Ask the other table]',
      text: 'Shows a doubtful cap to the next table without a word in front of the picker. || Two inspectors, one cap, one answer.',
      check:
        'Asked, answered, disagreed: three states, silent || Second opinion from home: four pictures, smell in words',
      on: 1,
    },
    {
      id: 'night',
      title: '[The night call|From a plate]',
      text: 'Hospital and inspector look at the same scraps. || What was eaten, when, by how many.',
      check:
        'Three questions first: when, how many, raw or cooked || Call at 23:40, first inspector does not wake: the next step',
      on: 1,
    },
    {
      id: 'tally',
      title: '[What came in|The Sunday tally]',
      text: 'Kinds and warnings of a Sunday, in two taps a basket. || What grows now, and which mistake goes round.',
      check: 'Basket of 14 kinds recorded in 20 seconds || A mistake made five times in a day: when the poster changes',
      on: 1,
    },
    {
      id: 'now',
      title: '[What looks alike now|This week’s twins]',
      text: 'Three pairs that are mixed up this week. || Warns of what grows now.',
      check: 'Three pairs at A3 on a barrier, read at two metres || Pair of the week without a place named',
      on: 0,
    },
    {
      id: 'learn',
      title: '[One kind a year|Come without a basket]',
      text: 'An hour at the table for those who want to know one kind properly. || Learn one mushroom, with its twin, in an hour.',
      check:
        'Hour for six people, one kind, one test with seven caps || Somebody fails the test: words for it, under 25',
      on: 0,
    },
  ],
  surfaces: [
    {
      name: '[For pickers|With the basket]',
      format: '[Phone, 375 px, earthy fingers, and A6 paper|375 px, muddy, and A6 slips]',
      states: 'office closed, basket refused, and line too long',
    },
    {
      name: '[At the table|Beside the knife]',
      format: '[Tablet, 10 inches, behind a heap of leaves|10 inches, upright among leaves]',
      states: 'kind unknown, two opinions and deadly cap found',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'Nothing may be passed from a photograph, by anybody, ever.',
      effect: 'No upload for pickers; say in one line why not.',
    },
    {
      type: 'content',
      text: 'Colour lies: in rain, under neon, and on every screen.',
      effect: 'Tell kinds apart by shape, smell, stalk and place.',
    },
    {
      type: 'people',
      text: 'The {inspectors} inspectors are volunteers with knives, gloves and opinions.',
      effect: 'Two taps a basket, worked by an elbow if need be.',
    },
    {
      type: 'time',
      text: 'Nine Sundays bring two thirds of the year; in {spring} nobody comes.',
      effect: 'Made for the worst hour; quiet months get one page.',
    },
    {
      type: 'technical',
      text: 'At the forest’s edge there is a barrier, a board and no signal.',
      effect: 'What matters there is on paper, and short.',
    },
    {
      type: 'brand',
      text: 'A green cap on white is the forest’s poison sign on all signs here.',
      effect: 'No green caps, no cheerful toadstools.',
    },
  ],
  nonGoals: [
    { text: 'Recognising mushrooms from pictures' },
    { text: 'A map of where they grow' },
    { text: 'Recipes' },
    { text: 'Selling dried mushrooms' },
    { text: 'A contest for the largest' },
  ],
  tensions: [
    {
      of: [0, 1],
      a: '{p0} wants to explain each refusal, or they pick it again next Sunday.',
      b: '{p1} has thirty baskets waiting and talks only while the knife is [down|at rest].',
      where: 'In what a picker holds in hand when the table is wiped.',
    },
    {
      of: [2, 3],
      a: '{p2} wants the board to say nothing that sends more people into the forest.',
      b: '{p3} counts baskets, and needs more of them to keep the office open.',
      where: 'On the page that says what is growing this week.',
    },
  ],
  unknowns: [
    'How many eat without ever coming to the table',
    'Whether a refused basket brings somebody back or drives them off',
    'Which twins are mixed up by newcomers and which by old hands',
    'What people do with the slip once they are in the kitchen',
    'If an earlier hour would empty the five o’clock line',
  ],
  twists: [
    'A kind eaten here for generations has been declared poisonous. {p1f} ate it on Thursday. {kinds} kinds become one fewer: what does the table say to grandmothers?',
    'The hospital asks for a picture of every basket, kept for three days. Pickers would see it as a map of their places. What is kept, and what does the slip say?',
    'After two dry years the office is to open on {tables:w} Sundays only, named three days ahead by rain. How does a picker learn of it, and what happens on the others?',
  ],
  objects: [
    'willow baskets lined with fern',
    'spore prints on paper',
    'knives with a brush at the end',
    'plaster casts of fungi',
    'enamel trays with numbers',
    'gill patterns under a lens',
  ],
  moments: [
    'in a line on wet cobbles, basket on the arm',
    'at a barrier on the forest’s edge',
    'under a neon tube, with gloves on',
    'in a kitchen, with the pan already hot',
  ],
  samples: [
    'Boil first, pour away, then fry.',
    'Two of these are not what you think.',
    'The basket stays here. This is the reason.',
    'About forty minutes from the lamp post.',
  ],
  troubles: [
    {
      id: 'sunday-line',
      titles: [
        'Forty baskets at five: {org}',
        'The line on wet cobbles, {org}',
        '{gone}% go home with a doubt: {org}',
        '{org}, between four and seven',
      ],
      n: {
        wait: [68, 110, 2],
        waitTo: [23, 34],
        gone: [17, 29],
        goneTo: [5, 9],
        cleaned: [38, 56],
        cleanedTo: [12, 19],
      },
      problem: [
        'On nine Sundays the line is {wait} minutes long. {gone}% give up and go home with the basket, and what they eat then nobody has [seen|looked at].',
        '{cleaned}% of baskets arrive cut and mixed, which takes four times as long to look through. The line grows to {wait} minutes, and {gone}% walk [off|home] out of it.',
      ],
      ask: [
        'Keep everybody with a doubt in the line, or give them a better hour.',
        'Save the minutes that have nothing to do with looking, so that the looking can stay [slow|as it is].',
      ],
      situation: [
        'A chalk board says “open”. At six {p0f} walks along the line and takes out whoever has only [chanterelles|one kind]. Everything is tipped on the table, leaves and all.',
        'People take a number and go for [coffee|a walk]; then four come back at once. A leaflet on sorting is handed out, at the table.',
      ],
      whyNow: [
        {
          kind: 'season',
          text: 'The first rain falls in {due}, as a rule, and with it comes the first Sunday.',
          when: 'autumn',
        },
        {
          kind: 'complaint',
          text: 'Four people went to hospital in {now}; they had left the line after an hour. The council asks in {due}.',
        },
        { kind: 'people', text: 'Five inspectors are over seventy, and one table stays empty from {due}.' },
      ],
      goals: [
        {
          text: 'Bring the Sunday line from {wait} minutes to {waitTo} {by}. || {waitTo} minutes on a Sunday {by}, not {wait}.',
          measure: {
            metric: 'Wait at five on a Sunday',
            base: '{wait} minutes',
            target: '{waitTo} minutes',
            how: 'Number drawn against basket opened, six Sundays',
          },
        },
        {
          text: 'Lose no more than {goneTo}% out of the line {by2}; {gone}% leave it now. || {goneTo}% who walk away {by2}, down from {gone}%.',
          measure: {
            metric: 'Pickers who leave the line',
            base: '{gone}% of those who drew a number',
            target: '{goneTo}%',
            how: 'Numbers called and not answered',
          },
        },
        {
          text: 'See {cleanedTo}% arrive cut and mixed {by3} rather than {cleaned}%. || Cut and mixed baskets: {cleanedTo}% {by3}, today {cleaned}%.',
          measure: {
            metric: 'Baskets cut and mixed',
            base: '{cleaned}% of baskets',
            target: '{cleanedTo}%',
            how: 'A stroke on the tally for each, by the inspector',
          },
        },
        { text: 'Take no second from the looking itself.' },
      ],
      core: ['sort:2', 'line:1', 'second:0'],
      more: ['slip:0', 'tally:0', 'now:2', 'why:2', 'night:3'],
    },
    {
      id: 'no-reason',
      titles: [
        'Which one was the bad one? {org}',
        'The same mistake next Sunday, {org}',
        'Thrown away without a word: {org}, {town}',
        'The wrong twin at {org}',
      ],
      n: { same: [34, 51], sameTo: [12, 19], why: [19, 33], whyTo: [71, 84], calls: [23, 47], callsTo: [9, 14] },
      problem: [
        '{same}% of refused caps had been refused to the same picker before. Only {why}% knew at the door what was wrong; the hospital rang {calls} times last [season|year].',
        'The bad ones go into a bucket and the people go home. {why}% know the reason; next week the same twin lies in the same [basket|hands].',
      ],
      ask: [
        'Let everybody take one piece of knowledge home in place of what was taken from them.',
        'Make a refusal worth the queue, at a table where there is [hardly|no] time to talk.',
      ],
      situation: [
        'The inspector says a Latin name and a local one and is already at the next basket. On the wall hangs a poster of forty kinds from {years} years ago; two of them are now [poisonous|struck through].',
        'Some photograph the bucket. {p1f} started to keep one refused cap per person on a saucer; there were eighty saucers. A course filled up with people who knew everything.',
      ],
      whyNow: [
        {
          kind: 'growth',
          text: 'A firm has brought six hundred families from abroad; their first season begins in {due}.',
          when: 'autumn',
        },
        {
          kind: 'rival',
          text: 'Telephones name any mushroom from a picture now. Four calls to the poison line came of that in {now}; its report is due in {due}.',
        },
        {
          kind: 'money',
          text: 'The health office pays from {due} by what people have learnt, and no longer by the basket.',
        },
      ],
      goals: [
        {
          text: 'Bring repeated mistakes from {same}% of refusals to {sameTo}% {by}. || {sameTo}% repeated mistakes {by}, {same}% now.',
          measure: {
            metric: 'Repeated mistakes',
            base: '{same}% of refusals',
            target: '{sameTo}%',
            how: 'Slips of four Sundays, compared by number',
          },
        },
        {
          text: 'Have {whyTo}% say at the door what was wrong {by2}, where {why}% can today. || From {why}% to {whyTo}% who know the reason {by2}.',
          measure: {
            metric: 'Pickers who know the reason',
            base: '{why}% at the door',
            target: '{whyTo}%',
            how: 'One question at the door, fifty pickers',
          },
        },
        {
          text: 'See {callsTo} calls from the hospital in a season, counted {by3}, not {calls}. || {callsTo} calls a season {by3} instead of {calls}.',
        },
        { text: 'Spread no courage: nobody should pick more because of this.' },
      ],
      core: ['why:0', 'now:0', 'learn:1'],
      more: ['slip:1', 'tally:0', 'night:2', 'second:3', 'sort:1'],
    },
  ],
};
