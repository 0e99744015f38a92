import type { SampleDesign } from './sample-design.ts';

export const wellrota: SampleDesign = {
  slug: 'wellrota',
  by: 'anselm-dufour',
  brief: {
    number: 2038,
    industry: 'health',
    styles: ['corporate', 'minimal'],
    level: 'foundation',
    timeBoxDays: 14,
    written: 44.8,
    isCommunity: false,
    content: {
      title: 'Wellrota: a practice set up by Friday',
      task: 'Design the set-up of Wellrota, a rota for small physiotherapy practices in Denmark. An owner does it on a laptop at the front desk, between two patients. The first screen is ‘The practice’: it takes address, tax number and hours, and says what is wrong with them. Hand in the set-up, the team, the rooms and the parts within two weeks.',
      projectDescription:
        'Wellrota plans people and rooms for practices with three to fifteen therapists. Of a hundred practices that begin the set-up, thirty-eight finish it. Most stop at one field, leave for a patient, and find everything empty when they come back. Design a set-up that can be left at any moment and that says of each mistake how to mend it.',
      situation:
        'Owners are therapists. They have eleven minutes between two patients, on a shared computer. They bring a list of rooms as a table, often from 2019, and a list of people in their heads. The hotline takes 96 calls a week about the set-up.',
      whyNow:
        'From January practices must report their opening hours to the region. Those who have no rota will look for one in December.',
      projectGoals: [
        'Raise practices that finish the set-up from 38 in 100 to 71 in 100 by 31 March, measured by the accounts.',
        'Lower calls about the set-up from 96 a week to 35 a week by 31 March, measured by the support desk.',
        'Raise invitations that reach a person from 81 in 100 to 97 in 100 by 28 February, measured by the mail log.',
      ],
      successMeasures: [
        {
          metric: 'Practices that finish the set-up',
          baseline: '38 in 100',
          target: '71 in 100',
          by: '31 March',
          how: 'The accounts.',
        },
        {
          metric: 'Calls about the set-up',
          baseline: '96 a week',
          target: '35 a week',
          by: '31 March',
          how: 'The support desk.',
        },
        {
          metric: 'Invitations that reach a person',
          baseline: '81 in 100',
          target: '97 in 100',
          by: '28 February',
          how: 'The mail log.',
        },
      ],
      constraints: [
        {
          type: 'legal',
          text: 'Nobody may be planned for more than 48 hours a week.',
          effect: 'The limit is explained where it is broken, with a way out that is allowed.',
        },
        {
          type: 'technical',
          text: 'Tables from old systems are read only in part.',
          effect: 'The page says how many lines were read, and that nothing was kept.',
        },
        {
          type: 'people',
          text: 'The person who types is interrupted every few minutes.',
          effect: 'Each field is saved when it is left, and the page says when.',
        },
      ],
      nonGoals: ['Payments', 'Records of patients', 'A tour of the product'],
      tension: {
        a: 'Bodil Thorsager wants four short steps and nothing that can be skipped.',
        b: 'Rasmus Kjølby wants every step to be left and found again, even half done.',
        where: 'On ‘The practice’, at the two buttons that stand at its end.',
      },
      stakeholders: [
        { name: 'Bodil Thorsager', role: 'Leads the product', wants: 'Practices that are complete on the first day.' },
        { name: 'Rasmus Kjølby', role: 'Support desk', wants: 'No call that a sentence could have saved.' },
      ],
      unknowns: ['How many owners invite people on the first day', 'Whether rooms or people should come first'],
      uspIntro: 'Three things that Wellrota does and forms seldom do.',
      usps: [
        { title: 'Left and found again', description: 'What was typed is kept for thirty days.' },
        { title: 'A mistake has a repair', description: 'Each error offers what it takes to mend it.' },
        { title: 'Patients see it first', description: 'The page shows what the public will see.' },
      ],
      primaryAudience:
        'Owners of practices between 30 and 60 who are good with hands and patient with people, and who have no patience at all with forms.',
      personas: [
        {
          name: 'Ida Rasmussen',
          role: 'Owns a practice with eleven people',
          age: 42,
          location: 'Aarhus, Denmark',
          goals: ['A rota that is ready by Friday'],
          painPoints: ['Red frames without a word'],
          quote: 'Tell me what is wrong, not that something is.',
        },
        {
          name: 'Sunniva Oduya',
          role: 'Lymph therapist',
          age: 31,
          location: 'Aarhus, Denmark',
          goals: ['A week that is legal and that she can read'],
          painPoints: ['Hours that somebody else changed'],
        },
      ],
      styleDescription:
        'Corporate and minimal, as a good table is: everything on a unit of eight, states before screens, words before colours. Colour has jobs, and decoration is none of them. Avoid cards inside cards, grey on grey and icons without a word.',
      colors: [
        { name: 'White', hex: '#FFFFFF', role: 'background' },
        { name: 'Mist', hex: '#F6F7F9', role: 'surface' },
        { name: 'Ink', hex: '#141824', role: 'text' },
        { name: 'Hint', hex: '#5E6779', role: 'muted' },
        { name: 'Act', hex: '#4A44C9', role: 'action' },
        { name: 'Paper', hex: '#FFFFFF', role: 'actionText' },
      ],
      typography: {
        heading: {
          family: 'IBM Plex Sans',
          stack: '"IBM Plex Sans", "Segoe UI", "Helvetica Neue", Arial, sans-serif',
          weight: 600,
          note: 'Four sizes and no fifth.',
        },
        body: {
          family: 'Inter',
          stack: '"Inter", "Segoe UI", "Helvetica Neue", Arial, sans-serif',
          weight: 400,
          note: 'Figures of one width in every table.',
        },
        sample: 'Wednesday is full',
      },
      featuresIntro: 'Four screens, and the sheet they are made from.',
      keyFeatures: [
        { title: 'The practice', description: 'Address, tax number and hours.', priority: 'high', goal: 0 },
        { title: 'Team', description: 'People, hours and rooms in one table.', priority: 'high', goal: 2 },
        { title: 'Rooms', description: 'What two people cannot use at once.', priority: 'medium', goal: 0 },
        { title: 'Parts', description: 'Buttons, fields and colours with their states.', priority: 'low', goal: 1 },
      ],
      deliverablesIntro: 'Four frames at 1440 px, all with real names and long ones.',
      deliverables: [
        {
          title: 'Set-up',
          description: 'The practice and its rooms.',
          requirements: [
            'A form with two errors, counted above and explained below',
            'An error that offers its own repair',
            'What patients will see, on the same screen',
            'The empty state of the rooms, with a usual start',
            'An import that was read only in part, told in one line',
          ],
          goals: [0, 1],
          features: [0, 2],
        },
        {
          title: 'Team and parts',
          description: 'The table, and what it is built from.',
          requirements: [
            'A table with nine people, one row open',
            'A broken limit of hours, with a way out that is allowed',
            'An address that bounced, and its repair',
            'Buttons in five states, drawn before any screen',
            'The table at 320 px wide',
          ],
          goals: [1, 2],
          features: [1, 3],
        },
      ],
      plotTwist:
        'A practice writes that two of its owners fill in the same form at the same time. Show what the second one sees when a field has just been saved by the first.',
    },
  },
  started: 41.7,
  submitted: 13.2,
  frames: [
    {
      id: 'practice',
      name: 'The practice',
      art: 'wellrota/practice',
      pins: [
        { x: 43, y: 16, text: 'Errors are counted above and mended below, each name is a link.' },
        { x: 63, y: 75, text: 'The second error offers its own repair.' },
        { x: 85, y: 35, text: 'The preview shows what patients miss while Wednesday is wrong.' },
      ],
    },
    {
      id: 'team',
      name: 'Team, one row open',
      art: 'wellrota/team',
      pins: [
        { x: 63, y: 45, text: 'The limit is explained where it is broken, with a legal way out.' },
        { x: 35, y: 38, text: 'Long names end in dots, the whole name is on the person.' },
        { x: 93, y: 65, text: 'A bounced address gets the repair, not a menu.' },
      ],
      notes: {
        'two-owners':
          'A field that the other owner has just saved shows their initials and the minute, and keeps what I typed beside it.',
      },
    },
    {
      id: 'rooms',
      name: 'No rooms yet',
      art: 'wellrota/rooms',
      pins: [
        { x: 50, y: 52, text: 'Empty explains what a room is in one sentence.' },
        { x: 50, y: 65, text: 'The usual start is chosen already.' },
        { x: 45, y: 14, text: 'The import says how much was read and that nothing was kept.' },
      ],
    },
    {
      id: 'parts',
      name: 'Parts sheet',
      art: 'wellrota/parts',
      pins: [
        { x: 22, y: 28, text: 'Five states for three buttons, before any screen was drawn.' },
        { x: 50, y: 57, text: 'Colours have jobs, with their contrast on white beside them.' },
        { x: 82, y: 93, text: 'A changed cell is known by colour and by words.' },
      ],
    },
  ],
  coverage: {
    '0.0': { frames: ['practice'] },
    '0.1': { frames: ['practice'] },
    '0.2': { frames: ['practice'] },
    '0.3': { frames: ['rooms'] },
    '0.4': { frames: ['rooms'] },
    '1.0': { frames: ['team'] },
    '1.1': { frames: ['team'] },
    '1.2': { frames: ['team'], notes: ['two-owners'] },
    '1.3': { frames: ['parts'] },
    '1.4': {
      argued:
        'Nobody plans a week of eleven people on 320 px. On a phone the table becomes one person a page, and that is another project.',
    },
  },
  words: {
    title: 'Wellrota, set up by Friday',
    approach:
      'I began with the sheet of parts and the list of errors: 42 pairs of colours and 31 sentences. The screens came last and took three days of fourteen.',
    challenges:
      'Bodil wanted a set-up that cannot be skipped and Rasmus one that can be left. It can be left. What is missing is named on the last step instead, so nothing is lost and nothing is hidden.',
    resources: 'Geist. A front desk in the afternoon, with the door open. A table of rooms from 2019.',
    tags: ['Corporate', 'Minimalist', 'Light UI'],
    handoffNotes:
      'Every edge on 8, every line of text on 4. Colours are named by their job. An error is a field, a sentence and a repair; a field alone is not an error.',
    openToCollaboration: true,
    collaborationPreferences: ['active'],
    techPreferences: ['React', 'TypeScript'],
    developerMessage: 'The sheet of parts is the hand-off. If a state is not on it, ask me before you draw one.',
  },
};
