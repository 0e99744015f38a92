import { defineCase, money } from '../case.ts';

/** What today's plan does at the screen of each conflict. */
const TODAY: Readonly<Record<string, string>> = {
  plan: 'The total stands there in large figures, but nothing says which step is urgent.',
  tooth: 'For one tooth it names two treatments, and explains neither.',
  answer: 'It offers only yes or no to everything, and the patient can pay for one step at most.',
};

export const dentalPlan = defineCase({
  id: 'dental-plan',
  industry: 'health',
  client: 'everyday',
  model: 'fees',
  channel: 'phone',
  about:
    'A group of dental practices gives each patient a printed treatment plan with tooth numbers, names of work and one total. Patients do not see which step is urgent, read the total and put off everything. The group wants patients to understand the plan and to answer it step by step: yes, not now or no.',
  settings: [
    {
      country: 'nz',
      town: 'Dunedin',
      orgs: ['Leith Bend Dental', 'Harbour Cone Dentists', 'Tomahawk Lane Dental Practices'],
      start: [8, 1],
      trigger: 'money',
      languages: ['English'],
      inputs: [
        {
          practices: 5,
          plans: 480,
          answeredIn100: 46,
          bookedIn100: 37,
          callsIn100: 62,
          minutes: 12,
          total: 2350,
          urgent: 290,
          crown: 1700,
          crownThen: 1990,
          totalThen: 2700,
          root: 1450,
          labPlans: 71,
        },
      ],
      words: {
        law: 'The Code of Health and Disability Services Consumers’ Rights lets patients know options, risks and costs.',
      },
    },
    {
      country: 'za',
      town: 'Pietermaritzburg',
      orgs: ['Foxhill Lane Dentists', 'Umlaas Bend Dental Practices', 'Yellowwood Row Dentists'],
      start: [7, 1],
      trigger: 'money',
      languages: ['English'],
      inputs: [
        {
          practices: 4,
          plans: 420,
          answeredIn100: 39,
          bookedIn100: 34,
          callsIn100: 57,
          minutes: 15,
          total: 12400,
          urgent: 1150,
          crown: 8500,
          crownThen: 9900,
          totalThen: 14300,
          root: 5200,
          labPlans: 54,
        },
      ],
      words: {
        law: 'By the National Health Act 61 of 2003, patients are told the options, risks and costs.',
      },
    },
    {
      country: 'br',
      town: 'Londrina',
      orgs: ['Dentistas do Cafezal', 'Odontologia Peroba Alta', 'Clínicas Odontológicas Rua da Mina'],
      start: [9, 1],
      trigger: 'money',
      languages: ['Portuguese'],
      inputs: [
        {
          practices: 6,
          plans: 760,
          answeredIn100: 41,
          bookedIn100: 39,
          callsIn100: 48,
          minutes: 14,
          total: 3100,
          urgent: 290,
          crown: 1600,
          crownThen: 1880,
          totalThen: 3560,
          root: 1100,
          labPlans: 88,
        },
      ],
      words: {
        law: 'Brazil’s code of ethics for dentists asks them to explain risks, costs and alternatives.',
      },
    },
    {
      country: 'es',
      town: 'Lugo',
      orgs: ['Clínicas Dentales Pena Ancha', 'Dentistas Rego da Fonte', 'Clínicas Dentales Ponte Vella'],
      start: [10, 1],
      trigger: 'money',
      languages: ['Spanish'],
      inputs: [
        {
          practices: 5,
          plans: 580,
          answeredIn100: 48,
          bookedIn100: 42,
          callsIn100: 59,
          minutes: 12,
          total: 1240,
          urgent: 75,
          crown: 430,
          crownThen: 510,
          totalThen: 1430,
          root: 310,
          labPlans: 83,
        },
      ],
      words: {
        law: 'Spain’s law on patients (41/2002) lets them choose freely between the clinical options, once well informed.',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Plan pages on the phone', device: 'phone', size: '390 × 844 px' },
    desk: { name: 'Practice desk on the desktop', device: 'desktop', size: '1440 × 900 px' },
  },
  figures: (i) => {
    const callHours = Math.round((i.plans * i.callsIn100 * i.minutes) / 6000);
    const crownPlans = Math.round(i.plans / 4);
    return {
      ...i,
      callHours,
      crownPlans,
      // Half of these patients are likely to call.
      moreHours: Math.round((crownPlans * i.minutes) / 120),
      total: money(i.total),
      urgent: money(i.urgent),
      crown: money(i.crown),
      more: money(i.crownThen - i.crown),
      totalThen: money(i.totalThen),
      root: money(i.root),
      old: money((i.crownThen - i.crown) * i.labPlans),
      answeredGoal: Math.round(i.answeredIn100 + (100 - i.answeredIn100) * 0.4),
      bookedGoal: Math.round(i.bookedIn100 + (100 - i.bookedIn100) * 0.36),
      callsGoal: Math.round(callHours * 0.7),
    };
  },
  users: {
    patient: {
      surface: 'phone',
      variants: [
        {
          role: 'Crane operator with a damaged tooth and no pain',
          conflict: 'plan',
          ages: [28, 52],
          context: () => 'reads the plan in a break, below the crane.',
          goal: () => 'Know what cannot wait, and what it costs.',
          obstacle: () => 'reads the total, and then closes the plan.',
          quote: 'Nothing hurts. So why now?',
        },
        {
          role: 'Crane operator with a damaged tooth and no pain',
          conflict: 'tooth',
          ages: [28, 52],
          context: () => 'reads the plan in a break, below the crane.',
          goal: () => 'Learn what the dentist would choose.',
          obstacle: () => 'puts off a choice until somebody explains it.',
          quote: 'Two ways to mend one tooth. Which one would you take?',
        },
        {
          role: 'Crane operator with a damaged tooth and no pain',
          conflict: 'answer',
          ages: [28, 52],
          context: () => 'reads the plan in a break, below the crane.',
          goal: () => 'Put off only what can wait.',
          obstacle: () => 'answers “not now” to everything that does not hurt.',
          quote: 'Nothing hurts. So why now?',
        },
        {
          role: 'Proofreader, with two crowns from earlier years',
          conflict: 'plan',
          ages: [54, 67],
          context: () => 'reads everything on the phone, in large text.',
          goal: () => 'Understand each step before saying yes to any.',
          obstacle: () => 'stops reading at the largest sum on a page.',
          needs: 'a step and its price in large text',
          quote: 'I have paid for two crowns. Where is tooth 46?',
        },
        {
          role: 'Night porter who is afraid of dentists',
          conflict: 'tooth',
          ages: [24, 49],
          context: () => 'opens the phone for a moment before each shift.',
          goal: () => 'Choose quickly, and think of something else.',
          obstacle: () => 'closes the page at the first long list of risks.',
          quote: 'Tell me which one. Then let me forget it.',
        },
        {
          role: 'Night porter who is afraid of dentists',
          conflict: 'answer',
          ages: [24, 49],
          context: () => 'opens the phone for a moment before each shift.',
          goal: () => 'Get an appointment with more time, without a call.',
          obstacle: () => 'tells nobody of the fear without being asked.',
        },
      ],
    },
    payer: {
      surface: 'phone',
      variants: [
        {
          role: 'Furniture maker who earns a different sum each month',
          ages: [30, 58],
          context: () => 'reads the plan beside this month’s bills.',
          goal: () => 'Say yes to one step, and “not now” to the others.',
          obstacle: () => 'leaves each question about money open.',
          quote: 'I can pay for a tooth. I cannot pay for a mouth.',
        },
        {
          role: 'Student who works in a bar',
          ages: [19, 27],
          context: () => 'reads messages at two in the morning.',
          goal: () => 'Do the urgent step now and the rest later.',
          obstacle: () => 'closes a page that asks about money.',
          quote: 'I have the time. I do not have the money.',
        },
      ],
    },
    relative: {
      surface: 'phone',
      variants: [
        {
          role: 'Daughter who pays for her father’s treatment',
          conflict: 'plan',
          gender: 'f',
          ages: [36, 57],
          context: () => 'Her father sends her photographs of the plan.',
          goal: () => 'Know what she pays in all, before he books a step.',
          obstacle: () => 'Her father sends only the pages that he understands.',
          quote: 'He says that the plan is fine. He cannot say what is in it.',
        },
        {
          role: 'Daughter who pays for her father’s treatment',
          conflict: 'tooth',
          gender: 'f',
          ages: [36, 57],
          context: () => 'Her father sends her photographs of the plan.',
          goal: () => 'Let her father compare both treatments himself.',
          obstacle: () => 'Her father takes whatever a dentist has marked, without looking further.',
          quote: 'He says that the plan is fine. He cannot say what is in it.',
        },
        {
          role: 'Husband of a patient, who keeps the household accounts',
          conflict: 'plan',
          gender: 'm',
          ages: [29, 63],
          context: () => 'He hears of the plan at dinner.',
          goal: () => 'See the whole sum before anything is booked.',
          obstacle: () => 'He opens the plan only after the first step is booked.',
        },
        {
          role: 'Husband of a patient, who keeps the household accounts',
          conflict: 'tooth',
          gender: 'm',
          ages: [29, 63],
          context: () => 'He hears of the plan at dinner.',
          goal: () => 'Compare two treatments and their prices.',
          obstacle: () => 'He checks only the prices, and trusts no advice.',
        },
        {
          role: 'Daughter who pays for her father’s treatment',
          conflict: 'answer',
          gender: 'f',
          ages: [36, 57],
          context: () => 'Her father sends her photographs of the plan.',
          goal: () => 'Help him to say yes to the urgent step.',
          obstacle: () => 'Her father says only “later”, and she does not ask again.',
        },
      ],
    },
    assistant: {
      surface: 'desk',
      variants: [
        {
          role: 'Dental assistant who explains plans on the phone',
          ages: [23, 55],
          context: () => 'calls patients between two treatments.',
          goal: () => 'Know what a patient has asked before the call begins.',
          obstacle: () => 'Each call starts with the question: “Which line are you looking at?”',
          quote: 'I say “the upper tooth”. They ask which one.',
        },
        {
          role: 'Assistant who also answers for two other practices',
          ages: [21, 60],
          context: () => 'has plans of three practices open at once.',
          goal: () => 'Find the patients who need an appointment this week.',
          obstacle: () => 'In today’s list, a cleaning and an urgent filling look alike.',
        },
      ],
    },
  },
  stakeholders: {
    director: {
      role: 'managing director',
    },
    dentist: {
      role: 'head dentist',
    },
    care: {
      role: 'head of patient care',
    },
    finance: {
      role: 'finance manager',
    },
  },
  goals: ({ f }) => ({
    answered: {
      direction: 'Raise',
      what: 'the share of plans answered within 30 days',
      from: `${f.answeredIn100} in 100`,
      today: 'Only {from} plans are answered within 30 days.',
      to: `${f.answeredGoal} in 100`,
      months: 2,
      measuredBy: 'the practice software',
    },
    booked: {
      direction: 'Raise',
      what: 'the share of urgent steps booked within 14 days',
      from: `${f.bookedIn100} in 100`,
      today: 'Only {from} urgent steps are booked within 14 days.',
      to: `${f.bookedGoal} in 100`,
      months: 3,
      measuredBy: 'the appointment book',
    },
    calls: {
      direction: 'Lower',
      what: 'the time that assistants spend on calls about plans',
      from: `${f.callHours} hours a month`,
      today: 'Patients do not understand a plan, so assistants spend {from} on calls about it.',
      to: `${f.callsGoal} hours a month`,
      months: 4,
      measuredBy: 'the call lists',
    },
  }),
  features: {
    plan: {
      title: 'Your plan',
      surface: 'phone',
      user: 'patient',
      goal: 'booked',
      does: 'shows the steps, the total, and free times for the urgent step',
      frames: [
        'four steps, none booked, with free times for the urgent one, and whom to call in pain',
        'the page just after the urgent step is booked',
        'a plan of which the first step is done',
      ],
    },
    tooth: {
      title: 'One tooth',
      surface: 'phone',
      user: 'patient',
      goal: 'calls',
      does: 'explains what was found at one tooth, and what can be done',
      frames: [
        'two possible treatments for one tooth, a filling and a crown',
        'the risk of waiting, in one sentence of the dentist',
        'a finding that only the X-ray picture shows',
      ],
    },
    answer: {
      title: 'My answer',
      surface: 'phone',
      user: 'payer',
      goal: 'answered',
      does: 'takes an answer for each step: yes, “not now” or no',
      frames: [
        'a plan with a yes, a “not now” and a no',
        'a plan with a no to every step',
        'an answer that is changed',
      ],
    },
    ask: {
      title: 'Ask about a step',
      surface: 'phone',
      user: 'relative',
      goal: 'calls',
      does: 'lets a patient share steps with a relative, and takes questions about them',
      frames: [
        'a relative’s question about the price of one step',
        'the choice of the steps that a relative may see',
        'an answer from the dentist',
      ],
    },
    desk: {
      title: 'Open plans',
      surface: 'desk',
      user: 'assistant',
      goal: 'booked',
      does: 'shows which plans have no answer, which urgent steps are not booked, and what was asked',
      frames: [
        'eleven open plans, with two urgent steps and three questions',
        'one patient’s questions before a call',
        'a morning on which every plan is answered',
      ],
    },
  },
  later: ['tooth'],
  task: (d, has) =>
    [
      `Design pages for treatment plans at ${d.org}, a group of ${d.w.practices} dental practices in and around ${d.town}, ${d.country}.`,
      'Patients open a plan on a phone, and can share it with a relative.',
      has.desk && 'Assistants see open plans on a desktop computer.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: ({ f }, _, at) => {
    const then: Partial<Record<string, string>> = {
      plan: `Take a plan with an urgent filling for ${f.urgent} and a crown for ${f.crown}. Write ‘Your plan’ in six lines. Read it to somebody without pain, with the total and without. After which text would this person book?`,
      tooth: `A tooth can get a filling for ${f.urgent} or a crown for ${f.crown}. Write ‘One tooth’ in six lines: what was found, then price, visits and risks of both. Ask a friend: which treatment does the page seem to advise?`,
      answer: `A patient says “not now” to a crown for ${f.crown}. Write the next line of ‘My answer’, first as a question about the reason, then as a thank-you. What would you answer if you were short of money?`,
    };
    return `${then[at]}`;
  },
  glossary: [
    { word: 'Step', means: 'work on one tooth, or one cleaning.' },
    { word: 'Crown', means: 'a cover for a tooth, made in a laboratory.' },
  ],
  safety: 'Only a dentist decides what is urgent. Each page shows whom to call with strong pain, swelling or bleeding.',
  overview: [
    (_d, _, at) =>
      `A patient stands before a mirror and counts teeth. “Tooth 46, filling”, says the printed plan. ${TODAY[at]} To answer, patients have to call.`,
    (_d, _, at) =>
      `Under a magnet on a fridge hangs a treatment plan, five weeks old. ${TODAY[at]} To answer, patients have to call.`,
  ],
  nonGoals: [
    'Loans and payment by instalments',
    'Booking a first visit',
    'Reminders of an appointment',
    'The form about earlier illnesses',
  ],
  constraints: [
    {
      type: 'content',
      at: 'plan',
      text: () => 'Dentists name each tooth by a number that patients do not know.',
      effect: () => '‘Your plan’ says where a tooth is.',
      frame: 'the place of tooth 46 in the mouth',
    },
    {
      type: 'legal',
      at: 'tooth',
      text: (d) => d.s.law,
      effect: ({ f }) =>
        `‘One tooth’ shows filling (${f.urgent}, one visit, may break) and crown (${f.crown}, two visits, irreversible).`,
      frame: 'the crown opened, with price, visits and risk',
    },
    {
      type: 'legal',
      at: 'plan',
      text: () => 'Before each treatment a patient has to agree to its price.',
      effect: () => '‘Your plan’ shows the price of a step before it is booked.',
      frame: 'the agreement to the price of the urgent step',
    },
    {
      type: 'technical',
      at: 'plan',
      text: () => 'Sometimes the whole damage is seen only during the treatment.',
      effect: () => '‘Your plan’ shows which steps may still change.',
      frame: 'a step that may still change',
    },
    {
      type: 'time',
      at: 'answer',
      text: () => 'A written price holds for 90 days.',
      effect: () => '‘My answer’ names the last day of each price.',
      frame: 'a crown that is not answered yet, on the last day of its price',
    },
    {
      type: 'people',
      at: 'plan',
      text: () => 'A third of the patients are over 65, and some use large text.',
      effect: () => '‘Your plan’ keeps each step and its price together.',
      frame: 'a step and its price in large text',
    },
    {
      type: 'legal',
      at: 'ask',
      text: () => 'A relative sees only steps that the patient has shared.',
      effect: () => '‘Ask about a step’ names no other step.',
      frame: 'the page of a relative who may see only one step',
    },
    {
      type: 'people',
      at: 'ask',
      text: () => 'Dentists answer questions after the last patient, on weekdays only.',
      effect: () => '‘Ask about a step’ says when the answer comes.',
      frame: 'a question asked on a Friday evening',
      from: 'professional',
    },
    {
      type: 'technical',
      at: 'plan',
      text: () => 'What a dentist changes reaches the page only on the next morning.',
      effect: () => '‘Your plan’ shows on which day it was last changed.',
      frame: 'a plan with the date of its last change',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'plan',
      titles: [
        (d) => `Treatment plans for ${d.org}: when does a patient see the total?`,
        (d) => `Dental plans for ${d.org}: the total before or after a booking?`,
      ],
      problem: ({ f }) =>
        `Only ${f.bookedIn100} in 100 urgent steps are booked within 14 days. Patients read the total and put off everything, also a filling for ${f.urgent}. If this tooth waits too long, the patient needs a root treatment for ${f.root}.`,
      whyNow: ({ f, start }) =>
        `On ${start} the laboratory raises its prices. The average total goes from ${f.total} to ${f.totalThen}, and even more patients will put off everything.`,
      sides: [
        {
          who: 'finance',
          wants: () => 'wants the total before any booking, because patients who learn it afterwards feel misled',
        },
        {
          who: 'dentist',
          wants: () => 'wants the total after the urgent step is booked, because whoever sees it puts off everything',
        },
      ],
      decision: 'does a patient see the total before the urgent step is booked, or afterwards?',
      unknowns: [
        () => 'Do patients look for the total, wherever it stands?',
        () => 'Do patients who book the urgent step come back for the other steps?',
      ],
      twist: () =>
        'A wrong price list made 70 plans too cheap, and these plans have been sent. What does ‘Your plan’ show to these patients?',
      users: ['patient', 'relative', 'assistant'],
    },
    {
      at: 'tooth',
      titles: [
        (d) => `One tooth, two treatments: dental plans for ${d.org}`,
        (d) => `${d.org}: which treatment would the dentist choose?`,
      ],
      problem: ({ f }) =>
        `Assistants spend ${f.callHours} hours a month on calls about plans. Some plans name two treatments for a tooth, and patients ask which one the dentist would choose.`,
      whyNow: ({ f, start }) =>
        `On ${start} the laboratory raises its price for a crown by ${f.more}. From then on, ${f.crownPlans} plans a month name a cheaper treatment too, and calls would take ${f.moreHours} more hours.`,
      sides: [
        {
          who: 'dentist',
          wants: () =>
            'wants to mark the treatment that a dentist would choose, because no patient can judge the damage',
        },
        {
          who: 'care',
          wants: () => 'wants both treatments to look alike, because a mark looks like an attempt to sell',
        },
      ],
      decision: 'does the page mark what the dentist would choose, or do both treatments look alike?',
      unknowns: [
        () => 'Do patients trust advice more if its reason stands beside it?',
        () => 'How many patients ask somebody else before they choose?',
      ],
      twist: () =>
        'The laboratory can no longer make one kind of crown, which 38 patients have chosen. How does ‘One tooth’ show that this treatment is gone?',
      users: ['patient', 'relative', 'assistant'],
    },
    {
      at: 'answer',
      titles: [
        (d) => `“Not now” to a dental plan of ${d.org}: with a reason?`,
        (d) => `Yes, not now or no: answers to dental plans of ${d.org}`,
      ],
      problem: ({ f }) =>
        `Only ${f.answeredIn100} in 100 plans are answered within 30 days. Patients who cannot do everything at once put the whole plan aside. The dentists do not learn whether fear or money is the reason.`,
      whyNow: ({ f, start }) =>
        `On ${start} the laboratory raises its price for a crown by ${f.more}. The group has promised the old price for ${f.labPlans} crowns in open plans. Late answers cost it up to ${f.old}.`,
      sides: [
        {
          who: 'dentist',
          wants: () => 'wants to ask for the reason after “not now”, because fear and money need different replies',
        },
        {
          who: 'care',
          wants: () => 'wants only a thank-you after “not now”, because patients who cannot pay avoid such a question',
        },
      ],
      decision: 'after “not now”, does the page ask for the reason, or does it only say thank you?',
      frame: 'the page just after the answer “not now” to a crown',
      unknowns: [
        () => 'How many patients say “not now” because of the price?',
        () => 'Would patients tell the reason to a person?',
      ],
      twist: () =>
        'A dentist leaves, and the next one changes 55 of the answered plans. What does ‘My answer’ do with a yes to a step that has changed?',
      users: ['payer', 'patient', 'assistant'],
    },
  ],
  sellingPoints: [
    { title: 'The same dentist', text: () => 'The dentist who wrote the plan also does the treatment.' },
    {
      title: 'Pictures from your own mouth',
      text: () => 'Patients may keep the photographs that the dentist took.',
    },
    { title: 'Treatment on Saturdays', text: () => 'One of the practices is open every Saturday.' },
  ],
  audience: (_, has) =>
    has.desk
      ? 'Patients with a new plan, who may share it with a relative, and assistants.'
      : 'Patients with a new plan, who may share it with a relative.',
  direction: {
    styles: {
      minimal: {
        mood: 'Clear and calm, because a worried patient closes a page that says much at once.',
        shape:
          'Each step stands alone in empty space, below the outline of one tooth: a patient says yes to one and “not now” to another.',
        second: {
          plan: 'gives each step three words and a price in empty space, because patients first count the steps',
          ask: 'leaves one question alone in empty space, because a relative asks about one price at a time',
        },
        avoid:
          'Icons for treatments, because two fillings look the same. Faint prices, because they seem to be hidden on purpose.',
      },
      bold: {
        mood: 'Direct and confident, because patients without pain do not take a small hint seriously.',
        shape:
          'A full-width block for each step, with one heavy word, such as “filling” or “crown”: patients see where one step ends.',
        second: {
          answer:
            'sets yes, “not now” and no in three heavy blocks of one size, because patients overlook the one in the middle',
          plan: 'sets a large number before each step, because families talk about the steps by number',
        },
        avoid:
          'Warning signs, because they make a nervous patient close the page. Red prices, because they look like debts.',
      },
      playful: {
        mood: 'Light and gentle, because many patients are afraid before they have read a word.',
        shape:
          'A small round mouth is drawn beside each step, with one tooth marked: patients find it with their tongue.',
        second: {
          ask: 'puts question and answer into round bubbles, because relatives are shy to write to a dentist',
          answer:
            'sets the three answers in round buttons of one size, because an anxious patient fears a wrong answer',
        },
        avoid:
          'Smiling teeth, because a damaged tooth is no joke. Prizes for a yes, because each yes costs the patient money.',
      },
      luxury: {
        mood: 'Considerate and unhurried, because patients want a talk with the dentist, and get a sheet of paper.',
        shape:
          'One sentence with the dentist’s signature above each step, on a fine line in wide margins: it is read before the price.',
        second: {
          plan: 'sets each step in wide margins with few words, because patients think about it on several evenings',
          ask: 'sets the dentist’s answer in wide margins above a name, because relatives want to know who gives advice',
        },
        avoid:
          'Small prices, because an honest price is easy to read. Photographs of perfect smiles, because patients come for their health.',
      },
      corporate: {
        mood: 'Dependable and orderly, because patients check whether a price is fair before they believe the advice.',
        shape:
          'Numbered tabs, one a step, above fixed columns for tooth, work and price: patients compare steps before they say yes to one.',
        second: {
          answer:
            'sets yes, “not now” and no in even rows, because patients look through their answers before they send them',
          ask: 'keeps step, question and answer in fixed places, because a relative comes back to several questions',
        },
        avoid:
          'Tooth numbers in the first column, because no patient knows them. Dense rows, because patients get lost in them.',
      },
      retro: {
        mood: 'Familiar and honest, because many patients have kept the cards of their dentist for decades.',
        shape:
          'Each step is a framed card, stamped “booked” or “not now”: patients see which steps still need an answer.',
        second: {
          answer: 'stamps each step with its answer, because patients must find an answer again to change it',
          ask: 'frames each question together with its step, because the answer comes hours later',
        },
        avoid:
          'Pictures of old instruments, because they frighten some patients. Imitated ink, because a price can be misread in it.',
      },
      futuristic: {
        mood: 'Precise and open, because patients trust a dentist who shows the exact place of the damage.',
        shape:
          'A fine outline of all teeth, with one exact ring for each step: patients see where the work is, and how much.',
        second: {
          plan: 'sets the steps on an exact scale of weeks, because patients ask how long a step can wait',
          ask: 'draws a fine line from each question to its tooth, because a family asks about several teeth',
        },
        avoid:
          'Glowing scans, because they frighten more than they explain. Scores for the mouth, because no patient understands them.',
      },
      organic: {
        mood: 'Gentle and patient, because patients read about their own mouth, and many are ashamed of it.',
        shape: 'Each step is a soft, uneven field as large as its work: nervous patients see which visit is short.',
        second: {
          answer: 'lets the three answers overlap as soft fields, because “not now” lies between yes and no',
          ask: 'lays the answer over the question as a soft layer, because a relative reads both as one talk',
        },
        avoid:
          'Drawings of gums and roots, because they look like an illness. Soft words for pain, because patients notice them.',
      },
    },
    reading: 'Letters and figures that stay clear in large text, because patients read without glasses.',
    lettering: 'the dentists’ nameplates',
    own: 'the appointment cards',
    accent: 'the tooth that a step is about, because patients do not know its number',
    sample: 'Lower right: one filling, 40 minutes, urgent',
  },
  untold: {
    budget: () =>
      'It is paid from what we saved on paper and postage. A second round would need the vote of all partners.',
    decision: () => 'I approve it. Every sentence about risks is also read by two other dentists.',
    history: () =>
      'One practice printed the total on the last page for a month. More urgent steps were booked, but patients who had not turned the page felt misled.',
    launch: () =>
      'One practice begins, for new plans only. Open plans on paper stay on paper, because two forms of one plan would confuse people.',
    content: () =>
      'We have photographs from nearly every examination. About one in five is blurred, and the dentists know which.',
    machines: () =>
      'The practice software is from a large supplier and stays as it is. A small local company builds the pages on top of it.',
    access: () =>
      'You may sit beside an assistant who makes calls, if the patient agrees. The chair is private, so please do not ask for that.',
    fear: () => 'That somebody reads “may wait” and hears “does not matter”.',
    others: () =>
      'A chain in the shopping centre shows a price for everything in its window. Our patients ask us why we do not.',
    staff: () =>
      'The assistants explain very well, each in other words. Two of them would gladly write the first texts.',
    figures: () =>
      'An answer counts when it is typed into the software. A few patients tell us on the street, and nobody types that.',
    complaints: () =>
      'Patients rarely complain about a price. They complain that nobody said it before they sat in the chair.',
  },
});
