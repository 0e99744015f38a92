import { fieldNotes } from './field-notes.ts';
import { halden } from './halden.ts';
import { maisonOrle } from './maison-orle.ts';
import { saltmarsh } from './saltmarsh.ts';
import type { SampleDesign } from './sample-design.ts';
import { tide } from './tide.ts';

export const sampleDesigns: SampleDesign[] = [saltmarsh, halden, tide, fieldNotes, maisonOrle];
