import type { Kind } from '../../kinds.ts';

export const remittance: Kind = {
  id: 'remittance',
  model: 'fees',
  channel: 'counter',
  where: ['city', 'coast', 'town'],
  what: [
    'a money-transfer counter with {counters:w} windows',
    'a shop that sends money home for {senders} people',
    'a remittance service with {counters:w} counters and a barber in the back',
  ],
  names: [
    '{surname} Transfer',
    '{district} Money Post',
    'The {bird} Counter',
    '{thing} Transfer',
    '{count} Rivers Money',
    '{surname2} & Sisters Transfer',
  ],
  years: [3, 34],
  n: {
    counters: [2, 5],
    senders: [1400, 7200, 50],
    countries: [9, 27],
    sum: { eur: [110, 260] },
    fee: { eur: [3.2, 6.8] },
    wait: [14, 27],
  },
  story: [
    'It began {years} years ago as a telephone shop; the booths are still there, [one|the last] has a barber in it.',
    '{p0} sent money by bus driver {years} years ago and knew how it felt to wait for the call.',
    'For {years} years people have come on the first Friday, [dressed up|with their children], as to church.',
  ],
  audience: [
    'People who work here and keep a family elsewhere: cleaners, fitters, nurses, [students|cooks]. {senders} senders, {countries} countries.',
    'Those who send {sum} a month, the same every month for years, and more when somebody falls ill.',
    'Senders here and receivers there; the second group never sees the shop and [decides|says] whether it was good.',
  ],
  users: [
    {
      role: '[hotel cleaner|care assistant|seamstress] who supports two families',
      ages: [27, 56],
      goals: ['Send on Friday, know by night that it has arrived', 'Say exactly how much will be in the hand'],
      pains: ['“From” fees and a rate that is not the rate', 'An app in the language of the work'],
      quotes: ['My mother doesn’t ask about the fee. She asks why it’s less.'],
    },
    {
      role: '[welder|fruit picker|dock worker] on a contract',
      ages: [22, 45],
      goals: ['Pay school fees straight to the school', 'Keep a paper that proves it'],
      pains: ['Wages come after the counter has closed', 'The brother collects and it becomes a motorbike'],
      quotes: ['I send school. Motorbike arrives.'],
    },
    {
      role: '[ward nurse|pharmacist’s assistant|lab technician]',
      ages: [25, 49],
      goals: ['Do it on the bus in a minute', 'See all transfers of the year for the tax'],
      pains: ['Types the same names every month', 'Locked out for “unusual activity”: a cousin’s wedding'],
      quotes: ['It was a wedding. You asked if I was a terrorist.'],
    },
    {
      role: '[neighbour who rings the families|cousin who takes the calls|parish helper] on behalf of those who receive',
      ages: [34, 71],
      goals: ['Get it to an old woman near her home, without a card', 'Not ask her for a code in front of others'],
      pains: ['A code of sixteen digits, read over a bad line', 'The agent over there has no money on Saturdays'],
      quotes: ['I say it’s there. The man there says come Monday.'],
    },
    {
      role: '[newly arrived student|au pair|apprentice nurse]',
      ages: [18, 27],
      goals: ['Understand what it really costs', 'Help at home without having much'],
      pains: ['Everyone in the queue knows somebody from home', 'Three prices in three windows'],
      quotes: ['If I send forty, what are they holding at the end?'],
    },
  ],
  people: [
    { role: 'founder', wants: ['one price, all told', 'people who come because they trust us'] },
    {
      role: 'compliance officer',
      wants: ['every sender known, every odd payment explained', 'no sum over the limit without papers'],
    },
    { role: 'teller at the first window', wants: ['queues under ten people on Fridays', 'no code read out aloud'] },
    { role: 'head of the partner network', wants: ['agents who have cash on Saturday', 'the margin'] },
  ],
  usps: [
    {
      title: 'What is in the hand',
      text: 'The amount that arrives is the first thing said; fee {fee} and rate come second, both [real|on one line].',
    },
    {
      title: '[Someone calls back|The call]',
      text: 'When the money has been collected, the sender gets a call in {language2} or nine other languages.',
    },
    {
      title: 'Straight to the school',
      text: 'School, clinic or grocer can be paid directly, in {countries} countries.',
    },
    {
      title: '[A window with a face|The counter stays]',
      text: 'Half of the senders use a telephone; all of them have been to the window, and could go again.',
    },
    {
      title: 'Under the clock',
      text: 'Who comes before six on Friday has sent by six: for {years} years that has been the rule.',
    },
  ],
  features: [
    {
      id: 'hand',
      title: '[In the hand|What arrives]',
      text: 'Begins with what should arrive and works back. || The sum in the hand, there, in that money, first.',
      check:
        'From “they need 4,000” to what it costs here, on one screen || Rate has moved since yesterday: said in one sentence',
      on: 0,
    },
    {
      id: 'again',
      title: '[Same as last month|Again]',
      text: 'The monthly transfer in one tap and a look. || The usual, with what has changed marked.',
      check:
        'Usual transfer in three taps, receiver’s name spoken back || Receiver changed village: mended without starting over',
      on: 0,
    },
    {
      id: 'straight',
      title: '[To the school|For a purpose]',
      text: 'Money that goes to a school, a clinic or a shop, with a paper back. || Sends a purpose, not a sum.',
      check: 'School fee with receipt from the school, both sides || School not known: how it becomes known',
      on: 0,
    },
    {
      id: 'there',
      title: '[Where to collect|Cash on Saturday]',
      text: 'Where there is cash now, near the receiver. || Agents by distance and by whether they can pay.',
      check: 'Three agents, one without cash, sent as a text message || Read over the telephone in under 30 seconds',
      on: 0,
    },
    {
      id: 'word',
      title: '[A word, not a code|Collect with a word]',
      text: 'A word and a photograph instead of sixteen digits. || Two words that survive a bad line.',
      check: 'Two words out of a list, said in {language2} || Word forgotten: second way with the same safety',
      on: 0,
    },
    {
      id: 'asked',
      title: '[Why we ask|One question]',
      text: 'Says what is asked, why, and how long it will take. || A check that does not sound like an accusation.',
      check:
        'Question about a wedding: wording, answer, thanks || What is shown while somebody looks: hours, not “pending”',
      on: 0,
    },
    {
      id: 'window',
      title: '[At the window|Two screens, one glass]',
      text: 'What the teller sees and what the sender sees, side by side. || One transaction, both sides of the glass.',
      check:
        'Both screens for one transfer; three facts only one side sees || Sender who does not read: the same by number and picture',
      on: 1,
    },
    {
      id: 'odd',
      title: '[Out of the ordinary|The officer’s list]',
      text: 'What is out of the ordinary for this sender, not for everybody. || Unusual payments with what would explain them.',
      check: 'Nine flagged, six explained by a feast in {due} || Decision and reason in under a minute, kept',
      on: 1,
    },
    {
      id: 'friday',
      title: '[First Friday|The queue]',
      text: 'How long the queue is, and what can be done while standing in it. || Prepared in the queue, finished at the glass.',
      check:
        'Filled in the queue, done at the window in 40 seconds || {counters:w} windows, 60 people, one leaves for lunch',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[In the sender’s hand|For those who send]',
      format: '[Phone, 360 px, old, in nine languages|360 px on an old phone]',
      states: 'rate changed, [money not collected|agent without cash] and asked a question',
    },
    {
      name: '[Both sides of the glass|At the counter]',
      format: '[Desktop 1280 px and a small screen turned round|1280 px inside, 8 inches outside]',
      states: '[line down|no connection], sum over the limit and sender upset',
    },
  ],
  constraints: [
    {
      type: 'legal',
      text: 'Over a certain sum a paper and a [reason|source] have to be asked for.',
      effect: 'Say before, not after, where the line is.',
    },
    {
      type: 'legal',
      text: 'Fee and rate must be shown together [before paying|in the same size].',
      effect: 'No “from”, no star, no second page.',
    },
    {
      type: 'technical',
      text: 'Partners report a payout within {wait} minutes or on [Monday|the next day].',
      effect: 'Two kinds of “arrived”: with us, and in the hand.',
    },
    {
      type: 'content',
      text: 'Senders read [nine|eleven] languages, receivers often none.',
      effect: 'Numbers, faces and words one can say over a telephone.',
    },
    {
      type: 'people',
      text: 'On the first Friday {counters:w} tellers serve [three hundred|two hundred and eighty] people.',
      effect: 'A minute saved at the glass is five hours a Friday.',
    },
    {
      type: 'brand',
      text: 'The sign outside is a barber’s pole and [will stay|everyone loves it].',
      effect: 'Trust comes from the street; do not look like a bank.',
    },
  ],
  nonGoals: [
    { text: 'Accounts and cards' },
    { text: 'Credit' },
    { text: 'Rates to speculate on' },
    { text: 'Sending to companies' },
    { text: 'An offer for tourists' },
  ],
  tensions: [
    {
      of: [0, 3],
      a: '{p0} wants one price with everything in it.',
      b: '{p3} earns on the rate and would rather not [name|show] it.',
      where: 'On the first screen, between the sum and the hand.',
    },
    {
      of: [1, 2],
      a: '{p1} wants a reason for every payment out of the ordinary.',
      b: '{p2} has to ask for it, through a hole in the glass, with [sixty|fifty] people listening.',
      where: 'At the window, when a wedding looks like something else.',
    },
  ],
  unknowns: [
    'Whether people come on the first Friday because of the wage or because of each other',
    'How much of what is sent for school reaches a school',
    'Whether a call to the receiver is a service or an intrusion',
    'Whether the window would be missed or only spoken of',
    'What a sender tells the family about the fee',
  ],
  twists: [
    'A country on the list stops all payouts for [nine|ten] days. A fifth of the transfers hang between. {p2f} has a queue. What do senders see, and what receivers?',
    'A law allows receivers to refuse questions; the partners stop paying without them. {p1f} is squeezed between. Redraw one question.',
    'Senders begin to send together: eleven cousins, one roof for a school. Who is the sender, who gets the paper, who collects?',
  ],
  objects: [
    'telephone booths with numbers',
    'rubber-stamped receipts',
    'barber’s poles',
    'wall clocks of six cities',
    'school exercise books',
    'folded letters with stamps',
  ],
  moments: [
    'in a queue on the first Friday',
    'on a bus after a double shift',
    'over a bad line, read aloud',
    'at a window with people listening',
  ],
  samples: [
    'In the hand: 4,000. Today, near the market.',
    'Your two words: river, spoon.',
    'Collected at ten past four. We rang her.',
  ],
  troubles: [
    {
      id: 'less-arrives',
      titles: [
        'Why is it less? {org}',
        'In the hand, not on the slip: {org}',
        '{surprise}% less than expected, {org}',
        'What arrives from {org}, {town}',
      ],
      n: { surprise: [31, 46], surpriseTo: [5, 8], ring: [58, 130, 2], ringTo: [14, 23] },
      problem: [
        '{surprise}% of receivers get less than they were told. {ring} people a day ring to ask where it is or why it is less, and each call costs more than the fee of {fee}.',
        'Sender and receiver speak of two sums: in {surprise}% of the transfers less arrives than was said at home. The telephone rings {ring} times a day.',
      ],
      ask: [
        'Let both ends speak of the same sum, and know when it is really there.',
        'Begin where the money ends: in a hand, somewhere else, on a Saturday.',
      ],
      situation: [
        'The slip shows the sum, a fee and a rate “at payout”. Tellers write the expected amount on the back with a pencil. Receivers’ agents take a little, or have nothing [till Monday|in the drawer].',
        'Three windows have three rates during the day. A page with a calculator exists; its answer is right at midnight.',
      ],
      whyNow: [
        { kind: 'rule', text: 'From {due} the sum in the hand must be stated before paying, and holds.' },
        { kind: 'rival', text: 'An app with no fee and a bad rate has taken one young sender in five since {now}.' },
        { kind: 'season', text: '{feast} is in sight; last year a third of all transfers were late.' },
      ],
      goals: [
        {
          text: 'Have no more than {surpriseTo}% of receivers get less than they were told {by}; now it is {surprise}%. || Bring “less than expected” from {surprise}% to {surpriseTo}% of transfers {by}.',
          measure: {
            metric: 'Transfers with less in the hand',
            base: '{surprise}%',
            target: '{surpriseTo}%',
            how: 'Call-backs to 200 receivers a month || Partner reports against what was told',
          },
        },
        {
          text: 'Cut calls asking where it is from {ring} to {ringTo} a day {by2}. || {ringTo} such calls a day {by2} instead of {ring}.',
          measure: {
            metric: 'Calls asking where it is',
            base: '{ring} a day',
            target: '{ringTo} a day',
            how: 'Telephone log by reason || Tally at {counters:w} windows',
          },
        },
        { text: 'Let somebody with forty to send see in twenty seconds what arrives.' },
        { text: 'Have one price for those who read and those who do not.' },
      ],
      core: ['hand:0', 'there:1', 'again:2'],
      more: ['word:1', 'window:3', 'friday:1', 'straight:0', 'asked:3'],
    },
    {
      id: 'questions',
      titles: [
        'It was a wedding: {org}',
        'One question at the window of {org}',
        '{stopped} stopped payments, {org}',
        'Asked kindly: {org}, {district}',
      ],
      n: { stopped: [64, 170, 2], stoppedTo: [21, 34], days: [3, 6], gone: [26, 41], goneTo: [9, 13] },
      problem: [
        '{stopped} payments a month are stopped because they look unusual. Nearly all are weddings, funerals and school fees. It takes {days} days, and {gone}% of those senders never come back.',
        'Whoever sends more than usual is held up for {days} days and asked in front of the queue. {stopped} people a month; {gone}% are lost.',
      ],
      ask: [
        'Find a way to ask that an honest person can answer with dignity, and quickly.',
        'Know what is ordinary for whom, and ask only about the rest.',
      ],
      situation: [
        'A rule from abroad flags every sum over a limit. {p1f} gets a list at night. Tellers have a form with the heading “suspicion”.',
        'Senders learn of it from home, when nothing arrives. They come to the window with photographs of a bride. Papers lie in an e-mail inbox for [two|three] days.',
      ],
      whyNow: [
        { kind: 'season', text: 'The wedding months begin in {due}; stopped payments then double.' },
        { kind: 'rule', text: 'The supervisors expect reasons on file for every decision, from {due}.' },
        { kind: 'complaint', text: 'A congregation of three hundred has decided to go elsewhere if it happens again.' },
      ],
      goals: [
        {
          text: 'Stop no more than {stoppedTo} payments a month {by}, from {stopped} today. || Bring stopped payments from {stopped} to {stoppedTo} a month {by}.',
          measure: {
            metric: 'Payments stopped',
            base: '{stopped} a month',
            target: '{stoppedTo} a month',
            how: 'Officer’s list, true hits apart || Flags against decisions, monthly',
          },
        },
        {
          text: 'Lose {goneTo}% of those who were asked {by2}, not {gone}%. || Reduce senders who leave after a question from {gone}% to {goneTo}% {by2}.',
          measure: {
            metric: 'Senders lost after a question',
            base: '{gone}%',
            target: '{goneTo}%',
            how: 'Next transfer within three months || Names on the list, checked after 90 days',
          },
        },
        {
          text: 'Answer within four hours, with a reason either way.',
          measure: {
            metric: 'Time to an answer',
            base: '{days} days',
            target: 'four hours',
            how: 'Flag to decision, median',
          },
        },
        { text: 'Let nobody behind hear the question.' },
      ],
      core: ['asked:1', 'odd:0', 'straight:0'],
      more: ['window:3', 'again:1', 'word:3', 'friday:2', 'hand:1'],
    },
  ],
};
