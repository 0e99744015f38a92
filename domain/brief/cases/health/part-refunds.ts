import { defineCase, money } from '../case.ts';

export const partRefunds = defineCase({
  id: 'part-refunds',
  industry: 'health',
  client: 'everyday',
  model: 'subscription',
  channel: 'phone',
  about:
    'A private health insurer pays back doctors’ bills. Many refunds are smaller than the bill, and the letter gives the reason as a code. Members call, or object, although often only a paper is missing. The insurer wants members to understand a refund at once, and to send what is missing the first time.',
  settings: [
    {
      country: 'ch',
      town: 'Winterthur',
      orgs: ['Eulachtal Gesundheitskasse', 'Krankenversicherung Lindspitz', 'Brühlberg Versicherte'],
      start: [1, 1],
      trigger: 'rule',
      languages: ['German'],
      inputs: [
        {
          members: 41000,
          bills: 5200,
          partIn100: 31,
          callsIn100: 44,
          minutes: 11,
          objectIn100: 18,
          missingIn100: 57,
          surprised: 58,
          gap: 96,
          above: 1340,
          session: 52,
        },
      ],
      words: {
        law: 'The Swiss Federal Act on Data Protection counts facts about health as sensitive.',
        near: 'Frauenfeld',
      },
    },
    {
      country: 'fi',
      town: 'Tampere',
      orgs: ['Pispalan Terveysvakuutus', 'Kaupinkallion Vakuutus', 'Terveysturva Tammerkoski'],
      start: [1, 1],
      trigger: 'rule',
      languages: ['Finnish'],
      inputs: [
        {
          members: 28000,
          bills: 3400,
          partIn100: 27,
          callsIn100: 39,
          minutes: 9,
          objectIn100: 16,
          missingIn100: 61,
          surprised: 55,
          gap: 58,
          above: 820,
          session: 55,
        },
      ],
      words: {
        law: 'The General Data Protection Regulation gives facts about health special protection.',
        near: 'Nokia',
      },
    },
    {
      country: 'it',
      town: 'Trieste',
      orgs: ['Mutua Salute San Giusto', 'Assistenza Sanitaria Barcola', 'Mutua Borgo Teresiano'],
      start: [2, 1],
      trigger: 'rule',
      languages: ['Italian'],
      inputs: [
        {
          members: 33000,
          bills: 4100,
          partIn100: 34,
          callsIn100: 47,
          minutes: 10,
          objectIn100: 19,
          missingIn100: 54,
          surprised: 62,
          gap: 64,
          above: 1090,
          session: 45,
        },
      ],
      words: {
        law: 'The General Data Protection Regulation gives facts about health special protection.',
        near: 'Muggia',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Refund pages on the phone', device: 'phone', size: '390 × 844 px' },
    desk: { name: 'Claims desk on the desktop', device: 'desktop', size: '1440 × 900 px' },
  },
  figures: (i) => {
    const part = Math.round((i.bills * i.partIn100) / 100);
    const calls = Math.round((part * i.callsIn100) / 100);
    const objections = Math.round((part * i.objectIn100) / 100);
    const missing = Math.round((objections * i.missingIn100) / 100);
    return {
      ...i,
      gap: money(i.gap),
      waiting: money(missing * i.gap),
      session: money(i.session),
      bill: money(Math.round(i.gap * 1.5)),
      // Four more bills in a year for each member above the limit.
      newCalls: Math.round((i.above * 4 * i.callsIn100) / 12000) * 10,
      callHours: Math.round((calls * i.minutes) / 60),
      objections,
      missing,
      callsGoal: Math.round(i.callsIn100 * 0.72),
      missingGoal: Math.round(missing * 0.7),
      surprisedGoal: Math.round(i.surprised * 0.78),
    };
  },
  users: {
    member: {
      surface: 'phone',
      variants: [
        {
          role: 'Roofer with back pain',
          conflict: 'refund',
          gender: 'm',
          ages: [34, 57],
          context: () => 'He reads in a break, in his van.',
          goal: () => 'Know for certain which money does not come.',
          obstacle: () => 'He plans with a sum as soon as a page mentions it.',
          quote: 'I can plan with a yes or a no. I cannot pay with ‘perhaps’.',
        },
        {
          role: 'Tram driver with new hearing aids',
          conflict: 'refund',
          ages: [48, 63],
          context: () => 'reads the refund in large text.',
          goal: () => 'Know whether the rest for the second hearing aid is lost.',
          obstacle: () => 'waits for weeks, and does not ask.',
          needs: 'a sum and its reason in large text',
          quote: 'I hear well again. I still do not understand the letter.',
        },
        {
          role: 'Self-employed translator who pays each bill at once',
          conflict: 'send',
          ages: [28, 36],
          context: () => 'checks the bank account every morning.',
          goal: () => 'Plan the month with the refund of a dentist’s bill.',
          obstacle: () => 'plans with the whole bill, and gets less.',
          quote: 'I can plan with less. I cannot plan with a surprise.',
        },
        {
          role: 'Baker who forgot a referral',
          conflict: 'object',
          ages: [55, 66],
          context: () => 'takes out the phone between two trays of bread.',
          goal: () => 'Object in two minutes, without a letter.',
          obstacle: () => 'looks at an empty sheet, and writes nothing.',
          quote: 'I knead dough. I do not write to offices.',
        },
      ],
    },
    family: {
      surface: 'phone',
      variants: [
        {
          role: 'Niece who looks after her aunt’s refunds',
          conflict: 'refund',
          gender: 'f',
          ages: [24, 33],
          home: (d) => d.s.near,
          context: () => 'She reads letters aloud at her aunt’s kitchen table.',
          goal: () => 'Tell her aunt what she can still do.',
          obstacle: () => 'Her aunt stops listening at “not paid”, and sends no paper.',
          quote: 'My aunt hears ‘not paid’, and I can stop reading.',
        },
        {
          role: 'Daughter who sends her father’s bills',
          conflict: 'send',
          gender: 'f',
          ages: [41, 59],
          home: (d) => d.s.near,
          context: () => 'She sends five bills at once, on a Sunday.',
          goal: () => 'Tell her father only what is certain.',
          obstacle: () => 'She repeats every sum to her father, who thinks it certain.',
          quote: 'I said ‘about half’. My father heard ‘half’.',
        },
        {
          role: 'Father of three who objects for the whole family',
          conflict: 'object',
          gender: 'm',
          ages: [35, 50],
          context: () => 'He writes late in the evening, in anger.',
          goal: () => 'Say in his own words what is wrong.',
          obstacle: () => 'He leaves a form when no box has his reason.',
          quote: 'My reason never has a box.',
        },
      ],
    },
    clerk: {
      surface: 'desk',
      variants: [
        {
          role: 'Claims clerk who answers objections',
          ages: [24, 58],
          context: () => 'has nine objections on Monday morning.',
          goal: () => 'See first which objections lack only a paper.',
          obstacle: () => 'looks for bill, letter and policy in three programs.',
          quote: 'Half of them are right, and the other half forgot a page.',
        },
      ],
    },
  },
  stakeholders: {
    director: {
      role: 'managing director of the insurer',
    },
    claims: {
      role: 'head of claims',
    },
    service: {
      role: 'head of member service',
    },
    speaker: {
      role: 'representative of the members',
    },
  },
  goals: ({ f }) => ({
    calls: {
      direction: 'Lower',
      what: 'the share of part refunds that lead to a call',
      from: `${f.callsIn100} in 100`,
      today: 'To understand the code, members call after {from} part refunds.',
      to: `${f.callsGoal} in 100`,
      months: 4,
      measuredBy: 'the call list',
    },
    papers: {
      direction: 'Lower',
      what: 'the number of objections that wait only for a paper',
      from: `${f.missing} a month`,
      today: `Each month ${f.missing} objections wait only for a paper, such as a referral.`,
      to: `${f.missingGoal} a month`,
      months: 5,
      measuredBy: 'the objection files',
    },
    surprise: {
      direction: 'Lower',
      what: 'the share of part refunds that are smaller than expected',
      from: `${f.surprised} in 100`,
      today: `Nobody names a sum beforehand, and of 100 part refunds ${f.surprised} are smaller than expected.`,
      to: `${f.surprisedGoal} in 100`,
      months: 5,
      measuredBy: 'a question sent with each refund',
    },
  }),
  features: {
    refund: {
      title: 'Your refund',
      surface: 'phone',
      user: 'member',
      goal: 'calls',
      does: 'shows what was paid, what was not, and why',
      frames: [
        'five sessions, of which two are paid and three lack a referral',
        'a bill that was paid in full',
        'a bill with two different reasons',
      ],
    },
    send: {
      title: 'Send a bill',
      surface: 'phone',
      user: 'family',
      goal: 'surprise',
      does: 'takes photos of a bill, and says what a refund depends on',
      frames: [
        'a dentist’s bill before it is sent, with what its refund depends on',
        'a bill whose referral is missing',
        'a bill of three pages',
      ],
    },
    object: {
      title: 'I do not agree',
      surface: 'phone',
      user: 'family',
      goal: 'papers',
      does: 'takes an objection and says which paper may change the result',
      frames: ['an objection for which a referral is missing', 'the insurer’s answer after six days'],
    },
    desk: {
      title: 'Open objections',
      surface: 'desk',
      user: 'clerk',
      goal: 'papers',
      does: 'shows which objections lack only a paper, and asks for it',
      frames: [
        'nine objections, of which five lack a paper',
        'one bill, its photo and its reason side by side',
        'an objection on its last day',
      ],
    },
  },
  task: (d, has) =>
    [
      `Design refund pages for ${d.org}, a private health insurer in ${d.town}, ${d.country}, with ${d.f.members} members.`,
      'On their phone, members send in a doctor’s bill that they have paid, and see how much money comes back.',
      has.desk && 'Clerks answer objections on a desktop computer.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: ({ f }, _, at) => {
    if (at === 'send')
      return `Take one dentist’s bill of ${f.bill}, on two pages. Write four lines for the moment before it is sent: what is there, what is missing, what comes next, and when. Then add a likely refund, a third to a half. Does it sound like a promise?`;
    if (at === 'object')
      return 'Take one member: three of five sessions were not paid, because a referral is missing. Write the first three lines of ‘I do not agree’ for this member. Which line would an angry person skip?';
    return `Take one bill for five sessions, at ${f.session} each. Two are paid, and for three a referral is missing. Write five lines for the member, once with “not paid” and once with “not paid yet”. Which question is still open?`;
  },
  glossary: [
    { word: 'Policy', means: 'the contract that says what is paid.' },
    { word: 'Part refund', means: 'a refund that is smaller than the bill.' },
    { word: 'Referral', means: 'a doctor’s paper that sends somebody to treatment.' },
  ],
  safety: 'Each refusal says that it is only about payment, so that nobody stops a treatment because of it.',
  overview: [
    (_d, _, at) =>
      ({
        refund: `A gardener has paid for five sessions of physiotherapy, and gets money for two. “Code 14-3”, says the letter. This means that a referral is missing, but does not say whether the rest is lost. Members send each doctor’s bill by post.`,
        send: `A gardener sends a dentist’s bill by post, and plans with half of the sum. Three weeks later less comes, and she has rent to pay. Nobody had told her how much would come back.`,
        object: `A gardener gets money for two of five sessions, because a referral is missing. The letter gives only a code. So he takes an empty sheet and writes that he has paid for twenty years. He adds no referral.`,
      })[at]!,
    (_d, _, at) =>
      ({
        refund: `A shoe box holds eleven letters from the insurer, and the last three are still closed. When a paper is missing, a letter gives only a code, such as “14-3”. Nobody learns from it whether the money is lost.`,
        send: `A shoe box holds eleven letters from the insurer. Each brought less money than the family had expected. Members send each doctor’s bill by post, and nobody tells them beforehand how much will come back.`,
        object: `“I do not agree”, writes a member on an empty sheet, and then two angry pages. Nothing in them helps the clerk: only a referral is missing. The insurer’s letter had named a code, and not the paper.`,
      })[at]!,
  ],
  nonGoals: [
    'Changing what the policy pays',
    'Paying doctors directly',
    'Choosing another policy',
    'A chat with the insurer',
  ],
  constraints: [
    {
      type: 'content',
      at: 'refund',
      text: () => 'Each reason must name its article of the policy.',
      effect: () => '‘Your refund’ gives each reason in everyday words as well.',
      frame: 'a reason in everyday words, with the number of its article',
    },
    {
      type: 'legal',
      at: 'refund',
      text: (d) => d.s.law,
      effect: () => '‘Your refund’ shows an adult’s bills to relatives only with consent.',
      frame: 'a family’s refunds, without those of one adult',
    },
    {
      type: 'people',
      at: 'refund',
      text: () => 'A quarter of the members are over 70, and some use large text.',
      effect: () => '‘Your refund’ keeps a sum and its reason together on the screen.',
      frame: 'a sum and its reason in large text',
    },
    {
      type: 'technical',
      at: 'send',
      text: () => 'In a test, one photo in nine was too dark or cut off.',
      effect: () => '‘Send a bill’ shows such a fault before the photo is sent.',
      frame: 'a photo of a bill with one edge cut off',
    },
    {
      type: 'time',
      at: 'object',
      text: () => 'An objection must arrive within 30 days.',
      effect: () => '‘I do not agree’ shows the last day.',
      frame: 'an objection two days before its last day',
    },
    {
      type: 'time',
      at: 'desk',
      text: () => 'A clerk has four minutes for an objection.',
      effect: () => '‘Open objections’ shows all papers without a second window.',
      frame: 'four papers of one objection at once',
      from: 'professional',
    },
    {
      type: 'technical',
      at: 'refund',
      text: () => 'Payments leave once a day, at 18:00.',
      effect: () => '‘Your refund’ says whether the money has left.',
      frame: 'a refund that is approved and leaves at 18:00',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'refund',
      titles: [
        (d) => `Refund pages for ${d.org}: “not paid”, or “not paid yet”?`,
        (d) => `Refunds at ${d.org}: a paper is missing. Is the money lost?`,
      ],
      problem: ({ f }) =>
        `Of 100 part refunds, ${f.callsIn100} lead to a call. These calls take ${f.callHours} hours a month. When a paper is missing, callers ask whether they can still get the money.`,
      whyNow: ({ f, start }) =>
        `From ${start} the policy asks for a second referral after 12 sessions of physiotherapy a year. Members without it get part refunds, and about ${f.newCalls} more calls a month are likely.`,
      sides: [
        {
          who: 'service',
          wants: () => 'wants “not paid yet”, because members who read “not paid” call or give up',
        },
        {
          who: 'claims',
          wants: () => 'wants “not paid”, because “yet” promises money that a paper does not always bring',
        },
      ],
      decision: 'when a paper is missing, does the page say “not paid” or “not paid yet”?',
      unknowns: [
        () => 'Do members send a paper when nobody promises that it helps?',
        () => 'Do members call although they have understood the reason?',
      ],
      twist: () =>
        'By mistake, 800 members were paid too little for hearing aids. They get the rest today. What does ‘Your refund’ say to them?',
      users: ['member', 'family', 'clerk'],
    },
    {
      at: 'send',
      titles: [
        (d) => `Sending a doctor’s bill to ${d.org}: how much will come back?`,
        (d) => `Refunds at ${d.org}: is “about half” a promise?`,
      ],
      problem: ({ f }) =>
        `Of 100 part refunds, ${f.surprised} are smaller than the member expected. Of a dentist’s bill of ${f.bill}, members expect half back. On average a third comes, and they pay ${f.gap} themselves.`,
      whyNow: ({ f, start }) =>
        `From ${start} the policy asks for a second referral after 12 sessions of physiotherapy a year. Last year ${f.above} members had more sessions, and they still expect a full refund.`,
      sides: [
        {
          who: 'speaker',
          wants: () => 'wants a likely refund before sending, because members have to plan their money',
        },
        {
          who: 'claims',
          wants: () => 'wants no sum before the bill is checked, because even a range is read as a promise',
        },
      ],
      decision: 'does the page name a likely refund before a bill is sent, or none?',
      unknowns: [
        () => 'When does a wrong estimate feel like a broken promise?',
        () => 'Would members still send a bill if the likely refund is small?',
      ],
      twist: () =>
        'A hospital begins to print its bills on both sides, and 300 members send only the front. What does ‘Send a bill’ tell them?',
      users: ['family', 'member', 'clerk'],
    },
    {
      at: 'object',
      titles: [
        (d) => `Objections at ${d.org}: something is wrong, or a paper is missing`,
        (d) => `“I do not agree”: a page for members of ${d.org} who feel wronged`,
      ],
      problem: ({ f }) =>
        `Members send ${f.objections} objections a month. In ${f.missing} of them only a paper is missing, such as a referral, because an empty sheet does not ask for it. These members wait six more days for ${f.gap} each on average: ${f.waiting} in all.`,
      whyNow: ({ f, start }) =>
        `From ${start} the policy asks for a second referral after 12 sessions of physiotherapy a year. Last year ${f.above} members had more sessions, and none of them knows the rule yet.`,
      sides: [
        {
          who: 'claims',
          wants: () => 'wants a list of reasons first, because clerks can sort objections only by such a list',
        },
        {
          who: 'service',
          wants: () => 'wants free words first, because people who feel wronged want to say so',
        },
      ],
      decision: 'does an objection begin with a list of reasons, or with free words?',
      frame: 'the first page of an objection, before anything is written',
      unknowns: [
        () => 'Do members know that only a paper is missing?',
        () => 'What do people write first when they may write anything?',
      ],
      twist: () =>
        'A newspaper prints an objection, and 140 members send the same words. How does ‘I do not agree’ answer these members?',
      users: ['family', 'member', 'clerk'],
    },
  ],
  sellingPoints: [
    { title: 'The same price when ill', text: () => 'Nobody pays more because of an illness.' },
    { title: 'Any doctor', text: () => 'Members choose their doctor freely.' },
    { title: 'An office in town', text: () => 'Members may come by without an appointment.' },
  ],
  audience: (_, has) =>
    has.desk
      ? 'Members who wait for money, people who send bills for their family, and the clerks.'
      : 'Members who wait for money, and people who send bills for their family.',
  direction: {
    styles: {
      minimal: {
        mood: 'Clear and short, because members leave long letters from the insurer unopened.',
        shape:
          'Below sum and reason, the outline of the missing paper alone in empty space: a member sees what is still to do.',
        second: {
          object:
            'leaves the insurer’s reason alone in empty space, because a member should answer it and nothing else',
          send: 'shows the photo of the bill and nothing beside it, because members check whether every line is readable',
        },
        avoid:
          'Sums without words, because members call to ask about them. Pale small print, because it seems to hide something.',
      },
      bold: {
        mood: 'Frank and strong, because members suspect that the insurer hides the unpaid part.',
        shape:
          'Two heavy figures of equal size, the paid and the unpaid part, because members first ask how much is missing.',
        second: {
          object: 'sets the last day in the largest figures, because after it no objection counts',
          send: 'puts a heavy frame round each photo with a fault, because members send several bills in a row',
        },
        avoid:
          'Alarm signs for a missing sum, because they accuse people who are ill. Capitals, because they seem to shout.',
      },
      playful: {
        mood: 'Light and friendly, because many members are afraid of letters from an office.',
        shape: 'Ten small round coins for each bill, and the paid ones are filled: nobody has to subtract.',
        second: {
          send: 'gives each photographed page a round token with its number, because members lose count of their pages',
          object:
            'sets the insurer’s answer in a round bubble, because an angry member should not meet an office again',
        },
        avoid:
          'Bright jokes, because an unpaid bill is no joke. Hand-drawn sums, because a figure must be beyond doubt.',
      },
      luxury: {
        mood: 'Attentive and calm, because members pay for private doctors, and expect the same care here.',
        shape:
          'One full sentence beside each sum, in wide margins above a clerk’s signature: a member reads the reason as a personal answer.',
        second: {
          object:
            'sets the insurer’s answer in wide margins above a clerk’s name, because an angry member wants a person',
          send: 'shows one large photo of the bill in wide margins, because a member looks it over before sending',
        },
        avoid: 'Thin grey figures, because tired eyes miss them. Ornaments, because members ask who has paid for them.',
      },
      corporate: {
        mood: 'Dependable and exact, because members check the insurer’s arithmetic against their own.',
        shape:
          'One bar a bill, divided into paid and unpaid part, in even rows with the reason: members compare it with the last.',
        second: {
          send: 'sets the pages of a bill in an even grid, because a missing one leaves a gap',
          object: 'keeps reason, missing paper and last day in fixed rows, because a member works through them in turn',
        },
        avoid:
          'Codes in the first column, because most calls begin with a code. Legal words, because they sound like a refusal.',
      },
      retro: {
        mood: 'Familiar and plain, because many members keep the insurer’s letters in a box for years.',
        shape:
          'Each refund is a framed slip with a dated stamp: members who keep all their papers find the newest at once.',
        second: {
          object:
            'sets the objection on ruled lines with a dated stamp, because members want proof that it came in time',
          send: 'frames each page like a slip with its date, because members look up later what they have sent',
        },
        avoid: 'Creased paper, because a sum on it looks like last year’s. Worn stamps, because nobody can read them.',
      },
      futuristic: {
        mood: 'Open and exact, because members wait for weeks, and cannot see where their bill is.',
        shape:
          'A fine line of dated ticks, from photo to payment: members see how far a bill is, and where it stopped.',
        second: {
          send: 'marks the edges of a photo with exact lines, because members must see what is cut off',
          object: 'shows the days until the limit as fine ticks, because members put an objection off',
        },
        avoid: 'Glowing charts, because they hide the sum. Robots, because members fear that a machine decides.',
      },
      organic: {
        mood: 'Warm and patient, because many members read about money while they are ill.',
        shape:
          'The bill is one soft shape, and the paid part lies on it as a second layer: members see the rest without figures.',
        second: {
          object:
            'lays the missing paper as a soft sheet over the reason, because an angry member reads only what lies on top',
          send: 'shows the pages of a bill as loose sheets with uneven edges, because members gather them one by one',
        },
        avoid:
          'Wavy lines, because a sum slips into the wrong row. Soft words for a refusal, because they sound dishonest.',
      },
    },
    reading: 'Figures that stay clear in large text, because members count what was paid.',
    lettering: 'the insurer’s letterhead',
    own: 'the member card',
    accent: 'where the paid part ends, because members mix up both sums',
    sample: 'Physiotherapy: 2 of 5 sessions are paid',
  },
  untold: {
    budget: () => 'It comes from what four-page letters cost us in postage. That is more than I like to say.',
    decision: (d) => `I approve it. Each everyday sentence for an article needs the yes of ${d.who.claims!.first}.`,
    history: () =>
      'Once, 500 letters said “not paid yet” where a paper was missing. Calls fell by a fifth, but some members said that we had broken our word.',
    launch: () => 'It begins with physiotherapy, because of the new rule. Dentists follow.',
    content: () => 'We have everyday words for 40 of the 212 articles. They cover nine bills in ten.',
    machines: () => 'The payment system is old and right. It sends us its results every evening.',
    access: () => 'You may listen to calls for a morning, if the member agrees.',
    fear: () => 'That somebody reads “not paid” and stops a treatment that would have been paid.',
    others: () => 'A large insurer pays within two days and asks questions afterwards. Members tell us so.',
    staff: () => 'Fourteen clerks, and three of them can explain article 14 to a child. We should ask those.',
    figures: () => 'Calls are sorted by hand. On busy days they are all called “other”.',
    complaints: () => 'People do not complain that we pay too little. They complain that they were not told.',
    stake: () => 'My mother kept her letters from us in a shoe box. She had not opened the last ones.',
  },
});
