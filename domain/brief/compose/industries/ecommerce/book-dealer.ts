import type { Kind } from '../../kinds.ts';

export const bookDealer: Kind = {
  id: 'book-dealer',
  model: 'retail',
  channel: 'desktop',
  where: [],
  what: [
    'a second-hand bookshop with {books} books and one parcel table',
    'a second-hand bookseller in a former [chapel|bus garage]',
    'a bookshop for used books: {books} volumes, {staff} people',
  ],
  names: [
    '{surname} & Daughters, Books',
    'The {bird} Bookshop',
    '{thing} Books',
    '{district} Second-hand Books',
    '{colour} Cloth Books',
    '{tree} & {surname2} Books',
  ],
  years: [4, 39],
  n: {
    books: [18000, 74000, 500],
    staff: [3, 9],
    listed: [4200, 12800, 100],
    parcels: [28, 96, 2],
    price: { eur: [7, 14] },
    boxes: [9, 24],
  },
  story: [
    '{p0} bought the stock of a dead professor {years} years ago and has not got to the bottom of it yet.',
    'For {years} years people have left boxes at the door; the best book so far came in with [a toaster|jam jars].',
    'The shop has moved twice in {years} years, each time by [chain of hands|handcart].',
  ],
  audience: [
    'Readers who look for one certain book and readers who want to be found by one; the first pay the rent.',
    'People who know the title, people who know the colour, and about [thirty|forty] collectors who know more than the shop.',
    'Buyers by post from nine countries and a street that comes in when it rains.',
  ],
  users: [
    {
      role: '[chemistry teacher|bookbinder|radio editor] and collector',
      ages: [36, 68],
      away: true,
      goals: ['The 1931 edition, with the map', 'See the spine before paying'],
      pains: ['“Good condition” means nothing', 'Finds it listed, gets “sorry, sold on Saturday”'],
      quotes: ['Is the map in? That’s the whole question.'],
    },
    {
      role: '[tram cleaner|beekeeper|crane operator] and reader at night',
      ages: [27, 61],
      goals: ['Five novels for under {price} each', 'Something like the last one'],
      pains: ['Postage dearer than the book', 'Search that wants an author'],
      quotes: ['It was green, there was a ferry in it, and I cried.'],
    },
    {
      role: '[doctoral student|assistant at an institute|theatre dramaturg]',
      ages: [24, 38],
      away: true,
      goals: ['The book by Thursday, with an invoice', 'Page 212, now, to see if it is the right one'],
      pains: ['Three shops, three formats', 'The scan elsewhere lacks page 212'],
      quotes: ['I need one footnote. It lives in your cellar.'],
    },
    {
      role: '[daughter clearing a flat|nephew with a cellar|executor of a will]',
      ages: [38, 67],
      goals: ['Four hundred books gone, decently', 'Know if there is one among them'],
      pains: ['Nobody comes for fewer than a thousand', 'Afraid to throw away the wrong one'],
      quotes: ['He read every evening for fifty years. I’ve got a skip till Friday.'],
    },
    {
      role: '[retired proofreader|widowed organ builder|former sailor]',
      ages: [67, 88],
      goals: ['Come in, sit, be told what has arrived', 'Sell two, buy one'],
      pains: ['The chair has gone for a parcel table', 'Told “it’s online”'],
      quotes: ['I don’t want to search. I want to bump into it.'],
    },
  ],
  people: [
    { role: 'owner', wants: ['books described by somebody who opened them', 'the shop to stay a shop'] },
    {
      role: 'lister and packer',
      wants: ['a book listed in under [four|five] minutes', 'what is sold to be off the page at once'],
    },
    {
      role: 'part-time bookseller and collector of maps',
      wants: ['the word for each flaw', 'one shelf that is in no list'],
    },
    { role: 'landlord and silent partner', wants: ['the rent', 'stock that moves'] },
  ],
  usps: [
    {
      title: '[Opened, every one|Somebody looked]',
      text: 'Each listed book has been opened and leafed through; flaws are named with the page.',
    },
    {
      title: 'The cellar',
      text: 'Of {books} books only {listed} are listed; the rest can be asked for, and {p2f} goes down.',
    },
    {
      title: 'Jam jars',
      text: 'House clearances are taken whole, from [forty|fifty] books on, with whatever they are packed in.',
    },
    {
      title: 'Postage told first',
      text: 'Postage is shown with the price, and from three books on it is [ours|shared].',
    },
  ],
  features: [
    {
      id: 'flaw',
      title: '[Is the map in?|What is wrong with it]',
      text: 'The flaws of this copy, with page and picture. || Condition as what one would see, not as a grade.',
      check: 'Three copies of one title told apart by two flaws each || Map missing: said before the price',
      on: 0,
    },
    {
      id: 'half',
      title: '[Green, with a ferry|Half-remembered]',
      text: 'Finds by colour, century, ferry, tears. || A search for people who have forgotten the author.',
      check:
        'From “green, ferry” to six candidates, shown as spines || No result: the question goes to a person, with a day',
      on: 0,
    },
    {
      id: 'ask',
      title: '[Look in the cellar|Please look]',
      text: 'A person goes and looks, and says when. || Asks for what is not listed.',
      check: 'Request, “looking”, found, not found: four states || Eleven requests for one shelf, as one walk',
      on: 0,
    },
    {
      id: 'page',
      title: '[Page 212|One page]',
      text: 'One page photographed on request, the same day. || A look inside, by a hand.',
      check:
        'Page asked for at 11:00, sent by 15:00, in colour || What may not be photographed, and why, in a sentence',
      on: 0,
    },
    {
      id: 'bump',
      title: '[To bump into|The unsorted shelf]',
      text: 'A shelf as it stands, changing weekly, without search. || Spines to walk along.',
      check: '60 spines on a phone, readable, in shop order || One taken on Saturday: gap shown',
      on: 0,
    },
    {
      id: 'list',
      title: '[Four minutes|Into the list]',
      text: 'A book into the list while it is in the hand. || Title page, flaws by voice, price, shelf.',
      check: 'Book without a number listed in under four minutes || Flaw spoken, corrected, kept with its page',
      on: 1,
    },
    {
      id: 'once',
      title: '[Sold is sold|One copy]',
      text: 'One copy, sold once, wherever it is shown. || Till, post and three marketplaces in step.',
      check:
        'Sold at the till at 16:10: gone in four places by 16:12 || Sold twice all the same: the letter, under 60 words',
      on: 1,
    },
    {
      id: 'clear',
      title: '[A skip till Friday|Clear a flat]',
      text: 'Says from pictures of shelves whether somebody comes, and when. || Forty photographs, an answer by evening.',
      check:
        'Answer to 12 photographs in three kinds: we come, bring these, give away || One book among them worth a call',
      on: 0,
    },
  ],
  surfaces: [
    {
      name: '[For readers|The shop, from outside]',
      format: '[Phone, 412 px; a desktop of 1280 px|412 and 1280 px]',
      states: 'sold meanwhile, [not found|still looking] and postage unknown',
    },
    {
      name: '[At the parcel table|Behind the counter]',
      format: '[Tablet on a music stand, 11 inches, dusty|11 inches on a music stand]',
      states: 'book without a number, [sold twice|double sale] and shelf unknown',
    },
  ],
  constraints: [
    {
      type: 'content',
      text: 'Three quarters of the stock have no number that a [scanner|machine] knows.',
      effect: 'The title page is the source; design around a photograph of it.',
    },
    {
      type: 'technical',
      text: 'Three marketplaces take lists [every hour|nightly] and charge by the copy.',
      effect: 'The own page must be right first; the others may lag, visibly.',
    },
    {
      type: 'people',
      text: '{staff} people, of whom one may [lift|climb].',
      effect: 'Walks to the cellar are bundled; the answer comes with a day.',
    },
    {
      type: 'brand',
      text: 'There is a stamp, a [cat|ladder] and a smell, and {p0} wants none of them online.',
      effect: 'Let the spines do it.',
    },
    {
      type: 'money',
      text: 'The middle price is {price}; a listing may cost [four|five] minutes.',
      effect: 'Only what an eye and a thumb can do in that time.',
    },
    {
      type: 'legal',
      text: 'Some books may be sold and not [shown|pictured].',
      effect: 'A place for words where others have a picture.',
    },
  ],
  nonGoals: [
    { text: 'New books' },
    { text: 'Recommendations by what others bought' },
    { text: 'E-books and scans of whole books' },
    { text: 'Star ratings' },
    { text: 'A café' },
  ],
  tensions: [
    {
      of: [0, 1],
      a: '{p0} wants each book described by someone who has read in it.',
      b: '{p1} has four minutes, {boxes} boxes and one chair.',
      where: 'In the form for flaws: how many lines before it is never filled?',
    },
    {
      of: [2, 3],
      a: '{p2} keeps one shelf off every list, for those who come in.',
      b: '{p3} counts it as {boxes} metres that do not move.',
      where: 'On the page “to bump into”: is that shelf on it?',
    },
  ],
  unknowns: [
    'How many look for a book whose author they have forgotten',
    'Whether a named flaw sells better than “good”',
    'Whether people who clear flats want money or peace',
    'What the street buys that the post never would',
    'Whether a person in a cellar is a service or a bottleneck',
  ],
  twists: [
    'The largest marketplace shuts its doors to small dealers from {due}; it brought half of the {parcels} parcels a day. What must the own page do by then, and what not?',
    'A library gives away nine thousand volumes, to be fetched within a fortnight. {p1f} has four minutes each. Decide what is listed, shown or asked for.',
    'One book in the green boxes turns out to be worth the rent of {boxes} months. {p2f} wants it in the window, {p3f} at an auction. How is it shown until it is settled?',
  ],
  objects: [
    'cloth spines',
    'pencilled prices on flyleaves',
    'library ladders',
    'brown paper parcels',
    'marbled endpapers',
    'rubber date stamps',
  ],
  moments: [
    'in a cellar with a torch',
    'at night in bed with a half-remembered title',
    'among boxes in a dead uncle’s flat',
    'on a rainy Tuesday between two shelves',
  ],
  samples: [
    'Map present, torn at the fold, page 88.',
    'Green, a ferry, tears: six candidates.',
    'Somebody is looking. Answer by four.',
  ],
  troubles: [
    {
      id: 'sold-meanwhile',
      titles: [
        'Is the map in? {org}',
        'Sorry, sold on Saturday: {org}',
        '{wrong}% of the orders go wrong at {org}',
        'One copy, sold once: {org}, {town}',
      ],
      n: { wrong: [14, 23], wrongTo: [3, 5], back: [9, 15], backTo: [3, 5] },
      problem: [
        '{wrong}% of orders cannot be filled because the copy was sold over the counter. Another {back}% come back: “good” was not good enough.',
        'There is one copy of everything, shown in four places. {wrong}% of the orders end in an apology, {back}% in a return.',
      ],
      ask: [
        'Make what is shown the book that is there, flaws and all.',
        'Two people look at one copy, one through a screen: let both see the same.',
      ],
      situation: [
        'Lists go to the marketplaces at night. What the till sells is struck off in a notebook by {p1f}, mostly. Conditions follow a scale of seven words that each dealer reads differently.',
        'A collector asks by e-mail for the map, a page, the spine; {p2f} answers after closing. Photographs are taken of dear books only.',
      ],
      whyNow: [
        { kind: 'rule', text: 'The marketplaces throw out dealers with more than 5% unfilled orders from {due}.' },
        { kind: 'people', text: '{p1}, whose notebook it is, goes in {due}.' },
        {
          kind: 'complaint',
          text: 'A collector has written about the missing map where all the others read it. {p0} wants to answer by {due}.',
        },
      ],
      goals: [
        {
          text: 'Have {wrongTo}% of orders fail {by}, instead of {wrong}%. || Bring orders that cannot be filled from {wrong}% to {wrongTo}% {by}.',
          measure: {
            metric: 'Orders that cannot be filled',
            base: '{wrong}%',
            target: '{wrongTo}%',
            how: 'Apologies sent against orders || Notebook and order list, monthly',
          },
        },
        {
          text: 'Cut returns over condition from {back}% to {backTo}% {by2}. || {backTo}% returned {by2}, down from {back}%.',
          measure: {
            metric: 'Returns because of condition',
            base: '{back}%',
            target: '{backTo}%',
            how: 'Reason on the return slip || Parcels back, sorted by {p1f}',
          },
        },
        { text: 'List a book without a number in under four minutes, flaws included.' },
        { text: 'Name a flaw before a buyer can find it.' },
      ],
      core: ['flaw:1', 'once:0', 'list:2'],
      more: ['page:1', 'ask:0', 'clear:2', 'bump:3', 'half:3'],
    },
    {
      id: 'half-remembered',
      titles: [
        'Green, with a ferry: {org}',
        'To bump into a book at {org}',
        '{leave}% leave without a title: {org}',
        '{books} books and no author: {org}',
      ],
      n: { leave: [54, 69], leaveTo: [36, 43], asks: [19, 41], asksTo: [70, 120, 2] },
      problem: [
        '{leave}% of visitors to the page leave after one search. They know a colour, a ferry, a summer; the page wants an author. In the shop such people leave with two books.',
        'Only {listed} of {books} books are listed, and the search finds what one can spell. {leave}% go again. About {asks} a month ask a person; most of those buy.',
      ],
      ask: [
        'Bring the unsought book to people who are not in the shop.',
        'Find a way to look for what one has forgotten, and a person where that ends.',
      ],
      situation: [
        'The page is a list with a field. Pictures of shelves, posted by {p2f} when bored, are looked at more than anything. E-mails begin “this may sound odd”.',
        'In the shop {p0f} asks three things and walks. Nobody has ever written the three things down.',
      ],
      whyNow: [
        { kind: 'rival', text: 'A machine now finds any title from three words, and sells it new, since {now}.' },
        {
          kind: 'move',
          text: 'The shop moves into a side street in {due}, away from those who come in when it rains.',
        },
        {
          kind: 'season',
          text: 'Before {feast} people look for the book of their childhood; last year half wrote too late.',
        },
      ],
      goals: [
        {
          text: 'Let no more than {leaveTo}% leave after one search {by}, {leave}% now. || Bring visits that end after one search from {leave}% to {leaveTo}% {by}.',
          measure: {
            metric: 'Visits that end after one search',
            base: '{leave}%',
            target: '{leaveTo}%',
            how: 'Server log without identities || Counted by page, weekly',
          },
        },
        {
          text: 'Have {asksTo} people a month ask a person {by2}, up from {asks}. || From {asks} to {asksTo} questions a month answered by a person {by2}.',
          measure: {
            metric: 'Questions to a person',
            base: '{asks} a month',
            target: '{asksTo} a month',
            how: 'Requests with an answer || {p2f}’s walks, counted',
          },
        },
        { text: 'Answer every question within a day, even with “no”.' },
        { text: 'Recommend nothing; let things be found.' },
      ],
      core: ['half:0', 'ask:1', 'bump:0'],
      more: ['page:2', 'list:2', 'flaw:3', 'once:2', 'clear:3'],
    },
  ],
};
