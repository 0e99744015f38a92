import { saltmarsh } from './saltmarsh.ts';
import type { SampleDesign } from './sample-design.ts';

export const sampleDesigns: SampleDesign[] = [saltmarsh];
