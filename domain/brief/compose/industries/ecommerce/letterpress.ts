import type { Kind } from '../../kinds.ts';

export const invitations: Kind = {
  id: 'card-press',
  model: 'retail',
  channel: 'messages',
  where: [],
  what: [
    'a letterpress shop that prints cards for {events} occasions a year',
    'a printing workshop with {presses:w} old presses and one web page',
    'a press for invitations, birth cards and black-edged envelopes',
  ],
  names: [
    '{surname} Press',
    'The {thing} Press',
    '{colour} Ink Cards',
    '{district} Letterpress',
    '{surname} & {surname2}, Printers',
    '{bird} Card Works',
  ],
  years: [3, 102],
  n: {
    events: [310, 940, 10],
    presses: [2, 5],
    hands: [3, 8],
    set: { eur: [140, 390] },
    rush: [9, 18],
    mails: [11, 24],
  },
  story: [
    'The oldest press came by barge {years} years ago and has been mended with [bicycle parts|a piano string] since.',
    'For {years} years births, weddings and deaths in {town} have gone through the same [rollers|two hands].',
    '{p0} bought it {tenure} years ago from a printer who asked for one thing: never to throw away the [large wood type|letter W].',
  ],
  audience: [
    'People with a date: couples, new parents, families in mourning, and firms that turn [fifty|a hundred].',
    'Those who order cards twice in a lifetime, in a hurry or in tears, and have never seen a [proof|printer’s mark].',
    'Customers from {town} and by post, three in ten of whom order for somebody who cannot [choose|be asked].',
  ],
  users: [
    {
      role: '[bride with four parents|groom who does the lists|maid of honour]',
      ages: [25, 44],
      goals: ['A text that all four parents can stand', 'See it before anybody else has an opinion'],
      pains: ['The proof arrives as a file nobody can open', 'Two guests were forgotten after the order'],
      quotes: ['It’s forty words. We’ve had three fights about them.'],
    },
    {
      role: '[daughter of a baker who died|widower who writes the card|son who sees to everything]',
      ages: [38, 77],
      goals: ['Have it at the post by four', 'Not be asked about paper'],
      pains: ['A preview with roses on it', 'Has to type his name into “celebrant”'],
      quotes: ['You asked me which font. I wanted you to decide.'],
    },
    {
      role: '[father of a one-week-old|mother of twins, day nine|aunt who was asked to see to it]',
      ages: [24, 42],
      goals: ['Add weight and hour, and be done', 'Order before the birth, print after it'],
      pains: ['Types with one hand at three in the morning', 'Found the spelling mistake on the envelope'],
      quotes: ['Everything was ready. Except him, and then his name.'],
    },
    {
      role: '[secretary of a rowing club|office manager of a law firm|verger]',
      ages: [29, 63],
      goals: ['The same card as in the last year, other date', 'An invoice in the club’s name'],
      pains: ['Nobody finds the card of last year', 'Is asked to upload a logo'],
      quotes: ['You printed it. You must have it.'],
    },
    {
      role: '[graphic designer|book illustrator|lettering artist]',
      ages: [23, 51],
      away: true,
      goals: ['Know what the press can hold', 'Send a file and get an honest no'],
      pains: ['Hairlines that vanished', 'Learns of the wrong paper from the parcel'],
      quotes: ['Say no on Monday, please, not on Friday.'],
    },
    {
      role: '[retired organist|retired head of a post office|grandmother of eleven]',
      ages: [67, 88],
      goals: ['Thank forty people properly', 'Come in and feel it'],
      pains: ['Prices are under “request”', 'Cannot read the sample on a telephone'],
      quotes: ['I’d like it as heavy as the one you made for my wedding.'],
    },
  ],
  people: [
    { role: 'owner and printer', wants: ['fewer mails for each card', 'type that is set by people who know how'] },
    { role: 'compositor', wants: ['the text once, and final', 'no roses on black-edged cards'] },
    { role: 'apprentice who answers', wants: ['to know what may be promised', 'one place for all addresses'] },
    { role: 'undertaker in {district}', wants: ['cards by four o’clock', 'a family that is left in peace'] },
  ],
  usps: [
    {
      title: '[You can feel it|Pressed, not sprayed]',
      text: 'Letters are pressed into the paper; a thumb reads them [in the dark|with closed eyes].',
    },
    {
      title: 'By four o’clock',
      text: 'Mourning cards brought in before ten are at the post by four, since {years} years.',
    },
    {
      title: '[Somebody reads it|Read by two]',
      text: 'Two people read each word aloud, backwards, before it is [locked|inked].',
    },
    {
      title: 'Everything is kept',
      text: 'Each card since the beginning lies in a drawer and can be printed [once more|again].',
    },
    { title: '{set} for sixty', text: 'Sixty cards with envelopes cost {set}, paper of one’s choice.' },
  ],
  features: [
    {
      id: 'words',
      title: '[The words first|What it says]',
      text: 'The text before anything else, with room for those who still have to agree. || Words, alone on the screen, shared with three people.',
      check:
        'Four people, two wishes, one text: who changed what || Text with name and hour still open, ready to print but for these',
      on: 0,
    },
    {
      id: 'proof',
      title: '[Proof on the table|As it will be]',
      text: 'The card at its true size, on something that is known: a hand, a stamp. || A proof that shows size, depth and paper.',
      check: 'Card of 105 by 148 mm at true size on three screens || Proof seen by somebody with an old telephone',
      on: 0,
    },
    {
      id: 'decide',
      title: '[You decide|Choose for me]',
      text: 'One button that leaves type, paper and ink to the printer. || For those who do not want to choose today.',
      check:
        'Three questions at most between “choose for me” and a price || Answer in the printer’s own words, 40 at most',
      on: 0,
    },
    {
      id: 'by-four',
      title: '[By four|Today]',
      text: 'What is possible today, told before anything is asked. || A short way for a card that has to go out now.',
      check:
        'Path for a mourning card in at most five steps, in quiet || It is 10:20: what is still possible, in one sentence',
      on: 0,
    },
    {
      id: 'again',
      title: '[From the drawer|As last time]',
      text: 'An old card found by name, year or a photograph of it. || Last year’s card, with what has to change marked.',
      check: 'Card of 1998 found by a surname, two alike || Old date, old address: both marked before anybody prints',
      on: 0,
    },
    {
      id: 'job',
      title: '[Job ticket|On the nail]',
      text: 'Everything about one card on one sheet beside the press. || One sheet a job, from text to stamp.',
      check:
        'Ticket read at 80 cm with inky fingers || Change after the proof: struck through, dated, on the same sheet',
      on: 1,
    },
    {
      id: 'read',
      title: '[Read aloud|Backwards]',
      text: 'Two people tick off each line, names last and twice. || The reading before the press, line by line.',
      check: '14 lines read by two people, one doubt || “Catherine” against “Katharine” in the list: how it shows',
      on: 1,
    },
    {
      id: 'hold',
      title: '[Can the press do it?|An honest no]',
      text: 'Says what the press cannot hold: hairlines, large black, thin paper. || Checks a drawing against what metal can do.',
      check: 'Hairline of 0.1 mm refused, with what would work || Large black area: yes, but at what price',
      on: 1,
    },
    {
      id: 'late',
      title: '[Two more guests|After the order]',
      text: 'What can be changed until when, in hours. || How late is too late, for each thing.',
      check: 'Address, number and word changed at 9, 12 and 16 o’clock || Too late: sentence, and the way that remains',
      on: 0,
    },
  ],
  surfaces: [
    {
      name: '[For whoever orders|From the sofa|The customer’s side]',
      format: 'Phone from 360 px, often at night',
      states: 'name still open, proof not seen, and too late',
    },
    {
      name: '[Beside the press|In the workshop]',
      format: 'A4 on a nail, and one old desktop at 1280 px',
      states: 'text not final, paper out and press stopped',
    },
  ],
  constraints: [
    {
      type: 'technical',
      text: 'There are {presses:w} sizes of wood type and no letter with a ring above.',
      effect: 'What cannot be set is known before it is typed.',
    },
    {
      type: 'people',
      text: '{hands:w} people print {events} jobs; nobody is at a desk before three.',
      effect: 'A question at ten is answered at three; say so.',
    },
    {
      type: 'content',
      text: 'Samples are photographs with other people’s names on them.',
      effect: 'Invent the names once, carefully, for all samples.',
    },
    {
      type: 'brand',
      text: 'No confetti, no watercolour: {p1f} will leave.',
      effect: 'Joy has to come from type, space and paper.',
    },
    {
      type: 'legal',
      text: 'Names of the dead are not to be used as samples or to stay in the browser.',
      effect: 'Mourning cards vanish from the device when sent.',
    },
    {
      type: 'money',
      text: 'A proof on paper costs as much as {hands:w} cards.',
      effect: 'The screen has to do what paper did, size above all.',
    },
  ],
  nonGoals: [
    { text: 'Guest lists with answers' },
    { text: 'Online cards' },
    { text: 'A designer for everything' },
    { text: 'Posters and flyers' },
    { text: 'Gift wrapping' },
  ],
  tensions: [
    {
      of: [0, 1],
      a: '{p0} wants people to set their own text and see it at once.',
      b: '{p1} has never printed a line that somebody else had broken.',
      where: 'In the proof: does the line end where the customer put it?',
    },
    {
      of: [2, 3],
      a: '{p2} wants each order through the same six steps.',
      b: '{p3} will not let a widow press “next”.',
      where: 'On the first screen, before anybody knows what it is for.',
    },
  ],
  unknowns: [
    'How many mails are about words, and how many about paper',
    'Whether those in mourning want to choose something after all',
    'If a proof at true size is believed',
    'Who besides the customer looks at the proof',
    'How many old cards are asked for and not found',
  ],
  twists: [
    'The paper mill stops the heavy stock on which everything is printed. For {hands:w} weeks there is only a thinner one. {p0f} wants it to be a choice, {p1f} a confession. What do customers see?',
    'An undertakers’ chain wants its own entrance to the shop: {rush} cards a day, no family in sight. What of your path remains when nobody mourns who orders?',
    'A wedding with {events} guests in {hands:w} days, and the bride has changed her mind about the surname. Walk through every screen on which it stands.',
  ],
  objects: [
    'wood type with nicks',
    'composing sticks',
    'tins of black ink',
    'black-edged envelopes',
    'drawers with brass labels',
    'proofs with pencil marks',
  ],
  moments: [
    'at three in the morning, with one hand',
    'at a kitchen table with four parents',
    'beside a press, with ink on both thumbs',
    'in a car outside a church',
  ],
  samples: [
    'She came on Tuesday, at ten past four.',
    'With both families, in the garden, whatever the weather.',
    'He liked his coffee black and his letters short.',
  ],
  troubles: [
    {
      id: 'mails',
      titles: [
        '{mails} mails for one card: {org}',
        'The words first, {org}',
        '{org} and the four parents',
        'Final_final_2 at {org}, {town}',
      ],
      n: { days: [13, 21], daysTo: [4, 6], wrong: [17, 43], wrongTo: [4, 9], gone: [28, 41], goneTo: [11, 18] },
      problem: [
        'A card takes {days} days, two of them in the workshop. The rest is {mails} mails about words, and {wrong} times a year the wrong version is [printed|inked].',
        '{gone}% of those who ask for a price never order. Those who do write {mails} mails; {wrong} cards a year are printed again, at the [shop’s|printer’s] cost.',
      ],
      ask: [
        'Let a family agree on forty words before a press is warm.',
        'The shop wants one text, final, and customers who feel that they [wrote|chose] it.',
      ],
      situation: [
        'An inquiry form asks for number and paper. Words come in the body of a mail, as a photograph, over the telephone. {p1f} keeps the versions on nails.',
        'Proofs go out as files. Half are answered by somebody who was not in the first mail. A kit to set one’s own card was tried for a [summer|winter]; {p1f} threatened to leave.',
      ],
      whyNow: [
        { kind: 'people', text: 'The apprentice who answers all mails ends the apprenticeship in {due}.' },
        {
          kind: 'season',
          text: 'Weddings are ordered from {due}; last year eleven couples went elsewhere after a week of mails.',
          when: 'winter',
        },
        { kind: 'rival', text: 'A print house that sends a proof within the hour advertises in {town} from {due}.' },
      ],
      goals: [
        {
          text: 'Bring a card from inquiry to post in {daysTo} days {by}; it takes {days}. || {daysTo} days from inquiry to post {by}, from {days} now.',
          measure: {
            metric: 'Days from inquiry to post',
            base: '{days} days',
            target: '{daysTo} days',
            how: 'Job tickets, first and last date',
          },
        },
        {
          text: 'Lose {goneTo}% of inquiries, not {gone}%, {by2}. || Inquiries without an order down from {gone}% to {goneTo}% {by2}.',
          measure: {
            metric: 'Inquiries without an order',
            base: '{gone}%',
            target: '{goneTo}%',
            how: 'Inquiries against tickets, month by month',
          },
        },
        {
          text: 'Print no more than {wrongTo} cards a year twice; it was {wrong}. || {wrongTo} cards a year printed again instead of {wrong}.',
          measure: {
            metric: 'Cards printed again',
            base: '{wrong} a year',
            target: '{wrongTo} a year',
            how: 'Red tickets, counted by {p2f}',
          },
        },
        { text: 'Leave the setting to those who can set.' },
      ],
      core: ['words:0', 'job:2', 'proof:0'],
      more: ['late:2', 'read:2', 'decide:1', 'again:1', 'hold:3'],
    },
    {
      id: 'mourning',
      titles: [
        'By four o’clock at {org}',
        'Which font for a father? {org}',
        'No roses, {org}, {town}',
        'Ten past ten at {org}',
      ],
      n: { calls: [61, 78], callsTo: [24, 37], missed: [14, 27], missedTo: [3, 7], given: [19, 34], givenTo: [5, 9] },
      problem: [
        '{missed}% of mourning cards miss the four o’clock post. Families are led through paper, fonts and a preview with balloons; {given}% [give up|stop] there and ring.',
        'The path for a wedding is the path for a death. {calls}% of grieving families end on the telephone, and {missed}% of their cards go out a day [late|after the notice].',
      ],
      ask: [
        'Make a way for the worst day: short, quiet, and right the first time.',
        'Find out what has to be asked of somebody who cannot think today, and what the shop should simply [know|do].',
      ],
      situation: [
        'The page asks for the occasion in the ninth field. {p3f} carries handwritten sheets over at ten. Names of places and priests are [checked|asked for] by telephone.',
        'Families come in person and sit on a stool beside the guillotine. A mourning shop of its own was set up; nobody found it.',
      ],
      whyNow: [
        { kind: 'rule', text: 'The post office in {district} closes its counter at four instead of six from {due}.' },
        {
          kind: 'complaint',
          text: 'A card for a child went out in {now} with a sample name on the envelope. {p0} has stopped all orders by form until {due}.',
        },
        { kind: 'growth', text: 'Two more undertakers send their families here from {due}.' },
      ],
      goals: [
        {
          text: 'Bring cards that miss the post from {missed}% to {missedTo}% {by}. || {missedTo}% miss the four o’clock post {by}, {missed}% do today.',
          measure: {
            metric: 'Mourning cards that miss the post',
            base: '{missed}%',
            target: '{missedTo}%',
            how: 'Stamp on the ticket, each working day',
          },
        },
        {
          text: 'See only {callsTo}% of families need a call {by2}, from {calls}%. || Orders that need a call: {callsTo}% {by2}, {calls}% at present.',
          measure: {
            metric: 'Orders that need a call',
            base: '{calls}%',
            target: '{callsTo}%',
            how: 'Crosses on a list by the telephone, by {p2f}',
          },
        },
        { text: 'Ask nothing that an undertaker knows already.' },
        { text: 'Let no word, picture or price on that path belong to a party.' },
      ],
      core: ['by-four:0', 'read:0', 'decide:1'],
      more: ['words:1', 'proof:3', 'job:0', 'late:0', 'again:2'],
    },
  ],
};
