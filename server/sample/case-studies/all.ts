import { brineStory } from './brine.ts';
import { grainWatchStory } from './grain-watch.ts';
import { halmStory } from './halm.ts';
import { otterlingStory } from './otterling.ts';
import { rastsattelStory } from './rastsattel.ts';
import { saltmarshStory } from './saltmarsh.ts';
import type { Story } from './story.ts';
import { wellrotaStory } from './wellrota.ts';

/** By the slug of the sample design. */
export const stories: Readonly<Record<string, Story>> = {
  saltmarsh: saltmarshStory,
  'grain-watch': grainWatchStory,
  halm: halmStory,
  rastsattel: rastsattelStory,
  otterling: otterlingStory,
  brine: brineStory,
  wellrota: wellrotaStory,
};
