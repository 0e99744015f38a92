import type { StyleId } from '../../../catalog/styles.ts';
import type { Style } from './style.ts';

/** Further sentences for each style, beside those of styles.ts: what is said of a style must not be known by heart after ten briefs. */
export const moreOfStyles: Record<StyleId, Pick<Style, 'because' | 'avoid' | 'voice' | 'rules' | 'brings'>> = {
  minimal: {
    because: [
      'Met {moment}, a page has [one chance|a single chance] to be understood: [spend|use] it on the answer.',
      'Those who look do so {moment}, with [half a hand|one thumb] free; [fewer|less] things, larger.',
      '[Reading happens|They read] {moment}. What can wait goes [behind|below] the answer, not beside it.',
    ],
    avoid: [
      'It fails when [calm|order] turns into riddles: [every|each] sign needs its word.',
      'Leave out [shadows|gradients] and tasteful photographs of nothing in particular.',
      'Emptiness that [pushes|drives] the price off the first screen is [decoration|vanity], too.',
    ],
    voice: [
      '[Name|State] the thing, then the number; [adjectives|praise] may stay at home.',
      'Each line [earns|has to earn] its place: if nobody would miss it, [out with it|cut it].',
      'Nouns people already use, and [no|never a] word twice on one screen.',
    ],
    rules: [
      'the order of things on every screen',
      '[what comes first and what may be missing|the first thing and the last]',
      'every [screen|place] where somebody decides',
    ],
    brings: [
      '[silence|a pause] between two steps',
      'the courage to [leave a third blank|show one number alone]',
      '[one|a] grey fewer than seems possible',
    ],
  },
  bold: {
    because: [
      'Seen {moment}, it has [two|three] seconds against everything else that [moves|shouts].',
      'Its readers are [busy|on the way]: they meet it {moment} and decide from [a distance|four metres].',
      'What is noticed {moment} is colour first, size second, and words [last|a poor third].',
    ],
    avoid: [
      'Loud is not [the same as|yet] large: one thing per screen may [shout|be enormous], never two.',
      'Keep it from turning into [sale posters|a fairground]: no stars, no [slanted|tilted] prices.',
      'Full colour behind running text would be [a mistake|the wrong place for courage].',
    ],
    voice: [
      'Verbs of one syllable, [said|set] large; the rest [in plain words|small and exact].',
      'It [talks|speaks] as people call across a [street|yard]: short, friendly, with a number in it.',
      '[Headlines|Large lines] of four words at most, and never a [pun|riddle].',
    ],
    rules: [
      '[colour fields and the largest type|everything above two centimetres]',
      'every first screen and [each|every] poster',
      '[what is seen from afar|the view from across the room]',
    ],
    brings: [
      '[one|a single] colour nobody overlooks',
      'numbers as large as [a hand|doors]',
      '[cropped shapes|shapes cut by the edge] that lead the eye',
    ],
  },
  playful: {
    because: [
      'It is used {moment}; a [wink|small joke] at the right moment [keeps|holds] people for the second step.',
      'Nobody is at their [best|sharpest] {moment}, and a shape that [answers|gives way] is kinder than a warning.',
      'Children look over the shoulder {moment}, so [they|even they] should see what is going on.',
    ],
    avoid: [
      'Keep the [jokes|pranks] away from money, [illness|bad news] and error messages.',
      'Nothing may [hop|bounce] twice: a surprise that [repeats|comes back] is a [nuisance|noise].',
      'No round-eyed mascots that [apologise|say sorry] for the [software|mistakes].',
    ],
    voice: [
      'Like an aunt who is good at [games|explaining]: [patient|unhurried], dry, quick to the point.',
      'It may smile in [greetings|empty places] and is [plain|serious] wherever something [costs|counts].',
      '[Small|Everyday] words, a turn at the end now and then, no exclamation marks [in a row|in twos].',
    ],
    rules: [
      '[shapes and their manners|how things move and come to rest]',
      'waiting, empty and finished states',
      'every [moment|place] in which nothing is at stake',
    ],
    brings: [
      '[one|a] crooked line in a straight page',
      'drawn [hands|feet|tools] instead of icons',
      '[a small reward|a nod] when something is done',
    ],
  },
  luxury: {
    because: [
      'Whoever looks {moment} has [chosen|decided] to take time; the page may [take it|do so], too.',
      'It is opened {moment}, for something that is [kept|remembered] longer than it [cost|took].',
      'Trust is [built|earned] {moment} by what is left [unsaid|out], and by a price that is [told|shown] without blushing.',
    ],
    avoid: [
      'Gold on black, [crests|monograms] and whispering adjectives are how [imitations|fakes] do it.',
      'Small grey capitals that [nobody|no one] over forty can read would be [an insult|a discourtesy].',
      'Do not make a [mystery|secret] of the price; [discretion|tact] is something else.',
    ],
    voice: [
      'Spoken [quietly|low], in whole sentences, to one person at a time.',
      'It says who made it, [of what|from which material] and in how many hours, and [leaves it there|stops].',
      'No superlative at all; [weight|rank] comes from dates and names.',
    ],
    rules: [
      '[pace and light|how slowly things appear]',
      'every picture and the [ground|dark] it stands on',
      '[the first and the last screen|arrival and farewell]',
    ],
    brings: [
      '[one|a single] picture given a whole screen',
      'the [margin|width] of a good book',
      '[letters with some history|a serif with weight] for names',
    ],
  },
  corporate: {
    because: [
      'It is opened {moment} to [check|prove] something, and [a stranger|a third party] may have to follow later.',
      'People rely on it {moment} without [liking|loving] it; they ought to [find|get] what they found last time.',
      'Since it is used {moment}, often by two people at once, each [figure|state] needs its date and its author.',
    ],
    avoid: [
      'No [handshakes|skylines], no blue that says only that it is blue.',
      'Tables without units and charts [without|lacking] a zero would [cost|lose] trust at once.',
      '[Formal|Official] must not mean [longer|slower]: no form may ask what is already known.',
    ],
    voice: [
      'As in good minutes: who, what, by when; [opinions|adjectives] are marked as such.',
      'Terms are [explained|defined] once and then [kept|used unchanged], in the letter as on the screen.',
      '[Level|Even] in tone whether the news is good or bad, with the [reason|cause] in the same sentence.',
    ],
    rules: [
      '[tables, forms and their numbering|whatever is counted or signed]',
      'names, dates and the order of [columns|entries]',
      'everything that may be [printed|audited]',
    ],
    brings: [
      '[a line of small print that can be read|footnotes one can read]',
      'the same [head|first line] on every page',
      '[numbering|dates in full] where others have pictures',
    ],
  },
  retro: {
    because: [
      'It hangs and lies about {moment}; [paper|print] manners suit [such a place|that] better than glass.',
      'The people in question, {moment}, [trust|like] what looks as if it had [worked|stood there] for years.',
      'Met {moment}, a page with [a frame|ruled edges] and a big [word|name] is [found|known] again at once.',
    ],
    avoid: [
      'No [coffee stains|torn paper], no scratches put on [by hand|afterwards]: it was new once.',
      'Old letters for [headings|names] only; what is read in [lines|length] is set in a face of today.',
      'A costume would be [wrong|the mistake]: nobody here [pretends|acts] to live in another century.',
    ],
    voice: [
      'Like a shop sign [of the thirties|from before the war]: [trade, name, hours|what, who, when].',
      'Somewhat [formal|old-fashioned], never quaint; “please” where it is [meant|due].',
      'Imperatives of the [old railway|post office] kind: [short, numbered, courteous|brief and courteous].',
    ],
    rules: [
      '[frames, rules and big letters|borders and lettering]',
      'labels, tickets and everything [numbered|stamped]',
      'the number of inks, [which is three|three at most]',
    ],
    brings: [
      '[a stamped number|numbers as from a stamp]',
      'two inks printed over each other for a third',
      '[fat|heavy] letters for the one word that counts',
    ],
  },
  futuristic: {
    because: [
      'It is watched {moment}; what [changes|moves] has to [stand out from|be brighter than] what stays.',
      'Those in charge look {moment} and [want|need] the next hour, not the last.',
      'Decisions fall {moment} in [seconds|half a minute], so a [state|trend] must be legible as a shape.',
    ],
    avoid: [
      'Nothing may [blink|glow] that does not [mean|report] something.',
      'No [hexagons|circuit boards], no blue rain of figures: an instrument [explains|shows] itself.',
      'Thin light type on black [tires|hurts] within minutes; give [text|it] weight and size.',
    ],
    voice: [
      '[Value, unit, trend|Figure, unit, direction]; then, in one sentence, what to do.',
      'It announces early and [calmly|evenly], and [admits|says] how sure it is.',
      'Telegrams: [no|never an] article too many, and every [abbreviation|short form] spelled out once.',
    ],
    rules: [
      '[signals, figures and the dark ground|figures and their brightness]',
      'whatever is measured and [forecast|expected]',
      'every screen that stays open [all day|for hours]',
    ],
    brings: [
      '[one|a single] line of light for what comes next',
      'the [ring|scale] that fills as time runs out',
      '[a dark hour view|a view at night] of the same page',
    ],
  },
  organic: {
    because: [
      'It is looked at {moment}, when [eyes are tired|hands are not clean]: soft ground, firm [type|letters].',
      'They come to it {moment}; a page with a [season|weather] in it feels [made|looked after].',
      'Whatever grows or heals takes [time|weeks], and people see it {moment}: let change show [slowly|in small steps].',
    ],
    avoid: [
      'Leaves as bullets and [brown paper|wood grain] as background have [sold|covered] too much already.',
      'Not beige on beige: [text|letters] as dark as [wet earth|bark], or nobody reads it [outdoors|in the sun].',
      'No [hand-drawn|crooked] letters for anything that has to be [exact|counted].',
    ],
    voice: [
      'As people speak over a [fence|garden gate]: what is ready, what is not, [why|what the weather did].',
      '[Warm|Kind] without diminutives; [names of things|plants, places and people] come before [praise|qualities].',
      'Sentences may breathe; [numbers|dates] stay [exact|sharp].',
    ],
    rules: [
      '[edges, paper and light|paper and the shape of things]',
      'everything that shows [time|season]',
      'the [pictures|drawings] and what lies between them',
    ],
    brings: [
      '[an uneven edge|a torn edge] on the one thing that counts',
      'colours that change with the [month|season]',
      '[a drawing from life|drawings made on the spot] instead of a photograph',
    ],
  },
};
