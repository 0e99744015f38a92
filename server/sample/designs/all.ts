import { corrant } from './corrant.ts';
import { fieldNotes } from './field-notes.ts';
import { fjellAndFern } from './fjell-and-fern.ts';
import { halden } from './halden.ts';
import { loudr } from './loudr.ts';
import { maisonOrle } from './maison-orle.ts';
import { nightlines } from './nightlines.ts';
import { noxLab } from './nox-lab.ts';
import { orbitSchool } from './orbit-school.ts';
import { pocket } from './pocket.ts';
import { saltmarsh } from './saltmarsh.ts';
import type { SampleDesign } from './sample-design.ts';
import { tide } from './tide.ts';

/** Newest first, as the showcase shows them: a new installation draws its first page first. */
export const sampleDesigns: SampleDesign[] = [
  nightlines,
  saltmarsh,
  halden,
  tide,
  fieldNotes,
  pocket,
  orbitSchool,
  maisonOrle,
  fjellAndFern,
  loudr,
  noxLab,
  corrant,
];
