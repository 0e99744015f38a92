import { defineCase, money } from '../case.ts';

export const millQueue = defineCase({
  id: 'mill-queue',
  industry: 'food',
  client: 'remembered',
  model: 'fees',
  channel: 'counter',
  about:
    'A small mill grinds grain that neighbours bring. Each change of grain needs minutes of cleaning. People wait inside, because nobody can say when their turn comes. The mill wants fewer people to give up or to miss their turn, and it wants the order to be understood.',
  settings: [
    {
      country: 'in',
      town: 'Nashik',
      orgs: ['Godakath Flour Mill', 'Ramkund Lane Flour Mill', 'Tambat Ali Flour Mill'],
      start: [10, 1],
      trigger: 'season',
      languages: ['Marathi', 'Hindi'],
      inputs: [
        {
          loads: 48,
          grind: 3,
          changes: 24,
          clean: 4,
          leave: 7,
          leaveGoal: 2,
          more: 11,
          price: 45,
        },
        {
          loads: 52,
          grind: 3,
          changes: 21,
          clean: 4,
          leave: 6,
          leaveGoal: 2,
          more: 11,
          price: 50,
        },
      ],
      words: {
        load: 'tin',
        loads: 'tins',
        brings: 'cleaned grain in tins',
        makes: 'flour for flat bread',
        product: 'flour',
        first: 'wheat',
        second: 'sorghum',
        last: 'chickpeas',
        stain: 'Chickpeas leave their smell in wheat flour.',
        change: 'families begin to grind flour for Diwali',
        shuts: '11:30',
        food: 'flat bread',
      },
    },
    {
      country: 'ke',
      town: 'Kitale',
      orgs: ['Kibomet Posho Mill', 'Tuwan Corner Posho Mill', 'Mitume Posho Mill'],
      start: [11, 1],
      trigger: 'season',
      languages: ['Swahili', 'English'],
      inputs: [
        {
          loads: 41,
          grind: 4,
          changes: 19,
          clean: 4,
          leave: 5,
          leaveGoal: 2,
          more: 9,
          price: 80,
        },
        {
          loads: 36,
          grind: 4,
          changes: 24,
          clean: 4,
          leave: 6,
          leaveGoal: 2,
          more: 9,
          price: 70,
        },
      ],
      words: {
        load: 'bag',
        loads: 'loads',
        brings: 'dry grain in bags',
        makes: 'flour for ugali and porridge',
        product: 'flour',
        first: 'white maize',
        second: 'sorghum',
        last: 'millet',
        stain: 'Millet darkens white maize flour.',
        change: 'the new maize harvest reaches the town',
        shuts: '11:00',
        food: 'porridge',
      },
    },
    {
      country: 'ma',
      town: 'Meknes',
      orgs: ['Moulin Derb Zitoun', 'Moulin Sidi Baba', 'Moulin Bab Tizimi'],
      start: [9, 15],
      trigger: 'growth',
      languages: ['Arabic', 'French'],
      inputs: [
        {
          loads: 45,
          grind: 3,
          changes: 25,
          clean: 3,
          leave: 8,
          leaveGoal: 3,
          more: 9,
          price: 14,
        },
        {
          loads: 50,
          grind: 3,
          changes: 20,
          clean: 3,
          leave: 6,
          leaveGoal: 2,
          more: 9,
          price: 15,
        },
      ],
      words: {
        load: 'bag',
        loads: 'loads',
        brings: 'washed and dried grain in bags',
        makes: 'flour and semolina for bread',
        product: 'flour',
        first: 'wheat',
        second: 'barley',
        last: 'maize',
        stain: 'Maize leaves yellow grains in wheat flour.',
        change: 'the bakers of the old town begin to grind here',
        shuts: '11:30',
        food: 'bread',
      },
    },
  ],
  surfaces: {
    wall: { name: 'Wall screen', device: 'wall screen', size: '1920 × 1080 px' },
    tablet: { name: 'Tablet at the mill', device: 'tablet', size: '1280 × 800 px' },
  },
  figures: (i) => {
    return {
      ...i,
      // Six mornings a week.
      lost: money(6 * i.leave * i.price),
      price: money(i.price),
      absent: 6 * Math.round(i.loads * 0.16),
      absentIn100: 16,
      absentGoal: 9,
      asked: Math.round((i.changes * 72) / i.loads),
      askedGoal: Math.round((i.changes * 42) / i.loads),
      leaveIn100: Math.round((100 * i.leave) / (i.loads + i.leave)),
      leaveGoal: Math.round((100 * i.leaveGoal) / (i.loads + i.leave)),
      cleaning: i.changes * i.clean,
      open: i.loads * i.grind + i.changes * i.clean,
    };
  },
  users: {
    neighbour: {
      surface: 'wall',
      variants: [
        {
          role: 'Seamstress, who has come since she was a girl',
          conflict: 'next',
          gender: 'f',
          ages: [58, 71],
          context: () => 'sits on the bench at the door, six metres from the screen.',
          goal: () => 'Find her number in its place, and know why it waits.',
          obstacle: () => 'She counts who came after her, and then a later number is called.',
          quote: 'I can wait. I only want to know for whom.',
        },
        {
          role: 'Schoolgirl who comes for her family',
          conflict: 'next',
          gender: 'f',
          ages: [15, 17],
          context: () => 'waits beside two neighbours who read little.',
          goal: () => 'Tell both neighbours why a later number goes first.',
          obstacle: () => 'She reads the numbers aloud, and cannot explain their order.',
          quote: 'They ask me why. My ticket is only a number.',
        },
        {
          role: 'Seamstress, who has come since she was a girl',
          conflict: 'turn',
          gender: 'f',
          ages: [58, 71],
          context: () => 'stands in the street, and talks with two neighbours.',
          goal: () => 'Keep her turn while she walks to the mill.',
          obstacle: () => 'She hears of her call from others, and comes two minutes late.',
          quote: 'My number is quick. I am not.',
        },
      ],
    },
    commuter: {
      surface: 'wall',
      variants: [
        {
          role: 'Father who comes before work',
          conflict: 'next',
          gender: 'm',
          ages: [28, 44],
          context: ({ s }) => `puts down his ${s.load} and thinks of his bus.`,
          goal: () => 'See at once which loads are ground before his.',
          obstacle: () => 'Ten people wait, and he cannot see whose grain is like his.',
          quote: 'Ten people in front of me can mean ten minutes or an hour.',
        },
        {
          role: 'Father who comes before work',
          conflict: 'turn',
          gender: 'm',
          ages: [28, 44],
          context: ({ s }) => `stands beside the mill with his ${s.load}.`,
          goal: () => 'Be called as soon as the mill is free.',
          obstacle: () => 'He looks at his watch whenever a number is called and nobody comes.',
        },
        {
          role: 'Father who comes before work',
          conflict: 'about',
          gender: 'm',
          ages: [28, 44],
          context: ({ s }) => `puts down his ${s.load} and thinks of his bus.`,
          goal: () => 'Get one exact time, and compare it with his bus.',
          obstacle: () => 'His bus leaves at a fixed minute, and he hears only “soon”.',
        },
      ],
    },
    cook: {
      surface: 'wall',
      variants: [
        {
          role: 'School cook with two small children',
          gender: 'f',
          ages: [29, 48],
          context: ({ s }) => `brings ${s.last}, and lives fifteen minutes away.`,
          goal: () => 'Know how early she may have to be back.',
          obstacle: () => 'She goes home, and her number is called while she is away.',
          quote: 'Tell me the earliest and the latest. I can cook between them.',
        },
        {
          role: 'Owner of a small eating house',
          gender: 'm',
          ages: [46, 64],
          context: () => 'waits beside his cart, six metres from the screen.',
          goal: () => 'Know until when he can surely work in his kitchen.',
          obstacle: () => 'He stays because he may miss his turn, and his kitchen stands still.',
          quote: 'They said ten minutes. My guests said goodbye.',
        },
      ],
    },
    miller: {
      surface: 'tablet',
      variants: [
        {
          role: 'The miller’s helper',
          ages: [21, 50],
          context: () => 'works beside the motor, with dust on both hands.',
          goal: () => 'Choose the next ticket without leaving the mill.',
          obstacle: () => 'People shout their wishes over the motor.',
          quote: 'Everybody has a reason, and they all shout it at once.',
        },
      ],
    },
  },
  stakeholders: {
    partner: {
      role: 'co-owner of the mill',
    },
    owner: { role: 'head miller' },
    speaker: {
      role: 'elected speaker of the customers',
      gender: 'f',
    },
    scale: { role: 'assistant at the scale' },
  },
  goals: ({ f }) => ({
    leave: {
      direction: 'Lower',
      what: 'the share of people who give up',
      from: `${f.leaveIn100} in 100`,
      today: 'Of people with a ticket, {from} give up and take their grain home unground.',
      to: `${f.leaveGoal} in 100`,
      months: 1,
      measuredBy: 'the number of unpaid tickets',
    },
    asked: {
      direction: 'Lower',
      what: 'the number of questions about the order for each 100 loads',
      from: f.asked,
      today: 'For each 100 loads, people ask about the order {from} times.',
      to: f.askedGoal,
      months: 1,
      measuredBy: 'a list at the mill',
    },
    missed: {
      direction: 'Lower',
      what: 'the share of people who miss their turn',
      from: `${f.absentIn100} in 100`,
      today: 'Of those who wait, {from} miss their turn.',
      to: `${f.absentGoal} in 100`,
      months: 1,
      measuredBy: 'a list at the mill',
    },
  }),
  features: {
    turn: {
      title: 'Now called',
      surface: 'wall',
      user: 'commuter',
      goal: 'missed',
      does: 'calls one number, and shows which follow',
      frames: ['number 62 called, and the numbers that follow', 'the last load of the morning'],
    },
    next: {
      title: 'Which grain next',
      surface: 'wall',
      user: 'neighbour',
      goal: 'asked',
      does: 'shows the order of the grains, and why an earlier number waits',
      frames: ['number 64 being ground, and why 63 waits', 'the change to the next grain'],
    },
    about: {
      title: 'When to come back',
      surface: 'wall',
      user: 'cook',
      goal: 'leave',
      does: 'shows when the turn of each waiting number will come',
      frames: ['eight waiting numbers with their times', 'a turn that comes later than shown'],
    },
    list: {
      title: 'Next load',
      surface: 'tablet',
      user: 'miller',
      goal: 'asked',
      does: 'lets the helper choose the next ticket, and give a reason',
      frames: ['ten waiting tickets of three grains', 'a ticket that the helper has moved, with the reason'],
    },
  },
  task: (d, has) =>
    [
      `Design a wall screen of 55 inches for ${d.org}, a small mill in ${d.town}, ${d.country}.`,
      `Neighbours bring ${d.s.brings}, and the mill grinds it to ${d.s.makes}.`,
      'The screen’s three pages take turns every ten seconds, and each has the number called now.',
      has.tablet && 'The miller’s helper chooses the next load on a tablet.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: ({ s, w }, _, at) => {
    if (at === 'turn')
      return 'Number 61 is being ground. 62 is called, and nobody comes. The numbers 63 to 67 wait. Write what ‘Now called’ shows now, and what it shows one load later. Read both from six metres.';
    const then: Partial<Record<string, string>> = {
      next: `Write what ‘Which grain next’ tells the owner of 63.`,
      about: `Write ‘When to come back’ for 63, with one time and with two.`,
    };
    return `Four loads arrive: 61 and 62 with ${s.first}, 63 with ${s.last}, 64 with ${s.first}. If 64 goes before 63, one cleaning is saved, and 63 waits ${w.grind} minutes longer. ${then[at]}`;
  },
  glossary: ({ w }) => [
    { word: 'Load', means: `the grain of one customer, which is ground in ${w.grind} minutes.` },
    { word: 'Ticket', means: 'a paper with a number, from the scale.' },
    { word: 'Change', means: `a new kind of grain. Before it, the mill is cleaned for ${w.clean} minutes.` },
  ],
  safety: 'Each frame on the wall shows: “Other grains, nuts and seeds are ground here too.” No screen says “free of”.',
  overview: [
    ({ s }, _has, at) =>
      ({
        next: `A woman waits at the mill with ticket 63. A boy with 64 goes first, and nobody tells her why. ${s.stain} So the mill is cleaned at each change of grain.`,
        about: `A weaver waits at the mill with ticket 63, and asks when her turn will come. “Soon”, says the miller’s helper. ${s.stain} So the mill is cleaned at each change of grain.`,
        turn: `“62!”, calls the miller’s helper over the motor. The owner of ticket 62 stands in the street, and hears nothing. When she comes in, 64 is being ground.`,
      })[at]!,
    ({ s }, _has, at) =>
      ({
        next: `A father puts down his ${s.load}, and takes ticket 63. Then 64, 65 and 67 are called before him, and his bus leaves. ${s.stain} So the mill is cleaned at each change of grain.`,
        about: `A father puts down his ${s.load}, counts ten people, and looks at the bus stop. Nobody can tell him how long ten people take. ${s.stain} So the mill is cleaned at each change of grain.`,
        turn: `A number is called, and ten people look at one another. Its owner talks at the door, and hears only the motor. Then the next number is called, and the first one has lost its turn.`,
      })[at]!,
  ],
  nonGoals: ['The printed ticket', 'A version for phones', 'How people pay', 'A list for the next day'],
  constraints: [
    {
      type: 'technical',
      at: 'turn',
      text: () => 'Tickets have number, grain and weight, but no names.',
      effect: () => '‘Now called’ calls a number with its grain and weight.',
      frame: 'number 63, 12 kg, called after the change to its grain',
    },
    {
      type: 'time',
      at: 'about',
      text: ({ s }) => `After ${s.shuts} power costs twice as much, and the motor stops.`,
      effect: () => '‘When to come back’ says which number is the last for today.',
      frame: 'the last number for today, and two that are too late',
    },
    {
      type: 'people',
      at: 'next',
      text: () => 'Some customers read little.',
      effect: () => '‘Which grain next’ gives each grain a sign and a word.',
      frame: 'the wall with the signs of three grains',
    },
    {
      type: 'technical',
      at: 'list',
      text: () => 'The helper’s fingers are dusty, and the tablet does not feel every touch.',
      effect: () => '‘Next load’ shows at once what was chosen.',
      frame: 'a wrong choice, taken back before its number is called',
      from: 'professional',
    },
    {
      type: 'technical',
      at: 'turn',
      text: () => 'The power fails for some minutes about twice a week.',
      effect: () => '‘Now called’ then says whether its order is still right.',
      frame: 'the first minute after a power failure',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'next',
      titles: [
        (d) => `${d.org}: which grain comes next, on a wall screen for the queue`,
        (d) => `Why is 64 before 63? A wall screen for the queue at ${d.org}`,
      ],
      problem: ({ f }) =>
        `Cleaning takes ${f.cleaning} of the ${f.open} minutes of a morning. So the miller’s helper often calls a later number with the same grain. For each 100 loads, people who came earlier ask about the order ${f.asked} times.`,
      whyNow: ({ s, start, w }) =>
        `On ${start} ${s.change}, and ${w.more} more ${s.loads} a morning will come. The mill will then grind ${s.first} first, then ${s.second}, then ${s.last}.`,
      sides: [
        {
          who: 'owner',
          wants: () => 'wants the numbers in groups by grain, because people then see which loads are ground together',
        },
        {
          who: 'speaker',
          wants: () =>
            'wants the numbers in the order of the tickets, because a number out of its place looks forgotten',
        },
      ],
      decision: 'do the waiting numbers stand in groups by grain, or in the order of their tickets?',
      unknowns: [
        () => 'Do people accept a later turn if they know why?',
        ({ s }) => `Would people with ${s.last} come later by themselves?`,
      ],
      twist: ({ s }) =>
        `A cook brings four ${s.loads} of ${s.last} for a wedding. What does ‘Which grain next’ tell those who wait?`,
      users: ['neighbour', 'commuter', 'miller'],
    },
    {
      at: 'about',
      titles: [
        (d) => `A wall screen for ${d.org}: when will my grain be ground?`,
        (d) => `A wall screen for ${d.org}: is it my turn before the bus comes?`,
      ],
      problem: ({ f }) =>
        `To clean less often, the miller’s helper grinds loads of one grain together, so nobody can foresee a turn. Of 100 people, ${f.leaveIn100} give up, and take their grain home. The mill loses ${f.price} for each of them: ${f.lost} a week.`,
      whyNow: ({ s, start, w }) =>
        `On ${start} ${s.change}, and ${w.more} more ${s.loads} a morning will come. The room is full already, so more people will give up.`,
      sides: [
        {
          who: 'owner',
          wants: () => 'wants one time for each number, because people then know when to be back',
        },
        {
          who: 'scale',
          wants: () => 'wants an earliest and a latest time, because after one wrong time people trust none',
        },
      ],
      decision: 'does each number get one time, or an earliest and a latest one?',
      unknowns: [
        () => 'What do people do with a free hour: work, shop, or wait at the door?',
        () => 'How early do people come back?',
      ],
      twist: () =>
        'A neighbour’s child has an examination, and asks for an hour of silence. Twelve numbers wait. What does ‘When to come back’ show?',
      users: ['cook', 'commuter', 'miller'],
    },
    {
      at: 'turn',
      titles: [
        (d) => `Whose ${d.s.load} is next? A wall screen for ${d.org}`,
        (d) => `A wall screen for ${d.org}, when a number is called and nobody comes`,
      ],
      problem: ({ f }) =>
        `The miller’s helper calls each number once, and people at the door do not hear it. So ${f.absentIn100} in 100 miss their turn, ${f.absent} people a week, and wait a second time.`,
      whyNow: ({ s, start, w }) =>
        `On ${start} ${s.change}, and ${w.more} more ${s.loads} a morning will come. More people will then wait outside, where nobody hears a number.`,
      sides: [
        {
          who: 'scale',
          wants: () => 'wants to keep a number on the wall for three more loads, because some people walk slowly',
        },
        {
          who: 'speaker',
          wants: () => 'wants to take the number off at once, because it fills the place of somebody who is there',
        },
      ],
      decision: 'if nobody comes, does a called number stay on the wall for three more loads, or disappear at once?',
      frame: 'the wall a minute after 62 was called and nobody came',
      unknowns: [
        () => 'How late do people come who did not hear their number?',
        () => 'Does somebody fetch a neighbour who is not there?',
      ],
      twist: () => 'Five numbers in a row are called, and nobody comes. What does ‘Now called’ show?',
      users: ['neighbour', 'commuter', 'miller'],
    },
  ],
  sellingPoints: [
    { title: 'Your own grain', text: () => 'The grain of each customer is ground by itself.' },
    { title: 'Coarse or fine', text: ({ s }) => `People choose how fine they want their ${s.product}.` },
    { title: 'Fresh the same day', text: ({ s }) => `The morning’s ${s.product} is ${s.food} at noon.` },
  ],
  audience: (_, has) =>
    `Neighbours with small loads and cooks with large ones${has.tablet ? ', and the helper at the mill' : ''}.`,
  direction: {
    styles: {
      minimal: {
        mood: 'Still and bare, because the room is already full of noise, talk and grain.',
        shape:
          'One large number in empty space, like the number on a house, because people look up only to see whether it is theirs.',
        second: {
          about: 'gives each time a line of its own in wide space, because two close figures run into one from afar',
          next: 'leaves one number, its grain and one reason, because a person who was passed over reads no long text',
        },
        avoid:
          'Thin figures, because they vanish at six metres. Signs without words, because a new customer has to guess.',
      },
      bold: {
        mood: 'Loud and plain, because people talk, and only something strong makes them look up.',
        shape: 'A full-width bar with the called number, heavy and in high contrast: it shows even between two heads.',
        second: {
          about: 'sets the times in heavy figures, because people at the door plan their morning by them',
          next: 'gives the coming grain a full-width bar, because people with another grain may leave and come back',
        },
        avoid:
          'Blocks of equal weight, because they hide the called number. Blinking, because it tires people who wait.',
      },
      playful: {
        mood: 'Kind and lively, because families wait together, and children look at the wall first.',
        shape:
          'A small, round drawing of the grain beside each number: people who read little find their own by its form.',
        second: {
          next: 'lines up the numbers behind a drawing of their grain, because people look for others with the same load',
          turn: 'draws a round token for each number still to come, because people count how many are before them',
        },
        avoid:
          'Jokes about waiting, because some people miss a bus. Wavy figures, because a three then looks like an eight.',
      },
      luxury: {
        mood: 'Dignified and calm, because rich and poor wait in one queue here.',
        shape:
          'Every number hangs in the same fine frame, like a portrait on the wall, because nobody should seem more welcome than others.',
        second: {
          about: 'sets each time in few words with a wide margin, because people read it aloud to those beside them',
          next: 'puts the reason into one short sentence above a fine line, because a person who is passed over wants courtesy',
        },
        avoid:
          'Ornaments around a number, because people look up for a second. Small capitals, because people know words by their form.',
      },
      corporate: {
        mood: 'Sober and fair, because some customers suspect that friends of the miller go first.',
        shape:
          'Columns as on a station board, for number and grain, because everybody can then check why one number comes before another.',
        second: {
          list: 'keeps ticket, grain and weight in fixed columns, because the helper looks for tickets of one grain',
          about: 'sets number and time in two columns, because people look down the numbers until they find theirs',
          next: 'keeps numbers in rows and grains in columns, because people compare theirs with the one called',
        },
        avoid:
          'Small print, because nobody can step closer past the bench. Long words, because they stop people who read little.',
      },
      retro: {
        mood: 'Proud and steady, because people come here as their parents did, and want to find it unchanged.',
        shape: 'A heavy double frame around the called number: the eye leaves it for a neighbour, and finds it again.',
        second: {
          turn: 'puts the called number on a ruled ticket, because people hold such a ticket beside it',
          next: 'prints each grain as a stamped label, because its short word is also printed on the tickets',
        },
        avoid: 'False scratches, because they look like dust. Faded print, because it cannot be read from the door.',
      },
      futuristic: {
        mood: 'Precise and awake, because people in the room cannot see how far the mill is.',
        shape:
          'An exact line with a tick for each load, and a mark at the one being ground: people see how far theirs is.',
        second: {
          about: 'sets all times on one exact scale, because people hold it against the minute of their bus',
          turn: 'counts the loads of the morning on a row of ticks, because people who come late ask if any are left',
        },
        avoid:
          'Glow, because it makes a six look like an eight. Running seconds, because they make a fair order look like a race.',
      },
      organic: {
        mood: 'Warm and earthy, because people know their grain by its look and smell.',
        shape:
          'A soft, uneven heap below each number, as high as its load: people see whether a long turn comes before theirs.',
        second: {
          next: 'gives each grain its real, uneven outline, because a load of it stands beside the reader',
          turn: 'cuts an uneven edge around the called number among straight ones, because the eye goes to what differs',
        },
        avoid:
          'Ears of grain as decoration, because they look like signs. Rough textures, because figures on them cannot be read.',
      },
    },
    reading: 'Very large figures, because numbers are read from six metres, by some without glasses.',
    lettering: 'the mill’s price board',
    own: 'the mill’s door',
    accent: 'the change of grain, because it explains why an earlier number waits',
    action: 'the number called now',
    sample: 'Called: 62. Then 64, because its grain is the same.',
  },
  untold: {
    budget: () =>
      'The screen is a used television. We pay for the design with what one month of cleaning costs us in lost loads.',
    decision: () => 'I decide. But if the neighbours do not believe the screen, it comes down again.',
    history: () =>
      'We had a board with chalk numbers. My helper had to leave the mill to change it, so it was always two numbers behind.',
    launch: () => 'For the first week my helper also calls the numbers at the door. After that only the screen speaks.',
    content: () =>
      'The scale prints the grain as a short word. We can give you those words, and a handful of each grain to draw.',
    machines: () =>
      'The scale sends each ticket to the screen within a second. The motor sends nothing, so we have to say when it stands still.',
    access: () => 'Come any morning and stand near the door. People will explain to you who is before whom.',
    fear: () => 'That somebody thinks I let my cousin go first. It happened once, and it is still talked about.',
    staff: () => 'We are three: one at the mill, one at the scale, and one who carries and cleans.',
    figures: () =>
      'The scale counts the loads and the changes. The questions were counted by my niece, at the mill, for two weeks.',
    complaints: () => 'The sentence I hear most is “I was here before”. It is often true, and the grain is the reason.',
    language: () =>
      'A neighbour who teaches at the school corrects our words. Short ones, she says, and no abbreviations.',
  },
});
