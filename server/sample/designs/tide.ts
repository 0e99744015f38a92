import type { SampleDesign } from './sample-design.ts';

export const tide: SampleDesign = {
  slug: 'tide',
  by: 'jonas-oyelaran',
  brief: {
    number: 3069,
    industry: 'health',
    styles: ['organic'],
    level: 'foundation',
    timeBoxDays: 7,
    written: 24.8,
    isCommunity: true,
    content: {
      title: 'Tide: three small things a day',
      task: 'Design one day and one month of an app with breathing exercises for people who come home from a lung clinic in Vlissingen, Netherlands. It replaces a folded sheet for six weeks. The first screen is ‘Today’, with three small things to do. Hand in the day and the month within one week.',
      projectDescription:
        'A lung clinic in Vlissingen, Netherlands, sends people home with breathing exercises on a folded sheet. On day five most sheets are under a magazine. Tide is to replace the sheet for six weeks: three small things a day, and a month that can be shown at the check-up without shame. Design a day of it, and the month.',
      situation:
        'Forty people a month go home with the sheet. At the check-up a nurse asks how it went, and everybody says “quite well”. The clinic has two physiotherapists and no one who could read messages in the evening. In week four, 9 of 40 still exercise. The first talk at the check-up takes 12 minutes.',
      whyNow:
        'From January on the check-up is after six weeks instead of three. The physiotherapists expect that nobody will remember anything, and that people who stopped will not come at all.',
      projectGoals: [
        'Raise the number of people who still exercise in week four from 9 of 40 to 22 of 40 by 30 June, measured by what they tell at the check-up.',
        'Lower the first talk at the check-up from 12 minutes to 7 minutes by 30 June, measured by a nurse’s watch.',
        'Raise the number of people who go on after four missed days from 3 of 20 to 14 of 20 by 30 June, measured by what they tell at the check-up.',
      ],
      successMeasures: [
        {
          metric: 'People who still exercise in week four',
          baseline: '9 of 40',
          target: '22 of 40',
          by: '30 June',
          how: 'What they tell at the check-up.',
        },
        {
          metric: 'The first talk at the check-up',
          baseline: '12 minutes',
          target: '7 minutes',
          by: '30 June',
          how: 'A nurse’s watch.',
        },
        {
          metric: 'People who go on after four missed days',
          baseline: '3 of 20',
          target: '14 of 20',
          by: '30 June',
          how: 'What they tell at the check-up.',
        },
      ],
      constraints: [
        {
          type: 'legal',
          text: 'Tide may not measure, judge or warn. It would be a medical device.',
          effect: 'Colours of the month say what a person said, never what it means.',
        },
        {
          type: 'people',
          text: 'Nobody at the clinic reads anything between two check-ups.',
          effect: 'No field for questions, and no promise of an answer.',
        },
        {
          type: 'content',
          text: 'The exercise is the one from the sheet: in for four seconds, out for six.',
          effect: 'One rhythm, no library of sounds and seas.',
        },
      ],
      nonGoals: ['Measuring breath or pulse', 'Points and medals', 'Talking with other patients'],
      tension: {
        a: 'Hanneke Sterk wants to see at a glance who stopped.',
        b: 'Wim Adriaanse wants a month that nobody is afraid to show.',
        where: 'In the month: in what an empty day looks like.',
      },
      stakeholders: [
        { name: 'Hanneke Sterk', role: 'Leads physiotherapy', wants: 'The truth in one minute.' },
        { name: 'Wim Adriaanse', role: 'Speaks for the patients', wants: 'Nothing that looks like a school report.' },
      ],
      unknowns: ['Whether people breathe with their eyes shut', 'How many will have the phone in reach when it helps'],
      uspIntro: 'What the sheet could not do.',
      usps: [
        { title: 'Three, always three', description: 'Breath, steps, one written line. Never a fourth.' },
        { title: 'It waits', description: 'There is no chain to break, so there is nothing to lose.' },
        { title: 'It ends', description: 'After six weeks Tide says goodbye and prints one page.' },
      ],
      primaryAudience:
        'Adults in the six weeks after a stay in hospital, most of them over fifty, tired by noon, with a phone that somebody else set up.',
      personas: [
        {
          name: 'Ines de Wit',
          role: 'Harbour pilot, on leave',
          age: 54,
          location: 'Vlissingen, Netherlands',
          goals: ['Walking to the water by herself', 'Doing it before the day gets loud'],
          painPoints: ['Reminders in a cheerful voice', 'Text that asks for her glasses'],
          quote: 'If it congratulates me I will throw it off the quay.',
        },
        {
          name: 'Harm Boonstra',
          role: 'Baker, gave up the oven',
          age: 67,
          location: 'Deventer, Netherlands',
          goals: ['Showing his daughter that he does it'],
          painPoints: ['Three taps before anything happens', 'Not knowing how long it takes'],
        },
      ],
      styleDescription:
        'Organic as stones from the beach are: no two outlines alike, and none with a corner. Few greens, one sand, one brick. Movement only where breath is. Avoid leaves, drops and lotus flowers; this is a clinic, and people there have humour.',
      colors: [
        { name: 'Sand', hex: '#F7F4EA', role: 'background' },
        { name: 'Dune grass', hex: '#D1DABD', role: 'surface' },
        { name: 'Pine', hex: '#2F3B2B', role: 'text' },
        { name: 'Lagoon', hex: '#3F6F5F', role: 'action' },
        { name: 'Brick', hex: '#B4604C', role: 'accent' },
      ],
      typography: {
        heading: {
          family: 'Bitter',
          stack: '"Bitter", Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", serif',
          weight: 700,
          note: 'For one word at a time: In, Out, October.',
        },
        body: {
          family: 'Nunito',
          stack: '"Nunito", Candara, Optima, "Trebuchet MS", sans-serif',
          weight: 400,
          note: 'From 17 px, never thinner than regular.',
        },
        sample: 'In, four seconds',
      },
      featuresIntro: 'Three screens. There is no fourth.',
      keyFeatures: [
        {
          title: 'Today',
          description: 'Three things, how far each has come, one way to begin.',
          priority: 'high',
          goal: 0,
        },
        { title: 'Breathing', description: 'One rhythm to follow without reading.', priority: 'high', goal: 0 },
        { title: 'The month', description: 'What a person said of each day.', priority: 'medium', goal: 1 },
        { title: 'Six weeks on paper', description: 'One printed page for the check-up.', priority: 'low', goal: 1 },
      ],
      deliverablesIntro: 'Three phones side by side, and the reasons.',
      deliverables: [
        {
          title: 'Today and breathing',
          description: 'As they are in the first minute of a day.',
          requirements: [
            'Three things on one screen, each with how far it has come',
            'One button that begins, and says what it begins',
            'The breath, with its seconds and what is left, readable at arm’s length',
            'Pausing with one press',
          ],
          goals: [0],
          features: [0, 1],
        },
        {
          title: 'The month',
          description: 'What is shown at the check-up.',
          requirements: [
            'Every day of a month as one mark, missed ones among them',
            'Two sentences a nurse can read aloud, shown on the screen',
            'A mark that differs by more than its colour',
            'A reminder at an hour that people choose, on one screen',
          ],
          goals: [1, 2],
          features: [2],
        },
      ],
      plotTwist:
        'The clinic learns that a third of its patients share a phone with somebody. Show the first screen when two people use it on the same morning.',
    },
  },
  started: 23.9,
  submitted: 4.8,
  frames: [
    {
      id: 'phones',
      name: 'Today, breathing, the month',
      art: 'tide/phones',
      pins: [
        { x: 20, y: 23.6, text: '“Small” is the most important word on the screen. Hanneke uses it in every talk.' },
        {
          x: 21.2,
          y: 76.3,
          text: 'One button, and it names the first thing. Nobody has to choose at seven in the morning.',
        },
        {
          x: 50,
          y: 38,
          text: 'The stone grows for four seconds and shrinks for six. The word is for the first day; later people only see the size.',
        },
        { x: 50, y: 64.3, text: 'What is left, and not what is done. Harm asked how long before he asked what.' },
        { x: 87.7, y: 34.2, text: 'A missed day is a pale stone. It is there, and it does not shout.' },
        { x: 74.5, y: 65.6, text: 'One of two sentences to read aloud. The other stands under the name of the month.' },
      ],
      notes: {
        aloud:
          '“Eighteen quiet days” and “longest calm run, nine days”. Both are counts of what the person said, so nothing is judged.',
      },
    },
    {
      id: 'out',
      name: 'Out, in bed, in the dark',
      art: 'tide/out',
      pins: [
        { x: 50, y: 42, text: 'The rings are where the stone was on its way in. It goes back along them.' },
        {
          x: 50,
          y: 73.5,
          text: 'In the dark the minutes are the largest thing, since glasses lie on the other side of the bed.',
        },
        { x: 50, y: 89.6, text: 'One press, anywhere near it. A thumb of sixty-seven years needs 76 px.' },
      ],
    },
    {
      id: 'again',
      name: 'After four missed days',
      art: 'tide/again',
      pins: [
        { x: 52, y: 30.5, text: 'Four pale stones on the tide line. No word about them, neither kind nor stern.' },
        { x: 88, y: 27, text: 'Today is dotted and dark. It stands a little higher on the beach, out of the water.' },
        { x: 58, y: 68, text: 'After a gap the walk says “as far as you like”. It is the only thing that changes.' },
      ],
    },
    {
      id: 'two',
      name: 'A phone for two',
      art: 'tide/two',
      pins: [
        {
          x: 24,
          y: 32,
          text: 'The initial and the colour of a stone, since two people in one house never confuse those.',
        },
        { x: 54, y: 36, text: 'Three small stones, always three. The first is done.' },
        { x: 50, y: 81.5, text: 'No code. Wim asked eleven couples, and all of them know each other’s codes anyway.' },
      ],
    },
  ],
  coverage: {
    '0.0': { frames: ['phones', 'again'] },
    '0.1': { frames: ['phones'] },
    '0.2': { frames: ['phones', 'out'] },
    '0.3': { frames: ['phones'] },
    '1.0': { frames: ['phones'] },
    '1.1': { frames: ['phones'], notes: ['aloud'] },
    '1.3': {
      argued:
        'No reminder. Ines said what she would do with it, and four of five others agreed. The phone asks once, in the clinic, whether the calendar may hold “breathing” at an hour of their own. Their own calendar can be silenced without guilt.',
    },
  },
  words: {
    title: 'Tide, six weeks without a streak',
    approach:
      'I printed the old sheet and gave it to five people with a pencil. They ticked the first box and drew on the rest. So I kept what the sheet was good at, three things and a tick, and took away the box for day two, three and four.',
    challenges:
      'An empty day was the hard part. Hanneke wants to see it and Wim does not want it seen. It became a pale stone, smaller in contrast than the others but in its place. The marks still differ by colour alone, which is the open line of my coverage; I have drawn dots, rings and halves and like none of them yet.',
    resources: 'Caprasimo and Nunito Sans. The clinic’s folded sheet. Five people and their pencils.',
    tags: ['Organic', 'Light UI', 'Colorful'],
    handoffNotes:
      'The breath is one path scaled from 0.72 to 1; ease in and out, no bounce. With reduced motion only the word and the seconds change.',
    openToCollaboration: true,
    collaborationPreferences: ['active', 'opensource'],
    techPreferences: ['Swift', 'Flutter'],
    developerMessage:
      'Please begin with the breathing screen on a real phone, in bed, in the dark. Everything else can wait.',
  },
};
