import type { StyleId } from '../../../catalog/styles.ts';
import type { Text } from '../text.ts';

/**
 * What a style asks for, in the words of a specification: short noun phrases that a designer can act on. They are
 * short on purpose: each sentence combines several, so that two briefs of one style rarely share a sentence.
 */
export interface Manner {
  layout: readonly Text[];
  type: readonly Text[];
  colour: readonly Text[];
  /** What a screen must do for a reader in a given place. */
  needs: readonly Text[];
  avoid: readonly Text[];
  voice: readonly Text[];
}

const of = (text: string): readonly Text[] => text.split(';').map((phrase) => phrase.trim());

export const manners: Record<StyleId, Manner> = {
  minimal: {
    layout: of(
      'wide margins; one column; [generous|plenty of] white space; left-aligned blocks; [hairline|thin] rules only; two columns at most; no boxes; a strict baseline; lists without frames; a single focal point; even gaps of 24 px; content before chrome',
    ),
    type: of(
      'two type sizes; one weight throughout; [dark|near-black] small type; regular weight, large; numerals set larger; headings without bold; short measure; [one|a single] typeface; labels above fields; sentence case everywhere; plain figures; quiet captions',
    ),
    colour: of(
      'almost no colour; a white ground; one restrained accent; [cool|neutral] greys; black on paper white; colour for actions only; tinted surfaces, barely; links in the accent; grey for what waits; ink and one hue; pale neutral panels; no gradients',
    ),
    needs: of(
      'one answer per screen; one button at a time; the number first; nothing to scroll past; a few large targets; no second menu; text before pictures; defaults already chosen; two steps at most; a start without introduction',
    ),
    avoid: of(
      'pale grey text; icons without words; hidden menus; type under 14 px; [stock|mood] photographs; thin lettering; decorative emptiness; prices below the fold; empty hero images; ghost buttons; swipe-only gestures; unlabelled fields',
    ),
    voice: of(
      'verbs first; no adjectives; ten words a sentence; plain nouns; no greetings; numbers before words; one idea a line; labels, not slogans; exact times; no exclamation marks; the same word each time; facts without praise',
    ),
  },
  bold: {
    layout: of(
      'full-width blocks; one oversized element; [hard|sharp] edges; poster proportions; big cropped details; flat stacked bands; tight overlapping layers; a broken grid; figures as large as headings; edge-to-edge panels; one strong diagonal; thick dividing lines',
    ),
    type: of(
      'very large headlines; heavy, tight lettering; three-word titles; [giant|huge] numerals; condensed bold type; headlines over two lines; black weights on colour; capitals for single words; big labels; short lines, heavy; one display face; text set calmly',
    ),
    colour: of(
      'two saturated colours; flat colour fields; strong complementary pairs; white type on colour; one hot accent; solid colour buttons; full-strength inks; colour by section; dark text on brights; unmixed primaries; a coloured ground; no tints',
    ),
    needs: of(
      'the number read from afar; a start nobody misses; two seconds to understand; one loud element; targets for a thumb in motion; contrast in full sun; states told by colour and word; the price in big type; the next step at the bottom; an answer above everything',
    ),
    avoid: of(
      'three loud things together; gradients and glows; text on clashing colours; exclamation marks; sale stars; shouting error messages; tilted prices; long lines in capitals; drop shadows; confetti; blinking offers; small grey labels',
    ),
    voice: of(
      'four-word headlines; the imperative; prices said aloud; one calm explanation after; short verbs; direct address; no puns; questions answered at once; numbers in headlines; everyday words; claims with a figure; cheer without exclamation marks',
    ),
  },
  playful: {
    layout: of(
      'rounded cards; loose, uneven stacking; pieces that can be moved; room for small drawings; tilted details; big soft buttons; one surprise per visit; steps like a board game; shapes as containers; wavy dividers; friendly empty states; overlapping shapes',
    ),
    type: of(
      'round letterforms; soft headings; large friendly figures; lettering with bounce; short cheerful titles; a wide, open face; numbers in circles; mixed heading sizes; generous line spacing; hand-cut initials; type beside drawings; plain text faces',
    ),
    colour: of(
      'four flat colours; warm pastel panels; candy accents; a tinted ground; colour-coded shapes; paper-cut colours; one colour per person; sunny highlights; soft contrasts, readable; deep text on pastels; crayon tones; bright buttons',
    ),
    needs: of(
      'feedback within a second; play that can be skipped; waiting made shorter; mistakes easily undone; one joke at most; a reward after the task; drawings that explain; big touch targets; progress that can be seen; sound off by default',
    ),
    avoid: of(
      'mascots; baby talk; jokes in errors; bouncing buttons; childish lettering; forced animations; badges for everything; comic speech bubbles; rainbow palettes; hidden rules; noise on opening; fun around bad news',
    ),
    voice: of(
      'everyday words; a light touch; one joke a page; friendly questions; short praise; spoken rhythm; first names; no irony; plain talk about money; warm confirmations; small asides; kind corrections',
    ),
  },
  luxury: {
    layout: of(
      'one object per screen; [tall|deep] margins; a slow vertical rhythm; centred single columns; large close-ups; narrow text blocks; few items per page; full-bleed pictures; plain thin frames; generous silence between sections; symmetrical openings; one decision per page',
    ),
    type: of(
      'fine serif headings; small, spaced capitals; high-contrast lettering; old-style figures; long, calm lines; names set alone; light italics; prices in text size; large initials; wide letterspacing; serif on dark; exact small type',
    ),
    colour: of(
      'a dark ground; one metallic accent; warm blacks; ivory text; deep, muted hues; candlelight contrasts; bronze for actions; wine and bone; tone-on-tone surfaces; pearl greys; no pure white; low saturation',
    ),
    needs: of(
      'time to look; prices stated once; no hurry; a person to ask; details that hold when enlarged; full contrast in small type; one choice at a time; names before numbers; quiet loading; an unhurried way back',
    ),
    avoid: of(
      'black with gold by default; crests; countdowns; crossed-out prices; superlatives; unreadably thin type; velvet textures; pop-up offers; hidden prices; marble backgrounds; sparkle effects; badges',
    ),
    voice: of(
      'full sentences; no superlatives; makers named; exact materials; formal address; restraint; one adjective a sentence; prices without apology; dates written out; quiet invitations; provenance told; no urgency',
    ),
  },
  corporate: {
    layout: of(
      'a twelve-column grid; aligned tables; numbered sections; forms in one column; dates at the left; a fixed header; rows that can be compared; summary before detail; printable pages; clear section headings; the same place daily; breadcrumbs',
    ),
    type: of(
      'tabular figures; sober sans-serif headings; three fixed sizes; bold for totals; right-aligned amounts; labels in full words; medium weights; compact tables; numbered headings; no decorative faces; legible footnotes; one text face',
    ),
    colour: of(
      'cool neutral surfaces; one institutional colour; blue-grey panels; dark ink text; colour for status; white tables; restrained greens; striped rows, faint; slate headings; accessible status colours; no brand wash; calm greys',
    ),
    needs: of(
      'a record of who decided; the date on everything; the same layout daily; figures that add up; a printable version; exceptions at the top; keyboard shortcuts; a clear audit trail; states spelt out; totals visible at once',
    ),
    avoid: of(
      'handshake photographs; skylines; unexplained abbreviations; buried exceptions; jargon; decorative charts; blue by habit; vague statuses; modal upon modal; dashboards without a question; tiny footnotes; marketing in forms',
    ),
    voice: of(
      'fact, then consequence; dates in full; names of those responsible; no jargon; complete sentences; deadlines first; neutral wording; amounts with units; quotable lines; next step last; defined terms; no thanks in advance',
    ),
  },
  retro: {
    layout: of(
      'ruled boxes; ticket proportions; centred titles; framed panels; poster borders; columns like a timetable; badges and labels; stacked type blocks; perforated edges; a printed-sheet grid; numbered stubs; banner headings',
    ),
    type: of(
      'fat slab headings; sign-painter lettering; stamped numerals; wood-type titles; condensed capitals; mixed poster sizes; old-style figures; typewriter details; ornament-free slabs; tight display lines; labels in small capitals; italic asides',
    ),
    colour: of(
      'two inks on cream; faded reds; mustard and navy; a yellowed ground; overprinted tones; brick and bottle green; flat spot colours; warm browns; ink blue text; washed-out teal; one strong red; no pure black',
    ),
    needs: of(
      'numbers readable at once; labels like shop signs; buttons that look like buttons; fat type for poor light; prices in boxes; a timetable order; icons as old pictograms; few colours to learn; receipts worth keeping; today’s controls',
    ),
    avoid: of(
      'fake scratches; sepia photographs; jukebox clichés; imitation wood; distressed type; borrowed decades; old-time spelling; ornament without use; pin-up pictures; curled paper corners; film grain; radio-dial controls',
    ),
    voice: of(
      'handbill brevity; what, where, when; polite imperatives; prices in words; today’s vocabulary; titles with ceremony; no nostalgia; timetable order; plain instructions; signed notices; short announcements; the full name',
    ),
  },
  futuristic: {
    layout: of(
      'instrument panels; live values in rows; a dark control-room grid; thin dividing lines; layered readouts; one central gauge; timelines to the right; compact modules; data beside its source; forecast strips; status along the top; fixed coordinates',
    ),
    type: of(
      'monospaced figures; small technical labels; wide geometric headings; tabular times; thin large numerals; uppercase labels, spaced; compact captions; units beside figures; light weights on dark; square letterforms; codes in mono; plain running text',
    ),
    colour: of(
      'near-black ground; one signal colour; cold blues; electric accents; dim inactive states; bright changes only; violet to cyan; green readings; low-glow surfaces; white for the present; colour as warning; deep navy panels',
    ),
    needs: of(
      'the age of each figure; known told from expected; changes marked at once; readings in the dark; the next hour first; alarms that stand out; one glance for status; a manual way out; updates without reload; units always shown',
    ),
    avoid: of(
      'neon outlines; invented data; glass panels; boot-up theatre; self-typing text; hexagon patterns; glitch effects; paragraphs in mono; unexplained codes; spinning globes; blue glow everywhere; fake terminals',
    ),
    voice: of(
      'present tense; state, change, action; times to the minute; no hype; units in full; forecasts called forecasts; short alerts; no metaphors; verbs of control; exact sources; calm warnings; one fact a line',
    ),
  },
  organic: {
    layout: of(
      'soft uneven edges; a calm reading column; generous paper margins; irregular picture frames; seasonal bands; loose grids; wide line spacing; pictures in daylight; gently curved panels; unequal columns; texture kept to borders; long scrolling pages',
    ),
    type: of(
      'warm old-style serifs; humanist sans text; sturdy headings; sentence-case titles; ink-like weights; large quiet text; few hand-drawn figures; brush-free lettering; open letterforms; soft italics; friendly numerals; bookish captions',
    ),
    colour: of(
      'earth and clay; moss on cream; undyed-wool whites; bark-brown text; faded plant greens; terracotta actions; ochre highlights; river-stone greys; oat-coloured panels; colours of one season; rust and sage; no pure white',
    ),
    needs: of(
      'glare-free contrast; origin beside price; the season in view; rest for tired eyes; text dark enough outdoors; pictures of the real thing; slow transitions, few of them; room for long names; quantities in hand measures; weather taken into account',
    ),
    avoid: of(
      'leaf icons; twine and burlap; green as proof; handwriting under 24 px; texture behind text; farm-shop clichés; purity claims; watercolour blots; beige without contrast; seedling photographs; kraft-paper effects; eco badges',
    ),
    voice: of(
      'origin first; seasons named; unhurried sentences; plain verbs; quantities in units; no virtue claims; growers’ words; weather mentioned; honest shortages; concrete nouns; names of places; quiet humour',
    ),
  },
};
