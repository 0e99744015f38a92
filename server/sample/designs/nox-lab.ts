import type { SampleDesign } from './sample-design.ts';

export const noxLab: SampleDesign = {
  slug: 'nox-lab',
  by: 'jonas-oyelaran',
  brief: {
    number: 1312,
    industry: 'health',
    styles: ['futuristic'],
    level: 'stretch',
    timeBoxDays: 30,
    written: 52.3,
    isCommunity: false,
    content: {
      title: 'Nox Lab: one thing for tonight',
      task: 'Design the page that a firefighter reads after a night with a sleep sensor. Nox Lab in Freiburg, Germany, lends these sensors to fire stations. The first feature is ‘The night as a sum’; the page ends with one thing to try. Hand in the page for the morning and its end within one month.',
      projectDescription:
        'Nox Lab lends sleep sensors to fire stations around Freiburg, Germany. Crews sleep in shifts, three weeks with the sensor and a year without. The reports are true and long, and nobody reads them after the first. The lab wants a page for the morning that ends with a single thing to try. Design that page.',
      situation:
        'Six researchers, 26 stations, 340 crew members. A report has nine pages and arrives by mail after the loan is over. In talks people remember one number, and mostly the wrong one.',
      whyNow:
        'From October on the loan goes on through the winter, and mornings are read on a tablet beside the coffee machine. The stations have asked for it under one condition: the chief must not see it.',
      projectGoals: [
        'Raise the share of people who try the suggestion at least twice from 0 in 10 to 6 in 10 by 30 November, measured by a question when the loan ends.',
        'Raise the number of readers who can say what the morning’s number is made of from 3 of 20 to 14 of 20 by 31 March, measured by talks at two stations.',
        'Lower the time that the page takes to read from 260 seconds to 90 seconds by 31 March, measured by a watch beside the coffee machine.',
      ],
      successMeasures: [
        {
          metric: 'People who try the suggestion at least twice',
          baseline: '0 in 10',
          target: '6 in 10',
          by: '30 November',
          how: 'A question when the loan ends.',
        },
        {
          metric: 'Readers who can say what the morning’s number is made of',
          baseline: '3 of 20',
          target: '14 of 20',
          by: '31 March',
          how: 'Talks at two stations.',
        },
        {
          metric: 'The time that the page takes to read',
          baseline: '260 seconds',
          target: '90 seconds',
          by: '31 March',
          how: 'A watch beside the coffee machine.',
        },
      ],
      constraints: [
        {
          type: 'legal',
          text: 'It is research, not medicine: no diagnosis, and no word about what is healthy.',
          effect: 'Numbers are set against a person’s own nights and nobody else’s.',
        },
        {
          type: 'people',
          text: 'The tablet hangs where colleagues walk past.',
          effect: 'From three metres one must see beauty and no facts.',
        },
        {
          type: 'technical',
          text: 'Oxygen is measured on one night in three.',
          effect: 'A tile may have nothing to say, and has to say so.',
        },
      ],
      nonGoals: ['Comparing crews', 'Waking people', 'Advice on medicine or alcohol'],
      tension: {
        a: 'Friederike Ohm wants every signal on the page, or it is not science.',
        b: 'Bernd Sackmann wants one number and one order.',
        where: 'Between the ring at the left and the panels at the right.',
      },
      stakeholders: [
        { name: 'Friederike Ohm', role: 'Leads the study', wants: 'Nothing that is rounder than it was measured.' },
        { name: 'Bernd Sackmann', role: 'Speaks for the crews', wants: 'Something one can do tonight.' },
      ],
      unknowns: ['Whether a score helps or is a game', 'Who else reads over the shoulder'],
      uspIntro: 'What a watch does not tell.',
      usps: [
        { title: 'Tonight', description: 'It ends in one thing, with an hour and a degree.' },
        { title: 'Your own nights', description: 'Compared with yours, and with no one else’s.' },
      ],
      primaryAudience:
        'Crews of fire stations, in their middle years mostly, tired and mistrustful of numbers about them. They read it standing, and with somebody beside them.',
      personas: [
        {
          name: 'Jochen Brugger',
          role: 'Driver of the ladder, nights',
          age: 47,
          location: 'Freiburg, Germany',
          goals: ['Knowing whether the cool room was worth it'],
          painPoints: ['Being told that he slept badly', 'Curves without hours'],
          quote: 'I was there. I know how it was. Tell me what to change.',
        },
        {
          name: 'Selin Karaca',
          role: 'Paramedic, two years in',
          age: 26,
          location: 'Bochum, Germany',
          goals: ['Seeing if her nights differ between shifts'],
          painPoints: ['A score that hides what it counts'],
        },
      ],
      styleDescription:
        'Futuristic as an instrument in a dark room is: it lights what one asked for and leaves the rest black. Three colours, three meanings, the same in every panel. Avoid glow, grids in the back and anything that pretends to be a cockpit.',
      colors: [
        { name: 'Night', hex: '#070B14', role: 'background' },
        { name: 'Panel', hex: '#1B2540', role: 'surface' },
        { name: 'Signal white', hex: '#FFFFFF', role: 'text' },
        { name: 'Deep', hex: '#38E1D0', role: 'action' },
        { name: 'Awake', hex: '#FF6FAE', role: 'accent' },
      ],
      typography: {
        heading: {
          family: 'Chakra Petch',
          stack: '"Chakra Petch", Bahnschrift, "DIN Alternate", "Franklin Gothic Medium", sans-serif',
          weight: 600,
          note: 'Wide figures, for what was measured.',
        },
        body: {
          family: 'IBM Plex Sans',
          stack: '"IBM Plex Sans", "Segoe UI", "Helvetica Neue", Arial, sans-serif',
          weight: 400,
          note: 'For sentences and units, never in capitals.',
        },
        sample: 'Asleep 23:14, awake 06:56',
      },
      featuresIntro: 'One morning, from the whole to the part.',
      keyFeatures: [
        { title: 'The night as a sum', description: 'How long, and what it was made of.', priority: 'high', goal: 1 },
        { title: 'Tonight', description: 'One suggestion with a reason and an hour.', priority: 'high', goal: 0 },
        { title: 'Stages', description: 'The night along its hours.', priority: 'medium', goal: 1 },
        { title: 'Signals', description: 'Heart rate and oxygen, as measured.', priority: 'low', goal: 1 },
      ],
      deliverablesIntro: 'One page, read standing.',
      deliverables: [
        {
          title: 'The morning',
          description: 'Landscape, 1600 by 1200 px.',
          requirements: [
            'Hours asleep with both times, in the largest figures',
            'One score and the three parts it shows, each with its hours',
            'The stages between 23:00 and 07:00 in one panel',
            'Heart rate and oxygen, each in one tile',
            'One meaning for each colour on every panel',
            'A tile shown on a night without oxygen',
          ],
          goals: [1, 2],
          features: [0, 2, 3],
        },
        {
          title: 'Tonight',
          description: 'The end of the page.',
          requirements: [
            'One suggestion with a degree and an hour',
            'The reason, in one sentence from the reader’s own nights',
            'A comparison of the crew’s average, shown as a line',
          ],
          goals: [0],
          features: [1],
        },
      ],
      plotTwist:
        'At one station the crew agrees to show all mornings on one wall. Show what of this page may hang there, and what may not.',
    },
  },
  started: 50.6,
  submitted: 15.9,
  frames: [
    {
      id: 'morning',
      name: 'The morning',
      art: 'nox-lab',
      pins: [
        { x: 28.6, y: 22, text: 'Hours first. Everybody knows what seven hours are; a score has to be learned.' },
        { x: 32.6, y: 62, text: 'The score stands inside its parts, so it cannot be quoted without them.' },
        {
          x: 46.6,
          y: 93,
          text: 'Three parts with their hours. What is missing to 7 h 42 is light sleep, and the rings do not claim it.',
        },
        {
          x: 80,
          y: 28,
          text: 'Steps and not a curve. The sensor knows stages; a curve would invent what lies between.',
        },
        { x: 92, y: 88.4, text: 'The only button. It puts 22:10 into the station’s own plan and asks for nothing.' },
        { x: 79.6, y: 86.6, text: 'The reason is from the reader’s own nights. Jochen believed it for that alone.' },
      ],
      notes: {
        colours:
          'Turquoise is deep, blue is dreaming, pink is awake. The suggestion is turquoise because it is about deep sleep. Heart rate is pink, and that is the one exception I could not get rid of.',
      },
    },
  ],
  coverage: {
    '0.0': { frames: ['morning'] },
    '0.1': { frames: ['morning'] },
    '0.2': { frames: ['morning'] },
    '0.3': { frames: ['morning'] },
    '1.0': { frames: ['morning'] },
    '1.1': { frames: ['morning'] },
    '1.2': {
      argued:
        'A line for the crew’s average compares people, and the brief rules that out two pages earlier. I showed both passages to Friederike and she struck the line.',
    },
  },
  words: {
    title: 'Nox Lab, the morning after',
    approach:
      'I printed all nine pages and gave them to Jochen with scissors. He kept four pieces: the hours, the steps, his heart, and a sentence from page eight. I added the rings, because the score needs a place where it can be taken apart.',
    challenges:
      'Two requirements are open. Oxygen on a night without oxygen needs a tile that says nothing with dignity. And heart rate is pink, which means awake everywhere else; white looked dead, blue was taken. The hours under the stages are a little dim and will be raised by a step.',
    resources: 'Michroma and Inter. Nine pages and a pair of scissors. A night at a station, on a chair.',
    tags: ['Futuristic', 'Dark UI'],
    handoffNotes:
      'Rings are 26 px thick with 24 px between them and start at twelve o’clock. Values come with their unit; nothing is rounded on the page.',
  },
};
