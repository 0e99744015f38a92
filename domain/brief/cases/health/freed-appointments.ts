import { defineCase } from '../case.ts';

export const freedAppointments = defineCase({
  id: 'freed-appointments',
  industry: 'health',
  client: 'everyday',
  model: 'fees',
  channel: 'phone',
  about:
    'A group practice of family doctors has too few appointments and leaves some of them empty. Patients can cancel only by phone, the line is busy in the morning, and many give up and do not come. A place that becomes free is rarely offered to anybody. The practice wants patients to cancel easily, and free places to reach those who wait.',
  settings: [
    {
      country: 'gb',
      town: 'Sheffield',
      orgs: [
        'Rivelin Lane Surgery',
        'Whinfell Lane Medical Practice',
        'Loxley Court Surgery',
        'Meersbrook Row Practice',
      ],
      start: [9, 1],
      trigger: 'people',
      languages: ['English', 'Polish'],
      inputs: [
        {
          doctors: 6,
          perDoctor: 120,
          missedIn100: 7,
          triedIn100: 44,
          cancelledIn100: 8,
          filledIn100: 34,
          wait: 11,
          queue: 14,
        },
        {
          doctors: 5,
          perDoctor: 125,
          missedIn100: 8,
          triedIn100: 48,
          cancelledIn100: 9,
          filledIn100: 31,
          wait: 13,
          queue: 14,
        },
      ],
      words: {
        law: 'Data protection law (the UK GDPR) gives facts about health special protection.',
        help: '999, and for urgent advice 111',
        second: 'Polish',
      },
    },
    {
      country: 'nz',
      town: 'Palmerston North',
      orgs: ['Manawatū Bend Family Doctors', 'Kelvin Rise Medical Centre', 'Tōtara Row Family Health'],
      start: [5, 1],
      trigger: 'people',
      languages: ['English', 'Māori'],
      inputs: [
        {
          doctors: 5,
          perDoctor: 105,
          missedIn100: 8,
          triedIn100: 41,
          cancelledIn100: 9,
          filledIn100: 37,
          wait: 9,
          queue: 12,
        },
      ],
      words: {
        law: 'The Health Information Privacy Code 2020 limits to whom a practice may tell facts about health.',
        help: '111',
        second: 'Māori',
      },
    },
    {
      country: 'ca',
      town: 'Kingston, Ontario',
      orgs: ['Limestone Row Family Practice', 'Portsmouth Bay Family Doctors', 'Cataraqui Lane Family Health'],
      start: [10, 1],
      trigger: 'people',
      languages: ['English', 'French'],
      inputs: [
        {
          doctors: 7,
          perDoctor: 110,
          missedIn100: 8,
          triedIn100: 46,
          cancelledIn100: 7,
          filledIn100: 29,
          wait: 14,
          queue: 19,
        },
      ],
      words: {
        law: 'Ontario’s Personal Health Information Protection Act limits to whom a practice may tell facts about health.',
        help: '911',
        second: 'French',
      },
    },
    {
      country: 'de',
      town: 'Kassel',
      orgs: ['Hausärzte Lindenbogen', 'Hausarztpraxis Fuldabogen', 'Hausarztpraxis Druselhöhe'],
      start: [10, 1],
      trigger: 'people',
      languages: ['German', 'Turkish'],
      inputs: [
        {
          doctors: 4,
          perDoctor: 150,
          missedIn100: 7,
          triedIn100: 50,
          cancelledIn100: 8,
          filledIn100: 40,
          wait: 8,
          queue: 13,
        },
      ],
      words: {
        law: 'Section 203 of the German criminal code protects what patients tell a doctor.',
        help: '112, and for urgent advice 116117',
        second: 'Turkish',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Patient pages on the phone', device: 'phone', size: '390 × 844 px' },
    desk: { name: 'Front desk on the desktop', device: 'desktop', size: '1440 × 900 px' },
  },
  figures: (i) => {
    const places = i.doctors * i.perDoctor;
    const missed = Math.round((places * i.missedIn100) / 100);
    const cancelled = Math.round((places * i.cancelledIn100) / 100);
    const filled = Math.round((cancelled * i.filledIn100) / 100);
    const empty = missed + cancelled - filled;
    const missedGoal = Math.ceil(i.missedIn100 - (i.missedIn100 * i.triedIn100) / 100);
    // Whoever does not miss an appointment cancels it.
    const cancelledGoal = i.cancelledIn100 + i.missedIn100 - missedGoal;
    const filledGoal = Math.round(i.filledIn100 + (100 - i.filledIn100) * 0.38) - 5;
    return {
      ...i,
      cancelled,
      filled,
      emptyIn100: Math.round((empty / places) * 100),
      // An appointment has ten minutes.
      missedHours: Math.round(missed / 6),
      missedGoal,
      emptyGoal: Math.round(missedGoal + (cancelledGoal * (100 - filledGoal)) / 100),
      queueGoal: Math.round(i.queue * 0.7),
    };
  },
  users: {
    cancels: {
      surface: 'phone',
      variants: [
        {
          role: 'Warehouse worker whose shift was changed',
          conflict: 'mine',
          ages: [24, 45],
          context: () => 'may use the phone only in a break of ten minutes.',
          goal: () => 'Cancel within one break.',
          obstacle: () => 'gives up when a page asks a second question.',
          quote: 'I listened to the waiting music for my whole break.',
        },
        {
          role: 'Warehouse worker who waits for an earlier place',
          conflict: 'earlier',
          ages: [24, 45],
          context: () => 'may use the phone only in a break of ten minutes.',
          goal: () => 'Know whether an offer can wait until the next break.',
          obstacle: () => 'reads an offer in one break, and answers in the next.',
          quote: 'A place at ten? My break was at half past.',
        },
        {
          role: 'Father of a boy of four who is well again',
          conflict: 'mine',
          gender: 'm',
          ages: [27, 44],
          context: () => 'He cancels at breakfast, with one hand free.',
          goal: () => 'Give the appointment back in time for somebody else.',
          obstacle: () => 'He feels guilty, and hangs up when somebody asks why he cancels.',
          quote: 'I heard the question coming, and hung up.',
        },
        {
          role: 'Father of a boy of four who is well again',
          conflict: 'reminder',
          gender: 'm',
          ages: [27, 44],
          context: () => 'He reads messages at breakfast, with one hand free.',
          goal: () => 'Give the appointment back in time for somebody else.',
          obstacle: () => 'He once missed an appointment, and is too ashamed to cancel the next one.',
        },
      ],
    },
    unwell: {
      surface: 'phone',
      variants: [
        {
          role: 'Courier with asthma, who has missed two appointments',
          conflict: 'mine',
          ages: [46, 60],
          context: () => 'cancels from bed, on a bad day.',
          goal: () => 'Cancel, and learn what to do now.',
          obstacle: () => 'hangs up after two minutes on a bad day.',
          quote: 'I cancel the doctor because I am too ill for the doctor.',
        },
        {
          role: 'Courier with asthma, who has missed two appointments',
          conflict: 'reminder',
          ages: [46, 60],
          context: () => 'reads messages between two parcels.',
          goal: () => 'Cancel in time, and miss no more appointments.',
          obstacle: () => 'books by telephone, and writes no appointment down.',
          quote: 'Twice? I would have said once.',
        },
        {
          role: 'Seamstress with diabetes',
          conflict: 'mine',
          gender: 'f',
          ages: [49, 63],
          context: () => 'On a bad day her sight is blurred, so she uses large text.',
          goal: () => 'Cancel, and still get help if she gets worse.',
          obstacle: () => 'When she feels worse, she cancels and tells nobody.',
          needs: 'the page in large text, with the line about emergencies',
          quote: 'I cancelled because I felt worse. Nobody asked me why.',
        },
      ],
    },
    waits: {
      surface: 'phone',
      variants: [
        {
          role: 'Cook with back pain',
          ages: [30, 58],
          context: () => 'is free on two mornings a week.',
          goal: () => 'Get an earlier appointment on a free morning.',
          obstacle: () => 'leaves the phone in a coat until noon.',
          needs: 'the days on which a patient can come, beside the offered time',
          quote: 'A free place at ten past nine? I saw the call at noon.',
        },
        {
          role: 'Daughter who brings her mother to the doctor',
          gender: 'f',
          ages: [45, 63],
          context: () => 'She has to order a taxi first.',
          goal: () => 'Get an earlier appointment for her mother.',
          obstacle: () => 'She answers an offer only after she has found a taxi.',
          quote: 'My mother was still looking for her shoes. The place was gone.',
          needs: 'the days on which a patient can come, beside the offered time',
        },
      ],
    },
    receptionist: {
      surface: 'desk',
      variants: [
        {
          role: 'Receptionist of the practice',
          ages: [22, 60],
          context: () => 'has a patient at the desk and two calls waiting.',
          goal: () => 'Fill a free place without a round of calls.',
          obstacle: () => 'calls four people for one free place.',
          quote: 'At eight I have forty callers. At ten I have a free place.',
        },
      ],
    },
  },
  stakeholders: {
    senior: {
      role: 'senior partner of the practice',
    },
    doctor: {
      role: 'family doctor and partner in the practice',
    },
    reception: {
      role: 'head of reception',
    },
    manager: {
      role: 'practice manager',
    },
  },
  goals: ({ f }) => ({
    empty: {
      direction: 'Lower',
      what: 'the share of appointments that stay empty',
      from: `${f.emptyIn100} in 100`,
      today: 'Each week {from} appointments stay empty.',
      to: `${f.emptyGoal} in 100`,
      months: 4,
      measuredBy: 'the booking system',
    },
    missed: {
      direction: 'Lower',
      what: 'the share of appointments that are missed',
      from: `${f.missedIn100} in 100`,
      today: 'Patients miss {from} appointments.',
      to: `${f.missedGoal} in 100`,
      months: 3,
      measuredBy: 'the booking system',
    },
    queue: {
      direction: 'Lower',
      what: 'the median wait on the phone in the morning',
      from: `${f.queue} minutes`,
      today: 'In the morning a caller waits {from} on the line (median).',
      to: `${f.queueGoal} minutes`,
      months: 4,
      measuredBy: 'the phone system',
    },
  }),
  features: {
    mine: {
      title: 'My appointment',
      surface: 'phone',
      user: 'cancels',
      goal: 'missed',
      does: 'lets the patient cancel or move one appointment without a call',
      frames: [
        'an appointment in two days, with a reminder that is not answered yet',
        'an appointment that is cancelled on the same morning',
        'an appointment that was moved to another day',
      ],
    },
    earlier: {
      title: 'Earlier place',
      surface: 'phone',
      user: 'waits',
      goal: 'empty',
      does: 'offers a free place to ten patients who wait, all at once',
      frames: [
        'an offer for a place tomorrow at 9:10',
        'a place that somebody else has taken',
        'a place that the patient has got',
      ],
    },
    reminder: {
      title: 'Reminder',
      surface: 'phone',
      user: 'unwell',
      goal: 'missed',
      does: 'asks a patient two days before an appointment whether the day still suits',
      frames: [
        'the message to a patient who has missed two appointments',
        'the message to a patient who has missed none',
        'the reply to the answer “I cannot come”',
      ],
    },
    desk: {
      title: 'Free places today',
      surface: 'desk',
      user: 'receptionist',
      goal: 'queue',
      does: 'fills free places without calls, and shows who was asked',
      frames: [
        'a morning with three free places',
        'a place that nobody took',
        'a free place for a patient at the desk',
      ],
    },
  },
  task: (d, has) =>
    [
      `Design appointment pages for ${d.org}, a group practice of ${d.w.doctors} family doctors in ${d.town}, ${d.country}.`,
      'Patients use them on their phone to cancel or move an appointment, or to get an earlier one.',
      has.desk && 'Receptionists work at a desktop computer.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (_, __, at) => {
    const then: Partial<Record<string, string>> = {
      mine: `Take one appointment: Thursday, 9:20. Write ‘My appointment’ in five lines: when, with whom, “I come”, “another day” and “I cannot come”. What does the page say after a tap on “I cannot come”?`,
      earlier: `A place is free tomorrow at 9:10. Write ‘Earlier place’ in three lines, first with a word about other patients and then without. Which offer would you answer sooner?`,
      reminder: `A patient has missed two appointments. Write ‘Reminder’ as a text message of 160 letters, first with this number and then without. Which message would get an honest “I cannot come”?`,
    };
    return `${then[at]}`;
  },
  glossary: [
    { word: 'Missed', means: 'an appointment to which nobody came, and which nobody cancelled.' },
    { word: 'Free place', means: 'an appointment that was cancelled and is not taken yet.' },
  ],
  safety: 'The pages never judge how ill somebody is. Each web page says what to do in an emergency.',
  overview: [
    ({ w }, _, at) =>
      ({
        mine: `A doctor waters the plants, because her patient has not come. He wanted to cancel, and gave up on the busy line. Others wait ${w.wait} days for an appointment. Patients can cancel only by telephone.`,
        earlier: `A doctor waters the plants, because a place has stayed empty. A receptionist has called four people about it, one after another, and nobody answered. Others wait ${w.wait} days, and hear nothing of free places.`,
        reminder: `A doctor waters the plants, because her patient has not come. He has forgotten the appointment, and also that it is the second one. Others wait ${w.wait} days. Nobody is reminded of an appointment.`,
      })[at]!,
    ({ w }, _, at) =>
      ({
        mine: `A woman hears music on the phone for ten minutes. She wants to cancel, but her bus comes first. Her place stays empty, while others wait ${w.wait} days. Patients can cancel only by telephone.`,
        earlier: `At 9:10 a place becomes free. The receptionist calls a man who could come, but his phone lies in a coat. The place stays empty, while others wait ${w.wait} days. Receptionists offer free places only by telephone.`,
        reminder: `“Today?”, asks a woman on the phone. It is the second appointment that she has forgotten. Her place stays empty, while others wait ${w.wait} days. Nobody is reminded of an appointment.`,
      })[at]!,
  ],
  nonGoals: [
    'Booking a first appointment',
    'Video appointments',
    'Medical advice',
    'Fees for patients who do not come',
  ],
  constraints: [
    {
      type: 'content',
      at: 'mine',
      text: () => 'Some patients cancel because they are too ill to come.',
      effect: ({ s }) => `‘My appointment’ shows emergency numbers without scrolling: ${s.help}.`,
      frame: 'the page in large text, with the line about emergencies',
    },
    {
      type: 'legal',
      at: 'earlier',
      text: (d) => d.s.law,
      effect: () => '‘Earlier place’ never says who had the place before, or why it is free.',
      frame: 'an offer on a locked phone',
    },
    {
      type: 'time',
      at: 'earlier',
      text: () => 'A place is offered until one hour before it begins.',
      effect: () => '‘Earlier place’ shows until when an answer counts.',
      frame: 'the reply to an answer that comes a minute too late',
    },
    {
      type: 'people',
      at: 'earlier',
      text: () => 'Reception knows on which days each waiting patient can come.',
      effect: () => '‘Earlier place’ offers each patient only times that suit.',
      frame: 'the days on which a patient can come, beside the offered time',
    },
    {
      type: 'technical',
      at: 'reminder',
      text: () => 'Some patients open no link in a message.',
      effect: () => '‘Reminder’ is a text message that can be answered with one word.',
      frame: 'the message, answered with one word',
    },
    {
      type: 'people',
      at: 'desk',
      text: () => 'Some patients have no mobile phone.',
      effect: () => '‘Free places today’ keeps one place each morning for them.',
      frame: 'the place that is kept for patients without a mobile phone',
      from: 'professional',
    },
    {
      type: 'technical',
      at: 'mine',
      text: () => 'The booking system can need five minutes to record a cancellation.',
      effect: () => '‘My appointment’ first says “sent”, and “cancelled” only when that is certain.',
      frame: 'a cancellation that is sent, but not certain yet',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'mine',
      titles: [
        (d) => `Cancelling at ${d.org}: does the page ask “Do you still need help?”`,
        (d) => `“I cannot come”: a page for patients of ${d.org}`,
      ],
      problem: ({ f }) =>
        `Patients miss ${f.missedIn100} in 100 appointments, or ${f.missedHours} hours of a doctor’s time a week. Nearly half of these patients tried to cancel, and gave up on the busy line.`,
      whyNow: ({ f, w, start }) =>
        `On ${start} one of the ${w.doctors} doctors retires and is not replaced. The practice then has ${f.perDoctor} appointments fewer a week, so each missed one costs more.`,
      sides: [
        {
          who: 'doctor',
          wants: () =>
            'wants the question “Do you still need help?” first, because some patients cancel when they feel worse',
        },
        {
          who: 'reception',
          wants: () => 'wants no question, because patients who meet a question give up, and then do not come',
        },
      ],
      decision: 'does the page ask whether help is still needed before it cancels, or does it not ask?',
      frame: 'the page just after a tap on “I cannot come”',
      unknowns: [
        () => 'How many patients cancel because they feel worse?',
        () => 'Do patients answer honestly if they fear to be blamed?',
      ],
      twist: () =>
        'A storm stops half of the bus lines, and 60 patients cancel before 8:00. What does ‘My appointment’ offer those who still need help?',
      users: ['cancels', 'unwell', 'receptionist'],
    },
    {
      at: 'earlier',
      titles: [
        (d) => `Who takes a cancelled appointment? Offers to patients of ${d.org}`,
        (d) => `${d.org}: an earlier appointment for whoever answers in time`,
      ],
      problem: ({ f }) =>
        `Each week ${f.emptyIn100} in 100 appointments stay empty. Patients cancel ${f.cancelled} a week, and only ${f.filled} of these are filled again, because a receptionist calls one person after another.`,
      whyNow: ({ f, w, start }) =>
        `On ${start} one of the ${w.doctors} doctors retires and is not replaced. The practice then has ${f.perDoctor} appointments fewer a week, so each empty one costs more.`,
      sides: [
        {
          who: 'manager',
          wants: () => 'wants the offer to say that other patients have it too, because then people answer at once',
        },
        {
          who: 'doctor',
          wants: () => 'wants no word about other patients, because a patient who cannot hurry gives up',
        },
      ],
      decision: 'does the offer mention that other patients have it too, or not?',
      unknowns: [
        () => 'How quickly do waiting patients read a message in the morning?',
        () => 'Do patients give up after somebody else was faster?',
      ],
      twist: () =>
        'A doctor falls ill at 7:15, and 22 patients lose their appointment. What does ‘Earlier place’ tell those who wait for an earlier one?',
      users: ['waits', 'cancels', 'receptionist'],
    },
    {
      at: 'reminder',
      titles: [
        (d) => `A reminder from ${d.org}: does it count missed appointments?`,
        (d) => `${d.org}: a reminder for patients who did not come last time`,
      ],
      problem: ({ f }) =>
        `Patients miss ${f.missedIn100} in 100 appointments, or ${f.missedHours} hours of a doctor’s time a week. Many of these patients have missed another one before, and do not remember it.`,
      whyNow: ({ f, w, start }) =>
        `On ${start} one of the ${w.doctors} doctors retires and is not replaced. The practice then has ${f.perDoctor} appointments fewer a week, so each missed one costs more.`,
      sides: [
        {
          who: 'manager',
          wants: () =>
            'wants the reminder to give the number of missed appointments, because many patients do not know it',
        },
        {
          who: 'doctor',
          wants: () => 'wants no number, because patients who feel ashamed stay away, even very ill ones',
        },
      ],
      decision: 'does the reminder say how many appointments the patient has missed, or not?',
      unknowns: [
        () => 'Do patients forget, or do they decide not to come?',
        () => 'Would an apology for the busy line work better than a number?',
      ],
      twist: () =>
        'By mistake, 40 patients who had come are told that they missed an appointment. What does the next ‘Reminder’ say to them?',
      users: ['unwell', 'cancels', 'receptionist'],
    },
  ],
  sellingPoints: [
    { title: 'Your own doctor', text: () => 'Most patients have had the same doctor for years.' },
    { title: 'Blood tests in the house', text: () => 'Blood is taken here each morning before nine.' },
    { title: 'A voice at the desk', text: () => 'Anybody can still call or come by.' },
  ],
  audience: (_, has) =>
    has.desk
      ? 'Patients who cannot come, patients who wait, and the receptionists.'
      : 'Patients who cannot come, and patients who wait.',
  direction: {
    styles: {
      minimal: {
        mood: 'Quiet and short, because patients look for one thing, the time.',
        shape:
          'Much space around the hour, like the clock on a waiting-room wall, because nobody should have to search for it.',
        second: { earlier: 'leaves much space around day and hour, because a patient has to decide in a minute',
        },
        avoid:
          'Signs without words, because nobody is sure what they do. Small grey links, because nobody finds them in a break.',
      },
      bold: {
        mood: 'Open and easy to see, because many patients read on their way to work.',
        shape: 'Heavy, short words, like the doctor’s name on the door, because patients look for a moment only.',
        second: { earlier: 'calls out the offered hour, like a name in the waiting room, because a patient decides by it',
        },
        avoid:
          'Alarm signs, because they frighten people who are ill. Words in capitals, because they sound like blame.',
      },
      playful: {
        mood: 'Light and friendly, because patients feel guilty when they cancel.',
        shape: 'Round corners, like the toys in the waiting room, because a stern page would look like blame.',
        second: { earlier: 'gives the offer round, light shapes, because it is good news for somebody who waits',
        },
        avoid:
          'Jokes about illness, because some patients read this on a bad day. Cartoon doctors, because nobody trusts their dates.',
      },
      luxury: {
        mood: 'Attentive and unhurried, because the doctors want each patient to feel expected.',
        shape:
          'Wide margins, like the pause before a good doctor answers, because a hurried page feels like a refusal.',
        second: { mine: 'gives the doctor’s name wide margins, because patients first check which doctor it is',
        },
        avoid:
          'Small delicate type, the risk of Luxury, because tired eyes cannot read it. Promises of comfort, because they take the hour’s place.',
      },
      corporate: {
        mood: 'Dependable and even, because patients trust a page that looks the same each time.',
        shape:
          'One fixed order, as in the appointment book, because patient and receptionist talk about the same lines.',
        second: { mine: 'keeps day, doctor and next step in fixed places, because patients compare them with their calendar',
        },
        avoid:
          'Long rules about cancelling, because a patient has one minute. Codes for appointments, because patients do not know them.',
      },
      retro: {
        mood: 'Neighbourly and plain, because patients trust the printed card on their fridge.',
        shape: 'Ruled lines for day, time and doctor, as on the card on the fridge, because families read it together.',
        second: { mine: 'frames day, time and doctor, because patients compare the page with their printed card',
        },
        avoid:
          'Imitated handwriting, because a 1 looks like a 7. Faded print, because it looks like an old appointment.',
      },
      futuristic: {
        mood: 'Clear and immediate, because patients who work in shifts plan their day by the hour.',
        shape: 'Fine marks at exact hours, as on a shift plan, because ten minutes decide whether a patient can come.',
        second: { earlier: 'marks the offered place at its exact hour, because patients have work before and after it',
        },
        avoid:
          'Glow behind text, the risk of Futuristic, because it blurs the hour. Dials, because nobody reads an hour from them.',
      },
      organic: {
        mood: 'Warm and steady, because people who are ill want to be expected by a person.',
        shape: 'Soft fields, like cushions on a waiting-room bench, because nothing should hurry people who are ill.',
        second: { earlier: 'gives the offer soft, uneven edges, because some patients read here that the place is gone',
        },
        avoid:
          'Wavy lines of text, because an hour is misread in them. Vague wording, because a cancellation has to be certain.',
      },
    },
    reading: 'Large letters with open shapes, because many patients read without glasses.',
    accent: 'the mark beside the hour of an appointment, because patients mix up two hours',
    sample: 'Thursday, 9:20, with your own doctor. Can you come?',
  },
  untold: {
    budget: () =>
      'The partners pay from their own income this year. They have agreed once, and I would not like to ask them twice.',
    decision: (d) =>
      `I approve it for all doctors. ${d.who.reception!.first} can stop any screen that makes the phone ring.`,
    history: () =>
      'Patients could cancel by text message for a month. Fewer were missing, but some cancelled because they felt worse, and nobody asked them.',
    launch: () =>
      'It begins with the patients of one doctor. The others follow when reception says that the mornings are calmer.',
    content: () => 'We have names and photographs of the doctors. Two of them do not want to be shown.',
    machines: () =>
      'The supplier of the booking system builds it. We can change the words ourselves, but not the order of their steps.',
    access: () => 'You may sit behind the desk on a Monday morning. You may not see names, so we turn the screen.',
    fear: () => 'That someone cancels because she is getting worse, and our page thanks her kindly and does nothing.',
    others: () =>
      'The practice across the river takes a fee from people who do not come. Our patients asked whether we would do so too, and we said no.',
    staff: () => 'Three people share the desk. Two like new things, and the third is the one whom patients love.',
    figures: () =>
      'A missed appointment is one where nobody came within half of its time. People who come later still see the nurse.',
    complaints: () =>
      'The complaint we hear each day is “I could not get through”. Nobody complains about the doctors.',
    language: ({ s }) => `One receptionist speaks ${s.second}. Messages that she has not read do not go out in it.`,
  },
});
