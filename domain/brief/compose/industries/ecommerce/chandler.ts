import type { Kind } from '../../kinds.ts';

export const shipChandler: Kind = {
  id: 'ship-chandler',
  model: 'wholesale',
  channel: 'messages',
  where: ['port'],
  what: [
    'a ship chandler that supplies {ships} ships a year',
    'a shop for ships, with {vans:w} vans',
    'a chandler who sells to {ships} ships a year and to nobody on land',
  ],
  names: [
    '{surname} Ship Stores',
    '{surname} & {surname2}, Chandlers',
    'The {bird} Chandlery',
    '{thing} & Line',
    '{district} Ship Supply',
    '{colour} {thing} Stores',
  ],
  years: [8, 126],
  n: { ships: [310, 980, 5], vans: [3, 7], lines: [2400, 6800, 100], stay: [9, 17], small: { eur: [380, 940] } },
  story: [
    'For {years} years the first van has stood on the quay before the [gangway|ladder] was down.',
    'It began {years} years ago with tar, twine and a [rowing boat|handcart]; the boat hangs in the store.',
    'The family has known the cooks of three oceans for {years} years, and [hardly one|none] of their surnames.',
  ],
  audience: [
    'Captains, mates and cooks who are in port for {stay} hours and want everything on board in one of them.',
    '{ships} ships a year, survey boats and ore carriers, with eleven languages at table.',
    'People who order at sea for a quay they have never seen, and offices far away that [pay|ask] later.',
  ],
  users: [
    {
      role: '[cook on a tanker|cook on a survey ship|steward on an ore carrier]',
      ages: [24, 58],
      away: true,
      goals: ['Twenty-three people fed until the next port', 'The rice that the crew calls rice'],
      pains: ['Asked for chillies and got peppers', 'Orders in a language that is nobody’s on board'],
      quotes: ['If the rice is wrong, I hear it three times a day for a month.'],
    },
    {
      role: '[second mate who does the stores|bosun|chief engineer on a coaster]',
      ages: [27, 60],
      away: true,
      goals: ['All of it on deck before the pilot', 'See on paper what was left out'],
      pains: ['Signs for sixty boxes in the rain', 'Finds out at sea what is missing'],
      quotes: ['I sign for boxes. What’s in them I learn at sea.'],
    },
    {
      role: '[buyer in a shipping office|fleet purchaser|accountant of a shipowner]',
      ages: [28, 55],
      away: true,
      goals: ['Three offers side by side by noon', 'One invoice that matches one signature'],
      pains: ['The same rope under four names', 'Is asked why the cook wanted saffron'],
      quotes: ['To me a ship is forty lines and a stamp.'],
    },
    {
      role: '[van driver with a harbour pass|storeman and driver|apprentice storekeeper]',
      ages: [20, 54],
      goals: ['The right berth at the right hour', 'Somebody at the crane when the van is there'],
      pains: ['Berths change on the way there', 'Waits two hours at a gate with ice cream'],
      quotes: ['A ship is two hundred metres long. You’d think one could find it.'],
    },
    {
      role: '[shipping agent|agent’s night clerk|harbour agent for eleven lines]',
      ages: [25, 59],
      goals: ['One message instead of nine calls', 'The chandler to know what the pilot knows'],
      pains: ['Tells the same hour to six people', 'Hears first, is believed last'],
      quotes: ['The ship’s early. I’ve said that to everyone but the cheese.'],
    },
    {
      role: '[captain of a sail-training ship|skipper of a research launch|master of a small coaster]',
      ages: [34, 66],
      away: true,
      goals: ['Charts and lamp glass in one parcel', 'Not to be treated like a small order'],
      pains: ['Comes after the large ships, always', 'Pays by card at a gate that has none'],
      quotes: ['We’re nine people and a mast. We eat too.'],
    },
  ],
  people: [
    {
      role: 'owner of the chandlery',
      wants: ['every line on board or told beforehand', 'ships that come back by themselves'],
    },
    {
      role: 'head of the store',
      wants: ['lists that say what is meant', 'leave to send the next best thing'],
    },
    {
      role: 'purchaser for the largest fleet',
      wants: ['nothing on board that the office has not seen', 'prices before the ship is in sight'],
    },
    {
      role: 'port security officer',
      wants: ['a name for whoever passes the gate', 'no van waiting on the quay'],
    },
  ],
  usps: [
    {
      title: '[At the gangway first|On the quay]',
      text: 'One of {vans:w} vans waits on the quay, by day and by night, and in [fog|rain].',
    },
    {
      title: 'We ask the cook',
      text: 'Whoever packs rings the galley and asks what was [meant|wanted]; that has saved many a Sunday.',
    },
    {
      title: 'One screw, too',
      text: 'A single lamp glass is [carried|brought] up the same ladder as four tonnes of stores.',
    },
    {
      title: '[Kept between ports|A shelf for you]',
      text: 'What arrives too late waits on the ship’s own shelf until she [returns|comes by again].',
    },
    {
      title: 'Eleven kinds of rice',
      text: 'Of the {lines} things in store more than half are eaten; the cooks chose [them|most].',
    },
  ],
  features: [
    {
      id: 'list',
      title: '[The list from sea|What is meant]',
      text: 'Reads a list in any words; doubts come back as questions. || Turns “white cheese, not the sad one” into a thing on a shelf.',
      check:
        'List of 60 lines, seven in doubt: the seven on one screen || Line in {language2}, oddly spelt: matched, doubted, asked',
      on: 1,
    },
    {
      id: 'instead',
      title: '[Instead of that|The next best]',
      text: 'A proposal for what is not there, answered by one sign. || A substitute offered with a picture before the van is packed.',
      check: 'Three proposals answered at sea within 40 kB || No answer in six hours: how the box is marked',
      on: 0,
    },
    {
      id: 'berth',
      title: '[Where is she now?|Berth and hour]',
      text: 'Berth, hour and side, as the pilot knows them. || Where the ship will lie, and when that last changed.',
      check:
        'Berth changed twice within an hour, driver under way || Ship early by five hours: who sees it, in which order',
      on: 1,
    },
    {
      id: 'aboard',
      title: '[On board|Counted up the ladder]',
      text: 'Boxes are counted at the rail, with what each one holds. || Signed for by box, and a box opens on the screen.',
      check: 'Box 31 of 60 missing, seen on both sides || Signed in rain, with a glove, by two people',
      on: 0,
    },
    {
      id: 'left',
      title: '[Left behind|What is not on board]',
      text: 'What did not make it, and which port has it. || Three lines before sailing: this is missing.',
      check: 'Four things left behind, each with a next port || Nothing left behind: the same message in four words',
      on: 0,
    },
    {
      id: 'yes',
      title: '[The office says yes|Three signatures]',
      text: 'Galley, captain and office agree to one list. || Who has said yes, and to which lines.',
      check:
        'Office strikes saffron, cook answers: both on one line || Yes by captain alone, office asleep: what may be packed',
      on: 0,
    },
    {
      id: 'again',
      title: '[As last time|Her usual]',
      text: 'What this ship took last time, for as many days and mouths. || A first list from the last one, by days at sea.',
      check: '31 days for 23 people from a list for 12 days || New cook, old list: what is asked first',
      on: 0,
    },
    {
      id: 'load',
      title: '[Pack for the ladder|Van, back to front]',
      text: 'Packs so that the frozen goes up first and the rope last. || The order of boxes in a van for two ships.',
      check: 'Two ships, one van, frozen goods for the second one || Crane or hand over hand: two orders of packing',
      on: 1,
    },
    {
      id: 'gate',
      title: '[Through the gate|Pass for tonight]',
      text: 'Names and times for the gate, before somebody is turned away. || The gate knows who comes, for which ship.',
      check:
        'Driver swapped at 02:00: pass changed in two steps || Gate closed for 40 minutes, seen by van, ship and store',
      on: 1,
    },
  ],
  surfaces: [
    {
      name: '[In galley and mess|At sea]',
      format: '[Phone, 360 px, by satellite, 20 kB a second|360 px over a slow satellite link]',
      states: 'no link, office has not answered, and line not available',
    },
    {
      name: '[In the store|Store and van]',
      format: 'Tablet, 11 inches, in a rubber case',
      states: 'berth unknown, list unread and gate closed',
    },
  ],
  constraints: [
    {
      type: 'technical',
      text: 'At sea a page may weigh 40 kB.',
      effect: 'Words first; pictures only where somebody asks.',
    },
    {
      type: 'legal',
      text: 'Spirits, tobacco and medicines stay sealed until the ship has left.',
      effect: 'Sealed goods are another colour of box and a list of their own.',
    },
    {
      type: 'time',
      text: 'Ships stay {stay} hours; for three of those a crane is free.',
      effect: 'Every screen says how long until the crane is gone.',
    },
    {
      type: 'content',
      text: 'The store has {lines} things, and only half of them have a picture.',
      effect: 'A thing must be recognisable by size, use and maker.',
    },
    {
      type: 'people',
      text: 'Crews change every few months; the next cook knows nothing of this.',
      effect: 'No sign-in: the ship’s name and its number must do.',
    },
    {
      type: 'money',
      text: 'A van to an anchored ship costs {small}, whatever is in it.',
      effect: 'Show what is worth a boat and what can wait for a quay.',
    },
  ],
  nonGoals: [
    { text: 'Fuel and drinking water' },
    { text: 'Spare parts for engines' },
    { text: 'A shop for yacht owners' },
    { text: 'Tracking ships on a map' },
    { text: 'Crew changes' },
  ],
  tensions: [
    {
      of: [1, 2],
      a: '{p1} sends what a cook must have meant, and is right nine times in ten.',
      b: '{p2} returns whatever the office has not signed, all ten times.',
      where: 'On a line that is not in store, six hours before sailing.',
    },
    {
      of: [0, 3],
      a: '{p0} wants a van on the quay an hour before a ship is due.',
      b: '{p3} wants no van inside the gate until the lines are fast.',
      where: 'In the hour that driver, gate and mate see.',
    },
  ],
  unknowns: [
    'Whether cooks would rather answer questions or get surprises',
    'What share of a list is habit',
    'How many lines go wrong on the quay and not in the store',
    'If an office far away reads more than the sum',
    'Who on board is still awake when the van comes',
  ],
  twists: [
    'A storm keeps {vans:w} ships outside for three days. Their food is packed. What do the galleys see, and what becomes of the lettuce?',
    'The largest shipping company sends its own catalogue of nine thousand things, in its own numbers. {p0f} cannot say no. Where does it meet the words of the cooks?',
    'From {due} no private telephone may be used on the quay. The driver has paper and a radio. Redraw the last hundred metres.',
  ],
  objects: [
    'coils of manila rope',
    'signal flags in pigeonholes',
    'stencilled tea chests',
    'brass lamp glasses',
    'cargo nets',
    'oilskins on hooks',
  ],
  moments: [
    'in a galley, between two meals',
    'on a gangway in the rain, with a glove',
    'at a harbour gate, engine running',
    'in a store, with a list in one hand and a tin in the other',
  ],
  samples: [
    'Berth 14, starboard side, from four.',
    'No white cabbage. Red, or none?',
    'Sixty boxes up, nothing left behind.',
    'The crane is yours for another forty minutes.',
  ],
  troubles: [
    {
      id: 'what-was-meant',
      titles: [
        'Not the sad cheese: {org}',
        'Chillies, not peppers: {org}, {town}',
        'What the cook meant at {org}',
        '{wrong} wrong lines in a hundred: {org}',
      ],
      n: { wrong: [11, 19], wrongTo: [3, 6], back: [6, 9], backTo: [2, 4], asked: [17, 31], askedTo: [68, 82] },
      problem: [
        'Of a hundred things ordered, {wrong} come on board as something else: another size, another rice. It is found out at sea, and {back}% of sales [go|come] back as credit notes.',
        'Lists are spoken in a galley and read in a store. {wrong} lines in a hundred go wrong; the next order goes to a [rival|chandler] one port further.',
      ],
      ask: [
        'Find out what is meant while there is still somebody to ask, and before the box is shut.',
        'Let a cook and a storekeeper who have no language in common agree about [rice|cheese].',
      ],
      situation: [
        'Lists come as photographs, tables, voices with an engine behind them. {p1f}’s people type and guess. Doubts are [rung through|mailed] to a ship asleep.',
        'Buyers use the web shop, cooks do not. Whatever is missing is replaced by the [dearer|larger] thing, with a smile in biro on the box.',
      ],
      whyNow: [
        {
          kind: 'rival',
          text: 'The supermarket at the port delivers to gangways from {due}, with pictures of everything.',
        },
        { kind: 'people', text: '{p1} knows four hundred cooks by voice and stops in {due}.' },
        {
          kind: 'complaint',
          text: 'A crew wrote to its union about the food in {now}; {p2} renews the contract in {due}, or does not.',
        },
      ],
      goals: [
        {
          text: 'Bring wrong lines from {wrong} in a hundred to {wrongTo} {by}. || {wrongTo} wrong lines in a hundred {by}; {wrong} are wrong today.',
          measure: {
            metric: 'Lines that arrive as something else',
            base: '{wrong} in a hundred',
            target: '{wrongTo} in a hundred',
            how: 'The mate’s remarks, six weeks',
          },
        },
        {
          text: 'Have {askedTo}% of doubts answered by the galley {by2}, not {asked}%. || From {asked}% to {askedTo}% of doubts cleared with the galley {by2}.',
          measure: {
            metric: 'Doubts cleared before packing',
            base: '{asked}% of doubtful lines',
            target: '{askedTo}%',
            how: 'Time of answer against time of packing',
          },
        },
        {
          text: 'Bring credit notes from {back}% of a year’s sales to {backTo}% {by3}. || Credit notes at {backTo}% of a year’s sales {by3}; now {back}%.',
          measure: {
            metric: 'Credit notes',
            base: '{back}% of a year’s sales',
            target: '{backTo}%',
            how: 'Ledger of twelve months',
          },
        },
        { text: 'Ask a ship no more than once a day, all doubts together.' },
      ],
      core: ['list:0', 'instead:1', 'again:0'],
      more: ['yes:2', 'aboard:2', 'left:0', 'berth:3', 'load:2'],
    },
    {
      id: 'sailed',
      titles: [
        'Sailed without the bread: {org}',
        'Where is she now? {org}',
        'The crane is gone at {org}, {town}',
        '{org} and the berth that moved',
      ],
      n: { missed: [34, 71], missedTo: [8, 17], wait: [74, 130, 2], waitTo: [19, 34], cold: [7, 14], coldTo: [2, 3] },
      problem: [
        'Last year {missed} ships sailed without part of their order, which stood on the [wrong quay|far side of a gate]. Vans wait {wait} minutes on average, with ice in the back.',
        'Ships come early, late or to another berth. {missed} a year leave something behind; {cold} times the frozen load was [given away|fed to gulls].',
      ],
      ask: [
        'Van, crane and ship should meet, although each of them learns of a change from somebody else.',
        'Let a change of berth reach the last driver as [fast|surely] as it reaches the pilot.',
      ],
      situation: [
        'The agent rings the office, the office the store, the store a driver at a gate. A board with magnets is [right|true] in the morning.',
        'Drivers look at a ship-spotters’ page on their own phones. {p3f}’s gate has a list from the day before. {p0f} sends two vans if in doubt.',
      ],
      whyNow: [
        { kind: 'rule', text: 'From {due} the gate turns away whoever is not announced an hour ahead, by name.' },
        {
          kind: 'growth',
          text: 'A second quay opens in {due}, eleven kilometres away by road.',
        },
        {
          kind: 'season',
          text: 'The survey fleet comes in {due}: nineteen ships in five weeks, for one night each.',
          when: 'spring',
        },
      ],
      goals: [
        {
          text: 'Let no more than {missedTo} ships a year sail without their goods, counted {by}; {missed} did. || {missedTo} ships a year that leave something behind {by}, not {missed}.',
          measure: {
            metric: 'Ships that sail without something',
            base: '{missed} a year',
            target: '{missedTo} a year',
            how: 'Notes that come back to the store',
          },
        },
        {
          text: 'Bring the wait of a van from {wait} minutes to {waitTo} {by2}. || {waitTo} minutes of waiting {by2} instead of {wait}.',
          measure: {
            metric: 'Time a van waits',
            base: '{wait} minutes',
            target: '{waitTo} minutes',
            how: 'Gate stamp against first box aboard',
          },
        },
        {
          text: 'Lose a frozen load {coldTo:w} times a year at most, counted {by3}; it was {cold}. || {coldTo:w} frozen loads lost a year {by3}, {cold} last year.',
        },
        { text: 'Tell the ship what is missing before the pilot is on board.' },
      ],
      core: ['berth:0', 'gate:1', 'left:0'],
      more: ['load:2', 'aboard:0', 'instead:3', 'yes:1', 'list:3'],
    },
  ],
};
