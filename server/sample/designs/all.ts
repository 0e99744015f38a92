import { abra } from './abra.ts';
import { breaker } from './breaker.ts';
import { brine } from './brine.ts';
import { fieldNotes } from './field-notes.ts';
import { fiveCalls } from './five-calls.ts';
import { fjellAndFern } from './fjell-and-fern.ts';
import { grainWatch } from './grain-watch.ts';
import { halden } from './halden.ts';
import { halm } from './halm.ts';
import { kelle } from './kelle.ts';
import { kestrelHill } from './kestrel-hill.ts';
import { lastSeen } from './last-seen.ts';
import { loudr } from './loudr.ts';
import { mastAtDusk } from './mast-at-dusk.ts';
import { nightlines } from './nightlines.ts';
import { oneOnion } from './one-onion.ts';
import { oneSentence } from './one-sentence.ts';
import { otterling } from './otterling.ts';
import { pocket } from './pocket.ts';
import { quietCard } from './quiet-card.ts';
import { rastsattel } from './rastsattel.ts';
import { saltmarsh } from './saltmarsh.ts';
import type { SampleDesign } from './sample-design.ts';
import { sixKilometres } from './six-kilometres.ts';
import { slackWater } from './slack-water.ts';
import { tide } from './tide.ts';
import { udoku } from './udoku.ts';
import { weekSix } from './week-six.ts';
import { wellrota } from './wellrota.ts';

/** Newest first, as the showcase shows them: a new installation draws its first page first. */
export const sampleDesigns: SampleDesign[] = [
  nightlines,
  saltmarsh,
  lastSeen,
  halden,
  weekSix,
  mastAtDusk,
  abra,
  tide,
  oneSentence,
  fiveCalls,
  breaker,
  grainWatch,
  kelle,
  fieldNotes,
  quietCard,
  udoku,
  halm,
  sixKilometres,
  pocket,
  oneOnion,
  rastsattel,
  kestrelHill,
  slackWater,
  otterling,
  brine,
  fjellAndFern,
  wellrota,
  loudr,
];
