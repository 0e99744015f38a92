import {
  annotated,
  beforeAfter,
  bullets,
  coverage,
  figures,
  frame,
  frames,
  quote,
  type Story,
  specimen,
  timeline,
} from './story.ts';

export const wellrotaStory: Story = {
  theme: 'plain',
  titleSize: 64,
  title: 'Set up by Friday',
  description:
    'Onboarding for small physiotherapy practices: 42 pairs of colours and 31 sentences came first, four screens came last.',
  colors: ['#4a44c9', '#19734a'],
  sections: [
    {
      title: 'Thirty-eight of a hundred',
      parts: [
        'Of a hundred practices that begin to set up Wellrota, thirty-eight finish. I asked for the recordings of the other sixty-two and got a table: the last field that somebody had touched. It was the tax number in nineteen cases and the opening hours in fourteen. The remaining twenty-nine were spread over the whole form, and at first I had no explanation for them.\nThen I spent a Thursday behind a front desk in Skanderborg. The owner typed for three minutes, and the door opened. She came back after eleven minutes and the form was empty. She said a word that I will not put into a case study. Those are the twenty-nine.\nSo there were two problems, and neither is a screen. A form that says that something is wrong, but not what. And a form that forgets.',
        figures(
          [
            ['38 in 100', 'practices finish the set-up; the brief asks for 71'],
            ['33 of 62', 'stopped at the tax number or at the hours'],
            ['96', 'calls a week about the set-up; the brief asks for 35'],
          ],
          'The last field touched, for 62 practices in one month. The first and third figure are from the brief.',
        ),
      ],
    },
    {
      title: 'Sentences before screens',
      parts: [
        'Rasmus answers the support line. He has a list in his head of everything that goes wrong, and I had him say it aloud while I typed. It gave 31 sentences. We read each of them to a therapist and asked what she would do next. If she could not say, the sentence was rewritten. Eleven were.\nAn error, in this system, is three things: a field, a sentence and a repair. A field with a red frame and nothing else is not an error. It is a reproach. The sheet of parts does not contain it, so nobody can build it.',
        frame('parts', 'Parts sheet: buttons, fields, choices, type, colours, space, notices, menu, rows', {
          device: 'browser',
          mat: 0,
          caption: 'The sheet is the design. The four screens are what happens when you use it.',
        }),
        frames(
          [
            ['buttons', 'Three buttons in five states: rest, hover, focus, busy, off'],
            ['colours', 'Eight colours by job, with their contrast on white'],
          ],
          { mat: 0, caption: 'Five states before any screen. Colours have jobs, and no names of fruit.' },
        ),
      ],
    },
    {
      title: 'Something went wrong',
      parts: [
        'The old form answered two mistakes with one black notice: “Something went wrong. Please check your entries.” It is polite and contains no information. I rebuilt it, to be fair to it, and put it beside mine.',
        beforeAfter(
          ['practice-first', 'Before: a notice at the foot of the form, no field is marked'],
          ['practice', 'After: two errors are counted, named, and explained at their fields'],
          [
            ['As it was', 'One notice for two mistakes. It fades after four seconds.'],
            ['As submitted', 'Two mistakes, two names, two repairs.'],
          ],
          { mat: 0, caption: 'The same form with the same two mistakes.' },
        ),
        'Above the form the errors are counted and named, and each name is a link to its field. At the field stands the sentence. “Eight digits, you typed seven.” The person who reads it does not have to count.',
        annotated(
          'practice',
          'The practice: summary of two errors, tax number, opening hours, preview for patients',
          [
            [71, 15, 'Counted above.', 'Two things to mend. Each name jumps to its field.'],
            [94.4, 34.5, 'Seen by patients.', 'The preview shows what is missing while Wednesday is wrong.'],
            [26.9, 42.5, 'Explained below.', 'Eight digits, you typed seven. No one has to count.'],
            [71.9, 74.5, 'Mended in one press.', 'Wednesday closes before it opens. Swap them?'],
          ],
          { mat: 0, caption: 'Step two of four. It can be left at any moment.' },
        ),
        frame('hours', 'Opening hours; Wednesday is from 13:00 to 12:00, with the offer to swap them', {
          mat: 0,
          caption:
            'The second error offers its own repair. In five tests nobody read the sentence; all five pressed the offer.',
        }),
        frames(
          [
            ['summary', 'Two things to mend: Tax number and Wednesday, as links'],
            ['preview', 'How patients see it: Wednesday is not shown yet'],
          ],
          { mat: 0 },
        ),
      ],
    },
    {
      title: 'A form that remembers',
      parts: [
        'Bodil wanted four steps that cannot be skipped. Rasmus wanted steps that can be left. I gave up looking for a compromise, because there is none. The set-up can be left. Each field is saved when the cursor leaves it, the page says when, and what was typed is kept for thirty days. What is missing is named on the last step. Bodil lost the argument and got her complete practices.\nThe twist asked what the second owner sees when two people fill in one form. A field that the other one has just saved shows her initials and the minute, and what I typed stays beside it. It is the same part as an error: a field, a sentence, a repair.',
        quote('Tell me what is wrong, not that something is.', 'Ida, owner of a practice with eleven people'),
      ],
    },
    {
      title: 'One row open',
      parts: [
        'A team is a table. I tried cards, because everybody has cards, and with eleven people they needed three screens. In the table one row opens in place. The others stay where they are, so hours can be compared while they are changed.\nSunniva has 48.5 hours. The law says 48. The sentence says so at the cell and offers what owners do in fact: set 37.0 and note the rest as overtime. It is not my job to teach the law. It is my job to say it in the place where it is broken.',
        frame('team', 'Team: a table of nine people, one row is open for editing', { device: 'browser', mat: 0 }),
        frame('row', 'The open row: 48.5 hours, and the sentence about the most by law', {
          mat: 0,
          caption: 'The limit, the law and the way out, in eighteen words.',
        }),
        frame('bounced', 'Two rows: an invitation of six days ago, and an address that bounced', {
          mat: 0,
          caption: '“waterwroks”: a bounced address gets its repair and not a menu.',
        }),
      ],
    },
    {
      title: 'No rooms yet',
      parts: [
        'Empty screens are where products become poetic. This one explains what a room is: anything two people cannot use at once. It is the only definition in the whole product, and it stands where somebody needs it. The usual start, four treatment rooms, is chosen already. Most practices have four.\nAbove it stands the import that half worked. Seven lines, three without a date, nothing was added. The old system kept the four good lines and forgot to say so. That produced double rooms, and about a dozen of the 96 calls.',
        frame('rooms', 'Rooms: empty week, a notice about an import, three ways to begin', {
          device: 'browser',
          mat: 0,
        }),
        frames(
          [
            ['no-rooms', 'No rooms yet: what a room is, and three ways to begin'],
            ['import', 'rooms-2019.xlsx was read only in part; nothing was added'],
          ],
          { mat: 0 },
        ),
      ],
    },
    {
      title: 'What was asked for',
      parts: [
        'Ten requirements, nine shown. The table at 320 pixels is argued away: nobody plans a week of eleven people on a phone, and a table that pretends otherwise is worse than a sentence.',
        coverage(
          'Ten requirements of the brief',
          ['A form with two errors, counted and explained', 'The practice', 'met'],
          ['An error that offers its own repair', 'The practice', 'met'],
          ['What patients will see', 'The practice', 'met'],
          ['The empty state of the rooms', 'No rooms yet', 'met'],
          ['An import that was read in part', 'No rooms yet', 'met'],
          ['Nine people, one row open', 'Team', 'met'],
          ['A broken limit of hours', 'Team', 'met'],
          ['An address that bounced', 'Team', 'met'],
          ['Buttons in five states', 'Parts sheet', 'met'],
          ['The table at 320 px', 'Argued away', 'left-out'],
        ),
        timeline(
          ['Day 1', 'Brief started'],
          ['Day 3', 'A Thursday behind the desk'],
          ['Day 7', '31 sentences'],
          ['Day 12', 'Sheet of parts, version 3'],
          ['Day 15', 'Twist: two owners'],
          ['Day 28', 'Submitted'],
        ),
        specimen(
          ['Act', '#4a44c9'],
          ['Read', '#141824'],
          ['Stop', '#b9281c'],
          ['Mind', '#8a5300'],
          ['Done', '#19734a'],
          ['Geist', 'Four sizes and no fifth'],
        ),
        bullets(
          'I would test the 31 sentences with owners whose Danish is new.',
          'I would count how many press “Swap them?” and were right the first time.',
          'I would take the preview off the first visit. It is lovely, and it is read before the form.',
        ),
      ],
    },
  ],
};
