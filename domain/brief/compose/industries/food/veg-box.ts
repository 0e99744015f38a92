import type { Kind } from '../../kinds.ts';

export const vegBox: Kind = {
  id: 'veg-box',
  model: 'subscription',
  channel: 'phone',
  where: ['farm', 'town', 'river'],
  what: [
    'a vegetable farm of {hectares} hectares that [packs|fills] {boxes} boxes a week',
    'a farm near {district} with {boxes} weekly boxes and no shop',
    '{hectares} hectares of vegetables, sold as {boxes} boxes on Thursdays',
  ],
  names: [
    '{tree} Farm',
    '{surname}’s Field',
    '{district} Growers',
    'The {bird} Acre',
    '{herb} & {thing} Farm',
    '{stone} Hill Growers',
  ],
  years: [3, 38],
  n: {
    hectares: [5, 23],
    boxes: [280, 940, 10],
    price: { eur: [13, 22] },
    points: [9, 26],
    hands: [4, 11],
    kinds: [31, 58],
  },
  story: [
    '{p0} [leased|bought] the first field {years} years ago, [beside the railway|between two roads], and sold from a trestle table.',
    'For {years} years a box has gone to {points} collection points: garages, a dentist’s [porch|hall], the fire station.',
    'It grows {kinds} kinds of vegetable, [four|five] of which nobody [asks for|wants] more than once a year.',
  ],
  audience: [
    'Households in {town} that cook on most evenings, pay {price} a week and [fetch|collect] the box on foot or by bicycle.',
    'People who joined because of tomatoes and now have to [live with|love] turnips: {boxes} households, half with children.',
    'Two sorts of [member|subscriber]: those who plan meals on Sunday, and those who look into the fridge at six.',
  ],
  users: [
    {
      role: '[hospital porter|stagehand|paramedic]',
      ages: [25, 54],
      goals: [
        'Pause the box when the roster changes',
        'Cook for one from a box for three',
        'Share with a neighbour without arithmetic',
      ],
      pains: [
        'Learns on Wednesday that next week is night shift',
        'Celeriac, three weeks in a row',
        'The pause form wants five days’ notice',
      ],
      quotes: ['I know my shifts on Wednesday. You close on Tuesday.', 'I have four celeriacs and a bad conscience.'],
    },
    {
      role: '[mother of three|father of two|foster father]',
      ages: [29, 50],
      goals: ['One supper a week the children [eat|will finish]', 'Know by Sunday what is coming'],
      pains: ['Children who eat [three|two] kinds of vegetable', 'The list arrives when shopping is done'],
      quotes: ['If I know by Sunday, I look like I have a plan.'],
    },
    {
      role: '[retired choirmaster|retired bus conductor|widowed upholsterer]',
      ages: [66, 85],
      goals: ['A box that one person can [lift|carry] and finish', 'To see who grew it, now and then'],
      pains: ['Collection point shuts at six, up eleven steps', 'No wish to have an [account|password]'],
      quotes: ['I can eat half of it. I can carry a third.'],
    },
    {
      role: '[flat-sharing nursing student|cello student|trainee joiner]',
      ages: [19, 29],
      goals: ['Split one box four ways, fairly', 'Find out what that [knobbly|purple] thing is'],
      pains: ['Somebody always forgets whose Thursday it is', 'Recipes that ask for [six|eight] other things'],
      quotes: ['What is it, can we eat it raw, who’s fetching it?'],
    },
    {
      role: '[collection-point host|fire-station clerk|dental receptionist] and host',
      ages: [31, 67],
      goals: ['Know how many boxes will be left [over|standing]', 'Get the hallway back by seven'],
      pains: ['Strangers ringing after eight', 'Unfetched boxes, and nobody to ask'],
      quotes: ['I said yes to boxes. I didn’t say yes to lettuces at nine.'],
    },
  ],
  people: [
    {
      role: 'grower and founder',
      wants: ['members who stay [through the winter|from December to April]', 'the field to decide what is in the box'],
    },
    { role: 'packing lead', wants: ['one list, final on Tuesday [noon|night]', 'no more than three sizes of box'] },
    {
      role: 'member of the [advisory circle|members’ council]',
      wants: ['a say in what is grown', 'prices that a cleaner can pay'],
    },
    {
      role: 'driver and route planner',
      wants: ['{points} stops in one morning', 'a call before, not after, somebody is ill'],
    },
  ],
  usps: [
    {
      title: '[Picked that morning|Out of the ground today]',
      text: 'What is in the box on Thursday was in the [earth|ground] on Wednesday [night|evening]; no shop in {town} can say so.',
    },
    {
      title: '[A share, not an order|Good years and bad]',
      text: 'Members pay the same {price} in a wet year and a good one, and get [what there is|the difference in courgettes].',
    },
    {
      title: '{kinds} kinds',
      text: 'The farm grows {kinds} kinds because the soil [wants|needs] it; the box shows all of them in a year.',
    },
    {
      title: '[Neighbours hand it over|{points} doorsteps]',
      text: '{points} people lend a hallway or a garage, so [the last mile is a walk|nobody drives the last mile].',
    },
    {
      title: 'Take and leave',
      text: 'A crate at each point: leave what you [dislike|will not eat], take what somebody else left.',
    },
  ],
  features: [
    {
      id: 'coming',
      title: '[What’s coming|Thursday’s box|From the field]',
      text: 'The next box as far as it is known, sure and [probable|hoped for] kept apart. || What will be in it on Thursday, [growing surer|firmer] day by day.',
      check:
        'Sunday’s, Tuesday’s and Wednesday’s state of the same box, side by side || One box shown on [three|four] days, each with what has become certain',
      on: 0,
    },
    {
      id: 'skip',
      title: '[Not this week|Skip or lend]',
      text: 'A week off, or the box passed on to a name on the list. || Pausing until the van is loaded, by giving the box to [someone|a person] who wants one.',
      check:
        'A pause before and after the [deadline|Tuesday cut-off], each in two taps || Late pause: who gets the box, [who pays|what it costs], said in one sentence',
      on: 0,
    },
    {
      id: 'swap',
      title: '[Swap two|Never again celeriac]',
      text: 'Two things may be [exchanged|swapped]; the field sets the limits. || Up to two swaps a week out of what is [plentiful|in glut].',
      check:
        'Swap with [three|four] choices, one of them gone while looking || The moment a swap runs out: message under 90 characters',
      on: 0,
    },
    {
      id: 'cook',
      title: '[Use it up|What is it?]',
      text: 'One dish per [odd|unknown] vegetable, from five things in any [cupboard|kitchen]. || Names the strange root and offers [one|a single] supper.',
      check:
        'Dish for one and for five people, [five|six] ingredients at most || A vegetable nobody knows: name, drawing and one dish on one screen',
      on: 0,
    },
    {
      id: 'half',
      title: '[Share a box|Half each]',
      text: 'Two to four households on one box, [taking turns|in turn], without a treasurer. || Divides [box, cost and fetching|cost and walks] among flats.',
      check:
        'A box for four over [four|six] weeks: who fetches, who pays, one [absent|away] || Turns of three households, drawn with a missed turn',
      on: 0,
    },
    {
      id: 'point',
      title: '[Doorstep list|The host’s list]',
      text: 'Who has fetched, who has not, and who may be [rung|called]. || Names of the evening at one collection point, [ticked|crossed off] by the members themselves.',
      check:
        '[34|28] names at 18:30, six of them missing, on a phone in a hallway || The list printed on A5 and on screen, with the same six names missing',
      on: 1,
    },
    {
      id: 'pack',
      title: '[Packing table|Bench list]',
      text: 'What goes into which size, [large|legible] enough for the barn. || Boxes by size and route, [counting down|shrinking] while they are packed.',
      check:
        'Numbers readable from three metres, [gloves|wet gloves] on || A crop falls short by {points} boxes at 05:40: what changes on the bench',
      on: 1,
    },
    {
      id: 'short',
      title: '[The field says no|Crop down]',
      text: 'One entry in the field changes box, bench and message. || Drought, slugs, a broken pump: [said once|entered once], seen everywhere.',
      check:
        'From “slugs” to the corrected box in at most [four|five] steps || Message to members about a lost crop in under 200 characters',
      on: 1,
    },
    {
      id: 'year',
      title: '[Round the year|The year in boxes]',
      text: 'Twelve months of boxes, so that April [surprises|shocks] nobody. || What a January box looks like, before anyone [joins|signs].',
      check: 'All twelve months on one screen at 390 px || The [thinnest|hungriest] month shown before the price',
      on: 0,
    },
  ],
  surfaces: [
    {
      name: '[For the household|Members’ side|In the kitchen]',
      format: '[Phone, 390 px wide, in a kitchen|A phone at 390 px, one hand busy]',
      states: 'first week, paused, [and box not fetched|crop lost and nothing to swap]',
    },
    {
      name: '[In the barn|Packing side|Farm side]',
      format: '[Tablet in a plastic sleeve|Old tablet on a nail], read standing',
      states: '[short crop|crop short], route changed and no connection',
    },
  ],
  constraints: [
    {
      type: 'content',
      text: 'What is in a box is [known|certain] on Tuesday [night|evening], not before.',
      effect: 'Sure and hoped-for must look [different|unlike] even in black and white.',
    },
    {
      type: 'people',
      text: '{hands} people [sow, weed, pack|grow and pack], and each is in the field until [four|five].',
      effect: 'Anything they enter takes [two|three] taps, outside, in [rain|sun].',
    },
    {
      type: 'money',
      text: 'Card fees would eat [the carrots|a twentieth of the box]; members pay by standing order of {price} a week.',
      effect: 'No basket and no checkout; [changes|swaps] are settled in vegetables.',
    },
    {
      type: 'technical',
      text: 'There is no [coverage|signal] in the barn and [one|a single] bar at the gate.',
      effect: 'Lists [load|are fetched] the evening before and keep working [offline|without a net].',
    },
    {
      type: 'legal',
      text: 'The organic seal may stand [only on what was inspected|beside inspected crops only].',
      effect: 'Crops in their second year [need|carry] a different word, not a paler seal.',
    },
    {
      type: 'brand',
      text: 'The boxes are [old apple crates|green and stencilled]; {p0} bought [two|three] thousand.',
      effect: 'Their stencil is the [logo|only mark]; design for one colour on wood.',
    },
  ],
  nonGoals: [
    { text: 'Delivery to the door' },
    { text: 'A shop with single vegetables' },
    { text: 'Recipes by the hundred' },
    { text: 'Wholesale to restaurants' },
    { text: 'Sharing a box between households', bars: ['half'] },
    { text: 'Gift vouchers' },
  ],
  tensions: [
    {
      of: [0, 2],
      a: '{p0} lets the field decide and [wants|would like] as few swaps as possible.',
      b: '{p2} speaks for members who [leave|cancel] because they cannot choose.',
      where: 'On the swap screen: how many, until when, and [is it easy to find|where does it stand]?',
    },
    {
      of: [1, 2],
      a: '{p1} needs the last word on Tuesday at noon, or [the bench stands still|nobody packs in time].',
      b: '{p2} learns the shift plan on Wednesday, like [many|half of the] members.',
      where: 'At the cut-off for pausing, in the message that [says|has to say] “too late”.',
    },
  ],
  unknowns: [
    'Whether people leave because of the vegetables or because of the [collecting|fetching]',
    'Whether anyone reads the letter in the box',
    'How much is thrown away [unseen|at home] in a week like any other',
    'What hosts would do with unfetched boxes if they [were free to|could] choose',
    'Whether two swaps make people happier or just [pickier|choosier]',
  ],
  twists: [
    'Hail in {summer}: for five weeks the box will hold a third. {p0f} will not [lower|change] the price, as agreed. Design the five weeks so that [people|members] stay.',
    'The [town|council] offers {p0f} a contract for school kitchens, {hectares} crates a day, at the members’ cost in bad weeks. What do members see, and when?',
    'Four of the {points} hosts give up in a month. {p3f} proposes two lockers by the station. Does the neighbourly part [survive|matter]? Show both.',
  ],
  objects: [
    'stencilled apple crates',
    'seed packets in a drawer',
    'wet string and labels',
    'rows seen from the field’s end',
    'hanging scales',
    'muddy gloves on a line',
  ],
  moments: [
    'in a kitchen at six with the fridge open',
    'on a bicycle in front of a garage',
    'in a barn with wet gloves',
    'in the corridor of a ward',
  ],
  samples: [
    'Sure: leeks, carrots. Hoped for: spinach.',
    'Skip Thursday? Somebody wants your box.',
    'This is kohlrabi. Peel it, slice it, salt.',
  ],
  troubles: [
    {
      id: 'winter-leavers',
      titles: [
        'The hungry months at {org}',
        '{left}% leave {org} before spring',
        'Love turnips till April: {org}, {town}',
        'A box worth fetching in {winter}: {org}',
      ],
      n: { left: [28, 43], leftTo: [14, 19], skip: [9, 16], skipTo: [4, 6], cost: { eur: [9000, 24000] } },
      problem: [
        'Between December and April {left}% of members leave. Each [spring|year] {p0f} has to find them again, which [costs|takes] {cost} and two months of evenings.',
        'Summer boxes are photographed, winter boxes are [cancelled|given up]: {left}% of members go before the first spinach, and the farm is {cost} short just when seed is bought.',
      ],
      ask: [
        'Find out what would [make|keep] a winter box [worth having|welcome], and show members what they are part of when little grows.',
        'The wish is for people who stay because they know what is coming, not because [leaving|cancelling] is hard.',
      ],
      situation: [
        'A letter lies in each box; [half|most] of them come back unread, as lining. Swaps are made by hand from the crate at each point. A [recipe club|cooking evening] drew nine people.',
        'Members write e-mails, about {skip} a day, to pause or complain. {p1f} answers between [packing and loading|two pallets]. Pausing closes on Tuesday; most people know their week on Wednesday.',
      ],
      whyNow: [
        {
          kind: 'rival',
          text: 'A supermarket starts a “local box” in {due}, cheaper by a third and without [turnips|mud].',
        },
        {
          kind: 'money',
          text: 'The bank [lends|will lend] for a cold store if winter members hold; it looks at the figures of {due}.',
        },
        {
          kind: 'loss',
          text: 'Last winter was the worst so far, and the lease for the lower field must be [signed|renewed] in {due}.',
        },
      ],
      goals: [
        {
          text: 'Halve winter leaving, from {left}% to {leftTo}% of members, {by}. || Keep more members through winter: {leftTo}% leaving instead of {left}%, {by}.',
          measure: {
            metric: 'Members who leave, December to April',
            base: '{left}%',
            target: '{leftTo}%',
            how: 'Standing orders ended, counted by {p0f} each [month|first Monday] || Members on the Thursday list in December against April',
          },
        },
        {
          text: 'Bring e-mails about pausing from {skip} a day to {skipTo} {by2}. || Have {skipTo} messages a day about weeks off {by2}, where there are {skip} now.',
          measure: {
            metric: 'E-mails about pausing',
            base: '{skip} a day',
            target: '{skipTo} a day',
            how: 'Inbox counted in two weeks of [{now}|{due}] || {p1f}’s inbox, sorted on Fridays',
          },
        },
        { text: 'Let a pause be possible until the van is loaded, without costing the farm a box.' },
        { text: 'Say in {winter} what {winter} is like: [nothing|no picture] from another month.' },
      ],
      core: ['coming:0', 'skip:1', 'swap:0'],
      more: ['cook:0', 'year:3', 'half:0', 'pack:2', 'short:2', 'point:2'],
    },
    {
      id: 'left-standing',
      titles: [
        '{stand} boxes nobody fetched, {org}',
        'The hallway at nine: {org} and its hosts',
        'Who has my box? {org}, {district}',
        '{points} doorsteps for {org}',
      ],
      n: { stand: [19, 41], standTo: [5, 9], hosts: [4, 7], calls: [24, 46], callsTo: [6, 11] },
      problem: [
        '{stand} boxes a week are left standing in other people’s hallways. {hosts:w} of {points} hosts have given up this year, and [nobody|no one] knows who fetched what.',
        'On Thursdays {stand} boxes stay where they were put down. The hosts ring, {calls} times in an evening all told, and {hosts:w} have had enough.',
      ],
      ask: [
        'Make the last [twenty metres|doorstep] easy for hosts who do it for [love|a bag of potatoes], and for members who simply forget.',
        'The task is the evening between five and nine: who comes, who cannot, and what becomes of the box.',
      ],
      situation: [
        'A printed list hangs at each point; members [tick|cross off] their names, or somebody else’s. Messages go round in {points} chat groups that {p3f} has muted.',
        'If a box is left, the host waits, rings {p3f}, and in the end eats the lettuce. A reminder at noon was tried and helped for [three|two] weeks.',
      ],
      whyNow: [
        { kind: 'people', text: 'The host of the largest point, {boxes} boxes a month in one garage, stops in {due}.' },
        {
          kind: 'growth',
          text: 'A second town joins in {due} with nine new [doorsteps|points], and hosts who have never done it.',
        },
        { kind: 'complaint', text: 'A landlord has forbidden boxes on the stairs from {due}; others may follow.' },
      ],
      goals: [
        {
          text: 'Bring boxes left standing from {stand} down to {standTo} a week {by}. || {standTo} boxes a week left over instead of {stand}, {by}.',
          measure: {
            metric: 'Boxes left standing',
            base: '{stand} a week',
            target: '{standTo} a week',
            how: 'Hosts’ count at nine on Thursdays || What comes back on Friday’s van, counted by {p3f}',
          },
        },
        {
          text: 'Cut calls on a Thursday evening from {calls} to {callsTo} {by2}. || Thursday evenings with {callsTo} calls, not {calls}, {by2}.',
          measure: {
            metric: 'Calls on Thursday evening',
            base: '{calls}',
            target: '{callsTo}',
            how: 'Farm telephone, four Thursdays [running|in a row] || Call list of {p3f}, one month',
          },
        },
        { text: 'Let a host close the door at seven with a good conscience.' },
        { text: 'Give every box a second chance before it is [compost|wasted].' },
      ],
      core: ['point:1', 'skip:0', 'half:0'],
      more: ['coming:0', 'pack:1', 'cook:3', 'swap:3', 'short:1'],
    },
  ],
};
