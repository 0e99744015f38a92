import type { SampleDesign } from './sample-design.ts';

export const kestrelHill: SampleDesign = {
  slug: 'kestrel-hill',
  by: 'wanda-pietrzak',
  brief: {
    number: 1518,
    industry: 'education',
    styles: ['retro', 'futuristic'],
    level: 'stretch',
    timeBoxDays: 30,
    written: 31.4,
    isCommunity: true,
    content: {
      title: 'Kestrel Hill: one hour of a telescope for a school class',
      client: { name: 'Kestrel Hill Observatory', place: 'Crickhowell, United Kingdom' },
      task: 'Design the tool with which the night operator of Kestrel Hill Observatory, near Crickhowell in the United Kingdom, runs a telescope for schools. She sits alone in a dark room and types. The first screen is ‘Tonight’: it lists eight hours with a class for each. Hand in three screens of 1440 px within a month.',
      projectDescription:
        'Kestrel Hill lends a telescope of 50 cm to schools. Each class gets one hour, asks for one object, and watches from its own room. The operator points, exposes, talks to the class and keeps an eye on the sky. When clouds come she has to move eight classes by hand. Design the tool that she sees all night.',
      situation:
        'There are 61 clear nights a year and 340 classes on the list. The present tool has four windows with white grounds. After each look at it the operator sees no stars for ten minutes. In a winter, 37 classes never get a second hour.',
      whyNow:
        'In January a second school county joins, with 190 classes more. The observatory has one operator and no money for another one.',
      projectGoals: [
        'Lower minutes for moving a night’s classes after rain from 55 to 8 by 30 April, measured by the log.',
        'Raise hours that end with a picture from 61 in 100 to 82 in 100 by 30 June, measured by the pictures that were sent.',
        'Lower classes that never get a second hour from 37 in a winter to 5 in a winter by 30 April, measured by the list of classes.',
      ],
      successMeasures: [
        {
          metric: 'Minutes for moving a night’s classes after rain',
          baseline: '55',
          target: '8',
          by: '30 April',
          how: 'The log.',
        },
        {
          metric: 'Hours that end with a picture',
          baseline: '61 in 100',
          target: '82 in 100',
          by: '30 June',
          how: 'The pictures that were sent.',
        },
        {
          metric: 'Classes that never get a second hour',
          baseline: '37 in a winter',
          target: '5 in a winter',
          by: '30 April',
          how: 'The list of classes.',
        },
      ],
      constraints: [
        {
          type: 'people',
          text: 'Eyes need twenty minutes to see in the dark, and lose it in a second.',
          effect: 'Everything is drawn in one red. White and blue never appear.',
        },
        {
          type: 'technical',
          text: 'The operator wears gloves and keeps her hands on the keyboard.',
          effect: 'Each act is a word or a key. A mouse is never needed.',
        },
        {
          type: 'time',
          text: 'An object can be seen for a few hours only, and the moon spoils the faint ones.',
          effect: 'Times are judged with height and moon, and never by the clock alone.',
        },
      ],
      nonGoals: ['A page for the classes', 'Control of the dome’s motors', 'Sorting of pictures'],
      tension: {
        a: 'Rhian Maddocks wants to be asked before a class is moved.',
        b: 'Oswin Tree wants the tool to move them, since at midnight nobody decides well.',
        where: 'On ‘After rain’, before the letters are sent.',
      },
      stakeholders: [
        { name: 'Rhian Maddocks', role: 'Night operator', wants: 'To look at the sky more than at the screen.' },
        { name: 'Oswin Tree', role: 'Head of the observatory', wants: 'No class that waits for two winters.' },
      ],
      unknowns: [
        'How many classes can stay up for a later hour',
        'Whether red on black tires the eyes after five hours',
      ],
      uspIntro: 'Three things that a film about stars does not have.',
      usps: [
        { title: 'Now', description: 'What the class sees is above its own roof at this minute.' },
        { title: 'Asked for', description: 'Somebody in the class has wanted exactly this object.' },
        { title: 'It can fail', description: 'Clouds are real, and so is the picture.' },
      ],
      primaryAudience:
        'One operator a night, alone, from dusk to two in the morning, who has done it for years and types faster than she points.',
      personas: [
        {
          name: 'Rhian Probert',
          role: 'Stands in on Fridays',
          age: 27,
          location: 'Brecon, United Kingdom',
          goals: ['To know what to press when she has not been there for a week'],
          painPoints: ['Windows that cover each other'],
          quote: 'If it is quiet, I want it to say why.',
        },
        {
          name: 'Gwilym Ashe',
          role: 'Teacher of year nine',
          age: 52,
          location: 'Tonypandy, United Kingdom',
          goals: ['A picture that his class can say it took'],
          painPoints: ['A letter a week later, without a new date'],
        },
      ],
      styleDescription:
        'Retro as a printed listing is, futuristic as an instrument is. One face, one size, one colour in four strengths. Order comes from columns. Avoid neon, scan lines and everything that only looks like a computer in a film.',
      direction: {
        mood: 'Awake and calm, since it is two in the morning.',
        shape: 'Thin boxes with their name in the line. No corners, no shadows.',
        type: 'One face of equal width. Chakra Petch stands for headings in letters and posters only.',
        color: 'Red in four strengths on a black that is nearly red. The lightest is for what has just changed.',
        avoid: 'Neon, scan lines, a flashing cursor that cannot be turned off.',
      },
      colors: [
        { name: 'Night', hex: '#0B0302', role: 'background' },
        { name: 'Dark red', hex: '#160705', role: 'surface' },
        { name: 'Pale red', hex: '#FFD9D2', role: 'text' },
        { name: 'Bright red', hex: '#F0432F', role: 'action' },
        { name: 'Black', hex: '#0B0302', role: 'actionText' },
        { name: 'Lamp red', hex: '#FF9C85', role: 'accent' },
      ],
      typography: {
        heading: {
          family: 'Chakra Petch',
          stack: '"Chakra Petch", "Helvetica Neue", Arial, sans-serif',
          weight: 600,
          size: 28,
          note: 'For letters and posters.',
        },
        body: {
          family: 'Chakra Petch',
          stack: '"Chakra Petch", "Helvetica Neue", Arial, sans-serif',
          weight: 400,
          size: 16,
          note: 'Beside a face of equal width on the screen.',
        },
        sample: '19:25 NGC 7789, exposing 12 of 35',
      },
      featuresIntro: 'Three screens and one line to type into.',
      keyFeatures: [
        {
          title: 'Tonight',
          description: 'Eight hours, their classes, the height of each object.',
          priority: 'high',
          goal: 1,
        },
        {
          title: 'Exposing',
          description: 'The picture as it grows, and what is wrong with it.',
          priority: 'medium',
          goal: 1,
        },
        { title: 'After rain', description: 'What becomes of each class.', priority: 'high', goal: 0 },
        { title: 'The letter', description: 'What a class is told.', priority: 'low', goal: 2 },
      ],
      deliverablesIntro: 'Screens at 1440 px, in one red.',
      deliverables: [
        {
          title: 'Tonight',
          description: 'The night on one screen.',
          requirements: [
            'Eight hours with object, class, minutes and state, as a table',
            'How high each object stands, drawn from dusk to two',
            'The log of the night, the last ten lines',
            'One line to type into, with what Enter will do',
          ],
          goals: [1],
          features: [0],
        },
        {
          title: 'Exposing',
          description: 'One hour, as it goes.',
          requirements: [
            'The picture as it stands, with its scale',
            'One exposure that is not kept, and why',
            'What the class is writing, on the same screen',
          ],
          goals: [1],
          features: [1],
        },
        {
          title: 'After rain',
          description: 'The dome is shut.',
          requirements: [
            'What becomes of each class, in one table',
            'A letter, shown before it is sent',
            'Three other ways, each with one key',
            'The screen on a phone',
          ],
          goals: [0, 2],
          features: [2, 3],
        },
      ],
      plotTwist:
        'In the third week the county asks for a record of who moved which class and why. Show it without a new window, and without making the operator write a reason at two in the morning.',
    },
  },
  started: 28.2,
  submitted: 8.8,
  frames: [
    {
      id: 'night',
      name: 'Tonight',
      art: 'kestrel-hill/night',
      pins: [
        { x: 35, y: 19, text: 'The hour that runs is the only bar. What is done stays, and grows dim.' },
        { x: 28, y: 56, text: 'Drawn in dots: a curve of one red disappears where it crosses another.' },
        { x: 45, y: 88, text: 'Before Enter the line says what will happen and what it costs.' },
      ],
    },
    {
      id: 'exposing',
      name: 'Exposing NGC 7789',
      art: 'kestrel-hill/exposing',
      pins: [
        { x: 27, y: 43, text: 'The added picture, in the same red. Rhian can look up from it and still see.' },
        { x: 70, y: 42, text: 'What is thrown away says why. Then nobody asks, and nobody worries.' },
        {
          x: 70,
          y: 75,
          text: 'The class writes in words, the hill answers in words. There are no buttons for applause.',
        },
      ],
    },
    {
      id: 'rain',
      name: 'After rain',
      art: 'kestrel-hill/rain',
      pins: [
        { x: 12, y: 16, text: 'The only large thing in the tool. It can be read from the kettle.' },
        { x: 50, y: 43, text: 'Each class, what it had and what it gets, in one line. Reasons stand behind it.' },
        { x: 28, y: 72, text: 'The letter is read before it goes. It names a day and does not say sorry twice.' },
      ],
      notes: {
        record:
          'The table of this screen is the record. Enter stores it with the hour, so that no reason has to be typed.',
      },
    },
  ],
  coverage: {
    '0.0': { frames: ['night'] },
    '0.1': { frames: ['night'] },
    '0.2': { frames: ['night'] },
    '0.3': { frames: ['night'] },
    '1.0': { frames: ['exposing'] },
    '1.1': { frames: ['exposing'] },
    '1.2': { frames: ['exposing'] },
    '2.0': { frames: ['rain'], notes: ['record'] },
    '2.1': { frames: ['rain'] },
    '2.2': { frames: ['rain'] },
    '2.3': { argued: 'A phone shines. The operator’s lies in a drawer at night, and I would like it to stay there.' },
  },
  words: {
    title: 'Kestrel Hill, after dark',
    approach:
      'I sat behind Rhian for one night and counted: she looked at the screen 212 times, and 190 of these were the same three questions. How high is it, how long does it run, who comes next. These three are on the first screen, and the rest has to be typed.',
    challenges:
      'One colour is hard. I had four reds and lost one on the real monitor, so the weakest is for what is over. What is urgent is never redder, it is turned around: dark on a bar.',
    resources: 'A face of equal width, 16 px and no other size. A monitor under a red foil. Soup.',
    tags: ['Dark UI', 'Monochrome', 'Retro'],
    handoffNotes: 'Everything stands on a grid of 9.6 by 22 px. Each command has an undo, which is also a command.',
    openToCollaboration: true,
    collaborationPreferences: ['opensource'],
    techPreferences: ['TypeScript', 'Node.js'],
    developerMessage:
      'A real terminal would do. If you use a browser, please keep the scroll bars out of it; they are white.',
  },
};
