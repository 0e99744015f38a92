import type { Kind } from '../../kinds.ts';

export const listeningLine: Kind = {
  id: 'listening-line',
  model: 'charity',
  channel: 'call',
  where: [],
  what: [
    'a listening line with {listeners} volunteers',
    'a telephone line for people who need to talk, open {hours} hours a day',
    'a charity whose {listeners} volunteers listen, by voice and in writing',
  ],
  names: [
    'The {thing} Line',
    '{district} Listening Line',
    'Line {count}',
    'The {bird} Line',
    '{tree} Line',
    'Open Ear {town}',
  ],
  years: [4, 57],
  n: {
    listeners: [64, 240, 2],
    hours: [14, 24],
    calls: [6200, 28000, 100],
    wait: [7, 16],
    seats: [4, 9],
    training: [70, 120],
  },
  story: [
    'It was begun {years} years ago by [a chaplain and two nurses|students in a stairwell]; the number has not changed since.',
    'For {years} years nobody has been asked for a name, and no call has been recorded.',
    'Listeners train for {training} hours. They come from all trades; [one|{p1f}] drives a crane.',
  ],
  audience: [
    'People who have something on their mind and nobody to say it to at this hour: about {calls} conversations a year.',
    'Callers of all ages, more at night, more in {winter}; [four|three] in ten have called before.',
    'Those who would rather write than speak, mostly under thirty, and those who would never write, mostly over fifty.',
  ],
  users: [
    {
      role: '[night driver|baker on the early shift|security guard]',
      ages: [28, 61],
      goals: ['Talk for ten minutes and go on working', 'Not be passed on'],
      pains: ['Music in the queue', 'The battery goes before the turn comes'],
      quotes: ['I don’t need advice. I need a voice at four.'],
    },
    {
      role: '[pupil|sixth-former|apprentice hairdresser]',
      ages: [16, 19],
      goals: ['Write without anyone in the flat hearing', 'Be able to stop in the middle'],
      pains: ['A page that asks for age and topic first', 'Siblings who read over the shoulder'],
      quotes: ['If I have to say what it’s about, I’ve already left.'],
    },
    {
      role: '[carer of a husband|widower|mother of a grown son who is ill]',
      ages: [49, 79],
      goals: ['Say the thing one does not say at home', 'Be allowed to hang up'],
      pains: ['“Have you tried” in the second sentence', 'Feels that others need the line more'],
      quotes: ['There must be somebody worse off. I always think that, and hang up.'],
    },
    {
      role: '[schoolteacher|architect|plumber] and volunteer listener',
      ages: [27, 68],
      goals: ['Leave the shift without carrying it home', 'Know what the line can do and what it cannot'],
      pains: ['Searches for numbers while somebody weeps', 'A repeat caller each listener starts anew with'],
      quotes: ['Silence is fine. Looking for a number in silence isn’t.'],
    },
    {
      role: '[newly divorced surveyor|redundant typesetter|researcher far from home]',
      ages: [25, 58],
      goals: ['Find out if this counts as a reason to call', 'Learn what happens when one rings, before ringing'],
      pains: ['Pages with a sad stranger at a window', 'Unsure who will see the number on the bill'],
      quotes: ['I read the page for an hour. I wanted to know what you’d say first.'],
    },
  ],
  people: [
    { role: 'director', wants: ['calls answered before people [give up|hang up]', 'writing as well as speaking'] },
    { role: 'trainer of the listeners', wants: ['conversations without a [script|form]', 'nobody hurried'] },
    {
      role: 'shift leader',
      wants: ['a rota that holds at three in the morning', 'to see which listener needs a pause'],
    },
    { role: 'chair of the foundation that pays', wants: ['figures', 'proof that it helps'] },
  ],
  usps: [
    { title: 'No name', text: 'Nothing is asked and nothing recorded; after {years} years people [trust|believe] it.' },
    {
      title: '[Time without a clock|As long as it takes]',
      text: 'A conversation lasts as long as it needs; the average is {wait} minutes, the longest was a night.',
    },
    {
      title: 'Everyday people',
      text: 'Listeners are {listeners} people from {town} with {training} hours of training, and no [white coats|titles].',
    },
    {
      title: '[Never from a script|Nothing read out]',
      text: 'There is no text to be read out; a listener may say “I don’t know either”.',
    },
    { title: 'Free, and not on the bill', text: 'The number costs nothing and does not appear on any bill.' },
  ],
  features: [
    {
      id: 'before',
      title: '[What happens when I ring|The first minute]',
      text: 'Says what one will hear, from whom, and what is never asked. || The first minute of a call, told beforehand, word for word.',
      check: 'Five sentences at most, the last one says how to stop || Readable in 20 seconds, closed in one tap',
      on: 0,
    },
    {
      id: 'choose',
      title: '[Speak or write|Voice or words]',
      text: 'Speaking, writing, or only reading, with the wait for each. || Three ways, none [recommended|first], with how long it takes now.',
      check:
        'Waiting times now, honest when long, for voice and for writing || Nothing open at 05:30: what stands there instead',
      on: 0,
    },
    {
      id: 'leave',
      title: '[Gone in one tap|Leave quickly]',
      text: 'One tap leaves and shows [the weather|something harmless]. || A way out that leaves no trace on a shared device.',
      check: 'One tap from any screen; nothing in the history || The same by keyboard and by turning the phone over',
      on: 0,
    },
    {
      id: 'wait',
      title: '[While you wait|The wait]',
      text: 'Waiting with a voice and a number, without music. || What one hears and reads until somebody is there.',
      check:
        'Three minutes of waiting written as a sequence of sentences || The way to be rung back without giving a name',
      on: 0,
    },
    {
      id: 'beside',
      title: '[Beside the call|The quiet screen]',
      text: 'What a listener may want to find, [without searching|in two taps], while staying with the voice. || Numbers and places by situation, found with one ear free.',
      check: 'Three needs found in two taps each, without typing || Screen readable for 40 minutes in a dark room',
      on: 1,
    },
    {
      id: 'after',
      title: '[After the call|Put it down]',
      text: 'Two minutes for the listener: how it was, and whether to go on. || A short note that is about the listener and not the caller.',
      check: 'Four answers, none of which describes the caller || “I need a pause”: what happens in the next minute',
      on: 1,
    },
    {
      id: 'shift',
      title: '[Who is on tonight|The rota]',
      text: 'Who listens tonight, how often they have, and who can step in. || {hours} hours filled by {listeners} people who also sleep.',
      check:
        'Gap at 03:00 tomorrow: asked, answered, filled || A listener with four nights in a row: what the rota says',
      on: 1,
    },
    {
      id: 'again',
      title: '[Known voice|Somebody who calls often]',
      text: 'What has been agreed with people who call often, without a name. || An agreement by a word that the caller has chosen.',
      check: 'Agreement in three lines, found by a word || Caller does not know that there is one: never shown',
      on: 1,
    },
    {
      id: 'count',
      title: '[Counting kindly|Figures without faces]',
      text: 'What may be counted, so that nobody can be found in it. || Year in figures for those who pay, from ticks only.',
      check: 'One A4 page, no group smaller than ten || Three figures that are never collected, and why',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[For the caller|Before and while calling]',
      format: '[Phone, 360 px, at night, shared by a family|360 px on a phone that others use as well]',
      states: '[all lines busy|nobody free], connection lost and line closed',
    },
    {
      name: '[For the listener|In the listening room]',
      format: '[Desktop 1280 px in a dim room, headset on|1280 px, dimmed, beside a headset]',
      states: 'silence on the line, [danger named|urgent call] and listener exhausted',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'Nothing that would let a caller be [found|identified] may be stored, not even [an hour|a place].',
      effect: 'No cookies, no analytics, no account; counting is done by hand.',
    },
    {
      type: 'brand',
      text: 'The number is the brand: [eight|nine] digits, painted on bridges since the beginning.',
      effect: 'It has to be the largest thing on every page, and tappable.',
    },
    {
      type: 'people',
      text: '{listeners} volunteers, {seats} chairs, one shift every [two|three] weeks.',
      effect: 'They must find their way after a fortnight away, in the dark.',
    },
    {
      type: 'content',
      text: 'Some words [hurt|do harm] and may not be used; {p1} keeps the list.',
      effect: 'Write from the list, have it read by a listener.',
    },
    {
      type: 'technical',
      text: 'The telephone system is [shared with|rented from] a hospital and gives a queue length every minute.',
      effect: 'Show the wait in words that are true for a minute.',
    },
    {
      type: 'money',
      text: 'Every line costs [the same|as much] whether it rings or not; there are {seats}.',
      effect: 'Spread calls over the day rather than promise more lines.',
    },
  ],
  nonGoals: [
    { text: 'A conversation with a machine' },
    { text: 'Self-tests' },
    { text: 'Donating on the same page' },
    { text: 'Sending somebody to the caller’s home' },
    { text: 'Stories of callers' },
  ],
  tensions: [
    {
      of: [0, 1],
      a: '{p0} wants the wait under four minutes, and so conversations [that end|under half an hour].',
      b: '{p1} has taught {listeners} people never to look at a clock.',
      where: 'On the listener’s screen: does it show how many are waiting?',
    },
    {
      of: [1, 3],
      a: '{p1} will not have anything written about a caller.',
      b: '{p3} pays, and wants to know whom it [reaches|helps].',
      where: 'In the two minutes after a call, in the field that is not there.',
    },
  ],
  unknowns: [
    'How many give up in the queue, and what they do then',
    'Whether seeing a long wait sends people away or lets them breathe',
    'Whether writing brings other people or the same ones',
    'What listeners look for during a call and do not find',
    'Why so many hang up at the first ring',
  ],
  twists: [
    'A series on television shows a line like this one, in the third episode. Calls treble for [six|five] weeks. {p0f} will not let anybody wait {wait} minutes more. What do people find when no one is free?',
    'The foundation offers a machine that answers in writing at once. {listeners} listeners vote no, by [nine|seven] votes. What did the other side want, and can you give it to them differently?',
    'The number has to change: the network is [switched off|retired] in {due}, after {years} years. It is painted on bridges.',
  ],
  objects: [
    'dial telephones',
    'painted numbers on a bridge',
    'lamps with cloth shades',
    'empty chairs in a row',
    'cards in a wooden box',
    'a kettle and nine cups',
  ],
  moments: [
    'at four in the morning in the dark',
    'in a shared room under a blanket',
    'in a parked lorry',
    'in a dim room with a headset',
  ],
  samples: [
    'Somebody is there. You need not begin.',
    'About six minutes. Stay, or we ring back.',
    'Nothing you say is written down.',
  ],
  troubles: [
    {
      id: 'hang-ups',
      titles: [
        '{lost}% hang up before {org} answers',
        'The wait at four in the morning: {org}',
        'Stay on the line: {org}',
        'Nobody weeps to music, {org}, {town}',
      ],
      n: { lost: [28, 43], lostTo: [11, 16], waitTo: [3, 4], peak: [21, 29] },
      problem: [
        '{lost}% of callers hang up before anybody answers. Between ten and two the wait is {peak} minutes, at noon a minute.',
        'The average wait is {wait} minutes, {peak} at night. {lost}% do not stay, and the line cannot ring back somebody it does not know.',
      ],
      ask: [
        'Make waiting bearable and shorter, without a stopwatch in the conversations.',
        'What can be there for somebody in the minutes when no one is?',
      ],
      situation: [
        'In the queue there is a [piano|string quartet] and a sentence every minute. Nobody knows how long it will take; listeners do not see who waits.',
        'Rotas are filled by e-mail, nights last. {p2f} rings round at six for the gaps. A second number was tried for [nine|ten] months and confused everyone.',
      ],
      whyNow: [
        {
          kind: 'season',
          when: 'autumn',
          cold: true,
          text: 'From {due} the nights get long; last {winter} the wait doubled.',
        },
        { kind: 'growth', text: 'The emergency services will put calls through from {due} that are not emergencies.' },
        { kind: 'people', text: 'A third of the listeners are past seventy; {p2} has lost twelve since {now}.' },
      ],
      goals: [
        {
          text: 'Lose no more than {lostTo}% of callers in the queue {by}; {lost}% hang up now. || Bring hang-ups in the queue from {lost}% to {lostTo}% {by}.',
          measure: {
            metric: 'Callers who hang up in the queue',
            base: '{lost}%',
            target: '{lostTo}%',
            how: 'Counter of the telephone system, by hour || Queue report, monthly, nights apart',
          },
        },
        {
          text: 'Shorten the wait between ten and two from {peak} to {waitTo} minutes {by2}. || Have people wait {waitTo} minutes at night {by2}, where it is {peak}.',
          measure: {
            metric: 'Wait between ten and two',
            base: '{peak} minutes',
            target: '{waitTo} minutes',
            how: 'Median of each night || Queue report, weekly',
          },
        },
        { text: 'Let a first-time caller know what will happen before anybody speaks.' },
        { text: 'Hurry no one.' },
      ],
      core: ['wait:0', 'shift:1', 'before:2'],
      more: ['choose:0', 'after:1', 'beside:3', 'again:1', 'leave:2'],
    },
    {
      id: 'young-silence',
      titles: [
        'Those who would never ring {org}',
        'A line for people who write: {org}',
        'Under the blanket with {org}',
        '{org} without a voice',
      ],
      n: { young: [6, 11], youngTo: [19, 27], quit: [52, 67], quitTo: [22, 31] },
      problem: [
        'Only {young}% of those who call are under twenty-five. A chat has been open for a year; {quit}% leave it at the first form.',
        'Young people do not ring: {young}% of all conversations. They open the chat at night and {quit}% are gone before a word is [said|written].',
      ],
      ask: [
        'Find a way in for people who would rather write, on a phone that is not only theirs.',
        'Bring what the listeners are good at, silence included, into writing.',
      ],
      situation: [
        'The chat asks for age, place and topic before it begins. Listeners write long, correct messages with gaps of four minutes. At eleven it closes, when most people [come|arrive].',
        '{p1f} tried a summer of messages with three listeners: it worked, and tired them more than voices. There is a page of advice with a photograph of a window and rain.',
      ],
      whyNow: [
        { kind: 'money', text: 'A grant for people under twenty-five must be taken up by {due}.' },
        {
          kind: 'rival',
          text: 'Schools have begun to hand out the address of an app that answers by machine. {p0} wants something to set beside it by {due}.',
        },
        { kind: 'complaint', text: 'A pupils’ council wrote in {now}: “We would, but we can’t talk at home.”' },
      ],
      goals: [
        {
          text: 'Raise the share of people under twenty-five from {young}% to {youngTo}% of conversations {by}. || Have {youngTo}% of conversations with people under twenty-five {by}, {young}% today.',
          measure: {
            metric: 'Conversations with people under 25',
            base: '{young}%',
            target: '{youngTo}%',
            how: 'Guessed by the listener, one tick, never asked || Listeners’ ticks, compared twice a year',
          },
        },
        {
          text: 'Cut those who leave before the first word from {quit}% to {quitTo}% {by2}. || {quitTo}% leaving before a word {by2} instead of {quit}%.',
          measure: {
            metric: 'Chats left before the first word',
            base: '{quit}%',
            target: '{quitTo}%',
            how: 'Opened against begun, counted without identity || Chat counter, weekly',
          },
        },
        { text: 'Make it possible to leave any screen in one second, without a trace.' },
        { text: 'Let silence be possible in writing, too.' },
      ],
      core: ['choose:1', 'leave:2', 'before:0'],
      more: ['beside:3', 'after:3', 'wait:3', 'shift:0', 'count:0'],
    },
  ],
};
