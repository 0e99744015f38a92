import { defineCase, money } from '../case.ts';

export const pitchChange = defineCase({
  id: 'pitch-change',
  industry: 'travel',
  client: 'remembered',
  model: 'cooperative',
  channel: 'phone',
  about:
    'A campsite belongs to its guests. Families book a pitch by its number on a flat plan, and learn on the first afternoon that it has no shade, or music beside it. Next morning they ask for another one, although others have booked it. What a pitch is like by the hour is known only to the wardens. The campsite wants families to know it before they book.',
  settings: [
    {
      country: 'fr',
      town: 'Millau',
      orgs: ['Camping Le Pré Commun', 'Camping des Trois Sources', 'Camping La Prairie du Gué'],
      start: [2, 1],
      trigger: 'loss',
      languages: ['French'],
      inputs: [
        { pitches: 140, families: 1450, moveIn100: 21, leave: 46, nights: 3, price: 34, bare: 24 },
        { pitches: 118, families: 1180, moveIn100: 24, leave: 41, nights: 3, price: 32, bare: 19 },
      ],
      words: {
        trees: 'poplars',
        peak: 'July',
        water: 'the river',
        music: 'the café terrace',
        from: 'Nantes',
      },
    },
    {
      country: 'au',
      town: 'Bright',
      orgs: ['Four Taps Camping Ground', 'Magpie Flat Campers', 'Ovens Bend Camping Ground'],
      start: [8, 1],
      trigger: 'loss',
      languages: ['English'],
      inputs: [{ pitches: 126, families: 1240, moveIn100: 19, leave: 38, nights: 2, price: 62, bare: 22 }],
      words: {
        trees: 'gum trees',
        peak: 'January',
        water: 'the river',
        music: 'the barbecue shelter',
        from: 'Geelong',
      },
    },
    {
      country: 'ar',
      town: 'El Bolsón',
      orgs: ['Camping El Álamo Común', 'Camping Las Dos Acequias', 'Camping La Tranquera Verde'],
      start: [9, 1],
      trigger: 'loss',
      languages: ['Spanish'],
      inputs: [{ pitches: 96, families: 880, moveIn100: 23, leave: 29, nights: 3, price: 32000, bare: 17 }],
      words: {
        trees: 'poplars',
        peak: 'January',
        water: 'the river',
        music: 'the shared kitchen',
        from: 'La Plata',
      },
    },
    {
      country: 'pl',
      town: 'Giżycko',
      orgs: ['Pole Namiotowe Trzy Krany', 'Camping Wspólna Łąka', 'Pole Namiotowe Czapla'],
      start: [3, 1],
      trigger: 'loss',
      languages: ['Polish'],
      inputs: [{ pitches: 110, families: 1020, moveIn100: 18, leave: 34, nights: 2, price: 145, bare: 21 }],
      words: {
        trees: 'spruces',
        peak: 'July',
        water: 'the lake',
        music: 'the boat bar',
        from: 'Łódź',
      },
    },
  ],
  surfaces: {
    phone: { name: 'Guest page on the phone', device: 'phone', size: '390 × 844 px' },
    book: { name: 'Pitch book on the wardens’ tablet', device: 'tablet', size: '1280 × 800 px' },
  },
  figures: (i) => {
    const knownIn100 = Math.round(i.moveIn100 * 0.8);
    return {
      pitches: i.pitches,
      leave: i.leave,
      bare: i.bare,
      moveIn100: i.moveIn100,
      knownIn100,
      nights: i.nights,
      price: money(i.price),
      lost: money(i.leave * i.nights * i.price),
      knownGoal: Math.round(knownIn100 / 2),
      leaveGoal: Math.round(i.leave / 2),
    };
  },
  users: {
    family: {
      surface: 'phone',
      variants: [
        {
          role: 'Physiotherapist, mother of a baby who sleeps at noon',
          conflict: 'find',
          gender: 'f',
          ages: [28, 39],
          home: (d) => d.s.from,
          context: () => 'She books with the baby on her arm.',
          goal: () => 'Find a pitch with shade from noon to three.',
          obstacle: () => 'She must telephone to learn which pitches have shade.',
          quote: 'I need shade at two. I do not need a short way to the toilet.',
        },
        {
          role: 'Tram driver, father of two school children',
          conflict: 'day',
          gender: 'm',
          ages: [34, 48],
          home: (d) => d.s.from,
          context: () => 'He compares pitches in breaks of ten minutes.',
          goal: () => 'Find a pitch away from the music.',
          obstacle: () => 'He trusts one angry sentence by a guest more than ten notes.',
          quote: 'We asked for a quiet place. We got a place to hear everything.',
        },
        {
          role: 'Teacher who travels with her old father',
          conflict: 'morning',
          gender: 'f',
          ages: [36, 47],
          home: (d) => d.s.from,
          context: () => 'Her father could not sleep on the slope.',
          goal: () => 'Move to another pitch before the heat.',
          obstacle: () => 'She asks at seven, while the wardens’ hut is still closed.',
          quote: 'I do not want advice about slopes. I want a flat place.',
        },
      ],
    },
    returning: {
      surface: 'phone',
      variants: [
        {
          role: 'Member who has come each summer since childhood',
          conflict: 'day',
          ages: [52, 70],
          home: (d) => d.s.from,
          context: () => 'books in two minutes, and always took the same corner.',
          goal: () => 'Find a quiet corner like the old one.',
          obstacle: () => 'reads nothing that a guest of one week has written.',
          quote: 'I have slept in that corner for thirty years. It used to have a tree.',
        },
        {
          role: 'Cook who comes for two nights between two jobs',
          conflict: 'find',
          at: 'find',
          ages: [20, 26],
          home: (d) => d.s.from,
          context: () => 'works late, and sleeps until noon in a small tent.',
          goal: () => 'Find a pitch that is quiet in the morning.',
          obstacle: () => 'skips every pitch that a list calls “loud”, though it is quiet at dawn.',
        },
        {
          role: 'Beekeeper and member with an old family tent',
          conflict: 'morning',
          ages: [52, 70],
          home: (d) => d.s.from,
          context: () => 'needs three hours to put up the tent.',
          goal: () => 'Stay on the pitch, with some shade from noon on.',
          obstacle: () => 'A list of free pitches offers no shade for this one.',
          quote: 'I move bees at night. I do not move this tent at all.',
        },
      ],
    },
    warden: {
      surface: 'book',
      variants: [
        {
          role: 'Warden who stays all year',
          ages: [20, 45],
          context: () => 'walks round the site all day.',
          goal: () => 'Note on the spot what only wardens know.',
          obstacle: () => 'The paper notebook lies in the wardens’ hut.',
          quote: 'Pitch 81 is fine until four. I say it every Sunday.',
        },
      ],
    },
  },
  stakeholders: {
    chair: {
      role: 'chair of the members’ council',
    },
    speaker: { role: 'representative of the members' },
    treasurer: { role: 'treasurer' },
    wardens: { role: 'head warden' },
  },
  goals: ({ f }) => ({
    leave: {
      direction: 'Lower',
      what: 'the number of families who leave early in a season',
      from: f.leave,
      today: 'Because of their pitch, {from} families leave early.',
      to: f.leaveGoal,
      months: 8,
      measuredBy: 'the departure list',
    },
    moves: {
      direction: 'Lower',
      what: 'the share of families who move because of a fault that a warden knew',
      from: `${f.knownIn100} in 100`,
      today: 'Because of a fault that a warden knew, {from} families move after the first night.',
      to: `${f.knownGoal} in 100`,
      months: 8,
      measuredBy: 'the wardens’ list of moves',
    },
    filled: {
      direction: 'Raise',
      what: 'the share of pitches that have notes when booking opens',
      from: '12 in 100',
      today: 'Only {from} pitches have notes in the digital pitch book.',
      to: '60 in 100',
      months: -1,
      measuredBy: 'the pitch book',
    },
  }),
  features: {
    day: {
      title: 'A day on this pitch',
      surface: 'phone',
      user: 'family',
      goal: 'moves',
      does: 'shows what is known of shade, noise and ground on one pitch',
      frames: [
        'a pitch that has lost its shade',
        'the same pitch in the last week of the season',
        'a pitch with music until eleven at night',
      ],
    },
    find: {
      title: 'Find a pitch',
      surface: 'phone',
      user: 'returning',
      goal: 'moves',
      does: 'lists the free pitches by what a guest needs',
      frames: [
        'four free pitches, one of them loud, with the distance to water and road',
        'a free pitch without any notes',
      ],
    },
    morning: {
      title: 'After the first night',
      surface: 'phone',
      user: 'family',
      goal: 'leave',
      does: 'lets a family ask for help or for another pitch',
      frames: ['the first morning on a pitch with too much sun', 'a move agreed for eleven o’clock'],
    },
    notes: {
      title: 'Pitch notes',
      surface: 'book',
      user: 'warden',
      goal: 'filled',
      does: 'lets a warden note shade, noise and ground on the spot, and copy old notes from paper',
      frames: ['a note copied from paper, which says nothing about noon to two', 'a row of six pitches in one walk'],
    },
  },
  task: (d, has) =>
    [
      `Design pages for choosing and changing a pitch at ${d.org}, a campsite of ${d.f.pitches} pitches near ${d.town}, ${d.country}. The site belongs to members who camp there.`,
      has.phone && 'Families use them on their phone, before they book and after the first night.',
      has.book && 'Wardens, who look after the site, get a tablet for their notes.',
    ]
      .filter(Boolean)
      .join(' '),
  firstStep: (_d, _, at) => {
    if (at === 'find')
      return 'Take three free pitches: number 81 has shade until five, 40 lies beside the music, and 12 is on a slope. Write one line for each in a list. Which line would make a family with a baby look closer?';
    if (at === 'morning')
      return 'Take one family after the first night: pitch 40, music until eleven, and a child who did not sleep. Write four lines for 8:00: what they can ask for, whom they ask, where, and by when. Which line comes first?';
    return 'Take pitch 81: sun until one, shade until five, sun until eight, music until eleven, ants near the hedge. Write its day in five lines for a family with a baby. Which line goes first for a cook who sleeps until noon?';
  },
  glossary: [
    { word: 'Pitch', means: 'the ground for one tent.' },
    { word: 'Warden', means: 'somebody who looks after the site.' },
    { word: 'Pitch book', means: 'the digital record of what wardens know about each pitch.' },
  ],
  safety: (d) => `Children run about, so each free pitch shows how far it is to ${d.s.water} and to the road.`,
  overview: [
    ({ org }, _, at) =>
      ({
        find: `On pitch 12 a baby sleeps until two o’clock, when the sun reaches the tent. In the list of ${org} the pitch was only a number. The wardens knew about the sun, and had noted it on paper.`,
        day: `On pitch 12 a baby sleeps until two o’clock, when the sun reaches the tent. The wardens of ${org} knew it, and an earlier family had written “oven!” in the guest book. The plan shows only a number.`,
        morning: `On pitch 12 a baby sleeps until two o’clock, when the sun reaches the tent. Next morning its parents stand before the wardens’ hut of ${org}, which is still closed. They begin to pack.`,
      })[at]!,
    ({ org, s }, _, at) =>
      ({
        find: `“Music until eleven”, say the wardens’ paper notes about one pitch of ${org}. Families never see these notes. They choose a number from a list, and on the first night they hear ${s.music}.`,
        day: `“Quiet”, say the wardens’ paper notes about one pitch of ${org}. “Loud”, says a family in the guest book. The next family sees neither, and chooses a number on a flat plan.`,
        morning: `All night a family at ${org} has heard ${s.music}. At seven the father looks for another pitch, but the wardens’ hut opens at eight. By then the car is packed.`,
      })[at]!,
  ],
  nonGoals: ['Payment', 'Messages between guests', 'A live map of the site', 'The programme for children'],
  constraints: [
    {
      type: 'content',
      at: 'day',
      text: (d) => `Most pitches have no digital notes, and the paper ones are only about ${d.s.peak}.`,
      effect: () => '‘A day on this pitch’ shows which hours and months have no note.',
      frame: 'a pitch about which nothing is known',
    },
    {
      type: 'technical',
      at: 'morning',
      text: () => 'On half of the site phones have hardly any connection.',
      effect: () => '‘After the first night’ keeps a family’s wish and sends it later.',
      frame: 'a wish that is saved but not sent',
    },
    {
      type: 'people',
      at: 'notes',
      text: () => 'Two of three wardens stay for one summer.',
      effect: () => '‘Pitch notes’ needs no training.',
      frame: 'the first empty note of a new warden',
    },
    {
      type: 'money',
      at: 'find',
      text: () => 'By the members’ rule all pitches cost the same.',
      effect: () => '‘Find a pitch’ has no stars and no “best” pitch.',
      frame: 'the free pitches for a guest who wants quiet',
    },
    {
      type: 'time',
      at: 'notes',
      text: (d) => `The shade of ${d.s.peak} is seen only in ${d.s.peak}. In other months wardens copy old notes.`,
      effect: () => '‘Pitch notes’ marks what was seen and what was copied.',
      frame: 'a note that is two summers old',
      from: 'professional',
    },
    {
      type: 'legal',
      at: 'morning',
      text: () => 'The contract promises each family its booked pitch.',
      effect: () => '‘After the first night’ moves a family only after its yes.',
      frame: 'a family that declines the offered pitch',
      from: 'stretch',
    },
  ],
  strands: [
    {
      at: 'find',
      titles: [
        (d) => `Choosing a pitch at ${d.org}: the shade, the music, and what a list says`,
        (d) => `${d.org}: a list of free pitches that knows more than numbers`,
      ],
      problem: ({ f }) =>
        `Of 100 families, ${f.moveIn100} move after the first night, ${f.knownIn100} of them because of a fault that a warden knew. Each season ${f.leave} families leave early because of their pitch, which costs the campsite ${f.lost}.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} booking for the summer opens. Last autumn sick ${s.trees} were felled, and ${f.bare} pitches lost their shade. The list does not say which pitches these are.`,
      sides: [
        {
          who: 'speaker',
          wants: () => 'wants each fault in the list, because a family should know it before choosing',
        },
        {
          who: 'treasurer',
          wants: () =>
            'wants faults only on the page of the pitch, because nobody opens the page of a pitch that the list calls loud',
        },
      ],
      decision: 'do the faults of a pitch stand in the list already, or only on the page of the pitch?',
      unknowns: [
        () => 'Which faults of a pitch do some families not mind?',
        () => 'Which words for a fault still let a family look closer?',
      ],
      twist: (d) =>
        `In the fullest week only the ${d.f.bare} pitches without shade are left. How does ‘Find a pitch’ offer them to a family with a baby?`,
      users: ['family', 'returning', 'warden'],
    },
    {
      at: 'day',
      titles: [
        (d) => `Shade at two, music at eleven: a page about each pitch of ${d.org}`,
        (d) => `One pitch from morning to night: a page for ${d.org}`,
      ],
      problem: ({ f }) =>
        `Of 100 families, ${f.moveIn100} move after the first night, ${f.knownIn100} of them because of a fault that a warden knew. Each season ${f.leave} families leave early because of their pitch, which costs the campsite ${f.lost}.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} booking for the summer opens. Last autumn sick ${s.trees} were felled, and ${f.bare} pitches lost their shade. The old notes about these pitches are wrong now.`,
      sides: [
        {
          who: 'wardens',
          wants: () =>
            'wants to show only what wardens have noted, because one family’s bad night would mark a pitch for ever',
        },
        {
          who: 'speaker',
          wants: () => 'wants sentences by families beside the wardens’ notes, because guests believe guests',
        },
      ],
      decision: 'does a guest read only the wardens’ notes, or also what families have written?',
      frame: 'a pitch that a warden calls quiet, and a family loud',
      unknowns: [
        () => 'Do families describe the pitch, or the weather of their week?',
        () => 'Whom do new guests believe when two notes disagree?',
      ],
      twist: () =>
        'A member writes “loud” about nine quiet pitches, so that they stay free for friends. What does ‘A day on this pitch’ show?',
      users: ['family', 'returning', 'warden'],
    },
    {
      at: 'morning',
      titles: [
        (d) => `The first morning at ${d.org}: another pitch, or some help?`,
        (d) => `${d.org} wants families to stay after a bad first night`,
      ],
      problem: ({ f, w }) =>
        `Each season ${f.leave} families leave early because of their pitch. They get ${w.nights} nights at ${f.price} back, ${f.lost} in all. Of 100 families who ask for another pitch, 40 only want shade.`,
      whyNow: ({ f, s, start }) =>
        `On ${start} booking for the summer opens. Last autumn sick ${s.trees} were felled, and ${f.bare} pitches lost their shade. Each pitch without shade loses about one family a season.`,
      sides: [
        {
          who: 'wardens',
          wants: () => 'wants families to speak with a warden first, because a sunshade is often enough',
        },
        {
          who: 'speaker',
          wants: () => 'wants the free pitches shown at once, because nobody likes to beg at the wardens’ hut',
        },
      ],
      decision: 'does a family see the free pitches at once, or does it first speak with a warden?',
      unknowns: [
        () => 'At what hour does a family decide to leave?',
        () => 'Which families say nothing and do not come again?',
      ],
      twist: () =>
        'At six in the morning a storm puts 14 pitches under water. What does ‘After the first night’ show to the ninth family that asks?',
      users: ['family', 'returning', 'warden'],
    },
  ],
  sellingPoints: [
    { title: 'Owned by campers', text: () => 'The members elect their council.' },
    { title: 'Warm bread', text: () => 'Bread comes to the gate at seven each morning.' },
    {
      title: 'Swim before breakfast',
      text: (d) => `Every pitch is a short walk from ${d.s.water}.`,
    },
  ],
  audience: (_, has) =>
    has.book ? 'Families and other guests with a tent, and the wardens.' : 'Families and other guests with a tent.',
  direction: {
    styles: {
      minimal: {
        mood: 'Clear and calm, because families read with children around them.',
        shape:
          'The outline of one tent, and beside it three short lines, shade, noise and ground: the one bad line stands out.',
        second: {
          day: 'shows only the hours that are too hot or too loud, because a family looks for what will wake a child',
          morning:
            'leaves two choices on an empty screen, help or another pitch, because people who slept badly read little',
        },
        avoid:
          'Two pale tones for sun and shade, because they look alike. Thin lines, because bright light hides them.',
      },
      bold: {
        mood: 'Frank and loud, because all pitches look alike on today’s plan.',
        shape:
          'Heavy blocks for the hours of sun and noise, as wide as they last, because guests compare noon with night.',
        second: {
          find: 'sets each pitch number in a heavy block across the screen, because families call the numbers to each other',
          day: 'makes the hot and the loud hours the heaviest blocks of the day, because guests look for the worst hour first',
        },
        avoid: 'Praise in capitals, because it tells a family nothing. Many small signs, because they hide the hour.',
      },
      playful: {
        mood: 'Cheerful and honest, because families smile when a page admits that there are ants.',
        shape: 'A small round tent with the shade of the hour round it: children help to choose, and read no tables.',
        second: {
          day: 'draws shade, music and ants as small, round figures beside the hours, because families forgive a fault that they knew',
          find: 'gives each free pitch a small round tent, in sun or shade, because most guests ask for shade first',
        },
        avoid:
          'Cartoon suns, because a family without shade does not laugh. Talking tents, because they leave less room for facts.',
      },
      luxury: {
        mood: 'Generous and quiet, because guests come to do nothing for a whole afternoon.',
        shape:
          'One wide picture of each pitch, with few words in wide margins: a flat plan shows no slope and no hedge.',
        second: {
          day: 'gives each hour wide margins and one fine line, because music until eleven must not hide among other words',
          find: 'shows each free pitch as one wide picture with its number below, because families choose what they will look at',
        },
        avoid: 'Words such as “premium”, because all pitches cost the same. Thin letters, because the sun hides them.',
      },
      corporate: {
        mood: 'Even-handed and orderly, because guests pay one price, and no pitch should be favoured.',
        shape:
          'One even square for each hour of the day, in rows for shade and noise: guests compare two pitches square by square.',
        second: {
          find: 'lists pitches in even rows, with fixed columns for number and way to the water, because families rule out one after another',
          day: 'sets the hours in one fixed column with shade and noise beside them, because guests look up their own hour',
        },
        avoid: 'Scores, because they hide what a pitch lacks. Words of an office, because no guest uses them.',
      },
      retro: {
        mood: 'Plain and proud, because guests come to camp as their parents did.',
        shape:
          'Pitch numbers on framed plates, like those on the posts: on arrival, a family looks for the same plate.',
        second: {
          find: 'stamps one word beside the framed number of each pitch, because families remember “slope” longer than a number',
          day: 'rules a line for each hour, with the note on it, because an hour without a note then stays visibly empty',
        },
        avoid: 'Fake wood, because it swallows letters. Handwriting for hours, because nobody reads it in bright sun.',
      },
      futuristic: {
        mood: 'Curious and exact, because guests ask how an afternoon on a pitch will be.',
        shape:
          'One exact scale of hours, with ticks where shade and noise begin and end: guests look up the hour of a nap.',
        second: {
          day: 'draws shade as one exact line above a scale of hours, because guests ask when it comes and when it goes',
          find: 'puts a small scale of hours beside each pitch, because one is quiet in the morning and another at night',
        },
        avoid: 'Dark screens, because they reflect the sun. Moving shadows, because a guest looks for one hour.',
      },
      organic: {
        mood: 'Easy and natural, because families come for grass, trees and water.',
        shape:
          'Shade as soft, uneven layers on the pitch, one for each hour, because a tree’s shadow has no straight edge.',
        second: {
          day: 'lays the shade of all hours over the pitch in soft layers, because families put the tent where they overlap',
          find: 'draws neighbouring pitches in one soft outline with tree and music, because shade and noise come from next door',
        },
        avoid: 'Trees as ornament, because a tree here must mean shade. Faint tones, because the sun washes them out.',
      },
    },
    reading: 'Sturdy figures, because guests read hours at home and again in the sun.',
    lettering: 'the sign at the gate',
    own: 'the wardens’ shirts',
    accent: 'the hours without shade, because families plan the afternoon by them',
    sample: 'Pitch 81: shade from 13:00 to 17:00.',
  },
  untold: {
    budget: (d) => `The nights we pay back come to ${d.f.lost} a season. The members allow one such season for this.`,
    decision: (d) => `I approve it. A word about a pitch needs ${d.who.wardens!.first} too, who knows each one.`,
    history: () => 'A plan with more signs had eleven of them. Guests photographed it and asked us what they meant.',
    launch: () => 'The members book first, for one month. They will find every mistake, and enjoy it.',
    content: () => 'The notebook covers eight summers. It is honest, and some of it is rude.',
    machines: () => 'A member who repairs lifts looks after our computer on Saturdays.',
    staff: () => 'Wardens get a bed, a wage and the evenings. Some read maps badly, all of them read the sky well.',
    fear: () => 'That the page is so honest that the low meadow stays empty and the members blame the page.',
    complaints: () => 'Nobody writes about the toilets. They write about the neighbour’s music and the afternoon.',
    figures: () =>
      'Wardens write a reason beside each move in their list. When it rains, they write “rain” and nothing more.',
    access: () => 'Come in the last week of the season and walk with a warden. Bring a hat.',
    language: (d) =>
      `Guests from abroad use the plan and their hands. ${d.who.speaker!.first} checks every translation.`,
  },
});
