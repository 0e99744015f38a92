import type { Kind } from '../../kinds.ts';

export const observatory: Kind = {
  id: 'observatory',
  model: 'membership',
  channel: 'messages',
  where: ['mountain', 'farm', 'town'],
  what: [
    'a public observatory with {domes:w} domes',
    'an observatory run by {members} amateurs',
    'a hill with {domes:w} telescopes and {members} amateurs with [turns|keys]',
  ],
  names: [
    '{town} Public Observatory',
    'The {bird} Hill Observatory',
    '{surname} Dome',
    '{colour} Star Society',
    '{tree} Hill Telescopes',
    'The {thing} Observatory',
  ],
  years: [7, 118],
  n: {
    domes: [2, 4],
    members: [64, 210, 2],
    seats: [18, 34],
    nights: [88, 141],
    ticket: { eur: [6, 13] },
    schools: [22, 58],
  },
  story: [
    'A [baker|watchmaker] ground the first mirror {years} years ago; it is still in use, on Tuesdays.',
    'For {years} years the town has switched off the lamps on the hill at ten, by an agreement nobody can [find|produce].',
    'The society bought the hill {years} years ago with [the proceeds of a raffle|lottery money], dome by dome.',
  ],
  audience: [
    'People who have never looked through a telescope: families at half term, couples, classes, and grown men who [wanted to be|dreamed of being] astronauts.',
    '{nights} open nights a year for {seats} visitors each, of whom four in ten come once and talk about it for years.',
    'Classes from {schools} schools, and anybody in {town} who can stay up and [stand|wait] in the cold.',
  ],
  users: [
    {
      role: '[father of a nine-year-old|aunt of twins|grandmother of three]',
      ages: [31, 72],
      goals: ['Know by five whether it is worth the drive', 'Something to do if it clouds over'],
      pains: ['Drove up twice for nothing', 'Bedtime is at eight and Saturn at eleven'],
      quotes: ['I promised him Saturn. Then I had to promise him chips.'],
    },
    {
      role: '[physics teacher|primary teacher|teacher of geography]',
      ages: [28, 59],
      goals: ['Twenty-six permission slips that are not in vain', 'A plan for a grey night'],
      pains: ['The coach has to be paid either way', 'Cannot keep pupils up for “perhaps”'],
      quotes: ['I can book a coach. I can’t book a sky.'],
    },
    {
      role: '[retired surveyor and guide|dentist and guide|baker and guide]',
      ages: [36, 76],
      goals: ['Hear by four who is coming', 'Show one thing well, not nine badly'],
      pains: ['Opens up for two people who do not come', 'Explains the moon to somebody who knows more'],
      quotes: ['Give me eight people and one hole in the clouds.'],
    },
    {
      role: '[night nurse off duty|bus driver with an early shift|pastry cook]',
      ages: [24, 57],
      goals: ['Come when it is dark and free, alone', 'See something nobody else has asked for'],
      pains: ['All fixed nights are Fridays', 'Told to book three weeks ahead'],
      quotes: ['My night off is a Tuesday. So is the sky, sometimes.'],
    },
    {
      role: '[blind piano tuner|wheelchair user and chess player|hard-of-hearing archivist]',
      ages: [29, 68],
      goals: ['Take part in the dome, not beside it', 'Ask beforehand without a telephone call'],
      pains: ['The eyepiece is up a ladder', 'It is dark, so nobody can lip-read'],
      quotes: ['Everyone’s blind in there. I’m just used to it.'],
    },
    {
      role: '[pupil with an atlas|pupil who knows all the moons|sixth-former with a camera]',
      ages: [13, 19],
      goals: ['Turn the telescope by hand', 'A picture that is theirs'],
      pains: ['Adults answer the questions first', 'Has to leave at half past nine'],
      quotes: ['They let me say the number and it moved.'],
    },
  ],
  people: [
    { role: 'chair of the society', wants: ['full domes on clear nights', 'new members under forty'] },
    {
      role: 'keeper of the instruments',
      wants: ['nobody at the large mirror in damp air', 'a dome that is closed in time'],
    },
    {
      role: 'who plans the guides',
      wants: ['to send nobody up the hill in vain', 'an answer from guides before four'],
    },
    { role: 'town lighting engineer', wants: ['lamps on when people walk up', 'one number to ring'] },
  ],
  usps: [
    {
      title: '[Your own eye|No screen]',
      text: 'Nobody looks at a monitor: the light that left {years} years ago lands in [your|one’s] own eye.',
    },
    {
      title: '[It may be cloudy|We say so]',
      text: 'A ticket for a grey night is good for [any other night|the next clear night], for ever.',
    },
    {
      title: '{domes:w} domes, one at a time',
      text: 'Groups are of at most {seats}, so that nobody gets less than a minute and a half.',
    },
    {
      title: '[Guides with day jobs|Not professors]',
      text: 'Bakers and dentists explain it as they [once|first] understood it.',
    },
    { title: 'Dark at ten', text: 'At ten the lamps on the hill go out; the gasp is [part of it|free].' },
  ],
  features: [
    {
      id: 'sky',
      title: '[Is it clear?|Tonight’s sky]',
      text: 'Clear, grey or undecided, said at five and again at seven, with the reason. || The verdict on tonight, and when the next one comes.',
      check:
        'Undecided at 17:00, clear at 19:00: both screens || Three verdicts told apart in the dark and without colour',
      on: 0,
    },
    {
      id: 'swap',
      title: '[Another night|Keep the ticket]',
      text: 'Moves a grey night’s ticket to another one, in two taps. || Another night for the same ticket, nothing to explain.',
      check: 'Ticket moved twice in a row, nothing paid || Family of five, one cannot: four moved, one kept',
      on: 0,
    },
    {
      id: 'tonight',
      title: '[What you will see|Three things tonight]',
      text: 'What stands in the sky at that hour, at most three things. || Three things for this evening, with how large they really look.',
      check:
        'Saturn as large as it looks at the eyepiece, 12 px || An evening with only the moon, made worth the climb',
      on: 0,
    },
    {
      id: 'grey',
      title: '[If it is grey|The other programme]',
      text: 'The evening under a closed roof, told beforehand. || What happens on a grey night, so that one may come on purpose.',
      check:
        'Grey programme on one screen, with who should not come || Change from clear to grey at 20:40, announced in the dome',
      on: 0,
    },
    {
      id: 'class',
      title: '[A class and a spare|Two dates for a class]',
      text: 'A first and a second date for a class, decided on the day by noon. || Two nights for one class; the coach is told once.',
      check: 'First date off at 11:50: what teacher, parents and coach read || Both dates grey: third way, in 60 words',
      on: 0,
    },
    {
      id: 'rota',
      title: '[Who goes up|Guides tonight]',
      text: 'Which guide takes which dome, asked and answered by message. || Guides for tonight, with who has the key.',
      check: 'Guide ill at 16:20: who is asked, in which order || Evening with {domes:w} domes and one guide, drawn',
      on: 1,
    },
    {
      id: 'close',
      title: '[Close the dome|Damp watch]',
      text: 'Humidity and wind beside the limit, with one large word. || When the roof has to shut, said before it must.',
      check:
        'Limit reached in 20 minutes, reached, passed: three states in red light || Gloved finger hits “closed” at the first attempt',
      on: 1,
    },
    {
      id: 'log',
      title: '[The night book|What was seen]',
      text: 'One line a group: seen, not seen, asked. || What this night showed, kept for the next guide.',
      check: 'Entry spoken in the dark, 15 seconds, read back || A month of nights on one A4 page',
      on: 1,
    },
    {
      id: 'ladder',
      title: '[Without the ladder|Sitting, hearing, feeling]',
      text: 'Which dome can be used sitting, and what there is to touch. || Ways to take part for people who cannot climb, see or hear.',
      check: 'Question asked and answered without a call || Three domes compared: steps, seat, light',
      on: 0,
    },
  ],
  surfaces: [
    {
      name: '[For visitors|Before the climb|On the way up]',
      format: 'Phone, 360 px, read in a car park at night',
      states: 'sky undecided, called off, and full',
    },
    {
      name: '[In the dome|Under red light]',
      format: 'Tablet in red light, worked with gloves',
      states: 'too damp, no guide and visitors late',
    },
  ],
  constraints: [
    {
      type: 'technical',
      text: 'Nothing brighter than a candle may shine in a dome; screens are red.',
      effect: 'Meaning by size, word and place; red on black is all there is.',
    },
    {
      type: 'people',
      text: 'Guides are volunteers who [decide|say yes] by four in the afternoon.',
      effect: 'No promise to visitors before that hour.',
    },
    {
      type: 'legal',
      text: 'Groups with children need two adults of the society on the hill.',
      effect: 'The second name shows before the gate opens.',
    },
    {
      type: 'money',
      text: 'At {ticket} a head the hill pays for itself on {nights} nights, no fewer.',
      effect: 'A moved ticket is better than a refund; say it kindly.',
    },
    {
      type: 'content',
      text: 'All pictures are by members and are better than the view.',
      effect: 'Never show what the eye will not see.',
    },
    {
      type: 'time',
      text: 'In {summer} it gets dark after the children’s bedtime.',
      effect: 'Times follow the sun, not the clock; show both.',
    },
  ],
  nonGoals: [
    { text: 'A live picture from the telescope' },
    { text: 'Weather forecasts of our own' },
    { text: 'Selling instruments' },
    { text: 'An atlas of the sky' },
    { text: 'Astrology, even as a joke' },
  ],
  tensions: [
    {
      of: [0, 2],
      a: '{p0} wants tickets sold weeks ahead, since the society lives on them.',
      b: '{p2} wants nobody to book before the sky is known.',
      where: 'On the button under each date: “book”, or “tell me at five”?',
    },
    {
      of: [1, 3],
      a: '{p1} wants every lamp on the hill out from dusk.',
      b: '{p3} answers for {seats} strangers on a dark path.',
      where: 'In what visitors are told about torches, and when.',
    },
  ],
  unknowns: [
    'How many come although it is grey, for the company',
    'Whether “undecided” keeps people at home',
    'What a child remembers: the planet or the ladder',
    'Whether guides would rather be asked or assigned',
    'If teachers accept a second date at all',
  ],
  twists: [
    'The town replaces the lamps with brighter ones along the path. {p1f} wants to open an hour later, {p0f} loses the families. What is shown, to whom, at which hour?',
    'An eclipse in {due}: {members} dozen people want to come up on one afternoon, by day. Which screens bend, and which break?',
    'The large mirror goes away for silvering, {domes:w} months at least. The best thing on the hill is missing. Redraw the evening, and the sentence that sells it.',
  ],
  objects: [
    'star charts with pinholes',
    'brass setting circles',
    'red torches',
    'dome shutters and their chains',
    'log books with cloud symbols',
    'eyepiece boxes',
  ],
  moments: [
    'in a dark car park, engine off',
    'under red light, with gloves',
    'at five in the afternoon, looking out of a kitchen window',
    'at the foot of a ladder',
  ],
  samples: [
    'Undecided. We look again at seven.',
    'Saturn, low, a little to the left of the chimney.',
    'Your ticket is good for the next clear night.',
  ],
  troubles: [
    {
      id: 'for-nothing',
      titles: [
        'Up the hill for nothing: {org}',
        'Is it clear? {org}, {town}',
        '{org} and the grey Friday',
        'Tell them by seven, {org}',
      ],
      n: { grey: [31, 46], lost: [23, 37], lostTo: [7, 14], again: [12, 21], againTo: [34, 48] },
      problem: [
        '{grey} of {nights} open nights were called off last year, most after people had set out. {lost}% of ticket holders drove up for nothing, and few tried again.',
        'Cloud decides, at the last minute. {lost}% of visitors have stood before a closed dome; only {again}% of them came back.',
      ],
      ask: [
        'Nobody can order a sky. Let people know what is known, when it is known, and make the second attempt [easy|tempting].',
        'The society wants a grey night to be a postponed one and not a lost one.',
      ],
      situation: [
        'The answering machine is [changed|spoken] at six by whoever has the key. The page says “weather permitting”. {p2f} rings classes one by one; the coach is told by the teacher.',
        'Guides look out of their own windows and message each other. A weather page was linked: visitors read it differently from {p1f}. Tickets are moved by e-mail, some {seats} a week.',
      ],
      whyNow: [
        {
          kind: 'complaint',
          text: 'A coach with 26 children stood in the fog in {now}; the school wants an answer before it books for {due}.',
        },
        {
          kind: 'season',
          text: 'The long nights begin in {due}, and with them two thirds of the year’s visitors.',
          when: 'autumn',
        },
        { kind: 'legacy', text: 'The telephone company ends the answering machine in {due}.' },
      ],
      goals: [
        {
          text: 'Bring those who come up in vain from {lost}% to {lostTo}% {by}. || {lostTo}% in vain {by}, where {lost}% drive up today.',
          measure: {
            metric: 'Visitors who come in vain',
            base: '{lost}% of ticket holders',
            target: '{lostTo}%',
            how: 'Count at the gate on called-off nights, by the guide',
          },
        },
        {
          text: 'See {againTo}% return after a night called off {by2}; it is {again}% now. || Have {againTo}% try again {by2} instead of {again}%.',
          measure: {
            metric: 'Second attempts',
            base: '{again}% of those affected',
            target: '{againTo}%',
            how: 'Tickets moved and used, from the list of the evening',
          },
        },
        {
          text: 'Let a guide say yes or no to a night in under 20 seconds. || Twenty seconds for a guide’s yes or no.',
          measure: {
            metric: 'Guides who answer by four',
            base: 'about half',
            target: 'nine in ten',
            how: 'Messages of thirty evenings, counted by {p2f}',
          },
        },
        { text: 'Never promise a sky.' },
      ],
      core: ['sky:0', 'rota:2', 'swap:1'],
      more: ['grey:1', 'class:0', 'tonight:1', 'close:2', 'ladder:3'],
    },
    {
      id: 'once-only',
      titles: [
        'Once in a lifetime is too seldom: {org}',
        'What you will see at {org}',
        '{org}, seen once',
        'The second evening at {org}, {town}',
      ],
      n: { once: [71, 84], onceTo: [52, 63], young: [6, 13], youngTo: [19, 28] },
      problem: [
        '{once}% of visitors never return. They expected the colours of magazine pictures and saw a grey smudge; nobody had [warned|told] them that the smudge is the point.',
        'People come once: {once}% do. Of {members} members {young} are under thirty, and the guides get [older|fewer].',
      ],
      ask: [
        'Bring people up with the right hope, and give them a reason for a second evening.',
        'Make a small grey thing in an eyepiece worth a cold hill, before and after it is seen.',
      ],
      situation: [
        'Posters show nebulae in pink. At the eyepiece people ask whether it is [switched on|broken]. A membership form lies beside the guest book.',
        'Each guide has a programme of their own; two evenings may be the same or not. {p0f} tried a newsletter: {seats} readers, most of them members.',
      ],
      whyNow: [
        { kind: 'people', text: 'Four guides are over seventy and stop in {due}; without new ones a dome stays shut.' },
        { kind: 'rival', text: 'A planetarium with reclining seats opens in the next town in {due}.' },
        {
          kind: 'money',
          text: 'From {due} the town gives its grant for each visitor under eighteen, no longer for the roof.',
        },
      ],
      goals: [
        {
          text: 'Bring those who come only once from {once}% down to {onceTo}% {by}. || {onceTo}% who come only once {by}, {once}% at present.',
          measure: {
            metric: 'Visitors who come only once',
            base: '{once}%',
            target: '{onceTo}%',
            how: 'Names on the evening lists of two winters',
          },
        },
        {
          text: 'Have {youngTo} members under thirty {by2}; there are {young}. || {youngTo} members below thirty {by2}, up from {young}.',
          measure: {
            metric: 'Members under thirty',
            base: '{young}',
            target: '{youngTo}',
            how: 'Register, read out at the spring meeting',
          },
        },
        { text: 'Let every visitor say beforehand what they hope to see, in one sentence, and be answered truly.' },
        { text: 'Leave the dome dark, cold and quiet.' },
      ],
      core: ['tonight:0', 'log:1', 'grey:0'],
      more: ['ladder:2', 'swap:0', 'sky:2', 'rota:1', 'class:1'],
    },
  ],
};
