import type { SampleDesign } from './sample-design.ts';

export const fieldNotes: SampleDesign = {
  slug: 'field-notes',
  by: 'sana-aziz',
  brief: {
    number: 2675,
    industry: 'education',
    styles: ['organic'],
    level: 'professional',
    timeBoxDays: 14,
    written: 29.1,
    isCommunity: true,
    content: {
      title: 'Field Notes: a course that sends people outside',
      task: 'Design the opening of one walk in Field Notes, an online course in watching birds. A bird reserve near Aberystwyth, United Kingdom, makes it for beginners who cannot come. The first screen is ‘The question’: it gives one thing to look for outside. Hand in the opening of walk four, with its sounds in written form, within two weeks.',
      projectDescription:
        'A bird reserve near Aberystwyth has taught beginners on Sundays for thirty years. Field Notes is the same course for people who cannot come: twelve walks, each with twenty minutes of looking at a screen and an hour without one. The wardens fear that people will stay with the screen. Design the opening of one walk, so that it sends them outside.',
      situation:
        'Two wardens wrote the course over a winter. A trial with 64 people went well for three walks. At the fourth, the warblers, half of them gave up: the birds look alike, and the photographs made it worse. Of the 64, 33 finished it. A walk kept them at the screen for 27 minutes.',
      whyNow:
        'The spring course opens on 9 March, when the warblers are back and sing. Whoever fails at walk four then fails with the bird in front of them, and goes home.',
      projectGoals: [
        'Raise the number of learners who finish walk four from 33 of 64 to 50 of 64 by 31 May, measured by logs with a first line for walk four.',
        'Raise the share of learners who write a line outside within a day from 4 in 10 to 8 in 10 by 31 May, measured by the hours in their logs.',
        'Lower the median time at the screen for one walk from 27 minutes to 22 minutes by 31 May, measured by the hour at which the lesson is shut.',
      ],
      successMeasures: [
        {
          metric: 'Learners who finish walk four',
          baseline: '33 of 64',
          target: '50 of 64',
          by: '31 May',
          how: 'Logs with a first line for walk four.',
        },
        {
          metric: 'Learners who write a line outside within a day',
          baseline: '4 in 10',
          target: '8 in 10',
          by: '31 May',
          how: 'The hours in their logs.',
        },
        {
          metric: 'The median time at the screen for one walk',
          baseline: '27 minutes',
          target: '22 minutes',
          by: '31 May',
          how: 'The hour at which the lesson is shut.',
        },
      ],
      constraints: [
        {
          type: 'content',
          text: 'There are no good photographs of small brown birds in bad light, and that is the lesson.',
          effect: 'Birds are drawn as outlines with two or three marks.',
        },
        {
          type: 'technical',
          text: 'The hide has no signal, and the path has little.',
          effect: 'A walk has to be on the device before its owner leaves the house.',
        },
        {
          type: 'people',
          text: 'Two wardens answer learners on Monday mornings only.',
          effect: 'Every test can be checked by the learner.',
        },
      ],
      nonGoals: ['Naming birds from a photograph', 'A map of rare birds', 'Certificates'],
      tension: {
        a: 'Nesta Pryce wants sound first, since warblers are heard before they are seen.',
        b: 'Owain Bevan wants outline first, since half of his groups hear badly.',
        where: 'In the order of the four parts of walk four.',
      },
      stakeholders: [
        { name: 'Nesta Pryce', role: 'Warden, records calls', wants: 'Ears before eyes.' },
        { name: 'Owain Bevan', role: 'Warden, leads Sundays', wants: 'Nobody left behind on the path.' },
      ],
      unknowns: ['Whether rhythm can be learned from a drawing of it', 'How long twenty minutes feel on a wet Sunday'],
      uspIntro: 'Where this course differs from a guide with pictures.',
      usps: [
        { title: 'One question a walk', description: 'Not “which bird”, but “how do you know”.' },
        { title: 'It closes', description: 'After twenty minutes the lesson says: go outside.' },
        { title: 'A log of one line', description: 'Learners write what they saw, not what it was.' },
      ],
      primaryAudience:
        'Adults who have begun to notice birds and are embarrassed by how little they can tell apart. Many are over fifty; one in three hears high notes badly.',
      personas: [
        {
          name: 'Gwenllian Rees',
          role: 'Bus driver',
          age: 49,
          location: 'Aberystwyth, United Kingdom',
          goals: ['Naming what sings at the depot at five in the morning'],
          painPoints: ['Guides with forty birds on a page', 'Being told that it is easy'],
          quote: 'I can hear there is something. I want to know when I am right.',
        },
        {
          name: 'Callum Rennie',
          role: 'Retired piano tuner',
          age: 71,
          location: 'Leith, United Kingdom',
          goals: ['Learning by shape what he cannot hear any more'],
          painPoints: ['Lessons that play a call and wait', 'Grey text on a green field'],
        },
      ],
      styleDescription:
        'Organic in the manner of a notebook kept outdoors: paper, ink, four earth colours, one for each part of a walk. A drawing may be plain, but each line on it has to be true. Avoid leaves as ornament and anything that imitates torn paper.',
      colors: [
        { name: 'Paper', hex: '#F7F3E6', role: 'background' },
        { name: 'Moss light', hex: '#D3DBB9', role: 'surface' },
        { name: 'Ink', hex: '#1D2A33', role: 'text' },
        { name: 'Clay', hex: '#A85A36', role: 'action' },
        { name: 'Slate', hex: '#33647D', role: 'accent' },
      ],
      typography: {
        heading: {
          family: 'Noto Serif',
          stack: '"Noto Serif", "Iowan Old Style", "Palatino Linotype", "URW Palladio L", serif',
          weight: 500,
          note: 'Large, for the question of the walk.',
        },
        body: {
          family: 'Figtree',
          stack: '"Figtree", Seravek, "Gill Sans Nova", Ubuntu, Calibri, sans-serif',
          weight: 400,
          note: 'For labels and what can be pressed.',
        },
        sample: 'How to tell a warbler by its edge',
      },
      featuresIntro: 'The opening of one walk stands for all twelve.',
      keyFeatures: [
        {
          title: 'The question',
          description: 'One question, and why it is worth an hour outside.',
          priority: 'high',
          goal: 0,
        },
        { title: 'A bird in three marks', description: 'A drawing with what to look for.', priority: 'high', goal: 0 },
        { title: 'Four parts', description: 'What a walk holds, in order.', priority: 'medium', goal: 2 },
        { title: 'The log', description: 'One line, written outside.', priority: 'medium', goal: 1 },
      ],
      deliverablesIntro: 'One page that opens walk four.',
      deliverables: [
        {
          title: 'The opening of walk four',
          description: 'At 1600 px, for somebody who has finished three walks.',
          requirements: [
            'One question as the heading, no list of birds',
            'A drawn bird with no more than three marks, each named',
            'How long it takes, written before the button',
            'Where the learner stands in the twelve walks',
            'The four parts of the walk, each with what it is',
          ],
          goals: [0, 2],
          features: [0, 1, 2],
        },
        {
          title: 'Sound for those who do not hear it',
          description: 'The part called Ear.',
          requirements: [
            'Rhythm drawn, so that five calls differ without sound',
            'A button that plays all five calls in a row',
            'The page as it looks without signal',
          ],
          goals: [0, 1],
          features: [3],
        },
      ],
      plotTwist:
        'A school asks for the course. Twelve-year-olds will walk in threes with one tablet. Show what becomes of the button and of the log.',
    },
  },
  started: 27.6,
  submitted: 6.2,
  frames: [
    {
      id: 'walk',
      name: 'Walk 4, opening',
      art: 'field-notes/walk',
      pins: [
        { x: 19, y: 31, text: 'The question is the page. Three lines, so that it can be read from the kitchen table.' },
        {
          x: 80,
          y: 24,
          text: 'Three marks, named where they are. With five, people looked at the labels and not at the bird.',
        },
        { x: 18, y: 56, text: 'Twenty minutes, then outside. It is said before the button, because it is the deal.' },
        { x: 25.2, y: 64.8, text: 'Three of twelve. No bar: a bar wants to be filled.' },
        { x: 39, y: 89, text: 'Rhythm as heights, so that it can be told apart without hearing.' },
      ],
      notes: {
        order:
          'Edge comes before Ear. Nesta agreed when she saw that Ear can be done by eye; Owain agreed to put it second.',
      },
    },
    {
      id: 'ear',
      name: 'Ear, five calls',
      art: 'field-notes/ear',
      pins: [
        {
          x: 62,
          y: 24.5,
          text: 'Height is loudness and distance is time. Two steps, evenly: one can tap it on a table.',
        },
        { x: 11, y: 41, text: 'Each call is played beside its own drawing, once.' },
        { x: 50, y: 93.6, text: 'It asks for two of five. Nesta says that two are enough for a Sunday.' },
      ],
    },
    {
      id: 'test',
      name: 'Edge test, answered',
      art: 'field-notes/test',
      pins: [
        { x: 74, y: 33, text: 'The marks come after the answer, on the bird and not in a list.' },
        {
          x: 50,
          y: 80,
          text: 'It says what the other bird would have shown. A learner can check it without a warden.',
        },
      ],
    },
    {
      id: 'outside',
      name: 'After twenty minutes, without signal',
      art: 'field-notes/outside',
      pins: [
        { x: 50, y: 18, text: 'The lesson ends itself. It is the only dark page, so that it is seen as an end.' },
        { x: 34, y: 47, text: 'The hide has no signal. What is on the phone is said in two lines.' },
      ],
    },
  ],
  coverage: {
    '0.0': { frames: ['walk'] },
    '0.1': { frames: ['walk'] },
    '0.2': { frames: ['walk'] },
    '0.3': { frames: ['walk'] },
    '0.4': { frames: ['walk'], notes: ['order'] },
    '1.0': { frames: ['walk', 'ear'] },
    '1.1': {
      argued:
        'Five calls in a row is how people gave up in the trial. Each call stays beside its own drawing and is played there, once, by choice. There is nothing to sit through.',
    },
    '1.2': { frames: ['outside'] },
  },
  words: {
    title: 'Walk 4: a warbler by its edge',
    approach:
      'I read the brief twice and then went out with Owain’s Sunday group. Nobody looked at colours, because there were none at that hour. They looked at how it sat. So the page begins with one outline and three marks, and keeps its four colours for the four parts.',
    challenges:
      'The bars under the four parts want to be read as sound everywhere, and only one of them is. I kept them as a family mark and named each part in words above. I lightened the paper of the brief by a shade, for the sake of the pale marks. The page without signal came last, and became the page that ends the lesson.',
    resources: 'Fraunces and Inter. A Sunday at the hide. Nesta’s recordings, drawn by hand at half speed.',
    tags: ['Organic', 'Light UI'],
    handoffNotes:
      'The bird is one drawing with three anchors. Labels are text at those anchors, so they can be translated.',
  },
};
