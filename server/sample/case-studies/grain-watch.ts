import {
  annotated,
  beforeAfter,
  bleed,
  coverage,
  figures,
  frame,
  frames,
  quote,
  type Story,
  specimen,
  timeline,
} from './story.ts';

export const grainWatchStory: Story = {
  theme: 'ledger',
  title: 'The bin that heats at night',
  description:
    'A grain store reads 576 sensors at six in the morning. These are the four screens on which it finds the one that matters.',
  colors: ['#c98f1e', '#2f6e7a'],
  sections: [
    {
      title: 'Eleven minutes',
      parts: [
        'At Harle Quay the night shift ends at six. What it knows is on one sheet: twelve bins, 48 sensors each, 576 numbers, printed and marked with a pen. I stood beside it for two handovers and held a watch. Eleven minutes went into finding which numbers had changed since midnight. Two went into deciding what to do.\nI come from control rooms, and I know what happens next. Somebody draws gauges. A gauge shows one number very well and eleven others not at all, and this store has had a system with gauges. It was switched off after one winter, and the paper came back.\nSo I took the paper seriously. The pen marks were the design. Morten, who works the night, circles what rises. He does not circle what is hot.',
        figures(
          [
            ['576', 'readings in the table that is printed at six'],
            ['11 min', 'to find what had changed, median of two handovers'],
            ['38 min', 'from an alert to a name beside it; the goal is 30'],
          ],
          'Timed at two handovers. The third figure is the median of 30 days in the record of alerts.',
        ),
      ],
    },
    {
      title: 'A place before a number',
      parts: [
        'My first drawing gave each bin one colour, that of its warmest sensor. It looked calm and it was wrong. A bin of 1,090 tonnes does not heat as a whole. It heats in a spot of a few cubic metres, four metres down, and the question at six is where, because somebody has to push a probe into it.\nEach bin is now drawn as its cables hang: four columns, twelve rows, surface at the top. From two metres it is a shape with a hot spot. From half a metre it is a reading. Dagny, who leads the day, wanted one number on the wall; Morten wanted all of them. This is both, and neither of them has asked for more since.',
        beforeAfter(
          ['bins-first', 'Twelve bins, each in the single colour of its warmest sensor'],
          ['bins', 'Twelve bins, each with 48 cells; in S5 a hot spot is visible at cable 3'],
          [
            ['Day 6', 'One colour a bin. S5 is hot, and nobody knows where.'],
            ['Day 9', 'One cell a sensor. S5 is hot at cable 3, four metres down.'],
          ],
          { caption: 'The same minute in both drawings. Move the handle to compare.' },
        ),
        'Sensors fall silent. In N4 two of them stopped when an auger was moved. A zero there would have painted a cold bin, and an average would have hidden the gap. So a silent sensor is a hole with a dashed edge, in the bin and in its record, and it counts in no limit.',
        frame(
          'silent',
          'Alert of two silent sensors: a row of twelve cells with two holes, and what is known about the blind zone',
          {
            mat: 2,
            caption:
              'A hole in the row. The blind zone is given in tonnes and metres, because those can be checked by hand.',
          },
        ),
      ],
    },
    {
      title: 'Sorted by change',
      parts: [
        'The table under the bins is the old sheet with one difference: it is sorted by the rise in 24 hours. A warm bin that cools is nobody’s problem. A cool bin that rises for three days is.\nI kept the column “Last turned” although it is empty of drama. It is the first thing an experienced eye looks for. S5 says “never”.',
        frame('table', 'Table of bins sorted by rise in 24 hours; S5 leads with 1.9 degrees', {
          mat: 2,
          caption:
            'Eight of twelve bins, sorted by the rise in a day. Numbers stand in one width, so columns can be read downwards.',
        }),
        annotated(
          'site',
          'The site at 06:42: bins by sensor, trends, alerts, shift notes and the table of bins',
          [
            [75.4, 34.4, 'Since when.', 'Three bins that rise, against the two limits that the store works with.'],
            [
              31.4,
              53,
              'The hot spot.',
              'The only warm cells on the screen, with a frame that can be seen from the door.',
            ],
            [91, 59.5, 'Shift notes.', 'What somebody smelled. No sensor has that, and it came first.'],
            [80, 94.3, 'One button.', 'It puts a name beside the alert. The goal of the brief is this press.'],
          ],
          { mat: 2, caption: 'The first screen. Wheat means act, ember means danger, and everything else is grey.' },
        ),
      ],
    },
    {
      title: 'What it costs to wait',
      parts: [
        'A limit says that something is wrong. It does not say how much time is left. The screen of one bin therefore puts the section beside the trend and, under both, three readings that have not happened yet: tonight, Tuesday, Wednesday. Each has a consequence in plain words and the whole row has its error, ± 1.4 °C.',
        frames(
          [
            ['section', 'Section of S5: 48 readings, the warmest is 27.9 at cable 3'],
            ['trend', 'Three bins over 21 days; S5 has crossed the limit of 25 degrees'],
          ],
          { mat: 2, caption: 'Where, and since when. The eye goes from one to the other without a click.' },
        ),
        frame('forecast', 'Forecast: 29.1 tonight, 30.6 on Tuesday, 33.2 on Wednesday, 26.2 with the fan', {
          mat: 2,
          caption: 'The fourth figure is the way out. It names its condition: if air stays below 6 °C.',
        }),
        'The fan was the hardest part to say. It may not run at 90 % while the dryer runs, because the site draws at most 240 kW. A slider that stops for no reason makes people hit it. Here it stops and names the other machine.',
        frame('fan', 'Fan at 70 %; a line explains that 90 % is locked because of the dryer', { mat: 2 }),
      ],
    },
    {
      title: 'A truck with nowhere to go',
      parts: [
        'When a bin is closed, somebody is already driving to it. HQ-4474 leaves its farm at 07:20 with 25.4 tonnes of rapeseed for S5. At 06:42 that leaves 38 minutes to choose. I drew four ways out, each with its price in minutes. The impossible one, S6, stays in the list with its reason. If I had hidden it, the scale clerk would have rung to ask for it.',
        bleed('intake', 'Weighbridge day in quarter hours; one row is marked, and four ways out stand beside it', {
          caption: 'The row that cannot happen is marked where the scale clerk looks anyway.',
        }),
        frames(
          [
            ['choices', 'Four ways out for one truck, one of them reserved'],
            ['layers', 'What the bin holds by layer: whose grain lies at which depth'],
          ],
          {
            mat: 2,
            caption: 'The layers explain the phone call that follows: 74.2 tonnes of theirs lie where it heats.',
          },
        ),
        'The twist came on day twelve: the mill takes rapeseed only up to 9.0 % moisture. I had promised myself that there would be no second red. The limit stands once, in the line under the name of the bin, and the layers show which tonnes it touches.',
        quote(
          'I do not need to know that eleven bins are fine. I need to know it quickly.',
          'Dagny, on the second morning with the screens',
        ),
      ],
    },
    {
      title: 'How it went',
      parts: [
        'Twenty-six days, about sixty hours. Most of the third week went into words: what a locked control says, what a closed bin says, and what a message says that was not sent.',
        timeline(
          ['Day 1', 'Brief started'],
          ['Day 3', 'Two handovers with a watch'],
          ['Day 6', 'One colour a bin'],
          ['Day 9', 'One cell a sensor'],
          ['Day 12', 'Twist: 9.0 % moisture'],
          ['Day 21', 'Two mornings on the wall'],
          ['Day 26', 'Submitted'],
        ),
        specimen(
          ['Night', '#0c1013'],
          ['Wheat, act', '#e3b34c'],
          ['Ember, danger', '#ff6b52'],
          ['Air', '#63b4cf'],
          ['Runs', '#6fc08b'],
          ['IBM Plex Sans', 'Names and sentences'],
        ),
        frame('alerts', 'Alerts: a table with reading, hour, name and state, and one open record', {
          mat: 2,
          caption:
            'The record keeps the failed message with its text. It can be sent again, and it says why it failed.',
        }),
        coverage(
          'Twelve requirements of the brief, shortened',
          ['Twelve bins with 48 sensors each', 'Site', 'met'],
          ['The bin that rises fastest, in one look', 'Site', 'met'],
          ['One bin in section, forecast with its error', 'Bin S5', 'met'],
          ['A locked control that says why', 'Bin S5', 'met'],
          ['Alerts with reading, hour, name and state', 'Alerts', 'met'],
          ['A silent sensor, a message not sent', 'Alerts', 'met'],
          ['A truck without a bin, three ways out', 'Intake', 'met'],
          ['A print on A4 for the scale clerk', 'Argued away: it needs a sheet of its own', 'left-out'],
        ),
      ],
    },
    {
      title: 'What I would change',
      parts: [
        'The forecast reads the last 72 hours and nothing else. Two hand probes agreed with it within 0.4 °C, and two are not many. I would show the forecasts that were wrong, in the same row, with the same size of figure.\nAnd the shift notes are still a text field. In both handovers the most useful sentence began with “it smells”. That deserves more than the lower right corner.',
      ],
    },
  ],
};
