import type { HandWrittenBrief } from './sample-design.ts';

/** Four designers answer it: the front of the showcase begins with them. */
export const tarnValleyBank: HandWrittenBrief = {
  slug: 'tarn-valley-bank',
  number: 5118,
  industry: 'finance',
  styles: ['corporate', 'minimal'],
  level: 'foundation',
  timeBoxDays: 14,
  written: 24.4,
  isCommunity: true,
  content: {
    title: 'Pause a lost card, and turn it on again when it is found',
    client: { name: 'Tarn Valley Bank', place: 'Kendal, United Kingdom' },
    task: 'Design screens of the phone app of Tarn Valley Bank, in Kendal, United Kingdom. On them a customer pauses a card that is missing, and turns it on again when it is found. People use them in the street or at a till. The first screen is ‘Card’: it says in one word whether the card works. Hand in three phone screens or more within two weeks.',
    firstStep:
      'Write down the three words that a card can have here: On, Paused, Cancelled. Under each, write what the customer can do next. You now have the buttons of every screen.',
    safety: 'Never ask for the full card number, for the PIN, or for the three digits on the back.',
    projectDescription:
      'When a card is missing, customers of Tarn Valley Bank can do only one thing: cancel it. The bank then posts a new one, which takes five working days. In four of ten cases the old card turns up within two days: in a coat, in a car, under a seat. By then it no longer works. Design a pause that the customer can undo.',
    situation:
      'The bank has 24 branches in the north-west of England, and 210,000 customers use its app. Last year 38,000 cards were cancelled. The customer found 15,200 of them, and the bank paid £6.80 for each new one. That is about 1,260 cards a month.',
    whyNow:
      'On 1 March the bank closes its telephone line between 22:00 and 07:00. Three in ten reports come in these hours. From that night the app has to do what the line did.',
    projectGoals: [
      'Lower the time from the first tap to a stopped card from 11 minutes to 1 minute by 31 August, measured by the logs of calls and app.',
      'Lower cards that are replaced although they were found from 1,260 a month to 420 a month by 31 August, measured by the card office.',
      'Raise reports that are made in the app from 20% to 72% by 31 August, measured by the card office.',
    ],
    successMeasures: [
      {
        metric: 'Time from the first tap to a stopped card',
        baseline: '11 minutes',
        target: '1 minute',
        by: '31 August',
        how: 'The logs of calls and app.',
      },
      {
        metric: 'Cards that are replaced although they were found',
        baseline: '1,260 a month',
        target: '420 a month',
        by: '31 August',
        how: 'The card office.',
      },
      {
        metric: 'Reports that are made in the app',
        baseline: '20%',
        target: '72%',
        by: '31 August',
        how: 'The card office.',
      },
    ],
    constraints: [
      {
        type: 'content',
        text: 'A card has one of three words: On, Paused or Cancelled.',
        effect: 'No screen uses another word, such as blocked, frozen or locked.',
      },
      {
        type: 'technical',
        text: 'The app can check the face or the fingerprint, and it can ask for the app code of six digits. There is nothing else.',
        effect: 'The check before the card works again is one of these two.',
      },
      {
        type: 'legal',
        text: 'Direct debits leave the account, so they go on. Subscriptions that use the card number stop.',
        effect: 'The customer reads this before or right after pausing.',
      },
      {
        type: 'people',
        text: 'One in three customers has set a larger text on the phone.',
        effect: 'Every screen holds with text at twice its size and on a phone 320 px wide.',
      },
    ],
    nonGoals: ['Business cards', 'A new PIN', 'The look of the plastic card'],
    tension: {
      a: 'Ruth Hallam says: if turning it on again is hard, people will cancel instead, and then we are where we started.',
      b: 'Imran Sheikh says: whoever holds the phone may hold the card as well, so there has to be a check that a thief does not pass.',
      where: 'On ‘Turn on again’, in how much it asks for.',
    },
    stakeholders: [
      { name: 'Ruth Hallam', role: 'Head of cards', wants: 'Nobody cancels a card that lies in a coat.' },
      { name: 'Imran Sheikh', role: 'Head of fraud prevention', wants: 'No card is turned on by a thief.' },
      { name: 'Priya Nair', role: 'Telephone adviser', wants: 'The same word for a card on her screen.' },
    ],
    unknowns: [
      'Whether a paused card still pays where the till is offline, such as on a ferry',
      'How long a card may stay paused',
      'Whether customers expect their watch to be paused as well',
    ],
    uspIntro: 'Three things that the bank can promise, and that its app does not say yet.',
    usps: [
      { title: 'It can be undone', description: 'The customer can end a pause at any time. Only cancelling is final.' },
      { title: 'Bills are paid', description: 'The app says which payments go on and which stop.' },
      { title: 'Someone answers', description: 'From 07:00 to 22:00 an adviser in Lancaster takes the call.' },
    ],
    primaryAudience:
      'Customers from 18 to 85 who have the app of the bank, have just reached into a pocket, and found it empty.',
    personas: [
      {
        name: 'Moira Tyson',
        role: 'Retired teacher',
        age: 67,
        location: 'Keswick, United Kingdom',
        situation: 'At the kitchen table, the phone in both hands, with text at one and a half times its size.',
        goals: ['To stop the card at once, and then to look without hurry'],
        painPoints: ['Waiting on the telephone', 'Not knowing whether “blocked” can be undone'],
        quote: 'It is somewhere in the house. I just do not want anyone to use it until I have looked.',
      },
      {
        name: 'Callum Reid',
        role: 'Delivery driver',
        age: 29,
        location: 'Barrow-in-Furness, United Kingdom',
        situation: 'At the pump with a full tank, one hand on the phone, in bright sun.',
        goals: ['The card back on within a minute'],
        painPoints: ['Forms', 'A weak signal between villages'],
        quote: 'I find it when the tank is full. It has to work before the next car hoots.',
      },
    ],
    styleDescription:
      'Corporate gives the order: the same thing in the same place on each screen. Minimal gives the amount: one decision on each screen. People open this page worried, and it has to look as if everything is in hand.',
    direction: {
      mood: 'Calm and certain, because people open this screen worried.',
      shape: 'One thing shaped like a card on each screen, so that the eye finds it first.',
      type: 'Noto Serif for the word of the card, Figtree for the rest. A large word reads as a statement, a small one as a label.',
      color: 'Dark teal for actions only. The word says whether the card works, and colour never says it alone.',
      avoid: 'Padlocks, shields, red banners. The customer has just done the right thing.',
    },
    colors: [
      { name: 'Pale grey-blue', hex: '#EEF2F4', role: 'background' },
      { name: 'White', hex: '#FFFFFF', role: 'surface' },
      { name: 'Blue-black', hex: '#12202B', role: 'text' },
      { name: 'Dark teal', hex: '#0B5563', role: 'action' },
      { name: 'Snow', hex: '#FFFFFF', role: 'actionText' },
      { name: 'Burnt amber', hex: '#A85A04', role: 'accent' },
    ],
    typography: {
      heading: {
        family: 'Noto Serif',
        stack: '"Noto Serif", Georgia, "Times New Roman", serif',
        weight: 600,
        size: 44,
        note: 'For the word of the card and for headings.',
      },
      body: {
        family: 'Figtree',
        stack: 'Figtree, "Avenir Next", "Segoe UI", sans-serif',
        weight: 400,
        size: 17,
        note: 'For text, buttons and notes.',
      },
      sample: 'Paused since 09:42',
    },
    featuresIntro: 'Four screens. The first three are asked of everybody.',
    keyFeatures: [
      { title: 'Card', description: 'One payment card, its word, and what comes next.', priority: 'high', goal: 0 },
      { title: 'Pause', description: 'Stops the card and says what goes on.', priority: 'medium', goal: 0 },
      {
        title: 'Turn on again',
        description: 'Checks that it is the customer, then the card works.',
        priority: 'high',
        goal: 1,
      },
      { title: 'New card', description: 'For a card that stays lost.', priority: 'low', goal: 2 },
    ],
    deliverablesIntro: 'All at 390 × 844 px and finished: real words, final colours, ready to be built.',
    deliverables: [
      {
        title: 'Card',
        description: 'What a customer sees who opens the app and looks for the card.',
        requirements: [
          'Whether the card works, said in words and in the largest type of the screen',
          'What was paid last, and where, on the same screen',
          'One button that pauses',
        ],
        goals: [0],
        features: [0],
      },
      {
        title: 'Paused',
        description: 'The same card, a moment later.',
        requirements: [
          'The hour since when it is paused, written in figures or in words',
          'What goes on and what stops, in two lines or more',
          'Two ways out: it is found, or it is gone',
        ],
        goals: [0, 2],
        features: [1],
      },
      {
        title: 'Turn on again',
        description: 'The check, and what follows it.',
        requirements: [
          'The check drawn at one of its states',
          'Why the bank asks, written in one sentence',
          'The screen with text at twice its size',
        ],
        goals: [1],
        features: [2],
      },
    ],
    plotTwist:
      'In your second week the bank adds joint accounts. Two people hold one account, and each has a card of their own. Show on the first screen whose card is paused, and whether the other person may turn it on.',
  },
};
