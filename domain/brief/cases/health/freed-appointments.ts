import { defineCase } from '../case.ts';

export const freedAppointments = defineCase({
  id: 'freed-appointments',
  industry: 'health',
  client: 'everyday',
  model: 'fees',
  channel: 'phone',
  about:
    'A group practice of family doctors has too few appointments and leaves some of them empty. Patients can cancel only by phone, the line is busy in the morning, and many give up and do not come. An appointment that becomes free is rarely offered to anybody. The practice wants patients to cancel easily, and free appointments to reach those who wait.',
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
          queue: 16,
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
          obstacle: () => 'gives up when somebody asks a second question.',
          quote: 'I listened to the waiting music for my whole break.',
        },
        {
          role: 'Warehouse worker who waits for an earlier appointment',
          conflict: 'earlier',
          ages: [24, 45],
          context: () => 'may use the phone only in a break of ten minutes.',
          goal: () => 'Know at once when an answer cannot wait.',
          obstacle: () => 'puts off each answer until the evening, unless it is urgent.',
          quote: 'I said that I would call back. I did, in the evening.',
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
          obstacle: () => 'sees an offer only at noon, and ignores one that others have too.',
          needs: 'the days on which a patient can come, beside the offered time',
          quote: 'An appointment at ten past nine? I saw the call at noon.',
        },
        {
          role: 'Daughter who brings her mother to the doctor',
          gender: 'f',
          ages: [45, 63],
          context: () => 'She has to order a taxi first.',
          goal: () => 'Get an earlier appointment for her mother.',
          obstacle: () => 'She answers an offer only after she has found a taxi.',
          quote: 'My mother was still looking for her shoes. The appointment was gone.',
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
          goal: () => 'Fill a free appointment without a round of calls.',
          obstacle: () => 'calls four people for one free appointment.',
          quote: 'At eight I have forty callers. At ten I have a free doctor.',
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
      today: 'Of all appointments, {from} stay empty, missed or cancelled.',
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
      today: 'In the morning a caller waits {from} on the line (median), while receptionists call others.',
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
        'an appointment that was moved to another day',
        'an appointment in two days, with a reminder that is not answered yet',
        'an appointment that is cancelled on the same morning',
      ],
    },
    earlier: {
      title: 'Earlier appointment',
      surface: 'phone',
      user: 'waits',
      goal: 'empty',
      does: 'offers a free appointment to ten waiting patients whom the time suits, all at once',
      frames: [
        'an offer for tomorrow at 9:10',
        'an appointment that somebody else has taken',
        'an appointment that the patient has got',
      ],
    },
    reminder: {
      title: 'Reminder',
      surface: 'phone',
      user: 'unwell',
      goal: 'missed',
      does: 'asks a patient two days before an appointment whether the day still suits',
      frames: [
        'the reminder to a patient who has missed two appointments',
        'the reminder to a patient who has missed none',
        'the reply to the answer “I cannot come”',
      ],
    },
    desk: {
      title: 'Free today',
      surface: 'desk',
      user: 'receptionist',
      goal: 'queue',
      does: 'fills free appointments without calls, and shows who was asked',
      frames: [
        'a morning with three free appointments',
        'an appointment that nobody took',
        'a free appointment for a patient at the desk',
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
      earlier: `An appointment is free tomorrow at 9:10. Write ‘Earlier appointment’ in three lines, first with a word about other patients and then without. Which offer would you answer sooner?`,
      reminder: `A patient has missed two appointments. Write ‘Reminder’ in four lines, first with this number and then without. Which of them would get an honest “I cannot come”?`,
    };
    return `${then[at]}`;
  },
  glossary: [
    { word: 'Missed', means: 'an appointment to which nobody came, and which nobody cancelled.' },
    { word: 'Free appointment', means: 'one that was cancelled and is not taken yet.' },
  ],
  safety: 'The pages never judge how ill somebody is. Each web page says what to do in an emergency.',
  overview: [
    ({ w }, _, at) =>
      ({
        mine: `A doctor waters the plants, because her patient has not come. He wanted to cancel, and gave up on the busy line. Others wait ${w.wait} days for an appointment. Patients can cancel only by telephone.`,
        earlier: `A doctor waters the plants, because an appointment has stayed empty. A receptionist has called four people about it, one after another, and nobody answered. Others wait ${w.wait} days, and hear nothing of free appointments.`,
        reminder: `A doctor waters the plants, because her patient has not come. He has forgotten an appointment for the second time. Others wait ${w.wait} days. Nobody is reminded of an appointment.`,
      })[at]!,
    ({ w }, _, at) =>
      ({
        mine: `A woman hears music on the phone for ten minutes. She wants to cancel, but her bus comes first. Nobody comes in her place, while others wait ${w.wait} days. Patients can cancel only by telephone.`,
        earlier: `The appointment at 9:10 becomes free. The receptionist calls a man who could come, but his phone lies in a coat. Nobody comes at 9:10, while others wait ${w.wait} days. Receptionists offer free appointments only by telephone.`,
        reminder: `“Today?”, asks a woman on the phone. It is the second appointment that she has forgotten. Nobody came in her place, while others wait ${w.wait} days. Nobody is reminded of an appointment.`,
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
      effect: () => '‘Earlier appointment’ never says who had it before, or why it is free.',
      frame: 'an offer on a locked phone',
    },
    {
      type: 'time',
      at: 'earlier',
      text: () => 'An appointment is offered until one hour before it begins.',
      effect: () => '‘Earlier appointment’ shows until when an answer counts.',
      frame: 'the reply to an answer that comes a minute too late',
    },
    {
      type: 'people',
      at: 'earlier',
      text: () => 'Reception knows on which days each waiting patient can come.',
      effect: () => '‘Earlier appointment’ shows these days beside the offered time.',
      frame: 'the days on which a patient can come, beside the offered time',
    },
    {
      type: 'technical',
      at: 'reminder',
      text: () => 'Some patients open no link in a message.',
      effect: () => '‘Reminder’ asks the same question in the message, to be answered with one word.',
      frame: 'the text message, answered with one word',
    },
    {
      type: 'people',
      at: 'desk',
      text: () => 'Some patients have no mobile phone.',
      effect: () => '‘Free today’ keeps one appointment each morning for them.',
      frame: 'the appointment that is kept for patients without a mobile phone',
      from: 'professional',
    },
    {
      type: 'technical',
      at: 'mine',
      text: () => 'The booking system can need five minutes to record a change.',
      effect: () => '‘My appointment’ first says “sent”, and “moved” only when that is certain.',
      frame: 'an appointment that is moved, but not certain yet',
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
      problem: ({ f, w }) =>
        `Patients miss ${f.missedIn100} in 100 appointments, or ${w.missedHours} hours of a doctor’s time a week. Of 100 such patients, ${f.triedIn100} tried to cancel, and gave up on the busy line.`,
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
      frame: 'the page just after a tap on “I cannot come”, with the way to another day',
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
        (d) => `${d.org}: does an offer say that nine others have it too?`,
      ],
      problem: ({ f }) =>
        `Of 100 appointments, ${f.emptyIn100} stay empty: patients miss ${f.missedIn100} and cancel the others. A receptionist calls one person after another, and fills only ${f.filled} of the ${f.cancelled} appointments that are cancelled each week.`,
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
        'A doctor falls ill at 7:15, and 22 patients lose their appointment. What does ‘Earlier appointment’ tell those who wait?',
      users: ['waits', 'cancels', 'receptionist'],
    },
    {
      at: 'reminder',
      titles: [
        (d) => `A reminder from ${d.org}: does it count missed appointments?`,
        (d) => `${d.org}: a reminder for patients who did not come last time`,
      ],
      problem: ({ f, w }) =>
        `Patients miss ${f.missedIn100} in 100 appointments, or ${w.missedHours} hours of a doctor’s time a week. A third of these patients have missed another one before, and do not remember it.`,
      whyNow: ({ f, w, start }) =>
        `On ${start} one of the ${w.doctors} doctors retires and is not replaced. The practice then has ${f.perDoctor} appointments fewer a week, so each missed one costs more.`,
      sides: [
        {
          who: 'manager',
          wants: () => 'wants the reminder to give the number of missed appointments, because patients forget it',
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
        mood: 'Quiet and short, because patients answer between two tasks, with one thumb.',
        shape:
          'Day and hour in one thin square, like a leaf of a calendar, with the answers right below: a patient compares, and decides.',
        second: {
          earlier: 'leaves the offered hour alone in empty space, because a patient has nothing else to decide here',
          mine: 'shows one appointment and nothing else, because a patient fears to cancel the wrong one',
        },
        avoid:
          'Signs without words, because nobody is sure what they do. Small grey links, because nobody finds them in a break.',
      },
      bold: {
        mood: 'Direct and strong, because a message from the practice is lost among many others on a phone.',
        shape:
          'The hour fills the width in heavy figures, and the answers are broad blocks: they are read and pressed on a moving bus.',
        second: {
          mine: 'sets hour and doctor in heavy letters above broad answers, because patients press them in a hurry',
          earlier: 'sets the offered hour in figures as wide as the screen, because a patient decides by it alone',
        },
        avoid:
          'Alarm signs, because they frighten people who are ill. Words in capitals, because they sound like blame.',
      },
      playful: {
        mood: 'Light and friendly, because patients feel guilty when they cancel or forget.',
        shape:
          'Each appointment has a small round chair, empty or taken: patients see that somebody else will sit on the one they give back.',
        second: {
          earlier: 'draws one round, empty chair beside the offered hour, because a patient then sees that it is free',
          mine: 'draws an empty chair beside “I cannot come”, because patients do not know that somebody else can have it',
        },
        avoid:
          'Jokes about illness, because some patients read this on a bad day. Cartoon doctors, because nobody trusts their dates.',
      },
      luxury: {
        mood: 'Attentive and unhurried, because patients have waited days for this hour, and want to feel expected.',
        shape:
          'The doctor’s name on a plate with a fine double frame, above the hour in wide margins: patients see who expects them.',
        second: {
          mine: 'sets doctor and hour in wide margins with fine lines, because patients first check which doctor it is',
          earlier:
            'gives the offered hour wide margins and few words, because an offer with many words looks like advertising',
        },
        avoid:
          'Small delicate type, because tired eyes cannot read it. Promises of comfort, because they take the hour’s place.',
      },
      corporate: {
        mood: 'Dependable and clear, because patients want to be sure that the practice has noted their answer.',
        shape:
          'Numbered rows for day, hour and doctor, and one square box for the answer: on the telephone, both sides name a row.',
        second: {
          earlier: 'sets the offered hour and the present one in two columns, because a patient compares them',
          mine: 'keeps day, hour and doctor in fixed rows, because patients copy them into a calendar',
        },
        avoid:
          'Long rules about cancelling, because a patient has one minute. Codes for appointments, because patients do not know them.',
      },
      retro: {
        mood: 'Neighbourly and plain, because most patients have come to the same doctor for years.',
        shape:
          'Each appointment is a framed card with ruled lines, stamped “coming” or “cancelled”: a forgetful patient sees the answer again at once.',
        second: {
          mine: 'puts day, hour and doctor on ruled lines in a frame, because patients show it to whoever drives them',
          earlier: 'sets the offered hour on a framed ticket, because it is good for one person and one hour',
        },
        avoid:
          'Imitated handwriting, because a 1 looks like a 7. Faded print, because it looks like an old appointment.',
      },
      futuristic: {
        mood: 'Exact and immediate, because patients who work in shifts plan their day by the hour.',
        shape: 'A fine line of hours with one tick for the appointment: patients see what lies before and after it.',
        second: {
          earlier:
            'sets the offered hour as a tick on a line of the day, because the rest of the day is planned already',
          mine: 'shows the days until the appointment as fine ticks, because patients ask how late they may cancel',
        },
        avoid: 'Glow behind text, because it blurs the hour. Dials, because nobody reads an hour from them.',
      },
      organic: {
        mood: 'Warm and steady, because many patients open the page on a day on which they feel ill.',
        shape:
          'A soft, hand-cut sheet holds day and hour, above all the rest: a patient who feels weak reads this sheet first.',
        second: {
          earlier:
            'puts the offered hour on a soft sheet with an uneven edge, because a patient who misses it should not feel refused',
          mine: 'puts each answer on a soft, uneven field, because a patient who cancels should not feel judged by a form',
        },
        avoid:
          'Wavy lines of text, because an hour is misread in them. Vague wording, because a cancellation has to be certain.',
      },
    },
    reading: 'Large letters with open shapes, because many patients read without glasses.',
    lettering: 'the doctors’ nameplates',
    own: 'the practice’s front door',
    accent: 'the hour of an appointment, because whoever mistakes it misses the doctor',
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
    figures: () => 'A missed appointment is one where nobody came within half of its time.',
    complaints: () =>
      'The complaint we hear each day is “I could not get through”. Nobody complains about the doctors.',
    language: ({ s }) => `One receptionist speaks ${s.second}. Messages that she has not read do not go out in it.`,
  },
});
