import type { SampleDesign } from './sample-design.ts';

export const halden: SampleDesign = {
  slug: 'halden',
  by: 'sana-aziz',
  brief: {
    number: 2391,
    industry: 'ecommerce',
    styles: ['minimal'],
    level: 'foundation',
    timeBoxDays: 7,
    written: 19.7,
    isCommunity: true,
    content: {
      title: 'Halden: a lamp one can be sure of',
      task: 'Design the product page of one lamp for Halden, a workshop that makes each lamp after it is ordered. Its customers live in Germany and order from home. The first thing to see is ‘The lamp in its shade’; the page also says how long the lamp takes. Hand in the page, with notes on the frame, within one week.',
      projectDescription:
        'Halden makes eleven lamps and sells most of them to homes in Germany. Each is spun, coated and wired after it has been ordered. Half of the people who put a lamp into the bag leave when they learn how long that takes. The workshop wants a product page that tells them before, and makes them want to wait. Design it for one lamp.',
      situation:
        'Fourteen people work in a former dairy in Odense. They coat on two days a week, one colour a day, so an order waits for its colour. The present page shows seven photographs, a price and the word “available”. Of 100 bags, 52 are left after that. Each month 22 lamps come back because of their height.',
      whyNow:
        'In spring the workshop adds two heights to its Mast lamp. With five shades that makes fifteen lamps where there were five, and the page has one list for all of them.',
      projectGoals: [
        'Lower the share of bags that customers leave when they see the delivery time from 52 in 100 to 35 in 100 by 30 September, measured by the shop’s records.',
        'Lower the number of lamps that come back because of their height from 22 a month to 11 a month by 31 October, measured by the list of returns.',
        'Raise the number of visitors who can name shade, height, price and waiting time after one look from 2 of 12 to 10 of 12 by 30 September, measured by asking twelve people.',
      ],
      successMeasures: [
        {
          metric: 'Share of bags that customers leave when they see the delivery time',
          baseline: '52 in 100',
          target: '35 in 100',
          by: '30 September',
          how: 'The shop’s records.',
        },
        {
          metric: 'Lamps that come back because of their height',
          baseline: '22 a month',
          target: '11 a month',
          by: '31 October',
          how: 'The list of returns.',
        },
        {
          metric: 'Visitors who can name shade, height, price and waiting time after one look',
          baseline: '2 of 12',
          target: '10 of 12',
          by: '30 September',
          how: 'Asking twelve people.',
        },
      ],
      constraints: [
        {
          type: 'time',
          text: 'A lamp takes 12 to 16 days, and this will not get shorter.',
          effect: 'Waiting stands on the page before anything is in the bag.',
        },
        {
          type: 'content',
          text: 'There is money for one photograph a lamp, not for one a shade.',
          effect: 'The picture has to take every shade, so it is drawn in flat parts.',
        },
        {
          type: 'brand',
          text: 'Nothing on the page may count down, blink or say how many are left.',
          effect: 'The reason to buy has to be on the lamp and in its promises.',
        },
      ],
      nonGoals: ['A lamp configurator in three dimensions', 'Discounts and bundles', 'The page of the journal'],
      tension: {
        a: 'Signe Ravn wants the lamp alone on the screen, with words below.',
        b: 'Detlef Kamps wants delivery and returns above the fold, since those are the calls he gets.',
        where: 'On the right half of the product page, in the first screenful.',
      },
      stakeholders: [
        { name: 'Signe Ravn', role: 'Founder, designs the lamps', wants: 'Silence around each object.' },
        { name: 'Detlef Kamps', role: 'Answers the phone for Germany', wants: 'Fewer calls that begin with “when”.' },
      ],
      unknowns: [
        'Whether a height in centimetres means anything without a table beside it',
        'Whether people wait more gladly when they know why',
      ],
      uspIntro: 'Three promises that are true and hardly told.',
      usps: [
        { title: 'Made after you asked', description: 'No lamp exists before its order. Nothing is thrown away.' },
        { title: 'Sixty days', description: 'It may come back after two months, lit and used, at no cost.' },
        { title: 'Repaired for life', description: 'Every part can be bought or swapped, also for lamps from 1998.' },
      ],
      primaryAudience:
        'People who furnish slowly: one good thing a year, looked at several times before it is bought, mostly in the evening on a laptop.',
      personas: [
        {
          name: 'Wiebke Aldag',
          role: 'Teaches woodwork',
          age: 46,
          location: 'Flensburg, Germany',
          goals: ['A lamp for a desk that is 74 cm high', 'Knowing what happens if the switch breaks'],
          painPoints: ['Product pages that hide the size in the ninth picture'],
          quote: 'I can wait three weeks. I cannot wait without knowing.',
        },
        {
          name: 'Cem Yıldız',
          role: 'Notary, moved in May',
          age: 34,
          location: 'Bochum, Germany',
          goals: ['One lamp for the hall before his parents visit'],
          painPoints: ['Finding the delivery time in the last step', 'Five greys with poetic names'],
        },
      ],
      styleDescription:
        'Minimal as the workshop is: a cleared table and one object on it. Colour belongs to the lamp; the page has none of its own. One weight of type for names and one for facts. Avoid empty space that explains nothing, and grey text too pale to read in the evening.',
      colors: [
        { name: 'Plaster', hex: '#EDEAE4', role: 'background' },
        { name: 'Table', hex: '#CEC7BC', role: 'surface' },
        { name: 'Iron', hex: '#24221F', role: 'text' },
        { name: 'Rust', hex: '#B4512A', role: 'accent' },
        { name: 'Fir', hex: '#3D5646', role: 'action' },
      ],
      typography: {
        heading: {
          family: 'Space Grotesk',
          stack: '"Space Grotesk", Futura, "Century Gothic", "Avenir Next", sans-serif',
          weight: 500,
          note: 'Light and large, for the name of the lamp alone.',
        },
        body: {
          family: 'Figtree',
          stack: '"Figtree", "Avenir Next", Avenir, Montserrat, "Segoe UI", sans-serif',
          weight: 400,
          note: 'For facts in two columns, label left and value right.',
        },
        sample: 'Mast table lamp, 52 cm, rust',
      },
      featuresIntro: 'One page, done to the end.',
      keyFeatures: [
        {
          title: 'The lamp in its shade',
          description: 'One drawing that takes each of five shades.',
          priority: 'high',
          goal: 2,
        },
        {
          title: 'The wait, told early',
          description: 'Delivery, returns and repair beside the price.',
          priority: 'high',
          goal: 0,
        },
        { title: 'Height', description: 'Three heights that can be told apart.', priority: 'medium', goal: 1 },
        { title: 'More views', description: 'The same lamp from four sides.', priority: 'low', goal: 1 },
      ],
      deliverablesIntro: 'One page and what a developer must know about it.',
      deliverables: [
        {
          title: 'Product page',
          description: 'The Mast table lamp at 1600 px, nothing below the fold.',
          requirements: [
            'Name, material, place of making and price on the first screen',
            'Five shades, the chosen one named in words',
            'Three heights, one chosen',
            'Delivery, returns and repair shown before the button is pressed',
            'One button, and nothing else that looks like one',
          ],
          goals: [0, 2],
          features: [0, 1, 2],
        },
        {
          title: 'Notes',
          description: 'Written on the frame, not in a document.',
          requirements: [
            'What changes in the picture when shade or height change, named part by part',
            'Three reviews of the lamp beside the price',
            'The page at 390 px wide',
          ],
          goals: [1],
          features: [3],
        },
      ],
      plotTwist:
        'The coating line will do two colours a day from summer on, and two of the five shades arrive in six days. Show how the wait differs by shade without turning it into a race.',
    },
  },
  started: 17.2,
  submitted: 3.5,
  frames: [
    {
      id: 'page',
      name: 'Mast table lamp',
      art: 'halden/page',
      pins: [
        {
          x: 34,
          y: 32,
          text: 'The only colour on the page. Shade and highlight are two flat parts, so five shades cost one drawing.',
        },
        { x: 65.2, y: 46.3, text: 'The ring is outside the swatch. Inside, it vanished on the pale one.' },
        { x: 94, y: 41.2, text: 'The name of the shade, in words. People order “the rust one” on the phone.' },
        { x: 79, y: 60.8, text: 'Heights are boxes and not a list: three can be compared without opening anything.' },
        { x: 91.5, y: 78.7, text: 'The wait is a fact beside two promises. Detlef’s calls begin with this line.' },
      ],
      notes: {
        parts:
          'Shade: two fills of the dome change, the light under it stays. Height: only the stem changes, and the base keeps its place on the table so that the eye compares tops.',
        button:
          'The header has words only. Add to bag is the one dark bar; the chosen height is dark too, but half as tall.',
      },
    },
    {
      id: 'phone',
      name: 'The same on a phone',
      art: 'halden/phone',
      pins: [
        { x: 50, y: 33, text: 'The table stays. Without it the lamp floats, and nobody believes a height.' },
        { x: 50, y: 83.6, text: 'The three answers keep their place: after the choices, before the button.' },
      ],
    },
    {
      id: 'height',
      name: 'Three heights',
      art: 'halden/height',
      pins: [
        { x: 78, y: 44.5, text: 'Eye height of somebody who sits. Forty return slips are about this one line.' },
        { x: 50, y: 73.5, text: 'All three stand on one table, so the eye compares the tops.' },
        { x: 50, y: 85.3, text: 'One sentence for each height, written by Signe at her own desk.' },
      ],
    },
    {
      id: 'wait',
      name: 'The wait, by shade',
      art: 'halden/wait',
      pins: [
        { x: 24, y: 57, text: 'Six days in the same size and weight as sixteen. A shorter wait is not a prize.' },
        { x: 78, y: 43, text: 'The order is that of the swatches on the page, and not of the days.' },
        { x: 50, y: 94, text: 'Said once, under all five: it costs the same.' },
      ],
    },
  ],
  coverage: {
    '0.0': { frames: ['page'] },
    '0.1': { frames: ['page'] },
    '0.2': { frames: ['page', 'height'] },
    '0.3': { frames: ['page', 'wait'] },
    '0.4': { frames: ['page'], notes: ['button'] },
    '1.0': { frames: ['height'], notes: ['parts'] },
    '1.1': {
      argued:
        'Reviews stand against the brief’s own rule that nothing may push. With eleven lamps and fourteen people there would be four reviews a lamp, and the one bad one would be about delivery, which the page now answers.',
    },
    '1.2': { frames: ['phone'] },
  },
  words: {
    title: 'Mast, a page that can wait',
    approach:
      'I read forty return slips first. “Too small” was not about the lamp; nobody had found the height. So I drew the page as a table of facts with one picture, and asked of each fact whether it may come after the button. Delivery may not.',
    challenges:
      'Signe wanted silence and Detlef wanted answers. I set the three answers as quietly as the page allows, and left them where they are seen. The small grey labels are the price: they were too pale at first, and I darkened them twice. On the phone the other three views gave way to the three answers.',
    resources: 'Jost. Forty return slips, copied by hand. The light of a real lamp at 52 cm.',
    tags: ['Minimalist', 'Light UI'],
    handoffNotes:
      'Two columns, 880 and 500 px, 60 apart. Lines are 1 px at 30% ink. Swatches are 42 px with a ring 4 px outside.',
    openToCollaboration: true,
    collaborationPreferences: ['passive'],
    techPreferences: ['Astro', 'HTML and CSS'],
    developerMessage: 'This wants to be a page without a framework. The dome is two paths; please keep them as paths.',
  },
};
