import type { SampleDesign } from './sample-design.ts';

export const nightlines: SampleDesign = {
  slug: 'nightlines',
  by: 'ines-marau',
  brief: {
    number: 1458,
    industry: 'travel',
    styles: ['retro'],
    level: 'foundation',
    timeBoxDays: 7,
    written: 35.2,
    isCommunity: false,
    content: {
      title: 'Nightlines: sleep in Lisbon, wake in Lyon',
      task: 'Design the first screen of Nightlines, a small company from Évora, Portugal, that runs one night train to Lyon. Its visitors want a berth for Friday night. The first feature is ‘The ticket’: it sells that berth. Hand in the screen, with answers to the usual questions, within one week.',
      projectDescription:
        'Nightlines is a small company from Évora, Portugal, that is to run one night train from Lisbon to Lyon, five evenings a week. It has fourteen carriages, three kinds of cabin and a poster. Most people who hear of it think it is a museum train. The company needs a first screen that sells a berth for Friday. Design it around the poster.',
      situation:
        'Berths have been sold by telephone for a trial of eight nights. Callers asked where it stops, whether one can lie flat, and what happens at the border at two in the morning. Hardly anybody asked about the price.',
      whyNow:
        'The first regular train leaves on Friday 14 November at 21:08. Of 210 berths, 61 are taken. An evening with fewer than 120 costs more than it earns, and the company can pay for nine such evenings.',
      projectGoals: [
        'Raise berths that are taken on a Friday from 61 of 210 to 150 of 210 by 31 January, measured by the railway’s system.',
        'Raise the number of visitors who can say departure, arrival and hour after ten seconds from 4 of 10 to 9 of 10 by 7 November, measured by asking people at the station.',
        'Lower calls about the border from 40 a day to 12 a day by 14 January, measured by the telephone room’s list.',
      ],
      successMeasures: [
        {
          metric: 'Berths that are taken on a Friday',
          baseline: '61 of 210',
          target: '150 of 210',
          by: '31 January',
          how: 'The railway’s system.',
        },
        {
          metric: 'Visitors who can say departure, arrival and hour after ten seconds',
          baseline: '4 of 10',
          target: '9 of 10',
          by: '7 November',
          how: 'Asking people at the station.',
        },
        {
          metric: 'Calls about the border',
          baseline: '40 a day',
          target: '12 a day',
          by: '14 January',
          how: 'The telephone room’s list.',
        },
      ],
      constraints: [
        {
          type: 'technical',
          text: 'Seats come from a railway system that answers in four to nine seconds.',
          effect: 'The first screen asks for nothing that has to be looked up.',
        },
        {
          type: 'brand',
          text: 'The poster exists, hangs in two stations, and may not be drawn again.',
          effect: 'Sun, stripes and train are given. The screen grows around them.',
        },
        {
          type: 'legal',
          text: 'The hour of departure must be shown with its day and month.',
          effect: 'No “tonight”, however well it sounds.',
        },
      ],
      nonGoals: ['Seats by day', 'A loyalty card', 'Choosing a berth on a plan'],
      tension: {
        a: 'Aurélio Pinto wants the poster and nothing else, as it hangs in Lisbon.',
        b: 'Celestina Braga wants a form with every stop and every kind of cabin.',
        where: 'On the left third of the first screen.',
      },
      stakeholders: [
        { name: 'Aurélio Pinto', role: 'Bought the carriages', wants: 'People who fall in love first.' },
        { name: 'Celestina Braga', role: 'Leads the telephone room', wants: 'Callers who know their train.' },
      ],
      unknowns: ['Whether “berth” is understood by people under thirty', 'How many want to get out on the way'],
      uspIntro: 'What a night on rails has and an early flight has not.',
      usps: [
        { title: 'One line', description: 'It goes from here to there. There is no change to miss.' },
        { title: 'The night is the way', description: 'One leaves after supper and arrives for coffee.' },
      ],
      primaryAudience:
        'People between Lisbon and Lyon who would rather not fly: students with instruments, families with too much luggage, and those who simply sleep well on trains.',
      personas: [
        {
          name: 'Leonor Teixeira',
          role: 'Violist',
          age: 27,
          location: 'Évora, Portugal',
          goals: ['Taking a viola to Lyon without paying for a second seat'],
          painPoints: ['Forms that ask for stops she cannot know'],
          quote: 'Tell me when it leaves and let me lie down.',
        },
        {
          name: 'Amílcar Faria',
          role: 'Long-distance driver, off on weekends',
          age: 55,
          location: 'Viana do Castelo, Portugal',
          goals: ['Seeing his daughter on Saturday morning'],
          painPoints: ['Being woken at borders', 'Small grey type on his phone'],
        },
      ],
      styleDescription:
        'Retro in the sense of a travel poster: five flat colours, a sun that is too large, letters one can read from the other platform. What is sold must still look like tonight. Avoid scratches, sepia and steam; the train is electric.',
      colors: [
        { name: 'Ticket', hex: '#F6E7C8', role: 'background' },
        { name: 'Lamp', hex: '#FBC85A', role: 'surface' },
        { name: 'Night', hex: '#14213D', role: 'text' },
        { name: 'Signal', hex: '#B83A24', role: 'action' },
        { name: 'Paper', hex: '#FFFFFF', role: 'actionText' },
      ],
      typography: {
        heading: {
          family: 'Oswald',
          stack: '"Oswald", Impact, Haettenschweiler, "Arial Narrow Bold", sans-serif',
          weight: 700,
          note: 'For the two words of the poster, and for nothing else.',
        },
        body: {
          family: 'Figtree',
          stack: '"Figtree", "Gill Sans", "Gill Sans MT", Calibri, sans-serif',
          weight: 600,
          note: 'Narrow settings for stations and hours.',
        },
        sample: 'Lisbon Oriente, Fri 14 Nov, 21:08',
      },
      featuresIntro: 'One line, one evening, one press.',
      keyFeatures: [
        { title: 'The ticket', description: 'From, to and leaving, filled in already.', priority: 'high', goal: 1 },
        { title: 'The sentence', description: 'What the night does, in one line.', priority: 'medium', goal: 1 },
        { title: 'Find a berth', description: 'One press to the cabins of that evening.', priority: 'high', goal: 0 },
        { title: 'The border, told', description: 'What happens at two in the morning.', priority: 'low', goal: 2 },
      ],
      deliverablesIntro: 'A screen that could hang in a station.',
      deliverables: [
        {
          title: 'First screen',
          description: 'At 1600 px, with the poster as it is.',
          requirements: [
            'Departure, arrival, day and hour, shown without a press',
            'One action, and what it finds',
            'The poster’s sun, stripes and train, none of them redrawn',
            'One sentence under the name, of at most six words',
            'Text of the form on the ticket’s colour, 4.5 to 1 or more',
          ],
          goals: [0, 1],
          features: [0, 1, 2],
        },
        {
          title: 'Before one asks',
          description: 'The questions of the telephone room.',
          requirements: [
            'What happens at the border, in at most thirty words',
            'A list of every stop on the first screen',
          ],
          goals: [2],
          features: [3],
        },
      ],
      plotTwist:
        'From March on there is a second train, to Geneva, on the same rails until dawn. Show how the ticket asks where one wants to wake up.',
    },
  },
  started: 33.4,
  submitted: 1.6,
  frames: [
    {
      id: 'poster',
      name: 'First screen',
      art: 'nightlines/poster',
      pins: [
        { x: 30.5, y: 51, text: 'Six words. Aurélio says them when people ask what he does now.' },
        {
          x: 17,
          y: 78,
          text: 'The ticket is filled in. There is one line and one next train, so there is nothing to choose yet.',
        },
        { x: 28, y: 91, text: 'One press, and it says what it looks for. The slow system is asked only here.' },
        {
          x: 70.5,
          y: 38,
          text: 'The sun as it hangs in Oriente. It was given, so I left it and built the left third.',
        },
        { x: 33.5, y: 82.5, text: 'The perforation parts what is known from what has to be asked.' },
      ],
      notes: {
        border:
          'For the line under the button, after the press: “At two we stand in the mountains for twenty minutes. Nobody wakes you; the guard has shown your papers in Lisbon.”',
      },
    },
    {
      id: 'phone',
      name: 'First screen on a phone',
      art: 'nightlines/phone',
      pins: [
        { x: 70, y: 30, text: 'The sun moves to the right, so that no word stands on yellow.' },
        {
          x: 58,
          y: 74,
          text: 'Hour and day in one line, as large as the two cities. It is read out on the telephone.',
        },
        { x: 50, y: 92, text: 'The button lies where a thumb rests, under the perforation as on the large screen.' },
      ],
    },
    {
      id: 'cabins',
      name: 'What the press finds',
      art: 'nightlines/cabins',
      pins: [
        {
          x: 27,
          y: 50,
          text: 'Each cabin as one looks into it from the corridor. Whether one lies flat is seen, then read.',
        },
        { x: 78, y: 46.5, text: 'The price comes second. Hardly any caller asked about it.' },
        { x: 40, y: 83.5, text: 'The railway was slow, so its answer says how old it is.' },
      ],
    },
    {
      id: 'night',
      name: 'The border, told',
      art: 'nightlines/border',
      pins: [
        { x: 37, y: 14.5, text: 'The hour that people are afraid of, as large as the name of the train.' },
        { x: 50, y: 71, text: 'Twenty words. The telephone room needs four minutes for the same.' },
        { x: 36, y: 86, text: 'Three points on one line: leaving, standing, arriving. There is nothing else to miss.' },
      ],
    },
  ],
  coverage: {
    '0.0': { frames: ['poster', 'phone'] },
    '0.1': { frames: ['poster', 'cabins'] },
    '0.2': { frames: ['poster'] },
    '0.3': { frames: ['poster'] },
    '1.0': { frames: ['night'], notes: ['border'] },
    '1.1': {
      argued:
        'A list of stops turns a night into a timetable. In the trial two of a hundred got out on the way. They can ask; the other ninety-eight should see one line.',
    },
  },
  words: {
    title: 'Nightlines, a poster with a ticket',
    openToCollaboration: true,
    collaborationPreferences: ['passive'],
    techPreferences: ['TypeScript'],
    approach:
      'The poster was finished and good, so I looked for what it did not say. It has no from, no to and no hour. I hung a ticket under the name and filled it in with the next train. Everything that takes nine seconds to look up comes after the press.',
    challenges:
      'The brief’s ground is the ticket’s cream, and the poster is night. I turned them round: what is looked at stands in the dark, what is read stands on cream. The small labels on the large ticket reach 3.99 to 1. That is a hair too little, so the line stays open until they are darker; on the phone they are.',
    resources: 'Barlow Condensed. The poster, photographed in Oriente. Recordings of forty calls, with names cut out.',
    tags: ['Retro', 'Dark UI', 'Colorful'],
    handoffNotes:
      'The ticket is 470 px wide and keeps its size; the poster moves behind it. Below 700 px the train runs over the ticket and the sun shrinks to a third.',
  },
};
