import type { SampleDesign } from './sample-design.ts';

export const grainWatch: SampleDesign = {
  slug: 'grain-watch',
  by: 'tomasz-wieland',
  brief: {
    number: 1476,
    industry: 'food',
    styles: ['corporate', 'futuristic'],
    level: 'stretch',
    timeBoxDays: 30,
    written: 34.6,
    isCommunity: true,
    content: {
      title: 'Grain Watch: the bin that heats at night',
      task: 'Design the control screen of Harle Quay, a grain store near Jever, Germany. The shift on duty reads it on two large monitors, at six in the morning and all night. The first screen is the ‘Site’ view: it shows which of twelve bins is heating. Hand in the site, one bin, the alerts and the weighbridge within 30 days.',
      projectDescription:
        'Wendmark Grain Co-operative stores the harvest of 214 farms in twelve bins at Harle Quay. Wet grain heats, and a bin that heats for a week is lost. Each bin has 48 sensors. Today the night shift reads them in a table of 576 numbers. Design the screens on which the morning shift finds the bin, decides what to do, and moves the trucks that were booked for it.',
      situation:
        'One person works the night and two the day. They come from farms, and they know grain better than screens. The table of numbers is printed at six and marked with a pen. Trucks are booked by growers on their phones, in quarter hours.',
      whyNow:
        'In July it rained for five days during the rapeseed harvest. Two bins were filled with grain that was too wet, and one of them was found hot in September by its smell.',
      projectGoals: [
        'Lower the time from an alert to a name beside it from 38 minutes to 30 minutes by 31 March, measured by the record of alerts.',
        'Lower bins that are found hot by smell from 3 a season to 0 a season by 30 June, measured by the shift book.',
        'Raise trucks that are moved before they leave the farm from 1 of 6 to 5 of 6 by 31 March, measured by the weighbridge tickets.',
      ],
      successMeasures: [
        {
          metric: 'Time from an alert to a name beside it',
          baseline: '38 minutes',
          target: '30 minutes',
          by: '31 March',
          how: 'The record of alerts.',
        },
        {
          metric: 'Bins that are found hot by smell',
          baseline: '3 a season',
          target: '0 a season',
          by: '30 June',
          how: 'The shift book.',
        },
        {
          metric: 'Trucks that are moved before they leave the farm',
          baseline: '1 of 6',
          target: '5 of 6',
          by: '31 March',
          how: 'The weighbridge tickets.',
        },
      ],
      constraints: [
        {
          type: 'technical',
          text: 'Sensors report every ten minutes, and some of them fall silent for days.',
          effect: 'A missing value has a look of its own and never counts as zero.',
        },
        {
          type: 'legal',
          text: 'Nobody enters a bin while its air has more than 1,000 ppm of carbon dioxide.',
          effect: 'The gas reading stands wherever the screen asks somebody to take a sample.',
        },
        {
          type: 'technical',
          text: 'The site may draw 240 kW; a dryer and two fans together pass that.',
          effect: 'A locked control says which machine holds the power.',
        },
      ],
      nonGoals: ['A phone version', 'Prices and contracts of the growers', 'Control of the dryers'],
      tension: {
        a: 'Dagny Okoro-Lindqvist wants one number on the wall that says if all is well.',
        b: 'Morten Aasland wants every sensor in view, because a mean hides the one that matters.',
        where: 'On the ‘Site’ view, in the first five seconds after six o’clock.',
      },
      stakeholders: [
        {
          name: 'Dagny Okoro-Lindqvist',
          role: 'Leads the day shift',
          wants: 'To know in one look whether she can drink her coffee.',
        },
        { name: 'Morten Aasland', role: 'Works the night', wants: 'A place for what he smelled and did.' },
        { name: 'Joris Prietz', role: 'Workshop', wants: 'To climb the roof once and not three times.' },
      ],
      unknowns: ['How early a hot spot can be told from noise', 'Whether growers read a message in the cab'],
      uspIntro: 'Three things this store has that a general control room has not.',
      usps: [
        { title: 'Place before number', description: 'Four cables of twelve sensors show where in the bin it heats.' },
        { title: 'Layers have names', description: 'The weighbridge knows whose grain lies at which depth.' },
        { title: 'A shift writes', description: 'Each night leaves notes, and they are worth more than a chart.' },
      ],
      primaryAudience:
        'Three people in two shifts who stand in front of the screen, often with gloves on, and who have to decide before the first truck comes at a quarter past seven.',
      personas: [
        {
          name: 'Lene Tjarks',
          role: 'Works the day shift, second year',
          age: 31,
          location: 'Jever, Germany',
          goals: ['The one bin that needs her, before the first truck'],
          painPoints: ['A table of 576 numbers that all look alike'],
          quote: 'I do not need to know that eleven bins are fine.',
        },
        {
          name: 'Aino Brekkemoen',
          role: 'Drives the trailer of her farm',
          age: 29,
          location: 'Wittmund, Germany',
          goals: ['To hear before seven that her bin is closed'],
          painPoints: ['Standing on the bridge with 25 tonnes and no place for them'],
        },
      ],
      styleDescription:
        'Corporate in its order and futuristic in its density: a dark room of tables, with colour only for what must be acted on. Avoid gauges, glows and cards that hold a single number.',
      colors: [
        { name: 'Night', hex: '#0C1013', role: 'background' },
        { name: 'Panel', hex: '#13191D', role: 'surface' },
        { name: 'Chalk', hex: '#E6EBE9', role: 'text' },
        { name: 'Wheat', hex: '#E3B34C', role: 'action' },
        { name: 'Coal', hex: '#0C1013', role: 'actionText' },
        { name: 'Air', hex: '#63B4CF', role: 'accent' },
      ],
      typography: {
        heading: {
          family: 'IBM Plex Sans',
          stack: '"IBM Plex Sans", "Segoe UI", "Helvetica Neue", Arial, sans-serif',
          weight: 600,
          note: 'For names of bins and panels, never above 24 px.',
        },
        body: {
          family: 'IBM Plex Sans',
          stack: '"IBM Plex Sans", "Segoe UI", "Helvetica Neue", Arial, sans-serif',
          weight: 400,
          note: 'For readings, with figures of one width.',
        },
        sample: 'S5, cable 3, 27.9 °C',
      },
      featuresIntro: 'Four views that share one header and one clock.',
      keyFeatures: [
        { title: 'Site', description: 'Twelve bins by sensor, trends and alerts.', priority: 'high', goal: 1 },
        { title: 'One bin', description: 'Its section, its forecast and its layers.', priority: 'medium', goal: 1 },
        { title: 'Alerts', description: 'Each with a reading, an hour and a name.', priority: 'high', goal: 0 },
        { title: 'Intake', description: 'The trucks of a day in quarter hours.', priority: 'medium', goal: 2 },
      ],
      deliverablesIntro: 'Four screens at 1440 px, all at the same minute of the same morning.',
      deliverables: [
        {
          title: 'The site and one bin',
          description: 'What the day shift reads at six.',
          requirements: [
            'Twelve bins with 48 sensors each on one screen',
            'The bin that rises fastest found in one look',
            'One bin in section, with the depth of its hot spot',
            'A forecast that names its error',
            'A locked control that says why',
          ],
          goals: [1],
          features: [0, 1],
        },
        {
          title: 'Alerts',
          description: 'From the first reading to the closed record.',
          requirements: [
            'A table of alerts with reading, hour, name and state',
            'A sensor that has been silent for two days',
            'A message that was not sent, shown with its text',
          ],
          goals: [0],
          features: [2],
        },
        {
          title: 'Intake',
          description: 'The weighbridge from seven to eleven.',
          requirements: [
            'A day of trucks in quarter hours, one of them without a bin',
            'At least three ways out for that truck, each with its price',
            'The empty state of tomorrow',
            'The same screen as a print on A4 for the scale clerk',
          ],
          goals: [2],
          features: [3],
        },
      ],
      plotTwist:
        'On day twelve the oil mill says that it takes rapeseed only up to 9.0 % moisture. Show on every screen which tonnes that puts at risk, without a second red.',
    },
  },
  started: 31.4,
  submitted: 5.6,
  frames: [
    {
      id: 'site',
      name: 'Site at 06:42',
      art: 'grain-watch/site',
      pins: [
        {
          x: 33,
          y: 53,
          text: 'Each bin is drawn as its cables hang. The hot spot is a place before it is a number.',
        },
        {
          x: 10,
          y: 73,
          text: 'Sorted by the rise in a day, not by the heat: a warm bin that cools is nobody’s problem.',
        },
        { x: 79, y: 67, text: 'The shift notes keep what the person before you smelled and did.' },
      ],
    },
    {
      id: 'bin',
      name: 'Bin S5, rapeseed',
      art: 'grain-watch/bin',
      pins: [
        {
          x: 22,
          y: 37,
          text: 'The section stands beside the trend so that the eye can go from where to since when.',
        },
        { x: 41, y: 54, text: 'The forecast says what it costs to wait, and where its error lies.' },
        { x: 20, y: 86, text: 'A locked value says which other machine holds the power.' },
      ],
      notes: { mill: 'The limit of the oil mill stands in the line under the name, once, and in no second red.' },
    },
    {
      id: 'alerts',
      name: 'Alerts',
      art: 'grain-watch/alerts',
      pins: [
        { x: 82, y: 28, text: 'A silent sensor is a hole in the row, never a zero.' },
        { x: 81, y: 51, text: 'The failed message keeps its text and says why it failed.' },
        { x: 86, y: 68, text: 'Close stays off, with the condition for it written underneath.' },
      ],
    },
    {
      id: 'intake',
      name: 'Weighbridge day',
      art: 'grain-watch/intake',
      pins: [
        { x: 35, y: 33, text: 'The row that cannot happen is marked where the scale clerk looks anyway.' },
        {
          x: 85,
          y: 38,
          text: 'Four ways out, each with its price in minutes; the impossible one stays in view with the reason.',
        },
        { x: 85, y: 90, text: 'The empty day says when it fills.' },
      ],
    },
  ],
  coverage: {
    '0.0': { frames: ['site'] },
    '0.1': { frames: ['site'] },
    '0.2': { frames: ['bin'] },
    '0.3': { frames: ['bin'] },
    '0.4': { frames: ['bin'], notes: ['mill'] },
    '1.0': { frames: ['alerts'] },
    '1.1': { frames: ['alerts'] },
    '1.2': { frames: ['alerts'] },
    '2.0': { frames: ['intake'] },
    '2.1': { frames: ['intake'] },
    '2.2': { frames: ['intake'] },
    '2.3': {
      argued:
        'The scale clerk told me that she prints the day for her pocket, and that the time matters on it and nothing else. A print of the screen would be unreadable. It needs a sheet of its own, which is not drawn.',
    },
  },
  words: {
    title: 'Grain Watch, a bin that heats at night',
    approach:
      'I sat through one shift change and timed it. Eleven minutes went into finding numbers that had changed. So the first screen sorts by change, and draws the sensors where they hang.',
    challenges:
      'Dagny wanted one number and Morten wanted all 576. The bins are both: from two metres they are twelve shapes with one hot spot, from half a metre they are readings. The sheet for the scale clerk is still missing.',
    resources: 'IBM Plex Sans, Condensed and Mono. Two nights at a store, a printed table with pen marks on it.',
    tags: ['Corporate', 'Futuristic', 'Dark UI'],
    handoffNotes:
      'Rows are 26 px, panels have 12 px of padding, one grid of 12 columns. Temperature is the only gradient and has six steps. Wheat means act, ember means danger, everything else is grey.',
    openToCollaboration: true,
    collaborationPreferences: ['active'],
    techPreferences: ['TypeScript', 'Svelte'],
    developerMessage:
      'Please begin with the bins: 576 cells that change every ten minutes, drawn on one canvas. I have the readings of a real week as a file.',
  },
};
