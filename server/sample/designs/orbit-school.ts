import type { SampleDesign } from './sample-design.ts';

export const orbitSchool: SampleDesign = {
  slug: 'orbit-school',
  by: 'rafa-quiroga',
  brief: {
    number: 1539,
    industry: 'education',
    styles: ['playful'],
    level: 'professional',
    timeBoxDays: 30,
    written: 47.5,
    isCommunity: false,
    content: {
      title: 'Orbit School: twenty days to fractions',
      task: 'Design the map of a term in arithmetic, on a tablet, for children of ten years. Orbit School is made by four teachers in Galway, Ireland, and each term is a trip past five planets. The first feature is ‘The way’: it shows where a child is and what comes next. Hand in the map with all its words within one month.',
      projectDescription:
        'Orbit School is a set of daily tasks in arithmetic for classes of ten-year-olds, made by four teachers in Galway, Ireland. Each term is a trip past five planets, and the third one is fractions. Children like the first two. At the third a good part of a class drops out, and the teachers want them to land. Design the map of the trip, for a tablet.',
      situation:
        'Nineteen schools use it on shared tablets, twelve minutes a day, before the morning break. Children choose any task from a list of 90. Most choose what they can do already.',
      whyNow:
        'Fractions are tested nationwide on 4 June for the first time. Seven schools have said that they will leave if a second term ends in the middle.',
      projectGoals: [
        'Raise children who finish the third planet from 41 in 100 to 65 in 100 by 31 May, measured by the records of the classes.',
        'Lower the time until the first task is open from 90 seconds to 20 seconds by 31 May, measured by a watch in four classes.',
        'Raise the number of children who find their place alone after a week of illness from 5 of 20 to 18 of 20 by 31 May, measured by the notes of their teachers.',
      ],
      successMeasures: [
        {
          metric: 'Children who finish the third planet',
          baseline: '41 in 100',
          target: '65 in 100',
          by: '31 May',
          how: 'The records of the classes.',
        },
        {
          metric: 'The time until the first task is open',
          baseline: '90 seconds',
          target: '20 seconds',
          by: '31 May',
          how: 'A watch in four classes.',
        },
        {
          metric: 'Children who find their place alone after a week of illness',
          baseline: '5 of 20',
          target: '18 of 20',
          by: '31 May',
          how: 'The notes of their teachers.',
        },
      ],
      constraints: [
        {
          type: 'legal',
          text: 'No names, no pictures and no ranking of children, not even inside a class.',
          effect: 'A rocket has a place and no owner. Coins count days, not answers.',
        },
        {
          type: 'technical',
          text: 'Tablets are shared by two, and their screens are scratched.',
          effect: 'Everything to be pressed is as large as two thumbs.',
        },
        {
          type: 'time',
          text: 'Twelve minutes, of which four are lost with sitting down.',
          effect: 'One task is ready when the screen opens.',
        },
      ],
      nonGoals: ['Homework', 'Messages to parents', 'Prizes that cost something'],
      tension: {
        a: 'Aoife Gannon wants one way, with the later planets locked.',
        b: 'Eamon Tully wants children to look ahead, because some learn backwards.',
        where: 'On the map, at the two planets that nobody has reached.',
      },
      stakeholders: [
        { name: 'Aoife Gannon', role: 'Teacher, wrote the tasks', wants: 'Nobody who skips the hard one.' },
        { name: 'Eamon Tully', role: 'Teaches children who learn otherwise', wants: 'Doors one can look through.' },
      ],
      unknowns: ['Whether a locked planet tempts or bores', 'What two children on one tablet argue about'],
      uspIntro: 'What a list of tasks cannot be.',
      usps: [
        { title: 'A way', description: 'One sees where one was and where it goes on.' },
        { title: 'A silly question', description: 'Each day begins with one that has no right answer.' },
      ],
      primaryAudience:
        'Children of nine to eleven in mixed classes, two to a tablet, and the teacher who has to start eleven tablets before the bell.',
      personas: [
        {
          name: 'Sadhbh Keane',
          role: 'Pupil who helps in the younger class',
          age: 13,
          location: 'Galway, Ireland',
          goals: ['Showing two small ones where to press, and leaving'],
          painPoints: ['Being asked “which one” eleven times'],
          quote: 'They always pick the one with the dog.',
        },
        {
          name: 'Feargal Daly',
          role: 'Teaches the fourth class',
          age: 42,
          location: 'Westport, Ireland',
          goals: ['Eleven tablets on one planet by nine'],
          painPoints: ['Lists of ninety tasks', 'Sounds'],
        },
      ],
      styleDescription:
        'Playful as a school corridor in November: painted by many, with rules. Planets are fat and have faces only where it helps. Words are few and stand on white. Avoid space as grown-ups like it, with glow and metal, and any animal that claps.',
      colors: [
        { name: 'Moon', hex: '#FFF3D6', role: 'background' },
        { name: 'Saturn', hex: '#FFC98A', role: 'surface' },
        { name: 'Evening', hex: '#3D2FB0', role: 'text' },
        { name: 'Rocket', hex: '#C8325A', role: 'action' },
        { name: 'Grass', hex: '#26805C', role: 'accent' },
      ],
      typography: {
        heading: {
          family: 'Baloo 2',
          stack: '"Baloo 2", "Arial Rounded MT Bold", "Hiragino Maru Gothic ProN", Quicksand, sans-serif',
          weight: 700,
          note: 'From 24 px, never more than six words.',
        },
        body: {
          family: 'Nunito',
          stack: '"Nunito", "Trebuchet MS", "Lucida Grande", "Lucida Sans Unicode", sans-serif',
          weight: 700,
          note: 'The same size for children and teachers.',
        },
        sample: 'Half of Saturn is how many rings?',
      },
      featuresIntro: 'The map is the menu.',
      keyFeatures: [
        { title: 'The way', description: 'Five planets, the one of today in the middle.', priority: 'high', goal: 0 },
        { title: 'One task ready', description: 'A single press from opening to starting.', priority: 'high', goal: 1 },
        {
          title: 'The silly question',
          description: 'To be talked about while tablets start.',
          priority: 'medium',
          goal: 1,
        },
        { title: 'Coming back', description: 'After a week away, the same planet.', priority: 'medium', goal: 2 },
      ],
      deliverablesIntro: 'The first screen of day twelve.',
      deliverables: [
        {
          title: 'The map',
          description: 'Landscape tablet, 1600 by 1200 px.',
          requirements: [
            'Five planets on one way: two done, one of today, two to come',
            'The subject of today in one word, on its planet',
            'One thing to press, as large as two thumbs',
            'What is done and what is locked told by a sign, not by colour alone',
            'The day, and coins for days, shown small',
            'No name of a child on the screen',
          ],
          goals: [0, 1],
          features: [0, 1],
        },
        {
          title: 'Words',
          description: 'All of them.',
          requirements: [
            'The silly question of the day, on one line',
            'Every label at 4.5 to 1 on what it stands on',
            'A locked planet that can be looked into, drawn open',
          ],
          goals: [1, 2],
          features: [2, 3],
        },
      ],
      plotTwist:
        'A class of six asks for it, with one child each in six different years. Show the map when everybody is on another planet.',
    },
  },
  started: 45.8,
  submitted: 9.1,
  frames: [
    {
      id: 'map',
      name: 'Day 12, the map',
      art: 'orbit-school',
      pins: [
        { x: 47.5, y: 48, text: 'One word. It hangs on the planet, so nobody asks which one.' },
        { x: 66, y: 57, text: 'The rocket points to where it goes next. It has no owner and no face.' },
        { x: 29.5, y: 53, text: 'Done has a tick, locked has a lock. In grey they still differ.' },
        { x: 63, y: 42.5, text: 'A dotted way to the locked ones. One can see that it goes on.' },
        { x: 26, y: 90, text: 'Nobody knows the answer. That is the point: they talk while the tablets start.' },
        { x: 84, y: 90, text: '380 by 140 px: two thumbs, measured on Sadhbh’s class.' },
      ],
      notes: {
        coins:
          'Coins count days, twenty each. 240 on day twelve is the same for everybody who was there, and the teacher can give them for the days a child was ill.',
      },
    },
  ],
  coverage: {
    '0.0': { frames: ['map'] },
    '0.1': { frames: ['map'] },
    '0.2': { frames: ['map'] },
    '0.3': { frames: ['map'] },
    '0.4': { frames: ['map'], notes: ['coins'] },
    '0.5': { frames: ['map'] },
    '1.0': { frames: ['map'] },
    '1.2': {
      argued:
        'I drew it open and watched: children spent the twelve minutes looking. Eamon’s learners can be put on any planet by their teacher, which does what he asked for without a door for everybody.',
    },
  },
  words: {
    title: 'Day 12: fractions, ahead',
    approach:
      'Thirty sketches of a way, three kept, one drawn. In all of them the planet of today stands in the middle and is the warmest thing. I tested with paper rockets on a corridor wall before anything moved on a screen.',
    challenges:
      'The brief’s ground is paper and mine is the evening sky. Words therefore stand on white wherever they are read. Two labels do not yet: “Blast off” and “Day 12” are white on colours that are too light for it. They go indigo in the next round, and the line stays open until then.',
    resources: 'Baloo 2. A corridor in Westport. Eleven paper rockets with two thumbs drawn on each.',
    tags: ['Playful', 'Colorful', 'Dark UI'],
    handoffNotes:
      'Planets are 160 to 260 px and keep 24 px around them. The way is dots on one curve; positions come from a list of five.',
    openToCollaboration: true,
    collaborationPreferences: ['passive'],
    techPreferences: ['Svelte', 'Vue'],
    developerMessage:
      'If you build the map first, please let the rocket move by key as well. Half of the tablets have a keyboard in their case.',
  },
};
