import { defineCase, money } from '../case.ts';

export const lateCheckIn = defineCase({
  id: 'late-check-in',
  industry: 'travel',
  client: 'everyday',
  model: 'fees',
  channel: 'phone',
  about:
    'A small hotel group closes its receptions at night. Late guests stand outside and cannot get in. One person is awake for all hotels. The group wants guests to reach their rooms quickly, and it wants fewer night calls.',
  settings: [
    {
      country: 'no',
      town: 'Tromsø',
      orgs: ['Tre Brygger Hoteller', 'Skansebakken Hoteller', 'Blåtime Hoteller'],
      start: [12, 1],
      trigger: 'growth',
      languages: ['Norwegian', 'English'],
      inputs: [
        {
          hotels: 5,
          guests: 980,
          lateIn100: 20,
          callsIn100: 56,
          long: 20,
          refund: 900,
          lateThen: 270,
        },
        {
          hotels: 6,
          guests: 1150,
          lateIn100: 17,
          callsIn100: 54,
          long: 21,
          refund: 950,
          lateThen: 280,
        },
      ],
      words: {
        change: 'a later flight from Bergen begins',
        season: 'in the polar night',
        law: 'By the General Data Protection Regulation a hotel collects only what it needs.',
        form: 'name, address and signature',
        cold: '−8 °C',
        from: 'Hamburg',
        near: 'Alta',
      },
    },
    {
      country: 'at',
      town: 'Innsbruck',
      orgs: ['Föhrenhof Hotels', 'Nordketten Hotels', 'Sillgasse Hotels'],
      start: [12, 14],
      trigger: 'growth',
      languages: ['German', 'English'],
      inputs: [
        {
          hotels: 5,
          guests: 900,
          lateIn100: 14,
          callsIn100: 60,
          long: 14,
          refund: 70,
          lateThen: 190,
        },
        {
          hotels: 4,
          guests: 760,
          lateIn100: 15,
          callsIn100: 58,
          long: 12,
          refund: 65,
          lateThen: 165,
        },
      ],
      words: {
        change: 'a later train from Vienna begins',
        season: 'with the ski season',
        law: 'The Austrian Registration Act says what a hotel must write down.',
        form: 'what the act demands',
        cold: '−6 °C',
        from: 'Zürich',
        near: 'Salzburg',
      },
    },
    {
      country: 'ca',
      town: 'Banff',
      orgs: ['Marrow Creek Inns', 'Spray Valley Inns', 'Lodgepole Inns'],
      start: [11, 15],
      trigger: 'growth',
      languages: ['English', 'French'],
      inputs: [
        {
          hotels: 3,
          guests: 420,
          lateIn100: 25,
          callsIn100: 58,
          long: 13,
          refund: 80,
          lateThen: 150,
        },
        {
          hotels: 4,
          guests: 560,
          lateIn100: 22,
          callsIn100: 55,
          long: 16,
          refund: 85,
          lateThen: 180,
        },
      ],
      words: {
        change: 'a later bus from Calgary airport begins',
        season: 'at the start of the ski season',
        law: 'By Alberta’s Personal Information Protection Act a hotel collects only what it needs.',
        form: 'name, address, number plate and signature',
        cold: '−14 °C',
        from: 'Seattle',
        near: 'Calgary',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Arrival page on the phone', device: 'phone', size: '390 × 844 px' },
    desk: { name: 'Night desk on the desktop', device: 'desktop', size: '1440 × 900 px' },
  },
  figures: (i) => {
    const late = Math.round((i.guests * i.lateIn100) / 100);
    const longIn100 = Math.round((i.long / late) * 100);
    return {
      hotels: i.hotels,
      callsIn100: i.callsIn100,
      callsGoal: Math.round(i.callsIn100 * 0.6),
      callsThen: Math.round((i.lateThen * i.callsIn100) / 100),
      longIn100,
      longGoal: Math.round(longIn100 / 2),
      longThen: Math.round((i.lateThen * longIn100) / 100),
      refund: money(i.refund),
      refunds: money(i.long * i.refund),
      late,
      lateThen: i.lateThen,
    };
  },
  users: {
    newGuest: {
      surface: 'phone',
      variants: [
        {
          role: 'Vet on her first visit',
          conflict: 'door',
          gender: 'f',
          ages: [26, 38],
          home: (d) => d.s.from,
          context: () => 'She opened the page on the way, and now has no data.',
          goal: () => 'Open the right door without ringing anyone’s bell.',
          obstacle: (d) => `At ${d.s.cold}, before a dark gate, she calls rather than search an email.`,
          needs: 'the door code on a phone without a connection',
          quote: 'Four digits. I need four digits, and they show me the breakfast.',
        },
        {
          role: 'Father of two on a family holiday',
          conflict: 'door',
          gender: 'm',
          ages: [33, 46],
          home: (d) => d.s.from,
          context: () => 'A child sleeps on his arm, and his battery is nearly empty.',
          goal: () => 'Get in with one hand, and wake nobody.',
          obstacle: () => 'He calls at once, because a long email needs a second hand.',
          needs: 'the door code with four per cent of battery left',
          quote: 'I can carry a child or read an email. Not both.',
        },
        {
          role: 'Cellist who changes twice on the way',
          conflict: 'before',
          gender: 'f',
          ages: [27, 40],
          home: (d) => d.s.from,
          context: () => 'She carries a cello and has one hand for the phone.',
          goal: () => 'Arrive and sleep, and answer questions afterwards.',
          obstacle: () => 'The form asks for her address while she looks for the next stop.',
          quote: 'Until breakfast I would like to be nobody.',
        },
      ],
    },
    weeklyGuest: {
      surface: 'phone',
      variants: [
        {
          role: 'Organ tuner who comes every Thursday',
          ages: [48, 60],
          home: (d) => d.s.near,
          context: () => 'arrives with a bag in each hand.',
          goal: () => 'Be in bed five minutes after the street door.',
          obstacle: (d) => `Half asleep, ${d.who.weeklyGuest!.they} types the code at the door of last week’s hotel.`,
          quote: 'I know where breakfast is. I have eaten it forty times.',
        },
      ],
    },
    early: {
      surface: 'phone',
      variants: [
        {
          role: 'Agency nurse who comes twice a month',
          conflict: 'before',
          ages: [48, 60],
          home: (d) => d.s.near,
          context: () => 'reads messages at 18:00, in the last break of the shift.',
          goal: () => 'Fill in the form in this break.',
          obstacle: () => 'reads the way first, and the break ends before the form.',
          quote: 'I have ten minutes now, and none at midnight.',
        },
        {
          role: 'Auditor who sleeps alone on the ground floor',
          conflict: 'door',
          gender: 'f',
          ages: [48, 60],
          home: (d) => d.s.near,
          context: () => 'She reads on a full train, and hears every step in the hall at night.',
          goal: () => 'Get in at night without showing the code to anybody.',
          obstacle: () => 'She closes the page when somebody beside her can read the code.',
          quote: 'A code on my screen is a code for the whole train.',
        },
      ],
    },
    manager: {
      surface: 'desk',
      variants: [
        {
          role: 'Night manager of all hotels',
          ages: [27, 58],
          context: () => 'works alone, with the telephone beside the screen.',
          goal: () => 'Know whose door stays shut before they call.',
          obstacle: () => 'Every caller has to be asked for the hotel, the door and the code.',
          quote: 'Nobody calls to say that a door has opened.',
        },
      ],
    },
  },
  stakeholders: {
    director: {
      role: 'managing director of the group',
    },
    guests: {
      role: 'director of guest experience',
    },
    operations: {
      role: 'head of operations',
    },
    owner: {
      role: 'manager of two of the hotels',
    },
  },
  goals: ({ f }) => ({
    time: {
      direction: 'Lower',
      what: 'the share of late guests who wait outside for more than half an hour',
      from: `${f.longIn100} in 100`,
      today: `Of the late guests, {from} wait outside for more than half an hour, and get ${f.refund} back each.`,
      to: `${f.longGoal} in 100`,
      months: 2,
      measuredBy: 'the night manager’s list',
    },
    calls: {
      direction: 'Lower',
      what: 'the number of night calls for each 100 late guests',
      from: f.callsIn100,
      today: 'For each 100 late guests there are {from} night calls, some from guests who cannot find the room.',
      to: f.callsGoal,
      months: 2,
      measuredBy: 'the phone log',
    },
    early: {
      direction: 'Raise',
      what: 'the share of late guests who read the way to the door before 22:00',
      from: '34 in 100',
      today: 'Only {from} late guests read the way to the door before 22:00.',
      to: '61 in 100',
      months: 3,
      measuredBy: 'the page log',
    },
  }),
  features: {
    door: {
      title: 'At the door',
      surface: 'phone',
      user: 'newGuest',
      goal: 'time',
      does: 'helps a late guest through the street door',
      frames: [
        'a code that has failed, and how to reach the night manager',
        'the page as a guest opens it in the street',
        'the moment after the door has opened',
      ],
    },
    before: {
      title: 'Before you arrive',
      surface: 'phone',
      user: 'early',
      goal: 'early',
      does: 'shows travelling guests the way to the door, and asks them to fill in a check-in form',
      frames: [
        'the page two hours before an arrival, with an empty check-in form',
        'the message on a locked phone at 18:00',
        'an arrival time after midnight',
        'an arrival that becomes two hours later',
      ],
    },
    desk: {
      title: 'Night desk',
      surface: 'desk',
      user: 'manager',
      goal: 'time',
      does: 'shows which guests are due but have opened no door yet',
      frames: [
        'one guest, due nine minutes ago, whose door is still shut',
        'a lock that reports a fault',
        'a night on which all guests are inside',
      ],
    },
    room: {
      title: 'Your room',
      surface: 'phone',
      user: 'weeklyGuest',
      goal: 'calls',
      does: 'shows the way to the room, so that nobody inside has to call',
      frames: ['the way from the entrance to room 21', 'the way at a staircase with two doors'],
    },
  },
  task: (d, has) =>
    [
      `Design late check-in for ${d.org}, a group of ${d.w.hotels} hotels in and around ${d.town}, ${d.country}.`,
      'Guests who arrive after 22:00 use a web page on their phone to get in.',
      has.desk && 'One night manager helps all hotels from a desktop computer.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (d, _, at) => {
    if (at === 'before')
      return 'Take one guest: at 21:40 on the way, two hours from a locked door. Write four lines for this moment: door, way, form, help. Then put the form first, and then last. Each time, which line would a tired guest not reach?';
    return `Take one arrival: 23:40, ${d.s.cold}, code 5926, and two doors that look alike. Write the three lines that a guest reads at the wrong one. Which line is too long for this cold?`;
  },
  glossary: [
    { word: 'Code lock', means: 'a lock that opens with four digits.' },
    { word: 'Key box', means: 'a box at the gate that holds a key.' },
  ],
  safety: 'Outside it freezes. After a code has failed, a guest must reach a person who answers.',
  overview: [
    ({ org, s }, _, at) =>
      at === 'before'
        ? `On the way, at 19:00, a guest of ${org} opens the page for late arrivals. It begins with a form, and she puts the phone away. The way to the door comes only after this form. At 23:40 she calls the night manager.`
        : `At ${s.cold} a guest of ${org} stands at a dark street door. The code came at 22:00, far down in a long email, and her battery is nearly empty. Is this the right door? She calls the night manager, whose telephone is busy.`,
    ({ org, w }, _, at) =>
      at === 'before'
        ? `“Which door?”, asks the only night manager of ${org}, who has ${w.hotels} hotels. The caller opened the page in the afternoon, saw a form and closed it. The way to the door stands behind this form.`
        : `“I am at the door”, says a caller at 23:40. The only night manager of ${org} has ${w.hotels} hotels. “Which door?”, asks the manager. The code came at 22:00 in a long email, and the caller has not found it.`,
  ],
  nonGoals: ['Booking and paying', 'A telephone as room key', 'Checking out in the morning', 'Changes to a booking'],
  constraints: [
    {
      type: 'time',
      at: 'door',
      text: (d) => `At ${d.s.cold} a nearly empty battery lasts only minutes.`,
      effect: () => '‘At the door’ can be read in ten seconds.',
      frame: 'the door code with four per cent of battery left',
    },
    {
      type: 'technical',
      at: 'door',
      text: () => 'Most doors open with a code, some with a key from a box.',
      effect: () => '‘At the door’ also says where a key box hangs.',
      frame: 'a door with a key box',
    },
    {
      type: 'people',
      at: 'door',
      text: () => 'Visitors from abroad often have no mobile data.',
      effect: () => '‘At the door’ keeps the code, once a phone has loaded it.',
      frame: 'the door code on a phone without a connection',
    },
    {
      type: 'legal',
      at: 'before',
      text: (d) => d.s.law,
      effect: (d) => `‘Before you arrive’ asks only for ${d.s.form}.`,
      frame: 'the answer to “Why does the hotel ask this?”',
    },
    {
      type: 'people',
      at: 'desk',
      text: (d) => `One night manager serves ${d.w.hotels} hotels.`,
      effect: () => '‘Night desk’ puts the longest wait first.',
      frame: 'four guests who are due, and four doors that are shut',
    },
    {
      type: 'technical',
      at: 'desk',
      text: () => 'Code locks report openings and faults, but not wrong codes.',
      effect: () => '‘Night desk’ lets the manager note a wrong code during a call.',
      frame: 'a wrong code that was noted during a call',
      from: 'professional',
    },
  ],
  strands: [
    {
      at: 'door',
      titles: [
        (d) => `Late check-in for ${d.org}: first the code, or first a question?`,
        (d) => `Late check-in for ${d.org}: somebody is awake, but not at your door`,
      ],
      problem: ({ f }) =>
        `Of 100 late guests, ${f.longIn100} wait outside for more than half an hour. Each gets ${f.refund} back, ${f.refunds} a week in all. Four in ten of them type the right code at a wrong door.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.season}, ${s.change}. Then ${f.lateThen} guests a week arrive late, instead of ${f.late}, and ${f.longThen} would wait so long outside.`,
      sides: [
        {
          who: 'guests',
          wants: () => 'wants the code first, because a guest in the cold looks for four digits',
        },
        {
          who: 'operations',
          wants: () => 'wants to ask first which door the guest sees, because a right code fails at a wrong door',
        },
      ],
      decision: 'does the page begin with the code, or with the question which door the guest sees?',
      frame: 'the page as a guest opens it in the street',
      unknowns: [
        () => 'How does a guest notice that a door is the wrong one?',
        () => 'Which line do guests read first at a dark door?',
      ],
      twist: () =>
        'A fault sends yesterday’s code to nine guests. What does ‘At the door’ show to somebody whose code fails twice?',
      users: ['newGuest', 'weeklyGuest', 'manager'],
    },
    {
      at: 'before',
      titles: [
        (d) => `Before you arrive late at ${d.org}: a form, and a way to the door`,
        (d) => `${d.org}: what a late guest reads and fills in, and when`,
      ],
      problem: ({ f }) =>
        `Only 34 in 100 late guests read the way to the door before 22:00. By the page log, most others stop at the check-in form. At night ${f.callsIn100} of 100 late guests call.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.season}, ${s.change}. Then ${f.lateThen} guests a week arrive late, instead of ${f.late}, and the night manager would have ${f.callsThen} calls.`,
      sides: [
        {
          who: 'operations',
          wants: () => 'wants the form before the way, because guests who know the way leave the form empty',
        },
        {
          who: 'guests',
          wants: () => 'wants the way before the form, because guests who meet a form first do not read on',
        },
      ],
      decision: 'does a guest see the way to the door at once, or only after the check-in form?',
      unknowns: [
        () => 'Which fields of a form can guests fill in while they travel?',
        () => 'Do guests trust a page that asks before it helps?',
      ],
      twist: () =>
        'At 20:00 a burst pipe closes one hotel, and eleven guests must sleep in another. What does ‘Before you arrive’ tell them?',
      users: ['early', 'newGuest', 'manager', 'weeklyGuest'],
    },
    {
      at: 'door',
      titles: [
        (d) => `${d.org}: when does a late guest see the code for the street door?`,
        (d) => `The door code of ${d.org}: in the afternoon, or only at night?`,
      ],
      problem: ({ f }) =>
        `Of 100 late guests, ${f.longIn100} wait outside for more than half an hour. Each gets ${f.refund} back, ${f.refunds} a week in all. The code comes by email at 22:00. By then phones are nearly empty.`,
      whyNow: ({ f, s, start }) =>
        `On ${start}, ${s.season}, ${s.change}. Then ${f.lateThen} guests a week arrive late, instead of ${f.late}, and ${f.longThen} would wait so long outside.`,
      sides: [
        {
          who: 'owner',
          wants: () => 'wants the code on the page in the afternoon, because a phone may be empty at night',
        },
        {
          who: 'operations',
          wants: () => 'wants the code only after 22:00, because a code that is passed on lets anybody in',
        },
      ],
      decision: 'does a guest see the door code from the afternoon on, or only after 22:00?',
      frame: 'the page at 18:00, hours before the arrival',
      unknowns: [
        () => 'Would guests write down a code that they see in the afternoon?',
        () => 'Do guests understand why the page does not show a code yet?',
      ],
      twist: () =>
        'The power fails in the street of one hotel, and its code locks stay shut. What does ‘At the door’ tell the guests of that hotel?',
      users: ['newGuest', 'early', 'manager', 'weeklyGuest'],
    },
  ],
  sellingPoints: [
    { title: 'Someone is awake', text: () => 'A night manager answers until 7:00.' },
    { title: 'Soup at night', text: () => 'A pot of soup stands warm in each hall.' },
    { title: 'Small houses', text: () => 'No hotel of the group has more than 40 rooms.' },
  ],
  audience: (_, has) =>
    has.desk ? 'Guests who arrive late, and the night manager who helps them.' : 'Guests who arrive late.',
  direction: {
    styles: {
      minimal: {
        mood: 'Quiet and sure, because late guests arrive when others sleep.',
        shape:
          'One number on a plain plate in an empty screen, the code or the room: before a locked door, nobody reads a page.',
        second: {
          room: 'shows one step of the way in empty space, because a guest looks up from the phone after each turn',
          before: 'shows one field of the form at a time in empty space, because guests fill it in between two stops',
        },
        avoid: 'Signs without words, because tired guests misread them. Pale text, because a wet screen hides it.',
      },
      bold: {
        mood: 'Strong and plain, because tired guests overlook whatever stands in small letters.',
        shape:
          'Code or room number across the whole screen in heavy figures, because guests look from phone to lock and back.',
        second: {
          room: 'sets floor and room number across the screen, because guests hold the phone low, beside a bag',
          before:
            'gives each field the whole width and its name in heavy letters, because guests type it with one thumb',
        },
        avoid:
          'Many strong colours, because a guest then does not see what matters. Large pictures, because they use the battery.',
      },
      playful: {
        mood: 'Friendly and light, because guests who come last fear that nobody expects them.',
        shape:
          'A small round key beside each step that is done: street, door, stairs, room. A tired guest sees the bed come nearer.',
        second: {
          room: 'draws each turn of the way as a round footprint, because a guest with bags counts turns, and not metres',
          before:
            'marks each finished field with a small round key, because a guest stops halfway and comes back later',
        },
        avoid:
          'Jokes at the locked door, because they annoy a cold guest. Small buttons, because fingers in gloves miss them.',
      },
      luxury: {
        mood: 'Quiet and generous, because a late guest sees this page before the hotel.',
        shape:
          'A fine drawing of the street door with wide margins, and one line below: guests must know it among its neighbours.',
        second: {
          room: 'sets the room number between two fine lines in wide margins, because guests compare it with one door after another',
          before:
            'sets a few words of welcome in wide margins above the form, because guests answer a host more willingly than an office',
        },
        avoid: 'Thin figures, because nobody reads them at night. Photographs, because they use the battery.',
      },
      corporate: {
        mood: 'Clear and dependable, because one wrong line leaves a guest in the street.',
        shape:
          'Four numbered plates in one column for every hotel, door, code, way, room: on the telephone, the manager names a number.',
        second: {
          room: 'lists entrance, floor, side and room in fixed rows, because a guest who is lost looks for the last right step',
          before: 'lists each entry with its reason in even rows, because guests ask why a hotel wants to know this',
        },
        avoid:
          'House rules above the code, because a guest outside needs the code. Hotel terms, because guests do not know them.',
      },
      retro: {
        mood: 'Warm and old-fashioned, because late guests miss somebody behind a desk with keys.',
        shape:
          'Code and room number on framed plates, with ruled lines between the steps: guests look for such a plate on a door.',
        second: {
          room: 'writes the way on a ruled card, one step a line, because a guest reads it once in the hall and remembers it',
          before:
            'sets the form as a framed registration card, because guests have filled in many of them at receptions',
        },
        avoid:
          'Worn textures, because digits are hard to read on them. Ornaments, because they leave less room for words.',
      },
      futuristic: {
        mood: 'Precise and awake, because a guest at a shut door wants to see that something reacts.',
        shape:
          'Exact, bright lines on a dark ground, with one ring round the code, because a bright screen dazzles in an unlit street.',
        second: {
          room: 'draws the way as one exact line with ticks at its turns, because guests follow it through dim halls',
          before:
            'marks form, message and arrival as ticks on a scale of the evening, because guests ask how much time is left',
        },
        avoid: 'Glow, because it blurs figures at night. Videos, because they use the battery.',
      },
      organic: {
        mood: 'Mild and simple, because tired guests want only their bed.',
        shape: 'The way in as soft, overlapping forms from street to bed: each one leads a guest on to the next.',
        second: {
          room: 'draws stairs and halls as soft, hand-cut forms, because guests know a staircase by its form before its name',
          before: 'gives the questions soft, uneven edges and much room, because hard boxes look like an office',
        },
        avoid: 'Landscapes, because they push the code down. Low contrast, because letters then vanish in the dark.',
      },
    },
    reading: 'Sturdy figures, because guests read code and room at night under a street lamp.',
    lettering: 'the signs in the halls',
    own: 'the hotels’ doors',
    accent: 'the line that a guest needs next, because all other lines can wait',
    sample: 'Street door: 5926. Room 21, second floor.',
  },
  untold: {
    budget: (d) =>
      `We can spend what a quiet month costs us in refunds, four times over. In a week that is ${d.f.refunds}, so you can work it out.`,
    decision: (d) =>
      `I decide about look and words. Anything that touches locks or staff needs ${d.who.operations!.first} as well.`,
    history: () =>
      'For two weeks the way to the door stood before the form. Then 52 in 100 read it before 22:00, but 29 in 100 left the form empty.',
    launch: () => 'It starts in one hotel, the one with the most late guests, and in the others two weeks later.',
    content: () => 'We have photographs of every door by day. Nobody has ever taken one at night.',
    machines: () =>
      'The locks tell us when they open. The key boxes tell us nothing, and we will not change them this year.',
    access: () => 'Two of the street doors have a step. We tell people only when they ask, and we should not.',
    fear: () => 'That a guest gives the code to a friend, and we read about it in the newspaper.',
    staff: () =>
      'The night manager is ill about five nights a year. Then one of the hotel managers answers the phone, from bed.',
    complaints: () => 'The word we read most often in reviews is “dark”.',
  },
});
