import { defineCase, money } from '../case.ts';
import { capital } from '../phrases.ts';

export const depositReturn = defineCase({
  id: 'deposit-return',
  industry: 'finance',
  client: 'remembered',
  model: 'fees',
  channel: 'phone',
  about:
    'A fund keeps the deposits of rented homes, and pays them out when tenant and owner agree. Both sides write letters, their pictures show different corners, and nobody knows whose turn it is to answer. So money comes back late even where nobody claims any of it. The fund wants both sides to answer sooner, and pictures on which both sides show the same place.',
  settings: [
    {
      country: 'ch',
      town: 'Winterthur',
      orgs: ['Eulach Mietkautionsfonds', 'Mietfonds Schlüsselbrett', 'Kautionsfonds Tössfeld'],
      start: [10, 1],
      trigger: 'season',
      languages: ['German', 'Italian'],
      inputs: [
        {
          homes: 5200,
          moves: 1040,
          silentIn100: 39,
          caseIn100: 18,
          blindIn100: 64,
          deposit: 4200,
          days: 47,
          peak: 310,
          arbiters: 4,
        },
        {
          homes: 4300,
          moves: 880,
          silentIn100: 36,
          caseIn100: 16,
          blindIn100: 67,
          deposit: 3900,
          days: 43,
          peak: 270,
          arbiters: 3,
        },
      ],
      words: {
        law: 'Under Swiss law, both sides must agree to a payment, or an authority decides.',
        peak: 'many rental contracts of the town end',
        floor: 'a scratch in the parquet',
        next: 'Chur',
      },
    },
    {
      country: 'be',
      town: 'Ghent',
      orgs: ['Waarborgfonds Dampoort', 'Het Sleutelfonds', 'Huurfonds Muide'],
      start: [9, 1],
      trigger: 'season',
      languages: ['Dutch', 'French'],
      inputs: [
        {
          homes: 4600,
          moves: 1150,
          silentIn100: 41,
          caseIn100: 17,
          blindIn100: 61,
          deposit: 2400,
          days: 44,
          peak: 340,
          arbiters: 4,
        },
      ],
      words: {
        law: 'Under Flemish law, both sides must agree to a payment, or a court decides.',
        peak: 'the students of the town change rooms',
        floor: 'a burn mark on the worktop',
        next: 'Liège',
      },
    },
    {
      country: 'tr',
      town: 'Eskişehir',
      orgs: ['Hamamyolu Depozito Fonu', 'Anahtarlık Depozito Fonu', 'Odunpazarı Kira Fonu'],
      start: [6, 15],
      trigger: 'season',
      languages: ['Turkish', 'English'],
      inputs: [
        {
          homes: 3800,
          moves: 1260,
          silentIn100: 43,
          caseIn100: 21,
          blindIn100: 69,
          deposit: 36000,
          days: 51,
          peak: 420,
          arbiters: 5,
        },
      ],
      words: {
        law: 'Under Turkish law, both sides must agree to a payment, or a court decides.',
        peak: 'the term of the students ends',
        floor: 'a cracked tile in the bathroom',
        next: 'Antalya',
      },
    },
    {
      country: 'cl',
      town: 'Valdivia',
      orgs: ['Fondo de Garantía Calle-Calle', 'Fondo Las Llaves', 'Fondo de Arriendo Collico'],
      start: [12, 15],
      trigger: 'season',
      languages: ['Spanish', 'English'],
      inputs: [
        {
          homes: 2900,
          moves: 940,
          silentIn100: 38,
          caseIn100: 19,
          blindIn100: 66,
          deposit: 420000,
          days: 49,
          peak: 330,
          arbiters: 3,
        },
      ],
      words: {
        law: 'By the fund’s contract, both sides must agree to a payment, or a court decides.',
        peak: 'the students leave for the summer',
        floor: 'a stain from the stove on the floor',
        next: 'Concepción',
      },
    },
  ],
  surfaces: {
    phone: { name: 'App for both sides', device: 'phone', size: '390 × 844 px' },
    desk: { name: 'Arbiter’s desktop', device: 'desktop', size: '1440 × 900 px' },
  },
  figures: (i) => ({
    ...i,
    cases: Math.round((i.moves * i.caseIn100) / 100),
    deposit: money(i.deposit),
    peakMoney: money(i.peak * i.deposit),
    peakSilent: Math.round((i.peak * i.silentIn100) / 100),
    daysGoal: Math.round(i.days * 0.62),
    silentGoal: Math.round(i.silentIn100 * 0.62),
    blindGoal: Math.round(i.blindIn100 * 0.62),
  }),
  users: {
    tenant: {
      surface: 'phone',
      variants: [
        {
          role: 'Student who moves to another town',
          conflict: 'agree',
          ages: [21, 28],
          home: (d) => d.s.next,
          context: (d) => `${capital(d.who.tenant.they)} reads the fund’s letters between packed boxes.`,
          goal: () => 'Pay for the new room with the money that nobody claims.',
          obstacle: (d) =>
            `${capital(d.who.tenant.they)} cannot see which part nobody claims, and borrows for the new room.`,
          quote: 'My deposit needs longer to move than I do.',
        },
        {
          role: 'Student who leaves a shared flat',
          at: 'room',
          conflict: 'room',
          ages: [20, 26],
          context: (d) => `${capital(d.who.tenant.they)} and three flatmates move out on one day.`,
          goal: () => 'Pay for no mark that is older than the rental contract.',
          obstacle: (d) => `${capital(d.who.tenant.they)} photographs no old stain while the owner watches.`,
          quote: 'The stain is older than my degree.',
        },
        {
          role: 'Father of two, who moves out',
          at: 'turn',
          conflict: 'turn',
          gender: 'm',
          ages: [37, 52],
          context: () => 'He writes careful letters, and then waits.',
          goal: () => 'Know whether the owner has read what he wrote.',
          obstacle: () => 'He does not write again, because a second letter may look rude.',
        },
      ],
    },
    owner: {
      surface: 'phone',
      variants: [
        {
          role: 'Owner of one flat, in the house where she lives',
          conflict: 'agree',
          gender: 'f',
          ages: [58, 76],
          context: () => 'She knows each mark on the floor.',
          goal: () => 'Get an answer to her claim before any money is paid.',
          obstacle: () => 'Her last tenant moved away, and answered no more letters.',
          quote: 'It was my mother’s floor. To the tenant it was a floor.',
        },
        {
          role: 'Owner of two flats, who works as a nurse at night',
          at: 'turn',
          conflict: 'turn',
          gender: 'f',
          ages: [38, 52],
          context: () => 'She opens letters between two shifts.',
          goal: () => 'Think for three days, and then answer fairly.',
          obstacle: () => 'She reads a letter at once, but answers only after some sleep.',
          quote: 'I had read it. I had not thought about it yet.',
        },
        {
          role: 'Owner of three flats, who works full time',
          at: 'room',
          conflict: 'room',
          gender: 'm',
          ages: [34, 60],
          context: () => 'He takes half an hour off work for each handover.',
          goal: () => 'Go back to work with pictures that nobody disputes later.',
          obstacle: () => 'He photographs in a hurry, and forgets the corners.',
          quote: 'I had half an hour. The corners had to wait.',
        },
      ],
    },
    arbiter: {
      surface: 'desk',
      variants: [
        {
          role: 'Arbiter of the fund, a lawyer',
          ages: [33, 62],
          context: (d) => `${capital(d.who.arbiter.they)} proposes a sum from letters and pictures.`,
          goal: () => 'See the corner that both sides write about.',
          obstacle: (d) => `${capital(d.who.arbiter.they)} gets only the pictures that suit one side.`,
          quote: 'Two pictures of one bathroom, and I see two bathrooms.',
        },
      ],
    },
  },
  stakeholders: {
    chair: {
      role: 'neutral chair of the board',
    },
    director: { role: 'director of the fund' },
    tenants: {
      role: 'delegate of the tenants',
    },
    owners: { role: 'delegate of the owners' },
    arbiters: { role: 'head of the arbiters' },
  },
  goals: ({ f }) => ({
    money: {
      direction: 'Lower',
      what: 'the median time from the return of the keys until three quarters of a deposit are paid',
      from: `${f.days} days`,
      today: 'Three quarters of a deposit are paid {from} after the return of the keys (median).',
      to: `${f.daysGoal} days`,
      months: 3,
      measuredBy: 'the fund’s accounts',
    },
    silent: {
      direction: 'Lower',
      what: 'the share of moves in which one side is silent for two weeks',
      from: `${f.silentIn100} in 100`,
      today: 'Of all moves, {from} stop for two weeks, because one side is silent.',
      to: `${f.silentGoal} in 100`,
      months: 2,
      measuredBy: 'the dates of letters and messages',
    },
    blind: {
      direction: 'Lower',
      what: 'the share of disputes with pictures of different corners',
      from: `${f.blindIn100} in 100`,
      today: 'Of all disputes, {from} have pictures of different corners.',
      to: `${f.blindGoal} in 100`,
      months: 5,
      measuredBy: 'the arbiters’ files',
    },
  }),
  features: {
    agree: {
      title: 'What we agree on',
      surface: 'phone',
      user: 'tenant',
      goal: 'money',
      does: 'shows each claim with its answer, and the unclaimed part',
      frames: [
        'a disputed claim, and an unclaimed part',
        'the page of an owner who claims nothing',
        'an offer between the two sums',
      ],
    },
    turn: {
      title: 'Whose turn it is',
      surface: 'phone',
      user: 'owner',
      goal: 'silent',
      does: 'shows who has to answer, and whether the last message arrived',
      frames: [
        'the page of a tenant whose message the owner read five days ago',
        'the page of an owner who has to answer',
        'a message that nobody has opened for a week',
      ],
    },
    room: {
      title: 'Room by room',
      surface: 'phone',
      user: 'owner',
      goal: 'blind',
      does: 'records a home in pictures and notes at the handover',
      frames: [
        'the first picture of a corner at the handover',
        'a room with three finished corners',
        'a note on one mark',
      ],
    },
    desk: {
      title: 'Arbiter’s table',
      surface: 'desk',
      user: 'arbiter',
      goal: 'money',
      does: 'shows a disputed claim with both sides’ pictures, and sends the proposed sum',
      frames: [
        'a claim with pictures of two different corners',
        'a claim with pictures from the owner only',
        'a proposed sum with its reason',
      ],
    },
  },
  task: (d, has) =>
    [
      `Design the return of rent deposits for ${d.org}, a fund in ${d.town}, ${d.country}, that keeps the deposits of ${d.f.homes} homes.`,
      'When a tenant moves out, tenant and owner use the same app, each on a phone.',
      has.desk && 'In a dispute, an arbiter of the fund proposes a sum, on a desktop.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (d, _, at) =>
    ({
      turn: 'A tenant has answered a claim, and nine days have passed. Write two lines for the tenant who waits. Then add a third: “Your message was read on Tuesday.” Does the third line make the tenant calmer?',
      room: `Take one corner of a home, with ${d.s.floor}. Write what the app asks when both confirm one picture. Then write what it asks when each takes a picture alone. Which would an arbiter believe?`,
    })[at as string] ??
    `Take a deposit of ${d.f.deposit} and ${d.s.floor}. The owner claims a sixth. The tenant says: “It was there before.” Write three lines: the claim, the answer, the unclaimed part. Which line sounds unfair?`,
  glossary: [
    { word: 'Claim', means: 'the part of a deposit that an owner wants.' },
    { word: 'Handover', means: 'the day on which the keys are given back.' },
    { word: 'Arbiter', means: 'a neutral person at the fund, who proposes a sum in a dispute.' },
  ],
  overview: [
    ({ f, s }, _has, at) =>
      `Keys lie on the table, and two people look at ${s.floor}. “That was there before”, says the tenant. ${{ agree: `The owner claims a sixth of the deposit. ${f.deposit} stay at the fund until both agree on one sum.`, turn: `The owner writes a letter. Three weeks later, each of them waits for the other.`, room: `The tenant photographed the oven, and the owner the window. The mark is in neither picture, and ${f.deposit} wait.` }[at]}`,
    ({ f }, _, at) =>
      ({
        agree: `A tenant packs the last box, and needs ${f.deposit} for the next home. The owner claims a small part of the deposit. Both write letters, and the fund pays when both agree.`,
        turn: `An owner writes on Monday: “I am waiting for your answer.” The tenant writes on the same Monday: “I am waiting for your answer.” The two letters cross, and nobody answers either of them.`,
        room: `An arbiter of the fund looks at two pictures of one bathroom. The tenant photographed the tub, and the owner the tiles. A deposit of ${f.deposit} depends on the corner between them.`,
      })[at]!,
  ],
  nonGoals: ['Paying in a deposit', 'Advice on the law', 'Ratings of tenants or owners', 'Ordering repairs'],
  constraints: [
    {
      type: 'legal',
      at: 'agree',
      text: (d) => d.s.law,
      effect: () => '‘What we agree on’ asks both sides to confirm the same sum.',
      frame: 'a sum that only one side has confirmed',
    },
    {
      type: 'people',
      at: 'room',
      text: () => 'At one handover in four, only one side is there to sign.',
      effect: () => '‘Room by room’ lets the other side answer later.',
      frame: 'a handover with one side present',
    },
    {
      type: 'content',
      at: 'turn',
      text: () => 'People on both sides are often angry.',
      effect: () => '‘Whose turn it is’ uses words that blame nobody.',
      frame: 'a reminder after ten days without an answer',
    },
    {
      type: 'technical',
      at: 'room',
      text: () => 'Of most homes there is no picture from the tenant’s first day.',
      effect: () => '‘Room by room’ says that a missing picture proves nothing.',
      frame: 'a corner without any earlier picture',
    },
    {
      type: 'people',
      at: 'desk',
      text: (d) => `${capital(d.w.arbiters)} arbiters handle ${d.f.cases} disputes a year, beside other work.`,
      effect: () => '‘Arbiter’s table’ shows one disputed claim, not the whole home.',
      frame: 'one claim of eleven from the same home',
      from: 'professional',
    },
    {
      type: 'people',
      at: 'agree',
      text: () => 'A shared flat has one deposit and several tenants.',
      effect: () => '‘What we agree on’ shows which tenant has not confirmed yet.',
      frame: 'four tenants of whom one has not confirmed',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'agree',
      titles: [
        (d) => `${d.org}: the keys are back, and the deposit takes ${d.f.days} days`,
        (d) => `Rent deposits at ${d.org}: what nobody claims, and when it is paid`,
      ],
      problem: ({ f }) =>
        `When an owner claims a part of the deposit, the rest waits too, because the fund pays one sum. Three quarters of a deposit are paid ${f.days} days after the return of the keys (median). Meanwhile some tenants borrow money.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.peak}. Then ${f.peak} households wait for ${f.peakMoney} in deposits.`,
      sides: [
        {
          who: 'tenants',
          wants: () => 'wants the unclaimed part paid at once, because the tenant needs it for the next home',
        },
        {
          who: 'owners',
          wants: () => 'wants one payment at the end, because a tenant who has most of the money no longer answers',
        },
      ],
      decision: 'is the unclaimed part paid at once, or only together with the rest?',
      unknowns: [
        () => 'Do tenants stop answering after a first payment?',
        () => 'Do tenants answer sooner when they see the unclaimed part?',
      ],
      twist: () =>
        'A bill for heating arrives after both sides have confirmed the sum. What does ‘What we agree on’ show to each side?',
      users: ['tenant', 'owner', 'arbiter'],
    },
    {
      at: 'turn',
      titles: [
        (d) => `Rent deposits at ${d.org}: tenant and owner wait for each other`,
        (d) => `The return of rent deposits at ${d.org}: who has to answer next?`,
      ],
      problem: ({ f }) =>
        `Nobody sees who has to answer, or whether a letter was read. In ${f.silentIn100} of 100 moves, one side is silent for two weeks. Meanwhile ${f.deposit} stay at the fund.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} ${s.peak}, and ${f.peak} households move out. At today’s rate, one side will be silent in ${f.peakSilent} of these moves.`,
      sides: [
        {
          who: 'director',
          wants: () => 'wants each side to see that its message was read, because people without news think the worst',
        },
        {
          who: 'owners',
          wants: () => 'wants to hide whether a message was read, because its reader needs time to think',
        },
      ],
      decision: 'does each side see that its message was read, or is this hidden?',
      unknowns: [
        () => 'Do people answer sooner when the other side sees that they have read a message?',
        () => 'For how many days do people accept silence?',
      ],
      twist: () =>
        'An owner dies before the deposit is paid, and three heirs have to answer. What does ‘Whose turn it is’ tell the tenant?',
      users: ['owner', 'tenant', 'arbiter'],
    },
    {
      at: 'room',
      titles: [
        (d) => `Pictures of a home for ${d.org}: the same corner, seen by both sides`,
        (d) => `${d.org}: tenant and owner photograph different corners of one home`,
      ],
      problem: ({ f }) =>
        `Tenant and owner each photograph the home. In ${f.blindIn100} of 100 disputes, the two sides photographed different corners. The arbiter then has to choose whom to believe. The fund spends nine hours on each of ${f.cases} disputes a year.`,
      whyNow: ({ s, start }) =>
        `On ${start} ${s.peak}. From then on the board allows 30 days for a dispute instead of 60. Arbiters then have no time for a visit, and decide by pictures.`,
      sides: [
        {
          who: 'arbiters',
          wants: () => 'wants one picture that both sides confirm, because nobody can dispute such a picture later',
        },
        {
          who: 'tenants',
          wants: () => 'wants one picture from each side, because few tenants dare to object while the owner watches',
        },
      ],
      decision: 'does each corner get one picture that both sides confirm, or one picture from each side?',
      unknowns: [
        () => 'Do tenants object to a picture while the owner stands beside them?',
        () => 'Do two people photograph the same corner in the same way?',
      ],
      twist: () =>
        'After the handover, a leak in the roof spoils a ceiling. How does ‘Room by room’ show the ceiling as it was at the handover?',
      users: ['owner', 'tenant', 'arbiter'],
    },
  ],
  sellingPoints: [
    {
      title: 'On nobody’s side',
      text: () => 'Tenants and owners have equal seats on the board.',
    },
    { title: 'A sum with reasons', text: () => 'Arbiters give the reasons for a sum on one page.' },
    {
      title: 'The money is safe',
      text: () => 'Each deposit has an account of its own.',
    },
  ],
  audience: (_, has) =>
    has.desk
      ? 'Tenants who move out, owners of rented homes, and the fund’s arbiters.'
      : 'Tenants who move out, and owners of rented homes.',
  direction: {
    styles: {
      minimal: {
        mood: 'Neutral and quiet, because angry people take each extra word as a word against them.',
        shape:
          'Two names at one height, like the pans of a scale, with empty space between: nobody can call the page unfair.',
        second: {
          turn: 'shows one name and one day, and nothing else, because people look only to see whether they must answer',
          room: 'leaves one corner of a room and one button on the page, because the others wait while one person takes pictures',
        },
        avoid:
          'Signs without words, because each side reads them differently. A page without news, because silence looks like favour for the other side.',
      },
      bold: {
        mood: 'Frank and hard to miss, because people open the page between boxes and shifts, and overlook quiet lines.',
        shape:
          'One sum, name or room fills the width, heavy as a house number: both sides speak of the same thing before they quarrel.',
        second: {
          agree:
            'sets the two sums in large figures of one height, because both sides look for the distance between them',
          turn: 'sets the name of the side that must answer across the full width, because each side expects to read the other’s',
        },
        avoid:
          'Strong warnings on one side, because they look like a verdict. Capitals for a claim, because they sound like shouting.',
      },
      playful: {
        mood: 'Light and calming, because the two sides quarrel, and a stern page makes it worse.',
        shape:
          'A small round key for each side, laid beside the step that waits for it: the turn is seen without blaming words.',
        second: {
          room: 'draws each room as a small plan with round corners, because two people can point at the same mark on it',
          turn: 'lays a small round key beside the side that must answer, because a token blames less than a sentence',
        },
        avoid:
          'Smiling faces, because one side is about to lose money. Moving boxes as decoration, because they distract from the sums.',
      },
      luxury: {
        mood: 'Courteous and discreet, because two strangers talk here about money, and about dirt in a home.',
        shape:
          'Each sum, picture or message stands in wide margins between fine lines, like a visiting card: nobody suspects small print.',
        second: {
          agree:
            'sets each claim as one courteous sentence between fine lines, because a claim reads like an accusation',
          turn: 'sets the last message as a short letter with wide margins, because its reader comes back to it for days',
        },
        avoid:
          'Polished pictures of homes, because a student’s room looks poor beside them. Thin figures, because both sides check each sum.',
      },
      corporate: {
        mood: 'Sober and exact, because both sides must see that they are treated alike.',
        shape:
          'Rows as on a handover sheet, for room, claim and answer, the same on both phones: two people can speak of one line.',
        second: {
          agree: 'gives claim, answer and sum the same places in every row, because a sum is checked beside its claim',
          room: 'numbers the corners of each room in the same order, because people in a hurry forget one of them',
        },
        avoid:
          'Court language, because owners stop reading at the second paragraph. File numbers as headings, because nobody knows a kitchen by number.',
      },
      retro: {
        mood: 'Upright and familiar, because people trust a handover with a key, a paper and a signature.',
        shape:
          'Pictures, claims and messages stand in frames with a dated label: “That was there before” can be checked.',
        second: {
          turn: 'stamps each message with the day of its arrival, because both sides dispute when a letter came',
          room: 'frames each picture with a label for room and day, because an arbiter asks for both',
        },
        avoid:
          'Stains as texture, because in this app stains are evidence. Old handwriting, because a sum has to be clear.',
      },
      futuristic: {
        mood: 'Exact and open, because each side wants to see what the other has entered.',
        shape:
          'Fine ticks with day and hour beside each message, claim and picture: two people who tell different stories share one clock.',
        second: {
          turn: 'sets messages and silent days on one exact line, because people who wait misjudge the days',
          room: 'marks the place of each picture with an exact angle on a plan, because both sides must mean the same corner',
        },
        avoid:
          'Automatic marks on damage, because no machine judges here. Dark screens, because pictures of dim corners must be seen.',
      },
      organic: {
        mood: 'Warm and homely, because the quarrel is about rooms in which somebody has lived.',
        shape:
          'Soft, uneven patches hold marks, claims and messages: hard frames would look like evidence before both sides have spoken.',
        second: {
          agree: 'sets both sums on one soft, uneven patch, because a hard frame around each would look final',
          room: 'lays the pictures of one room over each other with soft edges, because a corner is understood beside its neighbours',
        },
        avoid:
          'Cosy pictures of homes, because a tenant who moves feels mocked. Wood grain behind pictures, because it looks like scratches.',
      },
    },
    reading: 'Plain letters, and figures of one width: both sides check sums and hours.',
    lettering: 'the fund’s letterhead',
    own: 'the fund’s envelopes',
    accent: 'the side that has to answer next, because nobody sees today whose turn it is',
    sample: 'Kitchen floor: 1 claim, 1 answer, 2 pictures',
  },
  untold: {
    budget: () => 'It is paid from the interest of one good year. Both halves of the board agreed to that, for once.',
    decision: () => 'I approve the design. Both delegates will look for one word that favours the other side.',
    history: () =>
      'We had a form to sign together at one table. It was fair, but few wished to meet again. Later we paid 60 tenants the unclaimed part after a week. 17 of them never answered again.',
    launch: () => 'It begins with moves in which the owner claims nothing. If those return quickly, the others follow.',
    content: () =>
      'We can show you thirty closed files without names. The letters are long, and the pictures are of bathtubs.',
    machines: () =>
      'Our accounts can pay on any working day. Messages and pictures live in a separate system that knows each move by a number.',
    access: () => 'Two arbiters let you watch. Owners talk after the second coffee.',
    fear: () => 'That one side believes we built it for the other.',
    others: () => 'Bank accounts that both must sign do the same without us.',
    staff: (d) => `Beside the ${d.f.arbiters} arbiters there are five of us. We print, stamp and post.`,
    figures: () => 'Walls lead the list of claims, then floors. The key that was not returned is third.',
    complaints: () => 'Both sides write the same sentence: “Nobody tells me anything.”',
    language: () => 'We say “mark”, not “damage”, until both sides agree on the word.',
  },
});
